### The web client's own words. A game's words are beside its rules.

meydan = میدان
other-language = English
title = { $page } · میدان
title-turn = ● نوبت شماست · { $page }
loading = یک لحظه …
close = بستن
copy = کپی
copied = کپی شد
save = ذخیره
saved = ذخیره شد
yes = بله
no = نه
pages = صفحه‌ها

# Between the things of a list, and before its last.
list-joint = {"، "}
list-last = {" و "}
list-or = {" یا "}

## Home

home = خانه
home-title = دور یک میز، از هر جای جهان
home-lead = بی‌نیاز از نام‌نویسی. بازی را انتخاب کنید، پیوند را بفرستید، بنشینید.
games = بازی‌ها
game = بازی
play-now = بازی کنید
with-friends = با دوستان
play-title = بازی { $game } با ربات‌ها
begin = شروع بازی
players-count = شمار بازیکنان
bots-level = قدرت ربات‌ها
name-ask = نام شما سر میز
name-yours = نام شما
new-table = میز تازه
join = پیوند دعوت دارم
join-ask = پیوند را اینجا بگذارید
join-go = رفتن سر میز
join-unclear = این پیوند به هیچ میزی نمی‌رسد. پیوند را کامل کپی کنید و دوباره بگذارید.
my-tables = میزهای من
my-tables-none = هنوز میزی ندارید.
my-tables-calling = { $count } میز منتظر شماست
lobby = میزهای باز
lobby-none = اکنون هیچ میز عمومی منتظر بازیکن نیست.
table-seated = { $taken } از { $all } نفر نشسته‌اند
table-over = تمام شده
table-abandoned = رها شده
table-your-turn = نوبت شماست
table-turn-of = در انتظار { $names }
table-running = در جریان
fair-short = بازی بی‌تقلب: تاس و کارت هر میز پیش از آغاز مهر می‌شوند و پس از پایان، هر کس می‌تواند هر تاس و هر کارت را دوباره حساب کند.
fault-unreachable = سرور در دسترس نیست. اتصال خود را بررسی و دوباره تلاش کنید.
nothing-here = در این نشانی چیزی نیست.
space-empty = خالی

## Making a table

seats = صندلی‌ها
seats-hint = «همین‌جا» یعنی نفر دیگری روی همین دستگاه. صندلی ویژهٔ پیوند منتظر کسی است که پیوند را دارد؛ صندلی باز را هر کس که میز را پیدا کند می‌تواند بگیرد.
seat-kind-me = شما
seat-kind-me-named = { $name } (شما)
seat-kind-here = همین‌جا، روی همین دستگاه
seat-kind-open = باز برای همه
seat-kind-invited = ویژهٔ پیوند دعوت
seat-kind-bot = ربات
name-here = نام این نفر
pace = سرعت بازی
pace-live = زنده
pace-days = چندروزه
clock = ساعت
clock-none = بدون ساعت
clock-bank = { $bank }، و برای هر پاسخ { $increment } برمی‌گردد
public = این میز در فهرست میزهای باز دیده شود
options = تنظیم‌های میز
seed-ask = واژه‌ای از شما برای تاس‌ها (اگر بخواهید)
make-table = ساختن میز
span-days =
    { $days } روز{ $hours ->
        [0] {""}
       *[other] {" "}و { $hours } ساعت
    }
span-hours =
    { $hours } ساعت{ $minutes ->
        [0] {""}
       *[other] {" "}و { $minutes } دقیقه
    }

## Before the game

waiting-free = { $free } صندلی خالی است
waiting-ready = همه نشسته و آماده‌اند
waiting-host = همه نشسته و آماده‌اند. میزبان بازی را شروع می‌کند.
invite-title = دوستان را سر میز بخوانید
invite-hint = هر کس این پیوند را داشته باشد، می‌نشیند. نام‌نویسی نمی‌خواهد.
sit = اینجا می‌نشینم
leave-seat = بلند می‌شوم
swap = جابه‌جایی
swap-name = جابه‌جایی: { $name }
swap-here = با این یکی
swap-with = با این یکی: { $name }
start = شروع بازی
close-table = کنار گذاشتن این میز
terms = قرارهای این میز
you-mark = (شما)
seat-free = صندلی خالی
seat-here = حاضر
fair-promise = شانس این میز از هم‌اکنون مهر شده است. اثر انگشت آن:

## Which game, how many, how strong

about-minutes = حدود { $minutes } دقیقه
which-way = کدام گونهٔ بازی
play-lead = همین حالا، با ربات‌ها.
play-ways = { $count } گونه دارد:
you-and-bots =
    { $bots ->
        [0] شما تنها
       *[other] شما و { $bots } ربات
    }
count-locked =
    { $count ->
        [1] تنها: فقط «{ $way }».
       *[other] { $count } نفر: فقط «{ $way }».
    }
count-seated = تا اینجا { $count } نفر نشسته‌اند.
all-options = همهٔ تنظیم‌های میز
level-random-what = هر کار مجازی را که پیش بیاید می‌کند؛ برای آشنایی با قوانین.
level-novice-what = یک گام جلوتر را می‌بیند و خطاهای تازه‌کارها را می‌کند.
level-club-what = سود هر پاسخ را می‌سنجد؛ حریفی جدی.
level-expert-what = تا دو ثانیه فکر می‌کند، چند گام جلوتر را می‌سنجد و حدس می‌زند چه پنهان کرده‌اید.
level-master-what = چهار برابر خبره فکر می‌کند.
who-sits = چه کسانی می‌نشینند
change = تغییر
make-begins = همه حاضرند: بازی بی‌درنگ شروع می‌شود.
make-waits = سپس پیوند را برای دوستان می‌گیرید و هنوز همه‌چیز را می‌توانید عوض کنید.
pace-live-what = همه همزمان پای میز هستند.
pace-days-what = هر کس هر وقت فرصت داشت پاسخ می‌دهد.
clock-none-what = کسی عجله ندارد.
clock-what = هر پاسخ { $increment } برمی‌گرداند. وقتی زمان کسی تمام شود، رباتی به‌جایش بازی می‌کند.
seed-what = تاس و کارت از عدد مهرشدهٔ میز و از واژه‌ای که هر یک از شما بدهد به دست می‌آید. هر کس واژه‌ای از خود بیفزاید، می‌داند که هیچ‌کس به‌تنهایی، حتی این سرور، تاس‌ها را انتخاب نکرده است. واژه لازم نیست.

# All that was agreed, in one sentence.
agreed = { $parts }.
agreed-players = { $count } نفر
agreed-clock = هر نفر { $bank } و برای هر پاسخ { $increment }
agreed-option = { $name }: { $choice }
agreed-usual = با قوانین معمول
agreed-public = در فهرست میزهای باز
agreed-private = میز خصوصی

## In the waiting room

share = هم‌رسانی
share-title = میز بازی { $game }
share-text = بیایید با هم { $game } بازی کنیم. نام‌نویسی نمی‌خواهد.
qr = رمزینهٔ پیوند دعوت برای دوربین
qr-how = با دوربین گوشی
invite-link = پیوند دعوت
rules-languages = قوانین به { $languages }
in-fa = فارسی
in-en = انگلیسی
waits-open = برای هر کس که میز را ببیند
waits-invited = منتظر مهمان
you-host = شما، میزبان
you-guest = شما
is-host = میزبان
is-guest = مهمان
ready = آماده
not-ready = هنوز آماده نیست
seat-bot = ربات بنشانید
unseat = خالی کردن این صندلی: { $name }
level-of = قدرت { $name }
start-fills =
    { $free ->
        [one] صندلی خالی به ربات می‌رسد ({ $level })
       *[other] { $free } صندلی خالی به ربات‌ها می‌رسد ({ $level })
    }
sit-and-ready = می‌نشینم، آماده‌ام
i-am-ready = آماده‌ام
not-yet = هنوز نه
you-are-ready = شما آماده‌اید. میزبان بازی را شروع می‌کند.
waiting-invited = { $name } شما را به این میز خوانده است
waiting-full = همهٔ صندلی‌ها پر است
waiting-watch = می‌توانید بمانید و تماشا کنید.
waiting-changed = میزبان قرار بازی را عوض کرده است
waiting-unready = هنوز آماده نیستند: { $names }
change-asks = از مهمان‌ها دوباره پرسیده می‌شود که آماده‌اند یا نه.
back-to-table = بازگشت به میز
table-calls = میزی منتظر شماست
call-turn = { $game }: نوبت شماست

## At the table

table = میز
prompt = آنچه پرسیده می‌شود
prompt-yours = نوبت شما
prompt-between = از شما می‌پرسند
prompt-answered =
    { $count ->
        [0] پاسخ شما مهروموم است: { $answer }.
       *[other] پاسخ شما مهروموم است: { $answer }. در انتظار { $asked }.
    }
prompt-change = عوض می‌کنم
prompt-sent = فرستاده شد: { $answer }
prompt-sealed = پاسخ شما تا رسیدن آخرین پاسخ مهروموم می‌ماند.
pick-back = یک گام به عقب
pick-seat = { $verb }: کدام بازیکن؟
pick-thing = { $verb }: کدام؟
pick-deed = { $thing }: چه می‌کنید؟
pick-glows = { $count } گزینه روی میز روشن است.
pick-near = { $thing }: { $brings }.
pick-count = { $count } گزینه
pick-show = نشان بدهید
confirm-question = { $answer }؟
confirm-brings = { $brings }. این کار دیگر برگشت‌پذیر نیست.
confirm-final = این کار دیگر برگشت‌پذیر نیست.
confirm-yes = بله، همین
confirm-no = نه، برمی‌گردم
tray-count = { $most } انتخاب
tray-count-between = { $least } تا { $most } انتخاب
tray-price = بها { $most }
tray-price-between = { $least } تا { $most }
tray-exact = دقیق
tray-enough = کافی
tray-less = { $off } کم است
tray-more = { $off } زیاد است
tray-further = باز هم بردارید
tray-other = چنین انتخابی ممکن نیست
tray-on-table = روی میز انتخاب کنید
tray-clear = از نو
tray-of = { $count } از { $most }
undo = برگرداندن آخرین پاسخ من
amount = چند تا
amount-between = { $least } تا { $most }
amount-all = همه، { $most }
amount-less = کمتر
amount-more = بیشتر
rules-why = قانون { $rules }
rules-one = قانون
log = گزارش
log-earlier = پیش‌تر
guide = راهنما
log-round = دور { $round }
log-unfold = همه را نشان بدهید
page-asks = پرسش اینجاست
since = از آخرین نگاه شما
since-count = { $count } رویداد
since-open = از پاسخ شما: { $count } رویداد
since-replay = یکی‌یکی نشان بدهید
since-seen = دیدم
tell-next = صحنهٔ بعد
tell-far = رویداد { $done } از { $all }
tell-end = به آخر
chat = گفت‌وگو
chat-empty = هنوز کسی چیزی نگفته است.
chat-say = چیزی بگویید …
chat-send = فرستادن
chat-mute = ساکت کردن { $name }
chat-unmute = { $name } دوباره حرف بزند
chat-off = بستن گفت‌وگو
chat-on = باز کردن گفت‌وگو
chat-is-off = میزبان گفت‌وگو را بسته است.
chat-erased = گردانندهٔ سرور پاکش کرده است
report = گزارش دادن
report-of = گزارش حرف { $name }
report-table = سر این میز چه چیزی درست نیست؟ این را گردانندهٔ سرور می‌خواند و کسی سر میز نمی‌بیند.
report-line = این حرف چه ایرادی دارد؟ گردانندهٔ سرور هر دو را می‌خواند و کسی سر میز نمی‌بیند.
report-send = فرستادن گزارش
report-sent = سپاس. گزارش شما به گردانندهٔ سرور رسید.
watchers = تماشاگران
watchers-none = کسی با نام تماشا نمی‌کند.
watcher-out = بیرون فرستادن
watcher-back = راه دادن دوباره
host-over = سپردن میز
host-sure = { $name } میزبان می‌شود و شما بازیکنی مثل بقیه.
host-do = می‌سپارم
chat-unread = گفت‌وگو، { $count } سطر تازه
dice = تاس‌ها: { $dice }
sound = صداها
menu = فهرست
watching = { $count } نفر تماشا می‌کنند
seat-resigned = کناره گرفت؛ ربات ادامه می‌دهد
seat-away = نیست؛ ربات به‌جایش نشسته
seat-answered = پاسخ داد
seat-thinking = فکر می‌کند
seat-gone = متصل نیست
bot-level = ربات، { $level }
lost = ارتباط قطع شد. در حال اتصال دوباره‌ایم؛ هیچ پاسخ ثبت‌شده‌ای از دست نمی‌رود.
lost-kept = ارتباط قطع شد. پاسخ شما نگه داشته شده است و با برقراری ارتباط فرستاده می‌شود.
paused = بازی متوقف است تا همه با ادامه موافقت کنند.
away = زمان شما تمام شد و رباتی به‌جای شما بازی می‌کند.
back-to-seat = به جای خود برمی‌گردم
teaching = شما از دید { $name } تماشا می‌کنید.
no-entry = این میز به روی شما باز نیست
proposal =
    { $what ->
        [pause] { $name } پیشنهاد می‌کند بازی متوقف شود.
        [resume] { $name } پیشنهاد می‌کند بازی ادامه یابد.
        [rewind] { $name } پیشنهاد می‌کند بازی به وضعیتی پیش‌تر برگردد.
       *[abandon] { $name } پیشنهاد می‌کند بازی بی‌نتیجه تمام شود.
    }
agree = موافقم
decline = موافق نیستم
withdraw = پس می‌گیرم
curtain-title = دستگاه را به { $name } بدهید
curtain-hint = کارت‌ها پوشیده‌اند تا خودِ بازیکن نگاه کند.
curtain-lift = من { $name } هستم
invite-watch = پیوند برای تماشاگران
teach-link = پیوندی که دست مرا به یک دوست نشان می‌دهد
link-hint = این پیوند را بفرستید:
propose-pause = پیشنهاد توقف
propose-resume = پیشنهاد ادامه
propose-abandon = پیشنهاد پایان بازی
propose-rewind = پیشنهاد بازگشت
rewind-hint = رویدادی را برگزینید که به پیش از آن برگردیم. وقتی همه بپذیرند انجام می‌شود.
standing = پاسخ‌های آماده
standing-hint = پاسخ آماده خودبه‌خود فرستاده می‌شود؛ هیچ‌کس نمی‌بیند که چنین پاسخی دارید. جایی که آن پاسخ ممکن نباشد، از شما پرسیده می‌شود.
standing-none = پاسخ آماده ندارید.
standing-on = پاسخ آماده: { $answer }
standing-rest = و { $count } پاسخ آمادهٔ دیگر
standing-exactly = به هر پرسشِ «{ $question }» این پاسخ فرستاده می‌شود: { $answer }
standing-alike = تنها به پرسش‌هایی مانند این
standing-any = به همهٔ پرسش‌های این نوع
standing-ask = از من بپرسید
standing-remove = دیگر خودبه‌خود پاسخ ندهید: { $answer }
go-on-without = ربات به‌جای { $name } بازی کند؛ مدت‌هاست پاسخی نداده است
end-deserted = پایان دادن به این بازی؛ کسی پاسخ نمی‌دهد
seat-same = همان کسی که به‌جای { $name } هم بازی می‌کند
seats-same = به‌جای { $name } و { $other } یک نفر بازی می‌کند.
resign = کناره‌گیری
resign-sure = اگر کناره بگیرید، رباتی به‌جای شما ادامه می‌دهد و دیگر نمی‌توانید برگردید.
resign-do = کناره می‌گیرم
abandon-sure = اگر همه موافق باشند، بازی بی‌نتیجه تمام می‌شود.
abandon-do = پیشنهاد می‌کنم
never-mind = نه، بماند

## What people do at the table

table-muted = میزبان { $name } را ساکت کرد.
table-unmuted = میزبان گذاشت { $name } دوباره حرف بزند.
table-hushed =
    { $on ->
        [on] میزبان گفت‌وگو را بست.
       *[off] میزبان گفت‌وگو را باز کرد.
    }
table-erased = گردانندهٔ سرور پیامی را پاک کرد.
table-removed =
    { $on ->
        [on] میزبان { $name } را بیرون فرستاد.
       *[off] میزبان گذاشت { $name } دوباره تماشا کند.
    }
table-deserted = کسی بازی را ادامه نداد و میزبان آن را پایان داد.
table-renewed = میزبان جای { $name } را به برنامهٔ دیگری سپرد.
table-closed = گردانندهٔ سرور بازی را پایان داد.
table-proposed =
    { $reader ->
        [me]
            { $what ->
                [pause] پیشنهاد کردید بازی متوقف شود.
                [resume] پیشنهاد کردید بازی ادامه یابد.
                [rewind] پیشنهاد کردید بازی برگردد.
               *[abandon] پیشنهاد کردید بازی تمام شود.
            }
       *[nobody]
            { $what ->
                [pause] { $name } پیشنهاد کرد بازی متوقف شود.
                [resume] { $name } پیشنهاد کرد بازی ادامه یابد.
                [rewind] { $name } پیشنهاد کرد بازی برگردد.
               *[abandon] { $name } پیشنهاد کرد بازی تمام شود.
            }
    }
table-agreed =
    { $reader ->
        [me] موافقت کردید.
       *[nobody] { $name } موافقت کرد.
    }
table-declined =
    { $reader ->
        [me] موافقت نکردید.
       *[nobody] { $name } موافقت نکرد.
    }
table-done =
    { $what ->
        [pause] همه موافقت کردند: بازی متوقف شد.
        [resume] همه موافقت کردند: بازی ادامه می‌یابد.
        [rewind] همه موافقت کردند که بازی برگردد.
       *[abandon] همه موافقت کردند: بازی تمام شد.
    }
table-resigned =
    { $reader ->
        [me] کناره گرفتید؛ رباتی به‌جای شما ادامه می‌دهد.
       *[nobody] { $name } کناره گرفت؛ رباتی به‌جایش ادامه می‌دهد.
    }
table-away =
    { $reader ->
        [me] زمان شما تمام شد؛ رباتی به‌جای شما نشست.
       *[nobody] زمان { $name } تمام شد؛ رباتی به‌جایش نشست.
    }
table-back =
    { $reader ->
        [me] به جای خود برگشتید.
       *[nobody] { $name } به جای خود برگشت.
    }
table-forgotten = اینجا چیزی با قوانینی رخ داد که دیگر در کار نیستند.

## The end

ended = بازی تمام شد.
ended-abandoned = بازی بی‌نتیجه تمام شد.
ending-score =
    { $reader ->
        [yes] شما بردید، { $best } به { $next }
       *[no] { $winners } برد، { $best } به { $next }
    }
ending-open = پایان بازی
ending-board = دیدن میز
ending-sources = امتیازها از کجا آمد
ending-figures = حاصل بازی
ending-sum = جمع
ending-course = در گذر بازی
ending-rings = حلقه‌های روی خط‌ها: { $kinds }.
ending-round = آغاز دور { $round }.
ending-last = در پایان.
ending-hidden = آنچه پنهان بود
ending-done = انجام‌شده
ending-not-done = انجام‌نشده
ending-rounds = { $rounds } دور
ending-players = { $players } نفر
ending-luck-row =
    { $count ->
        [one] یک بار: { $got }، انتظار { $expected }
       *[other] میانگین { $got } در { $count } بار؛ انتظار { $expected }
    }
ending-luck-feel =
    { $feel ->
        [lucky] شانس اینجا با شما بود.
        [unlucky] شانس اینجا با شما نبود.
       *[usual] شانستان همان بود که انتظار می‌رفت.
    }
ending-luck-band = نوار میانی جایی است که از هر سه بازیکن، دو نفر فقط به حکم شانس در آن می‌افتند؛ انتهای خط جای خوش‌شانس‌هاست.
ending-tab-course = نمودار
ending-tab-score = امتیازها
ending-tab-luck = شانس
ending-tab-hidden = پنهان‌ها
rematch = بازی دوباره
rematch-there = رفتن به بازی بعدی
share-replay = هر کس این پیوند را داشته باشد بازپخش را می‌بیند:
replay = بازپخش
replay-scrub = جای کنونی در بازی
replay-first = به آغاز
replay-back = یک گام به عقب
replay-next = یک گام به جلو
replay-last = به پایان
replay-play = پخش
replay-pause = توقف
replay-eyes = از دید چه کسی
replay-fork = از همین‌جا امتحان کنید
replay-quiet = اینجا چیزی رخ نداد.
replay-all = همه
replay-chapters = فصل‌ها
replay-later = رویدادهای بعدی
replay-everyone = همه
replay-hands = همهٔ دست‌ها، باز
replay-by-turn = نوبت‌به‌نوبت
replay-now = آنچه اکنون رخ می‌دهد
replay-where =
    { $round ->
        [0] چیدمان، گام { $at } از { $last }
       *[other] دور { $round }، گام { $at } از { $last }
    }
replay-branches = آنچه از این بازی امتحان کردید
replay-branch =
    { $status ->
        [running] از گام { $at }، ناتمام
       *[over] از گام { $at }
    }
replay-open = باز کردن
whatif = چه می‌شد اگر
whatif-back = این یک «چه می‌شد اگر» از گام { $at } است و خود بازی همان‌گونه که بود می‌ماند. بازگشت به بازپخش

## Fair chance

fair = بازی بی‌تقلب
fair-what = پیش از آنکه کسی بنشیند، میز عددی پنهان برداشت و اثر انگشت آن را آشکار کرد. هر تاس و هر کارت از آن راز، واژه‌های بازیکنان و یک شمارنده به دست می‌آید.
fair-commitment = اثر انگشت، آشکارشده پیش از بازی
fair-seeds = واژه‌های بازیکنان
fair-later = راز در پایان بازی گفته می‌شود. آن‌گاه می‌توانید هر تاس و هر کارت را همین‌جا بررسی کنید.
fair-check = بررسی تاس‌ها و کارت‌ها
fair-record = گرفتن پروندهٔ بازی
fair-here = بررسی همین مرورگر
fair-there = بررسی سرور
fair-opened =
    { $seen ->
        [same] راز با اثر انگشت می‌خواند و این مرورگر همین اثر انگشت را پیش از پایان بازی دیده بود.
        [other] راز با اثر انگشتی که اکنون گفته شد می‌خواند، ولی این مرورگر پیش از پایان بازی اثر انگشت دیگری دیده بود.
       *[never] راز با اثر انگشتی که سرور می‌گوید می‌خواند. این مرورگر پیش از پایان بازی اینجا نبود و نمی‌تواند بگوید که آن اثر انگشت همان هنگام آشکار شده بود.
    }
fair-broken = راز با اثر انگشت نمی‌خواند.
fair-redrawn = { $drawn } پرتاب و برداشت از { $all } از روی راز، واژه‌های بازیکنان و شمارنده دوباره حساب شد و همان است که در پرونده آمده.
fair-wrong = سطر { $entry } پرونده آن نیست که از راز به دست می‌آید.
fair-told = اینکه هر بار چه انداخته شده یا از میان چه برداشته شده، گفتهٔ سرور است.
fair-insecure = مرورگر در این نشانی اجازهٔ این حساب را ندارد: https می‌خواهد، یا همان دستگاهی که سرور بر آن است. اینجا چیزی بررسی نشد.
fair-verified = سرور پرونده را با قوانین بازی از نو بازی کرد و { $verified } پاسخ از { $chance } پاسخ شانس را دوباره حساب کرد؛ این‌ها درست است.
fair-numbers = خودتان حساب کنید: راز
fair-limits = این ثابت می‌کند که میز نمی‌توانسته تاس‌ها را پس از دیدن بازی برگزیند. ثابت نمی‌کند که گردانندهٔ سرور پیشاپیش نگاه نکرده است.
luck = شانس
luck-all = سر این میز { $dice } تاس افتاد با میانگین { $mean }؛ انتظار { $expected } بود.
luck-mine =
    { $feel ->
        [lucky] شما { $dice } تاس انداختید با میانگین { $mean } به‌جای { $expected }: شانس با شما بود.
        [unlucky] شما { $dice } تاس انداختید با میانگین { $mean } به‌جای { $expected }: شانس با شما نبود.
       *[usual] شما { $dice } تاس انداختید با میانگین { $mean }؛ انتظار { $expected } بود. کم‌وبیش مثل همیشه است.
    }

## Rules

rules = قوانین
rules-of = قوانین { $game }
rules-search = جست‌وجو در قوانین
rules-contents = بخش‌های قوانین
rules-count = { $count } قانون.
rules-ours = برداشت ما
rules-ours-hint = جایی که دفترچه چیزی نگفته، مقدار از ماست و نشان دارد.
# How the rule sentences say so, apart from one another by a bar.
rules-ours-words = مقدار از ماست|برداشت ماست

## Settings

settings = تنظیم‌ها
language = زبان
language-fa = فارسی
language-en = English
theme = رنگ صفحه
theme-auto = مثل دستگاه
theme-light = کاغذ
theme-dark = شب لاجوردی
motion = حرکت
motion-auto = مثل دستگاه
motion-full = با حرکت
motion-none = بدون حرکت
pace-table = سرعت نمایش
pace-hint = آنچه دیگران می‌کنند صحنه‌به‌صحنه نشان داده می‌شود. زدن روی صفحهٔ بازی صحنه را همان دم تمام می‌کند.
tell-step = گام‌به‌گام
tell-slow = آهسته
tell-normal = معمولی
tell-quick = تند
tell-none = بی‌درنگ
palette = رنگ بازیکنان
palette-usual = معمولی
palette-safe = برای کوررنگی
sound-on = صداها
keys = صفحه‌کلید
keys-hint = کلید { "Tab" } روی چیزهای انتخاب‌شدنی می‌گردد، کلیدهای جهت روی صفحهٔ بازی راه می‌روند، { "Enter" } انتخاب می‌کند، رقم‌ها پاسخ‌ها را به ترتیب می‌دهند و ۰ راه بیرون است، { "Escape" } یک گام به عقب می‌رود و «؟» آنچه را نشان کرده‌اید توضیح می‌دهد.

## About

about = دربارهٔ میدان
about-what = میدان چیست
about-what-text = میدان میزی است برای بازی‌های رومیزی، به فارسی و انگلیسی. کسی نام‌نویسی نمی‌کند؛ یک پیوند بس است. زنده یا چندروزه بازی کنید، با دوستان، با ربات‌ها یا چند نفر روی یک دستگاه.
about-fair = بازی بی‌تقلب
about-fair-text = تاس‌ها و کارت‌ها پیش از هر بازی مهر می‌شوند و پس از آن می‌توان بررسی‌شان کرد، در همین صفحه یا با برنامهٔ خودتان.
about-rights = نام‌ها و حقوق
about-rights-text = بازی‌ها از آنِ سازندگانشان است. قوانین، نام‌ها و عددها را چون واقعیت به کار برده‌ایم؛ همهٔ جمله‌ها و تصویرها کار خود ماست.
about-tools = ساخته‌شده با
about-tools-text = { "Svelte" }، { "Vite" }، { "Project Fluent" } و قلم وزیرمتن از صابر راستی‌کردار (پروانهٔ { "SIL Open Font License" }).

## Lessons

lesson = آموزش
you = شما
lesson-leave = بیرون از آموزش
lesson-steps = گام‌های آموزش
lesson-step = گام { $step } از { $steps }
lesson-about = { $steps } گام، حدود { $minutes } دقیقه. هر گام روی میز واقعی است.
lesson-done = انجام شد:
lesson-back = گام قبل
lesson-show = نشانم بدهید
lesson-play-on = بازی را ادامه دهید
lesson-not-this = اینجا نه
lesson-elsewhere = این هم شدنی است، ولی این گام چیز دیگری می‌خواهد.
lesson-begin = آموزش، { $minutes } دقیقه
lesson-go-on = ادامهٔ آموزش
lesson-again = آموزش، یک بار دیگر
lesson-offer = نخستین بازی شماست؟ آموزش این بازی { $minutes } دقیقه است.

## Rules on one page

page-title = { $game } در یک صفحه
page-aim = هدف
page-rules = همهٔ قوانین، شماره به شماره

## Hints

hint = راهنمایی
hint-do = یک بازیکن باشگاه: { $answer }
hint-why = چون { $brings }. این را از { $options } پاسخ ممکن برمی‌گزیند.
hint-of = این را از { $options } پاسخ ممکن برمی‌گزیند.
