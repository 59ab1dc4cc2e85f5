/**
 * A replacement for `string-width` in the bundle, used by Ink. It gives the same widths without loading tables for
 * simple text.
 */
export { width as default } from './text.ts'
