import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bot, registerExternalBot } from '../../src/bots/index.ts'
import { ask, type Game, mayKnow, type Rule } from '../../src/kernel/index.ts'
import type { PlainEnvironment } from '../../src/plain/index.ts'
import { GameSession, UserError } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { type ToyEvent, toy, toyHeader } from '../kernel/toy.ts'
import { library } from '../storage/table.ts'
import { played, reply } from './said.ts'

/** Phrases any question, with these labels for its options. */
const calling =
  (labelOf: (id: string) => string): NonNullable<Game['phrase']> =>
  (_view, question) => ({
    ...question,
    text: 'What now?',
    options: question.options.map(option => ({ ...option, label: labelOf(option.id) })),
  })

const BOTH_LEAVE = ['leave purse', 'leave purse']

describe('line mode', () => {
  test('hides options that depend on one not chosen, unless they were set', async () => {
    const [length, cursed] = toy.options
    const game: Game = { ...toy, options: [length!, { ...cursed!, where: { name: 'length', id: 'long' } }] }
    const opened = async (options: Readonly<Record<string, string>>) =>
      (await played([], { game, header: { seats: ['Ann', 'Bob'], options } })).text.split('\n')[1]
    expect(await opened({ length: 'short', cursed: 'no' })).toBe('Players: Ann, Bob. Length short. Seed market.')
    expect(await opened({ length: 'long', cursed: 'no' })).toContain('Length long, cursed no.')
    expect(await opened({ length: 'short', cursed: 'yes' })).toContain('Length short, cursed yes.')
    const other: Game = { ...toy, options: [length!, { ...cursed!, unless: { name: 'length', id: 'long' } }] }
    const begun = async (options: Readonly<Record<string, string>>) =>
      (await played([], { game: other, header: { seats: ['Ann', 'Bob'], options } })).text.split('\n')[1]
    expect(await begun({ length: 'long', cursed: 'no' })).toBe('Players: Ann, Bob. Length long. Seed market.')
    expect(await begun({ length: 'short', cursed: 'no' })).toContain('Length short, cursed no.')
    const lonely: Game = { ...toy, options: [length!, { ...cursed!, alone: true }] }
    const { text } = await played([], {
      game: lonely,
      header: { seats: ['Ann', 'Bob'], options: { length: 'long', cursed: 'no' } },
    })
    expect(text.split('\n')[1]).toBe('Players: Ann, Bob. Length long. Seed market.')
  })

  test('answers a form with one line of numbers', async () => {
    const form = { total: 1, fields: ['Day', 'Night'].map(name => ({ name, gives: (n: number) => `${n} hours` })) }
    const game: Game = {
      ...toy,
      *turn(table): Rule {
        const options = ['0 1', '1 0'].map(id => ({ id, act: { kind: id } }))
        yield* ask({ seat: 0, topic: 'take', rule: '0', options })
        table.state.result = { winners: [0] }
      },
      phrase: calling(id => id),
      shares: () => form,
      stretches: () => [{ id: 'advised day', scope: 'day', label: 'As advised' }],
    }
    const { text, session } = await played(['sun', '2', '1 1', '1 0 0', '1, 0'], { game })
    expect(text).toContain(
      'Answer with 2 numbers that add up to 1, such as "1 0".\n  Day: 0 hours\n  Night: 0 hours\n  As advised [advised day]\n',
    )
    expect(reply(text, '2')).toContain('This needs 2 numbers, not 1.')
    expect(reply(text, 'sun')).toContain(
      '"sun" is not possible here. Answer with 2 numbers that add up to 1, such as "1 0".',
    )
    expect(reply(text, '1 1')).toContain('The numbers must add up to 1, not 2.')
    expect(reply(text, '1 0 0')).toContain('This needs 2 numbers, not 3.')
    expect(session.match.moves).toEqual([{ seat: 0, id: '1 0' }])
  })

  test('shows events, asks, lists numbered answers and accepts one', async () => {
    const { text, session } = await played(['2', 'l'], { header: { seats: ['Ann', 'Bob'] } })
    expect(text).toBe(
      [
        'Goblin Market. A market at night, for two to four.',
        'Players: Ann, Bob. Length short, cursed no. Seed market.',
        '',
        '',
        "It's Ann's turn to choose.",
        'For Ann only:',
        'Ann dealt.',
        'Ann: Ann: purse? (rule 1.2)',
        '  1. A purse of unknown weight [take purse]',
        '  2. Three coins [leave purse]',
        '> 2',
        '',
        "It's Bob's turn to choose.",
        'For Bob only:',
        'Bob dealt.',
        'Bob: Bob: purse? (rule 1.2)',
        '  1. A purse of unknown weight [take purse]',
        '  2. Three coins [leave purse]',
        '> l',
        '',
        "It's Ann's turn to choose.",
        'Ann: Ann: wander? (rule 2.1)',
        '  1. Stop here [stop]',
        '  2. Go east [east]',
        '  3. Search',
        '  4. Sell a card [sell]',
        '  5. Tell a story [story]',
        '> ',
        'The game was not saved to a file.',
        '',
      ].join('\n'),
    )
    expect(session.match.moves).toEqual([
      { seat: 0, id: 'leave purse' },
      { seat: 1, id: 'leave purse' },
    ])
  })

  test('shows hints only if they are on', async () => {
    const hint = 'Type a number from the list, or the first words'
    expect((await played([], { environment: { hints: true } })).text).toContain(hint)
    expect((await played([])).text).not.toContain(hint)
  })

  test('shows a private event only when its player is asked', async () => {
    const { text } = await played([...BOTH_LEAVE, 'search', 'stop'], { header: { seed: 'b' } })
    expect(reply(text, 'search')).toContain('Ann searched.')
    expect(reply(text, 'search')).toContain('For Ann only:\nAnn hand.')
    expect(reply(text, 'stop')).not.toContain('hand')
  })

  test('skips empty lines and comments without asking again', async () => {
    const { text, session } = await played(['', '  # a script', '2'])
    expect(text).toContain('> \n>   # a script\n> 2\n')
    expect(session.match.length).toBe(1)
  })

  test('explains unknown input, and changes nothing', async () => {
    const { text, session } = await played([...BOTH_LEAVE, 'serach', 's', '99'])
    expect(reply(text, 'serach')).toBe(
      '"serach" is not possible here. Did you mean "search"? Choices: stop, east, search, sell or story.\n',
    )
    expect(reply(text, 's')).toBe('"s" could mean stop, search, sell or story.\n')
    expect(reply(text, '99')).toMatch(/^There is no choice "99"; the choices are 1 to 5\./)
    expect(session.match.length).toBe(2)
  })

  test('shows all of a list of up to 40 answers', async () => {
    const ids = Array.from({ length: 40 }, (_, i) => `go tile.${'abcdef'[i % 6]}${i}`)
    const game = {
      ...toy,
      *turn() {
        for (;;) yield [{ seat: 0, topic: 't', rule: '1', options: ids.map(id => ({ id })) }]
      },
      phrase: calling(id => `On ${id}`),
    }
    const { text } = await played([], { game })
    expect(text.match(/^ *\d+\. /gm)).toHaveLength(40)
    expect(text).not.toContain('"options" lists them all')
  })

  test('shows part of a longer list, some of each kind, and all with "options"', async () => {
    const ids = [
      ...Array.from({ length: 40 }, (_, i) => `go tile.${'abcdef'[i % 6]}${i}`),
      'stop',
      'cast spell',
      'cast spoon',
    ]
    const game = {
      ...toy,
      *turn() {
        for (;;) yield [{ seat: 0, topic: 't', rule: '1', options: ids.map(id => ({ id })) }]
      },
      phrase: calling(id => `On ${id}`),
    }
    const { text } = await played(['options', 'options cast', 'options tile.b', '42'], { game })
    const first = text.slice(0, text.indexOf('> options'))
    expect(first.match(/^ *\d+\. /gm)).toHaveLength(20)
    expect(first).toContain(' 41. On stop [stop]')
    expect(first).toContain(' 43. On cast spoon [cast spoon]')
    expect(first).toContain('     and 23 more (23 start with "go"): "options" lists them all.')
    expect(reply(text, 'options').match(/^ *\d+\. /gm)).toHaveLength(43)
    expect(reply(text, 'options cast')).toBe(' 42. On cast spell [cast spell]\n 43. On cast spoon [cast spoon]\n')
    expect(reply(text, 'options tile.b').match(/^ *\d+\. /gm)).toHaveLength(7)
    // The instructions are shown only once.
    expect(reply(text, '42')).toContain('     and 23 more (23 start with "go").\n')
    expect(text.match(/"options" lists them all/g)).toHaveLength(1)
  })

  test('accepts a number if asked for one, and states its bounds', async () => {
    const game = {
      ...toy,
      *turn(table: Parameters<typeof toy.turn>[0]): Rule {
        const amount = { least: 2, most: 14 }
        const id = yield* ask({ seat: 0, topic: 'pay', rule: '1', amount, options: [{ id: 'no' }] })
        table.end({ winners: [0], text: `Paid: ${id}.` })
      },
    }
    const { text } = await played(['options', '15', '14'], { game })
    expect(text).toContain('Ann: Somebody: pay? (rule 1)\n  a number from 2 to 14\n  no: Refuse\n> options')
    // The end of the game reveals everything, so this answer is final.
    expect(reply(text, 'options')).toBe("  a number from 2 to 14\n  no: Refuse; can't be undone\n")
    expect(reply(text, '15')).toBe('"15" is not a number from 2 to 14. Choices: a number from 2 to 14 or no.\n')
    expect(text).toContain('Paid: 14.')
  })

  test('does not number answers that are numbers', async () => {
    const game = {
      ...toy,
      *turn() {
        yield [{ seat: 0, topic: 't', rule: '1', options: ['2', '1'].map(id => ({ id })) }]
        yield [{ seat: 0, topic: 't', rule: '1', options: [{ id: 'no' }], show: true }]
      },
      phrase: calling(id => `${id} coins`),
    }
    const { text, session } = await played(['1'], { game })
    expect(text).toContain('  2: 2 coins\n  1: 1 coins\n> 1')
    expect(session.match.moves).toEqual([{ seat: 0, id: '1' }])
  })

  test("marks answers that can't be undone in the full list", async () => {
    const { text } = await played([...BOTH_LEAVE, 'options'])
    expect(reply(text, 'options')).toContain("3. Search; can't be undone")
    expect(reply(text, 'options')).toMatch(/2\. Go east \[east\]\n/)
  })

  test('answers the queries of the game, and says so if it has no answer', async () => {
    const { text } = await played(['card dew-4', 'card x'], {
      game: { ...toy, inquire: (_view, _word, about) => (about === 'dew-4' ? ['A dewy card.', 'Wet.'] : null) },
    })
    expect(reply(text, 'card dew-4')).toBe('A dewy card.\nWet.\n')
    expect(reply(text, 'card x')).toBe('There is nothing called "x" in Goblin Market.\n')
  })

  test('shows the view of the player who is asked', async () => {
    const game = { ...toy, inquire: (view: { hand: readonly string[] }) => [view.hand.join(' ')] }
    const { text, session } = await played(['card', '2', 'card a'], { game })
    expect(reply(text, 'card').trim()).toBe((session.match.view(0) as { hand: string[] }).hand.join(' '))
    expect(reply(text, 'card a').trim()).toBe((session.match.view(1) as { hand: string[] }).hand.join(' '))
  })

  test('undoes the last answer, or explains why not', async () => {
    const lines = ['undo', 'east', 'undo 2', 'undo 1', 'undo x', 'sell', '1', 'u']
    const { text, session } = await played([...BOTH_LEAVE, ...lines])
    expect(reply(text, 'undo')).toBe('Nothing to undo: something has been revealed since.\n')
    expect(reply(text, 'undo 2')).toBe('You can undo only 1 move: something has been revealed since.\n')
    expect(reply(text, 'undo 1')).toMatch(/^Undone: "east"\.\n\nAnn: Ann: wander\?/)
    expect(reply(text, 'undo x')).toBe('"x" is not a number of moves. Type "undo" for one move, "undo 3" for three.\n')
    // Bob is asked about buying, and Ann undoes her offer.
    expect(reply(text, 'u')).toMatch(/^Undone: "\w+-\d"\.\n\nIt's Ann's turn to choose\.\nAnn: Ann: sell\?/)
    expect(session.match.length).toBe(3)
  })

  test('redoes what was undone, until there is another answer', async () => {
    const lines = ['redo', 'east', 'undo', 'redo 2', 'redo', 'redo x', 'undo 1', 'sell', 'redo 1']
    const { text, session } = await played([...BOTH_LEAVE, ...lines])
    expect(reply(text, 'redo 2')).toBe('You can redo only 1 move.\n')
    expect(text.match(/^> redo\nNothing to redo\.$/m)).not.toBeNull()
    expect(reply(text, 'redo x')).toBe('"x" is not a number of moves. Type "redo" for one move, "redo 3" for three.\n')
    expect(reply(text, 'redo 1')).toMatch(/^Nothing to redo\.\n/)
    expect(session.match.moves.at(-1)).toMatchObject({ id: 'sell' })
    expect(session.record.lines.filter(line => 'id' in line && line.id === 'east')).toHaveLength(2)
  })

  test('after an undo, does not explain to one player what only another may know', async () => {
    const { text } = await played(['leave purse', 'why 1', 'undo', 'why'])
    expect(reply(text, 'why 1')).toMatch(/^Bob dealt\.\n/)
    expect(reply(text, 'why')).toMatch(/^Ann dealt\.\n {2}1\.1 {2}A rule of toy\.\n/)
    expect(reply(text, 'why')).not.toContain('Bob')
  })

  test('after an undo or a redo, asks a routine question that was answered for the player', async () => {
    const game: Game = {
      ...toy,
      *turn(): Rule {
        const options = ['left', 'right'].map(id => ({ id }))
        for (;;) {
          yield* ask({ seat: 0, topic: 'first', rule: '0', options })
          yield* ask({ seat: 0, topic: 'then', rule: '0', options })
        }
      },
      phrase: calling(id => id),
      routine: (_view, { topic }) => (topic === 'first' ? 'left' : null),
    }
    const answers = async (...lines: string[]) => {
      const { session } = await played(lines, { game, environment: { wantsFew: true } })
      return session.match.moves.map(move => ('id' in move ? `${move.id}${move.auto ? ' (auto)' : ''}` : ''))
    }
    expect(await answers('right')).toEqual(['left (auto)', 'right', 'left (auto)'])
    expect(await answers('right', 'undo', 'redo', 'right')).toEqual(['left (auto)', 'right', 'right'])
    // The answer to it ends the pause.
    expect(await answers('undo', 'right', 'right')).toEqual(['right', 'right', 'left (auto)'])
  })

  test('shows the log, the seed, the rules, and help on all or one word', async () => {
    const { text } = await played([
      ...BOTH_LEAVE,
      'east',
      'log',
      'log 1',
      'seed',
      'rules 7.3',
      'help',
      'help undo',
      'help card',
      'help x',
      'look',
    ])
    expect(reply(text, 'log')).toBe('Ann dealt.\nAnn walked.\n')
    expect(reply(text, 'log 1')).toBe('Ann walked.\n')
    expect(reply(text, 'seed')).toMatch(/^The seed is market\./)
    expect(reply(text, 'rules 7.3')).toBe('Rules of toy about "7.3".\n')
    for (const word of ['card [a name]', 'undo [how many]', 'quit', 'options', 'save [name]'])
      expect(reply(text, 'help')).toContain(word)
    expect(reply(text, 'help undo')).toContain('Also: u, back.')
    expect(reply(text, 'help card')).toBe('  card [a name]: a card of the pack\n')
    expect(reply(text, 'help x')).toContain('There is no help on "x"')
    expect(reply(text, 'look')).toContain('Ann: Ann: wander?')
  })

  test('plays to the end, reports it and still answers', async () => {
    const all = await played(Array.from({ length: 400 }, () => '1'))
    expect(all.session.match.over).toBe(true)
    expect(all.text).toContain('The game is over. The market closes.\n"log" shows what happened')
    expect(all.text.match(/The game is over\. The market/g)).toHaveLength(1)
    const end = await played(['1', 'log 1', 'options', 'look'], { session: all.session })
    expect(reply(end.text, '1')).toContain('There is nothing to choose right now; you can type help')
    const told = all.session.match
      .events(0)
      .flatMap(event => (mayKnow(event, null) ? (toy.sentence(event as ToyEvent, ['Ann', 'Bob']) ?? []) : []))
    expect(reply(end.text, 'log 1')).toBe(`${told.at(-1)}\n`)
    expect(reply(end.text, 'options')).toBe('There is nothing to choose right now.\n')
  })

  test('never writes a control character', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 30 }),
            fc.constantFrom(
              '1',
              '2',
              'look',
              'help \u001b[2J',
              'options \u0007',
              'card \u009b',
              'save \u001b',
              'load \u202e',
              'rules \u0000',
              'x'.repeat(10_000),
            ),
          ),
          { maxLength: 12 },
        ),
        async lines => {
          const { text, faults } = await played(lines.map(line => line.replaceAll('\n', ' ')))
          expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
          expect(faults).toEqual([])
        },
      ),
    )
  })

  test('wraps long lines only on a terminal', async () => {
    const { text } = await played(['help'], { terminal: 40 })
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(40)
    expect(Math.max(...(await played(['help'])).text.split('\n').map(line => line.length))).toBeGreaterThan(80)
  })

  test('survives a failing rule and says what to do', async () => {
    const { text, faults, session } = await played([...BOTH_LEAVE, 'break off', 'east'], {
      header: { options: { length: 'short', cursed: 'yes' } },
    })
    expect(reply(text, 'break off')).toMatch(
      /^Something went wrong inside cantrip: the goblin laughs\. Nothing has changed/,
    )
    expect(faults).toHaveLength(1)
    expect(session.match.moves.at(-1)).toEqual({ seat: 0, id: 'east' })
  })
})

describe('a failing bot', () => {
  const lost: Bot = {
    ...{ name: 'lost', about: () => 'Walks.' },
    answer() {
      throw new Error('there is no way from here')
    },
  }
  // Use a separate game, because other tests of the toy game would see its bots.
  const walk = { ...toy, id: 'walk' }
  registerExternalBot(walk.id, lost)

  test('leaves the game running: a person takes the seat and the save plays on', async () => {
    const path = join(folder(), 'lost.cantrip')
    const header = toyHeader({ game: walk.id, players: ['bot:lost', 'person'] })
    const lines = ['leave purse', '', `seat ${header.seats[0]} person`, 'leave purse', 'leave purse', 'quit']
    const { text, leaving, session } = await played(lines, { session: GameSession.begin(walk, header, path) })
    const why = `lost can't answer for ${header.seats[0]}: there is no way from here. "seat ${header.seats[0]} person" gives the seat to a person.`
    expect(text.split(why)).toHaveLength(3)
    expect([leaving, session.players]).toEqual([{ kind: 'left', code: 0 }, ['person', 'person']])
    expect(session.match.length).toBeGreaterThan(0)
    expect(GameSession.resume(path, [walk]).match.hash()).toBe(session.match.hash())
  })

  test('leaves a resumed game running', async () => {
    const path = join(folder(), 'lost.cantrip')
    GameSession.begin(walk, toyHeader({ game: walk.id, players: ['bot:lost', 'person'] }), path).close()
    const { text, leaving } = await played(['quit'], { session: GameSession.resume(path, [walk]) })
    expect(text).toContain('there is no way from here.')
    expect(leaving).toEqual({ kind: 'left', code: 0 })
  })
})

describe('an adviser', () => {
  /** Ann opens three boxes. Each one has something in it except the first. */
  const boxes: Game = {
    ...toy,
    id: 'boxes',
    *turn(table): Rule {
      for (const n of [1, 2, 3]) {
        yield* ask({
          seat: 0,
          topic: 'take',
          rule: '0',
          options: [`box ${n}`, `chest ${n}`].map(id => ({ id, act: { kind: id } })),
        })
        if (n > 1) table.emit({ kind: 'found', rule: '0', n })
      }
      yield* ask({ seat: 0, topic: 'stop', rule: '0', options: [{ id: 'rest', act: { kind: 'rest' } }], show: true })
      table.state.result = { winners: [0] }
    },
    phrase: calling(id => id),
    sentence: event => ('n' in event ? `A coin is in ${event.n}.` : null),
    stretches: (_view, { topic }) => [
      ...(topic === 'take' ? [{ id: 'advised day', scope: 'day', label: 'As advised for the day' }] : []),
      ...(topic === 'take' ? [{ id: 'advised box', scope: 'box', label: 'As advised for this box' }] : []),
    ],
  }
  const guide: Bot = {
    name: 'guide',
    about: () => '',
    answer: (_view, { options }) => options[0]!.id,
    *advise(_view, { options }) {
      yield
      return { id: options[0]!.id, why: 'The box is lighter.' }
    },
  }
  registerExternalBot(boxes.id, guide)
  const header = { game: boxes.id, seats: ['Ann', 'Bob'] }

  test('names its answers before what comes of them', async () => {
    const { text } = await played(['advised day'], { game: boxes, header })
    expect(reply(text, 'advised day')).toBe(
      [
        'Thinking it over …',
        'As advised: box 1, box 2.',
        'A coin is in 2.',
        'As advised: box 3.',
        'A coin is in 3.',
        '',
        'Ann: What now? (rule 0)',
        '  1. rest',
        '',
      ].join('\n'),
    )
  })

  test('says immediately that a hint takes a while', async () => {
    const { text } = await played(['hint'], { game: boxes, header })
    expect(reply(text, 'hint')).toBe('Thinking it over …\nThe box is lighter.\n')
  })

  test('asks which stretch is meant if the words fit several', async () => {
    const { text } = await played(['as advised'], { game: boxes, header })
    expect(reply(text, 'as advised')).toBe('"as advised" could mean advised day or advised box.\n')
  })
})

describe('leaving line mode', () => {
  test('at the end of input keeps the game and says where and how to resume', async () => {
    const saves = folder()
    const path = join(saves, 'market.cantrip')
    const environment = { saveFolder: saves }
    const { text, leaving, session } = await played(['2', 'take purse'], { path, environment })
    expect(leaving).toEqual({ kind: 'left', code: 0 })
    expect(text).toContain(` Saved in ${path}.\n`)
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      `The game is saved in ${path}. "cantrip resume market" continues it.`,
    )
    const again = await played([], { session: GameSession.resume(path, library) })
    expect(again.session.match.hash()).toBe(session.match.hash())
    // A game from another folder has no name that "resume" would find.
    expect(again.text).toContain(`"cantrip resume ${path}" continues it.`)
    expect(again.text).toContain('What just happened:\n')
  })

  test('by "quit" does the same', async () => {
    const path = join(folder(), 'market.cantrip')
    const { text, leaving } = await played(['2', 'quit', 'take purse'], { path })
    expect(leaving).toEqual({ kind: 'left', code: 0 })
    expect(text).not.toContain('> take purse')
    expect(GameSession.resume(path, library).match.length).toBe(1)
  })

  test('by "new" or "load" says what to open next', async () => {
    const saves = folder()
    const path = join(saves, 'market.cantrip')
    expect((await played(['new 77'], { path })).leaving).toEqual({ kind: 'new', seed: '77' })
    const { text, leaving } = await played(['load', 'load tuesday', 'load ../etc', 'load market'], {
      environment: { saveFolder: saves },
    })
    expect(reply(text, 'load')).toBe('"load NAME" continues a saved game. Saved game: market.\n')
    expect(reply(text, 'load tuesday')).toBe('There is no saved game called "tuesday". Saved game: market.\n')
    expect(reply(text, 'load ../etc')).toMatch(/^The name "\.\.\/etc" can't be used as a file name/)
    expect(leaving.kind === 'load' && leaving.session.path).toBe(path)
    if (leaving.kind === 'load') leaving.session.close()
  })

  test('by "load" is refused if the other game cannot be opened, and the current game stays open', async () => {
    const saves = folder()
    GameSession.begin(toy, toyHeader(), join(saves, 'held.cantrip')).close()
    const resume = () => {
      throw new UserError('held.cantrip is being played by Zoe.')
    }
    const { text, leaving, session } = await played(['load held', 'load market', '2', 'quit'], {
      path: join(saves, 'market.cantrip'),
      environment: { saveFolder: saves, resume },
    })
    expect(reply(text, 'load held')).toBe('held.cantrip is being played by Zoe.\n')
    expect(reply(text, 'load market')).toBe('You are already playing that game.\n')
    expect(session.match.length).toBe(1)
    expect(leaving).toEqual({ kind: 'left', code: 0 })
  })

  test('reports a copy, and refuses a second one of the same name', async () => {
    const saves = folder()
    const { text } = await played(['save', 'save friday', 'save friday', 'save a/b'], {
      path: join(saves, 'market.cantrip'),
      environment: { saveFolder: saves },
    })
    expect(reply(text, 'save')).toBe(`The game is saved after every move, in ${join(saves, 'market.cantrip')}.\n`)
    expect(text).toContain(`A copy was saved as ${join(saves, 'friday.cantrip')}; the game continues in`)
    expect(text).toContain(`There is already a saved game at ${join(saves, 'friday.cantrip')}.`)
    expect(text).toContain('The name "a/b" can\'t be used as a file name')
    expect(existsSync(join(saves, 'friday.cantrip'))).toBe(true)
  })

  test('after a failed save names the emergency copy and exits with an error', async () => {
    const home = folder()
    const path = join(home, 'saves', 'plain-refuge-test.cantrip')
    const session = GameSession.begin(toy, { ...(await played([])).session.header }, path)
    rmSync(dirname(path), { recursive: true })
    writeFileSync(dirname(path), 'in the way')
    const { text, leaving } = await played(['2', 'save', '2'], { session })
    expect(reply(text, '2')).toMatch(
      /^Cannot save the game to .*: part of the path is a file, not a folder\. You can keep playing/,
    )
    expect(reply(text, 'save')).toMatch(/^The game is not saved yet: 1 line still has to be written to/)
    expect(leaving).toEqual({ kind: 'left', code: 1 })
    const refuge = /The whole game was saved to (.*) instead/.exec(text)?.[1] ?? ''
    expect(readFileSync(refuge, 'utf8').trimEnd().split('\n')).toHaveLength(3)
    rmSync(refuge)
  })
})

describe('why', () => {
  const RULES: Partial<PlainEnvironment> = { rule: (_game, number) => `${number}  Of that.` }

  test('shows the rules behind the last events, each once', async () => {
    const { text } = await played([...BOTH_LEAVE, 'why'], { header: { seats: ['Ann', 'Bob'] }, environment: RULES })
    const lines = reply(text, 'why').trimEnd().split('\n')
    const told = lines.filter(line => !line.startsWith('  '))
    expect(told.length).toBeGreaterThan(0)
    for (const line of told) expect(text.slice(0, text.indexOf('> why'))).toContain(line)
    expect(lines.filter(line => / {2}\d[\d.]* {2}Of that\.$/.test(line)).length).toBeGreaterThan(0)
  })

  test('explains one line, counted from the last', async () => {
    const { text } = await played([...Array<string>(12).fill('1'), 'why 2', 'log 2'], { environment: RULES })
    const [second] = reply(text, 'log 2').split('\n')
    expect(reply(text, 'why 2').split('\n')[0]).toBe(second)
    expect(reply(text, 'why 2').split('\n')[1]).toMatch(/^ {2}\d[\d.]* {2}Of that\.$/)
  })

  test('says so if there is no explanation', async () => {
    const { text } = await played(['why 900', 'why not'])
    expect(reply(text, 'why 900')).toBe('There is no such line in the log.\n')
    expect(reply(text, 'why not')).toContain('"not" is not a line number')
  })
})

describe('a hint', () => {
  /** A toy that gives two suggestions. */
  const knowing: Game = {
    ...toy,
    inquiries: [...toy.inquiries, { word: 'next', about: '', text: 'what next' }],
    inquire: (view, word, about) => (word === 'next' ? ['Do this.', 'Or that.'] : toy.inquire(view, word, about)),
    *turn() {
      for (;;) yield [{ seat: 0, topic: 'out', rule: '1', show: true, options: [{ id: 'go' }] }]
    },
  }

  test('appears when a player sets out, once while unchanged, and only if hints are on', async () => {
    const hints = async (wanted: boolean) =>
      (await played(['go', 'go'], { game: knowing, environment: { hints: wanted } })).text.match(/^Hint: .*$/gm)
    expect(await hints(true)).toEqual(['Hint: Do this. Or that.'])
    expect(await hints(false)).toBeNull()
  })
})

test('several answers can be given in one line, up to the first illegal one', async () => {
  const header = { seats: ['Ann', 'Bob'] }
  const both = await played(['take purse, swap'], { header })
  expect(both.session.match.moves.map(move => ('id' in move ? move.id : ''))).toEqual(['take purse', 'swap'])
  const stopped = await played(['take purse, nonsense, swap'], { header })
  expect(stopped.session.match.length).toBe(1)
  expect(stopped.text).toContain('Stopped at "nonsense".')
  // The rest of the line doesn't apply to the next player, even though it would be an answer.
  const next = await played(['leave purse, leave purse'], { header })
  expect(next.session.match.length).toBe(1)
  expect(next.text).toContain('Stopped at "leave purse".')
  // A line is not split if its first part is not an answer.
  expect((await played(['nonsense, swap'], { header })).text).not.toContain('Stopped at')
})
