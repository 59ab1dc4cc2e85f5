import * as v from 'valibot'

/**
 * The shape of an object whose names nobody has fixed beforehand. `v.record` leaves out `constructor`, `prototype` and
 * `__proto__`, which may be a player's name like any other; here what an object holds itself is kept under any name.
 */
export const ownRecord = <K extends v.GenericSchema<string>, V extends v.GenericSchema>(key: K, value: V) =>
  v.pipe(
    v.custom<object>(found => typeof found === 'object' && found !== null && !Array.isArray(found)),
    // What they are is looked at in the next step.
    v.transform(found => Object.entries(found) as [v.InferInput<K>, v.InferInput<V>][]),
    v.array(v.tuple([key, value])),
    v.transform((entries): Record<string, v.InferOutput<V>> => Object.fromEntries(entries)),
  )
