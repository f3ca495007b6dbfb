import { describe, expect, test } from "vitest";
import type { TaxRequest } from "../../src/index.ts";
import { casesOf } from "../load-cases.ts";
import { beforeEarnedCredit, calculateTax, taxAfterCredits } from "../own-tax.ts";
import { brackets, Figures, type Row } from "./oracle/figures.ts";
import { Fraction } from "./oracle/fraction.ts";

interface Difference {
  readonly law: string;
  readonly url: string;
  /** What TAXSIM does instead. */
  readonly taxsim: string;
  /** TAXSIM's tax, computed from ours. Absent if it could not be reproduced. */
  readonly tax?: (own: { due: number; taxable: number }, request: TaxRequest) => number;
}

const reasons: Readonly<Record<string, Difference>> = {
  "older-joint-bracket": {
    law: "68 O.S. 2355 since 2024, Form 511 of 2025: 307 plus 4.75 % over 14,400 on a joint return and for a head of household",
    url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2024/511-Pkt.pdf#page=38",
    taxsim: "TAXSIM starts the highest bracket at 12,200, as it was to 2023.",
    tax: ({ due }) => due + (14_400 - 12_200) * (0.0475 - 0.0375),
  },
  "other-deduction": {
    law: "D-40 booklet of 2025, page 13: a standard deduction of 15,000 for single people",
    url: "https://github.com/PolicyEngine/policyengine-us/pull/7930",
    taxsim: "TAXSIM deducts 15,400.",
    tax: (_, request) => calculateTax({ ...request, deductions: 15_400 }).tax_due,
  },
  "itemizes-own-tax": {
    law: "D.C. Code 47-1803.03: income taxes of a state or the District are not deducted",
    url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1803.03",
    taxsim:
      "TAXSIM deducts 19,263.60 and 26,376.19, about the tax itself less 5 % of the income over 200,000.",
  },
  "earlier-brackets": {
    law: "Maine rate schedules of 2025: 26,800 and 63,450 for single people (36 M.R.S. 5111, 5403)",
    url: "https://www.maine.gov/revenue/taxes/income-estate-tax/individual-income-tax-1040me",
    taxsim: "TAXSIM keeps 26,050 and 61,600, the starts of 2024.",
    tax: ({ due, taxable }) => {
      const base = Fraction.of(taxable);
      const at = (year: number) =>
        brackets(base, new Figures("US-ME", year, "single").rows("rates")).cents();
      return due - at(2025) + at(2024);
    },
  },
  "credit-of-a-spouse-without-income": {
    law: "AR1000F, additional tax credit for qualified individuals: a joint return counts the net income of both, over 26,500 here (Ark. Code 26-51-501)",
    url: "https://law.justia.com/codes/arkansas/title-26/subtitle-5/chapter-51/subchapter-5/section-26-51-501/",
    taxsim: "TAXSIM gives the spouse without income the credit of 60.",
    tax: ({ due }) => due - 60,
  },
  "no-filing-threshold": {
    law: "N.J.S.A. 54A:2-4: no tax at 10,000 or less of gross income",
    url: "https://law.justia.com/codes/new-jersey/title-54a/section-54a-2-4/",
    taxsim: "TAXSIM taxes incomes below the threshold.",
    tax: ({ taxable }) => 0.014 * taxable,
  },
  "no-senior-deduction": {
    law: "Idaho HB 559 of 2026, retroactive to 2025, and A.R.S. 43-1022 as HB 4168 of 2026 has it: the federal deduction for seniors, 26 U.S.C. 151(d)(5)(C), counts",
    url: "https://www.eastidahonews.com/2026/02/idaho-governor-signs-into-law-nearly-all-tax-changes-from-federal-big-beautiful-bill",
    taxsim: "TAXSIM of May 2026 does not subtract it; its build of July does.",
    tax: ({ due }, { gross_income, jurisdiction, filing_status }) => {
      const over = Math.max(
        0,
        gross_income - (filing_status === "married_joint" ? 150_000 : 75_000),
      );
      const rate = jurisdiction === "US-ID" ? 0.053 : 0.025;
      return due + rate * Math.max(0, 6000 - 0.06 * over);
    },
  },
  "no-family-credit": {
    law: "W. Va. Code 11-21-22b(b)(1): the family tax credit takes all of the tax at or below the poverty guideline of the family",
    url: "https://code.wvlegislature.gov/11-21-22B/",
    taxsim: "TAXSIM has no family tax credit: it taxes these families by the schedule alone.",
    tax: ({ taxable }) => {
      const rows = new Figures("US-WV", 2025, "head_of_household").rows("rates");
      return brackets(Fraction.of(taxable), rows).cents();
    },
  },
  "no-poverty-credit": {
    law: "Md. Code, Tax-General 10-709: a credit of 5 % of the earned income up to the poverty guideline, 15,650 for one person",
    url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtg&section=10-709&enactments=false",
    taxsim: "TAXSIM's tax is that of the schedule, before any credit.",
    tax: ({ taxable }) => {
      const rows = new Figures("US-MD", 2025, "single").rows("rates");
      return brackets(Fraction.of(taxable), rows).cents();
    },
  },
  "between-the-rows": {
    law: "G.S. 105-153.5(a1): the child deduction is one amount for each range of income",
    url: "https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_105/GS_105-153.5.html",
    taxsim: "Within a range TAXSIM lets it rise again towards the amount of the range before.",
    tax: ({ due }, { gross_income, filing_status }) => {
      const status = filing_status === "married_joint" ? "married_joint" : "head_of_household";
      const figures = new Figures("US-NC", 2025, status);
      const rows = figures.rows("child_deduction");
      const index = rows.findLastIndex(({ over }) => gross_income > over);
      const [before, row, after] = rows.slice(index - 1, index + 2) as [Row, Row, Row];
      const gap = (before.amount ?? 0) - (row.amount ?? 0);
      const share = (gross_income - row.over) / (after.over - row.over);
      return due - figures.n("rate") * gap * share;
    },
  },
};

const cases = casesOf("taxsim_investors_2025").map(([, investors]) => investors);
const results = cases.flatMap((each) => each.results);
const differences = cases.flatMap((each) => each.differences ?? []);

describe("households of 2025 with interest, dividends or gains, against a later build of NBER TAXSIM", () => {
  test("the tax is the same within one unit", () => {
    for (const { expected, ...request } of results) {
      expect(
        Math.abs(taxAfterCredits(request) - expected),
        JSON.stringify(request),
      ).toBeLessThanOrEqual(1);
    }
    expect(results.length).toBeGreaterThan(200);
  });

  test("if TAXSIM differs, the reason that the row names reproduces TAXSIM's tax", () => {
    const unused = new Set(Object.keys(reasons));
    for (const { expected, reason, ...household } of differences) {
      const request = { ...household, tax_year: 2025 } as TaxRequest;
      const label = JSON.stringify(request);
      const { explanation } = calculateTax({ ...request, explain: true });
      const due = beforeEarnedCredit(explanation?.components);
      expect(Math.abs(due - expected), label).toBeGreaterThan(1);
      unused.delete(reason);
      const own = { due, taxable: explanation?.components.taxable_income ?? Number.NaN };
      const theirs = reasons[reason]?.tax?.(own, request);
      if (theirs !== undefined) expect(Math.abs(theirs - expected), label).toBeLessThanOrEqual(1);
    }
    expect([...unused], "reasons that no row names").toEqual([]);
    expect(differences.every(({ reason }) => reason in reasons)).toBe(true);
  });
});
