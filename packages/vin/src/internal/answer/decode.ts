import { failure, success } from "@almanac/kernel/errors/result";
import { deepFreeze } from "@almanac/kernel/objects/objects";
import { type SafeResult, VinError, type VinIssue } from "../../errors.ts";
import type { Vehicle } from "../../types.ts";
import type { DecodeRequest, Evidence } from "../evidence/evidence.ts";
import { gatherEvidence } from "../evidence/gather-evidence.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import { compactor } from "../vin/present-fields.ts";
import { answerTo, type VinType } from "./answer-cache.ts";
import { assembleAnswer } from "./assemble-answer.ts";
import type { Draft } from "./draft.ts";
import { explainAnswer } from "./explain-answer.ts";
import { findSuggestions } from "./find-suggestions.ts";
import { findWarnings } from "./find-warnings.ts";
import type { Tables } from "./tables.ts";

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
  const { draft, epa } = assembleAnswer(tables, evidence);
  const issues = findIssues(evidence, draft);
  if (issues.length > 0) {
    const suggest = () => findSuggestions(tables, request.vin, request.latestYear);
    return failure(new VinError(issues, { suggest }));
  }
  draft.warnings = findWarnings(evidence, draft, epa);
  if (request.explain) draft.explanation = explainAnswer(tables, evidence, draft, epa);
  if (type !== undefined) tables.answers.shareParts(draft);
  freezeParts(draft);
  // The last step, because drafts all have the same fields, and reading those is fast. A draft has
  // all fields that every answer needs.
  const vehicle = compact(draft) as Vehicle;
  if (type !== undefined) tables.answers.remember(type, evidence, vehicle);
  return success(vehicle);
}

/**
 * The reasons why a VIN gets no answer: no maker is known, or the VIN breaks a rule and the caller
 * asked for `strict`.
 */
function findIssues(evidence: Evidence, vehicle: Vehicle): VinIssue[] {
  const { request, maker, checkDigit, market } = evidence;
  const { vin, strict } = request;
  const path = ["vin"];
  if (vehicle.make === undefined && vehicle.manufacturer === undefined) {
    const { code, worldWmi, vpicWmi, isSurrogate } = evidence.code;
    const brands = (worldWmi?.brands ?? []).length + (vpicWmi?.makes ?? []).length;
    if (brands > 0 || isSurrogate || vehicle.makeCandidates !== undefined) return [];
    const isKnown = (worldWmi ?? vpicWmi ?? maker) !== undefined;
    return [
      isKnown
        ? {
            code: "not_found",
            path,
            message: `The code ${code} is assigned, but nothing else of ${vin} is known.`,
          }
        : {
            code: "unknown_wmi",
            path,
            message: `No maker is known for the code ${code}, with which ${vin} begins. Check the first three characters.`,
            positions: [1, 2, 3],
          },
    ];
  }
  if (!strict || !market.checkDigitExpected) return [];
  const issues: VinIssue[] = [];
  if (!checkDigit.valid && !evidence.isExcepted) {
    issues.push({
      code: "invalid_check_digit",
      path,
      message: `Position 9 of ${vin} is ${checkDigit.given}, but the check digit of the other characters is ${checkDigit.expected}.`,
      positions: [9],
    });
  }
  const writesYear = evidence.year.status !== "not_encoded";
  if (writesYear && "0UZ".includes(vin[9] ?? "")) {
    issues.push({
      code: "invalid_year_code",
      path,
      message: `Position 10 of ${vin} is ${vin[9]}, which is not a year code: those are 1-9 and A-Y without I, O, Q, U.`,
      positions: [10],
    });
  }
  return issues;
}

/**
 * Freezes the parts of a value at every depth, so that many values can share them. The value itself
 * is not frozen.
 */
function freezeParts<Value extends object>(value: Value): void {
  for (const field in value) deepFreeze(value[field]);
}
