import { exact, multiply } from "../../engine/amounts.ts";
import { lookup, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Brackets, Lookup, PerStatus } from "../us/figure-types.ts";
import { defineLocality, type LocalCase, type Locality } from "../us/states/define-locality.ts";
import {
  carriedTo,
  localityData,
  type StateOfLocalities,
  since,
} from "../us/states/locality-data.ts";
import { type CountyTax, countyCredits } from "./county-tax.ts";
import { data as state, type UsMdFigures } from "./figures.ts";

/** The figures of a county: a rate, brackets, or the rate of the bracket for the whole income. */
interface CountyFigures {
  readonly rate?: number;
  readonly brackets?: PerStatus<Brackets>;
  readonly rate_by_income?: PerStatus<Lookup>;
}

const readOn = "2026-11-28";
const instructions = "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions";

const maryland: StateOfLocalities = {
  state,
  sources: {
    "2022": chart(2022, "2022/Resident_Booklet.pdf#page=22"),
    "2023": chart(2023, "2023/Resident_Booklet.pdf#page=23"),
    "2024": chart(2024, "2024/Resident_Booklet.pdf#page=25"),
    "2025": chart(2025, "2025/resident-booklet.pdf#page=25"),
    withholding: {
      title: "Comptroller of Maryland, withholding by the percentage method: local rates",
      url: "https://marylandtaxes.gov/business/income/withholding/percentage-method.php",
      readOn,
    },
  },
};

function chart(year: number, page: string) {
  return {
    title: `Maryland resident booklet of ${year}, local tax rate chart`,
    url: `${instructions}/${page}`,
    readOn,
  };
}

/** The rates by their first year. 2026 is not printed yet: a county's rate stays until it changes. */
type Rates = Readonly<Record<number, number>>;

const byRate: readonly (readonly [id: string, name: string, rates: Rates])[] = [
  ["allegany", "Allegany County", { 2021: 0.0305, 2023: 0.0303 }],
  ["baltimore_city", "Baltimore City", { 2021: 0.032 }],
  ["baltimore", "Baltimore County", { 2021: 0.032 }],
  ["calvert", "Calvert County", { 2021: 0.03, 2025: 0.032 }],
  ["caroline", "Caroline County", { 2021: 0.032 }],
  ["carroll", "Carroll County", { 2021: 0.0303 }],
  ["cecil", "Cecil County", { 2021: 0.03, 2023: 0.028, 2024: 0.0275, 2025: 0.0274 }],
  ["charles", "Charles County", { 2021: 0.0303 }],
  ["dorchester", "Dorchester County", { 2021: 0.032, 2025: 0.033 }],
  ["garrett", "Garrett County", { 2021: 0.0265 }],
  ["harford", "Harford County", { 2021: 0.0306 }],
  ["howard", "Howard County", { 2021: 0.032 }],
  ["kent", "Kent County", { 2021: 0.032 }],
  ["montgomery", "Montgomery County", { 2021: 0.032 }],
  ["prince_georges", "Prince George's County", { 2021: 0.032 }],
  ["queen_annes", "Queen Anne's County", { 2021: 0.032 }],
  ["st_marys", "St. Mary's County", { 2021: 0.0317, 2022: 0.031, 2023: 0.03, 2025: 0.032 }],
  ["somerset", "Somerset County", { 2021: 0.032 }],
  ["talbot", "Talbot County", { 2021: 0.024 }],
  ["washington", "Washington County", { 2021: 0.032, 2022: 0.03, 2023: 0.0295 }],
  ["wicomico", "Wicomico County", { 2021: 0.032 }],
  ["worcester", "Worcester County", { 2021: 0.0225 }],
];

const ofRates = byRate.map(([id, name, rates]) => {
  const figures = Object.entries(rates).map(([label, rate]) => {
    const year = Number(label);
    return year < 2025
      ? since(year, rate, String(Math.max(year, 2022)), "withholding")
      : since(year, rate, "2025");
  });
  const last = Object.values(rates).at(-1) ?? 0;
  return county(id, name, { rate: [...figures, carriedTo(2026, last, "2025")] });
});

const anneArundel = county("anne_arundel", "Anne Arundel County", {
  brackets: [
    since(2021, both([[0, 0.0281]]), "2022", "withholding"),
    since(
      2023,
      both([
        [0, 0.027],
        [50000, 0.0281],
      ]),
      "2023",
      "withholding",
    ),
    since(
      2024,
      both(
        [
          [0, 0.027],
          [50000, 0.0281],
          [400000, 0.032],
        ],
        [
          [0, 0.027],
          [75000, 0.0281],
          [480000, 0.032],
        ],
      ),
      "2024",
    ),
    since(2025, anneArundelOf2025(), "2025"),
    carriedTo(2026, anneArundelOf2025(), "2025"),
  ],
});

function anneArundelOf2025(): PerStatus<Brackets> {
  return both(
    [
      [0, 0.027],
      [50000, 0.0294],
      [400000, 0.032],
    ],
    [
      [0, 0.027],
      [75000, 0.0294],
      [480000, 0.032],
    ],
  );
}

const frederick = county("frederick", "Frederick County", {
  rate_by_income: [
    since(2021, wholeRates([[-1, 0.0296]]), "2022", "withholding"),
    since(
      2023,
      wholeRates(
        [
          [-1, 0.0275],
          [50000, 0.0296],
        ],
        [
          [-1, 0.0275],
          [100000, 0.0296],
        ],
      ),
      "2023",
      "withholding",
    ),
    since(2024, frederickOf2024(), "2024", "2025"),
    carriedTo(2026, frederickOf2024(), "2025"),
  ],
});

function frederickOf2024(): PerStatus<Lookup> {
  return wholeRates(
    [
      [-1, 0.0225],
      [25000, 0.0275],
      [50000, 0.0296],
      [150000, 0.032],
    ],
    [
      [-1, 0.0225],
      [25000, 0.0275],
      [100000, 0.0296],
      [250000, 0.032],
    ],
  );
}

type Rows = readonly (readonly [over: number, rate: number])[];

/** The rows of single and separate returns, and those of all others. */
function both(single: Rows, joint: Rows = single): PerStatus<Brackets> {
  return perStatus(toBrackets(single), toBrackets(joint));
}

function toBrackets(rows: Rows): Brackets {
  return rows.map(([over, rate]) => ({ over, rate }));
}

/** Like {@link both}, for rates that apply to the whole income. */
function wholeRates(single: Rows, joint: Rows = single): PerStatus<Lookup> {
  return perStatus(toLookup(single), toLookup(joint));
}

function toLookup(rows: Rows): Lookup {
  return rows.map(([over, amount]) => ({ over, amount }));
}

function perStatus<Value>(single: Value, joint: Value): PerStatus<Value> {
  return {
    single,
    married_joint: joint,
    married_separate: single,
    head_of_household: joint,
    surviving_spouse: joint,
  };
}

function county(
  id: string,
  name: string,
  figures: Partial<ReturnType<typeof localityData<CountyFigures>>["figures"]>,
): Locality<UsMdFigures> {
  const all = { rate: [], brackets: [], rate_by_income: [], ...figures };
  return defineLocality<UsMdFigures, CountyFigures>({
    data: localityData<CountyFigures>(maryland, { id, name, figures: all }),
    isOnStateReturn: true,
    steps: (own, local) => {
      const countyTax = countyTaxOf(own, local);
      return {
        taxableIncome: local.taxableIncome,
        tax: countyTax.tax,
        credits: { ...countyCredits(local.state, countyTax) },
      };
    },
  });
}

/** Form 502, line 28. The credits of a county with brackets use the lowest rate: 10-704(d)(2). */
function countyTaxOf(
  { rate, brackets, rate_by_income }: CountyFigures,
  { state, taxableIncome, context: { trace } }: LocalCase<UsMdFigures>,
): CountyTax {
  if (brackets !== undefined) {
    const rows = state.pick(brackets);
    const tax = progressiveTax(taxableIncome, rows, trace, "brackets");
    return { tax, rate: exact(rows[0]?.rate ?? 0) };
  }
  const whole =
    rate_by_income === undefined
      ? exact(rate ?? 0)
      : lookup(taxableIncome, state.pick(rate_by_income));
  const tax = multiply(taxableIncome, whole);
  trace.line("county_tax", tax, rate === undefined ? "rate_by_income" : "rate", taxableIncome);
  return { tax, rate: whole };
}

export const localities: readonly Locality<UsMdFigures>[] = [...ofRates, anneArundel, frederick];
