import { Fraction } from "../../states/oracle/fraction.ts";
import { byLaw } from "../../states/second-reading/by-law.ts";
import { taxForgiveness } from "./tax-forgiveness.ts";

// 72 P.S. 7302 and 7304: 3.07 % of all income, less the share that Schedule SP forgives.
export const secondReading = byLaw((household) =>
  household.income.times(0.0307).times(Fraction.of(1).minus(taxForgiveness(household))),
);
