### What the things of a Scythe table are and do, told on request.

## Territories

about-place =
    { $terrain ->
        [farm] هر کارگر اینجا غذا تولید می‌کند.
        [mountain] هر کارگر اینجا فلز تولید می‌کند.
        [tundra] هر کارگر اینجا نفت تولید می‌کند.
        [forest] هر کارگر اینجا چوب تولید می‌کند.
        [village] هر کارگر اینجا می‌تواند کارگر تازه‌ای بیاورد.
        [lake] اینجا چیزی تولید، ساخته یا مستقر نمی‌شود و فقط بعضی جناح‌ها راه دارند؛ ولی ناحیه به شمار می‌آید.
        [factory] چیزی تولید نمی‌کند، ولی ۳ ناحیه به شمار می‌آید. هر شخصیت نخستین بار که اینجا بایستد یک کارت کارخانه برمی‌دارد.
       *[home_base] مهره‌های شکست‌خورده به اینجا برمی‌گردند. ناحیه نیست: چیزی در آن نمی‌سازند و کسی به آن نمی‌رود.
    }{ here-tunnel }{ here-token }{ here-held }{ here-built }{ here-coming }
here-tunnel =
    { $tunnel ->
        [yes] {" "}تونلش با یک گام به همهٔ تونل‌های دیگر می‌رسد.
       *[no] {""}
    }
here-token =
    { $token ->
        [yes] {" "}ملاقاتی در انتظار نخستین شخصیتی است که بیاید.
       *[no] {""}
    }
here-held =
    { $held ->
        [reader] {" "}در کنترل شماست.
        [other] {" "}در کنترل { $owner } است.
       *[nobody] {""}
    }
here-built =
    { $built ->
        [yes] {" "}ساختمان { $builder } اینجاست: { $structure }.
       *[no] {""}
    }
here-coming =
    { $coming ->
        [0] {" "}از دیگران کسی نوبت بعد به اینجا نمی‌رسد.
       *[other] {" "}نوبت بعد می‌توانند به اینجا برسند: { $seats }.
    }
title-terrain-farm = مزرعه
about-terrain-farm = هر کارگر در مزرعه ۱ غذا تولید می‌کند که هزینهٔ استخدام است.
title-terrain-mountain = کوهستان
about-terrain-mountain = هر کارگر در کوهستان ۱ فلز تولید می‌کند که هزینهٔ استقرار است.
title-terrain-tundra = توندرا
about-terrain-tundra = هر کارگر در توندرا ۱ نفت تولید می‌کند که هزینهٔ ارتقاست.
title-terrain-forest = جنگل
about-terrain-forest = هر کارگر در جنگل ۱ چوب تولید می‌کند که هزینهٔ ساخت‌وساز است.
title-terrain-village = دهکده
about-terrain-village = هر کارگر در دهکده، اگر بخواهید، ۱ کارگر تازه از صفحهٔ شما می‌آورد.
title-terrain-lake = دریاچه
about-terrain-lake = مهره‌ها فقط با توانایی ویژه به آن می‌روند. چیزی در آن تولید، ساخته یا مستقر نمی‌شود و هر که برود همه‌چیز را با خود می‌برد.
title-terrain-factory = کارخانه
about-terrain-factory = چیزی تولید نمی‌کند و در پایان ۳ ناحیه به شمار می‌آید. نخستین بار که شخصیت شما اینجا بایستد یک کارت کارخانه برمی‌دارید.
title-terrain-home-base = پایتخت
about-terrain-home-base = جناح از اینجا آغاز می‌کند و مهره‌های شکست‌خورده‌اش به اینجا برمی‌گردند. ناحیه نیست و جز با رهنوردی کسی به آن نمی‌رود.
title-control = کنترل
about-control = ناحیه‌ای که مهرهٔ شما در آن باشد در کنترل شماست؛ ناحیه‌ای که فقط ساختمان شما را دارد هم، تا وقتی مهرهٔ دیگری به آن نیامده. منبع‌های آن را شما خرج می‌کنید.
title-river = رودخانه
about-river = مهره‌ها از آن نمی‌گذرند. با عبور از رودخانه، شخصیت و ماشین‌های زرهی به دو نوع زمین می‌گذرند و کارگرهای نوردیک شنا می‌کنند.
title-tunnel = تونل
about-tunnel = از هر تونل به هر تونل دیگر یک گام است، برای همهٔ مهره‌ها. معدن هم تونل است، ولی فقط برای صاحبش.
title-encounter-token = ژتون ملاقات
about-encounter-token = شخصیتی که به اینجا برسد می‌ایستد. پس از همهٔ نبردها ژتون را برمی‌دارد، یک کارت می‌کشد و یکی از گزینه‌هایش را برمی‌گزیند.

## Factions and mats

led-by =
    { $taken ->
        [yes] { $reader ->
            [seat] {" "}رهبری‌اش با شماست.
           *[nobody] {" "}رهبری‌اش با { $seat } است.
        }
       *[no] {" "}در این بازی کسی رهبرش نیست.
    }
about-faction-nordic = با { $power } قدرت و { $cards } کارت نبرد آغاز می‌کند. شنا: کارگرها از رودخانه می‌گذرند. ماشین‌های زرهی: عبور از رودخانه به جنگل و کوهستان، دریانوردی، توپخانه و سرعت.{ led-by }
about-faction-rusviet = با { $power } قدرت و { $cards } کارت نبرد آغاز می‌کند. خستگی‌ناپذیری: بخش نوبت پیش را دوباره می‌تواند انتخاب کند. ماشین‌های زرهی: عبور از رودخانه به مزرعه و دهکده، شهرک، ارتش مردمی و سرعت.{ led-by }
about-faction-crimea = با { $power } قدرت و { $cards } کارت نبرد آغاز می‌کند. اجبار: هر نوبت یک بار کارت نبرد جای یک منبع را می‌گیرد. ماشین‌های زرهی: عبور از رودخانه به مزرعه و توندرا، رهنوردی، دیده‌بانی و سرعت.{ led-by }
about-faction-saxony = با { $power } قدرت و { $cards } کارت نبرد آغاز می‌کند. سلطه: ستاره‌های نبرد و هدفش حدی ندارد. ماشین‌های زرهی: عبور از رودخانه به جنگل و کوهستان، راه زیرزمینی، خلع سلاح و سرعت.{ led-by }
about-faction-polania = با { $power } قدرت و { $cards } کارت نبرد آغاز می‌کند. پرسه‌زنی: از هر ملاقات دو گزینه می‌گیرد. ماشین‌های زرهی: عبور از رودخانه به دهکده و کوهستان، زیرآبی، رفاقت و سرعت.{ led-by }
title-faction-ability-swim = شنا
about-faction-ability-swim = کارگرهای نوردیک از رودخانه به هر خشکی می‌گذرند، ولی تنها به دریاچه نمی‌روند.
title-faction-ability-relentless = خستگی‌ناپذیری
about-faction-ability-relentless = روسویت می‌تواند نشانگر اقدام را جابه‌جا نکند و همان بخش را دوباره به کار ببرد؛ برای کارت کارخانه به قرار میز بستگی دارد.
title-faction-ability-coercion = اجبار
about-faction-ability-coercion = کریمه هر نوبت یک بار، به‌جای هر منبعی که بخواهد، یک کارت نبرد با هر ارزشی می‌سوزاند.
title-faction-ability-dominate = سلطه
about-faction-ability-dominate = ساکسونی برای هر نبردی که ببرد و برای هر دو هدفش ستاره می‌گذارد، تا ۶ ستاره‌اش تمام شود.
title-faction-ability-meander = پرسه‌زنی
about-faction-ability-meander = پولانیا از هر کارت ملاقات دو گزینهٔ متفاوت می‌گیرد و با آنچه از اولی به دست آورد می‌تواند هزینهٔ دومی را بدهد.
about-mat = صفحهٔ بازیکن شمارهٔ { $number }، با { $popularity } محبوبیت و { $coins } سکه در آغاز. ارتقا { $cost_upgrade } نفت می‌خواهد، { $pays_upgrade } سکه می‌دهد و زیر { under-upgrade } است؛ استقرار { $cost_deploy } فلز، { $pays_deploy } سکه، زیر { under-deploy }؛ ساخت‌وساز { $cost_build } چوب، { $pays_build } سکه، زیر { under-build }؛ استخدام { $cost_enlist } غذا، { $pays_enlist } سکه، زیر { under-enlist }.{ used-by }
under-upgrade =
    { $over_upgrade ->
        [move] { section-move }
        [bolster] { section-bolster }
        [trade] { section-trade }
       *[produce] { section-produce }
    }
under-deploy =
    { $over_deploy ->
        [move] { section-move }
        [bolster] { section-bolster }
        [trade] { section-trade }
       *[produce] { section-produce }
    }
under-build =
    { $over_build ->
        [move] { section-move }
        [bolster] { section-bolster }
        [trade] { section-trade }
       *[produce] { section-produce }
    }
under-enlist =
    { $over_enlist ->
        [move] { section-move }
        [bolster] { section-bolster }
        [trade] { section-trade }
       *[produce] { section-produce }
    }
used-by =
    { $taken ->
        [yes] { $reader ->
            [seat] {" "}مال شماست.
           *[nobody] {" "}مال { $seat } است.
        }
       *[no] {" "}در این بازی به کسی نرسیده است.
    }
title-action-token = نشانگر اقدام
about-action-token = هر نوبت به بخش دیگری از صفحهٔ بازیکن می‌رود؛ بعد می‌توانید ردیف بالا و پس از آن ردیف پایین همان بخش را به کار ببرید.
about-section-move = چند مهرهٔ متفاوت را حرکت دهید یا سکه بگیرید. نبردها پس از همهٔ حرکت‌هاست و بعد نوبت ملاقات یا کارخانه می‌رسد.
about-section-bolster = ۱ سکه بپردازید و قدرت یا کارت نبرد بگیرید. با بنای یادبود ۱ محبوبیت هم می‌گیرید.
about-section-trade = ۱ سکه بپردازید و ۲ منبع دلخواه در ناحیه‌ای که کارگر دارید، یا محبوبیت بگیرید. با اسلحه‌خانه ۱ قدرت هم می‌گیرید.
about-section-produce = کارگرها در ناحیه‌های انتخابی محصول همان‌جا را تولید می‌کنند. هرچه کارگر بیشتری از صفحهٔ شما بیرون آمده باشد گران‌تر است.
about-section-factory = کارت کارخانهٔ شما: بالایش هزینه و سود خودش، پایینش حرکت یک مهره.
about-choice-move-units = مهره‌های متفاوت یکی پس از دیگری یک ناحیه می‌روند و با سرعت دو ناحیه. هر مهره آنچه را کنارش هست می‌تواند ببرد.
about-choice-gain-coins = به‌جای حرکت دادن مهره‌ها سکه می‌گیرید.
about-choice-gain-power = ۱ سکه می‌پردازید و در نوار قدرت بالا می‌روید؛ نوار در ۱۶ تمام می‌شود.
about-choice-draw-combat-cards = ۱ سکه می‌پردازید و کارت نبرد می‌کشید؛ فقط خودتان آن را می‌بینید.
about-choice-gain-resources = ۱ سکه می‌پردازید و ۲ منبع دلخواه را در یک ناحیه که کارگر دارید می‌گذارید.
about-choice-gain-popularity = ۱ سکه می‌پردازید و در نوار محبوبیت بالا می‌روید؛ نوار در ۱۸ تمام می‌شود.
about-choice-produce = ناحیه‌هایی را که کارگر دارید انتخاب می‌کنید؛ هر کارگر محصول همان‌جا را می‌دهد و آسیاب هم مثل یک کارگر است.
about-choice-factory-card = هزینهٔ کارت کارخانه را می‌پردازید و آنچه می‌دهد می‌گیرید. ساختمان‌ها و نیروها چیزی به آن نمی‌افزایند.

## Units and goods

about-unit-character = رهبر جناح است: می‌جنگد، به ملاقات می‌رود و در کارخانه کارت برمی‌دارد. منبع هم حمل می‌کند.
about-unit-mech = می‌جنگد و کارگر و منبع حمل می‌کند. هر ماشین زرهی که مستقر شود، توانایی تازه‌ای به شخصیت و همهٔ ماشین‌های زرهی می‌دهد.
about-unit-worker = تولید می‌کند و برای استقرار و ساختن لازم است. نمی‌جنگد؛ هر که بیرونش براند محبوبیت از دست می‌دهد.
about-cargo-worker = ماشین زرهی هر چند کارگر که بخواهید می‌برد و این حرکت خود کارگرها به شمار نمی‌آید.
about-cargo-tired-worker = این کارگر در همین اقدام حرکت کرده است، ولی ماشین زرهی هنوز می‌تواند آن را ببرد.
about-cargo-food = هر مهره‌ای هر اندازه غذا که بخواهید می‌برد.
about-cargo-metal = هر مهره‌ای هر اندازه فلز که بخواهید می‌برد.
about-cargo-oil = هر مهره‌ای هر اندازه نفت که بخواهید می‌برد.
about-cargo-wood = هر مهره‌ای هر اندازه چوب که بخواهید می‌برد.
about-resource-food = در مزرعه تولید می‌شود و هزینهٔ استخدام است. روی صفحه می‌ماند و هر که ناحیه را در کنترل دارد خرجش می‌کند.
about-resource-metal = در کوهستان تولید می‌شود و هزینهٔ استقرار است. روی صفحه می‌ماند و هر که ناحیه را در کنترل دارد خرجش می‌کند.
about-resource-oil = در توندرا تولید می‌شود و هزینهٔ ارتقاست. روی صفحه می‌ماند و هر که ناحیه را در کنترل دارد خرجش می‌کند.
about-resource-wood = در جنگل تولید می‌شود و هزینهٔ ساخت‌وساز است. روی صفحه می‌ماند و هر که ناحیه را در کنترل دارد خرجش می‌کند.

## The lower row

about-bottom-upgrade = نفت بپردازید و مکعبی را از خانه‌ای سبز به هزینه‌ای قلاب‌دار ببرید: یک ردیف بالا از این پس بیشتر می‌دهد و یک ردیف پایین ۱ واحد ارزان‌تر می‌شود.
about-bottom-deploy = فلز بپردازید و ماشین زرهی‌ای را در ناحیه‌ای که کارگر دارید بگذارید. توانایی‌اش از این پس مال شخصیت و همهٔ ماشین‌های زرهی شماست.
about-bottom-build = چوب بپردازید و ساختمانی را در ناحیه‌ای که کارگر دارید بسازید، در هر ناحیه حداکثر یکی. برای همیشه می‌ماند.
about-bottom-enlist = غذا بپردازید، نیرویی را از ردیف پایین بردارید و روی یک پاداش یک‌باره بگذارید. از این پس هر وقت شما یا همسایه آن اقدام را انجام دهید پاداش می‌گیرید.
title-recruit = نیرو
about-recruit = نیرویی که از جایش برداشته شود پاداشی همیشگی را باز می‌کند: ارتقا ۱ قدرت، استقرار ۱ سکه، ساخت‌وساز ۱ محبوبیت، استخدام ۱ کارت نبرد، هر بار که شما یا همسایه آن اقدام را انجام دهید.
title-cube = مکعب فناوری
about-cube = روی خانهٔ سبز، آنچه را ردیف بالا می‌توانست بیشتر بدهد می‌پوشاند. پس از ارتقا روی هزینه‌ای قلاب‌دار می‌نشیند و ۱ منبع از آن کم می‌کند.
about-bonus-power = در نبرد خرج می‌شود و رسیدن به ۱۶ یک ستاره دارد. پاداش یک‌بارهٔ نیرو: ۲ قدرت.
about-bonus-coins = امتیاز بازی به سکه است و در راه هم با آن می‌پردازید. پاداش یک‌بارهٔ نیرو: ۲ سکه.
about-bonus-popularity = ارزش ستاره‌ها، ناحیه‌ها و منابع به آن بستگی دارد و رسیدن به ۱۸ یک ستاره دارد. پاداش یک‌بارهٔ نیرو: ۲ محبوبیت.
about-bonus-combat-cards = در نبرد ارزششان به قدرت شما افزوده می‌شود. شمارشان پنهان نیست. پاداش یک‌بارهٔ نیرو: ۲ کارت.
about-slot = تا مکعبش اینجاست همان { $before } است. پس از ارتقا: { brings-square }.
about-ability-riverwalk = شخصیت و ماشین‌های زرهی از رودخانه به دو نوع زمین می‌گذرند: نوردیک و ساکسونی به جنگل و کوهستان، روسویت به مزرعه و دهکده، کریمه به مزرعه و توندرا، پولانیا به دهکده و کوهستان.
about-ability-speed = شخصیت و ماشین‌های زرهی در هر حرکت یک ناحیه دورتر می‌روند. مهرهٔ حریف باز هم جلویشان را می‌گیرد.
about-ability-seaworthy = شخصیت و ماشین‌های زرهی به دریاچه می‌روند و از آن بیرون می‌آیند و می‌توانند به دریاچهٔ کنار نبرد عقب بنشینند. توانایی نوردیک است.
about-ability-artillery = پیش از نبرد ۱ قدرت می‌پردازید و حریف ۲ قدرت از دست می‌دهد. توانایی نوردیک است.
about-ability-township = دهکده‌هایی که در کنترل دارید و کارخانه برای شخصیت و ماشین‌های زرهی مجاور هم‌اند. توانایی روسویت است.
about-ability-peoples-army = اگر کارگری از شما در جای نبرد باشد، یک کارت بیشتر می‌افزایید. توانایی روسویت است.
about-ability-wayfare = شخصیت و ماشین‌های زرهی از هر جا به پایتخت خودتان یا پایتخت جناحی که در بازی نیست می‌روند. توانایی کریمه است.
about-ability-scout = پیش از نبرد یک کارت نبرد به قید قرعه از حریف می‌گیرید. توانایی کریمه است.
about-ability-underpass = کوهستان‌هایی که در کنترل دارید و همهٔ تونل‌ها، معدن شما هم، برای شخصیت و ماشین‌های زرهی مجاور هم‌اند. توانایی ساکسونی است.
about-ability-disarm = پیش از نبرد روی تونل یا معدن شما، حریف ۲ قدرت از دست می‌دهد. توانایی ساکسونی است.
about-ability-submerge = شخصیت و ماشین‌های زرهی به دریاچه می‌روند و از هر دریاچه به هر دریاچهٔ دیگر. توانایی پولانیاست.
about-ability-camaraderie = کارگرهایی که پس از نبرد رانده شوند از محبوبیت شما کم نمی‌کنند؛ به قرار میز شاید همیشه چنین باشد. توانایی پولانیاست.
about-structure-mine = تونلی فقط برای مهره‌های شما، ناحیه در کنترل هر که باشد.
about-structure-monument = هر بار که تجدید قوا می‌کنید ۱ محبوبیت می‌گیرید.
about-structure-armory = هر بار که تجارت می‌کنید ۱ قدرت می‌گیرید.
about-structure-mill = ناحیه‌اش می‌تواند افزون بر بقیه تولید کند و تا ناحیه در کنترل شماست، آسیاب مثل یک کارگر تولید می‌کند.

## Cards

about-objective =
    { $at_end ->
        [yes] وظیفه‌ای مخفی. اگر در پایان نوبت شما برآورده باشد، می‌توانید برای یک ستاره نشانش دهید؛ هدف دیگرتان هم کنار می‌رود.
       *[no] وظیفه‌ای مخفی. تا وقتی برآورده است، پیش یا پس از هر اقدام نوبت خود می‌توانید برای یک ستاره نشانش دهید؛ هدف دیگرتان هم کنار می‌رود.
    }
about-encounter-harvest-fair = یکی را انتخاب کنید: { offer-harvest-fair-1 }؛ { offer-harvest-fair-2 }؛ { offer-harvest-fair-3 }.
about-encounter-woodcutters-camp = یکی را انتخاب کنید: { offer-woodcutters-camp-1 }؛ { offer-woodcutters-camp-2 }؛ { offer-woodcutters-camp-3 }.
about-encounter-machine-in-the-barn = یکی را انتخاب کنید: { offer-machine-in-the-barn-1 }؛ { offer-machine-in-the-barn-2 }؛ { offer-machine-in-the-barn-3 }.
about-encounter-the-old-smithy = یکی را انتخاب کنید: { offer-the-old-smithy-1 }؛ { offer-the-old-smithy-2 }؛ { offer-the-old-smithy-3 }.
about-encounter-broken-harvester = یکی را انتخاب کنید: { offer-broken-harvester-1 }؛ { offer-broken-harvester-2 }؛ { offer-broken-harvester-3 }.
about-encounter-roadside-inn = یکی را انتخاب کنید: { offer-roadside-inn-1 }؛ { offer-roadside-inn-2 }؛ { offer-roadside-inn-3 }.
about-encounter-the-tinkerer = یکی را انتخاب کنید: { offer-the-tinkerer-1 }؛ { offer-the-tinkerer-2 }؛ { offer-the-tinkerer-3 }.
about-encounter-lamp-oil-seller = یکی را انتخاب کنید: { offer-lamp-oil-seller-1 }؛ { offer-lamp-oil-seller-2 }؛ { offer-lamp-oil-seller-3 }.
about-encounter-the-derrick = یکی را انتخاب کنید: { offer-the-derrick-1 }؛ { offer-the-derrick-2 }؛ { offer-the-derrick-3 }.
about-encounter-wreck-in-the-snow = یکی را انتخاب کنید: { offer-wreck-in-the-snow-1 }؛ { offer-wreck-in-the-snow-2 }؛ { offer-wreck-in-the-snow-3 }.
about-encounter-village-kitchen = یکی را انتخاب کنید: { offer-village-kitchen-1 }؛ { offer-village-kitchen-2 }؛ { offer-village-kitchen-3 }.
about-encounter-carpenters-yard = یکی را انتخاب کنید: { offer-carpenters-yard-1 }؛ { offer-carpenters-yard-2 }؛ { offer-carpenters-yard-3 }.
about-encounter-parade-day = یکی را انتخاب کنید: { offer-parade-day-1 }؛ { offer-parade-day-2 }؛ { offer-parade-day-3 }.
about-encounter-miners-lunch = یکی را انتخاب کنید: { offer-miners-lunch-1 }؛ { offer-miners-lunch-2 }؛ { offer-miners-lunch-3 }.
about-encounter-stranded-caravan = یکی را انتخاب کنید: { offer-stranded-caravan-1 }؛ { offer-stranded-caravan-2 }؛ { offer-stranded-caravan-3 }.
about-encounter-fishing-party = یکی را انتخاب کنید: { offer-fishing-party-1 }؛ { offer-fishing-party-2 }؛ { offer-fishing-party-3 }.
about-encounter-deserters = یکی را انتخاب کنید: { offer-deserters-1 }؛ { offer-deserters-2 }؛ { offer-deserters-3 }.
about-encounter-forest-picnic = یکی را انتخاب کنید: { offer-forest-picnic-1 }؛ { offer-forest-picnic-2 }؛ { offer-forest-picnic-3 }.
about-encounter-border-post = یکی را انتخاب کنید: { offer-border-post-1 }؛ { offer-border-post-2 }؛ { offer-border-post-3 }.
about-encounter-broken-bridge = یکی را انتخاب کنید: { offer-broken-bridge-1 }؛ { offer-broken-bridge-2 }؛ { offer-broken-bridge-3 }.
about-encounter-old-comrades = یکی را انتخاب کنید: { offer-old-comrades-1 }؛ { offer-old-comrades-2 }؛ { offer-old-comrades-3 }.
about-encounter-scrap-market = یکی را انتخاب کنید: { offer-scrap-market-1 }؛ { offer-scrap-market-2 }؛ { offer-scrap-market-3 }.
about-encounter-village-wedding = یکی را انتخاب کنید: { offer-village-wedding-1 }؛ { offer-village-wedding-2 }؛ { offer-village-wedding-3 }.
about-encounter-silent-machine = یکی را انتخاب کنید: { offer-silent-machine-1 }؛ { offer-silent-machine-2 }؛ { offer-silent-machine-3 }.
about-encounter-training-ground = یکی را انتخاب کنید: { offer-training-ground-1 }؛ { offer-training-ground-2 }؛ { offer-training-ground-3 }.
about-encounter-night-watch = یکی را انتخاب کنید: { offer-night-watch-1 }؛ { offer-night-watch-2 }؛ { offer-night-watch-3 }.
about-encounter-rail-yard = یکی را انتخاب کنید: { offer-rail-yard-1 }؛ { offer-rail-yard-2 }؛ { offer-rail-yard-3 }.
about-encounter-travellers-at-dusk = یکی را انتخاب کنید: { offer-travellers-at-dusk-1 }؛ { offer-travellers-at-dusk-2 }؛ { offer-travellers-at-dusk-3 }.
about-offer = یکی از گزینه‌های «{ $encounter }»: هزینه‌اش را کامل می‌پردازید، بعد هر بخش از آن را که بخواهید می‌گیرید. همه‌چیز در ناحیهٔ ملاقات جا می‌گیرد.
about-factory-card = بخش پنجم کسی که آن را برداشته. بالا: همین هزینه و همین سود، نه بیشتر. پایین: یک مهره تا { $steps } ناحیه می‌رود، با سرعت یکی بیشتر.
title-combat-card = کارت نبرد { $word }
about-combat-card = در نبرد ارزشش به قدرت شما افزوده می‌شود، برای هر شخصیت و ماشین زرهی یک کارت. در بازی { $count } تا از آن هست.
title-combat-deck = کارت‌های نبرد
about-combat-deck = کارت‌ها پنهانی کشیده می‌شوند. پشته که تمام شود، کارت‌های سوخته بُر می‌خورند و پشتهٔ تازه می‌شوند.
title-dial = چرخ قدرت
about-dial = در نبرد هر دو پنهانی ۰ تا ۷ قدرت انتخاب می‌کنند، نه بیش از آنچه دارند. آنچه انتخاب شود در هر حال از دست می‌رود.

## Tracks, stars and score

title-power-track = نوار قدرت
about-power-track = قدرت در نبرد، برای بعضی توانایی‌ها و برای تولید خرج می‌شود. نوار در ۱۶ تمام می‌شود و هر که به آن برسد ستاره می‌گذارد.
title-popularity-track = نوار محبوبیت
about-popularity-track = سکهٔ هر ستاره، ناحیه و جفت منبع به آن بستگی دارد: تا ۶ محبوبیت ۳، ۲ و ۱؛ از ۷ به بعد ۴، ۳ و ۲؛ از ۱۳ به بعد ۵، ۴ و ۳. هر که به ۱۸ برسد ستاره می‌گذارد.
title-triumph-track = نوار پیروزی
about-triumph-track = هر هدفی که به آن برسید ستاره‌ای دارد که برای همیشه می‌ماند. ستارهٔ ششم هر بازیکن بازی را همان دم تمام می‌کند.
title-score = امتیاز
about-score = سکه‌های در دست و سکهٔ ستاره‌ها، ناحیه‌ها، جفت‌های منبع و ساختمان‌ها، اگر بازی همین حالا تمام شود. هر که سکهٔ بیشتری دارد برنده است.
about-goal-upgrades = یک ستاره، وقتی هر ۶ مکعب جابه‌جا شده باشد.
about-goal-mechs = یک ستاره، وقتی هر ۴ ماشین زرهی مستقر باشد.
about-goal-structures = یک ستاره، وقتی هر ۴ ساختمان ساخته شده باشد.
about-goal-recruits = یک ستاره، وقتی هر ۴ نیرو استخدام شده باشد.
about-goal-workers-on-board = یک ستاره، وقتی هر ۸ کارگر از صفحهٔ بازیکن بیرون آمده باشد.
about-goal-objective = یک ستاره برای هدفی که نشان دهید؛ ساکسونی هر دو را می‌تواند.
about-goal-combat-win = یک ستاره برای هر نبردی که ببرید، حداکثر دو بار؛ برای ساکسونی بدون این حد.
about-goal-popularity = یک ستاره برای ۱۸ محبوبیت؛ هرچه بعد از دست برود ستاره می‌ماند.
about-goal-power = یک ستاره برای ۱۶ قدرت؛ هرچه بعد خرج شود ستاره می‌ماند.
about-tile-tunnels-adjacent = در پایان برای تونل‌های کنار ساختمان‌هایتان سکه می‌گیرید، هر کدام یک بار. معدن به حساب نمی‌آید.
about-tile-lakes-adjacent = در پایان برای دریاچه‌های کنار ساختمان‌هایتان سکه می‌گیرید، هر کدام یک بار.
about-tile-encounters-adjacent = در پایان برای ناحیه‌های ملاقات کنار ساختمان‌هایتان سکه می‌گیرید، هر کدام یک بار، با ژتون یا بدون آن.
about-tile-structures-on-tunnels = در پایان برای ساختمان‌هایی که روی تونل دارید سکه می‌گیرید. معدن اینجا تونل نیست.
about-tile-structures-in-a-row = در پایان برای بلندترین ردیف راست و پیوستهٔ ساختمان‌هایتان سکه می‌گیرید.
about-tile-structures-on-farm-or-tundra = در پایان برای ساختمان‌هایی که در مزرعه و توندرا دارید سکه می‌گیرید.

## Seats and options

about-seat =
    { $dealt ->
        [yes] رهبر { $faction } است با صفحهٔ بازیکن { $mat }. جز روی کارت‌ها، همه‌چیزش پیداست.
       *[no] هنوز جناح و صفحهٔ بازیکن ندارد.
    }
about-option-factions = جناح‌ها به قید قرعه می‌رسند یا هر کس به نوبت یکی را انتخاب می‌کند.
about-option-mats = صفحه‌های بازیکن به قید قرعه می‌رسند یا هر کس به نوبت یکی را انتخاب می‌کند.
about-option-pairs = دو جفت جناح و صفحه که بیش از همه می‌برند کنار گذاشته شوند یا نه: روسویت با صنعتی و کریمه با میهنی.
about-option-pacts = بازیکنان می‌توانند در نوبت خود، میان اقدام‌ها، به هم سکه بدهند یا نه. هیچ قراری الزام‌آور نیست.
about-option-camaraderie = رفاقت پولانیا فقط پس از نبرد جلوی کم شدن محبوبیت را می‌گیرد، یا هر بار که کارگری رانده شود.
about-option-relentless-factory = روسویت می‌تواند کارت کارخانه را هم مثل بخش‌های دیگر پیاپی به کار ببرد یا نه.

## Labels of figures

fact-characters = شخصیت
fact-mechs = ماشین زرهی
fact-workers = کارگر
fact-food = غذا
fact-metal = فلز
fact-oil = نفت
fact-wood = چوب
fact-tile-1 = برای ۱
fact-tile-2 = از ۲
fact-tile-3 = از ۳
fact-tile-4 = از ۴
fact-tile-6 = از ۶
fact-counted = شما دارید
fact-coins-now = سکه تا اینجا
fact-discarded = سوخته
fact-deck = در پشته
fact-tokens-left = ژتون مانده
fact-your-power = قدرت شما
fact-your-coins = سکهٔ شما
fact-your-popularity = محبوبیت شما
fact-your-tier = پلهٔ شما
fact-your-cards = کارت نبرد شما
fact-your-stars = ستارهٔ شما
fact-taken = پاداش یک‌بارهٔ گرفته‌شده
fact-in-hand = در دست شما
fact-yours = مال شما
fact-upgraded = ارتقا یافته
fact-deployed = مستقر شده
fact-built = ساخته شده
fact-on-board = روی صفحهٔ بازی
fact-cost-now = هزینهٔ کنونی
fact-have = شما دارید
fact-pays = سکه می‌دهد
fact-cubes = مکعب روی هزینه
fact-enlisted = نیرو استخدام شده
fact-reached = تا اینجا
fact-placed = ستارهٔ گذاشته‌شده
fact-coins = سکه
fact-power = قدرت
fact-popularity = محبوبیت
fact-cards = کارت نبرد
fact-stars = ستاره
fact-for-stars = برای ستاره‌ها
fact-for-territories = برای ناحیه‌ها
fact-for-pairs = برای منابع
fact-for-structures = برای ساختمان‌ها
fact-total = امتیاز کنونی
fact-need-mountains = کوهستان
fact-need-farms = مزرعه
fact-need-tundras = توندرا
fact-need-forests = جنگل
fact-need-villages = دهکده
fact-need-tunnels = تونل
fact-need-coins = سکه
fact-need-power = قدرت
fact-need-popularity = محبوبیت
fact-need-workers = کارگر
fact-need-mechs = ماشین زرهی
fact-need-structures = ساختمان
fact-need-recruits = نیرو
fact-need-upgrades = ارتقا
fact-need-workers-beyond-recruits = کارگر بیش از نیرو
fact-need-factory-cards = کارت کارخانه
fact-need-combat-cards = کارت نبرد
fact-need-combat-stars = ستارهٔ نبرد
fact-need-forced-workers = رانده‌شده در این نوبت
fact-need-factory = کارخانه
fact-need-beside-factory = کنار کارخانه
fact-need-around-one-lake = کنار یک دریاچه
fact-need-most-power = کسی قوی‌تر نیست
fact-need-scarcest-resource = از کمیاب‌ترین منبع
fact-need-richest-resource = از یک منبع
fact-need-mixed-stock = در یک ناحیه، از همه نوع
fact-need-pieces-on-one-hex = مهره و ساختمان در یک ناحیه
fact-need-wolf-hexes = ناحیهٔ مناسب
