import type { Rule, Seat } from '../../../kernel/index.ts'
import type { ActOf } from './acts.ts'
import { decide, type ElfenOption } from './asking.ts'
import { NUMBERS } from './board.ts'
import { type ElfenTable, magicianOf, pointsFor, takeOut } from './components.ts'
import { ALL_SPELLS, dieOf, type SpellId, spellOf, spellsOf, targetsOf } from './spells.ts'

const SPELLS: ReadonlyMap<SpellId, ElfenOption<ActOf<'spell'>>> = new Map(
  ALL_SPELLS.map(id => [id, { id, act: { kind: 'spell', die: dieOf(id) } }]),
)
const PASS: ElfenOption<ActOf<'pass'>> = { id: 'pass', act: { kind: 'pass' }, stops: true }

/** One turn of step 5: two spells beside one or two magicians, one where there is but one, or a pass for the round (5). */
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
      table.tell({ kind: 'passes', seat, rule: '5.5' })
      return
    }
    yield* support(table, seat, spellOf(act.die))
  }
}

function* support(table: ElfenTable, seat: Seat, spell: SpellId): Rule {
  const { state } = table
  const player = state.players[seat]!
  state.held = spell
  const options = targetsOf(state, seat, spell).map(
    ({ id, at }): ElfenOption<ActOf<'support'>> => ({
      id,
      act: { kind: 'support', magician: id },
      at: { space: at },
    }),
  )
  const act = yield* decide({ seat, topic: 'support', rule: '5.3', options })
  const magician = magicianOf(state, act.magician)
  state.held = null
  const die = dieOf(spell)
  if (die) takeOut(player.boxes[die.level], die.face)
  else player.chips--
  magician.spells.push({ seat, die: die?.face ?? null })
  const points = pointsFor(magician)
  table.tell({ kind: 'spell', seat, rule: '5.3', magician: magician.id, die: die?.face ?? null, points })
}
