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
 * Checks everything that a game promises: its rules are pure, end, pause in time and replay from a record; undo leaves
 * no trace; simultaneous decisions work in any order and in secret; nobody sees too much; every option works and has
 * texts in every language; the file saves every answer; the bots play by the rules and ignore words, so that they play
 * the same in a language that changes every word; every screen fits its size in every style; the lessons' texts fit and
 * lead to their ends. `hidden` defines hidden information; without it nothing about secrets is checked.
 */
export async function describeGame(of: GamePackage | Game, hidden?: Hidden): Promise<void> {
  const game = 'turn' in of ? of : await opened(of)
  const subject = { game, hidden, bots: botsOf(game.id) }
  describe(game.title, () => {
    describe('as rules', () => describeRules(subject))
    describe('as secrets', () => describeSecrets(subject))
    describe('as text', () => describeWords(subject))
    describe('as a file', () => describeKeeping(subject))
    describe('as an opponent', () => describeBots(subject))
    describe('on the screen', () => describeLooks(subject))
    if (guidesOf(game).length > 0) describe('as a lesson', () => describeGuides(subject))
    describe('in a language that changes every word', () => describeForeign(subject))
  })
}
