import type { Option, Question } from '../../../kernel/index.ts'
import type { Course } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import { routesFrom, stagesOf } from '../plans/routes.ts'
import type { RealmAct } from '../rules/acts.ts'
import { boardOf } from '../rules/map/board.ts'
import { type ClearingId, TILES } from '../rules/map/tiles.ts'
import type { RealmView } from '../rules/view.ts'
import { phasesLeftFor } from './phases.ts'
import { endOfPlan, knownWays, mainCharacter } from './seen.ts'

/** The way to a clearing from where the recorded turn ends: over roads that are known, day by day; null where none leads there. */
export function courseTo(
  words: Messages,
  view: RealmView,
  question: Question | null,
  space: ClearingId,
): Course | null {
  const main = mainCharacter(view)
  if (!main) return null
  const from = main.plan === null ? null : endOfPlan(view, main)
  if (from === null || from === space) return null
  const route = routesFrom(boardOf(view.tiles), from, knownWays(view)).get(space)
  if (!route) return null
  const left = question?.topic === 'record' ? phasesLeftFor(view, main).all : undefined
  const stages = stagesOf(from, route, left)
  const days = stages.length
  return {
    spaces: route.clearings,
    ends: [...new Set(stages.map(({ end }) => end))].filter(end => end !== from),
    text: words.say('course-way', { phases: route.phases, days }),
    left: words.say('course-left', { phases: route.phases }),
    option: optionTowards(question, route.clearings[0]),
  }
}

/** The answer that records the next MOVE of a way. */
function optionTowards(question: Question | null, next: ClearingId | undefined): Option | null {
  if (question?.topic !== 'record') return null
  const moves = question.options.filter(({ act, at }) => {
    const recorded = act as RealmAct | undefined // a question of this game has acts of this game
    return recorded?.kind === 'record' && recorded.activity === 'move' && at?.space === next
  })
  return moves[0] ?? null
}

/** The clearing that is meant by a few words: `BV4`, `bad valley 4`, `bad 4`; null where it is none or could be several. */
export function meantBy(view: RealmView, said: string): ClearingId | null {
  const text = said.trim().toLowerCase().replace(/\s+/g, ' ')
  const match = /^(.*?)\s*(\d)$/.exec(text)
  if (!match) return null
  const [, tile = '', number = ''] = match
  const clearings = boardOf(view.tiles).clearings
  const codes = TILES.filter(
    ({ code, name }) => code.toLowerCase() === tile || (tile !== '' && name.toLowerCase().startsWith(tile)),
  )
  const exact = codes.filter(({ code, name }) => code.toLowerCase() === tile || name.toLowerCase() === tile)
  const found = (exact.length > 0 ? exact : codes)
    .map(({ code }) => `${code}${number}`)
    .filter(id => clearings.includes(id))
  return found.length === 1 ? (found[0] ?? null) : null
}
