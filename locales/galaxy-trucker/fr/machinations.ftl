### Galaxy Trucker : emprunts, enchères et Machinations diaboliques (GX-7).

## Emprunts

gt-refused-no-lending = On n’emprunte pas à cette table.
gt-refused-no-loan = Vous n’avez aucun emprunt à rembourser.
gt-refused-cannot-pay = Vous n’avez pas assez de crédits.
gt-loan-take = Emprunter
gt-loan-repay = Rembourser
gt-log-paid = Le vaisseau { $ship } paie { $credits ->
    [one] 1 crédit cosmique
   *[other] { $credits } crédits cosmiques
}.
gt-log-loan-taken = Le vaisseau { $ship } emprunte : 10 crédits maintenant, 12 à rembourser.
gt-log-loan-repaid = Le vaisseau { $ship } rembourse un emprunt : 12 crédits.
gt-say-paid = { $name } paie { $credits ->
    [one] 1 crédit
   *[other] { $credits } crédits
}.
gt-say-loan-taken = { $name } emprunte : 10 crédits maintenant, 12 à rembourser.
gt-say-loan-repaid = { $name } rembourse un emprunt : 12 crédits.
gt-receipt-spent = Payé en vol
gt-receipt-loans = Emprunts

## Enchères

gt-ask-bid = Voulez-vous enchérir ?
gt-option-bid = { $credits ->
    [one] Offrir 1 crédit
   *[other] Offrir { $credits } crédits
}
gt-refused-bid-too-low = Offrez au moins { $least }, ou passez.
gt-log-bid = Le vaisseau { $ship } offre { $credits }.
gt-log-auction-won = Le vaisseau { $ship } remporte l’enchère pour { $credits }.
gt-say-bid = { $name } offre { $credits }.
gt-say-auction-won = { $name } remporte l’enchère pour { $credits }.
