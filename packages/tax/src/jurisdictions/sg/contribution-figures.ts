import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface SgContributions {
  /**
   * Rates by age (the first row that contains the age applies), and the monthly limit of
   * ordinary wages.
   */
  readonly cpf: {
    readonly ceiling: number;
    readonly ages: readonly {
      readonly to: number | null;
      readonly employee: number;
      readonly employer: number;
    }[];
    /**
     * Nothing is due on wages up to `none_to`. Up to `employer_to` only the employer pays. Up to
     * `phased_to` the employee pays `phase` times the rate on the part above.
     */
    readonly low_wage: {
      readonly none_to: number;
      readonly employer_to: number;
      readonly phased_to: number;
      readonly phase: number;
    };
  };
  readonly sdl: { readonly rate: number; readonly least: number; readonly most: number };
}

export const data: ContributionData<SgContributions> = {
  code: "SG",
  years: ["2024", "2025", "2026"],
  sources: {
    "cpf-2024": {
      title: "CPF Board: rates for senior workers from 1 January 2024",
      url: "https://www.cpf.gov.sg/employer/faq/employer-obligations/how-much-cpf-contributions-to-pay/what-are-the-changes-to-rates-for-senior-workers-from-1-jan-2024",
      readOn: "2026-11-22",
    },
    "cna-ceiling": {
      title: "CNA: the monthly salary ceiling rises to 8,000 in steps to 2026",
      url: "https://www.channelnewsasia.com/singapore/cna-explains-cpf-monthly-salary-ceiling-higher-retirement-payouts-singapore-3289846",
      readOn: "2026-11-22",
    },
    talenox: {
      title: "Talenox: CPF rates by age group, 2024 and 2025",
      url: "http://help.talenox.com/en/articles/4229215-how-to-determine-employees-age-group-for-cpf-contribution",
      readOn: "2026-11-22",
    },
    "cpf-2026": {
      title: "CPF Board: how much CPF contributions to pay (2026)",
      url: "https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay",
      readOn: "2026-11-22",
    },
    "kaizen-2026": {
      title: "Kaizen: CPF contribution rates 2025 and 2026",
      url: "https://en.kaizencpa.cn/news/Singapore-CPF-Contribution-Rate-2026.html",
      readOn: "2026-11-22",
    },
    "cpf-rounding": {
      title: "CPF Board: are CPF contributions rounded to the nearest dollar?",
      url: "https://www.cpf.gov.sg/employer/faq/employer-obligations/what-payments-attract-cpf-contributions/are-cpf-contributions-rounded-to-the-nearest-dollar-",
      readOn: "2026-11-22",
    },
    sdl: {
      title: "SkillsFuture Singapore: calculator of the Skills Development Levy",
      url: "https://sdlcalculator.app.tc1.airbase.sg",
      readOn: "2026-11-22",
    },
    epica: {
      title: "Epica: how the Skills Development Levy is calculated",
      url: "https://www.epica.asia/faq/skill-development-levy/how-can-i-calculate-the-sdl.php",
      readOn: "2026-11-22",
    },
  },
  figures: {
    cpf: [
      {
        from: "2024-01-01",
        value: {
          ceiling: 6800,
          ages: [
            { to: 55, employee: 0.2, employer: 0.17 },
            { to: 60, employee: 0.16, employer: 0.15 },
            { to: 65, employee: 0.105, employer: 0.115 },
            { to: 70, employee: 0.075, employer: 0.09 },
            { to: null, employee: 0.05, employer: 0.075 },
          ],
          low_wage: { none_to: 50, employer_to: 500, phased_to: 750, phase: 3 },
        },
        sources: ["cpf-2024", "cna-ceiling", "cpf-rounding"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          ceiling: 7400,
          ages: [
            { to: 55, employee: 0.2, employer: 0.17 },
            { to: 60, employee: 0.17, employer: 0.155 },
            { to: 65, employee: 0.115, employer: 0.12 },
            { to: 70, employee: 0.075, employer: 0.09 },
            { to: null, employee: 0.05, employer: 0.075 },
          ],
          low_wage: { none_to: 50, employer_to: 500, phased_to: 750, phase: 3 },
        },
        sources: ["talenox", "kaizen-2026", "cna-ceiling"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          ceiling: 8000,
          ages: [
            { to: 55, employee: 0.2, employer: 0.17 },
            { to: 60, employee: 0.18, employer: 0.16 },
            { to: 65, employee: 0.125, employer: 0.125 },
            { to: 70, employee: 0.075, employer: 0.09 },
            { to: null, employee: 0.05, employer: 0.075 },
          ],
          low_wage: { none_to: 50, employer_to: 500, phased_to: 750, phase: 3 },
        },
        sources: ["cpf-2026", "kaizen-2026", "cna-ceiling"],
        confidence: "two_sources",
      },
    ],
    sdl: [
      {
        from: "2024-01-01",
        value: { rate: 0.0025, least: 2, most: 11.25 },
        sources: ["sdl", "epica"],
        confidence: "two_sources",
      },
    ],
  },
};
