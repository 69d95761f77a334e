## نخستین نوبت شما

lesson-first = نخستین نوبت شما

lesson-first-map = نقشه
lesson-first-map-about = قلمرو، سرباز و همسایه
lesson-first-map-task = به استرالیا نگاه کنید
lesson-first-map-see = شما قرمزید. رنگ هر قلمرو نشان صاحب آن است و عدد شمار سربازها. از چهار قلمرو استرالیا سه تا مال شماست.
lesson-first-map-do = روی استرالیای شرقی بزنید.
lesson-first-map-after = استرالیای شرقی ۲ سرباز دارد و مال { $seat1 } است.

lesson-first-place = سرباز تازه
lesson-first-place-about = آغاز هر نوبت
lesson-first-place-task = سربازهای تازه را کنار دشمن بگذارید
lesson-first-place-see = هر نوبت با سربازهای تازه آغاز می‌شود: به شمار قلمروها، دست‌کم ۳. جایی بگذارید که می‌خواهید حمله کنید.
lesson-first-place-do = روی استرالیای غربی بزنید.
lesson-first-place-other = آنجا هم می‌شود، ولی حملهٔ این نوبت از استرالیای غربی آغاز می‌شود. سربازها را پراکنده نکنید.
lesson-first-place-2-task = هر ۳ سرباز را همین‌جا بگذارید
lesson-first-place-2-see = هرچه بیشتر باشید، تاس بیشتری می‌ریزید.
lesson-first-place-2-other = کمتر هم می‌شود، ولی با همهٔ سربازها بخت شما بیشتر است.
lesson-first-place-2-after = استرالیای غربی حالا ۶ سرباز دارد.

lesson-first-attack = حمله
lesson-first-attack-about = از قلمرو خود به همسایه
lesson-first-attack-task = به استرالیای شرقی حمله کنید
lesson-first-attack-see = از قلمروی حمله می‌کنید که دست‌کم ۲ سرباز دارد، به قلمرو دشمن در همسایگی آن.
lesson-first-attack-do = اول روی استرالیای غربی بزنید و بعد روی استرالیای شرقی.
lesson-first-attack-not-done = می‌شود حمله نکرد، ولی اینجا ۶ سرباز در برابر ۲ سرباز دارید.
lesson-first-attack-other = این حمله هم شدنی است، ولی استرالیا یک قدم تا کامل شدن دارد.
lesson-first-attack-2-task = با ۳ تاس حمله کنید
lesson-first-attack-2-see = شما تا ۳ تاس می‌ریزید و مدافع تا ۲ تاس. بزرگ‌ترین‌ها دوبه‌دو برابر هم می‌ایستند و در تساوی مدافع می‌برد.
lesson-first-attack-2-not-until = ادامهٔ خودکار حمله‌های بعدی را هم پشت هم انجام می‌دهد. اول یک بار خودتان تاس بریزید.
lesson-first-attack-2-other = با تاس کمتر هم می‌شود، ولی هر تاس بیشتر بخت شما را بالا می‌برد.
lesson-first-attack-2-after = ۶ بر ۴ و ۵ بر ۳: هر دو سرباز مدافع از دست رفت و قلمرو مال شماست.

lesson-first-continent = قاره
lesson-first-continent-about = چهار قلمرو، ۲ سرباز بیشتر
lesson-first-continent-task = ۳ سرباز به آن ببرید
lesson-first-continent-see = به قلمرو تصرف‌شده دست‌کم به شمار تاس‌ها سرباز می‌برید.
lesson-first-continent-other = بیشتر هم می‌شود، ولی دور استرالیای شرقی دشمنی نیست.
lesson-first-continent-after = همهٔ استرالیا مال شماست: هر نوبت ۲ سرباز بیشتر می‌گیرید.
lesson-first-continent-2-task = حمله را تمام کنید
lesson-first-continent-2-see = می‌شود باز هم حمله کرد. برای کارت پایان نوبت همین یک تصرف بس است.
lesson-first-continent-2-not-attack = این حمله هم شدنی است، ولی سربازهای شما آنجا کم‌اند. این نوبت را همین‌جا ببندید.

lesson-first-fortify = انتقال
lesson-first-fortify-about = یک بار، در پایان نوبت
lesson-first-fortify-task = از استرالیای غربی سرباز بردارید
lesson-first-fortify-see = در پایان نوبت یک بار از قلمروی به قلمرو دیگر خود سرباز می‌برید. تنها دروازهٔ استرالیا اندونزی است.
lesson-first-fortify-do = روی استرالیای غربی بزنید.
lesson-first-fortify-not-done = می‌شود انتقال نداد، ولی اندونزی فقط ۲ سرباز دارد و کنار سیام دشمن است.
lesson-first-fortify-other = از آنجا هم می‌شود، ولی سربازهای استرالیای غربی پشت جبهه بیکارند.
lesson-first-fortify-2-task = به اندونزی ببرید
lesson-first-fortify-2-see = به هر قلمروی می‌رسند که زنجیره‌ای از قلمروهای خودتان به آن راه دارد.
lesson-first-fortify-2-do = روی اندونزی بزنید.
lesson-first-fortify-2-other = به آنجا هم می‌رسد، ولی دشمن از سیام به اندونزی می‌آید.
lesson-first-fortify-3-task = ۲ سرباز ببرید
lesson-first-fortify-3-see = در هر قلمرو دست‌کم ۱ سرباز می‌ماند.
lesson-first-fortify-3-other = با ۲ سرباز دروازه محکم‌تر است.
lesson-first-fortify-3-after = چون قلمروی تصرف کردید یک کارت گرفتید. دیگران هم نوبت خود را بازی کردند.

lesson-first-trade = کارت‌ها
lesson-first-trade-about = ستاره در برابر سرباز
lesson-first-trade-task = کارت آلاسکا را برای معاوضه بگذارید
lesson-first-trade-see = حالا ۲ کارت با ۳ ستاره دارید. در آغاز نوبت کارت‌ها را با سرباز عوض می‌کنید: ۲ ستاره ۲ سرباز، ۳ ستاره ۴ سرباز و هرچه بیشتر بهتر.
lesson-first-trade-do = روی کارت آلاسکا بزنید.
lesson-first-trade-other = آن را هم می‌گذارید؛ اول آلاسکا.
lesson-first-trade-2-task = کارت پرو را هم بگذارید
lesson-first-trade-2-see = هر کارت گذاشته را همه می‌بینند.
lesson-first-trade-2-do = روی کارت پرو بزنید.
lesson-first-trade-3-task = کارت‌ها را معاوضه کنید
lesson-first-trade-3-see = ۳ ستاره ۴ سرباز می‌آورد.
lesson-first-trade-3-after = ۴ سرباز بیشتر گرفتید.

lesson-first-last = جهان
lesson-first-last-about = ادامهٔ بازی با ربات‌ها
lesson-first-last-task = جهان را بگیرید
lesson-first-last-see = برنده کسی است که همهٔ قلمروها را بگیرد. استرالیا مال شماست و ۱۰ سرباز تازه دارید. از اینجا ربات‌های تازه‌کار به‌جای دیگران بازی می‌کنند.
