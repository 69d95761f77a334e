### Risk, in English. Rule sentences are at the end.

game-name = Risk
game-blurb = Place your troops, roll the dice and capture the world, territory by territory.

## Territories, continents, cards, missions and armies

territory-alaska = Alaska
territory-northwest-territory = Northwest Territory
territory-greenland = Greenland
territory-alberta = Alberta
territory-ontario = Ontario
territory-quebec = Quebec
territory-western-us = Western United States
territory-eastern-us = Eastern United States
territory-central-america = Central America
territory-venezuela = Venezuela
territory-peru = Peru
territory-brazil = Brazil
territory-argentina = Argentina
territory-iceland = Iceland
territory-great-britain = Great Britain
territory-scandinavia = Scandinavia
territory-northern-europe = Northern Europe
territory-western-europe = Western Europe
territory-southern-europe = Southern Europe
territory-ukraine = Russia
territory-north-africa = North Africa
territory-egypt = Egypt
territory-east-africa = East Africa
territory-congo = Congo
territory-south-africa = South Africa
territory-madagascar = Madagascar
territory-ural = Ural
territory-siberia = Siberia
territory-yakutsk = Yakutsk
territory-kamchatka = Kamchatka
territory-irkutsk = Irkutsk
territory-mongolia = Mongolia
territory-japan = Japan
territory-afghanistan = Afghanistan
territory-middle-east = Middle East
territory-india = India
territory-china = China
territory-siam = Southeast Asia
territory-indonesia = Indonesia
territory-new-guinea = New Guinea
territory-western-australia = Western Australia
territory-eastern-australia = Eastern Australia
card-alaska = { territory-alaska }
card-northwest-territory = { territory-northwest-territory }
card-greenland = { territory-greenland }
card-alberta = { territory-alberta }
card-ontario = { territory-ontario }
card-quebec = { territory-quebec }
card-western-us = { territory-western-us }
card-eastern-us = { territory-eastern-us }
card-central-america = { territory-central-america }
card-venezuela = { territory-venezuela }
card-peru = { territory-peru }
card-brazil = { territory-brazil }
card-argentina = { territory-argentina }
card-iceland = { territory-iceland }
card-great-britain = { territory-great-britain }
card-scandinavia = { territory-scandinavia }
card-northern-europe = { territory-northern-europe }
card-western-europe = { territory-western-europe }
card-southern-europe = { territory-southern-europe }
card-ukraine = { territory-ukraine }
card-north-africa = { territory-north-africa }
card-egypt = { territory-egypt }
card-east-africa = { territory-east-africa }
card-congo = { territory-congo }
card-south-africa = { territory-south-africa }
card-madagascar = { territory-madagascar }
card-ural = { territory-ural }
card-siberia = { territory-siberia }
card-yakutsk = { territory-yakutsk }
card-kamchatka = { territory-kamchatka }
card-irkutsk = { territory-irkutsk }
card-mongolia = { territory-mongolia }
card-japan = { territory-japan }
card-afghanistan = { territory-afghanistan }
card-middle-east = { territory-middle-east }
card-india = { territory-india }
card-china = { territory-china }
card-siam = { territory-siam }
card-indonesia = { territory-indonesia }
card-new-guinea = { territory-new-guinea }
card-western-australia = { territory-western-australia }
card-eastern-australia = { territory-eastern-australia }
continent-north-america = North America
continent-south-america = South America
continent-europe = Europe
continent-africa = Africa
continent-asia = Asia
continent-australia = Australia
picture-infantry = infantry
picture-cavalry = cavalry
picture-artillery = cannon
mission-destroy-red = Destroy the red army; if it is your own or you can no longer destroy it, hold 24 territories
mission-destroy-blue = Destroy the blue army; if it is your own or you can no longer destroy it, hold 24 territories
mission-destroy-green = Destroy the green army; if it is your own or you can no longer destroy it, hold 24 territories
mission-destroy-yellow = Destroy the yellow army; if it is your own or you can no longer destroy it, hold 24 territories
mission-destroy-black = Destroy the black army; if it is your own or you can no longer destroy it, hold 24 territories
mission-asia-and-south-america = Hold the whole of Asia and South America
mission-asia-and-africa = Hold the whole of Asia and Africa
mission-north-america-and-africa = Hold the whole of North America and Africa
mission-north-america-and-australia = Hold the whole of North America and Australia
mission-europe-and-australia-plus-one = Hold the whole of Europe, Australia and one more continent
mission-territories-24 = Hold 24 territories
mission-territories-18-double = Hold 18 territories, each with at least 2 troops
army-red = red
army-blue = blue
army-green = green
army-yellow = yellow
army-black = black

## What a player can say

action-claim = Claim { $territory }
verb-claim = Claim a territory
action-place = Place in { $territory }
verb-place = Place troops
action-amount =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
verb-amount = Troops
action-everything = As many as possible
action-lay = Lay the card “{ $card }”
verb-lay = Lay a card
action-trade-in = Trade these cards
action-take-back = Take these cards back
action-attack = Attack { $target } from { $source }
verb-attack = Attack
action-roll =
    { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
verb-roll = Roll once
action-until = Keep rolling, down to { $left }
verb-until = Keep rolling
action-defend =
    { $dice ->
        [one] Defend with { $dice } die
       *[other] Defend with { $dice } dice
    }
verb-defend = Defend
action-move-from = Move troops from { $territory }
verb-move-from = Move troops
action-move-to = Move them to { $territory }
verb-move-to = Move them
action-place-rest = Place the rest for me
action-done = Done

## What is asked

prompt-claim-territory = Which empty territory do you claim?
note-claim-territory = 1 troop stands on it. Whole continents bring troops each turn.
prompt-add-troop =
    { $troops ->
        [one] Where does your last troop go?
       *[other] Where does the next of { $troops } troops go?
    }
note-add-troop = Everybody adds one at a time, in turn.
prompt-add-several = How many of { $troops } go to { $territory }?
note-add-several = The others have placed theirs.
prompt-feed-neutral = Which neutral territory gets { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }?
note-feed-neutral = You must; all of them go there.
prompt-place-troops =
    { $troops ->
        [one] Where does { $troops } more troop go?
       *[other] Where do { $troops } more troops go?
    }
note-place-troops = All on one territory, or some here and some there.
prompt-how-many = How many of { $troops } go to { $territory }?
prompt-trade-cards =
    { $count ->
        [0] Do you trade cards for troops?
       *[other]
            { $worth ->
                [0] What else do you lay?
               *[other] Trade these cards for { $worth ->
                   [one] 1 troop
                  *[other] { $worth } troops
               }?
            }
    }
note-trade-cards =
    { $count ->
        [0] Everybody sees what you lay.
       *[other]
            { $worth ->
                [0] Not enough yet: { $cards }.
               *[other] On the table: { $cards }. You may add another card that fits.
            }
    }
prompt-attacking =
    { $again ->
        [yes] Attack { $target } again?
       *[no] Where do you attack from?
    }
note-attacking =
    { $again ->
        [yes] From { $source }, { $attackers ->
            [one] 1 troop
           *[other] { $attackers } troops
        } against { $defenders }.
       *[no] Choose a territory of yours, then its target.
    }
prompt-choose-dice = How do you attack { $target }?
note-choose-dice = From { $source }, { $attackers ->
        [one] 1 troop
       *[other] { $attackers } troops
    } against { $defenders }; at least 1 stays behind.
prompt-defend-with = With how many dice do you defend { $target }?
note-defend-with =
    { $stop ->
        [0] { $me } attacks from { $source } with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }.
       *[other] { $me } attacks from { $source } with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }, again and again, down to { $stop ->
           [one] 1 troop
          *[other] { $stop } troops
       }.
    }
prompt-move-in = How many move into { $territory }?
note-move-in = { $least } to { $most }; at least 1 stays in { $source }.
prompt-fortify = Where do you move troops from?
note-fortify =
    { $left ->
        [one] You have one move this turn.
       *[other] You have up to { $left } moves this turn.
    }
prompt-destination = Where do the troops of { $source } go?
note-destination = A chain of your own territories must lead there.
prompt-move-troops = How many go from { $source } to { $target }?
note-move-troops = At least 1 stays.

## What each answer brings: one line under it, without a full stop

brings-claim =
    { $missing ->
        [0] all of { $continents }: { $bonus ->
            [one] 1 troop
           *[other] { $bonus } troops
        } each turn
       *[other] { $continents }: { $held } of { $members } would be yours
    }
brings-place =
    { $strongest ->
        [0] { $troops } would stand there, no enemy beside it
       *[other] { $troops } would stand there, against up to { $strongest }
    }
brings-place-on =
    { $strongest ->
        [0] { $troops } stand there, no enemy beside it
       *[other] { $troops } stand there, against up to { $strongest }
    }
brings-place-rest =
    { $count ->
        [one] { $troops ->
            [one] 1 troop
           *[other] { $troops } troops
        } on your only border, the others go on one by one
       *[other] { $troops ->
           [one] 1 troop
          *[other] { $troops } troops
       } over your { $count } borders, fewest first
    }
brings-feed-neutral = { $troops } would stand there, beside { $mine } of yours and { $theirs } of theirs
brings-amount =
    { $left ->
        [0] { $troops } there, none left
       *[other] { $troops } there, { $left } left
    }
brings-moves = { $troops } in { $territory }, { $stay } stay in { $source }
brings-lay-stars =
    { $worth ->
        [0] { $stars ->
           [one] 1 star
          *[other] { $stars } stars
       } on the table, 2 are needed; everybody sees the card
       *[other] { $stars ->
           [one] 1 star
          *[other] { $stars } stars
       }, worth { $worth ->
           [one] 1 troop
          *[other] { $worth } troops
       }; everybody sees the card
    }
brings-lay-picture =
    { $worth ->
        [0] card { $count } of 3; everybody sees it
       *[other] a set worth { $worth ->
           [one] 1 troop
          *[other] { $worth } troops
       }; everybody sees the card
    }
brings-trade-in =
    { $count ->
        [one] { $worth ->
            [one] 1 troop
           *[other] { $worth } troops
        } for { $count } card
       *[other] { $worth ->
           [one] 1 troop
          *[other] { $worth } troops
       } for { $count } cards
    }
brings-take-back = they stay yours, but everybody has seen them
brings-no-trade =
    { $count ->
        [one] keeps { $count } card; { $troops ->
            [one] 1 troop
           *[other] { $troops } troops
        } to place
       *[other] keeps { $count } cards; { $troops ->
           [one] 1 troop
          *[other] { $troops } troops
       } to place
    }
brings-attack = { $attackers } against { $defenders }: { $win }% chance of capture
brings-roll =
    { $takes ->
        [0]
            { $lost ->
                [one] { $hurt }% chance of a hit; you lose { $lost } troop at most
               *[other] { $hurt }% chance of a hit; you lose { $lost } troops at most
            }
       *[other]
            { $lost ->
                [one] { $takes }% chance of capture; you lose { $lost } troop at most
               *[other] { $takes }% chance of capture; you lose { $lost } troops at most
            }
    }
brings-until = { $win }% chance of capture, or stops at { $left }
brings-no-attack = no dice are thrown; attack elsewhere
brings-no-more-attacks =
    { $captured ->
        [yes] move troops next; a card is yours this turn
       *[no] move troops next; no card without a capture
    }
brings-defend =
    { $lost ->
        [one] { $safe }% chance of no loss; { $lost } troop at most
       *[other] { $safe }% chance of no loss; { $lost } troops at most
    }
brings-end-of-turn =
    { $captured ->
        [yes] your turn ends, and you draw a card
       *[no] your turn ends without a card
    }
brings-move-from =
    { $count ->
        [one] up to { $most } can go, to { $count } territory
       *[other] up to { $most } can go, to { $count } territories
    }
## What happened

event-started =
    { $reader ->
        [seat] You are the start player.
       *[nobody] { $seat } is the start player.
    }
event-got-mission =
    { $reader ->
        [seat] Your secret mission: { $missions }.
       *[nobody] { $seat } got a secret mission.
    }
event-got-territories =
    { $reader ->
        [seat] You were dealt these territories, with { $troops ->
            [one] 1 troop
           *[other] { $troops } troops
        } in all: { $territories }.
       *[nobody] { $seat } was dealt these territories, with { $troops ->
           [one] 1 troop
          *[other] { $troops } troops
       } in all: { $territories }.
    }
event-neutral-got-territories = The neutral { $army } army was dealt these territories, with { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    } in all: { $territories }.
event-laid-under =
    { $count ->
        [one] { $count } card was laid face down under the piece of the neutral { $army } army.
       *[other] { $count } cards were laid face down under the piece of the neutral { $army } army.
    }
event-claimed =
    { $reader ->
        [seat] You claimed { $territory }.
       *[nobody] { $seat } claimed { $territory }.
    }
event-reinforced =
    { $territory_bonus ->
        [0]
            { $continent_bonus ->
                [0]
                    { $reader ->
                        [seat] You got { $basic ->
                            [one] 1 troop
                           *[other] { $basic } troops
                        }.
                       *[nobody] { $seat } got { $basic ->
                           [one] 1 troop
                          *[other] { $basic } troops
                       }.
                    }
               *[other]
                    { $reader ->
                        [seat] You got { $basic ->
                            [one] 1 troop
                           *[other] { $basic } troops
                        } and { $continent_bonus } for { $continents }.
                       *[nobody] { $seat } got { $basic ->
                           [one] 1 troop
                          *[other] { $basic } troops
                       } and { $continent_bonus } for { $continents }.
                    }
            }
       *[other]
            { $continent_bonus ->
                [0]
                    { $reader ->
                        [seat] You got { $basic ->
                            [one] 1 troop
                           *[other] { $basic } troops
                        } and a territory bonus of { $territory_bonus }.
                       *[nobody] { $seat } got { $basic ->
                           [one] 1 troop
                          *[other] { $basic } troops
                       } and a territory bonus of { $territory_bonus }.
                    }
               *[other]
                    { $reader ->
                        [seat] You got { $basic ->
                            [one] 1 troop
                           *[other] { $basic } troops
                        }, a territory bonus of { $territory_bonus } and { $continent_bonus } for { $continents }.
                       *[nobody] { $seat } got { $basic ->
                           [one] 1 troop
                          *[other] { $basic } troops
                       }, a territory bonus of { $territory_bonus } and { $continent_bonus } for { $continents }.
                    }
            }
    }
event-placed =
    { $troops ->
        [one]
            { $reader ->
                [seat] You placed { $troops } troop in { $territory }.
               *[nobody] { $seat } placed { $troops } troop in { $territory }.
            }
       *[other]
            { $reader ->
                [seat] You placed { $troops } troops in { $territory }.
               *[nobody] { $seat } placed { $troops } troops in { $territory }.
            }
    }
event-placed-rest =
    { $reader ->
        [seat] Your last { $troops ->
            [one] troop was
           *[other] { $troops } troops were
        } placed on your borders: { $territories }.
       *[nobody] The last { $troops ->
           [one] troop of { $seat } was
          *[other] { $troops } troops of { $seat } were
       } placed on their borders: { $territories }.
    }
event-fed-neutral =
    { $reader ->
        [seat] You gave { $troops ->
            [one] 1 troop
           *[other] { $troops } troops
        } to the neutral { $army } army in { $territory }.
       *[nobody] { $seat } gave { $troops ->
           [one] 1 troop
          *[other] { $troops } troops
       } to the neutral { $army } army in { $territory }.
    }
event-laid =
    { $reader ->
        [seat] You laid the card “{ $card }” for a trade.
       *[nobody] { $seat } laid the card “{ $card }” for a trade.
    }
event-took-back =
    { $reader ->
        [seat] You took back the cards you had laid: { $cards }.
       *[nobody] { $seat } took back the cards laid for a trade: { $cards }.
    }
event-traded =
    { $reader ->
        [seat] You traded cards for { $troops ->
            [one] 1 troop
           *[other] { $troops } troops
        }: { $cards }.
       *[nobody] { $seat } traded cards for { $troops ->
           [one] 1 troop
          *[other] { $troops } troops
       }: { $cards }.
    }
event-attacked =
    { $dice ->
        [one]
            { $reader ->
                [seat] You attacked { $target } from { $source } with { $dice } die.
               *[nobody] { $seat } attacked { $target } from { $source } with { $dice } die.
            }
       *[other]
            { $reader ->
                [seat] You attacked { $target } from { $source } with { $dice } dice.
               *[nobody] { $seat } attacked { $target } from { $source } with { $dice } dice.
            }
    }
event-rolled =
    { $attack_lost ->
        [0]
            { $defence_lost ->
                [one]
                    { $reader ->
                        [seat] You rolled { $red } against { $black }. { $target } lost { $defence_lost } troop.
                       *[nobody] { $seat } rolled { $red } against { $black }. { $target } lost { $defence_lost } troop.
                    }
               *[other]
                    { $reader ->
                        [seat] You rolled { $red } against { $black }. { $target } lost { $defence_lost } troops.
                       *[nobody] { $seat } rolled { $red } against { $black }. { $target } lost { $defence_lost } troops.
                    }
            }
        [one]
            { $defence_lost ->
                [0]
                    { $reader ->
                        [seat] You rolled { $red } against { $black }. { $source } lost { $attack_lost } troop.
                       *[nobody] { $seat } rolled { $red } against { $black }. { $source } lost { $attack_lost } troop.
                    }
               *[other]
                    { $reader ->
                        [seat] You rolled { $red } against { $black }. { $source } lost { $attack_lost } troop and { $target } lost { $defence_lost }.
                       *[nobody] { $seat } rolled { $red } against { $black }. { $source } lost { $attack_lost } troop and { $target } lost { $defence_lost }.
                    }
            }
       *[other]
            { $defence_lost ->
                [0]
                    { $reader ->
                        [seat] You rolled { $red } against { $black }. { $source } lost { $attack_lost } troops.
                       *[nobody] { $seat } rolled { $red } against { $black }. { $source } lost { $attack_lost } troops.
                    }
               *[other]
                    { $reader ->
                        [seat] You rolled { $red } against { $black }. { $source } lost { $attack_lost } troops and { $target } lost { $defence_lost }.
                       *[nobody] { $seat } rolled { $red } against { $black }. { $source } lost { $attack_lost } troops and { $target } lost { $defence_lost }.
                    }
            }
    }
event-captured =
    { $reader ->
        [seat] You captured { $territory }.
       *[nobody] { $seat } captured { $territory }.
    }
event-moved-in =
    { $troops ->
        [one]
            { $reader ->
                [seat] You moved { $troops } troop into { $territory }.
               *[nobody] { $seat } moved { $troops } troop into { $territory }.
            }
       *[other]
            { $reader ->
                [seat] You moved { $troops } troops into { $territory }.
               *[nobody] { $seat } moved { $troops } troops into { $territory }.
            }
    }
event-eliminated =
    { $reader ->
        [seat] You put { $other } out of the game.
        [other] { $seat } put you out of the game.
       *[nobody] { $seat } put { $other } out of the game.
    }
event-neutral-eliminated =
    { $reader ->
        [seat] You put the neutral { $army } army out of the game.
       *[nobody] { $seat } put the neutral { $army } army out of the game.
    }
event-took-cards =
    { $reader ->
        [seat] You took the hand of { $other }: { $cards }.
        [other] { $seat } took your hand: { $cards }.
       *[nobody]
            { $count ->
                [one] { $seat } took the hand of { $other }: { $count } card.
               *[other] { $seat } took the hand of { $other }: { $count } cards.
            }
    }
event-took-under =
    { $reader ->
        [seat] You took the cards under the piece of the neutral { $army } army: { $cards }.
       *[nobody]
            { $count ->
                [one] { $seat } took { $count } card from under the piece of the neutral { $army } army.
               *[other] { $seat } took { $count } cards from under the piece of the neutral { $army } army.
            }
    }
event-moved =
    { $troops ->
        [one]
            { $reader ->
                [seat] You moved { $troops } troop from { $source } to { $target }.
               *[nobody] { $seat } moved { $troops } troop from { $source } to { $target }.
            }
       *[other]
            { $reader ->
                [seat] You moved { $troops } troops from { $source } to { $target }.
               *[nobody] { $seat } moved { $troops } troops from { $source } to { $target }.
            }
    }
event-drew =
    { $reader ->
        [seat] For capturing this turn you drew the card “{ $cards }”.
       *[nobody] { $seat } drew a card for capturing this turn.
    }
event-reshuffled =
    { $count ->
        [one] The draw pile had run out, and { $count } spent card became the new one.
       *[other] The draw pile had run out, and { $count } spent cards were shuffled into a new one.
    }
event-cease-fire =
    { $reader ->
        [seat] You turned up the cease-fire card. The game is over; territories are counted.
       *[nobody] { $seat } turned up the cease-fire card. The game is over; territories are counted.
    }
event-showed-mission =
    { $reader ->
        [seat] You showed your secret mission: { $mission }.
       *[nobody] { $seat } showed their secret mission: { $mission }.
    }{ $instead ->
        [yes] {" "}That army was out of reach, so the mission had become 24 territories.
       *[no] {""}
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
    }{ $by ->
        [territories] {" "}The most territories decided it: { $held }.
        [troops] {" "}Level on territories ({ $held }); more troops decided it: { $troops }.
        [nothing] {" "}Level on territories ({ $held }) and on troops ({ $troops }).
       *[other] {""}
    }

## Why not

refusal-already-claimed = { $territory } is already claimed; choose an empty territory
refusal-not-yours = { $territory } is not yours; choose one of your own territories
refusal-not-neutral = { $territory } is not held by a neutral army
refusal-not-that-many = That number is not possible; choose { $least } to { $most ->
        [one] 1 troop
       *[other] { $most } troops
    }
refusal-cards-on-table = You have laid cards for a trade: trade them or take them back
refusal-nothing-laid = You have laid no card that you could take back
refusal-already-laid = You have laid the card “{ $card }” already; you can take back what you have laid
refusal-no-set = The cards on the table make no trade yet
refusal-not-in-hand = You do not hold the card “{ $card }”; troops are placed once you are done with trading
refusal-makes-no-set = The card “{ $card }” makes no trade with the cards you have laid
refusal-one-must-stay = At least 1 troop must stay in { $territory }
refusal-attack-from-own = { $territory } is not yours; attack it from a territory of yours that touches it and has 2 troops or more
refusal-one-cannot-attack = You cannot attack from { $territory }: its only troop must stay
refusal-no-enemy-near = Every neighbour of { $territory } is yours, so there is nothing to attack from there
refusal-your-own = { $territory } is your own, so you cannot attack it
refusal-not-touching = { $target } does not touch { $source }
refusal-attack-begun = You are attacking { $target } from { $source }: choose your dice; you can choose another target after this battle
refusal-one-or-two-dice = You defend with 1 or 2 dice
refusal-defend-first = { $target } is being attacked from { $source }: choose with how many dice you defend
refusal-move-in-first = First choose how many troops move into { $territory }
refusal-amount-first = First choose how many troops go to { $territory }
refusal-too-many-dice =
    { $most ->
        [one] You can use only { $most } die, since 1 troop must stay behind
       *[other] You can use only { $most } dice, since 1 troop must stay behind
    }
refusal-too-few-troops =
    { $left ->
        [one] You have no more than { $left } troop there, so this attack cannot start
       *[other] You have no more than { $left } troops there, so this attack cannot start
    }
refusal-not-joined = No neighbour of { $territory } is yours, so its troops have nowhere to go
refusal-not-in-chain = No connected chain of your territories leads to { $territory }
refusal-move-within-own = { $territory } is not yours; attacking is over, and troops move between your own territories only
refusal-same-territory = The troops leave { $territory }, so they must go to another territory
refusal-place-first =
    { $troops ->
        [one] First place { $troops } more troop
       *[other] First place { $troops } more troops
    }
refusal-attacks-first = Once you stop attacking
refusal-claim-first =
    { $count ->
        [one] Once the last territory is claimed
       *[other] Once { $count } more territories are claimed
    }
refusal-one-troop-left = Only 1 troop is left to place
refusal-move-begun = Troops are moving from { $source } to { $target }: choose how many
refusal-shown-seat = Players are not chosen in Risk: choose one of the territories they hold
refusal-shown-army = Armies are not chosen: choose one of the territories they hold
refusal-shown-continent = A continent is not chosen: hold all its territories when your turn starts, and it gives its bonus
refusal-shown-picture = A picture is not chosen: choose the card it is on when you trade
refusal-shown-mission = A mission is not played: the game ends as soon as yours is fulfilled

## When each thing is done. The rule ids follow, so there is no full stop.

when-claim = Empty territories are claimed before the first turn, in the classic and the mission game
when-place = Troops are placed at the start of your turn, before you attack, or one by one before the first turn
when-amount = You choose a number of troops after naming the territory they go to
when-everything = You choose a number of troops after naming the territory they go to
when-lay = Cards are traded at the start of your turn, before troops are placed; cards won from another player wait for your next turn
when-trade-in = Cards are traded at the start of your turn, before troops are placed; cards won from another player wait for your next turn
when-take-back = You take back cards while they lie on the table for a trade, at the start of your turn
when-attack = You attack on your own turn, after the new troops are placed and before you move troops
when-roll = You choose your dice once you have named the territory you attack
when-until = You choose how long to keep attacking once you have named the territory you attack
when-defend = You choose your dice for defence when one of your territories with 2 troops or more is attacked
when-move-from = Troops are moved at the end of your turn, after the attacks
when-move-to = You choose where troops go after naming the territory they leave, at the end of your turn
when-place-rest = The rest is placed for you before the first turn, once all territories are claimed
when-done = “Done” ends what is a right and not a duty: trading, attacking and moving troops

## Table options

option-mode = Variant
option-mode-classic = classic game: claim the territories in turn
option-mode-elementary = elementary game: territories are dealt and the draw pile hides a cease-fire card
option-mode-mission = mission game: each player has a secret mission
option-mode-two-player = two-player game: with 3 neutral armies
option-deal = How territories are given out
option-deal-claim = claimed in turn, one by one
option-deal-dealt = dealt by chance, one troop on each (house rule)
option-trade = Trading cards
option-trade-stars = by stars: 2 to 10 stars in each trade
option-trade-pictures = by pictures: 3 of a kind or one of each
option-combat = Battle
option-combat-normal = normal: dice are compared in pairs
option-combat-speed = speed method: the totals of the dice are compared
option-cease-fire = Cease-fire card in the elementary game
option-cease-fire-lower-half = in the lower half of the draw pile
option-cease-fire-lower-quarter = in the lower quarter of the draw pile
option-cease-fire-anywhere = anywhere in the draw pile
option-goal = Goal of the classic game
option-goal-world = the whole world
option-goal-three-continents = three continents at the end of your own turn
option-destroy-credit = Who must destroy the army in the mission game
option-destroy-credit-self-only = only you
option-destroy-credit-anyone = anyone
option-fortify-moves = Moves of troops in each turn
option-fortify-moves-any = any number
option-first = Who starts
option-first-none = chance decides

## The odds of a fight

odds-win = Chance of taking the territory: { $win }
odds-lost = Troops lost on average: attacker { $attack_lost }, defender { $defence_lost }
odds-attackers-left = Attackers left when it is taken:
odds-defenders-left = Defenders left when it is held:

## Labels

view-turn = Turn
view-reserve = Troops to place
view-board = Board
view-players = Players
view-neutrals = Neutral armies
view-deck = Cards in the draw pile
view-spent = Spent cards
view-laid = Cards laid for a trade
view-hand = Your cards
view-mission = Your secret mission
view-instead = Mission changed: hold 24 territories
view-army = Army
view-held = Territories
view-all-troops = Troops
view-hand-size = Cards
view-out = Out
view-territory = Territory
view-troops = Troops
view-card = Card
view-stars = Stars
view-picture = Picture


heading-RK-001 = Box and pieces

rule-RK-001 = The board has 42 territories in 6 continents; two territories are neighbours when a border or a sea line joins them.
rule-RK-002 = The cards are of three kinds: 1 cease-fire card, 12 mission cards and 42 territory cards; there are no wild cards.
rule-RK-003 = There are 5 equal armies in 5 colours, each with 40 infantry, 12 cavalry and 8 cannon pieces.
rule-RK-004 = An infantry piece is 1 troop, a cavalry piece 5 and a cannon 10. Here troops are plain numbers, with no upper limit.
rule-RK-005 = There are 3 red dice for attack and 2 black dice for defence.
rule-RK-006 = Risk is for 2 to 5 players; the box suggests age 10 and over.
rule-RK-007 = Continent colours on the board: Asia green, North America yellow, Europe violet, Africa brown, South America red and Australia purple.
rule-RK-008 = Each territory card shows a territory, 1 or 2 stars, and an infantry, cavalry or cannon picture. No source says which cards have 2 stars (value of our own).
rule-RK-009 = The cease-fire card is used in the elementary game only; in the other games it stays out.
rule-RK-010 = Mission cards are used in the mission game only.
rule-RK-011 = Risk has 4 variants: elementary, classic, mission and two-player (table option).

heading-RK-020 = Elementary game: setup

rule-RK-020 = Each player chooses a colour for their army, different from all the others.
rule-RK-021 = Chance picks the start player, unless one is named beforehand (table option); turns go clockwise.
rule-RK-022 = The territory cards are shuffled and dealt out to the last card.
rule-RK-023 = With 3 players each gets 14 cards. With 4 players each gets 10 and with 5 players 8, and the last 2 players get 1 more each.
rule-RK-024 = On the territory of each of your cards you place as many troops as it has stars: 1 for 1 star, 2 for 2 stars.
rule-RK-025 = During setup only infantry pieces are placed; changing them for larger pieces comes later.
rule-RK-026 = Once the troops are placed, all territory cards go back to the draw pile and are shuffled again.
rule-RK-027 = The cease-fire card goes into the lower half of the draw pile, under 21 to 42 cards; you may choose the lower quarter or the whole pile instead (table option; value of our own).
rule-RK-028 = Everyone starts with an empty hand.

heading-RK-030 = Elementary game: goal

rule-RK-030 = You win if you hold 25 territories (3 players), 20 (4 players) or 15 (5 players) at the end of your own turn.
rule-RK-031 = The territories needed depend on how many players started the game and do not change when someone goes out.
rule-RK-032 = When the cease-fire card turns up, the game ends at once and the player with the most territories wins.
rule-RK-033 = A tie at the cease-fire is broken by troops on the board; if these are equal too, the win is shared.
rule-RK-034 = A turn ends in this order: move troops, count territories for the win, then draw a card. So once your territories have won, no cease-fire can follow.
rule-RK-035 = In every variant you win at once when you have put all your opponents out of the game.
rule-RK-036 = The cease-fire card has no stars, joins no hand and turns up only when a player may draw. The pile cannot run out before it, so spent cards are not reshuffled.
rule-RK-037 = The territories needed count only for the player whose turn is ending; reaching them in mid-turn or on another player’s turn is not yet a win.

heading-RK-040 = Turn

rule-RK-040 = A turn has 5 parts: place troops, attack, the opponent’s defence, move troops, and draw a card if you have earned one.
rule-RK-041 = Placing troops always comes first; attacking and moving troops are optional.

heading-RK-050 = Placing troops

rule-RK-050 = You begin every turn with 3 basic troops, whatever you hold.
rule-RK-051 = Territory bonus: 12 to 14 territories give 1 troop and every 3 more give 1 more, up to 8 for 33 to 35; then 36 to 39 give 9 and 40 to 42 give 10.
rule-RK-052 = With fewer than 12 territories you get no territory bonus.
rule-RK-053 = The table counts, not division by 3: with the basic troops, 39 territories give 12 troops, not 13, and 42 give 13, not 14. Elsewhere both agree, with 3 as the least.
rule-RK-054 = If you hold every territory of a continent when your turn starts, you get its bonus: Asia 7, North America 5, Europe 5, Africa 3, South America 2, Australia 2.
rule-RK-055 = The bonuses of several continents add up.
rule-RK-056 = At the start of your turn you may trade cards for troops; you never have to, not even with 5 cards or more.
rule-RK-057 = The way of trading is set before the game and stays the same to the end: by stars or by pictures (table option).
rule-RK-058 = Trading by stars, 2 to 10 stars give 2, 4, 7, 10, 13, 17, 21, 25 and 30 troops in that order.
rule-RK-059 = Trading by stars, you may use any number of cards and get no change. Each trade must total 2 to 10 stars; more than that takes several trades.
rule-RK-060 = Trading by pictures, you give exactly 3 cards and get 4, 6, 8 or 10 troops, depending on the pictures.
rule-RK-061 = One of each picture gives 10 troops, 3 infantry 4, 3 cavalry 6 and 3 cannons 8 (the order of 4, 6 and 8 is our own reading). No other 3 cards can be traded.
rule-RK-062 = You may trade cards more than once in a turn.
rule-RK-063 = The cards you trade join the spent cards, face up.
rule-RK-064 = Holding the territory shown on a card you trade brings you no extra troops.
rule-RK-065 = Reinforcements go on your own territories only, all on one or spread over several.
rule-RK-066 = Example: cards with 4 stars in all are traded for 7 troops.
rule-RK-067 = Example: an infantry, a cavalry and a cannon card together are traded for 10 troops.
rule-RK-068 = Example: the bonus for 12 to 14 territories is 1 troop, and for 15 to 17 territories 2 troops.
rule-RK-069 = Territory and continent bonuses are counted once, as things stand when your turn starts; captures of the same turn add nothing.

heading-RK-070 = Attack

rule-RK-070 = You attack from one of your territories into a territory that is not yours and that a border or a sea line joins to it.
rule-RK-071 = Each attack has exactly one source and one target.
rule-RK-072 = Each attack takes 1 to 3 troops into battle, however many stand in the source.
rule-RK-073 = At least 1 troop stays behind in the source; no territory is ever empty.
rule-RK-074 = You cannot attack from a territory with 1 troop; if all your territories are like that, you cannot attack at all.
rule-RK-075 = Example: from a territory with 3 troops, 2 at most can attack.
rule-RK-076 = The defender chooses to defend with 1 troop or, if they have them, 2; their last troop may fight too.
rule-RK-077 = For each attacking troop 1 attack die is rolled and for each defending troop 1 defence die, all at the same time.
rule-RK-078 = Each side’s dice are sorted from high to low and compared in pairs; dice without a partner do not count.
rule-RK-079 = In each pair, if the attack die is higher the defender loses 1 troop, otherwise the attacker does; ties favour the defender.
rule-RK-080 = The battle is over when all pairs have been compared; the two sides together lose no more than 2 troops.
rule-RK-081 = Example: Russia attacks 2 defenders in Northern Europe with 3 troops. 6 beats 4 and 3 beats 2, the third die does not count, and Northern Europe loses 2 troops.
rule-RK-082 = If the defender has troops left, they keep the territory and the attackers go back to the source.
rule-RK-083 = If the defender has no troops left, you capture the territory, and every troop of that last battle, one per attack die, must move in.
rule-RK-084 = After a capture you may move in more troops from the source, as long as 1 stays there.
rule-RK-085 = Example: as the battle of Russia and Northern Europe goes on, the 2 defenders are removed and the attacker captures Northern Europe.
rule-RK-086 = Example: out of 15 troops, 3 capture a territory without loss and must move in. Of the other 12, up to 11 may follow and 1 stays.
rule-RK-087 = Example: of the same 15 troops you may move in 5 altogether and keep 10 behind.
rule-RK-088 = After each battle, won or lost, you may attack the same territory or another as often as you like, or stop.
rule-RK-089 = You may also attack from a territory you captured this turn.
rule-RK-090 = Between two rolls you may always break off the attack, with the speed method too.
rule-RK-091 = The attacker names their dice first, then the defender chooses 1 or 2, and then all are rolled; nobody but the defender answers an attack.

heading-RK-100 = Speed method

rule-RK-100 = With the speed method the numbers of dice stay the same, but the total of the attack dice is compared with the total of the defence dice.
rule-RK-101 = With the speed method, if the attack total is higher, the defender loses the difference in troops; with none left, the territory is captured.
rule-RK-102 = With the speed method, if the attack total is lower, the attacker loses the difference in troops, but 1 troop always stays in the source.
rule-RK-103 = With the speed method equal totals favour the defender: the attacker loses 1 troop.
rule-RK-104 = With the speed method nobody loses more troops than they have, and any further difference is wasted. After a capture at least one troop per attack die moves in.
rule-RK-105 = The speed method favours the attacker: with 10 troops against 10, the chance of winning rises from 56.8% to 97.7%. So it is off unless you choose it (table option).

heading-RK-110 = Losing the last territory

rule-RK-110 = A player with no territories left is out of the game at once.
rule-RK-111 = The cards of a player who goes out pass to whoever captured their last territory.
rule-RK-112 = Cards won by putting a player out cannot be traded before the start of your next turn.
rule-RK-113 = In the mission game, the mission of a player who is out stays secret.
rule-RK-114 = A player who is out has no more turns. Whoever takes their cards still draws one at the end of the turn, and the others learn only how many cards there were.

heading-RK-120 = Moving troops

rule-RK-120 = After attacking you may move troops from one of your territories to another, if a connected chain of your own territories, by border or sea line, joins the two.
rule-RK-121 = Troops may not move through territories of others, and at least 1 troop must stay in the source.
rule-RK-122 = You may move any number of troops. You have 1 move a turn, from one territory to one other, unless up to 3 moves or any number are allowed (table option).
rule-RK-123 = Example: to guard against Southeast Asia, the attacker moves 6 troops in one go from Northern Europe to India, since Russia and Afghanistan on the way are theirs too.

heading-RK-130 = Drawing a card

rule-RK-130 = If you captured at least one territory this turn, you draw 1 card at the end of it, however many you took.
rule-RK-131 = In a turn without a capture you draw no card.
rule-RK-132 = The cards in your hand are hidden from the others.
rule-RK-133 = One capture is enough to earn a card; what you capture cannot be lost again in your own turn.
rule-RK-134 = If you have earned a card, it is drawn for you and you cannot decline it.
rule-RK-135 = Everyone knows how many cards a player holds but not which; traded cards are open to all.

heading-RK-140 = Classic game

rule-RK-140 = The classic game is for 3 to 5 players and follows the elementary game, except for what this part says.
rule-RK-141 = Each player starts with 35 troops in a 3-player game, 30 with 4 players and 25 with 5.
rule-RK-142 = Chance picks the first player. From them and clockwise, each player claims one empty territory at a time with 1 troop until all 42 have an owner.
rule-RK-143 = Then, in the same order, you add 1 troop at a time to one of your territories until everyone’s troops are placed.
rule-RK-144 = You may put all your remaining troops on one territory or spread them freely.
rule-RK-145 = When no troops are left to place, the first player takes the first turn.
rule-RK-146 = The classic game has no cease-fire card.
rule-RK-147 = When all 42 territories are yours and no opponent is left, you win at once; no move of troops and no card follow.
rule-RK-148 = If the goal “three continents” was set before the game, whoever holds 3 whole continents at the end of their own turn wins (table option).
rule-RK-149 = When the draw pile runs out, the spent cards are shuffled into a new one; if there are none either, nobody draws a card.
rule-RK-150 = In turn order, 3 players claim 14 territories each, 4 players 11, 11, 10 and 10, and 5 players 9, 9, 8, 8 and 8; here the first players get more, not the last.
rule-RK-151 = After the last territory is claimed, the next player starts adding troops: the first of 3 players, otherwise the third. Each adds 21 with 3 players, 19 or 20 with 4, 16 or 17 with 5.
rule-RK-152 = A new draw pile is made only when a card is to be drawn and the pile is empty; cards in hands stay there.

heading-RK-160 = Mission game

rule-RK-160 = The mission game is also for 3 to 5 players and takes its rules and setup from the classic game.
rule-RK-161 = Chance gives each player one of the 12 missions, which they alone see.
rule-RK-162 = Whoever is first to fulfil their secret mission wins, and their card is shown.
rule-RK-163 = The rulebook does not print the missions. Our list: 5 armies to destroy, 4 pairs of continents, 24 territories, 18 territories with 2 troops each, and as twelfth “Europe, Australia and one more continent” (value of our own).
rule-RK-164 = Missions against colours not in play are not dealt; 10 are left with 3 players, 11 with 4, 12 with 5. If the target is you or another destroys it (table option), your mission is 24 territories.
rule-RK-165 = In the mission game, too, you win if all 42 territories become yours.
rule-RK-166 = Your mission is checked only when your own turn starts and after each of your actions; if met, the game ends at once. One met on another player’s turn must still hold when your turn starts.
rule-RK-167 = An army is destroyed by the player who takes its last territory. If that is not you, your mission silently becomes 24 territories, unless anyone may destroy it for you (table option).
rule-RK-168 = Missions not dealt stay unseen to the end; only the winner’s card is shown and the rest stay hidden.

heading-RK-170 = Two-player game

rule-RK-170 = In the two-player game 5 armies are on the board: one per player and 3 neutral armies, which neither attack nor move. Battles with them follow the same rules.
rule-RK-171 = To set up the two-player game, each player chooses a colour and the cease-fire card is put aside.
rule-RK-172 = Each player gets 12 cards and places 1 or 2 troops on the territory of each, by its stars.
rule-RK-173 = Each neutral army gets 6 cards and its troops are placed the same way; these 18 cards fill up the 42 territories.
rule-RK-174 = After that all cards are collected and shuffled again.
rule-RK-175 = One piece of each neutral army lies beside the board with 3 territory cards face down under it; 33 cards are left for the draw pile.
rule-RK-176 = In the two-player game, too, chance picks the start player, unless one is named beforehand (table option).
rule-RK-177 = At the start of your turn, apart from your own troops, you must give 3 troops to one neutral army; this is a duty, not a right.
rule-RK-178 = All 3 troops go on one territory of that neutral army; they may not be split between territories or armies.
rule-RK-179 = Capturing the last territory of a neutral army gives you the 3 cards under its piece.
rule-RK-180 = If no neutral army is left, you skip this step. Your opponent rolls the defence dice of neutral armies: always 2, or 1 if only 1 troop is there.
rule-RK-181 = The first to hold 30 territories, or to put the opponent out of the game, wins at once.
rule-RK-182 = In the two-player game cards are drawn and traded as in the other games; an empty draw pile is refilled from the spent cards.
rule-RK-183 = A turn starts in this order: first the troops for a neutral army, then card trades and your own troops.
rule-RK-184 = These 3 troops go on a territory the neutral army still holds; an army that is out of the game cannot be chosen.
rule-RK-185 = The 9 cards under the neutral pieces are hidden from both players and stay aside, never shuffled, until that army is out. Your opponent learns only that you took 3 cards.
rule-RK-186 = Capturing a neutral territory also earns a card. Putting a neutral army out gives you its 3 cards at once, and you still draw 1 from the pile at the end of the turn.
rule-RK-187 = Neutral territories count for nobody; continent bonuses and the 30 territories count your own territories only.

## The ending: score table, how it ended, its course, what was hidden, and luck

column-territories = Territories
column-troops = Troops
column-continents = Continents
column-captures = Captures
column-eliminated = Armies destroyed
cell-continents = { $continents }
closing-conquest =
    { $reader ->
        [seat] No army is left but yours.
       *[nobody] No army is left but that of { $seat }.
    }
closing-territories =
    { $reader ->
        [seat]
            { $count ->
                [one] You hold one territory, and that was the goal.
               *[other] You hold { $count } territories, and that was the goal.
            }
       *[nobody]
            { $count ->
                [one] { $seat } holds one territory, and that was the goal.
               *[other] { $seat } holds { $count } territories, and that was the goal.
            }
    }
closing-mission =
    { $reader ->
        [seat] You fulfilled your secret mission: { $mission }.
       *[nobody] { $seat } fulfilled a secret mission: { $mission }.
    }
closing-continents =
    { $reader ->
        [seat] You hold three continents at the end of your turn: { $continents }.
       *[nobody] { $seat } holds three continents at the end of the turn: { $continents }.
    }
closing-cease-fire =
    { $count ->
        [one] The cease-fire card turned up. The most anybody holds is 1 territory.
       *[other] The cease-fire card turned up. The most anybody holds is { $count } territories.
    }
closing-by-troops =
    { $troops ->
        [one] Level on territories, so troops decided: { $seat } has 1.
       *[other] Level on territories, so troops decided: { $seat } has { $troops }.
    }
closing-shared = Level on territories and troops: { $seats } share the win.
chart-territories = Territories
chart-troops = Troops
chart-cards = Cards in hand
mark-capture = capture
mark-trade = trade
mark-out = out of the game
mark-cease-fire = cease-fire
held-mission = Secret mission
held-cards = Cards, with their stars
luck-dice = What the dice showed
luck-losses = Troops lost in a throw
