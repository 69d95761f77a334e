# Messages that belong to no game. A reader's own line is the variant named after the field that is the reader.

## Seats

seat-name = بازیکن { $number }
bot-name = ربات { $number } ({ $level })
level-outside = ربات بیرونی
level-random = تصادفی
level-novice = تازه‌کار
level-club = باشگاهی
level-expert = خبره
level-master = استاد

# A thing that comes several times in a list.
repeated = { $thing } (×{ $count })

# First names for bots and newcomers, in the same order in every language.
names = آرش، مهشید، کاوه، بهاره، سپیده، سیاوش، لاله، بیژن، منیژه، رستم، تهمینه، فرهاد، شیرین، ایرج، گلنار، سهراب، رؤیا، مانی، نسرین، امید، پروین، رامین، ثریا، تورج، یلدا، ژاله، بابک، دریا، الهام، هما

## Prompts and events

prompt-waiting =
    { $count ->
        [one] در انتظار پاسخ { $asked } هستیم.
       *[other] در انتظار پاسخ { $count } نفر هستیم: { $asked }.
    }
event-undone =
    { $reader ->
        [seat] آخرین پاسخ خود را برگرداندید.
       *[nobody] { $seat } آخرین پاسخ خود را برگرداند.
    }
event-rewound = همه پذیرفتند که بازی به وضعیتی پیش‌تر برگردد.
event-rules-changed = قوانین اصلاح شد؛ از اینجا به بعد نسخهٔ { $version } برقرار است.

## Refusals. The rule ids follow, so there is no full stop.

refusal-never-chosen = این فقط وضع بازی را نشان می‌دهد و کسی آن را انتخاب نمی‌کند
refusal-not-asked = اکنون از شما پاسخی خواسته نشده است
refusal-game-over = بازی تمام شده است و دیگر نمی‌توانید اقدامی کنید
refusal-unknown-action = چنین اقدامی در این بازی نیست
refusal-cannot-undo = این کار دیگر برگشت‌پذیر نیست
refusal-cannot-rewind = نمی‌شود بازی را به آن وضعیت برگرداند
refusal-forged-chance = شانس نمی‌تواند چنین پاسخی بدهد

## Results

# $winners is a list of names; $reader says whether the reader is among them.
result-won =
    { $reader ->
        [yes]
            { $count ->
                [one] شما برنده شدید.
               *[other] برد مشترک است و شما هم برنده‌اید: { $winners }.
            }
       *[no]
            { $count ->
                [one] { $winners } برنده شد.
               *[other] برد مشترک است: { $winners }.
            }
    }
result-open = بازی هنوز تمام نشده است.

## The table at a terminal. A game adds view-<field> for the fields of its own view.

view-line = { $label }: { $value }
view-you = { $name } (شما)
view-yes = بله
view-seat = بازیکن
view-score = امتیاز
view-rank = رتبه

## Playing at a terminal

play-ask =
    { $count ->
        [one] پاسخ شما (۱، یا { "h" } برای راهنما):
       *[other] پاسخ شما (۱ تا { $count }، یا { "h" } برای راهنما):
    }
play-unclear =
    { $count ->
        [one] ۱ را بنویسید، یا { "h" } را برای راهنما.
       *[other] عددی از ۱ تا { $count } بنویسید، یا { "h" } را برای راهنما.
    }
play-help =
    شمارهٔ پاسخ خود را بنویسید. این‌ها را هم می‌توانید بنویسید:
    ؟  قانون‌هایی که اکنون در کارند
    { "u" }  برگرداندن آخرین پاسخ شما، تا وقتی پس از آن چیزی کشیده یا رو نشده و کسی پاسخ نداده است
    { "t" }  همهٔ میز
    { "h" }  همین راهنما
    نام یک کارت، جا یا بازیکن: آن چیست و چه پاسخ‌هایی دربارهٔ آن هست
    { "q" }  ذخیره و ترک میز؛ همان فرمان بازی را از همین‌جا ادامه می‌دهد
play-table = میز بازی:
play-earlier = … پیش از آن { $count } رویداد دیگر
play-many = بخشی از یک نام را بنویسید تا فقط همان پاسخ‌ها را با نتیجه‌شان ببینید.
play-no-rules = برای این پرسش قانونی نام برده نشده است.
play-hand-over = صفحه پوشیده است. دستگاه را به { $name } بدهید تا { "Enter" } را بزند:
play-resumed = بازی ناتمام شما ادامه می‌یابد. برای بازی تازه با { "q" } بیرون بروید و { "--new" } را به فرمان بیفزایید.
play-set-aside = بازی پیشین در این پرونده نگه داشته شد:
play-left = بازی ذخیره شد و همان فرمان آن را ادامه می‌دهد. پروندهٔ بازی:
play-kept = پروندهٔ این بازی:
bot-thinking = ربات‌ها فکر می‌کنند
thought-by-thumb = این پاسخ از روی قاعده‌ای ساده است و چیزی آزموده نشد.
thought-compared = در { $rounds } آزمایش، این پاسخ از اینجا حدود { $percent }٪ برد داشت و بهترین پاسخ پس از آن ({ $next }) حدود { $less }٪.

# What may be typed for each command, in small letters, apart from one another by spaces.
keys-rules = ? ؟
keys-undo = u undo ع برگرداندن
keys-table = t table ج میز
keys-help = h help ا راهنما
keys-quit = q quit ض خروج

## The list of games

game-seats = { $fewest } تا { $most } نفر
build =
    { $build ->
        [compiled] قوانین به شکل کامپایل‌شده اجرا می‌شوند.
       *[interpreted] قوانین به شکل تفسیری اجرا می‌شوند.
    }

## Charts

chart-range = { $low } تا { $high }

## The ending

cell-product = { $count } × { $rate }
column-earlier = پیش از تغییر قوانین
