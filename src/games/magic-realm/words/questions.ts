import { KernelError, type PhrasedQuestion, type Question } from '../../../kernel/index.ts'
import type { AnswerText } from '../../../parts/wording.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { denizensSeenIn, knownWays } from '../plans/seen.ts'
import { isCache } from '../rules/actions/caching.ts'
import { phasesLeft, plannedPlace } from '../rules/day/phases.ts'
import { chitsOf, faceOf } from '../rules/facts/chits.ts'
import { hindranceOf } from '../rules/facts/hindrance.ts'
import { isHired, servesWhom } from '../rules/facts/serving.ts'
import { type Belonging, belonging, counterNumber } from '../rules/pieces/belongings.ts'
import { boardOf, exitAt, mustBeFound, type PlacedTile, wayOn, waysBetween } from '../rules/pieces/board.ts'
import { CHITS_OF_STAGE, characterCard, STAGES, stageOf } from '../rules/pieces/characters.ts'
import { isIdleSide } from '../rules/pieces/chits.ts'
import { denizenOf, isDenizen } from '../rules/pieces/denizens.ts'
import { laid, placementsOf, roadsJoined } from '../rules/pieces/laying.ts'
import { EDGE_STEPS, EDGES, isCave, isMountain, type TileCode, tileOf } from '../rules/pieces/tiles.ts'
import type { ActOfKind, RealmAct } from '../rules/state/acts.ts'
import { asked, type CombatTopic, type OptionOn, subjectOf, type Topic } from '../rules/state/asking.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import type { CombatAct } from '../rules/state/combat-acts.ts'
import type { OfferedGood } from '../rules/state/goods.ts'
import { plays } from '../rules/state/optional.ts'
import type { ActivityKind, PhaseSource } from '../rules/state/state.ts'
import { type RealmView, type SeenIndividual, seenIndividual } from '../rules/state/view.ts'
import { BATTLE_TEXTS, battleLabel, isBattleAct } from './battle.ts'
import { pieceName } from './combat/names.ts'
import { COMBAT_TEXTS, combatLabel } from './combat/questions.ts'
import { areAlike } from './copies.ts'
import { isMagicAct, MAGIC_TEXTS, magicLabel, spellName } from './magic.ts'
import {
  aboutAbility,
  advantageLines,
  belongingName,
  characterName,
  chitName,
  clearingName,
  denizenNames,
  goodName,
  thingName,
  tileName,
  treasureDoes,
} from './names.ts'
import { nativeLabel } from './natives.ts'
import { needsText } from './needs.ts'
import { dangersAt, leftToFind } from './places.ts'
import { characterIn, type QuestionContext, type QuestionTexts, questionValues } from './question-context.ts'
import { activityText, sourceText } from './turns.ts'

/** Adds texts to a question. Throws KernelError for an unknown topic. */
export function phraseIn(words: Messages, view: RealmView, question: Question): PhrasedQuestion {
  const known = asked(question)
  const { topic, data } = known
  if (!Object.hasOwn(TEXTS, topic) && !words.has(`ask-${topic}`))
    throw new KernelError(`Magic Realm has no text for a question about "${topic}"`)
  const subject = subjectOf(known)
  const character = subject === null ? null : seenIndividual(view, subject)
  const context = { words, view, topic, data, character } as QuestionContext
  const options = known.options.map(option => ({ ...option, ...labelOf(context, option) }))
  const text = named(context, textOn(topic, context))
  return { ...question, text, options: numbered(context, options) }
}

/** Returns a question's text. By default the message id is `ask-` and the topic, and its variables are the data. */
const textOn = <K extends Topic>(topic: K, context: QuestionContext<K>): string =>
  TEXTS[topic]?.(context) ?? context.words.get(`ask-${topic}`, questionValues(context.data, context.words))

/** Numbers counters that would otherwise have the same label, unless all of them are alike. */
function numbered<O extends OptionOn<Topic> & AnswerText>(context: QuestionContext, options: readonly O[]): O[] {
  return options.map(option => {
    const twins = options.flatMap(({ act, label }) =>
      'belonging' in act && label === option.label ? [act.belonging] : [],
    )
    if (!('belonging' in option.act) || twins.length < 2 || areAlike(context.view, context.character, twins))
      return option
    const values = { label: option.label, n: counterNumber(option.act.belonging) }
    return { ...option, label: context.words.get('act-which', values) }
  })
}

/** Returns the label and note of an answer in a fight. Acts of magic have their own texts. */
const fightLabel = (context: QuestionContext<CombatTopic>, act: CombatAct): AnswerText =>
  isMagicAct(act) ? magicLabel(context, act) : { label: combatLabel(context, act), ...costNote(context, act) }

/**
 * Warns of treachery and of natives who will attack. It is treachery to attack the character's own hired native, or to
 * use it against its own group (16.6.1, 26.10, 26.11).
 */
function costNote({ words, view, data }: QuestionContext<CombatTopic>, act: CombatAct): { note?: string } {
  const isOwn = (denizen: string): boolean =>
    isDenizen(denizen) &&
    denizenOf(denizen).is === 'native' &&
    'character' in data &&
    servesWhom(view, denizen) === data.character
  const isTreason = act.kind === 'target' ? isOwn(act.denizen) : 'kin' in act
  if (isTreason) return { note: words.get('note-treachery') }
  const roused = 'rouses' in act ? (act.rouses?.length ?? 0) : 0
  return roused > 0 ? { note: words.get('note-rouses', { n: roused }) } : {}
}

/**
 * Capitalizes a question. Adds the character's name if the player has several characters and the text does not mention
 * the name.
 */
function named({ words, view, character }: QuestionContext, text: string): string {
  const isOneOfSeveral = view.perPlayer > 1 || (view.war?.leaders.some(({ isOwn }) => isOwn) ?? false)
  if (!character || !isOneOfSeveral) return capital(text)
  const name = characterName(character.id)
  return text.includes(name) ? capital(text) : words.get('ask-of', { name, text: capital(text) })
}

const TEXTS: QuestionTexts<Topic> = {
  character: ({ words, view, data }) => {
    const fallen = view.characters.find(({ id }) => id === data.fallen)
    if (!fallen) return words.get('ask-character')
    return words.get('ask-character.next', { name: characterName(fallen.id), fate: fallen.fate, day: view.day })
  },
  gear: ({ words, data }) => words.get('ask-gear', { gear: belongingName(`${data.type}-1`) }),
  'visitor-box': ({ words, data }) => words.get('ask-visitor-box', { side: sideName(words, data.side) }),
  record: recordText,
  'record-familiar': ({ words, data }) => words.get('ask-familiar', { n: data.phase + 1 }),
  'phase-start': ({ words, data }) => words.get('ask-phase-start', { n: data.played + 1 }),
  block: ({ words, view }) => words.get(view.war ? 'ask-block-anybody' : 'ask-block'),
  'follow-on': ({ words, data }) =>
    words.get('ask-follow-on', { guide: characterName(data.guide), n: data.played + 1 }),
  ...BATTLE_TEXTS,
  ...MAGIC_TEXTS,
  ...COMBAT_TEXTS,
  drinks: ({ words, view, data, character }) =>
    words.get('ask-drinks', {
      ...{ trader: thingName(words, data.trader), price: data.price, gold: character?.gold ?? 0 },
      battle: view.phase === 'evening' ? 'yes' : 'no',
    }),
  'gain-card': ({ words }) => words.get('ask-gain', { what: 'card' }),
  'gain-horse': ({ words }) => words.get('ask-gain', { what: 'horse' }),
  'gain-arm': ({ words }) => words.get('ask-gain', { what: 'arm' }),
  price: ({ words, data, character }) => {
    const trader = thingName(words, data.trader)
    const { price, owed } = data
    const what = data.belonging ? belongingName(data.belonging) : data.spell && spellName(data.spell)
    if (what === undefined) return words.get('ask-price', { trader, owed })
    if (price < 0) return words.get('ask-price.with', { trader, what, gold: -price })
    const is = owed === price ? 'whole' : 'part'
    return words.get('ask-price.for', { what, price, owed, is, gold: character?.gold ?? 0 })
  },
  'deal-give': ({ words, data }) =>
    words.get('ask-deal-give', { name: characterName(data.other), ...dealSide(words, data.so) }),
  'deal-for': ({ words, data }) =>
    words.get('ask-deal-for', {
      name: characterName(data.other),
      gives: goodsText(words, data.gives),
      ...dealSide(words, data.so),
    }),
  deal: ({ words, data }) =>
    words.get('ask-deal', {
      name: characterName(data.character),
      gives: goodsText(words, data.gives),
      asks: goodsText(words, data.asks),
    }),
}

/** Names one side of a deal: `Golden Crown and 12 gold`. */
const goodsText = (words: Messages, goods: readonly OfferedGood[]): string =>
  goods.length === 0 ? words.get('deal-nothing') : words.list(goods.map(good => goodName(words, good)))

const dealSide = (words: Messages, goods: readonly OfferedGood[]) => ({
  n: goods.length,
  so: goodsText(words, goods),
})

const sideName = (words: Messages, side: string): string => capital(words.get('visitor-side', { side }))

/** Describes the turn recorded so far and the phases left. */
function recordText({ words, view, data, character }: QuestionContext<'record'>): string {
  if (!character) return words.get('ask-record', { n: data.phase + 1 })
  const plan = character.plan ?? []
  const so = plan.map(({ activity }, i) => `${i + 1} ${activityText(words, activity)}`).join(', ')
  const left = phasesLeft(view, character, plan)
  const phases = [
    ...(left.basic > 0 ? [words.get('phases-basic', { n: left.basic })] : []),
    ...(left.sunlight > 0 ? [words.get('phases-sunlight', { n: left.sunlight })] : []),
    ...(left.sheltered > 0 ? [words.get('phases-roof', { n: left.sheltered })] : []),
    ...left.extra.map(source => sourceText(words, source)),
  ]
  const n = left.basic + left.sunlight + left.sheltered + left.extra.length
  const values = { n: plan.length + 1, left: phases.join(', '), so }
  if (plan.length === 0) return words.get('ask-record.first', values)
  return words.get(n === 1 ? 'ask-record.last' : 'ask-record.so-far', values)
}

function labelOf(context: QuestionContext, { id, act }: OptionOn<Topic>): AnswerText {
  // Chits are labeled as printed, and these labels are also the answer ids.
  if (context.topic === 'fatigue' || context.topic === 'wound') return { label: id }
  return isOfCombat(context) ? fightLabel(context, act as CombatAct) : dayLabel(context, act as RealmAct)
}

const isOfCombat = (context: QuestionContext): context is QuestionContext<CombatTopic> =>
  Object.hasOwn(COMBAT_TEXTS, context.topic)

function dayLabel(context: QuestionContext, act: RealmAct): AnswerText {
  const { words, view, topic, character } = context
  if (isMagicAct(act)) return magicLabel(context, act)
  if (isBattleAct(act)) return battleLabel(context, act)
  switch (act.kind) {
    case 'record':
      return recordLabel(context, act)
    case 'retag':
      return retagText(context, act.source)
    case 'tile':
      return { label: tileName(act.tile), note: aboutTile(words, view, act.tile) }
    case 'lay':
      return { label: layText(words, view, act), note: roadsText(words, view, act) }
    case 'take':
      return { label: characterName(act.character), note: aboutCharacter(words, view, act.character) }
    case 'deal-with':
      return { label: words.get('act-deal-with', { name: characterName(act.character) }) }
    case 'ability':
      return {
        label: words.get('ability-of', { ability: act.ability }),
        note: aboutAbility(words, { id: characterIn(context), ability: act.ability }),
      }
    case 'needs':
      return { label: context.topic === 'needs' ? needsText(words, context.data.goals, act.points) : '' }
    case 'stage':
      return stageText(words, view, characterIn(context), act)
    case 'gain':
      return {
        label: words.get('act-gain', { what: belongingName(act.belonging), from: thingName(words, act.from) }),
        note: aboutBelonging(words, act.belonging),
      }
    case 'grow':
      return { label: chitText(character, act.chit) }
    case 'from':
      return { label: words.get('act-from', { group: thingName(words, act.group) }) }
    case 'visitor':
      return isIdleSide(view.encounter, act.side)
        ? { label: sideName(words, act.side), note: words.get('about-idle-side') }
        : { label: sideName(words, act.side) }
    case 'box':
      return { label: words.get('act-box', { box: act.box }) }
    case 'start':
      return { label: capital(words.get('start-at', { at: act.at })) }
    case 'entrance':
      return { label: words.get('act-entrance', { place: clearingName(wayOn(boardOf(view.tiles), act.way).ends[0]) }) }
    case 'pack':
      return {
        label: words.get('act-pack', { what: belongingName(act.belonging), horse: belongingName(act.horse) }),
      }
    case 'block':
      return { label: words.get('act-block', { who: pieceName(words, act.denizen) }) }
    case 'block-one':
    case 'stop':
    case 'leave-behind':
    case 'arrange':
    case 'hire':
    case 'assign':
    case 'take-up':
    case 'give-up':
      return nativeLabel(context, act)
    case 'search':
      return searchText(context, act)
    case 'finding':
      return {
        label: capital(words.list(act.findings.map(finding => words.get('finding-what', { finding })))),
      }
    case 'exchange':
      return { label: words.get('act-exchange', { chit: chitName(act.chit) }) }
    case 'open':
      return { label: chitText(character, act.chit) }
    case 'open-with':
      return {
        label: act.belonging === 'strength' ? words.get('act-open-strength') : thingName(words, act.belonging),
      }
    case 'to':
      return { label: clearingName(act.clearing) }
    case 'banish':
      return { label: capital(thingName(words, act.who)) }
    case 'look':
      return { label: capital(thingName(words, act.box)) }
    case 'free':
      return {
        label: words.get('act-free', {
          name: characterName(act.character),
          curse: words.get('curse-name', { curse: act.curse }),
        }),
      }
    case 'trade':
      return { label: words.get('act-trade', { side: act.side, with: thingName(words, act.with) }) }
    case 'rest':
      return restText(context, act)
    case 'cache-make':
      return { label: words.get('act-cache-make') }
    case 'cache-open':
      return { label: words.get('act-cache-open', { cache: thingName(words, act.cache) }) }
    case 'cache-gold':
      return { label: words.get('act-cache-gold', { to: act.to }) }
    case 'discovery':
      return { label: capital(thingName(words, act.thing)) }
    case 'count':
      return { label: '' }
    case 'activate':
    case 'deactivate':
    case 'abandon':
    case 'drop':
    case 'pick-up':
    case 'unpack':
    case 'turn':
    case 'hand':
    case 'buy':
    case 'ask-for': {
      if (topic === 'cache-goods' && act.kind === 'ask-for')
        return {
          label: words.get('act-cache-take', { what: belongingName(act.belonging) }),
          note: aboutBelonging(words, act.belonging),
        }
      const what = belongingName(act.belonging)
      // The label already shows the price.
      const hasPrice = !TRADING.has(topic)
      const note = aboutBelonging(words, act.belonging, hasPrice)
      return { label: words.get('act-handle', { kind: act.kind, what }), ...(note === '' ? {} : { note }) }
    }
    case 'ask-all':
    case 'ask-new':
      return { label: words.get('act-word', { kind: act.kind, topic }), note: words.get('about-asking') }
    default:
      return { label: words.get('act-word', { kind: act.kind, topic }) }
  }
}

/** Topics whose answers have a price. */
const TRADING: ReadonlySet<Topic> = new Set<Topic>(['sell', 'buy', 'price'])

function chitText(character: SeenIndividual | null, number: number): string {
  const chit = character ? chitsOf(character)[number] : undefined
  return chit ? faceOf(chit) : String(number + 1)
}

/** Describes a belonging: its effect, weight, price and value. `hasPrice` is false if the price is shown elsewhere. */
export function aboutBelonging(words: Messages, id: string, hasPrice = true): string {
  const piece = belonging(id)
  const does = piece.kind === 'treasure' ? treasureDoes(words, id) : ''
  const parts = [
    ...(does === '' ? [] : [does]),
    ...strengthText(words, piece),
    ...(piece.kind === 'horse' ? [] : [words.get('sheet-weight', { level: piece.weight })]),
    ...(hasPrice ? [words.get('about-price', { n: piece.price })] : []),
    ...(piece.fame !== 0 ? [words.get('about-fame', { n: piece.fame })] : []),
    ...(piece.notoriety !== 0 ? [words.get('about-notoriety', { n: piece.notoriety })] : []),
    ...(piece.kind === 'treasure' && piece.great ? [words.get('sheet-great')] : []),
  ]
  return parts.join(', ')
}

/** Describes a character that can be chosen: weight, equipment and special advantages. */
export function aboutCharacter(words: Messages, view: RealmView, id: string): string {
  const { weight, gear, spells } = characterCard(id)
  const is = words.get('about-character', {
    weight,
    gear: gear.length === 0 ? words.get('about-no-gear') : gear.map(type => belongingName(`${type}-1`)).join(', '),
    spells: view.magic ? (spells?.count ?? 0) : 0,
  })
  return [is, ...advantageLines(words, view, { id })].join(' ')
}

/** Formats a side of a horse or weapon as printed: `M4*`. A weapon without a time uses the time of the FIGHT chit. */
const sideOf = (level: string | null, time: number | null, stars: number): string =>
  [level ?? '-', time, '*'.repeat(stars)].join('')

/**
 * Describes a horse's speed and strength on both sides, or a weapon's strike. Returns an empty list for anything else.
 */
function strengthText(words: Messages, piece: Belonging): string[] {
  if (piece.kind === 'horse') {
    const { walk, gallop } = piece
    return [
      words.get('about-horse', {
        walk: sideOf(walk.strength, walk.time, 0),
        gallop: sideOf(gallop.strength, gallop.time, 0),
      }),
    ]
  }
  if (piece.kind !== 'weapon') return []
  const [unalerted, alerted] = [piece.unalerted, piece.alerted].map(side => sideOf(side.harm, side.time, side.stars))
  const alike = unalerted === alerted ? 'yes' : 'no'
  return [words.get('about-weapon', { length: piece.length, unalerted: unalerted!, alerted: alerted!, alike })]
}

/** Describes a starting stage: chits, points, equipment and spells (26.21). */
function stageText(words: Messages, view: RealmView, id: string, { stage, points }: ActOfKind<'stage'>): AnswerText {
  const { name, gear, spells } = stageOf(characterCard(id), stage)
  const things = gear.map(type => belongingName(`${type}-1`))
  return {
    label: words.get('act-stage', { stage, title: name }),
    note: words.get('about-stage', {
      stage,
      chits: Math.min(stage, STAGES.length) * CHITS_OF_STAGE,
      points,
      gear: capital(things.length === 0 ? words.get('about-no-gear') : things.join(', ')),
      spells: view.magic ? (spells?.count ?? 0) : 0,
    }),
  }
}

/** Describes where a tile can be placed: the adjacent tiles and the rotation. */
function layText(words: Messages, view: RealmView, act: ActOfKind<'lay'>): string {
  const beside = view.tiles.flatMap(({ tile, q, r }) =>
    EDGES.filter((_, edge) => {
      const [dq, dr] = EDGE_STEPS[edge]!
      return q + dq === act.q && r + dr === act.r
    }).map(edge => words.get('edge-of', { edge, tile: tileName(tile) })),
  )
  return beside.length === 0
    ? words.get('act-lay', { turn: act.turn * 60 })
    : words.get('act-lay.beside', { tiles: words.list(beside), turn: act.turn * 60 })
}

/** Lists the clearings that a placed tile's roads would join, and the number of roads left open. */
function roadsText(words: Messages, view: RealmView, act: ActOfKind<'lay'>): string {
  const placed = laid(act.tile, act)
  const joined = roadsJoined(view.tiles, placed)
  const open = roadsOf(placed) - joined.length
  if (joined.length === 0) return words.get('about-lay', { open })
  const joints = joined.map(([own, other]) =>
    words.get('road-joined', { own: own.slice(-1), other: clearingName(other) }),
  )
  return words.get('about-lay.joined', { joints: words.list(joints), open })
}

const roadsOf = (tile: PlacedTile): number => EDGES.filter((_, edge) => exitAt(tile, edge) !== 0).length

/** Describes a tile and the number of possible placements. */
function aboutTile(words: Messages, view: RealmView, tile: TileCode): string {
  const { kind, normal } = tileOf(tile)
  const roads = roadsOf(laid(tile, { q: 0, r: 0, turn: 0 }))
  const ways = placementsOf(view.tiles, tile).length
  return words.get('about-tile', { kind, clearings: normal.clearings.length, roads, ways })
}

/** Names the subject of an activity: a guide, a tile to fly to or a clearing. */
function namedBy({ guide, tile, clearing }: ActOfKind<'record'>): string {
  if (guide !== undefined) return characterName(guide)
  if (tile !== undefined) return tileName(tile)
  return clearing === undefined ? '' : clearingName(clearing)
}

/** Describes a phase that can be recorded: its source and possible outcomes. */
function recordLabel(telling: QuestionContext, act: ActOfKind<'record'>): AnswerText {
  const { words, view, character } = telling
  const { activity: kind, clearing } = act
  const label = capital(
    words.get('activity-of', {
      kind,
      place: namedBy(act),
    }),
  )
  if (kind !== 'move' || !character || clearing === undefined) return { label, note: activityNote(telling, kind) }
  const cost = mountainCost(view)
  const planned = plannedPlace(character, character.plan ?? [], cost)
  const { at } = planned
  const n = planned.climbing === clearing ? planned.climbed + 1 : 1
  const ways = at === null ? [] : waysBetween(boardOf(view.tiles), at, clearing)
  const known = knownWays(view)
  const isShut = ways.length > 0 && ways.every(way => mustBeFound(way) && !known.has(way.id))
  const there = denizenNames(denizensSeenIn(view, clearing, 'monster'))
  const who = dangersAt(view, clearing)
  const notes = [
    ...(isShut ? [words.get('note-undiscovered', { kind: ways[0]?.kind ?? 'hidden' })] : []),
    ...(isMountain(clearing)
      ? [words.get('note-mountain', { half: n === cost ? 'second' : 'first', phases: cost, n })]
      : []),
    ...(isCave(clearing) ? [words.get('note-cave')] : []),
    ...(there === '' ? [] : [words.get('note-block', { who: there })]),
    ...(who === '' ? [] : [words.get('note-coming', { who })]),
  ]
  return notes.length === 0 ? { label } : { label, note: notes.join(' ') }
}

/**
 * Describes an activity other than MOVE: what prevents it, the monsters that would block an unhidden character after it
 * (13.1.2), and what it does.
 */
function activityNote({ words, view, character }: QuestionContext, kind: ActivityKind): string {
  const about = words.get('about-activity', {
    kind: kind === 'fly' && plays(view, 'flying-activities') ? 'fly-on' : kind,
  })
  if (!character) return about
  const hindrance = hindranceOf(view, character, kind)
  if (hindrance !== null) return words.get('note-hindered', { hindrance })
  const plan = character.plan ?? []
  const { at } = plannedPlace(character, plan, mountainCost(view))
  const isHidden = plan.some(({ activity }) => activity.kind === 'hide')
  if (at === null || isHidden || !BLOCKED.includes(kind)) return about
  const who = denizenNames(denizensSeenIn(view, at, 'monster').filter(id => !isHired(view, id)))
  return who === '' ? about : `${words.get('note-blocked', { who, hides: kind === 'hide' ? 'yes' : 'no' })} ${about}`
}

/** Activities after which monsters in the same clearing can block. */
const BLOCKED: readonly ActivityKind[] = [
  ...(['hide', 'search', 'trade', 'cache', 'hire', 'rest', 'alert', 'enchant'] as const),
  ...(['peer', 'enchant-far'] as const),
]

function searchText({ words, view, character }: QuestionContext, act: ActOfKind<'search'>): AnswerText {
  const { table, clearing } = act
  if (table !== 'loot') {
    const label = words.get('act-search', { table, place: clearingName(clearing) })
    const about = words.get('about-search', { table })
    if (table === 'magic-sight' || !character) return { label, note: about }
    return { label, note: `${leftToFind(words, view, character, { table, clearing })} ${about}` }
  }
  const site = act.site ?? 'pile'
  if (isCache(site))
    return { label: words.get('act-loot', { what: thingName(words, site) }), note: words.get('about-loot-cache') }
  const pile = site === 'pile' ? view.piles[act.clearing] : view.boxes[site]
  const what = site === 'pile' ? words.get('pile-at', { place: clearingName(act.clearing) }) : thingName(words, site)
  return { label: words.get('act-loot', { what }), note: words.get('about-loot', { n: pile?.length ?? 0, site }) }
}

/**
 * Describes a different source for the last recorded phase: the source it would use up and the one it would save
 * (6.1.10).
 */
function retagText({ words, character }: QuestionContext, source: PhaseSource): AnswerText {
  const plan = character?.plan ?? []
  const named = (one: PhaseSource) => words.get('retag-source', { source: one, name: sourceText(words, one) })
  const label = words.get('act-retag', {
    n: plan.length,
    source: named(source),
    kept: named(plan.at(-1)?.source ?? 'basic'),
  })
  return { label, note: words.get('about-retag', { source: source === 'sunlight' ? 'sunlight' : 'other' }) }
}

/** Describes a step of rest: the chit that recovers, and the chit fatigued as change. */
function restText({ words, character }: QuestionContext, act: ActOfKind<'rest'>): AnswerText {
  const chit = chitText(character, act.chit)
  const state = character?.chits[act.chit] ?? 'fatigued'
  return act.change === null
    ? { label: words.get('act-rest', { chit, state }) }
    : { label: words.get('act-rest.change', { chit, state, change: chitText(character, act.change) }) }
}
