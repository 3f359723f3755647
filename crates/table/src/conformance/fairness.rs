//! Whether something happens as often as it should.

/// Counts how often something happened against how often it should have.
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
    /// How often it should have.
    pub expected: f64,
    /// The variance of what was expected.
    pub variance: f64,
}

/// A fair count is off by more than this once in 150,000 times.
const FAIR: f64 = 4.5;
/// What sums of chances may be off by rounding.
const ROUNDING: f64 = 1e-6;

impl Count {
    /// Adds one look: whether it happened, and the chance that it had.
    pub fn add(&mut self, happened: bool, chance: f64) {
        self.seen += f64::from(u8::from(happened));
        self.expected += chance;
        self.variance += chance * (1.0 - chance);
    }

    /// How far the count is off, in standard deviations.
    #[must_use]
    pub fn deviations(&self) -> f64 {
        let off = self.seen - self.expected;
        if off.abs() < ROUNDING { 0.0 } else { off / self.variance.sqrt() }
    }

    /// Demands that the count is off by no more than chance explains.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn is_fair(&self, what: &str) {
        self.is_within(FAIR, what);
    }

    /// Demands that the count is off by less than so many standard deviations. Looks that depend on each other vary more
    /// than independent ones.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn is_within(&self, deviations: f64, what: &str) {
        let found = self.deviations();
        let Count { seen, expected, .. } = self;
        assert!(found.abs() < deviations, "{what}: {seen} of {expected} expected, {found} deviations from chance");
    }
}
