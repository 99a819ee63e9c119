### Space Alert: the black box: what a flight cost, and why.

## The black box

sa-box = Black box
sa-box-harm = Losses
sa-box-harm-none = None.
sa-box-waste = Wasted
sa-box-waste-none = Nothing. Every card had an effect.
sa-box-plan = Plan and outcome
sa-box-gauges = Ship by turn
sa-box-damage = Damage
sa-box-limit = ship destroyed
sa-box-reactors = Energy in the reactors
sa-box-shields = Energy in the shields
sa-box-behind = Faint: the original flight.
sa-figure-worst = Worst turn
sa-figure-turn = Turn { $turn }
sa-figure-damage = { $count } damage
sa-figure-out = { $count } knocked out
sa-figure-through = { $count ->
    [one] one threat got through
   *[other] { $count } threats got through
}
sa-figure-squad = battlebots lost
sa-figure-cards = Cards with an effect
sa-figure-cards-about = of the cards played
sa-figure-shots = Shots that hit
sa-figure-shots-about = the others missed or were absorbed
sa-figure-delayed = Delayed turns
sa-figure-delayed-about = turns with a different card than planned
sa-deed-tally = { $done } of { $played } cards had an effect
sa-box-lives = Threats over time
sa-plot-turn = Turn
sa-score-zone = { $zone }: seventh damage.
sa-score-taken-over = The ship was taken over.
sa-score-broken-apart = The ship broke apart.
sa-score-blown-up = The ship blew up.
sa-score-none = A test run has no score. The ship came home; that is what counts.
sa-moment-watch = Watch this moment
sa-moment-all = All { $count }
sa-moment-worst = Worst only
sa-moment-void = Without effect
sa-moment-fuel = Fuel wasted
sa-moment-miss = Missed
sa-moment-bounced = Absorbed by shield
sa-moment-delay = Delayed
sa-moment-asleep = Screen saver on
sa-moment-asleep-text = Nobody maintained the computer in time: { $count ->
    [one] 1 player is
   *[other] { $count } players are
} delayed.
sa-moment-damage = Damage
sa-moment-knocked-out = Knocked out
sa-moment-survived = Got through
sa-moment-squad = Battlebots disabled
sa-moment-lost = Ship lost
sa-because-untouched = It had taken no damage since it appeared in turn { $turn }.
sa-because-hurt = It had taken { $damage } of { $of } damage, most recently in turn { $turn }.
sa-because-clear = No threat on that trajectory.
sa-because-clear-all = No threat outside the ship.
sa-because-far = The nearest threat was { $threat }: square { $square }, distance { $distance }. Range: distance { $reach }.
sa-because-hidden = The nearest threat was { $threat }. { $trait }.
sa-because-due = C on the bridge in turn { $first } or { $last } would have maintained it.
sa-because-shield = Shots of the same turn add up: a total above { $shield } would have damaged it.
sa-deed-label = Turn { $turn }: { $what }
sa-deed-done = { $played }
sa-deed-void = { $played }, without effect: { $why }
sa-deed-idle = nothing
sa-deed-out = knocked out; planned: { $planned }
sa-deed-shifted = { $what } (planned: { $planned }, delayed)
sa-deed-never = not reached
sa-legend-void = without effect
sa-legend-shifted = delayed
sa-legend-out = knocked out
sa-legend-change = Select a card to change it and fly again.
sa-life = { $name }: { $hits } damage taken, { $harm } damage done, { $fate }
sa-life-event = { $turn } { $what }
sa-life-appears = appears
sa-life-destroyed = destroyed
sa-life-survived = got through
sa-life-legend = Above the line: damage it did. Below: damage it took. ✕ destroyed, → got through.
sa-because-far-damaged = The nearest threat was { $threat } at distance { $distance }. Damage has cut the range to distance { $reach }.
sa-figure-shots-all = all of them
sa-what-if-damage = Turn { $turn }: { $by } damage, { $zone }
sa-what-if-kill = Turn { $turn }: { $threat } is destroyed
sa-what-if-escape = Turn { $turn }: { $threat } is not destroyed
sa-what-if-more = { $count } more
sa-flight-tally = { $damage } damage, { $kills ->
    [one] 1 threat destroyed
   *[other] { $kills } threats destroyed
}
