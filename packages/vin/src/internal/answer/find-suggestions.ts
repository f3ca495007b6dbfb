import { lookalikes } from "../../data/lookalikes.ts";
import type { VinSuggestion } from "../../errors.ts";
import { gatherEvidence } from "../evidence/gather-evidence.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import { readVin, respell, suggestSpelling } from "../vin/read-vin.ts";
import { replaceAt, symbols } from "../vin/vin-characters.ts";
import type { Tables } from "./tables.ts";

const most = 10;
const order = ["separator", "letter", "pattern", "swap", "lookalike", "check_digit", "character"];
/** vPIC's error codes that a right VIN does not have. */
const codesOfWrongVins = [1, 2, 3, 4, 5, 7, 8, 11, 400];

/**
 * VINs that differ from the input by one mistake and that NHTSA's patterns and the check digit both
 * confirm. A VIN that is already right gets no suggestions. If no check digit can confirm a
 * correction, only separators and the letters I, O and Q are corrected. The right check digit is
 * suggested even if the patterns do not know the vehicle.
 */
export function findSuggestions(
  tables: Tables,
  input: unknown,
  latestYear: number,
): VinSuggestion[] {
  const found = suggestSpelling(input);
  const written = respell(input);
  if ("issues" in readVin(written)) return confirm(tables, latestYear, replacements(written));
  const verdict = judge(tables, written, latestYear);
  if (verdict.isRight || !(verdict.isNorthAmerican || verdict.isUnknown)) return found;
  const candidates = [...correction(verdict.corrected, written), ...neighbours(written)];
  const own = verdict.isNorthAmerican ? replaceAt(written, 9, computeCheckDigit(written)) : "";
  return [...found, ...confirm(tables, latestYear, candidates, own)].slice(0, most);
}

/**
 * The candidates that the check digit and the patterns confirm, the most likely reason first, each
 * VIN once. `certain` needs no confirmation.
 */
function confirm(
  tables: Tables,
  latestYear: number,
  candidates: Iterable<VinSuggestion>,
  certain?: string,
): VinSuggestion[] {
  const seen = new Set<string>();
  const confirmed = [...candidates].filter(({ vin }) => {
    if (seen.has(vin)) return false;
    seen.add(vin);
    if (vin === certain) return true;
    return vin[8] === computeCheckDigit(vin) && judge(tables, vin, latestYear).isRight;
  });
  return confirmed
    .sort((one, other) => order.indexOf(one.reason) - order.indexOf(other.reason))
    .slice(0, most);
}

/** The one correction that NHTSA's patterns allow. */
function correction(vin: string | undefined, written: string): VinSuggestion[] {
  if (vin === undefined) return [];
  const positions = [...vin].flatMap((symbol, at) => (symbol === written[at] ? [] : [at + 1]));
  return [{ vin, reason: "pattern", positions }];
}

/**
 * If exactly one of 17 characters cannot be part of a VIN, returns the VINs with every possible
 * character in its place.
 */
function* replacements(written: string): Generator<VinSuggestion> {
  const wrong = [...written].flatMap((symbol, at) => (symbols.includes(symbol) ? [] : [at + 1]));
  const [position, ...others] = wrong;
  if (written.length !== 17 || position === undefined || others.length > 0) return;
  for (const symbol of symbols) {
    const vin = replaceAt(written, position, symbol);
    yield { vin, reason: "character", positions: [position] };
  }
}

function judge(tables: Tables, vin: string, latestYear: number) {
  const request = { vin, year: undefined, strict: false, explain: false, latestYear };
  const { market, nhtsa, facts, code, maker } = gatherEvidence(tables, request);
  const codes = nhtsa?.pass.codes ?? [7];
  return {
    isRight: facts?.model !== undefined && !codes.some((code) => codesOfWrongVins.includes(code)),
    isUnknown: (code.vpicWmi ?? code.worldWmi ?? maker) === undefined,
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
      // In the maker's code, only lookalikes are tried: it is more often misread than mistyped, and
      // another code is another maker.
      if (position <= 3 && !alike) continue;
      const isDigit = position === 9 && symbol === computeCheckDigit(vin);
      const reason = isDigit ? "check_digit" : alike ? "lookalike" : "character";
      yield { vin: replaceAt(vin, position, symbol), reason, positions: [position] };
    }
  }
}
