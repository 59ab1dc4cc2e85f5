import { describe, expect, it } from 'vitest'
import { pick, seedRandom } from '../../src/kernel/index.ts'
import { plainScreen } from '../../src/screen/kit/plain-screen.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { offers } from '../../src/screen/table/offers.ts'
import { guidedHeader, guidesOf, stepAt } from '../../src/server/guide.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme } from '../../src/terminal/theme.ts'
import { games } from '../games/library.ts'
import { toy } from '../kernel/toy.ts'
import { expectGolden } from './golden.ts'
import { LessonPlayer } from './lesson-player.ts'
import { plain } from './screen-player.ts'
import { Player, ROLL, wizards } from './sitting.ts'
import { shown } from './terminal.ts'

/** The maximum number of keys for a lesson. */
const MAX_KEYS = 60

/** Every lesson of every game. */
const ALL_LESSONS = games.flatMap(game => guidesOf(game).map(({ title, name }) => ({ title, name, game })))

/** Returns a player at the title screen who is about to play a lesson of Wizards. */
const learning = (columns = 80, rows = 24, lesson?: string) => new LessonPlayer(wizards, lesson, columns, rows)

/** Plays the first lesson of Wizards, or another one, until the guide shows this heading. */
function at(title: string, columns = 80, rows = 24, name?: string): LessonPlayer {
  const lesson = learning(columns, rows, name).begin().follow(title)
  expect(lesson.head).toContain(title)
  return lesson
}

describe('learning to play with keys alone', () => {
  it.each([
    [undefined, 6, []],
    // The days in the Trap pass by themselves, so the step of waiting for the Evil Spirit does not appear.
    ['magic', 15, ['The Evil Spirit']],
  ] as const)('gets from the title screen to the end of lesson %s by pressing the keys shown', (name, day, unseen) => {
    const lesson = learning(80, 24, name)
    expect(lesson.player.screen).toMatch(/► \S {2}Learn to play/)
    const { title, steps, end } = guidesOf(wizards).find(guide => guide.name === name)!
    lesson.begin().follow(`${title} done`)
    const heads = steps.map(({ title }, i) => `${title} ${i + 1} of ${steps.length}`)
    // The last message is not counted as a step.
    expect(lesson.heads).toEqual([
      ...heads.filter(head => !unseen.some(title => head.startsWith(title))),
      `${title} done`,
    ])
    expect(lesson.player.screen).toContain(end.slice(0, 60))
    expect(lesson.match.state.day).toBe(day)
    expect(lesson.player.screen).toContain('Lesson complete! ')
    // From here on it is a normal game.
    lesson.press('escape')
    for (let i = 0; i < 6 && lesson.head !== null; i++) lesson.press(',', 'enter')
    expect(lesson.head).toBeNull()
  })

  it('offers the next lesson of the game once at the end, and the title screen after the last one', () => {
    const first = learning().begin().follow('Your first Task done')
    expect(first.player.screen).toContain('Start the next one: A spell, a boat and the Evil Spirit?')
    first.player.press('enter')
    expect(first.player.effects).toContainEqual({ kind: 'begin', header: guidedHeader(wizards, 'Ann', 'magic') })
    const stays = learning().begin().follow('Your first Task done').press('escape', 'tab', 'escape')
    expect(stays.player.model.overlay).toBeNull()
    const last = learning(80, 24, 'magic').begin()
    last.follow(`${guidesOf(wizards).find(({ name }) => name === 'magic')!.title} done`)
    expect(last.player.screen.replace(/\s+/g, ' ')).toContain('That was the last one for this game.')
    last.player.press('enter')
    expect(last.player.effects).toContainEqual({ kind: 'library', open: 'title' })
  })

  it.each(ALL_LESSONS)(
    'takes at most 60 keys and selects the wanted answer of every list in "$title" of $game.id',
    ({ title, name, game }) => {
      const lesson = new LessonPlayer(game, name).begin().follow(`${title} done`)
      expect(lesson.head).toBe(`${title} done`)
      expect(lesson.keys).toBeLessThanOrEqual(MAX_KEYS)
      expect(lesson.numberedSteps).toEqual([])
      if (name === undefined) expect([...lesson.toldKeys]).toEqual(expect.arrayContaining(['u', 'h']))
    },
  )

  it('teaches how to travel, undo, ask for a hint, join an Order and complete a Task', () => {
    const lesson = learning().begin()
    const pressed = new Set<string>()
    for (let i = 0; i < 100 && lesson.told.length > 0; i++) {
      for (const key of lesson.told) pressed.add(key)
      lesson.press(...lesson.told)
    }
    for (const key of ['t', 'u', 'h', 'left', 'down', 'enter', 'tab']) expect(pressed).toContain(key)
    const kinds = lesson.match.events().map(({ kind }) => kind)
    expect(kinds).toContain('joins')
    expect(lesson.match.game.lookUp(lesson.match.view(0), 'Ann.rank')).toBe(2)
  })

  it('asks for an undo only if there is something to undo', () => {
    const lesson = at('Undo')
    expect(lesson.told).toEqual(['u'])
    expect(lesson.press('u').head).toContain('A town')
    // Undone in another way, the step is over as well.
    expect(at('Undo').press('backspace').head).toContain('A town')
    const walked = at('Undo')
    const { screen } = walked.player.model
    if (screen.kind !== 'table') throw new Error('nobody sits at a table')
    const position = { ...screen.position, undoable: { moves: 0, barrier: 'revealed' as const } }
    walked.player.hears({ kind: 'position', position, cover: false, notice: null })
    expect(walked.head).toContain('A town')
  })

  it('lets a hint select the next answer', () => {
    const lesson = at('A hint')
    expect(lesson.told).toEqual(['h'])
    expect(lesson.press('h').head).toContain('Stopping')
    expect(lesson.told).toEqual(['enter'])
    expect(lesson.press('enter').answers.at(-1)).toBe('go megmorans-tower.b6')
  })

  it('plans the way to a space that is out of reach', () => {
    const lesson = at('Toward the tower')
    expect(lesson.told).toEqual(['t', 'enter'])
    expect(lesson.player.screen).toContain('  plan the way there')
    lesson.press('t', 'enter')
    expect(lesson.player.screen).toContain("Planned a route to Megmoran's Tower")
    expect(lesson.told).toEqual(['enter'])
    expect(lesson.press('left').told.at(-1)).toBe('enter')
    expect(lesson.press(...lesson.told).answers.at(-1)).toBe('go megmorans-tower.a4')
  })

  it.each(ALL_LESSONS)(
    'never contradicts the hint, and leads back from any stray: "$title" of $game.id',
    ({ title, name, game }) => {
      for (const seed of ['one', 'two', 'four']) {
        const lesson = new LessonPlayer(game, name).begin()
        const chance = seedRandom(seed, 'stray')
        for (let i = 0; i < 12; i++) {
          const question = lesson.player.table.position.question!
          const { options, amount } = question
          lesson.stray(options.length > 0 ? pick(chance, options).id : String(amount!.least))
        }
        for (let i = 0; i < 200 && lesson.told.length > 0; i++) {
          const { hint } = lesson
          const { length } = lesson.answers
          lesson.press(...lesson.told)
          const answer = lesson.answers[length]
          if (answer !== undefined && hint) expect(answer, `${seed}: ${lesson.head}`).toBe(hint.id)
        }
        // A short lesson may already be over.
        if (lesson.head !== null) expect(lesson.head, `${seed}: ${lesson.player.screen}`).toBe(`${title} done`)
      }
    },
  )

  it('is silent while a highlight is framed, and continues after it is closed', () => {
    const lesson = at('A Task')
    const told = 'The letter A on the map marks your Task'
    expect(lesson.framed.at(-1)).toContain('The Chest of Flame')
    expect(lesson.framed.at(-1)).not.toContain(told)
    expect(lesson.player.screen).toContain(told)
  })

  it('lets the player do other things', () => {
    const lesson = learning().begin()
    const idle = [
      ['tab', 'tab', 'tab', 'tab', 'tab'],
      ['?', 'escape'],
      ['f1', 'escape'],
      ['-', '+'],
      ['l', 'escape'],
      ['u'],
      [':', 'escape'],
    ]
    for (let i = 0; i < 60 && lesson.match.state.day < 20; i++) {
      lesson.press(...(idle[i % idle.length] ?? []))
      const { length } = lesson.match
      // Roll, and take the last answer of every list: stay, leave or decline.
      const list = offers(lesson.player.table)
      lesson.press(String(Math.min(9, list.length)))
      expect(lesson.match.length).toBeGreaterThan(length)
    }
    expect(lesson.match.state.day).toBeGreaterThan(14)
    expect(lesson.head).toContain('Moving 2 of')
    expect(lesson.player.screen).toContain('press')
  })

  it('leads back to the map from a different page and from looking around', () => {
    const lesson = at('Moving').press('tab')
    expect(lesson.told).toEqual(['escape'])
    expect(lesson.player.screen).toContain('Go back to the map: press Esc')
    expect(at('Your sheet').press('x').told).toEqual(['tab'])
    // The guide's text about a page stays while that page is open.
    const reading = at('Your sheet').press('tab')
    expect(reading.head).toContain('Your sheet')
    expect(reading.told).toEqual(['escape'])
    expect(reading.press('escape').head).toContain('Your first Task done')
  })

  it('leads back to its goal after the player has moved away for some turns', () => {
    const lesson = at('Bringing')
    const topic = () => lesson.player.table.position.question?.topic
    // Move away for some turns, as far as each one allows.
    for (let i = 0; i < 24; i++) lesson.press(...(topic() === 'move' ? [',', 'enter'] : ['enter']))
    for (let i = 0; i < 60 && lesson.head?.startsWith('Bringing'); i++) lesson.press(...lesson.told)
    expect(lesson.head).not.toContain('Bringing')
  })

  it('disappears when dismissed, gives its space back, and reappears on request', () => {
    const lesson = at('Moving')
    const { table } = lesson.player
    lesson.player.types(':guide off').press('enter')
    expect(lesson.head).toBeNull()
    expect(lesson.player.screen).toContain('The guide is off')
    lesson.press('.').player.types(':guide').press('enter')
    expect(lesson.head).toContain('Moving')
    expect(lesson.player.table.position.serial).toBe(table.position.serial)
  })

  it('shortens its heading if a long title leaves no room', () => {
    const { player } = learning().begin()
    const head = (title: string) => {
      const { screen } = player.model
      if (screen.kind !== 'table') throw new Error('nobody sits at a table')
      const { guide: place } = screen.position
      const steps = place!.guide.steps.map(step => ({ ...step, title }))
      const position = { ...screen.position, guide: { ...place!, guide: { ...place!.guide, steps } } }
      player.model = { ...player.model, screen: { ...screen, position } }
      return player.screen.split('\n').find(line => line.includes(title))
    }
    expect(head('Short')).toMatch(/^─ Short 1 of \d+ ─+ rule \S+, "guide off" hides it ─$/)
    expect(head('A title of more than forty letters, all told.')).toMatch(/ 1 of \d+ ─+ rule \S+ ─$/)
    expect(head('A title so long that it takes nearly all of the row for itself.')).toMatch(
      /itself\. 1 of \d+ ─+ {2}─$/,
    )
  })

  it('does not exist in a game without a guide', () => {
    const player = Player.at(ROLL).types(':guide').press('enter')
    expect(player.screen).toContain('This game has no guide')
    expect(player.screen).not.toContain('guide off')
  })
})

describe('the keys that the guide names', () => {
  const step = (point: string) => ({
    id: 'x',
    title: 'A step',
    say: 'So.',
    do: 'Do it',
    rule: '1',
    point: [point],
    until: [],
  })
  const guideTo = (point: string) => ({
    ...{ at: 0, aside: null, isOffCourse: false },
    guide: { title: 'A walk', seed: '1', options: {}, steps: [step(point)], asides: [], end: '' },
  })
  const toldBy = ({ screen }: Player) => /Do it: press (.*?)\s*$/m.exec(screen)?.[1]

  it('are the digits of a number, or Enter if it is preselected', () => {
    const question = {
      ...{ seat: 0, topic: 'armies', text: 'How many?', rule: '7', options: [] },
      amount: { least: 2, most: 140 },
    }
    const player = Player.at(question, { guide: guideTo('13') })
    expect(toldBy(player)).toBe('1 3 Enter')
    expect(toldBy(player.press('1', '2'))).toBe('Backspace Backspace 1 3 Enter')
    expect(toldBy(player.press('backspace', '3'))).toBe('Enter')
    expect(player.press('enter').asked).toEqual([{ kind: 'answer', seat: 0, id: '13' }])
    expect(toldBy(Player.at(question, { guide: guideTo('2') }))).toBe('Enter')
  })

  it('move the cursor up and down on a board without other directions', () => {
    const title = 'A tower'
    const game = { ...toy, id: 'tower', title }
    const space = (n: number) => `floor ${n}`
    const floors = [0, 1, 2, 3].map(space)
    registerScreens(game.id, {
      en: {
        ...plainScreen(game),
        map: {
          ...{
            home: () => space(0),
            zooms: [],
            zoom: () => '',
            cursorStops: () => [space(1)],
            follow: () => ({ x: 0, y: 0 }),
          },
          step: (_view, from, wind) =>
            floors[floors.indexOf(from) + (wind === 'n' ? 1 : wind === 's' ? -1 : floors.length)] ?? null,
          ...{ draw: () => [], symbols: () => [], name: (id: string) => id, at: () => null, describe: () => [] },
        },
      },
    })
    const options = floors.map(id => ({ id, label: id, at: { space: id } }))
    const question = { seat: 0, topic: 'go', text: 'Where?', rule: '1', options }
    const player = Player.at(question, { game, guide: guideTo(space(3)) })
    expect(toldBy(player)).toMatch(/^↑ ↑ ↑ Enter/)
    expect(toldBy(player.press('up', 'up', 'up'))).toMatch(/^Enter/)
  })
})

describe('the guide as a terminal shows it', () => {
  for (const [columns, rows] of [
    [80, 24],
    [100, 40],
    [200, 60],
  ] as const) {
    it(`at ${columns}x${rows}`, async () => {
      const lines = at('Fetching', columns, rows).player.lines(plain)
      expect(lines).toHaveLength(rows)
      expect(lines.map(width)).toEqual(lines.map(() => columns))
      await expectGolden(await shown(lines, columns, rows), `guide-${columns}x${rows}`)
    })
  }

  it.each(['unicode', 'ascii'] as const)(
    'marks its target on the map and explains it, without relying on color: %s',
    set => {
      const mark = /\{[^{} ]\w\w ?\}/
      const onMap = (player: Player) => player.lines(styleOf(plainTheme, set)).slice(0, -12).join('\n')
      for (const [columns, rows] of [
        [80, 24],
        [100, 40],
      ] as const) {
        const lesson = at('A town', columns, rows)
        const { player } = lesson
        const keys = lesson.told.slice(0, -1)
        expect(onMap(player)).toMatch(/\{\Sc6 ?\}/)
        expect(player.lines(styleOf(plainTheme, set)).join('\n')).toMatch(
          /press (?:\S+ )+Enter {2}Walk to Hillshire town/,
        )
        if (rows > 30) expect(onMap(player)).toContain("{ } the guide's target")
        // This is true in the overview too, and is unnecessary once the cursor is there.
        expect(onMap(player.press('-'))).toMatch(/\{\S ?\}/)
        player.press('+', ...keys)
        expect(onMap(player)).not.toMatch(mark)
        player.types(':guide off').press('enter', 'right')
        expect(onMap(player)).not.toMatch(mark)
      }
    },
  )

  it.each([
    ['unicode', /^\{←\}/, /\{↑\}/],
    ['ascii', /^\{<\}/, /\{\^\}/],
  ] as const)('points from the map edge to its target until the target is visible: %s', (set, west, north) => {
    const map = ({ player }: LessonPlayer) => player.lines(styleOf(plainTheme, set)).slice(0, 9)
    const fetching = at('Fetching')
    expect(map(fetching)[0]).toMatch(west)
    expect(map(fetching.press('home', 'home', 'left')).join('\n')).toMatch(/\{\S\Sb2\}/)
    expect(map(fetching).join('\n')).not.toMatch(west)
    const sailing = at('The voyage', 80, 24, 'magic')
    expect(map(sailing)[0]).toMatch(north)
    expect(map(sailing.press('home', 'home', 'home', 'home', 'home', 'home', 'up', 'up', 'up')).join('\n')).not.toMatch(
      north,
    )
  })

  it('in pure ASCII', () => {
    const lines = at('Fetching').player.lines(styleOf(plainTheme, 'ascii'))
    expect(lines.join('')).toMatch(/^[\x20-\x7e]*$/)
  })

  it('shows the full text and the keys at every step', () => {
    const lesson = learning().begin()
    for (let i = 0; i < 200 && lesson.told.length > 0; i++) {
      const step = stepAt(lesson.player.table.position.guide!, lesson.player.table.guide.seen)!
      const screen = lesson.player.screen.replace(/\s+/g, ' ')
      expect(screen).toContain(step.say)
      const isPage = lesson.player.table.page !== 'map'
      expect(screen).toContain(isPage ? 'Go back to the map: press' : `${step.do}: press`)
      lesson.press(...lesson.told)
    }
  })
})
