import { expect, test } from 'vitest'
import { CHIT_IDS } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import { GROUPS } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import type { BlowDone } from '../../../src/games/magic-realm/rules/state/combat-events.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { fightLines } from '../../../src/games/magic-realm/screen/fight.ts'
import { SCREENS } from '../../../src/games/magic-realm/screen/index.ts'
import { fightOf } from '../../../src/games/magic-realm/screen/realm-map.ts'
import { inRealm } from '../../../src/games/magic-realm/screen/tables.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { oddsIn, rollsIn } from '../../../src/games/magic-realm/words/chances.ts'
import { combatSentence } from '../../../src/games/magic-realm/words/combat/log.ts'
import { inquireIn } from '../../../src/games/magic-realm/words/inquiries.ts'
import { sentenceIn } from '../../../src/games/magic-realm/words/log.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { styleOf } from '../../../src/screen/kit/style.ts'
import { plainTheme } from '../../../src/terminal/theme.ts'
import { Stage } from '../../rules/magic-realm/combat/stage.ts'

const STYLE = styleOf(plainTheme, 'ascii')
const WORDS_EN = WORDS.in('en')
const ask = (state: RealmState, about = '') => inquireIn(WORDS_EN, view(state, 0), 'fight', about) ?? []

test('"fight" forecasts a fight with the monsters in the clearing, or says that there are none', () => {
  const { state } = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1'] }], monsters: ['wolf-1', 'wolf-2'] })
  const [title, here] = ask(state)
  expect(title).toContain('The Elf at Ruins 1')
  expect(here).toMatch(/^2 Wolves, there now \(16 fights\): win (\d+%|under 1%|over 99%).*, die .*%, undecided .*%/)
  expect(ask(state)).toEqual([title, here])
  expect(ask(Stage.set({ heroes: [{ id: 'elf' }] }).state)).toEqual([
    'There are no monsters at Ruins 1, and none that you know of will come there tonight.',
  ])
})

test('"fight" also simulates fights with what may arrive tonight, for each row of the set-up card', () => {
  const { state } = Stage.set({
    heroes: [{ id: 'elf', gear: ['light-bow-1'] }],
    prepare(state) {
      state.phase = 'birdsong'
      const away = { tile: null, inside: null, up: false, at: null, known: false }
      for (const id of CHIT_IDS) state.chits[id] = { ...away }
      state.chits['dank-c'] = { ...away, tile: 'R', known: true }
    },
  })
  state.combat = null
  const [, serpents] = ask(state, 'ruins 5')
  expect(serpents).toMatch(/^2 H Serpents, on a 2 \(16 fights\): win /)
})

test('the odds of attacking a monster that attacks nobody are those of the best attack on it', () => {
  const stage = Stage.set({
    heroes: [{ id: 'black-knight', gear: ['mace-1!'], hidden: true }],
    monsters: ['giant-bat-1'],
  })
  const best = (ids: readonly string[]): number =>
    Math.max(...ids.map(id => oddsIn(WORDS_EN, view(stage.state, 0), stage.question(), id)).map(odds => hits(odds)))
  const hits = (odds: readonly { what: string; hits: number }[]) =>
    odds.find(({ what }) => /you hit$/.test(what))?.hits ?? 0
  stage.until('target')
  const before = best(['giant-bat-1'])
  stage.say('giant-bat-1').until('attack')
  expect(before).toBe(best(stage.question().options.map(({ id }) => id)))
  expect(before).toBeLessThan(100)
})

test('each answer in a round shows its odds, which are worse for a slower one', () => {
  const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1!'] }], monsters: ['axe-goblin-1'] })
  const chance = (id: string, what: string) => {
    const odds = oddsIn(WORDS_EN, view(stage.state, 0), stage.question(), id)
    return odds.find(one => one.what === what)?.hits ?? 0
  }
  stage.until('target')
  expect(chance('axe-goblin-1', 'you kill')).toBe(67)
  expect(chance('nobody', 'you kill')).toBe(0)
  stage.say('axe-goblin-1').until('maneuver', 'M4', 'thrust')
  // The goblin's attack time is 4 on both sides, so a move with time 3 is hit only from the matching row.
  expect(chance('none', 'you are hit')).toBeGreaterThan(chance('L3*', 'you are hit'))
  expect(chance('L3*', 'you kill')).toBe(67)
})

test('odds assume that the best answers follow, and stay the same for a player who gives them', () => {
  const stage = Stage.set({
    heroes: [{ id: 'black-knight', gear: ['mace-1', 'suit-of-armor-1'] }],
    monsters: ['h-serpent-1', 'h-serpent-2'],
  })
  const odds = (id: string) => oddsIn(WORDS_EN, view(stage.state, 0), stage.question(), id)
  const hits = (id: string) => odds(id).map(one => one.hits)
  stage.until('target')
  const aimed = hits('h-serpent-1')
  expect(odds('h-serpent-1')[0]?.what).toBe('this round at best you hit')
  stage.say('h-serpent-1')
  for (const topic of ['attack', 'attack-row', 'maneuver', 'maneuver-row']) {
    expect(stage.question().topic).toBe(topic)
    const best = stage.question().options.find(({ id }) => String(hits(id)) === String(aimed))
    expect(best, topic).toBeDefined()
    stage.say(best!.id)
  }
})

test('the odds of luring a monster include monsters that attack anyway', () => {
  const stage = Stage.set({
    heroes: [{ id: 'elf', gear: ['light-bow-1!'], hidden: false }],
    monsters: ['axe-goblin-1', 'axe-goblin-2'],
  })
  const odds = (id: string) => oddsIn(WORDS_EN, view(stage.state, 0), stage.question(), id).map(one => one.hits)
  stage.until('lure')
  // Nobody else is there to take either of them.
  expect(odds('done')).toEqual(odds('axe-goblin-1'))
  expect(odds('done').length).toBeGreaterThan(2)
})

test('the summary of a round tells fighters what they did and what was done to them', () => {
  const told = (dealt: BlowDone[], taken: BlowDone[]) =>
    combatSentence(WORDS_EN, {
      ...{ kind: 'fought', seat: 0, day: 1, rule: '16.4.1', character: 'black-knight', round: 2, dealt, taken },
    })
  const blow = (by: string, target: string, outcome: BlowDone['outcome'], more: Partial<BlowDone> = {}): BlowDone => ({
    ...{ by, target, outcome, on: null, wounds: 0, ...more },
  })
  const mine = blow('black-knight', 'h-serpent-2', 'misses')
  expect(told([mine], [blow('h-serpent-2', 'black-knight', 'misses')])).toBe(
    'Round 2: the Black Knight misses H Serpent 2, and is not hit.',
  )
  const bite = blow('h-serpent-2', 'black-knight', 'damages', { on: 'shield-1', wounds: 1 })
  expect(told([mine], [bite])).toBe(
    'Round 2: the Black Knight misses H Serpent 2, and is hit by H Serpent 2: a wound and the Shield damaged.',
  )
  const goblins = [1, 2, 3, 4, 5].map(n =>
    blow(`axe-goblin-${n}`, 'black-knight', n === 5 ? 'misses' : 'wounds', { wounds: n === 5 ? 0 : 1 }),
  )
  expect(told([], goblins)).toBe('Round 2: the Black Knight strikes nobody, and is hit by 4 of 5 blows: 4 wounds.')
})

test('a roll in a fight shows what each face does', () => {
  const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1!'] }], monsters: ['axe-goblin-1'] })
  stage.until('attack', 'axe-goblin-1').dice(4, 1, 6, 2).say('M4').past('luring', 'thrust', 'M4', 'swing')
  const rolls = rollsIn(WORDS_EN, view(stage.state, 0), stage.table.events())
  expect(rolls.map(({ title, dice }) => [title, dice])).toEqual([
    ['Attackers around the Elf trade places', [4]],
    ['Attackers around the Elf turn over', [1, 6]],
    ['The Elf shoots', [2]],
  ])
  for (const { rows } of rolls) expect(rows.filter(({ hit }) => hit)).toHaveLength(1)
})

test('the sentence about a blow explains why it hit or missed, and how its harm is calculated', () => {
  const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1!'] }], monsters: ['axe-goblin-1'] })
  stage.until('attack', 'axe-goblin-1').dice(4, 1, 1, 5).say('M4', 'thrust', 'M4', 'duck', 'thrust')
  const told = stage.all('blow').map(event => sentenceIn(WORDS_EN, event, []))
  expect(told).toEqual([
    'The Elf hits Axe Goblin 1 with a faster blow (1 against 3): Light harm (Light, 2 stars, -2 from the MISSILE roll), which has no effect.',
    'Axe Goblin 1 misses the Elf: 4 is not faster than 4, and Thrust does not meet Duck.',
  ])
})

test('a blow that an earlier one may prevent is described as a condition', () => {
  const blow = { order: 2, by: 'H Troll', target: 'Elf', time: 5, length: 0 }
  const said = (hit: string, outcome: string) => WORDS_EN.get('fight-blow', { ...blow, harm: '', on: '', hit, outcome })
  expect(WORDS_EN.get('fight-blow.cancelled', blow)).toMatch(/: hits, unless an earlier blow kills one of them$/)
  expect(said('still', 'kills')).toMatch(/: hits unless they move: kills$/)
  expect(said('miss', 'harmless')).toMatch(/: misses$/)
})

test('the page about a fight shows whether it can be won', () => {
  const { state } = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1'] }], monsters: ['wolf-1'] })
  const page = SCREENS.en.pages?.find(({ id }) => id === 'fight')
  const lines = page?.lines(view(state, 0), 80, STYLE)
  expect(lines?.join(' ')).toContain('Can I win this fight? The Elf at Ruins 1')
})

test('the table of a fight is also drawn after the blows, when the target is dead', () => {
  const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1!'] }], monsters: ['axe-goblin-1'] })
  stage.until('attack', 'axe-goblin-1').dice(4, 1, 1, 1).say('M4', 'thrust', 'L3*', 'duck', 'thrust')
  expect(stage.all('slain')).toHaveLength(1)
  const drawn = fightLines(WORDS_EN, fightOf(WORDS_EN, view(stage.state, 0)), 80, inRealm(STYLE))
  expect(drawn[0]).toContain('The fight at Ruins 1')
})

test('the sheet of a hireling is on the table, with its employer and its attackers', () => {
  const stage = Stage.set({
    heroes: [{ id: 'captain', gear: ['short-sword-1'] }],
    monsters: ['h-troll-1'],
    natives: ['lancers-1>captain'],
    battles: [],
  })
  stage.until('lure').say('by lancers-1').until('attack')
  const drawn = fightLines(WORDS_EN, fightOf(WORDS_EN, view(stage.state, 0)), 80, inRealm(STYLE)).join('\n')
  expect(drawn).toContain('Lancers L1 for Captain, striking at H Troll 1')
  expect(drawn).toMatch(/horse/)
  // Its attackers are placed on its sheet.
  const texts: string[] = []
  for (let n = 0; n < 12 && stage.question().topic !== 'lure'; n++) {
    texts.push(phraseIn(WORDS_EN, view(stage.state, 0), stage.question()).text)
    stage.say(stage.question().options[0]!.id)
  }
  expect(texts).toContain('Which row will H Troll 1 attack the Lancers L1 from?')
})

test('the picture of a fight marks those carried away by a wish, and nobody else', () => {
  const stage = Stage.set({
    heroes: [
      { id: 'elf', gear: ['(withered-claw)', 'light-bow-1'] },
      { id: 'captain', gear: ['short-sword-1'] },
    ],
    monsters: ['wolf-1', 'giant-1'],
  })
  stage.to('elf', 'lure').say('elf: wolf-1', 'elf: giant-1').to('elf', 'action')
  const drawn = () => fightLines(WORDS_EN, fightOf(WORDS_EN, view(stage.state, 0)), 80, inRealm(STYLE))
  const marked = () => drawn().filter(line => line.includes('carried off'))
  expect(marked()).toEqual([])
  stage.dice(1, 1).say('activate withered-claw', 'R2')
  expect(marked()).toEqual([expect.stringMatching(/^Elf: .*, has been carried off$/)])
})

test('everybody is shown on the smallest screen, no matter how many natives fight on either side', () => {
  const of = (group: string, employer = '') =>
    GROUPS.find(({ id }) => id === group)!.members.map(id => (employer === '' ? id : `${id}>${employer}`))
  const stage = Stage.set({
    heroes: [{ id: 'captain', gear: ['short-sword-1'] }, { id: 'elf', gear: ['light-bow-1!'] }, { id: 'dwarf' }],
    natives: [...of('company'), ...of('bashkars', 'captain'), ...of('rogues', 'elf')],
    monsters: ['wolf-1', 'wolf-2', 'giant-1', 'h-serpent-1'],
    battles: ['company>elf'],
  })
  const rows = 14
  const topics = new Set<string>()
  let duels = 0
  for (let n = 0; n < 60; n++) {
    const question = stage.question()
    const fight = fightOf(WORDS_EN, view(stage.state, 0))
    const drawn = fightLines(WORDS_EN, fight, 80, inRealm(STYLE), { question, rows })
    expect(drawn.length, question.topic).toBeLessThanOrEqual(rows)
    const told = drawn.join(' ').replace(/\s+/g, ' ')
    for (const { id, part } of fight.foes)
      if (!part) expect(told, question.topic).toContain(fight.name(id).split(' ').at(-1))
    topics.add(question.topic)
    duels = Math.max(duels, fight.combat.sheets.filter(({ duel }) => duel).length)
    const { options } = question
    const taken = topics.size < 4 ? options[0] : options[Math.min(1, options.length - 1)]
    stage.say(taken!.id)
  }
  expect([...topics]).toEqual(expect.arrayContaining(['lure', 'deploy', 'action']))
  expect(duels).toBeGreaterThan(8)
})

test('questions in a fight say you, and name the character of a player who has several', () => {
  const wolf = 'wolf-1'
  const said = (perPlayer: number) => {
    const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1!'] }], monsters: [wolf] })
    Object.assign(stage.state, { perPlayer })
    const texts: string[] = []
    for (const topic of ['action', 'target', 'attack', 'attack-row', 'maneuver', 'maneuver-row', 'place'] as const) {
      const data = { character: 'elf', target: wolf, denizen: wolf, owner: 'elf' }
      texts.push(phraseIn(WORDS_EN, view(stage.state, 0), { seat: 0, topic, rule: '16.2', data, options: [] }).text)
    }
    return texts
  }
  const texts = said(1)
  for (const text of texts) {
    expect(text).toMatch(/\byou\b/)
    expect(text).not.toContain('Elf')
  }
  expect(texts[2]).toBe('What will you strike Wolf 1 with?')
  expect(said(2)).toEqual(texts.map(text => `Elf: ${text}`))
  const { state } = Stage.set({ heroes: [{ id: 'elf' }], monsters: [wolf] })
  Object.assign(state, { perPlayer: 2 })
  const data = { character: 'elf', denizen: wolf }
  const asked = phraseIn(WORDS_EN, view(state, 0), { seat: 0, topic: 'place', rule: '16.2', data, options: [] })
  expect(asked.text).toBe('Elf: Which row will Wolf 1 be in? It attacks nobody.')
})

test('a monster in service is named in the sentences about its betrayal and its kills', () => {
  const told = (event: object) => sentenceIn(WORDS_EN, { day: 1, seat: 0, rule: '16.6.3', ...event } as never, ['Ann'])
  const betrays = { kind: 'betrays', character: 'elf', fame: 0 }
  expect(told({ ...betrays, group: 'giant-bat-1' })).toBe('The Elf betrays Giant Bat 1 and no longer controls it.')
  expect(told({ ...betrays, group: 'rogues' })).toBe('The Elf betrays the Rogues and loses their service and 0 fame.')
  expect(told({ kind: 'slain', denizen: 'rogues-1', by: 'giant-bat-1' })).toBe('Giant Bat 1 slays the Rogues R1.')
  expect(told({ kind: 'dies', character: 'elf', by: 'pit' })).toBe('The Elf is killed by the Power of the Pit.')
})

test('a small screen keeps the blows at and by your own character longest', () => {
  const stage = Stage.set({
    heroes: [
      { id: 'elf', gear: ['light-bow-1'], hidden: false },
      { id: 'captain', gear: ['short-sword-1'], hidden: false },
    ],
    monsters: ['wolf-1', 'wolf-2', 'giant-bat-1', 'axe-goblin-1'],
  })
  stage.to('elf', 'lure').say('elf: wolf-1').to('captain', 'lure').say('captain: wolf-2', 'captain: giant-bat-1')
  stage.until('maneuver')
  const fight = fightOf(WORDS_EN, view(stage.state, 0))
  const drawn = [16, 15, 14, 13, 12, 11, 10].map(rows =>
    fightLines(WORDS_EN, fight, 80, inRealm(STYLE), { rows }).join('\n'),
  )
  expect(drawn[0]).toMatch(/ at Elf [\s\S]* at Captain /)
  const own = drawn.filter(text => text.includes('strike first') && !text.includes(' at Captain '))
  expect(own.length).toBeGreaterThan(0)
  for (const text of own) expect(text).toContain('Axe Goblin 1 at Elf')
})

test('a battle of three sides shows everybody present, with rows only for those under attack', () => {
  const stage = Stage.set({
    heroes: [
      { id: 'captain', gear: ['short-sword-1'], hidden: false },
      { id: 'amazon', gear: ['helmet-1'], hidden: true },
      { id: 'druid', hidden: true },
    ],
    monsters: ['h-flying-dragon-1', 'h-flying-dragon-2'],
    natives: ['rogues-7>captain'],
    battles: [],
  })
  stage.until('deploy')
  const drawn = fightLines(WORDS_EN, fightOf(WORDS_EN, view(stage.state, 0)), 80, inRealm(STYLE), { rows: 14 })
  const told = drawn.join('\n')
  // Those who fight nobody share one line, so that everything fits on the smallest screen.
  expect(drawn.length).toBeLessThanOrEqual(14)
  expect(told).toMatch(/^Amazon: /m)
  expect(told).toMatch(/^Druid: /m)
  expect(told.match(/Thrust \/ Charge/g)).toHaveLength(1)
  expect(told).toMatch(/Also here: Rogues R7 .*\(for Captain\)/)
  expect(told).toContain('H Flying Dragon 2')
})

test('on the smallest screen a crowd of natives is described in fewer words, not cut off', () => {
  const company = ['company-hq', 'company-1', 'company-2', 'company-3', 'company-6']
  const stage = Stage.set({
    heroes: [
      { id: 'captain', gear: ['short-sword-1', 'helmet-1'], hidden: false },
      { id: 'amazon', gear: ['helmet-2'], hidden: false },
    ],
    natives: [
      ...company,
      ...['patrol-hq', 'patrol-1', 'bashkars-hq', 'bashkars-1', 'bashkars-2'],
      ...['rogues-1>captain', 'rogues-2>captain', 'rogues-3>captain', 'rogues-4>captain'],
    ],
    battles: ['company>captain', 'patrol>amazon', 'bashkars>captain'],
  })
  const drawn = () => fightLines(WORDS_EN, fightOf(WORDS_EN, view(stage.state, 0)), 80, inRealm(STYLE), { rows: 14 })
  stage.until('deploy')
  expect(drawn().length).toBeLessThanOrEqual(14)
  // There is room for everybody's values, and idle hirelings share a line.
  expect(drawn().join('\n')).toContain('Company C1 L3* moves 4; C6 H6 moves 5')
  expect(drawn().at(-2)).toBe('Also here: Rogues R1, R2, R3, R4 (for Captain)')
  stage.until('target')
  expect(drawn().length).toBeLessThanOrEqual(14)
  const told = drawn().join('\n')
  for (const code of ['CHQ', 'C1', 'C2', 'C3', 'C6', 'BHQ', 'B1', 'B2', 'PHQ', 'P1']) expect(told).toMatch(`${code}`)
  expect(told).not.toContain('~')
  // Blows that come too late are left out.
  expect(told).toContain('1. Company C6 at Captain')
  expect(told).toContain('4. Patrol P1 at Amazon')
  expect(told).not.toContain('unless an earlier blow kills')
  const whole = fightLines(WORDS_EN, fightOf(WORDS_EN, view(stage.state, 0)), 80, inRealm(STYLE)).join('\n')
  expect(whole).toContain('unless an earlier blow kills')
})

test('attackers of one kind are distinguishable on a narrow table', () => {
  const monsters = [1, 2, 3, 4, 5, 6].map(n => `axe-goblin-${n}`)
  const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1!'], hidden: false }], monsters })
  stage.until('target')
  const told = fightLines(WORDS_EN, fightOf(WORDS_EN, view(stage.state, 0)), 63, inRealm(STYLE))
    .slice(0, 9)
    .join(' ')
  for (let n = 1; n <= 6; n++) expect(told).toContain(`Goblin ${n} `)
})

test('a duel with one enemy fits the rows of a 100-column screen', () => {
  const stage = Stage.set({
    heroes: [{ id: 'black-knight', gear: ['mace-1', 'suit-of-armor-1', 'shield-1'], hidden: false }],
    monsters: ['giant-bat-1'],
  })
  stage.until('target').say('giant-bat-1').until('attack').say('H5*')
  stage.until('maneuver', 'thrust').say('H6').until('shield', 'charge')
  const question = stage.question()
  expect(phraseIn(WORDS_EN, view(stage.state, 0), question).options.map(({ label }) => label)).toContain(
    'Shield against Thrust',
  )
  const selected = question.options.find(({ id }) => id === 'thrust')!
  const drawn = (columns: number) =>
    fightLines(WORDS_EN, fightOf(WORDS_EN, view(stage.state, 0)), columns, inRealm(STYLE), { question, selected })
  // The map pane has 63 columns on a screen of 100.
  expect(
    drawn(63)
      .slice(2, 5)
      .map(line => line.trimEnd()),
  ).toEqual(['Thrust / Charge  Giant Bat 1  Mace H5; moves H6; shield here', 'Swing / Dodge', 'Smash / Duck'])
  expect(drawn(98)[2]).toContain('Giant Bat 1 M2 moves 3')
  // A die will move the bat, so the blows listed now are not certain.
  expect(drawn(80).join(' ')).toContain('If the dice move nobody (longer weapons strike first): 1. ')
  expect(drawn(80).at(-1)).toContain('L, M, H, T: Light to Tremendous')
})
