import { registerBots } from '../bots/index.ts'
import { type Game, inLanguage } from '../kernel/index.ts'
import { type Rulebook, registerRulebooks, rulebookOf } from '../parts/rulebook.ts'
import { registerScreens } from '../screen/kit/screens.ts'
import { elfenwizards } from './elfenwizards/index.ts'
import { magicRealm } from './magic-realm/index.ts'
import type { GamePackage } from './package.ts'
import { wizards } from './wizards/index.ts'
import { wizardsQuest } from './wizards-quest/index.ts'
import { wizardsRevised } from './wizards-revised/index.ts'

/** The games of the library, in display order. */
export const packages: readonly GamePackage[] = [wizards, elfenwizards, wizardsQuest, wizardsRevised, magicRealm]

export const gameIds: readonly string[] = packages.map(({ id }) => id)

/** Finds a package by its id. */
export const packageOf = (id: string): GamePackage | undefined => packages.find(game => game.id === id)

const loaded = new Map<string, Promise<Game>>()

/**
 * Loads a game in English, with its rulebook, bots and screens. Each game is loaded only once. Throws Error for an
 * unknown id.
 */
export function loadGame(id: string): Promise<Game> {
  const known = loaded.get(id)
  if (known) return known
  const found = packageOf(id)
  if (!found) throw new Error(`There is no game "${id}"; the games are ${gameIds.join(', ')}.`)
  const loading = load(found)
  loaded.set(id, loading)
  return loading
}

async function load({ id, game, rulebooks, bots, screens }: GamePackage): Promise<Game> {
  const [rules, books, botSet, pictures] = await Promise.all([game(), rulebooks?.(), bots?.(), screens?.()])
  if (books) registerRulebooks(id, books)
  if (botSet) registerBots(id, botSet)
  if (pictures) registerScreens(id, pictures)
  return rules
}

/**
 * Loads games in a language, or in English if there is no translation. Loads the whole library by default or if an id
 * is unknown.
 */
export async function gamesIn(language: string, ids: readonly string[] = gameIds): Promise<readonly Game[]> {
  const wanted = ids.every(id => gameIds.includes(id)) ? ids : gameIds
  const games = await Promise.all(wanted.map(loadGame))
  return games.map(game => inLanguage(game, language))
}

/** Loads games as `gamesIn` does, with their rulebooks by game id. */
export async function shelfIn(
  language: string,
  ids?: readonly string[],
): Promise<{ games: readonly Game[]; rulebooks: Readonly<Record<string, Rulebook>> }> {
  const games = await gamesIn(language, ids)
  const books = games.flatMap(game => {
    const book = rulebookOf(game)
    return book ? [[game.id, book] as const] : []
  })
  return { games, rulebooks: Object.fromEntries(books) }
}
