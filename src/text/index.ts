export { type LanguageRequest, languageFor, languageOfLocale, speaks } from './languages.ts'
export { asSentence, capital, firstSentence, halvesText } from './letters.ts'
export {
  type Catalogue,
  type List,
  type Messages,
  type Ordinal,
  type Sentence,
  sentence,
  type Value,
  type Values,
  type Words,
} from './messages.ts'
export { catalogue, LANGUAGES, messagesIn } from './program.ts'
