# Words of the Pax Pamir board.

page-market = Market
page-map = Map
page-courts = Courts
page-mine = Mine

## Market

free = Free
rupees =
    { $rupees ->
        [one] 1 rupee
       *[other] { $rupees } rupees
    }
card-holds =
    { $rupees ->
        [one] 1 rupee on it
       *[other] { $rupees } rupees on it
    }
card-barred = Paid on this turn
card-barred-short = not for sale
price-own = You: { $rupees }
check-now = Now: { $coalition } dominant
check-now-none = Now: nobody dominant

## Map

map = Map
map-unruled = { $region }, no ruler
map-ruled = { $region }, ruled by { $ruler }
map-armies = { $coalition }: armies { $count }
map-tribes = { $name }: tribes { $count }

## Players

you = You
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
figure-influence = Influence
figure-rupees = Rupees
figure-hand = Hand
figure-cylinders = Cylinders
figure-gifts = Gifts
figure-prizes = Prizes
figure-cards = {""}
figure-deck = Deck
figure-checks = Checks ahead
figure-of = of { $most }
sheltered = { $rupees } in shelter
owed = { $rupees } owed
hostage-of = Held hostage by { $name }
court = Court
court-end-left = Left end
court-end-right = Right end
hand = Hand
hand-here = Comes here
gifts = Gifts
prizes = Prizes { $count }
box = { $deed }: { $card }

## Header and tracks

favoured = Favoured suit
suit = { $suit }
suit-favoured = { $suit }, favoured
blocks = Blocks on the map
blocks-need = { $need } more to dominate
blocks-dominant = { $coalition } dominant
track = Points

## The halves of events, short: their name, and what they do

half-event-105-if-discarded = Favoured suit
half-event-105-if-discarded-does = military
half-event-105-if-purchased = New Tactics
half-event-105-if-purchased-does = your military cards act as a bonus
half-event-106-if-discarded = Embarrassment of Riches
half-event-106-if-discarded-does = gifts give no influence
half-event-106-if-purchased = Koh-i-noor Recovered
half-event-106-if-purchased-does = your gifts give 2 influence
half-event-107-if-discarded = Disregard for Customs
half-event-107-if-discarded-does = nobody pays bribes
half-event-107-if-purchased = Courtly Manners
half-event-107-if-purchased-does = you need not pay bribes
half-event-108-if-discarded = Failure to Impress
half-event-108-if-discarded-does = all lose their prizes
half-event-108-if-purchased = Rumor
half-event-108-if-purchased-does = one player’s patriots count for nothing
half-event-109-if-discarded = Riots in Punjab
half-event-109-if-discarded-does = tribes and armies leave it
half-event-109-if-purchased = Conflict Fatigue
half-event-109-if-purchased-does = a lead of 2 blocks dominates
half-event-110-if-discarded = Riots in Herat
half-event-110-if-discarded-does = tribes and armies leave it
half-event-110-if-purchased = Nationalism
half-event-110-if-purchased-does = your tribes act as armies
half-event-111-if-discarded = Public Withdrawal
half-event-111-if-discarded-does = nothing happens
half-event-111-if-purchased = Not for sale
half-event-111-if-purchased-does = money on it is lost
half-event-112-if-discarded = Riots in Kabul
half-event-112-if-discarded-does = tribes and armies leave it
half-event-112-if-purchased = Nation Building
half-event-112-if-purchased-does = you build twice as many blocks
half-event-113-if-discarded = Riots in Persia
half-event-113-if-discarded-does = tribes and armies leave it
half-event-113-if-purchased = Persian Aristocracy
half-event-113-if-purchased-does = 3 rupees from the bank
half-event-114-if-discarded = Confidence Failure
half-event-114-if-discarded-does = all discard a hand card
half-event-114-if-purchased = Other Persuasive Methods
half-event-114-if-purchased-does = swap hands with a player
half-event-115-if-discarded = Favoured suit
half-event-115-if-discarded-does = intelligence
half-event-115-if-purchased = Pashtunwali Values
half-event-115-if-purchased-does = you set the favoured suit
half-event-116-if-discarded = Favoured suit
half-event-116-if-discarded-does = political
half-event-116-if-purchased = Rebuke
half-event-116-if-purchased-does = you empty one region

## If a check came now

check-ask = Check now?
forecast-holds = It holds: { $coalition } is dominant. Those loyal to it score by influence.
forecast-fails = It fails: no coalition has a lead of { $need ->
        [one] 1 block over
       *[other] { $need } blocks over
    } every other. All score by cylinders in play.
forecast-last = The last check: points count double.
forecast-ends = The game would end.
forecast-by-influence = Influence
forecast-by-cylinders = Cylinders
forecast-gain = Points
forecast-total = Total
from-to = { $from } → { $to }

## A card that is lifted

lifted-card = { $suit }, rank { $rank }: { $privilege }
privilege-economic = tax shelter { $from } → { $to }
privilege-military =
    { $rank ->
        [1] 1 star for the last tie
       *[other] { $rank } stars for the last tie
    }
privilege-political = court limit { $from } → { $to }
privilege-intelligence = hand limit { $from } → { $to }
lifted-joins =
    { $lost ->
        [0] Turns you { $coalition }.
        [one] Turns you { $coalition }: 1 gift, prize or patriot lost.
       *[other] Turns you { $coalition }: { $lost } gifts, prizes or patriots lost.
    }
lifted-played = When it is played
lifted-nothing = It places nothing.
impact-in = { $what } in { $region }
impact-border = { $what } on borders of { $region }
impact-spy = { $what } on cards of { $region }
impact-spy-cards =
    { $count ->
        [0] no such card in court but this one
        [one] 1 such card in court
       *[other] { $count } such cards in court
    }
impact-blocks = { $coalition } blocks { $from } → { $to }
impact-rule =
    { $rule ->
        [won] you come to rule { $region }
        [lost] you no longer rule { $region }
        [theirs] { $ruler } comes to rule { $region }
        [nobody] { $ruler } no longer rules
        [kept] you keep ruling
        [stays] { $ruler } keeps ruling
       *[none] still nobody rules { $region }
    }
impact-leverage = 2 rupees of leverage, owed when it leaves
impact-suit = Favoured: { $suit }
half-bought = Bought:
half-discarded = Discarded:
pay-price = Price
pay-on-it = On the card
pay-left = You keep, of { $from }
pay-bribe = Bribe to { $name }

## Prompts on this board

whole-buy = Buy “{ $card }”?
whole-play = Play “{ $card }”?
send-buy =
    { $cost ->
        [0] Take it free
        [one] Buy for 1 rupee
       *[other] Buy for { $cost } rupees
    }
send-buy-event =
    { $cost ->
        [0] Take it free
        [one] Buy for 1 rupee
       *[other] Buy for { $cost } rupees
    }
send-buy-check =
    { $cost ->
        [0] Take it free
        [one] Buy for 1 rupee
       *[other] Buy for { $cost } rupees
    }

verb-put-at = Put it at an end of your court
verb-place-road = Place the road
verb-place-army = Place an army
verb-place-spy = Place the spy
verb-lift-block = Take a block
verb-lift-tribe = Take a tribe
verb-lift-spy = Take a spy
verb-lift-gift = Take a gift
verb-give-gift = Give a gift
verb-move-tribe = Move a tribe
verb-spy-to = Move the spy
verb-betray = Betray a card
verb-battle-in = Battle in a region
verb-battle-on = Battle on a card
verb-remove-army = Remove an army
verb-remove-road = Remove a road
verb-remove-tribe = Remove a tribe
verb-remove-spy = Remove a spy
verb-discard = Discard a card
verb-choose-region = Choose a region
glows-card =
    { $count ->
        [one] 1 card glows.
       *[other] { $count } cards glow.
    }
glows-region =
    { $count ->
        [one] 1 region glows.
       *[other] { $count } regions glow.
    }
glows-border =
    { $count ->
        [one] 1 border glows.
       *[other] { $count } borders glow.
    }

## Guide

guide-turn = A turn
guide-turn-words = Two actions: buy a card, play one, or use a card of your court. Cards of the favoured suit give bonus actions.
guide-actions = Actions of court cards
guide-tax = rupees up to the rank, from the market or from players with a card of a region you rule
guide-gift = 2, 4 or 6 rupees for 1 influence
guide-build = up to 3 armies and roads where you rule, 2 rupees each
guide-move = a step for each rank: armies by road, spies from card to card
guide-betray = 2 rupees: a card under your spy falls, its prize may be yours
guide-battle = remove up to the rank, not more than your armies or spies there
guide-suits = Suits
guide-economic = stars are your tax shelter
guide-military = stars break the last tie; favoured, it doubles prices
guide-political = stars widen your court
guide-intelligence = stars widen your hand
guide-icons = When a card is played
guide-road = a block of yours on a border
guide-army = a block of yours in the region
guide-tribe = a cylinder in the region
guide-spy = a cylinder on a card of the region
guide-leverage = 2 rupees of leverage

## Wakhan

wakhan-turn = Wakhan’s turn: { $card }
wakhan-back = The back on top of Wakhan’s deck
wakhan-row-top = top
wakhan-row-bottom = bottom
wakhan-red = Red arrow: { $row }
wakhan-black = Black arrow: column { $column }
wakhan-side = Pragmatic loyalty: { $coalition }
wakhan-side-why = The leftmost coalition on the card that no person is loyal to.
wakhan-ambition = Ambition
wakhan-ambition-why = A check is in reach, and nobody would score more from it.
wakhan-bonus = Bonus actions
wakhan-bonus-why = Cards of the favoured suit act too, the leftmost first.
wakhan-by-arrows = By the arrows: row { $row } and { $column }; to the left where that is not possible.
court-large = Show the court large
wakhan-last = Her last turn
wakhan-next = Next: she draws a card. Its arrows will point to the top or the bottom row and to one of the columns { $columns } on the open back.
wakhan-next-row = Next: she draws a card. Whatever it is, the red arrow points { $row }; the columns on the back are { $columns }.
wakhan-next-check = Next, if nothing changes: she buys the Dominance Check.

## The ways to play

way-false = Against each other
way-false-what = Everybody gathers a court of their own and changes sides when it pays.
way-true = With Wakhan
way-true-what = One or two of you against Wakhan, a rival played by a deck of cards.
