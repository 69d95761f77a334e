### Coup, in English. Rule sentences are at the end.

game-name = Coup
game-blurb = Bluff, call the bluff, and be the last one with influence at court.

## Characters and words

character-duke = Duke
character-assassin = Assassin
character-captain = Captain
character-ambassador = Ambassador
character-contessa = Contessa

## What a player can say

action-income = Income
action-foreign-aid = Foreign Aid
action-tax = Tax
action-exchange = Exchange
action-coup = Coup against { $target }
verb-coup = Coup
action-assassinate = Assassinate { $target }
verb-assassinate = Assassinate
action-steal = Steal from { $target }
verb-steal = Steal
action-pass = Allow it
action-challenge = Challenge
action-block = Block as the { $character }
verb-block = Block
action-show = Show the card
action-fold = Do not show
action-turn-up = Turn up the { $character }
verb-turn-up = Turn up a card
action-keep = Keep { $characters }
verb-keep = Keep these cards
action-take = Keep the { $character }
verb-take = Keep a card

## What is asked

prompt-choose-from-set = Which of these five cards do you keep in secret? The other four leave the game.
prompt-turn =
    { $must ->
        [yes] You have { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }, so you must launch a Coup. Choose a player.
       *[no]
            { $coins ->
                [0] You have no coins. What do you do?
                [one] What do you do with your 1 coin?
               *[other] What do you do with your { $coins } coins?
            }
    }
prompt-may-challenge =
    { $block ->
        [yes]
            { $reader ->
                [other] { $me } claims the { $character } to block you. Do you challenge?
               *[nobody] { $me } claims the { $character } to block { $other }. Do you challenge?
            }
       *[no]
            { $deed ->
                [tax] { $me } claims the Duke to collect Tax. Do you challenge?
                [exchange] { $me } claims the Ambassador for an Exchange. Do you challenge?
                [steal]
                    { $reader ->
                        [target] { $me } claims the Captain to steal from you. Do you challenge?
                       *[nobody] { $me } claims the Captain to steal from { $target }. Do you challenge?
                    }
               *[assassinate]
                    { $reader ->
                        [target] { $me } claims the Assassin to assassinate you. Do you challenge?
                       *[nobody] { $me } claims the Assassin to assassinate { $target }. Do you challenge?
                    }
            }
    }
prompt-may-block =
    { $deed ->
        [foreign-aid] { $me } is taking Foreign Aid. Block it as the Duke?
        [steal] { $me } is stealing from you. Block it as the Captain or the Ambassador?
       *[assassinate] { $me } is assassinating you. Block it as the Contessa?
    }
prompt-prove = { $challenger } challenges your claim to the { $character }. Do you show it?
prompt-lose-influence = You lost 1 influence. Choose the card you turn up.
prompt-return-to-court =
    { $count ->
        [one] Choose the card you keep; the others go back to the Court.
       *[other] Choose the { $count } cards you keep; the others go back to the Court.
    }

## What each answer brings: one line under it, without a full stop. $held: the claimed card is in one's hand.

brings-income = 1 coin; nobody can stop it
brings-foreign-aid = 2 coins, unless blocked
brings-tax =
    { $held ->
        [yes] 3 coins as the Duke
       *[no] 3 coins, bluffing the Duke
    }
brings-exchange =
    { $held ->
        [yes] 2 cards as the Ambassador
       *[no] 2 cards, bluffing the Ambassador
    }
brings-coup =
    { $last ->
        [yes] pays { $cost }; { $target } is out, nobody can stop it
       *[no] pays { $cost }; { $target } loses 1 influence, nobody can stop it
    }
brings-assassinate =
    { $held ->
        [yes] pays { $cost }; { $target } loses 1 influence; you hold the Assassin
       *[no] pays { $cost }; { $target } loses 1 influence; the Assassin is a bluff
    }
brings-steal =
    { $coins ->
        [one]
            { $held ->
                [yes] 1 coin as the Captain
               *[no] 1 coin, bluffing the Captain
            }
       *[other]
            { $held ->
                [yes] { $coins } coins as the Captain
               *[no] { $coins } coins, bluffing the Captain
            }
    }
brings-challenge =
    { $last ->
        [yes] if it is true, you are out; if not, { $me } loses 1 influence
       *[no] if it is true, you lose 1 influence; if not, { $me } does
    }
brings-no-challenge =
    { $block ->
        [yes]
            { $reader ->
                [other] the block holds and your action fails
               *[nobody] the block holds and { $other } gets nothing
            }
       *[no]
            { $deed ->
                [tax] { $me } takes 3 coins
                [exchange] { $me } swaps cards with the Court
               *[aimed]
                    { $reader ->
                        [target] you may still block it
                       *[nobody] { $target } may still block it
                    }
            }
    }
brings-block =
    { $held ->
        [yes] you hold it; if challenged, you can show it
       *[no] a bluff; if challenged, you lose 1 influence
    }
brings-no-block =
    { $deed ->
        [foreign-aid] { $me } takes 2 coins
        [steal]
            { $coins ->
                [one] you lose 1 coin to { $me }
               *[other] you lose { $coins } coins to { $me }
            }
       *[assassinate]
            { $last ->
                [yes] you are out
               *[no] you lose 1 influence
            }
    }
brings-show = { $challenger } loses 1 influence; you swap the { $character } for a new card
brings-fold =
    { $last ->
        [yes] you are out
       *[no] you lose 1 influence
    }
brings-turn-up =
    { $last ->
        [yes] you are out
       *[no] you go on with the { $characters }
    }
brings-keep = { $characters } go back to the Court
brings-take-duke = takes 3 coins as Tax, blocks Foreign Aid
brings-take-assassin = pays 3 coins: a player loses 1 influence
brings-take-captain = steals 2 coins, blocks stealing
brings-take-ambassador = swaps cards with the Court, blocks stealing
brings-take-contessa = blocks an assassination

## The same of an action whose player is chosen afterwards.

several-coup = 1 influence for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, for certain
several-assassinate =
    { $held ->
        [yes] 1 influence for { $cost ->
            [one] 1 coin
           *[other] { $cost } coins
        } as the Assassin
       *[no] 1 influence for { $cost ->
           [one] 1 coin
          *[other] { $cost } coins
       }, bluffing the Assassin
    }
several-steal =
    { $held ->
        [yes] up to 2 coins as the Captain
       *[no] up to 2 coins, bluffing the Captain
    }

## What happened

event-started =
    { $reader ->
        [seat] You start the game.
       *[nobody] { $seat } starts the game.
    }
event-started-poor =
    { $reader ->
        [seat] In the two-player game you start with { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[nobody] In the two-player game { $seat } starts with { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
event-kept =
    { $reader ->
        [seat] You kept the { $cards } of your set.
       *[nobody] { $seat } secretly kept one card of their set.
    }
event-dealt =
    { $reader ->
        [seat] You were dealt: { $cards }.
       *[nobody] { $seat } was dealt { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
event-took-income =
    { $reader ->
        [seat] You took { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } as Income.
       *[nobody] { $seat } took { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } as Income.
    }
event-wanted-foreign-aid =
    { $reader ->
        [seat] You asked for Foreign Aid.
       *[nobody] { $seat } asked for Foreign Aid.
    }
event-took-foreign-aid =
    { $reader ->
        [seat] You took { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } of Foreign Aid.
       *[nobody] { $seat } took { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } of Foreign Aid.
    }
event-launched-coup =
    { $reader ->
        [seat] You paid { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } and launched a Coup against { $target }.
        [target] { $seat } paid { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } and launched a Coup against you.
       *[nobody] { $seat } paid { $coins ->
           [one] 1 coin
          *[other] { $coins } coins
       } and launched a Coup against { $target }.
    }
event-claimed-tax =
    { $reader ->
        [seat] You claimed the Duke to collect Tax.
       *[nobody] { $seat } claimed the Duke to collect Tax.
    }
event-collected-tax =
    { $reader ->
        [seat] You took { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } of Tax from the Treasury.
       *[nobody] { $seat } took { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } of Tax from the Treasury.
    }
event-claimed-assassination =
    { $reader ->
        [seat] You paid { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } and claimed the Assassin against { $target }.
        [target] { $seat } paid { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } and claimed the Assassin against you.
       *[nobody] { $seat } paid { $coins ->
           [one] 1 coin
          *[other] { $coins } coins
       } and claimed the Assassin against { $target }.
    }
event-assassinated =
    { $reader ->
        [seat] Your assassination of { $target } succeeded.
        [target] The assassination of you by { $seat } succeeded.
       *[nobody] The assassination of { $target } by { $seat } succeeded.
    }
event-claimed-steal =
    { $reader ->
        [seat] You claimed the Captain to steal from { $target }.
        [target] { $seat } claimed the Captain to steal from you.
       *[nobody] { $seat } claimed the Captain to steal from { $target }.
    }
event-stole =
    { $coins ->
        [0]
            { $reader ->
                [seat] You found nothing to steal from { $target }.
                [target] { $seat } found nothing to steal from you.
               *[nobody] { $seat } found nothing to steal from { $target }.
            }
        [one]
            { $reader ->
                [seat] You stole 1 coin from { $target }.
                [target] { $seat } stole 1 coin from you.
               *[nobody] { $seat } stole 1 coin from { $target }.
            }
       *[other]
            { $reader ->
                [seat] You stole { $coins } coins from { $target }.
                [target] { $seat } stole { $coins } coins from you.
               *[nobody] { $seat } stole { $coins } coins from { $target }.
            }
    }
event-claimed-exchange =
    { $reader ->
        [seat] You claimed the Ambassador for an Exchange.
       *[nobody] { $seat } claimed the Ambassador for an Exchange.
    }
event-drew =
    { $reader ->
        [seat] You drew from the Court: { $cards }.
       *[nobody] { $seat } drew { $count ->
           [one] 1 card
          *[other] { $count } cards
       } from the Court.
    }
event-returned =
    { $reader ->
        [seat] You returned to the Court: { $cards }.
       *[nobody] { $seat } returned { $count ->
           [one] 1 card
          *[other] { $count } cards
       } to the Court.
    }
event-challenged =
    { $reader ->
        [seat] You challenged { $other } over the { $character }.
        [other] { $seat } challenged you over the { $character }.
       *[nobody] { $seat } challenged { $other } over the { $character }.
    }
event-showed =
    { $reader ->
        [seat] You showed the { $character } and won the challenge.
       *[nobody] { $seat } showed the { $character } and won the challenge.
    }
event-replaced =
    { $reader ->
        [seat] You returned the shown card to the Court and drew the { $cards }.
       *[nobody] { $seat } returned the shown card to the Court and drew another.
    }
event-folded =
    { $reader ->
        [seat] You did not show the { $character } and lost the challenge.
       *[nobody] { $seat } did not show the { $character } and lost the challenge.
    }
event-refunded =
    { $reader ->
        [seat] You took back the coins you had paid: { $coins }.
       *[nobody] { $seat } took back the coins they had paid: { $coins }.
    }
event-blocked =
    { $reader ->
        [seat] You claimed the { $character } to block { $other }.
        [other] { $seat } claimed the { $character } to block you.
       *[nobody] { $seat } claimed the { $character } to block { $other }.
    }
event-block-held =
    { $reader ->
        [seat] Your block stopped { $other }.
        [other] The block by { $seat } stopped you.
       *[nobody] The block by { $seat } stopped { $other }.
    }
event-turned-up =
    { $reader ->
        [seat] You turned up the { $character } and lost 1 influence.
       *[nobody] { $seat } turned up the { $character } and lost 1 influence.
    }
event-went-out =
    { $reader ->
        [seat] You are out of the game.
       *[nobody] { $seat } is out of the game.
    }
event-left-coins =
    { $reader ->
        [seat] You left { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } to the Treasury.
       *[nobody] { $seat } left { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } to the Treasury.
    }
event-won =
    { $reader ->
        [seat] You are the last one standing and win the game.
       *[nobody] { $seat } is the last one standing and wins the game.
    }

## Why not

refusal-must-coup = You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, so you must launch a Coup
locked-must-coup = You must launch a Coup
refusal-too-poor-for-coup =
    { $coins ->
        [one] A Coup costs { $cost ->
            [one] 1 coin
           *[other] { $cost } coins
        } and you have 1
       *[other] A Coup costs { $cost ->
           [one] 1 coin
          *[other] { $cost } coins
       } and you have { $coins }
    }
locked-too-poor-for-coup = Costs { $cost }, you have { $coins }
refusal-too-poor-for-assassination =
    { $coins ->
        [one] An assassination costs { $cost ->
            [one] 1 coin
           *[other] { $cost } coins
        } and you have 1
       *[other] An assassination costs { $cost ->
           [one] 1 coin
          *[other] { $cost } coins
       } and you have { $coins }
    }
locked-too-poor-for-assassination = Costs { $cost }, you have { $coins }
refusal-not-yourself = You cannot choose yourself
refusal-target-out = { $target } is out of the game
refusal-nothing-to-steal = { $target } has no coins to steal
refusal-not-in-hand = You do not hold the { $character }
refusal-keep-count =
    { $count ->
        [one] You keep exactly 1 card
       *[other] You keep exactly { $count } cards
    }
refusal-cannot-block-with = The { $character } does not block this
refusal-empty-seat = Nobody sits there
refusal-aim-on-turn = You choose a player only on your own turn
refusal-cards-stay-hidden = On your turn you choose an action; a character is only claimed, and your cards stay hidden
refusal-claim-comes-first = First the claim to the { $character } is settled: challenge it or allow it; your own cards stay hidden
refusal-show-or-not = First decide whether you show the { $character }; which card you turn up is asked only if you lose

## When each thing is done. The rule ids follow, so there is no full stop.

when-income = You take Income on your own turn, as your one action
when-foreign-aid = You ask for Foreign Aid on your own turn, as your one action
when-tax = You collect Tax on your own turn, as your one action
when-exchange = You exchange cards with the Court on your own turn, as your one action
when-coup = You launch a Coup on your own turn, as your one action
when-assassinate = You assassinate on your own turn, as your one action
when-steal = You steal on your own turn, as your one action
when-pass = You allow something when another player claims a character or takes Foreign Aid; on your own turn you cannot pass
when-challenge = You challenge right after another player has claimed a character
when-block = You block once nobody challenges: Foreign Aid of anybody, or an assassination or Steal aimed at you
when-show = You show a card only when your own claim is challenged
when-fold = You decline to show a card only when your own claim is challenged
when-turn-up = You turn up a card when you lose 1 influence
when-keep = You choose the cards you keep during your own Exchange, after drawing from the Court
when-take = You keep a card of your own set before the first turn, in the two-player draft

## Table options

option-deal = Two-player deal
option-deal-draft = draft: keep one of five, be dealt one
option-deal-normal = normal: two cards each
option-first = Who starts
option-first-none = chance decides
option-windows = Challenges and blocks
option-windows-sealed = all answer at once, sealed
option-windows-clockwise = asked one by one, clockwise
option-strict-double-danger = Strict double danger
option-strict-double-danger-false = a target who lost a challenge may still block
option-strict-double-danger-true = a target who challenged the Assassin and lost may not block
option-steal-from-broke = Stealing from a player without coins
option-steal-from-broke-false = not allowed
option-steal-from-broke-true = allowed
option-treasury = Treasury
option-treasury-unlimited = never runs out
option-treasury-fifty = only the 50 coins of the box

## Labels

view-turn = Turn
view-players = Players
view-court = Cards in the Court
view-treasury = Coins in the Treasury
view-hand = Your hidden cards
view-removed = Your cards out of the game
view-coins = Coins
view-influence = Influence
view-up = Face up
view-out = Out


heading-CP-001 = Parts

rule-CP-001 = There are 5 characters: Duke, Assassin, Captain, Ambassador and Contessa. Each has 3 cards, 15 in all.
rule-CP-002 = Besides the character cards the game has 6 summary cards, 50 coins and a rulebook.
rule-CP-003 = Coup is played by 2 to 6 players.

heading-CP-010 = Setup

rule-CP-010 = All character cards are shuffled and each player is dealt 2, kept face down; you may look at your own at any time.
rule-CP-011 = The cards not dealt lie face down in the middle and are called the Court.
rule-CP-012 = Each player starts with 2 coins, open to all; the rest is the Treasury. It never runs out; in a game with only 50 coins you take what is left (table option).
rule-CP-013 = Each player has a summary card at hand.
rule-CP-014 = The winner of the previous game starts; in the first game chance picks the start player, unless one is named beforehand (table option).

heading-CP-020 = Aim and influence

rule-CP-020 = Your aim is to be the last one standing: the only player who still has influence.
rule-CP-021 = Each of your face-down cards is 1 influence.
rule-CP-022 = Whenever you lose 1 influence, you turn up one of your face-down cards; you choose which.
rule-CP-023 = A card turned up stays in front of its owner to the end of the game and is of no more use.
rule-CP-024 = A player with both cards face up is out of the game at once; their cards stay, their coins go to the Treasury.
rule-CP-025 = The game ends when one player is left, and that player wins; there is no second place.

heading-CP-030 = Turn

rule-CP-030 = Turns go clockwise; you take exactly one action each turn and may not pass.
rule-CP-031 = Once you announce an action, the others may challenge it or answer it with a counteraction.
rule-CP-032 = An action that nobody challenges or blocks succeeds.
rule-CP-033 = Challenges are settled first; only then does the action or counteraction take effect.
rule-CP-034 = You may choose any action you can pay for; a character action needs only the claim, true or a bluff.
rule-CP-035 = You never have to show a card unless you are challenged.
rule-CP-036 = If you start your turn with 10 or more coins, you must launch a Coup; no other action is allowed.

heading-CP-040 = General actions

rule-CP-040 = Income: take 1 coin from the Treasury; nobody can challenge or block it.
rule-CP-041 = Foreign Aid: take 2 coins from the Treasury. Anyone may block it as the Duke, but the action itself makes no claim to challenge.
rule-CP-042 = Coup: pay 7 coins and the player you choose loses 1 influence; it cannot be challenged or blocked.

heading-CP-050 = Character actions

rule-CP-050 = Tax, claiming the Duke: take 3 coins from the Treasury; no character blocks it.
rule-CP-051 = Assassinate, claiming the Assassin: pay 3 coins and choose a target, who loses 1 influence unless they block as the Contessa.
rule-CP-052 = Steal, claiming the Captain: take 2 coins from a player, or 1 if they have no more; they may block as the Ambassador or the Captain.
rule-CP-053 = Exchange, claiming the Ambassador: draw 2 cards from the Court, keep as many face-down cards as you have influence, and return 2.
rule-CP-054 = With only 1 influence left, an Exchange lets you keep 1 of 3 cards; you return the other 2 to the Court.
rule-CP-055 = The Court is shuffled after every Exchange.
rule-CP-056 = You cannot Steal from a player who has no coins, unless this was allowed before the game (table option).

heading-CP-060 = Counteractions

rule-CP-060 = A counteraction is a claim too: you name a character, true or a bluff, and succeed unless challenged.
rule-CP-061 = Any other player may block Foreign Aid as the Duke; the player who asked for it then gets nothing this turn.
rule-CP-062 = Only the target of an assassination may block it, claiming the Contessa.
rule-CP-063 = Only the target of a Steal may block it, and they must say whether they claim the Ambassador or the Captain.
rule-CP-064 = The cost of an action stopped by a counteraction is not paid back.
rule-CP-065 = Of all who want to block Foreign Aid, only the first clockwise after the actor may, even if that block fails. Answers come together or one by one (table option).

heading-CP-070 = Challenges

rule-CP-070 = Every character action and every counteraction can be challenged.
rule-CP-071 = Any other player may challenge, even if the action does not concern them.
rule-CP-072 = Everyone gets a chance to challenge; once it has passed, it is too late.
rule-CP-073 = If you are challenged and show the card you claimed, the challenger loses; if you cannot or will not, you lose.
rule-CP-074 = The loser of a challenge loses 1 influence at once and chooses which card to turn up.
rule-CP-075 = The card that proved your claim goes back to the Court, which is shuffled, and you draw a replacement; then your action or counteraction takes effect.
rule-CP-076 = If your action is challenged and you lose, it is not carried out and you get its cost back.
rule-CP-077 = All answer sealed and at the same time, or clockwise one by one (table option). Only the first volunteer clockwise after the claimant challenges; the others risk nothing and speed never counts.
rule-CP-078 = After a failed challenge the target may still block. With strict double danger, an assassination target who lost that challenge themselves may not (table option).
rule-CP-079 = If the challenger of a counteraction loses, the counteraction stands; if they win, the action goes ahead.

heading-CP-080 = Double danger

rule-CP-080 = If you are the target of an assassination, challenge, lose and do not block, you lose 1 influence for the challenge and then 1 for the assassination.
rule-CP-081 = If you bluff the Contessa against an assassination and are challenged, you lose 1 influence for the challenge and 1 for the assassination.
rule-CP-082 = A target with only 1 influence is out of the game when it is lost; nothing more happens to them.
rule-CP-083 = Example: with 2 influence, Mahshid challenges Sepideh’s true Assassin and does not block. Mahshid is out in one turn, and Sepideh has paid 3 coins.
rule-CP-084 = Example: with 2 influence, Mahshid falsely claims the Contessa and is challenged. Mahshid is out in one turn, and Sepideh has paid 3 coins.
rule-CP-085 = A challenger who loses their last influence is out and can no longer block or challenge in that same action.
rule-CP-086 = If the target of a Steal goes out during it, the coins are taken before the rest goes to the Treasury. An assassination of someone already out does nothing; its cost stays paid.
rule-CP-087 = Proving a claim reveals that one card; the other card, the replacement and the Exchange cards are seen by their owner alone.

heading-CP-090 = Table talk

rule-CP-090 = Table talk is free, true or false; nobody has to talk and no promise is binding.
rule-CP-091 = Hidden cards stay hidden; you may not show yours to anyone.
rule-CP-092 = Giving or lending coins is not allowed.

heading-CP-100 = Two players

rule-CP-100 = In a 2-player game the start player begins with 1 coin instead of 2.
rule-CP-101 = For the two-player draft the cards form 3 sets of 5, each with one card of every character.
rule-CP-102 = You get one of the sets, secretly keep 1 card, and put the other 4 out of the game.
rule-CP-103 = The third set is shuffled and each player is dealt 1 card from it; the other 3 form the face-down Court.
rule-CP-104 = In a 2-player game the cards are dealt by the two-player draft, or if you prefer in the normal way (table option); either way the start player has 1 coin.
rule-CP-105 = Only you know the card you kept and the 4 you put aside, and those 4 are never shown. The 3 Court cards are hidden from both players.

heading-CP-110 = Worked example

rule-CP-110 = Example: each of 3 players starts with 2 cards and 2 coins, and 9 cards are left in the Court.
rule-CP-111 = Example: Mahshid, holding Contessa and Duke, takes Tax unchallenged and goes from 2 coins to 5.
rule-CP-112 = Example: Sepideh (Captain, Contessa) bluffs the Ambassador for an unchallenged Exchange: draws Assassin and Duke, keeps Assassin and Captain, returns the other two and still has 2 coins.
rule-CP-113 = Example: Bahareh (Assassin, Duke) takes Tax and shows the Duke when Sepideh challenges. Bahareh has 5 coins and draws a Contessa as replacement; Sepideh turns up the Assassin.
rule-CP-114 = Example: after round 1 Mahshid has 5 coins and 2 influence, Sepideh 2 and 1, Bahareh 5 and 2; one Assassin lies face up.
rule-CP-115 = Example: Mahshid takes Tax again and has 8 coins; Sepideh takes Income and has 3.
rule-CP-116 = Example: Bahareh pays 3 coins to assassinate Mahshid, who blocks as the Contessa. Nobody challenges, and Bahareh is left with 2 coins.
rule-CP-117 = Example: Mahshid pays 7 coins for a Coup against Bahareh and is left with 1; Bahareh turns up the Contessa.
rule-CP-118 = Example: Sepideh claims the Captain to Steal from Bahareh. Challenged by Sepideh, Bahareh cannot prove the Ambassador, loses the last card (Assassin) and is out; Sepideh takes the 2 coins and has 5.
rule-CP-119 = Example: at the end Mahshid has 2 influence and 1 coin, Sepideh 1 influence and 5 coins, and Bahareh is out; 2 Assassins and 1 Contessa lie face up.

## The ending: score table, how it ended, its course, and what was hidden

column-influence = Influence
column-coins = Coins
column-strikes = Coups and assassinations
column-caught = Bluffs caught
column-out = Players put out
closing-last-one =
    { $reader ->
        [seat] You are the last with influence: { $cards }.
       *[nobody] { $seat } is the last with influence: { $cards }.
    }
chart-coins = Coins
chart-influence = Influence
mark-coup = coup
mark-assassination = assassination
mark-challenge = challenge
mark-out = out of the game
held-hand = Hidden cards
held-removed = Removed in the draft
