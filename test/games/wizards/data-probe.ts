// The rules' answers in Wizards with the given data: for each file, the results for one of its entries. This is loaded
// again for every changed field (test/games/wizards/data-fields.test.ts), so it is quick and asks nobody.
import { wizards } from '../../../src/games/wizards/game.ts'
import { GUIDE, LATER_LESSONS } from '../../../src/games/wizards/guide.ts'
import { moveAbout } from '../../../src/games/wizards/rules/day/moving.ts'
import { setOut } from '../../../src/games/wizards/rules/day/setting-out.ts'
import { relocate, transport } from '../../../src/games/wizards/rules/effects/journey.ts'
import { castDie } from '../../../src/games/wizards/rules/effects/spells.ts'
import { giveAnimal, meetAnimal } from '../../../src/games/wizards/rules/encounters/animals.ts'
import { meetDemons } from '../../../src/games/wizards/rules/encounters/demons.ts'
import { meetDragon } from '../../../src/games/wizards/rules/encounters/dragon.ts'
import { playEvent } from '../../../src/games/wizards/rules/encounters/event-cards.ts'
import { seekGem } from '../../../src/games/wizards/rules/encounters/gems.ts'
import { drawWizardCard, meetHighWizardsHere } from '../../../src/games/wizards/rules/encounters/high-wizards.ts'
import { arrive } from '../../../src/games/wizards/rules/encounters/order.ts'
import { meetInThought } from '../../../src/games/wizards/rules/encounters/persons.ts'
import { commonFolk, meetPlace } from '../../../src/games/wizards/rules/encounters/places.ts'
import { meetPlayers } from '../../../src/games/wizards/rules/encounters/players.ts'
import { meetByChance } from '../../../src/games/wizards/rules/encounters/random.ts'
import { lootOf, steal } from '../../../src/games/wizards/rules/encounters/thieves.ts'
import { circleSteps, mayEnterStarCrest, movementFor } from '../../../src/games/wizards/rules/facts/movement.ts'
import { entryCosts, pricesFor } from '../../../src/games/wizards/rules/facts/prices.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { GRID, type Placement, SEA_COLUMNS, SEA_ROWS } from '../../../src/games/wizards/rules/islands/grid.ts'
import { harborsOf } from '../../../src/games/wizards/rules/islands/harbors.ts'
import { TERRITORIES, territoryAt } from '../../../src/games/wizards/rules/islands/territories.ts'
import {
  ANIMALS,
  EVENTS,
  HOME_OF,
  MAGICAL_ORDERS,
  type Person,
  RESCUE,
  SPELLS,
  TASKS,
  WIZARD_CARDS,
} from '../../../src/games/wizards/rules/state/cards.ts'
import {
  type Animal,
  HIGH_WIZARDS,
  type Player,
  type Rank,
  type WizardsState,
  type WizardsTable,
} from '../../../src/games/wizards/rules/state/components.ts'
import { fulfilledBy, markersAt, openMarks, staysFor } from '../../../src/games/wizards/rules/state/marks.ts'
import { advance, canAdvance, pointsLacking } from '../../../src/games/wizards/rules/tasks/orders.ts'
import { assignTask, completeTask, fulfil, tasksAfterTakeover } from '../../../src/games/wizards/rules/tasks/tasks.ts'
import { turn } from '../../../src/games/wizards/rules/turn.ts'
import { wizardsScreen } from '../../../src/games/wizards/screen/index.ts'
import {
  copy,
  fingerprint,
  type Guide,
  Match,
  pick,
  type RandomState,
  type Rule,
  seedRandom,
  Table,
} from '../../../src/kernel/index.ts'
import { lessonAnswersIn } from '../../../src/screen/kit/lesson-answer.ts'
import { registerScreens } from '../../../src/screen/kit/screens.ts'
import { GuideReader, guidedHeader, wantsToSee, wantsToUse } from '../../../src/server/guide.ts'
import { worded } from '../../asked.ts'
import type { Probe } from '../broken-data.ts'

/** All eighteen tiles, six to a row, two of them side by side. */
const PLACEMENTS: readonly Placement[] = TERRITORIES.map((t, i) => ({
  tile: t.id,
  hex: GRID.hex(4 + 6 * (i % 6), 5 + 9 * Math.floor(i / 6)),
  turn: i % 6,
}))

/** Returns a table of three players in the middle of a game, the first a Druid of Rank 1 on a plain. */
function table(prepare: (ann: Player, state: WizardsState) => void = () => {}, seats = 3, variant = 'standard') {
  const names = ['Ann', 'Bob', 'Cyd', 'Dan'].slice(0, seats)
  const header = {
    game: 'wizards',
    rules: wizards.rules,
    options: { variant },
    seats: names,
    seed: 'probe',
    practice: false,
  }
  const begun = Match.begin(wizards, header)
  const state = copy(begun.state)
  state.placements = PLACEMENTS.map(p => ({ ...p }))
  state.boats = harborsOf(Board.of(state.placements))
  Object.assign(state, { dealer: 0, next: 0, acted: 0, dragon: 'dragons-lair.a1', demons: [], fallen: [] })
  state.players.forEach((player, i) => {
    Object.assign(player, { space: `meadowfarm.c${i + 1}`, order: 'druids', rank: 1, turns: 0, arrivals: 0 })
  })
  prepare(state.players[0]!, state)
  return new Table(state) as WizardsTable
}

/**
 * Runs a rule with the answers that `wish` names, or else the first. Returns the questions, the events and the state.
 */
function run<T>(on: WizardsTable, rule: Rule<T>, wish: (topic: string) => RegExp | null = () => null): unknown {
  const asked: unknown[] = []
  for (let step = rule.next(); ; ) {
    if (step.done) return [asked, on.events.splice(0), step.value ?? null, fingerprint(on.state)]
    const [question] = step.value
    const { topic, options, seat } = question!
    const ids = options.map(option => `${option.id} ${option.cost ?? ''}`)
    const wanted = wish(topic)
    const taken = options.find(({ id }) => wanted?.test(id)) ?? options[0]!
    asked.push([seat, topic, ids, taken.id])
    step = rule.next({ seat, id: taken.id })
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const
const ann = (on: WizardsTable): Player => on.state.players[0]!
const again = (on: WizardsTable): WizardsTable => new Table(copy(on.state)) as WizardsTable

/** Returns everything that a player can do or suffer, each on its own table. */
function life(on: WizardsTable): unknown[] {
  const each = (what: (on: WizardsTable, player: Player) => unknown): unknown => {
    const other = again(on)
    return what(other, ann(other))
  }
  const at = (space: string, what: (on: WizardsTable, player: Player) => Rule<unknown>, dice: readonly number[] = []) =>
    each((other, player) => {
      relocate(other, player, space)
      other.state.forced.push(...dice)
      return run(other, what(other, player))
    })
  const here = (what: (on: WizardsTable, player: Player) => Rule<unknown>, dice: readonly number[] = []) =>
    at(ann(on).space, what, dice)
  return [
    each((_, player) => [FACES.map(die => movementFor(player, die)), mayEnterStarCrest(player)]),
    each((_, player) => pricesFor(player, { swift: new Set() })),
    each((other, player) =>
      Array.from(
        entryCosts(Board.of(other.state.placements), [], {
          prices: pricesFor(player, { swift: new Set() }),
          crest: false,
          bound: false,
        }),
      ),
    ),
    here(setOut, [3, 3]),
    ...['sacred-circle.c1', 'sacred-circle.a1', 'hillshire.b3', 'meadowshire.b2'].map(space =>
      at(
        space,
        function* (other, player) {
          yield* moveAbout(other, player, movementFor(player, 4), false)
        },
        [1, 1, 1],
      ),
    ),
    here((other, player) => steal(other, player, 'thieves', '7.301')),
    here((other, player) => transport(other, player, 'torwall.a1', '7.302', { unwanted: true }), [1]),
    ...[1, 3, 5].map(trap => here(meetByChance, [2, 2, trap, trap, 1, 1])),
    ...FACES.map(face => at('meadowfarm.a2', commonFolk, [face, face, 1])),
    ...['torwall.center', 'glendale.c3', 'sacred-circle.center', 'megmorans-tower.center'].map(space =>
      at(space, (other, player) => meetPlace(other, player, { task: false, wizard: false }), [2, 2, 2, 2]),
    ),
    ...FACES.map(face => here(meetDragon, [face, face, face])),
    here(meetDemons, [1, 2]),
  ]
}

/** Plays some turns for everybody, without movement. */
function days(on: WizardsTable, turns: number): unknown {
  const out: unknown[] = []
  for (let i = 0; i < turns && !on.state.result; i++)
    out.push(run(on, turn(on), topic => (topic === 'move' ? /^stop$/ : topic === 'roll' ? /^roll$/ : null)))
  return out
}

function task(entry: number): unknown {
  const { id } = TASKS[entry]!
  const out: unknown[] = []
  for (const order of ['druids', 'sorcerers'] as const) {
    const on = table(player => {
      player.order = order
    })
    const { tasks } = on.state.decks
    tasks.draw.splice(tasks.draw.indexOf(id), 1)
    tasks.draw.push(id)
    out.push(run(on, assignTask(on, ann(on), false, '9.1')))
    for (let i = 0; i < 40 && ann(on).tasks.length > 0; i++) {
      const held = ann(on).tasks[0]!
      const mark = openMarks(held).at(-1)!
      if (mark.at) relocate(on, ann(on), mark.at)
      const others = [...HIGH_WIZARDS, ...(Object.keys(HOME_OF) as Person[])]
      out.push(others.filter(who => fulfilledBy(ann(on), who).length > 0))
      const fallen = again(on)
      fallen.state.fallen.push('woodland', 'edgewood', 'torwall')
      out.push(
        tasksAfterTakeover(fallen).length,
        markersAt(ann(on), ann(on).space).length,
        staysFor(ann(on), ann(on).space),
      )
      out.push(lootOf(ann(on)).objects.length)
      out.push(
        run(
          on,
          fulfil(
            on,
            ann(on),
            held,
            mark,
            others.find(who => fulfilledBy(ann(on), who).length > 0),
          ),
        ),
      )
    }
    out.push(ann(on).points)
  }
  return out
}

function event(entry: number): unknown {
  const { id } = EVENTS[entry]!
  const on = table((player, state) => {
    const { events } = state.decks
    events.draw.splice(events.draw.indexOf(id), 1)
    events.draw.push(id)
    player.tasks = [1, 2, 3].map(n => ({
      id: n,
      letter: 'ABC'[n - 1]!,
      mandatory: false,
      marks: [
        { stage: 0, part: 0, at: 'torwall.a1', done: true },
        { stage: 1, part: 0, at: 'torwall.a2', done: false },
      ],
    }))
    state.decks.tasks.draw = state.decks.tasks.draw.filter(card => card > 3)
  })
  const drawn = run(on, playEvent(on, ann(on)))
  return [drawn, life(on), days(again(on), 60)]
}

function wizardCard(entry: number): unknown {
  const { id } = WIZARD_CARDS[entry]!
  const on = table((_, { decks: { wizards: deck } }) => {
    deck.draw.splice(deck.draw.indexOf(id), 1)
    deck.draw.push(id)
  })
  const all = table((player, state) => {
    const out = WIZARD_CARDS.filter(card => card.kind === 'high-wizard').map(card => card.id)
    state.decks.wizards.draw = state.decks.wizards.draw.filter(card => !(out as string[]).includes(card))
    for (const wizard of HIGH_WIZARDS)
      state.wizards.push({ wizard, at: player.space, letter: null, knownTo: [], cards: [wizard] })
  })
  return [run(on, drawWizardCard(on, [ann(on)], '8.7')), run(all, meetHighWizardsHere(all, ann(all)))]
}

function order(entry: number): unknown {
  const { id } = MAGICAL_ORDERS[entry]!
  return ([1, 2, 3, 4] as const).map(rank => {
    const on = table(player => {
      Object.assign(player, { order: id, rank, points: { knowledge: 50, perception: 50, power: 50 } })
    })
    const risen = again(on)
    const met = [...HIGH_WIZARDS, ...(Object.keys(HOME_OF) as Person[])]
    if (rank < 4) advance(risen, ann(risen), '10.2')
    const gem = again(on)
    gem.state.forced.push(4)
    gem.state.gems = { ...gem.state.gems, ishkatar: 'false' }
    ann(gem).gems = { terek: 'ruby' }
    const ready = again(on)
    Object.assign(ann(ready).points, { knowledge: 99, perception: 99, power: 99 })
    return [
      pointsLacking({ ...ann(on), points: { knowledge: 0, perception: 0, power: 0 } }),
      canAdvance(on, ann(on)),
      ann(risen).known,
      run(gem, seekGem(gem, ann(gem), 'ishkatar', '7.326')),
      met.map(who => {
        const other = again(on)
        return run(other, meetInThought(other, ann(other), who), () => /^leave$/)
      }),
      ['torwall.center', 'longrift.center', 'glendale.c3', 'sacred-circle.c1', 'meadowfarm.c1'].map(space => {
        const other = again(ready)
        relocate(other, ann(other), space)
        other.state.forced.push(1, 1, 1, 1)
        return [
          run(other, setOut(other, ann(other)), () => /^cast/),
          run(other, arrive(other, ann(other)), () => /^cast/),
        ]
      }),
      // Boats at every distance.
      ['meadowshire.b2', 'hillshire.a1', 'woodland.a1', 'dragons-lair.a2'].map(space => {
        const other = again(on)
        relocate(other, ann(other), space)
        other.state.boats.splice(0, 5)
        other.state.forced.push(1, 1)
        return run(
          other,
          moveAbout(other, ann(other), movementFor(ann(other), 6), false),
          () => /^cast swift|^cast boat/,
        )
      }),
      life(on),
    ]
  })
}

function spellOf(entry: number): unknown {
  const { id } = SPELLS[entry]!
  return [false, true].map(dazed => {
    const on = table(player => {
      Object.assign(player, { order: entry % 2 === 0 ? 'sorcerers' : 'wizards', rank: 4 satisfies Rank })
      if (dazed) player.dazed = true
    })
    const die = FACES.map(face => {
      const other = again(on)
      other.state.forced.push(face)
      castDie(other, ann(other), id)
      return other.events
    })
    return [die, dazed, life(on)]
  })
}

function animalOf(entry: number): unknown {
  const { id } = ANIMALS[entry]!
  const met = FACES.map(face => {
    const on = table()
    on.state.forced.push(face, face)
    return run(on, meetAnimal(on, ann(on)))
  })
  if (id === 'dragon' || id === 'dove') return met
  const with_ = (space: string): WizardsTable => {
    const on = table(player => {
      player.space = space
    })
    giveAnimal(on, ann(on), id as Animal, '8.4')
    return on
  }
  const on = with_('meadowfarm.c1')
  const beside = ['sacred-circle.a1', 'green-grove.c4', 'dragons-lair.a2', 'meadowshire.b2'].map(space => {
    const other = with_(space)
    const moved = run(
      other,
      moveAbout(other, ann(other), movementFor(ann(other), 6), false),
      () => /lair\.c|green-grove\.center|board/,
    )
    return [moved, circleSteps(other.state, ann(other), movementFor(ann(other), 3))]
  })
  const water = with_('sea.0101')
  ann(water).swum = 1
  const swum = run(water, moveAbout(water, ann(water), movementFor(ann(water), 6), false), () => /^swim/)
  const fled = [meetDemons, meetDragon].map((foe: (on: WizardsTable, player: Player) => Rule<unknown>) => {
    const other = with_('meadowfarm.c1')
    run(other, foe(other, ann(other)))
    return ann(other).animal
  })
  return [met, beside, swum, fled, life(on), days(on, 30)]
}

function calendar(): unknown {
  return (['standard', 'partnership', 'solitaire'] as const).flatMap(variant =>
    [13, 27, 41, 55].flatMap(day =>
      [0, 1].map(thwarts => {
        const on = table(
          (player, state) => {
            Object.assign(state, { day, thwarts, acted: state.players.length, completed: 8 * thwarts })
            state.demons = ['torwall.a1', 'woodland.a1', 'dragons-lair.a2', 'dragons-lair.a3', 'sacred-circle.a1']
            // When all other Territories have fallen, the last one is in danger.
            if (day === 55)
              state.fallen = TERRITORIES.map(({ id }) => id).filter(
                id => !['dragons-lair', 'sacred-circle'].includes(id),
              )
            player.tasks = [1, 2].map(id => ({ id, letter: 'AB'[id - 1]!, mandatory: false, marks: [] }))
          },
          variant === 'solitaire' ? 1 : 4,
          variant,
        )
        completeTask(on, ann(on), ann(on).tasks[0]!)
        completeTask(on, ann(on), ann(on).tasks[0]!)
        return [on.state.thwarts, days(on, 6)]
      }),
    ),
  )
}

function rescue(): unknown {
  return ['dragons-lair.a2', 'hamdrels-cottage.a1', 'sea.0101', 'torwall.a1'].flatMap(space =>
    [true, false].map(trapped => {
      const on = table((player, { players }) => {
        player.space = space
        players[1]!.space = space
        if (trapped) players[1]!.trap = { kind: 'fortnight' }
        else players[1]!.stranded = true
      })
      return run(on, meetPlayers(on, ann(on)))
    }),
  )
}

function tiles(entry: number): unknown {
  const board = Board.of(PLACEMENTS)
  const it = TERRITORIES[entry]!
  const on = table()
  return [
    SEA_COLUMNS,
    SEA_ROWS,
    it.id,
    FACES.map(numeral => territoryAt(it.kind, numeral).id),
    it.kind,
    board.ground.filter((_, hex) => board.territoryAt[hex] === it),
    Array.from(board.ways),
    Array.from(board.rift),
    Array.from(board.dots),
    Array.from(entryCosts(board, [], { prices: pricesFor(ann(on), { swift: new Set() }), crest: true, bound: false })),
  ]
}

registerScreens(wizards.id, { en: wizardsScreen })

/** Plays a lesson as its guide recommends, or at random. */
function lesson(guide: Guide, random: RandomState | null): unknown {
  const match = Match.begin(wizards, guidedHeader(wizards, 'Ann', guide.name)!)
  for (const move of guide.opening ?? []) match.play(move)
  const reader = new GuideReader(guide, match)
  const out: unknown[] = []
  for (let i = 0; i < 100 && !match.over; i++) {
    const { at, aside } = reader.now()
    const step = guide.steps.slice(at).find(({ point }) => point)
    const question = match.questionFor(0)!
    const find = lessonAnswersIn(wizards, match.view(0))
    const phrased = worded(match, question)
    const option = random && i > 6 ? pick(random, question.options) : find(step, phrased)
    // A stray player may reach any step with any question.
    if (!random) out.push(guide.steps.map(one => find(one, phrased)?.id))
    const seen = (['sheet', 'log', 'rules', 'help'] as const).map(page => wantsToSee(guide.steps[at], page))
    const used = (['hint', 'undo'] as const).map(tool => wantsToUse(guide.steps[at], tool))
    out.push([at, step?.id, guide.steps[at]?.see, guide.steps[at]?.use, seen, used, aside?.id, option?.id])
    if (!option) break
    for (const move of reader.laidFor(0, option.id)) match.play(move)
    match.answer(0, option.id)
  }
  return [out, match.hash()]
}

function lessons(): unknown {
  return [GUIDE, ...LATER_LESSONS].map(guide => {
    const strolls = ['a', 'b', 'c', 'd'].map(seed => lesson(guide, seedRandom(seed, 'stroll')))
    return [guide.seed, guide.options, lesson(guide, null), strolls]
  })
}

export const probe: Probe = {
  'tasks.json': task,
  'events.json': event,
  'wizard-cards.json': wizardCard,
  'orders.json': order,
  'spells.json': spellOf,
  'animals.json': animalOf,
  'calendar.json': calendar,
  'rescue.json': () => [rescue(), RESCUE.stranded.length],
  'tiles.json': tiles,
  'guide.json': lessons,
}
