## Your first huts

lesson-first = Your first huts

lesson-first-space = The island
lesson-first-space-about = Landscape, price and points
lesson-first-space-task = Look at reeds 8
lesson-first-space-see = You build huts on the island, and each space has its landscape, its price and perhaps some points.
lesson-first-space-do = Click reeds 8, the second space of the top row.
lesson-first-space-after = Price 8, a reed card, and 3 points.

lesson-first-bowl = The bowl
lesson-first-bowl-about = One place, two jetties
lesson-first-bowl-task = Look where your bowl could go
lesson-first-bowl-see = Each round you place a bowl. Every place lies between two jetties, and the bowl serves you at both.
lesson-first-bowl-do = Click place 3.
lesson-first-bowl-after = Jetty 3 brings a card, jetty 10 two huts.
lesson-first-bowl-2-task = Put your bowl on place 3
lesson-first-bowl-2-see = A card first, two huts later: just what you need.
lesson-first-bowl-2-do = Click place 3 again.
lesson-first-bowl-2-other = That place is free, too, but you can afford two huts this round, and only jetty 10 builds two.
lesson-first-bowl-2-after = All bowls are down and the boat is on its way. { $seat3 } acted at jetty 1 and { $seat2 } at jetty 2.

lesson-first-card = The boat
lesson-first-card-about = It stops beside your bowl
lesson-first-card-task = Take the 6
lesson-first-card-see = The boat is beside your bowl. With a 2, a 6 and another 6 you can make 8 and 6: two huts.
lesson-first-card-do = Click the card 6.
lesson-first-card-not-pass = Without another 6 you will build only one hut. Do not pass.
lesson-first-card-other = That one can be taken, but your two huts cost 8 and 6, and you are short of a 6.
lesson-first-card-after = You took the 6, and at jetty 10 the boat is back at your bowl.

lesson-first-build = Building
lesson-first-build-about = The exact price, and a landscape card
lesson-first-build-task = Build a hut on reeds 8
lesson-first-build-see = You can only build where a bird marks the landscape: water and reeds this round.
lesson-first-build-do = Click reeds 8.
lesson-first-build-not-pass = You have all you need for two huts. Do not pass.
lesson-first-build-other = That would work, but reeds 8 scores 3 points and leaves you a 6 for the second hut.
lesson-first-build-2-task = Pay exactly 8
lesson-first-build-2-see = 6 and 2 make 8. More is not allowed, for nobody gives change. The reed card goes, too.
lesson-first-build-2-after = The hut stands, and you scored 3 points.
lesson-first-build-3-task = Build the second hut on water 6
lesson-first-build-3-see = Each hut has its own price. You have a 6 and a water card left.
lesson-first-build-3-do = Click water 6 in the stone area.
lesson-first-build-3-not-pass = You have a 6 and a water card: the second hut is yours for the asking.
lesson-first-build-4-task = Pay the 6
lesson-first-build-4-see = The stone area scores nothing now, but at the end your huts there are multiplied by all huts there.
lesson-first-build-4-after = Two huts. { $seat3 } began the new round, being on place 1.

lesson-first-cards = New cards
lesson-first-cards-about = Open ones, or from a pile
lesson-first-cards-task = Put your bowl on place 1
lesson-first-cards-see = Your hand is empty. Three cards wait at jetty 1, the birds at jetty 12.
lesson-first-cards-do = Click place 1.
lesson-first-cards-other = That would work, but place 1 lets you choose two open cards, and the birds are yours as well.
lesson-first-cards-2-task = Take the 7
lesson-first-cards-2-see = Two open cards first. A value card pays for huts.
lesson-first-cards-2-do = Click the card 7.
lesson-first-cards-2-not-pass = The card is free and your hand is empty. Do not pass.
lesson-first-cards-2-other = That one can be taken, but the best spaces are dear, and a 7 will serve you better.
lesson-first-cards-3-task = Take the water card
lesson-first-cards-3-see = Every hut needs a landscape card, too.
lesson-first-cards-3-do = Click the water card.
lesson-first-cards-3-not-pass = One more card is yours. Do not pass.
lesson-first-cards-3-other = That one can be taken, but water has some of the best spaces.
lesson-first-cards-4-task = Draw from the landscape pile
lesson-first-cards-4-see = The third card comes from a pile, and nobody but you sees it.
lesson-first-cards-4-not-pass = The third card is free, too. Do not pass.
lesson-first-cards-4-other = A value card is good, but you have only one landscape card.
lesson-first-cards-4-after = A mangrove card, and the boat is with you at jetty 12.

lesson-first-birds = The birds
lesson-first-birds-about = Where huts can be built
lesson-first-birds-task = Birds on mangrove and water
lesson-first-birds-see = Next round all build on these two only. You hold both.
lesson-first-birds-other = That can be done, but you hold fewer cards of those two. Let the birds work for your hand.
lesson-first-birds-after = The birds have settled, and you begin the next round.

lesson-first-amulets = Amulets
lesson-first-amulets-about = More amulet huts, more amulets
lesson-first-amulets-task = Take amulets
lesson-first-amulets-see = Some rounds later: whoever has 3 amulet huts draws 3.
lesson-first-amulets-not-pass = Amulets pay for huts, and they are points. Do not pass.
lesson-first-amulets-after = Out of the bag came 2, 4 and 5.
lesson-first-amulets-2-task = Put the 2 back
lesson-first-amulets-2-see = One of them goes back. A price of 5 needs exactly 5: 2 and 4 make 6 and do not pay it.
lesson-first-amulets-2-other = The 5 pays for your hut, and at the end a 4 is worth more than a 2. Put the smallest back.
lesson-first-amulets-2-after = You kept 4 and 5. The others only know that you have two.

lesson-first-price = A price in amulets
lesson-first-price-about = Cards or amulets, never both
lesson-first-price-task = Build a hut on water 5
lesson-first-price-see = The boat is at jetty 11. This space asks for amulets, and value cards cannot pay it.
lesson-first-price-do = Click water 5 in the stone area.
lesson-first-price-not-pass = You have the amulet 5 and a water card. Build.
lesson-first-price-other = That would work, but keep your 7: this time an amulet pays.
lesson-first-price-2-task = Pay with the amulet 5
lesson-first-price-2-see = The 4 stays with you. If you never spend it, it is 4 points at the end.
lesson-first-price-2-after = The hut stands, and jetty 11 brought a card.

lesson-first-path = A sacred path
lesson-first-path-about = The most huts towards the statue
lesson-first-path-task = Look at path A
lesson-first-path-see = At the end the most huts on a path score the larger number of its statue, the second most the smaller.
lesson-first-path-do = Click statue A.
lesson-first-path-after = { $seat1 } and { $seat3 } have 2 huts each on path A, and you have one.
lesson-first-path-2-task = Build a hut on water 14
lesson-first-path-2-see = Then all three of you have 2, and the hut nearest to the statue wins a tie.
lesson-first-path-2-do = Click water 14, at the foot of statue A.
lesson-first-path-2-not-pass = You have two 7s and a water card. Do not pass.
lesson-first-path-2-other = That would work, but water 14 scores 5 points now and wins path A at the end.
lesson-first-path-3-task = Pay exactly 14
lesson-first-path-3-see = Two 7s, and a water card.
lesson-first-path-3-after = 5 points, and you are first on path A.

lesson-first-end = Points
lesson-first-end-about = If it ended now
lesson-first-end-task = Look at your points
lesson-first-end-see = At the end paths, stone area, pole area and left-over amulets count as well.
lesson-first-end-do = Click yourself among the players.
lesson-first-end-after = Most of your points are yet to come.

lesson-first-last = The last hut
lesson-first-last-about = The game goes on with bots
lesson-first-last-task = Finish the game
lesson-first-last-see = With somebody’s last hut the last round is there. You have one left, the others three. From here on novice bots play for the others.
