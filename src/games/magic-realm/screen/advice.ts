import { capital, type Messages } from '../../../text/index.ts'
import { chitsOn, clearingOfCharacter, endOfPlan, isFound, mainCharacter, sitesAt } from '../plans/view-facts.ts'
import { carryingStrength, tooHeavy } from '../rules/facts/carrying.ts'
import { hindranceOf } from '../rules/facts/hindrance.ts'
import { isCave } from '../rules/pieces/tiles.ts'
import { lastDayOf } from '../rules/state/optional.ts'
import { type ActivityKind, clearingAt } from '../rules/state/state.ts'
import type { RealmView } from '../rules/state/view.ts'
import { belongingName, clearingName } from '../words/names.ts'
import { dangersAt } from '../words/places.ts'

/** Lists suggestions for choosing a character and for recording a turn, most important first. */
export function adviceLines(words: Messages, view: RealmView): string[] {
  if (view.phase === 'characters' && view.seat !== null && !view.battle)
    return [words.get('advice-goal', { days: lastDayOf(view) })]
  const main = mainCharacter(view)
  if (!main?.isOwn || view.seat === null || view.result !== null) return []
  if (view.phase !== 'birdsong') return []
  const here = clearingOfCharacter(view, main)
  const end = endOfPlan(view, main)
  if (here === null || end === null) return []
  const lines: string[] = []
  const can = (kind: ActivityKind): boolean => hindranceOf(view, main, kind) === null
  const hides = main.plan.some(({ activity }) => activity.kind === 'hide')
  const who = dangersAt(view, end)
  if (who !== '' && !hides)
    lines.push(words.get(can('hide') ? 'advice-hide' : 'advice-leave', { who, place: clearingName(end) }))
  const tired = main.chits.filter(state => state !== 'active' && state !== 'absent').length
  if (tired >= 4 && can('rest')) lines.push(words.get('advice-rest', { n: tired }))
  for (const site of sitesAt(view, end)) {
    const left = view.boxes[site]?.length ?? 0
    if (left > 0 && can('search'))
      lines.push(capital(words.get('advice-site', { site, found: isFound(view, site) ? 'yes' : 'no' })))
  }
  const left = tooHeavy(main, carryingStrength(main, !isCave(clearingAt(main) ?? here)))
  if (left.length > 0) lines.push(words.get('advice-heavy', { what: left.map(belongingName).join(', ') }))
  const tile = here.slice(0, -1)
  if (lines.length === 0 && can('search') && chitsOn(view, tile).length === 0 && (view.unknownChits[tile] ?? 0) > 0)
    lines.push(words.get('advice-search'))
  return lines
}
