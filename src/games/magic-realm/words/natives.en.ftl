## Hirelings, followers, missions and campaigns: the questions

ask-hire = Who will you hire for fourteen days, for one to four times the wage? You have { $gold } gold.
ask-wage = { $trader } want { $price } gold for fourteen days. Pay it? You have { $gold }.
ask-assign = Who will your hirelings go with today?
ask-follow-on = The { $guide }'s phase { $n } begins. Keep following?
ask-shake-off = You are hidden. Which followers will you leave behind?
ask-alike = The { $guide } { $activity ->
    [rest] rests. Rest too?
   *[alert] uses ALERT. Use it too?
}
ask-block-anybody = Who will you block here? Blocking ends both your turns.
ask-block-mover = You see the { $other } here. Block them? Blocking ends both your turns.
ask-affront-battle = { $trader } { $result ->
    [insult] insult you. Swallow it (-5 notoriety), or fight them tonight?
   *[challenge] challenge you. Decline (-5 fame), or fight them tonight?
}

## The answers

act-hire = { $again ->
    [yes] Keep the { $who } for fourteen more days, wage { $wage }
   *[no] Hire the { $who }, wage { $wage }
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
}{ $pays ->
    [0] {"; "}costs more than your { $gold } gold, so you need a favor
    [1] {"; "}your { $gold } gold pays only a single wage
    [2] {"; "}your { $gold } gold pays up to twice the wage
    [3] {"; "}your { $gold } gold pays up to three times the wage
   *[any] { "" }
}
act-assign = { $who } with the { $guide }
act-stop = The { $who } stops following
act-leave-behind = Leave the { $who } behind
act-arrange = Manage the { $who }'s belongings
act-block-one = Block the { $who }
act-take-up = Take up { $what }
about-mission = costs { $notoriety } notoriety until it's done; take it to { $goal } by day { $until } for { $reward } gold
about-campaign = costs { $cost }, which you get back if you win it by day { $until }; with { $partners }, against { $foes }
act-give-up = Give up { $what }
    .note = none of its foes are on the map; you lose what it cost
cost-fame = { $n } fame
cost-notoriety = { $n } notoriety
foes-dragons = all dragons

result-hire = { $result ->
    [boon] a favor
    [price1] the wage
    [price2] twice the wage
    [price3] three times the wage
    [price4] four times the wage
    [insult] an insult
    [challenge] a challenge
    [block] a block
   *[nodeal] no deal
}
result-meeting = { $result ->
    [boon] a favor
    [price1] the price
    [price2] twice the price
    [price3] three times the price
    [price4] four times the price
    [insult] an insult
    [challenge] a challenge
    [block] a block
    [trouble] trouble: roll again as if they were unfriendly
    [opportunity] a good mood: roll again as if they were friendlier
    [peace] they leave you alone
    [battle] they fight you
   *[nodeal] no deal
}

## The log

tell-asks-hire = The { $name } asks the { $who } to serve{ $drinks ->
    [yes] , over drinks
   *[no] {""}
}.
tell-hires = { $again ->
    [yes] The { $who } serve the { $name } until day { $until }, { $gold ->
        [0] as a favor
       *[other] for { $gold } gold
    }.
   *[no] The { $name } hires the { $who } until day { $until }, { $gold ->
        [0] as a favor
       *[other] for { $gold } gold
    }.
}
tell-dismissed = The { $who } no longer serves the { $name }{ $why ->
    [term] : the term of hire is over
    [employer] : the employer is gone
    [killed] : it was killed
    [treachery] : it was betrayed
   *[gone] { "" }
}.
tell-assigns = { $who } go with the { $guide } today.
tell-follows = The { $name } follows the { $guide }.
tell-stops = The { $name } stops following the { $guide }.
tell-battles = { $group } fight the { $name } tonight.
tell-takes-up = { $goal ->
    [none] The { $name } takes up { $what }, to be done by day { $until }.
   *[other] The { $name } takes up { $what }: to { $goal } by day { $until }, for { $reward } gold.
}
tell-undertaken = The { $name } { $how ->
    [done] completes { $what }
    [failed] fails { $what }
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
natives-about = How each group feels about you, and where its members are.
    .hire = How each group feels about you, where its members are, who they serve, and their wage for fourteen days. You pay one to four times the wage, depending on the MEETING roll.
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
# Hired natives in a clearing.
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

glossary-hire = Pay natives to serve you for fourteen days. They follow you, or somebody you name, and fight for you. A hired leader takes turns too (11).
    .term = HIRE
glossary-follow = Go with somebody all day. You share their phases, their hiding and their discoveries, and take no turn of your own (12.4).
    .term = FOLLOW
glossary-leader = The native with HQ on the counter, who trades for the group. A hired leader records and plays turns (11.2.2).
    .term = Leader
glossary-underling = A hired native who isn't a leader. On your turn, underlings only follow the guide you assign them at Sunrise; in a fight they fight for you (11.2.5).
    .term = Underling
glossary-mission = Bring Food and Ale or an Escort Party to a Dwelling within fourteen days; the reward depends on the distance (25.4.3).
    .term = Mission
glossary-campaign = A private war: it costs fame or notoriety, which you get back if all its foes die in time. Partners like you better; foes become enemies (25.4.4).
    .term = Campaign
glossary-battling = In the evening, you roll to see how each group in the clearing treats you. If its members insult, challenge or attack you, you may have to fight them (14.2).
    .term = Battling natives
