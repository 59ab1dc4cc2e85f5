import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { playMelee, stillHere } from '../../../../src/games/magic-realm/rules/combat/plays.ts'
import { attackDenizen } from '../../../../src/games/magic-realm/rules/effects/duels.ts'
import type { CombatState } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { engagementOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { copy, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight with optional combat. */
const optional = (options: StageOptions): Stage =>
  Stage.set({ ...options, prepare: state => void Object.assign(state, { optional: ['optional-combat'] }) })

const data = (stage: Stage) => stage.question().data as Record<string, unknown>
const NOTHING = { spent: [], attack: null, maneuver: null, shield: null }

rule(['16.2.1', '26.25'], 'each question about secret plays contains exactly what its player has played so far', () => {
  const stage = optional({
    heroes: [{ id: 'captain', gear: ['pony-1', 'mace-1', 'shield-1'] }],
    natives: ['lancers-1'],
    battles: ['lancers>captain'],
  })
  stage.until('target').say('lancers-1').until('attack')
  expect(stage.question().rule).toBe('16.2.2')
  // FIGHT M5 is the fourth of his chits, MOVE M5 the second.
  const fight = { kind: 'chit', chit: 3 }
  stage.say('M5')
  expect(data(stage)).toEqual({ character: 'captain', target: 'lancers-1', piece: fight })
  stage.say('thrust')
  const spent = [{ piece: fight, as: 'FIGHT', asterisks: 0 }]
  const attack = { piece: fight, box: 0 }
  expect([stage.question().topic, data(stage)]).toEqual([
    'strike-at',
    { character: 'captain', target: 'lancers-1', played: { ...NOTHING, spent, attack } },
  ])
  stage.say('rider')
  const past = { ...NOTHING, spent, attack: { ...attack, atRider: true } }
  expect(data(stage)).toEqual({ character: 'captain', played: past })
  stage.say('walk')
  const pony = { kind: 'horse', id: 'pony-1', gallops: false }
  expect(data(stage)).toEqual({ character: 'captain', piece: pony, played: past })
  stage.say('duck')
  const ridden = {
    ...past,
    spent: [...spent, { piece: pony, as: 'MOVE', asterisks: 0 }],
    maneuver: { piece: pony, box: 2 },
  }
  expect([stage.question().topic, data(stage)]).toEqual(['rider', { character: 'captain', played: ridden }])
  const move = { kind: 'chit', chit: 1 }
  stage.say('M5')
  expect(data(stage)).toEqual({ character: 'captain', piece: move, played: ridden })
  stage.say('charge')
  const all = {
    ...ridden,
    spent: [...ridden.spent, { piece: move, as: 'MOVE', asterisks: 0 }],
    rider: { piece: move, box: 0 },
  }
  expect([stage.question().topic, data(stage)]).toEqual(['shield', { character: 'captain', played: all }])
  stage.say('swing')
  expect([stage.question().topic, stage.question().rule, data(stage)]).toEqual([
    'place',
    '16.2.9',
    {
      character: 'captain',
      owner: 'captain',
      denizen: 'lancers-1',
      played: { ...all, shield: 1 },
      rows: [[], [], []],
    },
  ])
  stage.say('swing')
  expect(data(stage).rows).toEqual([[], ['lancers-1'], []])
  stage.say('smash')
  const [told] = stage.all('plays-round')
  expect(told).toMatchObject({
    attack: { ...attack, atRider: true },
    maneuver: { piece: pony, box: 2 },
    rider: { piece: move, box: 0 },
    shield: 1,
  })
  expect(stage.all('placed')).toMatchObject([{ owner: 'captain', boxes: [[], ['lancers-1'], ['lancers-1.horse']] }])
})

rule('26.25', 'a strike at the horse, or at a target without one, does not affect the aim', () => {
  const battling = { natives: ['lancers-1', 'company-1'], battles: ['lancers>captain', 'company>captain'] }
  const heroes = [{ id: 'captain', gear: ['mace-1'] }] as const
  const attacking = (target: string) =>
    optional({ heroes, ...battling })
      .until('target')
      .say(target)
      .until('attack')
  const asks = (target: string) => attacking(target).say('M5', 'thrust').question().topic
  expect([asks('lancers-1'), asks('company-1')]).toEqual(['strike-at', 'maneuver'])
  const horse = attacking('lancers-1')
  horse.say('M5', 'thrust', 'horse').until('action')
  expect('atRider' in horse.all('plays-round')[0]!.attack!).toBe(false)
  // Nobody attacks, so there is no question about a target.
  const idle = attacking('lancers-1').say('none')
  expect(idle.question().topic).toBe('maneuver')
  const none = attacking('nobody').say('M5')
  expect(none.question().topic).toBe('maneuver')
})

rule(['16.2.2', '16.2.4'], 'without a target, a FIGHT piece turns a weapon that can be turned', () => {
  const asked = (gear: string[], target: string) => {
    const stage = Stage.set({ heroes: [{ id: 'captain', gear }], monsters: ['ogre-1'] })
    stage.until('target', 'ogre-1').say(target)
    return stage.question().topic === 'attack' ? stage.question().rule : null
  }
  expect([asked(['mace-1'], 'nobody'), asked(['mace-1'], 'ogre-1'), asked([], 'nobody'), asked([], 'ogre-1')]).toEqual([
    '16.2.4',
    '16.2.2',
    null,
    '16.2.2',
  ])
  const readies = (answer: string) => {
    const stage = Stage.set({ heroes: [{ id: 'captain', gear: ['mace-1'] }], monsters: ['ogre-1'] })
    stage.until('target', 'ogre-1').say('nobody', answer).until('place', 'none').say('thrust')
    return [stage.round('captain').readies, stage.round('captain').attack, stage.round('captain').spent]
  }
  expect(readies('M5')).toEqual([true, null, [{ piece: { kind: 'chit', chit: 3 }, as: 'FIGHT', asterisks: 0 }]])
  expect(readies('none')).toEqual([false, null, []])
})

rule(['16.2.5', '26.25'], 'a playable horse must be played; its rider may maneuver too, if a piece is left', () => {
  const set = (gear: string[], chits = {}) =>
    optional({ heroes: [{ id: 'captain', gear, chits }], monsters: ['ogre-1'] }).until('maneuver', 'ogre-1')
  const riding = set(['pony-1'])
  expect(riding.options()).toEqual(['walk', 'gallop'])
  riding.say('walk', 'duck').say('none').until('action')
  expect('rider' in riding.all('plays-round')[0]!).toBe(false)
  expect('rider' in riding.round('captain')).toBe(false)
  // All his MOVE chits are fatigued: there is no question about his maneuver on horseback.
  const tired = Object.fromEntries([0, 1, 5, 6, 9].map(chit => [chit, 'fatigued' as const]))
  const alone = set(['pony-1'], tired).say('walk', 'duck')
  expect(alone.question().topic).toBe('place')
  // On foot there is no question either.
  const foot = set([]).say('M5', 'duck')
  expect(foot.question().topic).toBe('place')
})

rule(
  ['16.2.1', '16.3.1'],
  'those still fighting play in the order of this step, without newcomers and those who have left',
  () => {
    const stage = Stage.set({ heroes: [{ id: 'captain' }, { id: 'elf' }, { id: 'dwarf' }, { id: 'wizard' }] })
    const { state, combat } = stage
    const here = (...order: string[]) => {
      const now = { ...combat, order }
      return stillHere(state, now).map(({ id }) => id)
    }
    expect(here('wizard', 'elf', 'dwarf', 'captain')).toEqual(['wizard', 'elf', 'dwarf', 'captain'])
    expect(here('dwarf', 'captain', 'elf')).toEqual(['dwarf', 'captain', 'elf'])
  },
)

/**
 * Plays in secret for everybody, after the attacks: the first of these answers in the question, or else its first
 * answer.
 */
function secretly(
  options: StageOptions,
  prepare: (combat: CombatState, state: RealmState) => void,
  ...usual: string[]
) {
  const state = copy(Stage.set({ battles: [], ...options }).state)
  const combat = beginCombat(state, 'R1')
  state.combat = combat
  prepare(combat, state)
  const placed: unknown[] = []
  const play = playMelee(new Table<RealmState, RealmEvent>(state), combat)
  for (let step = play.next(); !step.done; ) {
    const { seat, topic, rule, data, options } = step.value[0]!
    if (topic === 'place') placed.push([rule, data!.character, data!.owner, data!.denizen])
    const ids = options.map(({ id }) => id)
    step = play.next({ seat, id: usual.find(id => ids.includes(id)) ?? ids[0]! })
  }
  return { combat, placed }
}

const BOTH = [{ id: 'captain' }, { id: 'elf' }] as const

rule(
  ['16.2.9', '16.2.11'],
  'the first to attack a denizen places the pieces on its sheet; nobody places attackers of hirelings there',
  () => {
    const { placed } = secretly(
      { heroes: BOTH, monsters: ['giant-1', 'wolf-1'], natives: ['company-1>elf'] },
      (combat, state) => {
        attackDenizen(state, combat, 'company-1', 'giant-1')
        combat.sheets.push({ owner: 'wolf-1', boxes: [['wolf-1'], [], []] })
        combat.order = ['elf', 'captain']
        engagementOf(combat, 'elf')!.target = 'giant-1'
        engagementOf(combat, 'captain')!.target = 'wolf-1'
      },
      'none',
    )
    expect(placed).toEqual([['16.2.11', 'captain', 'wolf-1', 'wolf-1']])
  },
)

rule(['16.2.9', '16.2.10'], 'an employer places a hireling that is attacked and its attackers', () => {
  const { placed } = secretly(
    { heroes: BOTH, natives: ['company-2>elf'] },
    combat => {
      combat.sheets.push({ owner: 'company-2', boxes: [['company-2'], [], []] })
      engagementOf(combat, 'captain')!.target = 'company-2'
    },
    'none',
  )
  expect(placed).toEqual([['16.2.10', 'elf', 'company-2', 'company-2']])
  const { combat } = secretly(
    { heroes: BOTH, natives: ['company-2>elf'], monsters: ['wolf-1', 'wolf-2'] },
    (combat, state) => {
      for (const wolf of ['wolf-1', 'wolf-2']) attackDenizen(state, combat, wolf, 'company-2')
      combat.sheets[0]!.duel!.target = 'wolf-2'
    },
    'none',
    'smash',
  )
  const { boxes, duel } = combat.sheets[0]!
  expect([boxes, duel!.circles, duel!.squares]).toEqual([
    [[], [], ['company-2']],
    [[], [], ['wolf-1']],
    [[], [], ['wolf-2']],
  ])
})

rule(['26.25', '16.3.1'], 'a maneuver by a rider is revealed with the other plays', () => {
  const rider = (...usual: string[]) => {
    const { combat } = secretly(
      { heroes: [{ id: 'captain', gear: ['pony-1'] }] },
      (_combat, state) => void Object.assign(state, { optional: ['optional-combat'] }),
      ...usual,
    )
    return combat.engagements[0]!
  }
  expect(rider('walk', 'M5', 'duck').rider).toEqual({ piece: { kind: 'chit', chit: 1 }, box: 2 })
  expect('rider' in rider('walk', 'none', 'duck')).toBe(false)
})

rule(['14.1.3', '16.3.1'], 'only the hirelings of an absent character are shown', () => {
  const stage = Stage.set({
    heroes: [{ id: 'captain' }, { id: 'elf' }],
    monsters: ['ogre-1'],
    natives: ['company-1>captain'],
    battles: [],
    prepare: state => void Object.assign(state.characters[0]!, { place: { kind: 'clearing', clearing: 'CG1' } }),
  })
  stage.until('deploy')
  stage.say(stage.options().find(id => id.includes('company-1'))!).until('place', 'company-1', 'ogre-1')
  stage.until('action', 'spread', 'thrust')
  expect([...new Set(stage.all('plays-round').map(({ character }) => character))]).toEqual(['elf'])
  expect(stage.all('placed').map(({ owner }) => owner)).toContain('company-1')
  expect(stage.combat.engagements.find(({ character }) => character === 'captain')?.attack ?? null).toBeNull()
})
