import type { Rule, Seat } from '../../../../kernel/index.ts'
import { applyHirelingTreachery, kinField } from '../effects/treachery.ts'
import { withPart } from '../facts/as-foe.ts'
import { foeIn } from '../facts/bewitched.ts'
import { isCharacterId } from '../facts/combatants.ts'
import { employerIdOf, isHired } from '../facts/employment.ts'
import { isRed } from '../facts/sides.ts'
import type { PieceId } from '../fight/blows.ts'
import { ATTACK_DIRECTIONS, BOXES, type Box, emptyRows, type Rows } from '../fight/directions.ts'
import { decide } from '../state/asking.ts'
import type { CombatState, Sheet } from '../state/combat.ts'
import { plays } from '../state/optional.ts'
import { bodyOf, isHorse, isPart, spread } from '../state/sheets.ts'
import type { Character, RealmState, RealmTable } from '../state/state.ts'
import { placeInRows } from './placing.ts'

/** Returns the sheets of denizens, hired or not, that are under attack by other denizens. */
const duelsOf = (combat: CombatState): Sheet[] =>
  combat.sheets.filter(({ duel }) => duel !== undefined && duel.attackers.length > 0)

/**
 * Returns true if a sheet's owner holds the denizen it attacks. In that case, it keeps attacking this denizen even when
 * it is attacked itself (15.4.4, 17.3.4).
 */
const keepsVictim = (state: RealmState, combat: CombatState, { owner, duel }: Sheet): boolean =>
  duel?.target != null && isRed(combat, foeIn(state, owner))

/**
 * Makes each unhired denizen that other denizens attack strike back at the newest of them, unless it holds a victim.
 * Places it in the Charge and Thrust row, and its horse, head or club in the Dodge and Swing row (16.1.2).
 */
export function aimDefenders(state: RealmState, combat: CombatState): void {
  for (const sheet of duelsOf(combat)) {
    if (isHired(state, sheet.owner)) continue
    const [body, ...parts] = withPart(sheet.owner, state)
    if (!keepsVictim(state, combat, sheet)) sheet.duel!.target = sheet.duel!.attackers.at(-1)!
    sheet.boxes = [[body!], parts, []]
    spreadAttackers(state, sheet)
  }
}

/** Puts an owner's target into the squares and its other attackers into the circles (15.1.2). */
function spreadAttackers(state: RealmState, { duel }: Sheet): void {
  if (!duel) return
  const pieces = (all: readonly PieceId[]): PieceId[] => all.flatMap(one => withPart(one, state))
  duel.circles = spread(emptyRows(), pieces(duel.attackers.filter(one => one !== duel.target)))
  duel.squares = spread(emptyRows(), duel.target === null ? [] : pieces([duel.target]))
}

/**
 * For each of the character's hirelings that denizens attack, asks which attacker it strikes back at (16.1.3, 16.1.9).
 * A hireling that holds a victim keeps attacking it (17.3.4).
 */
export function* aimHirelings(table: RealmTable, combat: CombatState, character: Character): Rule {
  const { state } = table
  const { seat, id } = character
  for (const sheet of duelsOf(combat)) {
    const { owner, duel } = sheet
    if (employerIdOf(state, owner) !== id) continue
    if (keepsVictim(state, combat, sheet)) {
      spreadAttackers(state, sheet)
      continue
    }
    const { target } = yield* decide({
      seat,
      topic: 'hireling-target',
      data: { character: id, hireling: owner },
      rule: '16.1.3',
      options: duel!.attackers.map(target => ({
        id: target,
        act: {
          kind: 'hireling-target',
          hireling: owner,
          target,
          ...(duel!.attackers.length > 1 ? kinField(state, owner, target) : {}),
        },
        at: { piece: target },
      })),
    })
    // Striking back at the only attacker is not treachery (26.11). A hireling that has been betrayed fights as an
    // unhired owner would (16.1.2).
    const isBetrayed = duel!.attackers.length > 1 && applyHirelingTreachery(table, combat, character, owner, target)
    duel!.target = isBetrayed ? duel!.attackers.at(-1)! : target
    spreadAttackers(state, sheet)
    if (isBetrayed) continue
    table.emit({ kind: 'strikes-back', seat, rule: '16.1.3', character: owner, denizen: target })
  }
}

/**
 * Asks for the rows of a character's hirelings on the sheets of unhired denizens. A horse may be in its rider's row or
 * in a different one (16.1.3, D33), but a head or club must be in a different row from its body (15.1.3).
 */
export function* placeHirelings(table: RealmTable, combat: CombatState, { seat, id }: Character): Rule {
  const { state } = table
  for (const sheet of duelsOf(combat)) {
    const { owner, duel } = sheet
    if (isHired(state, owner) || isCharacterId(owner)) continue
    for (const hireling of duel!.attackers) {
      if (employerIdOf(state, hireling) !== id) continue
      const rows = hireling === duel!.target ? duel!.squares : duel!.circles
      for (const piece of withPart(hireling, state)) {
        const { box } = yield* decide({
          seat,
          topic: 'place',
          data: { character: id, owner, denizen: piece, mine: true },
          rule: '16.1.3',
          options: rowsApart(rows, piece).map(row => ({
            id: ATTACK_DIRECTIONS[row],
            act: { kind: 'place', denizen: piece, box: row },
          })),
        })
        for (const row of BOXES) rows[row] = rows[row].filter(other => other !== piece)
        rows[box].push(piece)
      }
    }
  }
}

/** The rows on a hireling's sheet, which its employer chooses in secret (16.2.9, 16.2.10). */
export interface HirelingPlaces {
  readonly boxes: Rows<PieceId>
  readonly circles: Rows<PieceId>
  readonly squares: Rows<PieceId>
}

/**
 * Asks for the rows on a hireling's sheet. The hireling and its horse may be in any box, and a head or club in any box
 * but its body's. The hireling's attackers are placed as they would be on a character's sheet (16.2.9, 16.2.10).
 */
export function* placeOnHirelings(
  state: RealmState,
  seat: Seat,
  character: PieceId,
  { owner, duel }: Sheet,
): Rule<HirelingPlaces> {
  const boxes = emptyRows<PieceId>()
  for (const piece of withPart(owner, state)) {
    const open = rowsApart(boxes, piece)
    boxes[yield* chooseRow(seat, character, owner, piece, open)].push(piece)
  }
  const target = duel?.target ?? null
  const others = (duel?.attackers ?? []).filter(one => one !== target).flatMap(one => withPart(one, state))
  const squares = target === null ? [] : withPart(target, state)
  return {
    boxes,
    circles: yield* placed(state, seat, character, owner, others),
    squares: yield* placed(state, seat, character, owner, squares),
  }
}

const placed = (
  state: RealmState,
  seat: Seat,
  character: PieceId,
  owner: PieceId,
  pieces: readonly PieceId[],
): Rule<Rows<PieceId>> => {
  const free = plays(state, 'free-rows')
  return placeInRows({ seat, rule: '16.2.9', free, data: denizen => ({ character, owner, denizen }) }, pieces)
}

/**
 * Returns the rows that a hireling's piece may be placed in. A head or club must be in a different row from its body
 * (15.1.3).
 */
function rowsApart(rows: Rows<PieceId>, piece: PieceId): Box[] {
  const isApart = isPart(piece) && !isHorse(piece)
  return BOXES.filter(row => !isApart || !rows[row].includes(bodyOf(piece)))
}

function* chooseRow(seat: Seat, character: PieceId, owner: PieceId, piece: PieceId, open: readonly Box[]): Rule<Box> {
  const { box } = yield* decide({
    seat,
    topic: 'place',
    data: { character, owner, denizen: piece, mine: true },
    rule: '16.2.10',
    options: open.map(row => ({ id: ATTACK_DIRECTIONS[row], act: { kind: 'place', denizen: piece, box: row } })),
  })
  return box
}

/**
 * Returns the sheets of a character's hirelings. A hireling has a sheet if denizens or characters attack it (16.2.10).
 */
export const hirelingSheets = (state: RealmState, { sheets }: CombatState, character: PieceId): Sheet[] =>
  sheets.filter(({ owner }) => !isCharacterId(owner) && employerIdOf(state, owner) === character)
