import type { Game } from '../../src/kernel/index.ts'
import { openRulebook, registerRulebooks } from '../../src/parts/rulebook.ts'
import { plainScreen } from '../../src/screen/kit/plain-screen.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'
import { type FairView, fair } from './fair.ts'

/* The Festival: the Fair with rules to read, highlights, a scoreboard and a lesson. */

export const festival: Game = {
  ...fair,
  id: 'festival',
  highlight: ({ kind }) =>
    kind === 'rolled' ? 'luck' : kind === 'heard' ? 'secret' : kind === 'hidden' ? 'hiding' : undefined,
  guide: {
    title: 'A first day',
    seed: 'lesson',
    options: { weather: 'dry' },
    sheetWord: 'purse',
    steps: [
      {
        id: 'buy',
        title: 'Buying',
        say: 'Buy an apple.',
        do: 'Buy.',
        rule: '2.1',
        point: ['buy apple-1'],
        until: [{ event: 'bought' }],
      },
      {
        id: 'see',
        title: 'Looking',
        say: 'Look at your purse.',
        do: 'Look.',
        rule: '2',
        see: 'sheet',
        until: [{ see: 'sheet' }],
      },
      {
        id: 'rest',
        title: 'Resting',
        say: 'Rest.',
        do: 'Rest.',
        rule: '2.3',
        point: ['rest'],
        until: [{ event: 'rested' }],
      },
    ],
    asides: [],
    end: 'Well done.',
  },
}

const section = (id: string, title: string, text: string) => ({
  id,
  chapter: id.slice(0, 1),
  title,
  kind: 'rule',
  text,
})

registerRulebooks('festival', {
  en: openRulebook({
    chapters: [
      { number: '1', title: 'Dawn', intro: 'The day begins.' },
      { number: '2', title: 'Stalls', intro: 'Buy and rest.' },
    ],
    sections: [
      section('1', 'Dawn', 'Every day begins with a dawn.'),
      section('2', 'Stalls', 'Buy apples, gamble (3), listen or rest.'),
      section('2.1', 'Apples', 'An apple costs a coin.'),
      section('2.3', 'Rest', 'A rest ends your day. See 2.1.'),
    ],
  }),
})

registerScreens('festival', {
  en: {
    ...plainScreen(festival),
    suggestions: () => ['Buy something.'],
    highlights: {
      luck: { title: 'Luck', weight: 'great', audience: 'all', holdsView: true },
      secret: { title: 'A secret', list: 'Secrets', weight: 'small', audience: 'own' },
      hiding: { title: 'Hiding', weight: 'small', audience: 'all', showsCauses: true },
    },
    scoreboard: {
      measures: ['Coins', 'Days'],
      of: ({ coins, day }: FairView) => coins.map(n => [n, day]),
      countedHighlights: [{ title: 'Rolls', highlight: 'luck' }],
      near: (_view, seat) => `seat ${seat} was near`,
      leadChange: ({ name, figure, other, others }) => `${name} leads ${other} by ${figure} to ${others}.`,
      periodLabel: 'day by day',
      periodOf: day => day,
    },
  },
})
