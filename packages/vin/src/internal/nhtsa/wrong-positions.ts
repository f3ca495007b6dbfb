import type { Matched } from "../plan/matched.ts";
import type { PatternMatcher } from "../plan/pattern-matcher.ts";
import { symbolsThatFit } from "../vin/check-digit.ts";
import { hasSerialNumber, isSymbolIn, replaceAt, symbols } from "../vin/vin-characters.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";

/** NHTSA checks the characters at these positions, as bits: 4-8 and 11-14. */
export const checkedPositions = 0b0111_1001_1111_0000;

/**
 * A position whose character no key of the WMI and year allows, and the characters that the
 * keys allow.
 */
export interface WrongPosition {
  readonly position: number;
  readonly characters: string;
}

/** The positions of a VIN whose character no key of its schemas allows. */
export function findWrong(
  patterns: PatternMatcher,
  { schemas, constrained, fitting }: Matched,
  wmi: VpicWmi,
): readonly WrongPosition[] {
  const last = wmi.code.length === 6 ? 11 : 14;
  const bits = constrained & ~fitting & checkedPositions;
  if (bits === 0) return nothingWrong.wrong;
  const wrong: WrongPosition[] = [];
  for (let position = 4; position <= last; position++) {
    if (((bits >> position) & 1) === 0) continue;
    const { low, high } = patterns.allowedAt(schemas, position);
    wrong.push(wrongPosition(position, low, high));
  }
  return wrong;
}

// purity: a cache that changes no answer. The keys of the data allow a few thousand different
// sets of symbols. They are kept by the first 32 symbols, and before that by the position and the
// last symbol.
const known: Map<number, WrongPosition>[] = [];

/**
 * A wrong position and the symbols that keys allow there: the first 32 symbols as bits, the last
 * one as 1 or 0. It is frozen.
 */
function wrongPosition(position: number, low: number, high: number): WrongPosition {
  const place = 2 * position + high;
  known[place] ??= new Map();
  const bySymbols = known[place];
  let wrong = bySymbols.get(low);
  if (wrong === undefined) {
    const allowed = [...symbols].filter((_, symbol) => isSymbolIn(symbol, low, high));
    wrong = Object.freeze({ position, characters: allowed.join("") });
    bySymbols.set(low, wrong);
  }
  return wrong;
}

/** The result of judging wrong positions: error codes, and the corrected VIN if there is one. */
interface Judgement {
  readonly wrong: readonly WrongPosition[];
  readonly corrected: string | undefined;
  readonly codes: readonly number[];
}

const nothingWrong: Judgement = { wrong: [], corrected: undefined, codes: [] };

/**
 * One wrong position: code 2 if only one character is allowed there, 3 if the check digit leaves
 * one, else 4. Several wrong positions: code 5.
 */
export function judge(wrong: readonly WrongPosition[], vin: string): Judgement {
  const only = wrong[0];
  if (only === undefined) return nothingWrong;
  if (wrong.length > 1) return { wrong, corrected: undefined, codes: severalWrong };
  const { position, characters } = only;
  if (characters.length === 1) {
    return { wrong, corrected: replaceAt(vin, position, characters), codes: onePossible };
  }
  const fit = onlyFit(vin, position, characters);
  if (fit === "") return { wrong, corrected: undefined, codes: manyPossible };
  return {
    wrong: [{ position, characters: fit }],
    corrected: replaceAt(vin, position, fit),
    codes: oneFits,
  };
}

const onePossible: readonly number[] = [2];
const oneFits: readonly number[] = [3];
const manyPossible: readonly number[] = [4];
const severalWrong: readonly number[] = [5];

/** The one symbol that makes the check digit right; empty if none or several do. */
function onlyFit(vin: string, position: number, characters: string): string {
  const fitting = symbolsThatFit(vin, position, characters).filter((symbol) =>
    hasSerialNumber(replaceAt(vin, position, symbol)),
  );
  return fitting.length === 1 ? (fitting[0] ?? "") : "";
}
