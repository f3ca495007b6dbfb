import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface ThContributions {
  /** Section 33: the rate of each side on wages within two limits. */
  readonly sso: { readonly rate: number; readonly least: number; readonly most: number };
  /** 0 before contributions to the fund begin. */
  readonly ewf: number;
}

export const data: ContributionData<ThContributions> = {
  code: "TH",
  years: ["2025", "2026"],
  sources: {
    baker: {
      title: "Baker McKenzie: wage base of the Social Security Fund from January 2026",
      url: "https://insightplus.bakermckenzie.com/bm/employment-compensation/thailand-upcoming-changes-to-increase-maximum-wage-base-for-calculation-of-social-security-fund-contributions-starting-from-january-2026",
      readOn: "2026-11-22",
    },
    orbis: {
      title: "Orbis Alliance: Thailand raises social security base wages",
      url: "https://orbis-alliance.com/thailand/thailand-raises-social-security-base-wages-and-enhances-benefits",
      readOn: "2026-11-22",
    },
    native: {
      title: "Native Teams: Thailand payroll change 2026",
      url: "https://help.nativeteams.com/thailand-payroll-change-2026",
      readOn: "2026-11-22",
    },
    "mondaq-ewf": {
      title: "Tilleke & Gibbins: Employee Welfare Fund postponed",
      url: "https://www.mondaq.com/employee-rights-labour-relations/1673086/",
      readOn: "2026-11-22",
    },
    nishimura: {
      title: "Nishimura & Asahi: Employee Welfare Fund",
      url: "https://www.nishimura.com/en/knowledge/publications/20251008-116066",
      readOn: "2026-11-22",
    },
    lex: {
      title: "Lex Bangkok: Employee Welfare Fund from 1 October 2026",
      url: "https://lexbangkok.com/?p=2895",
      readOn: "2026-11-22",
    },
  },
  figures: {
    sso: [
      {
        from: "2025-01-01",
        value: { rate: 0.05, least: 1650, most: 15000 },
        sources: ["baker", "orbis"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.05, least: 1650, most: 17500 },
        sources: ["baker", "orbis", "native"],
        confidence: "two_sources",
      },
    ],
    ewf: [
      {
        from: "2025-01-01",
        value: 0,
        sources: ["mondaq-ewf", "nishimura"],
        confidence: "two_sources",
      },
      {
        from: "2026-10-01",
        value: 0.0025,
        sources: ["mondaq-ewf", "nishimura", "lex"],
        confidence: "two_sources",
      },
    ],
  },
};
