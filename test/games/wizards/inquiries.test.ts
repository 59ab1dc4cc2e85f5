import { describe, expect, test } from 'vitest'
import { readCommand } from '../../../src/commands/index.ts'
import type { TileId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { findSpace } from '../../../src/games/wizards/words/find-place.ts'
import { inquire, inquiries, lookUp, typedNames } from '../../../src/games/wizards/words/inquiries.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import type { Question } from '../../../src/kernel/index.ts'
import { enrol, heldTask, Stage } from '../../rules/wizards/stage.ts'
import { english } from '../../words.ts'

/** Returns a table with Ann in Meadowfarm, or in the given space, before she rolls, and Bob in Torwall. */
function table(change: (ann: Player, bob: Player, state: WizardsState) => void = () => {}): Stage {
  return Stage.set({
    seats: 2,
    prepare: state => {
      const [ann, bob] = state.players as [Player, Player]
      bob.space = 'torwall.b2'
      change(ann, bob, state)
    },
  })
}

const viewOf = (stage: Stage, seat: number | null = 0) => stage.match.view(seat)
const asked = (stage: Stage, word: string, about = '', seat: number | null = 0) =>
  inquire(ENGLISH, viewOf(stage, seat), word, about)
const saying = (stage: Stage, id: string) => typedNames(viewOf(stage), stage.question, id)

/** Returns the meaning of a typed line at the open question. */
const read = (stage: Stage, line: string) =>
  readCommand(line, {
    words: english,
    question: stage.question,
    aliases: id => saying(stage, id),
    tableCommands: [],
    inquiries: inquiries(ENGLISH),
  })

describe('an alias for an option', () => {
  const sailing = () =>
    table((ann, _, state) => {
      state.boats = ['sea.2009']
      ann.space = 'sea.2009'
      ann.boat = 0
    }).roll(3)

  test('is the route to a place or a Task, turn by turn, with its price and the answer that follows it', () => {
    const stage = table(ann => {
      enrol(ann, 'wizards', 1)
      ann.space = 'torwall.b1'
      ann.tasks = [heldTask(48, [[0, 0, 'torwall.a5']])]
    })
    const way = (about: string, asked: Question | null = stage.question) =>
      inquire(ENGLISH, viewOf(stage), 'route', about, asked)?.join('\n') ?? ''
    expect(way('torwall a5')).toMatch(/^Route to Torwall A5: about \d turns, [\d½]+ points\.\n {3}1\. walk to Torwall/)
    expect(way('torwall a5')).toMatch(/, via Torwall \w\d(, \w\d)* \([\d½]+ points?\)/)
    expect(way('torwall a5')).toContain('Next: Roll for movement.')
    expect(way('torwall a5', null)).not.toContain('goes on now')
    expect(way('task a')).toBe(way('torwall a5'))
    expect(way('torwall b1')).toBe('You are at Torwall B1.')
    expect(way('atlantis')).toContain('"atlantis" matches no place on these islands')
    expect(way('')).toContain('Name a place')
  })

  test('is the direction and distance on a straight line', () => {
    const stage = sailing()
    expect(saying(stage, 'sail sea.1709')).toContain('sail w 3')
    expect(read(stage, 'sail w 3')).toEqual({ kind: 'option', id: 'sail sea.1709' })
    // Every odd row is shifted half a space to the right.
    expect(read(stage, 'sail nw 2')).toEqual({ kind: 'option', id: 'sail sea.1907' })
  })

  test('is the direction alone for one step', () => {
    const stage = sailing()
    expect(saying(stage, 'sail sea.1909')).toEqual(['sea.1909', 'sail w 1', 'sail w', 'w'])
    expect(read(stage, 'w')).toEqual({ kind: 'option', id: 'sail sea.1909' })
  })

  test('does not exist for a place off the straight lines', () => {
    expect(saying(sailing(), 'sail sea.1808')).toEqual(['sea.1808'])
  })

  test('is the bare space, and its code if unique', () => {
    const stage = table().roll(2)
    expect(read(stage, 'go b6')).toEqual({ kind: 'option', id: 'go meadowfarm.b6' })
    expect(read(stage, 'meadowfarm.c6')).toEqual({ kind: 'option', id: 'go meadowfarm.c6' })
    expect(read(stage, 'c6')).toEqual({ kind: 'option', id: 'go meadowfarm.c6' })
  })

  test('is the verb alone if only one option has it', () => {
    const stage = table((ann, _, state) => {
      ann.space = 'meadowfarm.a5'
      state.boats = ['sea.2505']
    }).roll(6)
    expect(saying(stage, 'board sea.2505')).toContain('board')
    expect(read(stage, 'board')).toEqual({ kind: 'option', id: 'board sea.2505' })
    expect(saying(stage, 'go meadowfarm.c5')).not.toContain('go')
  })

  test('does not exist if the option has no space', () => {
    const stage = table().roll(2)
    expect(saying(stage, 'stop')).toEqual([])
    expect(saying(stage, 'dance')).toEqual([])
  })
})

describe('a space named by a player', () => {
  const view = viewOf(table())
  const cases: readonly (readonly [string, string | null])[] = [
    ['torwall.b4', 'torwall.b4'],
    ['Torwall B4', 'torwall.b4'],
    ["Dragon's Lair b4", 'dragons-lair.b4'],
    ['dragons-lair b4', 'dragons-lair.b4'],
    ['b4', 'meadowfarm.b4'],
    ['center', 'meadowfarm.center'],
    ['torwall', 'torwall.center'],
    ["Hamdrel's Cottage", 'hamdrels-cottage.center'],
    ['star crest', 'green-grove.center'],
    ['High  Hollow', 'meligars-tower.a5'],
    ['abbey', 'longrift.center'],
    ['the lair', 'dragons-lair.center'],
    ['lair', 'dragons-lair.center'],
    ['ridgehold (crescent ridge c2)', 'crescent-ridge.c2'],
    ['sea.1409', 'sea.1409'],
    ['sea 14-09', 'sea.1409'],
    ['the sea at 14-09', 'sea.1409'],
    ['tower', null],
    ['atlantis b4', null],
    ['', null],
  ]
  for (const [text, space] of cases)
    test(`${text || 'nothing'} is ${space ?? 'none, or not one'}`, () => {
      expect(findSpace(ENGLISH, view, text)).toBe(space)
    })
})

describe('the queries of the game', () => {
  test('are all answered, and there are no others', () => {
    const stage = table()
    for (const { word } of inquiries(ENGLISH)) {
      const lines = asked(stage, word)
      expect(lines?.length).toBeGreaterThan(0)
      for (const line of lines ?? []) expect(line).not.toMatch(/undefined|null|NaN/)
    }
    expect(asked(stage, 'sing')).toBeNull()
  })

  test("look describes a space and its distance, or the player's own space by default", () => {
    expect(asked(table(), 'look', 'torwall b2')).toEqual([
      'Torwall B2, plains, on the coast. Common Territory.',
      'Here: Bob.',
      'A wall to the west and northwest.',
      '24 spaces west of you as the crow flies.',
      expect.stringMatching(/^The royal city lies here\./),
    ])
    expect(asked(table(), 'look')).toEqual([
      'Meadowfarm C1, plains. Common Territory.',
      'Here: you.',
      'The richest soil in the islands. Its farmers know every herb that grows.',
    ])
    expect(asked(table(), 'look', 'atlantis')?.[0]).toContain('no space "atlantis"')
  })

  test('look says what a place is known for, but nothing for the sea or land that Evil has taken', () => {
    const last = (space: string, fallen: TileId[] = []) =>
      asked(
        table((_, __, state) => state.fallen.push(...fallen)),
        'look',
        space,
      )?.at(-1)
    expect(last('glendale c3')).toBe("Aura's court. Travelers who have been summoned may plead here.")
    expect(last('glendale c3', ['glendale'])).toMatch(/as the crow flies/)
    expect(last('sea.2909')).toMatch(/as the crow flies/)
  })

  test('term explains a word by the rulebook in play, and lists them all by default', () => {
    const stage = table()
    expect(asked(stage, 'term', 'thwart')).toEqual([
      'Thwart (rule 12.2): Ten Tasks, completed by all players together, stop one attack.',
    ])
    const revised = (about: string) => wizardsRevised.inquire(viewOf(stage) as never, 'term', about) ?? []
    expect(revised('thwart')).toEqual([expect.stringMatching(/^Thwart \(rule D9\): .* three Tasks per player/)])
    expect(asked(stage, 'term')?.[0]).toMatch(/^Game terms: Boat, .*Gem/)
    expect(revised('')[0]).not.toContain('Gem')
    expect(asked(stage, 'term', 'task')?.map(line => line.split(' (')[0])).toEqual(['Mandatory Task', 'Optional Task'])
    expect(asked(stage, 'term', 'dance')).toEqual([
      '"dance" is not a game term. Type "term" alone to list all of them.',
    ])
  })

  test('where lists everybody and everything that moves', () => {
    const stage = table((_, bob, state) => {
      state.boats = ['sea.2009']
      bob.space = 'sea.2009'
      bob.boat = 0
      state.demons = ['woodland.a1']
      const out = ['terek', 'veldor']
      state.decks.wizards.draw = state.decks.wizards.draw.filter(card => !out.includes(card))
      state.wizards = [
        { wizard: 'terek', at: 'glendale.a1', letter: null, knownTo: [], cards: ['terek'] },
        { wizard: 'veldor', at: 'glendale.a2', letter: 'T', knownTo: [1], cards: ['veldor'] },
      ]
    })
    expect(asked(stage, 'where')).toEqual([
      'Ann is at Meadowfarm C1.',
      'Bob is at the sea 2 spaces southwest of Crescent Ridge, in a boat.',
      "The Dragon is at Dragon's Lair A1.",
      'Terek is at Glendale A1.',
      'Secret Wizard T is at Glendale A2.',
      'Demons: Woodland A1.',
    ])
    expect(asked(stage, 'where', '', 1)).toContain('Veldor is at Glendale A2.')
  })

  test('tasks lists current and later parts, with their distances', () => {
    const stage = table(ann => {
      enrol(ann, 'druids')
      ann.tasks.push(
        heldTask(
          8,
          [
            [0, 0, 'torwall.center'],
            [1, 0, 'meadowshire.b2'],
          ],
          { mandatory: true },
        ),
      )
    })
    const [title, ...parts] = asked(stage, 'tasks')!
    expect(title).toMatch(/^A\. A Prince in Love \(Mandatory\): .* Gain 5 Knowledge, 5 Perception\.$/)
    expect(parts[0]).toMatch(/^ {3}now: Meet Prince Errek - Torwall town, 25 spaces west$/)
    expect(parts[1]).toMatch(/^ {3}later: Bring Prince Errek to Renna - Meadowshire Dwelling.*, \d+ spaces [a-z-]+$/)
    expect(asked(stage, 'tasks', '', 1)).toEqual(['You have no Tasks.'])
  })

  test('sheet lists Rank, points and missing points of any player', () => {
    const stage = table((ann, bob) => {
      enrol(ann, 'sorcerers', 2)
      ann.points = { knowledge: 30, perception: 12, power: 39 }
      enrol(bob, 'wizards')
      bob.points = { knowledge: 15, perception: 10, power: 5 }
    })
    expect(asked(stage, 'sheet')).toEqual([
      'Ann is at Meadowfarm C1.',
      'Order of Sorcerers, Rank 2 of 4: Augur.',
      'Points: 30 Knowledge, 12 Perception, 39 Power.',
      'Still needed for Magician: 8 Perception, 1 Power.',
      expect.stringMatching(/^Spell: Boat Summoning, 5 in 6, a boat up to 15 spaces away\. /),
      expect.stringMatching(/^Spell: Swiftness, 5 in 6, mountains cost 1\. /),
      expect.stringMatching(/^Spell: Escaping, 5 in 6, Traps\. /),
    ])
    expect(asked(stage, 'sheet', 'bo')).toContain('Enough points for Scholar: meet a Mentor.')
    expect(asked(stage, 'sheet', 'zoe')).toEqual(['Nobody here is called "zoe". The players are Ann, Bob.'])
  })

  test('sheet shows Gems and knowledge about them to their owner alone', () => {
    const stage = table((ann, _, state) => {
      enrol(ann, 'druids', 4)
      const wizard = (['terek', 'veldor'] as const).find(w => state.gems[w] !== 'false')!
      const gem = state.gems[wizard]
      if (gem === 'false') throw new Error('both are False')
      ann.gems[wizard] = gem
      ann.known[wizard] = gem
    })
    expect(asked(stage, 'sheet', 'Ann')?.some(line => line.startsWith('For Ann only: Gems, 1 of 6: '))).toBe(true)
    expect(asked(stage, 'sheet', 'Ann')?.some(line => line.startsWith('For Ann only: Gems still to find: '))).toBe(true)
    for (const seat of [1, null])
      expect(
        asked(stage, 'sheet', 'Ann', seat)?.filter(line => /alone|Sapphire|Ruby|Topaz|Onyx|Diamond|Emerald/.test(line)),
      ).toEqual([])
  })

  test('sheet lists animals, Events, afflictions and Traps', () => {
    const stage = table((ann, bob, state) => {
      ann.animal = { kind: 'winged-horse', left: 2 }
      ann.events.push({ id: 25, until: 10 })
      state.decks.events.draw = state.decks.events.draw.filter(id => id !== 25)
      bob.dazed = true
      bob.bound = true
      bob.trap = { kind: 'turns', left: 2 }
    })
    const lines = asked(stage, 'sheet')!.join('\n')
    expect(lines).toMatch(/Animal: Winged Horse, 2 turns left\. Fly/)
    expect(lines).toContain('Event: Kronom of Hillshire, 10 days left.')
    const his = asked(stage, 'sheet', 'Bob')!.join('\n')
    for (const word of ['Demon Dazed', 'Dragonbound', 'Trap']) expect(his).toContain(word)
  })

  test('day describes the Calendar, the Completion Track and fallen lands', () => {
    const stage = table((_ann, _bob, state) => {
      Object.assign(state, { day: 31, completed: 3, tasksDone: 13, thwarts: 1, fallen: ['torwall', 'hillshire'] })
      state.players[1]!.space = 'meadowfarm.a1'
    })
    expect(asked(stage, 'day')).toEqual([
      'Day 3 of Fortnight 3.',
      'On Day 14, in 11 days: Evil is thwarted. Everyone takes a normal turn, no land falls, and no Demon comes.',
      'Tasks completed: 13; 3 of 10 toward thwarting a later attack.',
      'Already thwarted: the next attack.',
      'Common Territories fall first, starting with the one with the most Demon and Task markers. None has any yet.',
      'Fallen: Torwall and Hillshire.',
    ])
  })
})

describe('looking up a value', () => {
  const stage = table(ann => {
    enrol(ann, 'druids', 2)
    ann.points.power = 11
    ann.tasks.push(heldTask(16, [[0, 0, 'meadowfarm.c6']]))
  })
  const cases: readonly (readonly [string, unknown])[] = [
    ['day', 1],
    ['dragon', 'dragons-lair.a1'],
    ['Ann.points.power', 11],
    ['ann.rank', 2],
    ['Ann.tasks.length', 1],
    ['Ann.tasks.0.id', 16],
    ['Bob.space', 'torwall.b2'],
    ['Bob.gems', null],
    ['Bob.gems.terek', undefined],
    ['Zoe.rank', undefined],
    ['Ann.toString', undefined],
    ['', undefined],
  ]
  for (const [path, value] of cases)
    test(`${path || 'nothing'} is ${JSON.stringify(value) ?? 'unknown'}`, () => {
      expect(lookUp(viewOf(stage), path)).toEqual(value)
    })
})
