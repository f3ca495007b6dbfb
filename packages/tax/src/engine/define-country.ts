import { exact, isZero, minorUnit, multiply, roundTo, zero } from "./amounts.ts";
import {
  defineJurisdiction,
  type JurisdictionRules,
  lateComponents,
  type Outcome,
} from "./define-jurisdiction.ts";
import type { JurisdictionData } from "./figures.ts";
import type {
  CalculationContext,
  FilingStatus,
  Inputs,
  Jurisdiction,
  SplitTax,
} from "./jurisdiction.ts";
import { isEmployee } from "./net-income.ts";
import {
  datesOnWeekends,
  type InstalmentFigures,
  paymentsOf,
  type WeekendRule,
} from "./payments/instalment-plan.ts";

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

type Optional = "statuses" | "inputs";

/**
 * The rules of a country. Without `statuses` every person is taxed alone, and without `inputs`
 * there are no optional inputs.
 */
interface CountryRules<Figures>
  extends Omit<JurisdictionRules<Figures>, Optional>,
    Partial<Pick<JurisdictionRules<Figures>, Optional>>,
    Omit<CountrySentences, "data"> {
  readonly split?: SplitTax;
}

/**
 * Defines a country: reports what is left out, rounds the tax to the minor unit, and adds the
 * payments of the plan in its figures.
 */
export function defineCountry<Figures extends object>(rules: CountryRules<Figures>): Jurisdiction {
  const { split, knowsOneParent, claimedContributions, missingContributions, ...rest } = rules;
  return defineJurisdiction<Figures>({
    statuses: individualStatuses,
    inputs: [],
    ...rest,
    steps(figures, context, resolved): Outcome {
      const plan: InstalmentFigures = figures;
      saySingle(rules, context);
      sayContributions(rules, context);
      sayWeekendDates(rules, plan, context);
      const outcome = rules.steps(figures, context, resolved);
      const { quarters, instalments } = paymentsOf(plan, context.year);
      // Every request makes this object twice, so its fields are written out instead of spread.
      return {
        taxDue: roundTo(outcome.taxDue, minorUnit(rules.data.decimals), "half_up"),
        components: lateComponents(outcome.components),
        quarters: quarters ?? outcome.quarters,
        split: split ?? outcome.split,
        instalments: instalments ?? outcome.instalments,
        carriedForward: outcome.carriedForward,
      };
    },
  });
}

/**
 * Defines a country without a personal income tax. Its rate is zero, which is a figure with
 * a source.
 */
export function defineUntaxedCountry<Figures extends { readonly rate: number }>(
  data: JurisdictionData<Figures>,
): Jurisdiction {
  return defineCountry({
    data,
    steps: (figures, { inputs, trace, assume }) => {
      assume(`${data.name} levies no personal income tax on income from employment.`);
      const taxDue = multiply(inputs.grossIncome, exact(figures.rate));
      trace.line("income_tax", taxDue, "rate");
      return { taxDue, components: { taxable_income: zero, income_tax: taxDue } };
    },
  });
}

/** The properties of a country that decide its sentences. */
interface CountrySentences {
  readonly data: JurisdictionData<object>;
  /** True if the country has a special rule for single parents. */
  readonly knowsOneParent?: true;
  /**
   * Contributions of employees that reduce this tax but are not calculated, as the subject of a
   * sentence in the plural. The caller puts them into `deductions`.
   */
  readonly claimedContributions?: string | ((inputs: Inputs) => string | undefined);
  /**
   * A whole sentence about amounts that are not calculated and that `deductions` cannot express.
   */
  readonly missingContributions?: string;
}

/** Says how spouses and single parents are taxed in a country that taxes every person alone. */
function saySingle(
  { data, knowsOneParent }: CountrySentences,
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

/** Says which contributions of employees are not calculated, and what to do about it. */
function sayContributions(
  { data, claimedContributions, missingContributions: missing }: CountrySentences,
  { inputs, assume }: CalculationContext,
): void {
  if (!isEmployee(inputs) || inputs.contributions !== undefined) return;
  if (missing !== undefined) assume(missing);
  const claimed =
    typeof claimedContributions === "function"
      ? claimedContributions(inputs)
      : claimedContributions;
  if (claimed === undefined) return;
  assume(
    isZero(inputs.deductions)
      ? `${data.name}: ${claimed} lower this tax and are not calculated. For wages, add them to deductions: without them the tax is too high.`
      : `${data.name}: ${claimed} lower this tax and are not calculated. It is assumed that deductions contains them.`,
  );
}

/** Says that due dates remain on a weekend, and why. */
function sayWeekendDates(
  { data }: CountrySentences,
  plan: InstalmentFigures,
  { year, assume }: CalculationContext,
): void {
  if (!datesOnWeekends(plan, year)) return;
  assume(`${data.name}: ${weekendSentence(plan.weekend_rule)}`);
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
