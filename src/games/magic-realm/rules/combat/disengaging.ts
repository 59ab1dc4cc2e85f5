import { die } from '../death.ts'
import { characterOf, charactersAt, clearingAt, type RealmState, type RealmTable } from '../state.ts'
import { foeOf } from './as-foe.ts'
import type { CombatEnd } from './events.ts'
import { isAlive } from './ground.ts'
import { bodyOf, engagementOf, freshEngagement, piecesOn, takeOff } from './sheets.ts'
import { isRed, turnOver } from './sides.ts'
import type { CombatState } from './state.ts'
import { turnOrder } from './turn-order.ts'

/** After so many quiet rounds in a row a fight is over (14.3.3). */
export const QUIET_ROUNDS = 2
/** After so many rounds in a monster's grip in which nothing else happens its victim dies (17.3.5, D41). */
export const HELD_ROUNDS = 20

/** The end of a round: grips close or open, sheets are cleared, and it is seen whether there is another round (17.3, 18.2, 14.3.3). */
export function disengage(table: RealmTable, combat: CombatState): CombatEnd | null {
  const { state } = table
  turnGrips(table, combat)
  clearSheets(table, combat)
  const red = combat.dark.filter(piece => isRed(combat, foeOf(piece)))
  combat.held = red.length > 0 && !combat.happened ? combat.held + 1 : 0
  if (combat.held >= HELD_ROUNDS) {
    for (const { owner } of combat.sheets.filter(sheet => piecesOn(sheet).some(piece => red.includes(piece))))
      die(table, characterOf(state, owner), red[0] ?? null, '17.3.5')
    turnGrips(table, combat)
    clearSheets(table, combat)
  }
  combat.quiet = combat.happened || red.length > 0 ? 0 : combat.quiet + 1
  if (charactersAt(state, combat.clearing).length === 0) return 'nobody'
  return combat.quiet >= QUIET_ROUNDS ? 'quiet' : null
}

/** Those that hit and did not kill turn red; those whose victim is dead or gone turn down (17.3.1, 17.3.3). */
function turnGrips(table: RealmTable, combat: CombatState): void {
  const { state } = table
  for (const sheet of combat.sheets) {
    const victim = sheet.owner
    const round = engagementOf(combat, victim)
    if (!round) continue
    const lost = !isHere(state, combat, victim)
    for (const piece of piecesOn(sheet)) {
      const red = isRed(combat, foeOf(piece))
      const grips = combat.grips.includes(piece)
      if (lost ? !red : red || !grips) continue
      turnOver(combat, piece)
      const { seat } = characterOf(state, victim)
      table.tell({
        kind: lost ? 'lets-go' : 'grips',
        seat,
        rule: lost ? '17.3.3' : '17.3.1',
        denizen: piece,
        victim,
      })
    }
  }
  combat.grips = []
}

/** Denizens on characters' sheets stay; all others, and those on sheets of the dead and departed, are unassigned (18.2.1, 18.2.2). */
function clearSheets({ state }: RealmTable, combat: CombatState): void {
  combat.sheets = combat.sheets.filter(({ owner }) => {
    const round = engagementOf(combat, owner)
    return round !== undefined && isHere(state, combat, owner)
  })
  // What has died by other means than a blow stands nowhere.
  const dead = combat.sheets.flatMap(piecesOn).filter(piece => !isAlive(state, bodyOf(piece)))
  takeOff(combat, dead)
  combat.dark = combat.dark.filter(piece => isAlive(state, bodyOf(piece)))
}

/** A new round, for all who are there now (14.3.1). */
export function nextRound(table: RealmTable, combat: CombatState): void {
  const { state } = table
  combat.round += 1
  combat.step = 'passing'
  combat.turn = 0
  combat.happened = false
  combat.order = turnOrder(state, combat.clearing).map(({ id }) => id)
  combat.engagements = combat.order.map(freshEngagement)
}

/** Whether a character is alive and in the clearing. */
const isHere = (state: RealmState, { clearing }: CombatState, id: string): boolean =>
  isAlive(state, id) && clearingAt(characterOf(state, id)) === clearing
