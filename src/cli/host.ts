import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import { Host, type Pitch, SeatLocks, takePitch } from '../server/index.ts'
import { diskWords, makePrivate, PERSON, Sitting, saveName, Trouble, toldBy } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { type House, print, remark } from './house.ts'
import { Keyboard, newPhrase } from './keyboard.ts'
import { savedFile, settingsFor } from './place.ts'
import { type GameOptions, newGame, withGameOptions } from './play.ts'
import type { Outcome } from './program.ts'
import { secretSeed } from './seed.ts'
import { HALL_OPTION, hallFor } from './tables.ts'

interface HostOptions extends GameOptions {
  readonly hall?: string
  readonly group?: string
  readonly game?: string
  readonly phrases?: boolean
}

/** `cantrip host [NAME]`: opens a table that several logins of this machine can sit at. */
export function addHost(program: Command, house: House, outcome: Outcome): void {
  const host = program
    .command('host')
    .usage('[NAME] [options]')
    .description('open a table that several logins of this machine can sit at')
    .argument('[NAME]', 'the saved game to go on with; a new one where none is named')
    .option(...HALL_OPTION)
    .option('--group <group>', 'let the members of this group come too, and not this user alone')
    .option('--phrases', 'ask for a pass-phrase for each seat first')
    .option('--game <game>', 'which game is begun; the first on the shelf where none is named')
  withGameOptions(host).action(async (name: string | undefined, options: HostOptions, command: Command) => {
    // From here on nobody else can read what this process writes: the record knows every card.
    process.umask(0o077)
    const hall = hallFor(house, options)
    const inForce = settingsFor(house, command)
    const { games } = await house.shelf()
    const secret = () => ({ seed: secretSeed(), streams: 2 }) as const
    const made = name === undefined ? await newGame(house, options.game, options, inForce, secret) : null
    const path = made?.path ?? savedFile(name ?? '', inForce.saveFolder)
    const pitch = takePitch(hall, saveName(path), options.group ?? null)
    try {
      const sitting = made ? Sitting.begin(made.game, made.header, path) : Sitting.resume(path, games)
      if (sitting.header.streams === undefined && !sitting.match.over) remark(house, sentence('shell-seed-guessable'))
      outcome.code = await keepTable(house, sitting, pitch, options.phrases === true)
    } finally {
      pitch.release()
    }
  })
}

/** Keeps a table open until somebody ends it; gives the exit code. */
async function keepTable(house: House, sitting: Sitting, pitch: Pitch, asksPhrases: boolean): Promise<0 | 1> {
  const { path, header } = sitting
  const stopped = house.stopped?.() ?? Promise.resolve()
  let leave = () => {}
  const deserted = new Promise<void>(resolve => {
    leave = resolve
  })
  try {
    if (path === null) throw new Trouble(sentence('shell-table-needs-file'))
    hide(path)
    const name = saveName(path)
    const locks = new SeatLocks(path)
    const persons = header.seats.filter((_, seat) => sitting.players[seat] === PERSON)
    if (asksPhrases) await askPhrases(house, locks, persons)
    const host = new Host(name, sitting, locks, {
      log: line => print(house, line),
      fault: error => remark(house, sentence('shell-own-fault', { why: toldBy(error) })),
      deserted: () => leave(),
    })
    await host.open(pitch)
    print(
      house,
      ...sitting.notes.splice(0),
      sentence('shell-table-open', { table: name, seats: header.seats.join(', ') }),
    )
    print(house, sentence('shell-table-join', { table: name, name: persons[0] ?? header.seats[0] ?? '' }))
    await Promise.race([stopped, deserted])
    const { ok, sentence: trouble } = host.close(sentence('shell-host-closed'))
    print(house, trouble ?? sentence('shell-table-closed', { path }))
    return ok ? 0 : 1
  } catch (error) {
    sitting.close()
    throw error
  }
}

/** Lets nobody but the host read the game and what lies beside it. Throws Trouble where that cannot be. */
function hide(path: string): void {
  const name = basename(path)
  try {
    const beside = readdirSync(dirname(path), { withFileTypes: true }).filter(
      // A link beside it is none of ours, wherever it leads.
      file => file.isFile() && file.name.startsWith(`${name}.`),
    )
    for (const file of [path, ...beside.map(file => join(dirname(path), file.name))]) makePrivate(file)
  } catch (error) {
    throw new Trouble(sentence('shell-cannot-hide', { path, why: diskWords(error) }), 1, { cause: error })
  }
}

async function askPhrases(house: House, locks: SeatLocks, seats: readonly string[]): Promise<void> {
  const keyboard = new Keyboard(house.stdin)
  for (const seat of seats) {
    const phrase = await newPhrase(house, keyboard, seat)
    if (phrase !== null) await locks.set(seat, phrase)
  }
  await keyboard.release()
}
