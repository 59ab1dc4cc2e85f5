import type { PieceId } from '../../rules/fight/blows.ts'
import { BOXES, type Box, type Rows } from '../../rules/fight/directions.ts'
import { type FightAct, type FightQuestion, subjectOf } from '../../rules/state/asking.ts'
import type { CombatState, Engagement, PlayedPiece, Sheet } from '../../rules/state/combat.ts'

/**
 * Adds the secret plays and placements that the character in the question has made so far (16.2.1). If `act` is not
 * null, also adds the effect of that answer.
 */
export function withPendingAnswer(
  combat: CombatState,
  question: FightQuestion | null,
  act: FightAct | null,
): CombatState {
  if (!question) return combat
  const { data } = question
  const subject = subjectOf(question)
  const played = 'played' in data ? data.played : undefined
  const piece = 'piece' in data ? data.piece : undefined
  const engagements = combat.engagements.map(one => {
    if (one.character !== subject) return one
    const answeredSoFar = played ? { ...one, ...played } : one
    return act ? withPending(answeredSoFar, act, piece) : answeredSoFar
  })
  if (question.topic !== 'place') return { ...combat, engagements }
  const { owner, rows } = question.data
  const sheets = combat.sheets.map(sheet => (sheet.owner === owner && rows ? withPlacement(sheet, rows, act) : sheet))
  return { ...combat, engagements, sheets }
}

function withPending(round: Engagement, act: FightAct, piece: PlayedPiece | undefined): Engagement {
  const { attack, maneuver } = round
  switch (act.kind) {
    case 'target':
      return { ...round, target: act.denizen }
    case 'no-target':
      return { ...round, target: null }
    case 'attack':
      return { ...round, attack: { piece: act.piece, box: attack?.box ?? 0 } }
    case 'maneuver':
      return { ...round, maneuver: { piece: act.piece, box: maneuver?.box ?? 0 } }
    case 'strike-at':
      return attack
        ? { ...round, attack: { ...attack, ...(act.at === 'rider' ? { atRider: true as const } : {}) } }
        : round
    case 'rider':
      return { ...round, rider: { piece: act.piece, box: 0 } }
    case 'rider-row':
      return piece ? { ...round, rider: { piece, box: act.box } } : round
    case 'attack-row':
      if (piece) return { ...round, attack: { piece, box: act.box } }
      return round.spell ? { ...round, spell: { ...round.spell, box: act.box } } : round
    case 'move-attack':
      return attack ? { ...round, attack: { ...attack, box: act.box } } : round
    case 'maneuver-row':
      return piece ? { ...round, maneuver: { piece, box: act.box } } : round
    case 'move-maneuver':
      return maneuver ? { ...round, maneuver: { ...maneuver, box: act.box } } : round
    case 'shield':
      return { ...round, shield: act.box }
    default:
      return round
  }
}

/** Applies placements to a sheet. Pieces that are not placed yet stay in their rows. */
function withPlacement(sheet: Sheet, rows: Rows<PieceId>, act: FightAct | null): Sheet {
  const next = act?.kind === 'place' ? act : null
  const set = [...rows.flat(), ...(next ? [next.denizen] : [])]
  const boxes = BOXES.map((box: Box) => [
    ...rows[box],
    ...(next?.box === box ? [next.denizen] : []),
    ...sheet.boxes[box].filter(piece => !set.includes(piece)),
  ])
  return { owner: sheet.owner, boxes: [boxes[0]!, boxes[1]!, boxes[2]!] }
}
