//! Runs the built program, as a person or a script would, and checks its output.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The program, set to run in the repository's root.
pub fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_portolan"));
    program.current_dir(root()).stdin(Stdio::null());
    program
}

/// The repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The output of the program and its exit status.
#[derive(PartialEq, Eq, Debug)]
pub struct Output {
    pub status: i32,
    pub out: String,
    pub err: String,
}

/// Runs the program without any input.
#[track_caller]
pub fn portolan<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Output {
    portolan_reading(args, b"")
}

/// Runs the program with this on its stdin.
#[track_caller]
pub fn portolan_reading<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>, input: &[u8]) -> Output {
    let piped = Stdio::piped;
    let mut child = program().args(args).stdin(piped()).stdout(piped()).stderr(piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // Writes in parallel with the reading, so that neither pipe fills up. A program that refuses its arguments does
        // not read.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap()
    });
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program speaks UTF-8");
    let output = Output {
        status: output.status.code().expect("no signal ended it"),
        out: text(output.stdout),
        err: text(output.stderr),
    };
    assert!(!output.err.contains("panicked"), "{}", output.err);
    output
}

/// Runs the program with arguments as typed, separated by blanks.
#[track_caller]
pub fn typed(command: &str) -> Output {
    portolan(command.split_whitespace())
}

impl Output {
    /// Asserts success with an empty stderr. Returns stdout.
    #[track_caller]
    pub fn fine(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "after printing:\n{}", self.out);
        self.out
    }

    /// Asserts success, and that every line is a JSON object.
    #[track_caller]
    pub fn json(self) -> Vec<Value> {
        json_lines(&self.fine())
    }

    /// Asserts that the program refused: exit status 2, no output, one line on stderr. Returns the line without the
    /// program's name.
    #[track_caller]
    pub fn complaint(self) -> String {
        assert_eq!((self.status, self.out.as_str()), (2, ""), "{}", self.err);
        let line = self.err.strip_suffix('\n').expect("the line ends with a line break");
        assert!(!line.contains(char::is_control), "one line: {line:?}");
        line.strip_prefix("portolan: ").unwrap_or_else(|| panic!("the program's name is missing: {line}")).to_owned()
    }
}

/// Parses lines that must each be a JSON object.
#[track_caller]
pub fn json_lines(text: &str) -> Vec<Value> {
    assert!(text.is_empty() || text.ends_with('\n'), "the last line ends with a line break");
    let object = |line: &str| {
        let value: Value = serde_json::from_str(line).unwrap_or_else(|bad| panic!("{bad}: {line}"));
        assert!(value.is_object(), "{line}");
        value
    };
    text.lines().map(object).collect()
}

/// Asserts that an object has exactly these keys.
#[track_caller]
pub fn has_keys(object: &Value, keys: &[&str]) {
    let found: BTreeSet<&str> = object.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(found, keys.iter().copied().collect(), "{object}");
}

/// Runs `score` or `legal` of a game with one form per line.
#[track_caller]
pub fn ask(command: &str, game: &str, input: impl AsRef<[u8]>) -> Output {
    portolan_reading([command, game], input.as_ref())
}

/// The only answer to one valid form.
#[track_caller]
pub fn answer(command: &str, game: &str, form: Value) -> Value {
    let mut answers = ask(command, game, format!("{form}\n")).json();
    assert_eq!(answers.len(), 1);
    answers.remove(0)
}

/// The error of one bad form. Asserts that it is answered in place, with exit status 1.
#[track_caller]
pub fn error(command: &str, game: &str, form: &str) -> String {
    let output = ask(command, game, form);
    assert_eq!((output.status, output.err.as_str()), (1, ""), "{}", output.out);
    let answers = json_lines(&output.out);
    assert_eq!(answers.len(), 1);
    has_keys(&answers[0], &["error"]);
    answers[0]["error"].as_str().unwrap().to_owned()
}

/// An empty directory for one test.
pub fn scratch(test: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if dir.exists() {
        std::fs::remove_dir_all(&dir).unwrap();
    }
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

/// Writes a file and returns its path.
pub fn file(dir: &Path, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = dir.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, content).unwrap();
    path
}
