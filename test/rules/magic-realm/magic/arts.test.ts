import { expect } from 'vitest'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { enchant } from '../../../../src/games/magic-realm/rules/actions/enchanting.ts'
import { runesOptions } from '../../../../src/games/magic-realm/rules/actions/runes.ts'
import { sunset } from '../../../../src/games/magic-realm/rules/day/evening.ts'
import { midnight } from '../../../../src/games/magic-realm/rules/day/midnight.ts'
import { killCharacter } from '../../../../src/games/magic-realm/rules/effects/death.ts'
import { endSpell } from '../../../../src/games/magic-realm/rules/effects/ending.ts'
import { aimsOf } from '../../../../src/games/magic-realm/rules/effects/targets.ts'
import { foeIn } from '../../../../src/games/magic-realm/rules/facts/bewitched.ts'
import { fighterIn } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { itemSpells } from '../../../../src/games/magic-realm/rules/facts/items.ts'
import { magicChits } from '../../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { isUnder } from '../../../../src/games/magic-realm/rules/facts/spells.ts'
import { strengthOf } from '../../../../src/games/magic-realm/rules/facts/strength.ts'
import { spellOf } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import { movePieces } from '../../../../src/games/magic-realm/rules/state/combat-pieces.ts'
import { partOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { view } from '../../../../src/games/magic-realm/rules/state/view.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, canCast, caster, casts, Magical, OPEN, on, onDenizen, PEAK, ready } from './evening.ts'

const rule = rulesOf('magic-realm')

rule(
  '21.3.1',
  'Elven Grace sets the time of MOVE chits by printed strength and of denizens by size, but not of horses',
  () => {
    const { realm, one } = caster('elf', 'elven-grace', 28)
    realm.put('dwarf', PEAK)
    casts(realm, one, 'elven-grace', { 'spell-target': 'elf' })
    const moves = () =>
      movePieces(fighterIn(realm.state, 'elf'), { spent: [] }, 'maneuver', false).map(({ strength, time }) => [
        strength,
        time,
      ])
    expect(moves().every(([strength, time]) => time === ['L', 'M', 'H', 'T'].indexOf(String(strength)) + 1)).toBe(true)
    // The Belt makes them stronger without slowing them; the Draught overrides the spell.
    realm.give(one, 'belt-of-strength', true)
    expect(new Set(moves().map(([, time]) => time))).toEqual(new Set([1, 2]))
    realm.give(one, 'draught-of-speed', true)
    expect(moves().some(([, time]) => Number(time) > 2)).toBe(true)
    bewitch(realm, 'elven-grace', 'elf', onDenizen('order-1'))
    expect(foeIn(realm.state, 'order-1')).toMatchObject({ light: { move: 4 }, dark: { move: 4 } })
    const before = foeIn(new Magical().state, 'order-1.horse')
    expect(foeIn(realm.state, 'order-1.horse')).toEqual(before)
    midnight(realm.table)
    expect(isUnder(realm.state, 'elven-grace', on('elf'))).toBe(false)
  },
)

rule(
  ['21.8.4', '20.4.2'],
  "Poison adds a star to a weapon counter or a native, Goblin, Ogre or Giant's club, but not to Mixture or dagger",
  () => {
    const { realm, one } = caster('druid', 'poison', 14)
    const elf = realm.put('elf', OPEN)
    realm.give(elf, 'light-bow-1', true)
    realm.give(elf, 'alchemists-mixture')
    for (const id of ['giant-1', 'ogre-1', 'axe-goblin-1', 'wolf-1']) realm.stand(id, OPEN)
    expect(aimsOf(realm.state, one, spellOf('poison')).map(({ id }) => id)).toEqual([
      'light-bow-1',
      'giant-1',
      'ogre-1',
      'axe-goblin-1',
    ])
    const { stars } = fighterIn(realm.state, 'elf').weapon.face
    bewitch(realm, 'poison', 'druid', { kind: 'belonging', id: 'light-bow-1' })
    expect(fighterIn(realm.state, 'elf').weapon.face.stars).toBe(stars + 1)
    bewitch(realm, 'poison', 'druid', onDenizen('giant-1'))
    expect(foeIn(realm.state, 'giant-1').light.attack!.stars).toBe(0)
    expect(foeIn(realm.state, partOf('giant-1')).light.attack!.stars).toBe(1)
    const ogre = foeIn(realm.state, 'ogre-1').light.attack!.stars
    bewitch(realm, 'poison', 'druid', onDenizen('ogre-1'))
    expect(foeIn(realm.state, 'ogre-1').light.attack!.stars).toBe(ogre + 1)
  },
)

rule(
  ['21.6.6', '20.11.1', '20.11.2'],
  'Unleash Power makes MAGIC chits work as MOVE and FIGHT, once a round until the next Sunset',
  () => {
    const { realm, one } = caster('sorceror', 'unleash-power', 21)
    realm.put('elf', PEAK)
    const chits = magicChits(one)
    const [other] = chits.filter(({ magic }) => magic === 'IV')
    casts(realm, one, 'unleash-power', {
      'spell-target': [`MAGIC IV${other!.time}${'*'.repeat(other!.asterisks)} ${other!.number + 1}`, 'done'],
    })
    const fighter = fighterIn(realm.state, 'sorceror')
    const power = fighter.chits.filter(({ number }) => number === other!.number)
    const strength = other!.time <= 3 ? 'L' : other!.time === 4 ? 'M' : other!.time === 5 ? 'H' : 'T'
    expect(power.map(({ kind, strength: force }) => [kind, force])).toEqual([
      ['MOVE', strength],
      ['FIGHT', strength],
    ])
    expect(magicChits(one).some(({ number }) => number === other!.number)).toBe(false)
    expect(strengthOf(realm.state, one)).not.toBe('N')
    realm.state.day++
    sunset(realm.table)
    expect(magicChits(one).some(({ number }) => number === other!.number)).toBe(true)
  },
)

rule(
  ['21.6.2', '20.6.1', '20.6.2'],
  'Enchant Artifact adds a spell of the caster and its type to an item, which can use each type once per evening',
  () => {
    const { realm, one } = caster('sorceror', 'enchant-artifact', 21)
    realm.put('elf', PEAK)
    expect(canCast(realm, one, 'enchant-artifact')).toBe(false)
    realm.give(one, 'good-book', true)
    realm.state.magic!.awake['good-book'] = ['sense-danger', 'make-whole']
    one.magic!.spells.push({ spell: 'fiery-blast', learned: false })
    realm.color(21)
    expect(itemSpells(realm.state, one).map(({ spell }) => spell)).toEqual(['make-whole'])
    casts(realm, one, 'enchant-artifact', { 'spell-target': 'good-book', 'item-spell': 'fiery-blast' })
    expect(itemSpells(realm.state, one).map(({ spell }) => spell)).toEqual(['make-whole', 'fiery-blast'])
    expect(runesOptions(realm.state, one, []).map(({ id }) => id)).toContain('runes good-book fiery-blast')
    const elf = realm.put('dwarf', OPEN)
    realm.round(
      OPEN,
      {
        'sorceror action': 'cast fiery-blast by good-book',
        'spell-target': ['dwarf', 'done'],
        'sorceror attack-row': 'thrust',
      },
      [6, 6],
    )
    expect(elf.fate).toBe('alive')
    expect(itemSpells(realm.state, one).map(({ spell }) => spell)).toEqual(['make-whole'])
    sunset(realm.table)
    expect(itemSpells(realm.state, one)).toHaveLength(2)
    const [cast] = realm.state.magic!.spells
    bewitch(realm, 'enchant-artifact', 'sorceror', { kind: 'belonging', id: 'good-book' }, { result: 'bad-luck' })
    endSpell(realm.table, cast!, 'broken', '20.10.1')
    expect(itemSpells(realm.state, one).map(({ spell }) => spell)).toEqual(['make-whole', 'bad-luck'])
  },
)

rule(
  ['21.5.2', '2.5.1'],
  "a Demon answers one question about someone else's character, and only the asker hears it",
  () => {
    const { realm, one } = caster('witch', 'ask-demon', 7)
    const elf = realm.put('elf', PEAK)
    elf.needs = { great: 2, spells: 0, fame: 3, notoriety: 0, gold: 0 }
    elf.magic!.spells = [{ spell: 'illusion', learned: false }]
    realm.stand('demon-1', OPEN)
    one.hidden = true
    one.foundEnemies = true
    casts(realm, ready(one), 'ask-demon', {
      'spell-target': 'demon-1',
      question: 'needs of elf',
      'question-of': 'fame',
      maneuver: 'none',
    })
    expect(realm.told('demon-answers')).toMatchObject([{ answer: '3', to: [one.seat] }])
    one.fate = 'alive'
  },
)

rule('21.5.2', 'in solitaire the Demon shows a face-down chit, or the top of a box', () => {
  const realm = new Magical(1)
  realm.color(7)
  const witch = realm.knows('witch', OPEN, ['ask-demon'], { hidden: true, foundEnemies: true })
  realm.stand('demon-1', OPEN)
  realm.lay('howl-4', 'CG')
  casts(realm, ready(witch), 'ask-demon', {
    'spell-target': 'demon-1',
    question: 'chit',
    maneuver: 'none',
  })
  expect(realm.told('demon-answers')[0]).toMatchObject({ answer: 'howl-4' })
  expect(witch.seen).toEqual(['howl-4'])
})

rule('21.9.2', 'See/Change Weather finds no target in a game without weather', () => {
  const realm = new Magical()
  realm.color(14)
  const captain = realm.put('captain', OPEN)
  realm.give(captain, 'eye-of-the-moon', true)
  expect(itemSpells(realm.state, captain)).toEqual([{ item: 'eye-of-the-moon', spell: 'see-change-weather' }])
  expect(castingsOf(realm.state, captain, 9, 2)).toEqual([])
})

rule(
  ['21.9.2', '26.23'],
  'with weather, the spell looks at the chit for the next week, or has it redrawn unseen',
  () => {
    const cast = (how: string) => {
      const realm = new Magical()
      Object.assign(realm.state, { day: 7, season: 'freshet', weather: { kind: 'clear', chit: 4, seen: [] } })
      const captain = realm.put('captain', OPEN)
      realm.give(captain, 'eye-of-the-moon', true)
      realm.round(OPEN, { 'captain action': 'cast see-change-weather by eye-of-the-moon', weather: how })
      return { realm, captain }
    }
    const looked = cast('look')
    expect(looked.realm.told('sees-weather')).toMatchObject([{ chit: 4, to: [looked.captain.seat] }])
    expect(view(looked.realm.state, looked.captain.seat).weather?.chit).toBe(4)
    expect(view(looked.realm.state, 1 - looked.captain.seat).weather?.chit).toBeNull()
    const changed = cast('change')
    expect(changed.realm.told('changes-weather')).toHaveLength(1)
    expect(changed.realm.state.weather).toMatchObject({ kind: 'clear', seen: [] })
  },
)

rule(
  ['20.6.3', '20.11.2', '20.10.3'],
  'a spell owned by an item ends when its owner dies, and does not affect the next character of the player',
  () => {
    const realm = new Magical()
    const sorceror = realm.knows('sorceror', OPEN, [])
    realm.give(sorceror, 'hidden-ring', true)
    bewitch(realm, 'unleash-power', 'sorceror', { kind: 'chit', id: '3' }, { item: 'hidden-ring', until: 2 })
    killCharacter(realm.table, sorceror, null, '19.2.1')
    expect(realm.state.magic!.spells).toEqual([])
  },
)

rule(
  ['20.10.5', '21.1.2'],
  'simultaneous healing and harm cancel out: restored chits return, and things that break now stay broken',
  () => {
    const realm = new Magical()
    realm.color(7)
    const knight = realm.knows('white-knight', OPEN, ['make-whole'])
    const witch = realm.knows('witch', OPEN, ['power-of-the-pit'])
    ready(knight)
    ready(witch)
    const target = realm.put('captain', OPEN)
    target.chits[0] = 'wounded'
    realm.round(
      OPEN,
      {
        'white-knight action': castingsOf(realm.state, knight, 9, 2)[0]!.id,
        'witch action': castingsOf(realm.state, witch, 9, 2)[0]!.id,
        'white-knight spell-target': 'captain',
        'witch spell-target': 'captain',
      },
      // Blight: all active chits with asterisks are wounded.
      [4, 1],
    )
    expect(target.chits[0]).toBe('active')
    expect(target.chits).toContain('wounded')
  },
)

rule(['20.10.4', '21.6.5'], 'two different simultaneous Transforms both lose their target', () => {
  const realm = new Magical()
  realm.color(21)
  const one = ready(realm.knows('sorceror', OPEN, ['transform']))
  const other = ready(realm.knows('magician', OPEN, ['transform']))
  realm.put('elf', OPEN)
  const way = (id: typeof one) => castingsOf(realm.state, id, 9, 2)[0]!.id
  realm.round(
    OPEN,
    {
      'sorceror action': way(one),
      'magician action': way(other),
      'sorceror spell-target': 'elf',
      'magician spell-target': 'elf',
    },
    [2, 1, 5, 1],
  )
  expect(realm.state.magic!.spells).toEqual([])
})

rule(
  ['23.5.4', '17.3.8'],
  'the Magic Wand sets the red die for each missile of a spell that hits, and for what a Demon does to its owner',
  () => {
    const { realm, one } = caster('sorceror', 'fiery-blast', 21)
    const dwarf = realm.put('dwarf', OPEN)
    realm.give(one, 'magic-wand', true)
    casts(
      realm,
      ready(one),
      'fiery-blast',
      { 'spell-target': ['dwarf', 'done'], 'sorceror attack-row': 'thrust', 'dwarf maneuver': 'none', 'red-die': '2' },
      [1],
    )
    expect(realm.told('missile')[0]).toMatchObject({ dice: [2, 1], result: 2 })
    expect(dwarf.fate).toBe('dead')
  },
)

rule(
  ['12.3.9', '9.6.4'],
  'after the Toadstool Circle, a character can enchant in any clearing for the rest of the day',
  () => {
    const realm = new Magical()
    const one = realm.put('sorceror', OPEN, { hearing: true })
    one.magic!.prepared = true
    const [chit] = magicChits(one).filter(({ magic }) => magic === 'IV')
    realm.color(21)
    const face = `MAGIC IV${chit!.time}${'*'.repeat(chit!.asterisks)}`
    realm.do(enchant(realm.table, one, null), ['CV1', `CV by ${face}`])
    expect(realm.state.tiles.find(({ tile }) => tile === 'CV')!.enchanted).toBe(true)
  },
)
