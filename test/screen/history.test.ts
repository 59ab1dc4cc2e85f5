import { describe, expect, test } from 'vitest'
import type { Game, GameEvent, Match, Seat } from '../../src/kernel/index.ts'
import { type GameHistory, historyOf, type TurningPoint } from '../../src/screen/end/history.ts'
import type { GameScreen, Scoreboard } from '../../src/screen/kit/game-screen.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'

/** An event of a made-up game: its sentence, and the highlight that it is, if any. */
interface Told extends GameEvent {
  readonly text: string | null
  readonly highlight?: string
}
const event = (seat: Seat | null, text: string | null, more: Partial<Told> = {}): Told => ({
  ...{ kind: 'gain', seat, day: 1, rule: '1', text },
  ...more,
})

/** An answer: its events, and the figures of Ann and Ben after it. The figures stay the same if there are none. */
interface Answer {
  readonly day: number
  readonly events?: readonly Told[]
  readonly figures?: readonly [number, number]
}

/** Returns the history of a game with these answers. The answers of the first day are its setup. */
function historyOfGame(
  answers: readonly Answer[],
  { winners = [], ...scoreboard }: Partial<Scoreboard<unknown>> & { winners?: readonly Seat[] } = {},
): GameHistory {
  const eventsOf = (n: number): readonly Told[] => {
    const { day, events = [] } = answers[n - 1] ?? { day: 1 }
    const dated = events.map(one => ({ ...one, day }))
    return dated.length > 0 ? dated : [{ ...event(null, null, { kind: 'silence' }), day }]
  }
  const figuresAt = (at: number) => answers.slice(0, at).findLast(({ figures }) => figures)?.figures ?? [0, 0]
  const matchAt = (at: number): unknown => ({
    ...{ length: at, turns: [0], header: { seats: ['Ann', 'Ben'] }, result: { winners, text: '' } },
    ...{ eventsOf, fork: (to: { at: number }) => matchAt(to.at), view: () => figuresAt(at) },
  })
  const screen: Pick<GameScreen, 'scoreboard' | 'highlights'> = {
    scoreboard: {
      ...{ measures: ['gold'], periodLabel: 'day by day', periodOf: day => day },
      of: (view: [number, number]) => view.map(gold => [gold]),
      ...scoreboard,
    },
    highlights: {
      crown: { title: 'A crown', weight: 'great', audience: 'all' },
      siege: { title: 'A siege', weight: 'great', audience: 'all' },
      feast: { title: 'A feast', weight: 'small', audience: 'all' },
      dawn: { title: 'A dawn', weight: 'great', audience: 'all', isTurningPoint: false },
    },
  }
  registerScreens('made-up', { en: screen as GameScreen })
  const game = { id: 'made-up', highlight: (one: Told) => one.highlight, sentence: (one: Told) => one.text }
  return historyOf(matchAt(answers.length) as Match, game as unknown as Game)
}

const texts = ({ turning }: GameHistory) => turning.map(({ text }) => text)
const byPlace = ({ turning }: GameHistory) =>
  turning.toSorted((a: TurningPoint, b: TurningPoint) => a.place - b.place).map(({ text }) => text)

const SETUP: Answer = { day: 1, figures: [1, 1] }

describe('the standings of a game', () => {
  test('are those at the start and after the last answer of each day', () => {
    const { standings } = historyOfGame([
      { day: 1, figures: [1, 0] },
      { day: 1, figures: [2, 0] },
      { day: 2, figures: [2, 5] },
      { day: 4, figures: [3, 5] },
      { day: 4 },
    ])
    expect(standings).toEqual([
      { at: 0, day: 0, figures: [[0], [0]] },
      { at: 2, day: 1, figures: [[2], [0]] },
      { at: 3, day: 2, figures: [[2], [5]] },
      { at: 5, day: 4, figures: [[3], [5]] },
    ])
  })

  test('skip some days of a long game, but never the last one', () => {
    const days = (count: number) =>
      historyOfGame(Array.from({ length: count }, (_, i) => ({ day: i + 1 }))).standings.map(({ day }) => day)
    expect(days(60)).toHaveLength(61)
    for (const count of [61, 150, 181]) {
      expect(days(count).length).toBeLessThanOrEqual(61)
      expect(days(count).length).toBeGreaterThan(30)
      expect([days(count)[0], days(count).at(-1)]).toEqual([0, count])
    }
  })

  test('count public highlights of a kind for each player', () => {
    const crown = (seat: Seat, more = {}) => event(seat, 'A crown.', { highlight: 'crown', ...more })
    const answers = [
      SETUP,
      { day: 2, events: [crown(0), crown(0), crown(1)] },
      { day: 3, events: [crown(0, { to: [0] }), event(1, 'A feast.', { highlight: 'feast' })] },
      { day: 4, events: [crown(1)] },
    ]
    const { standings } = historyOfGame(answers, { countedHighlights: [{ title: 'crowns', highlight: 'crown' }] })
    expect(standings.map(({ figures }) => figures.map(own => own.at(-1)))).toEqual([
      [0, 0],
      [0, 0],
      [2, 1],
      [2, 1],
      [2, 2],
    ])
  })
})

describe('the turning points of a game', () => {
  test('are the best sentences of the days that changed most, in chronological order', () => {
    const days = Array.from({ length: 12 }, (_, i) => ({
      day: i + 2,
      events: [event(1, `Ben rests on day ${i + 2}.`), event(0, `Ann gains ${i + 1}.`), event(1, 'Ben sings.')],
      figures: [((i + 1) * (i + 2)) / 2, 0] as const,
    }))
    const found = historyOfGame([SETUP, ...days])
    expect(texts(found)).toEqual([5, 6, 7, 8, 9, 10, 11, 12].map(n => `Ann gains ${n}.`))
    expect(byPlace(found)).toEqual([12, 11, 10, 9, 8, 7, 6, 5].map(n => `Ann gains ${n}.`))
    expect(found.turning[0]).toEqual({ at: 6, day: 6, text: 'Ann gains 5.', seat: 0, place: 7 })
  })

  test('measure a change against the largest figure of its kind', () => {
    const found = historyOfGame(
      [
        { day: 1 },
        { day: 2, events: [event(0, 'Ann gains 50 of 1000 gold.')], figures: [50, 0] },
        { day: 3, events: [event(1, 'Ben gains one of two gems.')], figures: [50, 1] },
        { day: 4, events: [event(0, 'Ann gains the rest.')], figures: [1000, 2] },
      ],
      {
        measures: ['gold', 'gems'],
        of: view => [
          [(view as number[])[0]!, 0],
          [0, (view as number[])[1]!],
        ],
      },
    )
    expect(byPlace(found).indexOf('Ben gains one of two gems.')).toBeLessThan(
      byPlace(found).indexOf('Ann gains 50 of 1000 gold.'),
    )
  })

  test('leave out the setup, except for its highlights', () => {
    const found = historyOfGame([
      {
        day: 1,
        figures: [9, 0],
        events: [event(0, 'Ann draws a card.'), event(1, 'A feast.', { highlight: 'feast' })],
      },
      { day: 2, figures: [10, 0], events: [event(0, 'Ann gains 1.')] },
    ])
    expect(texts(found)).toEqual(['A feast.', 'Ann gains 1.'])
  })

  test('contain private events only if they are highlights', () => {
    const found = historyOfGame([
      SETUP,
      { day: 2, figures: [5, 1], events: [event(0, 'Ann hides a gem.', { to: [0] })] },
      { day: 3, figures: [9, 1], events: [event(0, 'Ann finds a crown.', { to: [0], highlight: 'crown' })] },
    ])
    expect(texts(found)).toEqual(['Ann finds a crown.'])
  })

  test('leave out kinds of highlights that do not count, and events without a sentence', () => {
    const found = historyOfGame([
      SETUP,
      { day: 2, figures: [5, 1], events: [event(0, 'The sun rises.', { highlight: 'dawn' }), event(0, null)] },
    ])
    expect(texts(found)).toEqual([])
  })

  test('contain each sentence and each answer once', () => {
    const crown = (seat: Seat, text: string) => event(seat, text, { highlight: 'crown' })
    const found = historyOfGame([
      SETUP,
      { day: 2, figures: [5, 1], events: [crown(0, 'A crown.')] },
      { day: 3, figures: [5, 9], events: [crown(1, 'A crown.')] },
      { day: 4, figures: [7, 9], events: [crown(0, 'A crown for Ann.'), crown(1, 'A crown for Ben.')] },
    ])
    expect(found.turning.map(({ at }) => at)).toEqual([expect.any(Number), 4])
    expect(texts(found).filter(text => text === 'A crown.')).toHaveLength(1)
  })

  test('rank the event that decided the game first, then the same gains of the winner and of others', () => {
    const crown = (seat: Seat, text: string) => event(seat, text, { highlight: 'crown' })
    const answers = [
      SETUP,
      { day: 2, figures: [5, 1], events: [event(0, 'Ann is besieged.', { highlight: 'siege' })] },
      { day: 3, figures: [5, 2], events: [crown(1, 'Ben has one crown.')] },
      { day: 4, figures: [6, 2], events: [crown(0, 'Ann has one crown.')] },
      { day: 5, figures: [6, 3], events: [crown(1, 'Ben has two crowns.')] },
      { day: 6, figures: [6, 3], events: [event(0, 'A feast for Ann.', { highlight: 'feast' })] },
    ] as const
    expect(byPlace(historyOfGame(answers, { winners: [1] }))).toEqual([
      'Ben has two crowns.',
      'Ben has one crown.',
      'Ann has one crown.',
      'Ann is besieged.',
      'A feast for Ann.',
    ])
    // The winner's gains rank first, even though Ben had the last one.
    expect(byPlace(historyOfGame(answers, { winners: [0] })).slice(0, 3)).toEqual([
      'Ben has two crowns.',
      'Ann has one crown.',
      'Ben has one crown.',
    ])
  })

  test('state what an event that hit everybody led to, unless that hit a single player', () => {
    const siege = event(null, 'Evil attacks.', { highlight: 'siege' })
    const roll = event(null, 'A roll of 6.', { kind: 'roll' })
    const falls = (place: string, more = {}) => event(null, `${place} falls.`, { kind: 'fall', ...more })
    const ledTo = (...events: readonly Told[]) => texts(historyOfGame([SETUP, { day: 2, figures: [5, 1], events }]))
    expect(ledTo(siege, roll, falls('Haven'), falls('Torwall'), event(null, 'Rain.'), falls('Ruktal'))).toEqual([
      'Evil attacks. Haven falls. Torwall falls.',
    ])
    expect(ledTo(siege, falls('Haven'), falls('Torwall'))).toEqual(['Evil attacks. Haven falls. Torwall falls.'])
    expect(ledTo(siege, falls('Haven'), falls('Torwall', { seat: 0 }))).toEqual(['Evil attacks. Haven falls.'])
    expect(ledTo(siege, falls('Haven', { seat: 0 }))).toEqual(['Evil attacks.'])
    expect(ledTo(siege, falls('Haven', { to: [0] }))).toEqual(['Evil attacks.'])
    expect(ledTo(siege, falls('Haven', { highlight: 'feast' }))).toContain('Evil attacks.')
    expect(ledTo(falls('Haven'), siege)).toEqual(['Evil attacks.'])
    expect(ledTo({ ...siege, seat: 0 }, falls('Haven'))).toEqual(['Evil attacks.'])
  })

  test('contain the changes of lead, and rank the one that the winner kept higher', () => {
    const lead: Scoreboard<unknown>['leadChange'] = ({ name, figure, other, others }) =>
      `${name} leads by ${figure} to ${other}'s ${others}.`
    const answers: readonly Answer[] = [
      { day: 1, figures: [1, 0] },
      { day: 2, figures: [3, 1] },
      { day: 3, figures: [3, 4] },
      { day: 4, figures: [4, 4] },
      { day: 5, figures: [6, 4] },
      { day: 6, figures: [7, 4], events: [event(1, 'A crown.', { highlight: 'crown' })] },
    ]
    const found = historyOfGame(answers, { leadChange: lead, winners: [0] })
    expect(found.turning.filter(({ text }) => text.includes('leads'))).toMatchObject([
      { at: 3, day: 3, seat: 1, text: "Ben leads by 4 to Ann's 3." },
      { at: 5, day: 5, seat: 0, text: "Ann leads by 6 to Ben's 4." },
    ])
    const second = (winners: Seat[]) =>
      byPlace(
        historyOfGame([...answers, { day: 7, events: [event(1, 'A siege.', { highlight: 'siege' })] }], {
          leadChange: lead,
          winners,
        }),
      )
    expect(second([0]).slice(0, 2)).toEqual(['A siege.', "Ann leads by 6 to Ben's 4."])
    expect(texts(historyOfGame(answers, { winners: [0] }))).toEqual(['A crown.'])
  })

  test('contain the first events of the kinds that a game names, and no other sentences', () => {
    const answers = [
      SETUP,
      { day: 2, figures: [5, 1], events: [event(0, 'Ann rests.')] },
      { day: 3, figures: [6, 1], events: [event(0, 'Ann fights.', { kind: 'fight' })] },
      { day: 3, figures: [6, 2], events: [event(1, 'Ben fights.', { kind: 'fight' })] },
      { day: 4, figures: [5, 9], events: [event(null, 'A storm.', { kind: 'storm' }), event(1, 'Ben storms.')] },
      { day: 5, figures: [9, 9], events: [event(1, 'Ben storms on.', { kind: 'storm' })] },
      { day: 6, figures: [9, 9], events: [event(1, 'Ben feasts.', { highlight: 'feast' })] },
    ] as const
    const found = historyOfGame(answers, { firstEvents: ['fight', 'storm', 'feast'] })
    expect(texts(found)).toEqual(['Ann fights.', 'Ben storms on.', 'Ben feasts.'])
    expect(texts(historyOfGame(answers))).toContain('Ann rests.')
  })
})
