import { seatBench } from '../bots/index.ts'
import { type Game, inLanguage } from '../kernel/index.ts'
import { type Rulebook, rulebookOf, shelveRulebooks } from '../parts/rulebook.ts'
import { hangScreens } from '../screen/kit/screens.ts'
import { elfenwizards } from './elfenwizards/index.ts'
import { magicRealm } from './magic-realm/index.ts'
import type { GamePackage } from './package.ts'
import { wizards } from './wizards/index.ts'
import { wizardsQuest } from './wizards-quest/index.ts'
import { wizardsRevised } from './wizards-revised/index.ts'

/** The games in the library, in the order they stand there. */
export const packages: readonly GamePackage[] = [wizards, elfenwizards, wizardsQuest, wizardsRevised, magicRealm]

/** The ids of the games in the library. */
export const gameIds: readonly string[] = packages.map(({ id }) => id)

/** The package of this id, or undefined. */
export const packageOf = (id: string): GamePackage | undefined => packages.find(game => game.id === id)

const loaded = new Map<string, Promise<Game>>()

/** Loads a game with its rulebook, bots and screens, once; told in English. Throws Error for an id that is not in the library. */
export function loadGame(id: string): Promise<Game> {
  const known = loaded.get(id)
  if (known) return known
  const found = packageOf(id)
  if (!found) throw new Error(`There is no game "${id}"; there is ${gameIds.join(', ')}.`)
  const loading = load(found)
  loaded.set(id, loading)
  return loading
}

async function load({ id, game, rulebooks, bench, screens }: GamePackage): Promise<Game> {
  const [rules, books, bots, pictures] = await Promise.all([game(), rulebooks?.(), bench?.(), screens?.()])
  if (books) shelveRulebooks(id, books)
  if (bots) seatBench(id, bots)
  if (pictures) hangScreens(id, pictures)
  return rules
}

/** Games told in a language where they have it, in English where not; all in the library where no ids are given, or one that is none. */
export async function gamesIn(language: string, ids: readonly string[] = gameIds): Promise<readonly Game[]> {
  const wanted = ids.every(id => gameIds.includes(id)) ? ids : gameIds
  const games = await Promise.all(wanted.map(loadGame))
  return games.map(game => inLanguage(game, language))
}

/** The same with their rulebooks, by game. */
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
