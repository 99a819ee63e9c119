### Space Alert: the flight at the table: confirming cards, the score.

## The flight

sa-resolve-title = Turn { $turn }
sa-resolve-title-survived = Mission complete: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
sa-resolve-title-home = Mission complete
sa-resolve-title-lost = Ship lost in turn { $turn }
sa-resolve-loading = Loading the flight…
sa-resolve-misplayed = Misplayed card
sa-resolve-revealed = You revealed: { $card }.
sa-resolve-revealed-desk = You revealed: { $card } ({ $desk }).
sa-resolve-confirm = Keep it
sa-resolve-cost = Correcting it delays your later cards.
sa-resolve-left = { $left } s
sa-resolve-cards = Cards of turn { $turn }
sa-resolve-oops = I meant { $card_the }
sa-resolve-oops-desk = I meant { $card_the } ({ $desk })
sa-resolve-card = { $card }
sa-resolve-card-desk = { $card } ({ $desk })
sa-resolve-waiting = Waiting for { $names }.
sa-corrected-title = { $count ->
    [one] 1 threat was not placed as announced and was corrected before the flight:
   *[other] { $count } threats were not placed as announced and were corrected before the flight:
}
sa-corrected-moved = { $threat }: was at T+{ $before }, { $from }; announced for T+{ $number }, { $track }.
sa-corrected-missing = { $threat }, T+{ $number }, { $track }: announced but not drawn.
sa-corrected-surplus = { $threat }, T+{ $number }, { $track }: not announced, returned to the deck.
sa-score-lost = The ship was lost in turn { $turn }. It was finished by: { $threat }.
