### Battleship Galaxies: the battle on the screen.

bg-you = (you)
bg-energy = Energy
bg-cost = Cost
bg-launch-cost = Launch cost
bg-resigned = gave up
bg-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
bg-deck-count = { $count } in deck
bg-points = { $points }/{ $of } victory points
bg-pegs = { $shields } shields, hull { $hull } of { $max }
bg-fate-destroyed = Destroyed
bg-fate-escaped = Escaped
bg-card-active = Activated now
bg-card-activated = Already activated
bg-behind-screen = Behind the screen
bg-in-hold = In the hold of { $ship }
bg-not-launched = not launched
bg-version = Version
bg-version-standard = Standard
bg-version-seasoned = Seasoned
bg-version-veteran = Veteran
bg-size-small = Small
bg-size-medium = Medium
bg-size-large = Large
bg-unit-solo = Solo
bg-unit-squadron = Squadron
bg-type-event = Event
bg-type-hero = Hero
bg-type-upgrade = Upgrade
bg-type-additional-weapon = Additional weapon
bg-type-sabotage = Sabotage
bg-turn-opponent = opponent’s turn
bg-figure-launch = Launch
bg-figure-activation = Activation
bg-figure-move = Move
bg-figure-shields = Shields
bg-figure-hull = Hull
bg-figure-capacity = Hold
bg-figure-hero = Heroes
bg-figure-upgrade = Upgrades
bg-figure-weapon = Extra weapons
bg-weapon = Weapon
bg-weapon-charge = Charge
bg-weapon-range = Range
bg-weapon-attacks = Attacks
bg-weapon-strength = Strength
bg-sources = Where these numbers come from
bg-source-fact = Known from the rulebook or another published source
bg-source-inferred = Inferred from published sources; the printed value may differ
bg-source-designed = Designed for this edition; correct it from the printed card
bg-source-grid = cells of the target grid
bg-source-criticals = critical cells
bg-numbers-now = Current values
bg-printed = printed { $value }
bg-stat-move = Move
bg-stat-activation-cost = Activation cost
bg-stat-primary-range = Primary range
bg-stat-primary-strength = Primary strength
bg-stat-ecm-threshold = ECM succeeds on
bg-stat-ecm-damage = ECM damage
bg-abilities = Abilities
bg-attached = Attached cards

bg-map-label = Battlefield
bg-map-help = Zoom with the wheel or + and −, drag to move the map, 0 shows all of it. Arrow keys move the cursor, N jumps to the next possible space, R turns the ship, Enter or a click selects.
bg-map-closer = Zoom in
bg-map-farther = Zoom out
bg-map-fit = Fit
bg-map-empty = Row { $row }, column { $column }
bg-map-choosable = Can be chosen
bg-map-ship = { $side ->
    [own] Your side: { $ship }
   *[other] Enemy: { $ship }
}, shields { $shields }, hull { $hull }

bg-round = Round { $round }
bg-own-battle = Custom battle
bg-phases = Phases of the turn
bg-phase-lists = Choosing fleets
bg-phase-placing = Placing ships
bg-phase-choose-first = First player
bg-phase-energy = Energy
bg-phase-deploy = Deploy
bg-phase-action = Action
bg-phase-end-of-turn = End of turn
bg-phase-over = Over
bg-clocks = Clocks
bg-ends-by-itself = Nothing left to do: ends in { $seconds } s

bg-actions = What you can do
bg-panels = Panels
bg-tab-act = Play
bg-tab-mine = My fleet
bg-tab-enemy = Enemy
bg-my-hand = My cards
bg-hand-empty = No cards in hand.
bg-no-cards = This battle is played without tactic cards.
bg-wait = { $name } is playing.
bg-wait-window = Waiting for reactions.
bg-hint-launch = Choose a space for { $ship } on the map; { $turns } turns it.
bg-hint-card = { $card }: choose where to place the ships on the map; { $turns } changes the formation.
bg-hint-move = Choose where { $ship } flies, or leave it where it is.
bg-hint-attack = Choose a target on the map or below.
bg-hint-route = Click one space after another; click the last one again to fly. The server checks the route.
bg-hint-no-target = No enemy ship is in range.
bg-hint-asteroid = Choose an asteroid’s new position, up to { $roll } spaces away.
bg-hint-deploy = Launch ships into your starting zone, or keep your energy.
bg-hint-action = Activate your ship cards one after another.
bg-hint-nothing = Nothing more can be activated.
bg-do-activate = Activate
bg-do-launch = Launch
bg-do-launch-ship = Launch { $ship }
bg-do-activate-ship = Activate { $ship }
bg-do-place = Place
bg-do-play = Play
bg-do-use = Use
bg-do-discard = Discard for 1 energy
bg-do-give = Give to { $name }
bg-do-to-deploy = Continue to deploy
bg-do-to-action = Continue to action
bg-do-end-turn = End turn
bg-do-first-me = I go first
bg-do-first = { $name } goes first
bg-do-draw = Draw a card
bg-do-main-computer = Use the main computer
bg-do-engines = Start the remote engines (2 energy)
bg-do-rotate = Turn
bg-do-cancel = Cancel
bg-do-confirm = Confirm
bg-do-jump = Place { $ship } instead of moving
bg-do-route = Draw the route
bg-do-fly-route = Fly this route ({ $steps })
bg-do-rescue = Rescue survivors with { $ship }
bg-do-attack = Attack { $ship }
bg-do-end-charge = { $count ->
    [one] Give up the last attack
   *[other] Give up { $count } attacks
}
bg-do-discard-hero = Discard the hero on { $ship }
bg-do-keep = Keep { $card }
bg-do-undo = Undo
bg-do-ask-undo = Ask to take back
bg-do-offer-draw = Offer a draw
bg-do-resign = Give up
bg-do-resign-sure = Yes, give up this battle
bg-stop = If the ship is hit on its way
bg-stop-never = Keep flying
bg-stop-after-damage = Stop after damage
bg-stop-after-roll = Stop after any roll
bg-cargo = Hold: { $used } of { $capacity }
bg-choose-target = Choose the target.
bg-replaces = replaces { $card }
bg-skip = Skip

bg-attack-label = Attack
bg-grid-label = Target grid of { $ship }
bg-strength = strength { $strength }
bg-rolling = Rolling the dice…
bg-cover-roll = Cover roll
bg-verdict-miss = { $at }: miss
bg-verdict-hit = { $at }: hit
bg-verdict-critical = { $at }: critical hit!
bg-verdict-critical-shields = { $at }: critical, but the shields held
bg-verdict-destroyed = { $at }: destroyed
bg-verdict-covered = { $at }: the asteroid took the hit
bg-verdict-cancelled = { $at }: turned into a miss

bg-reaction = Reaction
bg-standing = Reactions
bg-standing-ask = Always ask me
bg-standing-until-my-turn = Pass until my turn
bg-standing-only-solo-hits = Only ask when my solo ships are hit
bg-standing-always = Always pass
bg-standing-hint = Automatic passes come after a short random delay, the same for everyone. Nobody can tell them from yours.

bg-menu = Battle settings
bg-keys = Map keys
bg-notify = Notify me on my turn
bg-notify-hint = While this tab is in the background. Your browser will ask for permission.
bg-notify-turn = It is your turn.
bg-notify-window = You can react to an attack.

bg-ending = Result
bg-ending-won = You won
bg-ending-lost = You lost
bg-ending-draw = Draw
bg-ending-watched = { $name } won
bg-ending-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
bg-ending-ships = Ships on the board
bg-ending-destroyed = Ships lost
bg-ending-score = Points on the board
bg-ending-points = Victory points
bg-ending-look = View the board
bg-why-elimination = The other side has no ship on the board
bg-why-clock = All decks ran out; the fleets were counted
bg-why-points = Victory points reached
bg-why-ship-destroyed = The key ship is destroyed
bg-why-resigned = The other side gave up
bg-why-agreed = Agreed by both sides

bg-film-turn-back = Previous turn
bg-film-turn-on = Next turn
bg-film-link = Copy link to this moment
bg-film-copied = Link copied
