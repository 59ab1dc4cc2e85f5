## The table of a fight

fight-title = The fight at { $place }, round { $round }
fight-step = { $step ->
    [luring] monsters are lured
    [assigning] monsters choose whom they attack
    [acting] one action each
    [targeting] targets are named
    [playing] attacks and maneuvers are chosen in secret
    [chance] dice move them about
    [turning] some turn over
    [blows] blows fall
    [fatigue] weariness and wounds
    [disengaging] they part
   *[other] it begins
}
fight-vulnerable = killed by { $level }
fight-armor = { $armor }{ $damaged ->
    [yes] { " " }(damaged)
   *[no] { "" }
}
fight-wounds = { $n ->
    [one] one wound
   *[other] { $n } wounds
}
fight-gone = has run
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
fight-moves = moves { $time }
fight-red = { $foe }, holding
fight-dark = { $foe }, dark
fight-attack = { $weapon } { $strength }{ $time }
    .at = { $weapon } { $strength }{ $time } at { $target }
fight-maneuver = { $how ->
    [horse] rides { $strength }{ $time }
    [gear] boots { $strength }{ $time }
   *[chit] moves { $strength }{ $time }
}
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
        [cancelled] , but is dead by then
        [rolled] : a roll decides
       *[harmless] : { $harm }, does no harm
    }
}
