### The web client's own words. A game's words are beside its rules.

meydan = Meydan
other-language = فارسی
title = { $page } · Meydan
title-turn = ● Your turn · { $page }
loading = One moment …
close = Close
copy = Copy
copied = Copied
save = Save
saved = Saved
yes = yes
no = no
pages = Pages

# Between the things of a list, and before its last.
list-joint = {", "}
list-last = {" and "}
list-or = {" or "}

## Home

home = Home
home-title = Round one table, wherever you are
home-lead = No sign-up. Choose a game, send the link, sit down.
games = Games
game = Game
play-now = Play now
with-friends = With friends
play-title = Play { $game } against bots
begin = Begin
players-count = Players
bots-level = Strength of the bots
name-ask = Your name at the table
name-yours = Your name
new-table = New table
join = I have a link
join-ask = Paste the link here
join-go = Go to the table
join-unclear = This is not a link to a table. Copy the whole link and paste it again.
my-tables = My tables
my-tables-none = You have no tables yet.
my-tables-calling =
    { $count ->
        [one] 1 table is waiting for you
       *[other] { $count } tables are waiting for you
    }
lobby = Open tables
lobby-none = No public table is waiting for players now.
table-seated = { $taken } of { $all } seated
table-over = finished
table-abandoned = abandoned
table-your-turn = Your turn
table-turn-of = Waiting for { $names }
table-running = running
fair-short = Fair chance: the dice and cards of every table are sealed before the game, and afterwards anybody can work out each of them again.
fault-unreachable = The server cannot be reached. Check your connection and try again.
nothing-here = There is nothing at this address.
space-empty = empty

## Making a table

seats = Seats
seats-hint = “Here” is another person on this device. A seat kept for the link waits for whoever has it; an open seat may be taken by anybody who finds the table.
seat-kind-me = you
seat-kind-me-named = { $name } (you)
seat-kind-here = here, on this device
seat-kind-open = open to anybody
seat-kind-invited = kept for the link
seat-kind-bot = bot
name-here = Their name
pace = Pace
pace-live = live
pace-days = over several days
clock = Clock
clock-none = no clock
clock-bank = { $bank }, and { $increment } back for each answer
public = Show this table in the list of open tables
options = Table options
seed-ask = A word of your own for the dice (if you like)
make-table = Make the table
span-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }{ $hours ->
        [0] {""}
        [one] {" "}and 1 hour
       *[other] {" "}and { $hours } hours
    }
span-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }{ $minutes ->
        [0] {""}
        [one] {" "}and 1 minute
       *[other] {" "}and { $minutes } minutes
    }

## Before the game

waiting-free =
    { $free ->
        [one] 1 seat is free
       *[other] { $free } seats are free
    }
waiting-ready = Everybody is seated and ready
waiting-host = Everybody is seated and ready. The host starts the game.
invite-title = Call your friends to the table
invite-hint = Whoever has this link may take a seat. No sign-up.
sit = Sit here
leave-seat = Leave the seat
swap = Change places
swap-name = Change places: { $name }
swap-here = With this one
swap-with = With this one: { $name }
start = Start the game
close-table = Give up this table
terms = What was agreed at this table
you-mark = (you)
seat-free = free seat
seat-here = here
fair-promise = The chance of this table is already sealed. Its fingerprint:

## Which game, how many, how strong

about-minutes = about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
which-way = Which way to play
play-lead = Right now, against bots.
play-ways =
    { $count ->
        [one] It has one way to play:
       *[other] It has { $count } ways to play:
    }
you-and-bots =
    { $bots ->
        [0] You alone
        [one] You and 1 bot
       *[other] You and { $bots } bots
    }
count-locked =
    { $count ->
        [one] Alone: only “{ $way }”.
       *[other] { $count } players: only “{ $way }”.
    }
count-seated =
    { $count ->
        [one] 1 person is seated already.
       *[other] { $count } people are seated already.
    }
all-options = All options of the table
level-random-what = Plays anything that is allowed; good for trying out the rules.
level-novice-what = Sees the next step, and makes the mistakes of a first game.
level-club-what = Weighs what each answer brings; a sound opponent.
level-expert-what = Thinks ahead for up to two seconds and guesses what you hide.
level-master-what = Thinks four times as long as an expert.
who-sits = Who sits here
change = Change
make-begins = Everybody is here: the game begins at once.
make-waits = Then you get the link for your friends, and can still change everything.
pace-live-what = Everybody is here at the same time.
pace-days-what = Everybody answers when they have time.
clock-none-what = Nobody is hurried.
clock-what = Each answer gives { $increment } back. When time is up, a bot sits in.
seed-what = Dice and cards follow from the table’s sealed number and a word from each of you. Whoever adds a word of their own knows that nobody could have chosen the dice alone, not even this server. No word is needed.

# All that was agreed, in one sentence.
agreed = { $parts }.
agreed-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
agreed-clock = { $bank } each and { $increment } back for each answer
agreed-option = { $name }: { $choice }
agreed-usual = the usual rules
agreed-public = in the list of open tables
agreed-private = private table

## In the waiting room

share = Share
share-title = A table for { $game }
share-text = Come and play { $game } with me. No sign-up.
qr = The invite link as a code for a camera
qr-how = with a phone’s camera
invite-link = Invite link
rules-languages = Rules in { $languages }
in-fa = Persian
in-en = English
waits-open = for whoever finds the table
waits-invited = waiting for a guest
you-host = you, the host
you-guest = you
is-host = host
is-guest = guest
ready = ready
not-ready = not ready yet
seat-bot = Seat a bot
unseat = Free this seat: { $name }
level-of = Strength of { $name }
start-fills =
    { $free ->
        [one] The free seat goes to a bot ({ $level })
       *[other] { $free } free seats go to bots ({ $level })
    }
sit-and-ready = Sit down, I am ready
i-am-ready = I am ready
not-yet = Not yet
you-are-ready = You are ready. The host starts the game.
waiting-invited = { $name } invites you to this table
waiting-full = All seats are taken
waiting-watch = You can stay and watch.
waiting-changed = The host has changed the terms of the game
waiting-unready = Not ready yet: { $names }
change-asks = Your guests are asked again whether they are ready.
back-to-table = Back to the table
table-calls = A table waits for you
call-turn = { $game }: it is your turn

## At the table

table = Table
prompt = What is asked
prompt-yours = Your turn
prompt-between = You are asked
prompt-answered =
    { $count ->
        [0] Your answer is sealed: { $answer }.
       *[other] Your answer is sealed: { $answer }. We wait for { $asked }.
    }
prompt-change = Change it
prompt-sent = Sent: { $answer }
prompt-sealed = Your answer stays sealed until the last one is in.
pick-back = One step back
pick-seat = { $verb }: which player?
pick-thing = { $verb }: which one?
pick-deed = { $thing }: what will you do?
pick-glows =
    { $count ->
        [one] 1 choice glows on the table.
       *[other] { $count } choices glow on the table.
    }
pick-near = { $thing }: { $brings }.
pick-count =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
pick-show = Show me
confirm-question = { $answer }?
confirm-brings = { $brings }. This cannot be undone.
confirm-final = This cannot be undone.
confirm-yes = Yes, do it
confirm-no = No, go back
tray-count = { $most } in all
tray-count-between = { $least } to { $most }
tray-price = price { $most }
tray-price-between = { $least } to { $most }
tray-exact = exact
tray-enough = enough
tray-less = { $off } short
tray-more = { $off } too much
tray-further = choose more
tray-other = no such choice
tray-on-table = choose on the table
tray-clear = Start again
tray-of = { $count } of { $most }
undo = Take back my last answer
amount = How many
amount-between = { $least } to { $most }
amount-all = All, { $most }
amount-less = Fewer
amount-more = More
rules-why = Rule { $rules }
rules-one = rule
log = Log
log-earlier = Earlier
guide = Reference
log-round = Round { $round }
log-unfold = Show each
page-asks = The question is here
since = Since you looked
since-count =
    { $count ->
        [one] 1 event
       *[other] { $count } events
    }
since-open =
    { $count ->
        [one] 1 event since your answer
       *[other] { $count } events since your answer
    }
since-replay = Show me one by one
since-seen = Seen
tell-next = Next scene
tell-far = Event { $done } of { $all }
tell-end = To the end
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something …
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Let { $name } speak again
chat-off = Turn the chat off
chat-on = Turn the chat on again
chat-is-off = The host has turned the chat off.
chat-erased = deleted by the operator
report = Report something
report-of = Report what { $name } said
report-table = What is wrong at this table? Whoever runs this server reads it; nobody at the table does.
report-line = What is wrong with this line? Whoever runs this server reads both; nobody at the table does.
report-send = Send the report
report-sent = Thank you. It has been passed on to whoever runs this server.
watchers = Who is watching
watchers-none = Nobody with a name is watching.
watcher-out = Show out
watcher-back = Let in again
host-over = Hand the table over
host-sure = { $name } becomes the host, and you are a player like all others.
host-do = Hand over
chat-unread =
    { $count ->
        [one] Chat, 1 new line
       *[other] Chat, { $count } new lines
    }
dice = Dice: { $dice }
sound = Sounds
menu = Menu
watching =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
seat-resigned = resigned; a bot plays on
seat-away = away; a bot sits in
seat-answered = has answered
seat-thinking = is thinking
seat-gone = not connected
bot-level = bot, { $level }
lost = Connection lost. We are reconnecting; no recorded answer is lost.
lost-kept = Connection lost. Your answer is kept and will be sent as soon as we are back.
paused = The game is paused until everybody agrees to go on.
away = Your time ran out, and a bot is playing for you.
back-to-seat = Take my seat again
teaching = You are looking over the shoulder of { $name }.
no-entry = This table is not open to you
proposal =
    { $what ->
        [pause] { $name } proposes a pause.
        [resume] { $name } proposes to go on.
        [rewind] { $name } proposes to go back to an earlier position.
       *[abandon] { $name } proposes to end the game without a result.
    }
agree = Agree
decline = Decline
withdraw = Withdraw
curtain-title = Hand the device to { $name }
curtain-hint = The cards are covered until the right person looks.
curtain-lift = I am { $name }
invite-watch = Link for spectators
teach-link = Link that shows my hand to a friend
link-hint = Pass on this link:
propose-pause = Propose a pause
propose-resume = Propose to go on
propose-abandon = Propose to end the game
propose-rewind = Propose to go back
rewind-hint = Choose an event: the game goes back to just before it, once everybody agrees.
standing = Ready answers
standing-hint = A ready answer is sent by itself; nobody sees that you have one. Where it cannot be given, you are asked.
standing-none = You have no ready answers.
standing-on = Ready answer: { $answer }
standing-rest =
    { $count ->
        [one] and 1 more ready answer
       *[other] and { $count } more ready answers
    }
standing-exactly = Whenever you are asked “{ $question }”, this is sent: { $answer }
standing-alike = Only for questions like this one
standing-any = For all questions of this kind
standing-ask = ask me
standing-remove = No longer answer by itself: { $answer }
go-on-without = Let a bot play for { $name }, who has not answered for long
end-deserted = End this game: nobody answers
seat-same = the same person as { $name }
seats-same = { $name } and { $other } are played by the same person.
resign = Resign
resign-sure = If you resign, a bot plays on for you, and you cannot come back.
resign-do = Resign
abandon-sure = If everybody agrees, the game ends without a result.
abandon-do = Propose it
never-mind = Never mind

## What people do at the table

table-muted = The host muted { $name }.
table-unmuted = The host lets { $name } speak again.
table-hushed =
    { $on ->
        [on] The host turned the chat off.
       *[off] The host turned the chat on again.
    }
table-erased = The operator of this server deleted a message.
table-removed =
    { $on ->
        [on] The host showed { $name } out.
       *[off] The host lets { $name } watch again.
    }
table-deserted = Nobody went on with the game, and the host ended it.
table-renewed = The host gave the seat of { $name } to another program.
table-closed = The operator of this server ended the game.
table-proposed =
    { $reader ->
        [me]
            { $what ->
                [pause] You proposed a pause.
                [resume] You proposed to go on.
                [rewind] You proposed to go back.
               *[abandon] You proposed to end the game.
            }
       *[nobody]
            { $what ->
                [pause] { $name } proposed a pause.
                [resume] { $name } proposed to go on.
                [rewind] { $name } proposed to go back.
               *[abandon] { $name } proposed to end the game.
            }
    }
table-agreed =
    { $reader ->
        [me] You agreed.
       *[nobody] { $name } agreed.
    }
table-declined =
    { $reader ->
        [me] You declined.
       *[nobody] { $name } declined.
    }
table-done =
    { $what ->
        [pause] All agreed: the game is paused.
        [resume] All agreed: the game goes on.
        [rewind] All agreed to go back.
       *[abandon] All agreed: the game is over.
    }
table-resigned =
    { $reader ->
        [me] You resigned; a bot plays on for you.
       *[nobody] { $name } resigned; a bot plays on.
    }
table-away =
    { $reader ->
        [me] Your time ran out; a bot sits in for you.
       *[nobody] The time of { $name } ran out; a bot sits in.
    }
table-back =
    { $reader ->
        [me] You took your seat again.
       *[nobody] { $name } took the seat again.
    }
table-forgotten = Something happened here under rules that are gone.

## The end

ended = The game is over.
ended-abandoned = The game was ended without a result.
ending-score =
    { $reader ->
        [yes] You won, { $best } to { $next }
       *[no] { $winners } won, { $best } to { $next }
    }
ending-open = How it ended
ending-board = See the table
ending-sources = Where the points came from
ending-figures = How it turned out
ending-sum = Total
ending-course = Through the game
ending-rings = Rings on the lines: { $kinds }.
ending-round = Beginning of round { $round }.
ending-last = At the end.
ending-hidden = What was hidden
ending-done = done
ending-not-done = not done
ending-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
ending-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
ending-luck-row =
    { $count ->
        [one] once: { $got }; expected { $expected }
       *[other] { $got } on average over { $count }; expected { $expected }
    }
ending-luck-feel =
    { $feel ->
        [lucky] Luck was with you here.
        [unlucky] Luck was against you here.
       *[usual] Your luck was about what you would expect.
    }
ending-luck-band = By chance alone, two players in three fall within the band; luck is at the far end.
ending-tab-course = Charts
ending-tab-score = Scores
ending-tab-luck = Luck
ending-tab-hidden = Hidden
rematch = Play again
rematch-there = Go to the next game
share-replay = Whoever has this link may see the replay:
replay = Replay
replay-scrub = Position in the game
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = Through whose eyes
replay-fork = Try it from here
replay-quiet = Nothing happened here.
replay-all = All
replay-chapters = Chapters
replay-later = Later events
replay-everyone = Everyone
replay-hands = All hands, open
replay-by-turn = By turn
replay-now = What happens now
replay-where =
    { $round ->
        [0] Setup, step { $at } of { $last }
       *[other] Round { $round }, step { $at } of { $last }
    }
replay-branches = What you tried from here
replay-branch =
    { $status ->
        [running] From step { $at }, not over yet
       *[over] From step { $at }
    }
replay-open = Open it
whatif = What if
whatif-back = A what-if, tried from step { $at }; the game itself stays as it was. Back to the replay

## Fair chance

fair = Fair chance
fair-what = Before anybody sat down, the table drew a secret number and published its fingerprint. Every die and card follows from that secret, the players’ words and a counter.
fair-commitment = Fingerprint, published before the game
fair-seeds = Words of the players
fair-later = The secret is told when the game is over. Then you can check every die and card here.
fair-check = Check the dice and cards
fair-record = Download the record
fair-here = Checked by this browser
fair-there = Checked by the server
fair-opened =
    { $seen ->
        [same] The secret fits the fingerprint, and this browser saw that same fingerprint while the game was still to be played.
        [other] The secret fits the fingerprint told now, but this browser saw another one before the end of the game.
       *[never] The secret fits the fingerprint the server tells. This browser was not there before the end, so it cannot say that the fingerprint was published then.
    }
fair-broken = The secret does not match the fingerprint.
fair-redrawn = { $drawn } of { $all } throws and draws were computed again from the secret, the players’ words and the counter, and are what the record says.
fair-wrong = Entry { $entry } of the record is not what the secret gives.
fair-told = What was thrown each time, or drawn from, is as the server tells it.
fair-insecure = On this address the browser may not compute it: that takes https, or the machine the server runs on. Nothing was checked here.
fair-verified = The server played the record again by the rules. Answers of chance that it computed again and found right: { $verified } of { $chance }.
fair-numbers = Work it out yourself: the secret
fair-limits = This proves that the table could not choose the dice after seeing the game. It does not prove that whoever runs the server did not look ahead.
luck = Luck
luck-all = At this table { $dice ->
        [one] 1 die fell
       *[other] { $dice } dice fell
    }, with a mean of { $mean }; { $expected } was to be expected.
luck-mine =
    { $feel ->
        [lucky] You rolled { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } with a mean of { $mean } instead of { $expected }: luck was with you.
        [unlucky] You rolled { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } with a mean of { $mean } instead of { $expected }: luck was against you.
       *[usual] You rolled { $dice ->
           [one] 1 die
          *[other] { $dice } dice
       } with a mean of { $mean }; { $expected } was to be expected. That is about as expected.
    }

## Rules

rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-contents = Parts of the rules
rules-count =
    { $count ->
        [one] 1 rule.
       *[other] { $count } rules.
    }
rules-ours = our reading
rules-ours-hint = Where the rulebook is silent, the value is ours and is marked.
# How the rule sentences say so, apart from one another by a bar.
rules-ours-words = value of our own|our own reading

## Settings

settings = Settings
language = Language
language-fa = فارسی
language-en = English
theme = Colours of the page
theme-auto = as on this device
theme-light = paper
theme-dark = lapis night
motion = Movement
motion-auto = as on this device
motion-full = with movement
motion-none = without movement
pace-table = Pace of the telling
pace-hint = What others do is shown scene by scene. A click on the board ends a scene at once.
tell-step = Step by step
tell-slow = Slow
tell-normal = Normal
tell-quick = Quick
tell-none = At once
palette = Colours of the seats
palette-usual = usual
palette-safe = for colour-blind eyes
sound-on = Sounds
keys = Keyboard
keys-hint = Tab goes through what can be chosen, arrow keys walk over the board, Enter chooses, digits give the answers in their order and 0 is the way out, Escape goes a step back, ? explains what has the focus.

## About

about = About Meydan
about-what = What this is
about-what-text = Meydan is a table for board games, in Persian and English. Nobody needs an account; a link is enough. You can play live or over several days, with friends, with bots, or several of you on one device.
about-fair = Fair chance
about-fair-text = Dice and cards are sealed before each game and can be checked after it, on this page and with a program of your own.
about-rights = Names and rights
about-rights-text = The games belong to their makers. Rules, names and figures are used as facts; every sentence and every picture here is our own.
about-tools = Made with
about-tools-text = Svelte, Vite, Project Fluent and the Vazirmatn typeface by Saber Rastikerdar (SIL Open Font License).

## Lessons

lesson = Lesson
you = You
lesson-leave = Leave the lesson
lesson-steps = Steps of the lesson
lesson-step = Step { $step } of { $steps }
lesson-about = Steps: { $steps }; about { $minutes } min. Every step is at a real table.
lesson-done = Done:
lesson-back = Step back
lesson-show = Show me
lesson-play-on = Play on
lesson-not-this = Not here
lesson-elsewhere = That can be done, too, but this step wants something else.
lesson-begin = Lesson, { $minutes } min
lesson-go-on = Go on with the lesson
lesson-again = The lesson once more
lesson-offer = Your first game? The lesson takes { $minutes } min.

## Rules on one page

page-title = { $game } on one page
page-aim = The aim
page-rules = All rules, number by number

## Hints

hint = Hint
hint-do = A club player: { $answer }
hint-why = { $brings }. The best of { $options } by a club player’s reckoning.
hint-of = The best of { $options } by a club player’s reckoning.
