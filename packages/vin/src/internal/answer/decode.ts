import { failure, success } from "@almanac/kernel/result";
import { type SafeResult, VinError } from "../../errors.ts";
import type { Vehicle } from "../../types.ts";
import type { DecodeRequest } from "../evidence/evidence.ts";
import { gatherEvidence } from "../evidence/gather-evidence.ts";
import { assembleAnswer } from "./assemble-answer.ts";
import { explainAnswer } from "./explain-answer.ts";
import { findIssues } from "./find-issues.ts";
import { findSuggestions } from "./find-suggestions.ts";
import { findWarnings } from "./find-warnings.ts";
import { freezeParts } from "./freeze-parts.ts";
import { type VehicleParts, wholeAnswer } from "./shared-answer.ts";
import type { Tables } from "./tables.ts";

/** Decodes a well-formed VIN: takes the answer from the cache, or builds it and stores it there. */
export function decode(tables: Tables, request: DecodeRequest): SafeResult<Vehicle> {
  const known = tables.answers.recall(request);
  return known === undefined
    ? decodeAnew(tables, request)
    : success(wholeAnswer(known.vehicle, known.own));
}

/** Like {@link decode}, but leaves an answer from the cache in its two parts. */
export function decodeParts(tables: Tables, request: DecodeRequest): SafeResult<VehicleParts> {
  const known = tables.answers.recall(request);
  if (known !== undefined) return success(known);
  const result = decodeAnew(tables, request);
  return result.success ? success({ vehicle: result.data }) : result;
}

function decodeAnew(tables: Tables, request: DecodeRequest): SafeResult<Vehicle> {
  const evidence = gatherEvidence(tables, request);
  const vehicle = assembleAnswer(tables, evidence);
  const issues = findIssues(evidence, vehicle);
  if (issues.length > 0) {
    const suggest = () => findSuggestions(tables, request.vin, request.latestYear);
    return failure(new VinError(issues, { suggest }));
  }
  vehicle.warnings = findWarnings(evidence, vehicle);
  if (request.explain) vehicle.explanation = explainAnswer(tables, evidence, vehicle);
  freezeParts(vehicle);
  tables.answers.remember(evidence, vehicle);
  return success(vehicle);
}
