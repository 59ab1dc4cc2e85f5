import { seedRandom } from '../../../../kernel/index.ts'
import type { Messages } from '../../../../text/index.ts'
import { fightOdds } from '../../plans/combat/can-win.ts'
import { guessed } from '../../plans/combat/supposed.ts'
import { mainCharacter } from '../../plans/seen.ts'
import { monstersIn } from '../../rules/combat/ground.ts'
import type { RealmView } from '../../rules/view.ts'
import { pieceName } from './names.ts'

/** So many fights are fought out for an answer. */
const FIGHTS = 24

const percent = (part: number): number => Math.round(part * 100)

/** "Can I win this fight": how it ends for one's character with the monsters that stand where he stands, fought out many times. */
export function fightTold(words: Messages, view: RealmView): string[] {
  const main = mainCharacter(view)
  if (main?.place.kind !== 'clearing') return [words.say('fight-odds-none')]
  const { clearing } = main.place
  const monsters = monstersIn(view, clearing)
  if (monsters.length === 0) return [words.say('fight-odds-none')]
  const random = seedRandom(`${view.day} ${view.combat?.round ?? 0}`, 'fight told')
  const odds = fightOdds(guessed(view, random), clearing, main.id, random, { games: FIGHTS })
  return [
    words.say('fight-odds-of', {
      name: pieceName(words, main.id),
      foes: { items: monsters.map(id => pieceName(words, id)) },
    }),
    words.say('fight-odds-are', { wins: percent(odds.wins), dies: percent(odds.dies), lasts: percent(odds.lasts) }),
    words.say('fight-odds-by', { n: odds.games }),
  ]
}
