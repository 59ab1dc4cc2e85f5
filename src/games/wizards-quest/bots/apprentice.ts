import type { Bot } from '../../../bots/bot.ts'
import { pickAnswer, type Question, type RandomState } from '../../../kernel/index.ts'
import { asked as quest } from '../rules/state/acts.ts'
import type { QuestView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { campaign, chooseBattle, chooseSupplement, source } from './campaigns.ts'
import { cartTo, chooseCart, choosePetition, chooseRing, region, rouse, scatter, territory } from './cards.ts'
import { bestSpace, idOf, numberNear } from './choosing.ts'
import { dispel, flee, fleeMen, homesick, loss, scatterTo } from './fates.ts'
import { chooseMuster, firstStepToTreasure, marchWith, muster, place } from './musters.ts'
import { castle, chooseHidingPlace, chooseTerritory } from './settling.ts'
import { entrance } from './tunnels.ts'

/** A bot that goes for its cheapest treasure and plans only its current turn. */
export const apprentice: Bot<QuestView> = {
  name: 'apprentice',
  about: language => WORDS.in(language).get('bot-apprentice-about'),
  answer: byRule,
}

/** Returns the apprentice's answer, which depends only on the seat's view. */
export function byRule(view: QuestView, asked: Question, random: RandomState): string {
  const question = quest(asked)
  switch (question.topic) {
    case 'castle':
      return castle(question, random)
    case 'settle':
      return chooseTerritory(view, question)
    case 'hide':
      return chooseHidingPlace(view, question)
    case 'place':
      return place(view, question)
    case 'muster':
      return muster(view, question)
    case 'petition':
      return choosePetition(view, question)
    case 'ring':
      return chooseRing(view, question)
    case 'friend':
      return (
        question.options.find(({ act }) => act.kind === 'leader' && act.leader === 'sorcerer')?.id ??
        question.options[0]!.id
      )
    case 'friend-to':
      return bestSpace(question, space => (space === firstStepToTreasure(view, question.seat)?.route.from ? 1 : 0))
    case 'region':
      return region(view, question)
    case 'cart':
      return chooseCart(view, question)
    case 'cart-to':
      return cartTo(view, question)
    case 'dispel':
      return dispel(view, question)
    case 'scatter':
      return scatter(view, question)
    case 'scatter-to':
      return scatterTo(view, question)
    case 'entrance':
      return entrance(view, question)
    case 'territory':
      return territory(view, question)
    case 'rouse':
      return rouse(view, question)
    case 'homesick':
      return homesick(view, question)
    case 'campaign':
      return campaign(view, question)
    case 'from':
      return source(view, question)
    case 'battle':
      return chooseBattle(view, question)
    case 'supplement':
      return chooseSupplement(view, question)
    case 'march':
      return chooseMuster(view, question)
    case 'march-with':
      return marchWith(view, question)
    case 'loss':
      return loss(question)
    case 'flee':
      return flee(view, question)
    case 'dispel-orcs':
    case 'scatter-orcs':
    case 'homesick-men':
    case 'flee-men':
      return question.amount ? numberNear(question, question.amount.most) : fleeMen(question)
    default:
      return idOf(question, 'keep') ?? pickAnswer(random, question)
  }
}
