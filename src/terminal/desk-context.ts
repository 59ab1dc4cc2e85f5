import { createContext } from 'react'
import type { Desk } from './desk.ts'

/** How components find the desk of the renderer that draws them. */
export const DeskContext = createContext<Desk | undefined>(undefined)
