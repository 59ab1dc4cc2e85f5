import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GameEvent, Match, type PhrasedQuestion } from '../../src/kernel/index.ts'
import { lawsOf, lawsOfEvent, lawsOfPlain, lawsOfQuestion } from './invariants.ts'
import { actions, beginToy, headers, Scribe } from './play.ts'
import { toy, toyHeader } from './toy.ts'

describe('the toy game', () => {
  it('keeps every invariant after every answer', () => {
    fc.assert(
      fc.property(headers, fc.array(actions, { maxLength: 60 }), (header, list) => {
        const scribe = new Scribe(Match.begin(toy, header))
        expect(lawsOf(scribe.match)).toEqual([])
        for (const action of list) {
          scribe.do(action)
          expect(lawsOf(scribe.match)).toEqual([])
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('the invariants', () => {
  const question: PhrasedQuestion = {
    seat: 1,
    topic: 'move',
    text: 'Where to?',
    rule: '6.1',
    options: ['go a1', 'go b2'].map(id => ({ id, label: id })),
  }
  const option = (change: object): Partial<PhrasedQuestion> => ({
    options: [{ ...question.options[0]!, ...change }, question.options[1]!],
  })
  const event: GameEvent = { kind: 'moved', day: 1, seat: 0, rule: '6.1' }

  it('pass in a good match', () => {
    expect(lawsOfQuestion(question, 2)).toEqual([])
    expect(lawsOfQuestion({ ...question, show: true, options: question.options.slice(1) }, 2)).toEqual([])
    expect(lawsOfEvent({ ...event, to: [0, 1] }, 2)).toEqual([])
    expect(lawsOfEvent({ ...event, seat: null }, 2)).toEqual([])
  })

  it.each<[string, Partial<PhrasedQuestion>]>([
    ['is put to seat 2 of 2', { seat: 2 }],
    ['is put to seat 0.5 of 2', { seat: 0.5 }],
    ['the topic of', { topic: '' }],
    ['the text of', { text: 'Where\nto?' }],
    ['the rule of', { rule: ' 6.1' }],
    ['has no answer', { options: [] }],
    ['has one answer and is asked all the same', { options: question.options.slice(1) }],
    ['has two answers "go b2"', option({ id: 'go b2' })],
    ['has space around it', option({ id: 'go a1 ' })],
    ['cannot be printed', option({ id: 'go\ta1' })],
    ['is empty', option({ id: '' })],
    ['is longer than 60', option({ id: 'x'.repeat(61) })],
    ['has two spaces on end', option({ id: 'go  a1' })],
    ['begins like something else', option({ id: '# go' })],
    ['begins like something else', option({ id: '--' })],
    ['the label of "go a1" is empty', option({ label: '' })],
    ['the note of', option({ note: 'a ' })],
    ['points at seat 7', option({ at: { seat: 7 } })],
    ['costs NaN', option({ cost: Number.NaN })],
  ])('detect a question that %s', (message, change) => {
    const broken = lawsOfQuestion({ ...question, ...change }, 2)
    expect(broken).toHaveLength(1)
    expect(broken[0]).toContain(message)
  })

  it.each<[string, object]>([
    ['the kind of', { kind: '' }],
    ['is of day -1', { day: -1 }],
    ['is of day undefined', { day: undefined }],
    ['is the doing of seat 2', { seat: 2 }],
    ['the rule of', { rule: undefined }],
    ['is told to seat 0,2', { to: [0, 2] }],
    ['is of a class', { when: new Set() }],
  ])('detect an invalid event: %s', (message, change) => {
    expect(lawsOfEvent({ ...event, ...change }, 2).join()).toContain(message)
  })

  it.each<[string, unknown]>([
    ['it.a is undefined', { a: undefined }],
    ['it[1] is NaN', [0, Number.NaN]],
    ['it is Infinity', Number.POSITIVE_INFINITY],
    ['it is -0', -0],
    ['it is function', () => 0],
    ['it is bigint', 1n],
    ['it.a.b is of a class', { a: { b: new Map() } }],
    ['it is of a class', new (class Hat {})()],
    ['it is no plain array', new Array(2)],
    ['it is no plain array', Object.assign([1], { name: 'x' })],
    ['it has a symbol for a field', { [Symbol('x')]: 1 }],
    [
      'it.me holds itself',
      (() => {
        const ring: Record<string, unknown> = {}
        ring.me = ring
        return ring
      })(),
    ],
  ])('detect a state that is not plain JSON: %s', (message, value) => {
    expect(lawsOfPlain(value, 'it')).toEqual([message])
  })

  it('detect a view that changes the state, and one that varies', () => {
    let n = 0
    const writes = Match.begin({ ...toy, view: state => void state.day++ }, toyHeader())
    expect(lawsOf(writes).join()).toContain('the view of null writes or fails')
    const wavers = Match.begin({ ...toy, view: (state, seat) => ({ ...toy.view(state, seat), day: n++ }) }, toyHeader())
    expect(lawsOf(wavers).join()).toContain('the view of 1 is not always the same')
  })

  it('detect a state that its own game rejects', () => {
    const match = beginToy()
    match.state.deck.draw.pop()
    expect(lawsOf(match)).toEqual(['KernelError: the pack is not whole'])
  })

  it('detect impossible streams, dice and results', () => {
    const match = beginToy()
    match.state.random.dice[0] = -1
    match.state.forced.push(0)
    match.state.result = { winners: [5], text: '' }
    expect(lawsOf(match)).toHaveLength(4)
  })

  it('detect an invalid sentence', () => {
    const match = Match.begin({ ...toy, sentence: () => '' }, toyHeader())
    expect(lawsOf(match).join()).toContain('the sentence of dealt is empty')
  })
})
