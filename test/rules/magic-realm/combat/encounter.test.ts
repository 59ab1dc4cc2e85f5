import { expect } from 'vitest'
import { actionsOf } from '../../../../src/games/magic-realm/rules/combat/actions.ts'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { fighterIn } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import type { Rows } from '../../../../src/games/magic-realm/rules/fight/directions.ts'
import { rulesOf } from '../../../rule.ts'
import { gripped, Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

const ELF = { id: 'elf', gear: ['light-bow-1!'] }
const KNIGHT = { id: 'white-knight', gear: ['great-sword-1', 'suit-of-armor-1'] }

rule('14.1.4', "a fight starts with everything light side up and on nobody's sheet", () => {
  const stage = Stage.set({ heroes: [ELF], monsters: ['giant-1', 'axe-goblin-1'] })
  expect(beginCombat(stage.state0, 'R1')).toMatchObject({ dark: [], sheets: [], round: 1, quiet: 0 })
})

rule(['14.3.1', '14.3.4a'], 'a round goes from luring to disengaging, and another follows', () => {
  const stage = Stage.set({ heroes: [ELF], monsters: ['giant-1'] })
  const topics: string[] = []
  for (const topic of ['lure', 'action', 'target', 'attack', 'maneuver', 'place'])
    topics.push(stage.until(topic, 'giant-1').question().topic)
  expect(topics).toEqual(['lure', 'action', 'target', 'attack', 'maneuver', 'place'])
  stage.dice(4, 1, 1).past('action')
  expect(stage.combat.round).toBe(2)
})

rule(['14.3.2', '14.3.3'], 'two quiet rounds end a fight, even with unhidden characters and monsters there', () => {
  const stage = Stage.set({ heroes: [{ id: 'dwarf', gear: ['great-axe-1', 'helmet-1'] }], monsters: ['wolf-1'] })
  // He ducks with T3*, which a wolf with time 4 can hit only in Duck and Smash, and the dice keep it away from there.
  const quietRound = () => stage.until('maneuver').dice(4, 1, 1).say('duck T3*', 'thrust')
  quietRound()
  expect(stage.combat).toMatchObject({ round: 2, quiet: 1 })
  quietRound()
  expect(stage.over).toBe('quiet')
})

rule('14.3.2', 'a wound leads to another round', () => {
  const stage = Stage.set({ heroes: [KNIGHT], monsters: ['wolf-1'] })
  // A wolf does no harm to a suit; Heavy Trolls with Medium harm only bruise.
  stage.until('place').dice(4, 1, 1).past('target')
  expect(stage.combat.quiet).toBe(1)
  const bruised = Stage.set({ heroes: [KNIGHT], monsters: ['h-troll-1'] })
  bruised.dice(4, 1, 1).until('wound')
  expect(bruised.question().rule).toBe('18.1.3')
  bruised.say(bruised.options()[0]!).until('action')
  expect(bruised.combat.quiet).toBe(0)
})

rule('14.3.4', 'a fight is over as soon as nobody is left', () => {
  const stage = Stage.set({ heroes: [ELF] })
  stage
    .say('rounds')
    .until('action')
    .say(stage.options().find(id => id.startsWith('run'))!)
    .until('lure')
  expect(stage.over).toBe('nobody')
})

rule('14.3.5', 'quiet rounds are played unless every player in the clearing agrees to skip them', () => {
  const alone = Stage.set({ heroes: [ELF, KNIGHT] })
  expect(alone.question('elf').topic).toBe('rounds')
  alone.say('elf: nothing', 'white-knight: rounds')
  expect(alone.asked).toBe('elf action')
  const agreed = Stage.set({ heroes: [ELF, KNIGHT] })
  expect(agreed.say('white-knight: nothing', 'elf: nothing').over).toBe('agreed')
  // Hidden characters beside monsters are not attacked, and the evening can be quiet too.
  const hidden = Stage.set({ heroes: [{ ...ELF, hidden: true }], monsters: ['giant-1'] })
  expect(hidden.say('nothing').over).toBe('agreed')
  const seen = Stage.set({ heroes: [ELF], monsters: ['giant-1'] })
  expect(seen.asked).toBe('elf lure')
})

rule(['15.1.1', '15.1.3'], 'a denizen is on one sheet at most, with its club in another row', () => {
  const stage = Stage.set({ heroes: [ELF, KNIGHT], monsters: ['giant-1'] })
  stage.say('giant-1')
  const [sheet] = stage.combat.sheets
  expect(sheet!.owner).toBe('elf')
  expect(sheet!.boxes.map(row => row.length).sort()).toEqual([0, 1, 1])
  stage.say('giant-1')
  expect(stage.at('giant-1')).toMatch(/^white-knight/)
  expect(stage.at('giant-1.part')).toMatch(/^white-knight/)
  expect(stage.at('giant-1')).not.toBe(stage.at('giant-1.part'))
})

rule('15.1.4', 'the first character of the day goes first, then play passes to the left', () => {
  const heroes = [ELF, KNIGHT, { id: 'dwarf' }]
  const order = (first: string | null) =>
    beginCombat(Stage.set({ heroes, first: first ?? undefined }).state0, 'R1').order
  expect(order('white-knight')).toEqual(['white-knight', 'dwarf', 'elf'])
  expect(order('elf')).toEqual(['elf', 'white-knight', 'dwarf'])
  expect(order(null)).toEqual(['elf', 'white-knight', 'dwarf'])
})

rule(['15.2.1', '15.2.5'], "a character can lure anyone, even from another's sheet, and becomes unhidden", () => {
  const stage = Stage.set({
    heroes: [ELF, { ...KNIGHT, hidden: true }],
    monsters: ['wolf-1', 'wolf-2'],
  })
  expect(stage.options()).toEqual(['wolf-1', 'wolf-2', 'done'])
  stage.say('wolf-1', 'done')
  expect(stage.asked).toBe('white-knight lure')
  // He can lure only onto his own sheet: he takes the Elf's attackers away and gives nobody any.
  expect(stage.options()).toEqual(['wolf-1', 'wolf-2', 'done'])
  stage.say('wolf-1')
  expect([stage.at('wolf-1'), stage.who('white-knight').hidden]).toEqual(['white-knight thrust', false])
})

rule(['15.2.3', '24.9'], 'monsters red side up cannot be lured, nor can the Pilgrim lure Demons or the Imp', () => {
  const stage = Stage.set({
    heroes: [{ id: 'pilgrim', gear: ['staff-1'] }, KNIGHT],
    monsters: ['demon-1', 'imp-1', 'giant-1', 'wolf-1'],
  })
  expect(stage.options()).toEqual(['giant-1', 'wolf-1', 'done'])
  stage.say('done')
  expect(stage.options()).toEqual(['demon-1', 'giant-1', 'imp-1', 'wolf-1', 'done'])
  const red = Stage.set({ heroes: [ELF, KNIGHT], monsters: ['giant-1', 'wolf-1'], prepare: gripped('giant-1', 'elf') })
  expect(red.options()).toEqual(['wolf-1', 'done'])
  red.say('done')
  expect([red.asked, red.options()]).toEqual(['white-knight lure', ['wolf-1', 'done']])
})

rule('15.3.1', 'monsters are assigned by size, then by name, then in order of arrival', () => {
  const stage = Stage.set({
    heroes: [ELF, KNIGHT],
    monsters: ['wolf-2', 'h-spider-1', 'wolf-1', 'giant-1', 'giant-bat-1'],
  })
  stage.until('action')
  expect(stage.all('assigned').map(({ denizen }) => denizen)).toEqual([
    'giant-1',
    'giant-bat-1',
    'h-spider-1',
    'wolf-2',
    'wolf-1',
  ])
})

rule(
  ['15.3.2', '15.3.5', '24.9'],
  'denizens are assigned only to unhidden characters, and Demons never to the Pilgrim; otherwise they wait',
  () => {
    const stage = Stage.set({
      heroes: [
        { id: 'pilgrim', gear: ['staff-1'] },
        { ...KNIGHT, hidden: true },
      ],
      monsters: ['demon-1', 'wolf-1'],
    })
    stage.until('action')
    expect(stage.at('demon-1')).toBeNull()
    expect(stage.at('wolf-1')).toBe('pilgrim thrust')
    expect(stage.told('assigned')).toMatchObject({ denizen: 'wolf-1', character: 'pilgrim', rolls: [] })
  },
)

rule(
  ['15.3.3', '15.3.4', '15.3.6', '2.1.5', '2.1.8'],
  'the highest roll (of the higher of two dice) takes the denizen; ties reroll',
  () => {
    const stage = Stage.set({ heroes: [ELF, KNIGHT], monsters: ['wolf-1'] })
    stage.say('done').dice(2, 5, 5, 3, 1, 1, 2, 1).say('done')
    expect(stage.told('assigned')).toMatchObject({
      character: 'white-knight',
      rolls: [
        { character: 'elf', dice: [2, 5], result: 5 },
        { character: 'white-knight', dice: [5, 3], result: 5 },
        { character: 'elf', dice: [1, 1], result: 1 },
        { character: 'white-knight', dice: [2, 1], result: 2 },
      ],
    })
    expect(stage.at('wolf-1')).toBe('white-knight thrust')
  },
)

rule(
  ['15.3.3', '23.5.1', '23.5.2'],
  'a Cloven Hoof can raise the roll above six, and a Lucky Charm reduces it to one die',
  () => {
    const stage = Stage.set({
      heroes: [{ ...ELF, gear: ['cloven-hoof', 'lucky-charm'] }, KNIGHT],
      monsters: ['wolf-1'],
      prepare: state => state.shown.push('cloven-hoof'),
    })
    stage.say('done').dice(6, 1, 4).say('done')
    expect(stage.told('assigned')?.rolls).toEqual([
      { character: 'elf', dice: [6], result: 7 },
      { character: 'white-knight', dice: [1, 4], result: 5 },
    ])
  },
)

rule('15.5.1', 'each character takes one action or none', () => {
  const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1'] }, KNIGHT], monsters: [] })
  stage.say('elf: rounds', 'white-knight: nothing')
  expect(stage.options()).toEqual(expect.arrayContaining(['nothing', 'alert']))
  stage.say('alert', 'L3*')
  expect(stage.asked).toBe('white-knight action')
})

rule('15.5.2', "the fastest attacker's move time is the limit; heads and clubs don't count", () => {
  const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1'] }], monsters: ['giant-1', 'wolf-1'] })
  stage.until('action', 'giant-1')
  // The wolf moves at 3: only MOVE L2* is faster, not FIGHT L3* or MOVE M4.
  expect(stage.options()).not.toContain('alert')
  stage.say('run R1-2')
  expect(stage.told('runs')).toMatchObject({ piece: { kind: 'chit', chit: 8 } })
})

rule(
  ['15.5.4', '15.5.7'],
  'alerting takes a FIGHT piece strong enough for the weapon, and can turn it either way',
  () => {
    const stage = Stage.set({ heroes: [{ id: 'white-knight', gear: ['great-sword-1!', 'deft-gloves'] }] })
    stage.say('rounds', 'alert')
    // L2 gloves cannot carry a Great Sword.
    expect(stage.options()).toEqual(['H5*', 'H6', 'H4**', 'T4**', 'T5*'])
    stage.say('H6')
    expect(stage.gear('white-knight')).toEqual(['great-sword-1', 'deft-gloves'])
    const gloved = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1', 'deft-gloves'] }] })
    gloved.say('rounds', 'alert', 'deft-gloves')
    expect(gloved.round('elf').spent).toEqual([
      { piece: { kind: 'gear', id: 'deft-gloves' }, as: 'FIGHT', asterisks: 0 },
    ])
  },
)

rule(['15.5.5', '30.3'], 'asterisks shown in the Encounter Step count in the Melee Step too', () => {
  const stage = Stage.set({ heroes: [KNIGHT], monsters: ['wolf-1'] })
  stage.until('attack', 'wolf-1')
  stage.say('T5*', 'thrust')
  expect(stage.asked).toBe('white-knight maneuver')
  // One asterisk has been played: H4** would make three.
  expect(stage.options()).toEqual(['H5*', 'H6', 'T6*', 'none'])
})

rule(['15.5.3', '24.4'], 'the Berserker plays BERSERK as an action if it is faster, and becomes Tremendous', () => {
  const stage = Stage.set({ heroes: [{ id: 'berserker', gear: ['great-axe-1'] }], monsters: ['giant-1'] })
  stage.until('action')
  expect(stage.options()).toContain('berserk')
  stage.say('berserk')
  expect([stage.who('berserker').berserk, stage.round('berserker').spent]).toEqual([
    true,
    [{ piece: { kind: 'chit', chit: 9 }, as: 'FIGHT', asterisks: 2 }],
  ])
  expect(stage.all('goes-berserk')).toMatchObject([{ rule: '24.4', character: 'berserker' }])
  // A wolf with time 3 is too fast for it, and a berserk fighter does not need it.
  const ready = (monster: string, berserk: boolean) => {
    const { state } = Stage.set({ heroes: [{ id: 'berserker', berserk }], monsters: [monster] })
    const combat = {
      ...beginCombat(state, 'R1'),
      sheets: [{ owner: 'berserker', boxes: [[monster], [], []] as Rows<string> }],
    }
    return actionsOf(state, combat, state.characters[0]!, fighterIn(state, 'berserker'), { spent: [] }).berserk !== null
  }
  expect([ready('giant-1', false), ready('wolf-1', false), ready('giant-1', true)]).toEqual([true, false, false])
})

rule('15.5.11', 'only legal actions are offered', () => {
  const stage = Stage.set({ heroes: [ELF], monsters: ['giant-bat-1'] })
  stage.until('action')
  // The bat moves at 3: MOVE L2* alone is faster.
  expect(stage.options().filter(id => id === 'alert' || id === 'berserk')).toEqual([])
  expect(() => stage.say('alert')).toThrow('is no answer')
})

rule(
  ['15.6.1', '15.6.4', '18.1.4'],
  'a runner leaves the evening immediately; the attackers stay, and the runner still pays for what was played',
  () => {
    const stage = Stage.set({ heroes: [{ id: 'amazon' }, KNIGHT], monsters: ['ogre-1'] })
    stage.say('ogre-1', 'done')
    stage.say('run R1-2', 'M3*')
    expect(stage.who('amazon').place).toEqual({ kind: 'road', way: 'R1-2', from: 'R1' })
    expect(stage.at('ogre-1')).toBeNull()
    expect(stage.asked).toBe('white-knight action')
    stage.until('lure')
    expect(stage.combat.engagements.map(({ character }) => character)).toEqual(['white-knight'])
    expect(stage.asked).toBe('white-knight lure')
    const tired = Stage.set({ heroes: [{ id: 'swordsman' }, KNIGHT], monsters: ['ogre-1'] })
    tired.say('ogre-1', 'done', 'run R1-2', 'L2**').until('fatigue')
    expect(tired.asked).toBe('swordsman fatigue')
  },
)

rule('15.6.1', 'nobody can run from a monster red side up, or with a piece too weak for the load', () => {
  const held = Stage.set({ heroes: [ELF], monsters: ['giant-1'], prepare: gripped('giant-1', 'elf') })
  held.until('action')
  expect(held.options().some(id => id.startsWith('run'))).toBe(false)
  const laden = Stage.set({ heroes: [{ id: 'elf', gear: ['(golden-crown)'] }] })
  laden.say('rounds')
  expect(laden.options().some(id => id.startsWith('run'))).toBe(false)
  const packed = Stage.set({
    heroes: [{ id: 'elf', gear: ['(golden-crown)', '(workhorse-1)'] }],
    prepare: state => {
      state.characters[0]!.owned[0]!.packedOn = 'workhorse-1'
    },
  })
  packed.say('rounds')
  expect(packed.options().some(id => id.startsWith('run'))).toBe(true)
})

rule(
  ['15.6.2', '15.6.3'],
  'a character runs along the road used to arrive today, or else along any usable road',
  () => {
    const roads = (more: object) => {
      const stage = Stage.set({ heroes: [{ ...ELF, ...more }] })
      stage.say('rounds')
      return stage.options().filter(id => id.startsWith('run'))
    }
    expect(roads({})).toEqual(['run R1-2', 'run R1-4'])
    expect(roads({ ways: ['R1-5'] })).toEqual(['run R1-2', 'run R1-4', 'run R1-5'])
    expect(roads({ cameBy: 'R1-4' })).toEqual(['run R1-4'])
    expect(roads({ cameBy: 'R1-5', ways: ['R1-5'] })).toEqual(['run R1-5'])
    // A hidden path that he does not know, as if he had lost his way: he cannot run.
    expect(roads({ cameBy: 'R1-5' })).toEqual([])
  },
)

rule(
  ['15.6.5', '15.6.7'],
  'a character without attackers can run too, and stays on the road until the next day',
  () => {
    const stage = Stage.set({ heroes: [ELF] })
    stage.say('rounds', 'run R1-2', 'M4')
    expect([stage.over, stage.who('elf').place]).toEqual(['nobody', { kind: 'road', way: 'R1-2', from: 'R1' }])
  },
)
