### What is printed on threat cards. Effects and conditions are put together by crates/space-alert/src/catalogue.rs.
### The attribute `more` of a peculiarity is the clarification behind it.

## Blows: $n is the number, $reach the zones

effect-attack-fixed = { $reach ->
    [all] Attack { $n } on all zones
    [others] Attack { $n } on the other two zones
    [sides] Attack { $n } on red and { $n } on blue
    [each-token] Attack { $n } for each of its tokens
   *[own] Attack { $n }
}
effect-attack-remaining = { $n ->
    [1] Attack as strong as its remaining hit points
   *[other] Attack of { $n } times its remaining hit points
}
effect-pierce-fixed = Attack { $n }, ignoring shields
effect-damage-fixed = { $reach ->
    [all] { $n } damage to every zone
    [each-token] { $n } damage for each token, in its zone
   *[own] { $n } damage to its zone
}
effect-damage-reactor = 1 damage for each energy in the central reactor
effect-damage-players = 1 damage for each player in its new station
effect-damage-rockets = { $n } damage for each rocket not made safe

## What it does to itself and its friends

effect-heal = Repairs { $n }
effect-heal-half = Heals half its damage, rounded down
effect-hurt-itself = Takes { $n } damage itself
effect-speed = Speed { $change }
effect-shield = Shield { $change }
effect-shield-to = Shield becomes { $n }
effect-reveal = Becomes visible
effect-grow = Grows up: fights back from now on
effect-attack-aura = All other external threats attack with +1 from now on
effect-shield-aura = All external threats have +1 shield from now on
effect-advance-others = Every other external threat advances 1 square

## What it does to the ship

effect-drain-shields = { $n ->
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
effect-drain-reactors = { $n ->
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
effect-sabotage = Takes 1 energy from the reactor of its zone; if that is empty, 1 damage
effect-short-circuit = Energy of the central reactor fills the central shield; the rest leaks, 1 damage each
effect-leak-shields = { $zone ->
    [red] Energy of the red shield leaks, 1 damage each
    [white] Energy of the central shield leaks, 1 damage each
    [blue] Energy of the blue shield leaks, 1 damage each
   *[all] Energy of all shields leaks, 1 damage each
}
effect-leak-reactors = { $zone ->
    [red] Energy of the red reactor leaks, 1 damage each
    [white] Energy of the central reactor leaks, 1 damage each
    [blue] Energy of the blue reactor leaks, 1 damage each
   *[all] Energy of all reactors leaks, 1 damage each
}
effect-destroy-rocket = Destroys 1 rocket
effect-destroy-fuel = Destroys 1 fuel capsule
effect-disable-stored-squad = Disables the battlebots stored here
effect-double-damage = { $zone ->
    [red] Damage to the red zone counts double
    [white] Damage to the white zone counts double
    [blue] Damage to the blue zone counts double
   *[all] Damage to every zone counts double
}

## Where it goes, whom it strikes

effect-move = { $heading ->
    [red] Moves left
    [blue] Moves right
   *[deck] Changes decks
}
effect-move-to-most = Moves to the neighbouring station with the most players
effect-spread = { $heading ->
    [red] Spreads left
    [blue] Spreads right
   *[deck] Spreads to the other deck
}
effect-delay = { $who ->
    [in-zone] Players in its zone are delayed
    [here] Players in its stations are delayed
   *[on-ship] All players on the ship are delayed
}
effect-knock-out = { $who ->
    [in-zone] Players in its zone are knocked out
    [here] Players in its station are knocked out
    [here-unguarded] Players in its station without active battlebots are knocked out
    [at-storage] Players in Lower Red and Upper Blue are knocked out
    [leading-squad] Players leading active battlebots are knocked out
    [not-on-bridge] Players who are not on the bridge are knocked out
   *[on-ship] All players on the ship are knocked out
}
effect-doom = { $doom ->
    [taken-over] Takes over the ship
    [broken-apart] The ship breaks apart
   *[blown-up] Destroys the ship
}

## Conditions

when-damaged = { $n ->
    [1] If damaged
   *[other] If it has { $n } damage or more
}
when-not-damaged = { $n ->
    [1] If not damaged
   *[other] If it has less than { $n } damage
}
when-original = If the first Slime is still there

## Peculiarities

trait-stealth = Cannot be targeted before X
    .more = Until its X no weapon can aim at it; it is not even counted. From the next Compute Damage step on it is a target like any other. A tanker that explodes beside it hurts it all the same.
trait-decoy = Rockets that target it are lost
    .more = Once visible it draws rockets by the normal rule, but a rocket that goes for it is lost without effect.
trait-hides-far = Cannot be targeted at distance 3
    .more = As long as it stands at distance 3 no weapon can aim at it.
trait-cryoshield = The first hit only removes its cryoshield
    .more = In the first Compute Damage step in which any weapon targets it, it takes no damage, however strong the volley. From the next turn on it is damaged normally.
trait-destroyer = Damage past the shields counts double
    .more = The shield absorbs its attack one for one. Each point that gets through draws two damage tiles.
trait-pulse-breaks = The pulse cannon sets its shield to 0
    .more = In a turn in which the pulse cannon targets it, its shield points are 0 for every weapon. Next turn they are back.
trait-no-rockets = Rockets cannot target it
    .more = Rockets pass it by and take the next target. Every other weapon can hit it.
trait-no-heavy = Heavy lasers cannot target it
    .more = A heavy laser takes the nearest other threat of the zone. Light lasers, the pulse cannon, rockets and interceptors can hit it.
trait-swarm = At most 1 damage per turn
    .more = Whatever the strength of the volley, it loses one hit point a turn at most. An exploding tanker adds one.
trait-explodes = When destroyed, all other external threats take 1 damage
    .more = Shields, cryoshields and stealth do not help against the explosion. Threats that have not appeared yet are spared.
trait-sacrifice = Interceptors that attack it alone hit with 9 and are lost
    .more = If it is the interceptors' only target, they strike with 9 instead of 3; afterwards the player in space is knocked out and the interceptors do not fly again, whether or not it was destroyed.
trait-magnet = Every rocket targets it; +1 shield for each
    .more = While it is in play every rocket goes for it, at any distance. After the damage it gains 1 shield point for each rocket, for good.
trait-retaliates = Strikes back: attack 1 on all zones when damaged
    .more = At the end of every Compute Damage step in which it took damage it attacks all zones with 1, even if it was destroyed. Damage it does to itself does not count.
trait-fights-back = Disables the battlebots that attack it
    .more = The squad does its damage first, then it is disabled, even if the intruder is destroyed by it. Heroic battlebots are spared.
trait-grows = Fights back after X
    .more = Before its X, battlebots attack it without harm. After X the squad is disabled.
trait-warheads = Hit points are the rockets in store
    .more = Rockets already on their way do not count. With no rocket in store it is destroyed at once. If a stored rocket is lost, so is a hit point.
trait-overheated = The last repair knocks out everybody in Lower Red and Lower Blue
    .more = Whoever stands beside the reactor when it is finally repaired is knocked out at that moment, and does not act any more this turn.
trait-slime = Whoever enters a slimed station is delayed
    .more = The first token has 2 hit points, every later one 1. Being there does no harm; walking in does. The threat is destroyed when the last token is gone.
trait-seeker = Whoever destroys it is knocked out
    .more = The player and the battlebots of the last blow are out of the mission, heroic or not.
trait-contamination = Battlebots clean one station at a time
    .more = Each cleaned station is a hit. With the third it is destroyed and the fourth is clean too. After Z nothing can be cleaned, and whoever enters is knocked out.
trait-nuclear = Needs three players with C in one turn
    .more = One or two C actions in Lower White do nothing and do not carry over to the next turn.
trait-fissure = Mended by interceptors
    .more = Each interceptor attack does 1 damage to it instead of attacking threats outside; heroic battlebots too do 1. The doubling of damage ends with it.
trait-blast = Explodes near the ship: attack { $n } for each X and Y passed
    .more = At the end of the step in which it is destroyed it attacks its zone once, with { $n } for every X and Y square it has reached. Shields absorb normally.
trait-bonus = All { $stations } stations repaired in one turn: { $n } extra damage
    .more = It can be repaired in any of its stations. If each of them is served in the same turn, it takes { $n } more at the end of Player Actions.

## Clarifications of cards without a printed peculiarity

note-E2-01 = Its speed grows at every X and Y it passes; a shield that "becomes" a number replaces the old one.
    .rule = SA-20.35
note-E2-02 = The bonus also counts for special attacks, and for threats that appear later; it ends when the Scout is destroyed, but stays if it gets through. The extra square is moved at once, and squares reached that way act.
    .rule = SA-20.20
note-E2-05 = With a shield of −2, every volley that targets it is 2 stronger.
    .rule = SA-20.29
note-E2-06 = The bonus counts for itself and for threats that appear later; it ends when the Marauder is destroyed, but stays if it gets through.
    .rule = SA-20.31
note-SE1-02 = On a board with two Y squares it gains shields twice.
    .rule = SA-20.36
note-SE2-04 = Its last attack strikes red and blue, whatever its own trajectory.
    .rule = SA-20.52
note-SE2-05 = If its own X or Y destroys it, it counts as destroyed and performs nothing more.
    .rule = SA-20.55
note-I1-03 = The reactor of the zone where it is at that moment.
    .rule = SA-21.8
note-I1-04 = The reactor of the zone where it is at that moment.
    .rule = SA-21.8
note-I1-05 = The shield cannot be charged while it is hacked. Energy already in it still protects.
    .rule = SA-21.9
note-I1-06 = The shield cannot be charged while it is hacked. Energy already in it still protects.
    .rule = SA-21.9
note-I2-05 = C on the bridge repairs the Virus instead of maintaining the computer.
    .rule = SA-21.18
note-I2-06 = The central reactor cannot be refuelled meanwhile; the side reactors can still draw from it.
    .rule = SA-21.20
note-SI1-05 = The central shield cannot be charged meanwhile.
    .rule = SA-21.52
note-SI1-06 = Squads can be neither taken nor reactivated meanwhile. A player in space is safe from it.
    .rule = SA-21.56
note-SI2-01 = It strikes after it has moved, in its new station.
    .rule = SA-21.60
note-SI2-02 = In a tie it stays. The players in its own station are not counted.
    .rule = SA-21.61
