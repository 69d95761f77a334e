## نخستین بازی شما

lesson-first = نخستین بازی شما

lesson-first-cards = کارت‌های شما
lesson-first-cards-about = ۲ نفوذ، فقط خودتان می‌بینید
lesson-first-cards-task = کارت‌های خود را ببینید
lesson-first-cards-see = هر کارت رو به پایین یک نفوذ است. تا یک نفوذ دارید در بازی هستید.
lesson-first-cards-do = روی بزرگ‌زاده بزنید.
lesson-first-cards-2-task = بزرگ‌زاده ۳ سکه مالیات می‌گیرد
lesson-first-cards-2-see = کارت دیگرتان فرمانده است. دیگران هیچ‌کدام را نمی‌بینند.
lesson-first-cards-2-do = روی فرمانده بزنید.
lesson-first-cards-2-after = فرمانده ۲ سکه از یک نفر باج می‌گیرد.

lesson-first-income = کسب درآمد
lesson-first-income-about = ۱ سکه، بدون ادعا
lesson-first-income-task = ۱ سکه درآمد بگیرید
lesson-first-income-see = نوبت شماست و در هر نوبت یک کار می‌کنید. درآمد ادعایی ندارد، پس کسی نمی‌تواند جلویش را بگیرد.
lesson-first-income-not-foreign-aid = کمک خارجی ۲ سکه است، ولی هر کسی می‌تواند با ادعای بزرگ‌زاده جلویش را بگیرد. این بار کار بی‌خطر را بکنید: درآمد.
lesson-first-income-after = ۱ سکه گرفتید. دیگران هم نوبت خود را بازی کردند.

lesson-first-steal = باج‌گیری
lesson-first-steal-about = فرمانده: ۲ سکه از یک نفر
lesson-first-steal-task = ۲ سکه از { $seat3 } باج بگیرید
lesson-first-steal-see = فرمانده در دست شماست، پس ادعایتان راست است و از چالش نمی‌ترسید.
lesson-first-steal-do = روی { $seat3 } بزنید.
lesson-first-steal-other = این هم می‌شود، ولی { $seat3 } بیشترین سکه را دارد و اگر نگیرید زودتر به کودتا می‌رسد.
lesson-first-steal-after = کسی ادعایتان را به چالش نکشید و ۲ سکه از { $seat3 } به شما رسید.

lesson-first-challenge = چالش
lesson-first-challenge-about = وقتی ادعایی را باور ندارید
lesson-first-challenge-task = { $seat3 } را به چالش بکشید
lesson-first-challenge-see = { $seat3 } می‌گوید بزرگ‌زاده دارد. یکی از ۳ بزرگ‌زاده دست خودتان است، پس شاید راست نگوید. اگر نتواند کارت را رو کند یک نفوذ می‌بازد؛ اگر رو کند شما می‌بازید.
lesson-first-challenge-not-pass = اگر بگذرید ۳ سکه به { $seat3 } می‌رسد. این بار دلیل دارید که باور نکنید: چالش کنید.
lesson-first-challenge-after = { $seat3 } بزرگ‌زاده نداشت: سکه‌ای نگرفت و یک نفوذ باخت.

lesson-first-bluff = بلوف
lesson-first-bluff-about = ادعای کارتی که ندارید
lesson-first-bluff-task = بدون سفیر کارت عوض کنید
lesson-first-bluff-see = تعویض کار سفیر است و شما سفیر ندارید. هر ادعایی آزاد است، تا وقتی کسی چالش نکند.
lesson-first-bluff-not-income = درآمد بلوف نمی‌خواهد. این بار کاری را بکنید که کارتش را ندارید.
lesson-first-bluff-2-task = آدم‌کش و شاه‌دخت را نگه دارید
lesson-first-bluff-2-see = بلوف گرفت و ۲ کارت از دربار برداشتید. ۲ کارت نگه می‌دارید و ۲ کارت را نادیده برمی‌گردانید.
lesson-first-bluff-2-other = این دو را هم می‌شود نگه داشت، ولی نوبت بعد آدم‌کش و شاه‌دخت به کارتان می‌آیند.
lesson-first-bluff-2-after = حالا آدم‌کش و شاه‌دخت دارید و کسی جز شما نمی‌داند.

lesson-first-block = جلوگیری
lesson-first-block-about = ادعا در برابر ادعا
lesson-first-block-task = { $seat1 } آدم‌کش فرستاد؛ چالش نکنید
lesson-first-block-see = { $seat1 } با ۳ سکه به شما سوءقصد می‌کند. اگر چالش کنید و آدم‌کش را رو کند، هر دو نفوذ را می‌بازید.
lesson-first-block-not-challenge = خطر دارد: اگر { $seat1 } آدم‌کش را رو کند یک نفوذ برای چالش و یکی برای سوءقصد می‌بازید. شاه‌دخت راه بهتری است.
lesson-first-block-2-task = با شاه‌دخت جلویش را بگیرید
lesson-first-block-2-see = شاه‌دخت جلو سوءقصد را می‌گیرد. این هم یک ادعاست و می‌شود چالشش کرد، ولی شما کارت را دارید.
lesson-first-block-2-not-pass = اگر بگذرید یک نفوذ می‌بازید، در حالی که شاه‌دخت دست شماست.
lesson-first-block-2-after = سوءقصد بسته شد. ۳ سکهٔ { $seat1 } برنگشت.

lesson-first-assassinate = سوءقصد
lesson-first-assassinate-about = آدم‌کش و شاه‌دخت
lesson-first-assassinate-task = به { $seat1 } سوءقصد کنید
lesson-first-assassinate-see = ۳ سکه می‌دهید و ادعای آدم‌کش می‌کنید. { $seat1 } فقط یک نفوذ دارد: اگر ببازد از بازی بیرون می‌رود.
lesson-first-assassinate-do = روی { $seat1 } بزنید.
lesson-first-assassinate-other = می‌شود، ولی { $seat1 } با همین یک نفوذ می‌تواند باز آدم‌کش بفرستد. اول او.
lesson-first-assassinate-after = { $seat1 } آخرین نفوذش را باخت و بیرون رفت.

lesson-first-coup = کودتا
lesson-first-coup-about = ۷ سکه، بی‌چون‌وچرا
lesson-first-coup-task = علیه { $seat0 } کودتا کنید
lesson-first-coup-see = چند نوبت گذشته است و ۸ سکه دارید. کودتا ۷ سکه می‌خواهد، ادعایی ندارد و کسی جلویش را نمی‌گیرد.
lesson-first-coup-do = روی { $seat0 } بزنید.
lesson-first-coup-other = { $seat0 } هنوز ۲ نفوذ دارد و از همه قوی‌تر است. کودتا را برای او نگه دارید.
lesson-first-coup-after = { $seat0 } یک نفوذ باخت و حالا فقط شما ۲ نفوذ دارید.

lesson-first-last = تنها بازمانده
lesson-first-last-about = یک بازی کوتاه با ربات‌ها
lesson-first-last-task = تا آخر بازی کنید
lesson-first-last-see = آخرین کسی که نفوذ دارد برنده است. شما ۲ نفوذ دارید و آن دو نفر یکی. از اینجا ربات‌های تازه‌کار به‌جای دیگران بازی می‌کنند.
