## Your first game

lesson-first = Your first game

lesson-first-cards = Your cards
lesson-first-cards-about = 2 influence, for your eyes only
lesson-first-cards-task = Look at your cards
lesson-first-cards-see = Each face-down card is one influence. As long as you have one you are in the game.
lesson-first-cards-do = Click the Duke.
lesson-first-cards-2-task = The Duke collects 3 coins of Tax
lesson-first-cards-2-see = Your other card is the Captain. The others see neither.
lesson-first-cards-2-do = Click the Captain.
lesson-first-cards-2-after = The Captain steals 2 coins from one player.

lesson-first-income = Income
lesson-first-income-about = 1 coin, without a claim
lesson-first-income-task = Take 1 coin as Income
lesson-first-income-see = It is your turn, and a turn is one action. Income claims nothing, so nobody can stop it.
lesson-first-income-not-foreign-aid = Foreign Aid brings 2 coins, but anybody can block it by claiming the Duke. Do the safe thing this time: Income.
lesson-first-income-after = You took 1 coin. The others have had their turns, too.

lesson-first-steal = Stealing
lesson-first-steal-about = The Captain: 2 coins from a player
lesson-first-steal-task = Steal 2 coins from { $seat3 }
lesson-first-steal-see = You hold the Captain, so your claim is true and no challenge can hurt you.
lesson-first-steal-do = Click { $seat3 }.
lesson-first-steal-other = That would work, but { $seat3 } has the most coins and is the first to afford a Coup.
lesson-first-steal-after = Nobody challenged you, and 2 coins of { $seat3 } are yours.

lesson-first-challenge = Challenging
lesson-first-challenge-about = When you do not believe a claim
lesson-first-challenge-task = Challenge { $seat3 }
lesson-first-challenge-see = { $seat3 } claims the Duke. One of the 3 Dukes is in your hand, so this may be a lie. Who cannot show the card loses one influence; if it is shown, you do.
lesson-first-challenge-not-pass = If you allow it { $seat3 } gets 3 coins. You have a reason to doubt this time: challenge.
lesson-first-challenge-after = { $seat3 } had no Duke: no coins, and one influence lost.

lesson-first-bluff = Bluffing
lesson-first-bluff-about = Claiming a card you do not have
lesson-first-bluff-task = Exchange cards without an Ambassador
lesson-first-bluff-see = An Exchange is the Ambassador’s, and you have none. You may claim anything, as long as nobody challenges you.
lesson-first-bluff-not-income = Income needs no bluff. Do something this time for which you have no card.
lesson-first-bluff-2-task = Keep the Assassin and the Contessa
lesson-first-bluff-2-see = The bluff worked and you drew 2 cards from the Court. You keep 2 and return 2 unseen.
lesson-first-bluff-2-other = These two can be kept, but the Assassin and the Contessa will serve you in the next turn.
lesson-first-bluff-2-after = Now you have the Assassin and the Contessa, and only you know it.

lesson-first-block = Blocking
lesson-first-block-about = A claim against a claim
lesson-first-block-task = { $seat1 } sends an assassin; do not challenge
lesson-first-block-see = { $seat1 } pays 3 coins to assassinate you. If you challenge and the Assassin is shown, you lose both influence.
lesson-first-block-not-challenge = That is dangerous: if { $seat1 } shows the Assassin you lose one influence for the challenge and one to the assassin. The Contessa is the better way.
lesson-first-block-2-task = Block as the Contessa
lesson-first-block-2-see = The Contessa stops an assassination. That is a claim, too, and can be challenged, but you have the card.
lesson-first-block-2-not-pass = If you allow it you lose one influence, although you hold the Contessa.
lesson-first-block-2-after = The assassination is stopped. The 3 coins of { $seat1 } are gone.

lesson-first-assassinate = Assassinating
lesson-first-assassinate-about = The Assassin and the Contessa
lesson-first-assassinate-task = Assassinate { $seat1 }
lesson-first-assassinate-see = You pay 3 coins and claim the Assassin. { $seat1 } has one influence left: losing it ends the game for them.
lesson-first-assassinate-do = Click { $seat1 }.
lesson-first-assassinate-other = That would work, but { $seat1 } can send another assassin with that one influence. { $seat1 } first.
lesson-first-assassinate-after = { $seat1 } lost the last influence and is out.

lesson-first-coup = The Coup
lesson-first-coup-about = 7 coins, and no way out
lesson-first-coup-task = Launch a Coup against { $seat0 }
lesson-first-coup-see = A few turns have passed and you have 8 coins. A Coup costs 7, claims nothing, and nobody can stop it.
lesson-first-coup-do = Click { $seat0 }.
lesson-first-coup-other = { $seat0 } still has 2 influence and is the strongest. Keep the Coup for { $seat0 }.
lesson-first-coup-after = { $seat0 } lost one influence, and now you alone have 2.

lesson-first-last = The last one standing
lesson-first-last-about = A short game with bots
lesson-first-last-task = Play it to the end
lesson-first-last-see = The last player with influence wins. You have 2 influence, the two others one each. From here on novice bots play for the others.
