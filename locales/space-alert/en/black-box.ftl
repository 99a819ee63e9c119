### Space Alert: the black box: what a flight cost, and why.

## The black box

sa-blackbox = Black box
sa-blackbox-harm = Losses
sa-blackbox-harm-none = None.
sa-blackbox-waste = Wasted
sa-blackbox-waste-none = Nothing. Every card had an effect.
sa-blackbox-plan = Plan and outcome
sa-blackbox-gauges = Ship by turn
sa-blackbox-damage = Damage
sa-blackbox-limit = ship destroyed
sa-blackbox-reactors = Energy in the reactors
sa-blackbox-shields = Energy in the shields
sa-blackbox-behind = Faint: the original flight.
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
sa-turn-tally = { $done } of { $played } cards had an effect
sa-blackbox-lives = Threats over time
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
sa-reason-untouched = It had taken no damage since it appeared in turn { $turn }.
sa-reason-hurt = It had taken { $damage } of { $of } damage, most recently in turn { $turn }.
sa-reason-clear = No threat on that trajectory.
sa-reason-clear-all = No threat outside the ship.
sa-reason-far = The nearest threat was { $threat }: square { $square }, distance { $distance }. Range: distance { $reach }.
sa-reason-apart = The nearest threat was { $threat } at distance { $distance }. Interceptors at distance { $reach } hit only there.
sa-reason-hidden = The nearest threat was { $threat }. { $trait }.
sa-reason-due = C on the bridge in turn { $first } or { $last } would have maintained it.
sa-reason-shield = Shots of the same turn add up: a total above { $shield } would have damaged it.
sa-turn-label = Turn { $turn }: { $what }
sa-turn-done = { $played }
sa-turn-void = { $played }, without effect: { $why }
sa-turn-idle = nothing
sa-turn-out = knocked out; planned: { $planned }
sa-turn-shifted = { $what } (planned: { $planned }, delayed)
sa-turn-never = not reached
sa-legend-void = without effect
sa-legend-shifted = delayed
sa-legend-out = knocked out
sa-legend-change = Select a card to change it and fly again.
sa-threat-line = { $name }: { $hits } damage taken, { $harm } damage done, { $fate }
sa-threat-line-event = { $turn } { $what }
sa-threat-line-appears = appears
sa-threat-line-destroyed = destroyed
sa-threat-line-survived = got through
sa-threat-line-legend = Above the line: damage it did. Below: damage it took. ✕ destroyed, → got through.
sa-reason-far-damaged = The nearest threat was { $threat } at distance { $distance }. Damage has cut the range to distance { $reach }.
sa-figure-shots-all = all of them
sa-what-if-damage = Turn { $turn }: { $by } damage, { $zone }
sa-what-if-kill = Turn { $turn }: { $threat } is destroyed
sa-what-if-escape = Turn { $turn }: { $threat } is not destroyed
sa-what-if-more = { $count } more
sa-flight-tally = { $damage } damage, { $kills ->
    [one] 1 threat destroyed
   *[other] { $kills } threats destroyed
}
