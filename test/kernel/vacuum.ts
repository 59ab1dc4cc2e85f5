/** Every access to the outside world, as an object and a property. */
const doors: readonly (readonly [object, string])[] = [
  [Math, 'random'],
  [globalThis, 'Date'],
  [globalThis, 'Intl'],
  [globalThis, 'process'],
  [globalThis, 'setTimeout'],
  [globalThis, 'setImmediate'],
  [globalThis, 'queueMicrotask'],
  [Date, 'now'],
  [performance, 'now'],
  [crypto, 'getRandomValues'],
  [crypto, 'randomUUID'],
  [String.prototype, 'localeCompare'],
  [String.prototype, 'toLocaleUpperCase'],
  [String.prototype, 'toLocaleLowerCase'],
  [Number.prototype, 'toLocaleString'],
  [Array.prototype, 'toLocaleString'],
]

/** Runs a game while the clock, chance, the locale and the machine throw when used. */
export function inAVacuum<T>(run: () => T): T {
  const held = doors.map(([place, name]) => Object.getOwnPropertyDescriptor(place, name))
  try {
    for (const [place, name] of doors) Object.defineProperty(place, name, { value: barred(name), configurable: true })
    return run()
  } finally {
    for (const [i, [place, name]] of doors.entries()) {
      const was = held[i]
      if (was) Object.defineProperty(place, name, was)
      else Reflect.deleteProperty(place, name)
    }
  }
}

/** Returns something that throws on any use. */
function barred(name: string): unknown {
  // A function declaration rather than an arrow function, so that `new` works too.
  function refuse(): never {
    throw new Error(`a game knows nothing of ${name}`)
  }
  return new Proxy(refuse, { apply: refuse, construct: refuse, get: refuse })
}
