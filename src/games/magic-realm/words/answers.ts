import type { AnswerText } from '../../../parts/wording.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { denizensSeenIn, knownWays } from '../plans/view-facts.ts'
import { isCache } from '../rules/actions/caching.ts'
import { phasesLeft, plannedPlace } from '../rules/day/phases.ts'
import { isHired } from '../rules/facts/employment.ts'
import { hindranceOf } from '../rules/facts/hindrance.ts'
import { type Belonging, belonging } from '../rules/pieces/belongings.ts'
import { boardOf, exitAt, mustBeFound, type PlacedTile, waysBetween } from '../rules/pieces/board.ts'
import { CHITS_OF_STAGE, characterCard, STAGES, stageOf } from '../rules/pieces/characters.ts'
import { isIdleSide } from '../rules/pieces/chits.ts'
import { placedTile, placementsOf, roadsJoined } from '../rules/pieces/tile-placement.ts'
import { EDGE_STEPS, EDGES, isCave, isMountain, type TileCode, tileOf } from '../rules/pieces/tiles.ts'
import type { ActOfKind } from '../rules/state/acts.ts'
import type { OptionOn, Topic } from '../rules/state/asking.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import { plays } from '../rules/state/optional.ts'
import type { ActivityKind, PhaseSource } from '../rules/state/state.ts'
import type { RealmView } from '../rules/state/view.ts'
import { BATTLE_ANSWERS } from './battle.ts'
import { FIGHT_ANSWERS } from './combat/answers.ts'
import { MAGIC_ANSWERS } from './magic.ts'
import {
  aboutAbility,
  advantageLines,
  belongingName,
  characterName,
  clearingName,
  denizenNames,
  thingName,
  tileName,
  treasureEffect,
} from './names.ts'
import { NATIVE_ANSWERS } from './native-answers.ts'
import { dangersAt, leftToFind } from './places.ts'
import {
  type AnswerTexts,
  type AnyAct,
  answerBy,
  characterIn,
  chitText,
  type QuestionContext,
} from './question-context.ts'
import { sourceText } from './turns.ts'
import { needsText } from './victory-points.ts'

/** Returns an answer's label and note. */
export const labelAnswer = (context: QuestionContext, { id, act }: OptionOn<Topic>): AnswerText =>
  // Chits are labeled as printed, and these labels are also the answer ids.
  context.topic === 'fatigue' || context.topic === 'wound' ? { label: id } : labelFor(act.kind, context, act)

const labelFor = <K extends AnyAct['kind']>(
  kind: K,
  context: QuestionContext,
  act: AnyAct & { readonly kind: K },
): AnswerText => ANSWERS[kind]?.(context, act) ?? answerBy(context, act)

const ANSWERS: AnswerTexts = {
  ...MAGIC_ANSWERS,
  ...NATIVE_ANSWERS,
  ...BATTLE_ANSWERS,
  ...FIGHT_ANSWERS,
  record: recordLabel,
  retag: retagText,
  tile: (context, act) => ({ ...answerBy(context, act), note: aboutTile(context, act.tile) }),
  lay: ({ words, view }, act) => ({ label: layText(words, view, act), note: roadsText(words, view, act) }),
  take: (context, act) => ({
    ...answerBy(context, act),
    note: aboutCharacter(context.words, context.view, act.character),
  }),
  ability: (context, act) => ({
    ...answerBy(context, act),
    note: aboutAbility(context.words, { id: characterIn(context), ability: act.ability }),
  }),
  needs: ({ words, topic, data }, act) => ({
    label: topic === 'needs' ? needsText(words, data.goals, act.points) : '',
  }),
  stage: stageText,
  gain: (context, act) => ({ ...answerBy(context, act), note: aboutBelonging(context.words, act.belonging) }),
  visitor: (context, act) => ({
    ...answerBy(context, act),
    ...(isIdleSide(context.view.encounter, act.side) && { note: context.words.get('about-idle-side') }),
  }),
  search: searchText,
  rest: restText,
  activate: handle,
  deactivate: handle,
  abandon: handle,
  drop: handle,
  'pick-up': handle,
  unpack: handle,
  turn: handle,
  hand: handle,
  buy: handle,
  'ask-for': handle,
}

/** Labels an act with a belonging. The note describes it, except in a fight. */
function handle(context: QuestionContext, act: AnyAct & { readonly belonging: string }): AnswerText {
  const { words, topic } = context
  if (topic === 'action' || topic === 'more-gear') return answerBy(context, act)
  const note = aboutBelonging(words, act.belonging, !TRADING.includes(topic))
  return { ...answerBy(context, act, { isOwn: 'yes' }), ...(note && { note }) }
}

/** Topics with answers that already show the price. */
const TRADING: readonly Topic[] = ['sell', 'buy', 'price']

/** Describes a belonging: its effect, weight, price and value. `hasPrice` is false if the price is shown elsewhere. */
export function aboutBelonging(words: Messages, id: string, hasPrice = true): string {
  const piece = belonging(id)
  const does = piece.kind === 'treasure' ? treasureEffect(words, id) : ''
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

/** Describes a character that can be chosen: weight, equipment, number of spells and special advantages. */
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
function stageText(context: QuestionContext, act: ActOfKind<'stage'>): AnswerText {
  const { words, view } = context
  const { stage, points } = act
  const { name, gear, spells } = stageOf(characterCard(characterIn(context)), stage)
  const things = gear.map(type => belongingName(`${type}-1`))
  return {
    ...answerBy(context, act, { title: name }),
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
  const placed = placedTile(act.tile, act)
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
function aboutTile({ words, view }: QuestionContext, tile: TileCode): string {
  const { kind, normal } = tileOf(tile)
  const roads = roadsOf(placedTile(tile, { q: 0, r: 0, turn: 0 }))
  const ways = placementsOf(view.tiles, tile).length
  return words.get('about-tile', { kind, clearings: normal.clearings.length, roads, ways })
}

/** Names the object of an activity: a guide, a tile to fly to or a clearing. Returns an empty string if it has none. */
function namedBy({ guide, tile, clearing }: ActOfKind<'record'>): string {
  if (guide !== undefined) return characterName(guide)
  if (tile !== undefined) return tileName(tile)
  return clearing === undefined ? '' : clearingName(clearing)
}

/**
 * Labels an activity that can be recorded. For a MOVE, the note lists what stands in the way and who may block or
 * appear there. For any other activity, see `activityNote`.
 */
function recordLabel(context: QuestionContext, act: ActOfKind<'record'>): AnswerText {
  const { words, view, character } = context
  const { activity: kind, clearing } = act
  const label = capital(
    words.get('activity-of', {
      kind,
      place: namedBy(act),
    }),
  )
  if (kind !== 'move' || !character || clearing === undefined) return { label, note: activityNote(context, kind) }
  const cost = mountainCost(view)
  const planned = plannedPlace(character, character.plan ?? [], cost)
  const { at } = planned
  const n = planned.climbing === clearing ? planned.climbed + 1 : 1
  const { basic, sunlight, sheltered, extra } = phasesLeft(view, character, character.plan ?? [])
  const isShort = basic + sunlight + sheltered + extra.length <= cost - n
  const ways = at === null ? [] : waysBetween(boardOf(view.tiles), at, clearing)
  const known = knownWays(view)
  const isShut = ways.length > 0 && ways.every(way => mustBeFound(way) && !known.has(way.id))
  const there = denizenNames(denizensSeenIn(view, clearing, 'monster'))
  const who = dangersAt(view, clearing)
  const notes = [
    ...(isShut ? [words.get('note-undiscovered', { kind: ways[0]?.kind ?? 'hidden' })] : []),
    ...(isMountain(clearing)
      ? [words.get('note-mountain', { is: n === cost ? 'last' : isShort ? 'short' : 'earlier', phases: cost, n })]
      : []),
    ...(isCave(clearing) ? [words.get('note-cave')] : []),
    ...(there === '' ? [] : [words.get('note-block', { who: there })]),
    ...(who === '' ? [] : [words.get('note-coming', { who })]),
  ]
  return notes.length === 0 ? { label } : { label, note: notes.join(' ') }
}

/**
 * Describes an activity other than MOVE: what prevents it or, if nothing does, its purpose and the monsters that would
 * block an unhidden character after it (13.1.2).
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
function retagText({ words, character }: QuestionContext, { source }: ActOfKind<'retag'>): AnswerText {
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
function restText(context: QuestionContext, act: ActOfKind<'rest'>): AnswerText {
  const { character } = context
  const change = act.change === null ? 'none' : chitText(character, act.change)
  return answerBy(context, act, { change, state: character?.chits[act.chit] ?? 'fatigued' })
}
