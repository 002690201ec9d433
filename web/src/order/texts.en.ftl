# Keeping order: menus of people, lines and tables; muted people; the page of administrators.

order-more-person = More about { $name }
order-more-line = More about this line of { $name }
order-more-table = More about this table
order-title-table = This table
order-title-line = A line of { $name }
order-cancel = Cancel
order-back = Back
order-reason = Reason (kept in the audit log)

order-free = Free the seat
order-free-what = { $name } loses the seat and cannot take one at this table again.
order-free-do = Free the seat
order-freed = The seat is free.
order-mute = Mute { $name }
order-muted = You no longer read what { $name } says.
order-unmute = Read { $name } again
order-unmuted = You read { $name } again.
order-remove = Take the line away
order-remove-what = Nobody can read it any more, except administrators.
order-remove-do = Take it away
order-removed = The line was taken away.
order-close = Close the table
order-close-what = Nobody can play here any more. It cannot be opened again.
order-close-do = Close the table
order-closed = The table is closed.
order-end = End the table
order-end-what = The game ends unfinished, for everybody.
order-end-do = End the table
order-ended = The table is ended.
order-report-person = Report { $name }
order-report-line = Report the line
order-report-table = Report the table
order-report-what = The administrators of this server read your report.
order-report-text = What happened?
order-report-do = Send the report
order-reported = Your report was sent. Thank you.

## Muted people

order-mutes-title = Muted people
order-mutes-none = You read everybody. Mute somebody from the menu beside their name or beside a line of chat.
order-mutes-unmute = Read again

## The page of administrators

order-admin-title = Keeping order
order-admin-only = This page is for administrators.
order-admin-reports = Reports
order-admin-reports-none = No report waits.
order-admin-settled-none = No report was settled yet.
order-admin-show-settled = Show those that are settled
order-admin-report = { $by } about { $about }
order-admin-report-table = { $by } about a table
order-admin-report-line = Line of chat:
order-admin-report-line-removed = Line of chat, taken away:
order-admin-table = Table “{ $title }”
order-admin-table-unnamed = Table
order-admin-settle = Settle
order-admin-settled-at = Settled { $time }
order-admin-note = Note for the audit log
order-admin-look-into = Look into the table
order-admin-suspend-person = Suspend { $name }
order-admin-older = Older ones

order-admin-people = People
order-admin-find = Name or id of a person
order-admin-find-do = Find
order-admin-found-none = Nobody has this name.
order-admin-guest = guest
order-admin-administrator = administrator
order-admin-is-suspended = suspended until { $time }
order-admin-is-suspended-for-ever = suspended for good
order-admin-how-long = For how long
order-admin-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
order-admin-for-ever = For good
order-admin-why = Reason; the person is told
order-admin-suspend-do = Suspend
order-admin-suspended = Suspended people
order-admin-suspended-none = Nobody is suspended.
order-admin-lift = Lift the suspension
order-admin-lifted = { $name } may sign in again.
order-admin-now-suspended = { $name } is suspended.

order-admin-tables = A table
order-admin-table-id = Id of the table, as in its address
order-admin-show-chat = Show its chat
order-admin-chat-none = Nothing was said there.
order-admin-line-removed = taken away
order-admin-end = End this table

order-admin-audit = Audit log
order-admin-audit-none = Nothing happened yet.
order-admin-when = When
order-admin-who = Who
order-admin-what = What
order-admin-whom = About whom
order-admin-where = Table
order-admin-said = Reason
order-admin-host = the host
order-deed-free-seat = seat freed
order-deed-close-table = table closed
order-deed-end-table = table ended
order-deed-remove-chat = line taken away
order-deed-suspend = suspended
order-deed-lift = suspension lifted
order-deed-settle-report = report settled
order-deed-tournament-away = absence set
order-deed-tournament-bot = bot entered
order-deed-tournament-cancel = tournament called off
order-deed-tournament-correct = result corrected
order-deed-tournament-deadline = deadline changed
order-deed-tournament-remove = entry removed
order-deed-tournament-round = round started
