ask-card = Which card do you play?
ask-bank = Do you bank it or stake it?
act-play = Card { $card }, worth { $worth }
act-bank = Bank it
act-stake = Stake it on two dice
tells-roll = { $name } stakes it and rolls { $dice }.
tells-scores = { $name } scores { $points }.
ends-played = All cards are played.
