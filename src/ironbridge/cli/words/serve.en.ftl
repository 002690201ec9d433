# What `ironbridge serve` and `ironbridge admin` say.

## Commands

help-serve = Open the tables to browsers. Each setting can be given by a flag, by the environment variable in brackets, or by its name in a TOML file; a flag wins over a variable, and a variable over the file.
help-admin = Look after the database of a server. Everything but restore works while servers run.
help-backup = Write everything into one file, as it is at one moment.
help-restore = Put a backup into an empty database, all of it or nothing. No server may run meanwhile.
help-check = Replay the log of every table by the rules and report what does not fit.
help-drill = Try a backup out: restore it into a database that is thrown away, and check every table in it.
help-prune = Remove expired sessions, open tables that nobody joined, and guests who left no trace.
help-make-admin = Give an account the rights of an administrator.
help-reset-link = Make a link with which an account can choose a new password, once and within a day. Give it only to the person.
help-suspend = Keep an account out for some days or for good. Its sessions end, and bots play its seats.
help-lift = Let a suspended account in again.
help-end-table = End a table, before its start or in the middle of its game.
help-reports = List what people reported.
help-league = Let bots play a league among themselves: a round robin that the server plays by itself.
help-audit = List who did what about whom: seats freed, tables closed, lines taken away, suspensions.

backup-file = The file to write; without it, a new one in this folder, named by the date.
person-name = The name of the account, or the id of a person.
suspend-reason = Why; the person is told when they try to sign in.
suspend-days = For how many days; without it, for good.
deed-reason = Why; it is kept in the audit log.
table-id = The id of the table, as in its address.
reports-settled = Those that are settled instead of those that wait.
audit-number = How many of the newest lines.
restore-file = A file that backup wrote, of any kind of database.
replace = Remove everything that is in the database first.
drill-file = The backup; without it, the newest in the backup folder.
open-days = Age in days at which an open table that nobody joined is removed.
guest-days = Age in days at which a guest who left no trace is removed; without it, the setting of the same name.
account-name = The name of the account.

## Settings

setting-config = A TOML file with settings; server.toml in the data folder is read if none is named.
setting-data-folder = Folder for the database, the secret and server.toml.
setting-database = Where everything is stored: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
setting-channels = What connects several server processes: postgresql, with a PostgreSQL database; nothing for one process.
setting-host = Address to listen on; 0.0.0.0 for every address of this machine.
setting-port = Port to listen on; 0 for any that is free.
setting-public-url = Where people reach the server, for links and cookies.
setting-trusted-proxies = Addresses and networks of proxies whose X-Forwarded-For is believed, with commas between them.
setting-open-browser = Open the browser at the start.
setting-secret = Signs cookies, at least 32 characters; the same for all processes of one server.
setting-session-days = Days after which an account must sign in again.
setting-guest-days = Days for which a guest is remembered.
setting-cache-tables = How many tables are kept in memory.
setting-bot-workers = Processes in which bots think.
setting-bot-delay-ms = The least time a bot takes for a decision, in milliseconds, so that people can follow.
setting-takeover-bot = The bot that plays for anybody who ran out of time or resigned: beginner, easy, medium, hard or expert.
setting-limits = How often something may be done, as NAME=COUNT/SECONDS with commas between them; what is not named keeps its limit.
setting-max-body = The largest request or message, in bytes.
setting-max-connections = How many connections may be open in all; 0 for as many as the system has file handles for, at most 10,000.
setting-connections-per-address = How many connections one address (or one IPv6 network of a household) may have; trusted proxies are not counted.
setting-receive-seconds = Seconds in which a client must have sent a whole request; slower ones are disconnected.
setting-notice-minutes = Minutes before a player who is away is told that a decision is due, at correspondence tables.
setting-smtp-url = Mail server for notices: smtp://USER:PASSWORD@HOST:PORT, or smtps://.
setting-mail-from = Sender of the mails.
setting-webhook-private = Allow webhooks to addresses of the private network.
setting-backup-hours = Hours after which the server makes a new backup by itself; 0 for never. Old ones are removed: the newest of each of 7 days, 5 weeks and 12 months stays.
setting-backup-folder = Folder for these backups; best on another disk than the database.
setting-prune-days = Age in days at which open tables that nobody joined are removed, with expired sessions and guests who left no trace, once a day; 0 for never.
setting-metrics = Show figures for Prometheus at /metrics.
setting-log-level = debug, info, warning or error.
setting-log-json = Write log lines as JSON.

default = default
default-data-folder = the user’s folder for application data
default-backup-folder = backups in the data folder
default-database = tables.sqlite in the data folder
default-public-url = http://HOST:PORT
default-secret = made once and kept in the data folder
yes = yes
no = no
none = none
metavar-text = TEXT
metavar-number = NUMBER
metavar-secret = SECRET

## Reports

serving = The tables are open at { $address } (Ctrl+C closes them)
rows = rows
tables = tables
backed-up =
    { $rows ->
        [one] { $rows } row written to { $file }
       *[other] { $rows } rows written to { $file }
    }
cleaned = A text held characters that cannot be stored, or was too long; it was cut: { $place }
restored =
    { $rows ->
        [one] { $rows } row restored from { $file }
       *[other] { $rows } rows restored from { $file }
    }
checked = { $tables } tables with { $entries } entries checked: { $faults ->
        [0] no fault
        [one] { $faults } fault
       *[other] { $faults } faults
    }
drilled = { $file } can be restored: { $rows } rows, { $tables } tables with { $entries } entries checked, no fault
drill-failed = { $file } can be restored, but { $faults ->
        [one] { $faults } fault was found
       *[other] { $faults } faults were found
    } in { $tables } tables
pruned = Removed: { $sessions } sessions, { $tables } tables, { $guests } guests
made-admin = { $name } is an administrator now
reset-link-made = Link for { $name }, good once and for a day: { $url }
suspended = { $name } is suspended until { $until } (UTC)
suspended-for-ever = { $name } is suspended for good
lifted = { $name } may sign in again
table-ended = Table { $table } is ended
report-line = { $at }  { $by } about { $about }
report-text = { "    " }{ $text }
report-chat = { "    " }“{ $text }”
reports-listed = { $count ->
    [0] No reports
    [one] { $count } report
   *[other] { $count } reports
}
audit-host = the host
audit-line = { $at }  { $by }: { $what }
audit-free-seat = seat freed
audit-close-table = table closed
audit-end-table = table ended
audit-remove-chat = line taken away
audit-suspend = suspended
audit-lift = suspension lifted
audit-settle-report = report settled
audit-tournament-away = absence set
audit-tournament-bot = bot entered
audit-tournament-cancel = tournament called off
audit-tournament-correct = result corrected
audit-tournament-deadline = deadline changed
audit-tournament-remove = entry removed
audit-tournament-round = round started
league-host = The account that hosts the league.
league-game = The game that is played.
league-level = A bot that plays, by its level; once for each bot. Without it, one of every level.
league-seats = How many seats each table has.
league-title = What the league is called.
league-made = The league is ready at /tournament/{ $tournament }. The server plays it by itself.
