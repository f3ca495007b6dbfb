import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface ArFigures {
  readonly brackets: readonly Bracket[];
  readonly non_taxable: number;
  readonly special_employee: number;
}

export const data: JurisdictionData<ArFigures> = {
  code: "AR",
  name: "Argentina",
  currency: "ARS",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    minutouno: {
      title: "Minutouno: amounts of the tax agency (ARCA) for the year 2025",
      url: "https://www.minutouno.com/economia/arca-los-montos-que-habra-que-destinar-al-organismo-el-impuesto-las-ganancias-n6209077",
      readOn: "2026-11-22",
    },
    cpce: {
      title:
        "Professional Council of Economic Sciences of Córdoba: Decree 652/2024, annual returns take the amounts of July",
      url: "https://cpcecba.org.ar/?p=45868",
      readOn: "2026-11-22",
    },
  },
  years: [{ label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" }],
  figures: {
    brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.05 },
          { over: 1_749_901.45, rate: 0.09 },
          { over: 3_499_802.89, rate: 0.12 },
          { over: 5_249_704.34, rate: 0.15 },
          { over: 7_874_556.52, rate: 0.19 },
          { over: 15_749_113.04, rate: 0.23 },
          { over: 23_623_669.56, rate: 0.27 },
          { over: 35_435_504.34, rate: 0.31 },
          { over: 53_153_256.52, rate: 0.35 },
        ],
        sources: ["ai2", "cpce"],
        confidence: "one_source",
        note: "The scale of July, which the annual return takes for the whole year; employers withhold by the amounts of each half-year and settle afterwards. The second source gives the rule, not the amounts.",
      },
    ],
    non_taxable: [
      {
        from: "2025-01-01",
        value: 4_507_505.52,
        sources: ["ai2", "minutouno"],
        confidence: "two_sources",
      },
    ],
    special_employee: [
      {
        from: "2025-01-01",
        value: 21_636_026.5,
        sources: ["ai2", "minutouno"],
        confidence: "two_sources",
        note: "4.8 times 4,507,505.52; the newspaper prints 21,636,026.48.",
      },
    ],
  },
};
