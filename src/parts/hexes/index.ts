export * from './axial.ts'
export * from './cheapest-first.ts'
export * from './grid.ts'
export * from './search.ts'
