//! The components in the box. The build script generates these tables from `data/1.toml`.

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
