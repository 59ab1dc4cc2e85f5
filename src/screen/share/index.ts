export { PAGE_BEGINNING } from './beginning.ts'
export { sharePage } from './page.ts'
