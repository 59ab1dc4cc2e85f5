import { elfenwizards } from '../../src/games/elfenwizards/index.ts'
import * as hidden from '../games/elfenwizards/disguise.ts'
import { describeGame } from './describe-game.ts'

await describeGame(elfenwizards, hidden)
