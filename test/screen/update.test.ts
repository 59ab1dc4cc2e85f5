import { describe, expect, it } from 'vitest'
import type { PhrasedQuestion } from '../../src/kernel/index.ts'
import { type Context, commandsIn, whatDoes } from '../../src/screen/commands.ts'
import { english } from '../words.ts'
import { COMMANDS } from './all-keys.ts'
import { IN } from './contexts.ts'
import { islandView } from './islands.ts'
import { header, MOVE, MOVE_OR_CAST, Player, position, ROLL, STOP } from './sitting.ts'

/** Returns a player without Tasks. */
const free = <P extends object>(player: P): P => ({ ...player, tasks: [] })

describe('the title screen', () => {
  it('opens the form of a new game with n, and Enter starts it with the defaults', () => {
    const player = new Player().press('n')
    expect(player.model.screen.kind).toBe('new')
    player.press('enter')
    expect(player.asked).toEqual([
      {
        kind: 'begin',
        header: header({
          options: {
            variant: 'solitaire',
            map: 'auto',
            removed: 'die',
            fortnight: '14',
            thwart: 'ten',
            lair: 'book',
            demons: 'one',
          },
          seats: ['Ann'],
        }),
      },
    ])
  })

  it('accepts arrows and Enter in place of letters', () => {
    const player = new Player().press('down', 'down', 'down', 'down', 'down', 'enter')
    expect(player.model.overlay).toMatchObject({ kind: 'page', title: 'Help' })
  })

  it('offers to continue the last game and to watch the examples', () => {
    const save = {
      name: 'wizards-7',
      path: '/s/wizards-7.cantrip',
      changed: 0,
      header: header(),
      problem: null,
      answers: 34,
    }
    const player = new Player(80, 24, {
      saves: [save],
      examples: [{ name: 'first', path: '/e/first.moves', about: 'A day.' }],
    })
    expect(player.screen).toContain('wizards-7: Ann, Ben, Cleo, 34 moves')
    expect(player.press('c').asked).toEqual([{ kind: 'resume', path: save.path }])
    expect(player.press('e', 'enter').asked.at(-1)).toEqual({ kind: 'watch', path: '/e/first.moves' })
  })

  it('says what is wrong with an unreadable save, and opens nothing', () => {
    const save = {
      name: 'torn',
      path: '/s/torn.cantrip',
      changed: 0,
      header: null,
      problem: 'torn.cantrip:1: this is no saved game.',
      answers: 0,
    }
    const player = new Player(80, 24, { saves: [save] }).press('l', 'enter')
    expect(player.asked).toEqual([{ kind: 'load-preview', path: save.path }])
    expect(player.screen).toContain('this is no saved game')
  })

  it('reads the selected save and shows its status', () => {
    const save = { name: 'one', path: '/s/one', changed: 0, header: header(), problem: null, answers: 3 }
    const other = { ...save, name: 'two', path: '/s/two' }
    const player = new Player(80, 24, { saves: [save, other] }).press('l', 'down')
    expect(player.asked).toEqual([
      { kind: 'load-preview', path: '/s/one' },
      { kind: 'load-preview', path: '/s/two' },
    ])
    player.hears({ kind: 'preview', path: '/s/one', text: 'Fortnight 1, Day 2' })
    expect(player.screen).not.toContain('Fortnight 1, Day 2')
    player.hears({ kind: 'preview', path: '/s/two', text: 'Fortnight 9, Day 3' })
    expect(player.screen).toContain('Fortnight 9, Day 3')
  })

  it('quits with q', () => {
    expect(new Player().press('q').asked).toEqual([{ kind: 'quit' }])
  })
})

describe('the form of a new game', () => {
  it('takes names, a seed and a variant that fits the number of players', () => {
    const player = new Player().press('n', 'up', 'up')
    player.press('ctrl+u').types('moon 7').press('up', 'backspace', 'backspace', 'backspace').types('Zoë')
    player.press('up', 'right')
    expect(player.screen).toContain('Two to six players, one winner')
    expect(player.screen).toMatch(/► Players +← 2 →/)
    player.press('up', 'up', 'up', 'up', 'up', 'up', 'up', 'enter')
    expect(player.asked).toEqual([
      {
        kind: 'begin',
        header: header({
          options: {
            variant: 'standard',
            map: 'auto',
            removed: 'die',
            fortnight: '14',
            thwart: 'ten',
            lair: 'book',
            demons: 'one',
          },
          seats: ['Zoë', 'Ben'],
          seed: 'moon 7',
        }),
      },
    ])
  })

  it('does not start with two equal names', () => {
    const player = new Player().press('n', 'up', 'up', 'up', 'up', 'right', 'down', 'down')
    player.press('ctrl+u').types('Ann').press('down', 'down', 'down', 'enter')
    expect(player.asked).toEqual([])
    expect(player.screen).toContain('Two players are called "Ann".')
  })

  it('returns with Escape', () => {
    expect(new Player().press('n', 'escape').model.screen.kind).toBe('title')
  })
})

describe('a question with a list', () => {
  it('takes the selected answer, or an answer by its number', () => {
    expect(Player.at(ROLL).press('down', 'enter').asked).toEqual([{ kind: 'answer', seat: 0, id: 'cast transporting' }])
    expect(Player.at(ROLL).press('3').asked).toEqual([{ kind: 'answer', seat: 0, id: 'ask for help' }])
  })

  it('says so if there is no such number', () => {
    const player = Player.at(ROLL).press('7')
    expect(player.asked).toEqual([])
    expect(player.screen).toContain('There is no choice 7; the choices are 1 to 3.')
    expect(player.press('0').screen).toContain('There is no choice 0; the choices are 1 to 3.')
    const alone = Player.at({ ...ROLL, options: ROLL.options.slice(0, 1) }).press('2')
    expect(alone.screen).toContain('There is no choice 2; the only choice is 1.')
  })

  it('preselects stopping if nobody can walk on, but not a spell', () => {
    const [swiftness, stop] = MOVE_OR_CAST.options.slice(-2)
    const spent = Player.at({ ...MOVE_OR_CAST, data: { left: 0, die: 3 }, options: [swiftness!, stop!] })
    expect(spent.press('enter').asked).toEqual([{ kind: 'answer', seat: 0, id: 'stop' }])
  })

  it('says once where Escape leads while looking around: back to the question', () => {
    const looking = Player.at(ROLL).press('x')
    expect(looking.screen).toContain('Esc back')
    expect(looking.screen).not.toContain('Esc leave')
    expect(looking.press('escape').table.focus).toBe('list')
  })

  it('checks whether the selected answer can be undone, and says if it cannot', () => {
    const player = Player.at(ROLL).press('down')
    expect(player.effects).toEqual([{ kind: 'check-irreversible', serial: 1, seat: 0, id: 'cast transporting' }])
    expect(player.screen).not.toContain("can't be undone")
    player.hears({ kind: 'irreversibility', serial: 1, id: 'roll', final: true })
    expect(player.screen).not.toContain("can't be undone")
    player.hears({ kind: 'irreversibility', serial: 1, id: 'cast transporting', final: true })
    expect(player.screen).toContain("can't be undone")
    player.press('up')
    expect(player.screen).not.toContain("can't be undone")
  })

  it('lets the cursor move on the map with x, and returns with Escape', () => {
    const player = Player.at(ROLL).press('x', 'right')
    expect(player.table).toMatchObject({ focus: 'map' })
    expect(player.screen).toContain('off Torwall')
    player.press('left', 'enter')
    expect(player.asked).toEqual([])
    expect(player.press('escape').table.focus).toBe('list')
  })

  it('shows long lists in columns and counts the hidden answers', () => {
    const options = Array.from({ length: 60 }, (_, i) => ({
      ...ROLL.options[0]!,
      id: `o${i}`,
      label: `Option number ${i + 1}`,
    }))
    const player = Player.at({ ...ROLL, options })
    expect(player.screen).toContain('1-9 of 60, more below')
    expect(player.press('right').table.selected).toBe(3)
    for (let i = 0; i < 10; i++) player.press('down')
    expect(player.screen).toContain('Option number 14')
    expect(player.press('enter').asked).toEqual([{ kind: 'answer', seat: 0, id: 'o13' }])
  })
})

describe('a question on the map', () => {
  it('moves the cursor with the arrows and the corners of the numeric keypad, and Enter takes its space', () => {
    const player = Player.at(MOVE)
    const seen = ['up', 'down', 'left', 'right', 'home', 'end'].map(key => Player.at(MOVE).press(key).table.cursor)
    expect(new Set(seen).size).toBe(6)
    expect(seen[4]).toBe('torwall.c1')
    expect(player.press('home', 'enter').asked).toEqual([{ kind: 'answer', seat: 0, id: 'go torwall.c1' }])
  })

  it('moves straight up and down with the arrows', () => {
    const column = (space: string | null) => Number(space?.startsWith('sea.') ? space.slice(4, 6) : Number.NaN)
    const player = Player.at(ROLL).press('x', 'right', 'right', 'right', 'right')
    const from = column(player.table.cursor)
    player.press('up', 'up', 'down', 'down')
    expect(column(player.table.cursor)).toBe(from)
  })

  it("plans a route to a space beyond this turn's reach, and answers nothing", () => {
    const player = Player.at(MOVE).press('right', 'right', 'right', 'enter')
    const { cursor } = player.table
    expect(player.asked).toEqual([])
    expect(player.screen).toMatch(/Planned a route to .*|There is no route/)
    expect(cursor).not.toBeNull()
  })

  it('plans a route while looking around too, at a different question', () => {
    const player = Player.at(ROLL).press('x', 't', 'enter')
    expect(player.asked).toEqual([])
    expect(player.screen).toContain('Planned a route to')
  })

  it('lists the objectives at home, and takes a player without a Task to the place of the hint', () => {
    expect(Player.at(MOVE).press('p').screen).toContain('Klor')
    const player = Player.at(MOVE, { view: { ...islandView(), players: islandView().players.map(free) } }).press('t')
    expect(player.table.cursor).toBe('crescent-ridge.c5')
  })

  it('explains the board symbols in every place', () => {
    for (const at of [Player.at(MOVE), Player.at(ROLL), Player.at(null)])
      expect(at.press('l').screen).toContain('mountains')
  })

  it('says how to leave the page already open, instead of naming it again', () => {
    const player = Player.at(MOVE_OR_CAST)
    const told = player.screen.split('Torwall B1, ').length
    expect(player.press('enter').screen).toMatch(/That's where you are\. Move the cursor.*\s.*press a\s+number\./)
    expect(player.asked).toEqual([])
    expect(player.screen.split('Torwall B1, ').length).toBe(told)
  })

  it('finds the next available space, no matter where it is', () => {
    const player = Player.at(MOVE).press('.')
    expect(player.table.cursor).toBe('torwall.a1')
    expect(player.press('.', ',', ',').table.cursor).toBe('torwall.center')
  })

  it('lists the answers that are not spaces, with their numbers', () => {
    const player = Player.at(MOVE_OR_CAST)
    expect(player.screen).toContain('1 Cast Swiftness   2 Stop here')
    expect(player.press('2').asked).toEqual([{ kind: 'answer', seat: 0, id: 'stop' }])
  })

  it('lists the answers for one space if there are several', () => {
    const act = { kind: 'fly', to: 'torwall.a1' }
    const here = { label: 'Fly to Torwall A1', id: 'fly torwall.a1', act, at: { space: 'torwall.a1' } }
    const player = Player.at({ ...MOVE, options: [...MOVE.options, here] }).press('.')
    expect(player.screen).toContain('1 Walk to Torwall A1   2 Fly to Torwall A1')
    expect(player.press('2').asked).toEqual([{ kind: 'answer', seat: 0, id: 'fly torwall.a1' }])
  })

  it('mentions their numbers only if the whole line fits, and cuts none', () => {
    const act = { kind: 'fly', to: 'torwall.a1' }
    const at = { space: 'torwall.a1' }
    const long = 'Walk to Torwall A1 by the road that leads round the lake and the hills'
    const walk = MOVE.options.map(option => (option.at?.space === at.space ? { ...option, label: long } : option))
    const options = [...walk, { label: 'Fly', id: 'fly torwall.a1', act, at }]
    const lines = (columns: number) =>
      Player.at({ ...MOVE, options }, { columns })
        .press('.')
        .screen.split('\n')
    expect(lines(140).some(line => line.includes(`Enter ${long}, or a number below`))).toBe(true)
    const narrow = lines(80).find(line => line.includes(`Enter ${long}`))
    expect(narrow).not.toMatch(/, or|…/)
  })

  it('starts at the current space, or at a distant available one', () => {
    expect(Player.at(MOVE).table.cursor).toBe('torwall.b1')
    const far = ['glendale.c3', 'timberlane.b5'].map(space => ({ id: space, label: space, at: { space } }))
    // Spaces without a price are visited starting with the nearest.
    const choosing = Player.at({ ...MOVE, options: far })
    expect(choosing.table.cursor).toBe('timberlane.b5')
    expect(choosing.press('.').table.cursor).toBe('glendale.c3')
    const here = { id: 'torwall.b1', label: 'here', at: { space: 'torwall.b1' } }
    expect(Player.at({ ...MOVE, options: [...far, here] }).table.cursor).toBe('torwall.b1')
  })

  it('zooms out to the whole board and back', () => {
    const player = Player.at(MOVE).press('-')
    expect(player.screen).toContain('MELEKOK')
    expect(player.press('+').screen).toContain('·c1')
  })

  it('keeps the map still while the cursor moves in its middle, and scrolls it near the edge', () => {
    const player = Player.at(ROLL).press('x')
    const { from } = player.table
    expect(player.press('left', 'right').table.from).toEqual(from)
    for (let i = 0; i < 14; i++) player.press('left')
    expect(player.table.from).not.toEqual(from)
    expect(player.screen).toContain('[')
  })
})

describe('the command line', () => {
  it('opens with a colon, or with the first letter of a word', () => {
    expect(Player.at(ROLL).press(':').table.typing?.line.text).toBe('')
    expect(Player.at(ROLL).types('ro').table.typing?.line).toEqual({ text: 'ro', at: 2 })
  })

  it('matches an answer, completes it and takes it', () => {
    const player = Player.at(MOVE).types(':go torwall.cen').press('tab')
    expect(player.table.typing?.line.text).toBe('go torwall.center')
    expect(player.press('enter').asked).toEqual([{ kind: 'answer', seat: 0, id: 'go torwall.center' }])
    expect(player.table.typing).toBeNull()
  })

  it('stays open with the typed text if it is unclear', () => {
    const player = Player.at(ROLL).types(':rool').press('enter')
    expect(player.table.typing?.line.text).toBe('rool')
    expect(player.screen).toContain('Did you mean')
    expect(player.press('escape').table.typing).toBeNull()
  })

  it("shows the game's reply, on a page if it is long", () => {
    const player = Player.at(ROLL).press(':').types('look sea.1407').press('enter')
    expect(player.model.notice?.lines[0]).toContain('The sea')
    expect(player.press(':').types('look b4').press('enter').model.overlay).toMatchObject({
      kind: 'page',
      title: 'look',
    })
    expect(player.screen).toMatch(/Torwall B4.*The royal city/s)
    player.press('escape')
    player.press(':').types('tasks').press('enter')
    expect(player.model.overlay).toMatchObject({ kind: 'page', title: 'tasks' })
    expect(player.screen).toContain('The Centaur Klor')
    expect(player.press('escape').model.overlay).toBeNull()
  })

  it('accepts the table commands', () => {
    const afterTyping = (text: string) => Player.at(ROLL).press(':').types(text).press('enter')
    expect(afterTyping('undo 2').asked).toEqual([{ kind: 'undo', seat: 0, count: 2 }])
    expect(afterTyping('redo 2').asked).toEqual([{ kind: 'redo', seat: 0, count: 2 }])
    expect(afterTyping('redo').asked).toEqual([{ kind: 'redo', seat: 0, count: 1 }])
    expect(afterTyping('save spare').asked).toEqual([{ kind: 'copy', name: 'spare' }])
    expect(afterTyping('load').asked).toEqual([{ kind: 'library', open: 'load' }])
    expect(afterTyping('load spare').asked).toEqual([{ kind: 'load', name: 'spare' }])
    expect(afterTyping('options rescued').model.notice?.lines).toEqual(['ask for help: Ask to be rescued'])
    expect(afterTyping('quit').asked).toEqual([{ kind: 'quit' }])
    expect(afterTyping('seed').screen).toContain('The seed of this game is 1982')
    expect(afterTyping('log').table.page).toBe('log')
    expect(afterTyping('rules 7.304').model.overlay).toMatchObject({ kind: 'rules' })
    expect(afterTyping('help').model.overlay).toMatchObject({ title: 'Help' })
    expect(afterTyping('options').model.notice?.lines).toContain('roll: Roll for movement (white die: points to move)')
    const again = afterTyping('new 77').press('enter')
    expect(again.asked).toEqual([{ kind: 'again', header: header(), seed: '77' }])
  })

  it('recalls earlier lines', () => {
    const player = Player.at(ROLL)
      .press(':')
      .types('seed')
      .press('enter', ':')
      .types('save')
      .press('enter', ':', 'up', 'up')
    expect(player.table.typing?.line.text).toBe('seed')
    expect(player.press('up').table.typing?.line.text).toBe('seed')
    expect(player.press('down').table.typing?.line.text).toBe('save')
    expect(player.press('down', 'down').table.typing?.line.text).toBe('')
    expect(player.press('up').table.typing?.line.text).toBe('save')
  })

  it('edits the line at the caret', () => {
    const player = Player.at(ROLL).press(':').types('rol').press('home', 'right', 'delete').types('o')
    expect(player.table.typing?.line).toEqual({ text: 'rol', at: 2 })
  })

  it('accepts a paste as one text', () => {
    const player = Player.at(ROLL)
      .press(':')
      .hears({ kind: 'key', key: { paste: 'cast\ntrans' } })
    expect(player.table.typing?.line.text).toBe('cast trans')
  })
})

describe('Home and End', () => {
  it('go to the first and the last answer, log entry and line of a page, and line of the title menu', () => {
    const entries = Array.from({ length: 40 }, (_, i) => ({ day: i, text: `Sentence ${i + 1}.`, rule: '6', at: i }))
    const player = Player.at(
      { ...ROLL, options: MOVE.options.map(({ id, label }) => ({ ...ROLL.options[0]!, id, label })) },
      { log: entries, known: 40 },
    )
    const picks = (...keys: string[]) => keys.map(key => player.press(key).table.selected)
    expect(picks('end', 'home')).toEqual([MOVE.options.length - 1, 0])
    player.press('shift+tab')
    expect(player.table.page).toBe('log')
    expect(player.press('home').table.selectedEntry).toBe(39)
    expect(player.press('end').table.selectedEntry).toBe(0)
    player.press('escape', 'tab', 'end')
    const { scroll } = player.table
    expect(player.press('down').table.scroll).toBe(scroll)
    expect(player.press('home').table.scroll).toBe(0)
    const title = new Player()
    const { screen } = title.press('end').model
    expect(title.press('down').screen).toBe(new Player().screen)
    expect(screen).toMatchObject({ kind: 'title' })
  })
})

describe('the table', () => {
  it('scrolls a long log and returns to its end', () => {
    const entries = Array.from({ length: 40 }, (_, i) => ({ day: i, text: `Sentence ${i + 1}.`, rule: '6', at: i }))
    const player = Player.at(ROLL, { log: entries, known: 40 })
    expect(player.screen).toContain('Sentence 40.')
    player.press('pageup', 'pageup')
    expect(player.screen).not.toContain('Sentence 40.')
    expect(player.screen).toContain('Sentence 36.')
    player.press('pagedown', 'pagedown', 'pagedown')
    expect(player.screen).toContain('Sentence 40.')
    for (let i = 0; i < 200; i++) player.press('pageup')
    expect(player.screen).toContain('Sentence 1.')
    player.press('pagedown')
    expect(player.screen).toContain('Sentence 4.')
  })

  it('marks new entries, and indicates more of them above', () => {
    const entries = Array.from({ length: 9 }, (_, i) => ({ day: i, text: `Sentence ${i + 1}.`, rule: '6', at: i }))
    expect(Player.at(ROLL, { log: entries, known: 7 }).screen).toMatch(
      /\n {2}Sentence 7\..*\n• Sentence 8\..*\n• Sentence 9\./,
    )
    // On three lines, sentences are joined so that more events of other players are readable. With more room, each has
    // its own line.
    const long = entries.map(it => ({ ...it, text: `${it.text} Somebody did this or that meanwhile.` }))
    const at = (columns: number, rows: number, known: number) => Player.at(ROLL, { log: long, known, columns, rows })
    expect(at(80, 24, 5).screen).toMatch(/\n• Sentence 6\. .* Sentence 7\. [^•]* Sentence 9\. Somebody did\s+this/)
    expect(at(80, 24, 1).screen).toMatch(/\n↑ Sentence [3-6]\. [^•]* Sentence 9\./)
    expect(at(80, 24, 1).press('pageup').screen).toMatch(/\n. Sentence \d\. Somebody did this or that meanwhile\. *\n/)
    expect(at(100, 40, 1).screen).toMatch(/\n↑ Sentence 3\. [^\n]*\n• Sentence 4\./)
    // A page with room for exactly the new sentences has none above.
    const rows = (known: number) => at(100, 40, known).screen.match(/^. Sentence \d\./gm) ?? []
    const [top = ''] = rows(1)
    const first = Number(/\d/.exec(top))
    expect(rows(first - 1)[0]).toBe(`• Sentence ${first}.`)
    expect(rows(first - 2)[0]).toBe(`↑ Sentence ${first}.`)
    // Scrolled back, the first row is an older sentence, or a new one with others above.
    expect(at(100, 40, first - 1).press('pageup').screen).not.toMatch(/^↑ S/m)
    // A sentence that is too long has its own lines.
    const wordy = entries.map(it => ({ ...it, text: `${it.text} ${'And so on. '.repeat(30)}` }))
    expect(Player.at(ROLL, { log: wordy, known: 4 }).screen).toMatch(/\n↑ And so on/)
  })

  it('accepts only keys for quitting and redrawing while the screen is too small to show the question', () => {
    const player = Player.at(ROLL).hears({ kind: 'resize', columns: 60, rows: 20 }) as Player
    expect(player.screen).toContain('Enlarge it')
    player.press('enter', '1', 'down', 'tab', ':', 'ctrl+p', '?', 'f1', 'h', 'u')
    expect(player.effects).toEqual([])
    player.hears({ kind: 'resize', columns: 80, rows: 24 })
    expect(player.screen).toBe(Player.at(ROLL).screen)
    player.hears({ kind: 'resize', columns: 60, rows: 20 })
    // A click sent before the screen became smaller has no meaning.
    const before = player.model
    const mouse = { x: 3, y: 20, button: 'left', action: 'press' } as const
    player.hears({ kind: 'mouse', mouse, hit: { target: { kind: 'key', key: 'enter' }, part: null } })
    player.hears({ kind: 'mouse', mouse: { ...mouse, action: 'wheel-down' }, hit: { target: null, part: 'map' } })
    expect(player.model).toEqual(before)
    expect(player.asked).toEqual([])
    expect(player.press('ctrl+l').effects).toEqual([{ kind: 'repaint' }])
    expect(player.press('ctrl+c').effects).toContainEqual({ kind: 'quit' })
  })

  it('asks for a hint, and shows it while the question is the same', () => {
    const player = Player.at(ROLL).press('h')
    expect(player.effects).toEqual([{ kind: 'advise', question: ROLL }])
    player.hears({ kind: 'advised', question: MOVE, hint: { id: 'roll', why: 'Of another turn.' } })
    expect(player.screen).not.toContain('Of another turn.')
    // Actions of other players do not change it.
    player.hears({ kind: 'news', position: position(ROLL, { serial: 7 }), notice: null })
    player.hears({ kind: 'advised', question: ROLL, hint: { id: 'roll', why: 'Roll: the sun is high.' } })
    expect(player.screen).toContain('Roll: the sun is high.')
    const asBefore = position(ROLL, { serial: 8 })
    player.hears({ kind: 'position', position: asBefore, cover: false, notice: null, others: true })
    expect(player.screen).toContain('Roll: the sun is high.')
    const told = [...asBefore.log, { day: 17, text: 'Ben walks to Torwall A6.', rule: '6', at: 5 }]
    player.hears({
      kind: 'position',
      position: { ...asBefore, log: told },
      cover: false,
      notice: null,
      others: true,
    })
    expect(player.screen).not.toContain('Roll: the sun is high.')
    player.hears({ kind: 'advised', question: ROLL, hint: null })
    expect(player.screen).toContain('There is no hint for this.')
    expect(Player.at(null).press('h').effects).toEqual([])
  })

  it('selects the recommended answer, in the list and on the map, unless the player has moved since', () => {
    const list = Player.at(ROLL)
    const help = { id: 'ask for help', why: 'You are lost.' }
    list.hears({ kind: 'advised', question: ROLL, hint: help, stays: true })
    expect(list.screen).toContain('You are lost.')
    expect(list.table.selected).toBe(0)
    list.hears({ kind: 'advised', question: ROLL, hint: help })
    expect(list.table.selected).toBe(2)
    const map = Player.at(MOVE_OR_CAST)
    map.hears({ kind: 'advised', question: MOVE_OR_CAST, hint: { id: 'go torwall.b2', why: 'There.' } })
    expect(map.table).toMatchObject({ focus: 'map', cursor: 'torwall.b2' })
    map.hears({ kind: 'advised', question: MOVE_OR_CAST, hint: { id: 'stop', why: 'Here.' } })
    expect(map.press('enter').effects).toContainEqual({ kind: 'answer', seat: 0, id: 'stop' })
    // Escape returns from a recommendation in the list to the map.
    const hinted = Player.at(MOVE_OR_CAST)
    hinted.hears({ kind: 'advised', question: MOVE_OR_CAST, hint: { id: 'stop', why: 'Here.' } })
    expect(hinted.press('escape').table.focus).toBe('map')
    expect(hinted.model.overlay).toBeNull()
    expect(hinted.press('escape').model.overlay).toMatchObject({ kind: 'ask' })
    // If a space has several answers, Enter takes the recommended one until the cursor moves.
    const act = { kind: 'fly', to: 'torwall.a1' }
    const fly = { label: 'Fly to Torwall A1', id: 'fly torwall.a1', act, at: { space: 'torwall.a1' } }
    const several = { ...MOVE, options: [...MOVE.options, fly] }
    const flown = Player.at(several).hears({ kind: 'advised', question: several, hint: { id: fly.id, why: 'Up.' } })
    expect(flown.press('enter', 'enter').effects).toContainEqual({ kind: 'answer', seat: 0, id: fly.id })
    // Without a recommendation, it takes the default.
    const either = { ...MOVE, options: [fly, { ...STOP, at: fly.at }] }
    const answer = (at: Player) => at.press('enter').asked
    expect(answer(Player.at(either).press('.'))).toEqual([{ kind: 'answer', seat: 0, id: 'stop' }])
    const up = Player.at(either).hears({ kind: 'advised', question: either, hint: { id: fly.id, why: 'Up.' } })
    expect(answer(up)).toEqual([{ kind: 'answer', seat: 0, id: fly.id }])
    // An open page stays open.
    const reading = Player.at(MOVE_OR_CAST).press('tab')
    const { cursor } = reading.table
    reading.hears({ kind: 'advised', question: MOVE_OR_CAST, hint: { id: 'go torwall.b2', why: 'There.' } })
    expect(reading.table.cursor).toBe(cursor)
  })

  it('selects what a hint planned for the next question, unless the player gives another answer', () => {
    const hint = { id: 'ask for help', why: 'You are lost. Then stop here.', next: 'stop' }
    const hinted = () => Player.at(ROLL).hears({ kind: 'advised', question: ROLL, hint })
    const asked = (question: PhrasedQuestion) => ({
      ...({ kind: 'position', position: position(question, { serial: 8 }), cover: false, notice: null } as const),
    })
    const followed = hinted().press('enter')
    expect(followed.effects).toContainEqual({ kind: 'answer', seat: 0, id: 'ask for help' })
    followed.hears(asked(MOVE_OR_CAST))
    expect(followed.press('enter').effects).toContainEqual({ kind: 'answer', seat: 0, id: 'stop' })
    // The plan is for one question only.
    const later = hinted().press('enter').hears(asked(MOVE_OR_CAST)).press('enter').hears(asked(MOVE_OR_CAST))
    const fresh = Player.at(MOVE_OR_CAST)
    expect([later.table.focus, later.table.selected, later.table.cursor]).toEqual([
      fresh.table.focus,
      fresh.table.selected,
      fresh.table.cursor,
    ])
    const other = hinted().press('1').hears(asked(MOVE_OR_CAST))
    expect([other.table.focus, other.table.selected]).toEqual([fresh.table.focus, fresh.table.selected])
    // A question to another seat is not part of the plan.
    const rival = hinted()
      .press('enter')
      .hears(asked({ ...MOVE_OR_CAST, seat: 1 }))
    expect(rival.table.suggested).not.toBe('stop')
  })

  it('asks about quitting at the first Escape, no matter what is shown or planned, and a second one returns', () => {
    const player = Player.at(MOVE).types(':plan hamdrel').press('enter')
    const { plans } = player.table
    expect(Object.keys(plans)).toHaveLength(1)
    player.hears({ kind: 'notice', notice: { tone: 'bad', lines: ['That cannot be.'] } })
    expect(player.press('escape').model.overlay).toMatchObject({ kind: 'ask' })
    expect(player.press('escape').model.overlay).toBeNull()
    expect(player.table.plans).toEqual(plans)
  })

  it('shows objectives and plans before the roll', () => {
    const player = Player.at(ROLL).press('t')
    expect(player.table).toMatchObject({ focus: 'map', typing: null })
    expect(player.table.cursor).not.toBe(Player.at(ROLL).table.cursor)
    expect(player.press('p').screen).toContain('Planned a route to')
    expect(Player.at(ROLL).press('y').screen).toMatch(/A +Pick up|A +\w/)
  })

  it("looks around with x from every question and page, with the cursor on the player's piece", () => {
    for (const keys of [[], ['tab'], ['shift+tab'], ['x', 'right'], ['t']]) {
      const player = Player.at(ROLL).press(...keys, 'x')
      expect(player.table).toMatchObject({ page: 'map', focus: 'map', typing: null, cursor: 'torwall.b1' })
    }
    expect(Player.at(MOVE).press('right', 'x').table.cursor).toBe('torwall.b1')
  })

  it('no letter that is a key at the table opens the command line', () => {
    const contexts = ['list', 'number', 'map', 'sheet', 'log', 'waiting', 'over'] as const
    const keys = contexts.flatMap(where => commandsIn(Player.at(ROLL).model, where).flatMap(command => command.keys))
    const letters = [...new Set(keys)].filter(key => /^\p{L}$/u.test(key))
    expect(letters.toSorted()).toEqual([...'TUfghlnptuxy'])
    for (const letter of letters)
      for (const question of [ROLL, MOVE, { ...ROLL, amount: { least: 0, most: 5 } }])
        expect([letter, Player.at(question).press(letter).table.typing]).toEqual([letter, null])
    expect(Player.at(ROLL).press('n').screen).toContain('"n" does nothing here')
    expect(Player.at(ROLL).press('r').table.typing).not.toBeNull()
  })

  it('asks before quitting, and says that the game is saved', () => {
    const player = Player.at(ROLL).press('escape')
    expect(player.screen).toContain('Leave the table? The game is saved.')
    expect(player.press('escape').model.overlay).toBeNull()
    expect(player.press('ctrl+c', 'enter').asked).toEqual([{ kind: 'quit' }])
    expect(Player.at(ROLL).press('escape', 'enter').asked).toEqual([{ kind: 'library', open: 'title' }])
    const alone = Player.at(ROLL)
    alone.model = { ...alone.model, fromTitle: false }
    expect(alone.press('escape', 'enter').asked).toEqual([{ kind: 'quit' }])
  })

  it('accepts j for yes in German only', () => {
    const leaving = (language: 'de' | 'en', key: string) => {
      const player = new Player()
      const { settings } = player.model
      const overlay = { kind: 'ask', text: 'Quit?', yes: { kind: 'quit' } } as const
      player.model = { ...player.model, overlay, settings: { ...settings, language } }
      return player.press(key).asked
    }
    const yes = [{ kind: 'quit' }]
    expect([leaving('de', 'j'), leaving('de', 'y'), leaving('en', 'y')]).toEqual([yes, yes, yes])
    expect(leaving('en', 'j')).toEqual([])
  })

  it('undoes with u or Backspace', () => {
    expect(Player.at(ROLL).press('u').asked).toEqual([{ kind: 'undo', seat: 0, count: 1 }])
    expect(Player.at(MOVE).press('backspace').asked).toEqual([{ kind: 'undo', seat: 0, count: 1 }])
  })

  it('redoes with U', () => {
    expect(Player.at(ROLL, { redoable: 1 }).press('U').asked).toEqual([{ kind: 'redo', seat: 0, count: 1 }])
  })

  it('clears the notice at the next key', () => {
    const player = Player.at(ROLL).hears({
      kind: 'notice',
      notice: { tone: 'bad', lines: ['Nothing to undo.'] },
    })
    expect(player.screen).toContain('Nothing to undo.')
    expect(player.press('down').screen).not.toContain('Nothing to undo.')
  })

  it('covers the screen for the next player, then shows that player the events', () => {
    const player = Player.at(ROLL)
    const next = position({ ...ROLL, seat: 1 }, { seat: 1, serial: 2, known: 2 })
    player.hears({ kind: 'position', position: next, cover: true, notice: null })
    expect(player.press('x', '1', 'tab').asked).toEqual([])
    expect(player.screen).toContain("Ben, it's your turn.")
    player.press('enter')
    expect(player.screen).toContain('Since your last turn, Ben')
    expect(player.screen).toContain('Day 3 of Fortnight 2 dawns.')
    expect(player.screen).not.toContain('Cleo walks')
    expect(player.press('enter').screen).toContain('Roll for movement')
    // Without news, the first Enter uncovers the table.
    const quiet = Player.at(ROLL).hears({
      kind: 'position',
      position: { ...next, known: 4 },
      cover: true,
      notice: null,
    })
    expect(quiet.press('enter').model.overlay).toBeNull()
    expect(quiet.table.covered).toBe(false)
  })

  it('redraws in a different size, centered on the piece', () => {
    const player = Player.at(MOVE).hears({ kind: 'resize', columns: 120, rows: 50 })
    expect(player.lines()).toHaveLength(50)
    expect(player.screen).toContain('@')
  })
})

describe('the table of commands', () => {
  it('gives no key two meanings in one place', () => {
    for (const where of Object.keys(IN) as Context[]) {
      const keys = commandsIn(Player.at(ROLL).model, where).flatMap(command => command.keys)
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
    }
  })

  it('lists every key on the help page', () => {
    expect(COMMANDS.every(command => whatDoes(english, command, null).endsWith('.'))).toBe(true)
  })

  it("skips to the player's own turn with any unassigned key while bots play", () => {
    for (const key of ['enter', 'space', 'b']) {
      const player = Player.at(null, { thinking: { name: 'Tamsin', bot: 'mentor' } }).press(key)
      expect(player.asked).toEqual([{ kind: 'skip-delays' }])
      expect(player.table.typing).toBeNull()
    }
    const other = Player.at(null, { thinking: { name: 'Tamsin', bot: 'mentor' } })
    expect(other.screen).toMatch(/any key skip ahead/i)
    expect(other.press('tab').table.page).toBe('sheet')
  })
})
