//! Commands: what the buttons and fields of a panel do.
//!
//! A command is written into an HTML attribute, and parsed when the user acts on the element: `take:3`, or `box:0 4`
//! with two values. A text that cannot be parsed is logged as an error and does nothing else, see
//! [`crate::panel::Panel`].

use std::fmt::{self, Display, Formatter};
use std::str::{FromStr, Split};

/// A command of a panel; [`commands!`](crate::commands) declares an enum of them.
pub trait Command: Display + FromStr + 'static {
    /// The default id of the element that has the command: `take-3`.
    fn id(&self) -> String {
        self.to_string().replace([':', ' '], "-")
    }
}

/// The error for a text that is not a command of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownCommand;

/// The commands of a panel without commands.
#[derive(Clone, Copy, Debug)]
pub enum Nothing {}

impl Display for Nothing {
    fn fmt(&self, _: &mut Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Nothing {
    type Err = UnknownCommand;

    fn from_str(_: &str) -> Result<Nothing, UnknownCommand> {
        Err(UnknownCommand)
    }
}

impl Command for Nothing {}

/// Writes a command: its word, and its values.
pub fn write(f: &mut Formatter<'_>, word: &str, values: &[&dyn Display]) -> fmt::Result {
    f.write_str(word)?;
    for (place, value) in values.iter().enumerate() {
        write!(f, "{}{value}", if place == 0 { ':' } else { ' ' })?;
    }
    Ok(())
}

/// The values of a command that is being parsed, in order.
pub struct Values<'a>(Option<Split<'a, char>>);

/// Splits a text into the word of a command and its values.
pub fn split(text: &str) -> (&str, Values<'_>) {
    match text.split_once(':') {
        Some((word, values)) => (word, Values(Some(values.split(' ')))),
        None => (text, Values(None)),
    }
}

impl Values<'_> {
    /// Parses the next value.
    pub fn read<T: FromStr>(&mut self) -> Result<T, UnknownCommand> {
        self.0.as_mut().and_then(Iterator::next).and_then(|value| value.parse().ok()).ok_or(UnknownCommand)
    }

    /// Checks that all values have been parsed.
    pub fn end(mut self) -> Result<(), UnknownCommand> {
        match self.0.as_mut().and_then(Iterator::next) {
            Some(_) => Err(UnknownCommand),
            None => Ok(()),
        }
    }
}

/// Declares the commands of a panel: an enum that can be written as text and parsed. Each command has a word, and may
/// have values. A value implements `Display` and `FromStr`, and its text contains no space.
///
/// ```
/// use page_kit::command::Command;
///
/// page_kit::commands! {
///     /// Commands of the cards on display.
///     enum DisplayCommand {
///         /// Takes a card.
///         Take(card: u8) = "take",
///         Undo = "undo",
///     }
/// }
/// assert_eq!(DisplayCommand::Take(3).to_string(), "take:3");
/// assert_eq!(DisplayCommand::Take(3).id(), "take-3");
/// assert_eq!("undo".parse(), Ok(DisplayCommand::Undo));
/// assert!("take".parse::<DisplayCommand>().is_err());
/// ```
#[macro_export]
macro_rules! commands {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident {
            $($(#[$what:meta])* $variant:ident $(($($value:ident: $type:ty),+))? = $word:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug)]
        $visible enum $name {
            $($(#[$what])* $variant $(($($type),+))?),+
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant $(($($value),+))? => {
                        $crate::command::write(f, $word, &[$($($value as &dyn ::std::fmt::Display),+)?])
                    })+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::command::UnknownCommand;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                #[allow(unused_mut, reason = "not every enum has a command with values")]
                let (word, mut values) = $crate::command::split(text);
                let command = match word {
                    $($word => Self::$variant $(($(values.read::<$type>()?),+))?,)+
                    _ => return Err($crate::command::UnknownCommand),
                };
                values.end().map(|()| command)
            }
        }

        impl $crate::command::Command for $name {}
    };
}

/// Makes types with a `name` and a constructor `named` usable as values of commands.
#[macro_export]
macro_rules! named_values {
    ($($type:ty),+) => {
        $(
            impl ::std::fmt::Display for $type {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    f.write_str(self.name())
                }
            }

            impl ::std::str::FromStr for $type {
                type Err = $crate::command::UnknownCommand;

                fn from_str(name: &str) -> ::std::result::Result<Self, Self::Err> {
                    Self::named(name).ok_or($crate::command::UnknownCommand)
                }
            }
        )+
    };
}

#[cfg(test)]
mod tests {
    use super::Command;

    commands! {
        enum Example {
            Take(card: u8) = "take",
            Mark(seat: u8, line: String) = "mark",
            Undo = "undo",
        }
    }

    #[test]
    fn commands_round_trip_through_text() {
        for command in [Example::Take(3), Example::Mark(0, "b2".to_owned()), Example::Undo] {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
        assert_eq!(Example::Mark(1, "a".to_owned()).to_string(), "mark:1 a");
        assert_eq!(Example::Mark(1, "a".to_owned()).id(), "mark-1-a");
    }

    #[test]
    fn other_texts_are_rejected() {
        for text in ["", "take", "take:", "take:x", "take:1 2", "take:256", "mark:1", "undo:", "undo:1", "Undo", "redo"]
        {
            assert!(text.parse::<Example>().is_err(), "{text:?}");
        }
    }
}
