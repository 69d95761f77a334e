## The game on one page

page-lead = Know four things and sit down; the table tells the rest.
page-aim = Everybody leads a faction. The most coins at the end win; they come from stars, territories and resources.
page-turn = Your turn: one section of the mat
page-turn-1 = The top row
page-turn-1-text = Move, produce, trade or bolster. The next turn must be another section.
page-turn-2 = The bottom row
page-turn-2-text = Under the same section: upgrade, deploy a mech, build or enlist, paid in resources.
page-turn-3 = Combat
page-turn-3-text = Both choose power and cards in secret. The higher total wins, the attacker wins ties.
page-points = Coins at the end
page-points-text = Every star, territory and pair of resources brings coins; popularity says how many.
page-end = The end
page-end-text = The game stops the moment somebody places a sixth star.
