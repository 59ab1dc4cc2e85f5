wizards-title = Wizards
    .about = Join a Magical Order and save the islands. Complete Tasks to rise, then bring six Sacred Gems to Ruktal before the Enchanted Islands fall.

## The setup

setup-variant = The game
    .about = Who plays with or against whom, and how to win.
    .standard = Two to six players, one winner
    .solitaire = Solo against the Evil Spirit
    .partnership = Four or six players in pairs
    .three-gems = Short (house rule): three Gems win
    .two-fortnights = Short (house rule): two Fortnights
    .three-fortnights = Short (house rule): three Fortnights
    .four-fortnights = Short (house rule): four Fortnights
    .competitive = Two to six rivals, one winner
    .cooperative = Co-op: all win when one is Rank 5
setup-map = The Enchanted Islands
    .auto = Laid at random
    .arrange = Players lay the tiles (3.2)
setup-removed = Tiles left out
    .about = In a solo game, this many of the eighteen tiles, chosen at random, stay in the box. The tiles of the Circle, Hamdrel and the Dragon, and one tower, are always in the game (App. A).
    .die = Roll a die (App. A 3)
setup-tiles-removed = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
setup-fortnight = Length of later Fortnights
    .about = Applies from the third Fortnight on. The Evil Spirit attacks on the last day of each, so shorter Fortnights leave you less time.
setup-fortnight-days = { $days ->
    [14] 14 days
    [10] 10 days (comfortable)
    [9] 9 days (experienced)
    [8] 8 days (aggressive)
   *[other] { $days } days (challenging)
}
setup-thwart = Tasks to thwart
    .about = How many completed Tasks thwart an attack by the Evil Spirit. Ten is a lot for one player but not many for six.
    .ten = Ten in all (rulebook)
    .players = Three per player (house rule)
setup-lair = Lair Time after a transport
    .about = If you spend too many days in the Dragon's Lair, you become Dragonbound. A transport within the Lair can start the count over.
    .book = Keeps counting (rulebook)
    .reset = Starts over (house rule)
setup-demons = Demons in a space
    .about = Whether a space can hold several Demons. A spell can dispel only one of them each turn.
    .one = At most one (rulebook)
    .stack = Any number (house rule)

## Places

# The sea with no known island nearby: the part of the board.
place-sea-north-west = the northwestern sea
place-sea-north = the northern sea
place-sea-north-east = the northeastern sea
place-sea-west = the western sea
place-sea-middle = the middle of the sea
place-sea-east = the eastern sea
place-sea-south-west = the southwestern sea
place-sea-south = the southern sea
place-sea-south-east = the southeastern sea
# How many spaces of water off which side of which land.
place-sea-off = the sea { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} { $point } of { $land }
# The same where there is little room.
place-sea-short = the sea off { $land }
place-seas = { $n ->
    [one] one space of sea
   *[other] { $n } spaces of sea
}
place-star-crest = the Star Crest
place-high-hollow = High Hollow
place-abbey = Shrineheart Abbey
place-circle = the Center of the Sacred Circle
place-lair = the Center of the Dragon's Lair
place-stone = the Stone of { $dots } ({ $code })
place-center = { $territory } Center
place-code = { $territory } { $code }
place-town = { $territory } town
place-in = { $name } ({ $territory } { $code })

compass-north = north
compass-north-east = northeast
compass-east = east
compass-south-east = southeast
compass-south = south
compass-south-west = southwest
compass-west = west
compass-north-west = northwest

# How far off something is, as the crow flies.
far-here = here
far-down = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} { $side }
far-both = { $far } and { $spaces } { $point }
far-off = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} { $point }

## Names of things

point-knowledge = Knowledge
point-perception = Perception
point-power = Power

gem-sapphire = sapphire
gem-ruby = ruby
gem-topaz = topaz
gem-onyx = onyx
gem-diamond = diamond
gem-emerald = emerald

terrain-woods = woods
terrain-mountains = mountains
terrain-plains = plains

secret-wizard = Secret Wizard { $letter }

## Questions

ask-tower = Which Tower will stay in the game?
ask-tile = { $for ->
    [laying] Which tile will you lay?
    [transporting] Which Territory do you want to go to?
   *[foreseeing] Which Territory will you let fall to Evil?
}
ask-hex = { $tile ->
    [none] Where will you lay the next tile, face down? { $left } to go.
   *[other] Where will you put the Center of { $tile }?
}
ask-turn = Which way will you turn { $tile }?
ask-roll = { $trap ->
    [none] Your turn.
    [roll] You are in a Trap, and only a 5 or 6 opens it. What will you do?
   *[other] You are in a Trap. What will you do?
}
# `points` may include a half; `count` selects the plural.
ask-move = { $count ->
    [one] Where to? { $points } point left.
   *[other] Where to? { $points } points left.
}
    .added = Where to? { $points } points left: { $die } rolled, { $added } added.
ask-boat = Which boat will you call?
ask-animal = Which animal will you take?
ask-space = { $for ->
    [mooring] Where will the boat wait for you?
   *[landing] Where do you want to go?
}
# `do` is a part of a Task in the words of its card.
ask-space-marker = { $title }: where will you { $do }?
    .several = { $title }: where will you { $do } ({ $number } of { $of })?
# What the player leaves to the adviser.
stretch-advised = As advised for the remaining places
ask-marker = { $markers ->
    [one] Your Task marker is here. What will you do?
   *[other] { $markers } of your Task markers are here. What will you do?
}
ask-action = { $inThought ->
    [yes] Your Mentor hears you. What will you ask for?
   *[no] { $own ->
        [yes] { $met }, your Mentor, can do all of these. Which will you choose first?
       *[no] { $met } offers you one of these. Which will you choose?
    }
}
ask-points = { $divided ->
    [none] { $change ->
        [gain] You gain { $points ->
            [one] 1 point
           *[other] { $points } points
        }. Which kind?
       *[lose] You lose { $points ->
            [one] 1 point
           *[other] { $points } points
        }. Which kind?
    }
   *[other] You gain { $points ->
        [one] 1 point
       *[other] { $points } points
    }. How much { $divided }?
}
ask-spell-demon = A Demon stands before you. Cast a spell?
    .bound = A Dragonbound player attacks you as a Demon would. Cast a spell?
ask-spell-dragon = The Dragon turns its eye on you. Cast a spell?
ask-spell-trap = A Trap is closing. Slip away?
ask-spell-wizards-trap = A Trap is about to take you to { $place }. Slip away?
ask-spell-transport = You are about to be taken to { $place }. Resist?
ask-spell-elves = Call a High Wizard in thought instead of meeting the Elves?
ask-spell-nothing-met = You have met nothing this turn. Summon an animal?
ask-spell-theft = You are about to be robbed. Prevent it?
ask-spell-dazing = The Demons are about to daze you. Escape?
ask-spell-binding = The Dragon is about to bind you. Escape?
ask-spell-dragon-stirs = The Dragon stirs. Keep out of its sight?
ask-spell-chance = Something is about to meet you. Muster an animal instead?
ask-spell-tower = You stay in the Tower. Summon a Gem?
ask-dodged = { $bound ->
    [yes] You have slipped past the Dragonbound. Drive them off as well?
   *[no] You have slipped past the Demons. Drive them off as well?
}
ask-lamps = { $by ->
    [thieves] Thieves are
    [demons] The Demons are
    [dragon] The Dragon is
   *[false-wizard] The False Wizard is
} about to rob you ({ $loot }). Use the Lamps of Love?
ask-task = { $for ->
    [completion] Which of your Tasks should be completed for you?
    [gift] { $partner ->
        [yes] Which Optional Task will you give { $name }, your partner?
       *[no] Which Optional Task will you give { $name }?
    }
   *[offer] You owe { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Which Optional Task will you offer instead?
}
ask-offer = { $name } offers you the Task "{ $title }" instead of { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Which will you take?
ask-gem = Which Gem will you give { $name }, your partner?
ask-wander = You lead { $name } astray, up to { $spaces } spaces. Where to?
ask-wizard = Which High Wizard will you call?
ask-secret = Which Secret Wizard will you reveal to { $name }?

## Answers

act-keep-tower = { $tile }
    .note = the other two may be left out
act-take-tile = { $tile }
    .note = { $land ->
    [common] Common
    [elven] Elven
   *[magic] Magic
} Territory
act-lay-tile = Lay its Center at { $column }-{ $row }
    .touching = touches { $tiles }
    .touching-some = touches { $tiles ->
        [one] a tile
       *[other] { $tiles } tiles
    }
    .off = { $point } of { $tile }, across { $gap ->
        [one] 1 space
       *[other] { $gap } spaces
    } of water
    .off-some = { $point } of the nearest tile, across { $gap ->
        [one] 1 space
       *[other] { $gap } spaces
    } of water
act-turn-tile = { $sixths ->
    [0] As printed
    [one] Turned 1 sixth clockwise
   *[other] Turned { $sixths } sixths clockwise
}: A1 to the { $point }

act-roll = Roll for movement
    .note = white die: movement
act-ride = Ride to { $place }
    .note = on the Unicorn, instead of rolling
act-fly = Fly to { $place }
    .note = on the Winged Horse, instead of rolling
act-transport = Transport yourself to { $place }
    .note = thanks to your Event, instead of rolling
act-stargate = Go through the Stargate to the Star Crest
    .note = once only, instead of rolling
act-call-for-help = Ask to be rescued
    .note = you are stranded; the first player to reach you gains points
act-call = Call For Help
    .note = { $price ->
    [0] instead of moving; costs nothing
    [one] instead of moving; costs one point
   *[other] instead of moving; costs { $price } points of one kind, or all you have of it
}
act-sit-out = Wait
    .note = the Trap holds you
act-wait = Wait for the attack
    .note = you can't leave this water

act-move-walks = Walk to { $place }
act-move-lands = Land at { $place }
act-move-boards = Board the boat at { $place }
act-move-climbs = Climb into the boat here
act-move-sails = Sail to { $place }
act-move-through = Go through the wall to { $place }
act-move-swims = Swim to { $place }
    .note = uses the whole roll
    .where = uses the whole roll; { $where }
act-move-stone = Enter { $place }
    .note = your roll of { $die } matches its dots; ends your move
act-move-center = Enter { $place }
    .note = Ruktal is there on a roll of 1 to 3, and you rolled { $die }; ends your move
# The note of any other move that ends there.
act-move-ends = ends your move
act-move-dragon = the Dragon is there
act-move-demons = Demons are there
act-stop = Stop here
    .note = ends your move
act-muster = { $title }
    .note = { $text }

act-cast = Cast { $spell }
act-cast-boat-summoning = an empty boat in range comes to the water beside you
act-cast-swiftness = { $terrain } cost 1 this turn
act-cast-transporting = Cast Transporting to { $to ->
    [random] a random space
    [random-in-lair] a random space of the Lair
    [random-in-any-territory] a Territory of your choice
   *[random-stone] a random Stone
}
    .note = if it fails, you stay where you are
    .extra = if it fails, you stay where you are; if it works, you get an extra turn
act-cast-nothing = Cast nothing
act-drive-off = Drive them off
act-let-be = Let them be
act-call-boat = Boat { $number }, at { $place }
    .note = { $far ->
        [one] 1 space
       *[other] { $far } spaces
    } away
act-land-in = { $tile }
    .note = you land on a random space there
act-foresee = { $tile }
act-call-wizard = { $wizard }
    .note = at { $place }

act-points = { $points } { $kind }
    .has = you have { $has }
    .needs = you have { $has }; { $title } needs { $needs }
# What a player has and needs, and what is left for the other kinds.
act-points-divided = { $standing }; { $left } left for { $of ->
    [knowledge] Perception and Power
   *[perception] Power
}

act-take-marker = { $do }
    .note = Task { $letter }: { $title }
act-leave-marker = { $markers ->
    [one] Leave it for later
   *[other] Leave them for later
}
act-give-no-more = No more
act-pay = Pay in points instead
act-accept-task = Take the Task
    .note = { $text }
act-complete-task = { $title }
    .note = { $text }
act-give-task = { $title }
    .note = { $text }
act-give-gem = { $gem }
act-refuse-task = Take { $points ->
    [one] the point
   *[other] the { $points } points
} instead

act-join = Join the { $order }
    .note = { $again ->
    [yes] you start over as { $title } but keep your points; { $keeps ->
        [yes] your Mandatory Tasks become Optional
       *[no] you lose your Mandatory Tasks
    }
   *[no] { $text }
}
act-fulfil = Work on your Tasks here
    .part = { $letter }: { $do }
act-take-task = Ask for a Task
    .note = { $mandatory ->
    [yes] { $gems ->
        [yes] Mandatory, from your Mentor: you must finish it before you can ask for Gems
       *[no] Mandatory, from your Mentor: you must finish it before you can rise to Rank 5
    }
   *[no] Optional: no penalty for leaving it undone
}
act-advance = Become { $title }
    .note = you rise to Rank { $rank } of { $of }
act-ask-for-gem = Ask for his Sacred Gem
    .note = but one of the seven is the False Wizard
act-summon-gem = Summon a Gem with his help
    .note = { $known ->
    [yes] from a High Wizard whose marker is on the board
   *[no] from whichever High Wizard answers
}
act-deliver-gems = Give him the { $gems ->
    [3] three
   *[other] six
} Sacred Gems
    .note = the Islands are saved
act-take-gift = Take her gift instead
act-take-leave = Take your leave

# Answers to a Mentor reached in thought.
thought-fulfil = Work on Tasks that need your Mentor
thought-advance = Rise to the next Rank
thought-take-task = Ask for a Task (Mandatory)
thought-take-leave = Let the contact fade

act-use-lamps = Keep everything with the Lamps of Love
    .note = uses up the Event
act-let-go = Let it be taken
    .note = Tasks whose objects are taken become impossible
act-stay = Stay here
act-leave-be = Leave { $name } there
act-tell-secret = { $letter }: { $wizard }
    .note = at { $place }

## The log

told-roll-movement = { $who } rolls { $white } to move and a red { $red }.
told-roll-movement-near = { $who } rolls { $white } to move and a red { $red } (encounter possible).
told-roll-spell = { $who } casts { $spell } and rolls { $die }.
told-roll-purpose = { $who } rolls { $dice } { $purpose ->
    [dealer] to see who deals
    [tiles-removed] to see how many tiles are left out
    [tie] to break a tie
    [points] for points
    [points-lost] for points lost
    [turns-lost] for turns lost
    [extra-turns] for extra turns
    [gem] for the Gem
    [call] to be heard
    [mustering] for two animals
    [master] for the Master Sorcerer
   *[stone] for the Stone
}.
told-tie = A roll of { $dice } breaks the tie.
told-warded = { $from ->
    [trap] A ward keeps { $who } out of the Trap.
   *[theft] A ward protects everything { $who } carries.
}
told-calls-for-help = { $who } calls for help.
told-tile = { $who } lays { $tile }.
told-removed = Left out of the game, unseen: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
told-placed-boats = The boats are in their harbors.
told-placed-dragon = The Dragon is at { $place }.
told-placed = { $what ->
    [player] { $who } starts at { $place }.
    [dragon] { told-placed-dragon }
    [demon] A Demon appears at { $place }.
   *[wizard] { $wizard ->
        [none] A Secret Wizard is at { $place }.
       *[other] { $wizard } has been seen at { $place }.
    }
}
told-dawn = Day { $dayOfFortnight } of Fortnight { $fortnight } dawns.
told-turn = { $who } takes an extra turn.
told-lost-turn = { $who } is { $why ->
    [stunned] stunned
   *[trapped] stuck in a Trap
} and loses this turn{ $left ->
    [none] .
    [0] .
   *[other] , with { $left } more to lose.
}
told-moved-walks = { $who } walks to { $place }.
told-moved-boards = { $who } boards the boat at { $place }.
told-moved-sails = { $who } sails to { $place }.
told-moved-lands = { $who } lands at { $place }.
told-moved-through = { $who } goes through the wall to { $place }.
told-moved-swims = { $who } swims to { $place }.
told-moved-flies = { $who } flies to { $place }.
told-moved-rides = { $who } rides to { $place }.
told-moved-stone = { $who } enters { $place }.
told-moved-center = { $who } enters { $place }.
told-moved-wanders = { $who } is led astray to { $place }.
told-transported = { $who } is transported to { $place }.
told-meets = { $who } meets { $met }.
told-result = { $who } rolls { $dice } ({ $table }, { $on }): { $text }.
told-points-gained = { $who } gains { $points } ({ $cause }).
told-points-lost = { $who } loses { $points } ({ $cause }).
told-joins = { $who } joins the { $order }.
told-joins-evil = { $who } joins the { $order }. Its Mentors are the Dragons, and they strike their own pupils too. But nobody changes sides: its fifth Rank saves the Islands like any other Order's.
told-advances = { $who } rises to Rank { $rank }.
told-task = { $what ->
    [given] { $mandatory ->
        [yes] { $who } receives a Mandatory Task: { $title }.
       *[no] { $who } receives an Optional Task: { $title }.
    }
    [part] { $who } completes part of the Task "{ $title }": { $part }.
    [done] { $who } completes the Task "{ $title }".
    [impossible] { $who } can no longer complete the Task "{ $title }".
   *[passed] { $who } gives the Task "{ $title }" away.
}
told-marker = A marker for Task { $letter } is placed at { $place }.
told-event = { $what ->
    [drawn] Event for { $who }: { $title }. { $text }
    [used] { $who } uses { $title }.
    [ends] { $title } is over for { $who }.
   *[lost] { $who } loses { $title }.
}
told-animal = { $animal ->
    [dove] A Dove comes to { $who } with news from Hamdrel.
   *[other] { $what ->
        [comes] { $animal ->
            [unicorn] A Unicorn
            [winged-horse] A Winged Horse
            [horse] A Horse
           *[hound] A Hound
        } comes to { $who }.
       *[leaves] { $animal ->
            [unicorn] The Unicorn
            [winged-horse] The Winged Horse
            [horse] The Horse
           *[hound] The Hound
        } leaves { $who }.
    }
}
told-spell = { $success ->
    [yes] { $spell } works.
   *[no] { $spell } fails.
}
told-afflicted = { $with ->
    [dazed] { $now ->
        [yes] { $who } is Demon Dazed.
       *[no] { $who } is healed and no longer Demon Dazed.
    }
   *[bound] { $now ->
        [yes] { $who } is Dragonbound.
       *[no] { $who } is healed and no longer Dragonbound.
    }
}
told-trapped = { $trap ->
    [none] { $who } is free of the Trap.
    [turns] { $who } is trapped for { $left ->
        [one] 1 turn
       *[other] { $left } turns
    }.
    [fortnight] { $who } is trapped until the Fortnight ends.
    [rescue] { $who } is trapped until rescued.
   *[roll] { $who } is trapped until a Movement Roll of 5 or 6.
}
told-demon-appears = A Demon appears at { $place }.
told-demon-departs = The Demons leave { $place }.
told-gem-false = { $wizard } is the False Wizard.
told-gem = { $gem ->
    [none] { $wizard } gives { $who } no Gem.
    [false] { told-gem-false }
   *[other] { $wizard } gives { $who } the { $gem }.
}
told-stolen = { $by ->
    [thieves] Thieves steal
    [demons] The Demons steal
    [dragon] The Dragon steals
   *[false-wizard] The False Wizard steals
} from { $who }: { $loot }.
told-attack = The Evil Spirit attacks.
told-attack-saved = The Evil Spirit attacks. Completed Tasks save only { $saved ->
    [one] one land
   *[other] { $saved } lands
}.
told-attack-scatters = The Evil Spirit attacks! No land falls before the third Fortnight, but everyone is swept away to a random space, and Demons follow.
told-attack-thwarted = Completed Tasks thwart the Evil Spirit's attack: no land falls, no Demons come, and today is a day like any other.
    .land = Completed Tasks thwart the Evil Spirit's attack: no land falls, and no Demons come.
told-falls = { $tile } falls to Evil!
told-thwart = Enough Tasks are done to thwart { $thwarts ->
    [one] the Evil Spirit's next attack
   *[other] the Evil Spirit's next { $thwarts } attacks
}.
    .land = Enough Tasks are done to save { $thwarts ->
    [one] a land
   *[other] { $thwarts } lands
} from the Evil Spirit.
told-cards-shown = Wizard Cards shown and put back: { $phantasms ->
    [0] { $traps ->
        [one] one Trap
       *[other] { $traps } Traps
    }
    [one] one Phantasm{ $traps ->
        [0] {""}
        [one] , one Trap
       *[other] , { $traps } Traps
    }
   *[other] { $phantasms } Phantasms{ $traps ->
        [0] {""}
        [one] , one Trap
       *[other] , { $traps } Traps
    }
}.
told-wizard-card = { $card ->
    [phantasm] { $who } sees a Phantasm, and it fades.
   *[trap] { $who } walks into a Wizard's Trap.
}
told-secret = Secret Wizard { $letter } is { $wizard }.
told-foreseen = { $who } foresees the fall of { $tile }.

end-delivered = { $names } delivered { $asked ->
    [3] three
   *[other] the six
} Sacred Gems to Ruktal. The Spell of Spells is spoken; the Enchanted Islands are saved.
end-circle = { $gems ->
    [yes] The Sacred Circle fell to the Evil Spirit before the Gems were delivered. All is lost.
   *[no] The Sacred Circle fell to the Evil Spirit before anyone reached the fifth Rank. All is lost.
}
end-time = Time is up. { $names } { $n ->
    [one] takes
   *[other] share
} first place.
# A solo player has nobody to beat: the goal is a Rank for each Fortnight.
end-time-alone = Time is up. { $name } has gained a Rank for every Fortnight, and wins.
end-time-lost = Time is up, and { $name } loses: to win a solo game you need a Rank for every Fortnight.
end-drowned = { $names } drowned, stranded at sea; the Islands are lost.
end-risen = { $names } reached the fifth Rank; the Enchanted Islands are saved.
end-draw = There is nothing left for anyone to do; nobody wins.
end-lair = { $names } is Dragonbound in the Lair with no way out; the Islands are lost.

met-demons = Demons
met-dragon = the Dragon
met-folk = Common Folk
met-elves = the Elves
met-monks = the monks of Shrineheart
met-trap = a Trap
met-star-crest = the mystery of the Star Crest
met-high-hollow = the paths of High Hollow

# The cause of a gain or loss of points, in brackets.
cause-demons = Demons
cause-demon-dispelled = dispelling a Demon
cause-demons-depart = the Demons' departure
cause-dragon = the Dragon
cause-folk = the Common Folk
cause-elves = the Elves
cause-monks = the monks
cause-hamdrel = Hamdrel's gift
cause-star-crest = the Star Crest
cause-meeting = a meeting
cause-call = the call for help
cause-rescue = rescuing { $name }

## Odds: what an answer may bring

odds-dragon = the Dragon: { $what }
odds-demons = Demons: { $what }
odds-works = it works
odds-wizard-answers = a High Wizard answers
odds-betrays = a Secret Wizard is revealed
odds-trap-opens = the Trap opens
odds-meeting = something may meet you on land
odds-ruktal = Ruktal is there
odds-stone-opens = { $stones ->
    [one] the Stone beside you opens
   *[other] a Stone beside you opens
}
odds-call-best = { $ill ->
    [ill] healed, with an extra turn
   *[well] taken to any land you name
}
odds-call-fair = { $ill ->
    [ill] healed
   *[well] taken to a random space
}
odds-call-unheard = nobody hears you, and you don't move
odds-gem = a Gem
odds-gems-robbed = robbed of all Gems
odds-spell-works = your { $spell } works

# The results of the tables of chapters 7 and 8.
outcome-folk = Common Folk
outcome-dazed = Dazed
outcome-demons-for-all = Demons attack everyone
outcome-dragonbound = Dragonbound
outcome-megmorans-tower = Megmoran's Tower
outcome-tasks-given-away = Tasks given away
outcome-demon = a Demon
outcome-dove = a Dove
outcome-high-wizard-shown = news of a High Wizard
outcome-high-wizard = a High Wizard
outcome-horse = a Horse
outcome-hound = a Hound
outcome-secret-wizard = a Secret Wizard
outcome-task = a Task
outcome-trap = a Trap
outcome-unicorn = a Unicorn
outcome-winged-horse = a Winged Horse
outcome-wizard-card = a Wizard Card
outcome-extra-turns = extra turns (one die)
outcome-points = points (one die)
outcome-event = an Event
outcome-animal = an animal
outcome-extra-turn = an extra turn
outcome-held-until-rescued = held until rescued
outcome-leader-gives = a gift from the leader
outcome-ten-and-five = points (10 and 5)
outcome-held-fortnight = held for a Fortnight
outcome-held-here = held here
outcome-held-roll = held until a 5 or 6
outcome-flees = it flees
outcome-nothing = nothing
outcome-points-lost = points lost
outcome-robbed = robbed
outcome-secrets-told = secrets shared
outcome-ten-of-each = ten points of each
outcome-cottage = the Cottage
outcome-dragon = the Dragon
outcome-den = the Dragon's den
outcome-lair = the Lair
outcome-star-crest = the Star Crest
outcome-to-den = to its den
outcome-to-lair = to the Lair
outcome-transported = transported
outcome-turns-lost = turns lost
outcome-points-twice = points (twice a die)
outcome-two-high-wizards = two High Wizards
outcome-unharmed = unharmed
outcome-mentor = your Mentor
outcome-points-lost-twice = points lost

## Rolls

roll-higher = the higher die counts
roll-again = After a failed spell: roll again
roll-spell = one die for the spell
    .works = It works
    .betrays = It works, and a Secret Wizard is revealed
    .fails = It fails
roll-movement = Movement Roll
    .white = white
    .red = red
    .on-white = white { $faces }
    .on-red = red { $faces }
    .holds = The Trap holds
    .opens = The Trap opens
    .points = Movement points; a Stone or Ruktal may require this number
    .meeting = Something may meet you if you stop on land
    .nothing = No random encounter
roll-gem = A Sacred Gem
    .robs = You get his Gem, or lose all your Gems if he is the False Wizard
    .spares = You get his Gem, or unmask him if he is the False Wizard
    .none = He gives no Gem, and you learn nothing
roll-points = Points
    .row = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
roll-points-lost = Points lost
    .row = { $points ->
        [one] 1 point
       *[other] { $points } points
    } lost
roll-turns-lost = Turns lost
    .row = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } lost
roll-extra-turns = Extra turns
    .row = { $turns ->
        [one] 1 extra turn
       *[other] { $turns } extra turns
    }
roll-master = Which Master Sorcerer hears you
    .reading = roll again if that Tower is not in play
roll-stone = Which Stone of the Circle
    .reading = by its dots
    .row = The Stone at { $code }
roll-tie = A tie
    .reading = a die roll breaks it
roll-dealer = Who deals
    .reading = the highest roll deals and goes first
roll-tiles = Tiles left out
    .reading = one die
    .row = { $tiles ->
        [one] 1 tile is
       *[other] { $tiles } tiles are
    } left out, unseen

## Routes and errands

trip-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
trip-about-turns = about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
trip-more-turns = { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}
trip-about-more-turns = about { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}
trip-there-now = arriving this turn
# `points` may include a half; `count` selects the plural.
trip-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
trip-by-boat = by boat
trip-swimming = swimming
trip-waiting = with a wait at a Stone
trip-dragon = meeting the Dragon
trip-demons = meeting Demons
trip-past-attack = arriving after the attack

objective-part = { $text } ({ $place })
objective-points = worth { $points } points
objective-no-way = no route there
objective-task = Task { $letter }: { $text }

way-not-laid = The islands have not been laid out yet.
way-where-to = Name a place: "route torwall b4", "route hamdrel", "route task a".
way-no-place = "{ $input }" matches no place on these islands, or more than one. Name a space, such as torwall b4.
way-none = There is no route to { $place } right now.
way-here = You are at { $place }.
way-untold = { $place }: { $trip }.
way-to = Route to { $place }: { $trip }.
way-goes-on = Next: { $label }.
way-leg = {"   "}{ $number }. { $leg }.
way-legs-more = {"   "}And { $count } more.
way-leg-walks = walk to { $place }
way-leg-boards = board the boat at { $place }
way-leg-sails = sail to { $place }
way-leg-lands = land at { $place }
way-leg-swims = swim to { $place }
way-leg-rolls = wait for a roll that opens { $place }
way-leg-waits = wait until the Dragon has moved
way-leg-over = { $leg }, via { $places }
way-leg-costs = { $leg } ({ $points })
way-leg-dragon = { $leg }, meeting the Dragon
way-leg-demons = { $leg }, meeting Demons

## The record sheet

sheet-of-each = { $points } of each
sheet-at = { $who }, at { $place }
sheet-nearest = { $who }, the nearest at { $place }
who-any-master = any Master Sorcerer
who-a-master = a Master Sorcerer
who-any-wizard = any High Wizard
who-another-wizard = another High Wizard
who-dragon = the Dragon
who-nobody = nobody
who-unmarked = a space not yet marked

condition-dazed = Demon Dazed: every space outside the Circle costs 2, animals leave, Movement Events are lost, and only three spells work, on a 1 to 3. Healed by any Mentor, Hamdrel or the Abbey.
    .revised = Demon Dazed: a space at sea costs 1, any other 2; animals leave, and only three spells work, on a 1 to 3. Healed by a High Wizard, a Master Sorcerer, Ruktal, Hamdrel, the Abbey or a call for help.
    .short = demon dazed
condition-bound = Dragonbound: every space outside the Circle costs 2; no magic, points, Tasks or Events; meets other players as a Demon would. Healed by any Mentor, Hamdrel or the Abbey.
    .revised = Dragonbound: every space costs 2; no magic, points, Tasks or Events; meets other players as a Demon would. Healed by a High Wizard, a Master Sorcerer, Ruktal, Hamdrel, the Abbey or a call for help.
    .short = dragonbound
condition-trap-turns = In a Trap for { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}.
    .short = in a Trap
condition-trap-fortnight = In a Trap until the Fortnight ends.
    .short = in a Trap for the Fortnight
condition-trap-rescue = In a Trap until rescued.
    .short = in a Trap until rescued
condition-trap-roll = In a Trap until a Movement Roll of 5 or 6.
    .short = in a Trap until a 5 or 6
condition-stunned = Stunned for { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}.
    .short = stunned
condition-detained = Detained: must meet the Common Folk here again next turn.
    .short = detained
condition-held = Held by the Dragon: must meet it here again next turn.
    .short = held by the dragon
condition-lair = Lair Time: { $days ->
    [one] 1 day
   *[other] { $days } days
} left to get out of the Dragon's Lair before becoming Dragonbound.
    .short = lair time
condition-stranded = Stranded, and has called for help.
    .short = stranded, and has called for help

effect-extra-turns = { $turns ->
    [one] 1 extra turn
   *[other] { $turns } extra turns
} to come.
effect-animal = Animal: { $name }, { $time }. { $text }
effect-event = Event: { $title }, { $time }. { $text }
time-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} left
time-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} left
time-until-used = until used
effect-boat = In a boat: each point sails it two spaces.

spell-odds = { $hits } in 6
spell-tried = already tried this turn
spell-not-dazed = not while Demon Dazed
spell-not-bound = not while Dragonbound
spell-boat-anywhere = a boat at any distance
spell-boat-within = a boat up to { $spaces } spaces away
spell-swiftness = { $terrain } cost 1
spell-swiftness-common = { $terrain } cost 1 on Common land
spell-swiftness-lair = { $terrain } cost 1 in the Dragon's Lair
spell-swiftness-demons = { $reach }, and Demons don't stop you
spell-swiftness-walls = through one wall { $walls ->
    [cottage] of Hamdrel's land
    [outside-lair] outside the Dragon's Lair
   *[anywhere] anywhere
}
spell-boat-pontoon = { $reach }; you can walk on the water
spell-demon-deluxe = you may also drive them off
spell-way = { $from ->
    [stone] from a Stone to
    [circle] from the Sacred Circle to
    [lair] within the Lair to
   *[anywhere] to
} { $to ->
    [random] a random space
    [random-in-lair] a random space of the Lair
    [random-in-any-territory] a random space of a Territory you choose
   *[random-stone] a random Stone of the Circle
}
spell-way-extra = { $from ->
    [stone] from a Stone to
    [circle] from the Sacred Circle to
    [lair] within the Lair to
   *[anywhere] to
} { $to ->
    [random] a random space
    [random-in-lair] a random space of the Lair
    [random-in-any-territory] a random space of a Territory you choose
   *[random-stone] a random Stone of the Circle
}, with an extra turn
spell-ways = { $ways }; or { $way }
spell-escaping = Traps
spell-escaping-both = Traps and being transported
spell-escapes = { $what ->
    [traps] Traps
    [transporting] being transported
    [theft] theft
    [dazed] being Dazed
   *[dragonbound] being Dragonbound
}
spell-telepathy = to advance
spell-telepathy-gems = to ask for a Gem

secret-gem-of = { $wizard }'s { $gem }
secret-gems = Gems, { $count } of { $of }: { $gems }. They can be stolen.
secret-has-gem = { $wizard } has the { $gem }.
secret-wizard-at = Secret Wizard { $letter } is { $wizard }, at { $place }.
secret-missing = Gems still to find: { $gems }.
secret-unasked = Not asked yet: { $wizards }.

## What a space is and what is there

look-place = { $place }. { $kind ->
    [common] Common
    [elven] Elven
   *[magic] Magic
} Territory.
look-coded = { $name } ({ $code })
look-coast = on the coast
look-taken = taken by Evil
look-sea = { $name }.
look-lake = { $name }, a lake.
look-off = { $name }, off { $coasts }.
look-stone = To enter, roll { $dots } for movement from a space beside it.
look-ruktal = To enter, start on a Stone and roll 1 to 3 for movement.
look-star-crest = Enter only for a Task, by an Event or a transport, on a Unicorn or Winged Horse, or on the turn after you left.
    .revised = Enter only for a Task, by an Event or a transport, or on the turn after you left.
look-here = Here: { $what }.
look-wall = A wall to the { $sides }.
look-rift = The rift to the { $sides }.
look-wall-and-rift = A wall to the { $walls }; the rift to the { $rifts }.
# `points` may include a half; `count` selects the plural.
look-cost = It costs { $count ->
    [one] { $points } point
   *[other] { $points } points
} to enter.
look-cost-half = It costs half a point to enter.
look-you = you
look-dragon = the Dragon
look-secret = { $wizard } (Secret Wizard { $letter })
look-demons = { $demons ->
    [one] a Demon
   *[other] { $demons } Demons
}
look-your-task = your Task { $letter }
look-task = { $name }'s Task { $letter }
look-boat = a boat
look-boat-haunted = a boat with the Demon aboard
look-boats = { $boats } boats
look-boats-haunted = { $boats } boats, { $aboard ->
    [one] one with the Demon aboard
   *[other] { $aboard } with Demons aboard
}

## The Calendar

day-date = Day { $day } of Fortnight { $fortnight }.
day-last = { $left ->
    [0] This is the last Fortnight: when it ends, the highest Rank wins, and points break ties.
   *[other] The game ends after Fortnight { $last }: the highest Rank wins, and points break ties.
}
day-last-alone = The game ends after Fortnight { $last }: reach Rank { $rank } by then to win.
day-attack-today = Today: { $attack }
day-attack-tomorrow = Tomorrow, on Day { $last }: { $attack }
day-attack-in = On Day { $last }, in { $left } days: { $attack }
day-tasks-next = Tasks completed: { $done }; { $completed } of { $of } toward thwarting the next attack.
    .land = Tasks completed: { $done }; { $completed } of { $of } toward saving a land.
day-tasks-later = Tasks completed: { $done }; { $completed } of { $of } toward thwarting a later attack.
day-thwarts = Already thwarted: the next { $thwarts ->
    [one] attack
   *[other] { $thwarts } attacks
}.
    .land = Already saved: { $thwarts ->
    [one] 1 land
   *[other] { $thwarts } lands
}.
day-foreseen = Foreseen to fall: { $tile }.
day-fallen = Fallen: { $tiles }.
day-none-fallen = No Territory has fallen.
day-circle-falls = The Sacred Circle falls next, and then all is lost.
day-danger = { $kind ->
    [common] Common
    [elven] Elven
   *[magic] Magic
} Territories fall first. Next: { $tiles }, with { $markers ->
    [one] 1 Demon or Task marker
   *[other] { $markers } Demon and Task markers
}.
day-danger-marked = Marked Territories fall first: Common ones, then Elven, then Magic. Next: { $tiles }.
day-danger-unmarked = No Territory has any Demon or Task markers, so only one { $kind ->
    [common] Common
    [elven] Elven
   *[magic] Magic
} Territory falls.
day-danger-none = { $kind ->
    [common] Common
    [elven] Elven
   *[magic] Magic
} Territories fall first, starting with the one with the most Demon and Task markers. None has any yet.

## Inquiries

inquiry-look = what is in a space (your own if you don't name one)
    .about = SPACE
inquiry-where = where everybody is
inquiry-tasks = your Tasks, part by part, with places and distances
    .about = NAME
inquiry-route = the best route to a place or a Task, turn by turn, with its cost
    .about = PLACE
inquiry-sheet = { $gems ->
    [yes] the record sheet: Order, Rank, points, animal, events, spells, Gems
   *[no] the record sheet: Order, Rank, points, animal, events, spells
}
    .about = NAME
inquiry-day = the Calendar, the next attack, the Completion Track, fallen Territories
inquiry-next = what you might do next, and where
inquiry-term = what a game term means (all terms if you don't name one)
    .about = WORD

look-no-space = There is no space "{ $input }". Name a Territory and a code, such as torwall b4, or sea.1407.
look-far = { $far } of you as the crow flies.

where-is = { $name } is at { $place }.
where-afloat = { $name } is at { $place }, in a boat.
where-demons = Demons: { $places }.
where-nobody = Nobody is on the islands yet.
where-no-such = Nobody here is called "{ $input }". The players are { $names }.

tasks-none = You have no Tasks.
tasks-none-of = { $name } has no Tasks.
tasks-mandatory = { $letter }. { $title } (Mandatory): { $text } Gain { $gain }.
tasks-optional = { $letter }. { $title } (Optional): { $text } Gain { $gain }.
tasks-part-done = {"   "}done: { $text }
tasks-part-now = {"   "}now: { $text }
tasks-part-later = {"   "}later: { $text }
tasks-part-at = { $text } - { $place }
tasks-place-far = { $place }, { $far }
tasks-carried = {"   "}carried: { $name }
tasks-carried-stealable = {"   "}carried: { $name }, which can be stolen

sheet-no-order = No Order yet (Rank 0). Join one to earn points and get Tasks.
sheet-rank = { $order }, Rank { $rank } of { $of }: { $title }.
sheet-points = Points: { $points }.
sheet-highest = This is the highest Rank. Now gather the Gems.
    .last = This is the highest Rank.
sheet-ready = Enough points for { $title }: meet a Mentor.
sheet-ready-in = Enough points for { $title }: meet a Mentor, in { $days ->
    [one] 1 day
   *[other] { $days } days
} at the earliest.
sheet-lacks = Still needed for { $title }: { $lacks }.
sheet-lacks-in = Still needed for { $title }: { $lacks }, and { $days ->
    [one] 1 more day
   *[other] { $days } more days
}.
sheet-task-mandatory = { $letter } { $title } (Mandatory)
sheet-task-optional = { $letter } { $title } (Optional)
sheet-tasks = Tasks: { $tasks }; "tasks" shows more.
sheet-spell = Spell: { $spell }. { $text }
sheet-secret = For { $name } only: { $text }

## Glossary

term-all = Game terms: { $terms }.
term-unknown = "{ $term }" is not a game term. Type "term" alone to list all of them.
term-told = { $term } (rule { $rule }): { $text }

## Advice

next-nothing = There is nothing to do right now.
next-heal = Get healed first: go to { $where }.
next-heal-unknown = Get healed first: look for anyone who can heal you.
next-join = Join an Order: meet { $where }.
next-join-unknown = Join an Order first: find and meet a High Wizard.
next-hamdrel = { $where } may call a High Wizard for you.
# A title with its article: `initial` is its first letter.
next-rise = To become { $initial ->
    [A] an
    [E] an
    [I] an
    [O] an
    [U] an
   *[other] a
} { $title }, meet { $mentor }.
next-part = Task { $letter }: { $text } ({ $where }, { $far }).
next-part-far = Task { $letter }: { $text } ({ $where }).
next-get-task = Get a Task from { $mentor }, or in a town.
next-mandatory = Finish your Mandatory Tasks, then ask for Gems.
next-deliver = Bring the Gems to Ruktal, { $far }.
next-gems = You carry { $gems } of { $of } Gems: ask High Wizards for theirs.
next-gems-sorcerer = You carry { $gems } of { $of } Gems: meet High Wizards while someone they trust is with you, or summon Gems in a Tower.
next-where = Next: { $where }.
next-goal = { $name } ({ $far })
next-goals = { $one } or { $other }
next-abbey = the Abbey
next-far = { $turns } { $point }
next-mentor = { $who } ({ $far })
next-mentor-at = { $who } ({ $place }, { $far })
next-mentor-hidden = { $who }, who must be found first

## Hints

hint-go = Go to { $place }, { $far }.
hint-stay = Stay at { $place }.
hint-return = Leave and come back to { $place }, { $far }.
# Nobody at the place meets the player a third time before that.
hint-leave = Leave this land before you come back to { $place }: until you do, nobody there meets you again.
# A Task is nearer than what comes first.
hint-before = { $goal } Then do Task { $letter }, the nearest one.
# `why` is one or two of the reasons below.
hint-why = { $place } ({ $why })
hint-far = about { $turns ->
    [one] a turn away
   *[other] { $turns } turns away
}
hint-far-hop = about { $turns ->
    [one] a turn away
   *[other] { $turns } turns away
}, fastest by spell or animal
hint-now = { $reason } Next: { $label }.
    .safer = { $reason } Next: { $label }. That's the safer place for Evil's attack.
    .dragon = { $reason } Next: { $label }. The Dragon is in your way in { $place }, but moves after your turn.
# `label` is a move onto an enemy's space, and `odds` are the odds of meeting it.
hint-onto = { $label } ({ $odds })
    .dragon = { $label }, and meet the Dragon
    .demons = { $label }, and meet Demons
hint-odds = { $what } { $percent }%
hint-that-is = { $label }: { $note }.
hint-do = { $label }.
hint-completes = to complete Task { $letter }, { $title }, for { $points } points
hint-part = for Task { $letter }: { $do }
hint-part-then = for Task { $letter }: { $do }; the whole Task takes about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
hint-healed = you get healed there
hint-raised = your Mentor can raise you to { $title }
hint-join = { $who } can take you into an Order
hint-deliver = Ruktal is waiting for the Gems
hint-gem = you may get a Sacred Gem there
hint-task = you may get a Task there
hint-task-own = your Mentor will give you a Task there
hint-hamdrel = Hamdrel may find you a High Wizard, or give you something
hint-abbey = the monks may give you points, or reach your Mentor
hint-elves = the Elves may give you points
hint-call = you can call a High Wizard in thought
hint-star-crest = its gifts are worth the trip
hint-demon = you can dispel a Demon there for points
hint-summons = once you answer the summons there, you can work on Tasks again

roll-call = Call For Help
    .row = { $n ->
        [0] a random space of a Territory you choose; if ill, healed with an extra turn
        [1] a random space; if ill, healed
       *[2] nobody hears you
    }
roll-mustering = You take one of the two.

# The headline of a highlight.
highlight-order = A new Order
highlight-rank = A new Rank
highlight-task = A Task is done
highlight-ten-tasks = The Tasks hold Evil back
highlight-high-wizard = You meet a High Wizard
highlight-event = An Event
highlight-gem = A Gem!
highlight-false-gem = A false High Wizard!
highlight-stolen = Robbed!
highlight-carried-off = Carried off
highlight-afflicted = A shadow falls on you
highlight-trapped = In a Trap
highlight-lost-turn = { $n ->
    [one] You lose a turn
   *[other] You lose { $n } turns
}
highlight-attack = The Evil Spirit attacks
highlight-scatter = The Evil Spirit attacks, but no land falls
highlight-thwarted = The attack is thwarted

# The scoreboard, fortnight by fortnight.
scoreboard-rank = Rank
scoreboard-points = Points
scoreboard-tasks = Tasks
scoreboard-periods = fortnight by fortnight
# How near a player came to winning, in at most 30 letters.
near-order = never joined an Order
near-ready = had the points for Rank { $rank }
near-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} short of Rank { $rank }
near-gems = { $gems } of { $of } Gems
near-all-gems = had the Gems, undelivered
near-rank = { $ranks ->
    [one] 1 Rank behind
   *[other] { $ranks } Ranks behind
}
near-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
}

# What another player has done, in a word or two; several share a line.
short-calls-for-help = calls for help
short-turn = an extra turn
short-meets = { $isPlace ->
    [yes] { $met }
   *[no] meets { $met }
}
short-task = { $what ->
    [given] new Task { $title }
    [part] part of { $title }
    [done] { $title } done
    [impossible] { $title } lost
   *[passed] gives { $title } away
}
short-points = { $points } { $kind }
short-rescue = rescues { $name }: { $points }
short-joins = joins the { $order }
short-advances = Rank { $rank }
short-animal = { $animal ->
    [unicorn] a Unicorn
    [winged-horse] a Winged Horse
    [horse] a Horse
    [hound] a Hound
   *[dove] a Dove
}
short-spell = { $success ->
    [yes] { $spell } works
   *[no] { $spell } fails
}
short-stolen = { $objects ->
    [none] robbed
   *[other] robbed of { $objects }
}
short-afflicted = { $now ->
    [no] healed
   *[yes] { $with ->
        [dazed] Demon Dazed
       *[bound] Dragonbound
    }
}
short-trapped = { $trap ->
    [none] free of the Trap
    [turns] held for { $left ->
        [one] 1 turn
       *[other] { $left } turns
    }
    [fortnight] held until the Fortnight ends
    [rescue] held until rescued
   *[roll] held until a roll of 5 or 6
}
short-warded = { $from ->
    [trap] a ward stops a Trap
   *[theft] a ward stops thieves
}
short-wizard-card = { $card ->
    [phantasm] a Phantasm
   *[trap] a Wizard's Trap
}
short-lost-turn = loses a turn
short-gem = { $gem ->
    [false] a False Wizard
   *[other] a Gem
}
short-event = { $what ->
    [drawn] Event { $title }
    [used] uses { $title }
   *[lost] loses { $title }
}

# Heads of the table of all players, at most five letters each.
stands-title = At the table
stands-rank = Rank
stands-points = Pts
stands-tasks = Tasks
