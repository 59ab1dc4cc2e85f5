## Seasons and weather (26.23)

setup-season = Season (26.23)
    .about = The season sets the length of days, the cost of mountains, the missions, and the magic of every seventh day.
setup-season-none = no seasons
setup-season-of = { $season }, { $points } points to win
status-weather = { $season }: { $weather }
tell-weather = { $dice ->
    [0] { $season } begins: { $weather } in the first week, which has { $days } days.
   *[other] Chit { $chit }, die { $rolled }: { $season } brings { $weather } for a week of { $days } days.
}
weather-day = { $season }, { $weather }: a day has { $basic } basic and { $sunlight } sunlight phases{ $sheltered ->
    [0] { "" }
   *[other] , and { $sheltered } extra if you stay in caves and buildings all day
}; the week has { $days } days.
weather-effect = { $effect ->
    [chill] If you wake outside a cave or Dwelling, you fatigue an asterisk.
    [frost] If you end a phase outside a cave or Dwelling, you fatigue an asterisk.
    [no-hide] Tracks are easy to see: nobody can HIDE.
    [heat] If you wake outside a cave or the mountains, you fatigue an asterisk.
    [lightning] If you end a phase in the mountains, you fatigue an asterisk.
   *[no-peer] Leaves fill the air: nobody can SEARCH with PEER.
}
weather-month = Entering a mountain clearing takes { $mountain } phases. Every seventh day brings { $colors } magic.
weather-missions = Food and Ale go to { $food }, and an Escort Party goes to { $escort }. The reward is { $reward } gold for each clearing on the way.
weather-goal = { $to } (or to { $else } if you take the chit up at { $to })
weather-next = You have seen next week's chit: { $chit }.
weather-none = This game has no seasons.
roll-weather = Weather
roll-weather-reading = the higher of the die and chit { $chit }
ask-weather = Look at next week's weather, or change it?
act-weather = { $how ->
    [look] Look at its chit
   *[change] Have another chit drawn, unseen
}
tell-sees-weather = The { $name } sees next week's chit: { $chit }.
tell-changes-weather = The { $name } has another chit drawn for the next week.
