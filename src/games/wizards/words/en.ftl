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
