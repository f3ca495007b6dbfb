import { expect, test } from "vitest";
import { murmur3 } from "../../src/numbers/murmur3.ts";

/**
 * MurmurHash3 with bigints, written from its description: one group of four bytes after the other,
 * then the rest.
 */
function slowMurmur3(bytes: Uint8Array): number {
  const mask = 0xffffffffn;
  const rotate = (value: bigint, bits: bigint) =>
    ((value << bits) | (value >> (32n - bits))) & mask;
  const scramble = (group: bigint) =>
    (rotate((group * 0xcc9e2d51n) & mask, 15n) * 0x1b873593n) & mask;
  const whole = bytes.length - (bytes.length % 4);
  const groupAt = (start: number, count: number) =>
    bytes
      .slice(start, start + count)
      .reduce((group, byte, index) => group + (BigInt(byte) << BigInt(8 * index)), 0n);
  let hash = 0n;
  for (let at = 0; at < whole; at += 4) {
    hash = (rotate(hash ^ scramble(groupAt(at, 4)), 13n) * 5n + 0xe6546b64n) & mask;
  }
  hash ^= scramble(groupAt(whole, bytes.length % 4)) ^ BigInt(bytes.length);
  hash = ((hash ^ (hash >> 16n)) * 0x85ebca6bn) & mask;
  hash = ((hash ^ (hash >> 13n)) * 0xc2b2ae35n) & mask;
  return Number(hash ^ (hash >> 16n));
}

test.for([
  ["", 0],
  ["test", 0xba6bd213],
  ["Hello, world!", 0xc0363e43],
  ["The quick brown fox jumps over the lazy dog", 0x2e4ff723],
] as const)("the hash of %j with seed 0 is the published one", ([text, hash]) => {
  expect(murmur3(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBe(hash);
});

test("runs of every length have the hash of the slow calculation, within and beyond a block", () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => (index * 167 + 13) % 251);
  for (const length of [...Array(40).keys(), 4095, 4096, 4097, 4100, 8191, 8192, 8199, 20_000]) {
    expect(murmur3(bytes.subarray(0, length)), String(length)).toBe(
      slowMurmur3(bytes.subarray(0, length)),
    );
  }
});

test("bytes within a larger buffer are hashed alone", () => {
  const bytes = Uint8Array.of(9, 9, 1, 2, 3, 4, 255, 9);
  expect(murmur3(bytes.subarray(2, 7))).toBe(slowMurmur3(Uint8Array.of(1, 2, 3, 4, 255)));
});
