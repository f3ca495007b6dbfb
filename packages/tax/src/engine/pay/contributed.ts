import { add, type Exact, isZero, subtract, sum, toNumber, zero } from "../amounts.ts";
import type { Contributed, TaxOn } from "../contributions/define-contributions.ts";
import { type PayJurisdiction, taxOf } from "../contributions/define-pay.ts";
import type { Calculation, CalculationContext, Inputs, Jurisdiction } from "../jurisdiction.ts";
import { type PreTax, withoutPreTax } from "./pre-tax.ts";
import { payYears, usualSalaries } from "./prepare-pay.ts";

/** The part of a request that contributions need. */
interface PaySettings {
  readonly preTax?: PreTax | undefined;
  readonly sentOptions: Readonly<Record<string, unknown>>;
  readonly salaries: number;
}

/**
 * Calculates every contribution of a place: those of the country, then those of the state, province
 * or region.
 */
export function contribute(
  { contributions, taxes }: PayJurisdiction,
  { year, status, inputs, trace, assume, refuse }: CalculationContext,
  { sentOptions, salaries, preTax }: PaySettings,
): readonly Contributed[] {
  const { decimals } = taxes[0].data;
  const request = { year, status, inputs, salaries, sentOptions, decimals };
  return contributions.map(({ calculate, countsPreTax }) => {
    const counted = withoutPreTax(inputs, preTax, countsPreTax ?? inAnyState);
    const wages = wagesOf(counted, status === "married_joint");
    return calculate({ ...request, wages, trace, assume, refuse });
  });
}

/** The levies of most states are on the wages on which Social Security and Medicare are due. */
const inAnyState = ["retirement"] as const;

/** The wages of each earner. Income that another field of the request names is not wages. */
function wagesOf(inputs: Inputs, isJoint: boolean): readonly Exact[] {
  const { grossIncome, spouseIncome = zero } = inputs;
  const others = sum([inputs.selfEmploymentIncome, inputs.longTermCapitalGains, inputs.dividends]);
  const wages = subtract(grossIncome, others);
  return isJoint && !isZero(spouseIncome) ? [subtract(wages, spouseIncome), spouseIncome] : [wages];
}

/** The income tax of one jurisdiction after contributions. */
export function taxAfter(
  tax: Jurisdiction,
  contributed: readonly Contributed[],
  context: CalculationContext,
): Calculation {
  const { trace, year } = context;
  const alone: TaxOn = (inputs) => {
    trace.enter(tax.data, year);
    return tax.calculate({ ...context, inputs });
  };
  const taxOn = contributed.reduceRight<TaxOn>(
    (inner, { incomeTax }) =>
      (inputs) =>
        incomeTax(inner, inputs),
    alone,
  );
  return taxOn(inputsAfter(context.inputs, contributed));
}

/**
 * The inputs of a tax after contributions: their deductible part is deducted, and rules can read
 * each contribution.
 */
function inputsAfter(inputs: Inputs, all: readonly Contributed[]): Inputs {
  const contributions: Record<string, Exact> = {};
  let { deductions } = inputs;
  for (const { shares, deductible } of all) {
    for (const [id, { employee }] of Object.entries(shares)) contributions[id] = employee;
    deductions = add(deductions, deductible);
  }
  return { ...inputs, deductions, contributions };
}

/**
 * The tax of a place as a jurisdiction that also calculates contributions, so that every operation
 * of a calculator can use it.
 */
export function contributedJurisdiction(pay: PayJurisdiction): Jurisdiction {
  const tax = taxOf(pay);
  const years = payYears(pay);
  const data = { ...tax.data, years: tax.data.years.filter(({ label }) => years.includes(label)) };
  const [salaries = 12] = usualSalaries(pay);
  return {
    ...tax,
    data,
    calculate(context) {
      const contributed = contribute(pay, context, { sentOptions: {}, salaries });
      const deductible = sum(contributed.map((each) => each.deductible));
      context.assume(
        `${data.code}: contributions are calculated with the usual options; ${toNumber(deductible, data.decimals)} of them is added to deductions.`,
      );
      context.trace.enter(data, context.year);
      return taxAfter({ ...tax, data }, contributed, context);
    },
  };
}
