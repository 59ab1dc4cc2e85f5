import { inOrder, pointsFor, type Shown } from '../rules/components.ts'
import { type Contest, contestsOf, decisionOf, lacks } from '../rules/contests.ts'
import { freeDice } from '../rules/dice.ts'
import type { ElfenView } from '../rules/view.ts'
import type { Texts } from './en.ts'
import { faces, guildName, named, nameOf, ofGuild, placeName, titlesName } from './names.ts'

/** One contest in plain sentences: the votes, who would rise, and what the others lack. */
export function contestLines(texts: Texts, shown: Shown, contest: Contest): string[] {
  const { arena, candidates, owner } = contest
  const order = inOrder(shown)
  const { say } = texts
  const votes = candidates.map(one => say.stands(say.belongs(named(one.id), nameOf(shown, one.seat)), pointsFor(one)))
  const { risen, chosen, why } = decisionOf(contest, order)
  const up = [...risen, ...(chosen?.from ?? [])]
  const rises = up.length > 0 ? say.rises(texts.list(up.map(({ id }) => named(id)))) : say.nobodyRises
  const behind = candidates.filter(({ id }) => !up.some(one => one.id === id))
  const lacking = behind.map(one => say.lacks(named(one.id), lacks(contest, one, order)))
  const alone =
    owner === null
      ? []
      : [why === 'nothing' ? say.needsOne(nameOf(shown, owner)) : say.uncontested(nameOf(shown, owner))]
  const titles = titlesName(texts, arena.titles)
  const state = owner === null ? [rises, ...lacking] : [rises, ...alone]
  return [`${say.contest(titles)} ${votes.join(', ')}; ${state.join(', ')}.`]
}

/** Every contest that has candidates, in sentences. */
export function allContests(texts: Texts, shown: Shown): string[] {
  const contests = contestsOf(shown)
  return contests.length === 0 ? [texts.say.noContests] : contests.flatMap(one => contestLines(texts, shown, one))
}

/** A guild's dice, chips, points and magicians, in sentences. */
export function guildLines(texts: Texts, shown: Shown, seat: number, gain: number): string[] {
  const player = shown.players[seat]
  if (!player) return []
  const { say } = texts
  const boxes = Object.entries(player.boxes).flatMap(([box, dice]) =>
    dice.length > 0 ? [`${faces(dice)} ${texts.diceBox[box as keyof Texts['diceBox']]}`] : [],
  )
  const magicians = ofGuild(shown, seat).map(one =>
    say.at(say.withGrey(named(one.id), one.grey), placeName(texts, one.at)),
  )
  const beside = shown.magicians.flatMap(({ spells }) => spells).filter(one => one.seat === seat && one.die !== null)
  return [
    say.guildHead(player.name, guildName(texts, seat), shown.dragon === seat),
    say.guildScore(player.score, gain, player.highs),
    say.guildChips(player.chips, player.spent, player.track),
    say.guildDice(freeDice(player) - beside.length, boxes.join(', ')),
    say.guildMagicians(magicians.join(', ')),
  ]
}

/** What a player might do next: what the step is about, and in the contests where the own magicians are behind, by how much. */
export function adviceLines(texts: Texts, view: ElfenView): string[] {
  const { seat, step, result } = view
  if (result || seat === null) return []
  const about = texts.advice[step] ?? ''
  if (step !== 5) return about === '' ? [] : [about]
  const order = inOrder(view)
  const near = contestsOf(view)
    .flatMap(contest => contest.candidates.map(one => ({ contest, one, more: lacks(contest, one, order) })))
    .filter(({ one, more }) => one.seat === seat && more > 0)
    .sort((a, b) => a.more - b.more)
  const behind = near.slice(0, 2).map(({ contest, one, more }) => {
    const titles = titlesName(texts, contest.arena.titles)
    return texts.behind(named(one.id), titles, more)
  })
  return [...behind, about]
}
