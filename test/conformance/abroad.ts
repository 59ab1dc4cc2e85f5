import { talkOf } from '../../src/bots/bot.ts'
import { botRandom, botsOf, lookaheadFor, registerBots } from '../../src/bots/index.ts'
import type { GamePackage } from '../../src/games/package.ts'
import { type Game, type Header, Match } from '../../src/kernel/index.ts'
import { registerRulebooks } from '../../src/parts/rulebook.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'
import { asksInWords } from '../games/pseudo.ts'
import { type Drawn, type Looking, screensOf } from './screens.ts'

/** A game with everything that belongs to it, in one language. */
export interface Country {
  readonly game: Game
  /** Returns a bot's answers and offers, up to a number of answers, with every question phrased. */
  played(bot: string, header: Header, most: number): string[]
  /** Returns the screens of a game played by a fast bot. */
  drawn(looking: Looking): Drawn[]
}

/** Opens a package, and registers its contents with everything loaded along with it. */
export async function opened({ id, game, bots, rulebooks, screens }: GamePackage): Promise<Game> {
  const [rules, botSet, books, pictures] = await Promise.all([game(), bots?.(), rulebooks?.(), screens?.()])
  if (botSet) registerBots(id, botSet)
  if (books) registerRulebooks(id, books)
  if (pictures) registerScreens(id, pictures)
  return rules
}

/** Returns the operations on a game with the modules loaded here. */
export function countryOf(game: Game): Country {
  return {
    game,
    played: (name, header, most) => played(game, name, header, most),
    drawn: looking => screensOf(game, botsOf(game.id).at(-2), looking),
  }
}

function played(game: Game, name: string, header: Header, most: number): string[] {
  const bot = botsOf(game.id).find(known => known.name === name)
  if (!bot) throw new Error(`no bot ${name}`)
  const match = Match.begin(asksInWords(game), header)
  const lines: string[] = []
  for (let move = 0; move < most && !match.over; move++) {
    const question = match.questions[0]!
    const { seat } = question
    const view = match.view(seat)
    const offer = bot.offer?.(view, question, talkOf(match, seat))
    if (offer) lines.push(`${seat} offers ${JSON.stringify(offer)}`)
    const id = bot.answer(view, question, botRandom(header, seat, move), lookaheadFor(match, seat))
    match.answer(seat, id)
    lines.push(`${seat} ${id}`)
  }
  return lines
}
