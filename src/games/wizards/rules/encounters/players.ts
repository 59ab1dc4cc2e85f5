import type { Rule } from '../../../../kernel/index.ts'
import { areOnSameIsland, freeFromTrap, transport } from '../effects/journey.ts'
import { arePartners, gainAny, gainDivided } from '../effects/points.ts'
import type { Attackers } from '../effects/procedures.ts'
import { tableRoll } from '../effects/table-roll.ts'
import { meetsPlayer } from '../facts/movement.ts'
import { anyRandomSpace } from '../facts/spaces.ts'
import { isWater, STAR_CREST, tileOf } from '../islands/territories.ts'
import { loggedSpace } from '../islands/waters.ts'
import type { ActOfKind } from '../state/acts.ts'
import { decide, type OptionOn } from '../state/asking.ts'
import { RESCUE } from '../state/cards.ts'
import type { HeldTask, HighWizard, Player, WizardsTable } from '../state/components.ts'
import { heldWith } from '../state/event-effects.ts'
import { demonsStack } from '../state/house-rules.ts'
import { passTask, takesTasks, taskOf } from '../tasks/tasks.ts'
import { giveAnimal } from './animals.ts'
import { meetDemons, meetLikeDemons, removeDemon } from './demons.ts'
import { mayGather } from './gems.ts'
import { drawWizardCard, revealSecretWizard, summonHighWizards } from './high-wizards.ts'

/** Lists the players in the same space as `first`, clockwise starting with `first` (7.3021). */
function clockwise(table: WizardsTable, first: Player): Player[] {
  const { players } = table.state
  return players.map((_, i) => players[(first.seat + i) % players.length]!).filter(p => p.space === first.space)
}

/**
 * Resolves a player's meeting with others (7.302). Trapped and stranded players are rescued, partners may exchange
 * Tasks and Gems, Dragonbound players act like Demons, and the rest roll. Returns what attacked the group, or null if
 * nothing did.
 */
export function* meetPlayers(table: WizardsTable, entering: Player): Rule<Attackers | null> {
  const { arrivals } = entering
  let attackers: Attackers | null = null
  const here = clockwise(table, entering).filter(other => other !== entering && meetsPlayer(entering, other))
  const group: Player[] = [entering]
  const afflicted: Player[] = []
  for (const other of here) {
    if (other.trap || other.stranded) yield* rescue(table, entering, other)
    else if (arePartners(table, entering, other) && !entering.bound && !other.bound)
      yield* meetPartner(table, entering, other)
    else {
      if (entering.bound) yield* meetLikeDemons(table, other, entering)
      if (other.bound) afflicted.push(other)
      else if (!entering.bound) group.push(other)
    }
    if (entering.arrivals !== arrivals) return null
  }
  if (group.length > 1) attackers = yield* roll(table, group)
  // Dragonbound players come last (ruling 36).
  for (const other of afflicted) {
    if (entering.arrivals !== arrivals || other.space !== entering.space) break
    yield* meetLikeDemons(table, entering, other)
  }
  return attackers
}

/**
 * Rescues a trapped or stranded player (7.303), who is freed or sent to another island. The rescuer gains points unless
 * they are partners (App. B).
 */
function* rescue(table: WizardsTable, rescuer: Player, other: Player): Rule {
  const reward = !arePartners(table, rescuer, other)
  if (other.trap) {
    freeFromTrap(table, other)
    if (reward) yield* gainDivided(table, rescuer, RESCUE.trapped, { by: 'rescue', of: other.seat }, '7.3032')
    return
  }
  const tile = isWater(other.space) ? 'water' : tileOf(other.space)
  const { points } =
    RESCUE.stranded.find(entry => entry.on === tile) ?? RESCUE.stranded.find(entry => entry.on === 'elsewhere')!
  if (reward) yield* gainDivided(table, rescuer, points, { by: 'rescue', of: other.seat }, '7.3031')
  // The player goes to another island (7.30311) or, if there is only one, anywhere (ruling 103).
  let goal = anyRandomSpace(table)
  for (let i = 0; i < 100 && areOnSameIsland(table, goal, other.space); i++) goal = anyRandomSpace(table)
  // Clear this first, so that players at the destination don't rescue this one again.
  other.stranded = false
  yield* transport(table, other, goal, '7.30311')
}

/**
 * Rolls on a Player Encounter table (7.302): the Rank 4 table if everybody has that Rank, otherwise the other one.
 * Returns what attacked the group, or null if nothing did.
 */
function* roll(table: WizardsTable, group: Player[]): Rule<Attackers | null> {
  const entering = group[0]!
  const players = group.map(({ seat }) => seat)
  table.emit({ kind: 'meets', seat: entering.seat, rule: '7.302', who: 'players', players, space: entering.space })
  const name = group.every(p => p.rank === 4) ? 'player-encounters-4' : 'player-encounters-1-3'
  const { does } = tableRoll(table, entering, name)
  switch (does) {
    case 'demons-for-all':
      yield* demonsForAll(table, group)
      break
    case 'transported':
    case 'star-crest':
      for (const player of group) {
        const to = does === 'star-crest' ? STAR_CREST : anyRandomSpace(table)
        yield* transport(table, player, to, '7.302', { unwanted: true })
      }
      break
    case 'winged-horse':
    case 'unicorn':
      for (const player of group) giveAnimal(table, player, does, '7.302')
      break
    case 'wizard-card':
      yield* drawWizardCard(table, group, '7.302')
      break
    case 'high-wizard':
      yield* summonHighWizards(table, group, 1)
      break
    case 'leader-gives':
    case 'tasks-given-away':
      yield* shareTasks(table, group)
      break
    case 'secrets-told':
      yield* shareSecrets(table, group)
      break
    case 'points':
      for (const player of group)
        yield* gainAny(table, player, table.roll(player.seat, 1, 'points', '7.302')[0]!, { by: 'meeting' }, '7.302')
      break
    case 'secret-wizard':
      yield* revealSecretWizard(table, group, entering, '7.302')
      break
  }
  return does === 'demons-for-all' ? 'demons' : null
}

/**
 * Makes Demons attack everybody in the space except players in a Trap (7.5, ruling 49), and removes the marker if they
 * depart from every player. New Demons are placed first if there are none, or if Demons may share a space.
 */
function* demonsForAll(table: WizardsTable, group: readonly Player[]): Rule {
  const { space } = group[0]!
  if (demonsStack(table.state) || !table.state.demons.includes(space)) {
    table.state.demons.push(space)
    table.emit({ kind: 'demon', seat: null, rule: '7.302', ...loggedSpace(table.state, space), what: 'appears' })
  }
  let all = true
  for (const player of clockwise(table, group[0]!)) {
    if (player.space !== space || player.trap) continue
    if (!(yield* meetDemons(table, player, { shared: true }))) all = false
  }
  if (all) removeDemon(table, space)
}

/**
 * Makes the highest-ranking player with the most Tasks give two Optional Tasks to each player of lower Rank and one to
 * each of equal Rank, as far as they can take them. A die decides ties (7.302).
 */
function* shareTasks(table: WizardsTable, group: readonly Player[]): Rule {
  const top = Math.max(...group.map(p => p.rank))
  const most = Math.max(...group.filter(p => p.rank === top).map(p => p.tasks.length))
  const rivals = group.filter(p => p.rank === top && p.tasks.length === most)
  const giver =
    rivals.length === 1 ? rivals[0]! : rivals[(table.roll(null, 1, 'tie', '7.302')[0]! - 1) % rivals.length]!
  for (const other of group) {
    if (other === giver) continue
    for (let i = other.rank < giver.rank ? 2 : 1; i > 0; i--) {
      if (!takesTasks(other)) break
      const task = yield* taskFor(giver, other, '7.302')
      if (task) yield* passTask(table, giver, other, task, '7.302')
    }
  }
}

const NO_MORE = { id: 'none', act: { kind: 'give-no-more' } } as const

/**
 * Asks the giver to choose an Optional Task to pass on. Returns null if there is none or the giver declines. Only
 * partners (App. B, D44) and players who would give a Task in place of `points` points may decline.
 */
export function* taskFor(
  giver: Player,
  { seat: to }: Player,
  rule: string,
  { partner = false, points = 0 } = {},
): Rule<HeldTask | null> {
  const gifts = giver.tasks
    .filter(task => !task.mandatory)
    .map(
      ({ letter: task }): OptionOn<'task'> => ({
        id: `task ${task.toLowerCase()}`,
        act: { kind: 'give-task', task, to },
      }),
    )
  if (gifts.length === 0) return null
  const act = yield* decide({
    seat: giver.seat,
    topic: 'task',
    data: points > 0 ? { for: 'offer', to, points } : { for: 'gift', to, partner },
    rule,
    options: partner || points > 0 ? [...gifts, NO_MORE] : gifts,
  })
  return act.kind === 'give-task' ? taskOf(giver, act.task) : null
}

/**
 * Makes each of the others reveal one Secret Wizard whom the entering player doesn't know, if they know any (7.302).
 */
function* shareSecrets(table: WizardsTable, group: readonly Player[]): Rule {
  const entering = group[0]!
  for (const other of group.slice(1)) {
    const secrets = table.state.wizards.flatMap(out =>
      out.letter !== null && out.knownTo.includes(other.seat) && !out.knownTo.includes(entering.seat)
        ? { wizard: out.wizard, letter: out.letter, knownTo: out.knownTo }
        : [],
    )
    if (secrets.length === 0) continue
    const { wizard, letter } = yield* decide({
      seat: other.seat,
      topic: 'secret',
      data: { to: entering.seat },
      rule: '7.302',
      options: secrets.map(({ wizard, letter }) => ({
        id: `tell ${letter.toLowerCase()}`,
        act: { kind: 'tell-secret', wizard, letter, to: entering.seat },
      })),
    })
    secrets.find(out => out.wizard === wizard)!.knownTo.push(entering.seat) // one of the options offered
    table.reveal()
    table.emit({ kind: 'secret', seat: entering.seat, rule: '7.302', wizard, letter, to: [entering.seat] })
  }
}

/** Lists the options to give a Gem to another player, for each kind of Gem that the other lacks. */
const giftsOf = (from: Player, to: Player): OptionOn<'gem', ActOfKind<'give-gem'>>[] =>
  Object.entries(from.gems)
    .filter(([, gem]) => !Object.values(to.gems).includes(gem))
    .map(([wizard, gem]) => ({
      id: `give ${gem}`,
      act: { kind: 'give-gem', gem, from: wizard as HighWizard, to: to.seat }, // Gems are stored by giver
    }))

/** Lets telepathic partners exchange Optional Tasks, and Gems if both can gather them (App. B). */
function* meetPartner(table: WizardsTable, a: Player, b: Player): Rule {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    // A summoned partner accepts no Tasks (Event 31).
    while (!heldWith(to, 'summons')) {
      const task = yield* taskFor(from, to, 'B.2', { partner: true })
      if (!task) break
      yield* passTask(table, from, to, task, 'B.2')
    }
    if (!mayGather(a) || !mayGather(b)) continue
    for (;;) {
      const gifts = giftsOf(from, to)
      if (gifts.length === 0) break
      const act = yield* decide({
        seat: from.seat,
        topic: 'gem',
        data: { to: to.seat },
        rule: 'B.2',
        options: [...gifts, NO_MORE],
      })
      if (act.kind === 'give-no-more') break
      to.gems[act.from] = act.gem
      to.known[act.from] = act.gem
      delete from.gems[act.from]
    }
  }
}
