### What the things of a Pax Pamir table are and do, told on request.

## Coalitions, suits, places

about-coalition =
    ائتلاف { $coalition } ۱۲ بلوک دارد: ارتش در منطقه‌ها و راه روی مرزها. بلوک‌ها به کار کسی می‌آیند که اکنون به آن وفادار است. { $dominant ->
        [yes] اکنون چیره است: وفادارانش به اندازهٔ نفوذ امتیاز می‌گیرند.
       *[no] اکنون چیره نیست؛ باید { $need } بلوک بیش از هر ائتلاف دیگر داشته باشد.
    }
about-suit-economic = ستاره‌های طلایی پناه مالیاتی شماست: به همان تعداد از روپیه‌هایتان مالیات گرفته نمی‌شود. تا وقتی این خال مطلوب است، کارت‌های اقتصادی اقدام اضافی می‌دهند.
about-suit-military = ستاره‌های قرمز تساوی پایان بازی را می‌شکنند. تا وقتی این خال مطلوب است، کارت‌های نظامی اقدام اضافی می‌دهند و همهٔ قیمت‌های بازار دو برابر است.
about-suit-political = ستاره‌های بنفش گنجایش دربار را از ۳ کارت بالاتر می‌برند. تا وقتی این خال مطلوب است، کارت‌های سیاسی اقدام اضافی می‌دهند. کارت‌های سیاسی و قبیله‌های هر منطقه به هم بسته‌اند.
about-suit-intelligence = ستاره‌های آبی گنجایش دست را از ۲ کارت بالاتر می‌برند. تا وقتی این خال مطلوب است، کارت‌های جاسوسی اقدام اضافی می‌دهند.
about-region =
    { $ruled ->
        [yes] فرماندار { $region }: { $ruler }.
       *[no] { $region } فرماندار ندارد.
    } برای فرمانداری باید آنجا قبیله داشته باشید و قبیله‌ها و ارتش‌های وفادارتان روی هم از هر بازیکن دیگر بیشتر باشد. فرماندار آنجا می‌سازد، از صاحبان کارت‌های منطقه مالیات می‌گیرد و برای بازی شدن کارت‌هایش رشوه می‌خواهد.
about-border = بلوک‌های روی این مرز راه‌اند. ارتش فقط با راهی از ائتلاف خودش از مرز می‌گذرد، هر که راه را گذاشته باشد.
about-space =
    { $land ->
        [yes] منطقه: بلوک‌های اینجا ارتش‌اند و استوانه‌ها قبیله.
       *[no] مرز: بلوک‌های اینجا راه‌اند.
    }
about-seat =
    { $automa ->
        [yes] واخان از روی کارت‌هایش بازی می‌کند: به هیچ ائتلافی وفادار نیست، در هر بررسی موفق رتبه می‌گیرد و { $pragmatic ->
            [yes] اکنون بلوک‌های { $coalition } را به کار می‌برد.
           *[no] بلوک‌هایش را کارت بعدی معلوم می‌کند.
        }
       *[no]
            { $chosen ->
                [yes] به ائتلاف { $coalition } وفادار است. اگر این ائتلاف چیره شود نفوذ به شمار می‌آید و اگر هیچ ائتلافی چیره نباشد استوانه‌های در بازی.
               *[no] هنوز ائتلافی انتخاب نکرده است.
            }
    }

## Cards

about-card =
    { $kind ->
        [check] اگر خریده شود یا از ستون اول سوزانده شود، همان دم امتیاز می‌دهد. { $holds ->
            [yes] اکنون ائتلاف { $coalition } چیره است و وفادارانش به اندازهٔ نفوذ امتیاز می‌گیرند.
           *[no] اکنون هیچ ائتلافی چیره نیست و همه به اندازهٔ استوانه‌های در بازی امتیاز می‌گیرند.
        }
        [event] رویداد همان دم که خریده شود با نیمهٔ پایینش اثر می‌کند؛ اگر پاک‌سازی آن را از ستون اول بسوزاند، با نیمهٔ بالا.
       *[court] خال { $suit }، رتبهٔ { $rank }، { $region }. وقتی بازی شود: { $yields }. { $acts ->
            [yes] اقدام‌هایش در دربار: { $deeds }.
           *[no] اقدامی ندارد.
        }{ $loyal ->
            [yes] {" "}میهن‌پرست است: فقط در دربار وفاداران ائتلاف { $patriot } می‌ماند و برایشان ۱ نفوذ دارد.
           *[no] {""}
        }{ $sought ->
            [yes] {" "}اگر به آن خیانت شود، جایزهٔ ائتلاف { $prize } است.
           *[no] {""}
        }
    }
about-card-court-1 = { about-card } { about-ability-indispensable-advisors }
about-card-court-3 = { about-card } { about-ability-insurrection }
about-card-court-5 = { about-card } { about-ability-claim-of-ancient-lineage }
about-card-court-15 = { about-card } { about-ability-bodyguards }
about-card-court-17 = { about-card } { about-ability-citadel-kabul }
about-card-court-21 = { about-card } { about-ability-strange-bedfellows }
about-card-court-24 = { about-card } { about-ability-civil-service-reforms }
about-card-court-41 = { about-card } { about-ability-safe-house }
about-card-court-42 = { about-card } { about-ability-charismatic-courtiers }
about-card-court-43 = { about-card } { about-ability-blackmail-kandahar }
about-card-court-51 = { about-card } { about-ability-indian-supplies }
about-card-court-54 = { about-card } { about-ability-blackmail-herat }
about-card-court-56 = { about-card } { about-ability-well-connected }
about-card-court-66 = { about-card } { about-ability-herat-influence }
about-card-court-68 = { about-card } { about-ability-persian-influence }
about-card-court-70 = { about-card } { about-ability-russian-influence }
about-card-court-72 = { about-card } { about-ability-safe-house }
about-card-court-78 = { about-card } { about-ability-infrastructure }
about-card-court-83 = { about-card } { about-ability-bodyguards }
about-card-court-91 = { about-card } { about-ability-savvy-operator }
about-card-court-97 = { about-card } { about-ability-citadel-transcaspia }
about-card-court-99 = { about-card } { about-ability-irregulars }
about-card-event-105 = اگر خریده شود: { about-effect-new-tactics } اگر سوزانده شود: { about-happening-event-105-if-discarded }
about-card-event-106 = اگر خریده شود: { about-effect-koh-i-noor } اگر سوزانده شود: { about-effect-embarrassment-of-riches }
about-card-event-107 = اگر خریده شود: { about-effect-courtly-manners } اگر سوزانده شود: { about-effect-disregard-for-customs }
about-card-event-108 = اگر خریده شود: { about-effect-rumor } اگر سوزانده شود: { about-happening-event-108-if-discarded }
about-card-event-109 = اگر خریده شود: { about-effect-conflict-fatigue } اگر سوزانده شود: { about-happening-event-109-if-discarded }
about-card-event-110 = اگر خریده شود: { about-effect-nationalism } اگر سوزانده شود: { about-happening-event-110-if-discarded }
about-card-event-111 = { about-happening-event-111-if-purchased } اگر سوزانده شود: { about-happening-event-111-if-discarded }
about-card-event-112 = اگر خریده شود: { about-effect-nation-building } اگر سوزانده شود: { about-happening-event-112-if-discarded }
about-card-event-113 = اگر خریده شود: { about-happening-event-113-if-purchased } اگر سوزانده شود: { about-happening-event-113-if-discarded }
about-card-event-114 = اگر خریده شود: { about-happening-event-114-if-purchased } اگر سوزانده شود: { about-happening-event-114-if-discarded }
about-card-event-115 = اگر خریده شود: { about-effect-pashtunwali-values } اگر سوزانده شود: { about-happening-event-115-if-discarded }
about-card-event-116 = اگر خریده شود: { about-happening-event-116-if-purchased } اگر سوزانده شود: { about-happening-event-116-if-discarded }
about-yield = آنچه نشان‌های کارت هنگام بازی شدن، از بالا به پایین، می‌آورند.

## Actions of court cards

about-card-action-tax = به اندازهٔ رتبهٔ کارت روپیه بگیرید: از کارت‌های بازار و از بازیکنانی که کارتی از منطقهٔ شما در دربار دارند. پناه مالیاتی‌شان در امان است.
about-card-action-gift = ۲، ۴ یا ۶ روپیه برای یک جای خالی هدیه بپردازید. هر هدیه ۱ نفوذ در ائتلاف کنونی شماست و با عوض شدن وفاداری از دست می‌رود.
about-card-action-build = تا ۳ ارتش و راه، هر کدام با ۲ روپیه، در منطقه‌هایی که فرماندارشان هستید و روی مرزهایشان بگذارید.
about-card-action-move = برای هر رتبه یک ارتش وفادار یا یکی از جاسوس‌هایتان یک گام می‌رود: ارتش از راه‌های ائتلاف خودش، جاسوس از کارتی به کارت کناری دور همهٔ دربارها.
about-card-action-betray = ۲ روپیه بپردازید و کارتی را بسوزانید که رویش جاسوس دارید. اگر نشان جایزه دارد می‌توانید آن را بردارید، حتی با عوض کردن ائتلاف.
about-card-action-battle = در یک جا به اندازهٔ رتبه از مهره‌های دیگران بردارید، ولی نه بیش از ارتش‌هایتان در آن منطقه یا جاسوس‌هایتان روی آن کارت.

## The table

about-side = کارتی که بازی می‌شود به انتهای چپ یا راست دربار می‌رود. ترتیب دیگر عوض نمی‌شود و جاسوس‌ها در همین ترتیب گام برمی‌دارند.
about-gift-space =
    این هدیه { $cost } روپیه هزینه دارد، نیمی روی هر ردیف بازار، و یک استوانه می‌خواهد. { $worth ->
        [0] تا بررسی بعدی هدیه نفوذ نمی‌دهد.
       *[other] به شما { $worth } نفوذ می‌دهد.
    }
about-market-row = روپیه‌های خرید روی کارت‌های سمت چپ همان ردیف می‌رود. هزینهٔ اقدام‌ها از سمت راست، نیمی در هر ردیف، گذاشته می‌شود.
about-market-column =
    { $cost ->
        [0] کارت‌های ستون اول رایگان‌اند. رویدادی که هنگام پاک‌سازی اینجا باشد می‌سوزد و نیمهٔ بالایش اثر می‌کند.
       *[other] کارت‌های این ستون اکنون { $cost } روپیه هزینه دارند: به تعداد ستون‌های سمت چپش، و دو برابر تا وقتی خال نظامی مطلوب است.
    }

## Icons

about-icon-spy = یک استوانه روی یکی از کارت‌های همین منطقه، در هر درباری، بگذارید.
about-icon-army = یک بلوک ائتلافتان را در منطقهٔ این کارت بگذارید.
about-icon-tribe = یک استوانه در منطقهٔ این کارت بگذارید.
about-icon-road = یک بلوک ائتلافتان را روی یکی از مرزهای منطقهٔ این کارت بگذارید.
about-icon-leverage = ۲ روپیه از بانک بگیرید. وقتی کارت از دربارتان برود آن را پس می‌دهید، یا به‌جای هر روپیه‌ای که کم دارید کارتی می‌سوزانید.
about-icon-economic-suit = خال اقتصادی مطلوب می‌شود. { about-suit-economic }
about-icon-military-suit = خال نظامی مطلوب می‌شود. { about-suit-military }
about-icon-political-suit = خال سیاسی مطلوب می‌شود. { about-suit-political }
about-icon-intelligence-suit = خال جاسوسی مطلوب می‌شود. { about-suit-intelligence }

## Special abilities

about-ability-indispensable-advisors = مشاوران بی‌بدیل: نبرد روی کارت‌ها هیچ جاسوسی از صاحب این کارت برنمی‌دارد.
about-ability-insurrection = قیام: پس از هر بررسی چیرگی که بازی را تمام نکند، ۲ ارتش افغان در کابل گذاشته می‌شود، حتی وقتی نقشه خالی شده باشد.
about-ability-claim-of-ancient-lineage = ادعای تبار کهن: صاحب این کارت هنگام مالیات فرماندار همهٔ منطقه‌ها به شمار می‌آید و از هر که کارتی در دربار دارد مالیات می‌گیرد.
about-ability-bodyguards = محافظان: هیچ‌کس نمی‌تواند به کارت‌های سیاسی دربار صاحبشان خیانت کند.
about-ability-citadel-kabul = دژ: قبیله‌های صاحب این کارت در کابل با نبرد برداشته نمی‌شوند. رویدادها هنوز آن‌ها را برمی‌دارند.
about-ability-citadel-transcaspia = دژ: قبیله‌های صاحب این کارت در ماورای خزر با نبرد برداشته نمی‌شوند. رویدادها هنوز آن‌ها را برمی‌دارند.
about-ability-strange-bedfellows = هم‌پیمانان ناهمگون: برای جاسوس‌های صاحب این کارت همهٔ کارت‌های یک منطقه کنار هم‌اند.
about-ability-civil-service-reforms = اصلاحات دیوانی: صاحب این کارت از کارت‌های گروگان خود بدون رشوه استفاده می‌کند.
about-ability-safe-house = خانهٔ امن: جاسوسی که صاحب این کارت در نبرد از دست بدهد، می‌تواند به‌جای ذخیره روی همین کارت برود.
about-ability-charismatic-courtiers = درباریان فرهمند: صاحب این کارت کارت‌هایش را بدون رشوه دادن به فرماندار بازی می‌کند.
about-ability-blackmail-kandahar = باج‌خواهی: صاحب این کارت در آغاز نوبت می‌تواند روی یک کارت قندهار که جاسوسی ندارد جاسوس بگذارد.
about-ability-blackmail-herat = باج‌خواهی: صاحب این کارت در آغاز نوبت می‌تواند روی یک کارت هرات که جاسوسی ندارد جاسوس بگذارد.
about-ability-indian-supplies = تدارکات هند: ارتش‌هایی که صاحب این کارت حرکت می‌دهد راه نمی‌خواهند.
about-ability-well-connected = روابط گسترده: جاسوس‌های صاحب این کارت در هر گام می‌توانند تا دو کارت بروند.
about-ability-herat-influence = نفوذ در هرات: کارت‌های هرات در هر ستون بازار برای صاحب این کارت رایگان‌اند.
about-ability-persian-influence = نفوذ در ایران: کارت‌های ایران در هر ستون بازار برای صاحب این کارت رایگان‌اند.
about-ability-russian-influence = نفوذ در میان روس‌ها: میهن‌پرستان روسیه در هر ستون بازار برای صاحب این کارت رایگان‌اند.
about-ability-infrastructure = زیرساخت: صاحب این کارت پس از هر ساخت یک بلوک دیگر رایگان می‌گذارد.
about-ability-savvy-operator = کاردان: اقدام‌های این کارت همیشه اقدام اضافی‌اند.
about-ability-irregulars = نیروهای نامنظم: اقدام‌های این کارت همیشه اقدام اضافی‌اند.

## Lasting effects and the halves of events

about-effect-new-tactics = تا پس از بررسی بعدی، همهٔ کارت‌های نظامی خریدار اقدام اضافی می‌دهند. قیمت‌ها عوض نمی‌شود.
about-effect-embarrassment-of-riches = تا پس از بررسی بعدی، هدیه به هیچ‌کس نفوذ نمی‌دهد.
about-effect-koh-i-noor = تا پس از بررسی بعدی، هر هدیهٔ خریدار ۲ نفوذ می‌دهد.
about-effect-disregard-for-customs = تا پس از بررسی بعدی، هیچ‌کس رشوه نمی‌دهد، نه به فرماندار و نه به گروگان‌گیر.
about-effect-courtly-manners = تا پس از بررسی بعدی، خریدار می‌تواند رشوه ندهد و باز هم اقدام کند.
about-effect-rumor = خریدار بازیکنی را نام می‌برد که میهن‌پرستانش تا پس از بررسی بعدی نفوذ نمی‌دهند.
about-effect-conflict-fatigue = در بررسی بعدی ۲ بلوک بیشتر برای چیرگی بس است.
about-effect-nationalism = تا پس از بررسی بعدی، قبیله‌های خریدار مثل ارتش حرکت می‌کنند و می‌جنگند. رفتن آخرین قبیله از یک منطقه سرنگونی است.
about-effect-nation-building = تا پس از بررسی بعدی، هر بلوکی که خریدار در ساخت بخرد یک بلوک رایگان هم می‌آورد.
about-effect-pashtunwali-values = خریدار خال مطلوب را تعیین می‌کند و تا پس از بررسی بعدی چیزی آن را عوض نمی‌کند.
about-happening-event-101-if-discarded = { about-check }
about-happening-event-101-if-purchased = { about-check }
about-happening-event-102-if-discarded = { about-check }
about-happening-event-102-if-purchased = { about-check }
about-happening-event-103-if-discarded = { about-check }
about-happening-event-103-if-purchased = { about-check }
about-happening-event-104-if-discarded = { about-check }
about-happening-event-104-if-purchased = { about-check }
about-happening-event-105-if-discarded = خال نظامی مطلوب می‌شود.
about-happening-event-105-if-purchased = { about-effect-new-tactics }
about-happening-event-106-if-discarded = { about-effect-embarrassment-of-riches }
about-happening-event-106-if-purchased = { about-effect-koh-i-noor }
about-happening-event-107-if-discarded = { about-effect-disregard-for-customs }
about-happening-event-107-if-purchased = { about-effect-courtly-manners }
about-happening-event-108-if-discarded = هر بازیکن همهٔ جایزه‌هایش را از دست می‌دهد.
about-happening-event-108-if-purchased = { about-effect-rumor }
about-happening-event-109-if-discarded = همهٔ قبیله‌ها و ارتش‌های پنجاب به ذخیره می‌روند و راه‌ها می‌مانند. هر که آنجا قبیله از دست بدهد کارت‌های سیاسی پنجابش هم می‌سوزد.
about-happening-event-109-if-purchased = { about-effect-conflict-fatigue }
about-happening-event-110-if-discarded = همهٔ قبیله‌ها و ارتش‌های هرات به ذخیره می‌روند و راه‌ها می‌مانند. هر که آنجا قبیله از دست بدهد کارت‌های سیاسی هراتش هم می‌سوزد.
about-happening-event-110-if-purchased = { about-effect-nationalism }
about-happening-event-111-if-discarded = اتفاقی نمی‌افتد.
about-happening-event-111-if-purchased = خریدنی نیست و هر روپیه‌ای که رویش گذاشته شود از بازی بیرون می‌رود.
about-happening-event-112-if-discarded = همهٔ قبیله‌ها و ارتش‌های کابل به ذخیره می‌روند و راه‌ها می‌مانند. هر که آنجا قبیله از دست بدهد کارت‌های سیاسی کابلش هم می‌سوزد.
about-happening-event-112-if-purchased = { about-effect-nation-building }
about-happening-event-113-if-discarded = همهٔ قبیله‌ها و ارتش‌های ایران به ذخیره می‌روند و راه‌ها می‌مانند. هر که آنجا قبیله از دست بدهد کارت‌های سیاسی ایرانش هم می‌سوزد.
about-happening-event-113-if-purchased = خریدار ۳ روپیه از بانک می‌گیرد.
about-happening-event-114-if-discarded = هر بازیکن یک کارت دستش را می‌سوزاند.
about-happening-event-114-if-purchased = خریدار دستش را با بازیکن دیگری عوض می‌کند، حتی اگر یکی از دو دست خالی باشد.
about-happening-event-115-if-discarded = خال جاسوسی مطلوب می‌شود.
about-happening-event-115-if-purchased = { about-effect-pashtunwali-values }
about-happening-event-116-if-discarded = خال سیاسی مطلوب می‌شود.
about-happening-event-116-if-purchased = همهٔ قبیله‌ها و ارتش‌های منطقه‌ای که خریدار برمی‌گزیند به ذخیره می‌روند و راه‌ها می‌مانند. هر که آنجا قبیله از دست بدهد کارت‌های سیاسی آن منطقه را هم می‌بازد.

## Wakhan

about-ai-card = سه خانه که از بالا به پایین پیموده می‌شوند تا دو اقدام انجام شود: { $box }. وفاداری مصلحتی نخستین ائتلافی است که هیچ انسانی به آن وفادار نیست: { $coalition }. ترتیب منطقه‌ها: { $region }.
about-box =
    { $type ->
        [tax] اول از بازیکنان، از ثروتمندترین، تا مرز پناه مالیاتی روپیه می‌گیرد؛ بعد از بازار، از سمت چپ.
        [build] در نخستین منطقهٔ کارتش که فرماندار آن است با همهٔ پولش ارتش می‌گذارد.
        [move] فقط ارتش‌ها را، بی‌نیاز به راه، به منطقه‌های همسایه‌ای می‌برد که رقیبی در آن قبیله دارد.
        [betray] به کارتی با بالاترین اولویت که جایزه دارد و جاسوس واخان رویش است خیانت می‌کند و جایزه را همیشه برمی‌دارد.
        [battle] در نخستین منطقهٔ کارتش که ارتش واخان و مهره‌های رقیب در آن است: اول قبیله‌ها، بعد ارتش‌ها، بعد راه‌ها. اگر چنین منطقه‌ای نباشد، روی یک کارت دربار.
       *[radicalize] واخان کارتی می‌خرد و همان دم بازی می‌کند، هر دو با یک اقدام. اگر شرط دیگری نباشد پیکان‌ها کارت را معلوم می‌کنند: قرمز ردیف را و سیاه ستون را. کارتی که رشوه‌اش را نتواند بدهد می‌سوزد.
    }

## Tracks, piles and ideas

title-check = بررسی چیرگی
about-check = ائتلافی که دست‌کم ۴ بلوک بیش از هر ائتلاف دیگر دارد چیره است: وفادارانش به ترتیب نفوذ ۵، ۳ و ۱ امتیاز می‌گیرند و بلوک‌ها از نقشه می‌روند. وگرنه بیشترین استوانهٔ در بازی ۳ امتیاز دارد و نفر دوم ۱ امتیاز.
title-forecast = اگر بررسی چیرگی اکنون انجام شود
about-forecast =
    { $holds ->
        [yes] ائتلاف { $coalition } چیره است و وفادارانش به اندازهٔ نفوذ امتیاز می‌گیرند.
       *[no] هیچ ائتلافی { $need } بلوک پیش نیست و همه به اندازهٔ استوانه‌های در بازی امتیاز می‌گیرند.
    } { $last ->
        [yes] این آخرین بررسی است: امتیازها دو برابر می‌شود و بازی تمام می‌شود.
       *[no]
            { $ends ->
                [yes] پیشتاز ۴ امتیاز یا بیشتر جلو می‌افتد و بازی تمام می‌شود.
               *[no] بازی ادامه پیدا می‌کند.
            }
    }
title-points = نوار امتیاز
about-points = امتیاز فقط از بررسی‌های چیرگی می‌آید. هر که پس از یک بررسی ۴ امتیاز یا بیشتر جلو باشد همان دم می‌برد؛ پس از آخرین بررسی امتیاز بیشتر، سپس ستارهٔ قرمز و سپس روپیه.
title-checks-left = بررسی‌های پیش رو
about-checks-left = چهار بررسی در پشته‌های ۳ تا ۶ است. اگر دومی به بازار بیاید همان دم بررسی می‌شود. در آخرین بررسی امتیازها دو برابر است.
title-deck = پشتهٔ کارت
about-deck = شش پشته روی هم که هر کدام جداگانه بُر خورده است. کارت‌های دربار، رویدادها و بررسی‌ها از آن می‌آیند تا تمام شود.
title-market = بازار
about-market = دو ردیف شش‌تایی. هر کارت به تعداد ستون‌های سمت چپش روپیه می‌خواهد؛ روپیه‌ها روی همان کارت‌ها می‌رود و به خریدارشان می‌رسد. کارتی را که این نوبت رویش پول گذاشته‌اید این نوبت نمی‌توانید بخرید.
title-favoured = خال مطلوب
about-favoured = کارت‌های خال مطلوب اقدام اضافی می‌دهند که از دو اقدام نوبت کم نمی‌کند. نشان کارت‌ها و رویدادها آن را عوض می‌کنند.
title-court = دربار
about-court = ردیف کارت‌هایی که بازی کرده‌اید. هنگام پاک‌سازی ۳ کارت و برای هر ستارهٔ بنفش یکی بیشتر جا دارد؛ بقیه می‌سوزند.
title-hand = دست
about-hand = کارت‌هایی که خریده و هنوز بازی نکرده‌اید. هنگام پاک‌سازی ۲ کارت و برای هر ستارهٔ آبی یکی بیشتر جا دارد؛ بقیه می‌سوزند.
title-loyalty = وفاداری
about-loyalty = همیشه به یک ائتلاف وفادارید و بلوک‌های آن را می‌گذارید. میهن‌پرست یا جایزهٔ ائتلافی دیگر آن را عوض می‌کند، به بهای همهٔ هدیه‌ها، جایزه‌ها و میهن‌پرستانی که داشتید.
title-influence = نفوذ
about-influence = ۱، به‌اضافهٔ ۱ برای هر میهن‌پرست دربار، هر جایزه و هر هدیه. وقتی ائتلاف شما چیره باشد، امتیاز را نفوذ معلوم می‌کند.
title-shelter = پناه مالیاتی
about-shelter = برای هر ستارهٔ طلایی دربارتان ۱ روپیه از مالیات در امان است.
title-leverage = قرض
about-leverage = برای هر کارت قرض‌دار دربارتان ۲ روپیه که هنگام رفتنش پس می‌دهید. به‌جای هر روپیه‌ای که کم دارید کارتی می‌سوزانید.
title-cylinders = استوانه‌ها
about-cylinders = ۱۰ مهرهٔ شما: قبیله در منطقه‌ها، جاسوس روی کارت‌های دربار و هدیه. در بررسی ناموفق همهٔ آن‌هایی که در بازی‌اند شمرده می‌شوند.
title-blocks = بلوک‌ها
about-blocks = ۱۲ بلوک برای هر ائتلاف: ارتش در منطقه و راه روی مرز. ائتلافی که روی نقشه ۴ بلوک بیش از هر ائتلاف دیگر دارد چیره است.
title-ruler = فرماندار
about-ruler = بازیکنی که در منطقه قبیله دارد و قبیله‌ها و ارتش‌های وفادارش آنجا از هر بازیکن دیگر بیشتر است. در تساوی فرمانداری نیست.
title-bribe = رشوه
about-bribe = هر که کارت منطقهٔ بازیکن دیگری را بازی کند به تعداد قبیله‌های فرماندار در آن منطقه روپیه به او می‌دهد، یا کمتر اگر فرماندار ببخشد.
title-hostage = گروگان
about-hostage = کارت دربار گروگان رقیبی است که رویش از هر بازیکن دیگر جاسوس بیشتری دارد. صاحبش برای استفاده از آن به ازای هر جاسوس ۱ روپیه می‌دهد. توانایی ویژه گروگان گرفته نمی‌شود.
title-overthrow = سرنگونی
about-overthrow = با رفتن آخرین قبیله‌تان از یک منطقه کارت‌های سیاسی آن منطقه‌تان می‌سوزد؛ با رفتن آخرین کارت سیاسی یک منطقه قبیله‌هایتان از آن می‌روند.
title-bonus = اقدام اضافی
about-bonus = اقدام کارتی از خال مطلوب. از دو اقدام شما کم نمی‌کند، ولی هر کارت در نوبت فقط یک بار اقدام می‌کند.
title-patriot = میهن‌پرست
about-patriot = کارتی از یک ائتلاف. برای صاحبش که باید به همان ائتلاف وفادار باشد ۱ نفوذ دارد.
title-prize = جایزه
about-prize = کارتی که پس از خیانت زیر چرخ وفاداری مانده است. در ائتلاف خودش ۱ نفوذ دارد.
title-rank = رتبه
about-rank = یک تا سه ستاره. اندازهٔ مالیات، حرکت و نبرد را رتبه معلوم می‌کند و به برتری خال کارت هم می‌افزاید.
title-arrows = پیکان‌های واخان
about-arrows = کارت روبازش به پشت کارت کناری اشاره می‌کند: قرمز ردیف بازار، سمت دربار و رقیب را برمی‌گزیند و سیاه ستون بازار را، با همان عددی که رویش چاپ شده: ستون ۰ چپ‌ترین و رایگان است.
title-ambition = جاه‌طلبی
about-ambition = اگر واخان بتواند بررسی چیرگی را بخرد و از آن از همه بیشتر امتیاز بگیرد، پیش از هر خانه‌ای همین کار را می‌کند.
title-priority = اولویت کارت
about-priority = ترتیبی که واخان با آن کارت دربار برمی‌گزیند: کارت حریف، خال مطلوب، میهن‌پرست یا جایزهٔ ائتلاف چیره، میهن‌پرست دیگر، قرض‌دار، رتبهٔ بالاتر، شمارهٔ بالاتر.

## Table options

about-option-wakhan = آیا واخان، رقیبی که با کارت بازی می‌کند، سر میز باشد: با یک نفر همیشه، با دو نفر اگر بخواهید.
about-option-printing = واخان با قوانین کدام چاپ بازی کند. چاپ دوم فرمانداری واخان، زمان خرید بررسی و خریدش هنگام بودن بررسی در بازار را عوض می‌کند.
about-option-discards = کارت‌هایی که از دست می‌سوزند پنهان بمانند یا همه آن‌ها را ببینند.

## Figures of the moment

fact-on-map = بلوک روی نقشه
fact-lead = پیشی بر ائتلاف بعدی
fact-loyal = بازیکن وفادار
fact-my-stars = ستاره‌های شما
fact-my-cards = کارت‌های شما از آن
fact-my-pieces = مهرهٔ حاکمیتی شما
fact-others-pieces = بیشترین مهرهٔ یک حریف
fact-to-rule = مهرهٔ لازم برای فرمانداری
fact-tribes = قبیله
fact-british = بریتانیا در اینجا
fact-russian = روسیه در اینجا
fact-afghan = افغان در اینجا
fact-price = قیمت برای شما
fact-on-it = روپیهٔ روی آن
fact-rupees-after = روپیهٔ شما پس از خرید
fact-bribe = رشوه هنگام بازی
fact-use-bribe = رشوه هنگام استفاده
fact-spies = جاسوس روی آن
fact-worth = نفوذش برای صاحبش
fact-stars = ستاره‌هایش
fact-my-points = امتیاز شما
fact-best-points = بیشترین امتیاز
fact-points = امتیاز
fact-rupees = روپیه
fact-influence = نفوذ
fact-shelter = در پناه
fact-leverage = قرض
fact-cylinders = استوانهٔ در بازی
fact-cylinders-left = استوانهٔ ذخیره
fact-court = دربار
fact-hand = دست
fact-checks = بررسی مانده
fact-deck = کارت مانده
fact-gifts = هدیه‌های شما
fact-can-use = کارت‌های آمادهٔ شما
fact-regions-ruled = منطقه‌های شما
fact-hostages = کارت‌های گروگان شما
