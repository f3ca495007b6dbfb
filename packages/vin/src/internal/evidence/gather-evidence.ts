import type { MakerIndex } from "../../makers/maker-index.ts";
import type { MakerInput, MakerModule } from "../maker/maker-module.ts";
import { readNhtsa } from "../nhtsa/read-nhtsa.ts";
import type { NhtsaTables } from "../nhtsa/read-patterns.ts";
import { readVpicFacts } from "../nhtsa/vpic-facts.ts";
import { toCheckDigit } from "../vin/check-digit.ts";
import { vpicCode } from "../vpic/wmi-table.ts";
import { findWorldWmi } from "../wmi/world-wmi.ts";
import { decideMarket } from "./decide-market.ts";
import type { DecodeRequest, Evidence } from "./evidence.ts";
import { settleYear } from "./settle-year.ts";

/** Reads a well-formed VIN with every table. The market of the VIN decides which table wins. */
export function gatherEvidence(
  { vpic, patterns, makers: index }: NhtsaTables & { readonly makers: MakerIndex },
  request: DecodeRequest,
): Evidence {
  const { vin, year: callerYear, latestYear } = request;
  const checkDigit = toCheckDigit(vin);
  const exception = checkDigit.valid ? undefined : vpic.exceptionOf(vin);
  const checkDigitValid = checkDigit.valid || exception !== undefined;
  const code = vpicCode(vin);
  const vpicWmi = vpic.wmis.find(code);
  const worldWmi = findWorldWmi(code);
  const makers = index.find(code.slice(0, 3));
  const maker = readMaker(makers, request, checkDigitValid);
  const reading = maker?.reading;
  const nhtsa =
    vpicWmi === undefined || reading?.market === "elsewhere"
      ? undefined
      : readNhtsa({ vpic, patterns, wmi: vpicWmi, vin, callerYear, latestYear });
  const market = decideMarket({
    vin,
    checkDigitValid,
    reading,
    nhtsa,
    isEveryMakerKnown: index.isComplete,
  });
  const facts =
    nhtsa !== undefined && market.value === "north-america"
      ? readVpicFacts(vpic, nhtsa)
      : undefined;
  const year = settleYear({ request, checkDigit, nhtsa, maker, market, facts, worldWmi });
  return {
    request,
    checkDigit,
    exception,
    vpicWmi,
    makers,
    maker,
    worldWmi,
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
  const input = { vin, wmi: vin.slice(0, 3), checkDigitValid, latestYear };
  return year === undefined ? input : { ...input, callerYear: year };
}
