### What the things of a Mangrovia table are and do, told on request.

about-seat =
    { $start ->
        [yes] Holds the start-player token and places the first bowl of this round.
       *[no] Places bowls clockwise after the start player.
    }
about-space =
    { $built ->
        [player] A hut of { $seat } stands here. Landscape: { $landscapes }.
        [neutral] A neutral hut stands here. Landscape: { $landscapes }.
       *[no]
            { $split ->
                [yes] Build here with a card of one of its landscapes, { $landscapes }, while a bird marks that one, and exactly { $price } in { $currency }.
               *[no] Build here with a card of { $landscapes } while a bird marks it, and exactly { $price } in { $currency }.
            }
    } { $on_path ->
        [yes] It lies on path { $path }.
       *[no] It lies on no path.
    } { $apart ->
        [yes] It belongs to: { $area }.
       *[no] { "" }
    }
about-landscape = You build on a landscape only while a bird marks it, and give one card of it for each hut.
about-gift = What is given for the landscape of a space: a card of that landscape, or a free landscape tile.
about-card =
    { $face ->
        [value] A value card: together with others it pays the price of a space exactly. There is no change.
        [start] A start card pays like any value card, goes first among equals, and then leaves the game.
       *[land] A landscape card: you give one for each hut on this landscape, while a bird marks it.
    }
about-deck = Cards drawn from the pile are seen by their owner alone. An empty pile is made anew of its discarded cards.
about-tile = Whoever builds on the space of a stone tile takes it. Statue tiles win ties on their path; the others help to pay once.
about-path =
    { $places ->
        [0] The most huts along this path score the larger number at the end, the second most the smaller. Nobody has built here yet.
       *[other]
            { $seat_plays ->
                [yes] First now: { $seat }, huts: { $seat_huts }.
               *[no] First now: the neutral colour, huts: { $seat_huts }.
            } { $places ->
                [1] { "" }
               *[other]
                    { $other_plays ->
                        [yes] Second: { $other }, huts: { $other_huts }.
                       *[no] Second: the neutral colour, huts: { $other_huts }.
                    }
            } In a tie the hut nearer to the statue is ahead, or whoever holds its tile.
    }
about-area-path = The spaces along the eight sacred paths. Each path is scored at the end.
about-area-stone = At the end everybody scores their own huts here times all huts here.
about-area-pole = Each hut here takes a pole tile and scores it at once; at the end the most huts score again.
about-area-amulet = Each hut here moves your pillar up the amulet track, so that you draw more amulets.
about-currency-value = The price is paid exactly with value cards; there is no change.
about-currency-amulet = The price is paid exactly with amulets; there is no change.
about-task = One of the things a bowl does when the boat stops at its jetty. You may pass on it.
title-tie-none = No tie
title-tie-nearer = Nearer to the statue
title-tie-statue-tile = Statue tile
title-tie-pole-tile = Pole tile
title-tie-behind = Behind in a tie
about-tie = Between equal numbers of huts, the one nearer to the statue is ahead, or whoever holds its tile; in the pole area, the lower tile.
title-amulet-track = Amulet track
about-amulet-track = Shows how many amulets you draw: one of value 1 without a hut on an amulet space, otherwise as many as your huts there, one of which goes back.
title-bag = Bag
about-bag = Amulets are drawn from here. When it is empty, spent amulets go back into it.
title-birds = Birds
about-birds = They mark the two landscapes on which huts may be built. Whoever acts at the last jetty chooses where they sit; if nobody does, they go to the other two.
title-boat = Boat
about-boat = It passes the twelve jetties in order. Beside each bowl it stops, and the owner acts.
title-talisman = Start-player token
about-talisman = Its holder places the first bowl. Whoever used the first ritual place starts the next round; otherwise it goes to the player on the right.
title-huts-left = Huts left
about-huts-left = Whoever builds their last hut makes this round the last.
title-place = Ritual place { $word }
about-place =
    A bowl here acts twice: at jetty { $jetty } ({ $either ->
        [yes] { $task_or }
       *[no] { $task }
    }) and at jetty { $other_jetty } ({ $other_either ->
        [yes] { $other_task_or }
       *[no] { $other_task }
    }).
title-jetty = Jetty { $word }
about-jetty =
    { $either ->
        [yes] Beside ritual place { $place }. When the boat stops here, { $task_or }.
       *[no] Beside ritual place { $place }. When the boat stops here, in this order: { $task }.
    }
title-reconstructed = Our reconstruction
about-reconstructed = The printed board is not known in full. Landscape, price and points of most spaces, which spaces lie on which path, and the statues with this mark are our own guess; the rules work with any board.
title-path = Path { $word }
about-option-stone-tiles = Stone tiles lie on the spaces of the stone area and help who builds there, or the game is played without them.
about-option-first = Who starts the first round: chance, or a seat of your choice.

fact-marked = Marked by a bird
fact-in-hand = In your hand
fact-pile = In the pile
fact-amulet-huts = Huts on amulet spaces
fact-draws = You draw
fact-in-bag = In the bag
fact-huts-left = Huts left
fact-points = Points
fact-price = Price
fact-chief-points = Points at once
fact-first = Most huts
fact-second = Second most
fact-your-huts = Your huts
fact-huts-there = Huts there
fact-room = Spaces you could build on now
fact-you-score = You would score
fact-one-more = With one more hut
fact-pole-tile = Next pole tile
fact-from-paths = Paths
fact-from-stones = Stone area
fact-from-poles = Pole area
fact-from-ones = Open amulets
fact-total = If it ended now
