export { type Candidate, type Completion, type CompletionContext, complete } from './complete.ts'
export { combineCopies } from './copies.ts'
export { answerOdds } from './odds-words.ts'
export {
  type AnswerNames,
  amountText,
  answerNamesIn,
  firstWord,
  joinSome,
  possibleAnswersText,
  sample,
} from './possible-answers.ts'
export {
  excerpt,
  type InputContext,
  type Inquiry,
  inquiryNamed,
  type ParseError,
  quote,
  readCommand,
  similarWords,
  type TypedCommand,
} from './read.ts'
export { lastRolls, rollLines } from './roll-words.ts'
export { noRuleText, type RuleBook, type RuleSection, ruleLines, ruleOf, rulesFound } from './rule-lines.ts'
export { shareAnswer, shareExample, sharesProblem as sharesRefused, sharesText } from './shares.ts'
export {
  commandsBefore,
  commandsFor,
  isGameCommand,
  type TableCommand,
  type TableCommandName,
} from './table-commands.ts'
export {
  bargainLines,
  bargainOutcomeText,
  cleanChat,
  isTalk,
  mayAgree,
  noteLines,
  offerFollowers,
  offerLines,
  type ParsedTalk,
  promiseLines,
  readTalk,
  TALK,
  type TalkContext,
  type TalkWord,
  talkContext,
  talkInput,
  talkText,
  termsText,
} from './talk.ts'
export { vocabularyOf } from './vocabulary.ts'
export {
  abbreviatesStart,
  editDistance,
  jsonLine,
  limitMarks,
  normalized,
  printable,
  visible,
  waysToSplit,
} from './words.ts'
