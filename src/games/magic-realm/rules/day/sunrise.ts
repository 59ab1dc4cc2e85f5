import type { Rule } from '../../../../kernel/index.ts'
import { gatherParties } from '../actions/assigning.ts'
import { releaseTargets } from '../effects/ending.ts'
import { sendHome } from '../effects/wishes.ts'
import { individuals, isHired } from '../facts/employment.ts'
import { isAbsorbed } from '../facts/spells.ts'
import { isIdleSide, VISITOR_CHITS } from '../pieces/chits.ts'
import { DENIZENS, GHOSTS } from '../pieces/denizens.ts'
import { SETUP } from '../pieces/setup-card.ts'
import { WEEK } from '../state/calendar.ts'
import type { RealmTable } from '../state/state.ts'

/** Runs Sunrise: following, the Monster Roll, regeneration on every seventh day, and the draw of turns (ch. 7). */
export function* sunrise(table: RealmTable): Rule {
  const { state } = table
  yield* gatherParties(table)
  rollMonsters(table)
  if (state.day % WEEK === 0) regenerate(table)
  state.draw = individuals(state)
    .filter(({ plan }) => plan[0]?.activity.kind !== 'follow')
    .map(({ id }) => id)
  state.first = null
  delete state.moved
}

/** Rolls for the prowling row, with two dice in solitaire play (7.2.1, 27.1.5). */
function rollMonsters(table: RealmTable): void {
  const { state } = table
  const dice = Array.from({ length: state.solitaire ? 2 : 1 }, () => table.die())
  state.prowling = [...new Set(dice)].sort()
  table.emit({ kind: 'prowl', seat: null, rule: '7.2.1', dice, rows: state.prowling })
}

/**
 * Moves the denizens of the prowling rows, dead or alive, back to their starting places, except hired and absorbed
 * ones. Ghosts return every week (7.3.1 to 7.3.3). If row 6 prowls, also flips the visitor and mission chits.
 */
function regenerate(table: RealmTable): void {
  const { state } = table
  const rows = SETUP.regeneration.filter(({ row }) => state.prowling.includes(row))
  const back = DENIZENS.filter(denizen =>
    denizen.is === 'monster'
      ? GHOSTS.includes(denizen.id) || rows.some(({ monsters }) => monsters.includes(denizen.kind))
      : rows.some(({ groups }) => groups.includes(denizen.group)),
  )
    .map(({ id }) => id)
    .filter(id => !isHired(state, id) && !isAbsorbed(state, id))
  const returning = back.filter(id => {
    const { at, dead } = state.denizens[id]!
    sendHome(state, id)
    for (const cast of [...(state.magic?.spells ?? [])])
      releaseTargets(table, cast, target => target.kind === 'denizen' && target.id === id, '7.3.4')
    // A returning native's horse recovers too (7.3.1); a hired native's dead horse does not (7.3.3).
    if (state.war) state.war.unhorsed = state.war.unhorsed.filter(other => other !== id)
    return dead || at !== state.denizens[id]!.at
  })
  if (returning.length > 0) table.emit({ kind: 'regenerates', seat: null, rule: '7.3.1', denizens: returning })
  if (state.prowling.includes(6)) flipVisitors(table)
}

/** Flips the visitor and mission chits, except those that have been taken up (7.3.2, 25.3.1). */
function flipVisitors(table: RealmTable): void {
  const { state } = table
  const canFlip = state.visitors.map((_, chit) => !(state.war?.undertakings.some(one => one.chit === chit) ?? false))
  for (const [chit, visitor] of state.visitors.entries()) if (canFlip[chit]) visitor.side = visitor.side === 0 ? 1 : 0
  const sides = state.visitors.flatMap(({ side }, chit) => (canFlip[chit] ? [VISITOR_CHITS[chit]![side]] : []))
  // Chits unused in this game flip too (D70).
  const idle = sides.filter(side => isIdleSide(state.encounter, side))
  table.emit({ kind: 'flips', seat: null, rule: '7.3.2', chits: sides, ...(idle.length > 0 && { idle }) })
}
