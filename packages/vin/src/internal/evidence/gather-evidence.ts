import { toCheckDigit } from "../../checkDigit.ts";
import { findMakerModules } from "../../makers/registry.ts";
import type { Tables } from "../answer/tables.ts";
import type { MakerModule, WorldWmi } from "../maker/maker-module.ts";
import { readNhtsa } from "../nhtsa/read-nhtsa.ts";
import { readVpicFacts } from "../nhtsa/vpic-facts.ts";
import { vpicCode } from "../vpic/wmi-table.ts";
import { findWorldWmi } from "../wmi/world-wmi.ts";
import { decideMarket } from "./decide-market.ts";
import type { DecodeRequest, Evidence } from "./evidence.ts";
import { settleYear } from "./settle-year.ts";

/** Reads a well-formed VIN with every table. The market of the VIN decides which table wins. */
export function gather({ vpic, plans }: Tables, request: DecodeRequest): Evidence {
  const { vin, year: callerYear, latestYear } = request;
  const checkDigit = toCheckDigit(vin);
  const vpicWmi = vpic.wmis.find(vpicCode(vin));
  const makers = findMakerModules(vin.slice(0, 3));
  const maker = readMaker(makers, request, checkDigit.valid);
  const reading = maker?.reading;
  const nhtsa =
    vpicWmi === undefined || reading?.market === "elsewhere"
      ? undefined
      : readNhtsa({ vpic, plans, wmi: vpicWmi, vin, callerYear, latestYear });
  const market = decideMarket({ vin, checkDigitValid: checkDigit.valid, reading, nhtsa });
  const facts =
    nhtsa !== undefined && market.value === "north-america"
      ? readVpicFacts(vpic, nhtsa)
      : undefined;
  const year = settleYear({ request, checkDigit, nhtsa, maker, market, facts });
  const worldWmi = worldWmiOf(vpicCode(vin));
  return { request, checkDigit, vpicWmi, makers, maker, nhtsa, market, facts, year, worldWmi };
}

const worldWmis = new Map<string, WorldWmi | undefined>();

/** A row of the world table, cached. Codes without a row are not cached, because there is no limit to their number. */
function worldWmiOf(code: string): WorldWmi | undefined {
  const known = worldWmis.get(code);
  if (known !== undefined) return known;
  const found = findWorldWmi(code);
  if (found !== undefined) worldWmis.set(code, found);
  return found;
}

function readMaker(
  modules: readonly MakerModule[],
  { vin, year, latestYear }: DecodeRequest,
  checkDigitValid: boolean,
): Evidence["maker"] {
  if (modules.length === 0) return undefined;
  const told = year === undefined ? {} : { callerYear: year };
  const input = { vin, wmi: vin.slice(0, 3), checkDigitValid, latestYear, ...told };
  for (const module of modules) {
    const reading = module.read(input);
    if (reading !== undefined) return { module, reading };
  }
  return undefined;
}
