// MurmurHash3 for 32 bits with seed 0: https://en.wikipedia.org/wiki/MurmurHash. Chosen over CRC-32
// because it reads four bytes per step, which takes less than half the time. Every step is
// reversible, so two inputs that differ in one group of four bytes never have the same hash.

/** The 32-bit hash of a run of bytes, as an unsigned integer. */
export function murmur3(bytes: Uint8Array): number {
  const { length } = bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  const end = length & ~3;
  let hash = 0;
  for (let at = 0; at < end; at += blockBytes) {
    hash = mix(hash, view, at, Math.min(at + blockBytes, end));
  }
  let rest = 0;
  for (let at = length - 1; at >= end; at--) rest = (rest << 8) | view.getUint8(at);
  hash ^= scramble(rest) ^ length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The hash is computed in blocks, because the engine compiles a function soon if it is called
 * often. One long loop would be compiled much later.
 */
const blockBytes = 4096;

function mix(start: number, view: DataView, from: number, to: number): number {
  let hash = start;
  for (let at = from; at < to; at += 4) {
    // `| 0` keeps the hash within 32 bits: before the loop is compiled, each larger number costs
    // an allocation.
    hash = (Math.imul(rotate(hash ^ scramble(view.getInt32(at, true)), 13), 5) + 0xe6546b64) | 0;
  }
  return hash;
}

function scramble(group: number): number {
  return Math.imul(rotate(Math.imul(group, 0xcc9e2d51), 15), 0x1b873593);
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
