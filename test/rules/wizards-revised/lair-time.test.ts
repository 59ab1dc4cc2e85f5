import { describe, expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { alone, enrol } from './stage.ts'

const rule = rulesOf('wizards-revised')

const HERE = 'meadowfarm.c2'

describe('a Dragonbound player', () => {
  /** Lets Ann, Dragonbound, step among Demons, who carry her into the Lair. */
  const carried = () =>
    alone((ann, state) => {
      enrol(ann, 'wizards', 1)
      ann.bound = true
      state.demons = [HERE]
    })
      .roll(2)
      .dice(5, 1, 5, 1, 1, 1, 2)
      .say(`go ${HERE}`)

  rule('D28', 'has no Lair Time when Demons carry them into the Lair', () => {
    expect(carried().player().lair).toBeNull()
  })

  rule('D28', 'gets new Lair Time when a call for help heals them there', () => {
    const healed = () => {
      const stage = carried()
      const day = stage.state.day
      return stage.dice(3, 4, 3).say('call for help').player().lair! - day
    }
    expect(healed()).toBe(13)
  })
})
