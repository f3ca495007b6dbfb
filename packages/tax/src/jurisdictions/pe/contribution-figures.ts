import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface PeContributions {
  readonly onp: number;
  readonly afp_fund: number;
  /** Insurance of the private pension, up to the maximum insurable wage of the quarter. */
  readonly afp_insurance: { readonly rate: number; readonly most: number };
  /** The commission on the wage, by fund manager. */
  readonly afp_commission: Readonly<Record<"habitat" | "integra" | "prima" | "profuturo", number>>;
  /** The employer's rate, on at least the minimum wage. */
  readonly essalud: { readonly rate: number; readonly least: number };
}

export const data: ContributionData<PeContributions> = {
  code: "PE",
  years: ["2025", "2026"],
  sources: {
    oa: {
      title: "OpenAccountants: Peru social contributions, after PwC and SBS",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/peru/peru-social-contributions.md",
      readOn: "2026-11-22",
    },
    cuantometoca: {
      title: "cuantometoca: Peruvian payroll figures",
      url: "https://github.com/festrebillo/cuantometoca",
      readOn: "2026-11-22",
    },
    habitat: {
      title: "AFP Habitat: commissions and insurance, September 2025",
      url: "https://www.afphabitat.com.pe/category/aprende-de-prevision",
      readOn: "2026-11-22",
    },
    larepublica: {
      title: "La República: the July bonus of 2025",
      url: "https://larepublica.pe/economia/2025/06/24/calcula-tu-gratificacion-de-julio-2025-en-peru-hasta-cuando-deben-realizar-el-pago-los-empleadores-atmp-270216",
      readOn: "2026-11-22",
    },
    deductions: {
      title: "Peru payroll deductions (2025-02)",
      url: "https://financial.d118zuusz7hkbp.amplifyapp.com/2025/02/peru-payroll-deduction-finance.html",
      readOn: "2026-11-22",
    },
    comply360: {
      title: "Comply360: largest insurable wage of Q3 2025, Q1 and Q2 2026 (SBS)",
      url: "https://github.com/jedi123jara/comply360/blob/main/src/lib/legal-engine/peru-labor.ts",
      readOn: "2026-11-22",
    },
    "sbs-2026-10": {
      title: "SBS: commissions and premiums of October 2026, as ol_new_apps keeps the page",
      url: "https://github.com/olanoit/ol_new_apps/blob/main/OL-PAYROLL/al_hr_pe/tests/data/sbs_comision_prima_202610.html",
      readOn: "2026-11-22",
    },
    "ol-rmv": {
      title: "ol_new_apps: minimum wage of 1,230 from October 2026 (Decree 015-2026-TR)",
      url: "https://github.com/olanoit/ol_new_apps/blob/main/OL-PAYROLL/al_hr_pe/data/hr_rmv_data.xml",
      readOn: "2026-11-22",
    },
    impucalc: {
      title: "Impucalc: net salary in Peru",
      url: "https://impucalc.com/peru/sueldo",
      readOn: "2026-11-22",
    },
  },
  figures: {
    onp: [
      { from: "2025-01-01", value: 0.13, sources: ["oa", "deductions"], confidence: "two_sources" },
    ],
    afp_fund: [
      { from: "2025-01-01", value: 0.1, sources: ["oa", "habitat"], confidence: "two_sources" },
    ],
    afp_insurance: [
      {
        from: "2025-01-01",
        value: { rate: 0.0137, most: 12184.88 },
        sources: ["habitat", "comply360"],
        confidence: "one_source",
        note: "Habitat prints the rate. The largest wage is that of July to September 2025, for all of the year: those of the other quarters were not found.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0137, most: 12209.11 },
        sources: ["oa", "comply360"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: { rate: 0.0137, most: 12598.91 },
        sources: ["oa", "comply360"],
        confidence: "two_sources",
      },
      {
        from: "2026-07-01",
        value: { rate: 0.0137, most: 12672.65 },
        sources: ["cuantometoca"],
        confidence: "one_source",
      },
      {
        from: "2026-10-01",
        value: { rate: 0.0137, most: 12732.7 },
        sources: ["sbs-2026-10"],
        confidence: "one_source",
      },
    ],
    afp_commission: [
      {
        from: "2025-01-01",
        value: { habitat: 0.0147, integra: 0.0155, prima: 0.016, profuturo: 0.0169 },
        sources: ["oa", "habitat"],
        confidence: "two_sources",
      },
    ],
    essalud: [
      {
        from: "2025-01-01",
        value: { rate: 0.09, least: 1130 },
        sources: ["oa", "larepublica", "impucalc"],
        confidence: "two_sources",
      },
      {
        from: "2026-10-01",
        value: { rate: 0.09, least: 1230 },
        sources: ["ol-rmv"],
        confidence: "one_source",
      },
    ],
  },
};
