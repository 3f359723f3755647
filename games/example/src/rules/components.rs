//! The things in the box. Every figure comes from `data/1.toml`; the build script makes these tables of it.

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
