// Loads the games with their bots, screens and rulebooks.

import { describe, expect, it } from 'vitest'
import { apprentice as guild } from '../../src/games/elfenwizards/bots/apprentice.ts'
import { apprentice as character } from '../../src/games/magic-realm/bots/apprentice.ts'
import { rulebook } from '../../src/games/magic-realm/rulebook.ts'
import { apprentice as wizard } from '../../src/games/wizards/bots/apprentice.ts'
import { apprentice as warlord } from '../../src/games/wizards-quest/bots/apprentice.ts'
import { contextOf } from '../../src/screen/table/contexts.ts'
import { amount } from '../amount.ts'
import { gameById } from '../games/library.ts'
import { KeyPlayer } from './key-player.ts'

const known = new Set(rulebook.sections.map(({ id }) => id))

const ALONE = ['Ann']
const THREE = ['Ann', 'Tamsin', 'Corwin']
const MONTHS = [
  ['Fourth ENCOUNTER, with two bots', '4', THREE],
  ['First ENCOUNTER, alone', '1', ALONE],
  ['Second ENCOUNTER, with two bots', '2', THREE],
  ['First ENCOUNTER, with two bots', '1', THREE],
  ['Second ENCOUNTER, alone', '2', ALONE],
] as const

describe('a month of Magic Realm played with keys alone at 80x24', () => {
  it.each(MONTHS.slice(0, amount(3, 5)))('plays to the end in the %s', (_what, encounter, seats) => {
    const session = new KeyPlayer(gameById('magic-realm'), character, { seats, options: { encounter } })
    session.play()
    const { player } = session
    expect(session.table.match.over).toBe(true)
    expect(player.screen.replace(/\s+/g, ' ')).toContain(player.table.position.result!.text)
    expect(contextOf(player.model)).not.toBe('cover')
    // Every step has its reason in the record: each sentence has a rule that the rulebook contains.
    expect(player.table.position.log.filter(({ rule }) => !known.has(rule))).toEqual([])
  })
})

describe('the other games played with keys alone at 80x24', () => {
  it.each([
    ['wizards-quest', warlord, THREE, {}],
    ['elfenwizards', guild, THREE, {}],
    ['wizards-revised', wizard, ['Ann', 'Tamsin'], { variant: 'cooperative' }],
    ['wizards-revised', wizard, THREE, { variant: 'competitive' }],
    ['wizards', wizard, THREE, {}],
  ] as const)('take as many answers as required in %s', (id, bot, seats, options) => {
    const session = new KeyPlayer(gameById(id), bot, { seats, options })
    const answers = amount(200, 4_000)
    session.play(answers)
    expect(session.table.match.over || session.table.match.length >= answers).toBe(true)
  })
})
