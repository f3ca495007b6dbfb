import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface NzContributions {
  /** The rate and the limit of the tax year, and the published maximum levy. */
  readonly acc_earner_levy: {
    readonly rate: number;
    readonly limit: number;
    readonly most: number;
  };
  /** The minimum rate of each side. */
  readonly kiwisaver: number;
  /** The average of all industries, without GST. */
  readonly acc_work_levy: number;
}

export const data: ContributionData<NzContributions> = {
  code: "NZ",
  years: ["2024-25", "2025-26", "2026-27"],
  sources: {
    "myob-2024": {
      title: "MYOB: payroll compliance changes from 1 April 2024",
      url: "https://www.myob.com/nz/support/myob-business/payroll/payroll-compliance-changes-from-1-april",
      readOn: "2026-11-22",
    },
    ontrack: {
      title: "Ontrack Bookkeeping: changes of 1 April 2024",
      url: "https://ontrackbookkeeping.co.nz/1st-april-2024-changes-what-do-you-need-to-know/",
      readOn: "2026-11-22",
    },
    "nzppa-2025": {
      title: "NZPPA: ACC levy rates and maximum liable income from 1 April 2025",
      url: "https://nzppa.co.nz/blog/acc-rates-of-levy-and-maximum-liable-income-1-april-2025",
      readOn: "2026-11-22",
    },
    "myob-2026": {
      title: "MYOB: new tax year compliance changes for 2026-27",
      url: "https://enterprisesupport.myob.com/knowledge/new-tax-year-compliance-changes-nz",
      readOn: "2026-11-22",
    },
    "ipayroll-2026": {
      title: "iPayroll: changes of 1 April 2026",
      url: "https://support.ipayroll.co.nz/portal/en/kb/articles/01-april-2026-changes-for-you-and-your-employees",
      readOn: "2026-11-22",
    },
    "oracle-2026": {
      title: "Oracle: ACC earners' levy for 2026-27, after Inland Revenue",
      url: "https://blogs.oracle.com/peoplesoft/legislative-update-for-peoplesoft-hcm-global-payroll-for-new-zealand-acc-earners-levy-changes-for-fy-20262027",
      readOn: "2026-11-22",
    },
    "fivestar-2026": {
      title: "Five Star Software: changes from April 2026",
      url: "https://fivestarsoftware.co.nz/support/newv2legislationchanges.html",
      readOn: "2026-11-22",
    },
    mbie: {
      title: "MBIE: average ACC levy rates for 2025-26 to 2027-28, with those of 2024-25",
      url: "https://mbie.govt.nz/business-and-employment/employment-and-skills/employment-legislation-reviews/setting-the-average-acc-levy-rates-for-2025-26-2026-27-and-2027-28",
      readOn: "2026-11-22",
    },
    tael: {
      title: "Tael Solutions: payroll and levy changes of 1 April 2026",
      url: "https://www.taelsolutions.nz/news/major-payroll-levy-changes-coming-in-2026-what-small-businesses-need-to-know",
      readOn: "2026-11-22",
    },
  },
  figures: {
    acc_earner_levy: [
      {
        from: "2024-04-01",
        value: { rate: 0.016, limit: 142283, most: 2276.52 },
        sources: ["myob-2024", "ontrack"],
        confidence: "two_sources",
      },
      {
        from: "2025-04-01",
        value: { rate: 0.0167, limit: 152790, most: 2551.59 },
        sources: ["nzppa-2025", "myob-2026"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: { rate: 0.0175, limit: 156641, most: 2741.22 },
        sources: ["oracle-2026", "myob-2026", "fivestar-2026"],
        confidence: "two_sources",
      },
    ],
    kiwisaver: [
      {
        from: "2024-04-01",
        value: 0.03,
        sources: ["ipayroll-2026", "nzppa-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: 0.035,
        sources: ["myob-2026", "ipayroll-2026", "fivestar-2026"],
        confidence: "two_sources",
        note: "A member can ask for 3 % for a time; the employer may then pay 3 %.",
      },
    ],
    acc_work_levy: [
      { from: "2024-04-01", value: 0.0063, sources: ["mbie"], confidence: "one_source" },
      { from: "2025-04-01", value: 0.0066, sources: ["mbie"], confidence: "one_source" },
      { from: "2026-04-01", value: 0.0069, sources: ["mbie", "tael"], confidence: "two_sources" },
    ],
  },
};
