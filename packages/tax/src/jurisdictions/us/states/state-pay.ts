import { compare, type Exact, exact, isPositive } from "../../../engine/amounts.ts";
import {
  type ContributionData,
  type Contributions,
  defineContributions,
  type PersonContext,
} from "../../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../../engine/contributions/define-pay.ts";
import { countOption, yearRateOption } from "../../../engine/contributions/options.ts";
import { type Rounding, toCent } from "../../../engine/contributions/rounding.ts";
import { type Base, levy, type Share, upTo } from "../../../engine/contributions/shares.ts";
import type { Jurisdiction } from "../../../engine/jurisdiction.ts";
import { usContributions } from "../contributions.ts";
import { us } from "../rules.ts";

/** The employer's contribution to the unemployment insurance of a state. */
export interface Unemployment {
  /** The rate of a new employer. */
  readonly rate: number;
  /** The year for which that rate was published. */
  readonly published: string;
  /** The wages of one employee in a year on which it is due. */
  readonly upper: number;
}

/** The figures of a state whose only levy is unemployment insurance. */
export interface UnemploymentAlone {
  readonly state_ui_employer: Unemployment;
}

/** A contribution of both sides to family and medical leave. */
export interface PaidLeave {
  readonly employee: number;
  readonly employer: number;
  readonly upper: number;
  /** The smallest number of employees for which the employer pays a part. */
  readonly staff: number;
}

/**
 * An option of every state: an employer's unemployment contributions depend on the benefits that
 * its former employees received.
 */
export const stateOptions = {
  sui_rate: yearRateOption(
    "The employer's own rate of state unemployment insurance. Default: the rate of a new employer.",
  ),
};

/** An option of the states where small employers pay less for family and medical leave. */
export const staffOption = countOption("Number of employees of the employer.", [1, 10_000_000], 50);

export const unemploymentName = "State unemployment insurance, employer";

/**
 * Calculates the employer's contribution to the unemployment insurance of a state for one employee.
 */
export function unemployment(
  {
    options,
    assume,
  }: { readonly options: { readonly sui_rate: Exact | undefined } } & Pick<
    PersonContext<object>,
    "assume"
  >,
  pay: Exact,
  { rate, published, upper }: Unemployment,
): Share {
  if (options.sui_rate === undefined && isPositive(pay)) {
    assume(
      `State unemployment insurance is calculated at the rate of a new employer, ${rate}, as published for ${published}. Send options.sui_rate for another rate.`,
    );
  }
  return levy(upTo(pay, upper), { employer: options.sui_rate ?? rate }, toCent);
}

/** Family and medical leave. A small employer does not pay the employer's part. */
export function paidLeave(pay: Exact, figure: PaidLeave, staff: number): Share {
  const employer = staff < figure.staff ? 0 : figure.employer;
  return levy(upTo(pay, figure.upper), { employee: figure.employee, employer }, toCent);
}

/**
 * The employee's share: a rate on a base, up to a maximum amount per period. The maximum is due if
 * the base is capped.
 */
export function employeeAtMost(
  base: Base,
  { rate, most }: { readonly rate: number; readonly most: number },
  round: Rounding,
): Share {
  const share = levy(base, { employee: rate }, round);
  const limit = exact(most);
  if (!base.isCapped && compare(share.employee, limit) <= 0) return share;
  return { ...share, employee: limit, isCapped: true };
}

/** The tax of a state, for a request that names a city or county. */
function withinLocality(state: Jurisdiction): Jurisdiction {
  return {
    ...state,
    mayTaxLocally: false,
    calculate: (context) => state.calculate({ ...context, isInLocality: true }),
  };
}

/** Pay in a state: the federal tax and contributions, and those of the state. */
export function statePay(
  tax: Jurisdiction,
  contributions: Contributions,
  federal: Contributions = usContributions,
): PayJurisdiction {
  const own = tax.own ?? tax;
  const paid: PayJurisdiction["contributions"] = [federal, contributions];
  const localities = (tax.localities ?? []).map((local) => ({
    taxes: [us, withinLocality(own), local.own ?? local] as const,
    contributions: paid,
  }));
  return { taxes: [us, own], contributions: paid, localities };
}

/** Pay in a state whose only levy is the employer's unemployment insurance. */
export function payWithUnemployment(
  tax: Jurisdiction,
  data: ContributionData<UnemploymentAlone>,
): PayJurisdiction {
  return statePay(
    tax,
    defineContributions({
      data,
      contributions: { state_ui_employer: unemploymentName },
      options: stateOptions,
      person: (context) =>
        context.each("year", ({ figures, pay }) => ({
          state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
        })),
    }),
  );
}
