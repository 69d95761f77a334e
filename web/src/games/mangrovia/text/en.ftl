# Words of the Mangrovia board.

## The island

island = The island
archipelago = The archipelago
page-island = Island
page-archipelago = Archipelago
zoom = Larger
statue = { $letter }: { $first } / { $second }, for most huts and second most on the path of this statue
stones =
    { $huts ->
        [one] Stone area: { $huts } hut
       *[other] Stone area: { $huts } huts
    }
poles = { $next } / { $first } / { $second }: pole area, the next tile, and for most huts and second most
perch =
    { $marked ->
        [yes] { $land }, marked by a bird
       *[no] { $land }, without a bird
    }
space =
    { $hut ->
        [none] { $lands }, { $price } in { $currency ->
            [amulet] amulets
           *[value] value cards
        }, { $points ->
            [one] 1 point
           *[other] { $points } points
        } { $tile }
        [neutral] { $lands }, neutral hut { $pole ->
            [0] { "" }
           *[other] pole { $pole }
        }
        [double] { $lands }, double hut of { $owner } { $pole ->
            [0] { "" }
           *[other] pole { $pole }
        }
       *[one] { $lands }, hut of { $owner } { $pole ->
            [0] { "" }
           *[other] pole { $pole }
        }
    }
reconstructed = our guess
track = Amulet track
track-row = { $huts ->
        [one] 1 hut
       *[other] { $huts } huts
    }, draws { $draw }: { $names }
bag = bag
ones = on the board

## The archipelago

place = { $place } { $bowl }: ritual place between jetty { $one } ({ $does }) and jetty { $other } ({ $else })
place-blocked = Ritual place { $place }, blocked
bowl-of = Bowl of { $name }
voyage = The boat goes from jetty 1 to jetty 12
marks-before = Marks on a jetty: before you
after-you = After you:
after-nobody = Nobody comes after you
before-you = before you
before-nobody = you go first
or = or
deed-then = { $all }, then { $next }
deed-or = { $all } or { $other }
deed-draw-open = { $count } open
deed-draw-closed = { $count } drawn
deed-amulets = amulets
deed-build =
    { $count ->
        [one] { $count } hut
       *[other] { $count } huts, 2 spaces
    }
deed-build-double = a double hut
deed-move-birds = birds
deed-take-start = start

## What I hold

hand = Your cards
hand-empty = No cards
open = Open cards and piles
pile = { $deck }: { $count } in the pile
open-card = Open card: { $card }
amulets = Amulets
amulet = Amulet { $value }
drawn = You drew

## Players

you = You
players = Players
starts = start player
seat-huts = huts
seat-cards = cards
seat-amulets = amulets
score-show = Score by source
score-hide = Huts and cards
score-now = If it ended now
score-paths = paths
score-stones = stones
score-poles = poles
score-ones = amulets
score-total = total

## The round

round = Round { $round }
step-bowls = Bowls
step-boat = Boat
step-next = Next round
step-end = Final scoring
send-pay =
    { $points ->
        [0] Build the hut
        [one] Build, { $points } point
       *[other] Build, { $points } points
    }
glows-space =
    { $count ->
        [one] { $count } space glows on the island.
       *[other] { $count } spaces glow on the island.
    }
glows-place =
    { $count ->
        [one] { $count } place glows in the archipelago.
       *[other] { $count } places glow in the archipelago.
    }

## Reference

guide-jetties = What the boat brings
guide-end = Scored at the end
guide-paths = Each path, { $count } in all: most huts and second most, as its statue says
guide-stones = Stone area: your own huts times all huts there
guide-poles = Pole area: { $first } for most huts, { $second } for second most
guide-amulets = Left-over amulets: their values
