### Scythe, in English. Rule sentences are at the end.

game-name = Scythe
game-blurb = Lead a faction, build up its economy and its machines, and win the race for six stars around the Factory.

## Hexes

place-home-albion = the Albion home base
place-home-nordic = the Nordic home base
place-mountain-1 = the mountain by the Albion base
place-farm-1 = the farm by the Albion base
place-village-1 = the village north of the Factory
place-forest-1 = the forest by the Nordic base
place-tundra-1 = the tundra by the Nordic base
place-village-2 = the village north-east of the Factory
place-lake-1 = the lake by the Polanian base
place-tundra-2 = the tundra north-west of the Factory
place-lake-2 = the lake north-west of the Factory
place-tundra-3 = the tundra north of the Factory
place-mountain-2 = the mountain north-east of the Factory
place-farm-2 = the farm north-east of the Factory
place-farm-3 = the farm by the Rusviet base
place-home-polania = the Polanian home base
place-forest-2 = the forest by the Polanian base
place-mountain-3 = the mountain north-west of the Factory
place-forest-3 = the forest north-west of the Factory
place-lake-3 = the lake north-east of the Factory
place-forest-4 = the forest north-east of the Factory
place-village-3 = the village by the Rusviet base
place-home-rusviet = the Rusviet home base
place-farm-4 = the farm by the Polanian base
place-village-4 = the village west of the Factory
place-lake-4 = the lake west of the Factory
place-factory = the Factory
place-mountain-4 = the mountain east of the Factory
place-tundra-4 = the tundra east of the Factory
place-mountain-5 = the mountain by the Rusviet base
place-forest-5 = the far forest west of the Factory
place-forest-6 = the forest west of the Factory
place-farm-5 = the farm south-west of the Factory
place-tundra-5 = the tundra south-west of the Factory
place-lake-5 = the lake south-east of the Factory
place-village-5 = the village south-east of the Factory
place-lake-6 = the lake east of the Factory
place-mountain-6 = the mountain by the Saxon base
place-village-6 = the far village south-west of the Factory
place-village-7 = the village south-west of the Factory
place-tundra-6 = the tundra south of the Factory
place-forest-7 = the forest south-east of the Factory
place-mountain-7 = the mountain south-east of the Factory
place-tundra-7 = the tundra by the Togawa base
place-home-saxony = the Saxon home base
place-tundra-8 = the tundra by the Saxon base
place-lake-7 = the lake by the Crimean base
place-farm-6 = the farm by the Crimean base
place-mountain-8 = the mountain south of the Factory
place-village-8 = the far village south-east of the Factory
place-farm-7 = the farm by the Togawa base
place-home-togawa = the Togawa home base
place-home-crimea = the Crimean home base
place-village-9 = the village by the Crimean base

## Factions and mats

faction-nordic = Nordic Kingdoms
faction-rusviet = Rusviet Union
faction-crimea = Crimean Khanate
faction-saxony = Saxony Empire
faction-polania = Republic of Polania
mat-industrial = Industrial
mat-engineering = Engineering
mat-patriotic = Patriotic
mat-mechanical = Mechanical
mat-agricultural = Agricultural

## Actions, units and things

section-move = Move
section-bolster = Bolster
section-trade = Trade
section-produce = Produce
section-factory = factory card
choice-move-units = Move units
choice-gain-coins = Gain coins
choice-gain-power = Gain power
choice-draw-combat-cards = Draw combat cards
choice-gain-resources = Gain resources
choice-gain-popularity = Gain popularity
choice-produce = Produce
choice-factory-card = Use the factory card
unit-character = character
unit-mech = mech
unit-worker = worker
cargo-worker = worker
cargo-tired-worker = worker that has moved
cargo-food = food
cargo-metal = metal
cargo-oil = oil
cargo-wood = wood
resource-food = food
resource-metal = metal
resource-oil = oil
resource-wood = wood
bottom-upgrade = Upgrade
bottom-deploy = Deploy
bottom-build = Build
bottom-enlist = Enlist
bonus-power = power
bonus-coins = coins
bonus-popularity = popularity
bonus-combat-cards = combat cards
slot-move-units = more units for Move
slot-move-coins = more coins from Move
slot-bolster-power = more power from Bolster
slot-bolster-cards = more cards from Bolster
slot-trade-popularity = more popularity from Trade
slot-produce-hexes = more territories for Produce
ability-riverwalk = Riverwalk
ability-speed = Speed
ability-seaworthy = Seaworthy
ability-artillery = Artillery
ability-township = Township
ability-peoples-army = People’s Army
ability-wayfare = Wayfare
ability-scout = Scout
ability-underpass = Underpass
ability-disarm = Disarm
ability-submerge = Submerge
ability-camaraderie = Camaraderie
structure-mine = Mine
structure-monument = Monument
structure-armory = Armory
structure-mill = Mill

## Goals and structure tiles

goal-upgrades = all 6 upgrades
goal-mechs = all 4 mechs
goal-structures = all 4 structures
goal-recruits = all 4 recruits
goal-workers-on-board = all 8 workers
goal-objective = objective completed
goal-combat-win = combat won
goal-popularity = 18 popularity
goal-power = 16 power
tile-tunnels-adjacent = tunnels next to your structures
tile-lakes-adjacent = lakes next to your structures
tile-encounters-adjacent = encounters next to your structures
tile-structures-on-tunnels = structures on tunnels
tile-structures-in-a-row = structures in a row
tile-structures-on-farm-or-tundra = structures on farms and tundra

## Objectives: title and task

objective-higher-ground-advantage = Higher Ground Advantage (control at least 3 mountains)
objective-underworld-advantage = Underworld Advantage (control at least 3 tunnels)
objective-harvest-advantage = Harvest Advantage (control at least 3 farms)
objective-northern-advantage = Northern Advantage (control at least 3 tundra)
objective-king-of-the-hill = King of the Hill (control the Factory, with nobody stronger in power)
objective-send-one-back-as-a-warning = Send One Back as a Warning (drive out a worker this turn, with at least 7 power)
objective-machine-over-muscle = Machine Over Muscle (a factory card, at least 1 mech and at most 3 workers)
objective-roll-up-your-sleeves-with-the-common-man = Roll Up Your Sleeves with the Common Man (at most 2 coins, with at least 4 workers and 7 popularity)
objective-stockpile-for-the-winter = Stockpile for the Winter (at least 9 resources on one territory, all four kinds among them)
objective-woodland-advantage = Woodland Advantage (control at least 3 forests)
objective-population-advantage = Population Advantage (control at least 3 villages)
objective-get-rich-or-cry-trying = Get Rich or Cry Trying (at least 20 coins)
objective-foundations-of-the-empire = Foundations of the Empire (at least 6 of your pieces on one territory)
objective-hedge-your-bets = Hedge Your Bets (at least 1 each of upgrade, mech, structure, recruit and every resource)
objective-balanced-workforce = Balanced Workforce (as many workers as recruits)
objective-a-wolf-among-the-sheep = A Wolf Among the Sheep (character, 1 mech, 1 worker and at least 5 resources on one territory)
objective-divide-and-conquer = Divide and Conquer (no factory card, and control of at least 2 territories beside the Factory)
objective-become-a-beloved-pacifist = Become a Beloved Pacifist (no power, at least 13 popularity and 5 workers)
objective-shore-up-the-shore = Shore Up the Shore (control at least 5 territories around one lake)
objective-create-a-permanent-foothold = Create a Permanent Foothold (at least 3 structures and 7 popularity, and no mech)
objective-monopolize-the-market = Monopolize the Market (at least 9 resources of one kind)
objective-technological-breakthrough = Technological Breakthrough (a factory card and no upgrade)
objective-achieve-tactical-mastery = Achieve Tactical Mastery (at least 8 combat cards and a combat star)

## Encounter cards and their options

encounter-harvest-fair = Harvest Fair
encounter-woodcutters-camp = Woodcutters’ Camp
encounter-machine-in-the-barn = Machine in the Barn
encounter-the-old-smithy = The Old Smithy
encounter-broken-harvester = Broken Harvester
encounter-roadside-inn = Roadside Inn
encounter-the-tinkerer = The Tinkerer
encounter-lamp-oil-seller = Lamp-Oil Seller
encounter-the-derrick = The Derrick
encounter-wreck-in-the-snow = Wreck in the Snow
encounter-village-kitchen = Village Kitchen
encounter-carpenters-yard = Carpenters’ Yard
encounter-parade-day = Parade Day
encounter-miners-lunch = Miners’ Lunch
encounter-stranded-caravan = Stranded Caravan
encounter-fishing-party = Fishing Party
encounter-deserters = Deserters
encounter-forest-picnic = Forest Picnic
encounter-border-post = Border Post
encounter-broken-bridge = Broken Bridge
encounter-old-comrades = Old Comrades
encounter-scrap-market = Scrap Market
encounter-village-wedding = Village Wedding
encounter-silent-machine = Silent Machine
encounter-training-ground = Training Ground
encounter-night-watch = Night Watch
encounter-rail-yard = Rail Yard
encounter-travellers-at-dusk = Travellers at Dusk
offer-harvest-fair-1 = 2 coins and 1 popularity, free
offer-harvest-fair-2 = 4 food for 2 coins
offer-harvest-fair-3 = A structure for 2 popularity
offer-woodcutters-camp-1 = 1 combat card and 1 popularity, free
offer-woodcutters-camp-2 = 4 wood for 2 coins
offer-woodcutters-camp-3 = A recruit for 2 popularity
offer-machine-in-the-barn-1 = 2 food and 1 popularity, free
offer-machine-in-the-barn-2 = 1 worker and 3 food for 2 coins
offer-machine-in-the-barn-3 = A mech for 3 popularity
offer-the-old-smithy-1 = 2 metal and 1 popularity, free
offer-the-old-smithy-2 = A recruit for 3 coins
offer-the-old-smithy-3 = 4 metal for 2 popularity
offer-broken-harvester-1 = 2 food and 1 popularity, free
offer-broken-harvester-2 = A mech for 4 coins
offer-broken-harvester-3 = 2 food and 2 metal for 2 popularity
offer-roadside-inn-1 = 2 coins and 1 popularity, free
offer-roadside-inn-2 = A recruit for 3 coins
offer-roadside-inn-3 = 4 food for 2 popularity
offer-the-tinkerer-1 = 2 oil and 1 popularity, free
offer-the-tinkerer-2 = An upgrade for 2 coins
offer-the-tinkerer-3 = 4 oil for 2 popularity
offer-lamp-oil-seller-1 = 2 coins and 1 popularity, free
offer-lamp-oil-seller-2 = 4 oil for 2 coins
offer-lamp-oil-seller-3 = A recruit for 2 popularity
offer-the-derrick-1 = 2 oil and 1 popularity, free
offer-the-derrick-2 = A structure for 3 coins
offer-the-derrick-3 = 4 oil for 2 popularity
offer-wreck-in-the-snow-1 = 2 oil and 1 popularity, free
offer-wreck-in-the-snow-2 = A mech for 4 coins
offer-wreck-in-the-snow-3 = 2 coins and 2 resources of your choice for 2 popularity
offer-village-kitchen-1 = 2 food and 1 popularity, free
offer-village-kitchen-2 = 1 worker and 3 food for 2 coins
offer-village-kitchen-3 = A structure for 2 popularity
offer-carpenters-yard-1 = 2 wood and 1 popularity, free
offer-carpenters-yard-2 = A structure for 3 coins
offer-carpenters-yard-3 = 1 worker and 3 wood for 2 popularity
offer-parade-day-1 = 2 coins and 1 popularity, free
offer-parade-day-2 = 2 power and 2 popularity for 2 coins
offer-parade-day-3 = 5 resources of your choice for 3 popularity
offer-miners-lunch-1 = 2 food and 1 popularity, free
offer-miners-lunch-2 = 3 resources of your choice for 2 coins
offer-miners-lunch-3 = 1 worker and 3 metal for 2 popularity
offer-stranded-caravan-1 = 2 popularity, free
offer-stranded-caravan-2 = 3 resources of your choice for 2 coins
offer-stranded-caravan-3 = 5 resources of your choice for 3 popularity
offer-fishing-party-1 = 2 food and 1 popularity, free
offer-fishing-party-2 = 1 worker and 2 resources of your choice for 2 coins
offer-fishing-party-3 = A recruit for 2 popularity
offer-deserters-1 = 1 combat card and 1 popularity, free
offer-deserters-2 = 2 power and 2 combat cards for 2 coins
offer-deserters-3 = A mech for 3 popularity
offer-forest-picnic-1 = 2 food and 1 popularity, free
offer-forest-picnic-2 = 3 resources of your choice for 2 coins
offer-forest-picnic-3 = 1 worker and 3 wood for 2 popularity
offer-border-post-1 = 2 coins and 1 popularity, free
offer-border-post-2 = 4 food for 2 coins
offer-border-post-3 = 2 combat cards and 3 power for 2 popularity
offer-broken-bridge-1 = 1 combat card and 1 popularity, free
offer-broken-bridge-2 = 3 popularity for 2 coins
offer-broken-bridge-3 = 4 wood for 2 popularity
offer-old-comrades-1 = 2 popularity, free
offer-old-comrades-2 = A mech for 4 coins
offer-old-comrades-3 = 2 combat cards and 3 power for 2 popularity
offer-scrap-market-1 = 2 coins and 1 popularity, free
offer-scrap-market-2 = 4 metal for 2 coins
offer-scrap-market-3 = A structure for 2 popularity
offer-village-wedding-1 = 2 coins and 1 popularity, free
offer-village-wedding-2 = A recruit for 3 coins
offer-village-wedding-3 = 1 worker and 3 food for 2 popularity
offer-silent-machine-1 = 1 combat card and 1 popularity, free
offer-silent-machine-2 = 3 resources of your choice for 2 coins
offer-silent-machine-3 = A mech for 3 popularity
offer-training-ground-1 = 2 power and 1 popularity, free
offer-training-ground-2 = 4 power for 2 coins
offer-training-ground-3 = An upgrade and 2 resources of your choice for 2 popularity
offer-night-watch-1 = 2 power and 1 popularity, free
offer-night-watch-2 = 3 popularity for 2 coins
offer-night-watch-3 = A structure for 2 popularity
offer-rail-yard-1 = 2 coins and 1 popularity, free
offer-rail-yard-2 = 4 metal for 2 coins
offer-rail-yard-3 = A mech for 3 popularity
offer-travellers-at-dusk-1 = 2 coins and 1 popularity, free
offer-travellers-at-dusk-2 = 1 worker and 2 resources of your choice for 2 coins
offer-travellers-at-dusk-3 = A structure for 2 popularity

## Factory cards

factory-card-number-1 = Factory card 1 (production on 2 territories for 1 coin and 1 combat card)
factory-card-number-2 = Factory card 2 (a recruit or an upgrade for 1 popularity)
factory-card-number-3 = Factory card 3 (2 popularity for 1 combat card)
factory-card-number-4 = Factory card 4 (3 coins for 1 combat card)
factory-card-number-5 = Factory card 5 (2 popularity for 1 power)
factory-card-number-6 = Factory card 6 (3 coins for 1 power)
factory-card-number-7 = Factory card 7 (a mech or a structure for 1 popularity)
factory-card-number-8 = Factory card 8 (3 resources of your choice for 1 combat card)
factory-card-number-9 = Factory card 9 (an upgrade and 1 popularity for 2 coins)
factory-card-number-10 = Factory card 10 (a mech and 1 power for 2 coins)
factory-card-number-11 = Factory card 11 (a structure and 1 popularity for 2 coins)
factory-card-number-12 = Factory card 12 (a recruit and 1 power for 2 coins)

## What a player can say

action-pick-faction = Lead the { $faction }
action-pick-mat = Take the { $mat } mat
action-use-section = { $section }
action-show-objective = Show { $objective }
action-give-coins = Give { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { $to }
action-take-top = { $choice }
action-take-bottom =
    { $with_coins ->
        [yes] Take the bottom row
       *[no] Take it without coins
    }
action-factory-move = Move one unit
action-skip = Skip this
action-done = Done
action-end-turn = End the turn
action-lift = Move the { $unit } on { $place }
verb-lift = Move a unit
action-go = Go to { $place }
action-load = Load: { $cargo }
action-load-all = Load everything
action-drop = Leave here: { $cargo }
action-drop-all = Leave everything here
action-stop = Stop here
action-produce-on = Produce on { $place }
action-amount =
    { $count ->
        [one] { $count } new worker
       *[other] { $count } new workers
    }
action-put-on = Put them on { $place }
action-take-resource = Take { $resource }
action-take-worker = Take the worker
action-pay-from = Pay 1 from { $place }
action-spend-card = Discard a combat card of { $value }
action-upgrade = { $slot }; { $bottom } cheaper
action-deploy = { $ability } on { $place }
verb-take-bottom = The bottom row
verb-deploy = Deploy a mech
action-build = { $structure } on { $place }
verb-build = Build a structure
action-enlist = { $bottom } recruit for { $bonus }
action-fight-at = Fight at { $place }
action-use-ability = Use the ability
action-set-dial = { $dial } power
action-no-cards = No cards
action-play-cards = Combat cards: { $cards }
action-retreat-to = Retreat to { $place }
action-take-offer = { $offer }
action-take-factory-card = { $factory_card }

## What is asked

prompt-get-faction = Choose the faction you lead.
prompt-get-mat = Choose your player mat.
prompt-choose-section = Where does your action token go?
prompt-top-row = { $section }: take the top-row action, or skip it.
prompt-bottom-row =
    { $fifth ->
        [yes] Move one unit with your factory card, or skip it.
       *[no] { $bottom }: take the bottom-row action, or skip it.
    }
prompt-end-of-turn = Your actions are done. End the turn, or show an objective first if you have fulfilled one.
prompt-move-units = Choose a unit to move; you may still move { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }.
prompt-moving =
    Where does the { $unit } go from { $place }? { $steps ->
        [one] { $steps } step left
       *[other] { $steps } steps left
    }; { $workers ->
        [0] { $goods ->
            [0] nothing aboard.
            [one] { $goods } resource aboard.
           *[other] { $goods } resources aboard.
        }
        [one] { $goods ->
            [0] { $workers } worker aboard.
            [one] { $workers } worker and { $goods } resource aboard.
           *[other] { $workers } worker and { $goods } resources aboard.
        }
       *[other] { $goods ->
            [0] { $workers } workers aboard.
            [one] { $workers } workers and { $goods } resource aboard.
           *[other] { $workers } workers and { $goods } resources aboard.
        }
    }
prompt-combats = Several combats wait. Choose the next one.
prompt-before-combat = Combat against { $other } at { $place }. Use { $ability }?
prompt-choose-dials =
    How much power do you spend, in secret? { $reader ->
        [me] You ({ $power } power, up to { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }) attack { $other } ({ $other_power } power, up to { $other_cards ->
                [one] 1 card
               *[other] { $other_cards } cards
            }) at { $place }.
        [other] { $me } ({ $power } power, up to { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }) attacks you ({ $other_power } power, up to { $other_cards ->
                [one] 1 card
               *[other] { $other_cards } cards
            }) at { $place }.
       *[nobody] { $me } ({ $power } power, up to { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }) attacks { $other } ({ $other_power } power, up to { $other_cards ->
                [one] 1 card
               *[other] { $other_cards } cards
            }) at { $place }.
    }
prompt-add-cards =
    Which combat cards do you add, in secret? { $reader ->
        [me] You ({ $power } power, up to { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }) attack { $other } ({ $other_power } power, up to { $other_cards ->
                [one] 1 card
               *[other] { $other_cards } cards
            }) at { $place }.
        [other] { $me } ({ $power } power, up to { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }) attacks you ({ $other_power } power, up to { $other_cards ->
                [one] 1 card
               *[other] { $other_cards } cards
            }) at { $place }.
       *[nobody] { $me } ({ $power } power, up to { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }) attacks { $other } ({ $other_power } power, up to { $other_cards ->
                [one] 1 card
               *[other] { $other_cards } cards
            }) at { $place }.
    }
prompt-retreat = You lost to { $other } at { $place }. Choose where your units retreat.
prompt-discard-card = Choose the combat card you discard.
prompt-pay-resources = Pay { $left } { $resource }. Choose where the next token comes from.
prompt-choose-place = Choose the territory for your { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }.
prompt-choose-resources = Choose a resource for { $place }; { $left } left.
prompt-producing =
    { $left ->
        [0] Only the territory of your Mill may still produce.
       *[other] Choose a territory that produces; { $left } left.
    }
prompt-new-workers = How many new workers on { $place }, up to { $most }?
prompt-gain-worker = Do you want the new worker on { $place }?
prompt-benefit = { $bottoms }: choose, or take nothing.
prompt-choose-offer =
    { $second ->
        [yes] “{ $encounter }” at { $place }: you may take a second option.
       *[no] “{ $encounter }” at { $place }: choose one option.
    }
prompt-choose-factory-card = You are at the Factory for the first time. Take one card; it is your fifth section.

## What each answer brings

brings-star =
    { $star ->
        [none] {""}
        [end] ; your sixth star ({ $goals }) ends the game
       *[star] ; star: { $goals }
    }
brings-then =
    { $enough ->
        [yes] ; then { $bottom } for { $cost } { $resource }
       *[no] ; { $bottom } needs { $cost } { $resource }, you have { $have }
    }
brings-monument =
    { $monument ->
        [yes] , 1 popularity (Monument)
       *[no] {""}
    }
brings-armory =
    { $armory ->
        [yes] , 1 power (Armory)
       *[no] {""}
    }
brings-mill =
    { $mill ->
        [yes] , and that of the Mill
       *[no] {""}
    }
brings-milled =
    { $mill ->
        [yes] , 1 of them by the Mill
       *[no] {""}
    }
brings-upkeep =
    { $upkeep ->
        [0] nothing
        [1] 1 power
        [2] 1 power and 1 popularity
       *[other] 1 power, 1 popularity and 1 coin
    }
brings-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
brings-workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
brings-freight =
    { $goods ->
        [one] { $goods } resource
       *[other] { $goods } resources
    }
brings-cargo =
    { $workers ->
        [0] { brings-freight }
       *[other]
            { $goods ->
                [0] { brings-workers }
               *[other] { brings-workers } and { brings-freight }
            }
    }
brings-gift =
    { $gift ->
        [power] 1 power
        [coins] 1 coin
        [popularity] 1 popularity
       *[combat_cards] 1 combat card
    }
brings-tier =
    { $higher ->
        [yes] , a higher tier
       *[no] {""}
    }
brings-pick-faction-nordic = { $power } power, { brings-cards }; workers swim across rivers
brings-pick-faction-rusviet = { $power } power, { brings-cards }; may repeat the section of last turn
brings-pick-faction-crimea = { $power } power, { brings-cards }; a combat card can stand for a resource
brings-pick-faction-saxony = { $power } power, { brings-cards }; no limit to combat and objective stars
brings-pick-faction-polania = { $power } power, { brings-cards }; two options of each encounter
brings-pick-mat = { $popularity } popularity, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; number { $number }, the lowest starts
brings-use-section-move =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, or { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ brings-then }
brings-use-section-bolster =
    { $payable ->
        [yes] 1 coin: { $power } power or { brings-cards }{ brings-monument }
       *[no] you lack the coin for the top row
    }{ brings-then }
brings-use-section-trade =
    { $payable ->
        [yes] 1 coin: { $count ->
            [one] 1 resource
           *[other] { $count } resources
        } or { $popularity } popularity{ brings-armory }
       *[no] you lack the coin for the top row
    }{ brings-then }
brings-use-section-produce =
    { $payable ->
        [yes] { $count ->
            [one] 1 territory
           *[other] { $count } territories
        }{ brings-mill }; cost: { brings-upkeep }
       *[no] you lack { brings-upkeep } for the top row
    }{ brings-then }
brings-use-section-factory = { $factory_card }; then one unit moves
brings-show-objective =
    { $star ->
        [end] all see the card; your sixth star ends the game
       *[star] all see the card; star number { $count }{ brings-buried }
    }
brings-buried =
    { $buries ->
        [yes] ; the other goes unseen
       *[no] {""}
    }
brings-give-coins =
    leaves you { $left ->
        [one] { $left } coin
       *[other] { $left } coins
    }; a deal binds nobody
brings-take-top-move-units = up to { $units ->
        [one] 1 unit
       *[other] { $units } different units
    }, one after the other
brings-take-top-gain-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $after } in all
brings-take-top-gain-power = 1 coin for { $power } power: { $after } in all{ brings-monument }{ brings-star }
brings-take-top-draw-combat-cards = 1 coin for { brings-cards }: { $after } in hand{ brings-monument }{ brings-star }
brings-take-top-gain-resources = 1 coin for { $count ->
        [one] 1 resource
       *[other] { $count } resources
    } on one territory{ brings-armory }{ brings-star }
brings-take-top-gain-popularity = 1 coin for { $popularity } popularity: { $after } in all{ brings-tier }{ brings-armory }{ brings-star }
brings-take-top-produce = { $count ->
        [one] 1 territory
       *[other] { $count } territories
    }{ brings-mill }; cost: { brings-upkeep }
brings-take-top-factory-card = { $factory_card }{ brings-star }
brings-take-bottom =
    { $empty ->
        [yes] nothing to do; pays { $cost } { $resource }{ brings-coins }{ brings-own }{ brings-star }
       *[no] pays { $cost } { $resource }{ brings-coins }{ brings-own }{ brings-given }{ brings-star }
    }
brings-coins =
    { $coins ->
        [0] , no coins
        [one] , gains { $coins } coin
       *[other] , gains { $coins } coins
    }
brings-own =
    { $own ->
        [yes] , { brings-gift } for your recruit
       *[no] {""}
    }
brings-given =
    { $given ->
        [0] {""}
       *[other] ; { brings-gift } to { $seats }
    }
brings-factory-move = up to { $steps ->
        [one] 1 territory
       *[other] { $steps } territories
    }, one more with Speed
brings-skip-top = no { $section } in this turn
brings-skip-bottom = no bottom row in this turn
brings-end-turn = the turn goes to { $seat }
brings-lift =
    { $near ->
        [one] { $near } territory in reach
       *[other] { $near } territories in reach
    }{ brings-met }{ brings-steps }
brings-met =
    { $met ->
        [0] {""}
       *[other] , opponents on { $met }
    }
brings-steps =
    { $steps ->
        [1] {""}
       *[other] ; up to { $steps } steps
    }
brings-done-moving =
    { $count ->
        [one] { $count } move is left unused
       *[other] { $count } moves are left unused
    }
brings-way =
    { $way ->
        [land] {""}
        [tunnel] , through a tunnel
        [mine] , through your Mine
        [riverwalk] , across the river
        [swim] , swimming the river
        [seaworthy] , by { ability-seaworthy }
        [submerge] , by { ability-submerge }
        [underpass] , by { ability-underpass }
        [township] , by { ability-township }
       *[wayfare] , by { ability-wayfare }
    }
brings-goods =
    { $goods ->
        [0] {""}
        [one] , { $goods } resource there
       *[other] , { $goods } resources there
    }
brings-lost =
    { $lost ->
        [0] , no popularity lost
       *[other] , −{ $lost } popularity
    }
brings-forced =
    { $workers ->
        [0] {""}
       *[other] ; a win drives out { brings-workers }{ brings-lost }
    }
brings-go = a new territory{ brings-goods }{ brings-way }
brings-go-own =
    { $units ->
        [0] yours already{ brings-way }
        [one] joins { $units } unit of yours{ brings-way }
       *[other] joins { $units } units of yours{ brings-way }
    }
brings-go-base = a home base, which is not a territory{ brings-way }
brings-go-seize = takes it from { $other }{ brings-goods }{ brings-way }
brings-go-drive-out = drives out { brings-workers } of { $other }{ brings-lost }{ brings-way }
brings-go-fight = combat with { $other }: { $power } power, up to { brings-cards }{ brings-forced }
brings-go-encounter = an encounter, which ends the move{ brings-way }
brings-go-factory =
    { $count ->
        [one] a factory card to take{ brings-way }
       *[other] one of { $count } factory cards to choose{ brings-way }
    }
brings-load = aboard then: { brings-cargo }
brings-load-all = aboard then: { brings-cargo }
brings-drop = aboard then: { brings-cargo }
brings-drop-all = leaves { brings-cargo } here
brings-stop =
    { $steps ->
        [one] { $steps } step is left unused
       *[other] { $steps } steps are left unused
    }
brings-produce-on = { $count } { $resource }: { $after } in all{ brings-milled }
brings-produce-on-village =
    { $count ->
        [one] { $count } new worker{ brings-milled }{ brings-star }
       *[other] up to { $count } new workers{ brings-milled }{ brings-star }
    }
brings-done-producing =
    { $left ->
        [0] the Mill stands idle
        [one] { $left } territory is left unused
       *[other] { $left } territories are left unused
    }
brings-amount = production then costs { brings-upkeep }{ brings-star }
brings-take-worker = production then costs { brings-upkeep }{ brings-star }
brings-done-worker = the worker stays on your mat
brings-put-on =
    { $goods ->
        [0] no resources there yet{ brings-guarded }
        [one] { $goods } resource there already{ brings-guarded }
       *[other] { $goods } resources there already{ brings-guarded }
    }
brings-guarded =
    { $guarded ->
        [yes] ; character or mech guards it
       *[no] ; only workers guard it
    }
brings-take-resource = { $after } in all; { $bottom } costs { $cost }
brings-done-resources =
    { $left ->
        [one] { $left } resource is not taken
       *[other] { $left } resources are not taken
    }
brings-pay-from = leaves { $left } { $resource } there{ brings-due }
brings-due =
    { $due ->
        [0] ; then all is paid
       *[other] ; { $due } more to pay
    }
brings-coerce =
    { $left ->
        [one] stands for 1 { $resource }; { $left } card left in hand
       *[other] stands for 1 { $resource }; { $left } cards left in hand
    }
brings-spend-card =
    { $left ->
        [one] face up to the discards; { $left } card left in hand
       *[other] face up to the discards; { $left } cards left in hand
    }
brings-upgrade = { brings-square }, not { $before }; { $bottom } for { $cost } { $resource }, not { $full }{ brings-star }
brings-square =
    { $square ->
        [move_units] Move { $after ->
            [one] 1 unit
           *[other] { $after } units
        }
        [move_coins] Move for { $after ->
            [one] 1 coin
           *[other] { $after } coins
        }
        [bolster_power] Bolster for { $after } power
        [bolster_cards] Bolster for { $after ->
            [one] 1 card
           *[other] { $after } cards
        }
        [trade_popularity] Trade for { $after } popularity
       *[produce_hexes] Produce on { $after ->
           [one] 1 territory
          *[other] { $after } territories
       }
    }
brings-deploy-riverwalk =
    { $faction_id ->
        [rusviet] across rivers onto farms and villages{ brings-star }
        [crimea] across rivers onto farms and tundra{ brings-star }
        [polania] across rivers onto villages and mountains{ brings-star }
       *[other] across rivers onto forests and mountains{ brings-star }
    }
brings-deploy-speed = character and mechs go one territory further{ brings-star }
brings-deploy-seaworthy = onto lakes and off them, also to retreat{ brings-star }
brings-deploy-artillery = before a combat, for 1 power: the opponent loses 2{ brings-star }
brings-deploy-township = your villages and the Factory are adjacent{ brings-star }
brings-deploy-peoples-army = 1 combat card more where a worker is{ brings-star }
brings-deploy-wayfare = from anywhere to your base or an unused one{ brings-star }
brings-deploy-scout = before a combat: a random card from the opponent{ brings-star }
brings-deploy-underpass = your mountains and all tunnels are adjacent{ brings-star }
brings-deploy-disarm = before a combat on a tunnel the opponent loses 2 power{ brings-star }
brings-deploy-submerge = onto lakes, and from any lake to any other{ brings-star }
brings-deploy-camaraderie = workers forced away cost no popularity{ brings-star }
brings-tile =
    { $more ->
        [0] {""}
       *[other] ; structure bonus { $coins ->
           [one] 1 coin
          *[other] { $coins } coins
       }, { $more } more
    }
brings-build-mine = a tunnel for your units alone{ brings-tile }{ brings-star }
brings-build-monument = 1 popularity with each Bolster{ brings-tile }{ brings-star }
brings-build-armory = 1 power with each Trade{ brings-tile }{ brings-star }
brings-build-mill = produces here like a worker{ brings-tile }{ brings-star }
brings-enlist = { brings-bonus } now; { brings-gift } with each { $bottom }{ brings-star }
brings-bonus =
    { $bonus_id ->
        [power] { $amount } power
        [coins] { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
        [popularity] { $amount } popularity
       *[combat_cards] { $amount ->
           [one] 1 combat card
          *[other] { $amount } combat cards
       }
    }
brings-done-benefit = you take nothing; what was paid stays paid
brings-fight-at = { $other }: { $power } power, up to { brings-cards }{ brings-forced }
brings-use-ability-artillery = you pay 1 power; { $other } is left with { $left }
brings-use-ability-disarm = { $other } is left with { $left } power
brings-use-ability-scout =
    { $hand ->
        [one] the only card of { $other } is yours
       *[other] one of the { $hand } cards of { $other } at random
    }
brings-done-ability = both keep what they have
brings-fate =
    { $fate ->
        [sure] ; wins for certain
        [lost] ; cannot win
       *[open] {""}
    }
brings-set-dial = total { $least }, up to { $most } with cards; { $left } power stays{ brings-fate }
brings-no-cards = total { $total } against { $threat } at most{ brings-fate }
brings-play-cards = total { $total } against { $threat } at most{ brings-fate }
brings-retreat-to =
    { $home ->
        [yes] all of them go home
       *[no]
            { $stranded ->
                [yes] at sea, next to the combat; workers go home
               *[no] all at sea, next to the combat
            }
    }
brings-take-offer =
    { $paid ->
        [nothing] costs nothing{ brings-void }{ brings-star }
        [coins] leaves you { $left ->
            [one] 1 coin
           *[other] { $left } coins
        }{ brings-void }{ brings-star }
       *[popularity] leaves you { $left } popularity{ brings-void }{ brings-star }
    }
brings-void =
    { $empty ->
        [yes] ; but there is nothing for you to take
       *[no] {""}
    }
brings-done-offer = no second option is taken
brings-take-factory-card =
    { $payable ->
        [yes] your fifth section for good; you could pay it now
       *[no] your fifth section for good; you cannot pay it now
    }

## What happened

because =
    { $why ->
        [move] , from Move
        [bolster] , from Bolster
        [trade] , from Trade
        [produce] , produced there
        [bottom] , from the bottom row
        [recruit] , from the recruit’s ongoing bonus
        [enlist] , from the recruit’s one-time bonus
        [monument] , from the Monument
        [armory] , from the Armory
        [encounter] , from the encounter
        [factory] , from the factory card
        [start] , to begin with
        [consolation] , for the lost combat
        [combat] , for workers forced away
        [driven] , for workers driven out
        [artillery] {" "}to Artillery
        [disarm] {" "}to Disarm
       *[other] {""}
    }
event-got-faction =
    { $reader ->
        [seat] You lead the { $faction } and begin with { $power } power.
       *[nobody] { $seat } leads the { $faction } and begins with { $power } power.
    }
event-got-mat =
    { $reader ->
        [seat] Your player mat is { $mat }: { $popularity } popularity and { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[nobody] { $seat } has the { $mat } mat: { $popularity } popularity and { $coins ->
           [one] 1 coin
          *[other] { $coins } coins
       }.
    }
event-got-objectives =
    { $reader ->
        [seat] Your secret objectives: { $objectives }.
       *[nobody] { $seat } got 2 secret objectives.
    }
event-laid-tile = Structure bonus of this game: { $tile }.
event-laid-factory-cards = { $count ->
        [one] 1 factory card lies
       *[other] { $count } factory cards lie
    } face down at the Factory.
event-started =
    { $reader ->
        [seat] You start.
       *[nobody] { $seat } starts.
    }
event-chose-section =
    { $reader ->
        [seat] You put the action token on { $section }.
       *[nobody] { $seat } put the action token on { $section }.
    }
event-gained =
    { $reader ->
        [seat] You gained { $bonus ->
            [coins] { $amount ->
                [one] { $amount } coin
               *[other] { $amount } coins
            }
           *[other] { $amount } { $bonus }
        }{ because }.
       *[nobody] { $seat } gained { $bonus ->
            [coins] { $amount ->
                [one] { $amount } coin
               *[other] { $amount } coins
            }
           *[other] { $amount } { $bonus }
        }{ because }.
    }
event-paid =
    { $reader ->
        [seat] You paid { $bonus ->
            [coins] { $amount ->
                [one] { $amount } coin
               *[other] { $amount } coins
            }
           *[other] { $amount } { $bonus }
        }.
       *[nobody] { $seat } paid { $bonus ->
            [coins] { $amount ->
                [one] { $amount } coin
               *[other] { $amount } coins
            }
           *[other] { $amount } { $bonus }
        }.
    }
event-lost =
    { $reader ->
        [seat] You lost { $amount } { $bonus }{ because }.
       *[nobody] { $seat } lost { $amount } { $bonus }{ because }.
    }
event-drew =
    { $reader ->
        [seat] You drew combat cards: { $cards }{ because }.
       *[nobody] { $seat } drew { $count ->
                [one] { $count } combat card
               *[other] { $count } combat cards
            }{ because }.
    }
event-reshuffled = The combat deck was empty; { $count ->
        [one] { $count } discarded card makes
       *[other] { $count } discarded cards make
    } a new one.
event-spent-card =
    { $reader ->
        [seat] You discarded a combat card of { $value }.
       *[nobody] { $seat } discarded a combat card of { $value }.
    }
event-got-resources =
    { $reader ->
        [seat] You got { $count } { $resource } on { $place }{ because }.
       *[nobody] { $seat } got { $count } { $resource } on { $place }{ because }.
    }
event-paid-resources =
    { $reader ->
        [seat] You paid { $count } { $resource } from { $place }.
       *[nobody] { $seat } paid { $count } { $resource } from { $place }.
    }
event-got-workers =
    { $reader ->
        [seat] You have { $count ->
                [one] { $count } new worker
               *[other] { $count } new workers
            } on { $place }{ because }.
       *[nobody] { $seat } has { $count ->
                [one] { $count } new worker
               *[other] { $count } new workers
            } on { $place }{ because }.
    }
event-took-bottom =
    { $reader ->
        [seat] You took the action { $bottom }.
       *[nobody] { $seat } took the action { $bottom }.
    }
event-upgraded =
    { $reader ->
        [seat] You moved a cube: { $slot }, and { $bottom } costs 1 less.
       *[nobody] { $seat } moved a cube: { $slot }, and { $bottom } costs 1 less.
    }
event-deployed =
    { $reader ->
        [seat] You deployed the { $ability } mech on { $place }.
       *[nobody] { $seat } deployed the { $ability } mech on { $place }.
    }
event-built =
    { $reader ->
        [seat] You built the { $structure } on { $place }.
       *[nobody] { $seat } built the { $structure } on { $place }.
    }
event-enlisted =
    { $reader ->
        [seat] You enlisted the recruit of { $bottom } for the one-time bonus: { $bonus }.
       *[nobody] { $seat } enlisted the recruit of { $bottom } for the one-time bonus: { $bonus }.
    }
event-gave-coins =
    { $reader ->
        [seat] You gave { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } to { $to }.
        [to] { $seat } gave you { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }.
       *[nobody] { $seat } gave { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } to { $to }.
    }
event-moved =
    { $reader ->
        [seat] { $workers ->
            [0]
                { $goods ->
                    [0] Your { $unit } moved from { $source } to { $place }.
                   *[other] Your { $unit } moved from { $source } to { $place }, carrying resources: { $goods }.
                }
           *[other]
                { $goods ->
                    [0] Your { $unit } moved from { $source } to { $place }, carrying workers: { $workers }.
                   *[other] Your { $unit } moved from { $source } to { $place }, carrying workers: { $workers }, resources: { $goods }.
                }
        }
       *[nobody] { $workers ->
            [0]
                { $goods ->
                    [0] { $seat }: the { $unit } moved from { $source } to { $place }.
                   *[other] { $seat }: the { $unit } moved from { $source } to { $place }, carrying resources: { $goods }.
                }
           *[other]
                { $goods ->
                    [0] { $seat }: the { $unit } moved from { $source } to { $place }, carrying workers: { $workers }.
                   *[other] { $seat }: the { $unit } moved from { $source } to { $place }, carrying workers: { $workers }, resources: { $goods }.
                }
        }
    }
event-drove-out =
    { $reader ->
        [seat] You drove { $workers ->
                [one] { $workers } worker
               *[other] { $workers } workers
            } of { $other } out of { $place }.
        [other] { $seat } drove { $workers ->
                [one] { $workers } worker
               *[other] { $workers } workers
            } of yours out of { $place }.
       *[nobody] { $seat } drove { $workers ->
                [one] { $workers } worker
               *[other] { $workers } workers
            } of { $other } out of { $place }.
    }
event-combat-began =
    { $reader ->
        [seat] You attack { $other } at { $place }.
        [other] { $seat } attacks you at { $place }.
       *[nobody] { $seat } attacks { $other } at { $place }.
    }
event-used-ability =
    { $reader ->
        [seat] You used { $ability }.
       *[nobody] { $seat } used { $ability }.
    }
event-stole =
    { $reader ->
        [seat] You took a combat card from { $other }: { $cards }.
        [other] { $seat } took a combat card from you: { $cards }.
       *[nobody] { $seat } took a combat card from { $other }.
    }
event-revealed = Combat at { $place }: { $reader ->
        [seat] you
       *[nobody] { $seat }
    } with { $total } ({ $worth ->
        [0] dial { $dial }, no cards
       *[other] dial { $dial }, cards { $cards }
    }) against { $reader ->
        [other] you
       *[nobody] { $other }
    } with { $other_total } ({ $other_worth ->
        [0] dial { $other_dial }, no cards
       *[other] dial { $other_dial }, cards { $other_cards }
    }).
event-won-combat =
    { $reader ->
        [seat] You won the combat at { $place } against { $other }.
        [other] { $seat } won the combat at { $place } against you.
       *[nobody] { $seat } won the combat at { $place } against { $other }.
    }
event-retreated =
    { $reader ->
        [seat] Your units retreated from { $source } to { $place }.
       *[nobody] The units of { $seat } retreated from { $source } to { $place }.
    }
event-workers-went-home =
    { $reader ->
        [seat] Without a mech { $workers ->
                [one] { $workers } worker
               *[other] { $workers } workers
            } of yours went from { $source } to { $place }.
       *[nobody] Without a mech { $workers ->
                [one] { $workers } worker
               *[other] { $workers } workers
            } of { $seat } went from { $source } to { $place }.
    }
event-turned-back =
    { $reader ->
        [seat] The game ended before the combat: your unit went back from { $source } to { $place }.
       *[nobody] The game ended before the combat: a unit of { $seat } went back from { $source } to { $place }.
    }
event-met-encounter =
    { $reader ->
        [seat] Your character met people at { $place }: “{ $encounter }”.
       *[nobody] The character of { $seat } met people at { $place }: “{ $encounter }”.
    }
event-took-offer =
    { $reader ->
        [seat] You chose: { $offer }.
       *[nobody] { $seat } chose: { $offer }.
    }
event-saw-factory-cards =
    { $reader ->
        [seat] You looked at the factory cards: { $offered }.
       *[nobody] { $seat } looked at { $count ->
                [one] { $count } factory card
               *[other] { $count } factory cards
            }.
    }
event-took-factory-card =
    { $reader ->
        [seat] You took { $factory_card }.
       *[nobody] { $seat } took { $factory_card }.
    }
event-showed-objective =
    { $reader ->
        [seat] You showed the objective { $objective }.
       *[nobody] { $seat } showed the objective { $objective }.
    }
event-placed-star =
    { $reader ->
        [seat] You placed a star ({ $goal }); you have { $count ->
                [one] { $count } star
               *[other] { $count } stars
            }.
       *[nobody] { $seat } placed a star ({ $goal }) and has { $count ->
                [one] { $count } star
               *[other] { $count } stars
            }.
    }
event-scored =
    { $reader ->
        [seat] You: { $coins ->
            [one] 1 coin held
           *[other] { $coins } coins held
        }, { $stars } for stars, { $territories } for territories, { $pairs } for resources, { $structures } for structures; { $total } in all.
       *[nobody] { $seat }: { $coins ->
           [one] 1 coin held
          *[other] { $coins } coins held
       }, { $stars } for stars, { $territories } for territories, { $pairs } for resources, { $structures } for structures; { $total } in all.
    }
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

## Why not

refusal-no-such-card = You hold no combat card of { $value }
refusal-not-controlled = You do not control { $place }
refusal-nothing-there = There is no { $resource } on { $place }
refusal-no-worker-there = You have no worker on { $place }, or it is a lake or a base
refusal-only-here = What the card gives goes on { $place }
refusal-not-your-objective = You do not hold the objective { $objective }
refusal-no-more-objectives = You have placed your star for an objective already
refusal-not-fulfilled =
    { $over ->
        [yes]
            { $measure ->
                [coins] Coins: { $have }, at most { $want } allowed
                [power] { $have } power, none allowed
                [workers] Workers: { $have }, at most { $want } allowed
                [mechs] { $have ->
                    [one] 1 mech deployed, none allowed
                   *[other] { $have } mechs deployed, none allowed
                }
                [upgrades] { $have ->
                    [one] 1 upgrade, none allowed
                   *[other] { $have } upgrades, none allowed
                }
                [factory_cards] You have a factory card, none allowed
               *[workers_beyond_recruits] { $have ->
                   [one] 1 worker more than
                  *[other] { $have } workers more than
               } recruits
            }
       *[no]
            { $measure ->
                [mountains] Mountains: { $have } of { $want }
                [farms] Farms: { $have } of { $want }
                [tundras] Tundra: { $have } of { $want }
                [forests] Forests: { $have } of { $want }
                [villages] Villages: { $have } of { $want }
                [tunnels] Tunnels: { $have } of { $want }
                [coins] Coins: { $have } of { $want }
                [power] Power: { $have } of { $want }
                [popularity] Popularity: { $have } of { $want }
                [workers] Workers: { $have } of { $want }
                [mechs] No mech deployed
                [structures] Structures: { $have } of { $want }
                [recruits] No recruit enlisted
                [upgrades] No upgrade made
                [workers_beyond_recruits] { $have ->
                    [one] 1 recruit more than
                   *[other] { $have } recruits more than
                } workers
                [factory_cards] No factory card yet
                [combat_cards] Combat cards: { $have } of { $want }
                [combat_stars] No combat star yet
                [forced_workers] No worker driven out this turn
                [factory] You do not control the Factory
                [beside_factory] Territories beside the Factory: { $have } of { $want }
                [around_one_lake] Territories around one lake: { $have } of { $want }
                [most_power] Somebody has more power
                [scarcest_resource] Missing: { $resource }
                [richest_resource] Of one kind: { $have } of { $want }
                [mixed_stock] Resources on one territory: { $have } of { $want }, missing: { $resource }
                [pieces_on_one_hex] Pieces on one territory: { $have } of { $want }
               *[wolf_hexes] No territory has all of it
            }
    }
refusal-only-at-the-end = Fulfilled; shown only at the end of your turn
refusal-no-cube = The cube of this square is gone: { $slot }
refusal-no-free-square = The cost of { $bottom } cannot be lowered any further
refusal-not-your-mech = Your faction has no { $ability } mech
refusal-mech-is-out = The { $ability } mech is deployed already
refusal-already-built = You have built the { $structure } already
refusal-structure-there = There is a structure on { $place } already
refusal-recruit-is-gone = You have enlisted the recruit of { $bottom } already
refusal-bonus-is-taken = You have taken this one-time bonus already: { $bonus }
refusal-no-way-out = The { $unit } on { $place } has nowhere to go
refusal-already-moved = This action has moved that { $unit } already
refusal-no-such-unit = You have no { $unit } on { $place } that can move
refusal-mechs-carry-workers = Only mechs carry workers; this is a { $unit }
refusal-nothing-to-load = There is nothing more of this to load on { $place }: { $cargo }
refusal-not-aboard = The unit does not carry this: { $cargo }
refusal-not-on-a-lake = On a lake nothing is left behind without a carrier
refusal-no-home-bases = { $place } is a home base; units do not move into those
refusal-river-between = A river lies between here and { $place }
refusal-no-lakes = { $place } is a lake, which this unit cannot enter
refusal-workers-do-not-fight = Workers do not go alone where opposing units stand: { $place }
refusal-not-adjacent = { $place } is not adjacent for this unit
refusal-no-combat-there = No combat waits at { $place }
refusal-dial-too-high = You can choose at most { $most } power
refusal-too-many-cards = You may add at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } here
refusal-cards-not-held = You do not hold all these cards
refusal-another-offer = Choose another option than the first
refusal-cannot-pay =
    { $paid ->
        [power] Costs { $cost } power; you have { $have }
        [coins] Costs { $cost ->
            [one] 1 coin
           *[other] { $cost } coins
        }, you have { $have }
        [popularity] Costs { $cost } popularity, you have { $have }
       *[combat_cards] Costs { $cost ->
           [one] 1 combat card
          *[other] { $cost } combat cards
       }, you have { $have }
    }
refusal-not-on-offer = { $factory_card } is not among the cards here
refusal-already-produced = { $place } has produced in this action
refusal-only-the-mill = Only the territory of your Mill may still produce
refusal-too-many-workers = At most { $most } here
refusal-no-pacts = This table plays without gifts of coins
refusal-no-such-player = Choose another player for your gift
refusal-too-few-coins =
    { $coins ->
        [0] You have no coins
        [one] You have only { $coins } coin
       *[other] You have only { $coins } coins
    }
refusal-no-factory-card = You have no factory card yet
refusal-same-section = You used { $section } last turn; choose another section
refusal-no-coins-to-refuse = This action pays no coins
refusal-faction-taken = The { $faction } is taken
refusal-mat-taken = The { $mat } mat is taken
refusal-pair-banned = The { $mat } mat is not allowed here: it would leave a banned pair
refusal-only-crimea = Only the { $faction } pays with a combat card instead of a resource
refusal-once-a-turn = A combat card has stood for a resource in this turn already
refusal-card-first = You have too little { $resource }; discard a combat card for the missing one first
refusal-other-section = Your token is on { $section }, which does not offer this: { $choice }
refusal-no-worker-on-board = All your workers are on the home base, so there is no territory to put resources on
refusal-no-production = Nothing is ever produced on { $place }
refusal-nobody-works-there = No worker of yours is on { $place }
refusal-no-workers-left = All your workers are on the board already
refusal-other-card = This is not an option of “{ $encounter }”
refusal-not-your-base = { $place } is not your home base; your units retreat to that
refusal-lake-too-far = { $place } is not next to the combat
refusal-lake-not-free = { $place } is not free: opposing units are there, or may have to go back there
refusal-nothing-here = There is nothing to load on { $place }
refusal-nothing-aboard = The unit carries nothing that could be left here
refusal-drop-on-the-way = The unit has not moved yet; what it takes along it can leave on its way
refusal-drop-before-loading = The unit has loaded something on { $place }, so it leaves nothing here
refusal-not-moved-yet = The { $unit } has not moved yet; choose where it goes
refusal-workers-alike = It makes no difference now which workers have moved; choose “worker”
refusal-already-there = The { $unit } is on { $place } already
refusal-base-in-use = { $place } belongs to a faction that is in the game
refusal-section-first = First choose a section for your action token; units move with Move
refusal-choice-first = First choose this: { $choice }
refusal-not-a-move = Your token is on { $section }, so no units move now
refusal-move-is-over = No unit moves any more in this turn
refusal-factory-move-first = First choose to move a unit with your factory card
refusal-place-is-chosen = The resources go on { $place }
refusal-number-first = First choose how many new workers come to { $place }
refusal-combat-at-hand = The combat at { $place } has to be fought to its end first
refusal-bottom-too-dear = { $bottom } needs { $cost } { $resource }, you have { $have }
refusal-price-in-full = The card is part of the price, which is paid in full
refusal-shown-tile = The structure bonus is not chosen: build where it counts, and it pays coins at the end
refusal-shown-goal = A star is not chosen: reach its goal, and it is placed by itself
refusal-shown-encounter = An encounter card is not chosen: your character meets it on a token

## When an action is done

when-pick-faction = Factions are chosen before the game begins, where the table has agreed so
when-pick-mat = Player mats are chosen before the game begins, where the table has agreed so
when-use-section = You choose a section once, at the start of your turn
when-show-objective = You show an objective on your own turn before or after an action, not in the middle of one
when-give-coins = You give coins on your own turn, between two actions, where the table has agreed so
when-take-top = You take the top-row action once, right after choosing its section
when-take-bottom = You take the bottom-row action once, after the top row, if you can pay its whole cost
when-factory-move = You move a unit with your factory card when your token is on it, after its top action
when-skip = You skip a row when you are asked for its action
when-done = You are done when you want no more of what is offered, such as moves, territories that produce or benefits
when-end-turn = You end the turn once its actions are done
when-lift = Units move with the top-row action Move, or with the move of a factory card
when-go = You choose where to go after choosing the unit that moves
when-load = A unit loads things while it is being moved
when-load-all = A unit loads things while it is being moved
when-drop = A unit leaves things in the middle of its move
when-drop-all = A unit leaves things in the middle of its move
when-stop = A unit that is being moved may stop after its first step
when-produce-on = Territories produce when you take the action Produce, or when a factory card says so
when-amount = You choose how many new workers come when one of your villages produces
when-put-on = You choose a territory when Trade or a factory card gives you resources
when-take-resource = You choose resources when Trade or a card gives you some of your choice
when-take-worker = You take a worker this way when an encounter card gives one
when-pay-from = You pay resources when you take a bottom-row action
when-spend-card = You discard a combat card when your factory card costs one, or as Crimea instead of a resource
when-upgrade = You upgrade with the bottom-row action Upgrade, or when a card gives an upgrade
when-deploy = You deploy a mech with the bottom-row action Deploy, or when a card gives one
when-build = You build a structure with the bottom-row action Build, or when a card gives one
when-enlist = You enlist a recruit with the bottom-row action Enlist, or when a card gives one
when-fight-at = Combats are fought after all units of a Move action have moved
when-use-ability = A combat ability is used before the power for a combat is chosen
when-set-dial = You choose power in secret when a combat is fought
when-no-cards = Combat cards are added in a combat, after power has been chosen
when-play-cards = Combat cards are added in a combat, after power has been chosen
when-retreat-to = Units retreat when they have lost a combat
when-take-offer = You choose an option when your character has met an encounter
when-take-factory-card = You take a factory card the first time your character ends a move at the Factory

## Table options

option-factions = Factions
option-factions-random = dealt at random
option-factions-chosen = chosen in turn
option-mats = Player mats
option-mats-random = dealt at random
option-mats-chosen = chosen in turn
option-pairs = Pairs of faction and mat
option-pairs-any = any pair
option-pairs-banned = without Rusviet with Industrial and Crimea with Patriotic
option-pacts = Gifts of coins on your own turn
option-pacts-false = no
option-pacts-true = yes, 1 to 10 coins at a time
option-camaraderie = Camaraderie of Polania
option-camaraderie-combat = after combats only
option-camaraderie-always = whenever workers are driven out
option-relentless-factory = Rusviet may use the factory card turn after turn
option-relentless-factory-true = yes
option-relentless-factory-false = no

## The table at a terminal

picture-key = C character, M mech, W worker, ▪ structure, +n resources, ○ tunnel, ! encounter
short-farm = farm
short-mountain = mntn
short-tundra = tund
short-forest = wood
short-village = vill
short-lake = lake
short-factory = FACT
short-home-base = HOME
short-character = C
short-mech = M
short-worker = W

## Labels

view-turn = Turn
view-order = Around the board
view-tile = Structure bonus
view-board = Board
view-players = Players
view-deck = Combat cards in the draw pile
view-discards = Discarded combat cards
view-encounters-left = Encounter cards left
view-factory-left = Factory cards left
view-factory-seen = Factory cards you have seen
view-hand = Your combat cards
view-objectives = Your objectives
view-dial = Your dial
view-place = Place
view-owner = Units of
view-characters = Characters
view-mechs = Mechs
view-workers = Workers
view-raiders = Attackers
view-raid-workers = Workers with them
view-raid-food = Food with them
view-raid-metal = Metal with them
view-raid-oil = Oil with them
view-raid-wood = Wood with them
view-food = Food
view-metal = Metal
view-oil = Oil
view-wood = Wood
view-structure = Structure
view-builder = Built by
view-token = Encounter
view-faction = Faction
view-mat = Player mat
view-section = Action token
view-coins = Coins
view-power = Power
view-popularity = Popularity
view-hand-size = Combat cards
view-objective-count = Objectives
view-workers-left = Workers on the mat
view-abilities = Mechs deployed
view-upgraded = Upgrades
view-costs = Costs of upgrade, deploy, build, enlist
view-recruited = Recruits
view-bonuses = One-time bonuses taken
view-factory-card = Factory card
view-shown = Objectives shown
view-goals = Stars
view-score = Score now
view-scores = Scores now
view-tier = Popularity tier
view-stars = For stars
view-territories = For territories
view-pairs = For pairs of resources
view-structures = Structure bonus
view-total = Total
view-controller = Controlled by
view-progress = On the way to each star
view-limits = Stars each goal can give
view-tasks = What your objectives want
view-measure = Measure
view-have = You have
view-least = At least
view-most = At most
view-missing = Missing

heading-SC-001 = Aim and end of the game

rule-SC-001 = Each player leads one faction. After the final scoring the most coins win.
rule-SC-002 = Stars on the triumph track show how far you are. The game stops the moment somebody places a 6th star.
rule-SC-003 = Stars are for: all 6 upgrades, all 4 mechs, all 4 structures, all 4 recruits, all 8 workers, an objective, combats won (at most 2), 18 popularity and 16 power.
rule-SC-004 = Coins come from play, and at the end from stars, territories, pairs of resources and the structure bonus. Popularity sets the rates.
rule-SC-005 = Example: a usual winning total is about 75 coins.

heading-SC-006 = Box and pieces

rule-SC-006 = Shared: 23 objectives, 28 encounter cards, 12 factory cards, 42 combat cards, 6 structure tiles, resources, coins and encounter tokens.
rule-SC-007 = Each faction has 1 character, 4 mechs, 8 workers, 4 structures, 4 recruits, 6 technology cubes and 6 stars.
rule-SC-008 = Nordic is blue, Rusviet red, Crimea yellow, Saxony black and Polania white.
rule-SC-009 = Resources and coins never run out.

heading-SC-010 = Territories, home bases and control

rule-SC-010 = A territory is a farm, forest, mountain, tundra, village, lake or the Factory.
rule-SC-011 = A home base is where a faction starts and where beaten units go. It is not a territory.
rule-SC-012 = Without an ability no unit moves into a home base, not even its own, and nothing is built or deployed there.
rule-SC-013 = Two home bases belong to factions that are not in this game; only Crimea’s Wayfare (SC-116) reaches them.
rule-SC-014 = You control a territory with a unit of yours on it, or with your structure if no opposing unit is there.
rule-SC-015 = A territory has one controller at most. Until a combat is fought the defender keeps control.
rule-SC-016 = Units count more than structures: where an opposing unit stands beside your structure, the opponent has control.

heading-SC-017 = Resources

rule-SC-017 = Resources are food, metal, oil and wood. Workers are not resources.
rule-SC-018 = Resources stay on their territory. Only its controller may spend them.
rule-SC-019 = Resources on any territory you control pay for any action, wherever it takes place.
rule-SC-020 = There is no limit to resources on a territory or in all.
rule-SC-021 = Example: 3 metal on one or several territories of yours pay for a mech on any territory where you have a worker.
rule-SC-022 = Example: Nordic may spend resources wherever it has a unit or an unopposed structure, and none of a pile where it has neither.
rule-SC-023 = Whoever pays chooses the territories the resources come from.

heading-SC-024 = Units

rule-SC-024 = Characters, mechs and workers are units. All move and all carry any number of resources.
rule-SC-025 = Without an ability no unit crosses rivers or enters lakes.
rule-SC-026 = A character fights, has encounters, and once takes a factory card.
rule-SC-027 = A mech fights and carries workers and resources, but never the character.
rule-SC-028 = Workers produce and are needed to deploy and build. They never fight.
rule-SC-029 = Only characters and mechs take part in combats.

heading-SC-030 = Setup

rule-SC-030 = An encounter token lies on each of the 11 marked territories.
rule-SC-031 = When combat cards run out the discards make a new draw pile; with no cards at all nothing is drawn.
rule-SC-032 = One factory card more than there are players lies face down; the rest is out of the game, unseen.
rule-SC-033 = One of the 6 structure tiles is drawn and lies open.
rule-SC-034 = Each player gets a faction and a player mat, by chance or by choice, and sits where the home base lies: clockwise Nordic, Rusviet, Crimea, Saxony, Polania. Two strong pairs may be banned (table option).
rule-SC-035 = The faction mat gives your first power and combat cards.
rule-SC-036 = How many combat cards you hold is open, their values are secret.
rule-SC-037 = The player mat gives your first popularity and coins, and 2 objective cards.
rule-SC-038 = Coins are open to all.
rule-SC-039 = Objective cards are secret.
rule-SC-040 = The character starts at home, with a worker on each of the two territories joined to it by land.
rule-SC-041 = The player mat begins with 6 cubes, 6 workers, 4 recruits and 4 structures on it.
rule-SC-042 = The faction mat begins with 6 stars and 4 mechs; its one-time bonuses are free.
rule-SC-043 = The player mat with the lowest number starts; play goes clockwise.
rule-SC-044 = Quick-start and river cards are reminders only.
rule-SC-045 = Mats with higher numbers begin with somewhat more popularity and coins.

heading-SC-046 = The turn

rule-SC-046 = There are no rounds: players take turns until the game ends.
rule-SC-047 = First put the action token on another section than last turn.
rule-SC-048 = Then you may take the top-row action of the section, once.
rule-SC-049 = Then you may take its bottom-row action, once. The top row always comes first.
rule-SC-050 = Take both rows, one of them or none; the token has to move in any case.
rule-SC-051 = Pay the full cost first, then take as much of the benefit as you want.
rule-SC-052 = An action you cannot pay for in full cannot be taken.
rule-SC-053 = What the top row gave may pay for the bottom row of the same turn.
rule-SC-054 = On your turn you may complete an objective.
rule-SC-055 = At this table one turn ends before the next begins.
rule-SC-056 = A player who can do nothing still has to put the token on another section.

heading-SC-057 = Move

rule-SC-057 = Move: up to 2 different units go one territory each, or you gain 1 coin.
rule-SC-058 = A unit goes from a territory or its home base to an adjacent territory.
rule-SC-059 = One Move action moves a unit only once. Fewer units than allowed is fine.
rule-SC-060 = A moving unit takes along any number of resources and may leave them behind.
rule-SC-061 = A mech takes along any number of your workers; that is no move of theirs.
rule-SC-062 = A carried worker may still use its own move, and a worker may walk to a mech and then be carried.
rule-SC-063 = Rivers between land territories and lakes stop units, unless an ability helps.
rule-SC-064 = A lake touches every territory around it; no river lies between.
rule-SC-065 = All tunnels are adjacent to each other, for every unit.
rule-SC-066 = Any number of units of one faction may share a territory.
rule-SC-067 = A character or mech that enters a territory with opposing workers only stops there.
rule-SC-068 = Those workers go home at once, and the resources are yours; other units of yours may pass through in the same action.
rule-SC-069 = You lose 1 popularity for each worker you send home, never below 0.
rule-SC-070 = Workers do not enter a territory with opposing workers on their own.
rule-SC-071 = Any unit may enter where only an opposing structure stands, and takes control.
rule-SC-072 = A character or mech that meets an opposing one stops; the combat follows after all moves.
rule-SC-073 = Workers do not enter where an opposing character or mech stands, except aboard a mech.
rule-SC-074 = A character that reaches an encounter token ends its move.
rule-SC-075 = After all combats a character still there takes the token off and has the encounter.
rule-SC-076 = Order: all moves, all combats, then an encounter or factory card, then the bottom row.
rule-SC-218 = From a home base a unit steps onto land joined to it; a lake beside it or land across a river needs the ability.
rule-SC-219 = A mech that drives out workers may have your own workers aboard.

heading-SC-077 = Bolster and Trade

rule-SC-077 = Bolster: pay 1 coin, then gain 2 power or draw 1 combat card.
rule-SC-078 = Trade: pay 1 coin, then gain 2 resources of any mix or 1 popularity.
rule-SC-079 = Traded resources go on one territory with a worker of yours; with all workers at home there is only popularity to be had.
rule-SC-080 = Power ends at 16 and popularity at 18; what is beyond is lost.

heading-SC-081 = Produce

rule-SC-081 = Pay what the workers gone from your mat have uncovered.
rule-SC-082 = With 2 or 3 workers off the mat it costs nothing; with 4 or 5 it costs 1 power, with 6 or 7 it costs 1 power and 1 popularity, and with 8 also 1 coin.
rule-SC-083 = Up to two territories produce: each worker makes metal on mountains, food on farms, oil on tundra, wood in forests, a worker in villages.
rule-SC-084 = What is produced stands where it was made; new workers come from the mat onto the village.
rule-SC-085 = Nobody has to produce: choose how many new workers you want.
rule-SC-086 = Workers never go back to the mat; the 8th gives a star.
rule-SC-087 = Unless the cost is paid, nothing is produced.
rule-SC-088 = There is no limit to resources or workers on a territory.
rule-SC-089 = Workers made by this action do not produce in it.
rule-SC-090 = Example: a farm with 1 worker and a mountain with 2 give 1 food and 2 metal.
rule-SC-091 = Example: a forest with 3 workers and a farm with 2 give 3 wood and 2 food.

heading-SC-092 = Bottom-row actions

rule-SC-092 = Upgrade costs oil, deploy metal, build wood and enlist food; how much, and how many coins they pay, differs by mat.
rule-SC-093 = Most pay coins, which you may refuse.
rule-SC-094 = An action with nothing left to do may still be paid for, for its coins and bonuses.
rule-SC-095 = Each bottom-row action has an ongoing bonus, which works once its recruit is gone.
rule-SC-096 = Neighbours get their bonuses by themselves here.

heading-SC-097 = Upgrade

rule-SC-097 = Pay oil and move a cube from any green square to any free bracketed cost.
rule-SC-098 = The top-row action gives more from now on, and the bottom-row action costs 1 less.
rule-SC-099 = Example: the cube of production goes to enlist: 3 territories produce from now on, and enlist costs 1 food less.

heading-SC-100 = Deploy and mech abilities

rule-SC-100 = Pay metal and put any mech of your mat on a territory with a worker of yours, never on a lake.
rule-SC-101 = What lay under the mech is from then on an ability of your character and all your mechs, not of workers.
rule-SC-102 = Riverwalk: across rivers onto two terrains; Saxony and Nordic forest and mountain, Rusviet farm and village, Crimea farm and tundra, Polania village and mountain.
rule-SC-103 = Speed: character and mechs go one territory further.
rule-SC-104 = Speed does not carry a unit past opposing units; a tunnel is one step.
rule-SC-105 = On the way a unit may leave or take workers and resources.
rule-SC-106 = Underpass, Saxony: mountains you control and all tunnels, your Mine among them, are adjacent to each other.
rule-SC-107 = Example: a Saxon mech goes from a mountain to any mountain Saxony controls or any tunnel.
rule-SC-108 = Disarm, Saxony: before a combat on a tunnel or your Mine the opponent loses 2 power.
rule-SC-109 = Township, Rusviet: villages you control and the Factory are adjacent to each other.
rule-SC-110 = Example: a Rusviet mech goes from a village to any village Rusviet controls or to the Factory.
rule-SC-111 = People’s Army, Rusviet: with a worker in the combat you may add 1 card more.
rule-SC-112 = Example: Rusviet with 2 mechs and 3 workers may add up to 3 cards.
rule-SC-113 = Seaworthy, Nordic: character and mechs enter and leave lakes, and may retreat to a lake beside the combat; workers follow only with a mech.
rule-SC-114 = On a lake nothing is left behind when its carrier goes, workers leave it only with a mech, and nothing is built or deployed.
rule-SC-115 = Artillery, Nordic: before a combat pay 1 power and the opponent loses 2.
rule-SC-116 = Wayfare, Crimea: from anywhere to your home base or that of a faction not in the game.
rule-SC-117 = Scout, Crimea: before a combat take 1 random combat card from the opponent.
rule-SC-118 = Submerge, Polania: character and mechs enter and leave lakes and go from any lake to any other.
rule-SC-119 = Camaraderie, Polania: workers forced away after a combat cost no popularity; a table option has it for every case.

heading-SC-120 = Build and structures

rule-SC-120 = Pay wood and put any structure of your mat on a territory with a worker of yours.
rule-SC-121 = A territory has one structure at most, whoever built it.
rule-SC-122 = Structures are never moved or destroyed. None on home bases and lakes; the Factory is allowed.
rule-SC-123 = Only you use your structures, also where another has control; but then the Mill does not produce.
rule-SC-124 = A structure helps with the top-row action above it, from the next time on.
rule-SC-125 = Monument: 1 popularity when you Bolster.
rule-SC-126 = Armory: 1 power when you Trade.
rule-SC-127 = Mill: its territory may produce as an extra one, and the Mill produces like a worker.
rule-SC-128 = Mine: a tunnel for your units only, whoever controls it.
rule-SC-129 = At the end structures earn coins by the structure tile, also where you have lost control.
rule-SC-130 = Tile: tunnels beside your structures, each once; Mines do not count, rivers do not matter.
rule-SC-131 = Tile: lakes beside your structures, each once.
rule-SC-132 = Tile: encounter territories beside your structures, each once, with or without the token.
rule-SC-133 = Tile: your structures on tunnels; a Mine makes no tunnel.
rule-SC-134 = Tile: the longest straight unbroken line of your structures.
rule-SC-135 = Tile: your structures on farms and tundra.
rule-SC-136 = Example: two structures beside 4 different lakes in all give 6 coins, controlled or not.

heading-SC-137 = Enlist

rule-SC-137 = Pay food, take any recruit of your mat and put it on a free one-time bonus, which you gain at once.
rule-SC-138 = One-time bonuses: 2 power, 2 coins, 2 popularity, 2 combat cards.
rule-SC-139 = Ongoing bonuses: upgrade 1 power, deploy 1 coin, build 1 popularity, enlist 1 combat card.
rule-SC-140 = You gain an ongoing bonus whenever you or a neighbour takes that bottom-row action on a mat, but not for cards.
rule-SC-141 = Order: cost, benefit, coins, own bonus, own stars; then the left neighbour’s bonus and star, then the right one’s. A 6th star stops the rest.
rule-SC-142 = With two players the other’s action gives you the bonus once.
rule-SC-143 = Example: with the build recruit enlisted Nordic gains 1 popularity whenever Nordic or a neighbour builds.
rule-SC-144 = An ongoing bonus works for the rest of the game, already for the enlist action that opened it.

heading-SC-145 = Faction abilities

rule-SC-145 = Relentless, Rusviet: you may choose the section of last turn again.
rule-SC-146 = Relentless also holds for the factory card (table option).
rule-SC-147 = Coercion, Crimea: once a turn 1 combat card stands for any 1 resource.
rule-SC-148 = Example: Crimea pays 3 metal with 2 metal and 1 combat card, of value 2 or 5 alike.
rule-SC-149 = Swim, Nordic: workers cross rivers onto any land.
rule-SC-150 = Meander, Polania: two different options of each encounter card, and the first may pay for the second.
rule-SC-151 = Dominate, Saxony: no limit to stars for objectives and combats.

heading-SC-152 = Combat

rule-SC-152 = Combats are fought after all moves and before the bottom row; those of a factory move at the end of the turn.
rule-SC-153 = A combat is between you and one opponent, where both have a character or mechs.
rule-SC-154 = With several combats the attacker chooses their order.
rule-SC-155 = Coins may change hands only if the table agreed so, and never during a combat (table option).
rule-SC-156 = Artillery, Disarm and Scout come before power is chosen, the attacker first. Lost power stops at 0; a card taken by Scout is known to both players only.
rule-SC-157 = Both secretly choose 0 to 7 power, no more than they have.
rule-SC-158 = Each may add 1 combat card for each character and mech there, also with 0 on the dial; nobody sees before the reveal whether a card was added.
rule-SC-159 = Combat cards: 16 of value 2, 12 of 3, 8 of 4 and 6 of 5.
rule-SC-160 = Both reveal together. The higher total wins; a tie goes to the attacker.
rule-SC-161 = Both lose the power on their dial; cards played are discarded.
rule-SC-162 = The winner has the territory with all its resources, and places a star if one is left for combats.
rule-SC-163 = A winning attacker loses 1 popularity for each worker forced away.
rule-SC-164 = A character that won as attacker on an encounter token has the encounter.
rule-SC-165 = All units of the loser go from there to their home base; resources stay.
rule-SC-166 = A loser who spent any power, by dial or card, draws 1 combat card.
rule-SC-167 = With 2 combat stars you may go on fighting without further stars.
rule-SC-168 = If the 6th star comes while combats are open, units that moved in go back.
rule-SC-169 = On a lake the workers of a beaten mech retreat with it, and cost the attacker popularity as usual.
rule-SC-170 = Only workers you force away on your own turn cost popularity.
rule-SC-171 = Example: a mech attacks with 7 power; the defender adds a 3 to 4 power. At 7 to 7 the attacker wins, loses 1 popularity for 1 worker, gets a star and 3 food; the defender goes home and draws a card.
rule-SC-172 = Example: a defender who beats a mech with workers aboard sends all of them home and loses no popularity.
rule-SC-220 = Without power and cards you fight with 0; at 0 to 0 the attacker wins, and a loser who spent nothing draws no card.
rule-SC-221 = Power lost in one combat is gone for the next; a card drawn as loser may be played in it.

heading-SC-173 = Encounters

rule-SC-173 = Only a character has encounters: the token goes and a card is drawn, after all combats and before the bottom row.
rule-SC-174 = The card is open to all.
rule-SC-175 = Choose one of three options, pay its cost in full and take any part of its gain.
rule-SC-176 = An option you cannot pay for cannot be chosen.
rule-SC-177 = Example: of 2 metal and 1 worker you may take the metal alone.
rule-SC-178 = Everything gained goes on the territory of the encounter; no worker is needed there.
rule-SC-179 = Gains of a card bring no coins, costs or recruit bonuses of the mat.
rule-SC-180 = The card does not come back in this game.
rule-SC-181 = If the character loses the combat there, the token stays.
rule-SC-182 = Numbers on cards are names only.

heading-SC-183 = Factory

rule-SC-183 = The Factory produces nothing and counts as 3 territories at the end.
rule-SC-184 = The first time your character ends a move there, look at the cards, take one and put the rest back.
rule-SC-185 = Example: with 5 players the visitors see 6, 5, 4, 3 and 2 cards.
rule-SC-186 = The card is a fifth section with a top and a bottom action.
rule-SC-187 = Its actions give no coins, structure benefits or recruit bonuses, and cost only what the card says.
rule-SC-188 = Its bottom action moves one unit up to two times.
rule-SC-189 = Your Mine works for this move.
rule-SC-190 = Example: with Speed a mech or character goes up to 3 territories, a worker up to 2.
rule-SC-191 = Example: pay 1 popularity to enlist or to upgrade, or leave that out; then move one unit up to two territories.
rule-SC-192 = One factory card for each player, for good.

heading-SC-193 = Objectives

rule-SC-193 = On your turn, before or after an action, you may show one of your two objectives if it is fulfilled, for a star; then both are gone, the other unseen.
rule-SC-194 = One objective star for each player; Saxony may complete both cards.
rule-SC-195 = The task must be done at the moment you show the card; some cards only at the end of the turn.

heading-SC-196 = Deals

rule-SC-196 = Deals are free and bind nobody; only coins may change hands.
rule-SC-197 = A combat that a move has brought about must be fought.
rule-SC-198 = Example: “I will not attack you if you do not attack me” may be said and need not be kept.

heading-SC-199 = Stars

rule-SC-199 = A goal reached gets its star at once, and a star is never lost.
rule-SC-200 = Example: a player who later falls below 18 popularity keeps the star.
rule-SC-201 = Each goal once per player, combats twice; stars of others do not matter.
rule-SC-202 = Nobody places more than 6 stars.

heading-SC-203 = End of the game and scoring

rule-SC-203 = With a 6th star the game ends at once, whatever could still happen.
rule-SC-204 = If a bottom-row action brings the star, first take its benefit, coins and bonus.
rule-SC-205 = Units of an unfinished Move that stand against others go back to where they came from.
rule-SC-206 = A star from a recruit bonus on another’s turn is placed after that action, clockwise, unless the game ended by it.
rule-SC-207 = Coins per star, territory and pair of resources: 3, 2, 1 with popularity 0 to 6; 4, 3, 2 with 7 to 12; 5, 4, 3 with 13 to 18.
rule-SC-208 = Example: popularity 10 gives 4, 3 and 2; popularity 18 is in the top row.
rule-SC-209 = Example: 13 resources at popularity 10 are 6 pairs, 12 coins.
rule-SC-210 = Coins held count.
rule-SC-211 = Territories you control count, lakes too, home bases not; the Factory counts 3.
rule-SC-212 = Resources on territories you control count in pairs, whatever their kind; an odd one is lost.
rule-SC-213 = The structure bonus is added.
rule-SC-214 = Ties: workers, mechs and structures together; power; popularity; resources; territories; stars. Equal in all means a shared win.
rule-SC-215 = In a first game you may look after the first star at what everybody would score; the table shows it all the time.
rule-SC-216 = The variant that fines long counting is not played here.
rule-SC-217 = The achievement sheet has no effect on play.

## The ending: score table, how it ended, its course, what was hidden, and luck

column-popularity = Popularity
column-stars = Stars
column-territories = Territories
column-pairs = Pairs of resources
column-structures = Structure bonus
column-coins = Coins
cell-tier = tier { $number }
closing-last-star =
    { $reader ->
        [seat] You placed the sixth star ({ $goal }), and with it the game ended.
       *[nobody] { $seat } placed the sixth star ({ $goal }), and with it the game ended.
    }
closing-tie =
    { $by ->
        [pieces] Level on coins: workers, mechs and structures on the board decided for { $seat }.
        [power] Level on coins and pieces: power decided for { $seat }.
        [popularity] Level on coins, pieces and power: popularity decided for { $seat }.
        [resources] Level on all from coins to popularity: resources decided for { $seat }.
        [territories] Level on all from coins to resources: territories decided for { $seat }.
       *[stars] Level on all from coins to territories: stars decided for { $seat }.
    }
closing-shared = Level on coins and on everything that breaks ties: { $seats } share the win.
chart-points = Points
chart-points-what = What the score would have been at the start of each turn.
chart-coins = Coins
chart-territories = Territories
mark-star = star
mark-combat = combat
mark-encounter = encounter
mark-factory = factory card
held-objectives = Objectives
held-cards = Combat cards
luck-cards = Combat cards drawn
