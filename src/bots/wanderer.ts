import { below, pickAnswer } from '../kernel/index.ts'
import { messagesIn } from '../text/index.ts'
import type { Bot } from './bot.ts'

/** Picks answers uniformly at random. This bot works in every game and is the baseline for the others. */
export const wanderer: Bot = {
  name: 'wanderer',
  about: language => messagesIn(language).get('bot-wanderer.about'),
  answer: (_view, question, random) => pickAnswer(random, question),
  accepts: (_view, { number }, { character }) => below(character(`bargain ${number}`), 2) === 0,
}
