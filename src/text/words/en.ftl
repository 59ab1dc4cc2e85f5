## Lists in a sentence

list-and = { $before } and { $end }
list-or = { $before } or { $end }
list-more = { $before } and { $n } more

## What the disk says, as the end of a sentence

disk-absent = there is no such file or folder
disk-no-folder = a part of its path is a file and not a folder
disk-is-folder = it is a folder and not a file
disk-not-plain = it is not a plain file
disk-too-large = { $megabytes } MB are too much for a game
disk-denied = this user may not do that there
disk-read-only = the disk is read-only
disk-full = the disk is full
disk-quota = the disk quota is used up
disk-file-too-large = the file would grow too large
disk-failing = the disk does not answer as it should
disk-too-many-open = too many files are open
disk-name-too-long = its name is too long
disk-circle = its links lead in a circle
disk-there-already = it is there already
disk-in-use = it is in use
disk-gone = its disk is gone
disk-damaged = it is damaged
disk-too-much = { $size } MB are too much
cannot-read = { $path } cannot be read: { $why }.
cannot-write = { $path } cannot be written: { $why }.

## Settings: where they come from and what is wrong with them

settings-unreadable = The settings in { $file } cannot be read: { $why }; the usual ones are taken.
settings-damaged = The settings in { $file } are damaged; the usual ones are taken.
settings-unwritable = The settings cannot be written to { $file }: { $why }.
settings-wrong-in-file = The setting { $key } in { $file } can only be { $possible }; the usual one is taken.
settings-wrong-variable = { $variable } cannot be "{ $value }", only { $possible }; it is left out.
settings-cannot-be = The { $setting } cannot be "{ $value }", only { $possible }.
settings-unknown = There is no setting called "{ $word }", only { $known }.
settings-possible-names = names of players with commas between
settings-possible-folder = a folder
settings-forced-given = { $by } goes before what is chosen here, whenever it is given.
settings-forced-set = { $by } goes before what is chosen here, whenever it is set.
settings-now-on = { $word }: { $value }, from now on.
settings-next-start = { $word }: { $value }, from the next start on.
settings-is-so = { $word }: { $value }. { $about }
settings-how = "settings theme light" changes one, "settings theme usual" puts it back.
settings-left = "cantrip settings" tells and changes them, once you have left the table.
settings-taste-you = you
settings-taste-good = good
settings-taste-warning = warning
settings-taste-bad = bad
settings-taste-here = here
settings-taste-players = players
settings-title = Settings
settings-none = none
# What a setting is called and decides, and each of its values: the word by which it is said, and what comes of it.
setting-theme = theme
    .about = The colours of the full screen.
setting-theme-dusk = dusk
    .about = The colours of a dark screen.
setting-theme-light = light
    .about = The colours of a light screen.
setting-theme-colour-blind = colour-blind
    .about = For a dark screen, and eyes that do not tell red from green.
setting-theme-mono = mono
    .about = No colours: signs, weight and underlining say it all.
setting-glyphs = glyphs
    .about = The signs of the map.
setting-glyphs-auto = auto
    .about = Pictures where the language of the terminal has them, else plain characters.
setting-glyphs-unicode = unicode
    .about = Pictures, as UTF-8 terminals have them.
setting-glyphs-ascii = ascii
    .about = Plain characters, as every terminal has them.
setting-speed = speed
    .about = How fast things move on the screen.
setting-speed-slow = slow
    .about = Whatever moves takes its time.
setting-speed-normal = normal
    .about = Whatever moves goes at an easy pace.
setting-speed-fast = fast
    .about = Whatever moves hurries.
setting-speed-instant = instant
    .about = Nothing moves: what happens is there at once.
setting-moments = moments
    .about = What is framed on the screen until you go on.
setting-moments-all = all
    .about = Every moment: what is done, won and lost.
setting-moments-great = great
    .about = Only what turns the course of a game.
setting-moments-none = none
    .about = Nothing is framed; the chronicle tells it all.
setting-notice = notice
    .about = How you are called when it is your turn and you have pressed no key for a while.
setting-notice-none = none
    .about = You are not called.
setting-notice-bell = bell
    .about = The terminal rings.
setting-notice-message = message
    .about = The terminal shows a message, where it can.
setting-handover = handover
    .about = When the table is covered until the next player at this keyboard is ready.
setting-handover-secrets = secrets
    .about = Once somebody knows what others may not, and where all decide in secret.
setting-handover-always = always
    .about = Whenever another player is asked.
setting-handover-never = never
    .about = Never; whoever must not see looks away.
setting-hints = hints
    .about = Whether to say what might be done next.
setting-hints-on = on
    .about = Says what might be done next, where that is worth saying.
setting-hints-off = off
    .about = Says no more than what is asked.
setting-mouse = mouse
    .about = Whether the full screen listens to the mouse.
setting-mouse-on = on
    .about = A click chooses, a second one takes; the wheel scrolls. With Shift the terminal marks text.
setting-mouse-off = off
    .about = The terminal keeps the mouse for itself.
setting-language = language
    .about = What language you are spoken to in.
setting-language-auto = auto
    .about = The language of the terminal, where the game is told in it, else English.
setting-language-en = en
    .about = English.
setting-language-de = de
    .about = German; a game that has none is told in English.
setting-names = names
    .about = Who plays a new game: names with commas between.
setting-saveFolder = saves
    .about = The folder where games are saved.
    .name = save folder
settings-usual = usual

## Names, seeds and set-ups that cannot be

fault-empty = is empty
fault-too-long = is longer than { $most } letters
fault-too-short = is shorter than { $least } letters
fault-unseen = holds characters that cannot be seen
fault-heaped = heaps marks on a letter
fault-no-text = holds bytes that are no text
fault-spaces = begins or ends with a space
fault-name-marks = holds a comma, a colon, a # or a quotation mark
fault-begins-with-mark = begins with a mark
fault-holds-hash = holds a #
fault-no-file-name = is no name for a file: letters, digits, spaces, - and _ are
fault-of-name = The name "{ $name }" { $fault }.
fault-of-seed = The seed "{ $seed }" { $fault }.
fault-of-phrase = The pass-phrase { $fault }.
fault-same-name = Two players are called "{ $name }".
setup-nobody-plays = Nobody plays.
setup-no-game = There is no game called "{ $id }" here; there { $n ->
    [one] is
   *[other] are
} { $games }.
setup-no-choice = { $game } has no choice called "{ $name }"; it has { $choices }.
setup-no-choices = { $game } has no choice called "{ $name }"; it has none.
setup-no-value = The { $name } "{ $value }" is not one of { $game }; it can be { $values }.
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

save-unknown = There is no saved game called "{ $name }" in { $folder }; "cantrip saves" lists those there are.
save-no-file = There is no file "{ $name }", and no saved game of that name in { $folder }.
save-renamed = { $name } is called { $renamed } from now on.
save-name-taken = There is a saved game called { $name } already; choose another name.
save-deleted = { $name } is deleted.
save-not-deleted = { $name } has not been deleted.
save-delete-sure = { $name } would be gone for good. Type its name once more to delete it:
save-not-changed = { $path } stays as it is: { $why }.
save-none = There is no saved game in { $folder }; "cantrip play" begins one.
save-none-there = There are no saved games in { $folder }; "cantrip play" begins one.
save-list = Saved games in { $folder }, the latest first:
save-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
save-secret-seed = secret seed
save-seed = seed { $seed }
save-practice = practice
save-line-broken = cannot be played: { $trouble }
save-there-already = There is already a saved game in { $path }.
save-folder-unreadable = The save folder { $folder } cannot be read: { $why }.
save-empty = { $file } is empty: there is no game in it.
save-no-beginning = { $file }:1: this is not the beginning of a saved game; the file is left as it is.
save-first-line-odd = { $file }:1: { $where } is not as a saved game has it; the file is left as it is.
save-first-line = the first line
save-other-format = { $file } is a save of format { $format }; this version of cantrip reads format { $ours }.
save-other-rules = { $path } was saved under rules { $theirs } of { $game }; this version of cantrip plays rules { $ours }.
save-unplayable = { $path } cannot be played. { $why }
save-diverges = { $path }:{ $line }: the record does not play: { $why }; the file is left as it is.
save-torn = The last line of { $file } was cut off while it was written; the game goes on from the answer before it.
save-line-wrong = { $file }:{ $line }: { $what }; the file is left as it is.
save-line-no-text = there are bytes here that are no text
save-line-damaged = this line is damaged
save-line-unseen = there are characters here that cannot be seen
save-line-no-move = this line is no move of a saved game
save-line-seats = this line seats { $n } players of { $of }
save-line-stranger = this line speaks of a player there is not
save-read-no-lock = No lock can be put beside { $path }, so see that nobody else plays it: { $why }.
save-backed-up = { $path } as it was found is kept in { $copy }.
save-written-again = { $path } had vanished; the whole game has been written there again.
save-goes-elsewhere = { $old } has been changed by somebody else; this game goes on in { $path }.
save-unwritable = The game cannot be written to { $path }: { $why }.
save-unwritable-now = { $trouble } The game goes on; it will be written as soon as that is possible.
save-refuge = { $trouble } The whole game is in { $path } instead; "cantrip resume { $path }" goes on with it.
save-no-refuge = { $trouble } Nor could { $path } be written: { $why }.
save-kept-again = The game is kept in { $path } again; nothing is missing.
save-being-opened = { $path } is just being opened by somebody else; "cantrip replay { $name }" shows it as it stands.
save-being-played = { $path } is being played by { $who } (process { $process }) since { $since }, and one game has one writer; "cantrip replay { $name }" shows it as it stands.
save-being-played-away = { $path } is being played by { $who } (process { $process } on { $host }) since { $since }, and one game has one writer; "cantrip replay { $name }" shows it as it stands. Should nobody play it any more, delete { $file }.
save-since-unknown = an unknown time
bookmarks-unwritable = The bookmarks cannot be kept in { $path }: { $why }.
bookmarks-damaged = { $path } is damaged, so that no bookmarks can be read or set; take it away, and they begin anew.

## What is typed, and what is said to what nobody understands

said-nothing = Nothing was said.
said-impossible = "{ $said }" is not possible here.
said-ambiguous = "{ $said }" could be { $meant }.
said-no-number = There is no answer "{ $said }": { $most ->
    [one] there is only 1
   *[other] they go from 1 to { $most }
}.
said-no-amount = "{ $said }" is not { $amount }.
said-did-you-mean = Did you mean { $near }?
said-quoted = "{ $word }"
said-possible = Possible: { $possible }.
said-nothing-asked = Nothing is asked now; possible: { $possible }.
amount-one = the number { $least }
amount-range = a number from { $least } to { $most }
amount-steps = a number from { $least } to { $most } in steps of { $step }
term-clock = day
term-date = day { $n }
term-price = cost { $cost }
odds-in = { $hits } in { $of }
odds-about = about { $hits } in 100
odds-of = { $chance }: { $what }
odds-in-100 = in 100: { $chances }
odds-under-one = under 1
odds-never = never
odds-certain = for certain
roll-head = { $title }, rule { $rule }: { $dice }.
roll-head-read = { $title }, rule { $rule }: { $dice }, { $reading }.
roll-head-of = { $who }: { $title }, rule { $rule }: { $dice }.
roll-head-of-read = { $who }: { $title }, rule { $rule }: { $dice }, { $reading }.
rolls-none = Nothing has been rolled lately.
rules-how = Say the number of a chapter or a section ("rules 7.304"), or words ("rules dice").
rules-none-near = No rule speaks of "{ $words }". Did you mean { $near }?
rules-none-about = No rule speaks of "{ $words }"; "rules" alone lists the chapters.
rules-further = Further: { $sections }.
rules-no-book = { $game } has no rulebook here.
rules-no-book-yet = This game has no rulebook here yet.
rules-number = Rule { $rule }.

## What can be said to the table: the word, other words for it with commas between, what may follow, and what it does

command-help = help
    .also = ?, commands
    .args = [word]
    .about = Tells how to play and what can be said.
command-options = options
    .also = choices, list
    .args = [word]
    .about = Lists every answer there is now.
command-look = look
    .also = { "" }
    .about = Tells again where things stand and what is asked.
command-undo = undo
    .also = u, back
    .args = [how many]
    .about = Takes back your last answer, if nothing was revealed since.
command-save = save
    .also = keep
    .args = [name]
    .about = Says where the game is kept, or keeps a copy under a name.
command-log = log
    .also = chronicle, history
    .args = [how many]
    .about = Tells again what happened.
command-rules = rules
    .also = rule
    .args = [section or words]
    .about = Shows a rule by its number, or the rules that speak of something.
command-why = why
    .also = { "" }
    .args = [which]
    .about = Shows the rules behind what was told last, or behind the third last line of it: "why 3".
command-dice = dice
    .also = rolls, table
    .about = Shows the last rolls again, with all that could have come of them.
command-guide = guide
    .also = lesson
    .args = [off]
    .about = Takes up the guide of a first game, where one is played; "guide off" sends it away.
command-say = say
    .also = tell, chat
    .args = words
    .about = Says a line to everybody at the table; it is kept in the chronicle.
command-offer = offer
    .also = { "" }
    .args = name promise for promise
    .about = Offers somebody a bargain, which binds nobody: what you will do, for what he does.
command-accept = accept
    .also = { "" }
    .args = [number]
    .about = Accepts a bargain that was offered to you.
command-refuse = refuse
    .also = { "" }
    .args = [number]
    .about = Refuses a bargain that was offered to you.
command-bargains = bargains
    .also = deals
    .about = Tells what was offered and agreed, and whether it was kept; and what can be promised now.
command-who = who
    .also = people
    .about = Tells who is at the table and whom it waits for.
command-hint = hint
    .also = advise
    .about = Says what an adviser would do here, and why.
command-seat = seat
    .also = { "" }
    .args = [name] [person or bot]
    .about = Tells who sits where, or gives a seat away: "seat Ben bot:mentor", "seat Ben person".
command-seed = seed
    .also = { "" }
    .about = Says the seed this game was dealt from.
command-settings = settings
    .also = preferences
    .args = [setting] [value]
    .about = Tells how cantrip looks and moves, or changes it: "settings theme light".
command-new = new
    .also = restart
    .args = [seed]
    .about = Begins another game with the same players; this one stays saved.
command-load = load
    .also = resume
    .args = [name]
    .about = Goes on with a saved game; this one stays saved.
command-quit = quit
    .also = q, exit, bye
    .about = Leaves the table; the game is saved.
command-leave-shared = Leaves the table, which goes on; the seat can be come back to.
said-off = off
said-none = none
said-person = person

## Talk and bargains

talk-nobody-asked = Nobody here is asked anything, so nobody speaks.
talk-say-what = "say" is followed by what everybody shall hear.
talk-no-bargains = { $game } knows no bargains; "say" tells the others whatever you like.
talk-offer-so = Say it so: "offer { $other } PROMISE for PROMISE"; a promise is { $forms }.
talk-offer-to = An offer is made to { $others }. { $how }
talk-nothing-to-promise = There is nothing to promise now; "say" tells the others whatever you like.
talk-not-yours = "{ $said }" is nothing you can promise now. { $how }
talk-not-theirs = "{ $said }" is nothing { $name } can promise now. { $how }
talk-no-offer = No offer to { $names } waits for an answer.
talk-no-longer = Bargain { $number } is past: what it promises can be kept no longer. "refuse { $number }" says no.
talk-which-offer = Say which offer: "{ $word } { $number }". Waiting for an answer: { $numbers }.
talk-said = { $who }: “{ $words }”
bargain-offered = { $by } offers { $to } bargain { $number }: { $terms }.
bargain-accepted = { $who } accepts bargain { $number }.
bargain-refused = { $who } refuses bargain { $number }.
bargain-terms = { $give }, and { $take }
bargain-settled = Bargain { $number }: { $how }.
bargain-both-kept = { $by } and { $to } have both kept it
bargain-both-broken = { $by } and { $to } have both broken it
bargain-kept-broken = { $by } has kept it, and { $to } has broken it
bargain-broken-kept = { $by } has broken it, and { $to } has kept it
bargain-none = Nobody has offered anything yet.
bargain-is-offered = { $to } has not answered yet
bargain-is-refused = { $to } refused
bargain-is-over = nobody answered in time
bargain-is-agreed = agreed
bargain-line = { $number }. { $by } to { $to }: { $terms } ({ $how }).
bargain-how = An offer is said so: "offer NAME PROMISE for PROMISE"; it is answered by "accept" or "refuse", and binds nobody.
bargain-form = "{ $form }": { $text }.
offer-asked = Bargain { $number }, from { $by } to { $to }: { $terms }.
offer-answers = "{ $accept } { $number }" agrees, "{ $refuse } { $number }" says no; it may wait while both can keep it.
offer-keys = y: agree    n: refuse    Esc, or anything else: later
offer-for = for

## Bots and who sits where

bot-mentor = Mentor
    .kind = mentor
bot-apprentice = Apprentice
    .kind = apprentice
bot-wanderer = Wanderer
    .kind = wanderer
    .about = Takes any answer that is legal, and thinks of nothing.
bot-thinking = { $name } ({ $bot }) is thinking.
bot-stuck = { $bot } can't answer for { $name }: { $why } "seat { $name } person" gives the seat to a person.
bot-program-ended = { $program } answers no more: { $why }.
bot-program-no-json = { $program } said "{ $said }", which is no JSON; an answer is a line such as {"{"}"id":"roll"{"}"}.
bot-program-no-answer = { $program } said { $said }, which is none of the answers; one of them is {"{"}"id":"{ $example }"{"}"}.
bot-no-advice = Nobody here has any advice on that.
bot-unknown = There is no bot "{ $bot }" at { $game }; there is { $known }.
seat-line = { $name }: { $player }.
seat-bot-line = { $bot }: { $about }
seat-say-whose = Say whose seat and who takes it, such as "seat { $name } { $bot }".
seat-not-by = { $name } can be { $possible }, not "{ $said }".
seat-now-person = { $name } is played by a person now.
seat-now-bot = { $name } is played by { $bot } now.

## The line mode

plain-tagline = cantrip: the classic board games of wizardry.
plain-how-to-play = How to play: answer with the number before a line, or in the words after it. "help" tells what can be said and asked,
plain-how-to-ask = "look" how things stand, "undo" takes back, "quit" leaves. Every answer is kept as it is given.
plain-what-to-play = What shall be played?
plain-learn = Learn { $game } by playing it, with a guide
plain-new-game = A new game of { $game }
plain-set-up = Set up a game: who plays, bots, the seed and all other choices
plain-examples = Hear a game that comes with the program
plain-go-on = Go on with { $name }
plain-save-note = { $game }, { $seats }, { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
plain-leave = Leave
plain-input-ended = The input has ended. No game was begun, and whatever was begun before is kept.
plain-hint = Answer with a number of the list or in words; the beginnings of words will do. "help" tells what else can be said, "quit" leaves.
plain-say-to-all = "say ..." speaks to everybody at the table.
plain-what-happened = What happened last:
plain-players = Players: { $seats }. { $choices }{ $seed }.
plain-choice = { $name } { $value }
plain-seed = Seed { $seed }
plain-seed-secret = The seed is a secret
plain-kept-in = Kept in { $path }.
plain-practice = Practice: everything can be taken back.
plain-game-over = The game is over. { $result }
plain-what-now = "log" tells what happened, "new" begins another game, "quit" leaves.
plain-is-asked = { $name } is asked now.
plain-for-alone = For { $name } alone:
plain-to-one = { $name }: { $text }
plain-question = { $question } (rule { $rule })
plain-advice = Hint: { $advice }
plain-knows-nothing = { $game } knows nothing called "{ $word }".
plain-nothing-happened = Nothing has happened yet.
plain-seed-is = The seed is { $seed }: the same seed, players and choices begin the same game.
plain-no-line-number = "{ $said }" is no number of lines; "why" asks about what was told last, "why 3" about the third last line.
plain-no-answer-like = No answer begins with or holds "{ $words }".
plain-nothing-asked = Nothing is asked now.
plain-copy-kept = A copy is kept in { $copy }; the game goes on in { $path }.
plain-no-file = no file
plain-kept-nowhere = This game is kept in no file; "save NAME" keeps a copy.
plain-is-kept = The game is kept, each answer as it is given, in { $path }.
plain-still-waits = The game is still not written; { $n } lines wait for { $path }.
plain-own-fault = A fault of cantrip's own: { $why }. Nothing has changed, and another answer may do.
plain-report-it = Please report it.
plain-report-it-with = Please report it, with the file { $path }.
plain-here-is-game = Here is the game, to be kept by hand and played with "cantrip replay":
plain-was-in-no-file = The game was kept in no file.
plain-over-kept = The game is over; it is kept in { $path }.
plain-kept-resume = The game is kept in { $path }. "cantrip resume { $name }" goes on with it.
plain-option-cost = cost { $cost }
plain-no-way-back = { $option }; cannot be taken back
plain-kind-count = { $n } { $n ->
    [one] begins
   *[other] begin
} with "{ $kind }"
plain-other-kinds = others
plain-on-towards = Go on towards { $what }
plain-planned-way = Go on with the way to { $place }: { $left }
plain-counted = and { $what }: "options" lists them all.
    .known = and { $what }.
plain-plan = plan
    .args = place
    .about = plans the way to a place over several turns; "p" then goes on with it, or with what is to be done next
plain-plan-then-p = "p" goes on with it.
plain-nothing-to-go-on-with = No way is planned, and nothing that is to be done is to be gone to now.
plain-bots-alone = Bots play in every seat. Enter lets the next have its turn, "seat { $name } person" takes the seat back.
plain-more-options = and { $n } more ({ $kinds }): "options" lists them all.
    .known = and { $n } more ({ $kinds }).
plain-load-how = "load NAME" goes on with a saved game. { $known }
plain-load-here = That is the game on this table.
plain-load-unknown = There is no saved game called "{ $name }". { $known }
plain-load-none = There are none.
plain-load-known = There { $n ->
    [one] is
   *[other] are
} { $names }.
plain-no-count = "{ $said }" is no number of answers; "undo" takes back one, "undo 3" three.
plain-taken-back = Taken back: { $answers }.
plain-laid-ready = what was laid ready
undo-none = Nothing can be taken back: { $why }.
undo-only = Only { $n } can be taken back: { $why }.
barrier-start = there is nothing before it
barrier-revealed = something has come to light since
barrier-other = another player has answered since
barrier-together = others decide at the same time since
why-nothing-told = Nothing like that has been told yet.
why-how = "why" asks about the last line told, "why 3" about the third last.
why-only-said = That was said at the table; no rule is behind it.
answer-none-such = There is no such answer now.
help-none-about = There is no help about "{ $about }"; "help" alone lists what can be said.
help-also = Also: { $words }.
help-answers = An answer can be the number shown before it, the words in brackets, the beginnings of those words, or their last part
help-answers-more = where no other answer has it. Small and capital letters are the same.
help-answers-so = where no other answer has it ({ $examples }). Small and capital letters are the same.
help-about-game = About the game ({ $game }):
help-about-table = About the table:
language-game-has-not = { $game } is told in English.

## The guide of a first game

guide-says = Guide: { $say }
guide-step = Guide, { $number } of { $of }: { $title } (rule { $rule }). { $say }
guide-do-say = { $what }: say "{ $words }".
guide-do-next = { $what } ("next" tells where that is).
guide-first = First answer what is asked
guide-as-you-like = As you like; that is a way too.
guide-none = No guide comes with this game; "cantrip learn" begins one that has.
guide-none-here = No guide comes with this game. "Learn to play" on the title, or "cantrip learn", begins one that has.
guide-gone = The guide is gone; the game goes on. "guide" calls it back.
guide-here = The guide is here; "guide off" sends it away.
guide-leaving = "guide off" leaves it
guide-leaving-rule = rule { $rule }, "guide off" leaves it
guide-done = done
guide-count = { $number } of { $of }
guide-press = { $what }: press { $keys }
guide-back-to-map = back to the map
seed-secret = The seed is a secret until the game is over.
plain-word-learn = learn { $game }
plain-word-play = play { $game }
plain-word-resume = resume { $name }
plain-word-set-up = set up
plain-word-examples = examples
plain-word-quit = quit
first-help = Answer with a number of the list or in words; the beginnings of words will do. What else can be said here:
first-look = Lists the games again.
first-rules = Reads the rules of a game: "rules elfenwizards" lists its chapters, "rules elfenwizards dice" what speaks of dice.
    .args = [game] [section or words]
first-load = Goes on with a saved game; without a name it lists them all.
first-help-set-up = "set up" seats other players and bots, and chooses the seed, the variant and practice before a game begins.
first-help-at-table = At a table "help" tells what can be said there.
first-rules-which = Say of which game: "rules" and { $games }, then a number or words if you like.
first-rules-of = From the rules of { $game }:
first-which-example = Which game shall be told?
setup-which-game = Which game shall be set up?
setup-heading = A new game of { $game }, as it would begin now:
setup-how = Say a number, or a change as a whole: "players Ann, Ben, bot:mentor", "seed moon".
setup-line = { $what }: { $value }
setup-bot = { $name } (a bot, { $bot })
setup-begin = begin
    .about = Begin this game
setup-back = back
    .about = Back to the first page
setup-seed = seed
setup-practice = practice
setup-players-word = players
setup-which-seed = Which seed? Any word will do; the same seed, players and choices begin the same game.
setup-which = { $what }: which?
setup-who-plays = Who plays? Names with commas between, a bot as { $bots }; or a number of players, and bots fill the seats.
setup-no-such-value = { $what } can be { $known }, not "{ $said }".
setup-no-line = Nothing here is called "{ $said }". Possible: { $known }.
read-aloud-players = Players: { $seats }.
read-aloud-how = Enter tells the next turn, "all" all the rest, "back" leads back.
read-aloud-all = all
read-aloud-end = Here it ends. { $result }

## Tables for several logins

people-bot = { $name } (a bot)
people-away = { $name } (away)
people-waiting = Waiting for { $names }.
people-waiting-for = Waiting for { $names }: { $what }.
people-waiting-both = { $what }, { $ready }
people-ready = { $ready } of { $of } ready
people-here = At { $table }: { $names }.
people-here-watched = At { $table }: { $names }. { $n ->
    [one] One watches
   *[other] { $n } watch
}.
people-come = { $name } has come.
people-left = { $name } has left.
people-watcher = Somebody who watches
table-watch-no-more = You watch { $table } no more.
table-left = You have left { $table }, which goes on; the seat is still { $name }'s.
table-you-watch = You watch, and see what everybody may see.
table-you-are = You are { $name }.
table-watchers-silent = Whoever watches a table says nothing to it.
table-no-answer = The table { $table } does not answer.
table-not-open = There is no open table called { $table }; "cantrip tables" lists those there are.
table-unreachable = The table { $table } cannot be come to: { $why }.
table-gone = The table { $table } has gone: its host ended without a word.
table-talks-nonsense = The table { $table } says what this cantrip does not understand; use the same cantrip at both ends.
table-unknown-game = The table { $table } plays "{ $game }", which this cantrip does not know.
table-begins-late = The table { $table } begins in the middle; use the same cantrip at both ends.
table-other-rules = The table { $table } plays rules { $theirs } of { $game }, and these are rules { $ours }; use the same cantrip at both ends.
host-no-connection = There is no chair left at this table.
host-nobody-greeted = Nobody has greeted this table for a while.
host-too-long = That was too long for this table, or no text.
host-too-much = That was too much at once for this table.
host-not-understood = This table does not understand that.
host-own-fault = A fault of cantrip’s own; nothing has changed.
host-greet-first = Whoever comes to a table greets first.
host-other-version = This table speaks version { $ours }, and you version { $theirs }: use the same cantrip.
host-one-greeting = One greeting at a time.
host-greeting-enough = One greeting is enough.
host-no-seat = There is no seat "{ $name }" at this table; there are { $seats }.
host-somebody-sits = Somebody sits at { $name }'s seat.
host-bot-plays = A bot plays at { $name }'s seat.
host-wants-phrase = { $name }'s seat wants its pass-phrase.
host-busy-door = Too many are at the door; try again in a moment.
host-wrong-phrase-said = A wrong pass-phrase was said for { $name }.
host-wrong-phrase = That is not the pass-phrase.
host-phrases-unreadable = The pass-phrases of this table cannot be read; its host must see to that.
host-sat-elsewhere = { $name } has sat down elsewhere.
host-only-own = Somebody sits at { $name }'s seat, and only { $name } can give it away.
host-only-locked = { $name }'s seat has a pass-phrase, and only { $name } can give it away.
host-asked-no-more = That is asked no more; look again.
host-not-possible = "{ $said }" is not possible here
host-not-asked = { $name } is not asked anything now
host-game-over = the game is over
host-taken-back = { $name } has taken back { $n ->
    [one] the last answer
   *[other] the last { $n } answers
}.
host-not-so-fast = Not so fast: let the others speak too.
host-cannot-write = The host cannot write the game just now; it goes on, and is written when it can be.
host-bot-plays-for = A bot plays for { $name }; "seat { $name } person" takes the seat back.
phrases-damaged = { $file } is damaged: it should hold the pass-phrases of the seats. Delete it and set them anew.
tables-path-too-long = { $path } is too long for a socket; --hall names another folder, or the game a shorter name.
tables-unreadable = The folder of tables { $folder } cannot be read: { $why }.
tables-unusable = The folder of tables { $folder } cannot be used: { $why }; --hall names another.
tables-nobody-listens = Nobody can listen at { $path }: { $why }.
tables-open-already = There is an open table called { $table } already; "cantrip join { $table }" goes to it.
tables-cannot-open = No table can be opened in { $folder }: { $why }.
tables-is-link = The folder of tables { $folder } is a link, and whoever laid it may lay it elsewhere; --hall names the folder itself.
tables-others-may-replace = Others may put another folder in the place of { $folder }, for all may write to { $above }; --hall names another.
tables-another-user = The folder of tables { $folder } belongs to another user; --hall names another.
tables-others-may-write = Others may write to the folder of tables { $folder }, and could pretend to be a table: "chmod go-w { $folder }" forbids it.
tables-no-group = There is no group called "{ $group }" in /etc/group; its number will do too.
phrases-busy = Somebody else is setting a pass-phrase in { $file } just now; nothing has been changed.

## Keys: how they are written, one or two words for the footer, and what they do

key-name-up = ↑
key-name-down = ↓
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
brief-back = back
brief-branch = branch
brief-change = change
brief-choose = choose
brief-close = close
brief-complete = complete
brief-contents = contents
brief-cover = cover
brief-day = day
brief-do-it = do it
brief-done = done
brief-ends = ends
brief-everything = everything
brief-eyes = eyes
brief-go-on = go on
brief-end-rolls = end all the rolls
brief-see-it = see it
brief-chart = chart
brief-again = again
brief-watch = watch
brief-results = results
brief-filter = filter
brief-hint = hint
brief-hurry = hurry
brief-go-there = go there
brief-go-to = go to
brief-go = go
brief-help = help
brief-leaf = leaf
brief-leave = leave
brief-line = line
brief-look = look
brief-map = map
brief-mark = mark
brief-move = move
brief-never-mind = never mind
brief-new-game = new game
brief-next-page = next page
brief-next = next
brief-next-begin = next, begin
brief-no = no
brief-open = open
brief-pace = pace
brief-page-before = page before
brief-plan = plan
brief-play = play
brief-players = players
brief-quit = quit
brief-read-on-close = read on, close
brief-read = read
brief-ready = ready
brief-rules = rules
brief-say-it = say it
brief-scroll = scroll
brief-section = section
brief-sheet = sheet
brief-step = step
brief-table = table
brief-take = take
brief-to-do = to do
brief-ten = ten
brief-rule-behind = the rule behind it
brief-title = title
brief-to-here = to here
brief-turn = turn
brief-type = type
brief-undo = undo
brief-agree = agree
brief-refuse = refuse
brief-later = later
brief-rename = rename
brief-delete = delete
brief-yes = yes
brief-zoom = zoom
does-select-line = Selects another line.
does-go-to-line = Goes to another line.
does-change-choice = Changes the choice.
does-select-column = Selects an answer in another column.
does-count = Counts the number down or up.
does-count-up = Counts the number up.
does-select-or-count = Selects another line; where there is but the number, counts it up or down.
does-select-or-count-down = Selects another line, or counts the number down.
does-type-number = Types the number.
does-erase-digit = Takes back a digit.
does-answer-number = Answers with the number.
does-move-cursor = Moves the cursor.
does-steer = Moves the cursor one space: north-west, north-east, west, east, south-west, south-east.
does-steer-ne = Moves the cursor to the north-east.
does-steer-w = Moves the cursor to the west.
does-steer-e = Moves the cursor to the east.
does-steer-sw = Moves the cursor to the south-west.
does-steer-se = Moves the cursor to the south-east.
does-scroll = Scrolls.
does-show-rule = Shows the rule behind the selected line.
does-go-to-told = Goes to the selected line: a watched game is shown as it was then, in your own everything since is taken back.
does-other-sheet = Turns to another player's record sheet, but for what is secret.
does-next-sheet = Turns to another player's record sheet.
does-rename-game = Gives the selected game another name.
does-delete-game = Deletes the selected game, after a question.
does-name-game = Gives the game this name.
does-keep-name = Keeps the name it has.
does-open-selected = Opens what is selected.
does-next-or-begin = Goes to the next line; at the last begins the game.
does-take-selected = Takes the selected answer.
does-take-at-cursor = Takes the answer that the cursor is on.
does-do-typed = Does what is typed.
does-answer-yes = Yes.
does-be-ready = The next player is ready.
does-read-on = Reads on; after the last page the table is uncovered.
does-page-before = Goes back to the page before.
does-cover-again = Covers the screen again.
does-end-throw = Ends the throw with all that follow it, and nothing else; any other key then does what it does at the table.
does-close-moment = Goes on to the next moment, or back to the table.
does-close-moments = Leaves all moments that wait, which the chronicle tells, and goes back to the table.
does-watch-turning = Opens the replay at the selected turning point.
does-other-measure = Lets the chart show another measure.
does-play-again = Begins another game with the same players and choices.
does-watch-whole = Watches the game from its beginning.
does-branch-turning = Begins a game of its own with the moves up to the selected turning point.
does-form-new = Opens the form of a new game.
does-close-results = Goes back to the table.
does-open-results = Tells how the game went.
does-filter-told = Shows all of the chronicle, what is your own, or the moments of the game.
does-show-legend = Tells what the signs of the board mean.
does-hurry = Lets bots play on without a pause, to your own turn.
does-take-numbered = Takes the answer of that number.
does-open-by-key = Opens the line that has this key before it.
does-next-place = Moves the cursor to the next space that can be chosen, or back.
does-previous-place = Moves the cursor to the space before.
does-plan-way = Plans the way to the space under the cursor, over as many turns as it takes: each lays its step ready.
does-next-errand = Moves the cursor to the nearest space where something is to be done, then to the next, or back.
does-previous-errand = Moves the cursor to the space before where something is to be done.
does-list-errands = Lists what is to be done, the nearest first.
does-give-hint = Goes to what an adviser would do; says why.
does-complete-word = Completes the word.
does-recall-earlier = Brings back what was typed before.
does-recall-later = Goes on to what was typed after it.
does-look-around = Gives the cursor the run of the map.
does-zoom = Shows the map close, or the whole board.
does-zoom-out = Shows the whole board.
does-turn-to-sheet = Turns to the record sheet, further pages and the chronicle.
does-next-page = Turns to the next page.
does-back-to-map = Turns back to the map.
does-back-to-table = Turns back to the table.
does-page-back = Turns to the page before: from the first to the chronicle.
does-undo = Takes back your last answer, where nothing has come to light since.
does-leaf-anywhere = Leafs back and forth in the chronicle, a page or a list.
does-leaf-forth = Leafs forth.
does-begin-new = Begins a new game.
does-back-to-title = Goes back to the title.
does-open-line = Opens the command line; so does any letter that is no key.
does-leaf-list = Leafs in the list.
does-do-selected = Does what is selected.
does-close-palette = Closes the palette.
does-change-setting = Changes the selected setting; it is seen at once, and kept.
does-change-setting-on = Changes the selected setting.
does-close-settings = Closes the settings.
does-close-page = Closes the page.
does-close-line = Closes the command line.
does-accept-offer = Agrees to the offer.
does-refuse-offer = Refuses it.
does-let-offer-wait = Lets it wait; going on does so too.
does-answer-no = No.
does-leave-cantrip = Leaves cantrip.
does-leave-table = Back to the question, or leaves the table; the game is saved.
does-leave-watch = Leaves the game that is watched, after a question.
does-leave-all = Leaves, whatever is open.
does-repaint = Draws the screen anew.
does-tell-keys = Tells what the keys do.
does-open-rules = Opens the rules: their chapters, and first the one behind what is asked.
does-open-palette = Opens the palette: everything that can be done here, to be found by a few letters.
does-open-on-page = Opens or closes the selected part, or opens the rule behind the selected answer.
does-open-there = Opens the book there.
does-next-heading = Leafs to the next heading, or back to the one before.
does-heading-before = Leafs back to the heading before.
does-next-section = Goes to the next section, or the one before, while nothing is sought.
does-previous-section = Goes to the section before.
does-show-chapters = Shows the chapters.
does-back-in-book = Goes back to where one read before, while nothing is sought.
does-read-found = Goes on reading where something was found; closes the rules where nothing is sought.
does-close-rules = Closes the rules.
does-close-help = Closes the help.
does-play = Goes on by itself, or stops.
does-step = One answer back, or one on.
does-step-back = One answer back.
does-next-turn = To the beginning of a turn before, or of the next one.
does-previous-turn = Back to the beginning of a turn.
does-list-turns = Lists the turns and bookmarks, to jump to one.
does-set-mark = Sets a bookmark here, or takes it away.
does-branch-off = Begins a new game of your own that starts with the answers so far.
does-other-eyes = Looks with the eyes of the next player, or sees what everybody may see.
does-next-own = To the turn before of the player who looks, else of whose turn it is, or to the next one.
does-previous-own = To the turn of this player before.
does-next-day = To the beginning of the next { $clock }, or of one before.
does-previous-day = To the beginning of a { $clock } before.
does-next-mark = To the next bookmark, or the one before.
does-previous-mark = To the bookmark before.
does-change-pace = Goes slower or faster.
does-go-faster = Goes faster.
does-ten = Ten answers back, or ten on.
does-ten-on = Ten answers on.
does-ends = To the beginning, or to the end.
does-to-end = To the end.
does-leaf = Leafs back and forth.
does-ends-of-list = To the first line, or the last.
does-to-last-line = To the last line.
does-go-there = Goes to that place.
does-close-list = Closes the list.

## What the screen is about, as far as keys go

context-title = Title
context-new = A new game
context-load = Saved games
context-list = Choosing from a list
context-number = Answering with a number
context-map = On the map
context-naming = Renaming a saved game
context-typing = Typing a command
context-sheet = The record sheet
context-chronicle = The chronicle
context-page = Reading a page
context-help = Reading the help
context-rules = Reading the rules
context-contents = The contents of the rules
context-offer = An offer
context-ask = A last question
context-palette = The palette
context-settings = The settings
context-cover = Between two players
context-since = What has happened since
context-moment = A moment of the game
context-end = How a game went
context-dice = While the dice roll
context-waiting = While others play
context-over = After the game
context-watch = Watching a game
context-turns = The turns of a watched game

## Help and what can be done now

help-title = Help
help-words = Words (typed, with or without the colon)
help-typed = An answer is typed by its words or their beginnings.
help-typed-so = An answer is typed by its words or their beginnings: { $examples }.
help-signs = Signs of the map
now-title = What can be done now
now-line = { $what }  (rule { $rule })
now-costs = costs { $cost }
now-more-spaces = and { $n } more spaces to choose: the cursor reads each of them.
page-type-to-find = type to find something
page-take-way = Enter plans this way; Esc leaves it.
page-more = { $n } more
page-more-lines = { $n } more lines

## Title

title-tagline = The classic board games of wizardry in a terminal
title-short = cantrip: { $tagline }
title-heading-learn = For the first time here
title-heading-saves = Go on
title-heading-games = A new game
title-heading-more = And besides
title-learn = Learn to play
title-learn-about = { $game }, ten minutes with a guide
title-lessons = Other lessons
title-lessons-about = { $n } more, for the other games
title-new-game = New game
title-game-about = { $game }: { $about }
title-played = { $seats }, { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
title-continue = Continue
title-go-on-with = Go on with
title-results = Results
title-save-stands = { $name }: { $stands }
title-load = Load
title-load-about = { $n ->
    [one] one saved game
   *[other] { $n } saved games
}
title-examples = Examples
title-examples-about = games to watch, played and written down
title-rules = Rules
title-rules-about = of { $game }; F1 on a game opens its own
title-rules-about-only = the rules of { $game }, to read and to search
title-settings = Settings
title-settings-about = colours, signs, motion, the mouse, and who plays
title-help = Help
title-help-about = what the keys do
title-quit = Quit
title-annals = Annals
title-annals-about = what you have played and won, and the hall of fame
title-daily = Today's game
title-daily-about = { $game } on the seed { $seed }, the same for everybody
notice-your-turn = { $game }: it is your turn, { $name }.
screen-too-small = cantrip needs { $leastColumns } columns and { $leastRows } rows, and this screen has { $columns } and { $rows }: make it larger, or play with --plain.
screen-answers = Enter: yes    Esc: no

## The form of a new game

form-title = A new game of { $game }
form-many-values = { $option }: { $n } ways to have it.
form-or = { $one }. Or: { $other }
form-players-about = How many play: { $range } as the game is chosen above. Another number may change that choice.
form-name-about = Type over the name: the game tells of you by it, and so do your saved games.
form-seat-about = Player { $number }. Type over the name; persons share this keyboard, and ←→ seats a bot here.
form-seed-about = Everything that chance does follows from it: the same seed and choices begin the same game. Any word will do.
form-practice-on-about = Everything may be taken back, dice and cards too, and the record says so.
form-practice-off-about = What chance has shown cannot be taken back, as at a real table.
form-more-rows = { $sign } { $n } more
form-begin-about-one = Begins the game. It is saved from the first answer on; you can leave at any time.
form-begin-about = Begins the game. It is saved from the first answer on; anybody can leave at any time.
form-begin = Begin
form-players = Players
form-name = Name
form-player = Player
form-person = person
form-seed = Seed
form-practice = Practice
form-practice-yes = yes: anything can be taken back
form-practice-no = no
form-handover = Cover the table
form-own-name = { $fault } Each player needs a name of his own.

## Saved games and examples to choose from

load-saves = Saved games
load-examples = Examples: games to watch
load-lessons = Lessons: games that teach while you play
load-none = None.
load-count = { $at } of { $of }
load-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
load-game = { $game }: { $seats }
load-state-open = goes on
load-state-won = won
load-state-lost = lost
load-state-over = over
load-state-broken = damaged
load-new-name = New name:
load-delete = Delete { $name } for good?
load-unreadable = It cannot be read.

## The rules of a game

rules-title = The rules of { $game }
rules-find = Find:
rules-find-hint = a word or the number of a rule
rules-now = Now  { $rule } { $title }: what is asked
rules-nothing-found = nothing found
rules-found = { $n } found
rules-chapter = Chapter { $number }: { $title }. { $intro }

## The palette

palette-title = Everything
palette-find = Find:
palette-find-hint = a few letters of what you want
palette-none = Nothing here is called that.
palette-look = Look around the map
palette-closer = Zoom in
palette-farther = Zoom out
palette-type = Type a command
palette-eyes = Other eyes
palette-first = To the beginning
palette-last = To the end
palette-slower = Slower
palette-faster = Faster
palette-repaint = Draw the screen anew
palette-legend = Signs of the map
palette-errands = List what is to be done
palette-page-back = Page before
palette-previous-turn = Turn before
palette-next-own = Next own turn
palette-previous-own = Own turn before
palette-previous-day = { $clock } before
palette-next-mark = Next bookmark
palette-previous-mark = Bookmark before
palette-leave = Leave
palette-go-on-with = Go on with { $name }
palette-played = { $seats }, { $n ->
    [one] 1 answer
   *[other] { $n } answers
}.
palette-accept = Accept bargain { $number }
palette-refuse = Refuse bargain { $number }
palette-setting = { $setting }: { $value }
palette-settings = Settings
palette-settings-about = How cantrip looks and moves, and who plays.
palette-place = Shows where it is.
palette-rules = Rules { $number }: { $title }

## The table: pages, prompt, and what is said about an answer

page-map = Map
page-table = Table
page-sheet = Sheet
page-bargains = Bargains
page-chronicle = Chronicle
table-tab-shows-all = Tab shows it all
table-offer-waits = bargain { $number }: accept?
table-no-way-back = no way back
table-nothing-asked = Nothing is asked of you now.
table-say-to-all = "say ..." speaks to all.
table-rule = rule { $rule }
table-count = { $at } of { $of }
table-or-numbered = { $label }, or a number below
table-esc-back = back
table-more-ways = { $n } more
table-click-again = Click again: { $label }.
table-click-again-note = Click again: { $label } ({ $note }).
table-you-are-here = You are here: lead the cursor to where you want to go ("." goes to the next such space).
table-you-are-here-or = You are here: lead the cursor to where you want to go ("." goes to the next such space), or take an answer by its number.
table-not-this-space = This space cannot be chosen now.
table-no-number = There is no answer { $number }: { $most ->
    [one] there is only 1
   *[other] they go from 1 to { $most }
}.
table-no-number-now = { $digit } stands for nothing that is possible now: there are { $keys }.
table-no-numbers = There is nothing to pick by number here.
table-not-amount = { $number } is not { $amount }.
table-nothing-told = Nothing has been told yet.
table-nothing-since = Nothing has been answered since.
table-take-back = Take back your last { $n } answers?
table-cannot-go-back = To go back to there would take back { $n ->
    [one] 1 answer
   *[other] { $n } answers
}, and none can be: { $why }.
table-cannot-go-so-far-back = To go back to there would take back { $n ->
    [one] 1 answer
   *[other] { $n } answers
}, and only { $most } can be: { $why }.
table-watched-stays = A game that is watched cannot be changed.
title-leave = Leave cantrip?
table-leave = Leave the table? The game is saved.
table-leave-shared = Leave the table? It goes on, and you may come back.
table-leave-unsaved = Leave the table? This game is not being saved.
table-begin-new = Begin a new game? This one stays saved.
table-begin-again = Begin another game with the same players? This one stays saved.
table-hint = A hint
table-advising = That wants a thought …
table-answers = What can be answered
table-rolls = The last rolls
table-who = At the table
table-nothing-known = Nothing is known of that.
table-not-saved = This game is not being saved.
table-saved-in = The game is saved after every answer, in { $path }.
table-seed = This game was dealt from the seed { $seed }.
table-watchers-say-nothing = Whoever watches a game says nothing in it.
table-undone = Your last answer is taken back.
table-undone-more = Your last { $n } answers are taken back.
table-copy-kept = A copy is kept in { $path }.
table-kept-resume = The game is kept in { $path }; "cantrip resume { $name }" goes on with it.
table-only-shared = At a shared table nothing else can be opened; leave it first.
table-no-game = There is no game on the table.
table-host-keeps = The game of a shared table is kept by its host.

## Ways and plans on a map

plan-word = plan
    .args = PLACE
    .about = lays the way to a place ready, turn by turn; "plan none" gives it up
plan-way = way
    .args = PLACE
    .about = tells the way to a place turn by turn, which you can take from there
    .told = tells the way to a place turn by turn
plan-go = go
    .to = to
plan-way-where = Say where to: "way PLACE".
plan-way-turn = { $n }. { $places }
plan-only-players = Only who plays can plan a way.
plan-are-at = You are at { $place }.
plan-no-way-to = No way leads to { $place } now.
plan-made = The way to { $place } is planned: { $way }.
plan-enter-goes-on = Enter goes on with it at each step.
plan-none = No way is planned.
plan-given-up = The way to { $place } is given up.
plan-is = The way to { $place }: { $way }.
plan-no-place = "{ $words }" is no place here, or could be several.
plan-no-place-so = "{ $words }" is no place here, or could be several. { $naming }
plan-no-errands = There is nothing to be done anywhere now.
plan-errands = What is to be done, the nearest first
plan-move-cursor = Move the cursor to where you want to go.
plan-no-way-here = No way leads here now.
plan-planned = { $way }; planned.
plan-on-the-way = On to { $place }: { $left }.
plan-carried-off = Carried off: the way to { $place } is given up.
plan-nothing-left = Nothing is left to be done there: the way to { $place } is given up.
plan-no-way-any-more = No way leads there any more: { $place } is given up.

## Between two players

cover-turn = { $name }, it is your turn.
cover-look-away = Whoever sat here before, look away now.
cover-ready = { $key } when you are ready.
since-your-turn = Since your last turn, { $name }
since-alone = For { $name } alone
since-page = Page { $at } of { $of }

## Watching a game

watch-at = Answer { $at } of { $total }
watch-turn-of = { $name }'s turn
watch-playing = playing { $pace }
watch-pace-slow = slow
watch-pace-steady = steady
watch-pace-fast = fast
watch-pace-run = at a run
watch-bookmark = bookmark
watch-eyes-all = as everybody may see it
watch-eyes-of = with the eyes of { $name }
watch-beginning = The beginning.
watch-end = The end.
watch-breaks-off = The record breaks off here; the game was not over.
watch-mark = Bookmark
watch-go-to = Go to
watch-count = { $at } of { $of }
watch-no-marks = There are no bookmarks yet: m sets one.
watch-none-after-turn = There is no turn after this.
watch-none-after-own = There is no turn of this player after this.
watch-none-after-day = There is no { $clock } after this.
watch-none-after-mark = There is no bookmark after this.
watch-none-before-turn = There is no turn before this.
watch-none-before-own = There is no turn of this player before this.
watch-none-before-day = There is no { $clock } before this.
watch-none-before-mark = There is no bookmark before this.
watch-branch = Begin a new game that starts with { $n ->
    [one] the first answer
   *[other] the first { $n } answers
}? This one stays as it is.
watch-branched = A new game goes on from answer { $n }. It is called { $name }, and { $file } stays as it was.
watch-branched-nowhere = A new game goes on from answer { $n }. { $file } stays as it was.
watch-goes-to = "{ $word }" goes to a turn, a { $clock }, a mark, or a turn of your own.
watch-wants-number = "{ $word }" is followed by a number: they go up to { $most }.
watch-word-play = play
    .about = Lets the game go on by itself, or stops it.
watch-word-answer = answer
    .args = number
    .about = Goes to how it stood after so many answers.
watch-word-turn = turn
    .args = number
    .about = Goes to the beginning of that turn, counted from the first.
watch-word-day = { $clock }
    .args = number
    .about = Goes to the beginning of that { $clock }.
watch-word-on = on
    .args = [turn, { $clock }, mark or own]
    .about = Goes one answer on, or to the next of these.
watch-word-back = back
    .args = [turn, { $clock }, mark or own]
    .about = Goes one answer back, or to the last of these before.
watch-word-turns = turns
    .about = Lists the turns and bookmarks, to jump to one.
watch-word-mark = mark
    .about = Sets a bookmark here, or takes it away.
watch-word-branch = branch
    .args = here
    .about = Begins a new game of your own that starts with the answers so far.
watch-to-turn = turn
watch-to-day = day
watch-to-mark = mark
watch-to-own = own

## Commands of the shell, as players are told of them

shell-own-fault = cantrip: a fault of its own: { $why }
shell-report = CANTRIP_DEBUG=1 shows where it happened; a saved game holds every answer up to it. Please report both.
shell-complaint = cantrip: { $trouble }
shell-too-small = This terminal is { $columns }x{ $rows } and the table needs { $leastColumns }x{ $leastRows }: make it larger, or play with --plain.
shell-no-games = There are no games here.
shell-no-guide = { $game } has no guide yet.
shell-no-lesson = { $game } has no lesson "{ $lesson }"; after the first it has { $lessons }.
shell-one-lesson = { $game } has one lesson, and none called "{ $lesson }".
shell-no-guide-here = No game here has a guide yet.
shell-no-rulebook = { $game } has no rulebook here yet.
shell-no-rulebooks = The shelf has no rulebook here yet.
shell-which-seat = Which seat? --seat takes one of { $seats }; --watch watches.
shell-take-instead = { $trouble } --take sits down there instead.
shell-phrase-of = The pass-phrase of { $name }:
shell-phrase-again = { $trouble } Again:
shell-no-phrase = No pass-phrase was said.
shell-no-phrase-unchanged = No pass-phrase was said; nothing has been changed.
shell-new-phrase = A pass-phrase for { $name }'s seat (Enter for none):
shell-once-more = Once more:
shell-phrase-wrong = The pass-phrase { $fault }; nothing has been changed.
shell-phrases-differ = The two are not the same; nothing has been changed.
shell-table-needs-file = A table is kept in a file.
shell-table-open = The table { $table } is open, with seats for { $seats }.
shell-table-join = "cantrip join { $table } --seat { $name }" sits down; Ctrl+C closes the table.
shell-table-opened = The table { $table } is open.
shell-table-unopened = The table { $table } did not open.
shell-host-closed = The host has closed the table. The game is kept, and goes on when it is opened again.
shell-table-closed = The table is closed; the game is kept in { $path }.
shell-cannot-hide = { $path } cannot be kept from others: { $why }.
shell-no-tables = No table is open in { $folder }; "cantrip host" opens one.
shell-turn-of = waits for { $name } since { $since }
shell-turn-of-for = waits for { $name } since { $since }: { $what }
shell-all-or-one = --all opens every table that stands, and takes no name.
shell-none-stand = No table of { $folder } was open.
shell-idle-minutes = --idle takes a number of minutes, not "{ $said }".
shell-no-seat-of-program = No seat of this game is played by a program called { $name }; there are { $seats }.
shell-bot-not-here = { $name } was played by { $bot }, which is not here: a person plays that seat now, and --program lets a program go on.
shell-limit-seconds = --limit takes a number of seconds, not "{ $said }".
shell-call-failed = Nobody could be called for { $name }: { $why }.
shell-table-line = { $table }: { $game }, { $when }; { $seats }
shell-table-line-watched = { $table }: { $game }, { $when }; { $seats }; { $n } watching
shell-table-over = over
shell-seat-of = { $name } ({ $how })
shell-seat-bot = a bot
shell-seat-taken = taken
shell-seat-free = free
shell-seat-locked = { $how }, pass-phrase
shell-no-seat = There is no seat "{ $name }" in { $save }; there are { $seats }.
shell-seat-freed = { $name }'s seat has no pass-phrase any more: whoever comes to the table may take it.
shell-seat-set = { $name }'s seat wants its pass-phrase from now on.
shell-watch-needs-terminal = --watch needs a terminal that can show the table; without it the game is told in words.
shell-watch-one-file = --watch shows one game, from a file.
shell-no-example = There is no { $name }; there is { $known }.
shell-file = { $file }:
shell-file-plays = { $file }: plays, { $n ->
    [one] one answer
   *[other] { $n } answers
}.
shell-ends-here = Here it ends: { $name } is asked "{ $question }" Possible: { $possible }.
shell-output-unwritable = { $file } cannot be written: { $why }; choose another file.
shell-exported = Written to { $file }; "cantrip replay { $file }" plays it.
shell-no-output = The output cannot be written: { $why }.
shell-daily-or-seed = --daily has a seed of its own, and takes no other.
stats-none = No game in { $folder } is over yet; { $n ->
    [0] none is
    [one] one is
   *[other] { $n } are
} going on.
stats-games = Games that are over ({ $n ->
    [0] none
   *[other] { $n }
} going on):
stats-game = { $game } ({ $setup }): { $played } played, { $won } won
stats-game-best = { $game } ({ $setup }): { $played } played, { $won } won, the earliest on day { $day }
stats-players = By name:
stats-player = { $name }: { $played } played, { $won } won
stats-beaten = Bots beaten:
stats-bot = { $bot }: { $n ->
    [one] once
   *[other] { $n } times
}
stats-fame = Hall of fame:
stats-daily = Games of the day:
stats-won = { $game }, won by { $names } on day { $day } ({ $save })
stats-lost = { $game }, lost by { $names } on day { $day } ({ $save })
share-eyes = As { $name } may see it.
share-first = To the beginning (Home)
share-back = A turn back (left arrow)
share-on = A turn on (right arrow)
share-last = To the end (End)

## The menu of a login that plays and does nothing else

menu-no-commands = No commands are taken here, only what the menu offers.
menu-sit = Sit down at { $table } as { $name } ({ $how })
menu-watch = Watch { $table }
menu-open = Open { $table } again
menu-begin = Begin a table
menu-again = Look again who is here
menu-leave = Leave
menu-no-table = No table is open.
menu-tables = Open tables: { $tables }.
menu-table = { $table } ({ $game }, { $when })
menu-taken = Somebody sits at { $name }'s seat.
menu-leave-it = Leave it to whoever sits there
menu-sit-instead = Sit down there instead
menu-full = There are { $n } tables open, and no room for more.
menu-who-plays = Who plays? Names with commas between, bots among them, such as Ann,Ben,{ $bot }:
menu-called = What is the table called? Enter for { $name }:
menu-name-taken = There is a game called { $name } already; choose another name.
menu-which-game = Which game?
menu-how-set-up = How is it set up?
menu-as-usual = As usual
menu-choice-by-choice = Another way, choice by choice
menu-usual-choice = { $choice } (as usual)
menu-choice = { $choice }?
shell-no-choices = { $game } has no --{ $option }; it leaves nothing to be chosen.
shell-other-choices = { $game } has no --{ $option }; --set takes its choices, { $choices }.
shell-choice-and-value = --set takes a choice and its value, such as --set { $example }, not "{ $said }".
shell-seed-guessable = The seed of this game can be guessed, and with it every card and die: a table begun by "cantrip host" without --seed has one that cannot.
shell-seed-secret = The seed of { $path } is a secret until the game is over, and a move file would tell it; "cantrip replay" tells the game so far.

# How a game went that is over.
end-title = { $game } is over
end-course = The course of it: { $measure }, { $stretches }
end-turning = Where it turned

# What of the chronicle is shown, and how the turn of another is told in one line.
filter-all = all
filter-mine = mine
filter-moments = moments
chronicle-none-all = Nothing has happened yet.
chronicle-none-mine = Nothing of your own yet.
chronicle-none-moments = No moment yet.
rival-goes = { $name } → { $place }
rival-stays = { $name } stays
rival-does = { $name }: { $deeds }
rival-times = { $deed } ({ $times } times)
