import type { SourceRef } from "./module.ts";

/** A figure that the source folder has wrong, or without a source: `value` undefined keeps its value. */
export interface Correction {
  readonly value?: unknown;
  readonly source: SourceRef;
}

/** By jurisdiction and parameter; a year at the end narrows it. */
export const corrections: Readonly<Record<string, Correction>> = {
  "AZ.family_credit_cap": {
    source: {
      title: "A.R.S. 43-1073(B), family income tax credit",
      url: "https://www.azleg.gov/ars/43/01073.htm",
    },
  },
  "HI.standard_deduction.2021": {
    value: {
      single: 2200,
      married_joint: 4400,
      married_separate: 2200,
      head_of_household: 3212,
      surviving_spouse: 4400,
    },
    source: {
      title: "HRS 235-2.4(a), standard deduction since 2013",
      url: "https://www.capitol.hawaii.gov/hrscurrent/Vol04_Ch0201-0257/HRS0235/HRS_0235-0002_0004.htm",
    },
  },
  "OH.rates.2021": {
    value: [
      { over: 25000, base: 346.16, rate: 0.02765 },
      { over: 44250, base: 878.42, rate: 0.03226 },
      { over: 88450, base: 2304.31, rate: 0.03688 },
      { over: 110650, base: 3123.05, rate: 0.0399 },
    ],
    source: {
      title: "Ohio R.C. 5747.02(A)(3), table for 2021",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.02",
    },
  },
  "OH.rates.2022": {
    value: [
      { over: 26050, base: 360.69, rate: 0.02765 },
      { over: 46100, base: 915.07, rate: 0.03226 },
      { over: 92150, base: 2400.64, rate: 0.03688 },
      { over: 115300, base: 3254.41, rate: 0.0399 },
    ],
    source: {
      title: "Ohio R.C. 5747.02(A)(3), table for 2022",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.02",
    },
  },
  "OH.rates.2023": {
    value: [
      { over: 26050, base: 360.69, rate: 0.0275 },
      { over: 100000, base: 2394.32, rate: 0.03688 },
      { over: 115300, base: 2958.58, rate: 0.0375 },
    ],
    source: {
      title: "Ohio R.C. 5747.02(A)(3), table for 2023",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.02",
    },
  },
  "OH.rates.2024": {
    value: [
      { over: 26050, base: 360.69, rate: 0.0275 },
      { over: 100000, base: 2394.32, rate: 0.035 },
    ],
    source: {
      title: "Ohio R.C. 5747.02(A)(3), table for 2024",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.02",
    },
  },
  "OH.rates.2025": {
    value: [
      { over: 26050, base: 342, rate: 0.0275 },
      { over: 100000, base: 2394.32, rate: 0.03125 },
    ],
    source: {
      title: "Ohio R.C. 5747.02(A)(3), table for 2025",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.02",
    },
  },
  "OH.rates.2026": {
    value: [{ over: 26050, base: 332, rate: 0.0275 }],
    source: {
      title: "Ohio R.C. 5747.02(A)(3), table for 2026",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.02",
    },
  },
  "OH.exemption.2021": {
    value: [
      { over: -1, amount: 2400 },
      { over: 40000, amount: 2150 },
      { over: 80000, amount: 1900 },
    ],
    source: {
      title: "Ohio R.C. 5747.025, personal exemptions",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.025",
    },
  },
  "OH.exemption.2022": {
    value: [
      { over: -1, amount: 2400 },
      { over: 40000, amount: 2150 },
      { over: 80000, amount: 1900 },
    ],
    source: {
      title: "Ohio R.C. 5747.025, personal exemptions",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.025",
    },
  },
  "OH.exemption.2023": {
    value: [
      { over: -1, amount: 2400 },
      { over: 40000, amount: 2150 },
      { over: 80000, amount: 1900 },
    ],
    source: {
      title: "Ohio R.C. 5747.025, personal exemptions",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.025",
    },
  },
  "OH.exemption.2024": {
    value: [
      { over: -1, amount: 2400 },
      { over: 40000, amount: 2150 },
      { over: 80000, amount: 1900 },
    ],
    source: {
      title: "Ohio R.C. 5747.025, personal exemptions",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.025",
    },
  },
  "OH.exemption.2025": {
    value: [
      { over: -1, amount: 2400 },
      { over: 40000, amount: 2150 },
      { over: 80000, amount: 1900 },
      { over: 750000, amount: 0 },
    ],
    source: {
      title: "Ohio R.C. 5747.025, personal exemptions",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.025",
    },
  },
  "OH.exemption.2026": {
    value: [
      { over: -1, amount: 2400 },
      { over: 40000, amount: 2150 },
      { over: 80000, amount: 1900 },
      { over: 500000, amount: 0 },
    ],
    source: {
      title: "Ohio R.C. 5747.025, personal exemptions",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.025",
    },
  },
  "MO.federal_tax_cap": {
    value: {
      single: 5000,
      married_joint: 10000,
      married_separate: 5000,
      head_of_household: 5000,
      surviving_spouse: 5000,
    },
    source: {
      title: "RSMo 143.171, federal income tax deduction",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.171",
    },
  },
  "AR.relief_credit.2023": {
    value: {
      single: 150,
      married_joint: 300,
      married_separate: 150,
      head_of_household: 150,
      surviving_spouse: 150,
    },
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_start.2023": {
    value: {
      single: 89600,
      married_joint: 179200,
      married_separate: 89600,
      head_of_household: 89600,
      surviving_spouse: 89600,
    },
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit.2024": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_start.2024": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_step.2024": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_per_step.2024": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit.2025": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_start.2025": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_step.2025": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_per_step.2025": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit.2026": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_start.2026": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_step.2026": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
  "AR.relief_credit_per_step.2026": {
    value: null,
    source: {
      title:
        "Arkansas Act 6 of 2023 (First Extraordinary Session), inflationary relief credit of 2023",
      url: "https://www.arkleg.state.ar.us/Acts/Document?type=pdf&act=6&ddBienniumSession=2023%2F2023S1",
    },
  },
};
