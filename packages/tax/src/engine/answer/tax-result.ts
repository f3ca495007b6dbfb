import { listed } from "@almanac/kernel/messages/wording";
import { refuse } from "../../errors.ts";
import type { TaxExplanation, TaxResult } from "../../types.ts";
import {
  add,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  minorUnit,
  multiply,
  roundTo,
  subtract,
  sum,
  toNumber,
  zero,
} from "../amounts.ts";
import { figuresOf } from "../figures.ts";
import type { Calculation, Level } from "../jurisdiction.ts";
import { evenQuarters, splitByShares, splitCumulatively } from "../payments/split-tax.ts";
import { isPartOfIncome, planningInputs, unusedInputs } from "../request/inputs.ts";
import type { Prepared } from "../request/prepare-request.ts";
import { recordTrace, silentTrace, type TraceLine } from "../trace.ts";
import { AutomaticDeductionsTrace } from "./automatic-deductions.ts";
import { sourcesOf } from "./describe-jurisdiction.ts";
import { compute, marginalRate } from "./run-calculation.ts";

const rateDecimals = 6;

/** Calculates the tax for a prepared request, and returns the result as it is sent to callers. */
export function respond(prepared: Prepared): TaxResult {
  const { request, jurisdiction, year, status } = prepared;
  const { decimals, code } = jurisdiction.data;
  const trace = request.explain === true ? recordTrace() : undefined;
  const deductionsTrace = new AutomaticDeductionsTrace(trace ?? silentTrace);
  const { calculation, inputs, assumptions } = compute(prepared, deductionsTrace);
  const sentences = standing(prepared);
  if (jurisdiction.note !== undefined) sentences.push(jurisdiction.note);
  sentences.push(...assumptions);
  const { taxDue, carriedForward = [], instalments } = calculation;
  const levels = calculation.levels ?? [{ data: jurisdiction.data, calculation }];
  for (const { data } of levels) {
    const applied = deductionsTrace.sentence(data, inputs.deductions, levels.length === 1);
    if (applied !== undefined) sentences.push(applied);
  }
  const left = afterWithholding(levels, exact(request.withholding ?? 0), decimals);
  if (left !== levels && levels.length > 1) {
    sentences.push("withholding is divided between the levels in proportion to their tax_due.");
  }
  if (request.strict === true && carriedForward.length > 0) refuseCarried(prepared, carriedForward);
  const effective = isPositive(inputs.grossIncome) ? divide(taxDue, inputs.grossIncome) : taxDue;
  return {
    jurisdiction: code,
    tax_year: year.label,
    period_start: year.from,
    period_end: year.to,
    filing_status: status,
    currency: year.currency ?? jurisdiction.data.currency,
    tax_due: toNumber(taxDue, decimals),
    ...(calculation.refund && { refund: toNumber(calculation.refund, decimals) }),
    effective_rate: isPositive(inputs.grossIncome) ? toNumber(effective, rateDecimals) : 0,
    marginal_rate: toNumber(marginalRate(prepared, inputs, taxDue), rateDecimals),
    quarterly: quarterly(left, decimals),
    levels: levels.map((level) => levelOf(level, decimals)),
    ...(instalments && {
      instalments: splitByShares(
        sum(left.map(({ calculation: each }) => each.taxDue)),
        instalments,
        decimals,
      ),
    }),
    figures: carriedForward.length > 0 ? "carried_forward" : "published",
    ...(carriedForward.length > 0 && { carried_forward: [...carriedForward] }),
    assumptions: sentences,
    ...(trace && {
      explanation: {
        components: componentsOf(calculation, decimals),
        lines: trace.lines.map(toWire),
      },
    }),
  };
}

/** A strict request accepts only figures that are published for the year. */
export function refuseCarried({ jurisdiction, year }: Prepared, carried: readonly string[]): never {
  const { code, years } = jurisdiction.data;
  return refuse(
    "unsupported_tax_year",
    "tax_year",
    `${code} ${year.label} uses figures of an earlier year: ${listed(carried)}. Leave strict out, or send ${listed(years.map(({ label }) => label))}.`,
  );
}

function levelOf({ data, calculation }: Level, decimals: number): TaxResult["levels"][number] {
  const { taxDue, refund } = calculation;
  return {
    jurisdiction: data.code,
    tax_due: toNumber(taxDue, decimals),
    ...(refund && { refund: toNumber(refund, decimals) }),
    components: componentsOf(calculation, decimals),
  };
}

function componentsOf({ components }: Calculation, decimals: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(components()).map(([name, amount]) => [name, toNumber(amount, decimals)]),
  );
}

/**
 * The levels with what is left of their tax after withholding, which is divided in proportion to
 * the tax. Running totals are rounded, so that all of it adds up.
 */
function afterWithholding(
  levels: readonly Level[],
  withheld: Exact,
  decimals: number,
): readonly Level[] {
  const whole = sum(levels.map(({ calculation }) => calculation.taxDue));
  if (!isPositive(withheld) || !isPositive(whole)) return levels;
  const share = divide(excess(whole, withheld), whole);
  let before = zero;
  let paid = zero;
  return levels.map((level) => {
    before = add(before, level.calculation.taxDue);
    const running = roundTo(multiply(before, share), minorUnit(decimals), "half_up");
    const taxDue = subtract(running, paid);
    paid = running;
    return { ...level, calculation: { ...level.calculation, taxDue } };
  });
}

type Quarter = TaxResult["quarterly"][number];

/**
 * The payments of all levels that ask for tax. They are listed one by one where their shares or
 * dates differ.
 */
function quarterly(all: readonly Level[], decimals: number): Quarter[] {
  const owed = all.filter(({ calculation }) => isPositive(calculation.taxDue));
  const levels = owed.length > 0 ? owed : all.slice(0, 1);
  const [first = [], ...others] = levels.map(({ calculation }) =>
    quartersOf(calculation, decimals),
  );
  if (others.length === 0) return first;
  const schedules = new Set(levels.map(({ calculation }) => calculation.quarters ?? evenQuarters));
  return first.map((quarter, index) => {
    const payments = [quarter, ...others.flatMap((other) => other[index] ?? [])];
    const payment = toNumber(sum(payments.map((each) => exact(each.payment))), decimals);
    const dates = payments.flatMap((each) => each.due_date ?? []).sort();
    const [due_date] = dates;
    const parts = payments.flatMap(({ period: _period, ...part }, at) => {
      const { data } = levels[at] ?? {};
      return data === undefined ? [] : [{ jurisdiction: data.code, ...part }];
    });
    return {
      period: quarter.period,
      payment,
      ...(due_date === undefined ? {} : { due_date }),
      ...(schedules.size > 1 ? { parts } : {}),
    };
  });
}

function quartersOf(
  { taxDue, quarters = evenQuarters, isCumulative }: Calculation,
  decimals: number,
): Quarter[] {
  return isCumulative === true
    ? splitCumulatively(taxDue, quarters, decimals)
    : splitByShares(taxDue, quarters, decimals);
}

/** The assumptions that do not depend on the rules of a jurisdiction. */
export function standing({ request, jurisdiction, year }: Prepared): string[] {
  const sentences: string[] = [];
  if (request.filing_status === undefined) sentences.push("filing_status is single.");
  if (request.tax_year === undefined) {
    sentences.push(`tax_year is ${year.label}, which contains the current day.`);
  }
  if (year.notes) sentences.push(...year.notes);
  const { code } = jurisdiction.data;
  const unused = unusedInputs(request, jurisdiction);
  const parts = unused.filter(isPartOfIncome);
  if (parts.length > 0) {
    sentences.push(
      `${code} has no rules for ${parts.join(", ")} here: taxed like the rest of gross_income.`,
    );
  }
  const ignored = unused.filter((name) => !isPartOfIncome(name));
  if (ignored.length > 0) sentences.push(`Not used for ${code}: ${ignored.join(", ")}.`);
  const planning = planningInputs(request);
  if (planning.length > 0) {
    sentences.push(`Used only to plan instalments: ${planning.join(", ")}.`);
  }
  return sentences;
}

type WireLine = TaxExplanation["lines"][number];

export function toWire(line: TraceLine): WireLine {
  const { scope, step, amount, base, rate, figure } = line;
  const { data, year } = scope;
  const wire: WireLine = { jurisdiction: data.code, step, amount: toNumber(amount, 4) };
  if (base) wire.base = toNumber(base, 4);
  if (rate) wire.rate = toNumber(rate, 8);
  if (figure === undefined) return wire;
  wire.parameter = figure;
  const dated = figuresOf(data, year).figures.get(figure);
  if (dated === undefined) return wire;
  wire.effective_from = dated.from;
  wire.confidence = dated.confidence;
  wire.sources = sourcesOf(data, dated);
  return wire;
}
