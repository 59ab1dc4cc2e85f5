colour-name = { $colour ->
    [white] white
    [grey] grey
    [gold] gold
    [purple] purple
   *[black] black
}
thing-spell = a spell
ask-spell = Which spell does the { $name } know? { $left ->
    [one] One more.
   *[other] { $left } more.
}{ $chosen ->
    [some] { "" } So far { $spells }.
   *[none] { "" }
}
ask-colour-chits = Which chits of the { $name } begin as colour? A spell needs colour beside the MAGIC chit that casts it; a chit made colour casts none.
ask-learn = Do you record { $spell }?
    .any = Which of these spells do you record?
ask-sight-take = { $sight ->
    [cards] You see where Treasure cards lie. Of which place do you take the topmost?
   *[other] You see where counters lie. Of which place do you take the topmost?
}
ask-sight-spells = Which Spell cards do you look through?
ask-feed = Before the next phase of { $name }: do you wake a spell here with a colour chit?
ask-enchant = What do you enchant?
ask-colour = Which colour feeds the spell?
ask-spell-target = On whom or what is { $spell } cast?
ask-spell-curse = Which curse?
ask-bird = Where does the bird look?
ask-brew = Which chits does { $spell } change?
ask-sound-to = Where does the sound go?
ask-question = What do you ask of the Demon?
ask-question-of = { $about ->
    [needs] Points for what?
    [spell] Which spell?
    [site] Which site?
    [treasure] Which treasure?
    [chit] A chit of which tile?
   *[box] The top of which box?
}
ask-winds = Where do the winds blow?
ask-item-spell = Which of your spells does it gain?
ask-lost-way = Where does the { $name } go astray?
ask-storm = What does the storm take from the { $name }? { $left ->
    [one] One more phase.
   *[other] { $left } more phases.
}
ask-absorbs = Which monster is the { $name } now?
ask-enchant-at = Where do you enchant?
ask-broom = What does the broom of the { $name } do?
ask-record-phantasm = Phantasm of the { $name }: phase { $n }
act-spell = { $spell }
    .replaces = { $spell } in place of { $old }
act-enchant-chit = Make colour of { $chit }
act-magic-chit = Change { $chit }
act-turn-tile = Turn over { $tile } with { $chit }
act-runes = Read the runes of { $box }
    .card = Read { $spell } in { $box } again
act-take-top = The topmost of { $from }
    .pile = The topmost of the pile here
act-colour = Wake { $spell } with { $colour }
    .paid = Cast with { $colour }
    .nothing = Let { $colour } go: the chit is weary
act-ask = { $about ->
    [needs] Ask which points the { $name } needs
    [spell] Ask whether the { $name } knows a spell
    [site] Ask whether the { $name } has found a site
    [treasure] Ask whether the { $name } has a treasure
    [chit] Look at a chit that lies face down
   *[box] Look at the top of a box
}
act-broom = { $how ->
    [fly] It flies away, to { $tile }
    [charge] It charges the { $foe }
    [hasten] It makes the maneuver as fast as itself
    [allow] It flies
    [end] The spell ends
   *[leave] Nothing
}
act-protect = Let no magic touch you
act-lose-phase = { $n }: { $activity }
act-lose-source = { $source ->
    [basic] a Basic phase
    [sunlight] a Sunlight phase
   *[other] an extra phase
}
act-cast = Cast { $spell } with { $by }
aim-at = { $what }
aim-curse = { $curse } on { $name }
aim-spell = { $spell } of the { $name }
aim-chit = { $chit }
about-spell = Type { $type }, { $colour ->
    [none] any colour
    [white] white
    [grey] grey
    [gold] gold
    [purple] purple
   *[black] black
}, { $duration ->
    [instant] at once
    [attack] an attack
    [fly] one flight
    [phase] one phase or round
    [combat] until Midnight
    [day] until tomorrow's Sunset
   *[permanent] lasting
}, upon { $target ->
    [character] a character
    [light-character] a character of Light weight
    [individual] anybody here
    [multiple] any number here
    [leader] a character or leader
    [monster] a monster
    [demon] a Demon
    [dragon] a Dragon
    [bats] all Bats here
    [goblins] all Goblins here
    [spider-or-octopus] a Spider or Octopus
    [group] a native group, all Giants or all Ogres here
    [clearing] your clearing
    [cave] your cave
    [tile] your tile
    [character-or-tile] a character or your tile
    [spell] a spell
    [spell-or-curse] a spell or a curse
    [weapon] a weapon
    [item] your artifact or book
    [chits] chits of yours
    [sound] a sound chit
    [carpet] the Carpet
   *[weather] the weather
}: { $text }
spell-cost = { $by ->
    [free] The colour lies about here.
   *[chit] It uses up a { $colour } chit.
}
chit-colour = { $colour ->
    [white] white
    [grey] grey
    [gold] gold
    [purple] purple
   *[black] black
} ({ $type })
spell-known = { $spell }: { $about }{ $state ->
    [used] { " " }In use.
    [learned] { " " }Learned.
   *[known] { "" }
}
spell-in-being = { $spell } of the { $name }{ $by ->
    [item] , by { $item }
   *[chit] { "" }
}{ $upon ->
    [none] { "" }
   *[other] , upon { $upon }
}: { $state ->
    [cast] cast this round
    [awake] awake
    [asleep] asleep until { $colour ->
        [white] white
        [grey] grey
        [gold] gold
        [purple] purple
        [black] black
       *[none] any
    } magic reaches it
   *[works] in effect
}, { $lasts ->
    [today] until Sunset
    [tomorrow] until tomorrow's Sunset
    [combat] until Midnight
    [permanent] until it is broken
    [fly] until it is flown
    [phase] until it is used
   *[attack] this round
}
there-colours = { $colours } magic
there-spells = under { $spells }
magic-here = The { $name }: { $colours ->
    [none] no colour of magic where you are
   *[other] { $colours } magic where you are
}
colours-here = { $colours }: it feeds spells, and turns the tile
magic-title-here = Colours of magic
# Where tiles turn over by themselves (26.17).
magic-tiles = On day { $n } these turn over by themselves: { $tiles }
magic-title-being = Spells in being
magic-title-spells = The spells, by their types
magic-title-items = Spells of treasures
magic-no-spell = None.
magic-none = No magic is played in this game.
sheet-spells = Spells known
sheet-phantasm = phantasm at { $place }
sheet-in-being = Spells in being
sheet-colours = Magic here
page-magic = Magic

## The glossary

glossary-magic-chit = A chit of types I to VIII: it casts spells of its type, in the time on it or faster; while its spell lasts it is out of play (20.3).
    .term = MAGIC chit
glossary-color = White, grey, gold, purple and black. A spell needs its own: from the day, an enchanted tile, a card, or a colour chit of yours (20.2).
    .term = Colour magic
glossary-color-chit = A MAGIC chit of types I to V made into colour by ENCHANT: white, grey, gold, purple, black. It is used once, then it is weary (12.3).
    .term = Colour chit
glossary-enchant = The first such phase of a day prepares; each later one makes a colour chit, or turns the tile over to its side that gives colour (12.3).
    .term = ENCHANT
glossary-spell = Cast as your action in a round: a spell you know, a MAGIC chit of its type, and its colour, all at once. It comes to life before blows fall, the fastest first (20.1, 20.5).
    .term = Spell
glossary-lasting = A lasting spell works on days when its colour has reached it, and sleeps on others. A colour chit wakes it before a phase, or in a round (20.7.2).
    .term = Lasting spell
glossary-artifact = Artifacts and books hold Spell cards. A rune read well wakes one: the item casts it in no time, once an evening (20.6, 9.4).
    .term = Artifact, book
glossary-runes = SEARCH a book, an artifact or a site for its topmost spell: 1 to 3 to learn it, 5 is a curse (9.4).
    .term = READING RUNES
glossary-magic-sight = Another way to SEARCH: who has weapons, cards or spells is seen, even if hidden, and the topmost thing of a place taken (9.5).
    .term = MAGIC SIGHT
glossary-form = Mist, a beast or a monster instead of yourself: your chits rest, your things are gone with you, and you move and fight as it does (20.9).
    .term = Another form
glossary-fly = By FLY chit, Carpet or wings to any tile beside yours; where you come down a die says (8.6).
    .term = FLY

about-enchant-chit = It gives { $colour } once, and casts nothing until it has rested.{ $n ->
    [0] { "" }
   *[other] {" "}It is your last for { $spells }: without it you cannot cast { $n ->
        [one] that
       *[other] those
    }.
}
about-turn-tile = Roads may change. Its other side { $enchanted ->
    [yes] gives no colour.
   *[no] gives colour.
}
about-runes = 1 to 3 you may learn what you read; 4 you only see it; 5 a curse; 6 nothing.
result-sight = { $result ->
    [choice] a line of PEER or LOCATE, at will
    [counters] counters
    [cards] Treasure cards
    [spell] spells
    [discover] chits and sites here
   *[nothing] nothing
}
result-runes = { $result ->
    [learn] read, and learn
    [see] read
    [curse] a curse
   *[nothing] nothing
}
tell-records-spells = The { $name } knows { $spells }.
tell-prepares-magic = The { $name } prepares to enchant.
tell-enchants-chit = The { $name } makes { $colour } of { $chit }.
tell-enchants-tile = { $tile } is turned over by the { $name }: { $enchanted ->
    [yes] enchanted
   *[no] as it was
}.
tell-tile-turns = { $tile } turns over by itself: { $enchanted ->
    [yes] enchanted
   *[no] as it was
}.
tell-plays-colour = The { $name } uses { $colour }.
tell-alerts-chit = The { $name } has { $chit } ready.
tell-reads-runes = The { $name } reads the runes of { $box }.
    .spell = The { $name } reads in { $box }: { $spell }.
tell-perceives = { $sight ->
    [counters] The { $name } sees who has weapons, armor or horses, even if hidden.
    [cards] The { $name } sees who has Treasure cards, even if hidden.
   *[spell] The { $name } sees who knows spells, even if hidden.
}
tell-sees-spells = The { $name } sees the spells of { $box }: { $spells }.
tell-learns-spell = The { $name } records { $spell }.
    .erased = The { $name } records { $spell } in place of { $old }.
tell-casts = The { $name } casts { $spell }, time { $time }.
    .item = The { $name } casts { $spell } by { $item }.
tell-aims-spell = { $spell } of the { $name }: { $targets }.
tell-spell-lives = { $spell } of the { $name } is in effect.
tell-spell-ends = { $spell } of the { $name } { $why ->
    [cancelled] is cancelled
    [no-target] has nothing to work on
    [broken] is broken
    [caster] ends with the caster
    [released] lets its target go
   *[over] is over
}.
tell-energizes = { $spell } of the { $name } { $energized ->
    [yes] wakes
   *[no] sleeps
}.
tell-altered = { $chits } of the { $name } serve otherwise while { $spell } lasts.
tell-controls = { $denizen } does as the { $name } says by { $spell }.
tell-transforms = { $name } is now: { $into }.
tell-demon-answers = The Demon says of { $about ->
    [chit] { $thing }
    [box] { $thing }
   *[other] the { $name }, { $thing }
}: { $answer }.
tell-protects = No magic touches the { $name } now.
beast-name = { $beast ->
    [dragon] dragon
    [lion] lion
    [eagle] eagle
    [bird] bird
    [squirrel] squirrel
   *[frog] frog
}
goal-name = { $goal ->
    [great] Great Treasures
    [spells] Spells
    [fame] Fame
    [notoriety] Notoriety
   *[gold] Gold
}
tell-storms = The storm takes { $phases ->
    [one] a phase
   *[other] { $phases } phases
} from the { $name }.
tell-blown = The winds carry { $target } off to { $tile }.
tell-phantasm = { $why ->
    [none] The phantasm of the { $name }: { $what }.
   *[other] The phantasm of the { $name } cannot { $what }.
}
