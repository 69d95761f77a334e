# Words of the Coup board.

power-duke = Tax, 3 coins
power-assassin = 3 coins, 1 influence
power-captain = steal 2 coins
power-ambassador = swap with the Court
power-contessa = stops assassins
guide-duke = takes 3 coins; blocks Foreign Aid
guide-assassin = pays 3 coins, a player loses 1 influence
guide-captain = steals 2 coins; blocks stealing
guide-ambassador = swaps cards; blocks stealing
guide-contessa = blocks an assassination
card-up = turned up
card-hidden = hidden card
board-court =
    { $count ->
        [one] Court, 1 card
       *[other] Court, { $count } cards
    }
board-treasury = Treasury
board-treasury-left = Treasury, { $coins }
board-claims = claims { $character }
board-target = target
board-deed =
    { $deed ->
        [foreign-aid] wants Foreign Aid
        [tax] wants Tax
        [exchange] wants an Exchange
        [steal] steals
        [assassinate] assassinates
       *[coup] launches a Coup
    }
board-doubt = ?
board-turn = plays now
board-out = out
board-you = You
board-claim = The claim: { $character }
