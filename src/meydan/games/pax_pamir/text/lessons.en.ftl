## Your first game

lesson-first = Your first game

lesson-first-map = The map
lesson-first-map-about = Three coalitions, six regions
lesson-first-map-task = Look at Kabul
lesson-first-map-see = Three coalitions fight over this land, and you are none of them: you only side with one, the British today. Blocks are the coalitions’, cylinders yours.
lesson-first-map-do = Click Kabul.
lesson-first-map-after = Nobody rules Kabul. You soon will.

lesson-first-buy = Buying
lesson-first-buy-about = 1 rupee more with each column
lesson-first-buy-task = Buy Arthur Conolly
lesson-first-buy-see = A turn is up to 2 actions. What a card costs goes to the cards on its left, for whoever buys those. On Conolly 2 rupees are waiting.
lesson-first-buy-do = Click Conolly in the market.
lesson-first-buy-other = You could buy that, but Conolly gives 2 rupees of his price back, and he is for the British, as you are.
lesson-first-buy-after = 3 rupees went to the cards on the left; Conolly’s 2 came to you.

lesson-first-play = Playing a card
lesson-first-play-about = From your hand to your court
lesson-first-play-task = Play the Sikh Merchants in Lahore
lesson-first-play-see = A card works once it is in your court: its icons happen, from the top. Here a road, a spy and 2 rupees of leverage.
lesson-first-play-do = Click it in your hand.
lesson-first-play-other = That one will have its turn. First the Merchants, who bring money.
lesson-first-play-2-task = Pay the bribe of 2 rupees
lesson-first-play-2-see = This card is of Punjab, and { $seat1 } rules there with 2 tribes: 1 rupee for each of them.
lesson-first-play-2-not-withdraw = You can call it off and lose no action, but this very card gives you the 2 rupees back.
lesson-first-play-3-task = Put a road between Kabul and Punjab
lesson-first-play-3-see = The road icon: a block of your coalition on a border of Punjab. The Russian road does not mind company.
lesson-first-play-3-do = Click the border of Kabul and Punjab.
lesson-first-play-3-other = That can be done, but Kabul is where you are going next. Take the road there.
lesson-first-play-4-task = Send the spy to Ranjit Singh
lesson-first-play-4-see = With more spies than anybody on a card of { $seat1 } you hold it hostage: to use it { $seat1 } has to bribe you.
lesson-first-play-4-do = Click Ranjit Singh in the court of { $seat1 }.
lesson-first-play-4-other = Your own card would do, but there the spy holds nobody hostage.
lesson-first-play-4-after = Ranjit Singh is your hostage. Leverage goes back when its card leaves you.

lesson-first-loyalty = Loyalty
lesson-first-loyalty-about = 1 influence for each patriot
lesson-first-loyalty-task = Play Arthur Conolly
lesson-first-loyalty-see = Conolly is a British patriot: 1 influence. A patriot of others takes you over to them, and your gifts, prizes and former patriots are lost.
lesson-first-loyalty-do = Click Conolly in your hand.
lesson-first-loyalty-other = He is the second action of this turn. Conolly first.
lesson-first-loyalty-after = Your influence is 2 now.

lesson-first-rule = Ruling
lesson-first-rule-about = One tribe, and more than anybody
lesson-first-rule-task = Play Dost Mohammad
lesson-first-rule-see = He brings 2 tribes of yours and 1 British army to Kabul. A tribe, and more tribes and loyal armies than any other player: then you rule.
lesson-first-rule-do = Click him in your hand.
lesson-first-rule-2-task = Seat him at the left end of your court
lesson-first-rule-2-see = A new card goes to one of the two ends, and the order stays as it is. Spies walk from card to neighbouring card.
lesson-first-rule-2-do = Click the free place on the left.
lesson-first-rule-2-other = The right end would do, but the left one is next to the court of { $seat2 }: from there your spies are with { $seat2 } sooner.
lesson-first-rule-3-task = Send the spy to the Money Lenders
lesson-first-rule-3-see = You rule Kabul: you build there, take bribes for its cards and tax whoever has one in court, such as { $seat2 }.
lesson-first-rule-3-do = Click the Money Lenders in the court of { $seat2 }.
lesson-first-rule-3-other = Your own card would do, but the Money Lenders can be held hostage.
lesson-first-rule-3-after = You hold the Money Lenders hostage.

lesson-first-favoured = The favoured suit
lesson-first-favoured-about = Bonus actions
lesson-first-favoured-task = Play the Bukharan Jews
lesson-first-favoured-see = Some turns later. This card makes the economic suit the favoured one: actions of economic cards then come on top of your 2.
lesson-first-favoured-do = Click it in your hand.
lesson-first-favoured-after = Economic is the favoured suit. You took 2 rupees of leverage.

lesson-first-tax = Taxes
lesson-first-tax-about = The action of a court card
lesson-first-tax-task = Tax with the Sikh Merchants
lesson-first-tax-see = Each court card acts once a turn. The Merchants are economic, so it is a bonus action, for 1 rupee at rank 1.
lesson-first-tax-do = Click the Merchants in your court and choose Tax.
lesson-first-tax-not-end-turn = You have an action left, and a bonus action besides.
lesson-first-tax-other = That can be done, but you need money to build. Taxes first.
lesson-first-tax-2-task = Take 1 rupee from { $seat2 }
lesson-first-tax-2-see = { $seat2 } has a card of Kabul. Its 2 gold stars shelter 2 of the 3 rupees, and one is left for you.
lesson-first-tax-2-do = Click { $seat2 }.
lesson-first-tax-2-other = The market pays as well, but a rupee out of a rival’s pocket is sweeter.
lesson-first-tax-2-after = You took 1 rupee and still have an action.

lesson-first-build = Building
lesson-first-build-about = 2 rupees for each block
lesson-first-build-task = Build with the Bukharan Jews
lesson-first-build-see = Where you rule, an army or a road costs 2 rupees, up to 3 blocks. You have 5 rupees: 2 blocks.
lesson-first-build-do = Click this card in your court and choose Build.
lesson-first-build-not-end-turn = With 5 rupees you can build 2 blocks. Do that first.
lesson-first-build-other = That can be done, but blocks are what you need now: the British must get ahead of the Russians.
lesson-first-build-2-task = Place an army in Kabul
lesson-first-build-2-see = A road is a block as well, but an army also helps you to rule.
lesson-first-build-2-do = Click Kabul.
lesson-first-build-2-other = A road can be built, but an army makes you safer in Kabul.
lesson-first-build-3-task = Place another one
lesson-first-build-3-see = What actions cost stays on the right of the market, half of it in each row.
lesson-first-build-3-do = Click Kabul again.
lesson-first-build-3-not-done = You have the money for one more block.
lesson-first-build-3-other = A road can be built, but an army makes you safer in Kabul.
lesson-first-build-3-after = 6 British blocks, 3 Russian. The others had their turns.

lesson-first-battle = Battle
lesson-first-battle-about = Taking others’ pieces away
lesson-first-battle-task = Battle with the British Regulars
lesson-first-battle-see = A coalition 4 blocks ahead of each other one is dominant. The British lead by 3: one Russian block has to go.
lesson-first-battle-do = Click this card in your court and choose Battle.
lesson-first-battle-not-end-turn = Dominance is one battle away.
lesson-first-battle-other = That can be done, but one battle makes the British dominant.
lesson-first-battle-2-task = Fight in Kandahar
lesson-first-battle-2-see = The rank is 2, but you have 1 army there, and cannot remove more than you have armies.
lesson-first-battle-2-do = Click Kandahar.
lesson-first-battle-2-other = You could fight there, but the Russian army is in Kandahar.
lesson-first-battle-3-task = Remove the Russian army
lesson-first-battle-3-see = Your coalition’s blocks are safe, and so is the tribe of { $seat1 }, loyal to the British, too.
lesson-first-battle-3-other = A road is a block, too, but an army can fight back. The army first.
lesson-first-battle-3-after = 6 blocks against 2: the British are dominant.

lesson-first-check = Dominance Check
lesson-first-check-about = The only way to points
lesson-first-check-task = See what the check would bring
lesson-first-check-see = Points come from Dominance Checks alone. One lies in the second column of the market.
lesson-first-check-do = Click the Dominance Check.
lesson-first-check-after = 5 points for you, more than for anybody.
lesson-first-check-2-task = Buy the check for 1 rupee
lesson-first-check-2-see = Those loyal to the dominant British score: 5 for most influence, then 3. Two patriots make yours 3; that of { $seat1 } is 1.
lesson-first-check-2-do = Click it in the market.
lesson-first-check-2-other = You could buy that, but the others may end British dominance. Buy the check while it lasts.
lesson-first-check-2-after = 5 points for you, 3 for { $seat1 }. Blocks left the map, cylinders stay.

lesson-first-last = How it ends
lesson-first-last-about = Up to the last check, with bots
lesson-first-last-task = Stay in front
lesson-first-last-see = Who is 4 points ahead after a check wins; you are 3 ahead. The last check counts double. If nobody is dominant, cylinders count. Novice bots now play for the others.

## Wakhan

lesson-wakhan = Playing against Wakhan

lesson-wakhan-her = An opponent without a hand
lesson-wakhan-her-about = Cards decide for her
lesson-wakhan-her-task = Meet Wakhan
lesson-wakhan-her-see = Nobody sits here: Wakhan plays by cards of her own. She has a court, rupees and cylinders, but no hand: what she buys she plays at once.
lesson-wakhan-her-do = Click Wakhan.
lesson-wakhan-her-after = She has a tribe in Transcaspia and one in Herat.

lesson-wakhan-turn = Her turn
lesson-wakhan-turn-about = A new card, two actions
lesson-wakhan-turn-task = Take the Karakul Sheep
lesson-wakhan-turn-see = First your own last action: this card lies in the free column, and 2 rupees lie on it.
lesson-wakhan-turn-do = Click it in the market.
lesson-wakhan-turn-other = You could buy that, but keep your money for a Dominance Check.
lesson-wakhan-turn-2-task = Give Wakhan her turn
lesson-wakhan-turn-2-see = The back on top of her deck is open, and a new card comes beside it. Watch what she does.

lesson-wakhan-boxes = Three boxes
lesson-wakhan-boxes-about = From the top, until two actions are done
lesson-wakhan-boxes-task = Look at the card that taxed you
lesson-wakhan-boxes-see = She reads her boxes from the top. The first was Tax: Nasrullah Khan took 1 rupee from you. The second wants the military suit favoured; it is not, so she skipped it.
lesson-wakhan-boxes-do = Click Nasrullah Khan in her court.
lesson-wakhan-boxes-after = She could tax you as she rules Transcaspia, and you have Panjdeh Oasis.

lesson-wakhan-arrows = Two arrows
lesson-wakhan-arrows-about = Red for the row, black for the column
lesson-wakhan-arrows-task = Look at the card she bought
lesson-wakhan-arrows-see = The third box, Radicalize, is buying and playing in one. Red pointed to the bottom row, black to column 3. Had that failed, she would have looked further left.
lesson-wakhan-arrows-do = Click Count Perovsky in her court.
lesson-wakhan-arrows-after = She placed 2 Russian armies: the leftmost coalition on her card that is not yours.

lesson-wakhan-sides = With everybody and nobody
lesson-wakhan-sides-about = She scores in every check
lesson-wakhan-sides-task = Look at the new Dominance Check
lesson-wakhan-sides-see = Your Afghans are dominant, but Wakhan ranks in any coalition, and she, too, has an Afghan patriot: influence 2 and 2, which is 4 points each.
lesson-wakhan-sides-do = Click the Dominance Check in the market.
lesson-wakhan-sides-after = If it brought her the most, she would buy it. A tie is not enough.

lesson-wakhan-battle = Hitting Wakhan
lesson-wakhan-battle-about = Her tribes are never safe
lesson-wakhan-battle-task = Battle with Prince Akbar Khan
lesson-wakhan-battle-see = Her Afghan patriot, the Ishaqzai Chiefs, is of Herat, where she has one tribe. When the last tribe goes, her political cards of that region go, too.
lesson-wakhan-battle-do = Click Akbar Khan in your court.
lesson-wakhan-battle-not-end-turn = Not yet: one battle, a bonus action, puts your influence above hers.
lesson-wakhan-battle-other = That can be done, but lower her influence first: intelligence is favoured, so Akbar Khan’s battle is a bonus action.
lesson-wakhan-battle-2-task = Fight in Herat
lesson-wakhan-battle-2-see = Wakhan is never your ally, so her tribes can always be attacked.
lesson-wakhan-battle-2-do = Click Herat.
lesson-wakhan-battle-2-other = There is a Russian army in Kabul, but you are dominant already. Her influence hangs on Herat.
lesson-wakhan-battle-2-after = The tribe went, and her Afghan patriot with it. Influence: you 2, Wakhan 1.

lesson-wakhan-check = Before she does
lesson-wakhan-check-about = A check when it serves you
lesson-wakhan-check-task = Buy the check for 5 rupees
lesson-wakhan-check-see = A check that serves Wakhan, and that she can pay, she buys before all else. So buy it while you are ahead: 5 points against 3.
lesson-wakhan-check-do = Click the Dominance Check in the market.
lesson-wakhan-check-other = You could buy that, but the check serves you today, and tomorrow perhaps not.
lesson-wakhan-check-after = 5 points for you, 3 for her. Akbar Khan brought 2 new Afghan armies to Kabul.

lesson-wakhan-last = You and Wakhan
lesson-wakhan-last-about = Up to the last check
lesson-wakhan-last-task = Beat Wakhan
lesson-wakhan-last-see = You lead 8 to 5, and the last check counts double. Keep your influence above hers, hit her tribes, and leave her no check that serves her. This is a real game now.
