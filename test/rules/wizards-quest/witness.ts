import type {
  Approach,
  Leader,
  QuestEvent,
  QuestState,
  Side,
} from '../../../src/games/wizards-quest/rules/state/components.ts'
import {
  ALL,
  type Board,
  beside,
  heldBy,
  isCastle,
  isGuarded,
  kingdomOf,
  MAP,
  numberOf,
  orcsAt,
  refuges,
  regionOf,
  sideAt,
  size,
  wayTo,
} from './umpire.ts'

/** The events of a frenzy. */
const FIGHTING: readonly string[] = ['battle', 'passed', 'loses', 'flees', 'captures', 'lost', 'out', 'end']

type Told<K extends QuestEvent['kind']> = Extract<QuestEvent, { kind: K }>

/**
 * Applies the events to a board of its own, and finds what the book does not allow or the dice do not explain. It never
 * calls the rules of the game.
 */
export class Witness {
  /** The faults found, in sentences. */
  readonly faults: string[] = []
  private readonly board: Board
  private dice: readonly number[] = []
  /**
   * The losses still due in the two spaces of a battle, or where the dragon eats, and whether the force is dispersed.
   */
  private owed = new Map<string, { left: number; readonly dispersed: boolean }>()
  private front: readonly string[] = []
  /** The origin of a frenzy, and the number of neighbors it has passed. */
  private frenzy: { readonly from: string; readonly by: number } | null = null
  /** The progress of this turn's frenzies (VI.B.3). */
  private frenzied = -1
  /** The last total for the blank card, whether its frenzy is going on, and the number of the turn (XIV). */
  private blank = 0
  private roused = false
  private day = 0

  constructor({ forces, dragon, wizard, treasures, upheaval }: QuestState) {
    this.board = structuredClone({ forces, dragon, wizard, treasures, ...(upheaval && { upheaval }) })
  }

  private expect(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault)
  }

  private put(id: string, side: Side, men: number, leader: Leader | null = null): void {
    const { board } = this
    const isSecond = leader !== null && heldBy(board, side).some(other => board.forces[other]!.leader === leader)
    const force = board.forces[id] ?? { side, men: 0, leader: null }
    board.forces[id] = force
    this.expect(
      force.side === side && !(leader && force.leader) && !isSecond,
      `${id} takes ${leader} of ${side} (III.C.5)`,
    )
    force.men += men
    force.leader ??= leader
    this.expect(orcsAt(board, id) <= 4, `${id} has more than four orcs (VI.A.3)`)
  }

  private take(id: string, men: number, leader: Leader | null): void {
    const force = this.board.forces[id]
    this.expect(force !== null && force!.men >= men && (!leader || force!.leader === leader), `${id} has not so many`)
    if (!force) return
    force.men -= men
    if (leader) force.leader = null
    if (size(force) === 0) this.board.forces[id] = null
  }

  /** Returns the die range of a force. `by` is the kind of attack on it, or null if it attacks (XI.B.1.c-j). */
  private range(id: string, by: Approach | null): number {
    const { men, leader } = this.board.forces[id]!
    const force = Math.min(4, men) + (leader === 'hero' ? 1 : leader === 'sorcerer' ? 2 : 0)
    const ground = isCastle(id) ? 2 : [3, 5, 6].includes(regionOf(id)!) ? 1 : 0
    if (by === null) return force
    return Math.min(6, force + (by === 'tunnel' ? 2 : ground + (by === 'bridge' ? 2 : by === 'entrance' ? 1 : 0)))
  }

  /** Returns the reason for a frenzy to pass a neighbor, or null if it must attack (VI.B.5). */
  private passes(id: string): 'nobody' | 'hero' | 'dragon' | 'wizard' | null {
    const force = this.board.forces[id]
    if (!force || force.side === 'orcs') return 'nobody'
    return force.leader === 'hero'
      ? 'hero'
      : this.board.dragon === id
        ? 'dragon'
        : isGuarded(this.board, id)
          ? 'wizard'
          : null
  }

  /** Moves a frenzy to a neighbor, or to its end, clockwise and past no neighbor that it must attack (VI.B.4-5). */
  private comeRound(to: string | null): void {
    if (!this.frenzy) return
    const { from, by } = this.frenzy
    const round = beside(this.board, from)
    const end = to === null ? round.length : round.indexOf(to)
    const missed = round.slice(by, end).filter(id => this.passes(id) === null)
    const isSpent = to === null && orcsAt(this.board, from) <= 1
    this.expect(end >= by && (isSpent || missed.length === 0), `${from} does not attack ${missed} (VI.B.5.e)`)
    this.frenzy = to === null ? null : { from, by: end }
  }

  private nextFrenzy = () => ALL.find((id, i) => i > this.frenzied && orcsAt(this.board, id) === 4)

  /** Applies an event to the board. */
  see(event: QuestEvent): void {
    if (!['loses', 'flees', 'lost', 'out', 'end'].includes(event.kind)) {
      for (const [id, { left }] of this.owed) this.expect(left === 0, `${id} has ${left} to lose still (XI.B.1)`)
      this.owed.clear()
    }
    const { board } = this
    if (this.roused && !FIGHTING.includes(event.kind)) {
      this.comeRound(null)
      this.roused = false
    }
    switch (event.kind) {
      case 'roll':
        this.dice = event.dice
        if (event.purpose === 'blank') this.blank = event.dice.reduce((sum, die) => sum + die, 0)
        if (event.purpose === 'dragon') {
          this.comeRound(null)
          this.expect(this.nextFrenzy() === undefined, 'four orcs do not frenzy (VI.B.1)')
        }
        if (event.purpose === 'gobble') this.owe(board.dragon!, event.dice[0]!, false)
        break
      case 'castle':
      case 'settles':
        this.put(event.space, event.seat!, 1)
        break
      case 'orcs':
        for (const id of event.spaces) this.put(id, 'orcs', 2)
        break
      case 'hides':
        if (!event.treasure) board.treasures.push({ owner: event.owner, kind: 'blank', at: event.space, knownTo: [] })
        break
      case 'places':
        this.expect(sideAt(board, event.space) === event.seat, `${event.space} is not his (X.B.3)`)
        this.put(event.space, event.seat!, event.men, event.leader)
        break
      case 'turn':
        this.frenzied = -1
        this.blank = 0
        this.day = event.turn
        break
      case 'entrance':
        this.expect(this.blank === 2, 'the tunnel opens (XIV.2)')
        board.upheaval!.entrances.push(event.space)
        break
      case 'tunnel':
        this.expect(this.blank === 12 || (this.blank === 2 && !event.closed), 'the tunnel closes (XIV.12)')
        this.expect(event.closed !== board.upheaval!.tunnelClosed, 'the tunnel is so already (XIV.12)')
        board.upheaval!.tunnelClosed = event.closed
        break
      case 'truce':
        this.expect(this.blank === 3, 'a truce comes (XIV.3)')
        board.upheaval!.truce = event.until
        break
      case 'bridges': {
        const down = board.upheaval!.bridgesDown
        this.expect(this.blank === 5 && event.down === (down.length === 0), 'bridges fall or are rebuilt (XIV.5)')
        this.expect(event.bridges.length === (event.down ? MAP.bridges.length : 1), 'all fall, one rises (XIV.5)')
        this.expect(
          event.bridges.every(bridge => event.down || down.includes(bridge)),
          'a bridge stands (XIV.5)',
        )
        const left = down.filter(bridge => !event.bridges.includes(bridge))
        board.upheaval!.bridgesDown = event.down ? [...event.bridges] : left
        break
      }
      case 'campaign':
        this.expect(!(board.upheaval && this.day <= board.upheaval.truce), 'a campaign begins in a truce (XIV.3)')
        break
      case 'growth': {
        const isNear = (id: string) =>
          [id, ...(isCastle(id) ? beside(board, id) : [])].some(one => regionOf(one) === this.dice[0])
        const growing = ALL.filter(id => isNear(id) && orcsAt(board, id) > 0 && orcsAt(board, id) < 4)
        this.expect(`${growing}` === `${event.spaces}`, `${growing} grow (VI.A.2)`)
        for (const id of event.spaces) this.put(id, 'orcs', 1)
        break
      }
      case 'frenzy': {
        this.comeRound(null)
        if (event.seat === null && this.blank === 10) {
          this.expect(orcsAt(board, event.space) > 1, `${event.space} has few orcs (XIV.10)`)
          this.frenzy = { from: event.space, by: 0 }
          this.roused = true
          this.blank = 0
          break
        }
        const next = this.nextFrenzy()
        this.expect(next === event.space, `${next} frenzies before ${event.space} (VI.B.3)`)
        this.frenzied = ALL.indexOf(event.space)
        this.frenzy = { from: event.space, by: 0 }
        break
      }
      case 'passed':
        this.comeRound(event.target)
        this.expect(this.passes(event.target) === event.why, `${event.target} is passed (VI.B.5)`)
        break
      case 'battle':
        this.battle(event)
        break
      case 'loses':
      case 'flees':
        this.lose(event)
        break
      case 'captures':
      case 'sails':
        this.move(event)
        break
      case 'fills':
        this.expect(`${event.spaces}` === `${ALL.filter(id => sideAt(board, id) === null)}`, 'all are filled (VI.C)')
        for (const id of event.spaces) this.put(id, 'orcs', 1)
        break
      case 'lands': {
        const { creature, space, sent } = event
        const found = [regionOf(space), numberOf(space)].slice(sent ? 1 : 0)
        this.expect(
          ['III.B.3', 'XIV.7', 'XIV.8'].includes(event.rule) || `${this.dice}` === `${found}`,
          `${this.dice} find ${space} (VII.B)`,
        )
        board[creature] = space
        break
      }
      case 'prospers': {
        const room = event.side === 'orcs' ? 4 - orcsAt(board, event.space) : 3
        this.expect(event.space === board.wizard && event.men === Math.min(3, room), 'three prosper (VIII.B)')
        this.put(event.space, event.side, event.men)
        break
      }
      case 'carts':
        board.treasures.find(({ at }) => at === event.from)!.at = event.target
        break
      case 'finds':
        board.treasures = board.treasures.filter(({ at, owner }) => at !== event.space || owner !== event.seat)
        break
      case 'orcs-go':
        this.take(event.from, event.orcs, null)
        if (event.target) this.put(event.target, 'orcs', event.orcs)
        break
      case 'orcs-join':
        for (const id of event.spaces) this.put(id, 'orcs', event.orcs)
        break
      case 'reinforced':
        this.expect(
          event.men === Math.max(4, kingdomOf(board, event.seat!).length) - event.lost + event.cards,
          'men come for kingdoms (X.B.2)',
        )
        break
      case 'supplements':
        this.take(event.from, event.men, null)
        this.put(event.target, event.seat!, event.men)
        break
      case 'leads': {
        const other = board.forces[event.target]!.leader
        board.forces[event.target]!.leader = event.leader
        board.forces[event.from]!.leader = other
        break
      }
      case 'halts': {
        const isEmpty = sideAt(board, event.target) === null && ![board.dragon, board.wizard].includes(event.target)
        const canCapture = isEmpty && !isGuarded(board, event.target) && size(board.forces[event.from]) > 1
        this.expect(!canCapture, `${event.target} must be captured (X.C.5)`)
        break
      }
      case 'slays':
        board.dragon = null
        break
      case 'out':
        this.expect(heldBy(board, event.seat!).length === 0, 'who is out has no piece (XI.D)')
        break
    }
  }

  private owe(id: string, count: number, dispersed: boolean): void {
    this.owed.set(id, { left: Math.min(count, size(this.board.forces[id])), dispersed })
  }

  /**
   * Checks a battle: a roll within its range kills that many, and if both miss, the attacker loses one (XI.B.1-2,
   * XI.C).
   */
  private battle({ from, target, by, attacker, defender }: Told<'battle'>): void {
    const isCreature = defender.side === 'dragon' || defender.side === 'wizard'
    if (attacker.side === 'orcs') {
      this.expect(this.frenzy?.from === from, `${from} frenzies (VI.B.2)`)
      this.comeRound(target)
      this.expect(this.passes(target) === null && orcsAt(this.board, from) > 1, `${from} attacks ${target} (VI.B.5)`)
    }
    const pair = [from, target]
    this.expect(
      by === wayTo(this.board, from, target) || by === 'boat' || (by === 'here' && from === target),
      `${from} attacks by ${by}`,
    )
    const ranges = [this.range(from, null), isCreature ? 6 : this.range(target, by)] as const
    this.expect(`${ranges}` === `${[attacker.range.range, defender.range.range]}`, `the ranges are ${ranges} (XI.B.1)`)
    const [hit, isHit] = [attacker.die <= ranges[0], defender.die <= ranges[1]]
    const isSorcerer = (id: string) => this.board.forces[id]?.leader === 'sorcerer'
    this.owe(from, isHit ? defender.die : hit ? 0 : 1, !isCreature && isHit && isSorcerer(from) && isSorcerer(target))
    if (!isCreature) this.owe(target, hit ? attacker.die : 0, isSorcerer(from))
    this.front = pair
  }

  private lose(event: Told<'loses' | 'flees'>): void {
    const { men, leader, side } = event
    const id = event.kind === 'loses' ? event.space : event.from
    const owed = this.owed.get(id)
    this.take(id, men, leader)
    if (event.kind === 'loses' && event.how === 'gone') return
    this.expect(owed !== undefined, `${id} has nothing to lose`)
    if (!owed) return
    owed.left -= men + (leader ? 1 : 0)
    const open = refuges(this.board, side, leader !== null, this.front)
    if (event.kind === 'flees') {
      this.expect(owed.dispersed && open.includes(event.target), `${side} flee to ${event.target} (XI.C.2)`)
      this.put(event.target, side, men, leader)
    } else this.expect(!owed.dispersed || open.length === 0, `${side} can flee from ${id} (XI.C.2)`)
  }

  private move(event: Told<'captures' | 'sails'>): void {
    const { from, target, men, leader } = event
    const side = event.kind === 'captures' ? event.side : event.seat!
    const goes = men + (leader ? 1 : 0)
    this.expect(goes > 0 && goes < size(this.board.forces[from]), `one stays in ${from} (X.C.6, VI.B.5.f)`)
    const there = sideAt(this.board, target)
    this.expect(there === null || (event.kind === 'sails' && there === side), `${target} is unoccupied (X.C.5)`)
    this.expect(there !== null || !isGuarded(this.board, target), `${target} is guarded (VIII.C)`)
    this.expect(side !== 'orcs' || goes === 1, 'one orc moves in (VI.B.5.f)')
    this.take(from, men, leader)
    this.put(target, side, men, leader)
  }

  /** Checks at the end that the game's board equals this one, and that the winner won by the book. */
  compare(state: QuestState): void {
    const board = ({ forces, dragon, wizard, treasures, upheaval }: Board) =>
      JSON.stringify([
        ...[ALL.map(id => forces[id] ?? null), dragon, wizard, treasures.map(({ owner, at }) => [owner, at])],
        upheaval && Object.entries(upheaval).sort(),
      ])
    this.expect(board(state) === board(this.board), 'the board is another')
    this.expect(!state.treasures.some(({ owner, at }) => sideAt(state, at) === owner), 'a treasure lies there (X.E.1)')
    if (state.day === 0) return
    const left = state.players.filter(({ seat }) => heldBy(state, seat).length > 0).map(({ seat }) => seat)
    const king = state.players.filter(({ found }) => found.filter(kind => kind !== 'blank').length === 3)
    const winners = king.length > 0 ? king.map(({ seat }) => seat) : left.length < 2 ? left : null
    this.expect(`${winners}` === `${state.result?.winners ?? null}`, `${winners} have won (II, XI.D)`)
  }
}
