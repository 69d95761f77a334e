# Words of the Mangrovia board.

## The island

island = جزیره
archipelago = مجمع‌الجزایر
page-island = جزیره
page-archipelago = مجمع‌الجزایر
zoom = بزرگ‌تر
statue = { $letter }: { $first } / { $second }، امتیاز بیشترین کلبه و دومی در مسیر این مجسمه
stones = ناحیهٔ سنگ‌چین: { $huts } کلبه
poles = { $next } / { $first } / { $second }: ناحیهٔ تیرک‌چین، کاشی بعدی، امتیاز بیشترین کلبه و دومی
perch =
    { $marked ->
        [yes] { $land }، پرنده نشانش می‌دهد
       *[no] { $land }، بدون پرنده
    }
space =
    { $hut ->
        [none] { $lands }، بها { $price } با { $currency ->
            [amulet] طلسم
           *[value] کارت ارزش
        }، { $points } امتیاز { $tile }
        [neutral] { $lands }، کلبهٔ بی‌طرف { $pole ->
            [0] { "" }
           *[other] تیرک { $pole }
        }
        [double] { $lands }، کلبهٔ دوتایی { $owner } { $pole ->
            [0] { "" }
           *[other] تیرک { $pole }
        }
       *[one] { $lands }، کلبهٔ { $owner } { $pole ->
            [0] { "" }
           *[other] تیرک { $pole }
        }
    }
reconstructed = بازسازی ما
track = نوار طلسم
track-row = { $huts } کلبه، { $draw } طلسم: { $names }
bag = کیسه
ones = روی صفحه

## The archipelago

place = { $place } { $bowl }: خانهٔ آیینی میان اسکلهٔ { $one } ({ $does }) و اسکلهٔ { $other } ({ $else })
place-blocked = خانهٔ آیینی { $place }، بسته
bowl-of = کاسهٔ { $name }
voyage = قایق از اسکلهٔ ۱ تا ۱۲ می‌رود
marks-before = نشان روی اسکله: پیش از شما
after-you = پس از شما:
after-nobody = پس از شما کسی نیست
before-you = پیش از شما
before-nobody = شما پیش از همه
or = یا
deed-then = { $all }، سپس { $next }
deed-or = { $all } یا { $other }
deed-draw-open = { $count } کارتِ رو
deed-draw-closed = { $count } از پشته
deed-amulets = طلسم
deed-build =
    { $count ->
        [one] { $count } کلبه
       *[other] { $count } کلبه در ۲ خانه
    }
deed-build-double = کلبهٔ دوتایی
deed-move-birds = پرنده‌ها
deed-take-start = آغازگری

## What I hold

hand = دست شما
hand-empty = کارتی ندارید
open = کارت‌های رو و پشته‌ها
pile = { $deck }: { $count } کارت در پشته
open-card = کارتِ رو: { $card }
amulet = طلسم { $value }
amulets = طلسم‌ها
drawn = برداشتید

## Players

you = شما
players = بازیکنان
starts = آغازگر
seat-huts = کلبه
seat-cards = کارت
seat-amulets = طلسم
score-show = امتیاز زنده
score-hide = کلبه و کارت
score-now = اگر اکنون تمام شود
score-paths = مسیر
score-stones = سنگ‌چین
score-poles = تیرک‌چین
score-ones = طلسم
score-total = جمع

## The round

round = دور { $round }
step-bowls = کاسه‌ها
step-boat = قایق
step-next = دور بعد
step-end = امتیاز نهایی
send-pay =
    { $points ->
        [0] بسازید
       *[other] بسازید، { $points } امتیاز
    }
glows-space = { $count } خانه در جزیره روشن است.
glows-place = { $count } جا در مجمع‌الجزایر روشن است.

## Reference

guide-jetties = قایق در هر اسکله چه می‌آورد
guide-end = امتیازهای پایانی
guide-paths = هر یک از { $count } مسیر: بیشترین کلبه و دومی، به عدد مجسمهٔ آن
guide-stones = ناحیهٔ سنگ‌چین: کلبه‌های خودتان ضرب در همهٔ کلبه‌های آنجا
guide-poles = ناحیهٔ تیرک‌چین: بیشترین کلبه { $first } و دومی { $second } امتیاز
guide-amulets = طلسم‌های مانده: به اندازهٔ ارزششان
