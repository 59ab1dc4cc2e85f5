import type { Game } from '../../kernel/index.ts'
import type { SaveEntry } from '../../storage/index.ts'
import { firstSentence, type Messages, sentence } from '../../text/index.ts'
import { keysPage } from '../help.ts'
import { type Model, noEffect, type Preview, type Update, withEffects } from '../model.ts'
import { openRules } from '../rules-page.ts'
import { openSettings } from '../settings/page.ts'
import { gameInLanguage, wordsOf } from '../words.ts'
import { lessonsOf, openList } from './load.ts'
import { newForm } from './new-game.ts'

/** The sections of the title menu, in order. */
export type MenuSection = 'learn' | 'saves' | 'games' | 'more'

/** An item of the title's menu. */
export interface Item {
  readonly part: MenuSection
  readonly key: string
  readonly label: string
  /** A description beside the label. */
  readonly text: string
  /** The game that the item is about. The rules key opens its rules. */
  readonly game?: Game
  readonly open: (model: Model) => Update
}

const HELP_KEY = 'h'
/** The keys of the latest saved games, newest first. */
const SAVE_KEYS = ['c', 'd', 'f']
/** The minimum number of screen rows at which the title lists more than one saved game. */
const ROWS_FOR_SAVES = 30

/** The maximum number of saved games to read when looking for an unfinished one. */
const MAX_SAVES_READ = 12

/**
 * Returns the saved games listed on the title, newest first. If all of them are finished, the newest unfinished game
 * replaces the last one.
 */
export function latestSaves({ library, rows, screen }: Model): readonly SaveEntry[] {
  const saves = library.saves.filter(save => save.header !== null)
  const latest = saves.slice(0, rows >= ROWS_FOR_SAVES ? SAVE_KEYS.length : 1)
  const isFinished = ({ path }: SaveEntry) => screen.kind === 'title' && isOver(screen.previews?.[path])
  if (!latest.every(isFinished)) return latest
  const unfinished = saves.slice(0, MAX_SAVES_READ).find(save => !isFinished(save))
  return unfinished ? [...latest.slice(0, -1), unfinished] : latest
}

/**
 * Returns the menu items for the current library. A small screen with a daily game has no Help item; the footer lists
 * that key.
 */
export function titleItems(model: Model): Item[] {
  const isFull = model.rows < ROWS_FOR_SAVES && model.library.daily !== undefined
  return allItems(model).filter(({ key }) => !(isFull && key === HELP_KEY))
}

/** Returns all menu items, including those that aren't listed: saved games come first, then lessons. */
export function allItems(model: Model): Item[] {
  const games = model.library.games.map(game => gameInLanguage(model, game))
  const words = wordsOf(model)
  return [
    ...saveItems(words, model),
    ...lessonItems(words, model),
    ...gameItems(words, games),
    ...dailyItems(words, model, games),
    ...otherItems(words, model, games),
  ]
}

/** Returns the first game's first lesson, and an item for the list of all lessons if there are more. */
function lessonItems(words: Messages, model: Model): Item[] {
  const [first, ...others] = lessonsOf(model)
  if (!first) return []
  const { game, header } = first
  const learn: Item = {
    part: 'learn',
    key: 'p',
    label: words.get('title-learn'),
    text: words.get('title-learn-about', { game: game.title }),
    game,
    open: at => withEffects(at, { kind: 'begin', header }),
  }
  if (others.length === 0) return [learn]
  return [
    learn,
    {
      part: 'learn',
      key: 'o',
      label: words.get('title-lessons'),
      text: words.get('title-lessons-about', { n: others.length }),
      open: at => openList(at, 'lessons'),
    },
  ]
}

function gameItems(words: Messages, games: readonly Game[]): Item[] {
  return games.map((game, i) => ({
    part: 'games',
    key: i === 0 ? 'n' : i < 9 ? String(i + 1) : '',
    label: games.length === 1 ? words.get('title-new-game') : game.title,
    text:
      games.length === 1
        ? words.get('title-game-about', { game: game.title, about: firstSentence(game.about) })
        : firstSentence(game.about),
    game,
    open: model => noEffect({ ...model, screen: newForm(model, i) }),
  }))
}

/** Returns the item for today's game. Its seed is the same for everyone, and the statistics compare the results. */
function dailyItems(words: Messages, { library: { daily } }: Model, [game]: readonly Game[]): Item[] {
  if (daily === undefined || !game) return []
  return [
    {
      part: 'games',
      key: 'y',
      label: words.get('title-daily'),
      text: words.get('title-daily-about', { game: game.title, seed: daily }),
      game,
      open: model => noEffect({ ...model, screen: { ...newForm(model, 0), seed: daily } }),
    },
  ]
}

/** Returns true if the game is finished. A finished game opens at its results. */
const isOver = (preview: Preview | undefined): boolean =>
  preview !== undefined && preview.state !== 'open' && preview.state !== 'broken'

function saveItems(words: Messages, model: Model): Item[] {
  const { library, screen } = model
  const latest = latestSaves(model).map((save, i): Item => {
    const game = library.games.find(({ id }) => id === save.header?.game)
    const preview = screen.kind === 'title' ? screen.previews?.[save.path] : undefined
    const seats = save.header?.seats.join(', ') ?? ''
    const played = sentence('title-played', { seats, n: save.answers })
    return {
      part: 'saves',
      key: SAVE_KEYS[i] ?? '',
      label: words.get(isOver(preview) ? 'title-results' : i === 0 ? 'title-continue' : 'title-go-on-with'),
      text: words.get('title-save-stands', { name: save.name, stands: preview?.text ?? played }),
      game,
      open: model => withEffects(model, { kind: 'resume', path: save.path }),
    }
  })
  const rest = library.saves.length
  if (rest === 0) return []
  const all: Item = {
    part: 'saves',
    key: 'l',
    label: words.get('title-load'),
    text: words.get('title-load-about', { n: rest }),
    open: model => openList(model, 'saves'),
  }
  const annals: Item = {
    part: 'saves',
    key: 'a',
    label: words.get('title-annals'),
    text: words.get('title-annals-about'),
    open: model => withEffects(model, { kind: 'load-statistics' }),
  }
  return [...latest, all, annals]
}

function otherItems(words: Messages, { library }: Model, games: readonly Game[]): Item[] {
  const [first] = games
  const examples: Item = {
    part: 'more',
    key: 'e',
    label: words.get('title-examples'),
    text: words.get('title-examples-about'),
    open: model => openList(model, 'examples'),
  }
  const rules = first && {
    part: 'more' as const,
    key: 'r',
    label: words.get('title-rules'),
    text: words.get(games.length === 1 ? 'title-rules-about-only' : 'title-rules-about', { game: first.title }),
    game: first,
    open: (model: Model) => openRules(model, first, { contents: true }),
  }
  return [
    ...(library.examples.length > 0 ? [examples] : []),
    ...(rules ? [rules] : []),
    {
      part: 'more',
      key: 's',
      label: words.get('title-settings'),
      text: words.get('title-settings-about'),
      open: model => openSettings(model),
    },
    {
      part: 'more',
      key: HELP_KEY,
      label: words.get('title-help'),
      text: words.get('title-help-about'),
      open: model => noEffect({ ...model, overlay: keysPage(model) }),
    },
    {
      part: 'more',
      key: 'q',
      label: words.get('title-quit'),
      text: '',
      open: model => withEffects(model, { kind: 'quit' }),
    },
  ]
}
