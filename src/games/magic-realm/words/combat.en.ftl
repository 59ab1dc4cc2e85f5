## The fight: names

fighter-numbered = { $name } { $number }
fighter-part = { $name }'s { $part ->
    [club] club
    [horse] horse
   *[head] head
}
played-horse = { $horse } at a { $pace ->
    [gallop] gallop
   *[walk] walk
}
act-place = { $fighter } in { $direction ->
    [thrust] Thrust and Charge
    [swing] Swing and Dodge
   *[smash] Smash and Duck
}
row-of = { $direction ->
    [thrust] Thrust and Charge
    [swing] Swing and Dodge
   *[smash] Smash and Duck
}: { $names }
level-name = { $level ->
    [N] Negligible
    [L] Light
    [M] Medium
    [H] Heavy
    [T] Tremendous
   *[beyond] more than Tremendous
}

## The fight: questions

ask-alert = Which weapon or chit will you alert?
ask-rounds = Nobody attacks you at { $place }. Play rounds { $magic ->
    [yes] to cast a spell, run or change gear
   *[no] to run or change gear
}?{ $quiet ->
    [yes] {" "}One more round without action ends the evening.
   *[no] {""}
}
ask-lure = Who will you lure into attacking you?
ask-lure-by = Who will { $hireling } lure?
ask-assign-to = Who will fight { $denizen } for you?
ask-deploy = Which hireling will you send, and who will it attack?
ask-deploy-side = Which side of { $hireling } will be up?
ask-hireling-side = { ask-deploy-side }
ask-charge-by = What will you charge { $target } with?
ask-hireling-target = Who will { $hireling } strike back at?
ask-action = What will you do before the blows fall?
ask-run-by = Which chit or horse will you run with?
ask-pick-up-by = What will you use to pick it up?
ask-alert-by = What will you use to turn your weapon over?
ask-more-gear = Change anything else?
ask-target = Who will you attack?
ask-attack = { $target ->
    [none] Play a FIGHT chit to turn your weapon over when the round ends?
   *[other] What will you strike { $target } with?
}
ask-attack-row = Which attack will you use{ $target ->
    [none] ?
   *[other] {" "}against { $target }?
}
ask-strike-at = Strike at { $target }'s horse, or at the rider?
ask-rider = What will you maneuver with, in addition to the horse?
ask-rider-row = Which maneuver will you use, in addition to the horse's?
ask-maneuver = What will you maneuver with?
ask-maneuver-row = Which maneuver will you use?
ask-shield = Which blows will you hold the shield against?
ask-place = Which row will { $denizen } attack you from?
    .own = Which row will { $denizen } be in? It attacks nobody.
    .hireling = Which row will { $denizen } attack { $owner } from?
    .mine = Which row will { $denizen } be in?
ask-let-go = Will { $denizen } let go of { $target }?
ask-shape-side = Which side of the monster will you show?
ask-bracelets = You strike with { $direction ->
    [thrust] Thrust
    [swing] Swing
   *[smash] Smash
}. Change it with the Battle Bracelets?
ask-cloak = You play { $direction ->
    [charge] Charge
    [dodge] Dodge
   *[duck] Duck
}. Change it with the Elusive Cloak?
ask-ready = Turn your weapon over?
ask-free-asterisk = You may spend one asterisk this round without fatigue. Which kind?
ask-fatigue = { $asterisks ->
    [one] You must fatigue one asterisk. Which chit?
   *[other] You must fatigue { $asterisks } asterisks. Which chit first?
}
ask-wound = { $wounds ->
    [one] You take a wound. Which chit?
   *[other] You take { $wounds } wounds. Which chit first?
}
## The fight: answers

act-run = Run along { $road }
act-strike-at = { $at ->
    [rider] At the rider, past the horse
   *[horse] At the horse
}
act-fly-away = Fly away toward { $tile }
act-turn-weapon = { $alerted ->
    [yes] Turn the weapon alerted side up
   *[no] Turn the weapon unalerted side up
}
act-alert-chit = Alert { $chit }: it casts at time 0 until Midnight
act-berserk = Go berserk: until Midnight only Tremendous harm kills you
act-put-on = Activate the { $what }
act-take-off = Deactivate the { $what }
act-lure-by = Have { $hireling } lure a foe
act-lure = { $fighter }
act-target = { $fighter }
act-assign-to = { $fighter }
act-hireling-target = { $fighter }
act-run-by = { $piece }
act-alert-by = { $piece }
act-charge-by = { $piece }
act-pick-up-by = { $piece }
act-attack = { $piece }
act-maneuver = { $piece }
act-rider = { $piece }
act-attack-row = { $direction ->
    [thrust] Thrust
    [swing] Swing
    [smash] Smash
    [charge] Charge
    [dodge] Dodge
   *[duck] Duck
}
act-shield = Shield against { act-attack-row }
act-maneuver-row = { act-attack-row }
act-rider-row = { act-attack-row }
act-move-attack = { act-attack-row }
act-move-maneuver = { act-attack-row }
act-deploy = Send { $hireling } against { $target }
act-charge = Charge { $target } instead of taking an action
act-shape-side = { $dark ->
    [yes] The dark side
   *[no] The light side
}
played-fly = flight
played-form = { $piece ->
    [form-attack] its attack
   *[form-move] its move
}
act-hireling-side = { $dark ->
    [yes] Dark side up
   *[no] Light side up
}{ $horse ->
    [gallop] , the horse at a gallop
    [walk] , the horse at a walk
   *[none] { "" }
}
act-part-side = { $part }: { $dark ->
    [yes] dark side up
   *[no] light side up
}
act-free-asterisk = { $of ->
    [MOVE] A MOVE asterisk
   *[FIGHT] A FIGHT asterisk
}
act-rest-of-evening = No rounds tonight
act-fight-on = Play the rounds
act-let-go = Let go
act-keep-on = Keep fighting
act-lured = Lure nobody else
act-deployed = Send nobody else
act-no-action = No action
act-run-woods = Run into the woods
act-no-target = Nobody
act-no-attack = No attack
act-no-maneuver = No maneuver
act-alert = Turn the weapon over
act-spread = Spread the rest evenly
act-enough = No more
act-as-it-is = Leave it as it is
## The fight: log

tell-combat-round = Combat at { $place }, round { $round }.
    .quiet = Combat at { $place }, round { $round }. One more round without action ends the evening.
tell-combat-over = { $why ->
    [nobody] { $fallen ->
        [0] Nobody is left to fight at { $place }.
        [one] { $names } is dead. The fight at { $place } is over.
       *[other] { $names } are dead. The fight at { $place } is over.
    }
    [agreed] Nobody at { $place } wants another round.
   *[quiet] After two quiet rounds, the fight at { $place } is over.
}
tell-lures = { $name } lures { $foe }.
tell-assigned = { $foe } attacks { $name } after the roll: { $rolls }.
    .only = { $foe } attacks { $name }.
    .roll = { $name } { $result }
tell-runs = { $name } runs along { $road } with { $piece }.
tell-stumbles = { $name } stumbles and stays put.
tell-runs-into-woods = { $name } runs into the woods.
tell-turns-weapon = { $name } turns the { $weapon } { $alerted ->
    [yes] alerted
   *[no] unalerted
} side up.
tell-goes-berserk = { $name } goes berserk.
tell-names = { $name } attacks { $foe }.
tell-plays-round = { $name } plays { $parts }.
    .nothing = { $name } plays nothing.
plays-attack = { $piece } to { $direction ->
    [thrust] thrust at
    [swing] swing at
   *[smash] smash
} { $foe }{ $at ->
    [rider] , past the horse
   *[all] { "" }
} (time { $time })
plays-maneuver = { $piece } to { $direction ->
    [charge] charge
    [dodge] dodge
   *[duck] duck
} (time { $time })
plays-rider = { $piece } in the saddle to { $direction ->
    [charge] charge
    [dodge] dodge
   *[duck] duck
} (time { $time })
plays-shield = the shield against { $direction ->
    [thrust] Thrust
    [swing] Swing
   *[smash] Smash
}
tell-repositioned = A { $die } moves the attackers around { $name }: { $rows }.
tell-tactics = { $dice }: { $names } { $n ->
    [one] turns
   *[other] turn
} over.
tell-deploys = { $name } is sent against { $foe }.
tell-strikes-back = { $name } strikes back at { $foe }.
tell-charges = { $name } charges { $foe } with { $piece }.
note-rouses = { $n ->
    [one] one of them attacks you at once
   *[other] { $n } of them attack you at once
}
note-treachery = treachery: everyone you hired from this group leaves you
tell-silenced = A faster spell cancels { $foe }'s Power of the Pit.
tell-betrays = { $name } betrays the { $group } and loses their service and { $fame } fame.
    .monster = { $name } betrays { $foe } and no longer controls it.
tell-moves-attack = With the Battle Bracelets, { $name } strikes with { $direction ->
    [thrust] Thrust
    [swing] Swing
   *[smash] Smash
} instead.
tell-moves-maneuver = With the Elusive Cloak, { $name } plays { $direction ->
    [charge] Charge
    [dodge] Dodge
   *[duck] Duck
} instead.
tell-blow = { $name } hits { $foe }{ $hit ->
    [undercut] { " " }with a faster blow ({ $time } against { $move })
    [intercept] , whose maneuver runs into the { $direction ->
        [thrust] Thrust
        [swing] Swing
       *[smash] Smash
    }
   *[open] , who doesn't maneuver
}: { $outcome ->
    [kills] { $harm ->
        [none] dead
       *[other] { $harm } harm{ $made }, dead
    }
    [wounds] { $harm } harm{ $made }, a wound
    [kills-horse] { $harm } harm{ $made }, and the { $on } dies
    [holds] { $harm } harm{ $made }, and the { $on } holds
    [damages] { $harm } harm{ $made }, and the { $on } is damaged
    [destroys] { $harm } harm{ $made }, and the { $on } is destroyed
    [rolled] a roll decides the effect
   *[harmless] { $harm } harm{ $made }, which has no effect
}{ $outcome ->
    [wounds] { "" }
   *[other] { $wounds ->
        [one] , with a wound
       *[other] { "" }
    }
}.
    .misses = { $name } misses { $foe }: { $time } is not faster than { $move }, and { $direction ->
    [thrust] Thrust
    [swing] Swing
   *[smash] Smash
} does not meet { $maneuver ->
    [charge] Charge
    [dodge] Dodge
   *[duck] Duck
}.
    .cancelled = { $name } can no longer strike { $foe }: an earlier blow killed one of them.
made-of = { " " }({ $letter }, { $parts })
made-stars = { $n ->
    [one] a star
   *[other] { $n } stars
}{ $lost ->
    [0] { "" }
   *[other] { "" } because armor stops one
}
made-excess = excess strength
made-missile = { $levels } from the MISSILE roll
# A summary of a round for one fighter.
tell-fought = Round { $round }: { $name } { $did }, and is hit by { $by }: { $effects }.
    .unhurt = Round { $round }: { $name } { $did }, and is not hit.
    .alone = Round { $round }: { $name } { $did }.
fought-did = { $outcome ->
    [misses] misses { $foe }
    [cancelled] can no longer strike { $foe }
    [kills] kills { $foe }
    [wounds] wounds { $foe }
    [kills-horse] hits { $foe }, whose { $on } dies
    [damages] hits { $foe }, whose { $on } is damaged
    [destroys] hits { $foe }, whose { $on } is destroyed
    [rolled] hits { $foe }
   *[other] hits { $foe } without effect
}
    .nothing = strikes nobody
fought-by = { $n } of { $of } blows
fought-wounds = { $n ->
    [one] a wound
   *[other] { $n } wounds
}
fought-struck = the { $on } { $outcome ->
    [kills-horse] killed
    [damages] damaged
    [destroys] destroyed
   *[other] intact
}
fought-rolled = a roll decides the effect
fought-dead = dead
fought-harmless = no harm
made-aimed = { $levels ->
    [none] no harm left after
   *[other] { $levels } from
} the { $table ->
    [fumble] FUMBLE
   *[optional-missile] MISSILE
} roll
made-through = { $n ->
    [one] one level less for armor
   *[other] { $n } levels less for armor
}
tell-aims = { $table ->
    [fumble] { $name } rolls on FUMBLE
   *[optional-missile] { $name } shoots
}: { $dice }{ $changed ->
    [yes] , { $modifier } for aim
   *[no] { "" }
}, for a result of { $result }.
tell-missile = { $name } shoots: { $dice }, for a result of { $result }.
tell-bounty = { $name } slays { $foe }: { $fame } fame{ $gold ->
    [0] {" "}and { $notoriety } notoriety
   *[other] , { $notoriety } notoriety and { $gold } gold
}{ $kill ->
    [0] {" "}for an employer
   *[other] {" "}(kill { $kill } of the day)
}{ $shared ->
    [one] { "" }
   *[other] , shared by { $shared }
}.
tell-grips = { $foe } has { $name } in its grip: its next hit kills.
tell-lets-go = { $foe } lets go of { $name }.

## The fight: rolls

combat-roll = { $roll ->
    [missile] { $name } shoots
    [optional-missile] { $name } shoots
    [fumble] { $name } strikes: FUMBLE
    [moved] Attackers around { $name } trade places
   *[tactics] Attackers around { $name } turn over
}
combat-reading = { $dice ->
    [one] One die
   *[other] The higher of two dice
}
combat-reading-six = A 6 on either die turns over every piece that can turn.
combat-reading-aim = { $dice ->
    [one] One die
   *[other] The higher of two dice
}{ $changed ->
    [yes] , { $modifier } for aim
   *[no] { "" }
}
combat-aim-row = { $levels ->
    [none] no harm is left
    [same] the harm stays the same
   *[other] { $levels } to the harm
}
combat-stumble-row = { $falls ->
    [yes] a stumble: nothing happens
   *[no] no stumble: it succeeds
}
combat-missile-row = { $levels ->
    [same] the harm stays the same
   *[other] { $levels } to the harm
}
combat-moved-row = { $die ->
    [1] the top row stays, the others trade places
    [2] the middle row stays, the others trade places
    [3] the bottom row stays, the others trade places
    [4] all stay where they are
    [5] all move one row down, the bottom row to the top
   *[6] all move one row up, the top row to the bottom
}
combat-turned-row = { $names } { $n ->
    [one] turns
   *[other] turn
} over
combat-stays-row = nobody turns over

## The fight: odds

# `first` is the first part of the odds, and `open` is the first while later choices are still open.
round-odds = { $what ->
    [hits] you hit
    [kills] you kill
    [hit] you are hit
   *[dies] you die
}
    .first = this round you { $what ->
        [hits] hit
        [kills] kill
        [hit] are hit
       *[dies] die
    }
    .open = this round at best { $what ->
        [hits] you hit
        [kills] you kill
        [hit] you are hit
       *[dies] you die
    }
fight-odds-none = You are not in a clearing, so there is nobody to fight.
fight-odds-nobody = There are no monsters at { $place }, and none that you know of will come there tonight.
fight-odds-of = { $name } at { $place }, fighting to the end. Each fight was simulated with different dice and choices:
fight-odds-are = { $foes }, there now ({ $n } fights): win { $wins }, die { $dies }, undecided { $lasts }{ $wounds ->
    [0] .
    [one] ; if you live, you take about one wound.
   *[other] ; if you live, you take about { $wounds } wounds.
}
    .row = { $foes }, on a { $row } ({ $n } fights): win { $wins }, die { $dies }, undecided { $lasts }{ $wounds ->
    [0] .
    [one] ; if you live, you take about one wound.
   *[other] ; if you live, you take about { $wounds } wounds.
}
fight-forecast = { $optional ->
    [yes] If you fight from hiding
   *[no] If you fight on
}: win { $wins }, die { $dies }{ $undecided ->
    [0] { "" }
   *[other] , undecided { $lasts }
} ({ $n } trial fights{ $done ->
    [no] { " " }so far
   *[yes] { "" }
})
    .pending = { $optional ->
    [yes] If you fight from hiding
   *[no] If you fight on
}: win .., die .., undecided .. (working)
fight-chance = { $end ->
    [none] under 1%
    [all] over 99%
   *[no] { $n }%
}
fight-win-cost = { $n }% { $what ->
    [cursed] cursed
   *[hurt] with 3 or more new wounds
}
battle-chance = { $part }% ({ $least }-{ $most }%)
battle-chances = The { $name } wins { $wins }, dies in { $dies }, flees from { $flees } and leaves { $lasts } undecided.
battle-rounds = Rounds on average: { $rounds }.
