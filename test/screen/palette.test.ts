import { describe, expect, it } from 'vitest'
import { styleOf } from '../../src/screen/kit/style.ts'
import type { Action } from '../../src/screen/palette/entries.ts'
import type { PalettePage } from '../../src/screen/palette/page.ts'
import { searchEntries } from '../../src/screen/palette/search.ts'
import { update } from '../../src/screen/update.ts'
import { themes } from '../../src/terminal/theme.ts'
import { IN } from './contexts.ts'
import { expectGolden } from './golden.ts'
import { keyOf } from './screen-player.ts'
import { header, MOVE_OR_CAST, Player, position, ROLL, WATCH } from './sitting.ts'

function palette(player: Player): PalettePage {
  const { overlay } = player.model
  if (overlay?.kind !== 'palette') throw new Error('the palette is not open')
  return overlay
}

/** Returns the entries that the palette lists for the current search. */
const listed = (player: Player) => {
  const { entries, query } = palette(player)
  return searchEntries(entries, query.text).map(entry => entry.label)
}

/** The places where the palette can be opened, with a player in each. */
const PLACES: Readonly<Record<string, () => Player>> = {
  'the title': () => new Player(),
  'the form of a new game': () => new Player().press('n'),
  'a list of answers': () => Player.at(ROLL),
  'the map': () => Player.at(MOVE_OR_CAST),
  'the command line': () => Player.at(ROLL).press(':'),
  'the record sheet': () => Player.at(ROLL).press('tab'),
  'the log': () => Player.at(ROLL).press('shift+tab'),
  'a page': () => Player.at(ROLL).press('?'),
  'the rules': () => Player.at(ROLL).press('f1'),
  'a last question': () => Player.at(ROLL).press('escape'),
  'the hand-over': () =>
    Player.at(ROLL).hears({ kind: 'position', position: position(ROLL), cover: true, notice: null }),
  'the end': () => Player.at(null, { result: { winners: [0], text: 'Won.' } }).press('escape'),
  'a game that is watched': () =>
    new Player().hears({
      kind: 'watched',
      position: position(null, { seat: null }),
      watch: WATCH,
    }),
}

/** More places, whose entries depend on the game or on the state of the table. */
const MORE_PLACES: Readonly<Record<string, () => Player>> = {
  'the map after an undo': () => Player.at(MOVE_OR_CAST, { undoable: { moves: 0, barrier: 'revealed' }, redoable: 2 }),
  'the title with saved games': () =>
    new Player(80, 24, {
      saves: [
        { name: 'friday', path: '/s/friday', changed: 0, header: header(), problem: null, answers: 3 },
        { name: 'broken', path: '/s/broken', changed: 0, header: null, problem: 'damaged', answers: 0 },
      ],
    }),
}

/** Returns what an entry does, in one line. Games are named by their id. */
const effectOf = ({ kind, ...action }: Action): string =>
  [
    kind,
    ...Object.values(action).map(part => (typeof part === 'string' ? part : (gameId(part) ?? JSON.stringify(part)))),
  ].join(' ')

const gameId = (part: object): string | null => ('title' in part && 'id' in part ? String(part.id) : null)

/** Returns true if an entry has its own text. The other entries have the text of their key or command. */
const isOwnText = ({ kind }: Action): boolean => kind !== 'key' && kind !== 'say' && kind !== 'begin'

describe('the palette', () => {
  it('names commands in a few words, not in a sentence, in every place', () => {
    for (const [where, open] of Object.entries(IN)) {
      const player = open().press('ctrl+p')
      if (player.model.overlay?.kind !== 'palette') continue
      for (const { label, action } of palette(player).entries) {
        if (action.kind !== 'key' || where === 'title' || where === 'load') continue
        expect(`${where}: ${label}`.length).toBeLessThanOrEqual(`${where}: `.length + 24)
        expect(label).not.toMatch(/[:,.]/)
      }
    }
  })

  it('lists these entries in each context', async () => {
    const described = (player: Player) =>
      palette(player)
        // Settings, chapters and places are long lists with the same effect each. One of each is enough.
        .entries.filter(({ action: { kind } }, i, all) =>
          ['change', 'rules', 'place'].includes(kind) ? all.findIndex(one => one.action.kind === kind) === i : true,
        )
        .map(
          ({ label, text, key, action }) =>
            `  ${[label, key || '-', effectOf(action), ...(isOwnText(action) ? [text] : [])].join(' | ')}`,
        )
    const lines = Object.entries({ ...IN, ...MORE_PLACES }).flatMap(([where, open]) => {
      const player = open().press('ctrl+p')
      return player.model.overlay?.kind === 'palette' ? [where, ...described(player)] : []
    })
    await expectGolden(lines, 'palette-entries')
  })

  it('lists setting values and rule chapters only for a search', () => {
    const player = Player.at(ROLL).press('ctrl+p')
    expect(listed(player).filter(label => /^(Theme|Speed|Rules \d)/.test(label))).toEqual([])
    expect(listed(player.press('t', 'h', 'e', 'm'))).toContain('Theme: light')
  })

  it('lists rarely used entries last', () => {
    expect(listed(Player.at(ROLL).press('ctrl+p')).at(-1)).toBe('Redraw the screen')
  })

  for (const [place, open] of Object.entries(PLACES)) {
    it(`opens over ${place}, has an effect for every line, and leaves everything as it was`, () => {
      const player = open()
      const before = player.model
      player.press('ctrl+p')
      const { model } = player
      const { entries } = palette(player)
      expect(entries.length).toBeGreaterThan(3)
      expect(new Set(entries.map(({ label, text }) => label + text)).size).toBe(entries.length)
      for (const [selected, entry] of entries.entries()) {
        const at = { ...model, overlay: { ...palette(player), selected } }
        const { model: after, effects } = update(at, { kind: 'key', key: keyOf('enter') })
        const changed = JSON.stringify(after) !== JSON.stringify({ ...before, notice: null })
        expect({ entry: entry.label, works: changed || effects.length > 0 }).toEqual({
          entry: entry.label,
          works: true,
        })
        expect(after.notice?.tone).not.toBe('bad')
        expect(entry.text).toMatch(/^\P{Ll}/u)
      }
      expect(player.press('escape').model).toEqual(before)
    })
  }

  it('shows nothing of the game during the hand-over', () => {
    const player = PLACES['the hand-over']!().press('ctrl+p')
    expect(listed(player)).not.toContain('Roll for movement')
    expect(listed(player)).toContain('Ready')
    expect(player.screen).not.toContain('Torwall')
  })

  it('gives an answer from a few of its letters', () => {
    const player = Player.at(MOVE_OR_CAST).press('ctrl+p').types('sw')
    expect(listed(player)[0]).toBe('Cast Swiftness')
    player.press('enter')
    expect(player.asked).toEqual([{ kind: 'answer', seat: 0, id: 'cast swiftness' }])
    expect(player.model.overlay).toBeNull()
  })

  it('finds spaces when searched for, but not before other results', () => {
    const player = Player.at(MOVE_OR_CAST).press('ctrl+p')
    expect(listed(player).slice(0, 2)).toEqual(['Cast Swiftness', 'Stop here'])
    player.types('walk b2').press('enter')
    expect(player.asked).toEqual([{ kind: 'answer', seat: 0, id: 'go torwall.b2' }])
  })

  it('finds a key by its name, a command by its word, and letters with gaps', () => {
    const first = (typed: string) => listed(Player.at(ROLL).press('ctrl+p').types(typed))[0]
    expect(first('u')).toBe('Undo')
    expect(first('seed')).toBe('Seed')
    expect(first('li')).toBe('List your objectives')
    expect(first('thlght')).toBe('Theme: light')
    expect(first('undoed')).toBeUndefined()
    expect(first('undoes')).toBe('Undo')
  })

  it('hides the selection marks under it', () => {
    const marked = (player: Player) => player.screen.match(/►/g)?.length
    for (const open of [() => new Player().press('down', 'down', 'down'), () => new Player().press('n', 'up', 'up')]) {
      expect(marked(open())).toBe(1)
      expect(marked(open().press('ctrl+p'))).toBe(1)
      expect(marked(open().press('ctrl+p', 'escape'))).toBe(1)
    }
  })

  it('says so if there is no such entry', () => {
    const player = Player.at(ROLL).press('ctrl+p').types('xyzzy')
    expect(player.screen).toContain('Nothing here matches.')
    expect(player.press('enter').asked).toEqual([])
  })

  it('searches for the text of the command line', () => {
    const player = Player.at(ROLL).types(':where').press('ctrl+p')
    expect(listed(player)[0]).toBe('Where')
    expect(player.press('escape').table.typing?.line.text).toBe('where')
    expect(player.press('ctrl+p', 'enter').table.typing).toBeNull()
    expect(player.screen).toContain('Ann is')
  })

  it('lists the chat commands at a network table, and waits for the text', () => {
    const seats = ['Ann', 'Ben', 'Cleo'].map(name => ({ name, here: true, bot: false }))
    const player = Player.at(ROLL, { shared: { name: 'hall', seats, watching: 0, asked: [0] } }).press('ctrl+p')
    expect(listed(player)).not.toContain('Save')
    expect(player.types('say').press('enter').table.typing?.line.text).toBe('say ')
  })

  it('changes and saves a setting', () => {
    const player = Player.at(ROLL).press('ctrl+p').types('ascii').press('enter')
    expect(player.model.settings.glyphs).toBe('ascii')
    expect(player.asked).toEqual([{ kind: 'store', change: { glyphs: 'ascii' } }])
  })

  it('offers undo only if there is something to undo', () => {
    expect(listed(Player.at(ROLL).press('ctrl+p'))).toContain('Undo')
    const none = { undoable: { moves: 0, barrier: 'start' } } as const
    expect(listed(Player.at(ROLL, none).press('ctrl+p'))).not.toContain('Undo')
    expect(listed(Player.at(ROLL).press('ctrl+p'))).not.toContain('Redo')
    expect(listed(Player.at(ROLL, { redoable: 1 }).press('ctrl+p'))).toContain('Redo')
  })

  it('offers the current answers if others have played while it was open', () => {
    const player = Player.at(null).press('ctrl+p')
    expect(listed(player)).not.toContain('Roll for movement')
    player.hears({ kind: 'news', position: position(ROLL, { serial: 2 }), notice: null })
    expect(listed(player)[0]).toBe('Roll for movement')
  })

  it('quits the screen below it on Ctrl+C', () => {
    expect(new Player().press('ctrl+p', 'ctrl+c').asked).toEqual([{ kind: 'quit' }])
    expect(Player.at(ROLL).press('ctrl+p', 'ctrl+c').model.overlay).toMatchObject({ kind: 'ask' })
  })

  for (const [columns, rows] of [
    [80, 24],
    [100, 40],
    [133, 50],
  ] as const) {
    it(`is drawn over the table at ${columns}x${rows}`, async () => {
      const player = Player.at(MOVE_OR_CAST, { columns, rows }).press('ctrl+p', 'down')
      await expectGolden(player.screen.split('\n'), `palette-${columns}x${rows}`)
    })
  }

  it('uses text for colors and pictures in mono and in ASCII', async () => {
    const player = Player.at(ROLL).press('ctrl+p').types('th')
    await expectGolden(player.lines(styleOf(themes.mono, 'ascii')), 'palette-mono-ascii')
  })
})

describe('places in the palette', () => {
  it('are found by name and shown on the map', () => {
    const player = Player.at(MOVE_OR_CAST).press('ctrl+p')
    expect(player.screen).not.toContain('Star Crest')
    player.types('star cr')
    expect(player.screen).toContain('The Star Crest')
    player.press('enter')
    expect(player.table.cursor).toMatch(/\./)
    expect(player.table).toMatchObject({ page: 'map', focus: 'map' })
    expect(player.screen).toContain('Star Crest')
  })
})

it('is closed by the key that opens it, on the title screen too', () => {
  const player = new Player().press('ctrl+p', 'ctrl+p')
  expect(player.model.overlay).toBeNull()
  expect(player.asked).toEqual([])
})
