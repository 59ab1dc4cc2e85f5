## A single battle: its setup and its result

setup-battle = Mode
    .about = The whole game, or a single battle that you set up yourself: any characters, gear, monsters and natives.
setup-battle-of = { $battle ->
    [build] a single battle
   *[none] the whole game
}

ask-battle = { $foes ->
    [0] { $names } and nobody else
   *[other] { $names } against { $who }
}. Begin, or change something first?
ask-battle-ground = Where will the battle be?
ask-battle-pieces = { $character ->
    [none] Which monsters or natives will you add or remove?
   *[other] Which natives will the { $name } hire or dismiss?
}
ask-battle-count = { $character ->
    [none] { $pieces }: how many will be in the battle?
   *[other] { $pieces }: how many will the { $name } lead?
}
ask-battle-character = What will you change about the { $name }?
ask-battle-belongings = What will you give the { $name }, or take away?
ask-battle-chits = Which of the { $name }'s chits will you change?

act-edit = Change the { $name }
about-edit = { $hidden ->
    [yes] Hidden. 
   *[no] { "" }
}{ $gear }.
act-pieces = { $n ->
    [0] { $name }
   *[other] { $name } ({ $n } here)
}
act-ground = { $ground ->
    [mountain] On a mountain
    [cave] In a cave, where nobody can ride
   *[road] In a clearing in the open
}
act-with = Give: { $what }
act-without = Take away: { $what }
act-chit-to = { $to ->
    [fatigued] { $chit } (active): fatigue it
    [wounded] { $chit } (fatigued): wound it
   *[active] { $chit } (wounded): restore it
}

tell-battle = The battle begins at { $place }: { $foes ->
    [0] { $names }, and nobody else.
   *[other] { $names } against { $who }.
}

ending-battle = The battle ended in round { $rounds }. { $results }.
battle-outcome = { $outcome ->
    [won] the { $name } won
    [died] the { $name } died
    [fled] the { $name } got away
   *[undecided] the { $name } and some enemies are still standing
}
