import { chmodSync } from 'node:fs'
import { Server } from 'node:net'
import { isMainThread } from 'node:worker_threads'

/*
 * Mutants run in a thread, where setting `process.umask` throws. This replacement does the same for sockets, which are
 * all that the tests check.
 */
if (!isMainThread) {
  let mask = 0o022
  process.umask = (next?: number | string) => {
    const before = mask
    if (next !== undefined) mask = Number(next)
    return before
  }
  const { listen } = Server.prototype
  Server.prototype.listen = function (this: Server, ...args: unknown[]) {
    const [path] = args
    const mode = 0o777 & ~mask
    if (typeof path === 'string') this.prependOnceListener('listening', () => chmodSync(path, mode))
    return Reflect.apply(listen, this, args)
  } as typeof listen
}
