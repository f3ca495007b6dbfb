import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface MyContributions {
  /**
   * Third Schedule of the EPF Act: wages are raised to the top of their band, and shares are
   * rounded up to a ringgit.
   */
  readonly epf: {
    readonly none_to: number;
    readonly bands: readonly { readonly to: number; readonly width: number }[];
    readonly employee: number;
    /** The employer's rate up to this wage, and above it. */
    readonly employer_to: { readonly wage: number; readonly rate: number };
    readonly employer_above: number;
    readonly senior_age: number;
    readonly senior_employer: number;
  };
  /**
   * The rate of each side for foreigners, on exact wages. It is 0 before contributions
   * were compulsory.
   */
  readonly epf_foreigner: number;
  /** Acts 4 and 800: the wage up to which contributions rise. */
  readonly insured_wage: number;
  /**
   * The first category of Act 4: rows of wages up to 200, then rates on the middle of each band
   * of 100.
   */
  readonly socso: {
    readonly low: readonly {
      readonly to: number;
      readonly employee: number;
      readonly employer: number;
      readonly injury: number;
    }[];
    readonly invalidity_rate: number;
    readonly injury_rate: number;
    /**
     * From this age, and for foreigners before July 2024, only the employer's injury part is due.
     */
    readonly senior_age: number;
  };
  /** Whether foreigners are in the first category. */
  readonly socso_foreigner: boolean;
  readonly eis: {
    /** One amount for each of the low rows of Act 4. */
    readonly low: readonly number[];
    readonly rate: number;
    readonly least_age: number;
    readonly most_age: number;
  };
  /**
   * The employee's cover outside work; 0 before June 2026. The schedule prints the difference
   * between the two contributions of Act 4.
   */
  readonly lindung24: number;
  readonly hrd: number;
  /** The largest annual deduction from income: for EPF, and for SOCSO together with EIS. */
  readonly reliefs: { readonly epf: number; readonly socso: number };
}

export const data: ContributionData<MyContributions> = {
  code: "MY",
  years: ["2024", "2025", "2026"],
  sources: {
    "epf-schedule": {
      title: "EPF Act 1991, Third Schedule",
      url: "https://fdocuments.us/document/the-latest-epf-contribution-schedule.html",
      readOn: "2026-11-22",
    },
    "lockton-epf": {
      title: "Lockton: compulsory EPF contributions of foreign employees from October 2025",
      url: "https://global.lockton.com/us/en/news-insights/malaysia-introduces-mandatory-epf-contributions-for-foreign-employees",
      readOn: "2026-11-22",
    },
    perkeso: {
      title: "PERKESO: rate of contribution",
      url: "https://www.perkeso.gov.my/en/rate-of-contribution.html",
      readOn: "2026-11-22",
    },
    centralhr: {
      title: "CentralHR: SOCSO and EIS tables from 1 October 2024",
      url: "https://www.centralhr.my/new-socso-and-eis-contribution-tables-effective-october-1-2024/",
      readOn: "2026-11-22",
    },
    "centralhr-foreign": {
      title: "CentralHR: invalidity scheme for foreign workers from 1 July 2024",
      url: "https://www.centralhr.my/socso-invalidity-scheme-foreign-workers/",
      readOn: "2026-11-22",
    },
    iadmin: {
      title: "i-Admin: SOCSO of foreign workers from 1 July 2024",
      url: "https://www.i-admin.com/post/my-statutory-update",
      readOn: "2026-11-22",
    },
    akn: {
      title: "AKN: schedule of the Employment Insurance System Act 2017",
      url: "http://www.akncorp.com/2019/06/jadual-caruman-skim-insurans-pekerja.html",
      readOn: "2026-11-22",
    },
    linkcompliance: {
      title: "Link Compliance: LINDUNG 24 Jam",
      url: "https://www.linkcompliance.com/?p=5599",
      readOn: "2026-11-22",
    },
    fullcircle: {
      title: "full_circle: Malaysian statutory tables with SKBBK from 1 June 2026",
      url: "https://github.com/tankwanghow/full_circle",
      readOn: "2026-11-22",
    },
    hrdcorp: {
      title: "HRD Corp: questions about registration and the levy",
      url: "https://hrdcorp.gov.my/faq/",
      readOn: "2026-11-22",
    },
    stanley: {
      title: "Stanley Co: HRDF levy extended to new industries",
      url: "https://stanleyco.com.my/post/hrdf-levy-extended-to-new-industries",
      readOn: "2026-11-22",
    },
    rtf: {
      title: "RTF Advisors: guide to the tax reliefs of 2025",
      url: "https://knowledgehub.rtfadvisors.com.my/a-comprehensive-guide-2025-tax-reliefs",
      readOn: "2026-11-22",
    },
    taxpod: {
      title: "TaxPOD: reliefs for the year of assessment 2024",
      url: "https://taxpod.com.my/articles/ways-to-reduce-your-personal-income-tax",
      readOn: "2026-11-22",
    },
    mywave: {
      title: "MyWave: Third Schedule, part F, for foreign workers from 1 October 2025",
      url: "https://mywave.biz/new-kwsp-table-3-part-f-for-foreign-workers-effective-1-october-2025",
      readOn: "2026-11-22",
    },
    pcbcalc: {
      title: "pcbcalculator.my: how the salary calculator works (2025)",
      url: "https://pcbcalculator.my/blog/how-the-salary-calculator-works",
      readOn: "2026-11-22",
    },
  },
  figures: {
    epf: [
      {
        from: "2024-01-01",
        value: {
          none_to: 10,
          bands: [
            { to: 5000, width: 20 },
            { to: 20000, width: 100 },
          ],
          employee: 0.11,
          employer_to: { wage: 5000, rate: 0.13 },
          employer_above: 0.12,
          senior_age: 60,
          senior_employer: 0.04,
        },
        sources: ["epf-schedule", "pcbcalc"],
        confidence: "two_sources",
      },
    ],
    epf_foreigner: [
      {
        from: "2024-01-01",
        value: 0,
        sources: ["lockton-epf", "mywave"],
        confidence: "two_sources",
      },
      {
        from: "2025-10-01",
        value: 0.02,
        sources: ["lockton-epf", "mywave"],
        confidence: "two_sources",
      },
    ],
    insured_wage: [
      {
        from: "2024-01-01",
        value: 5000,
        sources: ["perkeso", "centralhr"],
        confidence: "two_sources",
      },
      {
        from: "2024-10-01",
        value: 6000,
        sources: ["perkeso", "centralhr"],
        confidence: "two_sources",
      },
    ],
    socso: [
      {
        from: "2024-01-01",
        value: {
          low: [
            { to: 30, employee: 0.1, employer: 0.4, injury: 0.3 },
            { to: 50, employee: 0.2, employer: 0.7, injury: 0.5 },
            { to: 70, employee: 0.3, employer: 1.1, injury: 0.8 },
            { to: 100, employee: 0.4, employer: 1.5, injury: 1.1 },
            { to: 140, employee: 0.6, employer: 2.1, injury: 1.5 },
            { to: 200, employee: 0.85, employer: 2.95, injury: 2.1 },
          ],
          invalidity_rate: 0.005,
          injury_rate: 0.0125,
          senior_age: 60,
        },
        sources: ["perkeso", "centralhr"],
        confidence: "two_sources",
      },
    ],
    socso_foreigner: [
      {
        from: "2024-01-01",
        value: false,
        sources: ["centralhr-foreign", "iadmin"],
        confidence: "two_sources",
      },
      {
        from: "2024-07-01",
        value: true,
        sources: ["centralhr-foreign", "iadmin"],
        confidence: "two_sources",
      },
    ],
    eis: [
      {
        from: "2024-01-01",
        value: {
          low: [0.05, 0.1, 0.15, 0.2, 0.25, 0.35],
          rate: 0.002,
          least_age: 18,
          most_age: 60,
        },
        sources: ["akn", "centralhr"],
        confidence: "two_sources",
      },
    ],
    lindung24: [
      { from: "2024-01-01", value: 0, sources: ["linkcompliance"], confidence: "one_source" },
      {
        from: "2026-06-01",
        value: 0.0075,
        sources: ["linkcompliance", "fullcircle"],
        confidence: "two_sources",
        note: "0.75 % for two years, then 1 %.",
      },
    ],
    hrd: [
      {
        from: "2024-01-01",
        value: 0.01,
        sources: ["hrdcorp", "stanley"],
        confidence: "two_sources",
      },
    ],
    reliefs: [
      {
        from: "2024-01-01",
        value: { epf: 4000, socso: 350 },
        sources: ["rtf", "taxpod"],
        confidence: "two_sources",
      },
    ],
  },
};
