import { describe, expect, it } from 'vitest'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { highlightsSince } from '../../src/screen/table/highlights.ts'
import { planOf } from '../../src/screen/table/plans.ts'
import { gameById } from '../games/library.ts'
import { expectGolden } from './golden.ts'
import { plain } from './screen-player.ts'
import { celebrating, Player, position, ROLL, tableOf } from './sitting.ts'
import { shown } from './terminal.ts'

describe('a highlight', () => {
  it.each([
    [80, 24],
    [100, 40],
  ])('is framed with its results, at %ix%i', async (columns, rows) => {
    const lines = celebrating([columns, rows]).lines(plain)
    await expectGolden(await shown(lines, columns, rows), `highlight-${columns}x${rows}`)
  })

  it('is closed with Enter, one at a time, without answering anything', () => {
    const player = celebrating()
    expect(player.screen).toContain('A Task is done')
    expect(player.screen).toContain('gains 5 Knowledge and 2 Power')
    player.press('enter')
    expect(player.screen).toContain('A new Rank')
    player.press('space')
    expect(player.model.overlay).toBeNull()
    expect(player.asked).toEqual([])
  })

  it('is framed in one list with others of its kind, as many as fit', () => {
    const { highlights } = screenOf(gameById('elfenwizards'))
    const player = Player.at(ROLL)
    const now = player.table.position
    const kinds = ['award', 'tied', ...Array<string>(8).fill('award')]
    const since = kinds.map((highlight, i) => ({
      day: 17,
      text: `Title ${i + 1}.`,
      rule: '6.2',
      at: now.length + 1,
      highlight,
    }))
    const after = {
      ...now,
      game: gameById('elfenwizards'),
      length: now.length + 1,
      log: [...now.log, ...since],
    }
    const told = highlightsSince(now, after as never, 'all')
    expect(told.map(({ title, lines }) => [title, lines.length])).toEqual([
      [highlights?.award?.list, 8],
      [highlights?.award?.list, 2],
    ])
    expect(highlightsSince(now, after as never, 'great').map(({ lines }) => lines.length)).toEqual([8, 1])
    const one = { ...after, log: [...now.log, since[1]!] }
    expect(highlightsSince(now, one as never, 'all')).toMatchObject([
      { title: highlights?.tied?.title, lines: ['Title 2.'] },
    ])
  })

  it('of a different player is framed only if it affects everybody', () => {
    const player = celebrating()
    player.press('enter')
    expect(player.screen).not.toContain('Robbed')
  })

  it.each([
    ['rank', 'A new Rank'],
    ['gem', 'A Gem!'],
    ['ten-tasks', 'The Tasks hold Evil back'],
    ['high-wizard', null],
    ['task', null],
  ])('of a rival (%s) has a frame if it brings the end closer', (highlight, title) => {
    const player = Player.at(ROLL)
    const { log, length, header } = player.table.position
    const entry = { day: 17, text: 'Ben does it.', rule: '10.3', seat: 1, at: length + 1, highlight }
    const next = position(ROLL, { log: [...log, entry], length: length + 1, serial: 3, header })
    player.hears({ kind: 'position', position: next, cover: false, notice: null })
    if (title === null) expect(player.model.overlay).toBeNull()
    else expect(player.screen).toMatch(new RegExp(`${title}[\\s\\S]*Ben does it\\.`))
  })

  it('can be closed together with all that wait after it', () => {
    const player = celebrating()
    expect(player.screen).toMatch(/1 of 2[\s\S]*Enter continue {2}Esc table/)
    player.press('escape')
    expect(player.model.overlay).toBeNull()
    // Both keys close the last one, so it names only one.
    expect(celebrating().press('enter').screen).not.toContain('Esc table')
    expect(celebrating().press('enter', 'escape').model.overlay).toBeNull()
  })

  it('appears as often as the settings allow', () => {
    expect(celebrating([80, 24], { moments: 'great' }).screen).not.toContain('A Task is done')
    expect(celebrating([80, 24], { moments: 'great' }).screen).toContain('A new Rank')
    expect(celebrating([80, 24], { moments: 'none' }).model.overlay).toBeNull()
  })

  it("makes the table's bots wait until it is closed", () => {
    const player = celebrating()
    const { log, length, header } = player.table.position
    const thinking = { name: 'Ben', bot: 'mentor' }
    const robbed = { day: 17, text: 'Ann is robbed.', rule: '9.8', seat: 0, at: length + 1, highlight: 'stolen' }
    const more = { log: [...log, robbed], length: length + 1, serial: 3, header, thinking }
    player.press('enter', 'enter')
    player.hears({ kind: 'position', position: position(null, more), cover: false, notice: null })
    expect(player.asked).toEqual([{ kind: 'pause-bots' }])
    expect(player.screen).not.toContain('is thinking')
    player.effects = []
    expect(player.press('enter').asked).toEqual([{ kind: 'resume-bots' }])
    expect(player.screen).toContain('Ben (mentor) is thinking.')
    // A spectator doesn't make the bots wait.
    const alone = celebrating()
    const watched = position(null, { ...more, header: alone.table.position.header, seat: null })
    alone.hears({ kind: 'position', position: watched, cover: false, notice: null })
    expect(alone.asked).not.toContainEqual({ kind: 'pause-bots' })
  })

  it('stays open while others play, and their highlights come after it', () => {
    const player = celebrating()
    const { log, length, header } = player.table.position
    const attack = { day: 17, text: 'The Evil Spirit attacks.', rule: '12.3', at: length + 1, highlight: 'attack' }
    const next = position(ROLL, { log: [...log, attack], length: length + 1, serial: 3, header })
    player.hears({ kind: 'position', position: next, cover: false, notice: null })
    expect(player.screen).toContain('A Task is done')
    expect(player.press('enter', 'enter').screen).toContain('The Evil Spirit attacks')
  })

  it('that only one player knows is not framed for the next player', () => {
    const player = Player.at(ROLL)
    const { log, length, header } = player.table.position
    const gem = {
      day: 17,
      text: 'Ann has the ruby.',
      rule: '13',
      at: length + 1,
      seat: 0,
      highlight: 'gem',
      alone: true,
    }
    const next = position({ ...ROLL, seat: 1 }, { seat: 1, log: [...log, gem], length: length + 1, header })
    player.hears({ kind: 'position', position: next, cover: true, notice: null })
    expect(player.model.overlay).toBeNull()
  })

  it("of a player who is carried off shows the cause and the player's gains", () => {
    const player = Player.at(ROLL)
    const now = player.table.position
    const at = now.length + 1
    const what = (text: string) => ({ about: 'what', text })
    const since = [
      { text: 'Ben walks to Torwall A2.', seat: 1, shortForm: { about: 'where', text: 'Torwall A2' } },
      { text: 'Ben meets Ann.', seat: 1, shortForm: what('meets Ann') },
      { text: 'Ben rolls 4 and 3.', seat: 1 },
      { text: "Ben walks into a Wizard's Trap.", seat: 1, shortForm: what("a Wizard's Trap") },
      {
        text: 'Ben is transported to the Star Crest.',
        seat: 1,
        shortForm: { about: 'where', text: 'there' },
        highlight: 'carried-off',
      },
      { text: 'Ben gains 10 Power.', seat: 1, shortForm: what('+10 Power') },
      { text: 'Ann is transported to the Star Crest.', seat: 0, highlight: 'carried-off' },
      { text: 'Ann gains 10 Power.', seat: 0 },
    ].map(entry => ({ ...entry, day: 17, rule: '8.73', at }))
    const after = { ...now, length: at, serial: 2, log: [...now.log, ...since] }
    expect(highlightsSince(now, after as never, 'all')).toMatchObject([
      {
        causes: ['Ben meets Ann.', "Ben walks into a Wizard's Trap."],
        lines: ['Ann is transported to the Star Crest.', 'Ann gains 10 Power.'],
      },
    ])
    // An event that affects everybody is its own cause.
    const attack = { day: 17, rule: '12.3', at, text: 'The Evil Spirit attacks.', highlight: 'attack' }
    const all = { ...after, log: [...now.log, attack, ...since.slice(1)] }
    expect(highlightsSince(now, all as never, 'all').map(({ causes }) => causes)).toEqual([undefined, undefined])
    player.hears({ kind: 'position', position: after as never, cover: false, notice: null })
    expect(player.screen).toContain("Ben walks into a Wizard's Trap.")
    expect(player.screen).toMatch(/Ben meets Ann\..*\n.*Ben walks into.*\n.*Ann is transported/)
  })

  it("contains its player's consequences of the same answer, up to the next highlight and at most five", () => {
    const now = position(ROLL)
    const done = { day: 17, rule: '9', at: now.length + 1, seat: 0, text: 'The Task is done.', highlight: 'task' }
    const told = (...more: readonly object[]) => {
      const after = more.map((one, i) => ({ ...done, highlight: undefined, text: `Line ${i + 1}.`, ...one }))
      const then = { ...now, log: [...now.log, done, ...after], length: now.length + 2, serial: 2 }
      return highlightsSince(now, then as typeof now, 'all')[0]?.lines
    }
    expect(told({}, {})).toEqual(['The Task is done.', 'Line 1.', 'Line 2.'])
    for (const end of [{ seat: 1 }, { seat: undefined }, { at: done.at + 1 }, { highlight: 'task' }, { alone: true }])
      expect(told({}, end, {})).toEqual(['The Task is done.', 'Line 1.'])
    expect(told(...Array<object>(9).fill({}))).toHaveLength(6)
  })

  it('keeps the log and the question from revealing more while its own board is shown', () => {
    const player = Player.at(ROLL)
    const now = player.table.position
    const at = now.length + 1
    const game = gameById('elfenwizards')
    const [highlight] = Object.entries(screenOf(game).highlights ?? {}).find(([, { holdsView }]) => holdsView) ?? []
    const since = ['Title 1.', 'What comes of it.'].map((text, i) => ({
      ...{ day: 17, text, rule: '6.2', at, seat: 0 },
      ...(i === 0 && { highlight }),
    }))
    const after = { ...now, length: at, serial: 2, log: [...now.log, ...since] }
    const [told] = highlightsSince({ ...now, game }, { ...after, game } as never, 'all')
    player.model = { ...player.model, overlay: { kind: 'highlight', highlights: [told!], at: 0 } }
    player.model = { ...player.model, screen: { ...player.table, position: after as never } }
    expect(player.screen).toContain('Title 1.')
    expect(player.screen).not.toMatch(/What comes of it|Your turn|Roll for movement/)
    player.press('enter')
    expect(player.screen).toContain('What comes of it.')
    expect(player.screen).toContain('Roll for movement')
  })

  it('does not appear again for an undo', () => {
    const player = celebrating().press('enter', 'enter')
    const before = position(ROLL, { header: player.table.position.header, serial: 4 })
    player.hears({ kind: 'position', position: before, cover: false, notice: null })
    expect(player.model.overlay).toBeNull()
  })
})

describe('losses while others play', () => {
  const WORN = { header: position(null).header, game: gameById('wizards-quest'), log: [] }
  const lost = (space: string, at: number, seat = 0) => ({
    ...{ day: 2, text: `Ann loses ${space} to the orcs.`, rule: 'XI.C.1', highlight: 'lost', at, seat },
  })
  const waiting = position(null, { ...WORN, length: 4 })
  const entries = [lost('Haven', 3), lost('Dewbury', 6), lost('Shardon', 7, 1), lost('Britton', 8)]

  it('are framed together at the next question, counted and named, without earlier ones', () => {
    const more = { ...WORN, log: entries, known: 1 }
    expect(highlightsSince(waiting, position(null, { ...more, length: 8 }), 'all')).toEqual([])
    expect(highlightsSince(waiting, position(ROLL, { ...more, length: 9 }), 'all')).toEqual([
      {
        title: 'You have lost 2 spaces',
        weight: 'small',
        lines: ['Ann loses Dewbury to the orcs.', 'Ann loses Britton to the orcs.'],
      },
    ])
    // A player who answers and is asked again immediately already knows them.
    const asked = position(ROLL, { ...more, length: 9 })
    expect(highlightsSince(asked, position(ROLL, { ...more, length: 10 }), 'all')).toEqual([])
  })

  it('are not shown if the settings hide them, or for an undo', () => {
    const asked = position(ROLL, { ...WORN, log: entries, known: 1, length: 9 })
    expect(highlightsSince(waiting, asked, 'great')).toEqual([])
    expect(highlightsSince({ ...waiting, length: 10 }, asked, 'all')).toEqual([])
  })

  it.each(['wizards', 'wizards-revised'])('%s shows turns that pass without a question in this way', id => {
    const game = gameById(id)
    const event = { kind: 'lost-turn', seat: 0, rule: '7.304', why: 'stunned', left: 1 }
    const highlight = game.highlight?.(event as never)
    const turn = (day: number) => ({
      day,
      text: `Ann loses her turn of day ${day}.`,
      rule: '7.304',
      highlight,
      at: day,
      seat: 0,
    })
    const before = position(null, { ...WORN, game, length: 4 })
    const now = position(ROLL, { ...WORN, game, length: 9, known: 0, log: [turn(5), turn(6)] as never })
    expect(highlightsSince(before, now, 'all').map(({ title, lines }) => [title, lines.length])).toEqual([
      ['You lose 2 turns', 2],
    ])
    // Events before those turns are shown before them, and later events after them.
    const trapped = { ...turn(5), text: 'Ann is trapped.', highlight: 'trapped' }
    const attack = { ...turn(8), text: 'The Evil Spirit attacks.', highlight: 'attack' }
    const all = { ...now, log: [trapped, turn(6), turn(7), attack] as never }
    expect(highlightsSince(before, all, 'all').map(({ lines }) => lines[0])).toEqual([
      'Ann is trapped.',
      'Ann loses her turn of day 6.',
      'The Evil Spirit attacks.',
    ])
  })
})

describe('the highlights of every game', () => {
  it.each(['wizards', 'wizards-revised', 'elfenwizards', 'wizards-quest', 'magic-realm'])(
    'of %s are listed as data',
    id => {
      const kinds = Object.values(screenOf(gameById(id)).highlights ?? {})
      expect(kinds.length).toBeGreaterThan(2)
      expect(kinds.some(({ weight }) => weight === 'great')).toBe(true)
      for (const { title } of kinds) expect(title).not.toBe('')
    },
  )
})

describe('a plan that has been made', () => {
  it('continues with one key over reversible steps, and pauses before a roll', () => {
    const table = tableOf(['Ann'], '1982', 80, 24)
    for (const key of ':plan hamdrel') table.press(key === ' ' ? 'space' : key)
    table.press('enter')
    let most = 0
    for (let i = 0; i < 40 && planOf(table.player.table); i++) {
      const { length } = table.match
      table.press('enter')
      most = Math.max(most, table.match.length - length)
      const rolls = table.match.moves.slice(length + 1).filter(move => 'id' in move && move.id === 'roll')
      expect(rolls).toEqual([])
    }
    expect(most).toBeGreaterThan(1)
  })
})
