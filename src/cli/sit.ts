import type { Command } from 'commander'
import { ruleLines, ruleOf } from '../commands/index.ts'
import type { Header } from '../kernel/index.ts'
import {
  anotherGame,
  changedLines,
  gameOf,
  newHeader,
  newSavePath,
  type SettingsInForce,
  Sitting,
  settingLines,
  settingWish,
  storeSettings,
} from '../storage/index.ts'
import { type House, remark, type Shelf, stackOf } from './house.ts'
import { isPlain } from './place.ts'

/** Sits down to a new game, on the full screen or line by line; gives the exit code. */
export async function sitDown(house: House, command: Command, inForce: SettingsInForce, header: Header, path: string) {
  if (!isPlain(house, command)) return house.screen({ kind: 'new', header, path, inForce, newSeed: house.newSeed })
  const { games } = await house.shelf([header.game])
  return playLines(house, inForce, Sitting.begin(gameOf(header.game, games), header, path))
}

/** Goes on with a saved game, on the full screen or line by line; gives the exit code. */
export async function sitAgain(
  house: House,
  command: Command,
  inForce: SettingsInForce,
  path: string,
): Promise<number> {
  if (!isPlain(house, command)) return house.screen({ kind: 'resume', path, inForce, newSeed: house.newSeed })
  const { games } = await house.shelf()
  return playLines(house, inForce, Sitting.resume(path, games))
}

/** Plays line by line, one game after another until somebody leaves; gives the exit code. */
async function playLines(house: House, { saveFolder, ...inForce }: SettingsInForce, first: Sitting): Promise<number> {
  const { plainIo, playPlain } = await import('../plain/index.ts')
  const { games, rulebooks } = await house.shelf()
  house.listening?.()
  const io = await plainIo({ input: house.stdin, output: house.stdout })
  let { settings } = inForce
  const plainHouse = {
    saveFolder,
    resume: (path: string) => Sitting.resume(path, games),
    get hints() {
      return settings.hints
    },
    settings: async (words: string) => {
      const wish = settingWish(words)
      if (wish.kind === 'tell') return settingLines(settings, inForce.forced, wish.row)
      await storeSettings(wish.change, house)
      settings = { ...settings, ...wish.change }
      return changedLines(settings, inForce.forced, wish.row)
    },
    ...rulesIn(rulebooks),
    fault: (error: unknown) => {
      if (house.env.CANTRIP_DEBUG === '1') remark(house, ...stackOf(error))
    },
  }
  for (let sitting = first; ; ) {
    const leaving = await playPlain(sitting, io, plainHouse)
    if (leaving.kind === 'left') return leaving.code
    sitting = leaving.kind === 'load' ? leaving.sitting : again(sitting, leaving.seed || house.newSeed(), saveFolder)
  }
}

/** The rules as the line mode tells them. */
export function rulesIn(rulebooks: Shelf['rulebooks']) {
  return {
    rules: (game: string, words: string) => {
      const book = rulebooks[game]
      return book ? ruleLines(book, words) : ['This game has no rulebook here yet.']
    },
    rule: (game: string, number: string) => {
      const section = rulebooks[game] && ruleOf(rulebooks[game], number)
      return section ? `${section.id}  ${section.title}. ${section.text}` : null
    },
  }
}

/** Another game with the same players and choices. */
function again({ game, header }: Sitting, seed: string, saveFolder: string): Sitting {
  const next = newHeader(game, anotherGame(header, seed))
  return Sitting.begin(game, next, newSavePath(saveFolder, next))
}
