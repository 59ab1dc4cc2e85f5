## The game

game-title = Elfenwizards
    .about = Win titles by dice, chips and fair words. Three to six players lead guilds of magicians, and whoever has the power at the end has won.
setup-variant = The game
    .usual = Four rounds
    .longer = The longer game, six rounds
term-clock = round
term-date = round { $n }
player-mentor = Plays the round to its end in thought, many times for each answer, and takes what wins most often; its word is as good as its temper.
player-apprentice = Puts dice where its magicians compete and spells where they tip a contest; keeps its promises.

## Names

level-high = High Wizard
level-wizard = Wizard
level-sorcerer = Sorcerer
level-necromancer = Necromancer
level-magician = Magician
# A box on its level; `1st or 2nd Necromancer` where two are meant.
box-nth = { $n ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
box-titles = { $boxes } { $level }
box-magicians = Magician Box { $n }
box-over-wizard = Passed-Over Wizards
box-over-sorcerer = Passed-Over Sorcerers
box-over-necromancer = Passed-Over Necromancers
# The boxes of dice; dice that lie in one, and dice that are put into it.
dice-wizard = Wizard spells
    .in = { $dice } in Wizard spells
    .into = { $dice } in Wizard spells
dice-sorcerer = Sorcerer spells
    .in = { $dice } in Sorcerer spells
    .into = { $dice } in Sorcerer spells
dice-necromancer = Necromancer spells
    .in = { $dice } in Necromancer spells
    .into = { $dice } in Necromancer spells
dice-magician = Magician spells
    .in = { $dice } in Magician spells
    .into = { $dice } in Magician spells
dice-minor = Minor Spell Box
    .in = { $dice } in the Minor Spell Box
    .into = { $dice } in Minor Spell Box
dice-grey = Grey Magic Box
    .in = { $dice } in the Grey Magic Box
    .into = { $dice } in Grey Magic Box
guild-red = Red
guild-green = Green
guild-blue = Blue
guild-yellow = Yellow
guild-black = Black
guild-white = White
name-nothing = nothing
name-vacant = vacant
# A magician, and the grey chips under him.
name-grey = { $magician } ({ $grey ->
    [one] { $grey } grey chip
   *[other] { $grey } grey chips
})
name-owned = { $magician } of { $owner }
count-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}

## The steps of a round: what each is called, and what it is about

step-name-0 = the set-up
step-name-1 = the High Wizard retires
step-name-2 = first dice
step-name-3 = second dice
step-name-4 = chips come back
step-name-5 = the titles
step-name-6 = chips come back
step-name-7 = vacant titles
step-name-8 = demotions
step-name-9 = grey chips
step-name-10 = Power Points
step-advice-1 = The High Wizard begins again at the bottom. His guild pays a chip and has the Dragon.
step-advice-2 = Dice are your spells of this round: place good ones where your magicians compete; what you keep back is rolled once more.
step-advice-3 = All dice must be placed now: better where two or three contests can be won than everywhere.
step-advice-4 = Dice in the Minor Spell Box buy back chips you have spent.
step-advice-5 = Put spells where they tip a contest. Talk: who helps you may want help elsewhere.
step-advice-6 = Dice still in the Minor Spell Box buy back the chips just spent.
step-advice-7 = Those who were passed over take what is vacant.
step-advice-8 = Choose weak Magician Boxes for those who go down: two of each rise again.
step-advice-9 = Dice in the Grey Magic Box remove grey chips, which cost a point a round each.
advice-behind = { $magician } lacks { $points } to become { $title }.

## What is asked, and the answers

ask-retire = Your High Wizard { $magician } retires. In which Magician Box does he begin again?
ask-track = From where does a chip go to the Year Track, for good?
ask-die = Your dice show { $dice }. Which do you place as spells?
    .all = All must be placed now: { $dice }. Which do you place as spells?
ask-box = { $n ->
    [one] Which box is the { $dice } for?
   *[other] Which box are { $dice } for?
}
ask-done = All dice are placed. Once your hand is off, they stay.
ask-again = You have rolled { $dice }, and all must be placed. Accept them?
ask-buy = Dice in the Minor Spell Box buy back chips, two pips apiece; { $spent ->
    [one] { $spent } is
   *[other] { $spent } are
} yours. Take some?
ask-stay = Unused in the Minor Spell Box: { $dice }. Take them back, or leave some for next round?
ask-spell = Dice and chips are your spells: place two, or pass for this round.
    .second = And the second spell?
ask-support = Whom does a { $die } support?
    .chip = Whom does a chip support?
ask-rise = Yours have equal points. Who becomes { $title }?
ask-mover = Which of your passed-over magicians takes a vacant title first?
ask-vacancy = Which vacant title does { $magician } take?
ask-demote = { $magician } goes down. To which Magician Box?
    .grey = { $magician } goes down with a grey chip. To which Magician Box?
ask-release = Dice in the Grey Magic Box remove grey chips, four pips apiece; your magicians have { $grey }. Remove some?
ask-free = From which of your magicians is a grey chip removed?

answer-go-beside = with { $names }
answer-go-alone = empty now
answer-track-stock = From your own
answer-track-box = From the Minor Spell Box
answer-pick-note = worth { $points } beside { $n ->
    [one] a magician
   *[other] magicians
}; next you choose the level
answer-pick-all = All of them
answer-keep-dice = Keep { $n ->
    [one] it
   *[other] them all
}
    .note = { $n ->
    [one] it is
   *[other] they are
} rolled again in the second dice step
answer-put-major = for { $names }, to become { $title }: { $worth } points a round
    .nobody = you have nobody on this level to support
answer-put-minor = two pips buy back a chip; { $spent } of yours { $spent ->
    [one] is
   *[other] are
} there
answer-put-grey = four pips remove a grey chip; { $grey } under your magicians
answer-done = Done
answer-accept = Accept them
answer-reroll = Pay a chip and roll all again
    .note = the new roll must be accepted
answer-buy = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
} for { $dice }
answer-buy-nothing = Take none back
answer-release = { $n ->
    [one] { $n } grey chip
   *[other] { $n } grey chips
} for { $dice }
answer-release-nothing = Remove none
answer-leave = Leave a { $die }
    .note = it keeps its face and is not rolled next round
answer-take-back = Take the rest back
answer-spell = { $die } ({ $level })
answer-spell-chip = { $n ->
    [one] Your last chip
   *[other] A chip; you have { $n }
}
answer-pass = Pass
    .note = no more spells of yours this round
answer-support = { $magician } for { $title }
answer-support-both = { $magician } for { $title }, with { $dice }
    .chips = { $magician } for { $title }, with two chips
# Beside whom a spell would lie, and what it would come to.
answer-support-note = { $whose ->
    [own] yours
   *[other] of { $owner }
}, { $points } now, { $lacks ->
    [0] would then rise
   *[other] would then lack { $lacks }
}
answer-rise = { $magician }, { $place }
answer-free = { $magician }, with { $grey ->
    [one] { $grey } grey chip
   *[other] { $grey } grey chips
}

# Other words for the same answers, as one types them.
saying-chip = chip
saying-pass = pass
saying-done = done
saying-accept = accept
saying-reroll = again
saying-pay-nothing = keep
saying-take-back = back

## What happened

tell-dragon-drawn = Chance gives { $name } the Dragon.
tell-dragon = { $name } has the Dragon and begins.
tell-roll-first = { $name } rolls { $dice }.
tell-roll-second = { $name } rolls the dice kept back: { $dice }.
tell-roll-again = { $name } rolls again: { $dice }.
tell-round = Round { $round } of { $of } begins.
tell-retires = High Wizard { $magician } retires; another begins in { $box }.
tell-track-none = { $name } has no chip for the Year Track.
tell-track-stock = { $name } lays a chip on the Year Track.
tell-track-box = { $name } lays a chip from the Minor Spell Box on the Year Track.
tell-places = { $name } places { $dice }.
    .keeps = { $name } places { $dice } and keeps { $kept ->
    [one] { $kept } die
   *[other] { $kept } dice
}.
tell-pays = { $name } pays a chip to roll again.
tell-buys = { $name } takes back { $n ->
    [one] { $n } chip
   *[other] { $n } chips
} for { $dice }.
tell-takes-dice = { $name } takes back the unused { $taken }.
    .leaves = { $name } leaves { $left } in the Minor Spell Box.
    .both = { $name } takes back the unused { $taken } and leaves { $left } in the Minor Spell Box.
tell-spell = { $name } places a { $die } beside { $magician }, who has { $points } now.
    .chip = { $name } places a chip beside { $magician }, who has { $points } now.
tell-passes = { $name } passes.
tell-vote = { $magician } { $points }
tell-becomes = { $magician } becomes { $title }
tell-award = { $what } ({ $votes }).
tell-award-tie = Nobody becomes { $titles }: a tie ({ $votes }).
tell-award-nothing = Nobody becomes { $titles }: no spells ({ $votes }).
tell-award-second-tie = { $what }; behind it is a tie ({ $votes }).
tell-over = { $magician }, { $level }, is passed over.
tell-vacancy = { $magician } takes the vacant title of { $title }.
tell-demoted = { $magician } goes down to { $box }.
    .grey = { $magician } goes down to { $box }, with a grey chip.
tell-frees = A grey chip is removed from { $magician }.
tell-scores = { $name } gains { $points ->
    [one] { $points } Power Point
   *[other] { $points } Power Points
} and has { $score }.
tell-bonus = { $name } gains { $points } for { $points ->
    [one] a chip
   *[other] chips
} in hand and ends with { $score }.
# In a word or two, where another's turn is told on one line.
brief-dice = { $dice } to { $box }
brief-keeps = keeps { $kept ->
    [one] { $kept } die
   *[other] { $kept } dice
}
brief-pays = rolls again for a chip
brief-buys = { $n ->
    [one] { $n } chip back
   *[other] { $n } chips back
}
brief-spell = { $die } beside { $magician } ({ $points } now)
    .chip = a chip beside { $magician } ({ $points } now)
brief-passes = passes
brief-goes = { $magician } to { $box }
brief-scores = +{ $points }, { $score } in all
end-rounds = The last round is over.
end-second-high = A guild has won High Wizard twice: the game is over.
end-no-high = Twice nobody became High Wizard: the game is over.
end-wins = { $winners } { $n ->
    [one] wins
   *[other] share the victory
} with { $score ->
    [one] { $score } Power Point
   *[other] { $score } Power Points
}.

## Dice

thrown-dragon = Who has the Dragon
thrown-first = First dice step
thrown-second = Second dice step
thrown-again = The roll that a chip has paid for
thrown-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}; usual are { $whole }{ $rest ->
    [half] .5
   *[none] {""}
}
thrown-more = more pips

## Promises

promise-form-support = five points or more beside R3; without a number, one or more
promise-form-spare = nothing beside those who compete with R3
promise-form-leave = nothing in the contest for that title
promise-support = { $name } places { $points ->
    [1] a point
   *[other] { $points } points
} or more beside { $magician }
promise-spare = { $name } places nothing against { $magician }
promise-leave = { $name } stays out of the contest for { $title }

# What is at stake in an offer: how the contest of a promise stands, and what the promise would do there.
stake-support = { $title } is worth { $worth } a round; { $magician } of { $owner } has { $points }, and with { $more } more { $lacks ->
    [0] would rise
   *[other] would still lack { $lacks }
}.
stake-spare = { $title } is worth { $worth } a round; { $magician } of { $owner } has { $points } and { $lacks ->
    [0] would rise now
   *[other] lacks { $lacks } now
}.
stake-leave = { $title } is worth { $worth } a round: { $votes } now.

## What can be asked

inquiry-titles = who has which title, from the top down
inquiry-contests = each contest as it stands, and what would tip it
inquiry-look = a box, or a magician, and what is there
    .named = BOX
inquiry-guild = a guild's dice, chips, magicians and points
    .named = NAME
inquiry-score = the points of all, and what each would gain now
inquiry-next = what this step asks of you

look-holder = { $title }: { $who }.
look-beside = Beside it: { $magician } - { $spells }.
look-dice = { $name } { $dice }
look-box = { $box }: { $dice }.
look-unknown = There is no box or magician "{ $name }". Boxes are high, w1 to w2, s1 to s4, n1 to n8, m1 to m4, wizard, sorcerer, necromancer, magician, minor, grey.
contest-line = For { $titles }: { $votes }; { $state }.
contest-candidate = { $magician } of { $owner }
contest-vote = { $magician } of { $owner } { $points }
contest-rises = { $names } { $n ->
   *[other] would rise
}
contest-no-spells = no spells there yet
contest-nobody-rises = nobody would rise
contest-lacks = { $magician } lacks { $points }
contest-alone = only { $name } may place here, and one point is enough
contest-alone-nothing = only { $name } may place here, and must place a point
contest-none = There is no contest now.
guild-unknown = Nobody here is called "{ $name }". At the table are { $names }.
guild-leads = { $name } leads { $guild ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [black] Black
   *[white] White
}.
    .dragon = { $name } leads { $guild ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [black] Black
   *[white] White
} and has the Dragon.
guild-points = Power Points: { $score }, and { $gain } a round as things stand; High Wizard { $highs ->
    [0] never yet
    [1] once
   *[other] twice
}.
guild-chips = Chips: { $chips } in hand, { $spent } in the Minor Spell Box, { $track } on the Year Track.
guild-dice = Dice: { $free } in hand.
    .placed = Dice: { $free } in hand; { $placed }.
guild-magicians = Magicians: { $magicians }.
guild-magician = { $magician } { $place }
guild-score = { $name }: { $score ->
    [one] { $score } Power Point
   *[other] { $score } Power Points
}, { $gain } this round as things stand, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} in hand.

## Advice of a bot

hint-placing = Place { $spell ->
    [chip] a chip
   *[die] a { $die }
} beside { $magician } for { $title }
hint-placing-so = Place { $spell ->
    [chip] a chip
   *[die] a { $die }
} beside { $magician } for { $title } ({ $lacks ->
    [0] would then rise
   *[other] would then lack { $lacks }
})
hint-noted = { $answer } ({ $note })
hint-plain = { $answer }.
hint-wins = { $answer }: played on in thought, it wins about { $times } times of 100.
    .other = { $answer }: played on in thought, it wins about { $times } times of 100, "{ $other }" about { $less }.
hint-pick = Place { $dice }
hint-die-best = { $answer }: a high die is the stronger spell, and no other roll could show more.
hint-die-low = { $answer }: weak spells win nothing, and low dice show more as a rule when they are rolled again.
hint-done = { $answer }: no die is left. If one should lie elsewhere, take it back first.
hint-again = { $answer }: as a rule a new roll shows less, and costs a chip.
hint-buy = { $answer }: a chip is a spell of one point beside anybody, and a point at the end if you keep it.
hint-release = { $answer }: each costs you a point a round.
hint-die-must = { $answer }: all must be placed, the highest first.

## The screen

status-round = Round { $round } of { $of }
status-step = step { $step }: { $name }
status-decides = { $name } decides
status-dragon = Dragon: { $name }
sheet-points = points
sheet-gain = round
sheet-chips = chips
sheet-guilds = The guilds
sheet-next = What next
sheet-hand = in hand: { $dice }
sheet-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
sheet-box = { $box }: { $dice }
sheet-contests = The contests
sheet-contest = { $titles }: { $votes }
page-contests = Contests
map-passed = passed
map-guild = points { $chip }chips { $dragon }Dragon
legend-guild = magician 3 of Red
legend-level = a level, and the Power Points it brings a round
legend-points = points of spells beside a magician
legend-leads = would rise as things stand
legend-grey = a grey chip under a magician
legend-dragon = has the Dragon and begins
legend-chip = chips in hand
legend-dice = dice of Red: a 6 and a 5
legend-vacant = a vacant title
legend-reach = before a place you can choose

## The guide of a first round

lesson-title = A first round
    .end = That was a whole round, and three more are to come: go on with this game, or begin one of your own from the title. "h" gives a hint at any time, "?" tells what can be done.
lesson-die = Your dice
    .say = You lead the red guild. Its seven dice are spells for this round: a die is worth what it shows, and those that show little may be rolled once more. Begin with your best.
    .do = Pick your best die
    .otherwise = As you like. A high die is the better spell, though; a low one is worth another roll.
lesson-box = Where it goes
    .say = A die in the box of a level will serve a magician of that level, and only there. The higher the level the more its titles are worth: put it where magicians of yours, with an R, compete.
    .do = Put it into a box of spells
    .otherwise = That is a box as well. Dice in the Minor Spell Box buy back chips, those in the Grey Magic Box remove grey ones.
lesson-keep = Place or keep
    .say = Place the other good ones likewise, equal dice by one answer if you like. Whatever you keep back is rolled again when all have had their turn.
    .do = Keep the low dice for another roll
lesson-again = The second roll
    .say = All have placed their first dice; what you kept is rolled now. This roll must be placed as it is, unless you pay a chip to roll all of it once more.
    .do = Accept the roll
lesson-place = Nothing is kept
    .say = Now every die must go into a box. Think of two or three contests that you mean to win rather than of all of them.
    .do = Place all of your dice
lesson-sheet = The pyramid
    .say = Two neighbours compete for the title above them, the two best of a Magician Box for those above it. The arrow marks who would rise; your sheet lists contests and points.
    .do = Open your record sheet
lesson-spell = A spell
    .say = Turn by turn each places two spells: dice of the level, or chips, which count one anywhere. More points rise, a tie raises nobody, and a magician with nothing beside him never does.
    .do = Place a spell beside one of your magicians
    .otherwise = Others may be helped as well, but your own score for you.
lesson-talk = Fair words
    .say = You may promise how you will use your spells, and nothing holds anybody to it. Try ":offer t spare g1 for spare r1": nothing of yours against G1, nothing of Tamsin's against R1.
    .do = Offer something, or place another spell
lesson-pass = Enough is enough
    .say = Go on until no spell of yours tips a contest any more, then pass. Dice that were not used are wasted; a chip in hand is a point at the end of the game.
    .do = Place what tips a contest (h advises), then pass
lesson-titles = The titles
    .say = From the top down the titles have been awarded. Who has lost on the three upper levels is passed over: he takes what is vacant at his level or below, or goes all the way down.
    .do = Read in the chronicle who has risen
lesson-fall = Those who fall
    .say = From Wizard or Sorcerer one goes down with a grey chip, which costs a point a round until dice remove it. Choose a Magician Box where few stand: two of each rise again.
    .do = See what becomes of your magicians
lesson-score = Power Points
    .say = Each magician has scored for his level, from 10 for the High Wizard to 2 for a Magician. The High Wizard now begins again at the bottom; his guild pays a chip and plays first.
    .do = Begin the second round

# What stands over a moment that one stops for.
moment-high = A High Wizard
moment-no-high = Nobody becomes High Wizard
moment-award = A title is awarded
# Over the list of all that are awarded at once.
moment-titles = The titles are awarded
moment-vacant = A title stays vacant
moment-tied = A tie: nobody rises

# What a game counts by, over its rounds.
tally-power = Power
tally-highs = High Wizards
tally-chips = Chips
tally-stretches = round by round
# How far behind the winner somebody came in, and a change of the lead; no longer than 30 letters, and one line.
tally-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
}
tally-lead = { $name } takes the lead with { $figure } points to { $other }'s { $others }.
