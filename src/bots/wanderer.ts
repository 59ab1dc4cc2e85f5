import { below, pickAnswer } from '../kernel/index.ts'
import { wordsIn } from '../text/index.ts'
import type { Bot } from './bot.ts'

/** Takes any answer, each as likely: the measure that every other bot must beat, at home in every game. */
export const wanderer: Bot = {
  name: 'wanderer',
  about: language => wordsIn(language).say('bot-wanderer.about'),
  answer: (_view, question, random) => pickAnswer(random, question),
  accepts: (_view, { number }, { character }) => below(character(`bargain ${number}`), 2) === 0,
}
