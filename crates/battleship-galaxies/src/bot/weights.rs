//! How much a computer player makes of what it sees. Values are in hundredths of a launch point.

/// The weights of a computer player's judgement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// What it could shoot from a position, in per cent.
    pub fire: i32,
    /// Each space to the nearest enemy.
    pub distance: i32,
    /// What enemies could shoot at a position, in per cent of a sixth.
    pub danger: i32,
    /// A position in cover.
    pub cover: i32,
    /// A position on a discovery tile.
    pub tile: i32,
    /// An energy point that a weapon costs.
    pub charge: i32,
    /// An energy point that an activation costs.
    pub activation: i32,
    /// Activating a ship that is too far away to shoot.
    pub approach: i32,
    /// An energy point that a card costs in a window.
    pub reaction: i32,
    /// Launching a ship.
    pub launch: i32,
    /// Each energy point that is then missing for activations.
    pub upkeep: i32,
}

/// The weights of the captain.
pub(super) static CAPTAIN: Weights = Weights {
    fire: 200,
    distance: 12,
    danger: 50,
    cover: 40,
    tile: 30,
    charge: 60,
    activation: 22,
    approach: 30,
    reaction: 70,
    launch: 120,
    upkeep: 25,
};

/// The weights of the admiral: found by battles against the captain. It keeps out of the enemy's reach until it can shoot
/// first, and spends energy more freely on weapons and reactions.
pub(super) static ADMIRAL: Weights = Weights {
    danger: 900,
    charge: 10,
    activation: 18,
    reaction: 30,
    launch: 180,
    upkeep: 100,
    ..CAPTAIN
};
