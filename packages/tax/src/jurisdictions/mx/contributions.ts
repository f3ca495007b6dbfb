import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  smaller,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { factorOption, rateOption, yearRateOption } from "../../engine/contributions/options.ts";
import { unrounded } from "../../engine/contributions/rounding.ts";
import {
  type Base,
  levy,
  type Rates,
  rateAbove,
  type Share,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { data, type MxContributions } from "./contribution-figures.ts";
import { mx } from "./rules.ts";

const options = {
  integration_factor: factorOption(
    "The daily contribution base (SBC) as a multiple of daily pay: 1.0493 is 15 days of aguinaldo and 12 days of holiday at 25 %.",
    [1, 3],
    1.0493,
  ),
  accident_rate: yearRateOption(
    "Rate of the employer's work risk insurance. Default: the first rate of class I.",
  ),
  state_payroll_tax_rate: rateOption(
    "Rate of the payroll tax of the state that the employer pays.",
    0,
  ),
};

type Context = PersonContext<MxContributions, typeof options>;

/** LSS article 28: the daily base is at most 25 units. */
function baseOf(figures: MxContributions, pay: Exact, factor: Exact): Base {
  const base = multiply(pay, factor);
  const limit = multiply(exact(figures.uma), exact(figures.ceiling_umas));
  return { amount: smaller(base, limit), isCapped: compare(base, limit) > 0 };
}

/**
 * The employer's rate for old age. It has a separate value for the minimum wage, otherwise it
 * depends on the base in units. It applies to the whole base.
 */
function oldAgeRate(figures: MxContributions, { amount }: Base): number {
  return compare(amount, exact(figures.minimum_wage)) <= 0
    ? figures.ceav_minimum_wage
    : rateAbove(divide(amount, exact(figures.uma)), figures.ceav_patronal);
}

/** LSS article 36: the employer also pays the share of a worker who earns the minimum wage. */
function shiftedTo(employer: boolean, share: Share): Share {
  return employer
    ? { ...share, employee: zero, employer: add(share.employee, share.employer) }
    : share;
}

/** Every branch is days times base times rate. The amount is rounded once for the whole year. */
function person({ each, gross, options }: Context) {
  if (!isPositive(gross)) return {};
  const { integration_factor, accident_rate, state_payroll_tax_rate } = options;
  return each("day", ({ figures, pay }) => {
    const base = baseOf(figures, pay, integration_factor);
    const isLeast = compare(pay, exact(figures.minimum_wage)) <= 0;
    const unit = wholePay(exact(figures.uma));
    const branch = (rates: Rates, on = base): Share =>
      shiftedTo(isLeast, levy(on, rates, unrounded));
    const { em_excedente } = figures;
    const floor = multiply(unit.amount, exact(em_excedente.over_umas));
    return {
      em_fija: branch(figures.em_fija, unit),
      em_excedente: branch(em_excedente, { ...base, amount: excess(base.amount, floor) }),
      em_gmp: branch(figures.em_gmp),
      em_dinero: branch(figures.em_dinero),
      iv: branch(figures.iv),
      guarderias: branch(figures.guarderias),
      retiro: branch(figures.retiro),
      ceav_obrera: branch(figures.ceav_obrera),
      ceav_patronal: branch({ employer: oldAgeRate(figures, base) }),
      infonavit: branch(figures.infonavit),
      riesgo: branch({ employer: accident_rate ?? figures.riesgo }),
      state_payroll_tax: levy(wholePay(pay), { employer: state_payroll_tax_rate }, unrounded),
    };
  });
}

/** Mexico: an employee in the first year of service, outside the northern border zone. */
export const mxPay: PayJurisdiction = definePay(
  mx,
  defineContributions({
    data,
    contributions: {
      em_fija: "Sickness and maternity, fixed part (cuota fija)",
      em_excedente: "Sickness and maternity, part above 3 UMA (excedente)",
      em_gmp: "Medical costs of pensioners (gastos médicos para pensionados)",
      em_dinero: "Cash benefits (prestaciones en dinero)",
      iv: "Invalidity and life (invalidez y vida)",
      guarderias: "Childcare and social benefits (guarderías y prestaciones sociales)",
      retiro: "Retirement (retiro)",
      ceav_obrera: "Old age, worker (cesantía en edad avanzada y vejez)",
      ceav_patronal: "Old age, employer (cesantía en edad avanzada y vejez)",
      infonavit: "Housing fund (Infonavit)",
      riesgo: "Work risk (riesgos de trabajo)",
      state_payroll_tax: "Payroll tax of the state (impuesto sobre nóminas)",
    },
    options,
    // Contributions of workers to the IMSS do not lower the income tax (LISR).
    person,
  }),
);
