### What the things of a Mangrovia table are and do, told on request.

about-seat =
    { $start ->
        [yes] Holds the talisman: places the first bowl of this round.
       *[no] Places bowls clockwise after the start player.
    }
about-space =
    { $built ->
        [yes] A hut stands here already. Landscape: { $landscapes }; { $area }.
       *[no]
            { $on_path ->
                [yes] Build here with a card of { $landscapes } while a bird marks it, and exactly { $price } in { $currency }. It lies on path { $path }.
               *[no] Build here with a card of { $landscapes } while a bird marks it, and exactly { $price } in { $currency }. It lies in no path but in: { $area }.
            }
    }
about-landscape = You build on a landscape only while a bird marks it, and give one card of it for each hut.
about-gift = What is given for the landscape of a space: a card of that landscape, or a free landscape tile.
about-card = Value cards pay the price of a space exactly, landscape cards let you build on their landscape. A start card is used once and leaves the game.
about-deck = Cards drawn from the pile are seen by their owner alone. An empty pile is made anew of its discarded cards.
about-tile = Who builds on the space of a stone tile takes it. Statue tiles win ties on their path; the others help to pay once.
about-path =
    { $led ->
        [yes] Most huts along this path score the larger number at the end, second most the smaller. { $seat } leads now.
       *[no] Most huts along this path score the larger number at the end, second most the smaller. Nobody has built here yet.
    }
about-area-path = The spaces along the eight sacred paths. Each path is scored at the end.
about-area-stone = At the end everybody scores the own huts here times all huts here.
about-area-pole = Each hut here takes a pole tile and scores it at once; at the end most huts score again.
about-area-amulet = Each hut here moves your pillar up the amulet track, so that you draw more amulets.
about-currency-value = The price is paid exactly with value cards; there is no change.
about-currency-amulet = The price is paid exactly with amulets; there is no change.
about-task = One of the things a bowl does when the boat stops at its jetty. It may be left out.
title-tie-none = No tie
title-tie-nearer = Nearer to the statue
title-tie-statue-tile = Statue tile
title-tie-pole-tile = Pole tile
title-tie-behind = Behind in a tie
about-tie = Where two have as many huts, the one nearer to the statue is ahead, or who holds its tile; in the pole area the lower tile.
title-amulet-track = Amulet track
about-amulet-track = Shows how many amulets you draw: one of value 1 without a hut on an amulet space, else as many as your huts there, one of which goes back.
title-bag = Bag
about-bag = Amulets are drawn from here. When it is empty, spent amulets go back into it.
title-birds = Birds
about-birds = They mark the two landscapes on which huts may be built. Who acts at the last jetty puts them on two landscapes; if nobody does, they go to the other two.
title-boat = Boat
about-boat = It passes the twelve jetties in order. Beside each bowl it stops, and the owner acts.
title-talisman = Start player
about-talisman = Places the first bowl. Who used the first ritual place starts the next round; else it goes to the right.
title-huts-left = Huts left
about-huts-left = Who builds the last hut makes this the last round.
title-place = Ritual place { $word }
about-place = A bowl here acts twice: at jetty { $jetty } ({ $task }) and at jetty { $other_jetty } ({ $other_task }).
title-jetty = Jetty { $word }
about-jetty =
    { $either ->
        [yes] Beside ritual place { $place }. When the boat stops here, do one of these: { $task }.
       *[no] Beside ritual place { $place }. When the boat stops here, in this order: { $task }.
    }
title-space = Space { $word }
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
fact-hand = Cards in hand
fact-amulets = Amulets
fact-price = Price
fact-chief-points = Points at once
fact-first = Most huts
fact-second = Second most
fact-your-huts = Your huts
fact-huts-there = Huts there
