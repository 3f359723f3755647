//! Evaluates a run of the browser's stories.
//!
//! A story that fails is run once more in a fresh browser. If it then passes it is *unsteady*: the run passes and names
//! it. A strict run fails instead.

use std::collections::BTreeMap;

/// With more failures than this, something is broken and no story is run again.
const FEW: usize = 8;

/// A story that failed, and why.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Failure {
    pub name: String,
    pub why: String,
}

/// The verdict on a first run.
#[derive(Debug, Eq, PartialEq)]
pub enum Verdict {
    /// All stories passed.
    Passed,
    /// These stories failed and are run again.
    Again(Vec<Failure>),
    /// No story was run: none has a name that was asked for.
    NoStory,
    /// Too many stories failed to run them again, or the run itself did not finish.
    Broken(String),
}

/// The verdict on the output of `cargo test` and on whether it succeeded.
pub fn verdict(output: &str, succeeded: bool) -> Verdict {
    let failures = failures(output);
    match failures.len() {
        0 if succeeded && !has_run(output) => Verdict::NoStory,
        0 if succeeded => Verdict::Passed,
        0 => Verdict::Broken("the browser tests did not finish".to_owned()),
        1..=FEW => Verdict::Again(failures),
        many => Verdict::Broken(format!("{many} browser tests failed:{}", list(&failures))),
    }
}

/// Whether any test was run. A line such as `running 3 tests` begins each test program.
fn has_run(output: &str) -> bool {
    let counts = output.lines().filter_map(|line| line.strip_prefix("running ")?.split_once(" test"));
    counts.into_iter().any(|(count, _)| count != "0")
}

/// The tests that failed, in the order in which they ended.
fn failures(output: &str) -> Vec<Failure> {
    let failed = output.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
    failed.map(|name| Failure { name: name.to_owned(), why: why(output, name) }).collect()
}

/// Why a test failed: the message of its panic, which libtest prints below a heading with its name.
fn why(output: &str, name: &str) -> String {
    let heading = format!("---- {name} stdout ----");
    let section = output.lines().skip_while(|line| **line != *heading).skip(1);
    let section = section.take_while(|line| !line.starts_with("---- ") && *line != "failures:");
    let message = section.skip_while(|line| !line.contains(" panicked at ")).skip(1);
    let message: Vec<&str> =
        message.take_while(|line| !line.is_empty() && !line.starts_with("note: ")).take(6).collect();
    if message.is_empty() { "no message".to_owned() } else { message.join("\n") }
}

/// Whether a test was run and passed.
pub fn has_passed(output: &str, name: &str) -> bool {
    output.lines().any(|line| line.strip_prefix("test ").and_then(|rest| rest.strip_suffix(" ... ok")) == Some(name))
}

/// The summary after a second run of the stories that failed; `passed` says of each whether it passed then.
///
/// # Errors
/// A story failed twice, or one was unsteady in a strict run. The error says which.
pub fn after_another_try(failures: &[Failure], passed: &[bool], strict: bool) -> Result<String, String> {
    let (unsteady, broken): (Vec<_>, Vec<_>) = failures.iter().zip(passed).partition(|(_, passed)| **passed);
    let list_of = |stories: Vec<(&Failure, &bool)>, kind: &str| -> String {
        let one = |(story, _): (&Failure, &bool)| {
            format!("{kind}: {}\n    {}\n", story.name, story.why.replace('\n', "\n    "))
        };
        stories.into_iter().map(one).collect()
    };
    let strictly_bad = strict && !unsteady.is_empty();
    let fails = !broken.is_empty() || strictly_bad;
    let summary = list_of(unsteady, "unsteady") + &list_of(broken, "failed twice");
    if fails { Err(format!("browser tests failed\n{summary}")) } else { Ok(summary) }
}

/// The stories that took longest, with their seconds, from lines such as `12.34 games::a_story`. A story may have
/// several lines.
pub fn longest(times: &str, count: usize) -> Vec<(f64, String)> {
    let mut stories = BTreeMap::<&str, f64>::new();
    for (seconds, name) in times.lines().filter_map(|line| line.split_once(' ')) {
        *stories.entry(name).or_default() += seconds.parse::<f64>().unwrap_or_default();
    }
    let mut stories: Vec<(f64, String)> =
        stories.into_iter().map(|(name, seconds)| (seconds, name.to_owned())).collect();
    stories.sort_by(|one, other| other.0.total_cmp(&one.0));
    stories.truncate(count);
    stories
}

fn list(failures: &[Failure]) -> String {
    failures.iter().map(|failure| format!("\n    {}", failure.name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTPUT: &str = "\
running 3 tests
test games::a ... ok
test games::b ... FAILED
test offline::c ... FAILED

failures:

---- games::b stdout ----
the last steps:
  open \"\"

thread 'games::b' (17) panicked at tests/browser/src/page.rs:210:9:
timed out waiting until \"#confirm\" is visible
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace

---- offline::c stdout ----

thread 'offline::c' (18) panicked at tests/browser/src/lib.rs:90:5:
the page complained:
on the console: bad

failures:
    games::b
    offline::c

test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 4.00s
";

    fn failed(names: &[&str]) -> Vec<Failure> {
        names.iter().map(|name| Failure { name: (*name).to_owned(), why: "why".to_owned() }).collect()
    }

    #[test]
    fn failures_are_read_with_their_reasons() {
        let Verdict::Again(failures) = verdict(OUTPUT, false) else { panic!("two failed") };
        assert_eq!(
            failures.iter().map(|failure| failure.name.as_str()).collect::<Vec<_>>(),
            ["games::b", "offline::c"]
        );
        assert_eq!(failures[0].why, "timed out waiting until \"#confirm\" is visible");
        assert_eq!(failures[1].why, "the page complained:\non the console: bad");
    }

    #[test]
    fn without_failures_the_exit_status_counts() {
        let output = "running 1 test\ntest games::a ... ok\n";
        assert_eq!(verdict(output, true), Verdict::Passed);
        assert!(matches!(verdict(output, false), Verdict::Broken(_)));
    }

    #[test]
    fn a_run_without_any_story_has_not_passed() {
        let none = "\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 90 filtered out\n";
        assert_eq!(verdict(&none.repeat(2), true), Verdict::NoStory);
        assert_eq!(verdict(&format!("{none}running 1 test\ntest games::a ... ok\n"), true), Verdict::Passed);
        assert!(matches!(verdict(none, false), Verdict::Broken(_)));
    }

    #[test]
    fn a_test_that_was_not_run_has_not_passed() {
        assert!(has_passed(OUTPUT, "games::a"));
        assert!(!has_passed(OUTPUT, "games::b") && !has_passed(OUTPUT, "games"));
    }

    #[test]
    fn many_failures_are_not_run_again() {
        let output = |count: usize| (0..count).map(|number| format!("test s{number} ... FAILED\n")).collect::<String>();
        assert!(matches!(verdict(&output(FEW), false), Verdict::Again(failures) if failures.len() == FEW));
        assert!(matches!(verdict(&output(FEW + 1), false), Verdict::Broken(_)));
    }

    #[test]
    fn an_unsteady_story_passes_unless_the_run_is_strict() {
        let summary = after_another_try(&failed(&["a"]), &[true], false);
        assert_eq!(summary.as_deref(), Ok("unsteady: a\n    why\n"));
        assert!(after_another_try(&failed(&["a"]), &[true], true).is_err());
    }

    #[test]
    fn a_story_that_fails_twice_fails() {
        let bad = after_another_try(&failed(&["a", "b"]), &[true, false], false).expect_err("b failed twice");
        assert!(bad.contains("unsteady: a") && bad.contains("failed twice: b"), "{bad}");
    }

    #[test]
    fn the_longest_stories_come_first() {
        let times = "1.5 a\n2.0 b\n1.0 a\n0.1 c\n";
        assert_eq!(longest(times, 2), [(2.5, "a".to_owned()), (2.0, "b".to_owned())]);
    }
}
