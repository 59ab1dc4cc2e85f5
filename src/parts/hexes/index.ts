export * from './axial.ts'
export * from './grid.ts'
