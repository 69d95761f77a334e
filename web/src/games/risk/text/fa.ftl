# Words of the Risk board.

## Names that must fit on the map

map-northwest-territory = شمال غربی
map-western-us = غرب آمریکا
map-eastern-us = شرق آمریکا
map-central-america = آمریکای مرکزی
map-great-britain = بریتانیا
map-northern-europe = اروپای شمالی
map-western-europe = اروپای غربی
map-southern-europe = اروپای جنوبی
map-siam = جنوب شرق آسیا
map-western-australia = استرالیای غربی
map-eastern-australia = استرالیای شرقی

## The map

place = { $territory }، { $troops } سرباز، { $army }
place-empty = { $territory }، خالی
place-chance = احتمال پیروزی: { $win }
zoom-in = نزدیک‌تر
zoom-out = دورتر
zoom-world = همهٔ جهان
map = نقشهٔ جهان
part = { $continent }: { $count } جا برای انتخاب
part-whole = کامل از شماست
part-missing = { $count } قلمرو تا پاداش { $bonus }
part-bonus = پاداش { $bonus }
part-open = { $count } جای روشن
part-none = جایی نیست

## The turn

then-attack-target = از { $thing } به کجا حمله می‌کنید؟
then-attack-source = از کجا به { $thing } حمله می‌کنید؟
ask-place = سرباز را کجا می‌گذارید؟
step-setup = چیدمان
step-place = سرباز
step-attack = حمله
step-move = انتقال
reserve = { $troops } سرباز برای گذاشتن

## Players

seats-held = قلمرو
seats-troops = سرباز
seats-cards = کارت
seats-lands = قلمرو
seats-neutral = بی‌طرف { $army }
seats-out = بیرون از بازی
seats-defends = دفاع می‌کند
seats-turn = نوبت اوست
seats-turn-mine = نوبت شماست
you = شما

## A fight

roll = با { $dice } تاس
roll-risk = حداکثر { $lost } سرباز می‌بازید
leave-then = جای دیگر حمله کنید
stop-then = بعد، انتقال سرباز
fewer = تاس کمتر
series = پیاپی
series-limit = پیاپی، تا این چند سرباز بماند
series-until = یا تا { $left } سرباز بماند
series-stop = همین‌جا بایستید
series-told = پرتاب { $roll }. با تصرف، یا وقتی { $left } سرباز بماند، خودش می‌ایستد.
leave = اینجا نه
stop-attacking = دست بکشید
chance = احتمال تصرف
lost = { $territory } { $troops } سرباز باخت
lost-each = هر کدام { $attack } سرباز
tied = تساوی با مدافع است

## What is mine

mission = مأموریت مخفی شما
mission-instead = آن ارتش را دیگر نمی‌توانید نابود کنید: ۲۴ قلمرو در اختیار بگیرید.
card = { $territory }، { $stars } ستاره، { $picture }
hand = { $cards } کارت، { $stars } ستاره
deck = { $cards } کارت در پشته
hand-worth = برابر { $troops } سرباز

## Guide

guide-continents = هر قارهٔ کامل در هر نوبت سرباز می‌دهد
guide-members = { $count } قلمرو
guide-stars = معاوضه با ستاره
guide-star-count = ستاره
guide-pictures = معاوضه با تصویر، ۳ کارت
guide-three = ۳ { $picture }
guide-each = از هر کدام یکی
glows-territory = { $count } قلمرو روشن

## The ways to play

way-classic = بازی کلاسیک
way-classic-what = قلمروها را به نوبت می‌گیرید و می‌جنگید تا همهٔ جهان از آنِ یک نفر شود.
way-elementary = بازی مقدماتی
way-elementary-what = قلمروها پخش می‌شوند؛ با کارت آتش‌بس، هر کس قلمرو بیشتری دارد می‌برد.
way-mission = بازی مأموریتی
way-mission-what = هر کس مأموریتی مخفی دارد؛ اولین کسی که انجامش دهد می‌برد.
way-two-player = بازی دونفره
way-two-player-what = شما و یک حریف، با ارتش‌های بی‌طرف میانتان.
