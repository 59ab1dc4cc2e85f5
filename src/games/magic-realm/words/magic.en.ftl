color-name = { $color ->
    [white] white
    [grey] grey
    [gold] gold
    [purple] purple
   *[black] black
}
thing-spell = a spell
ask-spell = Which spell will you start with? { $left ->
    [one] One left to choose.
   *[other] { $left } left to choose.
}{ $chosen ->
    [some] { "" } So far: { $spells }.
   *[none] { "" }
}
ask-color-chits = Which of your chits will start as color chits? They can't cast spells.{ $chosen ->
    [some] { "" } So far: { $chits }.
   *[none] { "" }
}
ask-learn = Record { $spell }?
    .any = Which of these spells will you record?
ask-sight-take = { $result ->
    [cards] You see where Treasure cards are. Which place will you take the top one from?
   *[other] You see where counters are. Which place will you take the top one from?
}
ask-sight-spells = Where will you look through the Spell cards?
ask-feed = Wake a spell here with a color chit before the { $guide }'s next phase?
ask-enchant = What will you enchant?
ask-color = Which color will power the spell?
ask-spell-target = What will you cast { $spell } on?
    .more = What else will you cast { $spell } on? So far: { $targets }.
ask-bird = Where will the bird look?
ask-sound-to = Where will you send the sound chit?
ask-question = What will you ask the Demon?
ask-question-of = { $about ->
    [needs] Which goal will you ask about?
    [spell] Which spell will you ask about?
    [site] Which site will you ask about?
    [treasure] Which treasure will you ask about?
    [chit] Which tile's chit will you look at?
   *[box] Which box's top item will you look at?
}
ask-winds = Where will the winds blow?
ask-item-spell = Which of your spells will the item gain?
ask-lost-way = You are lost. Where will you go?
ask-storm = Which phase will you lose to the storm? { $left ->
    [one] One more to lose.
   *[other] { $left } more to lose.
}
ask-absorbs = Which monster will you become?
ask-enchant-at = Where will you enchant?
ask-broom = What will the { $other }'s broom do?
ask-record-phantasm = What will you record for phase { $n } of your phantasm?
act-spell = { $spell }
    .replaces = { $spell } instead of { $old }
act-color-chit = Turn { $chit } into a color chit
act-color-item = Turn { $item } into a color chit
act-magic-chit = Change { $chit }
act-turn-tile = Turn over { $tile } with { $chit }
act-turn-by-item = Turn over { $tile } with { $item }
act-runes = { $card ->
    [none] Read the runes of { $box }
   *[other] Read { $card } in { $box } again
}
    .note = 1 to 3: you may learn what you read. 4: you see it, but can't learn it. 5: a curse. 6: nothing.
act-tile-to = { $tile }
act-take-top = The top one from { $from ->
    [pile] the pile here
   *[other] { $from }
}
act-color = { $spell ->
    [none] { $topic ->
        [color] Cast with { $color }
       *[other] Give up { $color }: the chit is fatigued
    }
   *[other] Wake { $spell } with { $color }
}
act-ask = { $about ->
    [needs] Ask about the { $name }'s victory goals
    [spell] Ask whether the { $name } knows a spell
    [site] Ask whether the { $name } has found a site
    [treasure] Ask whether the { $name } has a treasure
    [chit] Look at a face-down chit
   *[box] Look at the top item in a box
}
act-broom = { $how ->
    [fly] It flies away, to { $tile }
    [charge] It charges { $target }
    [hasten] It speeds up the maneuver to its own time
    [allow] It flies
    [end] The spell ends
   *[leave] Nothing
}
act-protect = Let no magic touch you
act-lose-phase = { $n }: { $activity }
act-lose-source = { $source ->
    [basic] A basic phase
    [sunlight] A sunlight phase
   *[other] An extra phase
}
act-cast = Cast { $spell } with { $by }
aim-at = { $what }
aim-curse = { $curse } on { $name }
aim-spell = the { $name }'s { $spell }
aim-chit = { $chit }
about-spell = Type { $type }, { $color ->
    [none] any color
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
   *[permanent] permanent
}, on { $target ->
    [character] a character
    [light-character] a Light character
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
    [chits] some of your chits
    [sound] a sound chit
    [carpet] the Carpet
   *[weather] the weather
}: { $text }
spell-cost = { $by ->
    [free] The color is here already.
   *[chit] It uses up a { $color } color chit.
}
chit-color = { $color ->
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
spell-in-being = The { $name }'s { $spell }{ $by ->
    [item] , by { $item }
   *[chit] { "" }
}{ $upon ->
    [none] { "" }
   *[other] , on { $upon }
}: { $state ->
    [cast] cast this round
    [awake] awake
    [asleep] asleep until { $color ->
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
    [permanent] until broken
    [fly] until the flight
    [phase] until used
   *[attack] this round
}
there-colors = { $colors } magic
there-spells = affected by { $spells }
magic-here = The { $name }: { $colors ->
    [none] no color magic where you are
   *[other] { $colors } magic where you are
}
colors-here = { $colors } magic can energize spells here and turn the tile over
magic-title-here = Color magic
# Tiles that are enchanted automatically (26.17).
magic-tiles = On day { $n }, these tiles turn over by themselves: { $tiles }
magic-title-being = Spells in effect
magic-title-spells = Spells, by type
magic-title-items = Spells from treasures
magic-no-spell = None.
magic-none = This game has no magic.
sheet-spells = Spells known
sheet-phantasm = phantasm at { $place }
sheet-in-being = Spells in effect
sheet-colors = Magic here
page-magic = Magic

## The glossary

glossary-magic-chit = A chit of type I to VIII. It casts spells of its type in the time printed on it, and is out of play while its spell lasts (20.3).
    .term = MAGIC chit
glossary-color = White, grey, gold, purple and black. Each spell needs its own color, which comes from the day, an enchanted tile, a card, or one of your color chits (20.2).
    .term = Color magic
glossary-color-chit = A MAGIC chit of type I to V that ENCHANT has turned into white, grey, gold, purple or black magic. Use it once and it's fatigued (12.3).
    .term = Color chit
glossary-enchant = The first ENCHANT of the day only prepares. Each later one makes a color chit, or turns the tile over to the side that gives color (12.3).
    .term = ENCHANT
glossary-spell = You cast a spell as your action in a round. You need to know it, and to have a MAGIC chit of its type and magic of its color. Spells take effect before the blows fall, fastest first (20.1, 20.5).
    .term = Spell
glossary-lasting = A Permanent spell works on days when its color reaches it, and sleeps on other days. A color chit wakes it before a phase or during a round (20.7.2).
    .term = Permanent spell
glossary-artifact = Artifacts and books contain Spell cards. If you read the runes well, you awaken one, and the item can then cast it at time 0 once an evening (20.6, 9.4).
    .term = Artifact, book
glossary-runes = SEARCH a book, an artifact or a site for its top spell: on 1 to 3 you learn it, on 5 you are cursed (9.4).
    .term = READING RUNES
glossary-magic-sight = Another way to SEARCH: you see who has weapons, cards or spells, even if hidden, and may take the top item from a place (9.5).
    .term = MAGIC SIGHT
glossary-form = A spell turns you into mist, a beast or a monster. Your chits and belongings can't be used; you move and fight as it does (20.9).
    .term = Another form
glossary-fly = Use a FLY chit, the Carpet or wings to reach any tile next to yours; a die picks the clearing where you land (8.6).
    .term = FLY

about-color-chit = It gives { $color } magic once, and can't cast until you rest it.{ $n ->
    [0] { "" }
   *[other] {" "}It's your last chit for casting { $spells }.
}
about-turn-tile = Its roads may change. The other side { $enchanted ->
    [yes] gives no magic.
   *[no] gives magic.
}
result-sight = { $result ->
    [choice] any line of PEER or LOCATE
    [counters] counters
    [cards] Treasure cards
    [spell] spells
    [discover] chits and sites here
   *[nothing] nothing
}
result-runes = { $result ->
    [learn] read and learn it
    [see] read it
    [curse] a curse
   *[nothing] nothing
}
tell-records-spells = The { $name } knows { $spells }.
tell-prepares-magic = The { $name } prepares to enchant.
tell-enchants-chit = The { $name } turns { $chit } into { $color } magic.
tell-enchants-item = The { $name } turns the { $item } into { $color } magic.
tell-enchants-tile = The { $name } turns { $tile } over: it is { $enchanted ->
    [yes] enchanted now
   *[no] no longer enchanted
}.
tell-tile-turns = { $tile } turns over by itself: it is { $enchanted ->
    [yes] enchanted now
   *[no] no longer enchanted
}.
tell-plays-color = The { $name } uses a { $color } color chit.
tell-alerts-chit = The { $name } alerts { $chit }.
tell-reads-runes = The { $name } reads the runes of { $box }.
    .spell = The { $name } reads { $spell } in { $box }.
tell-perceives = { $sight ->
    [counters] The { $name } sees who has weapons, armor or horses, even if hidden.
    [cards] The { $name } sees who has Treasure cards, even if hidden.
   *[spell] The { $name } sees who knows spells, even if hidden.
}
tell-sees-spells = The { $name } sees the spells of { $box }: { $spells }.
tell-learns-spell = The { $name } records { $spell }.
    .erased = The { $name } records { $spell } instead of { $old }.
tell-casts = The { $name } casts { $spell }, time { $time }.
    .item = The { $name } casts { $spell } with the { $item }.
tell-aims-spell = The { $name } aims { $spell } at { $targets }.
    .nothing = The { $name } names no target for { $spell }.
tell-spell-lives = The { $name }'s { $spell } takes effect.
tell-spell-ends = The { $name }'s { $spell } { $why ->
    [cancelled] is canceled
    [no-target] has no target
    [broken] is broken
    [caster] ends with its caster
    [released] lets its target go
   *[over] is over
}.
tell-energizes = The { $name }'s { $spell } { $energized ->
    [yes] wakes
   *[no] sleeps
}.
tell-alters = { $spell } changes the { $name }'s chits while it lasts: { $chits }.
tell-controls = { $denizen } obeys the { $name } ({ $spell }).
tell-transforms = { $name } takes a new form: { $into }.
tell-demon-answers = The Demon speaks of { $about ->
    [chit] { $thing }
    [box] { $thing }
   *[other] the { $name }, { $thing }
}: { $answer }.
tell-protects = The { $name } is now safe from magic.
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
tell-blown = The winds carry { $target } away to { $tile }.
tell-phantasm = { $why ->
    [none] The { $name }'s phantasm uses a phase to { $what }.
   *[other] The { $name }'s phantasm cannot { $what }.
}
