import type { Matched } from "../plan/matched.ts";
import type { SchemaSymbols } from "../plan/schema-symbols.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import { replaceAt, symbolAt, symbols } from "../vin/vin-characters.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { hasSerialNumber } from "./cfr-565.ts";

/** NHTSA checks the characters at these positions, as bits: 4-8 and 11-14. */
const checkedPositions = 0b0111_1001_1111_0000;

/** A position whose character no key of the WMI and year allows, and the characters that the keys allow. */
export interface WrongPosition {
  readonly position: number;
  readonly possible: string;
}

/** The positions of a VIN whose character no key of its schemas allows. */
export function findWrong(
  allowed: SchemaSymbols,
  { schemas, constrained }: Matched,
  wmi: VpicWmi,
  vin: string,
): readonly WrongPosition[] {
  const last = wmi.code.length === 6 ? 11 : 14;
  const wrong: WrongPosition[] = [];
  for (let position = 4; position <= last; position++) {
    if ((((constrained & checkedPositions) >> position) & 1) === 0) continue;
    const low = allowed.low(schemas, position);
    const high = allowed.high(schemas, position);
    const symbol = symbolAt(vin, position);
    if (symbol === 32 ? high === 1 : symbol < 32 && ((low >>> symbol) & 1) === 1) continue;
    wrong.push({ position, possible: listSymbols(low, high) });
  }
  return wrong;
}

// purity: a cache that changes no answer. The keys of the data allow a few thousand different sets of symbols.
const lists = new Map<number, string>();

function listSymbols(low: number, high: number): string {
  const set = (low >>> 0) + high * 2 ** 32;
  let list = lists.get(set);
  if (list === undefined) {
    list = [...symbols].filter((_, each) => (each < 32 ? low >>> each : high) & 1).join("");
    lists.set(set, list);
  }
  return list;
}

/** The result of judging wrong positions: error codes, and the corrected VIN if there is one. */
interface Judgement {
  readonly wrong: readonly WrongPosition[];
  readonly corrected: string | undefined;
  readonly codes: readonly number[];
}

export const nothingWrong: Judgement = { wrong: [], corrected: undefined, codes: [] };

/**
 * One wrong position: code 2 if only one character is allowed there, 3 if the check digit leaves one, else 4. Several wrong
 * positions: code 5.
 */
export function judge(wrong: readonly WrongPosition[], vin: string): Judgement {
  const [only, ...others] = wrong;
  if (only === undefined) return nothingWrong;
  if (others.length > 0) return { wrong, corrected: undefined, codes: [5] };
  const { position, possible } = only;
  if (possible.length === 1) {
    return { wrong, corrected: replaceAt(vin, position, possible), codes: [2] };
  }
  const fits = [...possible].filter((symbol) => {
    const candidate = replaceAt(vin, position, symbol);
    return hasSerialNumber(candidate) && candidate[8] === computeCheckDigit(candidate);
  });
  const [fit, ...moreFits] = fits;
  if (fit === undefined || moreFits.length > 0) return { wrong, corrected: undefined, codes: [4] };
  return {
    wrong: [{ position, possible: fit }],
    corrected: replaceAt(vin, position, fit),
    codes: [3],
  };
}
