import { describe, expect, it } from 'vitest'
import { styleOf } from '../../src/screen/kit/style.ts'
import type { SaveEntry } from '../../src/storage/index.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme, themes } from '../../src/terminal/theme.ts'
import { firstSentence } from '../../src/text/index.ts'
import { games } from '../games/library.ts'
import { expectGolden } from './golden.ts'
import { plain } from './screen-player.ts'
import { header, Player } from './sitting.ts'
import { shown } from './terminal.ts'

const save = (name: string, answers: number): SaveEntry => ({
  name,
  path: `/s/${name}.cantrip`,
  changed: 0,
  answers,
  problem: null,
  header: header({ seats: ['Ann'], options: { variant: 'solitaire', map: 'auto', removed: 'die' } }),
})
const saves = [save('friday', 1), save('monday', 60), save('first', 400), save('oldest', 9)]
const examples = [{ name: 'first-fortnight', path: '/e', about: 'A fortnight.' }]

const at = (columns: number, rows: number, more = {}): Player =>
  new Player(columns, rows, { games, saves, examples, ...more })

describe('the title screen', () => {
  for (const [columns, rows] of [
    [80, 24],
    [100, 40],
    [200, 60],
  ] as const) {
    it(`shows games, saves and all other entries at ${columns}x${rows}`, async () => {
      const player = at(columns, rows)
      player.hears({ kind: 'preview', path: saves[0]!.path, text: 'Fortnight 2, Day 3, Ann, Augur, Torwall town' })
      const lines = player.lines(plain)
      expect(lines.map(width)).toEqual(lines.map(() => columns))
      await expectGolden(await shown(lines, columns, rows), `title-shelf-${columns}x${rows}`)
    })
  }

  it('has room for notices and questions, even on the smallest screen with the longest menu', () => {
    const player = at(80, 24)
    expect(player.screen).toContain('q  Quit')
    player.hears({
      kind: 'notice',
      notice: { tone: 'bad', lines: [`The game is being played. ${'So be it. '.repeat(9)}Go.`] },
    })
    expect(player.screen).toMatch(/The game is being played[\s\S]* Go\./)
    expect(player.screen).toContain('q  Quit')
    expect(at(80, 24).press('escape').screen).toMatch(/q {2}Quit[\s\S]*Quit cantrip\?/)
  })

  it('describes each game in a line of 80 columns', () => {
    const { screen } = at(80, 24, { saves: [], examples: [] })
    for (const { title, about } of games) {
      const line = screen.split('\n').find(line => line.includes(`  ${title}  `))
      expect(line, title).toContain(firstSentence(about))
    }
  })

  it('dims every description except that of the selected line', () => {
    const player = at(100, 40)
    const bright = () =>
      player
        .lines(styleOf(themes.dusk, 'unicode'))
        .filter(line => /\x1b\[1;93m/.test(line) && !/\x1b\[37m/.test(line))
        .map(line =>
          line
            .replace(/\x1b\[[\d;]*m/g, '')
            .trim()
            .charAt(0),
        )
        // Neither leaving the program nor the footer has a description.
        .filter(first => !'q↑'.includes(first))
    expect(bright()).toEqual(['►'])
    player.press('down')
    expect(bright()).toEqual(['►'])
  })

  it('is the same in mono and in pure ASCII', () => {
    const player = at(80, 24)
    const bare = player.lines(styleOf(plainTheme, 'ascii'))
    expect(bare.join('')).toMatch(/^[\x20-\x7e]*$/)
    const mono = player.lines(styleOf(themes.mono, 'ascii')).map(line => line.replace(/\x1b\[[\d;]*m/g, ''))
    expect(mono).toEqual(bare)
  })

  it('starts with a lesson for a new player, and with the last game for everybody else', () => {
    expect(new Player().screen).toContain('► p  Learn to play')
    expect(at(80, 24).screen).toMatch(/► c {2}Continue +friday: Ann, 1 move /)
    expect(at(80, 24).press('c').asked).toEqual([{ kind: 'resume', path: saves[0]!.path }])
    expect(at(100, 40).press('f').asked).toEqual([{ kind: 'resume', path: saves[2]!.path }])
  })

  it('lists the lessons of all games, and starts the selected one', () => {
    const list = new Player(80, 24, { games }).press('o')
    expect(list.screen).toContain('Magic Realm             A lesson in magic')
    for (const title of ['A fight', 'Trade and hiring', 'Rest and fatigue'])
      expect(list.screen).toContain(`Magic Realm             ${title}`)
    const begun = list.press(...Array.from({ length: 8 }, () => 'down'), 'enter').asked.at(-1)
    expect(begun).toMatchObject({ kind: 'begin', header: { game: 'magic-realm', seed: 'fight-48' } })
    expect(new Player(80, 24, { games }).press('o', 'escape').screen).toContain('► p  Learn to play')
  })

  it('keeps its name and lines in place, no matter which line is selected and how long its description is', () => {
    for (const [columns, rows] of [
      [80, 24],
      [80, 40],
      [80, 41],
    ] as const) {
      const stands = 'turn 2, petitions, the turn of Ann, first of three, and thirty-one petitions left in the pile'
      const player = at(columns, rows, { saves: [saves[0]!] })
      player.hears({ kind: 'preview', path: saves[0]!.path, text: stands })
      const menu = () => player.screen.split('\n').findIndex(line => line.includes('Continue'))
      const there = menu()
      for (let i = 0; i < 14; i++) {
        player.press('down')
        expect(menu(), `${columns}x${rows}, ${i}`).toBe(there)
      }
    }
  })

  it('shows the results of a finished game, and does not offer to continue it', () => {
    const player = at(80, 40, { saves: [saves[0]!] })
    const path = saves[0]!.path
    player.hears({ kind: 'preview', path, text: 'Ann has won.', state: 'won' })
    expect(player.screen).toMatch(/c {2}Results .*Ann has won\./)
    expect(player.screen).not.toContain('Continue')
    expect(player.press('c').effects).toContainEqual({ kind: 'resume', path })
  })

  it('offers to continue a damaged save, which is not finished', () => {
    const player = at(80, 40, { saves: [saves[0]!] })
    player.hears({ kind: 'preview', path: saves[0]!.path, text: 'Line 9 is damaged.', state: 'broken' })
    expect(player.screen).toMatch(/c {2}Continue .*Line 9 is damaged\./)
    expect(player.screen).not.toContain('Results')
  })

  it('offers to continue the newest unfinished game even if a later one is finished, at 80x24', () => {
    const player = at(80, 24, { daily: '2031-05-09' })
    const [friday, monday, first] = saves.map(({ path }) => path)
    for (const path of [friday!, monday!]) player.hears({ kind: 'preview', path, text: 'Ann has won.', state: 'won' })
    player.hears({ kind: 'preview', path: first!, text: 'Day 3', state: 'open' })
    expect(player.screen).toMatch(/c {2}Continue +first: Day 3/)
    expect(player.screen).toContain("y  Today's game")
    // The name keeps its place, and Help is in the footer.
    expect(player.screen).not.toContain('cantrip: ')
    expect(player.screen).not.toContain('h  Help')
    expect(player.press('h').model.overlay).not.toBeNull()
    expect(player.press('escape', 'c').asked).toContainEqual({ kind: 'resume', path: first })
  })

  it('reads the games it lists one after the other, and each only once', () => {
    const player = at(100, 40)
    const paths: string[] = []
    player.hears({ kind: 'resize', columns: 100, rows: 41 })
    player.hears({ kind: 'preview', path: saves[0]!.path, text: 'Day 3' })
    for (let i = 0; i < 6; i++) {
      for (const effect of player.effects.splice(0)) {
        if (effect.kind !== 'load-preview') continue
        paths.push(effect.path)
        player.hears({ kind: 'preview', path: effect.path, text: `Day ${paths.length + 3}` })
      }
    }
    expect(paths).toEqual([saves[1]!.path, saves[2]!.path])
    expect(player.screen).toMatch(/friday: Day 3[\s\S]*monday: Day 4[\s\S]*first: Day 5/)
  })

  it('opens the rules of the selected game', () => {
    const player = at(80, 24)
    player.pressUntil('► 2', 'down')
    expect(player.press('f1').model.overlay).toMatchObject({ kind: 'rules', game: { id: games[1]!.id } })
  })

  it('has room for many games, if necessary without its picture', () => {
    const many = Array.from({ length: 9 }, (_, i) => ({
      ...games[0]!,
      guide: undefined,
      title: `Game number ${i + 1}`,
    }))
    const lines = at(80, 24, { games: many }).lines(plain)
    expect(lines).toHaveLength(24)
    expect(lines.join('\n')).toContain('Game number 9')
    expect(lines.join('\n')).toContain('Quit')
    const broad = at(80, 24, { games: [{ ...games[0]!, title: 'A game of a very long name indeed' }] })
    expect(broad.lines(plain).map(width)).toEqual(Array<number>(24).fill(80))
  })
})

describe('the form of a new game', () => {
  it('explains the selected line', () => {
    const player = new Player().press('n')
    expect(player.screen).toContain('Every move is saved')
    expect(player.press('up').screen).toContain('as at a real table')
    expect(player.press('right').screen).toContain('You can undo anything')
    expect(player.press('up').screen).toContain('the same seed and options')
  })

  it('rejects two players with the same name, and selects the one to correct', () => {
    const player = new Player().press('n', 'up', 'up', 'up', 'up', 'right', 'down', 'down')
    player.press(...Array<string>(3).fill('backspace')).types('ann')
    expect(player.screen).toContain('Two players are called')
    player.press('down', 'down', 'down', 'down', 'enter')
    expect(player.asked).toEqual([])
    expect(player.screen).toContain('Give every player a different name')
    player.press('backspace', 'backspace', 'backspace').types('Eve').press('down', 'down', 'down', 'down', 'enter')
    expect(player.asked).toMatchObject([{ kind: 'begin', header: { seats: ['Ann', 'Eve'] } }])
  })

  it('lets players who share a keyboard choose when the table is covered, and remembers the choice', () => {
    const alone = new Player().press('n')
    expect(alone.screen).not.toContain('Hide the screen')
    const player = alone.press('up', 'up', 'up', 'up', 'right', 'down', 'down', 'down', 'down', 'down')
    expect(player.screen).toMatch(/Hide the screen +← secrets →/)
    expect(player.press('right').screen).toMatch(/Hide the screen +← always →/)
    player.press('down', 'enter')
    expect(player.asked).toMatchObject([{ kind: 'store', change: { handover: 'always' } }, { kind: 'begin' }])
    expect(player.model.settings.handover).toBe('always')
  })

  it('fills seats with bots named after characters of the game, and describes how they play', () => {
    const player = new Player().press('n', 'up', 'up', 'up', 'up', 'right', 'right', 'down', 'down', 'right')
    expect(player.screen).toMatch(/2 Player +Tamsin +← mentor →/)
    expect(player.screen).toContain('Plans a route over many turns')
    expect(player.types('zz').screen).toMatch(/2 Player +Tamsin +← mentor →/)
    player.press('down', 'left', 'left', 'left')
    expect(player.screen).toMatch(/3 Player +Corwin +← mentor →/)
    player.press('down', 'down', 'down', 'enter')
    expect(player.asked).toMatchObject([
      {
        kind: 'begin',
        header: { seats: ['Ann', 'Tamsin', 'Corwin'], players: ['person', 'bot:mentor', 'bot:mentor'] },
      },
    ])
  })

  it('gives a seat back to its previous human player', () => {
    const player = new Player().press('n', 'up', 'up', 'up', 'right')
    expect(player.screen).toMatch(/Name +Tamsin +← mentor →/)
    expect(player.press('left').types('a').screen).toMatch(/Name +Anna +← person →/)
  })

  it('hides options that do not apply to the chosen game', () => {
    const player = new Player().press('n')
    expect(player.screen).toContain('Tiles left out')
    player.pressUntil('► The game', 'up')
    expect(player.press('right').screen).not.toContain('Tiles left out')
    expect(player.press('left').screen).toMatch(/► The game[\s\S]*Tiles left out/)
  })

  it('asks how many tiles stay in the box only for one player, even in a short game', () => {
    const player = new Player().press('n')
    player.pressUntil('► The game', 'up')
    player.pressUntil('three Gems', 'right')
    expect(player.screen).not.toContain('Tiles left out')
    player.pressUntil('► Players', 'down')
    player.pressUntil(/► Players +← 1 →/, 'left')
    expect(player.screen).toMatch(/three Gems[\s\S]*Tiles left out/)
    expect(player.press('right').screen).not.toContain('Tiles left out')
  })

  it('hides options that have no effect in the chosen variant', () => {
    const player = new Player().press('n')
    expect(player.screen).toContain('Length of later Fortnights')
    player.pressUntil('► The game', 'up')
    player.pressUntil('two Fortnights', 'right')
    expect(player.screen).not.toContain('Length of later Fortnights')
    expect(player.press('right').screen).toMatch(/three Fortnights[\s\S]*Length of later Fortnights/)
  })

  it('explains an option with too many values to list', () => {
    const player = new Player().press('n')
    player.pressUntil('► Tiles left out', 'up')
    expect(player.screen.replace(/\s+/g, ' ')).toContain(
      'In a solo game, this many of the eighteen tiles, chosen at random, stay in the box',
    )
    const many = games.flatMap(game => game.options.filter(({ values }) => values.length > 4))
    expect(many.length).toBeGreaterThan(3)
    expect(many.filter(({ about }) => about === undefined)).toEqual([])
  })

  for (const [i, game] of games.entries()) {
    it(`can start ${game.title} with its defaults for one unnamed player`, () => {
      const player = at(80, 24, { saves: [] }).press(String(i + 1), 'enter')
      const [effect] = player.asked
      if (effect?.kind !== 'begin') throw new Error(player.screen)
      const { seats, players = [] } = effect.header
      const [least] = game.players(effect.header.options)
      expect(seats).toHaveLength(least)
      expect(players.slice(1).every(who => who.startsWith('bot:'))).toBe(true)
      expect(players[0] ?? 'person').toBe('person')
    })
  }
})
