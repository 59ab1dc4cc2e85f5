import type { Command } from 'commander'
import { ruleLines, ruleOf } from '../commands/index.ts'
import type { Game, Header } from '../kernel/index.ts'
import { rulebookOf } from '../parts/rulebook.ts'
import type { PlainIo } from '../plain/index.ts'
import {
  anotherGame,
  changedLines,
  type EffectiveSettings,
  GameSession,
  gameOf,
  languageWanted,
  localeIn,
  newHeader,
  newSavePath,
  readSettingsCommand,
  settingLines,
  storeSettings,
} from '../storage/index.ts'
import type { Messages } from '../text/index.ts'
import { type Environment, printNotice, stackOf, wordsFor } from './environment.ts'
import { isPlain } from './place.ts'

/**
 * Plays a new game on the full screen or in plain mode. Returns the exit code. `io` is the plain-mode input if it is
 * already open.
 */
export async function playNewGame(
  environment: Environment,
  command: Command,
  inForce: EffectiveSettings,
  header: Header,
  path: string,
  io?: PlainIo,
) {
  if (!isPlain(environment, command))
    return environment.screen({ kind: 'new', header, path, inForce, newSeed: environment.newSeed })
  const { games } = await environment.library([header.game])
  const begun = GameSession.begin(gameOf(header.game, games), header, path, inForce.positions)
  return playLines(environment, inForce, begun, io, environment.stdin.isTTY ? undefined : begun)
}

/** Resumes a saved game on the full screen or in plain mode. Returns the exit code. */
export async function playSavedGame(
  environment: Environment,
  command: Command,
  inForce: EffectiveSettings,
  path: string,
  io?: PlainIo,
): Promise<number> {
  if (!isPlain(environment, command))
    return environment.screen({ kind: 'resume', path, inForce, newSeed: environment.newSeed })
  const { games } = await environment.library()
  return playLines(environment, inForce, GameSession.resume(path, games, inForce.positions), io)
}

/** Plays one game after another in plain mode until the player leaves. Returns the exit code. */
async function playLines(
  environment: Environment,
  { saveFolder, positions, ...inForce }: EffectiveSettings,
  first: GameSession,
  opened?: PlainIo,
  begun?: GameSession,
): Promise<number> {
  const { plainIo, playPlain } = await import('../plain/index.ts')
  const { games } = await environment.library()
  environment.listening?.()
  // Keep an open reader, because it may have buffered input that was typed ahead.
  const io =
    opened ?? (await plainIo({ isAscii: environment.isAscii, input: environment.stdin, output: environment.stdout }))
  const preferences = settingsWithLanguage(environment, inForce)
  const plainEnvironment = {
    words: (game: Game) => preferences.words([game]),
    announcedGames: new Set<string>(),
    begun,
    saveFolder,
    positions,
    resume: (path: string) => GameSession.resume(path, games, positions),
    get hints() {
      return preferences.hints()
    },
    get wantsFew() {
      return preferences.wantsFew()
    },
    settings: preferences.settings,
    ...RULES,
    fault: (error: unknown) => {
      if (environment.env.CANTRIP_DEBUG === '1') printNotice(environment, ...stackOf(error))
    },
  }
  for (let session = first; ; ) {
    const leaving = await playPlain(session, io, plainEnvironment)
    if (leaving.kind === 'left') return leaving.code
    session =
      leaving.kind === 'load'
        ? leaving.session
        : again(session, leaving.seed || environment.newSeed(), saveFolder, positions)
  }
}

/**
 * Returns functions that read and change the plain-mode settings during play, and that return messages in the chosen
 * language.
 */
export function settingsWithLanguage(
  environment: Environment,
  inForce: Pick<EffectiveSettings, 'settings' | 'forced'>,
) {
  let { settings } = inForce
  const wished = () => languageWanted(settings, localeIn(environment.env))
  return {
    words: (games: readonly Game[]) => wordsFor({ wish: wished() }, games),
    hints: () => settings.hints,
    wantsFew: () => settings.questions === 'few',
    settings: async (words: Messages, typed: string): Promise<readonly string[]> => {
      const wish = readSettingsCommand(typed, words)
      if (wish.kind === 'tell') return settingLines(words, settings, inForce.forced, wish.row)
      await storeSettings(wish.change, environment)
      settings = { ...settings, ...wish.change }
      // Reply in the new language.
      const now = wish.row.name === 'language' ? wordsFor({ wish: wished() }) : words
      return changedLines(now, settings, inForce.forced, wish.row)
    },
  }
}

/** Functions that look up rules for plain mode. */
export const RULES = {
  rules: (words: Messages, game: Game, typed: string): readonly string[] => {
    const book = rulebookOf(game)
    return book ? ruleLines(words, book, typed) : [words.get('rules-no-book-yet')]
  },
  rule: (game: Game, number: string): string | null => {
    const book = rulebookOf(game)
    const section = book && ruleOf(book, number)
    return section ? `${section.id}  ${section.title}. ${section.text}` : null
  },
} as const

/** Begins another game with the same players and options. */
function again(
  { game, header }: GameSession,
  seed: string,
  saveFolder: string,
  positions: EffectiveSettings['positions'],
): GameSession {
  const next = newHeader(game, anotherGame(header, seed))
  return GameSession.begin(game, next, newSavePath(saveFolder, next), positions)
}
