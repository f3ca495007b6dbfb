import type { Entry, SourceRef } from "./module.ts";

/** A figure that the source folder has wrong, or without a source: `value` undefined keeps its value. */
export interface Correction {
  readonly value?: unknown;
  readonly sources: readonly SourceRef[];
  /** That of the year, if it is not given. */
  readonly confidence?: Entry["confidence"];
}

const readOn = "2026-11-20";

const ohio = {
  /** No page with the amounts in front of the rates was found; the results of another engine state them to the cent. */
  results2021: {
    title: "NBER TAXSIM, results for Ohio 2021, which lead to these amounts to the cent",
    url: "https://taxsim.nber.org",
    readOn,
  },
  table2022: {
    title:
      "Ohio Department of Taxation, annual tax rates: taxable years beginning in 2022 (read as public code quotes it)",
    url: "https://tax.ohio.gov/individual/resources/annual-tax-rates",
    readOn,
  },
  code: {
    title: "Ohio R.C. 5747.02(A)(3), tables for 2023 and from 2024 (read in a published copy)",
    url: "https://d1tvxue8o4w0fl.cloudfront.net/statute/ohio-revised-code/title-57-taxation/chapter-5747-income-tax/section-574702-tax-rates",
    readOn,
  },
  booklet2025: {
    title:
      "Ohio IT 1040 booklet 2025, rate table: R.C. 5747.02(A)(3)(b) (read as several public projects quote it)",
    url: "https://dam.assets.ohio.gov/image/upload/v1767095693/tax.ohio.gov/forms/ohio_individual/individual/2025/it1040-booklet.pdf",
    readOn,
  },
  hb96: {
    title:
      "Ohio R.C. 5747.02 as amended by HB 96 (2025): 332 and 2.75 % from 2026 (read as public projects quote it)",
    url: "https://codes.ohio.gov/ohio-revised-code/section-5747.02",
    readOn,
  },
  exemption: {
    title: "Ohio R.C. 5747.025: less than or equal to 40,000 and 80,000",
    url: "https://codes.ohio.gov/ohio-revised-code/section-5747.025",
    readOn,
  },
  exemptionAmounts: {
    title: "Ohio IT 1040 booklet 2025, line 4: personal exemptions and their limits",
    url: "https://dam.assets.ohio.gov/image/upload/v1767095693/tax.ohio.gov/forms/ohio_individual/individual/2025/it1040-booklet.pdf#page=17",
  },
} as const;

/** The amounts are those of the source folder; the Code puts 40,000 and 80,000 into the lower row. */
const ohioExemption = [
  { over: -1, amount: 2400 },
  { over: 40000, amount: 2150 },
  { over: 80000, amount: 1900 },
];
const ohioExemptionSources = [ohio.exemption, ohio.exemptionAmounts];

const arkansasRelief = {
  title: "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
  url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
};

function minnesota2024([second, third, fourth]: readonly [number, number, number]) {
  return [
    { over: 0, rate: 0.0535 },
    { over: second, rate: 0.068 },
    { over: third, rate: 0.0785 },
    { over: fourth, rate: 0.0985 },
  ];
}

/** The limits of the federal tax subtraction: the first up to `start`, then one for each `width`, and none at last. */
function oregonCap(start: number, width: number, amounts: readonly number[]) {
  return [...amounts, 0].map((amount, index) => ({
    over: index === 0 ? -1 : start + width * (index - 1),
    amount,
  }));
}

/** Missouri's tax chart: steps of one width, and the whole dollars that it prints in front of each rate. */
function missouriChart(width: number, steps: readonly (readonly [base: number, rate: number])[]) {
  return steps.map(([base, rate], index) => ({ over: width * index, base, rate }));
}

function missouriSources(year: number, quoted: SourceRef): readonly SourceRef[] {
  const title = `${year} Missouri Income Tax Chart, Form MO-1040 Instructions`;
  const url = `https://dor.mo.gov/forms/MO-1040%20Instructions_${year}.pdf#page=26`;
  return [{ ...quoted, title, url }, quoted];
}

/** By jurisdiction and parameter; a year at the end narrows it. */
export const corrections: Readonly<Record<string, Correction>> = {
  "AZ.family_credit_cap": {
    sources: [
      {
        title: "A.R.S. 43-1073(B), family income tax credit",
        url: "https://www.azleg.gov/ars/43/01073.htm",
      },
    ],
  },
  "HI.standard_deduction.2021": {
    value: {
      single: 2200,
      married_joint: 4400,
      married_separate: 2200,
      head_of_household: 3212,
      surviving_spouse: 4400,
    },
    sources: [
      {
        title: "HRS 235-2.4(a), standard deduction since 2013",
        url: "https://www.capitol.hawaii.gov/hrscurrent/Vol04_Ch0201-0257/HRS0235/HRS_0235-0002_0004.htm",
      },
    ],
  },
  "MN.rates.2024": {
    value: {
      single: minnesota2024([31690, 104090, 193240]),
      married_joint: minnesota2024([46330, 184040, 321450]),
      married_separate: minnesota2024([23165, 92020, 160725]),
      head_of_household: minnesota2024([39010, 156760, 256880]),
      surviving_spouse: minnesota2024([46330, 184040, 321450]),
    },
    sources: [
      {
        title:
          "Minnesota Income Tax Rates and Brackets 2024, Department of Revenue (read in a published copy)",
        url: "https://incometaxpro.com/tax-rates/minnesota.htm",
        readOn: "2026-11-21",
      },
      {
        title: "2024 Minnesota tax brackets and rates: 39,010 for a head of household",
        url: "https://accountinginsights.org/2024-minnesota-tax-brackets-and-rates",
        readOn: "2026-11-21",
      },
    ],
  },
  "OR.federal_tax_cap.2024": {
    value: {
      single: oregonCap(125_000, 5000, [8250, 6600, 4950, 3300, 1650]),
      married_joint: oregonCap(250_000, 10_000, [8250, 6600, 4950, 3300, 1650]),
      married_separate: oregonCap(125_000, 5000, [4125, 3300, 2475, 1650, 825]),
      head_of_household: oregonCap(250_000, 10_000, [8250, 6600, 4950, 3300, 1650]),
      surviving_spouse: oregonCap(250_000, 10_000, [8250, 6600, 4950, 3300, 1650]),
    },
    sources: [
      {
        title: "2024 Oregon Income Tax Form OR-40 Instructions, federal tax subtraction limits",
        url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2024.pdf#page=15",
      },
      {
        title: "OpenTaxSolver 2024, OR-40: 4,950 and 2,475 in the third range",
        url: "https://github.com/mmacpherson/tenforty",
        readOn: "2026-11-21",
      },
    ],
  },
  "OH.rates.2021": {
    value: [
      { over: 25000, base: 346.16, rate: 0.02765 },
      { over: 44250, base: 878.42, rate: 0.03226 },
      { over: 88450, base: 2304.31, rate: 0.03688 },
      { over: 110650, base: 3123.05, rate: 0.0399 },
    ],
    sources: [ohio.results2021],
    confidence: "one_source",
  },
  "OH.rates.2022": {
    value: [
      { over: 26050, base: 360.69, rate: 0.02765 },
      { over: 46100, base: 915.07, rate: 0.03226 },
      { over: 92150, base: 2400.64, rate: 0.03688 },
      { over: 115300, base: 3254.41, rate: 0.0399 },
    ],
    sources: [ohio.table2022],
    confidence: "one_source",
  },
  "OH.rates.2023": {
    value: [
      { over: 26050, base: 360.69, rate: 0.0275 },
      { over: 100000, base: 2394.32, rate: 0.03688 },
      { over: 115300, base: 2958.58, rate: 0.0375 },
    ],
    sources: [ohio.code],
  },
  "OH.rates.2024": {
    value: [
      { over: 26050, base: 360.69, rate: 0.0275 },
      { over: 100000, base: 2394.32, rate: 0.035 },
    ],
    sources: [ohio.code],
  },
  "OH.rates.2025": {
    value: [
      { over: 26050, base: 342, rate: 0.0275 },
      { over: 100000, base: 2394.32, rate: 0.03125 },
    ],
    sources: [ohio.booklet2025],
  },
  "OH.rates.2026": {
    value: [{ over: 26050, base: 332, rate: 0.0275 }],
    sources: [ohio.hb96],
  },
  "OH.exemption": { value: ohioExemption, sources: ohioExemptionSources },
  "OH.exemption.2025": {
    value: [...ohioExemption, { over: 750000, amount: 0 }],
    sources: ohioExemptionSources,
  },
  "OH.exemption.2026": {
    value: [...ohioExemption, { over: 500000, amount: 0 }],
    sources: ohioExemptionSources,
  },
  "MO.rates.2021": {
    value: missouriChart(1088, [
      [0, 0.015],
      [16, 0.02],
      [38, 0.025],
      [65, 0.03],
      [98, 0.035],
      [136, 0.04],
      [180, 0.045],
      [229, 0.05],
      [283, 0.054],
    ]),
    sources: missouriSources(2021, {
      title: "TaxSlayer, What's new for Missouri: the chart of 2021",
      url: "https://support.taxslayer.com/hc/en-us/articles/360029264192-What-s-new-in-2019-for-Missouri-",
      readOn: "2026-11-21",
    }),
  },
  "MO.rates.2022": {
    value: missouriChart(1121, [
      [0, 0.015],
      [17, 0.02],
      [39, 0.025],
      [67, 0.03],
      [101, 0.035],
      [140, 0.04],
      [185, 0.045],
      [235, 0.05],
      [291, 0.053],
    ]),
    sources: missouriSources(2022, {
      title: "Intuit community, the Missouri charts of 2022 and 2023",
      url: "https://ttlc.intuit.com/community/state-taxes/discussion/missouri-tax-table-incorrect-in-2023-desktop-as-of-12-15-2023/01/3116487/highlight/true",
      readOn: "2026-11-21",
    }),
  },
  "MO.rates.2023": {
    value: missouriChart(1207, [
      [0, 0],
      [0, 0.02],
      [24, 0.025],
      [54, 0.03],
      [90, 0.035],
      [132, 0.04],
      [180, 0.045],
      [234, 0.0495],
    ]),
    sources: missouriSources(2023, {
      title: "eFile.com, Missouri tax brackets: the chart of 2023",
      url: "https://efile.com/missouri-tax-brackets-rates-and-forms",
      readOn: "2026-11-21",
    }),
  },
  "MO.rates.2024": {
    value: missouriChart(1273, [
      [0, 0],
      [0, 0.02],
      [25, 0.025],
      [57, 0.03],
      [95, 0.035],
      [140, 0.04],
      [191, 0.045],
      [248, 0.048],
    ]),
    sources: missouriSources(2024, {
      title: "TaxSlayer, What's new in 2024 for Missouri: the chart",
      url: "https://support.taxslayer.com/hc/en-us/articles/360029264192-What-s-new-in-2024-for-Missouri",
      readOn: "2026-11-21",
    }),
  },
  "MO.rates.2025": {
    value: missouriChart(1313, [
      [0, 0],
      [0, 0.02],
      [26, 0.025],
      [59, 0.03],
      [98, 0.035],
      [144, 0.04],
      [197, 0.045],
      [256, 0.047],
    ]),
    sources: missouriSources(2025, {
      title: "eFile.com, Missouri tax brackets: the chart of 2025",
      url: "https://www.efile.com/missouri-tax-brackets-rates-and-forms",
      readOn: "2026-11-21",
    }),
  },
  "MO.rates.2026": {
    value: missouriChart(1348, [
      [0, 0],
      [0, 0.02],
      [27, 0.025],
      [61, 0.03],
      [101, 0.035],
      [148, 0.04],
      [202, 0.045],
      [263, 0.047],
    ]),
    sources: [
      {
        title: "2026 Missouri Withholding Tax Formula",
        url: "https://dor.mo.gov/forms/Withholding%20Formula_2026.pdf",
        readOn,
      },
      {
        title:
          "TheAxiomFoundation/rulespec-us (2026-08-18): results for the schedule of 2026, which lead to these amounts to the cent",
        url: "https://github.com/TheAxiomFoundation/rulespec-us",
        readOn: "2026-11-21",
      },
    ],
  },
  "MO.federal_tax_cap": {
    value: {
      single: 5000,
      married_joint: 10000,
      married_separate: 5000,
      head_of_household: 5000,
      surviving_spouse: 5000,
    },
    sources: [
      {
        title:
          "RSMo 143.171: 5,000 on a single return, 10,000 on a combined one (read in a published copy)",
        url: "http://www.laws9.com/statutes/missouri/t10/c143/143_171",
        readOn,
      },
      {
        title: "Missouri House of Representatives, summary of HB 1340: the limits of present law",
        url: "https://house.mo.gov/billtracking/bills081/bilsum/intro/sHB1340I.htm",
        readOn,
      },
    ],
  },
  "AR.relief_credit.2023": {
    value: {
      single: 150,
      married_joint: 300,
      married_separate: 150,
      head_of_household: 150,
      surviving_spouse: 150,
    },
    sources: [arkansasRelief],
  },
  "AR.relief_credit_start.2023": {
    value: {
      single: 89600,
      married_joint: 179200,
      married_separate: 89600,
      head_of_household: 89600,
      surviving_spouse: 89600,
    },
    sources: [arkansasRelief],
  },
  "AR.relief_credit.2024": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit_start.2024": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit_step.2024": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit_per_step.2024": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit.2025": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit_start.2025": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit_step.2025": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit_per_step.2025": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit.2026": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit_start.2026": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit_step.2026": { value: null, sources: [arkansasRelief] },
  "AR.relief_credit_per_step.2026": { value: null, sources: [arkansasRelief] },
};
