import type { Entry, SourceRef } from "./module.ts";

const notice = (year: number, page: string, document: string): SourceRef => ({
  title: `HHS poverty guidelines ${year}, ${page}`,
  url: `https://www.federalregister.gov/d/${document}`,
});

const readOn = "2026-11-20";

/** The 48 contiguous states: one person, and each further one. */
const guidelines = [
  {
    year: 2021,
    first: 12_880,
    further: 4540,
    source: {
      title: "HHS poverty guidelines 2021, 86 FR 7732 (read in a table that cites it)",
      url: "https://docslib.org/doc/2431152/2021-federal-poverty-guidelines-fpg-annual-monthly-income-levels-from-100-to-250",
      readOn,
    },
  },
  { year: 2022, first: 13_590, further: 4720, source: notice(2022, "87 FR 3315", "2022-01166") },
  { year: 2023, first: 14_580, further: 5140, source: notice(2023, "88 FR 3424", "2023-00885") },
  { year: 2024, first: 15_060, further: 5380, source: notice(2024, "89 FR 2961", "2024-00796") },
  { year: 2025, first: 15_650, further: 5500, source: notice(2025, "90 FR 5917", "2025-01377") },
  {
    year: 2026,
    first: 15_960,
    further: 5680,
    source: {
      title: "HHS, poverty guidelines for 2026 (91 FR 1797)",
      url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
      readOn,
    },
  },
];

const poverty = {
  poverty_guideline: entries(({ first }) => first),
  poverty_guideline_further: entries(({ further }) => further),
};

function entries(read: (row: (typeof guidelines)[number]) => number): readonly Entry[] {
  return guidelines.map((row) => ({
    year: String(row.year),
    value: read(row),
    sources: [row.source],
    confidence: "one_source",
    carried: false,
  }));
}

const everyYear = Array.from({ length: 9 }, (_, index) => 2018 + index);

/** What each earner can deduct of what was paid to Social Security and Medicare. */
const contributionsCap: readonly Entry[] = everyYear.map((year) => ({
  year: String(year),
  value: 2000,
  sources: [
    {
      title: "Massachusetts Department of Revenue: Social Security (FICA) and Medicare deduction",
      url: "http://www.mass.gov/dor/individuals/filing-and-payment-information/guide-to-personal-income-tax/deductions/social-security-fica-and-medicare.html",
      readOn,
    },
    {
      title: "Massachusetts tax expenditure budget 2022, item 1.401: M.G.L. c. 62 section 3B(a)(3)",
      url: "https://budget.digital.mass.gov/govbudget/fy22/tax-expenditure-budget/personal-income-tax/deductions-from-adjusted-gross-income/1-401",
      readOn,
    },
  ],
  confidence: "two_sources",
  carried: false,
}));

/** Whether Maine pays out what of the credit for dependents exceeds the tax. */
const maineRefundable: readonly Entry[] = everyYear.map((year) => ({
  year: String(year),
  value: year >= 2024,
  sources: [
    {
      title:
        "PolicyEngine US, refundable credits of Maine: from 2024, citing Schedule A of Form 1040ME",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/0124591e0e7f08a68c1d3c884978195f3e422dbe/policyengine_us/parameters/gov/states/me/tax/income/credits/refundable.yaml",
      readOn,
    },
  ],
  confidence: "one_source",
  carried: false,
}));

const oregonRebateSources: readonly SourceRef[] = [
  {
    title:
      "Oregon Department of Revenue, Publication OR-17: economic impact payments and the recovery rebate credit reduce the federal tax subtraction",
    url: "https://dokumen.tips/documents/2020-publication-or-17.html",
    readOn: "2026-11-21",
  },
  {
    title:
      "KDRV, 2021-06-24: the bill to leave recovery rebates out of the subtraction stalled, and the third payment counts in 2021",
    url: "https://www.kdrv.com/content/news/Bill-to-refund-Oregon-taxes-on-federal-stimulus-checks-dies-in-the-legislature-574705401.html",
    readOn: "2026-11-21",
  },
  {
    title: "26 U.S.C. 6428B, recovery rebates of 2021: amount and limitation",
    url: "https://govregs.com/uscode/title26_subtitleF_chapter65_subchapterB_section6428B",
    readOn: "2026-11-21",
  },
];

/** A figure of 2021 alone. */
const oregonRebate = (value: unknown): readonly Entry[] =>
  everyYear
    .filter((year) => year >= 2021)
    .map((year) => ({
      year: String(year),
      value: year === 2021 ? value : null,
      sources: oregonRebateSources,
      confidence: "one_source",
      carried: false,
    }));

/** The rebate for each person, and where it fades: its start and over how much income. */
const oregonRebates = {
  recovery_rebate: oregonRebate(1400),
  recovery_rebate_start: oregonRebate({
    single: 75_000,
    married_joint: 150_000,
    married_separate: 75_000,
    head_of_household: 112_500,
    surviving_spouse: 150_000,
  }),
  recovery_rebate_width: oregonRebate({
    single: 5000,
    married_joint: 10_000,
    married_separate: 5000,
    head_of_household: 7500,
    surviving_spouse: 10_000,
  }),
};

/** Figures that the source folder does not have, by state. */
export const extraFigures: Readonly<Record<string, Readonly<Record<string, readonly Entry[]>>>> = {
  KY: poverty,
  MA: { contributions_cap: contributionsCap },
  ME: { dependent_credit_refundable: maineRefundable },
  OR: oregonRebates,
  WV: poverty,
};
