import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import { copyRequest } from "@almanac/kernel/requests/copy-request";
import { shape } from "@almanac/kernel/requests/field";
import { read } from "@almanac/kernel/requests/read-shape";
import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import { type SafeResult, TaxError, type TaxIssue } from "./errors.ts";
import { taxComparisonRequestFields, taxRequestFields } from "./request-fields.ts";
import type { TaxComparison, TaxComparisonRequest } from "./types.ts";

/**
 * Repeats one calculation for every filing status of its jurisdiction, lowest tax first, or for
 * every loaded tax year, oldest first. It combines {@link compareStatuses} and
 * {@link compareYears}.
 *
 * @example
 * compareTax({ jurisdiction: "US", gross_income: 90000, tax_year: 2025, by: "tax_year" }).results.length; // => 9
 *
 * @throws {TaxError} listing every fault of the request.
 */
export function compareTax(request: TaxComparisonRequest, options: TaxOptions = {}): TaxComparison {
  return unwrap(safeCompareTax(request, options));
}

/**
 * Like {@link compareTax}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeCompareTax({}).success; // => false
 */
export function safeCompareTax(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<TaxComparison> {
  const { by, calculation } = divided(request);
  const compare = by === "tax_year" ? calculator.safeCompareYears : calculator.safeCompareStatuses;
  const compared = compare(calculation, options);
  const faults = faultsOf(by);
  if (compared.success && faults.length === 0) return success({ results: compared.data });
  return failure(new TaxError([...faults, ...(compared.error?.issues ?? [])]));
}

/**
 * Separates `by` from the calculation that is repeated. A request that cannot be read is passed on,
 * because the calculation reports that fault.
 */
function divided(request: unknown): { readonly by: unknown; readonly calculation: unknown } {
  try {
    const { by, ...calculation } = copyRequest(request, ["by", ...taxRequestFields.names]) ?? {};
    const isObject = typeof request === "object" && request !== null && !Array.isArray(request);
    return { by, calculation: isObject ? calculation : request };
  } catch {
    return { by: undefined, calculation: request };
  }
}

/** The request has `by` besides the fields of a calculation. */
const dividing = /* @__PURE__ */ shape({ by: taxComparisonRequestFields.required.by }, {});

function faultsOf(by: unknown): readonly TaxIssue[] {
  return read(dividing, { by }).issues;
}
