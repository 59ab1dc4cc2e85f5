import type { Activity, Individual, RealmState, Recorded } from '../../../../src/games/magic-realm/rules/state/state.ts'
import type { Question } from '../../../../src/kernel/index.ts'
import {
  advantagesOf,
  clearingOf,
  hasActive,
  individualsOf,
  isCave,
  isCharacter,
  isMountain,
  Land,
  mountOf,
} from './book.ts'
import type { Chapter, Happened } from './table.ts'

/** A phase for some activities only, or only in some places (6.1.4, 6.1.7). */
interface Extra {
  readonly source: string
  readonly serves: (activity: Activity, at: string | null) => boolean
  /** True if it serves for any activity (6.1.10). */
  readonly any: boolean
}

const forKind =
  (kind: string) =>
  (activity: Activity): boolean =>
    activity.kind === kind
/** Returns false for an activity without common phases: looking far away (9.2.13). */
const isUsual = ({ kind }: Activity): boolean => kind !== 'peer'

/** Advantages that add a phase (24.1-24.12), and cards that do (23.2.4). */
const BY_ADVANTAGE: Readonly<Record<string, string>> = {
  stamina: 'move',
  elusiveness: 'hide',
  robust: 'rest',
  health: 'rest',
  'magical-paraphernalia': 'alert',
}
const BY_CARD: Readonly<Record<string, string>> = {
  'cloak-of-mist': 'hide',
  'magic-spectacles': 'search',
  'regent-of-jewels': 'trade',
  'royal-sceptre': 'hire',
  'seven-league-boots': 'move',
}

/** Returns the activity that an answer records. */
export const answerOf = (activity: Activity): string => {
  switch (activity.kind) {
    case 'move':
      return activity.to
    case 'peer':
      return `peer ${activity.clearing}`
    case 'follow':
      return `follow ${activity.guide}`
    default:
      return activity.kind
  }
}

/** Chapter 6: what can be recorded at Birdsong, and what allows each phase. */
export class Birdsong implements Chapter {
  private readonly land: Land
  private plans = new Map<string, Recorded[]>()
  private yesterday = new Map<string, readonly Recorded[]>()
  /** The individuals that have not been asked yet. */
  private waiting = new Set<string>()
  private day = 0
  private isAsked = false
  /** The individuals who choose phases as they go today, and those who did so yesterday (23.3.4). */
  private chosen = new Set<string>()
  private chose = new Set<string>()
  /** The options at the last question, and the turn that could be repeated. */
  private able: readonly Recorded[] = []
  private again: readonly Recorded[] = []

  constructor(state: RealmState) {
    this.land = new Land(state.tiles)
  }

  /** Returns the answers that a question about recording has beyond the book, or lacks. */
  asked({ topic, data, options }: Question, state: RealmState): string[] {
    this.isAsked = false
    if (topic === 'record' && state.phase !== 'birdsong') this.chosen.add(`${data?.character}`)
    // A player who chooses phases along the way is asked in the same way by day.
    if (topic !== 'record' || state.phase !== 'birdsong') return []
    const one = individualsOf(state).find(({ id }) => id === data?.character)
    if (!one) return [`${data?.character} records and is not in play (6.1.1)`]
    this.waiting.delete(one.id)
    this.day = state.day
    this.isAsked = true
    const plan = this.planOf(one)
    this.able = this.recordable(state, one, plan)
    this.again = plan.length === 0 && !choosesLater(one) ? this.repeated(state, one) : []
    // Yesterday's choices along the way are not recorded here.
    const asides = ['ask-all', 'ask-new', 'farewell', ...(this.chose.has(one.id) ? ['repeat'] : [])]
    const offered = options.map(({ id }) => id).filter(id => !asides.includes(id))
    const allowed = [
      ...this.able.map(({ activity }) => answerOf(activity)),
      ...(this.again.length > 0 && !this.chose.has(one.id) ? ['repeat'] : []),
      ...this.otherSources(state, one, plan).map(source => `by ${source}`),
      // From a roadway, and from outside, he must move on (8.3.8, 27.1.3).
      ...(this.placeAfter(one, plan).at === null ? [] : ['done']),
    ]
    const more = offered.filter(id => !allowed.includes(id))
    const less = allowed.filter(id => !offered.includes(id))
    return more.length + less.length === 0 ? [] : [`${one.id} may record ${more}, and not ${less} (6.2)`]
  }

  happened(happened: Happened): string[] {
    return [...this.written(happened), ...this.told(happened)]
  }

  /** Records an answer, and checks that the game has recorded the same. */
  private written({ question: { topic, data }, option, state }: Happened): string[] {
    if (topic !== 'record' || !option || !this.isAsked) return []
    const one = individualsOf(state).find(({ id }) => id === data?.character)
    if (!one) return []
    const plan = this.planOf(one)
    const { id } = option
    if (id === 'repeat') this.plans.set(one.id, [...this.again])
    else if (id.startsWith('by ')) plan.push({ ...plan.pop()!, source: id.slice(3) })
    else {
      const chosen = this.able.find(({ activity }) => answerOf(activity) === id)
      if (chosen) plan.push(chosen)
    }
    const [own, its] = [this.planOf(one), one.plan].map(phases =>
      phases.map(({ activity, source }) => `${answerOf(activity)} by ${source}`),
    )
    const isOver = state.phase !== 'birdsong' || state.day !== this.day
    return isOver || `${own}` === `${its}` ? [] : [`${one.id} records ${its}, not ${own} (6.1.10)`]
  }

  /** Checks at a new day or the last recording that nobody was left out (6.1.1). */
  private told({ events, state }: Happened): string[] {
    const faults: string[] = []
    for (const event of events) {
      if (event.kind === 'day') {
        this.chose = this.chosen
        this.chosen = new Set()
        this.yesterday = this.plans
        this.plans = new Map()
        this.waiting = new Set(individualsOf(state).flatMap(one => (choosesLater(one) ? [] : one.id)))
      }
      // A new or rehired character has no record from yesterday.
      if (event.kind === 'dies' || event.kind === 'leaves') this.plans.delete(event.character)
      if (event.kind === 'dismissed') this.plans.delete(event.denizen)
      if (event.kind === 'prowl' && this.waiting.size > 0) faults.push(`${[...this.waiting]} record nothing (6.1.1)`)
      if (event.kind === 'prowl') this.waiting.clear()
    }
    return faults
  }

  private planOf({ id }: Individual): Recorded[] {
    if (!this.plans.has(id)) this.plans.set(id, [])
    return this.plans.get(id)!
  }

  /** Returns the place after the recorded turn, and a half-climbed mountain, which takes two MOVEs in a row (8.3.2). */
  private placeAfter(one: Individual, plan: readonly Recorded[]): { at: string | null; climbing: string | null } {
    let at = clearingOf(one)
    let climbing: string | null = null
    for (const { activity } of plan) {
      if (activity.kind !== 'move') climbing = null
      else if (isMountain(activity.to) && climbing !== activity.to) climbing = activity.to
      else {
        at = activity.to
        climbing = null
      }
    }
    return { at, climbing }
  }

  private extras(state: RealmState, one: Individual): Extra[] {
    const given = (source: string, kind: string): Extra => ({ source, serves: forKind(kind), any: false })
    const dwellings = Object.entries(state.dwellings).filter(([name]) => name !== 'ghosts')
    const advantages = advantagesOf(one)
    return [
      ...Object.entries(BY_ADVANTAGE).flatMap(([name, kind]) => (advantages.includes(name) ? given(name, kind) : [])),
      ...Object.entries(BY_CARD).flatMap(([card, kind]) => (hasActive(one, card) ? given(card, kind) : [])),
      {
        source: 'reputation',
        any: true,
        serves: (activity, at) =>
          advantages.includes('reputation') && isUsual(activity) && dwellings.some(([, clearing]) => clearing === at),
      },
      {
        source: 'shielded-lantern',
        any: true,
        serves: (activity, at) => hasActive(one, 'shielded-lantern') && isUsual(activity) && isCave(at),
      },
      {
        // From a mountain to another one (23.2.3).
        source: 'ancient-telescope',
        any: false,
        serves: (activity, at) =>
          activity.kind === 'peer' &&
          hasActive(one, 'ancient-telescope') &&
          isMountain(at) &&
          isMountain(activity.clearing) &&
          activity.clearing !== at,
      },
    ]
  }

  /**
   * Returns everything that allows an activity as the next phase, with phases limited to it first (6.1.2-6.1.10, D13).
   */
  private sources(state: RealmState, one: Individual, plan: readonly Recorded[], activity: Activity): string[] {
    const { at } = this.placeAfter(one, plan)
    const used = (source: string) => plan.filter(phase => phase.source === source).length
    const unused = this.extras(state, one).filter(({ source }) => used(source) === 0)
    const extras = unused.filter(({ serves }) => serves(activity, at))
    // A MOVE can fail, and the place counts only when the phase comes (6.1.7).
    const before = plan.map((_, n) => this.placeAfter(one, plan.slice(0, n)).at)
    const late = unused.filter(
      extra => extra.any && !extras.includes(extra) && before.some(place => extra.serves(activity, place)),
    )
    // A horse carries him into a cave, never out of it (8.5.2); a pony's MOVE follows one of his own (6.1.8).
    const isRide = activity.kind === 'move' && !isCave(at)
    const mount = mountOf(one, clearingOf(one), state)
    const lastMove = plan.filter(phase => phase.activity.kind === 'move').at(-1)
    const isPonyFresh = lastMove !== undefined && lastMove.source !== 'pony'
    const isCommon = isUsual(activity) || hasActive(one, 'crystal-ball')
    // No sunlight for a Dwarf, for those who wake in a cave, and for those who will enter one (6.1.3, 24.6).
    const entersCave = [...plan.map(phase => phase.activity), activity].some(
      phase => phase.kind === 'move' && isCave(phase.to),
    )
    const hasSun = !advantagesOf(one).includes('short-legs') && !isCave(clearingOf(one)) && !entersCave
    return [
      ...extras.filter(({ any }) => !any).map(({ source }) => source),
      ...(mount === 'workhorse' && isRide && used('workhorse') === 0 ? ['workhorse'] : []),
      ...(mount === 'pony' && isRide && isPonyFresh ? ['pony'] : []),
      ...(isCommon && used('basic') < 2 ? ['basic'] : []),
      ...extras.filter(({ any }) => any).map(({ source }) => source),
      ...(isCommon && hasSun && used('sunlight') < 2 ? ['sunlight'] : []),
      ...late.map(({ source }) => source),
    ]
  }

  private otherSources(state: RealmState, one: Individual, plan: readonly Recorded[]): string[] {
    const last = plan.at(-1)
    if (!last || last.activity.kind === 'follow') return []
    return this.sources(state, one, plan.slice(0, -1), last.activity).filter(source => source !== last.source)
  }

  /** Returns the destinations of the next MOVE, whether the way is known or not (6.2.2, R4). */
  private steps(one: Individual, at: string | null, plan: readonly Recorded[]): readonly string[] {
    if (at !== null) {
      const from = new Set([at, ...this.wherever(one, plan)])
      const beside = [...from].flatMap(place => [...this.land.beside(place)])
      return [...new Set(beside)].filter(to => to !== at)
    }
    const { place } = one
    return place.kind === 'road' || place.kind === 'outside' ? this.land.endsOf(place.way) : []
  }

  /** Returns the possible places after the turn, because a MOVE along an unknown way can have failed (6.2.2, R4). */
  private wherever(one: Individual, plan: readonly Recorded[]): readonly string[] {
    const start = clearingOf(one)
    let places = start === null ? [] : [start]
    for (const [n, { activity }] of plan.entries()) {
      if (activity.kind !== 'move' || this.placeAfter(one, plan.slice(0, n + 1)).climbing === activity.to) continue
      places = places.flatMap(from => {
        const ways = this.land.waysAt(from).filter(({ to }) => to === activity.to)
        const isSure = ways.some(({ id, kind }) => !['hidden', 'secret'].includes(kind) || one.ways.includes(id))
        return [...(ways.length > 0 ? [activity.to] : []), ...(isSure ? [] : [from])]
      })
    }
    return places
  }

  /** Returns every activity for the next phase, with what allows it (6.2). */
  private recordable(state: RealmState, one: Individual, plan: readonly Recorded[]): Recorded[] {
    if (plan.some(({ activity }) => activity.kind === 'follow')) return []
    const { at } = this.placeAfter(one, plan)
    const isMan = isCharacter(one.id)
    // A player without a chit in play can only rest, or move on from a roadway (2.2.10, R145).
    const isWeary = one.chits.length > 0 && one.chits.every(chit => chit !== 'active')
    const here: Activity[] = []
    if (at !== null) {
      here.push({ kind: 'rest' })
      if (!isWeary) {
        here.push({ kind: 'hide' }, { kind: 'search' }, { kind: 'trade' })
        if (state.encounter >= 2) here.push({ kind: 'alert' })
        if (state.encounter >= 3) here.push({ kind: 'hire' })
        if (isMan && this.land.waysAt(at).some(({ to }) => to === null)) here.push({ kind: 'leave' })
        for (const clearing of this.land.clearings) here.push({ kind: 'peer', clearing })
      }
    }
    const steps = isWeary && at !== null ? [] : this.steps(one, at, plan)
    const hasUsedSun = plan.some(({ source }) => source === 'sunlight')
    const own = [...here, ...steps.map((to): Activity => ({ kind: 'move', to }))].flatMap(activity => {
      // Nobody uses sunlight and is in a cave on the same day (8.3.4, R4).
      if (activity.kind === 'move' && isCave(activity.to) && hasUsedSun) return []
      const [source] = this.sources(state, one, plan, activity)
      return source === undefined ? [] : [{ activity, source }]
    })
    const mayFollow = state.encounter >= 3 && plan.length === 0 && at !== null && !isWeary
    const guides = mayFollow ? individualsOf(state).filter(other => other !== one && clearingOf(other) === at) : []
    const follows = guides.map(({ id }): Recorded => ({ activity: { kind: 'follow', guide: id }, source: 'basic' }))
    return choosesLater(one) ? follows : [...own, ...follows]
  }

  /** Returns yesterday's turn, as far as it can be recorded again. */
  private repeated(state: RealmState, one: Individual): readonly Recorded[] {
    const again: Recorded[] = []
    for (const { activity } of this.yesterday.get(one.id) ?? []) {
      const able = this.recordable(state, one, again).find(other => answerOf(other.activity) === answerOf(activity))
      if (!able) break
      again.push(able)
    }
    return again
  }
}

/** Chooses each phase when it comes, and records only whom to follow (6.2.8, 23.3.4). */
const choosesLater = (one: Individual): boolean => hasActive(one, 'timeless-jewel')
