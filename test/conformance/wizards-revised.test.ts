import { wizardsRevised } from '../../src/games/wizards-revised/index.ts'
import * as hidden from '../games/wizards/disguise.ts'
import { describeGame } from './describe-game.ts'

await describeGame(wizardsRevised, hidden)
