import { describe, expect, it } from 'vitest'
import { ask, type Game, type Guide, type GuideStep, type PhrasedQuestion, type Rule } from '../../src/kernel/index.ts'
import {
  type GuideProgress,
  GuideReader,
  guideAnswer,
  guidedHeader,
  guideFor,
  guidesOf,
  guideWords,
  isGuideOver,
  lessonHint,
  matchesPattern,
  openGuide,
  prepareChance,
  stepAt,
  wantsToSee,
} from '../../src/server/guide.ts'
import { GameSession } from '../../src/storage/index.ts'
import { gameOf } from '../kernel/play.ts'
import { CARDS, type ToyTable } from '../kernel/toy.ts'
import { english } from '../words.ts'

/**
 * Ann and her teacher walk in turn. Each step causes an event with the number of steps so far, and there is one event
 * before the first.
 */
const walk = {
  ...gameOf(function* (table: ToyTable): Rule {
    table.emit({ kind: 'told', seat: 1, rule: '1' })
    for (let i = 1; i < 20; i++) {
      const options = ['east', 'west', 'west and back'].map(id => ({ id }))
      yield* ask({ seat: (i + 1) % 2, topic: 'wander', rule: '2.1', options })
      table.emit({ kind: 'walked', seat: (i + 1) % 2, rule: '2.1', space: i })
    }
    table.end({ winners: [0], text: 'Home.' })
  }),
} as unknown as Game

const step = (id: string, more: Partial<GuideStep> = {}): GuideStep => ({
  ...{
    id,
    title: `Title of ${id}`,
    say: `Say ${id}.`,
    do: `Do ${id}.`,
    rule: `Rule of ${id}`,
    until: [{ answer: id }],
  },
  ...more,
})

const guideWith = (...steps: readonly GuideStep[]): Guide => ({
  ...{ title: 'A walk', seed: 'walk', options: { length: 'short' }, rivals: [{ name: 'Ben', player: 'bot:wanderer' }] },
  ...{ steps, asides: [], end: 'That is all.' },
})

/** Begins a guided walk. */
function begun(guide: Guide) {
  const game: Game = { ...walk, guide }
  const session = GameSession.begin(game, { ...guidedHeader(game, 'Ann')!, practice: true }, null)
  const reader = new GuideReader(guide, session.match)
  /** Gives answers for Ann and her teacher in turn, and returns the guide's progress. */
  const upon = (...ids: string[]): GuideProgress => {
    for (const id of ids) session.answer(session.match.questions[0]!.seat, id)
    return reader.now()
  }
  return { session, reader, upon }
}

describe('the lessons of a game', () => {
  const guide = guideWith(step('east'))
  const lesson: Guide = { ...guide, name: 'running', seed: 'run', options: { length: 'short', cursed: 'no' } }
  const game: Game = { ...walk, guide, lessons: [lesson] }

  it('are its first lesson and later ones, and some games have none', () => {
    expect([guidesOf(game), guidesOf(walk), guidesOf({ ...walk, lessons: [lesson] })]).toEqual([
      [guide, lesson],
      [],
      [lesson],
    ])
  })

  it('begin with their own seed, options and rivals, no matter what the learner is called', () => {
    expect(guidedHeader(game, 'Ann')).toEqual({
      ...{ game: 'toy', rules: 1, options: guide.options, seed: 'walk', practice: false },
      ...{ seats: ['Ann', 'Ben'], players: ['person', 'bot:wanderer'] },
    })
    expect(guidedHeader(game, 'Ben', 'running')).toMatchObject({ seed: 'run', seats: ['Ben', 'Ben 2'] })
    expect([guidedHeader(game, 'Ann', 'flying'), guidedHeader(walk, 'Ann')]).toEqual([null, null])
    const { rivals: _, ...alone } = guide
    const header = guidedHeader({ ...walk, guide: alone }, 'Ann')
    expect(header).toMatchObject({ seats: ['Ann'] })
    expect(header).not.toHaveProperty('players')
  })

  it('are recognized by seed, options and number of players', () => {
    const header = guidedHeader(game, 'Ann')!
    expect(guideFor(game, header)).toBe(guide)
    expect(guideFor(game, guidedHeader(game, 'Ann', 'running')!)).toBe(lesson)
    expect(guideFor(game, { ...header, options: { ...header.options, more: 'yes' } })).toBe(guide)
    for (const other of [
      { ...header, seed: 'other' },
      { ...header, options: { length: 'long' } },
      { ...header, seats: ['Ann'] },
      { ...header, seats: ['Ann', 'Ben', 'Cleo'] },
    ])
      expect(guideFor(game, other)).toBeNull()
    // All of its options together make a lesson, not just one of them.
    const running = guidedHeader(game, 'Ann', 'running')!
    expect(guideFor(game, { ...running, options: { length: 'short', cursed: 'yes' } })).toBeNull()
    const { rivals: _, ...alone } = guide
    expect(guideFor({ ...walk, guide: alone }, { ...header, seats: ['Ann'] })).toBe(alone)
    expect(guideFor(walk, header)).toBeNull()
  })
})

describe('a lesson that starts in the middle of a game', () => {
  const guide: Guide = {
    ...guideWith(step('east', { early: 'leap' }), step('west')),
    opening: [{ seat: 0, id: 'east' }, { dice: [3] }, { seat: 1, id: 'west' }],
  }
  const game: Game = { ...walk, guide }
  const begin = () => GameSession.begin(game, guidedHeader(game, 'Ann')!, null)

  it('plays its opening as answers of the table, which complete no step', () => {
    const session = begin()
    const reader = openGuide(session, game)!
    expect(session.match.moves).toEqual([
      { seat: 0, id: 'east', auto: true },
      { dice: [3] },
      { seat: 1, id: 'west', auto: true },
    ])
    expect(reader.now()).toMatchObject({ at: 0, isOffCourse: false })
    session.answer(0, 'east')
    expect(reader.now().at).toBe(1)
    session.undo(0)
    expect(reader.now().at).toBe(0)
  })

  it('plays no opening in a resumed game or in one that is no lesson', () => {
    const session = begin()
    session.answer(0, 'west')
    openGuide(session, game)
    expect(session.match.length).toBe(1)
    const other = GameSession.begin(game, { ...guidedHeader(game, 'Ann')!, seed: 'other' }, null)
    expect([openGuide(other, game), other.match.length]).toEqual([null, 0])
  })

  it('answers routine questions only if it says so', () => {
    expect(openGuide(begin(), game)!.wantsFew).toBe(false)
    const few: Game = { ...game, guide: { ...game.guide!, fewQuestions: true } }
    expect(openGuide(GameSession.begin(few, guidedHeader(few, 'Ann')!, null), few)!.wantsFew).toBe(true)
  })
})

describe('a hint in a lesson', () => {
  const question = {
    ...{ seat: 0, topic: 'wander', text: '', rule: '' },
    options: ['west', 'east', 'home'].map(id => ({ id, label: `Go ${id}` })),
  } as PhrasedQuestion
  const guide = guideWith(
    step('look', { until: [{ see: 'sheet' }] }),
    step('on', { point: ['east'], between: ['west'], back: ['home'] }),
  )
  const at = (n: number): GuideProgress => ({ guide, at: n, aside: null, isOffCourse: false })
  const only = (...ids: string[]) => ({ ...question, options: question.options.filter(({ id }) => ids.includes(id)) })

  it("is the lesson's answer, with the adviser's reason if they agree", () => {
    const agreed = { id: 'east', why: 'It is warm.' }
    expect(lessonHint(english, at(1), 0, only('west', 'east'), agreed)).toBe(agreed)
    expect(lessonHint(english, at(1), 0, only('west', 'east'), { id: 'west', why: 'It is near.' })).toEqual({
      id: 'east',
      why: 'Go east: the next step of the lesson.',
    })
    expect(lessonHint(english, at(0), 0, only('west', 'east'), null)?.id).toBe('east')
  })

  it('leads back first, then to the answer, then to what comes before it', () => {
    expect(lessonHint(english, at(1), 0, question, null)?.id).toBe('home')
    expect(lessonHint(english, at(1), 0, only('west'), null)?.id).toBe('west')
  })

  it("is the adviser's if the lesson has no answer to the question, or is over", () => {
    const advised = { id: 'elsewhere', why: 'It is far.' }
    expect(lessonHint(english, at(1), 0, only(), advised)).toBe(advised)
    expect(lessonHint(english, at(2), 0, question, advised)).toBe(advised)
  })
})

describe('the answer that a step points at', () => {
  const question = {
    ...{ seat: 0, topic: 'wander', text: '', rule: '' },
    options: ['west', 'west and back', 'east'].map(id => ({ id, label: id })),
  } as PhrasedQuestion

  it('is given by its id, or by the start of it', () => {
    expect([
      matchesPattern('west', 'west'),
      matchesPattern('west', 'west and back'),
      matchesPattern('west *', 'west'),
    ]).toEqual([...[true, false, false]])
    expect([
      matchesPattern('west*', 'west and back'),
      matchesPattern('west *', 'west and back'),
      matchesPattern('*', 'east'),
    ]).toEqual([...[true, true, true]])
  })

  it('is the first possible one of its answers', () => {
    const pointed = (...point: string[]) => guideAnswer(step('x', { point }), question)?.id
    expect([pointed('north', 'east', 'west'), pointed('west *'), pointed('north')]).toEqual([
      ...['east', 'west and back', undefined],
    ])
    expect([guideAnswer(step('x'), question), guideAnswer(undefined, question)]).toEqual([null, null])
    expect(guideAnswer(step('x', { point: ['east'] }), null)).toBeNull()
  })

  it('may be a number, if the question allows it', () => {
    const amount = { least: 2, most: 8, step: 2 }
    const asked = { ...question, amount }
    const pointed = (...point: string[]) => guideAnswer(step('x', { point }), asked)?.id
    expect([pointed('4'), pointed('5', '6'), pointed('4', 'east'), pointed('10', '3')]).toEqual([
      ...['4', '6', '4', undefined],
    ])
    expect(guideAnswer(step('x', { point: ['4'] }), question)).toBeNull()
  })

  it('is an answer that leads to one of them if none is possible, or else the first option', () => {
    const east = step('east', { point: ['east'], between: ['north', 'west'] })
    expect(guideAnswer(east, question)?.id).toBe('east')
    const asked = { ...question, options: question.options.slice(0, 2) }
    expect(guideAnswer(east, asked)?.id).toBe('west')
    const place: GuideProgress = { guide: guideWith(east), at: 0, aside: null, isOffCourse: false }
    const { do: doing, option } = guideWords(place, 0, question)
    expect([doing, option?.id]).toEqual(['Do east.', 'east'])
    expect(english.format(guideWords(place, 0, asked).do)).toBe('First answer the question')
    const { upon } = begun(guideWith(east))
    expect(upon('west')).toMatchObject({ at: 0, isOffCourse: false })
  })

  it('may be a page, if viewing it ends the step', () => {
    const look = step('look', { until: [{ answer: 'east' }, { see: 'sheet' }] })
    expect([wantsToSee(look, 'sheet'), wantsToSee(look, 'rules'), wantsToSee(step('east'), 'sheet')]).toEqual([
      ...[true, false, false],
    ])
    expect(wantsToSee(undefined, 'sheet')).toBe(false)
  })
})

describe('the words of a guide', () => {
  const guide = guideWith(step('east', { otherwise: 'East would be nearer.' }), step('west'))
  const place: GuideProgress = { guide, at: 0, aside: null, isOffCourse: false }
  const says = (change: Partial<GuideProgress>, seen?: number) => guideWords({ ...place, ...change }, seen)

  it('are those of the current step, or of the next one after the pages already viewed', () => {
    expect(says({})).toEqual({
      ...{
        title: 'Title of east',
        text: 'Say east.',
        do: 'Do east.',
        option: null,
        rule: 'Rule of east',
        number: 1,
        of: 2,
      },
    })
    expect(says({}, 1)).toMatchObject({ title: 'Title of west', number: 2 })
    expect(says({ at: 1 }, 0)).toMatchObject({ title: 'Title of west', number: 2 })
    expect([stepAt(place)?.id, stepAt(place, 1)?.id, stepAt(place, 2)]).toEqual(['east', 'west', undefined])
  })

  it('differ for a learner who does something else', () => {
    expect(says({ isOffCourse: true }).text).toBe('East would be nearer.')
    expect(english.format(says({ at: 1, isOffCourse: true }).text)).toBe('That works too.')
  })

  it('describe an aside, with its rule, and what is still to be done', () => {
    const aside = { id: 'rain', on: { event: 'rain' }, say: 'It rains.', rule: '9' }
    expect(says({ aside, isOffCourse: true })).toEqual({
      ...{ title: 'Title of east', text: 'It rains.', do: 'Do east.', option: null, rule: '9', number: 1, of: 2 },
    })
  })

  it('end with the last text', () => {
    const end = { title: 'A walk', text: 'That is all.', do: '', option: null, rule: '', number: null, of: 2 }
    expect([says({ at: 2 }), says({ at: 3 }), says({}, 2)]).toEqual([end, end, end])
    expect([isGuideOver({ ...place, at: 2 }), isGuideOver({ ...place, at: 3 })]).toEqual([false, true])
  })
})

describe('a guide', () => {
  it('advances when a step is done, and not for the answers of others', () => {
    const { reader, upon } = begun(guideWith(step('east'), step('west')))
    expect(reader.now()).toMatchObject({ at: 0, aside: null, isOffCourse: false })
    expect(upon('east')).toMatchObject({ at: 1, isOffCourse: false })
    expect(upon('west').at).toBe(1)
    expect(upon('west').at).toBe(2)
  })

  it('shows its last text until the learner has answered again, and then nothing', () => {
    const { reader, upon } = begun(guideWith(step('east')))
    expect(upon('east').at).toBe(1)
    expect([upon('east').at, isGuideOver(reader.now())]).toEqual([1, false])
    expect(upon('east')).toEqual({ guide: expect.anything(), at: 2, aside: null, isOffCourse: false })
    expect([upon('east', 'east', 'east').at, isGuideOver(reader.now())]).toEqual([2, true])
  })

  it('advances by any signal that ends a step, no matter who answered before', () => {
    const { upon } = begun(guideWith(step('x', { until: [{ answer: 'north' }, { answer: 'west*' }] })))
    expect(upon('east', 'west and back').at).toBe(0)
    expect(upon('west and back').at).toBe(1)
  })

  it('advances by events too, no matter who caused them', () => {
    const walked = (space: number) => step(`${space}`, { until: [{ event: 'walked', with: { space } }] })
    const { upon } = begun(guideWith(walked(2), walked(3), step('x', { until: [{ event: 'walked' }] })))
    expect(upon('east').at).toBe(0)
    expect(upon('east').at).toBe(1)
    expect(upon('east').at).toBe(2)
    expect(upon('east').at).toBe(3)
  })

  it('reads earlier events with the first answer, and with each later answer only its own', () => {
    const told = step('told', { until: [{ event: 'told' }] })
    expect(begun(guideWith(told)).upon('east').at).toBe(1)
    const { upon } = begun(guideWith(step('west'), told))
    expect([upon('east', 'east', 'west').at, upon('east', 'east', 'east').at]).toEqual([1, 1])
    // All answers given before anybody asks are read one after the other.
    const late = begun(guideWith(step('east'), step('e', { until: [{ event: 'walked', with: { space: 1 } }] })))
    expect(late.upon('east', 'east', 'east').at).toBe(1)
  })

  it('does not wait for a page to be viewed once the learner answers', () => {
    const look = step('look', { until: [{ see: 'sheet' }] })
    const { upon } = begun(guideWith(step('east'), look, look, step('west')))
    expect(upon('east').at).toBe(1)
    expect(upon('east').at).toBe(1)
    expect(upon('west').at).toBe(4)
    // If something else would also end the step, the guide waits for it.
    const either = step('either', { until: [{ see: 'sheet' }, { answer: 'east' }] })
    expect(begun(guideWith(either)).upon('west')).toMatchObject({ at: 0, isOffCourse: true })
  })

  it('shows the last text of a page step with the next answer, which is not astray', () => {
    const { upon } = begun(guideWith(step('look', { until: [{ see: 'sheet' }] })))
    expect(upon('west')).toMatchObject({ at: 1, isOffCourse: false })
  })

  it('remembers what is done early if a step says so, and later skips that step', () => {
    const { upon } = begun(guideWith(step('east'), step('west', { early: 'keep' }), step('west and back')))
    expect(upon('west')).toMatchObject({ at: 0, isOffCourse: true })
    expect(upon('east', 'east').at).toBe(2)
    // If no step says so, only what is done in its turn counts.
    const plain = begun(guideWith(step('east'), step('west'), step('west and back')))
    expect(plain.upon('west', 'west', 'east').at).toBe(1)
  })

  it('jumps ahead past a step that is done early, if that step says so', () => {
    const leaping = guideWith(step('east'), step('west and back'), step('west', { early: 'leap' }), step('x'))
    const { upon } = begun(leaping)
    expect(upon('west')).toMatchObject({ at: 3, isOffCourse: false })
    // It does not go back.
    expect(upon('east', 'west').at).toBe(3)
    const done = begun(guideWith(step('west', { early: 'leap' }), step('east'), step('x')))
    expect(done.upon('west', 'east', 'east', 'east').at).toBe(2)
    expect(done.upon('west').at).toBe(2)
  })

  it('notices by the events what another player has done early', () => {
    const second = step('second', { until: [{ event: 'walked', with: { space: 2 } }], early: 'leap' })
    const { upon } = begun(guideWith(step('west'), step('x'), second, step('east')))
    expect(upon('east')).toMatchObject({ at: 0, isOffCourse: true })
    expect(upon('east').at).toBe(3)
  })

  it('reports a player as astray after an answer it does not point at, until the next one it does', () => {
    const { upon } = begun(guideWith(step('west and back', { point: ['north', 'west*'] })))
    expect(upon('east')).toMatchObject({ at: 0, isOffCourse: true })
    // The answers of others do not change that.
    expect(upon('west')).toMatchObject({ at: 0, isOffCourse: true })
    expect(upon('west')).toMatchObject({ at: 0, isOffCourse: false })
  })

  it('shows each aside once', () => {
    const on = { event: 'walked', with: { space: 3 } }
    const asides = [
      { id: 'third', on, say: 'Three steps.', rule: '3' },
      { id: 'back', on: { answer: 'west*' }, say: 'West it is.', rule: '4' },
    ]
    const { upon } = begun({ ...guideWith(step('x')), asides })
    expect(upon('east').aside).toBeNull()
    expect(upon('east', 'west').aside?.id).toBe('third')
    // It is shown until the learner answers again, and then the aside that it displaced appears.
    expect(upon('east').aside?.id).toBe('third')
    expect(upon('west').aside?.id).toBe('back')
    expect(upon('east', 'west').aside).toBeNull()
  })

  it('goes back when answers are undone, and shows the asides again', () => {
    const asides = [{ id: 'west', on: { answer: 'west' }, say: 'West it is.', rule: '4' }]
    const guide = {
      ...guideWith(step('east'), step('west and back', { early: 'keep' }), step('west'), step('x')),
      asides,
    }
    const { session, reader, upon } = begun(guide)
    expect(upon('west', 'west', 'west and back', 'east', 'east').at).toBe(2)
    session.match.rewind(0)
    expect(reader.now()).toMatchObject({ at: 0, aside: null })
    expect(upon('west').aside?.id).toBe('west')
    expect(upon('west', 'east').at).toBe(1)
  })
})

describe('the dice and cards that a guide prepares', () => {
  const [card, other] = [CARDS[5]!, CARDS[9]!]
  const laid = { answer: 'east', dice: [6, 1], stack: { pile: 'deck', cards: [card, other] } }
  const look = step('look', { until: [{ see: 'sheet' }] })
  const guide = guideWith(look, step('east', { lay: [laid, { answer: 'west*', dice: [2] }] }), step('west'))

  it('are for the answer of the current step, cards before dice', () => {
    const { reader, upon } = begun(guide)
    expect(reader.laidFor(0, 'east')).toEqual([{ stack: 'deck', cards: [card, other] }, { dice: [6, 1] }])
    expect(reader.laidFor(0, 'west and back')).toEqual([{ dice: [2] }])
    expect(reader.laidFor(0, 'north')).toEqual([])
    // Nothing is set up for a player who is not asked.
    expect(reader.laidFor(1, 'east')).toEqual([])
    upon('east', 'east')
    expect(reader.laidFor(0, 'east')).toEqual([])
    upon('west')
    expect(reader.laidFor(1, 'east')).toEqual([])
    // A step that could also end by looking at a page is not skipped.
    const either = step('either', { until: [{ see: 'sheet' }, { answer: 'east' }], lay: [laid] })
    expect(begun(guideWith(either, step('west'))).reader.laidFor(0, 'east')).toHaveLength(2)
  })

  it('are on the table and in the record before the answer, once', () => {
    const { session, reader } = begun(guide)
    prepareChance(reader, session, 0, 'east')
    prepareChance(reader, session, 0, 'west')
    expect(session.match.moves).toEqual([{ stack: 'deck', cards: [card, other] }, { dice: [6, 1] }])
    expect(session.record.lines).toHaveLength(2)
    expect(session.match.state.forced).toEqual([6, 1])
  })

  it('are left to chance if they cannot be prepared', () => {
    const gone = { answer: 'east', stack: { pile: 'deck', cards: ['a card of another pack'] } }
    const { session, reader } = begun(guideWith(step('east', { lay: [gone] })))
    prepareChance(reader, session, 0, 'east')
    expect(session.match.moves).toEqual([])
  })
})
