/** Draws whole numbers from 0 up to, not including, a bound. */
export type SeededRandom = (below: number) => number;

/**
 * A random number generator with a seed (Mulberry32): the same seed always gives the same numbers.
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** One of the items; undefined of an empty list. */
export function oneOfItems<Item>(random: SeededRandom, items: ArrayLike<Item>): Item | undefined {
  return items[random(items.length)];
}
