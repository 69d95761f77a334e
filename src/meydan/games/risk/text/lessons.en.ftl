## Your first turn

lesson-first = Your first turn

lesson-first-map = The map
lesson-first-map-about = Territories, troops, neighbours
lesson-first-map-task = Look at Australia
lesson-first-map-see = You are red. The colour of a territory is that of its owner, the figure is how many troops stand there. Three of Australia’s four territories are yours.
lesson-first-map-do = Click Eastern Australia.
lesson-first-map-after = Eastern Australia has 2 troops and belongs to { $seat1 }.

lesson-first-place = New troops
lesson-first-place-about = How every turn begins
lesson-first-place-task = Place your new troops beside an enemy
lesson-first-place-see = Every turn begins with new troops: the more territories, the more of them, and never fewer than 3. Place them where you mean to attack.
lesson-first-place-do = Click Western Australia.
lesson-first-place-other = That can be done, but this turn’s attack begins in Western Australia. Do not scatter your troops.
lesson-first-place-2-task = Place all 3 troops here
lesson-first-place-2-see = The more you are, the more dice you roll.
lesson-first-place-2-other = Fewer can be placed, but your chances are better with all of them.
lesson-first-place-2-after = Western Australia has 6 troops now.

lesson-first-attack = Attacking
lesson-first-attack-about = From your territory to the next
lesson-first-attack-task = Attack Eastern Australia
lesson-first-attack-see = You attack from a territory with at least 2 troops, and your target is an enemy territory next to it.
lesson-first-attack-do = Click Western Australia first, then Eastern Australia.
lesson-first-attack-not-done = You need not attack, but you have 6 troops against 2 here.
lesson-first-attack-other = That attack can be made, but Australia is one step from being complete.
lesson-first-attack-2-task = Attack with 3 dice
lesson-first-attack-2-see = You roll up to 3 dice, the defender up to 2. The highest are compared in pairs, and the defender wins ties.
lesson-first-attack-2-not-until = That goes on rolling by itself. Roll once yourself first.
lesson-first-attack-2-other = Fewer dice can be rolled, but each one more is a better chance.
lesson-first-attack-2-after = 6 beats 4 and 5 beats 3: both defenders are lost, and the territory is yours.

lesson-first-continent = A continent
lesson-first-continent-about = Four territories, 2 more troops
lesson-first-continent-task = Move 3 troops in
lesson-first-continent-see = At least as many troops move in as dice were rolled.
lesson-first-continent-other = More can be moved, but Eastern Australia has no enemy next to it.
lesson-first-continent-after = All of Australia is yours: 2 more troops every turn.
lesson-first-continent-2-task = End your attacks
lesson-first-continent-2-see = You could attack again. One capture is enough for the card at the end of the turn.
lesson-first-continent-2-not-attack = That attack can be made, but you have few troops there. End this turn here.

lesson-first-fortify = Moving troops
lesson-first-fortify-about = Once, at the end of the turn
lesson-first-fortify-task = Take troops from Western Australia
lesson-first-fortify-see = At the end of your turn you move troops once between two of your territories. Indonesia is the only way into Australia.
lesson-first-fortify-do = Click Western Australia.
lesson-first-fortify-not-done = You need not move, but Indonesia has only 2 troops and an enemy next to it in Siam.
lesson-first-fortify-other = That can be done, but the troops in Western Australia stand idle behind the front.
lesson-first-fortify-2-task = Move them to Indonesia
lesson-first-fortify-2-see = They reach any territory that a chain of your own territories leads to.
lesson-first-fortify-2-do = Click Indonesia.
lesson-first-fortify-2-other = They can go there, but the enemy will come from Siam to Indonesia.
lesson-first-fortify-3-task = Move 2 troops
lesson-first-fortify-3-see = At least 1 troop stays in every territory.
lesson-first-fortify-3-other = With 2 troops the gate is stronger.
lesson-first-fortify-3-after = You captured a territory this turn, so you drew a card. The others have had their turns, too.

lesson-first-trade = Cards
lesson-first-trade-about = Stars for troops
lesson-first-trade-task = Lay the Alaska card for a trade
lesson-first-trade-see = You now have 2 cards with 3 stars. At the start of a turn cards are traded for troops: 2 stars for 2 troops, 3 for 4, and more for more.
lesson-first-trade-do = Click the Alaska card.
lesson-first-trade-other = You will lay that one, too; Alaska first.
lesson-first-trade-2-task = Lay the Peru card, too
lesson-first-trade-2-see = Everybody sees a card that is laid.
lesson-first-trade-2-do = Click the Peru card.
lesson-first-trade-3-task = Trade the cards
lesson-first-trade-3-see = 3 stars bring 4 troops.
lesson-first-trade-3-after = You got 4 more troops.

lesson-first-last = The world
lesson-first-last-about = The game goes on with bots
lesson-first-last-task = Take the world
lesson-first-last-see = Whoever holds all territories wins. Australia is yours and you have 10 new troops. From here on novice bots play for the others.
