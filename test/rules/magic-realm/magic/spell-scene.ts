import type { Spell } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import { CAVE, Magical, OPEN, PEAK } from './evening.ts'

/** The characters with MAGIC of each type; items belong to the Captain. */
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
/** A day with each color everywhere. */
const DAYS = { white: 7, black: 7, grey: 14, purple: 21, gold: 28 } as const
/** The targets that must be there for a spell. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  monster: ['wolf-1'],
  demon: ['demon-1'],
  dragon: ['h-dragon-1'],
  'spider-or-octopus': ['h-spider-1'],
  bats: ['giant-bat-1', 'giant-bat-2'],
  goblins: ['axe-goblin-1'],
  group: ['bashkars-1'],
}

/** Returns a caster with one spell, hidden from all others there, among all its possible targets. */
export function spellScene(spell: Spell) {
  const realm = new Magical()
  const color = spell.color as keyof typeof DAYS | null
  realm.color(color === null ? 7 : DAYS[color])
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
