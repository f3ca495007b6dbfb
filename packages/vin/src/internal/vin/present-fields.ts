/** The fields of an object that have a value, in the same order. */
export type Present<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Leaves out the fields that are undefined. */
export function presentFields<Fields extends object>(fields: Fields): Present<Fields> {
  const present: Partial<Fields> = {};
  for (const field in fields) {
    const value = fields[field];
    if (value !== undefined) present[field] = value;
  }
  // Only fields that are not undefined were copied.
  return present as Present<Fields>;
}

/**
 * Like {@link presentFields}, for objects with many fields, up to 50, that are kept and copied. The
 * engine stores an object that is built field by field in two places, and an object that
 * `JSON.parse` creates in one place. A copy is stored like its original, and an object in one place
 * is copied in a third less time. So one original is created from JSON for each set of fields, and
 * every object is a copy of such an original.
 */
export function compactor<Fields extends object>(): (fields: Fields) => Present<Fields> {
  const originals = new Map<number, Partial<Fields>>();
  return (fields) => {
    let set = 0;
    let bit = 1;
    for (const field in fields) {
      if (fields[field] !== undefined) set += bit;
      bit *= 2;
    }
    let original = originals.get(set);
    if (original === undefined) {
      original = compact(fields);
      originals.set(set, original);
    }
    const present = { ...original };
    for (const field in fields) {
      const value = fields[field];
      if (value !== undefined) present[field] = value;
    }
    // The original has exactly the fields that are not undefined.
    return present as Present<Fields>;
  };
}

/**
 * Creates the original of the objects with these fields. Only its fields count: their values are
 * replaced in each copy. Numbers stay numbers, because the engine stores a field by the type of its
 * first value.
 */
function compact<Fields extends object>(fields: Fields): Partial<Fields> {
  const parts: string[] = [];
  for (const field in fields) {
    const value = fields[field];
    if (value !== undefined) parts.push(`"${field}":${typeof value === "number" ? value : null}`);
  }
  // Its names are those of the fields. Its values are replaced in every copy.
  return JSON.parse(`{${parts.join()}}`) as Partial<Fields>;
}
