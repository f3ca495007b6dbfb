import type { VinIssue } from "../../errors.ts";
import type { Vehicle } from "../../types.ts";
import type { Evidence } from "../evidence/evidence.ts";

/**
 * The reasons why a VIN gets no answer: no maker is known, or the VIN breaks a rule and the caller asked for `strict`.
 */
export function findIssues(evidence: Evidence, vehicle: Vehicle): VinIssue[] {
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
  if (!checkDigit.valid && evidence.exception === undefined) {
    issues.push({
      code: "invalid_check_digit",
      path,
      message: `Position 9 of ${vin} is ${checkDigit.given}, but the check digit of the other characters is ${checkDigit.expected}.`,
      positions: [9],
    });
  }
  if ("0UZ".includes(vin[9] ?? "")) {
    issues.push({
      code: "invalid_year_code",
      path,
      message: `Position 10 of ${vin} is ${vin[9]}, which is not a year code: those are 1-9 and A-Y without I, O, Q, U.`,
      positions: [10],
    });
  }
  return issues;
}
