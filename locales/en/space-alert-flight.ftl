### Space Alert: one sentence for every step of a flight.

## The course of a turn

flight-turn = Turn { $turn }
flight-turn-ends = Turn { $turn } is over.
flight-part-threat-appears = Threat appears
flight-part-player-actions = Player actions
flight-part-compute-damage = Compute damage
flight-part-threat-actions = Threat actions
flight-part-maintenance-check = Computer maintenance check
flight-part-resolve-rockets = Resolve rockets
flight-part-jump = Jump to hyperspace
flight-appears = { $threat_The } appear{ $threat_s } on the { $track } trajectory, square { $square }.
flight-appears-in = { $threat_The } appear{ $threat_s } { $station_in }, square { $square } of the internal trajectory.
flight-appears-inside = { $threat_The } appear{ $threat_s } inside the ship, square { $square } of the internal trajectory.

## The crew

flight-plays = { $crew } plays { $action_the }.
flight-idle = { $crew } has no card.
flight-misplayed = { $crew } misplayed: { $shown } on the board, { $meant } in mind.
flight-moves-door = { $crew } goes { $to_to }.
flight-moves-lift = { $crew } takes the gravolift { $to_to }.
flight-moves-heroic = { $crew } rushes { $to_to }.
flight-no-effect = { $crew } plays { $action_the }, without effect: { $why }.
flight-activated = { $crew } readies { $weapon_the }.
flight-activated-heroic = { $crew } readies { $weapon_the } with strength +1.
flight-energy-moved = { $crew } moves { $amount } energy from { $from_the } to { $to_the }.
flight-fuel-burnt = { $crew } burns a fuel capsule; { $left } left.
flight-heroic-energy = { $crew } adds 1 more energy to { $to_the }.
flight-repairs = { $crew } repairs { $threat_the } with { $system }: { $damage } of { $hit_points }.
flight-squad-taken = { $crew } takes the battlebots { $station_in }.
flight-squad-taken-disabled = { $crew } takes the slimed battlebots { $station_in }; they are disabled.
flight-squad-reactivated = { $crew } reactivates the battlebots.
flight-squad-disabled = { $threat_The } fight{ $threat_s } back: the battlebots behind { $crew } are disabled.
flight-stored-squad-disabled = { $threat_The } disable{ $threat_s } the battlebots stored { $station_in }.
flight-attacks = { $crew } attacks { $threat_the } with battlebots: damage { $damage } of { $hit_points }.
flight-attacks-token = { $crew } attacks { $threat_the } { $station_in } with battlebots.
flight-launches = { $crew } launches the interceptors.
flight-stays-in-space = { $crew } stays in space and attacks.
flight-stays-in-space-heroic = { $crew } stays in space and attacks with strength +1.
flight-returns = { $crew } brings the interceptors back to Upper Red.
flight-mends-fissure = { $crew } mends { $threat_the } from space: { $damage } of { $hit_points }.
flight-rocket-launched = { $crew } launches a rocket; { $left } left.
flight-maintains = { $crew } maintains the computer for phase { $phase }.
flight-looks = { $crew } looks out of the window; { $together } this turn.
flight-delayed = { $crew } is delayed in turn { $turn }: { $cause }. { $moved ->
    [one] One card moves.
   *[other] { $moved } cards move.
}
flight-delayed-lost = { $crew } is delayed in turn { $turn }: { $cause }. The last card, { $lost }, is lost.
flight-delay-idle = { $crew } would be delayed in turn { $turn }: { $cause }. There is no card to move.
flight-knocked-out = { $threat_The } knock{ $threat_s } { $crew } out.
flight-served-together = Every station was served in one turn: { $bonus } more damage to { $threat_the }, { $damage } of { $hit_points }.
flight-observation = Phase { $phase }: at most { $best } at the window in one turn.

## Why an action has no effect

flight-why-edge-of-ship = the ship ends there
flight-why-already-there = already there
flight-why-no-energy = the reactor is empty
flight-why-already-activated = the weapon is already in use this turn
flight-why-full = it is full
flight-why-source-empty = there is no energy to draw from
flight-why-burnt-for-nothing = the reactor was full, the fuel capsule is lost
flight-why-no-fuel = no fuel capsule is left
flight-why-irreparable = the system is beyond repair
flight-why-no-squad = no battlebots
flight-why-squad-disabled = the battlebots are disabled
flight-why-space-taken = the interceptors are out
flight-why-interceptors-lost = the interceptors are lost
flight-why-storage-empty = no battlebots are stored here
flight-why-squad-active = the battlebots are active already
flight-why-no-intruder = there is no intruder here
flight-why-no-rocket = no rocket is left
flight-why-rocket-track-busy = a rocket was launched this turn
flight-why-maintained-already = the computer is maintained already in this phase
flight-why-maintenance-too-late = too late in this phase
flight-why-needs-three = it takes three in the same turn
flight-why-switched-off = not part of this training level

## Why somebody is delayed

flight-delay-lift-busy = the gravolift was in use
flight-delay-lift-damaged = the gravolift is damaged
flight-delay-misplay = a misplayed card
flight-delay-slime = slime
flight-delay-computer = the computer was not maintained
flight-delay-threat = a threat's action
flight-delay-in-space = of no use in space

## The ship's weapons

flight-fires = { $weapon_The } hit{ $weapon_s } { $threat_the } with strength { $strength }.
flight-misses = { $weapon_The } find{ $weapon_s } no target.
flight-misses-decoy = { $weapon_The } go{ $weapon_s ->
    [s] es
   *[other] { "" }
} for a phantom and { $weapon_s ->
    [s] is
   *[other] are
} lost.
flight-hit = Strength { $strength } against shield { $shield }: { $threat_the } take{ $threat_s } { $dealt } damage, { $damage } of { $hit_points }.
flight-hit-cryoshield = The cryoshield takes the whole volley and is gone: no damage to { $threat_the }.
flight-hit-shields-broken = The pulse cannon breaks the shield. Strength { $strength } against { $shield }: { $threat_the } take{ $threat_s } { $dealt } damage, { $damage } of { $hit_points }.
flight-hit-swarm = Strength { $strength }, but { $threat_the } take{ $threat_s } { $dealt } damage at most in a turn: { $damage } of { $hit_points }.
flight-scorched = The explosion reaches { $threat_the }: damage { $damage } of { $hit_points }.
flight-destroyed-volley = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} destroyed{ $points ->
    [0] .
   *[other] : { $points } points.
}
flight-destroyed-explosion = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} destroyed by the explosion{ $points ->
    [0] .
   *[other] : { $points } points.
}
flight-destroyed-itself = { $threat_The } { $threat_number ->
    [many] destroy themselves
   *[one] destroys itself
}{ $points ->
    [0] .
   *[other] : { $points } points.
}
flight-destroyed-repair = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} repaired{ $points ->
    [0] .
   *[other] : { $points } points.
}
flight-destroyed-battlebots = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} destroyed{ $points ->
    [0] .
   *[other] : { $points } points.
}
flight-destroyed-interceptors = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} mended{ $points ->
    [0] .
   *[other] : { $points } points.
}
flight-destroyed-together = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} repaired by common effort{ $points ->
    [0] .
   *[other] : { $points } points.
}
flight-destroyed-no-rockets = There is no rocket to endanger: { $threat_the } count{ $threat_s } as repaired{ $points ->
    [0] .
   *[other] , { $points } points.
}
flight-rocket-advances = The rocket will hit next turn.

## The threats

flight-advances = { $threat_The } advance{ $threat_s } from square { $from } to { $to }.
flight-acts = { $threat_The } perform{ $threat_s } { $square }.
flight-acts-nothing = { $threat_The } reach{ $threat_number ->
    [many] { "" }
   *[one] es
} { $square }, where nothing happens.
flight-spared = The condition is not met: no effect.
flight-strikes-back = { $threat_The } strike{ $threat_s } back.
flight-fragments = Fragments of { $threat_the } hit the ship.
flight-attack = Attack { $strength } on the { $zone } zone: { $through ->
    [0] the shield absorbs it all.
   *[other] { $absorbed ->
        [0] no energy in the shield, { $through } damage.
       *[other] the shield absorbs { $absorbed }, { $through } damage.
    }
}
flight-attack-ignoring-shields = Attack { $strength } on the { $zone } zone, ignoring the shield: { $through } damage.
flight-harm = { $amount ->
    [0] No damage to the { $zone } zone.
   *[other] { $threat_The } deal{ $threat_s } { $amount } damage to the { $zone } zone.
}
flight-multiplied = Damage to the { $zone } zone counts more than once: { $tiles } tiles for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
flight-tile-drawn = Damage { $total } in the { $zone } zone: { $tile }, { $tile_effect }.
flight-damage-counted = Damage { $total } in the { $zone } zone.
flight-energy-lost = { $container_The } loses { $amount } energy.
flight-energy-shorted = A short circuit sends { $amount } energy from { $from_the } to { $to_the }.
flight-fuel-lost = A fuel capsule is lost; { $left } left.
flight-rocket-destroyed = A rocket is destroyed; { $left } left.
flight-speed-changed = { $threat_The } now move{ $threat_s } at speed { $speed }.
flight-shield-changed = { $threat_The } now { $threat_number ->
    [many] have
   *[one] has
} shield { $shield }.
flight-heals = { $amount ->
    [0] { $threat_The } { $threat_number ->
        [many] have
       *[one] has
    } no damage to repair.
   *[other] { $threat_The } repair{ $threat_s } { $amount } damage; { $damage } left.
}
flight-hurts-itself = { $threat_The } take{ $threat_s } { $amount } damage by { $threat_number ->
    [many] themselves
   *[one] itself
}: { $damage } in all.
flight-revealed = { $threat_The } become{ $threat_s } visible.
flight-grows = { $threat_The } grow{ $threat_s } up and will fight back.
flight-boosts-attacks = From now on every attack of the other external threats is 1 stronger.
flight-boosts-shields = From now on every external threat has 1 more shield point.
flight-doubles-damage = From now on damage to the red zone is doubled.
flight-doubles-damage-all = From now on damage to every zone is doubled.
flight-prowls = { $threat_The } move{ $threat_s } { $to_to }.
flight-stays = { $threat_The } stay{ $threat_s } in place.
flight-spreads = { $threat_The } spread{ $threat_s } { $to_to }.
flight-survived = { $threat_The } { $threat_number ->
    [many] have
   *[one] has
} done all { $threat_number ->
    [many] they
   *[one] it
} could{ $points ->
    [0] .
   *[other] : { $points } points.
}

## The computer and the end

flight-computer-check-passed = The computer was maintained in phase { $phase }.
flight-computer-check-failed = The computer was not maintained in phase { $phase }.
flight-lost-zone = The { $zone } zone takes a seventh damage from { $threat_the }. The ship is lost.
flight-lost-taken-over = { $threat_The } take{ $threat_s } over the ship. The ship is lost.
flight-lost-broken-apart = { $threat_The } break{ $threat_s } the ship apart. The ship is lost.
flight-lost-blown-up = { $threat_The } blow{ $threat_s } up the ship. The ship is lost.
flight-jumped = Jump to hyperspace. The mission is complete.
