import type { CommandName } from './commands.ts'

/**
 * Returns the new selection after a command in a list with `room` visible lines, or null if the command doesn't move
 * the selection.
 */
export function moveSelection(name: CommandName, selected: number, count: number, room: number): number | null {
  const to = (at: number): number => Math.min(Math.max(0, at), Math.max(0, count - 1))
  switch (name) {
    case 'up':
      return to(selected - 1)
    case 'down':
      return to(selected + 1)
    case 'earlier':
      return to(selected - room)
    case 'later':
      return to(selected + room)
    case 'first':
      return to(0)
    case 'last':
      return to(count - 1)
    default:
      return null
  }
}
