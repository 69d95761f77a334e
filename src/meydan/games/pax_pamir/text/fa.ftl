### Pax Pamir, in Persian. Rule sentences are at the end.

game-name = پکس پامیر: ویرایش دوم
game-blurb = درباری گرد آورید، به‌موقع ائتلاف عوض کنید و آنگاه که ائتلافی بر افغانستان چیره می‌شود بیشترین نفوذ را داشته باشید.
automa-name = واخان

## Coalitions, suits, regions, borders, cards

coalition-british = بریتانیا
coalition-russian = روسیه
coalition-afghan = افغان
suit-economic = اقتصادی
suit-military = نظامی
suit-political = سیاسی
suit-intelligence = جاسوسی
region-transcaspia = ماورای خزر
region-kabul = کابل
region-persia = ایران
region-herat = هرات
region-kandahar = قندهار
region-punjab = پنجاب
border-persia-transcaspia = مرز ایران و ماورای خزر
border-herat-persia = مرز هرات و ایران
border-herat-transcaspia = مرز هرات و ماورای خزر
border-kabul-transcaspia = مرز کابل و ماورای خزر
border-herat-kabul = مرز هرات و کابل
border-herat-kandahar = مرز هرات و قندهار
border-kabul-kandahar = مرز کابل و قندهار
border-kabul-punjab = مرز کابل و پنجاب
border-kandahar-punjab = مرز قندهار و پنجاب
space-transcaspia = ماورای خزر
space-kabul = کابل
space-persia = ایران
space-herat = هرات
space-kandahar = قندهار
space-punjab = پنجاب
space-persia-transcaspia = مرز ایران و ماورای خزر
space-herat-persia = مرز هرات و ایران
space-herat-transcaspia = مرز هرات و ماورای خزر
space-kabul-transcaspia = مرز کابل و ماورای خزر
space-herat-kabul = مرز هرات و کابل
space-herat-kandahar = مرز هرات و قندهار
space-kabul-kandahar = مرز کابل و قندهار
space-kabul-punjab = مرز کابل و پنجاب
space-kandahar-punjab = مرز قندهار و پنجاب
card-court-1 = موهن لال
card-court-2 = جان‌فشان خان
card-court-3 = شاهزاده اکبر خان
card-court-4 = چارلز استودارت
card-court-5 = شاه شجاع درانی
card-court-6 = امین‌الله خان لوگری
card-court-7 = دوست محمد
card-court-8 = بازار کابل
card-court-9 = صنایع دستی افغان
card-court-10 = معدن زرنیخ بلخ
card-court-11 = معدن لاجورد
card-court-12 = شهر غزنی
card-court-13 = کوچ‌نشینان غلجایی
card-court-14 = صرافان
card-court-15 = گارد سلطنتی درانی
card-court-16 = بالاحصار
card-court-17 = دژ غزنی
card-court-18 = هری فلشمن
card-court-19 = الدرد پاتینجر
card-court-20 = هنری راولینسون
card-court-21 = الکساندر برنز
card-court-22 = جورج هیوارد
card-court-23 = هنری پاتینجر
card-court-24 = رنجیت سینگ
card-court-25 = جوسایا هارلن
card-court-26 = پائولو آویتابیله
card-court-27 = دودمان مقپون
card-court-28 = بازار انارکلی
card-court-29 = گذرگاه خیبر
card-court-30 = بازرگانان سیک لاهور
card-court-31 = جنگ‌افزارهای کمپانی
card-court-32 = سپاه سند
card-court-33 = زورآور سینگ کهلوریا
card-court-34 = جنگجویان سندی
card-court-35 = هری سینگ نلوه
card-court-36 = پیاده‌نظام بومی بنگال
card-court-37 = هایلندرهای سیفورت
card-court-38 = سیک‌های اکالی
card-court-39 = ویلیام مورکرافت
card-court-40 = ویلیام هی مکناتن
card-court-41 = چارلز ماسون
card-court-42 = سرداران بارکزایی
card-court-43 = اشراف غلجایی
card-court-44 = سران بلوچ
card-court-45 = حاجی خان کاکر
card-court-46 = بانک
card-court-47 = گذرگاه بولان
card-court-48 = بازارهای میوه
card-court-49 = بازارهای قندهار
card-court-50 = نیروهای منظم بریتانیا
card-court-51 = سر جان کین
card-court-52 = مزدور پشتون
card-court-53 = تیراندازان جزایلچی
card-court-54 = راهزنان هرات
card-court-55 = سران هزاره
card-court-56 = یارمحمد الکوزایی
card-court-57 = اشراف تبعیدی درانی
card-court-58 = سران اسحاق‌زایی
card-court-59 = جنگاوران تاجیک
card-court-60 = جنگ‌سالار کوچ‌نشین
card-court-61 = گوسفند قره‌گل
card-court-62 = شبکهٔ قنات‌ها
card-court-63 = جادهٔ فراه
card-court-64 = کشتزارهای خشخاش
card-court-65 = منار جام
card-court-66 = قاچاقچیان بلوچ
card-court-67 = گندم‌زارها
card-court-68 = قائم‌مقام فراهانی
card-court-69 = کنت ایوان سیمونیچ
card-court-70 = الکساندر گریبایدوف
card-court-71 = جوزف ولف
card-court-72 = کلود وید
card-court-73 = ژان‌فرانسوا آلار
card-court-74 = حاج میرزا آقاسی
card-court-75 = عباس میرزا
card-court-76 = فتحعلی‌شاه
card-court-77 = محمدشاه
card-court-78 = آبادانی شهرها
card-court-79 = بازارهای بردهٔ ایران
card-court-80 = تجارت ایران و انگلیس
card-court-81 = تجارت ایران و روسیه
card-court-82 = قشون ایران
card-court-83 = گارد شاه
card-court-84 = نیروهای منظم روسیه
card-court-85 = یهودیان بخارا
card-court-86 = یان پروسپر ویتکیویچ
card-court-87 = نقشه‌برداران امپراتوری
card-court-88 = آرتور کانولی
card-court-89 = آقا مهدی
card-court-90 = نصرالله خان
card-court-91 = الله‌قلی بهادر
card-court-92 = میر مراد بیگ
card-court-93 = مدلی خان
card-court-94 = بازارهای بردهٔ خیوه
card-court-95 = تدارکات اورنبورگ
card-court-96 = واحهٔ پنجده
card-court-97 = ارگ بخارا
card-court-98 = توپ‌های اروپایی
card-court-99 = قزاق‌ها
card-court-100 = کنت پروفسکی
card-event-101 = بررسی چیرگی
card-event-102 = بررسی چیرگی
card-event-103 = بررسی چیرگی
card-event-104 = بررسی چیرگی
card-event-105 = خال مطلوب: نظامی / تاکتیک‌های نو
card-event-106 = وفور نعمت / بازیافتن کوه نور
card-event-107 = بی‌اعتنایی به رسوم / آداب درباری
card-event-108 = ناکامی در جلب نظر / شایعه
card-event-109 = شورش در پنجاب / خستگی از جنگ
card-event-110 = شورش در هرات / ملی‌گرایی
card-event-111 = برداشت همگانی
card-event-112 = شورش در کابل / ملت‌سازی
card-event-113 = شورش در ایران / پشتیبانی اشراف ایران
card-event-114 = بحران اعتماد / راه‌های دیگر اقناع
card-event-115 = خال مطلوب: جاسوسی / آیین پشتونوالی
card-event-116 = خال مطلوب: سیاسی / توبیخ
card-action-tax = مالیات
card-action-gift = هدیه
card-action-build = ساخت
card-action-move = حرکت
card-action-betray = خیانت
card-action-battle = نبرد
side-left = چپ
side-right = راست
market-row-top = ردیف بالا
market-row-bottom = ردیف پایین
market-column-first = ستون ۰
market-column-second = ستون ۱
market-column-third = ستون ۲
market-column-fourth = ستون ۳
market-column-fifth = ستون ۴
market-column-sixth = ستون ۵
gift-space-gift-2 = جای هدیهٔ ۲ روپیه‌ای
gift-space-gift-4 = جای هدیهٔ ۴ روپیه‌ای
gift-space-gift-6 = جای هدیهٔ ۶ روپیه‌ای
icon-spy = جاسوس
icon-army = ارتش
icon-tribe = قبیله
icon-road = راه
icon-leverage = قرض
icon-economic-suit = خال اقتصادی
icon-military-suit = خال نظامی
icon-political-suit = خال سیاسی
icon-intelligence-suit = خال جاسوسی
ability-indispensable-advisors = مشاوران بی‌بدیل
ability-insurrection = قیام
ability-claim-of-ancient-lineage = ادعای تبار کهن
ability-bodyguards = محافظان
ability-citadel-kabul = دژ (کابل)
ability-citadel-transcaspia = دژ (ماورای خزر)
ability-strange-bedfellows = هم‌پیمانان ناهمگون
ability-civil-service-reforms = اصلاحات دیوانی
ability-safe-house = خانهٔ امن
ability-charismatic-courtiers = درباریان فرهمند
ability-blackmail-kandahar = باج‌خواهی (قندهار)
ability-blackmail-herat = باج‌خواهی (هرات)
ability-indian-supplies = تدارکات هند
ability-well-connected = روابط گسترده
ability-herat-influence = نفوذ در هرات
ability-persian-influence = نفوذ در ایران
ability-russian-influence = نفوذ در میان روس‌ها
ability-infrastructure = زیرساخت
ability-savvy-operator = کاردان
ability-irregulars = نیروهای نامنظم
yield-spy-1 = ۱ جاسوس
yield-spy-2 = ۲ جاسوس
yield-spy-3 = ۳ جاسوس
yield-army-1 = ۱ ارتش
yield-army-2 = ۲ ارتش
yield-army-3 = ۳ ارتش
yield-tribe-1 = ۱ قبیله
yield-tribe-2 = ۲ قبیله
yield-tribe-3 = ۳ قبیله
yield-road-1 = ۱ راه
yield-road-2 = ۲ راه
yield-road-3 = ۳ راه
yield-leverage = قرض ۲
yield-economic-suit = خال اقتصادی
yield-military-suit = خال نظامی
yield-political-suit = خال سیاسی
yield-intelligence-suit = خال جاسوسی

## Lasting effects and the halves of events

effect-new-tactics = تاکتیک‌های نو
effect-embarrassment-of-riches = وفور نعمت
effect-koh-i-noor = بازیافتن کوه نور
effect-disregard-for-customs = بی‌اعتنایی به رسوم
effect-courtly-manners = آداب درباری
effect-rumor = شایعه
effect-conflict-fatigue = خستگی از جنگ
effect-nationalism = ملی‌گرایی
effect-nation-building = ملت‌سازی
effect-pashtunwali-values = آیین پشتونوالی
happening-event-101-if-discarded = بررسی چیرگی: به انتهای بازار رسید
happening-event-101-if-purchased = بررسی چیرگی: خریده شد
happening-event-102-if-discarded = بررسی چیرگی: به انتهای بازار رسید
happening-event-102-if-purchased = بررسی چیرگی: خریده شد
happening-event-103-if-discarded = بررسی چیرگی: به انتهای بازار رسید
happening-event-103-if-purchased = بررسی چیرگی: خریده شد
happening-event-104-if-discarded = بررسی چیرگی: به انتهای بازار رسید
happening-event-104-if-purchased = بررسی چیرگی: خریده شد
happening-event-105-if-discarded = خال مطلوب: نظامی
happening-event-105-if-purchased = تاکتیک‌های نو: تا بررسی بعدی، همهٔ کارت‌های نظامی خریدار اقدام اضافی می‌دهند
happening-event-106-if-discarded = وفور نعمت: تا بررسی بعدی، هدیه به هیچ‌کس نفوذ نمی‌دهد
happening-event-106-if-purchased = بازیافتن کوه نور: تا بررسی بعدی، هر هدیهٔ خریدار ۲ نفوذ می‌دهد
happening-event-107-if-discarded = بی‌اعتنایی به رسوم: تا بررسی بعدی، هیچ‌کس رشوه نمی‌دهد
happening-event-107-if-purchased = آداب درباری: تا بررسی بعدی، خریدار می‌تواند رشوه ندهد
happening-event-108-if-discarded = ناکامی در جلب نظر: هر بازیکن همهٔ جایزه‌هایش را از دست می‌دهد
happening-event-108-if-purchased = شایعه: تا بررسی بعدی، میهن‌پرستان یک بازیکن نفوذ نمی‌دهند
happening-event-109-if-discarded = شورش در پنجاب: همهٔ قبیله‌ها و ارتش‌ها از پنجاب می‌روند
happening-event-109-if-purchased = خستگی از جنگ: در بررسی بعدی ۲ بلوک بیشتر برای چیرگی بس است
happening-event-110-if-discarded = شورش در هرات: همهٔ قبیله‌ها و ارتش‌ها از هرات می‌روند
happening-event-110-if-purchased = ملی‌گرایی: تا بررسی بعدی، قبیله‌های خریدار مثل ارتش حرکت می‌کنند و می‌جنگند
happening-event-111-if-discarded = برداشت همگانی: سوزانده می‌شود و اتفاقی نمی‌افتد
happening-event-111-if-purchased = برداشت همگانی: خریدنی نیست
happening-event-112-if-discarded = شورش در کابل: همهٔ قبیله‌ها و ارتش‌ها از کابل می‌روند
happening-event-112-if-purchased = ملت‌سازی: تا بررسی بعدی، ساخت خریدار دو برابر بلوک می‌گذارد
happening-event-113-if-discarded = شورش در ایران: همهٔ قبیله‌ها و ارتش‌ها از ایران می‌روند
happening-event-113-if-purchased = پشتیبانی اشراف ایران: خریدار ۳ روپیه از بانک می‌گیرد
happening-event-114-if-discarded = بحران اعتماد: هر بازیکن یک کارت دستش را می‌سوزاند
happening-event-114-if-purchased = راه‌های دیگر اقناع: خریدار دستش را با بازیکن دیگری عوض می‌کند
happening-event-115-if-discarded = خال مطلوب: جاسوسی
happening-event-115-if-purchased = آیین پشتونوالی: خریدار خال مطلوب را تا بررسی بعدی تعیین می‌کند
happening-event-116-if-discarded = خال مطلوب: سیاسی
happening-event-116-if-purchased = توبیخ: همهٔ قبیله‌ها و ارتش‌ها از منطقه‌ای که خریدار برمی‌گزیند می‌روند

## Wakhan’s cards and boxes

ai-card-wakhan-1 = کارت واخان ۱
ai-card-wakhan-2 = کارت واخان ۲
ai-card-wakhan-3 = کارت واخان ۳
ai-card-wakhan-4 = کارت واخان ۴
ai-card-wakhan-5 = کارت واخان ۵
ai-card-wakhan-6 = کارت واخان ۶
ai-card-wakhan-7 = کارت واخان ۷
ai-card-wakhan-8 = کارت واخان ۸
ai-card-wakhan-9 = کارت واخان ۹
ai-card-wakhan-10 = کارت واخان ۱۰
ai-card-wakhan-11 = کارت واخان ۱۱
ai-card-wakhan-12 = کارت واخان ۱۲
ai-card-wakhan-13 = کارت واخان ۱۳
ai-card-wakhan-14 = کارت واخان ۱۴
ai-card-wakhan-15 = کارت واخان ۱۵
ai-card-wakhan-16 = کارت واخان ۱۶
ai-card-wakhan-17 = کارت واخان ۱۷
ai-card-wakhan-18 = کارت واخان ۱۸
ai-card-wakhan-19 = کارت واخان ۱۹
ai-card-wakhan-20 = کارت واخان ۲۰
ai-card-wakhan-21 = کارت واخان ۲۱
ai-card-wakhan-22 = کارت واخان ۲۲
ai-card-wakhan-23 = کارت واخان ۲۳
ai-card-wakhan-24 = کارت واخان ۲۴
box-tax = مالیات
box-build = ساخت
box-move = حرکت
box-betray = خیانت
box-battle = نبرد
box-radicalize = تندروی
box-radicalize-top-military-if-military-favored = تندروی با بالاترین کارت نظامی، اگر خال نظامی مطلوب است
box-radicalize-top-economic-if-political-favored = تندروی با بالاترین کارت اقتصادی، اگر خال سیاسی مطلوب است
box-radicalize-top-political = تندروی با بالاترین کارت سیاسی
box-radicalize-top-intelligence = تندروی با بالاترین کارت جاسوسی
box-radicalize-most-net-rupees-if-poor = اگر کمتر از ۲ روپیه دارد، تندروی با کارتی که روپیهٔ خالص بیشتری می‌دهد
box-radicalize-to-gain-rule = تندروی با کارتی که فرمانداری یک منطقه را به او می‌دهد
box-radicalize-intelligence = تندروی با یک کارت جاسوسی
box-radicalize-most-blocks = تندروی با کارتی که بیشترین بلوک را می‌گذارد
box-radicalize-most-cylinders-if-no-dominance = اگر هیچ ائتلافی چیره نیست، تندروی با کارتی که بیشترین استوانه را می‌گذارد
box-radicalize-move-card-if-none = اگر دربارش اقدام حرکت ندارد، تندروی با کارتی که حرکت دارد
box-radicalize-patriot-if-dominance = اگر ائتلافی چیره است، تندروی با یکی از میهن‌پرستان آن
box-radicalize-top-political-if-court-full = اگر دربارش پر است، تندروی با بالاترین کارت سیاسی
box-radicalize-top-intelligence-if-behind-in-spies = اگر بازیکن دیگری جاسوس بیشتری دارد، تندروی با بالاترین کارت جاسوسی
box-battle-on-most-spied-card = نبرد روی کارتی که بیشترین جاسوس را دارد

## What a player can say

action-choose-loyalty = ائتلاف { $coalition }
action-buy = کارت «{ $card }» را بخرید
verb-buy = کارتی بخرید
action-play = کارت «{ $card }» را بازی کنید
verb-play = کارتی بازی کنید
action-put-at = در انتهای { $side } بگذارید
action-use = { $deed } با کارت «{ $card }»
verb-use = با کارت دربار اقدام کنید
action-end-turn = پایان نوبت
action-demand =
    { $rupees ->
        [0] چیزی نخواهید
       *[other] { $rupees } روپیه بخواهید
    }
action-pay = رشوه را بپردازید
action-refuse = بدون پرداخت رشوه اقدام کنید
action-withdraw = منصرف شوید
action-place-road = راه در { $border }
action-place-army = ارتش در { $region }
action-place-spy = جاسوس روی کارت «{ $card }»
action-lift-block = یک بلوک از { $space } بردارید
action-lift-tribe = یک قبیله از { $region } بردارید
action-lift-spy = یک جاسوس از کارت «{ $card }» بردارید
action-lift-gift = استوانهٔ { $gift } را بردارید
action-tax-card = ۱ روپیه از کارت «{ $card }»
verb-tax-card = ۱ روپیه از بازار
action-tax-player = ۱ روپیه از { $target }
verb-tax-player = ۱ روپیه از یک بازیکن
action-give-gift = هدیه در { $gift }
action-move-army = ارتش از { $source } به { $region }
verb-move-army = ارتشی را حرکت دهید
action-move-tribe = قبیله از { $source } به { $region }
action-pick-spy = جاسوس روی کارت «{ $card }» را حرکت دهید
verb-pick-spy = جاسوسی را حرکت دهید
action-spy-to = به کارت «{ $card }»
action-betray = به کارت «{ $card }» خیانت کنید
action-take-prize = به‌عنوان جایزه بردارید
action-leave-prize = از آن بگذرید
action-battle-in = نبرد در { $region }
action-battle-on = نبرد روی کارت «{ $card }»
action-remove-army = یک ارتش بردارید: { $coalition }
action-remove-road = یک راه از { $border } بردارید: { $coalition }
action-remove-tribe = یک قبیله از { $target } بردارید
action-remove-spy = یک جاسوس از { $target } بردارید
action-discard = کارت «{ $card }» را بسوزانید
action-choose-player = { $target }
action-choose-suit = { $suit }
action-choose-region = { $region }
action-done = تمام

## What is asked

prompt-pick-loyalty = ائتلافی را که با آن آغاز می‌کنید انتخاب کنید.
prompt-acting =
    { $left ->
        [0] اقدام دیگری ندارید؛ اقدام اضافی هنوز ممکن است. هر وقت خواستید نوبت را پایان دهید.
       *[other] { $left } اقدام دارید؛ چه می‌کنید؟
    }
prompt-blackmail = باج‌خواهی: می‌توانید روی یک کارت { $region } که جاسوسی ندارد جاسوس بگذارید.
prompt-name-bribe =
    { $kind ->
        [play] { $me } می‌خواهد کارت «{ $card }» را بازی کند. چه رشوه‌ای می‌خواهید، حداکثر { $full } روپیه؟
       *[use] { $me } می‌خواهد از کارت «{ $card }» که گروگان شماست استفاده کند: { $deed }. چه رشوه‌ای می‌خواهید، حداکثر { $full } روپیه؟
    }
prompt-answer-bribe =
    { $kind ->
        [play] { $target } برای بازی کردن کارت «{ $card }» { $rupees } روپیه رشوه می‌خواهد. می‌پردازید یا کارت را پس می‌گیرید؟
       *[use] { $target } برای استفاده از کارت «{ $card }» ({ $deed }) { $rupees } روپیه رشوه می‌خواهد. می‌پردازید یا از آن می‌گذرید؟
    }
prompt-put-card = کارت «{ $card }» را در کدام انتهای دربار خود می‌گذارید؟
prompt-impact =
    { $kind ->
        [road] کارت «{ $card }» یک راه می‌گذارد: یکی از مرزهای { $region } را انتخاب کنید.
       *[spy] کارت «{ $card }» یک جاسوس می‌گذارد: یک کارت دربار از { $region } انتخاب کنید.
    }
prompt-find-block = در ذخیره بلوکی از این ائتلاف نمانده است. از کجای نقشه برمی‌دارید؟
prompt-find-cylinder = در ذخیره استوانه‌ای ندارید. کدام استوانهٔ خود را از روی میز برمی‌دارید؟
prompt-take-tax = مالیات: تا { $left } روپیهٔ دیگر، یکی‌یکی بگیرید.
prompt-choose-gift = جای هدیه‌ای را که هزینه‌اش را می‌پردازید انتخاب کنید.
prompt-building =
    { $short ->
        [yes] ساخت: بلوکی در ذخیره نیست؛ نخست یکی را از جای دیگری بردارید.
       *[no]
            { $due ->
                [yes] ساخت: با ۲ روپیه یک ارتش یا راه بگذارید ({ $built } از { $most }، تاکنون { $cost } روپیه).
               *[no] ساخت: یک ارتش یا راه رایگان بگذارید ({ $built } از { $most }، تاکنون { $cost } روپیه).
            }
    }
prompt-extra-block =
    { $short ->
        [yes] زیرساخت: بلوکی در ذخیره نیست؛ نخست یکی را از جای دیگری بردارید.
       *[no] زیرساخت: یک بلوک دیگر رایگان بگذارید.
    }
prompt-moving = حرکت: { $left } گام برای ارتش‌های وفادار و جاسوس‌های شما مانده است.
prompt-moving-spy =
    { $second ->
        [yes] جاسوس می‌تواند از کارت «{ $card }» یک کارت دیگر هم برود.
       *[no] جاسوس روی کارت «{ $card }» به کجا می‌رود؟
    }
prompt-choose-betrayal = خیانت با ۲ روپیه: یک کارت دربار را که جاسوس شما روی آن است انتخاب کنید.
prompt-claim-prize =
    { $turns ->
        [yes] کارت «{ $card }» را به‌عنوان جایزه برمی‌دارید؟ به ائتلاف { $coalition } می‌پیوندید و هدیه‌ها، جایزه‌ها و میهن‌پرستان خود را از دست می‌دهید.
       *[no] کارت «{ $card }» را به‌عنوان جایزهٔ ائتلاف { $coalition } برمی‌دارید؟
    }
prompt-choose-site = جای نبرد را انتخاب کنید: منطقه‌ای که در آن ارتش دارید یا کارتی که روی آن جاسوس دارید.
prompt-fight-in = نبرد در { $region }: تا { $left } مهرهٔ دیگر بردارید.
prompt-fight-on = نبرد روی کارت «{ $card }»: تا { $left } جاسوس دیگر بردارید.
prompt-save-spy = خانهٔ امن: می‌توانید جاسوسی را که از دست دادید در خانهٔ امن خود بگذارید.
prompt-burn-court = گنجایش دربار شما { $limit } کارت است: { $over } کارت را یکی‌یکی بسوزانید.
prompt-burn-hand = گنجایش دست شما { $limit } کارت است: { $over } کارت را یکی‌یکی بسوزانید.
prompt-pay-in-cards = برای پس دادن قرض { $short } روپیه کم دارید: به‌جای هر روپیه یک کارت دربار یا دست بسوزانید.
prompt-overthrow = سرنگونی: کارت‌های سیاسی شما از { $region } می‌سوزند. کدام یک نخست می‌رود؟
prompt-lose-patriots = به ائتلاف { $coalition } می‌پیوندید و میهن‌پرستانتان می‌روند. کدام یک نخست می‌رود؟
prompt-lose-confidence = بحران اعتماد: یک کارت دست خود را بسوزانید.
prompt-spread-rumour = شایعه: میهن‌پرستان چه کسی تا بررسی بعدی نفوذ ندهند؟
prompt-swap-hands = راه‌های دیگر اقناع: دست خود را با چه کسی عوض می‌کنید؟
prompt-set-suit = آیین پشتونوالی: خال مطلوب را انتخاب کنید.
prompt-rebuke-region = توبیخ: منطقه‌ای را که همهٔ قبیله‌ها و ارتش‌ها از آن می‌روند انتخاب کنید.

## What each answer brings: one line under it, without a full stop

brings-choose-loyalty =
    { $patriot_count ->
        [0] میهن‌پرستی از آن در بازار نیست
       *[other] { $patriot_count } میهن‌پرست آن در بازار است
    }{ $shared ->
        [0] {""}
       *[other] ؛ با { $seats } شریک می‌شوید
    }
brings-buy =
    { $cost ->
        [0] رایگان
       *[other] { $cost } روپیه
    }{ $taken ->
        [0] {""}
       *[other] ، { $taken } برمی‌گردد
    }{ $places ->
        [yes] ؛ در { $region }: { $yields }
       *[no] {""}
    }{ $bribe ->
        [0] {""}
       *[other] ؛ رشوه { $bribe } به { $target }
    }
brings-buy-event =
    { $cost ->
        [0] رایگان
       *[other] { $cost } روپیه
    }{ $taken ->
        [0] {""}
       *[other] ، { $taken } برمی‌گردد
    }؛ { $happening }
brings-buy-check =
    { $cost ->
        [0] رایگان
       *[other] { $cost } روپیه
    }؛ { $holds ->
        [yes] { $coalition } چیره است
       *[no] هیچ ائتلافی چیره نیست
    }، امتیاز شما { $points } و امتیاز { $target }: { $most }{ $ends ->
        [won] ؛ بازی تمام می‌شود و می‌برید
        [lost] ؛ بازی تمام می‌شود و می‌بازید
       *[no] {""}
    }
brings-play =
    { $places ->
        [yes] در { $region }: { $yields }
       *[no] در { $region } چیزی نمی‌گذارد
    }{ $turns ->
        [yes] ؛ به { $coalition } می‌پیوندید
       *[no] {""}
    }{ $bribe ->
        [0] {""}
       *[other] ؛ رشوه { $bribe } به { $target }
    }
brings-play-turning =
    به { $coalition } می‌پیوندید؛ { $favour_count ->
        [1] یک هدیه، جایزه یا میهن‌پرست می‌رود
       *[other] { $favour_count } هدیه، جایزه یا میهن‌پرست می‌رود
    }{ $bribe ->
        [0] {""}
       *[other] ؛ رشوه { $bribe } به { $target }
    }
brings-use-tax =
    { $most ->
        [1] ۱ روپیه می‌گیرید
       *[other] تا { $most } روپیه می‌گیرید
    }{ $bribe ->
        [0] {""}
       *[other] ؛ رشوه { $bribe } به { $target }
    }{ $bonus ->
        [yes] ؛ اقدام اضافی
       *[no] {""}
    }
brings-use-gift =
    یک هدیه، کمترین هزینه { $cost }{ $bribe ->
        [0] {""}
       *[other] ؛ رشوه { $bribe } به { $target }
    }{ $bonus ->
        [yes] ؛ اقدام اضافی
       *[no] {""}
    }
brings-use-build =
    { $most ->
        [1] ۱ بلوک با { $cost } روپیه
       *[other] تا { $most } بلوک، هر کدام { $cost } روپیه
    }{ $bribe ->
        [0] {""}
       *[other] ؛ رشوه { $bribe } به { $target }
    }{ $bonus ->
        [yes] ؛ اقدام اضافی
       *[no] {""}
    }
brings-use-move =
    { $most ->
        [1] ۱ گام
       *[other] تا { $most } گام
    } (ارتش { $army_count }، جاسوس { $spy_count }){ $bribe ->
        [0] {""}
       *[other] ؛ رشوه { $bribe } به { $target }
    }{ $bonus ->
        [yes] ؛ اقدام اضافی
       *[no] {""}
    }
brings-use-betray =
    { $cost } روپیه؛ کارت در دسترس: { $count }{ $bribe ->
        [0] {""}
       *[other] ؛ رشوه { $bribe } به { $target }
    }{ $bonus ->
        [yes] ؛ اقدام اضافی
       *[no] {""}
    }
brings-use-battle =
    { $most ->
        [1] ۱ مهره برمی‌دارید
       *[other] تا { $most } مهره برمی‌دارید
    }؛ جای نبرد: { $count }{ $bribe ->
        [0] {""}
       *[other] ؛ رشوه { $bribe } به { $target }
    }{ $bonus ->
        [yes] ؛ اقدام اضافی
       *[no] {""}
    }
brings-end-turn =
    { $left ->
        [0] نوبت به نفر بعد می‌رسد
       *[other] { $left } اقدام بی‌استفاده می‌ماند
    }{ $court_over ->
        [0] {""}
       *[other] ؛ { $court_over } کارت دربار می‌سوزد
    }{ $hand_over ->
        [0] {""}
       *[other] ؛ { $hand_over } کارت دست می‌سوزد
    }{ $event_count ->
        [0] {""}
       *[other] ؛ { $event_count } رویداد سوزانده می‌شود
    }
brings-end-turn-check =
    بررسی چیرگی می‌رسد؛ { $holds ->
        [yes] { $coalition } چیره است
       *[no] هیچ ائتلافی چیره نیست
    }، امتیاز شما { $points } و امتیاز { $target }: { $most }{ $ends ->
        [won] ؛ بازی تمام می‌شود و می‌برید
        [lost] ؛ بازی تمام می‌شود و می‌بازید
       *[no] {""}
    }
brings-demand =
    { $rupees ->
        [0] { $me } ادامه می‌دهد و { $waived } روپیه می‌بخشید
       *[other]
            { $able ->
                [yes] دارایی { $me }: { $purse } روپیه؛ می‌تواند بپردازد
                [no] دارایی { $me }: { $purse } روپیه؛ باید منصرف شود
               *[may-refuse] دارایی { $me }: { $purse } روپیه؛ با آداب درباری می‌تواند نپردازد
            }
    }
brings-pay = { $rupees } روپیه به { $target }؛ { $left } روپیه برایتان می‌ماند
brings-refuse = به { $target } چیزی نمی‌رسد و ادامه می‌دهید
brings-withdraw =
    { $kind ->
        [play] کارت در دست می‌ماند؛ اقدامی خرج نمی‌شود و در این نوبت دوباره ممکن نیست
       *[use] اقدامی خرج نمی‌شود و در این نوبت دوباره ممکن نیست
    }
brings-put-at =
    { $alone ->
        [yes] کنار کارت «{ $card }»
       *[no] میان کارت «{ $card }» و کارت «{ $origin }» از دربار { $target }
    }
brings-place-road =
    { $count ->
        [1] نخستین راه ائتلاف شما در آنجا
       *[other] { $count } راه ائتلاف شما در آنجا
    }؛ بلوک‌های { $coalition } { $blocks }{ $dominant ->
        [yes] ، چیره
       *[no] {""}
    }{ $cost ->
        [0] {""}
       *[other] ؛ { $cost } روپیه می‌پردازید
    }
brings-place-army =
    { $count } ارتش وفادار در آنجا؛ بلوک‌های { $coalition } { $blocks }{ $dominant ->
        [yes] ، چیره
       *[no] {""}
    }{ $rule ->
        [won] ؛ فرماندار { $region } می‌شوید
        [lost] ؛ دیگر فرماندار { $region } نیستید
        [theirs] ؛ { $ruler } فرماندار { $region } می‌شود
        [nobody] ؛ { $ruler } دیگر فرماندار { $region } نیست
       *[same] {""}
    }{ $cost ->
        [0] {""}
       *[other] ؛ { $cost } روپیه می‌پردازید
    }
brings-place-spy =
    { $own ->
        [yes] در دربار خودتان
       *[no] در دربار { $target }
    }؛ { $count ->
        [1] نخستین جاسوس شما روی آن
       *[other] { $count } جاسوس شما روی آن
    }{ $hostage ->
        [yes] ؛ گروگان شما می‌شود
       *[no] {""}
    }
brings-lift-block =
    { $rest ->
        [0] بلوکی از این ائتلاف آنجا نمی‌ماند
       *[other] { $rest } بلوک این ائتلاف آنجا می‌ماند
    }{ $rule ->
        [won] ؛ فرماندار { $region } می‌شوید
        [lost] ؛ دیگر فرماندار { $region } نیستید
        [theirs] ؛ { $ruler } فرماندار { $region } می‌شود
        [nobody] ؛ { $ruler } دیگر فرماندار { $region } نیست
       *[same] {""}
    }
brings-lift-tribe =
    { $rest ->
        [0] قبیله‌ای از شما آنجا نمی‌ماند
       *[other] { $rest } قبیلهٔ شما آنجا می‌ماند
    }{ $lost ->
        [0] {""}
       *[other] ؛ { $lost } کارت سیاسی شما می‌سوزد
    }{ $rule ->
        [won] ؛ فرماندار { $region } می‌شوید
        [lost] ؛ دیگر فرماندار { $region } نیستید
        [theirs] ؛ { $ruler } فرماندار { $region } می‌شود
        [nobody] ؛ { $ruler } دیگر فرماندار { $region } نیست
       *[same] {""}
    }
brings-lift-spy =
    { $rest ->
        [0] جاسوسی از شما آنجا نمی‌ماند
       *[other] { $rest } جاسوس شما آنجا می‌ماند
    }{ $freed ->
        [yes] ؛ گروگان آزاد می‌شود
       *[no] {""}
    }
brings-lift-gift =
    { $rest ->
        [0] هدیه‌ای برایتان نمی‌ماند
       *[other] { $rest } هدیه برایتان می‌ماند
    }؛ نفوذ { $influence }
brings-tax-card =
    { $rest ->
        [0] چیزی روی آن نمی‌ماند
       *[other] { $rest } روپیه روی آن می‌ماند
    }؛ { $rupees } روپیه خواهید داشت
brings-tax-player = برای { $target } فقط { $rest } روپیه می‌ماند، { $shelter } در پناه؛ { $rupees } روپیه خواهید داشت
brings-done-tax = از { $left } روپیهٔ دیگر می‌گذرید
brings-give-gift =
    { $cost } روپیه می‌پردازید، { $left } می‌ماند؛ { $worth ->
        [0] هدیه اکنون نفوذ نمی‌دهد
       *[other] نفوذ { $influence }
    }
brings-done-build = { $built } بلوک به { $cost } روپیه؛ { $left } بلوک دیگر ممکن است
brings-move-army =
    ارتش آنجا { $count }، در { $source } { $rest }{ $rule ->
        [won] ؛ فرماندار { $region } می‌شوید
        [lost] ؛ دیگر فرماندار { $region } نیستید
        [theirs] ؛ { $ruler } فرماندار { $region } می‌شود
        [nobody] ؛ { $ruler } دیگر فرماندار { $region } نیست
       *[same] {""}
    }{ $gives_up ->
        [yes] ؛ دیگر فرماندار { $source } نیستید
       *[no] {""}
    }
brings-move-tribe =
    قبیلهٔ شما آنجا { $count }، در { $source } { $rest }{ $lost ->
        [0] {""}
       *[other] ؛ { $lost } کارت سیاسی شما می‌سوزد
    }{ $rule ->
        [won] ؛ فرماندار { $region } می‌شوید
        [lost] ؛ دیگر فرماندار { $region } نیستید
        [theirs] ؛ { $ruler } فرماندار { $region } می‌شود
        [nobody] ؛ { $ruler } دیگر فرماندار { $region } نیست
       *[same] {""}
    }{ $gives_up ->
        [yes] ؛ دیگر فرماندار { $source } نیستید
       *[no] {""}
    }
brings-pick-spy =
    { $count ->
        [1] ۱ کارت در یک‌گامی است
       *[other] { $count } کارت در یک‌گامی است
    }{ $rest ->
        [0] {""}
       *[other] ؛ { $rest } جاسوس شما می‌ماند
    }
brings-done-move = { $left } گام بی‌استفاده می‌ماند
brings-done-spy = جاسوس روی کارت «{ $card }» می‌ماند
brings-done-blackmail = جاسوسی گذاشته نمی‌شود
brings-done-battle = از برداشتن { $left } مهرهٔ دیگر می‌گذرید
brings-done-save = جاسوس در ذخیره می‌ماند؛ روی هم { $count } استوانه در ذخیره دارید
brings-betray =
    { $own ->
        [yes] { $cost } روپیه؛ کارت خودتان می‌سوزد
       *[no] { $cost } روپیه؛ { $target } کارت را از دست می‌دهد
    }{ $due ->
        [0] {""}
       *[other] ، با { $due } روپیه
    }{ $tribe_count ->
        [0] {""}
       *[other] ، با { $tribe_count } قبیله در { $region }
    }{ $offered ->
        [same] ؛ جایزه‌ای برای شما
        [turns] ؛ جایزه، اگر به { $coalition } بپیوندید
       *[none] {""}
    }
brings-take-prize =
    { $turns ->
        [yes] پیوستن به { $coalition }؛ { $gift_count } هدیه، { $prize_count } جایزه و { $patriot_count } میهن‌پرست می‌رود؛ نفوذ { $influence }
       *[no] نفوذ { $influence }
    }
brings-leave-prize = نفوذ شما { $influence } می‌ماند
brings-battle-in = تا { $most } مهره از { $count } مهره برمی‌دارید
brings-battle-on = تا { $most } جاسوس از { $count } جاسوس برمی‌دارید
brings-remove-army =
    { $rest ->
        [0] ارتشی از آن آنجا نمی‌ماند
       *[other] { $rest } ارتش آن می‌ماند
    }؛ بلوک‌های { $coalition } { $blocks }{ $dominant ->
        [yes] ، هنوز چیره
       *[no] {""}
    }{ $rule ->
        [won] ؛ فرماندار { $region } می‌شوید
        [lost] ؛ دیگر فرماندار { $region } نیستید
        [theirs] ؛ { $ruler } فرماندار { $region } می‌شود
        [nobody] ؛ { $ruler } دیگر فرماندار { $region } نیست
       *[same] {""}
    }
brings-remove-road =
    { $rest ->
        [0] راهی از آن آنجا نمی‌ماند
       *[other] { $rest } راه آن می‌ماند
    }؛ بلوک‌های { $coalition } { $blocks }{ $dominant ->
        [yes] ، هنوز چیره
       *[no] {""}
    }
brings-remove-tribe =
    { $rest ->
        [0] برای { $target } قبیله‌ای آنجا نمی‌ماند
       *[other] برای { $target } آنجا { $rest } قبیله می‌ماند
    }{ $lost ->
        [0] {""}
       *[other] ، { $lost } کارت سیاسی‌اش می‌سوزد
    }{ $rule ->
        [won] ؛ فرماندار { $region } می‌شوید
        [lost] ؛ دیگر فرماندار { $region } نیستید
        [theirs] ؛ { $ruler } فرماندار { $region } می‌شود
        [nobody] ؛ { $region } بی‌فرماندار می‌ماند
       *[same] {""}
    }
brings-remove-spy =
    { $rest ->
        [0] برای { $target } جاسوسی آنجا نمی‌ماند
       *[other] برای { $target } آنجا { $rest } جاسوس می‌ماند
    }{ $hostage ->
        [taken] ؛ کارت گروگان شما می‌شود
        [freed] ؛ کارت از گروگان درمی‌آید
       *[same] {""}
    }{ $saved ->
        [yes] ؛ شاید به خانهٔ امن برود
       *[no] {""}
    }
brings-discard-hand =
    { $rest ->
        [0] دستتان خالی می‌شود
       *[other] { $rest } کارت در دست می‌ماند
    }؛ { $shown ->
        [yes] همه آن را می‌بینند
       *[no] کسی آن را نمی‌بیند
    }
brings-discard-court =
    { $rank } ستاره کمتر، خال { $suit }{ $patriot_lost ->
        [yes] ، ۱ نفوذ کمتر
       *[no] {""}
    }{ $due ->
        [0] {""}
       *[other] ، { $due } روپیه پس می‌دهید
    }{ $tribe_count ->
        [0] {""}
       *[other] ، { $tribe_count } قبیله در { $region } می‌رود
    }{ $spy_count ->
        [0] {""}
       *[other] ، { $spy_count } جاسوس روی آن برمی‌گردد
    }
brings-rumour = نفوذ { $target } از { $influence } به { $rest } می‌رسد
brings-swap-hands = { $got } کارت می‌گیرید و { $given } کارت می‌دهید
brings-choose-suit =
    { $count ->
        [0] هیچ کارت دربارتان از این خال نیست
       *[other] { $count } کارت دربارتان اقدام اضافی می‌دهد
    }{ $dearer ->
        [yes] ؛ قیمت‌های بازار دو برابر می‌شود
       *[no] {""}
    }
brings-choose-region =
    می‌روند: قبیله { $tribe_count }، ارتش { $army_count }{ $mine ->
        [0] {""}
       *[other] ؛ { $mine } قبیله از شما
    }{ $lost ->
        [0] {""}
       *[other] ؛ { $lost } کارت سیاسی شما می‌سوزد
    }

## What happened

event-started =
    { $reader ->
        [seat] نخستین کسی که وفاداری خود را برمی‌گزیند شما هستید.
       *[nobody] { $seat } پیش از همه وفاداری خود را برمی‌گزیند.
    }
event-chose-loyalty =
    { $reader ->
        [seat] با ائتلاف { $coalition } آغاز کردید.
       *[nobody] { $seat } با ائتلاف { $coalition } آغاز کرد.
    }
event-card-dealt =
    { $row ->
        [0] کارت «{ $card }» به ردیف بالای بازار آمد.
       *[other] کارت «{ $card }» به ردیف پایین بازار آمد.
    }
event-turn-began =
    { $reader ->
        [seat] نوبت شماست.
       *[nobody] نوبت { $seat } است.
    }
event-bought =
    { $reader ->
        [seat]
            { $cost ->
                [0]
                    { $taken ->
                        [0] کارت «{ $card }» را رایگان برداشتید.
                       *[other] کارت «{ $card }» را رایگان برداشتید و { $taken } روپیهٔ روی آن را گرفتید.
                    }
               *[other]
                    { $taken ->
                        [0] کارت «{ $card }» را به { $cost } روپیه خریدید.
                       *[other] کارت «{ $card }» را به { $cost } روپیه خریدید و { $taken } روپیهٔ روی آن را گرفتید.
                    }
            }
       *[nobody]
            { $cost ->
                [0]
                    { $taken ->
                        [0] { $seat } کارت «{ $card }» را رایگان برداشت.
                       *[other] { $seat } کارت «{ $card }» را رایگان برداشت و { $taken } روپیهٔ روی آن را گرفت.
                    }
               *[other]
                    { $taken ->
                        [0] { $seat } کارت «{ $card }» را به { $cost } روپیه خرید.
                       *[other] { $seat } کارت «{ $card }» را به { $cost } روپیه خرید و { $taken } روپیهٔ روی آن را گرفت.
                    }
            }
    }
event-showed =
    { $reader ->
        [seat] کارت «{ $card }» را نشان دادید.
       *[nobody] { $seat } کارت «{ $card }» را نشان داد.
    }
event-asked-leave =
    { $reader ->
        [seat] می‌خواهید از کارت «{ $card }» که گروگان { $target } است استفاده کنید: { $deed }.
        [target] { $seat } می‌خواهد از کارت «{ $card }» که گروگان شماست استفاده کند: { $deed }.
       *[nobody] { $seat } می‌خواهد از کارت «{ $card }» که گروگان { $target } است استفاده کند: { $deed }.
    }
event-demanded =
    { $reader ->
        [seat]
            { $rupees ->
                [0] از { $target } رشوه‌ای نخواستید.
               *[other] از { $target } به اندازهٔ { $rupees } روپیه رشوه خواستید (حداکثر { $full }).
            }
        [target]
            { $rupees ->
                [0] { $seat } از شما رشوه‌ای نخواست.
               *[other] { $seat } از شما { $rupees } روپیه رشوه خواست (حداکثر { $full }).
            }
       *[nobody]
            { $rupees ->
                [0] { $seat } از { $target } رشوه‌ای نخواست.
               *[other] { $seat } از { $target } به اندازهٔ { $rupees } روپیه رشوه خواست (حداکثر { $full }).
            }
    }
event-bribed =
    { $reader ->
        [seat] به { $target } رشوه دادید: { $rupees } روپیه.
        [target] { $seat } به شما { $rupees } روپیه رشوه داد.
       *[nobody] { $seat } به { $target } رشوه داد: { $rupees } روپیه.
    }
event-refused-bribe =
    { $reader ->
        [seat] به پشتوانهٔ آداب درباری به { $target } رشوه‌ای ندادید.
        [target] { $seat } به پشتوانهٔ آداب درباری به شما رشوه‌ای نداد.
       *[nobody] { $seat } به پشتوانهٔ آداب درباری به { $target } رشوه‌ای نداد.
    }
event-withdrew =
    { $reader ->
        [seat] از کارت «{ $card }» منصرف شدید.
       *[nobody] { $seat } از کارت «{ $card }» منصرف شد.
    }{ $unable ->
        [yes] {" "}پولی برای رشوه نبود.
       *[no] {""}
    }
event-played =
    { $reader ->
        [seat] کارت «{ $card }» را در انتهای { $side } دربار خود بازی کردید.
       *[nobody] { $seat } کارت «{ $card }» را در انتهای { $side } دربار خود بازی کرد.
    }
event-acted =
    { $reader ->
        [seat] از کارت «{ $card }» استفاده کردید: { $deed }
       *[nobody] { $seat } از کارت «{ $card }» استفاده کرد: { $deed }
    }{ $bonus ->
        [yes] ، اقدام اضافی
       *[no] {""}
    }{ $why ->
        [leftmost] ، چون چپ‌ترین کارتی است که هنوز می‌تواند
        [favoured] ، چون از خال مطلوب است
        [dominant_patriot] ، چون میهن‌پرست ائتلاف چیره است
        [dominant_prize] ، چون جایزهٔ ائتلاف چیره است
        [patriot] ، چون میهن‌پرست است
        [leveraged] ، چون قرض‌دار است
        [rank] ، چون رتبه‌اش بالاتر است
        [number] ، چون شماره‌اش بالاتر است
       *[other] {""}
    }.
event-paid-cost =
    { $reader ->
        [seat]
            { $lost ->
                [0] به بازار { $rupees } روپیه پرداختید.
               *[other] { $rupees } روپیه پرداختید که { $lost } روپیهٔ آن، چون کارتی در بازار نمانده بود، از بازی بیرون رفت.
            }
       *[nobody]
            { $lost ->
                [0] { $seat } به بازار { $rupees } روپیه پرداخت.
               *[other] { $seat } به بازار { $rupees } روپیه پرداخت که { $lost } روپیهٔ آن، چون کارتی در بازار نمانده بود، از بازی بیرون رفت.
            }
    }
event-lost-favours =
    { $reader ->
        [seat] { $gift_count ->
            [0] همهٔ جایزه‌ها ({ $prize_count }) را از دست دادید.
           *[other] { $prize_count ->
                [0] همهٔ هدیه‌ها ({ $gift_count }) را از دست دادید.
               *[other] همهٔ هدیه‌ها ({ $gift_count }) و جایزه‌ها ({ $prize_count }) را از دست دادید.
            }
        }
       *[nobody] { $gift_count ->
            [0] { $seat } همهٔ جایزه‌ها ({ $prize_count }) را از دست داد.
           *[other] { $prize_count ->
                [0] { $seat } همهٔ هدیه‌ها ({ $gift_count }) را از دست داد.
               *[other] { $seat } همهٔ هدیه‌ها ({ $gift_count }) و جایزه‌ها ({ $prize_count }) را از دست داد.
            }
        }
    }
event-changed-loyalty =
    { $reader ->
        [seat] به ائتلاف { $coalition } پیوستید.
       *[nobody] { $seat } به ائتلاف { $coalition } پیوست.
    }
event-placed-army =
    { $why ->
        [icon]
            { $reader ->
                [seat] با نشان کارت یک ارتش { $coalition } در { $region } گذاشتید.
               *[nobody] { $seat } با نشان کارت یک ارتش { $coalition } در { $region } گذاشت.
            }
        [build]
            { $reader ->
                [seat] با ساخت یک ارتش { $coalition } در { $region } گذاشتید.
               *[nobody] { $seat } با ساخت یک ارتش { $coalition } در { $region } گذاشت.
            }
        [infrastructure]
            { $reader ->
                [seat] با زیرساخت یک ارتش { $coalition } رایگان در { $region } گذاشتید.
               *[nobody] { $seat } با زیرساخت یک ارتش { $coalition } رایگان در { $region } گذاشت.
            }
        [insurrection]
            { $reader ->
                [seat] با قیام یک ارتش { $coalition } در { $region } گذاشتید.
               *[nobody] { $seat } با قیام یک ارتش { $coalition } در { $region } گذاشت.
            }
       *[none]
            { $reader ->
                [seat] یک ارتش { $coalition } در { $region } گذاشتید.
               *[nobody] { $seat } یک ارتش { $coalition } در { $region } گذاشت.
            }
    }
event-placed-road =
    { $why ->
        [icon]
            { $reader ->
                [seat] با نشان کارت یک راه { $coalition } در { $border } گذاشتید.
               *[nobody] { $seat } با نشان کارت یک راه { $coalition } در { $border } گذاشت.
            }
        [build]
            { $reader ->
                [seat] با ساخت یک راه { $coalition } در { $border } گذاشتید.
               *[nobody] { $seat } با ساخت یک راه { $coalition } در { $border } گذاشت.
            }
        [infrastructure]
            { $reader ->
                [seat] با زیرساخت یک راه { $coalition } رایگان در { $border } گذاشتید.
               *[nobody] { $seat } با زیرساخت یک راه { $coalition } رایگان در { $border } گذاشت.
            }
       *[none]
            { $reader ->
                [seat] یک راه { $coalition } در { $border } گذاشتید.
               *[nobody] { $seat } یک راه { $coalition } در { $border } گذاشت.
            }
    }
event-placed-tribe =
    { $reader ->
        [seat] با نشان کارت یک قبیله در { $region } گذاشتید.
       *[nobody] { $seat } با نشان کارت یک قبیله در { $region } گذاشت.
    }
event-placed-spy =
    { $why ->
        [icon]
            { $reader ->
                [seat] با نشان کارت یک جاسوس روی کارت «{ $card }» گذاشتید.
               *[nobody] { $seat } با نشان کارت یک جاسوس روی کارت «{ $card }» گذاشت.
            }
        [blackmail]
            { $reader ->
                [seat] با باج‌خواهی یک جاسوس روی کارت «{ $card }» گذاشتید.
               *[nobody] { $seat } با باج‌خواهی یک جاسوس روی کارت «{ $card }» گذاشت.
            }
       *[none]
            { $reader ->
                [seat] یک جاسوس روی کارت «{ $card }» گذاشتید.
               *[nobody] { $seat } یک جاسوس روی کارت «{ $card }» گذاشت.
            }
    }
event-lifted-block =
    { $reader ->
        [seat] یک بلوک { $coalition } را از { $space } برای جای دیگر برداشتید.
       *[nobody] { $seat } یک بلوک { $coalition } را از { $space } برای جای دیگر برداشت.
    }
event-lifted-tribe =
    { $reader ->
        [seat] یک قبیله را از { $region } برای جای دیگر برداشتید.
       *[nobody] { $seat } یک قبیله را از { $region } برای جای دیگر برداشت.
    }
event-lifted-spy =
    { $reader ->
        [seat] یک جاسوس را از کارت «{ $card }» برای جای دیگر برداشتید.
       *[nobody] { $seat } یک جاسوس را از کارت «{ $card }» برای جای دیگر برداشت.
    }
event-lifted-gift =
    { $reader ->
        [seat] استوانهٔ { $gift } را برای جای دیگر برداشتید.
       *[nobody] { $seat } استوانهٔ { $gift } را برای جای دیگر برداشت.
    }
event-took-rule =
    { $reader ->
        [seat] فرماندار { $region } شدید.
       *[nobody] { $seat } فرماندار { $region } شد.
    }
event-lost-rule =
    { $reader ->
        [seat] دیگر فرماندار { $region } نیستید.
       *[nobody] { $seat } دیگر فرماندار { $region } نیست.
    }
event-leveraged =
    { $reader ->
        [seat] با کارت «{ $card }» { $rupees } روپیه قرض گرفتید.
       *[nobody] { $seat } با کارت «{ $card }» { $rupees } روپیه قرض گرفت.
    }
event-suit-favoured = اکنون خال مطلوب { $suit } است.
event-suit-kept = آیین پشتونوالی: خال مطلوب { $suit } می‌ماند.
event-taxed-card =
    { $reader ->
        [seat] از کارت «{ $card }» ۱ روپیه مالیات گرفتید.
       *[nobody] { $seat } از کارت «{ $card }» ۱ روپیه مالیات گرفت.
    }
event-taxed-player =
    { $reader ->
        [seat] از { $target } مالیات گرفتید: ۱ روپیه.
        [target] { $seat } از شما ۱ روپیه مالیات گرفت.
       *[nobody] { $seat } از { $target } مالیات گرفت: ۱ روپیه.
    }
event-gave-gift =
    { $reader ->
        [seat] هدیه‌ای در { $gift } گذاشتید.
       *[nobody] { $seat } هدیه‌ای در { $gift } گذاشت.
    }
event-moved-army =
    { $reader ->
        [seat] یک ارتش { $coalition } از { $source } به { $region } بردید.
       *[nobody] { $seat } یک ارتش { $coalition } از { $source } به { $region } برد.
    }
event-moved-tribe =
    { $reader ->
        [seat] یک قبیله از { $source } به { $region } بردید.
       *[nobody] { $seat } یک قبیله از { $source } به { $region } برد.
    }
event-moved-spy =
    { $reader ->
        [seat] یک جاسوس از کارت «{ $origin }» به کارت «{ $card }» بردید.
       *[nobody] { $seat } یک جاسوس از کارت «{ $origin }» به کارت «{ $card }» برد.
    }
event-betrayed =
    { $own ->
        [yes]
            { $reader ->
                [nobody] { $seat } به کارت «{ $card }» در دربار خودش خیانت کرد.
               *[other] به کارت «{ $card }» در دربار خودتان خیانت کردید.
            }
       *[no]
            { $reader ->
                [seat] به کارت «{ $card }» در دربار { $target } خیانت کردید.
                [target] { $seat } به کارت «{ $card }» در دربار شما خیانت کرد.
               *[nobody] { $seat } به کارت «{ $card }» در دربار { $target } خیانت کرد.
            }
    }
event-took-prize =
    { $reader ->
        [seat] کارت «{ $card }» را به‌عنوان جایزه برداشتید.
       *[nobody] { $seat } کارت «{ $card }» را به‌عنوان جایزه برداشت.
    }
event-left-prize =
    { $reader ->
        [seat] از جایزهٔ «{ $card }» گذشتید.
       *[nobody] { $seat } از جایزهٔ «{ $card }» گذشت.
    }
event-removed-army =
    { $reader ->
        [seat] یک ارتش { $coalition } را از { $region } برداشتید.
       *[nobody] { $seat } یک ارتش { $coalition } را از { $region } برداشت.
    }
event-removed-road =
    { $reader ->
        [seat] یک راه { $coalition } را از { $border } برداشتید.
       *[nobody] { $seat } یک راه { $coalition } را از { $border } برداشت.
    }
event-removed-tribe =
    { $reader ->
        [seat] یک قبیلهٔ { $target } را از { $region } برداشتید.
        [target] { $seat } یک قبیلهٔ شما را از { $region } برداشت.
       *[nobody] { $seat } یک قبیلهٔ { $target } را از { $region } برداشت.
    }
event-removed-spy =
    { $reader ->
        [seat] یک جاسوس { $target } را از کارت «{ $card }» برداشتید.
        [target] { $seat } یک جاسوس شما را از کارت «{ $card }» برداشت.
       *[nobody] { $seat } یک جاسوس { $target } را از کارت «{ $card }» برداشت.
    }
event-saved-spy =
    { $reader ->
        [seat] جاسوس شما در کارت «{ $card }» پناه گرفت.
       *[nobody] یک جاسوس { $seat } در کارت «{ $card }» پناه گرفت.
    }
event-burnt-court =
    { $reader ->
        [seat] کارت «{ $card }» از دربار شما سوخت.
       *[nobody] کارت «{ $card }» از دربار { $seat } سوخت.
    }
event-burnt-bought =
    { $reader ->
        [seat] نتوانستید کارت «{ $card }» را بازی کنید و آن را سوزاندید.
       *[nobody] { $seat } نتوانست کارت «{ $card }» را بازی کند و آن را سوزاند.
    }
event-paid-leverage =
    { $reader ->
        [seat]
            { $short ->
                [0] از قرض خود { $rupees } روپیه پس دادید.
               *[other] { $rupees ->
                    [0] چیزی از قرض خود پس ندادید
                   *[other] از قرض خود { $rupees } روپیه پس دادید
                } و { $short } روپیه کم آوردید.
            }
       *[nobody]
            { $short ->
                [0] { $seat } از قرض خود { $rupees } روپیه پس داد.
               *[other] { $seat } { $rupees ->
                    [0] چیزی از قرض خود پس نداد
                   *[other] از قرض خود { $rupees } روپیه پس داد
                } و { $short } روپیه کم آورد.
            }
    }
event-debt-lapsed =
    { $reader ->
        [seat] کارتی نداشتید و { $rupees } روپیه بدهی شما بخشیده شد.
       *[nobody] { $seat } کارتی نداشت و { $rupees } روپیه بدهی او بخشیده شد.
    }
event-overthrown =
    { $reader ->
        [seat] آخرین قبیلهٔ خود را در { $region } از دست دادید و کارت‌های سیاسی شما از { $region } سرنگون می‌شوند.
       *[nobody] { $seat } آخرین قبیله‌اش را در { $region } از دست داد و کارت‌های سیاسی او از { $region } سرنگون می‌شوند.
    }
event-lost-tribes =
    { $reader ->
        [seat] آخرین کارت سیاسی خود از { $region } و با آن { $count } قبیله در آنجا را از دست دادید.
       *[nobody] { $seat } آخرین کارت سیاسی خود از { $region } و با آن { $count } قبیله در آنجا را از دست داد.
    }
event-happened = رویداد – { $happening }.
event-rumoured =
    { $reader ->
        [seat] دربارهٔ میهن‌پرستان { $target } شایعه انداختید.
        [target] { $seat } دربارهٔ میهن‌پرستان شما شایعه انداخت.
       *[nobody] { $seat } دربارهٔ میهن‌پرستان { $target } شایعه انداخت.
    }
event-swapped-hands =
    { $reader ->
        [seat]
            { $got ->
                [0] دست خود را با { $target } عوض کردید و کارتی نگرفتید.
               *[other] دست خود را با { $target } عوض کردید و این کارت‌ها را گرفتید: { $cards }.
            }
        [target]
            { $given ->
                [0] { $seat } دستش را با شما عوض کرد و شما کارتی نگرفتید.
               *[other] { $seat } دستش را با شما عوض کرد و شما این کارت‌ها را گرفتید: { $others }.
            }
       *[nobody] { $seat } دستش را با { $target } عوض کرد: { $got } کارت به‌جای { $given } کارت.
    }
event-swept =
    { $tribe_count ->
        [0] { $army_count ->
            [0] در { $region } چیزی برای رفتن نبود.
           *[other] { $army_count } ارتش از { $region } رفت.
        }
       *[other] { $army_count ->
            [0] { $tribe_count } قبیله از { $region } رفت.
           *[other] { $tribe_count } قبیله و { $army_count } ارتش از { $region } رفتند.
        }
    }
event-lost-prizes =
    { $reader ->
        [seat] همهٔ جایزه‌های خود ({ $count }) را از دست دادید.
       *[nobody] { $seat } همهٔ جایزه‌هایش ({ $count }) را از دست داد.
    }
event-got-rupees =
    { $reader ->
        [seat] با پشتیبانی اشراف ایران { $rupees } روپیه از بانک گرفتید.
       *[nobody] { $seat } با پشتیبانی اشراف ایران { $rupees } روپیه از بانک گرفت.
    }
event-coins-left = { $rupees } روپیهٔ روی «برداشت همگانی» از بازی بیرون رفت.
event-effects-ended = اثرهای ماندگار پایان یافت.
event-unstable = بی‌ثباتی: دومین بررسی چیرگی به بازار آمد و یک بررسی همین حالا انجام می‌شود.
event-check-succeeded =
    { $last ->
        [yes] آخرین بررسی چیرگی: ائتلاف { $coalition } چیره است و امتیازها دو برابر می‌شوند.
       *[no] بررسی چیرگی: ائتلاف { $coalition } چیره است.
    }
event-check-failed =
    { $last ->
        [yes] آخرین بررسی چیرگی: هیچ ائتلافی چیره نیست و امتیازها دو برابر می‌شوند.
       *[no] بررسی چیرگی: هیچ ائتلافی چیره نیست.
    }
event-scored =
    { $reader ->
        [seat]
            { $why ->
                [influence] با { $worth } نفوذ { $points } امتیاز گرفتید و { $total } امتیاز دارید.
                [cylinders] با { $worth } استوانه در بازی { $points } امتیاز گرفتید و { $total } امتیاز دارید.
                [disloyal] به ائتلاف دیگری وفادارید؛ { $points } امتیاز گرفتید و { $total } امتیاز دارید.
               *[none] { $points } امتیاز گرفتید و { $total } امتیاز دارید.
            }
       *[nobody]
            { $why ->
                [influence] { $seat } با { $worth } نفوذ { $points } امتیاز گرفت و { $total } امتیاز دارد.
                [cylinders] { $seat } با { $worth } استوانه در بازی { $points } امتیاز گرفت و { $total } امتیاز دارد.
                [disloyal] { $seat } به ائتلاف دیگری وفادار است؛ { $points } امتیاز گرفت و { $total } امتیاز دارد.
               *[none] امتیاز { $seat } از این بررسی { $points } است و روی هم { $total }.
            }
    }
event-blocks-cleared = همهٔ بلوک‌ها از نقشه برداشته شدند.
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
event-wakhan-shuffled = کارت‌های واخان بُر خورد.
event-wakhan-drew = { $seat } { $ai_card } را رو کرد؛ پیکان‌ها به { $ai_row } و { $ai_column } اشاره می‌کنند.
event-wakhan-followed =
    { $by ->
        [patriot] در خانهٔ «{ $box }» بازار برای { $seat } تصمیم می‌گیرد: { follow-why }.
        [cylinders] در خانهٔ «{ $box }» بازار برای { $seat } تصمیم می‌گیرد: { follow-why }.
        [blocks] در خانهٔ «{ $box }» بازار برای { $seat } تصمیم می‌گیرد: { follow-why }.
        [arrows] { $seat } دستور خانه را اجرا می‌کند: { $box }، { follow-why }.
       *[other] { $seat } دستور خانه را اجرا می‌کند: { $box }.
    }
follow-why =
    { $by ->
        [patriot] بررسی چیرگی در بازار است، پس ارزان‌ترین میهن‌پرست ائتلاف چیره خریده می‌شود
        [cylinders] بررسی چیرگی در بازار است و ائتلافی چیره نیست، پس کارتی با بیشترین جاسوس و قبیله خریده می‌شود
        [blocks] بررسی چیرگی در بازار است و میهن‌پرستی از ائتلاف چیره خریدنی نیست، پس کارتی با بیشترین ارتش و راه خریده می‌شود
        [arrows] به راهنمایی پیکان‌ها
        [deed] با کارت درباری که اولویت بالاتری دارد و می‌تواند
       *[box] همان که در خانه آمده است
    }
event-wakhan-skipped = { $seat } از خانهٔ «{ $box }» می‌گذرد: { skip-why }.
skip-why =
    { $why ->
        [condition] شرطش برقرار نیست
        [no_card] کارت مناسبی نمی‌توان خرید
        [no_action] هیچ کارت دربار این اقدام را ندارد
        [used] کارت‌هایی که این اقدام را دارند اقدام کرده‌اند
        [no_money] پولش نمی‌رسد
       *[no_object] چیزی نیست که این کار با آن انجام شود
    }
event-wakhan-passed-over =
    { $why ->
        [empty] پیکان‌ها به جای خالی اشاره می‌کنند؛ { $seat } به چپ و سپس به ردیف دیگر می‌رود.
       *[other] پیکان‌ها به کارت «{ $cards }» اشاره می‌کنند و { $seat } از آن می‌گذرد: { $why ->
            [check] با پیکان‌ها بررسی چیرگی خریده نمی‌شود
            [withdrawal] خریدنی نیست
            [paid_onto] این نوبت روی آن روپیه گذاشته است
           *[dear] پولش به آن نمی‌رسد
        }.
    }
event-wakhan-chose-card = { $seat } کارت «{ $card }» را نشانه می‌گیرد: { $why ->
        [opponent] کارت حریف اول است
        [favoured] از خال مطلوب است
        [dominant_patriot] میهن‌پرست ائتلاف چیره است
        [dominant_prize] جایزهٔ ائتلاف چیره است
        [patriot] میهن‌پرست است
        [leveraged] قرض‌دار است
        [rank] رتبه‌اش بالاتر است
        [spies] بیشترین جاسوس روی آن است
       *[number] شماره‌اش بالاتر است
    }.
event-wakhan-chose-region = { $seat } به سراغ { $region } می‌رود: { $why ->
        [ruled] چپ‌ترین منطقهٔ کارت است که فرماندارش است
        [battle] چپ‌ترین منطقهٔ کارت است که ارتش او و مهره‌های بازیکنی در آن است
       *[tribes] چپ‌ترین منطقهٔ کارت است که بازیکنی در آن قبیله دارد و او آنجا ارتش می‌خواهد
    }.
event-wakhan-chose-player = { $seat } به سراغ { $target } می‌رود: { $why ->
        [richest] میان کسانی که می‌شود از آن‌ها مالیات گرفت ثروتمندترین است
       *[arrow] از چند نفر پیکان قرمز او را برمی‌گزیند
    }.
event-wakhan-ambition =
    { $reader ->
        [seat] جاه‌طلبی: بررسی چیرگی را می‌خرید.
       *[nobody] جاه‌طلبی: { $seat } بررسی چیرگی را می‌خرد.
    }
event-burnt-hand =
    { $reader ->
        [seat] کارت «{ $cards }» را از دست خود سوزاندید.
       *[nobody]
            { $shown ->
                [yes] { $seat } کارت «{ $cards }» را از دستش سوزاند.
               *[no] { $seat } یک کارت دستش را به پشت سوزاند.
            }
    }

## Why not

refusal-shown-icon = نشان کارت را انتخاب نمی‌کنید: وقتی کارت بازی شود خودش اثر می‌کند
refusal-shown-ability = توانایی ویژهٔ کارت را انتخاب نمی‌کنید: تا وقتی کارت در درباری باشد برقرار است
refusal-shown-effect = اثر رویداد را انتخاب نمی‌کنید: وقتی رویداد خریده یا سوزانده شود رخ می‌دهد
refusal-shown-happening = رویدادِ برقرار را انتخاب نمی‌کنید: خودش اثر دارد
refusal-shown-ai-card = کارت واخان کارهای او را نشان می‌دهد و کسی از روی آن انتخاب نمی‌کند
refusal-shown-box = کارت واخان کارهای او را نشان می‌دهد و کسی از روی آن انتخاب نمی‌کند
refusal-shown-market-row = به‌جای ردیف، کارتی از بازار انتخاب کنید
refusal-shown-market-column = به‌جای ستون، کارتی از بازار انتخاب کنید
refusal-placed-this-turn = بلوک { $coalition } در { $space } همین نوبت گذاشته شده است
refusal-no-block-there = در { $space } بلوک { $coalition } نیست
refusal-cylinder-placed-this-turn = این استوانه همین نوبت گذاشته شده است
refusal-bribe-too-high = رشوه حداکثر { $full } روپیه است
refusal-cannot-pay-bribe = { $rupees } روپیه رشوه و هزینهٔ اقدام را ندارید
refusal-no-courtly-manners = فقط با آداب درباری می‌توانید بدون پرداخت رشوه اقدام کنید
refusal-not-its-border = { $border } از مرزهای { $region } نیست
refusal-no-loyal-army = در { $region } ارتش وفادار ندارید
refusal-no-road = راهی از ائتلاف شما از { $source } به { $region } نمی‌رود
refusal-tribes-stay = قبیله‌ها فقط با ملی‌گرایی حرکت می‌کنند
refusal-no-tribe-there = در { $region } قبیله‌ای ندارید
refusal-no-spy-there = روی کارت «{ $card }» جاسوسی ندارید
refusal-not-a-neighbour = کارت «{ $card }» کنار کارت «{ $origin }» نیست
refusal-nothing-to-remove = در { $region } چیزی نیست که بتوانید بردارید
refusal-no-army-there = در { $region } ارتشی ندارید
refusal-no-spies-to-remove = روی کارت «{ $card }» جاسوسی نیست که بتوانید بردارید
refusal-remove-one = دست‌کم یک مهره بردارید
refusal-safe-block = بلوک‌های ائتلاف خودتان در امان‌اند
refusal-no-safe-house = کارت «{ $card }» خانهٔ امن شما نیست
refusal-no-rupees-on-it = روی کارت «{ $card }» در بازار روپیه‌ای نیست
refusal-sheltered = همهٔ روپیه‌های { $target } در پناه مالیاتی است
refusal-not-taxable = { $target } کارتی از منطقه‌ای که فرماندارش هستید ندارد
refusal-gift-space-taken = در { $gift } هدیه‌ای هست
refusal-gift-too-dear = هزینهٔ { $gift } را ندارید
refusal-guarded = محافظان از کارت «{ $card }» پاسداری می‌کنند
refusal-not-ruled = فرماندار { $region } نیستید
refusal-border-not-ruled = فرماندار هیچ یک از دو سوی { $border } نیستید
refusal-not-your-card = کارت «{ $card }» در دربار یا دست شما نیست
refusal-not-a-lost-card = کارت «{ $card }» از کارت‌هایی که از دست می‌دهید نیست
refusal-not-in-hand = کارت «{ $card }» در دست شما نیست
refusal-not-in-court = کارت «{ $card }» در دربار شما نیست
refusal-not-yourself = بازیکن دیگری را انتخاب کنید
refusal-not-in-market = کارت «{ $card }» در بازار نیست
refusal-no-actions-left = اقدام دیگری ندارید
refusal-not-for-sale = کارت «{ $card }» خریدنی نیست
refusal-paid-onto = در همین نوبت روی کارت «{ $card }» روپیه گذاشته‌اید
refusal-too-dear = کارت «{ $card }» { $cost } روپیه می‌خواهد، { $rupees } روپیه دارید
refusal-withdrawn = در همین نوبت از کارت «{ $card }» منصرف شده‌اید
refusal-card-used = کارت «{ $card }» در این نوبت اقدام کرده است
refusal-a-prize = کارت «{ $card }» جایزه شده و زیر چرخ وفاداری است
refusal-action-too-dear = { $deed } دست‌کم { $cost } روپیه می‌خواهد، { $rupees } روپیه دارید
refusal-advisors = مشاوران بی‌بدیل از جاسوس‌های { $target } روی کارت «{ $card }» پاسداری می‌کنند
refusal-build-one = دست‌کم یک بلوک بسازید
refusal-citadel = دژ از قبیله‌های { $target } در { $region } پاسداری می‌کند
refusal-in-anothers-court = کارت «{ $card }» در دربار { $target } است و فقط صاحبش از آن استفاده می‌کند
refusal-in-the-market = کارت «{ $card }» در بازار است؛ اول باید خریده شود
refusal-in-your-court = کارت «{ $card }» در دربار شماست؛ یکی از اقدام‌هایش را به کار ببرید
refusal-in-your-hand = کارت «{ $card }» در دست شماست؛ اول باید بازی شود
refusal-loyal-already = وفاداری شما ({ $coalition }) فقط با بازی کردن میهن‌پرست یا برداشتن جایزهٔ ائتلافی دیگر عوض می‌شود
refusal-no-actions-on-it = کارت «{ $card }» اقدامی ندارد
refusal-no-army-of-theirs = در { $region } ارتشی از این ائتلاف نیست: { $coalition }
refusal-no-block = بلوکی برای گذاشتن نمانده است، نه در ذخیره و نه روی نقشه: { $coalition }
refusal-no-bonus-action = اقدامی نمانده و کارت «{ $card }» اقدام اضافی نمی‌دهد
refusal-no-card-shows-it = هیچ کارتی در دربار شما این اقدام را ندارد: { $deed }
refusal-no-cylinder = استوانه‌ای برای گذاشتن ندارید
refusal-no-gift-space = همهٔ جاهای هدیهٔ شما پر است
refusal-no-gift-there = در { $gift } هدیه‌ای ندارید
refusal-no-road-of-theirs = در { $border } راهی از این ائتلاف نیست: { $coalition }
refusal-no-site = جایی که چیزی برای برداشتن باشد ارتش یا جاسوس ندارید
refusal-no-spies-out = روی هیچ کارت درباری جاسوس ندارید
refusal-no-spy-of-theirs = { $target } روی کارت «{ $card }» جاسوسی ندارد
refusal-no-such-player = کسی آنجا ننشسته است
refusal-no-tribe-of-theirs = { $target } در { $region } قبیله‌ای ندارد
refusal-not-in-a-court = کارت «{ $card }» در هیچ درباری نیست
refusal-not-of-the-region = کارت «{ $card }» کارت { $region } نیست
refusal-nothing-to-move = نه جاسوسی برای گام برداشتن دارید و نه ارتشی که راه داشته باشد
refusal-nothing-to-tax = روی کارت‌های بازار روپیه‌ای نیست و از کسی نمی‌توانید مالیات بگیرید
refusal-nowhere-to-step = کارت «{ $card }» تنها کارت درباری روی میز است و جاسوس‌هایش جایی برای رفتن ندارند
refusal-out-of-reach = کارت «{ $card }» نه در بازار است و نه در دست یا دربار شما
refusal-place-the-block = بلوکی را که برداشته‌اید باید بگذارید
refusal-rule-nothing = فرماندار هیچ منطقه‌ای نیستید
refusal-shared-loyalty = { $target } با شما هم‌وفاداری است و قبیله‌هایش در { $region } در امان‌اند
refusal-spied-already = روی کارت «{ $card }» از پیش جاسوسی هست
refusal-stands-there = جاسوس همین حالا روی کارت «{ $card }» است؛ جایی را که می‌رود انتخاب کنید
refusal-supply-empty = بلوکی در ذخیره نمانده است؛ اول یکی از روی نقشه بردارید ({ $coalition })
refusal-supply-left = هنوز در ذخیره بلوک هست و از روی نقشه برداشته نمی‌شود ({ $coalition })
refusal-take-one = دست‌کم یک روپیه بردارید
refusal-use-a-card-first = اول کارتی از دربارتان را به کار ببرید که این اقدام را دارد: { $deed }

## When each thing is done. The rule ids follow, so there is no full stop.

when-choose-loyalty = ائتلاف فقط یک بار و پیش از نوبت اول انتخاب می‌شود؛ بعد از آن فقط میهن‌پرست یا جایزه وفاداری را عوض می‌کند
when-buy = کارت در نوبت خودتان و با یکی از اقدام‌هایتان خریده می‌شود
when-play = کارت از دست و در نوبت خودتان با یکی از اقدام‌هایتان بازی می‌شود
when-put-at = انتهای چپ یا راست دربار وقتی انتخاب می‌شود که کارتی بازی می‌کنید
when-use = کارت‌های دربار در نوبت صاحبشان و هر کدام یک بار اقدام می‌کنند
when-end-turn = نوبت را بین دو اقدام، وقتی چیز دیگری برای پاسخ نمانده است، تمام می‌کنید
when-demand = رشوه را فرماندار منطقهٔ کارتی که بازی می‌شود یا کسی که کارت را گروگان گرفته است تعیین می‌کند
when-pay = رشوه وقتی پرداخت می‌شود که فرماندار یا گروگان‌گیر آن را تعیین کرده باشد
when-refuse = فقط کسی که آداب درباری دارد می‌تواند رشوه‌ای را که تعیین شده است نپردازد
when-withdraw = وقتی رشوه‌ای تعیین شده باشد می‌توانید منصرف شوید
when-place-road = راه با نشان کارتی که بازی می‌کنید و هنگام ساخت گذاشته می‌شود
when-place-army = جای ارتش را فقط هنگام ساخت انتخاب می‌کنید؛ نشان ارتش آن را در منطقهٔ کارت خودش می‌گذارد
when-place-spy = جاسوس با نشان کارتی که بازی می‌کنید و با باج‌خواهی و خانهٔ امن گذاشته می‌شود
when-lift-block = بلوک فقط وقتی از روی نقشه برداشته می‌شود که در ذخیره نمانده باشد و باید بلوکی گذاشته شود
when-lift-tribe = قبیله فقط وقتی از روی نقشه برداشته می‌شود که باید استوانه‌ای بگذارید و ندارید
when-lift-spy = جاسوس فقط وقتی از روی کارت برداشته می‌شود که باید استوانه‌ای بگذارید و ندارید
when-lift-gift = هدیه فقط وقتی پس گرفته می‌شود که باید استوانه‌ای بگذارید و ندارید
when-tax-card = روپیهٔ کارت‌های بازار با اقدام مالیات یک کارت دربار برداشته می‌شود
when-tax-player = از بازیکنان با اقدام مالیات یک کارت دربار مالیات گرفته می‌شود
when-give-gift = هدیه با اقدام هدیهٔ یک کارت دربار داده می‌شود
when-move-army = ارتش با اقدام حرکت یک کارت دربار و از راه‌های ائتلاف خودش حرکت می‌کند
when-move-tribe = قبیله فقط با ملی‌گرایی و با اقدام حرکت یک کارت دربار حرکت می‌کند
when-pick-spy = جاسوس با اقدام حرکت یک کارت دربار حرکت می‌کند
when-spy-to = مقصد جاسوس وقتی انتخاب می‌شود که آن را با اقدام حرکت یک کارت دربار برداشته باشید
when-betray = خیانت به کارت‌ها با اقدام خیانت یک کارت دربار انجام می‌شود
when-take-prize = جایزه درست پس از خیانت برداشته می‌شود، اگر کارت نشان جایزه داشته باشد
when-leave-prize = اگر کارت نشان جایزه داشته باشد، درست پس از خیانت می‌توانید از آن بگذرید
when-battle-in = نبرد در منطقه با اقدام نبرد یک کارت دربار انجام می‌شود
when-battle-on = نبرد روی کارت با اقدام نبرد یک کارت دربار انجام می‌شود
when-remove-army = ارتش در نبرد و پس از انتخاب منطقه برداشته می‌شود
when-remove-road = راه در نبرد و پس از انتخاب منطقه برداشته می‌شود
when-remove-tribe = قبیله در نبرد و پس از انتخاب منطقه برداشته می‌شود
when-remove-spy = جاسوس در نبرد و پس از انتخاب کارت برداشته می‌شود
when-discard = کارت وقتی سوزانده می‌شود که دربار یا دست از حد بیشتر باشد، بدهی مانده باشد، یا رویداد یا باختی آن را بخواهد
when-choose-player = بازیکن را کسی انتخاب می‌کند که «شایعه» یا «راه‌های دیگر اقناع» را بخرد
when-choose-suit = خال مطلوب با نشان کارت‌ها و رویدادها عوض می‌شود؛ خریدار «آیین پشتونوالی» آن را انتخاب می‌کند
when-choose-region = منطقه را کسی انتخاب می‌کند که «توبیخ» را بخرد
when-done = هنگام مالیات، ساخت، حرکت و نبرد می‌توانید زودتر دست بکشید و از تواناییِ اختیاری بگذرید

## Table options

option-wakhan = واخان
option-wakhan-true = بازی می‌کند
option-wakhan-false = بازی نمی‌کند
option-printing = قوانین واخان
option-printing-first = چاپ اول (۲۰۱۹)، همان دفترچهٔ فارسی
option-printing-second = چاپ دوم (۲۰۲۰)
option-discards = کارت‌هایی که از دست می‌سوزند
option-discards-closed = به پشت
option-discards-open = به رو

## The table at a terminal

picture-market =
    { $price ->
        [0] رایگان
       *[other] بها { $price }
    }{ $rupees ->
        [0] {""}
       *[other] ، رویش { $rupees }
    }: {""}
picture-card = «{ $name }»، { $suit } { $rank }، { $region }
picture-patriot = ؛ میهن‌پرست { $coalition }
picture-prize = ؛ جایزهٔ { $coalition }
picture-deeds = ؛ { $deeds }
picture-spies = ؛ جاسوس { $spies }
picture-check = اگر اکنون بیاید: { $coalition } چیره است
picture-check-none = اگر اکنون بیاید: هیچ ائتلافی چیره نیست
picture-event = با خرید: { $bought }؛ با سوختن: { $gone }
picture-ruler = ؛ فرماندار { $name }
picture-road = { $border }: { $roads }

## Labels

view-turn = نوبت
view-order = ترتیب نوبت
view-actions-left = اقدام‌های مانده
view-favoured = خال مطلوب
view-deck = کارت‌های پشته
view-checks-left = بررسی‌های چیرگی پیش رو
view-players = بازیکنان
view-regions = منطقه‌ها
view-borders = مرزها
view-market = بازار
view-courts = دربارها
view-pool = بلوک‌های ذخیره
view-blocks = بلوک
view-coalition = ائتلاف
view-effects = اثرهای ماندگار
view-ai-ambition = واخان بررسی را می‌خرد
view-ai-back = پشت کارت روی پشتهٔ واخان
view-ai-rows = پیکان قرمز
view-ai-columns = پیکان سیاه
view-ai-card = کارت واخان
view-ai-row = پیکان قرمز
view-ai-column = پیکان سیاه
view-hand = دست شما
view-loyalty = وفاداری
view-points = امتیاز
view-rupees = روپیه
view-hand-size = کارت‌های دست
view-cylinders = استوانه‌های ذخیره
view-gifts = هدیه‌ها
view-prizes = جایزه‌ها
view-influence = نفوذ
view-region = منطقه
view-ruler = فرماندار
view-tribes = قبیله‌ها
view-armies = ارتش‌ها
view-border = مرز
view-roads = راه‌ها
view-card = کارت
view-suit = خال
view-patriot = میهن‌پرست
view-prize = جایزه
view-deeds = اقدام‌ها
view-icons = نشان‌ها
view-ability = توانایی ویژه
view-spies = جاسوس‌ها
view-hostage-taker = گروگان‌گیر
view-used = استفاده‌شده
view-row = ردیف
view-column = ستون
view-cost = هزینه
view-cost-none = رایگان
view-barred = خریدنی نیست
view-effect = اثر
view-forecast = اگر اکنون بررسی شود
view-need = پیشی لازم
view-last = آخرین بررسی
view-ends = پایان بازی
view-scores = امتیازها
view-why = معیار
view-worth = مقدار
view-gain = امتیازی که می‌گیرد
view-total = جمع
view-shelter = پناه مالیاتی
view-leverage = قرض
view-court-limit = گنجایش دربار
view-hand-limit = گنجایش دست
view-price = قیمت برای شما
view-bonus = اقدام اضافی
view-leveraged = قرض‌دار

heading-PP-001 = جعبه و مهره‌ها

rule-PP-001 = نقشه ۶ منطقه و ۹ مرز دارد. هر شمار مهره از هر بازیکن می‌تواند در یک منطقه، روی یک مرز یا روی یک کارت دربار باشد.
rule-PP-002 = هر یک از سه ائتلاف ۱۲ بلوک به رنگ خود دارد.
rule-PP-003 = بلوک در منطقه ارتش است و روی مرز راه. هر دو از یک ذخیره‌اند، پس هیچ ائتلافی بیش از ۱۲ بلوک در بازی ندارد.
rule-PP-004 = بلوک به کسی کمک می‌کند که اکنون به ائتلاف آن وفادار است، هر که آن را گذاشته باشد.
rule-PP-005 = هر بازیکن ۱۱ استوانه دارد: ۱ استوانه امتیاز را می‌شمارد و ۱۰ استوانه مهرهٔ بازی است.
rule-PP-006 = استوانه در منطقه قبیله است، روی کارت دربار جاسوس و روی جای هدیه هدیه؛ هر سه در بازی به شمار می‌آیند.
rule-PP-007 = با تغییر وفاداری قبیله‌ها و جاسوس‌ها می‌مانند؛ هدیه‌ها به ذخیره برمی‌گردند.
rule-PP-008 = در جعبه ۳۶ روپیه هست، ولی پول سقفی ندارد.
rule-PP-009 = ۱۰۰ کارت دربار، ۱۶ رویداد و ۲۴ کارت واخان هست.
rule-PP-010 = هر رویداد دو نیمه دارد: نیمهٔ پایین هنگام خرید و نیمهٔ بالا وقتی پاک‌سازی آن را می‌سوزاند.
rule-PP-011 = چهار رویداد بررسی چیرگی است؛ زمان گرفتن امتیاز را این‌ها تعیین می‌کنند.
rule-PP-012 = کارت‌های واخان فقط وقتی به کار می‌روند که واخان بازی کند.

heading-PP-013 = چیدمان

rule-PP-013 = در آغاز خال سیاسی مطلوب است.
rule-PP-014 = شش پشته ساخته می‌شود، هر کدام با ۵ کارت دربار و ۱ کارت دیگر برای هر بازیکن. بقیهٔ کارت‌های دربار بیرون از بازی‌اند.
rule-PP-015 = به هر یک از پشته‌های ۳ تا ۶ یک بررسی چیرگی افزوده می‌شود.
rule-PP-016 = از ۱۲ رویداد دیگر دو کارت به پشتهٔ ۲ و به هر یک از پشته‌های ۳ تا ۶ یک کارت می‌رسد؛ شش کارت بیرون می‌مانند.
rule-PP-017 = هر پشته جدا بُر می‌خورد و پشتهٔ ۱ بالای همه جا می‌گیرد. همهٔ کارت‌ها با هم بُر نمی‌خورند.
rule-PP-018 = بازار ۲ ردیف و ۶ ستون دارد و ستون‌به‌ستون از چپ پر می‌شود، نخست ردیف بالا.
rule-PP-019 = پشتهٔ کارت سمت راست بازار است.
rule-PP-020 = هر بازیکن با ۱۰ استوانه، ۴ روپیه و ۰ امتیاز آغاز می‌کند.
rule-PP-021 = از یک بازیکن تصادفی و ساعت‌گرد، هر کس وفاداری آغازین خود را برمی‌گزیند؛ چند نفر می‌توانند یک ائتلاف را برگزینند.
rule-PP-022 = نوبت اول با کسی است که آخر از همه برگزیده است؛ سپس بازی ساعت‌گرد پیش می‌رود.
rule-PP-023 = نمونه با ۳ بازیکن: هر کس ۴ روپیه و ۱۰ استوانه، هر پشته ۸ کارت دربار و روی هم ۵۸ کارت که ۱۲ کارت آن به بازار می‌رود.

heading-PP-024 = خال، دربار، دست و رتبه

rule-PP-024 = کارت‌های دربار یکی از چهار خال را دارند: اقتصادی، نظامی، سیاسی، جاسوسی.
rule-PP-025 = همیشه یک خال مطلوب است. این خال اقدام اضافی می‌دهد و اگر نظامی باشد خرید را گران می‌کند.
rule-PP-026 = خال مطلوب فقط با نشان کارت‌ها، بعضی رویدادها و آیین پشتونوالی تغییر می‌کند.
rule-PP-027 = هر بازیکن یک دربار دارد: یک ردیف کارت که ترتیب آن تغییر نمی‌کند.
rule-PP-028 = در طول نوبت دربار بی‌سقف بزرگ می‌شود؛ گنجایش آن در پاک‌سازی سنجیده می‌شود.
rule-PP-029 = گنجایش دربار: ۳ و برای هر ستارهٔ بنفش ۱ کارت بیشتر؛ پس از هر سوزاندن دوباره شمرده می‌شود.
rule-PP-030 = در طول نوبت دست بی‌سقف بزرگ می‌شود؛ گنجایش آن در پاک‌سازی سنجیده می‌شود.
rule-PP-031 = گنجایش دست: ۲ و برای هر ستارهٔ آبی ۱ کارت بیشتر.
rule-PP-032 = هر کارت دربار رتبهٔ ۱ تا ۳ ستاره دارد.
rule-PP-033 = رتبه قدرت مالیات، حرکت و نبرد را تعیین می‌کند؛ هدیه، ساخت و خیانت به آن کاری ندارند.
rule-PP-034 = هر کارت به اندازهٔ رتبه‌اش ستارهٔ خال خود را به صاحبش می‌دهد.
rule-PP-035 = ستاره‌های طلایی روپیه‌ها را از مالیات پناه می‌دهند.
rule-PP-036 = ستاره‌های قرمز تساوی پایان بازی را رفع می‌کنند.

heading-PP-037 = وفاداری و نفوذ

rule-PP-037 = هر بازیکن همیشه به یک ائتلاف وفادار است.
rule-PP-038 = بلوک‌هایی که می‌گذارید از ائتلافی است که به آن وفادارید.
rule-PP-039 = نفوذ ۱ است و برای هر میهن‌پرست، جایزه و هدیه ۱ بیشتر.
rule-PP-040 = با بازی کردن میهن‌پرست ائتلافی دیگر یا گرفتن جایزهٔ آن، وفاداری تغییر می‌کند.
rule-PP-041 = با تغییر وفاداری هدیه‌ها به ذخیره برمی‌گردند، جایزه‌ها و میهن‌پرستان پیشین از دست می‌روند و سپس چرخ می‌چرخد.
rule-PP-042 = میهن‌پرستان یکی‌یکی و مثل هر کارت دیگر می‌سوزند: جاسوس‌ها برمی‌گردند، قرض پس داده می‌شود و سرنگونی ممکن است. اگر یکی قرض‌دار باشد ترتیب با صاحب آن‌هاست.
rule-PP-043 = نمونه: بازیکن افغان با یک هدیه، یک جایزهٔ افغان و شاهزاده اکبر خان ۴ نفوذ دارد. با بازی کردن سر جان کین هر سه از دست می‌رود؛ وفاداری بریتانیاست و نفوذ ۲.

heading-PP-044 = فرمانداری

rule-PP-044 = هر منطقه یک نشان فرماندار دارد که تا کسی فرماندار نباشد روی نقشه می‌ماند.
rule-PP-045 = مهره‌های حاکمیتی شما در منطقه قبیله‌های شما و ارتش‌های ائتلاف شماست.
rule-PP-046 = برای فرمانداری باید آنجا قبیله داشته باشید و مهره‌های حاکمیتی شما از تک‌تک دیگران بیشتر باشد.
rule-PP-047 = در تساوی هیچ‌کس فرماندار نیست.
rule-PP-048 = ارتش‌های یک ائتلاف می‌توانند جلوی فرمانداری را بگیرند، حتی اگر هیچ وفاداری آنجا قبیله نداشته باشد یا کسی به آن وفادار نباشد.
rule-PP-049 = نشان فرماندار بی‌درنگ جابه‌جا می‌شود.
rule-PP-050 = فرماندار می‌تواند آنجا بسازد، از دارندگان کارت‌های منطقه مالیات بگیرد و برای بازی کردن آن کارت‌ها رشوه بخواهد.
rule-PP-051 = نمونه: در قندهار ۱ قبیله و ۲ ارتش وفادار افغان در برابر ۲ ارتش بریتانیا و ۲ ارتش روسیه، ۳ به ۲، فرمانداری می‌آورد.

heading-PP-052 = قوانین کلی

rule-PP-052 = بازیکنان می‌توانند گفت‌وگو و توافق کنند؛ هیچ توافقی الزام‌آور نیست.
rule-PP-053 = کارت میان بازیکنان دست‌به‌دست نمی‌شود، مگر با راه‌های دیگر اقناع.
rule-PP-054 = پول فقط با مالیات و رشوه میان بازیکنان جابه‌جا می‌شود.
rule-PP-055 = اگر باید مهره‌ای بگذارید و ذخیره خالی است، یکی از همان نوع و رنگ را از بازی بردارید، ولی نه مهره‌ای که همین نوبت گذاشته شده است. اگر چنین مهره‌ای نیست، چیزی گذاشته نمی‌شود.
rule-PP-056 = چنین مهره‌ای می‌تواند نقش عوض کند. برداشتن آخرین قبیلهٔ منطقه هم از دست دادن آن است.
rule-PP-057 = نمونه: اگر برای جاسوس استوانه‌ای نمانده است، یکی از قبیله‌های خود را از نقشه برمی‌دارید و جاسوس می‌کنید.
rule-PP-058 = خرید و بازی کردن کارت همیشه ممکن است.
rule-PP-059 = کارت‌های دربار اقدام‌های چاپ‌شده روی خود را می‌افزایند.
rule-PP-060 = هر کارت دربار در هر نوبت یک اقدام می‌دهد؛ کارتی که همین نوبت بازی شده هم می‌تواند اقدام کند.
rule-PP-061 = با سوختن کارت دربار همهٔ جاسوس‌های روی آن به خانه برمی‌گردند.
rule-PP-062 = با سوختن کارت قرض‌دار صاحبش ۲ روپیه به بانک می‌پردازد.
rule-PP-063 = به‌جای هر روپیهٔ کم یک کارت دست یا دربار می‌سوزد؛ اگر کارتی نمانده باشد بدهی بخشیده می‌شود.
rule-PP-064 = سرنگونی از نقشه: با از دست رفتن آخرین قبیله در منطقه، همهٔ کارت‌های سیاسی شما از آن منطقه یکی‌یکی می‌سوزند؛ اگر یکی قرض‌دار باشد ترتیب با شماست.
rule-PP-065 = سرنگونی از دربار: با از دست رفتن آخرین کارت سیاسی منطقه، همهٔ قبیله‌های شما از آنجا برداشته می‌شوند.
rule-PP-066 = فقط از دست دادن سرنگون می‌کند؛ قبیلهٔ بی‌کارت سیاسی یا کارت سیاسی بی‌قبیله اشکالی ندارد.
rule-PP-243 = آشکار: دربارها، مهره‌ها، روپیه‌ها، بازار، هدیه‌ها، جایزه‌ها و شمار کارت‌های دست و پشته. پنهان: کارت‌های دست، پشته و کارت‌های واخان جز پشت کارت رویی. کارتی که از دست می‌سوزد به پشت است (تنظیم میز).

heading-PP-067 = نوبت و پاک‌سازی

rule-PP-067 = هر نوبت حداکثر دو اقدام دارد.
rule-PP-068 = اقدام‌های اضافی شمرده نمی‌شوند.
rule-PP-069 = پس از اقدام‌ها پاک‌سازی است و سپس نوبت نفر بعد، ساعت‌گرد.
rule-PP-070 = پاک‌سازی ۱: کارت‌های بیش از گنجایش دربار را بسوزانید.
rule-PP-071 = پاک‌سازی ۲: کارت‌های بیش از گنجایش دست را بسوزانید.
rule-PP-072 = پاک‌سازی ۳: رویدادهای ستون چپ بازار را، نخست ردیف بالا، بسوزانید و نیمهٔ بالای آن‌ها را اجرا کنید.
rule-PP-073 = روپیه‌های روی رویداد سوخته سر جای خود می‌مانند.
rule-PP-074 = پاک‌سازی ۴: کارت‌های هر ردیف با روپیه‌هایشان به چپ می‌لغزند و جاهای خالی تا پشته هست پر می‌شود.
rule-PP-075 = کارتی که روی روپیه‌های جامانده می‌لغزد آن‌ها را می‌گیرد.
rule-PP-076 = بی‌ثباتی: اگر بررسی چیرگی دیگری در بازار باشد و یکی دیگر رو شود، بی‌درنگ یک بررسی انجام می‌شود، هر دو کارت می‌روند و بازار دوباره پر می‌شود.
rule-PP-077 = اگر آخرین کارت بررسی با بی‌ثباتی برود، همان بررسی آخرین است.
rule-PP-242 = روپیه‌های روی کارت‌هایی که با بی‌ثباتی می‌روند برای کارت‌های بعدی می‌مانند.

heading-PP-078 = پایان بازی

rule-PP-078 = پس از هر بررسی، کسی که دست‌کم ۴ امتیاز از تک‌تک دیگران پیش باشد بی‌درنگ می‌برد.
rule-PP-079 = پس از آخرین بررسی بازی تمام است و دارندهٔ بیشترین امتیاز می‌برد.
rule-PP-080 = تساوی: میان برابرها ستارهٔ قرمز بیشتر در دربار.
rule-PP-081 = باز تساوی: میان برابرها روپیهٔ بیشتر.
rule-PP-082 = باز تساوی: برد مشترک است.

heading-PP-083 = خرید

rule-PP-083 = یک کارت بازار را با همهٔ روپیه‌های رویش بخرید و به دست ببرید.
rule-PP-084 = باید همهٔ هزینه را پیش از برداشتن روپیه‌های کارت داشته باشید.
rule-PP-085 = هزینه به ترتیب ستون از چپ ۰، ۱، ۲، ۳، ۴ و ۵ است.
rule-PP-086 = روی هر کارت سمت چپ در همان ردیف یک روپیه می‌گذارید.
rule-PP-087 = اگر آنجا خالی باشد، روپیه روی کارت ردیف دیگر می‌رود؛ اگر هر دو خالی باشند همان‌جا می‌ماند.
rule-PP-088 = کارتی که در این نوبت روپیه گرفته است در این نوبت خریدنی نیست.
rule-PP-089 = رویداد به دست نمی‌رود؛ همان دم خرید عمل می‌کند.
rule-PP-090 = اثر ماندگار تا پایان بررسی چیرگی بعدی برقرار است و در آن هم به شمار می‌آید.
rule-PP-091 = اثر ماندگاری که همهٔ بازی را تغییر می‌دهد برای همه است.
rule-PP-092 = تا خال نظامی مطلوب است خرید دو برابر هزینه دارد: دو روپیه روی هر کارت سمت چپ.
rule-PP-093 = نمونه: نخست کارت سوم ردیف بالا به ۲ روپیه خریده می‌شود و دو کارت چپ آن دیگر خریدنی نیستند. سپس آرتور کانولی در ستون ۳ سه روپیه هزینه دارد: ۱ روی هر یک از آن دو و ۱ روی کارت ردیف پایین، چون جای بالا خالی است. با ۲ روپیهٔ روی کارت، پرداخت خالص ۱ است.

heading-PP-094 = بازی کردن کارت

rule-PP-094 = کارت را از دست رو کنید؛ حتی اگر منصرف شوید همه آن را می‌شناسند.
rule-PP-095 = اگر خودتان فرماندار منطقهٔ کارت باشید یا فرمانداری نباشد رشوه‌ای در کار نیست.
rule-PP-096 = وگرنه فرماندار می‌تواند به شمار قبیله‌هایش در آنجا روپیه بخواهد.
rule-PP-097 = فرماندار می‌تواند هر بخشی را ببخشد: یک مبلغ می‌گوید و همان پرداخت می‌شود. واخان چیزی نمی‌بخشد.
rule-PP-098 = اگر نپردازید انگار بازی نکرده‌اید: اقدامی خرج نمی‌شود. آن کارت در این نوبت دوباره پیشنهاد نمی‌شود.
rule-PP-099 = کارت را در انتهای چپ یا راست دربار بگذارید.
rule-PP-100 = میهن‌پرست ائتلافی دیگر نخست وفاداری شما را تغییر می‌دهد.
rule-PP-101 = سپس نشان‌های تأثیر از بالا به پایین اجرا می‌شوند، تا وقتی کارت در دربار شماست.
rule-PP-102 = نشان راه: یک بلوک از ائتلاف خود روی یکی از مرزهای منطقهٔ کارت بگذارید.
rule-PP-103 = نشان ارتش: یک بلوک از ائتلاف خود در منطقهٔ کارت بگذارید.
rule-PP-104 = نشان قبیله: یک استوانه در منطقهٔ کارت بگذارید.
rule-PP-105 = نشان جاسوس: یک استوانه روی یکی از کارت‌های همان منطقه در هر درباری بگذارید.
rule-PP-106 = نشان قرض: ۲ روپیه از بانک بگیرید که هنگام سوختن کارت پس داده می‌شود.
rule-PP-107 = نشان تغییر خال: این خال مطلوب می‌شود؛ نه تا آیین پشتونوالی برقرار است.
rule-PP-108 = نمونه: بازرگانان سیک لاهور در پنجاب بازی می‌شود که فرماندارش ۲ قبیله دارد، با ۲ روپیه رشوه. یک راه در یکی از دو مرز پنجاب، یک جاسوس روی یک کارت پنجاب و ۲ روپیه قرض: خالص ۰.

heading-PP-109 = اقدام کارت‌های دربار

rule-PP-109 = هر اقدام کارتی در دربار خودتان می‌خواهد که آن را نشان دهد.
rule-PP-110 = هر کارت در هر نوبت یک اقدام.
rule-PP-111 = رتبه اندازهٔ مالیات، حرکت و نبرد است.
rule-PP-112 = اقدام کارت‌های خال مطلوب اضافی است؛ همچنین با تاکتیک‌های نو، کاردان و نیروهای نامنظم.
rule-PP-113 = کارت اقدام اضافی هم در هر نوبت یک بار به کار می‌رود.
rule-PP-114 = هزینهٔ اقدام روی راست‌ترین کارت‌های دو ردیف گذاشته می‌شود، نیمی در هر ردیف و روی هر کارت یک روپیه.
rule-PP-115 = از جای خالی می‌گذرند.
rule-PP-116 = کارتی که رویش پرداخت شده در این نوبت خریدنی نیست.
rule-PP-117 = کارت دربار گروگان است اگر حریفی روی آن بیش از تک‌تک دیگران، صاحبش هم، جاسوس داشته باشد.
rule-PP-118 = صاحب آن فقط پس از پرداخت یک روپیه برای هر جاسوس گروگان‌گیر می‌تواند از آن استفاده کند.
rule-PP-119 = گروگان‌گیر می‌تواند هر بخشی را ببخشد. باید پول کمترین هزینهٔ خود اقدام بماند.
rule-PP-120 = توانایی ویژه هرگز گروگان نمی‌شود.
rule-PP-240 = اگر رشوهٔ گروگان پرداخت نشود اقدامی خرج نمی‌شود و کارت استفاده‌نشده می‌ماند، ولی همان اقدام آن در این نوبت دوباره پیشنهاد نمی‌شود.
rule-PP-241 = اقدام اضافی هم رشوهٔ گروگان و هزینهٔ اقدام را می‌پردازد.
rule-PP-121 = نمونه: روی صرافان ۲ جاسوس یک حریف و ۱ جاسوس صاحب کارت است: کارت گروگان است و صاحبش برای استفاده ۲ روپیه یا کمتر می‌پردازد.

heading-PP-122 = مالیات

rule-PP-122 = روی هم به اندازهٔ رتبهٔ کارت روپیه بگیرید.
rule-PP-123 = منبع‌ها: کارت‌های بازار و بازیکنانی که کارتی از منطقهٔ زیر فرمانداری شما دارند.
rule-PP-124 = می‌توان از چند منبع گرفت.
rule-PP-125 = ستاره‌های طلایی هر بازیکن به همان شمار روپیه را پناه می‌دهند.
rule-PP-126 = نمونه: با کارت رتبهٔ ۲ از بازیکنی با پناه ۲ و ۳ روپیه فقط ۱ روپیه می‌گیرید و دومی از بازار است.

heading-PP-127 = هدیه

rule-PP-127 = یک استوانه در هر جای هدیهٔ خالی خود که خواستید بگذارید.
rule-PP-128 = هزینهٔ آن ۲، ۴ یا ۶ است و هزینهٔ اقدام به شمار می‌آید.
rule-PP-129 = هر هدیه ۱ نفوذ در ائتلاف کنونی شماست.
rule-PP-130 = هدیه‌ها با تغییر وفاداری از دست می‌روند.

heading-PP-131 = ساخت

rule-PP-131 = یک تا سه ارتش و راه، به هر ترکیبی، در منطقه‌های زیر فرمانداری خود بگذارید.
rule-PP-132 = راه روی هر مرز منطقهٔ زیر فرمانداری می‌رود.
rule-PP-133 = هر بلوک ۲ روپیه هزینهٔ اقدام دارد.
rule-PP-134 = نمونه: اگر فقط فرماندار کابل باشید تا ۳ بلوک در آن یا روی ۴ مرزش می‌گذارید؛ ۲ ارتش ۴ روپیه هزینه دارد، یک روپیه روی هر یک از دو کارت راست هر ردیف.

heading-PP-135 = حرکت

rule-PP-135 = برای هر رتبه یک ارتش وفادار یا جاسوس خود را یک گام حرکت دهید؛ کمتر هم ممکن است.
rule-PP-136 = یک مهره می‌تواند چند بار حرکت کند.
rule-PP-137 = ارتش فقط از مرزی می‌گذرد که راه ائتلاف خودش روی آن باشد، هر که آن را گذاشته باشد.
rule-PP-138 = جاسوس‌ها روی حلقهٔ همهٔ کارت‌های دربار در هر دو سو گام برمی‌دارند: دربارها به ترتیب نوبت و هر یک از چپ به راست. پس از راست‌ترین کارت شما چپ‌ترین کارت نفر بعد است.
rule-PP-139 = نمونه: با حرکت رتبهٔ ۳ یک جاسوس دو کارت جلو می‌رود و از سر یک دربار می‌گذرد، و یک ارتش روسیه با راه روسیه از ماورای خزر به کابل می‌رود.

heading-PP-140 = خیانت

rule-PP-140 = یک کارت دربار را که جاسوس شما روی آن است در هر درباری، حتی دربار خودتان، بسوزانید. محافظان از کارت‌های سیاسی پاسداری می‌کنند.
rule-PP-141 = همهٔ جاسوس‌های روی آن به خانه برمی‌گردند.
rule-PP-142 = همیشه ۲ روپیه هزینهٔ اقدام دارد.
rule-PP-143 = اگر جایزه‌ای نشان دهد می‌توانید آن را بردارید.
rule-PP-144 = جایزهٔ ائتلافی دیگر نخست هدیه‌ها، جایزه‌ها و میهن‌پرستان شما را می‌گیرد و وفاداری شما را تغییر می‌دهد.
rule-PP-145 = خیانت می‌تواند برای صاحب کارت پس دادن قرض و سرنگونی بیاورد؛ جایزه پس از آن است.

heading-PP-146 = نبرد

rule-PP-146 = یک جا را انتخاب کنید: یک منطقه یا یک کارت دربار.
rule-PP-147 = آنجا به هر ترکیبی ارتش، قبیله و راه مرزها، یا روی کارت جاسوس، تا اندازهٔ رتبه بردارید؛ دست‌کم یکی.
rule-PP-148 = هرگز بیش از ارتش‌های خود، یا روی کارت بیش از جاسوس‌های خود، در آغاز نبرد.
rule-PP-149 = ارتش‌ها و راه‌های ائتلاف خودتان در امان‌اند.
rule-PP-150 = قبیله‌های کسانی که با شما هم‌وفاداری‌اند در امان‌اند.
rule-PP-151 = هم‌وفاداری از جاسوس‌ها محافظت نمی‌کند.
rule-PP-152 = نمونه: با کارت رتبهٔ ۲ و ۱ ارتش بریتانیا فقط ۱ مهره برمی‌دارید: ارتش روسیه یا راه روسیه، نه قبیلهٔ بازیکن دیگر بریتانیا.
rule-PP-153 = نمونه: روی کارتی با ۲ جاسوس شما و ۲ جاسوس هم‌پیمان، نبرد رتبهٔ ۲ هر دو جاسوس او را برمی‌دارد و کارت گروگان شماست.

heading-PP-154 = بررسی‌های چیرگی

rule-PP-154 = بررسی با خرید کارت آن، سوختنش در پاک‌سازی یا بی‌ثباتی انجام می‌شود.
rule-PP-155 = موفق است اگر یک ائتلاف دست‌کم ۴ بلوک بیش از تک‌تک ائتلاف‌های دیگر در بازی داشته باشد.
rule-PP-156 = نمونه: ۸ بلوک بریتانیا در برابر ۴ و ۴ چیره است.
rule-PP-157 = وگرنه ناموفق است.
rule-PP-158 = ناموفق: امتیاز به شمار استوانه‌های در بازی است، هدیه هم.
rule-PP-159 = ناموفق: ۳ امتیاز برای بیشترین استوانه و ۱ امتیاز برای نفر دوم.
rule-PP-160 = تساوی: امتیاز جاهای برابر جمع و بر شمار برابرها تقسیم و رو به پایین گرد می‌شود.
rule-PP-161 = نمونه: دو نفر برابر در جای اول استوانه هر کدام ۲ امتیاز می‌گیرند.
rule-PP-162 = موفق: فقط وفاداران ائتلاف چیره امتیاز می‌گیرند، به اندازهٔ نفوذ.
rule-PP-163 = موفق: ۵، ۳ و ۱ امتیاز برای اول، دوم و سوم.
rule-PP-164 = تساوی در بررسی موفق هم همین‌گونه تقسیم می‌شود.
rule-PP-165 = پس از بررسی موفق همهٔ بلوک‌ها از نقشه می‌روند؛ استوانه‌ها می‌مانند.
rule-PP-166 = در آخرین بررسی، وقتی دیگر کارت بررسی در پشته و بازار نیست، امتیازها پیش از تقسیم تساوی دو برابر می‌شوند.
rule-PP-167 = اگر نفر اول ۴ امتیاز یا بیشتر از نفر دوم پیش باشد بازی تمام است.
rule-PP-168 = نمونه: ۶ بلوک روسیه در برابر ۲ و ۰ موفق است؛ از دو بازیکن روسیه آن که نفوذ بیشتری دارد ۵ و دیگری ۳ امتیاز می‌گیرد و نقشه خالی می‌شود.
rule-PP-169 = نمونه: در آخرین بررسی ناموفق با ۲، ۱ و ۱ قبیله، نفر اول ۶ و دو نفر دیگر هر کدام ۱ امتیاز می‌گیرند.

heading-PP-170 = واخان: چیدمان و منش

rule-PP-170 = واخان حریف خودکار یک یا دو نفر است (تنظیم میز).
rule-PP-171 = بازی همکاری نیست: یک نفر یا واخان می‌برد.
rule-PP-172 = در اندازهٔ پشته‌ها واخان یک بازیکن است.
rule-PP-173 = ۲۴ کارت واخان به پشت بُر می‌خورد.
rule-PP-174 = واخان استوانه‌های یک رنگ آزاد را دارد و چرخ وفاداری ندارد؛ هدیه‌هایش روی کارت کمکی است.
rule-PP-175 = واخان سمت راست آخرین برگزیننده می‌نشیند و با ۴ روپیه نوبت اول را دارد.
rule-PP-176 = واخان همهٔ هزینه‌ها و رشوه‌ها را مثل یک بازیکن و کامل می‌پردازد.
rule-PP-177 = هر جا توانایی ویژه بگوید «می‌تواند»، واخان آن کار را می‌کند.
rule-PP-178 = واخان به هیچ ائتلافی وفادار نیست و می‌تواند جایزه و میهن‌پرست چند ائتلاف را داشته باشد؛ هدیه‌هایش از دست نمی‌رود.
rule-PP-179 = وفاداری مصلحتی: چپ‌ترین ائتلاف روی کارت به رو که هیچ انسانی به آن وفادار نیست.
rule-PP-180 = وفاداری مصلحتی تعیین می‌کند واخان کدام بلوک‌ها را می‌گذارد، حرکت می‌دهد و با آن‌ها می‌جنگد و چه کسی می‌تواند به قبیله‌هایش حمله کند.
rule-PP-181 = چاپ اول: فرمانداری واخان هم با همین وفاداری سنجیده می‌شود (تنظیم میز).
rule-PP-182 = واخان برای انتخاب کارت دربار آن را که اولویت بالاتری دارد برمی‌گزیند.
rule-PP-183 = اولویت: کارت حریف؛ خال مطلوب؛ میهن‌پرست ائتلاف چیره؛ جایزهٔ آن؛ میهن‌پرست دیگر؛ قرض‌دار؛ رتبهٔ بالاتر؛ شمارهٔ بالاتر. گامی که هیچ کارتی ندارد رد می‌شود.
rule-PP-184 = نمونه: برای خیانت فقط کارت‌هایی که جاسوس واخان دارند پذیرفته‌اند؛ نخست کارت حریفان، میان آن‌ها خال مطلوب و همین‌طور تا پایان.

heading-PP-185 = واخان: نوبت

rule-PP-185 = واخان کارتی می‌کشد و به رو کنار دسته می‌گذارد.
rule-PP-186 = تصمیم‌ها با این کارت و پشت کارت رویی دسته گرفته می‌شود.
rule-PP-187 = اگر با کشیدن کارت دسته خالی شود، هر ۲۴ کارت بُر می‌خورد و واخان دوباره می‌کشد.
rule-PP-188 = واخان دو اقدام دارد: سه دستور را از بالا به پایین می‌پیماید و هر یک را که ممکن باشد انجام می‌دهد.
rule-PP-189 = پس از آخرین دستور اگر اقدامی مانده باشد از بالا ادامه می‌دهد، تا یک دور کامل چیزی ممکن نباشد.
rule-PP-190 = اقدام کارت‌های مطلوب اضافی است و از آن دو کم نمی‌کند.
rule-PP-191 = هر کارت دربار واخان در هر نوبت یک بار اقدام می‌کند.
rule-PP-192 = جاه‌طلبی: اگر واخان بتواند بررسی چیرگی را بخرد و از همه بیشتر امتیاز بگیرد، پیش از هر چیز همین کار را می‌کند. چاپ دوم: همچنین اگر با آن ببرد.
rule-PP-193 = وقتی هر دو اقدام انجام شد یا چیزی ممکن نبود، هر اقدام اضافی ممکن انجام می‌شود.
rule-PP-194 = ترتیب اضافی‌ها: نخست چپ‌ترین کارت استفاده‌نشده و چپ‌ترین اقدام ممکن روی آن.

heading-PP-195 = واخان: تندروی

rule-PP-195 = تندروی به‌جای خرید و بازی کردن است: خرید یک کارت و تلاش برای بازی کردن آن، با یک اقدام.
rule-PP-196 = دستور نوشته‌شده اجرا می‌شود؛ تساوی با ارزان‌تر و سپس شمارهٔ بالاتر رفع می‌شود. چاپ اول: بررسی چیرگی در بازار پیش از دستور است؛ چاپ دوم: پس از آن.
rule-PP-197 = اگر بررسی در بازار است: ارزان‌ترین میهن‌پرست ائتلاف چیره، یا بی‌چیرگی کارتی که نشان جاسوس و قبیلهٔ بیشتری دارد. چاپ دوم: با چیرگی و بی‌چنین میهن‌پرستی، کارتی که نشان ارتش و راه بیشتری دارد.
rule-PP-198 = وگرنه پیکان قرمز ردیف و پیکان سیاه ستون را می‌گوید. رویداد پذیرفته است، بررسی چیرگی و برداشت همگانی نه.
rule-PP-199 = اگر آن کارت ممکن نیست، نخستین کارت ممکن سمت چپ آن؛ سپس از همان ستون در ردیف دیگر.
rule-PP-200 = واخان هم کارتی را که در این نوبت رویش پرداخت شده نمی‌خرد.
rule-PP-201 = کارت خریده‌شده اگر رشوهٔ فرماندار پرداختنی باشد بازی می‌شود، وگرنه می‌سوزد. در هر حال اقدام خرج شده است.
rule-PP-202 = پیکان قرمز بالا: انتهای چپ دربار؛ پایین: انتهای راست.
rule-PP-203 = نشان‌ها مثل همیشه اجرا می‌شوند، جز جاسوس و راه.
rule-PP-204 = جاسوس روی کارتی از منطقه می‌رود که اولویت بالاتری دارد و واخان هنوز در آن بیشترین جاسوس را ندارد.
rule-PP-205 = راه‌ها روی مرزهای پیاپی می‌روند، به ترتیب منطقه‌های دیگر روی کارت واخان، و سپس از نو.

heading-PP-206 = واخان: اقدام کارت‌های دربار

rule-PP-206 = محدودیت‌ها همان محدودیت‌های همیشگی است، مگر خلافش گفته شود.
rule-PP-207 = نمونه: واخان فقط وقتی از بازیکنی مالیات می‌گیرد که فرماندار منطقهٔ یکی از کارت‌های او باشد، و فقط روپیهٔ بی‌پناه را.
rule-PP-208 = واخان با کارتی اقدام می‌کند که اولویت بالاتری دارد و می‌تواند آن اقدام را انجام دهد.
rule-PP-209 = شرط‌های دستور باید برقرار باشند، وگرنه رد می‌شود؛ بی‌شرط رفتار زیر است.
rule-PP-210 = هدیه: ارزان‌ترین هدیهٔ ممکن؛ برای هر سه ائتلاف به شمار می‌آید.
rule-PP-211 = ساخت: ارتش در چپ‌ترین منطقهٔ کارت که واخان فرماندار آن است، با هر چه پول ممکن است.
rule-PP-212 = خیانت: کارتی با اولویت بالاتر که جایزه و جاسوس واخان دارد؛ جایزه همیشه برداشته می‌شود.
rule-PP-213 = نبرد: در چپ‌ترین منطقهٔ کارت که ارتش واخان و مهرهٔ بازیکن دیگری در آن است.
rule-PP-214 = آنجا نخست قبیله‌ها، سپس ارتش‌ها و سپس راه‌ها برداشته می‌شوند.
rule-PP-215 = اگر منطقه‌ای نبود: کارتی با اولویت بالاتر که جاسوس واخان و بازیکن دیگری روی آن است.
rule-PP-216 = اگر چند بازیکن را بتوان زد، پیکان قرمز برمی‌گزیند: چپ نفر بعد ساعت‌گرد و راست نفر پیش است.
rule-PP-217 = مالیات: بازیکنان پیش از بازار، نخست ثروتمندترین.
rule-PP-218 = ثروت برابر: پیکان قرمز.
rule-PP-219 = اگر از کسی نتوان گرفت: چپ‌ترین روپیه‌های بازار؛ میان دو ردیف پیکان قرمز تصمیم می‌گیرد.
rule-PP-220 = حرکت: فقط ارتش‌ها، و راه لازم نیست.
rule-PP-221 = ارتش‌ها فقط به منطقهٔ همسایه‌ای می‌روند که بازیکن دیگری در آن قبیله دارد؛ ترتیب منطقه‌های کارت مبدأ و مقصد را تعیین می‌کند.
rule-PP-222 = آنجا بیش از شمار قبیله‌ها ارتش خواسته نمی‌شود.
rule-PP-223 = اگر حرکت ارتش نشان فرمانداری را از دست بدهد انجام نمی‌شود.

heading-PP-224 = واخان: پاک‌سازی و پیروزی

rule-PP-224 = ترتیب سوزاندن کارت‌های دربار: غیرسیاسی، غیر میهن‌پرست، بی‌قرض، بیشترین فزونی جاسوس حریفان، کمترین جاسوس، کمترین رتبه، جز خال مطلوب، کمترین شماره.
rule-PP-225 = واخان مثل یک بازیکن امتیاز می‌گیرد و می‌برد.
rule-PP-226 = واخان در هر بررسی موفق رتبه می‌گیرد و نفوذش ۱ است، به‌اضافهٔ میهن‌پرستان و جایزه‌های همان ائتلاف و همهٔ هدیه‌ها.

heading-PP-227 = نکته‌های دیگر

rule-PP-227 = متن کارت بر قوانین برتری دارد؛ توانایی ویژه تا کارت در دربار است کار می‌کند.
rule-PP-228 = اگر کارت‌های بازار برای هزینهٔ اقدام کم باشند، مانده از بازی بیرون می‌رود.
rule-PP-229 = جاهای خالی از ستون چپ پر می‌شوند، نخست ردیف بالا.
rule-PP-230 = در بررسی ناموفق حتی بی‌استوانه هم می‌توان امتیاز گرفت.
rule-PP-231 = اگر واخان باید خالی برگزیند، همان خال مطلوب کنونی است.
rule-PP-232 = واخان بی‌پول هم برای قرض کارتی نمی‌سوزاند.
rule-PP-233 = رنگ بلوک روی میهن‌پرستان برای واخان به حساب نمی‌آید؛ او همیشه بلوک وفاداری مصلحتی را می‌گذارد.
rule-PP-234 = چاپ دوم: در فرمانداری قبیله‌های واخان و ارتش‌های پرشمارترین ائتلاف آنجا شمرده می‌شود.
rule-PP-235 = سرنگونی برای واخان هم هست.
rule-PP-236 = واخان رویداد هم می‌خرد و می‌سوزاند؛ بازیکن را پیکان قرمز برمی‌گزیند، منطقه نخستین منطقهٔ کارت است که به حریفی بخورد، و مهرهٔ کم از جایی می‌آید که کمترین اهمیت را دارد.
rule-PP-237 = کارت‌هایی که با عوض شدن دست به واخان می‌رسد به ترتیب اولویت بی‌درنگ بازی می‌شود اگر رشوه پرداختنی باشد، وگرنه می‌سوزد.

heading-PP-238 = اثر کارت‌ها

rule-PP-238 = ۲۰ توانایی ویژه روی ۲۲ کارت هست؛ هر یک برای دارنده‌اش همان‌گونه کار می‌کند که کارت می‌گوید.
rule-PP-239 = ۱۶ رویداد هست، هر یک با دو نیمه؛ هر یک همان‌گونه عمل می‌کند که کارت می‌گوید.

## The ending: score table, how it ended, its course, and what was hidden

column-check =
    { $last ->
        [yes] بررسی آخر، { $coalition }
       *[no] بررسی { $number }، { $coalition }
    }
column-check-failed =
    { $last ->
        [yes] بررسی آخر، بدون چیرگی
       *[no] بررسی { $number }، بدون چیرگی
    }
column-stars = ستارهٔ قرمز
column-rupees = روپیه
cell-blocks = بلوک‌ها: بریتانیا { $british }، روسیه { $russian }، افغان { $afghan }
cell-influence = نفوذ { $worth }
cell-cylinders = استوانه { $worth }
cell-disloyal = ائتلاف دیگر
closing-last-check = آخرین بررسی چیرگی بازی را تمام کرد.
closing-lead =
    { $reader ->
        [seat] دست‌کم { $lead } امتیاز از همه جلوترید و بازی با همین تمام شد.
       *[nobody] { $seat } دست‌کم { $lead } امتیاز از همه جلوتر است و بازی با همین تمام شد.
    }
closing-tie =
    { $by ->
        [stars] امتیازها برابر بود و ستاره‌های قرمز برنده را تعیین کرد: { $seat }.
       *[rupees] امتیازها و ستاره‌های قرمز برابر بود و روپیه‌ها برنده را تعیین کرد: { $seat }.
    }
closing-shared = امتیاز، ستارهٔ قرمز و روپیه برابر است و برد مشترک: { $seats }.
chart-points = امتیاز
chart-influence = نفوذ
chart-rupees = روپیه
mark-check = بررسی چیرگی
mark-betrayal = خیانت
mark-overthrow = سرنگونی
mark-loyalty = تغییر وفاداری
held-hand = دست
