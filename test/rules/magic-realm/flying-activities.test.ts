import { expect } from 'vitest'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import type { Activity, Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Magical } from './magic/evening.ts'
import { laid } from './magic/laid.ts'

const rule = rulesOf('magic-realm')

/** Returns a Witch on her own Broomstick at CV5. */
function broom(isPlayed: boolean): { readonly realm: Magical; readonly one: Character } {
  const realm = new Magical()
  if (isPlayed) Object.assign(realm.state, { optional: ['flying-activities'] })
  const one = realm.put('witch', 'CV5')
  laid(realm, 'broomstick', 'witch', 'witch')
  return { realm, one }
}

const FLY: Activity = { kind: 'fly', tile: 'CV' }

/** Plays a turn with the first answers, and returns the phases that failed. */
function played({ realm, one }: ReturnType<typeof broom>, plan: readonly Activity[], dice: readonly number[]) {
  one.plan = plan.map(activity => ({ activity, source: 'basic' }))
  realm.state.forced = [...dice]
  realm.state.draw = [one.id]
  for (let isOver = false; !isOver; ) {
    const step = daylight(realm.table)
    let next = step.next()
    while (!next.done) next = step.next({ seat: one.seat, id: next.value[0]!.options[0]!.id })
    isOver = next.value
  }
  expect(realm.state.forced).toEqual([])
  return realm.told('blank').map(({ activity }) => activity.kind)
}

rule(
  '26.4',
  'a flyer can PEER at woods and mountains in its own and adjacent tiles, in any phase, but not at caves',
  () => {
    const { realm, one } = broom(true)
    const peers = (plan: readonly Activity[]) =>
      recordablePhases(
        realm.state,
        one,
        plan.map(activity => ({ activity, source: 'basic' })),
      ).flatMap(({ activity, source }) => (activity.kind === 'peer' ? [`${activity.clearing} ${source}`] : []))
    expect(peers([])).toEqual([])
    expect(peers([FLY])).toContain('CV2 basic')
    expect(peers([FLY, { kind: 'peer', clearing: 'CV2' }])).toContain('CV2 sunlight')
    expect(peers([FLY, { kind: 'alert' }])).toContain('CV2 sunlight')
    // The same cause that forces him down takes away his sight.
    expect(peers([FLY, { kind: 'hide' }])).toEqual([])
    const cave = realm.state.tiles.find(({ tile }) => tile === 'CN')!
    const over = peers([{ kind: 'fly', tile: cave.tile }])
    expect(over.some(peer => peer.startsWith('CN'))).toBe(false)
    const usual = broom(false)
    expect(
      recordablePhases(usual.realm.state, usual.one, [{ activity: FLY, source: 'basic' }]).map(
        ({ activity }) => activity.kind,
      ),
    ).not.toContain('peer')
  },
)

rule('26.4', 'a flyer stays in the air for ALERT and PEER, and can then fly on', () => {
  const up = broom(true)
  // There is only one landing, at the end of the turn, so its die is the last.
  expect(played(up, [FLY, { kind: 'alert' }, { kind: 'peer', clearing: 'CV2' }, FLY], [6, 6, 2])).toEqual([])
  expect(up.realm.told('lands')).toHaveLength(1)
  expect(up.realm.told('alerts-chit')).toHaveLength(1)
  expect(up.realm.told('table').map(({ table }) => table)).toEqual(['peer'])
  const down = broom(false)
  expect(played(down, [FLY, { kind: 'alert' }, { kind: 'peer', clearing: 'CV2' }], [2])).toEqual(['peer'])
})
