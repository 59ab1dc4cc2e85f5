import type { Hint } from '../../../bots/index.ts'
import type { PhrasedOption, PhrasedQuestion } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { isUseful, spellValue } from '../plans/sorcery.ts'
import { magicChits } from '../rules/facts/magic-chits.ts'
import { boardOf } from '../rules/pieces/board.ts'
import { type CharacterId, printedChits, printedRelation, RELATIONS } from '../rules/pieces/characters.ts'
import { groupOf } from '../rules/pieces/denizens.ts'
import { SETUP, VISITORS } from '../rules/pieces/setup-card.ts'
import { colorOfType, spellOf } from '../rules/pieces/spells.ts'
import { isSmall, placedTile } from '../rules/pieces/tile-placement.ts'
import { tileCodeOf } from '../rules/pieces/tiles.ts'
import { actOf, type RealmAct } from '../rules/state/acts.ts'
import { asRealmQuestion, subjectOf, type Topic } from '../rules/state/asking.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { spellName } from '../words/magic.ts'
import { clearingName } from '../words/names.ts'
import { type DayPolicy, dayAnswer, USES_ABILITY } from './day.ts'
import { journeysOf } from './journeys.ts'
import { magicAnswer } from './sorcery.ts'

/**
 * Topics of questions before the first day, for a new character and at each stage of development (3, 4, 26.8, 26.21).
 */
export const SETUP_TOPICS = [
  'tile',
  'lay',
  'character',
  'ability',
  'stage',
  'grow',
  'gear',
  'visitor',
  'visitor-box',
  'start',
  'entrance',
  'needs',
  'spell',
  'color-chits',
] as const satisfies readonly Topic[]
type SetupTopic = (typeof SETUP_TOPICS)[number]

/** A setup question with its context. */
interface SetupContext {
  readonly words: Messages
  readonly policy: DayPolicy
  readonly view: RealmView
  readonly question: PhrasedQuestion
  readonly character: SeenCharacter | null
  /** The character that the question is about, who may not be in play yet. */
  readonly name: CharacterId
}

type ActOf<K extends RealmAct['kind']> = RealmAct & { readonly kind: K }

/** Returns a hint for a setup or development question, or null for any other question. */
export function setupAdvice(
  words: Messages,
  policy: DayPolicy,
  view: RealmView,
  question: PhrasedQuestion,
): Hint | null {
  const topic = SETUP_TOPICS.find(one => one === question.topic)
  if (topic === undefined) return null
  const name = subjectOf(asRealmQuestion(question)) ?? ''
  const character = view.characters.find(({ id, isOwn }) => isOwn && id === name) ?? null
  return ADVICE[topic]({ words, policy, view, question, character, name })
}

const ADVICE: Readonly<Record<SetupTopic, (context: SetupContext) => Hint | null>> = {
  tile: context => {
    const size = ({ tile }: ActOf<'tile'>) => (isSmall(tile) ? 'small' : 'large')
    const option = best(context, 'tile', act => (size(act) === 'large' ? 1 : 0))
    return hintFor(option, (act, label) => context.words.get('hint-tile', { label, size: size(act) }))
  },
  lay: context => {
    const option = best(context, 'lay', act => roadsJoined(context.view, act))
    return hintFor(option, act => context.words.get('hint-lay', { roads: roadsJoined(context.view, act) }))
  },
  character: characterAdvice,
  ability: context => {
    const gains = USES_ABILITY.includes(context.name) ? 'yes' : 'no'
    return botAnswerHint(context, label => context.words.get('hint-ability', { label, gains }))
  },
  stage: context => botAnswerHint(context, label => context.words.get('hint-stage', { label })),
  grow: context => {
    const chits = printedChits(context.character ?? { id: context.name })
    const option = best(context, 'grow', ({ chit }) => -(chits[chit]?.time ?? 0))
    return hintFor(option, (_act, label) => context.words.get('hint-grow', { label }))
  },
  // The remaining equipment must be bought from its owners. Friendly owners charge least (10.4).
  gear: context => {
    const option = best(context, 'from', ({ group }) => -relationRating(context, group))
    return hintFor(option, (_act, label) => context.words.get('hint-gear', { label }))
  },
  visitor: context => {
    const trades = ({ side }: ActOf<'visitor'>) => VISITORS.includes(side)
    const option = best(context, 'visitor', act => (trades(act) ? 1 : 0))
    return hintFor(option, (act, label) =>
      context.words.get('hint-visitor', { label, trades: trades(act) ? 'yes' : 'no' }),
    )
  },
  'visitor-box': context => {
    const option = best(context, 'box', ({ box }) => summonersOf(box)?.at.length ?? 0)
    return hintFor(option, ({ box }, label) => {
      const by = summonersOf(box)
      return by
        ? context.words.get('hint-visitor-box', { label, group: groupOf(by.group).name, places: by.at.length })
        : context.words.get('hint-visitor-site', { label })
    })
  },
  start: context => {
    const garrison = ({ at }: ActOf<'start'>) => SETUP.substitutes.find(({ brings }) => brings === at)?.group
    const liked = (act: ActOf<'start'>) => {
      const group = garrison(act)
      return group === undefined ? -1 : relationRating(context, group)
    }
    const option = best(context, 'start', liked)
    return hintFor(option, (act, label) => {
      const group = garrison(act)
      const relation = group === undefined ? 'ghosts' : RELATIONS[relationRating(context, group)]!
      return context.words.get('hint-start', {
        label,
        relation,
        group: group === undefined ? '' : groupOf(group).name,
      })
    })
  },
  entrance: entranceAdvice,
  needs: context => {
    const question = asRealmQuestion(context.question)
    const id = dayAnswer({ ...context, question })
    if (id === null || question.topic !== 'needs') return null
    const { goals } = question.data
    const sought = id.split(' ').flatMap((n, i) => (n === '0' ? [] : [{ n: Number(n), goal: goals[i]! }]))
    const parts = sought.map(one => context.words.get('hint-needs-goal', one))
    return {
      id,
      why: context.words.get('hint-needs', {
        points: context.words.list(parts),
        fights: parts.length < 3 ? 'yes' : 'no',
      }),
    }
  },
  spell: context => {
    const use = ({ spell }: ActOf<'spell'>): string => {
      const [fight, day] = [spellValue(spell, true) > 0, spellValue(spell, false) > 0]
      return fight && day ? 'both' : fight ? 'fight' : day ? 'day' : 'none'
    }
    return hintFor(
      chosen(context, 'spell', magicAnswer({ ...context, question: asRealmQuestion(context.question) })),
      (act, label) => context.words.get('hint-spell', { label, use: use(act) }),
    )
  },
  'color-chits': colorAdvice,
}

/** An option with its act, narrowed to one kind of act. */
interface OptionWithAct<K extends RealmAct['kind']> {
  readonly option: PhrasedOption
  readonly act: ActOf<K>
}

/** Lists the options with acts of a kind. */
const optionsOf = <K extends RealmAct['kind']>({ question }: SetupContext, kind: K): OptionWithAct<K>[] =>
  question.options.flatMap(option => {
    const act = actOf(option)
    return act?.kind === kind ? [{ option, act: act as ActOf<K> }] : [] // the kind was just checked
  })

/** Finds the option with the highest value. In a tie, the first one wins. Returns null if no option is of this kind. */
function best<K extends RealmAct['kind']>(
  context: SetupContext,
  kind: K,
  rate: (act: ActOf<K>) => number,
): OptionWithAct<K> | null {
  let found: { readonly meant: OptionWithAct<K>; readonly value: number } | null = null
  for (const meant of optionsOf(context, kind)) {
    const value = rate(meant.act)
    if (!found || value > found.value) found = { meant, value }
  }
  return found?.meant ?? null
}

/** Finds the option with an id, or returns null if none with this kind of act has it. */
const chosen = <K extends RealmAct['kind']>(
  context: SetupContext,
  kind: K,
  id: string | null,
): OptionWithAct<K> | null => optionsOf(context, kind).find(({ option }) => option.id === id) ?? null

/** Creates a hint that recommends an option. Returns null if there is no option. */
const hintFor = <K extends RealmAct['kind']>(
  meant: OptionWithAct<K> | null,
  why: (act: ActOf<K>, label: string) => string,
): Hint | null => meant && { id: meant.option.id, why: why(meant.act, meant.option.label) }

/** Creates a hint that recommends the bot's own answer. Returns null if it has none. */
function botAnswerHint(context: SetupContext, why: (label: string) => string): Hint | null {
  const id = dayAnswer({ ...context, question: asRealmQuestion(context.question) })
  const option = context.question.options.find(one => one.id === id)
  return option ? { id: option.id, why: why(option.label) } : null
}

/**
 * Characters who win by fighting, and (below) characters who are hard to catch. Each list starts with the easiest to
 * play.
 */
const FIGHTERS: readonly CharacterId[] = ['black-knight', 'amazon', 'white-knight', 'captain', 'dwarf', 'berserker']
const EVASIVE: readonly CharacterId[] = [
  ...['elf', 'woods-girl', 'swordsman', 'druid', 'pilgrim', 'wizard', 'magician', 'sorceror', 'witch', 'witch-king'],
]

/**
 * Recommends a fighter and an evasive character. In the First ENCOUNTER the evasive one comes first. Returns null if
 * none is free.
 */
function characterAdvice(context: SetupContext): Hint | null {
  const free = (names: readonly CharacterId[]) =>
    names.flatMap(name => optionsOf(context, 'take').filter(({ act }) => act.character === name)).slice(0, 1)
  const kinds = context.view.encounter === 1 ? [EVASIVE, FIGHTERS] : [FIGHTERS, EVASIVE]
  const two = kinds.flatMap(free)
  if (!two[0]) return null
  const why = two.map(({ act }) => context.words.get('hint-suits', { character: act.character }))
  return { id: two[0].option.id, why: why.join(' ') }
}

/** Rates a group's relation to a character, from 0 (enemy) to 4 (ally). */
const relationRating = ({ character, name }: SetupContext, group: string): number =>
  RELATIONS.indexOf(printedRelation(character ?? { id: name }, group))

/**
 * Finds the group with the leader who summons the contents of a box on row 6 of the setup card, and the Dwellings where
 * the group appears (13.5.1, 13.5.3). Returns undefined if sites summon them.
 */
const summonersOf = (box: number) => {
  const by = SETUP.calls.find(one => one.box === box)?.by ?? []
  return SETUP.groups.find(({ group }) => by.includes(`${group}-hq`))
}

/** Counts the roads that a placed tile joins to its neighbors. */
function roadsJoined({ tiles }: RealmView, { tile, ...place }: ActOf<'lay'>): number {
  const { ways } = boardOf([...tiles, placedTile(tile, place)])
  return [...ways.values()].filter(({ ends: [one, other] }) => {
    const codes = other === null ? [] : [tileCodeOf(one), tileCodeOf(other)]
    return codes.length === 2 && codes[0] !== codes[1] && codes.includes(tile)
  }).length
}

/**
 * Recommends the entrance road nearest to a large tile. The chits have not been placed yet, but treasure sites will be
 * on such tiles (3.5.3, 27.1.3).
 */
function entranceAdvice(context: SetupContext): Hint | null {
  const { words, view } = context
  const board = boardOf(view.tiles)
  const goalFrom = (way: string) => {
    const journeys = journeysOf(view, board.ways.get(way)!.ends[0])
    const sites = [...journeys].filter(([clearing]) => !isSmall(tileCodeOf(clearing)))
    const phases = Math.min(...sites.map(([, journey]) => journey.phases))
    return { phases, clearing: sites.find(([, journey]) => journey.phases === phases)?.[0] ?? '' }
  }
  const option = best(context, 'entrance', ({ way }) => -goalFrom(way).phases)
  return hintFor(option, ({ way }, label) => {
    const { phases, clearing } = goalFrom(way)
    return words.get('hint-entrance', { label, phases, place: clearingName(clearing) })
  })
}

/**
 * Recommends enchanting a chit with a color that a spell needs, or enchanting none. Returns null if there is no answer.
 */
function colorAdvice(context: SetupContext): Hint | null {
  const { words, character, question } = context
  const id = magicAnswer({ ...context, question: asRealmQuestion(question) })
  const option = question.options.find(one => one.id === id)
  if (!option) return null
  const act = actOf(option)
  const chit = character && act?.kind === 'color-chit' ? act.chit : null
  const type = character && magicChits(character).find(({ number }) => number === chit)?.magic
  const color = colorOfType(type ?? '')
  const known = character?.magic?.spells ?? []
  const spell = known.find(one => isUseful(one.spell) && spellOf(one.spell).color === color)
  if (color === null || !spell)
    return { id: option.id, why: words.get('hint-color-chit.none', { label: option.label }) }
  return {
    id: option.id,
    why: words.get('hint-color-chit', {
      label: option.label,
      spell: spellName(spell.spell),
      color: words.get('color-name', { color }),
    }),
  }
}
