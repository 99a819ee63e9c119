//! Lasting peculiarities of threat cards.

/// Lasting peculiarities of a card, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits(pub(crate) u64);

impl Traits {
    /// Nothing special.
    pub const NONE: Traits = Traits(0);
    /// No weapon can target it before its X (SA-20.5).
    pub const STEALTH: Traits = Traits(1);
    /// No weapon can target it at distance 3 (SA-20.41).
    pub const HIDES_FAR: Traits = Traits(1 << 1);
    /// Rockets cannot target it (SA-20.18).
    pub const NO_ROCKETS: Traits = Traits(1 << 2);
    /// Heavy lasers cannot target it (SA-20.19).
    pub const NO_HEAVY: Traits = Traits(1 << 3);
    /// A rocket that targets it is lost (SA-20.7).
    pub const DECOY: Traits = Traits(1 << 4);
    /// Every rocket targets it, and makes it stronger (SA-20.49, SA-20.50).
    pub const MAGNET: Traits = Traits(1 << 5);
    /// The first volley only removes the cryoshield (SA-20.9).
    pub const CRYOSHIELD: Traits = Traits(1 << 6);
    /// The pulse cannon sets its shields to 0 (SA-20.13).
    pub const PULSE_BREAKS: Traits = Traits(1 << 7);
    /// At most 1 damage per turn from weapons (SA-20.27).
    pub const SWARM: Traits = Traits(1 << 8);
    /// Damages all other external threats when destroyed (SA-20.37).
    pub const EXPLODES: Traits = Traits(1 << 9);
    /// Interceptors that attack it alone hit with 9 and are lost (SA-20.46).
    pub const SACRIFICE: Traits = Traits(1 << 10);
    /// Strikes back when damaged (SA-20.53).
    pub const RETALIATES: Traits = Traits(1 << 11);
    /// Points past the shields count double (SA-20.11).
    pub const DESTROYER: Traits = Traits(1 << 12);
    /// Disables the squad that attacks it (SA-7.65).
    pub const FIGHTS_BACK: Traits = Traits(1 << 13);
    /// Slime tokens delay those who enter (SA-21.30).
    pub const SLIME: Traits = Traits(1 << 14);
    /// One hit point per token (SA-21.65).
    pub const CONTAMINATION: Traits = Traits(1 << 15);
    /// Hit points are the rockets in store (SA-21.10).
    pub const WARHEADS: Traits = Traits(1 << 16);
    /// The last repair knocks out those beside the reactor (SA-21.22).
    pub const OVERHEATED: Traits = Traits(1 << 17);
    /// Knocks out whoever destroys it (SA-21.63).
    pub const SEEKER: Traits = Traits(1 << 18);
    /// Takes damage only from the third player of a turn (SA-21.70).
    pub const NUCLEAR: Traits = Traits(1 << 19);
    /// Repaired from space (SA-21.46).
    pub const FISSURE: Traits = Traits(1 << 20);

    /// Fights back after its X (SA-21.43).
    pub const GROWS: Traits = Traits(1 << 21);

    /// Its attacks lose 2 while the interceptors are near (NF-3.1).
    pub const CARRIER: Traits = Traits(1 << 22);
    /// Knocks out everybody in a zone whose shields absorbed nothing (NF-3.2).
    pub const PLASMATIC: Traits = Traits(1 << 23);
    /// Every other turn out of phase (NF-3.3).
    pub const PHASING: Traits = Traits(1 << 24);
    /// Loses a shield point with every turn in which it is hit (NF-3.4).
    pub const MEGASHIELD: Traits = Traits(1 << 25);
    /// Lasers count half (NF-3.6).
    pub const POLARIZED: Traits = Traits(1 << 26);
    /// Lasers of every zone can target it (NF-3.8).
    pub const COVERS_ALL: Traits = Traits(1 << 27);
    /// At most 2 damage per turn from weapons (NF-13.10.1).
    pub const SWARM_OF_TWO: Traits = Traits(1 << 28);
    /// A rocket that hits it cancels its Z (NF-13.4.1).
    pub const ROCKET_CANCELS_Z: Traits = Traits(1 << 29);
    /// Moves 2 spaces less in a turn in which it was damaged (NF-13.8.2).
    pub const SLOWED_BY_DAMAGE: Traits = Traits(1 << 30);
    /// Its speed grows by 1 every turn (NF-13.12.1).
    pub const ACCELERATES: Traits = Traits(1 << 31);
    /// Performs its Z at the hyperspace jump if it has not yet (NF-13.9.1).
    pub const STRIKES_AT_JUMP: Traits = Traits(1 << 32);
    /// The last point of repair takes energy from the laser's reactor (NF-14.4.1).
    pub const LASER_JAM: Traits = Traits(1 << 33);
    /// Appears in Upper Red on even turns and in Upper Blue on odd ones (NF-14.4.3).
    pub const SIDE_BY_TURN: Traits = Traits(1 << 34);
    /// The pulse cannon hits the ship when the central laser fires (NF-14.6.2).
    pub const PULSE_SHORT_CIRCUIT: Traits = Traits(1 << 35);
    /// A lone repairer deals 1 point more; shields are reversed (NF-14.7).
    pub const REVERSES_SHIELDS: Traits = Traits(1 << 36);
    /// A repairer with an active squad deals 1 point more; doors are sealed (NF-14.8).
    pub const AIRLOCK: Traits = Traits(1 << 37);
    /// Blinds lasers (NF-14.9).
    pub const ANOMALY: Traits = Traits(1 << 38);
    /// Damage makes everybody change deck (NF-14.10.1).
    pub const VORTEX: Traits = Traits(1 << 39);
    /// Lays mines (NF-14.13).
    pub const MINE_LAYER: Traits = Traits(1 << 40);
    /// Drones poison those who move (NF-14.14).
    pub const NINJA: Traits = Traits(1 << 41);
    /// Infects players (NF-14.15).
    pub const BEAST: Traits = Traits(1 << 42);
    /// Teleports to Lower Blue when it is hit (NF-14.16.1).
    pub const SIREN: Traits = Traits(1 << 43);
    /// Knocks everybody out at the jump unless destroyed (NF-14.17.4).
    pub const GREMLIN: Traits = Traits(1 << 44);
    /// Attaches to a player (NF-14.18).
    pub const PARASITE: Traits = Traits(1 << 45);
    /// Both: what follows those who change station.
    pub const FOLLOWS_MOVEMENT: Traits = Traits::NINJA.and(Traits::PARASITE);

    /// Threats with an effect that ends when they are destroyed.
    pub(crate) const LASTING: Traits = Traits::FISSURE
        .and(Traits::REVERSES_SHIELDS)
        .and(Traits::AIRLOCK)
        .and(Traits::ANOMALY)
        .and(Traits::MINE_LAYER)
        .and(Traits::NINJA)
        .and(Traits::BEAST);

    /// Every trait.
    pub(crate) const ALL: Traits = Traits(u64::MAX);
    /// The traits that cards of the base game have; those of The New Frontier come after them.
    pub(crate) const OF_BASE_CARDS: Traits = Traits(Traits::CARRIER.0 - 1);

    /// The traits that are in both sets.
    #[inline]
    pub(crate) const fn within(self, other: Traits) -> Traits {
        Traits(self.0 & other.0)
    }

    /// Both sets together.
    pub const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// Whether any of `other` is in this set.
    #[inline]
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
}
