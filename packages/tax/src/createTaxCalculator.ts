import { type SafeResult, TaxError, type TaxIssue } from "./errors.ts";
import type { Jurisdiction } from "./internal/jurisdiction.ts";
import { isPrepared, type Prepared, prepare, type TaxOptions } from "./internal/prepare.ts";
import { Refusal } from "./internal/refusal.ts";
import { createRegister } from "./internal/register.ts";
import { respond } from "./internal/respond.ts";
import type { TaxResult } from "./schema.ts";

/** The operations over the jurisdictions that a calculator was made of. */
export interface TaxCalculator {
  /** Throws {@link TaxError}. */
  calculateTax(request: unknown, options?: TaxOptions): TaxResult;
  safeCalculateTax(request: unknown, options?: TaxOptions): SafeResult<TaxResult>;
}

/**
 * Makes a calculator of the jurisdictions that are passed in, so that a bundle carries no other tables.
 *
 * @example
 * createTaxCalculator([us]).calculateTax({ jurisdiction: "US", gross_income: 50000, tax_year: 2025 }).tax_due; // => 3871.5
 */
export function createTaxCalculator(jurisdictions: readonly Jurisdiction[]): TaxCalculator {
  const register = createRegister(jurisdictions);
  const operation =
    <Answer>(answer: (prepared: Prepared) => Answer) =>
    (request: unknown, options: TaxOptions = {}): SafeResult<Answer> =>
      attempt(() => {
        const prepared = prepare(register, request, options);
        return isPrepared(prepared) ? answer(prepared) : prepared;
      });
  const safeCalculateTax = operation(respond);
  return {
    safeCalculateTax,
    calculateTax: (request, options) => unwrap(safeCalculateTax(request, options)),
  };
}

function attempt<Answer>(run: () => Answer | readonly TaxIssue[]): SafeResult<Answer> {
  try {
    const answer = run();
    return isIssues(answer) ? failure(answer) : { success: true, data: answer };
  } catch (error) {
    if (error instanceof Refusal) return failure(error.issues);
    throw error;
  }
}

function isIssues<Answer>(answer: Answer | readonly TaxIssue[]): answer is readonly TaxIssue[] {
  return Array.isArray(answer);
}

function failure(issues: readonly TaxIssue[]): SafeResult<never> {
  return { success: false, error: new TaxError(issues) };
}

function unwrap<Answer>(result: SafeResult<Answer>): Answer {
  if (result.success) return result.data;
  throw result.error;
}
