import { type CheckDigit, toCheckDigit } from "../checkDigit.ts";
import { findMakerModules } from "../makers/registry.ts";
import { findWorldWmi } from "../makers/world-wmi.ts";
import type { Vehicle } from "../schema.ts";
import type { Core } from "./core.ts";
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
  /** Answers by what decides them. */
  readonly answers: WeakMap<Core, Vehicle>;
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
  readonly worldWmi: WorldWmi | undefined;
  readonly nhtsa: NhtsaReading | undefined;
  readonly maker: { readonly module: MakerModule; readonly reading: MakerReading } | undefined;
  readonly market: Market;
  /** NHTSA's facts, where its procedure decides. */
  readonly facts: VpicFacts | undefined;
  readonly year: YearOutcome;
}

/** Reads a well-formed VIN with every table, and lets the evidence of its market decide between them. */
export function gather(tables: Tables, request: DecodeRequest): Evidence {
  const { vpic, plans } = tables;
  const { vin, year: callerYear, latestYear } = request;
  const checkDigit = toCheckDigit(vin);
  const code = vpicCode(vin);
  const vpicWmi = vpic.wmis.find(code);
  const maker = readMaker(request, checkDigit.valid);
  const reading = maker?.reading;
  const nhtsa =
    vpicWmi === undefined || reading?.market === "elsewhere"
      ? undefined
      : readNhtsa({ vpic, plans, wmi: vpicWmi, vin, callerYear, latestYear });
  const market = decideMarket({ vin, checkDigitValid: checkDigit.valid, reading, nhtsa, vpic });
  const facts =
    nhtsa !== undefined && market.value === "north-america"
      ? readVpicFacts(vpic, nhtsa)
      : undefined;
  const evidence = { request, checkDigit, vpicWmi, nhtsa, maker, market, facts };
  const year = settleYear(evidence);
  return { ...evidence, year, worldWmi: worldWmiOf(code) };
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
  for (const module of findMakerModules(wmi)) {
    const reading = module.read({
      vin,
      wmi,
      checkDigitValid,
      latestYear,
      ...(year === undefined ? {} : { callerYear: year }),
    });
    if (reading !== undefined) return { module, reading };
  }
  return undefined;
}
