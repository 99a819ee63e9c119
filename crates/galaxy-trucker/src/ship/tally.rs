//! A small number for each square.

use crate::square::{Square, Squares};

/// A small number for each square: 0 to 3 with two bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally<const BITS: usize = 2> {
    bits: [Squares; BITS],
}

impl<const BITS: usize> Tally<BITS> {
    /// Zero everywhere.
    pub const EMPTY: Tally<BITS> = Tally {
        bits: [Squares::EMPTY; BITS],
    };

    /// The number of one square.
    pub const fn get(&self, square: Square) -> u8 {
        let mut number = 0;
        let mut bit = 0;
        while bit < BITS {
            number |= (self.bits[bit].has(square) as u8) << bit;
            bit += 1;
        }
        number
    }

    /// Sets the number of one square; more than the greatest one counts as that.
    pub const fn set(&mut self, square: Square, number: u8) {
        let greatest = (1 << BITS) - 1;
        let number = if number > greatest { greatest } else { number };
        let mut bit = 0;
        while bit < BITS {
            self.bits[bit].remove(square);
            if number & 1 << bit != 0 {
                self.bits[bit].insert(square);
            }
            bit += 1;
        }
    }

    /// Takes one off the number of a square. False when it is zero.
    pub const fn take_one(&mut self, square: Square) -> bool {
        let number = self.get(square);
        if number > 0 {
            self.set(square, number - 1);
        }
        number > 0
    }

    /// The sum over all squares.
    pub const fn total(&self) -> u8 {
        let mut sum = 0;
        let mut bit = 0;
        while bit < BITS {
            sum += self.bits[bit].len() << bit;
            bit += 1;
        }
        sum as u8
    }

    /// The sum over these squares.
    pub const fn total_in(&self, squares: Squares) -> u8 {
        let mut sum = 0;
        let mut bit = 0;
        while bit < BITS {
            sum += self.bits[bit].and(squares).len() << bit;
            bit += 1;
        }
        sum as u8
    }

    /// The squares whose number is not zero.
    pub const fn squares(&self) -> Squares {
        let mut all = Squares::EMPTY;
        let mut bit = 0;
        while bit < BITS {
            all = all.or(self.bits[bit]);
            bit += 1;
        }
        all
    }
}
