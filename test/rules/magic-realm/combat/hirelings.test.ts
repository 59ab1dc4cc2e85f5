import { expect } from 'vitest'
import { attackDenizen } from '../../../../src/games/magic-realm/rules/effects/duels.ts'
import { sheetOf, victimOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { serve } from '../serve.ts'
import { gripped, Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('magic-realm')

const CAPTAIN = { id: 'captain', gear: ['short-sword-1', 'helmet-1', 'breastplate-1'] }
const ELF = { id: 'elf', gear: ['light-bow-1!'] }

/** Returns a fight of the Third ENCOUNTER with the named battles. */
const war = (options: StageOptions) => Stage.set({ battles: [], natives: [], ...options })

/** Returns monsters hired by the Captain. */
const serving =
  (...monsters: string[]) =>
  (state: RealmState): void => {
    for (const monster of monsters) serve(state, monster, 'captain')
  }

/** Returns a monster that holds one of the Captain's hirelings, red side up, at the start of a round. */
const holding =
  (monster: string, hireling: string) =>
  (state: RealmState): void => {
    attackDenizen(state, state.combat!, hireling, monster)
    sheetOf(state.combat!, monster)!.duel!.target = hireling
    state.combat!.dark.push(monster)
  }

rule('16.2.9', 'a player whose character is attacked by another places the attackers', () => {
  const placers = () => {
    const stage = war({ heroes: [CAPTAIN, ELF], monsters: ['wolf-1'] })
    stage.until('lure').say('wolf-1').to('elf', 'target').say('elf: captain')
    const found: string[] = []
    for (stage.until('place'); stage.combat.round === 1; stage.past('place')) {
      const { seat, data } = stage.table.questions[0]!
      found.push(`${stage.state.seats[seat]} for ${data?.owner}`)
    }
    return found
  }
  expect(placers()).toEqual(['Ann for captain'])
})

rule(
  ['15.4.1', '16.2.10', '17.3.2'],
  'a hired giant can be sent only light side up, but with either side of its club',
  () => {
    const sent = () =>
      war({ heroes: [CAPTAIN, ELF], monsters: ['giant-1', 'ogre-1'], prepare: serving('giant-1') })
        .until('deploy', 'done')
        .say('captain: giant-1 against ogre-1')
    const stage = sent()
    expect([stage.asked, stage.options()]).toEqual(['captain deploy-side', ['part light', 'part dark']])
    expect(stage.say('part dark').combat.dark).toEqual(['giant-1.part'])
    expect(sent().say('part light').combat.dark).toEqual([])
    // A Tremendous piece without head or club is light side up, and there is no question.
    const troll = war({ heroes: [CAPTAIN, ELF], monsters: ['t-troll-1', 'ogre-1'], prepare: serving('t-troll-1') })
    troll.until('deploy', 'done').say('captain: t-troll-1 against ogre-1')
    expect([troll.asked, troll.combat.dark]).toEqual(['captain deploy', []])
  },
)

rule(['16.2.10', '17.3.6'], 'a hired giant on its own sheet is red side up only while it holds someone', () => {
  const sides = (isRed: boolean) => {
    const stage = war({
      heroes: [CAPTAIN],
      monsters: ['giant-1', 'ogre-1'],
      prepare(state) {
        serving('giant-1')(state)
        attackDenizen(state, state.combat!, 'ogre-1', 'giant-1')
        sheetOf(state.combat!, 'giant-1')!.duel!.target = isRed ? 'ogre-1' : null
        if (isRed) state.combat!.dark.push('giant-1')
      },
    })
    stage.until('hireling-side', 'done')
    return stage
  }
  const calm = sides(false)
  expect(calm.options()).toEqual(['part light', 'part dark'])
  calm.say('part dark', 'thrust', 'smash').until('attack')
  expect(calm.combat.dark).toContain('giant-1.part')
  expect(calm.combat.dark).not.toContain('giant-1')
  const red = sides(true)
  red.say('part light', 'thrust', 'smash').dice(4, 4, 1, 1, 1, 1).until('fatigue')
  expect(red.all('blow').find(({ by }) => by === 'giant-1')?.outcome).toBe('kills')
})

rule(
  '15.1.3',
  'a hired monster never shares a row with its own head or club, but a rider may share one with the horse',
  () => {
    const owner = () => {
      const stage = war({
        heroes: [CAPTAIN],
        monsters: ['giant-1', 'ogre-1'],
        prepare(state) {
          serving('giant-1')(state)
          attackDenizen(state, state.combat!, 'ogre-1', 'giant-1')
        },
      })
      stage.until('hireling-side', 'done')
      return stage.say(stage.options()[0]!, 'swing').options()
    }
    expect(owner()).toEqual(['thrust', 'smash'])
    const attacker = () => {
      const stage = war({ heroes: [CAPTAIN], monsters: ['giant-1', 'ogre-1'], prepare: serving('giant-1') })
      stage.until('deploy', 'done').say('giant-1 against ogre-1')
      return stage.say(stage.options()[0]!)
    }
    const on = attacker()
    expect(on.until('place').options()).toEqual(['thrust', 'swing', 'smash'])
    expect(on.say('smash').options()).toEqual(['thrust', 'swing'])
  },
)

rule(
  ['15.4.4', '17.3.4'],
  'a monster red side up that holds a hireling keeps attacking it, no matter who attacks the monster',
  () => {
    const stage = () =>
      war({
        heroes: [CAPTAIN],
        monsters: ['t-troll-1'],
        natives: ['company-1>captain', 'company-2>captain'],
        prepare: holding('t-troll-1', 'company-1'),
      })
        .until('deploy', 'done')
        .say('company-2 against t-troll-1', 'light')
        .until('target')
    const held = stage()
    expect(victimOf(held.combat, 't-troll-1')).toBe('company-1')
    expect(sheetOf(held.combat, 't-troll-1')?.duel).toMatchObject({
      circles: [['company-2'], [], []],
      squares: [['company-1'], [], []],
    })
    // It is placed like an unhired owner.
    expect(sheetOf(held.combat, 't-troll-1')?.boxes).toEqual([['t-troll-1'], [], []])
  },
)

rule(
  ['17.3.4', '17.3.6'],
  'a hired monster red side up keeps attacking its victim, and its employer is not asked',
  () => {
    const asked = () => {
      const stage = war({
        heroes: [CAPTAIN, ELF],
        natives: ['company-1>elf', 'company-2>elf'],
        monsters: ['t-troll-1'],
        prepare(state) {
          serving('t-troll-1')(state)
          holding('t-troll-1', 'company-1')(state)
        },
      })
      stage.until('deploy', 'done').to('elf', 'deploy', 'done').say('elf: company-2 against t-troll-1', 'light')
      stage.until('maneuver', 'done', 'nobody', 'company-2', 'none')
      const { circles, squares } = sheetOf(stage.combat, 't-troll-1')!.duel!
      return [stage.all('strikes-back').length, victimOf(stage.combat, 't-troll-1'), circles.flat(), squares.flat()]
    }
    expect(asked()).toEqual([0, 'company-1', ['company-2'], ['company-1']])
  },
)

rule(
  '15.4.4',
  'a monster red side up returns to the sheet of its victim when the hireling that fought it leaves',
  () => {
    const after = () => {
      const stage = war({
        heroes: [CAPTAIN, ELF],
        monsters: ['t-troll-1'],
        natives: ['company-1>captain', 'lancers-1>elf'],
        prepare: gripped('t-troll-1', 'captain'),
      })
      stage.until('deploy', 'done').say('captain: company-1 against t-troll-1', 'light')
      expect(victimOf(stage.combat, 't-troll-1')).toBe('captain')
      stage.say('elf: lancers-1 against company-1', 'light walk')
      return stage
    }
    const held = after()
    expect([victimOf(held.combat, 't-troll-1'), held.at('t-troll-1')]).toEqual(['captain', 'captain thrust'])
    expect(sheetOf(held.combat, 'company-1')?.duel?.attackers).toEqual(['lancers-1'])
  },
)

rule(['16.5.2', '18.3.2', '19.2.2'], 'two characters who kill each other at the same moment gain nothing', () => {
  const both = () => {
    const stage = war({
      heroes: [
        { id: 'swordsman', gear: ['short-sword-1'], notoriety: 3 },
        { id: 'elf', gear: ['short-sword-2'], notoriety: 7 },
      ],
    })
    stage.until('target', 'rounds')
    for (let n = 0; n < 2; n++) stage.say(stage.asked.startsWith('elf') ? 'swordsman' : 'elf')
    stage.say('swordsman: M4*', 'swordsman: thrust', 'swordsman: none', 'elf: M4', 'elf: thrust', 'elf: none')
    return stage
  }
  const stage = both()
  expect(stage.all('blow').map(({ outcome }) => outcome)).toEqual(['kills', 'kills'])
  expect([stage.who('elf').notoriety, stage.who('swordsman').notoriety]).toEqual([0, 0])
})
