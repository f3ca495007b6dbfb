import type { VinIssue } from "../errors.ts";
import type { Vehicle } from "../schema.ts";
import { assemble } from "./assemble.ts";
import { copyAnswer } from "./copy-answer.ts";
import type { Core } from "./core.ts";
import { type DecodeRequest, type Evidence, gather, type Tables } from "./evidence.ts";
import { explain } from "./explain.ts";
import { readFlawless } from "./nhtsa.ts";
import { refuse } from "./refuse.ts";
import type { VpicFacts } from "./vpic-facts.ts";
import { findWarnings } from "./warnings.ts";
import { vpicCode } from "./wmi-table.ts";

/** The answer, or why there is none. */
export function decode(tables: Tables, request: DecodeRequest): Vehicle | readonly VinIssue[] {
  return repeat(tables, request) ?? decodeAnew(tables, request);
}

/**
 * The answer of an earlier VIN that differs in the serial number only, when nothing is wrong with either: what decided
 * their market, positions 4-8, 10 and 11 and a right check digit, is the same. Most VINs are of that kind, and gathering
 * all evidence again would take twice as long.
 */
function repeat(tables: Tables, request: DecodeRequest): Vehicle | undefined {
  const { vpic, plans } = tables;
  const { vin, latestYear } = request;
  if (request.explain || request.year !== undefined) return undefined;
  const wmi = vpic.wmis.find(vpicCode(vin));
  if (wmi === undefined) return undefined;
  const core = readFlawless({ vpic, plans, wmi, vin, latestYear, callerYear: undefined });
  const alike = core && tables.answers.get(core);
  if (core === undefined || alike === undefined || alike.warnings.length === 0) return undefined;
  return copyAnswer(alike, vin, true, vin[8] ?? "", core.cleanCodes);
}

function decodeAnew(tables: Tables, request: DecodeRequest): Vehicle | readonly VinIssue[] {
  const evidence = gather(tables, request);
  const core = sharedCore(evidence);
  const alike = core && tables.answers.get(core);
  const isClean = core !== undefined && isFlawless(evidence);
  if (alike !== undefined && isClean && alike.warnings.length > 0) return copyFor(alike, evidence);
  const vehicle = alike === undefined ? assemble(tables, evidence) : copyFor(alike, evidence);
  const faults = refuse(evidence, vehicle);
  if (faults.length > 0) return faults;
  vehicle.warnings = findWarnings(evidence, vehicle);
  if (request.explain) vehicle.explanation = explain(tables, evidence, vehicle);
  // The warnings of a flawless VIN are those of all that share its core; an empty list there is worth no copy.
  if (core !== undefined && (isClean || alike === undefined)) {
    const shared = copyFor(vehicle, evidence);
    if (!isClean) shared.warnings = [];
    tables.answers.set(core, shared);
  }
  return vehicle;
}

/** What decides all fields but the codes of a VIN that NHTSA alone decodes and whose year is no choice. */
function sharedCore({ request, nhtsa, maker, facts, year: outcome }: Evidence): Core | undefined {
  const { year, explain: isExplained } = request;
  if (outcome.candidates !== undefined) return undefined;
  if (nhtsa === undefined || facts === undefined) return undefined;
  if (maker !== undefined && !isComplete(facts)) return undefined;
  return isExplained || year !== undefined || nhtsa.isOverridden ? undefined : nhtsa.pass.core;
}

/** NHTSA says everything that a maker's scheme could add. */
function isComplete({ make, model, year, vehicleType, plantCountry }: VpicFacts): boolean {
  return [make, model, year, vehicleType, plantCountry].every((fact) => fact !== undefined);
}

/** Nothing is wrong outside of what the core decides. */
function isFlawless({ nhtsa }: Evidence): boolean {
  return nhtsa !== undefined && nhtsa.pass.codes === nhtsa.pass.core.cleanCodes;
}

function copyFor(answer: Vehicle, { request, checkDigit, nhtsa }: Evidence): Vehicle {
  const { valid, expected } = checkDigit;
  return copyAnswer(answer, request.vin, valid, expected, nhtsa?.pass.codes ?? []);
}
