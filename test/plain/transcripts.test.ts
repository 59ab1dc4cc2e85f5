import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Header } from '../../src/kernel/index.ts'
import { guidedHeader } from '../../src/server/guide.ts'
import { GameSession } from '../../src/storage/index.ts'
import type { Messages } from '../../src/text/index.ts'
import { folder } from '../folder.ts'
import { english, german } from '../words.ts'
import { byId } from './by-id.ts'
import { fair, fairHeader } from './fair.ts'
import { festival } from './festival.ts'
import { type Played, played, type Setting } from './said.ts'
import { street } from './street.ts'

const OPTION = {
  ...{ name: 'sky', text: 'Clear sky', defaultValue: 'dry' },
  values: ['dry', 'wet'].map(id => ({ id, text: id === 'dry' ? 'without rain' : 'with rain' })),
}

const session = (header: Partial<Header> = {}, path: string | null = null): GameSession =>
  GameSession.begin(fair, fairHeader(header), path)

const spoken = (lines: readonly string[], { environment, ...setting }: Setting = {}): Promise<Played> =>
  played(lines, { session: session(), ...setting, environment: { words: () => byId, ...environment } })

/** Compares all that is printed with a file. `vitest -u` rewrites it. */
async function expectTranscript(name: string, lines: readonly string[], setting: Setting = {}): Promise<Played> {
  const table = await spoken(lines, setting)
  expect(table.faults).toEqual([])
  await expect(table.text).toMatchFileSnapshot(`../goldens/plain/${name}.txt`)
  return table
}

describe('a transcript of line mode', () => {
  test('has every command of two players at one keyboard', async () => {
    await expectTranscript('two-players', [
      ...[
        'look',
        'options',
        'options li',
        'options isten',
        'options apple-1',
        'options b a',
        'options dragon',
        'hint',
        'purse',
        'beast dragon',
        'beast',
        'next',
      ],
      ...['buy apple', 'why', 'buy apple-2', 'undo 3', 'undo', 'why', 'redo', 'redo', 'undo x', 'log 1'],
      ...['listen', 'why', 'undo', 'buy apple', 'why', 'dice', 'gamble', 'dice', 'undo', 'redo'],
      ...['note', 'note Bob is rich', 'note', 'rest', 'why', 'open', 'note', 'purse', 'why', 'why 2', 'why 99'],
      ...['log', 'buy apple, listen, rest, close, rest', 'seat', 'seat Cid person', 'seed', 'rules 2', 'settings a b'],
      ...[
        'help',
        'help undo',
        'help purse',
        'help seed',
        'help dragon',
        'save',
        'load',
        'who',
        '99',
        'dragon',
        'p',
        'look dragon',
        're',
        '2, dragon',
        'quit',
      ],
    ])
  })

  test('has the bargains of three players', async () => {
    const offer = (terms: string) => `offer ${terms}`
    await expectTranscript(
      'bargains',
      [
        ...['say', 'say  good   morning', 'why', 'offer', offer('Ann give 1 for give 1'), offer('Bob give 1')],
        ...[offer('Bob give 9 for give 1'), offer('Bob give 1 for give 9'), offer('Bob give 1 for give 2'), 'bargains'],
        ...['accept 7', 'accept', offer('Cid give 2 for give 3'), offer('B give 3 for give 4'), 'rest', 'close'],
        ...['bargains', 'accept', 'refuse 3', 'refuse', 'rest', 'close', 'bargains', 'accept #2', 'rest', 'open'],
        ...['bargains', 'log 6', 'undo', 'bargains', 'undo', 'say bye'],
      ],
      { session: session({ seats: ['Ann', 'Bob', 'Cid'] }) },
    )
  })

  test('has a phase in which all players decide at once', async () => {
    const day = ['rest', 'close', 'rest', 'close']
    const lines = [...day, 'left', 'undo', 'right', 'up', 'undo 2', 'left', 'left', 'right', 'undo 2', 'undo', 'up']
    await expectTranscript('at-once', [...lines, 'up', 'why', 'undo', 'log 9', 'redo'])
  })

  test('has bots, one of which takes the last seat', async () => {
    const header = { seats: ['Ann', 'Bob'], players: ['person', 'bot:keeper'] }
    await expectTranscript(
      'bots',
      [
        ...['seat', 'offer Bob give 1 for give 1', 'rest', 'close', 'undo', 'left', 'undo', 'left', 'left', 'seat Bob'],
        'seat Bob person',
        ...[
          'rest',
          'open',
          'rest',
          'close',
          'seat Bob bot:keeper',
          'seat Ann bot:dragon',
          'seat Ann bot:keeper',
          'rest',
        ],
        ...['', 'why', 'seat Ann person', 'undo', 'hint'],
      ],
      { session: session(header) },
    )
  })

  test('has few questions and a day left to the adviser', async () => {
    await expectTranscript(
      'few-questions',
      [
        'advised day',
        'undo',
        'rest',
        'undo',
        'redo',
        'undo 2',
        'redo 2',
        'close',
        'advised day',
        'undo',
        'rest',
        'log',
      ],
      { session: session({ seats: ['Ann'] }), environment: { wantsFew: true, hints: true } },
    )
  })

  test('has a lesson', async () => {
    const lines = [
      ...[
        'hint',
        'rest',
        'undo',
        'guide off',
        'buy apple',
        'guide',
        'hint',
        'log',
        'guide off',
        'guide',
        'purse',
        'hint',
      ],
      ...['listen', 'rest', 'close', 'guide', 'left', 'hint'],
    ]
    const header = guidedHeader(festival, 'Ann')
    expect(header).not.toBeNull()
    if (header) await expectTranscript('lesson', lines, { session: GameSession.begin(festival, header, null) })
  })

  test('has the end of a game, a practice game, and a resumed game', async () => {
    const path = join(folder(), 'fair.cantrip')
    const header = { seats: ['Ann'], practice: true, options: { weather: 'wet' } }
    const hidden = (text: string) => text.replaceAll(path, 'PATH')
    const first = await spoken(['gamble', 'buy apple', 'undo 2', 'gamble', 'rest', 'undo', 'quit'], {
      session: session(header, path),
    })
    const resumed = GameSession.resume(path, [fair])
    const lines = [
      'why',
      'redo',
      'log 3',
      'up',
      'left',
      'close',
      'left',
      'up',
      'rest',
      'close',
      'listen',
      'rest',
      'open',
    ]
    const next = await spoken(
      [...lines, 'rest', 'open', 'why', 'look', 'options', 'hint', 'undo', 'rest', 'open', 'save'],
      {
        session: resumed,
      },
    )
    expect([...first.faults, ...next.faults]).toEqual([])
    await expect(hidden(`${first.text}\n${next.text}`)).toMatchFileSnapshot('../goldens/plain/resumed.txt')
  })
})

test('a redone answer of a resumed game does not answer the routine question after it', async () => {
  const path = join(folder(), 'fair.cantrip')
  const environment = { wantsFew: true }
  await spoken(['rest', 'undo', 'quit'], { session: session({ seats: ['Ann'] }, path), environment })
  const { session: resumed } = await spoken(['redo'], { session: GameSession.resume(path, [fair]), environment })
  expect(resumed.match.moves).toEqual([{ seat: 0, id: 'rest' }])
})

test('an undo names the answers that the player retracts among those of others', async () => {
  const two = session()
  for (const [seat, id] of [
    ...[
      [0, 'rest'],
      [0, 'close'],
      [1, 'rest'],
      [1, 'close'],
    ],
    ...[
      [1, 'up'],
      [0, 'left'],
      [1, 'right'],
    ],
  ] as const)
    two.answer(Number(seat), String(id))
  const { text } = await spoken(['undo 2'], { session: two })
  expect(text).toContain('{plain-taken-back answers="up" and "right"}')
})

test('"why" explains what was shown since the last answer', async () => {
  const { text } = await spoken(['listen', 'why', 'buy apple', 'why', 'undo', 'why', 'undo', 'why'])
  const lines = text.split('> why\n').slice(1)
  expect(lines[0]).toMatch(/^Ann heard\.\n.*\n> /)
  expect(lines[1]).toMatch(/^Ann bought\.\n.*\n> /)
  expect(lines[2]).toMatch(/^Ann heard\.\n.*\n> /)
  expect(lines[3]).toMatch(/^All dawn\.\n.*\n> /)
})

describe('beside bots', () => {
  const header = { players: ['person', 'bot:keeper'] }
  const day = ['rest', 'close']

  test('an undo never takes back or shows what a bot has decided', async () => {
    const { text, session: table } = await spoken([...day, 'undo'], { session: session(header) })
    expect(text.split('> undo')[1]).toContain('{undo-none why={barrier-together}}')
    expect(table.match.moves.at(-1)).toEqual({ seat: 1, id: 'up' })
  })

  test("an undo in a practice game takes back the player's own answer and those of bots after it", async () => {
    const { session: table } = await spoken([...day, 'undo', 'undo'], {
      session: session({ ...header, practice: true }),
    })
    expect(table.match.moves).toEqual([])
  })

  test('a player who gives away the last seat is told what to do', async () => {
    const { text } = await spoken(['seat Ann bot:keeper'], { session: session(header) })
    expect(text).toContain('{seat-now-bot name=Ann bot=bot:keeper}\n\n{plain-bots-alone name=Ann}')
  })
})

describe('on a board', () => {
  test('a transcript has plans, ways and the next steps', async () => {
    const lines = [
      ...[
        'plan',
        'plan none',
        'plan dragon',
        'plan s5',
        'plan s12',
        'route',
        'route s5',
        'route s9',
        'route dragon',
        'go to dragon',
        'go to s9',
      ],
      ...[
        'plan',
        'p',
        'plan',
        'p',
        'go s6',
        'route s2',
        'go to s1',
        'plan none',
        'plan',
        'plan s6',
        'p',
        'p',
        'p',
        'stop',
      ],
      ...['plan s6', 'route s6', 'p', 'go to s6', 'sing', 'help plan', 'help route', 'undo'],
    ]
    const header = { ...fairHeader({ seats: ['Ann'] }), game: street.id }
    await expectTranscript('board', lines, { session: GameSession.begin(street, header, null) })
  })
})

test('the choices of a game have their own words in languages other than English', async () => {
  const opened = async (words: Messages) => {
    const game = GameSession.begin({ ...fair, options: [OPTION] }, fairHeader({ options: { sky: 'dry' } }), null)
    return (await played([], { session: game, environment: { words: () => words } })).text.split('\n')[1]
  }
  expect(await opened(english)).toContain('Sky dry')
  expect(await opened(german)).toContain('Clear sky: without rain')
})
