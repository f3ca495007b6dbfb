import type { JurisdictionData } from "../../engine/figures.ts";
import type { TariffRow } from "../../engine/formulas/schedule.ts";

export interface MxFigures {
  readonly tariff: readonly TariffRow[];
}

export const data: JurisdictionData<MxFigures> = {
  code: "MX",
  name: "Mexico",
  currency: "MXN",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    lexegis: {
      title: "Lexegis: annual tariff 2023",
      url: "https://lexegis.com/tablas-isr-2023/",
      readOn: "2026-11-20",
    },
    "pf-mx": {
      title: "Portal Fiscal: Anexo 8 RMF 2024 annual tariff",
      url: "https://www.portalfiscal.com.mx/pagina/principal/indicadores/tarifa%20ISR%20anual_archivos/sheet002.htm",
      readOn: "2026-11-20",
    },
    taxea: {
      title: "Taxea: annual tariff 2025",
      url: "https://taxea.com/nuevas-tarifas-isr-2025-y-subsidios-actualizados",
      readOn: "2026-11-20",
    },
    elcontribuyente: {
      title: "El Contribuyente, tablas ISR 2026 (2025-12)",
      url: "https://www.elcontribuyente.mx/2025/12/tablas-isr-2026",
      readOn: "2026-11-20",
    },
    idc: {
      title: "IDC Online, DOF 28 December 2025",
      url: "https://idconline.mx/fiscal-contable/2025/12/30/tarifa-isr-diciembre-de-2026",
      readOn: "2025-12-30",
    },
  },
  years: [
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    tariff: [
      {
        from: "2023-01-01",
        value: [
          { over: 0.01, base: 0, rate: 0.0192 },
          { over: 8952.5, base: 171.88, rate: 0.064 },
          { over: 75_984.56, base: 4461.94, rate: 0.1088 },
          { over: 133_536.08, base: 10_723.55, rate: 0.16 },
          { over: 155_229.81, base: 14_194.54, rate: 0.1792 },
          { over: 185_852.58, base: 19_682.13, rate: 0.2136 },
          { over: 374_837.89, base: 60_049.4, rate: 0.2352 },
          { over: 590_796, base: 110_842.74, rate: 0.3 },
          { over: 1_127_926.85, base: 271_981.99, rate: 0.32 },
          { over: 1_503_902.47, base: 392_294.17, rate: 0.34 },
          { over: 4_511_707.38, base: 1_414_947.85, rate: 0.35 },
        ],
        sources: ["ai2", "lexegis"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0.01, base: 0, rate: 0.0192 },
          { over: 8952.5, base: 171.88, rate: 0.064 },
          { over: 75_984.56, base: 4461.94, rate: 0.1088 },
          { over: 133_536.08, base: 10_723.55, rate: 0.16 },
          { over: 155_229.81, base: 14_194.54, rate: 0.1792 },
          { over: 185_852.58, base: 19_682.13, rate: 0.2136 },
          { over: 374_837.89, base: 60_049.4, rate: 0.2352 },
          { over: 590_796, base: 110_842.74, rate: 0.3 },
          { over: 1_127_926.85, base: 271_981.99, rate: 0.32 },
          { over: 1_503_902.47, base: 392_294.17, rate: 0.34 },
          { over: 4_511_707.38, base: 1_414_947.85, rate: 0.35 },
        ],
        sources: ["ai2", "pf-mx"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0.01, base: 0, rate: 0.0192 },
          { over: 8952.5, base: 171.88, rate: 0.064 },
          { over: 75_984.56, base: 4461.94, rate: 0.1088 },
          { over: 133_536.08, base: 10_723.55, rate: 0.16 },
          { over: 155_229.81, base: 14_194.54, rate: 0.1792 },
          { over: 185_852.58, base: 19_682.13, rate: 0.2136 },
          { over: 374_837.89, base: 60_049.4, rate: 0.2352 },
          { over: 590_796, base: 110_842.74, rate: 0.3 },
          { over: 1_127_926.85, base: 271_981.99, rate: 0.32 },
          { over: 1_503_902.47, base: 392_294.17, rate: 0.34 },
          { over: 4_511_707.38, base: 1_414_947.85, rate: 0.35 },
        ],
        sources: ["ai2", "taxea"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0.01, base: 0, rate: 0.0192 },
          { over: 10_135.12, base: 194.59, rate: 0.064 },
          { over: 86_022.12, base: 5051.37, rate: 0.1088 },
          { over: 151_176.2, base: 12_140.13, rate: 0.16 },
          { over: 175_735.67, base: 16_069.64, rate: 0.1792 },
          { over: 210_403.7, base: 22_282.14, rate: 0.2136 },
          { over: 424_353.98, base: 67_981.92, rate: 0.2352 },
          { over: 668_840.15, base: 125_485.07, rate: 0.3 },
          { over: 1_276_925.99, base: 307_910.81, rate: 0.32 },
          { over: 1_702_567.98, base: 444_116.23, rate: 0.34 },
          { over: 5_107_703.93, base: 1_601_862.46, rate: 0.35 },
        ],
        sources: ["elcontribuyente", "idc", "ai2"],
        confidence: "two_sources",
      },
    ],
  },
};
