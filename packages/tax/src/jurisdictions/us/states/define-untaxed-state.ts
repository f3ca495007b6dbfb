import { defineJurisdiction } from "../../../engine/define-jurisdiction.ts";
import type { JurisdictionData } from "../../../engine/figures.ts";
import { filingStatuses, type Jurisdiction } from "../../../engine/jurisdiction.ts";
import { zero } from "../../../engine/numbers/exact.ts";
import type { UntaxedStateFigures } from "./untaxed-state-figures.ts";

/** A state that has no income tax: the answer is 0, which is not the same as not knowing. */
export function defineUntaxedState(data: JurisdictionData<UntaxedStateFigures>): Jurisdiction {
  return defineJurisdiction({
    data,
    statuses: filingStatuses,
    inputs: [],
    steps: (_figures, { assume, trace }) => {
      assume(`${data.name} has no individual income tax.`);
      trace.line("no_income_tax", zero, "income_tax");
      return { taxDue: zero, components: { taxable_income: zero, tax_after_credits: zero } };
    },
  });
}
