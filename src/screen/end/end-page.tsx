import type { Seat } from '../../kernel/index.ts'
import { botIn, PERSON, type WinPlace } from '../../storage/index.ts'
import { seatMark } from '../../terminal/glyphs.ts'
import { cut, pad, width } from '../../terminal/text.ts'
import type { Messages } from '../../text/index.ts'
import { colorOf, screenOf } from '../kit/screens.ts'
import type { Model, TableScreen } from '../model.ts'
import { rowTarget } from '../ui/hits.ts'
import { MouseArea } from '../ui/pane.tsx'
import { Blank, PreformattedRows, Selectable, SelectionMark, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { chartLines } from './chart.ts'
import { measuresOf } from './history.ts'
import { endingRows, freeRows, pageColumns, type TurningShown, turningShown } from './turning-points.ts'
import type { EndPage as Page } from './update.ts'

/** The minimum and maximum number of rows of the chart. */
const [MIN_CHART, MAX_CHART] = [4, 20]

interface EndProps {
  readonly model: Model
  readonly table: TableScreen
  readonly page: Page
}

/** Draws the results page: the ending, the standings, the chart and the turning points. */
export function ResultsPage({ model, table, page }: EndProps) {
  const { text, words, glyphs } = useStyle()
  const turning = turningShown(model, table, page)
  const rows = turning.flatMap(point => point.rows).length
  const room = freeRows(model, table) - (rows > 0 ? rows + 1 : 0)
  return (
    <>
      <Blank />
      <TextRow>
        {'  '}
        <Styled as="title">{headline(text, table)}</Styled>
        {page.history?.win && <Styled as="good">{`  ${glyphs.mark} ${placeText(text, page.history.win)}`}</Styled>}
      </TextRow>
      {endingRows(model, table).map(line => (
        <TextRow key={line}>
          {'  '}
          <Styled as="prompt">{words(line)}</Styled>
        </TextRow>
      ))}
      <Blank />
      <Results model={model} table={table} page={page} room={room} />
      <Turning page={page} points={turning} />
    </>
  )
}

/**
 * Returns the headline. It says that you have won (and with whom), or names the winners. If nobody has won, it is the
 * game's title.
 */
function headline(text: Messages, { position, watch }: TableScreen): string {
  const { header, result, seat, shared } = position
  const game = position.game.title
  const winners = result?.winners ?? []
  if (winners.length === 0) return text.get('end-title', { game })
  const names = (seats: readonly Seat[]) => ({ items: seats.map(one => header.seats[one] ?? '') })
  const isPerson = (_: string, one: Seat) => botIn(header.players?.[one] ?? PERSON) === null
  // Replays, and people who share a keyboard, need names.
  const isAlone = !watch && (shared || header.seats.filter(isPerson).length === 1)
  if (!isAlone || seat === null || !winners.includes(seat))
    return text.get('end-won', { names: names(winners), n: winners.length, game })
  const others = names(winners.filter(winner => winner !== seat))
  if (others.items.length === 0) return text.get('end-won-you', { game })
  return text.get('end-won-with', { others, game })
}

/** Describes a win's rank among the player's wins. */
function placeText(text: Messages, { place, of }: WinPlace): string {
  if (of === 1) return text.get('end-first')
  return place === 1 ? text.get('end-best', { of }) : text.get('end-place', { place, of })
}

/**
 * Draws the standings, with the winners first, and the chart of the selected measure. `room` is the number of available
 * lines.
 */
function Results({ model, table, page, room: all }: EndProps & { room: number }) {
  const style = useStyle()
  const { paint, text, glyphs, words } = style
  const { game, view, header, result } = table.position
  const { scoreboard } = screenOf(game)
  if (!scoreboard) return null
  const color = (seat: number) => colorOf(game, seat)
  // The figures counted from the history are only available once it is loaded.
  const last = page.history?.standings.at(-1)
  const figures = last?.figures ?? scoreboard.of(view)
  const measures = last ? measuresOf(scoreboard) : scoreboard.measures
  const winners = result?.winners ?? []
  const order = header.seats
    .map((_, seat) => seat)
    .sort(
      (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || compared(figures[b], figures[a]) || a - b,
    )
  const shown = order.slice(0, Math.max(1, all - MIN_CHART))
  const room = Math.max(0, all - shown.length)
  const names = Math.min(24, Math.max(8, ...header.seats.map(name => width(name))))
  const columns = measures.map(title => Math.max(4, width(title)) + 2)
  const head = measures.map((title, m) =>
    paint(m === page.measure ? 'select' : 'dim', pad(title, (columns[m] ?? 6) - 2, 'right')),
  )
  const rows = shown.map(seat => {
    const sign = winners.includes(seat) ? paint('good', glyphs.mark) : ' '
    const name = pad(cut(words(header.seats[seat] ?? ''), names, glyphs.ellipsis), names)
    const own = (figures[seat] ?? []).map((n, m) => pad(String(n), columns[m] ?? 6, 'right'))
    const line = `  ${sign} ${paint(color(seat), seatMark(seat))} ${winners.includes(seat) ? paint('title', name) : name}${own.join('')}`
    const near = result && !winners.includes(seat) ? scoreboard.near?.(view, seat, winners) : ''
    const left = pageColumns(model) - width(line)
    return near ? `${line}  ${paint('dim', cut(near, left - 2, glyphs.ellipsis))}` : line
  })
  const { history, measure } = page
  const chart =
    history && history.standings.length > 1 && room >= MIN_CHART
      ? chartLines(
          history.standings,
          day => scoreboard.periodOf(day, view),
          measure,
          { columns: pageColumns(model), rows: Math.min(room, MAX_CHART) - 1 },
          color,
          style,
        )
      : []
  const titled = text.get('end-course', { measure: measures[measure] ?? '', stretches: scoreboard.periodLabel })
  return (
    <>
      <PreformattedRows
        lines={[`${' '.repeat(names + 6)}${head.map(title => `  ${title}`).join('')}`, ...rows]}
        columns={pageColumns(model)}
      />
      <Blank />
      {chart.length > 0 && (
        <>
          <TextRow>
            {'  '}
            <Styled as="accent">{titled}</Styled>
          </TextRow>
          <PreformattedRows lines={chart} columns={pageColumns(model)} />
        </>
      )}
    </>
  )
}

/** Compares two rows of figures by the first measure that differs. */
function compared(a: readonly number[] = [], b: readonly number[] = []): number {
  return a.map((n, m) => n - (b[m] ?? 0)).find(n => n !== 0) ?? 0
}

/** Draws the turning points. Enter or a click opens the replay at a turning point. */
function Turning({ page, points }: { readonly page: Page; readonly points: readonly TurningShown[] }) {
  const { text, words } = useStyle()
  if (points.length === 0) return null
  const selected = points.findIndex(({ at }) => at === page.selected)
  return (
    <>
      <TextRow>
        {'  '}
        <Styled as="accent">{text.get('end-turning')}</Styled>
      </TextRow>
      {points.flatMap(({ rows }, i) =>
        rows.map((row, r) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
          <MouseArea key={`${i}.${r}`} what={{ click: rowTarget(selected, i, 'enter') }}>
            <TextRow>
              {'  '}
              <SelectionMark here={r === 0 && i === selected} />{' '}
              <Selectable here={i === selected}>{words(row)}</Selectable>
            </TextRow>
          </MouseArea>
        )),
      )}
    </>
  )
}
