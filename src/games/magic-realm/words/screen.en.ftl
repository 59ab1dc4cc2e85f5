## The table of a fight

fight-title = The fight at { $place }, round { $round }
fight-step = { $step ->
    [meeting] meeting natives
    [luring] luring attackers
    [deploying] sending hirelings
    [assigning] monsters pick their targets
    [acting] one action each
    [targeting] naming targets
    [playing] attacks and maneuvers
    [chance] dice move attackers
    [turning] some turn over
    [blows] blows fall
    [fatigue] fatigue and wounds
    [disengaging] fighters disengage
   *[other] about to begin
}
fight-vulnerable = vulnerability { level-name }
fight-armor = { $armor }{ $damaged ->
    [yes] { " " }(damaged)
   *[no] { "" }
}
fight-wounds = { $n ->
    [one] one wound
   *[other] { $n } wounds
}
fight-gone = has run away
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
}, time { $time }
fight-fire = fire
fight-moves = moves { $time }
fight-red = { $foe }, gripping
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
}; attackers on the right:
fight-attacked-by = { $owner } by { $by }
fight-attacked = Attacked{ $hired ->
    [yes] , for { $employer }
   *[no] { "" }
}: { $who }
fight-spent = out of play
fight-shield = shield here
fight-dagger = dagger
# `early` is yes while dice will still move the attackers.
fight-blows = { $early ->
    [yes] If the dice move nobody
   *[no] As things stand
} ({ $by ->
    [length] longer weapons strike first
   *[time] faster blows strike first
}):
fight-key = L, M, H, T: Light to Tremendous; numbers: time, low is fast; *: harm, effort
fight-blow-spell = { $by } ({ $spell })
fight-blow = { $order }. { $by } at { $target } ({ $time }, length { $length }): { $hit ->
    [miss] misses
    [undercut] is faster and hits
    [intercept] hits in the same row
    [still] hits unless they move
   *[open] hits: no maneuver was played
}{ $hit ->
    [miss] { "" }
   *[other] { $outcome ->
        [kills] : kills
        [wounds] : { $harm }, a wound
        [damages] : { $harm }, damages { $on }
        [destroys] : { $harm }, destroys { $on }
        [holds] : { $harm }, but { $on } holds
        [kills-horse] : { $harm }, kills { $on }
        [rolled] : a roll decides the effect
       *[harmless] : { $harm }, does no harm
    }
}
    .cancelled = { $order }. { $by } at { $target } ({ $time }, length { $length }): hits, unless an earlier blow kills one of them

## The sheet of a character

sheet-character = { $character } ({ $player })
sheet-hidden = hidden
sheet-unhidden = not hidden
sheet-sees-enemies = sees hidden enemies today
sheet-familiar = { $place ->
    [none] familiar outside the Realm
   *[other] familiar at { $place }
}
sheet-curse = cursed with { curse-name } ({ curse-does })
sheet-advantages = Advantages
# The characters that can be chosen.
characters-choice = Choose a character on the map page.
character-card = { $name }{ $player ->
    [none] { "" }
   *[other] , played by { $player }
}
character-begins = Starts at { $places }.
character-stands = { $relation ->
    [ally] Allies
    [friendly] Friends
    [unfriendly] Unfriendly
   *[enemy] Enemies
}: { $who }.
sheet-none = You have no character yet. See the Characters page.
sheet-fate = { $fate ->
    [dead] Dead.
   *[left] Has left the Realm.
}
sheet-wealth = { $told ->
    [yes] gold { $gold }, { "" }
   *[no] { "" }
}fame { $fame }, notoriety { $notoriety }
sheet-victory = Victory
sheet-need = { $goal ->
    [great] great treasures { $has } of { $needed }
    [spells] spells { $has } of { $needed }
    [fame] fame { $has } of { $needed }
    [notoriety] notoriety { $has } of { $needed }
   *[gold] gold { $has } of { $needed }
}
# The note on how gold counts for victory.
sheet-need-gold = { $gold } gold minus starting value { $worth }
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
    [N] Can carry only Negligible items.
    [L] Can carry items up to Light.
    [M] Can carry items up to Medium.
    [H] Can carry items up to Heavy.
   *[T] Can carry anything.
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
    [one] and one unseen card
   *[other] and { $n } unseen cards
}
sheet-heavy = Items marked like this are too heavy for your next move.
sheet-nothing = nothing
sheet-found = Discovered
sheet-ways = { $n } hidden paths and secret passages

## The contents of a clearing

there-character = { $is ->
    [own] { $name }
   *[other] { $name } ({ $letter })
}{ $hidden ->
    [yes] { "" } (hidden)
   *[no] { "" }
}{ $on ->
    [road] { "" }, on a road from here
    [outside] { "" }, off the map
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
    [one] an item on the ground
   *[other] { $n } items on the ground
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
chits-known = Chits on the tile: { $chits }.
# The clearings that roadways lead to.
roads-to = Roads lead to { $places }.
    .none = No known roads lead away from here.
roads-off = the edge of the map
way-unknown = { $kind ->
    [hidden] Undiscovered hidden path to { $n }.
   *[secret] Undiscovered secret passage to { $n }.
}
may-come = May come tonight: { $who }.
night-row = { $row }: { $text }
night-quiet = { $rows }: nobody.
night-chance = (Each row comes up { $chance ->
    [6] 1 time in 6
   *[other] { $chance } times in 36
}.)
night-nobody = nobody you know of.
night-perhaps = perhaps { $what }
night-chit = { $who } from { $chit }
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
list-tonight = Monster Roll at { $place }:
legend-you = you
legend-character = another character
legend-monster = monsters
legend-native = natives
legend-visitor = a visitor
legend-dwelling = a dwelling
legend-site = a treasure site
legend-pile = items on the ground
legend-spell = a spell in effect
legend-rows = today's row of the Monster Roll; such monsters in your tile come to where you end your turn
legend-rows-sign = prowling
legend-letter = { $letter ->
    [H] Heavy, as in H Troll
   *[T] Tremendous, as in T Troll
}
legend-place = where your tile fits
legend-edge = a road across a tile's edge
legend-road = road
legend-tunnel = tunnel
legend-hidden = hidden path
legend-secret = secret passage
legend-ways = a known road or path (zoomed out)
legend-tunnels = a known tunnel or passage (zoomed out)
legend-chits = known map chits (zoomed out)
picture-valley = valley
picture-woods = woods
picture-mountain = mountains
picture-caves = caves
picture-clearing = clearing
picture-peak = mountain clearing
picture-cave = cave
plan-naming = Type a tile, or a clearing's tile and number: bad valley, bad valley 4 or bv4.
objectives-label = places
objective-site = { $place }{ $phases ->
    [0] , here
    [one] , one phase away
   *[other] , { $phases } phases away
}: { site-name }{ $found ->
    [yes] { "" }
   *[no] , not discovered yet
}.
objective-unseen = { $tile }{ $phases ->
    [0] , here
    [one] , one phase away
   *[other] , { $phases } phases away
}: chits face down. This { $kind ->
    [cave] cave
   *[mountain] mountain
} tile may have a treasure site.
objective-dwelling = { $place }{ $phases ->
    [0] , here
    [one] , one phase away
   *[other] , { $phases } phases away
}: { there-dwelling }.
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

sheet-next = What next?
sheet-others = Others
sheet-fame = fame { $fame }, notoriety { $notoriety }
where-is = { $kind ->
    [clearing] at { $place }
    [road] on a road from { $place }
    [outside] off the map at { $place }
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
    [peer] peer at { $place }
    [leave] leave the Realm
   *[blank] nothing
}
plan-title = The { $name }'s turn
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
    .extra = left: { $basic } basic, { $sunlight } sunlight{ $roof }, and special phases: { $named }
status-set-up = Setup
status-day = Day { $day }, week { $week } - { $phase }
    .short = Day { $day } - { $phase }
status-phase = { $phase ->
    [birdsong] Birdsong
    [sunrise] Sunrise
    [daylight] Daylight
    [sunset] Sunset
    [battle] Before the battle
    [evening] Evening
   *[midnight] Midnight
}
status-prowling = prowling: { $who }
page-tonight = Tonight
page-characters = Characters
page-fight = Fight
page-glossary = Glossary
page-notebook = Notes
notebook-about = Your notes (type "note" and your text), and every face-down card and map chit you have seen. Others may have moved the cards since then.
notebook-own = Your notes
notebook-cards = Cards
notebook-chits = Map chits
notebook-card = { $card } (day { $day })
notebook-at = { $place }: { $things }
notebook-box = In the box of { $box }
notebook-pile = At { $place }
notebook-chit = { $chit } at { $place }
notebook-nothing = Nothing yet.
highlight-kill = A foe falls
highlight-death = A character has died
highlight-grip = In a monster's grip
fight-can-win = Can I win this fight?
night-about = Where you end your turn, you meet the monsters that prowl in that tile and those that its chits summon. One row of the Monster Roll prowls each day; in a solo game, there may be two.
night-place = { $is ->
    [end] At { $place }, where your turn ends
   *[beside] At { $place }
}
advice-goal = You have { $days } days to gain treasure, fame and gold. You decide how much of each you need to win.
advice-hide = { $who } may come to { $place } tonight: record HIDE to be safe.
advice-leave = { $who } may come to { $place } tonight, and you can't hide: move on.
advice-rest = { $n } of your chits are out of play: REST brings one back.
advice-site = { $found ->
    [yes] You have discovered { site-name }: SEARCH there to loot it.
   *[no] SEARCH with LOCATE until you discover { site-name } here.
}
advice-heavy = Too heavy to carry: { $what }. Load it on a horse, sell it, or stay here.
advice-search = You don't know this tile's chits yet: SEARCH to see them.

## The glossary

glossary-phase = A turn is made up of phases, with one activity in each. You get two basic phases every day, and more from sunlight, horses, cards and advantages (6.1).
    .term = Phase
glossary-sunlight = Two extra phases on a day you spend entirely outside caves (6.1.3).
    .term = Sunlight phase
glossary-hide = Roll two dice and use the higher: on 1 to 5 you're hidden until your next turn. Monsters neither block nor attack you while you're hidden (9.1).
    .term = HIDE
glossary-move = Follow one road to the next clearing; entering a mountain takes two phases in a row (8.3).
    .term = MOVE
glossary-search = One roll on PEER (see what's there), LOCATE (find what's hidden) or LOOT (take from a site) (9.2).
    .term = SEARCH
glossary-loot = The roll picks an item, counting from the top of the pile, so low rolls are better when the pile is small (9.3).
    .term = LOOT
glossary-trade = Sell items, or buy one from a native leader or a visitor. The MEETING roll sets the price, depending on how much they like you (10).
    .term = TRADE
glossary-rest = Recover one asterisk of fatigued chits, or heal a wound in steps (12.1).
    .term = REST
glossary-alert = Turn your weapon alerted side up, which often strikes faster, or ready a MAGIC chit (12.2).
    .term = ALERT
glossary-clearing = A numbered spot on the map. Caves get no sunlight, and mountains take two phases to climb (1.2).
    .term = Clearing
glossary-hidden-path = A road you can't use until you've found it: PEER finds hidden paths, LOCATE finds secret passages (1.2.5).
    .term = Hidden path
glossary-chit-map = Each tile has a warning chit. Cave and mountain tiles have a second chit: a sound, a treasure site, the Lost City or the Lost Castle (3.5).
    .term = Map chit
glossary-site = A box of treasures guarded by a monster. Discover it with LOCATE, then LOOT it (9.3).
    .term = Treasure site
glossary-monster-roll = A die rolled at Sunrise, or two in a solo game. Each picks a row of the setup card: the monsters and natives in it prowl today (7.2, 27.1.5).
    .term = Monster Roll
glossary-prowling = Monsters in your tile that belong to today's row come to the clearing where you end your turn (13.2).
    .term = Prowling
glossary-block = A monster in your clearing stops your turn unless you are hidden (13.1).
    .term = Blocking
glossary-summon = When you end your turn, the tile's chits turn face up and bring the monsters that the setup card lists for them (13.3).
    .term = Summoning
glossary-dwelling = The Inn, House, Chapel, Guard house and two campfires. Natives come to them, so you can trade there (3.6).
    .term = Dwelling
glossary-natives = Nine groups, each of which trades through its leader. The Natives page shows how much they like you (10.4).
    .term = Natives
glossary-chit-action = Your twelve action chits show how you can fight and what you can carry. The letter is strength; the number is time, and lower is faster (2.2).
    .term = Action chit
glossary-effort = The asterisks on a chit. You may play at most two asterisks in a round, and the second one fatigues a chit (15.5.5).
    .term = Effort
glossary-fatigue = A chit with asterisks becomes fatigued when you pay for effort. It's out of play until you REST (2.2.2).
    .term = Fatigue
glossary-wound = A chit you lose to a blow. It needs more rest than a fatigued chit. If all your chits are wounded, you die (2.2.8, 2.2.9).
    .term = Wound
glossary-weight = Light, Medium, Heavy or Tremendous. You can't carry anything heavier than your best MOVE chit, boots or horse allows (8.4).
    .term = Weight
glossary-active = Only active belongings work; inactive ones are just carried. You may have one active weapon, one horse and one piece of armor of each kind (2.3).
    .term = Active
glossary-great = Seventeen treasures that count toward victory by themselves (4.2.3).
    .term = Great treasure
glossary-fame = You earn fame and notoriety with treasures and kills. Some cards are worth fame or notoriety while you own them (4.2.4).
    .term = Fame, notoriety
glossary-requirements = The points, usually five, that you divide among your goals before the first day. They determine how much of each you need (4.2).
    .term = Victory requirements
glossary-undercut = An attack hits if it's faster than the target's maneuver (16.4.1).
    .term = Undercut
glossary-intercept = An attack hits if it matches the maneuver: Thrust meets Charge, Swing meets Dodge, Smash meets Duck (16.4.1).
    .term = Intercept

## Highlights, standings, and one-line summaries of rivals' turns

highlight-treasure = A treasure!
highlight-great-treasure = A great treasure!
highlight-discovery = A discovery
highlight-wounds = Wounded
highlight-curse = A curse!
highlight-blocked = Blocked: your turn ends here
highlight-lost-turn = You have no turn today
highlight-failed = { $n ->
    [one] A phase is wasted
   *[other] { $n } phases are wasted
}
scoreboard-fame = fame
scoreboard-notoriety = notoriety
scoreboard-great-treasures = great treasures
scoreboard-treasures = other treasures
scoreboard-periods = days
short-hidden = hidden
short-discovers = finds { $things }
short-gets = takes something from { $from }
short-blocked = blocked
short-loses-turn = no turn
short-kills = kills { $who }
short-searches = { $found ->
    [nothing] searches and finds nothing
   *[other] searches and may find { $what }
}
short-hires = hires { $who }
short-no-deal = no deal with { $who }
short-buys = buys { $what }
short-sells = sells { $what }
short-dies = dies

night-nowhere = You are not on the map yet. From day 1, this page shows what may come at night.

sure-idle = You haven't recorded anything. Skip the whole day?
