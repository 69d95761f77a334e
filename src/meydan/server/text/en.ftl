# What the server says when it refuses something.

fault-bad-request = This request is not understood: { $fault }. See /api/docs for what may be sent.
fault-bad-table = No such table can be made: { $fault }
fault-bad-record = This record cannot be used: { $fault }
fault-bad-standing = These ready answers are too long. Keep them under fifty short ones.
fault-bad-value = This value cannot be used here: { $fault }.
fault-no-guest = Take a name first; that is all it needs to play.
fault-bad-token = This link or token is no longer valid. Ask for a new one.
fault-not-yours = This seat is not yours.
fault-not-host = Only the host of the table may do this.
fault-other-origin = This request came from another site and was refused.
fault-muted = The host has muted you at this table.
fault-chat-off = The host has turned the chat of this table off.
fault-removed = The host has shown you out of this table.
fault-banned = You are kept out of this server for { $hours ->
        [one] another hour
       *[other] another { $hours } hours
    }.
fault-silenced = You may not talk here for { $hours ->
        [one] another hour
       *[other] another { $hours } hours
    }; you can go on playing.
fault-not-operator = This needs the token of whoever runs the server: meydan admin token prints it.
fault-name-taken = Your name looks like the name of somebody at this table. Choose another one and try again.
fault-no-table = There is no such table, or it is private and you need its link.
fault-no-seat = This table has no such seat.
fault-not-found = There is nothing here.
fault-bad-method = This address does not take that kind of request.
fault-seat-taken = Somebody else has taken this seat. Choose another one.
fault-not-open = The game at this table has already begun or is over.
fault-not-running = No game is running at this table.
fault-not-gone = Nobody has kept this table waiting for that long yet.
fault-no-hints = There are hints only where nobody else plays: at a table with bots alone.
fault-not-asked = You are not asked for anything now.
fault-not-over = The game at this table is not over yet.
fault-seats-empty = Some seats are still free. Fill them, or seat bots there, and start again.
fault-refused = The rules do not allow this now.
fault-proposal-open = Another proposal is waiting for answers. Wait until it is settled.
fault-no-proposal = There is no open proposal, or it has changed meanwhile.
fault-paused = The game is paused. It goes on when everybody agrees to resume.
fault-needs-old-rules = This table was saved by rules that this server cannot read. Whoever runs it can run `meydan migrate-tables --dry-run`.
fault-too-big = This message is too long.
fault-too-long = This record takes too long to read.
fault-too-fast = That was too much at once. Wait a moment and try again.
fault-too-many-tables = You have { $count ->
        [one] 1 unfinished table
       *[other] { $count } unfinished tables
    }. Finish or close one before making another.
fault-broken = Something went wrong here that is not your fault. Nothing was changed; try again, and tell whoever runs this server if it stays so.
fault-store-down = The server cannot reach its database. Nothing was changed; try again in a moment.
