import { expect } from 'vitest'
import { tilesOfDay } from '../../../src/games/magic-realm/rules/actions/automatic-enchanting.ts'
import { castingsOf } from '../../../src/games/magic-realm/rules/actions/casting.ts'
import { colorPlays, playColor } from '../../../src/games/magic-realm/rules/actions/color-chits.ts'
import { enchant, enchantments } from '../../../src/games/magic-realm/rules/actions/enchanting.ts'
import { canLearn, recordSpell } from '../../../src/games/magic-realm/rules/actions/learning-spells.ts'
import { beginCombat } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { applyAimedSpells } from '../../../src/games/magic-realm/rules/combat/spells.ts'
import { freeSpellBoxes } from '../../../src/games/magic-realm/rules/effects/spell-boxes.ts'
import { progressToward } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import type { OptionalRule } from '../../../src/games/magic-realm/rules/state/optional.ts'
import { putPiecesOn } from '../../../src/games/magic-realm/rules/state/sheets.ts'
import type { Place } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { canCast, casts, lasting, Magical, OPEN, on } from './magic/evening.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const magical = (...rules: OptionalRule[]): Magical => {
  const realm = new Magical()
  if (rules.length > 0) Object.assign(realm.state, { optional: rules })
  return realm
}

rule('26.14', 'a benevolent Day or Combat spell offends no natives, hired or not', () => {
  const told = (spell: string, day: 7 | 14 | 21 | 28, native: string, ...rules: OptionalRule[]) => {
    const realm = magical(...rules)
    const elf = realm.knows('elf', OPEN, [spell])
    realm.stand('rogues-1', OPEN)
    realm.stand('company-1', OPEN)
    serve(realm.state, 'company-1', 'elf')
    realm.color(day)
    const combat = casts(realm, elf, spell, { 'spell-target': native })
    return [combat.war!.battles.length > 0, realm.told('betrays').length > 0]
  }
  expect(told('elven-grace', 28, 'rogues-1')).toEqual([true, false])
  expect(told('elven-grace', 28, 'company-1')).toEqual([true, true])
  expect(told('elven-grace', 28, 'rogues-1', 'benevolent-spells')).toEqual([false, false])
  expect(told('elven-grace', 28, 'company-1', 'benevolent-spells')).toEqual([false, false])
})

rule('26.17', 'on a seventh day, tiles whose enchanted side supplies the color of the day turn over', () => {
  const realm = magical('automatic-enchanting')
  const grey = ['AV', 'BV', 'CV', 'DV', 'EV', 'R', 'CG', 'B']
  expect([...tilesOfDay(realm.state, 14)].sort()).toEqual([...grey].sort())
  const gold = ['DW', 'LW', 'MW', 'NW', 'OW', 'PW', 'CG', 'B']
  expect([...tilesOfDay(realm.state, 28)].sort()).toEqual([...gold].sort())
  expect(tilesOfDay(realm.state, 13)).toEqual([])
})

rule('26.17', "the Chapel's tile turns over on day 7, and a card's tile on any seventh day of its color", () => {
  const realm = magical('automatic-enchanting')
  realm.state.dwellings.chapel = 'CV5'
  realm.drop('golden-icon', 'R1')
  realm.drop('sacred-grail', 'MW2')
  realm.state.shown.push('golden-icon', 'sacred-grail')
  expect([...tilesOfDay(realm.state, 7)].sort()).toEqual(['CV', 'MW', 'R'])
  // The Grail shares a clearing with another source of white, the Chapel.
  realm.state.piles.MW2 = []
  realm.drop('sacred-grail', 'CV5')
  expect(tilesOfDay(realm.state, 14)).toContain('CV')
  expect([...tilesOfDay(realm.state, 28)]).toContain('CV')
})

rule('26.17', 'a card turns its tile only when it meets its own color, in its clearing or where its carrier is', () => {
  const turned = (day: number, ...cards: [string, string][]) => {
    const realm = magical('automatic-enchanting')
    for (const [card, clearing] of cards) {
      realm.drop(card, clearing)
      realm.state.shown.push(card)
    }
    return tilesOfDay(realm.state, day).filter(tile => day !== 28 || cards.some(([, at]) => at.startsWith(tile)))
  }
  // Without the Chapel only the Grail is white on the seventh day.
  expect([turned(7), turned(7, ['sacred-grail', 'CV5'])]).toEqual([[], ['CV']])
  expect([turned(7, ['golden-icon', 'MW2']), turned(28, ['golden-icon', 'CL1'])]).toEqual([[], []])
  // The Hoof and the Circle are both black, the Essence is purple.
  expect(turned(28, ['cloven-hoof', 'CL1'], ['toadstool-circle', 'CL1'])).toEqual(['CL'])
  expect(turned(28, ['cloven-hoof', 'CL1'], ['toadstool-circle', 'CL2'])).toEqual([])
  expect(turned(28, ['cloven-hoof', 'R1'], ['dragon-essence', 'R1'])).toEqual([])
  expect(turned(13, ['cloven-hoof', 'CL1'], ['toadstool-circle', 'CL1'])).toEqual([])
})

rule(['26.17', '2.4.3'], 'a carried card turns the tiles at both ends of a road, or the tile of the woods', () => {
  const carried = (place: Place, isShown = true) => {
    const realm = magical('automatic-enchanting')
    const elf = realm.put('elf', 'CV5')
    realm.give(elf, 'sacred-grail', isShown)
    if (isShown) realm.state.shown.push('sacred-grail')
    elf.place = place
    return [...tilesOfDay(realm.state, 7)].sort()
  }
  expect(carried({ kind: 'clearing', clearing: 'CV5' })).toEqual(['CV'])
  expect(carried({ kind: 'road', way: 'CV5/DW2', from: 'CV5' })).toEqual(['CV', 'DW'])
  expect(carried({ kind: 'woods', tile: 'CV', from: 'CV5' })).toEqual(['CV'])
  expect(carried({ kind: 'air', tiles: ['CV'], spell: null })).toEqual([])
  expect(carried({ kind: 'road', way: 'CV5/DW2', from: 'CV5' }, false)).toEqual([])
})

rule('26.13', 'only a chit that was committed becomes fatigued when it is freed, and is logged', () => {
  const untied = (chit: number | null, state: 'committed' | 'active') => {
    const realm = magical('enhanced-magic')
    const elf = realm.put('elf', OPEN)
    elf.chits[0] = state
    const cast = lasting('fog', 'elf', on('elf'), { chit, box: 3 as never })
    realm.state.magic!.spells = [cast]
    freeSpellBoxes(realm.table)
    return [elf.chits[0], cast.chit, cast.box, realm.told('fatigues').map(({ chits }) => chits)]
  }
  expect(untied(0, 'committed')).toEqual(['fatigued', null, null, [[0]]])
  expect(untied(0, 'active')).toEqual(['active', null, null, []])
  expect(untied(null, 'committed')).toEqual(['committed', null, null, []])
})

rule('26.17', 'tiles turn over to either side before anyone records, but only under this rule', () => {
  const enchanted = (...rules: OptionalRule[]) => {
    const realm = magical(...rules)
    realm.put('elf', OPEN, { unwritten: true })
    Object.assign(realm.state, { phase: 'birdsong', day: 13 })
    realm.state.tiles = realm.state.tiles.map(tile => (tile.tile === 'AV' ? { ...tile, enchanted: true } : tile))
    realm.do(turn(realm.table))
    const turned = realm.told('tile-turns').map(({ tile, enchanted }) => (enchanted ? tile : `${tile} back`))
    return [realm.state.tiles.filter(tile => tile.enchanted).map(({ tile }) => tile), turned.sort()]
  }
  expect(enchanted()).toEqual([['AV'], []])
  const [tiles, turned] = enchanted('automatic-enchanting')
  expect(tiles!.sort()).toEqual(['B', 'BV', 'CG', 'CV', 'DV', 'EV', 'R'])
  expect(turned).toEqual(['AV back', ...tiles!].sort())
})

rule(
  '26.13',
  'a spell commits no box and no chit, which fatigues at the end of the round; an item is used for one evening',
  () => {
    const after = (...rules: OptionalRule[]) => {
      const realm = magical(...rules)
      const elf = realm.knows('elf', OPEN, ['persuade', 'elven-grace'])
      realm.stand('rogues-1', OPEN)
      realm.color(28)
      casts(realm, elf, 'persuade', { 'spell-target': 'rogues' })
      const [cast] = realm.state.magic!.spells
      const used = elf.chits.filter(state => state === 'committed' || state === 'fatigued')
      return { used, alive: cast?.stage, again: canCast(realm, elf, 'persuade') }
    }
    expect(after()).toEqual({ used: ['committed'], alive: 'alive', again: false })
    expect(after('enhanced-magic')).toEqual({ used: ['fatigued'], alive: 'alive', again: true })
    const items = (...rules: OptionalRule[]) => {
      const realm = magical(...rules)
      const elf = realm.put('elf', OPEN)
      realm.give(elf, 'flying-carpet')
      realm.give(elf, 'scroll-of-nature', true)
      realm.state.magic!.awake = { 'scroll-of-nature': ['fog'] }
      realm.color(14)
      casts(realm, elf, 'fog')
      const tonight = canCast(realm, elf, 'fog')
      realm.state.magic!.played = []
      return [tonight, canCast(realm, elf, 'fog')]
    }
    expect(items()).toEqual([false, false])
    expect(items('enhanced-magic')).toEqual([false, true])
  },
)

rule('26.13', 'a caster who uses the last chit in play survives, because it only becomes fatigued', () => {
  const fate = (...rules: OptionalRule[]) => {
    const realm = magical(...rules)
    const elf = realm.knows('elf', OPEN, ['elven-grace'])
    elf.chits = elf.chits.map((_, n) => (n === 0 ? 'active' : 'wounded'))
    realm.color(28)
    casts(realm, elf, 'elven-grace', { 'spell-target': 'elf' })
    return elf.fate
  }
  expect(fate()).toBe('dead')
  expect(fate('enhanced-magic')).toBe('alive')
})

/** Returns a Witch with the pit spell and a target, on a day of black color. */
function pits(...rules: OptionalRule[]) {
  const realm = magical(...rules)
  const witch = realm.knows('witch', OPEN, ['power-of-the-pit'])
  const captain = realm.put('captain', OPEN)
  realm.color(7)
  return { realm, witch, captain }
}

rule('26.16', 'a Power of the Pit spell must hit like an attack', () => {
  const thrown = (maneuver: string, dice: readonly number[], ...rules: OptionalRule[]) => {
    const { realm, witch } = pits(...rules)
    const fight: Record<string, string> =
      rules.length > 0
        ? { 'witch attack-row': 'thrust', 'captain maneuver': 'M3**', 'captain maneuver-row': maneuver }
        : {}
    casts(realm, witch, 'power-of-the-pit', { 'witch spell-target': 'captain', ...fight }, dice)
    return realm.told('pit').length
  }
  // Drawing for targets is a shuffle; the pit takes two dice.
  expect(thrown('duck', [6, 6])).toBe(1)
  expect(thrown('charge', [6, 6], 'pit-attack')).toBe(1)
  expect(thrown('duck', [], 'pit-attack')).toBe(0)
})

rule('26.16', "the victims of a Power of the Pit spell are the caster's kills", () => {
  const { realm, witch, captain } = pits('pit-attack')
  captain.notoriety = 7
  const answers = { 'witch spell-target': 'captain', 'witch attack-row': 'thrust' }
  casts(realm, witch, 'power-of-the-pit', answers, [2, 2])
  expect([captain.fate, witch.kills, witch.notoriety]).toEqual(['dead', 1, 7])
})

rule('26.16', 'a Demon announces its Pit: it cancels a slower spell of its victim, and a faster one cancels it', () => {
  const cast = (ready: boolean, target: string, ...rules: OptionalRule[]) => {
    const realm = magical(...rules)
    const witch = realm.knows('witch', OPEN, ['power-of-the-pit'])
    if (ready) witch.magic!.alerted = witch.chits.map((_, n) => n)
    realm.stand('demon-1', OPEN)
    realm.color(7)
    const combat = beginCombat(realm.state, OPEN)
    combat.step = 'targeting'
    putPiecesOn(combat, 'witch', ['demon-1'])
    realm.state.combat = combat
    realm.state.magic!.spells.push(
      lasting('power-of-the-pit', 'witch', { kind: 'denizen', id: target }, { stage: 'aimed', time: ready ? 0 : 6 }),
    )
    realm.do(applyAimedSpells(realm.table, combat))
    expect(realm.told('silenced').map(({ denizen }) => denizen)).toEqual(combat.silenced ?? [])
    return { spells: realm.state.magic!.spells.length, silenced: combat.silenced ?? [] }
  }
  // The Demon's time is 2.
  expect(cast(false, 'demon-1', 'pit-attack')).toEqual({ spells: 0, silenced: [] })
  expect(cast(true, 'demon-1', 'pit-attack')).toEqual({ spells: 1, silenced: ['demon-1'] })
})

/** Returns an Elf with a book that is a source of grey, on a day without color unless one is named. */
function reader(...rules: OptionalRule[]) {
  const realm = magical(...rules)
  const elf = realm.knows('elf', OPEN, [])
  realm.give(elf, 'scroll-of-nature', true)
  realm.state.day = 1
  return { realm, elf, magic: realm.state.magic! }
}

rule('26.15', "a book casts spells its owner knows, once per evening, and the owner's chits cast its cards", () => {
  const ways = (...rules: OptionalRule[]) => {
    const { realm, elf, magic } = reader(...rules)
    const druid = realm.knows('druid', OPEN, [])
    elf.magic!.spells = [{ spell: 'fog', learned: false }]
    magic.awake = { 'scroll-of-nature': ['fog'] }
    realm.give(druid, 'scroll-of-nature', true)
    elf.owned = []
    druid.magic!.spells = [{ spell: 'blend-into-background', learned: false }]
    realm.color(14)
    return castingsOf(realm.state, druid, 9, 2).map(({ id }) => id.replace(/ MAGIC.*/, ' chit'))
  }
  const usual = new Set(ways())
  expect([...usual].sort()).toEqual(['cast blend-into-background by chit', 'cast fog by scroll-of-nature'])
  expect([...new Set(ways('enhanced-items'))].sort()).toEqual([
    'cast blend-into-background by chit',
    'cast blend-into-background by scroll-of-nature',
    'cast fog by chit',
    'cast fog by scroll-of-nature',
  ])
})

rule('26.15', 'a card cast with a chit cannot cast another spell as long as that one lasts', () => {
  const { realm, magic } = reader('enhanced-items')
  const druid = realm.knows('druid', OPEN, [])
  realm.give(druid, 'scroll-of-nature', true)
  realm.state.characters[0]!.owned = []
  magic.awake = { 'scroll-of-nature': ['fog'] }
  realm.color(14)
  const byChit = castingsOf(realm.state, druid, 9, 2).find(({ act }) => act.spell === 'fog' && act.chit !== null)!
  realm.round(OPEN, { 'druid action': byChit.id })
  expect(magic.spells).toMatchObject([{ spell: 'fog', card: 'scroll-of-nature', item: null }])
  expect(canCast(realm, druid, 'fog')).toBe(false)
})

rule('26.15', 'a book is enchanted into its color, supplies it once, and then returns to normal', () => {
  const { realm, elf } = reader('enhanced-items')
  elf.magic!.prepared = true
  realm.do(enchant(realm.table, elf, null), ['scroll-of-nature'])
  expect(elf.owned[0]).toMatchObject({ enchanted: 'grey' })
  // As a source of color, it is not a MAGIC chit in the meantime.
  expect(enchantments(realm.state, elf, OPEN).map(({ id }) => id)).not.toContain('scroll-of-nature')
  const [grey] = colorPlays(realm.state, elf, true)
  expect(grey).toMatchObject({ id: 'grey gone', act: { item: 'scroll-of-nature' } })
  playColor(realm.table, elf, grey!.act)
  expect(elf.owned[0]).not.toHaveProperty('enchanted')
  const without = reader()
  expect(enchantments(without.realm.state, without.elf, OPEN).map(({ id }) => id)).not.toContain('scroll-of-nature')
})

rule('26.15', 'a book turns a tile over if the color of its type is available', () => {
  const { realm, elf } = reader('enhanced-items')
  elf.magic!.prepared = true
  realm.color(14)
  realm.do(enchant(realm.table, elf, null), ['R by scroll-of-nature'])
  expect(realm.told('enchants-tile')).toMatchObject([{ tile: 'R', enchanted: true }])
})

rule(
  '26.15',
  'spells recorded with a book score while an item of that type is owned, and so do its awakened cards',
  () => {
    const { realm, elf, magic } = reader('enhanced-items')
    // The Elf has no chit of type II.
    expect(canLearn(realm.state, elf, 'stones-fly')).toBe(true)
    recordSpell(realm.table, elf, { kind: 'spell', spell: 'stones-fly' }, '9.4.5')
    magic.awake = { 'scroll-of-nature': ['fog'] }
    expect(progressToward(elf, 'spells', realm.state)).toBe(2)
    elf.owned = []
    expect(progressToward(elf, 'spells', realm.state)).toBe(0)
    const without = reader()
    expect(canLearn(without.realm.state, without.elf, 'stones-fly')).toBe(false)
  },
)
