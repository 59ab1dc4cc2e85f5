export { type LanguageRequest, languageFor, languageOfLocale, speaks } from './languages.ts'
export { asSentence, capital, firstSentence, halvesText } from './letters.ts'
export {
  type Catalog,
  type List,
  type Messages,
  type Ordinal,
  type Sentence,
  sentence,
  type Value,
  type Values,
  type Words,
} from './messages.ts'
export { catalog, LANGUAGES, messagesIn } from './program.ts'
