### Space Alert: one sentence for every step of a flight.

## The course of a turn

sa-flight-turn = Turn { $turn }
sa-flight-turn-ends = Turn { $turn } is over.
sa-flight-part-threat-appears = Threat appears
sa-flight-part-player-actions = Player actions
sa-flight-part-compute-damage = Compute damage
sa-flight-part-threat-actions = Threat actions
sa-flight-part-maintenance-check = Computer maintenance check
sa-flight-part-resolve-rockets = Resolve rockets
sa-flight-part-jump = Jump to hyperspace
sa-flight-appears = { $threat_The } appear{ $threat_s } on the { $track } trajectory, square { $square }.
sa-flight-appears-in = { $threat_The } appear{ $threat_s } { $station_in }, square { $square } of the internal trajectory.
sa-flight-appears-inside = { $threat_The } appear{ $threat_s } inside the ship, square { $square } of the internal trajectory.

## The crew

sa-flight-plays = { $crew } plays { $action_the }.
sa-flight-idle = { $crew } has no card.
sa-flight-misplayed = { $crew } misplayed: { $shown } on the board, { $meant } in mind.
sa-flight-moves-door = { $crew } goes { $to_to }.
sa-flight-moves-lift = { $crew } takes the gravolift { $to_to }.
sa-flight-moves-heroic = { $crew } rushes { $to_to }.
sa-flight-no-effect = { $crew } plays { $action_the }, without effect: { $why }.
sa-flight-activated = { $crew } readies { $weapon_the }.
sa-flight-activated-heroic = { $crew } readies { $weapon_the } with strength +1.
sa-flight-energy-moved = { $crew } moves { $amount } energy from { $from_the } to { $to_the }.
sa-flight-fuel-burnt = { $crew } burns a fuel capsule; { $left } left.
sa-flight-heroic-energy = { $crew } adds 1 more energy to { $to_the }.
sa-flight-repairs = { $crew } repairs { $threat_the } with { $system }: { $damage } of { $hit_points }.
sa-flight-squad-taken = { $crew } takes the battlebots { $station_in }.
sa-flight-squad-taken-disabled = { $crew } takes the slimed battlebots { $station_in }; they are disabled.
sa-flight-squad-reactivated = { $crew } reactivates the battlebots.
sa-flight-squad-disabled = { $threat_The } fight{ $threat_s } back: the battlebots behind { $crew } are disabled.
sa-flight-stored-squad-disabled = { $threat_The } disable{ $threat_s } the battlebots stored { $station_in }.
sa-flight-attacks = { $crew } attacks { $threat_the } with battlebots: damage { $damage } of { $hit_points }.
sa-flight-attacks-token = { $crew } attacks { $threat_the } { $station_in } with battlebots.
sa-flight-launches = { $crew } launches the interceptors.
sa-flight-stays-in-space = { $crew } stays in space and attacks.
sa-flight-stays-in-space-heroic = { $crew } stays in space and attacks with strength +1.
sa-flight-returns = { $crew } brings the interceptors back to Upper Red.
sa-flight-mends-fissure = { $crew } mends { $threat_the } from space: { $damage } of { $hit_points }.
sa-flight-rocket-launched = { $crew } launches { $rockets ->
    [one] a rocket
   *[other] { $rockets } rockets
}; { $left } left.
sa-flight-maintains = { $crew } maintains the computer for phase { $phase }.
sa-flight-looks = { $crew } looks out of the window; { $together } this turn.
sa-flight-delayed = { $crew } is delayed in turn { $turn }: { $cause }. { $moved ->
    [one] One card moves.
   *[other] { $moved } cards move.
}
sa-flight-delayed-lost = { $crew } is delayed in turn { $turn }: { $cause }. The last card, { $lost }, is lost.
sa-flight-delay-idle = { $crew } would be delayed in turn { $turn }: { $cause }. There is no card to move.
sa-flight-knocked-out = { $threat_The } knock{ $threat_s } { $crew } out.
sa-flight-served-together = Every station was served in one turn: { $bonus } more damage to { $threat_the }, { $damage } of { $hit_points }.
sa-flight-observation = Phase { $phase }: at most { $best } at the window in one turn.

## Why an action has no effect

sa-flight-why-edge-of-ship = the ship ends there
sa-flight-why-already-there = already there
sa-flight-why-no-energy = the reactor is empty
sa-flight-why-already-activated = the weapon is already in use this turn
sa-flight-why-full = it is full
sa-flight-why-source-empty = there is no energy to draw from
sa-flight-why-burnt-for-nothing = the reactor was full, the fuel capsule is lost
sa-flight-why-no-fuel = no fuel capsule is left
sa-flight-why-irreparable = the system is beyond repair
sa-flight-why-no-squad = no battlebots
sa-flight-why-squad-disabled = the battlebots are disabled
sa-flight-why-space-taken = the interceptors are out
sa-flight-why-interceptors-lost = the interceptors are lost
sa-flight-why-storage-empty = no battlebots are stored here
sa-flight-why-squad-active = the battlebots are active already
sa-flight-why-no-intruder = there is no intruder here
sa-flight-why-no-rocket = no rocket is left
sa-flight-why-rocket-track-busy = a rocket was launched this turn
sa-flight-why-maintained-already = the computer is maintained already in this phase
sa-flight-why-maintenance-too-late = too late in this phase
sa-flight-why-needs-three = it takes three in the same turn
sa-flight-why-switched-off = not part of this training level

## Why somebody is delayed

sa-flight-delay-lift-busy = the gravolift was in use
sa-flight-delay-lift-damaged = the gravolift is damaged
sa-flight-delay-misplay = a misplayed card
sa-flight-delay-slime = slime
sa-flight-delay-computer = the computer was not maintained
sa-flight-delay-threat = a threat’s action
sa-flight-delay-in-space = of no use in space

## The ship's weapons

sa-flight-fires = { $weapon_The } hit{ $weapon_s } { $threat_the } with strength { $strength }.
sa-flight-misses = { $weapon_The } find{ $weapon_s } no target.
sa-flight-misses-decoy = { $weapon_The } go{ $weapon_s ->
    [s] es
   *[other] { "" }
} for a phantom and { $weapon_s ->
    [s] is
   *[other] are
} lost.
sa-flight-hit = Strength { $strength } against shield { $shield }: { $threat_the } take{ $threat_s } { $dealt } damage, { $damage } of { $hit_points }.
sa-flight-hit-cryoshield = The cryoshield takes the whole volley and is gone: no damage to { $threat_the }.
sa-flight-hit-shields-broken = The pulse cannon breaks the shield. Strength { $strength } against { $shield }: { $threat_the } take{ $threat_s } { $dealt } damage, { $damage } of { $hit_points }.
sa-flight-hit-swarm = Strength { $strength }, but { $threat_the } take{ $threat_s } { $dealt } damage at most in a turn: { $damage } of { $hit_points }.
sa-flight-scorched = The explosion reaches { $threat_the }: damage { $damage } of { $hit_points }.
sa-flight-destroyed-volley = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} destroyed{ $points ->
    [0] .
   *[other] : { $points } points.
}
sa-flight-destroyed-explosion = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} destroyed by the explosion{ $points ->
    [0] .
   *[other] : { $points } points.
}
sa-flight-destroyed-itself = { $threat_The } { $threat_number ->
    [many] destroy themselves
   *[one] destroys itself
}{ $points ->
    [0] .
   *[other] : { $points } points.
}
sa-flight-destroyed-repair = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} repaired{ $points ->
    [0] .
   *[other] : { $points } points.
}
sa-flight-destroyed-battlebots = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} destroyed{ $points ->
    [0] .
   *[other] : { $points } points.
}
sa-flight-destroyed-interceptors = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} mended{ $points ->
    [0] .
   *[other] : { $points } points.
}
sa-flight-destroyed-together = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} repaired by common effort{ $points ->
    [0] .
   *[other] : { $points } points.
}
sa-flight-destroyed-no-rockets = There is no rocket to endanger: { $threat_the } count{ $threat_s } as repaired{ $points ->
    [0] .
   *[other] , { $points } points.
}
sa-flight-rocket-advances = The rocket will hit next turn.

## The threats

sa-flight-advances = { $threat_The } advance{ $threat_s } from square { $from } to { $to }.
sa-flight-acts = { $threat_The } perform{ $threat_s } { $square }.
sa-flight-acts-nothing = { $threat_The } reach{ $threat_number ->
    [many] { "" }
   *[one] es
} { $square }, where nothing happens.
sa-flight-spared = The condition is not met: no effect.
sa-flight-strikes-back = { $threat_The } strike{ $threat_s } back.
sa-flight-fragments = Fragments of { $threat_the } hit the ship.
sa-flight-attack = Attack { $strength } on the { $zone } zone: { $through ->
    [0] the shield absorbs it all.
   *[other] { $absorbed ->
        [0] no energy in the shield, { $through } damage.
       *[other] the shield absorbs { $absorbed }, { $through } damage.
    }
}
sa-flight-attack-ignoring-shields = Attack { $strength } on the { $zone } zone, ignoring the shield: { $through } damage.
sa-flight-harm = { $amount ->
    [0] No damage to the { $zone } zone.
   *[other] { $threat_The } deal{ $threat_s } { $amount } damage to the { $zone } zone.
}
sa-flight-multiplied = Damage to the { $zone } zone counts more than once: { $tiles } tiles for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
sa-flight-tile-drawn = Damage { $total } in the { $zone } zone: { $tile }, { $tile_effect }.
sa-flight-damage-counted = Damage { $total } in the { $zone } zone.
sa-flight-energy-lost = { $container_The } loses { $amount } energy.
sa-flight-energy-shorted = A short circuit sends { $amount } energy from { $from_the } to { $to_the }.
sa-flight-fuel-lost = A fuel capsule is lost; { $left } left.
sa-flight-rocket-destroyed = A rocket is destroyed; { $left } left.
sa-flight-speed-changed = { $threat_The } now move{ $threat_s } at speed { $speed }.
sa-flight-shield-changed = { $threat_The } now { $threat_number ->
    [many] have
   *[one] has
} shield { $shield }.
sa-flight-heals = { $amount ->
    [0] { $threat_The } { $threat_number ->
        [many] have
       *[one] has
    } no damage to repair.
   *[other] { $threat_The } repair{ $threat_s } { $amount } damage; { $damage } left.
}
sa-flight-hurts-itself = { $threat_The } take{ $threat_s } { $amount } damage by { $threat_number ->
    [many] themselves
   *[one] itself
}: { $damage } in all.
sa-flight-revealed = { $threat_The } become{ $threat_s } visible.
sa-flight-grows = { $threat_The } grow{ $threat_s } up and will fight back.
sa-flight-boosts-attacks = From now on every attack of the other external threats is 1 stronger.
sa-flight-boosts-shields = From now on every external threat has 1 more shield point.
sa-flight-doubles-damage = From now on damage to the red zone is doubled.
sa-flight-doubles-damage-all = From now on damage to every zone is doubled.
sa-flight-prowls = { $threat_The } move{ $threat_s } { $to_to }.
sa-flight-stays = { $threat_The } stay{ $threat_s } in place.
sa-flight-spreads = { $threat_The } spread{ $threat_s } { $to_to }.
sa-flight-survived = { $threat_The } { $threat_number ->
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

sa-flight-computer-check-passed = The computer was maintained in phase { $phase }.
sa-flight-computer-check-failed = The computer was not maintained in phase { $phase }.
sa-flight-lost-zone = The { $zone } zone takes a seventh damage from { $threat_the }. The ship is lost.
sa-flight-lost-taken-over = { $threat_The } take{ $threat_s } over the ship. The ship is lost.
sa-flight-lost-broken-apart = { $threat_The } break{ $threat_s } the ship apart. The ship is lost.
sa-flight-lost-blown-up = { $threat_The } blow{ $threat_s } up the ship. The ship is lost.
sa-flight-jumped = Jump to hyperspace. The mission is complete.

## The New Frontier

sa-flight-moves-squad-leader = { $crew } runs { $to_to }.
sa-flight-why-sealed-door = the door is sealed
sa-flight-why-wrong-station = it does nothing in this station
sa-flight-why-wrong-turn = it does nothing in this turn
sa-flight-why-bad-pair = it cannot be combined with the card beside it
sa-flight-why-would-finish = a repair from afar never finishes a malfunction
sa-flight-why-nothing-to-repair = there is nothing to repair
sa-flight-why-nothing-to-teleport = there is nobody to teleport, or nowhere to go
sa-flight-why-jam-needs-energy = the last repair needs energy in the reactor
sa-flight-why-own-parasite = the host cannot fight the Parasite
sa-flight-misses-blind = { $weapon_The } cannot aim: the optics are disrupted.
sa-flight-hit-mother-swarm = Strength { $strength }, but { $threat_the } take{ $threat_s } { $dealt } damage at most in a turn: { $damage } of { $hit_points }.
sa-flight-hit-polarized = Lasers count half. Strength { $strength } against shield { $shield }: { $threat_the } take{ $threat_s } { $dealt } damage, { $damage } of { $hit_points }.
sa-flight-destroyed-lone-repairer = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} repaired by a lone repairer{ $points ->
    [0] .
   *[other] : { $points } points.
}
sa-flight-plays-basic = { $crew } plays the basic card of the { $special }.
sa-flight-plays-advanced = { $crew } plays the advanced card of the { $special }.
sa-flight-special-no-effect = The { $special } card of { $crew } has no effect: { $why }.
sa-flight-second-symbol-delayed = { $crew } is delayed ({ $cause }): the second symbol, { $second }, moves to turn { $turn }.
sa-flight-symbol-ignored = { $crew } is in space: { $action } is ignored.
sa-flight-flies-to = { $crew } flies to distance { $distance }.
sa-flight-ultra-fast-return = { $crew } returns at full speed to Upper Red and is knocked out; the battlebots are disabled.
sa-flight-teleported = { $crew } is teleported { $to_to }.
sa-flight-stimulated = { $by } gives { $crew } a stimulant: the action is heroic.
sa-flight-concentrates = { $crew } concentrates: the next A, B or battlebots action is heroic.
sa-flight-inhibitor-given = Nobody beside { $crew } can be knocked out this turn.
sa-flight-knock-out-prevented = { $crew } would be knocked out, but is protected.
sa-flight-temporary-shields = { $crew } raises temporary shields: { $red } red, { $white } white, { $blue } blue.
sa-flight-special-points = { $crew } gets { $points } { $points ->
    [one] point
   *[other] points
} for a special card.
sa-flight-cube-placed = { $crew } boosts { $weapon_the } for its next shot.
sa-flight-tile-repaired = { $crew } repairs a damage tile in the { $zone } zone: { $tile }. Damage is now { $total }.
sa-flight-threats-slowed = { $crew } slows all threats: they move one space less this turn.
sa-flight-jumps-early = { $crew } prepares an early jump: after this turn comes turn 13.
sa-flight-poisoned = { $crew } is poisoned by a drone.
sa-flight-sabotage-repaired = { $crew } repairs the sabotage of { $system } { $station_in }.
sa-flight-repeats-turn = { $crew } will repeat this turn’s card in the next turn.
sa-flight-phases-in = { $threat_The } come{ $threat_s } back in phase.
sa-flight-phases-out = { $threat_The } go{ $threat_number ->
    [many] { "" }
   *[one] es
} out of phase.
sa-flight-jumps-to = { $threat_The } jump{ $threat_s } to the { $zone } trajectory.
sa-flight-jump-fails = { $threat_The } cannot jump to the { $zone } trajectory, which is too short.
sa-flight-calls = { $threat_The } call{ $threat_s } { $called_the }.
sa-flight-not-reached = { $threat_The } { $threat_number ->
    [many] are
   *[one] is
} hard to reach: { $points ->
    [one] 1 point is lost.
   *[other] { $points } points are lost.
}
sa-flight-doors-sealed-red = { $threat_The } seal{ $threat_s } the doors between red and white.
sa-flight-doors-sealed-blue = { $threat_The } seal{ $threat_s } the doors between white and blue.
sa-flight-optics-disrupted = { $threat_The } blind{ $threat_s } the lasers of the { $zone } zone.
sa-flight-shields-off = Shields absorb nothing from now on.
sa-flight-shields-reversed = From now on the energy of a shield is added to the damage.
sa-flight-shield-added = The reversed shield adds { $amount } damage in the { $zone } zone.
sa-flight-mine-laid = { $threat_The } lay{ $threat_s } a mine { $station_in }.
sa-flight-infected = { $threat_The } infect{ $threat_s } { $crew }.
sa-flight-attaches = { $threat_The } attach{ $threat_number ->
    [many] { "" }
   *[one] es
} to { $crew }.
sa-flight-sabotaged = { $threat_The } sabotage{ $threat_s } A, B and C { $station_in }.
sa-flight-draws-card = { $threat_The } bring{ $threat_s } up { $drawn_the }, which act{ $drawn_s } at once.
sa-flight-pulse-cannon-backfires = The central laser has fired: the short-circuited pulse cannon hits the ship.
sa-flight-strikes-at-the-jump = { $threat_The } strike{ $threat_s } at the jump.
