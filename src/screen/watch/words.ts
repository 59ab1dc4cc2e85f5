import { termsOf } from '../../commands/index.ts'
import type { Game } from '../../kernel/index.ts'
import { asking, type Model, saying, still, type Update, type WatchedTable } from '../model.ts'
import { daysOf } from './track.ts'
import { placeAt } from './turns.ts'
import { branched, goneTo, type Jump, jumped, played } from './update.ts'

/** What can be said while a game is watched, besides what can be said at every table. */
export const watchWords = (game: Game) => {
  const { clock } = termsOf(game)
  const places = `[turn, ${clock}, mark or own]`
  return [
    { word: 'play', about: '', text: 'Lets the game go on by itself, or stops it.' },
    { word: 'answer', about: 'number', text: 'Goes to how it stood after so many answers.' },
    { word: 'turn', about: 'number', text: 'Goes to the beginning of that turn, counted from the first.' },
    { word: clock, about: 'number', text: `Goes to the beginning of that ${clock}.` },
    { word: 'on', about: places, text: 'Goes one answer on, or to the next of these.' },
    { word: 'back', about: places, text: 'Goes one answer back, or to the last of these before.' },
    { word: 'turns', about: '', text: 'Lists the turns and bookmarks, to jump to one.' },
    { word: 'mark', about: '', text: 'Sets a bookmark here, or takes it away.' },
    { word: 'branch', about: 'here', text: 'Begins a new game of your own that starts with the answers so far.' },
  ]
}

/** Does what was said of a watched game; null where the word is none of these. */
export function saidWhileWatching(model: Model, table: WatchedTable, word: string, about: string): Update | null {
  const { watch } = table
  const { clock } = termsOf(table.position.game)
  switch (word === clock ? 'day' : word) {
    case 'play':
      return played(model, table)
    case 'answer':
      return numbered(model, table, about, 'answer', watch.total, at => at)
    case 'turn':
      return numbered(model, table, about, 'turn', watch.turns.length, n => watch.turns[Math.max(0, n - 1)]?.at ?? 0)
    case 'day': {
      // Alone it may be a word of the game.
      if (about.trim() === '') return null
      const days = daysOf(watch.turns)
      const most = days.at(-1)?.day ?? 0
      return numbered(model, table, about, clock, most, day => days.find(turn => turn.day >= day)?.at ?? watch.total)
    }
    case 'on':
    case 'back': {
      const step = word === 'on' ? 1 : -1
      const said = about.trim().toLowerCase()
      const way = WAYS[said === clock.toLowerCase() ? 'day' : said]
      if (way !== undefined) return jumped(model, table, way(step))
      return saying(model, {
        tone: 'bad',
        lines: [`"${word}" goes to a turn, a ${clock}, a mark, or a turn of your own.`],
      })
    }
    case 'turns':
      return still({ ...model, overlay: { kind: 'turns', selected: placeAt(watch) } })
    case 'mark':
      return asking(model, { kind: 'mark', at: watch.at })
    case 'branch':
      return branched(model, table)
    default:
      return null
  }
}

const WAYS: Readonly<Record<string, (step: 1 | -1) => Jump>> = {
  '': step => step,
  turn: step => ({ to: 'turn', step }),
  day: step => ({ to: 'day', step }),
  mark: step => ({ to: 'mark', step }),
  own: step => ({ to: 'own', step }),
}

function numbered(
  model: Model,
  table: WatchedTable,
  said: string,
  what: string,
  most: number,
  placeOf: (number: number) => number,
): Update {
  const number = /^\d{1,7}$/.test(said.trim()) ? Number(said) : Number.NaN
  if (number >= 0 && number <= most) return goneTo(model, table, placeOf(number))
  const lines = [`"${what}" is followed by a number: they go up to ${most}.`]
  return saying(model, { tone: 'bad', lines })
}
