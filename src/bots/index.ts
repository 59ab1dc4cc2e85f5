export { type Ahead, aheadOf, type Bot, botRandom, type Hint, type Talk, type Thought } from './bot.ts'
export { type Bench, botCalled, botNames, botsOf, enlistBot, rivalNames, seatBench, tallyOf } from './registry.ts'
export {
  adviceFor,
  type BotAsked,
  botAnswer,
  botAsked,
  botOf,
  botSaying,
  botThought,
  hintFor,
  seatSaid,
  seatTold,
  stuckWords,
} from './seats.ts'
