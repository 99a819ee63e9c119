### What is printed on threat cards. Effects and conditions are put together by crates/space-alert/src/catalogue.rs.
### The attribute `more` of a peculiarity is the clarification behind it.

## Blows: $n is the number, $reach the zones

sa-effect-attack-fixed = { $reach ->
    [all] Attack { $n } on all zones
    [others] Attack { $n } on the other two zones
    [sides] Attack { $n } on red and { $n } on blue
    [each-token] Attack { $n } for each of its tokens
   *[own] Attack { $n }
}
sa-effect-attack-remaining = { $n ->
    [1] Attack as strong as its remaining hit points
   *[other] Attack of { $n } times its remaining hit points
}
sa-effect-pierce-fixed = Attack { $n }, ignoring shields
sa-effect-damage-fixed = { $reach ->
    [all] { $n } damage to every zone
    [each-token] { $n } damage for each token, in its zone
   *[own] { $n } damage to its zone
}
sa-effect-damage-reactor = 1 damage for each energy in the central reactor
sa-effect-damage-players = 1 damage for each player in its new station
sa-effect-damage-rockets = { $n } damage for each rocket not made safe

## What it does to itself and its friends

sa-effect-heal = Repairs { $n }
sa-effect-heal-half = Heals half its damage, rounded down
sa-effect-hurt-itself = Takes { $n } damage itself
sa-effect-speed = Speed { $change }
sa-effect-shield = Shield { $change }
sa-effect-shield-to = Shield becomes { $n }
sa-effect-reveal = Becomes visible
sa-effect-grow = Grows up: fights back from now on
sa-effect-attack-aura = All other external threats attack with +1 from now on
sa-effect-shield-aura = All external threats have +1 shield from now on
sa-effect-advance-others = Every other external threat advances 1 square

## What it does to the ship

sa-effect-drain-shields = { $n ->
    [all] { $zone ->
        [red] Drains the red shield
        [white] Drains the central shield
        [blue] Drains the blue shield
       *[all] Drains all shields
    }
   *[other] { $zone ->
        [red] Drains { $n } energy from the red shield
        [white] Drains { $n } energy from the central shield
        [blue] Drains { $n } energy from the blue shield
       *[all] Drains { $n } energy from each shield
    }
}
sa-effect-drain-reactors = { $n ->
    [all] { $zone ->
        [red] Drains the red reactor
        [white] Drains the central reactor
        [blue] Drains the blue reactor
       *[all] Drains all reactors
    }
   *[other] { $zone ->
        [red] Drains { $n } energy from the red reactor
        [white] Drains { $n } energy from the central reactor
        [blue] Drains { $n } energy from the blue reactor
       *[all] Drains { $n } energy from each reactor
    }
}
sa-effect-sabotage = Takes 1 energy from the reactor of its zone; if that is empty, 1 damage
sa-effect-short-circuit = Energy of the central reactor fills the central shield; the rest leaks, 1 damage each
sa-effect-leak-shields = { $zone ->
    [red] Energy of the red shield leaks, 1 damage each
    [white] Energy of the central shield leaks, 1 damage each
    [blue] Energy of the blue shield leaks, 1 damage each
   *[all] Energy of all shields leaks, 1 damage each
}
sa-effect-leak-reactors = { $zone ->
    [red] Energy of the red reactor leaks, 1 damage each
    [white] Energy of the central reactor leaks, 1 damage each
    [blue] Energy of the blue reactor leaks, 1 damage each
   *[all] Energy of all reactors leaks, 1 damage each
}
sa-effect-destroy-rocket = Destroys 1 rocket
sa-effect-destroy-fuel = Destroys 1 fuel capsule
sa-effect-disable-stored-squad = Disables the battlebots stored here
sa-effect-double-damage = { $zone ->
    [red] Damage to the red zone counts double
    [white] Damage to the white zone counts double
    [blue] Damage to the blue zone counts double
   *[all] Damage to every zone counts double
}

## Where it goes, whom it strikes

sa-effect-move = { $heading ->
    [red] Moves left
    [blue] Moves right
   *[deck] Changes decks
}
sa-effect-move-to-most = Moves to the neighbouring station with the most players
sa-effect-spread = { $heading ->
    [red] Spreads left
    [blue] Spreads right
   *[deck] Spreads to the other deck
}
sa-effect-delay = { $who ->
    [in-zone] Players in its zone are delayed
    [here] Players in its stations are delayed
    [all-but-captain] All players on the ship but the Captain are delayed
   *[on-ship] All players on the ship are delayed
}
sa-effect-knock-out = { $who ->
    [in-zone] Players in its zone are knocked out
    [here] Players in its station are knocked out
    [here-unguarded] Players in its station without active battlebots are knocked out
    [at-storage] Players in Lower Red and Upper Blue are knocked out
    [leading-squad] Players leading active battlebots are knocked out
    [not-on-bridge] Players who are not on the bridge are knocked out
    [at-lower-sides] Players in Lower Red and Lower Blue are knocked out
    [at-red] Players in the red zone are knocked out
    [at-white] Players in the white zone are knocked out
    [captain] The Captain is knocked out
    [alone] Players who are alone in a station are knocked out
    [in-company] Players who are not alone in a station are knocked out
   *[on-ship] All players on the ship are knocked out
}
sa-effect-doom = { $doom ->
    [taken-over] Takes over the ship
    [broken-apart] The ship breaks apart
   *[blown-up] Destroys the ship
}

## Conditions

sa-when-damaged = { $n ->
    [1] If damaged
   *[other] If it has { $n } damage or more
}
sa-when-not-damaged = { $n ->
    [1] If not damaged
   *[other] If it has less than { $n } damage
}
sa-when-original = If the first Slime is still there
sa-when-no-rocket-hit = If no rocket has hit it
sa-when-player-here = If a player is in its station
sa-when-no-player-here = If no player is in its station

## Peculiarities

sa-trait-stealth = Cannot be targeted before X
    .more = Until its X no weapon can aim at it; it is not even counted. From the next Compute Damage step on it is a target like any other. A tanker that explodes beside it hurts it all the same.
sa-trait-decoy = Rockets that target it are lost
    .more = Once visible it draws rockets by the normal rule, but a rocket that goes for it is lost without effect.
sa-trait-hides-far = Cannot be targeted at distance 3
    .more = As long as it stands at distance 3 no weapon can aim at it.
sa-trait-cryoshield = The first hit only removes its cryoshield
    .more = In the first Compute Damage step in which any weapon targets it, it takes no damage, however strong the volley. From the next turn on it is damaged normally.
sa-trait-destroyer = Damage past the shields counts double
    .more = The shield absorbs its attack one for one. Each point that gets through draws two damage tiles.
sa-trait-pulse-breaks = The pulse cannon sets its shield to 0
    .more = In a turn in which the pulse cannon targets it, its shield points are 0 for every weapon. Next turn they are back.
sa-trait-no-rockets = Rockets cannot target it
    .more = Rockets pass it by and take the next target. Every other weapon can hit it.
sa-trait-no-heavy = Heavy lasers cannot target it
    .more = A heavy laser takes the nearest other threat of the zone. Light lasers, the pulse cannon, rockets and interceptors can hit it.
sa-trait-swarm = At most 1 damage per turn
    .more = Whatever the strength of the volley, it loses one hit point a turn at most. An exploding tanker adds one.
sa-trait-explodes = When destroyed, all other external threats take 1 damage
    .more = Shields, cryoshields and stealth do not help against the explosion. Threats that have not appeared yet are spared.
sa-trait-sacrifice = Interceptors that attack it alone hit with 9 and are lost
    .more = If it is the interceptors’ only target, they strike with 9 instead of 3; afterwards the player in space is knocked out and the interceptors do not fly again, whether or not it was destroyed.
sa-trait-magnet = Every rocket targets it; +1 shield for each
    .more = While it is in play every rocket goes for it, at any distance. After the damage it gains 1 shield point for each rocket, for good.
sa-trait-retaliates = Strikes back: attack 1 on all zones when damaged
    .more = At the end of every Compute Damage step in which it took damage it attacks all zones with 1, even if it was destroyed. Damage it does to itself does not count.
sa-trait-fights-back = Disables the battlebots that attack it
    .more = The squad does its damage first, then it is disabled, even if the intruder is destroyed by it. Heroic battlebots are spared.
sa-trait-grows = Fights back after X
    .more = Before its X, battlebots attack it without harm. After X the squad is disabled.
sa-trait-warheads = Hit points are the rockets in store
    .more = Rockets already on their way do not count. With no rocket in store it is destroyed at once. If a stored rocket is lost, so is a hit point.
sa-trait-overheated = The last repair knocks out everybody in Lower Red and Lower Blue
    .more = Whoever stands beside the reactor when it is finally repaired is knocked out at that moment, and does not act any more this turn.
sa-trait-slime = Whoever enters a slimed station is delayed
    .more = The first token has 2 hit points, every later one 1. Being there does no harm; walking in does. The threat is destroyed when the last token is gone.
sa-trait-seeker = Whoever destroys it is knocked out
    .more = The player and the battlebots of the last blow are out of the mission, heroic or not.
sa-trait-contamination = Battlebots clean one station at a time
    .more = Each cleaned station is a hit. With the third it is destroyed and the fourth is clean too. After Z nothing can be cleaned, and whoever enters is knocked out.
sa-trait-nuclear = Needs three players with C in one turn
    .more = One or two C actions in Lower White do nothing and do not carry over to the next turn.
sa-trait-fissure = Mended by interceptors
    .more = Each interceptor attack does 1 damage to it instead of attacking threats outside; heroic battlebots too do 1. The doubling of damage ends with it.
sa-trait-blast = Explodes near the ship: attack { $n } for each X and Y passed
    .more = At the end of the step in which it is destroyed it attacks its zone once, with { $n } for every X and Y square it has reached. Shields absorb normally.
sa-trait-bonus = All { $stations } stations repaired in one turn: { $n } extra damage
    .more = It can be repaired in any of its stations. If each of them is served in the same turn, it takes { $n } more at the end of Player Actions.

## Clarifications of cards without a printed peculiarity

sa-note-E2-01 = Its speed grows at every X and Y it passes; a shield that "becomes" a number replaces the old one.
    .rule = SA-20.35
sa-note-E2-02 = The bonus also counts for special attacks, and for threats that appear later; it ends when the Scout is destroyed, but stays if it gets through. The extra square is moved at once, and squares reached that way act.
    .rule = SA-20.20
sa-note-E2-05 = With a shield of −2, every volley that targets it is 2 stronger.
    .rule = SA-20.29
sa-note-E2-06 = The bonus counts for itself and for threats that appear later; it ends when the Marauder is destroyed, but stays if it gets through.
    .rule = SA-20.31
sa-note-SE1-02 = On a board with two Y squares it gains shields twice.
    .rule = SA-20.36
sa-note-SE2-04 = Its last attack strikes red and blue, whatever its own trajectory.
    .rule = SA-20.52
sa-note-SE2-05 = If its own X or Y destroys it, it counts as destroyed and performs nothing more.
    .rule = SA-20.55
sa-note-I1-03 = The reactor of the zone where it is at that moment.
    .rule = SA-21.8
sa-note-I1-04 = The reactor of the zone where it is at that moment.
    .rule = SA-21.8
sa-note-I1-05 = The shield cannot be charged while it is hacked. Energy already in it still protects.
    .rule = SA-21.9
sa-note-I1-06 = The shield cannot be charged while it is hacked. Energy already in it still protects.
    .rule = SA-21.9
sa-note-I2-05 = C on the bridge repairs the Virus instead of maintaining the computer.
    .rule = SA-21.18
sa-note-I2-06 = The central reactor cannot be refuelled meanwhile; the side reactors can still draw from it.
    .rule = SA-21.20
sa-note-SI1-05 = The central shield cannot be charged meanwhile.
    .rule = SA-21.52
sa-note-SI1-06 = Squads can be neither taken nor reactivated meanwhile. A player in space is safe from it.
    .rule = SA-21.56
sa-note-SI2-01 = It strikes after it has moved, in its new station.
    .rule = SA-21.60
sa-note-SI2-02 = In a tie it stays. The players in its own station are not counted.
    .rule = SA-21.61

## The New Frontier

sa-effect-damage-zones = { $zone ->
    [red] { $n } damage to the red zone
    [white] { $n } damage to the white zone
    [blue] { $n } damage to the blue zone
    [sides] { $n } damage to red and { $n } to blue
   *[all] { $n } damage to every zone
}
sa-effect-drain-own-reactor = Drains { $n } energy from the reactor of its zone
sa-effect-attack-and-feed = Attack { $n }; heals 1 for each absorbed point
sa-effect-reactor-blast = { $reach ->
    [all] In every zone 1 damage, and 1 more for each energy in its reactor
   *[own] 1 damage to its zone, and 1 more for each energy in its reactor
}
sa-effect-jump = { $side ->
    [left] Jumps to the next trajectory on the left
   *[right] Jumps to the next trajectory on the right
}
sa-effect-call = Calls the threat drawn for it
sa-effect-heal-all-external = Every external threat repairs { $n }
sa-effect-advance-internal = Every internal threat advances { $n ->
    [one] 1 square
   *[other] { $n } squares
}
sa-effect-advance-in-zone = External threats of its zone advance { $n ->
    [one] 1 square
   *[other] { $n } squares
}
sa-effect-expose = Is accessible from now on
sa-effect-special-lateral-jam-damage = 3 damage to its zone, 2 to white, 1 to the opposite side
sa-effect-special-short-circuit-energy = Takes 1 energy from the central reactor; if there was one, attack 1 on all zones
sa-effect-special-short-circuit-fuel = Destroys 1 fuel capsule; if there was one, attack 1 on all zones
sa-effect-special-shields-off = Shields absorb nothing from now on
sa-effect-special-shields-reversed = Shield energy is added to damage from now on
sa-effect-special-seal-red-doors = Seals the doors between red and white
sa-effect-special-seal-blue-doors = Seals the doors between white and blue
sa-effect-special-disrupt-optics = Blinds the lasers of the next zone: white, red, blue
sa-effect-special-drill = Moves one station towards the zone with most damage
sa-effect-special-lay-mine = Lays a mine in its station
sa-effect-special-explode-mines = 2 damage for each mine, in its zone
sa-effect-special-set-drones = Drones in Upper Blue and Lower White
sa-effect-special-ninja-strike = Poisoned players are knocked out; every stored rocket attacks red with 2
sa-effect-special-infect = Infects the players in its station
sa-effect-special-infection-breaks-out = 2 damage where each infected player is
sa-effect-special-gremlin-feeds = Drains the reactor of its zone; speed +1 for each energy
sa-effect-special-gremlin-sabotage = Sabotages A, B and C of its station
sa-effect-special-parasite-drains = Takes 1 energy from the shield or reactor of its host’s station
sa-effect-special-parasite-knocks-out = Other players in its host’s station are knocked out
sa-effect-special-parasite-bursts = 5 damage to its host’s zone
sa-effect-special-repeat-turn = Players on the ship are delayed and repeat the card of this turn
sa-effect-special-swap-sides = Players in red and blue swap zones
sa-effect-special-perform-drawn-card = Draws an internal threat and performs all its actions
sa-trait-carrier = Interceptors nearby weaken its attacks by 2
    .more = While somebody is in space at its distance or nearer, each of its attacks has 2 less, down to 0.
sa-trait-plasmatic = Knocks out the zone if shields absorb nothing
    .more = If not a single point of its attack is absorbed, everybody in the zone is knocked out, on both decks.
sa-trait-phasing = Out of phase every other turn
    .more = It appears in phase. After its move it is out of phase until its next move: nothing can hit it, repair it or move it. Actions after that turn are the bracketed ones.
sa-trait-megashield = Its shield loses 1 in every turn it is hit
    .more = Damage is computed with the shield it had; then the shield drops by 1, however many weapons hit.
sa-trait-polarized = Lasers count half
    .more = The strength of all lasers together is halved and rounded up. Other weapons count in full.
sa-trait-covers-all = Lasers of every zone can hit it
    .more = It moves and acts on its own trajectory, but counts as present on all three for lasers. The pulse cannon hits it once.
sa-trait-swarm-of-two = At most 2 damage per turn
    .more = Whatever the strength of the volley, it loses two hit points a turn at most.
sa-trait-rocket-cancels-z = A rocket that hits it cancels its Z
    .more = Even if no damage gets through. It still counts as survived when it reaches the ship.
sa-trait-slowed-by-damage = Moves 2 squares less in a turn in which it is damaged
    .more = At least one point must get through its shield. It heals from what your shields absorb.
sa-trait-accelerates = Speed +1 every turn
    .more = Its speed is 1 in the turn in which it appears and grows by 1 after every move.
sa-trait-strikes-at-jump = Performs Z at the jump if it has not yet
    .more = Only destroying it avoids its Z.
sa-trait-laser-jam = The last repair takes 1 energy from the reactor
    .more = Without energy in the reactor of the laser, the last point of repair does nothing.
sa-trait-side-by-turn = Upper Red in even turns, Upper Blue in odd ones
    .more = The turn in which it appears or is called decides.
sa-trait-pulse-short-circuit = Firing the central heavy laser attacks the ship
    .more = Each time the central heavy laser fires, the pulse cannon attacks all zones with 1, at once. Shields absorb it.
sa-trait-lone-repairer = A lone repairer deals 1 more
    .more = If exactly one player repaired it in a turn, it takes 1 point more at the end of Player Actions.
sa-trait-airlock = Active battlebots repair 1 more
    .more = A player with an active squad deals 1 extra point. Sealed doors open when it is repaired.
sa-trait-anomaly = Lasers of disrupted zones are blind
    .more = Unless somebody is in space or looks out of the window in that turn. Fired lasers still use their energy.
sa-trait-vortex = Damage makes everybody change decks
    .more = Each action that damages it teleports all players on the ship to the other deck, at once.
sa-trait-mine-layer = Its mines vanish if it is destroyed
    .more = Each mine stays where it was laid. At Z every mine deals 2 damage to its zone.
sa-trait-ninja = Moving from or to a drone poisons
    .more = Drones are in Upper Blue and Lower White. If it is destroyed, its token moves on; when it reaches the ship, poisoned players are knocked out.
sa-trait-beast = The infected deal damage when its token reaches Z
    .more = Also after it was destroyed: its token moves on. Players who are knocked out or in space deal none.
sa-trait-siren = Teleports to Lower Blue when hit
    .more = A player there who acts later in the turn may hit it again.
sa-trait-gremlin = Unless destroyed, knocks everybody out at the jump
    .more = Even if it has performed Z. This affects the score only. Its sabotage stays until repaired.
sa-trait-parasite = Attaches to the first player who moves
    .more = The host cannot hit it. Another player with battlebots in the same station destroys it; host and squad are out. If the host is knocked out otherwise, it counts as survived.
sa-trait-inaccessible = Inaccessible: the first { $n ->
    [one] point
   *[other] { $n } points
} each turn do nothing
    .more = Points of all players in a turn count together; only what exceeds { $n } is damage.
