/** `T` as TypeScript types a JSON file: any string or number in place of the listed ones, and arrays for tuples. */
type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean | null | undefined
      ? T extends boolean
        ? boolean
        : T
      : T extends readonly (infer E)[]
        ? readonly Loose<E>[]
        : { readonly [K in keyof T]: string extends K ? Loose<T[K]> | undefined : Loose<T[K]> }

/** Returns a JSON file's content as its own type. The tests of the file's schema prove it; nothing is checked at run time. */
export function dataFile<T>(holds: Loose<T>): T
export function dataFile(holds: unknown): unknown {
  return holds
}
