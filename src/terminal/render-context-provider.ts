import { createContext } from 'react'
import type { RenderContext } from './render-context.ts'

/** Gives components access to their renderer's `RenderContext`. */
export const RenderContextProvider = createContext<RenderContext | undefined>(undefined)
