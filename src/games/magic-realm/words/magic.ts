import { capital, type Messages, type Values } from '../../../text/index.ts'
import { spellsWithout, withColorChits } from '../plans/sorcery.ts'
import { colorsFor } from '../rules/actions/casting.ts'
import { chitsOf, faceOf } from '../rules/facts/chits.ts'
import { colorsReaching, sourcesOf } from '../rules/facts/colors.ts'
import { characterCard, printedChits } from '../rules/pieces/characters.ts'
import { colorOfType, type SpellId, spellOf } from '../rules/pieces/spells.ts'
import { BEASTS } from '../rules/pieces/tables.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import type { SpellTarget } from '../rules/state/magic.ts'
import type { DemonTopic, MagicAct } from '../rules/state/magic-acts.ts'
import type { RealmView } from '../rules/state/view.ts'
import { pieceInSentence, pieceName } from './combat/names.ts'
import { characterName, chitName, clearingName, thingInSentence, thingName, tileName } from './names.ts'
import { type AnswerTexts, answerBy, characterIn, type QuestionContext } from './question-context.ts'
import { activityText } from './turns.ts'

export const spellName = (id: SpellId): string => spellOf(id).name

/** Describes a spell in one line: its requirements, duration, target and effect. */
export function aboutSpell(words: Messages, id: SpellId): string {
  const { type, color, duration, target, text } = spellOf(id)
  return words.get('about-spell', { type: type ?? '-', color: color ?? 'none', duration, target, text })
}

/** The labels and notes of answers about magic, by kind of act. */
export const MAGIC_ANSWERS: AnswerTexts<MagicAct['kind']> = {
  spell(context, { spell, replaces }) {
    const { words, character } = context
    const old = replaces === undefined ? undefined : character?.magic?.spells[replaces]?.spell
    const label =
      old === undefined
        ? spellName(spell)
        : words.get('act-spell.replaces', { spell: spellName(spell), old: spellName(old) })
    return { label, note: aboutSpell(words, spell) }
  },
  'color-chit'(context, act) {
    const { words } = context
    const lost = lostBy(context, act.chit)
    return {
      ...answerBy(context, act),
      note: words.get('about-color-chit', {
        color: colorText(context, act.chit),
        spells: words.list(lost.map(spellName)),
        n: lost.length,
      }),
    }
  },
  'turn-tile'(context, act) {
    const isEnchanted = context.view.tiles.some(({ tile, enchanted }) => tile === act.tile && enchanted)
    return {
      ...answerBy(context, act),
      note: context.words.get('about-turn-tile', { enchanted: isEnchanted ? 'yes' : 'no' }),
    }
  },
  runes: (context, act) => answerBy(context, act, { card: act.card === undefined ? 'none' : spellName(act.card) }),
  color(context, act) {
    const fed = castBy(context, act.spell)
    return answerBy(context, act, { spell: fed ? spellName(fed.spell) : 'none' })
  },
  aim: ({ words, view }, { target }) => ({
    label:
      target.kind === 'character' || target.kind === 'denizen'
        ? pieceName(words, target.id)
        : capital(targetText(words, view, target)),
  }),
  ask: (context, act) => answerBy(context, act, { name: characterName(act.of) }),
  'ask-of': ({ words, topic, data }, { thing }) => ({
    label: topic === 'question-of' ? askedText(words, data.about, thing) : thing,
  }),
  protect: (context, act) => ({
    ...answerBy(context, act),
    note: aboutSpell(context.words, 'protection-from-magic'),
  }),
  'lose-phase'(context, act) {
    const recorded = context.character?.plan?.[act.phase]
    return answerBy(context, act, { activity: recorded ? activityText(context.words, recorded.activity) : '' })
  },
  be(context, act) {
    const { absorbed } = castBy(context, act.spell) ?? {}
    return { label: absorbed ? thingName(context.words, absorbed) : '' }
  },
  cast(context, act) {
    const by =
      act.item === null ? printed(characterIn(context), act.chit ?? 0) : thingInSentence(context.words, act.item)
    return {
      ...answerBy(context, act, { by }),
      note: `${aboutSpell(context.words, act.spell)} ${costText(context, act.spell)}`.trim(),
    }
  },
}

const castBy = ({ view }: QuestionContext, spell: number | null) =>
  view.magic?.spells.find(({ number }) => number === spell)

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

/**
 * Describes where the color for a spell comes from: the place, or a color chit that is spent (20.2.5). Returns an empty
 * string if there is none.
 */
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

/** Lists the spells that the character could not cast without this chit and those already chosen. */
function lostBy(context: QuestionContext, chit: number): readonly string[] {
  const chosen = (context.topic === 'color-chits' && context.data.chosen) || []
  return context.character ? spellsWithout(withColorChits(context.character, chosen), chit) : []
}

const colorText = ({ words, character }: QuestionContext, chit: number): string => {
  const color = colorOfType((character && chitsOf(character)[chit]?.magic) ?? null)
  return color === null ? '' : words.get('color-name', { color })
}

/** Formats a character's chit as printed. */
export function printed(id: string, chit: number): string {
  // If the card has no MAGIC chit with this number, the chit belongs to the optional ability (26.8).
  const card = characterCard(id).chits[chit]!
  return faceOf(card.magic === null ? printedChits({ id, ability: 'own' })[chit]! : card)
}

/**
 * Returns the sentence for a magic event with a message that needs more than the event's fields, or undefined for any
 * other event. `values` returns the variables for those fields.
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
      return words.get(targets === '' ? 'tell-aims-spell.nothing' : 'tell-aims-spell', { ...values(), targets })
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
