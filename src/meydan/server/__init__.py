"""The table server: tables that outlive a crash, a live wire, clocks, bots, and chance anybody can check."""
