import * as v from 'valibot'

/**
 * Returns the schema for an object with arbitrary keys. `v.record` drops `constructor`, `prototype` and `__proto__`,
 * which are valid player names. This schema keeps every own key.
 */
export const safeRecord = <K extends v.GenericSchema<string>, V extends v.GenericSchema>(key: K, value: V) =>
  v.pipe(
    v.custom<object>(found => typeof found === 'object' && found !== null && !Array.isArray(found)),
    // The next step checks the entries.
    v.transform(found => Object.entries(found) as [v.InferInput<K>, v.InferInput<V>][]),
    v.array(v.tuple([key, value])),
    v.transform((entries): Record<string, v.InferOutput<V>> => Object.fromEntries(entries)),
  )
