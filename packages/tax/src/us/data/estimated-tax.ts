import type { Source } from "../../internal/figures.ts";

/** When a state asks for estimated tax, and what saves from its penalty. */
export interface EstimatedTaxRule {
  /** No payment is due when the balance after withholding is under this: from each tax year on. */
  readonly threshold: readonly { readonly from: number; readonly amount: number }[];
  readonly thresholdSeparate?: number;
  readonly currentYearShare: number;
  readonly priorYearShare: number;
  /** Share of last year's tax for incomes above a limit, and the limit. */
  readonly high?: {
    readonly share: number;
    readonly incomeOver: number;
    readonly incomeOverSeparate: number;
  };
  /** From this income of the present year on last year's tax saves nobody. */
  readonly noPriorYearFrom?: { readonly income: number; readonly incomeSeparate: number };
  readonly sources: readonly Source[];
}

const readOn = "2026-11-20";
const federalHigh = { share: 1.1, incomeOver: 150_000, incomeOverSeparate: 75_000 };

export const estimatedTaxRules: Readonly<Record<string, EstimatedTaxRule>> = {
  US: {
    threshold: [{ from: 2018, amount: 1000 }],
    currentYearShare: 0.9,
    priorYearShare: 1,
    high: federalHigh,
    sources: [
      {
        title: "26 U.S.C. 6654(d) and (e)",
        url: "https://www.law.cornell.edu/uscode/text/26/6654",
        readOn,
      },
    ],
  },
  "US-CA": {
    threshold: [{ from: 2018, amount: 500 }],
    thresholdSeparate: 250,
    currentYearShare: 0.9,
    priorYearShare: 1,
    high: federalHigh,
    noPriorYearFrom: { income: 1_000_000, incomeSeparate: 500_000 },
    sources: [
      {
        title: "FTB Form 540-ES instructions",
        url: "https://www.ftb.ca.gov/forms/2025/2025-540-es-instructions.html",
        readOn,
      },
    ],
  },
  "US-VA": {
    threshold: [
      { from: 2018, amount: 150 },
      { from: 2026, amount: 1000 },
    ],
    currentYearShare: 0.9,
    priorYearShare: 1,
    sources: [
      {
        title: "Virginia Tax, individual estimated tax payments",
        url: "https://www.tax.virginia.gov/individual-estimated-tax-payments",
        readOn,
      },
    ],
  },
  "US-HI": {
    threshold: [{ from: 2018, amount: 500 }],
    currentYearShare: 0.6,
    priorYearShare: 1,
    sources: [
      {
        title: "Hawaii Department of Taxation, Tax Facts 2019-3",
        url: "https://tax.hawaii.gov",
        readOn,
      },
    ],
  },
};
