import { createContext } from 'react'
import type { Desk } from './desk.ts'

/** Gives components access to their renderer's desk. */
export const DeskContext = createContext<Desk | undefined>(undefined)
