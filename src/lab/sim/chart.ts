import { element, escaped } from '../../screen/kit/xml.ts'
import type { SimGame } from './play.ts'
import { reportOn } from './report.ts'
import { shareText } from './report-text.ts'

const WIDTH = 720
const LEFT = 170
const RIGHT = 24
const BAR = 22
const STEPS = [0, 0.25, 0.5, 0.75, 1]
const COLORS = { ink: '#2e3440', faint: '#d8dee9', bar: '#5e81ac', days: '#a3be8c', paper: '#ffffff' } as const

/** Draws a chart of a run: win rates with confidence bounds, and the lengths of games. */
export function simChart(games: readonly SimGame[]): string {
  const report = reportOn(games)
  const shown = [
    ...report.bots.map(({ bot, wins }) => ({ name: bot, wins })),
    ...report.splits.map(({ bot, value, wins }) => ({ name: `${bot}, ${value}`, wins })),
  ]
  const across = (share: number): number => LEFT + share * (WIDTH - LEFT - RIGHT)
  const top = 56
  const parts: string[] = [text(16, 28, `Wins in ${report.games} games`, { size: 16 })]
  const bottom = top + shown.length * (BAR + 12)
  for (const step of STEPS) {
    parts.push(line(across(step), top - 8, across(step), bottom, COLORS.faint))
    parts.push(text(across(step), bottom + 16, `${100 * step}%`, { anchor: 'middle' }))
  }
  for (const [i, { name, wins }] of shown.entries()) {
    const y = top + i * (BAR + 12)
    const middle = y + BAR / 2
    parts.push(text(LEFT - 10, middle + 4, name, { anchor: 'end' }))
    const bar = { x: LEFT, y, width: across(wins.rate) - LEFT, height: BAR, fill: COLORS.bar }
    parts.push(element('rect', bar, element('title', {}, escaped(shareText(wins)))))
    parts.push(line(across(wins.low), middle, across(wins.high), middle, COLORS.ink))
    for (const end of [wins.low, wins.high])
      parts.push(line(across(end), middle - 5, across(end), middle + 5, COLORS.ink))
  }
  const height = bottom + 170
  parts.push(...lengths(games, bottom + 56, across))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height },
    element('rect', { width: WIDTH, height, fill: COLORS.paper }),
    ...parts,
  )}\n`
}

function lengths(games: readonly SimGame[], top: number, across: (share: number) => number): string[] {
  const days = games.map(game => game.days)
  if (days.length === 0) return []
  const most = Math.max(...days)
  const stretch = Math.max(1, Math.ceil((most + 1) / 24))
  const counts = Array.from({ length: Math.floor(most / stretch) + 1 }, () => 0)
  for (const day of days) counts[Math.floor(day / stretch)]! += 1
  const high = Math.max(...counts)
  const wide = (across(1) - across(0)) / counts.length
  return [
    text(16, top, `Length in days, ${stretch} per column`, { size: 13 }),
    ...counts.flatMap((count, i) => {
      const height = (70 * count) / high
      const box = { x: across(0) + i * wide, y: top + 84 - height, width: wide - 2, height, fill: COLORS.days }
      return [element('rect', box, element('title', {}, `day ${i * stretch} to ${(i + 1) * stretch - 1}: ${count}`))]
    }),
    text(across(0), top + 102, '0', {}),
    text(across(1), top + 102, String(counts.length * stretch - 1), { anchor: 'end' }),
  ]
}

function text(x: number, y: number, words: string, { size = 12, anchor = 'start' }): string {
  const attributes = { x, y, 'font-family': 'sans-serif', 'font-size': size, 'text-anchor': anchor, fill: COLORS.ink }
  return element('text', attributes, escaped(words))
}

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string): string =>
  element('line', { x1, y1, x2, y2, stroke, 'stroke-width': 1.5 })
