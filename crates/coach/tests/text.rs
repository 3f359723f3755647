//! Questions and answers survive writing and reading.

use bots::BotName;
use coach::answer::{AccountMessage, DecisionMessage, HindsightMessage, HintMessage};
use coach::{Answer, Question, Tenths};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use table::Seat;

fn seat() -> impl Strategy<Value = Seat> {
    (0..100u8).prop_map(Seat)
}

fn tenths() -> impl Strategy<Value = Tenths> {
    any::<i32>().prop_map(Tenths)
}

/// A text as a game writes it in one line: no tabs, no line breaks.
fn text() -> impl Strategy<Value = String> {
    "[a-zA-Z0-9äß→ .,()-]{0,24}"
}

fn word() -> impl Strategy<Value = String> {
    "[a-z0-9-]{1,12}"
}

fn question() -> impl Strategy<Value = Question> {
    let bot = (seat(), (0..BotName::ALL.len()).prop_map(|bot| BotName::ALL[bot]));
    let about = "([a-z0-9 {}:]{0,20}\n){0,4}";
    prop_oneof![
        (vec(bot, 0..4), option::of(any::<u64>()), about).prop_map(|(bots, nodes, record)| Question::Bots {
            bots,
            nodes,
            record
        }),
        (seat(), about).prop_map(|(seat, record)| Question::HintAt { seat, record }),
        (word(), any::<u32>(), about).prop_map(|(game, generation, view)| Question::Hint { game, generation, view }),
        (vec(seat(), 0..4), any::<usize>(), about).prop_map(|(seats, from, record)| Question::Analyse {
            seats,
            from,
            record
        }),
    ]
}

fn hint() -> impl Strategy<Value = HintMessage> {
    (tenths(), tenths(), any::<bool>(), vec(text(), 0..4), text(), text(), vec(any::<u32>(), 0..4)).prop_map(
        |(points, lead, clear, actions, steps, why, numbers)| HintMessage {
            points,
            lead,
            clear,
            actions,
            steps,
            why,
            numbers,
        },
    )
}

fn decision() -> impl Strategy<Value = DecisionMessage> {
    let numbers = (tenths(), tenths(), tenths(), tenths());
    (0..10_000usize, seat(), 0..100_000u32, numbers, text(), text()).prop_map(
        |(at, seat, choices, (cost, skill, points, expected), played, best)| DecisionMessage {
            at,
            seat,
            choices,
            cost,
            skill,
            points,
            expected,
            played,
            best,
        },
    )
}

fn answer() -> impl Strategy<Value = Answer> {
    prop_oneof![
        vec((seat(), text()), 0..4).prop_map(Answer::Actions),
        vec(hint(), 0..4).prop_map(Answer::Hints),
        (0..10_000usize, 0..10_000usize).prop_map(|(at, of)| Answer::At(at, of)),
        decision().prop_map(Answer::Judged),
        (seat(), vec(tenths(), 0..5)).prop_map(|(seat, changes)| Answer::Changed(seat, changes)),
        (seat(), [tenths(), tenths(), tenths(), tenths(), tenths()]).prop_map(
            |(seat, [expected, skill, luck, cost, result])| Answer::Account(AccountMessage {
                seat,
                expected,
                skill,
                luck,
                cost,
                result
            })
        ),
        (seat(), any::<i32>(), option::of(any::<i32>()), vec(text(), 0..4)).prop_map(|(seat, total, rating, rows)| {
            Answer::Hindsight(HindsightMessage { seat, total, rating, rows })
        }),
        Just(Answer::Over),
        Just(Answer::Nothing),
    ]
}

proptest! {
    #[test]
    fn a_question_reads_back(question in question()) {
        prop_assert_eq!(Question::read(&question.write()), Some(question));
    }

    #[test]
    fn an_answer_reads_back(answer in answer()) {
        prop_assert_eq!(Answer::read(&answer.write()), Some(answer));
    }
}

#[test]
fn malformed_text_is_not_read() {
    for text in ["bots", "bots -", "bots - 0\n", "hint\n", "hint game\n", "analyse\n", "sing\n"] {
        assert_eq!(Question::read(text), None, "{text}");
    }
    for text in ["judged 1 2", "at 1", "map", "hints 3", "hints\n1\t2\tnearly\t\t\t", "actions\nx go", "sing"] {
        assert_eq!(Answer::read(text), None, "{text}");
    }
}
