import type { ReactNode } from 'react'
import type { Command } from './commands.ts'
import { NewGame } from './front/form-screen.tsx'
import { onListCommand, onListKey } from './front/load.ts'
import { GameList } from './front/load-screen.tsx'
import { onFormCommand, onFormKey } from './front/new-game.ts'
import { byLetter, onTitleCommand } from './front/title.ts'
import { TitleAndNotice } from './front/title-screen.tsx'
import type { Model, Screen, Update } from './model.ts'
import type { PressedKey } from './overlay.ts'
import { onCommandAtTable, onKeyAtTable } from './table/pressing.ts'
import { TableView } from './table/table.tsx'

/** A type of screen. The members are methods for the same reason as those of `OverlayType`. */
interface ScreenType<S> {
  View(props: { readonly model: Model; readonly screen: S }): ReactNode
  onCommand(model: Model, screen: S, command: Command, pressed: PressedKey): Update
  /** Handles a key without a command. */
  onKey(model: Model, screen: S, pressed: PressedKey): Update
}

/** All types of screens. */
const SCREENS: { readonly [K in Screen['kind']]: ScreenType<Extract<Screen, { readonly kind: K }>> } = {
  title: { View: TitleAndNotice, onCommand: onTitleCommand, onKey: (model, _, { key }) => byLetter(model, key) },
  new: { View: NewGame, onCommand: onFormCommand, onKey: onFormKey },
  load: { View: GameList, onCommand: onListCommand, onKey: onListKey },
  table: {
    View: ({ model, screen }) => <TableView model={model} table={screen} />,
    onCommand: onCommandAtTable,
    onKey: onKeyAtTable,
  },
}

/** Returns the type of a screen. */
export const screenTypeOf = ({ kind }: Screen): ScreenType<Screen> => SCREENS[kind]
