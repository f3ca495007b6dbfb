import type { Source } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, Tariff } from "../us/figure-types.ts";
import { localityData, type StateOfLocalities, since } from "../us/states/locality-data.ts";
import { data as state } from "./figures.ts";

/** The figures of New York City. */
export interface NewYorkCityFigures {
  readonly rates: PerStatus<Brackets>;
  readonly household_credit_single: Lookup;
  /** For each person on the return. */
  readonly household_credit: Lookup;
  readonly household_credit_separate: Lookup;
  readonly school_credit: PerStatus<number>;
  readonly school_credit_limit: number;
  readonly school_rate_reduction: PerStatus<Tariff>;
  readonly school_rate_reduction_limit: number;
  readonly earned_income_match: Lookup;
  /** Where a share starts to fall; 0 where it stays the same. */
  readonly earned_income_falls_over: Lookup;
  readonly earned_income_per_dollar: number;
  readonly care_credit: {
    readonly share: number;
    readonly start: number;
    readonly end: number;
    readonly under_age: number;
  };
  readonly has_elimination_credit?: boolean;
}

const readOn = "2026-11-28";

const sources: Readonly<Record<string, Source>> = {
  rates: {
    title: "IT-201 instructions of 2024, New York City tax rate schedule",
    url: "https://www.tax.ny.gov/pdf/2024/inc/it201i_2024.pdf#page=40",
    readOn,
  },
  code: {
    title: "New York City Administrative Code 11-1701 and 11-1704.1",
    url: "https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-13463",
    readOn,
  },
  "it-201-2022": {
    title: "IT-201 instructions of 2022, lines 48, 69 and 69a",
    url: "https://www.tax.ny.gov/pdf/2022/printable-pdfs/inc/it201i-2022.pdf#page=17",
    readOn,
  },
  "it-201-2025": {
    title: "IT-201 instructions of 2025, lines 48, 69, 69a and 70a",
    url: "https://www.tax.ny.gov/pdf/current_forms/it/it201i.pdf#page=20",
    readOn,
  },
  "credits-before-2022": {
    title: "New York State: New York City credits, as published for the years before 2022",
    url: "https://nystax.gov/pit/credits/new_york_city_credits.htm",
    readOn,
  },
  "it-215": {
    title: "IT-215 instructions, New York City earned income credit table",
    url: "https://www.tax.ny.gov/forms/current-forms/it/it215i.htm#nyc-eic-table",
    readOn,
  },
  "it-216": {
    title: "IT-216 instructions, New York City child and dependent care credit",
    url: "https://www.tax.ny.gov/pdf/current_forms/it/it216i.pdf#page=7",
    readOn,
  },
  "it-270": {
    title: "New York State: New York City income tax elimination credit",
    url: "https://www.tax.ny.gov/pit/credits/new-york-city-income-tax-elimination-credit.htm",
    readOn,
  },
  "it-201-html": {
    title: "IT-201 instructions of 2024, line 55: Yonkers resident income tax surcharge worksheet",
    url: "https://www.tax.ny.gov/forms/html-instructions/2024/it/it201i-2024.htm",
    readOn,
  },
};

const newYork: StateOfLocalities = { state, sources };

const single = schedule(12000, 25000, 50000);
const joint = schedule(21600, 45000, 90000);

function schedule(second: number, third: number, fourth: number): Brackets {
  return [
    { over: 0, rate: 0.03078 },
    { over: second, rate: 0.03762 },
    { over: third, rate: 0.03819 },
    { over: fourth, rate: 0.03876 },
  ];
}

/** The form prints the amount at the start of the second row in whole dollars. */
function reduction(over: number, base: number): Tariff {
  return [
    { over: 0, base: 0, rate: 0.00171 },
    { over, base, rate: 0.00228 },
  ];
}

export const newYorkCity = localityData<NewYorkCityFigures>(newYork, {
  id: "new_york_city",
  name: "New York City",
  figures: {
    rates: [
      since(
        2017,
        {
          single,
          married_joint: joint,
          married_separate: single,
          head_of_household: schedule(14400, 30000, 60000),
          surviving_spouse: joint,
        },
        "rates",
        "code",
      ),
    ],
    household_credit_single: [
      since(
        2021,
        [
          { over: -1, amount: 15 },
          { over: 10000, amount: 10 },
          { over: 12500, amount: 0 },
        ],
        "credits-before-2022",
        "it-201-2022",
        "it-201-2025",
      ),
    ],
    household_credit: [
      since(
        2021,
        [
          { over: -1, amount: 30 },
          { over: 15000, amount: 25 },
          { over: 17500, amount: 15 },
          { over: 20000, amount: 10 },
          { over: 22500, amount: 0 },
        ],
        "credits-before-2022",
        "it-201-2022",
        "it-201-2025",
      ),
    ],
    household_credit_separate: [
      since(
        2021,
        [
          { over: -1, amount: 15 },
          { over: 15000, amount: 13 },
          { over: 17500, amount: 8 },
          { over: 20000, amount: 5 },
          { over: 22500, amount: 0 },
        ],
        "credits-before-2022",
        "it-201-2022",
        "it-201-2025",
      ),
    ],
    school_credit: [
      since(
        2021,
        {
          single: 63,
          married_joint: 125,
          married_separate: 63,
          head_of_household: 63,
          surviving_spouse: 125,
        },
        "it-201-2022",
        "it-201-2025",
      ),
    ],
    school_credit_limit: [since(2021, 250000, "it-201-2022", "it-201-2025")],
    school_rate_reduction: [
      since(
        2021,
        {
          single: reduction(12000, 21),
          married_joint: reduction(21600, 37),
          married_separate: reduction(12000, 21),
          head_of_household: reduction(14400, 25),
          surviving_spouse: reduction(21600, 37),
        },
        "it-201-2022",
        "it-201-2025",
      ),
    ],
    school_rate_reduction_limit: [since(2021, 500000, "it-201-2022", "it-201-2025")],
    earned_income_match: [
      since(2021, [{ over: 0, amount: 0.05 }], "credits-before-2022"),
      since(
        2022,
        [
          { over: 0, amount: 0.3 },
          { over: 7500, amount: 0.25 },
          { over: 17500, amount: 0.2 },
          { over: 22500, amount: 0.15 },
          { over: 42500, amount: 0.1 },
        ],
        "it-215",
        "it-201-2025",
      ),
    ],
    earned_income_falls_over: [
      since(2021, [{ over: 0, amount: 0 }], "credits-before-2022"),
      since(
        2022,
        [
          { over: 5000, amount: 4999 },
          { over: 7500, amount: 0 },
          { over: 15000, amount: 14999 },
          { over: 17500, amount: 0 },
          { over: 20000, amount: 19999 },
          { over: 22500, amount: 0 },
          { over: 40000, amount: 39999 },
          { over: 42500, amount: 0 },
        ],
        "it-215",
      ),
    ],
    earned_income_per_dollar: [since(2021, 0.00002, "it-215")],
    care_credit: [
      since(
        2021,
        { share: 0.75, start: 25000, end: 30000, under_age: 4 },
        "credits-before-2022",
        "it-216",
      ),
    ],
    has_elimination_credit: [since(2025, true, "it-270")],
  },
});

export const yonkers = localityData<{ readonly surcharge: number }>(newYork, {
  id: "yonkers",
  name: "Yonkers",
  figures: { surcharge: [since(2021, 0.1675, "it-201-html")] },
});
