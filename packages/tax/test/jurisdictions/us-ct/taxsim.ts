import type { Row } from "../../states/oracle/figures.ts";
import { Fraction } from "../../states/oracle/fraction.ts";
import { type Case, scale } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";
import { interpolated } from "../../states/taxsim/interpolated.ts";

const tables =
  "C.G.S. 12-700 and 12-703, CT-1040 TCS: tables C, D and E give one amount or percentage for each range of income, and an income at its end belongs to it";
const url = "https://portal.ct.gov/-/media/drs/forms/2023/income/2023-ct-1040-tcs_1223.pdf";

/**
 * TAXSIM's credit of table E. Within a row it rises again towards the row before. Single people use
 * the table of separate returns, with its incomes times 1.24.
 */
function share(c: Case): Fraction {
  const whole: Row = { over: -1, amount: 1 };
  const rows = (status: "single" | "married_separate") =>
    c.f.of("credit_percentage", status) as readonly Row[];
  if (c.status === "single")
    return interpolated(c.agi.plus(66).over(1.24), [whole, ...rows("married_separate")]);
  if (c.status === "married_separate")
    return interpolated(c.agi.minus(0.01), [whole, ...rows("married_separate")]);
  return interpolated(c.agi, [whole, ...c.f.rows("credit_percentage")]);
}

/** TAXSIM's table C, as a straight line. For single people of 2022 and 2023 it starts at 51,250. */
function addback(c: Case): Fraction {
  const isEarly = c.status === "single" && (c.year === 2022 || c.year === 2023);
  const start = isEarly ? 51_250 : c.f.n("addback_start");
  const over = c.agi.above(start);
  if (c.year < 2024) return over.over(c.f.n("addback_step")).times(c.f.n("addback_per_step"));
  return over.over(45_000).times(c.f.n("addback_max"));
}

function taxed(c: Case, exemption: Fraction, credit: Fraction): Fraction {
  const tax = scale(c, c.agi.above(exemption)).plus(addback(c).least(c.f.n("addback_max")));
  return tax.times(Fraction.of(1).minus(credit));
}

/** The exemption of a status. It falls by 1,000 for each 1,000 of income, or part of it. */
function exemption(c: Case, income: Fraction, status = c.status, less = 0): Fraction {
  const start = c.f.of("exemption_start", status) as number;
  const whole = Fraction.of(c.f.of("personal_exemption", status) as number).minus(less);
  return whole.above(income.above(start).steps(1000, true).times(1000));
}

/** 2021: TAXSIM gives a separate return the exemption of heads of household. */
function in2021(c: Case): Fraction {
  const status = c.status === "married_separate" ? "head_of_household" : c.status;
  return taxed(c, exemption(c, c.agi, status), share(c));
}

/** From 2022 on: an income exactly at the end of a range has the exemption of the next range. */
const from2022 = (c: Case) => taxed(c, exemption(c, c.agi.plus(0.01)), share(c));

/**
 * 2024: by rows again, but an income exactly at the end of a range belongs to the next one. The
 * exemption is 500 lower.
 */
function in2024(c: Case): Fraction {
  const row = c.f.rows("credit_percentage").findLast(({ over }) => c.agi.plus(0.01).isOver(over));
  return taxed(c, exemption(c, c.agi, c.status, 500), Fraction.of(row?.amount ?? 0));
}

const earned = "C.G.S. 12-704e: the earned income credit is refundable";

export const departures: Departures = {
  "between-rows": {
    law: tables,
    url,
    taxsim:
      "Within a row of table E TAXSIM lets the credit rise again towards the row before, single persons by the table of separate returns with its incomes times 1.24; table C is a straight line, for single persons of 2022 and 2023 from 51,250 instead of 56,500; the end of a range of table A belongs to the next one.",
    tax: from2022,
  },
  "between-rows-2021": {
    law: tables,
    url,
    taxsim:
      "The same for 2021, with table C from 56,500, table A as printed, and on a separate return the exemption of heads of household.",
    tax: in2021,
  },
  "between-rows-and-earned-income-credit": {
    law: `${tables}; ${earned}`,
    url,
    taxsim:
      "Besides the departures of 2021, TAXSIM subtracts the refundable credit, 30.5 % of the federal one.",
    tax: (c) => in2021(c).minus(c.fed.earnedIncomeCredit.times(0.305)),
  },
  "between-rows-and-child-rebate": {
    law: `${tables}; the child tax rebate of 2022 was applied for apart from the return and is no part of the tax`,
    url: "https://portal.ct.gov/DRS/Credit-Programs/Child-Tax-Rebate/Overview",
    taxsim: "Besides the departures of 2022, TAXSIM subtracts the rebate, 250 a child.",
    tax: (c) => from2022(c).minus(250 * c.children),
  },
  "rows-and-exemption": {
    law: `${tables}; C.G.S. 12-702(a)(1)(I), table A: the whole exemption of a single person is 15,000, of a couple 24,000, of a head of household 19,000`,
    url,
    taxsim:
      "In 2024 TAXSIM's exemption is 500 less, the end of a range of table E belongs to the next one, and table C is a straight line over 45,000.",
    tax: in2024,
  },
  "rows-exemption-and-earned-income-credit": {
    law: `${tables}; ${earned}`,
    url,
    taxsim:
      "Besides the departures of 2024, TAXSIM subtracts the refundable credit, 40 % of the federal one.",
    tax: (c) => in2024(c).minus(c.fed.earnedIncomeCredit.times(0.4)),
  },
};
