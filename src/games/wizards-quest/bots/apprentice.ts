import type { Bot } from '../../../bots/bot.ts'
import { pickAnswer, type Question, type RandomState } from '../../../kernel/index.ts'
import { asQuestQuestion as quest } from '../rules/state/acts.ts'
import type { QuestView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { chooseAttack, chooseBattle, chooseSource, chooseSupplement } from './campaigns.ts'
import {
  chooseCart,
  chooseCartGoal,
  choosePetition,
  chooseRegion,
  chooseRing,
  chooseRoused,
  chooseScattered,
  chooseTargetTerritory,
} from './cards.ts'
import { bestSpace, idOf, numberNear } from './choosing.ts'
import {
  chooseDispelled,
  chooseFleeingMen,
  chooseFlight,
  chooseHomesick,
  chooseLostPieces,
  chooseScatterSpace,
} from './losses.ts'
import { chooseMarchingMen, chooseMenSpace, chooseMuster, chooseMusterCount, firstStepToTreasure } from './musters.ts'
import { chooseCastle, chooseHidingPlace, chooseTerritory } from './settling.ts'
import { chooseTunnelEntrance } from './tunnels.ts'

/** A bot that goes for its cheapest treasure and plans only its current turn. */
export const apprentice: Bot<QuestView> = {
  name: 'apprentice',
  about: language => WORDS.in(language).get('bot-apprentice-about'),
  answer: byRule,
}

/** Returns the apprentice's answer, by fixed rules for most topics and at random for the rest. */
export function byRule(view: QuestView, asked: Question, random: RandomState): string {
  const question = quest(asked)
  switch (question.topic) {
    case 'castle':
      return chooseCastle(question, random)
    case 'settle':
      return chooseTerritory(view, question)
    case 'hide':
      return chooseHidingPlace(view, question)
    case 'place':
      return chooseMenSpace(view, question)
    case 'muster':
      return chooseMusterCount(view, question)
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
      return chooseRegion(view, question)
    case 'cart':
      return chooseCart(view, question)
    case 'cart-to':
      return chooseCartGoal(view, question)
    case 'dispel':
      return chooseDispelled(view, question)
    case 'scatter':
      return chooseScattered(view, question)
    case 'scatter-to':
      return chooseScatterSpace(view, question)
    case 'entrance':
      return chooseTunnelEntrance(view, question)
    case 'territory':
      return chooseTargetTerritory(view, question)
    case 'rouse':
      return chooseRoused(view, question)
    case 'homesick':
      return chooseHomesick(view, question)
    case 'campaign':
      return chooseAttack(view, question)
    case 'from':
      return chooseSource(view, question)
    case 'battle':
      return chooseBattle(view, question)
    case 'supplement':
      return chooseSupplement(view, question)
    case 'march':
      return chooseMuster(view, question)
    case 'march-with':
      return chooseMarchingMen(view, question)
    case 'loss':
      return chooseLostPieces(question)
    case 'flee':
      return chooseFlight(view, question)
    case 'dispel-orcs':
    case 'scatter-orcs':
    case 'homesick-men':
    case 'flee-men':
      return question.amount ? numberNear(question, question.amount.most) : chooseFleeingMen(question)
    default:
      return idOf(question, 'keep') ?? pickAnswer(random, question)
  }
}
