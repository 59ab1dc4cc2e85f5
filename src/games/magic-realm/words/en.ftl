## The game

game-title = Magic Realm
game-about = Hunt treasure and fame, planning each turn in secret. One to sixteen characters roam twenty tiles for a month, and monsters appear where they end the day.
setup-encounter = Game
setup-encounter-of = { $encounter ->
    [1] First ENCOUNTER: a treasure hunt
    [2] Second ENCOUNTER: monsters too
    [3] Third ENCOUNTER: hirelings and war
   *[4] Fourth ENCOUNTER: magic, the full game
}
setup-map = Map
    .about = The map is laid out at random, or by the players, who choose where each tile goes.
setup-map-of = { $by ->
    [auto] laid out at random
   *[hand] laid out by the players, tile by tile
}
setup-characters = Characters per player
    .about = How many characters each player controls, from one to four. Each has its own turns and goals.
setup-visitors = Visitors
    .about = Six chits show the Scholar, Crone, Shaman and Warlock, the missions and the campaigns. They are placed at random, or by the players in turn.
setup-visitors-of = { $by ->
    [auto] placed at random
   *[hand] placed by the players
}
setup-weeks = Length
    .about = How long the game lasts. Each extra week adds one point to the number you need to win.
setup-weeks-of = { $n ->
    [one] one week, { $points } points to win
   *[other] { $n } weeks, { $points } points to win
}
setup-optional = Optional rules
    .about = Choose each of the rulebook's optional rules separately: weather, ambushes, caches, development and more.
setup-optional-of = { $by ->
    [none] none
   *[choose] choose below
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
    [automatic-enchanting] Automatic enchanting (26.17)
    [development] Development (26.21)
    [extended-development] Development across games (26.22)
    [commerce] Commerce (26.24)
    [optional-combat] Optional combat (26.25)
   *[sudden-death] Sudden death (26.19)
}
# The effect of an optional rule.
setup-rule-yes = { $rule ->
    [unwritten] yes: you choose each phase as it comes
    [quiet-monsters] yes: turns that end hidden summon none
    [free-rows] yes: attackers may share a row
    [caching] yes: goods and gold can be hidden
    [alerted-monsters] yes: dark side up when they see you
    [ambush] yes: you may shoot and stay hidden
    [serious-wounds] yes: some fatal blows only wound
    [flying-activities] yes: you can ALERT and PEER in the air
    [dropping] yes: dropped items can be picked up
    [abilities] yes: eight characters have options
    [dragon-fire] yes: dragons' heads shoot
    [watchful-natives] yes: groups defend their members
    [extended-treachery] yes: natives won't fight their own
    [grudges] yes: groups remember what you do
    [wide-grudges] yes: they remember every killing
    [enhanced-magic] yes: casting doesn't tie up chits
    [benevolent-spells] yes: kind spells offend nobody
    [enhanced-items] yes: they work like MAGIC chits
    [pit-attack] yes: like any attack spell
    [automatic-enchanting] yes: tiles turn over every seventh day
    [development] yes: characters start weak and grow
    [extended-development] yes: from game to game, too
    [commerce] yes: groups haggle over what you sell
    [optional-combat] yes: attacks and escapes may fail
   *[sudden-death] yes: meet your goals and end the game
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
    [nobody] Time is up. Nobody reached their goals.
   *[other] Time is up. { $names } did best.
}
ending-agreed = { $winner ->
    [nobody] Everyone agreed to end the game early. Nobody reached their goals.
   *[other] Everyone agreed to end the game early. { $names } did best.
}
ending-claimed = { $winner ->
    [nobody] The game was ended early. Nobody reached their goals.
   *[other] The game ended when somebody met every goal. { $names } did best.
}
ending-deserted = { $winner ->
    [nobody] Nobody is left in the Realm.
   *[other] Nobody is left in the Realm. { $names } did best.
}

## Names

way-between = the roadway { $one }-{ $other } in { $tile }
way-over = the road from { $from } to { $to }
way-off = the road off the map at { $from }
# A name within a sentence. All except numbered monsters have an article.
with-article = the { $name }
one-monster = { $an ->
    [yes] an
   *[no] a
} { $name }
pile-at = the items on the ground at { $place }
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

# Short forms for the odds.
odds-finding = { $finding ->
    [clues] chits
    [paths] hidden paths
    [passages] secret passages
    [enemies] enemies
    [discover] sites
   *[choice] your choice
}

## Questions of the setup

ask-of = { $name }: { $text }
ask-tile = Which tile will you lay?
ask-lay = Where will you lay { $tile }?
ask-character = Which character will you play?
    .next = { $fate ->
        [left] Your { $name } left the Realm on day { $day }
       *[dead] Your { $name } died on day { $day }
    }. Which character will you play now?
ask-ability = How will you play the { $name }?
about-ability = { $character ->
    [captain] roll one die when hiring
    [druid] site chits summon nothing, and curses have no effect
    [magician] alerted chits aren't fatigued at Midnight
    [wizard] a MAGIC III2* chit instead of one MOVE M5, and ENCHANT without preparing
    [woods-girl] roll one die in all woods clearings except those in the Ruins and the valleys
    [light-elf] can't play Medium MOVE or FIGHT chits
    [great-elf] can't play MOVE L2*
    [white-knight] the Order are friends, not allies
   *[black-knight] the Company are friends, not allies
}
ask-gear = Which group will you take your { $gear } from?
ask-visitor = Which chit will you place?
about-idle-side = Before the Third ENCOUNTER it does nothing except fill a box, but it may turn over to its other side.
ask-visitor-box = Which of the seven boxes will you put { $side } in?
ask-start = Where will you start?
ask-entrance = Which road will you enter the Realm by?
ask-needs = How will you divide the { $name }'s { $points } victory points?
needs-goal = { $goal ->
    [great] Great treasures
    [spells] Spells learned
    [fame] Fame
    [notoriety] Notoriety
   *[gold] Gold
}
# What $n points require.
needs-gives = { $goal ->
    [great] { $n ->
        [one] 1 great treasure
       *[other] { $n } great treasures
    }
    [spells] { $n } spells
    [fame] { $n } fame
    [notoriety] { $n } notoriety
   *[gold] { $n } gold
}
# $gives is what one point requires.
needs-gives-each = { $gives } per point

## Questions of the day

ask-record-familiar = What will your familiar do in phase { $n }?
ask-claim = You have met every goal. End the game here?
ask-farewell = Stop playing before the last day?
# The source of a phase that is spent or kept.
retag-source = { $source ->
    [basic] a basic phase
    [sunlight] sunlight
    [sheltered] a sheltered phase
   *[other] { $name }
}
act-retag = Use { $source } for phase { $n }, and keep { $kept }
about-retag = The activity stays the same; it only uses a different phase.{ $source ->
    [sunlight] {" "}You can't use sunlight on a day you spend partly in a cave.
   *[other] { "" }
}
ask-record = What will you record for phase { $n }?
    .first = What will you record for phase 1? Phases left: { $left }.
    .so-far = And for phase { $n }? Left: { $left }. So far: { $so }.
    .last = And for phase { $n }, your last? Left: { $left }. So far: { $so }.
phases-basic = { $n } basic
phases-sunlight = { $n } sunlight
phases-roof = { $n } sheltered
# Sheltered phases, which some weather adds (26.23).
phases-sheltered = , { $n } sheltered
ask-now = Take your turn now, before the next chit is drawn?
ask-phase-start = Do anything before phase { $n }?
ask-block = Block a monster to keep it here?
ask-pick-up = What will you pick up here?
ask-got = You got the { $what }. What will you do with it?
ask-search = Where and how will you search?
ask-finding = What will you choose to find at { $place }?
ask-exchange = You have seen a chit that represents something else. Exchange it now?
ask-open = What will you open { $door } with?
ask-teleport = Where will you go?
ask-banish = Who will you send home?
ask-vision = Which treasure box will you look into?
ask-end-curse = Which curse or spell will you end?
ask-red-die = Your Magic Wand sets one die for { $table }. Which number will you set?
ask-trade = Who will you trade with?
ask-sell = { $gold ->
    [0] What will you sell to { $trader }?
   *[other] What will you sell to { $trader }? So far: { $gold } gold.
}
ask-stage = Which stage will you start at?
act-stage = Stage { $stage }, { $title }
about-stage = { $chits } chits, { $points } points to win. { $gear }.{ $spells ->
    [0] { "" }
    [one] {" "}One spell.
   *[other] {" "}{ $spells } spells.
}{ $stage ->
    [1] {" "}No advantage yet, and everyone is neutral.
    [2] {" "}One advantage, and everyone is neutral.
    [3] {" "}One advantage.
    [4] {" "}All the advantages on the card.
    [5] {" "}Everything on the card, plus 15 gold.
    [6] {" "}Everything on the card, plus 15 gold and a Treasure card.
    [7] {" "}Everything on the card, plus 15 gold, a Treasure card, 5 fame and 10 notoriety.
    [8] {" "}Everything on the card, plus 15 gold, a Treasure card, 5 fame, 10 notoriety and a horse.
    [9] {" "}Everything on the card, plus 15 gold, a Treasure card, 5 fame, 10 notoriety, a horse and an extra phase each day.
   *[10] {" "}Everything on the card, plus 15 gold, a Treasure card, 5 fame, 10 notoriety, a horse, an extra phase each day, and a weapon, a piece of armor or a spell.
}
ask-further = How many chits beyond stage { $stage } did you gain in earlier games?
ask-gain-card = Which group will you get a random card from?
ask-gain-horse = Which horse will you start with?
ask-gain-arm = Which weapon, piece of armor or spell will you start with?
act-gain = { $what } from { $from }
ask-grow = Which chit will you gain?
thing-ground = the ground
thing-cache = cache { $n }
there-cache = { $what }
    .own = your { $what }: { $gold } gold{ $n ->
        [0] { "" }
       *[other] , { $things }
    }
ask-cache = Make a cache here, or open one?
ask-cache-goods = What will you put in or take out? The cache holds { $gold } gold.
ask-cache-sum = { $side ->
    [cache] How much gold will you put in?
   *[owner] How much gold will you take out?
}
act-cache-make = Make a cache here
act-cache-open = Open { $cache }
act-cache-gold = { $to ->
    [cache] Put gold in
   *[owner] Take gold out
}
tell-caches = { $how ->
    [makes] The { $name } hides something here.
   *[opens] The { $name } opens a cache.
}
ask-offer = { $result ->
    [demand] { $trader } demand to buy for { $price } gold, or they'll block you. Sell?
   *[offer] { $trader } offer { $price } gold. Sell?
}
ask-buy = What would you like to buy from { $trader }?
ask-drinks = { $battle ->
    [yes] Buy { $trader } drinks to make a fight tonight less likely
   *[no] Buy { $trader } drinks first, to make them friendlier
} ({ $price } of your { $gold } gold)?
ask-price = Pay { $trader } { $owed } gold?
    .with = { $trader } would give you { $what } and { $gold } gold. Agree?
    .for = Pay { $price } gold for { $what }{ $is ->
        [whole] { "" }
       *[part] , of which you still owe { $owed }
    }? You have { $gold }.
ask-boon = Accept this from { $trader } as a favor, or pay { $price } gold?
ask-affront = { $result ->
    [insult] Insulted by { $trader }! Swallow it (-5 notoriety), or be blocked?
   *[challenge] Challenged by { $trader }! Decline (-5 fame), or be blocked?
}
ask-rest = { $left ->
    [one] You can rest one asterisk. Which chit will recover?
   *[other] You can rest { $left } more asterisks. Which chit will recover?
}
ask-evening = It's evening. Change what you carry, or deal with somebody here?
ask-deal-give = { $n ->
    [0] What will you offer the { $other }?
   *[other] You offer { $so } to the { $other }. What else?
}
ask-deal-for = { $n ->
    [0] What will you ask the { $other } for, in return for { $gives }?
   *[other] You ask the { $other } for { $so }, in return for { $gives }. What else?
}
ask-deal-gold = How much gold?
ask-deal = The { $name } offers { $gives } for { $asks }. Agree?
deal-nothing = nothing
deal-gold-of = { $n } gold
deal-unnamed = { $good ->
    [a-site] a site here
    [a-cache] a cache here
   *[discoveries] every discovery made here
}
deal-counted = { $kind ->
    [card] { $n ->
        [one] a card
       *[other] { $n } cards
    }
   *[discovery] { $n ->
        [one] a discovery
       *[other] { $n } discoveries
    }
}

## Answers

act-tile = { $tile }
act-take = { $name }
act-ability = { $ability ->
    [light] As a Light Elf
    [great] As a Great Elf
   *[own] With the optional ability
}
act-visitor = { visitor-side }
act-start = { start-at }
act-grow = { $chit }
act-open = { $chit }
act-open-with = { $belonging ->
    [strength] The strength you wished for
   *[other] { $what }
}
act-to = { $place }
act-banish = { $who }
act-look = { $box }
act-finding = { $findings }
act-discovery = { $thing }
act-deal-with = Deal with the { $name }
act-from = From { $group }
act-box = Box { $box }
act-entrance = The road into { $place }
act-pack = Pack the { $what } on the { $horse }
act-block = Block { $fighter }
act-search = { $table ->
    [peer] PEER at { $place }: what can be seen
    [magic-sight] MAGIC SIGHT at { $place }
   *[locate] LOCATE at { $place }: what is hidden
}
act-loot = LOOT { $what }
act-exchange = Exchange { $chit } for what it represents
act-free = The { $name }'s { $curse }
act-trade = { $side ->
    [buy] Buy from { $with }
   *[sell] Sell to { $with }
}
act-rest = { $chit }, { $state ->
    [wounded] wounded
   *[fatigued] fatigued
}{ $change ->
    [none] { "" }
   *[other] ; { $change } becomes fatigued instead
}
act-activate = Activate the { $what }
act-deactivate = Deactivate the { $what }
act-abandon = { $topic ->
    [action] Abandon the { $what }
    [more-gear] Abandon the { $what }
   *[other] Leave the { $what } here
}
act-drop = { $topic ->
    [action] Drop the { $what }
    [more-gear] Drop the { $what }
   *[other] Drop the { $what } openly
}
act-pick-up = { $isOwn ->
    [yes] Pick up the { $what }
   *[no] Pick up the { $what }, using something you could run with
}
act-unpack = Take the { $what } off the horse
act-turn = Turn the { $what } over
act-hand = { $topic ->
    [cache-goods] Put the { $what } in
   *[other] Hand over the { $what }
}
act-buy = Ask the price of the { $what }
act-ask-for = { $topic ->
    [cache-goods] Take the { $what } out
   *[other] { $what }
}
# What the player leaves to the adviser.
stretch-advised = { $stretch ->
    [setup] As advised for the setup
    [day] As advised for the day
    [round] As advised for this round
   *[fight] As advised for this fight
}
# One of several identical counters, with its number.
act-which = { $label } (no. { $n })
act-done = { $topic ->
    [record] All done
    [evening] No changes or deals
    [pick-up] Leave it
    [battle-character] Back to the battle
    [deal-give] Offer that
    [deal-for] Ask for that
   *[other] Done
}
act-repeat = Same as yesterday
act-now = Now
act-wait = Wait for the draw
act-go = { $topic ->
    [phase-start] No changes
    [shake-off] Leave nobody behind
   *[other] Continue
}
act-go-on = { $topic ->
    [phase-start] No changes, and don't ask again this turn
    [pick-up] Leave it, and don't ask again this turn
   *[other] Continue, and don't ask again this turn
}
act-show-himself = Come out of hiding
act-keep = { $topic ->
    [exchange] Put it back
   *[other] Keep it, inactive
}
act-pass = Block nobody
act-spare = Block nobody for the rest of this turn
act-drink = Buy them drinks
act-pay = Pay
act-refuse = { $topic ->
    [deal] Refuse
    [affront] Stand up to them and be blocked
    [affront-battle] Stand up to them and fight them tonight
   *[other] No deal
}
act-favor = As a favor
act-as-ever = As the card says
act-fight = Begin the battle
act-foes = Change the monsters and natives
act-terrain = Change the terrain
act-another = Choose another character or stage
act-hidden = Hide
act-in-sight = Come out of hiding
act-belongings = Change the belongings
act-chits = Change the chits
act-hirelings = Change the hirelings
act-gain-spell = Gain another spell
act-suffer = Swallow it and lose the points
act-buy-back = Buy back the favor
act-gold = Gold
act-discoveries = { $topic ->
    [deal-give] Everything you have discovered here
   *[other] Everything they have discovered here
}
act-accept = { $topic ->
    [alike] Yes
   *[other] Agree
}
act-farewell = Stop before the last day
act-ask-all = Ask me at every step
    .note = You may change what you wear or make deals before each phase and in the evening, and block somebody after each phase. You can be asked each time, or only when there's something new.
act-ask-new = Ask me only when something is new
    .note = { act-ask-all.note }
act-stay = Stay until the last day
act-end-month = { $topic ->
    [claim] End the game here
   *[other] End the game now if everyone agrees
}
act-play-on = { $topic ->
    [claim] Play on
   *[other] Play until the last day
}
act-end-life = End this character's life, and sit out a day before you start again
act-nothing = { $topic ->
    [alike] No
    [drinks] No drinks
    [hire] Nobody
    [trade] Nobody
    [banish] Nobody
    [end-curse] None
    [learn] Record nothing
    [sight-take] Take nothing
    [sight-spells] Nowhere
   *[other] Nothing
}
act-lay = turned { $turn } degrees
    .beside = { $turn } degrees, { $tiles }
road-joined = { $own } to { $other }
about-lay = { $open ->
    [one] One road leads out of it.
   *[other] { $open } roads lead out of it.
}
    .joined = Roads connect { $joints }; { $open ->
        [0] no others lead out of the tile.
        [one] one more leads out of the tile.
       *[other] { $open } more lead out of the tile.
    }
about-tile = A { $kind } tile with { $clearings } clearings and roads across { $roads ->
    [one] one edge
   *[other] { $roads } edges
}. { $ways ->
    [one] It fits in only one way.
   *[other] It fits in { $ways } ways.
}
# The edge of the adjacent tile.
edge-of = { $edge ->
    [N] north
    [NE] northeast
    [SE] southeast
    [S] south
    [SW] southwest
   *[NW] northwest
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
   *[no] { $alerted } alerted, { $unalerted } unalerted
}

# The special advantages with their names and effects (24).
special-advantage = { $advantage ->
    [aim] Aim: subtracts 1 from MISSILE rolls.
    [archer] Archer: rolls one die on MISSILE with a bow.
    [aura-of-power] Aura of Power: an extra ENCHANT each day.
    [barter] Barter: rolls one die on MEETING in a TRADE.
    [berserk] Berserk: after the BERSERK chit is played, only Tremendous harm kills until Midnight.
    [cave-knowledge] Cave Knowledge: rolls one die on HIDE, MEETING and SEARCH in caves.
    [clever] Clever: may take a turn at any point in the day.
    [concealment] Concealment: rolls one die on HIDE.
    [disembodied] Disembodied: can search only by Magic Sight.
    [elusiveness] Elusiveness: an extra HIDE each day.
    [experience] Experience: knows every hidden path and secret passage.
    [familiar] Familiar: an unseen creature scouts for the Witch.
    [fear] Fear: rolls one die on MEETING.
    [health] Health: an extra REST each day.
    [heavenly-protection] Heavenly Protection: Demons and Imps leave the Pilgrim alone.
    [honor] Honor: subtracts 1 from MEETING rolls.
    [knowledge] Knowledge: subtracts 1 from READING RUNES rolls.
    [learning] Learning: rolls one die on READING RUNES.
    [lore] Lore: rolls one die on READING RUNES.
    [magical-paraphernalia] Magical Paraphernalia: an extra ALERT each day.
    [peace-with-nature] Peace with Nature: warning and sound chits summon no monsters for the Druid.
    [reputation] Reputation: an extra phase each day at a Dwelling.
    [robust] Robust: an extra REST each day.
    [short-legs] Short Legs: no sunlight phases, but an extra asterisk per REST.
    [stamina] Stamina: an extra MOVE each day.
   *[tracking-skills] Tracking Skills: rolls one die on HIDE, MEETING and SEARCH in the six Woods tiles.
}
about-activity = { $kind ->
    [fly-on] A die picks the clearing you land in once you do anything except fly on, ALERT or PEER.
    [fly] A die picks the clearing you land in once you do anything else.
    [hide] While you're hidden, monsters neither block nor find you.
    [search] One roll on PEER, LOCATE or LOOT; you choose the table when the phase comes.
    [cache] Make a cache, or open one of yours, wherever you are by then.
    [trade] You deal with a native leader or a visitor wherever you are by then.
    [hire] You ask natives to serve you wherever you are by then.
    [follow] You take no turn of your own today: you go along and share their discoveries.
    [rest] Your fatigued or wounded chits recover one asterisk.
    [alert] Turns your weapon alerted side up, or readies a MAGIC chit to cast at once.
    [enchant] The first ENCHANT of the day prepares; each later one turns a chit into a color chit, or turns the tile over.
    [enchant-far] Like ENCHANT, but for a clearing far away.
    [leave] This character leaves the Realm for good and is scored immediately.
   *[peer] One roll on PEER for that clearing.
}
about-search = { $table ->
    [peer] Once found, a path can be used the same day. Chits show which sites are there and which monsters may come.
    [magic-sight] It replaces the other tables. Only a 1 can find paths or passages.
   *[locate] Once found, a passage can be used the same day. You must discover a site before you can LOOT it.
}
left-to-find = Still to find: { $things }.
    .none = As far as you know, there's nothing left to find there.
left-finding = { $finding ->
    [paths] { $n ->
        [one] a hidden path
       *[other] { $n } hidden paths
    }
    [passages] { $n ->
        [one] a secret passage
       *[other] { $n } secret passages
    }
    [sites] { $n ->
        [one] a site
       *[other] { $n } sites
    }
   *[clues] { $n ->
        [one] a chit you haven't seen
       *[other] { $n } chits you haven't seen
    }
}
about-loot-cache = The roll picks an item, counting from the top; the gold is on top.
about-loot = The roll picks one of { $n } items, counting from the top{ $site ->
    [cairns] ; each roll costs an asterisk
    [pool] ; each find costs an asterisk
    [vault] ; it must be opened first
   *[other] { "" }
}.
note-undiscovered = { $kind ->
    [secret] You haven't discovered this secret passage: the move fails unless you find it first.
   *[hidden] You haven't discovered this hidden path: the move fails unless you find it first.
}
note-mountain = { $is ->
    [last] The last phase of the climb.
    [short] A mountain takes { $phases } phases, and you have too few left today.
   *[earlier] { $phases ->
        [2] A mountain takes two phases: record it twice.
       *[other] A mountain takes { $phases } phases this season; this is number { $n }.
    }
}
note-cave = This is a cave: you get no sunlight phases today.
note-hindered = { $hindrance ->
    [squeak] Squeak: you can't hide.
    [eyemist] Eyemist: you can't search.
    [ill-health] Ill Health: you can't rest.
   *[weather] The weather shows your tracks: you can't hide.
}
note-blocked = { $who } here will block you { $hides ->
    [yes] if the roll fails.
   *[no] unless you're hidden.
}
note-block = { $who } would block you there unless you're hidden.
note-coming = { $who } may come there tonight.

## The log

tell-lays = { $player } lays { $tile }.
tell-map = The map of the Realm is complete, with { $n } tiles.
tell-takes = { $player } plays the { $name }.
tell-stage = The { $name } is at stage { $stage }: { $title }.
tell-next-stage = { $stage ->
    [11] The { $name } has gone as far as possible and retires.
   *[other] Next game, the { $name } starts at stage { $stage }{ $chits ->
        [0] { "" }
        [one] , with an extra chit
       *[other] , with { $chits } extra chits
    }{ $how ->
        [won] : up a stage for winning.
        [lived] : one chit for surviving.
       *[died] : down a stage for dying.
    }
}
tell-grows = The { $name } gains { $chits }.
tell-visitor = { $side } waits in box { $box }.
tell-dwelling = The chit at { $place } is exchanged for { $dwelling }.
tell-starts = The { $name } starts at { $at }, with { $gear }.
tell-day = { $week ->
    [yes] Day { $day } dawns, the last of the week.
   *[no] Day { $day } dawns.
}
tell-prowl = Monster Roll { $dice }: { $n ->
    [one] the monsters in row { $rows }
   *[other] the monsters in rows { $rows }
} of the setup card prowl today.
tell-regenerates = { $many ->
    [no] { $who } returns to where it began.
   *[yes] { $who } return to where they began.
}
tell-flips = Chits turn over and now show { $sides }.
tell-turn = The { $name }'s turn ({ $player }){ $chosen ->
    [yes] , at a time they chose
   *[no] { "" }
}.
tell-activity = The { $name } uses a phase to { $what }.
tell-blank = { $why ->
    [declined] The { $name } skips a phase ({ $what }).
   *[other] The { $name } cannot { $what }: { $because }.
}
blank-why = { $why ->
    [no-way] no road leads there
    [no-wings] there are no wings to fly with
    [undiscovered] that roadway hasn't been discovered
    [cave] a sunlight phase rules out caves today
    [climbing] the climb isn't finished
    [source] the source of the phase is gone
    [curse] a curse prevents it
    [weary] too fatigued for anything but rest
    [form] not in this form
    [lost] lost, with nowhere to go
    [weather] the weather prevents it
   *[nothing] there is nothing to do
}
tell-moves = { $from ->
    [none] The { $name } enters { $place }.
   *[other] The { $name } goes to { $place }.
}
tell-flies = The { $name } flies to { $tile }.
tell-lands = The { $name } lands at { $place }.
tell-familiar = { $why ->
    [none] The { $name }'s familiar uses a phase to { $what }.
   *[other] The { $name }'s familiar cannot { $what }.
}
tell-climbs = The { $name } begins the climb to { $place }.
tell-loses-turn = { $why ->
    [asleep] The { $name } sleeps the turn away.
   *[blocked] The { $name } was blocked and has no turn.
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
tell-finds-enemies = The { $name } can see hidden enemies today.
tell-discovers = The { $name } discovers { $things }.
tell-spies = The { $name } watches and learns about { $things }.
tell-finds-nothing = The { $name } finds nothing.
tell-gets = The { $name } takes something from { $from }.
    .what = The { $name } takes the { $what } from { $from }{ $does ->
        [nothing] .
       *[other] : { $does }.
    }
tell-opens = The { $name } opens { $door } with { $with }.
tell-shows = The { $name } shows the { $what }.
tell-gold = The { $name } gets { $gold } gold.
    .pays = The { $name } pays { $gold } gold.
tell-fame = The { $name } gets { $gains }.
    .loses = The { $name } loses { $gains }.
gain-fame = { $n } fame
gain-notoriety = { $n } notoriety
tell-arranges = The { $name } { $how ->
    [activates] activates the { $what }
    [deactivates] deactivates the { $what }
    [packs] packs the { $what } on a horse
    [abandons] leaves the { $what } behind
    [drops] drops the { $what }
   *[returns] returns the used-up { $what }
}.
tell-sells = The { $name } sells the { $what } to { $buyer } for { $gold } gold.
# An owed favor, as something to be bought back.
tell-favor-owed = the favor owed
tell-shows-goods = The { $name } shows the { $what } to { $buyer }{ $drinks ->
    [yes] , after a round of drinks
   *[no] { "" }
}.
tell-bids = { $with } { $result ->
    [block] will have none of it
    [opportunity] like what they see and think again
    [trouble] take offense and think again
    [demand] demand it for { $sum ->
        [more] { $gold } gold more than the price
        [less] { $gold } gold less than the price
       *[same] the full price
    }
   *[offer] offer { $sum ->
        [more] { $gold } gold more than the price
        [less] { $gold } gold less than the price
       *[same] the full price
    }
}.
tell-asks-price = The { $name } asks { $from } the price of { $what }{ $drinks ->
    [yes] , after a round of drinks
   *[no] { "" }
}.
tell-meeting-tonight = { $with } { $result ->
    [insult] are rude
    [challenge] issue a challenge
    [block] stand in the way
    [trouble] make trouble
    [opportunity] are in a good mood
   *[peace] leave the { $name } alone tonight
}.
tell-meeting = { $with } { $is ->
    [group] { $result ->
        [boon] offer a favor
        [price1] will deal at the base price
        [price2] will deal at twice the price
        [price3] will deal at three times the price
        [price4] will deal at four times the price
        [nodeal] will not deal
        [insult] are rude
        [challenge] issue a challenge
        [block] stand in the way
        [trouble] make trouble
       *[opportunity] are in a good mood
    }
   *[one] { $result ->
        [boon] offers a favor
        [price1] will deal at the base price
        [price2] will deal at twice the price
        [price3] will deal at three times the price
        [price4] will deal at four times the price
        [nodeal] will not deal
        [insult] is rude
        [challenge] issues a challenge
        [block] stands in the way
        [trouble] makes trouble
       *[opportunity] is in a good mood
    }
}.
tell-buys = { $boon ->
    [yes] The { $name } gets { $what } from { $from } as a favor.
    [given] The { $name } gets { $what } and { $gold } gold from { $from }.
   *[no] The { $name } buys { $what } from { $from } for { $gold } gold.
}
tell-buys-back = The { $name } pays { $gold } gold and no longer owes { $from } a favor.
tell-no-deal = The { $name } and { $with } make no deal.
tell-rests = The { $name } rests: { $chit } is { $becomes ->
    [active] back in play
   *[fatigued] now only fatigued
}.
tell-fatigues = The { $name } fatigues { $chits }.
tell-wounded = The { $name } is wounded: { $chits }.
tell-uncursed = { $curse } has no effect on the { $name }.
tell-cursed = The { $name } is cursed with { $curse }: { $does }.
tell-freed = The { $name } is free of { $curses }.
tell-wish = The { $name } wishes { $wish ->
    [teleport] to be elsewhere
    [banish] to send somebody away
    [vision] to see what is hidden
    [peace] for peace
    [health] for health
   *[strength] for strength
}.
tell-pit = The Power of the Pit strikes { $target }: { $result ->
    [doom] everyone in sight here dies
    [death] death
    [terror] terror wounds Light and Medium chits, and kills Light and Medium denizens
    [blight] blight wounds every chit with asterisks
    [forget] magic is forgotten
   *[rust] armor rusts
}.
tell-teleports = The { $name } vanishes and appears at { $place }.
tell-looks-into = The { $name } { $is ->
    [group] looks over the goods that { $box } sell
    [visitor] looks over the goods that { $box } sells
   *[box] looks into { $box }
}: { $what }.
tell-armor = The { $name }'s { $what } is { $destroyed ->
    [yes] destroyed
   *[no] damaged
}.
tell-sent-home = { $who } is gone.
tell-sleeps = The { $name } falls asleep among the flowers.
tell-wakes = The { $name } wakes, rested.
tell-blocks = { $by ->
    [denizens] The { $name } is blocked by { $who }{ $lost ->
        [0] { "" }
        [one] {" "}and loses a phase
       *[other] {" "}and loses { $lost } phases
    }.
   *[character] The { $name } blocks { $who }.
}
tell-turned-up = The chits at { $tile } turn face up: { $chits }.
tell-appears = { $many ->
    [no] { $who } appears at { $place }.
   *[yes] { $who } appear at { $place }.
}
tell-prowls = { $many ->
    [no] { $who } comes to { $place }.
   *[yes] { $who } come to { $place }.
}
tell-comes = { $who } appears at { $place }.
tell-gives = The { $name } gives { $what } to the { $receiver }.
tell-shares = The { $name } tells the { $receiver } about { $things }.
tell-slain = { $who } dies.
    .by = { $name } slays { $who }.
tell-dies = The { $name } dies.
    .by = The { $name } is killed by { $by ->
        [pit] the Power of the Pit
       *[other] { $by }
    }.
tell-leaves = The { $name } leaves the Realm.
tell-scores = The { $name } scores { $total } points.

## Queries

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
inquiry-also = { $word ->
    [look] where
    [character] sheet
   *[turn] { "" }
}
inquiry-text = { $word ->
    [look] shows what is in a clearing
    [tonight] shows what may turn up in a clearing tonight
    [fight] shows whether you can beat the monsters where you are
    [turn] shows what you have recorded
    [character] shows a character's chits and belongings
    [natives] shows how the natives feel about you, and where they are
    [magic] shows colors and spells in effect, or what a spell does
    [weather] shows the season, this week's weather and what it does
   *[term] explains a game term
}
look-unknown = There is no clearing "{ $name }". Type a tile, or a tile and a number, such as bad valley 4 or bv4.
look-nowhere = You have no character on the map yet.
magic-unknown = There is no spell "{ $name }". Type magic alone to list them all.
look-nobody = Nobody here is called "{ $name }".
turn-nobody = You have no character.
turn-of = { $name }: { $phases }
turn-of-none = { $name }: no turn recorded.
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
term-all = Glossary entries: { $terms }.
term-unknown = "{ $term }" is not in the glossary. Type "term" on its own to list every entry.

## Chances

odds-nothing = nothing
result-hide = { $result ->
    [hide] hidden
   *[nothing] not hidden
}
result-card = { $result ->
    [treasure] the treasure under it
    [teleport] you go to any cave
    [hearing] PEER and ENCHANT anywhere today
    [pit] the Power of the Pit
    [curse] a curse
    [wish] a wish
    [health] all chits recover
    [gold] one gold
   *[nothing] nothing
}
result-pit = { $result ->
    [doom] everyone in sight dies
    [death] death
    [terror] Light and Medium chits wounded
    [blight] chits with asterisks wounded
    [forget] magic forgotten
   *[rust] armor rusts
}
result-wish = { $result ->
    [teleport] go elsewhere
    [banish] send somebody away
    [vision] see what is hidden
    [peace] peace
    [health] health
   *[strength] strength
}
result-loot = item { $n } from the top
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

bot-mentor = Simulates each fight before deciding, and goes where it can win one or find something.
bot-apprentice = Heads for the nearest treasure, hides in dangerous places, and sells what it finds.
