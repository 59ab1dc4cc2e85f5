import { allOwned } from '../effects/unbinding.ts'
import { BELONGINGS } from '../pieces/belongings.ts'
import { CHIT_IDS } from '../pieces/chits.ts'
import { BOX_IDS, SITE_CARDS, SITE_IDS } from '../pieces/setup-card.ts'
import { SPELL_CARDS } from '../pieces/spells.ts'
import type { RealmAct, RealmOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import type { DemonTopic } from '../state/magic-acts.ts'
import { type Character, GOALS, living, type RealmState } from '../state/state.ts'
import type { SpellEffect } from './effect.ts'

/**
 * The topics of a question about another player's character, with the things that can be named for each topic (21.5.2,
 * D52).
 */
const ASKED: Readonly<Record<'needs' | 'spell' | 'site' | 'treasure', readonly string[]>> = {
  needs: GOALS,
  spell: SPELL_CARDS,
  site: [...SITE_IDS, ...SITE_CARDS],
  treasure: BELONGINGS.filter(({ kind }) => kind === 'treasure').map(({ id }) => id),
}

type AskAct = RealmAct & { readonly kind: 'ask' }

/**
 * Ask Demon: answers one question about another player's character. If there is none, as in solitaire play, it shows a
 * chit or a card (21.5.2, D52).
 */
export const askDemon: SpellEffect = function* ({ table, caster }) {
  const { state } = table
  const { seat, id } = caster
  const others = living(state).filter(one => one.seat !== seat)
  const topics = (Object.keys(ASKED) as (keyof typeof ASKED)[]).flatMap(about =>
    others.map(({ id: of }): RealmOption<AskAct> => ({ id: `${about} of ${of}`, act: { kind: 'ask', of, about } })),
  )
  const soloOptions = (['chit', 'box'] as const)
    .filter(about => thingsOf(state, about).length > 0)
    .map((about): RealmOption<AskAct> => ({ id: about, act: { kind: 'ask', of: id, about } }))
  const options = others.length > 0 ? topics : soloOptions
  if (options.length === 0) return
  const data = { character: id }
  const { of, about } = yield* decide({ seat, topic: 'question', rule: '21.5.2', data, options })
  const { thing } = yield* decide({
    seat,
    topic: 'question-of',
    rule: '21.5.2',
    data: { character: id, of, about },
    options: thingsOf(state, about).map(one => ({ id: one, act: { kind: 'ask-of', thing: one } }) as const),
  })
  table.reveal([seat])
  if (about === 'chit') for (const chit of faceDownOn(state, thing).slice(0, 1)) caster.seen.push(chit)
  const answer = answerOf(state, others.find(one => one.id === of) ?? caster, about, thing)
  table.emit({ kind: 'demon-answers', seat, rule: '21.5.2', character: id, of, about, thing, answer, to: [seat] })
}

function thingsOf(state: RealmState, about: DemonTopic): readonly string[] {
  switch (about) {
    case 'chit':
      return CHIT_IDS.filter(id => state.chits[id]?.tile != null && !state.chits[id]!.up)
        .map(id => state.chits[id]!.tile!)
        .filter((tile, i, all) => all.indexOf(tile) === i)
    case 'box':
      return BOX_IDS.filter(id => state.boxes[id]!.length > 0)
    default:
      return ASKED[about]
  }
}

/** Returns the face-down map chits on a tile. */
const faceDownOn = (state: RealmState, tile: string) =>
  CHIT_IDS.filter(id => state.chits[id]?.tile === tile && !state.chits[id]!.up)

/** Returns the true answer: a number, `yes` or `no`, or the id of a chit or card (21.5.2). */
function answerOf(state: RealmState, one: Character, about: DemonTopic, thing: string): string {
  const yes = (is: boolean): string => (is ? 'yes' : 'no')
  switch (about) {
    case 'needs':
      return String(one.needs?.[GOALS.find(goal => goal === thing)!] ?? 0)
    case 'spell':
      return yes(one.magic?.spells.some(({ spell }) => spell === thing) ?? false)
    case 'site':
      return yes(one.sites.some(site => site === thing))
    case 'treasure':
      return yes(allOwned(one).some(({ id }) => id === thing))
    case 'chit':
      return faceDownOn(state, thing)[0] ?? thing
    case 'box':
      return state.boxes[thing]?.[0] ?? thing
  }
}
