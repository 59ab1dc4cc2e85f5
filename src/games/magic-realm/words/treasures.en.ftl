## What a treasure does for whoever has it active (23)

treasure-does = { $treasure ->
    [alchemists-mixture] a weapon until Midnight: a missile of Medium harm with three stars
    [amulet] used up: ends one curse on somebody here, or one spell
    [ancient-telescope] a PEER more each day, from one mountain at another
    [battle-bracelets] moves your attack once the dice have fallen, where its target is slow (5 or more)
    [beast-pipes] an artifact with a spell of type VIII: SEARCH reads its runes
    [bejeweled-dwarf-vest] armor against Thrusts, until Heavy harm
    [belt-of-strength] your MOVE and FIGHT chits become Medium, Heavy by one asterisk, Tremendous by two
    [black-book] a book with spells of types V and VIII: SEARCH reads its runes
    [blasted-jewel] an artifact with a spell of type V: SEARCH reads its runes
    [book-of-lore] a book with spells of type IV: SEARCH reads its runes
    [chest] opened by the Lost Keys: two large treasures and 50 gold
    [cloak-of-mist] a HIDE more each day
    [cloven-hoof] gives black colour; every roll on a table here is one worse
    [crypt-of-the-knight] a place to loot: a warhorse, armor, the Bane Sword, a treasure
    [crystal-ball] a PEER at any clearing, an ENCHANT in any
    [deft-gloves] one die alone for LOOT; as FIGHT L2 once a round
    [dragon-essence] gives purple colour; draws what Smoke would draw here
    [dragonfang-necklace] a spell of its own: controls a Dragon here for a day
    [draught-of-speed] drunk when activated: until Midnight your chits are faster, 4, 3 or 2 by their asterisks
    [elusive-cloak] moves your maneuver once the dice have fallen, where your attackers are slow (5 or more)
    [elven-slippers] as MOVE L2 once a round
    [enchanted-meadow] a place to loot: a pony, the Truesteel Sword, a wish, health
    [enchanters-skull] an artifact with a spell of type IV: SEARCH reads its runes
    [eye-of-the-idol] an artifact with a spell of type II: SEARCH reads its runes
    [eye-of-the-moon] a spell of its own: sees the weather to come, or changes it
    [flowers-of-rest] gives gold colour; who is weary here falls asleep, and wakes in the evening rested
    [flying-carpet] flies, while purple colour wakes it
    [garb-of-speed] your chits are faster: 5, 4 or 3 by their asterisks
    [girtle-of-energy] three asterisks of effort in a round, and not two
    [glimmering-ring] an artifact with a spell of type III: SEARCH reads its runes
    [gloves-of-strength] as FIGHT T5 once a round; opens the Vault
    [glowing-gem] an artifact with a spell of type VII: SEARCH reads its runes
    [golden-arm-band] armor against Swings, until Medium harm
    [golden-crown] armor against Smashes, until Medium harm
    [golden-icon] gives grey colour
    [good-book] a book with spells of types I and VII: SEARCH reads its runes
    [gripping-dust] put on a weapon: it stays alerted until Midnight
    [handy-gloves] as FIGHT M3 once a round
    [hidden-ring] an artifact with a spell of type VI: SEARCH reads its runes
    [imperial-tabard] does nothing, and is worth much
    [lost-keys] opens the Vault, the Crypt and the Chest
    [lucky-charm] one die alone for every table
    [magic-spectacles] a SEARCH more each day
    [magic-wand] sets a die for curses, wishes, the Power of the Pit and attack spells
    [map-of-lost-castle] LOCATE is one better in the tile of the Lost Castle
    [map-of-lost-city] LOCATE is one better in the tile of the Lost City
    [map-of-ruins] LOCATE is one better in the Ruins, and where a Ruins chit lies
    [mouldy-skeleton] a curse, and three pieces of armor on top of the box
    [oil-of-poison] put on a weapon: a star more until Midnight
    [ointment-of-bite] put on a weapon: hits at an equal time too, until Midnight
    [ointment-of-steel] used up: armor against everything until Midnight, or Tremendous harm
    [penetrating-grease] put on a weapon: goes past all armor until Midnight
    [phantom-glass] Magic Sight: SEARCH sees through what covers things
    [potion-of-energy] drunk when activated: no limit of effort until Midnight
    [poultice-of-health] used up: each REST of the day brings back two asterisks
    [power-boots] as MOVE H4 once a round; carries what is Heavy
    [power-gauntlets] as FIGHT H4 once a round
    [quick-boots] as MOVE M3 once a round; carries what is Medium
    [reflecting-grease] used up: no wounds through armor until Midnight
    [regent-of-jewels] a TRADE more each day
    [remains-of-thief] a curse, 20 gold, a treasure and the Living Sword
    [royal-sceptre] a HIRE more each day
    [sacred-grail] gives white colour
    [sacred-statue] an artifact with a spell of type I: SEARCH reads its runes
    [scroll-of-alchemy] a book with spells of type VI: SEARCH reads its runes
    [scroll-of-nature] a book with spells of types II and III: SEARCH reads its runes
    [seven-league-boots] a MOVE more each day; as MOVE T5 once a round; carries what is Tremendous
    [shielded-lantern] a phase more each day, for anything, begun in a cave
    [shoes-of-stealth] one die alone for HIDE; as MOVE L3 once a round
    [timeless-jewel] you choose each phase as you come to it
    [toadstool-circle] gives black colour, and an ENCHANT more; a place to loot: the Devil Sword, a treasure, dangers
    [toadstool-ring] an ENCHANT more each day
    [vial-of-healing] your wounds become weariness, as long as it lasts
    [withered-claw] used up: a wish and a curse by one roll
   *[none] { "" }
}
curse-does = { $curse ->
    [eyemist] no SEARCH
    [squeak] no hiding
    [wither] no chit with an asterisk can be played
    [ill-health] no REST
    [ashes] gold is worth nothing and counts one less
   *[disgust] fame is worth nothing and counts one less
}
