import { listed } from "@almanac/kernel/messages/wording";
import { refuse } from "../../errors.ts";
import type { TaxExplanation, TaxResult } from "../../types.ts";
import { divide, type Exact, excess, isPositive, sum, toNumber, zero } from "../amounts.ts";
import { figuresOf } from "../figures.ts";
import type { Calculation, Instalment, Level, Payment } from "../jurisdiction.ts";
import { quartersOf } from "../payments/level-quarters.ts";
import { evenQuarters, splitByShares, toPayment } from "../payments/split-tax.ts";
import { withheldOf } from "../payments/withheld.ts";
import { isPartOfIncome } from "../request/income-parts.ts";
import { planningInputs, unusedInputs } from "../request/inputs.ts";
import type { Prepared } from "../request/prepare-request.ts";
import type { ReadRequest } from "../request/read-request.ts";
import { StepTrace, type TraceLine } from "../trace.ts";
import { deductionSentence, deductionsIn } from "./automatic-deductions.ts";
import { sourcesOf } from "./describe-jurisdiction.ts";
import { type Computed, compute, marginalRate } from "./run-calculation.ts";

const rateDecimals = 6;

/** A calculation with what an answer says about it. */
export interface Described extends Computed {
  readonly levels: readonly Level[];
  readonly explanation: TaxExplanation | undefined;
}

/** Calculates the tax of a prepared request, and says what was assumed. */
export function describe(prepared: Prepared): Described {
  const { request, jurisdiction } = prepared;
  const trace = new StepTrace(request.explain === true);
  const computed = compute(prepared, trace);
  const { calculation, inputs } = computed;
  const assumptions = standing(prepared);
  if (jurisdiction.note !== undefined) assumptions.push(jurisdiction.note);
  assumptions.push(...computed.assumptions);
  const { data, estimatedTax } = jurisdiction;
  const levels = calculation.levels ?? [{ data, estimatedTax, calculation }];
  const deductions = deductionsIn(trace.lines);
  for (const { data: of } of levels) {
    const sentence = deductionSentence(deductions, of, inputs.deductions, levels.length === 1);
    if (sentence !== undefined) assumptions.push(sentence);
  }
  const explanation = trace.isOn
    ? {
        components: calculation.components((amount) => toNumber(amount, data.decimals)),
        lines: trace.lines.map((line) => toWire(line, levels)),
      }
    : undefined;
  return { calculation, inputs, assumptions, levels, explanation };
}

/** Calculates the tax for a prepared request, and returns the result as it is sent to callers. */
export function respond(prepared: Prepared): TaxResult {
  const { request, jurisdiction, year, status } = prepared;
  const { decimals, code } = jurisdiction.data;
  const { calculation, inputs, assumptions, levels, explanation } = describe(prepared);
  const planning = planningInputs(request);
  if (planning.length > 0) {
    assumptions.push(`Used only to plan instalments: ${planning.join(", ")}.`);
  }
  const { taxDue, carriedForward = [], instalments } = calculation;
  const left = afterWithholding(request, levels, assumptions);
  if (request.strict === true && carriedForward.length > 0) refuseCarried(prepared, carriedForward);
  const { grossIncome } = inputs;
  const show = (amount: Exact) => toNumber(amount, decimals);
  const effective = isPositive(grossIncome) ? divide(taxDue, grossIncome) : zero;
  return {
    jurisdiction: code,
    tax_year: year.label,
    period_start: year.from,
    period_end: year.to,
    filing_status: status,
    currency: year.currency ?? jurisdiction.data.currency,
    tax_due: show(taxDue),
    ...(calculation.refund && { refund: show(calculation.refund) }),
    effective_rate: toNumber(effective, rateDecimals),
    marginal_rate: toNumber(marginalRate(prepared, inputs, taxDue), rateDecimals),
    quarterly: quarterly(left, decimals),
    levels: levels.map((level) => levelOf(level, show)),
    ...(instalments && { instalments: instalmentsOf(left, instalments, decimals) }),
    figures: carriedForward.length > 0 ? "carried_forward" : "published",
    ...(carriedForward.length > 0 && { carried_forward: [...carriedForward] }),
    assumptions,
    ...(explanation && { explanation }),
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

function levelOf(
  { data, calculation }: Level,
  show: (amount: Exact) => number,
): TaxResult["levels"][number] {
  const { taxDue, refund, components } = calculation;
  return {
    jurisdiction: data.code,
    tax_due: show(taxDue),
    ...(refund && { refund: show(refund) }),
    components: components(show),
  };
}

/** The levels with what withholding leaves of their tax. */
function afterWithholding(
  request: ReadRequest,
  levels: readonly Level[],
  assumptions: string[],
): readonly Level[] {
  if (request.withholding === undefined) return levels;
  const withheld = withheldOf(request, levels, assumptions);
  return levels.map((level) => {
    const taxDue = excess(level.calculation.taxDue, withheld(level));
    return { ...level, calculation: { ...level.calculation, taxDue } };
  });
}

/** The payments of all levels that ask for tax. */
function quarterly(all: readonly Level[], decimals: number): TaxResult["quarterly"] {
  const owed = all.filter(({ calculation }) => isPositive(calculation.taxDue));
  const levels = owed.length > 0 ? owed : all.slice(0, 1);
  return quartersOf(
    levels.map(({ data, calculation }) => {
      const { taxDue, quarters = evenQuarters, split = splitByShares } = calculation;
      return { data, calculation, payments: split(taxDue, quarters, decimals) };
    }),
    decimals,
  );
}

/** The payments of a schedule that is not four quarters. */
function instalmentsOf(
  levels: readonly Level[],
  schedule: readonly Instalment[],
  decimals: number,
): Payment[] {
  const total = sum(levels.map(({ calculation }) => calculation.taxDue));
  const amounts = splitByShares(total, schedule, decimals);
  return schedule.map((instalment, index) =>
    toPayment(instalment, amounts[index] ?? zero, decimals),
  );
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
  return sentences;
}

type WireLine = TaxExplanation["lines"][number];

/** The levels say which line of a printed form a step fills in. */
export function toWire(
  line: TraceLine,
  levels: readonly { readonly data: unknown; readonly calculation: Calculation }[],
): WireLine {
  const { data, year, step, amount, base, rate, figure } = line;
  const wire: WireLine = { jurisdiction: data.code, step, amount: toNumber(amount, 4) };
  if (base) wire.base = toNumber(base, 4);
  if (rate) wire.rate = toNumber(rate, 8);
  const level = levels.find((each) => each.data === data);
  const formLine = level?.calculation.formLineOf?.(step, year);
  if (formLine !== undefined) wire.form_line = formLine;
  if (figure === undefined) return wire;
  wire.parameter = figure;
  const dated = figuresOf(data, year).figures.get(figure);
  if (dated === undefined) return wire;
  wire.effective_from = dated.from;
  wire.confidence = dated.confidence;
  wire.sources = sourcesOf(data, dated);
  return wire;
}
