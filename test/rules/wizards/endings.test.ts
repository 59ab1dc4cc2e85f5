import { describe, expect } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { TERRITORIES } from '../../../src/games/wizards/rules/islands/territories.ts'
import {
  GEMS,
  HIGH_WIZARDS,
  type Player,
  type WizardsState,
} from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { rulesOf } from '../../rule.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')
const revisedRule = rulesOf('wizards-revised')

/** Returns the final event of a finished game, its entry in the record, and its current text. */
const endOf = (stage: Stage, game = wizards) => ({
  how: stage.allTold('end').map(({ how, winners, rule }) => [how, winners, rule]),
  kept: stage.state.result?.text,
  read: game.ending?.(stage.state),
})

/** Puts the player to move beside Ruktal with all six Gems. */
const laden = (player: Player) => {
  enrol(player, 'wizards', 4)
  player.space = 'sacred-circle.c1'
  player.gems = Object.fromEntries(GEMS.map((gem, i) => [HIGH_WIZARDS[i]!, gem]))
}

describe('a game is won', () => {
  rule('13.win', 'by the player who delivers the Gems', () => {
    const stage = Stage.set({ seats: 2, prepare: ({ players }) => laden(players[0]!) })
    stage.roll(1).say('go sacred-circle.center', 'deliver gems')
    expect(endOf(stage)).toEqual({
      how: [['delivered', [0], '13']],
      kept: 'Ann delivered the six Sacred Gems to Ruktal. The Spell of Spells is spoken; the Enchanted Islands are saved.',
      read: 'Ann delivered the six Sacred Gems to Ruktal. The Spell of Spells is spoken; the Enchanted Islands are saved.',
    })
  })

  rule(['B', '13.win'], 'by both partners', () => {
    const stage = Stage.set({ seats: 4, variant: 'partnership', prepare: ({ players }) => laden(players[0]!) })
    stage.roll(1).say('go sacred-circle.center', 'deliver gems')
    const { kept: retained, read } = endOf(stage)
    expect(retained).toMatch(/^Ann and Cyd delivered the six/)
    expect(read).toMatch(/^Ann and Cyd delivered the six/)
  })
})

/** Sets up the eve of an attack, with only the Circle and the Lair left. */
const lastLands = (state: WizardsState) => {
  state.fallen = TERRITORIES.map(({ id }) => id).filter(id => id !== 'sacred-circle' && id !== 'dragons-lair')
  for (const player of state.players) player.space = 'sacred-circle.a1'
}

describe('a game is lost', () => {
  rule('12.46', 'by all when the Sacred Circle falls', () => {
    const stage = Stage.set({
      seats: 2,
      prepare: state => {
        Object.assign(state, { day: 41, acted: 1, next: 1 })
        lastLands(state)
        // It doesn't matter where the first of them is.
        state.players[0]!.space = 'dragons-lair.a2'
      },
    })
    stage.roll(1).say('stop')
    expect(endOf(stage)).toEqual({
      how: [['circle', [], '12.46']],
      kept: 'The Sacred Circle has fallen to the Evil Spirit before the Gems were brought; all are lost.',
      read: 'The Sacred Circle fell to the Evil Spirit before the Gems were delivered. All is lost.',
    })
  })

  rule('A.stranded-water', 'by a solitaire player who drowns', () => {
    const stage = Stage.set({
      prepare: state => {
        Object.assign(state, { day: 33, boats: [] })
        state.players[0]!.space = 'sea.2009'
      },
    })
    // Torwall falls, and her Demon leaves.
    stage.dice(1, 6, 6, 1).say('wait')
    expect(endOf(stage)).toEqual({
      how: [['drowned', [], 'A.stranded-water']],
      kept: 'Ann drowned, stranded at sea; the Islands are lost.',
      read: 'Ann drowned, stranded at sea; the Islands are lost.',
    })
  })

  rule('A.stranded-lair', 'by a solitaire player who is Dragonbound in the Lair with no way out', () => {
    const stage = Stage.set({
      prepare: state => {
        Object.assign(state, { day: 33, boats: [], dragon: 'dragons-lair.b6' })
        Object.assign(state.players[0]!, { space: 'dragons-lair.a2', bound: true })
      },
    })
    stage.roll(1).dice(1, 1).say('stop')
    expect(endOf(stage)).toEqual({
      how: [['lair', [], 'A.stranded-lair']],
      kept: 'Ann is Dragonbound in the Lair with no way out; the Islands are lost.',
      read: 'Ann is Dragonbound in the Lair with no way out; the Islands are lost.',
    })
  })
})

describe('by the revised rulebook', () => {
  revisedRule('D1', 'the player who reaches the last Rank is named, whatever the seat', () => {
    for (const variant of ['competitive', 'cooperative'] as const) {
      const stage = Stage.set({
        game: wizardsRevised,
        seats: 3,
        variant,
        prepare: state => {
          for (const player of state.players) {
            enrol(player, 'sorcerers', 4)
            player.points = { knowledge: 100, perception: 100, power: 100 }
          }
          Object.assign(state, { next: 1, acted: 1 })
          state.players[1]!.space = 'megmorans-tower.c1'
        },
      })
      stage.roll(2).say('go megmorans-tower.center', 'advance')
      const { how, kept: retained, read } = endOf(stage, wizardsRevised)
      expect(how).toEqual([['risen', variant === 'competitive' ? [1] : [0, 1, 2], expect.stringMatching(/^D/)]])
      expect(retained).toBe('Bob has come to the fifth Rank; the Enchanted Islands are saved.')
      expect(read).toContain('Bob')
    }
  })

  revisedRule('D12', 'the result does not mention Gems when the Circle falls', () => {
    const stage = Stage.set({
      game: wizardsRevised,
      seats: 2,
      prepare: state => {
        Object.assign(state, { day: 42, acted: 1, next: 1 })
        lastLands(state)
      },
    })
    stage.roll(1).say('stop')
    expect(stage.allTold('end')).toMatchObject([{ how: 'circle', winners: [] }])
    expect(wizardsRevised.ending?.(stage.state)).not.toContain('Gems')
    expect(stage.state.result?.text).toBe('The Sacred Circle has fallen to the Evil Spirit; all are lost.')
  })
})
