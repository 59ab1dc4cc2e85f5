import { expect } from 'vitest'
import { chargeByBroom, chargesOf, deploy } from '../../../../src/games/magic-realm/rules/combat/deploying.ts'
import { sidesOf } from '../../../../src/games/magic-realm/rules/combat/opponents.ts'
import { aimHirelings, placeHirelings } from '../../../../src/games/magic-realm/rules/combat/positions.ts'
import { rousedField, rouseNatives } from '../../../../src/games/magic-realm/rules/combat/watchful-natives.ts'
import { makeNextBattleRoll } from '../../../../src/games/magic-realm/rules/effects/battles.ts'
import { attackDenizen } from '../../../../src/games/magic-realm/rules/effects/duels.ts'
import { abandonMonster, applyTreachery } from '../../../../src/games/magic-realm/rules/effects/treachery.ts'
import { setHidden } from '../../../../src/games/magic-realm/rules/facts/employment.ts'
import type { CombatState } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { OptionalRule } from '../../../../src/games/magic-realm/rules/state/optional.ts'
import { engagementOf, putPiecesOn, sheetOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, lasting, Magical, OPEN, on, onDenizen } from '../magic/evening.ts'
import { serve } from '../serve.ts'

const rule = rulesOf('magic-realm')

/** Sets up a fight of the Captain, the Elf and the Dwarf, with their own and other natives. */
function field(natives: readonly string[] = [], ...optional: OptionalRule[]) {
  const realm = new Magical()
  const [captain, elf, dwarf] = ['captain', 'elf', 'dwarf'].map(id => realm.put(id, OPEN))
  for (const text of natives) {
    const [id = '', employer] = text.split('>')
    realm.stand(id, OPEN)
    if (employer) serve(realm.state, id, employer)
  }
  if (optional.length > 0) Object.assign(realm.state, { optional })
  const combat: CombatState = realm.fightAt(OPEN)
  const deploys = (one = captain!) => deploy(realm.table, combat, one)
  const round = (id: string) => engagementOf(combat, id)!
  return { realm, combat, captain: captain!, elf: elf!, dwarf: dwarf!, deploys, round }
}

rule('15.4.6', 'a charge uses the chosen piece and its time; without a piece nobody can charge', () => {
  const { realm, combat, captain, deploys, round } = field()
  const { pieces } = chargesOf(realm.state, combat, captain)
  const asked = realm.asked(deploys())!
  expect(asked).toEqual({ topic: 'deploy', ids: ['done', 'charge elf', 'charge dwarf'] })
  const step = deploys().next()
  expect(step.done ? null : step.value[0]!.options[0]).toMatchObject({ id: 'done', stops: true })
  realm.do(deploys(), ['charge elf', 'M3**'])
  const fast = pieces.find(({ time }) => time === 3)!
  expect(round('captain').charge).toEqual({ target: 'elf', piece: fast.piece, time: 3 })
  const charge = { rule: '15.4.6', character: 'captain', target: 'elf', piece: fast.piece }
  expect(realm.told('charges')).toMatchObject([charge])
  expect(round('captain').spent.map(({ piece }) => piece)).toEqual([fast.piece])
  // He charges once per round.
  realm.do(deploys())
  const tired = field()
  tired.captain.chits = tired.captain.chits.map(() => 'fatigued')
  tired.realm.do(tired.deploys())
  expect(chargesOf(tired.realm.state, tired.combat, tired.captain)).toEqual({ targets: [], pieces: [] })
  tired.realm.give(tired.captain, 'workhorse-1', true)
  expect(chargesOf(tired.realm.state, tired.combat, tired.captain).targets).toEqual(['elf', 'dwarf'])
})

rule(
  ['15.4.1', '15.4.6'],
  'a player who can send a hireling and charge with a character is asked; one who can do neither is not',
  () => {
    const { realm, combat, dwarf, deploys } = field(['company-1>captain'])
    dwarf.place = { kind: 'clearing', clearing: 'R2' }
    expect(realm.asked(deploys())!.ids).toEqual(['done', 'company-1 against elf', 'charge elf'])
    realm.state.peace.push(combat.clearing)
    expect(realm.asked(deploys())).toBeNull()
  },
)

rule(
  ['15.4.1', '15.4.7', '14.2.3', '21.1.3'],
  'a deployed hireling and its target are unhidden, peace with the target ends, and its group fights the employer',
  () => {
    const { realm, combat, captain, deploys } = field(['company-1>captain', 'rogues-1'])
    combat.war!.battles = []
    captain.hidden = true
    setHidden(realm.state, 'company-1', true)
    const peace = bewitch(realm, 'peace', 'dwarf', onDenizen('rogues-1'))
    realm.do(deploys(), ['company-1 against rogues-1', 'light', 'done'])
    expect(realm.state.war!.hires['company-1']!.hidden).toBe(false)
    expect(realm.told('deploys')).toMatchObject([{ rule: '15.4.1', character: 'company-1', denizen: 'rogues-1' }])
    expect(combat.war!.battles).toEqual([{ group: 'rogues', character: 'captain' }])
    expect(realm.state.magic!.spells).not.toContain(peace)
  },
)

rule('15.4.7', 'a hired leader who has found hidden enemies can be deployed against one, who is then unhidden', () => {
  const { realm, elf, deploys } = field(['company-hq>captain'])
  elf.hidden = true
  Object.assign(realm.state.war!.leaders[0]!, { foundEnemies: true })
  realm.do(deploys(), ['company-hq against elf', 'light', 'done'])
  expect(elf.hidden).toBe(false)
})

rule(['15.4.7', '21.1.3'], 'a charge unhides both characters and ends peace with the target', () => {
  const hidden = (charges: (scene: ReturnType<typeof broom>) => void) => {
    const scene = broom()
    const { realm, elf, captain, dwarf } = scene
    for (const one of [elf, captain, dwarf]) Object.assign(one, { hidden: true, foundEnemies: true })
    const peace = bewitch(realm, 'peace', 'elf', on('dwarf'), { number: 91 })
    charges(scene)
    return [elf, captain, dwarf].map(one => one.hidden).concat(realm.state.magic!.spells.includes(peace))
  }
  const charge = ({ realm, captain, deploys }: ReturnType<typeof broom>) =>
    realm.do(deploys(captain), ['charge dwarf', 'M3**'])
  expect(hidden(charge)).toEqual([true, false, false, false])
  const byBroom = ({ realm, combat, elf }: ReturnType<typeof broom>) => chargeByBroom(realm.table, combat, elf, 'dwarf')
  expect(hidden(byBroom)).toEqual([false, true, true, false])
})

/** Sets up the Elf on a Broomstick that the Captain has cast, with only Light MOVE chits for a charge. */
function broom() {
  const scene = field()
  const cast = bewitch(scene.realm, 'broomstick', 'captain', on('elf'))
  scene.elf.chits = scene.elf.chits.map((_, n) => (n === 9 ? 'wounded' : 'active'))
  return { ...scene, cast }
}

rule(
  ['21.5.3', '15.4.6'],
  "under another player's Broomstick, a Light charge flies away, charges the holder's target, or continues",
  () => {
    const said = (answer: string) => {
      const { realm, elf, deploys, round, combat } = broom()
      realm.stand('wolf-1', OPEN)
      putPiecesOn(combat, 'elf', ['wolf-1'])
      realm.do(deploys(elf), ['charge captain', 'L2*', answer])
      const { charge, gone, target } = round('elf')
      return [
        elf.place.kind,
        gone,
        target,
        charge?.target,
        charge?.piece.kind,
        charge?.time,
        sheetOf(combat, 'elf')!.boxes.flat(),
      ]
    }
    expect(said('nothing').slice(0, 6)).toEqual(['clearing', false, 'captain', 'captain', 'chit', 2])
    expect(said('charge dwarf').slice(0, 6)).toEqual(['clearing', false, 'dwarf', 'dwarf', 'fly', 1])
    expect(said('fly NW').slice(0, 6)).toEqual(['air', true, null, undefined, undefined, undefined])
    expect([said('fly NW')[6], said('nothing')[6]]).toEqual([[], ['wolf-1']])
  },
)

rule(['21.5.3', '15.4.6'], "the Broomstick's holder is not asked about a charge on a horse", () => {
  const { realm, elf, deploys, round } = broom()
  elf.chits = elf.chits.map(() => 'wounded')
  realm.give(elf, 'workhorse-1', true)
  realm.do(deploys(elf), ['charge captain', 'gallop'])
  expect(round('elf').charge!.piece).toEqual({ kind: 'horse', id: 'workhorse-1', gallops: true })
})

rule('21.5.3', 'a charge on a Broomstick uses the time of the Broomstick', () => {
  const { realm, combat, elf, round } = broom()
  const called = bewitch(realm, 'broomstick', 'elf', on('elf'))
  chargeByBroom(realm.table, combat, elf, 'dwarf')
  expect([round('elf').charge!.time, called.active]).toEqual([1, undefined])
})

rule(
  '26.10',
  'nobody is watchful against a character, for a native already in a fight, or if all others are busy',
  () => {
    const { realm, combat, captain } = field(
      ['rogues-1', 'rogues-2', 'lancers-1', 'company-1>captain'],
      'watchful-natives',
    )
    realm.stand('wolf-1', OPEN)
    const roused = (target: string, by?: string) => rousedField(realm.state, combat, captain, target, by)
    expect(roused('rogues-1')).toEqual({ rouses: ['rogues-1', 'rogues-2'] })
    expect(roused('rogues-1', 'company-1')).toEqual({ rouses: ['rogues-2'] })
    expect([roused('elf'), roused('wolf-1'), roused('company-1')]).toEqual([{}, {}, {}])
    expect([roused('lancers-1'), roused('lancers-1', 'company-1')]).toEqual([{ rouses: ['lancers-1'] }, {}])
    attackDenizen(realm.state, combat, 'company-1', 'rogues-1')
    expect([roused('rogues-1'), roused('rogues-2')]).toEqual([{}, { rouses: ['rogues-2'] }])
  },
)

rule('26.10', 'roused natives attack nobody if the character is hidden and has no visible hireling', () => {
  const { realm, combat, captain } = field(['rogues-1', 'company-1>captain'], 'watchful-natives')
  captain.hidden = true
  setHidden(realm.state, 'company-1', true)
  realm.do(rouseNatives(realm.table, combat, captain, ['rogues-1']))
  expect(combat.sheets).toEqual([])
  setHidden(realm.state, 'company-1', false)
  realm.do(rouseNatives(realm.table, combat, captain, ['rogues-1']))
  expect(sheetOf(combat, 'company-1')!.duel!.attackers).toEqual(['rogues-1'])
  captain.hidden = false
  realm.stand('rogues-2', OPEN)
  realm.do(rouseNatives(realm.table, combat, captain, ['rogues-2']))
  expect(realm.told('assigned')).toMatchObject([
    { rule: '26.10', denizen: 'rogues-1', character: 'company-1' },
    { rule: '26.10', denizen: 'rogues-2', character: 'captain' },
  ])
})

rule(['26.10', '26.11'], 'a group that is betrayed by deploying one of its members is not watchful', () => {
  const rules: OptionalRule[] = ['watchful-natives', 'extended-treachery']
  const { realm, combat, deploys } = field(['company-1', 'company-2', 'company-3>captain'], ...rules)
  realm.do(deploys(), ['company-3 against company-1', 'done'])
  expect(combat.sheets).toEqual([])
  expect(realm.state.war!.hires).toEqual({})
})

rule('14.2.1', 'after the last pair has met, there are no further MEETING rolls', () => {
  const { realm, combat } = field(['company-1', 'rogues-1'])
  combat.order = ['elf']
  realm.dice(6, 6, 6, 6)
  const rolls = [1, 2].map(() => {
    const asking = makeNextBattleRoll(realm.table, combat)
    let step = asking.next()
    while (!step.done) step = asking.next({ seat: step.value[0]!.seat, id: 'nothing' })
    return step.value
  })
  expect(rolls).toEqual([false, true])
})

rule(['14.2.1', '21.3.5'], 'a character who has persuaded one member of a group here makes no roll for it', () => {
  const { realm, combat } = field(['company-1', 'company-2'])
  bewitch(realm, 'persuade', 'captain', onDenizen('company-2'))
  combat.order = ['captain']
  expect(realm.do(makeNextBattleRoll(realm.table, combat))).toBe(true)
  expect(realm.told('meeting')).toEqual([])
})

/** Sets up the Captain's pikeman on its own sheet, attacked by these in this order. */
function besieged(attackers: readonly string[], ...optional: OptionalRule[]) {
  const scene = field(['company-2>captain', 'company-1', 'rogues-1', 'lancers-1', 'rogues-2'], ...optional)
  for (const one of attackers) attackDenizen(scene.realm.state, scene.combat, one, 'company-2')
  const aims = () => aimHirelings(scene.realm.table, scene.combat, scene.captain)
  return { ...scene, aims, duel: sheetOf(scene.combat, 'company-2')!.duel! }
}

rule(
  ['16.1.3', '26.11'],
  'with several attackers the option says if one is of the same group; after a betrayal it fights the newest one',
  () => {
    const kin = (attackers: readonly string[], ...optional: OptionalRule[]) => {
      const step = besieged(attackers, ...optional)
        .aims()
        .next()
      return step.done ? null : step.value[0]!.options.map(({ act }) => (act as { readonly kin?: true }).kin ?? false)
    }
    expect(kin(['rogues-1', 'company-1'], 'extended-treachery')).toEqual([false, true])
    expect(kin(['rogues-1', 'company-1'])).toEqual([false, false])
    const { realm, aims, duel } = besieged(['rogues-1', 'company-1', 'rogues-2'], 'extended-treachery')
    realm.do(aims(), ['company-1'])
    expect([duel.target, duel.squares.flat()]).toEqual(['rogues-2', ['rogues-2']])
    expect(realm.told('strikes-back')).toEqual([])
    expect(realm.told('betrays')).toHaveLength(1)
    const alone = besieged(['company-1'], 'extended-treachery')
    alone.realm.do(alone.aims())
    expect(alone.duel.target).toBe('company-1')
    expect(alone.realm.told('strikes-back')).toMatchObject([{ character: 'company-2', denizen: 'company-1' }])
  },
)

rule('16.1.3', 'on the sheet of an unhired denizen, players place only their own hirelings', () => {
  const { realm, combat, captain } = field(['company-1>captain', 'lancers-1>elf', 'rogues-1'])
  attackDenizen(realm.state, combat, 'lancers-1', 'rogues-1')
  attackDenizen(realm.state, combat, 'company-1', 'rogues-1')
  const rest = placeHirelings(realm.table, combat, captain)
  const step = rest.next()
  expect(step.done ? null : step.value[0]!.data).toEqual({
    ...{ character: 'captain', owner: 'rogues-1', denizen: 'company-1', mine: true },
  })
  realm.do(placeHirelings(realm.table, combat, captain), ['smash'])
  const { circles } = sheetOf(combat, 'rogues-1')!.duel!
  expect(circles[2]).toContain('company-1')
})

rule(
  '16.6.3',
  'attacking a monster controlled by a spell ends its service, but not that of others under the spell',
  () => {
    const { realm, combat, captain } = field()
    for (const id of ['giant-bat-1', 'giant-bat-2']) realm.stand(id, OPEN)
    const magic = realm.state.magic!
    magic.spells.push(lasting('bad-luck', 'captain', on('giant-bat-1'), { number: 1 }))
    const cast = lasting('control-bats', 'captain', onDenizen('giant-bat-1'), {
      ...{ number: 2, targets: [onDenizen('giant-bat-1'), onDenizen('giant-bat-2'), on('giant-bat-1')] },
    })
    magic.spells.push(cast)
    for (const id of ['giant-bat-1', 'giant-bat-2']) {
      serve(realm.state, id, 'captain')
      realm.state.war!.hires[id]!.spell = 2
    }
    abandonMonster(realm.table, combat, captain, 'giant-bat-1')
    expect(cast.targets).toEqual([onDenizen('giant-bat-2'), on('giant-bat-1')])
    expect(magic.spells[0]!.targets).toEqual([on('giant-bat-1')])
    expect(combat.war!.rebels).toEqual(['giant-bat-1'])
  },
)

rule(['16.6.1', '16.6.2'], 'a group betrayed elsewhere also leaves here, and fights nobody', () => {
  const { realm, combat, captain } = field(['company-1>captain', 'company-2>captain'])
  realm.state.denizens['company-2']!.at = 'R2'
  putPiecesOn(combat, 'elf', ['company-1'])
  applyTreachery(realm.table, combat, captain, 'company-1')
  expect(realm.state.war!.hires).toEqual({})
  expect(combat.war!.battles).toEqual([{ group: 'company', character: 'elf' }])
})

rule(
  ['15.4.1', '16.2.10'],
  'for a single rider the side shows the gait of the horse; a club can have either side up',
  () => {
    const sides = (hireling: string) => {
      const { realm, combat } = field()
      realm.stand(hireling, OPEN)
      serve(realm.state, hireling, 'captain')
      const asking = sidesOf(realm.table, combat, 0, 'captain', hireling, 'hireling-side', '16.2.10').next()
      return asking.done ? null : asking.value[0]!.options.map(({ act }) => act)
    }
    const side = (dark: boolean, gallops: boolean) => ({ kind: 'hireling-side', dark, gallops })
    expect(sides('company-1')).toEqual([side(false, false), side(true, false)])
    expect(sides('lancers-1')).toHaveLength(4)
    expect(sides('giant-1')).toEqual([false, true].map(part => ({ ...side(false, false), part })))
  },
)

rule(
  ['26.25', '15.4.6', '21.5.3'],
  'a character flown away on a Broomstick can stumble because of flying attackers, and then stays',
  () => {
    const flown = (die: number, kind: 'giant-bat' | 'wolf') => {
      const { realm, elf, combat, deploys, round } = broom()
      Object.assign(realm.state, { optional: ['optional-combat'] })
      const attackers = [1, 2, 3].map(n => `${kind}-${n}`)
      for (const id of attackers) realm.stand(id, OPEN)
      putPiecesOn(combat, 'elf', attackers)
      const isStill = die === 6 && kind === 'giant-bat'
      realm.do(
        deploys(elf),
        ['charge captain', 'L2*', 'fly NW', ...(isStill ? ['done'] : [])],
        kind === 'wolf' ? [] : [die, die],
      )
      return [elf.place.kind, round('elf').gone]
    }
    expect(flown(1, 'giant-bat')).toEqual(['air', true])
    expect(flown(6, 'giant-bat')).toEqual(['clearing', false])
    expect(flown(6, 'wolf')).toEqual(['air', true])
  },
)
