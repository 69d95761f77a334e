# Messages that belong to no game. A reader's own line is the variant named after the field that is the reader.

## Seats

seat-name = Player { $number }
bot-name = Bot { $number } ({ $level })
level-outside = outside bot
level-random = random
level-novice = novice
level-club = club
level-expert = expert
level-master = master

# A thing that comes several times in a list.
repeated = { $thing } (×{ $count })

# First names for bots and newcomers, in the same order in every language.
names = Arash, Mahshid, Kaveh, Bahareh, Sepideh, Siavash, Laleh, Bijan, Manijeh, Rostam, Tahmineh, Farhad, Shirin, Iraj, Golnar, Sohrab, Roya, Mani, Nasrin, Omid, Parvin, Ramin, Soraya, Touraj, Yalda, Zhaleh, Babak, Darya, Elham, Homa

## Prompts and events

prompt-waiting =
    { $count ->
        [one] Waiting for { $asked } to answer.
       *[other] Waiting for { $count } players to answer: { $asked }.
    }
event-undone =
    { $reader ->
        [seat] You took back your last answer.
       *[nobody] { $seat } took back their last answer.
    }
event-rewound = All agreed to go back to an earlier position.
event-rules-changed = The rules were corrected: version { $version } holds from here on.

## Refusals. The rule ids follow, so there is no full stop.

refusal-never-chosen = This shows how things stand; nobody chooses it
refusal-not-asked = You are not asked to answer now
refusal-game-over = The game is over, so nothing more can be played
refusal-unknown-action = There is no such action in this game
refusal-cannot-undo = This can no longer be undone
refusal-cannot-rewind = The table cannot go back to that position
refusal-forged-chance = Chance cannot give this answer

## Results

# $winners is a list of names; $reader says whether the reader is among them.
result-won =
    { $reader ->
        [yes]
            { $count ->
                [one] You won the game.
               *[other] You share the win: { $winners }.
            }
       *[no]
            { $count ->
                [one] { $winners } won the game.
               *[other] { $winners } share the win.
            }
    }
result-open = The game is not over yet.

## The table at a terminal. A game adds view-<field> for the fields of its own view.

view-line = { $label }: { $value }
view-you = { $name } (you)
view-yes = yes
view-seat = Player
view-score = Points
view-rank = Rank

## Playing at a terminal

play-ask =
    { $count ->
        [one] Your answer (1, or h for help):
       *[other] Your answer (1 to { $count }, or h for help):
    }
play-unclear =
    { $count ->
        [one] Type 1, or h for help.
       *[other] Type a number from 1 to { $count }, or h for help.
    }
play-help =
    Type the number of your answer. You can also type:
    ?  the rules in force now
    u  undo your last answer, while nothing was drawn, shown or answered after it
    t  the whole table
    h  this help
    a name of a card, a place or a player: what it is, and the answers about it
    q  save and leave; the same command goes on from here
play-table = The table:
play-earlier =
    { $count ->
        [one] … 1 more before that
       *[other] … { $count } more before that
    }
play-many = Type a part of a name to see those answers alone, with what they bring.
play-no-rules = No rule is named for this question.
play-hand-over = The screen is hidden. Hand the device to { $name }, who presses Enter:
play-resumed = Your unfinished game goes on. Leave with q and add --new to begin another.
play-set-aside = The earlier game is kept in this file:
play-left = The game is saved. The same command goes on from here. Its file:
play-kept = The record of this game:
bot-thinking = The bots are thinking
thought-by-thumb = This is a rule of thumb; nothing was tried out.
thought-compared =
    { $rounds ->
        [one] In 1 try
       *[other] In { $rounds } tries
    } this won about { $percent } % from here; the next best ({ $next }) about { $less } %.

# What may be typed for each command, in small letters, apart from one another by spaces.
keys-rules = ? ؟
keys-undo = u undo ع
keys-table = t table ج
keys-help = h help ا
keys-quit = q quit ض

## The list of games

game-seats = Players: { $fewest } to { $most }
build =
    { $build ->
        [compiled] The rules run compiled.
       *[interpreted] The rules run interpreted.
    }

## Charts

chart-range = { $low } to { $high }

## The ending

cell-product = { $count } × { $rate }
column-earlier = Before the rules changed
