/**
 * A value of one of the kinds that a record type lists, each with its data:
 * `OneOf<{ quit: unknown; goto: { at: number } }>` is `{ kind: 'quit' } | { kind: 'goto'; at: number }`. In this form,
 * TypeScript can check a record of handlers.
 */
export type OneOf<M, K extends keyof M = keyof M> = { [P in K]: { readonly kind: P } & M[P] }[K]

/** A handler for each kind. `C` is what the handlers work on. */
export type Handlers<M, C, R> = { readonly [K in keyof M]: (on: C, one: OneOf<M, K>) => R }

/** Calls the handler of a value. */
export const handle = <M, K extends keyof M, C, R>(handlers: Handlers<M, C, R>, on: C, one: OneOf<M, K>): R =>
  handlers[one.kind](on, one)

/** Returns true if there is a handler for a value. */
export const isOf = <H extends object, T extends { readonly kind: PropertyKey }>(
  handlers: H,
  one: T,
): one is Extract<T, { readonly kind: keyof H }> => Object.hasOwn(handlers, one.kind)
