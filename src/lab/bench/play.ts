import { type Game, type Header, Match, replay, seedRandom } from '../../kernel/index.ts'
import { fuzzGame, headerFor, playOut, randomAnswer } from '../fuzz.ts'
import { type Figure, processorSeconds, round, type Slice, slice } from './figures.ts'

/** What has to be come up to, for the games that the design names. */
const BARS: Readonly<Record<string, { random: number; games: number; checked: number; load: number }>> = {
  wizards: { random: 500_000, games: 250, checked: 50_000, load: 150 },
}

const rate = ({ work, seconds }: Slice): number => Math.round(work / seconds)

/** Random play of a game: bare, by one player alone where it can be, with every view and invariant checked; and loading a long save. */
export function benchPlay(game: Game, seconds: number): Figure[] {
  const bars = BARS[game.id]
  const least = (n: number | undefined) => n && { bar: { least: n } }
  for (let n = 0; n < 6; n++) playOut(game, headerFor(game, n, 'warm'))
  const all = slice(seconds, n => playOut(game, headerFor(game, n, 'bench')).decisions)
  const checked = slice(seconds, n => fuzzGame(game, headerFor(game, n, 'bench'), { deep: false }).decisions)
  const figures: Figure[] = [
    { name: `${game.id}.random.decisionsPerSecond`, value: rate(all), unit: 'decisions/s', ...least(bars?.random) },
    {
      name: `${game.id}.checked.decisionsPerSecond`,
      value: rate(checked),
      unit: 'decisions/s',
      ...least(bars?.checked),
    },
  ]
  const alone = aloneHeader(game)
  if (alone) {
    const { runs, ...rest } = slice(seconds, n => playOut(game, { ...alone, seed: `bench-${n}` }).decisions)
    figures.push(
      { name: `${game.id}.solitaire.decisionsPerSecond`, value: rate({ runs, ...rest }), unit: 'decisions/s' },
      {
        name: `${game.id}.solitaire.gamesPerSecond`,
        value: round(runs / rest.seconds),
        unit: 'games/s',
        ...least(bars?.games),
      },
    )
  }
  const load = round(loadMillis(game, 5000))
  figures.push({
    name: `${game.id}.load5000Answers`,
    value: load,
    unit: 'ms',
    ...(bars && { bar: { most: bars.load } }),
  })
  return figures
}

/** A header for one player, or null where the game is for more. */
function aloneHeader(game: Game): Header | null {
  for (let n = 0; n < 6; n++) {
    const header = headerFor(game, n, 'alone')
    if (header.seats.length === 1) return header
  }
  return null
}

/** A record of random play, at least so many lines long where the game lasts so long: with its fingerprints, as a save keeps them. */
export function recordOf(game: Game, header: Header, most: number) {
  const match = Match.begin(game, header)
  const random = seedRandom(header.seed, 'play')
  const lines: { seat: number; id: string; hash: string }[] = []
  while (lines.length < most && !match.over) {
    const answer = randomAnswer(random, match.questions)
    match.answer(answer.seat, answer.id)
    lines.push({ ...answer, hash: match.hash() })
  }
  return { record: { header, lines }, match }
}

/** How long it takes to replay a record of so many answers, its fingerprints compared (the least of five; a shorter game counts in proportion). */
function loadMillis(game: Game, answers: number): number {
  const { record } = recordOf(game, { ...headerFor(game, 0, 'load'), practice: true }, answers)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5; i++) {
    const before = processorSeconds()
    replay(game, record)
    least = Math.min(least, 1000 * (processorSeconds() - before))
  }
  return (least * answers) / record.lines.length
}
