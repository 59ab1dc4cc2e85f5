revised-title = Wizards revised
    .about = Save the islands together, or race each other. Five Orders, five Ranks and no Gems: reach Rank 5 before the Enchanted Islands fall.

## The Evil page

page-evil = The Evil Spirit
page-team = The players
page-lands = { $lands ->
    [0] The next attack takes no land, but sweeps everyone away.
    [one] The next attack takes one land.
   *[other] The next attack takes up to { $lands } lands.
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
    [one] One is already saved.
   *[other] { $thwarts } are already saved.
}
page-weight = { $name }: { $weight ->
    [one] 1 mark
   *[other] { $weight } marks
}.
page-foreseen = { $name } will fall: it was foreseen.
page-no-order = { $name } has no Order yet.
page-rank = { $name }, { $order }, Rank { $rank }: { $lacks ->
    [0] has the points to rise
    [one] 1 point short of the next Rank
   *[other] { $lacks } points short of the next Rank
}.
page-holds-back = { $line } The others are waiting.

## The first game together

guide-title = Together against Evil
guide-end = You've completed a Task together! Play on as you like: h gives hints, and F1 has every rule. Or leave with Esc: on the title screen, "More lessons" has the next one, with your Mentor, your partner and Evil's first attack.
step-together = Two of you
    .say = You and Tamsin save the Enchanted Islands together or lose them together: one of you must reach Rank 5 while the other is at Rank 4. Every turn starts with two dice.
    .do = Roll for movement
step-walk = Moving
    .say = The white die gives you movement points. Each space has a code, such as B1, and the number next to it is what it costs to get there: plains and places 1, woods and mountains 2.
    .do = Walk one space west, to B1
step-undo = Undo
    .say = Every step uses up points. If you change your mind, take back your last answer. That works until a die is rolled or a card is drawn.
    .do = Take back your step
step-tower = A Mentor
    .say = First find a Mentor. Melekok lives in the tower (Π) at the Center of the next land, and the t key moves the cursor there. Enter goes there, or plans the way if it's too far for one turn.
    .do = Walk into Melekok's Tower
step-join = An Order
    .say = There are five Orders, each with its own Mentors, and no Gems: points and Ranks alone win the game. Sorcerers learn from three Masters, each in a tower of his own, so one is seldom far away.
    .do = Join the Order of Sorcerers
step-marks = Marked land
    .say = Your Task places two markers: in the Abbey, and with Ruktal in the Sacred Circle. Evil takes marked land first, and if the Circle falls, all is lost, so finish such Tasks soon. Tab switches from the sheet to the Evil page.
    .do = Open your record sheet
step-fetch = Fetching
    .say = First the Sacred Veil: the Abbey is one good roll away, along the coast and over a ridge. Tamsin goes her own way and has joined an Order too; the Tasks you both complete count together.
    .do = Roll, go to the Abbey, and pick up the veil
step-hint = A hint
    .say = Whenever you don't know what to do, ask for a hint. It selects an answer for you, and Enter takes it. In a lesson, a hint leads to the next step.
    .do = Ask for a hint
step-road = To the Circle
    .say = Now to the Circle. Today you can get as far as its coast. The red die shows 2: if you stop on open ground, something may meet you, and not everything is kind.
    .do = Roll, go to the Circle's B2, and stop there
step-help = A Trap
    .say = It holds you until a partner comes, unless you Call For Help. That costs your Rank squared in points of one kind, or all you have: right now, nothing. Roll two dice; the higher counts. On 1 to 4 help comes; on 5 or 6 nobody hears you.
    .do = Call For Help
step-where = Heard
    .say = The best result: name any land, and you appear on a random space there. The Stones around Ruktal open only when you roll their number, but they make up a third of the Circle's spaces.
    .do = Name the Sacred Circle
step-bring = Before Ruktal
    .say = On a Stone, of all spaces! From here a roll of 1 to 3 gets you to Ruktal in the Center. He takes the veil, and your marker no longer endangers the Circle.
    .do = Roll, step to the Center, and bring the veil
step-team = What the team needs
    .say = A Task is done, and it counts for both of you: with two players, every six Tasks save a land from falling. You can't rise while a partner has a lower Rank than you. The Evil page shows who is waiting for whom.
    .do = Open your record sheet
evil-title = Evil's first attack
evil-end = That's the game: get both players to Rank 4, keep the points for it, finish every Mandatory Task, and take one of you to a Mentor for Rank 5. Then you both win. h gives hints, and F1 has every rule.
step-evil = Day 12
    .say = A week later, you carry Ruktal's message to all the Elves; that's Task A. On Day 14 Evil attacks. The calendar is on your sheet. From there, Tab opens the Evil page, which shows what each attack takes.
    .do = Open your record sheet
step-onward = A longer way
    .say = Melekok has another Task for you. His tower is two turns away, so go as far as B6 today. If you choose a space that's too far, Enter plans the way there, and then takes it turn by turn.
    .do = Roll, and go toward Melekok's Tower
step-mentor = Your Mentor
    .say = Day 13. A Mentor gives you a Task, and raises you if you have the points for the next Rank. The more Tasks you carry, the more of them you do on one journey.
    .do = Roll, and go on to Melekok's Tower
step-advice = Day 14
    .say = Today everyone moves as usual, and then Evil attacks. If you don't know where to go, ask for a hint: it selects an answer and says what you gain by it.
    .do = Ask for a hint
step-elves = Among the Elves
    .say = The Elves of Green Grove are waiting for the message, and Tamsin is with them. Partners in the same space may hand over Tasks; this time, keep yours.
    .do = Roll, go to Green Grove's Elves, and tell them
step-after = The attack
    .say = The first two attacks only sweep everyone to a random space, and Demons come to the land you're in. They mark it just as Tasks do, so on a later Day 14 be where a mark does no harm, and never in the Circle.
    .do = Read the log
step-rest = The Fortnights to come
    .say = The next two attacks take one land each, the one after that two, and every later one three, but never more than one unmarked land. Common land falls first, then Elven, then Magic.
    .do = Begin the new Fortnight
