import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { GRID } from '../../../src/games/wizards/rules/islands/grid.ts'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { atTheDoorOf, CIRCLE, DWELLING, enter, giveGem, HOLLOW, sendOut, TOWER } from './doorstep.ts'
import { enrol, GRID_OF_TILES, Stage } from './stage.ts'

/** The magic of a player of some Rank, found by trying it. */
export interface SpellSheet {
  /**
   * The maximum distance of a boat that can be called; 26 is the width of the test's sea. Null if none can be called.
   */
  readonly boat: number | null
  /** The ground that Swiftness makes easy. */
  readonly swift: readonly string[]
  /** The destinations of Transporting from a plain and from a Stone; a plus means an extra turn. */
  readonly fromPlain: readonly string[]
  readonly fromStone: readonly string[]
  readonly animal: boolean
  readonly demon: boolean
  readonly dragon: boolean
  /** The things that can be escaped. */
  readonly escapes: readonly string[]
  readonly telepathy: 'advancement' | 'gems' | null
  readonly gemSummoning: boolean
  readonly perception: boolean
}

/** A sheet without any magic. */
export const NO_SPELLS: SpellSheet = {
  boat: null,
  swift: [],
  fromPlain: [],
  fromStone: [],
  animal: false,
  demon: false,
  dragon: false,
  escapes: [],
  telepathy: null,
  gemSummoning: false,
  perception: false,
}

const PLAIN = 'meadowfarm.center'

/** Lets a player of this Rank try every spell. */
export function spellSheet(order: OrderName, rank: Rank): SpellSheet {
  const at = (space: string, prepare: (state: WizardsState, ann: Player) => void = () => {}) =>
    Stage.set({
      prepare: state => {
        const ann = state.players[0]!
        ann.space = space
        enrol(ann, order, rank)
        prepare(state, ann)
      },
    })
  const casts = (stage: Stage, spell: string) => stage.options.includes(`cast ${spell}`)
  return {
    boat: boatRange(at),
    swift: swiftGround(at),
    fromPlain: transports(() => at(PLAIN)),
    fromStone: transports(() => at('sacred-circle.c2')),
    animal: casts(at('torwall.a1').roll(1).say('stop'), 'animal-summoning'),
    demon: casts(
      at('meadowfarm.c2', state => void state.demons.push(PLAIN))
        .roll(1)
        .dice(1, 1, 1, 1, 1)
        .say(`go ${PLAIN}`),
      'demon-dispelling',
    ),
    dragon: casts(
      at('meadowfarm.c2', state => {
        state.dragon = PLAIN
      })
        .roll(1)
        .dice(6, 6)
        .say(`go ${PLAIN}`),
      'dragon-taming',
    ),
    escapes: [
      // A random Trap, and the way out of High Hollow.
      ...(casts(at('torwall.a1').roll(1, 1).dice(2, 2, 5, 5).say('stop'), 'escaping') ? ['traps'] : []),
      ...(casts(enter(at('meligars-tower.c5'), HOLLOW, 5, 5), 'escaping') ? ['transporting'] : []),
    ],
    telepathy: telepathy(order, rank),
    gemSummoning: enter(at('megmorans-tower.c1'), TOWER).options.includes('summon gem'),
    perception: perceives(order, rank),
  }
}

type At = (space: string, prepare?: (state: WizardsState, ann: Player) => void) => Stage

/** Returns the farthest boat that can be called: due west of Meadowfarm A3 on the open sea. */
function boatRange(at: At): number | null {
  const beach = Board.of(GRID_OF_TILES).hex('meadowfarm.a3')
  const [column, row] = [GRID.column(beach), GRID.row(beach) + 1]
  const seen = (far: number) =>
    at('meadowfarm.a3', state => {
      const shore = GRID.distance(beach, GRID.hex(column, row)) === 1 ? column : column - 1
      const name = [shore + 1 - far, row].map(n => String(n).padStart(2, '0')).join('')
      state.boats = [`sea.${name}`]
    })
      .roll(2)
      .options.includes('cast boat-summoning')
  return [5, 6, 10, 11, 15, 16, 26].filter(seen).at(-1) ?? null
}

/**
 * Returns the ground that Swiftness makes cheap. Next to Meadowshire B1 are woods at A1 and mountains at A2, both too
 * expensive for a roll of 1.
 */
function swiftGround(at: At): string[] {
  const stage = at('meadowshire.b1').roll(1)
  if (!stage.options.includes('cast swiftness')) return []
  stage.dice(1).say('cast swiftness')
  return [
    ...(stage.options.includes('go meadowshire.a1') ? ['woods'] : []),
    ...(stage.options.includes('go meadowshire.a2') ? ['mountains'] : []),
  ]
}

function transports(begin: () => Stage): string[] {
  return begin()
    .options.filter(id => id.startsWith('cast transporting'))
    .map(id => {
      // The spell, then Torwall A1 if everything is random; or the Stone with two dots.
      const stage = begin().dice(1, 2, 1, 1, 1).say(id)
      const chosen = stage.question.topic === 'tile'
      if (chosen) stage.say('torwall')
      const { space } = stage.player()
      const where = space.startsWith('sacred-circle') ? 'a random Stone' : chosen ? 'a chosen tile' : 'a random space'
      return `${where}${stage.told('turn').at(-1)!.extra ? ' +' : ''}`
    })
}

/**
 * Finds out what a player in a Dwelling, with the points for any Rank, can reach a High Wizard for: a Rank or his Gem.
 */
function telepathy(order: OrderName, rank: Rank): 'advancement' | 'gems' | null {
  const stage = atTheDoorOf(DWELLING, {
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, order, rank)
      ann.points = { knowledge: 75, perception: 75, power: 75 }
      giveGem(state, 'terek', 'ruby')
    },
  }).top('wizards', 'terek')
  enter(stage, DWELLING, 1, 1, 1)
  if (!stage.options.includes('cast telepathy')) return null
  stage.say('cast telepathy')
  if (stage.player().rank > rank) return 'advancement'
  return stage.player().gems.terek ? 'gems' : null
}

/** Returns true if a roll of 4 keeps the Gems from the False Wizard. */
function perceives(order: OrderName, rank: Rank): boolean {
  const stage = Stage.set({
    prepare: state => {
      const [ann] = state.players
      ann!.space = 'hamdrels-cottage.c4'
      ann!.gems = { veldor: 'ruby' }
      enrol(ann!, order, rank)
      giveGem(state, 'terek', 'false')
      // He is with Hamdrel, where even a Sorcerer can ask.
      sendOut(state, 'terek', 'hamdrels-cottage.center')
    },
  })
  stage.roll(1).say('go hamdrels-cottage.center')
  if (!stage.options.includes('ask for gem')) return false
  stage.dice(4, 3, 3).top('wizards', 'phantasm-1').say('ask for gem')
  return Object.keys(stage.player().gems).length === 1
}

/** One Mentor of each Order, and the place to meet him. */
const MENTORS = { wizards: PLAIN, sorcerers: TOWER, druids: CIRCLE } as const
const BEFORE = { wizards: 'meadowfarm.c2', sorcerers: 'megmorans-tower.c1', druids: 'sacred-circle.c1' } as const

/** Returns true if a player of this Rank with these points rises on meeting her Mentor. */
export function canRise(
  order: keyof typeof MENTORS,
  rank: Rank,
  [knowledge, perception, power]: readonly number[],
): boolean {
  const stage = Stage.set({
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, order, rank)
      ann.space = BEFORE[order]
      ann.points = { knowledge: knowledge!, perception: perception!, power: power! }
      if (order === 'wizards') sendOut(state, 'terek', PLAIN)
    },
  }).top('tasks', 48)
  stage.roll(1).say(`go ${MENTORS[order]}`)
  return stage.options.includes('advance')
}
