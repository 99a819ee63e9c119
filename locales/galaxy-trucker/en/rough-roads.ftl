# Rough Roads: the cards, what they ask, what they do.

## The cards. `-text` says what a card does.

gt-road-stiff-competition = Stiff Competition
gt-road-stiff-competition-text = To use an abandoned ship or station, count your cannons. Everyone behind you who is stronger fires a heavy shot at you from the rear. You may then change your mind.
gt-road-engine-envy = Engine Envy
gt-road-engine-envy-text = If a card leaves a new leader in front, the new leader takes a light shot from the rear.
gt-road-space-junk = Space Junk
gt-road-space-junk-text = After each card, every component that fell off hits all ships behind as a large meteor from the front.
gt-road-deja-vu = Déjà Vu
gt-road-deja-vu-text = Cards nobody made use of come again after the last card, in the same order.
gt-road-metal-fatigue = Metal Fatigue
gt-road-metal-fatigue-text = After each Open Space, dice choose a square. On every ship that faced the card, the component there falls off.
gt-road-cosmic-psychosis = Cosmic Psychosis
gt-road-cosmic-psychosis-text = After each card, dice choose a square. A cabin with humans there is destroyed with its crew.
gt-road-bum-batteries = Bum Batteries
gt-road-bum-batteries-text = Everything you power costs 1 more token. A component and its booster pay the extra token once.
gt-road-meteoric-inversion = Meteoric Inversion
gt-road-meteoric-inversion-text = Large meteors are small and small meteors are large.
gt-road-tough-trip = Tough Trip
gt-road-tough-trip-text = The flight has more cards of deck III.
gt-road-remorseless-fate = Remorseless Fate
gt-road-remorseless-fate-text = Combat Zones and Sabotage hit everyone except the one with the most. An Epidemic costs the cabins. In Stardust, components with exposed connectors fall off instead of days being lost.
gt-road-piercing-projectiles = Piercing Projectiles
gt-road-piercing-projectiles-text = A meteor or shot that destroys a component goes on and strikes the next one in its line.
gt-road-union-ship = Union Ship
gt-road-union-ship-text = Before the last card, pay 1 credit or 1 block for each crew member, or give up.
gt-road-explosive-goods = Explosive Goods
gt-road-explosive-goods-text = When a component with goods is destroyed, the components on the 8 squares around it are destroyed too.
gt-road-explosive-batteries = Explosive Batteries
gt-road-explosive-batteries-text = When a component with battery tokens is destroyed, the components on the 8 squares around it are destroyed too.
gt-road-infected-goods = Infected Goods
gt-road-infected-goods-text = When you gain goods, every block beyond the number of your aliens costs 1 human. Take all or nothing.
gt-road-somersault = Somersault
gt-road-somersault-text = Engines may point to the rear or to the front; only those pointing to the rear count. After each Open Space or Planets, every ship turns round.
gt-road-defective-connectors = Defective Connectors
gt-road-defective-connectors-text = Each universal connector joined to a single or double one costs 1 engine strength. When engines are counted, you may drop components joined this way.
gt-road-made-to-order = Made to Order
gt-road-made-to-order-text = You have an order pile that only you build from. Each component left in it costs 1 credit.
gt-road-dead-zone = Dead Zone
gt-road-dead-zone-text = Nothing in one column works, except plating.
gt-road-nasty-surprise = Nasty Surprise
gt-road-nasty-surprise-text = After building, another card takes its place.
gt-road-panic = Panic
gt-road-panic-text = When a component is destroyed, 1 crew member flees from each cabin next to it.
gt-road-paranoid-locals = Paranoid Locals
gt-road-paranoid-locals-text = Everyone who lands on a planet takes a light shot from the front before loading; a heavy one if only one lands.
gt-road-big-baddies = Big Baddies
gt-road-big-baddies-text = When an enemy appears, the lower of two dice is added to its strength.
gt-road-bad-luck = Bad Luck
gt-road-bad-luck-text = A meteor or shot that hits nobody and costs nobody a token is rolled again, up to { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}.
gt-road-personalized-cabins = Personalized Cabins
gt-road-personalized-cabins-text = A cabin that loses a crew member is lost with everyone in it. Lost cabins cost nothing.
gt-road-unguarded-airlocks = Unguarded Airlocks
gt-road-unguarded-airlocks-text = Intruders take { $count ->
    [one] 1 more step
   *[other] { $count } more steps
}.
gt-road-hunting-season = Hunting Season
gt-road-hunting-season-text = Each intruder is followed by a second one that keeps to the other wall.
gt-road-abandoned-debris = Abandoned Debris
gt-road-abandoned-debris-text = When an abandoned ship or station appears, everyone names a side. A large meteor comes from each side named most.

## Questions and buttons

gt-ask-infected-goods = Infected goods: take them for { $count ->
    [one] 1 human
   *[other] { $count } humans
}?
gt-ask-vote-side = From which side should the debris come?
gt-ask-pay-union = Your crew wants { $count ->
    [one] 1 credit or block
   *[other] { $count } credits or blocks
} before the last card
gt-option-take-infected = Take the goods, lose { $count ->
    [one] 1 human
   *[other] { $count } humans
}
gt-option-leave-infected = Leave the goods
gt-option-pay-union = { $blocks ->
    [0] Pay { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }
   *[other] { $credits ->
        [0] Give { $blocks ->
            [one] 1 block
           *[other] { $blocks } blocks
        }
       *[other] Give { $blocks ->
            [one] 1 block
           *[other] { $blocks } blocks
        } and pay { $credits ->
            [one] 1 credit
           *[other] { $credits } credits
        }
    }
}
gt-option-borrow-union = Borrow and pay { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}

## Refusals

gt-refused-road-level = Choose 0 to 5 Rough Roads cards.
gt-refused-learning-roads = The learning flight has no Rough Roads. Choose flight 1 instead.
gt-refused-road-handicap = Give every seat a number of cards, none higher than the level.
gt-refused-too-few-roads = Leave at least 10 Rough Roads cards without the construction symbol in the deck.
gt-refused-not-ordered = That component is not in your order pile.
gt-refused-ordered-not-set-aside = Components of the order pile cannot be set aside. Put it back.
gt-refused-not-droppable = That component is not joined by a defective connector.

## What happens

gt-file-bad-column = Dead Zone needs “dead_column”, a column number of the ship; without Dead Zone leave it out.
gt-gave-up-unpaid-crew = its crew was not paid
gt-gone-unpaid-crew = Your crew was not paid: you are out of this flight.
gt-log-surprise = Nasty Surprise turns out to be { $card }.
gt-log-road-rolled = { $card }: dice { $column } and { $row }.
gt-log-pierced = Ship { $ship }: the projectile goes on.
gt-log-exploded = Ship { $ship }: the load explodes!
gt-log-cards-again = Déjà Vu: { $count ->
    [one] 1 card comes
   *[other] { $count } cards come
} again.
gt-log-turned-round = Ship { $ship } turns round.
gt-log-enemy-stronger = The enemy is stronger by { $bonus }.
gt-log-voted = Ship { $ship } wants the debris from { $side }.
gt-log-union-paid = Ship { $ship } pays its crew: { $credits } credits, { $blocks } blocks.
gt-say-surprise = The Nasty Surprise is { $card }.
gt-say-roads = Rough Roads of this flight: { $cards }.
gt-say-order-taken = { $name } takes from the order pile: { $tile }.
gt-say-road-rolled = { $card }: column { $column }, row { $row }.
gt-say-pierced = { $name }: it goes right through.
gt-say-exploded = { $name }: the load explodes!
gt-say-extra-tokens = { $name }: bum batteries cost { $count ->
    [one] 1 more token
   *[other] { $count } more tokens
}.
gt-say-given-up = { $name } gives up a component: { $tile }.
gt-say-turned-round = { $name } turns round.
gt-say-voted = { $name } wants the debris from { $side }.
gt-say-union-paid = { $name } pays the crew: { $credits ->
    [0] { $blocks } blocks
   *[other] { $blocks ->
        [0] { $credits } credits
       *[other] { $credits } credits and { $blocks } blocks
    }
}.

## The board

gt-roads = Rough Roads
gt-road-construction = plays a part while building
gt-road-applies = Applies to { $names }
gt-road-column = Column { $column } is dead.
gt-road-again = { $count ->
    [one] 1 card will come again.
   *[other] { $count } cards will come again.
}
gt-road-enemy-bonus = This enemy is stronger by { $bonus }.
gt-order-pile = Your order pile
gt-order-pile-left = { $count ->
    [one] 1 component left: it costs 1 credit if you do not build it in.
   *[other] { $count } components left: each one you do not build in costs 1 credit.
}
gt-order-take = Take { $tile } from your order pile
gt-order-return = Put back on the order pile
gt-receipt-order-pile = Order pile
gt-receipt-left-over = { $count } left over, included above
gt-drop = Drop components
gt-drop-hint = Drop components at defective connectors to fly faster.
gt-drop-confirm = Drop { $count ->
    [one] 1 component
   *[other] { $count } components
}
gt-ship-turned-round = Flying the other way round
gt-ship-dead = Nothing works here

## Set-up

gt-setup-rough-roads = Rough Roads
gt-setup-rough-roads-hint = This many cards make each flight harder. They are drawn before building.
gt-setup-roads-warning = Not for anyone’s first game: Rough Roads is for players who know how a flight goes.
gt-setup-rough-roads-0 = None
gt-setup-rough-roads-1 = 1
gt-setup-rough-roads-2 = 2
gt-setup-rough-roads-3 = 3
gt-setup-rough-roads-4 = 4
gt-setup-rough-roads-5 = 5
gt-setup-roads-handicap = Different for each player
gt-setup-roads-handicap-hint = How many of the cards apply to each seat. Remorseless Fate stays in the box.
gt-setup-roads-seat = Seat { $seat }
gt-setup-roads-cards = Cards in the deck
