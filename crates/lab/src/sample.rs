//! Samples of numbers from games, with their means and intervals.

/// A list of numbers, one for each game or player.
#[derive(Default)]
pub struct Sample(Vec<f64>);

impl Sample {
    /// Adds a number.
    pub fn add(&mut self, value: f64) {
        self.0.push(value);
    }

    /// The number of values.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The mean; 0 if the sample is empty.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.0.iter().fold(0.0, |sum, value| sum + value) / (self.0.len() as f64).max(1.0)
    }

    /// Half the width of the 95 % confidence interval of the mean.
    #[must_use]
    pub fn half(&self) -> f64 {
        let (count, mean) = (self.0.len() as f64, self.mean());
        let spread = self.0.iter().fold(0.0, |sum, value| sum + (value - mean).powi(2)) / (count - 1.0).max(1.0);
        1.96 * (spread / count.max(1.0)).sqrt()
    }

    /// The mean with its interval, as text.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{:.1} ± {:.1}", self.mean(), self.half()).replace('-', "−")
    }

    /// The mean with its interval in per cent, as text.
    #[must_use]
    pub fn per_cent(&self) -> String {
        format!("{:.1} % ± {:.1} %", 100.0 * self.mean(), 100.0 * self.half())
    }
}

/// The indices of the outliers: samples whose mean differs from the mean of all means by more than two standard
/// deviations.
#[must_use]
pub fn out_of_line(samples: &[&Sample]) -> Vec<usize> {
    let mut means = Sample::default();
    samples.iter().for_each(|sample| means.add(sample.mean()));
    let spread = means.half() / 1.96 * (samples.len() as f64).sqrt();
    let apart = |sample: &Sample| (sample.mean() - means.mean()).abs() > 2.0 * spread;
    samples.iter().enumerate().filter(|(_, sample)| apart(sample)).map(|(index, _)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(values: &[f64]) -> Sample {
        Sample(values.to_vec())
    }

    #[test]
    fn a_sample_prints_its_mean_and_interval() {
        let sample = sample(&[-4.0, -2.0, -4.0, -2.0]);
        assert_eq!((sample.count(), sample.mean()), (4, -3.0));
        assert_eq!(sample.text(), "−3.0 ± 1.1");
        assert_eq!(Sample::default().text(), "0.0 ± 0.0");
    }

    #[test]
    fn only_outliers_are_out_of_line() {
        let mut all: Vec<Sample> = (0..10).map(|step| sample(&[f64::from(step % 2), 1.0])).collect();
        assert!(out_of_line(&all.iter().collect::<Vec<_>>()).is_empty());
        all[3] = sample(&[8.0, 9.0]);
        assert_eq!(out_of_line(&all.iter().collect::<Vec<_>>()), [3]);
    }
}
