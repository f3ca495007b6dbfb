import { add } from "../../engine/amounts.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Brackets, PerStatus } from "../us/figure-types.ts";
import { defineLocality, type Locality } from "../us/states/define-locality.ts";
import {
  carriedTo,
  localityData,
  type StateOfLocalities,
  since,
} from "../us/states/locality-data.ts";
import { data as state, type UsOrFigures } from "./figures.ts";

const readOn = "2026-11-28";

const oregon: StateOfLocalities = {
  state,
  sources: {
    metro: {
      title: "Oregon Metro, supportive housing services: taxes and funding",
      url: "https://www.oregonmetro.gov/lo/public-projects/supportive-housing-services/taxes-and-funding",
      readOn,
    },
    programs: {
      title: "Metro, Multnomah County and the City of Portland on both taxes",
      url: "https://oregonmetro.gov/ko/news/metro-multnomah-county-and-city-portland-stand-new-tax-programs",
      readOn,
    },
    county: {
      title: "Multnomah County Code 11.512, Preschool for All personal income tax",
      url: "https://multco.us/file/preschool_for_all_personal_income_tax_code/download",
      readOn,
    },
    delay: {
      title: "Willamette Week: the county puts the higher rates off to 2027",
      url: "https://wweek.com/news/2024/09/05/multnomah-county-commissioners-delay-increase-in-preschool-tax",
      readOn,
    },
  },
};

interface PortlandFigures {
  readonly supportive_housing: PerStatus<Brackets>;
  readonly preschool: PerStatus<Brackets>;
}

const housing = perStatus([{ over: 125000, rate: 0.01 }], [{ over: 200000, rate: 0.01 }]);

const preschool = perStatus(
  [
    { over: 125000, rate: 0.015 },
    { over: 250000, rate: 0.03 },
  ],
  [
    { over: 200000, rate: 0.015 },
    { over: 400000, rate: 0.03 },
  ],
);

/** Multnomah County Code 11.512(C): heads of household have the limits of joint returns. */
function perStatus(single: Brackets, joint: Brackets): PerStatus<Brackets> {
  return {
    single,
    married_joint: joint,
    married_separate: single,
    head_of_household: joint,
    surviving_spouse: joint,
  };
}

/** Two taxes on the taxable income of Oregon: Metro's, and that of Multnomah County. */
const portland = defineLocality<UsOrFigures, PortlandFigures>({
  data: localityData<PortlandFigures>(oregon, {
    id: "portland",
    name: "Portland",
    figures: {
      // From 2026 Metro moves its limits with inflation; the amounts were not found.
      supportive_housing: [
        since(2021, housing, "metro", "programs"),
        carriedTo(2026, housing, "metro", "programs"),
      ],
      preschool: [since(2021, preschool, "county", "programs", "delay")],
    },
  }),
  steps: (figures, { state, taxableIncome, context: { assume, inputs, trace } }) => {
    if (inputs.selfEmploymentIncome.numerator > 0) {
      assume(
        "Portland: the taxes on businesses of the city, the county and Metro, and the transit tax on self-employment (Form OR-TM), are left out.",
      );
    }
    const ofMetro = progressiveTax(
      taxableIncome,
      state.pick(figures.supportive_housing),
      trace,
      "supportive_housing",
    );
    const ofCounty = progressiveTax(
      taxableIncome,
      state.pick(figures.preschool),
      trace,
      "preschool",
    );
    return { taxableIncome, tax: add(ofMetro, ofCounty) };
  },
});

export const localities: readonly Locality<UsOrFigures>[] = [portland];
