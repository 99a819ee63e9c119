# Choosing the difficulty by dice.

gt-setup-difficulty-dice = Difficulty by dice
gt-setup-difficulty-dice-hint = This many dice make the whole game harder: classes IA, IIA and IIIA, Evil Machinations, Rough Roads. You see what they bring before building.
gt-setup-difficulty-dice-0 = None
gt-setup-difficulty-dice-1 = 1
gt-setup-difficulty-dice-2 = 2
gt-setup-difficulty-dice-3 = 3
gt-setup-difficulty-dice-4 = 4
gt-setup-difficulty-dice-5 = 5
gt-setup-difficulty-dice-replaces = Replaces your choice of flights, Evil Machinations and Rough Roads.

gt-refused-difficulty-dice = Choose 0 to 5 dice.
gt-refused-dice-need-standard = Difficulty by dice is for the whole game: play classes I, II and III, without Evil Machinations or Rough Roads.

gt-ask-roll-difficulty = Roll the dice for the difficulty
gt-option-roll-difficulty = Roll the dice

gt-difficulty-title = How hard will it be?
gt-difficulty-before = { $count ->
    [one] One die decides
   *[other] { $count } dice decide
} how hard this game is. { $name } rolls.
gt-difficulty-before-you = { $count ->
    [one] One die decides
   *[other] { $count } dice decide
} how hard this game is. You roll.
gt-difficulty-rolled = This is what the dice make of the game:
gt-difficulty-game = You fly classes { $classes }.
gt-difficulty-go-on = To the first flight

gt-log-difficulty-class-ia = A { $die }: flight 1 is flown in class IA.
gt-log-difficulty-class-iia = A { $die }: flight 2 is flown in class IIA, the twin ship.
gt-log-difficulty-class-iiia = A { $die }: flight 3 is flown in class IIIA.
gt-log-difficulty-evil-machinations = A { $die }: Evil Machinations are in play.
gt-log-difficulty-rough-roads = A { $die }: one more Rough Roads card in each flight.
