import type { Rule, Seat } from '../../../../kernel/index.ts'
import { withPart } from '../facts/as-foe.ts'
import { foeIn } from '../facts/bewitched.ts'
import { isDark } from '../facts/sides.ts'
import type { PieceId } from '../fight/blows.ts'
import { isTremendous } from '../fight/foes.ts'
import { decide } from '../state/asking.ts'
import type { CombatState } from '../state/combat.ts'
import type { CombatAct } from '../state/combat-acts.ts'
import type { CombatOption } from '../state/combat-questions.ts'
import { horseOf, isHorse, partOf } from '../state/sheets.ts'
import type { RealmTable } from '../state/state.ts'

/** The sides that face up on a hireling and on its horse, head or club (15.4.1, 16.2.10). */
export interface Sides {
  readonly hireling: PieceId
  readonly dark: boolean
  /** True if its horse gallops, or null if it has no horse. */
  readonly gallops: boolean | null
  /** True if the head or club is dark side up. Omitted if there is none. */
  readonly part?: boolean
}

type SideAct = CombatAct & { kind: 'hireling-side' }

/**
 * Asks the employer which sides of a hireling and of its horse, head or club to turn up. A Tremendous hireling shows
 * its red side only while it holds someone.
 */
export function* sidesOf(
  { state }: Pick<RealmTable, 'state'>,
  combat: CombatState,
  seat: Seat,
  character: PieceId,
  hireling: PieceId,
  topic: 'deploy-side' | 'hireling-side',
  rule: string,
): Rule<Sides> {
  const pieces = withPart(hireling, state)
  const rides = pieces.some(isHorse)
  const isHeavy = isTremendous(foeIn(state, hireling))
  const options =
    isHeavy && pieces.includes(partOf(hireling))
      ? [false, true].map(part => partOption(isDark(combat, hireling), part))
      : (isHeavy ? [isDark(combat, hireling)] : [false, true]).flatMap(dark => sideOptions(dark, rides))
  const { dark, gallops, part } = yield* decide({
    ...{ seat, topic, data: { character, hireling, rides }, rule, options },
  })
  return { hireling, dark, gallops: rides ? gallops : null, ...(part === undefined ? {} : { part }) }
}

const sideOptions = (dark: boolean, rides: boolean): CombatOption<SideAct>[] =>
  (rides ? [false, true] : [false]).map(gallops => ({
    id: [dark ? 'dark' : 'light', ...(rides ? [gallops ? 'gallop' : 'walk'] : [])].join(' '),
    act: { kind: 'hireling-side', dark, gallops },
  }))

/** Returns the option for a head or club, which may show either side independently of its body (16.2.10). */
const partOption = (dark: boolean, part: boolean): CombatOption<SideAct> => ({
  id: part ? 'part dark' : 'part light',
  act: { kind: 'hireling-side', dark, gallops: false, part },
})

/** Turns a hireling and its horse, head or club to the chosen sides. */
export function turnSides(combat: CombatState, { hireling, dark, gallops, part }: Sides): void {
  const pieces = [hireling, horseOf(hireling), ...(part === undefined ? [] : [partOf(hireling)])]
  combat.dark = combat.dark.filter(piece => !pieces.includes(piece))
  if (dark) combat.dark.push(hireling)
  if (gallops) combat.dark.push(horseOf(hireling))
  if (part) combat.dark.push(partOf(hireling))
}

/** Asks for the sides of a hireling and applies the choice immediately. */
export function* chooseSide(
  table: RealmTable,
  combat: CombatState,
  seat: Seat,
  character: PieceId,
  hireling: PieceId,
  topic: 'deploy-side',
  rule: string,
): Rule {
  turnSides(combat, yield* sidesOf(table, combat, seat, character, hireling, topic, rule))
}
