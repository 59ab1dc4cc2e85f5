import { describe, expect, it } from 'vitest'
import { sunset } from '../../../../src/games/magic-realm/rules/day/evening.ts'
import { midnight } from '../../../../src/games/magic-realm/rules/day/midnight.ts'
import { castingsOf, itemSpells } from '../../../../src/games/magic-realm/rules/magic/casting.ts'
import { learnSpell } from '../../../../src/games/magic-realm/rules/magic/learning.ts'
import { aimsOf } from '../../../../src/games/magic-realm/rules/magic/targets.ts'
import { SPELLS, type Spell } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import { CAVE, Magical, OPEN, PEAK, ready } from './evening.ts'

/** Who has MAGIC of each type; items are the Captain's. */
const CASTERS: Readonly<Record<string, string>> = {
  I: 'white-knight',
  II: 'druid',
  III: 'elf',
  IV: 'sorceror',
  V: 'witch',
  VI: 'sorceror',
  VII: 'elf',
  VIII: 'druid',
}
/** A day on which each colour is everywhere. */
const DAYS = { white: 7, black: 7, grey: 14, purple: 21, gold: 28 } as const
/** What has to stand there to be cast upon. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  monster: ['wolf-1'],
  demon: ['demon-1'],
  dragon: ['h-dragon-1'],
  'spider-or-octopus': ['h-spider-1'],
  bats: ['giant-bat-1', 'giant-bat-2'],
  goblins: ['axe-goblin-1'],
  group: ['bashkars-1'],
}

/** A caster who knows one spell alone and is hidden from all that stands about, with everything there that it could mean. */
function scene(spell: Spell) {
  const realm = new Magical()
  const colour = spell.colour as keyof typeof DAYS | null
  realm.colour(colour === null ? 7 : DAYS[colour])
  const where = spell.in === 'mountain' ? PEAK : spell.in === 'cave' || spell.target === 'cave' ? CAVE : OPEN
  const one = realm.put(spell.item ? 'captain' : CASTERS[spell.type!]!, where, { hidden: true, foundEnemies: true })
  const other = realm.put('magician', where, { hidden: true, curses: ['ashes'] })
  for (const id of NEEDED[spell.target] ?? []) realm.stand(id, where)
  realm.lay('howl-4', 'CG', true)
  realm.give(one, 'light-bow-1')
  if (spell.target === 'item') realm.give(one, 'good-book', true)
  if (spell.item) realm.give(one, spell.item, true)
  if (spell.target === 'spell')
    realm.state.magic!.spells.push({
      ...{ number: 90, spell: 'fog', caster: other.id, chit: null, item: null, box: null, time: 1 },
      ...{ stage: 'alive', targets: [{ kind: 'tile', id: 'R' }], energized: true, until: null },
    })
  return { realm, one, where }
}

describe('each of the fifty spells', () => {
  it.each(SPELLS.filter(({ type }) => type !== null).map(spell => [spell.id, spell] as const))(
    '%s is learned, cast at what it means, and ends as its duration says',
    (id, spell) => {
      const { realm, one, where } = scene(spell)
      realm.do(learnSpell(realm.table, one, id, '9.4.5'), [id])
      expect(one.magic!.spells).toEqual([{ spell: id, learned: true }])
      const [way] = castingsOf(realm.state, ready(one), 0, 2)
      const aims = aimsOf(realm.state, one, spell)
      const isAsked = !['clearing', 'cave', 'tile'].includes(spell.target)
      const many = spell.target === 'multiple' || spell.target === 'chits'
      realm.round(where, {
        [`${one.id} action`]: way!.id,
        ...(isAsked ? { [`${one.id} spell-target`]: many ? [aims.at(-1)!.id, 'done'] : aims.at(-1)!.id } : {}),
      })
      const own = () => realm.state.magic!.spells.find(cast => cast.spell === id)
      const ended = () => realm.told('spell-ends').filter(event => event.spell === id)
      expect(realm.told('spell-lives').map(event => event.spell)).toContain(id)
      switch (spell.duration) {
        case 'instant':
        case 'attack':
          expect(own()).toBeUndefined()
          expect(ended()).toHaveLength(1)
          break
        case 'combat':
          expect(own()).toBeDefined()
          midnight(realm.table)
          expect(ended()).toMatchObject([{ why: 'over', rule: '19.1.2' }])
          break
        case 'day':
          expect(own()!.until).toBe(realm.state.day + 1)
          realm.state.day++
          sunset(realm.table)
          expect(ended()).toMatchObject([{ why: 'over', rule: '14.1.1' }])
          break
        case 'permanent':
          expect(own()!.energized).toBe(true)
          realm.state.day = 1
          midnight(realm.table)
          expect(own()!.energized).toBe(false)
          expect(ended()).toEqual([])
          break
        case 'fly':
        case 'phase':
          realm.state.day = 1
          midnight(realm.table)
          expect(own()).toBeDefined()
          break
      }
    },
  )

  it.each(SPELLS.filter(({ item }) => item).map(spell => [spell.id, spell] as const))(
    '%s is cast by its item alone, where there is anything it could mean',
    (id, spell) => {
      const { realm, one } = scene(spell)
      const castable = castingsOf(realm.state, one, 9, 2).map(({ act }) => act.spell)
      expect(castable).toEqual(id === 'control-dragon' ? [id] : [])
      expect(itemSpells(realm.state, one).map(({ spell: own }) => own)).toEqual([id])
    },
  )
})
