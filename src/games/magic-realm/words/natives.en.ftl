## Hirelings, followers, missions and campaigns: the questions

ask-hire = Whom do you hire? The wage is for fourteen days; the MEETING roll says how many times over it is paid.
ask-wage = { $trader } want { $price } gold for fourteen days. Do you pay?
ask-assign = With whom do your hirelings go today?
ask-follow-on = You go along with the { $guide }, whose phase { $n } begins. Do you go on?
ask-shake-off = You are hidden, and some who follow have found no hidden enemies. Whom do you leave behind?
ask-alike = The { $guide } { $activity ->
    [rest] rests. Do you rest as well?
   *[alert] makes ready. Do you as well?
}
ask-block-anybody = You may block somebody who is here, so that both turns are over. Whom?
ask-block-mover = The { $name } sees the { $other } here. Do you block, so that both turns are over?
ask-affront-battle = { $trader } { $result ->
    [insult] insult you. Do you bear it (5 notoriety) or do they fight you tonight?
   *[challenge] challenge you. Do you decline (5 fame) or do they fight you tonight?
}

## The answers

act-hire = { $again ->
    [yes] Fourteen days more of { $who }, wage { $wage }
   *[no] Hire { $who }, wage { $wage }
}
about-hire = { $relation ->
    [enemy] Enemy
    [unfriendly] Unfriendly
    [neutral] Neutral
    [friendly] Friendly
   *[ally] Ally
}{ $n ->
    [one] { "" }
   *[other] , { $n } of them
}{ $lacks ->
    [yes] {"; "}more than your { $gold } gold, so only a favor would do
   *[no] { "" }
}
act-assign = { $who } with the { $guide }
act-stop = The { $who } goes no farther
act-leave-behind = Leave the { $who } behind
act-arrange = See to what the { $who } has
act-block-one = Block the { $who }
act-take-up = Take up { $what }
about-mission = costs { $notoriety } notoriety until it is done; to { $goal } by day { $until }, { $reward } gold
about-campaign = costs { $cost } until it is done, by day { $until }; with { $partners }, against { $foes }
act-give-up = Give up { $what }
about-give-up = no foe of it is on the map; what it cost is lost
cost-fame = { $n } fame
cost-notoriety = { $n } notoriety
foes-dragons = all dragons

result-hire = { $result ->
    [boon] a favor
    [price1] the wage
    [price2] twice it
    [price3] three times
    [price4] four times
    [insult] an insult
    [challenge] a challenge
    [block] a block
   *[nodeal] no deal
}
result-meeting = { $result ->
    [boon] a favor
    [price1] the price
    [price2] twice the price
    [price3] three times
    [price4] four times
    [insult] an insult
    [challenge] a challenge
    [block] a block
    [trouble] trouble: they roll again as unfriendly
    [opportunity] a good mood: they roll again, friendlier
    [peace] they let you be
    [battle] they fight you
   *[nodeal] no deal
}

## The chronicle

tell-asks-hire = The { $name } asks { $who } to serve{ $drinks ->
    [yes] , over drinks
   *[no] {""}
}.
tell-hires = { $again ->
    [yes] { $who } serve the { $name } until day { $until }, for { $gold } gold.
   *[no] The { $name } hires { $who } until day { $until }, for { $gold } gold.
}
tell-dismissed = { $who } no longer serves the { $name }: { $why ->
    [term] the term is over
    [employer] nobody leads him any more
    [killed] killed
    [treachery] betrayed
   *[gone] sent away
}.
tell-assigns = { $who } go with the { $guide } today.
tell-follows = The { $name } follows the { $guide }.
tell-stops = The { $name } goes no farther with the { $guide }.
tell-battles = { $group } fight the { $name } tonight.
tell-takes-up = The { $name } takes up { $what }, until day { $until }.
    .goal = The { $name } takes up { $what }: to { $goal } by day { $until }, for { $reward } gold.
tell-undertaken = The { $name } { $how ->
    [done] has done { $what }
    [failed] has failed in { $what }
   *[given-up] gives up { $what }
}.

## The sheet and the pages

sheet-hirelings = Hirelings
sheet-hireling = { $who }: at { $place }, until day { $until }{ $hidden ->
    [yes] , hidden
   *[no] {""}
}
    .follows = { $who }: with the { $guide } at { $place }, until day { $until }{ $hidden ->
        [yes] , hidden
       *[no] {""}
    }
sheet-purse = { $who } carries { $gold } gold{ $n ->
    [0] {""}
   *[other] {" "}and { $what }
}
sheet-undertakings = Missions and campaigns
sheet-undertaking = { $what }: to { $goal } by day { $until }, { $reward } gold
    .campaign = { $what }: until day { $until }, { $dead } of { $all } foes dead; with { $partners }, against { $foes }
page-natives = Natives
natives-about = How each group stands to you, and where its people are.
    .hire = How each group stands to you, where its people are, whom they serve, and the wage for fourteen days. What you pay is one to four times that, by the MEETING roll.
natives-group = { $group }{ $relation ->
    [enemy] : Enemy
    [unfriendly] : Unfriendly
    [neutral] : Neutral
    [friendly] : Friendly
    [ally] : Ally
   *[none] {""}
}{ $wage ->
    [-1] {""}
   *[other] , all for { $wage } gold
}
natives-at = { $place }: { $who }{ $wage ->
    [-1] {""}
   *[other] , wage { $wage }
}
natives-visitors = Visitors
natives-serve = { $place }: { $who }, serving the { $name } until day { $until }
# Among what is in a clearing: natives who serve a character.
there-hired = { $who } serving the { $name }
natives-away = not on the map: { $who }
natives-dead = dead: { $who }
visitor-stands = { $visitor }{ $relation ->
    [enemy] : Enemy
    [unfriendly] : Unfriendly
    [neutral] : Neutral
    [friendly] : Friendly
    [ally] : Ally
   *[none] {""}
}{ $place ->
    [away] , away
   *[other] , at { $place }
}

## The glossary

glossary-hire = Pay a native group to serve you for fourteen days: they follow you or another and fight for you; a leader takes turns of his own (11).
    .term = HIRE
glossary-follow = Go with somebody all day: you share his phases, his hiding and what he finds, and take no turn of your own (12.4).
    .term = FOLLOW
glossary-leader = The native with HQ on his counter. He trades for his group; hired, he records and plays turns of his own (11.2.2).
    .term = Leader
glossary-underling = A hired native who is no leader: he follows whomever you give him to at Sunrise, and does nothing else (11.2.5).
    .term = Underling
glossary-mission = Food and Ale or an Escort Party to be brought to a Dwelling within fourteen days; it pays by the way (25.4.3).
    .term = Mission
glossary-campaign = A war of your own: it costs fame or notoriety, which come back if all its foes are dead in time. Partners like you better, foes are enemies (25.4.4).
    .term = Campaign
glossary-battling = In the evening each group rolls how it takes you: who is insulted, challenged or set on by its people fights them (14.2).
    .term = Battling natives
