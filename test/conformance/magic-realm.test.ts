import { magicRealm } from '../../src/games/magic-realm/index.ts'
import * as hidden from '../games/magic-realm/disguise.ts'
import { describeGame } from './describe-game.ts'

await describeGame(magicRealm, hidden)
