import { expect, test } from 'vitest'
import {
  answerNumber,
  answersTo,
  freeze,
  inLanguage,
  mayKnow,
  type PhrasedQuestion,
  phrased,
  type Question,
} from '../../src/kernel/index.ts'
import { choiceRoom, LABEL } from '../../src/screen/front/form-screen.tsx'
import { width } from '../../src/terminal/text.ts'
import { amount } from '../amount.ts'
import { lawsOfText } from '../kernel/invariants.ts'
import { eyesAt, RandomGame, type Subject } from './play.ts'

/** The number of answers in each game with texts to check. */
const READ = amount(200, 2000)

/** Returns the faults in a text for people: a gap, a missing message, or an unprintable character. */
const flawsOf = (text: string, name: string): string[] =>
  /undefined|null|NaN|\[object|[{}]/.test(text) ? [`${name} has a hole in it: ${text}`] : lawsOfText(text, name)

/** Checks that a game has texts for everything that happens in it, in all its languages. */
export function describeWords({ game, bots }: Subject): void {
  const languages = [...new Set(['en', ...Object.keys(game.locales ?? {})])]

  test.each(languages)('has different labels for all choices in its setup in %s', language => {
    for (const { name, values } of inLanguage(game, language).options) {
      const texts = values.map(({ text }) => text)
      expect(new Set(texts).size, `${name}: ${texts.join(', ')}`).toBe(texts.length)
    }
  })

  test.each(languages)('fits its setup into the form at 80 columns in %s', language => {
    const wide = inLanguage(game, language).options.flatMap(({ text, values }) => [
      ...(width(text) > LABEL ? [text] : []),
      ...values.map(value => value.text).filter(value => width(value) > choiceRoom(80) - '← '.length),
    ])
    expect(wide).toEqual([])
  })

  test.each(languages)('has texts for everything in %s', language => {
    const told = inLanguage(game, language)
    for (let n = 0; n < 2; n++) {
      const bot = n === 1 ? bots.at(-2) : undefined
      const play = new RandomGame(game, 'words', n, bot ? { bot } : {})
      const { match, header } = play
      const flaws: string[] = []
      for (let i = 0; i < READ && !match.over; i++) {
        for (const question of match.questions) {
          const view = match.view(question.seat)
          const words = phrased(told, i % 16 === 0 ? freeze(view) : view, question)
          flaws.push(...flawsOfQuestion(words, question))
          for (let k = i % 5; k < answersTo(question); k += 5) {
            const id = answerNumber(question, k)
            for (const { what } of told.odds?.(view, question, id) ?? [])
              flaws.push(...flawsOf(what, `the odds of ${id}`))
            for (const way of told.aliases(view, question, id)) flaws.push(...flawsOf(way, `a saying of ${id}`))
          }
        }
        play.step()
        for (const event of match.lastEvents) {
          const sentence = told.sentence(event, header.seats)
          if (sentence !== null) flaws.push(...flawsOf(sentence, `the sentence of ${event.kind}`))
        }
        for (const eyes of i % 8 === 0 ? eyesAt(header) : []) {
          const events = match.lastEvents.filter(event => mayKnow(event, eyes))
          for (const { title, rows } of told.rolls?.(match.view(eyes), events) ?? [])
            for (const text of [title, ...rows.map(row => row.text)]) flaws.push(...flawsOf(text, 'a roll'))
        }
        const topic = match.waiting()?.topic
        if (topic && told.waitingFor?.(topic))
          flaws.push(...flawsOf(told.waitingFor(topic) ?? '', `what ${topic} waits for`))
        if (i % 40 !== 0) continue
        const view = match.view(match.questions[0]?.seat ?? null)
        for (const { word, about, text } of told.inquiries)
          for (const line of [
            text,
            ...(told.inquire(view, word, about) ?? []),
            ...(told.inquire(view, word, '') ?? []),
          ])
            if (line !== '') flaws.push(...flawsOf(line.trim(), `what ${word} tells`))
      }
      if (match.over) flaws.push(...flawsOf(told.ending?.(match.state) ?? match.result?.text ?? '', 'how it ended'))
      expect([...new Set(flaws)].slice(0, 20)).toEqual([])
    }
    for (const { text, values } of told.options)
      for (const words of [text, ...values.map(value => value.text)]) expect(flawsOf(words, 'a choice')).toEqual([])
    expect([...flawsOf(told.title, 'its title'), ...flawsOf(told.about, 'what it is about')]).toEqual([])
  })
}

/**
 * Returns the faults of a phrased question. Phrasing must change only its texts, and no two answers may read the same.
 */
function flawsOfQuestion(words: PhrasedQuestion, question: Question): string[] {
  const flaws = flawsOf(words.text, `the question "${question.topic}"`)
  const seen = new Set<string>()
  for (const { id, label, note, cost } of words.options) {
    flaws.push(
      ...flawsOf(label, `the label of ${id}`),
      ...(note === undefined ? [] : flawsOf(note, `the note of ${id}`)),
    )
    const whole = `${label}|${note}|${cost}`
    if (seen.has(whole)) flaws.push(`"${question.topic}" calls two answers the same: ${whole}`)
    seen.add(whole)
  }
  const bare = ({ options, ...rest }: Question) =>
    JSON.stringify({ ...rest, text: null, options: options.map(option => ({ ...option, label: null, note: null })) })
  if (bare(words) !== bare(question)) flaws.push(`"${question.topic}" is another question in words`)
  return flaws
}
