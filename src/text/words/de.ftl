## Aufzählungen

list-and = { $before } und { $end }
list-or = { $before } oder { $end }
list-more = { $before } und { $n } weitere

## Was die Platte sagt, als Ende eines Satzes

disk-absent = es gibt keine solche Datei und keinen solchen Ordner
disk-no-folder = ein Teil des Pfades ist eine Datei und kein Ordner
disk-is-folder = das ist ein Ordner und keine Datei
disk-not-plain = das ist keine gewöhnliche Datei
disk-too-large = { $megabytes } MB sind zu viel
disk-denied = Zugriff verweigert
disk-read-only = die Platte lässt sich nur lesen
disk-full = die Platte ist voll
disk-quota = der zugeteilte Platz auf der Platte ist aufgebraucht
disk-file-too-large = die Datei würde zu groß
disk-failing = die Platte meldet einen Fehler
disk-too-many-open = zu viele Dateien sind offen
disk-name-too-long = der Name ist zu lang
disk-circle = die symbolischen Links bilden einen Kreis
disk-there-already = das gibt es schon
disk-in-use = das ist gerade in Gebrauch
disk-gone = die Platte ist nicht mehr da
disk-damaged = das ist beschädigt
cannot-read = { $path } lässt sich nicht lesen: { $why }.
cannot-write = { $path } lässt sich nicht schreiben: { $why }.

## Einstellungen: woher sie kommen und was daran falsch ist

settings-unreadable = Die Einstellungen in { $file } lassen sich nicht lesen: { $why }; es gilt der Standard.
settings-damaged = Die Einstellungen in { $file } sind beschädigt; es gilt der Standard.
settings-unwritable = Die Einstellungen lassen sich nicht in { $file } schreiben: { $why }.
settings-wrong-in-file = „{ $key }“ in { $file } kann nur { $possible } sein; es gilt der Standard.
settings-wrong-variable = { $variable } kann nicht „{ $value }“ sein, nur { $possible }, und bleibt außer Acht.
settings-cannot-be = „{ $setting }“ kann nicht „{ $value }“ sein, nur { $possible }.
settings-unknown = Eine Einstellung „{ $word }“ gibt es nicht, nur { $known }.
settings-possible-names = Namen mit Kommas dazwischen
settings-possible-keys = Tastenpaare wie h=i mit Leerzeichen dazwischen, jede Taste einmal und keine Ziffern
settings-possible-folder = ein Ordner
settings-forced-given = { $by } geht vor, wann immer es angegeben ist.
settings-forced-set = { $by } geht vor, solange es gesetzt ist.
settings-now-on = { $word }: { $value }, ab jetzt.
settings-next-start = { $word }: { $value }, vom nächsten Start an.
settings-is-so = { $word }: { $value }. { $about }
settings-how = „einstellungen farben hell“ ändert eine, „einstellungen farben standard“ nimmt das zurück.
settings-left = „cantrip settings“ zeigt und ändert sie, wenn du den Tisch verlassen hast.
settings-taste-you = du
settings-taste-good = gut
settings-taste-warning = Warnung
settings-taste-bad = schlecht
settings-taste-here = hier
settings-taste-players = Spieler
settings-title = Einstellungen
settings-none = keine
# Wie eine Einstellung heißt, was sie entscheidet, und jeder ihrer Werte: das Wort dafür, und was daraus wird.
setting-theme = farben
    .about = Die Farben des Vollbilds.
setting-theme-auto = automatisch
    .about = Dämmerung oder hell, passend zum Hintergrund.
setting-theme-dusk = dämmerung
    .about = Farben für einen dunklen Bildschirm.
setting-theme-light = hell
    .about = Farben für einen hellen Bildschirm.
setting-theme-color-blind = farbenblind
    .about = Dunkel, auch bei Rot-Grün-Schwäche gut zu unterscheiden.
setting-theme-mono = einfarbig
    .about = Keine Farben: Zeichen, Fettschrift und Unterstreichung sagen alles.
setting-glyphs = zeichen
    .about = Die Zeichen auf dem Plan und im Text.
setting-glyphs-auto = automatisch
    .about = Symbole, wenn das Terminal Unicode kann, sonst einfache Zeichen.
setting-glyphs-unicode = unicode
    .about = Unicode-Symbole.
setting-glyphs-ascii = ascii
    .about = Einfache Zeichen, die jedes Terminal zeigen kann.
setting-speed = tempo
    .about = Wie schnell Animationen laufen und Bots spielen.
setting-speed-slow = langsam
    .about = Langsame Animationen und Bots; auch die Würfel der Bots rollen.
setting-speed-normal = normal
    .about = Animationen und Bots in normalem Tempo.
setting-speed-fast = schnell
    .about = Schnelle Animationen und Bots.
setting-speed-instant = sofort
    .about = Ohne Animationen und Pausen: alles ist sofort da.
setting-moments = momente
    .about = Was das Spiel mit einem Kasten anhält.
setting-moments-all = alle
    .about = Hält bei jedem wichtigen Ereignis an.
setting-moments-great = große
    .about = Hält nur an Wendepunkten an.
setting-moments-none = keine
    .about = Hält nie an; alles steht in der Chronik.
setting-notice = ruf
    .about = Wie du gerufen wirst, wenn du am Zug bist und länger keine Taste gedrückt hast.
setting-notice-none = keiner
    .about = Du wirst nicht gerufen.
setting-notice-bell = glocke
    .about = Das Terminal piept.
setting-notice-message = meldung
    .about = Das Terminal zeigt eine Meldung, wo es das kann.
setting-handover = übergabe
    .about = Wann der Bildschirm verdeckt wird, bis der Nächste an dieser Tastatur bereit ist.
setting-handover-secrets = geheimes
    .about = Nur wenn jemand ein Geheimnis hat oder alle verdeckt entscheiden.
setting-handover-always = immer
    .about = Jedes Mal, wenn ein anderer an der Reihe ist.
setting-handover-never = nie
    .about = Nie. Schau weg, wenn du nicht dran bist.
setting-questions = fragen
    .about = Ob das Spiel Routinefragen für dich beantwortet.
setting-questions-few = wenige
    .about = Das Spiel beantwortet Fragen für dich, die fast nie wichtig sind.
setting-questions-all = alle
    .about = Das Spiel fragt dich alles.
setting-hints = tipps
    .about = Ob dir vorgeschlagen wird, was du tun kannst.
setting-hints-on = an
    .about = Schlägt vor, was du als Nächstes tun kannst.
setting-hints-off = aus
    .about = Keine Vorschläge.
setting-mouse = maus
    .about = Ob das Vollbild auf die Maus reagiert.
setting-mouse-on = an
    .about = Ein Klick wählt aus, ein zweiter bestätigt; das Rad blättert. Mit Umschalt markierst du Text.
setting-mouse-off = aus
    .about = Das Terminal behält die Maus für sich.
setting-language = sprache
    .about = Die Sprache von cantrip.
setting-language-auto = automatisch
    .about = Die Sprache des Terminals, wenn es das Spiel darin gibt, sonst Englisch.
setting-language-en = en
    .about = Englisch.
setting-language-de = de
    .about = Deutsch. Spiele ohne deutsche Fassung bleiben englisch.
setting-names = namen
    .about = Die Namen der Spieler in neuen Spielen, mit Kommas dazwischen.
setting-keys = tasten
    .about = Tasten, die vertauscht werden, wie h=i t=g; jede tut dann, was sonst die andere tut.
setting-saveFolder = ordner
    .about = Der Ordner, in dem Spiele gespeichert werden.
    .name = Speicherordner
settings-usual = standard

## Namen, Seeds und Aufbauten, die nicht sein können

fault-empty = ist leer
fault-too-long = ist länger als { $most } Zeichen
fault-too-short = ist kürzer als { $least } Zeichen
fault-unseen = enthält unsichtbare Zeichen
fault-heaped = hat zu viele Akzente auf einem Buchstaben
fault-no-text = enthält Bytes, die kein Text sind
fault-spaces = beginnt oder endet mit einem Leerzeichen
fault-name-marks = enthält ein Komma, einen Doppelpunkt, ein # oder ein Anführungszeichen
fault-begins-with-mark = beginnt mit einem Satzzeichen
fault-holds-hash = enthält ein #
fault-no-file-name = taugt nicht als Name einer Datei; erlaubt sind Buchstaben, Ziffern, Leerzeichen, - und _
fault-of-name = Der Name „{ $name }“ { $fault }.
fault-of-seed = Der Seed „{ $seed }“ { $fault }.
fault-of-phrase = Die Passphrase { $fault }.
fault-same-name = Zwei Spieler heißen „{ $name }“.
setup-nobody-plays = Niemand spielt mit.
setup-game-meant = Ein Spiel „{ $id }“ gibt es hier nicht. Ist { $games } gemeint?
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
save-renamed = { $name } heißt von jetzt an { $renamed }.
save-name-taken = Es gibt schon ein gespeichertes Spiel { $name }; wähle einen anderen Namen.
save-deleted = { $name } ist gelöscht.
save-not-deleted = { $name } wurde nicht gelöscht.
save-delete-sure = { $name } wird damit endgültig gelöscht. Tippe den Namen zur Bestätigung noch einmal:
save-not-changed = { $path } wurde nicht geändert: { $why }.
save-none = In { $folder } liegen keine gespeicherten Spiele; „cantrip play“ beginnt eins.
save-list = Gespeicherte Spiele in { $folder }, das jüngste zuerst:
save-answers = { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}
save-secret-seed = geheimer Seed
save-seed = Seed { $seed }
save-practice = Übung
save-line-broken = nicht spielbar: { $trouble }
save-there-already = In { $path } liegt schon ein gespeichertes Spiel.
save-folder-unreadable = Der Speicherordner { $folder } lässt sich nicht lesen: { $why }.
save-empty = { $file } ist leer: da ist kein Spiel drin.
save-no-beginning = { $file }:1: so beginnt kein gespeichertes Spiel; die Datei wurde nicht geändert.
save-first-line-odd = { $file }:1: { $where } ist in einem gespeicherten Spiel nicht gültig; die Datei wurde nicht geändert.
save-first-line = die erste Zeile
save-other-format = { $file } ist ein Spielstand im Format { $format }; dieses cantrip liest Format { $ours }.
save-other-rules = { $path } wurde nach Version { $theirs } der Regeln von { $game } gespeichert; diese Version von cantrip verwendet Version { $ours }.
save-unplayable = { $path } lässt sich nicht spielen. { $why }
save-diverges = { $path }:{ $line }: diese Antwort lässt sich nicht nachspielen: { $why }. Die Datei wurde nicht geändert. „cantrip saves rescue DATEI“ speichert die Antworten davor in einer neuen Datei.
save-torn = Die letzte Zeile von { $file } ist unvollständig; das Spiel geht bei der Antwort davor weiter.
save-line-wrong = { $file }:{ $line }: { $what }; die Datei wurde nicht geändert. „cantrip saves rescue DATEI“ speichert die Antworten davor in einer neuen Datei.
save-rescued = { $n ->
    [0] Nur der Anfang des Spiels ließ sich retten; er liegt in { $path }.
    [one] Die erste Antwort liegt in { $path }.
   *[other] Die ersten { $n } Antworten liegen in { $path }.
} Mit „cantrip resume { $name }“ geht es weiter.
save-not-damaged = { $path } ist nicht beschädigt und lässt sich bis zum Ende spielen.
save-line-no-text = diese Zeile enthält Bytes, die kein Text sind
save-line-damaged = diese Zeile ist beschädigt
save-line-unseen = diese Zeile enthält unsichtbare Zeichen
save-line-no-move = diese Zeile ist kein gültiger Zug
save-line-seats = diese Zeile nennt { $n } Spieler für { $of } Plätze
save-line-stranger = diese Zeile nennt einen Spieler, den es in diesem Spiel nicht gibt
save-read-no-lock = { $path } lässt sich nicht sperren: { $why }. Achte darauf, dass sonst niemand daran spielt.
save-backed-up = Eine Kopie der ursprünglichen Datei { $path } liegt in { $copy }.
save-written-again = { $path } war verschwunden; das ganze Spiel ist dort neu geschrieben.
save-goes-elsewhere = { $old } hat jemand anders geändert; dieses Spiel geht in { $path } weiter.
save-unwritable = Das Spiel lässt sich nicht in { $path } schreiben: { $why }.
save-unwritable-now = { $trouble } Das Spiel geht weiter und wird geschrieben, sobald das möglich ist.
save-refuge = { $trouble } Das ganze Spiel liegt stattdessen in { $path }; mit „cantrip resume { $name }“ geht es weiter.
save-no-refuge = { $trouble } Auch { $path } ließ sich nicht schreiben: { $why }.
save-kept-again = Das Spiel wird wieder in { $path } geschrieben; es fehlt nichts.
save-being-opened = { $path } wird gerade von jemand anderem geöffnet; „cantrip replay { $name }“ zeigt das Spiel bis hierher.
save-being-played = An { $path } spielt { $who } (Prozess { $process }) seit { $since }, und nur einer kann daran spielen; „cantrip replay { $name }“ zeigt das Spiel bis hierher.
save-being-played-away = An { $path } spielt { $who } (Prozess { $process } auf { $host }) seit { $since }, und nur einer kann daran spielen; „cantrip replay { $name }“ zeigt das Spiel bis hierher. Spielt niemand mehr daran, lösche { $file }.
save-since-unknown = unbekannter Zeit
bookmarks-unwritable = Die Lesezeichen lassen sich nicht in { $path } schreiben: { $why }.
bookmarks-damaged = Die Datei { $path } ist beschädigt, und Lesezeichen lassen sich weder lesen noch setzen. Lösche sie, um neu anzufangen.

## Was getippt wird, und was man dem sagt, was niemand versteht

input-nothing = Du hast nichts eingegeben.
input-impossible = „{ $input }“ geht hier nicht.
input-ambiguous = „{ $input }“ kann { $meant } heißen.
input-no-number = Eine Antwort „{ $input }“ gibt es nicht: { $most ->
    [one] es gibt nur 1
   *[other] sie gehen von 1 bis { $most }
}.
input-no-amount = „{ $input }“ ist nicht { $amount }.
input-did-you-mean = Meinst du { $near }?
input-quoted = „{ $word }“
input-possible = Möglich: { $possible }.
input-nothing-asked = Gefragt ist gerade nichts; möglich: { $possible }.
amount-one = { $least }
shares-how = Antworte mit { $n } Zahlen, die zusammen { $total } ergeben, zum Beispiel „{ $example }“.
shares-count = Hier braucht es { $n } Zahlen, nicht { $typed }.
shares-sum = Die Zahlen müssen zusammen { $total } ergeben, nicht { $sum }.
shares-left = { $left ->
    [0] Alle Punkte sind verteilt.
    [one] Noch 1 Punkt übrig.
   *[other] Noch { $left } Punkte übrig.
}
shares-over = { $over ->
    [one] Das ist 1 Punkt zu viel.
   *[other] Das sind { $over } Punkte zu viel.
}
amount-range = eine Zahl von { $least } bis { $most }
amount-steps = eine Zahl von { $least } bis { $most } in Schritten von { $step }
term-clock = Tag
term-date = Tag { $n }
term-price = kostet { $cost }
odds-in = { $hits } von { $of }
odds-about = etwa { $n } %
odds-of = { $chance }: { $what }
odds-share = { $what } { $n } %
    .under-one = { $what } unter 1 %
odds-never = nie
odds-certain = sicher
roll-head = { $title }, Regel { $rule }: { $dice }.
roll-head-read = { $title }, Regel { $rule }: { $dice }, { $reading }.
roll-head-of = { $who }: { $title }, Regel { $rule }: { $dice }.
roll-head-of-read = { $who }: { $title }, Regel { $rule }: { $dice }, { $reading }.
rolls-none = In letzter Zeit wurde nicht gewürfelt.
rules-how = Tippe die Nummer eines Kapitels oder Abschnitts („regeln { $section }“) oder Suchwörter („regeln würfel“).
rules-none-near = Keine Regel erwähnt „{ $words }“. Meinst du { $near }?
rules-none-about = Keine Regel erwähnt „{ $words }“; „regeln“ allein zeigt die Kapitel.
rules-further = Außerdem: { $sections }.
rules-no-book = { $game } hat hier kein Regelbuch.
rules-no-book-yet = Dieses Spiel hat hier noch kein Regelbuch.
rules-number = Regel { $rule }.

## Was man dem Tisch sagen kann: das Wort, andere Wörter dafür mit Kommas dazwischen, was folgen darf, und was es tut

command-help = hilfe
    .also = ?, befehle
    .args = [Wort]
    .about = Erklärt, wie man spielt und was man tippen kann.
command-options = auswahl
    .also = wahl, antworten, liste
    .args = [Wort]
    .about = Zeigt alle Antworten, die es jetzt gibt.
command-look = schau
    .also = schaue, umsehen, lage
    .about = Zeigt noch einmal die Lage und die Frage.
command-undo = zurück
    .also = u, zurueck, rückgängig, rueckgaengig
    .args = [wie viele]
    .about = Nimmt deine letzte Antwort zurück, wenn seitdem nichts aufgedeckt wurde.
command-redo = wieder
    .also = wiederholen, erneut
    .args = [wie viele]
    .about = Gibt die zuletzt zurückgenommene Antwort noch einmal, solange niemand anders geantwortet hat.
command-save = speichern
    .also = speichere, sichern
    .args = [Name]
    .about = Zeigt, wo das Spiel gespeichert ist, oder speichert eine Kopie unter einem Namen.
command-log = chronik
    .also = verlauf, geschichte
    .args = [wie viele]
    .about = Zeigt die letzten Zeilen der Chronik.
command-rules = regeln
    .also = regel
    .args = [Abschnitt oder Wörter]
    .about = Zeigt die Regel mit dieser Nummer oder alle Regeln, die diese Wörter erwähnen.
command-why = warum
    .also = wieso, weshalb
    .args = [welche]
    .about = Zeigt die Regel hinter der letzten Zeile oder hinter einer früheren: „warum 3“ für die drittletzte.
command-dice = würfel
    .also = wuerfel, würfe, wurf
    .about = Zeigt die letzten Würfe noch einmal, mit allen möglichen Ergebnissen.
command-guide = anleitung
    .also = lehrer, lektion
    .args = [aus]
    .about = Holt die Anleitung der Lektion zurück; „anleitung aus“ blendet sie aus.
command-say = sage
    .also = sag, sagen, sprich
    .args = Worte
    .about = Sagt allen am Tisch etwas; es kommt in die Chronik.
command-offer = biete
    .also = bieten, angebot
    .args = Name Versprechen für Versprechen
    .about = Bietet jemandem eine Absprache an: dein Versprechen für seines. Absprachen sind nicht bindend.
command-accept = annehmen
    .also = akzeptieren
    .args = [Nummer]
    .about = Nimmt eine Absprache an, die dir angeboten wurde.
command-refuse = ablehnen
    .also = ausschlagen
    .args = [Nummer]
    .about = Lehnt eine Absprache ab, die dir angeboten wurde.
command-bargains = absprachen
    .also = absprache, angebote
    .about = Zeigt die Absprachen, ob sie gehalten wurden und was du jetzt versprechen kannst.
command-note = notiz
    .also = notizen, notiere
    .args = [Text]
    .about = Speichert eine Notiz, die nur du siehst, oder zeigt deine; „notiz 2 nichts“ löscht die zweite.
command-who = wer
    .also = leute
    .about = Zeigt, wer am Tisch ist und wer am Zug ist.
command-hint = tipp
    .also = rat
    .about = Schlägt vor, was du hier tun kannst, und sagt, warum.
command-seat = platz
    .also = sitz
    .args = [Name] [mensch oder Bot]
    .about = Zeigt, wer welchen Platz spielt, oder vergibt einen Platz: „platz Ben bot:mentor“, „platz Ben mensch“.
command-seed = seed
    .also = startwert
    .about = Zeigt den Seed dieses Spiels.
command-settings = einstellungen
    .also = einstellung
    .args = [welche] [Wert]
    .about = Zeigt die Einstellungen oder ändert eine: „einstellungen farben hell“.
command-new = neu
    .also = neues, nochmal
    .args = [Seed]
    .about = Beginnt ein neues Spiel mit denselben Spielern; dieses bleibt gespeichert.
command-load = laden
    .also = lade, öffnen
    .args = [Name]
    .about = Setzt ein gespeichertes Spiel fort; dieses bleibt gespeichert.
command-quit = ende
    .also = q, verlassen, beenden, tschüss
    .about = Verlässt den Tisch; das Spiel ist gespeichert.
command-leave-shared = Verlässt den Tisch. Das Spiel geht weiter, und du kannst auf deinen Platz zurückkommen.
value-off = aus
value-none = keinen
value-person = mensch

## Gespräch und Absprachen

talk-nobody-asked = Sprechen kannst du nur, solange jemand an dieser Tastatur etwas zu entscheiden hat.
talk-say-what = Tippe nach „sage“, was alle hören sollen.
talk-no-bargains = { $game } kennt keine Absprachen; mit „sage“ sprichst du mit den anderen.
talk-offer-so = Tippe es so: „biete { $other } VERSPRECHEN für VERSPRECHEN“; ein Versprechen ist { $forms }.
talk-offer-to = Du kannst { $others } etwas anbieten. { $how }
talk-nothing-to-promise = Zu versprechen gibt es jetzt nichts; mit „sage“ sprichst du mit den anderen.
talk-not-yours = „{ $input }“ kannst du jetzt nicht versprechen. { $how }
talk-not-theirs = „{ $input }“ kann { $name } jetzt nicht versprechen. { $how }
talk-no-offer = Kein Angebot an { $names } wartet auf eine Antwort.
talk-no-longer = Absprache { $number } ist verfallen: ihre Versprechen lassen sich nicht mehr halten. „ablehnen { $number }“ lehnt sie ab.
talk-which-offer = Welches Angebot? Tippe „{ $word } { $number }“. Auf eine Antwort warten: { $numbers }.
note-what = Tippe die Notiz nach „notiz“.
note-no-such = { $n ->
    [0] Du hast keine Notizen.
    [one] Du hast nur eine Notiz; eine Nummer { $number } gibt es nicht.
   *[other] Du hast { $n } Notizen; eine Nummer { $number } gibt es nicht.
}
note-too-many = Du hast schon { $n } Notizen. Lösch zuerst eine: „notiz 1 nichts“.
note-kept = Als Notiz { $number } gespeichert. Nur du siehst sie.
note-removed = Notiz { $number } ist gelöscht.
note-none = nichts
note-line = { $number }. { $text }
note-how = „notiz TEXT“ speichert eine Notiz, die nur du siehst; „notiz 2 nichts“ löscht die zweite.
table-notes = Deine Notizen
chat-line = { $who }: „{ $words }“
bargain-offered = { $by } bietet { $to } Absprache { $number } an: { $terms }.
bargain-accepted = { $who } nimmt Absprache { $number } an.
bargain-refused = { $who } lehnt Absprache { $number } ab.
bargain-terms = { $give }, und { $take }
bargain-settled = Absprache { $number }: { $how }.
bargain-both-kept = { $by } und { $to } haben sie beide gehalten
bargain-both-broken = { $by } und { $to } haben sie beide gebrochen
bargain-kept-broken = { $by } hat sie gehalten, { $to } hat sie gebrochen
bargain-broken-kept = { $by } hat sie gebrochen, { $to } hat sie gehalten
bargain-none = Noch hat niemand etwas angeboten.
bargain-is-offered = { $to } hat noch nicht geantwortet
bargain-is-refused = { $to } hat abgelehnt
bargain-is-over = { $to } hat nicht rechtzeitig geantwortet
bargain-is-agreed = abgemacht
bargain-line = { $number }. { $by } an { $to }: { $terms } ({ $how }).
bargain-how = Für ein Angebot tippe „biete NAME VERSPRECHEN für VERSPRECHEN“, zum Antworten „annehmen“ oder „ablehnen“. Absprachen sind nicht bindend.
bargain-form = „{ $form }“: { $text }.
offer-asked = Absprache { $number } von { $by } an { $to }: { $terms }.
offer-answers = „{ $accept } { $number }“ nimmt sie an, „{ $refuse } { $number }“ lehnt sie ab. Sie bleibt offen, solange beide ihre Versprechen halten können.
offer-keys = j: annehmen    n: ablehnen    Esc oder etwas anderes: später
offer-for = für

## Bots und wer wo sitzt

bot-mentor = Mentor
    .kind = Mentor
bot-apprentice = Lehrling
    .kind = Lehrling
bot-wanderer = Wanderer
    .kind = Wanderer
    .about = Spielt aufs Geratewohl.
bot-thinking = { $name } ({ $bot }) überlegt.
bot-stuck = { $bot } kann für { $name } nicht antworten: { $why } „seat { $name } person“ gibt den Platz einem Menschen.
bot-program-ended = { $program } antwortet nicht mehr: { $why }.
bot-program-no-json = { $program } hat „{ $input }“ gesendet, und das ist kein JSON; eine Antwort ist eine Zeile wie {"{"}"id":"roll"{"}"}.
bot-program-no-answer = { $program } hat { $input } gesendet, und das ist keine der Antworten; gültig wäre {"{"}"id":"{ $example }"{"}"}.
bot-no-advice = Dazu gibt es keinen Tipp.
bot-unknown = Bei { $game } gibt es keinen Bot „{ $bot }“, nur { $known }.
seat-line = { $name }: { $player }.
seat-bot-line = { $bot }: { $about }
seat-say-whose = Tippe den Platz und wer ihn spielen soll, etwa „platz { $name } { $bot }“.
seat-not-by = { $name } kann { $possible } sein, nicht „{ $input }“.
seat-now-person = { $name } spielt jetzt ein Mensch.
seat-now-bot = { $name } spielt jetzt { $bot }.

## Der Zeilenmodus

plain-tagline = cantrip: die klassischen Brettspiele der Zauberei.
plain-how-to-play = So wird gespielt: Tippe die Nummer einer Antwort oder ihre Wörter. „hilfe“ zeigt, was du tippen kannst, „schau“ zeigt die Lage,
plain-how-to-ask = „zurück“ nimmt deine letzte Antwort zurück, und „ende“ verlässt den Tisch. Jede Antwort wird gespeichert.
plain-what-to-play = Was soll gespielt werden?
plain-learn = { $game } mit einer Anleitung lernen
plain-learn-more = { $game } lernen: { $lesson }
plain-new-game = Ein neues Spiel { $game }
plain-set-up = Ein Spiel aufbauen: wer spielt, Bots, Seed und alles andere
plain-examples = Ein Beispielspiel verfolgen
plain-go-on = Weiter mit { $name }
plain-save-note = { $game }, { $seats }, { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}
plain-leave = Gehen
plain-input-ended = Die Eingabe ist zu Ende, also wurde kein Spiel begonnen. Deine gespeicherten Spiele sind sicher.
plain-hint = Tippe eine Nummer der Liste oder den Anfang der Wörter. „hilfe“ zeigt, was du sonst tippen kannst, „ende“ hört auf.
plain-say-to-all = „sage ...“ spricht zu allen am Tisch.
plain-what-happened = Was zuletzt geschah:
plain-players = Spieler: { $seats }. { $choices }{ $seed }.
plain-choice = { $name }: { $value }
plain-seed = Seed { $seed }
plain-seed-secret = Der Seed ist geheim
plain-kept-in = Gespeichert in { $path }.
plain-practice = Übung: alles lässt sich zurücknehmen.
plain-game-over = Das Spiel ist aus. { $result }
plain-what-now = „chronik“ zeigt, was geschah, „neu“ beginnt ein neues Spiel, „ende“ verlässt den Tisch.
plain-is-asked = Jetzt entscheidet { $name }.
plain-for-alone = Für { $name } allein:
plain-to-one = { $name }: { $text }
plain-question = { $question } (Regel { $rule })
plain-advice = Tipp: { $advice }
plain-knows-nothing = In { $game } gibt es nichts namens „{ $word }“.
plain-nothing-happened = Noch ist nichts geschehen.
plain-seed-is = Der Seed ist { $seed }. Mit demselben Seed, denselben Spielern und Optionen beginnt dasselbe Spiel.
plain-no-line-number = „{ $input }“ ist keine Zeilennummer; „warum“ erklärt die letzte Zeile, „warum 3“ die drittletzte.
plain-no-answer-like = Keine Antwort beginnt mit „{ $words }“ oder enthält es.
plain-nothing-asked = Gerade gibt es nichts zu entscheiden.
plain-copy-kept = Eine Kopie liegt in { $copy }; das Spiel geht in { $path } weiter.
plain-no-file = keiner Datei
plain-kept-nowhere = Dieses Spiel wird in keiner Datei gespeichert; „speichern NAME“ legt eine Kopie ab.
plain-is-kept = Das Spiel wird nach jeder Antwort in { $path } gespeichert.
plain-still-waits = Das Spiel ist noch nicht gespeichert: { $n ->
    [one] 1 Zeile muss
   *[other] { $n } Zeilen müssen
} noch in { $path } geschrieben werden.
plain-own-fault = Ein Fehler von cantrip selbst: { $why }. Nichts hat sich geändert, und eine andere Antwort geht vielleicht.
plain-report-it = Bitte melde ihn.
plain-report-it-with = Bitte melde ihn, mit der Datei { $path }.
plain-here-is-game = Hier ist das Spiel. Speichere es selbst in einer Datei; „cantrip replay“ kann sie lesen:
plain-was-in-no-file = Das Spiel war in keiner Datei.
plain-not-kept = Du hast nichts eingegeben, also wurde das Spiel nicht behalten.
plain-over-kept = Das Spiel ist aus; es liegt in { $path }.
plain-kept-resume = Das Spiel liegt in { $path }. Mit „cantrip resume { $name }“ geht es weiter.
plain-option-cost = kostet { $cost }
plain-no-way-back = { $option }; nicht zurückzunehmen
plain-kind-count = { $n } { $n ->
    [one] beginnt
   *[other] beginnen
} mit „{ $kind }“
plain-other-kinds = andere
plain-on-towards = Weiter zu { $what }
plain-planned-way = Weiter auf dem Weg nach { $place }: { $left }
plain-counted = und { $what }; „auswahl“ zeigt alle.
    .known = und { $what }.
plain-as-before = Wie vorher („schau“ erklärt alles noch einmal): { $answers }.
    .known = Wie vorher: { $answers }.
plain-same-odds = { $names } haben die gleichen Chancen ({ $odds }).
plain-answer-range = { $from } bis { $to }
plain-plan = plan
    .args = ort
    .about = plant den Weg zu einem Ort über mehrere Züge; „p“ geht ihn dann weiter, oder zu dem, was als Nächstes zu tun ist
plain-plan-then-p = „p“ geht ihn weiter.
plain-stopped-at = Angehalten bei „{ $input }“. { $why }
plain-nothing-to-go-on-with = Kein Weg ist geplant, und gerade gibt es kein Ziel, zu dem du gehen könntest.
plain-bots-alone = Auf allen Plätzen spielen Bots. Enter zeigt den nächsten Zug, „platz { $name } mensch“ nimmt den Platz zurück.
plain-more-options = und { $n } weitere ({ $kinds }); „auswahl“ zeigt alle.
    .known = und { $n } weitere ({ $kinds }).
plain-load-how = „laden NAME“ setzt ein gespeichertes Spiel fort. { $known }
plain-load-here = Dieses Spiel spielst du gerade.
plain-load-unknown = Ein gespeichertes Spiel „{ $name }“ gibt es nicht. { $known }
plain-load-none = Du hast keine gespeicherten Spiele.
plain-load-known = { $n ->
    [one] Gespeichertes Spiel
   *[other] Gespeicherte Spiele
}: { $names }.
plain-no-count = „{ $input }“ ist keine Zahl von Antworten: „{ $word }“ gilt für eine, „{ $word } 3“ für drei.
plain-taken-back = Zurückgenommen: { $answers }.
plain-laid-ready = der geplante Schritt
undo-none = Nichts lässt sich zurücknehmen: { $why }.
undo-only = Nur { $n ->
    [one] eine Antwort lässt
   *[other] { $n } Antworten lassen
} sich zurücknehmen: { $why }.
redo-none = Es gibt nichts zu wiederholen.
redo-only = Nur { $n ->
    [one] eine Antwort lässt
   *[other] { $n } Antworten lassen
} sich wiederholen.
barrier-start = dort beginnt das Spiel
barrier-revealed = seitdem ist etwas aufgedeckt worden
barrier-other = seitdem hat jemand anders geantwortet
barrier-together = die anderen entscheiden zur selben Zeit
why-nothing-told = So eine Zeile gibt es in der Chronik nicht.
why-how = „warum“ erklärt die letzte Zeile, „warum 3“ die drittletzte.
why-chat = Das wurde am Tisch gesagt; dahinter steht keine Regel.
answer-none-such = So eine Antwort gibt es jetzt nicht.
help-none-about = Zu „{ $about }“ gibt es keine Hilfe; „hilfe“ allein zeigt, was du tippen kannst.
help-also = Auch: { $words }.
help-answers = Zum Antworten tippe die Nummer, die Wörter in Klammern, deren Anfänge oder ihren letzten Teil,
help-answers-more = wenn ihn keine andere Antwort hat. Groß- und Kleinschreibung ist egal.
help-answers-so = wenn ihn keine andere Antwort hat ({ $examples }). Groß- und Kleinschreibung ist egal.
help-about-game = Zum Spiel ({ $game }):
help-about-table = Zum Tisch:
language-game-has-not = { $game } gibt es nur auf Englisch; rundherum bleibt es bei Deutsch.

## Die Anleitung eines ersten Spiels

guide-says = Anleitung: { $say }
guide-step = Anleitung, { $number } von { $of }: { $title } (Regel { $rule }). { $say }
guide-do-say = { $what }: tippe „{ $words }“.
guide-do-next = { $what } („next“ zeigt, wo).
guide-first = Antworte erst auf das Gefragte
guide-as-you-like = Auch das geht.
guide-none = Zu diesem Spiel gibt es keine Anleitung; „cantrip learn“ beginnt eins, das eine hat.
guide-none-here = Zu diesem Spiel gibt es keine Anleitung. „Spielen lernen“ auf dem Titel oder „cantrip learn“ beginnt eins, das eine hat.
guide-gone = Die Anleitung ist aus; das Spiel geht weiter. „anleitung“ holt sie zurück.
guide-here = Die Anleitung ist an; „anleitung aus“ blendet sie aus.
guide-leaving = „anleitung aus“ blendet sie aus
guide-leaving-rule = Regel { $rule }, „anleitung aus“ blendet sie aus
guide-done = zu Ende
guide-count = { $number } von { $of }
guide-press = { $what }: drücke { $keys }
guide-hint = { $answer }: der nächste Schritt der Lektion.
guide-back-to-map = Zurück zum Plan
guide-plan = den Weg dorthin planen
guide-next-lesson = Lektion geschafft! Weiter mit der nächsten: { $title }?
guide-last-lesson = Lektion geschafft! Das war die letzte für dieses Spiel. Zum Titelbild?
seed-secret = Der Seed bleibt geheim, bis das Spiel aus ist.
plain-word-learn = lerne { $game }
plain-word-play = spiele { $game }
plain-word-resume = weiter { $name }
plain-word-set-up = aufbauen
plain-word-examples = beispiele
plain-word-quit = ende
first-help = Tippe eine Nummer der Liste oder den Anfang der Wörter. Außerdem kannst du tippen:
first-look = Zeigt die Spiele noch einmal.
first-rules = Zeigt die Regeln eines Spiels: „regeln elfenwizards“ zeigt seine Kapitel, „regeln elfenwizards würfel“ alles über Würfel.
    .args = [Spiel] [Abschnitt oder Wörter]
first-load = Setzt ein gespeichertes Spiel fort; ohne Namen zeigt es alle.
first-help-set-up = „aufbauen“ wählt vor dem Spiel die Spieler, Bots, den Seed und die Optionen, oder schaltet die Übung ein.
first-help-at-table = Am Tisch zeigt „hilfe“, was du dort tippen kannst.
first-rules-which = Welches Spiel? Tippe „regeln“, ein Spiel ({ $games }) und, wenn du magst, eine Nummer oder Suchwörter.
first-rules-of = Aus den Regeln von { $game }:
first-which-example = Welches Beispiel möchtest du verfolgen?
setup-which-game = Welches Spiel soll aufgebaut werden?
setup-heading = Ein neues Spiel { $game } mit diesen Einstellungen:
setup-how = Tippe die Nummer einer Zeile oder gleich die Änderung: „spieler Ann, Ben, bot:mentor“, „seed mond“.
setup-line = { $what }: { $value }
setup-bot = { $name } (ein Bot, { $bot })
setup-begin = beginnen
    .about = Dieses Spiel beginnen
setup-back = zurück
    .about = Zurück zur ersten Seite
setup-seed = seed
setup-practice = übung
setup-players-word = spieler
setup-which-seed = Welcher Seed? Jedes Wort geht; derselbe Seed mit denselben Spielern und Optionen beginnt dasselbe Spiel.
setup-which = Wähle einen Wert für { $what }:
setup-who-plays = Wer spielt? Tippe Namen mit Kommas dazwischen, einen Bot als { $bots }; oder nur die Zahl der Spieler, dann füllen Bots die anderen Plätze.
setup-no-such-value = { $what } kann { $known } sein, nicht „{ $input }“.
setup-no-line = Hier heißt nichts „{ $input }“. Möglich: { $known }.
read-aloud-players = Spieler: { $seats }.
read-aloud-how = Enter zeigt den nächsten Zug, „alles“ den ganzen Rest, „zurück“ geht zurück.
read-aloud-all = alles
read-aloud-end = Hier endet es. { $result }

## Tische für mehrere Anmeldungen

people-bot = { $name } (ein Bot)
people-away = { $name } (nicht da)
people-waiting = Warten auf { $names }.
people-waiting-for = Warten auf { $names }: { $what }.
people-waiting-both = { $what }, { $ready }
people-ready = { $ready } von { $of } bereit
people-here = Am Tisch { $table }: { $names }.
people-here-watched = Am Tisch { $table }: { $names }. { $n ->
    [one] Einer schaut
   *[other] { $n } schauen
} zu.
people-come = { $name } ist gekommen.
people-left = { $name } ist gegangen.
people-watcher = Ein Zuschauer
table-watch-no-more = Du schaust { $table } nicht mehr zu.
table-left = Du hast { $table } verlassen; dort geht es weiter, und der Platz gehört noch { $name }.
table-you-watch = Du schaust zu und siehst, was alle sehen dürfen.
table-you-are = Du bist { $name }.
table-watchers-silent = Zuschauer können am Tisch nicht sprechen.
table-no-answer = Der Tisch { $table } antwortet nicht.
table-not-open = Es gibt keinen offenen Tisch { $table }; „cantrip tables“ zeigt, welche es gibt.
table-unreachable = Der Tisch { $table } ist nicht zu erreichen: { $why }.
table-gone = Der Tisch { $table } ist weg: sein Gastgeber wurde unerwartet beendet.
table-talks-nonsense = Der Tisch { $table } hat etwas gesendet, was diese Version von cantrip nicht versteht; verwendet auf beiden Seiten dieselbe Version.
table-unknown-game = Am Tisch { $table } wird „{ $game }“ gespielt, das diese Version von cantrip nicht hat.
table-begins-late = Der Anfang des Spiels am Tisch { $table } fehlt; verwendet auf beiden Seiten dieselbe Version von cantrip.
table-other-rules = Am Tisch { $table } gilt Version { $theirs } der Regeln von { $game }, hier aber Version { $ours }; verwendet auf beiden Seiten dieselbe Version von cantrip.
host-no-connection = An diesem Tisch ist kein Stuhl mehr frei.
host-nobody-greeted = Die Verbindung wurde geschlossen, weil nicht rechtzeitig eine Begrüßung kam.
host-too-long = Diese Nachricht war zu lang oder kein Text.
host-too-much = Du hast zu viele Nachrichten auf einmal gesendet.
host-not-understood = Diese Nachricht versteht der Tisch nicht.
host-own-fault = Ein Fehler von cantrip selbst; nichts hat sich geändert.
host-greet-first = Die erste Nachricht muss eine Begrüßung sein.
host-other-version = Dieser Tisch verwendet Version { $ours } des Protokolls und du Version { $theirs }; nimm dieselbe Version von cantrip.
host-one-greeting = Sende nur eine Begrüßung auf einmal.
host-greeting-enough = Du hast schon eine Begrüßung gesendet.
host-no-seat = Einen Platz „{ $name }“ gibt es an diesem Tisch nicht; es gibt { $seats }.
host-somebody-sits = Auf dem Platz von { $name } sitzt schon jemand.
host-bot-plays = Auf dem Platz von { $name } spielt ein Bot.
host-wants-phrase = Der Platz von { $name } verlangt eine Passphrase.
host-busy-door = Gerade wollen zu viele an den Tisch; versuch es gleich noch einmal.
host-log-wrong-passphrase = Jemand hat für { $name } eine falsche Passphrase eingegeben.
host-wrong-phrase = Das ist nicht die richtige Passphrase.
host-phrases-unreadable = Die Passphrasen dieses Tisches lassen sich nicht lesen; darum muss sich der Gastgeber kümmern.
host-sat-elsewhere = Der Platz von { $name } wurde von einem anderen Terminal aus übernommen.
host-only-own = Auf dem Platz von { $name } sitzt jemand, und nur { $name } kann ihn hergeben.
host-only-locked = Der Platz von { $name } hat eine Passphrase, und nur { $name } kann ihn hergeben.
host-asked-no-more = Das kannst du nicht mehr wählen; schau noch einmal.
host-not-possible = „{ $input }“ geht hier nicht
host-not-asked = { $name } hat gerade nichts zu entscheiden
host-game-over = das Spiel ist vorbei
host-taken-back = { $name } hat { $n ->
    [one] die letzte Antwort
   *[other] die letzten { $n } Antworten
} zurückgenommen.
host-not-so-fast = Nicht so schnell: lass auch die anderen reden.
host-cannot-write = Der Gastgeber kann das Spiel gerade nicht speichern. Du kannst weiterspielen; es wird gespeichert, sobald das geht.
host-bot-plays-for = Für { $name } spielt ein Bot; „platz { $name } mensch“ holt den Platz zurück.
phrases-damaged = Die Datei { $file } mit den Passphrasen ist beschädigt. Lösch sie und setz die Passphrasen neu.
tables-path-too-long = { $path } ist zu lang für einen Socket; nimm mit --hall einen anderen Ordner oder für das Spiel einen kürzeren Namen.
tables-unreadable = Der Ordner der Tische { $folder } lässt sich nicht lesen: { $why }.
tables-unusable = Der Ordner der Tische { $folder } lässt sich nicht benutzen: { $why }; wähle mit --hall einen anderen.
tables-nobody-listens = An { $path } lässt sich kein Socket öffnen: { $why }.
tables-group-refused = { $path } lässt sich der Gruppe { $group } nicht geben: { $why }. Du musst in der Gruppe sein und dich neu anmelden, nachdem du ihr beigetreten bist.
tables-open-already = Es gibt schon einen offenen Tisch { $table }; „cantrip join { $table }“ führt hin.
tables-cannot-open = In { $folder } lässt sich kein Tisch öffnen: { $why }.
tables-is-link = Der Ordner der Tische { $folder } ist ein symbolischer Link, den sein Besitzer umlenken könnte; nenne mit --hall den Ordner selbst.
tables-others-may-replace = Andere können den Ordner der Tische { $folder } ersetzen, denn in { $above } dürfen alle schreiben; wähle mit --hall einen anderen.
tables-another-user = Der Ordner der Tische { $folder } gehört jemand anderem; wähle mit --hall einen anderen.
tables-others-may-write = In den Ordner der Tische { $folder } dürfen andere schreiben und könnten sich als Tisch ausgeben; „chmod go-w { $folder }“ verhindert das.
tables-no-group = Eine Gruppe „{ $group }“ steht nicht in /etc/group; ihre Nummer geht auch.
phrases-busy = In { $file } setzt gerade jemand anders eine Passphrase; nichts wurde geändert.

## Tasten: wie man sie schreibt, ein, zwei Wörter für die Fußzeile, und was sie tun

key-name-up = ↑
key-name-down = ↓
key-name-left = ←
key-name-right = →
key-name-escape = Esc
key-name-enter = Enter
key-name-tab = Tab
key-name-space = Leertaste
key-name-backspace = Rücktaste
key-name-pageup = BildAuf
key-name-pagedown = BildAb
key-name-home = Pos1
key-name-end = Ende
key-name-shift = Umschalt
key-name-ctrl = Strg
key-name-any = jede Taste
label-back = zurück
label-branch = abzweigen
label-change = ändern
label-choose = wählen
label-close = schließen
label-complete = ergänzen
label-contents = Inhalt
label-cover = verdecken
label-day = Tag
label-do-it = ausführen
label-done = fertig
label-ends = Anfang, Ende
label-everything = alles
label-eyes = Sicht
label-go-on = weiter
label-next-roll = nächster Wurf
label-end-roll = Wurf überspringen
label-end-rolls = alle Würfe überspringen
label-see-it = ansehen
label-chart = Verlauf
label-again = nochmal
label-watch = zusehen
label-results = Ergebnis
label-filter = auswählen
label-hint = Tipp
label-offer = Absprache
label-hurry = schneller
label-go-there = dorthin
label-go-to = hin zu
label-go = nehmen
label-help = Hilfe
label-leaf = blättern
label-leave = Ende
label-line = Zeile
label-look = umsehen
label-legend = Zeichen
label-map = Plan
label-mark = merken
label-move = bewegen
label-never-mind = doch nicht
label-new-game = neues Spiel
label-next-page = Seite
label-next = weiter
label-next-begin = weiter, beginnen
label-no = nein
label-open = öffnen
label-pace = Tempo
label-page-before = Seite davor
label-plan = planen
label-play = abspielen
label-players = Spieler
label-quit = beenden
label-read-on-close = weiterlesen, schließen
label-read = lesen
label-ready = bereit
label-rules = Regeln
label-say-it = ausführen
label-scroll = blättern
label-section = Abschnitt
label-sheet = Bogen
label-step = Schritt
label-table = Tisch
label-take = nehmen
label-to-do = zu tun
label-ten = zehn
label-rule-behind = die Regel dazu
label-title = Titel
label-to-here = bis hier
label-turn = Zug
label-type = tippen
label-undo = zurück
label-redo = wieder
label-agree = annehmen
label-refuse = ablehnen
label-later = später
label-rename = umbenennen
label-delete = löschen
key-yes = j
label-yes = ja
label-zoom = Maßstab
does-select-line = Wählt eine andere Zeile.
does-go-to-line = Geht zu einer anderen Zeile.
does-change-choice = Ändert die Wahl.
does-select-column = Wählt eine Antwort in einer anderen Spalte.
does-count = Zählt die Zahl hinunter oder hinauf.
does-count-up = Zählt die Zahl hinauf.
does-select-or-count = Wählt eine andere Zeile; gibt es nur die Zahl, zählt es sie hinauf oder hinunter.
does-select-or-count-down = Wählt eine andere Zeile oder zählt die Zahl hinunter.
does-type-number = Tippt die Zahl.
does-erase-digit = Löscht eine Ziffer.
does-answer-number = Antwortet mit der Zahl.
does-move-cursor = Bewegt den Zeiger.
does-steer = Bewegt den Zeiger nach Nordwest oder Südwest.
does-steer-sw = Bewegt den Zeiger nach Südwest.
does-scroll = Blättert.
does-show-rule = Zeigt die Regel zur gewählten Zeile.
does-go-to-told = Geht zur gewählten Zeile: ein Spiel, dem man zuschaut, wird gezeigt, wie es damals stand; im eigenen wird alles seitdem zurückgenommen.
does-other-sheet = Schlägt den Bogen eines anderen Spielers auf, bis auf das, was geheim ist.
does-next-sheet = Schlägt den Bogen eines anderen Spielers auf.
does-rename-game = Gibt dem ausgewählten Spiel einen anderen Namen.
does-delete-game = Löscht das ausgewählte Spiel, nach einer Frage.
does-name-game = Gibt dem Spiel diesen Namen.
does-keep-name = Behält den Namen, den es hat.
does-open-selected = Öffnet, was gewählt ist.
does-next-or-begin = Geht zur nächsten Zeile; auf der letzten beginnt das Spiel.
does-take-selected = Nimmt die gewählte Antwort.
does-take-at-cursor = Nimmt die Antwort unter dem Zeiger.
does-do-typed = Führt aus, was getippt ist.
does-answer-yes = Ja.
does-be-ready = Deckt den Bildschirm für den nächsten Spieler auf.
does-read-on = Liest weiter; nach der letzten Seite wird der Tisch aufgedeckt.
does-page-before = Geht eine Seite zurück.
does-cover-again = Verdeckt den Bildschirm wieder.
does-next-roll = Zeigt, was der Wurf ergibt, und dann einen Wurf nach dem anderen.
does-end-throw = Überspringt alle Würfe. Jede andere Taste tut das auch und dann noch, was sie sonst tut.
does-close-highlight = Geht zum nächsten Moment weiter oder zurück an den Tisch.
does-close-highlights = Überspringt die übrigen Momente (sie stehen in der Chronik) und geht zurück an den Tisch.
does-watch-turning = Öffnet die Wiedergabe am gewählten Wendepunkt.
does-other-measure = Zeigt einen anderen Verlauf.
does-play-again = Beginnt ein weiteres Spiel mit denselben Spielern und Optionen.
does-watch-whole = Zeigt das Spiel von Anfang an.
does-branch-turning = Beginnt ein eigenes Spiel mit den Zügen bis zum gewählten Wendepunkt.
does-form-new = Öffnet das Formular für ein neues Spiel.
does-close-results = Geht zurück an den Tisch.
does-open-results = Zeigt, wie das Spiel verlaufen ist.
does-filter-told = Zeigt die ganze Chronik, nur deine Zeilen oder nur die Momente.
does-show-legend = Erklärt die Zeichen auf dem Brett.
does-hurry = Bots spielen ohne Pause weiter, bis du am Zug bist.
does-take-numbered = Nimmt die Antwort mit dieser Nummer.
does-open-by-key = Öffnet die Zeile, vor der diese Taste steht.
does-next-place = Bewegt den Zeiger zum nächsten Feld, das man wählen kann, oder zurück.
does-previous-place = Bewegt den Zeiger zum Feld davor.
does-plan-way = Plant den Weg zum Feld unter dem Zeiger, über so viele Züge, wie er braucht; Enter geht ihn dann Schritt für Schritt.
does-next-errand = Bewegt den Zeiger zum nächsten Feld, wo es etwas zu tun gibt, oder zum vorigen, oder zeigt alle.
does-previous-errand = Bewegt den Zeiger zum vorigen Feld, wo es etwas zu tun gibt.
does-list-errands = Zeigt, was zu tun ist, das Nächste zuerst.
does-give-hint = Schlägt eine Antwort vor und sagt, warum.
does-make-offer = Bietet jemandem eine Absprache an: dein Versprechen für seines. Beantwortet zuerst ein Angebot an dich.
does-complete-word = Ergänzt das Wort.
does-recall-earlier = Holt, was vorher getippt war.
does-recall-later = Geht weiter zu dem, was danach getippt war.
does-look-around = Zeigt den Plan mit dem Zeiger auf deiner Figur, zum Umsehen.
does-zoom = Zeigt den Plan von nahem oder das ganze Brett.
does-zoom-out = Zeigt das ganze Brett.
does-turn-to-sheet = Schlägt den Bogen auf, dann die weiteren Seiten und die Chronik.
does-next-page = Schlägt die nächste Seite auf.
does-back-to-map = Geht zurück zum Plan.
does-back-to-table = Geht zurück zum Tisch.
does-page-back = Schlägt die Seite davor auf: von der ersten aus die Chronik.
does-undo = Nimmt deine letzte Antwort zurück, wo seitdem nichts aufgedeckt wurde.
does-redo = Gibt die zuletzt zurückgenommene Antwort noch einmal, solange niemand anders geantwortet hat.
does-leaf-anywhere = Blättert in der Chronik, einer Seite oder einer Liste vor und zurück.
does-leaf-forth = Blättert vor.
does-begin-new = Beginnt ein neues Spiel.
does-back-to-title = Geht zurück zum Titel.
does-open-line = Öffnet die Befehlszeile; das tut auch jeder Buchstabe, der keine Taste ist.
does-leaf-list = Blättert in der Liste.
does-do-selected = Führt die gewählte Zeile aus.
does-close-palette = Schließt die Palette.
does-change-setting = Ändert die gewählte Einstellung. Die Änderung gilt sofort und wird gespeichert.
does-change-setting-on = Ändert die gewählte Einstellung.
does-close-settings = Schließt die Einstellungen.
does-close-page = Schließt die Seite.
does-close-line = Schließt die Befehlszeile.
does-accept-offer = Nimmt das Angebot an.
does-refuse-offer = Lehnt es ab.
does-let-offer-wait = Verschiebt die Antwort. Du kannst auch einfach weiterspielen.
does-answer-no = Nein.
does-leave-cantrip = Verlässt cantrip.
does-leave-table = Fragt, ob du den Tisch verlassen willst; das Spiel ist gespeichert. Beim Umsehen zurück zur Frage.
does-leave-watch = Verlässt die Wiedergabe. Beim Umsehen zurück zu ihr.
does-leave-all = Beendet cantrip. Am Tisch zweimal drücken.
does-repaint = Zeichnet den Bildschirm neu.
does-tell-keys = Zeigt, was die Tasten tun.
does-open-rules = Öffnet die Regeln; die Regel hinter der aktuellen Frage steht oben.
does-open-palette = Öffnet die Palette: mit ein paar Buchstaben findest du alles, was du hier tun kannst.
does-open-on-page = Öffnet oder schließt den gewählten Teil, oder öffnet die Regel zur gewählten Antwort.
does-open-there = Öffnet die Regeln an der gewählten Zeile.
does-next-heading = Blättert zur nächsten Überschrift, oder zurück zur vorigen.
does-heading-before = Blättert zurück zur vorigen Überschrift.
does-next-section = Geht zum nächsten Abschnitt oder zu dem davor, solange nichts gesucht wird.
does-previous-section = Geht zum Abschnitt davor.
does-show-chapters = Zeigt die Kapitel.
does-back-in-book = Geht zurück, wo man vorher las, solange nichts gesucht wird.
does-read-found = Öffnet die gefundene Regel. Wird nichts gesucht, schließt es die Regeln.
does-close-rules = Schließt die Regeln.
does-close-help = Schließt die Hilfe.
does-play = Läuft von selbst weiter oder hält an.
does-step = Eine Antwort zurück oder vor.
does-step-back = Eine Antwort zurück.
does-next-turn = Zum Anfang eines früheren Zuges oder des nächsten.
does-previous-turn = Zurück zum Anfang eines Zuges.
does-list-turns = Zeigt die Züge und Lesezeichen, um zu einem zu springen.
does-set-mark = Setzt hier ein Lesezeichen oder löscht es.
does-branch-off = Beginnt von hier an ein eigenes Spiel.
does-other-eyes = Zeigt, was der nächste Spieler sieht, oder was alle sehen.
does-next-own = Zum vorigen Zug dessen, der schaut, sonst dessen, der dran ist, oder zum nächsten.
does-previous-own = Zum vorigen Zug dieses Spielers.
does-next-day = Zum nächsten Anfang oder zu einem davor ({ $clock }).
does-previous-day = Zu einem Anfang davor ({ $clock }).
does-next-mark = Zum nächsten Lesezeichen oder zum vorigen.
does-previous-mark = Zum vorigen Lesezeichen.
does-change-pace = Läuft langsamer oder schneller.
does-go-faster = Läuft schneller.
does-ten = Zehn Antworten zurück oder vor.
does-ten-on = Zehn Antworten vor.
does-ends = Zum Anfang oder zum Ende.
does-to-end = Zum Ende.
does-leaf = Blättert vor und zurück.
does-ends-of-list = Zur ersten Zeile oder zur letzten.
does-to-last-line = Zur letzten Zeile.
does-go-there = Geht dorthin.
does-close-list = Schließt die Liste.

## Worum es auf dem Schirm geht, was die Tasten betrifft

context-title = Titel
context-new = Ein neues Spiel
context-load = Gespeicherte Spiele
context-list = Aus einer Liste wählen
context-number = Mit einer Zahl antworten
context-map = Auf dem Plan
context-naming = Ein gespeichertes Spiel umbenennen
context-typing = Einen Befehl tippen
context-sheet = Der Bogen
context-log = Die Chronik
context-page = Eine Seite lesen
context-help = Die Hilfe lesen
context-rules = Die Regeln lesen
context-contents = Der Inhalt der Regeln
context-offer = Ein Angebot
context-ask = Eine letzte Frage
context-palette = Die Palette
context-settings = Die Einstellungen
context-cover = Zwischen zwei Spielern
context-since = Was seitdem geschehen ist
context-highlight = Ein Moment des Spiels
context-end = Wie ein Spiel verlaufen ist
context-dice = Während die Würfel rollen
context-waiting = Während andere spielen
context-over = Nach dem Spiel
context-watch = Einem Spiel zuschauen
context-turns = Die Züge eines Spiels, dem man zuschaut

## Hilfe und was man jetzt tun kann

help-title = Hilfe
help-words = Befehle (mit oder ohne Doppelpunkt getippt)
help-typed = Eine Antwort tippt man mit ihren Wörtern oder deren Anfängen.
help-typed-so = Eine Antwort tippt man mit ihren Wörtern oder deren Anfängen: { $examples }.
help-signs = Zeichen des Plans
now-title = Was man jetzt tun kann
now-line = { $what }  (Regel { $rule })
now-costs = kostet { $cost }
now-more-spaces = { $n ->
    [one] und ein weiteres Feld zur Wahl; führ den Zeiger dorthin, um es zu lesen.
   *[other] und { $n } weitere Felder zur Wahl; führ den Zeiger darauf, um über jedes zu lesen.
}
page-type-to-find = tippen, um zu suchen
page-take-way = Enter plant diesen Weg; Esc lässt ihn.
page-more = noch { $n }
page-more-lines = { $n ->
    [one] noch 1 Zeile
   *[other] noch { $n } Zeilen
}

## Titel

title-tagline = Die klassischen Brettspiele der Zauberei im Terminal
title-short = cantrip: { $tagline }
title-heading-learn = Neu hier?
title-heading-saves = Weiterspielen
title-heading-games = Ein neues Spiel
title-heading-more = Mehr
title-learn = Spielen lernen
title-learn-about = { $game }, fünf Minuten mit Anleitung
title-lessons = Weitere Lektionen
title-lessons-about = { $n ->
    [one] eine weitere Lektion
   *[other] { $n } weitere, für alle Spiele
}
title-new-game = Neues Spiel
title-game-about = { $game }: { $about }
title-played = { $seats }, { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}
title-continue = Fortsetzen
title-go-on-with = Weiter mit
title-results = Ergebnis
title-save-stands = { $name }: { $stands }
title-load = Laden
title-load-about = { $n ->
    [one] ein gespeichertes Spiel
   *[other] { $n } gespeicherte Spiele
}
title-examples = Beispiele
title-examples-about = ganze Spiele zum Zuschauen
title-rules = Regeln
title-rules-about = von { $game }; F1 auf einem Spiel öffnet dessen eigene
title-rules-about-only = die Regeln von { $game }, zum Lesen und Suchen
title-settings = Einstellungen
title-settings-about = Farben, Zeichen, Tempo, Maus, Sprache und wer spielt
title-help = Hilfe
title-help-about = was die Tasten tun
title-quit = Beenden
title-annals = Statistik
title-annals-about = was du gespielt und gewonnen hast, und die Ruhmeshalle
title-daily = Spiel des Tages
title-daily-about = { $game } mit dem Seed { $seed }, für alle dasselbe
notice-your-turn = { $game }: du bist am Zug, { $name }.
screen-too-small = cantrip braucht { $leastColumns }x{ $leastRows }, dieses Fenster hat { $columns }x{ $rows }: mach es größer oder spiele mit --plain.
screen-answers = Enter: ja    Esc: nein

## Das Formular eines neuen Spiels

form-title = Ein neues Spiel { $game }
form-many-values = { $option }: { $n } Möglichkeiten.
form-or = { $one }. Oder: { $other }
form-players-about = Zahl der Spieler: { $range }. Eine andere Zahl kann die Art des Spiels oben ändern.
form-name-about = Tippe deinen Namen. Die Chronik und deine gespeicherten Spiele nennen dich so.
form-seat-about = Spieler { $number }. Tippe den Namen eines Menschen an dieser Tastatur, oder nimm mit ←→ einen Bot.
form-seed-about = Aller Zufall kommt aus dem Seed: derselbe Seed und dieselben Optionen beginnen dasselbe Spiel. Jedes Wort geht.
form-practice-on-about = Alles lässt sich zurücknehmen, auch Würfel und Karten. Das Spiel wird als Übung gespeichert.
form-practice-off-about = Würfe und Karten lassen sich nicht zurücknehmen, wie an einem echten Tisch.
form-more-rows = { $sign } { $n } weitere
form-begin-about-one = Beginnt das Spiel. Es wird von der ersten Antwort an gespeichert; du kannst jederzeit gehen.
form-begin-about = Beginnt das Spiel. Es wird von der ersten Antwort an gespeichert; jeder kann jederzeit gehen.
form-begin = Beginnen
form-players = Spieler
form-name = Name
form-player = Spieler
form-person = Mensch
form-seed = Seed
form-practice = Übung
form-practice-yes = ja: alles lässt sich zurücknehmen
form-practice-no = nein
form-handover = Bild verdecken
form-own-name = { $fault } Jeder Spieler braucht einen eigenen Namen.

## Gespeicherte Spiele und Beispiele zur Wahl

load-saves = Gespeicherte Spiele
load-examples = Beispiele: Spiele zum Zuschauen
load-lessons = Lektionen: Spiele, die beim Spielen lehren
load-none = Keine.
load-count = { $at } von { $of }
load-answers = { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}
load-game = { $game }: { $seats }
load-state-open = läuft
load-state-won = gewonnen
load-state-lost = verloren
load-state-over = zu Ende
load-state-broken = unspielbar
load-new-name = Neuer Name:
load-delete = { $name } endgültig löschen?
load-unreadable = Diese Datei lässt sich nicht lesen.

## Die Regeln eines Spiels

rules-title = Die Regeln von { $game }
rules-find = Suche:
rules-find-hint = ein Wort oder die Nummer einer Regel
rules-now = Jetzt  { $rule } { $title }: was gefragt ist
rules-nothing-found = nichts gefunden
rules-found = { $n } gefunden
rules-chapter = Kapitel { $number }: { $title }. { $intro }

## Die Palette

palette-title = Alles
palette-find = Suche:
palette-find-hint = ein paar Buchstaben von dem, was du willst
palette-none = Dazu passt hier nichts.
palette-look = Auf dem Plan umsehen
palette-closer = Näher heran
palette-farther = Weiter weg
palette-type = Einen Befehl tippen
palette-eyes = Sicht wechseln
palette-first = Zum Anfang
palette-last = Zum Ende
palette-slower = Langsamer
palette-faster = Schneller
palette-repaint = Den Bildschirm neu zeichnen
palette-legend = Zeichen des Plans
palette-errands = Zeigen, was zu tun ist
palette-plan = Einen Weg planen
palette-page-back = Seite davor
palette-previous-turn = Zug davor
palette-next-own = Nächster eigener Zug
palette-previous-own = Eigener Zug davor
palette-previous-day = { $clock } davor
palette-next-mark = Nächstes Lesezeichen
palette-previous-mark = Lesezeichen davor
palette-leave = Verlassen
palette-go-on-with = Weiter mit { $name }
palette-played = { $seats }, { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}.
palette-accept = Absprache { $number } annehmen
palette-refuse = Absprache { $number } ablehnen
palette-setting = { $setting }: { $value }
palette-settings = Einstellungen
palette-settings-about = Wie cantrip aussieht und sich bewegt, und wer spielt.
palette-place = Zeigt, wo es ist.
palette-rules = Regeln { $number }: { $title }

## Der Tisch: Seiten, Frage, und was man zu einer Antwort sagt

page-map = Plan
page-table = Tisch
page-sheet = Bogen
page-bargains = Absprachen
page-log = Chronik
table-tab-shows-all = Tab zeigt alles
table-offer-waits = Absprache { $number }: o antwortet
table-no-way-back = nicht zurückzunehmen
table-nothing-asked = Du wirst gerade nichts gefragt.
table-say-to-all = „sage ...“ spricht zu allen.
table-rule = Regel { $rule }
table-count = { $at } von { $of }
# Die sichtbaren Antworten einer langen Liste.
table-listed = { $from }-{ $to } von { $of }
    .more = { $from }-{ $to } von { $of }, unten mehr
table-or-count = { $label }, oder tippe die Anzahl
table-or-numbered = { $label }, oder eine Zahl unten
table-esc-back = zurück
table-more-ways = noch { $n }
table-click-again = Klick noch einmal: { $label }.
table-click-again-note = Klick noch einmal: { $label } ({ $note }).
table-you-are-here = Hier bist du: führ den Zeiger dorthin, wohin du willst („.“ geht zum nächsten solchen Feld).
table-you-are-here-or = Hier bist du: führ den Zeiger dorthin, wohin du willst („.“ geht zum nächsten solchen Feld), oder nimm eine Antwort nach ihrer Nummer.
table-not-this-space = Dieses Feld lässt sich jetzt nicht wählen.
table-no-number = Eine Antwort { $number } gibt es nicht: { $most ->
    [one] es gibt nur 1
   *[other] sie gehen von 1 bis { $most }
}.
table-no-number-now = { $digit } ist gerade nicht möglich; möglich ist { $keys }.
table-key-not-here = „{ $key }“ tut hier nichts. Drücke ? für die Tasten oder : zum Tippen.
table-no-numbers = Hier gibt es nichts nach Nummer zu wählen.
table-not-amount = { $number } ist nicht { $amount }.
table-nothing-told = Die Chronik ist noch leer.
table-nothing-since = Seitdem hat niemand geantwortet.
table-take-back = Die letzten { $n } Antworten zurücknehmen?
table-cannot-go-back = Dorthin zurück nähme { $n ->
    [one] eine Antwort
   *[other] { $n } Antworten
} zurück, und keine lässt sich zurücknehmen: { $why }.
table-cannot-go-so-far-back = Dorthin zurück nähme { $n ->
    [one] eine Antwort
   *[other] { $n } Antworten
} zurück, und nur { $most ->
    [one] eine lässt
   *[other] { $most } lassen
} sich zurücknehmen: { $why }.
table-watched-stays = Ein Spiel, dem man zuschaut, lässt sich nicht ändern.
title-leave = cantrip verlassen?
table-leave = Den Tisch verlassen? Das Spiel ist gespeichert.
table-leave-shared = Den Tisch verlassen? Es geht dort weiter, und du kannst zurückkommen.
table-leave-unsaved = Den Tisch verlassen? Dieses Spiel wird nicht gespeichert.
table-begin-new = Ein neues Spiel beginnen? Dieses bleibt gespeichert.
table-begin-again = Noch ein Spiel mit denselben Spielern beginnen? Dieses bleibt gespeichert.
table-hint = Ein Tipp
table-advising = Das will überlegt sein …
table-answers = Was man antworten kann
table-rolls = Die letzten Würfe
table-who = Am Tisch
table-nothing-known = Dazu gibt es nichts zu zeigen.
table-not-saved = Dieses Spiel wird nicht gespeichert.
table-saved-in = Das Spiel wird nach jeder Antwort gespeichert, in { $path }.
table-seed = Der Seed dieses Spiels ist { $seed }.
table-watchers-say-nothing = Zuschauer können in einem Spiel nicht sprechen.
table-undone = Zurückgenommen.
table-advised = Wie geraten: { $answers }.
table-redone = Wiederholt.
table-pasted = Mehrere Tasten kamen auf einmal, wie eingefügter Text. Was sich nicht zurücknehmen lässt, drücke noch einmal.
table-undone-more = Die letzten { $n } Antworten sind zurückgenommen.
table-copy-kept = Eine Kopie liegt in { $path }.
table-kept-resume = Das Spiel liegt in { $path }; mit „cantrip resume { $name }“ geht es weiter.
table-only-shared = An einem gemeinsamen Tisch lässt sich nichts anderes öffnen; verlass ihn zuerst.
table-no-game = Auf dem Tisch liegt kein Spiel.
table-host-keeps = An einem gemeinsamen Tisch speichert der Gastgeber das Spiel.

## Wege und Pläne auf einem Plan

plan-word = plane
    .args = ORT
    .about = plant den Weg zu einem Ort, Zug um Zug; „plane keinen“ gibt ihn auf
plan-way = weg
    .args = ORT
    .about = zeigt den Weg zu einem Ort Zug um Zug; von dort aus kannst du ihn planen
    .told = zeigt den Weg zu einem Ort Zug um Zug
plan-go = geh
    .to = nach
plan-way-where = Wohin? Tippe „weg ORT“.
plan-way-turn = { $n }. { $places }
plan-only-players = Nur wer spielt, kann einen Weg planen.
plan-are-at = Du bist bei { $place }.
plan-no-way-to = Zu { $place } führt jetzt kein Weg.
plan-made = Der Weg zu { $place } ist geplant: { $way }.
plan-enter-goes-on = Enter geht ihn Schritt für Schritt; auf deinem eigenen Feld bricht Enter ihn ab.
plan-none = Kein Weg ist geplant.
plan-given-up = Der Weg zu { $place } ist aufgegeben.
plan-replace = Dein Weg führt nach { $place }. Drücke noch einmal Enter, um stattdessen nach { $other } zu gehen.
plan-cancel = Dein Weg führt nach { $place }. Drücke noch einmal Enter, um ihn aufzugeben.
plan-later = Dein Weg nach { $place } geht jetzt nicht weiter.
plan-is = Der Weg zu { $place }: { $way }.
plan-no-place = „{ $words }“ ist hier kein Ort oder könnte mehrere meinen.
plan-no-place-so = „{ $words }“ ist hier kein Ort oder könnte mehrere meinen. { $naming }
plan-no-errands = Gerade ist nirgends etwas zu tun.
plan-errands = Was zu tun ist, das Nächste zuerst
plan-move-cursor = Führ den Zeiger dorthin, wohin du willst.
plan-no-way-here = Hierher führt jetzt kein Weg.
plan-by-enter = { $way }. Enter plant den Weg.
plan-planned = { $way }; geplant.
plan-on-the-way = Weiter zu { $place }: { $left }.
plan-carried-off = Du wurdest fortgetragen: der Weg zu { $place } ist aufgegeben.
plan-nothing-left = Dort ist nichts mehr zu tun: der Weg zu { $place } ist aufgegeben.
plan-goal-changed = Dein nächstes Ziel hat sich geändert: der Weg zu { $place } ist aufgegeben.
plan-no-way-any-more = Dorthin führt kein Weg mehr: der Weg zu { $place } ist aufgegeben.

## Zwischen zwei Spielern

cover-turn = { $name }, du bist dran.
cover-look-away = Alle anderen schauen jetzt weg.
cover-ready = { $key }, wenn du bereit bist.
since-your-turn = Seit deinem letzten Zug, { $name }
since-alone = Für { $name } allein
since-page = Seite { $at } von { $of }

## Einem Spiel zuschauen

watch-at = Antwort { $at } von { $total }
watch-turn-of = { $name } am Zug
watch-playing = läuft { $pace }
watch-pace-slow = langsam
watch-pace-steady = gemächlich
watch-pace-fast = schnell
watch-pace-run = sehr schnell
watch-bookmark = Lesezeichen
watch-eyes-all = wie es alle sehen dürfen
watch-eyes-of = mit den Augen von { $name }
watch-beginning = Der Anfang.
watch-end = Das Ende.
watch-breaks-off = Hier endet die Datei; das Spiel ist nicht vorbei.
watch-mark = Lesezeichen
watch-go-to = Gehe zu
watch-count = { $at } von { $of }
watch-no-marks = Noch gibt es keine Lesezeichen: m setzt eins.
watch-none-after-turn = Danach kommt kein Zug mehr.
watch-none-after-own = Danach kommt kein Zug dieses Spielers mehr.
watch-none-after-day = Danach fängt nichts mehr an ({ $clock }).
watch-none-after-mark = Danach kommt kein Lesezeichen mehr.
watch-none-before-turn = Davor war kein Zug.
watch-none-before-own = Davor war kein Zug dieses Spielers.
watch-none-before-day = Davor fängt nichts an ({ $clock }).
watch-none-before-mark = Davor ist kein Lesezeichen.
watch-branch = Ein neues Spiel beginnen, das mit { $n ->
    [0] demselben Aufbau
    [one] der ersten Antwort
   *[other] den ersten { $n } Antworten
} anfängt? Dieses bleibt, wie es ist.
watch-branched = { $n ->
    [0] Vom Anfang
   *[other] Von Antwort { $n }
} an geht ein neues Spiel weiter. Es heißt { $name }, und { $file } bleibt, wie es war.
watch-branched-nowhere = { $n ->
    [0] Vom Anfang
   *[other] Von Antwort { $n }
} an geht ein neues Spiel weiter. { $file } bleibt, wie es war.
watch-goes-to = Tippe nach „{ $word }“ „zug“, „{ $clock }“, „zeichen“ oder „eigener“.
watch-wants-number = Nach „{ $word }“ kommt eine Zahl bis { $most }.
watch-word-play = abspielen
    .about = Lässt das Spiel von selbst laufen oder hält es an.
watch-word-answer = antwort
    .args = Nummer
    .about = Zeigt, wie es nach so vielen Antworten stand.
watch-word-turn = zug
    .args = Nummer
    .about = Geht zum Anfang dieses Zuges, vom ersten an gezählt.
watch-word-day = { $clock }
    .args = Nummer
    .about = Geht zum Anfang mit dieser Nummer ({ $clock }).
watch-word-on = vor
    .args = [zug, { $clock }, zeichen oder eigener]
    .about = Geht eine Antwort vor, oder zum nächsten davon.
watch-word-back = rück
    .args = [zug, { $clock }, zeichen oder eigener]
    .about = Geht eine Antwort zurück, oder zum letzten davon davor.
watch-word-turns = züge
    .about = Zeigt die Züge und Lesezeichen, um zu einem zu springen.
watch-word-mark = merken
    .about = Setzt hier ein Lesezeichen oder löscht es.
watch-word-branch = abzweigen
    .args = hier
    .about = Beginnt von hier an ein eigenes Spiel.
watch-to-turn = zug
watch-to-day = tag
watch-to-mark = zeichen
watch-to-own = eigener

## Befehle der Shell, wie Spieler davon hören

shell-own-fault = cantrip: interner Fehler: { $why }
shell-report = CANTRIP_DEBUG=1 zeigt, wo er auftrat. Bitte melde ihn zusammen mit dem gespeicherten Spiel.
shell-complaint = cantrip: { $trouble }
shell-too-small = Dieses Terminal hat { $columns }x{ $rows }, und der Tisch braucht { $leastColumns }x{ $leastRows }: mach es größer oder spiele mit --plain.
shell-no-games = Hier gibt es keine Spiele.
shell-no-guide = { $game } hat noch keine Anleitung.
shell-no-lesson = { $game } hat keine Lektion „{ $lesson }“; wähle { $lessons }, oder lass den Namen für die erste Lektion weg.
shell-one-lesson = { $game } hat nur eine Lektion und keine namens „{ $lesson }“.
shell-no-guide-here = Noch hat kein Spiel eine Anleitung.
shell-no-rulebook = { $game } hat hier noch kein Regelbuch.
shell-rule-elsewhere = In den Regeln von { $game } gibt es „{ $words }“ nicht. Versuch es mit { $commands }.
shell-no-rulebooks = Es gibt noch keine Regelbücher.
shell-which-seat = Welcher Platz? --seat nimmt einen von { $seats }; --watch schaut zu.
shell-take-instead = { $trouble } Mit --take übernimmst du ihn.
shell-phrase-of = Passphrase für { $name }:
shell-phrase-again = { $trouble } Noch einmal:
shell-no-phrase = Es wurde keine Passphrase eingegeben.
shell-no-phrase-unchanged = Es wurde keine Passphrase eingegeben; nichts wurde geändert.
shell-new-phrase = Passphrase für den Platz von { $name } (Enter für keine):
shell-once-more = Noch einmal:
shell-phrase-wrong = Die Passphrase { $fault }; nichts wurde geändert.
shell-phrases-differ = Die beiden Passphrasen sind verschieden; nichts wurde geändert.
shell-table-needs-file = Ein gemeinsamer Tisch braucht eine Datei, in der das Spiel gespeichert wird.
shell-table-open = Der Tisch { $table } ist offen, mit Plätzen für { $seats }.
shell-table-join = „cantrip join { $words }“ nimmt daran Platz; Strg+C schließt den Tisch.
shell-table-opened = Der Tisch { $table } ist offen.
shell-table-unopened = Der Tisch { $table } ließ sich nicht öffnen.
shell-host-closed = Der Gastgeber hat den Tisch geschlossen. Das Spiel ist gespeichert und geht weiter, wenn er wieder aufmacht.
shell-table-closed = Der Tisch ist geschlossen; das Spiel liegt in { $path }.
shell-cannot-hide = { $path } lässt sich nicht vor anderen schützen: { $why }.
shell-no-tables = In { $folder } ist kein Tisch offen; „cantrip host“ öffnet einen.
shell-turn-of = wartet auf { $name } seit { $since }
shell-turn-of-for = wartet auf { $name } seit { $since }: { $what }
shell-all-or-one = --all öffnet alle Tische wieder; gib also keinen Namen an.
shell-none-stand = In { $folder } gibt es keine Tische, die wieder zu öffnen sind.
shell-idle-minutes = Nach --idle kommt eine ganze Zahl von Minuten, mindestens 1, nicht „{ $input }“.
shell-no-seat-of-program = In dieser Partie spielt kein Programm namens { $name }; es gibt { $seats }.
shell-bot-not-here = { $name } wurde von { $bot } gespielt, und den gibt es hier nicht: Den Platz spielt nun ein Mensch; mit --program spielt ein Programm weiter.
shell-limit-seconds = Nach --limit kommt eine Zahl von Sekunden über 0, nicht „{ $input }“.
shell-call-failed = Der Befehl hinter --on-turn ist für { $name } fehlgeschlagen: { $why }.
shell-call-code = er endete mit dem Statuscode { $code }
shell-call-killed = er wurde vor seinem Ende abgebrochen
shell-table-line = { $table }: { $game }, { $when }; { $seats }
shell-table-line-watched = { $table }: { $game }, { $when }; { $seats }; { $n } schauen zu
shell-table-over = zu Ende
shell-seat-of = { $name } ({ $how })
shell-seat-bot = ein Bot
shell-seat-taken = besetzt
shell-seat-free = frei
shell-seat-locked = { $how }, Passphrase
shell-no-seat = In { $save } gibt es keinen Platz „{ $name }“; es gibt { $seats }.
shell-seat-freed = Der Platz von { $name } hat keine Passphrase mehr: jeder am Tisch kann ihn nehmen.
shell-seat-set = Der Platz von { $name } verlangt jetzt seine Passphrase.
shell-watch-needs-terminal = --watch braucht ein Terminal, das das Vollbild zeigen kann; ohne --watch wird das Spiel als Text ausgegeben.
shell-watch-one-file = --watch braucht genau eine Datei und nicht die Standardeingabe.
shell-share-file = Eine Webseite gehört nicht ins Terminal. Nenne mit "-o { $file }" eine Datei, oder gib sie mit "-o -" aus.
shell-no-example = { $name } gibt es nicht, nur { $known }.
shell-file = { $file }:
shell-file-plays = { $file }: in Ordnung, { $n ->
    [one] eine Antwort
   *[other] { $n } Antworten
}.
shell-ends-here = Hier endet es: { $name } wird gefragt: „{ $question }“ Möglich: { $possible }.
shell-output-unwritable = { $file } lässt sich nicht schreiben: { $why }; nimm eine andere Datei.
shell-exported = Nach { $file } geschrieben; „cantrip replay { $file }“ zeigt das Spiel.
shell-no-output = Die Ausgabe lässt sich nicht schreiben: { $why }.
shell-daily-or-seed = --daily hat einen eigenen Seed; lass --seed weg.
stats-none = In { $folder } ist noch kein Spiel zu Ende; { $n ->
    [0] keines läuft
    [one] eines läuft
   *[other] { $n } laufen
} noch.
stats-games = { $n ->
    [0] Beendete Spiele:
    [one] Beendete Spiele; eines läuft noch:
   *[other] Beendete Spiele; { $n } laufen noch:
}
stats-game = { $game } ({ $setup }): { $played } gespielt, { $won } gewonnen
stats-game-best = { $game } ({ $setup }): { $played } gespielt, { $won } gewonnen, schnellster Sieg: { $date }
stats-players = Nach Namen:
stats-player = { $name }: { $played } gespielt, { $won } gewonnen
stats-beaten = Besiegte Bots:
stats-bot = { $bot }: { $n ->
    [one] einmal
   *[other] { $n } Mal
}
stats-fame = Ruhmeshalle:
stats-daily = Spiele des Tages:
stats-won = { $game }, gewonnen von { $names } ({ $date }, { $save })
stats-lost = { $game }, verloren von { $names } ({ $date }, { $save })
share-eyes = Wie { $name } es sieht.
share-first = An den Anfang (Pos1)
share-back = Einen Zug zurück (Pfeil links)
share-on = Einen Zug weiter (Pfeil rechts)
share-last = Ans Ende (Ende)

## Das Menü einer Anmeldung, die spielt und sonst nichts tut

menu-no-commands = Befehle werden hier nicht angenommen; wähle aus dem Menü.
menu-sit = An { $table } als { $name } mitspielen ({ $how })
menu-watch = { $table } zuschauen
menu-open = { $table } wieder öffnen
menu-begin = Einen neuen Tisch öffnen
menu-again = Liste auffrischen
menu-leave = Gehen
menu-no-table = Kein Tisch ist offen.
menu-tables = Offene Tische: { $tables }.
menu-table = { $table } ({ $game }, { $when })
menu-taken = Auf dem Platz von { $name } sitzt jemand.
menu-leave-it = Den Platz nicht nehmen
menu-sit-instead = Den Platz übernehmen
menu-full = { $n } Tische sind offen, und für mehr ist kein Platz.
menu-who-plays = Wer spielt? Namen mit Kommas dazwischen, auch Bots, etwa Ann,Ben,{ $bot }:
menu-called = Name des Tisches (Enter für { $name }):
menu-name-taken = Ein Spiel { $name } gibt es schon; nimm einen anderen Namen.
menu-which-game = Welches Spiel?
menu-how-set-up = Wie wird es aufgebaut?
menu-as-usual = Mit den üblichen Optionen
menu-choice-by-choice = Option für Option
menu-usual-choice = { $choice } (üblich)
menu-choice = { $choice }?
shell-no-choices = { $game } hat kein --{ $option }; da lässt sich nichts wählen.
shell-other-choices = { $game } hat kein --{ $option }; möglich ist { $choices }.
shell-many-choices = { $game } hat kein --{ $option }; „cantrip play { $id } --help“ zeigt, was sich wählen lässt.
shell-choice-and-value = Nach --set kommt eine Wahl mit ihrem Wert, etwa --set { $example }, nicht „{ $input }“.
shell-seed-guessable = Die anderen Spieler könnten den Seed dieses Spiels erraten und damit jede Karte und jeden Wurf vorhersagen. Ein neues Spiel mit „cantrip host“ ohne --seed hat einen geheimen Seed.
shell-seed-secret = Der Seed von { $path } bleibt geheim, bis das Spiel vorbei ist, und eine Zugdatei würde ihn verraten; „cantrip replay“ zeigt das Spiel bis hierher.

# How a game went that is over.
end-title = { $game } ist vorbei
end-won-you = Du hast { $game } gewonnen!
end-won-with = Du und { $others } habt { $game } gewonnen!
end-won = { $names } { $n ->
    [one] hat
   *[other] haben
} { $game } gewonnen
end-first = dein erster Sieg mit diesem Aufbau
end-best = ein neuer Rekord, dein schnellster von { $of } Siegen
end-place = nach Tempo Nummer { $place } von { $of } Siegen
end-course = Der Verlauf: { $measure }, { $stretches }
end-turning = Wendepunkte

# The filters of the log, and turns of others in one line.
filter-all = alles
filter-mine = meins
filter-moments = Momente
log-none-all = Noch ist nichts geschehen.
log-none-mine = Noch nichts von dir.
log-none-moments = Noch kein Moment.
rival-goes = { $name } → { $place }
rival-stays = { $name } bleibt
rival-does = { $name }: { $deeds }
rival-times = { $deed } ({ $times }-mal)
