import type { Game } from '../../kernel/index.ts'
import { guidedHeader } from '../../server/guide.ts'
import { type SaveEntry, USUAL_NAMES } from '../../storage/index.ts'
import { keysPage } from '../help.ts'
import { asking, type Model, still, type Update } from '../model.ts'
import { openRules } from '../rules-page.ts'
import { openSettings } from '../settings/page.ts'
import { newForm } from './new-game.ts'

/** The parts of the title's menu, from the top. */
export type Part = 'learn' | 'saves' | 'games' | 'more'

/** One line of the title's menu. */
export interface Item {
  readonly part: Part
  readonly key: string
  readonly label: string
  /** What is behind it, beside the label. */
  readonly text: string
  /** The game it is about; the rules that are opened from here are this one's. */
  readonly game?: Game
  readonly open: (model: Model) => Update
}

/** Keys of the games played last, the latest first. */
const SAVE_KEYS = ['c', 'd', 'f']
/** From this many rows on the title has room for more than the latest. */
const ROWS_FOR_SAVES = 30

/** The saved games that the title shows by name, the latest first. */
export function latestSaves({ shelf, rows }: Model): readonly SaveEntry[] {
  return shelf.saves.filter(save => save.header !== null).slice(0, rows >= ROWS_FOR_SAVES ? SAVE_KEYS.length : 1)
}

/** What the menu offers, which depends on what is on the shelf: whoever has played goes on, whoever has not learns. */
export function titleItems(model: Model): Item[] {
  const { shelf } = model
  const lessons = lessonItems(model)
  const begun = [...lessons, ...gameItems(shelf.games)]
  return [...saveItems(model), ...begun, ...otherItems(model)]
}

function lessonItems({ shelf, settings }: Model): Item[] {
  const taught = shelf.games.flatMap(game => {
    const header = guidedHeader(game, settings.names[0] ?? USUAL_NAMES[0])
    return header ? [{ game, header }] : []
  })
  return taught.map(({ game, header }, i) => ({
    part: 'learn',
    key: i === 0 ? 'p' : '',
    label: taught.length === 1 ? 'Learn to play' : `Learn ${game.title}`,
    text: `${game.title}, by playing it: about ten minutes, with a guide`,
    game,
    open: model => asking(model, { kind: 'begin', header }),
  }))
}

function gameItems(games: readonly Game[]): Item[] {
  return games.map((game, i) => ({
    part: 'games',
    key: i === 0 ? 'n' : i < 9 ? String(i + 1) : '',
    label: games.length === 1 ? 'New game' : game.title,
    text: games.length === 1 ? `${game.title}: ${game.about}` : game.about,
    game,
    open: model => still({ ...model, screen: newForm(model, i) }),
  }))
}

function saveItems(model: Model): Item[] {
  const { shelf, screen } = model
  const latest = latestSaves(model).map((save, i): Item => {
    const game = shelf.games.find(({ id }) => id === save.header?.game)
    const stands = screen.kind === 'title' ? screen.peeked?.[save.path] : undefined
    const played = `${save.header?.seats.join(', ')}, ${save.answers} answer${save.answers === 1 ? '' : 's'}`
    return {
      part: 'saves',
      key: SAVE_KEYS[i] ?? '',
      label: i === 0 ? 'Continue' : 'Go on with',
      text: `${save.name}: ${stands ?? played}`,
      game,
      open: model => asking(model, { kind: 'resume', path: save.path }),
    }
  })
  const rest = shelf.saves.length
  if (rest === 0) return []
  const all: Item = {
    part: 'saves',
    key: 'l',
    label: 'Load',
    text: rest === 1 ? 'one saved game' : `${rest} saved games`,
    open: model => still({ ...model, screen: { kind: 'load', what: 'saves', selected: 0, peeked: null } }),
  }
  return [...latest, all]
}

function otherItems({ shelf }: Model): Item[] {
  const [first] = shelf.games
  const examples: Item = {
    part: 'more',
    key: 'e',
    label: 'Examples',
    text: 'games to watch, played and written down',
    open: model => still({ ...model, screen: { kind: 'load', what: 'examples', selected: 0, peeked: null } }),
  }
  const rules = first && {
    part: 'more' as const,
    key: 'r',
    label: 'Rules',
    text:
      shelf.games.length === 1
        ? `the rules of ${first.title}, to read and to search`
        : `of ${first.title}; F1 on a game opens its own`,
    game: first,
    open: (model: Model) => openRules(model, first, { contents: true }),
  }
  return [
    ...(shelf.examples.length > 0 ? [examples] : []),
    ...(rules ? [rules] : []),
    {
      part: 'more',
      key: 's',
      label: 'Settings',
      text: 'colours, signs, motion, the mouse, and who plays',
      open: model => openSettings(model),
    },
    {
      part: 'more',
      key: 'h',
      label: 'Help',
      text: 'what the keys do',
      open: model => still({ ...model, overlay: keysPage(model) }),
    },
    { part: 'more', key: 'q', label: 'Quit', text: '', open: model => asking(model, { kind: 'quit' }) },
  ]
}
