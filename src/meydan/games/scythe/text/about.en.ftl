### What the things of a Scythe table are and do, told on request.

## Territories

about-place =
    { $terrain ->
        [farm] Each worker here produces food.
        [mountain] Each worker here produces metal.
        [tundra] Each worker here produces oil.
        [forest] Each worker here produces wood.
        [village] Each worker here can bring a new one.
        [lake] Nothing is produced, built or deployed here, and only some factions come here; it counts as a territory.
        [factory] Produces nothing, but counts as 3 territories. A character takes a factory card the first time it stops here.
       *[home_base] Beaten units come back here. It is not a territory: nothing is built here, and nobody moves in.
    }{ here-tunnel }{ here-token }{ here-held }{ here-built }{ here-coming }
here-tunnel =
    { $tunnel ->
        [yes] {" "}Its tunnel leads to all others in one step.
       *[no] {""}
    }
here-token =
    { $token ->
        [yes] {" "}An encounter waits for the first character to come.
       *[no] {""}
    }
here-held =
    { $held ->
        [reader] {" "}You control it.
        [other] {" "}{ $owner } controls it.
       *[nobody] {""}
    }
here-built =
    { $built ->
        [yes] {" "}The { $structure } of { $builder } stands here.
       *[no] {""}
    }
here-coming =
    { $coming ->
        [0] {" "}None of the others can come here next turn.
       *[other] {" "}Next turn these could come here: { $seats }.
    }
title-terrain-farm = Farm
about-terrain-farm = Each worker on a farm produces 1 food, which pays for Enlist.
title-terrain-mountain = Mountain
about-terrain-mountain = Each worker on a mountain produces 1 metal, which pays for Deploy.
title-terrain-tundra = Tundra
about-terrain-tundra = Each worker on tundra produces 1 oil, which pays for Upgrade.
title-terrain-forest = Forest
about-terrain-forest = Each worker in a forest produces 1 wood, which pays for Build.
title-terrain-village = Village
about-terrain-village = Each worker in a village brings 1 new worker from your mat, if you want it.
title-terrain-lake = Lake
about-terrain-lake = Units need an ability to enter it. Nothing is produced, built or deployed here; whoever leaves takes everything along.
title-terrain-factory = Factory
about-terrain-factory = Produces nothing and counts as 3 territories at the end. The first time your character stops here, you take a factory card.
title-terrain-home-base = Home base
about-terrain-home-base = Where a faction begins and where its beaten units go. It is not a territory, and nobody moves in, save by Wayfare.
title-control = Control
about-control = A territory is yours with a unit of yours on it, or with your structure while nobody else’s unit is there. Resources there are yours to spend.
title-river = River
about-river = Units do not cross it. Riverwalk lets character and mechs cross onto two kinds of terrain, and Nordic workers swim.
title-tunnel = Tunnel
about-tunnel = All tunnels are one step apart, for every unit. A Mine is a tunnel too, for its owner only.
title-encounter-token = Encounter token
about-encounter-token = The character that comes here stops. After all combats it takes the token off, draws a card and chooses one of its options.

## Factions and mats

led-by =
    { $taken ->
        [yes] { $reader ->
            [seat] {" "}You lead it.
           *[nobody] {" "}{ $seat } leads it.
        }
       *[no] {" "}Nobody leads it in this game.
    }
about-faction-nordic = Begins with { $power } power and { $cards ->
        [one] { $cards } combat card
       *[other] { $cards } combat cards
    }. Swim: workers cross rivers. Mechs: Riverwalk onto forest and mountain, Seaworthy, Artillery, Speed.{ led-by }
about-faction-rusviet = Begins with { $power } power and { $cards ->
        [one] { $cards } combat card
       *[other] { $cards } combat cards
    }. Relentless: may use the section of last turn again. Mechs: Riverwalk onto farm and village, Township, People’s Army, Speed.{ led-by }
about-faction-crimea = Begins with { $power } power and { $cards ->
        [one] { $cards } combat card
       *[other] { $cards } combat cards
    }. Coercion: once a turn a combat card stands for a resource. Mechs: Riverwalk onto farm and tundra, Wayfare, Scout, Speed.{ led-by }
about-faction-saxony = Begins with { $power } power and { $cards ->
        [one] { $cards } combat card
       *[other] { $cards } combat cards
    }. Dominate: no limit to stars for combats and objectives. Mechs: Riverwalk onto forest and mountain, Underpass, Disarm, Speed.{ led-by }
about-faction-polania = Begins with { $power } power and { $cards ->
        [one] { $cards } combat card
       *[other] { $cards } combat cards
    }. Meander: two options of each encounter. Mechs: Riverwalk onto village and mountain, Submerge, Camaraderie, Speed.{ led-by }
title-faction-ability-swim = Swim
about-faction-ability-swim = Nordic workers cross rivers onto any land. They still do not enter lakes on their own.
title-faction-ability-relentless = Relentless
about-faction-ability-relentless = Rusviet may leave the action token where it is and use the same section again; whether this holds for the factory card is a table option.
title-faction-ability-coercion = Coercion
about-faction-ability-coercion = Once a turn Crimea discards a combat card of any value in place of any one resource.
title-faction-ability-dominate = Dominate
about-faction-ability-dominate = Saxony places a star for each combat won and for both objectives, up to its 6 stars.
title-faction-ability-meander = Meander
about-faction-ability-meander = Polania takes two different options of each encounter card; what the first brings may pay for the second.
about-mat = Player mat { $number }: { $popularity } popularity and { $coins ->
        [one] 1 coin to begin with
       *[other] { $coins } coins to begin with
    }. Upgrade costs { $cost_upgrade } oil, pays { $pays_upgrade ->
        [one] 1 coin
       *[other] { $pays_upgrade } coins
    } and lies under { under-upgrade }; Deploy { $cost_deploy } metal, { $pays_deploy ->
        [one] 1 coin
       *[other] { $pays_deploy } coins
    }, under { under-deploy }; Build { $cost_build } wood, { $pays_build ->
        [one] 1 coin
       *[other] { $pays_build } coins
    }, under { under-build }; Enlist { $cost_enlist } food, { $pays_enlist ->
        [one] 1 coin
       *[other] { $pays_enlist } coins
    }, under { under-enlist }.{ used-by }
under-upgrade =
    { $over_upgrade ->
        [move] { section-move }
        [bolster] { section-bolster }
        [trade] { section-trade }
       *[produce] { section-produce }
    }
under-deploy =
    { $over_deploy ->
        [move] { section-move }
        [bolster] { section-bolster }
        [trade] { section-trade }
       *[produce] { section-produce }
    }
under-build =
    { $over_build ->
        [move] { section-move }
        [bolster] { section-bolster }
        [trade] { section-trade }
       *[produce] { section-produce }
    }
under-enlist =
    { $over_enlist ->
        [move] { section-move }
        [bolster] { section-bolster }
        [trade] { section-trade }
       *[produce] { section-produce }
    }
used-by =
    { $taken ->
        [yes] { $reader ->
            [seat] {" "}It is yours.
           *[nobody] {" "}{ $seat } has it.
        }
       *[no] {" "}Nobody has it in this game.
    }
title-action-token = Action token
about-action-token = Each turn it goes to another section of the player mat; then that section’s top row and after it the bottom row may be used.
about-section-move = Move several different units, or take coins. Combats come after all moves, then an encounter or the Factory.
about-section-bolster = Pay 1 coin for power or for combat cards. With your Monument you gain 1 popularity too.
about-section-trade = Pay 1 coin for 2 resources of your choice, on a territory with your worker, or for popularity. With your Armory you gain 1 power too.
about-section-produce = Workers on the chosen territories produce what those give. The more workers have left your mat, the more it costs.
about-section-factory = Your factory card: its own price and gain above, and below it a move of one unit.
about-choice-move-units = Different units move one after the other, by one territory each, two with Speed. A unit takes along what lies with it.
about-choice-gain-coins = Coins instead of moving units.
about-choice-gain-power = Pay 1 coin and go up on the power track, which ends at 16.
about-choice-draw-combat-cards = Pay 1 coin and draw combat cards; only you see them.
about-choice-gain-resources = Pay 1 coin and put 2 resources of any mix on one territory with your worker.
about-choice-gain-popularity = Pay 1 coin and go up on the popularity track, which ends at 18.
about-choice-produce = Choose territories with your workers: each worker makes what its territory gives, and the Mill works like one.
about-choice-factory-card = Pay what the factory card costs and take what it gives. Structures and recruits add nothing to it.

## Units and goods

about-unit-character = The leader: fights, meets encounters and takes a factory card at the Factory. It carries resources.
about-unit-mech = Fights, carries workers and resources. Each mech deployed gives an ability to the character and to all mechs.
about-unit-worker = Produces, and is needed to deploy and build. Does not fight; whoever drives it out loses popularity.
about-cargo-worker = A mech takes workers along, as many as you like; that is no move of theirs.
about-cargo-tired-worker = This worker has had its own move in this action. A mech can still carry it.
about-cargo-food = Any unit takes food along, as much as you like.
about-cargo-metal = Any unit takes metal along, as much as you like.
about-cargo-oil = Any unit takes oil along, as much as you like.
about-cargo-wood = Any unit takes wood along, as much as you like.
about-resource-food = Made on farms; pays for Enlist. It lies on the board and is spent by whoever controls the territory.
about-resource-metal = Made on mountains; pays for Deploy. It lies on the board and is spent by whoever controls the territory.
about-resource-oil = Made on tundra; pays for Upgrade. It lies on the board and is spent by whoever controls the territory.
about-resource-wood = Made in forests; pays for Build. It lies on the board and is spent by whoever controls the territory.

## The bottom row

about-bottom-upgrade = Pay oil and move a cube from a green square to a bracketed cost: a top row gives more from then on, a bottom row costs 1 less.
about-bottom-deploy = Pay metal and put a mech on a territory with your worker. Its ability is from then on that of your character and all mechs.
about-bottom-build = Pay wood and put a structure on a territory with your worker, one on each at most. It stays for good.
about-bottom-enlist = Pay food, take a recruit off a bottom row and put it on a one-time bonus. That row then gives you a bonus whenever you or a neighbour takes it.
title-recruit = Recruit
about-recruit = A recruit gone from its bottom row opens an ongoing bonus: Upgrade 1 power, Deploy 1 coin, Build 1 popularity, Enlist 1 combat card, whenever you or a neighbour takes that row.
title-cube = Technology cube
about-cube = On a green square it hides what a top row could give more. Upgraded, it lies on a bracketed cost and takes 1 resource off it.
about-bonus-power = Spent in combats; at 16 it gives a star. As a recruit’s one-time bonus: 2 power.
about-bonus-coins = Coins are the score, and pay for much on the way. As a recruit’s one-time bonus: 2 coins.
about-bonus-popularity = Decides what stars, territories and resources are worth; at 18 it gives a star. As a recruit’s one-time bonus: 2 popularity.
about-bonus-combat-cards = Add their value to your power in a combat. How many you hold is open. As a recruit’s one-time bonus: 2 cards.
about-slot = While its cube lies here, { $before } is all there is. Once it is upgraded: { brings-square }.
about-ability-riverwalk = Character and mechs cross rivers onto two terrains: Nordic and Saxony forest and mountain, Rusviet farm and village, Crimea farm and tundra, Polania village and mountain.
about-ability-speed = Character and mechs go one territory further in a move. Opposing units still stop them.
about-ability-seaworthy = Character and mechs enter and leave lakes, and may retreat to a lake beside the combat. Nordic.
about-ability-artillery = Before a combat pay 1 power: the opponent loses 2. Nordic.
about-ability-township = Villages you control and the Factory are adjacent to each other for character and mechs. Rusviet.
about-ability-peoples-army = With a worker of yours in the combat you may add 1 card more. Rusviet.
about-ability-wayfare = Character and mechs go from anywhere to your home base or that of a faction not in the game. Crimea.
about-ability-scout = Before a combat take 1 random combat card from the opponent. Crimea.
about-ability-underpass = Mountains you control and all tunnels, your Mine among them, are adjacent to each other for character and mechs. Saxony.
about-ability-disarm = Before a combat on a tunnel or your Mine the opponent loses 2 power. Saxony.
about-ability-submerge = Character and mechs enter and leave lakes, and go from any lake to any other. Polania.
about-ability-camaraderie = Workers forced away after a combat cost you no popularity; a table option has it for every case. Polania.
about-structure-mine = A tunnel for your units alone, whoever controls the territory.
about-structure-monument = You gain 1 popularity whenever you Bolster.
about-structure-armory = You gain 1 power whenever you Trade.
about-structure-mill = Its territory may produce as an extra one, and the Mill produces like a worker while you control it.

## Cards

about-objective =
    { $at_end ->
        [yes] A secret task. Fulfilled at the end of your turn, it may be shown for a star; then your other objective is gone too.
       *[no] A secret task. While it is fulfilled, you may show it before or after any action of your turn for a star; then your other objective is gone too.
    }
about-encounter-harvest-fair = Choose one: { offer-harvest-fair-1 }; { offer-harvest-fair-2 }; { offer-harvest-fair-3 }.
about-encounter-woodcutters-camp = Choose one: { offer-woodcutters-camp-1 }; { offer-woodcutters-camp-2 }; { offer-woodcutters-camp-3 }.
about-encounter-machine-in-the-barn = Choose one: { offer-machine-in-the-barn-1 }; { offer-machine-in-the-barn-2 }; { offer-machine-in-the-barn-3 }.
about-encounter-the-old-smithy = Choose one: { offer-the-old-smithy-1 }; { offer-the-old-smithy-2 }; { offer-the-old-smithy-3 }.
about-encounter-broken-harvester = Choose one: { offer-broken-harvester-1 }; { offer-broken-harvester-2 }; { offer-broken-harvester-3 }.
about-encounter-roadside-inn = Choose one: { offer-roadside-inn-1 }; { offer-roadside-inn-2 }; { offer-roadside-inn-3 }.
about-encounter-the-tinkerer = Choose one: { offer-the-tinkerer-1 }; { offer-the-tinkerer-2 }; { offer-the-tinkerer-3 }.
about-encounter-lamp-oil-seller = Choose one: { offer-lamp-oil-seller-1 }; { offer-lamp-oil-seller-2 }; { offer-lamp-oil-seller-3 }.
about-encounter-the-derrick = Choose one: { offer-the-derrick-1 }; { offer-the-derrick-2 }; { offer-the-derrick-3 }.
about-encounter-wreck-in-the-snow = Choose one: { offer-wreck-in-the-snow-1 }; { offer-wreck-in-the-snow-2 }; { offer-wreck-in-the-snow-3 }.
about-encounter-village-kitchen = Choose one: { offer-village-kitchen-1 }; { offer-village-kitchen-2 }; { offer-village-kitchen-3 }.
about-encounter-carpenters-yard = Choose one: { offer-carpenters-yard-1 }; { offer-carpenters-yard-2 }; { offer-carpenters-yard-3 }.
about-encounter-parade-day = Choose one: { offer-parade-day-1 }; { offer-parade-day-2 }; { offer-parade-day-3 }.
about-encounter-miners-lunch = Choose one: { offer-miners-lunch-1 }; { offer-miners-lunch-2 }; { offer-miners-lunch-3 }.
about-encounter-stranded-caravan = Choose one: { offer-stranded-caravan-1 }; { offer-stranded-caravan-2 }; { offer-stranded-caravan-3 }.
about-encounter-fishing-party = Choose one: { offer-fishing-party-1 }; { offer-fishing-party-2 }; { offer-fishing-party-3 }.
about-encounter-deserters = Choose one: { offer-deserters-1 }; { offer-deserters-2 }; { offer-deserters-3 }.
about-encounter-forest-picnic = Choose one: { offer-forest-picnic-1 }; { offer-forest-picnic-2 }; { offer-forest-picnic-3 }.
about-encounter-border-post = Choose one: { offer-border-post-1 }; { offer-border-post-2 }; { offer-border-post-3 }.
about-encounter-broken-bridge = Choose one: { offer-broken-bridge-1 }; { offer-broken-bridge-2 }; { offer-broken-bridge-3 }.
about-encounter-old-comrades = Choose one: { offer-old-comrades-1 }; { offer-old-comrades-2 }; { offer-old-comrades-3 }.
about-encounter-scrap-market = Choose one: { offer-scrap-market-1 }; { offer-scrap-market-2 }; { offer-scrap-market-3 }.
about-encounter-village-wedding = Choose one: { offer-village-wedding-1 }; { offer-village-wedding-2 }; { offer-village-wedding-3 }.
about-encounter-silent-machine = Choose one: { offer-silent-machine-1 }; { offer-silent-machine-2 }; { offer-silent-machine-3 }.
about-encounter-training-ground = Choose one: { offer-training-ground-1 }; { offer-training-ground-2 }; { offer-training-ground-3 }.
about-encounter-night-watch = Choose one: { offer-night-watch-1 }; { offer-night-watch-2 }; { offer-night-watch-3 }.
about-encounter-rail-yard = Choose one: { offer-rail-yard-1 }; { offer-rail-yard-2 }; { offer-rail-yard-3 }.
about-encounter-travellers-at-dusk = Choose one: { offer-travellers-at-dusk-1 }; { offer-travellers-at-dusk-2 }; { offer-travellers-at-dusk-3 }.
about-offer = An option of “{ $encounter }”: pay its price in full, then take what you want of it. Everything goes on the territory of the encounter.
about-factory-card = A fifth section for whoever took it. Above: this price and this gain, no more. Below: one unit moves up to { $steps ->
        [one] 1 territory
       *[other] { $steps } territories
    }, one more with Speed.
title-combat-card = Combat card of { $word }
about-combat-card = Adds its value to your power in a combat, one card for each character and mech there. The game has { $count } of them.
title-combat-deck = Combat cards
about-combat-deck = Cards are drawn face down. When the pile is empty, the discards are shuffled into a new one.
title-dial = Power dial
about-dial = In a combat both secretly choose 0 to 7 power, no more than they have. What is chosen is lost, win or not.

## Tracks, stars and score

title-power-track = Power track
about-power-track = Power is spent in combats, by some abilities and for producing. The track ends at 16, and whoever gets there places a star.
title-popularity-track = Popularity track
about-popularity-track = Decides the coins for each star, territory and pair of resources: 3, 2 and 1 up to 6 popularity; 4, 3 and 2 from 7; 5, 4 and 3 from 13. Whoever reaches 18 places a star.
title-triumph-track = Triumph track
about-triumph-track = A goal reached puts a star here for good. The sixth star of any player ends the game at once.
title-score = Score
about-score = Coins held, and coins for stars, territories, pairs of resources and structures, as if the game ended now. The most coins win.
about-goal-upgrades = A star once all 6 cubes have been moved.
about-goal-mechs = A star once all 4 mechs are deployed.
about-goal-structures = A star once all 4 structures are built.
about-goal-recruits = A star once all 4 recruits are enlisted.
about-goal-workers-on-board = A star once all 8 workers have left the mat.
about-goal-objective = A star for one objective shown; Saxony may show both.
about-goal-combat-win = A star for a combat won, twice at most; Saxony without that limit.
about-goal-popularity = A star for 18 popularity; it stays, whatever is lost later.
about-goal-power = A star for 16 power; it stays, whatever is spent later.
about-tile-tunnels-adjacent = Coins at the end for tunnels beside your structures, each counted once. Mines do not count.
about-tile-lakes-adjacent = Coins at the end for lakes beside your structures, each counted once.
about-tile-encounters-adjacent = Coins at the end for encounter territories beside your structures, each counted once, with or without the token.
about-tile-structures-on-tunnels = Coins at the end for your structures on tunnels. A Mine makes no tunnel here.
about-tile-structures-in-a-row = Coins at the end for the longest straight unbroken line of your structures.
about-tile-structures-on-farm-or-tundra = Coins at the end for your structures on farms and tundra.

## Seats and options

about-seat =
    { $dealt ->
        [yes] Leads the { $faction } with the { $mat } mat. Everything but the faces of cards is open.
       *[no] Has no faction and mat yet.
    }
about-option-factions = Whether factions are dealt, or each player chooses one in turn.
about-option-mats = Whether player mats are dealt, or each player chooses one in turn.
about-option-pairs = Whether the two pairs of faction and mat that win most are left out: Rusviet with Industrial, Crimea with Patriotic.
about-option-pacts = Whether players may give each other coins on their own turn, between actions. No deal is binding.
about-option-camaraderie = Whether Polania’s Camaraderie spares popularity after combats only, or whenever workers are driven out.
about-option-relentless-factory = Whether Rusviet may use the factory card turn after turn like any other section.

## Labels of figures

fact-characters = Character
fact-mechs = Mechs
fact-workers = Workers
fact-food = Food
fact-metal = Metal
fact-oil = Oil
fact-wood = Wood
fact-tile-1 = For 1
fact-tile-2 = From 2
fact-tile-3 = From 3
fact-tile-4 = From 4
fact-tile-6 = From 6
fact-counted = You have
fact-coins-now = Coins now
fact-discarded = Discarded
fact-deck = In the pile
fact-tokens-left = Tokens left
fact-your-power = Your power
fact-your-coins = Your coins
fact-your-popularity = Your popularity
fact-your-tier = Your tier
fact-your-cards = Your combat cards
fact-your-stars = Your stars
fact-taken = One-time bonus taken
fact-in-hand = In your hand
fact-yours = Yours
fact-upgraded = Upgraded
fact-deployed = Deployed
fact-built = Built
fact-on-board = Yours on the board
fact-cost-now = Cost now
fact-have = You have
fact-pays = Pays coins
fact-cubes = Cubes on the cost
fact-enlisted = Recruit enlisted
fact-reached = Reached
fact-placed = Stars placed
fact-coins = Coins
fact-power = Power
fact-popularity = Popularity
fact-cards = Combat cards
fact-stars = Stars
fact-for-stars = For stars
fact-for-territories = For territories
fact-for-pairs = For resources
fact-for-structures = For structures
fact-total = Score now
fact-need-mountains = Mountains
fact-need-farms = Farms
fact-need-tundras = Tundra
fact-need-forests = Forests
fact-need-villages = Villages
fact-need-tunnels = Tunnels
fact-need-coins = Coins
fact-need-power = Power
fact-need-popularity = Popularity
fact-need-workers = Workers
fact-need-mechs = Mechs
fact-need-structures = Structures
fact-need-recruits = Recruits
fact-need-upgrades = Upgrades
fact-need-workers-beyond-recruits = Workers beyond recruits
fact-need-factory-cards = Factory card
fact-need-combat-cards = Combat cards
fact-need-combat-stars = Combat stars
fact-need-forced-workers = Driven out this turn
fact-need-factory = Factory
fact-need-beside-factory = Beside the Factory
fact-need-around-one-lake = Around one lake
fact-need-most-power = Nobody stronger
fact-need-scarcest-resource = Of the scarcest resource
fact-need-richest-resource = Of one resource
fact-need-mixed-stock = On one territory, all kinds
fact-need-pieces-on-one-hex = Pieces on one territory
fact-need-wolf-hexes = Territories that fit
