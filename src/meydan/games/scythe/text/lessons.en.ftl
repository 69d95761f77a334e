## Your first turns

lesson-first = Your first turns

lesson-first-mat = Your mat
lesson-first-mat-about = One section: top first, then bottom
lesson-first-mat-task = Put your token on Move
lesson-first-mat-see = You lead Nordic. Each turn you choose one section of your mat: its top row first, then its bottom row. The next turn must be another.
lesson-first-mat-other = That can be done, but set your pieces going first.

lesson-first-move = Moving
lesson-first-move-about = Two pieces, one territory each
lesson-first-move-task = Move your pieces
lesson-first-move-see = Move takes two of your pieces one territory each. Or you could have 1 coin instead.
lesson-first-move-not-skip = Your pieces stand idle at home. Do not skip this.
lesson-first-move-other = A coin is nice, but somebody is waiting for your character on the mountain.
lesson-first-move-2-task = Pick up your character in the forest
lesson-first-move-2-see = Only your character meets people.
lesson-first-move-2-do = Click the character in the forest.
lesson-first-move-2-not-done = Nobody has moved yet.
lesson-first-move-2-other = The worker can move, too, but the character goes first.
lesson-first-move-3-task = Take your character to the mountain
lesson-first-move-3-see = The green token there is an encounter. Rivers stop your pieces, but there is none on this way.
lesson-first-move-3-do = Click the mountain.
lesson-first-move-3-other = You could go there, but the encounter is on the mountain.
lesson-first-move-4-task = Pick up the worker on the tundra
lesson-first-move-4-see = One more piece may move. The encounter comes after all moves.
lesson-first-move-4-do = Click the worker on the tundra.
lesson-first-move-4-not-done = You have one more move. Bring the worker along.
lesson-first-move-4-other = That worker produces wood in the forest. Let it stay there.
lesson-first-move-5-task = Take the worker to the mountain
lesson-first-move-5-see = A worker produces what the ground holds, and a mountain holds metal.
lesson-first-move-5-do = Click the mountain.
lesson-first-move-5-other = You could go there, but a mech will need metal.

lesson-first-encounter = An encounter
lesson-first-encounter-about = One of three offers
lesson-first-encounter-task = Take 2 metal and 1 popularity
lesson-first-encounter-see = Your character has come to an old smithy. You take one of its three offers, and the first one is free.
lesson-first-encounter-other = That can be done, but it has its price. With 2 metal for nothing a mech is yours next turn.
lesson-first-encounter-after = 2 metal lie on the mountain, and your popularity is 3. The others have had their turns.

lesson-first-produce = Producing
lesson-first-produce-about = One for each worker
lesson-first-produce-task = Choose the Produce section
lesson-first-produce-see = Below Produce is Deploy, which costs 3 metal. You have 2.
lesson-first-produce-other = That can be done, but Produce brings the third metal, and you spend it in the same turn.
lesson-first-produce-2-task = Produce
lesson-first-produce-2-see = Up to two territories produce: one for each worker there.
lesson-first-produce-2-not-skip = You would be a metal short. Do not skip this.
lesson-first-produce-3-task = Let the mountain produce
lesson-first-produce-3-see = One worker is there: one metal.
lesson-first-produce-3-do = Click the mountain.
lesson-first-produce-3-not-done = You have not produced anything yet.
lesson-first-produce-3-other = The forest will have its turn; the mountain first.
lesson-first-produce-4-task = Let the forest produce, too
lesson-first-produce-4-see = Resources stay where they are, and belong to whoever controls the place.
lesson-first-produce-4-do = Click the forest.
lesson-first-produce-4-not-done = One more territory can produce.
lesson-first-produce-4-after = One metal and one wood.

lesson-first-deploy = A mech
lesson-first-deploy-about = The bottom row of the same section
lesson-first-deploy-task = Take the bottom row
lesson-first-deploy-see = You pay 3 metal, and get a mech and 2 coins.
lesson-first-deploy-not-skip = You have the 3 metal. Do not skip this.
lesson-first-deploy-other = The coins are free. Take them, too.
lesson-first-deploy-2-task = Deploy Riverwalk on the mountain
lesson-first-deploy-2-see = Each mech gives a new ability to your character and all your mechs. There are rivers all around you.
lesson-first-deploy-2-other = That can be done, but open the way across the rivers first, and keep the mech beside your character.
lesson-first-deploy-2-after = The mech is on the mountain, and you got 2 coins.

lesson-first-march = Marching
lesson-first-march-about = A mech carries workers
lesson-first-march-task = Pick up the mech on the tunnel
lesson-first-march-see = Some turns have passed, and you are moving again. All tunnels are connected.
lesson-first-march-do = Click the mech on the lit tundra.
lesson-first-march-not-done = The farm of { $seat2 } is within reach. Do not stop here.
lesson-first-march-other = That can move, too, but the tunnel to the farm of { $seat2 } begins on this tundra.
lesson-first-march-2-task = Take the workers along
lesson-first-march-2-see = A mech carries as many workers as you like.
lesson-first-march-2-not-load = One can go alone, but bring both: take everything.
lesson-first-march-3-task = Go to the farm of { $seat2 }
lesson-first-march-3-see = { $seat2 } has 3 food there, and a character and a mech as well: this will be a combat.
lesson-first-march-3-do = Click the farm of { $seat2 }.
lesson-first-march-3-other = You can get there, but the 3 food are on the farm of { $seat2 }.
lesson-first-march-4-task = End the move
lesson-first-march-4-see = Combats come after all moves.
lesson-first-march-4-not-lift = That can move, too, but the others stand well where they are. End the move.

lesson-first-dial = Combat
lesson-first-dial-about = Dial and cards, in secret
lesson-first-dial-task = Set your dial to 7
lesson-first-dial-see = Both of you choose power in secret, 7 at most. You have 10. { $seat2 } has 4, and a combat card to add to it.
lesson-first-dial-other = Less can be chosen, but the card of { $seat2 } might decide it. 7 is the most on the dial, and the attacker wins ties.
lesson-first-dial-after = 7 against 7, and the attacker wins a tie. The farm and the 3 food are yours.

lesson-first-star = Stars
lesson-first-star-about = The sixth ends the game
lesson-first-star-task = Show your objective
lesson-first-star-see = The combat brought you a star. Now you have 3 farms, which is your secret objective: another star.
lesson-first-star-not-end-turn = Your objective is complete and its star is waiting. Show it first.
lesson-first-star-after = You have 4 stars.

lesson-first-popularity = Popularity
lesson-first-popularity-about = What it is all worth at the end
lesson-first-popularity-task = Choose the Trade section
lesson-first-popularity-see = You drove out a worker, and your popularity fell from 7 to 6. Up to 6 a star is worth 3 coins, from 7 on it is 4.
lesson-first-popularity-other = That can be done, but 1 popularity takes you back to the higher tier.
lesson-first-popularity-2-task = Gain popularity
lesson-first-popularity-2-see = Territories and pairs of resources are worth more with it, too.
lesson-first-popularity-2-not-skip = Pay the 1 coin: it comes back many times at the end.
lesson-first-popularity-2-other = Resources are good, but the tier adds to all your coins at the end.
lesson-first-popularity-2-after = Popularity 7: a star is 4 coins, a territory 3, a pair of resources 2.

lesson-first-last = The sixth star
lesson-first-last-about = The game goes on with bots
lesson-first-last-task = Place two more stars
lesson-first-last-see = With anybody’s sixth star the game is over, and the most coins win. Your 3 metal can be your fourth mech, and a star. From here on novice bots play for the others.
