import { isSymbolIn, symbolAt, symbolIndex } from "../vin/vin-characters.ts";

/** The match string has positions 4-8, a bar, and positions 10-17 of the VIN. */
const matchLength = 14;
const bar = 5;

/** A parsed key of vPIC: the characters that it allows at each position that it constrains. */
export interface PatternKey {
  readonly text: string;
  /** The VIN positions (4-8, 10-17) that it constrains, ascending. */
  readonly positions: readonly number[];
  /** For each of `positions`, the allowed symbols as 33 bits: 32 in `low`, the last one in `high`. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** `positions` as bits. */
  readonly constrained: number;
  /** True if no well-formed VIN can match: the key requires the letter I, O or Q, or has the bar in the wrong place. */
  readonly impossible: boolean;
}

/** Parses a key. */
export function readPatternKey(text: string): PatternKey {
  const positions: number[] = [];
  const low: number[] = [];
  const high: number[] = [];
  let constrained = 0;
  const impossible = !parseKey(text, (position, lowSymbols, highSymbol) => {
    positions.push(position);
    low.push(lowSymbols);
    high.push(highSymbol);
    constrained |= 1 << position;
  });
  return { text, positions, low, high, constrained, impossible };
}

/**
 * Calls a function with each position that a key constrains, and the symbols that it allows there. Returns whether a
 * well-formed VIN can match. A character allows only itself, `*` allows any character, `[...]` one of a set (with
 * ranges and `^`), and `#` any digit; `|` separates positions 8 and 10. A key matches the beginning of the match
 * string.
 */
export function parseKey(
  text: string,
  take: (position: number, low: number, high: number) => void,
): boolean {
  let possible = true;
  let place = 0;
  for (let at = 0; at < text.length; at++, place++) {
    const symbol = text[at] ?? "";
    if (symbol === "*") continue;
    if (place === bar || symbol === "|") {
      if (place !== bar || symbol !== "|") possible = false;
      continue;
    }
    const set = readSet(text, at, symbol);
    at = set.end;
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

/** NHTSA's order of keys that are equally new: the shorter one first, then by text without brackets. */
export function compareKeys(one: string, other: string): number {
  return lengthOf(one) - lengthOf(other) || compareOrder(one, other);
}

/** The length of a key without stars. */
export function lengthOf(key: string): number {
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

/** The index of the next character that is not a bracket. After the last one, it is the length of the key or more. */
function nextWithoutBracket(key: string, index: number): number {
  let next = index + 1;
  while (key[next] === "[" || key[next] === "]") next++;
  return next;
}

interface SymbolSet {
  low: number;
  high: number;
  /** The index of the end of the set in the text of the key. */
  end: number;
}

function readSet(text: string, start: number, symbol: string): SymbolSet {
  const set: SymbolSet = { low: 0, high: 0, end: start };
  if (symbol === "#") addRange(set, "0", "9");
  else if (symbol !== "[") addRange(set, symbol, symbol);
  else {
    set.end = text.indexOf("]", start);
    if (set.end < 0) set.end = text.length;
    readMembers(set, text.slice(start + 1, set.end));
  }
  return set;
}

function readMembers(set: SymbolSet, inside: string): void {
  const negated = inside.startsWith("^");
  // One key of the table is [1-A-JT]. NHTSA's own procedure reads its `1-A` as `1A`.
  const members = (negated ? inside.slice(1) : inside).replace("1-A-", "1A-");
  for (let at = 0; at < members.length; at++) {
    const from = members[at] ?? "";
    const isRange = members[at + 1] === "-" && at + 2 < members.length;
    addRange(set, from, isRange ? (members[at + 2] ?? from) : from);
    if (isRange) at += 2;
  }
  if (negated) {
    set.low = ~set.low >>> 0;
    set.high ^= 1;
  }
}

/** Adds the symbols from one character to another. Symbols are in the order of their character codes. */
function addRange(set: SymbolSet, from: string, to: string): void {
  const last = Math.min(to.charCodeAt(0), symbolIndex.length - 1);
  for (let code = from.charCodeAt(0); code <= last; code++) {
    const index = symbolIndex[code] ?? 255;
    if (index === 32) set.high = 1;
    else if (index < 32) set.low = (set.low | (1 << index)) >>> 0;
  }
}
