import { lookalikes } from "../../data/lookalikes.ts";
import { gatherEvidence } from "../evidence/gather-evidence.ts";
import { readVin } from "../request/read-vin.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import { replaceAt, symbols } from "../vin/vin-characters.ts";
import type { Tables } from "./tables.ts";

/** A VIN that was probably meant. */
export interface VinSuggestion {
  /** A well-formed VIN. */
  readonly vin: string;
  /**
   * `letter`: I, O or Q was written for 1 or 0. `pattern`: the maker's patterns allow only this at the wrong position.
   * `swap`: two neighbours change places. `lookalike`: a similar character. `character`: any other character.
   */
  readonly reason: "letter" | "pattern" | "swap" | "lookalike" | "character";
  /** 1-based positions that change. */
  readonly positions: readonly number[];
}

const most = 10;
const order = ["letter", "pattern", "swap", "lookalike", "character"];
/** vPIC's error codes that a right VIN does not have. */
const codesOfWrongVins = [1, 2, 3, 4, 5, 7, 8, 11, 400];

/**
 * VINs that differ by one mistake and that NHTSA's patterns and the check digit both confirm. A VIN that is already right
 * gets no suggestions. If no check digit can confirm a correction, only the letters I, O and Q are replaced.
 */
export function findSuggestions(
  tables: Tables,
  input: unknown,
  latestYear: number,
): VinSuggestion[] {
  if (typeof input !== "string" || input.length > 64) return [];
  const text = input.trim().toUpperCase();
  const written = text.replace(/[OQ]/g, "0").replaceAll("I", "1");
  const read = readVin(written);
  if ("issues" in read) return [];
  const replaced = [...text].flatMap((symbol, at) => (symbol === written[at] ? [] : [at + 1]));
  const found: VinSuggestion[] =
    replaced.length > 0 ? [{ vin: written, reason: "letter", positions: replaced }] : [];
  const { isRight, isNorthAmerican, corrected } = judge(tables, written, latestYear);
  if (isRight || !isNorthAmerican) return found;
  const candidates = new Map<string, VinSuggestion>();
  if (corrected !== undefined) {
    const positions = [...corrected].flatMap((symbol, at) =>
      symbol === written[at] ? [] : [at + 1],
    );
    candidates.set(corrected, { vin: corrected, reason: "pattern", positions });
  }
  for (const candidate of neighbours(written)) {
    if (!candidates.has(candidate.vin)) candidates.set(candidate.vin, candidate);
  }
  const confirmed = [...candidates.values()].filter(
    ({ vin }) => vin[8] === computeCheckDigit(vin) && judge(tables, vin, latestYear).isRight,
  );
  confirmed.sort((one, other) => order.indexOf(one.reason) - order.indexOf(other.reason));
  return [...found, ...confirmed].slice(0, most);
}

function judge(tables: Tables, vin: string, latestYear: number) {
  const request = { vin, year: undefined, strict: false, explain: false, latestYear };
  const { market, nhtsa, facts } = gatherEvidence(tables, request);
  const codes = nhtsa?.pass.codes ?? [7];
  return {
    isRight: facts?.model !== undefined && !codes.some((code) => codesOfWrongVins.includes(code)),
    isNorthAmerican: market.value === "north-america",
    corrected: nhtsa?.pass.corrected,
  };
}

function* neighbours(vin: string): Generator<VinSuggestion> {
  for (let position = 1; position < 17; position++) {
    const one = vin[position - 1] ?? "";
    const other = vin[position] ?? "";
    if (one === other) continue;
    const swapped = replaceAt(replaceAt(vin, position, other), position + 1, one);
    yield { vin: swapped, reason: "swap", positions: [position, position + 1] };
  }
  for (let position = 1; position <= 17; position++) {
    const given = vin[position - 1] ?? "";
    for (const symbol of symbols) {
      if (symbol === given) continue;
      const alike = lookalikes.includes(given + symbol) || lookalikes.includes(symbol + given);
      // In the maker's code, only lookalikes are tried: it is more often misread than mistyped, and another code is
      // another maker.
      if (position <= 3 && !alike) continue;
      const reason = alike ? "lookalike" : "character";
      yield { vin: replaceAt(vin, position, symbol), reason, positions: [position] };
    }
  }
}
