import type { ReactNode } from 'react'
import type { Command, CommandName } from './commands.ts'
import type { Model, Update } from './model.ts'
import type { Overlay, OverlayContext } from './overlays/index.ts'

/** Presses a key by its name. A single character is also typed. */
export type Press = (model: Model, key: string) => Update

/** A key press that a screen or an overlay handles. */
export interface PressedKey {
  readonly key: string
  /** The text that the key types, or null. */
  readonly text: string | null
  /** Presses another key. */
  readonly press: Press
}

/** A command of an overlay. Without `where`, it works in all of the overlay's contexts. */
export type OverlayCommand<C extends string> = Command & { readonly where?: readonly C[] }

export interface OverlayProps<S> {
  readonly model: Model
  readonly page: S
  /** Draws a screen without its overlay. */
  readonly below: (model: Model) => ReactNode
}

/**
 * A type of overlay: a page or a box on top of the screen. `S` is the state of an open one, and `C` are its key
 * contexts. Members that take a state are methods, because TypeScript compares the parameters of methods loosely enough
 * to treat all overlay types as one. `typeOf` ensures that each state is passed only to the methods of its own type.
 */
export interface OverlayType<S extends { readonly kind: string }, C extends string = S['kind']> {
  readonly kind: S['kind']
  /** The overlay's key contexts, in the order in which the help page lists them. The first is the default. */
  readonly contexts: readonly [C, ...C[]]
  /** Its key bindings, in the order of the footer and the help page. The keys that work everywhere follow them. */
  readonly keys: readonly OverlayCommand<C>[]
  /** `instead` replaces the screen, and `on-top` draws a box over it. */
  readonly drawn: 'instead' | 'on-top'
  /** The key that a click outside a box presses. The default is Escape. */
  readonly clickOutside?: string
  /** True if a key without a command closes the overlay and is then handled as if the overlay hadn't been open. */
  readonly passesKeys?: true
  /** True if the overlay is a yes/no question, which also accepts the language's letter for yes. */
  readonly isYesNo?: true
  /** True if keys are ignored until the player has had time to notice the overlay. */
  readonly isDecision?: true
  /** True if the overlay hides the question, so that closing it reveals something new. */
  readonly hidesQuestion?: true
  /** True if typed text is a command, so that pasting it is safe. */
  readonly isCommandLine?: true
  /** True if bots wait until the overlay is closed. */
  readonly pausesBots?: true

  View(props: OverlayProps<S>): ReactNode
  onCommand(model: Model, page: S, command: Command, pressed: PressedKey): Update
  /** Handles a key without a command. By default, it does nothing. */
  onKey?(model: Model, page: S, pressed: PressedKey): Update
  contextOf?(page: S): C
  /** Returns false if a command can't do anything now. */
  isUseful?(model: Model, page: S, name: CommandName): boolean
  /** Returns the footer label (the suffix of `label-`) that replaces a command's own, if there is one. */
  footerLabelFor?(page: S, command: Command): string | undefined
  /** The overlay to which closing returns. Only boxes that leave everything below them unchanged have one. */
  under?(page: S): Overlay | null
  /** Returns a number that distinguishes successive overlays of this type. */
  step?(page: S): number
  /** Returns the overlay in another language, or null to close it. By default, it stays. */
  inLanguageOf?(model: Model, page: S): Overlay | null
}

type OverlayModel = Pick<Model, 'overlay' | 'overlays'>

/** Returns the type of an overlay. */
const typeOf = ({ overlays }: Pick<Model, 'overlays'>, { kind }: Overlay): OverlayType<Overlay, OverlayContext> =>
  overlays[kind]

/** Returns the open overlay and its type, or null. */
export function openOverlay(model: OverlayModel) {
  const { overlay } = model
  return overlay && { page: overlay, type: typeOf(model, overlay) }
}

/** Returns the overlay below an open box. If there is no such box, returns the open overlay. */
export function underBox(model: OverlayModel): Overlay | null {
  const open = openOverlay(model)
  return open?.type.under ? open.type.under(open.page) : model.overlay
}

/** Returns true if a box is open that leaves everything below it unchanged. */
export const isBoxOpen = (model: OverlayModel): boolean => openOverlay(model)?.type.under !== undefined

/** Returns an overlay in the language of the screen, or null if it can't be translated. */
export function overlayInLanguage(model: Model, overlay: Overlay | null): Overlay | null {
  const type = overlay && typeOf(model, overlay)
  return overlay && type?.inLanguageOf ? type.inLanguageOf(model, overlay) : overlay
}
