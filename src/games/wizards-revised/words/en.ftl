revised-title = Wizards revised
    .about = Save the islands together, or be the first. Five Orders, five Ranks and no Gems: reach Rank 5 before the Enchanted Islands fall.

## The page of Evil

page-evil = The Evil Spirit
page-team = The players
page-lands = { $lands ->
    [0] No land falls with the next attack: all are carried off.
    [one] The next attack takes one land.
   *[other] The next attack takes { $lands } lands.
} { $days ->
    [0] It comes tonight.
    [one] It comes tomorrow night.
   *[other] It comes in { $days } days.
}
page-thwart = { $left ->
    [one] One more Task saves a land.
   *[other] { $left } more Tasks save a land.
} { $thwarts ->
    [0] None is saved yet.
    [one] One is saved already.
   *[other] { $thwarts } are saved already.
}
page-weight = { $name } weighs { $weight }.
page-foreseen = { $name } is foreseen to fall.
page-no-order = { $name } is of no Order yet.
page-rank = { $name }, { $order }, Rank { $rank }: { $lacks ->
    [0] ready to rise by points
    [one] 1 point short of the next Rank
   *[other] { $lacks } points short of the next Rank
}.
page-holds-back = { $line } The others wait for this.
