import { describe, expect, it } from 'vitest'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { learnSpell } from '../../../../src/games/magic-realm/rules/actions/learning-spells.ts'
import { sunset } from '../../../../src/games/magic-realm/rules/day/evening.ts'
import { midnight } from '../../../../src/games/magic-realm/rules/day/midnight.ts'
import { aimsOf } from '../../../../src/games/magic-realm/rules/effects/targets.ts'
import { itemSpells } from '../../../../src/games/magic-realm/rules/facts/items.ts'
import { SPELLS } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import { ready } from './evening.ts'
import { spellScene } from './spell-scene.ts'

describe('each of the fifty spells', () => {
  it.each(SPELLS.filter(({ type }) => type !== null).map(spell => [spell.id, spell] as const))(
    '%s is learned, cast at its kind of target, and ends when its duration says',
    (id, spell) => {
      const { realm, one, where } = spellScene(spell)
      realm.do(learnSpell(realm.table, one, id, '9.4.5'), [id])
      expect(one.magic!.spells).toEqual([{ spell: id, learned: true }])
      const [way] = castingsOf(realm.state, ready(one), 0, 2)
      const aims = aimsOf(realm.state, one, spell)
      const isAsked = !['clearing', 'cave', 'tile'].includes(spell.target)
      const many = spell.target === 'multiple' || spell.target === 'chits'
      realm.round(where, {
        [`${one.id} action`]: way!.id,
        ...(isAsked ? { [`${one.id} spell-target`]: many ? [aims.at(-1)!.id, 'done'] : aims.at(-1)!.id } : {}),
      })
      const own = () => realm.state.magic!.spells.find(cast => cast.spell === id)
      const ended = () => realm.told('spell-ends').filter(event => event.spell === id)
      expect(realm.told('spell-lives').map(event => event.spell)).toContain(id)
      switch (spell.duration) {
        case 'instant':
        case 'attack':
          expect(own()).toBeUndefined()
          expect(ended()).toHaveLength(1)
          break
        case 'combat':
          expect(own()).toBeDefined()
          midnight(realm.table)
          expect(ended()).toMatchObject([{ why: 'over', rule: '19.1.2' }])
          break
        case 'day':
          expect(own()!.until).toBe(realm.state.day + 1)
          realm.state.day++
          sunset(realm.table)
          expect(ended()).toMatchObject([{ why: 'over', rule: '14.1.1' }])
          break
        case 'permanent':
          expect(own()!.energized).toBe(true)
          realm.state.day = 1
          midnight(realm.table)
          expect(own()!.energized).toBe(false)
          expect(ended()).toEqual([])
          break
        case 'fly':
        case 'phase':
          realm.state.day = 1
          midnight(realm.table)
          expect(own()).toBeDefined()
          break
      }
    },
  )

  it.each(SPELLS.filter(({ item }) => item).map(spell => [spell.id, spell] as const))(
    '%s is cast only by its item, if there is a target',
    (id, spell) => {
      const { realm, one } = spellScene(spell)
      const castable = castingsOf(realm.state, one, 9, 2).map(({ act }) => act.spell)
      expect(castable).toEqual(id === 'control-dragon' ? [id] : [])
      expect(itemSpells(realm.state, one).map(({ spell: own }) => own)).toEqual([id])
    },
  )
})
