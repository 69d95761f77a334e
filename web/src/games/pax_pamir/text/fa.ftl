# Words of the Pax Pamir board.

page-market = بازار
page-map = نقشه
page-courts = دربارها
page-mine = دارایی من

## Market

free = رایگان
rupees = { $rupees } روپیه
card-holds = { $rupees } روپیه رویش
card-barred = این نوبت پول گرفته است
card-barred-short = خریدنی نیست
price-own = شما: { $rupees }
check-now = اکنون: { $coalition } چیره است
check-now-none = اکنون: ناموفق

## Map

map = نقشه
map-unruled = { $region }، بی‌فرماندار
map-ruled = { $region }، فرماندار: { $ruler }
map-armies = { $coalition }: { $count } ارتش
map-tribes = { $name }: { $count } قبیله

## Players

you = شما
points = { $points } امتیاز
figure-influence = نفوذ
figure-rupees = روپیه
figure-hand = دست
figure-cylinders = استوانه
figure-gifts = هدیه
figure-prizes = جایزه
figure-cards = {""}
figure-deck = پشتهٔ کارت
figure-checks = بررسی‌های پیش رو
figure-of = از { $most }
sheltered = { $rupees } در پناه
owed = { $rupees } قرض
hostage-of = گروگان { $name }
court = دربار
court-end-left = انتهای چپ
court-end-right = انتهای راست
hand = دست
hand-here = اینجا می‌آید
gifts = هدیه‌ها
prizes = { $count } جایزه
box = { $deed }: { $card }

## Header and tracks

favoured = خال مطلوب
suit = { $suit }
suit-favoured = { $suit }، خال مطلوب
blocks = بلوک‌های روی نقشه
blocks-need = چیرگی با { $need } بلوک بیشتر
blocks-dominant = { $coalition } چیره است
track = امتیاز

## The halves of events, short: their name, and what they do

half-event-105-if-discarded = خال مطلوب
half-event-105-if-discarded-does = نظامی
half-event-105-if-purchased = تاکتیک‌های نو
half-event-105-if-purchased-does = اقدام کارت‌های نظامی شما اضافی است
half-event-106-if-discarded = وفور نعمت
half-event-106-if-discarded-does = هدیه‌ها نفوذ نمی‌دهند
half-event-106-if-purchased = بازیافتن کوه نور
half-event-106-if-purchased-does = هر هدیهٔ شما ۲ نفوذ
half-event-107-if-discarded = بی‌اعتنایی به رسوم
half-event-107-if-discarded-does = هیچ‌کس رشوه نمی‌دهد
half-event-107-if-purchased = آداب درباری
half-event-107-if-purchased-does = می‌توانید رشوه ندهید
half-event-108-if-discarded = ناکامی در جلب نظر
half-event-108-if-discarded-does = جایزه‌های همه می‌رود
half-event-108-if-purchased = شایعه
half-event-108-if-purchased-does = میهن‌پرستان یک نفر بی‌نفوذ
half-event-109-if-discarded = شورش در پنجاب
half-event-109-if-discarded-does = قبیله‌ها و ارتش‌ها می‌روند
half-event-109-if-purchased = خستگی از جنگ
half-event-109-if-purchased-does = چیرگی با ۲ بلوک بیشتر
half-event-110-if-discarded = شورش در هرات
half-event-110-if-discarded-does = قبیله‌ها و ارتش‌ها می‌روند
half-event-110-if-purchased = ملی‌گرایی
half-event-110-if-purchased-does = قبیله‌های شما ارتش هم هستند
half-event-111-if-discarded = برداشت همگانی
half-event-111-if-discarded-does = اتفاقی نمی‌افتد
half-event-111-if-purchased = خریدنی نیست
half-event-111-if-purchased-does = پول رویش از بازی می‌رود
half-event-112-if-discarded = شورش در کابل
half-event-112-if-discarded-does = قبیله‌ها و ارتش‌ها می‌روند
half-event-112-if-purchased = ملت‌سازی
half-event-112-if-purchased-does = دو برابر بلوک می‌سازید
half-event-113-if-discarded = شورش در ایران
half-event-113-if-discarded-does = قبیله‌ها و ارتش‌ها می‌روند
half-event-113-if-purchased = پشتیبانی اشراف ایران
half-event-113-if-purchased-does = ۳ روپیه از بانک
half-event-114-if-discarded = بحران اعتماد
half-event-114-if-discarded-does = هر کس یک کارت دست می‌سوزاند
half-event-114-if-purchased = راه‌های دیگر اقناع
half-event-114-if-purchased-does = دستتان را با کسی عوض می‌کنید
half-event-115-if-discarded = خال مطلوب
half-event-115-if-discarded-does = جاسوسی
half-event-115-if-purchased = آیین پشتونوالی
half-event-115-if-purchased-does = خال مطلوب را شما می‌گویید
half-event-116-if-discarded = خال مطلوب
half-event-116-if-discarded-does = سیاسی
half-event-116-if-purchased = توبیخ
half-event-116-if-purchased-does = یک منطقه را خالی می‌کنید

## If a check came now

check-ask = بررسی اکنون؟
forecast-holds = موفق: { $coalition } چیره است. وفادارانش به اندازهٔ نفوذ امتیاز می‌گیرند.
forecast-fails = ناموفق: هیچ ائتلافی { $need } بلوک بیش از دیگران ندارد. امتیاز به استوانه‌های در بازی است.
forecast-last = آخرین بررسی است و امتیازها دو برابر می‌شود.
forecast-ends = بازی تمام می‌شود.
forecast-by-influence = نفوذ
forecast-by-cylinders = استوانه
forecast-gain = امتیاز
forecast-total = جمع
from-to = { $from } ← { $to }

## A card that is lifted

lifted-card = { $suit }، رتبهٔ { $rank }: { $privilege }
privilege-economic = پناه مالیاتی { $from } ← { $to }
privilege-military =
    { $rank ->
        [1] ۱ ستاره برای تساوی آخر
       *[other] { $rank } ستاره برای تساوی آخر
    }
privilege-political = گنجایش دربار { $from } ← { $to }
privilege-intelligence = گنجایش دست { $from } ← { $to }
lifted-joins =
    { $lost ->
        [0] به ائتلاف { $coalition } می‌پیوندید.
       *[other] به ائتلاف { $coalition } می‌پیوندید: { $lost } هدیه، جایزه یا میهن‌پرست از دست می‌رود.
    }
lifted-played = وقتی بازی شود
lifted-nothing = چیزی روی نقشه نمی‌گذارد.
impact-in = { $what } در { $region }
impact-border = { $what } روی مرزهای { $region }
impact-spy = { $what } روی کارت‌های { $region }
impact-spy-cards =
    { $count ->
        [0] جز خودش کارتی از این منطقه در دربارها نیست
       *[other] { $count } کارت از این منطقه در دربارهاست
    }
impact-blocks = بلوک‌های { $coalition } { $from } ← { $to }
impact-rule =
    { $rule ->
        [won] فرماندار { $region } می‌شوید
        [lost] دیگر فرماندار { $region } نیستید
        [theirs] { $ruler } فرماندار { $region } می‌شود
        [nobody] { $ruler } دیگر فرماندار نیست
        [kept] شما فرماندار می‌مانید
        [stays] { $ruler } فرماندار می‌ماند
       *[none] { $region } بی‌فرماندار می‌ماند
    }
impact-leverage = ۲ روپیه قرض، تا وقتی کارت در دربار است
impact-suit = { $suit } مطلوب می‌شود
half-bought = با خرید:
half-discarded = با سوختن:
pay-price = بها
pay-on-it = روی کارت
pay-left = می‌ماند، از { $from }
pay-bribe = رشوه به { $name }

## Prompts on this board

whole-buy = کارت «{ $card }» را می‌خرید؟
whole-play = کارت «{ $card }» را بازی می‌کنید؟
send-buy =
    { $cost ->
        [0] رایگان بردارید
       *[other] به { $cost } روپیه بخرید
    }
send-buy-event =
    { $cost ->
        [0] رایگان بردارید
       *[other] به { $cost } روپیه بخرید
    }
send-buy-check =
    { $cost ->
        [0] رایگان بردارید
       *[other] به { $cost } روپیه بخرید
    }

verb-put-at = آن را در یک سر دربار بگذارید
verb-place-road = راه را بگذارید
verb-place-army = ارتشی بگذارید
verb-place-spy = جاسوس را بگذارید
verb-lift-block = بلوکی بردارید
verb-lift-tribe = قبیله‌ای بردارید
verb-lift-spy = جاسوسی بردارید
verb-lift-gift = هدیه‌ای بردارید
verb-give-gift = هدیه‌ای بدهید
verb-move-tribe = قبیله‌ای را حرکت دهید
verb-spy-to = جاسوس را ببرید
verb-betray = به کارتی خیانت کنید
verb-battle-in = نبرد در یک منطقه
verb-battle-on = نبرد روی یک کارت
verb-remove-army = ارتشی بردارید
verb-remove-road = راهی بردارید
verb-remove-tribe = قبیله‌ای بردارید
verb-remove-spy = جاسوسی را بردارید
verb-discard = کارتی بسوزانید
verb-choose-region = منطقه‌ای انتخاب کنید
glows-card = { $count } کارت روشن است.
glows-region = { $count } منطقه روشن است.
glows-border = { $count } مرز روشن است.

## Guide

guide-turn = یک نوبت
guide-turn-words = دو اقدام: کارتی بخرید، بازی کنید یا کارتی از دربار را به کار بگیرید. کارت‌های خال مطلوب اقدام اضافی می‌دهند.
guide-actions = اقدام‌های کارت دربار
guide-tax = روپیه به اندازهٔ رتبه، از بازار یا بازیکنی که کارتی از منطقهٔ شما دارد
guide-gift = ۲، ۴ یا ۶ روپیه برای ۱ نفوذ
guide-build = تا ۳ ارتش و راه در منطقه‌های خودتان، هر کدام ۲ روپیه
guide-move = برای هر رتبه یک گام: ارتش از راه، جاسوس از کارتی به کارت دیگر
guide-betray = ۲ روپیه: کارتی که جاسوستان رویش است می‌سوزد و شاید جایزه شود
guide-battle = تا اندازهٔ رتبه بردارید، نه بیش از ارتش یا جاسوس خودتان آنجا
guide-suits = خال‌ها
guide-economic = ستاره‌هایش پناه مالیاتی‌اند
guide-military = ستاره‌هایش تساوی آخر را می‌شکنند؛ اگر مطلوب باشد خرید دو برابر هزینه دارد
guide-political = ستاره‌هایش دربار را بزرگ می‌کنند
guide-intelligence = ستاره‌هایش دست را بزرگ می‌کنند
guide-icons = وقتی کارتی بازی می‌شود
guide-road = بلوکی از شما روی یک مرز
guide-army = بلوکی از شما در منطقه
guide-tribe = استوانه‌ای در منطقه
guide-spy = استوانه‌ای روی کارتی از منطقه
guide-leverage = ۲ روپیه قرض

## Wakhan

wakhan-turn = نوبت واخان: { $card }
wakhan-back = پشت کارت رویی دستهٔ واخان
wakhan-row-top = بالا
wakhan-row-bottom = پایین
wakhan-red = پیکان قرمز: { $row }
wakhan-black = پیکان سیاه: ستون { $column }
wakhan-side = وفاداری مصلحتی: { $coalition }
wakhan-side-why = چپ‌ترین ائتلاف روی کارت که هیچ انسانی به آن وفادار نیست.
wakhan-ambition = جاه‌طلبی
wakhan-ambition-why = بررسی چیرگی خریدنی است و کسی بیش از او امتیاز نمی‌گیرد.
wakhan-bonus = اقدام‌های اضافی
wakhan-bonus-why = کارت‌های خال مطلوب هم اقدام می‌کنند، نخست چپ‌ترین.
wakhan-by-arrows = به راهنمایی پیکان‌ها: ردیف { $row } و { $column }؛ اگر نشد کارت سمت چپ.
court-large = نمایش بزرگ دربار
wakhan-last = نوبت پیش او
wakhan-next = بعد: کارتی می‌کشد. پیکان‌هایش بالا یا پایین و یکی از ستون‌های { $columns } پشت کارت را نشان می‌دهند.
wakhan-next-row = بعد: کارتی می‌کشد. هر چه باشد پیکان قرمز { $row } را نشان می‌دهد و ستون‌های پشت کارت { $columns } است.
wakhan-next-check = اگر چیزی تغییر نکند، نخست بررسی چیرگی را می‌خرد.

## The ways to play

way-false = رودرروی هم
way-false-what = هر کس درباری از آن خود گرد می‌آورد و هر وقت سود داشت، وفاداری‌اش را عوض می‌کند.
way-true = با واخان
way-true-what = یک یا دو نفر در برابر واخان، حریفی که از روی یک دسته کارت بازی می‌کند.
