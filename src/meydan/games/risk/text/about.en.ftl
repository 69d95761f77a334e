### What the things of a Risk table are and do, told on request.

about-territory =
    { $count ->
        [one] A territory of { $continents } with { $count } neighbour, by border or sea line. Whoever holds it keeps at least 1 troop there, and attacks and moves start with the troops above that.
       *[other] A territory of { $continents } with { $count } neighbours, by border or sea line. Whoever holds it keeps at least 1 troop there, and attacks and moves start with the troops above that.
    }
about-card =
    { $stars ->
        [one] A territory card with { $stars } star and the picture { $picture }. It is traded for troops at the start of a turn; who holds the territory makes no difference.
       *[other] A territory card with { $stars } stars and the picture { $picture }. It is traded for troops at the start of a turn; who holds the territory makes no difference.
    }
about-continent = Whoever holds all { $members } of its territories when their turn starts gets { $bonus ->
        [one] 1 more troop
       *[other] { $bonus } more troops
    }. Captures of the same turn count only the next time.
about-picture = One of the three pictures on territory cards. Where cards are traded by pictures, three of these are worth { $worth ->
        [one] 1 troop
       *[other] { $worth } troops
    } and one of each picture 10.
about-mission = A secret mission. Whoever fulfils their own wins at once, at the start of their turn or after one of their actions; nobody else sees it before.
about-army =
    { $side ->
        [player] The { $army } army belongs to a player: its colour and its mark are on all their territories.
        [neutral] The { $army } army is neutral. It neither attacks nor moves, and it defends with 2 dice where it can.
       *[nobody] The { $army } army is not in this game.
    }
about-seat =
    { $out ->
        [yes] This player holds no territory any more and is out of the game.
       *[no] A turn begins with 3 troops, more for 12 territories or more and for whole continents. Everybody knows how many cards a player holds; which ones, only that player.
    }
title-dice = Dice
about-dice = The attacker rolls up to 3 dice, one for each troop that fights, the defender up to 2. Highest meets highest; the lower loses 1 troop, and ties go to the defender.
title-series = Series of rolls
about-series = All dice are rolled again and again until the territory falls or only as many troops are left as you said. Between two rolls you can stop it.
title-odds = Chance of capture
about-odds = Worked out exactly for a fight to the end, both sides always rolling all their dice.
title-reserve = Troops to place
about-reserve = New troops of this turn that stand nowhere yet: 3, more for territories and continents, and what traded cards bring.
title-deck = Draw pile
about-deck = Whoever has captured a territory draws one card at the end of the turn. When the pile runs out, the spent cards become a new one.
title-hand = Cards in hand
about-hand = Only you see them. At the start of a turn you may trade them for troops, as often as you like or not at all.
title-stars = Stars
about-stars = Each card has 1 or 2. From 2 to 10 of them are traded together: 2, 4, 7, 10, 13, 17, 21, 25 or 30 troops.
about-option-mode = Which of the four games of the box is played: how the world is given out, and what wins.
about-option-deal = Whether territories are claimed in turn, as the book says, or dealt by chance with one troop on each. Dealing is a house rule for a quick start.
about-option-trade = Whether cards are traded by their stars, or three at a time by their pictures.
about-option-combat = Whether dice are compared in pairs, or their totals at once, which is faster and favours the attacker.
about-option-cease-fire = How deep in the draw pile the card lies that ends the elementary game.
about-option-goal = Whether the classic game is won with the whole world or with three continents.
about-option-destroy-credit = Whether a mission against an army counts only when its own player destroys that army, or whoever does.
about-option-fortify-moves = How often troops may be moved at the end of a turn.
about-option-first = Who takes the first turn: chance decides, or a seat is named.

fact-troops = Troops there
fact-enemies-near = Neighbours of others
fact-stars = Stars
fact-bonus = Bonus
fact-yours = Yours
fact-held = Territories
fact-cards = Cards
fact-next-turn = Troops next turn
fact-cards-left = Cards left
fact-cards-spent = Spent cards
fact-to-place = To place
fact-cards-own = Your cards
fact-stars-own = Your stars
