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
odds = نبرد { $source } با { $target } تا آخر: احتمال پیروزی { $win }، تلفات میانگین { $attack } در برابر { $defence }
odds-short = احتمال پیروزی { $win }، تلفات میانگین { $attack } در برابر { $defence }
zoom-in = نزدیک‌تر
zoom-out = دورتر
list = انتخاب از فهرست
tray = تاس‌ها: { $source } در برابر { $target }. تلفات حمله { $attack } و تلفات دفاع { $defence }. برای گذشتن بزنید.

## The turn

step-setup = چیدمان
step-place = سرباز
step-attack = حمله
step-move = انتقال
reserve = { $troops } سرباز برای گذاشتن

## Players

seats-held = قلمرو
seats-troops = سرباز
seats-cards = کارت
seats-neutral = بی‌طرف { $army }
seats-out = بیرون از بازی

## What is mine

mission = مأموریت مخفی شما
card = { $territory }، { $stars } ستاره، { $picture }
hand = { $cards } کارت، { $stars } ستاره
hand-worth = برابر { $troops } سرباز

## Guide

guide-continents = هر قارهٔ کامل در هر نوبت سرباز می‌دهد
guide-members = { $count } قلمرو
guide-stars = معاوضه با ستاره
guide-star-count = ستاره
guide-pictures = معاوضه با تصویر، ۳ کارت
guide-three = ۳ { $picture }
guide-each = از هر کدام یکی
glows-territory = { $count } قلمرو روی نقشه روشن است.
