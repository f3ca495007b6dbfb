const prime = 0x01000193;

/**
 * A number of 32 bits that depends on nothing but its key, so that an entity asked for alone is the one in the list, and a new
 * field never moves another. FNV-1a over the names, then a full avalanche.
 */
export function keyed(seed: number, kind: string, index: number, field: string): number {
  return keyedField(keyedEntity(keyedKind(seed, kind), index), field);
}

/** The part of a key that all entities of a kind share. */
export function keyedKind(seed: number, kind: string): number {
  return absorb(Math.imul(0x811c9dc5 ^ seed, prime), kind);
}

/** The part of a key that all fields of an entity share. */
export function keyedEntity(kind: number, index: number): number {
  return avalanche(kind ^ index) | 0;
}

/** The number of one field, the same as {@link keyed} gives. */
export function keyedField(entity: number, field: string): number {
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

const halfBits = 10;
const halfMask = (1 << halfBits) - 1;

/** A bijection of 0 to 1,048,575 keyed by the seed: a Feistel network of four rounds over two halves of ten bits. */
export function scramble(seed: number, value: number): number {
  let [left, right] = [value >>> halfBits, value & halfMask];
  for (let round = 0; round < 4; round += 1) {
    [left, right] = [right, left ^ (keyed(seed, "scramble", right, String(round)) & halfMask)];
  }
  return (left << halfBits) | right;
}

/** The inverse of {@link scramble}. */
export function unscramble(seed: number, value: number): number {
  let [left, right] = [value >>> halfBits, value & halfMask];
  for (let round = 3; round >= 0; round -= 1) {
    [left, right] = [right ^ (keyed(seed, "scramble", left, String(round)) & halfMask), left];
  }
  return (left << halfBits) | right;
}

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Twenty bits as four characters of Crockford's base 32, lower case. */
export function toBase32(value: number): string {
  return [15, 10, 5, 0].map((shift) => alphabet[(value >>> shift) & 31]).join("");
}

/** The inverse of {@link toBase32}; undefined for anything else. */
export function fromBase32(text: string): number | undefined {
  if (text.length !== 4) return undefined;
  let value = 0;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 32 + digit;
  }
  return value;
}

/** Any bytes as base 32, five bits to a character, the last one filled up with zeros. */
export function bytesToBase32(bytes: Uint8Array): string {
  let text = "";
  let [buffer, bits] = [0, 0];
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(buffer >>> bits) & 31];
    }
    buffer &= 31;
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31] : text;
}
