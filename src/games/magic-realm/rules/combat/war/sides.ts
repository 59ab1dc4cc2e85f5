import type { Rule, Seat } from '../../../../../kernel/index.ts'
import type { RealmTable } from '../../state.ts'
import { withPart } from '../as-foe.ts'
import { decide } from '../asking.ts'
import type { PieceId } from '../blows.ts'
import { horseOf, isHorse } from '../sheets.ts'
import type { CombatState } from '../state.ts'

/** Which side of a hireling lies up, and of his horse where he rides (15.4.1, 16.2.10). */
export interface Sides {
  readonly hireling: PieceId
  readonly dark: boolean
  /** Null where he does not ride. */
  readonly gallops: boolean | null
}

/** His employer chooses the sides of a hireling and of his horse. */
export function* sidesOf(
  { state }: Pick<RealmTable, 'state'>,
  seat: Seat,
  character: PieceId,
  hireling: PieceId,
  topic: 'deploy-side' | 'hireling-side',
  rule: string,
): Rule<Sides> {
  const rides = withPart(hireling, state).some(isHorse)
  const options = [false, true].flatMap(dark =>
    (rides ? [false, true] : [false]).map(gallops => ({
      id: [dark ? 'dark' : 'light', ...(rides ? [gallops ? 'gallop' : 'walk'] : [])].join(' '),
      act: { kind: 'hireling-side', dark, gallops } as const,
    })),
  )
  const { dark, gallops } = yield* decide({ seat, topic, data: { character, hireling, rides }, rule, options })
  return { hireling, dark, gallops: rides ? gallops : null }
}

/** Turns a hireling and his horse as was chosen. */
export function lay(combat: CombatState, { hireling, dark, gallops }: Sides): void {
  const pieces = [hireling, horseOf(hireling)]
  combat.dark = combat.dark.filter(piece => !pieces.includes(piece))
  if (dark) combat.dark.push(hireling)
  if (gallops) combat.dark.push(horseOf(hireling))
}

/** Chooses the sides and turns them at once. */
export function* chooseSide(
  table: RealmTable,
  combat: CombatState,
  seat: Seat,
  character: PieceId,
  hireling: PieceId,
  topic: 'deploy-side',
  rule: string,
): Rule {
  lay(combat, yield* sidesOf(table, seat, character, hireling, topic, rule))
}
