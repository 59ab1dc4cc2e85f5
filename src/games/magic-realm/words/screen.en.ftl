## The table of a fight

fight-title = The fight at { $place }, round { $round }
fight-step = { $step ->
    [meeting] natives are met
    [luring] who is lured attacks
    [deploying] hirelings are sent
    [assigning] monsters choose whom they attack
    [acting] one action each
    [targeting] targets are named
    [playing] attacks and maneuvers
    [chance] dice move them about
    [turning] some turn over
    [blows] blows fall
    [fatigue] weariness and wounds
    [disengaging] they part
   *[other] it begins
}
fight-vulnerable = { $level } harm kills
fight-armor = { $armor }{ $damaged ->
    [yes] { " " }(damaged)
   *[no] { "" }
}
fight-wounds = { $n ->
    [one] one wound
   *[other] { $n } wounds
}
fight-gone = has run
fight-carried-off = has been carried off
fight-casts = { $spell } at { $targets }
fight-spell = a spell
fight-beside = Also here: { $who }
fight-waits = { $name }{ $hired ->
    [yes] { " " }(for { $employer })
   *[no] { "" }
}
fight-row = { $attack ->
    [thrust] Thrust
    [swing] Swing
   *[smash] Smash
} / { $maneuver ->
    [charge] Charge
    [dodge] Dodge
   *[duck] Duck
}
fight-no-attack = no attack
fight-special = { $what ->
    [kill] kills
    [pit] Pit
   *[curse] curse
} at { $time }
fight-fire = fire
fight-moves = moves { $time }
fight-red = { $foe }, holding
fight-dark = { $foe }, dark
fight-attack = { $weapon } { $strength }{ $time }
    .at = { $weapon } { $strength }{ $time } at { $target }
    .rider = { $weapon } { $strength }{ $time } at { $target }, past the horse
fight-rider = the rider { $strength }{ $time }
fight-maneuver = { $how ->
    [horse] rides { $strength }{ $time }
    [gear] boots { $strength }{ $time }
   *[chit] moves { $strength }{ $time }
}
fight-duel = { $owner }{ $hired ->
    [yes] { " " }for { $serves }
   *[no] { "" }
}{ $aims ->
    [yes] , striking at { $target }
   *[no] { "" }
}; attacked by, on the right:
fight-attacked-by = { $owner } by { $by }
fight-attacked = Attacked{ $hired ->
    [yes] , for { $employer }
   *[no] { "" }
}: { $who }
fight-spent = out of play
fight-shield = shield here
fight-dagger = dagger
fight-blows = { $by ->
    [length] As it lies, the longer weapon first:
   *[time] As it lies, the faster first:
}
fight-blow = { $order }. { $by } at { $target } ({ $time }, length { $length }): { $hit ->
    [miss] misses
    [undercut] is faster, and hits
    [intercept] meets the maneuver, and hits
    [still] hits who stands still
   *[open] hits, no maneuver is played
}{ $hit ->
    [miss] { "" }
   *[other] { $outcome ->
        [kills] : kills
        [wounds] : { $harm }, a wound
        [damages] : { $harm }, damages { $on }
        [destroys] : { $harm }, destroys { $on }
        [holds] : { $harm }, { $on } holds
        [kills-horse] : { $harm }, kills { $on }
        [cancelled] , but one of them is dead by then
        [rolled] : a roll decides
       *[harmless] : { $harm }, does no harm
    }
}

## The sheet of a character

sheet-character = { $character } ({ $player })
sheet-hidden = hidden
sheet-unhidden = not hidden
sheet-sees-enemies = sees hidden enemies today
sheet-familiar = { $place ->
    [none] her familiar outside the Realm
   *[other] her familiar at { $place }
}
sheet-curse = cursed with { curse-name } ({ curse-does })
sheet-advantages = Advantages
# Who can be played, while that is chosen.
characters-choice = Who can be played. Turn back to the map to choose.
character-card = { $name }{ $player ->
    [none] { "" }
   *[other] , played by { $player }
}
character-begins = Begins at { $places }.
character-stands = { $relation ->
    [ally] Allies
    [friendly] Friends
    [unfriendly] Unfriendly
   *[enemy] Enemies
}: { $who }.
sheet-none = Nobody is yours yet. The page of the characters tells whom you can play.
sheet-fate = { $fate ->
    [dead] Dead.
   *[left] Has left the Realm.
}
sheet-wealth = { $told ->
    [yes] gold { $gold }, { "" }
   *[no] { "" }
}fame { $fame }, notoriety { $notoriety }
sheet-victory = For victory
sheet-need = { $goal ->
    [great] great treasures { $has } of { $needed }
    [spells] spells { $has } of { $needed }
    [fame] fame { $has } of { $needed }
    [notoriety] notoriety { $has } of { $needed }
   *[gold] gold { $has } of { $needed }
}
# How gold counts for victory, under it.
sheet-need-gold = { $gold } gold, less { $worth } you began with
sheet-chits-title = Action chits
sheet-chit = { $kind ->
    [MOVE] Move
    [FIGHT] Fight
    [MAGIC] Magic
    [DUCK] Duck
   *[BERSERK] Berserk
}
sheet-chits = { $state ->
    [active] active
    [fatigued] fatigued
    [wounded] wounded
    [committed] committed
    [absent] not gained yet
   *[enchanted] enchanted
} { $n }:
sheet-belongings = Belongings
sheet-carries = { $level ->
    [N] Carries nothing that weighs.
    [L] Carries things up to Light.
    [M] Carries things up to Medium.
    [H] Carries things up to Heavy.
   *[T] Carries anything.
}
sheet-weight = { $level ->
    [N] weighs nothing
    [L] light
    [M] medium
    [H] heavy
   *[T] tremendous
}
sheet-alerted = { $alerted ->
    [yes] alerted
   *[no] not alerted
}
sheet-damaged = damaged
sheet-great = great
sheet-packed = on the { $horse }
sheet-unseen = { $n ->
    [one] and one card unseen
   *[other] and { $n } cards unseen
}
sheet-heavy = Marked so: too heavy to take along where the next move leads.
sheet-nothing = nothing
sheet-found = Discovered
sheet-ways = { $n } hidden paths and secret passages

## What is in a clearing

there-character = { $is ->
    [own] { $name }
   *[other] { $name } ({ $letter })
}{ $hidden ->
    [yes] { "" } (hidden)
   *[no] { "" }
}{ $on ->
    [road] { "" }, on a road from here
    [outside] { "" }, outside the map
   *[clearing] { "" }
}
there-dwelling = { $dwelling ->
    [inn] the Inn
    [house] the House
    [chapel] the Chapel
    [guard-house] the Guard house
    [small-campfire] a small campfire
   *[large-campfire] a large campfire
}
there-visitor = { $visitor ->
    [scholar] the Scholar
    [crone] the Crone
    [shaman] the Shaman
    [warlock] the Warlock
   *[mission] a mission chit
}
there-site = { site-name } ({ $n ->
    [0] empty
   *[other] { $n } left
}{ $found ->
    [yes] { "" }
   *[no] , not discovered
})
site-name = { $site ->
    [altar] the Altar
    [cairns] the Cairns
    [hoard] the Hoard
    [lair] the Lair
    [pool] the Pool
    [shrine] the Shrine
    [statue] the Statue
    [vault] the Vault
    [toadstool-circle] the Toadstool Circle
    [crypt-of-the-knight] the Crypt of the Knight
   *[enchanted-meadow] the Enchanted Meadow
}
there-dropped = dropped: { $things }
there-pile = { $n ->
    [one] a thing on the ground
   *[other] { $n } things on the ground
}
there-are = Here: { $things }.
ground-kind = { $terrain ->
    [mountain] Mountain clearing
    [cave] Cave
   *[woods] Woods clearing
}{ $slow ->
    [yes] : two phases to enter.
   *[no] .
}
chits-known = Chits of the tile: { $chits }.
way-unknown = { $kind ->
    [hidden] A hidden path to { $n }, not discovered.
   *[secret] A secret passage to { $n }, not discovered.
}
may-come = May come tonight: { $who }.
night-row = { $row }: { $text }
night-quiet = { $rows }: nobody.
night-chance = (Each row comes { $chance ->
    [6] 1 time in 6
   *[other] { $chance } times in 36
}.)
night-nobody = nobody that is known of.
night-perhaps = perhaps { $what }
night-chit = { $who } by { $chit }
night-by = { $by ->
    [prowls] { $who } from the tile
   *[dwelling] { $who }, to trade
}
night-elsewhere = to clearing { $n }

## The map and its list

list-unknown = { $n ->
    [one] one chit face down
   *[other] { $n } chits face down
}
list-chits = Chits: { $chits }.
list-clearing = { $number } { $terrain ->
    [mountain] mountain
    [cave] cave
   *[woods] woods
}
list-tonight = Monster Roll, for a turn that ends at { $place }:
legend-you = you
legend-character = another character
legend-monster = monsters
legend-native = natives
legend-visitor = a visitor
legend-dwelling = a dwelling
legend-site = a treasure site
legend-pile = things on the ground
legend-spell = a spell in being
legend-place = where the tile in hand may lie
legend-edge = a road over the edge of a tile
legend-road = road
legend-tunnel = tunnel
legend-hidden = hidden path
legend-secret = secret passage
picture-valley = valley
picture-woods = woods
picture-mountain = mountains
picture-caves = caves
picture-clearing = clearing
picture-peak = mountain clearing
picture-cave = cave
plan-naming = Name a clearing by its tile and number: bad valley 4, or bv4.
errands-brief = places
errand-site = { site-name } at { $place }{ $phases ->
    [0] , here
    [one] , one phase away
   *[other] , { $phases } phases away
}{ $found ->
    [yes] { "" }
   *[no] , to be discovered first
}.
errand-unseen = { $tile }{ $phases ->
    [0] , here
    [one] , one phase away
   *[other] , { $phases } phases away
}: chits face down. Treasure sites lie on { $kind ->
    [cave] cave
   *[mountain] mountain
} tiles.
errand-dwelling = { there-dwelling } at { $place }{ $phases ->
    [0] , here
    [one] , one phase away
   *[other] , { $phases } phases away
}.
course-way = { $phases ->
    [one] one phase
   *[other] { $phases } phases
}{ $days ->
    [one] { "" }
   *[other] , over { $days } days
}
course-left = { $phases ->
    [one] one phase
   *[other] { $phases } phases
}

## The sheet, and the turn as it is recorded

sheet-next = What next
sheet-others = Others
sheet-fame = fame { $fame }, notoriety { $notoriety }
where-is = { $kind ->
    [clearing] at { $place }
    [road] on a road from { $place }
    [outside] outside, before { $place }
    [air] in the air above { $place }
    [woods] in the woods near { $place }
   *[off] not in the Realm
}
activity-of = { $kind ->
    [fly] fly to { $place }
    [move] move to { $place }
    [hide] hide
    [search] search
    [trade] trade
    [cache] cache
    [hire] hire
    [follow] follow the { $place }
    [rest] rest
    [alert] alert
    [enchant] enchant
    [enchant-far] enchant at { $place }
    [peer] look at { $place } from afar
    [leave] leave the Realm
   *[blank] nothing
}
plan-title = The turn of the { $name }
plan-phase = { $n } { $what } ({ phase-source })
phase-source = { $source ->
    [basic] basic
    [sunlight] sunlight
    [pony] pony
    [workhorse] workhorse
    [stamina] Stamina
    [elusiveness] Elusiveness
    [robust] Robust
    [health] Health
    [magical-paraphernalia] Magical Paraphernalia
    [reputation] Reputation
    [stage] stage
    [ancient-telescope] Ancient Telescope
    [cloak-of-mist] Cloak of Mist
    [magic-spectacles] Magic Spectacles
    [regent-of-jewels] Regent of Jewels
    [royal-sceptre] Royal Sceptre
    [seven-league-boots] 7-League Boots
    [aura-of-power] Aura of Power
    [toadstool-ring] Toadstool Ring
    [toadstool-circle] Toadstool Circle
    [blend-into-background] Blend Into Background
    [see-hidden-signs] See Hidden Signs
    [sense-danger] Sense Danger
    [blazing-light] Blazing Light
    [sheltered] sheltered
   *[shielded-lantern] Shielded Lantern
}
plan-left = left: { $basic } basic, { $sunlight } sunlight{ $roof }
    .extra = left: { $basic } basic, { $sunlight } sunlight{ $roof }, and for one activity each: { $named }
status-set-up = Set-up
status-day = Day { $day }, week { $week } - { $phase ->
    [birdsong] Birdsong
    [sunrise] Sunrise
    [daylight] Daylight
    [sunset] Sunset
    [evening] Evening
   *[midnight] Midnight
}
status-prowling = { $n ->
    [one] row { $rows } prowls
   *[other] rows { $rows } prowl
}
page-tonight = Tonight
page-characters = Characters
page-fight = Fight
page-glossary = Glossary
moment-kill = A foe falls
moment-death = A character has died
moment-grip = In the grip of a monster
fight-can-win = Can I win this fight?
night-about = Whoever ends his turn in a clearing meets what prowls in its tile and what its chits summon. One row of the Monster Roll prowls a day; two may for who plays alone.
night-place = { $is ->
    [end] At { $place }, where your turn ends
   *[beside] At { $place }
}
advice-hide = { $who } may come to { $place } tonight: record a HIDE to be safe from them.
advice-rest = { $n } of your chits are out of play: a REST brings one back.
advice-site = { $found ->
    [yes] You have discovered { site-name }: SEARCH there loots it.
   *[no] { site-name } lies here: SEARCH by LOCATE until you discover it.
}
advice-heavy = Too heavy to take along: { $what }. Pack it on a horse, sell it, or stay.
advice-search = Nobody knows the chits of this tile: SEARCH finds what lies here.

## The glossary

glossary-phase = A turn is made of phases, one activity each: two basic ones every day, and more for sunlight, horses, cards and advantages (6.1).
    .term = Phase
glossary-sunlight = Two more phases on a day that you spend wholly outside of caves (6.1.3).
    .term = Sunlight phase
glossary-hide = Roll two dice, the higher counts: on 1 to 5 you are hidden until your next turn. Monsters neither block nor attack who is hidden (9.1).
    .term = HIDE
glossary-move = Go along one road to the next clearing; into a mountain it takes two phases in a row (8.3).
    .term = MOVE
glossary-search = One roll on PEER (what is to be seen), LOCATE (what is hidden) or LOOT (take from a site) (9.2).
    .term = SEARCH
glossary-loot = The roll says which piece from the top of the pile is yours: a low roll is better while the pile is short (9.3).
    .term = LOOT
glossary-trade = Sell, or ask a native leader or a visitor for one thing of his: the MEETING roll names the price, by how he likes you (10).
    .term = TRADE
glossary-rest = Bring back one asterisk of weary chits, or mend a wound step by step (12.1).
    .term = REST
glossary-alert = Turn your weapon ready side up, which often strikes faster (12.2).
    .term = ALERT
glossary-clearing = The numbered places where you stand. Caves have no sun, mountains take two phases to climb (1.2).
    .term = Clearing
glossary-hidden-path = A way you can use only once you have found it: PEER finds hidden paths, LOCATE secret passages (1.2.5).
    .term = Hidden path
glossary-chit-map = Each tile has a warning chit, cave and mountain tiles one more: a sound, a treasure site, the Lost City or the Lost Castle (3.5).
    .term = Map chit
glossary-site = A box of treasures with a monster that guards it. Discover it by LOCATE, then loot it (9.3).
    .term = Treasure site
glossary-monster-roll = One die at Sunrise: the monsters and natives of that row of the set-up card prowl today (7.2).
    .term = Monster Roll
glossary-prowling = Monsters of today's row that are in the tile come to the clearing where a turn ends (13.2).
    .term = Prowling
glossary-block = A monster in your clearing stops your turn unless you are hidden (13.1).
    .term = Blocking
glossary-summon = Chits of the tile that are turned up where a turn ends bring the monsters that the set-up card lists for them (13.3).
    .term = Summoning
glossary-dwelling = Inn, House, Chapel, Guard house and two campfires: natives come there, and one can trade (3.6).
    .term = Dwelling
glossary-natives = Nine groups that trade, each through its leader. How they like you stands on your card (10.4).
    .term = Natives
glossary-chit-action = Your twelve chits: what you can do in a fight and what you can carry. A letter is strength, a number time, lower is faster (2.2).
    .term = Action chit
glossary-effort = Asterisks on a chit: at most two may be played in a round, and the second costs weariness (15.5.5).
    .term = Effort
glossary-fatigue = A chit with asterisks that is out of play until you REST (2.2.2).
    .term = Fatigue
glossary-wound = A chit lost to a blow; it needs more rest. Who has every chit wounded dies (2.2.8).
    .term = Wound
glossary-weight = Light, Medium, Heavy, Tremendous: what you carry must not exceed your best MOVE chit, boots or horse (8.4).
    .term = Weight
glossary-active = Only active belongings work; inactive ones are carried. One weapon, one horse and one piece of armor of a kind (2.3).
    .term = Active
glossary-great = Seventeen treasures that count for victory by themselves (4.2.3).
    .term = Great treasure
glossary-fame = Fame and notoriety come from treasures and from what you slay; some cards are worth them while you own them (4.2.4).
    .term = Fame, notoriety
glossary-requirements = Five points that you give out before the game: what you seek, and how much of it (4.2).
    .term = Victory requirements
glossary-undercut = An attack whose time is lower than the victim's maneuver hits (16.4.1).
    .term = Undercut
glossary-intercept = An attack that matches the direction of the maneuver hits: Thrust a Charge, Swing a Dodge, Smash a Duck (16.4.1).
    .term = Intercept

## Moments, the course of a month, and a rival's turn in a line

moment-treasure = A treasure!
moment-great-treasure = A great treasure!
moment-discovery = A discovery
moment-wounds = Wounded
moment-curse = A curse!
moment-blocked = Blocked: your turn ends here
moment-lost-turn = You have no turn today
moment-failed = { $n ->
    [one] A phase comes to nothing
   *[other] { $n } phases come to nothing
}
tally-fame = fame
tally-notoriety = notoriety
tally-great-treasures = great treasures
tally-treasures = other treasures
tally-stretches = weeks
brief-hidden = hidden
brief-discovers = finds { $things }
brief-gets = takes something from { $from }
brief-blocked = blocked
brief-loses-turn = no turn
brief-kills = kills { $who }
brief-searches = { $found ->
    [nothing] searches, and finds nothing
   *[other] searches, and may find { $what }
}
brief-hires = hires { $who }
brief-no-deal = no deal with { $who }
brief-buys = buys { $what }
brief-sells = sells { $what }
brief-dies = dies

night-nowhere = You stand nowhere yet: what may come in the night is told here from the first day on.

sure-idle = Nothing is recorded. Let the whole day pass?
