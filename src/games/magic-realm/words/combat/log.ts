import { valuesBy } from '../../../../parts/wording.ts'
import type { Messages, Values } from '../../../../text/index.ts'
import { MISSILE_LEVELS, type PieceId } from '../../rules/fight/blows.ts'
import { attackIn, BOXES, maneuverIn, type Rows } from '../../rules/fight/directions.ts'
import { belonging } from '../../rules/pieces/belongings.ts'
import { groupOf, isGroup } from '../../rules/pieces/denizens.ts'
import { LEVELS, TREMENDOUS } from '../../rules/pieces/levels.ts'
import type { BlowDone, CombatEvent } from '../../rules/state/combat-events.ts'
import type { RealmEvent } from '../../rules/state/events.ts'
import { named } from '../event-values.ts'
import { clearingName, wayName } from '../names.ts'
import { pieceInSentence, pieceName, playedText, signed, struckName } from './names.ts'

type EventOf<K extends CombatEvent['kind']> = Extract<CombatEvent, { kind: K }>

const someone = named('name', pieceInSentence)
const foe = named('foe', pieceInSentence)

/** Returns the variables of a fight event's message: its fields, with names for pieces and places. */
const fightValues = valuesBy<RealmEvent, Messages>({
  by: someone,
  character: someone,
  owner: someone,
  victim: someone,
  denizen: foe,
  target: foe,
  clearing: named('place', (_, id) => clearingName(id)),
  road: named('road', wayName),
  weapon: named('weapon', (_, id) => belonging(id).name),
})

/** Returns a fight event as a sentence, or null if another event covers it. Returns undefined for any other event. */
export function combatSentence(words: Messages, event: RealmEvent): string | null | undefined {
  const name = (piece: PieceId): string => pieceInSentence(words, piece)
  const values = (): Values => fightValues(event, words)
  switch (event.kind) {
    case 'combat-over': {
      const { fallen = [] } = event
      const names = words.list(fallen.map(name))
      return words.get('tell-combat-over', { ...values(), fallen: fallen.length, names })
    }
    case 'deploys':
    case 'goes-berserk':
    case 'grips':
    case 'lets-go':
    case 'lures':
    case 'names':
    case 'runs-into-woods':
    case 'silenced':
    case 'strikes-back':
    case 'stumbles':
    case 'turns-weapon':
      return words.get(`tell-${event.kind}`, values())
    case 'combat-round':
      return words.get(event.quiet ? 'tell-combat-round.quiet' : 'tell-combat-round', values())
    case 'assigned':
      return assignedText(words, event)
    case 'runs':
    case 'charges':
      return words.get(`tell-${event.kind}`, { ...values(), piece: playedText(words, event.character, event.piece) })
    case 'plays-round':
      return playsText(words, event)
    case 'placed':
      return null
    case 'repositioned':
      return words.get('tell-repositioned', { ...values(), rows: rowsText(words, event.boxes).join('; ') })
    case 'tactics':
      return event.turned.length === 0
        ? null
        : words.get('tell-tactics', {
            dice: { items: event.dice.map(String) },
            names: { items: event.turned.map(name) },
            n: event.turned.length,
          })
    case 'betrays':
      if (!isGroup(event.group)) return words.get('tell-betrays.monster', { ...values(), foe: name(event.group) })
      return words.get('tell-betrays', { ...values(), group: groupOf(event.group).name })
    case 'moves-attack':
      return words.get('tell-moves-attack', { ...values(), direction: attackIn(event.box) })
    case 'moves-maneuver':
      return words.get('tell-moves-maneuver', { ...values(), direction: maneuverIn(event.box) })
    case 'blow':
      return blowText(words, event)
    case 'fought':
      return foughtText(words, event)
    case 'aims':
      return words.get('tell-aims', {
        ...{ ...values(), dice: { items: event.dice.map(String) }, modifier: signed(event.modifier) },
        changed: event.modifier === 0 ? 'no' : 'yes',
      })
    case 'missile':
      return words.get('tell-missile', { ...values(), dice: { items: event.dice.map(String) } })
    case 'bounty':
      return words.get('tell-bounty', { ...values(), gold: event.gold ?? 0 })
    default:
      return undefined
  }
}

/** Names the character who fights a monster, with the rolls that decided it (15.3.3). */
function assignedText(words: Messages, { character, denizen, rolls }: EventOf<'assigned'>): string {
  const values = { name: pieceInSentence(words, character), foe: pieceInSentence(words, denizen) }
  if (rolls.length === 0) return words.get('tell-assigned.only', values)
  const items = rolls.map(roll =>
    words.get('tell-assigned.roll', { name: pieceInSentence(words, roll.character), result: roll.result }),
  )
  return words.get('tell-assigned', { ...values, rolls: { items } })
}

/** Lists a character's plays, after all plays are revealed (16.3.1). */
function playsText(words: Messages, event: EventOf<'plays-round'>): string {
  const { character, target, attack, maneuver, rider, shield } = event
  const parts: string[] = []
  if (attack)
    parts.push(
      words.get('plays-attack', {
        piece: playedText(words, character, attack.piece),
        direction: attackIn(attack.box),
        time: attack.time,
        foe: target === null ? '' : pieceInSentence(words, target),
        at: attack.atRider ? 'rider' : 'all',
      }),
    )
  if (maneuver)
    parts.push(
      words.get('plays-maneuver', {
        piece: playedText(words, character, maneuver.piece),
        direction: maneuverIn(maneuver.box),
        time: maneuver.time,
      }),
    )
  if (rider)
    parts.push(
      words.get('plays-rider', {
        piece: playedText(words, character, rider.piece),
        direction: maneuverIn(rider.box),
        time: rider.time,
      }),
    )
  if (shield !== null) parts.push(words.get('plays-shield', { direction: attackIn(shield) }))
  const name = pieceInSentence(words, character)
  return parts.length === 0
    ? words.get('tell-plays-round.nothing', { name })
    : words.get('tell-plays-round', { name, parts: { items: parts } })
}

/** Lists the pieces in each row of a sheet, except empty rows. */
const rowsText = (words: Messages, boxes: Rows<PieceId>): string[] =>
  BOXES.filter(box => boxes[box].length > 0).map(box =>
    words.get('row-of', {
      direction: attackIn(box),
      names: { items: boxes[box].map(piece => pieceName(words, piece)) },
    }),
  )

/** Names a level of harm or weight, including those beyond Tremendous. */
const levelText = (words: Messages, rank: number): string =>
  words.get('level-name', { level: rank > TREMENDOUS ? 'beyond' : LEVELS[rank]! })

/** Describes a blow: why it hit or missed, how its harm adds up, and its effect (16.4, 17). */
function blowText(words: Messages, event: EventOf<'blow'>): string {
  const { by, target, box, time, hit, against, outcome, harm, on, wounds } = event
  const name = pieceInSentence(words, by)
  const foe = pieceInSentence(words, target)
  const direction = attackIn(box)
  const move = against?.time ?? 0
  const maneuver = maneuverIn(against?.box ?? box)
  if (outcome === 'misses') return words.get('tell-blow.misses', { name, foe, direction, time, move, maneuver })
  if (outcome === 'cancelled') return words.get('tell-blow.cancelled', { name, foe })
  return words.get('tell-blow', {
    ...{ name, foe, direction, time, move, wounds, outcome },
    hit: hit ?? 'open',
    harm: harm === null ? 'none' : levelText(words, harm),
    made: madeText(words, event),
    on: on === null ? '' : struckName(words, on),
  })
}

/** The maximum number of attackers to name. If more have hit, the text gives only the number of hits. */
const MAX_NAMED = 3
const NOT_HITS: readonly BlowDone['outcome'][] = ['misses', 'cancelled']

/** Summarizes a round for one fighter: the blows dealt and received. */
function foughtText(words: Messages, { character, round, dealt, taken }: EventOf<'fought'>): string {
  const did =
    dealt.length === 0
      ? [words.get('fought-did.nothing')]
      : dealt.map(({ target, outcome, on }) =>
          words.get('fought-did', {
            outcome,
            foe: pieceInSentence(words, target),
            on: on === null ? '' : struckName(words, on),
          }),
        )
  const values = { name: pieceInSentence(words, character), round, did: { items: did } }
  if (taken.length === 0) return words.get('tell-fought.alone', values)
  const hits = taken.filter(({ outcome }) => !NOT_HITS.includes(outcome))
  if (hits.length === 0) return words.get('tell-fought.unhurt', values)
  const by = [...new Set(hits.map(one => pieceInSentence(words, one.by)))]
  return words.get('tell-fought', {
    ...values,
    by: by.length > MAX_NAMED ? words.get('fought-by', { n: hits.length, of: taken.length }) : words.list(by),
    effects: { items: effectsText(words, hits) },
  })
}

/** Lists the effects of blows on their target: wounds, damage to armor or horse, death. */
function effectsText(words: Messages, hits: readonly BlowDone[]): string[] {
  const wounds = hits.reduce((sum, one) => sum + one.wounds, 0)
  // For armor that was hit several times, the last blow counts.
  const struck = new Map(hits.flatMap(({ on, outcome }) => (on === null ? [] : [[on, outcome] as const])))
  const effects = [
    ...(wounds > 0 ? [words.get('fought-wounds', { n: wounds })] : []),
    ...[...struck].map(([on, outcome]) => words.get('fought-struck', { on: struckName(words, on), outcome })),
    ...(hits.some(({ outcome }) => outcome === 'rolled') ? [words.get('fought-rolled')] : []),
    ...(hits.some(({ outcome }) => outcome === 'kills') ? [words.get('fought-dead')] : []),
  ]
  return effects.length === 0 ? [words.get('fought-harmless')] : effects
}

/** Explains how harm adds up (17.1), or returns an empty string if it is just the printed letter. */
function madeText(words: Messages, { made, missile, aimed, through }: EventOf<'blow'>): string {
  if (made === null) return ''
  const levels = missile === null ? 0 : MISSILE_LEVELS[missile - 1]!
  const aim = aimed?.levels === null ? 'none' : signed(aimed?.levels ?? 0)
  const parts = [
    ...(made.stars > 0 ? [words.get('made-stars', { n: made.stars, lost: made.lost ?? 0 })] : []),
    ...(made.excess ? [words.get('made-excess')] : []),
    ...(missile === null ? [] : [words.get('made-missile', { levels: signed(levels) })]),
    ...(aimed ? [words.get('made-aimed', { table: aimed.table, levels: aim })] : []),
    ...(through ? [words.get('made-through', { n: through })] : []),
  ]
  if (parts.length === 0) return ''
  return words.get('made-of', { letter: levelText(words, made.letter), parts: parts.join(', ') })
}
