//! Processor time of processes, in user and system mode.

use std::fs;

/// The ticks of a second in `/proc`: 100 on all Linux systems that we know.
const TICKS: f64 = 100.0;

/// The fields of a process after its name, which is in parentheses and may contain spaces.
fn fields(pid: u32) -> Result<Vec<f64>, String> {
    let file = format!("/proc/{pid}/stat");
    let text = fs::read_to_string(&file).map_err(|bad| format!("{file}: {bad}"))?;
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    // The first one, the state, is a letter.
    Ok(fields.map(|field| field.parse().unwrap_or(0.0)).collect())
}

fn sum(pid: u32, indexes: &[usize]) -> Result<f64, String> {
    let fields = fields(pid)?;
    let ticks = indexes.iter().map(|index| fields.get(*index).copied()).sum::<Option<f64>>();
    ticks.map(|ticks| ticks / TICKS).ok_or_else(|| format!("/proc/{pid}/stat has another form"))
}

/// The seconds that a process has used.
pub fn seconds(pid: u32) -> Result<f64, String> {
    sum(pid, &[11, 12])
}

/// The seconds that a process has used, with those of its children, also of children that have ended.
pub fn seconds_with_children(pid: u32) -> Result<f64, String> {
    let file = format!("/proc/{pid}/task/{pid}/children");
    let children = fs::read_to_string(&file).map_err(|bad| format!("{file}: {bad}"))?;
    let children = children.split_whitespace().filter_map(|child| child.parse().ok());
    // A child that ends in this moment is one of those that have ended.
    let running: f64 = children.map(|child| seconds(child).unwrap_or(0.0)).sum();
    Ok(running + sum(pid, &[11, 12, 13, 14])?)
}
