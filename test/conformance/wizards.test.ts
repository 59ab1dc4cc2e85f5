import { wizards } from '../../src/games/wizards/index.ts'
import * as hidden from '../games/wizards/disguise.ts'
import { describeGame } from './describe-game.ts'

await describeGame(wizards, hidden)
