import { choose, type Rule } from '../../../../kernel/index.ts'
import { order } from '../cards.ts'
import type { HeldTask, Player, WizardsTable } from '../components.ts'
import { deliverGems, hasAllGems, mayAskForGem, mayGather, seekGem, summonGem } from '../gems.ts'
import { advance, canAdvance, initiate } from '../orders/orders.ts'
import { knows, untried } from '../spells.ts'
import { fulfilledBy, isHighWizard, type Met, orderOf, partOf } from '../tasks/marks.ts'
import { assignTask, fulfilByPerson, takesTasks } from '../tasks/tasks.ts'

type Deed = 'join' | 'fulfil' | 'assign' | 'advance' | 'gem' | 'summon' | 'deliver'

/** The numbers of the deeds: the last digit is the same for all three kinds of Mentor (7.321-7.326, 7.331-7.336, 7.341-7.346). */
const DIGIT: Readonly<Record<Deed, number>> = {
  join: 1,
  fulfil: 3,
  assign: 4,
  advance: 5,
  gem: 6,
  summon: 6,
  deliver: 6,
}

/** The name of one who is met, as it is said. */
export const nameOf = (who: Met): string => who.charAt(0).toUpperCase() + who.slice(1)

/** The section that says what this person does: High Wizards 7.32, Ruktal 7.33, Master Sorcerers 7.34. */
function sectionOf(who: Met): string {
  if (isHighWizard(who)) return '7.32'
  return who === 'ruktal' ? '7.33' : '7.34'
}

/** A meeting with one of them. */
interface Meeting {
  readonly who: Met
  /** Whether he is the player's own Mentor. */
  readonly own: boolean
  /** The Tasks held when it began: of one given now no more than the first part is done at once (9.7, ruling 22). */
  readonly held: readonly HeldTask[]
}

/** A High Wizard, Ruktal or a Master Sorcerer is met (7.32, 7.33, 7.34). */
export function* meetPerson(table: WizardsTable, player: Player, who: Met): Rule {
  const section = sectionOf(who)
  table.tell({ kind: 'meets', seat: player.seat, rule: section, who, space: player.space })
  if (heal(table, player, `${section}2`)) return
  const own = player.order !== null && player.order === orderOf(who)
  const meeting = { who, own, held: [...player.tasks] }
  const done: Deed[] = []
  const { arrivals } = player
  // One's own Mentor does as much as he can (7.327, 7.337, 7.347); another does one thing.
  for (;;) {
    const deeds = deedsOf(table, player, meeting).filter(deed => !done.includes(deed))
    if (deeds.length === 0) return
    // Nobody need try for a Gem (7.326, 7.346).
    const free = !own || deeds.every(deed => deed === 'gem' || deed === 'summon')
    const deed = yield* choose<Deed | null>({
      seat: player.seat,
      topic: 'deed',
      text: own
        ? `${nameOf(who)}, your Mentor, will do all of these. What first?`
        : `${nameOf(who)} will do one thing for you.`,
      rule: own ? `${section}7` : section,
      options: [
        ...deeds.map(deed => ({
          ...describe(table, player, who, deed),
          rule: `${section}${DIGIT[deed]}`,
          value: deed,
        })),
        ...(free ? [{ id: 'leave', label: 'Take your leave', value: null }] : []),
      ],
    })
    if (deed === null) return
    done.push(deed)
    yield* doDeed(table, player, meeting, deed, `${section}${DIGIT[deed]}`)
    if (!own || table.state.result || player.arrivals !== arrivals) return
  }
}

function deedsOf(table: WizardsTable, player: Player, { who, own, held }: Meeting): Deed[] {
  const deeds: Deed[] = []
  if (who === 'ruktal' && hasAllGems(player)) deeds.push('deliver')
  if (fulfilledBy(player, who).some(({ task }) => held.includes(task))) deeds.push('fulfil')
  if (own && canAdvance(table, player)) deeds.push('advance')
  if (takesTasks(player)) deeds.push('assign')
  if (isHighWizard(who) && mayAskForGem(table, player, who)) deeds.push('gem')
  if (
    orderOf(who) === 'sorcerers' &&
    mayGather(player) &&
    knows(player, 'gem-summoning') &&
    untried(player, 'gem-summoning')
  )
    deeds.push('summon')
  if (!own) deeds.push('join')
  return deeds
}

function describe(
  { state }: WizardsTable,
  player: Player,
  who: Met,
  deed: Deed,
): { id: string; label: string; note?: string; at?: { card: string } } {
  switch (deed) {
    case 'join': {
      const it = order(orderOf(who)!)
      const note = player.order
        ? `you begin again as ${it.ranks[0]!.title}; your points stay, your Mandatory Tasks become Optional`
        : it.text
      return { id: `join ${it.id}`, label: `Join the ${it.name}`, note }
    }
    case 'fulfil':
      return {
        id: 'fulfil task',
        label: 'Do what your Tasks ask here',
        note: fulfilledBy(player, who)
          .map(({ task, mark }) => `${task.letter}: ${partOf(task, mark).do}`)
          .join('; '),
      }
    case 'assign':
      return {
        id: 'new task',
        label: 'Be given a Task',
        note:
          player.order === orderOf(who)
            ? 'Mandatory, from your Mentor: to be done before you may ask for Gems'
            : 'Optional: do it or leave it',
      }
    case 'advance':
      return {
        id: 'advance',
        label: `Become ${order(player.order!).ranks[player.rank]!.title}`,
        note: `you rise to Rank ${player.rank + 1} of 4`,
      }
    case 'gem':
      return {
        id: 'ask for gem',
        label: 'Ask for his Sacred Gem',
        note: 'one of the seven is the False Wizard',
        at: { card: who },
      }
    case 'summon':
      return {
        id: 'summon gem',
        label: 'Summon a Gem with his aid',
        note:
          state.wizards.length > 0
            ? 'from a High Wizard whose marker is on the board'
            : 'from whichever High Wizard answers',
      }
    case 'deliver':
      return { id: 'deliver gems', label: 'Give him the six Sacred Gems', note: 'the Islands are saved' }
  }
}

function* doDeed(table: WizardsTable, player: Player, { who, own, held }: Meeting, deed: Deed, rule: string): Rule {
  switch (deed) {
    case 'join':
      yield* initiate(table, player, orderOf(who)!, who, rule)
      break
    case 'fulfil':
      yield* fulfilByPerson(table, player, who, held)
      break
    case 'assign':
      yield* assignTask(table, player, own, rule, who)
      break
    case 'advance':
      advance(table, player, rule)
      break
    case 'gem':
      if (isHighWizard(who)) yield* seekGem(table, player, who, rule)
      break
    case 'summon':
      yield* summonGem(table, player)
      break
    case 'deliver':
      deliverGems(table, player)
      break
  }
}

/** Cures a Dazed or Dragonbound player of both (7.3044, ruling 99). True where there was anything to cure; then nothing else is to be had. */
export function heal(table: WizardsTable, player: Player, rule: string): boolean {
  if (!player.dazed && !player.bound) return false
  for (const affliction of ['dazed', 'bound'] as const) {
    if (player[affliction]) table.tell({ kind: 'afflicted', seat: player.seat, rule, with: affliction, now: false })
    player[affliction] = false
  }
  return true
}
