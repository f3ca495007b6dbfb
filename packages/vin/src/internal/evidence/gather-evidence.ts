import type { MakerInput, MakerModule } from "../maker/maker-module.ts";
import { readNhtsa } from "../nhtsa/read-nhtsa.ts";
import type { NhtsaTables } from "../nhtsa/read-patterns.ts";
import { readVpicFacts } from "../nhtsa/vpic-facts.ts";
import { toCheckDigit } from "../vin/check-digit.ts";
import { latestYearElsewhere } from "../vin/year-code.ts";
import type { CodeTable } from "./code-table.ts";
import { type DecodeRequest, decideMarket, type Evidence } from "./evidence.ts";
import { settleYear } from "./settle-year.ts";

/** The tables that are read besides those of NHTSA. */
interface EvidenceTables {
  readonly makers: { readonly isComplete: boolean };
  readonly codes: CodeTable;
}

/** Reads a well-formed VIN with every table. The market of the VIN decides which table wins. */
export function gatherEvidence(
  { vpic, patterns, makers, codes }: NhtsaTables & EvidenceTables,
  request: DecodeRequest,
): Evidence {
  const { vin, year: callerYear, latestYear } = request;
  const checkDigit = toCheckDigit(vin);
  const isExcepted = !checkDigit.valid && vpic.exceptions.hasSorted(vin);
  const checkDigitValid = checkDigit.valid || isExcepted;
  const code = codes.of(vin);
  const { vpicWmi } = code;
  const maker = readMaker(code.makers, request, checkDigitValid);
  const reading = maker?.reading;
  const nhtsa =
    vpicWmi === undefined || reading?.market === "elsewhere"
      ? undefined
      : readNhtsa({
          vpic,
          patterns,
          wmi: vpicWmi,
          vin,
          checkDigitValid,
          callerYear,
          latestYear,
          letterDecides: checkDigit.valid && !code.isNorthAmerican,
        });
  const market = decideMarket({
    code,
    checkDigitValid,
    reading,
    nhtsa,
    isEveryMakerKnown: makers.isComplete,
  });
  const facts =
    nhtsa !== undefined && market.value === "north-america"
      ? readVpicFacts(vpic, nhtsa)
      : undefined;
  const year = settleYear({ request, checkDigit, isExcepted, nhtsa, maker, market, facts, code });
  return {
    request,
    checkDigit,
    isExcepted,
    code,
    maker,
    nhtsa,
    market,
    facts,
    year,
  };
}

function readMaker(
  modules: readonly MakerModule[],
  request: DecodeRequest,
  checkDigitValid: boolean,
): Evidence["maker"] {
  if (modules.length === 0) return undefined;
  const input = makerInputOf(request, checkDigitValid);
  for (const module of modules) {
    const reading = module.read(input);
    if (reading !== undefined) return { module, reading };
  }
  return undefined;
}

/** What a maker module reads. */
export function makerInputOf(
  { vin, year, latestYear }: DecodeRequest,
  checkDigitValid: boolean,
): MakerInput {
  const input = {
    vin,
    wmi: vin.slice(0, 3),
    checkDigitValid,
    latestYear: latestYearElsewhere(latestYear),
  };
  return year === undefined ? input : { ...input, callerYear: year };
}
