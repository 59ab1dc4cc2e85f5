## The fight: names

fighter-numbered = { $name } { $number }
# Within a sentence: all but monsters with a number have an article.
fighter-said = the { $name }
fighter-part = { $name }'s { $part ->
    [club] club
    [horse] horse
   *[head] head
}
played-horse = { $horse } at a { $pace ->
    [gallop] gallop
   *[walk] walk
}
direction-of = { $direction ->
    [thrust] Thrust
    [swing] Swing
    [smash] Smash
    [charge] Charge
    [dodge] Dodge
   *[duck] Duck
}
row-name = { $attack ->
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

ask-alert = What does { $name } make ready?
ask-rounds = Evening at { $place }: nobody attacks you. Do you want rounds of combat, { $magic ->
    [yes] to cast a spell, to run or to change what you carry
   *[no] to run or to change what you carry
}?
ask-lure = Whom does { $name } lure, so that they attack?
ask-lure-by = Which does { $hireling } lure?
ask-assign-to = Who takes on { $foe } for { $name }?
ask-deploy = Whom does { $name } send against whom?
ask-deploy-side = How does { $hireling } lie?
ask-charge-by = What does { $name } charge { $foe } with?
ask-hireling-target = Whom does { $hireling } strike back at?
ask-action = What does { $name } do before blows fall?
ask-run-by = What does { $name } run with?
ask-pick-up-by = What does { $name } move with to pick it up?
ask-alert-by = What does { $name } turn the weapon with?
ask-more-gear = Does { $name } change anything else?
ask-target = Whom does { $name } attack?
ask-attack = What does { $name } strike { $foe } with?
    .ready = Does { $name } play a FIGHT chit to turn the weapon when the round ends?
ask-attack-row = How does { $name } strike { $foe }?
ask-strike-at = At the horse of { $foe }, or at the rider?
ask-rider = With what does { $name } get out of the way, besides the horse?
ask-rider-row = How does { $name } get out of the way, besides the horse?
ask-maneuver = What does { $name } get out of the way with?
ask-maneuver-row = How does { $name } get out of the way?
ask-shield = Against which blows does { $name } hold the shield?
ask-place = From where does { $foe } attack { $name }?
    .own = Where does { $foe } stand? It attacks nobody.
    .mine = Where does { $foe } stand?
ask-let-go = Does { $denizen } let go of { $foe }?
ask-shape-side = Which side of the monster does { $name } show?
ask-bracelets = { $name } strikes with { $direction ->
    [thrust] Thrust
    [swing] Swing
   *[smash] Smash
}. Do the Battle Bracelets move it?
ask-cloak = { $name } plays { $direction ->
    [charge] Charge
    [dodge] Dodge
   *[duck] Duck
}. Does the Elusive Cloak move it?
ask-ready = Does { $name } turn the weapon?
ask-free-asterisk = One asterisk of all that { $name } has played this round tires no chit. Of which kind?
ask-chit = { $topic ->
    [fatigue] { $n ->
        [one] { $name } fatigues one asterisk: which chit?
       *[other] { $name } fatigues { $n } asterisks: which chit?
    }
   *[wound] { $n ->
        [one] { $name } has a wound: which chit?
       *[other] { $name } has { $n } wounds: which chit?
    }
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
act-alert-chit = Make { $chit } ready: it casts at time 0 until Midnight
act-berserk = Go berserk: nothing less than Tremendous harm kills until Midnight
act-gear = { $how ->
    [put-on] Activate { $thing }
    [take-off] Deactivate { $thing }
    [drop] Drop { $thing }
   *[abandon] Abandon { $thing }
}
act-pick-up = { $own ->
    [yes] Pick up { $thing }
   *[no] Pick up { $thing }, as one runs
}
act-lure-by = Let { $hireling } lure one
act-deploy = Send { $hireling } against { $foe }
act-charge = Charge { $foe } instead of an action
act-shape-side = { $dark ->
    [yes] the dark side
   *[no] the light side
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
act-part-side = { $part } { $dark ->
    [yes] dark side up
   *[no] light side up
}
act-free-asterisk = { $of ->
    [MOVE] A MOVE asterisk
   *[FIGHT] A FIGHT asterisk
}
act-combat = { $word ->
    [rest-of-evening] No rounds tonight
    [fight-on] Play the rounds
    [let-go] It lets go
    [keep-on] It fights on
    [lured] No more
    [deployed] No more
    [no-action] Nothing
    [run-woods] Run into the woods
    [no-target] Nobody
    [no-attack] No attack
    [no-maneuver] No maneuver
    [alert] Turn the weapon over
    [spread] Spread the rest evenly
    [enough] No more
   *[as-it-is] Leave it as it is
}

## The fight: what happens

tell-combat-round = Combat at { $place }, round { $round }.
tell-combat-over = { $why ->
    [nobody] Nobody is left to fight at { $place }.
    [agreed] All rest at { $place }.
   *[quiet] Two quiet rounds: the fight at { $place } is over.
}
tell-lures = { $name } lures { $foe }.
tell-assigned = { $foe } attacks { $name }: { $rolls }.
    .only = { $foe } attacks { $name }.
    .roll = { $name } { $result }
tell-runs = { $name } runs along { $road } with { $piece }.
tell-stumbles = { $name } stumbles, and stays there.
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
plays-rider = on it { $piece } to { $direction ->
    [charge] charge
    [dodge] dodge
   *[duck] duck
} (time { $time })
plays-shield = the shield against { $direction ->
    [thrust] Thrust
    [swing] Swing
   *[smash] Smash
}
tell-repositioned = A { $die } moves what stands around { $name }: { $rows }.
tell-tactics = { $dice }: { $names } { $n ->
    [one] turns
   *[other] turn
} over.
tell-deploys = { $name } is sent against { $foe }.
tell-strikes-back = { $name } strikes back at { $foe }.
tell-charges = { $name } charges { $foe } with { $piece }.
note-rouses = { $n ->
    [one] one of them falls upon you at once
   *[other] { $n } of them fall upon you at once
}
note-treachery = treachery: all you have hired of them leave you
tell-silenced = The pit of { $name } is cancelled by a faster spell.
tell-betrays = { $name } betrays the { $group }: all who were hired of them leave, and it costs { $fame } fame.
    .monster = { $name } betrays { $foe }, who does nothing for him any more.
tell-moves-attack = By the Battle Bracelets { $name } strikes with { $direction ->
    [thrust] Thrust
    [swing] Swing
   *[smash] Smash
} instead.
tell-moves-maneuver = By the Elusive Cloak { $name } plays { $direction ->
    [charge] Charge
    [dodge] Dodge
   *[duck] Duck
} instead.
tell-blow = { $name } hits { $foe }{ $hit ->
    [undercut] , being faster ({ $time } against { $move })
    [intercept] , who comes into the way of the { $direction ->
        [thrust] Thrust
        [swing] Swing
       *[smash] Smash
    }
   *[open] , who does not get out of the way
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
    [rolled] a roll decides
   *[harmless] { $harm } harm{ $made }, which does nothing
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
    .cancelled = { $name } would have hit { $foe }, but one of them is dead.
made-of = { " " }({ $letter }, { $parts })
made-stars = { $n ->
    [one] a star
   *[other] { $n } stars
}
made-excess = excess strength
made-missile = { $levels } by the MISSILE roll
# A round as it went for one who fought in it.
tell-fought = Round { $round }: { $name } { $did }, and is hit by { $by }: { $effects }.
    .unhurt = Round { $round }: { $name } { $did }, and is not hit.
    .alone = Round { $round }: { $name } { $did }.
fought-did = { $outcome ->
    [misses] misses { $foe }
    [cancelled] has no blow left for { $foe }
    [kills] kills { $foe }
    [wounds] wounds { $foe }
    [kills-horse] hits { $foe }, whose { $on } dies
    [damages] hits { $foe }, whose { $on } is damaged
    [destroys] hits { $foe }, whose { $on } is destroyed
    [rolled] hits { $foe }
   *[other] hits { $foe } to no effect
}
    .nothing = strikes nobody
fought-by = { $n } of { $of } blows
fought-wounds = { $n ->
    [one] a wound
   *[other] { $n } wounds
}
fought-struck = { $on } { $outcome ->
    [kills-horse] dies
    [damages] is damaged
    [destroys] is destroyed
   *[other] holds
}
fought-rolled = what the roll brings
fought-dead = dead
fought-harmless = no harm
made-aimed = { $levels ->
    [none] nothing of it left
   *[other] { $levels }
} by the { $table ->
    [fumble] FUMBLE
   *[optional-missile] MISSILE
} roll
made-through = { $n ->
    [one] a level less through armor
   *[other] { $n } levels less through armor
}
tell-aims = { $table ->
    [fumble] { $name } rolls on FUMBLE
   *[optional-missile] { $name } shoots
}: { $dice }{ $changed ->
    [yes] , { $modifier } for how well it is aimed
   *[no] { "" }
}, comes to { $result }.
tell-missile = { $name } shoots: { $dice } comes to { $result }.
tell-bounty = { $name } slays { $foe }: { $fame } fame and { $notoriety } notoriety{ $gold ->
    [0] { "" }
   *[other] { " " }and { $gold } gold
}{ $kill ->
    [0] , for whom he serves
   *[other] , as kill { $kill } of the day
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
    [moved] What stands around { $name } is moved
   *[tactics] Who turns over around { $name }
}
combat-reading = { $dice ->
    [one] One die
   *[other] The higher of two dice
}
combat-reading-six = A six on either die turns all of it over.
combat-reading-aim = { $dice ->
    [one] One die
   *[other] The higher of two dice
}{ $changed ->
    [yes] , { $modifier } for how well it is aimed
   *[no] { "" }
}
combat-aim-row = { $levels ->
    [none] nothing of it is left
   *[other] { $levels } levels of harm
}
combat-stumble-row = { $falls ->
    [yes] a stumble: it comes to nothing
   *[no] no stumble: it is done as meant
}
combat-missile-row = { $levels } levels of harm
combat-moved-row = { $die ->
    [1] the top row stays, the others change places
    [2] the middle row stays, the others change places
    [3] the bottom row stays, the others change places
    [4] all stays
    [5] all go one row down, the bottom one to the top
   *[6] all go one row up, the top one to the bottom
}
combat-turned-row = { $names } { $n ->
    [one] turns
   *[other] turn
} over
combat-stays-row = nothing turns

## The fight: what it may come to

# `open` is the first of them, where something is still to be chosen.
round-odds = { $what ->
    [hits] you hit
    [kills] you kill
    [hit] you are hit
   *[dies] you die
}
    .open = at best { $what ->
        [hits] you hit
        [kills] you kill
        [hit] you are hit
       *[dies] you die
    }
fight-odds-none = You are in no clearing: there is nobody to fight.
fight-odds-nobody = No monster is at { $place }, and none is known to come there tonight.
fight-odds-of = { $name } at { $place }, each fight fought out { $n } times with other dice and other choices:
fight-odds-are = { $foes }, there now: you win { $wins } in 100, you die { $dies }, neither { $lasts }{ $wounds ->
    [0] .
    [one] , with a wound where you live.
   *[other] , with { $wounds } wounds where you live.
}
    .row = { $foes }, on a { $row }: you win { $wins } in 100, you die { $dies }, neither { $lasts }{ $wounds ->
    [0] .
    [one] , with a wound where you live.
   *[other] , with { $wounds } wounds where you live.
}
