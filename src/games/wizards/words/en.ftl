## Places

place-sea = the sea at { $column }-{ $row }
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
compass-north-east = north-east
compass-east = east
compass-south-east = south-east
compass-south = south
compass-south-west = south-west
compass-west = west
compass-north-west = north-west

# How far off something is, as the crow flies.
far-here = here
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

robber-thieves = thieves
robber-demons = the Demons
robber-dragon = the Dragon
robber-false-wizard = the False Wizard

terrain-woods = woods
terrain-mountains = mountains
terrain-plains = plains

secret-wizard = Secret Wizard { $letter }

## Questions

ask-tower = Which Tower is sure to be in the game?
ask-tile-laying = Which tile do you lay?
ask-tile-transporting = To which Territory does the spell take you?
ask-tile-foreseeing = Which Territory will fall to Evil next?
ask-hex = Where does the Center of { $tile } lie?
ask-hex-face-down = Where do you lay a tile, face down? { $left } to go.
ask-turn = Which way is { $tile } turned?
ask-roll = Your turn.
ask-roll-trapped = You sit in a Trap that only a 5 or 6 opens.
# `left` may have a half, which `points` says as people write it.
ask-move = { $left ->
    [one] { $points } point left to move with.
   *[other] { $points } points left to move with.
}
ask-boat = Which boat comes?
ask-space-mooring = To which water beside you does it come?
ask-space-landing = Where do you let yourself be taken?
# What to do is a part of a Task, as its card says it.
ask-space-marker = { $title }: choose where to { $do }.
ask-marker = { $markers ->
    [one] Your Task marker is here.
   *[other] { $markers } of your Task markers are here.
}
ask-deed-mentor = { $who }, your Mentor, will do all of these. What first?
ask-deed-other = { $who } will do one thing for you.
ask-deed-in-thought = Your Mentor hears you. What do you ask?
ask-points-gain = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
}: of which kind?
ask-points-lose = You lose { $points ->
    [one] 1 point
   *[other] { $points } points
}: of which kind?
ask-points-divided = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
}: how many of { $kind }?
ask-spell-demon = A Demon stands before you. Cast a spell?
ask-spell-dragon = The Dragon turns its eye on you. Cast a spell?
ask-spell-trap = A Trap is closing. Slip away?
ask-spell-wizards-trap = A Trap would take you to { $place }. Slip away?
ask-spell-transport = You are about to be taken to { $place }. Resist?
ask-spell-elves = Call a High Wizard in thought, instead of meeting the Elves?
ask-spell-nothing-met = Nothing met you this turn. Summon an animal?
ask-spell-tower = You stay in the Tower. Summon a Gem?
ask-lamps = { $robber } would take { $loot }. Use the Lamps of Love?
ask-task-completion = Which of your Tasks is completed for you?
ask-task-gift = Which Optional Task goes to { $name }?
ask-task-partner = Which Optional Task do you give to { $name }, your partner?
ask-gem = Which Gem do you give to { $name }, your partner?
ask-wander = You lead { $name } astray, up to { $spaces } spaces. Where to?
ask-wizard = Which High Wizard do you call?
ask-secret = Which Secret Wizard do you name to { $name }?

## Answers

act-keep-tower = the other two may be among the tiles left out
act-take-tile = { $kind ->
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
    .off = { $point } of { $tile }, { $gap ->
        [one] 1 space
       *[other] { $gap } spaces
    } of water between
    .off-some = { $point } of the nearest tile, { $gap ->
        [one] 1 space
       *[other] { $gap } spaces
    } of water between
# One more of the tiles that are touched.
act-lay-tile-and = { $tiles } and { $tile }
act-turn-tile = { $sixths ->
    [0] As it is printed
    [one] Turned 1 sixth clockwise
   *[other] Turned { $sixths } sixths clockwise
}: A1 in the { $point }

act-plain-roll = Roll for movement
    .note = white die: points
act-flight-ride = Ride to { $place }
    .note = on the Unicorn, in place of the Movement Roll
act-flight-fly = Fly to { $place }
    .note = on the Winged Horse, in place of the Movement Roll
act-flight-transport = Transport yourself to { $place }
    .note = by your Event, in place of the Movement Roll
act-plain-stargate = Go through the Stargate to the Star Crest
    .note = instead of the Movement Roll, once
act-plain-call-for-help = Ask to be rescued
    .note = you have no way off here; whoever comes to you first gains points
act-plain-wait = Wait for Day 14
    .note = you cannot leave this water

act-move-walks = Walk to { $place }
act-move-lands = Land at { $place }
act-move-boards = Board the boat at { $place }
act-move-climbs = Climb into the boat here
act-move-sails = Sail to { $place }
act-move-swims = Swim to { $place }
    .note = takes the whole roll
act-move-stone = Enter { $place }
    .note = your roll of { $die } answers its dots; ends your move
act-move-center = Enter { $place }
    .note = your roll of { $die } finds Ruktal there, as 1 to 3 do; ends your move
# What is said of any other move that ends there.
act-move-ends = ends your move
act-plain-stop = Stop here
    .note = ends your move

act-cast = Cast { $spell }
act-cast-boat-summoning = a boat comes to the water beside you
act-cast-swiftness = { $terrain } cost 1 this turn
act-cast-transporting = Cast Transporting to { $to ->
    [random] a random space
    [random-in-any-territory] a Territory of your choice
   *[random-stone] a random Stone
}
    .note = if it fails you stay where you are
    .extra = if it fails you stay where you are; an extra turn if it works
act-cast-nothing = Cast nothing
act-call-boat = Boat { $number }, at { $place }
    .note = { $far ->
        [one] 1 space
       *[other] { $far } spaces
    } away
act-land-in = you come to a random space of it
act-at = at { $place }

act-points = { $points } { $kind }
    .has = you have { $has }
    .needs = you have { $has }, and { $title } asks { $needs }
# What a player has and needs, and what is left for the other kinds.
act-points-divided = { $standing }; { $left } left for { $of ->
    [knowledge] Perception and Power
   *[perception] Power
}

act-take-marker = Task { $letter }: { $title }
act-leave-marker = { $markers ->
    [one] Leave it for later
   *[other] Leave them for later
}
act-give-no-more = No more

deed-join = Join the { $order }
    .again = you begin again as { $title }; your points stay, your Mandatory Tasks become Optional
deed-fulfil = Do what your Tasks ask here
    .part = { $letter }: { $do }
deed-take-task = Be given a Task
    .mandatory = Mandatory, from your Mentor: to be done before you may ask for Gems
    .optional = Optional: do it or leave it
deed-advance = Become { $title }
    .note = you rise to Rank { $rank } of 4
deed-ask-for-gem = Ask for his Sacred Gem
    .note = one of the seven is the False Wizard
deed-summon-gem = Summon a Gem with his aid
    .known = from a High Wizard whose marker is on the board
    .unknown = from whichever High Wizard answers
deed-deliver-gems = Give him the six Sacred Gems
    .note = the Islands are saved
deed-take-leave = Take your leave

# What is asked of a Mentor in thought.
thought-fulfil = Do what your Tasks ask of your Mentor
thought-advance = Rise to the next Rank
thought-take-task = Be given a Task, a Mandatory one
thought-take-leave = Let the contact fade

act-plain-use-lamps = Keep all with the Lamps of Love
    .note = the Event is used up by it
act-plain-let-go = Let it be taken
    .note = Tasks whose objects are taken become impossible
act-stay = Stay here
act-leave-be = Leave { $name } there
act-tell-secret = { $letter }: { $wizard }

## The chronicle

told-roll-movement = { $who } rolls { $white } for movement, { $red } for an encounter.
told-roll-movement-near = { $who } rolls { $white } for movement, { $red } for an encounter (one may come).
told-roll-spell = { $who } casts { $spell } and rolls { $die }.
told-roll-purpose = { $who } rolls { $dice } { $purpose ->
    [dealer] to be dealer
    [tiles-removed] for the tiles left out
    [tie] to break a tie
    [points] for points
    [points-lost] for points lost
    [turns-lost] for turns lost
    [extra-turns] for extra turns
    [gem] for the Gem
    [master] for the Master Sorcerer
   *[stone] for the Stone
}.
told-tie = A die shows { $dice } to break a tie.
told-warded-trap = A ward keeps { $who } out of the Trap.
told-warded-theft = A ward keeps all that { $who } carries.
told-calls-for-help = { $who } calls for help.
told-tile = { $who } lays { $tile }.
told-removed = Unseen, { $count ->
    [one] 1 tile is
   *[other] { $count } tiles are
} left out of the game.
told-placed-player = { $who } begins at { $place }.
told-placed-dragon = The Dragon is at { $place }.
told-placed-demon = A Demon appears at { $place }.
told-placed-boats = The boats lie in their harbours.
told-placed-wizard = { $wizard } has been seen at { $place }.
told-placed-secret = A Secret Wizard is at { $place }.
told-dawn = Day { $day } of Fortnight { $fortnight } dawns.
told-extra-turn = { $who } takes an extra turn.
told-lost-turn = { $who } is { $why ->
    [stunned] stunned
   *[trapped] held in a Trap
} and loses the turn.
told-lost-turn-more = { $who } is { $why ->
    [stunned] stunned
   *[trapped] held in a Trap
} and loses the turn; { $left } more to come.
told-moved-walks = { $who } walks to { $place }.
told-moved-boards = { $who } boards the boat at { $place }.
told-moved-sails = { $who } sails to { $place }.
told-moved-lands = { $who } lands at { $place }.
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
told-advances = { $who } rises to Rank { $rank }.
told-task-given-mandatory = { $who } is given a Mandatory Task: { $title }.
told-task-given-optional = { $who } is given an Optional Task: { $title }.
told-task-part = { $who } does part of the Task { $title }: { $part }.
told-task-done = { $who } completes the Task { $title }.
told-task-impossible = The Task { $title } has become impossible for { $who }.
told-task-passed = { $who } gives the Task { $title } away.
told-marker = Marker { $letter } is laid at { $place }.
told-event-drawn = Event for { $who }: { $title }. { $text }
told-event-used = { $who } uses { $title }.
told-event-ends = { $title } is over for { $who }.
told-event-lost = { $who } loses { $title }.
told-dove = A Dove comes to { $who } with news from Hamdrel.
told-animal-comes = { $animal ->
    [unicorn] A Unicorn
    [winged-horse] A Winged Horse
    [horse] A Horse
   *[hound] A Hound
} comes to { $who }.
told-animal-leaves = { $who } is left by { $animal ->
    [unicorn] the Unicorn
    [winged-horse] the Winged Horse
    [horse] the Horse
   *[hound] the Hound
}.
told-spell-works = { $spell } works.
told-spell-fails = { $spell } fails.
told-afflicted-dazed = { $who } is Demon Dazed.
told-afflicted-bound = { $who } is Dragonbound.
told-healed-dazed = { $who } is healed: no longer Demon Dazed.
told-healed-bound = { $who } is healed: no longer Dragonbound.
told-trapped-none = { $who } is free of the Trap.
told-trapped-turns = { $who } is trapped for { $left ->
    [one] 1 turn
   *[other] { $left } turns
}.
told-trapped-fortnight = { $who } is trapped until the Fortnight ends.
told-trapped-roll = { $who } is trapped until a Movement Roll of 5 or 6.
told-demon-appears = A Demon appears at { $place }.
told-demon-departs = The Demons depart from { $place }.
told-gem = { $wizard } gives { $who } the { $gem }.
told-gem-none = { $wizard } gives { $who } no Gem.
told-gem-false = { $wizard } is the False Wizard.
told-stolen = { $robber ->
    [thieves] Thieves steal
    [demons] The Demons steal
    [dragon] The Dragon steals
   *[false-wizard] The False Wizard steals
} from { $who }: { $loot }.
told-attack = The Evil Spirit attacks.
told-attack-thwarted = The Evil Spirit is thwarted: Day 14 is a day like any other.
told-falls = { $tile } is taken over by Evil.
told-thwart = Ten Tasks are done: the Evil Spirit will be thwarted{ $thwarts ->
    [one] {""}
   *[other] {" "}{ $thwarts } times
}.
told-phantasm = { $who } sees a Phantasm, and it fades.
told-wizards-trap = { $who } walks into a Wizard's Trap.
told-secret = Secret Wizard { $letter } is { $wizard }.
told-foreseen = { $who } foresees that { $tile } falls next.

end-delivered = { $names } delivered the six Sacred Gems to Ruktal. The Spell of Spells is spoken; the Enchanted Islands are saved.
end-circle = The Sacred Circle has fallen to the Evil Spirit before the Gems were brought; all are lost.
end-drowned = { $names } drowned, stranded at sea; the Islands are lost.
end-lair = { $names } is Dragonbound in the Lair with no way out; the Islands are lost.

met-demons = Demons
met-dragon = the Dragon
met-folk = Common Folk
met-elves = the Elves
met-monks = the monks of Shrineheart
met-trap = a Trap
met-star-crest = the mystery of the Star Crest
met-high-hollow = the paths of High Hollow

# What points come of, or are lost to; said in brackets.
cause-demons = Demons
cause-demon-dispelled = a Demon dispelled
cause-demons-depart = the Demons depart
cause-dragon = the Dragon
cause-folk = the Common Folk
cause-elves = the Elves
cause-monks = the monks
cause-hamdrel = Hamdrel's gift
cause-star-crest = the Star Crest
cause-meeting = a meeting
cause-rescue = the rescue of { $name }
