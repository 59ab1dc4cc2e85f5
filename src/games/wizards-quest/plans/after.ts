import { addPieces, forceIn, takePieces } from '../rules/facts/forces.ts'
import type { SpaceId } from '../rules/pieces/marnon.ts'
import type { Campaign, Force, Phase, QuestEvent, RollPurpose, Upheaval } from '../rules/state/components.ts'
import { copyOf, type QuestView, type SeenTreasure } from '../rules/state/view.ts'

/** The parts of a view that events change: the forces, the treasures, the map, the dragon and the wizard. */
type Board = { forces: Record<SpaceId, Force | null>; treasures: SeenTreasure[]; upheaval?: Upheaval } & {
  -readonly [K in 'dragon' | 'wizard']: QuestView[K]
}

/** The phase of each roll at the start of a turn. Cards may cause the same rolls later. */
const PHASE_OF: Partial<Record<RollPurpose, Phase>> = {
  growth: 'growth',
  dragon: 'dragon',
  gobble: 'dragon',
  wizard: 'wizard',
  'first-player': 'first-player',
}

/** The first phases of a turn, which belong to no player. */
const BEGINNING: ReadonlySet<Phase> = new Set<Phase>([
  'growth',
  'frenzy',
  'filling',
  'dragon',
  'wizard',
  'first-player',
])

/** Returns the turn and the phase that result from events at the start of a turn. */
function clockAfter({ day, phase }: QuestView, events: readonly QuestEvent[]): Pick<QuestView, 'day' | 'phase'> {
  let now = { day, phase }
  for (const event of events) {
    if (event.kind === 'turn') now = { day: event.turn, phase: 'growth' }
    else if (!BEGINNING.has(now.phase)) continue
    else if (event.kind === 'battle') now = { ...now, phase: 'frenzy' }
    else if (event.kind === 'roll') now = { ...now, phase: PHASE_OF[event.purpose] ?? now.phase }
  }
  return now
}

/**
 * Returns the view with the board and the clock after these events. If the last battle or roll is a battle,
 * `turn.campaign` shows it; otherwise, it is null. Everything else stays unchanged.
 */
export function afterEvents(view: QuestView, events: readonly QuestEvent[]): QuestView {
  const { dragon, wizard, treasures, upheaval } = view
  const forces = Object.fromEntries(Object.entries(view.forces).map(([space, force]) => [space, force && { ...force }]))
  const board: Board = {
    forces,
    treasures: [...treasures],
    dragon,
    wizard,
    ...(upheaval && { upheaval: copyOf(upheaval) }),
  }
  for (const event of events) {
    applyEvent(board, event)
    if (board.upheaval) changeMap(board.upheaval, event)
  }
  const last = events.findLast(({ kind }) => kind === 'battle' || kind === 'roll')
  return {
    ...view,
    ...clockAfter(view, events),
    ...board,
    turn: { ...view.turn, campaign: last?.kind === 'battle' ? asCampaign(last) : null },
  }
}

/** Returns a battle as a campaign, so that it can be marked on the map. */
function asCampaign({ from, target, by, defender }: Extract<QuestEvent, { kind: 'battle' }>): Campaign {
  const against = defender.side === 'dragon' || defender.side === 'wizard' ? defender.side : 'space'
  return { from, to: target, by, against, free: false, begun: true, led: true }
}

const men = (n: number) => ({ men: n, leader: null })

function applyEvent(board: Board, event: QuestEvent): void {
  switch (event.kind) {
    case 'castle':
    case 'settles':
      addPieces(board, event.space, event.seat ?? 0, men(1))
      return
    case 'orcs':
    case 'orcs-join':
      for (const space of event.spaces) addPieces(board, space, 'orcs', men(event.orcs))
      return
    case 'growth':
    case 'fills':
      for (const space of event.spaces) addPieces(board, space, 'orcs', men(1))
      return
    case 'places':
      addPieces(board, event.space, event.seat ?? 0, event)
      return
    case 'prospers':
      addPieces(board, event.space, event.side, men(event.men))
      return
    case 'loses':
      takePieces(board, event.space, event)
      return
    case 'flees':
    case 'captures':
      move(board, event, event.side)
      return
    case 'sails':
    case 'supplements':
      move(board, { leader: null, ...event }, event.seat ?? 0)
      return
    case 'orcs-go':
      takePieces(board, event.from, men(event.orcs))
      if (event.target !== null) addPieces(board, event.target, 'orcs', men(event.orcs))
      return
    case 'leads': {
      const [there, here] = [forceIn(board, event.from), forceIn(board, event.target)]
      if (!there || !here) return
      there.leader = event.swapped ? here.leader : null
      here.leader = event.leader
      if (there.men === 0 && there.leader === null) board.forces[event.from] = null
      return
    }
    case 'lands':
      board[event.creature] = event.space
      return
    case 'slays':
      board.dragon = null
      return
    case 'hides':
      // Only the hider gets an event that contains the kind.
      if (event.treasure === undefined) board.treasures.push({ owner: event.owner, at: event.space, kind: null })
      return
    case 'carts':
      board.treasures = board.treasures.map(one => (one.at === event.from ? { ...one, at: event.target } : one))
      return
    case 'finds':
      board.treasures = board.treasures.filter(({ at }) => at !== event.space)
      return
    default:
      return
  }
}

/** Applies the blank card's changes to the map. */
function changeMap(upheaval: Upheaval, event: QuestEvent): void {
  if (event.kind === 'entrance') upheaval.entrances.push(event.space)
  if (event.kind === 'tunnel') upheaval.tunnelClosed = event.closed
  if (event.kind === 'truce') upheaval.truce = event.until
  if (event.kind !== 'bridges') return
  const left = upheaval.bridgesDown.filter(bridge => !event.bridges.includes(bridge))
  upheaval.bridgesDown = event.down ? [...left, ...event.bridges] : left
}

type Going = Extract<QuestEvent, { kind: 'captures' }>

function move(
  board: Board,
  { from, target, men: n, leader }: Pick<Going, 'from' | 'target' | 'men' | 'leader'>,
  side: Going['side'],
): void {
  takePieces(board, from, { men: n, leader })
  addPieces(board, target, side, { men: n, leader })
}
