import type { SimGame } from './play.ts'
import { type Distribution, own, type Share, type SimReport } from './report.ts'

const percent = (n: number): string => `${(100 * n).toFixed(1)}%`

/** Formats a share: `12 of 40, 30.0% (18.1% to 45.4%)`. */
export const shareText = ({ count, of, rate, low, high }: Share): string =>
  `${count} of ${of}, ${percent(rate)} (${percent(low)} to ${percent(high)})`

const spreadText = ({ mean, median, least, most }: Distribution): string =>
  `mean ${mean}, median ${median}, ${least} to ${most}`

/** Returns the report as lines of text. `clock` is the game's unit of time. */
export function reportText(report: SimReport, clock: string): string[] {
  if (report.games === 0) return ['No games were played.']
  const lines = [
    `${report.games} game${report.games === 1 ? '' : 's'}; 95% confidence intervals (Wilson) in parentheses.`,
    '',
    'Wins',
  ]
  if (report.seats.length > 1)
    for (const { seat, bot, wins } of report.seats) lines.push(row(`seat ${seat + 1}, ${bot}`, shareText(wins)))
  for (const { bot, wins } of report.bots) lines.push(row(bot, shareText(wins)))
  for (const { what, bot, value, wins } of report.splits) lines.push(row(`${bot}, ${what} ${value}`, shareText(wins)))
  lines.push('', 'How they ended')
  for (const { how, games } of report.ended) lines.push(row(shareText(games), how, 34))
  lines.push('')
  // Some games count their own turns or rounds.
  if (own(report.metrics, `${clock}s`) === undefined) lines.push(row(`${clock}s`, spreadText(report.days)))
  for (const [name, spread] of Object.entries(report.metrics)) lines.push(row(name, spreadText(spread)))
  for (const { bot, what, mean } of report.means) lines.push(row(`${bot}, ${what}`, `mean ${mean}`))
  for (const { bot, millis } of report.slowest) lines.push(row(`${bot}, longest decision`, `${millis} ms`))
  lines.push(row('decisions', `${report.decisions}, ${report.decisionsPerSecond} per second on one core`))
  return lines
}

const row = (name: string, text: string, width = 28): string => `  ${name.padEnd(width)} ${text}`

export function reportCsv(games: readonly SimGame[]): string {
  const metrics = Object.keys(games[0]?.metrics ?? {})
  const seats = games[0]?.bots.map((_, seat) => Object.keys(games[0]?.seats[seat] ?? {})) ?? []
  const head = [
    'n',
    'seed',
    'bots',
    'winners',
    'ended',
    'days',
    'decisions',
    'millis',
    ...metrics,
    ...seats.flatMap((names, seat) => names.map(name => `seat ${seat + 1} ${name}`)),
  ]
  const rows = games.map(game => [
    game.n,
    game.seed,
    game.bots.join(' '),
    game.winners.map(seat => seat + 1).join(' '),
    game.ended,
    game.days,
    game.decisions,
    game.millis,
    ...metrics.map(name => own(game.metrics, name) ?? ''),
    ...seats.flatMap((names, seat) => names.map(name => own(game.seats[seat], name) ?? '')),
  ])
  return [head, ...rows].map(cells => `${cells.map(cell).join(',')}\n`).join('')
}

function cell(value: string | number): string {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
