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
odds = { $source } against { $target }, fought to the end: chance of winning { $win }, expected losses { $attack } against { $defence }
odds-short = Chance of winning { $win }, expected losses { $attack } against { $defence }
zoom-in = Zoom in
zoom-out = Zoom out
list = Choose from a list
tray = Dice: { $source } against { $target }. Attack lost { $attack }, defence lost { $defence }. Press to skip.

## The turn

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
seats-neutral = Neutral { $army }
seats-out = out of the game

## What is mine

mission = Your secret mission
card =
    { $stars ->
        [one] { $territory }, { $stars } star, { $picture }
       *[other] { $territory }, { $stars } stars, { $picture }
    }
hand =
    { $cards ->
        [one] { $stars ->
            [one] 1 card, 1 star
           *[other] 1 card, { $stars } stars
        }
       *[other] { $cards } cards, { $stars } stars
    }
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
        [one] 1 territory glows on the map.
       *[other] { $count } territories glow on the map.
    }
