import { brackets } from "../../states/oracle/figures.ts";
import { Fraction } from "../../states/oracle/fraction.ts";
import type { Case } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const percents = [1, 2, 4, 6, 8, 9.3, 10.3, 11.3, 12.3];

/**
 * The starts of TAXSIM's brackets in 2021 and 2022. On a joint return they are twice those of a
 * single person.
 */
const starts: Readonly<Record<number, Readonly<Record<string, readonly number[]>>>> = {
  2021: {
    single: [0, 9319, 22_095, 34_871, 48_407.5, 61_177.5, 312_500, 375_000, 625_000],
    head_of_household: [0, 18_650.5, 44_188.5, 56_964, 70_500, 83_272],
  },
  2022: {
    single: [0, 10_103.5, 23_955.5, 37_807.5, 52_483.5, 66_328.5, 338_812, 406_576, 677_625],
    head_of_household: [0, 20_220, 47_909.5, 61_760, 76_436.5, 90_283.5],
  },
};

/**
 * The income from which TAXSIM reduces the exemption credits. For 2023 it keeps the amount of 2022.
 */
const creditStarts: Readonly<Record<number, number>> = {
  2021: 212_288,
  2022: 229_908,
  2023: 229_908,
  2024: 244_858,
};

function schedule(c: Case, base: Fraction): Fraction {
  const own = starts[c.year]?.[c.isHead ? "head_of_household" : "single"];
  if (own === undefined) return brackets(base, c.f.rows("rates"));
  const rows = own.map((over, index) => ({
    over: c.isJoint ? over * 2 : over,
    rate: (percents[index] ?? 0) / 100,
  }));
  return brackets(base, rows);
}

/**
 * TAXSIM reduces each exemption credit in a straight line, by 6 for 2,500 of income (1,250 on a
 * separate return).
 */
function credits(c: Case): Fraction {
  const each = c.year === 2024 ? 151.75 : c.f.n("exemption_credit");
  const start = (creditStarts[c.year] ?? 0) * (c.isJoint ? 2 : c.isHead ? 1.5 : 1);
  const count = c.f.n("exemption_count");
  const lost = c.agi.above(start).over(c.f.n("exemption_step")).times(6);
  const personal = Fraction.of(each).above(lost).times(count);
  return personal.plus(c.children * c.f.n("dependent_credit"));
}

function california(c: Case, deduction: Fraction): Fraction {
  const base = c.agi.above(deduction);
  const health = base.above(1_000_000).times(0.01);
  return schedule(c, base).above(credits(c)).plus(health);
}

const withStandard = (c: Case) => california(c, Fraction.of(c.f.n("standard_deduction")));

/** The refundable credit that TAXSIM gives for wages of 25,000. */
const earnedIncomeCredits: Readonly<Record<number, number>> = {
  2021: 41.73,
  2022: 45.69,
  2023: 70.71,
  2024: 85.63,
};

const schedules = "R.&T.C. 17041, tax rate schedules X, Y and Z of Form 540";
const url = "https://www.ftb.ca.gov/forms/2022/2022-540-tax-rate-schedules.pdf";

export const departures: Departures = {
  brackets: {
    law: schedules,
    url,
    taxsim:
      "TAXSIM's brackets of 2021 and 2022 begin up to 186 lower or 350 higher than those of the schedules, the second at 9,319 and 10,103.5 instead of 9,325 and 10,099.",
    tax: withStandard,
  },
  "credit-of-2024": {
    law: "R.&T.C. 17054, Form 540 line 7 of 2024: 149 for each person",
    url: "https://www.ftb.ca.gov/forms/2024/2024-540.pdf#page=1",
    taxsim: "TAXSIM's exemption credit of 2024 is 151.75.",
    tax: withStandard,
  },
  "earned-income-credit": {
    law: "R.&T.C. 17052, Form 540 line 75: the earned income credit is refundable",
    url: "https://www.ftb.ca.gov/forms/2023/2023-540.pdf",
    taxsim:
      "TAXSIM subtracts the refundable credit, 41.73, 45.69, 70.71 and 85.63 in 2021 to 2024, besides the other departures of its year.",
    tax: (c) => withStandard(c).minus(earnedIncomeCredits[c.year] ?? 0),
  },
  "own-tax-itemized": {
    law: "R.&T.C. 17220, Schedule CA (540) part II line 5a: state income tax is not deductible; R.&T.C. 17054.1, 6 of credit for each 2,500 begun",
    url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=17220.",
    taxsim:
      "TAXSIM itemizes what California's own tax exceeds 10,000 by, computed in two rounds, and lets the credits fall in a straight line, besides the other departures of its year.",
    tax: (c) => {
      const own = (tax: Fraction) => tax.above(10_000).steps(1, false);
      return california(c, own(california(c, own(withStandard(c)))));
    },
  },
};
