import { failure, success } from "@almanac/kernel/result";
import { type SafeResult, VinError } from "../../errors.ts";
import type { Vehicle } from "../../types.ts";
import type { DecodeRequest } from "../evidence/evidence.ts";
import { gather } from "../evidence/gather-evidence.ts";
import { assemble } from "./assemble-answer.ts";
import { explain } from "./explain-answer.ts";
import { findIssues } from "./find-issues.ts";
import { findWarnings } from "./find-warnings.ts";
import { freezeParts } from "./freeze-parts.ts";
import type { Tables } from "./tables.ts";

/** The answer, or the error that says why there is none. */
export function decode(tables: Tables, request: DecodeRequest): SafeResult<Vehicle> {
  const known = tables.answers.recall(request);
  if (known !== undefined) return success(known);
  const evidence = gather(tables, request);
  const vehicle = assemble(tables, evidence);
  const issues = findIssues(evidence, vehicle);
  if (issues.length > 0) return failure(new VinError(issues));
  vehicle.warnings = findWarnings(evidence, vehicle);
  if (request.explain) vehicle.explanation = explain(tables, evidence, vehicle);
  freezeParts(vehicle);
  tables.answers.remember(evidence, vehicle);
  return success(vehicle);
}
