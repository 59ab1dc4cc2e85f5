import { normalized, vocabularyOf } from '../../commands/index.ts'
import type { Game } from '../../kernel/index.ts'
import { type Messages, messagesIn, sentence } from '../../text/index.ts'
import { type Model, noEffect, type Update, type WatchedTable, withEffects, withNotice } from '../model.ts'
import { tableWords } from '../words.ts'
import { daysOf } from './track.ts'
import { currentRow } from './turns.ts'
import { askToBranch, goTo, jump, togglePlayback } from './update.ts'

/** The viewer's typed commands, in addition to those of every table. */
const WORDS = ['play', 'answer', 'turn', 'day', 'on', 'back', 'turns', 'mark', 'branch'] as const
type WatchWord = (typeof WORDS)[number]

/** Returns the viewer's commands in a language, with the game's terms. */
export function watchWords(words: Messages, game: Game) {
  const clock = clockWord(words, game)
  return WORDS.map(name => ({
    word: words.get(`watch-word-${name}`, { clock }),
    about: words.has(`watch-word-${name}.args`) ? words.get(`watch-word-${name}.args`, { clock }) : '',
    text: words.get(`watch-word-${name}.about`, { clock }),
  }))
}

/** Returns the game's word for its clock step, normalized for typing. */
const clockWord = (words: Messages, game: Game): string => normalized(vocabularyOf(words, game).clock)

/** Finds a command by its word in the table's language or in English. */
function watchWordIn({ position: { game, language } }: WatchedTable, typed: string): WatchWord | undefined {
  const clock = clockWord(messagesIn(language), game)
  const means = (words: Messages) =>
    WORDS.find(name => normalized(words.get(`watch-word-${name}`, { clock })) === typed)
  return means(messagesIn(language)) ?? means(messagesIn('en'))
}

/** Handles a typed command in the viewer. Returns null if the word isn't one of these commands. */
export function runWatchCommand(model: Model, table: WatchedTable, typed: string, about: string): Update | null {
  const { watch } = table
  const word = watchWordIn(table, typed)
  switch (word) {
    case 'play':
      return togglePlayback(model, table)
    case 'answer':
      return numbered(model, table, about, typed, watch.total, at => at)
    case 'turn':
      return numbered(model, table, about, typed, watch.turns.length, n => watch.turns[Math.max(0, n - 1)]?.at ?? 0)
    case 'day': {
      // Without an argument, the command may be one of the game's words.
      if (about.trim() === '') return null
      const days = daysOf(watch.turns)
      const most = days.at(-1)?.day ?? 0
      return numbered(model, table, about, typed, most, day => days.find(turn => turn.day >= day)?.at ?? watch.total)
    }
    case 'on':
    case 'back': {
      const step = word === 'on' ? 1 : -1
      const way = jumpKindIn(table, about)
      if (way !== undefined) return jump(model, table, way === 'step' ? step : { to: way, step })
      return withNotice(model, {
        tone: 'bad',
        lines: [
          sentence('watch-goes-to', { word: typed, clock: vocabularyOf(tableWords(table), table.position.game).clock }),
        ],
      })
    }
    case 'turns':
      return noEffect({ ...model, overlay: { kind: 'turns', selected: currentRow(watch) } })
    case 'mark':
      return withEffects(model, { kind: 'mark', at: watch.at })
    case 'branch':
      return askToBranch(model, table)
    default:
      return null
  }
}

/**
 * Returns the kind of jump that a command's argument names, in the table's language or in English. Without an argument,
 * returns `step`.
 */
function jumpKindIn(table: WatchedTable, about: string): 'turn' | 'day' | 'mark' | 'own' | 'step' | undefined {
  const text = normalized(about)
  if (text === '') return 'step'
  const words = tableWords(table)
  if (text === clockWord(words, table.position.game)) return 'day'
  return (['turn', 'day', 'mark', 'own'] as const).find(to => to === text || words.get(`watch-to-${to}`) === text)
}

function numbered(
  model: Model,
  table: WatchedTable,
  number: string,
  word: string,
  most: number,
  placeOf: (number: number) => number,
): Update {
  const at = /^\d{1,7}$/.test(number.trim()) ? Number(number) : Number.NaN
  if (at >= 0 && at <= most) return goTo(model, table, placeOf(at))
  const lines = [sentence('watch-wants-number', { word, most })]
  return withNotice(model, { tone: 'bad', lines })
}
