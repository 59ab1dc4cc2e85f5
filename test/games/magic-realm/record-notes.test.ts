import { expect, test } from 'vitest'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import type { Curse } from '../../../src/games/magic-realm/rules/pieces/tables.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { adviceLines } from '../../../src/games/magic-realm/screen/advice.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import type { Question } from '../../../src/kernel/index.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

const words = WORDS.in('en')

/** Returns a question about the next phase, with an option for each of these activities. */
const recording = (...kinds: readonly string[]): Question => ({
  seat: 0,
  topic: 'record',
  rule: '7.1',
  data: { character: 'black-knight', phase: 0 },
  options: [...kinds, 'done'].map(kind => ({
    id: kind,
    act: kind === 'done' ? { kind } : { kind: 'record', activity: kind },
  })),
})

/** A Black Knight during Birdsong. */
function knight(more: Partial<Character> = {}): Realm {
  const realm = new Realm({ seats: 1, encounter: '4' })
  realm.put('black-knight', 'B4', { ...more })
  realm.state.phase = 'birdsong'
  return realm
}

const noteOn = ({ state }: Realm, kind: string): string =>
  phraseIn(words, view(state, 0), recording(kind)).options[0]!.note ?? ''

test('a note warns of monsters that will block a character who is not hidden (13.1.2)', () => {
  const realm = knight()
  expect(noteOn(realm, 'search')).not.toMatch(/block/)
  for (const id of ['h-troll-1', 'h-troll-2']) realm.stand(id, 'B4')
  for (const kind of ['search', 'trade', 'rest', 'alert', 'hire', 'enchant'])
    expect(noteOn(realm, kind)).toMatch(/^2 H.* Trolls here will block you unless you're hidden\./)
  expect(noteOn(realm, 'hide')).toMatch(/^2 H.* Trolls here will block you if the roll fails\./)
  realm.state.characters[0]!.plan.push({ activity: { kind: 'hide' }, source: 'basic' })
  expect(noteOn(realm, 'search')).not.toMatch(/block/)
})

test.each<[Curse, string, string]>([
  ['squeak', 'hide', "Squeak: you can't hide."],
  ['eyemist', 'search', "Eyemist: you can't search."],
  ['ill-health', 'rest', "Ill Health: you can't rest."],
])('under %s, the note on %s says so, and no bot records it (22.1)', (curse, kind, note) => {
  const wounded = knight().state.characters[0]!.chits.map(() => 'wounded' as const)
  const answer = (curses: Curse[]) => {
    const realm = knight({ curses, ...(kind === 'rest' ? { chits: wounded } : {}) })
    if (kind === 'hide') realm.stand('h-troll-1', 'B4')
    expect(noteOn(realm, kind) === note).toBe(curses.length > 0)
    return apprentice.answer(view(realm.state, 0), recording(kind), { a: 1, b: 2, c: 3, d: 4 } as never)
  }
  expect(answer([])).toBe(kind)
  expect(answer([curse])).toBe('done')
})

test('nobody is advised to hide under Squeak, but to move on (22.1)', () => {
  const advice = (curses: Curse[]): string => {
    const realm = knight({ curses })
    realm.stand('h-troll-1', 'B2')
    return adviceLines(words, view(realm.state, 0)).join(' ')
  }
  expect(advice([])).toMatch(/tonight: record HIDE to be safe/)
  expect(advice(['squeak'])).toMatch(/tonight, and you can't hide: move on/)
})

test('a note on a climb says which of its phases comes next, and which is the last (8.3.2, 26.23)', () => {
  const climb = (season: string, climbed: number) => {
    const realm = new Realm({ seats: 1, season })
    const elf = realm.put('elf', 'CG2')
    const phase = { activity: { kind: 'move', to: 'CG5' }, source: 'basic' } as const
    elf.plan.push(...Array.from({ length: climbed }, () => phase))
    const options = [{ id: 'CG5', act: { kind: 'record', activity: 'move', clearing: 'CG5' } }]
    const question = { seat: 0, topic: 'record', rule: '7.1', data: { character: 'elf', phase: climbed }, options }
    return phraseIn(words, view(realm.state, 0), question).options[0]!.note
  }
  expect(climb('spring', 0)).toMatch(/A mountain takes two phases/)
  expect(climb('spring', 1)).toMatch(/The last phase of the climb\./)
  expect(climb('christmas', 1)).toMatch(/takes 3 phases this season; this is number 2\./)
  expect(climb('christmas', 2)).toMatch(/The last phase of the climb\./)
})
