import { describe } from 'vitest'
import { botsOf } from '../../src/bots/index.ts'
import type { GamePackage } from '../../src/games/package.ts'
import type { Game } from '../../src/kernel/index.ts'
import { guidesOf } from '../../src/server/guide.ts'
import { opened } from './abroad.ts'
import { describeBots } from './bots.ts'
import { describeForeign } from './foreign.ts'
import { describeGuides } from './guides.ts'
import { describeKeeping } from './keeping.ts'
import { describeLooks } from './looks.ts'
import type { Hidden } from './play.ts'
import { describeRules } from './rules.ts'
import { describeSecrets } from './secrets.ts'
import { describeWords } from './words.ts'

/**
 * Proves of a game what every game promises: its rules are pure, end, rest in time and play again from a record; an answer
 * taken back leaves no trace; those who decide at the same time do so in any order and in secret; nobody sees more than is
 * his; everything offered can be done, and said in every language it has; it is kept in its file answer by answer; its bots
 * play by its rules, and by no word: the same games in a language in which every word is another; every screen is drawn at
 * its size in every look; its lessons have room for their words and lead to their ends. `hidden` says what nobody, or
 * somebody else, alone may know; without it nothing is proven of that.
 */
export async function describeGame(of: GamePackage | Game, hidden?: Hidden): Promise<void> {
  const game = 'turn' in of ? of : await opened(of)
  const subject = { game, hidden, bots: botsOf(game.id) }
  describe(game.title, () => {
    describe('as rules', () => describeRules(subject))
    describe('as secrets', () => describeSecrets(subject))
    describe('as words', () => describeWords(subject))
    describe('as a file', () => describeKeeping(subject))
    describe('as an opponent', () => describeBots(subject))
    describe('on the screen', () => describeLooks(subject))
    if (guidesOf(game).length > 0) describe('as a lesson', () => describeGuides(subject))
    describe('in a language in which every word is another', () => describeForeign(subject))
  })
}
