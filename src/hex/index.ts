export * from './axial.ts'
export * from './grid.ts'
export * from './search.ts'
