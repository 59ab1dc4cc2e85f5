## Seasons and weather (26.23)

setup-season = Season (26.23)
    .about = A season says what the days, the mountains, the missions and the seventh days of its month are like.
setup-season-none = no seasons
setup-season-of = { $season }, for { $points } points a month
status-weather = { $season }: { $weather }
tell-weather = { $dice ->
    [0] { $season } begins: { $weather } in the first week, which has { $days } days.
   *[other] Chit { $chit }, die { $rolled }: { $weather } in { $season } for a week of { $days } days.
}
weather-day = { $season }, { $weather }: a day has { $basic } basic and { $sunlight } sunlight phases{ $sheltered ->
    [0] { "" }
   *[other] , and { $sheltered } more for whoever stays in caves and buildings all day
}; the week has { $days } days.
weather-effect = { $effect ->
    [chill] Whoever wakes neither in a cave nor at a Dwelling fatigues an asterisk.
    [frost] Each phase that ends neither in a cave nor at a Dwelling fatigues an asterisk.
    [no-hide] Tracks show: nobody can HIDE.
    [heat] Whoever wakes neither in a cave nor in the mountains fatigues an asterisk.
    [lightning] Each phase that ends in the mountains fatigues an asterisk.
   *[no-peer] Leaves blow: no SEARCH on PEER.
}
weather-month = Entering a mountain clearing takes { $mountain } phases. Seventh days bring { $colours } magic.
weather-missions = Food and Ale go to { $food }, an Escort to { $escort }; { $reward } gold for each clearing.
weather-goal = { $to } (taken up there: to { $else })
weather-next = You have seen the chit of the next week: { $chit }.
weather-none = No seasons are played here.
roll-weather = Weather
roll-weather-reading = the higher of the die and of chit { $chit }
ask-weather = Do you look at the weather of the next week, or change it?
act-weather = { $how ->
    [look] Look at its chit
   *[change] Have another chit drawn, unseen
}
tell-sees-weather = The { $name } sees the chit of the next week: { $chit }.
tell-changes-weather = The { $name } has another chit drawn for the next week.
