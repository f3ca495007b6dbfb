import { type CheckDigit, toCheckDigit } from "../checkDigit.ts";
import { findMakerModules } from "../makers/registry.ts";
import { findWorldWmi } from "../makers/world-wmi.ts";
import type { DimensionTable, MakerModule, MakerReading, WorldWmi } from "./maker-module.ts";
import { decideMarket, type Market } from "./market.ts";
import { type NhtsaReading, readNhtsa } from "./nhtsa.ts";
import type { PlanCache } from "./plan-cache.ts";
import type { Vpic } from "./vpic.ts";
import { readVpicFacts, type VpicFacts } from "./vpic-facts.ts";
import { type VpicWmi, vpicCode } from "./wmi-table.ts";
import { settleYear, type YearOutcome } from "./year.ts";

/** What a decode works with, built once. */
export interface Tables {
  readonly vpic: Vpic;
  readonly plans: PlanCache;
  readonly dimensions: () => DimensionTable | undefined;
  readonly dataVersion: string;
}

export interface DecodeRequest {
  readonly vin: string;
  readonly year: number | undefined;
  readonly strict: boolean;
  readonly explain: boolean;
  readonly latestYear: number;
}

/** What is known of a VIN before NHTSA's procedure. */
export interface Outline {
  readonly request: DecodeRequest;
  readonly checkDigit: CheckDigit;
  readonly vpicWmi: VpicWmi | undefined;
  readonly maker: { readonly module: MakerModule; readonly reading: MakerReading } | undefined;
}

/** All evidence about one VIN, before it is put into words. */
export interface Evidence extends Outline {
  readonly worldWmi: WorldWmi | undefined;
  readonly nhtsa: NhtsaReading | undefined;
  readonly market: Market;
  /** NHTSA's facts, where its procedure decides. */
  readonly facts: VpicFacts | undefined;
  readonly year: YearOutcome;
}

/** Looks up the code of a well-formed VIN, and asks the module of its maker. */
export function outline({ vpic }: Tables, request: DecodeRequest): Outline {
  const { vin } = request;
  const checkDigit = toCheckDigit(vin);
  const vpicWmi = vpic.wmis.find(vpicCode(vin));
  return { request, checkDigit, vpicWmi, maker: readMaker(request, checkDigit.valid) };
}

/** Reads a VIN with every table, and lets the evidence of its market decide between them. */
export function gather({ vpic, plans }: Tables, outlined: Outline): Evidence {
  const { request, checkDigit, vpicWmi, maker } = outlined;
  const { vin, year: callerYear, latestYear } = request;
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
  return { request, checkDigit, vpicWmi, maker, nhtsa, market, facts, year, worldWmi };
}

const worldWmis = new Map<string, WorldWmi | undefined>();

/** Rows of the world table that were asked for; codes that no table has are not kept, there is no end of them. */
function worldWmiOf(code: string): WorldWmi | undefined {
  const known = worldWmis.get(code);
  if (known !== undefined) return known;
  const found = findWorldWmi(code);
  if (found !== undefined) worldWmis.set(code, found);
  return found;
}

function readMaker(request: DecodeRequest, checkDigitValid: boolean): Evidence["maker"] {
  const { vin, year, latestYear } = request;
  const wmi = vin.slice(0, 3);
  const modules = findMakerModules(wmi);
  if (modules.length === 0) return undefined;
  const told = year === undefined ? {} : { callerYear: year };
  const input = { vin, wmi, checkDigitValid, latestYear, ...told };
  for (const module of modules) {
    const reading = module.read(input);
    if (reading !== undefined) return { module, reading };
  }
  return undefined;
}
