export { type Bot, type BotTalk, botRandom, type Deliberation, type Hint, type Lookahead, lookaheadFor } from './bot.ts'
export {
  type BotSet,
  botNames,
  botsOf,
  findBot,
  registerBots,
  registerExternalBot,
  rivalNames,
  simStatisticsOf,
} from './registry.ts'
export {
  type BotAsked,
  botAnswer,
  botAnswerInSlices,
  botAsked,
  botMessage,
  botOf,
  hintFor,
  hintInSlices,
  runSeatCommand,
  seatChangeText,
  stuckBotText,
} from './seats.ts'
