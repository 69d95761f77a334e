## نخستین بازی شما

lesson-first = نخستین بازی شما

lesson-first-map = نقشه
lesson-first-map-about = سه ائتلاف، شش منطقه
lesson-first-map-task = به کابل نگاه کنید
lesson-first-map-see = سه ائتلاف بر سر این سرزمین می‌جنگند و شما هیچ‌کدام نیستید: فقط به یکی وفادارید، امروز به بریتانیا. بلوک‌ها مال آن‌هاست و استوانه‌ها مال شما.
lesson-first-map-do = روی کابل بزنید.
lesson-first-map-after = کابل فرماندار ندارد. به‌زودی نوبت شماست.

lesson-first-buy = خرید از بازار
lesson-first-buy-about = هر ستون ۱ روپیه گران‌تر
lesson-first-buy-task = آرتور کانولی را بخرید
lesson-first-buy-see = هر نوبت تا ۲ اقدام است. بهای کارت روی کارت‌های سمت چپش می‌ماند، برای خریدار آن‌ها. روی کانولی هم ۲ روپیه مانده است.
lesson-first-buy-do = در بازار روی کانولی بزنید.
lesson-first-buy-other = این هم خریدنی است، ولی کانولی ۲ روپیه از بهایش را پس می‌دهد و هوادار بریتانیاست، مثل شما.
lesson-first-buy-after = ۳ روپیه روی کارت‌های سمت چپ ماند و ۲ روپیهٔ کانولی به شما رسید.

lesson-first-play = بازی کردن کارت
lesson-first-play-about = از دست به دربار
lesson-first-play-task = بازرگانان سیک لاهور را بازی کنید
lesson-first-play-see = کارت در دربار به کار می‌افتد: نشان‌هایش از بالا رخ می‌دهند. اینجا یک راه، یک جاسوس و ۲ روپیه قرض.
lesson-first-play-do = در دست خود روی آن بزنید.
lesson-first-play-other = نوبت آن هم می‌رسد. اول بازرگانان، که پول هم می‌آورند.
lesson-first-play-2-task = ۲ روپیه رشوه بدهید
lesson-first-play-2-see = این کارت از پنجاب است و فرماندار آنجا { $seat1 }، با ۲ قبیله: برای هر قبیله ۱ روپیه می‌خواهد.
lesson-first-play-2-not-withdraw = می‌شود پس گرفت و اقدامی هم از دست نمی‌رود، ولی این کارت همان ۲ روپیه را به شما برمی‌گرداند.
lesson-first-play-3-task = راهی میان کابل و پنجاب بگذارید
lesson-first-play-3-see = نشان راه: یک بلوک از ائتلاف شما روی یکی از مرزهای پنجاب. راه روسیه هم آنجاست، ولی جا برای هر دو هست.
lesson-first-play-3-do = روی مرز کابل و پنجاب بزنید.
lesson-first-play-3-other = آنجا هم می‌شود، ولی مقصد بعدی شما کابل است. راه را به همان سو ببرید.
lesson-first-play-4-task = جاسوس را سراغ رنجیت سینگ بفرستید
lesson-first-play-4-see = اگر روی کارت { $seat1 } از همه بیشتر جاسوس داشته باشید، گروگان شماست: { $seat1 } برای استفاده از آن به شما رشوه می‌دهد.
lesson-first-play-4-do = در دربار { $seat1 } روی رنجیت سینگ بزنید.
lesson-first-play-4-other = روی کارت خودتان هم می‌شود، ولی آنجا کسی را گروگان نمی‌گیرد.
lesson-first-play-4-after = رنجیت سینگ گروگان شماست. قرض را روزی پس می‌دهید که کارتش از دربارتان برود.

lesson-first-loyalty = وفاداری
lesson-first-loyalty-about = هر میهن‌پرست ۱ نفوذ
lesson-first-loyalty-task = آرتور کانولی را بازی کنید
lesson-first-loyalty-see = کانولی میهن‌پرست بریتانیاست: ۱ نفوذ. میهن‌پرست دیگران شما را به ائتلاف خودش می‌برد و هدیه‌ها، جایزه‌ها و میهن‌پرستان پیشین از دست می‌روند.
lesson-first-loyalty-do = در دست خود روی کانولی بزنید.
lesson-first-loyalty-other = او اقدام دوم همین نوبت است. اول کانولی.
lesson-first-loyalty-after = نفوذ شما ۲ شد.

lesson-first-rule = فرماندار
lesson-first-rule-about = یک قبیله، و بیش از همه
lesson-first-rule-task = دوست محمد را بازی کنید
lesson-first-rule-see = او ۲ قبیلهٔ شما و ۱ ارتش بریتانیا را به کابل می‌برد. یک قبیله، و قبیله‌ها و ارتش‌های وفادار بیش از هر بازیکن دیگر: آن وقت فرماندارید.
lesson-first-rule-do = در دست خود روی او بزنید.
lesson-first-rule-2-task = او را سمت چپ دربار بنشانید
lesson-first-rule-2-see = کارت تازه به یکی از دو سر دربار می‌رود و ترتیب دیگر عوض نمی‌شود. جاسوس‌ها از کارتی به کارت کناری قدم برمی‌دارند.
lesson-first-rule-2-do = روی جای خالی سمت چپ بزنید.
lesson-first-rule-2-other = راست هم می‌شود، ولی سر چپ کنار دربار { $seat2 } است: جاسوس‌هایتان از آنجا زودتر به او می‌رسند.
lesson-first-rule-3-task = جاسوس را سراغ صرافان بفرستید
lesson-first-rule-3-see = فرماندار کابل شمایید: آنجا می‌سازید، رشوهٔ کارت‌هایش را می‌گیرید و از صاحبانشان، مثل { $seat2 }، مالیات.
lesson-first-rule-3-do = در دربار { $seat2 } روی صرافان بزنید.
lesson-first-rule-3-other = روی کارت خودتان هم می‌شود، ولی صرافان را می‌توانید گروگان بگیرید.
lesson-first-rule-3-after = صرافان گروگان شماست.

lesson-first-favoured = خال مطلوب
lesson-first-favoured-about = اقدام‌های اضافی
lesson-first-favoured-task = یهودیان بخارا را بازی کنید
lesson-first-favoured-see = چند نوبت گذشته است. این کارت خال اقتصادی را مطلوب می‌کند: اقدام کارت‌های اقتصادی دیگر از ۲ اقدامتان کم نمی‌کند.
lesson-first-favoured-do = در دست خود روی آن بزنید.
lesson-first-favoured-after = خال اقتصادی مطلوب شد و ۲ روپیه قرض گرفتید.

lesson-first-tax = مالیات
lesson-first-tax-about = اقدام کارت دربار
lesson-first-tax-task = با بازرگانان سیک مالیات بگیرید
lesson-first-tax-see = هر کارت دربار در نوبت یک اقدام می‌کند. بازرگانان اقتصادی‌اند، پس این یکی اضافی است؛ رتبهٔ ۱ یعنی ۱ روپیه.
lesson-first-tax-do = در دربار خود روی بازرگانان بزنید و مالیات را انتخاب کنید.
lesson-first-tax-not-end-turn = هنوز یک اقدام دارید و یک اقدام اضافی هم.
lesson-first-tax-other = این هم می‌شود، ولی برای ساختن پول می‌خواهید. اول مالیات.
lesson-first-tax-2-task = ۱ روپیه از { $seat2 } بگیرید
lesson-first-tax-2-see = { $seat2 } کارتی از کابل دارد. ۲ ستارهٔ طلایی آن ۲ روپیه از ۳ روپیه‌اش را پناه می‌دهد و یکی می‌ماند.
lesson-first-tax-2-do = روی { $seat2 } بزنید.
lesson-first-tax-2-other = از بازار هم می‌شود، ولی روپیه‌ای که از جیب حریف بیاید شیرین‌تر است.
lesson-first-tax-2-after = ۱ روپیه گرفتید و هنوز یک اقدام دارید.

lesson-first-build = ساخت
lesson-first-build-about = هر بلوک ۲ روپیه
lesson-first-build-task = با یهودیان بخارا بسازید
lesson-first-build-see = هر جا فرماندارید، هر ارتش یا راه ۲ روپیه است، تا ۳ بلوک. ۵ روپیه دارید: ۲ بلوک.
lesson-first-build-do = در دربار خود روی این کارت بزنید و ساخت را انتخاب کنید.
lesson-first-build-not-end-turn = با ۵ روپیه ۲ بلوک می‌سازید. اول بسازید، بعد نوبت را تمام کنید.
lesson-first-build-other = این هم می‌شود، ولی حالا بلوک می‌خواهید: بریتانیا باید از روسیه پیش بیفتد.
lesson-first-build-2-task = یک ارتش در کابل بگذارید
lesson-first-build-2-see = راه هم یک بلوک است، ولی ارتش فرمانداری شما را هم نگه می‌دارد.
lesson-first-build-2-do = روی کابل بزنید.
lesson-first-build-2-other = راه هم می‌شود، ولی ارتش در کابل جای شما را محکم‌تر می‌کند.
lesson-first-build-3-task = یک ارتش دیگر هم بگذارید
lesson-first-build-3-see = پول اقدام‌ها سمت راست بازار می‌ماند، نیمی در هر ردیف.
lesson-first-build-3-do = باز روی کابل بزنید.
lesson-first-build-3-not-done = برای یک بلوک دیگر هم پول دارید.
lesson-first-build-3-other = راه هم می‌شود، ولی ارتش در کابل جای شما را محکم‌تر می‌کند.
lesson-first-build-3-after = بریتانیا ۶ بلوک، روسیه ۳. دیگران هم بازی کردند.

lesson-first-battle = نبرد
lesson-first-battle-about = برداشتن مهره‌های دیگران
lesson-first-battle-task = با نیروهای منظم بریتانیا بجنگید
lesson-first-battle-see = ائتلافی که ۴ بلوک بیش از هر ائتلاف دیگر دارد چیره است. بریتانیا ۳ بلوک پیش است: یک بلوک روسیه باید برود.
lesson-first-battle-do = در دربار خود روی این کارت بزنید و نبرد را انتخاب کنید.
lesson-first-battle-not-end-turn = یک نبرد تا چیرگی مانده است.
lesson-first-battle-other = این هم می‌شود، ولی یک نبرد بریتانیا را چیره می‌کند.
lesson-first-battle-2-task = در قندهار بجنگید
lesson-first-battle-2-see = رتبه ۲ است، ولی آنجا ۱ ارتش دارید و بیش از شمار ارتش‌هایتان برنمی‌دارید.
lesson-first-battle-2-do = روی قندهار بزنید.
lesson-first-battle-2-other = آنجا هم می‌شود جنگید، ولی ارتش روسیه در قندهار است.
lesson-first-battle-3-task = ارتش روسیه را بردارید
lesson-first-battle-3-see = بلوک‌های ائتلاف شما در امان‌اند و قبیلهٔ { $seat1 } هم که وفادار بریتانیاست.
lesson-first-battle-3-other = راه هم یک بلوک است، ولی ارتش می‌تواند با شما بجنگد. اول ارتش.
lesson-first-battle-3-after = ۶ بلوک در برابر ۲: بریتانیا چیره است.

lesson-first-check = بررسی چیرگی
lesson-first-check-about = تنها راه امتیاز
lesson-first-check-task = ببینید بررسی چه می‌دهد
lesson-first-check-see = امتیاز فقط از بررسی چیرگی می‌آید. یکی در ستون دوم بازار است.
lesson-first-check-do = روی بررسی چیرگی بزنید.
lesson-first-check-after = برای شما ۵ امتیاز، بیش از همه.
lesson-first-check-2-task = بررسی را با ۱ روپیه بخرید
lesson-first-check-2-see = وفاداران بریتانیای چیره امتیاز می‌گیرند: نفوذ بیشتر ۵ و بعدی ۳. نفوذ شما با دو میهن‌پرست ۳ است و نفوذ { $seat1 } فقط ۱.
lesson-first-check-2-do = در بازار روی آن بزنید.
lesson-first-check-2-other = این هم خریدنی است، ولی شاید دیگران بریتانیا را از چیرگی بیندازند. تا چیره است بررسی را بخرید.
lesson-first-check-2-after = ۵ امتیاز برای شما و ۳ امتیاز برای { $seat1 }. بلوک‌ها رفتند و استوانه‌ها ماندند.

lesson-first-last = پایان بازی
lesson-first-last-about = تا بررسی آخر، با ربات‌ها
lesson-first-last-task = پیشتاز بمانید
lesson-first-last-see = هر که پس از یک بررسی ۴ امتیاز پیش باشد می‌برد؛ شما ۳ امتیاز پیش‌اید. بررسی آخر دو برابر است و اگر کسی چیره نباشد استوانه‌ها شمرده می‌شوند. حالا ربات‌های تازه‌کار به‌جای دیگران بازی می‌کنند.

## واخان

lesson-wakhan = بازی با واخان

lesson-wakhan-her = حریف بی‌دست
lesson-wakhan-her-about = کارت‌هایش تصمیم می‌گیرند
lesson-wakhan-her-task = با واخان آشنا شوید
lesson-wakhan-her-see = پشت این صندلی کسی نیست: واخان از روی کارت‌های خودش بازی می‌کند. دربار، روپیه و استوانه دارد، ولی دست نه: هر چه بخرد همان دم بازی می‌کند.
lesson-wakhan-her-do = روی واخان بزنید.
lesson-wakhan-her-after = ۱ قبیله در ماورای خزر دارد و ۱ قبیله در هرات.

lesson-wakhan-turn = نوبت واخان
lesson-wakhan-turn-about = یک کارت تازه، دو اقدام
lesson-wakhan-turn-task = گوسفند قره‌گل را بردارید
lesson-wakhan-turn-see = اول اقدام آخر خودتان: این کارت در ستون رایگان است و ۲ روپیه هم رویش مانده.
lesson-wakhan-turn-do = در بازار روی آن بزنید.
lesson-wakhan-turn-other = این هم خریدنی است، ولی پولتان را برای بررسی چیرگی نگه دارید.
lesson-wakhan-turn-2-task = نوبت را به واخان بدهید
lesson-wakhan-turn-2-see = پشت کارت رویی دسته‌اش باز است و کارت تازه‌ای کنارش می‌آید. تماشا کنید چه می‌کند.

lesson-wakhan-boxes = سه خانه
lesson-wakhan-boxes-about = از بالا به پایین، تا دو اقدام
lesson-wakhan-boxes-task = کارتی را ببینید که مالیات گرفت
lesson-wakhan-boxes-see = خانه‌ها را از بالا می‌خواند. اول مالیات بود: نصرالله خان ۱ روپیه از شما گرفت. خانهٔ دوم خال نظامی می‌خواست که مطلوب نیست، پس رد شد.
lesson-wakhan-boxes-do = در دربار واخان روی نصرالله خان بزنید.
lesson-wakhan-boxes-after = چون فرماندار ماورای خزر است و شما واحهٔ پنجده را دارید، توانست از شما مالیات بگیرد.

lesson-wakhan-arrows = دو پیکان
lesson-wakhan-arrows-about = قرمز ردیف، سیاه ستون
lesson-wakhan-arrows-task = کارتی را ببینید که خرید
lesson-wakhan-arrows-see = خانهٔ سوم تندروی است: خرید و بازی با یک اقدام. پیکان قرمز ردیف پایین را نشان داد و سیاه ستون ۳ را. اگر آنجا نشدنی بود سراغ کارت سمت چپ می‌رفت.
lesson-wakhan-arrows-do = در دربار واخان روی کنت پروفسکی بزنید.
lesson-wakhan-arrows-after = ۲ ارتش روسیه گذاشت: روسیه چپ‌ترین ائتلاف کارت اوست که شما به آن وفادار نیستید.

lesson-wakhan-sides = با همه و با هیچ‌کس
lesson-wakhan-sides-about = در هر بررسی امتیاز می‌گیرد
lesson-wakhan-sides-task = بررسی چیرگی تازه را ببینید
lesson-wakhan-sides-see = افغان‌ها چیره‌اند و شما وفادارشان، ولی واخان در هر ائتلافی رتبه دارد. او هم یک میهن‌پرست افغان دارد: نفوذ ۲ و ۲، یعنی ۴ امتیاز برای هر کدام.
lesson-wakhan-sides-do = در بازار روی بررسی چیرگی بزنید.
lesson-wakhan-sides-after = اگر از آن بیشترین امتیاز را می‌گرفت خودش می‌خریدش. با تساوی نه.

lesson-wakhan-battle = عقب زدن واخان
lesson-wakhan-battle-about = قبیله‌هایش در امان نیستند
lesson-wakhan-battle-task = با شاهزاده اکبر خان بجنگید
lesson-wakhan-battle-see = میهن‌پرست افغان واخان، سران اسحاق‌زایی، از هرات است و او آنجا یک قبیله دارد. آخرین قبیله که برود، کارت‌های سیاسی آن منطقه هم می‌سوزند.
lesson-wakhan-battle-do = در دربار خود روی اکبر خان بزنید.
lesson-wakhan-battle-not-end-turn = حالا نوبت را ندهید: یک نبرد نفوذ شما را بالاتر می‌برد و اضافی است.
lesson-wakhan-battle-other = این هم می‌شود، ولی اول نفوذ واخان را کم کنید: خال جاسوسی مطلوب است و نبرد اکبر خان اضافی.
lesson-wakhan-battle-2-task = در هرات بجنگید
lesson-wakhan-battle-2-see = واخان هیچ‌وقت هم‌پیمان شما نیست، پس قبیله‌هایش را همیشه می‌توانید بزنید.
lesson-wakhan-battle-2-do = روی هرات بزنید.
lesson-wakhan-battle-2-other = در کابل یک ارتش روسیه است، ولی چیرگی را که دارید. نفوذ واخان در هرات است.
lesson-wakhan-battle-2-after = قبیله رفت و میهن‌پرست افغانش هم. نفوذ: شما ۲، واخان ۱.

lesson-wakhan-check = پیش از او
lesson-wakhan-check-about = بررسی وقتی به سود شماست
lesson-wakhan-check-task = بررسی را با ۵ روپیه بخرید
lesson-wakhan-check-see = هر بررسی‌ای را که به سودش باشد واخان پیش از هر کاری می‌خرد، اگر پولش را داشته باشد. پس تا جلو هستید خودتان بخرید: ۵ امتیاز در برابر ۳.
lesson-wakhan-check-do = در بازار روی بررسی چیرگی بزنید.
lesson-wakhan-check-other = این هم خریدنی است، ولی بررسی امروز به سود شماست و فردا شاید نه.
lesson-wakhan-check-after = شما ۵ امتیاز گرفتید و واخان ۳. ویژگی اکبر خان هم ۲ ارتش افغان تازه به کابل آورد.

lesson-wakhan-last = شما و واخان
lesson-wakhan-last-about = تا بررسی آخر
lesson-wakhan-last-task = از واخان ببرید
lesson-wakhan-last-see = ۸ بر ۵ پیش‌اید و بررسی آخر دو برابر است. نفوذتان را از او بالاتر نگه دارید، قبیله‌هایش را بزنید و نگذارید بررسی سودمندی برایش بماند. از اینجا بازی واقعی است.
