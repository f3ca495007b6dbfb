import { type CheckDigit, toCheckDigit } from "../checkDigit.ts";
import { findMakerModules } from "../makers/registry.ts";
import { findWorldWmi } from "../makers/world-wmi.ts";
import type { AnswerCache } from "./answer-cache.ts";
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
  readonly answers: AnswerCache;
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

/** All evidence about one VIN, before it is put into words. */
export interface Evidence {
  readonly request: DecodeRequest;
  readonly checkDigit: CheckDigit;
  readonly vpicWmi: VpicWmi | undefined;
  /** The modules that were asked, and the one that answered. */
  readonly makers: readonly MakerModule[];
  readonly maker: { readonly module: MakerModule; readonly reading: MakerReading } | undefined;
  readonly worldWmi: WorldWmi | undefined;
  readonly nhtsa: NhtsaReading | undefined;
  readonly market: Market;
  /** NHTSA's facts, where its procedure decides. */
  readonly facts: VpicFacts | undefined;
  readonly year: YearOutcome;
}

/** Reads a well-formed VIN with every table, and lets the evidence of its market decide between them. */
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

/** Rows of the world table that were asked for; codes that no table has are not kept, there is no end of them. */
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
