# Words of the Risk board.

## Names that must fit on the map

map-northwest-territory = Northwest
map-western-us = Western US
map-eastern-us = Eastern US
map-central-america = C. America
map-great-britain = Gr. Britain
map-northern-europe = N. Europe
map-western-europe = W. Europe
map-southern-europe = S. Europe
map-siam = SE Asia
map-western-australia = W. Australia
map-eastern-australia = E. Australia

## The map

place =
    { $troops ->
        [one] { $territory }, { $troops } troop, { $army }
       *[other] { $territory }, { $troops } troops, { $army }
    }
place-empty = { $territory }, empty
place-chance = Chance of winning: { $win }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-world = The whole world
map = Map of the world
part = { $continent }: { $count } may be chosen
part-whole = all of it is yours
part-missing = { $count } to its bonus of { $bonus }
part-bonus = bonus { $bonus }
part-open = glowing: { $count }
part-none = nothing here

## The turn

then-attack-target = Where do you attack from { $thing }?
then-attack-source = From where do you attack { $thing }?
ask-place = Where do you place it?
step-setup = Setup
step-place = Troops
step-attack = Attack
step-move = Move
reserve =
    { $troops ->
        [one] { $troops } troop to place
       *[other] { $troops } troops to place
    }

## Players

seats-held = territories
seats-troops = troops
seats-cards = cards
seats-lands = lands
seats-neutral = Neutral { $army }
seats-out = out of the game
seats-defends = defends
seats-turn = plays now
seats-turn-mine = your turn
you = You

## A fight

roll =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
roll-risk = you lose { $lost } at most
leave-then = attack elsewhere
stop-then = then move troops
fewer = Fewer dice
series = Keep rolling
series-limit = Keep rolling until this many stay
series-until = or until { $left } stay
series-stop = Stop here
series-told = Throw { $roll }. It ends by itself with a capture, or with { $left } left.
leave = Not here
stop-attacking = Stop attacking
chance = Chance of capture
lost =
    { $troops ->
        [one] { $territory } loses { $troops } troop
       *[other] { $territory } loses { $troops } troops
    }
lost-each = Both lose { $attack }
tied = ties go to the defender

## What is mine

mission = Your secret mission
mission-instead = You can no longer destroy that army: hold 24 territories.
card =
    { $stars ->
        [one] { $territory }, { $stars } star, { $picture }
       *[other] { $territory }, { $stars } stars, { $picture }
    }
hand =
    { $cards ->
        [one] { $stars ->
            [one] 1 card, 1 star
           *[other] 1 card, { $stars ->
               [one] 1 star
              *[other] { $stars } stars
           }
        }
       *[other] { $cards } cards, { $stars ->
           [one] 1 star
          *[other] { $stars } stars
       }
    }
deck = { $cards } in the draw pile
hand-worth =
    { $troops ->
        [one] worth { $troops } troop
       *[other] worth { $troops } troops
    }

## Guide

guide-continents = A whole continent gives troops each turn
guide-members =
    { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
guide-stars = Trading stars
guide-star-count = stars
guide-pictures = Trading pictures, 3 cards
guide-three = 3 × { $picture }
guide-each = one of each
glows-territory =
    { $count ->
        [one] 1 territory glows
       *[other] { $count } territories glow
    }

## The ways to play

way-classic = Classic game
way-classic-what = Claim the territories in turn and fight until the whole world is one player’s.
way-elementary = Elementary game
way-elementary-what = Territories are dealt; when the cease-fire card turns up, whoever holds the most wins.
way-mission = Mission game
way-mission-what = Each player has a secret mission; whoever fulfils theirs first wins.
way-two-player = Two-player game
way-two-player-what = You and one rival, with neutral armies between you.
