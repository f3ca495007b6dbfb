import { success, unwrap } from "@almanac/kernel/errors/result";
import type { DimWeightIssue, SafeResult } from "./errors.ts";
import { allCarriers } from "./internal/all-carriers.ts";
import { evaluate } from "./internal/evaluate.ts";
import { findRule, profilesOf, unsupportedCarrier } from "./internal/loaded-carriers.ts";
import { chooseDay, type DimWeightOptions, failure, isRule } from "./internal/operation.ts";
import { toParcel } from "./internal/parcel.ts";
import { readParcel } from "./internal/read-parcel.ts";
import { toResult } from "./internal/to-result.ts";
import { compareRequestFields } from "./request-fields.ts";
import type { CompareRequest, CompareResult } from "./types.ts";

/**
 * Calculates one parcel with every carrier, or with those named in `carriers`, and sorts by
 * billable weight, then in the order of {@link carriers}.
 *
 * With `profiles: "all"`, every profile of a carrier has a separate answer. `unavailable` lists the
 * carriers that have no rule on the date. Weights are compared, not prices.
 *
 * @example
 * compareCarriers({ lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 }).results[0].carrier; // => "correios"
 *
 * @throws {DimWeightError} listing every fault of the request, unknown carriers included.
 * @see docs/dimweight.md for the rules, their sources and how they round.
 */
export function compareCarriers(
  request: CompareRequest,
  options: DimWeightOptions = {},
): CompareResult {
  return unwrap(safeCompareCarriers(request, options));
}

/**
 * Like {@link compareCarriers}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeCompareCarriers({ carriers: ["acme"] }).success; // => false
 */
export function safeCompareCarriers(
  request: unknown,
  options: DimWeightOptions = {},
): SafeResult<CompareResult> {
  const reading = readParcel(compareRequestFields, request);
  const read = reading.request;
  const issues = [...reading.issues, ...unknownCarriers(reading.sound.carriers)];
  if (!read || issues.length > 0) return failure(issues);
  const parcel = toParcel(read);
  const day = chooseDay(read.asOf, options);
  if (typeof day === "object") return failure([day]);
  const answer: CompareResult = { results: [], unavailable: [] };
  const wanted = read.carriers && new Set(read.carriers);
  for (const row of allCarriers.tables) {
    const { carrier } = row;
    if (wanted && !wanted.has(carrier)) continue;
    for (const profile of read.profiles === "all" ? profilesOf(row) : [row.defaultProfile]) {
      const rule = findRule(allCarriers, carrier, profile, day);
      if (isRule(rule)) {
        answer.results.push(toResult(parcel, rule, evaluate(parcel, rule), read));
      } else {
        const { code, message } = rule;
        answer.unavailable.push({ carrier, profile, code, message });
      }
    }
  }
  // The sort is stable, so equal weights stay in the order of the carriers.
  answer.results.sort((a, b) => a.billableWeightKg - b.billableWeightKg);
  return success(answer);
}

/** An element that is not a name is undefined here. */
function unknownCarriers(names: readonly (string | undefined)[] = []): DimWeightIssue[] {
  return names.flatMap((name, index) =>
    name === undefined || allCarriers.byName.has(name)
      ? []
      : [unsupportedCarrier(allCarriers, name, ["carriers", index])],
  );
}
