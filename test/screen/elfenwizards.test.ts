// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { describe, expect, it } from 'vitest'
import { apprentice } from '../../src/games/elfenwizards/bots/apprentice.ts'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { GUILDS, NUMBERS } from '../../src/games/elfenwizards/rules/state/board.ts'
import { DICE_BOXES, type ElfenState } from '../../src/games/elfenwizards/rules/state/components.ts'
import type { ElfenView } from '../../src/games/elfenwizards/rules/state/view.ts'
import { englishScreen } from '../../src/games/elfenwizards/screen/index.ts'
import { guildRole } from '../../src/games/elfenwizards/screen/looks.ts'
import { pyramidSvg } from '../../src/games/elfenwizards/screen/pyramid.ts'
import { placeAt, stepFrom } from '../../src/games/elfenwizards/screen/scale.ts'
import { shortNames } from '../../src/games/elfenwizards/screen/short-names.ts'
import { WORDS } from '../../src/games/elfenwizards/words/catalog.ts'
import { diceBoxName } from '../../src/games/elfenwizards/words/names.ts'
import { inLanguage, Match, phrased, seedRandom } from '../../src/kernel/index.ts'
import { chartColors } from '../../src/screen/kit/hex-map/colors.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { GameLog, nextAtKeyboard } from '../../src/server/positions.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme, themeNames, themes } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { plain, ScreenPlayer } from './screen-player.ts'
import { expectPicture } from './svg-golden.ts'
import { all, outside, readSvg } from './svg-reader.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']

/** Plays a game with bots until a condition is met. */
function playedTo(
  seats: number,
  wanted: (match: Match<ElfenState>) => boolean,
  { seed = 'table', language = 'en', names = NAMES } = {},
): Match<ElfenState> {
  const match = Match.begin(inLanguage(elfenwizards, language), {
    game: 'elfenwizards',
    rules: elfenwizards.rules,
    options: { variant: 'usual' },
    seats: names.slice(0, seats),
    seed,
    practice: false,
  })
  const random = seedRandom(seed, 'bot')
  while (!match.over && !wanted(match as never)) {
    const question = match.questions[0]!
    match.answer(question.seat, apprentice.answer(match.view(question.seat) as ElfenView, question, random))
  }
  return match as never
}

/** Caches the tables, since several pictures use each one. */
const kept = new Map<string, Match<ElfenState>>()
function tableOf(name: keyof typeof TABLES): Match<ElfenState> {
  const match = kept.get(name) ?? TABLES[name]()
  kept.set(name, match)
  return match
}

/** Returns a player at that table. */
function sittingAt(match: Match<ElfenState>, columns: number, rows: number): ScreenPlayer {
  const player = new ScreenPlayer(columns, rows)
  const position = new GameLog(match as never, () => null, match.game.language).position(
    nextAtKeyboard(match as never, null),
  )
  return player.hears({ kind: 'position', position, cover: false, notice: null })
}

const asked = (topic: string) => (match: Match<ElfenState>) => match.questions[0]?.topic === topic
const late = (match: Match<ElfenState>) =>
  match.state.day === 2 && match.state.magicians.flatMap(({ spells }) => spells).length > 16

const TABLES = {
  dice: () => playedTo(3, asked('die')),
  box: () => playedTo(3, asked('box')),
  spells: () => playedTo(3, match => late(match) && asked('spell')(match)),
  support: () => playedTo(3, match => late(match) && asked('support')(match)),
  six: () => playedTo(6, match => late(match) && asked('support')(match)),
  demote: () => playedTo(4, asked('demote')),
} as const satisfies Readonly<Record<string, () => Match<ElfenState>>>

describe('the board of Elfenwizards as a picture', () => {
  it.each(['box', 'support', 'six'] as const)('shows every magician, every die and every score: %s', async name => {
    const match = tableOf(name)
    const view = match.view(null) as ElfenView
    const svg = pyramidSvg(WORDS.in('en'), view, 'Round 2', 'dusk')
    const texts = all(readSvg(svg)).map(({ text }) => text)
    for (const { id } of view.magicians) expect(texts).toContain(id.toUpperCase())
    for (const { name, score, chips } of view.players)
      expect(texts).toEqual(expect.arrayContaining([expect.stringContaining(name), `${score}  •${chips}`]))
    const dice = view.players.flatMap(({ boxes }) => DICE_BOXES.flatMap(box => boxes[box]))
    expect(texts.filter(text => /^[1-6]$/.test(text)).length).toBeGreaterThanOrEqual(dice.length)
    expect(outside(readSvg(svg))).toEqual([])
    await expectPicture(svg, `pyramid-${name}`)
  })

  it.each(themeNames)('takes its colors from the theme %s', theme => {
    const svg = pyramidSvg(WORDS.in('en'), tableOf('six').view(null) as ElfenView, 'Round 2', theme)
    expect(readSvg(svg).attributes.fill).toBe(chartColors[theme].ink)
  })
})

describe('the table of Elfenwizards', () => {
  for (const [columns, rows] of [
    [80, 24],
    [100, 40],
  ] as const)
    for (const name of ['dice', 'spells', 'support', 'six', 'demote'] as const)
      it(`${name} at ${columns}x${rows}`, async () => {
        const lines = sittingAt(tableOf(name), columns, rows).lines(plain)
        expect(lines).toHaveLength(rows)
        expect(lines.map(width)).toEqual(lines.map(() => columns))
        await expectGolden(lines.map(bare), `elfen-${name}-${columns}x${rows}`)
      })

  it('colors log lines like the guild they are about', () => {
    const style = styleOf(themes.dusk, 'unicode')
    const match = Match.begin(elfenwizards, {
      ...{ game: 'elfenwizards', rules: elfenwizards.rules, options: {}, practice: false },
      ...{ seats: ['Ann', 'Ben', 'Cyd'], seed: '1995' },
    })
    const position = new GameLog(match, () => null).position(0)
    const told = [{ day: 1, text: 'Cyd takes a chip.', rule: '9', at: 1, seat: 2 }]
    const player = new ScreenPlayer(100, 40)
    player.hears({ kind: 'position', position: { ...position, log: told }, cover: false, notice: null })
    const [before = ''] =
      player
        .lines(style)
        .find(row => row.includes('Cyd takes a chip.'))
        ?.split('Cyd') ?? []
    const colorIn = (painted: string) => /\x1b\[(9\d)m/.exec(painted)?.[1]
    expect(colorIn(before.slice(before.indexOf('•') + 1)) ?? colorIn(before)).toBe(
      colorIn(style.paint(guildRole(2), '3')),
    )
    expect(before).not.toContain(`[${colorIn(style.paint('seat2', '3'))}m`)
  })

  it('keeps long guild names apart in the corner of the pyramid', () => {
    const names = ['Apprentice', 'Apprentice 2', 'Apprentice 3', 'Ann']
    const corner = (seats: number) =>
      sittingAt(playedTo(seats, asked('die'), { names }), 80, 24)
        .lines(plain)
        .map(bare)[0]
    expect(corner(3)).toMatch(/R.?Apprenti 0 .*G.?Appren.2 0 .*B.?Appren.3 0 /)
    expect(corner(4)).toMatch(/R.?Appr 0 .*G.?Ap.2 0 .*B.?Ap.3 0 .*Y.?Ann 0 /)
    expect(shortNames(['Wilhelmina', 'Wilhelm', '魔法使い', 'Bo'], 6)).toEqual(['Wi.ina', 'Wilhel', '', 'Bo'])
  })

  it('does not shorten guild names more on a larger screen', () => {
    const names = ['Wilhelmina', 'Bartholomew', 'Theodosia', 'Maximilian', 'Konstantin', 'Seraphina']
    /** Returns the number of letters of the second name that are visible above the pyramid. */
    const letters = (seats: number, columns: number, rows: number): number => {
      const match = playedTo(seats, asked('die'), { names })
      const top = sittingAt(match, columns, rows).lines(plain).map(bare).slice(0, 2).join('\n')
      const lengths = [...names[1]!].map((_, i) => i + 1).filter(n => top.includes(names[1]!.slice(0, n)))
      return Math.max(0, ...lengths)
    }
    for (const seats of [3, 4, 5, 6]) {
      const least = letters(seats, 80, 24)
      for (const [columns, rows] of [
        [100, 30],
        [100, 40],
        [130, 40],
        [200, 60],
      ] as const)
        expect([seats, columns, letters(seats, columns, rows) >= least]).toEqual([seats, columns, true])
    }
  })

  it('always shows that passing is possible', () => {
    const many = playedTo(3, match => {
      const question = match.questions[0]
      return (
        question?.topic === 'spell' && question.options.length > 7 && question.options.some(({ id }) => id === 'pass')
      )
    })
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const) {
      const { screen } = sittingAt(many, columns, rows)
      expect(screen).toMatch(/\bPass\b/)
    }
    // Every spell is listed beside it, so the list needs no scrolling.
    expect(sittingAt(many, 80, 24).screen).not.toMatch(/\d+ of \d+\s*$/m)
  })

  it('shows every way to pick from seven dice at 80x24, and that keeping them is possible', () => {
    const first = playedTo(3, ({ questions: [question] }) => question?.topic === 'die' && question.options.length > 11)
    const { screen } = sittingAt(first, 80, 24)
    const question = first.questions[0]!
    for (const { label } of phrased(first.game, first.view(question.seat), question).options)
      expect(screen).toContain(label)
    expect(screen).not.toMatch(/\d+ of \d+\s*$/m)
    // The first choice is shown with its note.
    expect(screen).toMatch(/Which will you place as spells\?/)
    expect(screen).toMatch(/worth \d beside a magician; you choose the box next/)
  })

  it('writes dice in brackets, so that none looks like a magician, and explains this in the legend', () => {
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const) {
      const { screen } = sittingAt(tableOf('six'), columns, rows)
      // A single die of a guild would look like the name of one of its magicians.
      expect(screen).toMatch(/Minor Spell Box R\[1\] G\[4\] K\[6\]/)
      expect(screen).not.toMatch(/\b[RGBYKX][1-6]{2,}/)
      const signs = sittingAt(tableOf('six'), columns, rows).press('l').screen
      expect(signs).toMatch(/R3 +Red's magician 3/)
      expect(signs).toMatch(/R\[65\] +Red's dice/)
    }
  })

  it('shows the number of dice a rival keeps, but not as a die', () => {
    const shortForm = (unchanged: number) =>
      elfenwizards.shortForm?.(
        {
          kind: 'places',
          seat: 1,
          day: 1,
          rule: '3.2.2',
          dice: { wizard: [6, 6], minor: [4] },
          kept: unchanged,
        },
        NAMES,
      )?.text
    expect(shortForm(4)).toBe('[6 6] to Wizard spells, [4] to Minor Spell Box, keeps 4 dice')
    expect(shortForm(1)).toMatch(/, keeps 1 die$/)
  })

  it.each([
    [3, 24],
    [6, 24],
    [3, 40],
  ])('shows all titles awarded at once in one or two lists, for %i guilds on %i rows', (seats, rows) => {
    const match = playedTo(seats, ({ state }) => state.step === 5)
    const { day } = match.state
    // Dice are not animated, because those of the next round may have been rolled by then.
    const player = new ScreenPlayer(80, rows, {}, 'instant')
    const narrator = new GameLog(match as never, () => null)
    const random = seedRandom('awards', 'bot')
    const awards = () =>
      narrator
        .position(nextAtKeyboard(match as never, null))
        .log.filter(({ rule, day: on }) => on === day && /^6\./.test(rule))
    while (match.state.step === 5) {
      player.hears({
        kind: 'position',
        position: narrator.position(nextAtKeyboard(match as never, null)),
        cover: false,
        notice: null,
      })
      const question = match.questions[0]!
      match.answer(question.seat, apprentice.answer(match.view(question.seat) as ElfenView, question, random))
    }
    player.hears({
      kind: 'position',
      position: narrator.position(nextAtKeyboard(match as never, null)),
      cover: false,
      notice: null,
    })
    const told: string[] = []
    const boxes: string[] = []
    while (player.model.overlay?.kind === 'highlight' && boxes.length < 9) {
      const { highlights, at } = player.model.overlay
      if (highlights[at]?.title === 'The titles are awarded') told.push(...(highlights[at]?.lines ?? []))
      boxes.push(player.screen)
      player.press('enter')
    }
    expect(told).toEqual(
      awards()
        .filter(({ highlight }) => highlight !== undefined)
        .map(({ text }) => text),
    )
    expect(told.length).toBeGreaterThan(8)
    expect(boxes.filter(screen => screen.includes('The titles are awarded'))).toHaveLength(2)
    // Match each from its first words to its last, however it wraps.
    for (const line of told) {
      const all = line.split(' ')
      expect(boxes.join('\n')).toContain(all.slice(0, 3).join(' '))
      expect(boxes.join('\n')).toContain(all.at(-1))
    }
  })

  it('shows the sheet as a page', async () => {
    const player = sittingAt(tableOf('support'), 80, 24).press('tab')
    await expectGolden(player.lines(plain).map(bare), 'elfen-sheet-80x24')
  })

  it('counts a die paid for chips as in hand, though the guild has chips beside its magicians', () => {
    const hasPaid = ({ state, questions }: Match<ElfenState>) => {
      const { seat, boxes } = state.players[questions[0]!.seat]!
      const beside = state.magicians.flatMap(({ spells }) => spells).filter(one => one.seat === seat)
      const dice = beside.filter(({ die }) => die !== null)
      const inBoxes = DICE_BOXES.flatMap(box => boxes[box])
      return state.step === 5 && beside.length > dice.length && inBoxes.length + dice.length === NUMBERS.dice - 1
    }
    const match = playedTo(4, hasPaid, { seed: 'z1' })
    expect(sittingAt(match, 80, 40).press('tab').screen).toContain('in hand: 1 die')
  })

  it('shows every box that a die may go to, at any size', () => {
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
      [120, 30],
    ] as const) {
      const { screen } = sittingAt(tableOf('box'), columns, rows)
      for (const box of DICE_BOXES)
        expect(screen, `${columns}x${rows}`).toMatch(new RegExp(`[1-6] ${diceBoxName(WORDS.in('en'), box)}`))
    }
  })

  it('is available in German', async () => {
    const match = playedTo(3, found => late(found) && asked('support')(found), { language: 'de' })
    expect(match.hash()).toBe(tableOf('support').hash())
    const player = sittingAt(match, 80, 24)
    await expectGolden(player.lines(plain).map(bare), 'elfen-german-80x24')
    await expectGolden(player.press('tab').lines(plain).map(bare), 'elfen-german-sheet-80x24')
  })

  it('has a page about all contests', async () => {
    const player = sittingAt(tableOf('support'), 80, 24).press('tab', 'tab')
    await expectGolden(player.lines(plain).map(bare), 'elfen-contests-80x24')
  })

  it('is pure ASCII if configured, and the same text in every theme', async () => {
    const player = sittingAt(tableOf('support'), 80, 24)
    const ascii = player.lines(styleOf(plainTheme, 'ascii')).map(bare)
    expect(ascii.join('')).toMatch(/^[\x20-\x7e]*$/)
    await expectGolden(ascii, 'elfen-support-ascii')
    for (const theme of Object.values(themes)) expect(player.lines(styleOf(theme, 'ascii')).map(bare)).toEqual(ascii)
  })

  it('lets the cursor move from every box to every other, and back the same way', () => {
    const seen = new Set(['high'])
    for (const space of seen)
      for (const way of ['e', 'w', 'n', 's', 'ne', 'nw', 'se', 'sw'] as const) {
        const next = stepFrom(space, way)
        if (next) seen.add(next)
      }
    expect(seen.size).toBe(19 + 4 + 2)
    for (const space of seen) if (stepFrom(space, 'e')) expect(stepFrom(stepFrom(space, 'e')!, 'w')).toBe(space)
  })

  it('takes answers by key: a spell, then the box of the player it supports', () => {
    const player = sittingAt(tableOf('spells'), 80, 24).press('1')
    expect(player.asked).toMatchObject([{ kind: 'answer' }])
    const second = sittingAt(tableOf('support'), 80, 24)
    expect(second.table.focus).toBe('map')
    second.press('enter')
    expect(second.asked.at(-1)).toMatchObject({ kind: 'answer' })
  })

  it('lets the mouse find every box where it is drawn', () => {
    for (const window of [
      { columns: 80, rows: 14 },
      { columns: 63, rows: 24 },
      { columns: 140, rows: 40 },
    ]) {
      const found = new Set<string>()
      for (let y = 0; y < window.rows; y++)
        for (let x = 0; x < window.columns; x++) {
          const space = placeAt({ x, y }, window)
          if (space) found.add(space)
        }
      expect(found.size, `${window.columns}`).toBe(19 + 4 + 2)
    }
  })

  it('describes each box', () => {
    const match = tableOf('support')
    const { map } = englishScreen
    const view = match.view(0) as ElfenView
    expect(map?.describe(view, 'w1', null).join(' ')).toContain('1st Wizard')
    expect(map?.describe(view, 'minor', null).join(' ')).toContain('Minor Spell Box')
  })
})

const bare = (line: string): string => line.replace(/\x1b\[[\d;]*m/g, '')

describe('the titles in a round', () => {
  it.each([
    [80, 24],
    [100, 40],
  ])('are shown above the old pyramid, which changes once they have been read (6), at %ix%i', (...size) => {
    const match = playedTo(3, ({ state }) => state.step === 5)
    const player = sittingAt(match, ...size)
    const narrator = new GameLog(match as never, () => null)
    const random = seedRandom('table', 'bot')
    while (player.model.overlay?.kind !== 'highlight') {
      const { seat, ...question } = match.questions[0]!
      match.answer(seat, apprentice.answer(match.view(seat) as ElfenView, { seat, ...question }, random))
      player.hears({ kind: 'position', position: narrator.position(0), cover: false, notice: null })
    }
    expect(match.state.step).not.toBe(5)
    const told = player.screen
    expect(told).toMatch(/ ↑\d/)
    expect(told).toContain('The titles')
    if (size[0] === 100) expect(told).toMatch(/§ Ann +0 /)
    while (player.model.overlay !== null) player.press('enter')
    expect(player.screen).not.toMatch(/ ↑\d/)
    expect(player.screen).not.toBe(told)
  })
})

it('the player pages switch between players on a sheet, but not on a shared page', () => {
  const player = sittingAt(tableOf('dice'), 100, 40)
  const foot = () => player.lines(styleOf(plainTheme, 'unicode')).at(-1) ?? ''
  const sheet = player.press('tab')
  expect(foot()).toContain('players')
  expect(sheet.lines(styleOf(plainTheme, 'unicode'))[0]).toContain('[Ann]')
  const contests = player.press('tab')
  expect(foot()).not.toContain('players')
  const before = contests.lines(styleOf(plainTheme, 'unicode'))
  expect(before[0]).not.toContain('Ann')
  expect(player.press('right').lines(styleOf(plainTheme, 'unicode'))).toEqual(before)
})

it.each(['dusk', 'light', 'color-blind'] as const)(
  'shows no guild in the color after which another guild is named, in %s',
  name => {
    const called = { red: /^red/, green: /^green/, blue: /^blue/, yellow: /^yellow/, black: /^black$/, white: /^white/ }
    for (const [seat, { id }] of GUILDS.entries())
      for (const [other, color] of Object.entries(called))
        if (other !== id) expect(themes[name].looks[guildRole(seat)].color ?? '', `${id} in ${name}`).not.toMatch(color)
  },
)
