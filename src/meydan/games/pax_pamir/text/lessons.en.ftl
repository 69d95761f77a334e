## Your first game

lesson-first = Your first game

lesson-first-map = The map
lesson-first-map-about = Three coalitions, six regions
lesson-first-map-task = Look at Kabul
lesson-first-map-see = Three coalitions fight over this land, and you are none of them: you only side with one, the British today. Blocks belong to the coalitions, cylinders to you.
lesson-first-map-do = Click Kabul.
lesson-first-map-after = Nobody rules Kabul. You soon will.

lesson-first-buy = Buying
lesson-first-buy-about = 1 rupee more with each column
lesson-first-buy-task = Buy Arthur Conolly
lesson-first-buy-see = A turn is up to 2 actions. The price of a card stays on the cards to its left, for whoever buys those. On Conolly, too, 2 rupees are waiting.
lesson-first-buy-do = Click Conolly in the market.
lesson-first-buy-other = You could buy that, but Conolly gives 2 rupees of his price back, and he is for the British, as you are.
lesson-first-buy-after = You put 3 rupees on the three cards to the left and took the 2 on Conolly. Those three you cannot buy this turn.

lesson-first-play = Playing a card
lesson-first-play-about = From your hand to your court
lesson-first-play-task = Play the Sikh Merchants in Lahore
lesson-first-play-see = A card in your hand does nothing. When it comes to your court its icons happen one by one, from the top: a road, a spy and 2 rupees of leverage here.
lesson-first-play-do = Click it in your hand.
lesson-first-play-other = That one will have its turn. First the Merchants, who bring money.
lesson-first-play-2-task = Pay the bribe of 2 rupees
lesson-first-play-2-see = This card is of Punjab, and { $seat1 } rules there with 2 tribes: 1 rupee for each of them.
lesson-first-play-2-not-withdraw = You can call it off and lose no action, but this very card gives you the 2 rupees back.
lesson-first-play-3-task = Put a road between Kabul and Punjab
lesson-first-play-3-see = Each road icon is a block of your coalition on a border of Punjab. There is a Russian road already, but a border has room for many.
lesson-first-play-3-do = Click the border of Kabul and Punjab.
lesson-first-play-3-other = That can be done, but Kabul is where you are going next. Take the road there.
lesson-first-play-4-task = Send the spy to Ranjit Singh
lesson-first-play-4-see = A spy sits on a card of Punjab, in any court. With more spies than anybody on a card of { $seat1 } you hold it hostage, and every action of it costs { $seat1 } a bribe to you.
lesson-first-play-4-do = Click Ranjit Singh in the court of { $seat1 }.
lesson-first-play-4-other = Your own card would do, but there the spy holds nobody hostage.
lesson-first-play-4-after = You hold Ranjit Singh hostage. You took the 2 rupees of leverage, too; they go back when the card leaves your court.

lesson-first-loyalty = Loyalty
lesson-first-loyalty-about = 1 influence for each patriot
lesson-first-loyalty-task = Play Arthur Conolly
lesson-first-loyalty-see = Conolly is a British patriot and, as you are loyal to the British, brings 1 influence. A patriot of others takes you over to them, at the price of your gifts, prizes and former patriots.
lesson-first-loyalty-do = Click Conolly in your hand.
lesson-first-loyalty-other = He is the second action of this turn. Conolly first.
lesson-first-loyalty-after = Your influence is 2 now.

lesson-first-rule = Ruling
lesson-first-rule-about = One tribe, and more than anybody
lesson-first-rule-task = Play Dost Mohammad
lesson-first-rule-see = He takes 2 tribes of yours and 1 British army to Kabul. With at least one tribe, and with more tribes and loyal armies than any other player, you rule a region.
lesson-first-rule-do = Click him in your hand.
lesson-first-rule-2-task = Seat him at the left end of your court
lesson-first-rule-2-see = A new card goes to one of the two ends, and the order stays as it is. Spies walk from card to neighbouring card.
lesson-first-rule-2-do = Click the free place on the left.
lesson-first-rule-2-other = The right end would do, but the left one is next to the court of { $seat2 }: from there your spies are with { $seat2 } sooner.
lesson-first-rule-3-task = Send the spy to the Money Lenders
lesson-first-rule-3-see = You rule Kabul: there you build, take bribes for its cards, and tax those who have them. The Money Lenders of { $seat2 } are of Kabul, too.
lesson-first-rule-3-do = Click the Money Lenders in the court of { $seat2 }.
lesson-first-rule-3-other = Your own card would do, but the Money Lenders can be held hostage.
lesson-first-rule-3-after = You hold the Money Lenders hostage.

lesson-first-favoured = The favoured suit
lesson-first-favoured-about = Bonus actions
lesson-first-favoured-task = Play the Bukharan Jews
lesson-first-favoured-see = A few turns have passed. This card makes the economic suit the favoured one: from then on actions of economic cards are a bonus and none of your 2.
lesson-first-favoured-do = Click it in your hand.
lesson-first-favoured-after = The economic suit is favoured, a spy came, and you took 2 rupees of leverage.

lesson-first-tax = Taxes
lesson-first-tax-about = The action of a court card
lesson-first-tax-task = Tax with the Sikh Merchants in Lahore
lesson-first-tax-see = Each court card acts once a turn. The Merchants are economic, so this is a bonus action; their rank of 1 means 1 rupee.
lesson-first-tax-do = Click the Merchants in your court and choose Tax.
lesson-first-tax-not-end-turn = You have an action left, and a bonus action besides.
lesson-first-tax-other = That can be done, but you need money to build. Taxes first.
lesson-first-tax-2-task = Take 1 rupee from { $seat2 }
lesson-first-tax-2-see = The Money Lenders are of Kabul, so you may tax { $seat2 }. Of 3 rupees 2 are sheltered by the 2 gold stars of the Money Lenders, which leaves one.
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
lesson-first-build-3-after = The British have 6 blocks, the Russians 3. The others have had their turns, too.

lesson-first-battle = Battle
lesson-first-battle-about = Taking others’ pieces away
lesson-first-battle-task = Battle with the British Regulars
lesson-first-battle-see = A coalition with 4 blocks more than each of the others is dominant. The British are 3 ahead: one Russian block has to go.
lesson-first-battle-do = Click this card in your court and choose Battle.
lesson-first-battle-not-end-turn = Dominance is one battle away.
lesson-first-battle-other = That can be done, but one battle makes the British dominant.
lesson-first-battle-2-task = Fight in Kandahar
lesson-first-battle-2-see = The rank of the card is 2, but you have 1 army there, and cannot remove more pieces than you have armies.
lesson-first-battle-2-do = Click Kandahar.
lesson-first-battle-2-other = You could fight there, but the Russian army is in Kandahar.
lesson-first-battle-3-task = Remove the Russian army
lesson-first-battle-3-see = Blocks of your own coalition are safe, and so is the tribe of { $seat1 }, who is loyal to the British as well.
lesson-first-battle-3-other = A road is a block, too, but an army can fight back. The army first.
lesson-first-battle-3-after = 6 blocks against 2: the British are dominant.

lesson-first-check = Dominance Check
lesson-first-check-about = The only way to points
lesson-first-check-task = See what the check would bring
lesson-first-check-see = Points come from Dominance Checks alone. One lies in the second column of the market.
lesson-first-check-do = Click the Dominance Check.
lesson-first-check-after = 5 points for you, more than for anybody.
lesson-first-check-2-task = Buy the check for 1 rupee
lesson-first-check-2-see = The British are dominant, so only those loyal to them score: 5 for most influence, then 3. With two patriots you have 3 influence; { $seat1 } has 1.
lesson-first-check-2-do = Click it in the market.
lesson-first-check-2-other = You could buy that, but the others may end British dominance. Buy the check while it lasts.
lesson-first-check-2-after = You scored 5 points, { $seat1 } 3. All blocks have left the map; cylinders stay.

lesson-first-last = How it ends
lesson-first-last-about = Up to the last check, with bots
lesson-first-last-task = Stay in front
lesson-first-last-see = Being 4 points ahead after a check wins at once; you are 3 ahead. The last check counts double. Without a dominant coalition cylinders are counted. From here on novice bots play for the others.
