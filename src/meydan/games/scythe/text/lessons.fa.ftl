## نخستین نوبت‌های شما

lesson-first = نخستین نوبت‌های شما

lesson-first-mat = تختهٔ شما
lesson-first-mat-about = یک بخش: اول بالا، بعد پایین
lesson-first-mat-task = نشانگر را روی حرکت بگذارید
lesson-first-mat-see = شما نوردیک هستید. هر نوبت یک بخش تخته را برمی‌گزینید: اول ردیف بالا، بعد ردیف پایین همان بخش. نوبت بعد باید بخش دیگری باشد.
lesson-first-mat-other = این هم می‌شود، ولی اول مهره‌هایتان را راه بیندازید.

lesson-first-move = حرکت
lesson-first-move-about = دو مهره، هر کدام یک ناحیه
lesson-first-move-task = مهره‌ها را حرکت دهید
lesson-first-move-see = حرکت دو مهره را جابه‌جا می‌کند، هر کدام یک ناحیه؛ یا به‌جایش ۱ سکه می‌دهد.
lesson-first-move-not-skip = مهره‌هایتان کنار پایتخت بیکارند. نگذرید.
lesson-first-move-other = سکه هم خوب است، ولی در کوهستان کسی منتظر شخصیت شماست.
lesson-first-move-2-task = شخصیت را از جنگل بردارید
lesson-first-move-2-see = فقط شخصیت با مردم ملاقات می‌کند.
lesson-first-move-2-do = روی شخصیت بزنید، در جنگل.
lesson-first-move-2-not-done = هنوز هیچ مهره‌ای نرفته است.
lesson-first-move-2-other = کارگر هم می‌تواند برود، ولی اول شخصیت.
lesson-first-move-3-task = شخصیت را به کوهستان ببرید
lesson-first-move-3-see = آنجا نشان سبز ملاقات هست. رودخانه جلو مهره‌ها را می‌گیرد، ولی در این راه رودی نیست.
lesson-first-move-3-do = روی کوهستان بزنید.
lesson-first-move-3-other = آنجا هم می‌شود، ولی ملاقات در کوهستان است.
lesson-first-move-4-task = کارگر توندرا را بردارید
lesson-first-move-4-see = یک مهرهٔ دیگر هم می‌رود. ملاقات پس از همهٔ حرکت‌هاست.
lesson-first-move-4-do = روی کارگر توندرا بزنید.
lesson-first-move-4-not-done = یک حرکت دیگر دارید. کارگر را هم ببرید.
lesson-first-move-4-other = این کارگر در جنگل چوب تولید می‌کند. بگذارید بماند.
lesson-first-move-5-task = کارگر را به کوهستان ببرید
lesson-first-move-5-see = کارگر از زمین زیر پایش تولید می‌کند، و کوهستان فلز دارد.
lesson-first-move-5-do = روی کوهستان بزنید.
lesson-first-move-5-other = آنجا هم می‌شود، ولی برای ماشین زرهی فلز می‌خواهید.

lesson-first-encounter = ملاقات
lesson-first-encounter-about = یکی از سه پیشنهاد
lesson-first-encounter-task = ۲ فلز و ۱ محبوبیت بگیرید
lesson-first-encounter-see = شخصیت به آهنگری کهنه رسید. از سه پیشنهاد یکی را برمی‌دارید؛ اولی رایگان است.
lesson-first-encounter-other = این هم می‌شود، ولی بها دارد. با ۲ فلزِ رایگان نوبت بعد ماشین زرهی می‌سازید.
lesson-first-encounter-after = ۲ فلز در کوهستان است و محبوبیتتان ۳ شد. دیگران هم بازی کردند.

lesson-first-produce = تولید
lesson-first-produce-about = هر کارگر یکی
lesson-first-produce-task = بخش تولید را برگزینید
lesson-first-produce-see = زیر تولید استقرار است، به بهای ۳ فلز. شما ۲ فلز دارید.
lesson-first-produce-other = این هم می‌شود، ولی تولید فلز سوم را می‌آورد و همین نوبت خرجش می‌کنید.
lesson-first-produce-2-task = تولید کنید
lesson-first-produce-2-see = تا دو ناحیه تولید می‌کنند: هر کارگر یکی.
lesson-first-produce-2-not-skip = بدون تولید فلز سوم را ندارید. نگذرید.
lesson-first-produce-3-task = کوهستان تولید کند
lesson-first-produce-3-see = یک کارگر آنجاست: یک فلز.
lesson-first-produce-3-do = روی کوهستان بزنید.
lesson-first-produce-3-not-done = هنوز چیزی تولید نکرده‌اید.
lesson-first-produce-3-other = جنگل هم نوبتش می‌رسد؛ اول کوهستان.
lesson-first-produce-4-task = جنگل هم تولید کند
lesson-first-produce-4-see = منابع روی زمین می‌مانند و مال کسی‌اند که آنجا را در دست دارد.
lesson-first-produce-4-do = روی جنگل بزنید.
lesson-first-produce-4-not-done = یک ناحیهٔ دیگر هم می‌تواند تولید کند.
lesson-first-produce-4-after = یک فلز و یک چوب تولید شد.

lesson-first-deploy = ماشین زرهی
lesson-first-deploy-about = ردیف پایینِ همان بخش
lesson-first-deploy-task = ردیف پایین را انجام دهید
lesson-first-deploy-see = ۳ فلز می‌دهید و یک ماشین زرهی و ۲ سکه می‌گیرید.
lesson-first-deploy-not-skip = ۳ فلز آماده است. نگذرید.
lesson-first-deploy-other = سکه رایگان است. آن را هم بگیرید.
lesson-first-deploy-2-task = «عبور از رودخانه» را در کوهستان مستقر کنید
lesson-first-deploy-2-see = هر ماشین زرهی توانایی تازه‌ای به شخصیت و همهٔ ماشین‌ها می‌دهد. دور شما پر از رودخانه است.
lesson-first-deploy-2-other = این هم می‌شود، ولی اول راه رودخانه‌ها را باز کنید، و ماشین را کنار شخصیت بگذارید.
lesson-first-deploy-2-after = ماشین زرهی در کوهستان است، و ۲ سکه گرفتید.

lesson-first-march = لشکرکشی
lesson-first-march-about = ماشین زرهی کارگر هم می‌برد
lesson-first-march-task = ماشین زرهیِ کنار تونل را بردارید
lesson-first-march-see = چند نوبت گذشته است و باز حرکت می‌کنید. همهٔ تونل‌ها به هم راه دارند.
lesson-first-march-do = روی ماشین زرهی در توندرای روشن بزنید.
lesson-first-march-not-done = مزرعهٔ { $seat2 } در دسترس است. نگذرید.
lesson-first-march-other = آن هم می‌تواند برود، ولی از این توندرا تونلی به مزرعهٔ { $seat2 } می‌رود.
lesson-first-march-2-task = کارگرها را همراه ببرید
lesson-first-march-2-see = ماشین زرهی هر چند کارگر را با خود می‌برد.
lesson-first-march-2-not-load = یکی هم می‌شود، ولی هر دو را ببرید: همه‌چیز را بردارید.
lesson-first-march-3-task = به مزرعهٔ { $seat2 } بروید
lesson-first-march-3-see = { $seat2 } آنجا ۳ غذا دارد. شخصیت و ماشین زرهی‌اش هم آنجا هستند: نبرد می‌شود.
lesson-first-march-3-do = روی مزرعهٔ { $seat2 } بزنید.
lesson-first-march-3-other = به آنجا هم می‌رسید، ولی ۳ غذا در مزرعهٔ { $seat2 } است.
lesson-first-march-4-task = حرکت را تمام کنید
lesson-first-march-4-see = نبرد پس از همهٔ حرکت‌هاست.
lesson-first-march-4-not-lift = آن هم می‌تواند برود، ولی بقیه جای خوبی دارند. حرکت را تمام کنید.

lesson-first-dial = نبرد
lesson-first-dial-about = چرخ و کارت، پنهانی
lesson-first-dial-task = چرخ را روی ۷ بگذارید
lesson-first-dial-see = هر دو پنهانی قدرت می‌گذارند، تا ۷. شما ۱۰ قدرت دارید؛ { $seat2 } چهار قدرت و یک کارت نبرد که بر آن می‌افزاید.
lesson-first-dial-other = با کمتر هم می‌شود، ولی کارت { $seat2 } شاید کار را تمام کند. ۷ بیشترینِ چرخ است، و در تساوی مهاجم می‌برد.
lesson-first-dial-after = ۷ بر ۷: در تساوی مهاجم می‌برد. مزرعه و ۳ غذا مال شماست.

lesson-first-star = ستاره
lesson-first-star-about = ششمی بازی را تمام می‌کند
lesson-first-star-task = هدف خود را نشان دهید
lesson-first-star-see = برای این برد یک ستاره گذاشتید. حالا ۳ مزرعه دارید و هدف پنهانتان همین است: یک ستارهٔ دیگر.
lesson-first-star-not-end-turn = هدفتان کامل است و ستاره‌اش آماده. اول نشانش دهید.
lesson-first-star-after = ۴ ستاره دارید.

lesson-first-popularity = محبوبیت
lesson-first-popularity-about = ارزش همه‌چیز در پایان
lesson-first-popularity-task = بخش تجارت را برگزینید
lesson-first-popularity-see = کارگر { $seat2 } را راندید و محبوبیتتان از ۷ به ۶ افتاد. تا ۶ هر ستاره ۳ سکه است و از ۷ به بالا ۴ سکه.
lesson-first-popularity-other = این هم می‌شود، ولی با ۱ محبوبیت به ردهٔ بالاتر برمی‌گردید.
lesson-first-popularity-2-task = محبوبیت بگیرید
lesson-first-popularity-2-see = ناحیه‌ها و جفت‌های منبع هم با محبوبیت بیشتر می‌ارزند.
lesson-first-popularity-2-not-skip = ۱ سکه بدهید: در پایان چند برابرش برمی‌گردد.
lesson-first-popularity-2-other = منبع هم خوب است، ولی ردهٔ محبوبیت به همهٔ سکه‌های پایان می‌افزاید.
lesson-first-popularity-2-after = محبوبیت ۷: هر ستاره ۴، هر ناحیه ۳ و هر جفت منبع ۲ سکه.

lesson-first-last = ششمین ستاره
lesson-first-last-about = ادامهٔ بازی با ربات‌ها
lesson-first-last-task = دو ستارهٔ دیگر بگذارید
lesson-first-last-see = با ششمین ستارهٔ هر کسی بازی تمام است و بیشترین سکه می‌برد. با ۳ فلز چهارمین ماشین زرهی و یک ستاره می‌آید. از اینجا ربات‌ها به‌جای دیگران بازی می‌کنند.
