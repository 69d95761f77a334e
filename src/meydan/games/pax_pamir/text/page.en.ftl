## The game on one page

page-lead = Know four things and sit down; the table tells the rest.
page-aim = Three coalitions fight over this land, and you are none of them. Help yours to dominate, and have more influence than its other followers that day.
page-turn = Your turn: up to 2 actions
page-turn-1 = Buying
page-turn-1-text = The first column is free; further on you put 1 rupee on each card before it. The card goes to your hand.
page-turn-2 = Playing a card
page-turn-2-text = From your hand to either end of your court. Its impact icons happen from top to bottom.
page-turn-3 = Actions of cards
page-turn-3-text = Tax, gift, build, move, betray and battle; each court card once a turn.
page-points = Where points come from
page-points-text = Only at a Dominance Check. If a coalition has at least 4 blocks more than each other, its followers score 5, 3 and 1 by influence; otherwise everybody by cylinders, 3 and 1.
page-end = The end
page-end-text = After the fourth check, which counts double; or earlier, if after a check somebody is 4 points ahead of everybody.
