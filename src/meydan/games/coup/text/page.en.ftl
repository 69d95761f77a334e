## The game on one page

page-lead = Know four things and sit down; the table tells the rest.
page-aim = Each face-down card is one influence, and everybody begins with 2. The only player who still has influence wins.
page-turn = Your turn: one action
page-turn-1 = Without a claim
page-turn-1-text = Income is 1 coin, Foreign Aid 2. A Coup costs 7, takes one influence, and nobody can stop it.
page-turn-2 = Claiming a character
page-turn-2-text = The Duke takes 3 coins, the Captain steals 2, the Assassin kills for 3, the Ambassador exchanges cards. You need not have the card.
page-turn-3 = Blocking
page-turn-3-text = The Duke blocks Foreign Aid, the Contessa an assassination, the Ambassador or the Captain a theft. That is a claim, too.
page-points = Challenges
page-points-text = Any claim can be challenged. If the card is shown the challenger loses one influence, otherwise the claimant does.
page-end = The end
page-end-text = A card turned up never comes back. Without influence you are out. With 10 coins or more you must launch a Coup.
