import type { JurisdictionData } from "./figures.ts";
import type { CalculationContext, Inputs } from "./jurisdiction.ts";
import { isEmployee } from "./net-income.ts";
import { isZero } from "./numbers/exact.ts";
import { datesOnWeekends, type InstalmentFigures } from "./payments/instalment-plan.ts";
import type { WeekendRule } from "./payments/weekend-rule.ts";

/** The properties of a country that decide its sentences. */
export interface CountrySentences {
  readonly data: JurisdictionData<object>;
  /** True if the country has a special rule for single parents. */
  readonly knowsOneParent?: true;
  /**
   * Contributions of employees that reduce this tax but are not calculated, as the subject of a sentence in the plural.
   * The caller puts them into `deductions`.
   */
  readonly claimedContributions?: string | ((inputs: Inputs) => string | undefined);
  /** A whole sentence about amounts that are not calculated and that `deductions` cannot express. */
  readonly missingContributions?: string;
}

/** Says how spouses and single parents are taxed in a country that taxes every person alone. */
export function saySingle(
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
export function sayContributions(
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
export function sayWeekendDates(
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
