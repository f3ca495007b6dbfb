import { listed } from "@almanac/kernel/messages/wording";
import { refuse } from "../../errors.ts";
import type { EstimatedTaxPlan } from "../../types.ts";
import {
  divide,
  type Exact,
  exact,
  isPositive,
  multiply,
  subtract,
  sum,
  toNumber,
} from "../amounts.ts";
import type { Jurisdiction, Level, PlanningContext } from "../jurisdiction.ts";
import { planOfLevel } from "../payments/level-plan.ts";
import { quartersOf } from "../payments/level-quarters.ts";
import { withheldOf } from "../payments/withheld.ts";
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
  const paid = paidOf(prepared, levels, assumptions);
  const plans = levels.flatMap((level) => {
    const { data, calculation, estimatedTax } = level;
    if (estimatedTax === undefined) {
      if (isPositive(calculation.taxDue)) assumptions.push(withoutPlan(data.code));
      return [];
    }
    const context = { data, year, status, inputs, calculation, refuse, ...paid(level) };
    return { data, calculation, ...planOfLevel(estimatedTax, context) };
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

type Paid = Pick<PlanningContext, "withheld" | "priorYearTax" | "priorYearIncome">;

/**
 * What was withheld for each level, and its tax of the last year. The fields of a request are of
 * all levels together; those with `state_` are the state's parts, with those of a city or county.
 */
function paidOf(
  { request }: Prepared,
  levels: readonly Level[],
  assumptions: string[],
): (level: Level) => Paid {
  const { prior_year_tax: lastYear, prior_year_income: priorYearIncome } = request;
  const withheld = withheldOf(request, levels, assumptions);
  const [nation, ...below] = levels.filter(({ calculation }) => isPositive(calculation.taxDue));
  const priorYearTax = lastYear === undefined ? undefined : exact(lastYear);
  const [state] = below;
  if (nation === undefined || state === undefined)
    return (level) => ({ withheld: withheld(level), priorYearTax, priorYearIncome });
  const taxBelow = sum(below.map(({ calculation }) => calculation.taxDue));
  const statePriorTax = priorTaxOfState(request, state, assumptions);
  const ofNation = {
    priorYearTax: priorYearTax && statePriorTax && subtract(priorYearTax, statePriorTax),
    priorYearIncome,
  };
  // What is paid to the state is divided between it and its city or county like their tax.
  return (level) => {
    if (!below.includes(level)) return { ...ofNation, withheld: withheld(level) };
    const share = divide(level.calculation.taxDue, taxBelow);
    return {
      withheld: withheld(level),
      priorYearTax: statePriorTax && multiply(statePriorTax, share),
      priorYearIncome,
    };
  };
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
  const known = all.flatMap(({ data, estimatedTax, own }) =>
    (own?.estimatedTax ?? estimatedTax) ? data.code : [],
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
