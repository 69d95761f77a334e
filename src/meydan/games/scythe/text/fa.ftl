### Scythe, in Persian. Rule sentences are at the end.

game-name = داس
game-blurb = جناح خود را رهبری کنید، اقتصاد و ماشین‌های زرهی‌اش را بسازید و در رقابت بر سر شش ستاره پیرامون کارخانه پیروز شوید.

## Hexes

place-home-albion = پایتخت آلبیون
place-home-nordic = پایتخت نوردیک
place-mountain-1 = کوهستان کنار پایتخت آلبیون
place-farm-1 = مزرعهٔ کنار پایتخت آلبیون
place-village-1 = دهکدهٔ شمال کارخانه
place-forest-1 = جنگل کنار پایتخت نوردیک
place-tundra-1 = توندرای کنار پایتخت نوردیک
place-village-2 = دهکدهٔ شمال‌شرق کارخانه
place-lake-1 = دریاچهٔ کنار پایتخت پولانیا
place-tundra-2 = توندرای شمال‌غرب کارخانه
place-lake-2 = دریاچهٔ شمال‌غرب کارخانه
place-tundra-3 = توندرای شمال کارخانه
place-mountain-2 = کوهستان شمال‌شرق کارخانه
place-farm-2 = مزرعهٔ شمال‌شرق کارخانه
place-farm-3 = مزرعهٔ کنار پایتخت روسویت
place-home-polania = پایتخت پولانیا
place-forest-2 = جنگل کنار پایتخت پولانیا
place-mountain-3 = کوهستان شمال‌غرب کارخانه
place-forest-3 = جنگل شمال‌غرب کارخانه
place-lake-3 = دریاچهٔ شمال‌شرق کارخانه
place-forest-4 = جنگل شمال‌شرق کارخانه
place-village-3 = دهکدهٔ کنار پایتخت روسویت
place-home-rusviet = پایتخت روسویت
place-farm-4 = مزرعهٔ کنار پایتخت پولانیا
place-village-4 = دهکدهٔ غرب کارخانه
place-lake-4 = دریاچهٔ غرب کارخانه
place-factory = کارخانه
place-mountain-4 = کوهستان شرق کارخانه
place-tundra-4 = توندرای شرق کارخانه
place-mountain-5 = کوهستان کنار پایتخت روسویت
place-forest-5 = جنگل دوردست غرب کارخانه
place-forest-6 = جنگل غرب کارخانه
place-farm-5 = مزرعهٔ جنوب‌غرب کارخانه
place-tundra-5 = توندرای جنوب‌غرب کارخانه
place-lake-5 = دریاچهٔ جنوب‌شرق کارخانه
place-village-5 = دهکدهٔ جنوب‌شرق کارخانه
place-lake-6 = دریاچهٔ شرق کارخانه
place-mountain-6 = کوهستان کنار پایتخت ساکسونی
place-village-6 = دهکدهٔ دوردست جنوب‌غرب کارخانه
place-village-7 = دهکدهٔ جنوب‌غرب کارخانه
place-tundra-6 = توندرای جنوب کارخانه
place-forest-7 = جنگل جنوب‌شرق کارخانه
place-mountain-7 = کوهستان جنوب‌شرق کارخانه
place-tundra-7 = توندرای کنار پایتخت توگاوا
place-home-saxony = پایتخت ساکسونی
place-tundra-8 = توندرای کنار پایتخت ساکسونی
place-lake-7 = دریاچهٔ کنار پایتخت کریمه
place-farm-6 = مزرعهٔ کنار پایتخت کریمه
place-mountain-8 = کوهستان جنوب کارخانه
place-village-8 = دهکدهٔ دوردست جنوب‌شرق کارخانه
place-farm-7 = مزرعهٔ کنار پایتخت توگاوا
place-home-togawa = پایتخت توگاوا
place-home-crimea = پایتخت کریمه
place-village-9 = دهکدهٔ کنار پایتخت کریمه

## Factions and mats

faction-nordic = پادشاهی‌های نوردیک
faction-rusviet = اتحاد روسویت
faction-crimea = خانات کریمه
faction-saxony = امپراتوری ساکسونی
faction-polania = جمهوری پولانیا
mat-industrial = صنعتی
mat-engineering = مهندسی
mat-patriotic = میهنی
mat-mechanical = مکانیکی
mat-agricultural = کشاورزی

## Actions, units and things

section-move = حرکت
section-bolster = تجدید قوا
section-trade = تجارت
section-produce = تولید
section-factory = کارت کارخانه
choice-move-units = حرکت دادن مهره‌ها
choice-gain-coins = گرفتن سکه
choice-gain-power = گرفتن قدرت
choice-draw-combat-cards = کشیدن کارت نبرد
choice-gain-resources = گرفتن منبع
choice-gain-popularity = گرفتن محبوبیت
choice-produce = تولید
choice-factory-card = به کار بردن کارت کارخانه
unit-character = شخصیت
unit-mech = ماشین زرهی
unit-worker = کارگر
cargo-worker = کارگر
cargo-tired-worker = کارگری که حرکت کرده است
cargo-food = غذا
cargo-metal = فلز
cargo-oil = نفت
cargo-wood = چوب
resource-food = غذا
resource-metal = فلز
resource-oil = نفت
resource-wood = چوب
bottom-upgrade = ارتقا
bottom-deploy = استقرار
bottom-build = ساخت‌وساز
bottom-enlist = استخدام
bonus-power = قدرت
bonus-coins = سکه
bonus-popularity = محبوبیت
bonus-combat-cards = کارت نبرد
slot-move-units = مهرهٔ بیشتر در حرکت
slot-move-coins = سکهٔ بیشتر در حرکت
slot-bolster-power = قدرت بیشتر در تجدید قوا
slot-bolster-cards = کارت بیشتر در تجدید قوا
slot-trade-popularity = محبوبیت بیشتر در تجارت
slot-produce-hexes = ناحیهٔ بیشتر در تولید
ability-riverwalk = عبور از رودخانه
ability-speed = سرعت
ability-seaworthy = دریانوردی
ability-artillery = توپخانه
ability-township = شهرک
ability-peoples-army = ارتش مردمی
ability-wayfare = رهنوردی
ability-scout = دیده‌بانی
ability-underpass = راه زیرزمینی
ability-disarm = خلع سلاح
ability-submerge = زیرآبی
ability-camaraderie = رفاقت
structure-mine = معدن
structure-monument = بنای یادبود
structure-armory = اسلحه‌خانه
structure-mill = آسیاب

## Goals and structure tiles

goal-upgrades = هر ۶ ارتقا
goal-mechs = هر ۴ ماشین زرهی
goal-structures = هر ۴ ساختمان
goal-recruits = هر ۴ نیرو
goal-workers-on-board = هر ۸ کارگر
goal-objective = یک هدف کامل
goal-combat-win = برد در نبرد
goal-popularity = ۱۸ محبوبیت
goal-power = ۱۶ قدرت
tile-tunnels-adjacent = تونل‌های مجاور ساختمان‌های شما
tile-lakes-adjacent = دریاچه‌های مجاور ساختمان‌های شما
tile-encounters-adjacent = ملاقات‌های مجاور ساختمان‌های شما
tile-structures-on-tunnels = ساختمان‌ها روی تونل
tile-structures-in-a-row = ساختمان‌ها در یک ردیف
tile-structures-on-farm-or-tundra = ساختمان‌ها در مزرعه و توندرا

## Objectives: title and task

objective-higher-ground-advantage = برتری بلندی‌ها (کنترل دست‌کم ۳ کوهستان)
objective-underworld-advantage = برتری زیرزمین (کنترل دست‌کم ۳ تونل)
objective-harvest-advantage = برتری خرمن (کنترل دست‌کم ۳ مزرعه)
objective-northern-advantage = برتری شمال (کنترل دست‌کم ۳ توندرا)
objective-king-of-the-hill = شاهِ تپه (کنترل کارخانه، بدون آنکه قدرت کسی از شما بیشتر باشد)
objective-send-one-back-as-a-warning = یکی برای عبرت (بیرون راندن کارگری در همین نوبت، با دست‌کم ۷ قدرت)
objective-machine-over-muscle = ماشین به‌جای بازو (کارت کارخانه، دست‌کم ۱ ماشین زرهی و حداکثر ۳ کارگر)
objective-roll-up-your-sleeves-with-the-common-man = آستین‌بالازده در کنار مردم (حداکثر ۲ سکه، با دست‌کم ۴ کارگر و ۷ محبوبیت)
objective-stockpile-for-the-winter = انبار زمستان (دست‌کم ۹ منبع در یک ناحیه، از هر چهار نوع)
objective-woodland-advantage = برتری جنگل (کنترل دست‌کم ۳ جنگل)
objective-population-advantage = برتری جمعیت (کنترل دست‌کم ۳ دهکده)
objective-get-rich-or-cry-trying = یا ثروت یا حسرت (دست‌کم ۲۰ سکه)
objective-foundations-of-the-empire = پایه‌های امپراتوری (دست‌کم ۶ مهره و ساختمان خودتان در یک ناحیه)
objective-hedge-your-bets = از هر چمن گلی (ارتقا، ماشین زرهی، ساختمان، نیرو و هر چهار منبع، از هر کدام دست‌کم یکی)
objective-balanced-workforce = توازن نیروی کار (کارگر و نیرو به یک اندازه)
objective-a-wolf-among-the-sheep = گرگی میان گوسفندان (شخصیت، ۱ ماشین زرهی، ۱ کارگر و دست‌کم ۵ منبع در یک ناحیه)
objective-divide-and-conquer = تفرقه بینداز و حکومت کن (بدون کارت کارخانه، با کنترل دست‌کم ۲ ناحیهٔ مجاور کارخانه)
objective-become-a-beloved-pacifist = صلح‌جوی محبوب (بدون قدرت، با دست‌کم ۱۳ محبوبیت و ۵ کارگر)
objective-shore-up-the-shore = پاسدار ساحل (کنترل دست‌کم ۵ ناحیه پیرامون یک دریاچه)
objective-create-a-permanent-foothold = جای پای ماندگار (دست‌کم ۳ ساختمان و ۷ محبوبیت، بدون ماشین زرهی)
objective-monopolize-the-market = انحصار بازار (دست‌کم ۹ منبع از یک نوع)
objective-technological-breakthrough = جهش فناوری (کارت کارخانه، بدون هیچ ارتقا)
objective-achieve-tactical-mastery = چیره‌دستی در نبرد (دست‌کم ۸ کارت نبرد و یک ستارهٔ نبرد)

## Encounter cards and their options

encounter-harvest-fair = جشن خرمن
encounter-woodcutters-camp = اردوی هیزم‌شکن‌ها
encounter-machine-in-the-barn = ماشینی در انبار کاه
encounter-the-old-smithy = آهنگری کهنه
encounter-broken-harvester = دروگر ازکارافتاده
encounter-roadside-inn = مسافرخانهٔ سر راه
encounter-the-tinkerer = تعمیرکار دوره‌گرد
encounter-lamp-oil-seller = نفت‌فروش
encounter-the-derrick = دکل نفت
encounter-wreck-in-the-snow = لاشهٔ آهنی در برف
encounter-village-kitchen = آشپزخانهٔ دهکده
encounter-carpenters-yard = کارگاه نجارها
encounter-parade-day = روز رژه
encounter-miners-lunch = ناهار معدنچی‌ها
encounter-stranded-caravan = کاروان درمانده
encounter-fishing-party = ماهیگیران
encounter-deserters = سربازان فراری
encounter-forest-picnic = سفره‌ای در جنگل
encounter-border-post = پاسگاه مرزی
encounter-broken-bridge = پل شکسته
encounter-old-comrades = هم‌رزمان قدیمی
encounter-scrap-market = بازار آهن‌پاره
encounter-village-wedding = عروسی روستایی
encounter-silent-machine = ماشین خاموش
encounter-training-ground = میدان مشق
encounter-night-watch = پاس شب
encounter-rail-yard = ایستگاه راه‌آهن
encounter-travellers-at-dusk = مسافران غروب
offer-harvest-fair-1 = ۲ سکه و ۱ محبوبیت، رایگان
offer-harvest-fair-2 = ۴ غذا با پرداخت ۲ سکه
offer-harvest-fair-3 = ساختن یک ساختمان با پرداخت ۲ محبوبیت
offer-woodcutters-camp-1 = ۱ کارت نبرد و ۱ محبوبیت، رایگان
offer-woodcutters-camp-2 = ۴ چوب با پرداخت ۲ سکه
offer-woodcutters-camp-3 = استخدام یک نیرو با پرداخت ۲ محبوبیت
offer-machine-in-the-barn-1 = ۲ غذا و ۱ محبوبیت، رایگان
offer-machine-in-the-barn-2 = ۱ کارگر و ۳ غذا با پرداخت ۲ سکه
offer-machine-in-the-barn-3 = استقرار یک ماشین زرهی با پرداخت ۳ محبوبیت
offer-the-old-smithy-1 = ۲ فلز و ۱ محبوبیت، رایگان
offer-the-old-smithy-2 = استخدام یک نیرو با پرداخت ۳ سکه
offer-the-old-smithy-3 = ۴ فلز با پرداخت ۲ محبوبیت
offer-broken-harvester-1 = ۲ غذا و ۱ محبوبیت، رایگان
offer-broken-harvester-2 = استقرار یک ماشین زرهی با پرداخت ۴ سکه
offer-broken-harvester-3 = ۲ غذا و ۲ فلز با پرداخت ۲ محبوبیت
offer-roadside-inn-1 = ۲ سکه و ۱ محبوبیت، رایگان
offer-roadside-inn-2 = استخدام یک نیرو با پرداخت ۳ سکه
offer-roadside-inn-3 = ۴ غذا با پرداخت ۲ محبوبیت
offer-the-tinkerer-1 = ۲ نفت و ۱ محبوبیت، رایگان
offer-the-tinkerer-2 = یک ارتقا با پرداخت ۲ سکه
offer-the-tinkerer-3 = ۴ نفت با پرداخت ۲ محبوبیت
offer-lamp-oil-seller-1 = ۲ سکه و ۱ محبوبیت، رایگان
offer-lamp-oil-seller-2 = ۴ نفت با پرداخت ۲ سکه
offer-lamp-oil-seller-3 = استخدام یک نیرو با پرداخت ۲ محبوبیت
offer-the-derrick-1 = ۲ نفت و ۱ محبوبیت، رایگان
offer-the-derrick-2 = ساختن یک ساختمان با پرداخت ۳ سکه
offer-the-derrick-3 = ۴ نفت با پرداخت ۲ محبوبیت
offer-wreck-in-the-snow-1 = ۲ نفت و ۱ محبوبیت، رایگان
offer-wreck-in-the-snow-2 = استقرار یک ماشین زرهی با پرداخت ۴ سکه
offer-wreck-in-the-snow-3 = ۲ سکه و ۲ منبع دلخواه با پرداخت ۲ محبوبیت
offer-village-kitchen-1 = ۲ غذا و ۱ محبوبیت، رایگان
offer-village-kitchen-2 = ۱ کارگر و ۳ غذا با پرداخت ۲ سکه
offer-village-kitchen-3 = ساختن یک ساختمان با پرداخت ۲ محبوبیت
offer-carpenters-yard-1 = ۲ چوب و ۱ محبوبیت، رایگان
offer-carpenters-yard-2 = ساختن یک ساختمان با پرداخت ۳ سکه
offer-carpenters-yard-3 = ۱ کارگر و ۳ چوب با پرداخت ۲ محبوبیت
offer-parade-day-1 = ۲ سکه و ۱ محبوبیت، رایگان
offer-parade-day-2 = ۲ قدرت و ۲ محبوبیت با پرداخت ۲ سکه
offer-parade-day-3 = ۵ منبع دلخواه با پرداخت ۳ محبوبیت
offer-miners-lunch-1 = ۲ غذا و ۱ محبوبیت، رایگان
offer-miners-lunch-2 = ۳ منبع دلخواه با پرداخت ۲ سکه
offer-miners-lunch-3 = ۱ کارگر و ۳ فلز با پرداخت ۲ محبوبیت
offer-stranded-caravan-1 = ۲ محبوبیت، رایگان
offer-stranded-caravan-2 = ۳ منبع دلخواه با پرداخت ۲ سکه
offer-stranded-caravan-3 = ۵ منبع دلخواه با پرداخت ۳ محبوبیت
offer-fishing-party-1 = ۲ غذا و ۱ محبوبیت، رایگان
offer-fishing-party-2 = ۱ کارگر و ۲ منبع دلخواه با پرداخت ۲ سکه
offer-fishing-party-3 = استخدام یک نیرو با پرداخت ۲ محبوبیت
offer-deserters-1 = ۱ کارت نبرد و ۱ محبوبیت، رایگان
offer-deserters-2 = ۲ قدرت و ۲ کارت نبرد با پرداخت ۲ سکه
offer-deserters-3 = استقرار یک ماشین زرهی با پرداخت ۳ محبوبیت
offer-forest-picnic-1 = ۲ غذا و ۱ محبوبیت، رایگان
offer-forest-picnic-2 = ۳ منبع دلخواه با پرداخت ۲ سکه
offer-forest-picnic-3 = ۱ کارگر و ۳ چوب با پرداخت ۲ محبوبیت
offer-border-post-1 = ۲ سکه و ۱ محبوبیت، رایگان
offer-border-post-2 = ۴ غذا با پرداخت ۲ سکه
offer-border-post-3 = ۲ کارت نبرد و ۳ قدرت با پرداخت ۲ محبوبیت
offer-broken-bridge-1 = ۱ کارت نبرد و ۱ محبوبیت، رایگان
offer-broken-bridge-2 = ۳ محبوبیت با پرداخت ۲ سکه
offer-broken-bridge-3 = ۴ چوب با پرداخت ۲ محبوبیت
offer-old-comrades-1 = ۲ محبوبیت، رایگان
offer-old-comrades-2 = استقرار یک ماشین زرهی با پرداخت ۴ سکه
offer-old-comrades-3 = ۲ کارت نبرد و ۳ قدرت با پرداخت ۲ محبوبیت
offer-scrap-market-1 = ۲ سکه و ۱ محبوبیت، رایگان
offer-scrap-market-2 = ۴ فلز با پرداخت ۲ سکه
offer-scrap-market-3 = ساختن یک ساختمان با پرداخت ۲ محبوبیت
offer-village-wedding-1 = ۲ سکه و ۱ محبوبیت، رایگان
offer-village-wedding-2 = استخدام یک نیرو با پرداخت ۳ سکه
offer-village-wedding-3 = ۱ کارگر و ۳ غذا با پرداخت ۲ محبوبیت
offer-silent-machine-1 = ۱ کارت نبرد و ۱ محبوبیت، رایگان
offer-silent-machine-2 = ۳ منبع دلخواه با پرداخت ۲ سکه
offer-silent-machine-3 = استقرار یک ماشین زرهی با پرداخت ۳ محبوبیت
offer-training-ground-1 = ۲ قدرت و ۱ محبوبیت، رایگان
offer-training-ground-2 = ۴ قدرت با پرداخت ۲ سکه
offer-training-ground-3 = یک ارتقا و ۲ منبع دلخواه با پرداخت ۲ محبوبیت
offer-night-watch-1 = ۲ قدرت و ۱ محبوبیت، رایگان
offer-night-watch-2 = ۳ محبوبیت با پرداخت ۲ سکه
offer-night-watch-3 = ساختن یک ساختمان با پرداخت ۲ محبوبیت
offer-rail-yard-1 = ۲ سکه و ۱ محبوبیت، رایگان
offer-rail-yard-2 = ۴ فلز با پرداخت ۲ سکه
offer-rail-yard-3 = استقرار یک ماشین زرهی با پرداخت ۳ محبوبیت
offer-travellers-at-dusk-1 = ۲ سکه و ۱ محبوبیت، رایگان
offer-travellers-at-dusk-2 = ۱ کارگر و ۲ منبع دلخواه با پرداخت ۲ سکه
offer-travellers-at-dusk-3 = ساختن یک ساختمان با پرداخت ۲ محبوبیت

## Factory cards

factory-card-number-1 = کارت کارخانهٔ ۱ (تولید در ۲ ناحیه با پرداخت ۱ سکه و ۱ کارت نبرد)
factory-card-number-2 = کارت کارخانهٔ ۲ (استخدام یک نیرو یا یک ارتقا با پرداخت ۱ محبوبیت)
factory-card-number-3 = کارت کارخانهٔ ۳ (۲ محبوبیت با پرداخت ۱ کارت نبرد)
factory-card-number-4 = کارت کارخانهٔ ۴ (۳ سکه با پرداخت ۱ کارت نبرد)
factory-card-number-5 = کارت کارخانهٔ ۵ (۲ محبوبیت با پرداخت ۱ قدرت)
factory-card-number-6 = کارت کارخانهٔ ۶ (۳ سکه با پرداخت ۱ قدرت)
factory-card-number-7 = کارت کارخانهٔ ۷ (استقرار یک ماشین زرهی یا ساختن یک ساختمان با پرداخت ۱ محبوبیت)
factory-card-number-8 = کارت کارخانهٔ ۸ (۳ منبع دلخواه با پرداخت ۱ کارت نبرد)
factory-card-number-9 = کارت کارخانهٔ ۹ (یک ارتقا و ۱ محبوبیت با پرداخت ۲ سکه)
factory-card-number-10 = کارت کارخانهٔ ۱۰ (استقرار یک ماشین زرهی و ۱ قدرت با پرداخت ۲ سکه)
factory-card-number-11 = کارت کارخانهٔ ۱۱ (ساختن یک ساختمان و ۱ محبوبیت با پرداخت ۲ سکه)
factory-card-number-12 = کارت کارخانهٔ ۱۲ (استخدام یک نیرو و ۱ قدرت با پرداخت ۲ سکه)

## What a player can say

action-pick-faction = رهبری { $faction }
action-pick-mat = صفحهٔ بازیکن { $mat }
action-use-section = { $section }
action-show-objective = نشان دادن { $objective }
action-give-coins = دادن { $coins } سکه به { $to }
action-take-top = { $choice }
action-take-bottom =
    { $with_coins ->
        [yes] انجام ردیف پایین
       *[no] انجام آن، بدون سکه
    }
action-factory-move = حرکت دادن یک مهره
action-skip = گذشتن از این
action-done = تمام
action-end-turn = پایان نوبت
action-lift = حرکت { $unit } از { $place }
verb-lift = حرکت دادن یک مهره
action-go = رفتن به { $place }
action-load = برداشتن { $cargo }
action-load-all = برداشتن همه‌چیز
action-drop = گذاشتن { $cargo } در همین‌جا
action-drop-all = گذاشتن همه‌چیز در همین‌جا
action-stop = توقف در همین‌جا
action-produce-on = تولید در { $place }
action-amount = { $count } کارگر تازه
action-put-on = گذاشتن در { $place }
action-take-resource = گرفتن { $resource }
action-take-worker = گرفتن کارگر
action-pay-from = پرداخت ۱ منبع از { $place }
action-spend-card = سوزاندن یک کارت نبرد با ارزش { $value }
action-upgrade = { $slot }؛ { $bottom } ارزان‌تر
action-deploy = { $ability } در { $place }
verb-take-bottom = ردیف پایین
verb-deploy = استقرار ماشین زرهی
action-build = { $structure } در { $place }
verb-build = ساختن ساختمان
action-enlist = نیروی «{ $bottom }» برای { $bonus }
action-fight-at = نبرد در { $place }
action-use-ability = به کار بردن توانایی
action-set-dial = { $dial } قدرت
action-no-cards = بدون کارت
action-play-cards = کارت‌های نبرد: { $cards }
action-retreat-to = عقب‌نشینی به { $place }
action-take-offer = { $offer }
action-take-factory-card = { $factory_card }

## What is asked

prompt-get-faction = جناحی را که رهبری می‌کنید انتخاب کنید.
prompt-get-mat = صفحهٔ بازیکن خود را انتخاب کنید.
prompt-choose-section = نشانگر اقدام را کجا می‌گذارید؟
prompt-top-row = { $section }: اقدام ردیف بالا را انجام دهید یا از آن بگذرید.
prompt-bottom-row =
    { $fifth ->
        [yes] با کارت کارخانهٔ خود یک مهره را حرکت دهید یا از آن بگذرید.
       *[no] { $bottom }: اقدام ردیف پایین را انجام دهید یا از آن بگذرید.
    }
prompt-end-of-turn = اقدام‌های شما تمام شد. نوبت را پایان دهید؛ اگر هدفی را برآورده کرده‌اید، می‌توانید پیش از آن نشانش دهید.
prompt-move-units = مهره‌ای را برای حرکت انتخاب کنید؛ هنوز { $count } مهره را می‌توانید حرکت دهید.
prompt-moving =
    { $unit } از { $place } به کجا برود؟ { $steps } گام مانده است؛ { $workers ->
        [0] { $goods ->
            [0] بی‌بار.
           *[other] با { $goods } منبع.
        }
       *[other] { $goods ->
            [0] با { $workers } کارگر.
           *[other] با { $workers } کارگر و { $goods } منبع.
        }
    }
prompt-combats = چند نبرد در پیش است. نبرد بعدی را انتخاب کنید.
prompt-before-combat = نبرد با { $other } در { $place }. از { $ability } استفاده می‌کنید؟
prompt-choose-dials =
    پنهانی با چه قدرتی می‌جنگید؟ { $reader ->
        [me] شما (با { $power } قدرت و حداکثر { $cards } کارت) در { $place } به { $other } (با { $other_power } قدرت و حداکثر { $other_cards } کارت) حمله می‌کنید.
        [other] { $me } (با { $power } قدرت و حداکثر { $cards } کارت) در { $place } به شما (با { $other_power } قدرت و حداکثر { $other_cards } کارت) حمله می‌کند.
       *[nobody] { $me } (با { $power } قدرت و حداکثر { $cards } کارت) در { $place } به { $other } (با { $other_power } قدرت و حداکثر { $other_cards } کارت) حمله می‌کند.
    }
prompt-add-cards =
    پنهانی چه کارت‌هایی می‌افزایید؟ { $reader ->
        [me] شما (با { $power } قدرت و حداکثر { $cards } کارت) در { $place } به { $other } (با { $other_power } قدرت و حداکثر { $other_cards } کارت) حمله می‌کنید.
        [other] { $me } (با { $power } قدرت و حداکثر { $cards } کارت) در { $place } به شما (با { $other_power } قدرت و حداکثر { $other_cards } کارت) حمله می‌کند.
       *[nobody] { $me } (با { $power } قدرت و حداکثر { $cards } کارت) در { $place } به { $other } (با { $other_power } قدرت و حداکثر { $other_cards } کارت) حمله می‌کند.
    }
prompt-retreat = در { $place } از { $other } شکست خوردید. جای عقب‌نشینی مهره‌های خود را انتخاب کنید.
prompt-discard-card = کارت نبردی را که می‌سوزانید انتخاب کنید.
prompt-pay-resources = { $left } { $resource } بپردازید. جای برداشتن واحد بعدی را انتخاب کنید.
prompt-choose-place = ناحیه‌ای را برای { $count } منبع خود انتخاب کنید.
prompt-choose-resources = منبعی را برای { $place } انتخاب کنید؛ { $left } منبع مانده است.
prompt-producing =
    { $left ->
        [0] فقط ناحیهٔ آسیاب شما هنوز می‌تواند تولید کند.
       *[other] ناحیه‌ای را برای تولید انتخاب کنید؛ { $left } ناحیه مانده است.
    }
prompt-new-workers = چند کارگر تازه در { $place }؟ حداکثر { $most } کارگر.
prompt-gain-worker = کارگر تازه را در { $place } می‌خواهید؟
prompt-benefit = { $bottoms }: انتخاب کنید، یا چیزی نگیرید.
prompt-choose-offer =
    { $second ->
        [yes] «{ $encounter }» در { $place }: می‌توانید گزینهٔ دومی هم بگیرید.
       *[no] «{ $encounter }» در { $place }: یک گزینه را انتخاب کنید.
    }
prompt-choose-factory-card = نخستین بار است که به کارخانه می‌رسید. یک کارت بردارید؛ بخش پنجم شما می‌شود.

## What each answer brings

brings-star =
    { $star ->
        [none] {""}
        [end] ؛ با ستارهٔ ششم ({ $goals }) بازی تمام می‌شود
       *[star] ؛ ستاره: { $goals }
    }
brings-then =
    { $enough ->
        [yes] ؛ بعد { $bottom } با { $cost } { $resource }
       *[no] ؛ { $bottom } { $cost } { $resource } می‌خواهد، { $have } دارید
    }
brings-monument =
    { $monument ->
        [yes] ، ۱ محبوبیت از بنای یادبود
       *[no] {""}
    }
brings-armory =
    { $armory ->
        [yes] ، ۱ قدرت از اسلحه‌خانه
       *[no] {""}
    }
brings-mill =
    { $mill ->
        [yes] ، به‌علاوهٔ ناحیهٔ آسیاب
       *[no] {""}
    }
brings-milled =
    { $mill ->
        [yes] ، یکی از آن‌ها از آسیاب
       *[no] {""}
    }
brings-upkeep =
    { $upkeep ->
        [0] هیچ
        [1] ۱ قدرت
        [2] ۱ قدرت و ۱ محبوبیت
       *[other] ۱ قدرت، ۱ محبوبیت و ۱ سکه
    }
brings-cards = { $cards } کارت
brings-workers = { $workers } کارگر
brings-freight = { $goods } منبع
brings-cargo =
    { $workers ->
        [0] { brings-freight }
       *[other]
            { $goods ->
                [0] { brings-workers }
               *[other] { brings-workers } و { brings-freight }
            }
    }
brings-gift =
    { $gift ->
        [power] ۱ قدرت
        [coins] ۱ سکه
        [popularity] ۱ محبوبیت
       *[combat_cards] ۱ کارت نبرد
    }
brings-tier =
    { $higher ->
        [yes] ، یک پله بالاتر
       *[no] {""}
    }
brings-pick-faction-nordic = { $power } قدرت، { brings-cards }؛ کارگرها از رودخانه شنا می‌کنند
brings-pick-faction-rusviet = { $power } قدرت، { brings-cards }؛ بخش نوبت پیش را دوباره می‌توانید انتخاب کنید
brings-pick-faction-crimea = { $power } قدرت، { brings-cards }؛ کارت نبرد به‌جای منبع هم پذیرفته است
brings-pick-faction-saxony = { $power } قدرت، { brings-cards }؛ ستاره‌های نبرد و هدف بی‌حد
brings-pick-faction-polania = { $power } قدرت، { brings-cards }؛ از هر ملاقات دو گزینه
brings-pick-mat = { $popularity } محبوبیت و { $coins } سکه؛ شمارهٔ { $number }، کوچک‌ترین شماره آغاز می‌کند
brings-use-section-move = { $units } مهره، یا { $coins } سکه{ brings-then }
brings-use-section-bolster =
    { $payable ->
        [yes] ۱ سکه برای { $power } قدرت یا { brings-cards }{ brings-monument }
       *[no] برای ردیف بالا سکه ندارید
    }{ brings-then }
brings-use-section-trade =
    { $payable ->
        [yes] ۱ سکه برای { $count } منبع یا { $popularity } محبوبیت{ brings-armory }
       *[no] برای ردیف بالا سکه ندارید
    }{ brings-then }
brings-use-section-produce =
    { $payable ->
        [yes] تولید در { $count } ناحیه{ brings-mill }؛ هزینه: { brings-upkeep }
       *[no] هزینهٔ ردیف بالا را ندارید: { brings-upkeep }
    }{ brings-then }
brings-use-section-factory = { $factory_card }؛ بعد حرکت یک مهره
brings-show-objective =
    { $star ->
        [end] همه کارت را می‌بینند؛ با ستارهٔ ششم بازی تمام می‌شود
       *[star] همه کارت را می‌بینند؛ ستارهٔ شمارهٔ { $count }{ brings-buried }
    }
brings-buried =
    { $buries ->
        [yes] ؛ هدف دیگرتان ندیده کنار می‌رود
       *[no] {""}
    }
brings-give-coins = برای شما { $left } سکه می‌ماند؛ قرار کسی را پایبند نمی‌کند
brings-take-top-move-units = تا { $units } مهرهٔ متفاوت، یکی پس از دیگری
brings-take-top-gain-coins = { $coins } سکه، روی هم { $after }
brings-take-top-gain-power = ۱ سکه برای { $power } قدرت، روی هم { $after }{ brings-monument }{ brings-star }
brings-take-top-draw-combat-cards = ۱ سکه برای { brings-cards }، در دست { $after }{ brings-monument }{ brings-star }
brings-take-top-gain-resources = ۱ سکه برای { $count } منبع در یک ناحیه{ brings-armory }{ brings-star }
brings-take-top-gain-popularity = ۱ سکه برای { $popularity } محبوبیت، روی هم { $after }{ brings-tier }{ brings-armory }{ brings-star }
brings-take-top-produce = { $count } ناحیه{ brings-mill }؛ هزینه: { brings-upkeep }
brings-take-top-factory-card = { $factory_card }{ brings-star }
brings-take-bottom =
    { $empty ->
        [yes] کاری نمانده؛ { $cost } { $resource } می‌پردازید{ brings-coins }{ brings-own }{ brings-star }
       *[no] { $cost } { $resource } می‌پردازید{ brings-coins }{ brings-own }{ brings-given }{ brings-star }
    }
brings-coins =
    { $coins ->
        [0] ، بدون سکه
       *[other] ، { $coins } سکه می‌گیرید
    }
brings-own =
    { $own ->
        [yes] ، { brings-gift } از نیروی خود
       *[no] {""}
    }
brings-given =
    { $given ->
        [0] {""}
       *[other] ؛ { brings-gift } برای { $seats }
    }
brings-factory-move = تا { $steps } ناحیه، با سرعت یکی بیشتر
brings-skip-top = این نوبت از { $section } می‌گذرید
brings-skip-bottom = این نوبت از ردیف پایین می‌گذرید
brings-end-turn = نوبت به { $seat } می‌رسد
brings-lift = { $near } ناحیه در دسترس{ brings-met }{ brings-steps }
brings-met =
    { $met ->
        [0] {""}
       *[other] ، در { $met } ناحیه حریف هست
    }
brings-steps =
    { $steps ->
        [1] {""}
       *[other] ؛ تا { $steps } گام
    }
brings-done-moving = از { $count } حرکت می‌گذرید
brings-way =
    { $way ->
        [land] {""}
        [tunnel] ، از تونل
        [mine] ، از معدن خودتان
        [riverwalk] ، از روی رودخانه
        [swim] ، با شنا از رودخانه
        [seaworthy] ، با { ability-seaworthy }
        [submerge] ، با { ability-submerge }
        [underpass] ، با { ability-underpass }
        [township] ، با { ability-township }
       *[wayfare] ، با { ability-wayfare }
    }
brings-goods =
    { $goods ->
        [0] {""}
       *[other] ، { $goods } منبع آنجاست
    }
brings-lost =
    { $lost ->
        [0] ، بدون کم شدن محبوبیت
       *[other] ، { $lost } محبوبیت کمتر
    }
brings-forced =
    { $workers ->
        [0] {""}
       *[other] ؛ با برد { brings-workers } رانده می‌شود{ brings-lost }
    }
brings-go = ناحیهٔ تازه{ brings-goods }{ brings-way }
brings-go-own =
    { $units ->
        [0] در کنترل شماست{ brings-way }
       *[other] به { $units } مهرهٔ خودتان می‌پیوندد{ brings-way }
    }
brings-go-base = پایتخت است و ناحیه به شمار نمی‌آید{ brings-way }
brings-go-seize = از { $other } گرفته می‌شود{ brings-goods }{ brings-way }
brings-go-drive-out = { brings-workers } { $other } رانده می‌شود{ brings-lost }{ brings-way }
brings-go-fight = نبرد با { $other }: { $power } قدرت، حداکثر { brings-cards }{ brings-forced }
brings-go-encounter = یک ملاقات؛ حرکت همین‌جا تمام می‌شود{ brings-way }
brings-go-factory =
    { $count ->
        [1] کارت کارخانه را برمی‌دارید{ brings-way }
       *[other] یکی از { $count } کارت کارخانه را برمی‌دارید{ brings-way }
    }
brings-load = بار پس از آن: { brings-cargo }
brings-load-all = بار پس از آن: { brings-cargo }
brings-drop = بار پس از آن: { brings-cargo }
brings-drop-all = { brings-cargo } همین‌جا می‌ماند
brings-stop = { $steps } گام نرفته می‌ماند
brings-produce-on = { $count } { $resource }، روی هم { $after }{ brings-milled }
brings-produce-on-village =
    { $count ->
        [1] { $count } کارگر تازه{ brings-milled }{ brings-star }
       *[other] تا { $count } کارگر تازه{ brings-milled }{ brings-star }
    }
brings-done-producing =
    { $left ->
        [0] آسیاب بیکار می‌ماند
       *[other] { $left } ناحیه تولید نمی‌کند
    }
brings-amount = هزینهٔ تولید پس از آن: { brings-upkeep }{ brings-star }
brings-take-worker = هزینهٔ تولید پس از آن: { brings-upkeep }{ brings-star }
brings-done-worker = کارگر روی صفحهٔ شما می‌ماند
brings-put-on =
    { $goods ->
        [0] هنوز منبعی آنجا نیست{ brings-guarded }
       *[other] { $goods } منبع آنجاست{ brings-guarded }
    }
brings-guarded =
    { $guarded ->
        [yes] ؛ شخصیت یا ماشین زرهی نگهبان است
       *[no] ؛ فقط کارگر آنجاست
    }
brings-take-resource = روی هم { $after }؛ { $bottom } { $cost } می‌خواهد
brings-done-resources = { $left } منبع را نمی‌گیرید
brings-pay-from = آنجا { $left } { $resource } می‌ماند{ brings-due }
brings-due =
    { $due ->
        [0] ؛ هزینه کامل می‌شود
       *[other] ؛ { $due } واحد دیگر مانده است
    }
brings-coerce = به‌جای ۱ { $resource }؛ { $left } کارت در دست می‌ماند
brings-spend-card = همه می‌بینندش؛ { $left } کارت در دست می‌ماند
brings-upgrade = { brings-square } به‌جای { $before }؛ { $bottom } با { $cost } { $resource } به‌جای { $full }{ brings-star }
brings-square =
    { $square ->
        [move_units] حرکت { $after } مهره
        [move_coins] از حرکت { $after } سکه
        [bolster_power] از تجدید قوا { $after } قدرت
        [bolster_cards] از تجدید قوا { $after } کارت
        [trade_popularity] از تجارت { $after } محبوبیت
       *[produce_hexes] تولید در { $after } ناحیه
    }
brings-deploy-riverwalk =
    { $faction_id ->
        [rusviet] از رودخانه به مزرعه و دهکده{ brings-star }
        [crimea] از رودخانه به مزرعه و توندرا{ brings-star }
        [polania] از رودخانه به دهکده و کوهستان{ brings-star }
       *[other] از رودخانه به جنگل و کوهستان{ brings-star }
    }
brings-deploy-speed = شخصیت و ماشین‌های زرهی یک ناحیه دورتر می‌روند{ brings-star }
brings-deploy-seaworthy = ورود به دریاچه و خروج از آن، هنگام عقب‌نشینی هم{ brings-star }
brings-deploy-artillery = پیش از نبرد با ۱ قدرت، ۲ قدرت از حریف کم می‌شود{ brings-star }
brings-deploy-township = دهکده‌های شما و کارخانه به هم راه دارند{ brings-star }
brings-deploy-peoples-army = هر جا کارگر باشد یک کارت نبرد بیشتر{ brings-star }
brings-deploy-wayfare = از هر جا به پایتخت خود یا پایتختی بی‌صاحب{ brings-star }
brings-deploy-scout = پیش از نبرد یک کارت تصادفی از حریف{ brings-star }
brings-deploy-underpass = کوهستان‌های شما و همهٔ تونل‌ها به هم راه دارند{ brings-star }
brings-deploy-disarm = پیش از نبرد روی تونل، ۲ قدرت از حریف کم می‌شود{ brings-star }
brings-deploy-submerge = ورود به دریاچه، و از هر دریاچه به هر دریاچهٔ دیگر{ brings-star }
brings-deploy-camaraderie = راندن کارگرها در نبرد از محبوبیت کم نمی‌کند{ brings-star }
brings-tile =
    { $more ->
        [0] {""}
       *[other] ؛ پاداش ساختمان { $coins } سکه، { $more } بیشتر
    }
brings-build-mine = تونلی فقط برای مهره‌های شما{ brings-tile }{ brings-star }
brings-build-monument = با هر تجدید قوا ۱ محبوبیت{ brings-tile }{ brings-star }
brings-build-armory = با هر تجارت ۱ قدرت{ brings-tile }{ brings-star }
brings-build-mill = همین‌جا مثل یک کارگر تولید می‌کند{ brings-tile }{ brings-star }
brings-enlist = حالا { brings-bonus }؛ از این پس با هر { $bottom }، { brings-gift }{ brings-star }
brings-bonus =
    { $bonus_id ->
        [power] { $amount } قدرت
        [coins] { $amount } سکه
        [popularity] { $amount } محبوبیت
       *[combat_cards] { $amount } کارت نبرد
    }
brings-done-benefit = چیزی نمی‌گیرید؛ هزینه هم برنمی‌گردد
brings-fight-at = { $other }: { $power } قدرت، حداکثر { brings-cards }{ brings-forced }
brings-use-ability-artillery = ۱ قدرت می‌پردازید؛ برای { $other } فقط { $left } قدرت می‌ماند
brings-use-ability-disarm = برای { $other } فقط { $left } قدرت می‌ماند
brings-use-ability-scout =
    { $hand ->
        [1] تنها کارت { $other } به شما می‌رسد
       *[other] یکی از { $hand } کارت { $other }، به قید قرعه
    }
brings-done-ability = هر دو طرف آنچه دارند نگه می‌دارند
brings-fate =
    { $fate ->
        [sure] ؛ برد حتمی است
        [lost] ؛ برد ممکن نیست
       *[open] {""}
    }
brings-set-dial = مجموع { $least }، با کارت تا { $most }؛ { $left } قدرت می‌ماند{ brings-fate }
brings-no-cards = مجموع { $total } در برابر حداکثر { $threat }{ brings-fate }
brings-play-cards = مجموع { $total } در برابر حداکثر { $threat }{ brings-fate }
brings-retreat-to =
    { $home ->
        [yes] همه به پایتخت برمی‌گردند
       *[no]
            { $stranded ->
                [yes] روی آب، کنار جای نبرد؛ کارگرها به پایتخت می‌روند
               *[no] همه روی آب، کنار جای نبرد
            }
    }
brings-take-offer =
    { $paid ->
        [nothing] هزینه‌ای ندارد{ brings-void }{ brings-star }
        [coins] برای شما { $left } سکه می‌ماند{ brings-void }{ brings-star }
       *[popularity] برای شما { $left } محبوبیت می‌ماند{ brings-void }{ brings-star }
    }
brings-void =
    { $empty ->
        [yes] ؛ ولی چیزی از آن به شما نمی‌رسد
       *[no] {""}
    }
brings-done-offer = از گزینهٔ دوم می‌گذرید
brings-take-factory-card =
    { $payable ->
        [yes] بخش پنجم شما برای همیشه؛ حالا هزینه‌اش را دارید
       *[no] بخش پنجم شما برای همیشه؛ حالا هزینه‌اش را ندارید
    }

## What happened

because =
    { $why ->
        [move] با حرکت
        [bolster] با تجدید قوا
        [trade] با تجارت
        [produce] با تولید
        [bottom] از ردیف پایین
        [recruit] از پاداش همیشگی نیرو
        [enlist] از پاداش یک‌بارهٔ نیرو
        [monument] از بنای یادبود
        [armory] از اسلحه‌خانه
        [encounter] از ملاقات
        [factory] از کارت کارخانه
        [start] در آغاز بازی
        [consolation] پس از باخت در نبرد
        [combat] به‌خاطر راندن کارگرها در نبرد
        [driven] به‌خاطر بیرون راندن کارگرها
        [artillery] در برابر توپخانه
        [disarm] در برابر خلع سلاح
       *[other] {""}
    }
event-got-faction =
    { $reader ->
        [seat] رهبری { $faction } با شماست؛ با { $power } قدرت شروع می‌کنید.
       *[nobody] رهبری { $faction } با { $seat } است که با { $power } قدرت شروع می‌کند.
    }
event-got-mat =
    { $reader ->
        [seat] صفحهٔ شما { $mat } است: { $popularity } محبوبیت و { $coins } سکه.
       *[nobody] { $seat } با صفحهٔ { $mat } بازی می‌کند: { $popularity } محبوبیت و { $coins } سکه.
    }
event-got-objectives =
    { $reader ->
        [seat] هدف‌های مخفی شما: { $objectives }.
       *[nobody] { $seat } دو هدف مخفی گرفت.
    }
event-laid-tile = پاداش ساختمان در این بازی: { $tile }.
event-laid-factory-cards = { $count } کارت کارخانه به پشت روی خانهٔ کارخانه گذاشته شد.
event-started =
    { $reader ->
        [seat] آغازگر بازی شما هستید.
       *[nobody] آغازگر بازی { $seat } است.
    }
event-chose-section =
    { $reader ->
        [seat] نشانگر اقدام را روی { $section } گذاشتید.
       *[nobody] { $seat } نشانگر اقدام را روی { $section } گذاشت.
    }
event-gained =
    { $reader ->
        [seat] { because } { $amount } { $bonus } گرفتید.
       *[nobody] { $seat } { because } صاحب { $amount } { $bonus } شد.
    }
event-paid =
    { $reader ->
        [seat] { $amount } { $bonus } پرداختید.
       *[nobody] { $seat } هزینه را پرداخت: { $amount } { $bonus }.
    }
event-lost =
    { $reader ->
        [seat] { because } { $amount } { $bonus } از دست دادید.
       *[nobody] { $seat } { because } به اندازهٔ { $amount } { $bonus } از دست داد.
    }
event-drew =
    { $reader ->
        [seat] { because } کارت نبرد کشیدید: { $cards }.
       *[nobody] { $seat } { because } از پشته { $count } کارت نبرد کشید.
    }
event-reshuffled = پشتهٔ کارت‌های نبرد تمام شده بود و از { $count } کارت سوخته پشتهٔ تازه‌ای ساخته شد.
event-spent-card =
    { $reader ->
        [seat] یک کارت نبرد با ارزش { $value } سوزاندید.
       *[nobody] { $seat } یک کارت نبرد با ارزش { $value } سوزاند.
    }
event-got-resources =
    { $reader ->
        [seat] { because } در { $place } { $count } { $resource } گرفتید.
       *[nobody] { $seat } { because } در { $place } { $count } { $resource } گرفت.
    }
event-paid-resources =
    { $reader ->
        [seat] از { $place } { $count } { $resource } پرداختید.
       *[nobody] { $seat } از { $place } { $count } { $resource } پرداخت.
    }
event-got-workers =
    { $reader ->
        [seat] { because } در { $place } { $count } کارگر تازه گرفتید.
       *[nobody] { $seat } { because } در { $place } { $count } کارگر تازه گرفت.
    }
event-took-bottom =
    { $reader ->
        [seat] اقدام { $bottom } را انجام دادید.
       *[nobody] { $seat } اقدام { $bottom } را انجام داد.
    }
event-upgraded =
    { $reader ->
        [seat] یک مکعب فناوری جابه‌جا کردید: { $slot } و هزینهٔ کمتر برای { $bottom }.
       *[nobody] { $seat } یک مکعب فناوری جابه‌جا کرد: { $slot } و هزینهٔ کمتر برای { $bottom }.
    }
event-deployed =
    { $reader ->
        [seat] ماشین زرهی «{ $ability }» را در { $place } مستقر کردید.
       *[nobody] { $seat } ماشین زرهی «{ $ability }» را در { $place } مستقر کرد.
    }
event-built =
    { $reader ->
        [seat] ساختمان { $structure } را در { $place } ساختید.
       *[nobody] { $seat } ساختمان { $structure } را در { $place } ساخت.
    }
event-enlisted =
    { $reader ->
        [seat] نیروی «{ $bottom }» را به خدمت گرفتید؛ پاداش یک‌باره: { $bonus }.
       *[nobody] { $seat } نیروی «{ $bottom }» را به خدمت گرفت؛ پاداش یک‌باره: { $bonus }.
    }
event-gave-coins =
    { $reader ->
        [seat] { $coins } سکه به { $to } دادید.
        [to] { $seat } به شما { $coins } سکه داد.
       *[nobody] { $seat } از سکه‌هایش { $coins } سکه به { $to } داد.
    }
event-moved =
    { $reader ->
        [seat] { $workers ->
            [0]
                { $goods ->
                    [0] { $unit } شما از { $source } به { $place } رفت.
                   *[other] { $unit } شما از { $source } به { $place } رفت؛ همراه آن: { $goods } منبع.
                }
           *[other]
                { $goods ->
                    [0] { $unit } شما از { $source } به { $place } رفت؛ همراه آن: { $workers } کارگر.
                   *[other] { $unit } شما از { $source } به { $place } رفت؛ همراه آن: { $workers } کارگر و { $goods } منبع.
                }
        }
       *[nobody] { $workers ->
            [0]
                { $goods ->
                    [0] { $unit } { $seat } از { $source } به { $place } رفت.
                   *[other] { $unit } { $seat } از { $source } به { $place } رفت؛ همراه آن: { $goods } منبع.
                }
           *[other]
                { $goods ->
                    [0] { $unit } { $seat } از { $source } به { $place } رفت؛ همراه آن: { $workers } کارگر.
                   *[other] { $unit } { $seat } از { $source } به { $place } رفت؛ همراه آن: { $workers } کارگر و { $goods } منبع.
                }
        }
    }
event-drove-out =
    { $reader ->
        [seat] { $workers } کارگر { $other } را از { $place } بیرون راندید.
        [other] { $seat } از { $place } { $workers } کارگر شما را بیرون راند.
       *[nobody] { $seat } از { $place } { $workers } کارگر { $other } را بیرون راند.
    }
event-combat-began =
    { $reader ->
        [seat] در { $place } به { $other } حمله می‌کنید.
        [other] { $seat } در { $place } به شما حمله می‌کند.
       *[nobody] { $seat } در { $place } به { $other } حمله می‌کند.
    }
event-used-ability =
    { $reader ->
        [seat] توانایی { $ability } را به کار بردید.
       *[nobody] { $seat } توانایی { $ability } را به کار برد.
    }
event-stole =
    { $reader ->
        [seat] یک کارت نبرد از { $other } گرفتید: { $cards }.
        [other] { $seat } یک کارت نبرد از شما گرفت: { $cards }.
       *[nobody] { $seat } یک کارت نبرد از { $other } گرفت.
    }
event-revealed = نبرد { $place }: { $reader ->
        [seat] شما
       *[nobody] { $seat }
    } با { $total } ({ $worth ->
        [0] چرخ { $dial }، بدون کارت
       *[other] چرخ { $dial }، کارت { $cards }
    }) در برابر { $reader ->
        [other] شما
       *[nobody] { $other }
    } با { $other_total } ({ $other_worth ->
        [0] چرخ { $other_dial }، بدون کارت
       *[other] چرخ { $other_dial }، کارت { $other_cards }
    }).
event-won-combat =
    { $reader ->
        [seat] نبرد { $place } را از { $other } بردید.
        [other] { $seat } نبرد { $place } را از شما برد.
       *[nobody] { $seat } نبرد { $place } را از { $other } برد.
    }
event-retreated =
    { $reader ->
        [seat] مهره‌های شما از { $source } به { $place } عقب نشستند.
       *[nobody] مهره‌های { $seat } از { $source } به { $place } عقب نشستند.
    }
event-workers-went-home =
    { $reader ->
        [seat] چون ماشین زرهی همراه نبود، { $workers } کارگر شما از { $source } به { $place } { $workers ->
                [one] برگشت
               *[other] برگشتند
            }.
       *[nobody] چون ماشین زرهی همراه نبود، { $workers } کارگر { $seat } از { $source } به { $place } { $workers ->
                [one] برگشت
               *[other] برگشتند
            }.
    }
event-turned-back =
    { $reader ->
        [seat] بازی پیش از نبرد تمام شد: مهرهٔ شما از { $source } به { $place } برگشت.
       *[nobody] بازی پیش از نبرد تمام شد: مهره‌ای از { $seat } از { $source } به { $place } برگشت.
    }
event-met-encounter =
    { $reader ->
        [seat] شخصیت شما در { $place } ملاقاتی داشت: «{ $encounter }».
       *[nobody] شخصیت { $seat } در { $place } ملاقاتی داشت: «{ $encounter }».
    }
event-took-offer =
    { $reader ->
        [seat] گزینهٔ شما: { $offer }.
       *[nobody] گزینهٔ { $seat }: { $offer }.
    }
event-saw-factory-cards =
    { $reader ->
        [seat] کارت‌های کارخانه را دیدید: { $offered }.
       *[nobody] { $seat } از کارت‌های کارخانه { $count } کارت را دید.
    }
event-took-factory-card =
    { $reader ->
        [seat] { $factory_card } را برداشتید.
       *[nobody] { $seat }، { $factory_card } را برداشت.
    }
event-showed-objective =
    { $reader ->
        [seat] هدف { $objective } را نشان دادید.
       *[nobody] { $seat } هدف { $objective } را نشان داد.
    }
event-placed-star =
    { $reader ->
        [seat] یک ستاره گذاشتید ({ $goal })؛ اکنون { $count } ستاره دارید.
       *[nobody] { $seat } یک ستاره گذاشت ({ $goal }) و اکنون { $count } ستاره دارد.
    }
event-scored =
    { $reader ->
        [seat] شما: { $coins } سکه در دست، { $stars } برای ستاره‌ها، { $territories } برای ناحیه‌ها، { $pairs } برای منابع و { $structures } برای ساختمان‌ها؛ روی هم { $total } سکه.
       *[nobody] { $seat }: { $coins } سکه در دست، { $stars } برای ستاره‌ها، { $territories } برای ناحیه‌ها، { $pairs } برای منابع و { $structures } برای ساختمان‌ها؛ روی هم { $total } سکه.
    }
event-won =
    { $seats_count ->
        [one]
            { $reader ->
                [seats] شما بازی را بردید.
               *[nobody] بازی با برد { $seats } تمام شد.
            }
       *[other]
            { $reader ->
                [seats] برد مشترک است و شما هم برنده‌اید: { $seats }.
               *[nobody] بازی با برد مشترک { $seats } تمام شد.
            }
    }

## Why not

refusal-no-such-card = کارت نبردی با ارزش { $value } در دست ندارید
refusal-not-controlled = { $place } در کنترل شما نیست
refusal-nothing-there = در { $place } { $resource } نیست
refusal-no-worker-there = در { $place } کارگری ندارید، یا آنجا دریاچه یا پایتخت است
refusal-only-here = آنچه کارت می‌دهد در { $place } جا می‌گیرد
refusal-not-your-objective = هدف { $objective } در دست شما نیست
refusal-no-more-objectives = ستارهٔ هدف خود را پیش‌تر گذاشته‌اید
refusal-not-fulfilled =
    { $over ->
        [yes]
            { $measure ->
                [coins] { $have } سکه دارید، حداکثر { $want } مجاز است
                [power] { $have } قدرت دارید و نباید داشته باشید
                [workers] { $have } کارگر دارید، حداکثر { $want } مجاز است
                [mechs] { $have } ماشین زرهی دارید و نباید داشته باشید
                [upgrades] { $have } ارتقا دارید و نباید داشته باشید
                [factory_cards] کارت کارخانه دارید و نباید داشته باشید
               *[workers_beyond_recruits] { $have } کارگر بیشتر از نیرو دارید
            }
       *[no]
            { $measure ->
                [mountains] { $have } از { $want } کوهستان
                [farms] { $have } از { $want } مزرعه
                [tundras] { $have } از { $want } توندرا
                [forests] { $have } از { $want } جنگل
                [villages] { $have } از { $want } دهکده
                [tunnels] { $have } از { $want } تونل
                [coins] { $have } از { $want } سکه
                [power] { $have } از { $want } قدرت
                [popularity] { $have } از { $want } محبوبیت
                [workers] { $have } از { $want } کارگر
                [mechs] هنوز ماشین زرهی ندارید
                [structures] { $have } از { $want } ساختمان
                [recruits] هنوز نیرویی استخدام نکرده‌اید
                [upgrades] هنوز ارتقایی نگرفته‌اید
                [workers_beyond_recruits] { $have } نیرو بیشتر از کارگر دارید
                [factory_cards] هنوز کارت کارخانه ندارید
                [combat_cards] { $have } از { $want } کارت نبرد
                [combat_stars] هنوز ستارهٔ نبرد ندارید
                [forced_workers] این نوبت کارگری را نرانده‌اید
                [factory] کارخانه در کنترل شما نیست
                [beside_factory] { $have } از { $want } ناحیه کنار کارخانه
                [around_one_lake] { $have } از { $want } ناحیه کنار یک دریاچه
                [most_power] کسی قدرت بیشتری دارد
                [scarcest_resource] این را ندارید: { $resource }
                [richest_resource] { $have } از { $want } واحد از یک نوع
                [mixed_stock] { $have } از { $want } منبع در یک ناحیه؛ جای خالی: { $resource }
                [pieces_on_one_hex] { $have } از { $want } مهره و ساختمان در یک ناحیه
               *[wolf_hexes] هیچ ناحیه‌ای همهٔ این‌ها را ندارد
            }
    }
refusal-only-at-the-end = برآورده شده است؛ فقط در پایان نوبت نشانش می‌دهید
refusal-no-cube = مکعب این خانه را برداشته‌اید: { $slot }
refusal-no-free-square = هزینهٔ { $bottom } بیش از این کم نمی‌شود
refusal-not-your-mech = جناح شما ماشین زرهی «{ $ability }» ندارد
refusal-mech-is-out = ماشین زرهی «{ $ability }» را پیش‌تر مستقر کرده‌اید
refusal-already-built = ساختمان { $structure } را پیش‌تر ساخته‌اید
refusal-structure-there = در { $place } ساختمانی هست
refusal-recruit-is-gone = نیروی «{ $bottom }» را پیش‌تر به خدمت گرفته‌اید
refusal-bonus-is-taken = این پاداش یک‌باره را پیش‌تر گرفته‌اید: { $bonus }
refusal-no-way-out = { $unit } در { $place } راهی برای رفتن ندارد
refusal-already-moved = این { $unit } در همین اقدام حرکت کرده است
refusal-no-such-unit = در { $place } از شما { $unit } نیست که بتواند حرکت کند
refusal-mechs-carry-workers = فقط ماشین زرهی کارگر حمل می‌کند؛ این مهره { $unit } است
refusal-nothing-to-load = از این چیزی برای برداشتن در { $place } نمانده است: { $cargo }
refusal-not-aboard = مهره این را همراه ندارد: { $cargo }
refusal-not-on-a-lake = در دریاچه چیزی بدون حمل‌کننده جا نمی‌ماند
refusal-no-home-bases = { $place } پایتخت است و مهره‌ها به پایتخت‌ها نمی‌روند
refusal-river-between = میان اینجا و { $place } رودخانه هست
refusal-no-lakes = { $place } دریاچه است و این مهره به آن راه ندارد
refusal-workers-do-not-fight = کارگر تنها به جایی که مهرهٔ حریف هست نمی‌رود: { $place }
refusal-not-adjacent = { $place } برای این مهره مجاور نیست
refusal-no-combat-there = در { $place } نبردی در پیش نیست
refusal-dial-too-high = حداکثر { $most } قدرت می‌توانید انتخاب کنید
refusal-too-many-cards = اینجا حداکثر { $most } کارت می‌توانید بیفزایید
refusal-cards-not-held = همهٔ این کارت‌ها در دست شما نیست
refusal-another-offer = گزینه‌ای جز گزینهٔ نخست انتخاب کنید
refusal-cannot-pay =
    { $paid ->
        [power] { $cost } قدرت می‌خواهد، { $have } دارید
        [coins] { $cost } سکه می‌خواهد، { $have } دارید
        [popularity] { $cost } محبوبیت می‌خواهد، { $have } دارید
       *[combat_cards] { $cost } کارت نبرد می‌خواهد، { $have } دارید
    }
refusal-not-on-offer = { $factory_card } در میان این کارت‌ها نیست
refusal-already-produced = { $place } در همین اقدام تولید کرده است
refusal-only-the-mill = فقط ناحیهٔ آسیاب شما هنوز می‌تواند تولید کند
refusal-too-many-workers = اینجا حداکثر { $most } کارگر
refusal-no-pacts = در این میز دادن سکه به دیگران در کار نیست
refusal-no-such-player = بازیکن دیگری را برای دادن سکه انتخاب کنید
refusal-too-few-coins =
    { $coins ->
        [0] سکه ندارید
       *[other] فقط { $coins } سکه دارید
    }
refusal-no-factory-card = هنوز کارت کارخانه ندارید
refusal-same-section = نوبت پیش { $section } را انتخاب کردید؛ بخش دیگری انتخاب کنید
refusal-no-coins-to-refuse = این اقدام سکه‌ای نمی‌دهد
refusal-faction-taken = { $faction } را بازیکن دیگری برداشته است
refusal-mat-taken = صفحهٔ { $mat } را بازیکن دیگری برداشته است
refusal-pair-banned = صفحهٔ { $mat } اینجا مجاز نیست، چون جفت ممنوعی پدید می‌آورد
refusal-only-crimea = فقط { $faction } به‌جای منبع کارت نبرد می‌دهد
refusal-once-a-turn = در همین نوبت یک بار به‌جای منبع کارت نبرد داده‌اید
refusal-card-first = { $resource } به اندازه ندارید؛ نخست به‌جای آنچه کم است یک کارت نبرد بسوزانید
refusal-other-section = نشانگر شما روی { $section } است و آنجا این گزینه نیست: { $choice }
refusal-no-worker-on-board = همهٔ کارگرهای شما در پایتخت‌اند و ناحیه‌ای برای گذاشتن منبع نیست
refusal-no-production = در { $place } هرگز چیزی تولید نمی‌شود
refusal-nobody-works-there = در { $place } کارگری از شما نیست
refusal-no-workers-left = همهٔ کارگرهای شما روی صفحه‌اند
refusal-other-card = این از گزینه‌های «{ $encounter }» نیست
refusal-not-your-base = { $place } پایتخت شما نیست؛ مهره‌های شما به پایتخت خودتان عقب می‌نشینند
refusal-lake-too-far = { $place } کنار جای نبرد نیست
refusal-lake-not-free = { $place } آزاد نیست: مهرهٔ حریف آنجاست یا شاید به آنجا برگردد
refusal-nothing-here = در { $place } چیزی برای برداشتن نیست
refusal-nothing-aboard = مهره چیزی همراه ندارد که بتواند اینجا بگذارد
refusal-drop-on-the-way = مهره هنوز راه نیفتاده است؛ آنچه برمی‌دارد را در راه می‌تواند بگذارد
refusal-drop-before-loading = مهره در { $place } چیزی برداشته است و دیگر اینجا چیزی نمی‌گذارد
refusal-not-moved-yet = { $unit } هنوز حرکت نکرده است؛ مقصدش را انتخاب کنید
refusal-workers-alike = اکنون فرقی نمی‌کند کدام کارگر حرکت کرده است؛ «کارگر» را انتخاب کنید
refusal-already-there = { $unit } همین حالا در { $place } است
refusal-base-in-use = { $place } از آنِ جناحی است که در بازی است
refusal-section-first = نخست بخشی را برای نشانگر اقدام خود انتخاب کنید؛ مهره‌ها با «حرکت» جابه‌جا می‌شوند
refusal-choice-first = نخست این را انتخاب کنید: { $choice }
refusal-not-a-move = نشانگر شما روی { $section } است و اکنون مهره‌ای حرکت نمی‌کند
refusal-move-is-over = در این نوبت دیگر مهره‌ای حرکت نمی‌کند
refusal-factory-move-first = نخست حرکت دادن یک مهره با کارت کارخانه را انتخاب کنید
refusal-place-is-chosen = منبع‌ها در { $place } جا می‌گیرند
refusal-number-first = نخست شمار کارگرهای تازه در { $place } را انتخاب کنید
refusal-combat-at-hand = نخست باید نبرد { $place } به پایان برسد
refusal-bottom-too-dear = { $bottom } { $cost } { $resource } می‌خواهد، { $have } دارید
refusal-price-in-full = این کارت بخشی از هزینه است و هزینه کامل پرداخت می‌شود
refusal-shown-tile = پاداش ساختمان را انتخاب نمی‌کنید: جایی که به حساب می‌آید بسازید تا در پایان سکه بدهد
refusal-shown-goal = ستاره را انتخاب نمی‌کنید: به هدفش که برسید خودش گذاشته می‌شود
refusal-shown-encounter = کارت ملاقات را انتخاب نمی‌کنید: شخصیت شما روی ژتون ملاقات به آن می‌رسد

## When an action is done

when-pick-faction = جناح‌ها پیش از شروع بازی انتخاب می‌شوند، اگر قرار میز این باشد
when-pick-mat = صفحه‌های بازیکن پیش از شروع بازی انتخاب می‌شوند، اگر قرار میز این باشد
when-use-section = بخش را یک بار و در آغاز نوبت خود انتخاب می‌کنید
when-show-objective = هدف را در نوبت خود، پیش یا پس از یک اقدام نشان می‌دهید، نه در میانهٔ آن
when-give-coins = سکه را در نوبت خود و میان دو اقدام می‌دهید، اگر قرار میز این باشد
when-take-top = اقدام ردیف بالا را یک بار و درست پس از انتخاب بخش انجام می‌دهید
when-take-bottom = اقدام ردیف پایین را یک بار، پس از ردیف بالا و با پرداخت همهٔ هزینه‌اش انجام می‌دهید
when-factory-move = وقتی نشانگر شما روی کارت کارخانه است، پس از اقدام بالای آن یک مهره را حرکت می‌دهید
when-skip = وقتی اقدام یک ردیف را می‌پرسند می‌توانید از آن بگذرید
when-done = وقتی بیش از این نمی‌خواهید، «تمام» را انتخاب می‌کنید؛ مثلاً در حرکت، تولید یا گرفتن سودها
when-end-turn = نوبت را پس از اقدام‌هایش پایان می‌دهید
when-lift = مهره‌ها با اقدام «حرکت» در ردیف بالا یا با حرکت کارت کارخانه جابه‌جا می‌شوند
when-go = مقصد را پس از انتخاب مهره‌ای که حرکت می‌کند انتخاب می‌کنید
when-load = مهره هنگام حرکت چیزی برمی‌دارد
when-load-all = مهره هنگام حرکت چیزی برمی‌دارد
when-drop = مهره در میانهٔ حرکت خود چیزی می‌گذارد
when-drop-all = مهره در میانهٔ حرکت خود چیزی می‌گذارد
when-stop = مهره‌ای که حرکت می‌کند پس از نخستین گام می‌تواند بایستد
when-produce-on = ناحیه‌ها با اقدام «تولید» یا با کارت کارخانه تولید می‌کنند
when-amount = شمار کارگرهای تازه را وقتی انتخاب می‌کنید که دهکده‌ای از شما تولید کند
when-put-on = ناحیه را وقتی انتخاب می‌کنید که با تجارت یا کارت کارخانه منبع بگیرید
when-take-resource = منبع را وقتی انتخاب می‌کنید که تجارت یا کارتی منبع دلخواه بدهد
when-take-worker = این کارگر را وقتی می‌گیرید که کارت ملاقات بدهد
when-pay-from = منبع را هنگام انجام اقدام ردیف پایین می‌پردازید
when-spend-card = کارت نبرد را وقتی می‌سوزانید که هزینهٔ کارت کارخانه باشد یا در کریمه به‌جای منبع
when-upgrade = با اقدام «ارتقا» در ردیف پایین یا وقتی کارتی ارتقا بدهد، ارتقا می‌گیرید
when-deploy = ماشین زرهی را با اقدام «استقرار» در ردیف پایین یا وقتی کارتی بدهد مستقر می‌کنید
when-build = ساختمان را با اقدام «ساخت‌وساز» در ردیف پایین یا وقتی کارتی بدهد می‌سازید
when-enlist = نیرو را با اقدام «استخدام» در ردیف پایین یا وقتی کارتی بدهد استخدام می‌کنید
when-fight-at = نبردها پس از حرکت همهٔ مهره‌های یک اقدام حرکت انجام می‌شوند
when-use-ability = توانایی نبرد پیش از انتخاب قدرت به کار می‌رود
when-set-dial = قدرت را هنگام نبرد و پنهانی انتخاب می‌کنید
when-no-cards = کارت نبرد را در نبرد و پس از انتخاب قدرت می‌گذارند
when-play-cards = کارت نبرد را در نبرد و پس از انتخاب قدرت می‌گذارند
when-retreat-to = مهره‌ها پس از باخت در نبرد عقب می‌نشینند
when-take-offer = گزینه را وقتی انتخاب می‌کنید که شخصیت شما به ملاقاتی رسیده باشد
when-take-factory-card = کارت کارخانه را نخستین بار که شخصیت شما حرکتش را در کارخانه تمام کند برمی‌دارید

## Table options

option-factions = جناح‌ها
option-factions-random = به قید قرعه
option-factions-chosen = به انتخاب بازیکنان، به نوبت
option-mats = صفحه‌های بازیکن
option-mats-random = به قید قرعه
option-mats-chosen = به انتخاب بازیکنان، به نوبت
option-pairs = جفت جناح و صفحهٔ بازیکن
option-pairs-any = هر جفتی
option-pairs-banned = بدون روسویت با صنعتی و کریمه با میهنی
option-pacts = دادن سکه به دیگران در نوبت خود
option-pacts-false = نه
option-pacts-true = بله، هر بار ۱ تا ۱۰ سکه
option-camaraderie = رفاقت پولانیا
option-camaraderie-combat = فقط پس از نبرد
option-camaraderie-always = هر بار که کارگری رانده شود
option-relentless-factory = روسویت می‌تواند کارت کارخانه را پیاپی به کار ببرد
option-relentless-factory-true = بله
option-relentless-factory-false = نه

## The table at a terminal

picture-key = ش شخصیت، م ماشین زرهی، ک کارگر، ▪ ساختمان، { "+" } منبع، ○ تونل، { "!" } ملاقات
short-farm = مزرعه
short-mountain = کوه
short-tundra = توندرا
short-forest = جنگل
short-village = دهکده
short-lake = دریاچه
short-factory = کارخانه
short-home-base = پایتخت
short-character = ش
short-mech = م
short-worker = ک

## Labels

view-turn = نوبت
view-order = ترتیب دور صفحه
view-tile = پاداش ساختمان
view-board = صفحهٔ بازی
view-players = بازیکنان
view-deck = کارت‌های نبرد در پشته
view-discards = کارت‌های نبرد سوخته
view-encounters-left = کارت‌های ملاقات مانده
view-factory-left = کارت‌های کارخانهٔ مانده
view-factory-seen = کارت‌های کارخانه که دیده‌اید
view-hand = کارت‌های نبرد شما
view-objectives = هدف‌های شما
view-dial = چرخ قدرت شما
view-place = جا
view-owner = مهره‌های
view-characters = شخصیت
view-mechs = ماشین زرهی
view-workers = کارگر
view-raiders = مهاجم
view-raid-workers = کارگر همراه مهاجم
view-raid-food = غذای همراه مهاجم
view-raid-metal = فلز همراه مهاجم
view-raid-oil = نفت همراه مهاجم
view-raid-wood = چوب همراه مهاجم
view-food = غذا
view-metal = فلز
view-oil = نفت
view-wood = چوب
view-structure = ساختمان
view-builder = سازنده
view-token = ملاقات
view-faction = جناح
view-mat = صفحهٔ بازیکن
view-section = نشانگر اقدام
view-coins = سکه
view-power = قدرت
view-popularity = محبوبیت
view-hand-size = کارت نبرد
view-objective-count = هدف
view-workers-left = کارگر روی صفحه
view-abilities = ماشین‌های زرهی مستقر
view-upgraded = ارتقاها
view-costs = هزینهٔ ارتقا، استقرار، ساخت‌وساز و استخدام
view-recruited = نیروها
view-bonuses = پاداش‌های یک‌بارهٔ گرفته‌شده
view-factory-card = کارت کارخانه
view-shown = هدف‌های نشان‌داده‌شده
view-goals = ستاره‌ها
view-score = امتیاز کنونی
view-scores = امتیازها تا اینجا
view-tier = پلهٔ محبوبیت
view-stars = برای ستاره‌ها
view-territories = برای ناحیه‌ها
view-pairs = برای جفت‌های منبع
view-structures = پاداش ساختمان
view-total = روی هم
view-controller = در کنترل
view-progress = پیشرفت هر ستاره
view-limits = ستاره‌های هر هدف
view-tasks = آنچه هدف‌هایتان می‌خواهد
view-measure = معیار
view-have = دارید
view-least = دست‌کم
view-most = حداکثر
view-missing = کم است

heading-SC-001 = هدف و پایان بازی

rule-SC-001 = هر بازیکن یک جناح را رهبری می‌کند. پس از امتیازشماری پایانی برد با کسی است که بیشترین سکه را دارد.
rule-SC-002 = ستاره‌های نوار پیروزی پیشرفت شما را نشان می‌دهند. همین که کسی ستارهٔ ششم را بگذارد، بازی تمام است.
rule-SC-003 = ستاره برای این‌هاست: هر ۶ ارتقا، هر ۴ ماشین زرهی، هر ۴ ساختمان، هر ۴ نیرو، هر ۸ کارگر، یک هدف، برد در نبرد (حداکثر ۲ ستاره)، ۱۸ محبوبیت و ۱۶ قدرت.
rule-SC-004 = سکه در طول بازی به دست می‌آید و در پایان از ستاره‌ها، ناحیه‌ها، جفت‌های منبع و پاداش ساختمان. نرخ‌ها به محبوبیت بستگی دارد.
rule-SC-005 = نمونه: برنده معمولاً حدود ۷۵ سکه دارد.

heading-SC-006 = جعبه و مهره‌ها

rule-SC-006 = مشترک: ۲۳ کارت هدف، ۲۸ کارت ملاقات، ۱۲ کارت کارخانه، ۴۲ کارت نبرد، ۶ پاداش ساختمان، منابع، سکه‌ها و ژتون‌های ملاقات.
rule-SC-007 = هر جناح ۱ شخصیت، ۴ ماشین زرهی، ۸ کارگر، ۴ ساختمان، ۴ نیرو، ۶ مکعب فناوری و ۶ ستاره دارد.
rule-SC-008 = نوردیک آبی، روسویت قرمز، کریمه زرد، ساکسونی سیاه و پولانیا سفید است.
rule-SC-009 = منابع و سکه‌ها هیچ‌گاه تمام نمی‌شوند.

heading-SC-010 = ناحیه، پایتخت و کنترل

rule-SC-010 = ناحیه یعنی مزرعه، جنگل، کوهستان، توندرا، دهکده، دریاچه یا کارخانه.
rule-SC-011 = پایتخت جایی است که جناح از آن شروع می‌کند و مهره‌های شکست‌خورده به آن برمی‌گردند. پایتخت ناحیه نیست.
rule-SC-012 = بدون توانایی ویژه هیچ مهره‌ای به پایتخت نمی‌رود، حتی پایتخت خودش، و در آن چیزی ساخته یا مستقر نمی‌شود.
rule-SC-013 = دو پایتخت از آن جناح‌هایی است که در این بازی نیستند؛ فقط رهنوردی (SC-116) کریمه را به آن‌ها می‌رساند.
rule-SC-014 = ناحیه‌ای در کنترل شماست که مهره‌ای از شما در آن باشد، یا ساختمان شما، اگر مهرهٔ حریف آنجا نباشد.
rule-SC-015 = هر ناحیه حداکثر در کنترل یک نفر است. تا پایان نبرد کنترل با مدافع می‌ماند.
rule-SC-016 = مهره بر ساختمان برتری دارد: اگر کنار ساختمان شما مهرهٔ حریف باشد، کنترل با اوست.

heading-SC-017 = منابع

rule-SC-017 = منابع غذا، فلز، نفت و چوب‌اند. کارگر منبع نیست.
rule-SC-018 = منابع در ناحیهٔ خود می‌مانند و فقط کسی که آنجا را در کنترل دارد می‌تواند خرجشان کند.
rule-SC-019 = منابع هر ناحیه‌ای که در کنترل شماست هزینهٔ هر اقدامی را می‌دهد، هر جا که آن اقدام باشد.
rule-SC-020 = شمار منابع در یک ناحیه و روی هم سقفی ندارد.
rule-SC-021 = نمونه: ۳ فلز در یک یا چند ناحیهٔ شما هزینهٔ یک ماشین زرهی است، در هر ناحیه‌ای که کارگر دارید.
rule-SC-022 = نمونه: نوردیک منابع جایی را خرج می‌کند که در آن مهره یا ساختمان بی‌رقیب دارد، و از جایی که هیچ‌کدام را ندارد نمی‌تواند.
rule-SC-023 = پرداخت‌کننده انتخاب می‌کند که منابع از کدام ناحیه‌ها برداشته شوند.

heading-SC-024 = مهره‌ها

rule-SC-024 = شخصیت، ماشین زرهی و کارگر مهره‌اند. همه حرکت می‌کنند و هر چند منبع را حمل می‌کنند.
rule-SC-025 = بدون توانایی ویژه هیچ مهره‌ای از رودخانه نمی‌گذرد و به دریاچه نمی‌رود.
rule-SC-026 = شخصیت می‌جنگد، ملاقات می‌کند و یک بار کارت کارخانه برمی‌دارد.
rule-SC-027 = ماشین زرهی می‌جنگد و کارگر و منبع حمل می‌کند، ولی هیچ‌گاه شخصیت را نه.
rule-SC-028 = کارگر تولید می‌کند و برای استقرار و ساخت‌وساز لازم است. کارگر هیچ‌گاه نمی‌جنگد.
rule-SC-029 = فقط شخصیت و ماشین زرهی در نبرد شرکت می‌کنند.

heading-SC-030 = چیدمان

rule-SC-030 = روی هر یک از ۱۱ ناحیهٔ نشان‌دار یک ژتون ملاقات هست.
rule-SC-031 = اگر پشتهٔ کارت‌های نبرد تمام شود، کارت‌های سوخته پشتهٔ تازه می‌شوند؛ اگر هیچ کارتی نباشد، کارتی کشیده نمی‌شود.
rule-SC-032 = یک کارت کارخانه بیشتر از شمار بازیکنان به پشت می‌ماند؛ بقیه نادیده از بازی بیرون می‌روند.
rule-SC-033 = یکی از ۶ پاداش ساختمان کشیده می‌شود و به رو می‌ماند.
rule-SC-034 = هر بازیکن یک جناح و یک صفحهٔ بازیکن می‌گیرد، به قید قرعه یا به انتخاب، و کنار پایتخت خود می‌نشیند: ساعت‌گرد نوردیک، روسویت، کریمه، ساکسونی، پولانیا. دو جفت قوی را می‌توان ممنوع کرد (تنظیم میز).
rule-SC-035 = صفحهٔ جناح قدرت و کارت‌های نبرد آغازین شما را تعیین می‌کند.
rule-SC-036 = شمار کارت‌های نبرد هر کس آشکار است و ارزش آن‌ها پنهان.
rule-SC-037 = صفحهٔ بازیکن محبوبیت و سکه‌های آغازین و ۲ کارت هدف به شما می‌دهد.
rule-SC-038 = سکه‌ها برای همه آشکارند.
rule-SC-039 = کارت‌های هدف پنهان‌اند.
rule-SC-040 = شخصیت در پایتخت شروع می‌کند و در هر یک از دو ناحیه‌ای که از خشکی به آن وصل‌اند یک کارگر هست.
rule-SC-041 = در آغاز ۶ مکعب فناوری، ۶ کارگر، ۴ نیرو و ۴ ساختمان روی صفحهٔ بازیکن است.
rule-SC-042 = در آغاز ۶ ستاره و ۴ ماشین زرهی روی صفحهٔ جناح است و پاداش‌های یک‌باره‌اش آزادند.
rule-SC-043 = کسی که شمارهٔ صفحهٔ بازیکنش کمتر است شروع می‌کند؛ نوبت ساعت‌گرد می‌چرخد.
rule-SC-044 = کارت‌های شروع سریع و عبور از رودخانه فقط یادآورند.
rule-SC-045 = صفحه‌های بازیکن با شمارهٔ بالاتر محبوبیت و سکهٔ آغازین بیشتری دارند.

heading-SC-046 = نوبت

rule-SC-046 = دور و مرحله در کار نیست: بازیکنان تا پایان بازی به نوبت بازی می‌کنند.
rule-SC-047 = نخست نشانگر اقدام را روی بخشی جز بخش نوبت پیش می‌گذارید.
rule-SC-048 = سپس می‌توانید یک بار اقدام ردیف بالای آن بخش را انجام دهید.
rule-SC-049 = بعد می‌توانید یک بار اقدام ردیف پایین را انجام دهید. ردیف بالا همیشه اول است.
rule-SC-050 = هر دو ردیف، یکی یا هیچ‌کدام را انجام دهید؛ نشانگر در هر حال باید جابه‌جا شود.
rule-SC-051 = اول همهٔ هزینه را می‌پردازید و بعد هر اندازه از سود را که بخواهید می‌گیرید.
rule-SC-052 = اقدامی که نتوانید همهٔ هزینه‌اش را بپردازید ممکن نیست.
rule-SC-053 = آنچه از ردیف بالا گرفته‌اید می‌تواند در همان نوبت هزینهٔ ردیف پایین باشد.
rule-SC-054 = در نوبت خود می‌توانید هدفی را کامل کنید.
rule-SC-055 = در این میز هر نوبت پیش از آغاز نوبت بعد تمام می‌شود.
rule-SC-056 = کسی که کاری از دستش برنمی‌آید هم باید نشانگر را روی بخش دیگری بگذارد.

heading-SC-057 = حرکت

rule-SC-057 = حرکت: تا ۲ مهرهٔ متفاوت هر یک به اندازهٔ یک ناحیه می‌روند، یا ۱ سکه می‌گیرید.
rule-SC-058 = مهره از یک ناحیه یا از پایتخت خود به ناحیهٔ مجاور می‌رود.
rule-SC-059 = هر اقدام حرکت یک مهره را فقط یک بار حرکت می‌دهد. می‌توانید مهره‌های کمتری حرکت دهید.
rule-SC-060 = مهرهٔ در حرکت هر چند منبع را با خود می‌برد و می‌تواند بر زمین بگذارد.
rule-SC-061 = ماشین زرهی هر چند کارگر شما را با خود می‌برد؛ این حرکت آن کارگرها به شمار نمی‌آید.
rule-SC-062 = کارگری که حمل شده هنوز حرکت خودش را دارد، و کارگر می‌تواند خود را به ماشین زرهی برساند و سپس حمل شود.
rule-SC-063 = رودخانهٔ میان دو خشکی و دریاچه جلوی مهره را می‌گیرند، مگر اینکه توانایی ویژه‌ای باشد.
rule-SC-064 = دریاچه با همهٔ ناحیه‌های پیرامونش مجاور است و میان آن‌ها رودخانه نیست.
rule-SC-065 = همهٔ تونل‌ها برای هر مهره‌ای با هم مجاورند.
rule-SC-066 = هر چند مهره از یک جناح می‌توانند در یک ناحیه باشند.
rule-SC-067 = شخصیت یا ماشین زرهی که وارد ناحیه‌ای شود که فقط کارگر حریف در آن است، همان‌جا می‌ایستد.
rule-SC-068 = آن کارگرها فوراً به پایتخت خود برمی‌گردند و منابع مال شماست؛ مهره‌های دیگر شما در همان اقدام می‌توانند از آنجا بگذرند.
rule-SC-069 = برای هر کارگری که به پایتختش می‌فرستید ۱ محبوبیت از دست می‌دهید، تا ۰.
rule-SC-070 = کارگر به‌تنهایی وارد ناحیه‌ای با کارگر حریف نمی‌شود.
rule-SC-071 = هر مهره‌ای می‌تواند وارد جایی شود که فقط ساختمان حریف در آن است و کنترل را بگیرد.
rule-SC-072 = شخصیت یا ماشین زرهی که به شخصیت یا ماشین زرهی حریف برسد می‌ایستد؛ نبرد پس از همهٔ حرکت‌هاست.
rule-SC-073 = کارگر به جایی که شخصیت یا ماشین زرهی حریف هست نمی‌رود، مگر سوار بر ماشین زرهی.
rule-SC-074 = شخصیتی که به ژتون ملاقات برسد حرکتش تمام است.
rule-SC-075 = پس از همهٔ نبردها اگر شخصیت هنوز آنجا باشد، ژتون برداشته می‌شود و ملاقات رخ می‌دهد.
rule-SC-076 = ترتیب: همهٔ حرکت‌ها، همهٔ نبردها، سپس ملاقات یا کارت کارخانه و در پایان ردیف پایین.
rule-SC-218 = مهره از پایتخت به خشکی پیوسته به آن می‌رود؛ برای دریاچهٔ کنارش یا خشکی آن سوی رودخانه توانایی لازم است.
rule-SC-219 = ماشین زرهی که کارگرهای حریف را بیرون می‌راند می‌تواند کارگر شما را همراه داشته باشد.

heading-SC-077 = تجدید قوا و تجارت

rule-SC-077 = تجدید قوا: ۱ سکه می‌پردازید و ۲ قدرت می‌گیرید یا ۱ کارت نبرد می‌کشید.
rule-SC-078 = تجارت: ۱ سکه می‌پردازید و ۲ منبع دلخواه یا ۱ محبوبیت می‌گیرید.
rule-SC-079 = منابع تجارت در یک ناحیه که کارگر شما در آن است جا می‌گیرند؛ اگر همهٔ کارگرها در پایتخت باشند، فقط محبوبیت می‌گیرید.
rule-SC-080 = قدرت تا ۱۶ و محبوبیت تا ۱۸ بالا می‌رود؛ بیشتر از آن هدر است.

heading-SC-081 = تولید

rule-SC-081 = هزینه‌ای را می‌پردازید که با رفتن کارگرها از صفحهٔ بازیکن پیدا شده است.
rule-SC-082 = با ۲ یا ۳ کارگر بیرون از صفحه رایگان است، با ۴ یا ۵ کارگر ۱ قدرت، با ۶ یا ۷ کارگر ۱ قدرت و ۱ محبوبیت، و با ۸ کارگر ۱ سکه هم.
rule-SC-083 = تا دو ناحیه تولید می‌کنند: هر کارگر در کوهستان فلز، در مزرعه غذا، در توندرا نفت، در جنگل چوب و در دهکده یک کارگر می‌سازد.
rule-SC-084 = محصول در همان‌جا می‌ماند؛ کارگر تازه از صفحه به دهکده می‌آید.
rule-SC-085 = هیچ تولیدی اجباری نیست: شمار کارگرهای تازه را خودتان تعیین می‌کنید.
rule-SC-086 = کارگر هیچ‌گاه به صفحه برنمی‌گردد؛ هشتمین کارگر یک ستاره می‌دهد.
rule-SC-087 = بدون پرداخت هزینه تولیدی نیست.
rule-SC-088 = شمار منابع و کارگرها در یک ناحیه سقفی ندارد.
rule-SC-089 = کارگرهایی که همین اقدام ساخته در آن تولید نمی‌کنند.
rule-SC-090 = نمونه: مزرعه‌ای با ۱ کارگر و کوهستانی با ۲ کارگر ۱ غذا و ۲ فلز می‌دهند.
rule-SC-091 = نمونه: جنگلی با ۳ کارگر و مزرعه‌ای با ۲ کارگر ۳ چوب و ۲ غذا می‌دهند.

heading-SC-092 = اقدام‌های ردیف پایین

rule-SC-092 = ارتقا نفت، استقرار فلز، ساخت‌وساز چوب و استخدام غذا می‌خواهد؛ اندازهٔ هزینه و سکه در هر صفحه فرق دارد.
rule-SC-093 = بیشترشان سکه می‌دهند؛ می‌توانید آن را نپذیرید.
rule-SC-094 = اقدامی که دیگر کاری در آن نمانده باز هم ممکن است، برای سکه و پاداش‌هایش.
rule-SC-095 = هر اقدام ردیف پایین پاداشی همیشگی دارد که با رفتن نیروی آن به کار می‌افتد.
rule-SC-096 = اینجا همسایه‌ها پاداش خود را خودبه‌خود می‌گیرند.

heading-SC-097 = ارتقا

rule-SC-097 = نفت می‌پردازید و مکعبی را از یک خانهٔ سبز به یکی از جاهای آزاد هزینه می‌برید.
rule-SC-098 = از این پس آن اقدام ردیف بالا بیشتر می‌دهد و آن اقدام ردیف پایین ۱ واحد ارزان‌تر است.
rule-SC-099 = نمونه: مکعب تولید به استخدام می‌رود: از این پس ۳ ناحیه تولید می‌کنند و استخدام ۱ غذا ارزان‌تر است.

heading-SC-100 = استقرار و توانایی ماشین‌های زرهی

rule-SC-100 = فلز می‌پردازید و یکی از ماشین‌های زرهی خود را در ناحیه‌ای که کارگر دارید می‌گذارید، هیچ‌گاه در دریاچه.
rule-SC-101 = آنچه زیر ماشین زرهی بود از آن پس توانایی شخصیت و همهٔ ماشین‌های زرهی شماست، نه کارگرها.
rule-SC-102 = عبور از رودخانه: به دو نوع ناحیه؛ ساکسونی و نوردیک جنگل و کوهستان، روسویت مزرعه و دهکده، کریمه مزرعه و توندرا، پولانیا دهکده و کوهستان.
rule-SC-103 = سرعت: شخصیت و ماشین‌های زرهی یک ناحیه دورتر می‌روند.
rule-SC-104 = با سرعت هم مهره از مهرهٔ حریف نمی‌گذرد؛ گذر از تونل یک گام است.
rule-SC-105 = مهره در میانهٔ راه می‌تواند کارگر و منبع بگذارد یا بردارد.
rule-SC-106 = راه زیرزمینی، ساکسونی: کوهستان‌های در کنترل شما و همهٔ تونل‌ها، معدن شما هم، با یکدیگر مجاورند.
rule-SC-107 = نمونه: ماشین زرهی ساکسونی از یک کوهستان به هر کوهستان در کنترل ساکسونی یا هر تونلی می‌رود.
rule-SC-108 = خلع سلاح، ساکسونی: پیش از نبرد در تونل یا معدن شما حریف ۲ قدرت از دست می‌دهد.
rule-SC-109 = شهرک، روسویت: دهکده‌های در کنترل شما و کارخانه با یکدیگر مجاورند.
rule-SC-110 = نمونه: ماشین زرهی روسویت از یک دهکده به هر دهکدهٔ در کنترل روسویت یا به کارخانه می‌رود.
rule-SC-111 = ارتش مردمی، روسویت: اگر کارگری در نبرد باشد، می‌توانید ۱ کارت بیشتر بیفزایید.
rule-SC-112 = نمونه: روسویت با ۲ ماشین زرهی و ۳ کارگر می‌تواند تا ۳ کارت بیفزاید.
rule-SC-113 = دریانوردی، نوردیک: شخصیت و ماشین‌های زرهی به دریاچه می‌روند و از آن بیرون می‌آیند و می‌توانند به دریاچهٔ کنار نبرد عقب بنشینند؛ کارگر فقط همراه ماشین زرهی.
rule-SC-114 = در دریاچه با رفتن حمل‌کننده چیزی جا نمی‌ماند، کارگر فقط با ماشین زرهی بیرون می‌آید و چیزی ساخته یا مستقر نمی‌شود.
rule-SC-115 = توپخانه، نوردیک: پیش از نبرد ۱ قدرت می‌پردازید و حریف ۲ قدرت از دست می‌دهد.
rule-SC-116 = رهنوردی، کریمه: از هر جا به پایتخت خود یا پایتخت جناحی که در بازی نیست.
rule-SC-117 = دیده‌بانی، کریمه: پیش از نبرد ۱ کارت نبرد تصادفی از حریف می‌گیرید.
rule-SC-118 = زیرآبی، پولانیا: شخصیت و ماشین‌های زرهی به دریاچه می‌روند و از آن بیرون می‌آیند و از هر دریاچه به دریاچهٔ دیگر می‌روند.
rule-SC-119 = رفاقت، پولانیا: راندن کارگرها پس از نبرد محبوبیتی کم نمی‌کند؛ با تنظیم میز، در هیچ حال کم نمی‌کند.

heading-SC-120 = ساخت‌وساز و ساختمان‌ها

rule-SC-120 = چوب می‌پردازید و یکی از ساختمان‌های خود را در ناحیه‌ای که کارگر دارید می‌گذارید.
rule-SC-121 = هر ناحیه حداکثر یک ساختمان دارد، از هر که باشد.
rule-SC-122 = ساختمان نه جابه‌جا می‌شود و نه ویران. در پایتخت و دریاچه ممکن نیست و در کارخانه ممکن است.
rule-SC-123 = ساختمان شما فقط برای شماست، حتی اگر کنترل ناحیه با دیگری باشد؛ فقط آسیاب در آن حال تولید نمی‌کند.
rule-SC-124 = ساختمان به اقدام ردیف بالای خود کمک می‌کند، از بار بعد.
rule-SC-125 = بنای یادبود: با تجدید قوا ۱ محبوبیت می‌گیرید.
rule-SC-126 = اسلحه‌خانه: با تجارت ۱ قدرت می‌گیرید.
rule-SC-127 = آسیاب: ناحیه‌اش می‌تواند ناحیه‌ای اضافه در تولید باشد و خود آسیاب مانند کارگر تولید می‌کند.
rule-SC-128 = معدن: تونلی فقط برای مهره‌های شما، کنترلش با هر که باشد.
rule-SC-129 = در پایان ساختمان‌ها طبق پاداش ساختمان سکه می‌آورند، حتی در جایی که کنترلش را از دست داده‌اید.
rule-SC-130 = پاداش: تونل‌های مجاور ساختمان‌های شما، هر یک یک بار؛ معدن به حساب نمی‌آید و رودخانه مهم نیست.
rule-SC-131 = پاداش: دریاچه‌های مجاور ساختمان‌های شما، هر یک یک بار.
rule-SC-132 = پاداش: ناحیه‌های ملاقات مجاور ساختمان‌های شما، هر یک یک بار، با ژتون یا بدون آن.
rule-SC-133 = پاداش: ساختمان‌های شما روی تونل؛ معدن تونل به شمار نمی‌آید.
rule-SC-134 = پاداش: بلندترین ردیف راست و پیوستهٔ ساختمان‌های شما.
rule-SC-135 = پاداش: ساختمان‌های شما در مزرعه و توندرا.
rule-SC-136 = نمونه: دو ساختمان که روی هم کنار ۴ دریاچهٔ متفاوت‌اند ۶ سکه می‌دهند، در کنترل شما باشند یا نه.

heading-SC-137 = استخدام

rule-SC-137 = غذا می‌پردازید، یکی از نیروهای صفحهٔ خود را روی یک پاداش یک‌بارهٔ آزاد می‌گذارید و آن را فوراً می‌گیرید.
rule-SC-138 = پاداش‌های یک‌باره: ۲ قدرت، ۲ سکه، ۲ محبوبیت، ۲ کارت نبرد.
rule-SC-139 = پاداش‌های همیشگی: ارتقا ۱ قدرت، استقرار ۱ سکه، ساخت‌وساز ۱ محبوبیت، استخدام ۱ کارت نبرد.
rule-SC-140 = هر بار که شما یا همسایه‌ای آن اقدام را روی صفحهٔ بازیکن انجام دهید پاداش همیشگی می‌گیرید، برای کارت‌ها نه.
rule-SC-141 = ترتیب: هزینه، سود، سکه، پاداش خود، ستاره‌های خود؛ سپس پاداش و ستارهٔ همسایهٔ چپ و بعد همسایهٔ راست. ستارهٔ ششم بقیه را متوقف می‌کند.
rule-SC-142 = در بازی دونفره اقدام حریف فقط یک بار پاداش می‌دهد.
rule-SC-143 = نمونه: نوردیک که نیروی ساخت‌وساز را استخدام کرده، با هر ساخت‌وساز خود یا همسایه ۱ محبوبیت می‌گیرد.
rule-SC-144 = پاداش همیشگی تا آخر بازی کار می‌کند، از همان استخدامی که آن را باز کرده است.

heading-SC-145 = توانایی جناح‌ها

rule-SC-145 = خستگی‌ناپذیری، روسویت: می‌توانید بخش نوبت پیش را دوباره انتخاب کنید.
rule-SC-146 = خستگی‌ناپذیری برای کارت کارخانه هم هست (تنظیم میز).
rule-SC-147 = اجبار، کریمه: در هر نوبت یک بار ۱ کارت نبرد به‌جای هر ۱ منبعی می‌نشیند.
rule-SC-148 = نمونه: کریمه ۳ فلز را با ۲ فلز و ۱ کارت نبرد می‌پردازد، ارزش کارت ۲ باشد یا ۵.
rule-SC-149 = شنا، نوردیک: کارگرها از رودخانه به هر خشکی می‌گذرند.
rule-SC-150 = پرسه‌زنی، پولانیا: دو گزینهٔ متفاوت از هر کارت ملاقات؛ گزینهٔ اول می‌تواند هزینهٔ دومی را بدهد.
rule-SC-151 = سلطه، ساکسونی: ستاره‌های هدف و نبرد سقفی ندارد.

heading-SC-152 = نبرد

rule-SC-152 = نبردها پس از همهٔ حرکت‌ها و پیش از ردیف پایین است؛ نبردهای حرکت کارخانه در پایان نوبت.
rule-SC-153 = نبرد میان شما و یک حریف است، جایی که هر دو شخصیت یا ماشین زرهی دارید.
rule-SC-154 = ترتیب چند نبرد را مهاجم انتخاب می‌کند.
rule-SC-155 = سکه فقط با توافق میز دست‌به‌دست می‌شود و هیچ‌گاه در میانهٔ نبرد نه (تنظیم میز).
rule-SC-156 = توپخانه، خلع سلاح و دیده‌بانی پیش از انتخاب قدرت است، اول مهاجم. قدرت از ۰ پایین‌تر نمی‌رود و کارت دیده‌بانی را فقط دو طرف می‌شناسند.
rule-SC-157 = هر دو پنهانی ۰ تا ۷ قدرت انتخاب می‌کنند، نه بیش از آنچه دارند.
rule-SC-158 = هر کس برای هر شخصیت و ماشین زرهی خود ۱ کارت نبرد می‌تواند بیفزاید، با چرخ ۰ هم؛ تا رو شدن، کسی نمی‌داند کارتی هست یا نه.
rule-SC-159 = کارت‌های نبرد: ۱۶ کارت ۲، ۱۲ کارت ۳، ۸ کارت ۴ و ۶ کارت ۵.
rule-SC-160 = هر دو با هم رو می‌کنند. جمع بیشتر می‌برد؛ تساوی به سود مهاجم است.
rule-SC-161 = هر دو قدرت چرخ خود را از دست می‌دهند و کارت‌های بازی‌شده می‌سوزند.
rule-SC-162 = ناحیه با همهٔ منابعش از آن برنده است و اگر ستاره‌ای برای نبرد مانده باشد می‌گذارد.
rule-SC-163 = مهاجم برنده برای هر کارگری که می‌راند ۱ محبوبیت از دست می‌دهد.
rule-SC-164 = شخصیتی که در نقش مهاجم روی ژتون ملاقات برده باشد ملاقات می‌کند.
rule-SC-165 = همهٔ مهره‌های بازنده از آنجا به پایتخت خود می‌روند؛ منابع می‌مانند.
rule-SC-166 = بازنده‌ای که قدرتی، با چرخ یا کارت، خرج کرده باشد ۱ کارت نبرد می‌کشد.
rule-SC-167 = با ۲ ستارهٔ نبرد باز هم می‌توانید بجنگید، بدون ستارهٔ تازه.
rule-SC-168 = اگر ستارهٔ ششم پیش از نبردهای مانده برسد، مهره‌های واردشده برمی‌گردند.
rule-SC-169 = در دریاچه کارگرهای ماشین زرهی شکست‌خورده با آن عقب می‌نشینند و مانند همیشه از محبوبیت مهاجم می‌کاهند.
rule-SC-170 = فقط کارگرهایی که در نوبت خودتان می‌رانید از محبوبیت می‌کاهند.
rule-SC-171 = نمونه: ماشین زرهی با ۷ قدرت حمله می‌کند؛ مدافع به ۴ قدرت یک کارت ۳ می‌افزاید. در ۷ به ۷ مهاجم می‌برد، برای ۱ کارگر ۱ محبوبیت از دست می‌دهد، ستاره و ۳ غذا می‌گیرد؛ مدافع به پایتخت می‌رود و کارتی می‌کشد.
rule-SC-172 = نمونه: مدافعی که ماشین زرهی همراه با کارگر را شکست دهد همه را به پایتخت می‌فرستد و محبوبیتی از دست نمی‌دهد.
rule-SC-220 = بدون قدرت و کارت با ۰ می‌جنگید؛ در ۰ به ۰ مهاجم می‌برد و بازنده‌ای که چیزی خرج نکرده کارتی نمی‌کشد.
rule-SC-221 = قدرتی که در یک نبرد رفته برای نبرد بعد نیست؛ کارتی که بازنده می‌کشد در آن به کار می‌آید.

heading-SC-173 = ملاقات‌ها

rule-SC-173 = فقط شخصیت ملاقات می‌کند: ژتون برداشته و کارتی کشیده می‌شود، پس از نبردها و پیش از ردیف پایین.
rule-SC-174 = کارت برای همه آشکار است.
rule-SC-175 = یکی از سه گزینه را انتخاب می‌کنید، همهٔ هزینه را می‌پردازید و هر بخش از سود را که بخواهید می‌گیرید.
rule-SC-176 = گزینه‌ای را که نتوانید هزینه‌اش را بپردازید نمی‌توانید انتخاب کنید.
rule-SC-177 = نمونه: از ۲ فلز و ۱ کارگر می‌توانید فقط فلز را بگیرید.
rule-SC-178 = هر چه می‌گیرید در ناحیهٔ ملاقات جا می‌گیرد؛ آنجا کارگر لازم نیست.
rule-SC-179 = سود کارت با سکه، هزینه و پاداش نیروهای صفحهٔ بازیکن همراه نیست.
rule-SC-180 = کارت در این بازی دوباره نمی‌آید.
rule-SC-181 = اگر شخصیت در نبرد آنجا شکست بخورد، ژتون می‌ماند.
rule-SC-182 = شمارهٔ کارت‌ها فقط نام است.

heading-SC-183 = کارخانه

rule-SC-183 = کارخانه چیزی تولید نمی‌کند و در پایان ۳ ناحیه به شمار می‌آید.
rule-SC-184 = نخستین بار که شخصیت شما حرکتش را آنجا پایان دهد، کارت‌ها را می‌بینید، یکی را برمی‌دارید و بقیه را برمی‌گردانید.
rule-SC-185 = نمونه: در بازی پنج‌نفره بازدیدکنندگان به ترتیب ۶، ۵، ۴، ۳ و ۲ کارت می‌بینند.
rule-SC-186 = کارت بخش پنجم شماست و اقدام بالا و پایین دارد.
rule-SC-187 = اقدام‌هایش سکه، سود ساختمان و پاداش نیرو نمی‌دهند و فقط هزینهٔ خود کارت را دارند.
rule-SC-188 = اقدام پایینش یک مهره را تا دو بار حرکت می‌دهد.
rule-SC-189 = معدن شما در این حرکت هم به کار می‌آید.
rule-SC-190 = نمونه: با سرعت، ماشین زرهی یا شخصیت تا ۳ ناحیه می‌رود و کارگر تا ۲ ناحیه.
rule-SC-191 = نمونه: ۱ محبوبیت می‌پردازید و استخدام یا ارتقا می‌کنید، یا می‌گذرید؛ سپس یک مهره را تا دو ناحیه حرکت می‌دهید.
rule-SC-192 = هر بازیکن فقط یک کارت کارخانه دارد، تا آخر بازی.

heading-SC-193 = هدف‌ها

rule-SC-193 = در نوبت خود، پیش یا پس از هر اقدام، می‌توانید یکی از دو هدف خود را که برآورده شده برای ستاره نشان دهید؛ سپس هر دو می‌روند، دیگری نادیده.
rule-SC-194 = هر بازیکن یک ستارهٔ هدف دارد؛ ساکسونی می‌تواند هر دو کارت را کامل کند.
rule-SC-195 = هدف باید در لحظهٔ نشان دادن برآورده باشد؛ برخی کارت‌ها فقط در پایان نوبت.

heading-SC-196 = قول و قرار

rule-SC-196 = قول و قرار آزاد است و کسی را پایبند نمی‌کند؛ فقط سکه دست‌به‌دست می‌شود.
rule-SC-197 = نبردی که با حرکت پدید آمده باید انجام شود.
rule-SC-198 = نمونه: «اگر به من حمله نکنی، من هم نمی‌کنم» گفتنش آزاد است و نگه داشتنش واجب نیست.

heading-SC-199 = ستاره‌ها

rule-SC-199 = برای هر دستاورد بی‌درنگ یک ستاره می‌گذارید و ستاره هیچ‌گاه از دست نمی‌رود.
rule-SC-200 = نمونه: کسی که بعداً از ۱۸ محبوبیت پایین بیاید ستاره را نگه می‌دارد.
rule-SC-201 = هر دستاورد برای هر بازیکن یک بار ستاره دارد و نبرد دو بار؛ ستاره‌های دیگران مهم نیست.
rule-SC-202 = کسی بیش از ۶ ستاره نمی‌گذارد.

heading-SC-203 = پایان بازی و شمردن امتیاز

rule-SC-203 = با ستارهٔ ششم بازی فوراً تمام است، هر چه هم مانده باشد.
rule-SC-204 = اگر ستاره از اقدام ردیف پایین باشد، اول سود، سکه و پاداش آن را می‌گیرید.
rule-SC-205 = مهره‌هایی که حرکت ناتمام آن‌ها را رودرروی دیگران گذاشته به جای پیش از حرکت برمی‌گردند.
rule-SC-206 = ستارهٔ پاداش نیرو در نوبت دیگری پس از آن اقدام و ساعت‌گرد گذاشته می‌شود، مگر اینکه بازی با آن تمام شده باشد.
rule-SC-207 = سکه برای هر ستاره، ناحیه و جفت منبع: با محبوبیت ۰ تا ۶ به ترتیب ۳، ۲، ۱؛ با ۷ تا ۱۲: ۴، ۳، ۲؛ با ۱۳ تا ۱۸: ۵، ۴، ۳.
rule-SC-208 = نمونه: محبوبیت ۱۰ به ترتیب ۴، ۳ و ۲ می‌دهد؛ محبوبیت ۱۸ در ردیف بالاست.
rule-SC-209 = نمونه: ۱۳ منبع با محبوبیت ۱۰ یعنی ۶ جفت، ۱۲ سکه.
rule-SC-210 = سکه‌های در دست حساب می‌شوند.
rule-SC-211 = ناحیه‌های در کنترل شما حساب می‌شوند، دریاچه‌ها هم، پایتخت‌ها نه؛ کارخانه ۳ ناحیه است.
rule-SC-212 = منابع ناحیه‌های در کنترل شما، از هر نوع، جفت‌جفت حساب می‌شوند؛ تکی هدر است.
rule-SC-213 = پاداش ساختمان افزوده می‌شود.
rule-SC-214 = رفع تساوی به ترتیب با: کارگرها، ماشین‌های زرهی و ساختمان‌ها روی هم؛ قدرت؛ محبوبیت؛ منابع؛ ناحیه‌ها؛ ستاره‌ها. اگر همه برابر باشد، برد مشترک است.
rule-SC-215 = در بازی نخست می‌توانید پس از ستارهٔ اول ببینید امتیاز هر کس چند می‌شد؛ اینجا همیشه پیداست.
rule-SC-216 = گونه‌ای که شمردن طولانی را جریمه می‌کند اینجا بازی نمی‌شود.
rule-SC-217 = برگهٔ افتخارات در بازی اثری ندارد.

## The ending: score table, how it ended, its course, what was hidden, and luck

column-popularity = محبوبیت
column-stars = ستاره‌ها
column-territories = ناحیه‌ها
column-pairs = جفت‌های منبع
column-structures = پاداش ساختمان
column-coins = سکه
cell-tier = پلهٔ { $number }
closing-last-star =
    { $reader ->
        [seat] ستارهٔ ششم را گذاشتید ({ $goal }) و بازی تمام شد.
       *[nobody] { $seat } ستارهٔ ششم را گذاشت ({ $goal }) و بازی تمام شد.
    }
closing-tie =
    { $by ->
        [pieces] سکه‌ها برابر بود و شمار کارگرها، ماشین‌ها و ساختمان‌ها برنده را تعیین کرد: { $seat }.
        [power] سکه‌ها و مهره‌ها برابر بود و قدرت برنده را تعیین کرد: { $seat }.
        [popularity] سکه‌ها، مهره‌ها و قدرت برابر بود و محبوبیت برنده را تعیین کرد: { $seat }.
        [resources] از سکه تا محبوبیت همه برابر بود و منابع برنده را تعیین کرد: { $seat }.
        [territories] از سکه تا منابع همه برابر بود و ناحیه‌ها برنده را تعیین کرد: { $seat }.
       *[stars] از سکه تا ناحیه‌ها همه برابر بود و ستاره‌ها برنده را تعیین کرد: { $seat }.
    }
closing-shared = سکه‌ها و همهٔ معیارهای تساوی برابر است و برد مشترک: { $seats }.
chart-points = امتیاز
chart-points-what = امتیازها در آغاز هر نوبت، اگر همان‌جا شمرده می‌شد.
chart-coins = سکه
chart-territories = ناحیه‌ها
mark-star = ستاره
mark-combat = نبرد
mark-encounter = ملاقات
mark-factory = کارت کارخانه
held-objectives = هدف‌ها
held-cards = کارت‌های نبرد
luck-cards = کارت‌های نبردِ کشیده‌شده
