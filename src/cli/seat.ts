import type { Command } from 'commander'
import { normalized } from '../commands/index.ts'
import { SeatLocks } from '../server/index.ts'
import { loadSave, UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { type Environment, print } from './environment.ts'
import { Keyboard, newPhrase } from './keyboard.ts'
import { savedFile, settingsFor } from './place.ts'

/** Adds `cantrip seat NAME SEAT`, which sets or removes a seat's passphrase for hosting a saved game. */
export function addSeat(program: Command, environment: Environment): void {
  program
    .command('seat')
    .usage('NAME SEAT [options]')
    .description('set a passphrase for a seat of a hosted game')
    .argument('<NAME>', 'the saved game')
    .argument('<SEAT>', 'the name of the seat')
    .option('--free', 'remove its passphrase')
    .action(async (name: string, wanted: string, { free }: { free?: boolean }, command: Command) => {
      const path = savedFile(name, settingsFor(environment, command).saveFolder)
      const { games } = await environment.library()
      const { seats } = loadSave(path, games).record.header
      const seat = seats.find(known => normalized(known) === normalized(wanted))
      if (seat === undefined)
        throw new UserError(sentence('shell-no-seat', { name: wanted, save: name, seats: seats.join(', ') }))
      const locks = new SeatLocks(path)
      if (free) {
        await locks.set(seat, null)
        print(environment, sentence('shell-seat-freed', { name: seat }))
        return
      }
      environment.listening?.()
      const phrase = await newPhrase(environment, new Keyboard(environment.stdin), seat)
      if (!phrase) throw new UserError(sentence('shell-no-phrase-unchanged'))
      await locks.set(seat, phrase)
      print(environment, sentence('shell-seat-set', { name: seat }))
    })
}
