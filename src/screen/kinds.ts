/**
 * A value of one of the kinds that a record type lists, each with its data: `OneOf<{ quit: unknown; goto: { at: number } }>`
 * is `{ kind: 'quit' } | { kind: 'goto', at: number }`. In this form, TypeScript can check a record of handlers.
 */
export type OneOf<M, K extends keyof M = keyof M> = { [P in K]: { readonly kind: P } & M[P] }[K]
