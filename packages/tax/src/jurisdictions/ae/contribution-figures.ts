import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface AeContributions {
  /** Law 7 of 1999 for members before 31 October 2023, Decree-Law 57 of 2023 for later members. */
  readonly gpssa: {
    readonly old: { readonly employee: number; readonly employer: number; readonly most: number };
    readonly new: {
      readonly employee: number;
      readonly employer: number;
      /** The employer's rate for wages below a limit. The state pays the rest. */
      readonly employer_low: number;
      readonly low_below: number;
      readonly most: number;
    };
  };
  /** Monthly premium of unemployment insurance, up to a basic wage and above it. */
  readonly iloe: { readonly low: number; readonly high: number; readonly low_to: number };
}

export const data: ContributionData<AeContributions> = {
  code: "AE",
  years: ["2025", "2026"],
  sources: {
    zoho: {
      title: "Zoho Payroll: General Pension and Social Security Authority",
      url: "https://www.zoho.com/en-ae/payroll/help/employer/social-security/gpssa.md",
      readOn: "2026-11-22",
    },
    oa: {
      title: "OpenAccountants: UAE payroll and social contributions",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/uae/ae-payroll-social.md",
      readOn: "2026-11-22",
    },
    emiratitimes: {
      title: "Emirati Times: GPSSA, know your law",
      url: "https://emiratitimes.com/gpssa-enlightens-emiratis-as-part-of-know-your-law-campaign/",
      readOn: "2026-11-22",
    },
    hrobserver: {
      title: "The HR Observer: GPSSA explains the pension laws",
      url: "https://www.thehrobserver.com/compensation-and-benefits/gpssa-explains-pension-schemes-in-the-uae/",
      readOn: "2026-11-22",
    },
    gulfnews: {
      title: "Gulf News: unemployment insurance",
      url: "https://gulfnews.com/uae/uae-get-unemployment-insurance-before-oct-1-deadline-to-avoid-fines-1.98206018",
      readOn: "2026-11-22",
    },
    uae: {
      title: "The UAE Government: unemployment insurance scheme",
      url: "https://stg.u.ae/en/information-and-services/jobs/insurance/unemployment-insurance-scheme",
      readOn: "2026-11-22",
    },
  },
  figures: {
    gpssa: [
      {
        from: "2025-01-01",
        value: {
          old: { employee: 0.05, employer: 0.125, most: 50000 },
          new: {
            employee: 0.11,
            employer: 0.15,
            employer_low: 0.125,
            low_below: 20000,
            most: 70000,
          },
        },
        sources: ["zoho", "oa", "emiratitimes", "hrobserver"],
        confidence: "two_sources",
      },
    ],
    iloe: [
      {
        from: "2025-01-01",
        value: { low: 5, high: 10, low_to: 16000 },
        sources: ["gulfnews", "uae"],
        confidence: "two_sources",
        note: "Without value added tax.",
      },
    ],
  },
};
