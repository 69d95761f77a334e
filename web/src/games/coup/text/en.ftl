# Words of the Coup board.

power-duke = Tax, 3 coins
power-assassin = assassinate, 3 coins
power-captain = steal 2 coins
power-ambassador = swap with the Court
power-contessa = stops assassins
guide-duke = takes 3 coins; blocks Foreign Aid
guide-assassin = pays 3 to assassinate a player
guide-captain = steals 2 coins; blocks stealing
guide-ambassador = swaps cards; blocks stealing
guide-contessa = blocks an assassination
guide-short = Roles
card-up = turned up
card-hidden = hidden card
board-court =
    { $count ->
        [one] Court, 1 card
       *[other] Court, { $count } cards
    }
board-court-short = Court { $count }
board-treasury = Treasury
board-treasury-left = Treasury, { $coins }
board-treasury-short = Treasury { $coins }
board-claims = claims { $character }
board-proved = told the truth
board-fallen = did not show
board-doubts = challenges
board-deed =
    { $deed ->
        [foreign-aid] Foreign Aid
       *[coup] launches a Coup
    }
board-target-steal =
    { $coins ->
        [one] target: 1 coin
       *[other] target: { $coins } coins
    }
board-target-steal-done = paid up
board-target-assassinate = target
board-target-assassinate-done = target
board-target-coup = target
tag-claims = claims
tag-proves = was true
tag-falls = not shown
tag-doubts = doubts
tag-target = target
tag-turn = plays
tag-out = out
board-doubt = ?
board-turn = plays now
board-away = a bot plays
board-resigned = resigned
board-out = out
board-you = You
board-claim-open = The claim: { $character }; nobody has seen the card
board-claim-let = The claim: { $character }; everybody allowed it
board-claim-doubted = The claim: { $character }; it is challenged
board-claim-proved = { $character } was shown
board-claim-fallen = { $character } was not shown
deed-foreign-aid = Foreign Aid
deed-foreign-aid-line = 2 coins, no claim
deed-coup = Coup
deed-coup-line = 7 coins, 1 influence
answer-let = allows
answer-challenge = doubts
answer-block = blocks
answer-kept = stays sealed
state-answered = sealed
state-thinking = thinking
seat-held =
    { $coins ->
        [one] 1 coin, influence { $influence }
       *[other] { $coins } coins, influence { $influence }
    }

## The line under the seats, on a phone. What a player says is between quotes.

line-quoted = “{ $text }”
line-you = you
line-turn = It is { $name }’s turn.
line-turn-mine = It is your turn.
line-foreign-aid = Foreign Aid: 2 coins.
line-tax = I am the Duke: 3 coins of Tax.
line-exchange = I am the Ambassador: I swap cards.
line-steal = I am the Captain: 2 coins from { $target }.
line-assassinate = I am the Assassin, after { $target }.
line-coup = A Coup against { $target }, for 7 coins.
line-block =
    { $character ->
        [duke] I am the Duke: { $target } gets nothing.
        [captain] I am the Captain: { $target } is stopped.
        [ambassador] I am the Ambassador: { $target } is stopped.
       *[contessa] I am the Contessa: { $target } is stopped.
    }
line-doubted =
    { $mine ->
        [yes] You challenge it.
       *[no] { $name } challenges it.
    }
line-proved =
    { $mine ->
        [yes] You told the truth and showed the { $character }.
       *[no] { $name } told the truth and showed the { $character }.
    }
line-fallen =
    { $mine ->
        [yes] You did not show the { $character }.
       *[no] { $name } did not show the { $character }.
    }
