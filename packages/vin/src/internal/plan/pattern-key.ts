import { isSymbolIn, symbolAt, symbolIndex } from "../vin/vin-characters.ts";

/** The match string has positions 4-8, a bar, and positions 10-17 of the VIN. */
const matchLength = 14;
const bar = 5;

/** The signs of a key, by character code: `* # [ ] ^ - |`. */
export const keySigns = {
  any: 42,
  digit: 35,
  open: 91,
  close: 93,
  not: 94,
  to: 45,
  bar: 124,
} as const;
const zero = 48;
const one = 49;
const nine = 57;
const a = 65;

/** A parsed key of vPIC: the characters that it allows at each position that it constrains. */
export interface PatternKey {
  readonly text: string;
  /** The VIN positions (4-8, 10-17) that it constrains, ascending. */
  readonly positions: readonly number[];
  /**
   * For each of `positions`, the allowed symbols as 33 bits: 32 in `low`, the last one in `high`.
   */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** `positions` as bits. */
  readonly constrained: number;
  /**
   * True if no well-formed VIN can match: the key requires the letter I, O or Q, or has the bar in
   * the wrong place.
   */
  readonly impossible: boolean;
}

/** Parses a key. */
export function readPatternKey(text: string): PatternKey {
  const positions: number[] = [];
  const low: number[] = [];
  const high: number[] = [];
  let constrained = 0;
  const codes = Array.from(text, (_, at) => text.charCodeAt(at));
  const impossible = !parseKey(codes, text.length, (position, lowSymbols, highSymbol) => {
    positions.push(position);
    low.push(lowSymbols);
    high.push(highSymbol);
    constrained |= 1 << position;
  });
  return { text, positions, low, high, constrained, impossible };
}

/**
 * Calls a function with each position that a key constrains, and the symbols that it allows there.
 * The key is given by its character codes. Returns whether a well-formed VIN can match. A character
 * allows only itself, `*` allows any character, `[...]` one of a set (with ranges and `^`), and `#`
 * any digit; `|` separates positions 8 and 10. A key matches the beginning of the match string.
 */
export function parseKey(
  codes: readonly number[],
  length: number,
  take: (position: number, low: number, high: number) => void,
): boolean {
  const set: SymbolSet = { low: 0, high: 0 };
  let possible = true;
  let place = 0;
  for (let at = 0; at < length; at++, place++) {
    const code = codes[at] ?? 0;
    if (code === keySigns.any) continue;
    if (place === bar || code === keySigns.bar) {
      if (place !== bar || code !== keySigns.bar) possible = false;
      continue;
    }
    set.low = 0;
    set.high = 0;
    if (code === keySigns.digit) addRange(set, zero, nine);
    else if (code !== keySigns.open) addRange(set, code, code);
    else {
      let end = at + 1;
      while (end < length && codes[end] !== keySigns.close) end++;
      readMembers(set, codes, at + 1, end);
      at = end;
    }
    if (place >= matchLength || (set.low === 0 && set.high === 0)) possible = false;
    take(place + 4, set.low, set.high);
  }
  return possible;
}

/** Whether a key matches a well-formed VIN, checked symbol by symbol. */
export function keyMatches(key: PatternKey, vin: string): boolean {
  if (key.impossible) return false;
  return key.positions.every((position, each) => {
    return isSymbolIn(symbolAt(vin, position), key.low[each] ?? 0, key.high[each] ?? 0);
  });
}

/** Whether the value of a key is a part of the VIN. NHTSA ranks such a key below any other. */
export function isFormula(key: string): boolean {
  return key.includes("#");
}

/**
 * NHTSA's order of keys that are equally new: the shorter one first, then by text without brackets.
 */
export function compareKeys(one: string, other: string): number {
  return lengthOf(one) - lengthOf(other) || compareOrder(one, other);
}

/** The length of a key without stars. */
function lengthOf(key: string): number {
  let length = key.length;
  for (let at = key.indexOf("*"); at >= 0; at = key.indexOf("*", at + 1)) length--;
  return length;
}

/** The order of keys of the same length: by their characters without brackets. */
export function compareOrder(one: string, other: string): number {
  let left = -1;
  let right = -1;
  for (;;) {
    left = nextWithoutBracket(one, left);
    right = nextWithoutBracket(other, right);
    if (left >= one.length || right >= other.length) break;
    const difference = one.charCodeAt(left) - other.charCodeAt(right);
    if (difference !== 0) return difference;
  }
  return left < one.length ? 1 : right < other.length ? -1 : 0;
}

/**
 * The index of the next character that is not a bracket. After the last one, it is the length of
 * the key or more.
 */
function nextWithoutBracket(key: string, index: number): number {
  let next = index + 1;
  while (key[next] === "[" || key[next] === "]") next++;
  return next;
}

interface SymbolSet {
  low: number;
  high: number;
}

/** Reads the members of a set, which are the codes from `start` to before `end`. */
function readMembers(set: SymbolSet, codes: readonly number[], start: number, end: number): void {
  const negated = codes[start] === keySigns.not && start < end;
  for (let at = negated ? start + 1 : start; at < end; at++) {
    const from = codes[at] ?? 0;
    const isRange = codes[at + 1] === keySigns.to && at + 2 < end;
    // One key of the table is [1-A-JT]. NHTSA's own procedure reads its `1-A` as `1A`.
    const isMistake =
      isRange && from === one && codes[at + 2] === a && codes[at + 3] === keySigns.to;
    addRange(set, from, isRange && !isMistake ? (codes[at + 2] ?? from) : from);
    if (isMistake) at++;
    else if (isRange) at += 2;
  }
  if (negated) {
    set.low = ~set.low >>> 0;
    set.high ^= 1;
  }
}

/**
 * Adds the symbols from one character to another. Symbols are in the order of their
 * character codes.
 */
function addRange(set: SymbolSet, from: number, to: number): void {
  const last = Math.min(to, symbolIndex.length - 1);
  for (let code = from; code <= last; code++) {
    const index = symbolIndex[code] ?? 255;
    if (index === 32) set.high = 1;
    else if (index < 32) set.low = (set.low | (1 << index)) >>> 0;
  }
}
