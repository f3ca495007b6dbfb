import {
  type CountrySentences,
  sayContributions,
  saySingle,
  sayWeekendDates,
} from "./country-assumptions.ts";
import {
  defineJurisdiction,
  type JurisdictionRules,
  lateComponents,
  type Outcome,
} from "./define-jurisdiction.ts";
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

/** The rules of a country. Without `statuses` every person is taxed alone, and without `inputs` there are no optional inputs. */
export interface CountryRules<Figures>
  extends Omit<JurisdictionRules<Figures>, Optional>,
    Partial<Pick<JurisdictionRules<Figures>, Optional>>,
    Omit<CountrySentences, "data"> {
  readonly isCumulative?: true;
}

/** Defines a country: reports what is left out, rounds the tax to the minor unit, and adds the payments of the plan in its figures. */
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
      const { quarters, instalments } = paymentsOf(plan, context.year);
      // Every request makes this object twice, so its fields are written out instead of spread.
      return {
        taxDue: roundTo(outcome.taxDue, minorUnit(rules.data.decimals), "half_up"),
        components: lateComponents(outcome.components),
        quarters: quarters ?? outcome.quarters,
        isCumulative: isCumulative ?? outcome.isCumulative,
        instalments: instalments ?? outcome.instalments,
        carriedForward: outcome.carriedForward,
      };
    },
  });
}
