import type { Rule, Seat } from '../../../kernel/index.ts'
import { decide, decideAt } from './asking.ts'
import { NUMBERS } from './board.ts'
import { type ElfenTable, magicianOf, pointsFor, takeOut } from './components.ts'
import { dieOf, type SpellId, spellsOf, targetsOf } from './spells.ts'

/** One turn of step 5: two spells beside one or two magicians, one where there is but one, or a pass for the round (5). */
export function* placeSpells(table: ElfenTable, seat: Seat): Rule {
  const { state } = table
  const player = state.players[seat]!
  for (let placed = 0; placed < NUMBERS.spellsInTurn; placed++) {
    const spells = spellsOf(state, seat)
    if (placed > 0 && spells.length === 0) return
    const options = [...spells, ...(placed === 0 ? ['pass'] : [])].map(id => ({ id }))
    const spell = yield* decide(table, { seat, topic: 'spell', rule: placed === 0 ? '5.1' : '5.2', options })
    if (spell === 'pass') {
      player.passed = true
      table.tell({ kind: 'passes', seat, rule: '5.5' })
      return
    }
    yield* support(table, seat, spell)
  }
}

function* support(table: ElfenTable, seat: Seat, spell: SpellId): Rule {
  const { state } = table
  const player = state.players[seat]!
  state.held = spell
  const targets = targetsOf(state, seat, spell).map(({ id, at }) => ({ id, space: at }))
  const magician = magicianOf(state, yield* decideAt(table, { seat, topic: 'support', rule: '5.3' }, targets))
  state.held = null
  const die = dieOf(spell)
  if (die) takeOut(player.boxes[die.level], die.face)
  else player.chips--
  magician.spells.push({ seat, die: die?.face ?? null })
  const points = pointsFor(magician)
  table.tell({ kind: 'spell', seat, rule: '5.3', magician: magician.id, die: die?.face ?? null, points })
}
