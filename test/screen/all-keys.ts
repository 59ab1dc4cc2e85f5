import type { Command } from '../../src/screen/commands.ts'
import { OVERLAY_KEYS, SCREEN_KEYS } from '../../src/screen/key-table.ts'
import { OVERLAYS } from '../../src/screen/overlays/index.ts'

/** All key bindings. */
export const COMMANDS: readonly Command[] = [
  ...SCREEN_KEYS,
  ...OVERLAY_KEYS,
  ...Object.values(OVERLAYS).flatMap(({ keys }): readonly Command[] => keys),
]
