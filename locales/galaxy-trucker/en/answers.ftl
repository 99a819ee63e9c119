# Controls of the answers: what a press does, and what happens when time runs out.

gt-answer-timeout = If time runs out: { $answer }
gt-start-over = Start over
gt-ship-of = { $name }’s ship
gt-keep-piece-done = Fly on with this piece ({ $count ->
    [one] 1 component
   *[other] { $count } components
})
gt-load-tray-empty = nothing left
gt-load-all-out = Take everything out
gt-aboard-done = { $count ->
    [0] Take nobody
    [one] Take 1 aboard
   *[other] Take { $count } aboard
}
gt-aboard-carrying = Choose the cabin the alien moves to.
gt-recharge-done = { $count ->
    [0] Store none
    [one] Store 1 token
   *[other] Store { $count } tokens
}
gt-bid-label = Your bid in credits
gt-offer-less = Offer one less
gt-offer-more = Offer one more
gt-aim-shoot = Shoot at column { $column }
gt-volley-rows = Rows of meteors
gt-volley-targets = Opponents
gt-drop-cancel = Drop nothing
gt-give-item = { $what ->
    [token] Battery token
    [red] Red block
    [yellow] Yellow block
    [green] Green block
   *[other] Blue block
} in column { $column }, row { $row }: { $count } of { $of } chosen
gt-give-done = Give { $count } of { $of }
gt-undermine-human = Human leaves: { $column }·{ $row }
gt-undermine-nobody = No human can leave
gt-undermine-joint = Marked joint: { $column }·{ $row }, { $side }
gt-undermine-no-joint = No joint to mark
gt-undermine-done = Sabotage this ship
gt-edge-front = front
gt-edge-right = right
gt-edge-rear = rear
gt-edge-left = left
gt-team-pick-side = Its side:
gt-team-take-back = Take the token back: { $part }
gt-answer-timeout-marked = { $now ->
    [true] If time runs out: what is marked now
   *[other] If time runs out: the suggestion, not your changes
}
gt-option-take-nothing = Take nothing
gt-why-keep-for = { $kept ->
    [blocks] Mark the blocks you give up. Each red block you keep costs
   *[other] Mark the batteries you empty. Each charged battery you keep costs
} { $price ->
    [one] 1 credit.
   *[other] { $price } credits.
}
gt-why-system-test = Mark what you give up. A battery token keeps { $each ->
    [one] 1 component.
   *[other] { $each } components.
}
gt-why-diplomat = You suffer nothing from this defeat. The diplomat leaves the ship.
gt-why-jump = The engine is destroyed. This card and the next one do not concern you, for better or worse.
gt-why-lose-goods = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[other] Blue
} blocks: the most valuable go first. Press the holds they come from.
