## Lists in a sentence

list-and = { $before } and { $end }
list-or = { $before } or { $end }
list-more = { $before } and { $n } more

## Disk errors, as the end of a sentence

disk-absent = no such file or folder
disk-no-folder = part of the path is a file, not a folder
disk-is-folder = it is a folder, not a file
disk-not-plain = it is not a regular file
disk-too-large = { $megabytes } MB is too large
disk-denied = permission denied
disk-read-only = the disk is read-only
disk-full = the disk is full
disk-quota = the disk quota is used up
disk-file-too-large = the file would be too large
disk-failing = the disk reported an error
disk-too-many-open = too many files are open
disk-name-too-long = the name is too long
disk-circle = its symbolic links form a loop
disk-there-already = it already exists
disk-in-use = it is in use
disk-gone = the disk is gone
disk-damaged = it is damaged
cannot-read = Cannot read { $path }: { $why }.
cannot-write = Cannot write { $path }: { $why }.

## Settings: where they come from, and errors in them

settings-unreadable = Cannot read the settings in { $file }: { $why }. Using the defaults.
settings-damaged = The settings file { $file } is damaged. Using the defaults.
settings-unwritable = Cannot save the settings to { $file }: { $why }.
settings-wrong-in-file = The setting { $key } in { $file } must be { $possible }. Using the default.
settings-wrong-variable = { $variable } must be { $possible }, not "{ $value }". Ignoring it.
settings-cannot-be = The { $setting } must be { $possible }, not "{ $value }".
settings-unknown = There is no setting called "{ $word }"; try { $known }.
settings-possible-names = player names separated by commas
settings-possible-keys = pairs of keys such as h=i, separated by spaces, with no digits and no key used twice
settings-possible-folder = a folder
settings-forced-given = { $by } overrides this whenever you use it.
settings-forced-set = { $by } overrides this while it is set.
settings-now-on = Set { $word } to { $value }.
settings-next-start = Set { $word } to { $value } for the next time you run cantrip.
settings-is-so = { $word }: { $value }. { $about }
settings-how = "settings theme light" changes a setting; "settings theme default" resets it.
settings-left = To see or change the settings, leave the table and run "cantrip settings".
settings-taste-you = you
settings-taste-good = good
settings-taste-warning = warning
settings-taste-bad = bad
settings-taste-here = here
settings-taste-players = players
settings-title = Settings
settings-none = none
# The name of each setting, what it does (.about), and the same for each of its values.
setting-theme = theme
    .about = The colors of the full screen.
setting-theme-auto = auto
    .about = Dusk or light, to match your terminal's background.
setting-theme-dusk = dusk
    .about = Colors for a dark terminal.
setting-theme-light = light
    .about = Colors for a light terminal.
setting-theme-color-blind = color-blind
    .about = Colors for a dark terminal, safe for red-green color blindness.
setting-theme-mono = mono
    .about = No colors: symbols, bold and underline instead.
setting-glyphs = glyphs
    .about = The symbols on the map and in text.
setting-glyphs-auto = auto
    .about = Symbols if your terminal supports Unicode, plain characters otherwise.
setting-glyphs-unicode = unicode
    .about = Unicode symbols.
setting-glyphs-ascii = ascii
    .about = Plain characters that every terminal can show.
setting-speed = speed
    .about = How fast animations play and bots move.
setting-speed-slow = slow
    .about = Slow animations and bots; bots' dice roll too.
setting-speed-normal = normal
    .about = Animations and bots at normal speed.
setting-speed-fast = fast
    .about = Fast animations and bots.
setting-speed-instant = instant
    .about = No animations or pauses: everything happens at once.
setting-moments = moments
    .about = Which events pause the game and appear in a box.
setting-moments-all = all
    .about = Pause at every notable event.
setting-moments-great = great
    .about = Pause only at turning points.
setting-moments-none = none
    .about = Never pause. You can read everything in the log.
setting-notice = notice
    .about = How to alert you when your turn comes while you're idle.
setting-notice-none = none
    .about = No alert.
setting-notice-bell = bell
    .about = The terminal beeps.
setting-notice-message = message
    .about = A notification, if your terminal supports it.
setting-handover = handover
    .about = When to hide the screen between players at this keyboard.
setting-handover-secrets = secrets
    .about = Only when someone has a secret, or everyone chooses in secret.
setting-handover-always = always
    .about = Every time the turn passes to another player.
setting-handover-never = never
    .about = Never. Look away when it isn't your turn.
setting-questions = questions
    .about = Whether the game answers routine questions for you.
setting-questions-few = few
    .about = The game answers questions for you when the choice rarely matters.
setting-questions-all = all
    .about = The game asks you everything.
setting-hints = hints
    .about = Whether to suggest what to do next.
setting-hints-on = on
    .about = Suggests what to do next.
setting-hints-off = off
    .about = No suggestions.
setting-mouse = mouse
    .about = Whether the full screen responds to the mouse.
setting-mouse-on = on
    .about = Click to select, click again to confirm; the wheel scrolls. Hold Shift to select text.
setting-mouse-off = off
    .about = Leaves the mouse to your terminal.
setting-language = language
    .about = The language cantrip uses.
setting-language-auto = auto
    .about = Your terminal's language if the game supports it, otherwise English.
setting-language-en = en
    .about = English.
setting-language-de = de
    .about = German. Games without a German version stay in English.
setting-names = names
    .about = Default player names, separated by commas.
setting-keys = keys
    .about = Pairs of keys to swap, such as h=i t=g. Each does what the other normally does.
setting-saveFolder = saves
    .about = The folder where games are saved.
    .name = save folder
settings-usual = default

## Invalid names, seeds and setups

fault-empty = is empty
fault-too-long = is longer than { $most } characters
fault-too-short = is shorter than { $least } characters
fault-unseen = contains invisible characters
fault-heaped = has too many accents on one letter
fault-no-text = contains bytes that are not text
fault-spaces = starts or ends with a space
fault-name-marks = contains a comma, a colon, a # or a quotation mark
fault-begins-with-mark = starts with a punctuation mark
fault-holds-hash = contains a #
fault-no-file-name = can't be used as a file name; use letters, digits, spaces, - and _
fault-of-name = The name "{ $name }" { $fault }.
fault-of-seed = The seed "{ $seed }" { $fault }.
fault-of-phrase = The passphrase { $fault }.
fault-same-name = Two players are called "{ $name }".
setup-nobody-plays = There are no players.
setup-game-meant = There is no game called "{ $id }". Did you mean { $games }?
setup-no-game = There is no game called "{ $id }"; the { $n ->
    [one] only game is
   *[other] games are
} { $games }.
setup-no-choice = { $game } has no option called "{ $name }"; it has { $choices }.
setup-no-choices = { $game } has no option called "{ $name }"; it has no options at all.
setup-no-value = In { $game }, { $name } must be { $values }, not "{ $value }".
setup-players = { $game } is for { $range } { $most ->
    [one] player
   *[other] players
}, not { $n }.
setup-players-so = { $game } with { $choices } is for { $range } { $most ->
    [one] player
   *[other] players
}, not { $n }.
range-of = { $least } to { $most }

## Saved games

save-unknown = There is no saved game called "{ $name }" in { $folder }; "cantrip saves" lists them.
save-no-file = There is no file called "{ $name }", and no saved game of that name in { $folder }.
save-renamed = Renamed { $name } to { $renamed }.
save-name-taken = There is already a saved game called { $name }; choose another name.
save-deleted = Deleted { $name }.
save-not-deleted = { $name } was not deleted.
save-delete-sure = This deletes { $name } for good. Type its name again to confirm:
save-not-changed = { $path } was not changed: { $why }.
save-none = There are no saved games in { $folder }; "cantrip play" starts one.
save-list = Saved games in { $folder }, newest first:
save-answers = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
save-secret-seed = secret seed
save-seed = seed { $seed }
save-practice = practice
save-line-broken = cannot be played: { $trouble }
save-there-already = There is already a saved game at { $path }.
save-folder-unreadable = Cannot read the save folder { $folder }: { $why }.
save-empty = { $file } is empty; there is no game in it.
save-no-beginning = { $file }:1: this is not the start of a saved game; the file was not changed.
save-first-line-odd = { $file }:1: { $where } is not valid in a saved game; the file was not changed.
save-first-line = the first line
save-other-format = { $file } uses save format { $format }, but this version of cantrip reads format { $ours }.
save-other-rules = { $path } was saved with version { $theirs } of the { $game } rules, but this version of cantrip uses version { $ours }.
save-unplayable = Cannot play { $path }. { $why }
save-diverges = { $path }:{ $line }: this line can't be replayed: { $why }. The file was not changed. "cantrip saves rescue FILE" saves the moves before it to a new file.
save-torn = The last line of { $file } is incomplete; the game continues from the move before it.
save-line-wrong = { $file }:{ $line }: { $what }; the file was not changed. "cantrip saves rescue FILE" saves the moves before it to a new file.
save-rescued = { $n ->
    [0] Only the start of the game could be rescued. It was saved to { $path };
    [one] Saved the first move to { $path };
   *[other] Saved the first { $n } moves to { $path };
} "cantrip resume { $name }" continues from there.
save-not-damaged = { $path } is not damaged; the whole game can be replayed.
save-line-no-text = this line contains bytes that are not text
save-line-damaged = this line is damaged
save-line-unseen = this line contains invisible characters
save-line-no-move = this line is not a valid move
save-line-seats = this line has { $n } players for { $of } seats
save-line-stranger = this line names a player who is not in the game
save-read-no-lock = Cannot lock { $path }: { $why }. Make sure nobody else is playing it.
save-backed-up = A copy of the original { $path } was saved as { $copy }.
save-written-again = { $path } had disappeared; the whole game was saved there again.
save-goes-elsewhere = Somebody else changed { $old }; this game continues in { $path }.
save-unwritable = Cannot save the game to { $path }: { $why }.
save-unwritable-now = { $trouble } You can keep playing; the game will be saved as soon as possible.
save-refuge = { $trouble } The whole game was saved to { $path } instead; "cantrip resume { $name }" continues it.
save-no-refuge = { $trouble } { $path } could not be written either: { $why }.
save-kept-again = The game is being saved to { $path } again; nothing was lost.
save-being-opened = Somebody else is opening { $path } right now; "cantrip replay { $name }" shows the game so far.
save-being-played = { $path } is in use by { $who } (process { $process }, since { $since }), and only one person at a time can play it; "cantrip replay { $name }" shows the game so far.
save-being-played-away = { $path } is in use by { $who } (process { $process } on { $host }, since { $since }), and only one person at a time can play it; "cantrip replay { $name }" shows the game so far. If nobody is playing it anymore, delete { $file }.
save-since-unknown = an unknown time
bookmarks-unwritable = Cannot save the bookmarks to { $path }: { $why }.
bookmarks-damaged = The bookmark file { $path } is damaged, so bookmarks can't be read or set. Delete it to start over.

## Typed input, and replies to input that makes no sense

input-nothing = You didn't type anything.
input-impossible = "{ $input }" is not possible here.
input-ambiguous = "{ $input }" could mean { $meant }.
input-no-number = There is no choice "{ $input }"; { $most ->
    [one] the only choice is 1
   *[other] the choices are 1 to { $most }
}.
input-no-amount = "{ $input }" is not { $amount }.
input-did-you-mean = Did you mean { $near }?
input-quoted = "{ $word }"
input-possible = Choices: { $possible }.
input-nothing-asked = There is nothing to choose right now; you can type { $possible }.
amount-one = { $least }
# A form that divides a total among several numbers.
shares-how = Answer with { $n } numbers that add up to { $total }, such as "{ $example }".
shares-count = This needs { $n } numbers, not { $typed }.
shares-sum = The numbers must add up to { $total }, not { $sum }.
shares-left = { $left ->
    [0] All points are placed.
    [one] 1 point is left.
   *[other] { $left } points are left.
}
shares-over = { $over ->
    [one] That is 1 point too many.
   *[other] That is { $over } points too many.
}
amount-range = a number from { $least } to { $most }
amount-steps = a number from { $least } to { $most } in steps of { $step }
term-clock = day
term-date = day { $n }
term-price = cost { $cost }
odds-in = { $hits } in { $of }
odds-about = about { $n }%
odds-of = { $chance }: { $what }
odds-share = { $what } { $n }%
    .under-one = { $what } under 1%
odds-never = never
odds-certain = certain
roll-head = { $title }, rule { $rule }: { $dice }.
roll-head-read = { $title }, rule { $rule }: { $dice }, { $reading }.
roll-head-of = { $who }: { $title }, rule { $rule }: { $dice }.
roll-head-of-read = { $who }: { $title }, rule { $rule }: { $dice }, { $reading }.
rolls-none = There are no recent rolls.
rules-how = Type the number of a chapter or section ("rules { $section }"), or words to search for ("rules dice").
rules-none-near = No rule mentions "{ $words }". Did you mean { $near }?
rules-none-about = No rule mentions "{ $words }"; "rules" lists the chapters.
rules-further = See also: { $sections }.
rules-no-book = There is no rulebook for { $game } here.
rules-no-book-yet = There is no rulebook for this game yet.
rules-number = Rule { $rule }.

## Table commands: the word, its aliases (.also), its arguments (.args) and what it does (.about)

command-help = help
    .also = ?, commands
    .args = [word]
    .about = Shows how to play and what you can type.
command-options = options
    .also = choices, list
    .args = [word]
    .about = Lists everything you can choose now.
command-look = look
    .also = { "" }
    .about = Shows the situation and the question again.
command-undo = undo
    .also = u, back
    .args = [how many]
    .about = Undoes your last move, unless something has been revealed since.
command-redo = redo
    .also = { "" }
    .args = [how many]
    .about = Redoes the last move you undid, unless someone has moved since.
command-save = save
    .also = keep
    .args = [name]
    .about = Shows where the game is saved, or saves a copy under a name.
command-log = log
    .also = chronicle, history
    .args = [how many]
    .about = Shows the latest lines of the log.
command-rules = rules
    .also = rule
    .args = [section or words]
    .about = Shows the rule with that number, or all rules that mention those words.
command-why = why
    .also = { "" }
    .args = [which]
    .about = Shows the rule behind the last line, or behind an earlier one: "why 3" for the third from last.
command-dice = dice
    .also = rolls, table
    .about = Shows the latest rolls again, with all their possible results.
command-guide = guide
    .also = lesson
    .args = [off]
    .about = Brings back the lesson's guide; "guide off" hides it.
command-say = say
    .also = tell, chat
    .args = words
    .about = Says something to everyone at the table; it appears in the log.
command-offer = offer
    .also = { "" }
    .args = name promise for promise
    .about = Offers somebody a bargain: your promise for theirs. Bargains are not binding.
command-accept = accept
    .also = { "" }
    .args = [number]
    .about = Accepts a bargain you were offered.
command-refuse = refuse
    .also = { "" }
    .args = [number]
    .about = Refuses a bargain you were offered.
command-bargains = bargains
    .also = deals
    .about = Lists the bargains, whether they were kept, and what you can promise now.
command-note = note
    .also = notes
    .args = [text]
    .about = Saves a note that only you can see, or lists yours; "note 2 none" deletes note 2.
command-who = who
    .also = people
    .about = Shows who is at the table and whose turn it is.
command-hint = hint
    .also = advise, h, next
    .about = Suggests what to do here, and why.
command-seat = seat
    .also = { "" }
    .args = [name] [person or bot]
    .about = Shows who plays each seat, or hands a seat over: "seat Ben bot:mentor", "seat Ben person".
command-seed = seed
    .also = { "" }
    .about = Shows the seed of this game.
command-settings = settings
    .also = preferences
    .args = [setting] [value]
    .about = Shows the settings, or changes one: "settings theme light".
command-new = new
    .also = restart
    .args = [seed]
    .about = Starts another game with the same players; this one stays saved.
command-load = load
    .also = resume
    .args = [name]
    .about = Continues a saved game; this one stays saved.
command-quit = quit
    .also = q, exit, bye
    .about = Leaves the table; the game is saved.
command-leave-shared = Leaves the table. The game continues, and you can come back to your seat.
value-off = off
value-none = none
value-person = person

## Talk and bargains

talk-nobody-asked = You can speak only while someone at this keyboard has a choice to make.
talk-say-what = Type what you want to say after the word "say".
talk-no-bargains = { $game } has no bargains; use "say" to talk to the others.
talk-offer-so = Type it like this: "offer { $other } PROMISE for PROMISE", where a promise is { $forms }.
talk-offer-to = You can make an offer to { $others }. { $how }
talk-nothing-to-promise = There is nothing to promise right now; use "say" to talk to the others.
talk-not-yours = You can't promise "{ $input }" right now. { $how }
talk-not-theirs = { $name } can't promise "{ $input }" right now. { $how }
talk-no-offer = There is no offer for { $names } to answer.
talk-no-longer = Bargain { $number } has expired: its promises can no longer be kept. "refuse { $number }" declines it.
talk-which-offer = Which offer? Type "{ $word } { $number }". Waiting for an answer: { $numbers }.
note-what = Type your note after the word "note".
note-no-such = { $n ->
    [0] You have no notes.
    [one] You have only one note, so there is no note { $number }.
   *[other] You have { $n } notes, so there is no note { $number }.
}
note-too-many = You have { $n } notes already. Delete one first: "note 1 none".
note-kept = Saved as note { $number }. Only you can see it.
note-removed = Deleted note { $number }.
note-none = none
note-line = { $number }. { $text }
note-how = "note TEXT" saves a note that only you can see; "note 2 none" deletes note 2.
table-notes = Your notes
chat-line = { $who }: “{ $words }”
bargain-offered = { $by } offers { $to } bargain { $number }: { $terms }.
bargain-accepted = { $who } accepts bargain { $number }.
bargain-refused = { $who } refuses bargain { $number }.
bargain-terms = { $give }, and { $take }
bargain-settled = Bargain { $number }: { $how }.
bargain-both-kept = { $by } and { $to } both kept it
bargain-both-broken = { $by } and { $to } both broke it
bargain-kept-broken = { $by } kept it, but { $to } broke it
bargain-broken-kept = { $by } broke it, but { $to } kept it
bargain-none = Nobody has offered anything yet.
bargain-is-offered = { $to } has not answered yet
bargain-is-refused = { $to } refused
bargain-is-over = { $to } didn't answer in time
bargain-is-agreed = agreed
bargain-line = { $number }. { $by } to { $to }: { $terms } ({ $how }).
bargain-how = To make an offer, type "offer NAME PROMISE for PROMISE"; to answer one, "accept" or "refuse". Bargains are not binding.
bargain-form = "{ $form }": { $text }.
offer-asked = Bargain { $number }, from { $by } to { $to }: { $terms }.
offer-answers = "{ $accept } { $number }" accepts it, and "{ $refuse } { $number }" declines it. It stays open as long as both of you can keep your promises.
offer-keys = y: agree    n: refuse    Esc, or any other key: later
offer-for = for

## Bots and seats

bot-mentor = Mentor
    .kind = mentor
bot-apprentice = Apprentice
    .kind = apprentice
bot-wanderer = Wanderer
    .kind = wanderer
    .about = Plays at random.
bot-thinking = { $name } ({ $bot }) is thinking.
bot-stuck = { $bot } can't answer for { $name }: { $why } "seat { $name } person" gives the seat to a person.
bot-program-ended = { $program } has stopped responding: { $why }.
bot-program-no-json = { $program } sent "{ $input }", which is not JSON; an answer must be a line such as {"{"}"id":"roll"{"}"}.
bot-program-no-answer = { $program } sent { $input }, which is not one of the choices. A valid answer would be {"{"}"id":"{ $example }"{"}"}.
bot-no-advice = There is no hint for this.
bot-unknown = There is no bot called "{ $bot }" for { $game }; choose { $known }.
seat-line = { $name }: { $player }.
seat-bot-line = { $bot }: { $about }
seat-say-whose = Type the seat and who should play it, such as "seat { $name } { $bot }".
seat-not-by = { $name } can be { $possible }, not "{ $input }".
seat-now-person = { $name } is now played by a person.
seat-now-bot = { $name } is now played by { $bot }.

## The line mode

plain-tagline = cantrip: the classic board games of wizardry.
plain-how-to-play = How to play: type the number of a choice, or its words. "help" lists what you can type, "look" shows the situation,
plain-how-to-ask = "undo" takes back your last move, and "quit" leaves the table. Every move is saved.
plain-what-to-play = What would you like to play?
plain-learn = Learn { $game } with a guide
plain-learn-more = Learn { $game }: { $lesson }
plain-new-game = New game of { $game }
plain-set-up = Set up a game: players, bots, seed and options
plain-examples = Follow an example game
plain-go-on = Continue { $name }
plain-save-note = { $game }, { $seats }, { $n ->
    [one] 1 move
   *[other] { $n } moves
}
plain-leave = Leave
plain-input-ended = The input ended, so no game was started. Your saved games are safe.
plain-hint = Type a number from the list, or the first words of a line. "help" shows what else you can type, "quit" leaves.
plain-say-to-all = "say ..." speaks to everyone at the table.
plain-what-happened = What just happened:
plain-players = Players: { $seats }. { $choices }{ $seed }.
plain-choice = { $name } { $value }
plain-seed = Seed { $seed }
plain-seed-secret = The seed is secret
plain-kept-in = Saved in { $path }.
plain-practice = Practice: you can undo anything.
plain-game-over = The game is over. { $result }
plain-what-now = "log" shows what happened, "new" starts another game, "quit" leaves.
plain-is-asked = It's { $name }'s turn to choose.
plain-for-alone = For { $name } only:
plain-to-one = { $name }: { $text }
plain-question = { $question } (rule { $rule })
plain-advice = Hint: { $advice }
plain-knows-nothing = There is nothing called "{ $word }" in { $game }.
plain-nothing-happened = Nothing has happened yet.
plain-seed-is = The seed is { $seed }. The same seed, players and options start the same game.
plain-no-line-number = "{ $input }" is not a line number; "why" explains the last line, and "why 3" explains the third from last.
plain-no-answer-like = No choice starts with or contains "{ $words }".
plain-nothing-asked = There is nothing to choose right now.
plain-copy-kept = A copy was saved as { $copy }; the game continues in { $path }.
plain-no-file = no file
plain-kept-nowhere = This game isn't being saved. Type "save NAME" to save a copy.
plain-is-kept = The game is saved after every move, in { $path }.
plain-still-waits = The game is not saved yet: { $n ->
    [one] 1 line still has
   *[other] { $n } lines still have
} to be written to { $path }.
plain-own-fault = Something went wrong inside cantrip: { $why }. Nothing has changed, and another choice may work.
plain-report-it = Please report this bug.
plain-report-it-with = Please report this bug and include the file { $path }.
plain-here-is-game = Here is the game. Save it to a file yourself; "cantrip replay" can read it:
plain-was-in-no-file = The game was not saved to a file.
plain-not-kept = You didn't type anything, so the game was not saved.
plain-over-kept = The game is over; it is saved in { $path }.
plain-kept-resume = The game is saved in { $path }. "cantrip resume { $name }" continues it.
plain-option-cost = cost { $cost }
plain-no-way-back = { $option }; can't be undone
plain-kind-count = { $n } { $n ->
    [one] starts
   *[other] start
} with "{ $kind }"
plain-other-kinds = others
plain-on-towards = Continue toward { $what }
plain-planned-way = Continue your route to { $place }: { $left }
plain-counted = and { $what }: "options" lists them all.
    .known = and { $what }.
plain-as-before = As before ("look" explains them again): { $answers }.
    .known = As before: { $answers }.
plain-same-odds = { $names } have the same odds ({ $odds }).
plain-answer-range = { $from } to { $to }
plain-plan = plan
    .args = place
    .about = plans a route to a place over several turns; "p" then takes the next step, or heads for your next goal
plain-plan-then-p = Type "p" for the next step.
plain-stopped-at = Stopped at "{ $input }". { $why }
plain-nothing-to-go-on-with = You haven't planned a route, and there is no goal to head for right now.
plain-bots-alone = Bots are playing every seat. Press Enter to see the next turn, or type "seat { $name } person" to take the seat back.
plain-more-options = and { $n } more ({ $kinds }): "options" lists them all.
    .known = and { $n } more ({ $kinds }).
plain-load-how = "load NAME" continues a saved game. { $known }
plain-load-here = You are already playing that game.
plain-load-unknown = There is no saved game called "{ $name }". { $known }
plain-load-none = You have no saved games.
plain-load-known = { $n ->
    [one] Saved game
   *[other] Saved games
}: { $names }.
plain-no-count = "{ $input }" is not a number of moves. Type "{ $word }" for one move, "{ $word } 3" for three.
plain-taken-back = Undone: { $answers }.
plain-laid-ready = the planned step
undo-none = Nothing to undo: { $why }.
undo-only = You can undo only { $n ->
    [one] 1 move
   *[other] { $n } moves
}: { $why }.
redo-none = Nothing to redo.
redo-only = You can redo only { $n ->
    [one] 1 move
   *[other] { $n } moves
}.
barrier-start = that's where the game starts
barrier-revealed = something has been revealed since
barrier-other = another player has moved since
barrier-together = the others are choosing at the same time
why-nothing-told = There is no such line in the log.
why-how = "why" explains the last line, and "why 3" explains the third from last.
why-chat = A player said that; there is no rule behind it.
answer-none-such = That choice isn't available right now.
help-none-about = There is no help on "{ $about }"; "help" lists what you can type.
help-also = Also: { $words }.
help-answers = To choose, type the number of a choice, the words in brackets, the start of those words, or their last part
help-answers-more = if no other choice shares it. Capitals don't matter.
help-answers-so = if no other choice shares it ({ $examples }). Capitals don't matter.
help-about-game = About the game ({ $game }):
help-about-table = About the table:
language-game-has-not = { $game } is available only in English.

## The guide of a lesson

guide-says = Guide: { $say }
guide-step = Guide, { $number } of { $of }: { $title } (rule { $rule }). { $say }
guide-do-say = { $what }: type "{ $words }".
guide-do-next = { $what } ("next" shows where).
guide-first = First answer the question
guide-as-you-like = That works too.
guide-none = This game has no guide; "cantrip learn" starts one that does.
guide-none-here = This game has no guide. For a lesson, choose "Learn to play" on the title screen or run "cantrip learn".
guide-gone = The guide is off; the game continues. Type "guide" to bring it back.
guide-here = The guide is on; "guide off" hides it.
guide-leaving = "guide off" hides it
guide-leaving-rule = rule { $rule }, "guide off" hides it
guide-done = done
guide-count = { $number } of { $of }
guide-press = { $what }: press { $keys }
guide-hint = { $answer }: the next step of the lesson.
guide-back-to-map = Go back to the map
guide-plan = plan the way there
guide-next-lesson = Lesson complete! Start the next one: { $title }?
guide-last-lesson = Lesson complete! That was the last one for this game. Go to the title screen?
seed-secret = The seed is secret until the game is over.
plain-word-learn = learn { $game }
plain-word-play = play { $game }
plain-word-resume = resume { $name }
plain-word-set-up = set up
plain-word-examples = examples
plain-word-quit = quit
first-help = Type a number from the list, or the first words of a line. You can also type:
first-look = Lists the games again.
first-rules = Shows the rules of a game: "rules elfenwizards" lists the chapters, and "rules elfenwizards dice" finds what they say about dice.
    .args = [game] [section or words]
first-load = Continues a saved game; without a name, lists them all.
first-help-set-up = "set up" lets you choose the players, bots, seed and options, or turn on practice, before the game starts.
first-help-at-table = At a table, "help" shows what you can type there.
first-rules-which = Which game? Type "rules", a game ({ $games }) and, if you like, a section number or search words.
first-rules-of = From the rules of { $game }:
first-which-example = Which example would you like to follow?
setup-which-game = Which game would you like to set up?
setup-heading = New game of { $game }, with these settings:
setup-how = Type the number of a line, or the change itself: "players Ann, Ben, bot:mentor", "seed moon".
setup-line = { $what }: { $value }
setup-bot = { $name } (a bot, { $bot })
setup-begin = start
    .about = Start this game
setup-back = back
    .about = Back to the first menu
setup-seed = seed
setup-practice = practice
setup-players-word = players
setup-which-seed = Which seed? Any word will do; the same seed, players and options start the same game.
setup-which = Choose a value for { $what }:
setup-who-plays = Who plays? Type names separated by commas, with { $bots } for a bot, or just a number of players; bots then fill the other seats.
setup-no-such-value = { $what } can be { $known }, not "{ $input }".
setup-no-line = There is nothing called "{ $input }" here. Choices: { $known }.
read-aloud-players = Players: { $seats }.
read-aloud-how = Enter shows the next turn, "all" shows the rest, and "back" goes back.
read-aloud-all = all
read-aloud-end = The end. { $result }

## Hosted tables

people-bot = { $name } (a bot)
people-away = { $name } (away)
people-waiting = Waiting for { $names }.
people-waiting-for = Waiting for { $names }: { $what }.
people-waiting-both = { $what }, { $ready }
people-ready = { $ready } of { $of } ready
people-here = At { $table }: { $names }.
people-here-watched = At { $table }: { $names }. { $n ->
    [one] One person is
   *[other] { $n } people are
} watching.
people-come = { $name } has joined.
people-left = { $name } has left.
people-watcher = A spectator
table-watch-no-more = You are no longer watching { $table }.
table-left = You have left { $table }. The game continues, and the seat is still { $name }'s.
table-you-watch = You are watching. You see only what everyone can see.
table-you-are = You are { $name }.
table-watchers-silent = Spectators can't speak at the table.
table-no-answer = Table "{ $table }" isn't answering.
table-not-open = There is no open table called { $table }; "cantrip tables" lists the open ones.
table-unreachable = Cannot reach table "{ $table }": { $why }.
table-gone = Table "{ $table }" is gone: its host stopped unexpectedly.
table-talks-nonsense = Table "{ $table }" sent something this version of cantrip doesn't understand; use the same version at both ends.
table-unknown-game = Table "{ $table }" is playing "{ $game }", which this version of cantrip doesn't have.
table-begins-late = The start of the game at { $table } is missing; use the same version of cantrip at both ends.
table-other-rules = Table "{ $table }" uses version { $theirs } of the rules of { $game }, but this version of cantrip uses version { $ours }; use the same version at both ends.
host-no-connection = This table is full.
host-nobody-greeted = The connection was closed because no greeting arrived in time.
host-too-long = That message was too long or was not text.
host-too-much = You sent too many messages at once.
host-not-understood = This table didn't understand that message.
host-own-fault = Something went wrong inside cantrip; nothing has changed.
host-greet-first = The first message must be a greeting.
host-other-version = This table uses version { $ours } of the protocol, and you use version { $theirs }; use the same version of cantrip.
host-one-greeting = Send only one greeting at a time.
host-greeting-enough = You have already sent a greeting.
host-no-seat = There is no seat "{ $name }" at this table; the seats are { $seats }.
host-somebody-sits = { $name }'s seat is taken.
host-bot-plays = A bot is playing { $name }'s seat.
host-wants-phrase = { $name }'s seat needs a passphrase.
host-busy-door = Too many people are trying to join; try again in a moment.
host-log-wrong-passphrase = Somebody entered a wrong passphrase for { $name }.
host-wrong-phrase = That is not the passphrase.
host-phrases-unreadable = The passphrases of this table can't be read; ask the host to fix this.
host-sat-elsewhere = { $name }'s seat was taken over from another terminal.
host-only-own = { $name }'s seat is taken, and only { $name } can give it away.
host-only-locked = { $name }'s seat has a passphrase, so only { $name } can give it away.
host-asked-no-more = You can no longer choose that; look again.
host-not-possible = "{ $input }" is not possible here
host-not-asked = { $name } has nothing to choose now
host-game-over = the game is over
host-taken-back = { $name } has undone { $n ->
    [one] the last move
   *[other] the last { $n } moves
}.
host-not-so-fast = Not so fast: let the others speak too.
host-cannot-write = The host can't save the game right now. You can keep playing; it will be saved as soon as possible.
host-bot-plays-for = A bot plays for { $name }; "seat { $name } person" takes the seat back.
phrases-damaged = The passphrase file { $file } is damaged. Delete it and set the passphrases again.
tables-path-too-long = { $path } is too long for a socket; choose another folder with --hall, or a shorter name for the game.
tables-unreadable = Cannot read the table folder { $folder }: { $why }.
tables-unusable = Cannot use the table folder { $folder }: { $why }; choose another with --hall.
tables-nobody-listens = Cannot open a socket at { $path }: { $why }.
tables-group-refused = Cannot give { $path } to the group { $group }: { $why }. You must be a member of the group, and log in again after joining it.
tables-open-already = There is already an open table called { $table }; "cantrip join { $table }" joins it.
tables-cannot-open = Cannot open a table in { $folder }: { $why }.
tables-is-link = The table folder { $folder } is a symbolic link, and its owner could point it elsewhere; give --hall the folder itself.
tables-others-may-replace = Other users could replace the table folder { $folder }, because anyone can write to { $above }; choose another with --hall.
tables-another-user = The table folder { $folder } belongs to another user; choose another with --hall.
tables-others-may-write = Other users can write to the table folder { $folder } and could pretend to be a table; "chmod go-w { $folder }" fixes this.
tables-no-group = There is no group called "{ $group }" in /etc/group; a group number works too.
phrases-busy = Somebody else is setting a passphrase in { $file } right now; nothing was changed.

## Keys: their names, a word or two for the footer (brief-), and what they do (does-)

key-name-up = ↑
key-name-down = ↓
key-name-left = ←
key-name-right = →
key-name-escape = Esc
key-name-enter = Enter
key-name-tab = Tab
key-name-space = Space
key-name-backspace = Backspace
key-name-pageup = PgUp
key-name-pagedown = PgDn
key-name-home = Home
key-name-end = End
key-name-shift = Shift
key-name-ctrl = Ctrl
key-name-any = any key
label-back = back
label-branch = branch
label-change = change
label-choose = select
label-close = close
label-complete = complete
label-contents = contents
label-cover = hide
label-day = day
label-do-it = run
label-done = done
label-ends = start, end
label-everything = palette
label-eyes = view
label-go-on = continue
label-next-roll = next roll
label-end-roll = skip the roll
label-end-rolls = skip the rolls
label-see-it = replay
label-chart = chart
label-again = play again
label-watch = watch
label-results = results
label-filter = filter
label-hint = hint
label-offer = bargain
label-hurry = skip ahead
label-go-there = go there
label-go-to = go to
label-go = choose
label-help = help
label-leaf = page
label-leave = leave
label-line = line
label-look = look
label-legend = legend
label-map = map
label-mark = bookmark
label-move = move
label-never-mind = cancel
label-new-game = new game
label-next-page = next page
label-next = next
label-next-begin = next, start
label-no = no
label-open = open
label-pace = speed
label-page-before = previous page
label-plan = plan
label-play = play
label-players = players
label-quit = quit
label-read-on-close = read, close
label-read = read
label-ready = ready
label-rules = rules
label-say-it = run
label-scroll = scroll
label-section = section
label-sheet = sheet
label-step = step
label-table = table
label-take = choose
label-to-do = to do
label-ten = ten moves
label-rule-behind = show the rule
label-title = title
label-to-here = back to here
label-turn = turn
label-type = type
label-undo = undo
label-redo = redo
label-agree = agree
label-refuse = refuse
label-later = later
label-rename = rename
label-delete = delete
key-yes = y
label-yes = yes
label-zoom = zoom
does-select-line = Selects another line.
does-go-to-line = Goes to another line.
does-change-choice = Changes the choice.
does-select-column = Selects a choice in another column.
does-count = Lowers or raises the number.
does-count-up = Raises the number.
does-select-or-count = Selects another line, or changes the number if there is only a number to choose.
does-select-or-count-down = Selects another line, or lowers the number.
does-type-number = Types the number.
does-erase-digit = Deletes a digit.
does-answer-number = Confirms the number.
does-move-cursor = Moves the cursor.
does-steer = Moves the cursor northwest or southwest.
does-steer-sw = Moves the cursor southwest.
does-scroll = Scrolls.
does-show-rule = Shows the rule behind the selected line.
does-go-to-told = Goes back to the selected line. In a replay this jumps there; in your own game it undoes every move since.
does-other-sheet = Shows another player's record sheet, without their secrets.
does-next-sheet = Shows another player's record sheet.
does-rename-game = Renames the selected game.
does-delete-game = Deletes the selected game after you confirm.
does-name-game = Gives the game this name.
does-keep-name = Keeps the old name.
does-open-selected = Opens the selected line.
does-next-or-begin = Goes to the next line or, on the last one, starts the game.
does-take-selected = Makes the selected choice.
does-take-at-cursor = Chooses the space under the cursor.
does-do-typed = Runs what you typed.
does-answer-yes = Yes.
does-be-ready = Reveals the screen to the next player.
does-read-on = Shows the next page or, after the last one, the table.
does-page-before = Goes back one page.
does-cover-again = Hides the screen again.
does-next-roll = Shows the result of the roll, then the next roll.
does-end-throw = Skips the rolls. Any other key skips them too, then does what it usually does.
does-close-highlight = Shows the next moment, or returns to the table.
does-close-highlights = Skips the other moments (you can read them in the log) and returns to the table.
does-watch-turning = Opens the replay at the selected turning point.
does-other-measure = Shows a different chart.
does-play-again = Starts another game with the same players and options.
does-watch-whole = Replays the game from the start.
does-branch-turning = Starts a game of your own from the selected turning point.
does-form-new = Sets up a new game.
does-close-results = Returns to the table.
does-open-results = Shows how the game went.
does-filter-told = Shows the whole log, only your own lines, or only the key moments.
does-show-legend = Explains the symbols on the board.
does-hurry = Skips ahead to your own turn.
does-take-numbered = Makes the choice with that number.
does-open-by-key = Opens the line marked with that letter or digit.
does-next-place = Moves the cursor to the next or previous space you can choose.
does-previous-place = Moves the cursor to the previous space you can choose.
does-plan-way = Plans a route to the space under the cursor, however many turns it takes; Enter then takes it step by step.
does-next-errand = Moves the cursor to the next or previous space with something to do, or lists them all.
does-previous-errand = Moves the cursor to the previous space with something to do.
does-list-errands = Lists your objectives, nearest first.
does-give-hint = Suggests what to do, and explains why.
does-make-offer = Offers another player a bargain: your promise for theirs. Answers an offer to you first.
does-complete-word = Completes the word.
does-recall-earlier = Brings back an earlier command.
does-recall-later = Brings back a later command.
does-look-around = Shows the map with the cursor on your piece so you can look around.
does-zoom = Zooms in on the map, or shows the whole board.
does-zoom-out = Shows the whole board.
does-turn-to-sheet = Shows the record sheet, then the other pages and the log.
does-next-page = Shows the next page.
does-back-to-map = Returns to the map.
does-back-to-table = Returns to the table.
does-page-back = Shows the previous page or, from the first one, the log.
does-undo = Undoes your last move, unless something has been revealed since.
does-redo = Redoes the last move you undid, unless someone has moved since.
does-leaf-anywhere = Pages through the log, a page or a list.
does-leaf-forth = Pages forward.
does-begin-new = Starts a new game.
does-back-to-title = Returns to the title screen.
does-open-line = Opens the command line; so does any letter that isn't a shortcut.
does-leaf-list = Pages through the list.
does-do-selected = Runs the selected line.
does-close-palette = Closes the palette.
does-change-setting = Changes the selected setting. The change shows at once and is saved.
does-change-setting-on = Changes the selected setting.
does-close-settings = Closes the settings.
does-close-page = Closes the page.
does-close-line = Closes the command line.
does-accept-offer = Agrees to the offer.
does-refuse-offer = Refuses the offer.
does-let-offer-wait = Leaves the decision for later. You can also just keep playing.
does-answer-no = No.
does-leave-cantrip = Quits cantrip.
does-leave-table = Asks whether to leave the table; the game is saved. While you look around, returns to the question.
does-leave-watch = Leaves the replay. While you look around, returns to it.
does-leave-all = Quits. At a table, press it twice.
does-repaint = Redraws the screen.
does-tell-keys = Shows what the keys do.
does-open-rules = Opens the rules, with the rule behind the current question at the top.
does-open-palette = Opens the command palette: type a few letters to find anything you can do here.
does-open-on-page = Expands or collapses the selected part, or shows the rule behind the selected choice.
does-open-there = Opens the rules at the selected line.
does-next-heading = Goes to the next or previous heading.
does-heading-before = Goes to the previous heading.
does-next-section = Goes to the next or previous section, unless you are searching.
does-previous-section = Goes to the previous section.
does-show-chapters = Shows the chapters.
does-back-in-book = Goes back to what you were reading before, unless you are searching.
does-read-found = Opens the rule you found. If you are not searching, closes the rules.
does-close-rules = Closes the rules.
does-close-help = Closes the help.
does-play = Plays or pauses the replay.
does-step = Steps one move back or forward.
does-step-back = Steps one move back.
does-next-turn = Goes to the start of the previous or next turn.
does-previous-turn = Goes back to the start of this turn, then of the one before.
does-list-turns = Lists the turns and bookmarks so you can jump to one.
does-set-mark = Sets a bookmark here, or removes it.
does-branch-off = Starts a game of your own from here.
does-other-eyes = Shows what the next player sees, or what everyone can see.
does-next-own = Goes to the previous or next turn of the player whose view is shown, or of the current player.
does-previous-own = Goes to this player's previous turn.
does-next-day = Goes to the start of the next or previous { $clock }.
does-previous-day = Goes to the start of the previous { $clock }.
does-next-mark = Goes to the next or previous bookmark.
does-previous-mark = Goes to the previous bookmark.
does-change-pace = Slows the replay down or speeds it up.
does-go-faster = Speeds the replay up.
does-ten = Goes ten moves back or forward.
does-ten-on = Goes ten moves forward.
does-ends = Goes to the start or the end.
does-to-end = Goes to the end.
does-leaf = Pages back and forth.
does-ends-of-list = Goes to the first or last line.
does-to-last-line = Goes to the last line.
does-go-there = Goes to the selected line.
does-close-list = Closes the list.

## Contexts in which keys have a meaning, as headings of the help

context-title = Title screen
context-new = Setting up a new game
context-load = Saved games
context-list = Choosing from a list
context-number = Choosing a number
context-map = On the map
context-naming = Renaming a saved game
context-typing = Typing a command
context-sheet = The record sheet
context-log = The log
context-page = Reading a page
context-help = Reading the help
context-rules = Reading the rules
context-contents = The rules: table of contents
context-offer = An offer
context-ask = Confirming
context-palette = The palette
context-settings = The settings
context-cover = Between players
context-since = Since your last turn
context-highlight = A key moment
context-end = The results
context-dice = While the dice roll
context-waiting = While others play
context-over = After the game
context-watch = Watching a replay
context-turns = The turns of a replay

## Help, and what you can do now

help-title = Help
help-words = Commands (type them with or without the colon)
help-typed = To choose by typing, use the words of a choice or just the start of each word.
help-typed-so = To choose by typing, use the words of a choice or just the start of each word: { $examples }.
help-signs = Map symbols
now-title = What you can do now
now-line = { $what }  (rule { $rule })
now-costs = costs { $cost }
now-more-spaces = { $n ->
    [one] and one more space to choose from; move the cursor there to read about it.
   *[other] and { $n } more spaces to choose from; move the cursor to read about each.
}
page-type-to-find = type to search
page-take-way = Enter plans this route; Esc closes the page.
page-more = { $n } more
page-more-lines = { $n ->
    [one] 1 more line
   *[other] { $n } more lines
}

## Title

title-tagline = The classic board games of wizardry in a terminal
title-short = cantrip: { $tagline }
title-heading-learn = New here?
title-heading-saves = Your games
title-heading-games = New game
title-heading-more = More
title-learn = Learn to play
title-learn-about = { $game }, five minutes with a guide
title-lessons = More lessons
title-lessons-about = { $n ->
    [one] one more lesson
   *[other] { $n } more, for all games
}
title-new-game = New game
title-game-about = { $game }: { $about }
title-played = { $seats }, { $n ->
    [one] 1 move
   *[other] { $n } moves
}
title-continue = Continue
title-go-on-with = Continue with
title-results = Results
title-save-stands = { $name }: { $stands }
title-load = Load
title-load-about = { $n ->
    [one] one saved game
   *[other] { $n } saved games
}
title-examples = Examples
title-examples-about = complete games to watch
title-rules = Rules
title-rules-about = for { $game } (F1 on any game shows its rules)
title-rules-about-only = read and search the rules of { $game }
title-settings = Settings
title-settings-about = colors, symbols, speed, mouse, language, names
title-help = Help
title-help-about = what the keys do
title-quit = Quit
title-annals = Statistics
title-annals-about = games played and won, and the hall of fame
title-daily = Today's game
title-daily-about = { $game }, seed { $seed }, the same for everyone
notice-your-turn = { $game }: it's your turn, { $name }.
screen-too-small = cantrip needs { $leastColumns }x{ $leastRows }; this window is { $columns }x{ $rows }. Enlarge it, or play with --plain.
screen-answers = Enter: yes    Esc: no

## The form of a new game

form-title = New game of { $game }
form-many-values = { $option }: { $n } choices.
form-or = { $one }. Or: { $other }
form-players-about = Number of players: { $range }. Changing it may change the options above.
form-name-about = Type your name. The log and your saved games will use it.
form-seat-about = Player { $number }. Type a name for a person at this keyboard, or press ←→ for a bot.
form-seed-about = All luck comes from the seed: the same seed and options start the same game. Any word will do.
form-practice-on-about = You can undo anything, even dice and cards. The save is marked as practice.
form-practice-off-about = You can't undo past a roll or a card, as at a real table.
form-more-rows = { $sign } { $n } more
form-begin-about-one = Start. Every move is saved; leave whenever you like.
form-begin-about = Start. Every move is saved; anyone can leave at any time.
form-begin = Start
form-players = Players
form-name = Name
form-player = Player
form-person = person
form-seed = Seed
form-practice = Practice
form-practice-yes = yes: undo anything
form-practice-no = no
form-handover = Hide the screen
form-own-name = { $fault } Give every player a different name.

## Lists of saved games and examples

load-saves = Saved games
load-examples = Examples: games to watch
load-lessons = Lessons: learn while you play
load-none = None.
load-count = { $at } of { $of }
load-answers = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
load-game = { $game }: { $seats }
load-state-open = in progress
load-state-won = won
load-state-lost = lost
load-state-over = over
load-state-broken = unplayable
load-new-name = New name:
load-delete = Delete { $name } for good?
load-unreadable = This file can't be read.

## The rules of a game

rules-title = Rules of { $game }
rules-find = Find:
rules-find-hint = a word or a rule number
rules-now = Now  { $rule } { $title }: the current question
rules-nothing-found = nothing found
rules-found = { $n } found
rules-chapter = Chapter { $number }: { $title }. { $intro }

## The palette

palette-title = Command palette
palette-find = Find:
palette-find-hint = a few letters of what you're looking for
palette-none = Nothing here matches.
palette-look = Look around the map
palette-closer = Zoom in
palette-farther = Zoom out
palette-type = Type a command
palette-eyes = Change view
palette-first = To the start
palette-last = To the end
palette-slower = Slower
palette-faster = Faster
palette-repaint = Redraw the screen
palette-legend = Map symbols
palette-errands = List your objectives
palette-plan = Plan a route
palette-page-back = Previous page
palette-previous-turn = Previous turn
palette-next-own = This player's next turn
palette-previous-own = This player's previous turn
palette-previous-day = Previous { $clock }
palette-next-mark = Next bookmark
palette-previous-mark = Previous bookmark
palette-leave = Leave
palette-go-on-with = Continue { $name }
palette-played = { $seats }, { $n ->
    [one] 1 move
   *[other] { $n } moves
}.
palette-accept = Accept bargain { $number }
palette-refuse = Refuse bargain { $number }
palette-setting = { $setting }: { $value }
palette-settings = Settings
palette-settings-about = Appearance, speed and player names.
palette-place = Shows where it is.
palette-rules = Rules { $number }: { $title }

## The table: pages, prompt and notes on a choice

page-map = Map
page-table = Table
page-sheet = Sheet
page-bargains = Bargains
page-log = Log
table-tab-shows-all = Tab shows it all
table-offer-waits = bargain { $number }: press o to answer
table-no-way-back = can't be undone
table-nothing-asked = There is nothing to choose right now.
table-say-to-all = "say ..." speaks to everyone.
table-rule = rule { $rule }
table-count = { $at } of { $of }
# The visible answers of a long list.
table-listed = { $from }-{ $to } of { $of }
    .more = { $from }-{ $to } of { $of }, more below
table-or-count = { $label }, or type how many
table-or-numbered = { $label }, or a number below
table-esc-back = back
table-more-ways = { $n } more
table-click-again = Click again: { $label }.
table-click-again-note = Click again: { $label } ({ $note }).
table-you-are-here = That's where you are. Move the cursor to a space (. jumps to the next one).
table-you-are-here-or = That's where you are. Move the cursor to a space (. jumps to the next one), or press a number.
table-not-this-space = You can't choose that space now.
table-no-number = There is no choice { $number }; { $most ->
    [one] the only choice is 1
   *[other] the choices are 1 to { $most }
}.
table-no-number-now = { $digit } is not a choice right now; the choices are { $keys }.
table-key-not-here = "{ $key }" does nothing here. Press ? for the keys, or : to type.
table-no-numbers = There are no numbered choices here.
table-not-amount = { $number } is not { $amount }.
table-nothing-told = The log is still empty.
table-nothing-since = No moves have been made since then.
table-take-back = Undo the last { $n } moves?
table-cannot-go-back = Going back there would undo { $n ->
    [one] 1 move
   *[other] { $n } moves
}, but none can be undone: { $why }.
table-cannot-go-so-far-back = Going back there would undo { $n ->
    [one] 1 move
   *[other] { $n } moves
}, but only { $most } can be undone: { $why }.
table-watched-stays = You can't change a game you are watching.
title-leave = Quit cantrip?
table-leave = Leave the table? The game is saved.
table-leave-shared = Leave the table? The game continues, and you can come back.
table-leave-unsaved = Leave the table? This game is not being saved.
table-begin-new = Start a new game? This one stays saved.
table-begin-again = Start another game with the same players? This one stays saved.
table-hint = Hint
table-advising = Thinking it over …
table-answers = Your choices
table-rolls = The last rolls
table-who = At the table
table-nothing-known = There is nothing to show about that.
table-not-saved = This game is not being saved.
table-saved-in = The game is saved after every move, in { $path }.
table-seed = The seed of this game is { $seed }.
table-watchers-say-nothing = Spectators can't speak in a game.
table-undone = Undone.
table-advised = As advised: { $answers }.
table-redone = Redone.
table-pasted = Several keys arrived at once, as if pasted. To choose something that can't be undone, press the key again.
table-undone-more = Undone: the last { $n } moves.
table-copy-kept = A copy was saved as { $path }.
table-kept-resume = The game is saved in { $path }; "cantrip resume { $name }" continues it.
table-only-shared = You can't open another game from a hosted table; leave it first.
table-no-game = There is no game on the table.
table-host-keeps = At a hosted table, the host saves the game.

## Routes on a map

plan-word = plan
    .args = PLACE
    .about = plans a route to a place, turn by turn; "plan none" cancels it
plan-way = route
    .args = PLACE
    .about = shows the route to a place, turn by turn; you can plan it from there
    .told = shows the route to a place, turn by turn
plan-go = go
    .to = to
plan-way-where = Where to? Type "route PLACE".
plan-way-turn = { $n }. { $places }
plan-only-players = Only players can plan a route.
plan-are-at = You are at { $place }.
plan-no-way-to = There is no route to { $place } now.
plan-made = Planned a route to { $place }: { $way }.
plan-enter-goes-on = Press Enter to take each step, or on your own space to cancel.
plan-none = No route is planned.
plan-given-up = The route to { $place } is canceled.
plan-replace = Your route leads to { $place }. Press Enter again to go to { $other } instead.
plan-cancel = Your route leads to { $place }. Press Enter again to cancel it.
plan-later = Your route to { $place } can't continue now.
plan-is = Route to { $place }: { $way }.
plan-no-place = "{ $words }" matches no place here, or more than one.
plan-no-place-so = "{ $words }" matches no place here, or more than one. { $naming }
plan-no-errands = There is nothing to do anywhere right now.
plan-errands = Your objectives, nearest first
plan-move-cursor = Move the cursor to where you want to go.
plan-no-way-here = There is no route to this space now.
plan-by-enter = { $way }. Enter plans the route.
plan-planned = { $way }. Route planned.
plan-on-the-way = On to { $place }: { $left }.
plan-carried-off = You were carried off; your route to { $place } is canceled.
plan-nothing-left = There is nothing left to do there; your route to { $place } is canceled.
plan-goal-changed = Your next goal has changed; your route to { $place } is canceled.
plan-no-way-any-more = There is no longer a route there; your route to { $place } is canceled.

## Between two players

cover-turn = { $name }, it's your turn.
cover-look-away = Everyone else, look away now.
cover-ready = Press { $key } when you are ready.
since-your-turn = Since your last turn, { $name }
since-alone = For { $name } only
since-page = Page { $at } of { $of }

## Replays

watch-at = Move { $at } of { $total }
watch-turn-of = { $name }'s turn
watch-playing = playing { $pace }
watch-pace-slow = slowly
watch-pace-steady = steadily
watch-pace-fast = fast
watch-pace-run = very fast
watch-bookmark = bookmark
watch-eyes-all = as everyone sees it
watch-eyes-of = as { $name } sees it
watch-beginning = The start.
watch-end = The end.
watch-breaks-off = The file ends here; the game isn't over.
watch-mark = Bookmark
watch-go-to = Go to
watch-count = { $at } of { $of }
watch-no-marks = There are no bookmarks yet; press m to set one.
watch-none-after-turn = There is no later turn.
watch-none-after-own = This player has no later turn.
watch-none-after-day = There is no later { $clock }.
watch-none-after-mark = There is no later bookmark.
watch-none-before-turn = There is no earlier turn.
watch-none-before-own = This player has no earlier turn.
watch-none-before-day = There is no earlier { $clock }.
watch-none-before-mark = There is no earlier bookmark.
watch-branch = Start a new game with { $n ->
    [0] the same setup as this one
    [one] the first move of this one
   *[other] the first { $n } moves of this one
}? This one won't change.
watch-branched = A new game, { $name }, continues from { $n ->
    [0] the start
   *[other] move { $n }
}; { $file } was not changed.
watch-branched-nowhere = A new game continues from { $n ->
    [0] the start
   *[other] move { $n }
}; { $file } was not changed.
watch-goes-to = After "{ $word }", type "turn", "{ $clock }", "mark" or "own".
watch-wants-number = After "{ $word }", type a number up to { $most }.
watch-word-play = play
    .about = Plays or pauses the replay.
watch-word-answer = move
    .args = number
    .about = Goes to the position after that many moves.
watch-word-turn = turn
    .args = number
    .about = Goes to the start of that turn, counted from the first.
watch-word-day = { $clock }
    .args = number
    .about = Goes to the start of that { $clock }.
watch-word-on = forward
    .args = [turn, { $clock }, mark or own]
    .about = Goes one move forward, or to the next of these.
watch-word-back = back
    .args = [turn, { $clock }, mark or own]
    .about = Goes one move back, or to the previous of these.
watch-word-turns = turns
    .about = Lists the turns and bookmarks so you can jump to one.
watch-word-mark = mark
    .about = Sets a bookmark here, or removes it.
watch-word-branch = branch
    .args = here
    .about = Starts a game of your own from here.
watch-to-turn = turn
watch-to-day = day
watch-to-mark = mark
watch-to-own = own

## The command line

shell-own-fault = cantrip: internal error: { $why }
shell-report = CANTRIP_DEBUG=1 shows where it happened. Please report it, and include the saved game.
shell-complaint = cantrip: { $trouble }
shell-too-small = This terminal is { $columns }x{ $rows }, and cantrip needs { $leastColumns }x{ $leastRows }. Enlarge it, or play with --plain.
shell-no-games = There are no games here.
shell-no-guide = There is no guide for { $game } yet.
shell-no-lesson = { $game } has no lesson called "{ $lesson }"; choose { $lessons }, or leave the name out for the first lesson.
shell-one-lesson = { $game } has only one lesson, and it is not called "{ $lesson }".
shell-no-guide-here = None of the games has a guide yet.
shell-no-rulebook = There is no rulebook for { $game } yet.
shell-rule-elsewhere = The rules of { $game } don't have "{ $words }". Try { $commands }.
shell-no-rulebooks = There are no rulebooks yet.
shell-which-seat = Which seat? Choose one of { $seats } with --seat, or watch with --watch.
shell-take-instead = { $trouble } To take it over, use --take.
shell-phrase-of = Passphrase for { $name }:
shell-phrase-again = { $trouble } Try again:
shell-no-phrase = No passphrase was entered.
shell-no-phrase-unchanged = No passphrase was entered; nothing was changed.
shell-new-phrase = Passphrase for { $name }'s seat (Enter for none):
shell-once-more = Repeat it:
shell-phrase-wrong = The passphrase { $fault }; nothing was changed.
shell-phrases-differ = The two passphrases are different; nothing was changed.
shell-table-needs-file = A hosted table needs a file to save to.
shell-table-open = Table "{ $table }" is open, with seats for { $seats }.
shell-table-join = "cantrip join { $words }" joins it; Ctrl+C closes it.
shell-table-opened = Table "{ $table }" is open.
shell-table-unopened = Table "{ $table }" could not be opened.
shell-host-closed = The host has closed the table. The game is saved and will continue when the table reopens.
shell-table-closed = The table is closed; the game is saved in { $path }.
shell-cannot-hide = Cannot make { $path } private: { $why }.
shell-no-tables = There are no open tables in { $folder }; "cantrip host" opens one.
shell-turn-of = waiting for { $name } since { $since }
shell-turn-of-for = waiting for { $name } since { $since }: { $what }
shell-all-or-one = --all reopens every table, so don't name one.
shell-none-stand = There are no tables to reopen in { $folder }.
shell-idle-minutes = --idle takes a whole number of minutes, at least 1, not "{ $input }".
shell-no-seat-of-program = None of the seats is played by a program called { $name }; the seats are { $seats }.
shell-bot-not-here = { $name } was played by { $bot }, which is not available here. A person plays that seat now; use --program to let a program continue.
shell-limit-seconds = --limit takes a number of seconds above 0, not "{ $input }".
shell-call-failed = The --on-turn command for { $name } failed: { $why }.
shell-call-code = it ended with exit code { $code }
shell-call-killed = it was stopped before it ended
shell-table-line = { $table }: { $game }, { $when }; { $seats }
shell-table-line-watched = { $table }: { $game }, { $when }; { $seats }; { $n } watching
shell-table-over = over
shell-seat-of = { $name } ({ $how })
shell-seat-bot = a bot
shell-seat-taken = taken
shell-seat-free = free
shell-seat-locked = { $how }, passphrase
shell-no-seat = There is no seat "{ $name }" in { $save }; the seats are { $seats }.
shell-seat-freed = { $name }'s seat no longer has a passphrase; anyone at the table can take it.
shell-seat-set = { $name }'s seat now needs its passphrase.
shell-watch-needs-terminal = --watch needs a terminal that can show the full screen; without --watch, the game is printed as text.
shell-watch-one-file = --watch takes exactly one file, not standard input.
shell-share-file = A web page isn't meant for a terminal. Name a file with "-o { $file }", or print it with "-o -".
shell-no-example = There is no { $name }; choose { $known }.
shell-file = { $file }:
shell-file-plays = { $file }: OK, { $n ->
    [one] 1 move
   *[other] { $n } moves
}.
shell-ends-here = The file ends here. { $name } is asked "{ $question }" Choices: { $possible }.
shell-output-unwritable = Cannot write { $file }: { $why }; choose another file.
shell-exported = Written to { $file }; "cantrip replay { $file }" prints the game.
shell-no-output = Cannot write the output: { $why }.
shell-daily-or-seed = --daily has its own seed; leave out --seed.
stats-none = There are no finished games in { $folder } yet ({ $n ->
    [0] none
   *[other] { $n }
} in progress).
stats-games = { $n ->
    [0] Finished games:
   *[other] Finished games, with { $n } more in progress:
}
stats-game = { $game } ({ $setup }): { $played } played, { $won } won
stats-game-best = { $game } ({ $setup }): { $played } played, { $won } won, fastest win: { $date }
stats-players = By player:
stats-player = { $name }: { $played } played, { $won } won
stats-beaten = Bots beaten:
stats-bot = { $bot }: { $n ->
    [one] 1 time
   *[other] { $n } times
}
stats-fame = Hall of fame:
stats-daily = Daily games:
stats-won = { $game }, won by { $names } ({ $date }, { $save })
stats-lost = { $game }, lost by { $names } ({ $date }, { $save })
share-eyes = As seen by { $name }.
share-first = To the start (Home)
share-back = Previous turn (left arrow)
share-on = Next turn (right arrow)
share-last = To the end (End)

## The menu for SSH logins that can only play

menu-no-commands = Commands are not accepted here; choose from the menu.
menu-sit = Join { $table } as { $name } ({ $how })
menu-watch = Watch { $table }
menu-open = Open { $table } again
menu-begin = Open a new table
menu-again = Refresh this list
menu-leave = Leave
menu-no-table = There are no open tables.
menu-tables = Open tables: { $tables }.
menu-table = { $table } ({ $game }, { $when })
menu-taken = { $name }'s seat is taken.
menu-leave-it = Don't take it
menu-sit-instead = Take it over
menu-full = There are already { $n } open tables, and there is no room for more.
menu-who-plays = Who plays? Type names separated by commas, bots included, such as Ann,Ben,{ $bot }:
menu-called = Name of the table (Enter for { $name }):
menu-name-taken = There is already a game called { $name }; choose another name.
menu-which-game = Which game?
menu-how-set-up = How would you like to set it up?
menu-as-usual = With the default options
menu-choice-by-choice = Option by option
menu-usual-choice = { $choice } (default)
menu-choice = { $choice }?
shell-no-choices = { $game } has no --{ $option }; it has no options to set.
shell-other-choices = { $game } has no --{ $option }; you can use { $choices }.
shell-many-choices = { $game } has no --{ $option }; "cantrip play { $id } --help" lists its options.
shell-choice-and-value = --set takes an option and its value, such as --set { $example }, not "{ $input }".
shell-seed-guessable = The other players could guess this game's seed and predict every card and roll. For a secret seed, start a new game with "cantrip host" and no --seed.
shell-seed-secret = The seed of { $path } is secret until the game is over, and a move file would reveal it; "cantrip replay" shows the game so far.

# The results of a finished game.
end-title = { $game } is over
end-won-you = You have won { $game }!
end-won-with = You and { $others } have won { $game }!
end-won = { $names } { $n ->
    [one] has
   *[other] have
} won { $game }
end-first = your first win with this setup
end-best = a new best: the fastest of your { $of } wins
end-place = number { $place } by speed among your { $of } wins
end-course = How it went: { $measure }, { $stretches }
end-turning = Turning points

# Filters of the log, and another player's turn in one line.
filter-all = all
filter-mine = mine
filter-moments = moments
log-none-all = Nothing has happened yet.
log-none-mine = You haven't done anything yet.
log-none-moments = No key moments yet.
rival-goes = { $name } → { $place }
rival-stays = { $name } stays
rival-does = { $name }: { $deeds }
rival-times = { $deed } ({ $times } times)
