import { type Exact, multiply } from "../../../engine/amounts.ts";
import type { JurisdictionData } from "../../../engine/figures.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import { earnings } from "./earnings.ts";
import type { StateCase } from "./state-case.ts";

/** How the cities and counties of a state tax income. */
export interface LocalTaxation {
  /** What a rate of the request applies to. */
  readonly base: "taxable_income" | "earnings" | "state_tax";
  /** Who levies such a tax, as the subject of a sentence. Left out if nobody is known to. */
  readonly levied?: string;
}

/** Where the law of a state is not loaded, a rate applies to the income that the state taxes. */
const usual: LocalTaxation = { base: "taxable_income" };

const said = {
  taxable_income: "the income that the state taxes",
  earnings: "wages and profits",
  state_tax: "the tax of the state",
};

/** The amounts of a state to which the tax of a locality can apply. */
export interface LocalBases {
  readonly taxableIncome: Exact;
  readonly stateTax: Exact;
}

/**
 * The local tax by `local_tax_rate`. Undefined without a rate, because it is not known then; the
 * assumptions say so where somebody may levy one.
 */
export function localTaxByRate<Figures>(
  { code }: JurisdictionData<Figures>,
  { base, levied }: LocalTaxation = usual,
  state: StateCase<Figures>,
  bases: LocalBases,
): Exact | undefined {
  const { context, inputs } = state;
  if (context.isInLocality === true) return undefined;
  if (inputs.localTaxRate === undefined) {
    sayLeftOut(code, levied, context);
    return undefined;
  }
  context.assume(`${code}: local_tax_rate applies to ${said[base]}.`);
  const amounts = {
    taxable_income: bases.taxableIncome,
    earnings: earnings(state),
    state_tax: bases.stateTax,
  };
  return multiply(amounts[base], inputs.localTaxRate);
}

function sayLeftOut(
  code: string,
  levied: string | undefined,
  { assume }: Pick<CalculationContext, "assume">,
): void {
  if (levied === undefined) return;
  assume(
    `${code}: ${levied}. local_tax is left out: send the code of the place, or local_tax_rate.`,
  );
}
