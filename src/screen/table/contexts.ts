import type { Context } from '../commands.ts'
import type { Model } from '../model.ts'
import { openOverlay } from '../overlay.ts'
import { hasNumbers } from './amounts.ts'

/** Returns the current context of the keys. */
export function contextOf(model: Model): Context {
  const { screen } = model
  const open = openOverlay(model)
  if (open) return open.type.contextOf?.(open.page) ?? open.type.contexts[0]
  if (screen.kind === 'load' && screen.naming) return 'naming'
  if (screen.kind !== 'table') return screen.kind
  if (screen.covered) return 'cover'
  if (screen.diceAnimation) return 'dice'
  if (screen.typing) return 'typing'
  if (screen.page !== 'map') return screen.page === 'log' ? 'log' : 'sheet'
  if (screen.focus === 'map') return 'map'
  if (screen.watch) return 'watch'
  if (!hasNumbers(screen)) return 'number'
  if (screen.position.thinking && !screen.position.question) return 'waiting'
  return screen.position.result && !screen.position.question ? 'over' : 'list'
}
