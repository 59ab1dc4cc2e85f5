import { amountOf, type GuidePage } from '../../kernel/index.ts'
import { pointedAt, stepAt } from '../../server/guide.ts'
import type { Messages } from '../../text/index.ts'
import { type Command, commandsIn, gameOn, keyShown } from '../commands.ts'
import type { Wind } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { Model, TableScreen } from '../model.ts'
import { hasNumbers } from '../table/amounts.ts'
import { contextOf } from '../table/contexts.ts'
import { numberedOffers, selectedOffer } from '../table/offers.ts'
import { tableWords } from '../words.ts'

/** The keys that do what the guide asks next, by their names, and what they do. */
export interface Pointer {
  readonly keys: readonly string[]
  readonly text: string
}

/** Ways that the cursor is led to a space, by the commands for them, those that are looked at first at the front. */
const STEERING: readonly (readonly [Command['name'], Wind])[] = [
  ['steer-nw', 'nw'],
  ['steer-ne', 'ne'],
  ['steer-w', 'w'],
  ['steer-e', 'e'],
  ['steer-sw', 'sw'],
  ['steer-se', 'se'],
  ['up', 'n'],
  ['down', 's'],
]

/** Pages by the commands that open them from the map, one after the other. */
const OPENING: Readonly<Record<GuidePage, readonly Command['name'][]>> = {
  sheet: ['page'],
  chronicle: ['page-back'],
  rules: ['rules'],
  help: ['help'],
}

/** Spaces looked at for a way of the cursor, at the most. */
const FARTHEST = 1200

/** What the guide points at, as keys to press now; null where it points at nothing that could be done here. */
export function pointerOf(model: Model): Pointer | null {
  const { screen } = model
  if (screen.kind !== 'table' || model.overlay || screen.typing || screen.throwing) return null
  const { guide, question } = screen.position
  if (!guide || screen.guide.off) return null
  const step = stepAt(guide, screen.guide.seen)
  const option = pointedAt(step, question)
  const isSeen = step?.see !== undefined
  if (!option && !isSeen) return null
  if (screen.page !== 'map')
    return { keys: keysFor(model, ['leave']), text: tableWords(screen).say('guide-back-to-map') }
  if (step?.see && !option) return { keys: keysFor(model, OPENING[step.see]), text: '' }
  if (!option) return null
  if (question && amountOf(question, option.id) !== undefined) return { keys: typed(screen, option.id), text: '' }
  const label = option.label
  if (selectedOffer(screen)?.id === option.id) return { keys: ['enter'], text: label }
  const listed = numberedOffers(screen)
  const number = listed.findIndex(one => one.option.id === option.id)
  const key = hasNumbers(screen) ? listed[number]?.key : null
  if (key) return { keys: [key], text: label }
  if (number >= 0)
    return screen.focus === 'map'
      ? null
      : { keys: [...arrows(number - screen.selected, listed.length), 'enter'], text: label }
  const way = option.at?.space === undefined ? null : wayTo(screen, option.at.space)
  return way && { keys: [...way, 'enter'], text: label }
}

/** The space that the guide points at now; null where it points at none. */
export function meantSpace({ position, guide: { off, seen }, watch }: TableScreen): string | null {
  const { guide, question } = position
  if (!guide || off || watch) return null
  return pointedAt(stepAt(guide, seen), question)?.at?.space ?? null
}

/** The keys as a person reads them. */
export const pointerKeys = (words: Messages, { keys }: Pointer): string =>
  keys.map(key => keyShown(words, key)).join(' ')

/** The keys that answer with a number: its digits after what has been typed is erased, or none where it stands there. */
function typed(table: TableScreen, number: string): string[] {
  if (selectedOffer(table)?.id === number) return ['enter']
  return [...Array<string>(table.digits.length).fill('backspace'), ...number, 'enter']
}

/** The arrow keys that go so far down a list, or round by its other end where that is nearer. */
function arrows(steps: number, length: number): string[] {
  const [down, up] = [(steps + length) % length, (length - steps) % length]
  return up < down ? Array<string>(up).fill('up') : Array<string>(down).fill('down')
}

/** The first key of each of these commands, as they are here. */
function keysFor(model: Model, names: readonly Command['name'][]): string[] {
  const commands = commandsIn(contextOf(model), gameOn(model))
  return names.flatMap(name => commands.find(command => command.name === name)?.keys[0] ?? [])
}

/** The keys that lead the cursor to a space, as few as can be; null where they do not lead there. */
function wayTo({ position, cursor }: TableScreen, space: string): string[] | null {
  const { map } = screenOf(position.game)
  if (!map || cursor === null) return null
  const commands = commandsIn('map', position.game)
  const ways = STEERING.flatMap(([command, wind]) => {
    const key = commands.find(({ name }) => name === command)?.keys[0]
    return key ? [{ wind, key }] : []
  })
  const come = new Map<string, readonly string[]>([[cursor, []]])
  for (const [from, keys] of come) {
    if (from === space) return [...keys]
    if (come.size > FARTHEST) return null
    for (const { wind, key } of ways) {
      const to = map.step(position.view, from, wind)
      if (to !== null && !come.has(to)) come.set(to, [...keys, key])
    }
  }
  return null
}
