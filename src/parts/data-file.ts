/** `T` as TypeScript infers it from a JSON file: literals become `string` or `number`, and tuples become arrays. */
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

/**
 * Returns a JSON file's content as type `T`. It isn't checked at run time, because tests compare each file with its
 * schema.
 */
export function dataFile<T>(holds: Loose<T>): T
export function dataFile(holds: unknown): unknown {
  return holds
}
