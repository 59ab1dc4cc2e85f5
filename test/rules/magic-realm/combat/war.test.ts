import { expect } from 'vitest'
import { actionsOf } from '../../../../src/games/magic-realm/rules/combat/actions.ts'
import { eligibleFor } from '../../../../src/games/magic-realm/rules/combat/assignment.ts'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { disengage } from '../../../../src/games/magic-realm/rules/combat/disengaging.ts'
import { targetsOf } from '../../../../src/games/magic-realm/rules/combat/targeting.ts'
import { bountyByHireling, bountyFor } from '../../../../src/games/magic-realm/rules/effects/bounty.ts'
import { attackCharacter, attackDenizen } from '../../../../src/games/magic-realm/rules/effects/duels.ts'
import { withPart } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import { fighterIn } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { attackersTime } from '../../../../src/games/magic-realm/rules/facts/sides.ts'
import { denizenOf } from '../../../../src/games/magic-realm/rules/pieces/denizens.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { allOn, sheetOf, victimOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('magic-realm')

const CAPTAIN = { id: 'captain', gear: ['short-sword-1', 'helmet-1', 'breastplate-1'] }
const ELF = { id: 'elf', gear: ['light-bow-1!'] }

/** Returns a fight of the Third ENCOUNTER with the named battles. */
const war = (options: StageOptions) => Stage.set({ battles: [], natives: [], ...options })

rule(
  ['14.2.1', '14.2.4'],
  'each character meets each group that has unhired natives there once, before the first round',
  () => {
    const stage = Stage.set({
      heroes: [
        { id: 'captain', gold: 0 },
        { id: 'elf', gold: 0, hidden: true },
      ],
      natives: ['order-1', 'company-1', 'rogues-1>captain'],
    })
    stage.until('rounds').until('lure')
    const met = stage.all('meeting').filter(({ result }) => !['trouble', 'opportunity'].includes(result))
    expect(met.map(event => [event.character, event.with])).toEqual([
      ['captain', 'company'],
      ['captain', 'order'],
      ['elf', 'company'],
      ['elf', 'order'],
    ])
  },
)

rule(['14.2.2', '15.3.1'], 'a group that attacks a character attacks only that character', () => {
  const stage = war({ heroes: [CAPTAIN, ELF], natives: ['order-1', 'order-2', 'company-1'], battles: ['order>elf'] })
  stage.until('action')
  expect(['order-1', 'order-2', 'company-1'].map(id => stage.at(id)?.split(' ')[0])).toEqual(['elf', 'elf', undefined])
  expect(stage.all('assigned').map(({ denizen }) => denizen)).toEqual(['order-1', 'order-2'])
})

rule(
  ['14.2.3', '15.2.4'],
  'a character who lures a native is attacked by its group, but not by its hired members',
  () => {
    const stage = war({ heroes: [CAPTAIN, ELF], natives: ['company-1', 'company-2', 'company-3>elf'] })
    stage.until('lure').say('captain: company-1')
    expect(stage.told('battles')).toMatchObject({ character: 'captain', group: 'company', rule: '14.2.3' })
    stage.until('action')
    expect(stage.at('company-2')).toContain('captain')
    expect(stage.at('company-3')).toBeNull()
  },
)

rule('14.2.5', 'nobody meets natives that lost their employer during a fight', () => {
  const stage = war({ heroes: [{ ...CAPTAIN, notoriety: 5 }, ELF], natives: ['company-1>captain'] })
  stage.to('captain', 'target', 'rounds').say('captain: company-1')
  expect(stage.all('dismissed')).toHaveLength(1)
  stage.until('lure')
  expect(stage.all('meeting')).toEqual([])
})

rule(
  ['15.1.5', '16.1.1'],
  'horses of unhired natives walk, but gallop in the Melee Step; nobody rides in caves',
  () => {
    const stage = war({ heroes: [CAPTAIN], natives: ['lancers-1'], battles: ['lancers>captain'], clearing: 'R1' })
    stage.until('action')
    const horse = 'lancers-1.horse'
    expect(withPart('lancers-1', stage.state)).toEqual(['lancers-1', horse])
    expect(stage.combat.dark).not.toContain(horse)
    stage.until('target')
    expect(stage.combat.dark).toContain(horse)
    stage.until('action')
    expect(stage.combat).toMatchObject({ round: 2 })
    expect(stage.combat.dark).not.toContain(horse)
    const cave = war({ heroes: [CAPTAIN], natives: ['lancers-1'], clearing: 'R6' })
    expect(withPart('lancers-1', cave.state)).toEqual(['lancers-1'])
  },
)

rule('16.1.1', 'a hired native can turn over its horse in the Melee Step', () => {
  const stage = war({ heroes: [CAPTAIN], monsters: ['ogre-1'], natives: ['lancers-1>captain'] })
  stage.until('lure').say('by lancers-1').until('action').until('hireling-target', 'done')
  stage.until('attack')
  expect(stage.combat.dark).toContain('lancers-1.horse')
})

rule('15.2.2', 'a hireling can lure one denizen, which attacks it on its own sheet, and becomes unhidden', () => {
  const stage = war({
    heroes: [{ ...CAPTAIN, hidden: true }],
    monsters: ['ogre-1', 'ogre-2'],
    natives: ['company-1>captain?'],
  })
  stage.until('lure')
  expect(stage.options()).toEqual(['ogre-1', 'ogre-2', 'by company-1', 'done'])
  stage.say('by company-1', 'ogre-1')
  expect(sheetOf(stage.combat, 'company-1')?.duel?.attackers).toEqual(['ogre-1'])
  expect(stage.state.war!.hires['company-1']!.hidden).toBe(false)
  // Nobody lures pieces away from a hireling's sheet (15.2.3).
  expect(stage.options()).toEqual(['ogre-2', 'done'])
})

rule(
  ['15.3.2', '15.3.4'],
  'a hidden character with unhidden hirelings is eligible, and one of them takes the monster',
  () => {
    const stage = war({
      heroes: [{ ...CAPTAIN, hidden: true }],
      monsters: ['ogre-1'],
      natives: ['company-1>captain', 'company-2>captain', 'company-3>captain?'],
    })
    stage.until('assign-to', 'done')
    expect(stage.options()).toEqual(['company-1', 'company-2'])
    stage.say('company-2')
    expect(victimOf(stage.combat, 'ogre-1')).toBe('company-2')
    expect(stage.who('captain').hidden).toBe(true)
  },
)

rule(
  ['15.4.1', '15.4.5'],
  'a hireling is deployed with either side up against a character or a denizen, or does nothing',
  () => {
    const stage = war({
      heroes: [CAPTAIN, ELF],
      monsters: ['ogre-1'],
      natives: ['company-1>captain', 'company-2>captain', 'company-3>captain', 'lancers-1>captain'],
    })
    stage.until('deploy', 'done', 'ogre-1')
    expect(stage.options('captain').filter(id => id.startsWith('company-1'))).toEqual([
      'company-1 against elf',
      'company-1 against ogre-1',
    ])
    stage.say('captain: company-1 against elf')
    expect(stage.options()).toEqual(['light', 'dark'])
    stage.say('dark')
    expect(stage.at('company-1')).toContain('elf')
    expect(stage.combat.dark).toContain('company-1')
    stage.say('lancers-1 against ogre-1')
    expect(stage.options()).toEqual(['light walk', 'light gallop', 'dark walk', 'dark gallop'])
    stage.say('light gallop', 'company-2 against ogre-1', 'light', 'done')
    expect(sheetOf(stage.combat, 'ogre-1')?.duel?.attackers).toEqual(['lancers-1', 'company-2'])
    expect(stage.at('company-3')).toBeNull()
  },
)

rule(
  ['15.4.2', '15.4.3', '30.11'],
  "a Rogue deployed against a Troll that a Lancer lured makes the Lancer the Troll's newest attacker",
  () => {
    const stage = war({
      heroes: [CAPTAIN],
      monsters: ['h-troll-1'],
      natives: ['lancers-1>captain', 'rogues-1>captain'],
    })
    stage.until('lure').say('by lancers-1')
    stage.until('deploy', 'done')
    expect(stage.at('h-troll-1')).toContain('lancers-1')
    stage.say('rogues-1 against h-troll-1', 'light')
    const sheet = sheetOf(stage.combat, 'h-troll-1')
    expect(sheet?.duel?.attackers).toEqual(['rogues-1', 'lancers-1'])
    expect(sheetOf(stage.combat, 'lancers-1')).toBeUndefined()
    // If it were sent against the Lancer, both would attack him.
    const other = war({
      heroes: [CAPTAIN, ELF],
      monsters: ['h-troll-1'],
      natives: ['lancers-1>captain', 'rogues-1>elf'],
    })
    other.until('lure').say('captain: by lancers-1').until('deploy', 'done').say('captain: done')
    other.say('elf: rogues-1 against lancers-1', 'light')
    expect(sheetOf(other.combat, 'lancers-1')?.duel?.attackers).toEqual(['h-troll-1', 'rogues-1'])
  },
)

rule('15.4.4', 'a monster that holds a character keeps attacking them, no matter who attacks it', () => {
  const stage = war({ heroes: [CAPTAIN], monsters: ['t-troll-1'], natives: ['company-1>captain'] })
  stage.until('action', 'done')
  stage.combat.dark.push('t-troll-1')
  attackDenizen(stage.state, stage.combat, 'company-1', 't-troll-1')
  expect(victimOf(stage.combat, 't-troll-1')).toBe('captain')
  expect(victimOf(stage.combat, 'company-1')).toBe('t-troll-1')
  expect(
    actionsOf(stage.state, stage.combat, stage.who('captain'), fighterIn(stage.state, 'captain'), { spent: [] }).roads,
  ).toEqual([])
})

rule(
  ['15.4.6', '15.4.7', '16.1.7'],
  "a charging character puts a MOVE piece on another's sheet, has no other action, and attacks only that target",
  () => {
    const stage = war({ heroes: [CAPTAIN, { ...ELF, hidden: true, gear: ['light-bow-1'] }] })
    stage.until('rounds').say('captain: rounds', 'elf: rounds').until('deploy')
    // The Elf is hidden, and the Captain has found nobody.
    expect(stage.asked).toBe('elf deploy')
    stage.say('elf: charge captain')
    const [piece] = stage.options()
    stage.say(piece!)
    expect(stage.round('elf')).toMatchObject({ target: 'captain', charge: { target: 'captain' } })
    expect(stage.who('elf').hidden).toBe(false)
    const { time } = stage.round('elf').charge!
    expect(attackersTime(stage.state, stage.combat, 'captain')).toBe(time)
    const asked: string[] = []
    for (let n = 0; n < 8 && stage.asked !== 'captain target'; n++) {
      asked.push(stage.asked)
      stage.past(stage.question().topic === 'action' ? 'target' : 'action')
    }
    expect(asked.filter(one => one === 'elf action' || one === 'elf target')).toEqual([])
  },
)

rule(
  '15.4.7',
  'a character who found hidden enemies can charge a hidden target; a hired leader who did can be sent at it',
  () => {
    const stage = war({
      heroes: [
        { ...CAPTAIN, foundEnemies: true },
        { ...ELF, hidden: true },
      ],
      natives: ['company-1>captain', 'company-hq>captain'],
    })
    stage.until('rounds').say('captain: rounds', 'elf: rounds').until('deploy')
    expect(stage.options('captain')).toEqual(['done', 'charge elf'])
    stage.state.war!.leaders[0]!.foundEnemies = true
    const seen = war({
      heroes: [CAPTAIN, { ...ELF, hidden: true }],
      natives: ['company-1>captain', 'company-hq>captain'],
      prepare: state => {
        state.war!.leaders[0]!.foundEnemies = true
      },
    })
    seen.until('rounds').say('captain: rounds', 'elf: rounds').until('deploy')
    expect(seen.options('captain')).toEqual(['done', 'company-hq against elf'])
  },
)

rule('15.5.10', 'hirelings do not have actions', () => {
  const stage = war({
    heroes: [{ ...CAPTAIN, place: { kind: 'off' } }],
    monsters: ['ogre-1'],
    natives: ['company-1>captain'],
  })
  stage.until('target', 'done')
  expect(stage.all('runs')).toEqual([])
  expect(stage.told('assigned')).toMatchObject({ character: 'company-1' })
})

rule('15.6.6', 'a runner leaves hirelings behind, and they fight on', () => {
  const stage = war({ heroes: [CAPTAIN], monsters: ['ogre-1'], natives: ['company-1>captain'] })
  stage.until('lure').say('by company-1').until('action', 'done')
  const run = stage.options().find(id => id.startsWith('run'))!
  stage.say(run).until('hireling-side')
  expect(stage.who('captain').place.kind).toBe('road')
  expect(stage.asked).toBe('captain hireling-side')
  expect(sheetOf(stage.combat, 'company-1')?.duel?.target).toBe('ogre-1')
})

rule('16.1.2', 'an unhired owner attacks the newest attacker, from Charge and Thrust', () => {
  const stage = war({ heroes: [CAPTAIN], monsters: ['giant-1'], natives: ['company-1>captain', 'company-2>captain'] })
  stage.until('deploy', 'done').say('company-1 against giant-1', 'light', 'company-2 against giant-1', 'light')
  stage.until('target')
  const sheet = sheetOf(stage.combat, 'giant-1')!
  expect(sheet.duel?.target).toBe('company-2')
  expect(sheet.boxes).toEqual([['giant-1'], ['giant-1.part'], []])
})

rule(['16.1.9', '16.1.3'], 'a hireling attacks one of its attackers, chosen by its employer', () => {
  const stage = war({
    heroes: [CAPTAIN],
    monsters: ['ogre-1', 'ogre-2'],
    natives: ['company-1>captain'],
    prepare: state => {
      attackDenizen(state, state.combat!, 'ogre-1', 'company-1')
      attackDenizen(state, state.combat!, 'ogre-2', 'company-1')
    },
  })
  stage.until('hireling-target', 'done')
  expect(stage.options()).toEqual(['ogre-1', 'ogre-2'])
  stage.say('ogre-1')
  expect(sheetOf(stage.combat, 'company-1')?.duel).toMatchObject({ target: 'ogre-1' })
  stage.until('blows')
  expect(
    stage
      .all('blow')
      .filter(({ by }) => by === 'company-1')
      .map(({ target }) => target),
  ).toEqual(['ogre-1'])
})

rule(
  '16.2.10',
  'a hireling with a sheet goes in any box, either side up, with its horse in the same box or another',
  () => {
    const stage = war({ heroes: [CAPTAIN], monsters: ['ogre-1'], natives: ['lancers-1>captain'] })
    stage.until('lure').say('by lancers-1').until('hireling-side', 'done')
    expect(stage.options()).toEqual(['light walk', 'light gallop', 'dark walk', 'dark gallop'])
    stage.say('dark walk')
    expect(stage.options()).toEqual(['thrust', 'swing', 'smash'])
    stage.say('smash')
    expect(stage.options()).toEqual(['thrust', 'swing', 'smash'])
    stage.dice(4, 1, 1).say('smash', 'thrust')
    const placed = stage.all('placed').find(({ owner }) => owner === 'lancers-1')
    expect(placed?.boxes).toEqual([[], [], ['lancers-1', 'lancers-1.horse']])
  },
)

rule(
  ['16.3.2', '16.3.3'],
  'dice move circles and squares and turn hired attackers over, but leave a hireling on its own sheet as it is',
  () => {
    const stage = war({ heroes: [CAPTAIN], monsters: ['ogre-1'], natives: ['company-1>captain'] })
    stage.until('lure').say('by company-1').until('hireling-side', 'done').say('light', 'swing')
    stage.dice(3, 6, 1).say('thrust')
    expect(stage.all('repositioned')).toMatchObject([{ owner: 'company-1', die: 3 }])
    expect(stage.told('tactics')).toMatchObject({ turned: ['ogre-1'] })
    const sent = war({ heroes: [CAPTAIN], monsters: ['ogre-1'], natives: ['company-1>captain'] })
    sent
      .until('deploy', 'done')
      .say('company-1 against ogre-1', 'light')
      .until('place')
      .dice(4, 4, 1, 1, 6, 6)
      .past('blows')
    expect(sent.all('tactics').flatMap(({ turned }) => turned)).toEqual(['company-1'])
  },
)

rule('16.3.4', 'dice do not move a charging character', () => {
  const stage = war({ heroes: [CAPTAIN, { ...ELF, gear: ['light-bow-1'] }] })
  stage.until('rounds').say('captain: rounds', 'elf: rounds').until('deploy').say('captain: charge elf')
  stage.past('fatigue')
  expect(stage.all('repositioned')).toEqual([])
})

rule(
  ['16.4.4', '17.2.2'],
  'blows at a mounted native are compared with the horse, and kill the horse before they strike the rider',
  () => {
    const stage = war({
      heroes: [{ id: 'black-knight', gear: ['mace-1!', 'suit-of-armor-1'] }],
      natives: ['lancers-1'],
      battles: ['lancers>black-knight'],
    })
    stage.until('attack', 'lancers-1')
    stage.say(stage.options()[0]!, 'thrust').until('place', 'none').dice(4, 1, 1).say('swing', 'thrust')
    stage.until('wound')
    expect(stage.combat.sheets.flatMap(allOn)).toEqual(['lancers-1'])
    stage.until('lure')
    const [blow] = stage.all('blow').filter(({ by }) => by === 'black-knight')
    expect(blow).toMatchObject({ outcome: 'kills-horse', on: 'lancers-1.horse' })
    expect(stage.state.war!.unhorsed).toEqual(['lancers-1'])
    expect(stage.state.denizens['lancers-1']!.dead).toBe(false)
    expect(withPart('lancers-1', stage.state)).toEqual(['lancers-1'])
  },
)

rule(
  ['16.6.1', '16.6.2'],
  'attacking your own hireling is treachery: all hirelings of its group leave, and it costs fame',
  () => {
    const stage = war({
      heroes: [{ ...CAPTAIN, fame: 50 }],
      monsters: ['ogre-1'],
      natives: ['company-1>captain', 'company-2>captain', 'lancers-1>captain'],
    })
    stage.until('deploy', 'done').say('company-2 against ogre-1', 'light')
    stage.until('target', 'done').say('company-1')
    const worth = (id: string) => denizenOf(id).notoriety
    expect(stage.who('captain').fame).toBe(50 - worth('company-1') - worth('company-2'))
    expect(Object.keys(stage.state.war!.hires)).toEqual(['lancers-1'])
    expect(stage.combat.war!.battles).toEqual([{ group: 'company', character: 'captain' }])
    // The ogre and the rebel leave each other alone.
    stage.until('fatigue')
    const pairs = stage.all('blow').map(({ by, target }) => `${by} ${target}`)
    expect(pairs).not.toContain('company-2 ogre-1')
    expect(pairs).not.toContain('ogre-1 company-2')
  },
)

rule(
  '17.3.4',
  'a monster that holds a hireling owns its sheet in the next round, and nobody else attacks the hireling',
  () => {
    const stage = war({ heroes: [CAPTAIN], monsters: ['t-troll-1', 'ogre-1'], natives: ['company-1>captain'] })
    stage.until('action', 'done')
    const { state, combat } = stage
    attackDenizen(state, combat, 't-troll-1', 'company-1')
    combat.grips = ['t-troll-1']
    disengage(new Table<RealmState, RealmEvent>(state), combat)
    expect(sheetOf(combat, 't-troll-1')?.duel).toMatchObject({ attackers: ['company-1'], target: 'company-1' })
    expect(combat.dark).toContain('t-troll-1')
    expect(victimOf(combat, 't-troll-1')).toBe('company-1')
    expect(eligibleFor(state, combat, 'ogre-2').map(({ id }) => id)).toEqual(['captain'])
    Object.assign(stage.who('captain'), { hidden: true })
    expect(eligibleFor(state, combat, 'ogre-2')).toEqual([])
  },
)

/** Lets one character kill another. With the wish for strength, armor helps little. */
function murder(more: Partial<StageOptions> = {}) {
  const stage = war({
    heroes: [
      { id: 'elf', gear: ['light-bow-1!'], strength: true, foundEnemies: true },
      { id: 'wizard', gear: ['(golden-crown)', 'staff-1'], notoriety: 7, gold: 33 },
    ],
    ...more,
  })
  stage.to('elf', 'target', 'rounds').say('elf: wizard')
  return stage
}

rule(
  ['18.3.2', '18.4.1'],
  'a character who kills another gets notoriety, gold and goods, and decides about each',
  () => {
    const stage = murder()
    stage.to('elf', 'got', 'M4', 'thrust', 'none')
    expect(stage.who('wizard').fate).toBe('dead')
    expect(stage.told('bounty')).toMatchObject({
      character: 'elf',
      denizen: 'wizard',
      notoriety: 7,
      fame: 0,
      kill: 1,
      rule: '18.3.2',
    })
    stage.until('lure', 'keep')
    expect(stage.who('elf')).toMatchObject({ gold: 43, kills: 1 })
    expect(stage.gear('elf').slice(1)).toEqual(['(golden-crown)', '(staff-1)'])
    expect(stage.state.piles).toEqual({})
  },
)

rule(
  '18.3.6',
  "a hireling's kill earns its employer the bounty once and doesn't count as a kill; a leader keeps the gold",
  () => {
    const { state } = war({ heroes: [CAPTAIN], natives: ['order-1>captain', 'order-hq>captain', 'rogues-1'] })
    const table = new Table<RealmState, RealmEvent>(state)
    const [captain] = state.characters
    const { notoriety } = denizenOf('rogues-1')
    captain!.kills = 2
    bountyByHireling(table, 'order-1', 'rogues-1', 0, 1)
    expect(captain).toMatchObject({ notoriety, kills: 2, gold: 10 })
    bountyByHireling(table, 'order-hq', 'rogues-1', 0, 1)
    expect(captain).toMatchObject({ notoriety: 2 * notoriety, kills: 2, gold: 10 })
    expect(state.war!.leaders[0]!.gold).toBeGreaterThan(0)
    bountyByHireling(table, 'order-1', 'giant-1', 0, 1)
    expect(captain!.fame).toBe(denizenOf('giant-1').fame)
  },
)

rule(
  ['18.3.1', '18.3.4'],
  'the notoriety for a native is multiplied by the kills of the day, but its gold is paid once',
  () => {
    const { state } = war({ heroes: [CAPTAIN], natives: ['order-1'] })
    const [captain] = state.characters
    captain!.kills = 1
    bountyFor(new Table<RealmState, RealmEvent>(state), captain!, 'order-1', 1)
    expect(captain).toMatchObject({ kills: 2, notoriety: 2 * denizenOf('order-1').notoriety, gold: 18 })
  },
)

rule(['18.3.8', '18.4.4'], 'a hired native that is killed costs its employer the bounty', () => {
  const stage = war({
    heroes: [
      { id: 'elf', gear: ['light-bow-1!'], strength: true },
      { ...CAPTAIN, notoriety: 30 },
    ],
    natives: ['company-hq>captain'],
  })
  stage.to('elf', 'target', 'rounds').say('elf: company-hq')
  stage.until('lure', 'M4', 'thrust', 'none')
  expect(stage.state.denizens['company-hq']!.dead).toBe(true)
  expect(stage.who('captain').notoriety).toBe(30 - denizenOf('company-hq').notoriety)
  expect(stage.state.war!.leaders).toEqual([])
})

rule('18.4.3', 'goods of victims of unhired natives go to the group, and the gold is lost', () => {
  const stage = war({
    heroes: [{ id: 'wizard', gear: ['staff-1'], gold: 20 }],
    natives: ['order-1', 'order-2', 'order-3'],
    battles: ['order>wizard'],
  })
  stage.until('maneuver', 'nobody').say('none').until('lure')
  expect(stage.who('wizard').fate).toBe('dead')
  expect(stage.state.boxes.order).toEqual(['staff-1'])
  expect(stage.state.piles).toEqual({})
})

rule('18.4.6', 'hirelings of a dead employer break off, but those engaged with a character fight on', () => {
  const stage = murder({
    natives: ['company-1>wizard', 'lancers-1>wizard'],
    monsters: ['ogre-1'],
    prepare: state => {
      attackDenizen(state, state.combat!, 'ogre-1', 'company-1')
      attackCharacter(state, state.combat!, 'lancers-1', 'elf')
    },
  })
  // Both sheets stay as placed, and the lancer strikes where the Elf is not.
  stage.to('elf', 'place', 'M4', 'thrust').dice(4, 4, 1, 1, 1, 1).say('elf: thrust')
  stage.to('elf', 'got', 'none')
  expect(stage.who('wizard').fate).toBe('dead')
  expect(stage.state.war!.hires).toEqual({})
  expect(stage.combat.war!.battles).toEqual([{ group: 'lancers', character: 'elf' }])
  expect(stage.at('company-1')).toBeNull()
  expect(stage.at('lancers-1')).toContain('elf')
})

rule(
  ['30.10', '15.1.2', '16.4.3', '16.5.3'],
  'an Elf, his archer and his lancer fight a goblin: the first blow kills it, and a mace kills only the horse',
  () => {
    const stage = war({
      heroes: [ELF, { id: 'black-knight', gear: ['mace-1!', 'suit-of-armor-1'] }],
      monsters: ['axe-goblin-1'],
      natives: ['woodfolk-1>elf', 'lancers-1>elf'],
    })
    stage.until('deploy', 'done').say('elf: woodfolk-1 against axe-goblin-1', 'light')
    stage.say('lancers-1 against axe-goblin-1', 'light gallop')
    stage.to('elf', 'target', 'done', 'lancers-1').say('elf: axe-goblin-1', 'thrust', 'thrust', 'thrust')
    const duel = sheetOf(stage.combat, 'axe-goblin-1')?.duel
    expect(duel).toMatchObject({ target: 'lancers-1', circles: [['woodfolk-1'], [], []] })
    expect(duel?.squares).toEqual([['lancers-1', 'lancers-1.horse'], [], []])
    stage.to('elf', 'attack', 'lancers-1').say('elf: M4', 'thrust')
    stage.to('black-knight', 'attack').say(`black-knight: ${stage.options('black-knight')[0]}`, 'black-knight: swing')
    // The dice change nothing, nobody turns over, and the MISSILE roll is a good one.
    stage.dice(4, 4, 4, 1, 1, 1, 1, 1, 1, 1).until('lure')
    const fell = stage.all('blow').map(({ by, target, outcome }) => `${by} ${target} ${outcome}`)
    expect(fell).toContain('elf axe-goblin-1 kills')
    expect(fell).toContain('lancers-1 axe-goblin-1 cancelled')
    expect(fell).toContain('black-knight lancers-1 kills-horse')
    expect(stage.state.denizens['lancers-1']!.dead).toBe(false)
    const back = stage.all('blow').find(({ by }) => by === 'axe-goblin-1')
    const horse = denizenOf('lancers-1')
    expect(back?.against?.time).toBe(horse.is === 'native' ? horse.horse?.walk.time : null)
  },
)

rule(
  '28.4.1',
  'natives and characters can be targets from the Third ENCOUNTER on; before that, only monsters can',
  () => {
    const names = (encounter: string) => {
      const realm = new Realm({ encounter })
      const elf = realm.put('elf', 'CV5')
      realm.put('dwarf', 'CV5')
      realm.stand('order-1', 'CV5')
      realm.stand('wolf-1', 'CV5')
      return targetsOf(realm.state, beginCombat(realm.state, 'CV5'), elf)
    }
    expect(names('2')).toEqual(['wolf-1'])
    expect(names('3')).toEqual(['wolf-1', 'order-1', 'dwarf'])
  },
)

rule('23.12.1', 'Battle Bracelets also turn an attack on a character whose maneuver is slow or missing', () => {
  const stage = war({
    heroes: [{ id: 'swordsman', gear: ['thrusting-sword-1', 'battle-bracelets'] }, CAPTAIN],
  })
  stage.to('swordsman', 'target', 'rounds').say('swordsman: captain')
  stage.to('swordsman', 'attack').say('swordsman: L4', 'swordsman: thrust').until('bracelets', 'none')
  expect([stage.asked, stage.options()]).toEqual(['swordsman bracelets', ['stay', 'swing', 'smash']])
  stage.say('smash').until('fatigue', 'wound')
  expect(stage.all('blow').find(({ by }) => by === 'swordsman')).toMatchObject({ target: 'captain', box: 2 })
})
