//! A pen that writes SVG path data in its shortest form.

/// A builder for path data. Lines and curves use relative coordinates, which are shorter than absolute ones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pen {
    written: String,
    at: (i32, i32),
}

impl Pen {
    /// A pen with an empty path.
    #[must_use]
    pub fn new() -> Pen {
        Pen::default()
    }

    /// Draws a rectangle from its upper left corner, with its width and height.
    pub fn rectangle(&mut self, (x, y): (i32, i32), (width, height): (i32, i32)) {
        self.polygon(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)]);
    }

    /// Draws a closed line from point to point.
    pub fn polygon(&mut self, points: &[(i32, i32)]) {
        for (place, &point) in points.iter().enumerate() {
            if place == 0 { self.go(point) } else { self.line(point) }
        }
        self.close();
    }

    /// Draws one straight line from a point to another.
    pub fn stroke(&mut self, from: (i32, i32), to: (i32, i32)) {
        self.go(from);
        self.line(to);
    }

    /// Moves the pen without drawing.
    pub fn go(&mut self, to: (i32, i32)) {
        self.command('M', &[to.0, to.1]);
        self.at = to;
    }

    /// Draws a straight line.
    pub fn line(&mut self, to: (i32, i32)) {
        match (to.0 - self.at.0, to.1 - self.at.1) {
            (across, 0) => self.command('h', &[across]),
            (0, down) => self.command('v', &[down]),
            (across, down) => self.command('l', &[across, down]),
        }
        self.at = to;
    }

    /// Draws a quadratic curve with the control point `by`.
    pub fn bend(&mut self, by: (i32, i32), to: (i32, i32)) {
        let (x, y) = self.at;
        self.command('q', &[by.0 - x, by.1 - y, to.0 - x, to.1 - y]);
        self.at = to;
    }

    /// Closes the path with a line to the last point passed to [`Pen::go`].
    pub fn close(&mut self) {
        self.written.push('Z');
    }

    /// The path data.
    #[must_use]
    pub fn written(self) -> String {
        self.written
    }

    fn command(&mut self, command: char, numbers: &[i32]) {
        self.written.push(command);
        for (place, &number) in numbers.iter().enumerate() {
            if place > 0 && number >= 0 {
                self.written.push(' ');
            }
            push_number(&mut self.written, number);
        }
    }
}

/// Appends a number to a text. The standard formatting would do the same with more code.
pub fn push_number(to: &mut String, number: i32) {
    if number < 0 {
        to.push('-');
    }
    let mut left = number.unsigned_abs();
    let mut digits = [0; 10];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b'0' + (left % 10) as u8;
        left /= 10;
        if left == 0 {
            break;
        }
    }
    to.extend(digits[first..].iter().map(|&digit| char::from(digit)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_match_the_standard_formatting() {
        for number in [0, 1, -1, 9, 10, -10, 660, i32::MAX, i32::MIN] {
            let mut written = String::new();
            push_number(&mut written, number);
            assert_eq!(written, number.to_string());
        }
    }

    #[test]
    fn a_path_is_short() {
        let mut pen = Pen::new();
        pen.go((60, 60));
        pen.line((120, 60));
        pen.line((120, 0));
        pen.bend((90, -3), (60, 0));
        pen.line((0, 5));
        pen.close();
        assert_eq!(pen.written(), "M60 60h60v-60q-30-3-60 0l-60 5Z");
    }
}
