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

## The first game together

guide-title = Together against Evil
guide-end = You know how it goes: both to Rank 4 with its points, no duty left open, and one of you to his Mentor for Rank 5: then all have won. The hints go on telling what would be good next, and F1 or "rules" has every rule.
step-together = Two of you
    .say = Tamsin and you save the Enchanted Islands together, or lose them together: one of you must come to Rank 5 while the other holds Rank 4. It begins with a Mentor, and Melekok's tower stands in the next land.
    .do = Roll, and walk into Melekok's Tower
step-join = An Order
    .say = There are five Orders, each with Mentors of its own, and no Gems: points and Ranks alone lead to the end. Sorcerers learn from three Masters, in three towers; one of them is never far.
    .do = Join the Order of Sorcerers
step-marks = What is marked
    .say = Your Task lays two markers: in the Abbey, and with Ruktal in the Sacred Circle. Evil takes marked land first, and with the Circle all is lost: do such Tasks soon. Tab leads from the sheet to the page Evil.
    .do = Open your record sheet
step-fetch = Fetching
    .say = First the Sacred Veil: the Abbey lies a good roll away, along the coast and over one ridge. Tamsin goes her own way and has joined an Order too; what both of you do is counted together.
    .do = Roll, go to the Abbey, and take up the veil
step-road = To the Circle
    .say = Now to the Circle. You come as far as its coast today. The red die shows 2: where you stop on open ground, something may meet you, and not all of it is kind.
    .do = Roll, go to the Circle's B2, and stop there
step-help = A Trap
    .say = It holds you until a partner comes. Or you Call For Help: that costs your Rank squared in points of one kind, or what you have; now nothing. Two dice, the higher counts: 1 to 4 help, 5 or 6 nobody hears.
    .do = Call For Help
step-where = Heard
    .say = Heard, and as well as can be: you may name any land, and come to a random space of it. The Stones around Ruktal open only to their own number on a roll; but they are a third of the Circle's spaces.
    .do = Name the Sacred Circle
step-bring = Before Ruktal
    .say = Upon a Stone, of all spaces. From here a roll of 1 to 3 leads to Ruktal in the Center. He takes the veil, and nothing of yours marks the Circle any more.
    .do = Roll, step to the Center, and bring the veil
step-team = What the team needs
    .say = A Task is done, for both of you: every six Tasks of two partners save a land that would fall. Nobody rises while a partner is of lower Rank than he. The page Evil tells who waits for whom.
    .do = Open your record sheet
step-evil = The Evil Spirit
    .say = Go on as you like, to a tower for another Task or to Elves for points. On Day 14 all move as ever, and then Evil acts: twice it only carries everybody off, later it takes land.
    .do = Play on to Day 14
step-after = Day 14
    .say = Each of you was carried to a random space, and Demons came to the land where he is. They mark it as well as Tasks do: on a later Day 14 stand where a mark does no harm, and never on the Circle.
    .do = Read the chronicle
step-rest = The Fortnights to come
    .say = The next two attacks take one land each, then two, then three every time; but of unmarked land never more than one. Common land falls first, then Elven, then Magic.
    .do = Begin the new Fortnight
