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
save-none = There is no saved game in { $folder }; "cantrip play" begins one.
save-none-there = There are no saved games in { $folder }; "cantrip play" begins one.
save-list = Saved games in { $folder }, the latest first:
save-line = { $game }, { $seats }, { $n ->
    [one] 1 answer
   *[other] { $n } answers
}, seed { $seed }
save-line-secret = { $game }, { $seats }, { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
save-line-practice = { $line }, practice
save-line-broken = cannot be played: { $trouble }
save-there-already = There is already a saved game in { $path }.
save-folder-unreadable = The save folder { $folder } cannot be read: { $why }.
save-empty = { $file } is empty: there is no game in it.
save-no-beginning = { $file }:1: this is not the beginning of a saved game; the file is left as it is.
save-first-line-odd = { $file }:1: { $where } is not as a saved game has it; the file is left as it is.
save-first-line = the first line
save-newer-format = { $file } was saved by a newer cantrip (format { $format }, this one reads up to { $most }): a newer cantrip will play it.
save-newer-rules = { $path } was begun under rules { $theirs } of { $game }, and this cantrip plays rules { $ours }: a newer cantrip will play it.
save-older-rules = { $path } was begun under rules { $theirs } of { $game }, and these are rules { $ours }; all of its answers still agree.
save-older-agrees-so-far = { $path } was begun under rules { $theirs } of { $game }, and these are rules { $ours }, which agree with its first { $n } of { $of } lines (line { $line }: { $why }). Going on from there writes a new file; this one is left as it is.
save-unplayable = { $path } cannot be played. { $why }
save-diverges = { $path }:{ $line }: the record does not play: { $why }; the file is left as it is.
save-diverges-older = { $path }:{ $line }: the record does not play: { $why }; the file is left as it is. It was begun under rules { $theirs }, and these are rules { $ours }.
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
