/** How the payments of a state differ from four equal payments on the federal days. */
interface Deviation {
  readonly shares?: readonly number[];
  /** Month and day of each payment. Without it the federal days apply. */
  readonly days?: readonly string[];
  readonly source: string;
}

/** States whose estimated tax is not paid in four equal parts on the federal days. */
export const instalmentDeviations: Readonly<Record<string, Deviation>> = {
  "US-CA": {
    shares: [0.3, 0.4, 0, 0.3],
    source: "https://www.ftb.ca.gov/forms/2025/2025-540-es-instructions.html",
  },
  "US-DE": {
    days: ["04-30", "06-15", "09-15", "01-15"],
    source: "https://revenue.delaware.gov (Form PIT-EST)",
  },
  "US-HI": {
    days: ["04-20", "06-20", "09-20", "01-20"],
    source: "https://tax.hawaii.gov (Tax Facts 2019-3, Form N-1)",
  },
  "US-IA": {
    days: ["04-30", "06-30", "09-30", "01-31"],
    source:
      "https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/1040-expanded-instructions/estimated-payments",
  },
  "US-VA": {
    days: ["05-01", "06-15", "09-15", "01-15"],
    source: "https://www.tax.virginia.gov/individual-estimated-tax-payments",
  },
};
