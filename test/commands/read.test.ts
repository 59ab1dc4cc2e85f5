import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commandsFor, readCommand, similarWords } from '../../src/commands/index.ts'
import { german } from '../words.ts'
import { ids, question, spoken, tameIds, typings } from './questions.ts'

const market = question(
  'roll',
  'fly torwall.b4',
  'cast swiftness',
  'cast boat-summoning',
  'go torwall.b1',
  'go torwall.b4',
  'go wizards-stone.b2',
  ['5 knowledge', 'Five points of Knowledge'],
)
const here = spoken(market)
const option = (id: string) => ({ kind: 'option', id })

describe('reading an answer', () => {
  test.each([
    ['by its id', 'go torwall.b4', 'go torwall.b4'],
    ['in capitals and with extra spaces', '  GO   Torwall.B4 ', 'go torwall.b4'],
    ['with a space for a dash', 'cast boat summoning', 'cast boat-summoning'],
    ['without dashes and spaces', 'castboatsummoning', 'cast boat-summoning'],
    ['with an added apostrophe', "go wizard's stone.b2", 'go wizards-stone.b2'],
    ['by a unique first letter', 'r', 'roll'],
    ['by prefixes of its words', 'g tor.b4', 'go torwall.b4'],
    ['by prefixes of hyphenated words', 'g wiz.b2', 'go wizards-stone.b2'],
    ['by a unique ending of a dotted word', 'go b4', 'go torwall.b4'],
    ['by a later word alone', 'swift', 'cast swiftness'],
    ['by its label', 'five points of knowledge', '5 knowledge'],
    ['among control characters', '\u001b\u0000roll\u0007\u202e', 'roll'],
  ])('%s', (_how, typed, id) => {
    expect(readCommand(typed, here)).toEqual(option(id))
  })

  test('accepts the first words of a label, also if they are another word for a command', () => {
    const dice = spoken(question(['done', 'Keep them all'], ['reroll', 'Roll them again'], 'undo it'))
    for (const typed of ['keep', 'Keep them', 'k', 'kee th']) expect(readCommand(typed, dice)).toEqual(option('done'))
    expect(readCommand('keep', spoken(question('reroll')))).toEqual({ kind: 'command', name: 'save', args: '' })
    expect(readCommand('save', spoken(question(['done', 'Save them all'])))).toMatchObject({ name: 'save' })
    expect(readCommand('u', dice)).toMatchObject({ name: 'undo' })
  })

  test('accepts prefixes of the English names of commands in every language', () => {
    const inGerman = { ...here, words: german, tableCommands: commandsFor(german, {}, 1) }
    for (const typed of ['und', 'undo', 'zur']) expect(readCommand(typed, inGerman)).toMatchObject({ name: 'undo' })
  })

  test('accepts a position only if numbers are shown', () => {
    expect(readCommand('5', spoken(market, { numbers: true }))).toEqual(option('go torwall.b1'))
    expect(readCommand('5.', spoken(market, { numbers: true }))).toEqual(option('go torwall.b1'))
    expect(readCommand('5', here)).toEqual(option('5 knowledge'))
    expect(readCommand('9', spoken(market, { numbers: true }))).toMatchObject({
      kind: 'unclear',
      message: expect.stringContaining('the choices are 1 to 8'),
    })
  })

  test('prefers an id to the position of another option', () => {
    expect(readCommand('1', spoken(question('2', '1'), { numbers: true }))).toEqual(option('1'))
  })

  test("accepts a number that is an alias, unless it is another option's position too", () => {
    const board = spoken(question('attack c', 'attack a', 'attack b'), {
      sayings: { 'attack a': ['13'], 'attack b': ['1'], 'attack c': ['2', '11'] },
      numbers: true,
    })
    expect(readCommand('13', board)).toEqual(option('attack a'))
    expect(readCommand('3', board)).toEqual(option('attack b'))
    expect(readCommand('1', board)).toMatchObject({ kind: 'unclear', isSeveral: true, near: ['attack b', 'attack c'] })
    for (const position of ['#1', '1.', '1)']) expect(readCommand(position, board)).toEqual(option('attack c'))
  })

  test('prefers an alias to a prefix of another option', () => {
    const both = spoken(question('sail sea.0102', 'sail sea.0103', 'northward'), {
      sayings: { 'sail sea.0103': ['n', 'sail north'] },
    })
    expect(readCommand('n', both)).toEqual(option('sail sea.0103'))
    expect(readCommand('sail no', both)).toEqual(option('sail sea.0103'))
    expect(readCommand('no', both)).toEqual(option('northward'))
  })

  test('considers letter case if two ids differ only in case', () => {
    const twins = spoken(question('Go', 'go'))
    expect(readCommand('go', twins)).toEqual(option('go'))
    expect(readCommand('Go', twins)).toEqual(option('Go'))
    expect(readCommand('GO', twins).kind).toBe('unclear')
  })

  test('prefers an answer to a command of the same name', () => {
    expect(readCommand('undo', spoken(question('undo', 'roll')))).toEqual(option('undo'))
    expect(readCommand('save bo', spoken(question('save boat', 'roll')))).toEqual(option('save boat'))
  })
})

describe('reading a command', () => {
  test.each([
    ['undo', 'undo', ''],
    ['U', 'undo', ''],
    ['undo 3', 'undo', '3'],
    ['save My Game', 'save', 'My Game'],
    ['?', 'help', ''],
    ['log', 'log', ''],
    ['opt', 'options', ''],
    ['rules 7.3 demons', 'rules', '7.3 demons'],
  ])('%s', (typed, name, args) => {
    expect(readCommand(typed, here)).toEqual({ kind: 'command', name, args })
  })

  test('takes input of up to 400 characters', () => {
    const name = 'x'.repeat(395)
    expect(readCommand(`save ${name}`, here)).toEqual({ kind: 'command', name: 'save', args: name })
    expect(readCommand(`save ${name}x`, here).kind).toBe('unclear')
  })

  test('prefers a game word to a table command, and passes its argument', () => {
    expect(readCommand('look', here)).toEqual({ kind: 'inquiry', word: 'look', about: '' })
    expect(readCommand('look Torwall.b4', here)).toEqual({ kind: 'inquiry', word: 'look', about: 'Torwall.b4' })
    expect(readCommand('ta', here)).toEqual({ kind: 'inquiry', word: 'tasks', about: '' })
  })

  test('does not list a game word and the table command of the same name as two candidates', () => {
    expect(readCommand('loo', here)).toEqual({ kind: 'inquiry', word: 'look', about: '' })
    expect(readCommand('lo', here)).toMatchObject({ kind: 'unclear', near: ['look', 'log', 'load'] })
  })

  test('does not take a full command for an answer prefix', () => {
    expect(readCommand('undo', spoken(question('undo-enchantment', 'roll')))).toMatchObject({
      kind: 'command',
      name: 'undo',
    })
  })
})

describe('unreadable input', () => {
  test('lists the candidates of an ambiguous answer and chooses none', () => {
    const command = readCommand('cast', here)
    expect(command).toEqual({
      kind: 'unclear',
      what: '"cast" could mean cast swiftness or cast boat-summoning.',
      message: '"cast" could mean cast swiftness or cast boat-summoning.',
      isSeveral: true,
      near: ['cast swiftness', 'cast boat-summoning'],
    })
  })

  test('gets a suggestion and the possible answers', () => {
    expect(readCommand('fyl torwall.b4', here)).toEqual({
      kind: 'unclear',
      isSeveral: false,
      what: '"fyl torwall.b4" is not possible here.',
      message:
        '"fyl torwall.b4" is not possible here. Did you mean "fly torwall.b4"? Choices: ' +
        'roll, fly torwall.b4, cast swiftness, cast boat-summoning, go torwall.b1, go torwall.b4, go wizards-stone.b2 or 5 knowledge.',
      near: ['fly torwall.b4'],
    })
    expect(readCommand('tsaks', here)).toMatchObject({ near: ['tasks'] })
    expect(readCommand('hlep', here)).toMatchObject({ near: ['help'] })
    expect(readCommand('gp torwall', here)).toMatchObject({ near: ['go'] })
    // Only the most similar ones are suggested, no matter where they are in the list.
    const similar = spoken(question('sittings', 'settings', 'settlings'))
    expect(readCommand('settingz', similar)).toMatchObject({ near: ['settings'] })
  })

  test('lists at most eight answers, one of each kind first, and counts the rest', () => {
    const many = spoken(question(...Array.from({ length: 30 }, (_, i) => `go tile.a${i}`), 'stop', 'cast spell'))
    const parsed = readCommand('xyzzy', many)
    expect(parsed).toMatchObject({
      kind: 'unclear',
      message: expect.stringMatching(/ go tile\.a0, .*stop, cast spell and 24 more\.$/),
    })
  })

  test('is quoted in shortened form, without control characters', () => {
    const reading = readCommand(`\u001b]0;title\u0007\u202e${'x'.repeat(10_000)}`, here)
    expect(reading.kind === 'unclear' && reading.message.length).toBeLessThan(250)
    expect(JSON.stringify(reading)).not.toMatch(/\\u00|\u202e/)
  })

  test('gets suggestions without control characters', () => {
    const sayings = { 'go-1': ['\u001b[2Jhagen'] }
    const heard = readCommand('a[2Jhagen', spoken(question('go-1', 'go-2'), { sayings }))
    expect(heard).toMatchObject({ kind: 'unclear', message: expect.stringContaining('Did you mean') })
    expect(JSON.stringify(heard)).not.toMatch(/\\u00/)
  })

  test('lists the commands if there is no question', () => {
    expect(readCommand('roll', spoken(undefined))).toMatchObject({
      message: expect.stringContaining('There is nothing to choose right now'),
    })
    expect(readCommand('', here)).toMatchObject({ message: expect.stringContaining('Choices: roll') })
  })
})

describe('any question', () => {
  test('accepts each of its ids, with numbers shown or not', () => {
    fc.assert(
      fc.property(ids, fc.boolean(), (some, numbers) => {
        const asked = spoken(question(...some), { numbers })
        for (const id of some) expect(readCommand(id, asked)).toEqual(option(id))
      }),
    )
  })

  test('never throws, and only chooses existing options', () => {
    fc.assert(
      fc.property(ids, typings, fc.boolean(), (some, typed, numbers) => {
        const command = readCommand(
          typed,
          spoken(question(...some), { numbers, sayings: { [some[0]!]: [typed.slice(1)] } }),
        )
        if (command.kind === 'option') expect(some).toContain(command.id)
        if (command.kind === 'unclear') expect(command.message).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
      }),
      { numRuns: 500 },
    )
  })

  test('never resolves a common prefix of two ids', () => {
    const plain = (text: string) => text.replaceAll(/[ -]/g, '')
    fc.assert(
      fc.property(tameIds, fc.nat(), fc.nat(), (some, which, cut) => {
        const id = some[which % some.length]!
        const typed = id.slice(0, 1 + (cut % id.length))
        fc.pre(some.filter(other => other.startsWith(typed)).length > 1)
        fc.pre(!some.some(other => plain(other) === plain(typed)))
        expect(readCommand(typed, spoken(question(...some))).kind).toBe('unclear')
      }),
    )
  })
})

test('words that begin with the input are suggested if no word is similar', () => {
  const games = ['wizards', 'elfenwizards', 'wizards-quest']
  expect(similarWords('elfen', games)).toEqual(['elfenwizards'])
  expect(similarWords('wizrds', games)).toEqual(['wizards'])
  expect(similarWords('el', games)).toEqual([])
  expect(similarWords('quest', games)).toEqual(['wizards-quest'])
  // A hyphen doesn't end the word.
  expect(similarWords('wizards-qest', games)).toEqual(['wizards-quest'])
  // There are at most three, and each is named once.
  expect(similarWords('goat', ['boat', 'coat', 'moat', 'goal'])).toEqual(['boat', 'coat', 'moat'])
  expect(similarWords('wiz', ['wizards', 'wizards'])).toEqual(['wizards'])
})
