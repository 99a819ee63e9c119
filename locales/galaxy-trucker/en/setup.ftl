# The set-up in the lobby.

## Flights

gt-setup-game = Game
gt-setup-game-learning = First flight
gt-setup-game-learning-hint = For beginners: small ship, eight easy cards, no hourglass.
gt-setup-game-short = One short flight
gt-setup-game-short-hint = Small ship, eight cards, two turns of the hourglass.
gt-setup-game-whole = The whole game
gt-setup-game-whole-hint = Three flights with ever larger ships.
gt-setup-game-own = Your own
gt-setup-game-own-hint = One to four flights with the ships you like.
gt-setup-flight = { $index ->
    [1] First flight
    [2] Second flight
    [3] Third flight
   *[other] Fourth flight
}
gt-setup-flight-add = Add a flight
gt-setup-flight-remove = Remove flight { $index }
gt-setup-class = Class { $class }
gt-setup-class-i-hint = Small ship, 18 squares, eight cards.
gt-setup-class-ia-hint = Small ship. After building you choose the direction it flies. No insurance.
gt-setup-class-ii-hint = Medium ship, 27 squares, twelve cards.
gt-setup-class-iia-hint = The twin ship: two halves side by side, without a starting cabin. No insurance.
gt-setup-class-iib-hint = A round ship: its left and right edges touch. No insurance.
gt-setup-class-iii-hint = Large ship, 36 squares, sixteen cards.
gt-setup-class-iiia-hint = The tall ship, 36 squares, sixteen cards. No insurance.
gt-setup-class-iiib-hint = The biggest ship of flight 3. Dice decide where its holes are. No insurance.

## Building and time

gt-setup-pace = Building time
gt-setup-pace-hourglass = Hourglass
gt-setup-pace-untimed = No limit
gt-setup-hourglass = One turn of the hourglass
gt-setup-aids = Building aids
gt-setup-aids-none = None
gt-setup-aids-counts = Numbers
gt-setup-aids-errors = Numbers and mistakes
gt-setup-aids-none-hint = You count and check yourself.
gt-setup-aids-counts-hint = Strengths and exposed connectors are counted for you.
gt-setup-aids-errors-hint = Mistakes and squares that fit are marked, too.
gt-setup-limits = Time for decisions
gt-setup-limit = { $percent ->
    [0] No limit
    [50] Short
    [100] Normal
   *[other] Long
}
gt-setup-more = More rules
gt-setup-strict = Refuse mistakes when placing
gt-setup-open-hands = Show what others hold
gt-setup-open-credits = Credits are public
gt-setup-shared-looking = Several players may look at one pile
gt-setup-turn-when-idle = The table flips the hourglass when nobody acts
gt-setup-rollback = Everybody together may take the last decision back
gt-setup-visions = Piles keep their order
gt-setup-teams = Teams
gt-setup-teams-none = None
gt-setup-teams-partners = Partners
gt-setup-teams-experts = Experts
gt-setup-teams-hint = Four players: partners fly each other’s ships. Experts also swap seats while building.

## Expansions

gt-setup-expansions = Expansions
gt-setup-expansions-count = { $count ->
    [0] None switched on
    [one] 1 switched on
   *[other] { $count } switched on
}
gt-setup-expansions-learning = The learning flight is flown without expansions. Choose another game to switch them on.
gt-setup-expansion-needs = Switches on: { $names }.
gt-setup-expansion-needed = Needed for: { $names }.
gt-setup-first-box = The Big Expansion
gt-setup-second-box = Another Big Expansion
gt-setup-all-on = Switch all on
gt-setup-all-off = Switch all off
gt-setup-new-technologies = New technologies
gt-setup-new-technologies-hint = 41 new components and the cyan aliens. Up to five can play.
gt-setup-fifth-wheel = Five-player rules with fewer players
gt-setup-fifth-wheel-hint = One more player profits from an opportunity, and the second weakest suffers too. Always on with five players.
gt-setup-second-box-components = More components
gt-setup-second-box-components-hint = 42 tiles: solar panels, thrusters, routers, crubots, anti-personnel lasers, armories.
gt-setup-intruders = Intruders
gt-setup-intruders-hint = Predators and commandos that walk through your ship, three cards in each deck.

## Why two choices of the set-up exclude each other

gt-rule-GX-0-2 = A game of five needs the components of New Technologies.
gt-rule-GX-19-3 = Members stay with one player for the whole game, but partners fly each other’s ships: nobody could say whom they help.
gt-rule-GX-19-10 = Members are drafted at the end of each flight except the last, in order of arrival.
