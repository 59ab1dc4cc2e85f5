import { describe, expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { alone, enrol } from './stage.ts'

const rule = rulesOf('wizards-revised')

const HERE = 'meadowfarm.c2'

/** What rules 13 mend; games of rules 12 go on as they were begun. */
describe('who is Dragonbound', () => {
  /** Ann, Dragonbound, comes among Demons, who carry her into the Lair. */
  const carried = (rules: number) =>
    alone(
      (ann, state) => {
        enrol(ann, 'wizards', 1)
        ann.bound = true
        state.demons = [HERE]
      },
      { rules },
    )
      .roll(2)
      .dice(5, 1, 5, 1, 1, 1, 2)
      .say(`go ${HERE}`)

  rule('D28', 'has no Lair Time where Demons carry him into the Lair', () => {
    expect([12, 13].map(rules => carried(rules).player().lair)).toEqual([14, null])
  })

  rule('D28', 'has a new one when a call for help has healed him there', () => {
    const healed = (rules: number) => {
      const stage = carried(rules)
      const day = stage.state.day
      return stage.dice(3, 4, 3).say('call for help').player().lair! - day
    }
    expect([12, 13].map(healed)).toEqual([12, 13])
  })
})
