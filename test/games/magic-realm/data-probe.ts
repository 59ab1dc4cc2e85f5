// The rules' answers in Magic Realm with the given data: random games, and rare situations. This is loaded again for
// every changed field (test/games/magic-realm/data-fields.test.ts).

import monsters from '../../../data/magic-realm/monsters.json' with { type: 'json' }
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { castingsOf } from '../../../src/games/magic-realm/rules/actions/casting.ts'
import { hire, wageOf } from '../../../src/games/magic-realm/rules/actions/hiring.ts'
import { learnSpell } from '../../../src/games/magic-realm/rules/actions/learning-spells.ts'
import { priceOf } from '../../../src/games/magic-realm/rules/actions/prices.ts'
import { readRunes } from '../../../src/games/magic-realm/rules/actions/runes.ts'
import { lookAround, search, searches } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { lootSiteCard } from '../../../src/games/magic-realm/rules/actions/site-cards.ts'
import { summon, summonNatives, summonVisitors } from '../../../src/games/magic-realm/rules/actions/summoning.ts'
import { trade } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { beginCombat, combatStep } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { phasesLeft, recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import { beginWeek } from '../../../src/games/magic-realm/rules/day/weather.ts'
import { canActivate, slotOf } from '../../../src/games/magic-realm/rules/effects/activating.ts'
import { bountyFor } from '../../../src/games/magic-realm/rules/effects/bounty.ts'
import { rollCurse } from '../../../src/games/magic-realm/rules/effects/curses.ts'
import { rollHide } from '../../../src/games/magic-realm/rules/effects/hiding.ts'
import { destroyArmor } from '../../../src/games/magic-realm/rules/effects/losses.ts'
import { findDwellings, layMapChits } from '../../../src/games/magic-realm/rules/effects/map-chits.ts'
import { mayTake, missionReward, takeUp } from '../../../src/games/magic-realm/rules/effects/missions.ts'
import { abandon, activateBelonging, awaken, drawFrom } from '../../../src/games/magic-realm/rules/effects/ownership.ts'
import { powerOfThePit } from '../../../src/games/magic-realm/rules/effects/pit.ts'
import { columnFor, relationTo } from '../../../src/games/magic-realm/rules/effects/relations.ts'
import { aimsOf } from '../../../src/games/magic-realm/rules/effects/targets.ts'
import { rollWish, sendHome } from '../../../src/games/magic-realm/rules/effects/wishes.ts'
import { foeOf } from '../../../src/games/magic-realm/rules/facts/as-foe.ts'
import { canCarryAll, carryingStrength, tooHeavy } from '../../../src/games/magic-realm/rules/facts/carrying.ts'
import { colorsAt, colorsOfDay, printedColors } from '../../../src/games/magic-realm/rules/facts/colors.ts'
import { fighterIn } from '../../../src/games/magic-realm/rules/facts/combatants.ts'
import { rollsWith } from '../../../src/games/magic-realm/rules/facts/dice.ts'
import { isLeader } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { itemSpells } from '../../../src/games/magic-realm/rules/facts/items.ts'
import { scoreOf } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { isFlyer, ownWings } from '../../../src/games/magic-realm/rules/facts/wings.ts'
import { aimRow } from '../../../src/games/magic-realm/rules/fight/aiming.ts'
import {
  BELONGINGS,
  type Belonging,
  type BelongingId,
  ofType,
} from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { boardOf } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { CHARACTERS } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { CHIT_IDS, VISITOR_CHITS } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import { DENIZENS, GROUPS } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { SETUP, SITE_CARDS, SITE_IDS, VISITORS } from '../../../src/games/magic-realm/rules/pieces/setup-card.ts'
import { SPELL_CARDS, SPELLS } from '../../../src/games/magic-realm/rules/pieces/spells.ts'
import { SEASON_IDS, type WeatherKind } from '../../../src/games/magic-realm/rules/pieces/tables.ts'
import { clearingsOf, TILES } from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { chooseInSecret, takeCharacter } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import { isWeather, mountainCost, phasesOfDay } from '../../../src/games/magic-realm/rules/state/calendar.ts'
import { pointsOf } from '../../../src/games/magic-realm/rules/state/optional.ts'
import type { Character, RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { allows, type Match, pickAnswer, type Rule, seedRandom } from '../../../src/kernel/index.ts'
import { gripped, Stage, type StageOptions } from '../../rules/magic-realm/combat/stage.ts'
import { bewitch, caster, casts, Magical, OPEN, on, onDenizen, ready } from '../../rules/magic-realm/magic/evening.ts'
import { spellScene } from '../../rules/magic-realm/magic/spell-scene.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'
import type { Probe } from '../broken-data.ts'
import { playedOnByChance } from '../chance-play.ts'

const BEASTS = ['dragon', 'lion', 'eagle', 'bird', 'squirrel', 'frog'] as const
const LEVELS = ['L', 'M', 'H', 'T'] as const
const FACES = [1, 2, 3, 4, 5, 6]
const TRADERS = [...GROUPS.map(({ id }) => id), ...VISITORS]
const HOME = 'CV5'

/** Returns a rule's questions with these answers and random others, and its events. */
function byChance(
  realm: Realm,
  rule: Rule<unknown>,
  given: readonly string[] = [],
  dice: readonly number[] = [],
): unknown {
  const random = seedRandom('probe', 'play')
  const asked: unknown[] = []
  realm.state.forced = [...dice]
  for (let step = rule.next(); !step.done && asked.length < 60; ) {
    const question = step.value[0]!
    const told = given[asked.length]
    const id = told !== undefined && allows(question, told) ? told : pickAnswer(random, question)
    asked.push([question.topic, question.options.map(option => option.id), id])
    step = rule.next({ seat: question.seat, id })
  }
  return [asked, realm.table.events, realm.state.characters]
}

/**
 * Plays a fight at random, and the same one with a fighter who wants to win. Returns the questions, and all events of
 * blows.
 */
function fight(options: StageOptions): unknown {
  const { table: match } = Stage.set(options)
  const random = seedRandom('probe', 'bot')
  const asked: unknown[] = []
  while (!match.over && asked.length < 60) {
    const question = match.questions[0]!
    const id = apprentice.answer(view(match.state, question.seat), question, random)
    asked.push([question.topic, question.options.map(option => option.id), id])
    match.answer(question.seat, id)
  }
  return [asked, match.events(), playedOnByChance(Stage.set(options).table as unknown as Match, 40)]
}

const optional =
  (...rules: string[]) =>
  (state: RealmState): void => {
    Object.assign(state, { optional: rules })
  }

/**
 * Returns a tile's position on a map, the possible records in each of its clearings, and the colors there, on both
 * sides.
 */
function tile(entry: number): unknown {
  const { code } = TILES[entry]!
  return [false, true].map(enchanted => {
    const realm = new Realm({ encounter: '4' })
    realm.state.tiles = realm.state.tiles.map(placed => (placed.tile === code ? { ...placed, enchanted } : placed))
    const board = boardOf(realm.state.tiles)
    return clearingsOf(code).map(clearing => {
      const one = realm.put('elf', clearing, { ways: [...board.ways.keys()] })
      const seen = [board.at.get(clearing), colorsAt(realm.state, clearing), printedColors(clearing)]
      return [
        seen,
        recordablePhases(realm.state, one, []),
        phasesLeft(realm.state, one, []),
        searches(realm.state, one),
      ]
    })
  })
}

/** Returns the map with its chits, and the arrivals for each. */
function chits(): unknown {
  const realm = new Realm({ encounter: '4' })
  layMapChits(realm.table)
  findDwellings(realm.table)
  realm.state.prowling = FACES
  return [realm.state.chits, realm.state.dwellings, realm.state.denizens, realm.table.events, called(), undertakings()]
}

/** Returns the arrivals for each chit in each kind of tile, and the returns for each row. */
function called(): unknown {
  const by = CHIT_IDS.flatMap(chit =>
    ['CV', 'OW', 'CL', 'CG'].map(code => {
      const realm = new Realm()
      return FACES.map(row => {
        realm.state.prowling = [row]
        summon(realm.table, chit, code, clearingsOf(code)[0]!)
        return [...realm.table.events]
      })
    }),
  )
  const back = FACES.map(row => {
    const realm = new Realm()
    for (const { id } of DENIZENS) realm.state.denizens[id]!.dead = true
    realm.state.day = 7
    return byChance(realm, sunrise(realm.table), [], [row, row])
  })
  const dwellings = ['chapel', 'guard-house', 'house', 'inn', 'large-campfire', 'small-campfire', 'ghosts'].map(at => {
    const realm = new Realm()
    realm.state.dwellings = { [at]: HOME }
    for (const [n, visitor] of realm.state.visitors.entries()) visitor.box = n + 1
    return FACES.map(row => {
      realm.state.prowling = [row]
      summonNatives(realm.table, HOME)
      summonVisitors(realm.table, HOME)
      return [...realm.table.events]
    })
  })
  const sites = SITE_IDS.map(site => {
    const realm = new Realm()
    realm.lay(site, 'CL', true)
    realm.state.chits[site]!.at = 'CL6'
    realm.state.prowling = [6]
    for (const [n, visitor] of realm.state.visitors.entries()) visitor.box = n + 1
    summonVisitors(realm.table, 'CL6')
    return realm.table.events
  })
  return [by, back, dwellings, sites]
}

/** Tries each mission and campaign, taken up by a character who can, with the resulting enemies. */
function undertakings(): unknown {
  return VISITOR_CHITS.flatMap((sides, chit) =>
    sides.map((name, side) => {
      const realm = new Realm({ encounter: '4' })
      realm.state.dwellings = { inn: 'CV5', chapel: 'BV5', house: 'AV5', 'guard-house': 'DV5' }
      for (const group of GROUPS) realm.stand(`${group.id}-1`, 'CV5')
      const one = realm.put('elf', 'CV5', { fame: 100, notoriety: 100 })
      Object.assign(realm.state.visitors[chit]!, { at: 'CV5', side })
      if (VISITORS.includes(name)) return null
      const may = [mayTake(realm.state, one, name), mayTake(realm.state, { ...one, fame: 0, notoriety: 0 }, name)]
      takeUp(realm.table, one, chit)
      return [may, realm.table.events, GROUPS.map(({ id }) => columnFor(realm.state, one, id))]
    }),
  )
}

/** Tries a character at the start and at every stage, with others' attitudes, phases, and a fight. */
function character(entry: number): unknown {
  const { id } = CHARACTERS[entry]!
  const begins = ['', '1', '2', '3'].map(stage => {
    const realm = new Realm({ encounter: '4', ...(stage === '' ? {} : { development: 'yes' }) })
    realm.state.dwellings = { inn: 'CV5', chapel: 'BV5', house: 'AV5', 'guard-house': 'DV5' }
    realm.state.phase = 'choices'
    const taken = byChance(realm, takeCharacter(realm.table, 0), [id, stage].filter(Boolean))
    return [taken, byChance(realm, chooseInSecret(realm.table, 0, realm.state.characters))]
  })
  const realm = new Realm({ encounter: '4' })
  realm.state.dwellings.inn = HOME
  const one = realm.put(id, HOME)
  const rolled = (['hide', 'peer', 'locate', 'meeting', 'loot'] as const).map(table =>
    rollsWith(realm.state, one, table, {}),
  )
  return [
    ...[begins, TRADERS.map(trader => relationTo(one, trader)), phasesLeft(realm.state, one, []), rolled],
    ...[
      carryingStrength(one),
      LEVELS.map(level => canCarryAll(level, one)),
      fight({ heroes: [{ id }], monsters: ['giant-1', 'wolf-1'] }),
    ],
  ]
}

const HEROES: StageOptions['heroes'] = [
  { id: 'berserker', gear: ['great-axe-1!', 'helmet-1'] },
  { id: 'elf', gear: ['light-bow-1!'] },
]

/** Kinds of monsters in the order of their file. */
const KINDS = monsters.map(({ kind }) => kind)

const monster = (entry: number): unknown => {
  const kind = KINDS[entry]!
  const realm = new Magical()
  const one = realm.put('elf', OPEN)
  realm.stand(`${kind}-1`, OPEN)
  bewitch(realm, 'absorb-essence', 'elf', onDenizen(`${kind}-1`), { result: `${kind}-1` })
  return [
    isFlyer(realm.state, `${kind}-1`),
    ownWings(realm.state, one),
    fight({ heroes: HEROES, monsters: [`${kind}-1`] }),
    fight({ heroes: HEROES, monsters: [`${kind}-1`], prepare: gripped(`${kind}-1`, 'elf') }),
  ]
}

/** Tries monsters with a head or a club, in games in which heads breathe fire too. */
const heads = (): unknown =>
  ['t-flying-dragon-1', 't-dragon-1', 'giant-1'].flatMap(id =>
    [optional(), optional('dragon-fire')].map(prepare => [
      fight({ heroes: HEROES, monsters: [id], prepare }),
      fight({
        heroes: HEROES,
        monsters: [id],
        prepare: state => {
          prepare(state)
          gripped(id, 'elf')(state)
        },
      }),
    ]),
  )

/** Tries each group as it is hired, fights, and goes home. */
const natives = (): unknown =>
  GROUPS.map(({ id: group, members }) => {
    const realm = new Realm({ encounter: '3' })
    for (const id of members) realm.stand(id, HOME)
    realm.state.dwellings = { inn: 'CV5', chapel: 'BV5', house: 'AV5', 'guard-house': 'DV5' }
    const one = realm.put('captain', HOME, { gold: 500 })
    const hired = byChance(realm, hire(realm.table, one), [], [3, 3])
    for (const id of members) sendHome(realm.state, id)
    const heroes = [HEROES[0]!, { id: 'captain', gear: ['short-sword-1'] }]
    for (const id of members) bountyFor(realm.table, one, id, 1)
    return [
      hired,
      wageOf(members),
      members.map(id => [realm.state.denizens[id]!.at, foeOf(id), isLeader(id)]),
      fight({ heroes, natives: members, battles: [`${group}>berserker`] }),
      fight({ heroes, natives: members.map(id => `${id}>captain`), monsters: ['ogre-1', 'ogre-2'] }),
    ]
  })

/** Tries a belonging in trade, transport, use, scoring and a fight. */
function belongs(piece: Belonging): unknown {
  const { id } = piece
  const prices = [false, true].map(commerce => {
    const { state } = new Realm(commerce ? { commerce: 'yes', encounter: '2' } : {})
    const whole = TRADERS.map(trader => priceOf(state, trader, id))
    if (piece.kind === 'armor') state.damaged.push(id)
    return [whole, TRADERS.map(trader => priceOf(state, trader, id))]
  })
  const used = (['1', '2', '3', '4'] as const).map(encounter => {
    const realm = new Realm({ encounter })
    const one = realm.put('dwarf', HOME)
    return canActivate(realm.state, one, realm.give(one, id))
  })
  const realm = new Realm({ encounter: '4' })
  const one = realm.put('dwarf', HOME)
  realm.give(one, id)
  one.magic!.spells = SPELL_CARDS.map(spell => ({ spell, learned: true, held: true }))
  const carried = [tooHeavy(one, 'L'), tooHeavy(one, 'M'), tooHeavy(one, 'H'), scoreOf(one, realm.state), slotOf(id)]
  awaken(realm.table, one, id)
  one.owned[0]!.active = true
  const worn = [
    carryingStrength(one),
    colorsAt(realm.state, HOME),
    itemSpells(realm.state, one),
    phasesLeft(realm.state, one, []),
  ]
  const sold = GROUPS.slice(0, 9).map(({ id: group }) => {
    const market = new Realm({ encounter: '4' })
    market.stand(`${group}-hq`, HOME)
    const seller = market.put('dwarf', HOME)
    market.give(seller, id)
    return byChance(market, trade(market.table, seller), [`sell to ${group}`, id, 'done'])
  })
  abandon(realm.table, one, id)
  const ruined = new Realm()
  const owner = ruined.put('dwarf', HOME)
  ruined.give(owner, id)
  if (piece.kind === 'armor' || piece.kind === 'treasure') destroyArmor(ruined.state, owner, id)
  return [prices, used, carried, worn, sold, realm.table.events, owner.gold, ruined.state.boxes]
}

/** Returns the fights of a character with this belonging. The character is light if the belonging has to carry them. */
const fights = (id: BelongingId): unknown => {
  const slot = slotOf(id)
  const who = slot === 'horse' || slot === 'boots' ? 'elf' : 'berserker'
  return [id, `${id}!` as const].map(gear =>
    fight({ heroes: [{ id: who, gear: [gear] }], monsters: ['t-troll-1', 'wolf-1'] }),
  )
}

const counters =
  (kind: Belonging['kind'], types: readonly string[] = kinds(kind)) =>
  (entry: number): unknown => {
    const ids = ofType(types[entry]!)
    const piece = BELONGINGS.find(({ id }) => id === ids[0])!
    return [ids, new Realm().state.boxes, belongs(piece), fights(piece.id)]
  }

const kinds = (kind: Belonging['kind']): string[] => [
  ...new Set(BELONGINGS.flatMap(piece => (piece.kind === kind ? [piece.type] : []))),
]

/** Tries a horse, given by its place in the file. */
function horse(entry: number): unknown {
  const piece = BELONGINGS.filter(({ kind }) => kind === 'horse')[entry]!
  const { state } = Stage.set({ heroes: [{ id: 'elf', gear: [piece.id] }] })
  return [new Realm().state.boxes, belongs(piece), fights(piece.id), fighterIn(state, 'elf')]
}

function treasure(entry: number): unknown {
  const piece = BELONGINGS.filter(({ kind }) => kind === 'treasure')[entry]!
  return [new Realm({ encounter: '4' }).state.boxes, belongs(piece), fights(piece.id)]
}

/** Tries a spell as it is learned and cast, with the last possible target, and its remains at midnight. */
function spell(entry: number): unknown {
  const one = SPELLS[entry]!
  const { realm, one: caster, where } = spellScene(one)
  const early = aimsOf(realm.state, caster, one)
  if (one.type === null) return [early, itemSpells(realm.state, caster), castingsOf(realm.state, caster, 9, 2)]
  realm.do(learnSpell(realm.table, caster, one.id, '9.4.5'), [one.id])
  const ways = castingsOf(realm.state, ready(caster), 0, 2)
  const aims = aimsOf(realm.state, caster, one)
  const isAsked = !['clearing', 'cave', 'tile'].includes(one.target)
  const by = 1 + (ways[0]!.act.chit ?? -1)
  const many = one.target === 'multiple'
  const aim = aims.at(-1)?.id ?? ''
  // It cannot alter the chit that casts it.
  const named = one.target === 'chits' ? aims.filter(({ id }) => !id.endsWith(` ${by}`)).map(({ id }) => id) : [aim]
  realm.round(where, {
    [`${caster.id} action`]: ways[0]!.id,
    ...(isAsked ? { [`${caster.id} spell-target`]: one.target === 'chits' ? named : many ? [aim, 'done'] : aim } : {}),
  })
  const cast = realm.state.magic!.spells.map(own => ({ ...own }))
  const changed = castingsOf(realm.state, caster, 9, 9)
  midnight(realm.table)
  return [ways, aims, cast, changed, realm.state.magic, caster.magic, realm.table.events]
}

/** Tries a season: its days, its weathers and its missions. */
function season(entry: number): unknown {
  const id = SEASON_IDS[entry]!
  const { state } = new Realm({ season: id, encounter: '4' })
  state.dwellings = { inn: 'CV5', chapel: 'BV5', house: 'AV5', 'guard-house': 'DV5' }
  const weathers = (['clear', 'showers', 'storm', 'special'] as const).map((kind: WeatherKind) => {
    const realm = new Realm({ season: id, encounter: '4' })
    realm.state.day = 8
    realm.state.weather = { kind, chit: 1, seen: [] }
    const effects = (['chill', 'frost', 'no-hide', 'heat', 'lightning', 'no-peer'] as const).map(effect =>
      isWeather(realm.state, effect),
    )
    const phases = phasesOfDay(realm.state)
    const weeks = FACES.map(face => {
      realm.state.day = 8
      realm.dice(face)
      beginWeek(realm.table)
      return realm.state.day
    })
    return [effects, phases, weeks]
  })
  const errands = ['food-ale', 'escort-party'].flatMap(name =>
    ['CV5', 'BV5', 'AV5'].map(at => missionReward(state, name, at)),
  )
  return [
    pointsOf(state),
    [7, 14, 21, 28].map(day => colorsOfDay({ day, season: id })),
    mountainCost(state),
    weathers,
    errands,
  ]
}

/** Tries runes, MAGIC SIGHT and the spells with a roll, and the beast on this face. */
function byMagic(face: number): unknown {
  const dice = [face, face]
  const reader = new Magical()
  const one = reader.put('elf', OPEN)
  const runes = byChance(reader, readRunes(reader.table, one, 'altar', undefined), [], dice)
  const seer = new Magical()
  const ghost = seer.put('elf', OPEN, { curses: [] })
  seer.give(ghost, 'phantom-glass', true)
  seer.give(seer.put('dwarf', OPEN, { hidden: true }), 'lost-keys')
  seer.drop('great-axe-1', OPEN)
  const sight = byChance(seer, search(seer.table, ghost), ['magic-sight'], dice)
  const hiding = new Realm()
  hiding.dice(...dice)
  rollHide(hiding.table, hiding.put('elf', HOME))
  const transform = caster('sorceror', 'transform', 21)
  casts(transform.realm, transform.one, 'transform', { 'spell-target': 'sorceror' }, dice)
  const storm = caster('sorceror', 'violent-storm', 21)
  casts(storm.realm, storm.one, 'violent-storm', {}, dice)
  return [
    runes,
    sight,
    hiding.told('table'),
    hiding.state.characters,
    transform.realm.state.magic,
    storm.realm.state.magic,
  ]
}

/** Returns the movement and fighting of each beast. */
const beasts = (): unknown =>
  FACES.map(face => {
    const result = BEASTS[face - 1]!
    const realm = new Magical()
    const elf = realm.put('elf', HOME)
    bewitch(realm, 'transform', 'elf', on('elf'), { result })
    realm.stand('wolf-1', HOME)
    const seen = [
      ownWings(realm.state, elf),
      recordablePhases(realm.state, elf, []),
      carryingStrength(elf),
      fighterIn(realm.state, 'elf'),
    ]
    const combat = beginCombat(realm.state, HOME)
    realm.state.combat = combat
    const rounds = Array.from({ length: 12 }, () =>
      realm.state.combat ? byChance(realm, combatStep(realm.table, combat)) : null,
    )
    return [seen, rounds]
  })

/** Tries characters who run from two Wolves, and their stumbles. */
const runs = (): unknown =>
  FACES.map(face => {
    const heroes = [{ id: 'captain' }]
    const stage = Stage.set({ heroes, monsters: ['wolf-1', 'wolf-2'], prepare: optional('optional-combat') })
    stage.until('action', 'wolf-1', 'wolf-2')
    stage.say(stage.options().find(id => id.startsWith('run '))!).dice(face, face)
    stage.say(stage.options().at(-1)!)
    return stage.table.events()
  })

/** Returns the results of a shot and a blow by the quality of their aim. */
const aims = (): unknown =>
  (['fumble', 'optional-missile'] as const).map(table =>
    Array.from({ length: 16 }, (_, n) => aimRow(table, n - 4).levels),
  )

/** Fights with aimed blows and falling riders, and with arrows. */
const shots = (): unknown =>
  [optional(), optional('optional-combat')].map(prepare =>
    ['light-bow-1!', 'crossbow-1!', 'great-axe-1!'].map(weapon =>
      fight({
        heroes: [
          { id: 'captain', gear: [weapon, 'warhorse-4'] },
          { id: 'elf', gear: ['light-bow-2!'] },
        ],
        monsters: ['wolf-1', 'wolf-2', 'ogre-1', 'giant-1'],
        prepare,
      }),
    ),
  )

/** Tries every table, on every face. */
function tables(): unknown {
  return FACES.map(face => {
    const dice = Array(6).fill(face)
    const one = (more: Partial<Character> = {}) => {
      const realm = new Realm({ encounter: '4', commerce: 'yes' })
      realm.lay('hoard', 'CL')
      realm.lay('smoke-m', 'CL')
      realm.state.chits.hoard!.at = 'CL6'
      return { realm, hero: realm.put('berserker', 'CL6', { gold: 60, ...more }) }
    }
    const looks = (['peer', 'locate'] as const).map(table => {
      const { realm, hero } = one()
      return byChance(realm, lookAround(realm.table, hero, table, 'CL6'), [], dice)
    })
    const rolled = [rollCurse, rollWish].map(roll => {
      const { realm, hero } = one()
      return byChance(realm, roll(realm.table, hero, '1'), [], dice)
    })
    const { realm, hero } = one()
    const pit = byChance(realm, powerOfThePit(realm.table, hero, hero.id, '1'), [], dice)
    const sites = SITE_CARDS.map(card => {
      const at = one({ sites: [card] })
      at.realm.stack('hoard', card)
      at.realm.state.shown.push(card)
      return byChance(at.realm, lootSiteCard(at.realm.table, at.hero, card), [], dice)
    })
    // A character without gold buys no drinks, and the natives' attitude stays.
    const trades = (
      [
        ['white-knight', 0],
        ['black-knight', 60],
        ['elf', 60],
      ] as const
    ).flatMap(([id, gold]) =>
      GROUPS.map(({ id: group }) => {
        const market = new Realm({ encounter: '4', commerce: 'yes' })
        market.stand(`${group}-hq`, HOME)
        const buyer = market.put(id, HOME, { gold })
        market.give(buyer, 'regent-of-jewels')
        const rule = () => trade(market.table, buyer)
        return [
          byChance(market, rule(), [`sell to ${group}`, 'regent-of-jewels', 'done'], dice),
          byChance(market, rule(), [`buy from ${group}`], dice),
        ]
      }),
    )
    return [looks, rolled, pit, sites, trades, byMagic(face)]
  })
}

/** Returns the contents of the card's boxes and of treasures, and the arrivals from the boxes. */
function setUp(): unknown {
  const { state } = new Realm({ encounter: '4' })
  const found = SETUP.within.map(({ id }) => {
    const realm = new Realm()
    const one = realm.put('dwarf', HOME)
    realm.stack('hoard', id)
    const drawn = byChance(realm, drawFrom(realm.table, one, realm.state.boxes.hoard!, 'hoard', 1, '9.3.2'))
    const opened = new Realm()
    const owner = opened.put('dwarf', HOME)
    return [drawn, byChance(opened, activateBelonging(opened.table, owner, opened.give(owner, id)))]
  })
  return [state.boxes, state.magic, found, chits()]
}

export const probe: Probe = {
  'tiles.json': entry => [tile(entry), called()],
  'chits.json': chits,
  'setup-card.json': setUp,
  'characters.json': character,
  'monsters.json': entry => [monster(entry), new Realm().state.denizens],
  'heads-and-clubs.json': heads,
  'natives.json': natives,
  'weapons.json': counters('weapon'),
  'armor.json': counters('armor'),
  'horses.json': horse,
  'treasures.json': treasure,
  'tables.json': () => [tables(), beasts(), shots(), runs(), aims()],
  'seasons.json': season,
  'spells.json': spell,
}
