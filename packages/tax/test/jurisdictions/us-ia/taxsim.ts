import { Fraction } from "../../states/oracle/fraction.ts";
import { type Case, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const form =
  "https://revenue.iowa.gov/sites/default/files/2023-03/2022%20Expanded%20Instructions_022023.pdf#page=46";

/** The tax of a return that subtracts another federal tax and another standard deduction. */
const withDeductions = (
  c: Case,
  federalTax: Fraction,
  standard_deduction = c.f.n("standard_deduction"),
) =>
  rules.IA({ ...c, fed: { ...c.fed, due: federalTax }, f: c.f.replaced({ standard_deduction }) });

/**
 * TAXSIM's additional Medicare tax: 0.9 % of the part of 92.35 % of the wages that exceeds
 * the start.
 */
export function additionalMedicare(c: Case): Fraction {
  return Fraction.of(c.wages)
    .times(0.9235)
    .above(c.isJoint ? 250_000 : 200_000)
    .times(0.009);
}

export const departures: Departures = {
  "no-federal-deduction": {
    law: "IA 1040 of 2021 and 2022: the federal tax is deducted (Iowa Code 422.9 before 2023)",
    url: form,
    taxsim: "This build of TAXSIM subtracts no federal tax; its earlier builds do.",
    tax: (c) => withDeductions(c, Fraction.of(0)),
  },
  "separate-deduction": {
    law: "IA 1040 of 2021 and 2022: a standard deduction of 5,240 and 5,450 on a joint return; the federal tax is the income tax of Form 1040, in which the additional Medicare tax of Form 8959 is not included",
    url: form,
    taxsim:
      "TAXSIM gives the couple the standard deduction of one person, and takes the additional Medicare tax off the deductible income tax.",
    tax: (c) =>
      withDeductions(
        c,
        c.fed.due.above(additionalMedicare(c)),
        c.f.of("standard_deduction", "married_separate") as number,
      ),
  },
  "earned-income-credit": {
    law: "Iowa Code 422.12B: 15 % of the federal earned income credit is refundable",
    url: "https://www.legis.iowa.gov/docs/code/422.12B.pdf",
    taxsim: "TAXSIM subtracts the refundable earned income credit.",
    tax: (c) => rules.IA(c).minus(c.fed.refundable.times(0.15)),
  },
};
