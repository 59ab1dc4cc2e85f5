## The game

game-title = Wizard's Quest
game-about = Finde deine Schätze, ehe die anderen ihre finden. Zwei bis sechs Kriegsherren von Marnon kämpfen mit Orks, dem Drachen und einander.
setup-treasures = Schätze je Kriegsherr
setup-three = drei: Ring, Krone und Truhe
setup-four = vier, von denen einer nichts wert ist
setup-petition = Leere Bittkarte
    .about = Die leere Karte kann in den Stapel gemischt werden. Wird sie gezogen, entscheiden zwei Würfel, was sie bewirkt.
    .book = nicht im Stapel (Regelheft)
    .blank = im Stapel (Hausregel)

## Names

space-castle = Burg { $number }
region-golden-dunes = Goldene Dünen
region-whispery-meadow = Flüsterwiese
region-misty-forest = Nebelwald
region-field-of-fallen = Feld der Gefallenen
region-crystal-mountains = Kristallberge
region-ancient-forest = Alter Wald
army-red = Rot
army-green = Grün
army-blue = Blau
army-yellow = Gelb
army-violet = Violett
army-teal = Türkis
treasure-ring = { $case ->
    [accusative] den Ring
    [dative] dem Ring
   *[nominative] der Ring
}
treasure-crown = { $case ->
    [dative] der Krone
   *[nominative] die Krone
}
treasure-chest = { $case ->
    [dative] der Truhe
   *[nominative] die Truhe
}
treasure-blank = { $case ->
    [accusative] den wertlosen Schatz
    [dative] dem wertlosen Schatz
   *[nominative] der wertlose Schatz
}
leader-hero = { $case ->
    [accusative] den Helden
    [dative] dem Helden
   *[nominative] der Held
}
leader-sorcerer = { $case ->
    [accusative] den Zauberer
    [dative] dem Zauberer
   *[nominative] der Zauberer
}
creature-dragon = { $case ->
    [accusative] den Drachen
    [dative] dem Drachen
   *[nominative] der Drache
}
creature-wizard = { $case ->
    [accusative] den Magier
    [dative] dem Magier
   *[nominative] der Magier
}
side-orcs = { $case ->
    [dative] den Orks
   *[nominative] die Orks
}
pieces-men = { $case ->
    [accusative] { $n ->
        [one] einen Mann
       *[other] { $n } Mann
    }
    [dative] { $n ->
        [one] einem Mann
       *[other] { $n } Mann
    }
   *[nominative] { $n ->
        [one] ein Mann
       *[other] { $n } Mann
    }
}
pieces-orcs = { $case ->
    [accusative] { $n ->
        [one] einen Ork
       *[other] { $n } Orks
    }
    [dative] { $n ->
        [one] einem Ork
       *[other] { $n } Orks
    }
   *[nominative] { $n ->
        [one] ein Ork
       *[other] { $n } Orks
    }
}
pieces-none = { $case ->
    [accusative] niemanden
    [dative] niemandem
   *[nominative] niemand
}
pieces-of = { $name } mit { $pieces }

## Petitions

card-farmhands = Knechte
    .text = Die Ernte ist eingebracht. Nimm drei von meinen Leuten.
card-spearmen = Speerträger
    .text = Vier Mann mit guten Speeren wollen unter deinem Banner kämpfen.
card-hill-folk = Bergvolk
    .text = Fünf Mann kommen aus den Bergen herab, und warten wollen sie nicht.
card-hard-pressed = Für den Bedrängten
    .text = Sechs Mann eilen herbei, wenn du weniger als sieben Steine auf dem Plan hast.
card-ferryman = Fährmann
    .text = Ein Mann kommt zu dir. Sein Boot taugt für einen Angriff oder einen Zug über Meer oder Fluss.
card-second-wind = Zweite Luft
    .text = Wenn dein Feldzug vorbei ist, darfst du noch einen führen.
card-war-drums = Kriegstrommeln
    .text = Wenn dein Feldzug vorbei ist, darfst du noch zwei führen.
card-old-friend = Ein alter Freund
    .text = Dein Held oder dein Zauberer kommt umsonst und bringt einen Mann mit. Kann keiner von beiden kommen, kommen drei Mann.
card-dragon-whistle = Drachenpfeife
    .text = Ruf den Drachen in eine Region, die du nennst. Er frisst einmal, wo er landet.
card-my-visit = Ich komme selbst
    .text = Nenne eine Region, und ich gehe hin. Das Gebiet, in dem ich lande, bekommt drei Mann oder bis zu drei Orks.
card-night-cart = Ein Karren bei Nacht
    .text = Bring einen beliebigen Schatz bis zu zwei Felder weit. Warum, musst du nicht sagen.
card-crystal-bowl = Kristallschale
    .text = Sieh dir zwei deiner Schätze an, und nimm zwei Mann dazu.
card-foul-wind = Übler Wind
    .text = Bis zu vier Orks neben deinen Leuten rennen in ihre Höhlen.
card-orc-quarrel = Orkzank
    .text = In einer Region, die du nennst, gehen alle Orks bis auf einen je Gebiet fort. Du bestimmst, wohin.
card-spilt-grain = Verschüttetes Korn
    .text = Die Hälfte deiner Verstärkung bleibt in dieser Runde zu Hause.
card-no-road = Kein Weg
    .text = Die Wege sind Schlamm. Keine Verstärkung erreicht dich in dieser Runde.
card-homesick = Heimweh
    .text = Zwei deiner Männer gehen nach Hause. Du bestimmst, welche.
card-fair-shares = Gerechtes Teilen
    .text = Auch die anderen bekommen etwas: je einen Mann, der sofort aufgestellt wird.
card-pigs-at-the-gate = Schweine am Tor
    .text = Jeder Trupp Orks neben deinen Leuten bekommt einen Ork dazu, bis vier.
card-smell-of-supper = Essensduft
    .text = Der Drache fliegt zu einem deiner Gebiete, das das Los bestimmt, und frisst einmal.
card-hider-wakes = Der Verstecker erwacht
    .text = Wer deine Schätze versteckt hat, bringt einen davon bis zu zwei Felder weit.
card-blank = Leere Karte
    .text = Diese habe ich noch nicht geschrieben. Wirf zwei Würfel, dann sehen wir.
# Was die Würfel der leeren Karte bringen.
blank-2 = Der Große Tunnel öffnet sich in einem weiteren Gebiet.
blank-3 = In dieser und den nächsten zwei Runden beginnt kein Feldzug.
blank-4 = Die Orks einer Region zerstreuen sich.
blank-5 = Alle Brücken stürzen ein; fehlen schon welche, wird eine wieder gebaut.
blank-6 = Sieh dir einen deiner Schätze an.
blank-7 = Der Drache fliegt in ein beliebiges Gebiet und frisst.
blank-8 = Der Magier geht in ein beliebiges Gebiet, und es gedeiht.
blank-9 = Ein beliebiger Schatz kommt ein Feld weiter.
blank-10 = Die Orks eines Feldes brechen los.
blank-11 = Jeder Anführer, der Männer bei sich hat, verlässt den Plan; die Männer bleiben.
blank-12 = Der Große Tunnel stürzt ein; ist er schon zu, öffnet er sich wieder.
card-at-once = sofort zu spielen
card-to-keep = darf behalten werden

## Questions: the set-up

ask-castle = In welcher Burg beginnst du?
ask-settle = Welches freie Gebiet nimmst du?
ask-treasure = { $castle ->
    [yes] Welchen Schatz von { $owner } versteckst du in einer Burg?
   *[no] Welchen Schatz von { $owner } versteckst du in einem Gebiet?
}
ask-hide = Wo versteckst du { $treasure-accusative } von { $owner }?

## Questions: men to be placed

ask-place = { $by ->
    [crown] Die Krone bringt dir
    [dragon] Der erlegte Drache bringt dir
    [card] Die Bittkarte bringt dir
   *[none] Du hast
} { $n ->
    [one] einen Mann
   *[other] { $n } Mann
} aufzustellen. Wo?
ask-muster = { $by ->
    [chest] Die Truhe bringt dir { $n } Mann. Wie viele davon kommen nach { $space }?
   *[none] Wie viele der { $n } kommen nach { $space }?
}

## Questions: petitions

ask-petition = { $must ->
    [yes] Du hast drei Karten und musst eine spielen. Welche?
   *[no] { $draws ->
        [yes] { $plays ->
            [yes] Ziehst du eine Bittkarte, spielst du eine, oder geht es weiter?
           *[no] Ziehst du eine Bittkarte, oder geht es weiter?
        }
       *[no] { $plays ->
            [yes] Spielst du eine Karte, oder geht es weiter?
           *[no] Schickst du ein Boot, oder geht es weiter?
        }
    }
}
ask-ring = Der Ring hat dir „{ $card }“ gebracht. Spielst du die Karte?
ask-friend = Welcher Anführer kommt zu dir?
ask-friend-to = Wohin kommt { $leader }?
ask-region = In welche Region schickst du { $creature-accusative }?
ask-cart = { $drawer ->
    [self] Welchen Schatz bringst du fort?
   *[other] Welchen Schatz von { $name } bringst du fort?
}
ask-cart-to = { $steps ->
    [one] In welches Feld neben { $from } bringst du ihn?
   *[other] Wohin bringst du ihn, bis zu { $steps } Felder weit von { $from }?
}
ask-peek = Welchen deiner Schätze siehst du dir an?
ask-dispel = { $n ->
    [one] Noch ein Ork läuft fort. Von wo?
   *[other] Bis zu { $n } Orks laufen fort. Von wo?
}
ask-dispel-orcs = Wie viele der Orks in { $space } laufen fort?
ask-scatter = In welcher Region zanken sich die Orks?
ask-scatter-to = { $n ->
    [one] Ein Ork verlässt { $from }. Wohin geht er?
   *[other] { $n } Orks verlassen { $from }. Wohin gehen sie?
}
ask-scatter-orcs = Wie viele der { $n } gehen nach { $space }?
ask-entrance = In welchem Gebiet öffnet sich der Große Tunnel?
ask-territory = In welches Gebiet schickst du { $creature-accusative }?
ask-rouse = Welche Orks brechen los?
ask-homesick = { $n ->
    [one] Ein Mann geht nach Hause. Von wo?
   *[other] { $n } Mann gehen nach Hause. Von wo?
}
ask-homesick-men = Wie viele gehen aus { $space } nach Hause?

## Questions: campaigns

ask-campaign = { $campaigns ->
    [0] Du hast alle deine Feldzüge geführt. Was nun?
    [one] Du darfst einen Feldzug führen. Wen greifst du an?
   *[other] Du darfst { $campaigns } Feldzüge führen. Wen greifst du an?
}
    .truce = Bis Runde { $turn } vorbei ist, darf niemand einen Feldzug beginnen. Was nun?
# Was neben einem Feld oder einem Anführer steht, den man wählen kann.
note-treasure = ein Schatz von { $owner }
    .own = dein Schatz
note-hero = Trefferbereich +1; Orks greifen ihn nie an; kann den Drachen erlegen
note-sorcerer = Trefferbereich +2; wenn er angreift, bestimmst du, wohin Geschlagene fliehen
ask-from = { $against ->
    [space] Von wo greifst du { $space } an?
   *[other] Von wo greifst du { $against-accusative } in { $space } an?
}
ask-battle = Trefferbereich { $attack } gegen { $defense }: { $attackers } in { $from } gegen { $defenders } in { $to }.
    .creature = Trefferbereich { $attack } gegen { $defense }: { $attackers } in { $from } gegen { $creature } in { $to }.
    .leaderless = { $against ->
        [dragon] Nur Held oder Zauberer können den Drachen in { $to } angreifen
        [wizard] Nur ein Zauberer kann den Magier in { $to } angreifen
       *[space] Nur ein Held kann den Helden in { $to } angreifen
    }. Ruf einen nach { $from }, oder brich den Angriff ab.
    .empty = { $to } ist leer, und der einzige Stein in { $from } muss bleiben. Was nun?
ask-supplement = Wie viele kommen aus { $from } nach { $to }?
ask-march = { $to } ist leer. Wie viele ziehen aus { $from } ein?
ask-march-with = Wie viele gehen mit { $leader-dative }?
ask-boat-to = Wo landet das Boot aus { $from }?
ask-boat-men = Wie viele fahren von { $from } nach { $to }?
ask-boat-with = Wie viele fahren mit { $leader-dative }?

## Questions: losses

ask-loss = { $how ->
    [gobbled] { $count ->
        [one] Der Drache frisst einen deiner Steine in { $space }. Welchen?
       *[other] Der Drache frisst { $count } deiner Steine in { $space }. Welche?
    }
    [dispersed] { $count ->
        [one] Einer deiner Steine wird aus { $space } vertrieben. Welcher?
       *[other] { $count } deiner Steine werden aus { $space } vertrieben. Welche?
    }
   *[other] { $count ->
        [one] Du verlierst einen Stein in { $space }. Welchen?
       *[other] Du verlierst { $count } Steine in { $space }. Welche?
    }
}
ask-flee = Wohin schickst du { $pieces-accusative } auf der Flucht aus { $from }?
ask-flee-men = Wie viele davon kommen nach { $space }?

## Answers

# Was der Spieler dem Ratgeber überlässt.
stretch-advised = { $stretch ->
    [men] Diese Leute wie geraten
   *[setup] Aufbau wie geraten
}
act-castle = { $space }
    .note = Nachbarn: { $regions }
act-settle = { $space }
    .note = { $region }
act-treasure = { $treasure }
act-region = { $region } ({ $number })
act-cart = Der Schatz von { $owner } in { $space }
act-peek = { act-cart }
act-leader = { $topic ->
    [muster] { $leader }, statt zwei Mann
   *[other] { $leader }
}
act-draw = Eine Bittkarte ziehen
act-keep = { $topic ->
    [ring] Behalten
   *[petition] Weiter zur Verstärkung
}
act-play = { $topic ->
    [ring] Spielen
   *[petition] „{ $card }“ spielen
}
    .note = { $text }
act-discard = Ablegen
act-boat = Ein Boot von { $space } schicken
act-done = Keiner mehr
act-end = Deinen Zug beenden
act-attack = { $against ->
    [space] { $space } angreifen
   *[other] { $against-accusative } in { $space } angreifen
}
    .empty = { $space } besetzen
    .beaten = Siegchance { $win } %{ $free ->
        [yes] , in einem freien Feldzug
       *[no] {""}
    }
act-from = { $space } ({ $way })
    .force = { $force }, Trefferbereich { $range }
    .against = { $force }: Trefferbereich { $range } gegen { $defense }, Siegchance { $win } %
    .beaten = { $force }, Trefferbereich { $range }; mit allen, die kommen können, Siegchance { $win } %
act-fight = Eine Schlacht schlagen
    .win = Siegchance { $win } %, wenn du bis zum Ende kämpfst
    .beat = Chance { $win } %, { $creature } zu besiegen, wenn du bis zum Ende kämpfst
act-bring = Leute aus { $space } holen
    .spare = bis zu { $n }
    .then = dann Trefferbereich { $range }, Siegchance { $win } %
    .then-beaten = dann Trefferbereich { $range }, Siegchance { $win } %
act-lead = { $leader-accusative } aus { $from } rufen
    .swap = die Anführer tauschen die Plätze
    .start = nur vor der ersten Schlacht
act-halt = Den Angriff abbrechen
act-with = Mit { $leader-dative } einziehen

## Words for how things are reached

way-land = über Land
way-bridge = über eine Brücke
way-tunnel = durch den Tunnel
way-entrance = durch den Tunnel
way-boat = mit dem Boot
way-here = im selben Feld

## The log

tell-roll-first = { $name } würfelt { $dice }.
tell-first = { $of ->
    [set-up] { $name } stellt zuerst auf.
   *[turn] { $name } beginnt die Runde.
}
tell-castle = { $name } beginnt in { $space }.
tell-orcs = Je { $n } Orks kommen nach { $spaces }.
tell-settles = { $name } nimmt { $space }.
tell-hides = { $name } versteckt einen Schatz von { $owner } in { $space }.
    .secret = Es ist { $treasure }; das weißt nur du.
tell-places = { $name } stellt { $pieces-accusative } in { $space } auf.
tell-turn = Runde { $turn } beginnt.
tell-roll-growth = { $name } würfelt { $die }: In der Region { $region } dürfen sich die Orks vermehren.
tell-growth = { $spaces ->
    [none] In der Region { $region } können sich keine Orks vermehren.
   *[some] Orks vermehren sich in { $spaces }.
}
tell-frenzy = Die Orks aus { $space } brechen los.
tell-passed = { $why ->
    [hero] Sie verschonen { $target }, weil dort ein Held ist.
    [dragon] Sie verschonen { $target }, weil dort der Drache ist.
   *[wizard] Sie verschonen { $target }, weil der Magier es schützt.
}
tell-battle = { $from } gegen { $target }: { $attack }; { $defense }.
    .both-miss = { $from } gegen { $target }: { $attack }; { $defense }; die Angreifer verlieren einen Stein.
battle-roll = { $hit ->
    [yes] { $name } würfelt { $die } (Bereich { $range }) und trifft { $n }
   *[no] { $name } würfelt { $die } (Bereich { $range }) und trifft nicht
}
    .many = { $hit ->
    [yes] { $name } würfeln { $die } (Bereich { $range }) und treffen { $n }
   *[no] { $name } würfeln { $die } (Bereich { $range }) und treffen nicht
}
tell-loses = { $how ->
    [gobbled] Der Drache frisst in { $space } { $pieces-accusative }.
    [gone] { $n ->
        [one] Aus { $space } geht { $pieces } nach Hause.
       *[other] Aus { $space } gehen { $pieces } nach Hause.
    }
   *[other] { $n ->
        [one] In { $space } fällt { $pieces }.
       *[other] In { $space } fallen { $pieces }.
    }
}
tell-flees = { $n ->
    [one] Aus { $from } flieht { $pieces } nach { $target }.
   *[other] Aus { $from } fliehen { $pieces } nach { $target }.
}
tell-captures = { $side ->
    [orcs] Ein Ork zieht in { $target } ein.
   *[player] { $name } zieht mit { $pieces-dative } in { $target } ein.
}
tell-lost = { $taker ->
    [none] { $name } hat niemanden mehr in { $space }.
   *[other] { $name } verliert { $space } an { $taker-accusative }.
}
tell-fills = Orks ziehen in { $spaces } ein.
tell-lands-dragon = Der Drache landet in { $space }.
tell-lands-wizard = Der Magier kommt nach { $space }.
tell-hungry = { $why ->
    [wizard] Er frisst dort nichts, weil der Magier die Region schützt.
   *[empty] Er findet dort nichts zu fressen.
}
tell-roll-gobble = Der Drache würfelt { $die }.
tell-prospers = { $n ->
    [0] { $space } hat schon vier Orks.
    [one] { $space } gedeiht: { $pieces } kommt zu { $holder-dative }.
   *[other] { $space } gedeiht: { $pieces } kommen zu { $holder-dative }.
}
tell-draws = { $name } zieht eine Bittkarte.
    .secret = Du hast „{ $card }“ gezogen: { $text }
tell-no-card = Es ist keine Bittkarte mehr da, die { $name } ziehen könnte.
tell-plays = { $wasted ->
    [yes] { $name } spielt „{ $card }“, aber nichts geschieht.
   *[no] { $name } spielt „{ $card }“: { $text }
}
tell-discards = { $name } legt „{ $card }“ ab.
tell-awarded = { $name } bekommt { $pieces-accusative }.
tell-extra = { $campaigns ->
    [one] { $name } darf noch einen Feldzug führen.
   *[other] { $name } darf noch { $campaigns } Feldzüge führen.
}
tell-short = { $part ->
    [half] Die Hälfte der Verstärkung von { $name } bleibt zu Hause.
   *[all] Keine Verstärkung erreicht { $name } in dieser Runde.
}
tell-peeks = { $name } sieht sich den Schatz in { $space } an.
    .secret = In { $space } liegt { $treasure }.
tell-carts = { $name } bringt einen Schatz von { $owner } aus { $from } nach { $target }.
tell-orcs-go = { $target ->
    [none] { $n ->
        [one] { $pieces } verlässt { $from }.
       *[other] { $pieces } verlassen { $from }.
    }
   *[some] { $n ->
        [one] { $pieces } zieht aus { $from } nach { $target }.
       *[other] { $pieces } ziehen aus { $from } nach { $target }.
    }
}
tell-roll-blank = { $name } würfelt { $total }: { $text }
tell-no-effect = Nichts geschieht.
tell-entrance = Der Große Tunnel öffnet sich in { $space }.
tell-tunnel = { $closed ->
    [yes] Der Große Tunnel stürzt ein. Niemand kommt hindurch.
   *[no] Der Große Tunnel ist wieder offen.
}
tell-truce = Bis Runde { $until } vorbei ist, darf niemand einen Feldzug beginnen.
tell-bridges = { $down ->
    [yes] Alle Brücken über den Amnon stürzen ein.
   *[no] Eine Brücke über den Amnon wird wieder gebaut: { $bridges }.
}
tell-orcs-join = { $spaces ->
    [none] Keine Orks sammeln sich.
   *[some] Orks sammeln sich in { $spaces }.
}
tell-reinforced = { $name } hält { $kingdom ->
    [0] kein Reich
    [one] ein Reich von einem Feld
   *[other] { $kingdom } Felder in Reichen
} und bekommt { $n ->
    [0] keinen Mann
   *[other] { $pieces-accusative }
}{ $cards ->
    [0] .
   *[other] { $n ->
        [0] , außer { $all } von Karten.
       *[other] , mit denen von Karten zusammen { $all }.
    }
}
tell-campaign = { $against ->
    [space] { $name } greift { $target } aus { $from } an ({ $way }).
   *[other] { $by ->
        [here] { $name } greift { $against-accusative } in { $target } an.
       *[other] { $name } greift { $against-accusative } in { $target } aus { $from } an.
    }
}
tell-attacked = { $by } greift { $target } mit { $pieces-dative } an.
tell-supplements = { $n ->
    [one] Aus { $from } kommt { $pieces } nach { $target }.
   *[other] Aus { $from } kommen { $pieces } nach { $target }.
}
tell-leads = { $swapped ->
    [yes] { $leader } kommt aus { $from } nach { $target }, und der andere Anführer geht nach { $from }.
   *[no] { $leader } kommt aus { $from } nach { $target }.
}
tell-halts = { $why ->
    [wish] { $name } bricht den Angriff auf { $target } ab.
    [weak] { $name } kann den Angriff auf { $target } nicht fortsetzen.
   *[hero] Ohne den richtigen Anführer kann { $name } den Angriff auf { $target } nicht fortsetzen.
}
tell-sails = { $name } bringt { $pieces-accusative } mit dem Boot von { $from } nach { $target }.
tell-finds = { $name } gewinnt { $treasure-accusative } in { $space } zurück und hat { $found ->
    [3] alle drei
   *[other] { $found } von dreien
}.
    .blank = { $name } findet den wertlosen Schatz in { $space }.
tell-slays = { $name } erschlägt den Drachen in { $space }.
tell-sends = { $name } schickt { $creature-accusative } in die Region { $region }.
tell-out = { $name } hat keinen Stein mehr auf dem Plan und scheidet aus.
# In ein, zwei Wörtern, wo der Zug eines anderen in einer Zeile steht.
short-castle = beginnt in { $space }
short-settles = nimmt { $space }
short-captures = nimmt { $target }
short-hides = versteckt einen Schatz von { $owner } in { $space }
short-places = { $pieces } nach { $space }
short-loses = { $pieces } verloren in { $space }
short-flees = { $pieces } vertrieben nach { $target }
short-sails = { $pieces } mit dem Boot nach { $target }
short-plays = spielt „{ $card }“
short-reinforced = { $n ->
    [one] +{ $n } Mann
   *[other] +{ $n } Mann
}
short-peeks = sieht sich den Schatz in { $space } an
short-entrance = öffnet den Tunnel in { $space }
short-carts = bringt einen Schatz von { $owner } nach { $target }
short-finds = gewinnt { $treasure-accusative } zurück, { $found ->
    [3] alle drei
   *[other] { $found } von dreien
}
    .blank = findet einen wertlosen Schatz
short-slays = erschlägt den Drachen
short-out = ist ausgeschieden
end-treasures = { $name } hat alle drei Schätze wieder und ist König von Marnon.
end-last = Nur { $name } ist noch übrig und ist König von Marnon.
end-orcs = Kein Kriegsherr ist übrig. Die Orks beherrschen Marnon.

## Rolls and their tables

roll-first = Wer beginnt
roll-orcs = Wo Orks beginnen
roll-growth = Orks vermehren sich
roll-dragon = Wo der Drache landet
roll-wizard = Wohin der Magier kommt
roll-gobble = Wie viele der Drache frisst
roll-sent = Wo er in der Region landet
roll-blank = Die leere Karte
roll-lot = Das Los
roll-battle = { $from } gegen { $target }
    .reading = weißer Würfel: { $name }, roter Würfel: { $other }
die-white = weiß
die-red = rot
row-hits = trifft so viele
    .of = trifft so viele (Bereich: { $parts })
row-misses = trifft nicht
made-range = { $range } ({ $parts })
range-part-men = { $n ->
    [one] ein Mann
   *[other] { $n } Mann
}
range-part-orcs = { $n ->
    [one] ein Ork
   *[other] { $n } Orks
}
range-part-hero = Held +{ $n }
range-part-sorcerer = Zauberer +{ $n }
range-part-dragon = Drache { $n }
range-part-wizard = Magier { $n }
range-part-forest = Wald +{ $n }
range-part-mountain = Berge +{ $n }
range-part-castle = Burg +{ $n }
range-part-bridge = Brücke +{ $n }
range-part-tunnel = Tunnel +{ $n }
range-part-entrance = neuer Eingang +{ $n }
odds-takes = du triffst mindestens einen
odds-beats = du besiegst { $creature }
odds-suffers = du verlierst mindestens einen

## What one may ask

about-look = ein Feld
about-player = ein Spieler
inquiry-look = Beschreibt ein Feld und seine Steine, oder alle Felder, wenn du keins nennst.
    .also = wo, where
inquiry-player = Zeigt, was ein Kriegsherr hat.
    .also = bogen, sheet
inquiry-cards = Zeigt deine Bittkarten und was sie bewirken.
inquiry-treasures = Zeigt, wo Schätze liegen und was du von ihnen weißt.
inquiry-orcs = Zeigt, wo Orks losbrechen und wen sie angreifen werden.
inquiry-chances = Zeigt deine Siegchancen gegen ein Feld, aus jedem deiner Felder, das es angreifen kann.
look-space = { $space }: { $force }.
    .territory = { $space }, Gebiet { $number } der Region { $region }: { $force }.
look-castle = { $space } grenzt an { $spaces }.
look-ground = { $ground ->
    [forest] Wald: Trefferbereich der Verteidiger +1.
    [mountain] Berge: Trefferbereich der Verteidiger +1.
    [castle] Eine Burg: Trefferbereich der Verteidiger +2.
   *[open] Offenes Land.
}
look-water = { $water ->
    [sea] Es liegt am Meer von Marnon.
   *[river] Es liegt am Amnon.
}
look-tunnel = Der Große Tunnel führt nach { $space }.
    .closed = Der Große Tunnel ist zu.
# Was die leere Karte verändert hat.
change-truce = Bis Runde { $turn } vorbei ist, darf niemand einen Feldzug beginnen.
change-entrances = Der Große Tunnel öffnet sich auch in { $spaces }.
change-bridges = Diese Brücken sind eingestürzt: { $bridges }.
    .all = Alle Brücken über den Amnon sind eingestürzt.
bridge-name = von { $one } nach { $other }
look-neighbors = Benachbart: { $spaces }.
look-bridge = { $space } (über eine Brücke)
look-guarded = Der Magier schützt es.
look-dragon = Der Drache ist in { $space }.
look-wizard = Der Magier ist in { $space }.
look-treasure = { $whose ->
    [own] Einer deiner Schätze liegt dort.
   *[other] Ein Schatz von { $owner } liegt dort.
}
    .known = { $whose ->
    [own] Einer deiner Schätze liegt dort: { $treasure }.
   *[other] Ein Schatz von { $owner } liegt dort: { $treasure }.
}
look-region = { $number } { $region }: { $spaces }
look-castles = Burgen: { $spaces }
look-unknown = In Marnon gibt es kein Feld „{ $name }“. Tipp einen Namen, eine Nummer von der Karte (23) oder c4 für eine Burg.
player-line = { $name } ({ $army }): { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
}, { $pieces ->
    [one] ein Stein
   *[other] { $pieces } Steine
}, { $men ->
    [one] ein Mann
   *[other] { $men } Mann
} je Runde.
player-found = Zurückgewonnen: { $treasures }.
player-nothing = Zurückgewonnen: noch nichts.
player-leader = { $leader } ist in { $space }.
player-leader-off = { $leader } ist nicht auf dem Plan.
player-cards = { $n ->
    [0] Keine Bittkarte auf der Hand
    [one] Eine Bittkarte auf der Hand
   *[other] { $n } Bittkarten auf der Hand
}, { $boats ->
    [0] kein Boot
    [one] ein Boot
   *[other] { $boats } Boote
}.
player-out = { $name } ist ausgeschieden.
player-unknown = Kein Kriegsherr heißt „{ $name }“. Die Kriegsherren heißen { $names }.
cards-line = { $card } - { $text } ({ $timing })
cards-none = Du hast keine Bittkarte.
cards-boat = Ein Boot liegt bereit.
treasures-line = { $owner }: { $places }.
treasures-place = { $space }
    .known = { $space } ({ $treasure })
treasures-none = keiner auf dem Plan
orcs-frenzy = Die Orks in { $space } werden { $spaces } angreifen.
orcs-frenzy-none = In { $space } stehen vier Orks, aber daneben ist niemand, den sie angreifen könnten.
orcs-quiet = Noch stehen nirgends vier Orks, aber sie vermehren sich, ehe sie losbrechen.
chances-line = Aus { $from } ({ $way }): Trefferbereich { $attack } gegen { $defense }. Wenn du bis zum Ende kämpfst, gewinnst du mit { $win } % und verlierst mit { $lose } % Wahrscheinlichkeit.
chances-none = Keiner deiner Trupps kann jetzt um { $space } kämpfen.
chances-creature = { $creature } hat den Trefferbereich 6. Liegt dein Wurf in deinem eigenen Bereich, gewinnst du.

## Words a player may type for an answer

saying-draw = ziehen, karte, bitte
saying-keep = behalten, weiter, fertig, nein
saying-end = ende, stopp, passen
saying-fight = kämpfen, schlacht, k
saying-halt = halt, abbrechen, ablassen, rückzug
saying-advised = geraten
saying-done = fertig, genug
saying-discard = ablegen, weg

## Advice

hint-tried = In Probespielen gewinnt das in { $best } % der Fälle, das Nächstbeste in { $next } %.
    .even = In Probespielen gewinnen das und das Nächstbeste gleich oft, in { $best } % der Fälle.
hint-attack = { $space } ist in Reichweite, und deine Siegchance beträgt { $win } %.
    .step = { $space } ist der nächste Schritt zu deinem Schatz in { $goal }. Deine Siegchance beträgt { $win } %.
    .treasure = Dein Schatz liegt in { $space }. Deine Siegchance beträgt { $win } %.
    .castle = { $space } ist in Reichweite, deine Siegchance beträgt { $win } %, und eine Burg bringt jede Runde Leute.
    .rival = In { $space } liegt ein Schatz von { $owner }, der ihn dir dann wieder abnehmen muss. Deine Siegchance beträgt { $win } %.
hint-slay = Dein Held erlegt { $creature } mit { $win } % Wahrscheinlichkeit. Wenn er es überlebt, kommen sechs Mann zu dir.
hint-drive = Dein Zauberer besiegt { $creature } mit { $win } % Wahrscheinlichkeit und schickt ihn dorthin, wo du ihn haben willst.
hint-treasure = Welcher wo liegt, ist gleich: Ihr Besitzer braucht alle drei, und nur du weißt, welcher welcher ist.
hint-end = Kein Angriff ist die Leute wert, die er kostet.
    .none = In diesem Zug kannst du nichts mehr angreifen.
hint-place = { $space } braucht Wachen.
    .front = { $space }: Von dort greifst du als Nächstes { $target } an.
    .beside = { $space }: Von dort ist { $target } als Nächstes am leichtesten zu nehmen.
hint-muster = Diese Männer sollen { $space } bewachen.
    .front = Diese Männer sind für deinen nächsten Angriff, auf { $target }.
    .beside = Mit mehr Männern hier wird { $target } leichter zu nehmen sein.
hint-homesick = { $space }: Dort sind die meisten deiner Männer.
hint-leader = { $leader } vergrößert deinen Trefferbereich, und einen Anführer kannst du von überall zu einem Feldzug rufen.
hint-castle = { $space }. Jede Burg ist recht: In Hunderten von Spielen waren alle acht gleich gut.
hint-settle = Verteil deine Männer weit. Dann sind immer welche in der Nähe, wo deine Schätze auch versteckt werden.
    .where = { $more ->
    [0] { $space } liegt nah bei dem, was du hast, und ist leicht zu halten.
    [one] { $space }: Damit liegt ein Gebiet mehr höchstens { $steps } Schritte von dir entfernt, insgesamt { $all }. In jedem davon können deine Schätze liegen.
   *[other] { $space }: Damit liegen { $more } Gebiete mehr höchstens { $steps } Schritte von dir entfernt, insgesamt { $all }. In jedem davon können deine Schätze liegen.
}
hint-hide = In { $space } versteckte Schätze findet ihr Besitzer am spätesten.
hint-draw = Drei von vier Karten sind gut für dich.
hint-play = Sie hilft dir jetzt.
hint-keep = Sie jetzt zu spielen, würde dir nicht helfen.
hint-fight = Wenn du bis zum Ende kämpfst, beträgt deine Siegchance { $win } %.
    .creature = Wenn du bis zum Ende kämpfst, besiegst du { $creature } mit { $win } % Wahrscheinlichkeit.
hint-halt = Auch wenn du bis zum Ende kämpfst, beträgt deine Siegchance nur { $win } %.
    .creature = Auch wenn du bis zum Ende kämpfst, besiegst du { $creature } nur mit { $win } % Wahrscheinlichkeit.
hint-lead = Ein Anführer vergrößert deinen Trefferbereich, und du kannst ihn nur vor der ersten Schlacht rufen.
hint-bring = Mehr Leute aus { $space } verbessern deine Chancen.
hint-lose = Ein Anführer ist mehr wert als ein Mann.
hint-flee = In { $space } stören sie dich am wenigsten.
hint-entrance = Ein Tunneleingang in { $space } verkürzt deinen Weg am meisten.
hint-send-dragon = In { $space } schadet der Drache deinen Gegnern am meisten.
hint-send-wizard = In { $space } nützen dir drei weitere Mann am meisten.
hint-rouse = Die Orks in { $space } greifen eher deine Gegner an als dich.
hint-march = Von dort führt der Weg weiter, und wenige müssen zurückbleiben.
hint-best = So wie es steht, scheint das am besten.

## Versprechen

promise-form-peace = du kämpfst in deinem jetzigen Zug nicht gegen diesen Kriegsherrn (Name oder Farbe), oder in deinem nächsten, wenn du nicht am Zug bist
promise-form-spare = du kämpfst in dieser Zeit nicht um dieses Feld und besetzt es nicht
promise-peace = { $name } lässt { $other } einen Zug lang in Frieden
promise-spare = { $name } lässt { $space } einen Zug lang in Ruhe

# Was bei einem Angebot auf dem Spiel steht: was der, der verspricht, sonst nehmen könnte.
stake-peace = { $n ->
    [one] Ein Feld von { $other } liegt neben { $name }: { $space } fällt mit { $win } % Wahrscheinlichkeit.
   *[other] { $n } Felder von { $other } liegen neben { $name }; am ehesten fällt { $space }, mit { $win } % Wahrscheinlichkeit.
}
    .none = Kein Feld von { $other } liegt neben { $name }.
stake-spare = { $win ->
    [0] { $name } könnte { $space } so, wie es steht, nicht nehmen.
   *[other] { $name } nimmt { $space } mit { $win } % Wahrscheinlichkeit.
}

## Die Mitspieler

bot-apprentice-about = Sucht den Schatz, den er am leichtesten erreicht, und denkt nur an den eigenen Zug.
bot-mentor-about = Probiert Karten, Feldzüge und Orte für seine Leute in Probezügen aus und nimmt, was am häufigsten gewinnt.

## Begriffe und wie es steht

term-turn = Runde
    .date = Runde { $n }
    .price = kostet { $n } Mann
    .typed = 23, sheep meade, c4, ziehen, ende
status-set-up = Aufbau
status-turn = { $name } am Zug
status-first = { $name } beginnt
status-truce = Waffenruhe bis Runde { $n }
status-petitions = { $n ->
    [one] noch eine Bittkarte
   *[other] noch { $n } Bittkarten
}
phase-first-set-up = wer beginnt
phase-castles = Burgen
phase-orcs = Orks
phase-territories = freie Gebiete
phase-treasures = Schätze verstecken
phase-men = Männer aufstellen
phase-growth = Orks vermehren sich
phase-frenzy = Orks brechen los
phase-filling = Orks füllen das Land
phase-dragon = der Drache
phase-wizard = der Magier
phase-first-player = wer beginnt
phase-petition = Bittkarten
phase-reinforcement = Verstärkung
phase-campaign = Feldzüge
route-line = Dein Schatz in { $goal }: { $n ->
    [one] eine Eroberung
   *[other] { $n } Eroberungen
} von { $from } aus{ $n ->
    [one] {""}
   *[other] , über { $first }
}; { $men ->
    [one] etwa ein Mann
   *[other] etwa { $men } Mann
}.
    .short = Schatz in { $goal }: { $n ->
        [one] eine Eroberung
       *[other] { $n } Eroberungen über { $first }
    }; { $men ->
        [one] etwa ein Mann
       *[other] etwa { $men } Mann
    }.
attack-line = Aus { $from } ({ $way }): Siegchance { $win } %. Du triffst mit höchstens { $attack }, sie mit höchstens { $defense }.
    .all = Aus { $from } ({ $way }): Siegchance { $all } % mit allen, die kommen können, mit den eigenen Leuten allein { $win } %. Diese treffen mit höchstens { $attack }, die Verteidiger mit höchstens { $defense }.
advice-chance = Mit allen, die kommen können, nimmst du { $space } mit { $win } % Wahrscheinlichkeit.
advice-goal = Hol dir vor allen anderen deinen Ring, deine Krone und deine Truhe zurück.
advice-castle = Such eine Burg mit Platz zum Wachsen: Zusammenhängende Felder bringen jede Runde Leute.
advice-hide = Versteck ihn weit weg von seinem Besitzer, hinter möglichst vielen Feinden.
advice-petition = Drei von vier Karten sind gut; schlechte wirken sofort.

## Die Karte

map-sea = Meer von Marnon
map-hero = H
map-sorcerer = Z
map-dragon = D
map-wizard = M
legend-men = sieben rote Männer
legend-hero = Held
legend-sorcerer = Zauberer
legend-orcs = Orks
legend-frenzy = Orks, die losbrechen werden
legend-dragon = Drache
legend-wizard = Magier; unterstrichen: geschützt
legend-treasure = ein roter Schatz
legend-chance = wählbar; die Zahl ist die Siegchance
legend-number = Nummer eines Gebiets: Region 3, Gebiet 1
legend-castle = Burg, +2
legend-tunnel = Großer Tunnel, +2
legend-river = der Amnon
legend-bridge = Brücke, +2
legend-entrance = neuer Tunneleingang, +1 (leere Karte)
legend-closed = eingestürzter Tunnel (leere Karte)
legend-broken = eingestürzte Brücke (leere Karte)
legend-attacker = Angreifer
legend-attacked = angegriffen
legend-region = { $bonus ->
    [0] { $region }
   *[other] { $region }, +{ $bonus }
}

## Das Blatt

sheet-warlords = Kriegsherren
sheet-spaces = Felder
sheet-men = Leute
sheet-gets = neu
sheet-found = Schätze
sheet-out = nicht mehr dabei
sheet-next = Was nun
sheet-hand = Deine Karten
sheet-treasures = Schätze
sheet-orcs = Orks
sheet-changes = Die leere Karte
page-island = Insel
page-cards = Karten
treasure-short-ring = Ring
treasure-short-crown = Krone
treasure-short-chest = Truhe
treasure-short-blank = wertlos
objectives-label = Schätze

## Das erste Spiel

guide-title = Zwei Züge und ein Schatz
guide-end = Der erste Schatz ist zurück! Wer als Erster alle drei hat, ist König von Marnon. Spiel weiter, wenn du magst: „h“ gibt Tipps, F1 zeigt jede Regel. Oder geh mit Esc: „Weitere Lektionen“ auf dem Titelbild zeigt den Aufbau.
step-draw = Dein Zug
    .say = Du und zwei Gegner suchen je Ring, Krone und Truhe. Jedes Feld zeigt seine Nummer und seine Figuren: R9Z sind neun von deinen roten Leuten und dein Zauberer, o3 drei Orks. Bitte zuerst um eine Karte.
    .do = Zieh eine Bittkarte
step-play = Speerträger
    .say = Die Karte gibt dir vier Mann zu deiner Verstärkung. Du könntest sie für schlechtere Tage behalten, aber nie mehr als zwei Karten.
    .do = Spiel sie
step-sheet = Verstärkung
    .say = Du bekommst einen Mann für jedes Feld deiner Reiche, mindestens vier, und jetzt noch vier für die Karte. Dein Blatt zeigt, wo deine Schätze liegen (♦R auf der Karte) und welche Felder dorthin führen.
    .do = Sieh dein Blatt an
step-place = Wohin sie kommen
    .say = Ein Schatz liegt in Cattle Meade, zwei Felder von Red Dune. Ein Angriff kommt aus einem Feld, und Leute daneben können mitkommen. Darum ist ein großes Heer besser als mehrere kleine.
    .do = Wähl Red Dune
step-undo = Zurücknehmen
    .say = Wenn du es dir anders überlegst, nimm die letzte Antwort zurück. Das geht, bis gewürfelt oder eine Karte gezogen wird oder ein anderer antwortet.
    .do = Nimm deine Wahl zurück
step-gather = Neun Mann
    .say = Wähl noch einmal Red Dune. Alle neun sind schon eingetragen, du könntest aber eine andere Zahl tippen. Am schnellsten tippst du die Zahl gleich auf der Karte, mit dem Cursor auf dem Feld.
    .do = Stell alle neun in Red Dune auf
step-hint = Ein Feldzug
    .say = Du führst einen Feldzug in jedem Zug, gegen ein Feld neben deinen. Die Zahlen sind deine Siegchancen in Prozent. Wenn du nicht weiterweißt, bitte um einen Tipp: Er wählt eine Antwort, und die Eingabetaste nimmt sie.
    .do = Bitte um einen Tipp
step-attack = Nach Dewbury
    .say = Dewbury liegt auf dem Weg zu deinem Schatz, und Brom hat dort nur einen Mann. Wenn du aus mehreren Feldern angreifen kannst, nimm das mit den meisten Leuten.
    .do = Greif Dewbury von Red Dune aus an
step-fight = Schlacht
    .say = Beide würfeln. Ein Wurf im Trefferbereich (1 je Mann, höchstens 4) trifft so viele der anderen; treffen beide nicht, verlierst du einen Mann. Dann tipp, wie viele einziehen: Einer muss bleiben, zwei bewachen das Feld besser.
    .do = Kämpf, und zieh mit acht Mann ein
step-log = Die anderen
    .say = Die anderen waren am Zug. Die neue Runde begann mit Würfeln, die niemand steuert: Orks vermehren sich und brechen los, der Drache frisst, der Magier schützt eine Region. Das kann dich Felder gekostet haben.
    .do = Lies die Chronik
step-more = Noch eine Bittkarte
    .say = Drei von vier Karten sind gut, also zieh in jedem Zug eine. Orks und Gegner holen sich schwach besetzte Felder, aber dein großes Heer hält stand.
    .do = Zieh eine Bittkarte, und spiel sie
step-mass = Mehr Leute
    .say = Dein Schatz liegt jetzt neben Dewbury, also brauchst du deine Leute dort.
    .do = Stell alle in Dewbury auf
step-seize = Dein Schatz
    .say = Ein Schatz ist dein, sobald du sein Feld hast. Vor der ersten Schlacht könntest du den Zauberer rufen, der deinen Trefferbereich um 2 vergrößert; gegen so wenige brauchst du ihn nicht.
    .do = Greif Cattle Meade an, kämpf, und zieh ein
step-crown = Die Krone
    .say = Es war die Krone! Sie bringt dir drei Mann für beliebige eigene Felder. Die Truhe bringt vier Mann in ihr eigenes Feld, der Ring eine Karte.
    .do = Stell die drei auf
setup-title = Ein Spiel aufbauen
setup-end = Jetzt kommen die Züge, wie in der ersten Lektion. Felder nah bei deiner Burg bringen Leute, ferne liegen vielleicht nah bei deinen Schätzen. Spiel weiter, wenn du magst, oder geh mit Esc: „n“ auf dem Titelbild beginnt ein Spiel.
step-castle = Eine Burg
    .say = Jeder beginnt mit einem Mann in einer Burg. Eine Burg und die Felder, die mit ihr zusammenhängen, bringen jede Runde je einen Mann, mindestens vier insgesamt.
    .do = Nimm Burg 3
step-settle = Land
    .say = Orks haben zwei Gebiete jeder Region; die anderen nehmt ihr reihum. Die erste Ziffer einer Nummer nennt die Region: 1 sind die Goldenen Dünen. Felder, die mit deiner Burg zusammenhängen, bringen jede Runde Leute.
    .do = Nimm Clover Lea, neben deiner Burg
step-advice = Ein Tipp
    .say = Noch weiß niemand, wo die Schätze liegen werden. Wenn du nicht weiterweißt, bitte um einen Tipp: Er wählt eine Antwort und nennt den Grund; die Eingabetaste nimmt sie.
    .do = Bitte um einen Tipp
step-spread = Mehr Land
    .say = Wenn du deine Männer weit verteilst, sind immer welche in der Nähe deiner Schätze, wo sie auch versteckt werden. Die Nachbarn deiner Burg bringen dir mehr Leute.
    .do = Nimm freie Gebiete, bis keins mehr da ist
step-hide = Verstecken
    .say = Du versteckst die Schätze eines Gegners: einen in einer Burg, zwei in Gebieten, nie auf seinen eigenen Feldern. Nur du weißt, welcher welcher ist. Weit weg von ihm und hinter Orks liegen sie am sichersten.
    .do = Versteck alle drei Schätze
step-leader = Zehn Mann
    .say = Du bekommst noch zehn Mann. Statt zwei von ihnen kann der Held oder der Zauberer kommen: Er vergrößert den Trefferbereich aller, die bei ihm stehen, um 1 oder um 2. Ein großes Heer ist besser als mehrere kleine.
    .do = Wähl Burg 3
step-back = Zurücknehmen
    .say = Du kannst eine Antwort zurücknehmen, bis gewürfelt oder eine Karte gezogen wird oder ein anderer antwortet. Noch könntest du ein anderes Feld wählen.
    .do = Nimm deine Wahl zurück
step-men = Ein Heer
    .say = Eine Zifferntaste wählt ihre Antwort sofort, und wie viele Leute du aufstellst, kannst du tippen. Stell den Zauberer und die acht anderen zusammen auf.
    .do = Stell alle in Burg 3 auf
aside-march = Leute aus nahen Feldern sind zu Hilfe gekommen. Einer muss immer zurückbleiben.
aside-gobbled = Der Drache hat einige deiner Steine gefressen. Ein Held oder ein Zauberer kann ihn jagen; wenn ein Held ihn erlegt und überlebt, bekommst du sechs Mann.
aside-frenzy = Wenn vier Orks in einem Feld stehen, greifen sie die Spieler daneben an, außer wo ein Held, der Drache oder der Magier sie abhält.
aside-treasure = Du hast einen deiner Schätze gefunden! Die Truhe bringt vier Mann in dieses Feld, die Krone drei in beliebige eigene Felder, der Ring eine Karte.

# What stands over a moment that one stops for.
highlight-castle = Eine Burg fällt
highlight-treasure = Ein Schatz wird gefunden
highlight-slain = Der Drache wird erschlagen
highlight-attacked = Du wirst angegriffen
highlight-lost = Du verlierst ein Feld
    .gathered = { $n ->
        [one] Du hast ein Feld verloren
       *[other] Du hast { $n } Felder verloren
    }
highlight-out = Ein Kriegsherr scheidet aus

# What a game counts by, over its turns.
scoreboard-treasures = Schätze
scoreboard-spaces = Felder
scoreboard-periods = Zug um Zug
scoreboard-lacks = { $lacks ->
    [one] 1 fehlt
   *[other] { $lacks } fehlen
}
scoreboard-nearest = { $lacks ->
    [one] 1 fehlt
   *[other] { $lacks } fehlen
}, { $spaces ->
    [one] noch 1 Feld entfernt
   *[other] noch { $spaces } Felder entfernt
}
scoreboard-out = von der Insel vertrieben
