import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface OmContributions {
  /** Old age, disability and death insurance of Omanis. */
  readonly old_age: { readonly employee: number; readonly employer: number; readonly most: number };
  readonly work_injury: { readonly employer: number; readonly most: number };
  /** Employment security of Omanis: the rate of each side on the whole wage. */
  readonly employment_security: number;
  /**
   * The employer's rates on the whole wage, for all employees. Sick leave insurance started later.
   */
  readonly sick_leave: number;
  readonly maternity: number;
}

export const data: ContributionData<OmContributions> = {
  code: "OM",
  years: ["2025", "2026"],
  sources: {
    oa: {
      title:
        "OpenAccountants: Oman payroll and social contributions, after the Social Protection Law",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/oman/om-payroll-social.md",
      readOn: "2026-11-22",
    },
    lockton: {
      title: "Lockton: Oman extends social security to foreign workers",
      url: "https://globalnews.lockton.com/oman-extends-social-security-benefits-to-foreign-workers",
      readOn: "2026-11-22",
    },
    observer: {
      title: "Oman Observer: social protection contributions",
      url: "https://omanobserver.om/article/1155733/",
      readOn: "2026-11-22",
    },
    decree60: {
      title: "Daily8: Royal Decree 60/2025 postpones parts of the Social Protection Law",
      url: "https://www.daily8.com/en/hashtag/WorkInjuriesandOccupationalDiseasesInsuranceBranch",
      readOn: "2026-11-22",
    },
    gulfnews: {
      title: "Gulf News: reforms of the Social Protection Fund from 2026 to 2028",
      url: "https://gulfnews.com/world/gulf/oman/oman-to-introduce-mandatory-savings-scheme-for-expatriate-workers-from-2027-1.500470402",
      readOn: "2026-11-22",
    },
  },
  figures: {
    old_age: [
      {
        from: "2025-01-01",
        value: { employee: 0.075, employer: 0.11, most: 3000 },
        sources: ["oa", "observer"],
        confidence: "two_sources",
      },
    ],
    work_injury: [
      {
        from: "2025-01-01",
        value: { employer: 0.01, most: 3000 },
        sources: ["oa", "observer"],
        confidence: "two_sources",
      },
    ],
    employment_security: [
      { from: "2025-01-01", value: 0.005, sources: ["oa", "observer"], confidence: "two_sources" },
    ],
    sick_leave: [
      {
        from: "2025-01-01",
        value: 0,
        sources: ["decree60"],
        confidence: "one_source",
        note: "Was to begin in July 2025; Royal Decree 60/2025 gave it another year.",
      },
      {
        from: "2026-07-19",
        value: 0.01,
        sources: ["decree60", "gulfnews"],
        confidence: "two_sources",
        note: "19 July 2026: the wages of August are the first whole month.",
      },
    ],
    maternity: [
      { from: "2025-01-01", value: 0.01, sources: ["oa", "lockton"], confidence: "two_sources" },
    ],
  },
};
