import { expect } from 'vitest'
import { foeOf, isDemonic } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import { emptyRows, type Rows, repositioned } from '../../../../src/games/magic-realm/rules/fight/directions.ts'
import { BELONGINGS } from '../../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { rowsFor, spread } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../../rule.ts'
import { gripped, Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

const ELF = { id: 'elf', gear: ['light-bow-1!'] }
const SWORDSMAN = { id: 'swordsman', gear: ['thrusting-sword-1'] }
const KNIGHT = { id: 'white-knight', gear: ['great-sword-1', 'suit-of-armor-1'] }
/** No six: nothing changes tactics. */
const CALM = [1, 1]

rule('16.1.1', 'a horse that galloped in the Encounter Step walks in the Melee Step', () => {
  const stage = Stage.set({ heroes: [{ id: 'captain', gear: ['pony-1'] }], monsters: ['ogre-1'] })
  stage.until('maneuver')
  expect(stage.options()).toEqual(expect.arrayContaining(['walk', 'gallop']))
  stage.round('captain').spent.push({ piece: { kind: 'horse', id: 'pony-1', gallops: true }, as: 'MOVE', asterisks: 0 })
  const spent = Stage.set({
    heroes: [{ id: 'captain', gear: ['pony-1'] }],
    monsters: ['ogre-1'],
    prepare(state) {
      gripped('ogre-1', 'captain')(state)
      state.combat!.dark = []
      state.combat!.step = 'playing'
      state.combat!.engagements[0]!.spent.push({
        piece: { kind: 'horse', id: 'pony-1', gallops: true },
        as: 'MOVE',
        asterisks: 0,
      })
    },
  })
  spent.until('maneuver')
  expect(spent.options()).toContain('walk')
  expect(spent.options()).not.toContain('gallop')
})

rule(
  ['16.1.3', '16.1.4', '16.1.8', '28.3.2'],
  'in random order, each character targets any monster in the clearing or nobody, no matter whose sheet it is on',
  () => {
    const stage = Stage.set({ heroes: [ELF, SWORDSMAN], monsters: ['giant-1', 'wolf-1'] })
    stage.say('giant-1', 'wolf-1', 'done').until('target')
    for (let n = 0; n < 2; n++) {
      // Neither a club nor a character can be named; both attackers are on the Elf's sheet.
      expect(stage.options()).toEqual(['giant-1', 'wolf-1', 'nobody'])
      stage.say(n === 0 ? 'wolf-1' : 'nobody')
    }
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
      const drawn = Stage.set({ heroes: [ELF, SWORDSMAN], monsters: ['giant-1'], seed })
      return drawn.until('target', 'giant-1').combat.order.join()
    })
    expect(new Set(orders)).toEqual(new Set(['elf,swordsman', 'swordsman,elf']))
  },
)

rule(['16.1.5', '9.1.2'], 'naming a target unhides the character; naming nobody does not', () => {
  const stage = (target: string) => {
    const hidden = Stage.set({ heroes: [{ ...ELF, hidden: true }], monsters: ['wolf-1'] })
    return hidden.say('rounds').until('target').say(target).who('elf').hidden
  }
  expect([stage('wolf-1'), stage('nobody')]).toEqual([false, true])
})

rule(
  ['16.1.6', '16.2.11', '15.1.2', '16.3.2'],
  'a target that is on no sheet gets its own, placed by its first attacker, and attacks nobody',
  () => {
    const stage = Stage.set({ heroes: [{ ...ELF, hidden: true }], monsters: ['ogre-1'] })
    stage.say('rounds').until('target').say('ogre-1', 'M4', 'smash', 'M4', 'charge')
    expect(stage.question()).toMatchObject({ topic: 'place', rule: '16.2.11', data: { owner: 'ogre-1' } })
    stage
      .dice(6, ...CALM, 1)
      .say('thrust')
      .until('lure')
    // One die moves the row it is in: six shifts thrust to smash, where his arrow goes.
    expect(stage.told('repositioned')).toMatchObject({ owner: 'ogre-1', die: 6, boxes: [[], [], ['ogre-1']] })
    expect(stage.all('blow').map(({ by, hit }) => [by, hit])).toEqual([['elf', 'undercut']])
  },
)

rule('16.1.6', 'a monster attacks the character it is assigned to, no matter who targets it', () => {
  const stage = Stage.set({ heroes: [ELF, SWORDSMAN], monsters: ['wolf-1'] })
  stage.say('wolf-1', 'done').until('target')
  for (let n = 0; n < 2; n++) stage.say(stage.asked.startsWith('swordsman') ? 'wolf-1' : 'nobody')
  stage.dice(4, ...CALM).until('lure')
  expect(stage.all('blow').find(({ by }) => by === 'wolf-1')?.target).toBe('elf')
})

rule(['16.2.1', '2.5.1'], 'everyone plays simultaneously, and nothing is shown until all have played', () => {
  const stage = Stage.set({ heroes: [ELF, SWORDSMAN], monsters: ['wolf-1', 'wolf-2'] })
  stage.say('wolf-1', 'done', 'wolf-2', 'done')
  stage.until('attack', 'wolf-1')
  expect(stage.table.questions.map(({ seat, topic }) => [seat, topic])).toEqual([
    [0, 'attack'],
    [1, 'attack'],
  ])
  const before = JSON.stringify(stage.state.combat)
  stage.say('swordsman: L4', 'swordsman: thrust', 'swordsman: L4', 'swordsman: dodge', 'swordsman: smash')
  expect(JSON.stringify(stage.state.combat)).toBe(before)
  stage.say('elf: M4', 'elf: swing', 'elf: M4', 'elf: duck').say('elf: thrust')
  expect(
    stage
      .all('plays-round')
      .map(({ character }) => character)
      .sort(),
  ).toEqual(['elf', 'swordsman'])
})

rule('16.2.2', 'an attack uses the weapon and a FIGHT chit or Gloves in one direction, against the target', () => {
  const stage = Stage.set({
    heroes: [{ ...SWORDSMAN, gear: ['thrusting-sword-1', 'deft-gloves'] }],
    monsters: ['wolf-1'],
  })
  stage.until('attack', 'wolf-1')
  expect(stage.options()).toEqual(['L3*', 'L2**', 'M4*', 'M3**', 'L4', 'M5', 'deft-gloves', 'none'])
  stage.say('deft-gloves')
  expect(stage.options()).toEqual(['thrust', 'swing', 'smash'])
})

rule('16.2.4', 'a player with a FIGHT chit but no target can turn the weapon at the end of the round', () => {
  const play = (last: string) => {
    const stage = Stage.set({ heroes: [SWORDSMAN], monsters: ['wolf-1'] })
    stage
      .until('target')
      .say('nobody', 'L4')
      .until('place')
      .dice(4, ...CALM)
      .past('ready')
    return stage.say(last).gear('swordsman')[0]
  }
  expect([play('turn'), play('leave')]).toEqual(['thrusting-sword-1!', 'thrusting-sword-1'])
  // A dagger has no side to turn.
  const bare = Stage.set({ heroes: [{ id: 'swordsman' }], monsters: ['wolf-1'] })
  expect(bare.until('target').say('nobody').asked).toBe('swordsman maneuver')
})

rule(
  ['16.2.5', '24.6'],
  'a maneuver uses a MOVE chit, boots or a horse in one direction; DUCK only goes to Duck',
  () => {
    const stage = Stage.set({
      heroes: [{ id: 'dwarf', gear: ['workhorse-1', 'power-boots'] }],
      monsters: ['wolf-1'],
    })
    stage.until('maneuver')
    expect(stage.options()).toEqual(['duck T3*', 'H6', 'T6*', 'H5*', 'T5**', 'power-boots', 'walk', 'gallop', 'none'])
    stage.say('duck T3*')
    expect(stage.asked).toBe('dwarf place')
  },
)

rule(['16.2.5', '17.3.2'], "a character held by a monster can't play a horse or run", () => {
  const stage = Stage.set({
    heroes: [{ id: 'captain', gear: ['pony-1'] }],
    monsters: ['giant-1'],
    prepare: gripped('giant-1', 'captain'),
  })
  stage.until('maneuver')
  expect(stage.options()).not.toContain('walk')
  expect(stage.all('runs')).toEqual([])
})

rule('16.2.6', 'a hidden character plays a maneuver and stays hidden', () => {
  const stage = Stage.set({ heroes: [{ ...ELF, hidden: true }], monsters: ['wolf-1'] })
  stage.say('rounds').until('maneuver')
  stage.say('M4', 'duck').until('rounds')
  expect([stage.who('elf').hidden, stage.told('plays-round')?.maneuver]).toEqual([true, expect.anything()])
})

rule('16.2.7', 'the shield stops blows from its direction, and all other armor is in play', () => {
  const hit = (shield: string) => {
    const stage = Stage.set({
      heroes: [{ id: 'amazon', gear: ['shield-1', 'helmet-1', 'breastplate-1'] }],
      monsters: ['ogre-1'],
    })
    stage.until('maneuver').say('none')
    expect(stage.options()).toEqual(['thrust', 'swing', 'smash'])
    stage
      .say(shield)
      .dice(4, ...CALM)
      .say('swing')
      .until('wound')
    return stage.told('blow')
  }
  expect(hit('swing')).toMatchObject({ on: 'shield-1', outcome: 'destroys', harm: 4 })
  expect(hit('thrust')).toMatchObject({ on: 'breastplate-1', outcome: 'destroys' })
})

rule(
  ['16.2.9', '15.1.3'],
  'attackers fill as many rows as possible before any has two, and no giant shares a row with its club',
  () => {
    const rows = (...placed: string[][]) => placed as Rows<string>
    expect(rowsFor(emptyRows(), 'a', ['x', 'y'])).toEqual([0, 1, 2])
    expect(rowsFor(rows(['a'], [], []), 'b', ['x'])).toEqual([1, 2])
    expect(rowsFor(rows(['a'], ['b'], []), 'c', [])).toEqual([2])
    expect(rowsFor(rows(['a'], ['b'], []), 'c', ['x'])).toEqual([0, 1, 2])
    expect(rowsFor(rows(['a'], [], []), 'b', [])).toEqual([1, 2])
    expect(rowsFor(rows(['giant-1'], ['b'], ['c']), 'giant-1.part', [])).toEqual([1, 2])
    for (const count of [1, 2, 3, 5, 8]) {
      const pieces = Array.from({ length: count }, (_, n) => `m${n}`)
      expect(spread(emptyRows(), pieces).filter(row => row.length > 0)).toHaveLength(Math.min(3, count))
    }
    const stage = Stage.set({ heroes: [KNIGHT], monsters: ['giant-1'] })
    stage.until('place').say('thrust')
    expect(stage.options()).toEqual(['swing', 'smash'])
  },
)

rule('16.3.1', 'a die repositions the pieces on a sheet: 1 to 3 exchange two rows, 5 and 6 shift all', () => {
  expect([1, 2, 3, 4, 5, 6].map(die => ([0, 1, 2] as const).map(box => repositioned(box, die)))).toEqual([
    [0, 2, 1],
    [2, 1, 0],
    [1, 0, 2],
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ])
  const stage = Stage.set({ heroes: [KNIGHT], monsters: ['giant-1'] })
  stage
    .until('place')
    .dice(5, ...CALM)
    .say('thrust', 'swing')
    .until('wound')
  expect(stage.told('repositioned')).toMatchObject({ die: 5, boxes: [[], ['giant-1'], ['giant-1.part']] })
})

rule(['16.3.3', '2.1.4'], 'a six on either of two dice turns over everything in a row except Tremendous bodies', () => {
  const stage = Stage.set({ heroes: [KNIGHT], monsters: ['giant-1', 'wolf-1', 'ogre-1'] })
  stage.until('place')
  // Giant and wolf thrust, the club swings, the ogre smashes.
  const places: Record<string, string> = {
    'giant-1': 'thrust',
    'giant-1.part': 'swing',
    'wolf-1': 'thrust',
    'ogre-1': 'smash',
  }
  stage.dice(4, 1, 6, 5, 5, 6, 2).place(places)
  expect(stage.all('tactics').map(({ box, dice, turned }) => [box, dice, turned])).toEqual([
    [0, [1, 6], ['wolf-1']],
    [1, [5, 5], []],
    [2, [6, 2], ['ogre-1']],
  ])
  // A Tremendous body alone in its row rolls no dice (D80).
  const troll = Stage.set({ heroes: [KNIGHT], monsters: ['t-troll-1'] })
  troll.until('place').dice(4).past('target')
  expect(troll.all('tactics')).toEqual([])
})

rule(
  ['16.4.3', '16.4.5', '30.6'],
  'a club hits the Swordsman, a bat undercuts the Swordsman, and arrow and sword strike both down first',
  () => {
    const stage = Stage.set({ heroes: [SWORDSMAN, ELF], monsters: ['giant-1', 'giant-bat-1'] })
    stage.say('giant-1', 'giant-bat-1', 'done').until('target')
    stage.combat.dark.push('giant-1.part')
    for (let n = 0; n < 2; n++) stage.say(stage.asked.startsWith('elf') ? 'giant-1' : 'giant-bat-1')
    stage.say('elf: M4', 'elf: swing', 'elf: M4', 'elf: duck')
    stage.say('swordsman: M4*', 'swordsman: smash', 'swordsman: L3*', 'swordsman: dodge')
    const places: Record<string, string> = { 'giant-1': 'thrust', 'giant-1.part': 'swing', 'giant-bat-1': 'smash' }
    stage.dice(4, ...CALM, ...CALM, 2).place(places)
    expect(stage.all('blow').map(({ by, hit, outcome }) => [by, hit, outcome])).toEqual([
      ['elf', 'undercut', 'kills'],
      ['giant-1.part', 'intercept', 'cancelled'],
      ['swordsman', 'intercept', 'kills'],
      ['giant-bat-1', 'undercut', 'cancelled'],
      ['giant-1', null, 'cancelled'],
    ])
  },
)

rule('16.4.6', 'a weapon that misses becomes alerted, and one that is not played stays as it is', () => {
  const stage = Stage.set({ heroes: [SWORDSMAN], monsters: ['wolf-1'] })
  stage
    .until('attack', 'wolf-1')
    .say('M5', 'thrust', 'L2**', 'dodge')
    .dice(4, ...CALM)
    .say('smash')
  expect(stage.told('blow')).toBeDefined()
  expect(stage.gear('swordsman')).toEqual(['thrusting-sword-1!'])
  const idle = Stage.set({ heroes: [SWORDSMAN], monsters: ['wolf-1'] })
  idle
    .until('place')
    .dice(4, ...CALM)
    .past('target')
  expect(idle.gear('swordsman')).toEqual(['thrusting-sword-1'])
})

rule('16.4.7', 'Spear Goblins do not attack while light side up', () => {
  expect(foeOf('spear-goblin-1').light.attack).toBeNull()
  const stage = Stage.set({ heroes: [KNIGHT], monsters: ['spear-goblin-1'] })
  stage
    .until('place')
    .dice(4, ...CALM)
    .past('target')
  expect(stage.all('blow')).toEqual([])
})

rule(['16.5.4', '23.10.1'], 'a weapon that hits becomes unalerted, except with Gripping Dust', () => {
  const after = (potion: boolean) => {
    const stage = Stage.set({
      heroes: [{ ...ELF, gear: ['light-bow-1!', ...(potion ? ['gripping-dust'] : [])] }],
      monsters: ['wolf-1'],
      prepare(state) {
        if (potion) state.characters[0]!.owned[1]!.on = 'light-bow-1'
      },
    })
    stage
      .until('attack', 'wolf-1')
      .say('M4', 'thrust', 'M4', 'duck')
      .dice(4, ...CALM, 6)
      .say('swing')
    return stage.gear('elf')[0]
  }
  expect([after(false), after(true)]).toEqual(['light-bow-1', 'light-bow-1!'])
})

rule('16.5.5', 'weapons, heads, clubs and spells have their lengths; teeth and claws have none', () => {
  const length = (piece: string) => foeOf(piece).light.length
  expect(['flying-dragon', 'dragon'].map(kind => length(`t-${kind}-1.part`))).toEqual([7, 9])
  expect([length('giant-1.part'), length('giant-1'), length('axe-goblin-1'), length('wolf-1')]).toEqual([8, 0, 2, 0])
  expect(['demon-1', 'winged-demon-1', 'imp-1'].map(id => [isDemonic(id), length(id), foeOf(id).dark.length])).toEqual([
    [true, 17, 0],
    [true, 17, 0],
    [true, 17, 0],
  ])
  const longest = BELONGINGS.flatMap(piece => (piece.kind === 'weapon' ? [piece.length] : []))
  expect([Math.max(...longest), Math.min(...longest)]).toEqual([16, 1])
})
