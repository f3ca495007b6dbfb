import { add, divide, type Exact, exact, multiply, sum } from "../../engine/amounts.ts";
import { defineLocality, type Locality } from "../us/states/define-locality.ts";
import { earnings } from "../us/states/earnings.ts";
import {
  carriedTo,
  localityData,
  type StateOfLocalities,
  since,
} from "../us/states/locality-data.ts";
import { data as state, type UsPaFigures } from "./figures.ts";

const readOn = "2026-11-28";

const pennsylvania: StateOfLocalities = {
  state,
  sources: {
    "phila-page": {
      title: "City of Philadelphia, Wage Tax: rates since July 1, 2022",
      url: "https://www.phila.gov/services/payments-assistance-taxes/taxes/business-taxes/business-taxes-by-type/wage-tax-employers/",
      readOn,
    },
    "rates-2021": {
      title: "HFCO: Philadelphia's rates from July 1, 2021, and those before",
      url: "https://hfco.com/news-insights/philadelphia-tax-rate-changes",
      readOn,
    },
    "budget-2026": {
      title: "Philadelphia's budget of the fiscal year 2026: wage tax and net profits tax",
      url: "https://www.headline.club/philadelphia-pa/article/98349/philly-extends-deadline-for-relief-program-announces-tax-cuts",
      readOn,
    },
    "net-profits": {
      title: "The net profits tax of a year has the rate of its July 1 (tax year 2018)",
      url: "https://g3cpa.com/tag/earnings-tax",
      readOn,
    },
    "pgh-city": {
      title: "City of Pittsburgh, earned income tax: what is taxed",
      url: "http://www.city.pittsburgh.pa.us/finance/html/earned_income_tax.html",
      readOn,
    },
    "pgh-rate": {
      title:
        "Return of Pittsburgh's city and school district, general instructions (2011): 1 % by Act 511 and 2 % by Act 508",
      url: "https://1library.net/document/yr23oolp-general-instructions-for-completing-your-return.html",
      readOn,
    },
    "pgh-study": {
      title: "Keystone Research Center: the earned income taxes of Pittsburgh are 3 % together",
      url: "https://krc-pbpc.org/research_publication/fair-taxation-can-help-achieve-a-more-just-pittsburgh/",
      readOn,
    },
  },
};

interface PhiladelphiaFigures {
  /** The rate of the wage tax to the end of June, and after it. */
  readonly wages: readonly [to_june: number, from_july: number];
  readonly net_profits: number;
}

/** The Philadelphia Code 19-1502: the wage tax and the net profits tax of residents. */
const philadelphia = defineLocality<UsPaFigures, PhiladelphiaFigures>({
  data: localityData<PhiladelphiaFigures>(pennsylvania, {
    id: "philadelphia",
    name: "Philadelphia",
    figures: {
      wages: [
        since(2021, [0.038712, 0.038398], "rates-2021"),
        since(2022, [0.038398, 0.0379], "rates-2021", "phila-page"),
        since(2023, [0.0379, 0.0375], "phila-page"),
        since(2024, [0.0375, 0.0375], "phila-page"),
        since(2025, [0.0375, 0.0374], "phila-page", "budget-2026"),
        carriedTo(2026, [0.0374, 0.0374], "phila-page", "budget-2026"),
      ],
      net_profits: [
        since(2021, 0.038398, "rates-2021", "net-profits"),
        since(2022, 0.0379, "phila-page", "net-profits"),
        since(2023, 0.0375, "phila-page", "net-profits"),
        since(2025, 0.0374, "phila-page", "budget-2026"),
        carriedTo(2026, 0.0374, "phila-page", "budget-2026"),
      ],
    },
  }),
  steps: (figures, { state, context }) => {
    const { income } = state.filed;
    const wages = sum(income.wages);
    const rate = divide(add(exact(figures.wages[0]), exact(figures.wages[1])), exact(2));
    const profits = add(earnings(state), multiply(wages, exact(-1)));
    if (figures.wages[0] !== figures.wages[1] && wages.numerator > 0) {
      context.assume("Philadelphia: half of the wages were paid before July, at the earlier rate.");
    }
    context.assume(
      "Philadelphia: the refund of the wage tax for low incomes and the school income tax are left out.",
    );
    const onWages: Exact = multiply(wages, rate);
    const onProfits = multiply(profits, exact(figures.net_profits));
    context.trace.line("wage_tax", onWages, "wages", wages, rate);
    context.trace.line("net_profits_tax", onProfits, "net_profits", profits);
    return { taxableIncome: add(wages, profits), tax: add(onWages, onProfits) };
  },
});

/** The Pittsburgh Code 245.02, and the school district's part (53 P.S. 6924.311, 24 P.S. 6-652). */
const pittsburgh = defineLocality<UsPaFigures, { readonly rate: number }>({
  data: localityData<{ readonly rate: number }>(pennsylvania, {
    id: "pittsburgh",
    name: "Pittsburgh",
    figures: { rate: [since(2021, 0.03, "pgh-rate", "pgh-study", "pgh-city")] },
  }),
  steps: ({ rate }, { state, context }) => {
    const earned = earnings(state);
    const tax = multiply(earned, exact(rate));
    context.trace.line("earned_income_tax", tax, "rate", earned);
    return { taxableIncome: earned, tax };
  },
});

export const localities: readonly Locality<UsPaFigures>[] = [philadelphia, pittsburgh];
