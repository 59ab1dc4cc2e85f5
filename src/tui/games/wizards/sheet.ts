import { animal, eventCard, type KnownSpell, order, spell, taskCard } from '../../../games/wizards/cards.ts'
import { dayOfFortnight, fortnightOf, type HeldTask, POINT_KINDS } from '../../../games/wizards/components.ts'
import { openMarks, partOf } from '../../../games/wizards/marks.ts'
import { DAYS_BETWEEN, lacking } from '../../../games/wizards/orders.ts'
import { spaceName } from '../../../games/wizards/spaces.ts'
import { territory } from '../../../games/wizards/territories.ts'
import type { PlayerView, WizardsView } from '../../../games/wizards/view.ts'
import { wrap } from '../../../terminal/text.ts'
import type { Style } from '../../style.ts'

/** The record sheet of the one who looks (of the one whose turn it is, for somebody who watches), then the table's own. */
export function sheetLines(view: WizardsView, columns: number, style: Style): string[] {
  const player = view.players[view.seat ?? view.next]
  if (!player) return wrap('The islands are still being laid.', columns)
  const sections = [
    standing(view, player, style),
    tasks(player, columns, style),
    effects(view, player, columns, style),
    spells(player, columns, style),
    secrets(player, columns, style),
    evil(view, columns, style),
    others(view, player, columns, style),
  ]
  return sections.filter(lines => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const days = (n: number): string => `${n} day${n === 1 ? '' : 's'}`

/** Order, Rank, and the points with what the next Rank asks of each. */
function standing(view: WizardsView, player: PlayerView, style: Style): string[] {
  const name = style.say('title', player.name)
  if (player.order === null) return [name, 'In no Order yet: meet a High Wizard,', 'a Master Sorcerer or Ruktal.']
  const it = order(player.order)
  const rank = it.ranks[player.rank - 1]
  const next = it.ranks[player.rank]
  const lines = [`${name}, ${rank?.title ?? ''}`, `${it.name}, Rank ${player.rank} of 4`]
  for (const kind of POINT_KINDS) {
    const has = player.points[kind]
    const label = capital(kind).padEnd(10)
    const needs = next?.[kind]
    lines.push(`${label} ${String(has).padStart(3)} ${needs === undefined ? '' : bar(has, needs, style)}`.trimEnd())
  }
  const lack = lacking(player)
  if (!next || !lack) return [...lines, style.say('good', 'The highest Rank: gather the Gems.')]
  const ready = POINT_KINDS.every(kind => lack[kind] === 0)
  const soonest = player.advanced === null ? 0 : player.advanced + DAYS_BETWEEN
  const wait = soonest > view.day ? ` in ${days(soonest - view.day)}` : ''
  return [
    ...lines,
    ready ? style.say('good', `${next.title}${wait}: go to your Mentor.`) : `Next: ${next.title}${wait}.`,
  ]
}

const BAR = 12

function bar(has: number, needs: number, { glyphs, say }: Style): string {
  const full = Math.min(BAR, Math.floor((BAR * has) / Math.max(1, needs)))
  const enough = has >= needs
  const drawn =
    say(enough ? 'good' : 'accent', glyphs.barFull.repeat(full)) + say('dim', glyphs.barEmpty.repeat(BAR - full))
  return `${drawn} ${enough ? say('good', glyphs.tick) : needs}`
}

function tasks(player: PlayerView, columns: number, style: Style): string[] {
  if (player.order === null) return []
  const title = style.say('title', 'Tasks')
  if (player.tasks.length === 0) return [title, 'None.']
  return [title, ...player.tasks.flatMap(held => taskLines(held, columns, style))]
}

function taskLines(held: HeldTask, columns: number, style: Style): string[] {
  const { glyphs } = style
  const card = taskCard(held.id)
  const gain = POINT_KINDS.filter(kind => card.gain[kind] > 0).map(
    kind => `${card.gain[kind]} ${capital(kind).slice(0, 2)}`,
  )
  const bond = held.mandatory ? '' : ', optional'
  const open = openMarks(held)
  return [
    ...wrap(`${style.say('task', held.letter)} ${card.title} (${gain.join(' ')}${bond})`, columns, '  '),
    ...held.marks.flatMap(mark => {
      const sign = mark.done ? style.say('good', glyphs.tick) : open.includes(mark) ? glyphs.bullet : ' '
      const where = mark.at === null || mark.done ? '' : `: ${spaceName(mark.at)}`
      const text = `${partOf(held, mark).do.replace(/\.$/, '')}${where}`
      return wrap(`  ${sign} ${open.includes(mark) ? text : style.say('dim', text)}`, columns, '    ')
    }),
  ]
}

/** What goes on for a while: Traps and afflictions first, then the animal, Events, the boat. */
function effects(view: WizardsView, player: PlayerView, columns: number, style: Style): string[] {
  const bad = (text: string) => style.say('bad', text)
  const out: string[] = []
  if (player.dazed) out.push(`${bad('Demon Dazed')}: all ground is as Mountains.`)
  if (player.bound) out.push(`${bad('Dragonbound')}: no magic, points or Tasks.`)
  if (player.trap) out.push(bad(trapText(player.trap)))
  if (player.stunned > 0) out.push(bad(`Stunned: ${player.stunned} turn${player.stunned === 1 ? '' : 's'} to lose.`))
  if (player.lair !== null) out.push(bad(`The Lair binds you in ${days(Math.max(0, player.lair - view.day))}.`))
  if (player.extra > 0) out.push(style.say('good', `${player.extra} extra turn${player.extra === 1 ? '' : 's'}.`))
  if (player.animal) {
    const { kind, left } = player.animal
    out.push(`${animal(kind).name}, ${left} turn${left === 1 ? '' : 's'}.`)
  }
  for (const { id, until } of player.events) {
    out.push(`${eventCard(id).title}${until === null ? '' : `, ${days(until - view.day + 1)}`}: ${eventCard(id).text}`)
  }
  if (player.boat !== null) out.push('In a boat.')
  if (out.length === 0) return []
  return [style.say('title', 'With you'), ...out.flatMap(line => wrap(line, columns, '  '))]
}

function trapText(trap: NonNullable<PlayerView['trap']>): string {
  switch (trap.kind) {
    case 'turns':
      return `In a Trap: ${trap.left} turn${trap.left === 1 ? '' : 's'}.`
    case 'fortnight':
      return 'In a Trap until the Fortnight ends.'
    case 'roll':
      return 'In a Trap until a 5 or 6.'
  }
}

function spells(player: PlayerView, columns: number, style: Style): string[] {
  if (player.order === null || player.rank === 0) return []
  const known = order(player.order).ranks[player.rank - 1]?.spells ?? []
  if (known.length === 0) return []
  return [style.say('title', 'Spells'), ...known.flatMap(it => wrap(spellText(it, player, style), columns, '  '))]
}

function spellText(known: KnownSpell, player: PlayerView, style: Style): string {
  const card = spell(known.spell)
  const on = player.dazed && card.whenDazed ? card.whenDazed : card.succeedsOn
  const odds = on.length === 0 ? '' : ` ${on.length} in 6`
  const reach = 'range' in known ? `, ${known.range === 'unlimited' ? 'any distance' : `${known.range} spaces`}` : ''
  const text = `${card.name}${odds}${reach}`
  return player.cast.includes(known.spell) ? style.say('dim', `${text} (tried)`) : text
}

/** What only the player himself may know (14.3). */
function secrets(player: PlayerView, columns: number, style: Style): string[] {
  const out: string[] = []
  const gems = Object.values(player.gems ?? {})
  if (gems.length > 0) {
    const names = gems.map(gem => `${style.say('accent', style.glyphs.gem)} ${capital(gem)}`)
    out.push(`${names.join(', ')}${gems.length === 6 ? '' : ` (${gems.length} of 6)`}`)
  }
  for (const [wizard, gem] of Object.entries(player.known ?? {})) {
    if (gem === 'false') out.push(style.say('bad', `${capital(wizard)} is the False Wizard.`))
    else if (!gems.includes(gem)) out.push(`${capital(wizard)} has the ${capital(gem)}.`)
  }
  if (out.length === 0) return []
  return [style.say('title', 'For your eyes only'), ...out.flatMap(line => wrap(line, columns, '  '))]
}

/** The Calendar and the Completion Track (12). */
function evil(view: WizardsView, columns: number, style: Style): string[] {
  const { glyphs } = style
  const track =
    style.say('accent', glyphs.barFull.repeat(view.completed)) +
    style.say('dim', glyphs.barEmpty.repeat(10 - view.completed))
  const lines = [
    `Fortnight ${fortnightOf(view.day)}, Day ${dayOfFortnight(view.day)} of 14`,
    `Tasks done ${track} ${view.completed} of 10`,
  ]
  if (view.thwarts > 0)
    lines.push(style.say('good', `${view.thwarts} attack${view.thwarts === 1 ? '' : 's'} thwarted ahead.`))
  if (view.foreseen) lines.push(`Foreseen to fall next: ${territory(view.foreseen).name}.`)
  if (view.fallen.length > 0) lines.push(`Fallen: ${view.fallen.map(tile => territory(tile).name).join(', ')}.`)
  return [style.say('title', 'The Evil Spirit'), ...lines.flatMap(line => wrap(line, columns, '  '))]
}

function others(view: WizardsView, self: PlayerView, columns: number, style: Style): string[] {
  const rest = view.players.filter(player => player !== self)
  if (rest.length === 0) return []
  const lines = rest.map(player => {
    const rank = player.order === null ? 'no Order' : order(player.order).ranks[player.rank - 1]?.title
    return `${player.seat + 1} ${player.name}: ${rank}, ${spaceName(player.space)}`
  })
  return [style.say('title', 'At the table'), ...lines.flatMap(line => wrap(line, columns, '  '))]
}
