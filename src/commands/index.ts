export { type Candidate, type Completable, type Completion, complete } from './complete.ts'
export { answerOdds } from './odds-words.ts'
export { amountWords, type Called, calledIn, listed, possible, sample, verb } from './possible.ts'
export { type Command, excerpt, type Inquiry, quote, readCommand, type Spoken, type Unclear } from './read.ts'
export { lastRolls, rollLines } from './roll-words.ts'
export { noneAbout, type RuleBook, type RuleSection, ruleLines, ruleOf, rulesFound } from './rule-lines.ts'
export { commandsBefore, commandsFor, isGamesOwn, type TableCommand, type TableCommandName } from './table-commands.ts'
export {
  bargainLines,
  isTalk,
  mayAgree,
  offerFollowers,
  offerLines,
  promiseLines,
  readTalk,
  type Speaking,
  type Spoke,
  saidText,
  sayingText,
  settledText,
  spoken,
  TALK,
  type TalkWord,
  termsText,
} from './talk.ts'
export { termsOf } from './terms.ts'
export { beginsWith, distance, jsonLine, plainly, printable, unheaped, visible, wordings } from './words.ts'
