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

## Was getippt wird, und was man dem sagt, was niemand versteht

said-nothing = Da steht nichts.
said-impossible = „{ $said }“ geht hier nicht.
said-ambiguous = „{ $said }“ kann { $meant } heißen.
said-no-number = Eine Antwort „{ $said }“ gibt es nicht: sie gehen von 1 bis { $most }.
said-no-amount = „{ $said }“ ist nicht { $amount }.
said-did-you-mean = Meinst du { $near }?
said-quoted = „{ $word }“
said-possible = Möglich: { $possible }.
said-nothing-asked = Gefragt ist gerade nichts; möglich: { $possible }.
amount-one = die Zahl { $least }
amount-range = eine Zahl von { $least } bis { $most }
amount-steps = eine Zahl von { $least } bis { $most } in Schritten von { $step }
odds-in = { $hits } von { $of }
odds-about = etwa { $hits } von 100
odds-of = { $chance }: { $what }
odds-in-100 = von 100: { $chances }
odds-under-one = unter 1
roll-head = { $title }, Regel { $rule }: { $dice }.
roll-head-read = { $title }, Regel { $rule }: { $dice }, { $reading }.
roll-head-of = { $who }: { $title }, Regel { $rule }: { $dice }.
roll-head-of-read = { $who }: { $title }, Regel { $rule }: { $dice }, { $reading }.
rolls-none = In letzter Zeit wurde nicht gewürfelt.
rules-how = Sag die Nummer eines Kapitels oder Abschnitts („regeln 7.304“) oder Wörter („regeln pferd“).
rules-none-about = Von „{ $words }“ spricht keine Regel; „regeln“ allein zeigt die Kapitel.
rules-further = Außerdem: { $sections }.
rules-no-book = { $game } hat hier kein Regelbuch.
rules-no-book-yet = Dieses Spiel hat hier noch kein Regelbuch.
rules-number = Regel { $rule }.

## Was man dem Tisch sagen kann: das Wort, andere Wörter dafür mit Kommas dazwischen, was folgen darf, und was es tut

command-help = hilfe
    .also = ?, befehle
    .args = [Wort]
    .about = Sagt, wie man spielt und was man sagen kann.
command-options = auswahl
    .also = wahl, antworten, liste
    .args = [Wort]
    .about = Zeigt alle Antworten, die es jetzt gibt.
command-look = schau
    .also = schaue, umsehen, lage
    .about = Sagt noch einmal, wie es steht und was gefragt ist.
command-undo = zurück
    .also = u, zurueck, rückgängig, rueckgaengig
    .args = [wie viele]
    .about = Nimmt deine letzte Antwort zurück, wenn seitdem nichts aufgedeckt wurde.
command-save = speichern
    .also = speichere, sichern
    .args = [Name]
    .about = Sagt, wo das Spiel liegt, oder legt unter einem Namen eine Kopie ab.
command-log = chronik
    .also = verlauf, geschichte
    .args = [wie viele]
    .about = Erzählt noch einmal, was geschehen ist.
command-rules = regeln
    .also = regel
    .args = [Abschnitt oder Wörter]
    .about = Zeigt eine Regel nach ihrer Nummer, oder alle, die von etwas sprechen.
command-why = warum
    .also = wieso, weshalb
    .args = [welche]
    .about = Zeigt die Regeln zu dem, was zuletzt erzählt wurde, oder zur drittletzten Zeile: „warum 3“.
command-dice = würfel
    .also = wuerfel, würfe, wurf
    .about = Zeigt die letzten Würfe noch einmal, mit allem, was hätte kommen können.
command-guide = anleitung
    .also = lehrer, lektion
    .args = [aus]
    .about = Holt die Anleitung eines ersten Spiels, wo eins gespielt wird; „anleitung aus“ schickt sie weg.
command-say = sage
    .also = sag, sagen, sprich
    .args = Worte
    .about = Sagt allen am Tisch etwas; es kommt in die Chronik.
command-offer = biete
    .also = bieten, angebot
    .args = Name Versprechen für Versprechen
    .about = Bietet jemandem eine Absprache an, die niemanden bindet: was du tust, für das, was er tut.
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
    .about = Sagt, was angeboten und abgemacht wurde und ob es gehalten ist; und was sich jetzt versprechen lässt.
command-who = wer
    .also = leute
    .about = Sagt, wer am Tisch ist und auf wen er wartet.
command-hint = tipp
    .also = rat
    .about = Sagt, was ein Ratgeber hier täte, und warum.
command-seat = platz
    .also = sitz
    .args = [Name] [mensch oder Bot]
    .about = Sagt, wer wo sitzt, oder gibt einen Platz her: „platz Ben bot:mentor“, „platz Ben mensch“.
command-seed = seed
    .also = startwert
    .about = Sagt, aus welchem Seed dieses Spiel gemischt ist.
command-settings = einstellungen
    .also = einstellung
    .args = [welche] [Wert]
    .about = Sagt, wie cantrip aussieht und sich bewegt, oder ändert es: „einstellungen farben hell“.
command-new = neu
    .also = neues, nochmal
    .args = [Seed]
    .about = Beginnt ein neues Spiel mit denselben Spielern; dieses bleibt gespeichert.
command-load = laden
    .also = lade, öffnen
    .args = [Name]
    .about = Geht mit einem gespeicherten Spiel weiter; dieses bleibt gespeichert.
command-quit = ende
    .also = q, verlassen, beenden, tschüss
    .about = Verlässt den Tisch; das Spiel ist gespeichert.
command-leave-shared = Verlässt den Tisch, der weiterspielt; auf den Platz kann man zurückkommen.
said-off = aus
said-none = keinen
said-person = mensch

## Gespräch und Absprachen

talk-nobody-asked = Hier wird niemand etwas gefragt, also spricht auch niemand.
talk-say-what = Nach „sage“ kommt, was alle hören sollen.
talk-no-bargains = { $game } kennt keine Absprachen; mit „sage“ sagst du den anderen, was du willst.
talk-offer-so = Sag es so: „biete { $other } VERSPRECHEN für VERSPRECHEN“; ein Versprechen ist { $forms }.
talk-offer-to = Ein Angebot machst du { $others }. { $how }
talk-nothing-to-promise = Zu versprechen gibt es jetzt nichts; mit „sage“ sagst du den anderen, was du willst.
talk-not-yours = „{ $said }“ kannst du jetzt nicht versprechen. { $how }
talk-not-theirs = „{ $said }“ kann { $name } jetzt nicht versprechen. { $how }
talk-no-offer = Kein Angebot an { $names } wartet auf eine Antwort.
talk-which-offer = Sag, welches Angebot: „{ $word } { $number }“. Auf eine Antwort warten: { $numbers }.
talk-said = { $who }: „{ $words }“
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
bargain-is-over = niemand hat rechtzeitig geantwortet
bargain-is-agreed = abgemacht
bargain-line = { $number }. { $by } an { $to }: { $terms } ({ $how }).
bargain-how = Ein Angebot sagt man so: „biete NAME VERSPRECHEN für VERSPRECHEN“; die Antwort ist „annehmen“ oder „ablehnen“, und nichts davon bindet.
bargain-form = „{ $form }“: { $text }.
offer-for = für

## Bots und wer wo sitzt

bot-mentor = Mentor
bot-apprentice = Lehrling
bot-wanderer = Wanderer
    .about = Nimmt irgendeine erlaubte Antwort und denkt sich nichts dabei.
bot-thinking = { $name } ({ $bot }) überlegt.
bot-stuck = { $bot } weiß nicht, was er sagen soll: { $why }.
bot-no-advice = Dazu weiß hier niemand Rat.
bot-unknown = Bei { $game } gibt es keinen Bot „{ $bot }“, nur { $known }.
seat-line = { $name }: { $player }.
seat-bot-line = { $bot }: { $about }
seat-say-whose = Sag, wessen Platz und wer ihn nimmt, etwa „platz { $name } { $bot }“.
seat-not-by = { $name } kann { $possible } sein, nicht „{ $said }“.
seat-now-person = { $name } spielt jetzt ein Mensch.
seat-now-bot = { $name } spielt jetzt { $bot }.

## Der Zeilenmodus

plain-tagline = cantrip: die klassischen Brettspiele der Zauberei.
plain-how-to-play = So wird gespielt: Antworte mit der Nummer vor einer Zeile oder in Worten. „hilfe“ sagt, was man fragen kann,
plain-how-to-ask = „schau“ sagt, wie es steht, „zurück“ nimmt zurück, „ende“ verlässt den Tisch. Jede Antwort ist gespeichert, sobald sie gegeben ist.
plain-what-to-play = Was soll gespielt werden?
plain-learn = { $game } lernen, beim Spielen, mit Anleitung
plain-new-game = Ein neues Spiel { $game }
plain-go-on = Weiter mit { $name }
plain-save-note = { $game }, { $seats }, { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}
plain-leave = Gehen
plain-input-ended = Die Eingabe ist zu Ende. Kein Spiel wurde begonnen, und was vorher begonnen war, ist gespeichert.
plain-hint = Antworte mit einer Nummer der Liste oder in Worten; Wortanfänge genügen. „hilfe“ sagt, was man sonst sagen kann, „ende“ geht.
plain-say-to-all = „sage ...“ spricht zu allen am Tisch.
plain-what-happened = Was zuletzt geschah:
plain-players = Spieler: { $seats }. { $choices }{ $seed }.
plain-choice = { $name }: { $value }
plain-seed = Seed { $seed }
plain-seed-secret = Der Seed ist geheim
plain-kept-in = Gespeichert in { $path }.
plain-practice = Übung: alles lässt sich zurücknehmen.
plain-game-over = Das Spiel ist aus. { $result }
plain-what-now = „chronik“ erzählt, was geschah, „neu“ beginnt ein neues Spiel, „ende“ geht.
plain-is-asked = Jetzt ist { $name } gefragt.
plain-for-alone = Für { $name } allein:
plain-to-one = { $name }: { $text }
plain-question = { $question } (Regel { $rule })
plain-advice = Tipp: { $advice }
plain-knows-nothing = Von „{ $word }“ weiß { $game } nichts.
plain-nothing-happened = Noch ist nichts geschehen.
plain-seed-is = Der Seed ist { $seed }: mit demselben Seed, denselben Spielern und derselben Wahl beginnt dasselbe Spiel.
plain-no-line-number = „{ $said }“ ist keine Zahl von Zeilen; „warum“ fragt nach dem, was zuletzt erzählt wurde, „warum 3“ nach der drittletzten Zeile.
plain-no-answer-like = Keine Antwort beginnt mit „{ $words }“ oder enthält es.
plain-nothing-asked = Gefragt ist gerade nichts.
plain-copy-kept = Eine Kopie liegt in { $copy }; das Spiel geht in { $path } weiter.
plain-no-file = keiner Datei
plain-kept-nowhere = Dieses Spiel wird in keiner Datei gespeichert; „speichern NAME“ legt eine Kopie ab.
plain-is-kept = Das Spiel wird, jede Antwort sofort, in { $path } gespeichert.
plain-still-waits = Das Spiel ist noch nicht geschrieben; { $n } Zeilen warten auf { $path }.
plain-own-fault = Ein Fehler von cantrip selbst: { $why }. Nichts hat sich geändert, und eine andere Antwort geht vielleicht.
plain-report-it = Bitte melde ihn.
plain-report-it-with = Bitte melde ihn, mit der Datei { $path }.
plain-here-is-game = Hier ist das Spiel, zum Aufbewahren von Hand; „cantrip replay“ spielt es:
plain-was-in-no-file = Das Spiel war in keiner Datei.
plain-over-kept = Das Spiel ist aus; es liegt in { $path }.
plain-kept-resume = Das Spiel liegt in { $path }. Mit „cantrip resume { $name }“ geht es weiter.
plain-option-cost = kostet { $cost }
plain-no-way-back = { $option }; nicht zurückzunehmen
plain-kind-count = { $n } mit „{ $kind }“
plain-other-kinds = andere
plain-more-options = und { $n } weitere ({ $kinds }); „auswahl“ zeigt alle.
plain-load-how = „laden NAME“ geht mit einem gespeicherten Spiel weiter. { $known }
plain-load-here = Das ist das Spiel auf diesem Tisch.
plain-load-unknown = Ein gespeichertes Spiel „{ $name }“ gibt es nicht. { $known }
plain-load-none = Es gibt keins.
plain-load-known = Es gibt { $n ->
    [one] nur { $names }
   *[other] { $names }
}.
plain-no-count = „{ $said }“ ist keine Zahl von Antworten; „zurück“ nimmt eine zurück, „zurück 3“ drei.
plain-taken-back = Zurückgenommen: { $answers }.
plain-laid-ready = was bereitgelegt war
undo-none = Nichts lässt sich zurücknehmen: { $why }.
undo-only = Nur { $n ->
    [one] eine Antwort lässt
   *[other] { $n } Antworten lassen
} sich zurücknehmen: { $why }.
barrier-start = davor war noch nichts
barrier-revealed = seitdem ist etwas aufgedeckt worden
barrier-other = seitdem hat jemand anders geantwortet
why-nothing-told = So etwas wurde noch nicht erzählt.
why-how = „warum“ fragt nach der letzten Zeile, „warum 3“ nach der drittletzten.
why-only-said = Das wurde am Tisch gesagt; dahinter steht keine Regel.
answer-none-such = So eine Antwort gibt es jetzt nicht.
help-none-about = Zu „{ $about }“ gibt es keine Hilfe; „hilfe“ allein zeigt, was man sagen kann.
help-also = Auch: { $words }.
help-answers = Eine Antwort ist die Nummer davor, die Wörter in Klammern, deren Anfänge, oder
help-answers-more = ihr letzter Teil, wo ihn keine andere Antwort hat. Groß und klein ist gleich.
help-about-game = Zum Spiel ({ $game }):
help-about-table = Zum Tisch:
language-game-has-not = { $game } gibt es nur auf Englisch; rundherum bleibt es bei Deutsch.

## Die Anleitung eines ersten Spiels

guide-says = Anleitung: { $say }
guide-step = Anleitung, { $number } von { $of }: { $title } (Regel { $rule }). { $say }
guide-do-say = { $task }: sag „{ $words }“.
guide-do-next = { $task } („next“ sagt, wo das ist).
guide-as-you-like = Wie du magst; auch das ist ein Weg.
guide-none = Zu diesem Spiel gibt es keine Anleitung; „cantrip learn“ beginnt eins, das eine hat.
guide-none-here = Zu diesem Spiel gibt es keine Anleitung. „Spielen lernen“ auf dem Titel oder „cantrip learn“ beginnt eins, das eine hat.
guide-gone = Die Anleitung ist weg; das Spiel geht weiter. „anleitung“ holt sie zurück.
guide-here = Die Anleitung ist da; „anleitung aus“ schickt sie weg.
guide-leaving = „anleitung aus“ verlässt sie
guide-leaving-rule = Regel { $rule }, „anleitung aus“ verlässt sie
guide-count = { $number } von { $of }
guide-press = { $task }: drücke { $keys }
guide-back-to-map = zurück zum Plan
seed-secret = Der Seed bleibt geheim, bis das Spiel aus ist.
plain-word-learn = lerne { $game }
plain-word-play = spiele { $game }
plain-word-resume = weiter { $name }
plain-word-quit = ende

## Tische für mehrere Anmeldungen

people-bot = { $name } (ein Bot)
people-away = { $name } (nicht da)
people-waiting = Gewartet wird auf { $names }.
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
table-watchers-silent = Wer einem Tisch zuschaut, sagt dort nichts.
table-no-answer = Der Tisch { $table } antwortet nicht.
table-not-open = Es gibt keinen offenen Tisch { $table }; „cantrip tables“ zeigt, welche es gibt.
table-unreachable = Der Tisch { $table } ist nicht zu erreichen: { $why }.
table-gone = Der Tisch { $table } ist weg: sein Gastgeber ist ohne ein Wort gegangen.
table-talks-nonsense = Der Tisch { $table } sagt, was dieses cantrip nicht versteht; nehmt an beiden Enden dasselbe.
table-unknown-game = Am Tisch { $table } wird „{ $game }“ gespielt, das dieses cantrip nicht kennt.
table-other-rules = Am Tisch { $table } gelten Regeln { $theirs } von { $game }, und dies sind Regeln { $ours }; nehmt an beiden Enden dasselbe cantrip.
