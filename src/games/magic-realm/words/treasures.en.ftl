## The effects of active treasures (23)

treasure-does = { $treasure ->
    [alchemists-mixture] a weapon until Midnight: a missile of Medium harm with three stars
    [amulet] used once: ends one curse on somebody here, or one spell
    [ancient-telescope] an extra PEER each day, from one mountain to another
    [battle-bracelets] lets you change your attack after the dice are rolled, if its target is slow (5 or more)
    [beast-pipes] an artifact with a spell of type VIII: SEARCH to read its runes
    [bejeweled-dwarf-vest] armor against Thrusts, destroyed by Heavy harm
    [belt-of-strength] your MOVE and FIGHT chits become Medium, or Heavy with one asterisk, or Tremendous with two
    [black-book] a book with spells of types V and VIII: SEARCH to read its runes
    [blasted-jewel] an artifact with a spell of type V: SEARCH to read its runes
    [book-of-lore] a book with spells of type IV: SEARCH to read its runes
    [chest] holds two large treasures and 50 gold; the Lost Keys open it
    [cloak-of-mist] an extra HIDE each day
    [cloven-hoof] gives black magic; characters here add 1 to every table roll
    [crypt-of-the-knight] a place to loot: a warhorse, armor, the Bane Sword and a treasure
    [crystal-ball] lets you PEER at any clearing and ENCHANT in any
    [deft-gloves] one die instead of two for LOOT; works as FIGHT L2 once a round
    [dragon-essence] gives purple magic; summons whatever Smoke would summon here
    [dragonfang-necklace] its own spell: controls a Dragon here for a day
    [draught-of-speed] drunk when activated: until Midnight your chits have time 4, or 3 with one asterisk, or 2 with two
    [elusive-cloak] lets you change your maneuver after the dice are rolled, if your attackers are slow (5 or more)
    [elven-slippers] works as MOVE L2 once a round
    [enchanted-meadow] a place to loot: a pony, the Truesteel Sword, a wish and health
    [enchanters-skull] an artifact with a spell of type IV: SEARCH to read its runes
    [eye-of-the-idol] an artifact with a spell of type II: SEARCH to read its runes
    [eye-of-the-moon] its own spell: shows or changes next week's weather
    [flowers-of-rest] gives gold magic; anyone fatigued here falls asleep, and wakes rested in the evening
    [flying-carpet] lets you fly while purple magic wakes it
    [garb-of-speed] your chits have time 5, or 4 with one asterisk, or 3 with two
    [girtle-of-energy] three asterisks of effort in a round instead of two
    [glimmering-ring] an artifact with a spell of type III: SEARCH to read its runes
    [gloves-of-strength] works as FIGHT T5 once a round; opens the Vault
    [glowing-gem] an artifact with a spell of type VII: SEARCH to read its runes
    [golden-arm-band] armor against Swings, destroyed by Medium harm
    [golden-crown] armor against Smashes, destroyed by Medium harm
    [golden-icon] gives grey magic
    [good-book] a book with spells of types I and VII: SEARCH to read its runes
    [gripping-dust] put on a weapon: it stays alerted until Midnight
    [handy-gloves] works as FIGHT M3 once a round
    [hidden-ring] an artifact with a spell of type VI: SEARCH to read its runes
    [imperial-tabard] has no effect, but is worth a lot
    [lost-keys] opens the Vault, the Crypt and the Chest
    [lucky-charm] one die instead of two for every table
    [magic-spectacles] an extra SEARCH each day
    [magic-wand] lets you choose one die for curses, wishes, the Power of the Pit and many spells
    [map-of-lost-castle] LOCATE is one better in the Lost Castle's tile
    [map-of-lost-city] LOCATE is one better in the Lost City's tile
    [map-of-ruins] LOCATE is one better in the Ruins, and in tiles with a Ruins chit
    [mouldy-skeleton] a curse, and three pieces of armor on top of the box
    [oil-of-poison] put on a weapon: adds a star until Midnight
    [ointment-of-bite] put on a weapon: until Midnight it also hits if the times are equal
    [ointment-of-steel] used once: armor against everything, until Midnight or Tremendous harm
    [penetrating-grease] put on a weapon: until Midnight it ignores all armor
    [phantom-glass] your SEARCHes use MAGIC SIGHT
    [potion-of-energy] drunk when activated: no limit on effort until Midnight
    [poultice-of-health] used once: each REST of the day brings back two asterisks
    [power-boots] works as MOVE H4 once a round; carries Heavy items
    [power-gauntlets] works as FIGHT H4 once a round
    [quick-boots] works as MOVE M3 once a round; carries Medium items
    [reflecting-grease] used once: no wounds through armor until Midnight
    [regent-of-jewels] an extra TRADE each day
    [remains-of-thief] a curse, 20 gold, a treasure and the Living Sword
    [royal-sceptre] an extra HIRE each day
    [sacred-grail] gives white magic
    [sacred-statue] an artifact with a spell of type I: SEARCH to read its runes
    [scroll-of-alchemy] a book with spells of type VI: SEARCH to read its runes
    [scroll-of-nature] a book with spells of types II and III: SEARCH to read its runes
    [seven-league-boots] an extra MOVE each day; works as MOVE T5 once a round; carries Tremendous items
    [shielded-lantern] an extra phase each day for any activity that starts in a cave
    [shoes-of-stealth] one die instead of two for HIDE; works as MOVE L3 once a round
    [timeless-jewel] lets you choose each phase as you come to it
    [toadstool-circle] gives black magic, and an extra ENCHANT; a place to loot: the Devil Sword, a treasure and dangers
    [toadstool-ring] an extra ENCHANT each day
    [vial-of-healing] until Midnight, your wounds become fatigue
    [withered-claw] used once: one roll for a wish and a curse
   *[none] { "" }
}
curse-does = { $curse ->
    [eyemist] no SEARCH
    [squeak] no hiding
    [wither] you can't play chits with asterisks
    [ill-health] no REST
    [ashes] you can't spend gold, and all your gold together counts as -1
   *[disgust] you can't spend fame, and all your fame together counts as -1
}
