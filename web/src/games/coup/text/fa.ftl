# Words of the Coup board.

power-duke = مالیات ۳ سکه
power-assassin = ۳ سکه، ۱ نفوذ
power-captain = باج ۲ سکه
power-ambassador = معاوضه با دربار
power-contessa = سد سوءقصد
guide-duke = ۳ سکه می‌گیرد؛ جلوی کمک خارجی
guide-assassin = ۳ سکه می‌دهد، یک نفوذ می‌گیرد
guide-captain = ۲ سکه باج؛ جلوی باج‌گیری
guide-ambassador = معاوضه؛ جلوی باج‌گیری
guide-contessa = جلوی سوءقصد
card-up = رو شده
card-hidden = کارت پنهان
board-court = دربار، { $count } کارت
board-treasury = خزانه
board-treasury-left = خزانه، { $coins } سکه
board-claims = ادعا: { $character }
board-target = هدف
board-deed =
    { $deed ->
        [foreign-aid] کمک خارجی می‌خواهد
        [tax] مالیات می‌خواهد
        [exchange] معاوضه می‌خواهد
        [steal] باج می‌خواهد
        [assassinate] سوءقصد می‌کند
       *[coup] کودتا می‌کند
    }
board-doubt = ؟
board-turn = نوبت اوست
board-out = بیرون از بازی
board-you = شما
board-claim = ادعا: { $character }
