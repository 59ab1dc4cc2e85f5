import { placeDemon } from './encounters/demons.ts'
import { arrive } from './encounters/order.ts'
import { openProcedures } from './procedures.ts'

/** By the rules of 1982 who is carried off lands at once, and what is there meets him before anything else goes on (7.5). */
openProcedures(undefined, {
  *lands(table, player) {
    yield* arrive(table, player)
  },
  demonsAppear: placeDemon,
})
