import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface PtContributions {
  /** Rate of the general regime, without a ceiling. */
  readonly tsu_employee: number;
  readonly tsu_employer: number;
}

export const data: ContributionData<PtContributions> = {
  code: "PT",
  years: ["2024", "2025", "2026"],
  sources: {
    pwc24: {
      title: "PwC Portugal: Guia Fiscal 2024, Segurança Social",
      url: "https://www.pwc.pt/pt/pwcinforfisco/guia-fiscal/2024/seguranca-social.html",
      readOn: "2026-11-22",
    },
    doutor: {
      title: "Doutor Finanças: table of contributions to social security",
      url: "https://doutorfinancas.pt/?p=140153",
      readOn: "2026-11-22",
    },
    economias: {
      title: "Economias: social security of employees",
      url: "https://www.economias.pt/escaloes-de-seguranca-social-dos-trabalhadores-dependentes/",
      readOn: "2026-11-22",
    },
  },
  figures: {
    tsu_employee: [
      {
        from: "2024-01-01",
        value: 0.11,
        sources: ["pwc24", "doutor", "economias"],
        confidence: "two_sources",
      },
    ],
    tsu_employer: [
      {
        from: "2024-01-01",
        value: 0.2375,
        sources: ["pwc24", "doutor", "economias"],
        confidence: "two_sources",
        note: "Employers that work for profit; 22.3 % for others.",
      },
    ],
  },
};
