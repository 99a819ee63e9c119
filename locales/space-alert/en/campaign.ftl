### Space Alert: campaigns: the decision to continue, repairs, damage carried over.

## Campaign

sa-campaign-decision = Continue with this ship?
sa-campaign-decision-about = Next: mission { $number } of up to { $planned }. Everyone repairs one thing first; other damage stays. Everyone must agree. If you lose the next mission, the campaign scores nothing.
sa-campaign-go = Continue
sa-campaign-agrees = wants to continue
sa-campaign-undecided = undecided
sa-campaign-stop = End campaign and score
sa-campaign-stop-sure = End campaign for everyone
sa-campaign-lost = The ship is lost. The campaign has no score.
sa-campaign-score = { $total ->
    [one] The campaign is over: { $total } point in all.
   *[other] The campaign is over: { $total } points in all.
}
sa-campaign-leg = { $total ->
    [one] Mission { $number }: { $total } point
   *[other] Mission { $number }: { $total } points
}
sa-campaign-leg-lost = Mission { $number }: ship lost in turn { $turn }
sa-repairs-about = Starting with the captain, everyone repairs one thing, androids too; at most two per zone. Other damage stays for the next mission.
sa-repairs-title = Repairs
sa-repairs-yours = Your turn: choose one repair.
sa-repairs-turn = Waiting for { $name } to choose a repair.
sa-repairs-android = { $name } (android): anyone can choose its repair.
sa-repairs-absent = { $name } is away: anyone can choose their repair.
sa-decide-for-ready = Start without { $name }
sa-decide-for-confirm = Keep the card of { $name }
sa-decide-for-continue = Agree for { $name }
sa-decided-for = { $by } decided for { $name } (away).
sa-repairs-order = Repair order
sa-repairs-full = Limit of two repairs per zone reached.
sa-repairs-intact = intact
sa-repairs-squad = { $count ->
    [one] Repair the battlebot squad
   *[other] Repair a battlebot squad ({ $count } disabled)
}
sa-repairs-berth = Only one squad is left. Where does it start?

sa-ship-condition-title = Ship condition
sa-ship-condition-nothing = No damage.
sa-ship-condition-structural = damage to this zone counts double
sa-ship-condition-starts = { $effect }, { $energy ->
    [0] starts empty
   *[other] starts with { $energy } energy
}
sa-ship-condition-less = { $effect }, 1 energy less at the start
sa-ship-condition-squad = No battlebots { $station_in }
sa-briefing-leg = mission { $number } of up to { $planned }
sa-briefing-flown = Points of mission { $number }
