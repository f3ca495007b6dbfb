/** The fields of an object that have a value, in the same order. */
export type Present<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Leaves out the fields that are undefined. */
export function presentFields<Fields extends object>(fields: Fields): Present<Fields> {
  const present: Partial<Fields> = {};
  for (const field in fields) {
    const value = fields[field];
    if (value !== undefined) present[field] = value;
  }
  return present as Present<Fields>;
}

/**
 * The same for objects with many fields, up to 50, that are kept and copied. The engine stores an object that is built
 * field by field in two places, and one that JSON gives in one place. A copy is stored like its original and takes a third
 * less time, so each set of fields has one such original.
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
    return present as Present<Fields>;
  };
}

/** An object with the fields that have a value, made by way of JSON. Numbers are kept, and everything else is null. */
function compact<Fields extends object>(fields: Fields): Partial<Fields> {
  const parts: string[] = [];
  for (const field in fields) {
    const value = fields[field];
    if (value !== undefined) parts.push(`"${field}":${typeof value === "number" ? value : null}`);
  }
  return JSON.parse(`{${parts.join()}}`) as Partial<Fields>;
}
