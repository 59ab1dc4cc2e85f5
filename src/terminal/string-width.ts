/** What Ink measures text by in the bundle, in place of `string-width`: the same columns, without its tables for most text. */
export { width as default } from './text.ts'
