import type { Context } from '../../src/screen/commands.ts'
import {
  celebrating,
  header,
  MOVE_OR_CAST,
  MOVEMENT_ROLL,
  Player,
  position,
  ROLL,
  rollsShown,
  told,
  watching,
} from './sitting.ts'

/** A player in each context, in the middle of a choice. */
export const IN: Readonly<Record<Context, () => Player>> = {
  title: () => new Player(),
  new: () => new Player().press('n', 'down'),
  load: () =>
    new Player(80, 24, {
      examples: [
        { name: 'first', path: '/e', about: '' },
        { name: 'second', path: '/f', about: '' },
      ],
    }).press('e'),
  naming: () =>
    new Player(80, 24, {
      saves: [{ name: 'friday', path: '/s/friday', changed: 0, header: header(), problem: null, answers: 3 }],
    }).press('l', 'r'),
  list: () => Player.at(ROLL),
  number: () => Player.at({ ...ROLL, amount: { least: 2, most: 14 } }),
  map: () => Player.at(MOVE_OR_CAST).press('.'),
  typing: () => Player.at(ROLL).press(':').types('seed').press('enter', ':').types('ca'),
  sheet: () => Player.at(ROLL).press('tab'),
  log: () =>
    Player.at(ROLL, {
      log: Array.from({ length: 60 }, (_, day) => ({ day, text: `${day}.`, rule: '6', at: day })),
    }).press('shift+tab'),
  page: () => Player.at(ROLL).press('l'),
  help: () => Player.at(ROLL).press('?'),
  contents: () => Player.at(ROLL).press('f1'),
  rules: () => Player.at(ROLL).press('f1', 'enter', 'down'),
  ask: () => Player.at(ROLL).press('escape'),
  offer: () =>
    Player.at(ROLL, {
      bargains: [
        {
          ...{ number: 1, by: 1, to: 0, give: 'peace', take: 'quiet', state: 'offered', given: 'open', taken: 'open' },
          ...{ at: 0, answered: null, settled: null },
        },
      ],
    }),
  palette: () => Player.at(ROLL).press('ctrl+p'),
  settings: () => Player.at(ROLL).types(':settings').press('enter'),
  dice: () => {
    const player = Player.at(ROLL, { speed: 'normal' })
    return player.hears(rollsShown(player, [MOVEMENT_ROLL]))
  },
  cover: () => Player.at(ROLL).hears({ kind: 'position', position: position(ROLL), cover: true, notice: null }),
  waiting: () => Player.at(null, { thinking: { name: 'Tamsin', bot: 'mentor' } }),
  over: () => Player.at(null, { result: { winners: [0], text: 'Won.' } }).press('escape'),
  end: () =>
    Player.at(null, { result: { winners: [0], text: 'Won.' } })
      .hears({
        kind: 'recalled',
        history: {
          standings: [0, 14, 28].map(day => ({ at: day, day, figures: [0, 1, 2].map(seat => [day + seat, day, 0]) })),
          turning: [3, 9].map((at, place) => ({ at, day: at, text: `Sentence ${at}.`, seat: null, place })),
        },
      })
      .press('down'),
  watch: () => watching(),
  turns: () => watching().press('t', 'down'),
  since: () => told(30).press('enter', 'enter'),
  highlight: () => celebrating(),
}
