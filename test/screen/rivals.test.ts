import { describe, expect, it } from 'vitest'
import type { Model } from '../../src/screen/model.ts'
import { blinkingSince, spacesVisitedSince } from '../../src/screen/table/blinking.ts'
import { logRows } from '../../src/screen/table/log.ts'
import { foldRivalActions } from '../../src/screen/table/rivals.ts'
import type { LogEntry } from '../../src/server/positions.ts'
import { expectGolden } from './golden.ts'
import { plain } from './screen-player.ts'
import { Player, position, ROLL, wizards } from './sitting.ts'
import { shown } from './terminal.ts'

const where = (text: string) => ({ about: 'where', text }) as const
const what = (text: string) => ({ about: 'what', text }) as const

/** The actions of two other players since Ann's last answer. */
const SINCE: readonly LogEntry[] = [
  { text: 'Ann rolls 3 for movement.', seat: 0 },
  { text: 'Ben rolls 5 for movement.', seat: 1 },
  { text: 'Ben walks to Torwall A6.', seat: 1, shortForm: where('Torwall A6') },
  { text: 'Ben walks to Torwall town.', seat: 1, shortForm: where('Torwall town') },
  { text: 'Ben completes the Task "The Lost Lamb".', seat: 1, shortForm: what('a Task done'), highlight: 'task' },
  { text: 'Ben gains 5 Power: The Lost Lamb.', seat: 1, shortForm: what('+5 Power') },
  { text: 'Cleo loses a turn.', seat: 2, shortForm: what('loses the turn') },
  { text: 'Day 4 of Fortnight 2 dawns.' },
].map((entry, i) => ({ ...entry, day: 17, rule: '6', at: i + 1 }))

const seated = (columns = 80, rows = 24) => Player.at(ROLL, { columns, rows, log: SINCE, known: 1, length: 8 })

describe('the turns of other players', () => {
  it('take one line each, with their results', () => {
    const { log, known } = foldRivalActions(position(ROLL, { log: SINCE, known: 1 }))
    expect(log.map(({ text }) => text)).toEqual([
      'Ann rolls 3 for movement.',
      'Ben → Torwall town; a Task done; +5 Power',
      'Cleo stays; loses the turn',
      'Day 4 of Fortnight 2 dawns.',
    ])
    expect(known).toBe(1)
  })

  it('name the acting piece, and list nobody without a turn', () => {
    const kills = { about: 'what', text: 'kills a Ghost', who: 'Sorceror' } as const
    const asleep = { about: 'what', text: 'asleep', who: 'Sorceror' } as const
    const turn = { about: 'who', text: 'Sorceror' } as const
    const since = [
      { text: 'The Sorceror slays a Ghost.', seat: 1, shortForm: kills },
      { text: 'Dawn.' },
      { text: 'The turn of the Sorceror (Ben).', seat: 1, shortForm: turn },
      { text: 'The Sorceror sleeps.', seat: 1, shortForm: asleep },
    ].map((entry, i) => ({ ...entry, day: i < 2 ? 1 : 2, rule: '6', at: i + 1 }))
    expect(foldRivalActions(position(ROLL, { log: since, known: 0 })).log.map(({ text }) => text)).toEqual([
      'The Sorceror slays a Ghost.',
      'Dawn.',
      'Sorceror stays; asleep',
    ])
    // A single event has its full sentence only if it is an action or important.
    const great = since.slice(0, 1).map(entry => ({ ...entry, highlight: 'kill' }))
    expect(foldRivalActions(position(ROLL, { log: great, known: 0 })).log[0]?.text).toBe('The Sorceror slays a Ghost.')
  })

  it('state that a player stays after rolling without moving, once the turn is over', () => {
    const rolled = { day: 17, rule: '5.1', text: 'Ben rolls 5 for movement.', at: 1, seat: 1 }
    const entries = [{ ...rolled, shortForm: { about: 'who', text: 'Ben' } as const }]
    const told = (question: typeof ROLL | null) =>
      foldRivalActions(position(question, { log: entries, known: 0 })).log[0]?.text
    expect(told(ROLL)).toBe('Ben stays')
    expect(told(null)).toBe('Ben rolls 5 for movement.')
    const event = { kind: 'roll', seat: 1, rule: '5.1', purpose: 'movement', dice: [5, 1], drawn: 0 }
    expect(wizards.shortForm?.(event as never, ['Ann', 'Ben'])).toEqual({ about: 'who', text: 'Ben' })
    expect(wizards.shortForm?.({ ...event, purpose: 'dealer' } as never, ['Ann', 'Ben'])).toBeUndefined()
  })

  it('count repeated actions, and do not say that a player stays if that player was already named that day', () => {
    const met: readonly LogEntry[] = [
      { text: 'Ben walks to Torwall town.', seat: 1, shortForm: where('Torwall town') },
      { text: 'Ben gains 5 Power.', seat: 1, shortForm: what('+5 Power') },
      { text: 'Ben gains 5 Power.', seat: 1, shortForm: what('+5 Power') },
      { text: 'Cleo meets Terek.', seat: 2, shortForm: what('meets Terek') },
      { text: 'Ben meets Terek.', seat: 1, shortForm: what('meets Terek') },
    ].map((entry, i) => ({ ...entry, day: 17, rule: '6', at: i + 1 }))
    const { log } = foldRivalActions(position(ROLL, { log: met, known: 0 }))
    expect(log.map(({ text }) => text)).toEqual([
      'Ben → Torwall town; +5 Power (2 times)',
      'Cleo stays; meets Terek',
      'Ben meets Terek.',
    ])
    // A single action keeps its full sentence, even beside a minor event.
    const rolled = { text: 'Ben rolls 4 and 2.', seat: 1, day: 17, rule: '7', at: 6 }
    const texts = foldRivalActions(position(ROLL, { log: [...met, rolled], known: 0 })).log.map(({ text }) => text)
    expect(texts.at(-1)).toBe('Ben meets Terek.')
  })

  it("have separate lines if there are few, while the player's own actions and the date are dropped", () => {
    const long = 'Ben → Torwall town; meets Terek; joins the Order of Wizards; new Task The Lost Lamb'
    const news = [
      { text: 'Ann walks to Torwall A6 and looks about her.', seat: 0 },
      { text: long, seat: 1 },
      { text: 'Day 4 of Fortnight 2 dawns.', day: 18 },
      { text: 'Cleo → the sea 2 west of Torwall', seat: 2, day: 18 },
    ].map((entry, i) => ({ day: 17, rule: '6', at: i + 2, ...entry }))
    const before = { day: 17, text: 'Ann rolls 3.', rule: '6', at: 1, seat: 0 }
    const entries = [before, ...news]
    const area = { x: 0, y: 0, columns: 80, rows: 3 }
    const rows = logRows(position(ROLL, { log: entries, known: 1 }), area, { scroll: 0, picked: null }, plain)
    expect(rows.map(({ seat, text }) => [seat, text])).toEqual([
      [1, 'Ben → Torwall town; meets Terek; joins the Order of Wizards; new Task The'],
      [null, 'Lost Lamb'],
      [2, 'Cleo → the sea 2 west of Torwall'],
    ])
    // Events that affect the player are kept, and all lines run together if there is no room.
    const robbed = { text: 'Ann is robbed by Cleo, and loses the Golden Bowl and the Amulet of the Sun.', seat: 0 }
    const more = [...entries, { day: 18, rule: '6', at: 9, ...robbed }]
    const text = logRows(position(ROLL, { log: more, known: 1 }), area, { scroll: 0, picked: null }, plain)
      .map(row => row.text)
      .join(' ')
    expect(text).toBe(`${long}. Day 4 of Fortnight 2 dawns. Cleo → the sea 2 west of Torwall. ${robbed.text}`)
  })

  it('are complete on the log page, which has filters', () => {
    const player = seated().press('shift+tab')
    expect(player.screen).toContain('Ben walks to Torwall A6.')
    player.press('f')
    expect(player.screen).toContain('Ann rolls 3')
    expect(player.screen).not.toContain('Ben rolls')
    player.press('f')
    expect(player.screen).toContain('completes the Task')
    expect(player.screen).not.toContain('Ann rolls 3')
    expect(player.press('enter').model.overlay).toMatchObject({ kind: 'rules', about: SINCE[4]?.text })
    expect(player.press('escape', 'f').screen).toContain('Ben walks to Torwall A6.')
    const quiet = Player.at(ROLL, { log: SINCE.slice(-1), known: 1, length: 8 })
    expect(quiet.press('shift+tab', 'f', 'f').screen).toContain('No key moments yet.')
  })

  it.each([
    [80, 24],
    [100, 40],
  ])("are listed under the map at %ix%i, with each player's color and mark", async (columns, rows) => {
    const lines = seated(columns, rows).lines(plain)
    await expectGolden(await shown(lines, columns, rows), `rivals-${columns}x${rows}`)
  })
})

describe('the destinations of other players', () => {
  const went = (text: string, space: string) => ({ about: 'where', text, space }) as const
  const GONE: readonly LogEntry[] = SINCE.map(entry =>
    entry.shortForm?.about === 'where'
      ? {
          ...entry,
          shortForm: went(entry.shortForm.text, entry.shortForm.text.includes('A6') ? 'torwall.a6' : 'torwall.center'),
        }
      : entry,
  )
  const before = position(ROLL, { log: GONE.slice(0, 1), known: 0, length: 1 })
  const after = position(ROLL, { log: GONE, known: 1, length: 8, serial: 2, header: before.header })

  it("are the last space of each traveller, without the player's own", () => {
    expect(spacesVisitedSince(before, after)).toEqual(['torwall.center'])
    expect(spacesVisitedSince(after, after)).toEqual([])
    // The first new sentence counts as well.
    const next = { ...before.log[0]!, at: 2, seat: 1, shortForm: went('Torwall A6', 'torwall.a6') }
    expect(spacesVisitedSince(before, { ...after, log: [...before.log, next] })).toEqual(['torwall.a6'])
    const own = GONE.map(entry => ({ ...entry, seat: 0 }))
    expect(spacesVisitedSince(before, { ...after, log: own })).toEqual([])
  })

  it('are one for each traveller, even if nothing else is told between them', () => {
    const goes = (seat: number, space: string, at: number): LogEntry => ({
      ...{ day: 17, text: 'Somebody walks.', rule: '6', at, seat },
      shortForm: went('away', space),
    })
    const log = [goes(1, 'torwall.a1', 2), goes(1, 'torwall.a2', 3), goes(2, 'torwall.a3', 4), goes(1, 'torwall.a4', 5)]
    expect(spacesVisitedSince(before, { ...after, log: [...before.log, ...log] })).toEqual([
      'torwall.a2',
      'torwall.a3',
      'torwall.a4',
    ])
  })

  it('are at most six, the latest', () => {
    const log = [1, 2, 3, 4, 5, 6, 7, 8].map(seat => ({
      ...{ day: 17, text: 'Somebody walks.', rule: '6', at: 1 + seat, seat },
      shortForm: went('away', `torwall.a${seat}`),
    }))
    const spaces = [3, 4, 5, 6, 7, 8].map(n => `torwall.a${n}`)
    expect(spacesVisitedSince(before, { ...after, log: [...before.log, ...log] })).toEqual(spaces)
  })

  it('blink twice on the map, and stop when a key is pressed', () => {
    const player = Player.at(ROLL, { ...before, columns: 80, rows: 24 })
    const lit = () => player.screen.includes('{') || player.screen.includes('}')
    player.hears({ kind: 'position', position: after, cover: false, notice: null })
    const seen = [lit()]
    for (let i = 0; i < 4; i++) {
      player.hears({ kind: 'blinked' })
      seen.push(lit())
    }
    expect(seen).toEqual([true, false, true, false, false])
    player.hears({ kind: 'position', position: { ...before, serial: 3 }, cover: false, notice: null })
    player.hears({ kind: 'position', position: { ...after, serial: 4 }, cover: false, notice: null })
    expect(lit()).toBe(true)
    expect(player.press('x').model.screen).toMatchObject({ blinking: null })
    expect(lit()).toBe(false)
  })

  it('blink only where the player sees the map', () => {
    const { model: was } = Player.at(ROLL, { ...before, columns: 80, rows: 24 })
    const { screen } = was
    if (screen.kind !== 'table') throw new Error('no table')
    const next: Model = { ...was, screen: { ...screen, position: after } }
    const blinking = (model: Model, earlier: Model = was) => {
      const { screen } = blinkingSince(model, earlier).model
      return screen.kind === 'table' ? screen.blinking : null
    }
    const table = (more: object): Model => ({ ...next, screen: { ...screen, position: after, ...more } })
    expect(blinking(next)).toEqual({ spaces: ['torwall.center'], left: 4 })
    const hidden: readonly Model[] = [
      { ...next, overlay: { kind: 'ask', text: 'Leave?', yes: { kind: 'leave' } } as unknown as Model['overlay'] },
      { ...next, settings: { ...next.settings, speed: 'instant' } },
      table({ page: 'log' }),
      table({ covered: true }),
      table({ watch: {} }),
      table({ diceAnimation: {} }),
      table({ position: { ...after, header: { ...after.header } } }),
    ]
    for (const model of hidden) expect(blinking(model)).toBeNull()
    // While others think, it goes on where it is seen.
    const on = { spaces: ['torwall.a1'], left: 1 }
    const lit: Model = { ...was, screen: { ...screen, blinking: on } }
    const waits = (more: object = {}) => table({ position: { ...before, serial: 9 }, ...more })
    expect(blinking(waits(), lit)).toEqual(on)
    expect(blinking(waits({ page: 'log' }), lit)).toBeNull()
  })

  it('do not blink behind a highlight or if animation is turned off', () => {
    const player = Player.at(ROLL, { ...before, columns: 80, rows: 24 })
    player.likes({ speed: 'instant' })
    player.hears({ kind: 'position', position: after, cover: false, notice: null })
    expect(player.model.screen).toMatchObject({ blinking: null })
  })
})
