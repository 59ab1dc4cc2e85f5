import type { Style } from '../../../screen/kit/style.ts'
import { pad } from '../../../terminal/text.ts'
import { isThwarted } from '../rules/facts/calendar.ts'
import { dayOfFortnight, daysOfFortnight, fortnightOf } from '../rules/state/components.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'

const DAY = 5

/**
 * Draws the days of the Fortnight in one or two rows, with today in brackets. Marks the player's Lair Time and, unless it
 * is thwarted, the attack.
 */
export function calendarRows(view: WizardsView, player: PlayerView, columns: number, { paint }: Style): string[] {
  const today = dayOfFortnight(view, view.day)
  const days = daysOfFortnight(view, view.day)
  const { lair } = player
  const isAttackDue = !isThwarted(view)
  const lairDay =
    lair !== null && fortnightOf(view, lair) === fortnightOf(view, view.day) ? dayOfFortnight(view, lair) : null
  const cells = Array.from({ length: days }, (_, i) => {
    const day = i + 1
    const marks = [...(day === days && isAttackDue ? ['!'] : []), ...(day === lairDay ? ['L'] : [])].join('')
    const text = day === today ? `[${day}]${marks}` : ` ${day}${marks}`
    const role = day === today ? 'select' : marks === '' ? (day < today ? 'dim' : 'text') : 'bad'
    return paint(role, text) + ' '.repeat(Math.max(0, DAY - text.length))
  })
  const inRow = columns >= days * DAY ? days : Math.ceil(days / 2)
  const rows = [cells.slice(0, inRow), cells.slice(inRow)].filter(row => row.length > 0).map(row => row.join(''))
  const signs = [
    '[ ] today',
    ...(isAttackDue ? ['! attack'] : []),
    ...(lairDay === null ? [] : ['L you become Dragonbound']),
  ]
  return [...rows.map(row => pad(row, columns).trimEnd()), paint('dim', signs.join('  '))]
}
