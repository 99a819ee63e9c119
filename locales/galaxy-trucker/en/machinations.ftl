### Galaxy Trucker: loans, auctions and Evil Machinations (GX-7).

## Loans

gt-refused-no-lending = There are no loans at this table.
gt-refused-no-loan = You have no loan to repay.
gt-refused-cannot-pay = You do not have enough credits.
gt-loan-take = Take a loan
gt-loan-repay = Repay a loan
gt-log-paid = Ship { $ship } pays { $credits ->
    [one] 1 cosmic credit
   *[other] { $credits } cosmic credits
}.
gt-log-loan-taken = Ship { $ship } takes a loan: 10 credits now, 12 to repay.
gt-log-loan-repaid = Ship { $ship } repays a loan with 12 credits.
gt-say-paid = { $name } pays { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.
gt-say-loan-taken = { $name } takes a loan: 10 credits now, 12 to repay.
gt-say-loan-repaid = { $name } repays a loan with 12 credits.
gt-receipt-spent = Paid in flight
gt-receipt-loans = Loans

## Auctions

gt-ask-bid = Bid in the auction?
gt-option-bid = Bid { $credits }
gt-refused-bid-too-low = Bid at least { $least }, or pass.
gt-log-bid = Ship { $ship } bids { $credits }.
gt-log-auction-won = Ship { $ship } wins the auction for { $credits }.
gt-say-bid = { $name } bids { $credits }.
gt-say-auction-won = { $name } wins the auction for { $credits }.
