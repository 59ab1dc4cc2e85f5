import type { Messages } from '../../../text/index.ts'
import { type Contest, contestsOf, decisionOf, pointsNeeded, trailingOf } from '../rules/facts/contests.ts'
import { freeDice } from '../rules/phases/dice.ts'
import { DICE_BOXES, inOrder, type PublicState, pointsFor } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { faces, guildColor, magicianName, nameOf, ofGuild, placeName, titlesName, withGrey } from './names.ts'

/** Describes a contest: its titles, its votes, and how it would be decided now. */
export function contestLines(words: Messages, shown: PublicState, contest: Contest): string[] {
  const { arena, candidates, owner } = contest
  const titles = titlesName(words, arena.titles)
  if (owner === null && candidates.every(one => pointsFor(one) === 0)) {
    const who = candidates.map(one =>
      words.get('contest-candidate', { magician: magicianName(one.id), owner: nameOf(shown, one.seat) }),
    )
    return [words.get('contest-line', { titles, votes: who.join(', '), state: words.get('contest-no-spells') })]
  }
  const order = inOrder(shown)
  const votes = candidates.map(one =>
    words.get('contest-vote', {
      magician: magicianName(one.id),
      owner: nameOf(shown, one.seat),
      points: pointsFor(one),
    }),
  )
  const { risen, chosen, why } = decisionOf(contest, order)
  const up = [...risen, ...(chosen?.from ?? [])]
  const rises =
    up.length > 0
      ? words.get('contest-rises', { names: { items: up.map(({ id }) => magicianName(id)) }, n: up.length })
      : words.get('contest-nobody-rises')
  const behind = candidates.filter(({ id }) => !up.some(one => one.id === id))
  const lacking = behind.map(one =>
    words.get('contest-lacks', { magician: magicianName(one.id), points: pointsNeeded(contest, one, order) }),
  )
  const alone =
    owner === null
      ? []
      : [words.get(why === 'nothing' ? 'contest-alone-nothing' : 'contest-alone', { name: nameOf(shown, owner) })]
  const state = (owner === null ? [rises, ...lacking] : [rises, ...alone]).join(', ')
  return [words.get('contest-line', { titles, votes: votes.join(', '), state })]
}

/** Describes every contest with candidates, or says that there is none. */
export function allContests(words: Messages, shown: PublicState): string[] {
  const contests = contestsOf(shown)
  return contests.length === 0 ? [words.get('contest-none')] : contests.flatMap(one => contestLines(words, shown, one))
}

/** Describes a guild's dice, chips, points and magicians. */
export function guildLines(words: Messages, shown: PublicState, seat: number, gain: number): string[] {
  const player = shown.players[seat]
  if (!player) return []
  const { name, score, highs } = player
  const placed = DICE_BOXES.flatMap(box =>
    player.boxes[box].length > 0 ? [words.get(`dice-${box}.in`, { dice: faces(player.boxes[box]) })] : [],
  )
  const magicians = ofGuild(shown, seat).map(one =>
    words.get('guild-magician', { magician: withGrey(words, one), place: placeName(words, one.at) }),
  )
  const beside = shown.magicians.flatMap(({ spells }) => spells).filter(one => one.seat === seat && one.die !== null)
  const free = freeDice(player) - beside.length
  return [
    words.get(shown.dragon === seat ? 'guild-leads.dragon' : 'guild-leads', { name, guild: guildColor(seat) }),
    words.get('guild-points', { score, gain, highs }),
    chipsLine(words, player),
    placed.length > 0
      ? words.get('guild-dice.placed', { free, placed: placed.join(', ') })
      : words.get('guild-dice', { free }),
    words.get('guild-magicians', { magicians: magicians.join(', ') }),
  ]
}

/** Describes a guild's chips: those in hand, those spent, and those on the Year Track. */
export const chipsLine = (words: Messages, { chips, spent, track }: PublicState['players'][number]): string =>
  words.get('guild-chips', { chips, spent, track })

/**
 * Returns advice for the viewer in the current step. In step 2 of the first round, it begins with the goal of the game,
 * and in step 5 with up to two of the viewer's magicians that wouldn't rise now but need the fewest points.
 */
export function adviceLines(words: Messages, view: ElfenView): string[] {
  const { seat, step, result } = view
  if (result || seat === null || step === 0 || step === 10) return []
  const about = words.get(`step-advice-${step}`)
  // New players first need to know what they are trying to do.
  if (step === 2 && view.day === 1) return [words.get('advice-goal', { rounds: view.rounds }), about]
  if (step !== 5) return [about]
  const behind = trailingOf(view, seat)
    .slice(0, 2)
    .map(({ contest, magician, more }) => {
      const title = titlesName(words, contest.arena.titles)
      return words.get('advice-behind', { magician: magicianName(magician.id), title, points: more })
    })
  return [...behind, about]
}
