## نخستین بازی شما

lesson-first = نخستین بازی شما

lesson-first-map = نقشه
lesson-first-map-about = سه ائتلاف، شش منطقه
lesson-first-map-task = به کابل نگاه کنید
lesson-first-map-see = سه ائتلاف بر سر این سرزمین می‌جنگند و شما هیچ‌کدام نیستید: فقط به یکی وفادارید، امروز به بریتانیا. بلوک‌ها مال ائتلاف‌اند و استوانه‌ها مال شما.
lesson-first-map-do = روی کابل بزنید.
lesson-first-map-after = کابل فرماندار ندارد. به‌زودی نوبت شماست.

lesson-first-buy = خرید از بازار
lesson-first-buy-about = هر ستون ۱ روپیه گران‌تر
lesson-first-buy-task = آرتور کانولی را بخرید
lesson-first-buy-see = در هر نوبت تا ۲ اقدام دارید. بهای کارت روی کارت‌های سمت چپش می‌ماند و به خریدار آن‌ها می‌رسد. روی کانولی هم ۲ روپیه مانده است.
lesson-first-buy-do = در بازار روی کانولی بزنید.
lesson-first-buy-other = این هم خریدنی است، ولی کانولی ۲ روپیه از بهایش را پس می‌دهد و هوادار بریتانیاست، مثل شما.
lesson-first-buy-after = ۳ روپیه روی سه کارت سمت چپ گذاشتید و ۲ روپیهٔ روی کانولی را برداشتید. آن سه را این نوبت نمی‌توانید بخرید.

lesson-first-play = بازی کردن کارت
lesson-first-play-about = از دست به دربار
lesson-first-play-task = بازرگانان سیک لاهور را بازی کنید
lesson-first-play-see = کارت در دست کاری نمی‌کند. وقتی به دربارتان بیاید نشان‌هایش یکی‌یکی، از بالا به پایین، رخ می‌دهند: اینجا یک راه، یک جاسوس و ۲ روپیه قرض.
lesson-first-play-do = در دست خود روی آن بزنید.
lesson-first-play-other = نوبت آن هم می‌رسد. اول بازرگانان، که پول هم می‌آورند.
lesson-first-play-2-task = ۲ روپیه رشوه بدهید
lesson-first-play-2-see = این کارت از پنجاب است و فرماندار آنجا { $seat1 }، با ۲ قبیله: برای هر قبیله ۱ روپیه می‌خواهد.
lesson-first-play-2-not-withdraw = می‌شود پس گرفت و اقدامی هم از دست نمی‌رود، ولی این کارت همان ۲ روپیه را به شما برمی‌گرداند.
lesson-first-play-3-task = راهی میان کابل و پنجاب بگذارید
lesson-first-play-3-see = هر نشان راه یک بلوک از ائتلاف شماست، روی یکی از مرزهای پنجاب. راه روسیه هم آنجاست، ولی چند راه روی یک مرز جا می‌شوند.
lesson-first-play-3-do = روی مرز کابل و پنجاب بزنید.
lesson-first-play-3-other = آنجا هم می‌شود، ولی مقصد بعدی شما کابل است. راه را به همان سو ببرید.
lesson-first-play-4-task = جاسوس را سراغ رنجیت سینگ بفرستید
lesson-first-play-4-see = جاسوس روی یکی از کارت‌های پنجاب می‌نشیند، در هر درباری. اگر روی کارت { $seat1 } از همه بیشتر جاسوس داشته باشید، کارتش گروگان شماست و برای هر اقدام آن به شما رشوه می‌دهد.
lesson-first-play-4-do = در دربار { $seat1 } روی رنجیت سینگ بزنید.
lesson-first-play-4-other = روی کارت خودتان هم می‌شود، ولی آنجا کسی را گروگان نمی‌گیرد.
lesson-first-play-4-after = رنجیت سینگ گروگان شماست. ۲ روپیهٔ قرض را هم گرفتید؛ روزی که کارت از دربارتان برود پسش می‌دهید.

lesson-first-loyalty = وفاداری
lesson-first-loyalty-about = هر میهن‌پرست ۱ نفوذ
lesson-first-loyalty-task = آرتور کانولی را بازی کنید
lesson-first-loyalty-see = کانولی میهن‌پرست بریتانیاست و چون شما هم وفادار بریتانیایید ۱ نفوذ می‌آورد. میهن‌پرست دیگران شما را به ائتلاف خودش می‌برد، به بهای هدیه‌ها، جایزه‌ها و میهن‌پرستان پیشین.
lesson-first-loyalty-do = در دست خود روی کانولی بزنید.
lesson-first-loyalty-other = او اقدام دوم همین نوبت است. اول کانولی.
lesson-first-loyalty-after = نفوذ شما ۲ شد.

lesson-first-rule = فرماندار
lesson-first-rule-about = یک قبیله، و بیش از همه
lesson-first-rule-task = دوست محمد را بازی کنید
lesson-first-rule-see = او ۲ قبیلهٔ شما و ۱ ارتش بریتانیا را به کابل می‌برد. هر که دست‌کم یک قبیله دارد و قبیله‌ها و ارتش‌های وفادارش از هر بازیکن دیگر بیشتر است، فرماندار است.
lesson-first-rule-do = در دست خود روی او بزنید.
lesson-first-rule-2-task = او را سمت چپ دربار بنشانید
lesson-first-rule-2-see = کارت تازه به یکی از دو سر دربار می‌رود و ترتیب دیگر عوض نمی‌شود. جاسوس‌ها از کارتی به کارت کناری قدم برمی‌دارند.
lesson-first-rule-2-do = روی جای خالی سمت چپ بزنید.
lesson-first-rule-2-other = راست هم می‌شود، ولی سر چپ کنار دربار { $seat2 } است: جاسوس‌هایتان از آنجا زودتر به او می‌رسند.
lesson-first-rule-3-task = جاسوس را سراغ صرافان بفرستید
lesson-first-rule-3-see = فرماندار کابل شمایید: آنجا می‌سازید، رشوهٔ کارت‌های کابل را می‌گیرید و از صاحبانشان مالیات. صرافان { $seat2 } هم از کابل است.
lesson-first-rule-3-do = در دربار { $seat2 } روی صرافان بزنید.
lesson-first-rule-3-other = روی کارت خودتان هم می‌شود، ولی صرافان را می‌توانید گروگان بگیرید.
lesson-first-rule-3-after = صرافان گروگان شماست.

lesson-first-favoured = خال مطلوب
lesson-first-favoured-about = اقدام‌های اضافی
lesson-first-favoured-task = یهودیان بخارا را بازی کنید
lesson-first-favoured-see = چند نوبت گذشته است. این کارت خال اقتصادی را مطلوب می‌کند: از آن پس اقدام کارت‌های اقتصادی اضافی است و از ۲ اقدام نوبت کم نمی‌کند.
lesson-first-favoured-do = در دست خود روی آن بزنید.
lesson-first-favoured-after = خال اقتصادی مطلوب شد، یک جاسوس آمد و ۲ روپیه قرض گرفتید.

lesson-first-tax = مالیات
lesson-first-tax-about = اقدام کارت دربار
lesson-first-tax-task = با بازرگانان سیک لاهور مالیات بگیرید
lesson-first-tax-see = هر کارت دربار در هر نوبت یک اقدام می‌کند. بازرگانان اقتصادی‌اند، پس این یکی اضافی است؛ رتبهٔ ۱ یعنی ۱ روپیه.
lesson-first-tax-do = در دربار خود روی بازرگانان بزنید و مالیات را انتخاب کنید.
lesson-first-tax-not-end-turn = هنوز یک اقدام دارید و یک اقدام اضافی هم.
lesson-first-tax-other = این هم می‌شود، ولی برای ساختن پول می‌خواهید. اول مالیات.
lesson-first-tax-2-task = ۱ روپیه از { $seat2 } بگیرید
lesson-first-tax-2-see = چون صرافان از کابل است از { $seat2 } مالیات می‌گیرید. از ۳ روپیه‌اش ۲ تا زیر ۲ ستارهٔ طلایی صرافان در پناه است و فقط یکی می‌ماند.
lesson-first-tax-2-do = روی { $seat2 } بزنید.
lesson-first-tax-2-other = از بازار هم می‌شود، ولی روپیه‌ای که از جیب حریف بیاید شیرین‌تر است.
lesson-first-tax-2-after = ۱ روپیه گرفتید و هنوز یک اقدام دارید.

lesson-first-build = ساخت
lesson-first-build-about = هر بلوک ۲ روپیه
lesson-first-build-task = با یهودیان بخارا بسازید
lesson-first-build-see = هر جا فرماندارید، هر ارتش یا راه ۲ روپیه است، تا ۳ بلوک. ۵ روپیه دارید: ۲ بلوک.
lesson-first-build-do = در دربار خود روی این کارت بزنید و ساخت را انتخاب کنید.
lesson-first-build-not-end-turn = با ۵ روپیه ۲ بلوک می‌سازید. ساخته تمام کنید.
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
lesson-first-build-3-after = بریتانیا ۶ بلوک دارد و روسیه ۳. دیگران هم نوبت خود را گذراندند.

lesson-first-battle = نبرد
lesson-first-battle-about = برداشتن مهره‌های دیگران
lesson-first-battle-task = با نیروهای منظم بریتانیا بجنگید
lesson-first-battle-see = ائتلافی چیره است که ۴ بلوک بیش از هر ائتلاف دیگر دارد. بریتانیا ۳ بلوک پیش است: یک بلوک روسیه باید برود.
lesson-first-battle-do = در دربار خود روی این کارت بزنید و نبرد را انتخاب کنید.
lesson-first-battle-not-end-turn = یک نبرد تا چیرگی مانده است.
lesson-first-battle-other = این هم می‌شود، ولی یک نبرد بریتانیا را چیره می‌کند.
lesson-first-battle-2-task = در قندهار بجنگید
lesson-first-battle-2-see = رتبهٔ کارت ۲ است، ولی آنجا ۱ ارتش دارید و بیش از شمار ارتش‌هایتان نمی‌توانید بردارید.
lesson-first-battle-2-do = روی قندهار بزنید.
lesson-first-battle-2-other = آنجا هم می‌شود جنگید، ولی ارتش روسیه در قندهار است.
lesson-first-battle-3-task = ارتش روسیه را بردارید
lesson-first-battle-3-see = بلوک‌های ائتلاف شما و قبیلهٔ { $seat1 }، که او هم وفادار بریتانیاست، در امان‌اند.
lesson-first-battle-3-other = راه هم یک بلوک است، ولی ارتش می‌تواند با شما بجنگد. اول ارتش.
lesson-first-battle-3-after = ۶ بلوک در برابر ۲: بریتانیا چیره است.

lesson-first-check = بررسی چیرگی
lesson-first-check-about = تنها راه امتیاز
lesson-first-check-task = ببینید بررسی چه می‌دهد
lesson-first-check-see = امتیاز فقط از بررسی چیرگی می‌آید. یکی در ستون دوم بازار است.
lesson-first-check-do = روی بررسی چیرگی بزنید.
lesson-first-check-after = برای شما ۵ امتیاز، بیش از همه.
lesson-first-check-2-task = بررسی را با ۱ روپیه بخرید
lesson-first-check-2-see = بریتانیا چیره است، پس فقط وفادارانش امتیاز می‌گیرند: نفوذ بیشتر ۵ و بعدی ۳. نفوذ شما با دو میهن‌پرست ۳ است و نفوذ { $seat1 } فقط ۱.
lesson-first-check-2-do = در بازار روی آن بزنید.
lesson-first-check-2-other = این هم خریدنی است، ولی شاید دیگران بریتانیا را از چیرگی بیندازند. تا چیره است بررسی را بخرید.
lesson-first-check-2-after = شما ۵ امتیاز گرفتید و { $seat1 } ۳. همهٔ بلوک‌ها از نقشه رفتند و استوانه‌ها ماندند.

lesson-first-last = پایان بازی
lesson-first-last-about = تا بررسی آخر، با ربات‌ها
lesson-first-last-task = پیشتاز بمانید
lesson-first-last-see = با ۴ امتیاز پیشی پس از یک بررسی بازی را می‌برید؛ ۳ امتیاز پیش هستید. بررسی آخر دو برابر است. اگر ائتلافی چیره نباشد استوانه‌ها شمرده می‌شوند. از اینجا ربات‌های تازه‌کار به‌جای دیگران بازی می‌کنند.
