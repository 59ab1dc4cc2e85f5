import type { Command } from 'commander'
import type { House } from './house.ts'
import type { Outcome } from './program.ts'
export function addHostMenu(_program: Command, _house: House, _outcome: Outcome): void {}
