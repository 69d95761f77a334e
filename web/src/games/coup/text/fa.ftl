# Words of the Coup board.

power-duke = مالیات ۳ سکه
power-assassin = سوءقصد، ۳ سکه
power-captain = باج ۲ سکه
power-ambassador = معاوضه با دربار
power-contessa = مانع سوءقصد
guide-duke = مالیات ۳ سکه؛ جلوی کمک خارجی را می‌گیرد
guide-assassin = با ۳ سکه سوءقصد می‌کند
guide-captain = ۲ سکه باج می‌گیرد؛ جلوی باج را می‌گیرد
guide-ambassador = با دربار معاوضه می‌کند؛ جلوی باج را می‌گیرد
guide-contessa = جلوی سوءقصد را می‌گیرد
guide-short = نقش‌ها
card-up = رو شده
card-hidden = کارت پنهان
board-court = دربار، { $count } کارت
board-court-short = دربار { $count }
board-treasury = خزانه
board-treasury-left = خزانه، { $coins } سکه
board-treasury-short = خزانه { $coins }
board-claims = ادعا: { $character }
board-proved = راست می‌گفت
board-fallen = نشان نداد
board-doubts = به چالش کشید
board-deed =
    { $deed ->
        [foreign-aid] کمک خارجی
       *[coup] کودتا می‌کند
    }
board-target-steal = هدف: { $coins } سکه
board-target-steal-done = باج داد
board-target-assassinate = هدف سوءقصد
board-target-assassinate-done = هدف سوءقصد
board-target-coup = هدف کودتا
tag-claims = مدعی
tag-proves = راست گفت
tag-falls = نشان نداد
tag-doubts = چالش
tag-target = هدف
tag-turn = نوبت اوست
tag-out = بیرون
board-doubt = ؟
board-turn = نوبت اوست
board-away = ربات به‌جایش
board-resigned = کناره گرفت
board-out = بیرون از بازی
board-you = شما
board-claim-open = ادعا: { $character }؛ کسی کارت را ندیده است
board-claim-let = ادعا: { $character }؛ همه پذیرفتند
board-claim-doubted = ادعا: { $character }؛ به چالش کشیده شد
board-claim-proved = { $character } نشان داده شد
board-claim-fallen = { $character } نشان داده نشد
deed-foreign-aid = کمک خارجی
deed-foreign-aid-line = ۲ سکه، بدون ادعا
deed-coup = کودتا
deed-coup-line = ۷ سکه، ۱ نفوذ
answer-let = پذیرفت
answer-challenge = چالش
answer-block = جلوگیری
answer-kept = مهروموم ماند
state-answered = پاسخ داد
state-thinking = در فکر
seat-held = { $coins } سکه، { $influence } نفوذ

## The line under the seats, on a phone. What a player says is between quotes.

line-quoted = «{ $text }»
line-you = شما
line-turn = نوبت { $name } است.
line-turn-mine = نوبت شماست.
line-foreign-aid = کمک خارجی می‌گیرم؛ ۲ سکه.
line-tax = من بزرگ‌زاده‌ام؛ ۳ سکه مالیات.
line-exchange = من سفیرم؛ معاوضه با دربار.
line-steal = من فرمانده‌ام؛ ۲ سکه از { $target }.
line-assassinate = من آدم‌کشم؛ سوءقصد به { $target }.
line-coup = کودتا علیه { $target }؛ ۷ سکه.
line-block =
    { $character ->
        [duke] من بزرگ‌زاده‌ام؛ جلوی { $target } را می‌گیرم.
        [captain] من فرمانده‌ام؛ جلوی { $target } را می‌گیرم.
        [ambassador] من سفیرم؛ جلوی { $target } را می‌گیرم.
       *[contessa] من شاه‌دختم؛ جلوی { $target } را می‌گیرم.
    }
line-doubted =
    { $mine ->
        [yes] به چالش کشیدید.
       *[no] { $name } به چالش کشید.
    }
line-proved =
    { $mine ->
        [yes] راست می‌گفتید: { $character } را نشان دادید.
       *[no] { $name } راست می‌گفت: { $character } را نشان داد.
    }
line-fallen =
    { $mine ->
        [yes] { $character } را نشان ندادید.
       *[no] { $name }، { $character } را نشان نداد.
    }
