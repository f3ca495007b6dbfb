import { failure, success } from "@almanac/kernel/result";
import { type SafeResult, VinError } from "../../errors.ts";
import type { Vehicle } from "../../types.ts";
import type { DecodeRequest } from "../evidence/evidence.ts";
import { gatherEvidence } from "../evidence/gather-evidence.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import { assembleAnswer, compactAnswer } from "./assemble-answer.ts";
import { explainAnswer } from "./explain-answer.ts";
import { findIssues } from "./find-issues.ts";
import { findSuggestions } from "./find-suggestions.ts";
import { findWarnings } from "./find-warnings.ts";
import { freezeParts } from "./freeze-parts.ts";
import type { Tables } from "./tables.ts";

/** Decodes a well-formed VIN: takes the answer from the cache, or builds it and stores it there. */
export function decode(tables: Tables, request: DecodeRequest): SafeResult<Vehicle> {
  const { answers } = tables;
  const expected = computeCheckDigit(request.vin);
  const type = answers.typeOf(request, expected);
  const known = type === undefined ? undefined : answers.recall(type, request, expected);
  if (known !== undefined) return success(known);
  const evidence = gatherEvidence(tables, request);
  const draft = assembleAnswer(tables, evidence);
  const issues = findIssues(evidence, draft);
  if (issues.length > 0) {
    const suggest = () => findSuggestions(tables, request.vin, request.latestYear);
    return failure(new VinError(issues, { suggest }));
  }
  draft.warnings = findWarnings(evidence, draft);
  if (request.explain) draft.explanation = explainAnswer(tables, evidence, draft);
  freezeParts(draft);
  const vehicle = compactAnswer(draft);
  if (type !== undefined) answers.remember(type, evidence, vehicle);
  return success(vehicle);
}
