import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Match } from '../../src/kernel/index.ts'
import { deleteSave, GameSession, PositionCache, readBytes, renameSave } from '../../src/storage/index.ts'
import { readStatistics } from '../../src/storage/statistics.ts'
import { cacheFolder, UserCache } from '../../src/storage/user-cache.ts'
import { nthAnswer } from '../asked.ts'
import { folder } from '../folder.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { library } from './table.ts'

let home = ''
let path = ''
let positions: PositionCache | null = null
const cacheOf = (build: string) => PositionCache.of(build, { env: { XDG_CACHE_HOME: home }, platform: 'linux' })

beforeEach(() => {
  home = folder()
  path = join(folder(), 'a game.cantrip')
  positions = cacheOf('one build')
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Answers or, after the end of the game, chats until there are this many lines. */
function lengthen(session: GameSession, lines: number): void {
  const { match } = session
  while (session.record.lines.length < lines) {
    const [question] = match.questions
    if (question) session.answer(question.seat, nthAnswer(question, session.record.lines.length))
    else session.say(0, { say: 'again' })
  }
}

/** Plays a game and closes it after this many lines. */
function left(lines = 240): void {
  const session = GameSession.begin(toy, toyHeader({ practice: true }), path, positions)
  lengthen(session, lines)
  expect(session.close().ok).toBe(true)
}

const portrait = ({ match, record, notes }: GameSession) => ({
  ...{ hash: match.hash(), state: match.state, events: match.events(), moves: match.moves, turns: match.turns },
  ...{ said: match.chat, questions: match.questions, record, notes },
})

/** Opens the game, and reports whether it had to be replayed. */
function opened(): { readonly session: GameSession; readonly isReplayed: boolean } {
  const begun = vi.spyOn(Match, 'beginAgain')
  const session = GameSession.resume(path, library, positions)
  const isReplayed = begun.mock.calls.length > 0
  begun.mockRestore()
  return { session, isReplayed }
}

/** Opens the game without any cache. */
function replayed() {
  const session = GameSession.resume(path, library)
  const seen = portrait(session)
  session.close()
  return seen
}

it('the statistics cache the position of a game that they had to replay', () => {
  const session = GameSession.begin(toy, toyHeader(), path)
  lengthen(session, 240)
  session.close()
  const begun = vi.spyOn(Match, 'beginAgain')
  const first = readStatistics(dirname(path), library, positions)
  expect(begun).toHaveBeenCalledTimes(1)
  expect(readStatistics(dirname(path), library, positions)).toEqual(first)
  expect(begun).toHaveBeenCalledTimes(1)
  expect(first.games[0]?.played).toBe(1)
})

describe('a game that was closed', () => {
  it('is opened in its last position, and continues as if it had been replayed', () => {
    left()
    const whole = replayed()
    const { session, isReplayed } = opened()
    expect(isReplayed).toBe(false)
    expect(portrait(session)).toEqual(whole)
    lengthen(session, 250)
    session.match.rewind(3)
    session.close()
  })

  it('plays lines added since, and checks them', () => {
    left()
    const more = GameSession.resume(path, library)
    lengthen(more, 260)
    more.close()
    const { session, isReplayed } = opened()
    expect(isReplayed).toBe(false)
    const seen = portrait(session)
    session.close()
    expect(seen).toEqual(replayed())
  })

  it('is reported at the line where an addition does not play', () => {
    left()
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, `${text}{"seat":0,"id":"nonsense","hash":"00000000"}\n`)
    expect(() => GameSession.resume(path, library)).toThrow(/a game\.cantrip:242/)
  })

  it('is replayed if a byte of the played lines changed, another build wrote the cache, or the cache is incomplete', () => {
    left()
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('\n', ' \n'))
    expect(opened().isReplayed).toBe(true)
    writeFileSync(path, text)
    positions = cacheOf('another build')
    const other = opened()
    expect(other.isReplayed).toBe(true)
    other.session.close()
  })

  it('is replayed if the position does not match its fingerprint', () => {
    left()
    const known = positions!.find(path, readBytes(path))!
    vi.spyOn(positions!, 'find').mockReturnValue({ ...known, hash: '00000000' })
    const { session, isReplayed } = opened()
    expect(isReplayed).toBe(true)
    session.close()
    vi.spyOn(positions!, 'find').mockReturnValue({ ...known, dump: { ...known.dump, checkpoints: [] } })
    expect(opened().isReplayed).toBe(true)
  })

  it('is not cached if it is short, or once its save is deleted or renamed', () => {
    left(100)
    expect(positions!.find(path, readBytes(path))).toBeNull()
    deleteSave(path, positions)
    left()
    const bytes = readBytes(path)
    expect(positions!.find(path, bytes)?.lines).toHaveLength(240)
    path = renameSave(path, 'another')
    expect(opened().isReplayed).toBe(true)
    deleteSave(path, positions)
    expect(positions!.find(path, bytes)).toBeNull()
  })
})

describe('the side files of a save', () => {
  const ENDS = ['.seats', '.host', '.bak', '.bak2']
  const held = (path: string) => ENDS.filter(end => existsSync(path + end))
  const made = (name: string) => {
    const path = join(home, `${name}.cantrip`)
    GameSession.begin(toy, toyHeader(), path).close()
    for (const end of ENDS) writeFileSync(path + end, name)
    return path
  }

  it('are deleted with it, but not those of another save', () => {
    const [path, other] = [made('eve'), made('evening')]
    expect(held(path)).toEqual(ENDS)
    deleteSave(path)
    expect([existsSync(path), held(path), held(other)]).toEqual([false, [], ENDS])
  })

  it('are renamed with it, and replace those that a deleted game has left', () => {
    const path = made('eve')
    const to = join(home, 'dawn.cantrip')
    for (const end of [...ENDS, '.bak3']) writeFileSync(to + end, 'old')
    expect(renameSave(path, 'dawn')).toBe(to)
    expect([held(path), held(to), existsSync(`${to}.bak3`)]).toEqual([[], ENDS, false])
    expect(ENDS.map(end => readFileSync(to + end, 'utf8'))).toEqual(ENDS.map(() => 'eve'))
  })
})

describe('a cache in an unexpected place', () => {
  it('does not block at a pipe, or retry forever if its folder cannot be created', () => {
    const owner = { env: { XDG_CACHE_HOME: home }, platform: 'linux' as const }
    const cache = UserCache.of('.position', owner)!
    cache.write('kept', Buffer.from('kept'))
    expect(cache.read('kept')?.toString()).toBe('kept')
    cache.forget('kept')
    execFileSync('mkfifo', [join(home, 'cantrip', 'kept.position')])
    expect(cache.read('kept')).toBeUndefined()
    const nowhere = UserCache.of('.position', { ...owner, env: { XDG_CACHE_HOME: '/proc/self/nowhere' } })!
    nowhere.write('kept', Buffer.from('kept'))
    expect([nowhere.read('kept'), existsSync('/proc/self/nowhere')]).toEqual([undefined, false])
  })
})

it('the cache folder is that of the system, or none', () => {
  const home = { HOME: '/home/ann' }
  expect(cacheFolder(home, 'linux')).toBe('/home/ann/.cache')
  expect(cacheFolder(home, 'darwin')).toBe('/home/ann/Library/Caches')
  for (const platform of ['linux', 'darwin'] as const) {
    expect(cacheFolder({ ...home, XDG_CACHE_HOME: '/var/ann' }, platform)).toBe('/var/ann')
    expect(cacheFolder({}, platform)).toBeNull()
  }
  expect(cacheFolder({ ...home, LOCALAPPDATA: 'C:/Ann' }, 'win32')).toBe('C:/Ann')
  expect(cacheFolder(home, 'win32')).toBeNull()
})
