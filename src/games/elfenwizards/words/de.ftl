## Das Spiel

game-title = Elfenwizards
    .about = Gewinne Titel mit Würfeln, Chips und Überredung. Drei bis sechs Spieler führen Gilden von Magiern; die mächtigste Gilde gewinnt.
setup-variant = Länge
    .usual = Vier Runden
    .longer = Das längere Spiel, sechs Runden
term-clock = Runde
term-date = Runde { $n }
player-mentor = Spielt die Runde für jede Antwort viele Male zur Probe zu Ende und nimmt, was am häufigsten gewinnt. Vielleicht hält er Wort, vielleicht nicht.
player-apprentice = Legt Würfel, wo seine Magier sich messen, und setzt Zauber, wo sie den Ausschlag geben; hält sein Wort.

## Namen

# Die Titel heißen in der deutschen Ausgabe wie in der englischen.
level-high = High Wizard
level-wizard = Wizard
level-sorcerer = Sorcerer
level-necromancer = Necromancer
level-magician = Magician
# Ein Feld auf seiner Ebene; „1. oder 2. Necromancer“, wo zwei gemeint sind.
box-nth = { $n }.
box-titles = { $boxes } { $level }
box-magicians = Magician-Feld { $n }
box-over-wizard = Abstufungsfeld Wizard
box-over-sorcerer = Abstufungsfeld Sorcerer
box-over-necromancer = Abstufungsfeld Necromancer
# Die Kästen; Würfel, die in einem liegen, und solche, die hineingelegt werden.
dice-wizard = Wizard-Kasten
    .in = { $dice } im Wizard-Kasten
    .into = { $dice } in den Wizard-Kasten
dice-sorcerer = Sorcerer-Kasten
    .in = { $dice } im Sorcerer-Kasten
    .into = { $dice } in den Sorcerer-Kasten
dice-necromancer = Necromancer-Kasten
    .in = { $dice } im Necromancer-Kasten
    .into = { $dice } in den Necromancer-Kasten
dice-magician = Magician-Kasten
    .in = { $dice } im Magician-Kasten
    .into = { $dice } in den Magician-Kasten
dice-minor = Kleine Zauber
    .in = { $dice } bei den kleinen Zaubern
    .into = { $dice } zu den kleinen Zaubern
dice-grey = Graue Chips
    .in = { $dice } bei den grauen Chips
    .into = { $dice } zu den grauen Chips
guild-red = Rot
guild-green = Grün
guild-blue = Blau
guild-yellow = Gelb
guild-black = Schwarz
guild-white = Weiß
name-nothing = nichts
name-vacant = offen
# Ein Magier, und die grauen Chips unter ihm.
name-grey = { $magician } ({ $grey ->
    [one] { $grey } grauer Chip
   *[other] { $grey } graue Chips
})
name-owned = { $magician } von { $owner }
count-chips = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}

## Die Schritte einer Runde: wie jeder heißt, und worum es geht

step-name-0 = der Aufbau
step-name-1 = der High Wizard scheidet aus
step-name-2 = erste Würfelrunde
step-name-3 = zweite Würfelrunde
step-name-4 = Chips zurück
step-name-5 = Vergabe der Titel
step-name-6 = Chips zurück
step-name-7 = offene Titel
step-name-8 = Abstufung
step-name-9 = graue Chips
step-name-10 = Wertung
step-advice-1 = Der High Wizard fängt unten neu an. Seine Gilde zahlt einen Chip und nimmt den Drachen.
step-advice-2 = Würfel sind deine Zauber für diese Runde. Lege gute dorthin, wo deine Magier zur Wahl stehen. Was du behältst, wirfst du noch einmal.
step-advice-3 = Jetzt müssen alle Würfel gelegt werden. Gewinne lieber zwei oder drei Wahlen, als deine Würfel überall zu verstreuen.
step-advice-4 = Würfel bei den kleinen Zaubern kaufen ausgegebene Chips frei.
step-advice-5 = Setze Zauber, wo sie eine Wahl kippen. Verhandle: Wer dir hier hilft, will vielleicht anderswo Hilfe.
step-advice-6 = Würfel, die noch bei den kleinen Zaubern liegen, kaufen die eben ausgegebenen Chips frei.
step-advice-7 = Magier in den Abstufungsfeldern nehmen die offenen Titel.
step-advice-8 = Stufe Magier in Felder mit schwachen Gegnern ab: Aus jedem können die beiden besten wieder aufsteigen.
step-advice-9 = Würfel bei den grauen Chips nehmen solche Chips weg; jeder kostet dich jede Runde einen Punkt.
advice-goal = Gewinne Titel: Sie bringen jede Runde Punkte. Nach { $rounds } Runden gewinnt die Gilde mit den meisten Punkten.
advice-behind = { $magician } { $points ->
    [one] fehlt
   *[other] fehlen
} { $points } zum { $title }.

## Was gefragt wird, und die Antworten

ask-retire = Dein High Wizard { $magician } geht in den Ruhestand. In welchem Magician-Feld beginnt sein Nachfolger?
ask-track = Welchen Chip legst du auf die Rundentabelle? Du bekommst ihn nicht zurück.
ask-die = { $step ->
    [3] Du musst jetzt alle Würfel legen: { $hand }. Welchen legst du zuerst?
   *[other] Deine Würfel zeigen { $hand }. Welchen legst du als Zauber?
}
ask-box = { $n ->
    [one] In welchen Kasten kommt die { $dice }?
   *[other] In welchen Kasten kommen { $dice }?
}
ask-done = Alle Würfel sind gelegt. Wenn du bestätigst, bleiben sie dort.
ask-again = Du hast { $hand } geworfen und darfst keinen behalten. Nimmst du den Wurf an?
ask-buy = Kaufst du Chips frei, für je zwei Augen? Bei den kleinen Zaubern { $spent ->
    [one] liegt einer von dir
   *[other] liegen { $spent } von dir
}.
ask-stay = Nimmst du deine ungenutzten { $dice } zurück, oder lässt du welche für die nächste Runde liegen?
ask-spell = { $second ->
    [yes] Welchen Zauber setzt du als zweiten?
   *[no] Welchen Zauber setzt du? Oder passt du?
}
ask-support = { $die ->
    [none] Welchen Magier unterstützt der Chip?
   *[other] Welchen Magier unterstützt die { $die }?
}
ask-rise = Deine Magier haben gleich viele Stimmen. Welcher wird { $title }?
ask-mover = Welcher deiner Magier im Abstufungsfeld nimmt zuerst einen offenen Titel?
ask-vacancy = Welchen offenen Titel nimmt { $magician }?
ask-demote = { $chip ->
    [yes] { $magician } wird abgestuft und nimmt einen grauen Chip. In welches Magician-Feld geht er?
   *[no] { $magician } wird abgestuft. In welches Magician-Feld geht er?
}
ask-release = Nimmst du graue Chips weg, für je vier Augen? Deine Magier haben { $grey }.
ask-free = Welcher deiner Magier verliert einen grauen Chip?

# Was der Spieler dem Ratgeber überlässt.
stretch-advised = Diese Würfel wie geraten
answer-go = { $box }
answer-go-beside = mit { $names }
answer-go-alone = jetzt leer
answer-pay-track = { $from ->
    [stock] Aus deinem Vorrat
   *[box] Aus dem Kasten der kleinen Zauber
}
answer-pick-note = neben { $n ->
    [one] einem Magier
   *[other] Magiern
} { $points } wert; dann wählst du die Ebene
answer-pick = { $face }
    .note = { answer-pick-note }
answer-pick-several = { $all ->
    [yes] Alle Würfel
   *[no] { $dice }
}
    .note = { answer-pick-note }
answer-keep-dice = { $n ->
    [one] Diesen behalten
   *[other] Alle behalten
}
    .note = { $n ->
    [one] er wird
   *[other] sie werden
} in der zweiten Würfelrunde neu geworfen
answer-put-major = für { $names } auf dem Weg zum { $title }: { $worth } Punkte je Runde
    .nobody = du hast niemanden auf dieser Ebene
answer-put-minor = zwei Augen kaufen einen Chip frei; dort { $spent ->
    [one] liegt
   *[other] liegen
} { $spent } von dir
answer-put-grey = vier Augen nehmen einen grauen Chip weg; unter deinen Magiern { $grey ->
    [one] liegt
   *[other] liegen
} { $grey }
answer-done = Fertig
answer-accept = Annehmen
answer-reroll = Einen Chip zahlen und alle neu werfen
    .note = du musst den neuen Wurf annehmen
answer-pay = { $topic ->
    [buy] { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    } für { $dice }
   *[release] { $count ->
        [one] { $count } grauer Chip
       *[other] { $count } graue Chips
    } für { $dice }
}
answer-pay-nothing = { $topic ->
    [buy] Keine freikaufen
   *[release] Keine wegnehmen
}
answer-leave = Eine { $face } liegen lassen
    .note = sie behält ihre Augen und wird nächste Runde nicht geworfen
answer-take-back = Den Rest zurücknehmen
answer-spell = { $die ->
    [none] { $chips ->
        [one] Dein letzter Chip
       *[other] Ein Chip; du hast { $chips }
    }
   *[other] { $die } ({ $level })
}
answer-pass = Passen
    .note = du setzt in dieser Runde keine Zauber mehr
answer-support = { $magician } als { $title }
answer-support-both = { $magician } als { $title }, mit { $dice }
    .chips = { $magician } als { $title }, mit zwei Chips
answer-support-note = { $whose ->
    [own] deiner
   *[other] von { $owner }
}, jetzt { $points }, { $lacks ->
    [0] steigt dann auf
    [one] dann fehlt noch { $lacks }
   *[other] dann fehlen noch { $lacks }
}
answer-rise = { $magician }, { $place }
answer-move = { $grey ->
    [0] { $magician }
   *[other] { name-grey }
}
answer-free = { $magician }, { $grey ->
    [one] { $grey } grauer Chip
   *[other] { $grey } graue Chips
}

saying-chip = ein chip
saying-pass = passen
saying-advised = geraten
saying-done = fertig
saying-accept = annehmen
saying-reroll = nochmal
saying-pay-nothing = keine
saying-take-back = zurück

## Was geschehen ist

tell-dragon = { $drawn ->
    [yes] Das Los gibt { $name } den Drachen.
   *[no] { $name } hat den Drachen und beginnt.
}
tell-roll = { $purpose ->
    [first] { $name } wirft { $dice }.
    [second] { $name } wirft die behaltenen Würfel: { $dice }.
   *[again] { $name } wirft noch einmal: { $dice }.
}
tell-round = Runde { $round } von { $of } beginnt.
tell-retires = High Wizard { $magician } geht in den Ruhestand; sein Nachfolger beginnt in { $box }.
tell-track = { $from ->
    [none] { $name } hat keinen Chip für die Rundentabelle.
    [stock] { $name } legt einen Chip auf die Rundentabelle.
   *[box] { $name } legt einen Chip aus dem Kasten der kleinen Zauber auf die Rundentabelle.
}
tell-places = { $name } legt { $dice }.
    .keeps = { $name } legt { $dice } und behält { $kept } Würfel.
tell-pays = { $name } zahlt einen Chip für einen Nachwurf.
tell-buys = { $name } kauft für { $dice } { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
} frei.
tell-takes-dice = { $left ->
    [none] { $name } nimmt ungenutzt zurück: { $taken }.
   *[some] { $taken ->
        [none] { $name } lässt bei den kleinen Zaubern liegen: { $left }.
       *[some] { $name } nimmt ungenutzt zurück: { $taken }, und lässt bei den kleinen Zaubern liegen: { $left }.
    }
}
tell-spell = { $die ->
    [none] { $name } setzt einen Chip auf { $magician } (jetzt { $points }).
   *[other] { $name } setzt eine { $die } auf { $magician } (jetzt { $points }).
}
tell-passes = { $name } passt.
tell-vote = { $magician } { $points }
tell-becomes = { $magician } wird { $title }
tell-award = { $what } ({ $votes }).
tell-award-tie = Gleichstand ({ $votes }): Niemand wird { $titles }.
tell-award-nothing = Keine Stimmen ({ $votes }): Niemand wird { $titles }.
tell-award-second-tie = { $what }; auf dem zweiten Platz ist Gleichstand ({ $votes }).
tell-over = { $level } { $magician } verliert und kommt ins Abstufungsfeld.
tell-vacancy = { $magician } nimmt den offenen Titel { $title }.
tell-demoted = { $grey ->
    [yes] { $magician } wird in { $box } abgestuft und nimmt einen grauen Chip.
   *[no] { $magician } wird in { $box } abgestuft.
}
tell-frees = { $magician } verliert einen grauen Chip.
tell-scores = { $name } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und hat { $score }.
tell-bonus = { $name } bekommt { $points } für { $points ->
    [one] den Chip
   *[other] die Chips
} im Vorrat und hat am Ende { $score }.
# In ein, zwei Wörtern, wo der Zug eines anderen in einer Zeile steht.
short-dice = { $box }: { $dice }
short-keeps = behält { $kept } Würfel
short-pays = Nachwurf für einen Chip
short-buys = { $chips ->
    [one] { $chips } Chip frei
   *[other] { $chips } Chips frei
}
short-spell = { $die ->
    [none] ein Chip zu { $magician } (jetzt { $points })
   *[other] { $die } zu { $magician } (jetzt { $points })
}
short-passes = passt
short-retires = { $magician } nach { $box }
short-vacancy = { $magician } nach { $title }
short-demoted = { short-retires }
short-scores = +{ $points }, insgesamt { $score }
short-bonus = { short-scores }
end-rounds = Die letzte Runde ist vorbei.
end-second-high = Eine Gilde hat zum zweiten Mal den Titel High Wizard gewonnen. Das Spiel ist aus.
end-no-high = Zum zweiten Mal wurde niemand High Wizard. Das Spiel ist aus.
end-wins = { $winners } { $n ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.

## Würfel

thrown-dragon = Wer den Drachen hat
thrown-first = Erste Würfelrunde
thrown-second = Zweite Würfelrunde
thrown-again = Nachwurf
thrown-pips = { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}; im Schnitt { $whole }{ $rest ->
    [half] ,5
   *[none] {""}
}
thrown-more = mehr Augen

## Versprechen

promise-form-support = du setzt mindestens fünf Punkte auf R3 (ohne Zahl mindestens einen)
promise-form-spare = du setzt nichts auf Magier, die gegen R3 antreten
promise-form-leave = du setzt nichts bei der Wahl zu diesem Titel
promise-support = { $name } setzt mindestens { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
} auf { $magician }
promise-spare = { $name } setzt nichts gegen { $magician }
promise-leave = { $name } hält sich aus der Wahl zum { $title } heraus

# Worum es bei einem Angebot geht: wie die Wahl steht, von der ein Versprechen handelt, und was es dort bewirkt.
stake-support = { $title } bringt { $worth } je Runde. { $magician } von { $owner } hat { $points } und { $lacks ->
    [0] stiege mit { $more } mehr auf
   *[other] bräuchte mit { $more } mehr noch { $lacks }
}.
stake-spare = { $title } bringt { $worth } je Runde. { $magician } von { $owner } hat { $points } und { $lacks ->
    [0] stiege jetzt auf
   *[other] braucht noch { $lacks }
}.
stake-leave = { $title } bringt { $worth } je Runde. Die Wahl steht jetzt so: { $votes }.

## Was man wissen kann

inquiry-titles = Zeigt, wer welchen Titel hat, von oben nach unten.
    .also = wo, where
inquiry-contests = Zeigt, wie jede Wahl steht und was sie kippen würde.
inquiry-look = Beschreibt ein Feld, einen Kasten oder einen Magier mit den Zaubern neben ihm.
    .named = FELD
inquiry-guild = Zeigt Würfel, Chips, Magier und Punkte einer Gilde.
    .also = bogen, sheet
    .named = NAME
inquiry-score = Zeigt die Punkte aller und was jeder jetzt bekäme.
inquiry-next = Gibt einen Rat für diesen Schritt.

look-holder = { $title }: { $who }.
look-beside = Neben { $magician }: { $spells }.
look-dice = { $name } { $dice }
look-box = { $box }: { $dice }.
look-unknown = Es gibt kein Feld und keinen Magier „{ $name }“. Die Felder heißen high, w1 bis w2, s1 bis s4, n1 bis n8, m1 bis m4, wizard, sorcerer, necromancer, magician, minor und grey.
contest-line = { $titles }: { $votes }; { $state }.
contest-candidate = { $magician } von { $owner }
contest-vote = { $magician } von { $owner } { $points }
contest-rises = { $names } { $n ->
    [one] steigt
   *[other] steigen
} auf
contest-no-spells = noch kein Zauber dort
contest-nobody-rises = niemand steigt auf
contest-lacks = { $magician } { $points ->
    [one] fehlt
   *[other] fehlen
} { $points }
contest-alone = nur { $name } darf hier setzen, und ein Punkt genügt
contest-alone-nothing = nur { $name } darf hier setzen und braucht mindestens einen Punkt
contest-none = Jetzt findet keine Wahl statt.
guild-unknown = Hier heißt niemand „{ $name }“. Am Tisch sind { $names }.
guild-leads = { $name } führt die { $guild ->
    [red] rote
    [green] grüne
    [blue] blaue
    [yellow] gelbe
    [black] schwarze
   *[white] weiße
} Gilde.
    .dragon = { $name } führt die { $guild ->
    [red] rote
    [green] grüne
    [blue] blaue
    [yellow] gelbe
    [black] schwarze
   *[white] weiße
} Gilde und hat den Drachen.
guild-points = Punkte: { $score }, und so wie es steht { $gain } je Runde; High Wizard { $highs ->
    [0] noch nie
    [1] einmal
   *[other] zweimal
}.
guild-chips = Chips: { $chips } im Vorrat, { $spent } im Kasten der kleinen Zauber, { $track } auf der Rundentabelle.
guild-dice = Würfel: { $free } in der Hand.
    .placed = Würfel: { $free } in der Hand; { $placed }.
guild-magicians = Magier: { $magicians }.
guild-magician = { $magician } { $place }
guild-score = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, so wie es steht { $gain } in dieser Runde, { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} im Vorrat.

## Was ein Computerspieler rät

hint-placing = Setze { $spell ->
    [chip] einen Chip
   *[die] eine { $die }
} auf { $magician } ({ $title })
hint-placing-so = Setze { $spell ->
    [chip] einen Chip
   *[die] eine { $die }
} auf { $magician }: { $lacks ->
    [0] Dann wird er { $title }
    [one] Dann fehlt ihm noch { $lacks }, um { $title } zu werden
   *[other] Dann fehlen ihm noch { $lacks }, um { $title } zu werden
} ({ $points } Punkte in jeder Runde)
hint-placing-lead = Setze { $spell ->
    [chip] einen Chip
   *[die] eine { $die }
} auf { $magician }: Dann führt er mit { $lead } Vorsprung bei der Wahl zum { $title } ({ $points } Punkte in jeder Runde)
hint-placing-against = Setze { $spell ->
    [chip] einen Chip
   *[die] eine { $die }
} auf { $magician }, damit { $names } nicht { $title } { $n ->
    [one] wird
   *[other] werden
} ({ $points } Punkte in jeder Runde)
hint-gain-pick = { $answer }: Das ist mehr als die 3,5, die ein neuer Wurf im Mittel bringt
hint-gain-keep = { $answer }: Du wirfst neu, wenn du weißt, wo die Würfel der anderen liegen
hint-gain-reroll = { $answer }, denn dein Wurf zeigt zusammen { $sum }, ein neuer im Mittel etwa { $mean }
hint-gain-accept = { $answer }: Dein Wurf zeigt zusammen { $sum }; ein neuer zeigt im Mittel etwa { $mean } und kostet einen Chip
hint-gain-move = { $answer } zuerst: Wer zuerst zieht, hat die größte Auswahl an offenen Titeln
hint-gain-pass = { $answer }: Kein Zauber bringt mehr, als er kostet, und jeder Chip im Vorrat zählt am Ende einen Punkt
    .near = { $answer }: { $magician } könnte noch { $title } werden, aber { $rivals ->
        [yes] die anderen könnten dagegenhalten, und jeder Chip im Vorrat zählt am Ende einen Punkt
       *[no] das bringt weniger als die Chips im Vorrat: jeder zählt am Ende einen Punkt
    }
hint-gain-vacancy = { $answer }: Das sind { $own } Punkte in jeder Runde, und nächste Runde { $n ->
    [0] tritt niemand gegen dich an
    [one] tritt nur { $names } gegen dich an
   *[other] treten { $names } gegen dich an
}, bei der Wahl zum { $title }
hint-gain-box = { $answer }: { $n ->
    [0] Dort ist kein Gegner
    [one] Dort ist nur { $names }
   *[other] Dort sind { $names }
} bei der Wahl zum { $title } ({ $points } Punkte in jeder Runde)
hint-noted = { $answer } ({ $note })
hint-plain = { $answer }.
hint-tried = { $answer }. In Probespielen lief das { $isBetter ->
    [yes] besser als
   *[no] so gut wie
} „{ $other }“.
    .only = { $answer }. In Probespielen lief das am besten.
hint-pick = Lege { $dice }
hint-die-best = { $answer }: Ein hoher Würfel ist der stärkere Zauber, und kein neuer Wurf könnte mehr zeigen.
hint-die-low = { $answer }: Schwache Zauber gewinnen nichts, und niedrige Würfel zeigen nach einem neuen Wurf meist mehr.
hint-done = { $answer }: Alle Würfel sind gelegt. Wenn einer anders liegen soll, nimm ihn vorher zurück.
hint-again = { $answer }: Ein neuer Wurf kostet einen Chip und zeigt meist weniger.
hint-buy = { $answer }: Ein Chip zählt neben jedem Magier einen Punkt, oder am Ende einen, wenn du ihn behältst.
hint-release = { $answer }: Jeder graue Chip kostet dich jede Runde einen Punkt.
hint-die-must = { $answer }: Alle Würfel müssen gelegt werden; fang mit den höchsten an.

## Der Schirm

status-round = Runde { $round } von { $of }
status-step = Schritt { $step }: { $name }
status-decides = { $name } wählt
status-dragon = Drache: { $name }
sheet-points = Punkte
sheet-gain = Runde
sheet-chips = Chips
sheet-guilds = Die Gilden
sheet-next = Was nun
sheet-hand = in der Hand: { $dice }
sheet-dice = { $n } Würfel
sheet-box = { $box }: { $dice }
sheet-contests = Die Wahlen
sheet-contest = { $titles }: { $votes }
page-contests = Wahlen
map-passed = unterlegen
map-guild = Punkte { $chip }Chips { $dragon }Drache
legend-guild = Magier 3 von Rot
legend-level = eine Ebene und ihre Punkte je Runde
legend-points = Stimmen neben einem Magier
legend-leads = stiege jetzt auf
legend-grey = ein grauer Chip unter einem Magier
legend-dragon = hat den Drachen und beginnt
legend-chip = Chips im Vorrat
legend-dice = Würfel von Rot: eine 6 und eine 5
legend-vacant = ein offener Titel
legend-reach = vor einem Feld, das du wählen kannst

## Die Führung durch eine erste Runde

lesson-title = Eine erste Runde
    .end = Das war eine ganze Runde; drei weitere folgen. Spiel hier weiter, oder beginne auf dem Titelbild ein eigenes Spiel. „h“ gibt jederzeit einen Tipp, „?“ zeigt, was möglich ist.
lesson-die = Deine Würfel
    .say = Du führst die rote Gilde, R1 bis R8. Die Zahl neben einer Ebene zeigt, wie viele Punkte jeder ihrer Magier in einer Runde bringt. Deine sieben Würfel sind Zauber und zählen, was sie zeigen; niedrige darfst du neu werfen.
    .do = Nimm deinen besten Würfel
    .otherwise = Das geht auch, aber ein hoher Würfel ist der bessere Zauber, und bei einem niedrigen lohnt sich ein neuer Wurf.
lesson-undo = Zurücknehmen
    .say = Du könntest die Würfel einzeln legen, aber mehrere dürfen zusammen in einen Kasten. Nimm deine Wahl also zurück. Das geht bei jeder Antwort, bis gewürfelt wird oder ein anderer an der Reihe ist.
    .do = Nimm deinen Würfel zurück
lesson-several = Mehrere auf einmal
    .say = Eine Zifferntaste wählt ihre Antwort sofort. Nimm drei Würfel zusammen und lege sie dorthin, wo R1 zur Wahl steht: Würfel im Kasten einer Ebene dienen nur ihr, und höhere Titel bringen mehr.
    .do = Lege [6 6 5] in den Kasten der Wizard
    .otherwise = Das geht auch. Würfel bei den kleinen Zaubern kaufen Chips frei, Würfel bei den grauen Chips nehmen graue Chips weg.
lesson-keep = Legen oder behalten
    .say = Lege andere gute Würfel ebenso. Was du behältst, wird neu geworfen, wenn alle an der Reihe waren.
    .do = Lege die guten, dann behalte die anderen
lesson-again = Der zweite Wurf
    .say = Alle haben ihre ersten Würfel gelegt; was du behalten hast, ist neu geworfen. Du musst jetzt alle legen, es sei denn, du zahlst einen deiner sieben Chips (•7 bei deinem Namen) für einen neuen Wurf.
    .do = Nimm den Wurf an
lesson-place = Nichts bleibt in der Hand
    .say = Jetzt muss jeder Würfel in einen Kasten. Gewinne lieber zwei oder drei Wahlen als alle: Diese Würfel können zusammen R2 bei den Sorcerern helfen.
    .do = Lege alle deine Würfel
lesson-sheet = Die Pyramide
    .say = Zwei Nachbarn bewerben sich um den Titel über ihnen; aus einem Magician-Feld gewinnen die zwei besten die beiden Titel darüber. Unter jedem Magier stehen seine Punkte und ein Pfeil, wenn er aufstiege. Dein Bogen zeigt mehr.
    .do = Öffne deinen Bogen
lesson-spell = Ein Zauber
    .say = Reihum setzt jeder zwei Zauber: Würfel auf ihrer Ebene oder Chips, die überall einen Punkt zählen. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand oder ohne Zauber steigt niemand auf.
    .do = Setze einen Zauber auf einen deiner Magier
    .otherwise = Du darfst auch anderen helfen, aber nur deine eigenen Magier bringen dir Punkte.
lesson-talk = Gute Worte
    .say = Du darfst versprechen, wie du deine Zauber einsetzt, aber kein Versprechen ist bindend. Versuch „:biete t spare g1 für spare r1“: Du setzt nichts gegen G1 und Tamsin nichts gegen R1.
    .do = Biete etwas an oder setze noch einen Zauber
lesson-hint = Ein Tipp
    .say = Welche Wahl solltest du als nächste kippen? Wenn du unsicher bist, bitte um einen Tipp. Er wählt eine Antwort aus und sagt, was sie dir bringt; die Eingabetaste nimmt sie.
    .do = Bitte um einen Tipp
lesson-pass = Genug ist genug
    .say = Mach weiter, solange ein Zauber mehr bringt, als er kostet, dann passe. Die anderen können auf deine Zauber antworten. Ungenutzte Würfel sind verloren; ein Chip im Vorrat ist am Ende des Spiels einen Punkt wert.
    .do = Kippe noch eine Wahl, oder passe
    .otherwise = Mach weiter, solange ein Zauber mehr bringt, als er kostet. Ein Chip im Vorrat zählt am Ende einen Punkt.
lesson-titles = Die Titel
    .say = Von oben nach unten sind die Titel vergeben. Wer auf den drei oberen Ebenen verloren hat, kommt ins Abstufungsfeld: Er nimmt einen offenen Titel auf seiner Ebene oder darunter, oder er fällt ganz hinab.
    .do = Lies in der Chronik, wer aufgestiegen ist
lesson-fall = Wer fällt
    .say = Ein abgestufter Wizard oder Sorcerer nimmt einen grauen Chip, der jede Runde einen Punkt kostet, bis Würfel ihn wegnehmen. Wähle ein Magician-Feld, in dem wenige stehen: Die zwei besten steigen wieder auf.
    .do = Sieh, was aus deinen Magiern wird
lesson-score = Die Wertung
    .say = Jeder Magier hat für seine Ebene Punkte gebracht, von 10 für den High Wizard bis 2 für einen Magician. Der High Wizard fängt nun unten neu an; seine Gilde zahlt einen Chip und beginnt.
    .do = Beginne die zweite Runde

# What stands over a moment that one stops for.
highlight-high = Ein High Wizard
highlight-no-high = Niemand wird High Wizard
highlight-award = Ein Titel wird vergeben
highlight-titles = Die Titel werden vergeben
highlight-vacant = Ein Titel bleibt offen
highlight-tied = Gleichstand: Niemand steigt auf

# What a game counts by, over its rounds.
scoreboard-power = Macht
scoreboard-highs = High Wizards
scoreboard-chips = Chips
scoreboard-periods = Runde um Runde
scoreboard-behind = { $points ->
    [one] 1 Punkt zurück
   *[other] { $points } Punkte zurück
}
scoreboard-lead = { $name } geht in Führung, mit { $figure } Punkten vor { $other } mit { $others }.
