# Words of the Pax Pamir board.

page-market = بازار
page-map = نقشه
page-courts = دربارها
page-mine = مال من

## Market

free = رایگان
rupees = { $rupees } روپیه
card-holds = { $rupees } روپیه رویش
card-barred = این نوبت پول گرفته است
card-unsold = خریدنی نیست
price-own = شما: { $rupees }
check-now = اکنون: { $coalition } چیره است
check-now-none = اکنون: هیچ ائتلافی چیره نیست

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
gifts = هدیه‌ها
prizes = { $count } جایزه
box = { $deed }: { $card }

## Header and tracks

favoured = خال مطلوب
suit = { $suit }
suit-favoured = { $suit }، خال مطلوب
blocks = بلوک‌های روی نقشه
blocks-need = چیرگی: { $need } بیش از هر ائتلاف دیگر
blocks-dominant = { $coalition } چیره است
track = امتیاز
track-ends = ۴ امتیاز پیش پس از بررسی: پایان بازی

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
