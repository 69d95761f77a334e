# Words of the Scythe board.

## The map

map = The board
map-factory = Factory
map-nordic = Nordic
map-rusviet = Rusviet
map-crimea = Crimea
map-saxony = Saxony
map-polania = Polania
map-albion = Albion
map-togawa = Togawa
zoom-in = Zoom in
zoom-out = Zoom out
flag-fight = Combat
flag-drive =
    { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
glows-place =
    { $count ->
        [one] 1 place glows on the map.
       *[other] { $count } places glow on the map.
    }
glows-section =
    { $count ->
        [one] 1 section glows on your mat.
       *[other] { $count } sections glow on your mat.
    }
glows-ability = Choose its ability, then a territory.
glows-structure = Choose it on your mat, then a territory.
glows-slot = Choose a cube, then the cost it goes to.
glows-bottom = Choose a recruit, then its bonus.
glows-bonus = Choose its one-time bonus.
verb-use-section = Place the token
verb-go = Go
verb-produce-on = Produce
verb-put-on = Choose the territory
verb-pay-from = Pay
verb-upgrade = Upgrade
verb-enlist = Enlist
verb-fight-at = Fight
verb-retreat-to = Retreat

## Pages

sheets = Pages of the table
sheet-map = Board
sheet-mine = Your mat
sheet-tracks = Tracks
sheet-back = Back to the board

## The player mat

or = or
of = { $have } of { $want }
you = You
mat-pays =
    { $coins ->
        [one] Pay 1 coin
       *[other] Pay { $coins } coins
    }
mat-free = Free
mat-used = used last turn
tab-used = last turn
mat-token = The token was here last turn
mat-lacks = { $have } of { $cost }
mat-coins =
    { $count ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
mat-no-coins = no coins
mat-no-coins-taken = The same action, without its coins
mat-now = now
mat-number = player mat { $number }
mat-built = { $structure }, built
mat-has = { $cost } { $resource }, you have { $have }
mat-needs = needs { $cost } { $resource }, you have { $have }
mat-column = Token on { $section }
mat-whole = Whole mat
pairs-square = From which upper action? It gives more from now on:
pairs-cost = To which lower action? It costs less from now on:
pairs-recruit = Which recruit? Its lasting bonus begins to work:
pairs-bonus = For which bonus? You gain it at once:
pairs-once = once
top-move-units =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
top-gain-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
top-gain-power = { $count } power
top-draw-combat-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
top-gain-resources = { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
top-gain-popularity = { $count } popularity
top-produce = { $count ->
        [one] 1 territory
       *[other] { $count } territories
    }
top-factory-card = Factory card
does-monument = +1 popularity when you Bolster
does-mill = its territory produces once more
does-mine = a tunnel for your units only
does-armory = +1 power when you Trade
ongoing-power = +1 power
ongoing-coins = +1 coin
ongoing-popularity = +1 popularity
ongoing-combat-cards = +1 combat card
recruit-hidden = hidden under the recruit
recruit-upgrade = whenever you or a neighbour upgrades
recruit-deploy = whenever you or a neighbour deploys
recruit-build = whenever you or a neighbour builds
recruit-enlist = whenever you or a neighbour enlists
workers-out = { $out ->
        [one] 1 worker out
       *[other] { $out } workers out
    }, { $left } on the mat.
workers-cost =
    { $upkeep ->
        [0] Producing costs nothing.
        [1] Producing costs 1 power.
        [2] Producing costs 1 power and 1 popularity.
       *[other] Producing costs 1 power, 1 popularity and 1 coin.
    }

## The faction

hero-nordic = Bjorn and Mox.
hero-rusviet = Olga and Changa.
hero-crimea = Zehra and Kar.
hero-saxony = Gunter and his wolves.
hero-polania = Anna and Wojtek.
power-swim = Workers swim across rivers.
power-relentless = May use the same section twice running.
power-coercion = A combat card can stand for a resource, once a turn.
power-dominate = No limit to stars for combats and objectives.
power-meander = Two options of each encounter.
does-riverwalk-nordic = across rivers into forest and mountain
does-riverwalk-rusviet = across rivers into farm and village
does-riverwalk-crimea = across rivers into farm and tundra
does-riverwalk-saxony = across rivers into forest and mountain
does-riverwalk-polania = across rivers into village and mountain
does-speed = character and mechs go one territory further
does-seaworthy = onto lakes and off them; may retreat there
does-artillery = before a combat: pay 1 power, the opponent loses 2
does-township = your villages and the Factory are adjacent
does-peoples-army = one combat card more where a worker is
does-wayfare = to your own base or an unused one from anywhere
does-scout = before a combat: a random card from the opponent
does-underpass = your mountains and all tunnels are adjacent
does-disarm = before a combat on a tunnel: the opponent loses 2 power
does-submerge = onto lakes, and from any lake to any other
does-camaraderie = driving workers off in combat costs no popularity
mech-out = deployed
bonus-once = One-time bonus of a recruit
once-power = { $count } power
once-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
once-popularity = { $count } popularity
once-combat-cards = { $count ->
        [one] 1 combat card
       *[other] { $count } combat cards
    }
factory-none = No factory card yet
factory-how = Taken when the character first stops at the Factory; it is a fifth section.
factory-move = Move 1 unit, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
neighbours =
    { $count ->
        [one] { $names } is the neighbour
       *[other] { $names } are the neighbours
    }
neighbours-feed = Recruits also gain when they take that bottom row.

## Cards

cards-combat =
    { $count ->
        [one] 1 combat card
       *[other] { $count } combat cards
    }
card-of = Combat card { $value }
task-of = { $have } of { $want } { $name }
task-most =
    { $most ->
        [0] no { $name }
       *[other] { $have } { $name }, at most { $most }
    }
task-over =
    { $most ->
        [0] { $have } { $name }, none allowed
       *[other] { $have } { $name }, at most { $most }
    }
task-missing = { $base }; { $kinds } missing
need-mountains = mountains
need-farms = farms
need-tundras = tundra
need-forests = forests
need-villages = villages
need-tunnels = tunnels
need-coins = coins
need-power = power
need-popularity = popularity
need-workers = workers
need-mechs = mechs
need-structures = structures
need-recruits = recruits
need-upgrades = upgrades
need-workers-beyond-recruits = workers more than recruits
need-factory-cards = factory cards
need-combat-cards = combat cards
need-combat-stars = combat stars
need-forced-workers = workers driven out
need-factory = Factory
need-beside-factory = beside the Factory
need-around-one-lake = around one lake
need-most-power = strongest in power
need-scarcest-resource = of every resource
need-richest-resource = of one resource
need-mixed-stock = resources on one territory
need-pieces-on-one-hex = pieces on one territory
need-wolf-hexes = fitting territory
gain-power = power
gain-coins = coins
gain-popularity = popularity
gain-combat-cards = combat cards
gain-food = food
gain-metal = metal
gain-oil = oil
gain-wood = wood
gain-resources = resources
gain-worker = worker
gain-upgrade = upgrade
gain-deploy = mech
gain-build = structure
gain-enlist = recruit
gain-produce = territories produce

## Everybody

seats-open = Mats of { $name }
seats-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
seats-power = power
seats-popularity = popularity
seats-cards =
    { $count ->
        [one] card
       *[other] cards
    }
stars = Stars
stars-of = { $count } of { $all }; the sixth ends the game
stars-placed = placed for good
popularity-tier =
    Popularity { $popularity }, { $tier ->
        [1] first tier
        [2] second tier
       *[3] third tier
    }
popularity-next = { $count } more to the next: +{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
tier-rates = coins for each star · territory · pair of resources
score-now = If it ended now
score-at = at { $popularity }
score-coins = Coins in hand
score-stars = Stars
score-territories = Territories
score-pairs = Pairs of resources
score-structures = Structure bonus
score-total = Coins in all

## On the phone

tab-pays =
    { $coins ->
        [one] You pay 1 coin, you have { $have }, and get:
       *[other] You pay { $coins } coins, you have { $have }, and get:
    }
tab-produce = Territories with your workers produce:
tab-give = Give coins
tab-columns = Back to the sections

## Cargo

cargo = Cargo
cargo-more = Load: { $cargo }
cargo-less = Leave here: { $cargo }
cargo-all = Take all
cargo-none = Leave all

## Combat

dial = Power dial
dial-to = Dial to { $power }
unknown = ?
you-attack = You attack
you-defend = You defend
other-attacks = { $name } attacks
other-defends = { $name } defends
combat-cards = Combat cards
combat-cards-most =
    { $count ->
        [0] no cards
        [one] up to 1 card
       *[other] up to { $count } cards
    }
combat-no-cards = No cards can be added here.
combat-seal = Seal { $total }
range = { $name } can come to 0 to { $most }
range-win-tie = you win, ties too
range-win = you win
range-lose = you lose
range-cards =
    { $cards ->
        [0] dial alone, to { $most }
        [one] with 1 card, to { $most }
       *[other] with { $cards } cards, to { $most }
    }
stakes-win = If you win
stakes-lose = If you lose
stakes-star = star number { $number } of yours
stakes-no-star = no star: you have all yours for combats
stakes-theirs = star number { $number } for { $name }
stakes-take =
    { $goods ->
        [0] the territory is yours
        [one] the territory is yours, with 1 resource
       *[other] the territory is yours, with { $goods } resources
    }
stakes-keep =
    { $goods ->
        [0] you keep the territory
        [one] you keep the territory and 1 resource
       *[other] you keep the territory and { $goods } resources
    }
stakes-popularity = { $lost } popularity less, for { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } driven out
stakes-retreat =
    { $units ->
        [one] your unit there retreats
       *[other] your { $units } units there retreat
    }
stakes-card = a combat card, if you spent power or a card
side-attacks = attacks
side-defends = defends
side-wins = wins

## Encounters, guide

price-free = Free
price-coins =
    { $count ->
        [one] For 1 coin
       *[other] For { $count } coins
    }
price-popularity = For { $count } popularity
glows-offer = Choose a row of the card.
glows-factory-card = Choose one of the cards.
verb-take-offer = The encounter
verb-take-factory-card = A factory card
guide-land = The land
guide-farm = Farm: food
guide-mountain = Mountain: metal
guide-tundra = Tundra: oil
guide-forest = Forest: wood
guide-village = Village: workers
guide-lake = Lake: nothing; closed to most
guide-factory = Factory: three territories
guide-stars = Stars
guide-tier = popularity { $from } and more
tile = Structure bonus: { $tile }
decks = Combat cards: { $deck } to draw, { $discarded } discarded. Encounter cards left: { $encounters }.
objective-shown = objective shown
