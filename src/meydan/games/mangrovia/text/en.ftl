### Mangrovia, in English. Rule sentences are at the end.

game-name = Mangrovia
game-blurb = Place bowls, follow the boat past twelve jetties and build huts along the sacred paths.
game-note = The printed board is not knownin full. Certain: the actions of the jetties, cards, amulets, pole tiles, the number and kind of the spaces, and the statues A and B. Reconstructed by us: landscape, cost and points of most spaces, which spaces lie on which path, the statues C to H, where the grey and white symbols are, how the start cards 2 to 5 are split, and how many stone tiles there are of each other kind.

## Words

name-space =
    { $on_path ->
        [yes] { $landscapes } { $price } ({ $path })
       *[no] { $landscapes } { $price } (off the paths)
    }
landscape-mangrove = mangrove
landscape-water = water
landscape-sand = sand
landscape-reed = reeds
gift-mangrove = mangrove card
gift-water = water card
gift-sand = sand card
gift-reed = reed card
gift-free-landscape = free landscape tile
card-value-2 = value 2
card-value-3 = value 3
card-value-4 = value 4
card-value-5 = value 5
card-value-6 = value 6
card-value-7 = value 7
card-mangrove = mangrove
card-water = water
card-sand = sand
card-reed = reeds
card-start-2 = start card 2
card-start-3 = start card 3
card-start-4 = start card 4
card-start-5 = start card 5
card-start-6 = start card 6
card-start-7 = start card 7
deck-values = value cards
deck-landscapes = landscape cards
tile-statue-a = statue tile A
tile-statue-b = statue tile B
tile-statue-c = statue tile C
tile-statue-d = statue tile D
tile-statue-e = statue tile E
tile-statue-f = statue tile F
tile-statue-g = statue tile G
tile-statue-h = statue tile H
tile-value-3 = value-3 tile
tile-amulet-2 = amulet-2 tile
tile-free-landscape = free landscape tile
path-A = A
path-B = B
path-C = C
path-D = D
path-E = E
path-F = F
path-G = G
path-H = H
area-path = paths
area-stone = stone area
area-pole = pole area
area-amulet = amulet spaces
currency-value = value cards
currency-amulet = amulets
task-draw-open = take open cards
task-draw-closed = draw from the piles
task-amulets = take amulets
task-build = build a hut
task-build-double = build a double hut
task-move-birds = move the birds
task-take-start = become start player
tie-none = { "" }
tie-nearer = Tied, but nearer to the statue.
tie-statue-tile = Tied, but with the statue tile.
tie-pole-tile = Tied, but with the lower pole tile.
tie-behind = Behind in a tie.

## What a player can say

action-place-bowl = Ritual place { $place }
verb-place-bowl = Place a bowl
action-take = Take the open card: { $card }
verb-take = Take an open card
action-draw-from = Draw from the pile of { $deck }
verb-draw-from = Draw from a pile
action-take-amulets = Take amulets
action-put-back = Put back the amulet of value { $amulet }
action-build = Build a hut on { $space } with: { $gifts }
verb-build = Build a hut
action-build-double = Build a double hut on { $space } with: { $gifts }
verb-build-double = Build a double hut
action-pay-with =
    { $count ->
        [one] Pay with { $count } card
       *[other] Pay with { $count } cards
    }
action-pay = Pay with cards of value: { $values }
verb-pay = Pay
action-pay-amulets = Pay with amulets of value: { $amulets }
verb-pay-amulets = Pay
action-move-birds = Birds on { $landscapes }
verb-move-birds = Place the birds
action-pass = Pass

## What is asked

prompt-put-bowl =
    { $number ->
        [1] Where do you place your bowl? It acts at both jetties beside it.
       *[other] Where do you place your second bowl? It acts at both jetties beside it.
    }
prompt-take-open =
    { $left ->
        [one] Jetty { $jetty }: take { $left } open card.
       *[other] Jetty { $jetty }: take { $left } open cards, one by one.
    }
prompt-draw-closed =
    { $left ->
        [one] Jetty { $jetty }: draw { $left } card from a pile.
       *[other] Jetty { $jetty }: draw { $left } cards from the piles, one by one.
    }
prompt-get-amulets =
    { $count ->
        [0] Jetty { $jetty }: take an amulet of value 1 from the board.
        [one] Jetty { $jetty }: draw { $count } amulet from the bag.
       *[other]
            { $back ->
                [0] Jetty { $jetty }: draw { $count } amulets from the bag.
               *[other] Jetty { $jetty }: draw { $count } amulets from the bag and put { $back } of them back.
            }
    }
prompt-keep-amulets = You drew { $count ->
        [one] 1 amulet
       *[other] { $count } amulets
    }. Choose the one you put back into the bag.
prompt-build-hut =
    { $double ->
        [yes] Jetty { $jetty }: choose a space for a double hut.
       *[no]
            { $left ->
                [one] Jetty { $jetty }: choose a space for a hut.
               *[other] Jetty { $jetty }: you may build { $left } huts on different spaces. Choose the first space.
            }
    }
prompt-choose-count = With how many cards do you pay? For { $space }: exactly { $price } in value cards, and { $gifts }.
prompt-choose-payment =
    { $by_amulets ->
        [yes] How do you pay for this hut? { $space }: { $price } in amulets, and { $gifts }.
       *[no] How do you pay for this hut? { $space }: { $price } in cards, and { $gifts }.
    }
prompt-choose =
    { $both ->
        [yes] Jetty { $jetty }: { $task } or { $other_task }.
       *[no] Jetty { $jetty }: { $task }.
    }
prompt-place-birds = Which two landscapes do the birds mark in the next round? They are on { $landscapes } now, and may stay.

## What each answer brings: one line under it, without a full stop

brings-place-bowl =
    jetty { $jetty }: { $either ->
        [yes] { $task_or }
       *[no] { $task }
    }; jetty { $other_jetty }: { $other_either ->
        [yes] { $other_task_or }
       *[no] { $other_task }
    }
brings-take-value = pays { $value }; your value cards then make { $total }
brings-take-landscape =
    { $marked ->
        [yes] a bird marks it; you then hold { $count } of it
       *[no] no bird marks it now; you then hold { $count } of it
    }
brings-draw-from =
    { $count ->
        [0] the discarded { $deck } become a new pile first
       *[other] unseen by the others; { $count } in the pile
    }
brings-take-amulets =
    { $count ->
        [0] one amulet of value 1 from the board
        [one] 1 amulet from the bag
       *[other]
            { $back ->
                [0] { $count } amulets from the bag
               *[other] { $count } amulets from the bag, { $back } of them goes back
            }
    }
brings-put-back = you keep { $amulets }: { $total } in all
brings-build-on-path =
    { $points ->
        [0] costs { $price } in { $currency }; no points now, path { $path }
        [one] costs { $price } in { $currency }; 1 point now, path { $path }
       *[other] costs { $price } in { $currency }; { $points } points now, path { $path }
    }
brings-build-in-area =
    { $points ->
        [0] costs { $price } in { $currency }; no points now, { $area }
        [one] costs { $price } in { $currency }; 1 point now, { $area }
       *[other] costs { $price } in { $currency }; { $points } points now, { $area }
    }
brings-build-last =
    { $points ->
        [one] costs { $price } in { $currency }; 1 point, your last hut: the last round
       *[other] costs { $price } in { $currency }; { $points } points, your last hut: the last round
    }
brings-pay-with =
    { $left ->
        [one] 1 value card stays; which ones you pay comes next
       *[other] { $left } value cards stay; which ones you pay comes next
    }
brings-pay =
    { $points ->
        [one] 1 point; { $left } in { $currency } stays
       *[other] { $points } points; { $left } in { $currency } stays
    }
brings-move-birds =
    { $stay ->
        [yes] they stay; you hold { $mine ->
            [one] 1 card
           *[other] { $mine } cards
        } of these landscapes
       *[no] they move; you hold { $mine ->
            [one] 1 card
           *[other] { $mine } cards
        } of these landscapes
    }
brings-pass = skips this: { $task }
brings-pass-both = skips both: { $task }, { $other_task }

## What happened

event-started =
    { $reader ->
        [seat] You take the start-player token and begin.
       *[nobody] { $seat } takes the start-player token and begins.
    }
event-neutral-huts = Neutral huts stand on these spaces: { $spaces }.
event-neutral-pole = Pole tile { $pole } lies under the neutral hut on { $space }.
event-place-blocked = Ritual place { $place } is blocked for the whole game.
event-got-start-cards =
    { $reader ->
        [seat] You got your start cards: { $cards }.
       *[nobody] { $seat } got these start cards: { $cards }.
    }
event-dealt =
    { $reader ->
        [seat] You were dealt these landscape cards: { $cards }.
       *[nobody]
            { $count ->
                [one] { $seat } was dealt { $count } landscape card.
               *[other] { $seat } was dealt { $count } landscape cards.
            }
    }
event-stone-laid = On { $space } lies the { $tile }.
event-round-began =
    { $reader ->
        [seat] Round { $round } begins; you are the start player.
       *[nobody] Round { $round } begins; { $seat } is the start player.
    }
event-bowl-placed =
    { $reader ->
        [seat] You placed a bowl on ritual place { $place }.
       *[nobody] { $seat } placed a bowl on ritual place { $place }.
    }
event-boat-stopped =
    { $reader ->
        [seat] The boat stopped at jetty { $jetty }, beside your bowl.
       *[nobody] The boat stopped at jetty { $jetty }, beside a bowl of { $seat }.
    }
event-passed =
    { $reader ->
        [seat] { $why ->
            [landscape] You could not build: none of your cards shows a landscape that a bird marks.
            [payment] You could not build: with what you hold no empty space of a marked landscape can be paid for.
           *[will] You passed.
        }
       *[nobody] { $seat } passed.
    }
event-nothing-there =
    { $reader ->
        [seat] You could not { $task }, so that was skipped.
       *[nobody] { $seat } could not { $task }, so that was skipped.
    }
event-birds-moved =
    { $reader ->
        [seat] You put the birds on { $landscapes }.
       *[nobody] { $seat } put the birds on { $landscapes }.
    }
event-birds-changed = Nobody used the first ritual place, so the birds flew to { $landscapes }.
event-took-talisman =
    { $reader ->
        [seat] You hold the start-player token and start the next round.
       *[nobody] { $seat } holds the start-player token and starts the next round.
    }
event-talisman-passed =
    { $reader ->
        [seat] Nobody used the first ritual place, so the start-player token came to you.
       *[nobody] Nobody used the first ritual place, so the start-player token went to { $seat }.
    }
event-took-open =
    { $reader ->
        [seat] You took an open card: { $card }.
       *[nobody] { $seat } took an open card: { $card }.
    }
event-drew =
    { $reader ->
        [seat] From the pile of { $deck } you drew: { $cards }.
       *[nobody] { $seat } drew a card from the pile of { $deck }.
    }
event-turned-up = Turned up from the pile of { $deck }: { $cards }.
event-reshuffled =
    { $count ->
        [one] The pile of { $deck } was empty; { $count } discarded card makes a new one.
       *[other] The pile of { $deck } was empty; { $count } discarded cards make a new one.
    }
event-took-one =
    { $reader ->
        [seat] You took an amulet of value 1 from the board.
       *[nobody] { $seat } took an amulet of value 1 from the board.
    }
event-drew-amulets =
    { $reader ->
        [seat] From the bag you drew amulets of value: { $amulets }.
       *[nobody]
            { $count ->
                [one] { $seat } drew { $count } amulet from the bag.
               *[other] { $seat } drew { $count } amulets from the bag.
            }
    }
event-put-one-back =
    { $reader ->
        [seat] You put the amulet of value { $amulets } back into the bag.
       *[nobody] { $seat } put one of the amulets back into the bag.
    }
event-bag-refilled =
    { $count ->
        [one] The bag was empty; { $count } spent amulet went into it.
       *[other] The bag was empty; { $count } spent amulets went into it.
    }
event-chose =
    { $double ->
        [yes]
            { $reader ->
                [seat] You build a double hut on { $space }, with: { $gifts }.
               *[nobody] { $seat } builds a double hut on { $space }, with: { $gifts }.
            }
       *[no]
            { $reader ->
                [seat] You build a hut on { $space }, with: { $gifts }.
               *[nobody] { $seat } builds a hut on { $space }, with: { $gifts }.
            }
    }
event-chose-count =
    { $count ->
        [one]
            { $reader ->
                [seat] You pay with { $count } card.
               *[nobody] { $seat } pays with { $count } card.
            }
       *[other]
            { $reader ->
                [seat] You pay with { $count } cards.
               *[nobody] { $seat } pays with { $count } cards.
            }
    }
event-paid =
    { $reader ->
        [seat] You paid with these cards: { $cards }.
       *[nobody] { $seat } paid with these cards: { $cards }.
    }
event-paid-amulets =
    { $reader ->
        [seat] You paid with amulets of value: { $amulets }.
       *[nobody] { $seat } paid with amulets of value: { $amulets }.
    }
event-used-tiles =
    { $reader ->
        [seat] You used stone tiles: { $tiles }.
       *[nobody] { $seat } used stone tiles: { $tiles }.
    }
event-built =
    { $double ->
        [yes]
            { $points ->
                [0]
                    { $reader ->
                        [seat] You built a double hut on { $space }.
                       *[nobody] { $seat } built a double hut on { $space }.
                    }
                [one]
                    { $reader ->
                        [seat] You built a double hut on { $space } and scored { $points } point.
                       *[nobody] { $seat } built a double hut on { $space } and scored { $points } point.
                    }
               *[other]
                    { $reader ->
                        [seat] You built a double hut on { $space } and scored { $points } points.
                       *[nobody] { $seat } built a double hut on { $space } and scored { $points } points.
                    }
            }
       *[no]
            { $points ->
                [0]
                    { $reader ->
                        [seat] You built a hut on { $space }.
                       *[nobody] { $seat } built a hut on { $space }.
                    }
                [one]
                    { $reader ->
                        [seat] You built a hut on { $space } and scored { $points } point.
                       *[nobody] { $seat } built a hut on { $space } and scored { $points } point.
                    }
               *[other]
                    { $reader ->
                        [seat] You built a hut on { $space } and scored { $points } points.
                       *[nobody] { $seat } built a hut on { $space } and scored { $points } points.
                    }
            }
    }
event-took-pole =
    { $reader ->
        [seat] Under your hut lies pole tile { $pole }; you scored { $pole ->
            [one] 1 point
           *[other] { $pole } points
        }.
       *[nobody] Under the hut of { $seat } lies pole tile { $pole }; they scored { $pole ->
           [one] 1 point
          *[other] { $pole } points
       }.
    }
event-took-tile =
    { $reader ->
        [seat] You got the { $tile }.
       *[nobody] { $seat } got the { $tile }.
    }
event-last-hut =
    { $reader ->
        [seat] You built your last hut; the game ends with this round.
       *[nobody] { $seat } built their last hut; the game ends with this round.
    }
event-path-scored =
    { $rank ->
        [1]
            { $own ->
                [one]
                    { $reader ->
                        [seat] You are first on path { $path } with { $own } hut: { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }. { $tie }
                       *[nobody] { $seat } is first on path { $path } with { $own } hut: { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }. { $tie }
                    }
               *[other]
                    { $reader ->
                        [seat] You are first on path { $path } with { $own } huts: { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }. { $tie }
                       *[nobody] { $seat } is first on path { $path } with { $own } huts: { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }. { $tie }
                    }
            }
       *[other]
            { $own ->
                [one]
                    { $reader ->
                        [seat] You are second on path { $path } with { $own } hut: { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }. { $tie }
                       *[nobody] { $seat } is second on path { $path } with { $own } hut: { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }. { $tie }
                    }
               *[other]
                    { $reader ->
                        [seat] You are second on path { $path } with { $own } huts: { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }. { $tie }
                       *[nobody] { $seat } is second on path { $path } with { $own } huts: { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }. { $tie }
                    }
            }
    }
event-path-lost =
    { $rank ->
        [1]
            { $own ->
                [one] The neutral colour is first on path { $path } with { $own } hut; its { $points ->
                    [one] 1 point is lost
                   *[other] { $points } points are lost
                }. { $tie }
               *[other] The neutral colour is first on path { $path } with { $own } huts; its { $points ->
                   [one] 1 point is lost
                  *[other] { $points } points are lost
               }. { $tie }
            }
       *[other]
            { $own ->
                [one] The neutral colour is second on path { $path } with { $own } hut; its { $points ->
                    [one] 1 point is lost
                   *[other] { $points } points are lost
                }. { $tie }
               *[other] The neutral colour is second on path { $path } with { $own } huts; its { $points ->
                   [one] 1 point is lost
                  *[other] { $points } points are lost
               }. { $tie }
            }
    }
event-stone-scored =
    { $reader ->
        [seat] Stone area: with { $own ->
            [one] 1 hut
           *[other] { $own } huts
        } out of { $huts } you scored { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[nobody] Stone area: { $seat }, with { $own ->
            [one] 1 hut
           *[other] { $own } huts
        } out of { $huts }, scored { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
event-pole-scored =
    { $rank ->
        [1]
            { $own ->
                [one]
                    { $reader ->
                        [seat] Pole area: with { $own } hut you are first: { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }. { $tie }
                       *[nobody] Pole area: with { $own } hut { $seat } is first: { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }. { $tie }
                    }
               *[other]
                    { $reader ->
                        [seat] Pole area: with { $own } huts you are first: { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }. { $tie }
                       *[nobody] Pole area: with { $own } huts { $seat } is first: { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }. { $tie }
                    }
            }
       *[other]
            { $own ->
                [one]
                    { $reader ->
                        [seat] Pole area: with { $own } hut you are second: { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }. { $tie }
                       *[nobody] Pole area: with { $own } hut { $seat } is second: { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }. { $tie }
                    }
               *[other]
                    { $reader ->
                        [seat] Pole area: with { $own } huts you are second: { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }. { $tie }
                       *[nobody] Pole area: with { $own } huts { $seat } is second: { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }. { $tie }
                    }
            }
    }
event-pole-lost =
    { $rank ->
        [1] Pole area: the neutral hut is first; { $points ->
            [one] 1 point is lost
           *[other] { $points } points are lost
        }. { $tie }
       *[other] Pole area: the neutral hut is second; { $points ->
           [one] 1 point is lost
          *[other] { $points } points are lost
       }. { $tie }
    }
event-amulets-scored =
    { $points ->
        [0]
            { $reader ->
                [seat] You have no amulets left.
               *[nobody] { $seat } has no amulets left.
            }
        [one]
            { $reader ->
                [seat] Your left-over amulets ({ $amulets }) score { $points } point.
               *[nobody] The left-over amulets of { $seat } ({ $amulets }) score { $points } point.
            }
       *[other]
            { $reader ->
                [seat] Your left-over amulets ({ $amulets }) score { $points } points.
               *[nobody] The left-over amulets of { $seat } ({ $amulets }) score { $points } points.
            }
    }
event-won =
    { $shared ->
        [yes]
            { $by_amulets ->
                [yes]
                    { $reader ->
                        [seats] You share the victory: { $seats } have { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        } each; the higher total of amulets decided the tie with others.
                       *[nobody] The game is over: { $seats } share the victory with { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       } each; the higher total of amulets decided the tie with others.
                    }
               *[no]
                    { $reader ->
                        [seats] You share the victory: { $seats } have { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        } each and equal totals of amulets.
                       *[nobody] The game is over: { $seats } share the victory with { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       } each and equal totals of amulets.
                    }
            }
       *[no]
            { $by_amulets ->
                [yes]
                    { $reader ->
                        [seats] You are the new chief, with { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }; your higher total of amulets decided the tie.
                       *[nobody] The game is over: { $seats } won with { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }; the higher total of amulets decided the tie.
                    }
               *[no]
                    { $reader ->
                        [seats] You are the new chief, with { $points ->
                            [one] 1 point
                           *[other] { $points } points
                        }.
                       *[nobody] The game is over: { $seats } won with { $points ->
                           [one] 1 point
                          *[other] { $points } points
                       }.
                    }
            }
    }

## Why not

refusal-place-blocked = Ritual place { $place } is blocked at this table
refusal-place-taken = A bowl stands on ritual place { $place } already
refusal-not-with-first-bowl = The start player may not put the first bowl on the first ritual place
refusal-no-such-place = There is no ritual place { $place }
refusal-bowl-not-optional = You cannot pass: a bowl has to be placed
refusal-fixed-order = At jetty { $jetty } the order is fixed; now you { $task }, or pass
refusal-no-mixing = At jetty { $jetty } you do one thing or the other; you have begun to { $task }
refusal-two-landscapes = The birds stand on two different landscapes
refusal-birds-may-stay = Somebody has to say where the birds are; to let them stay, choose { $landscapes }
refusal-not-open = No such card lies in the open rows now: { $card }
refusal-pile-empty = There are no cards left to draw from the pile of { $deck }
refusal-no-amulets = There is no amulet left that you could take
refusal-not-drawn = There is no amulet of value { $amulet } among those you drew
refusal-must-put-back = One of the amulets you drew has to go back into the bag
refusal-too-few-huts =
    { $huts ->
        [0] You have no huts left
        [one] You have only { $huts } hut left
       *[other] You have only { $huts } huts left
    }
refusal-occupied = Somebody has built on { $space } already
refusal-no-double-here = There are no double huts on the { $area }, so none on { $space }
refusal-other-landscape = For each hut { $space } asks for one card of its landscape: { $landscapes }
refusal-no-bird = No bird marks { $landscapes }, so you cannot build on { $space } with it
refusal-no-landscape-card =
    { $any ->
        [yes] You do not hold the landscape cards that { $space } asks for
       *[no] You hold no card of a landscape that the birds mark: { $landscapes }
    }
refusal-no-exact-payment =
    { $short ->
        [yes] It takes { $price } to build on { $space }, you have { $have }
       *[no] You cannot pay exactly { $price } for { $space }
    }
refusal-double-short = needs { $price }, you have { $have }
refusal-not-with-so-many = You cannot pay exactly { $price } with so many cards
refusal-count-first = First say with how many cards you pay
refusal-other-count =
    { $count ->
        [one] You said that you pay with { $count } card
       *[other] You said that you pay with { $count } cards
    }
refusal-pay-first = First pay for your building on { $space }
refusal-other-currency = The space { $space } is paid for with { $currency } only
refusal-not-exact = That makes { $paid }, and the price is exactly { $price }
refusal-cannot-pay-so = You do not have what it takes to pay { $price } in this way
refusal-shown-seat = Players are not chosen in Mangrovia: cards come from the piles and the open rows only
refusal-shown-path = A path is not chosen: build on its spaces, and it is scored at the end
refusal-shown-area = An area is not chosen: choose one of its spaces to build on
refusal-shown-currency = What a space is paid with is printed on it: choose the space to build on
refusal-shown-card = A start card is not taken: it pays its value once you have chosen where to build
refusal-shown-tile = A stone tile is not chosen: whoever builds on its space gets it, and it serves when a building is paid for or a tie decided

## When

when-place-bowl = Bowls are placed at the beginning of a round, before the boat sets out
when-take = You take open cards when the boat is beside your bowl at jetty 1, 3, 4, 5 or 6
when-draw-from = You draw from the piles when the boat is beside your bowl at jetty 1, 4, 5, 6, 7 or 11
when-take-amulets = You take amulets when the boat is beside your bowl at jetty 2, 7 or 8
when-put-back = You put an amulet back right after you have drawn two or more of them from the bag
when-build = You build a hut when the boat is beside your bowl at one of the jetties 8 to 11
when-build-double = You build huts when the boat is beside your bowl at one of the jetties 8 to 11, a double hut at jetty 9 only
when-pay-with = You say with how many cards you pay right after you have chosen where to build, if there are very many ways to pay
when-pay = You pay with value cards right after you have chosen where to build
when-pay-amulets = You pay with amulets right after you have chosen to build on a space that asks for them
when-move-birds = You move the birds when the boat is beside your bowl at jetty 12
when-pass = You pass on an action, or on a part of it, before you have begun it

## Table options

option-stone-tiles = Stone tiles
option-stone-tiles-none = none: the basic game
option-stone-tiles-mixed = tiles of all kinds
option-stone-tiles-statues = statue tiles only
option-stone-tiles-no-statues = no statue tiles
option-first = Start player
option-first-none = chosen by chance

## The table at a terminal

picture-boat = Round { $round }. The boat is at jetty { $jetty }.
picture-jetty =
    place { $number }, jetty { $jetty }: { $either ->
        [yes] { $task_or }
       *[no] { $task }
    }
picture-birds = Birds on: { $birds }
picture-path = Path { $path }, { $first } for first and { $second } for second:

## Labels

view-round = Round
view-start = Start player
view-jetty = Boat at jetty
view-ending = Last round
view-value-pile = Value cards in the pile
view-landscape-pile = Landscape cards in the pile
view-ones = Amulets of value 1 on the board
view-bag = Amulets in the bag
view-next-pole = Next pole tile
view-pole-leaders = Ahead in the pole area
view-stone-huts = Huts in the stone area
view-birds = Birds on
view-players = Players
view-places = Ritual places
view-board = Board
view-open = Open cards
view-played = Discard piles
view-aside = Spent amulets
view-drawn = Amulets you drew
view-amulets = Your amulets
view-hand = Your cards
view-points = Points
view-from-paths = Paths, if it ended now
view-from-stones = Stone area, if it ended now
view-from-poles = Pole area, if it ended now
view-huts-left = Huts
view-bowls-left = Bowls
view-value-cards = Value cards
view-landscape-cards = Landscape cards
view-known = Cards all have seen
view-amulet-count = Amulets
view-known-ones = Amulets of value 1, open
view-amulet-huts = Huts on amulet spaces
view-tiles = Stone tiles
view-space = Space
view-area = Area
view-paths = Paths
view-landscapes = Landscape
view-currency = Paid in
view-cost = Cost
view-chief-points = Chief points
view-owner = Hut of
view-neutral = Neutral hut
view-double = Double hut
view-pole = Pole tile
view-stone = Stone tile
view-place = Ritual place
view-jetties = Jetties
view-bowl = Bowl of
view-blocked = Blocked
view-path = Path
view-first-points = First place
view-second-points = Second place
view-spaces = Spaces, from the statue on
view-leaders = Ahead now
view-own = Huts

heading-MG-001 = Parts

rule-MG-001 = 85 cards: 32 landscape cards, 8 each of mangrove, water, sand and reeds, and 53 value cards: nine of 2, eight of 3, seven each of 4 and 5, six each of 6 and 7, and 10 start cards.
rule-MG-002 = There are 1 boat, 2 birds of paradise and 1 start-player token.
rule-MG-003 = There are 40 amulets: 5 of value 1, and in the bag ten of 2, nine of 3, seven of 4, five of 5 and four of 6.
rule-MG-004 = In each of 5 colours there are 10 huts, 2 pillars and 2 bowls.
rule-MG-005 = 8 pole tiles carry the numbers 2 to 9; 16 stone tiles are for the variant only.
rule-MG-006 = Mangrovia is for 2 to 5 players.

heading-MG-010 = Board

rule-MG-010 = There are four landscapes: mangrove, sand, reeds and water. Huts stand on landscape spaces. The printed board is not known in full: landscape, cost and points of the spaces are reconstructed here, so that they fit the examples.
rule-MG-011 = Eight sacred paths, each beginning at a statue, hold all landscape spaces of their column or row. The statues of the vertical paths A to D stand at the top, those of the horizontal paths E to H at the left. First and second place give: A 12 and 6, B 10 and 5, which is certain; reconstructed are C 8 and 4, D 10 and 5, E 8 and 4, F 10 and 5, G 12 and 6, H 10 and 5, and which spaces lie on which path.
rule-MG-012 = The stone area and the pole area are squares of three by three whose middle cannot be built on: 8 spaces each.
rule-MG-013 = Ten amulet spaces lie outside the grid and on no path. Their landscapes and costs are reconstructed.
rule-MG-014 = Two spaces show two landscapes each; which two is reconstructed.
rule-MG-015 = Every space shows a cost, in value cards or in amulets; some show chief points. The figures are reconstructed, except those the examples need.
rule-MG-016 = Three spaces carry a grey hut symbol and seven a white one, for games of 2 and 3 players; their places are reconstructed.
rule-MG-017 = The temple rock has one place per landscape for the two birds.
rule-MG-018 = The archipelago has 6 ritual places and 12 jetties; place 1 lies between jetties 1 and 12, place 2 between 2 and 11, and so on to place 6 between 6 and 7.
rule-MG-019 = The amulet track and the score track both begin at 0.

heading-MG-020 = Setup

rule-MG-020 = Everybody begins with 0 points and no hut on an amulet space.
rule-MG-021 = With 5 players everybody has 8 huts and 1 bowl, with 4 players 9 huts and 1 bowl, with 2 or 3 players 10 huts and 2 bowls.
rule-MG-022 = Chance chooses the start player, who takes the token, unless you agreed on somebody (table option).
rule-MG-023 = The start player takes the two start cards marked 1, the next to the left those marked 2, and so on; the others stay in the box. Their sums are 7, 8, 9, 10 and 11; from player 2 on, how they are split is reconstructed.
rule-MG-024 = The other value cards make a pile, and 4 of them are turned up.
rule-MG-025 = Everybody is dealt 2 landscape cards; the rest make a pile, and 3 of them are turned up.
rule-MG-026 = The boat stands before jetty 1, the birds on mangrove and water.
rule-MG-027 = The five amulets of value 1 lie open on the board, all others are in the bag.
rule-MG-028 = The pole tiles lie in order, 2 on top and 9 at the bottom.
rule-MG-029 = 3 players: a neutral hut stands on each of the 3 grey symbols.
rule-MG-030 = 2 players: neutral huts stand on the 3 grey and the 7 white symbols.
rule-MG-031 = 2 players: pole tile 2 lies under the neutral hut of the pole area, so tile 3 is on top.
rule-MG-032 = 2 players: the last ritual place, between jetties 6 and 7, is blocked for the whole game.
rule-MG-033 = All neutral huts count as those of one imaginary player (our reading).

heading-MG-040 = Round

rule-MG-040 = A round has three phases in this order: place bowls, move the boat and act, prepare the next round.

heading-MG-050 = Bowls

rule-MG-050 = The start player first, then clockwise, everybody places one bowl on a free ritual place.
rule-MG-051 = With 2 or 3 players everybody then places a second bowl in the same order.
rule-MG-052 = With 2 or 3 players the start player may not put the first bowl on the first ritual place; the second may go there if it is still free.
rule-MG-053 = Placing a bowl is not optional. With 3 players six bowls fill all six places, so the first place is always taken.
rule-MG-054 = With 2 players 4 bowls go on 5 free places; none goes on the blocked place.

heading-MG-060 = Boat

rule-MG-060 = The boat passes jetties 1 to 12 one by one. Where a bowl stands beside it, its owner acts; otherwise it moves on.
rule-MG-061 = The order of the parts of an action is never changed.
rule-MG-062 = An action, or a part of it, may be passed over.
rule-MG-063 = Each bowl acts twice, at both its jetties, each time only when the boat is there.
rule-MG-064 = Jetty 1: take 2 open cards, then draw 1 from a pile.
rule-MG-065 = Jetty 2: take amulets.
rule-MG-066 = Jetty 3: take 1 open card.
rule-MG-067 = Jetty 4: take 1 open card, then draw 1 from a pile.
rule-MG-068 = Jetty 5: take 2 open cards or draw 2 from the piles; not one of each (our reading).
rule-MG-069 = Jetty 6: take 1 open card, then draw 2 from the piles.
rule-MG-070 = Jetty 7: take amulets or draw 1 from a pile.
rule-MG-071 = Jetty 8: take amulets or build 1 hut.
rule-MG-072 = Jetty 9: build 1 single hut or 1 double hut.
rule-MG-073 = Jetty 10: build up to two huts on two different spaces.
rule-MG-074 = Jetty 11: build 1 hut, then draw 1 card from a pile.
rule-MG-075 = Jetty 12: put the birds on any two places of the temple rock and become start player of the next round.
rule-MG-076 = Example 1: no bowl beside jetty 1, so the boat goes on to jetty 2, where a bowl stands and its owner takes amulets.
rule-MG-077 = Example 2: a bowl beside jetty 3 takes one open card; it acts again at jetty 10, once the boat is there.
rule-MG-078 = Becoming start player cannot be declined; the birds may both stay where they are. It counts from the next round on (our reading).
rule-MG-079 = All jetties where one builds come before jetty 12, so a round is built with the birds as they stood at its start.

heading-MG-080 = Birds and landscapes

rule-MG-080 = A hut can be built only on an empty space whose landscape is marked by a bird.
rule-MG-081 = The birds stand on two different landscapes; one or both may stay where they are.
rule-MG-082 = Example 3: birds on water and sand, so only water and sand spaces can be built on.

heading-MG-090 = Cards

rule-MG-090 = Cards come from the piles and the open rows only, never from other players.
rule-MG-091 = For each card you choose freely between value and landscape cards.
rule-MG-092 = The given order of open cards and cards from the piles is binding.
rule-MG-093 = When you draw two cards from the piles you see the first before you choose the pile of the second.
rule-MG-094 = Open cards are not replaced before the next round is prepared.
rule-MG-095 = There is no hand limit; if no open card is left that part is skipped (our reading).
rule-MG-096 = An empty pile is made anew from its shuffled discard pile when a card of it is wanted; if both are empty, none can be drawn (our reading).
rule-MG-097 = Start cards leave the game once they are paid. Of equal values a start card goes before another card (our reading).
rule-MG-098 = Paid start cards are in no discard pile and never come back.
rule-MG-099 = Hands are hidden. Others know how many value and landscape cards you hold and which open cards you took, not the face of a card from a pile.

heading-MG-100 = Amulets

rule-MG-100 = The amulet track shows how many huts you have on amulet spaces.
rule-MG-101 = Without such a hut you take one amulet of value 1 from the board, while there are any.
rule-MG-102 = With exactly one such hut you draw 1 amulet from the bag and keep it.
rule-MG-103 = With two or more you draw as many, at most 5, and put one of the drawn amulets back into the bag.
rule-MG-104 = Amulets lie face down before their owner.
rule-MG-105 = Spent amulets are put aside for all to see; only when the bag is empty do they all go back into it, those of value 1 too (our reading).
rule-MG-106 = Example 4: three huts on amulet spaces: draw 3, keep 2.
rule-MG-107 = If the bag runs empty during a draw, the spent amulets go in and the draw goes on; if there are still too few you take what there is, and put one back only if you drew at least two (our reading).
rule-MG-108 = Others know how many amulets you have, not their values, except those of value 1 taken from the board; which amulet went back is known only to whoever put it back.
rule-MG-109 = Without such a hut and without an amulet of value 1 on the board the action gives nothing.

heading-MG-110 = Building

rule-MG-110 = You pay exactly the printed cost, with value cards from the hand, or with amulets where the space asks for them; never more, and never both mixed.
rule-MG-111 = If you cannot make exactly the cost you cannot build there.
rule-MG-112 = You also discard one landscape card of the landscape of the space.
rule-MG-113 = The chief points of the space are scored at once.
rule-MG-114 = Under a hut in the pole area goes the top pole tile; its number is scored at once.
rule-MG-115 = One hut, or one double hut, per space.
rule-MG-116 = Example 5: a sand space of cost 7 with 1 point: pay exactly 7 and a sand card, score 1.
rule-MG-117 = Example 6: a water space costs 5 in amulets; amulets worth 6 that cannot make exactly 5 are of no use.
rule-MG-118 = At jetty 10 two huts are built one after the other on different spaces, each paid exactly and separately.
rule-MG-119 = Example 7: value cards of 2, 6 and 6 build reeds 8, for 3 points, and water 6; they could not pay 7 and 7.
rule-MG-120 = A double hut, at jetty 9 only, costs twice the price and two landscape cards, scores the chief points twice and uses two huts.
rule-MG-121 = Example 8: a double hut on water 10 with 4 points costs 20 and two water cards and scores 8.
rule-MG-122 = There are no double huts in the stone area, in the pole area or on amulet spaces.
rule-MG-123 = A hut that stands cannot be made double later.
rule-MG-124 = On a two-landscape space you give a card of either landscape, if a bird marks it; for a double hut two cards of one or of both, each marked.
rule-MG-125 = Example 9: a hut on a two-landscape space with 4 points scores 4.
rule-MG-126 = Paid cards go to the discard pile of their kind.
rule-MG-127 = The price of a double hut is one sum, however it is made up.
rule-MG-128 = With one hut left you cannot build a double hut, and at jetty 10 only one; without huts you cannot build.
rule-MG-129 = Only what you hold before building pays for it. No change is given.

heading-MG-130 = Preparing the next round

rule-MG-130 = The player whose bowl stands on the first ritual place takes the start-player token.
rule-MG-131 = If nobody took that place the token goes to the player on the right, and the birds move to the two landscapes that were free.
rule-MG-132 = Example 10: birds on mangrove and reeds, the first place empty: they move to water and sand.
rule-MG-133 = Bowls are taken back and the boat returns to its start.
rule-MG-134 = The open rows are filled to 4 value cards and 3 landscape cards.
rule-MG-135 = Only missing cards are replaced; open cards left over stay.

heading-MG-140 = End and final scoring

rule-MG-140 = When somebody builds their last hut, the round is finished and the game ends.
rule-MG-141 = On each path the most huts score the larger number of the statue and the second most the smaller; a double hut counts 2.
rule-MG-142 = Ties on a path go to the hut nearest the statue.
rule-MG-143 = With 2 and 3 players neutral huts count for rank and ties; points they would win are lost.
rule-MG-144 = You need a hut on a path to score there; with one player present there is no second place (our reading).
rule-MG-145 = Example 11, path A: three players with 2 huts each; the nearest to the statue scores 12, the next 6, the third nothing.
rule-MG-146 = Example 11, path B: the most huts score 10; of two with one hut the nearer scores 5.
rule-MG-147 = In the stone area you score your huts times all huts there; a neutral hut counts among all (our reading).
rule-MG-148 = Example 12: 7 huts in the stone area: 3 of them score 21, 2 of them 14.
rule-MG-149 = In the pole area the most huts score 12 and the second most 6; ties go to the lowest pole tile.
rule-MG-150 = With 2 players the neutral hut with tile 2 takes part in the pole area, in ties too.
rule-MG-151 = Example 13: 3 huts score 12; of two players with 2 huts each the one with tile 4 scores 6.
rule-MG-152 = Left-over amulets score their values.
rule-MG-153 = Example 14: amulets 4, 2 and 6 score 12.
rule-MG-154 = The most points win; in a tie the higher total of left-over amulets; still tied, the win is shared.
rule-MG-155 = After somebody’s last hut the boat goes on to jetty 12; all act as usual, and others may build their last hut too.
rule-MG-156 = A player who loses a tie for first place is still ranked for second.
rule-MG-157 = The neutral huts of the 3-player game stand in the stone area and on paths, none in the pole area.
rule-MG-158 = Amulets score once; the same total decides a tie.

heading-MG-160 = Variant with stone tiles

rule-MG-160 = Variant (table option): 8 of the 16 stone tiles lie face up on the stone spaces, with 2 and 3 players 7; the rest stay in the box.
rule-MG-161 = Whoever builds there gets the tile.
rule-MG-162 = A statue tile is kept to the end: a tie on the path of that statue goes to its owner, whatever the distance.
rule-MG-163 = Example 15: tied on path A, the owner of its tile wins the tie.
rule-MG-164 = The other tiles are used once and discarded: a value card of 3, an amulet of value 2, or a free landscape card for any landscape, whatever the birds show. Where a tile and a card or amulet of the same value would do, the tile is used first (our reading).
rule-MG-165 = Tiles that were not used are worth nothing (our reading).
rule-MG-166 = The table may choose only the 8 statue tiles, or only the 8 others (table option).
rule-MG-167 = Of the 8 other tiles three are value-3, three amulet-2 and two free landscape. How many of each there are is not known: the figures are ours.
rule-MG-168 = A tile serves from the next building on, not for the one that gained it.
rule-MG-169 = A value-3 tile goes with value cards and an amulet-2 tile with amulets; the payment stays exact. Of equal values the tile is used first, then a start card, then another card (our reading).
rule-MG-170 = A free landscape tile stands for one landscape card and lifts the condition of the birds for that building; a double hut needs a second card or tile (our reading).
rule-MG-171 = A statue tile wins ties for first and for second place, against neutral huts too; it gives no hut and no points (our reading).
rule-MG-172 = Which tiles lie on the board is open to all; those in the box are not looked at.

## The ending: score table, how it ended, its course, what was hidden, and luck

column-spaces = Spaces
column-pole-tiles = Pole tiles
column-paths = Sacred paths
column-stones = Stone area
column-poles = Pole area
column-amulets = Amulets
closing-last-hut =
    { $reader ->
        [seat] You built your last hut, and the game ended with that round.
       *[nobody] { $seat } built their last hut, and the game ended with that round.
    }
closing-by-amulets =
    { $reader ->
        [seat] Points were level, so amulets decided: yours are worth { $amulets } in all.
       *[nobody] Points were level, so amulets decided for { $seat }: theirs are worth { $amulets } in all.
    }
closing-shared = Points were level, and so were the amulets: { $seats } share the win.
chart-points = Points
chart-points-what = What the score would have been at the start of each round, amulets aside.
chart-huts = Huts
chart-cards = Cards in hand
mark-hut = hut
mark-tile = stone tile
mark-last-hut = last hut
held-hand = Cards
held-amulets = Amulets
luck-values = Value cards drawn
luck-amulets = Amulets drawn
