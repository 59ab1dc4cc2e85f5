import { termsOf } from '../../commands/index.ts'
import { seatMark } from '../../terminal/glyphs.ts'
import { cut, pad, width, wrap } from '../../terminal/text.ts'
import { capital } from '../../text/index.ts'
import { colourOf, screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import type { Model, TableScreen } from '../model.ts'
import { rowTarget } from '../ui/hits.ts'
import { Place } from '../ui/pane.tsx'
import { Blank, Line, Mark, Rows, Say, Selectable, useStyle } from '../ui/say.tsx'
import { chartLines } from './chart.ts'
import { measuresOf } from './course.ts'
import type { EndPage as Page } from './update.ts'

const WIDEST = 96
/** Lines that are always there: two empty ones, the title, the measures, an empty one, and the footer's. */
const AROUND = 6
/** The chart has as many lines as are left, of these. */
const [LEAST_CHART, MOST_CHART] = [4, 12]

interface EndProps {
  readonly model: Model
  readonly table: TableScreen
  readonly page: Page
}

/** How a game went: who has won and how, what everybody has come to, its course, and where it turned. */
export function EndPage({ model, table, page }: EndProps) {
  const style = useStyle()
  const { text, words } = style
  const { result, game } = table.position
  const wide = Math.min(WIDEST, model.columns - 4)
  const told = wrap(words(result?.text ?? ''), wide).slice(0, 2)
  const turning = turningRows(table, page, wide, style)
  const room = model.rows - AROUND - told.length - (turning.length > 0 ? turning.length + 1 : 0)
  return (
    <>
      <Blank />
      <Line>
        {'  '}
        <Say as="title">{text.say('end-title', { game: game.title })}</Say>
      </Line>
      {told.map(line => (
        <Line key={line}>
          {'  '}
          <Say as="prompt">{line}</Say>
        </Line>
      ))}
      <Blank />
      <Results model={model} table={table} page={page} wide={wide} room={room} />
      <Turning page={page} rows={turning} />
    </>
  )
}

/** What everybody has come to, the winners first and how near the others were, and how that measure went that is marked; as many lines as `room`. */
function Results({ model, table, page, wide, room: all }: EndProps & { wide: number; room: number }) {
  const style = useStyle()
  const { say, text, glyphs, words } = style
  const { game, view, header, result } = table.position
  const { tally } = screenOf(game)
  if (!tally) return null
  const colour = (seat: number) => colourOf(game, seat)
  // What is counted from the course is known with it.
  const last = page.course?.standings.at(-1)
  const figures = last?.figures ?? tally.of(view)
  const measures = last ? measuresOf(tally) : tally.measures
  const winners = result?.winners ?? []
  const order = header.seats
    .map((_, seat) => seat)
    .sort(
      (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || compared(figures[b], figures[a]) || a - b,
    )
  const shown = order.slice(0, Math.max(1, all - LEAST_CHART))
  const room = Math.max(0, all - shown.length)
  const names = Math.min(24, Math.max(8, ...header.seats.map(name => width(name))))
  const columns = measures.map(title => Math.max(4, width(title)) + 2)
  const head = measures.map((title, m) =>
    say(m === page.measure ? 'select' : 'dim', pad(title, (columns[m] ?? 6) - 2, 'right')),
  )
  const rows = shown.map(seat => {
    const sign = winners.includes(seat) ? say('good', glyphs.mark) : ' '
    const name = pad(cut(words(header.seats[seat] ?? ''), names, glyphs.ellipsis), names)
    const own = (figures[seat] ?? []).map((n, m) => pad(String(n), columns[m] ?? 6, 'right'))
    const line = `  ${sign} ${say(colour(seat), seatMark(seat))} ${winners.includes(seat) ? say('title', name) : name}${own.join('')}`
    const near = result && !winners.includes(seat) ? tally.near?.(view, seat, winners) : ''
    const left = model.columns - 1 - width(line)
    return near ? `${line}  ${say('dim', cut(near, left - 2, glyphs.ellipsis))}` : line
  })
  const { course, measure } = page
  const chart =
    course && course.standings.length > 1 && room >= LEAST_CHART
      ? chartLines(
          course.standings,
          day => tally.stretchOf(day, view),
          measure,
          { columns: wide, rows: Math.min(room, MOST_CHART) - 1 },
          colour,
          style,
        )
      : []
  const titled = text.say('end-course', { measure: measures[measure] ?? '', stretches: tally.stretches })
  return (
    <>
      <Rows lines={[`${' '.repeat(names + 6)}${head.map(title => `  ${title}`).join('')}`, ...rows]} />
      <Blank />
      {chart.length > 0 && (
        <>
          <Line>
            {'  '}
            <Say as="accent">{titled}</Say>
          </Line>
          <Rows lines={chart} />
        </>
      )}
    </>
  )
}

/** Which of two rows of figures is greater, by the weightiest measure in which they differ. */
function compared(a: readonly number[] = [], b: readonly number[] = []): number {
  return a.map((n, m) => n - (b[m] ?? 0)).find(n => n !== 0) ?? 0
}

/** A row of a turning point: which of them it is part of, and whether it is the first. */
interface TurningRow {
  readonly i: number
  readonly isFirst: boolean
  readonly row: string
}

/** The turning points, each over as many rows as it needs. */
function turningRows(table: TableScreen, page: Page, wide: number, { text, words }: Style): TurningRow[] {
  const { game, header } = table.position
  const { date } = termsOf(text, game)
  return (page.course?.turning ?? []).flatMap(({ day, text: told, seat }, i) => {
    const name = seat === null ? '' : (header.seats[seat] ?? '')
    // Whose it was must be said where the sentence speaks of his pieces alone.
    const when = [capital(date(day)), ...(header.seats.length > 1 && !told.includes(name) ? [name] : [])]
    return wrap(words(`${when.join(', ')}: ${told}`), wide - 4).map((row, r) => ({ i, isFirst: r === 0, row }))
  })
}

/** Where the game turned: each of them opens the replay there. */
function Turning({ page, rows }: { readonly page: Page; readonly rows: readonly TurningRow[] }) {
  const { text } = useStyle()
  if (rows.length === 0) return null
  return (
    <>
      <Line>
        {'  '}
        <Say as="accent">{text.say('end-turning')}</Say>
      </Line>
      {rows.map(({ i, isFirst, row }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by where it stands
        <Place key={at} what={{ click: rowTarget(page.selected, i, 'enter') }}>
          <Line>
            {'  '}
            <Mark here={isFirst && i === page.selected} /> <Selectable here={i === page.selected}>{row}</Selectable>
          </Line>
        </Place>
      ))}
    </>
  )
}
