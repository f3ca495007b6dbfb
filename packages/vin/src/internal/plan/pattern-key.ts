import { symbolIndex, symbols } from "../vin/vin-characters.ts";

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
  /** Length without stars, and text without brackets: NHTSA orders keys that are equally new by these. */
  readonly length: number;
  readonly order: string;
  /** True if no well-formed VIN can match: the key requires the letter I, O or Q, or has the bar in the wrong place. */
  readonly impossible: boolean;
  readonly isFormula: boolean;
}

/**
 * Parses a key. A character stands for itself, `*` for any character, `[...]` for one of a set (with ranges and `^`),
 * `#` for any digit, and `|` separates positions 8 and 10. A key matches the beginning of the match string.
 */
export function readPatternKey(text: string): PatternKey {
  const positions: number[] = [];
  const low: number[] = [];
  const high: number[] = [];
  let constrained = 0;
  let impossible = false;
  let place = 0;
  for (let at = 0; at < text.length; at++, place++) {
    const symbol = text[at] ?? "";
    if (symbol === "*") continue;
    if (place === bar || symbol === "|") {
      if (place !== bar || symbol !== "|") impossible = true;
      continue;
    }
    const position = place + 4;
    const set = readSet(text, at, symbol);
    at = set.end;
    if (place >= matchLength || (set.low === 0 && set.high === 0)) impossible = true;
    positions.push(position);
    low.push(set.low);
    high.push(set.high);
    constrained |= 1 << position;
  }
  return {
    text,
    positions,
    low,
    high,
    constrained,
    length: text.replaceAll("*", "").length,
    order: text.replace(/[[\]]/g, ""),
    impossible,
    isFormula: text.includes("#"),
  };
}

/** Whether a key matches a well-formed VIN, checked symbol by symbol. */
export function keyMatches(key: PatternKey, vin: string): boolean {
  if (key.impossible) return false;
  return key.positions.every((position, each) => {
    const symbol = symbolIndex[vin.charCodeAt(position - 1)] ?? 255;
    if (symbol === 32) return key.high[each] === 1;
    return symbol < 32 && (((key.low[each] ?? 0) >>> symbol) & 1) === 1;
  });
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

function addRange(set: SymbolSet, from: string, to: string): void {
  for (let index = 0; index < symbols.length; index++) {
    const symbol = symbols[index] ?? "";
    if (symbol < from || symbol > to) continue;
    if (index === 32) set.high = 1;
    else set.low = (set.low | (1 << index)) >>> 0;
  }
}
