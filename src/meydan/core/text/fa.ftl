seat-name = بازیکن { $number }
