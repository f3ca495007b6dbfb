import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

/** A pension plan: one rate on the pay between an exemption and a ceiling of the year. */
export interface PensionPlan {
  readonly rate: number;
  /** The part of `rate` that earns a credit; the rest is deducted from income. */
  readonly base_rate: number;
  readonly lower: number;
  readonly upper: number;
  /** The first and the last age, in whole years, at which it is due. */
  readonly ages: readonly [number, number];
}

/** The second additional contribution: on the pay above the ceiling of the plan. */
export interface SecondPensionPlan {
  readonly rate: number;
  readonly lower: number;
  readonly upper: number;
}

export interface EmploymentInsurance {
  readonly rate: number;
  readonly upper: number;
  /** The employer's premium as a multiple of the employee's. */
  readonly employer_factor: number;
}

export interface CaContributions {
  readonly cpp: PensionPlan;
  readonly cpp2: SecondPensionPlan;
  readonly ei: EmploymentInsurance;
}

export const data: ContributionData<CaContributions> = {
  code: "CA",
  years: ["2024", "2025", "2026"],
  sources: {
    "cra-cpp2": {
      title: "Canada Revenue Agency: CPP2 contribution rates and maximums, 2024 and 2025",
      url: "http://canada.ca/content/canadasite/en/revenue-agency/services/tax/businesses/topics/payroll/calculating-deductions/making-deductions/second-additional-cpp-contribution-rates-maximums.html",
      readOn: "2026-11-22",
    },
    youralbertacpa: {
      title: "Your Alberta CPA: Canada Pension Plan 2022 to 2024",
      url: "http://youralbertacpa.com/canada-pension-plan/",
      readOn: "2026-11-22",
    },
    beanflow: {
      title: "Beanflow Payroll: CPP and EI tables from T4127 (2024, 2025, 2026)",
      url: "https://github.com/beanflowai/Beanflow-Payroll",
      readOn: "2026-11-22",
    },
    sslgroup: {
      title: "SSL Group: CPP and EI rates 2025 and 2026",
      url: "https://sslgroup.ca/canada-pension-plan-cpp-and-employment-insurance-ei-rates",
      readOn: "2026-11-22",
    },
    wcbc: {
      title: "WCBC: EI, QPIP and CPP of 2025 and 2026 compared",
      url: "https://wcbc.ca/?p=22702",
      readOn: "2026-11-22",
    },
    unifor: {
      title: "Unifor: government benefits 2026",
      url: "https://www.unifor.org/resources/our-resources/government-benefits-2026",
      readOn: "2026-11-22",
    },
    avanti: {
      title: "Avanti: EI and QPIP amounts of 2024",
      url: "https://www.avanti.ca/payroll-guide/ei-qpip",
      readOn: "2026-11-22",
    },
    awdnet: {
      title: "awdnet.ca: EI rates and maximums to 2024, Canada and Quebec",
      url: "https://awdnet.ca/q-rates/195-ei-rates",
      readOn: "2026-11-22",
    },
  },
  figures: {
    cpp: [
      {
        from: "2024-01-01",
        value: { rate: 0.0595, base_rate: 0.0495, lower: 3500, upper: 68_500, ages: [18, 69] },
        sources: ["youralbertacpa", "beanflow"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0595, base_rate: 0.0495, lower: 3500, upper: 71_300, ages: [18, 69] },
        sources: ["sslgroup", "wcbc", "beanflow"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0595, base_rate: 0.0495, lower: 3500, upper: 74_600, ages: [18, 69] },
        sources: ["unifor", "sslgroup", "wcbc", "beanflow"],
        confidence: "two_sources",
      },
    ],
    cpp2: [
      {
        from: "2024-01-01",
        value: { rate: 0.04, lower: 68_500, upper: 73_200 },
        sources: ["cra-cpp2", "youralbertacpa", "beanflow"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.04, lower: 71_300, upper: 81_200 },
        sources: ["cra-cpp2", "sslgroup", "wcbc"],
        confidence: "two_sources",
        note: "WCBC prints a maximum of 369.00, a slip for 396.00.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.04, lower: 74_600, upper: 85_000 },
        sources: ["unifor", "sslgroup", "wcbc", "beanflow"],
        confidence: "two_sources",
      },
    ],
    ei: [
      {
        from: "2024-01-01",
        value: { rate: 0.0166, upper: 63_200, employer_factor: 1.4 },
        sources: ["avanti", "awdnet", "beanflow"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0164, upper: 65_700, employer_factor: 1.4 },
        sources: ["sslgroup", "wcbc"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0163, upper: 68_900, employer_factor: 1.4 },
        sources: ["unifor", "sslgroup", "wcbc", "beanflow"],
        confidence: "two_sources",
      },
    ],
  },
};
