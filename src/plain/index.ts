export { type PlainIo, type PlainStreams, plainIo } from './io.ts'
export { type Leaving, type PlainHouse, playPlain } from './table.ts'
export { type Line, linesFor } from './tellings.ts'
export { plainTitle, type Wanted } from './title.ts'
