import { listed } from "@almanac/kernel/messages/wording";
import { refuse } from "../../errors.ts";
import type { EstimatedTaxPlan } from "../../types.ts";
import { type Exact, exact, isPositive, subtract, sum, toNumber, zero } from "../amounts.ts";
import type { Jurisdiction, Level, PlanningContext } from "../jurisdiction.ts";
import { quartersOf } from "../payments/level-quarters.ts";
import { withheldOfEach } from "../payments/withholding.ts";
import type { Prepared } from "../request/prepare-request.ts";
import { describe } from "./tax-result.ts";

/**
 * The plan of estimated tax of a request. Refuses a jurisdiction without a plan, and names those in
 * `all` that have one. A level that taxes but has no plan is left out, and `assumptions` names it.
 */
export function estimatedTaxPlan(
  prepared: Prepared,
  all: readonly Jurisdiction[],
): EstimatedTaxPlan {
  const { jurisdiction, year, status } = prepared;
  const { code, currency, decimals } = jurisdiction.data;
  const { levels, inputs, assumptions, explanation } = describe(prepared);
  const plans = paidOf(prepared, levels, assumptions).flatMap(({ level, ...paid }) => {
    const { data, calculation, planEstimatedTax } = level;
    if (planEstimatedTax === undefined) {
      if (isPositive(calculation.taxDue)) assumptions.push(withoutPlan(data.code));
      return [];
    }
    const context = { data, year, status, inputs, calculation, refuse, ...paid };
    return { data, calculation, ...planEstimatedTax(context) };
  });
  if (plans.length === 0) return refuseWithoutPlan(code, all);
  const total = (
    field: "total_tax" | "required_annual_payment" | "withholding" | "estimated_payments",
  ) => toNumber(sum(plans.map(({ level }) => exact(level[field]))), decimals);
  return {
    jurisdiction: code,
    tax_year: year.label,
    currency,
    total_tax: total("total_tax"),
    required_annual_payment: total("required_annual_payment"),
    withholding: total("withholding"),
    estimated_payments: total("estimated_payments"),
    payments: quartersOf(plans, decimals),
    levels: plans.map(({ level }) => level),
    assumptions,
    ...(explanation && { explanation }),
  };
}

interface PaidLevel extends Pick<PlanningContext, "withheld" | "priorYearTax" | "priorYearIncome"> {
  readonly level: Level;
}

/**
 * What was withheld for each level, and its tax of the last year. The fields of a request are of
 * all levels together; those with `state_` are the state's parts.
 */
function paidOf(
  { request }: Prepared,
  levels: readonly Level[],
  assumptions: string[],
): readonly PaidLevel[] {
  const { prior_year_tax: lastYear, prior_year_income: priorYearIncome } = request;
  const withheld = withheldOfEach(levels, request, assumptions);
  const whole = lastYear === undefined ? undefined : exact(lastYear);
  const taxed = levels.filter(({ calculation }) => isPositive(calculation.taxDue));
  const [, state] = taxed;
  const ofState = state && priorTaxOfState(request, state, assumptions);
  const ofNation = state === undefined ? whole : whole && ofState && subtract(whole, ofState);
  return levels.map((level, index) => ({
    level,
    withheld: withheld[index] ?? zero,
    priorYearTax: level === state ? ofState : ofNation,
    priorYearIncome,
  }));
}

/** Last year's tax helps only if it is known how much of it was the state's. */
function priorTaxOfState(
  { prior_year_tax: whole, state_prior_year_tax: part }: Prepared["request"],
  { data: { code } }: Level,
  assumptions: string[],
): Exact | undefined {
  if (whole === undefined) return undefined;
  if (part !== undefined || whole === 0) return exact(part ?? 0);
  assumptions.push(
    `prior_year_tax is not used: send state_prior_year_tax, the part of it for ${code}.`,
  );
  return undefined;
}

function withoutPlan(code: string): string {
  return `${code}: no rules of estimated tax are loaded, so its payments are left out.`;
}

/** Names the codes that have a plan; a country stands for its parts. */
function refuseWithoutPlan(code: string, all: readonly Jurisdiction[]): never {
  const known = all.flatMap(({ data, planEstimatedTax, own }) =>
    (own?.planEstimatedTax ?? planEstimatedTax) ? data.code : [],
  );
  const countries = new Set<string>(known);
  const codes = known.filter((each) => !countries.has(each.slice(0, each.lastIndexOf("-"))));
  const hint =
    known.length > 0
      ? `Send ${listed(codes, "or")}.`
      : "No other jurisdiction here has them either.";
  return refuse(
    "unsupported_jurisdiction",
    "jurisdiction",
    `There are no rules of estimated tax for ${code}. ${hint}`,
  );
}
