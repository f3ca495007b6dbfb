import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface IlContributions {
  /** Marginal bands of monthly pay; the last one has no rate. */
  readonly national_insurance: {
    readonly employee: readonly Bracket[];
    readonly employer: readonly Bracket[];
  };
  readonly health_tax: { readonly employee: readonly Bracket[] };
  /** From an extension order of 2017. The employer's part includes severance. */
  readonly pension: { readonly employee: number; readonly employer: number };
  /** The tax credit: a share of the contributions, on a share of monthly pay up to a limit. */
  readonly pension_credit: {
    readonly rate: number;
    readonly of_pay: number;
    readonly upper: number;
  };
}

export const data: ContributionData<IlContributions> = {
  code: "IL",
  years: ["2024", "2025", "2026"],
  sources: {
    "btl-2024": {
      title: "National Insurance Institute: rates for salaried workers as of January 2024",
      url: "https://www.btl.gov.il/English%20Homepage/Insurance/Employers/IsraeliResident/Pages/Ratesofinsurancecontributionsforsalariedworkers.aspx",
      readOn: "2026-11-22",
    },
    "btl-2025": {
      title: "National Insurance Institute: rates for salaried workers as of January 2025",
      url: "https://btl.gov.il/Insurance/Rates/Pages/%D7%9C%D7%A2%D7%95%D7%91%D7%93%D7%99%D7%9D%20%D7%A9%D7%9B%D7%99%D7%A8%D7%99%D7%9D.aspx",
      readOn: "2026-11-22",
    },
    "btl-2025-02": {
      title: "National Insurance Institute: rates for salaried workers as of February 2025",
      url: "https://btl.gov.il/English%20Homepage/Insurance/Ratesandamount/Pages/forSalaried.aspx",
      readOn: "2026-11-22",
    },
    israeltax: {
      title: "Israel Tax: table of national insurance, 7,522 and 49,030",
      url: "https://israeltax.org/en/practical-guides/reference-tables/tavla-bl-ref.php",
      readOn: "2026-11-22",
    },
    "britcpa-2025": {
      title: "Brit CPA: rates of national insurance in 2025, in January and from February",
      url: "https://britcpa.co.il/hozrim/קיבוצים-שיתופיים-ביטוח-לאומי-רבעון-י-6",
      readOn: "2026-11-22",
    },
    "britcpa-2026": {
      title: "Brit CPA: circular 9.2026, rates of 2026 as in 2025",
      url: "https://britcpa.co.il/hozrim/קיבוצים-שיתופיים-ביטוח-לאומי-רבעון-י-7",
      readOn: "2026-11-22",
    },
    "tlush-free": {
      title: "Tlush Free Sector: net pay calculator, 7,703 and 51,910 in 2026",
      url: "https://github.com/jonx250-max/tlush-free-sector",
      readOn: "2026-11-22",
    },
    "cpa-dray": {
      title: "CPA Dray: pension contributions 6 %, 6.5 % and 6 %, and their tax credit",
      url: "https://www.cpa-dray.com/en/blog/retirement-in-israel-how-does-it-work/",
      readOn: "2026-11-22",
    },
    route38: {
      title: "Route 38: pension contributions of 2026",
      url: "https://blog.route38.co.il/2026/02/09/how-to-check-if-your-pension-is-being-paid",
      readOn: "2026-11-22",
    },
    kolzchut: {
      title: "Kol Zchut: tax credit for pension contributions of employees, at most 8,148 in 2024",
      url: "https://www.kolzchut.org.il/he/%D7%96%D7%99%D7%9B%D7%95%D7%99_%D7%9E%D7%9E%D7%A1_%D7%94%D7%9B%D7%A0%D7%A1%D7%94_%D7%91%D7%92%D7%99%D7%9F_%D7%94%D7%A4%D7%A8%D7%A9%D7%95%D7%AA_%D7%9C%D7%A4%D7%A0%D7%A1%D7%99%D7%94",
      readOn: "2026-11-22",
    },
  },
  figures: {
    national_insurance: [
      {
        from: "2024-01-01",
        value: {
          employee: [
            { over: 0, rate: 0.004 },
            { over: 7522, rate: 0.07 },
            { over: 49_030, rate: 0 },
          ],
          employer: [
            { over: 0, rate: 0.0355 },
            { over: 7522, rate: 0.076 },
            { over: 49_030, rate: 0 },
          ],
        },
        sources: ["btl-2024", "israeltax"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          employee: [
            { over: 0, rate: 0.0104 },
            { over: 7522, rate: 0.07 },
            { over: 50_695, rate: 0 },
          ],
          employer: [
            { over: 0, rate: 0.0451 },
            { over: 7522, rate: 0.076 },
            { over: 50_695, rate: 0 },
          ],
        },
        sources: ["btl-2025", "btl-2025-02", "britcpa-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          employee: [
            { over: 0, rate: 0.0104 },
            { over: 7703, rate: 0.07 },
            { over: 51_910, rate: 0 },
          ],
          employer: [
            { over: 0, rate: 0.0451 },
            { over: 7703, rate: 0.076 },
            { over: 51_910, rate: 0 },
          ],
        },
        sources: ["tlush-free", "britcpa-2026"],
        confidence: "one_source",
        note: "The rates are those of 2025, as both say; the limits are those of the calculator.",
      },
    ],
    health_tax: [
      {
        from: "2024-01-01",
        value: {
          employee: [
            { over: 0, rate: 0.031 },
            { over: 7522, rate: 0.05 },
            { over: 49_030, rate: 0 },
          ],
        },
        sources: ["btl-2024", "israeltax"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          employee: [
            { over: 0, rate: 0.0323 },
            { over: 7522, rate: 0.0516 },
            { over: 50_695, rate: 0 },
          ],
        },
        sources: ["btl-2025", "britcpa-2025"],
        confidence: "two_sources",
      },
      {
        from: "2025-02-01",
        value: {
          employee: [
            { over: 0, rate: 0.0323 },
            { over: 7522, rate: 0.0517 },
            { over: 50_695, rate: 0 },
          ],
        },
        sources: ["btl-2025-02", "britcpa-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          employee: [
            { over: 0, rate: 0.0323 },
            { over: 7703, rate: 0.0517 },
            { over: 51_910, rate: 0 },
          ],
        },
        sources: ["tlush-free", "britcpa-2026"],
        confidence: "one_source",
        note: "The rates are those of 2025, as both say; the limits are those of the calculator.",
      },
    ],
    pension: [
      {
        from: "2024-01-01",
        value: { employee: 0.06, employer: 0.125 },
        sources: ["cpa-dray", "route38"],
        confidence: "two_sources",
        note: "The employer's 6.5 % and 6 % for severance.",
      },
    ],
    pension_credit: [
      {
        from: "2024-01-01",
        value: { rate: 0.35, of_pay: 0.07, upper: 9700 },
        sources: ["kolzchut", "cpa-dray"],
        confidence: "two_sources",
        note: "At most 7 % of 9,700 a month; the limit of 2024 is frozen to 2026.",
      },
    ],
  },
};
