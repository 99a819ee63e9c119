# Why a setup or a command is not accepted.

## Setting up

gt-refused-flights = Choose one to four flights.
gt-refused-learning-later = The learning flight can only be the first flight.
gt-refused-people = { $people ->
    [one] One player is not enough: this game is for two to five.
   *[other] { $people } players cannot play: this game is for two to five.
}
gt-refused-teams-need-four = The team game needs four players.
gt-refused-learning-teams = The learning flight is not played in teams.
gt-refused-fifth-needs-technologies = A fifth player needs the new technologies.
gt-refused-learning-technologies = The learning flight is flown without the new technologies.
gt-refused-learning-second-box = The learning flight is flown without Another Big Expansion.
gt-refused-intruders-need-components = Intruders need the components of Another Big Expansion.
gt-refused-panel-not-joined = This solar panel cannot power that: it is not joined to it.
gt-refused-no-thruster = No thruster there can move this line.
gt-refused-no-idle-crubots = There are no crubots to activate there.
gt-refused-learning-fifth-wheel = The learning flight cannot be flown with the five-player rules.
gt-refused-one-block-less = As the second player here you leave one of the new blocks behind.
gt-refused-hourglass-seconds = One turn of the hourglass lasts 10 to 600 seconds.
gt-refused-limit-percent = Time limits are 10 to 1,000 percent of the usual ones, or off.
gt-refused-bank-size = The bank holds at most 60 blocks of each colour.

## At any time

gt-refused-no-such-seat = You are not in this game.
gt-refused-game-over = The game is over.
gt-refused-paused = The game is paused.
gt-refused-not-paused = The game is not paused.
gt-refused-not-now = Not at this point of the game.

## Building

gt-refused-before-go = Wait for the start.
gt-refused-already-finished = Your ship is finished.
gt-refused-hand-full = You hold a component: place it, set it aside or return it first.
gt-refused-hand-empty = Your hand is empty.
gt-refused-none-face-down = No face-down components are left.
gt-refused-tile-gone = Somebody else took it.
gt-refused-too-fast = Too fast. Try again.
gt-refused-last-is-fixed = That component is fixed.
gt-refused-square-not-free = Only empty squares of your ship board can be used.
gt-refused-not-next-to-ship = Place it next to your ship.
gt-refused-not-joined = No connector joins your ship here.
gt-refused-placement-fault = That would be a mistake: { $fault }
gt-refused-was-set-aside = A component that was set aside cannot go back to the warehouse.
gt-refused-set-aside-full = Both set-aside places are taken.
gt-refused-set-aside-empty = Nothing is set aside there.
gt-refused-no-setting-aside = Setting aside is not part of the learning flight.
gt-refused-look-needs-halves = Place a component in each half before you look at cards.
gt-refused-look-too-early = Place a component before you look at cards.
gt-refused-looking-at-pile = Put the cards back first.
gt-refused-not-looking = You hold no cards.
gt-refused-no-such-pile = That pile cannot be looked at.
gt-refused-pile-held = Somebody else has pile { $pile }.
gt-refused-pile-free = Pile { $pile } is free.
gt-refused-finished-look = Your ship is finished: no more looking at cards.
gt-refused-no-looking = Looking at cards is not part of the learning flight.
gt-refused-hourglass-runs = The hourglass is still running.
gt-refused-start-needs-finished = Only a player who has finished can turn the hourglass for the last time.
gt-refused-hourglass-on-start = The hourglass has been turned for the last time.
gt-refused-no-hourglass = There is no hourglass in this flight.
gt-refused-number-gone = Number { $number } is taken.
gt-refused-lowest-number = In the learning flight you take the lowest number.

## Check and crew

gt-refused-still-illegal = The ship still has a mistake: { $fault }
gt-refused-no-tile-there = No component there.
gt-refused-no-alien-cabin = That alien cannot live there: the cabin needs joined life support of its colour.
gt-refused-alien-twice = Only one alien of each colour.
gt-refused-no-specialization = A cyan alien needs a specialization, and only a cyan one has it.
gt-refused-specialization-taken = Another ship has that specialist.
gt-refused-cabin-twice = Only one alien fits in a cabin.

## Flight

gt-refused-no-such-half = That half is no longer in flight.
gt-refused-other-half = Batteries power only components of their own half.
gt-refused-sleeps-elsewhere = Sleepers are woken by a human of their own half, into its cabins.
gt-refused-not-asked = That is not your decision now.
gt-refused-no-booster = No booster there is joined to that component.
gt-refused-boost-unpowered = This cannon can only be boosted when it has a token of its own.
gt-refused-no-furnace = No furnace there is joined to that battery.
gt-refused-no-sleeper-there = Nobody sleeps there.
gt-refused-no-place-there = No free place there: woken humans go to cabins, not to a luxury cabin and not to an alien.
gt-refused-not-a-double = That component cannot be powered for this.
gt-refused-square-twice = That square is named twice.
gt-refused-too-few-tokens = Not enough battery tokens.
gt-refused-battery-count = Name one battery for each token.
gt-refused-no-token-there = No token there.
gt-refused-no-defence = That does not help here.
gt-refused-planet-taken = Planet { $planet } is not free.
gt-refused-no-hold = That is not a cargo hold.
gt-refused-too-many-blocks = The hold has fewer containers.
gt-refused-red-in-hold = Red goods need a special container.
gt-refused-no-such-goods = You do not have those goods.
gt-refused-wrong-count = Choose { $needed }, not { $named }.
gt-refused-one-from-each-cabin = Choose exactly one crew member from each shared cabin in question.
gt-refused-nobody-there = Nobody is there.
gt-refused-no-block-there = No such block there.
gt-refused-no-such-piece = Choose a piece of your ship.

## Mistakes of a ship

gt-fault-connector = connectors that do not fit.
gt-fault-engine-direction = an engine that does not point to the rear.
gt-fault-behind-engine = a component directly behind an engine.
gt-fault-front-of-cannon = a component directly in front of a cannon.
gt-fault-front-of-thruster = a component on a square that a thruster points at.
gt-fault-outside = a component outside the ship board.
gt-fault-hole = a component on a hole.
gt-fault-separate = a component that is not joined to the ship.
gt-fault-joins-halves = a component that joins the two halves.
