import {
  type CountrySentences,
  sayContributions,
  saySingle,
  sayWeekendDates,
} from "./country-assumptions.ts";
import { defineJurisdiction, type JurisdictionRules, type Outcome } from "./define-jurisdiction.ts";
import type { FilingStatus, Jurisdiction } from "./jurisdiction.ts";
import { minorUnit, roundTo } from "./numbers/exact.ts";
import { type InstalmentFigures, paymentsOf } from "./payments/instalment-plan.ts";

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

/** A country: people are taxed alone unless `statuses` says otherwise, and there are no optional inputs unless they are named. */
export interface CountryRules<Figures>
  extends Omit<JurisdictionRules<Figures>, Optional>,
    Partial<Pick<JurisdictionRules<Figures>, Optional>>,
    Omit<CountrySentences, "data"> {
  readonly isCumulative?: true;
}

/** A country: says what it leaves out, rounds the tax to the minor unit, and pays by the plan in its figures. */
export function defineCountry<Figures extends object>(rules: CountryRules<Figures>): Jurisdiction {
  const { isCumulative, knowsOneParent, claimedContributions, missingContributions, ...rest } =
    rules;
  return defineJurisdiction<Figures>({
    statuses: individualStatuses,
    inputs: [],
    ...rest,
    steps(figures, context): Outcome {
      const plan: InstalmentFigures = figures;
      saySingle(rules, context);
      sayContributions(rules, context);
      sayWeekendDates(rules, plan, context);
      const outcome = rules.steps(figures, context);
      return {
        ...outcome,
        taxDue: roundTo(outcome.taxDue, minorUnit(rules.data.decimals), "half_up"),
        ...paymentsOf(plan, context.year),
        ...(isCumulative ? { isCumulative } : {}),
      };
    },
  });
}
