import type { Rule, Seat } from '../../../../kernel/index.ts'
import { ALL_SPELLS, dieOf, type SpellId, spellOf, spellsOf, targetsOf } from '../facts/spells.ts'
import type { ActOf } from '../state/acts.ts'
import { decide, type ElfenOption } from '../state/asking.ts'
import { NUMBERS } from '../state/board.ts'
import {
  type Die,
  type ElfenTable,
  highestFirst,
  magicianOf,
  type PublicState,
  pointsFor,
  removeItem,
} from '../state/components.ts'

const SPELLS: ReadonlyMap<SpellId, ElfenOption<ActOf<'spell'>>> = new Map(
  ALL_SPELLS.map(id => [id, { id, act: { kind: 'spell', die: dieOf(id) } }]),
)
const PASS: ElfenOption<ActOf<'pass'>> = { id: 'pass', act: { kind: 'pass' }, stops: true }

/**
 * Runs one turn of step 5. The player places two spells beside one or two magicians, or places their last spell, or
 * passes for the round (5).
 */
export function* placeSpells(table: ElfenTable, seat: Seat): Rule {
  const { state } = table
  const player = state.players[seat]!
  for (let placed = 0; placed < NUMBERS.spellsInTurn; placed++) {
    const spells = spellsOf(state, seat)
    if (placed > 0 && spells.length === 0) return
    const options: ElfenOption<ActOf<'spell' | 'pass'>>[] = spells.map(id => SPELLS.get(id)!)
    if (placed === 0) options.push(PASS)
    const act = yield* decide({ seat, topic: 'spell', rule: placed === 0 ? '5.1' : '5.2', options })
    if (act.kind === 'pass') {
      player.passed = true
      table.emit({ kind: 'passes', seat, rule: '5.5' })
      return
    }
    if (yield* supportMagician(table, seat, spellOf(act.die), placed === 0)) return
  }
}

/**
 * Asks beside which magician to place a spell. With the first spell of a turn, the player may place a second one there
 * too; returns true if they do.
 */
function* supportMagician(table: ElfenTable, seat: Seat, spell: SpellId, isFirst: boolean): Rule<boolean> {
  const { state } = table
  state.held = spell
  const targets = targetsOf(state, seat, spell)
  const options: ElfenOption<ActOf<'support' | 'support-both'>>[] = targets.map(({ id, at }) => ({
    id,
    act: { kind: 'support', magician: id },
    at: { space: at },
  }))
  const second = isFirst ? secondSpellFor(state, seat, spell) : undefined
  // If there is only one possible magician, don't offer both spells: older records contain no answer to this question.
  if (second !== undefined && targets.length > 1)
    for (const { id, at } of targets)
      options.push({
        id: `${id} ${spellOf(second)}`,
        act: { kind: 'support-both', magician: id, second },
        at: { space: at },
      })
  const act = yield* decide({ seat, topic: 'support', data: { die: dieOf(spell) }, rule: '5.3', options })
  state.held = null
  place(table, seat, spell, act.magician)
  if (act.kind === 'support') return false
  place(table, seat, spellOf(act.second), act.magician)
  return true
}

/**
 * Returns the second spell to place with a spell: another chip (null) with a chip, or the highest other die of the same
 * level with a die. Returns undefined if there is none.
 */
function secondSpellFor({ players }: PublicState, seat: Seat, spell: SpellId): Die | null | undefined {
  const { boxes, chips } = players[seat]!
  const die = dieOf(spell)
  if (!die) return chips > 1 ? null : undefined
  const others = boxes[die.level].slice()
  removeItem(others, die.face)
  const [face] = highestFirst(others)
  return face === undefined ? undefined : { level: die.level, face }
}

function place(table: ElfenTable, seat: Seat, spell: SpellId, target: string): void {
  const { state } = table
  const player = state.players[seat]!
  const magician = magicianOf(state, target)
  const die = dieOf(spell)
  if (die) removeItem(player.boxes[die.level], die.face)
  else player.chips--
  magician.spells.push({ seat, die: die?.face ?? null })
  const points = pointsFor(magician)
  table.emit({ kind: 'spell', seat, rule: '5.3', magician: magician.id, die: die?.face ?? null, points })
}
