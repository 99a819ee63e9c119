### Space Alert: the board and the threat cards.

## The board

sa-board = Ship and threats
sa-trajectory-red = Red trajectory
sa-trajectory-white = White trajectory
sa-trajectory-blue = Blue trajectory
sa-trajectory-internal = Internal trajectory
sa-square = { $track }, square { $square }
sa-token = { $name }, T+{ $number }, on square { $square }, { $left ->
    [one] { $left } hit point left
   *[other] { $left } hit points left
}
sa-system = { $station }, { $system }
sa-zone-state = { $zone }: reactor { $reactor } of { $reactorCapacity }, shield { $shield } of { $shieldCapacity }, damage { $damage }
sa-crew-member = Crew member { $number }
sa-member-out = { $name }: knocked out
sa-member-at = { $name }: { $place }
sa-in-space = in space
sa-token-away = { $name }, out of phase
sa-out-of-phase = out of phase

## Markers of The New Frontier

sa-mark-sealed = The doors between white and { $side } are sealed
sa-mark-disrupted = { $zone }: the lasers are blind
sa-mark-reversed = The shields absorb nothing
sa-mark-temporary = { $zone }: temporary shield of { $amount }
sa-mark-cube = { $station }: a cube on the cannon
sa-mark-mines = { $station }: { $count ->
    [one] { $count } mine
   *[other] { $count } mines
}
sa-mark-drone = { $station }: a drone
sa-mark-poisoned = { $name } is poisoned
sa-mark-infected = { $name } is infected
sa-mark-host = { $name } carries the Parasite
sa-mark-concentrating = { $name } concentrates

## Threat cards

sa-card-common-external = Threat
sa-card-serious-external = Serious threat
sa-card-common-internal = Internal threat
sa-card-serious-internal = Serious internal threat
sa-card-colour-white = white
sa-card-colour-yellow = yellow
sa-card-colour-red = red
sa-card-announced = T+{ $number }, { $track }
sa-card-hit-points = Hit points
sa-card-rockets = rockets
sa-card-shield = Shield
sa-card-speed = Speed
sa-card-points = Points
sa-card-when = { $when }: { $text }
sa-card-nothing = nothing
sa-card-note = Note
sa-card-remedy-battlebots = Battlebots in { $stations }{ $system }
sa-card-remedy-repair = Repaired with { $system } in { $stations }
sa-card-remedy-interceptors = Repaired by interceptors, outside { $stations }{ $system }
sa-threat-in-play = { $left } of { $of } hit points, square { $square }
sa-plan = Plan
sa-threats = Threats
