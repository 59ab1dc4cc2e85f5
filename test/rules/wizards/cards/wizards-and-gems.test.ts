import { describe, expect, test } from 'vitest'
import { wizards } from '../../../../src/games/wizards/game.ts'
import { WIZARD_CARDS } from '../../../../src/games/wizards/rules/state/cards.ts'
import { GEMS, HIGH_WIZARDS } from '../../../../src/games/wizards/rules/state/components.ts'
import { mayKnow } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { enrol, heldTask, Stage } from '../stage.ts'
import { game } from './drawing.ts'

const rule = rulesOf('wizards')

/** Plays a random meeting with a High Wizard, decided by this card, with these dice. */
const turnsUp = (stage: Stage, card: string, ...dice: number[]) =>
  stage
    .top('wizards', card)
    .roll(1, 1)
    .dice(6, 6, ...dice)
    .say('stop')
/** Checks that all fourteen cards are in the deck again. */
const isWhole = (stage: Stage) =>
  expect([...stage.state.decks.wizards.draw].sort()).toEqual(WIZARD_CARDS.map(card => card.id).sort())

describe('the fourteen Wizard Cards', () => {
  for (const wizard of HIGH_WIZARDS)
    test(`${wizard} is met where the player is, and the card returns to the deck`, () => {
      const stage = turnsUp(game(), wizard)
      expect(stage.told('meets')).toMatchObject([{ who: wizard, space: 'meadowfarm.c1' }])
      expect(stage.question).toMatchObject({ topic: 'action', rule: '7.32' })
      isWhole(stage.say('leave'))
    })

  for (const card of ['phantasm-1', 'phantasm-2', 'phantasm-3'])
    test(`${card} fades, and nobody is met`, () => {
      const stage = turnsUp(game(), card)
      expect(stage.told('wizard-card')).toMatchObject([{ card }])
      expect(stage.told('meets')).toEqual([])
      expect(stage.question.topic).toBe('roll')
      isWhole(stage)
    })

  for (const [card, to, dice] of [
    ['trap-lair', 'dragons-lair.center', [6, 6, 1, 1]],
    ['trap-star-crest', 'green-grove.center', [1, 1]],
    ['trap-cottage', 'hamdrels-cottage.center', [5, 5, 1, 1, 1, 1]],
    ['trap-abbey', 'longrift.center', [1, 1]],
  ] as const)
    test(`${card} transports to ${to}, where the player meets what is there`, () => {
      const stage = turnsUp(game(), card, ...dice)
      expect(stage.told('transported')).toMatchObject([{ space: to }])
      expect(stage.told('meets')).toMatchObject([{ space: to }])
      expect(stage.player().space).toBe(to)
    })

  test('are exactly these', () => {
    const all = [...HIGH_WIZARDS, 'phantasm-1', 'phantasm-2', 'phantasm-3']
    all.push('trap-lair', 'trap-star-crest', 'trap-cottage', 'trap-abbey')
    expect(WIZARD_CARDS.map(card => card.id).sort()).toEqual(all.sort())
  })
})

/** Lets Ann, a Wizard of Rank 4 with the Onyx of Terek, ask Ishkatar, who has this Gem Card. */
const asks = (gem: (typeof GEMS)[number] | 'false', die: number) => {
  const stage = game((ann, { gems }) => {
    enrol(ann, 'wizards', 4)
    ann.gems = { terek: 'onyx' }
    const holder = HIGH_WIZARDS.find(wizard => gems[wizard] === gem)!
    gems[holder] = gems.ishkatar
    gems.ishkatar = gem
  })
  return turnsUp(stage, 'ishkatar').dice(die).say('ask for gem')
}

describe('the seven Gem Cards', () => {
  for (const gem of GEMS)
    test(`the ${gem} is given on 1 to 5, and its finder knows who had it`, () => {
      for (const die of [1, 5]) {
        expect(asks(gem, die).player().gems).toEqual({ terek: 'onyx', ishkatar: gem })
        expect(asks(gem, die).player().known).toEqual({ ishkatar: gem })
      }
      const refused = asks(gem, 6).player()
      expect(refused.gems).toEqual({ terek: 'onyx' })
      expect(refused.known).toEqual({})
    })

  test('the False Wizard steals on 1 to 4, is only unmasked on 5, and stays unknown on 6', () => {
    const left = (die: number) => {
      const { gems, known } = asks('false', die).player()
      return { gems, known }
    }
    for (const die of [1, 4]) expect(left(die)).toEqual({ gems: {}, known: { ishkatar: 'false' } })
    expect(left(5)).toEqual({ gems: { terek: 'onyx' }, known: { ishkatar: 'false' } })
    expect(left(6)).toEqual({ gems: { terek: 'onyx' }, known: {} })
  })
})

rule('2', "five Gems don't win, nor do six that are not all different", () => {
  const brings = (...gems: (typeof GEMS)[number][]) =>
    game(ann => {
      enrol(ann, 'druids', 4)
      ann.space = 'sacred-circle.c1'
      gems.forEach((gem, i) => {
        ann.gems[HIGH_WIZARDS[i]!] = gem
      })
    })
      .roll(2)
      .say('go sacred-circle.center')
  expect(brings(...GEMS.slice(0, 5)).state.result).toBeNull()
  expect(brings(...GEMS.slice(0, 5), 'ruby').state.result).toBeNull()
  // Ruktal can do nothing else for his Druid of Rank 4, so there is no question.
  expect(brings(...GEMS).state.result).toMatchObject({ winners: [0] })
})

rule('14.3', 'only their owner can see the Gem Record and the Secret Wizard Record', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: state => {
      const [ann, bob] = state.players
      enrol(ann!, 'wizards', 4)
      ann!.gems = { terek: 'onyx' }
      ann!.known = { terek: 'onyx', veldor: 'false' }
      enrol(bob!, 'druids', 2)
      state.decks.wizards.draw = state.decks.wizards.draw.filter(card => card !== 'zegoral')
      state.wizards = [{ wizard: 'zegoral', at: 'torwall.a1', letter: 'S', knownTo: [0], cards: ['zegoral'] }]
    },
  })
  const sees = (seat: number | null) => wizards.view(stage.state, seat)
  expect(sees(0).players[0]).toMatchObject({ gems: { terek: 'onyx' }, known: { terek: 'onyx', veldor: 'false' } })
  for (const seat of [1, null]) {
    expect(sees(seat).players[0]).toMatchObject({ gems: null, known: null })
    expect(sees(seat).wizards).toEqual([{ wizard: null, at: 'torwall.a1', letter: 'S' }])
    expect(JSON.stringify(sees(seat))).not.toMatch(/onyx|false"|zegoral/)
  }
  expect(sees(0).wizards).toEqual([{ wizard: 'zegoral', at: 'torwall.a1', letter: 'S' }])
})

rule('14.3', 'everything else about a player is public', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'sorcerers', 3)
      ann!.points = { knowledge: 31, perception: 22, power: 43 }
      ann!.tasks = [
        heldTask(
          48,
          [
            [0, 0, 'hillshire.c6'],
            [1, 0, 'crescent-ridge.c2'],
          ],
          { mandatory: true },
        ),
      ]
      ann!.events = [{ id: 39, until: 7 }]
      ann!.animal = { kind: 'horse', left: 2 }
    },
  })
  const { gems: _, known: __, ...open } = stage.player()
  for (const seat of [1, null]) expect(wizards.view(stage.state, seat).players[0]).toMatchObject(open)
})

rule('14.3', 'only the finder learns what a Gem Card shows', () => {
  for (const gem of [...GEMS, 'false'] as const) {
    const told = asks(gem, 3).match.events()
    const secret = told.filter(event => event.kind === 'gem' || (event.kind === 'stolen' && event.gems.length > 0))
    expect(secret.length).toBeGreaterThan(0)
    for (const event of secret)
      expect([mayKnow(event, 0), mayKnow(event, 1), mayKnow(event, null)]).toEqual([true, false, false])
  }
})
