### What the things of a Pax Pamir table are and do, told on request.

## Coalitions, suits, places

about-coalition =
    The { $coalition } coalition has 12 blocks: armies in regions, roads on borders. They serve whoever is loyal to it now. { $dominant ->
        [yes] It is dominant: loyal players would score by influence.
       *[no] It is not dominant; for that it needs { $need ->
           [one] 1 block more
          *[other] { $need } blocks more
       } than every other coalition.
    }
about-suit-economic = Gold stars are your tax shelter: as many rupees of yours are safe from tax. While the suit is favoured, economic cards give bonus actions.
about-suit-military = Red stars break ties at the end of the game. While the suit is favoured, military cards give bonus actions and every price in the market is doubled.
about-suit-political = Purple stars widen your court beyond 3 cards. While the suit is favoured, political cards give bonus actions. Political cards and tribes of one region stand and fall together.
about-suit-intelligence = Blue stars widen your hand beyond 2 cards. While the suit is favoured, intelligence cards give bonus actions.
about-region =
    { $ruled ->
        [yes] { $ruler } rules { $region }.
       *[no] Nobody rules { $region }.
    } To rule you need a tribe there, and tribes and loyal armies together more than any other player has. The ruler builds there, taxes players with a card of the region, and may ask for bribes when others play one.
about-border = Blocks on this border are roads. An army crosses it only with a road of its own coalition on it, whoever placed the road.
about-space =
    { $land ->
        [yes] A region: blocks here are armies, cylinders are tribes.
       *[no] A border: blocks here are roads.
    }
about-seat =
    { $automa ->
        [yes] Wakhan plays by the cards: loyal to no coalition, ranked in every successful check, placing for now { $pragmatic ->
            [yes] { $coalition } blocks.
           *[no] the blocks that the next card names.
        }
       *[no]
            { $chosen ->
                [yes] Loyal to the { $coalition } coalition. Influence counts in a check that this coalition wins, cylinders in play when no coalition does.
               *[no] Has not chosen a loyalty yet.
            }
    }

## Cards

about-card =
    { $kind ->
        [check] Bought, or discarded from the leftmost column, it scores at once. { $holds ->
            [yes] As things stand the { $coalition } coalition is dominant, and those loyal to it score by influence.
           *[no] As things stand no coalition is dominant, and everybody scores by cylinders in play.
        }
        [event] An event acts the moment it is bought, by its lower half; if clean-up discards it from the leftmost column, by its upper half.
       *[court] Suit { $suit }, rank { $rank }, { $region }. Played, it brings: { $yields }. { $acts ->
            [yes] In court it can: { $deeds }.
           *[no] It has no actions.
        }{ $loyal ->
            [yes] {" "}A patriot: only those loyal to the { $patriot } coalition keep it in court, and it counts 1 influence for them.
           *[no] {""}
        }{ $sought ->
            [yes] {" "}Betrayed, it can be taken as a prize of the { $prize } coalition.
           *[no] {""}
        }
    }
about-card-court-1 = { about-card } { about-ability-indispensable-advisors }
about-card-court-3 = { about-card } { about-ability-insurrection }
about-card-court-5 = { about-card } { about-ability-claim-of-ancient-lineage }
about-card-court-15 = { about-card } { about-ability-bodyguards }
about-card-court-17 = { about-card } { about-ability-citadel-kabul }
about-card-court-21 = { about-card } { about-ability-strange-bedfellows }
about-card-court-24 = { about-card } { about-ability-civil-service-reforms }
about-card-court-41 = { about-card } { about-ability-safe-house }
about-card-court-42 = { about-card } { about-ability-charismatic-courtiers }
about-card-court-43 = { about-card } { about-ability-blackmail-kandahar }
about-card-court-51 = { about-card } { about-ability-indian-supplies }
about-card-court-54 = { about-card } { about-ability-blackmail-herat }
about-card-court-56 = { about-card } { about-ability-well-connected }
about-card-court-66 = { about-card } { about-ability-herat-influence }
about-card-court-68 = { about-card } { about-ability-persian-influence }
about-card-court-70 = { about-card } { about-ability-russian-influence }
about-card-court-72 = { about-card } { about-ability-safe-house }
about-card-court-78 = { about-card } { about-ability-infrastructure }
about-card-court-83 = { about-card } { about-ability-bodyguards }
about-card-court-91 = { about-card } { about-ability-savvy-operator }
about-card-court-97 = { about-card } { about-ability-citadel-transcaspia }
about-card-court-99 = { about-card } { about-ability-irregulars }
about-card-event-105 = Bought: { about-effect-new-tactics } Discarded: { about-happening-event-105-if-discarded }
about-card-event-106 = Bought: { about-effect-koh-i-noor } Discarded: { about-effect-embarrassment-of-riches }
about-card-event-107 = Bought: { about-effect-courtly-manners } Discarded: { about-effect-disregard-for-customs }
about-card-event-108 = Bought: { about-effect-rumor } Discarded: { about-happening-event-108-if-discarded }
about-card-event-109 = Bought: { about-effect-conflict-fatigue } Discarded: { about-happening-event-109-if-discarded }
about-card-event-110 = Bought: { about-effect-nationalism } Discarded: { about-happening-event-110-if-discarded }
about-card-event-111 = { about-happening-event-111-if-purchased } Discarded: { about-happening-event-111-if-discarded }
about-card-event-112 = Bought: { about-effect-nation-building } Discarded: { about-happening-event-112-if-discarded }
about-card-event-113 = Bought: { about-happening-event-113-if-purchased } Discarded: { about-happening-event-113-if-discarded }
about-card-event-114 = Bought: { about-happening-event-114-if-purchased } Discarded: { about-happening-event-114-if-discarded }
about-card-event-115 = Bought: { about-effect-pashtunwali-values } Discarded: { about-happening-event-115-if-discarded }
about-card-event-116 = Bought: { about-happening-event-116-if-purchased } Discarded: { about-happening-event-116-if-discarded }
about-yield = What the icons of a card come to when it is played, from top to bottom.

## Actions of court cards

about-card-action-tax = Take rupees up to the card’s rank, from market cards and from players who have a court card of a region you rule. Their tax shelter is safe.
about-card-action-gift = Pay 2, 4 or 6 for an empty gift space of yours. Each gift is 1 influence with your present coalition, and is lost when you change sides.
about-card-action-build = Place up to 3 armies and roads, 2 rupees each, in regions you rule and on their borders.
about-card-action-move = For each rank, one loyal army or one of your spies takes a step: armies along roads of their coalition, spies from card to card round all courts.
about-card-action-betray = Pay 2 and discard a court card on which you have a spy. If it shows a prize you may take it, changing sides if need be.
about-card-action-battle = At one place remove enemy pieces up to the rank, but no more than you have armies in the region, or spies on the card.

## The table

about-side = A card played goes to the left or the right end of your court. The order never changes, and spies step along it.
about-gift-space =
    A gift costs { $cost ->
        [one] 1 rupee
       *[other] { $cost } rupees
    }, half on each row of the market, and takes one cylinder. { $worth ->
        [0] Gifts give no influence until the next check.
       *[other] It gives you { $worth } influence.
    }
about-market-row = A purchase puts its rupees on the cards to the left in the same row. Action costs are laid from the right, half in each row.
about-market-column =
    { $cost ->
        [0] Cards of the leftmost column are free. Events that lie here in clean-up are discarded and act by their upper half.
       *[other] A card of this column costs { $cost ->
           [one] 1 rupee now
          *[other] { $cost } rupees now
       }: the columns to its left, doubled while military is favoured.
    }

## Icons

about-icon-spy = Place a cylinder on any court card of this card’s region, in any court.
about-icon-army = Place a block of your coalition in this card’s region.
about-icon-tribe = Place a cylinder in this card’s region.
about-icon-road = Place a block of your coalition on a border of this card’s region.
about-icon-leverage = Take 2 rupees from the bank. When the card leaves your court you pay them back, or discard a card for each rupee you lack.
about-icon-economic-suit = Economic becomes the favoured suit. { about-suit-economic }
about-icon-military-suit = Military becomes the favoured suit. { about-suit-military }
about-icon-political-suit = Political becomes the favoured suit. { about-suit-political }
about-icon-intelligence-suit = Intelligence becomes the favoured suit. { about-suit-intelligence }

## Special abilities

about-ability-indispensable-advisors = Indispensable Advisors: battles on court cards never remove spies of the holder.
about-ability-insurrection = Insurrection: after every Dominance Check that does not end the game, 2 Afghan armies are placed in Kabul, even on an empty map.
about-ability-claim-of-ancient-lineage = Claim of Ancient Lineage: when taxing, the holder counts as ruler of all regions, so any player with a court card can be taxed.
about-ability-bodyguards = Bodyguards: nobody can betray a political card in the holder’s court.
about-ability-citadel-kabul = Citadel: tribes of the holder in Kabul cannot be removed by battle. Events still remove them.
about-ability-citadel-transcaspia = Citadel: tribes of the holder in Transcaspia cannot be removed by battle. Events still remove them.
about-ability-strange-bedfellows = Strange Bedfellows: for the holder’s spies all court cards of one region are next to each other.
about-ability-civil-service-reforms = Civil Service Reforms: the holder uses hostage cards without paying a bribe.
about-ability-safe-house = Safe House: a spy of the holder lost in battle may be set on this card instead of going home.
about-ability-charismatic-courtiers = Charismatic Courtiers: the holder plays cards without paying a bribe to the ruler.
about-ability-blackmail-kandahar = Blackmail: at the start of the turn the holder may put a spy on a Kandahar card in court that has none.
about-ability-blackmail-herat = Blackmail: at the start of the turn the holder may put a spy on a Herat card in court that has none.
about-ability-indian-supplies = Indian Supplies: armies moved by the holder need no roads.
about-ability-well-connected = Well-Connected: each step of the holder’s spies may take them up to two cards along.
about-ability-herat-influence = Herat Influence: Herat cards in the market are free for the holder, in any column.
about-ability-persian-influence = Persian Influence: Persia cards in the market are free for the holder, in any column.
about-ability-russian-influence = Russian Influence: Russian patriots in the market are free for the holder, in any column.
about-ability-infrastructure = Infrastructure: after a build the holder places one more block, free.
about-ability-savvy-operator = Savvy Operator: the actions of this card are always bonus actions.
about-ability-irregulars = Irregulars: the actions of this card are always bonus actions.

## Lasting effects and the halves of events

about-effect-new-tactics = Until after the next check, all military cards of the buyer give bonus actions. Prices do not change.
about-effect-embarrassment-of-riches = Until after the next check, gifts give nobody influence.
about-effect-koh-i-noor = Until after the next check, each gift of the buyer gives 2 influence.
about-effect-disregard-for-customs = Until after the next check, nobody pays bribes, neither to rulers nor to hostage-takers.
about-effect-courtly-manners = Until after the next check, the buyer may refuse any bribe and act all the same.
about-effect-rumor = The buyer names a player whose patriots give no influence until after the next check.
about-effect-conflict-fatigue = At the next check a lead of 2 blocks is enough for dominance.
about-effect-nationalism = Until after the next check, tribes of the buyer move and fight like armies. Leaving a region with the last tribe is an overthrow.
about-effect-nation-building = Until after the next check, each block the buyer pays for with Build brings a second one, free.
about-effect-pashtunwali-values = The buyer sets the favoured suit, and until after the next check nothing changes it.
about-happening-event-101-if-discarded = { about-check }
about-happening-event-101-if-purchased = { about-check }
about-happening-event-102-if-discarded = { about-check }
about-happening-event-102-if-purchased = { about-check }
about-happening-event-103-if-discarded = { about-check }
about-happening-event-103-if-purchased = { about-check }
about-happening-event-104-if-discarded = { about-check }
about-happening-event-104-if-purchased = { about-check }
about-happening-event-105-if-discarded = Military becomes the favoured suit.
about-happening-event-105-if-purchased = { about-effect-new-tactics }
about-happening-event-106-if-discarded = { about-effect-embarrassment-of-riches }
about-happening-event-106-if-purchased = { about-effect-koh-i-noor }
about-happening-event-107-if-discarded = { about-effect-disregard-for-customs }
about-happening-event-107-if-purchased = { about-effect-courtly-manners }
about-happening-event-108-if-discarded = Every player loses all prizes.
about-happening-event-108-if-purchased = { about-effect-rumor }
about-happening-event-109-if-discarded = All tribes and armies in Punjab go home, roads stay. Whoever lost tribes there loses the political cards of Punjab too.
about-happening-event-109-if-purchased = { about-effect-conflict-fatigue }
about-happening-event-110-if-discarded = All tribes and armies in Herat go home, roads stay. Whoever lost tribes there loses the political cards of Herat too.
about-happening-event-110-if-purchased = { about-effect-nationalism }
about-happening-event-111-if-discarded = Nothing happens.
about-happening-event-111-if-purchased = It cannot be bought, and every rupee laid on it leaves the game.
about-happening-event-112-if-discarded = All tribes and armies in Kabul go home, roads stay. Whoever lost tribes there loses the political cards of Kabul too.
about-happening-event-112-if-purchased = { about-effect-nation-building }
about-happening-event-113-if-discarded = All tribes and armies in Persia go home, roads stay. Whoever lost tribes there loses the political cards of Persia too.
about-happening-event-113-if-purchased = The buyer takes 3 rupees from the bank.
about-happening-event-114-if-discarded = Every player discards a card from their hand.
about-happening-event-114-if-purchased = The buyer swaps hands with another player; either hand may be empty.
about-happening-event-115-if-discarded = Intelligence becomes the favoured suit.
about-happening-event-115-if-purchased = { about-effect-pashtunwali-values }
about-happening-event-116-if-discarded = Political becomes the favoured suit.
about-happening-event-116-if-purchased = All tribes and armies in a region the buyer chooses go home, roads stay. Whoever lost tribes there loses the political cards of the region too.

## Wakhan

about-ai-card = Three boxes, gone down until two actions are done: { $box }. Pragmatic loyalty is the first of these that no person serves: { $coalition }. Regions are looked at in this order: { $region }.
about-box =
    { $type ->
        [tax] Rupees are taken from players first, the richest first, down to their shelter; then from the market, from the left.
        [build] Armies are placed in the first region of the Wakhan card that Wakhan rules, for all the money there is.
        [move] Only armies move, without roads, to neighbouring regions where a rival has tribes.
        [betray] The card of highest priority with a prize and a Wakhan spy is betrayed, and the prize is always taken.
        [battle] In the first region of the Wakhan card with a Wakhan army and a rival’s pieces: tribes first, then armies, then roads. If there is none, on a court card.
       *[radicalize] Wakhan buys a card and plays it at once, as one action. If the box says no more, the arrows choose it: red the row, black the column. A card whose bribe cannot be paid is discarded.
    }

## Tracks, piles and ideas

title-check = Dominance Check
about-check = One coalition with at least 4 blocks more than every other is dominant: those loyal to it score 5, 3 and 1 by influence, and the map is cleared of blocks. Otherwise the most cylinders in play score 3, the second most 1.
title-forecast = If a check came now
about-forecast =
    { $holds ->
        [yes] The { $coalition } coalition is dominant, so those loyal to it score by influence.
       *[no] No coalition has the lead it needs ({ $need }), so everybody scores by cylinders in play.
    } { $last ->
        [yes] It would be the final check: points are doubled, and the game ends.
       *[no]
            { $ends ->
                [yes] The leader would be 4 or more ahead, so the game would end.
               *[no] The game would go on.
            }
    }
title-points = Victory track
about-points = Points come from Dominance Checks only. Whoever is 4 or more ahead after a check wins at once; after the last check most points win, then red stars, then rupees.
title-checks-left = Checks to come
about-checks-left = Four checks lie in piles 3 to 6 of the deck. A second one in the market is resolved at once. In the last one points are doubled.
title-deck = Draw pile
about-deck = Six piles, each shuffled by itself. Court cards, events and checks come from it until it is empty.
title-market = Market
about-market = Two rows of six. A card costs 1 rupee for each column to its left; the rupees are laid on those cards and go to whoever buys them. A card paid onto this turn cannot be bought this turn.
title-favoured = Favoured suit
about-favoured = Cards of the favoured suit give bonus actions, which take none of the two actions of a turn. Icons and events change it.
title-court = Court
about-court = Your row of played cards. In clean-up it holds 3 cards and 1 more for each purple star; those above are discarded.
title-hand = Hand
about-hand = Cards you bought and have not played. In clean-up it holds 2 cards and 1 more for each blue star; those above are discarded.
title-loyalty = Loyalty
about-loyalty = You are always loyal to one coalition and place its blocks. Playing a patriot or taking a prize of another one changes it, at the price of all gifts, prizes and patriots you had.
title-influence = Influence
about-influence = 1, and 1 for each patriot in your court, each prize and each gift. It decides who scores when your coalition is dominant.
title-shelter = Tax shelter
about-shelter = One rupee for each gold star of your court is safe from tax.
title-leverage = Leverage
about-leverage = 2 rupees for each leveraged card in your court, to be paid back when it leaves. For each rupee you lack you discard a card.
title-cylinders = Cylinders
about-cylinders = Your 10 pieces: tribes in regions, spies on court cards, gifts. All in play count when a check fails.
title-blocks = Blocks
about-blocks = 12 for each coalition: armies in regions, roads on borders. A coalition with 4 more on the map than every other is dominant.
title-ruler = Ruler
about-ruler = The player with a tribe in a region and more tribes and loyal armies there than any other. On a tie nobody rules.
title-bribe = Bribe
about-bribe = Whoever plays a card of a region that another player rules pays that ruler 1 rupee for each of the ruler’s tribes there, or less if the ruler waives some.
title-hostage = Hostage
about-hostage = A court card is held hostage by the rival with more spies on it than every other player. Its owner pays that rival 1 rupee per spy to use it. Abilities are never held hostage.
title-overthrow = Overthrow
about-overthrow = Losing your last tribe in a region discards your political cards of it; losing your last political card of a region sends your tribes there home.
title-bonus = Bonus action
about-bonus = An action of a card of the favoured suit. It takes none of your two actions, but each card still acts only once a turn.
title-patriot = Patriot
about-patriot = A card of one coalition. It counts 1 influence for its owner, who must be loyal to that coalition.
title-prize = Prize
about-prize = A betrayed card kept under the loyalty dial. It counts 1 influence with its coalition.
title-rank = Rank
about-rank = One to three stars. Rank is how far tax, move and battle reach, and adds to the privilege of the card’s suit.
title-arrows = Wakhan’s arrows
about-arrows = The face-up card points at the back beside it: red gives the row, the side of the court and the rival to pick, black the column of the market by its printed number: column 0 is the leftmost, the free one.
title-ambition = Ambition
about-ambition = If Wakhan can buy a Dominance Check and would score strictly the most points from it, that is done before any box.
title-priority = Card priority
about-priority = How Wakhan chooses among court cards: an opponent’s, the favoured suit, a patriot or prize of the dominant coalition, another patriot, a leveraged one, the highest rank, the highest number.

## Table options

about-option-wakhan = Whether Wakhan, a rival played by cards, sits at the table: always with one person, if you like with two.
about-option-printing = By which printing Wakhan plays. The second one changes how Wakhan rules regions, when a check is bought, and what is bought while a check lies in the market.
about-option-discards = Whether cards discarded from a hand stay unseen, or everybody sees them.

## Figures of the moment

fact-on-map = Blocks on the map
fact-lead = Ahead of the next coalition
fact-loyal = Players loyal to it
fact-my-stars = Your stars
fact-my-cards = Your cards of it
fact-my-pieces = Your ruling pieces
fact-others-pieces = Most for another player
fact-to-rule = Pieces you lack to rule
fact-tribes = Tribes
fact-british = British here
fact-russian = Russian here
fact-afghan = Afghan here
fact-price = Your price
fact-on-it = Rupees on it
fact-rupees-after = Your rupees after buying
fact-bribe = Bribe to play it
fact-use-bribe = Bribe to use it
fact-spies = Spies on it
fact-worth = Its influence for its owner
fact-stars = Its stars
fact-my-points = You would score
fact-best-points = Most would score
fact-points = Points
fact-rupees = Rupees
fact-influence = Influence
fact-shelter = Sheltered
fact-leverage = Leverage owed
fact-cylinders = Cylinders in play
fact-cylinders-left = Cylinders in supply
fact-court = Court
fact-hand = Hand
fact-checks = Checks left
fact-deck = Cards left
fact-gifts = Your gifts
fact-can-use = Your cards that can do it now
fact-regions-ruled = Regions you rule
fact-hostages = Your cards held hostage
