import { failure, success } from "@almanac/kernel/errors/result";
import { type SafeResult, VinError } from "../../errors.ts";
import type { Vehicle } from "../../types.ts";
import type { DecodeRequest } from "../evidence/evidence.ts";
import { gatherEvidence } from "../evidence/gather-evidence.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import { compactor } from "../vin/present-fields.ts";
import { assembleAnswer } from "./assemble-answer.ts";
import type { Draft } from "./draft.ts";
import { explainAnswer } from "./explain-answer.ts";
import { findIssues } from "./find-issues.ts";
import { findSuggestions } from "./find-suggestions.ts";
import { findWarnings } from "./find-warnings.ts";
import { freezeParts } from "./freeze-parts.ts";
import { answerTo } from "./shared-answer.ts";
import type { Tables } from "./tables.ts";
import type { VinType } from "./vin-type.ts";

/** Decodes a well-formed VIN: takes the answer from the cache, or builds it and stores it there. */
export function decode(tables: Tables, request: DecodeRequest): SafeResult<Vehicle> {
  const expected = computeCheckDigit(request.vin);
  const type = tables.answers.typeOf(request, expected);
  const known = type === undefined ? undefined : tables.answers.recall(type, request);
  if (known === undefined) return decodeAnew(tables, request, type);
  return success(answerTo(known, request.vin, expected));
}

// purity: a cache that changes no answer.
const compact = /* @__PURE__ */ compactor<Draft>();

/** Builds an answer. Stores it under its type, if it has one. */
function decodeAnew(
  tables: Tables,
  request: DecodeRequest,
  type: VinType | undefined,
): SafeResult<Vehicle> {
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
  // The last step, because drafts all have the same fields, and reading those is fast. A draft has all fields that every
  // answer needs.
  const vehicle = compact(draft) as Vehicle;
  if (type !== undefined) tables.answers.remember(type, evidence, vehicle);
  return success(vehicle);
}
