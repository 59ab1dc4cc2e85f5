import { wizardsQuest } from '../../src/games/wizards-quest/index.ts'
import * as hidden from '../games/wizards-quest/disguise.ts'
import { describeGame } from './describe-game.ts'

await describeGame(wizardsQuest, hidden)
