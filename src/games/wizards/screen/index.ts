import type { Question } from '../../../kernel/index.ts'
import type { GameScreen } from '../../../screen/kit/game-screen.ts'
import { territory } from '../rules/islands/territories.ts'
import { bookOf } from '../rules/state/book.ts'
import { dayOfFortnight, fortnightOf } from '../rules/state/components.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { advice } from '../words/advice.ts'
import { ENGLISH } from '../words/messages.ts'
import { placeInShort, placeSeen } from '../words/places.ts'
import { countText } from '../words/sheet.ts'
import { PLAINS, RIFT } from './blocks.ts'
import { cardPage } from './card-page.ts'
import { highlightsIn } from './highlights.ts'
import { isPicture } from './looks.ts'
import { wizardsMap } from './map.ts'
import { scoreboardIn } from './scoreboard.ts'
import { sheetLines } from './sheet.ts'
import { mapSigns } from './signs.ts'
import { inWizards, wizardsTables } from './tables.ts'
import { taskPage } from './task-page.ts'

function layingStatus({ seats, next, hands, laying }: WizardsView): string[] {
  const left = hands[next]?.length ?? 0
  const tile = laying?.tile ? [territory(laying.tile).name] : []
  return ['Laying the tiles', seats[next] ?? '', `${left} tile${left === 1 ? '' : 's'} to go`, ...tile]
}

/**
 * Returns the option to stop if no further move is possible, so that an extra Enter doesn't cast a spell. Returns null
 * for any other question.
 */
const firstIn = ({ topic, options }: Question): string | null =>
  topic === 'move' && !options.some(({ act }) => act?.kind === 'move')
    ? (options.find(({ stops }) => stops === true)?.id ?? null)
    : null

/** The screen of Wizards (1982). */
export const wizardsScreen: GameScreen<WizardsView> = {
  map: wizardsMap,
  looks: wizardsTables,
  status(view, isNarrow = false) {
    if (view.phase === 'tiles') return layingStatus(view)
    const day = `Fortnight ${fortnightOf(view, view.day)}, Day ${dayOfFortnight(view, view.day)}`
    const player = view.players[view.seat ?? view.next]
    if (!player) return [day]
    const rank = player.order === null ? [] : [bookOf(player).order(player.order).ranks[player.rank - 1]?.title ?? '']
    const plight = [
      player.dazed ? 'Dazed' : '',
      player.bound ? 'Dragonbound' : '',
      player.trap ? 'in a Trap' : '',
      player.lair === null ? '' : `Lair Time ${countText(Math.max(0, player.lair - view.day), 'day')}`,
    ]
    const { knowledge, perception, power } = player.points
    const points = player.order === null ? [] : [`Kn ${knowledge} Pe ${perception} Po ${power}`]
    const place = isNarrow ? placeInShort(ENGLISH, view, player.space) : placeSeen(ENGLISH, view, player.space)
    // Narrow screens omit these, because the record sheet also shows them.
    return [day, player.name, ...(isNarrow ? [] : rank), ...plight.filter(word => word !== ''), place, ...points]
  },
  sheet: sheetLines,
  picture: async () => (await import('./picture.ts')).islandsSvg,
  pages: [
    { id: 'tasks', title: 'Tasks', lines: taskPage, isOwn: true },
    { id: 'cards', title: 'Cards', lines: cardPage, isOwn: true },
  ],
  defaultAnswer: (_view, question) => firstIn(question),
  highlights: highlightsIn(ENGLISH),
  scoreboard: scoreboardIn(ENGLISH),
  suggestions: (view, question = null) => advice(ENGLISH, view, question),
  // A player who is placing a Task Marker isn't moving, so suggestions don't help.
  showsSuggestions: ({ topic, data }) => (topic === 'space' && data?.for === 'marker' ? false : undefined),
  legend(style) {
    const { terrain, ...signs } = mapSigns[style.set]
    return [
      { sign: isPicture(inWizards(style)) ? PLAINS : terrain.plains, text: 'plains, 1 point' },
      { sign: terrain.woods, text: 'woods, 2' },
      { sign: terrain.mountains, text: 'mountains, 2' },
      { sign: signs.wave, text: 'water near land' },
      { sign: terrain.town, text: 'Common Town' },
      { sign: terrain.dwelling, text: 'Elven Dwelling' },
      { sign: terrain.abbey, text: 'Shrineheart Abbey' },
      { sign: terrain.tower, text: "a Master Sorcerer's tower" },
      { sign: terrain.cottage, text: "Hamdrel's Cottage" },
      { sign: terrain['high-hollow'], text: 'High Hollow' },
      { sign: terrain['star-crest'], text: 'the Star Crest' },
      { sign: terrain.ruktal, text: "Ruktal's place" },
      { sign: terrain.stone, text: 'a Stone; zoom in to see its dots' },
      { sign: terrain.lair, text: "the Dragon's den" },
      { sign: signs.you, text: 'you' },
      { sign: '1-6', text: 'the other players' },
      { sign: 'A-Z', text: 'markers of your Tasks' },
      { sign: signs.wizard, text: 'a High Wizard you know' },
      { sign: 'a-z', text: 'a Secret Wizard' },
      { sign: signs.dragon, text: 'the Dragon' },
      { sign: signs.demon, text: 'Demons' },
      { sign: signs.boat, text: 'a boat' },
      { sign: signs.fallen, text: 'taken by Evil' },
      { sign: isPicture(inWizards(style)) ? '▐ ▄' : signs.wall[0], text: 'a wall' },
      { sign: isPicture(inWizards(style)) ? RIFT : signs.rift[0], text: 'the rift' },
      { sign: signs.way[0], text: 'the route shown' },
      { sign: signs.way[1], text: 'where a turn on it ends' },
      { sign: signs.reach, text: 'in front of a space you can choose' },
      { sign: 'Torwall', text: 'a Common Territory' },
      { sign: 'glendale', text: 'an Elven Territory' },
      { sign: 'MEGMORAN', text: 'a Magic Territory' },
    ]
  },
}
