const prime = 0x01000193;

/**
 * A number of 32 bits that depends on nothing but its key, so that an entity asked for alone is the one in the list, and a new
 * field never moves another. FNV-1a over the names, then a full avalanche.
 */
export function keyedRandom(seed: number, kind: string, index: number, field: string): number {
  return fieldRandom(keyOfEntity(keyOfKind(seed, kind), index), field);
}

/** The part of a key that all entities of a kind share. */
export function keyOfKind(seed: number, kind: string): number {
  return absorb(Math.imul(0x811c9dc5 ^ seed, prime), kind);
}

/** The part of a key that all fields of an entity share. */
export function keyOfEntity(kind: number, index: number): number {
  return avalanche(kind ^ index) | 0;
}

/** The number of one field, the same as {@link keyedRandom} gives. */
export function fieldRandom(entity: number, field: string): number {
  return avalanche(absorb(entity, field));
}

function absorb(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  }
  return hash;
}

function avalanche(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A whole number from 0 up to but not including `count`, from a number of 32 bits. */
export function below(random: number, count: number): number {
  return Math.floor((random * count) / 4294967296);
}

/** One of a list that is known not to be empty. */
export function pick<Item>(random: number, items: readonly Item[]): Item {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/** A seed as 32 bits: whole numbers in range are themselves, as digits too; anything else is hashed. */
export function seedOf(seed: number | string): number {
  const text = String(seed);
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return value < 4294967296 ? value : avalanche(absorb(0x811c9dc5, text));
}
