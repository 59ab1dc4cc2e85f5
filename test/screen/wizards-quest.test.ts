// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { describe, expect, it } from 'vitest'
import { apprentice } from '../../src/games/wizards-quest/bots/apprentice.ts'
import { wizardsQuest } from '../../src/games/wizards-quest/game.ts'
import { neighborsOf, SPACE_IDS, spaceOf, TUNNEL } from '../../src/games/wizards-quest/rules/pieces/marnon.ts'
import type { QuestState } from '../../src/games/wizards-quest/rules/state/components.ts'
import type { QuestView } from '../../src/games/wizards-quest/rules/state/view.ts'
import { defaultAnswerIn } from '../../src/games/wizards-quest/screen/first.ts'
import { SCREENS } from '../../src/games/wizards-quest/screen/index.ts'
import { boxIn, scaleFor, spaceAt, stepFrom } from '../../src/games/wizards-quest/screen/scale.ts'
import { inLanguage, Match, seedRandom } from '../../src/kernel/index.ts'
import { WINDS } from '../../src/screen/kit/game-screen.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { offers, selectedOffer } from '../../src/screen/table/offers.ts'
import { GameLog, nextAtKeyboard } from '../../src/server/positions.ts'
import { toCells } from '../../src/terminal/cells.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme, themeFor, themes } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { plain, ScreenPlayer } from './screen-player.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']

/** Plays a game with apprentices until a condition is met. */
function playedTo(
  seats: number,
  wanted: (match: Match<QuestState>) => boolean,
  { seed = 'table', language = 'en', petition = 'book' } = {},
): Match<QuestState> {
  const match = Match.begin(inLanguage(wizardsQuest, language), {
    game: 'wizards-quest',
    rules: wizardsQuest.rules,
    options: { treasures: 'three', ...(petition !== 'book' && { petition }) },
    seats: NAMES.slice(0, seats),
    seed,
    practice: false,
  })
  const random = seedRandom(seed, 'bot')
  while (!match.over && !wanted(match as never)) {
    const question = match.questions[0]!
    match.answer(question.seat, apprentice.answer(match.view(question.seat) as QuestView, question, random))
  }
  return match as never
}

const asked =
  (topic: string, day = 0) =>
  (match: Match<QuestState>) =>
    match.questions[0]?.topic === topic && match.state.day >= day

const TABLES = {
  castle: () => playedTo(3, asked('castle')),
  settle: () => playedTo(3, asked('settle')),
  hide: () => playedTo(3, asked('hide')),
  campaign: () => playedTo(3, asked('campaign', 3)),
  battle: () => playedTo(3, asked('battle', 2)),
  six: () => playedTo(6, asked('campaign', 2)),
} as const satisfies Readonly<Record<string, () => Match<QuestState>>>

/** Caches the tables, since several pictures use each one. */
const kept = new Map<string, Match<QuestState>>()
function tableOf(name: keyof typeof TABLES): Match<QuestState> {
  const match = kept.get(name) ?? TABLES[name]()
  kept.set(name, match)
  return match
}

/** Returns a player at that table. */
function sittingAt(match: Match<QuestState>, columns: number, rows: number): ScreenPlayer {
  const player = new ScreenPlayer(columns, rows)
  return player.hears({ kind: 'position', position: positionOf(match), cover: false, notice: null })
}

const positionOf = (match: Match<QuestState>) =>
  new GameLog(match as never, () => null, match.game.language).position(nextAtKeyboard(match as never, null))

const bare = (line: string): string => line.replace(/\x1b\[[\d;]*m/g, '').trimEnd()

describe("the table of Wizard's Quest", () => {
  for (const [columns, rows] of [
    [80, 24],
    [100, 40],
  ] as const)
    for (const name of ['castle', 'settle', 'hide', 'campaign', 'battle', 'six'] as const)
      it(`${name} at ${columns}x${rows}`, async () => {
        const lines = sittingAt(tableOf(name), columns, rows).lines(plain)
        expect(lines).toHaveLength(rows)
        expect(lines.map(width)).toEqual(lines.map(() => columns))
        await expectGolden(lines.map(bare), `quest-${name}-${columns}x${rows}`)
      })

  it('lists the battle beside stopping if Enter would stop, since nobody would look for the battle on the map', () => {
    const isPoor = (match: Match<QuestState>) => {
      const [question] = match.questions
      return (
        question?.topic === 'battle' && defaultAnswerIn(match.view(question.seat) as QuestView, question) === 'halt'
      )
    }
    const match = playedTo(3, isPoor)
    const ids = offers(sittingAt(match, 80, 24).table).map(({ id }) => id)
    expect(ids).toEqual(['lead hero', 'lead sorcerer', 'halt', 'fight'])
    expect(selectedOffer(sittingAt(match, 80, 24).table)?.id).toBe('halt')
  })

  it('takes the number of men typed on the map, and the other questions ignore it', () => {
    const match = playedTo(3, asked('place', 2))
    const { seat, options, data } = match.questions[0]!
    expect(data?.men).toBeGreaterThan(2)
    const player = sittingAt(match, 100, 40)
    const space = player.table.cursor
    expect(player.screen).toMatch(/Enter .*, or type how many/)
    player.press('2')
    expect(player.asked).toEqual([{ kind: 'answer', seat, id: options.find(({ at }) => at?.space === space)?.id }])
    match.answer(seat, (player.asked[0] as { id: string }).id)
    player.hears({ kind: 'position', position: positionOf(match), cover: false, notice: null })
    expect(player.table.position.question?.topic).toBe('muster')
    expect(selectedOffer(player.table)?.id).toBe('2')
    player.press('enter')
    expect(player.asked.at(-1)).toEqual({ kind: 'answer', seat, id: '2' })
    match.answer(seat, '2')
    player.hears({ kind: 'position', position: positionOf(match), cover: false, notice: null })
    expect([player.table.position.question?.topic, player.table.cursor]).toEqual(['place', space])
    // Numbers don't choose a space in other questions.
    const elsewhere = sittingAt(tableOf('settle'), 100, 40).press('2')
    expect(elsewhere.asked).toEqual([])
  })

  it('has the sheet beside the island if both fit', async () => {
    for (const [columns, rows] of [
      [120, 40],
      [160, 50],
    ] as const)
      await expectGolden(
        sittingAt(tableOf('campaign'), columns, rows).lines(plain).map(bare),
        `quest-campaign-${columns}x${rows}`,
      )
  })

  it('shows the full route to the nearest treasure, even on the smallest screen', () => {
    const treasure = (match: Match<QuestState>, columns: number, rows: number) =>
      sittingAt(match, columns, rows)
        .screen.split('\n')
        .find(line => /[Tt]reasure in/.test(line))
    expect(treasure(playedTo(3, asked('place', 1)), 80, 24)).toMatch(
      /^Treasure in [\w' ]+: (one space|\d spaces via [\w' ]+); about (one man|\d+ men)\.\s*$/,
    )
    expect(treasure(tableOf('campaign'), 100, 40)).toMatch(
      /^Treasure in Haven: 2 spaces via Portston Moor; about 4 men\.\s*$/,
    )
  })

  it('shows the sheet, island and cards as pages', async () => {
    const player = sittingAt(tableOf('campaign'), 80, 24).press('tab')
    await expectGolden(player.lines(plain).map(bare), 'quest-sheet-80x24')
    await expectGolden(player.press('tab').lines(plain).map(bare), 'quest-island-80x24')
    await expectGolden(player.press('tab').lines(plain).map(bare), 'quest-cards-80x24')
  })

  it('starts the titles of all pages with a capital', () => {
    for (const { pages = [] } of Object.values(SCREENS))
      for (const { title } of pages) expect(title).toMatch(/^\p{Lu}/u)
  })

  it("shows the cards in hand on the player's own sheet only", () => {
    const player = sittingAt(tableOf('campaign'), 80, 60).press('tab')
    expect(player.screen).toContain('[Cleo]')
    expect(player.screen).toContain('Your cards')
    for (const name of ['[Ben]', '[Ann]']) {
      expect(player.press('left').screen).toContain(name)
      expect(player.screen).not.toContain('Your cards')
    }
  })

  it.each(['castle', 'settle', 'hide', 'campaign', 'battle'] as const)(
    'shows a hint in full at %s on the smallest screen, above the log if it needs the room',
    name => {
      const player = sittingAt(tableOf(name), 80, 24)
      const { question } = player.table.position
      const why =
        'Brinny Hill is one step closer to your treasure in Gold Dune, and your chance to win is 100%. In trial games, this wins 68% of the time and the next best choice wins 41%.'
      const before = player.lines(plain).map(bare)
      player.hears({ kind: 'advised', question: question!, hint: { id: question!.options[0]!.id, why }, stays: true })
      const lines = player.lines(plain).map(bare)
      expect(lines).toHaveLength(24)
      const told = lines.map(line => line.trim()).join(' ')
      expect(told.replaceAll(/\s+/g, ' ')).toContain(why)
      const status = (shown: readonly string[]) => shown.filter(line => /^─ Turn /.test(line))
      expect(status(lines)).toEqual(status(before))
      // The question and its answers stay where they are.
      expect(lines.slice(-5)).toEqual(before.slice(-5))
    },
  )

  it('can be zoomed in at the cursor', async () => {
    const player = sittingAt(tableOf('campaign'), 80, 24).press('+')
    await expectGolden(player.lines(plain).map(bare), 'quest-near-80x24')
  })

  it('preselects the end of the turn after all campaigns, so that Enter attacks no creature', () => {
    const led = playedTo(3, match => asked('campaign', 2)(match) && match.questions[0]?.data?.campaigns === 0, {
      seed: 'led',
    })
    const [question] = led.questions
    expect(question!.options.length).toBeGreaterThan(1)
    const player = sittingAt(led, 80, 24).press('enter')
    expect(player.asked).toContainEqual({ kind: 'answer', seat: question!.seat, id: 'end' })
  })

  it('preselects all the men when asked for a number, no matter who else could come', () => {
    const mustering = playedTo(3, match => asked('muster')(match) && match.questions[0]!.options.length > 0)
    const { seat, amount } = mustering.questions[0]!
    const player = sittingAt(mustering, 80, 24).press('enter')
    expect(player.asked).toContainEqual({ kind: 'answer', seat, id: String(amount!.most) })
  })

  it('keeps the cursor where the last men were placed while there are more to place', () => {
    const isPlacing = (match: Match<QuestState>) => asked('place', 2)(match) && match.questions[0]!.options.length > 3
    const match = playedTo(3, isPlacing)
    const { seat, options } = match.questions[0]!
    const cursor = () => sittingAt(match, 80, 24).table.cursor
    const other = options.map(({ id }) => id).find(id => id !== cursor())!
    match.answer(seat, other)
    match.answer(seat, '1')
    expect(match.questions[0]).toMatchObject({ topic: 'place', data: { last: other } })
    expect(cursor()).toBe(other)
  })

  it('ends chances with a percent sign and separates the number of a space from its force', () => {
    const screen = sittingAt(tableOf('campaign'), 80, 24).lines(plain).map(bare).join('\n')
    expect(screen).toMatch(/[→►]\d+%/)
    expect(screen).not.toMatch(/→\d+(?![\d%])/)
    expect(screen).not.toMatch(/[┃│](?:⌂\d|\d\d)[A-Zo]\d+ /)
  })

  it('is available in German', async () => {
    const match = playedTo(3, asked('campaign', 3), { language: 'de' })
    expect(match.hash()).toBe(tableOf('campaign').hash())
    const player = sittingAt(match, 80, 24)
    await expectGolden(player.lines(plain).map(bare), 'quest-german-80x24')
    await expectGolden(player.press('tab').lines(plain).map(bare), 'quest-german-sheet-80x24')
  })

  it('is pure ASCII if configured, and the same text in every theme', async () => {
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const) {
      const player = sittingAt(tableOf('campaign'), columns, rows)
      const ascii = player.lines(styleOf(plainTheme, 'ascii')).map(bare)
      expect(ascii.join('')).toMatch(/^[\x20-\x7e]*$/)
      await expectGolden(ascii, `quest-ascii-${columns}x${rows}`)
      for (const theme of Object.values(themes)) expect(player.lines(styleOf(theme, 'ascii')).map(bare)).toEqual(ascii)
    }
  })

  it('has its colors, or bold and other styles without colors', async () => {
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const)
      for (const name of ['dusk', 'mono'] as const) {
        const lines = sittingAt(tableOf('campaign'), columns, rows).lines(styleOf(themes[name], 'unicode'))
        await expectGolden(
          lines.map(line => line.replaceAll('\x1b', '\\e').trimEnd()),
          `quest-${name}-${columns}x${rows}`,
        )
      }
  })
})

describe("the orcs' phase on the screen", () => {
  /** Returns Ann before the answer that causes a frenzy, and the position after it. */
  function beforeFrenzy() {
    const match = playedTo(3, () => false, { seed: 'frenzy' })
    const frenzies = match.moves.map((_, n) => {
      const told = match.eventsOf(n + 1)
      return told.some(({ kind }) => kind === 'frenzy') ? told.filter(({ kind }) => kind === 'battle').length : 0
    })
    const at = frenzies.indexOf(Math.max(...frenzies))
    const again = playedTo(3, ({ length }) => length === at, { seed: 'frenzy' })
    const narrator = new GameLog(again as never, () => null)
    const before = narrator.position(0)
    const move = match.moves[at]!
    if ('id' in move) again.answer(move.seat, move.id)
    const player = new ScreenPlayer(80, 24, {}, 'normal')
    player.hears({ kind: 'position', position: before, cover: false, notice: null })
    return { player, came: { kind: 'position', position: narrator.position(0), cover: false, notice: null } as const }
  }

  /** Returns the island as drawn, without the lines below it. */
  const island = (player: ScreenPlayer) => player.lines(plain).slice(0, 14).map(bare).join('\n')

  it('plays step by step: the island changes with every roll, and ends in the final position', () => {
    const { player, came } = beforeFrenzy()
    const end = island(new ScreenPlayer(80, 24).hears(came))
    player.hears(came)
    const seen = [island(player)]
    for (let i = 0; i < 2000 && player.table.diceAnimation; i++) {
      const now = island(player)
      if (now !== seen.at(-1)) seen.push(now)
      player.hears({ kind: 'tick' })
    }
    expect(seen.length).toBeGreaterThan(6)
    // The place where orcs fight is marked, like any campaign.
    expect(
      seen.filter(shown => shown.includes('×') || shown.includes('✗') || shown.includes('✕')).length,
    ).toBeGreaterThan(2)
    expect(island(player).replace(/[►→]/g, '━')).toBe(end.replace(/[►→]/g, '━'))
  })

  it('shows what a roll has done only once its dice are at rest', () => {
    const { player, came } = beforeFrenzy()
    player.hears(came)
    const rolling = new Map<number, Set<string>>()
    let changed = 0
    for (let i = 0; i < 2000 && player.table.diceAnimation; i++) {
      const { at, facesLeft } = player.table.diceAnimation
      const seen = rolling.get(at) ?? new Set()
      if (facesLeft > 0) rolling.set(at, seen.add(island(player)))
      else if (!seen.has(island(player))) changed++
      player.hears({ kind: 'tick' })
    }
    expect([...rolling.values()].map(({ size }) => size)).toEqual([...rolling].map(() => 1))
    expect(changed).toBeGreaterThan(3)
  })

  it('shows the turn and phase of every roll on the line below the island', () => {
    const { player, came } = beforeFrenzy()
    const line = () =>
      player
        .lines(plain)
        .map(bare)
        .find(row => /turn \d+ /.test(row)) ?? ''
    const [before] = /turn \d+/.exec(line()) ?? []
    player.hears(came)
    const seen = new Map<string, string>()
    for (let i = 0; i < 2000 && player.table.diceAnimation; i++) {
      const { rolls, at } = player.table.diceAnimation
      seen.set(rolls[at]!.title, line())
      player.hears({ kind: 'tick' })
    }
    expect(seen.get('Orcs multiply')).toContain('orcs multiply')
    expect(seen.get('Where the dragon lands')).toMatch(/dragon/)
    expect(seen.get('Who goes first')).toMatch(/first/)
    for (const shown of seen.values()) expect(shown).not.toContain(`${before} `)
  })

  it('ends with any key, and shows the final position', () => {
    const { player, came } = beforeFrenzy()
    player.hears(came).press('enter')
    expect(player.table.diceAnimation).toBeNull()
    expect(player.table.position).toBe(came.position)
  })

  it('pauses if the rolls belong to an answer that the player missed', () => {
    const { player, came } = beforeFrenzy()
    const before = island(player)
    player.hears({ ...came, position: { ...came.position, length: came.position.length + 1 } })
    expect(player.table.diceAnimation).not.toBeNull()
    expect(island(player)).toBe(before)
  })
})

describe('the picture of Marnon', () => {
  const sizes = [
    { columns: 80, rows: 9 },
    { columns: 80, rows: 14 },
    { columns: 80, rows: 22 },
    { columns: 83, rows: 30 },
    { columns: 140, rows: 50 },
  ]

  it('keeps neighbors side by side at every size, with boxes that share a border of at least one column or row', () => {
    for (const window of sizes)
      for (const zoom of ['whole', 'near']) {
        const scale = scaleFor(window, zoom)
        for (const id of SPACE_IDS)
          for (const next of neighborsOf(id).filter(other => !(TUNNEL.includes(id) && TUNNEL.includes(other)))) {
            const [a, b] = [id, next].map(space => boxIn(scale, spaceOf(space).box))
            const shared = [0, 1].map(i => Math.min(a![i + 2]!, b![i + 2]!) - Math.max(a![i]!, b![i]!))
            expect([id, next, Math.min(...shared), Math.max(...shared) > 0]).toEqual([id, next, 0, true])
          }
      }
  })

  it('finds the space at every cell of its box', () => {
    for (const window of sizes) {
      const scale = scaleFor(window, 'whole')
      for (const id of SPACE_IDS) {
        const [left, top, right, bottom] = spaceOf(id).box
        const [x, y] = [scale.x(left) + 1, scale.y(top) + 1]
        expect(spaceAt(scale, { x, y })).toBe(id)
        expect(spaceAt(scale, { x: scale.x(right) - 1, y: scale.y(bottom) - 1 })).toBe(id)
      }
    }
  })

  it('lets the cursor move from every space to every other', () => {
    for (const start of ['castle-1', 'marls-gate']) {
      const seen = new Set([start])
      for (const space of seen)
        for (const wind of WINDS) {
          const next = stepFrom(space, wind)
          if (next) seen.add(next)
        }
      expect(seen.size).toBe(44)
    }
  })

  it('never omits an army, no matter who is there', () => {
    const match = tableOf('six')
    const view = match.view(null) as unknown as QuestView
    const style = styleOf(plainTheme, 'unicode')
    for (const window of sizes.slice(1)) {
      const drawn = SCREENS.en
        .map!.draw(view, {
          ...{ window, from: { x: 0, y: 0 }, zoom: 'whole', style, seat: null, cursor: null, reach: new Map() },
        })
        .join('\n')
      const forces = Object.values(view.forces).flatMap(force => (force && force.side !== 'orcs' ? [force] : []))
      for (const letter of 'RGBYVT') {
        const shown = drawn.match(new RegExp(`(?<![♦])${letter}\\d*[HS]?(?=[ .♣†^♠"┃│∩])`, 'g')) ?? []
        const stood = forces.filter(({ side }) => 'RGBYVT'[side as number] === letter)
        expect([window.rows, letter, shown.length >= stood.length]).toEqual([window.rows, letter, true])
      }
    }
  })

  it('fills regions up to their borders and the sea around them, and gives each army its own background', () => {
    const view = tableOf('six').view(null) as unknown as QuestView
    const style = styleOf(themeFor('dusk', 3), 'unicode')
    const window = { columns: 100, rows: 30 }
    const lines = SCREENS.en.map!.draw(view, {
      ...{ window, from: { x: 0, y: 0 }, zoom: 'whole', style, seat: null, cursor: null, reach: new Map() },
    })
    const cells = lines.map(line => toCells(line))
    expect(cells.flat().filter(({ style: { background } }) => background === '')).toEqual([])
    const plates = new Map<string, Set<string>>()
    for (const { text, style: one } of cells.flat())
      if (/^[RGBYVT]$/.test(text) && one.foreground === '38;2;255;255;255')
        plates.set(text, (plates.get(text) ?? new Set()).add(one.background))
    expect([...plates.keys()].sort()).toEqual(['B', 'G', 'R', 'T', 'V', 'Y'])
    const papers = [...plates.values()].flatMap(all => [...all])
    expect(papers).toHaveLength(new Set(papers).size)
    expect(papers).toHaveLength(6)
  })

  it('is drawn in every theme, the same each time', async () => {
    const draw = await SCREENS.en.picture!()
    const view = tableOf('campaign').view(0) as unknown as QuestView
    for (const theme of ['dusk', 'light', 'color-blind', 'mono'] as const) {
      const svg = draw(view, 'turn 3', theme)
      expect(svg).toBe(draw(view, 'turn 3', theme))
      expect(svg.match(/<text/g)!.length).toBeGreaterThan(44)
      expect(svg).not.toMatch(/NaN|undefined|null/)
    }
  })

  it('explains the symbols of the blank card only if it is in the deck', () => {
    const signs = (petition: string) => {
      const match = playedTo(2, asked('castle'), { petition })
      return sittingAt(match, 100, 40).press('l').lines(plain).join(' ')
    }
    expect(signs('blank')).toContain('new tunnel entrance')
    expect(signs('book')).toContain('Great Tunnel')
    expect(signs('book')).not.toContain('new tunnel entrance')
  })

  it('shows what the blank card has changed, on the map, the status line, the sheet and the SVG', async () => {
    const view = tableOf('campaign').view(0) as unknown as QuestView
    const changes = { entrances: ['haven'], bridgesDown: [0, 3], tunnelClosed: false, truce: view.day + 1 }
    const draw = await SCREENS.en.picture!()
    const shown = (upheaval?: QuestView['upheaval'], set: 'unicode' | 'ascii' = 'unicode') => {
      const changed: QuestView = upheaval ? { ...view, upheaval } : view
      const style = styleOf(plainTheme, set)
      const request = { window: { columns: 80, rows: 22 }, from: { x: 0, y: 0 }, zoom: 'whole', style, seat: null }
      return {
        map: SCREENS.en.map!.draw(changed, { ...request, cursor: null, reach: new Map() }).join(''),
        status: SCREENS.en.status(changed).join(', '),
        sheet: SCREENS.en.sheet(changed, 100, style).join(' '),
        signs: SCREENS.en.map!.symbols(changed, { ...request, cursor: null, reach: new Map() }).length,
        svg: draw(changed, 'turn 3', 'dusk'),
      }
    }
    const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length
    const [before, after, closed] = [shown(), shown(changes), shown({ ...changes, tunnelClosed: true })]
    // Two bridges of four across and one of two down the river are left.
    expect(['╪', '╫', '╌', '╎'].map(sign => count(before.map, new RegExp(sign, 'g')))).toEqual([3, 1, 0, 0])
    expect(['╪', '╫', '╌', '╎'].map(sign => count(after.map, new RegExp(sign, 'g')))).toEqual([2, 0, 1, 1])
    expect(['∩', '⊓', '⊔'].map(sign => count(after.map, new RegExp(sign, 'g')))).toEqual([2, 1, 0])
    expect(['∩', '⊓', '⊔'].map(sign => count(closed.map, new RegExp(sign, 'g')))).toEqual([0, 0, 3])
    expect(shown(changes, 'ascii').map).toMatch(/^[ -~]*$/)
    expect(after.status).toContain(`truce through turn ${view.day + 1}`)
    expect(after.sheet).toContain('The Great Tunnel also opens in Haven.')
    expect(after.sheet).toContain('These bridges are down: Hidden Hollow to Dewbury and Haven to Portston Moor.')
    expect(closed.sheet).toContain('The Great Tunnel is closed.')
    expect(after.signs - before.signs).toBe(3)
    expect(count(before.svg, /stroke-dasharray="3 1.5"/g) - count(after.svg, /stroke-dasharray="3 1.5"/g)).toBe(2)
    // The truce ends.
    expect(shown({ ...changes, truce: view.day - 1 }).status).toBe(before.status)
  })
})
