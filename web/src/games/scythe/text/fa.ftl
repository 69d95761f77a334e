# واژه‌های صفحهٔ داس.

## The map

map = صفحهٔ بازی
map-factory = کارخانه
map-nordic = نوردیک
map-rusviet = روسویت
map-crimea = کریمه
map-saxony = ساکسونی
map-polania = پولانیا
map-albion = آلبیون
map-togawa = توگاوا
zoom-in = نزدیک‌تر
zoom-out = دورتر
flag-fight = نبرد
flag-drive = { $workers } کارگر
glows-place = { $count } جا روی نقشه روشن است.
glows-section = { $count } بخش صفحهٔ شما روشن است.
glows-ability = توانایی را انتخاب کنید، سپس ناحیه را.
glows-structure = ساختمان را انتخاب کنید، سپس ناحیه را.
glows-slot = یک مکعب انتخاب کنید، سپس هزینه‌ای را که ارزان می‌شود.
glows-bottom = یک نیرو انتخاب کنید، سپس پاداشش را.
glows-bonus = پاداش یک‌باره‌اش را انتخاب کنید.
verb-use-section = گذاشتن نشانگر
verb-go = رفتن
verb-produce-on = تولید
verb-put-on = انتخاب ناحیه
verb-pay-from = پرداخت
verb-upgrade = ارتقا
verb-enlist = استخدام
verb-fight-at = نبرد
verb-retreat-to = عقب‌نشینی

## Pages

sheets = صفحه‌های میز
sheet-map = نقشه
sheet-mine = صفحهٔ من
sheet-tracks = جدول‌ها
sheet-back = بازگشت به نقشه

## The player mat

or = یا
of = { $have } از { $want }
you = شما
mat-pays = پرداخت { $coins } سکه
mat-free = رایگان
mat-used = نوبت پیش
tab-used = نوبت پیش
mat-token = نشانگر نوبت پیش همین‌جا بود
mat-lacks = { $have } از { $cost }
mat-coins =
    { $count ->
       *[other] { $coins } سکه
    }
mat-no-coins = سکه ندارد
mat-no-coins-taken = همین اقدام، بدون گرفتن سکه‌اش
mat-now = اکنون
mat-number = صفحهٔ بازیکن { $number }
mat-built = { $structure }، ساخته شد
mat-has = { $cost } { $resource }، { $have } دارید
mat-needs = { $cost } { $resource } می‌خواهد، { $have } دارید
mat-column = نشانگر روی { $section }
mat-whole = صفحهٔ کامل
pairs-square = از کدام ردیف بالا؟ از این پس بیشتر می‌دهد:
pairs-cost = به کدام ردیف پایین؟ از این پس ارزان‌تر است:
pairs-recruit = کدام نیرو؟ پاداش همیشگی‌اش به کار می‌افتد:
pairs-bonus = با کدام پاداش؟ همین حالا می‌گیرید:
pairs-once = یک‌باره
top-move-units = { $count } مهره
top-gain-coins = { $count } سکه
top-gain-power = { $count } قدرت
top-draw-combat-cards = { $count } کارت نبرد
top-gain-resources = { $count } منبع دلخواه
top-gain-popularity = { $count } محبوبیت
top-produce = { $count } ناحیه
top-factory-card = کارت کارخانه
does-monument = با هر تجدید قوا ۱ محبوبیت بیشتر
does-mill = ناحیه‌اش یک بار بیشتر تولید می‌کند
does-mine = تونلی تنها برای مهره‌های شما
does-armory = با هر تجارت ۱ قدرت بیشتر
ongoing-power = ۱ قدرت بیشتر
ongoing-coins = ۱ سکهٔ بیشتر
ongoing-popularity = ۱ محبوبیت بیشتر
ongoing-combat-cards = ۱ کارت نبرد بیشتر
recruit-hidden = زیر نیرو پنهان است
recruit-upgrade = هر بار که شما یا همسایه ارتقا دهید
recruit-deploy = هر بار که شما یا همسایه ماشینی مستقر کنید
recruit-build = هر بار که شما یا همسایه بسازید
recruit-enlist = هر بار که شما یا همسایه استخدام کنید
workers-out = { $out } کارگر بیرون، { $left } روی صفحه.
workers-cost =
    { $upkeep ->
        [0] تولید هزینه ندارد.
        [1] هزینهٔ تولید: ۱ قدرت.
        [2] هزینهٔ تولید: ۱ قدرت و ۱ محبوبیت.
       *[other] هزینهٔ تولید: ۱ قدرت، ۱ محبوبیت و ۱ سکه.
    }

## The faction

hero-nordic = بیورن و موکس.
hero-rusviet = اولگا و چانگا.
hero-crimea = زهرا و کار.
hero-saxony = گونتر و گرگ‌هایش.
hero-polania = آنا و وویتک.
power-swim = کارگرها از رودخانه شنا می‌کنند.
power-relentless = می‌تواند دو نوبت پیاپی یک بخش را به کار ببرد.
power-coercion = هر نوبت یک کارت نبرد به‌جای یک منبع.
power-dominate = ستاره‌های نبرد و هدف حدی ندارد.
power-meander = از هر ملاقات دو گزینه.
does-riverwalk-nordic = گذر از رودخانه به جنگل و کوه
does-riverwalk-rusviet = گذر از رودخانه به مزرعه و دهکده
does-riverwalk-crimea = گذر از رودخانه به مزرعه و توندرا
does-riverwalk-saxony = گذر از رودخانه به جنگل و کوه
does-riverwalk-polania = گذر از رودخانه به دهکده و کوه
does-speed = شخصیت و ماشین‌ها یک ناحیه دورتر می‌روند
does-seaworthy = رفت‌وآمد به دریاچه، و عقب‌نشینی به آن
does-artillery = پیش از نبرد: ۱ قدرت می‌دهید، حریف ۲ از دست می‌دهد
does-township = دهکده‌های شما و کارخانه همسایه‌اند
does-peoples-army = یک کارت نبرد بیشتر، جایی که کارگر هست
does-wayfare = از هر جا به پایتخت خود یا پایتخت بی‌صاحب
does-scout = پیش از نبرد: یک کارت حریف به قید قرعه
does-underpass = کوه‌های شما و همهٔ تونل‌ها همسایه‌اند
does-disarm = پیش از نبرد روی تونل: حریف ۲ قدرت از دست می‌دهد
does-submerge = به دریاچه، و از هر دریاچه به دیگری
does-camaraderie = راندن کارگر در نبرد محبوبیت نمی‌کاهد
mech-out = مستقر شده
bonus-once = پاداش یک‌بارهٔ هر نیرو
once-power = { $count } قدرت
once-coins = { $count } سکه
once-popularity = { $count } محبوبیت
once-combat-cards = { $count } کارت نبرد
factory-none = هنوز کارت کارخانه ندارد
factory-how = شخصیت بار نخست که در کارخانه بایستد یکی برمی‌دارد؛ بخش پنجم می‌شود.
factory-move = حرکت ۱ مهره، { $steps } گام
neighbours =
    { $count ->
        [one] { $names } همسایه است
       *[other] { $names } همسایه‌اند
    }
neighbours-feed = نیروها از همین ردیف پایینِ آن‌ها هم بهره می‌برند.

## Cards

cards-combat = { $count } کارت نبرد
card-of = کارت نبرد { $value }
task-of = { $have } از { $want } { $name }
task-most =
    { $most ->
        [0] بدون { $name }
       *[other] { $have } { $name }، حداکثر { $most }
    }
task-over =
    { $most ->
        [0] { $have } { $name }، نباید باشد
       *[other] { $have } { $name }، حداکثر { $most }
    }
task-missing = { $base }؛ { $kinds } کم است
need-mountains = کوه
need-farms = مزرعه
need-tundras = توندرا
need-forests = جنگل
need-villages = دهکده
need-tunnels = تونل
need-coins = سکه
need-power = قدرت
need-popularity = محبوبیت
need-workers = کارگر
need-mechs = ماشین زرهی
need-structures = ساختمان
need-recruits = نیرو
need-upgrades = ارتقا
need-workers-beyond-recruits = کارگر بیش از نیرو
need-factory-cards = کارت کارخانه
need-combat-cards = کارت نبرد
need-combat-stars = ستارهٔ نبرد
need-forced-workers = کارگر رانده‌شده
need-factory = کارخانه
need-beside-factory = ناحیهٔ کنار کارخانه
need-around-one-lake = ناحیهٔ گرد یک دریاچه
need-most-power = بیشترین قدرت
need-scarcest-resource = از هر منبع
need-richest-resource = از یک منبع
need-mixed-stock = منبع در یک ناحیه
need-pieces-on-one-hex = مهره در یک ناحیه
need-wolf-hexes = ناحیهٔ مناسب
gain-power = قدرت
gain-coins = سکه
gain-popularity = محبوبیت
gain-combat-cards = کارت نبرد
gain-food = غذا
gain-metal = فلز
gain-oil = نفت
gain-wood = چوب
gain-resources = منبع دلخواه
gain-worker = کارگر
gain-upgrade = ارتقا
gain-deploy = ماشین زرهی
gain-build = ساختمان
gain-enlist = نیرو
gain-produce = ناحیه تولید می‌کند

## Everybody

seats-open = صفحه‌های { $name }
seats-coins =
    { $count ->
       *[other] سکه
    }
seats-power = قدرت
seats-popularity = محبوبیت
seats-cards =
    { $count ->
       *[other] کارت
    }
stars = ستاره‌ها
stars-of = { $count } از { $all }؛ ششمی بازی را تمام می‌کند
stars-placed = برای همیشه گذاشته شد
popularity-tier =
    محبوبیت { $popularity }، { $tier ->
        [1] پلهٔ نخست
        [2] پلهٔ دوم
       *[3] پلهٔ سوم
    }
popularity-next = { $count } تا پلهٔ بعد: { $coins } سکهٔ بیشتر
tier-rates = سکه برای هر ستاره · ناحیه · جفت منبع
score-now = اگر همین حالا تمام می‌شد
score-at = در { $popularity }
score-coins = سکهٔ در دست
score-stars = ستاره‌ها
score-territories = ناحیه‌ها
score-pairs = جفت‌های منبع
score-structures = پاداش ساختمان‌ها
score-total = همهٔ سکه‌ها

## On the phone

tab-pays = { $coins } سکه می‌پردازید، { $have } دارید، و می‌گیرید:
tab-produce = ناحیه‌هایی که کارگر شما در آن‌هاست تولید می‌کنند:
tab-give = دادن سکه
tab-columns = برگشت به بخش‌ها

## Cargo

cargo = بار
cargo-more = برداشتن { $cargo }
cargo-less = گذاشتن { $cargo }
cargo-all = برداشتن همه
cargo-none = گذاشتن همه

## Combat

dial = چرخ قدرت
dial-to = چرخ روی { $power }
unknown = ؟
you-attack = شما، مهاجم
you-defend = شما، مدافع
other-attacks = { $name }، مهاجم
other-defends = { $name }، مدافع
combat-cards = کارت نبرد
combat-cards-most =
    { $count ->
        [0] بدون کارت
       *[other] تا { $count } کارت
    }
combat-no-cards = اینجا کارتی افزوده نمی‌شود.
combat-seal = مهروموم کنید، { $total }
range = مجموع { $name } از ۰ تا { $most } است
range-win-tie = می‌برید، تساوی را هم
range-win = می‌برید
range-lose = می‌بازید
range-cards =
    { $cards ->
        [0] چرخ تنها، تا { $most }
       *[other] با { $cards } کارت، تا { $most }
    }
stakes-win = اگر ببرید
stakes-lose = اگر ببازید
stakes-star = ستارهٔ شمارهٔ { $number } شما
stakes-no-star = ستاره‌ای ندارد؛ سهم نبردتان پر است
stakes-theirs = ستارهٔ شمارهٔ { $number } برای { $name }
stakes-take =
    { $goods ->
        [0] ناحیه مال شما می‌شود
       *[other] ناحیه با { $goods } منبع مال شما می‌شود
    }
stakes-keep =
    { $goods ->
        [0] ناحیه برای شما می‌ماند
       *[other] ناحیه با { $goods } منبع برای شما می‌ماند
    }
stakes-popularity = { $lost } محبوبیت کمتر، برای راندن { $workers } کارگر
stakes-retreat =
    { $units ->
        [one] مهرهٔ شما عقب می‌نشیند
       *[other] هر { $units } مهرهٔ شما عقب می‌نشیند
    }
stakes-card = یک کارت نبرد، اگر قدرت یا کارتی خرج کرده باشید
side-attacks = مهاجم
side-defends = مدافع
side-wins = برنده

## Encounters, guide

price-free = رایگان
price-coins = با { $count } سکه
price-popularity = با { $count } محبوبیت
glows-offer = یکی از سطرهای کارت را انتخاب کنید.
glows-factory-card = یکی از کارت‌ها را انتخاب کنید.
verb-take-offer = ملاقات
verb-take-factory-card = کارت کارخانه
guide-land = زمین
guide-farm = مزرعه: غذا
guide-mountain = کوه: فلز
guide-tundra = توندرا: نفت
guide-forest = جنگل: چوب
guide-village = دهکده: کارگر
guide-lake = دریاچه: هیچ؛ بیشتر مهره‌ها راه ندارند
guide-factory = کارخانه: به اندازهٔ سه ناحیه
guide-stars = ستاره‌ها
guide-tier = محبوبیت از { $from }
tile = پاداش ساختمان‌ها: { $tile }
decks = کارت نبرد: { $deck } در پشته، { $discarded } سوخته. کارت ملاقات مانده: { $encounters }.
objective-shown = هدف نشان‌داده‌شده
