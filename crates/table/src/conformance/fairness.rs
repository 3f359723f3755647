//! Checks that events happen as often as their probability predicts.

/// Compares how often an event happened with how often it was expected.
///
/// ```
/// use table::conformance::fairness::Count;
///
/// let mut heads = Count::default();
/// (0..100).for_each(|toss| heads.add(toss % 2 == 0, 0.5));
/// heads.is_fair("a coin");
/// ```
#[derive(Clone, Default, Debug)]
pub struct Count {
    /// How often it happened.
    pub seen: f64,
    /// How often it was expected.
    pub expected: f64,
    /// The variance of the expected count.
    pub variance: f64,
}

/// A limit in standard deviations. A fair count exceeds it once in 150,000 times.
const FAIR: f64 = 4.5;
/// The tolerance for rounding errors in sums of probabilities.
const ROUNDING: f64 = 1e-6;

impl Count {
    /// Adds one observation: whether the event happened, and its probability.
    pub fn add(&mut self, happened: bool, chance: f64) {
        self.seen += f64::from(u8::from(happened));
        self.expected += chance;
        self.variance += chance * (1.0 - chance);
    }

    /// The difference between the count and its expectation, in standard deviations.
    #[must_use]
    pub fn deviations(&self) -> f64 {
        let off = self.seen - self.expected;
        if off.abs() < ROUNDING { 0.0 } else { off / self.variance.sqrt() }
    }

    /// Demands that the count differs from its expectation by no more than chance explains.
    ///
    /// # Panics
    /// If it differs by more.
    #[track_caller]
    pub fn is_fair(&self, what: &str) {
        self.is_within(FAIR, what);
    }

    /// Demands that the count differs from its expectation by less than this number of standard deviations. Dependent
    /// observations vary more than independent ones, so they need a larger limit.
    ///
    /// # Panics
    /// If it differs by more.
    #[track_caller]
    pub fn is_within(&self, deviations: f64, what: &str) {
        let found = self.deviations();
        let Count { seen, expected, .. } = self;
        assert!(found.abs() < deviations, "{what}: {seen} seen, {expected} expected, {found} standard deviations");
    }
}
