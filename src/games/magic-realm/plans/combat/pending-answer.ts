import type { Question } from '../../../../kernel/index.ts'
import type { PieceId } from '../../rules/fight/blows.ts'
import { BOXES, type Box, type Rows } from '../../rules/fight/directions.ts'
import type { CombatState, Engagement, PlayedPiece, RoundPlays, Sheet } from '../../rules/state/combat.ts'
import type { CombatAct } from '../../rules/state/combat-acts.ts'

/** The data of a secret-play question: the plays and placements the character has made so far (16.2.1). */
interface PlayData {
  readonly character?: PieceId
  readonly played?: RoundPlays
  readonly piece?: PlayedPiece
  readonly owner?: PieceId
  readonly rows?: Rows<PieceId>
}

/** Adds the secret plays of the character in the question, and the effect of an answer if `act` is not null. */
export function withPendingAnswer(combat: CombatState, question: Question | null, act: CombatAct | null): CombatState {
  const data = (question?.data ?? {}) as PlayData
  const engagements = combat.engagements.map(one => {
    if (one.character !== data.character) return one
    const sofar = data.played ? { ...one, ...data.played } : one
    return act ? supposed(sofar, act, data.piece) : sofar
  })
  const sheets = combat.sheets.map(sheet =>
    sheet.owner === data.owner && data.rows ? placed(sheet, data.rows, act) : sheet,
  )
  return { ...combat, engagements, sheets }
}

function supposed(round: Engagement, act: CombatAct, piece: PlayedPiece | undefined): Engagement {
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
      return piece ? { ...round, attack: { piece, box: act.box } } : round
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
function placed(sheet: Sheet, rows: Rows<PieceId>, act: CombatAct | null): Sheet {
  const next = act?.kind === 'place' ? act : null
  const set = [...rows.flat(), ...(next ? [next.denizen] : [])]
  const boxes = BOXES.map((box: Box) => [
    ...rows[box],
    ...(next?.box === box ? [next.denizen] : []),
    ...sheet.boxes[box].filter(piece => !set.includes(piece)),
  ])
  return { owner: sheet.owner, boxes: [boxes[0]!, boxes[1]!, boxes[2]!] }
}
