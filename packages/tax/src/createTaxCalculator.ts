import { detail, summarise } from "./engine/answer/describe.ts";
import { respond } from "./engine/answer/respond.ts";
import { attempt, failure, unwrap } from "./engine/answer/result.ts";
import type { Jurisdiction } from "./engine/jurisdiction.ts";
import { createRegister } from "./engine/register.ts";
import { isPrepared, type Prepared, prepare, type TaxOptions } from "./engine/request/prepare.ts";
import { copyOf } from "./engine/request/read-request.ts";
import { refuse } from "./engine/request/refusal.ts";
import type { SafeResult } from "./errors.ts";
import { planEstimatedTax } from "./jurisdictions/us/plan-estimated-tax.ts";
import { type GrossForResult, searchGross } from "./marginal/gross-for.ts";
import { type MarginalSchedule, marginalSegments } from "./marginal/marginal-segments.ts";
import type {
  EstimatedTaxPlan,
  JurisdictionDetail,
  JurisdictionSummary,
  TaxResult,
} from "./schema.ts";

export type { Jurisdiction } from "./engine/jurisdiction.ts";

type Operation<Answer> = (request: unknown, options?: TaxOptions) => Answer;

/** The operations over the jurisdictions that a calculator was made of; each throws `TaxError` or has a safe twin. */
export interface TaxCalculator {
  readonly calculateTax: Operation<TaxResult>;
  readonly safeCalculateTax: Operation<SafeResult<TaxResult>>;
  /** Where the tax on an income up to twice `gross_income` changes its slope or jumps. */
  readonly marginalSchedule: Operation<MarginalSchedule>;
  readonly safeMarginalSchedule: Operation<SafeResult<MarginalSchedule>>;
  /** The least income that leaves `net`, which stands in the request instead of `gross_income`. */
  readonly grossFor: Operation<GrossForResult>;
  readonly safeGrossFor: Operation<SafeResult<GrossForResult>>;
  /** The same request for every filing status, least tax first. */
  readonly compareStatuses: Operation<TaxResult[]>;
  readonly safeCompareStatuses: Operation<SafeResult<TaxResult[]>>;
  /** The same request for every loaded tax year, oldest first. */
  readonly compareYears: Operation<TaxResult[]>;
  readonly safeCompareYears: Operation<SafeResult<TaxResult[]>>;
  /** The estimated-tax payments that save from a penalty: United States. */
  readonly planEstimatedTax: Operation<EstimatedTaxPlan>;
  readonly safePlanEstimatedTax: Operation<SafeResult<EstimatedTaxPlan>>;
  readonly jurisdictions: () => JurisdictionSummary[];
  readonly jurisdiction: (code: unknown) => JurisdictionDetail;
  readonly safeJurisdiction: (code: unknown) => SafeResult<JurisdictionDetail>;
}

/**
 * Makes a calculator of the jurisdictions that are passed in, so that a bundle carries no other tables.
 *
 * @example
 * createTaxCalculator([us]).calculateTax({ jurisdiction: "US", gross_income: 50000, tax_year: 2025 }).tax_due; // => 3871.5
 */
export function createTaxCalculator(jurisdictions: readonly Jurisdiction[]): TaxCalculator {
  const register = createRegister(jurisdictions);
  const safely =
    <Answer>(answer: (prepared: Prepared) => Answer) =>
    (request: unknown, options?: TaxOptions): SafeResult<Answer> =>
      attempt<Answer>(() => {
        const prepared = prepare(register, request, options);
        if (!isPrepared(prepared)) return failure(prepared);
        return { success: true, data: answer(prepared) };
      });
  const safeCalculateTax = safely(respond);
  const safeMarginalSchedule = safely(marginalSegments);
  const safeCompareStatuses = safely((prepared) =>
    prepared.jurisdiction.statuses
      .map((status) => respondAs(prepared, { status }))
      .sort((a, b) => a.tax_due - b.tax_due),
  );
  const safeCompareYears = safely((prepared) =>
    prepared.jurisdiction.data.years.map((year) => respondAs(prepared, { year })),
  );
  const safePlanEstimatedTax = safely(planEstimatedTax);
  const fromNet = safely((prepared) => searchGross(prepared) ?? unreachable());
  const safeGrossFor = (request: unknown, options?: TaxOptions) =>
    renamed(fromNet(withNet(request), options));
  const safeJurisdiction = (code: unknown): SafeResult<JurisdictionDetail> => {
    const found = typeof code === "string" ? register.find(code) : undefined;
    return found === undefined
      ? failure([register.unknown(typeof code === "string" ? code : typeof code, "code")])
      : { success: true, data: detail(found) };
  };
  return {
    safeCalculateTax,
    safeMarginalSchedule,
    safeCompareStatuses,
    safeCompareYears,
    safePlanEstimatedTax,
    safeGrossFor,
    safeJurisdiction,
    calculateTax: throwing(safeCalculateTax),
    marginalSchedule: throwing(safeMarginalSchedule),
    compareStatuses: throwing(safeCompareStatuses),
    compareYears: throwing(safeCompareYears),
    planEstimatedTax: throwing(safePlanEstimatedTax),
    grossFor: throwing(safeGrossFor),
    jurisdiction: (code) => unwrap(safeJurisdiction(code)),
    jurisdictions: () => jurisdictions.map(summarise),
  };
}

function throwing<Answer>(safe: Operation<SafeResult<Answer>>): Operation<Answer> {
  return (request, options) => unwrap(safe(request, options));
}

function respondAs(
  prepared: Prepared,
  { status = prepared.status, year = prepared.year }: Partial<Pick<Prepared, "status" | "year">>,
): TaxResult {
  const request = { ...prepared.request, filing_status: status, tax_year: year.label };
  return respond({ ...prepared, request, status, year });
}

function unreachable(): never {
  return refuse(
    "invalid_value",
    "net",
    "No gross_income up to 1000000000000 leaves that net: send a smaller net.",
  );
}

/** The request with `net` where a calculation reads its income. */
function withNet(request: unknown): unknown {
  try {
    const copy = copyOf(request);
    if (copy === undefined) return request;
    const { net, ...rest } = copy;
    return "gross_income" in rest ? { ...rest, net } : { ...rest, gross_income: net };
  } catch {
    return request;
  }
}

function renamed<Answer>(result: SafeResult<Answer>): SafeResult<Answer> {
  if (result.success) return result;
  return failure(
    result.error.issues.map((issue) => ({
      ...issue,
      path: issue.path.map((key) => (key === "gross_income" ? "net" : key)),
      message: issue.message.replaceAll("gross_income", "net"),
    })),
  );
}
