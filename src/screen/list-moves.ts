import type { CommandName } from './commands.ts'

/** Where a command leads in a list of so many lines, of which `room` stand on the screen; null for a command that does not move in one. */
export function movedIn(name: CommandName, selected: number, count: number, room: number): number | null {
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
