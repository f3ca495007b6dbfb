import { exact, multiply, zero } from "../../engine/amounts.ts";
import type { Figure } from "../../engine/figures.ts";
import { defineLocality, type Locality } from "../us/states/define-locality.ts";
import { earningsAndRent } from "../us/states/earnings.ts";
import { localityData, type StateOfLocalities, since } from "../us/states/locality-data.ts";
import { data as state, type UsOhFigures } from "./figures.ts";

const readOn = "2026-11-28";

const ohio: StateOfLocalities = {
  state,
  sources: {
    columbus: {
      title:
        "City of Columbus, tax facts: 2.5 % of wages, profits and rents, not of pensions, benefits, interest or dividends",
      url: "https://www.columbus.gov/IncomeTaxDivision/TaxFacts/",
      readOn,
    },
    minors: {
      title: "City of Columbus: wages of people below 18 are not taxed, and they need no return",
      url: "http://incometax.columbus.gov/check_file_require.aspx",
      readOn,
    },
    cleveland: {
      title: "Codified Ordinances of Cleveland 192.03: 2.5 % since January 1, 2017",
      url: "https://codelibrary.amlegal.com/codes/cleveland/latest/cleveland_oh/0-0-0-43870",
      readOn,
    },
    cincinnati: {
      title: "City of Cincinnati, income taxes: 1.8 % since October 2, 2020",
      url: "https://cincinnati-oh.gov/finance/income-taxes/",
      readOn,
    },
  },
};

interface MunicipalFigures {
  readonly rate: number;
  /** The age from which people are taxed. */
  readonly least_age: number;
}

/**
 * R.C. 718.01 and 718.04: wages before deferrals to a retirement plan, profits and rents of
 * residents. Taxes of other municipalities are not known, so there is no credit for them.
 */
function municipality(
  id: string,
  name: string,
  rate: number,
  leastAge: Figure<number> = since(2021, 0, id),
): Locality<UsOhFigures> {
  return defineLocality<UsOhFigures, MunicipalFigures>({
    data: localityData<MunicipalFigures>(ohio, {
      id,
      name,
      figures: { rate: [since(2021, rate, id)], least_age: [leastAge] },
    }),
    // R.C. 718.01(R): qualifying wages are those on which Medicare is due.
    taxesPreTax: ["retirement"],
    steps: (figures, { state, context }) => {
      const { age = figures.least_age } = context.inputs;
      const income = age < figures.least_age ? zero : earningsAndRent(state);
      const tax = multiply(income, exact(figures.rate));
      context.assume(`${name}: the work is done in the city, so there is no credit for another.`);
      context.trace.line("municipal_tax", tax, "rate", income);
      return { taxableIncome: income, tax };
    },
  });
}

export const localities: readonly Locality<UsOhFigures>[] = [
  municipality("cincinnati", "Cincinnati", 0.018),
  municipality("cleveland", "Cleveland", 0.025),
  municipality("columbus", "Columbus", 0.025, since(2021, 18, "minors")),
];
