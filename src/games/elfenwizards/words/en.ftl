## The game

game-title = Elfenwizards
    .about = Win titles with dice, chips and persuasion. Three to six players lead guilds of magicians; the most powerful guild wins.
setup-variant = Length
    .usual = Four rounds
    .longer = The longer game, six rounds
term-clock = round
term-date = round { $n }
player-mentor = Plays out each answer to the end of the round in many trial games and picks what wins most often. It may or may not keep its word.
player-apprentice = Puts dice where its magicians compete and spells where they tip a contest; keeps its promises.

## Names

level-high = High Wizard
level-wizard = Wizard
level-sorcerer = Sorcerer
level-necromancer = Necromancer
level-magician = Magician
# A box on its level; `1st or 2nd Necromancer` if there are two.
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
# The boxes for dice: their names, dice already in one, and dice being placed in one.
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
    .into = { $dice } in the Minor Spell Box
dice-grey = Grey Magic Box
    .in = { $dice } in the Grey Magic Box
    .into = { $dice } in the Grey Magic Box
guild-red = Red
guild-green = Green
guild-blue = Blue
guild-yellow = Yellow
guild-black = Black
guild-white = White
name-nothing = nothing
name-vacant = vacant
# A magician and its grey chips.
name-grey = { $magician } ({ $grey ->
    [one] { $grey } grey chip
   *[other] { $grey } grey chips
})
name-owned = { $owner }'s { $magician }
count-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}

## The steps of a round: names and advice

step-name-0 = the setup
step-name-1 = the High Wizard retires
step-name-2 = first dice
step-name-3 = second dice
step-name-4 = buying back chips
step-name-5 = the titles
step-name-6 = buying back chips
step-name-7 = vacant titles
step-name-8 = demotions
step-name-9 = grey chips
step-name-10 = Power Points
step-advice-1 = The High Wizard starts over at the bottom. Its guild pays a chip and takes the Dragon.
step-advice-2 = Dice are your spells this round. Place good ones where your magicians compete. You'll reroll the ones you keep back.
step-advice-3 = All dice must be placed now. It's better to win two or three contests than to spread your dice thin.
step-advice-4 = Dice in the Minor Spell Box buy back chips you have spent.
step-advice-5 = Put spells where they tip a contest. Make deals: a player who helps you here may want help elsewhere.
step-advice-6 = Dice still in the Minor Spell Box buy back the chips you just spent.
step-advice-7 = Passed-over magicians take the vacant titles.
step-advice-8 = Demote magicians to Magician Boxes with weak rivals: the best two in each can rise again.
step-advice-9 = Dice in the Grey Magic Box remove grey chips, each of which costs you a point a round.
advice-goal = Win titles: they score every round. The guild with the most points after { $rounds } rounds wins.
advice-behind = { $magician } needs { $points } more to become { $title }.

## Questions and answers

ask-retire = { $magician } retires. Which Magician Box will the newcomer start in?
ask-track = Which chip will you put on the Year Track? You won't get it back.
ask-die = { $step ->
    [3] You must place all your dice now: { $hand }. Which will you place first?
   *[other] Your dice show { $hand }. Which will you place as spells?
}
ask-box = { $n ->
    [one] Which box will you put the { $dice } in?
   *[other] Which box will you put { $dice } in?
}
ask-done = All your dice are placed. Once you confirm, they stay there.
ask-again = You rolled { $hand } and can't keep any back. Accept the roll?
ask-buy = Buy back chips for two pips each? You have { $spent } in the Minor Spell Box.
ask-stay = Take back your unused { $dice }, or leave some for next round?
ask-spell = { $second ->
    [yes] Which spell will you place second?
   *[no] Which spell will you place? Or will you pass?
}
ask-support = { $die ->
    [none] Which magician will the chip support?
   *[other] Which magician will the { $die } support?
}
ask-rise = Your magicians have equal points. Which one will become { $title }?
ask-mover = Which of your passed-over magicians will take a vacant title first?
ask-vacancy = Which vacant title will { $magician } take?
ask-demote = { $chip ->
    [yes] { $magician } is demoted and takes a grey chip. Which Magician Box will it go to?
   *[no] { $magician } is demoted. Which Magician Box will it go to?
}
ask-release = Remove grey chips for four pips each? Your magicians have { $grey }.
ask-free = Which of your magicians will lose a grey chip?

# What the player leaves to the adviser.
stretch-advised = As advised for these dice
answer-go = { $box }
answer-go-beside = with { $names }
answer-go-alone = empty now
answer-pay-track = { $from ->
    [stock] One from your hand
   *[box] One from the Minor Spell Box
}
answer-pick-note = worth { $points } beside { $n ->
    [one] a magician
   *[other] magicians
}; you choose the box next
answer-pick = { $face }
    .note = { answer-pick-note }
answer-pick-several = { $all ->
    [yes] All of them
   *[no] { $dice }
}
    .note = { answer-pick-note }
answer-keep-dice = Keep { $n ->
    [one] it
   *[other] them all
}
    .note = { $n ->
    [one] it is
   *[other] they are
} rerolled in the second dice step
answer-put-major = for { $names }, to become { $title }: { $worth } points a round
    .nobody = you have no magician on this level to support
answer-put-minor = two pips buy back a chip; you have { $spent } there
answer-put-grey = four pips remove a grey chip; your magicians have { $grey }
answer-done = Done
answer-accept = Accept the roll
answer-reroll = Pay a chip to reroll them all
    .note = you must accept the new roll
answer-pay = { $topic ->
    [buy] { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    } for { $dice }
   *[release] { $count ->
        [one] { $count } grey chip
       *[other] { $count } grey chips
    } for { $dice }
}
answer-pay-nothing = { $topic ->
    [buy] Buy none back
   *[release] Remove none
}
answer-leave = Leave a { $face }
    .note = it keeps its number and isn't rolled next round
answer-take-back = Take the rest back
answer-spell = { $die ->
    [none] { $chips ->
        [one] Your last chip
       *[other] A chip (you have { $chips })
    }
   *[other] { $die } ({ $level })
}
answer-pass = Pass
    .note = you place no more spells this round
answer-support = { $magician } for { $title }
answer-support-both = { $magician } for { $title }, with { $dice }
    .chips = { $magician } for { $title }, with two chips
# The magician that a spell would support, and the effect.
answer-support-note = { $whose ->
    [own] yours
   *[other] { $owner }'s
}, { $points } now, { $lacks ->
    [0] would then rise
   *[other] would then need { $lacks } more
}
answer-rise = { $magician }, { $place }
answer-move = { $grey ->
    [0] { $magician }
   *[other] { name-grey }
}
answer-free = { $magician }, with { $grey ->
    [one] { $grey } grey chip
   *[other] { $grey } grey chips
}

# Other words a player may type for the same answers.
saying-chip = chip
saying-pass = pass
saying-advised = advised
saying-done = done
saying-accept = accept
saying-reroll = again
saying-pay-nothing = keep
saying-take-back = back

## What happened

tell-dragon = { $drawn ->
    [yes] { $name } gets the Dragon at random.
   *[no] { $name } has the Dragon and goes first.
}
tell-roll = { $purpose ->
    [first] { $name } rolls { $dice }.
    [second] { $name } rerolls the dice kept back: { $dice }.
   *[again] { $name } rerolls: { $dice }.
}
tell-round = Round { $round } of { $of } begins.
tell-retires = High Wizard { $magician } retires; a newcomer starts in { $box }.
tell-track = { $from ->
    [none] { $name } has no chip for the Year Track.
    [stock] { $name } puts a chip on the Year Track.
   *[box] { $name } puts a chip from the Minor Spell Box on the Year Track.
}
tell-places = { $name } places { $dice }.
    .keeps = { $name } places { $dice } and keeps { $kept ->
    [one] { $kept } die
   *[other] { $kept } dice
}.
tell-pays = { $name } pays a chip to reroll.
tell-buys = { $name } buys back { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} with { $dice }.
tell-takes-dice = { $left ->
    [none] { $name } takes back the unused { $taken }.
   *[some] { $taken ->
        [none] { $name } leaves { $left } in the Minor Spell Box.
       *[some] { $name } takes back the unused { $taken } and leaves { $left } in the Minor Spell Box.
    }
}
tell-spell = { $die ->
    [none] { $name } places a chip beside { $magician }, who now has { $points }.
   *[other] { $name } places a { $die } beside { $magician }, who now has { $points }.
}
tell-passes = { $name } passes.
tell-vote = { $magician } { $points }
tell-becomes = { $magician } becomes { $title }
tell-award = { $what } ({ $votes }).
tell-award-tie = It's a tie ({ $votes }), so nobody becomes { $titles }.
tell-award-nothing = There are no spells ({ $votes }), so nobody becomes { $titles }.
tell-award-second-tie = { $what }; second place is tied ({ $votes }).
tell-over = { $level } { $magician } is passed over.
tell-vacancy = { $magician } takes the vacant title of { $title }.
tell-demoted = { $grey ->
    [yes] { $magician } is demoted to { $box } and takes a grey chip.
   *[no] { $magician } is demoted to { $box }.
}
tell-frees = { $magician } loses a grey chip.
tell-scores = { $name } gains { $points ->
    [one] { $points } Power Point
   *[other] { $points } Power Points
} and now has { $score }.
tell-bonus = { $name } gains { $points } for { $points ->
    [one] a chip
   *[other] chips
} in hand and ends with { $score }.
# Short forms, for another player's turn on one line.
short-dice = { $dice } to { $box }
short-keeps = keeps { $kept ->
    [one] { $kept } die
   *[other] { $kept } dice
}
short-pays = pays a chip to reroll
short-buys = { $chips ->
    [one] { $chips } chip back
   *[other] { $chips } chips back
}
short-spell = { $die ->
    [none] a chip beside { $magician } ({ $points } now)
   *[other] { $die } beside { $magician } ({ $points } now)
}
short-passes = passes
short-retires = { $magician } to { $box }
short-vacancy = { $magician } to { $title }
short-demoted = { short-retires }
short-scores = +{ $points }, total { $score }
short-bonus = { short-scores }
end-rounds = The last round is over.
end-second-high = A guild has won High Wizard twice, so the game is over.
end-no-high = For the second time, nobody became High Wizard, so the game is over.
end-wins = { $winners } { $n ->
    [one] wins
   *[other] share the victory
} with { $score ->
    [one] { $score } Power Point
   *[other] { $score } Power Points
}.

## Dice

thrown-dragon = Who gets the Dragon
thrown-first = First dice step
thrown-second = Second dice step
thrown-again = Reroll for a chip
thrown-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} (average { $whole }{ $rest ->
    [half] .5
   *[none] {""}
})
thrown-more = more pips

## Promises

promise-form-support = you place five or more points beside R3 (one or more if you don't give a number)
promise-form-spare = you won't place anything next to R3's competitors
promise-form-leave = you place nothing in the contest for that title
promise-support = { $name } places { $points ->
    [1] a point
   *[other] { $points } points
} or more beside { $magician }
promise-spare = { $name } places nothing against { $magician }
promise-leave = { $name } stays out of the contest for { $title }

# The stake of an offer: the state of the contest, and the effect of the promise.
stake-support = { $title } is worth { $worth } a round. { $owner }'s { $magician } has { $points }, and with { $more } more { $lacks ->
    [0] would rise
   *[other] would still need { $lacks }
}.
stake-spare = { $title } is worth { $worth } a round. { $owner }'s { $magician } has { $points } and { $lacks ->
    [0] would rise now
   *[other] needs { $lacks } more
}.
stake-leave = { $title } is worth { $worth } a round. The contest now stands at { $votes }.

## Inquiries

inquiry-titles = Lists who holds each title, from the top down.
    .also = where
inquiry-contests = Shows each contest as it stands and what would tip it.
inquiry-look = Describes a box, or a magician and the spells beside it.
    .named = BOX
inquiry-guild = Shows a guild's dice, chips, magicians and points.
    .also = sheet
    .named = NAME
inquiry-score = Shows everyone's points and what each player would gain now.
inquiry-next = Gives advice for this step.

look-holder = { $title }: { $who }.
look-beside = Beside { $magician }: { $spells }.
look-dice = { $name } { $dice }
look-box = { $box }: { $dice }.
look-unknown = There is no box or magician called "{ $name }". The boxes are high, w1 to w2, s1 to s4, n1 to n8, m1 to m4, wizard, sorcerer, necromancer, magician, minor and grey.
contest-line = For { $titles }: { $votes }; { $state }.
contest-candidate = { $owner }'s { $magician }
contest-vote = { $owner }'s { $magician } { $points }
contest-rises = { $names } { $n ->
   *[other] would rise
}
contest-no-spells = no spells there yet
contest-nobody-rises = nobody would rise
contest-lacks = { $magician } needs { $points } more
contest-alone = only { $name } may place spells here, and one point is enough
contest-alone-nothing = only { $name } may place spells here and needs at least one point
contest-none = There is no contest now.
guild-unknown = Nobody here is called "{ $name }". The players are { $names }.
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
guild-points = Power Points: { $score }, plus { $gain } a round as things stand; { $highs ->
    [0] not yet High Wizard
    [1] High Wizard once
   *[other] High Wizard twice
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

## Hints from a bot

hint-placing = Place { $spell ->
    [chip] a chip
   *[die] a { $die }
} beside { $magician } for { $title }
hint-placing-so = Place { $spell ->
    [chip] a chip
   *[die] a { $die }
} beside { $magician }, who would then { $lacks ->
    [0] become { $title }
   *[other] need { $lacks } more to become { $title }
} ({ $points } points a round)
hint-placing-lead = Place { $spell ->
    [chip] a chip
   *[die] a { $die }
} beside { $magician }, who would then lead by { $lead } in the contest for { $title } ({ $points } points a round)
hint-placing-against = Place { $spell ->
    [chip] a chip
   *[die] a { $die }
} beside { $magician } so that { $names } { $n ->
    [one] doesn't
   *[other] don't
} become { $title } ({ $points } points a round)
hint-gain-pick = { $answer }: it's worth more than the 3.5 that a reroll averages
hint-gain-keep = { $answer }: you'll reroll once you know where the others have placed their dice
hint-gain-reroll = { $answer }: you rolled { $sum } in all, and a reroll averages about { $mean }
hint-gain-accept = { $answer }: you rolled { $sum } in all, and a reroll averages about { $mean } and costs a chip
hint-gain-move = { $answer } first: the first to move has the most vacant titles to choose from
hint-gain-pass = { $answer }: no spell would gain you more than it costs, and each chip you keep is a point at the end
    .near = { $answer }: { $magician } could still become { $title }, but { $rivals ->
        [yes] the others could answer your spells, and each chip you keep is a point at the end
       *[no] that gains you less than keeping your chips: each is a point at the end
    }
hint-gain-vacancy = { $answer }: that's { $own } points a round, and next round { $n ->
    [0] nobody competes with you
    [one] only { $names } competes with you
   *[other] { $names } compete with you
} for { $title }
hint-gain-box = { $answer }: { $n ->
    [0] no rival is there
    [one] only { $names } is there
   *[other] { $names } are there
} to compete for { $title } ({ $points } points a round)
hint-noted = { $answer } ({ $note })
hint-plain = { $answer }.
hint-tried = { $answer }. In trial games, this did { $isBetter ->
    [yes] better than
   *[no] as well as
} "{ $other }".
    .only = { $answer }. In trial games, this did best.
hint-pick = Place { $dice }
hint-die-best = { $answer }: a high die makes a strong spell, and a reroll couldn't beat it.
hint-die-low = { $answer }: weak spells win nothing, and low dice usually improve when rerolled.
hint-done = { $answer }: every die is placed. To move one, undo first.
hint-again = { $answer }: a reroll costs a chip and would probably be worse.
hint-buy = { $answer }: a chip is a one-point spell beside any magician, or a point at the end if you keep it.
hint-release = { $answer }: each grey chip costs you a point a round.
hint-die-must = { $answer }: all dice must be placed; start with the highest.

## The screen

status-round = Round { $round } of { $of }
status-step = step { $step }: { $name }
status-decides = { $name } is choosing
status-dragon = Dragon: { $name }
sheet-points = points
sheet-gain = round
sheet-chips = chips
sheet-guilds = The guilds
sheet-next = What next?
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
legend-guild = Red's magician 3
legend-level = a level and its Power Points per round
legend-points = spell points beside a magician
legend-leads = would rise as things stand
legend-grey = a grey chip under a magician
legend-dragon = has the Dragon and goes first
legend-chip = chips in hand
legend-dice = Red's dice: a 6 and a 5
legend-vacant = a vacant title
legend-reach = marks a place you can choose

## The guide of a first round

lesson-title = A first round
    .end = That was a whole round; three more follow. Play on, or start a game of your own from the title screen. Press h for a hint at any time, or ? to see what you can do.
lesson-die = Your dice
    .say = You lead the red guild: R1 to R8. The number beside a level is what each of its magicians scores in a round. Your seven dice are your spells, worth what they show. Low dice can be rolled once more.
    .do = Pick your best die
    .otherwise = That works too, but a high die is the better spell, and a low one deserves another roll.
lesson-undo = Undo
    .say = You could place your dice one by one, but several can go to one box together. So undo your choice. You can undo any answer until it leads to a roll or to another player's turn.
    .do = Take back your die
lesson-several = Several at once
    .say = A number key chooses its answer at once. Take three dice together, and put them where R1 competes: dice in a level's box help only magicians on that level, and higher titles are worth more.
    .do = Place [6 6 5] in the Wizard box
    .otherwise = That works too. Dice in the Minor Spell Box buy back chips, and those in the Grey Magic Box remove grey chips.
lesson-keep = Place or keep
    .say = Place any other good dice the same way. The dice you keep back are rerolled after everyone has had a turn.
    .do = Place the good dice, then keep the others
lesson-again = The second roll
    .say = Everyone has placed their first dice, and the dice you kept have been rerolled. You must place all of them now, unless you pay one of your seven chips (•7 beside your name) to reroll them.
    .do = Accept the roll
lesson-place = Keep nothing back
    .say = Now every die must go into a box. Aim to win two or three contests rather than all of them: together, these dice can help R2 among the Sorcerers.
    .do = Place all your dice
lesson-sheet = The pyramid
    .say = Two neighbors compete for the title above them; the best two in a Magician Box win the two titles above it. Below each magician are its points, and an arrow if it would rise. Your sheet has more.
    .do = Open your record sheet
lesson-spell = A spell
    .say = In turn, each player places two spells: dice on their own level, or chips, which are worth one point anywhere. The magician with the most points wins. Nobody rises on a tie or without a spell.
    .do = Place a spell beside one of your magicians
    .otherwise = You can help others too, but only your own magicians score for you.
lesson-talk = Persuasion
    .say = You can promise how you'll use your spells, but no promise is binding. Try ":offer t spare g1 for spare r1": you place nothing against G1, and Tamsin nothing against R1.
    .do = Make an offer, or place another spell
lesson-hint = A hint
    .say = Which contest should you tip next? Whenever you aren't sure, ask for a hint. It selects an answer and says what you gain by it, and Enter takes it.
    .do = Ask for a hint
lesson-pass = Enough is enough
    .say = Keep going while a spell gains you more than it costs, then pass. The others can answer your spells. Unused dice are wasted; a chip in hand is worth a point at the end of the game.
    .do = Tip another contest, or pass
    .otherwise = Keep going while a spell gains you more than it costs. A chip in hand is worth a point at the end.
lesson-titles = The titles
    .say = The titles have been awarded, from the top down. Losers on the next three levels are passed over: they take a vacant title on their level or below, or drop all the way down.
    .do = Check the log to see who has risen
lesson-fall = Those who fall
    .say = A demoted Wizard or Sorcerer takes a grey chip, which costs a point a round until dice remove it. Choose a Magician Box with few magicians: the best two in each can rise again.
    .do = See what happens to your magicians
lesson-score = Power Points
    .say = Each magician has scored for its level, from 10 for the High Wizard to 2 for a Magician. The High Wizard now starts over at the bottom, and its guild pays a chip and goes first.
    .do = Start the second round

# Headings of notable events that pause the game.
highlight-high = A High Wizard
highlight-no-high = Nobody becomes High Wizard
highlight-award = A title is awarded
# Heading of a list of titles awarded together.
highlight-titles = The titles are awarded
highlight-vacant = A title stays vacant
highlight-tied = A tie: nobody rises

# Charts of a game, round by round.
scoreboard-power = Power
scoreboard-highs = High Wizards
scoreboard-chips = Chips
scoreboard-periods = round by round
# The distance of a loser from the winner, and a change of the lead: one line, at most 30 letters.
scoreboard-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
}
scoreboard-lead = { $name } takes the lead with { $figure } points to { $other }'s { $others }.
