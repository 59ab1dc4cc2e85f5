import type { OverlayType } from '../overlay.ts'
import { askOverlay } from './ask.tsx'
import { endOverlay } from './end.tsx'
import { highlightOverlay } from './highlight.ts'
import { offerOverlay } from './offer.tsx'
import { pageOverlay } from './page.ts'
import { paletteOverlay } from './palette.ts'
import { rulesOverlay } from './rules.ts'
import { settingsOverlay } from './settings.ts'
import { sinceOverlay } from './since.tsx'
import { turnsOverlay } from './turns.ts'

/** All types of overlays, in the order of the help page. */
export const OVERLAYS = {
  page: pageOverlay,
  rules: rulesOverlay,
  ask: askOverlay,
  offer: offerOverlay,
  palette: paletteOverlay,
  settings: settingsOverlay,
  since: sinceOverlay,
  highlight: highlightOverlay,
  end: endOverlay,
  turns: turnsOverlay,
}

type AnyType = (typeof OVERLAYS)[keyof typeof OVERLAYS]
type StateOf<T> = T extends OverlayType<infer S, string> ? S : never
type ContextsOf<T> = T extends { readonly contexts: readonly (infer C)[] } ? C : never

/** An open overlay. */
export type Overlay = StateOf<AnyType>
/** The key contexts of all overlays. */
export type OverlayContext = ContextsOf<AnyType>
export type Overlays = {
  readonly [K in Overlay['kind']]: OverlayType<Extract<Overlay, { readonly kind: K }>, OverlayContext>
}
