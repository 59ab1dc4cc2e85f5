import { createElement } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { commandsIn } from '../../src/screen/commands.ts'
import { type Model, noEffect, withEffects } from '../../src/screen/model.ts'
import type { OverlayType } from '../../src/screen/overlay.ts'
import { OVERLAYS } from '../../src/screen/overlays/index.ts'
import { withSettings } from '../../src/screen/settings/page.ts'
import { contextOf } from '../../src/screen/table/contexts.ts'
import { TextRow } from '../../src/screen/ui/styled.tsx'
import { messagesIn } from '../../src/text/index.ts'
import { Player, ROLL } from './sitting.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'context-tally': 'Before counting',
  'context-counting': 'While counting',
  'label-count': 'count',
  'label-count-another': 'count another',
  'label-finish': 'finish',
  'does-count-on': 'Counts one more.',
  'does-finish-tally': 'Finishes the count.',
}

beforeAll(() => {
  const english = messagesIn('en')
  const get = english.get.bind(english)
  vi.spyOn(english, 'get').mockImplementation((id, values) => TEXTS[id] ?? get(id, values))
})

afterAll(() => vi.restoreAllMocks())

/** A page that counts, known to the program only by the object below. */
interface Tally {
  readonly kind: 'tally'
  readonly count: number
}

/** Opens an overlay. The model's type only includes the program's own overlays. */
const opened = (model: Model, tally: Tally): Model => ({ ...model, overlay: tally as never })

const tally: OverlayType<Tally, 'tally' | 'counting'> = {
  kind: 'tally',
  contexts: ['tally', 'counting'],
  contextOf: ({ count }) => (count === 0 ? 'tally' : 'counting'),
  keys: [
    { name: 'mark', keys: ['a'], labelId: 'count', helpId: 'count-on' },
    { name: 'take', keys: ['enter'], where: ['counting'], labelId: 'finish', helpId: 'finish-tally' },
    { name: 'pick', keys: ['1'], labelId: 'type', helpId: 'type-number' },
  ],
  drawn: 'instead',
  isYesNo: true,
  View: ({ page }) => createElement(TextRow, null, `There are ${page.count}.`),
  onCommand: (model, { kind, count }, { name }) =>
    name === 'mark'
      ? noEffect(opened(model, { kind, count: count + 1 }))
      : withEffects(model, { kind: 'undo', seat: 0, count }),
  onKey: (model, { kind }, { text }) =>
    text === null ? noEffect(model) : noEffect(opened(model, { kind, count: 100 })),
  isUseful: (_, __, name) => name !== 'pick',
  footerLabelFor: ({ count }, { name }) => (name === 'mark' && count > 0 ? 'count-another' : undefined),
}

function tallying(more: Partial<OverlayType<Tally, 'tally' | 'counting'>> = {}): Player {
  const player = Player.at(ROLL)
  const overlays = { ...OVERLAYS, tally: { ...tally, ...more } }
  player.model = opened({ ...player.model, overlays }, { kind: 'tally', count: 0 })
  return player
}

const TITLE = { kind: 'title', selected: 0 } as const

const footer = (player: Player): string => player.screen.split('\n').at(-1) ?? ''

it('registers each type of overlay under its kind', () => {
  expect(Object.values(OVERLAYS).map(({ kind }) => kind)).toEqual(Object.keys(OVERLAYS))
})

it('gives no context to two overlays', () => {
  const contexts = Object.values(OVERLAYS).flatMap((type): readonly string[] => type.contexts)
  expect(new Set(contexts).size).toBe(contexts.length)
})

// An overlay is added with one object and one line of the record.
it('takes from the object of an overlay its keys, commands and contexts', () => {
  const player = tallying()
  expect(contextOf(player.model)).toBe('tally')
  expect(player.press('enter').asked).toEqual([])
  expect(contextOf(player.press('a', 'a').model)).toBe('counting')
  expect(player.press('enter').asked).toEqual([{ kind: 'undo', seat: 0, count: 2 }])
  expect(player.press('z').screen).toContain('There are 100.')
})

it('draws the overlay instead of the screen, or on top of it', () => {
  expect(tallying().press('a').screen).toContain('There are 1.')
  expect(tallying().screen).not.toContain('Roll for movement')
  const box = tallying({ drawn: 'on-top' }).screen
  expect(box).toContain('There are 0.')
  expect(box).toContain('Roll for movement')
})

it('shows the useful keys of the overlay in the footer, with the label for its state', () => {
  const player = tallying()
  expect(footer(player)).toMatch(/^ *a count *$/)
  expect(footer(player.press('a'))).toMatch(/^ *a count another {2}Enter finish *$/)
})

it('lists the keys of the overlay on the help page', () => {
  const { model } = tallying()
  const player = Player.at(ROLL)
  player.model = { ...player.model, overlays: model.overlays }
  player.press('?').types('count')
  expect(player.screen).toMatch(/Before counting\s+a +Counts one more/)
  expect(player.screen).toMatch(/While counting\s+a +Counts one more/)
})

it('adds the keys that every overlay has', () => {
  const keys = commandsIn(tallying().model, 'tally' as never).flatMap(({ keys }) => keys)
  expect(keys).toEqual(['a', '1', 'ctrl+c', 'ctrl+d', 'ctrl+l', 'ctrl+p'])
  expect(tallying().press('ctrl+c').asked).toEqual([{ kind: 'quit' }])
  expect(tallying().press('ctrl+l').asked).toEqual([{ kind: 'repaint' }])
  expect(tallying().press('ctrl+p').screen).toMatch(/► Count +a/)
})

it('passes other keys to the screen below if the overlay says so', () => {
  const player = tallying({ passesKeys: true }).press('tab')
  expect(player.model.overlay).toBeNull()
  expect(player.table.page).toBe('sheet')
})

it('treats a click outside a box as the key that the box names', () => {
  const box = tallying({ drawn: 'on-top', clickOutside: 'a' })
  expect(box.click([40, 15]).screen).toContain('There are 1.')
})

it('ignores keys pressed too soon if the overlay is a decision', () => {
  for (const isDecision of [true, undefined] as const) {
    const player = tallying({ isDecision })
    player.model = { ...player.model, tooSoon: true }
    expect(player.pressAtOnce('a').screen).toContain(isDecision ? 'There are 0.' : 'There are 1.')
  }
})

it('makes the bots wait if the overlay says so', () => {
  for (const pausesBots of [true, undefined] as const) {
    const player = tallying({ pausesBots })
    const thinking = { name: 'Tamsin', bot: 'mentor' }
    player.hears({ kind: 'news', position: { ...player.table.position, thinking }, notice: null })
    expect(player.asked).toEqual(pausesBots ? [{ kind: 'pause-bots' }] : [])
  }
})

it('closes the overlay, or translates it, when the language changes', () => {
  const inGerman = ({ model }: Player) => withSettings({ ...model, screen: TITLE }, { language: 'de' }).model.overlay
  expect(inGerman(tallying())).toEqual({ kind: 'tally', count: 0 })
  expect(inGerman(tallying({ inLanguageOf: () => null }))).toBeNull()
})
