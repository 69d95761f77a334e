## The game on one page

page-lead = Know four things and sit down; the table tells the rest.
page-aim = The map has 42 territories on 6 continents. In the classic game whoever takes them all wins; the other ways have shorter goals.
page-turn = Your turn: three things in order
page-turn-1 = Place troops
page-turn-1-text = At least 3; more from 12 territories on, and the bonus of every continent that is all yours.
page-turn-2 = Attack
page-turn-2-text = As often as you like, next door. Up to 3 dice against up to 2, in pairs from the highest; ties go to the defender.
page-turn-3 = Move troops
page-turn-3-text = Once, through your own territories. At least 1 troop stays in each.
page-points = Cards
page-points-text = Capture a territory in your turn and you draw one card. At the start of a turn stars are traded for troops: 2 stars for 2, 3 for 4, 10 for 30.
page-end = The end
page-end-text = Who loses the last territory is out, and the cards go to whoever took it. The last one left wins, or the first to reach the goal.
