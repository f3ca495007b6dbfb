const prime = 0x01000193;

/**
 * A pseudo-random 32-bit number that depends only on its key: a product that is requested alone
 * equals the one in the list, and a new field changes no other. FNV-1a over the names, then the
 * finalizer of MurmurHash3.
 */
export function keyedRandom(seed: number, kind: string, index: number, field: string): number {
  return fieldRandom(keyOfEntity(keyOfKind(seed, kind), index), field);
}

/** The part of the key that all entities of a kind share. */
export function keyOfKind(seed: number, kind: string): number {
  return absorb(Math.imul(0x811c9dc5 ^ seed, prime), kind);
}

/** The part of the key that all fields of an entity share. */
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

/** A whole number from 0 up to but not including `count`, from a 32-bit number. */
export function below(random: number, count: number): number {
  return Math.floor((random * count) / 4294967296);
}

/** Picks an item of a list that is not empty. */
export function pick<Item>(random: number, items: readonly Item[]): Item {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/**
 * Converts a seed to 32 bits. Whole numbers from 0 to 2^32 - 1, also as text, stay the same; any
 * other seed is hashed.
 */
export function seedOf(seed: number | string): number {
  const text = String(seed);
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return value < 4294967296 ? value : avalanche(absorb(0x811c9dc5, text));
}
