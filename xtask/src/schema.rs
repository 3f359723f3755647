//! `cargo xtask schema`: compares what the server does with its description in OpenAPI, with calls that schemathesis
//! generates.

use std::fs;
use std::path::Path;

use crate::games;
use crate::step::{Step, cargo, program, root};

/// The folder of the Python packages and of the server that is asked.
const PLACE: &str = "target/schema";
/// The packages, with exact versions.
const LIST: &str = "tests/schema/requirements.txt";
/// How many calls the suite generates for each operation, beside those for every bound of its schema.
const FEW: &str = "8";

/// Builds the program and asks it. Arguments: `--examples N` (100) and `--seed S` (1).
pub fn run(args: &[String]) -> Result<(), String> {
    cargo(&["build", "--quiet", "--locked", "--package", "portolan"]).run()?;
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    compare(&args)
}

/// The short run of the suite, with the program that the tests have built. It sends the same calls every time.
pub fn test() -> Result<(), String> {
    compare(&["--examples", FEW, "--steady"])
}

fn compare(args: &[&str]) -> Result<(), String> {
    packages()?;
    let data = format!("{PLACE}/data");
    let _ = fs::remove_dir_all(root().join(&data));
    let built = games::target().join("debug/portolan");
    let run = Step::new(&python()).args(&["-B", "tests/schema/run.py", "--data", &data]);
    let run = run.args(&["--program", &built.to_string_lossy()]).args(args);
    run.run().map_err(|bad| format!("the server and its description differ, as reported above; {bad}"))
}

/// The Python of the virtual environment.
fn python() -> String {
    format!("{PLACE}/venv/bin/python")
}

/// Installs the Python packages into a virtual environment, exactly as the list says.
fn packages() -> Result<(), String> {
    let (list, place) = (root().join(LIST), root().join(PLACE));
    let installed = place.join("requirements.txt");
    let same = fs::read(&list).ok() == fs::read(&installed).ok();
    if same && root().join(python()).exists() {
        return Ok(());
    }
    environment(&place)?;
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement", LIST];
    Step::new(&python()).args(&install).run()?;
    // Last, so that a partial installation does not pass for a complete one.
    fs::copy(&list, &installed).map(|_| ()).map_err(|bad| format!("{PLACE}: {bad}"))
}

/// Makes an empty virtual environment.
fn environment(place: &Path) -> Result<(), String> {
    program("python3", "python3")?;
    let _ = fs::remove_dir_all(place);
    let venv = format!("{PLACE}/venv");
    let make = || Step::new("python3").args(&["-m", "venv", &venv]);
    if make().output().is_ok() {
        return Ok(());
    }
    // Debian has the module in a package of its own.
    let why = |bad| format!("python3 cannot make a virtual environment; install python3-venv: {bad}");
    Step::new("apt-get").args(&["update", "-qq"]).run().map_err(why)?;
    Step::new("apt-get").args(&["install", "-y", "--no-install-recommends", "python3-venv"]).run().map_err(why)?;
    make().run()
}
