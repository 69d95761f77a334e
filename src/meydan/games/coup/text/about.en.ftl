### What the things of a Coup table are and do, told on request.

about-character-duke = Takes 3 coins as Tax. It also blocks Foreign Aid, whoever asked for it.
about-character-assassin = For 3 coins a chosen player loses 1 influence. The Contessa blocks it; the coins are gone all the same.
about-character-captain = Takes 2 coins from another player. Claimed by the one stolen from, it blocks stealing.
about-character-ambassador = Draws 2 cards from the Court, keeps what it likes and returns 2. It also blocks stealing.
about-character-contessa = Has no action of its own, but blocks an assassination of its owner.
about-seat =
    { $out ->
        [yes] This player has lost both cards and is out of the game.
       *[no]
            { $last ->
                [yes] One card is left face down: one more loss, and this player is out.
               *[no] Two cards are face down. What they are, only their owner knows.
            }
    }
title-deed-income = Income
about-deed-income = Take 1 coin. Nobody can challenge or block it.
title-deed-foreign-aid = Foreign Aid
about-deed-foreign-aid = Take 2 coins. No character is claimed, so nobody can challenge it; anybody may block it as the Duke.
title-deed-tax = Tax
about-deed-tax = Claim the Duke and take 3 coins. Anybody may challenge the claim.
title-deed-exchange = Exchange
about-deed-exchange = Claim the Ambassador, draw 2 cards from the Court, keep as many as you had and return the rest unseen.
title-deed-coup = Coup
about-deed-coup = Pay 7 coins: a player of your choice loses 1 influence, and nobody can stop it. With 10 coins or more you must.
title-deed-assassinate = Assassinate
about-deed-assassinate = Claim the Assassin and pay 3 coins: the target loses 1 influence, unless they claim the Contessa.
title-deed-steal = Steal
about-deed-steal = Claim the Captain and take 2 coins from a player, 1 if that is all. They may block it as the Captain or the Ambassador.
title-deed-challenge = Challenge
about-deed-challenge = Doubt a claim. If the card is shown, you lose 1 influence and its owner draws a new card; if not, the claimant loses 1.
title-deed-block = Block
about-deed-block = Claim the character that stops an action. A block is a claim like any other and can be challenged.
title-influence = Influence
about-influence = Each card face down is 1 influence. Whoever loses one chooses a card and turns it up; whoever has none left is out.
title-court = Court
about-court = The face-down cards in the middle. Exchanges draw from it, and a card shown as proof is shuffled back into it.
title-treasury = Treasury
about-treasury = Coins are taken from here and paid back here. It does not run out, unless the table plays with the 50 of the box.
about-option-deal = With two players, each may first choose one card from their own set of five and be dealt the other, or both are dealt 2 cards.
about-option-first = Who takes the first turn: chance, or a seat of your choice. At a rematch the last winner starts.
about-option-windows = Whether all answer a claim at once and sealed, or are asked one after the other from the claimant’s left.
about-option-strict-double-danger = Whether a target who challenged the Assassin and lost may still claim the Contessa.
about-option-steal-from-broke = Whether somebody without coins may be the target of a Steal that then brings nothing.
about-option-treasury = Whether the Treasury never runs out or holds only the 50 coins of the box.

fact-shown = Face up
fact-in-hand = In your hand
fact-coins = Your coins
fact-coins-theirs = Coins
fact-coins-left = Coins left
fact-cost = Price
fact-targets = Possible targets
fact-cards = Cards
fact-influence = Influence
