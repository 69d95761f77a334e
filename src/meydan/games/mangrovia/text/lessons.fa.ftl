## نخستین کلبه‌های شما

lesson-first = نخستین کلبه‌های شما

lesson-first-space = جزیره
lesson-first-space-about = منظره، بها و امتیاز هر خانه
lesson-first-space-task = به خانهٔ نیزار ۸ نگاه کنید
lesson-first-space-see = روی جزیره کلبه می‌سازید و هر خانه چیزی دارد: منظره‌ای، بهایی و گاهی چند امتیاز.
lesson-first-space-do = روی نیزار ۸ بزنید، دومین خانهٔ ردیف بالا.
lesson-first-space-after = نیزار ۸ یعنی بهای ۸ و یک کارت نیزار. ۳ امتیاز می‌دهد.

lesson-first-bowl = کاسه
lesson-first-bowl-about = یک جا، دو اسکله
lesson-first-bowl-task = جای کاسه‌تان را ببینید
lesson-first-bowl-see = هر دور یک کاسه می‌گذارید. هر جا میان دو اسکله است و کاسه در هر دو به کار می‌آید.
lesson-first-bowl-do = روی جای ۳ بزنید.
lesson-first-bowl-after = اسکلهٔ ۳ یک کارت می‌دهد و اسکلهٔ ۱۰ دو کلبه.
lesson-first-bowl-2-task = کاسه را در جای ۳ بگذارید
lesson-first-bowl-2-see = اول یک کارت، بعد دو کلبه: همین را لازم دارید.
lesson-first-bowl-2-do = دوباره روی جای ۳ بزنید.
lesson-first-bowl-2-other = اینجا هم آزاد است، ولی این دور می‌توانید دو کلبه بسازید و فقط اسکلهٔ ۱۰ دو کلبه می‌دهد.
lesson-first-bowl-2-after = همه کاسه گذاشتند و قایق راه افتاد. در اسکلهٔ ۱ { $seat3 } و در اسکلهٔ ۲ { $seat2 } کارشان را کردند.

lesson-first-card = قایق
lesson-first-card-about = کنار کاسهٔ شما می‌ایستد
lesson-first-card-task = کارت ۶ را بردارید
lesson-first-card-see = قایق کنار کاسهٔ شماست. با ۲، ۶ و یک ۶ دیگر هم ۸ جور می‌شود و هم ۶: دو کلبه.
lesson-first-card-do = روی کارت ۶ بزنید.
lesson-first-card-not-pass = بدون یک ۶ دیگر فقط یک کلبه می‌سازید. از کارت نگذرید.
lesson-first-card-other = این را هم می‌شود برداشت، ولی برای دو کلبه ۸ و ۶ می‌خواهید و ۶ کم دارید.
lesson-first-card-after = ۶ را برداشتید، و در اسکلهٔ ۱۰ قایق باز کنار کاسهٔ شماست.

lesson-first-build = ساختن
lesson-first-build-about = بهای دقیق و یک کارت منظره
lesson-first-build-task = در نیزار ۸ کلبه بسازید
lesson-first-build-see = فقط جایی می‌سازید که پرنده‌ای منظره‌اش را نشان می‌دهد: این دور آب و نیزار.
lesson-first-build-do = روی نیزار ۸ بزنید.
lesson-first-build-not-pass = برای دو کلبه همه‌چیز دارید. نگذرید.
lesson-first-build-other = آنجا هم می‌شود، ولی نیزار ۸ سه امتیاز می‌دهد و ۶ را هم برای کلبهٔ دوم نگه می‌دارد.
lesson-first-build-2-task = دقیقاً ۸ بپردازید
lesson-first-build-2-see = ۶ و ۲ می‌شود ۸. بیشتر نمی‌شود داد، چون چیزی برنمی‌گردد. کارت نیزار هم می‌رود.
lesson-first-build-2-after = کلبه ساخته شد و ۳ امتیاز گرفتید.
lesson-first-build-3-task = کلبهٔ دوم را در آب ۶ بسازید
lesson-first-build-3-see = بهای هر کلبه جداست. یک ۶ و یک کارت آب برایتان مانده است.
lesson-first-build-3-do = روی آب ۶ بزنید، در ناحیهٔ سنگ‌چین.
lesson-first-build-3-not-pass = یک ۶ و یک کارت آب دارید: کلبهٔ دوم آماده است.
lesson-first-build-4-task = ۶ را بپردازید
lesson-first-build-4-see = سنگ‌چین حالا امتیازی نمی‌دهد، ولی در پایان کلبه‌های شما ضرب در همهٔ کلبه‌های آنجا می‌شود.
lesson-first-build-4-after = دو کلبه ساختید. دور تازه را { $seat3 } آغاز کرد، چون در جای ۱ بود.

lesson-first-cards = کارت تازه
lesson-first-cards-about = رو یا از پشته
lesson-first-cards-task = کاسه را در جای ۱ بگذارید
lesson-first-cards-see = دستتان خالی است. اسکلهٔ ۱ سه کارت می‌دهد و اسکلهٔ ۱۲ پرنده‌ها را.
lesson-first-cards-do = روی جای ۱ بزنید.
lesson-first-cards-other = آنجا هم می‌شود، ولی با جای ۱ دو کارتِ رو را خودتان برمی‌گزینید و پرنده‌ها هم با شماست.
lesson-first-cards-2-task = کارت ۷ را بردارید
lesson-first-cards-2-see = اول دو کارتِ رو. کارت ارزش بهای کلبه را می‌پردازد.
lesson-first-cards-2-do = روی کارت ۷ بزنید.
lesson-first-cards-2-not-pass = کارت رایگان است و دستتان خالی. نگذرید.
lesson-first-cards-2-other = این هم می‌شود، ولی خانه‌های پرامتیاز گران‌اند و ۷ بیشتر به کارتان می‌آید.
lesson-first-cards-3-task = کارت آب را بردارید
lesson-first-cards-3-see = برای هر کلبه یک کارت منظره هم لازم است.
lesson-first-cards-3-do = روی کارت آب بزنید.
lesson-first-cards-3-not-pass = یک کارت دیگر هم دارید. نگذرید.
lesson-first-cards-3-other = این هم می‌شود، ولی خانه‌های آب امتیاز خوبی دارند.
lesson-first-cards-4-task = از پشتهٔ منظره بردارید
lesson-first-cards-4-see = کارت سوم از پشته می‌آید و جز شما کسی آن را نمی‌بیند.
lesson-first-cards-4-not-pass = کارت سوم هم رایگان است. نگذرید.
lesson-first-cards-4-other = ارزش هم خوب است، ولی فقط یک کارت منظره دارید.
lesson-first-cards-4-after = کارت مانگرو آمد، و قایق در اسکلهٔ ۱۲ به شما رسید.

lesson-first-birds = پرنده‌ها
lesson-first-birds-about = کجا می‌شود ساخت
lesson-first-birds-task = پرنده‌ها را روی مانگرو و آب ببرید
lesson-first-birds-see = دور بعد همه فقط آنجا می‌سازند. کارت هر دو را دارید.
lesson-first-birds-other = می‌شود، ولی از آن دو منظره کمتر کارت دارید. پرنده‌ها را به سود دست خودتان بگذارید.
lesson-first-birds-after = پرنده‌ها نشستند و دور بعد با شما آغاز شد.

lesson-first-amulets = طلسم
lesson-first-amulets-about = هر چه کلبهٔ طلسم بیشتر، بیشتر
lesson-first-amulets-task = طلسم بردارید
lesson-first-amulets-see = چند دور گذشته است. هر که ۳ کلبهٔ طلسم دارد ۳ طلسم برمی‌دارد.
lesson-first-amulets-not-pass = طلسم هم بها می‌پردازد و هم امتیاز است. نگذرید.
lesson-first-amulets-after = ۲، ۴ و ۵ از کیسه درآمد.
lesson-first-amulets-2-task = طلسم ۲ را برگردانید
lesson-first-amulets-2-see = یکی به کیسه برمی‌گردد. برای بهای ۵ دقیقاً ۵ می‌خواهید: ۲ و ۴ به کار نمی‌آید، چون ۶ می‌شود.
lesson-first-amulets-2-other = ۵ را برای کلبه می‌خواهید و ۴ در پایان از ۲ بیشتر امتیاز دارد. کوچک‌ترین را برگردانید.
lesson-first-amulets-2-after = ۴ و ۵ ماند. دیگران فقط می‌دانند دو طلسم دارید.

lesson-first-price = بها با طلسم
lesson-first-price-about = یا کارت یا طلسم، نه هر دو
lesson-first-price-task = در آب ۵ کلبه بسازید
lesson-first-price-see = قایق در اسکلهٔ ۱۱ است. بهای این خانه طلسم است و با کارت ارزش پرداخت نمی‌شود.
lesson-first-price-do = روی آب ۵ بزنید، در ناحیهٔ سنگ‌چین.
lesson-first-price-not-pass = هم طلسم ۵ را دارید و هم کارت آب. بسازید.
lesson-first-price-other = آنجا هم می‌شود، ولی ۷ را نگه دارید: این بار طلسم می‌پردازد.
lesson-first-price-2-task = طلسم ۵ را بپردازید
lesson-first-price-2-see = ۴ می‌ماند: اگر خرجش نکنید، در پایان ۴ امتیاز است.
lesson-first-price-2-after = کلبه ساخته شد و اسکلهٔ ۱۱ یک کارت هم داد.

lesson-first-path = مسیر مقدس
lesson-first-path-about = بیشترین کلبه تا مجسمه
lesson-first-path-task = به مسیر A نگاه کنید
lesson-first-path-see = دور بعد است. در پایان، بیشترین کلبه در مسیر عدد بزرگ مجسمه را می‌گیرد و دومی عدد کوچک را.
lesson-first-path-do = روی مجسمهٔ A بزنید.
lesson-first-path-after = { $seat1 } و { $seat3 } در مسیر A هر کدام ۲ کلبه دارند و شما یکی.
lesson-first-path-2-task = در آب ۱۴ کلبه بسازید
lesson-first-path-2-see = حالا هر سه ۲ کلبه خواهید داشت، و در تساوی کلبهٔ نزدیک‌تر به مجسمه جلوتر است.
lesson-first-path-2-do = روی آب ۱۴ بزنید، پای مجسمه.
lesson-first-path-2-not-pass = دو کارت ۷ و یک کارت آب دارید. نگذرید.
lesson-first-path-2-other = آنجا هم می‌شود، ولی آب ۱۴ حالا ۵ امتیاز می‌دهد و در پایان مسیر A را.
lesson-first-path-3-task = دقیقاً ۱۴ بپردازید
lesson-first-path-3-see = دو کارت ۷، و یک کارت آب.
lesson-first-path-3-after = ۵ امتیاز گرفتید، و در مسیر A اول شدید.

lesson-first-end = امتیازها
lesson-first-end-about = اگر همین حالا تمام شود
lesson-first-end-task = امتیاز خود را ببینید
lesson-first-end-see = در پایان مسیرها، سنگ‌چین، تیرک‌چین و طلسم‌های مانده هم حساب می‌شوند.
lesson-first-end-do = در میان بازیکنان روی خودتان بزنید.
lesson-first-end-after = بیشتر امتیازتان هنوز در راه است.

lesson-first-last = آخرین کلبه
lesson-first-last-about = ادامهٔ بازی با ربات‌ها
lesson-first-last-task = بازی را تمام کنید
lesson-first-last-see = هر که آخرین کلبه‌اش را بسازد، آن دور آخر است. برای شما یکی مانده و برای دیگران سه تا. از اینجا ربات‌ها به‌جای دیگران بازی می‌کنند.
