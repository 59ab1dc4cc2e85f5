ask-card = Which card will you play?
ask-bank = Bank it or stake it?
act-play = Card { $card }, worth { $worth }
act-bank = Bank it
act-stake = Stake it on two dice
tells-roll = { $name } stakes it and rolls { $dice }.
tells-scores = { $name } scores { $points }.
ends-played = All cards have been played.
