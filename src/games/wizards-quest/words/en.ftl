## The game

game-title = Wizard's Quest
game-about = Find your treasures before your rivals find theirs. Two to six warlords of Marnon fight orcs, the dragon and each other.
setup-treasures = Treasures of each warlord
setup-three = three: ring, crown and chest
setup-four = four, of which one is worth nothing

## Names

space-castle = Castle { $number }
region-golden-dunes = Golden Dunes
region-whispery-meadow = Whispery Meadow
region-misty-forest = Misty Forest
region-field-of-fallen = Field of Fallen
region-crystal-mountains = Crystal Mountains
region-ancient-forest = Ancient Forest
army-red = red
army-green = green
army-blue = blue
army-yellow = yellow
army-violet = violet
army-teal = teal
treasure-ring = { $case ->
   *[nominative] the ring
}
treasure-crown = { $case ->
   *[nominative] the crown
}
treasure-chest = { $case ->
   *[nominative] the chest
}
treasure-blank = { $case ->
   *[nominative] the blank treasure
}
leader-hero = { $case ->
   *[nominative] the hero
}
leader-sorcerer = { $case ->
   *[nominative] the sorcerer
}
creature-dragon = { $case ->
   *[nominative] the dragon
}
creature-wizard = { $case ->
   *[nominative] the wizard
}
side-orcs = { $case ->
   *[nominative] the orcs
}
pieces-men = { $case ->
   *[nominative] { $n ->
        [one] one man
       *[other] { $n } men
    }
}
pieces-orcs = { $case ->
   *[nominative] { $n ->
        [one] one orc
       *[other] { $n } orcs
    }
}
pieces-none = { $case ->
   *[nominative] nobody
}
pieces-of = { $name } with { $pieces }

## Petitions

card-farmhands = Farmhands
    .text = The harvest is in. I lend you three men.
card-spearmen = Spearmen
    .text = Four men with good spears ask for your badge.
card-hill-folk = Hill folk
    .text = Five men come down from the hills, and they will not wait.
card-hard-pressed = For the hard-pressed
    .text = Six men come running, if the board holds fewer than seven pieces of yours.
card-ferryman = Ferryman
    .text = One man joins you and his boat waits: one attack or move over sea or river.
card-second-wind = Second wind
    .text = When your campaign is over, lead one more.
card-war-drums = War drums
    .text = When your campaign is over, lead two more.
card-old-friend = An old friend
    .text = Your hero or your sorcerer comes at no cost, with one man at his side.
card-dragon-whistle = Dragon whistle
    .text = Call the dragon to a region you name. It eats once where it lands.
card-my-visit = I come myself
    .text = Name a region and I go there. Where I land, three are added.
card-night-cart = A cart by night
    .text = Move any one treasure up to two spaces. You need not say why.
card-crystal-bowl = Crystal bowl
    .text = See which two of your treasures are which, and take two men along.
card-foul-wind = Foul wind
    .text = Up to four orcs beside your forces run for the caves.
card-orc-quarrel = Orcs quarrel
    .text = In one region all orcs but one a territory walk out. You say where they go.
card-spilt-grain = Spilt grain
    .text = Half of this turn's reinforcements stay at home.
card-no-road = No road
    .text = The roads are mud. No reinforcements reach you this turn.
card-homesick = Homesick
    .text = Two of your men walk home. You say which.
card-fair-shares = Fair shares
    .text = I give to the others too: one man each, placed now.
card-pigs-at-the-gate = Pigs at the gate
    .text = Each orc space beside your forces gets one more orc.
card-smell-of-supper = Smell of supper
    .text = The dragon flies to one of your territories, drawn by lot, and eats once.
card-hider-wakes = The hider wakes
    .text = Whoever hid your treasures moves one of them up to two spaces.
card-at-once = to be played at once
card-to-keep = may be kept

## Questions: the set-up

ask-castle = In which castle do you begin?
    .note = beside { $regions }
ask-settle = Which free territory do you take?
ask-treasure = { $castle ->
    [yes] Which treasure of { $owner } do you hide in a castle?
   *[no] Which treasure of { $owner } do you hide in a territory?
}
ask-hide = Where do you hide { $treasure } of { $owner }?

## Questions: men to be placed

ask-place = { $by ->
    [crown] The crown brings you
    [dragon] The slain dragon brings you
    [card] The petition brings you
   *[none] You have
} { $n ->
    [one] one man
   *[other] { $n } men
} to place. Where?
ask-muster = { $by ->
    [chest] The chest brings you { $n } men. How many of them go to { $space }?
   *[none] How many of { $n } go to { $space }?
}
    .leader = { $leader }, for two men

## Questions: petitions

ask-petition = { $must ->
    [yes] You hold three cards: play one of them.
   *[no] { $drawn ->
        [yes] Play a card, or go on?
       *[no] Draw a petition, play a card, or go on?
    }
}
    .draw = Draw a petition
    .play = Play "{ $card }"
    .boat = Send a boat from { $space }
    .keep = Go on to your reinforcements
ask-ring = The ring has brought you "{ $card }". Play it?
    .play = Play it
    .keep = Keep it
    .discard = Discard it
ask-friend = Who comes to you?
ask-friend-to = Where does { $leader } come to?
ask-region = To which region do you send { $creature }?
ask-cart = { $drawer ->
    [self] Which treasure is moved?
   *[other] Which treasure of { $name } do you move?
}
    .treasure = The treasure of { $owner } in { $space }
ask-cart-to = Where does it go from { $from }? It may go up to { $n } spaces.
ask-peek = Which of your treasures do you look at?
ask-dispel = { $n ->
    [one] One more orc runs away. From where?
   *[other] Up to { $n } orcs run away. From where?
}
    .done = No more
ask-dispel-orcs = How many of the orcs in { $space } run away?
ask-scatter = In which region do the orcs quarrel?
ask-scatter-to = { $n ->
    [one] One orc leaves { $space }. Where does it go?
   *[other] { $n } orcs leave { $space }. Where do they go?
}
ask-scatter-orcs = How many of the { $n } go to { $space }?
ask-homesick = { $n ->
    [one] One man walks home. From where?
   *[other] { $n } men walk home. From where?
}
ask-homesick-men = How many men walk home from { $space }?

## Questions: campaigns

ask-campaign = { $n ->
    [0] Your campaigns are led. What else?
    [one] You may lead one campaign. Whom do you attack?
   *[other] You may lead { $n } campaigns. Whom do you attack?
}
    .attack = Attack { $space }
    .creature = Attack { $creature } in { $space }
    .beaten = beaten { $win } times in 100{ $free ->
        [yes] , in a free campaign
       *[no] {""}
    }
    .end = End your turn
# What stands beside a space or a leader that may be chosen.
note-treasure = a treasure of { $owner }
    .own = your treasure
note-hero = adds 1 to the range; no orcs attack him; can slay the dragon
note-sorcerer = adds 2 to the range; whom he beats he drives where you say
ask-from = From where do you attack { $space }?
    .creature = From where do you attack { $creature } in { $space }?
    .force = { $force }, range { $range }
    .against = { $force }: range { $range } against { $defence }, taken { $win } times in 100
    .beaten = { $force }, range { $range }; with all who can come beaten { $win } times in 100
ask-battle = Range { $attack } against { $defence }: { $attackers } in { $from } against { $defenders } in { $to }.
    .creature = Range { $attack } against { $defence }: { $attackers } in { $from } against { $creature } in { $to }.
    .leaderless = { $against ->
        [dragon] Only a hero or a sorcerer can fight the dragon in { $to }
        [wizard] Only a sorcerer can fight the wizard in { $to }
       *[space] Only a hero can attack the hero in { $to }
    }: call one to { $from }, or leave off.
    .empty = { $to } is empty, and the one piece in { $from } must stay. What now?
    .fight = Fight a battle
    .win = fought out, you take it { $win } times in 100
    .bring = Bring men from { $space }
    .beat = fought out, you beat { $creature } { $win } times in 100
    .spare = up to { $n }
    .then = then range { $range }, taken { $win } times in 100
    .then-beaten = then range { $range }, beaten { $win } times in 100
    .start = before the first battle only
    .lead = Call { $leader } from { $space }
    .swap = the two change places
    .halt = Leave off
ask-supplement = How many men come from { $from } to { $to }?
ask-march = { $to } is empty. How many men move in from { $from }?
    .with = Move in with { $leader }
ask-march-with = How many men go with { $leader }?
ask-boat-to = Where does the boat from { $from } land?
ask-boat-men = How many men sail from { $from } to { $to }?
ask-boat-with = How many men sail with { $leader }?

## Questions: losses

ask-loss = { $how ->
    [gobbled] The dragon eats { $n } of yours in { $space }. Which?
    [dispersed] { $n ->
        [one] One of yours is driven from { $space }. Which?
       *[other] { $n } of yours are driven from { $space }. Which?
    }
   *[other] { $n ->
        [one] You lose one in { $space }. Which?
       *[other] You lose { $n } in { $space }. Which?
    }
}
ask-flee = Where do you send { $pieces } from { $space }?
ask-flee-men = How many of them go to { $space }?

## Words for how things are reached

way-land = over land
way-bridge = over a bridge
way-tunnel = through the tunnel
way-boat = by boat
way-here = in the same space

## The chronicle

tell-roll-first = { $name } rolls { $dice }.
tell-first = { $of ->
    [set-up] { $name } sets up first.
   *[turn] { $name } is the first player.
}
tell-castle = { $name } begins in { $space }.
tell-orcs = { $n } orcs each come to { $spaces }.
tell-settles = { $name } takes { $space }.
tell-hides = { $name } hides a treasure of { $owner } in { $space }.
    .secret = It is { $treasure }, as you alone know.
tell-places = { $name } places { $pieces } in { $space }.
tell-turn = Turn { $turn } begins.
tell-growth = { $name } rolls { $die }: orcs grow in { $region }.
    .none = No orcs can grow in { $region }.
    .where = Orcs grow in { $spaces }.
tell-frenzy = The orcs of { $space } break out.
tell-passed = { $why ->
    [hero] They pass { $space }: a hero is there.
    [dragon] They pass { $space }: the dragon is there.
   *[wizard] They pass { $space }: the wizard guards it.
}
tell-battle = { $from } against { $target }: { $attack }; { $defence }.
    .both-miss = { $from } against { $target }: { $attack }; { $defence }; the attackers lose one.
battle-roll = { $hit ->
    [yes] { $name } rolls { $die } (range { $range }) and takes { $n }
   *[no] { $name } rolls { $die } (range { $range }) and misses
}
    .many = { $hit ->
    [yes] { $name } roll { $die } (range { $range }) and take { $n }
   *[no] { $name } roll { $die } (range { $range }) and miss
}
tell-loses = { $how ->
    [gobbled] The dragon eats { $pieces } in { $space }.
    [gone] { $n ->
        [one] { $pieces } walks home from { $space }.
       *[other] { $pieces } walk home from { $space }.
    }
   *[other] { $n ->
        [one] { $pieces } falls in { $space }.
       *[other] { $pieces } fall in { $space }.
    }
}
tell-flees = { $n ->
    [one] { $pieces } flees from { $from } to { $target }.
   *[other] { $pieces } flee from { $from } to { $target }.
}
tell-captures = { $name } takes { $target } with { $pieces }.
    .orcs = An orc moves into { $target }.
tell-lost = { $name } loses { $space } to { $other }.
    .empty = { $name } has nobody left in { $space }.
tell-fills = Orcs come into the open: { $spaces }.
tell-lands-dragon = The dragon comes to { $space }.
tell-lands-wizard = The wizard comes to { $space }.
tell-hungry = { $why ->
    [wizard] It eats nothing there: the wizard guards the region.
   *[empty] It finds nothing to eat there.
}
tell-gobble = The dragon rolls { $die }.
tell-prospers = { $n ->
    [one] { $space } prospers: { $pieces } joins { $name }.
   *[other] { $space } prospers: { $pieces } join { $name }.
}
    .full = { $space } has four orcs already.
tell-draws = { $name } draws a petition.
    .secret = You have drawn "{ $card }": { $text }
tell-no-card = No petition is left for { $name }.
tell-plays = { $name } plays "{ $card }": { $text }
    .wasted = { $name } plays "{ $card }", and nothing comes of it.
tell-discards = { $name } discards "{ $card }".
tell-awarded = { $name } gets { $pieces }.
tell-extra = { $n ->
    [one] { $name } may lead one campaign more.
   *[other] { $name } may lead { $n } campaigns more.
}
tell-short = { $part ->
    [half] Half of the reinforcements of { $name } stay at home.
   *[all] No reinforcements reach { $name } this turn.
}
tell-peeks = { $name } looks at the treasure in { $space }.
    .secret = In { $space } lies { $treasure }.
tell-carts = { $name } moves a treasure of { $owner } from { $from } to { $target }.
tell-orcs-go = { $n ->
    [one] { $pieces } leaves { $from }.
   *[other] { $pieces } leave { $from }.
}
    .where = { $n ->
    [one] { $pieces } goes from { $from } to { $target }.
   *[other] { $pieces } go from { $from } to { $target }.
}
tell-orcs-join = Orcs gather in { $spaces }.
    .none = No orcs gather.
tell-reinforced = { $name } holds { $kingdom ->
    [0] no kingdom
    [one] a kingdom of one space
   *[other] kingdoms of { $kingdom } spaces
} and gets { $pieces }.
    .cards = { $name } holds { $kingdom ->
        [0] no kingdom
        [one] a kingdom of one space
       *[other] kingdoms of { $kingdom } spaces
    } and gets { $pieces }, with those of cards { $all } in all.
tell-campaign = { $name } attacks { $target } from { $from } ({ $way }).
    .creature = { $name } attacks { $creature } in { $target } from { $from }.
    .here = { $name } attacks { $creature } in { $target }.
tell-supplements = { $n ->
    [one] { $pieces } comes from { $from } to { $target }.
   *[other] { $pieces } come from { $from } to { $target }.
}
tell-leads = { $leader } comes from { $from } to { $target }.
    .swap = { $leader } comes from { $from } to { $target }, and the other leader takes his place there.
tell-halts = { $why ->
    [wish] { $name } leaves off at { $target }.
    [weak] { $name } cannot go on against { $target }.
   *[hero] Without the leader it takes, { $name } cannot go on against { $target }.
}
tell-sails = { $name } ships { $pieces } from { $from } to { $target }.
tell-finds = { $name } regains { $treasure } in { $space } and has { $n ->
    [3] all
   *[other] { $n } of
} three.
    .blank = { $name } finds the blank treasure in { $space }.
tell-slays = { $name } slays the dragon in { $space }.
tell-sends = { $name } sends { $creature } to { $region }.
tell-out = { $name } has no piece left and is out of the game.
# In a word or two, where another's turn is told on one line.
brief-begins = begins in { $space }
brief-takes = takes { $space }
brief-hides = a treasure of { $owner } hidden in { $space }
brief-places = { $pieces } to { $space }
brief-loses = { $pieces } lost in { $space }
brief-flees = { $pieces } back to { $space }
brief-sails = { $pieces } by boat to { $space }
brief-plays = plays "{ $card }"
brief-men = { $n ->
    [one] +{ $n } man
   *[other] +{ $n } men
}
brief-peeks = looks at the treasure in { $space }
brief-carts = a treasure of { $owner } carted to { $space }
brief-finds = finds { $treasure }, { $n ->
    [3] all
   *[other] { $n } of
} three
    .blank = finds a worthless treasure
brief-slays = slays the dragon
brief-out = is out
end-treasures = { $name } has regained all three treasures and is King of Marnon.
end-last = { $name } alone is left and is King of Marnon.
end-orcs = No warlord is left. The orcs have Marnon.

## Rolls and their tables

roll-first = Who goes first
roll-orcs = Where orcs begin
roll-growth = Orcs grow
roll-dragon = Where the dragon lands
roll-wizard = Where the wizard comes to
roll-gobble = How many the dragon eats
roll-sent = Where he lands in the region
roll-lot = By lot
roll-battle = { $from } against { $target }
    .reading = { $name } white, { $other } red
die-white = white
die-red = red
row-hits = takes as many
    .of = takes as many: { $parts }
row-misses = takes none
made-range = { $range } ({ $parts })
range-part-men = { $n ->
    [one] one man
   *[other] { $n } men
}
range-part-orcs = { $n ->
    [one] one orc
   *[other] { $n } orcs
}
range-part-hero = hero +{ $n }
range-part-sorcerer = sorcerer +{ $n }
range-part-dragon = dragon { $n }
range-part-wizard = wizard { $n }
range-part-forest = forest +{ $n }
range-part-mountain = mountains +{ $n }
range-part-castle = castle +{ $n }
range-part-bridge = bridge +{ $n }
range-part-tunnel = tunnel +{ $n }
odds-takes = you take at least one
odds-beats = you beat { $creature }
odds-suffers = you lose at least one

## What one may ask

about-look = a space
about-player = a player
inquiry-look = What a space is and who stands there; all of them without a name.
inquiry-player = What a warlord holds.
inquiry-cards = Your petition cards, and what they do.
inquiry-treasures = Where treasures lie, and what you know of them.
inquiry-orcs = Where orcs will break out, and whom they will attack.
inquiry-chances = What an attack on a space would come to, from each of yours beside it.
look-space = { $space }: { $force }.
    .territory = { $space }, territory { $number } of { $region }: { $force }.
look-castle = { $space } touches { $spaces }.
look-ground = { $ground ->
    [forest] Forest: defenders add 1.
    [mountain] Mountains: defenders add 1.
    [castle] A castle: defenders add 2.
   *[open] Open country.
}
look-water = { $water ->
    [sea] It lies on the Sea of Marnon.
   *[river] It lies on the Amnon.
}
look-tunnel = The Great Tunnel leads to { $space }.
look-neighbours = Beside it: { $spaces }.
look-bridge = { $space } over a bridge
look-guarded = The wizard guards it.
look-dragon = The dragon is in { $space }.
look-wizard = The wizard is in { $space }.
look-treasure = { $whose ->
    [own] One of your treasures lies there.
   *[other] A treasure of { $owner } lies there.
}
    .known = { $whose ->
    [own] One of your treasures lies there: { $treasure }.
   *[other] A treasure of { $owner } lies there: { $treasure }.
}
look-region = { $number } { $region }: { $spaces }
look-castles = Castles: { $spaces }
look-unknown = Marnon has no space "{ $name }". Spaces go by name, by number as on the map (23), castles as c4.
player-line = { $name } ({ $army }): { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}, { $pieces } in all, { $men ->
    [one] one man
   *[other] { $men } men
} a turn.
player-found = Regained: { $treasures }.
player-nothing = Regained: nothing yet.
player-leader = { $leader } is in { $space }.
player-leader-off = { $leader } is off the board.
player-cards = { $n ->
    [0] No petition card in hand
    [one] One petition card in hand
   *[other] { $n } petition cards in hand
}, { $boats ->
    [0] no boat
    [one] one boat
   *[other] { $boats } boats
}.
player-out = { $name } is out of the game.
player-unknown = No warlord is called "{ $name }"; there are { $names }.
cards-line = { $card } - { $text } ({ $timing })
cards-none = You hold no petition card.
cards-boat = A boat lies ready.
treasures-line = { $owner }: { $places }.
treasures-place = { $space }
    .known = { $space } ({ $treasure })
treasures-none = nothing more
orcs-frenzy = { $space } will break out on { $spaces }.
orcs-frenzy-none = { $space } has four orcs, and nobody beside it to attack.
orcs-quiet = No orcs will break out as things stand.
chances-line = From { $from } ({ $way }): range { $attack } against { $defence }. You fall { $lose } times in a hundred, they { $win } times, if you fight it out.
chances-none = Nobody of yours can attack { $space } now.
chances-creature = { $creature } has range 6, and falls to any roll of yours within your range.

## Words a player may type for an answer

saying-draw = draw, card, petition
saying-keep = keep, go on, done, no
saying-end = end, stop, pass
saying-fight = fight, battle, f
saying-halt = halt, leave off, retreat
saying-done = done, enough
saying-discard = discard, throw

## Advice

hint-tried = Tried out, it wins { $best } times in a hundred; the next best thing { $next }.
    .even = Tried out, it wins { $best } times in a hundred, and so does the next best thing.
hint-attack = { $space } can be had: you take it { $win } times in a hundred.
    .step = { $space } is the next step to your treasure in { $goal }; you take it { $win } times in a hundred.
    .treasure = Your treasure lies in { $space }; you take it { $win } times in a hundred.
    .castle = { $space } can be had: you take it { $win } times in a hundred, and a castle brings men every turn.
    .rival = { $space } has a treasure of { $owner }, who must then win it from you; you take it { $win } times in a hundred.
hint-slay = Your hero slays { $creature } { $win } times in a hundred, and if he lives six men come to you.
hint-drive = Your sorcerer drives { $creature } to where you wish { $win } times in a hundred, to be of use there.
hint-treasure = Which lies where is all one: its owner needs all three, and you alone know them.
hint-end = No attack is worth the men it would cost.
hint-place = { $space } wants guarding.
    .front = { $space }: from there you attack { $target } next.
hint-muster = They are to guard { $space }.
    .front = They are for the attack on { $target }, which is next.
hint-homesick = { $space }: most of your men are there.
hint-leader = { $leader }: a leader widens your die range, and may be called to any campaign.
hint-castle = { $space }. Any castle will do: in hundreds of games all eight have done about as well.
hint-settle = Men far and wide are near wherever your treasures will be hidden.
    .where = { $space }: from there and from what you have, treasures are near wherever they will be hidden.
hint-hide = { $space }: from there finding all treasures takes their owner longest.
hint-draw = Three cards in four are good for whoever draws them.
hint-play = It is of use now.
hint-keep = Nothing else is of use now.
hint-fight = Fought out, you take it { $win } times in a hundred.
    .creature = Fought out, you beat { $creature } { $win } times in a hundred.
hint-halt = Fought out, you would take it only { $win } times in a hundred.
    .creature = Fought out, you would beat { $creature } only { $win } times in a hundred.
hint-lead = He widens your die range, and may be called only before the first battle.
hint-bring = { $space }: more men make it surer.
hint-lose = A leader is worth more than a man.
hint-flee = { $space }: there they trouble you least.
hint-march = The way leads on from there, and few need to stay behind.
hint-best = It seems best as things stand.

## Promises

promise-form-peace = no battle against the warlord of that colour, or of that name, in the turn you have next or are in
promise-form-spare = no battle for that space, and no capture of it
promise-peace = { $name } leaves { $other } in peace for a turn
promise-spare = { $name } leaves { $space } alone for a turn

# What is at stake in an offer: what the one who promises could take otherwise.
stake-peace = { $n ->
    [one] One space of { $other } lies beside { $name }: { $space } falls { $win } times in a hundred.
   *[other] { $n } spaces of { $other } lie beside { $name }; likeliest to fall is { $space }, { $win } times in a hundred.
}
    .none = No space of { $other } lies beside { $name }.
stake-spare = { $win ->
    [0] { $name } could not take { $space } as things stand.
   *[other] { $name } would take { $space } { $win } times in a hundred.
}

## The bots

bot-apprentice-about = Marches to whichever of its treasures is cheapest to come to, and thinks of nothing but its own turn.
bot-mentor-about = Plays the turn to its end in thought, for every campaign and every place its men could go to, and takes what wins most often.

## Terms, and how things stand

term-turn = turn
    .date = turn { $n }
    .price = costs { $n } men
    .typed = 23, sheep meade, c4, draw, end
status-set-up = Set-up
status-turn = { $name }'s turn
status-first = { $name } first
status-petitions = { $n ->
    [one] one petition left
   *[other] { $n } petitions left
}
phase-first-set-up = who begins
phase-castles = castles
phase-orcs = orcs
phase-territories = free territories
phase-treasures = hiding treasures
phase-men = placing men
phase-growth = orcs grow
phase-frenzy = orcs break out
phase-filling = orcs fill the land
phase-dragon = the dragon
phase-wizard = the wizard
phase-first-player = who goes first
phase-petition = petitions
phase-reinforcement = reinforcements
phase-campaign = campaigns
route-line = Your treasure in { $goal }: { $n ->
    [one] one capture
   *[other] { $n } captures
} from { $from }{ $n ->
    [one] {""}
   *[other] , { $first } first
}; { $men ->
    [one] about one man
   *[other] about { $men } men
}.
    .brief = Treasure in { $goal }: { $n ->
        [one] one capture
       *[other] { $n } captures, { $first } first
    }; { $men ->
        [one] about one man
       *[other] about { $men } men
    }.
attack-line = From { $from } ({ $way }): range { $attack } against { $defence }, taken { $win } times in 100.
    .all = From { $from } ({ $way }): range { $attack } against { $defence }, taken { $win } times in 100, with all who can come { $all }.
advice-chance = You take { $space } { $win } times in a hundred with all who can come.
advice-castle = Look where you could grow: a castle and what hangs together with it brings men every turn.
advice-hide = Hide it far from its owner, and where he must fight most.
advice-petition = Three cards in four are good; bad ones work at once.

## The map

map-sea = Sea of Marnon
map-hero = H
map-sorcerer = S
map-dragon = D
map-wizard = W
legend-men = seven men of red
legend-hero = hero
legend-sorcerer = sorcerer
legend-orcs = orcs
legend-frenzy = orcs that will break out
legend-dragon = dragon
legend-wizard = wizard; names underlined: guarded
legend-treasure = a treasure of red
legend-chance = can be chosen; taken 63 times in 100
legend-castle = castle, +2
legend-tunnel = Great Tunnel, +2
legend-river = the Amnon
legend-bridge = bridge, +2
legend-attacker = attackers
legend-attacked = attacked
legend-region = { $bonus ->
    [0] { $region }
   *[other] { $region }, +{ $bonus }
}

## The sheet

sheet-warlords = Warlords
sheet-spaces = spaces
sheet-men = men
sheet-gets = gets
sheet-found = found
sheet-out = out of the game
sheet-next = What next
sheet-hand = Your cards
sheet-treasures = Treasures
sheet-orcs = Orcs
page-island = island
page-cards = cards
treasure-short-ring = ring
treasure-short-crown = crown
treasure-short-chest = chest
treasure-short-blank = blank
errands-brief = treasures

## The first game

guide-title = A first game
guide-end = Every turn goes like this one. Go on as far as you like; whoever regains ring, crown and chest first is King of Marnon. "hint" asks for advice.
step-castle = A castle
    .say = Three warlords seek three treasures each: a ring, a crown, a chest. Everybody begins with one man in a castle. A castle and all that hangs together with it brings men every turn, one for each space, four at the least.
    .do = Choose Castle 3
step-settle = Land
    .say = Orcs have two territories of every region; the others are free and are taken one by one. What hangs together with your castle brings men every turn; men far apart are near wherever your treasures will be hidden.
    .do = Take free territories until none is left
step-hide = Hiding
    .say = You hide the treasures of one enemy: one in a castle, two in territories, never where their owner stands. You alone know which is which. Far away from him and behind orcs they are safest.
    .do = Hide all three treasures
step-men = Ten men
    .say = Now ten men more. In the place of two of them may come the hero or the sorcerer: he widens the die range of all who stand with him, by 1 or by 2. Many in one space fight better than few in each.
    .do = Place your ten men
step-draw = Orcs, and a petition
    .say = Each turn begins with dice that nobody governs: orcs grow and break out, the dragon eats, the wizard guards a region; the chronicle has it all. Then you may ask the wizard for a card: three in four are good.
    .do = Draw a petition
step-play = Spearmen
    .say = Four men, to be added to your reinforcements. You could keep the card for a harder day; no more than two are kept.
    .do = Play it
step-place = Where they go
    .say = A man for each space of your kingdoms, four at the least. Your sheet tells where your treasures lie and where to begin. An attack comes from one space, and men beside it may join: put them there, next to weak orcs.
    .do = Look at your sheet, and place all your men
step-attack = A campaign
    .say = One campaign a turn, against one space beside yours. The map has marked what you can attack, with how often in a hundred you would take it; under it stand both die ranges. Choose a high number.
    .do = Choose a space to attack, and from where
step-fight = Battle
    .say = Both throw a die at the same time. Yours takes as many of them as it shows, if that is within your range: one for each man, up to 4. Theirs likewise. Are both beyond, you lose one. Fight on as long as you like.
    .do = Fight, and move in
step-end = The end of a turn
    .say = Whoever moves in must leave one behind. One campaign is all you have without cards, so your turn is over now. The others go on, and then the orcs again; what you lose to them you are told together.
    .do = End your turn
aside-march = Men from beside have come to help; one has to stay behind everywhere.
aside-gobbled = The dragon has eaten of yours. A hero or a sorcerer may hunt it; for six men it pays.
aside-frenzy = Four orcs in a space break out and attack whoever stands beside them, but never a hero.
aside-treasure = One of your own! The chest brings four men there, the crown three anywhere, the ring a card.

# What stands over a moment that one stops for.
moment-castle = A castle falls
moment-treasure = A treasure is found
moment-slain = The dragon is slain
moment-lost = Land is lost
    .gathered = { $n ->
        [one] You have lost one space
       *[other] You have lost { $n } spaces
    }
moment-out = A warlord is out

# What a game counts by, over its turns.
tally-treasures = Treasures
tally-spaces = Spaces
tally-stretches = turn by turn
# How near somebody was who has not won, in at most 30 letters.
tally-lacks = lacks { $lacks }
tally-nearest = lacks { $lacks }, nearest { $spaces ->
    [one] 1 space away
   *[other] { $spaces } spaces away
}
tally-out = driven off the island
