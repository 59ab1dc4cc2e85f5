## Aufzählungen

list-and = { $before } und { $end }
list-or = { $before } oder { $end }
list-more = { $before } und { $n } weitere

## Was die Platte sagt, als Ende eines Satzes

disk-absent = es gibt keine solche Datei und keinen solchen Ordner
disk-no-folder = ein Teil des Pfades ist eine Datei und kein Ordner
disk-is-folder = das ist ein Ordner und keine Datei
disk-not-plain = das ist keine gewöhnliche Datei
disk-too-large = { $megabytes } MB sind zu viel für ein Spiel
disk-denied = dieser Benutzer darf das dort nicht
disk-read-only = die Platte lässt sich nur lesen
disk-full = die Platte ist voll
disk-quota = der zugeteilte Platz auf der Platte ist aufgebraucht
disk-file-too-large = die Datei würde zu groß
disk-failing = die Platte antwortet nicht, wie sie sollte
disk-too-many-open = zu viele Dateien sind offen
disk-name-too-long = der Name ist zu lang
disk-circle = die Verweise führen im Kreis
disk-there-already = das gibt es schon
disk-in-use = das ist gerade in Gebrauch
disk-gone = die Platte ist nicht mehr da
disk-damaged = das ist beschädigt
cannot-read = { $path } lässt sich nicht lesen: { $why }.
cannot-write = { $path } lässt sich nicht schreiben: { $why }.

## Einstellungen: woher sie kommen und was daran falsch ist

settings-unreadable = Die Einstellungen in { $file } lassen sich nicht lesen: { $why }; es gelten die üblichen.
settings-damaged = Die Einstellungen in { $file } sind beschädigt; es gelten die üblichen.
settings-unwritable = Die Einstellungen lassen sich nicht in { $file } schreiben: { $why }.
settings-wrong-in-file = „{ $key }“ in { $file } kann nur { $possible } sein; es gilt der übliche Wert.
settings-wrong-variable = { $variable } kann nicht „{ $value }“ sein, nur { $possible }, und bleibt außer Acht.
settings-cannot-be = „{ $setting }“ kann nicht „{ $value }“ sein, nur { $possible }.
settings-unknown = Eine Einstellung „{ $word }“ gibt es nicht, nur { $known }.
settings-possible-names = Namen mit Kommas dazwischen
settings-possible-folder = ein Ordner
settings-forced-given = { $by } geht vor, wann immer es angegeben ist.
settings-forced-set = { $by } geht vor, solange es gesetzt ist.
settings-now-on = { $word }: { $value }, ab jetzt.
settings-next-start = { $word }: { $value }, vom nächsten Start an.
settings-is-so = { $word }: { $value }. { $about }
settings-how = „einstellungen farben hell“ ändert eine, „einstellungen farben üblich“ nimmt das zurück.
settings-left = „cantrip settings“ zeigt und ändert sie, wenn du den Tisch verlassen hast.
settings-title = Einstellungen
settings-none = keine
# Wie eine Einstellung heißt, was sie entscheidet, und jeder ihrer Werte: das Wort dafür, und was daraus wird.
setting-theme = farben
    .about = Die Farben des ganzen Schirms.
setting-theme-dusk = dämmerung
    .about = Die Farben für einen dunklen Schirm.
setting-theme-light = hell
    .about = Die Farben für einen hellen Schirm.
setting-theme-colour-blind = farbenblind
    .about = Für einen dunklen Schirm und Augen, die Rot und Grün nicht unterscheiden.
setting-theme-mono = einfarbig
    .about = Keine Farben: Zeichen, Fettschrift und Unterstreichung sagen alles.
setting-glyphs = zeichen
    .about = Die Zeichen des Plans.
setting-glyphs-auto = automatisch
    .about = Bildzeichen, wo die Sprache des Terminals sie hat, sonst einfache Zeichen.
setting-glyphs-unicode = unicode
    .about = Bildzeichen, wie UTF-8-Terminals sie haben.
setting-glyphs-ascii = ascii
    .about = Einfache Zeichen, wie jedes Terminal sie hat.
setting-speed = tempo
    .about = Wie schnell sich etwas auf dem Schirm bewegt.
setting-speed-slow = langsam
    .about = Was sich bewegt, lässt sich Zeit.
setting-speed-normal = normal
    .about = Was sich bewegt, geht gemächlich.
setting-speed-fast = schnell
    .about = Was sich bewegt, beeilt sich.
setting-speed-instant = sofort
    .about = Nichts bewegt sich: was geschieht, ist sofort da.
setting-hints = tipps
    .about = Ob gesagt wird, was man als Nächstes tun könnte.
setting-hints-on = an
    .about = Sagt, was man als Nächstes tun könnte, wo das lohnt.
setting-hints-off = aus
    .about = Sagt nicht mehr, als was gefragt ist.
setting-mouse = maus
    .about = Ob der ganze Schirm auf die Maus hört.
setting-mouse-on = an
    .about = Ein Klick wählt, ein zweiter nimmt; das Rad blättert. Mit Umschalt markiert das Terminal Text.
setting-mouse-off = aus
    .about = Das Terminal behält die Maus für sich.
setting-language = sprache
    .about = In welcher Sprache mit dir geredet wird.
setting-language-auto = automatisch
    .about = Die Sprache des Terminals, wo das Spiel sie spricht, sonst Englisch.
setting-language-en = en
    .about = Englisch.
setting-language-de = de
    .about = Deutsch; ein Spiel, das es nicht kann, wird auf Englisch erzählt.
setting-names = namen
    .about = Wer ein neues Spiel spielt: Namen mit Kommas dazwischen.
setting-saveFolder = ordner
    .about = Der Ordner, in dem Spiele gespeichert werden.
    .name = Speicherordner
settings-usual = üblich

## Namen, Seeds und Aufbauten, die nicht sein können

fault-empty = ist leer
fault-too-long = ist länger als { $most } Buchstaben
fault-too-short = ist kürzer als { $least } Buchstaben
fault-unseen = enthält Zeichen, die man nicht sehen kann
fault-no-text = enthält Bytes, die kein Text sind
fault-spaces = beginnt oder endet mit einem Leerzeichen
fault-name-marks = enthält ein Komma, einen Doppelpunkt, ein # oder ein Anführungszeichen
fault-begins-with-mark = beginnt mit einem Satzzeichen
fault-holds-hash = enthält ein #
fault-no-file-name = taugt nicht als Name einer Datei; erlaubt sind Buchstaben, Ziffern, Leerzeichen, - und _
fault-of-name = Der Name „{ $name }“ { $fault }.
fault-of-seed = Der Seed „{ $seed }“ { $fault }.
fault-of-phrase = Der Losungssatz { $fault }.
fault-same-name = Zwei Spieler heißen „{ $name }“.
setup-nobody-plays = Niemand spielt mit.
setup-no-game = Ein Spiel „{ $id }“ gibt es hier nicht, { $n ->
    [one] nur { $games }
   *[other] es gibt { $games }
}.
setup-no-choice = { $game } kennt keine Wahl „{ $name }“, nur { $choices }.
setup-no-choices = { $game } kennt keine Wahl „{ $name }“; es gibt dort keine.
setup-no-value = „{ $name }“ kann bei { $game } nicht „{ $value }“ sein, nur { $values }.
setup-players = { $game } ist für { $range } Spieler, nicht für { $n }.
setup-players-so = { $game } mit { $choices } ist für { $range } Spieler, nicht für { $n }.
range-of = { $least } bis { $most }

## Gespeicherte Spiele

save-unknown = In { $folder } gibt es kein gespeichertes Spiel „{ $name }“; „cantrip saves“ zeigt, welche es gibt.
save-no-file = Es gibt keine Datei „{ $name }“ und in { $folder } kein gespeichertes Spiel, das so heißt.
save-none = In { $folder } liegt kein gespeichertes Spiel; „cantrip play“ beginnt eins.
save-none-there = In { $folder } liegen keine gespeicherten Spiele; „cantrip play“ beginnt eins.
save-list = Gespeicherte Spiele in { $folder }, das jüngste zuerst:
save-line = { $game }, { $seats }, { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}, Seed { $seed }
save-line-secret = { $game }, { $seats }, { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}
save-line-practice = { $line }, Übung
save-line-broken = nicht spielbar: { $trouble }
save-there-already = In { $path } liegt schon ein gespeichertes Spiel.
save-folder-unreadable = Der Speicherordner { $folder } lässt sich nicht lesen: { $why }.
save-empty = { $file } ist leer: da ist kein Spiel drin.
save-no-beginning = { $file }:1: so beginnt kein gespeichertes Spiel; die Datei bleibt, wie sie ist.
save-first-line-odd = { $file }:1: { $where } ist nicht, wie es in einem gespeicherten Spiel steht; die Datei bleibt, wie sie ist.
save-first-line = die erste Zeile
save-newer-format = { $file } stammt von einem neueren cantrip (Format { $format }, dieses liest bis { $most }); ein neueres spielt es.
save-newer-rules = { $path } wurde nach Regeln { $theirs } von { $game } begonnen, und dieses cantrip spielt nach Regeln { $ours }; ein neueres spielt es.
save-older-rules = { $path } wurde nach Regeln { $theirs } von { $game } begonnen, und dies sind Regeln { $ours }; alle Antworten stimmen noch.
save-older-agrees-so-far = { $path } wurde nach Regeln { $theirs } von { $game } begonnen, und dies sind Regeln { $ours }; mit ihnen stimmen die ersten { $n } von { $of } Zeilen (Zeile { $line }: { $why }). Von dort an geht es in einer neuen Datei weiter; diese bleibt, wie sie ist.
save-unplayable = { $path } lässt sich nicht spielen. { $why }
save-diverges = { $path }:{ $line }: die Aufzeichnung geht nicht auf: { $why }; die Datei bleibt, wie sie ist.
save-diverges-older = { $path }:{ $line }: die Aufzeichnung geht nicht auf: { $why }; die Datei bleibt, wie sie ist. Sie wurde nach Regeln { $theirs } begonnen, und dies sind Regeln { $ours }.
save-torn = Die letzte Zeile von { $file } ist beim Schreiben abgebrochen; das Spiel geht bei der Antwort davor weiter.
save-line-wrong = { $file }:{ $line }: { $what }; die Datei bleibt, wie sie ist.
save-line-no-text = hier stehen Bytes, die kein Text sind
save-line-damaged = diese Zeile ist beschädigt
save-line-unseen = hier stehen Zeichen, die man nicht sehen kann
save-line-no-move = diese Zeile ist kein Zug eines gespeicherten Spiels
save-line-seats = diese Zeile verteilt { $n } Plätze von { $of }
save-line-stranger = diese Zeile spricht von einem Spieler, den es nicht gibt
save-read-no-lock = Neben { $path } lässt sich keine Sperre legen: { $why }. Achte selbst darauf, dass sonst niemand daran spielt.
save-backed-up = { $path }, wie es vorgefunden wurde, liegt in { $copy }.
save-written-again = { $path } war verschwunden; das ganze Spiel ist dort neu geschrieben.
save-goes-elsewhere = { $old } hat jemand anders geändert; dieses Spiel geht in { $path } weiter.
save-unwritable = Das Spiel lässt sich nicht in { $path } schreiben: { $why }.
save-unwritable-now = { $trouble } Das Spiel geht weiter und wird geschrieben, sobald das möglich ist.
save-refuge = { $trouble } Das ganze Spiel liegt stattdessen in { $path }; mit „cantrip resume { $path }“ geht es weiter.
save-no-refuge = { $trouble } Auch { $path } ließ sich nicht schreiben: { $why }.
save-kept-again = Das Spiel wird wieder in { $path } geschrieben; es fehlt nichts.
save-being-opened = { $path } öffnet gerade jemand anders; „cantrip replay { $name }“ zeigt, wie es steht.
save-being-played = An { $path } spielt { $who } (Prozess { $process }) seit { $since }, und ein Spiel hat nur einen Schreiber; „cantrip replay { $name }“ zeigt, wie es steht.
save-being-played-away = An { $path } spielt { $who } (Prozess { $process } auf { $host }) seit { $since }, und ein Spiel hat nur einen Schreiber; „cantrip replay { $name }“ zeigt, wie es steht. Spielt niemand mehr daran, lösche { $file }.
save-since-unknown = wer weiß wann
bookmarks-unwritable = Die Lesezeichen lassen sich nicht in { $path } schreiben: { $why }.
bookmarks-damaged = { $path } ist beschädigt, und Lesezeichen lassen sich weder lesen noch setzen; ohne die Datei fangen sie neu an.
