import { brackets, type Row } from "../../states/oracle/figures.ts";
import { Fraction } from "../../states/oracle/fraction.ts";
import type { Case } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

/** The exemption of the alternative minimum tax: on a single and on a joint return. */
const exemptions: Readonly<Record<number, readonly [number, number]>> = {
  2021: [59_750, 79_660],
  2022: [61_610, 82_150],
};

/**
 * TAXSIM's tax: the regular tax on 14,500, whatever the income is, or the alternative minimum tax
 * if that is larger.
 */
function minimum(c: Case): Fraction {
  const whole = exemptions[c.year]?.[c.isJoint ? 1 : 0] ?? 0;
  const lost = c.agi.above(c.isJoint ? 150_000 : 112_500).times(0.25);
  const tentative = c.agi.above(Fraction.of(whole).above(lost)).times(0.0675);
  const dependents = c.children * c.f.n("dependent_exemption");
  const regular = Fraction.of(14_500).above(c.f.n("standard_deduction") + dependents);
  return regular.times(0.0535).most(tentative);
}

const law =
  "M.S. 290.06 subd. 2c and 290.0123, M1 lines 1 to 9: the schedules apply to income less deductions; Schedule M1MT only where its tax is larger";
const url = "https://www.revisor.mn.gov/statutes/cite/290.06#stat.290.06.2c";

export const departures: Departures = {
  "income-of-14500": {
    law,
    url,
    taxsim:
      "TAXSIM of 2021 and 2022 takes 14,500 for the income of everybody, so that the alternative minimum tax, 6.75 % over 59,750 (79,660 joint; 61,610 and 82,150 in 2022) with its fading exemption, is all that is left.",
    tax: minimum,
  },
  "income-of-14500-and-working-family-credit": {
    law: `${law}; the working family credit of M.S. 290.0671 is refundable`,
    url,
    taxsim: "Besides, TAXSIM subtracts 29.80 of the refundable credit.",
    tax: (c) => minimum(c).minus(29.8),
  },
  "separate-schedule": {
    law: "M.S. 290.06 subd. 2c(c): half of the joint brackets on a separate return; M.S. 290.0123 subd. 5: its deduction falls from half the income",
    url,
    taxsim:
      "TAXSIM taxes a separate return by the joint schedule and reduces its deduction from the income of single persons.",
    tax: (c) => {
      const whole = Fraction.of(c.f.n("standard_deduction"));
      const lost = c.agi.above(c.f.of("reduction_start_low", "single") as number).times(0.03);
      const joint = c.f.of("rates", "married_joint") as readonly Row[];
      return brackets(c.agi.above(whole.above(lost)), joint);
    },
  },
};
