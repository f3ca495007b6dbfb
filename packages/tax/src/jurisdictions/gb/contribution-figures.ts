import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

/** Limits of one period. */
interface Primary {
  readonly primary_threshold: number;
  readonly upper_earnings_limit: number;
}

export interface GbContributions {
  readonly ni_employee: {
    readonly main_rate: number;
    readonly upper_rate: number;
    readonly annual: Primary;
    readonly monthly: Primary;
  };
  readonly ni_employer: {
    readonly rate: number;
    readonly annual: number;
    readonly monthly: number;
  };
  /** Class 4, on profits. */
  readonly ni_class_4: {
    readonly lower_limit: number;
    readonly upper_limit: number;
    readonly main_rate: number;
    readonly upper_rate: number;
  };
  readonly apprenticeship_levy: number;
  readonly workplace_pension: {
    readonly employee: number;
    readonly employer: number;
    readonly trigger: number;
    readonly lower: number;
    readonly upper: number;
    readonly least_age: number;
    readonly pension_age: number;
  };
}

export const data: ContributionData<GbContributions> = {
  code: "GB",
  years: ["2024-25", "2025-26", "2026-27"],
  sources: {
    "hmrc-kalc": {
      title: "HMRC: tax-kalculator, EmployeeNIBands.kt",
      url: "https://github.com/hmrc/tax-kalculator",
      readOn: "2026-11-22",
    },
    "pe-uk": {
      title:
        "PolicyEngine UK: Class 1 National Insurance, citing the Secondary Class 1 Contributions Act 2025",
      url: "https://github.com/PolicyEngine/policyengine-uk",
      readOn: "2026-11-22",
    },
    twp: {
      title: "TWP Accounting: National Insurance of the self-employed, 2024/25 and 2025/26",
      url: "https://www.twpaccounting.co.uk/specialist-tax-news/national-insurance-for-the-self-employed/",
      readOn: "2026-11-28",
    },
    salarytax: {
      title: "Class 2 and Class 4 National Insurance of 2026/27",
      url: "https://salarytax.uk/uk-class-2-class-4-ni-self-employed-2026-27-guide",
      readOn: "2026-11-28",
    },
    delphini: {
      title: "Delphini Accounting: National Insurance tables 2024/25 to 2026/27",
      url: "https://delphiniaccounting.co.uk/resource-centre/tax-tables/national-insurance.php",
      readOn: "2026-11-22",
    },
    paypacket: {
      title: "PayPacket: NI rates and thresholds 2026/27 with monthly and weekly limits",
      url: "https://www.paypacket.io/guides/ni-rates-thresholds-2026-27.html",
      readOn: "2026-11-22",
    },
    fourfifty: {
      title: "Four Fifty: auto-enrolment thresholds stay in 2026/27",
      url: "https://www.fourfifty.co.uk/news/auto-enrolment-pension-thresholds-to-stay-the-same-in-2026-27",
      readOn: "2026-11-22",
    },
    moorepay: {
      title: "Moorepay: auto-enrolment rates 2025-26",
      url: "https://www.moorepay.co.uk/payroll-hr-rates/automatic-enrolment/",
      readOn: "2026-11-22",
    },
    calchub: {
      title: "CalcHub: how the apprenticeship levy works for employers",
      url: "https://calchub.uk/answers/how-does-the-apprenticeship-levy-work-for-employers/",
      readOn: "2026-11-22",
    },
    heights: {
      title: "Heights Accountancy: apprenticeship levy",
      url: "https://heightsaccountancy.co.uk/?p=1083",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ni_employee: [
      {
        from: "2024-04-06",
        value: {
          main_rate: 0.08,
          upper_rate: 0.02,
          annual: { primary_threshold: 12570, upper_earnings_limit: 50270 },
          monthly: { primary_threshold: 1048, upper_earnings_limit: 4189 },
        },
        sources: ["hmrc-kalc", "delphini", "pe-uk"],
        confidence: "two_sources",
      },
    ],
    ni_employer: [
      {
        from: "2024-04-06",
        value: { rate: 0.138, annual: 9100, monthly: 758 },
        sources: ["pe-uk", "delphini"],
        confidence: "two_sources",
      },
      {
        from: "2025-04-06",
        value: { rate: 0.15, annual: 5000, monthly: 417 },
        sources: ["pe-uk", "delphini", "paypacket"],
        confidence: "two_sources",
      },
    ],
    ni_class_4: [
      {
        from: "2024-04-06",
        value: { lower_limit: 12570, upper_limit: 50270, main_rate: 0.06, upper_rate: 0.02 },
        sources: ["twp", "salarytax"],
        confidence: "two_sources",
        note: "Class 2 is voluntary since April 2024, so nothing is due.",
      },
    ],
    apprenticeship_levy: [
      {
        from: "2024-04-06",
        value: 0.005,
        sources: ["calchub", "heights"],
        confidence: "two_sources",
      },
    ],
    workplace_pension: [
      {
        from: "2024-04-06",
        value: {
          employee: 0.05,
          employer: 0.03,
          trigger: 10000,
          lower: 6240,
          upper: 50270,
          least_age: 22,
          pension_age: 66,
        },
        sources: ["fourfifty", "moorepay"],
        confidence: "two_sources",
      },
    ],
  },
};
