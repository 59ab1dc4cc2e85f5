import type { Command } from 'commander'
import { type Header, type Match, visibleSeed } from '../kernel/index.ts'
import {
  deleteSave,
  freePath,
  GameSession,
  listSaves,
  PERSON,
  playFile,
  renameSave,
  type SaveEntry,
  saveArgument,
  saveName,
  UserError,
} from '../storage/index.ts'
import { type Messages, messagesIn, sentence } from '../text/index.ts'
import { type Environment, print, printJson, wordsFor } from './environment.ts'
import { localTime } from './local-time.ts'
import { savedFile, settingsFor } from './place.ts'
import { JSON_PROTOCOL } from './protocol.ts'

/** Adds `cantrip saves`, which lists, renames, rescues and deletes saved games. */
export function addSaves(program: Command, environment: Environment): void {
  const saves = program
    .command('saves')
    .usage('[command] [options]')
    .description('list, rename, rescue or delete saved games')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }, command: Command) => {
      const { saveFolder } = settingsFor(environment, command)
      const entries = listSaves(saveFolder)
      if (json)
        printJson(environment, {
          cantrip: JSON_PROTOCOL,
          kind: 'saves',
          folder: saveFolder,
          saves: entries.map(entryAsJson),
        })
      else if (entries.length === 0) print(environment, sentence('save-none', { folder: saveFolder }))
      else print(environment, sentence('save-list', { folder: saveFolder }), ...table(wordsFor(environment), entries))
    })
  saves
    .command('rename')
    .usage('NAME NEW [options]')
    .description('rename a saved game')
    .argument('<NAME>', 'the saved game')
    .argument('<NEW>', 'the new name')
    .action((name: string, wanted: string, _options: unknown, command: Command) => {
      const path = savedFile(name, settingsFor(environment, command).saveFolder)
      const renamed = saveName(renameSave(path, wanted))
      print(environment, sentence('save-renamed', { name: saveName(path), renamed }))
    })
  saves
    .command('rescue')
    .usage('FILE [options]')
    .description('write the playable part of a damaged save to a new save')
    .argument('<FILE>', 'the damaged save')
    .action(async (name: string, _options: unknown, command: Command) => {
      const { saveFolder } = settingsFor(environment, command)
      const path = savedFile(name, saveFolder)
      const { games } = await environment.library()
      const { match, problems } = playFile(path, games)
      if (problems.length === 0) throw new UserError(sentence('save-not-damaged', { path }))
      const { kept: saved, path: rescued } = rescue(path, match)
      print(
        environment,
        ...problems,
        sentence('save-rescued', { n: match.length, path: rescued, name: saveArgument(rescued, saveFolder) }),
      )
      if (!saved.ok) throw new UserError(saved.sentence)
    })
  saves
    .command('delete')
    .usage('NAME [options]')
    .description('permanently delete a saved game')
    .argument('<NAME>', 'the saved game')
    .option('--yes', "don't ask for confirmation")
    .action(async (name: string, { yes }: { yes?: boolean }, command: Command) => {
      const { saveFolder, positions } = settingsFor(environment, command)
      const path = savedFile(name, saveFolder)
      const called = saveName(path)
      if (!yes && !(await isMeant(environment, called)))
        throw new UserError(sentence('save-not-deleted', { name: called }))
      deleteSave(path, positions)
      print(environment, sentence('save-deleted', { name: called }))
    })
}

function rescue(path: string, match: Match) {
  const session = GameSession.branch(match, freePath(path))
  const rescued = session.path ?? path
  return { kept: session.close(), path: rescued }
}

/** Returns true if the user types the name again to confirm deletion. */
async function isMeant(environment: Environment, name: string): Promise<boolean> {
  const { plainIo } = await import('../plain/index.ts')
  environment.listening?.()
  const io = await plainIo({ isAscii: environment.isAscii, input: environment.stdin, output: environment.stdout })
  io.print(wordsFor(environment).get('save-delete-sure', { name }))
  return (await io.read())?.trim() === name
}

/** Returns a saved game as JSON without a secret seed. */
function entryAsJson({ name, path, changed, header, answers, problem }: SaveEntry): object {
  return {
    name,
    path,
    changed: new Date(changed).toISOString(),
    answers,
    game: header && {
      game: header.game,
      rules: header.rules,
      options: header.options,
      seats: header.seats,
      players: header.players ?? header.seats.map(() => PERSON),
      seed: visibleSeed(header, false),
      practice: header.practice === true,
    },
    problem: problem && messagesIn('en').format(problem),
  }
}

function table(words: Messages, entries: readonly SaveEntry[]): string[] {
  const widest = Math.max(...entries.map(({ name }) => name.length))
  return entries.map(({ name, changed, header, answers, problem }) => {
    const about = header ? aboutGame(words, header, answers) : words.get('save-line-broken', { trouble: problem ?? '' })
    return `  ${name.padEnd(widest)}  ${localTime(changed)}  ${about}`
  })
}

function aboutGame(words: Messages, header: Header, answers: number): string {
  // Treat every game as unfinished, so that secret seeds stay secret.
  const seed = visibleSeed(header, false)
  return [
    header.game,
    ...header.seats,
    words.get('save-answers', { n: answers }),
    seed === null ? words.get('save-secret-seed') : words.get('save-seed', { seed }),
    ...(header.practice ? [words.get('save-practice')] : []),
  ].join(', ')
}
