import { figuresOf, type JurisdictionData } from "./figures.ts";
import type {
  Calculation,
  CalculationContext,
  FilingStatus,
  InputName,
  Inputs,
  Jurisdiction,
} from "./jurisdiction.ts";
import { type Exact, excess, isZero, minorUnit, roundTo } from "./numbers/exact.ts";
import { datesOnWeekends, type InstalmentFigures, paymentsOf } from "./payments/instalment-plan.ts";
import type { WeekendRule } from "./payments/weekend-rule.ts";

/** Statuses of a country that taxes every person alone. */
const individualStatuses: readonly FilingStatus[] = [
  "single",
  "married_separate",
  "head_of_household",
];

/** Statuses of a country where spouses can be taxed together. */
export const jointStatuses: readonly FilingStatus[] = [
  "single",
  "married_joint",
  "married_separate",
  "head_of_household",
];

/** What the steps of a country lead to; the tax is rounded afterwards where the steps have not done so. */
export interface Outcome {
  readonly taxDue: Exact;
  readonly components: Readonly<Record<string, Exact>>;
  readonly carriedForward?: readonly string[];
}

/** A country as its own module describes it. */
export interface CountryRules<Figures> {
  readonly data: JurisdictionData<Figures>;
  readonly statuses?: readonly FilingStatus[];
  /** The country has a rule of its own for single parents. */
  readonly knowsOneParent?: true;
  readonly inputs?: readonly InputName[];
  readonly aliases?: readonly string[];
  readonly bareYear?: "start" | "end";
  readonly readYearLabel?: (label: string) => string | undefined;
  readonly marginalStep?: number;
  readonly isCumulative?: true;
  /**
   * Contributions of employees that lower this tax but are not calculated, as the subject of a sentence in the plural.
   * The caller puts them into `deductions`.
   */
  readonly claimedContributions?: string | ((inputs: Inputs) => string | undefined);
  /** What is not calculated and does not simply come off with `deductions`, as a whole sentence. */
  readonly missingContributions?: string;
  readonly steps: (figures: Figures, context: CalculationContext) => Outcome;
}

/** A jurisdiction of the rules of a country: figures of the year in, instalments of the year out. */
export function country<Figures extends object>(rules: CountryRules<Figures>): Jurisdiction {
  const { data, statuses = individualStatuses, inputs = [], isCumulative } = rules;
  const { aliases, bareYear, readYearLabel, marginalStep } = rules;
  return {
    data,
    statuses,
    inputs,
    ...(aliases ? { aliases } : {}),
    ...(bareYear ? { bareYear } : {}),
    ...(readYearLabel ? { readYearLabel } : {}),
    ...(marginalStep === undefined ? {} : { marginalStep }),
    calculate(context): Calculation {
      const { values } = figuresOf(data, context.year);
      const plan: InstalmentFigures = values;
      saySingle(rules, context);
      sayContributions(rules, context);
      sayWeekendDates(rules, plan, context);
      const { taxDue, components, ...rest } = rules.steps(values, context);
      return {
        ...rest,
        components: () => components,
        taxDue: roundTo(taxDue, minorUnit(data.decimals), "half_up"),
        ...paymentsOf(plan, context.year),
        ...(isCumulative ? { isCumulative } : {}),
      };
    },
  };
}

function saySingle<Figures>(
  { data, knowsOneParent }: CountryRules<Figures>,
  { status, assume }: CalculationContext,
): void {
  if (status === "married_separate") {
    assume(
      `${data.name}: each spouse is taxed alone, so married_separate is calculated as single.`,
    );
  }
  if (status === "head_of_household" && knowsOneParent !== true) {
    assume(
      `${data.name}: no relief for single parents is loaded, so head_of_household is calculated as single.`,
    );
  }
}

function sayContributions<Figures>(
  { data, claimedContributions, missingContributions: missing }: CountryRules<Figures>,
  { inputs, assume }: CalculationContext,
): void {
  if (!isEmployee(inputs)) return;
  if (missing !== undefined) assume(missing);
  const claimed =
    typeof claimedContributions === "function"
      ? claimedContributions(inputs)
      : claimedContributions;
  if (claimed === undefined) return;
  assume(
    isZero(inputs.deductions)
      ? `${data.name}: ${claimed} lower this tax and are not calculated. For wages, add them to deductions: without them the tax is too high.`
      : `${data.name}: ${claimed} lower this tax and are not calculated. deductions is taken to contain them.`,
  );
}

function sayWeekendDates<Figures>(
  { data }: CountryRules<Figures>,
  plan: InstalmentFigures,
  { year, assume }: CalculationContext,
): void {
  if (!datesOnWeekends(plan, year)) return;
  assume(`${data.name}: ${weekendSentence(plan.weekendRule)}`);
}

/** Why due dates of a country remain on a weekend. */
function weekendSentence(rule: WeekendRule | undefined): string {
  if (rule === undefined) {
    return "some due dates fall on a Saturday or Sunday. They are not moved, because no source for the rule is loaded.";
  }
  return rule.moves === "never"
    ? "some due dates fall on a Saturday or Sunday. The law does not move them. Pay so that the money arrives on the last working day before, unless you pay by immediate transfer or by card."
    : "some due dates fall on a Saturday on which banks are open. They are not moved.";
}

/** Employee deductions and credits apply; without a basis they do. */
export function isEmployee(inputs: Inputs): boolean {
  return inputs.basis === "employment";
}

/** Gross income less what is claimed, not below zero. */
export function netIncome({ grossIncome, deductions }: Inputs): Exact {
  return excess(grossIncome, deductions);
}
