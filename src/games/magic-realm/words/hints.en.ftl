# What a bot advises, and why.

hint-fight = { $act ->
    [rest-of-evening] { $label }: nobody attacks you, and nobody here is worth a fight.
    [fight-on] { $label }: there is something here that you can win by them.
    [lured] { $label }: whoever is lured attacks you, and that is not worth it.
    [lure] { $label }: it attacks you then, and you can beat it.
    [run] { $label }: whoever stays here meets more than can be beaten.
   *[other] { $label }: no other answer promises more hits by you, or fewer upon you.
}
    .chit = { $label }: you will miss it least.
hint-record = { $step ->
    [hide] Hide: monsters and rivals leave alone who is hidden.
    [rest] Rest: too many chits are out of play.
    [trade] Trade: sell what you do not need.
    [done] Leave it at that: nothing more is worth a phase today.
    [alert] Alert: a weapon that is ready strikes first.
    [move] Go to { $to }: { $why }
    [hire] Hire: somebody there is worth his wage.
    [enchant] Enchant: your spells need colour.
    [follow] Follow: where your employer goes you are of use.
    [leave] Leave the Realm.
    [search] { $search ->
        [way] Search: the way on to { $place } has still to be found.
        [goal] Search: { $why }
       *[spare] Search: a phase is left over, and something may be found here.
    }
   *[other] Nothing better is to be done.
}
hint-goal = { $goal ->
    [loot] { $place } has treasures that you can take{ $away }.
    [seek] at { $place } lies a site that you have still to discover{ $away }.
    [sell] at { $place } somebody buys what you have found{ $away }.
    [explore] nobody knows what lies at { $place }{ $away }.
    [hunt] at { $place } stands somebody whom you can beat{ $away }.
    [ambush] whom you can beat may come to { $place } in the night{ $away }.
    [shelter] at { $place } you are safest{ $away }.
   *[none] something may lie on the way.
}
hint-away = { $phases ->
    [0] { "" }
    [one] , one phase away
   *[other] , { $phases } phases away
}

## While a day is played

hint-search = { $table ->
    [loot] { $label }: whoever loots gets what the roll reaches, and a low roll is best.
    [locate] { $site ->
        [none] { $label }: it finds sites and secret passages, which PEER does not.
       *[other] { $label }: it discovers { $site }, and what is discovered can be looted.
    }
    [magic-sight] { $label }: it sees treasures and spells, whatever hides them.
    [peer] { $label }: it finds hidden paths, and the way on is one.
   *[other] { $label }: a spell more can be learned.
}
hint-finding = { $label }: that is what leads on from here.
hint-phase-start = { $act ->
    [activate] { $label }: it helps you only while it is active.
   *[other] { $label }: all that helps you is active{ $next ->
        [none] { "" }
       *[other] , and what comes next is: { $next }
    }.
}
hint-evening = { $act ->
    [activate] { $label }: it helps you only while it is active, and tonight you may need it.
   *[other] { $label }: you carry what you need, and whom you must fight you meet all the same.
}
hint-got = { $act ->
    [activate] { $label }: it helps you while it is active.
   *[other] { $label }: it works once, or at a price: keep it until you want that.
}
hint-pick-up = { $act ->
    [pick-up] { $label }: you can carry it.
   *[other] { $label }: nothing here is worth its weight.
}
hint-now = { $label }: whoever goes first finds most.
hint-block = { $label }: whom you block stays, but your own turn ends too.
hint-hire = { $act ->
    [hire] { $label }: you can pay what they may ask, and are not alone in fights.
   *[other] { $label }: nobody here is worth what you could pay.
}
hint-wage = { $act ->
    [pay] { $label }: they fight for you, and take blows that would be yours.
   *[other] { $label }: the gold is better spent on something else.
}
hint-trade = { $label }: what you do not need is worth gold.
hint-sell = { $act ->
    [hand] { $label }: you do not need it, and it brings gold.
   *[other] { $label }: what is left you need yourself.
}
hint-offer = { $label }: it is a fair price.
hint-boon = { $act ->
    [pay] { $label }: who pays owes nothing.
   *[other] { $label }: you keep the gold for now, and may pay it later.
}
hint-drinks = { $battle ->
    [yes] { $label }: the gold is gone whether they then fight you or not.
   *[no] { $label }: the gold is gone whether they then sell or not.
}
hint-affront = { $act ->
    [suffer] { $label }: points come back more easily than a lost day.
   *[other] { $label }: you have no points to lose.
}
hint-affront-battle = { $act ->
    [suffer] { $label }: whoever refuses is fought by all of them tonight.
   *[other] { $label }: hidden you need not fear them.
}
hint-teleport = { $label }: there you find what you seek.

## Where people begin

hint-tile = { $label }: { $size ->
    [large] a large tile wants roads from all of its clearings, and finds fewer places later.
   *[small] it fits, and has few roads to join.
}
hint-lay = { $roads ->
    [0] It lies as well one way as another: nothing is joined yet.
    [one] One of its roads runs on here: no other place joins more.
   *[other] { $roads } of its roads run on here: no other place joins more.
}
hint-suits = { $character ->
    [amazon] The Amazon has armor and is quick: a MOVE phase more every day.
    [berserker] The Berserker strikes hard and rests quickly, but has little armor.
    [black-knight] The Black Knight is heavily armored, and wins most fights that he begins from hiding.
    [captain] The Captain has armor, friends in two Dwellings, and a phase more at any Dwelling.
    [dwarf] The Dwarf is strong and at home in caves, but slow in the open.
    [white-knight] The White Knight is heavily armored, rests quickly, and the Order are his allies.
    [elf] The Elf is hard to catch: he runs fast, and hides in a phase of its own every day.
    [woods-girl] The Woods Girl is hard to catch, shoots well, and finds things easily in the woods.
    [swordsman] The Swordsman is quick, bargains well, and takes his turn when he likes.
    [druid] The Druid hides easily and wakes no monsters where he goes, but beats few by hand.
    [pilgrim] The Pilgrim is left alone by Demons, and the Order are his allies.
    [wizard] The Wizard knows every hidden path and secret passage, but is slow.
    [magician] The Magician learns spells of nearly every kind, but beats few by hand.
    [sorceror] The Sorceror lives by magic: by spells that strike, and colour that is quickly made.
    [witch] The Witch lives by magic, and her familiar sees what is far from her.
   *[witch-king] The Witch King lives by magic alone, and carries next to nothing.
}
hint-ability = { $label }: { $gains ->
    [yes] you gain by it, and lose nothing.
   *[no] what it takes is worth more than what it gives.
}
hint-stage = { $label }: whoever begins further down seeks fewer points, but has to do without chits, gear and advantages.
hint-grow = { $label }: of those that are to be had none is faster.
hint-gear = { $label }: the piece is the same everywhere, and nobody would ask more of you for what is left there.
hint-visitor = { $label }: { $trades ->
    [yes] somebody more to trade with.
   *[no] a reward for whoever takes it up.
}
hint-visitor-box = { $label }: the { $group } bring it along, and come to { $places ->
    [one] one place
   *[other] { $places } places
} of the Realm.
hint-visitor-site = { $label }: the boxes that natives bring along are full.
hint-start = { $label }: { $relation ->
    [only] you begin nowhere else.
    [ally] the { $group } there are your allies, and sell to you most cheaply.
    [friendly] the { $group } there are your friends, and sell to you cheaply.
    [neutral] nobody there has anything against you.
    [ghosts] there is no better place among these.
   *[other] of all who could be there they like you best.
}
hint-entrance = { $label }: treasures lie in mountains and caves, and { $place } is { $phases ->
    [0] right there
    [one] a phase away
   *[other] { $phases } phases away
}.
hint-spell = { $label }: { $use ->
    [both] it helps you where somebody attacks you, and on any other day.
    [fight] it helps you most where somebody attacks you.
    [day] it helps you on any day, with nobody to fight.
   *[none] of these it is as good as any.
}
hint-colour-chit = { $label }: { $spell } needs { $colour }, and you can spare the chit.
    .none = { $label }: no spell that you know needs a colour that you could make and spare.
hint-needs = { $n }: { $goal ->
    [great] one great treasure is found with some luck;
    [spells] artifacts and books that you find can be read;
    [fame] treasures and dead monsters bring it;
    [notoriety] whoever fights comes by it;
   *[gold] what you find can be sold;
} { $n ->
    [0] but there is more to be had elsewhere, and what is missing counts three times.
    [1] what is missing counts three times, so seek a little of everything.
   *[other] your fights can bring you more of it than of all else.
}
