import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

/** Pay of one period up to which the employer's lower rate applies. */
interface Limits {
  readonly weekly: number;
  readonly fortnightly: number;
  readonly monthly: number;
}

export interface IeContributions {
  /**
   * Class A: the rate on all pay of a period above `nil_up_to`. The credit falls by a sixth of the
   * pay above `credit_from`.
   */
  readonly prsi_employee: {
    readonly rate: number;
    readonly nil_up_to: Limits;
    readonly credit: Limits;
    readonly credit_from: Limits;
  };
  /** One rate on all pay, with the National Training Fund levy. */
  readonly prsi_employer: {
    readonly lower: number;
    readonly higher: number;
    readonly lower_up_to: Limits;
  };
  readonly my_future_fund?: {
    readonly rate: number;
    readonly upper: number;
    readonly over: number;
    readonly least_age: number;
    readonly last_age: number;
  };
}

const nil_up_to: Limits = { weekly: 352, fortnightly: 704, monthly: 1525 };
const credit: Limits = { weekly: 12, fortnightly: 24, monthly: 52 };
const credit_from: Limits = { weekly: 352.01, fortnightly: 704.01, monthly: 1525.01 };
const employee = (rate: number) => ({ rate, nil_up_to, credit, credit_from });

export const data: ContributionData<IeContributions> = {
  code: "IE",
  years: ["2024", "2025", "2026"],
  sources: {
    govie: {
      title: "Department of Social Protection: PRSI Class A rates (editions of 2025 and 2026)",
      url: "https://www.gov.ie/en/department-of-social-protection/publications/prsi-class-a-rates",
      readOn: "2026-11-22",
    },
    "govie-2024": {
      title: "Department of Social Protection: PRSI Class A rates (edition of 2024)",
      url: "https://www.gov.ie/en/publication/ffa563-prsi-class-a-rates/",
      readOn: "2026-11-22",
    },
    nkc: {
      title: "NKC: new PRSI rates and thresholds",
      url: "https://www.nkc.ie/news/new-prsi-rates-and-thresholds",
      readOn: "2026-11-22",
    },
    simplepay: {
      title: "SimplePay: PRSI from 1 October 2024",
      url: "https://simplepay.ie/blog/2024/09/12/prsi-changes-effective-from-1-october-2024",
      readOn: "2026-11-22",
    },
    psc: {
      title: "PSC Accountants: PRSI rate of October 2024",
      url: "https://psc.ie/upcoming-changes-to-the-prsi-rate/",
      readOn: "2026-11-22",
    },
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Ireland, other taxes (reviewed 2025-02-10), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/ireland/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    pkeane: {
      title: "PKeane: the PRSI credit, calculated for 372 a week",
      url: "http://pkeane.ie/a-new-prsi-credit-is-available-from-1st-january-2016",
      readOn: "2026-11-22",
    },
    littler: {
      title: "Littler Ireland: automatic enrolment and its minimum rates",
      url: "https://littler.ie/insights/auto-enrolment-scheme-and-minimum-contribution-rates-now-in-effect",
      readOn: "2026-11-22",
    },
    hds: {
      title: "HDS: My Future Fund",
      url: "https://hds.ie/my-future-fund-auto-enrolment",
      readOn: "2026-11-22",
    },
  },
  figures: {
    prsi_employee: [
      {
        from: "2024-01-01",
        value: employee(0.04),
        sources: ["govie-2024", "simplepay", "pkeane"],
        confidence: "two_sources",
        note: "The limits of a month and of a fortnight are those of a week, times 52 / 12 and 2.",
      },
      {
        from: "2024-10-01",
        value: employee(0.041),
        sources: ["simplepay", "psc", "pkeane"],
        confidence: "two_sources",
      },
      {
        from: "2025-10-01",
        value: employee(0.042),
        sources: ["govie", "nkc", "pwc"],
        confidence: "two_sources",
      },
      {
        from: "2026-10-01",
        value: employee(0.0435),
        sources: ["govie", "nkc"],
        confidence: "two_sources",
      },
    ],
    prsi_employer: [
      {
        from: "2024-01-01",
        value: {
          lower: 0.088,
          higher: 0.1105,
          lower_up_to: { weekly: 441, fortnightly: 882, monthly: 1911 },
        },
        sources: ["govie-2024", "simplepay", "psc"],
        confidence: "two_sources",
      },
      {
        from: "2024-10-01",
        value: {
          lower: 0.089,
          higher: 0.1115,
          lower_up_to: { weekly: 496, fortnightly: 992, monthly: 2149 },
        },
        sources: ["simplepay", "psc"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          lower: 0.089,
          higher: 0.1115,
          lower_up_to: { weekly: 527, fortnightly: 1054, monthly: 2284 },
        },
        sources: ["govie", "nkc", "pwc"],
        confidence: "two_sources",
      },
      {
        from: "2025-10-01",
        value: {
          lower: 0.09,
          higher: 0.1125,
          lower_up_to: { weekly: 527, fortnightly: 1054, monthly: 2284 },
        },
        sources: ["govie", "nkc", "pwc"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          lower: 0.09,
          higher: 0.1125,
          lower_up_to: { weekly: 552, fortnightly: 1104, monthly: 2392 },
        },
        sources: ["govie", "nkc"],
        confidence: "two_sources",
      },
      {
        from: "2026-10-01",
        value: {
          lower: 0.0915,
          higher: 0.114,
          lower_up_to: { weekly: 552, fortnightly: 1104, monthly: 2392 },
        },
        sources: ["govie", "nkc"],
        confidence: "two_sources",
      },
    ],
    my_future_fund: [
      {
        from: "2026-01-01",
        value: { rate: 0.015, upper: 80_000, over: 20_000, least_age: 23, last_age: 60 },
        sources: ["littler", "hds"],
        confidence: "two_sources",
      },
    ],
  },
};
