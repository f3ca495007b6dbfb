import { describe, expect, test } from "vitest";
import type { JurisdictionCode, TaxRequest, TaxResult } from "../../src/index.ts";
import type { TaxsimRow } from "../case-file.ts";
import { casesOf } from "../load-cases.ts";
import { beforeEarnedCredit, calculateTax, taxAfterCredits } from "../own-tax.ts";
import { brackets, Figures, type Row, type Status } from "./oracle/figures.ts";
import { Fraction } from "./oracle/fraction.ts";

interface Own {
  readonly request: TaxRequest;
  readonly due: number;
  readonly taxable: number;
  readonly figures: Figures;
}

interface Difference {
  readonly law: string;
  readonly url: string;
  /** What TAXSIM does instead. */
  readonly taxsim: string;
  /** TAXSIM's tax, computed from ours. */
  readonly tax: (own: Own) => number;
}

function requestOf(jurisdiction: JurisdictionCode, year: string, line: TaxsimRow): TaxRequest {
  const [status, wages] = line;
  const extra = line.find((each) => typeof each === "object");
  return {
    jurisdiction,
    tax_year: Number(year),
    filing_status: status as Status,
    gross_income: Number(wages),
    age: 40,
    ...(status === "married_joint" ? { spouse_age: 40, spouse_income: 0 } : {}),
    ...extra,
  };
}

function taxOf(result: TaxResult): number {
  const { jurisdiction, levels } = result;
  const components = levels.at(-1)?.components;
  if (jurisdiction !== "US") return beforeEarnedCredit(components);
  return components?.income_tax_after_all_credits ?? Number.NaN;
}

/**
 * Replaces the schedule by one over a smaller amount, or with other rows. The credits that our tax
 * has subtracted stay.
 */
function rescheduled({ due, taxable, figures }: Own, less: number, rows?: readonly Row[]): number {
  const own = figures.rows("rates");
  const before = brackets(Fraction.of(taxable), own).cents();
  const after = brackets(Fraction.of(taxable).above(less), rows ?? own).cents();
  return due - before + after;
}

const adults = ({ filing_status }: TaxRequest) => (filing_status === "married_joint" ? 2 : 1);

const reasons: Readonly<Record<string, Difference>> = {
  "head-bracket": {
    law: "Rev. Proc. 2023-34, section 3.01, table 2: 12 % over 16,550 for heads of household",
    url: "https://www.irs.gov/pub/irs-drop/rp-23-34.pdf",
    taxsim: "TAXSIM begins 12 % at 16,650.",
    tax: ({ due }) => due - 100 * 0.02,
  },
  "earned-income-start": {
    law: "Rev. Proc. 2023-34, section 3.06: the credit of a single person without children falls from 10,330",
    url: "https://www.irs.gov/pub/irs-drop/rp-23-34.pdf",
    taxsim: "TAXSIM lets it fall from 10,300.",
    tax: ({ due }) => due + 30 * 0.0765,
  },
  "without-additional-medicare": {
    law: "Code of Alabama 40-18-15(a)(3)a: the taxes of the Federal Insurance Contributions Act, with the additional Medicare tax of 26 U.S.C. 3101(b)(2)",
    url: "https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-15/",
    taxsim: "TAXSIM itemizes 6.2 % and 1.45 % of the wages alone.",
    tax: ({ due, request }) => {
      const start = request.filing_status === "married_joint" ? 250_000 : 125_000;
      return due + 0.05 * 0.009 * (request.gross_income - start);
    },
  },
  "one-credit-of-age": {
    law: 'AR1000F, line 7A (Ark. Code 26-51-501(a)): at 65 a credit of 29 for the age, and "65 Special" for having no exempt retirement income',
    url: "https://support.taxslayer.com/hc/en-us/articles/360015899091-What-is-the-65-Special-tax-credit-on-the-Arkansas-return",
    taxsim: "TAXSIM gives the first of the two credits only.",
    tax: ({ due }) => due + 29,
  },
  "larger-exemption": {
    law: "K.S.A. 79-32,121 as 2024 SB 1 has it: 9,160 for a taxpayer, 18,320 on a joint return",
    url: "https://www.ksrevenue.gov/pdf/notices/notice24-08.pdf",
    taxsim: "TAXSIM's exemption of 2024 is 9,180 for each.",
    tax: (own) => rescheduled(own, 20 * adults(own.request)),
  },
  "brackets-of-next-year": {
    law: "SC1040TT 2024: 3 % over 3,460, 6.2 % over 17,330, which is 6.2 % less 659 from 100,000 on",
    url: "https://dor.sc.gov/sites/dor/files/forms/SC1040TT_2024.pdf",
    taxsim: "TAXSIM has the starts of 2025, 3,560 and 17,830, and subtracts 678.",
    tax: ({ due }) => due - (678 - 658.36),
  },
  "other-deduction": {
    law: "Vermont income booklet 2025, line 4; 32 V.S.A. 5811(21)(C): 15,300 on a joint, 7,650 on a separate return, 11,450 for heads of household",
    url: "https://tax.vermont.gov/sites/tax/files/documents/Income-Booklet-2025.pdf#page=11",
    taxsim: "TAXSIM deducts 15,350, 7,700 and 11,525.",
    tax: (own) => rescheduled(own, own.request.filing_status === "head_of_household" ? 75 : 50),
  },
  "estimated-deduction": {
    law: "Louisiana Revenue Information Bulletin 26-019: 12,838 in 2026, and 25,676 on a joint return",
    url: "https://dam.ldr.la.gov/lawspolicies/RIB%2026-019.pdf",
    taxsim: "TAXSIM deducts 12,875 and 25,750, the department's estimate of February.",
    tax: (own) => rescheduled(own, own.request.filing_status === "married_joint" ? 74 : 37),
  },
  "brackets-of-last-year": {
    law: "Maine rate schedules of 2025: 26,800 and 63,450 for single people (36 M.R.S. 5111, 5403)",
    url: "https://www.maine.gov/revenue/taxes/income-estate-tax/individual-income-tax-1040me",
    taxsim: "TAXSIM keeps 26,050 and 61,600, the starts of 2024.",
    tax: (own) => {
      const earlier = new Figures("US-ME", 2024, own.figures.status);
      return rescheduled(own, 0, earlier.rows("rates"));
    },
  },
  "single-deduction": {
    law: "Wis. Stat. 71.05(22)(dm): separate returns have a deduction of their own, 11,930 at most, that falls by 19.778 %",
    url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/05/22",
    taxsim: "TAXSIM gives separate returns the deduction of single people.",
    tax: ({ request, figures }) => {
      const agi = Fraction.of(request.gross_income);
      const most = Fraction.of(figures.of("standard_deduction", "single") as number);
      const slid = brackets(agi, figures.rows("slide_single"));
      const base = agi.above(most.above(slid).plus(figures.n("exemption")));
      return brackets(base, figures.rows("rates")).cents();
    },
  },
  "wider-bracket": {
    law: "Montana Form 2 of 2023, tax table: 6.75 % over 21,600, less 656",
    url: "https://mtrevenue.gov/publications/montana-form-2-instructions/",
    taxsim:
      "TAXSIM subtracts 657.50, which is a start at 21,800, and that twice where both spouses compute apart.",
    tax: ({ due, request }) => due - 1.5 * ((request.spouse_income ?? 0) > 0 ? 2 : 1),
  },
  "both-spouses": {
    law: "W. Va. Code 11-21-12(c)(9): each taxpayer who has reached 65 subtracts up to 8,000",
    url: "https://code.wvlegislature.gov/11-21-12/",
    taxsim: "TAXSIM gives the 8,000 to a spouse of 58 years, too.",
    tax: ({ request }) => taxAfterCredits({ ...request, age: 69, spouse_age: 69 }),
  },
  "addition-of-married": {
    law: "26 U.S.C. 63(f)(3), D-40 booklet of 2025: 2,000 more for a single person of 65",
    url: "https://otr.cfo.dc.gov/page/individual-income-tax-forms",
    taxsim: "TAXSIM adds the 1,600 of married people.",
    tax: (own) => rescheduled(own, -400),
  },
};

const cases = casesOf("taxsim_households");

function all(of: "results" | "differences") {
  return cases.flatMap(([jurisdiction, { [of]: years = {} }]) =>
    Object.entries(years).map(([year, rows]) => [jurisdiction, year, rows] as const),
  );
}

describe("households of every status, against the build of NBER TAXSIM that has the law of 2025", () => {
  test.for(all("results"))("%s %s", ([jurisdiction, year, rows]) => {
    for (const row of rows) {
      const request = requestOf(jurisdiction, year, row);
      const tax = taxOf(calculateTax({ ...request, explain: true }));
      expect(Math.abs(tax - Number(row[2])), row.join(" ")).toBeLessThanOrEqual(1);
    }
  });

  test("if TAXSIM differs, the reason that the row names reproduces TAXSIM's tax", () => {
    const unused = new Set(Object.keys(reasons));
    for (const [jurisdiction, year, rows] of all("differences")) {
      for (const row of rows) {
        const label = `${jurisdiction} ${year} ${JSON.stringify(row)}`;
        const id = String(row.at(-1));
        const request = requestOf(jurisdiction, year, row);
        const result = calculateTax({ ...request, explain: true });
        const due = taxOf(result);
        expect(Math.abs(due - Number(row[2])), label).toBeGreaterThan(1);
        const theirs = reasons[id]?.tax({
          request,
          due,
          taxable: result.explanation?.components.taxable_income ?? Number.NaN,
          figures: new Figures(jurisdiction, Number(year), row[0] as Status),
        });
        expect(Math.abs((theirs ?? Number.NaN) - Number(row[2])), label).toBeLessThanOrEqual(1);
        unused.delete(id);
      }
    }
    expect([...unused], "reasons that no row names").toEqual([]);
  });
});
