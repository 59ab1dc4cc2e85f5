## The game

game-title = Magic Realm
game-about = Seek treasure and fame for a month of secret turns. One to sixteen characters roam twenty tiles, whose monsters wake where a day ends.
setup-encounter = The game
setup-encounter-of = { $encounter ->
    [1] First ENCOUNTER: a treasure hunt
    [2] Second ENCOUNTER: monsters too
    [3] Third ENCOUNTER: hirelings and war
   *[4] Fourth ENCOUNTER: magic, all of it
}
setup-map = The map is laid
    .about = Chance lays all tiles at once; the players lay them in turn, each where he thinks it suits him.
setup-map-of = { $by ->
    [auto] by chance
   *[hand] by the players, tile by tile
}
setup-characters = Characters for each player
    .about = How many each leads, one to four: every one of them has turns and aims of his own.
setup-visitors = Visitors are placed by
    .about = Scholar, Crone, Shaman and Warlock, missions and campaigns wait on six chits: by chance, or placed by the players one after the other.
setup-visitors-of = { $by ->
    [auto] chance
   *[hand] the players
}
setup-weeks = It lasts
    .about = How long the game is, and how many points you then need to win: a week more is a point more.
setup-weeks-of = { $n ->
    [one] one week, for { $points } points
   *[other] { $n } weeks, for { $points } points
}
setup-optional = Optional rules
    .about = What the rulebook leaves open to those who play: weather, ambushes, caches, development and more, each for itself.
setup-optional-of = { $by ->
    [none] none
   *[choose] to be chosen
}
setup-rule = { $rule ->
    [unwritten] Unwritten turns (26.27)
    [quiet-monsters] Quiet monsters (26.2)
    [free-rows] Free rows (26.2)
    [caching] Caches (26.5)
    [alerted-monsters] Alerted monsters (26.6)
    [ambush] Ambush (26.3)
    [serious-wounds] Serious wounds (26.1)
    [flying-activities] Flying activities (26.4)
    [dropping] Dropping (26.7)
    [abilities] Other abilities (26.8)
    [dragon-fire] Dragon fire (26.9)
    [watchful-natives] Watchful natives (26.10)
    [extended-treachery] Wider treachery (26.11)
    [grudges] Grudges (26.12)
    [wide-grudges] Wider grudges (26.12)
    [enhanced-magic] Enhanced magic (26.13)
    [benevolent-spells] Benevolent spells (26.14)
    [enhanced-items] Enhanced artifacts (26.15)
    [pit-attack] The Pit must hit (26.16)
    [automatic-enchanting] Tiles by themselves (26.17)
    [development] Development (26.21)
    [extended-development] Development over games (26.22)
    [commerce] Commerce (26.24)
    [optional-combat] Optional combat (26.25)
   *[sudden-death] Sudden death (26.19)
}
# What a rule does, where it is played.
setup-rule-yes = { $rule ->
    [unwritten] yes: phases are chosen as they come
    [quiet-monsters] yes: who ends hidden wakes nothing
    [free-rows] yes: attackers may share a row
    [caching] yes: goods and gold can be hidden
    [alerted-monsters] yes: dark side up to whoever is seen
    [ambush] yes: a shot may be unseen
    [serious-wounds] yes: many wounds instead of death
    [flying-activities] yes: ALERT and PEER in the air
    [dropping] yes: what is dropped can be picked up
    [abilities] yes: eight may play otherwise
    [dragon-fire] yes: dragons' heads shoot
    [watchful-natives] yes: who is attacked is not alone
    [extended-treachery] yes: kin against kin is treachery
    [grudges] yes: groups remember friends' deeds
    [wide-grudges] yes: they remember all who kill
    [enhanced-magic] yes: casting ties nothing up
    [benevolent-spells] yes: what means well offends nobody
    [enhanced-items] yes: they work as MAGIC chits do
    [pit-attack] yes: as spells that attack do
    [automatic-enchanting] yes: they turn on a seventh day
    [development] yes: characters begin small, and grow
    [extended-development] yes: and from game to game
    [commerce] yes: groups haggle over what is sold
    [optional-combat] yes: runs and blows may fail
   *[sudden-death] yes: who lacks nothing may end it
}
setup-rule-no = no
term-day = day
    .date = day { $n }
    .price = { $n ->
        [one] one gold
       *[other] { $n } gold
    }
    .typed = hide, search, bv4, done

## Endings

ending-month = { $winner ->
    [nobody] The month is over, and what was sought was not found.
   *[other] The month is over: { $names } did best.
}
ending-agreed = { $winner ->
    [nobody] All agreed to end the month, and what was sought was not found.
   *[other] All agreed to end the month: { $names } did best.
}
ending-claimed = { $winner ->
    [nobody] The game has been ended, and what was sought was not found.
   *[other] The game has been ended by whoever lacked nothing: { $names } did best.
}
ending-deserted = { $winner ->
    [nobody] Nobody is left in the Realm.
   *[other] Nobody is left in the Realm; { $names } did best.
}

## Names

way-between = the way { $one }-{ $other } in { $tile }
way-over = the road from { $from } to { $to }
way-off = the road off the map at { $from }
there-group = the { $group }
pile-at = the things on the ground at { $place }
visitor-side = { $side ->
    [scholar] the Scholar
    [crone] the Crone
    [shaman] the Shaman
    [warlock] the Warlock
    [pillage] the campaign Pillage
    [escort-party] the mission Escort Party
    [food-ale] the mission Food and Ale
    [raid] the campaign Raid
    [conquer] the campaign Conquer
    [war] the campaign War
    [revolt] the campaign Revolt
   *[quest] the campaign Quest
}
start-at = { $at ->
    [inn] the Inn
    [house] the House
    [chapel] the Chapel
    [guard-house] the Guard house
    [small-campfire] the small campfire
    [large-campfire] the large campfire
    [ghosts] the Ghosts
   *[outside] the edge of the Borderland
}
curse-name = { $curse ->
    [eyemist] Eyemist
    [squeak] Squeak
    [wither] Wither
    [ill-health] Ill Health
    [ashes] Ashes
   *[disgust] Disgust
}
table-name = { $table ->
    [hide] HIDE
    [peer] PEER
    [locate] LOCATE
    [loot] LOOT
    [meeting] MEETING
    [commerce] COMMERCE
    [missile] MISSILE
    [fumble] FUMBLE
    [stumble] STUMBLE
    [curses] CURSES
    [wishes] WISHES
    [pit] POWER OF THE PIT
    [toadstool-circle] TOADSTOOL CIRCLE
    [crypt-of-the-knight] CRYPT OF THE KNIGHT
    [runes] READING RUNES
    [magic-sight] MAGIC SIGHT
    [transform] TRANSFORM
    [storm] VIOLENT STORM
    [serious-wounds] serious wounds
    [lost] LOST
   *[enchanted-meadow] ENCHANTED MEADOW
}
finding-what = { $finding ->
    [clues] the tile's chits
    [paths] hidden paths
    [passages] secret passages
    [enemies] hidden enemies
    [discover] the sites of the clearing
   *[choice] a choice of what to find
}

# The same beside a chance, where there is little room.
odds-finding = { $finding ->
    [clues] chits
    [paths] hidden paths
    [passages] secret passages
    [enemies] enemies
    [discover] sites
   *[choice] as you choose
}

## Questions of the set-up

ask-of = { $name }: { $text }
ask-tile = Which of your tiles do you lay?
ask-lay = Where do you lay { $tile }?
ask-character = Whom do you play?
ask-ability = How do you play the { $name }?
ability-of = { $ability ->
    [light] As a Light Elf
    [great] As a Great Elf
   *[own] By the optional ability
}
about-ability = { $character ->
    [captain] one die when hiring
    [druid] sites call nothing for him, and no curse holds him
    [magician] chits made ready do not tire at Midnight
    [wizard] MAGIC III2* for one MOVE M5, and ENCHANT without preparing
    [woods-girl] one die in all woods clearings but those of the Ruins and the valleys
    [light-elf] no Medium MOVE or FIGHT is played
    [great-elf] no MOVE L2* is played
    [white-knight] the Order are friends, not allies
   *[black-knight] the Company are friends, not allies
}
ask-gear = From whose stores do you take your { $gear }?
ask-visitor = Which chit do you place?
about-idle-side = Of no use before the Third ENCOUNTER, and never spoken of: it only fills a box, and may turn over to its other side.
ask-visitor-box = Into which of the seven boxes goes { $side }?
ask-start = Where does the { $name } begin?
ask-entrance = Over which road do you come into the Realm?
ask-needs = What must the { $name } win by the end? Of { $left ->
    [one] the last point
   *[other] { $left } points
}, how many as { $goal ->
    [great] great treasures (one each)
    [spells] spells learned (two each)
    [fame] fame (10 each)
    [notoriety] notoriety (20 each)
   *[gold] gold (30 each)
}? What is left over must be gold, 30 each.

## Questions of the day

ask-familiar = The familiar's phase { $n }: what does it do?
ask-claim = The { $name } lacks nothing any more:
ask-farewell = Does the { $name } stop before the month is over?
# What allows a phase, as it is spent or kept.
retag-source = { $source ->
    [basic] a basic phase
    [sunlight] sunlight
    [sheltered] a sheltered phase
   *[other] { $name }
}
act-retag = Phase { $n } by { $source }: keep { $kept }
about-retag = What you do stays the same: another of your phases is spent on it.{ $source ->
    [sunlight] {" "}Sunlight serves on no day with a cave.
   *[other] { "" }
}
ask-record = Phase { $n }: what do you record?
    .first = Phase 1 of your turn? You have { $left }.
    .so-far = Phase { $n }? Left: { $left }. So far: { $so }.
    .last = Phase { $n }, the last: with it the turn stands. Left: { $left }. So far: { $so }.
phases-basic = { $n } basic
phases-sunlight = { $n } sunlight
phases-roof = { $n } sheltered
# Phases for who stays under a roof, where the weather gives any.
phases-sheltered = , { $n } sheltered
ask-now = Does the { $name } take the turn now, before a chit is drawn?
ask-phase-start = Before phase { $n }: do you change what you wear and carry?
ask-block = Monsters are here. Do you block one, so that it stays?
ask-pick-up = Do you pick up what lies here?
ask-got = You have got { $what }. What do you do with it?
ask-search = Where do you search, and for what?
ask-finding = You may choose what to find at { $place }:
ask-exchange = This chit stands for something else. Do you turn it into that now?
ask-open = What opens { $door }?
ask-teleport = Where to?
ask-banish = Whom do you send home?
ask-vision = Into which box do you look?
ask-end-curse = What ends?
ask-red-die = Your Magic Wand sets one die of { $table }. To what?
ask-trade = With whom do you trade?
ask-sell = { $gold ->
    [0] What do you sell to { $trader }?
   *[other] What do you sell to { $trader }? So far for { $gold } gold.
}
ask-stage = At which stage does the { $name } begin?
act-stage = Stage { $stage }, { $title }
about-stage = { $chits } chits, { $points } points to win. { $gear }.{ $spells ->
    [0] { "" }
    [one] {" "}One spell.
   *[other] {" "}{ $spells } spells.
}{ $stage ->
    [1] {" "}No advantage yet, and neutral to all.
    [2] {" "}One advantage, and neutral to all.
    [3] {" "}One advantage.
    [4] {" "}As the card says.
    [5] {" "}As the card says, and 15 gold.
    [6] {" "}As the card says; 15 gold and a card.
    [7] {" "}As the card says; 15 gold, a card, 5 fame and 10 notoriety.
    [8] {" "}As the card says; 15 gold, a card, 5 fame and 10 notoriety, a horse.
    [9] {" "}As the card says; 15 gold, a card, 5 fame and 10 notoriety, a horse, a phase more each day.
   *[10] {" "}As the card says; 15 gold, a card, 5 fame and 10 notoriety, a horse, a phase more each day, a weapon, armor or a spell.
}
ask-further = How many chits beyond stage { $stage } has the { $name } come to in the games before?
ask-gain = { $what ->
    [card] Of whom has the { $name } a card, by chance?
    [horse] Which horse has the { $name }?
   *[arm] Which weapon or armor has the { $name }, or a spell?
}
act-gain = { $what } of { $from }
ask-grow = Which chit does the { $name } gain?
thing-ground = the ground
thing-cache = cache { $n }
there-cache = { $what }
    .own = { $what } of your own: { $gold } gold{ $n ->
        [0] { "" }
       *[other] , { $things }
    }
ask-cache = What do you do with your goods?
ask-cache-goods = What goes into the cache? { $gold } gold lie in it.
ask-cache-sum = { $side ->
    [cache] How much gold goes into the cache?
   *[owner] How much gold do you take out?
}
act-cache-make = Make a cache here
act-cache-open = Open { $cache }
act-cache-gold = { $to ->
    [cache] Put gold in
   *[owner] Take gold out
}
act-cache-take = Take out { $what }
tell-caches = { $how ->
    [makes] The { $name } hides something here.
   *[opens] The { $name } opens a cache.
}
ask-offer = { $result ->
    [demand] { $trader } demand it for { $price } gold. Who refuses is blocked.
   *[offer] { $trader } offer { $price } gold for it.
}
ask-buy = What do you want of { $trader }?
ask-drinks = { $battle ->
    [yes] A roll will say whether { $trader } fight you tonight.
   *[no] A roll will say how { $trader } take you.
} Drinks first, for { $price } of your { $gold } gold? They like you better for it.
ask-price = { $trader } wants { $owed } gold. Do you pay?
    .with = { $trader } would give { $what }, and { $gold } gold with it. Do you take it?
    .for = { $what } { $is ->
        [whole] would be { $price } gold
       *[part] is { $price } gold, { $owed } of it still to be paid
    }, and you have { $gold }. Do you pay?
ask-boon = { $trader } gives it as a favor, or for { $price } gold. Which?
ask-affront = { $trader } { $result ->
    [insult] insults you. Do you bear it (5 notoriety) or are you blocked?
   *[challenge] challenges you. Do you decline (5 fame) or are you blocked?
}
ask-rest = { $left ->
    [one] You rest. Which chit recovers?
   *[other] You rest { $left } asterisks. Which chit recovers?
}
ask-evening = The evening: do you change what you carry, or deal with somebody here?
ask-deal-with = With whom do you deal?
ask-deal-give = What do you offer the { $name }?
ask-deal-for = What do you want of the { $name }?
ask-deal-gold = How much gold?
ask-deal = The { $name } offers { $gives } for { $asks }. Do you agree?
deal-nothing = nothing
deal-gold-of = { $n } gold

## Answers

act-deal-with = Deal with the { $name }
act-from = From { $group }
act-box = Box { $box }
act-entrance = By the road into { $place }
act-pack = Pack { $what } on the { $horse }
act-block = Block { $who }
act-search = { $table ->
    [peer] PEER at { $place }: what can be seen
    [magic-sight] MAGIC SIGHT at { $place }
   *[locate] LOCATE at { $place }: what is hidden
}
act-loot = LOOT { $what }
act-exchange = Turn { $chit } into what it stands for
act-open-strength = The strength you wished for
act-free = { $curse } of the { $name }
act-trade = { $side ->
    [buy] Buy from { $with }
   *[sell] Sell to { $with }
}
act-rest = { $chit }, { $state ->
    [wounded] wounded
   *[fatigued] weary
}
    .change = { $chit }, { $state ->
        [wounded] wounded
       *[fatigued] weary
    }; { $change } grows weary instead
act-handle = { $kind ->
    [activate] Activate { $what }
    [deactivate] Put { $what } away
    [abandon] Leave { $what } here
    [drop] Drop { $what } openly
    [pick-up] Pick up { $what }
    [unpack] Take { $what } off the horse
    [turn] Turn { $what } over
    [hand] Hand over { $what }
    [buy] Ask for { $what }
   *[ask-for] { $what }
}
# One of several counters that look alike, by its number.
act-which = { $label } (no. { $n })
act-word = { $kind ->
    [done] { $topic ->
        [record] All done
        [phase-start] Go on
        [evening] Nothing to change or deal
        [pick-up] Leave it
       *[other] Done
    }
    [repeat] The same as yesterday
    [now] Now
    [wait] Wait for the draw
    [go] { $topic ->
        [shake-off] Leave nobody
       *[other] Go on
    }
    [go-on] { $topic ->
        [pick-up] Leave it, and do not ask again this turn
       *[other] Go on, and do not ask again this turn
    }
    [show-himself] Come out of hiding
    [keep] { $topic ->
        [exchange] Put it back
       *[other] Keep it, inactive
    }
    [pass] Block nobody
    [spare] Block nobody for the rest of this turn
    [drink] Buy them drinks
    [pay] Pay
    [refuse] { $topic ->
        [deal] Refuse
        [affront-battle] Do not: they fight you tonight
       *[other] No deal
    }
    [favor] As a favor
    [as-ever] By the card alone
    [gain-spell] One spell more
    [suffer] Bear it, and lose the points
    [buy-back] Buy back the favor
    [gold] Gold
    [accept] { $topic ->
        [alike] Yes
       *[other] Agree
    }
    [farewell] Stop before the month is over
    [ask-all] Be asked at every step
    [ask-new] Be asked only what is new
    [stay] Stay, and let the month go on
    [end-month] { $topic ->
        [claim] End the game here
       *[other] End the month now, if all others agree
    }
    [play-on] { $topic ->
        [claim] Play on
       *[other] Rather play the month out
    }
    [end-life] Take one's own life; a new character comes in two days
   *[nothing] { $topic ->
        [alike] No
        [drinks] No drinks
       *[other] Nothing
    }
}
about-asking = Before each phase and in the evening you may change what you wear, deal, or block somebody; else you are asked only when there is something new.
act-lay = turned by { $turn } degrees
    .beside = by { $turn } degrees, { $tiles }
road-joined = { $own } with { $other }
about-lay = { $open ->
    [one] One road leads out of it.
   *[other] { $open } roads lead out of it.
}
    .joined = Roads join { $joints }; { $open ->
        [0] none leads into the open.
        [one] one leads into the open.
       *[other] { $open } lead into the open.
    }
about-tile = A { $kind } tile: { $clearings } clearings, roads over { $roads ->
    [one] one edge
   *[other] { $roads } edges
}. { $ways ->
    [one] It fits in one way.
   *[other] It fits in { $ways } ways.
}
# At which side of a tile that lies.
edge-of = { $edge ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
} of { $tile }
about-price = price { $n }
about-fame = fame { $n }
about-notoriety = notoriety { $n }
about-no-gear = no gear
about-character = { $weight ->
    [L] Light
    [M] Medium
   *[H] Heavy
}; { $gear }{ $spells ->
    [0] { "" }
    [one] ; one spell
   *[other] ; { $spells } spells
}.
about-horse = walks { $walk }, gallops { $gallop }
about-weapon = length { $length }, { $alike ->
    [yes] { $alerted }
   *[no] { $alerted } alerted, else { $unalerted }
}

# The special advantages of the characters, each by its name and what it does (24).
special-advantage = { $advantage ->
    [aim] Aim: 1 less on MISSILE rolls.
    [archer] Archer: one die on MISSILE with a bow.
    [aura-of-power] Aura of Power: an ENCHANT phase more a day.
    [barter] Barter: one die on MEETING in a TRADE.
    [berserk] Berserk: his BERSERK chit makes him Tremendous until Midnight.
    [cave-knowledge] Cave Knowledge: one die in caves to HIDE, meet and SEARCH.
    [clever] Clever: takes his turn of the day when he likes.
    [concealment] Concealment: one die to HIDE.
    [disembodied] Disembodied: searches by Magic Sight alone.
    [elusiveness] Elusiveness: a HIDE phase more a day.
    [experience] Experience: knows every hidden way.
    [familiar] Familiar: an unseen creature scouts for her.
    [fear] Fear: one die on MEETING.
    [health] Health: a REST phase more a day.
    [heavenly-protection] Heavenly Protection: Demons and Imps leave him alone.
    [honor] Honor: 1 less on MEETING rolls.
    [knowledge] Knowledge: 1 less on READING RUNES.
    [learning] Learning: one die on READING RUNES.
    [lore] Lore: one die on READING RUNES.
    [magical-paraphernalia] Magical Paraphernalia: an ALERT phase more a day.
    [peace-with-nature] Peace with Nature: chits call no monsters for him.
    [reputation] Reputation: a phase more a day at a Dwelling.
    [robust] Robust: a REST phase more a day.
    [short-legs] Short Legs: no sunlight phases, but an asterisk more a REST.
    [stamina] Stamina: a MOVE phase more a day.
   *[tracking-skills] Tracking Skills: one die in the woods to HIDE, meet and SEARCH.
}
about-activity = { $kind ->
    [fly-on] You come down in a clearing that a die names, once you do anything but fly on, ALERT or PEER.
    [fly] You come down in a clearing that a die names, once you do anything else.
    [hide] Monsters neither block nor find who is hidden.
    [search] One roll on PEER, LOCATE or LOOT, chosen when it comes.
    [cache] A cache of your own where you are then, made or opened.
    [trade] With a native leader or a visitor where you are then.
    [hire] With a native group that is where you are then.
    [follow] No turn of your own today: you go along, and share what is found.
    [rest] One asterisk of weary or wounded chits recovers.
    [alert] Your weapon ready side up, or a MAGIC chit that casts at once.
    [enchant] The first of a day prepares; each later one makes colour of a chit, or turns the tile over.
    [enchant-far] The same for a clearing far away.
    [leave] You leave the game, and are scored at once.
   *[peer] One roll on PEER for a clearing far away.
}
about-search = { $table ->
    [peer] A path that is found can be gone today. Chits tell which sites and monsters are here.
    [magic-sight] It stands for the other tables, and finds neither paths nor passages.
   *[locate] A passage that is found can be gone today. A site must be found before anybody LOOTs it.
}
about-loot-cache = The roll says which from the top is yours; gold lies uppermost.
about-loot = The roll says which of { $n } from the top is yours{ $site ->
    [cairns] ; each roll costs an asterisk
    [pool] ; each find costs an asterisk
    [vault] ; it must be opened first
   *[other] { "" }
}.
note-undiscovered = { $kind ->
    [secret] By a secret passage you have not discovered: it fails unless you find that first.
   *[hidden] By a hidden path you have not discovered: it fails unless you find that first.
}
note-mountain = { $half ->
    [second] The second half of the climb.
   *[first] { $phases ->
        [2] A mountain takes two phases: record it twice.
       *[other] A mountain takes { $phases } phases in this season; this is number { $n }.
    }
}
note-cave = A cave: no sunlight phases on this day.
note-block = { $who } there would block you unless you are hidden.
note-coming = { $who } may come there tonight.

## The chronicle

tell-lays = { $player } lays { $tile }.
tell-map = The Realm is laid: { $n } tiles.
tell-takes = { $player } plays the { $name }.
tell-stage = The { $name } is at stage { $stage }: { $title }.
tell-next-stage = { $stage ->
    [11] The { $name } has come as far as one can, and retires.
   *[other] In the next game the { $name } begins at stage { $stage }{ $chits ->
        [0] { "" }
        [one] , with a chit more
       *[other] , with { $chits } chits more
    }{ $how ->
        [won] : a stage for having won.
        [lived] : a chit for having lived.
       *[died] : a stage less for having died.
    }
}
tell-grows = The { $name } gains { $chits }.
tell-visitor = { $side } waits in box { $box }.
tell-dwelling = At { $place }: { $dwelling }.
tell-starts = The { $name } begins at { $at }, with { $gear }.
tell-day = { $week ->
    [yes] Day { $day } dawns, the last of a week.
   *[no] Day { $day } dawns.
}
tell-prowl = Monster Roll { $dice }: { $n ->
    [one] row { $rows } prowls
   *[other] rows { $rows } prowl
} today.
tell-regenerates = { $n ->
    [one] { $who } returns to where it began.
   *[other] { $who } return to where they began.
}
tell-flips = Chits turn over: now { $sides }.
tell-turn = The turn of the { $name } ({ $player }){ $chosen ->
    [yes] , who chose the moment
   *[no] { "" }
}.
tell-activity = The { $name }: { $what }.
tell-blank = { $why ->
    [declined] The { $name } lets a phase go by: { $what }.
   *[other] The { $name } cannot { $what }: { $because }.
}
blank-why = { $why ->
    [no-way] no road leads there
    [no-wings] there are no wings to fly with
    [undiscovered] the way is not discovered
    [cave] a cave, after a phase of sunlight
    [climbing] the climb is not done
    [source] what allowed it is gone
    [curse] a curse forbids it
    [weary] too weary for anything but rest
    [form] not in this form
    [lost] lost, with nowhere to go
    [weather] the weather forbids it
   *[nothing] there is nothing to be done
}
tell-moves = { $from ->
    [yes] The { $name } goes to { $place }.
   *[no] The { $name } comes into { $place }.
}
tell-flies = The { $name } flies to { $tile }.
tell-lands = The { $name } comes down at { $place }.
tell-familiar = { $why ->
    [none] The familiar of the { $name }: { $what }.
   *[other] The familiar of the { $name } cannot { $what }.
}
tell-climbs = The { $name } begins the climb to { $place }.
tell-loses-turn = { $why ->
    [asleep] The { $name } sleeps the turn away.
   *[blocked] The { $name } has been blocked, and has no turn.
}
tell-table = The { $name } rolls { $dice } on { $table }{ $changed ->
    [yes] , with { $modifier }
   *[no] { "" }
}: { $result }.
tell-hides = { $hidden ->
    [yes] The { $name } is hidden.
   *[no] The { $name } finds no place to hide.
}
tell-sees = { $n ->
    [0] The { $name } sees that there are no chits here.
   *[other] The { $name } sees { $chits }.
}
tell-finds-enemies = The { $name } has found hidden enemies for today.
tell-discovers = The { $name } discovers { $things }.
tell-spies = The { $name } watches, and learns of { $things }.
tell-finds-nothing = The { $name } finds nothing.
tell-gets = The { $name } takes something from { $from }.
    .what = The { $name } takes { $what } from { $from }{ $does ->
        [nothing] .
       *[other] : { $does }.
    }
tell-opens = The { $name } opens { $door } with { $with }.
tell-shows = The { $name } shows { $what }.
tell-gold = The { $name } gets { $gold } gold.
    .pays = The { $name } pays { $gold } gold.
tell-fame = The { $name }: fame { $fame }, notoriety { $notoriety }.
tell-arranges = The { $name } { $how ->
    [activates] activates { $what }
    [deactivates] puts { $what } away
    [packs] packs { $what } on a horse
    [abandons] leaves { $what } behind
    [drops] drops { $what }
   *[returns] gives { $what } back, used up
}.
tell-sells = The { $name } sells { $what } to { $buyer } for { $gold } gold.
# What a favor owed is called where its price is asked.
tell-favor-owed = the favor owed
tell-shows-goods = The { $name } shows { $buyer }: { $what }{ $drinks ->
    [yes] , after a round of drinks
   *[no] { "" }
}.
tell-bids = { $trader } { $result ->
    [block] will have none of it
    [opportunity] like what they see, and think again
    [trouble] take it ill, and think again
    [demand] demand it, for the price and { $gold } gold
   *[offer] offer the price and { $gold } gold
}.
tell-asks-price = The { $name } asks { $from } for { $what }{ $drinks ->
    [yes] , after a round of drinks
   *[no] { "" }
}.
tell-meeting-tonight = { $trader } { $result ->
    [insult] are rude
    [challenge] give a challenge
    [block] stand in the way
    [trouble] make trouble
    [opportunity] are in a good mood
   *[peace] let the { $name } be tonight
}.
tell-meeting = { $trader } { $is ->
    [group] { $result ->
        [boon] offer a favor
        [price1] would deal for the price
        [price2] would deal for twice the price
        [price3] would deal for three times the price
        [price4] would deal for four times the price
        [nodeal] will not deal
        [insult] are rude
        [challenge] give a challenge
        [block] stand in the way
        [trouble] make trouble
       *[opportunity] are in a good mood
    }
   *[one] { $result ->
        [boon] offers a favor
        [price1] would deal for the price
        [price2] would deal for twice the price
        [price3] would deal for three times the price
        [price4] would deal for four times the price
        [nodeal] will not deal
        [insult] is rude
        [challenge] gives a challenge
        [block] stands in the way
        [trouble] makes trouble
       *[opportunity] is in a good mood
    }
}.
tell-buys = { $boon ->
    [yes] The { $name } gets { $what } from { $from } as a favor.
    [given] The { $name } gets { $what } from { $from }, and { $gold } gold with it.
   *[no] The { $name } buys { $what } from { $from } for { $gold } gold.
}
tell-buys-back = The { $name } pays { $gold } gold and owes { $from } no favor any more.
tell-no-deal = The { $name } and { $trader } come to no deal.
tell-rests = The { $name } rests: { $chit } is { $becomes ->
    [active] back in play
   *[fatigued] only weary now
}.
tell-fatigues = The { $name } wearies { $chits }.
tell-wounded = The { $name } is wounded: { $chits }.
tell-uncursed = { $curse } does nothing to the { $name }.
tell-cursed = The { $name } is cursed with { $curse }: { $does }.
tell-freed = The { $name } is free of { $curses }.
tell-wish = The { $name } has a wish: { $wish ->
    [teleport] to be elsewhere
    [banish] that somebody were elsewhere
    [vision] to see what lies hidden
    [peace] for peace
    [health] for health
   *[strength] for strength
}.
tell-pit = The Power of the Pit meets { $target }: { $result ->
    [doom] all who are in sight here die
    [death] death
    [terror] terror wounds the small, and kills the weak
    [blight] blight wounds all that can tire
    [forget] magic is forgotten
   *[rust] armor rusts
}.
tell-teleports = The { $name } is at { $place } all at once.
tell-looks-into = The { $name } looks at what lies with { $box }: { $what }.
tell-armor = { $what } of the { $name } is { $destroyed ->
    [yes] destroyed
   *[no] damaged
}.
tell-sent-home = { $who } is gone.
tell-sleep = { $kind ->
    [sleeps] The { $name } falls asleep among the flowers.
   *[wakes] The { $name } wakes, rested.
}
tell-blocks = { $by ->
    [denizens] The { $name } is blocked by { $who }{ $lost ->
        [0] { "" }
        [one] , and loses a phase
       *[other] , and loses { $lost } phases
    }.
   *[character] The { $name } blocks { $who }.
}
tell-turned-up = { $tile } shows its chits: { $chits }.
tell-appears = { $n ->
    [one] At { $place } appears { $who }.
   *[other] At { $place } appear { $who }.
}
tell-prowls = { $n ->
    [one] { $who } comes to { $place }.
   *[other] { $who } come to { $place }.
}
tell-comes = { $who } comes to { $place }.
tell-gives = The { $name } gives the { $receiver } { $what }.
tell-slain = { $who } dies.
    .by = { $name } slays { $who }.
tell-dies = The { $name } dies.
    .by = The { $name } is killed by { $by ->
        [pit] the Power of the Pit
       *[other] { $by }
    }.
tell-leaves = The { $name } leaves the Realm.
tell-scores = The { $name } comes to { $total } points.

## What a player may ask

inquiry-about = { $word ->
    [look] a clearing
    [tonight] a clearing
    [character] a name
    [term] a word
    [fight] { "" }
    [natives] { "" }
    [magic] a spell
    [weather] { "" }
   *[turn] { "" }
}
inquiry-text = { $word ->
    [look] what is in a clearing
    [tonight] what may come to a clearing tonight
    [fight] whether you can win against the monsters where you stand
    [turn] what you have recorded
    [character] a character, with chits and belongings
    [natives] how the natives stand to you, and where they are
    [magic] colours and spells in being, or what a spell does
    [weather] the season, the weather of this week and what it does
   *[term] a word of the game explained
}
look-unknown = There is no clearing "{ $name }": name a tile and a number, as in bad valley 4 or bv4.
magic-unknown = There is no spell "{ $name }"; say magic alone for all of them.
look-nobody = Nobody here is called "{ $name }".
turn-nobody = You lead nobody.
turn-of = { $name }: { $phases }
turn-of-none = { $name }: nothing is recorded.
character-told = { $name }, played by { $player }, { $where }{ $hidden ->
    [yes] , hidden
   *[no] { "" }
}.
character-fame = Fame { $fame }, notoriety { $notoriety }.
    .gold = Fame { $fame }, notoriety { $notoriety }, { $gold } gold.
character-chits = In play: { $active }.
character-out = Out of play: { $chits }.
character-owns = { $what } ({ $active ->
    [yes] active
   *[no] inactive
}; { $about })
term-all = Words that can be explained: { $terms }.
term-unknown = "{ $term }" is no word of the glossary; say term alone for all of them.

## Chances

odds-nothing = nothing
result-hide = { $result ->
    [hide] hidden
   *[nothing] not hidden
}
result-card = { $result ->
    [treasure] the treasure under it
    [teleport] to any cave
    [hearing] seeing and enchanting far away
    [pit] the Power of the Pit
    [curse] a curse
    [wish] a wish
    [health] all chits recover
    [gold] one gold
   *[nothing] nothing
}
result-pit = { $result ->
    [doom] all in sight die
    [death] death
    [terror] wounds for the small
    [blight] wounds for all that tires
    [forget] magic forgotten
   *[rust] armor rusts
}
result-wish = { $result ->
    [teleport] to be elsewhere
    [banish] somebody is elsewhere
    [vision] to see what is hidden
    [peace] peace
    [health] health
   *[strength] strength
}
result-loot = piece { $n } from the top
roll-reading = { $dice ->
    [1] one die
   *[other] the higher counts
}
    .changed = { $dice ->
        [1] one die
       *[other] the higher counts
    }, { $modifier }
roll-prowl = Monster Roll
roll-prowl-row = { $who }

## Bots

bot-mentor = Fights a fight out in thought before it answers, and goes where it can win one or find something.
bot-apprentice = Seeks the nearest treasure, hides where it is dangerous, and sells what it has found.
