import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry, jointStatuses } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { data, type IeFigures } from "./figures.ts";

interface Household {
  readonly isJoint: boolean;
  readonly isOneParent: boolean;
  /** Gross income of each earner. The second is 0 if there is only one earner. */
  readonly earners: readonly [Exact, Exact];
}

function household({ status, inputs }: CalculationContext): Household {
  const isJoint = status === "married_joint";
  const spouse = isJoint ? (inputs.spouseIncome ?? zero) : zero;
  const earners = [subtract(inputs.grossIncome, spouse), spouse] as const;
  return { isJoint, isOneParent: status === "head_of_household", earners };
}

/**
 * The income up to which the standard rate applies. For couples it grows with the income of the
 * second earner.
 */
function standardBand(
  { standard_band: band }: IeFigures,
  { isJoint, isOneParent, earners }: Household,
): Exact {
  if (isOneParent) return exact(band.one_parent);
  if (!isJoint) return exact(band.single);
  const second = smaller(earners[0], earners[1]);
  return add(exact(band.married), smaller(second, exact(band.second_earner_maximum)));
}

function taxCredits(figures: IeFigures, people: Household, context: CalculationContext): Exact {
  const { credits, rates } = figures;
  const personal = people.isJoint ? credits.married : credits.single;
  let total = add(exact(personal), exact(people.isOneParent ? credits.one_parent : 0));
  if (!isEmployee(context.inputs)) return total;
  total = add(total, exact(credits.employee));
  // The employee credit of the second earner cannot exceed the standard rate on that earner's
  // income (TCA 1997 s 472).
  const second = smaller(people.earners[0], people.earners[1]);
  return add(total, smaller(exact(credits.employee), multiply(second, exact(rates.standard))));
}

/** Zero up to the exemption. Above it the charge is on the whole income, so it jumps there. */
function universalSocialCharge(
  figures: IeFigures,
  gross: Exact,
  context: CalculationContext,
): Exact {
  if (compare(gross, exact(figures.usc_exempt_up_to)) <= 0) return zero;
  return progressiveTax(gross, figures.usc_brackets, context.trace, "usc_brackets");
}

function steps(figures: IeFigures, context: CalculationContext) {
  const { inputs, trace } = context;
  const people = household(context);
  const taxable = excess(inputs.grossIncome, inputs.deductions);
  const band = standardBand(figures, people);
  const standard = multiply(smaller(taxable, band), exact(figures.rates.standard));
  const higher = multiply(excess(taxable, band), exact(figures.rates.higher));
  trace.line("standard_rate.band", standard, "standard_band", smaller(taxable, band));
  trace.line("higher_rate.band", higher, "rates", excess(taxable, band));
  const before = add(standard, higher);
  const credits = smaller(before, taxCredits(figures, people, context));
  trace.line("credits", credits, "credits");
  const [first, second] = people.earners;
  const usc = add(
    universalSocialCharge(figures, first, context),
    universalSocialCharge(figures, second, context),
  );
  const after = subtract(before, credits);
  return {
    taxDue: add(after, usc),
    components: {
      taxable_income: taxable,
      tax_before_credits: before,
      credits,
      tax_after_credits: after,
      usc,
    },
  };
}

/** Ireland: income tax after credits, and the universal social charge. PRSI is left out. */
export const ie: Jurisdiction = defineCountry({
  data,
  statuses: jointStatuses,
  knowsOneParent: true,
  inputs: ["basis", "spouse_income"],
  steps,
});
