import { expect, test } from 'vitest'
import { ask, type Game, type Rule } from '../../src/kernel/index.ts'
import { AnswersRead } from '../../src/plain/answers-read.ts'
import { optionLines } from '../../src/plain/listing.ts'
import { toy } from '../kernel/toy.ts'
import { english } from '../words.ts'
import { played, reply } from './said.ts'

const LABELS: Readonly<Record<string, string>> = {
  go: 'Go to the well',
  wait: 'Wait here',
  pray: 'Say a long prayer',
  dig: 'Dig for gold',
  stop: 'Stop',
}

/** Four questions a day. Digging has other odds in the first, and nobody can wait in the last. */
const days: Game = {
  ...toy,
  *turn(table): Rule {
    for (let n = 0; n < 4; n++) {
      const ids = ['go', ...(n === 3 ? [] : ['wait']), 'pray', 'dig', 'stop']
      const options = ids.map(id => ({ id, act: { kind: id }, ...(id === 'go' && { at: { space: 'well' } }) }))
      yield* ask({ seat: 0, topic: `hour-${n}`, rule: '0', options })
    }
    table.state.day++
  },
  phrase: (_view, question) => ({
    ...question,
    text: 'What now?',
    options: question.options.map(option => ({
      ...option,
      label: LABELS[option.id] ?? option.id,
      ...(option.id === 'pray' && { note: 'a prayer helps nobody' }),
    })),
  }),
  inquiries: [{ word: 'look', about: 'place', text: 'a place' }],
  inquire: (_view, word) => (word === 'look' ? ['A dry well.'] : null),
  odds: (_view, { topic }, id) => (id === 'dig' ? [{ what: 'gold', hits: topic === 'hour-0' ? 1 : 2, of: 4 }] : []),
}

/** Plays one answer after another and returns the output after each of them. */
const after = async (...lines: string[]): Promise<string[]> => {
  const { text } = await played([...lines, 'quit'], { game: days })
  let rest = text
  return lines.map(line => {
    const told = reply(rest, line)
    rest = rest.slice(rest.indexOf(told))
    return told.trim()
  })
}

test('a list names the answers read before in one line and gives only new odds in full', async () => {
  const [first, second, third, morning] = await after('wait', 'wait', 'wait', 'stop')
  expect(first).toBe(
    [
      'Ann: What now? (rule 0)',
      '  4. Dig for gold [dig] (2 in 4: gold)',
      '  As before ("look" explains them again): 1 to 3, 5 Stop.',
    ].join('\n'),
  )
  expect(second).toMatch(
    /\(rule 0\)\n {2}As before: 1 Go to the well, 2 Wait here, 3 Say a long prayer, 4 Dig for gold, 5 Stop\.$/,
  )
  expect(third).toMatch(/\(rule 0\)\n {2}As before: 1 Go to the well, 2 Say a long prayer, 3 Dig for gold, 4 Stop\.$/)
  expect(morning).toMatch(/\n {2}1\. Go to the well \[go\]\n {2}4\. Dig for gold \[dig\] \(1 in 4: gold\)\n/)
  expect(morning).toMatch(/\n {2}As before: 2 Wait here, 3 Say a long prayer, 5 Stop\.$/)
})

test('"look" shows the situation and gives every answer in full again', async () => {
  const [, looked, next] = await after('wait', 'look', 'wait')
  expect(looked).toMatch(/^Goblin Market\.\nA dry well\.\n\n/)
  expect(looked).toContain('\n  3. Say a long prayer [pray], a prayer helps nobody\n')
  expect(looked).not.toContain('As before')
  expect(next).toMatch(/\n {2}As before: 1 Go to the well, 2 Wait here, 3 Say a long prayer, 4 Dig for gold, 5 Stop\.$/)
})

test('a list gives the odds that several answers share only once', async () => {
  const equal: Game = {
    ...days,
    odds: (_view, _question, id) => (id === 'dig' ? [] : [{ what: 'gold', hits: id === 'pray' ? 2 : 1, of: 4 }]),
  }
  const { text } = await played(['stop', 'options', 'quit'], { game: equal })
  expect(text).toContain(
    [
      'Ann: What now? (rule 0)',
      '  1. Go to the well [go]',
      '  2. Wait here [wait]',
      '  3. Say a long prayer [pray], a prayer helps nobody (2 in 4: gold)',
      '  4. Dig for gold [dig]',
      '  5. Stop',
      '  1, 2 and 5 have the same odds (1 in 4: gold).',
    ].join('\n'),
  )
  expect(reply(text, 'stop')).toContain(
    '\n  1, 2 and 5 have the same odds (1 in 4: gold).\n  As before ("look" explains them again): 1 Go to the well, 2 Wait here, 3 Say a long prayer, 4 Dig for gold, 5 Stop.',
  )
  expect(reply(text, 'options')).toContain('  2. Wait here [wait] (1 in 4: gold)')
})

test('answers that share odds become a range only if their numbers follow each other', () => {
  const shared = (numbers: readonly (string | undefined)[]) => {
    const ids = ['hill', 'moor', 'wood', 'fen']
    const options = ids.map(id => ({ id, label: `Take ${id}` }))
    const names = { called: (id: string) => id, numberOf: (id: string) => numbers[ids.indexOf(id)] }
    return optionLines(english, { topic: 'take', rule: '1', text: '', seat: 0, options }, () => '1 in 2', names).at(-1)
  }
  expect(shared(['21', '22', '23', '31'])).toBe('  21 to 23 and 31 have the same odds (1 in 2).')
  expect(shared(['11', '23', '36', '41'])).toBe('  11, 23, 36 and 41 have the same odds (1 in 2).')
  expect(shared(['11', undefined, undefined, undefined])).toBe('  11, moor, wood and fen have the same odds (1 in 2).')
})

test('the note on a place is repeated, and any other note is read once', () => {
  const read = new AnswersRead()
  const place = { id: 'go', label: 'Go', note: 'far', at: { space: 'well' } }
  const other = { id: 'dig', label: 'Dig', note: 'deep' }
  expect([read.hasNote(place), read.hasNote(place)]).toEqual([false, false])
  expect([read.hasNote(other), read.hasNote(other)]).toEqual([false, true])
  expect(read.hasNote({ ...other, note: 'deeper' })).toBe(false)
})

test('a question whose answers were all read before names them, or gives ranges if there are too many names', () => {
  const again = (n: number) => {
    const read = new AnswersRead()
    const options = Array.from({ length: n }, (_, i) => ({ id: `choice-${i + 1}`, label: `Take choice ${i + 1}` }))
    const lines = () =>
      optionLines(english, { topic: 'take', rule: '1', text: '', seat: 0, options }, () => '', names, null, read)
    const names = { called: (id: string) => id, numberOf: () => undefined }
    lines()
    return lines().join()
  }
  expect(again(3)).toBe('  As before ("look" explains them again): 1 Take choice 1, 2 Take choice 2, 3 Take choice 3.')
  expect(again(12)).toBe('  As before ("look" explains them again): 1 to 12.')
})

test('an answer with a long label is named by its word', () => {
  const label = 'Say a long prayer to every saint of the islands'
  const options = [
    { id: 'pray', label },
    { id: 'stop', label: 'Stop' },
  ]
  const read = new AnswersRead()
  const lines = () =>
    optionLines(english, { topic: 'now', rule: '1', text: '', seat: 0, options }, () => '', undefined, null, read)
  lines()
  expect(lines()).toEqual(['  As before ("look" explains them again): 1 pray, 2 Stop.'])
})
