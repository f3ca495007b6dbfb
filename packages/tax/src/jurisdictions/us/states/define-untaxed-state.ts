import { defineJurisdiction } from "../../../engine/define-jurisdiction.ts";
import type { JurisdictionData } from "../../../engine/figures.ts";
import { filingStatuses, type Jurisdiction } from "../../../engine/jurisdiction.ts";
import { zero } from "../../../engine/numbers/exact.ts";
import { stateAlone } from "./define-state.ts";
import type { UntaxedStateFigures } from "./untaxed-state-figures.ts";

/** A state without an income tax: the answer is 0. That is different from a state whose rules are not known. */
export function defineUntaxedState(data: JurisdictionData<UntaxedStateFigures>): Jurisdiction {
  return defineJurisdiction({
    data,
    note: stateAlone(data),
    statuses: filingStatuses,
    inputs: [],
    steps: (_figures, { assume, trace }) => {
      assume(`${data.name} has no individual income tax.`);
      trace.line("no_income_tax", zero, "income_tax");
      return { taxDue: zero, components: { taxable_income: zero, tax_after_credits: zero } };
    },
  });
}
