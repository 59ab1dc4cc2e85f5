import type { AnswerText } from '../../../parts/wording.ts'
import { capital, type Messages, type Values } from '../../../text/index.ts'
import { spellsWithout } from '../plans/sorcery.ts'
import { colorsFor } from '../rules/actions/casting.ts'
import { colorsReaching, sourcesOf } from '../rules/facts/colors.ts'
import { hurriedMagic, magicFace } from '../rules/facts/magic-chits.ts'
import { characterCard, printedChits } from '../rules/pieces/characters.ts'
import { colorOfType, type SpellId, spellOf } from '../rules/pieces/spells.ts'
import { BEASTS } from '../rules/pieces/tables.ts'
import type { RealmAct } from '../rules/state/acts.ts'
import type { MagicTopic } from '../rules/state/asking.ts'
import type { CombatAct } from '../rules/state/combat-acts.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import type { SpellTarget } from '../rules/state/magic.ts'
import type { CastAct, DemonTopic, MagicAct } from '../rules/state/magic-acts.ts'
import type { RealmView } from '../rules/state/view.ts'
import { chitText, pieceInSentence, pieceName } from './combat/names.ts'
import { characterName, chitName, clearingName, thingName, tileName } from './names.ts'
import { characterIn, type QuestionContext, type QuestionTexts } from './question-context.ts'
import { activityText } from './turns.ts'

export const spellName = (id: SpellId): string => spellOf(id).name

export const MAGIC_TEXTS: QuestionTexts<MagicTopic> = {
  spell: ({ words, data }) =>
    words.get('ask-spell', {
      left: data.left,
      chosen: data.chosen ? 'some' : 'none',
      spells: words.list((data.chosen ?? []).map(spellName)),
    }),
  learn: ({ words, data }) =>
    data.spell === undefined ? words.get('ask-learn.any') : words.get('ask-learn', { spell: spellName(data.spell) }),
  feed: ({ words, data }) => words.get('ask-feed', { name: pieceInSentence(words, data.guide) }),
  'record-phantasm': ({ words, data }) => words.get('ask-record-phantasm', { n: data.phase + 1 }),
}

/** Describes a spell in one line: its requirements, duration and effect. */
export function aboutSpell(words: Messages, id: SpellId): string {
  const { type, color, duration, target, text } = spellOf(id)
  return words.get('about-spell', { type: type ?? '-', color: color ?? 'none', duration, target, text })
}

const MAGIC_ACTS: readonly MagicAct['kind'][] = [
  'spell',
  'color-chit',
  'magic-chit',
  'turn-tile',
  'color-item',
  'turn-by-item',
  'runes',
  'take-top',
  'color',
  'aim',
  'tile-to',
  'ask',
  'ask-of',
  'protect',
  'broom',
  'lose-phase',
  'lose-source',
  'be',
  'weather',
  'cast',
]

/** Returns true if an act is about magic. */
export const isMagicAct = (act: RealmAct | CombatAct): act is MagicAct =>
  (MAGIC_ACTS as readonly string[]).includes(act.kind)

export function magicLabel(context: QuestionContext, act: MagicAct): AnswerText {
  const { words, view, character } = context
  switch (act.kind) {
    case 'spell': {
      const spell = spellName(act.spell)
      const old = act.replaces === undefined ? undefined : character?.magic?.spells[act.replaces]?.spell
      const label =
        old === undefined
          ? words.get('act-spell', { spell })
          : words.get('act-spell.replaces', { spell, old: spellName(old) })
      return { label, note: aboutSpell(words, act.spell) }
    }
    case 'color-chit':
      return {
        label: words.get('act-enchant-chit', { chit: faceOfChit(context, act.chit) }),
        note: words.get('about-enchant-chit', {
          color: colorText(context, act.chit),
          spells: words.list(lostBy(context, act.chit).map(spellName)),
          n: lostBy(context, act.chit).length,
        }),
      }
    case 'magic-chit':
      return { label: words.get('act-magic-chit', { chit: faceOfChit(context, act.chit) }) }
    case 'turn-tile':
      return {
        label: words.get('act-turn-tile', { tile: tileName(act.tile), chit: faceOfChit(context, act.chit) }),
        note: words.get('about-turn-tile', {
          enchanted: view.tiles.some(({ tile, enchanted }) => tile === act.tile && enchanted) ? 'yes' : 'no',
        }),
      }
    case 'color-item':
      return { label: words.get('act-enchant-chit', { chit: thingName(words, act.item) }) }
    case 'turn-by-item':
      return { label: words.get('act-turn-tile', { tile: tileName(act.tile), chit: thingName(words, act.item) }) }
    case 'runes': {
      const box = thingName(words, act.box)
      const label =
        act.card === undefined
          ? words.get('act-runes', { box })
          : words.get('act-runes.card', { box, spell: spellName(act.card) })
      return { label, note: words.get('about-runes') }
    }
    case 'take-top':
      return {
        label:
          act.from === 'pile'
            ? words.get('act-take-top.pile')
            : words.get('act-take-top', { from: thingName(words, act.from) }),
      }
    case 'color': {
      const color = words.get('color-name', { color: act.color })
      const fed = view.magic?.spells.find(({ number }) => number === act.spell)
      return {
        label: fed
          ? words.get('act-color', { color, spell: spellName(fed.spell) })
          : words.get(context.topic === 'color' ? 'act-color.paid' : 'act-color.nothing', { color }),
      }
    }
    case 'aim':
      return { label: aimLabel(words, view, act.target) }
    case 'tile-to':
      return { label: tileName(act.tile) }
    case 'ask':
      return { label: words.get('act-ask', { about: act.about, name: characterName(act.of) }) }
    case 'ask-of':
      return {
        label: context.topic === 'question-of' ? askedText(words, context.data.about, act.thing) : act.thing,
      }
    case 'broom':
      return {
        label: words.get('act-broom', {
          how: act.how,
          tile: act.how === 'fly' ? tileName(act.tile) : '',
          foe: act.how === 'charge' ? characterName(act.target) : '',
        }),
      }
    case 'protect':
      return { label: words.get('act-protect'), note: aboutSpell(words, 'protection-from-magic') }
    case 'lose-phase': {
      const recorded = character?.plan?.[act.phase]
      return {
        label: words.get('act-lose-phase', {
          n: act.phase + 1,
          activity: recorded ? activityText(words, recorded.activity) : '',
        }),
      }
    }
    case 'lose-source':
      return { label: words.get('act-lose-source', { source: act.source }) }
    case 'weather':
      return { label: words.get('act-weather', { how: act.how }) }
    case 'be': {
      const cast = view.magic?.spells.find(({ number }) => number === act.spell)
      return { label: cast?.absorbed ? thingName(words, cast.absorbed) : '' }
    }
    case 'cast':
      return {
        label: castText(words, characterIn(context), act),
        note: `${aboutSpell(words, act.spell)} ${costText(context, act.spell)}`.trim(),
      }
  }
}

/** Returns the subject of a question to a Demon (21.5.2). */
function askedText(words: Messages, about: DemonTopic, thing: string): string {
  switch (about) {
    case 'needs':
      return words.get('goal-name', { goal: thing })
    case 'spell':
      return spellName(thing)
    case 'chit':
      return tileName(thing)
    default:
      return thingName(words, thing)
  }
}

/** Describes where the color for a spell comes from: the place, or a color chit that is spent (20.2.5). */
function costText({ words, view, character }: QuestionContext, spell: SpellId): string {
  if (!character) return ''
  const wanted = colorsFor(spellOf(spell))
  const free = colorsReaching(view, character.place)
  const [source] = sourcesOf(free, character, wanted)
  return source === undefined
    ? ''
    : words.get('spell-cost', {
        by: source.kind,
        color: words.get('color-name', { color: source.color }),
      })
}

/** Labels a spell's possible target. */
const aimLabel = (words: Messages, view: RealmView, target: SpellTarget): string =>
  target.kind === 'character' || target.kind === 'denizen'
    ? pieceName(words, target.id)
    : capital(targetText(words, view, target))

/** Formats a spell's target for use within a sentence. */
export function targetText(words: Messages, view: Pick<RealmView, 'magic'>, target: SpellTarget): string {
  switch (target.kind) {
    case 'clearing':
      return clearingName(target.id)
    case 'tile':
      return tileName(target.id)
    case 'sound':
      return chitName(target.id)
    case 'spell': {
      const cast = view.magic?.spells.find(({ number }) => String(number) === target.id)
      return cast
        ? words.get('aim-spell', { spell: spellName(cast.spell), name: characterName(cast.caster) })
        : target.id
    }
    case 'curse':
      return words.get('aim-curse', {
        name: characterName(target.id),
        curse: words.get('curse-name', { curse: target.curse }),
      })
    case 'chit':
      return words.get('aim-chit', { chit: target.id })
    case 'character':
    case 'denizen':
      return words.get('aim-at', { what: pieceInSentence(words, target.id) })
    default:
      return words.get('aim-at', { what: thingName(words, target.id) })
  }
}

const chitOf = ({ character }: QuestionContext, chit: number) =>
  character ? hurriedMagic(character).find(({ number }) => number === chit) : undefined

/** Lists the spells that the character could not cast without this chit. */
const lostBy = ({ character }: QuestionContext, chit: number): readonly string[] =>
  character ? spellsWithout(character, chit) : []

const faceOfChit = (context: QuestionContext, chit: number): string => {
  const found = chitOf(context, chit)
  return found ? magicFace(found) : String(chit + 1)
}

const colorText = (context: QuestionContext, chit: number): string => {
  const color = colorOfType(chitOf(context, chit)?.magic ?? null)
  return color === null ? '' : context.words.get('color-name', { color })
}

const castText = (words: Messages, caster: string, { spell, chit, item }: CastAct): string =>
  words.get('act-cast', {
    spell: spellName(spell),
    by: item === null ? printed(caster, chit ?? 0) : thingName(words, item),
  })

/** Formats a character's chit as printed. */
export function printed(id: string, chit: number): string {
  // If the card has no MAGIC chit with this number, the chit belongs to the optional ability (26.8).
  const card = characterCard(id).chits[chit]!
  return chitText(card.magic === null ? printedChits({ id, ability: 'own' })[chit]! : card)
}

/**
 * Returns the sentence for a magic event whose message needs more than the event's fields, or undefined for any other
 * event. `values` returns the variables for those fields.
 */
export function magicSentence(words: Messages, event: RealmEvent, values: () => Values): string | undefined {
  switch (event.kind) {
    case 'enchants-chit':
    case 'alerts-chit':
      return words.get(`tell-${event.kind}`, { ...values(), chit: printed(event.character, event.chit) })
    case 'reads-runes':
      return words.get(event.spell === undefined ? 'tell-reads-runes' : 'tell-reads-runes.spell', values())
    case 'learns-spell':
      return words.get(event.erased === undefined ? 'tell-learns-spell' : 'tell-learns-spell.erased', values())
    case 'casts':
      return words.get(event.item === undefined ? 'tell-casts' : 'tell-casts.item', values())
    case 'aims-spell': {
      const targets = words.list(event.targets.map(target => targetText(words, {}, target)))
      return words.get('tell-aims-spell', { ...values(), targets })
    }
    case 'controls':
      return words.get('tell-controls', { ...values(), denizen: pieceInSentence(words, event.denizen) })
    case 'transforms': {
      const into = event.into in BEASTS ? words.get('beast-name', { beast: event.into }) : thingName(words, event.into)
      return words.get('tell-transforms', { name: pieceInSentence(words, event.target), into })
    }
    case 'demon-answers': {
      const { about, answer } = event
      return words.get('tell-demon-answers', {
        ...{ name: characterName(event.of), about, thing: askedText(words, about, event.thing) },
        answer: about === 'chit' ? chitName(answer) : about === 'box' ? thingName(words, answer) : answer,
      })
    }
    case 'blown':
      return words.get('tell-blown', { target: pieceInSentence(words, event.target), tile: tileName(event.tile) })
    case 'alters': {
      const chits = words.list(event.chits.map(chit => printed(event.character, chit)))
      return words.get('tell-alters', { ...values(), chits })
    }
    default:
      return undefined
  }
}
