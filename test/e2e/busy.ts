// Keeps doing everything that writes files next to the current game, and reports what it has done, for tests
// that kill it. Arguments: FOLDER, and the number to start from.
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { Bookmarks, GameSession, loadSave } from '../../src/storage/index.ts'
import { toy } from '../kernel/toy.ts'

const [home = '', from = '0'] = process.argv.slice(2)
const source = join(home, 'saves', 'source.cantrip')
const bookmarks = new Bookmarks(join(home, 'bookmarks.json'))
const done = (what: string) => void writeSync(1, `${what}\n`)

const { match } = loadSave(source, [toy])
const table = GameSession.resume(join(home, 'saves', 'table.cantrip'), [toy])
done('begins')
for (let n = Number(from); ; n++) {
  bookmarks.keep(source, [n, n + 1])
  done(`mark ${n}`)
  GameSession.branch(match, join(home, 'saves', `branch-${n}.cantrip`)).close()
  done(`branch ${n}`)
  table.copyTo(join(home, 'saves', `copy-${n}.cantrip`))
  done(`copy ${n}`)
  table.seat(1, n % 2 === 0 ? 'bot:wanderer' : 'person')
  done(`seat ${n}`)
}
