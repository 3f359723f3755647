//! Finds a compiler for WebAssembly and compiles the page's crates with it.
//!
//! The compiler is rustup's if that is installed or can be fetched, else Debian's, which brings the standard library as
//! source. Each has its own target directory, so that neither rebuilds after the other.

use std::path::{Path, PathBuf};

use crate::step::{Step, cargo, root};

/// The crates of the page: its modules, and the crates that they share.
const CRATES: [&str; 18] = [
    "--package",
    "web",
    "--package",
    "web-online",
    "--package",
    "web-lobby",
    "--package",
    "web-library",
    "--package",
    "page",
    "--package",
    "online",
    "--package",
    "library",
    "--package",
    "page-kit",
    "--package",
    "web-worker",
];

/// The modules that are compiled for size: the three of which everybody loads one, and the one that is loaded on demand.
const SMALL: [&str; 4] = ["web", "web-online", "web-lobby", "web-library"];
/// The module that is compiled for speed.
const FAST: &str = "web-worker";

/// Seeds are hashed once a game, so the page takes the smaller code for it.
const SMALL_SHA2: &str = "--cfg=sha2_backend_soft=\"compact\"";

/// What users do not download: the places of panics in our sources, and the text of values in messages for developers.
/// A panic still has its message, which a report shows. The quick build keeps both. These flags are unstable, but they
/// change no behaviour; `RUSTC_BOOTSTRAP` makes any compiler accept them.
const LEAVE_OUT: [&str; 2] = ["-Zlocation-detail=none", "-Zfmt-debug=none"];

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler for the browsers it ships, its cargo, the library's source and a linker.
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];

/// How the page is compiled.
#[derive(Clone, Copy, Eq, PartialEq)]
pub enum Profile {
    /// Small: for users.
    Small,
    /// Quick to build, for development.
    Quick,
}

impl Profile {
    /// Its name in `Cargo.toml`.
    fn name(self) -> &'static str {
        match self {
            Profile::Small => "web",
            Profile::Quick => "web-dev",
        }
    }

    /// The profile of the module that is compiled for speed. The quick profile has exceptions for the crates that
    /// think.
    fn fast_name(self) -> &'static str {
        match self {
            Profile::Small => "web-fast",
            Profile::Quick => "web-dev",
        }
    }
}

/// A compiler for WebAssembly.
#[derive(Clone, Copy)]
pub enum Compiler {
    /// The compiler of this program, with rustup's library.
    Ours,
    /// Debian's.
    Debian,
}

impl Compiler {
    /// Finds a compiler; installs one if there is none.
    pub fn find() -> Result<Compiler, String> {
        if has_library() {
            return Ok(Compiler::Ours);
        }
        if Step::new("rustup").args(&["target", "add", TARGET]).run().is_ok() && has_library() {
            return Ok(Compiler::Ours);
        }
        if debian_packages() {
            return Ok(Compiler::Debian);
        }
        let packages = DEBIAN_PACKAGES.join(" ");
        Err(format!(
            "there is no compiler for WebAssembly; install one with `rustup target add {TARGET}` \
             or, on Debian, with `apt-get install {packages}`"
        ))
    }

    /// Compiles the page, perhaps with `--features` of its modules. Returns the file of each module.
    pub fn build(self, profile: Profile, features: &[&str]) -> Result<Vec<PathBuf>, String> {
        let small: Vec<&str> = SMALL.iter().flat_map(|module| ["--package", module]).collect();
        let build = |name: &str| match profile {
            Profile::Small => self.cargo_with(&LEAVE_OUT, &["build", "--profile", name]).with("RUSTC_BOOTSTRAP", "1"),
            Profile::Quick => self.cargo(&["build", "--profile", name]),
        };
        if profile.name() == profile.fast_name() {
            build(profile.name()).args(&small).args(&["--package", FAST]).args(features).run()?;
        } else {
            build(profile.name()).args(&small).args(features).run()?;
            build(profile.fast_name()).args(&["--package", FAST]).args(features).run()?;
        }
        let built = root().join(self.target_directory()).join(TARGET);
        let built =
            |module: &str, profile: &str| built.join(profile).join(module.replace('-', "_")).with_extension("wasm");
        let small = SMALL.iter().map(|module| built(module, profile.name()));
        Ok(small.chain([built(FAST, profile.fast_name())]).collect())
    }

    /// Runs clippy on the page's crates. Warnings are errors.
    pub fn lint(self) -> Result<(), String> {
        let clippy = match self {
            Compiler::Ours => self.cargo(&["clippy", "--quiet", "--locked"]),
            // Debian's cargo has no clippy; ours checks the same code for the host.
            Compiler::Debian => cargo(&["clippy", "--quiet", "--locked"]),
        };
        clippy.args(&CRATES).args(&["--", "-D", "warnings"]).run()
    }

    /// Documents the page's crates. Warnings are errors. Does nothing with Debian's cargo, which has no rustdoc.
    pub fn document(self) -> Result<(), String> {
        match self {
            Compiler::Ours => {
                let doc = self.cargo(&["doc", "--no-deps", "--locked"]).args(&CRATES);
                doc.with("RUSTDOCFLAGS", "-D warnings").run()
            }
            Compiler::Debian => Ok(()),
        }
    }

    /// A cargo command for WebAssembly.
    fn cargo(self, args: &[&str]) -> Step {
        self.cargo_with(&[], args)
    }

    /// A cargo command for WebAssembly, with more flags for the compiler.
    fn cargo_with(self, flags: &[&str], args: &[&str]) -> Step {
        let (command, rest) = args.split_first().expect("a cargo command has a name");
        let place = ["--target", TARGET, "--target-dir", self.target_directory()];
        let step = match self {
            Compiler::Ours => Step::new("cargo"),
            Compiler::Debian => Step::new("/usr/bin/cargo")
                .with("RUSTC", "/usr/bin/rustc")
                .with("RUSTC_BOOTSTRAP", "1")
                .with("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld")
                .args(&["-Zbuild-std=std,panic_abort"]),
        };
        let more = [SMALL_SHA2].into_iter().chain(flags.iter().copied()).map(str::to_owned);
        let flags: Vec<String> = shorter_paths().into_iter().chain(more).collect();
        let flags = format!("target.{TARGET}.rustflags={flags:?}");
        // `cargo run` points this at the libraries of its own compiler, and another compiler would load them.
        step.without("LD_LIBRARY_PATH").args(&[command]).args(&["--config", &flags]).args(&place).args(rest)
    }

    fn target_directory(self) -> &'static str {
        match self {
            Compiler::Ours => "target/web-build",
            Compiler::Debian => "target/web-build-debian",
        }
    }
}

/// Flags that shorten paths: panic messages contain file paths, so users would download them with the directories of
/// this machine. They are added to those in `.cargo/config.toml`.
fn shorter_paths() -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    let registries = home.and_then(|home| std::fs::read_dir(home.join("registry/src")).ok());
    let mut registries: Vec<_> = registries.into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    // A stable order, or everything would be rebuilt.
    registries.sort();
    registries.iter().map(|place| format!("--remap-path-prefix={}=", place.display())).collect()
}

/// Whether the compiler has a standard library for WebAssembly.
fn has_library() -> bool {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let asked = Step::new(&rustc).args(&["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|(directory, _)| Path::new(directory.trim()).is_dir())
}

/// Installs Debian's packages if they are missing. Returns whether they are installed.
fn debian_packages() -> bool {
    let there = || Step::new("dpkg").args(&["--status"]).args(&DEBIAN_PACKAGES).output().is_ok();
    if there() {
        return true;
    }
    let install = ["install", "-y", "--no-install-recommends"];
    Step::new("apt-get").args(&["update", "-qq"]).run().is_ok()
        && Step::new("apt-get").args(&install).args(&DEBIAN_PACKAGES).run().is_ok()
        && there()
}
