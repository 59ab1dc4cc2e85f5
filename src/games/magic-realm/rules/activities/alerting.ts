import type { Rule } from '../../../../kernel/index.ts'
import { decide, type RealmAct, type RealmOption } from '../acts.ts'
import { chitsOf } from '../chits/chits.ts'
import type { BlankReason } from '../events.ts'
import { belonging } from '../pieces/belongings.ts'
import type { Character, RealmTable } from '../state.ts'

/** ALERT: he turns his active weapon counter either side up (12.2.1), or plays his BERSERK chit (24.4). */
export function* alert(table: RealmTable, character: Character): Rule<BlankReason | null> {
  const { seat, id } = character
  const weapon = character.owned.find(piece => piece.active && belonging(piece.id).kind === 'weapon')
  const berserk = chitsOf(character).find(({ kind, state }) => kind === 'BERSERK' && state === 'active')
  const options: RealmOption[] = [
    ...(weapon ? [{ id: 'turn', act: { kind: 'turn', belonging: weapon.id } as const, rule: '12.2.1' }] : []),
    ...(berserk && !character.curses.includes('wither')
      ? [{ id: 'berserk', act: { kind: 'berserk' } as const, rule: '24.4' }]
      : []),
  ]
  if (options.length === 0) return 'nothing'
  const act = yield* decide<RealmAct>({
    seat,
    topic: 'alert',
    rule: '12.2.1',
    data: { character: id, ...(weapon ? { alerted: weapon.alerted } : {}) },
    options,
  })
  if (act.kind === 'berserk' && berserk) {
    // In an ALERT phase it fatigues at once.
    character.chits[berserk.number] = 'fatigued'
    character.berserk = true
    table.tell({ kind: 'goes-berserk', seat, rule: '24.4', character: id })
  } else if (weapon) {
    weapon.alerted = !weapon.alerted
    table.tell({
      kind: 'turns-weapon',
      seat,
      rule: '12.2.1',
      character: id,
      weapon: weapon.id,
      alerted: weapon.alerted,
    })
  }
  return null
}
