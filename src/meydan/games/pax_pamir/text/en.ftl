### Pax Pamir, in English. Rule sentences are at the end.

game-name = Pax Pamir: Second Edition
game-blurb = Gather a court, change sides in time, and have the most influence when a coalition rules Afghanistan.
automa-name = Wakhan

## Coalitions, suits, regions, borders, cards

coalition-british = British
coalition-russian = Russian
coalition-afghan = Afghan
suit-economic = economic
suit-military = military
suit-political = political
suit-intelligence = intelligence
region-transcaspia = Transcaspia
region-kabul = Kabul
region-persia = Persia
region-herat = Herat
region-kandahar = Kandahar
region-punjab = Punjab
border-persia-transcaspia = Persia–Transcaspia border
border-herat-persia = Herat–Persia border
border-herat-transcaspia = Herat–Transcaspia border
border-kabul-transcaspia = Kabul–Transcaspia border
border-herat-kabul = Herat–Kabul border
border-herat-kandahar = Herat–Kandahar border
border-kabul-kandahar = Kabul–Kandahar border
border-kabul-punjab = Kabul–Punjab border
border-kandahar-punjab = Kandahar–Punjab border
space-transcaspia = Transcaspia
space-kabul = Kabul
space-persia = Persia
space-herat = Herat
space-kandahar = Kandahar
space-punjab = Punjab
space-persia-transcaspia = the Persia–Transcaspia border
space-herat-persia = the Herat–Persia border
space-herat-transcaspia = the Herat–Transcaspia border
space-kabul-transcaspia = the Kabul–Transcaspia border
space-herat-kabul = the Herat–Kabul border
space-herat-kandahar = the Herat–Kandahar border
space-kabul-kandahar = the Kabul–Kandahar border
space-kabul-punjab = the Kabul–Punjab border
space-kandahar-punjab = the Kandahar–Punjab border
card-court-1 = Mohan Lal
card-court-2 = Jan-Fishan Khan
card-court-3 = Prince Akbar Khan
card-court-4 = Charles Stoddart
card-court-5 = Shah Shujah Durrani
card-court-6 = Aminullah Khan Logari
card-court-7 = Dost Mohammad
card-court-8 = Kabul Bazaar
card-court-9 = Afghan Handicrafts
card-court-10 = Balkh Arsenic Mine
card-court-11 = Lapis Lazuli Mine
card-court-12 = City of Ghazni
card-court-13 = Ghilzai Nomads
card-court-14 = Money Lenders
card-court-15 = Durrani Royal Guard
card-court-16 = Bala Hissar
card-court-17 = Citadel of Ghazni
card-court-18 = Harry Flashman
card-court-19 = Eldred Pottinger
card-court-20 = Henry Rawlinson
card-court-21 = Alexander Burnes
card-court-22 = George Hayward
card-court-23 = Henry Pottinger
card-court-24 = Ranjit Singh
card-court-25 = Josiah Harlan
card-court-26 = Paolo Avitabile
card-court-27 = Maqpon Dynasty
card-court-28 = Anarkali Bazaar
card-court-29 = Khyber Pass
card-court-30 = Sikh Merchants in Lahore
card-court-31 = Company Weapons
card-court-32 = Army of the Indus
card-court-33 = Zorawar Singh Kahluria
card-court-34 = Sindhi Warriors
card-court-35 = Hari Singh Nalwa
card-court-36 = Bengal Native Infantry
card-court-37 = Seaforth Highlanders
card-court-38 = Akali Sikhs
card-court-39 = William Moorcroft
card-court-40 = William Hay Macnaghten
card-court-41 = Charles Masson
card-court-42 = Barakzai Sadars
card-court-43 = Giljee Nobles
card-court-44 = Baluchi Chiefs
card-court-45 = Haji Khan Kakar
card-court-46 = Bank
card-court-47 = Bolan Pass
card-court-48 = Fruit Markets
card-court-49 = Kandahari Markets
card-court-50 = British Regulars
card-court-51 = Sir John Keane
card-court-52 = Pashtun Mercenary
card-court-53 = Jezail Sharpshooters
card-court-54 = Herati Bandits
card-court-55 = Hazara Chiefs
card-court-56 = Yar Mohammad Alikozai
card-court-57 = Exiled Durrani Nobility
card-court-58 = Ishaqzai Chiefs
card-court-59 = Tajik Warband
card-court-60 = Nomadic Warlord
card-court-61 = Karakul Sheep
card-court-62 = Qanat System
card-court-63 = Farah Road
card-court-64 = Opium Fields
card-court-65 = Minaret of Jam
card-court-66 = Baluchi Smugglers
card-court-67 = Wheat Fields
card-court-68 = Ghaem Magham Farahani
card-court-69 = Count Ivan Simonich
card-court-70 = Alexander Griboyedov
card-court-71 = Joseph Wolff
card-court-72 = Claude Wade
card-court-73 = Jean-François Allard
card-court-74 = Hajj Mirza Aghasi
card-court-75 = Abbas Mirza
card-court-76 = Fath-Ali Shah
card-court-77 = Mohammad Shah
card-court-78 = Civic Improvements
card-court-79 = Persian Slave Markets
card-court-80 = Anglo-Persian Trade
card-court-81 = Russo-Persian Trade
card-court-82 = Persian Army
card-court-83 = Shah’s Guard
card-court-84 = Russian Regulars
card-court-85 = Bukharan Jews
card-court-86 = Jan Prosper Witkiewicz
card-court-87 = Imperial Surveyors
card-court-88 = Arthur Conolly
card-court-89 = Aga Mehdi
card-court-90 = Nasrullah Khan
card-court-91 = Allah Quli Bahadur
card-court-92 = Mir Murad Beg
card-court-93 = Madali Khan
card-court-94 = Khivan Slave Markets
card-court-95 = Supplies from Orenburg
card-court-96 = Panjdeh Oasis
card-court-97 = The Ark of Bukhara
card-court-98 = European Cannons
card-court-99 = Cossacks
card-court-100 = Count Perovsky
card-event-101 = Dominance Check
card-event-102 = Dominance Check
card-event-103 = Dominance Check
card-event-104 = Dominance Check
card-event-105 = Favoured suit: military / New Tactics
card-event-106 = Embarrassment of Riches / Koh-i-noor Recovered
card-event-107 = Disregard for Customs / Courtly Manners
card-event-108 = Failure to Impress / Rumor
card-event-109 = Riots in Punjab / Conflict Fatigue
card-event-110 = Riots in Herat / Nationalism
card-event-111 = Public Withdrawal
card-event-112 = Riots in Kabul / Nation Building
card-event-113 = Riots in Persia / Backing of Persian Aristocracy
card-event-114 = Confidence Failure / Other Persuasive Methods
card-event-115 = Favoured suit: intelligence / Pashtunwali Values
card-event-116 = Favoured suit: political / Rebuke
card-action-tax = Tax
card-action-gift = Gift
card-action-build = Build
card-action-move = Move
card-action-betray = Betray
card-action-battle = Battle
side-left = left
side-right = right
market-row-top = top row
market-row-bottom = bottom row
market-column-first = column 0
market-column-second = column 1
market-column-third = column 2
market-column-fourth = column 3
market-column-fifth = column 4
market-column-sixth = column 5
gift-space-gift-2 = the 2-rupee gift space
gift-space-gift-4 = the 4-rupee gift space
gift-space-gift-6 = the 6-rupee gift space
icon-spy = spy
icon-army = army
icon-tribe = tribe
icon-road = road
icon-leverage = leverage
icon-economic-suit = economic suit
icon-military-suit = military suit
icon-political-suit = political suit
icon-intelligence-suit = intelligence suit
ability-indispensable-advisors = Indispensable Advisors
ability-insurrection = Insurrection
ability-claim-of-ancient-lineage = Claim of Ancient Lineage
ability-bodyguards = Bodyguards
ability-citadel-kabul = Citadel (Kabul)
ability-citadel-transcaspia = Citadel (Transcaspia)
ability-strange-bedfellows = Strange Bedfellows
ability-civil-service-reforms = Civil Service Reforms
ability-safe-house = Safe House
ability-charismatic-courtiers = Charismatic Courtiers
ability-blackmail-kandahar = Blackmail (Kandahar)
ability-blackmail-herat = Blackmail (Herat)
ability-indian-supplies = Indian Supplies
ability-well-connected = Well-Connected
ability-herat-influence = Herat Influence
ability-persian-influence = Persian Influence
ability-russian-influence = Russian Influence
ability-infrastructure = Infrastructure
ability-savvy-operator = Savvy Operator
ability-irregulars = Irregulars
yield-spy-1 = 1 spy
yield-spy-2 = 2 spies
yield-spy-3 = 3 spies
yield-army-1 = 1 army
yield-army-2 = 2 armies
yield-army-3 = 3 armies
yield-tribe-1 = 1 tribe
yield-tribe-2 = 2 tribes
yield-tribe-3 = 3 tribes
yield-road-1 = 1 road
yield-road-2 = 2 roads
yield-road-3 = 3 roads
yield-leverage = leverage 2
yield-economic-suit = economic suit
yield-military-suit = military suit
yield-political-suit = political suit
yield-intelligence-suit = intelligence suit

## Lasting effects and the halves of events

effect-new-tactics = New Tactics
effect-embarrassment-of-riches = Embarrassment of Riches
effect-koh-i-noor = Koh-i-noor Recovered
effect-disregard-for-customs = Disregard for Customs
effect-courtly-manners = Courtly Manners
effect-rumor = Rumor
effect-conflict-fatigue = Conflict Fatigue
effect-nationalism = Nationalism
effect-nation-building = Nation Building
effect-pashtunwali-values = Pashtunwali Values
happening-event-101-if-discarded = Dominance Check: it came to the end of the market
happening-event-101-if-purchased = Dominance Check: it was bought
happening-event-102-if-discarded = Dominance Check: it came to the end of the market
happening-event-102-if-purchased = Dominance Check: it was bought
happening-event-103-if-discarded = Dominance Check: it came to the end of the market
happening-event-103-if-purchased = Dominance Check: it was bought
happening-event-104-if-discarded = Dominance Check: it came to the end of the market
happening-event-104-if-purchased = Dominance Check: it was bought
happening-event-105-if-discarded = favoured suit: military
happening-event-105-if-purchased = New Tactics: the buyer’s military cards give bonus actions until the next check
happening-event-106-if-discarded = Embarrassment of Riches: until the next check, gifts give nobody influence
happening-event-106-if-purchased = Koh-i-noor Recovered: the buyer’s gifts give 2 influence each until the next check
happening-event-107-if-discarded = Disregard for Customs: until the next check, nobody pays bribes
happening-event-107-if-purchased = Courtly Manners: until the next check, the buyer may refuse to pay bribes
happening-event-108-if-discarded = Failure to Impress: every player loses all prizes
happening-event-108-if-purchased = Rumor: until the next check, the patriots of one player give no influence
happening-event-109-if-discarded = Riots in Punjab: all tribes and armies leave Punjab
happening-event-109-if-purchased = Conflict Fatigue: at the next check a lead of 2 blocks is enough
happening-event-110-if-discarded = Riots in Herat: all tribes and armies leave Herat
happening-event-110-if-purchased = Nationalism: until the next check, the buyer’s tribes move and fight like armies
happening-event-111-if-discarded = Public Withdrawal: it is discarded, and nothing happens
happening-event-111-if-purchased = Public Withdrawal: it cannot be bought
happening-event-112-if-discarded = Riots in Kabul: all tribes and armies leave Kabul
happening-event-112-if-purchased = Nation Building: the buyer builds twice as many blocks until the next check
happening-event-113-if-discarded = Riots in Persia: all tribes and armies leave Persia
happening-event-113-if-purchased = Backing of Persian Aristocracy: the buyer takes 3 rupees from the bank
happening-event-114-if-discarded = Confidence Failure: every player discards a card from their hand
happening-event-114-if-purchased = Other Persuasive Methods: the buyer swaps hands with another player
happening-event-115-if-discarded = favoured suit: intelligence
happening-event-115-if-purchased = Pashtunwali Values: the buyer sets the favoured suit until the next check
happening-event-116-if-discarded = favoured suit: political
happening-event-116-if-purchased = Rebuke: all tribes and armies leave a region the buyer chooses

## Wakhan’s cards and boxes

ai-card-wakhan-1 = Wakhan card 1
ai-card-wakhan-2 = Wakhan card 2
ai-card-wakhan-3 = Wakhan card 3
ai-card-wakhan-4 = Wakhan card 4
ai-card-wakhan-5 = Wakhan card 5
ai-card-wakhan-6 = Wakhan card 6
ai-card-wakhan-7 = Wakhan card 7
ai-card-wakhan-8 = Wakhan card 8
ai-card-wakhan-9 = Wakhan card 9
ai-card-wakhan-10 = Wakhan card 10
ai-card-wakhan-11 = Wakhan card 11
ai-card-wakhan-12 = Wakhan card 12
ai-card-wakhan-13 = Wakhan card 13
ai-card-wakhan-14 = Wakhan card 14
ai-card-wakhan-15 = Wakhan card 15
ai-card-wakhan-16 = Wakhan card 16
ai-card-wakhan-17 = Wakhan card 17
ai-card-wakhan-18 = Wakhan card 18
ai-card-wakhan-19 = Wakhan card 19
ai-card-wakhan-20 = Wakhan card 20
ai-card-wakhan-21 = Wakhan card 21
ai-card-wakhan-22 = Wakhan card 22
ai-card-wakhan-23 = Wakhan card 23
ai-card-wakhan-24 = Wakhan card 24
box-tax = Tax
box-build = Build
box-move = Move
box-betray = Betray
box-battle = Battle
box-radicalize = Radicalize
box-radicalize-top-military-if-military-favored = Radicalize the highest military card if military is favoured
box-radicalize-top-economic-if-political-favored = Radicalize the highest economic card if political is favoured
box-radicalize-top-political = Radicalize the highest political card
box-radicalize-top-intelligence = Radicalize the highest intelligence card
box-radicalize-most-net-rupees-if-poor = With fewer than 2 rupees: radicalize the card with the best net gain of rupees
box-radicalize-to-gain-rule = Radicalize a card that wins Wakhan the rule of a region
box-radicalize-intelligence = Radicalize an intelligence card
box-radicalize-most-blocks = Radicalize the card that places the most blocks
box-radicalize-most-cylinders-if-no-dominance = If no coalition is dominant, radicalize the card that places the most cylinders
box-radicalize-move-card-if-none = With no Move in court: radicalize a card with Move
box-radicalize-patriot-if-dominance = If a coalition is dominant, radicalize one of its patriots
box-radicalize-top-political-if-court-full = With a full court: radicalize the highest political card
box-radicalize-top-intelligence-if-behind-in-spies = If another player has more spies, radicalize the highest intelligence card
box-battle-on-most-spied-card = Battle on the card with the most spies

## What a player can say

action-choose-loyalty = { $coalition } coalition
action-buy = Buy “{ $card }”
verb-buy = Buy a card
action-play = Play “{ $card }”
verb-play = Play a card
action-put-at = To the { $side } end
action-use = { $deed } with “{ $card }”
verb-use = Act with a court card
action-end-turn = End turn
action-demand =
    { $rupees ->
        [0] Ask for nothing
        [one] Ask for 1 rupee
       *[other] Ask for { $rupees } rupees
    }
action-pay = Pay the bribe
action-refuse = Act without paying
action-withdraw = Withdraw
action-place-road = Road on the { $border }
action-place-army = Army in { $region }
action-place-spy = Spy on “{ $card }”
action-lift-block = Take a block from { $space }
action-lift-tribe = Take a tribe from { $region }
action-lift-spy = Take a spy from “{ $card }”
action-lift-gift = Take the cylinder from { $gift }
action-tax-card = 1 rupee from “{ $card }”
verb-tax-card = 1 rupee from the market
action-tax-player = 1 rupee from { $target }
verb-tax-player = 1 rupee from a player
action-give-gift = Gift on { $gift }
action-move-army = Army from { $source } to { $region }
verb-move-army = Move an army
action-move-tribe = Tribe from { $source } to { $region }
action-pick-spy = Move the spy on “{ $card }”
verb-pick-spy = Move a spy
action-spy-to = To “{ $card }”
action-betray = Betray “{ $card }”
action-take-prize = Take it as a prize
action-leave-prize = Leave it
action-battle-in = Battle in { $region }
action-battle-on = Battle on “{ $card }”
action-remove-army = Remove an army: { $coalition }
action-remove-road = Remove a road on the { $border }: { $coalition }
action-remove-tribe = Remove a tribe of { $target }
action-remove-spy = Remove a spy of { $target }
action-discard = Discard “{ $card }”
action-choose-player = { $target }
action-choose-suit = { $suit }
action-choose-region = { $region }
action-done = Done

## What is asked

prompt-pick-loyalty = Choose the coalition you begin with.
prompt-acting =
    { $left ->
        [0] No action left; bonus actions are still possible. End your turn when you like.
        [one] 1 action left: buy, play or use a card.
       *[other] { $left } actions left: buy, play or use a card.
    }
prompt-blackmail = Blackmail: you may put a spy on a card of { $region } that has none.
prompt-name-bribe =
    { $kind ->
        [play] { $me } wants to play “{ $card }”. Which bribe do you ask for, up to { $full }?
       *[use] { $me } wants to use “{ $card }”, which you hold hostage: { $deed }. Which bribe do you ask for, up to { $full }?
    }
prompt-answer-bribe =
    { $kind ->
        [play] { $target } asks for a bribe of { $rupees } to let you play “{ $card }”. Pay it, or take the card back?
       *[use] { $target } asks for a bribe of { $rupees } for “{ $card }”: { $deed }. Pay it, or leave it?
    }
prompt-put-card = At which end of your court do you put “{ $card }”?
prompt-impact =
    { $kind ->
        [road] “{ $card }” places a road: choose a border of { $region }.
       *[spy] “{ $card }” places a spy: choose a court card of { $region }.
    }
prompt-find-block = No block of this coalition is in supply. Choose where to take one from.
prompt-find-cylinder = You have no cylinder in supply. Choose one of yours to take from play.
prompt-take-tax =
    { $left ->
        [one] Tax: take 1 more rupee.
       *[other] Tax: take up to { $left } rupees, one at a time.
    }
prompt-choose-gift = Choose the gift space you pay for.
prompt-building =
    { $short ->
        [yes] Build: no block is in supply, so take one from elsewhere first.
       *[no]
            { $due ->
                [yes] Build: place an army or a road for 2 rupees ({ $built } of { $most }, rupees paid so far { $cost }).
               *[no] Build: place an army or a road, free ({ $built } of { $most }, rupees paid so far { $cost }).
            }
    }
prompt-extra-block =
    { $short ->
        [yes] Infrastructure: no block is in supply, so take one from elsewhere first.
       *[no] Infrastructure: place one more block, free.
    }
prompt-moving =
    { $left ->
        [one] Move: 1 step left for a loyal army or a spy.
       *[other] Move: { $left } steps left for loyal armies and spies.
    }
prompt-moving-spy =
    { $second ->
        [yes] The spy may go on from “{ $card }” to one more card.
       *[no] Where does the spy on “{ $card }” go?
    }
prompt-choose-betrayal = Betray for 2 rupees: choose a court card with a spy of yours on it.
prompt-claim-prize =
    { $turns ->
        [yes] Take “{ $card }” as a prize? You would join the { $coalition } coalition and lose your gifts, prizes and patriots.
       *[no] Take “{ $card }” as a prize of the { $coalition } coalition?
    }
prompt-choose-site = Choose where you battle: a region with your army, or a court card with your spy.
prompt-fight-in =
    { $left ->
        [one] Battle in { $region }: remove 1 more unit.
       *[other] Battle in { $region }: remove up to { $left } units.
    }
prompt-fight-on =
    { $left ->
        [one] Battle on “{ $card }”: remove 1 more spy.
       *[other] Battle on “{ $card }”: remove up to { $left } spies.
    }
prompt-save-spy = Safe House: you may put the spy you lost on your Safe House.
prompt-burn-court =
    { $over ->
        [one] Your court is over its limit of { $limit }: discard 1 card.
       *[other] Your court is over its limit of { $limit }: discard { $over } cards, one at a time.
    }
prompt-burn-hand =
    { $over ->
        [one] Your hand is over its limit of { $limit }: discard 1 card.
       *[other] Your hand is over its limit of { $limit }: discard { $over } cards, one at a time.
    }
prompt-pay-in-cards =
    { $short ->
        [one] You are 1 rupee short for the leverage: discard a card from your court or hand.
       *[other] You are { $short } rupees short for the leverage: discard a card from your court or hand for each.
    }
prompt-overthrow = Overthrow: you lose your political cards of { $region }. Which one goes first?
prompt-lose-patriots = You join the { $coalition } coalition and lose your patriots. Which one goes first?
prompt-lose-confidence = Confidence Failure: discard a card from your hand.
prompt-spread-rumour = Rumor: whose patriots shall give no influence until the next check?
prompt-swap-hands = Other Persuasive Methods: with whom do you swap hands?
prompt-set-suit = Pashtunwali Values: choose the favoured suit.
prompt-rebuke-region = Rebuke: choose the region all tribes and armies leave.

## What each answer brings: one line under it, without a full stop

brings-choose-loyalty =
    { $patriot_count ->
        [0] none of its patriots in the market
        [one] 1 of its patriots in the market
       *[other] { $patriot_count } of its patriots in the market
    }{ $shared ->
        [0] {""}
       *[other] ; shared with { $seats }
    }
brings-buy =
    { $cost ->
        [0] free
       *[other] pays { $cost }
    }{ $taken ->
        [0] {""}
       *[other] , { $taken } back
    }{ $places ->
        [yes] ; { $region }: { $yields }
       *[no] {""}
    }{ $bribe ->
        [0] {""}
       *[other] ; bribe { $bribe } to { $target }
    }
brings-buy-event =
    { $cost ->
        [0] free
       *[other] pays { $cost }
    }{ $taken ->
        [0] {""}
       *[other] , { $taken } back
    }; { $happening }
brings-buy-check =
    { $cost ->
        [0] free
       *[other] pays { $cost }
    }; { $holds ->
        [yes] { $coalition } dominant
       *[no] nobody dominant
    }: you { $points }, { $target }: { $most }{ $ends ->
        [won] ; the game ends, you win
        [lost] ; the game ends, you lose
       *[no] {""}
    }
brings-play =
    { $places ->
        [yes] { $region }: { $yields }
       *[no] { $region }: nothing is placed
    }{ $turns ->
        [yes] ; turns you { $coalition }
       *[no] {""}
    }{ $bribe ->
        [0] {""}
       *[other] ; bribe { $bribe } to { $target }
    }
brings-play-turning =
    { $favour_count ->
        [one] you turn { $coalition } and lose 1 gift, prize or patriot
       *[other] you turn { $coalition } and lose { $favour_count } gifts, prizes or patriots
    }{ $bribe ->
        [0] {""}
       *[other] ; bribe { $bribe } to { $target }
    }
brings-use-tax =
    { $most ->
        [one] takes 1 rupee
       *[other] takes up to { $most } rupees
    }{ $bribe ->
        [0] {""}
       *[other] ; bribe { $bribe } to { $target }
    }{ $bonus ->
        [yes] ; bonus action
       *[no] {""}
    }
brings-use-gift =
    a gift, from { $cost ->
        [one] 1 rupee on
       *[other] { $cost } rupees on
    }{ $bribe ->
        [0] {""}
       *[other] ; bribe { $bribe } to { $target }
    }{ $bonus ->
        [yes] ; bonus action
       *[no] {""}
    }
brings-use-build =
    { $most ->
        [one] 1 block for { $cost ->
            [one] 1 rupee
           *[other] { $cost } rupees
        }
       *[other] up to { $most } blocks, { $cost ->
           [one] 1 rupee each
          *[other] { $cost ->
              [one] 1 rupee
             *[other] { $cost } rupees
          } each
       }
    }{ $bribe ->
        [0] {""}
       *[other] ; bribe { $bribe } to { $target }
    }{ $bonus ->
        [yes] ; bonus action
       *[no] {""}
    }
brings-use-move =
    { $most ->
        [one] 1 step
       *[other] up to { $most } steps
    } (armies { $army_count }, spies { $spy_count }){ $bribe ->
        [0] {""}
       *[other] ; bribe { $bribe } to { $target }
    }{ $bonus ->
        [yes] ; bonus action
       *[no] {""}
    }
brings-use-betray =
    pays { $cost }; { $count ->
        [one] 1 card in reach
       *[other] { $count } cards in reach
    }{ $bribe ->
        [0] {""}
       *[other] ; bribe { $bribe } to { $target }
    }{ $bonus ->
        [yes] ; bonus action
       *[no] {""}
    }
brings-use-battle =
    { $most ->
        [one] removes 1 piece
       *[other] removes up to { $most } pieces
    }; { $count ->
        [one] 1 place to fight
       *[other] { $count } places to fight
    }{ $bribe ->
        [0] {""}
       *[other] ; bribe { $bribe } to { $target }
    }{ $bonus ->
        [yes] ; bonus action
       *[no] {""}
    }
brings-end-turn =
    { $left ->
        [0] the next player’s turn
        [one] 1 action unused
       *[other] { $left } actions unused
    }{ $court_over ->
        [0] {""}
       *[other] ; discard { $court_over } of your court
    }{ $hand_over ->
        [0] {""}
       *[other] ; discard { $hand_over } of your hand
    }{ $event_count ->
        [0] {""}
        [one] ; 1 event is discarded
       *[other] ; { $event_count } events are discarded
    }
brings-end-turn-check =
    a check follows; { $holds ->
        [yes] { $coalition } dominant
       *[no] nobody dominant
    }: you { $points }, { $target }: { $most }{ $ends ->
        [won] ; the game ends, you win
        [lost] ; the game ends, you lose
       *[no] {""}
    }
brings-demand =
    { $rupees ->
        [0] { $me } goes on; you waive { $waived }
       *[other]
            { $able ->
                [yes] { $me } has { $purse } and can pay
                [no] { $me } has { $purse } and would have to withdraw
               *[may-refuse] { $me } has { $purse } and may refuse by Courtly Manners
            }
    }
brings-pay = { $rupees } to { $target }, you keep { $left }
brings-refuse = { $target } gets nothing, and you go on
brings-withdraw =
    { $kind ->
        [play] the card stays in your hand; no action spent, no second try this turn
       *[use] no action spent, no second try this turn
    }
brings-put-at =
    { $alone ->
        [yes] beside “{ $card }”
       *[no] between “{ $card }” and “{ $origin }” of { $target }
    }
brings-place-road =
    { $count ->
        [one] the first road of your coalition there
       *[other] { $count } roads of your coalition there
    }; { $coalition } blocks { $blocks }{ $dominant ->
        [yes] , dominant
       *[no] {""}
    }{ $cost ->
        [0] {""}
       *[other] ; pays { $cost }
    }
brings-place-army =
    { $count ->
        [one] 1 loyal army there
       *[other] { $count } loyal armies there
    }; { $coalition } blocks { $blocks }{ $dominant ->
        [yes] , dominant
       *[no] {""}
    }{ $rule ->
        [won] ; you rule { $region }
        [lost] ; you no longer rule { $region }
        [theirs] ; { $ruler } rules { $region }
        [nobody] ; { $ruler } no longer rules { $region }
       *[same] {""}
    }{ $cost ->
        [0] {""}
       *[other] ; pays { $cost }
    }
brings-place-spy =
    { $own ->
        [yes] in your own court
       *[no] in the court of { $target }
    }; { $count ->
        [one] your first spy there
       *[other] { $count } spies of yours there
    }{ $hostage ->
        [yes] ; you hold it hostage
       *[no] {""}
    }
brings-lift-block =
    { $rest ->
        [0] no block of the coalition stays there
        [one] 1 block of the coalition stays there
       *[other] { $rest } blocks of the coalition stay there
    }{ $rule ->
        [won] ; you rule { $region }
        [lost] ; you no longer rule { $region }
        [theirs] ; { $ruler } rules { $region }
        [nobody] ; { $ruler } no longer rules { $region }
       *[same] {""}
    }
brings-lift-tribe =
    { $rest ->
        [0] no tribe of yours stays there
        [one] 1 tribe of yours stays there
       *[other] { $rest } tribes of yours stay there
    }{ $lost ->
        [0] {""}
        [one] ; 1 political card of yours is discarded
       *[other] ; { $lost } political cards of yours are discarded
    }{ $rule ->
        [won] ; you rule { $region }
        [lost] ; you no longer rule { $region }
        [theirs] ; { $ruler } rules { $region }
        [nobody] ; { $ruler } no longer rules { $region }
       *[same] {""}
    }
brings-lift-spy =
    { $rest ->
        [0] no spy of yours stays there
        [one] 1 spy of yours stays there
       *[other] { $rest } spies of yours stay there
    }{ $freed ->
        [yes] ; the hostage is free
       *[no] {""}
    }
brings-lift-gift =
    { $rest ->
        [0] you have no gift left
        [one] you have 1 gift left
       *[other] you have { $rest } gifts left
    }; influence { $influence }
brings-tax-card =
    { $rest ->
        [0] none stays on it
        [one] 1 stays on it
       *[other] { $rest } stay on it
    }; you have { $rupees }
brings-tax-player = { $target } keeps { $rest }, of which { $shelter } in shelter; you have { $rupees }
brings-done-tax =
    { $left ->
        [one] you forgo 1 rupee
       *[other] you forgo up to { $left } rupees
    }
brings-give-gift =
    pays { $cost }, you keep { $left }; { $worth ->
        [0] gifts give no influence now
       *[other] influence { $influence }
    }
brings-done-build = blocks placed { $built }, rupees paid { $cost }; up to { $left } more possible
brings-move-army =
    armies there { $count }, in { $source } { $rest }{ $rule ->
        [won] ; you rule { $region }
        [lost] ; you no longer rule { $region }
        [theirs] ; { $ruler } rules { $region }
        [nobody] ; { $ruler } no longer rules { $region }
       *[same] {""}
    }{ $gives_up ->
        [yes] ; you no longer rule { $source }
       *[no] {""}
    }
brings-move-tribe =
    your tribes there { $count }, in { $source } { $rest }{ $lost ->
        [0] {""}
        [one] ; 1 political card of yours is discarded
       *[other] ; { $lost } political cards of yours are discarded
    }{ $rule ->
        [won] ; you rule { $region }
        [lost] ; you no longer rule { $region }
        [theirs] ; { $ruler } rules { $region }
        [nobody] ; { $ruler } no longer rules { $region }
       *[same] {""}
    }{ $gives_up ->
        [yes] ; you no longer rule { $source }
       *[no] {""}
    }
brings-pick-spy =
    { $count ->
        [one] 1 card within a step
       *[other] { $count } cards within a step
    }{ $rest ->
        [0] {""}
        [one] ; 1 spy of yours stays
       *[other] ; { $rest } spies of yours stay
    }
brings-done-move =
    { $left ->
        [one] 1 step unused
       *[other] { $left } steps unused
    }
brings-done-spy = the spy stays on “{ $card }”
brings-done-blackmail = no spy is placed
brings-done-battle =
    { $left ->
        [one] 1 more piece could be removed
       *[other] { $left } more pieces could be removed
    }
brings-done-save = the spy stays in your supply, with { $count ->
        [one] 1 cylinder in all
       *[other] { $count } cylinders in all
    }
brings-betray =
    { $own ->
        [yes] pays { $cost }; your own card is discarded
       *[no] pays { $cost }; { $target } loses the card
    }{ $due ->
        [0] {""}
       *[other] , { $due ->
           [one] 1 rupee
          *[other] { $due } rupees
       }
    }{ $tribe_count ->
        [0] {""}
        [one] , 1 tribe in { $region }
       *[other] , { $tribe_count } tribes in { $region }
    }{ $offered ->
        [same] ; a prize for you
        [turns] ; a prize if you turn { $coalition }
       *[none] {""}
    }
brings-take-prize =
    { $turns ->
        [yes] you turn { $coalition }, losing gifts { $gift_count }, prizes { $prize_count }, patriots { $patriot_count }; influence { $influence }
       *[no] influence { $influence }
    }
brings-leave-prize = your influence stays { $influence }
brings-battle-in =
    { $most ->
        [one] removes 1 piece of { $count }
       *[other] removes up to { $most } pieces of { $count }
    }
brings-battle-on =
    { $most ->
        [one] removes 1 spy of { $count }
       *[other] removes up to { $most } spies of { $count }
    }
brings-remove-army =
    { $rest ->
        [0] none of its armies stays
        [one] 1 of its armies stays
       *[other] { $rest } of its armies stay
    }; { $coalition } blocks { $blocks }{ $dominant ->
        [yes] , still dominant
       *[no] {""}
    }{ $rule ->
        [won] ; you rule { $region }
        [lost] ; you no longer rule { $region }
        [theirs] ; { $ruler } rules { $region }
        [nobody] ; { $ruler } no longer rules { $region }
       *[same] {""}
    }
brings-remove-road =
    { $rest ->
        [0] none of its roads stays there
        [one] 1 of its roads stays there
       *[other] { $rest } of its roads stay there
    }; { $coalition } blocks { $blocks }{ $dominant ->
        [yes] , still dominant
       *[no] {""}
    }
brings-remove-tribe =
    { $rest ->
        [0] { $target } has no tribe there any more
        [one] { $target } keeps 1 tribe there
       *[other] { $target } keeps { $rest } tribes there
    }{ $lost ->
        [0] {""}
        [one] , losing 1 political card
       *[other] , losing { $lost } political cards
    }{ $rule ->
        [won] ; you rule { $region }
        [lost] ; you no longer rule { $region }
        [theirs] ; { $ruler } rules { $region }
        [nobody] ; nobody rules { $region }
       *[same] {""}
    }
brings-remove-spy =
    { $rest ->
        [0] { $target } has no spy there any more
        [one] { $target } keeps 1 spy there
       *[other] { $target } keeps { $rest } spies there
    }{ $hostage ->
        [taken] ; you hold the card hostage
        [freed] ; the card is nobody’s hostage
       *[same] {""}
    }{ $saved ->
        [yes] ; it may go to a Safe House
       *[no] {""}
    }
brings-discard-hand =
    { $rest ->
        [0] your hand is empty then
        [one] 1 card stays in your hand
       *[other] { $rest } cards stay in your hand
    }; { $shown ->
        [yes] all see it
       *[no] nobody sees it
    }
brings-discard-court =
    { $suit } stars −{ $rank }{ $patriot_lost ->
        [yes] , influence −1
       *[no] {""}
    }{ $due ->
        [0] {""}
       *[other] , pays back { $due }
    }{ $tribe_count ->
        [0] {""}
        [one] , 1 tribe in { $region } goes home
       *[other] , { $tribe_count } tribes in { $region } go home
    }{ $spy_count ->
        [0] {""}
        [one] , 1 spy on it goes home
       *[other] , { $spy_count } spies on it go home
    }
brings-rumour = the influence of { $target } falls from { $influence } to { $rest }
brings-swap-hands = cards you get: { $got }; cards you give: { $given }
brings-choose-suit =
    { $count ->
        [0] none of your court cards is of it
        [one] 1 court card of yours gives bonus actions
       *[other] { $count } court cards of yours give bonus actions
    }{ $dearer ->
        [yes] ; market prices are doubled
       *[no] {""}
    }
brings-choose-region =
    tribes { $tribe_count }, armies { $army_count }{ $mine ->
        [0] {""}
       *[other] ; { $mine } of the tribes yours
    }{ $lost ->
        [0] {""}
        [one] ; 1 political card of yours is discarded
       *[other] ; { $lost } political cards of yours are discarded
    }

## What happened

event-started =
    { $reader ->
        [seat] You choose a loyalty first.
       *[nobody] { $seat } chooses a loyalty first.
    }
event-chose-loyalty =
    { $reader ->
        [seat] You begin with the { $coalition } coalition.
       *[nobody] { $seat } begins with the { $coalition } coalition.
    }
event-card-dealt =
    { $row ->
        [0] “{ $card }” came to the top row of the market.
       *[other] “{ $card }” came to the bottom row of the market.
    }
event-turn-began =
    { $reader ->
        [seat] Your turn.
       *[nobody] It is { $seat }’s turn.
    }
event-bought =
    { $reader ->
        [seat]
            { $cost ->
                [0]
                    { $taken ->
                        [0] You took “{ $card }” for nothing.
                        [one] You took “{ $card }” for nothing, with the 1 rupee on it.
                       *[other] You took “{ $card }” for nothing, with the { $taken } rupees on it.
                    }
               *[other]
                    { $taken ->
                        [0] You bought “{ $card }” for { $cost }.
                        [one] You bought “{ $card }” for { $cost }, with the 1 rupee on it.
                       *[other] You bought “{ $card }” for { $cost }, with the { $taken } rupees on it.
                    }
            }
       *[nobody]
            { $cost ->
                [0]
                    { $taken ->
                        [0] { $seat } took “{ $card }” for nothing.
                        [one] { $seat } took “{ $card }” for nothing, with the 1 rupee on it.
                       *[other] { $seat } took “{ $card }” for nothing, with the { $taken } rupees on it.
                    }
               *[other]
                    { $taken ->
                        [0] { $seat } bought “{ $card }” for { $cost }.
                        [one] { $seat } bought “{ $card }” for { $cost }, with the 1 rupee on it.
                       *[other] { $seat } bought “{ $card }” for { $cost }, with the { $taken } rupees on it.
                    }
            }
    }
event-showed =
    { $reader ->
        [seat] You showed “{ $card }”.
       *[nobody] { $seat } showed “{ $card }”.
    }
event-asked-leave =
    { $reader ->
        [seat] You want to use “{ $card }”, which { $target } holds hostage: { $deed }.
        [target] { $seat } wants to use “{ $card }”, which you hold hostage: { $deed }.
       *[nobody] { $seat } wants to use “{ $card }”, which { $target } holds hostage: { $deed }.
    }
event-demanded =
    { $reader ->
        [seat]
            { $rupees ->
                [0] You asked { $target } for no bribe.
               *[other] You asked { $target } for a bribe of { $rupees } (at most { $full }).
            }
        [target]
            { $rupees ->
                [0] { $seat } asked you for no bribe.
               *[other] { $seat } asked you for a bribe of { $rupees } (at most { $full }).
            }
       *[nobody]
            { $rupees ->
                [0] { $seat } asked { $target } for no bribe.
               *[other] { $seat } asked { $target } for a bribe of { $rupees } (at most { $full }).
            }
    }
event-bribed =
    { $reader ->
        [seat] You paid { $target } a bribe of { $rupees }.
        [target] { $seat } paid you a bribe of { $rupees }.
       *[nobody] { $seat } paid { $target } a bribe of { $rupees }.
    }
event-refused-bribe =
    { $reader ->
        [seat] By Courtly Manners you paid { $target } no bribe.
        [target] By Courtly Manners { $seat } paid you no bribe.
       *[nobody] By Courtly Manners { $seat } paid { $target } no bribe.
    }
event-withdrew =
    { $reader ->
        [seat] You withdrew “{ $card }”.
       *[nobody] { $seat } withdrew “{ $card }”.
    }{ $unable ->
        [yes] {" "}The bribe could not be paid.
       *[no] {""}
    }
event-played =
    { $reader ->
        [seat] You played “{ $card }” at the { $side } end of your court.
       *[nobody] { $seat } played “{ $card }” at the { $side } end of their court.
    }
event-acted =
    { $reader ->
        [seat] You used “{ $card }”: { $deed }
       *[nobody] { $seat } used “{ $card }”: { $deed }
    }{ $bonus ->
        [yes] {" "}as a bonus action
       *[no] {""}
    }{ $why ->
        [leftmost] , the leftmost that can still act
        [favoured] , chosen for its favoured suit
        [dominant_patriot] , chosen as a patriot of the dominant coalition
        [dominant_prize] , chosen for its prize of the dominant coalition
        [patriot] , chosen as a patriot
        [leveraged] , chosen as leveraged
        [rank] , chosen for its higher rank
        [number] , chosen for its higher number
       *[other] {""}
    }.
event-paid-cost =
    { $reader ->
        [seat]
            { $lost ->
                [0] You paid the market { $rupees ->
                    [one] 1 rupee
                   *[other] { $rupees } rupees
                }.
               *[other] You paid { $rupees ->
                    [one] 1 rupee
                   *[other] { $rupees } rupees
                }; { $lost } of that left the game for want of market cards.
            }
       *[nobody]
            { $lost ->
                [0] { $seat } paid the market { $rupees ->
                    [one] 1 rupee
                   *[other] { $rupees } rupees
                }.
               *[other] { $seat } paid { $rupees ->
                    [one] 1 rupee
                   *[other] { $rupees } rupees
                }; { $lost } of that left the game for want of market cards.
            }
    }
event-lost-favours =
    { $reader ->
        [seat] { $gift_count ->
            [0] { $prize_count ->
                [one] You lost 1 prize.
               *[other] You lost { $prize_count } prizes.
            }
           *[other] You lost { $gift_count ->
                [one] 1 gift
               *[other] { $gift_count } gifts
            }{ $prize_count ->
                [0] {""}
                [one] {" "}and 1 prize
               *[other] {" "}and { $prize_count } prizes
            }.
        }
       *[nobody] { $gift_count ->
            [0] { $prize_count ->
                [one] { $seat } lost 1 prize.
               *[other] { $seat } lost { $prize_count } prizes.
            }
           *[other] { $seat } lost { $gift_count ->
                [one] 1 gift
               *[other] { $gift_count } gifts
            }{ $prize_count ->
                [0] {""}
                [one] {" "}and 1 prize
               *[other] {" "}and { $prize_count } prizes
            }.
        }
    }
event-changed-loyalty =
    { $reader ->
        [seat] You joined the { $coalition } coalition.
       *[nobody] { $seat } joined the { $coalition } coalition.
    }
event-placed-army =
    { $reader ->
        [seat] You placed one { $coalition } army in { $region }
       *[nobody] { $seat } placed one { $coalition } army in { $region }
    }{ $why ->
        [icon] , by the card’s icon
        [build] , by Build
        [infrastructure] , free by Infrastructure
        [insurrection] , by Insurrection
       *[none] {""}
    }.
event-placed-road =
    { $reader ->
        [seat] You placed one { $coalition } road on the { $border }
       *[nobody] { $seat } placed one { $coalition } road on the { $border }
    }{ $why ->
        [icon] , by the card’s icon
        [build] , by Build
        [infrastructure] , free by Infrastructure
       *[none] {""}
    }.
event-placed-tribe =
    { $reader ->
        [seat] You placed a tribe in { $region }, by the card’s icon.
       *[nobody] { $seat } placed a tribe in { $region }, by the card’s icon.
    }
event-placed-spy =
    { $reader ->
        [seat] You placed a spy on “{ $card }”
       *[nobody] { $seat } placed a spy on “{ $card }”
    }{ $why ->
        [icon] , by the card’s icon
        [blackmail] , by Blackmail
       *[none] {""}
    }.
event-lifted-block =
    { $reader ->
        [seat] You took one { $coalition } block from { $space } to use it elsewhere.
       *[nobody] { $seat } took one { $coalition } block from { $space } to use it elsewhere.
    }
event-lifted-tribe =
    { $reader ->
        [seat] You took a tribe from { $region } to use it elsewhere.
       *[nobody] { $seat } took a tribe from { $region } to use it elsewhere.
    }
event-lifted-spy =
    { $reader ->
        [seat] You took a spy from “{ $card }” to use it elsewhere.
       *[nobody] { $seat } took a spy from “{ $card }” to use it elsewhere.
    }
event-lifted-gift =
    { $reader ->
        [seat] You took the cylinder from { $gift } to use it elsewhere.
       *[nobody] { $seat } took the cylinder from { $gift } to use it elsewhere.
    }
event-took-rule =
    { $reader ->
        [seat] You rule { $region }.
       *[nobody] { $seat } rules { $region }.
    }
event-lost-rule =
    { $reader ->
        [seat] You no longer rule { $region }.
       *[nobody] { $seat } no longer rules { $region }.
    }
event-leveraged =
    { $reader ->
        [seat] You took { $rupees ->
            [one] 1 rupee of leverage
           *[other] { $rupees } rupees of leverage
        } on “{ $card }”.
       *[nobody] { $seat } took { $rupees ->
           [one] 1 rupee of leverage
          *[other] { $rupees } rupees of leverage
       } on “{ $card }”.
    }
event-suit-favoured = The favoured suit is now { $suit }.
event-suit-kept = Pashtunwali Values: the favoured suit stays { $suit }.
event-taxed-card =
    { $reader ->
        [seat] You took 1 rupee of tax from “{ $card }”.
       *[nobody] { $seat } took 1 rupee of tax from “{ $card }”.
    }
event-taxed-player =
    { $reader ->
        [seat] You taxed { $target } for 1 rupee.
        [target] { $seat } taxed you for 1 rupee.
       *[nobody] { $seat } taxed { $target } for 1 rupee.
    }
event-gave-gift =
    { $reader ->
        [seat] You put a gift on { $gift }.
       *[nobody] { $seat } put a gift on { $gift }.
    }
event-moved-army =
    { $reader ->
        [seat] You moved one { $coalition } army from { $source } to { $region }.
       *[nobody] { $seat } moved one { $coalition } army from { $source } to { $region }.
    }
event-moved-tribe =
    { $reader ->
        [seat] You moved a tribe from { $source } to { $region }.
       *[nobody] { $seat } moved a tribe from { $source } to { $region }.
    }
event-moved-spy =
    { $reader ->
        [seat] You moved a spy from “{ $origin }” to “{ $card }”.
       *[nobody] { $seat } moved a spy from “{ $origin }” to “{ $card }”.
    }
event-betrayed =
    { $own ->
        [yes]
            { $reader ->
                [nobody] { $seat } betrayed “{ $card }” in their own court.
               *[other] You betrayed “{ $card }” in your own court.
            }
       *[no]
            { $reader ->
                [seat] You betrayed “{ $card }” in the court of { $target }.
                [target] “{ $card }” in your court was betrayed by { $seat }.
               *[nobody] { $seat } betrayed “{ $card }” in the court of { $target }.
            }
    }
event-took-prize =
    { $reader ->
        [seat] You took “{ $card }” as a prize.
       *[nobody] { $seat } took “{ $card }” as a prize.
    }
event-left-prize =
    { $reader ->
        [seat] You did not take “{ $card }” as a prize.
       *[nobody] { $seat } did not take “{ $card }” as a prize.
    }
event-removed-army =
    { $reader ->
        [seat] You removed one { $coalition } army from { $region }.
       *[nobody] { $seat } removed one { $coalition } army from { $region }.
    }
event-removed-road =
    { $reader ->
        [seat] You removed one { $coalition } road from the { $border }.
       *[nobody] { $seat } removed one { $coalition } road from the { $border }.
    }
event-removed-tribe =
    { $reader ->
        [seat] You removed a tribe of { $target } from { $region }.
        [target] { $seat } removed a tribe of yours from { $region }.
       *[nobody] { $seat } removed a tribe of { $target } from { $region }.
    }
event-removed-spy =
    { $reader ->
        [seat] You removed a spy of { $target } from “{ $card }”.
        [target] { $seat } removed a spy of yours from “{ $card }”.
       *[nobody] { $seat } removed a spy of { $target } from “{ $card }”.
    }
event-saved-spy =
    { $reader ->
        [seat] Your spy found shelter on “{ $card }”.
       *[nobody] A spy of { $seat } found shelter on “{ $card }”.
    }
event-burnt-court =
    { $reader ->
        [seat] “{ $card }” of your court was discarded.
       *[nobody] “{ $card }” in the court of { $seat } was discarded.
    }
event-burnt-bought =
    { $reader ->
        [seat] You could not play “{ $card }” and discarded it.
       *[nobody] { $seat } could not play “{ $card }” and discarded it.
    }
event-paid-leverage =
    { $reader ->
        [seat]
            { $short ->
                [0] You paid back { $rupees ->
                    [one] 1 rupee of leverage
                   *[other] { $rupees } rupees of leverage
                }.
               *[other] You paid back { $rupees ->
                   [0] none of your leverage
                   [one] 1 rupee of leverage
                  *[other] { $rupees } rupees of leverage
               } and are { $short } short.
            }
       *[nobody]
            { $short ->
                [0] { $seat } paid back { $rupees ->
                    [one] 1 rupee of leverage
                   *[other] { $rupees } rupees of leverage
                }.
               *[other] { $seat } paid back { $rupees ->
                   [0] none of their leverage
                   [one] 1 rupee of leverage
                  *[other] { $rupees } rupees of leverage
               } and is { $short } short.
            }
    }
event-debt-lapsed =
    { $reader ->
        [seat] You had no card left, so a debt of { $rupees } lapsed.
       *[nobody] { $seat } had no card left, so a debt of { $rupees } lapsed.
    }
event-overthrown =
    { $reader ->
        [seat] You lost your last tribe in { $region }: your political cards of { $region } are overthrown.
       *[nobody] { $seat } lost their last tribe in { $region }: their political cards of { $region } are overthrown.
    }
event-lost-tribes =
    { $reader ->
        [seat] You lost your last political card of { $region }, and with it { $count ->
            [one] 1 tribe
           *[other] { $count } tribes
        } there.
       *[nobody] { $seat } lost their last political card of { $region }, and with it { $count ->
           [one] 1 tribe
          *[other] { $count } tribes
       } there.
    }
event-happened = Event – { $happening }.
event-rumoured =
    { $reader ->
        [seat] You spread a rumour about the patriots of { $target }.
        [target] { $seat } spread a rumour about your patriots.
       *[nobody] { $seat } spread a rumour about the patriots of { $target }.
    }
event-swapped-hands =
    { $reader ->
        [seat]
            { $got ->
                [0] You swapped hands with { $target } and got no card.
               *[other] You swapped hands with { $target } and got: { $cards }.
            }
        [target]
            { $given ->
                [0] { $seat } swapped hands with you, and you got no card.
               *[other] { $seat } swapped hands with you, and you got: { $others }.
            }
       *[nobody] { $seat } swapped hands with { $target }, giving { $given } and getting { $got }.
    }
event-swept =
    { $tribe_count ->
        [0] { $army_count ->
            [0] Nothing stood
            [one] 1 army
           *[other] { $army_count } armies
        }
       *[other] { $tribe_count ->
            [one] 1 tribe
           *[other] { $tribe_count } tribes
        }{ $army_count ->
            [0] {""}
            [one] {" "}and 1 army
           *[other] {" "}and { $army_count } armies
        }
    } { $tribe_count ->
        [0] { $army_count ->
            [0] in
           *[other] left
        }
       *[other] left
    } { $region }.
event-lost-prizes =
    { $reader ->
        [seat] You lost { $count ->
            [one] 1 prize
           *[other] { $count } prizes
        }.
       *[nobody] { $seat } lost { $count ->
           [one] 1 prize
          *[other] { $count } prizes
       }.
    }
event-got-rupees =
    { $reader ->
        [seat] Backed by the Persian aristocracy, you took { $rupees ->
            [one] 1 rupee
           *[other] { $rupees } rupees
        } from the bank.
       *[nobody] Backed by the Persian aristocracy, { $seat } took { $rupees ->
           [one] 1 rupee
          *[other] { $rupees } rupees
       } from the bank.
    }
event-coins-left = { $rupees ->
        [one] 1 rupee on Public Withdrawal
       *[other] { $rupees } rupees on Public Withdrawal
    } left the game.
event-effects-ended = The lasting effects have ended.
event-unstable = Instability: a second Dominance Check came to the market, so one is resolved at once.
event-check-succeeded =
    { $last ->
        [yes] Final Dominance Check: the { $coalition } coalition is dominant. Points are doubled.
       *[no] Dominance Check: the { $coalition } coalition is dominant.
    }
event-check-failed =
    { $last ->
        [yes] Final Dominance Check: no coalition is dominant. Points are doubled.
       *[no] Dominance Check: no coalition is dominant.
    }
event-scored =
    { $reader ->
        [seat]
            { $why ->
                [influence] With influence { $worth }, you scored { $points } and have { $total }.
                [cylinders] With { $worth ->
                    [one] 1 cylinder in play
                   *[other] { $worth } cylinders in play
                }, you scored { $points } and have { $total }.
                [disloyal] You serve another coalition, scored { $points } and have { $total }.
               *[none] You scored { $points } and have { $total }.
            }
       *[nobody]
            { $why ->
                [influence] With influence { $worth }, { $seat } scored { $points } and has { $total }.
                [cylinders] With { $worth ->
                    [one] 1 cylinder in play
                   *[other] { $worth } cylinders in play
                }, { $seat } scored { $points } and has { $total }.
                [disloyal] { $seat } serves another coalition, scored { $points } and has { $total }.
               *[none] { $seat } scored { $points } and has { $total }.
            }
    }
event-blocks-cleared = All blocks left the map.
event-won =
    { $seats_count ->
        [one]
            { $reader ->
                [seats] You won the game.
               *[nobody] { $seats } won the game.
            }
       *[other]
            { $reader ->
                [seats] You share the win: { $seats }.
               *[nobody] { $seats } share the win.
            }
    }
event-wakhan-shuffled = Wakhan’s cards were shuffled.
event-wakhan-drew = { $seat } turned over { $ai_card }; the arrows point to the { $ai_row } and the { $ai_column }.
event-wakhan-followed =
    { $by ->
        [patriot] At the box “{ $box }” the market decides for { $seat }: { follow-why }.
        [cylinders] At the box “{ $box }” the market decides for { $seat }: { follow-why }.
        [blocks] At the box “{ $box }” the market decides for { $seat }: { follow-why }.
        [arrows] { $seat } follows the box: { $box }, { follow-why }.
       *[other] { $seat } follows the box: { $box }.
    }
follow-why =
    { $by ->
        [patriot] a Dominance Check lies in the market, so the cheapest patriot of the dominant coalition is bought
        [cylinders] a Dominance Check lies in the market and nobody is dominant, so the card with the most spies and tribes is bought
        [blocks] a Dominance Check lies in the market and no patriot of the dominant coalition can be bought, so the card with the most armies and roads is
        [arrows] by the arrows
        [deed] with the court card of highest priority that can do it
       *[box] as the box says
    }
event-wakhan-skipped = { $seat } skips the box “{ $box }”: { skip-why }.
skip-why =
    { $why ->
        [condition] its condition does not hold
        [no_card] no card that fits can be bought
        [no_action] no card in the court shows the action
        [used] every card in the court that shows the action has acted
        [no_money] there is not enough money
       *[no_object] there is nothing it could be done to
    }
event-wakhan-passed-over =
    { $why ->
        [empty] The arrows point to an empty space; { $seat } goes on to the left, then to the other row.
       *[other] The arrows point to “{ $cards }”, which { $seat } passes over: { $why ->
            [check] the arrows buy no check
            [withdrawal] it cannot be bought
            [paid_onto] it was paid onto this turn
           *[dear] it is too dear
        }.
    }
event-wakhan-chose-card = { $seat } takes aim at “{ $card }”: { $why ->
        [opponent] a card of an opponent comes first
        [favoured] it is of the favoured suit
        [dominant_patriot] it is a patriot of the dominant coalition
        [dominant_prize] its prize is of the dominant coalition
        [patriot] it is a patriot
        [leveraged] it is leveraged
        [rank] it has the higher rank
        [spies] the most spies are on it
       *[number] it has the higher number
    }.
event-wakhan-chose-region = { $seat } turns to { $region }: { $why ->
        [ruled] it is the leftmost region on the card under Wakhan’s rule
        [battle] it is the leftmost region on the card with a Wakhan army and pieces of a player
       *[tribes] it is the leftmost region on the card where a player has tribes and an army is wanted
    }.
event-wakhan-chose-player = { $seat } turns on { $target }: { $why ->
        [richest] nobody who can be taxed is richer
       *[arrow] of several the red arrow picks them
    }.
event-wakhan-ambition =
    { $reader ->
        [seat] Ambition: you buy the Dominance Check.
       *[nobody] Ambition: { $seat } buys the Dominance Check.
    }
event-burnt-hand =
    { $reader ->
        [seat] You discarded “{ $cards }” from your hand.
       *[nobody]
            { $shown ->
                [yes] { $seat } discarded “{ $cards }” from their hand.
               *[no] { $seat } discarded a card from their hand, face down.
            }
    }

## Why not

refusal-shown-icon = An icon is not chosen: it takes effect when its card is played
refusal-shown-ability = An ability is not chosen: it holds for as long as its card lies in a court
refusal-shown-effect = An effect is not chosen: it comes about when its event is bought or discarded
refusal-shown-happening = An event in force is not chosen: it holds by itself
refusal-shown-ai-card = This card tells what Wakhan does; nobody chooses from it
refusal-shown-box = This box tells what Wakhan does; nobody chooses from it
refusal-shown-market-row = Choose a card of the market, not its row
refusal-shown-market-column = Choose a card of the market, not its column
refusal-placed-this-turn = The block on { $space } was placed this turn ({ $coalition })
refusal-no-block-there = There is no such block on { $space } ({ $coalition })
refusal-cylinder-placed-this-turn = This cylinder was placed this turn
refusal-bribe-too-high = The bribe is at most { $full ->
        [one] 1 rupee
       *[other] { $full } rupees
    }
refusal-cannot-pay-bribe = You cannot pay { $rupees } and what the action costs
refusal-no-courtly-manners = Only Courtly Manners let you act without paying
refusal-not-its-border = The { $border } is not a border of { $region }
refusal-no-loyal-army = You have no loyal army in { $region }
refusal-no-road = No road of your coalition leads from { $source } to { $region }
refusal-tribes-stay = Tribes move only under Nationalism
refusal-no-tribe-there = You have no tribe in { $region }
refusal-no-spy-there = You have no spy on “{ $card }”
refusal-not-a-neighbour = “{ $card }” is not next to “{ $origin }”
refusal-nothing-to-remove = There is nothing in { $region } you could remove
refusal-no-army-there = You have no army in { $region }
refusal-no-spies-to-remove = There is no spy on “{ $card }” you could remove
refusal-remove-one = Remove at least one unit
refusal-safe-block = Blocks of your own coalition are safe
refusal-no-safe-house = “{ $card }” is no Safe House of yours
refusal-no-rupees-on-it = There are no rupees on “{ $card }” in the market
refusal-sheltered = The rupees of { $target } are all in the tax shelter
refusal-not-taxable = { $target } has no court card of a region you rule
refusal-gift-space-taken = There is already a gift on { $gift }
refusal-gift-too-dear = You cannot pay for { $gift }
refusal-guarded = Bodyguards protect “{ $card }”
refusal-not-ruled = You do not rule { $region }
refusal-border-not-ruled = You rule no region at the { $border }
refusal-not-your-card = “{ $card }” is not in your court or hand
refusal-not-a-lost-card = “{ $card }” is not one of the cards you lose
refusal-not-in-hand = “{ $card }” is not in your hand
refusal-not-in-court = “{ $card }” is not in your court
refusal-not-yourself = Choose another player
refusal-not-in-market = “{ $card }” is not in the market
refusal-no-actions-left = You have no action left
refusal-not-for-sale = “{ $card }” cannot be bought
refusal-paid-onto = You put a rupee on “{ $card }” this turn
refusal-too-dear = “{ $card }” costs { $cost }, you have { $rupees }
refusal-withdrawn = You withdrew “{ $card }” this turn
refusal-card-used = “{ $card }” has already acted this turn
refusal-a-prize = “{ $card }” was taken as a prize and lies under a loyalty dial
refusal-action-too-dear = { $deed } costs { $cost } or more, you have { $rupees }
refusal-advisors = Indispensable Advisors keep the spies of { $target } safe on “{ $card }”
refusal-build-one = Build at least one block
refusal-citadel = A Citadel keeps the tribes of { $target } in { $region } safe
refusal-in-anothers-court = “{ $card }” is in the court of { $target }: only its owner can use it
refusal-in-the-market = “{ $card }” lies in the market: it has to be bought first
refusal-in-your-court = “{ $card }” is in your court already: use one of its actions
refusal-in-your-hand = “{ $card }” is in your hand: it has to be played first
refusal-loyal-already = Your loyalty ({ $coalition }) changes only when you play a patriot or take a prize of another coalition
refusal-no-actions-on-it = “{ $card }” shows no action
refusal-no-army-of-theirs = There is no army in { $region } of this coalition: { $coalition }
refusal-no-block = No block is left for you to place, in supply or on the map: { $coalition }
refusal-no-bonus-action = No action left, and “{ $card }” gives no bonus action
refusal-no-card-shows-it = No card in your court shows this action: { $deed }
refusal-no-cylinder = You have no cylinder left to place
refusal-no-gift-space = All your gift spaces are taken
refusal-no-gift-there = You have no gift on { $gift }
refusal-no-road-of-theirs = There is no road on the { $border } of this coalition: { $coalition }
refusal-no-site = No army or spy of yours where something can be removed
refusal-no-spies-out = You have no spy on any court card
refusal-no-spy-of-theirs = { $target } has no spy on “{ $card }”
refusal-no-such-player = Nobody sits there
refusal-no-tribe-of-theirs = { $target } has no tribe in { $region }
refusal-not-in-a-court = “{ $card }” is in no court
refusal-not-of-the-region = “{ $card }” is not a card of { $region }
refusal-nothing-to-move = No spy to step on, no loyal army with a road
refusal-nothing-to-tax = No rupees on market cards, and no player you could tax
refusal-nowhere-to-step = “{ $card }” is the only court card on the table, so its spies stay
refusal-out-of-reach = “{ $card }” is neither in the market nor in your hand or court
refusal-place-the-block = The block you took is to be placed
refusal-rule-nothing = You rule no region
refusal-shared-loyalty = { $target } shares your loyalty, so their tribes in { $region } are safe
refusal-spied-already = There is a spy on “{ $card }” already
refusal-stands-there = The spy stands on “{ $card }” already: choose where it steps
refusal-supply-empty = No block is left in supply: take one from the map first ({ $coalition })
refusal-supply-left = Blocks are left in supply, so none is taken from the map ({ $coalition })
refusal-take-one = Take at least one rupee
refusal-use-a-card-first = Begin by using a card of your court that shows this action: { $deed }

## When each thing is done. The rule ids follow, so there is no full stop.

when-choose-loyalty = A coalition is chosen once, before the first turn; later only a patriot or a prize changes your loyalty
when-buy = Cards are bought in your turn, as one of your actions
when-play = Cards are played from your hand in your turn, as one of your actions
when-put-at = An end of the court is chosen when you play a card
when-use = Court cards act in your turn, each of them once
when-end-turn = You end your turn between two actions, when nothing else is to be answered
when-demand = A bribe is named by the ruler of the region whose card is played, or by whoever holds the card hostage
when-pay = A bribe is paid when the ruler or the hostage-taker has named it
when-refuse = Only a player with Courtly Manners refuses a bribe, once it has been named
when-withdraw = You withdraw once a bribe has been named
when-place-road = Roads are placed by the icon of a card you play, and when you build
when-place-army = Armies are placed where you choose only when you build; an army icon puts them in the region of its card
when-place-spy = Spies are placed by the icon of a card you play, and by Blackmail and the Safe House
when-lift-block = Blocks are taken from the map only to be placed anew, when none is left in supply
when-lift-tribe = Tribes are taken from the map only when you must place a cylinder and have none left
when-lift-spy = Spies are taken from cards only when you must place a cylinder and have none left
when-lift-gift = Gifts are taken back only when you must place a cylinder and have none left
when-tax-card = Rupees are taken from market cards by the tax action of a court card
when-tax-player = Players are taxed by the tax action of a court card
when-give-gift = Gifts are given by the gift action of a court card
when-move-army = Armies move by the move action of a court card, along roads of their coalition
when-move-tribe = Tribes move only under Nationalism, by the move action of a court card
when-pick-spy = Spies move by the move action of a court card
when-spy-to = Where a spy steps is chosen once it has been picked up by the move action of a court card
when-betray = Cards are betrayed by the betray action of a court card
when-take-prize = A prize is taken right after a betrayal, if the betrayed card shows one
when-leave-prize = A prize is left right after a betrayal, if the betrayed card shows one
when-battle-in = You fight in a region by the battle action of a court card
when-battle-on = You fight on a court card by the battle action of a court card
when-remove-army = Armies are removed in a battle, once its region is chosen
when-remove-road = Roads are removed in a battle, once its region is chosen
when-remove-tribe = Tribes are removed in a battle, once its region is chosen
when-remove-spy = Spies are removed in a battle, once its court card is chosen
when-discard = Cards are discarded when court or hand are over their limit, for debts, and where an event or a loss demands it
when-choose-player = A player is chosen by whoever buys Rumor or Other Persuasive Methods
when-choose-suit = The favoured suit changes by icons and events; whoever buys Pashtunwali Values chooses it
when-choose-region = A region is chosen by whoever buys Rebuke
when-done = You stop early while you tax, build, move or fight, and leave an ability out when it may be used

## Table options

option-wakhan = Wakhan
option-wakhan-true = plays
option-wakhan-false = does not play
option-printing = Wakhan’s rules
option-printing-first = first printing (2019), as in the Persian rulebook
option-printing-second = second printing (2020)
option-discards = Cards discarded from a hand
option-discards-closed = face down
option-discards-open = shown to all

## The table at a terminal

picture-market =
    { $price ->
        [0] free
       *[other] price { $price }
    }{ $rupees ->
        [0] {""}
       *[other] , on it { $rupees }
    }: {""}
picture-card = “{ $name }”, { $suit } { $rank }, { $region }
picture-patriot = ; patriot: { $coalition }
picture-prize = ; prize: { $coalition }
picture-deeds = ; { $deeds }
picture-spies = ; spies { $spies }
picture-check = If it came now: { $coalition } dominant
picture-check-none = If it came now: nobody dominant
picture-event = bought: { $bought }; discarded: { $gone }
picture-ruler = ; ruler { $name }
picture-road = { $border }: { $roads }

## Labels

view-turn = Turn
view-order = Turn order
view-actions-left = Actions left
view-favoured = Favoured suit
view-deck = Cards in the draw pile
view-checks-left = Dominance Checks to come
view-players = Players
view-regions = Regions
view-borders = Borders
view-market = Market
view-courts = Courts
view-pool = Blocks in supply
view-blocks = Blocks
view-coalition = Coalition
view-effects = Lasting effects
view-ai-ambition = Wakhan would buy a check
view-ai-back = Back on top of Wakhan’s deck
view-ai-rows = Red arrow
view-ai-columns = Black arrow
view-ai-card = Wakhan’s card
view-ai-row = Red arrow
view-ai-column = Black arrow
view-hand = Your hand
view-loyalty = Loyalty
view-points = Points
view-rupees = Rupees
view-hand-size = Cards in hand
view-cylinders = Cylinders in supply
view-gifts = Gifts
view-prizes = Prizes
view-influence = Influence
view-region = Region
view-ruler = Ruler
view-tribes = Tribes
view-armies = Armies
view-border = Border
view-roads = Roads
view-card = Card
view-suit = Suit
view-patriot = Patriot
view-prize = Prize
view-deeds = Actions
view-icons = Icons
view-ability = Special ability
view-spies = Spies
view-hostage-taker = Hostage-taker
view-used = Used
view-row = Row
view-column = Column
view-cost = Cost
view-cost-none = free
view-barred = Cannot be bought
view-effect = Effect
view-forecast = If a check came now
view-need = Lead needed
view-last = Final check
view-ends = Ends the game
view-scores = Points
view-why = Counted by
view-worth = Counts
view-gain = Would score
view-total = Total
view-shelter = Tax shelter
view-leverage = Leverage owed
view-court-limit = Court limit
view-hand-limit = Hand limit
view-price = Your price
view-bonus = Bonus action
view-leveraged = Leveraged

heading-PP-001 = Box and pieces

rule-PP-001 = The map has 6 regions and 9 borders. Any number of pieces of any owner may share a region, a border or a court card.
rule-PP-002 = Each of the three coalitions has 12 blocks of its colour.
rule-PP-003 = A block in a region is an army, on a border a road. Both come from one supply, so a coalition never has more than 12 in play.
rule-PP-004 = Blocks help those who are loyal to their coalition now, whoever placed them.
rule-PP-005 = Each player has 11 cylinders: 1 counts points, 10 are playing pieces.
rule-PP-006 = A cylinder in a region is a tribe, on a court card a spy, on a gift space a gift; all three are in play.
rule-PP-007 = Tribes and spies stay with their owner through a change of loyalty; gifts go back to the supply.
rule-PP-008 = The box has 36 rupees, but money is not limited.
rule-PP-009 = There are 100 court cards, 16 events and 24 Wakhan cards.
rule-PP-010 = An event has a lower half, for when it is bought, and an upper half, for when clean-up discards it.
rule-PP-011 = Four of the events are Dominance Checks; they decide when points are scored.
rule-PP-012 = Wakhan cards are used only when Wakhan plays.

heading-PP-013 = Setup

rule-PP-013 = Political is the favoured suit at the start.
rule-PP-014 = Six piles are dealt, each of 5 court cards and 1 more per player. The other court cards are out of the game.
rule-PP-015 = Each of piles 3 to 6 gets one Dominance Check.
rule-PP-016 = Of the 12 other events, two go to pile 2 and one to each of piles 3 to 6; six are left out.
rule-PP-017 = Each pile is shuffled by itself, and they are stacked with pile 1 on top. The whole is never shuffled.
rule-PP-018 = The market has 2 rows of 6 columns and is filled column by column from the left, the top row first.
rule-PP-019 = The draw deck lies to the right of the market.
rule-PP-020 = Each player begins with 10 cylinders, 4 rupees and 0 points.
rule-PP-021 = From a random player on, clockwise, each chooses a starting loyalty; several may choose the same.
rule-PP-022 = Whoever chose last takes the first turn; then play goes clockwise.
rule-PP-023 = Example with 3 players: 4 rupees and 10 cylinders each, 8 court cards per pile, a deck of 58 cards, 12 of which go to the market.

heading-PP-024 = Suits, court, hand, rank

rule-PP-024 = Court cards have one of four suits: economic, military, political, intelligence.
rule-PP-025 = One suit is favoured at any time. It gives bonus actions and, if military, makes purchases dearer.
rule-PP-026 = The favoured suit changes only by icons of cards, certain events and Pashtunwali Values.
rule-PP-027 = Each player has a court, one row of cards, whose order may not be changed.
rule-PP-028 = During the turn a court may grow without limit; the limit counts in clean-up.
rule-PP-029 = Court limit: 3 and 1 more for each purple star, counted anew after each discard.
rule-PP-030 = During the turn a hand may grow without limit; the limit counts in clean-up.
rule-PP-031 = Hand limit: 2 and 1 more for each blue star.
rule-PP-032 = A court card has a rank of 1 to 3 stars.
rule-PP-033 = Rank sets the strength of tax, move and battle; gift, build and betray ignore it.
rule-PP-034 = A card adds its rank in stars of its suit to its owner’s total.
rule-PP-035 = Gold stars shelter rupees from tax.
rule-PP-036 = Red stars break ties at the end of the game.

heading-PP-037 = Loyalty and influence

rule-PP-037 = Every player is always loyal to exactly one coalition.
rule-PP-038 = You place blocks of the coalition you are loyal to.
rule-PP-039 = Influence is 1, and 1 for each patriot, prize and gift.
rule-PP-040 = Loyalty changes when you play a patriot of another coalition or take a prize of one.
rule-PP-041 = On a change all gifts return to the supply, all prizes and patriots so far are lost, then the dial turns.
rule-PP-042 = Patriots lost in this way are ordinary discards, one by one: spies go home, leverage is paid, overthrow may follow. The owner sets the order where one is leveraged.
rule-PP-043 = Example: an Afghan player with a gift, an Afghan prize and Prince Akbar Khan has influence 4. Playing Sir John Keane costs all three; loyalty is British, influence 2.

heading-PP-044 = Ruling a region

rule-PP-044 = Each region has one ruler token, which stays on the map while nobody rules.
rule-PP-045 = Your ruling pieces in a region are your tribes and the armies of your coalition there.
rule-PP-046 = To rule you need a tribe there and more ruling pieces than every other player.
rule-PP-047 = On a tie nobody rules.
rule-PP-048 = Armies of a coalition can deny rule even where no player loyal to it has a tribe, or nobody serves it.
rule-PP-049 = The token moves at once when rule is won or lost.
rule-PP-050 = The ruler may build there, tax holders of that region’s cards and collect bribes for playing them.
rule-PP-051 = Example: in Kandahar 1 tribe and 2 loyal Afghan armies beat 2 British and 2 Russian armies, 3 to 2.

heading-PP-052 = General rules

rule-PP-052 = Players may talk and make deals; no deal is binding.
rule-PP-053 = Cards never pass between players, except by Other Persuasive Methods.
rule-PP-054 = Money passes between players only by tax and bribes.
rule-PP-055 = If a piece must be placed and the supply is empty, take one of that kind and colour from play, but none placed this turn. If there is none, nothing is placed.
rule-PP-056 = Such a piece may change its type. Lifting the last tribe of a region counts as losing it.
rule-PP-057 = Example: with no cylinder left for a spy, you take one of your tribes off the map and place it as the spy.
rule-PP-058 = Buying and playing a card are always available.
rule-PP-059 = Your court cards add the actions printed on them.
rule-PP-060 = Each court card serves for one action a turn; a card played this turn may act at once.
rule-PP-061 = When a court card is discarded, all spies on it go home.
rule-PP-062 = When a leveraged card is discarded, its owner pays 2 rupees to the bank.
rule-PP-063 = For each rupee short the owner discards a card from hand or court; with no cards left the debt lapses.
rule-PP-064 = Overthrow from the map: losing your last tribe in a region discards all your political cards of it, one by one; you set the order where one is leveraged.
rule-PP-065 = Overthrow from the court: losing the last political card of a region removes all your tribes there.
rule-PP-066 = Only a loss overthrows: tribes without a political card, or the reverse, are fine.
rule-PP-243 = Open to all: courts, pieces, rupees, market, gifts, prizes, the number of cards in hands and deck. Hidden: the cards of a hand, the deck, and the Wakhan deck but for the back on top. Cards discarded from a hand go face down (table option).

heading-PP-067 = Turn and clean-up

rule-PP-067 = A turn has up to two actions.
rule-PP-068 = Bonus actions do not count.
rule-PP-069 = After the actions comes clean-up, then the next player clockwise.
rule-PP-070 = Clean-up 1: discard your court cards above the limit.
rule-PP-071 = Clean-up 2: discard your hand cards above the limit.
rule-PP-072 = Clean-up 3: discard each event now in the leftmost column of the market, the top row first, and apply its upper half.
rule-PP-073 = Rupees on a discarded event stay on that space.
rule-PP-074 = Clean-up 4: cards of each row slide left with their rupees, then the gaps are filled while the deck lasts.
rule-PP-075 = A card that slides to a space with left-over rupees takes them.
rule-PP-076 = Instability: if a Dominance Check is revealed while another lies in the market, one check is resolved at once, both cards leave and the market is refilled.
rule-PP-077 = If the last check card leaves by instability, that check is the final one.
rule-PP-242 = Rupees on checks that leave by instability stay for the cards that come there.

heading-PP-078 = End of the game

rule-PP-078 = After any check, a player who leads every other by 4 points or more wins at once.
rule-PP-079 = After the final check the game ends; the player with the most points wins.
rule-PP-080 = Tie: most red stars in court among the tied.
rule-PP-081 = Still tied: most rupees among the tied.
rule-PP-082 = Still tied: the win is shared.

heading-PP-083 = Purchase

rule-PP-083 = Buy one market card into your hand, with all rupees on it.
rule-PP-084 = You must have the full cost before you take the card’s rupees.
rule-PP-085 = The cost by column from the left is 0, 1, 2, 3, 4, 5.
rule-PP-086 = You pay one rupee onto each card to the left in the same row.
rule-PP-087 = Where that space is empty, the rupee goes onto the card of the other row; if both are empty, it lies on the space.
rule-PP-088 = A card that received a rupee this turn cannot be bought this turn.
rule-PP-089 = An event never enters a hand; it acts the moment it is bought.
rule-PP-090 = Lasting effects hold until the next Dominance Check is resolved, and count in it.
rule-PP-091 = Lasting effects that change the whole game hold for all.
rule-PP-092 = While military is favoured, purchases cost double: two rupees on each card to the left.
rule-PP-093 = Example: first the third top card is bought for 2, so the two cards left of it are barred. Then Arthur Conolly in column 3 costs 3: 1 on each of those two and 1 on the bottom card where the top space is empty. With 2 rupees on the card the net payment is 1.

heading-PP-094 = Play a card

rule-PP-094 = Show the card from your hand; it is then known to all, even if you withdraw.
rule-PP-095 = No bribe is due if you rule the card’s region or nobody does.
rule-PP-096 = Otherwise the ruler may ask for as many rupees as the ruler has tribes there.
rule-PP-097 = The ruler may waive any part: one sum is named, and that is what is paid. Wakhan waives nothing.
rule-PP-098 = If you do not pay, the play counts as never begun: no action is spent. The card is not offered again this turn.
rule-PP-099 = Put the card at the left or right end of your court.
rule-PP-100 = A patriot of another coalition first changes your loyalty.
rule-PP-101 = Then the impact icons are resolved from top to bottom, as long as the card is in your court.
rule-PP-102 = Road icon: place a block of your loyalty on any border of the card’s region.
rule-PP-103 = Army icon: place a block of your loyalty in the card’s region.
rule-PP-104 = Tribe icon: place a cylinder in the card’s region.
rule-PP-105 = Spy icon: place a cylinder on any court card of the same region, in any court.
rule-PP-106 = Leverage icon: take 2 rupees from the bank, due when the card is discarded.
rule-PP-107 = Suit icon: this suit becomes favoured; not under Pashtunwali Values.
rule-PP-108 = Example: Sikh Merchants in Lahore are played in Punjab, ruled by another with 2 tribes, for a bribe of 2. A road on either border of Punjab, a spy on any Punjab card, and 2 rupees of leverage: net 0.

heading-PP-109 = Actions of court cards

rule-PP-109 = An action needs a card in your own court that shows it.
rule-PP-110 = One action per card per turn.
rule-PP-111 = Rank scales tax, move and battle.
rule-PP-112 = Actions on cards of the favoured suit are bonus actions; so are those of New Tactics, Savvy Operator and Irregulars.
rule-PP-113 = A bonus card, too, is used only once a turn.
rule-PP-114 = Action costs are laid on the rightmost cards of both rows, half in each, one rupee per card.
rule-PP-115 = Empty spaces are skipped.
rule-PP-116 = Cards paid onto cannot be bought this turn.
rule-PP-117 = A court card is held hostage if one rival has more spies on it than every other player, its owner included.
rule-PP-118 = Its owner may use its actions only after paying the hostage-taker one rupee per spy.
rule-PP-119 = The hostage-taker may waive any part. Enough money must be left for what the action costs at least.
rule-PP-120 = Special abilities are never held hostage.
rule-PP-240 = If a hostage bribe is not paid, no action is spent and the card stays unused, but the same action of it is not offered again this turn.
rule-PP-241 = Bonus actions pay hostage bribes and action costs like any other.
rule-PP-121 = Example: Money Lenders carry 2 spies of one rival and 1 of the owner: the rival holds it hostage, and the owner pays 2 rupees, or less if waived, to use it.

heading-PP-122 = Tax

rule-PP-122 = Take rupees up to the acting card’s rank in total.
rule-PP-123 = Sources: market cards, and players with a court card of a region you rule.
rule-PP-124 = Sources may be mixed.
rule-PP-125 = A player’s gold stars protect that many rupees.
rule-PP-126 = Example: with a rank 2 card you tax a player of shelter 2 who has 3 rupees: just 1 can be taken there, the second comes from the market.

heading-PP-127 = Gift

rule-PP-127 = Put a cylinder on an empty gift space of yours, whichever you like.
rule-PP-128 = It costs the printed 2, 4 or 6 as an action cost.
rule-PP-129 = Each gift is 1 influence for your present coalition.
rule-PP-130 = Gifts are lost on a change of loyalty.

heading-PP-131 = Build

rule-PP-131 = Place one to three armies and roads, in any mix, in regions you rule.
rule-PP-132 = Roads go on any border of a ruled region.
rule-PP-133 = Each block costs 2 rupees as an action cost.
rule-PP-134 = Example: ruling only Kabul you may place up to 3 blocks in it or on its 4 borders; 2 armies cost 4 rupees, one on each of the two rightmost cards of both rows.

heading-PP-135 = Move

rule-PP-135 = For each rank, move one loyal army or own spy by one step; fewer is fine.
rule-PP-136 = The same piece may move several times.
rule-PP-137 = An army crosses a border only with a road of its own coalition on it, whoever placed it.
rule-PP-138 = Spies step along all court cards as one ring in either direction: courts in turn order, each from left to right. Off your rightmost card comes the next player’s leftmost.
rule-PP-139 = Example: with a rank 3 move a spy goes two cards on, round the end of a court, and a Russian army goes from Transcaspia to Kabul by a Russian road.

heading-PP-140 = Betray

rule-PP-140 = Discard one court card on which you have a spy, in any court, your own too. Bodyguards protect political cards.
rule-PP-141 = All spies on it go home.
rule-PP-142 = It always costs 2 rupees as an action cost.
rule-PP-143 = If it shows a prize you may take it as one.
rule-PP-144 = A prize of another coalition first costs your gifts, prizes and patriots and changes your loyalty.
rule-PP-145 = Betrayal can trigger leverage for the card’s owner, and overthrow; then comes the prize.

heading-PP-146 = Battle

rule-PP-146 = Choose one site: a region or a court card.
rule-PP-147 = Remove there any mix of armies, tribes and roads on its borders, or on a card spies, up to the rank; at least one.
rule-PP-148 = Never more units than you have armies, or on a card spies, there at the start of the battle.
rule-PP-149 = Armies and roads of your own coalition are safe.
rule-PP-150 = Tribes of players who share your loyalty are safe.
rule-PP-151 = Shared loyalty protects no spies.
rule-PP-152 = Example: with a rank 2 card and 1 British army you remove 1 unit only: the Russian army or the Russian road, not the tribe of another British player.
rule-PP-153 = Example: on a card with 2 spies of yours and 2 of a friend, a rank 2 battle removes both of the friend’s spies, and the card is your hostage.

heading-PP-154 = Dominance Checks

rule-PP-154 = A check is resolved when its card is bought, is discarded in clean-up, or by instability.
rule-PP-155 = It succeeds if one coalition has at least 4 more blocks in play than every other coalition.
rule-PP-156 = Example: 8 British blocks against 4 and 4 are dominant.
rule-PP-157 = Otherwise it fails.
rule-PP-158 = Failed: score by cylinders in play, gifts included.
rule-PP-159 = Failed: 3 points for most, 1 for second.
rule-PP-160 = Ties: add the points of the tied places, divide by the tied players, round down.
rule-PP-161 = Example: two tied for first on cylinders get 2 points each.
rule-PP-162 = Successful: only players loyal to the dominant coalition score, by influence.
rule-PP-163 = Successful: 5, 3 and 1 points for first, second and third.
rule-PP-164 = Ties in a successful check are split the same way.
rule-PP-165 = After a successful check all blocks leave the map; cylinders stay.
rule-PP-166 = In the final check, when no check is left in deck or market, points are doubled before ties are split.
rule-PP-167 = If the leader is then 4 or more ahead of the second, the game ends.
rule-PP-168 = Example: 6 Russian blocks against 2 and 0 succeed; of two Russians the one with more influence scores 5, the other 3, and the map is cleared.
rule-PP-169 = Example: in a failed final check with 2, 1 and 1 tribes the first scores 6, the two others 1 each.

heading-PP-170 = Wakhan: setup and nature

rule-PP-170 = Wakhan is an automatic rival for one or two people (table option).
rule-PP-171 = It is not a co-operative game: one person or Wakhan wins.
rule-PP-172 = Wakhan counts as a player for the size of the piles.
rule-PP-173 = The 24 Wakhan cards are shuffled face down.
rule-PP-174 = Wakhan uses the cylinders of a free colour and has no dial; gifts lie on the aid card.
rule-PP-175 = Wakhan sits to the right of the last to choose a loyalty and takes the first turn, with 4 rupees.
rule-PP-176 = Wakhan pays all costs and bribes like a player, in full.
rule-PP-177 = Where a special ability says “may”, Wakhan does it.
rule-PP-178 = Wakhan is loyal to no coalition and may hold prizes and patriots of several; gifts are never lost.
rule-PP-179 = Pragmatic loyalty: the leftmost coalition on the face-up Wakhan card that no person is loyal to.
rule-PP-180 = Pragmatic loyalty decides which blocks Wakhan places, moves and fights with, and who may attack Wakhan’s tribes.
rule-PP-181 = First printing: it also decides which regions Wakhan rules (table option).
rule-PP-182 = To choose a court card Wakhan takes the one of highest priority.
rule-PP-183 = Priority: an opponent’s card; favoured suit; patriot of the dominant coalition; prize of it; other patriot; leveraged; highest rank; highest number. A step no card meets is skipped.
rule-PP-184 = Example: to betray, only cards with a Wakhan spy qualify; first those of opponents, among them the favoured suit, and so on.

heading-PP-185 = Wakhan: turn

rule-PP-185 = Wakhan draws a card and lays it face up beside the deck.
rule-PP-186 = Decisions use that card and the back of the card now on top of the deck.
rule-PP-187 = If the deck is empty after the draw, all 24 cards are shuffled and Wakhan draws again.
rule-PP-188 = Wakhan takes two actions, going down the three boxes and doing each valid one.
rule-PP-189 = After the last box, with actions left, it goes on from the top, until a full round finds nothing valid.
rule-PP-190 = Actions on favoured cards are bonus actions and do not use up the two.
rule-PP-191 = Each of Wakhan’s court cards acts once a turn.
rule-PP-192 = Ambition: if Wakhan can buy a Dominance Check and score strictly the most points from it, that is done first. Second printing: also if it wins the game.
rule-PP-193 = When both actions are used or nothing is valid, every bonus action still possible is taken.
rule-PP-194 = Bonus order: leftmost unused card first, leftmost possible action on it.

heading-PP-195 = Wakhan: radicalize

rule-PP-195 = Radicalize replaces purchase and play: buy one card and at once try to play it, as a single action.
rule-PP-196 = A box with instructions is followed; ties by cheapest, then highest number. First printing: a check in the market comes before instructions; second printing: after them.
rule-PP-197 = With a check in the market: the cheapest patriot of the dominant coalition, or with no dominance the card with most spy and tribe icons. Second printing: with dominance but no such patriot, most army and road icons.
rule-PP-198 = Otherwise the red arrow gives the row and the black arrow the column. Events are valid, checks and Public Withdrawal are not.
rule-PP-199 = If that card is not valid, the first valid one to its left; then on from the same column in the other row.
rule-PP-200 = Wakhan cannot buy a card paid onto this turn.
rule-PP-201 = After buying, the card is played if the region’s ruler can be paid; else it is discarded. The action is spent either way.
rule-PP-202 = Red arrow top: left end of the court; bottom: right end.
rule-PP-203 = Icons resolve as usual, except for spies and roads.
rule-PP-204 = Spies go on the card of highest priority of the region where Wakhan does not already have the most spies.
rule-PP-205 = Roads go on consecutive borders, by the order of the other regions on the Wakhan card, then round again.

heading-PP-206 = Wakhan: actions of court cards

rule-PP-206 = They follow the normal limits unless stated otherwise.
rule-PP-207 = Example: Wakhan taxes a player only when ruling a region of one of that player’s court cards, and only unsheltered rupees.
rule-PP-208 = To act, Wakhan uses the court card of highest priority that can legally take the action.
rule-PP-209 = Conditions in a box must hold, else the box is skipped; without conditions the defaults below apply.
rule-PP-210 = Gift: the cheapest affordable one; it counts for all three coalitions.
rule-PP-211 = Build: armies in the leftmost region of the card that Wakhan rules, spending as much as possible.
rule-PP-212 = Betray: the card of highest priority with a prize and a Wakhan spy; the prize is always taken.
rule-PP-213 = Battle: in the leftmost region of the card with a Wakhan army and pieces of another player.
rule-PP-214 = There tribes are removed first, then armies, then roads.
rule-PP-215 = If no region fits: the card of highest priority with spies of Wakhan and of another player.
rule-PP-216 = If several players can be hit, the red arrow picks: left is the next player clockwise, right the one before.
rule-PP-217 = Tax: players before the market, the richest first.
rule-PP-218 = Equally rich: the red arrow.
rule-PP-219 = If no player can be taxed: the leftmost rupees of the market; the red arrow decides between the rows.
rule-PP-220 = Move: only armies, and no roads are needed.
rule-PP-221 = Armies go only to adjacent regions where another player has tribes; the card’s region order ranks both ends.
rule-PP-222 = No more armies are wanted there than there are tribes.
rule-PP-223 = An army does not move if that would lose a ruler token.

heading-PP-224 = Wakhan: clean-up and victory

rule-PP-224 = Order of court discards: not political, not a patriot, not leveraged, most rival spies above Wakhan’s, fewest spies, lowest rank, not the favoured suit, lowest number.
rule-PP-225 = Wakhan scores and wins like a player.
rule-PP-226 = Wakhan is ranked in every successful check, with an influence of 1 plus the patriots and prizes of that coalition and all gifts.

heading-PP-227 = Further points

rule-PP-227 = Card text beats the rules; a special ability works while its card is in court.
rule-PP-228 = If the market has too few cards for an action cost, the surplus leaves the game.
rule-PP-229 = Gaps are filled from the leftmost column, the top row first.
rule-PP-230 = In a failed check even zero cylinders can score.
rule-PP-231 = Needing a suit, Wakhan picks the current favoured suit.
rule-PP-232 = Without money for leverage Wakhan discards no cards.
rule-PP-233 = The block colour on patriots does not count for Wakhan, who always places the pragmatic loyalty.
rule-PP-234 = Second printing: for rule count Wakhan’s tribes and the armies of the most numerous coalition there.
rule-PP-235 = Overthrow applies to Wakhan.
rule-PP-236 = Wakhan buys and discards events; a player is chosen by the red arrow, a region is the first on the card that hits a rival, and missing pieces come from where they matter least.
rule-PP-237 = Cards Wakhan gets by a swap of hands are played at once, highest priority first, bribes permitting; else they are discarded.

heading-PP-238 = Card effects

rule-PP-238 = There are 20 special abilities on 22 cards; each works for its holder as its card says.
rule-PP-239 = There are 16 events with two halves each; each acts as its card says.

## The ending: score table, how it ended, its course, and what was hidden

column-check =
    { $last ->
        [yes] Final check, { $coalition }
       *[no] Check { $number }, { $coalition }
    }
column-check-failed =
    { $last ->
        [yes] Final check, none dominant
       *[no] Check { $number }, none dominant
    }
column-stars = Red stars
column-rupees = Rupees
cell-blocks = Blocks: British { $british }, Russian { $russian }, Afghan { $afghan }
cell-influence = influence { $worth }
cell-cylinders = cylinders { $worth }
cell-disloyal = another coalition
closing-last-check = The final Dominance Check ended the game.
closing-lead =
    { $reader ->
        [seat] You lead everybody else by { $lead ->
            [one] 1 point or
           *[other] { $lead } points or
        } more, and with that the game ended.
       *[nobody] { $seat } leads everybody else by { $lead ->
           [one] 1 point or
          *[other] { $lead } points or
       } more, and with that the game ended.
    }
closing-tie =
    { $by ->
        [stars] Level on points: red stars decided for { $seat }.
       *[rupees] Level on points and red stars: rupees decided for { $seat }.
    }
closing-shared = Level on points, red stars and rupees: { $seats } share the win.
chart-points = Points
chart-influence = Influence
chart-rupees = Rupees
mark-check = Dominance Check
mark-betrayal = betrayal
mark-overthrow = overthrow
mark-loyalty = change of loyalty
held-hand = Hand
