# Names of components, cards and hazards, and the log of a flight.

gt-tile-starting-cabin = starting cabin
gt-tile-cabin = cabin
gt-tile-engine = engine
gt-tile-double-engine = double engine
gt-tile-cannon = cannon
gt-tile-double-cannon = double cannon
gt-tile-battery = battery
gt-tile-shield = shield generator
gt-tile-hold = cargo hold
gt-tile-special-hold = special cargo hold
gt-tile-structural = structural module
gt-tile-life-support-brown = brown alien life support
gt-tile-life-support-purple = purple alien life support
gt-tile-life-support-cyan = cyan alien life support
gt-tile-luxury-cabin = luxury cabin
gt-tile-stasis-chamber = stasis chamber
gt-tile-bidirectional-cannon = bidirectional cannon
gt-tile-engine-cannon = engine and cannon
gt-tile-mixed-hold = mixed cargo hold
gt-tile-battery-hold = battery and cargo hold
gt-tile-shield-booster = shield booster
gt-tile-cannon-booster = cannon booster
gt-tile-engine-booster = engine booster
gt-tile-reactor-furnace = reactor furnace
gt-tile-plating = indestructible plating
gt-tile-solar-panel = solar panel
gt-tile-thruster = thruster
gt-tile-router = router
gt-tile-mixed-life-support = mixed life support
gt-tile-crubot-station = crubot station
gt-tile-anti-personnel-laser = anti-personnel laser
gt-tile-armory = armory
gt-tile-plated-hold = plated hold

gt-specialization-lawyer = lawyer
gt-specialization-manager = manager
gt-specialization-merchant = merchant
gt-specialization-techie = techie
gt-specialization-diplomat = diplomat
gt-specialization-bodyguard = bodyguard

gt-card-open-space = Open Space
gt-card-stardust = Stardust
gt-card-epidemic = Epidemic
gt-card-sabotage = Sabotage
gt-card-meteoric-swarm = Meteoric Swarm
gt-card-planets = Planets
gt-card-abandoned-ship = Abandoned Ship
gt-card-abandoned-station = Abandoned Station
gt-card-slavers = Slavers
gt-card-smugglers = Smugglers
gt-card-pirates = Pirates
gt-card-combat-zone = Combat Zone
gt-card-predator = Predator
gt-card-commando = Commando
gt-card-predator-commando = Predator commando

gt-hazard-small-meteor = Small meteor
gt-hazard-large-meteor = Large meteor
gt-hazard-light-fire = Light cannon fire
gt-hazard-heavy-fire = Heavy cannon fire
gt-side-front = the front
gt-side-right = the right
gt-side-rear = the rear
gt-side-left = the left

## Log of a flight

gt-log-card = Card { $number } of { $of }: { $card }
gt-log-no-effect = Only one ship is left: no effect.
gt-log-gave-up = Ship { $ship } leaves the flight: { $why }.
gt-log-half-gave-up = { $sale ->
    [0] The { $half } of ship { $ship } leaves the flight: { $why }.
    [one] The { $half } of ship { $ship } leaves the flight: { $why }. Its goods are sold for 1 credit.
   *[other] The { $half } of ship { $ship } leaves the flight: { $why }. Its goods are sold for { $sale } credits.
}
gt-log-half-gave-up-unsold = The { $half } of ship { $ship } leaves the flight: { $why }. Its goods are sold at the end of the flight.
gt-half-left = left half
gt-half-right = right half
gt-gave-up-choice = its player gives up
gt-gave-up-no-humans = no human is aboard
gt-gave-up-no-engines = its engines have no strength
gt-gave-up-lapped = the leader has lapped it
gt-gave-up-hyperspace = it was in hyperspace when the flight ended
gt-log-crew = Ship { $ship }: crew { $strength }.
gt-log-engines = Ship { $ship }: engine strength { $strength }{ $tokens ->
    [0] .
    [one] {" "}for 1 token.
   *[other] {" "}for { $tokens } tokens.
}
gt-log-cannons = Ship { $ship }: cannon strength { $strength }{ $tokens ->
    [0] .
    [one] {" "}for 1 token.
   *[other] {" "}for { $tokens } tokens.
}
gt-log-forward = Ship { $ship } moves { $days ->
    [one] 1 day
   *[other] { $days } days
} ahead.
gt-log-back = Ship { $ship } loses { $days ->
    [one] 1 day
   *[other] { $days } days
}.
gt-log-landed = Ship { $ship } lands on planet { $planet }.
gt-log-passed = Ship { $ship } passes.
gt-log-accepted = Ship { $ship } accepts.
gt-log-declined = Ship { $ship } declines.
gt-log-loaded = Ship { $ship } carries goods worth { $value }.
gt-log-earned = Ship { $ship } earns { $credits ->
    [one] 1 cosmic credit
   *[other] { $credits } cosmic credits
}.
gt-log-won = Ship { $ship } wins.
gt-log-tied = Ship { $ship } holds its own: a tie.
gt-log-lost = Ship { $ship } is defeated.
gt-log-weakest = Ship { $ship } is the weakest.
gt-log-hazard = { $hazard } from { $side }, dice { $roll }.
gt-log-miss = Ship { $ship }: a miss.
gt-log-bounced = Ship { $ship }: it bounces off.
gt-log-plated = Ship { $ship }: the plating holds.
gt-log-jumped = Ship { $ship } jumps to hyperspace.
gt-log-half-jumped = The { $half } of ship { $ship } jumps to hyperspace.
gt-log-half-back = The { $half } of ship { $ship } is back from hyperspace.
gt-log-back-from-hyperspace = Ship { $ship } is back from hyperspace.
gt-log-woken = Ship { $ship } wakes { $count ->
    [one] 1 sleeper
   *[other] { $count } sleepers
}.
gt-log-token-saved = Ship { $ship }: the techie saves a token.
gt-log-defeat-averted = Ship { $ship }: the diplomat averts the defeat and leaves.
gt-log-extra-tokens = Ship { $ship }: bum batteries cost { $count ->
    [one] 1 more token
   *[other] { $count } more tokens
}.
gt-log-given-up = Ship { $ship } gives up a component: { $tile }.
gt-log-solar-power = Ship { $ship }: a solar panel powers a component.
gt-log-crubots = Ship { $ship } activates { $count } crubots.
gt-log-thruster = Ship { $ship } fires a thruster: the hit moves to line { $line }.
gt-log-intruder-rolled = The intruder’s line is rolled: { $one } and { $other }.
gt-log-intruder-missed = Ship { $ship }: the intruder finds nothing in its way.
gt-log-intruder-enters = Ship { $ship }: the intruder enters.
gt-log-intruder-step = Ship { $ship }: the intruder’s step { $number }.
gt-log-intruder-devours = Ship { $ship }, step { $number }: the intruder devours: crew { $crew }, tokens { $tokens }, blocks { $goods }.
gt-log-intruder-charge = Ship { $ship }, step { $number }: it lays a charge.
gt-log-intruder-turned-away = Ship { $ship } is defended where the intruder arrives: it turns away.
gt-log-intruder-defeated = Ship { $ship }, step { $number }: the intruder is defeated.
gt-log-intruder-left = Ship { $ship }, step { $number }: the intruder leaves.
gt-log-charges = Ship { $ship }: { $count ->
    [one] a charge explodes
   *[other] { $count } charges explode
}.
gt-log-shot = Ship { $ship } shoots it.
gt-log-shielded = Ship { $ship }: the shield holds.
gt-log-struck = Ship { $ship } is hit.
gt-log-destroyed = Ship { $ship } loses a component: { $tile }.
gt-log-fell-off = Ship { $ship }: a component falls off: { $tile }.
gt-log-piece = Ship { $ship } breaks apart and flies on with { $count ->
    [one] 1 component
   *[other] { $count } components
}.
gt-log-alien-left = Ship { $ship }: the alien leaves without life support.
gt-log-crew-lost = Ship { $ship } loses { $count ->
    [one] 1 crew member
   *[other] { $count } crew members
}.
gt-log-goods-lost = Ship { $ship } loses { $count ->
    [one] 1 block of goods
   *[other] { $count } blocks of goods
}.
gt-log-tokens-lost = Ship { $ship } loses { $count ->
    [one] 1 battery token
   *[other] { $count } battery tokens
}.
gt-log-sabotaged = Ship { $ship }: the sabotage finds a component.
gt-log-sabotage-missed = Ship { $ship }: the sabotage finds nothing.
