import { expect, test } from 'vitest'
import { BELONGINGS } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import {
  type CombatSide,
  DENIZENS,
  type Monster,
  type Native,
} from '../../../src/games/magic-realm/rules/pieces/denizens.ts'

/** Every treasure card: its weight, its price and the encounter in which it is first used. */
const TREASURES = `
  alchemists-mixture N 4 2, amulet N 5 1, ancient-telescope N 5 1, battle-bracelets N 12 2, beast-pipes N 8 4,
  bejeweled-dwarf-vest M 27 2, belt-of-strength N 16 1, black-book L 10 4, blasted-jewel H 30 4, book-of-lore L 10 4,
  chest T 0 1, cloak-of-mist N 4 1, cloven-hoof N 4 1, crypt-of-the-knight N 0 1, crystal-ball M 20 1,
  deft-gloves N 10 1, dragon-essence N 3 1, dragonfang-necklace N 8 4, draught-of-speed N 6 2, elusive-cloak N 10 2,
  elven-slippers N 5 1, enchanted-meadow N 0 1, enchanters-skull L 17 4, eye-of-the-idol M 34 4,
  eye-of-the-moon M 13 4, flowers-of-rest N 2 1, flying-carpet M 17 4, garb-of-speed N 16 2, girtle-of-energy N 13 2,
  glimmering-ring N 15 4, gloves-of-strength N 8 1, glowing-gem N 17 4, golden-arm-band L 15 2, golden-crown H 50 2,
  golden-icon T 100 1, good-book L 10 4, gripping-dust N 3 2, handy-gloves N 6 1, hidden-ring N 20 4,
  imperial-tabard M 17 1, lost-keys N 5 1, lucky-charm N 14 1, magic-spectacles N 6 1, magic-wand N 17 1,
  map-of-lost-castle N 3 1, map-of-lost-city N 3 1, map-of-ruins N 3 1, mouldy-skeleton N 0 1, oil-of-poison N 3 2,
  ointment-of-bite N 5 2, ointment-of-steel N 4 2, penetrating-grease N 4 2, phantom-glass L 8 4,
  potion-of-energy N 5 2, poultice-of-health N 2 1, power-boots N 8 1, power-gauntlets N 7 1, quick-boots N 8 1,
  reflecting-grease N 3 2, regent-of-jewels L 67 1, remains-of-thief N 0 1, royal-sceptre L 8 3, sacred-grail M 12 1,
  sacred-statue L 10 4, scroll-of-alchemy L 10 4, scroll-of-nature L 10 4, seven-league-boots N 5 1,
  shielded-lantern L 8 1, shoes-of-stealth N 7 1, timeless-jewel L 34 1, toadstool-circle N 0 1,
  toadstool-ring N 9 4, vial-of-healing N 2 1, withered-claw N 3 1
`
/** The types of natives: vulnerability (+ if armored), wage, notoriety and gold. */
const TYPES = `
  archer M 2 4 2, assassin M 1 2 1, crossbowman M+ 2 4 2, great-axeman H 4 6 4, great-swordsman H+ 4 6 4,
  knight T+ 8 12 8, lancer L 2 4 2, pikeman M+ 2 3 2, raider L 2 4 2, short-swordsman M+ 2 3 2,
  swordsman M 1 2 1
`
/** Every native: code, type, attack/move of the light and dark sides, and the walk and gallop of a horse. */
const NATIVES = `
  B1 raider M3*/3 L3*/3 pony M5 M3, B2 raider M4*/2 L3*/3 pony M5 M4, B3 raider L4*/2 M3*/4 pony M4 L3,
  B4 raider M5*/2 L2*/4 pony M5 L3, B5 raider L2*/4 L2*/4 pony L5 M2, BHQ raider L4*/2 M4*/3 pony M4 M3,
  C1 short-swordsman L3*/4 M4*/3, C2 pikeman H6*/4 M4*/5, C3 pikeman H6*/4 M4*/5, C4 pikeman H6*/4 M4*/5,
  C5 great-swordsman T4*/6 H5*/5, C6 crossbowman H6/5 H1/4, CHQ short-swordsman M3*/5 L4*/3,
  G1 great-swordsman H5*/5 T4*/6, G2 great-swordsman H5*/5 T4*/6, GHQ great-swordsman H5*/5 T4*/6,
  L1 lancer H6*/2 M3*/4 pony M5 M3, L2 lancer M4*/3 H4*/4 pony M5 M4, L3 lancer H4*/5 M4*/4 pony L4 L2,
  LHQ lancer H5*/3 M3*/4 pony M4 M3, O1 knight H4*/6 T5*/5 warhorse H6 H4, O2 knight H5*/5 T5*/6 warhorse T7 T5,
  O3 knight H4*/6 T5*/6 warhorse T7 H4, OHQ knight H6*/4 T4*/6 warhorse T5 T3,
  P1 short-swordsman L4*/3 M4*/4 workhorse H7 H6, P2 short-swordsman M5*/3 L4*/3 workhorse M6 H6,
  PHQ short-swordsman M4*/3 L2*/5 workhorse H7 M5, R1 great-axeman H5*/4 T3*/5, R2 great-axeman H5*/4 T3*/5,
  R3 short-swordsman M5*/3 L3*/4, R4 archer -/2 L1**/4, R5 assassin M3*/4 L4*/2, R6 swordsman M3*/5 L3*/4,
  R7 swordsman M3*/5 L3*/4, RHQ assassin M3*/4 L4*/2, S1 pikeman H6*/4 M4*/5, S2 pikeman H6*/4 M4*/5,
  S3 crossbowman H6/5 H1/4, SHQ great-swordsman T4*/6 H5*/5, W1 archer -/2 L1**/4, W2 archer -/2 L1**/4,
  WHQ archer -/2 M1**/4
`
/** Every type of monster: number, size, and the attack/move of the light and dark sides. */
const MONSTERS = `
  axe-goblin 6 M L4*/3 M4*/4, demon 1 T spell@2/4 kill@4/4, ghost 2 M H4/4 L2/2, giant 2 T H5/5 kill@4/6,
  giant-bat 6 H M2/3 M3/2, h-dragon 1 H H4/4 M4/3, h-flying-dragon 2 H H4/4 L4/3, h-serpent 2 H M4/3 H5/4,
  h-spider 3 H L4/3 T6/4, h-troll 2 H M4/4 H5/4, imp 1 M spell@2/2 M4/3, octopus 1 T L4/2 kill@4/3,
  ogre 2 M T5/5 H5/4, spear-goblin 6 M -/3 H5*/5, sword-goblin 6 M H6*/3 T5*/5, t-dragon 2 T H5/6 kill@3/6,
  t-flying-dragon 1 T M3/4 kill@6/4, t-serpent 1 T L4/4 kill@4/5, t-spider 1 T M4/3 kill@5/4,
  t-troll 2 T H4/4 kill@2/6, viper 2 M M4**/4 L2/2, winged-demon 1 T spell@3/3 kill@5/2, wolf 3 M L4/3 M4/4,
  wolf 3 M M5/3 L3/4
`

const listed = (text: string) => text.trim().split(/,\s+/).sort()

function side({ attack, move }: CombatSide): string {
  if (attack === null) return `-/${move}`
  const { harm, time, stars, kills } = attack
  return `${harm === null ? `${kills ? 'kill' : 'spell'}@` : harm}${time}${'*'.repeat(stars)}/${move}`
}

const natives = DENIZENS.filter((one): one is Native => one.is === 'native')
const monsters = DENIZENS.filter((one): one is Monster => one.is === 'monster')

test('the treasures are as printed', () => {
  const cards = BELONGINGS.flatMap(one =>
    one.kind === 'treasure' ? [`${one.id} ${one.weight} ${one.price} ${one.encounter}`] : [],
  )
  expect(cards.sort()).toEqual(listed(TREASURES))
})

test('the types of natives are as printed', () => {
  const types = natives.map(
    ({ kind, size, armored, wage, notoriety, gold }) =>
      `${kind} ${size}${armored ? '+' : ''} ${wage} ${notoriety} ${gold}`,
  )
  expect([...new Set(types)].sort()).toEqual(listed(TYPES))
})

test('the natives are as printed', () => {
  const counters = natives.map(({ code, kind, light, dark, horse }) => {
    const play = horse && [horse.walk, horse.gallop].map(({ strength, time }) => `${strength}${time}`)
    return [code, kind, side(light), side(dark), ...(play ? [horse.kind, ...play] : [])].join(' ')
  })
  expect(counters.sort()).toEqual(listed(NATIVES))
})

test('the monsters are as printed', () => {
  const counters = monsters.map(({ kind, size, light, dark }) => `${kind} ${size} ${side(light)} ${side(dark)}`)
  const types = [...new Set(counters)].map(type => {
    const count = counters.filter(one => one === type).length
    return type.replace(' ', ` ${count} `)
  })
  expect(types.sort()).toEqual(listed(MONSTERS))
})
