## The game

game-title = Wizard's Quest
game-about = Find your treasures before your rivals find theirs. Two to six warlords of Marnon fight orcs, the dragon and each other.
setup-treasures = Treasures per warlord
setup-three = three: ring, crown and chest
setup-four = four, one of them worthless
setup-petition = Blank petition card
    .about = The blank card can be shuffled into the deck. When it's drawn, two dice decide what it does.
    .book = not in the deck (rulebook)
    .blank = in the deck (house rule)

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
    .text = The harvest is in. Take three of my men.
card-spearmen = Spearmen
    .text = Four men with good spears want to fight under your banner.
card-hill-folk = Hill folk
    .text = Five men come down from the hills, and they will not wait.
card-hard-pressed = For the hard-pressed
    .text = Six men come running if you have fewer than seven pieces on the board.
card-ferryman = Ferryman
    .text = One man joins you. His boat is good for one attack or move over sea or river.
card-second-wind = Second wind
    .text = When your campaign is over, you may lead one more.
card-war-drums = War drums
    .text = When your campaign is over, you may lead two more.
card-old-friend = An old friend
    .text = Your hero or your sorcerer comes for free and brings one man along. If neither can come, three men do.
card-dragon-whistle = Dragon whistle
    .text = Call the dragon to a region you name. It eats once where it lands.
card-my-visit = I'll come myself
    .text = Name a region, and I'll go there. The territory where I land gains three men or up to three orcs.
card-night-cart = A cart by night
    .text = Move any one treasure up to two spaces. You don't have to say why.
card-crystal-bowl = Crystal bowl
    .text = Look at two of your treasures, and take two men as well.
card-foul-wind = Foul wind
    .text = Up to four orcs next to your forces run for the caves.
card-orc-quarrel = Orcs quarrel
    .text = In a region you name, all orcs except one per territory walk out. You choose where they go.
card-spilt-grain = Spilled grain
    .text = Half of this turn's reinforcements stay at home.
card-no-road = No road
    .text = The roads are mud. No reinforcements reach you this turn.
card-homesick = Homesick
    .text = Two of your men walk home. You choose which.
card-fair-shares = Fair shares
    .text = The others get something too: one man each, placed now.
card-pigs-at-the-gate = Pigs at the gate
    .text = Each force of orcs next to yours gains one more orc, up to four.
card-smell-of-supper = Smell of supper
    .text = The dragon flies to one of your territories, chosen at random, and eats once.
card-hider-wakes = Your hider wakes
    .text = The player who hid your treasures moves one of them up to two spaces.
card-blank = Blank card
    .text = I haven't written this one yet. Roll two dice, and we'll see.
# The results of the blank card's dice.
blank-2 = the Great Tunnel opens in another territory.
blank-3 = no new campaigns this turn or the next two.
blank-4 = the orcs of one region disperse.
blank-5 = all bridges fall; if any are down, one is rebuilt.
blank-6 = look at one of your treasures.
blank-7 = the dragon flies to any territory and eats.
blank-8 = the wizard goes to any territory and it prospers.
blank-9 = any treasure moves one space.
blank-10 = the orcs of one space break out.
blank-11 = every leader who shares a space with men leaves the board; the men stay.
blank-12 = the Great Tunnel closes; if it's already closed, it opens.
card-at-once = must be played at once
card-to-keep = may be kept

## Questions: setup

ask-castle = Which castle will you start in?
ask-settle = Which free territory will you take?
ask-treasure = { $castle ->
    [yes] Which of { $owner }'s treasures will you hide in a castle?
   *[no] Which of { $owner }'s treasures will you hide in a territory?
}
ask-hide = You're hiding { $owner }'s treasures. Where will you put { $treasure }?

## Questions: placing men

ask-place = { $by ->
    [crown] The crown brings you
    [dragon] Slaying the dragon brings you
    [card] The petition brings you
   *[none] You have
} { $n ->
    [one] one man
   *[other] { $n } men
} to place. Where?
ask-muster = { $by ->
    [chest] The chest brings you { $n } men. How many of them will go to { $space }?
   *[none] How many of your { $n } men will go to { $space }?
}

## Questions: petitions

ask-petition = { $must ->
    [yes] You hold three cards and must play one. Which?
   *[no] { $draws ->
        [yes] { $plays ->
            [yes] Draw a petition, play a card, or continue?
           *[no] Draw a petition, or continue?
        }
       *[no] { $plays ->
            [yes] Play a card, or continue?
           *[no] Send a boat, or continue?
        }
    }
}
ask-ring = The ring has brought you "{ $card }". Play it?
ask-friend = Which leader will come to you?
ask-friend-to = Where will { $leader } appear?
ask-region = Which region will you send { $creature } to?
ask-cart = { $drawer ->
    [self] Which treasure will you move?
   *[other] Which of { $name }'s treasures will you move?
}
ask-cart-to = { $steps ->
    [one] Which space next to { $from } will you move it to?
   *[other] Where will you move it, up to { $steps } spaces from { $from }?
}
ask-peek = Which of your treasures will you look at?
ask-dispel = { $n ->
    [one] One more orc can run away. Where from?
   *[other] Up to { $n } orcs run away. Where from?
}
ask-dispel-orcs = How many of the orcs in { $space } will run away?
ask-scatter = In which region will the orcs quarrel?
ask-scatter-to = { $n ->
    [one] One orc leaves { $from }. Where will it go?
   *[other] { $n } orcs leave { $from }. Where will they go?
}
ask-scatter-orcs = How many of the { $n } will go to { $space }?
ask-entrance = In which territory will the Great Tunnel open?
ask-territory = Which territory will you send { $creature } to?
ask-rouse = Which orcs will break out?
ask-homesick = { $n ->
    [one] One man walks home. Where from?
   *[other] { $n } men walk home. Where from?
}
ask-homesick-men = How many men will walk home from { $space }?

## Questions: campaigns

ask-campaign = { $campaigns ->
    [0] You have led all your campaigns. What now?
    [one] You may lead one campaign. Where will you attack?
   *[other] You may lead { $campaigns } campaigns. Where will you attack?
}
    .truce = Nobody may begin a campaign until turn { $turn } is over. What now?
# Notes next to spaces and leaders.
note-treasure = { $owner }'s treasure
    .own = your treasure
note-hero = adds 1 to the die range; orcs never attack him; can slay the dragon
note-sorcerer = adds 2 to the die range; when he attacks, you choose where beaten pieces flee
ask-from = { $against ->
    [space] Where will you attack { $space } from?
   *[other] Where will you attack { $against } in { $space } from?
}
ask-battle = Range { $attack } against { $defense }: { $attackers } in { $from } against { $defenders } in { $to }.
    .creature = Range { $attack } against { $defense }: { $attackers } in { $from } against { $creature } in { $to }.
    .leaderless = { $against ->
        [dragon] Only a hero or a sorcerer can fight the dragon in { $to }
        [wizard] Only a sorcerer can fight the wizard in { $to }
       *[space] Only a hero can attack the hero in { $to }
    }. Call one to { $from }, or call off the attack.
    .empty = { $to } is empty, but your only piece in { $from } must stay there. What now?
ask-supplement = How many men will come from { $from } to { $to }?
ask-march = { $to } is empty. How many men will move in from { $from }?
ask-march-with = How many men will go with { $leader }?
ask-boat-to = Where will the boat from { $from } land?
ask-boat-men = How many men will sail from { $from } to { $to }?
ask-boat-with = How many men will sail with { $leader }?

## Questions: losses

ask-loss = { $how ->
    [gobbled] { $count ->
        [one] The dragon eats one of your pieces in { $space }. Which?
       *[other] The dragon eats { $count } of your pieces in { $space }. Which?
    }
    [dispersed] { $count ->
        [one] One of your pieces is driven out of { $space }. Which?
       *[other] { $count } of your pieces are driven out of { $space }. Which?
    }
   *[other] { $count ->
        [one] You lose one piece in { $space }. Which?
       *[other] You lose { $count } pieces in { $space }. Which?
    }
}
ask-flee = In { $from }, { $pieces } must flee. Where will you send them?
ask-flee-men = How many of them will go to { $space }?

## Answers

# What the player leaves to the adviser.
stretch-advised = { $stretch ->
    [men] As advised for these men
   *[setup] As advised for the setup
}
act-castle = { $space }
    .note = next to { $regions }
act-settle = { $space }
    .note = { $region }
act-treasure = { $treasure }
act-region = { $region } ({ $number })
act-cart = { $owner }'s treasure in { $space }
act-peek = { act-cart }
act-leader = { $topic ->
    [muster] { $leader }, in place of two men
   *[other] { $leader }
}
act-draw = Draw a petition
act-keep = { $topic ->
    [ring] Keep it
   *[petition] Continue to reinforcements
}
act-play = { $topic ->
    [ring] Play it
   *[petition] Play "{ $card }"
}
    .note = { $text }
act-discard = Discard it
act-boat = Send a boat from { $space }
act-done = No more
act-end = End your turn
act-attack = { $against ->
    [space] Attack { $space }
   *[other] Attack { $against } in { $space }
}
    .empty = Occupy { $space }
    .beaten = { $win }% chance to win{ $free ->
        [yes] , in a free campaign
       *[no] {""}
    }
act-from = { $space } ({ $way })
    .force = { $force }, range { $range }
    .against = { $force }: range { $range } against { $defense }, { $win }% chance to win
    .beaten = { $force }, range { $range }; with everyone you can bring, { $win }% chance to win
act-fight = Fight a battle
    .win = { $win }% chance to win if you fight to the end
    .beat = { $win }% chance to beat { $creature } if you fight to the end
act-bring = Bring men from { $space }
    .spare = up to { $n }
    .then = then range { $range }, { $win }% chance to win
    .then-beaten = then range { $range }, { $win }% chance to win
act-lead = Call { $leader } from { $from }
    .swap = the leaders swap places
    .start = only before the first battle
act-halt = Call off the attack
act-with = Bring { $leader } along

## Ways to reach a space

way-land = over land
way-bridge = over a bridge
way-tunnel = through the tunnel
way-entrance = through the tunnel
way-boat = by boat
way-here = in the same space

## The log

tell-roll-first = { $name } rolls { $dice }.
tell-first = { $of ->
    [set-up] { $name } sets up first.
   *[turn] { $name } is the first player.
}
tell-castle = { $name } starts in { $space }.
tell-orcs = { $n } orcs appear in each of { $spaces }.
tell-settles = { $name } takes { $space }.
tell-hides = { $name } hides one of { $owner }'s treasures in { $space }.
    .secret = It's { $treasure }; only you know.
tell-places = { $name } places { $pieces } in { $space }.
tell-turn = Turn { $turn } begins.
tell-roll-growth = { $name } rolls { $die }: orcs may multiply in { $region }.
tell-growth = { $spaces ->
    [none] No orcs can multiply in { $region }.
   *[some] Orcs multiply in { $spaces }.
}
tell-frenzy = The orcs in { $space } break out.
tell-passed = { $why ->
    [hero] They spare { $target } because a hero is there.
    [dragon] They spare { $target } because the dragon is there.
   *[wizard] They spare { $target } because the wizard guards it.
}
tell-battle = { $from } against { $target }: { $attack }; { $defense }.
    .both-miss = { $from } against { $target }: { $attack }; { $defense }; the attackers lose one piece.
battle-roll = { $hit ->
    [yes] { $name } rolls { $die } (range { $range }) and hits { $n }
   *[no] { $name } rolls { $die } (range { $range }) and misses
}
    .many = { $hit ->
    [yes] { $name } roll { $die } (range { $range }) and hit { $n }
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
tell-captures = { $side ->
    [orcs] An orc moves into { $target }.
   *[player] { $name } takes { $target } with { $pieces }.
}
tell-lost = { $taker ->
    [none] { $name } has nobody left in { $space }.
   *[other] { $name } loses { $space } to { $taker }.
}
tell-fills = Orcs move into { $spaces }.
tell-lands-dragon = The dragon lands in { $space }.
tell-lands-wizard = The wizard arrives in { $space }.
tell-hungry = { $why ->
    [wizard] It eats nothing there because the wizard guards the region.
   *[empty] It finds nothing to eat there.
}
tell-roll-gobble = The dragon rolls { $die }.
tell-prospers = { $n ->
    [0] { $space } already has four orcs.
    [one] { $space } prospers: { $pieces } joins { $holder }.
   *[other] { $space } prospers: { $pieces } join { $holder }.
}
tell-draws = { $name } draws a petition.
    .secret = You draw "{ $card }": { $text }
tell-no-card = There are no petitions left for { $name } to draw.
tell-plays = { $wasted ->
    [yes] { $name } plays "{ $card }", but nothing happens.
   *[no] { $name } plays "{ $card }": { $text }
}
tell-discards = { $name } discards "{ $card }".
tell-awarded = { $name } gets { $pieces }.
tell-extra = { $campaigns ->
    [one] { $name } may lead one more campaign.
   *[other] { $name } may lead { $campaigns } more campaigns.
}
tell-short = { $part ->
    [half] Half of { $name }'s reinforcements stay at home.
   *[all] No reinforcements reach { $name } this turn.
}
tell-peeks = { $name } looks at the treasure in { $space }.
    .secret = The treasure in { $space } is { $treasure }.
tell-carts = { $name } moves one of { $owner }'s treasures from { $from } to { $target }.
tell-orcs-go = { $target ->
    [none] { $n ->
        [one] { $pieces } leaves { $from }.
       *[other] { $pieces } leave { $from }.
    }
   *[some] { $n ->
        [one] { $pieces } goes from { $from } to { $target }.
       *[other] { $pieces } go from { $from } to { $target }.
    }
}
tell-roll-blank = { $name } rolls { $total }: { $text }
tell-no-effect = Nothing happens.
tell-entrance = The Great Tunnel opens in { $space }.
tell-tunnel = { $closed ->
    [yes] The Great Tunnel caves in. Nobody can pass through it.
   *[no] The Great Tunnel is open again.
}
tell-truce = Nobody may begin a campaign until turn { $until } is over.
tell-bridges = { $down ->
    [yes] All bridges over the Amnon fall.
   *[no] A bridge over the Amnon is rebuilt: { $bridges }.
}
tell-orcs-join = { $spaces ->
    [none] No orcs gather.
   *[some] Orcs gather in { $spaces }.
}
tell-reinforced = { $name } holds { $kingdom ->
    [0] no kingdom
    [one] a kingdom of one space
   *[other] { $kingdom } kingdom spaces
} and gets { $n ->
    [0] no men
   *[other] { $pieces }
}{ $cards ->
    [0] .
   *[other] { $n ->
        [0] , except { $all } from cards.
       *[other] ; with those from cards, { $all } in all.
    }
}
tell-campaign = { $against ->
    [space] { $name } attacks { $target } from { $from } ({ $way }).
   *[other] { $by ->
        [here] { $name } attacks { $against } in { $target }.
       *[other] { $name } attacks { $against } in { $target } from { $from }.
    }
}
tell-attacked = { $by } attacks { $target } with { $pieces }.
tell-supplements = { $n ->
    [one] { $pieces } comes from { $from } to { $target }.
   *[other] { $pieces } come from { $from } to { $target }.
}
tell-leads = { $swapped ->
    [yes] { $leader } comes from { $from } to { $target }, and the other leader goes to { $from }.
   *[no] { $leader } comes from { $from } to { $target }.
}
tell-halts = { $why ->
    [wish] { $name } calls off the attack on { $target }.
    [weak] { $name } can't continue the attack on { $target }.
   *[hero] Without the right leader, { $name } can't continue the attack on { $target }.
}
tell-sails = { $name } ships { $pieces } from { $from } to { $target }.
tell-finds = { $name } regains { $treasure } in { $space } and now has { $found ->
    [1] one of
    [2] two of
    [3] all
   *[other] { $found } of
} three.
    .blank = { $name } finds the blank treasure in { $space }.
tell-slays = { $name } slays the dragon in { $space }.
tell-sends = { $name } sends { $creature } to { $region }.
tell-out = { $name } has no pieces left and is out of the game.
# Short forms, for another player's turn on one line.
short-castle = starts in { $space }
short-settles = takes { $space }
short-captures = takes { $target }
short-hides = hides { $owner }'s treasure in { $space }
short-places = { $pieces } to { $space }
short-loses = { $pieces } lost in { $space }
short-flees = { $pieces } driven to { $target }
short-sails = { $pieces } by boat to { $target }
short-plays = plays "{ $card }"
short-reinforced = { $n ->
    [one] +{ $n } man
   *[other] +{ $n } men
}
short-peeks = looks at the treasure in { $space }
short-entrance = opens the tunnel in { $space }
short-carts = moves { $owner }'s treasure to { $target }
short-finds = finds { $treasure }, { $found ->
    [1] one of
    [2] two of
    [3] all
   *[other] { $found } of
} three
    .blank = finds a worthless treasure
short-slays = slays the dragon
short-out = is out
end-treasures = { $name } has regained all three treasures and is King of Marnon.
end-last = { $name } is the last warlord left and is King of Marnon.
end-orcs = No warlord is left. The orcs rule Marnon.

## Rolls and their tables

roll-first = Who goes first
roll-orcs = Where orcs start
roll-growth = Orcs multiply
roll-dragon = Where the dragon lands
roll-wizard = Where the wizard arrives
roll-gobble = How many the dragon eats
roll-sent = Where in the region
roll-blank = The blank card
roll-lot = Chosen at random
roll-battle = { $from } against { $target }
    .reading = { $name } on the white die, { $other } on the red die
die-white = white
die-red = red
row-hits = hits that many
    .of = hits that many (range: { $parts })
row-misses = misses
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
range-part-entrance = new entrance +{ $n }
odds-takes = you hit at least one
odds-beats = you beat { $creature }
odds-suffers = you lose at least one

## Inquiries

about-look = a space
about-player = a player
inquiry-look = Describes a space and its pieces, or lists all spaces if you name none.
    .also = where
inquiry-player = Shows what a warlord holds.
    .also = sheet
inquiry-cards = Lists your petition cards and what they do.
inquiry-treasures = Shows where treasures are and what you know about them.
inquiry-orcs = Shows where orcs will break out and what they will attack.
inquiry-chances = Shows your chances of taking a space from each of your spaces that can attack it.
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
    [sea] It's on the Sea of Marnon.
   *[river] It's on the Amnon river.
}
look-tunnel = The Great Tunnel leads to { $space }.
    .closed = The Great Tunnel is closed.
# The changes of the blank card.
change-truce = Nobody may begin a campaign until turn { $turn } is over.
change-entrances = The Great Tunnel also opens in { $spaces }.
change-bridges = These bridges are down: { $bridges }.
    .all = All bridges over the Amnon are down.
bridge-name = { $one } to { $other }
look-neighbors = Adjacent: { $spaces }.
look-bridge = { $space } (over a bridge)
look-guarded = The wizard guards it.
look-dragon = The dragon is in { $space }.
look-wizard = The wizard is in { $space }.
look-treasure = { $whose ->
    [own] One of your treasures is there.
   *[other] One of { $owner }'s treasures is there.
}
    .known = { $whose ->
    [own] One of your treasures is there: { $treasure }.
   *[other] One of { $owner }'s treasures is there: { $treasure }.
}
look-region = { $number } { $region }: { $spaces }
look-castles = Castles: { $spaces }
look-unknown = Marnon has no space "{ $name }". Type a name, a number from the map (23), or c4 for a castle.
player-line = { $name } ({ $army }): { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}, { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}, { $men ->
    [one] one man
   *[other] { $men } men
} a turn.
player-found = Regained: { $treasures }.
player-nothing = Regained: nothing yet.
player-leader = { $leader } is in { $space }.
player-leader-off = { $leader } is off the board.
player-cards = { $n ->
    [0] No petition cards in hand
    [one] One petition card in hand
   *[other] { $n } petition cards in hand
}, { $boats ->
    [0] no boats
    [one] one boat
   *[other] { $boats } boats
}.
player-out = { $name } is out of the game.
player-unknown = No warlord is called "{ $name }". The warlords are { $names }.
cards-line = { $card } - { $text } ({ $timing })
cards-none = You hold no petition cards.
cards-boat = A boat is ready.
treasures-line = { $owner }: { $places }.
treasures-place = { $space }
    .known = { $space } ({ $treasure })
treasures-none = none on the board
orcs-frenzy = The orcs in { $space } will attack { $spaces }.
orcs-frenzy-none = { $space } has four orcs, but nobody next to it to attack.
orcs-quiet = No space has four orcs now, but orcs multiply before they break out.
chances-line = From { $from } ({ $way }): range { $attack } against { $defense }. If you fight to the end, you have a { $win }% chance to win and a { $lose }% chance to lose.
chances-none = None of your forces can fight for { $space } now.
chances-creature = { $creature } has range 6. If your roll is within your own range, you win.

## Words a player may type for an answer

saying-draw = draw, card, petition
saying-keep = keep, continue, go on, done, no
saying-end = end, stop, pass
saying-fight = fight, battle, f
saying-halt = halt, call off, stop, leave off, retreat
saying-advised = advised
saying-done = done, enough
saying-discard = discard, throw

## Hints

hint-tried = In trial games, this wins { $best }% of the time and the next best choice { $next }%.
    .even = In trial games, this and the next best choice both win { $best }% of the time.
hint-attack = { $space } is within reach, and your chance to win is { $win }%.
    .step = { $space } is the next step to your treasure in { $goal }. Your chance to win is { $win }%.
    .treasure = Your treasure is in { $space }. Your chance to win is { $win }%.
    .castle = { $space } is within reach, your chance to win is { $win }%, and a castle brings men every turn.
    .rival = { $space } holds { $owner }'s treasure, and { $owner } would have to win it back from you. Your chance to win is { $win }%.
hint-slay = Your hero's chance to slay { $creature } is { $win }%. If he survives, you get six men.
hint-drive = Your sorcerer's chance to beat { $creature } is { $win }%. If it is beaten, you choose where it goes.
hint-treasure = It doesn't matter which goes where: the owner needs all three, and only you know which is which.
hint-end = No attack is worth the men it would cost.
    .none = There's nothing left that you can attack this turn.
hint-place = { $space } needs guarding.
    .front = You will attack { $target } from { $space } next.
    .beside = From { $space }, { $target } is the easiest to take next.
hint-muster = These men will guard { $space }.
    .front = These men are for your next attack, on { $target }.
    .beside = With more men here, { $target } will be easier to take.
hint-homesick = Most of your men are in { $space }.
hint-leader = { $leader } will widen your die range, and you can call a leader to a campaign from anywhere.
hint-castle = { $space }. Any castle will do: over hundreds of games, all eight did equally well.
hint-settle = Spread your men out, so that some will be close wherever your treasures are hidden.
    .where = { $more ->
    [0] { $space } is close to what you hold, so it's easy to keep.
    [one] { $space } brings one more territory within { $steps } steps of you: { $all } in all. Any of them may hide your treasures.
   *[other] { $space } brings { $more } more territories within { $steps } steps of you: { $all } in all. Any of them may hide your treasures.
}
hint-hide = Treasures hidden in { $space } take their owner the longest to find.
hint-draw = Three out of four cards are good for you.
hint-play = It helps you now.
hint-keep = Playing it now wouldn't help you.
hint-fight = If you fight to the end, your chance to win is { $win }%.
    .creature = If you fight to the end, your chance to beat { $creature } is { $win }%.
hint-halt = Even if you fought to the end, your chance to win would be only { $win }%.
    .creature = Even if you fought to the end, your chance to beat { $creature } would be only { $win }%.
hint-lead = A leader widens your die range, and you can call one only before the first battle.
hint-bring = More men from { $space } improve your chances.
hint-lose = A leader is worth more than a man.
hint-flee = They'll trouble you least in { $space }.
hint-entrance = A tunnel entrance in { $space } shortens your route the most.
hint-send-dragon = The dragon harms your rivals the most in { $space }.
hint-send-wizard = Three more men help you the most in { $space }.
hint-rouse = The orcs in { $space } attack your rivals rather than you.
hint-march = Your route continues from there, and few men need to stay behind.
hint-best = This seems best as things stand.

## Promises

promise-form-peace = you won't fight that warlord (name or color) in your current turn, or in your next one if it isn't your turn
promise-form-spare = you won't fight for that space or capture it during that time
promise-peace = { $name } leaves { $other } in peace for a turn
promise-spare = { $name } leaves { $space } alone for a turn

# The stake of an offer: what the player who promises could otherwise take.
stake-peace = { $n ->
    [one] { $name } could attack one of { $other }'s spaces, { $space }, with a { $win }% chance to take it.
   *[other] { $name } could attack { $n } of { $other }'s spaces. The weakest is { $space }, with a { $win }% chance to take it.
}
    .none = { $name } isn't next to any of { $other }'s spaces.
stake-spare = { $win ->
    [0] { $name } couldn't take { $space } as things stand.
   *[other] { $name } has a { $win }% chance to take { $space }.
}

## The bots

bot-apprentice-about = Goes for whichever of its treasures is easiest to reach, and doesn't look beyond its own turn.
bot-mentor-about = Tries out cards, campaigns and places for its men and picks what wins most often.

## Terms and status

term-turn = turn
    .date = turn { $n }
    .price = costs { $n } men
    .typed = 23, sheep meade, c4, draw, end
status-set-up = Setup
status-turn = { $name }'s turn
status-first = { $name } goes first
status-truce = truce through turn { $n }
status-petitions = { $n ->
    [one] one petition left
   *[other] { $n } petitions left
}
phase-first-set-up = who starts
phase-castles = castles
phase-orcs = orcs
phase-territories = free territories
phase-treasures = hiding treasures
phase-men = placing men
phase-growth = orcs multiply
phase-frenzy = orcs break out
phase-filling = orcs fill the land
phase-dragon = the dragon
phase-wizard = the wizard
phase-first-player = who goes first
phase-petition = petitions
phase-reinforcement = reinforcements
phase-campaign = campaigns
route-line = Your treasure in { $goal } is { $n ->
    [one] one space
   *[other] { $n } spaces
} from { $from }{ $n ->
    [one] {""}
   *[other] {""} via { $first }
} and will cost { $men ->
    [one] about one man
   *[other] about { $men } men
}.
    .short = Treasure in { $goal }: { $n ->
        [one] one space
       *[other] { $n } spaces via { $first }
    }; { $men ->
        [one] about one man
       *[other] about { $men } men
    }.
attack-line = From { $from } ({ $way }): { $win }% chance to win. You hit on { $attack } or less, they on { $defense } or less.
    .all = From { $from } ({ $way }): { $all }% chance to win with everyone you can bring, { $win }% with its own men alone. These hit on { $attack } or less, the defenders on { $defense } or less.
advice-chance = With everyone you can bring, your chance to take { $space } is { $win }%.
advice-goal = Be the first to regain your ring, crown and chest.
advice-castle = Look for room to grow: connected spaces bring men every turn.
advice-hide = Hide it far from its owner, behind as many enemies as you can.
advice-petition = Three out of four cards are good; bad ones take effect at once.

## The map

map-sea = Sea of Marnon
map-hero = H
map-sorcerer = S
map-dragon = D
map-wizard = W
legend-men = seven red men
legend-hero = hero
legend-sorcerer = sorcerer
legend-orcs = orcs
legend-frenzy = orcs that will break out
legend-dragon = dragon
legend-wizard = wizard; underlined: guarded
legend-treasure = a red treasure
legend-chance = can be chosen; the number is the chance to win
legend-number = the number of a territory: region 3, territory 1
legend-castle = castle, +2
legend-tunnel = Great Tunnel, +2
legend-river = the Amnon
legend-bridge = bridge, +2
legend-entrance = new tunnel entrance, +1 (blank card)
legend-closed = closed tunnel (blank card)
legend-broken = broken bridge (blank card)
legend-attacker = attackers
legend-attacked = under attack
legend-region = { $bonus ->
    [0] { $region }
   *[other] { $region }, +{ $bonus }
}

## The sheet

sheet-warlords = Warlords
sheet-spaces = spaces
sheet-men = pieces
sheet-gets = gets
sheet-found = found
sheet-out = out of the game
sheet-next = What next?
sheet-hand = Your cards
sheet-treasures = Treasures
sheet-orcs = Orcs
sheet-changes = The blank card
page-island = Island
page-cards = Cards
treasure-short-ring = ring
treasure-short-crown = crown
treasure-short-chest = chest
treasure-short-blank = blank
objectives-label = treasures

## The first game

guide-title = Two turns and a treasure
guide-end = You've regained your first treasure! The first to have all three is King of Marnon. Play on as you like: h gives hints, and F1 has every rule. Or leave with Esc: "More lessons" on the title screen shows how to set up a game.
step-draw = Your turn
    .say = You and two rivals each seek a ring, a crown and a chest. Each space shows its number, then its pieces: R9S is nine of your red men and your sorcerer, o3 three orcs. First, ask the wizard for a card.
    .do = Draw a petition
step-play = Spearmen
    .say = The card adds four men to your reinforcements. You could keep it for a harder day, but you may never hold more than two cards.
    .do = Play it
step-sheet = Reinforcements
    .say = You get a man for each space of your kingdoms, at least four, and now four more for the card. Your sheet shows where your treasures are (♦R on the map) and which spaces lead there.
    .do = Look at your sheet
step-place = Where they go
    .say = One treasure is in Cattle Meade, two spaces from Red Dune. An attack comes from one space, and men next to it can join in, so one big army beats several small ones.
    .do = Choose Red Dune
step-undo = Undo
    .say = If you change your mind, take back your last answer. That works until dice are rolled, a card is drawn, or another player answers.
    .do = Take back your choice
step-gather = Nine men
    .say = Choose Red Dune again. All nine men are filled in, but you could type another number. The quickest way is to type the number on the map, with the cursor on the space.
    .do = Place all nine men in Red Dune
step-hint = A campaign
    .say = You lead one campaign a turn, against a space next to yours. The numbers are your chances to win, in percent. Whenever you don't know what to do, ask for a hint: it selects an answer, and Enter takes it.
    .do = Ask for a hint
step-attack = Into Dewbury
    .say = Dewbury is on the way to your treasure, and Brom has only one man there. If you can attack from several spaces, choose the one with the most men.
    .do = Attack Dewbury from Red Dune
step-fight = Battle
    .say = Both sides roll. A roll within the range (one per man, up to 4) hits that many of the others' men; if both miss, you lose a man. Then type how many move in: at least one stays behind, and two guard the space better.
    .do = Fight, and move in with eight men
step-log = Everyone's turn
    .say = The others have had their turns. The new one started with dice that nobody controls: orcs multiply and break out, the dragon eats, the wizard guards a region. You may have lost spaces to them.
    .do = Read the log
step-more = Another petition
    .say = Three cards out of four are good, so draw one every turn. Orcs and rivals take weakly held spaces, but your big army stands firm.
    .do = Draw a petition, and play it
step-mass = More men
    .say = Your treasure is next to Dewbury now, so that's where your men are needed.
    .do = Place all your men in Dewbury
step-seize = Your treasure
    .say = A treasure is yours once you hold its space. Before the first battle, you could call your sorcerer, who widens your die range by 2; against so few men, you don't need him.
    .do = Attack Cattle Meade, fight, and move in
step-crown = The crown
    .say = It was the crown! It brings you three men for any of your spaces. The chest brings four men to its own space, and the ring a card.
    .do = Place the three men
setup-title = Setting up a game
setup-end = Now everyone takes turns, as the first lesson shows. Spaces near your castle feed your army, and far ones may be close to your treasures. Play on as you like, or leave with Esc: on the title screen, n starts a new game.
step-castle = A castle
    .say = Everyone starts with one man in a castle. A castle and the spaces connected to it raise one man each per turn, at least four in all.
    .do = Choose Castle 3
step-settle = Land
    .say = Orcs hold two territories in every region; you take turns claiming the others. The first digit of a number is the region: 1 is the Golden Dunes. Spaces connected to your castle bring men every turn.
    .do = Take Clover Lea, beside your castle
step-advice = A hint
    .say = Nobody knows yet where the treasures will be. If you don't know what to choose, ask for a hint: it selects an answer and gives the reason, and Enter takes it.
    .do = Ask for a hint
step-spread = More land
    .say = If you spread your men widely, some will be near your treasures, wherever they're hidden. Your castle's neighbors bring you more men.
    .do = Take free territories until none are left
step-hide = Hiding
    .say = You hide one enemy's treasures: one in a castle, two in territories, never in a space their owner holds. Only you know which is which. They are safest far from their owner and behind orcs.
    .do = Hide all three treasures
step-leader = Ten men
    .say = You get ten more men. You can swap two of them for the hero or the sorcerer, who widens the die range of everyone with him by 1 or 2. One big army beats several small ones.
    .do = Choose Castle 3
step-back = Undo
    .say = You can take back an answer until dice are rolled, a card is drawn, or another player answers. You could still choose another space.
    .do = Take back your choice
step-men = One army
    .say = A number key chooses its answer at once, and you can type how many men you place. Put the sorcerer and the eight other men together.
    .do = Place them all in Castle 3
aside-march = Men from nearby spaces have come to help. One man always has to stay behind.
aside-gobbled = The dragon has eaten some of your pieces. A hero or a sorcerer can hunt it; slay it with a hero who survives, and you get six men.
aside-frenzy = When four orcs share a space, they attack the players next to them, except where a hero, the dragon or the wizard keeps them away.
aside-treasure = You've found a treasure of your own! The chest gives you four men in this space, the crown three men in any of your spaces, and the ring a card.

# Headings of notable events that pause the game.
highlight-castle = A castle falls
highlight-treasure = A treasure is found
highlight-slain = The dragon is slain
highlight-attacked = You are attacked
highlight-lost = You lose a space
    .gathered = { $n ->
        [one] You have lost one space
       *[other] You have lost { $n } spaces
    }
highlight-out = A warlord is out

# Charts of a game, turn by turn.
scoreboard-treasures = Treasures
scoreboard-spaces = Spaces
scoreboard-periods = turn by turn
# How close a loser came to winning, in at most 30 letters.
scoreboard-lacks = { $lacks } to go
scoreboard-nearest = { $lacks } to go, nearest { $spaces ->
    [one] 1 space away
   *[other] { $spaces } spaces away
}
scoreboard-out = driven off the island
