# The hints of a bot, with reasons.

hint-fight = { $act ->
    [rest-of-evening] { $label }: nobody attacks you, and { hint-no-fight }.
    [no-target] { $label }: { hint-no-fight }.
    [fight-on] { $label }: you can win something here by fighting.
    [lured] { $label }: anything you lure will attack you, and that isn't worth it.
    [lure] { $label }: it will attack you, and you can beat it.
    [run] { $label }: there are too many foes here for you to beat.
   *[other] { $label }: no other choice lands more hits, or takes fewer.
}
    .cast = { $label }: you can cast a spell in a round, even with nobody to fight.
    .chit = { $label }: of all your chits, you will miss this one least.
hint-no-fight = { $why ->
    [tired] you need rest before you fight
    [dies] in a fight with { $who } you could die ({ $n }%)
    [cursed] a fight with { $who } could leave you with a curse
    [little] a fight with { $who } would gain you too little
   *[none] nothing here is worth a fight
}
hint-record = { $step ->
    [hide] Hide: monsters and rivals leave you alone while you're hidden.
    [rest] Rest: some of your chits are out of play.
    [trade] Trade: sell what you don't need, or buy what you lack.
    [done] Stop here: nothing else is worth a phase today.
    [alert] Alert: an alerted weapon strikes faster.
    [move] Go to { $to }: { $why }
    [hire] Hire: somebody there is worth the wage.
    [enchant] Enchant: your spells need color.
    [follow] Follow: you're useful wherever your employer goes.
    [leave] Leave the Realm.
    [search] { $search ->
        [way] Search: you still have to find the way to { $place }.
        [goal] Search: { $why }
       *[spare] Search: you have a phase to spare, and may find something here.
    }
   *[other] There is nothing better to do.
}
hint-goal = { $goal ->
    [loot] { $place } has treasures that you can take{ $away }.
    [seek] there is a site at { $place } you haven't discovered yet{ $away }.
    [sell] at { $place } you can sell what you've found{ $away }.
    [explore] you don't know yet what is at { $place }{ $away }.
    [hunt] there is a foe you can beat at { $place }{ $away }.
    [ambush] a foe you can beat may come to { $place } at night{ $away }.
    [shelter] you're safest at { $place }{ $away }.
   *[none] you may find something on the way.
}
hint-away = { $phases ->
    [0] { "" }
    [one] , one phase away
   *[other] , { $phases } phases away
}

## During a day

hint-search = { $table ->
    [loot] { $label }: the roll picks an item, and a low roll is best.
    [locate] { $site ->
        [none] { $label }: it finds sites and secret passages; PEER doesn't.
       *[other] { $label }: it discovers { $site }, and then you can loot it.
    }
    [magic-sight] { $label }: it shows you treasures and spells, even hidden ones.
    [peer] { $label }: it finds hidden paths, and you need one to go any farther.
   *[other] { $label }: you may learn another spell.
}
hint-finding = { $of ->
    [sites] { $label }: you must discover a site before you can loot it.
   *[ways] { $label }: you need it to go any farther.
}
hint-phase-start = { $act ->
    [activate] { $label }: it helps only while it's active.
   *[other] { $label }: everything useful is active{ $next ->
        [none] { "" }
       *[other] ; next: { $next }
    }.
}
hint-evening = { $act ->
    [activate] { $label }: it helps only while it's active, and you may need it tonight.
   *[other] { $label }: you have what you need for tonight.
}
hint-got = { $act ->
    [activate] { $label }: it helps while it's active.
   *[other] { $may ->
        [yes] { $label }: it works once, or at a price, so keep it until you need it.
       *[no] { $label }: you can't activate it now, but you may need it or sell it later.
    }
}
hint-pick-up = { $act ->
    [pick-up] { $label }: you can carry it.
   *[other] { $label }: you can't carry it, or it isn't worth coming out of hiding.
}
hint-now = { $label }: if you go first, there is more left for you to find.
hint-block = { $label }: a block would keep them here, but end your own turn too.
hint-hire = { $act ->
    [hire] { $label }: you can afford them, and you won't fight alone.
   *[other] { $label }: nobody here is worth the gold.
}
hint-wage = { $act ->
    [pay] { $label }: they fight for you and take blows meant for you.
   *[other] { $label }: the gold is better spent on something else.
}
hint-trade = { $act ->
    [buy] { $label }: they have gear that you lack, and you can pay for it.
    [sell] { $label }: what you don't need is worth gold.
   *[other] { $label }: nothing here is worth buying, and you need everything you own.
}
hint-buy = { $label }: you don't have one, and it helps you in fights.
hint-price = { $act ->
    [pay] { $label }: it's worth it in your fights.
   *[other] { $label }: keep the gold, since it wouldn't help you enough.
}
hint-sell = { $act ->
    [hand] { $label }: you don't need it, and it brings gold.
   *[other] { $label }: you need the rest yourself.
}
hint-offer = { $result ->
    [demand] { $label }: if you refuse, they block you.
   *[offer] { $label }: the gold is worth more to you than what you sell.
}
hint-boon = { $act ->
    [pay] { $label }: pay now and you owe nothing.
   *[other] { $label }: you keep the gold for now and can pay later.
}
hint-drinks = { $battle ->
    [yes] { $label }: the gold is gone whether they fight you or not.
   *[no] { $label }: the gold is gone whether they sell or not.
}
hint-affront = { $act ->
    [suffer] { $label }: points are easier to win back than a lost day.
   *[other] { $label }: you have no points to lose.
}
hint-affront-battle = { $act ->
    [suffer] { $label }: refuse, and all of them fight you tonight.
   *[other] { $label }: while you're hidden, they can't hurt you.
}
hint-deal = { $act ->
    [accept] { $label }: what you get is worth more to you than what you give.
   *[other] { $label }: what you give is worth as much to you, or more.
}
hint-other = { $topic ->
    [rest] { $label }: { $why ->
        [change] it's worth more to you than the chit you give up.
       *[whole] it's the chit you can use best.
    }
    [spell-target] { $label }: { $why ->
        [self] the spell helps you.
        [attacks] it attacks you.
       *[none] it's the best choice for this spell.
    }
    [record] { $label }: that keeps you together.
   *[other] { $label }: no answer here is clearly better.
}
hint-teleport = { $label }: what you're looking for is there.

## Starting choices

hint-tile = { $label }: { $size ->
    [large] a large tile needs roads from all its clearings, so it gets harder to place later.
   *[small] it fits, and has few roads to join.
}
hint-lay = { $roads ->
    [0] Nothing is connected yet, so any direction will do.
    [one] It connects one road here, and nowhere else connects more.
   *[other] It connects { $roads } roads here, and nowhere else connects more.
}
hint-suits = { $character ->
    [amazon] The Amazon has armor and is quick: an extra MOVE every day.
    [berserker] The Berserker strikes hard and rests quickly, but has little armor.
    [black-knight] The Black Knight is heavily armored, and wins most fights begun from hiding.
    [captain] The Captain has armor, friends in two Dwellings, and an extra phase at any Dwelling.
    [dwarf] The Dwarf is strong and at home in caves, but slow in the open.
    [white-knight] The White Knight is heavily armored, rests quickly, and has the Order for allies.
    [elf] The Elf is hard to catch: a fast runner, with an extra HIDE every day.
    [woods-girl] The Woods Girl is hard to catch, shoots well, and finds things easily in the woods.
    [swordsman] The Swordsman is quick, bargains well, and can take a turn at any time of day.
    [druid] The Druid hides easily and wakes few monsters, but wins few fights hand to hand.
    [pilgrim] The Pilgrim is left alone by Demons, and has the Order for allies.
    [wizard] The Wizard knows every hidden path and secret passage, but is slow.
    [magician] The Magician learns spells of nearly every kind, but wins few fights hand to hand.
    [sorceror] The Sorceror lives by magic: attack spells, and color that's quick to make.
    [witch] The Witch lives by magic, and her familiar sees far-off places.
   *[witch-king] The Witch King lives by magic alone, and carries next to nothing.
}
hint-ability = { $label }: { $gains ->
    [yes] you gain something and lose nothing.
   *[no] it costs more than it gives.
}
hint-stage = { $label }: a lower stage needs fewer points, but has fewer chits, less gear and fewer advantages.
hint-grow = { $label }: no other chit is faster.
hint-gear = { $label }: the gear is the same in every group, and no other group charges you less for its other goods.
hint-visitor = { $label }: { $trades ->
    [yes] one more person to trade with.
   *[no] one more job with a reward.
}
hint-visitor-box = { $label }: the { $group } bring it with them and appear in { $places ->
    [one] one place
   *[other] { $places } places
} in the Realm.
hint-visitor-site = { $label }: the boxes that come with natives are full.
hint-start = { $label }: { $relation ->
    [ally] the { $group } there are your allies and give you the best prices.
    [friendly] the { $group } there are your friends and give you good prices.
    [neutral] nobody there has anything against you.
    [ghosts] no other place is better.
   *[other] of all the groups you could start with, the { $group } like you best.
}
hint-entrance = { $label }: treasures are in mountains and caves, and { $place } is { $phases ->
    [0] right there
    [one] a phase away
   *[other] { $phases } phases away
}.
hint-spell = { $label }: { $use ->
    [both] it helps when you're attacked, and on any other day.
    [fight] it helps most when you're attacked.
    [day] it helps on any day, even with nobody to fight.
   *[none] it's as good as any of these.
}
hint-color-chit = { $label }: { $spell } needs { $color }, and you can spare the chit.
    .none = { $label }: none of your spells needs a color you could make with a spare chit.
# $points is a list of hint-needs-goal.
hint-needs = Put { $points }: { $fights ->
    [yes] your fights bring these fastest.
   *[no] anything missing from a goal counts three times against you.
}
hint-needs-goal = { $n } on { $goal ->
    [great] great treasures
    [spells] spells
    [fame] fame
    [notoriety] notoriety
   *[gold] gold
}
