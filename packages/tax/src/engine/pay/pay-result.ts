import { refuse } from "../../errors.ts";
import { toInputs } from "../../inputs.generated.ts";
import type { PayResult, TaxExplanation } from "../../types.ts";
import {
  add,
  type Exact,
  excess,
  isPositive,
  isZero,
  minorUnit,
  roundTo,
  sum,
  toNumber,
  zero,
} from "../amounts.ts";
import { deductionSentence, deductionsIn } from "../answer/automatic-deductions.ts";
import { refuseCarried, standing, toWire } from "../answer/tax-result.ts";
import type { Contributed } from "../contributions/define-contributions.ts";
import type { PayJurisdiction } from "../contributions/define-pay.ts";
import type { Share } from "../contributions/shares.ts";
import { figuresOf } from "../figures.ts";
import type { Calculation, CalculationContext, Inputs, Jurisdiction } from "../jurisdiction.ts";
import type { Prepared } from "../request/prepare-request.ts";
import { StepTrace, type TraceLine } from "../trace.ts";
import { contribute, taxAfter } from "./contributed.ts";
import { type PayAmounts, perPeriod, wireAmounts } from "./pay-amounts.ts";
import { sayCounted, totalPreTax, withoutPreTax } from "./pre-tax.ts";
import type { PreparedPay } from "./prepare-pay.ts";

/** A calculated pay, before it is converted into an answer. */
interface CalculatedPay {
  readonly amounts: PayAmounts;
  readonly contributed: readonly Contributed[];
  readonly calculations: readonly Calculation[];
}

/** Calculates a pay. `income` replaces the gross income of the request, for searches. */
export function calculate(
  { prepared, pay, sentOptions, salaries, preTax }: PreparedPay,
  inputs: Inputs,
  trace: StepTrace,
  assume: CalculationContext["assume"],
): CalculatedPay {
  const { year, status, jurisdiction } = prepared;
  const context: CalculationContext = { year, status, inputs, trace, assume, refuse };
  const contributed = contribute(pay, context, { sentOptions, salaries, preTax });
  const calculations = pay.taxes.map((tax) => {
    sayCounted(tax.data.code, preTax, tax.taxesPreTax, assume);
    const counted = withoutPreTax(inputs, preTax, tax.taxesPreTax);
    return taxAlone(tax, contributed, { ...context, inputs: counted }, trace);
  });
  const unit = minorUnit(jurisdiction.data.decimals);
  const toUnit = (amount: Exact): Exact => roundTo(amount, unit, "half_up");
  // Every pay has at least one tax.
  const tax = calculations.at(-1) as Calculation;
  const shares = contributed.flatMap((each) => Object.values(each.shares));
  const local = localTaxOf(
    pay,
    calculations,
    sum(contributed.map(({ localTax }) => localTax(tax))),
  );
  const taken = totalPreTax(preTax);
  return {
    contributed,
    calculations,
    amounts: {
      gross_income: inputs.grossIncome,
      income_tax: sum(
        calculations
          .filter((_, index) => pay.taxes[index]?.isLocal !== true)
          .map((each) => {
            const twice = sum(contributed.map(({ inIncomeTax }) => inIncomeTax(each)));
            return toUnit(excess(each.taxDue, twice));
          }),
      ),
      ...(local ? { local_tax: toUnit(local) } : {}),
      ...(taken ? { pre_tax: taken } : {}),
      employee_contributions: sum(shares.map(({ employee }) => employee)),
      employer_contributions: sum(shares.map(({ employer }) => employer)),
      additions: toUnit(sum(contributed.map(({ additions }) => additions(tax)))),
    },
  };
}

/**
 * The tax of the city or county of the code, or by the rate of the request. Undefined where neither
 * is known, although somebody may levy such a tax.
 */
function localTaxOf(
  { taxes }: PayJurisdiction,
  calculations: readonly Calculation[],
  beside: Exact,
): Exact | undefined {
  const known = calculations.flatMap(({ taxDue, localTax }, index) =>
    taxes[index]?.isLocal ? taxDue : (localTax ?? []),
  );
  if (known.length === 0 && taxes.some(({ mayTaxLocally }) => mayTaxLocally)) return undefined;
  return add(sum(known), beside);
}

/** One income tax, with the sentence about the deductions that it makes without a claim. */
function taxAlone(
  tax: Jurisdiction,
  contributed: readonly Contributed[],
  context: CalculationContext,
  trace: StepTrace,
): Calculation {
  const before = trace.lines.length;
  const calculation = taxAfter(tax, contributed, context);
  const deductions = deductionsIn(trace.lines.slice(before));
  const applied = deductionSentence(deductions, tax.data, context.inputs.deductions, true);
  if (applied !== undefined) context.assume(applied);
  return calculation;
}

/** Calculates a pay request, and converts the result into an answer. */
export function respondPay(request: PreparedPay): PayResult {
  return answerPay(request).pay;
}

/** The answer to a request, and its amounts as exact values. */
export function answerPay(request: PreparedPay): {
  readonly pay: PayResult;
  readonly amounts: PayAmounts;
} {
  const { prepared, pay, defaults } = request;
  const { jurisdiction, year, status } = prepared;
  const { code, currency, decimals } = jurisdiction.data;
  const trace = new StepTrace(prepared.request.explain === true);
  const sentences = standing(withOwnInputs(request));
  if (defaults.length > 0)
    sentences.push(`Not sent, so these defaults are used: ${defaults.join(", ")}.`);
  if (pay.note !== undefined) sentences.push(pay.note);
  const inputs = toInputs(prepared.request);
  if (isPositive(inputs.deductions)) {
    sentences.push("deductions lower the tax only: they are not taken from net_income.");
  }
  const { amounts, contributed, calculations } = calculate(request, inputs, trace, (sentence) => {
    if (!sentences.includes(sentence)) sentences.push(sentence);
  });
  const refund = sum(calculations.map((each) => each.refund ?? zero));
  if (isPositive(refund)) {
    sentences.push(
      `The returns pay out ${toNumber(refund, decimals)} beyond the tax; it is not in net_income.`,
    );
  }
  const carried = carriedForward(request, calculations);
  if (prepared.request.strict === true && carried.length > 0) refuseCarried(prepared, carried);
  const result: PayResult = {
    jurisdiction: code,
    tax_year: year.label,
    period_start: year.from,
    period_end: year.to,
    filing_status: status,
    currency: year.currency ?? currency,
    ...wireAmounts(amounts, decimals),
    contributions: wireContributions(pay, contributed, decimals),
    per_period: {
      month: perPeriod(amounts, request.salaries, decimals),
      fortnight: perPeriod(amounts, 26, decimals),
      week: perPeriod(amounts, 52, decimals),
    },
    figures: carried.length > 0 ? "carried_forward" : "published",
    ...(carried.length > 0 ? { carried_forward: carried } : {}),
    assumptions: sentences,
    ...(trace.isOn ? { explanation: explain(trace.lines, pay, calculations) } : {}),
  };
  return { pay: result, amounts };
}

/**
 * The named amounts and the steps of every tax. If two taxes use the same name, the amount of the
 * place itself is used.
 */
function explain(
  lines: readonly TraceLine[],
  { taxes }: PayJurisdiction,
  calculations: readonly Calculation[],
): TaxExplanation {
  const { decimals } = taxes[0].data;
  const all = calculations.flatMap((each) =>
    Object.entries(each.components((amount) => toNumber(amount, decimals))),
  );
  const levels = calculations.map((calculation, at) => ({ data: taxes[at]?.data, calculation }));
  return {
    components: Object.fromEntries(all),
    lines: lines.map((line) => toWire(line, levels)),
  };
}

/**
 * The request, with a jurisdiction whose inputs are those of all taxes and contributions of
 * the place.
 */
function withOwnInputs({ prepared, pay }: PreparedPay): Prepared {
  const { jurisdiction, status } = prepared;
  const inputs = new Set([...pay.taxes, ...pay.contributions].flatMap((each) => each.inputs));
  if (status === "married_joint") inputs.add("spouse_income");
  return { ...prepared, jurisdiction: { ...jurisdiction, inputs: [...inputs] } };
}

/** Every contribution that is paid by either side, in the order of its table. */
function wireContributions(
  { contributions }: PayJurisdiction,
  contributed: readonly Contributed[],
  decimals: number,
): PayResult["contributions"] {
  return contributions.flatMap(({ names }, index) => {
    const shares: Readonly<Record<string, Share>> = contributed[index]?.shares ?? {};
    return Object.entries(names).flatMap(([id, name]) => {
      const share = shares[id];
      return share === undefined || (isZero(share.employee) && isZero(share.employer))
        ? []
        : [
            {
              id,
              name,
              employee: toNumber(share.employee, decimals),
              employer: toNumber(share.employer, decimals),
              base: toNumber(share.base, decimals),
              cap_reached: share.isCapped,
            },
          ];
    });
  });
}

/** The figures of an earlier year, of taxes and contributions. */
function carriedForward(
  { pay, prepared }: PreparedPay,
  calculations: readonly Calculation[],
): string[] {
  const ofTaxes = calculations.flatMap((each) => each.carriedForward ?? []);
  const ofContributions = pay.contributions.flatMap(({ data }) =>
    [...figuresOf(data, prepared.year).figures]
      .filter(([, figure]) => figure.carriedForward)
      .map(([name]) => name.replaceAll("_", " ")),
  );
  return [...new Set([...ofTaxes, ...ofContributions])];
}
