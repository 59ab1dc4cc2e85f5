export * from './field.ts'
export * from './search.ts'
export * from './turns.ts'
