//! The flight board: a ring of forty spaces (GT-15).

/// Spaces of the ring (GT-15.1).
pub const RING: i32 = 40;

/// Where a rocket lands that moves `days` free spaces forward, or backward when negative. `others` are the absolute
/// positions of the other rockets on the board (GT-15.5 to GT-15.7).
pub fn moved(position: i32, days: i32, others: impl Iterator<Item = i32> + Clone) -> i32 {
    let step = days.signum();
    let mut position = position;
    for _ in 0..days.unsigned_abs() {
        loop {
            position += step;
            let space = position.rem_euclid(RING);
            if !others.clone().any(|other| other.rem_euclid(RING) == space) {
                break;
            }
        }
    }
    position
}

/// Whether a leader at this position laps a rocket at that one (GT-21.11).
pub const fn laps(leader: i32, position: i32) -> bool {
    leader - position > RING
}
