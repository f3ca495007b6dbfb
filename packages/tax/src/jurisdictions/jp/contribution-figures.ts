import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { LookupRow } from "../../engine/formulas/schedule.ts";

export interface JpContributions {
  /**
   * The limit from which a grade applies to monthly pay, and the standard monthly remuneration of
   * the grade.
   */
  readonly grades: readonly LookupRow[];
  /** Limits of the standard monthly remuneration for pension insurance. */
  readonly pension_limits: { readonly lower: number; readonly upper: number };
  /**
   * Largest standard bonus: per fiscal year for health insurance, per month for pension insurance.
   */
  readonly bonus_limits: { readonly health: number; readonly pension: number };
  /** The total rates of both sides, in Tokyo. */
  readonly health: number;
  readonly long_term_care: number;
  readonly child_support: number;
  readonly pension: number;
  readonly child_allowance: number;
  /** General business. */
  readonly employment: { readonly employee: number; readonly employer: number };
  /** Offices and services. */
  readonly accident: number;
  readonly inhabitant_tax: InhabitantTax;
}

/** The standard rates of the municipality and the prefecture on annual income. */
export interface InhabitantTax {
  readonly municipal_rate: number;
  readonly prefectural_rate: number;
  /** The fixed amounts per person of both, and the forest environment tax. */
  readonly per_capita: number;
  /** Total income up to which nothing is due, without dependents. */
  readonly exempt_up_to: number;
  readonly basic_deduction: readonly { readonly up_to: number | null; readonly amount: number }[];
  /** The credit that compensates for the smaller basic deduction. */
  readonly adjustment: {
    readonly base: number;
    readonly municipal_rate: number;
    readonly prefectural_rate: number;
    readonly up_to: number;
  };
}

export const data: ContributionData<JpContributions> = {
  code: "JP",
  years: ["2024", "2025", "2026"],
  sources: {
    "hr-management": {
      title: "HR Management: rates of the health insurance association in 2024 and 2023",
      url: "https://hr-management.jp/human-resource-news/3039",
      readOn: "2026-11-22",
    },
    humanprime: {
      title: "Human Prime: rates of the health insurance association from March 2024",
      url: "https://humanprime.co.jp/hot240213",
      readOn: "2026-11-22",
    },
    oikawa: {
      title: "Oikawa: rates of the health insurance association 2026 and 2025",
      url: "https://www.oikawa-genkisj.com/announce2_94229.html",
      readOn: "2026-11-22",
    },
    psrn: {
      title: "PSR network: rates by prefecture, care and child support 2026",
      url: "https://www.psrn.jp/topics/detail.php?id=39678",
      readOn: "2026-11-22",
    },
    "sr-serve": {
      title: "Niwa office: table of standard remuneration with pension to 650,000",
      url: "https://sr-serve.xsrv.jp/niwaoffice/standard2_tbl.php",
      readOn: "2026-11-22",
    },
    riichi: {
      title: "Riichi: table of grades and rates 2024",
      url: "http://www.riichi.co.jp/table/shaho/",
      readOn: "2026-11-22",
    },
    cells: {
      title: "Cells: table of standard remuneration, Tokyo 2023",
      url: "https://www.cells.co.jp/hyoujyun/hyoujyunhousyu.php",
      readOn: "2026-11-22",
    },
    workinnovation: {
      title: "Work Innovation: rates of 2026",
      url: "https://workinnovation.co.jp/column/20260219",
      readOn: "2026-11-22",
    },
    solare: {
      title: "Solare: employment insurance rates of 2024, as in 2023",
      url: "https://solare-sr.com/post-6549",
      readOn: "2026-11-22",
    },
    kenro: {
      title: "Kenro: employment insurance rates of 2025 and 2024",
      url: "https://kenro-tsu.jp/koyouhoken.html",
      readOn: "2026-11-22",
    },
    takada: {
      title: "Takada: employment insurance rates from April 2026",
      url: "https://www.takadaroumu.jp/announce3_76643.html",
      readOn: "2026-11-22",
    },
    "onestop-kawasaki": {
      title: "Kawasaki one-stop centre: labour and social insurance, accident insurance 0.3 %",
      url: "https://onestop-kawasaki.com/?page_id=612",
      readOn: "2026-11-22",
    },
    "japan-payroll": {
      title: "Japan Payroll: labour insurance, accident insurance of services 0.3 %",
      url: "http://japan-payroll.com/labor-insurance-in-japan/",
      readOn: "2026-11-22",
    },
    "sato-motoaki": {
      title: "Sato Motoaki: rates of 2025 and the highest standard bonuses",
      url: "https://www.sato-motoaki.com/blog/%e4%ba%8b%e5%8b%99%e6%89%80%e3%81%a0%e3%82%88%e3%82%8a%e3%80%80%e4%bb%a4%e5%92%8c7%e5%b9%b44%e6%9c%88%e5%8f%b7%e3%80%80%e7%ac%ac205%e5%8f%b7",
      readOn: "2026-11-22",
    },
    "glama-bonus": {
      title: "Glama, calculate_bonus: bonuses cut to 1,000 yen, 5,730,000 and 1,500,000",
      url: "https://glama.ai/mcp/connectors/io.github.kishida-devil/jp-payroll-mcp/tools/calculate_bonus",
      readOn: "2026-11-22",
    },
    kasugai: {
      title: "City of Kasugai: examples of the inhabitant tax",
      url: "https://www.city.kasugai.lg.jp/kurashi/zei/zei/shiminzei2/zeigakukeisansyouryaku/1022815.html",
      readOn: "2026-11-22",
    },
    amakusa: {
      title: "City of Amakusa: adjustment credit of the inhabitant tax",
      url: "https://www.city.amakusa.kumamoto.jp/kiji0031264/index.html",
      readOn: "2026-11-22",
    },
    uchiko: {
      title: "Town of Uchiko: inhabitant tax of 2026, limits without dependents",
      url: "https://www.town.uchiko.ehime.jp/soshiki/5/145066.html",
      readOn: "2026-11-22",
    },
    tanagura: {
      title: "Town of Tanagura: basic deductions by income",
      url: "https://www.town.tanagura.fukushima.jp/temporary/page000129.html",
      readOn: "2026-11-22",
    },
    atsugi: {
      title: "City of Atsugi: how the inhabitant tax of 2025 is calculated",
      url: "https://www.city.atsugi.kanagawa.jp/kurashi_tetsuzuki/zeikin/3/12430.html",
      readOn: "2026-11-22",
    },
  },
  figures: {
    grades: [
      {
        from: "2024-01-01",
        value: [
          { over: 0, amount: 58_000 },
          { over: 63_000, amount: 68_000 },
          { over: 73_000, amount: 78_000 },
          { over: 83_000, amount: 88_000 },
          { over: 93_000, amount: 98_000 },
          { over: 101_000, amount: 104_000 },
          { over: 107_000, amount: 110_000 },
          { over: 114_000, amount: 118_000 },
          { over: 122_000, amount: 126_000 },
          { over: 130_000, amount: 134_000 },
          { over: 138_000, amount: 142_000 },
          { over: 146_000, amount: 150_000 },
          { over: 155_000, amount: 160_000 },
          { over: 165_000, amount: 170_000 },
          { over: 175_000, amount: 180_000 },
          { over: 185_000, amount: 190_000 },
          { over: 195_000, amount: 200_000 },
          { over: 210_000, amount: 220_000 },
          { over: 230_000, amount: 240_000 },
          { over: 250_000, amount: 260_000 },
          { over: 270_000, amount: 280_000 },
          { over: 290_000, amount: 300_000 },
          { over: 310_000, amount: 320_000 },
          { over: 330_000, amount: 340_000 },
          { over: 350_000, amount: 360_000 },
          { over: 370_000, amount: 380_000 },
          { over: 395_000, amount: 410_000 },
          { over: 425_000, amount: 440_000 },
          { over: 455_000, amount: 470_000 },
          { over: 485_000, amount: 500_000 },
          { over: 515_000, amount: 530_000 },
          { over: 545_000, amount: 560_000 },
          { over: 575_000, amount: 590_000 },
          { over: 605_000, amount: 620_000 },
          { over: 635_000, amount: 650_000 },
          { over: 665_000, amount: 680_000 },
          { over: 695_000, amount: 710_000 },
          { over: 730_000, amount: 750_000 },
          { over: 770_000, amount: 790_000 },
          { over: 810_000, amount: 830_000 },
          { over: 855_000, amount: 880_000 },
          { over: 905_000, amount: 930_000 },
          { over: 955_000, amount: 980_000 },
          { over: 1_005_000, amount: 1_030_000 },
          { over: 1_055_000, amount: 1_090_000 },
          { over: 1_115_000, amount: 1_150_000 },
          { over: 1_175_000, amount: 1_210_000 },
          { over: 1_235_000, amount: 1_270_000 },
          { over: 1_295_000, amount: 1_330_000 },
          { over: 1_355_000, amount: 1_390_000 },
        ],
        sources: ["cells", "riichi", "sr-serve"],
        confidence: "two_sources",
      },
    ],
    pension_limits: [
      {
        from: "2024-01-01",
        value: { lower: 88_000, upper: 650_000 },
        sources: ["sr-serve", "riichi", "cells"],
        confidence: "two_sources",
      },
    ],
    bonus_limits: [
      {
        from: "2024-01-01",
        value: { health: 5_730_000, pension: 1_500_000 },
        sources: ["sato-motoaki", "glama-bonus"],
        confidence: "two_sources",
      },
    ],
    health: [
      {
        from: "2024-01-01",
        value: 0.1,
        sources: ["hr-management", "humanprime"],
        confidence: "two_sources",
      },
      {
        from: "2024-03-01",
        value: 0.0998,
        sources: ["hr-management", "humanprime"],
        confidence: "two_sources",
      },
      {
        from: "2025-03-01",
        value: 0.0991,
        sources: ["oikawa", "psrn"],
        confidence: "two_sources",
      },
      {
        from: "2026-03-01",
        value: 0.0985,
        sources: ["oikawa", "psrn"],
        confidence: "two_sources",
      },
    ],
    long_term_care: [
      {
        from: "2024-01-01",
        value: 0.0182,
        sources: ["hr-management", "humanprime"],
        confidence: "two_sources",
      },
      {
        from: "2024-03-01",
        value: 0.016,
        sources: ["hr-management", "humanprime", "riichi"],
        confidence: "two_sources",
      },
      {
        from: "2025-03-01",
        value: 0.0159,
        sources: ["oikawa", "psrn"],
        confidence: "two_sources",
      },
      {
        from: "2026-03-01",
        value: 0.0162,
        sources: ["oikawa", "psrn"],
        confidence: "two_sources",
      },
    ],
    child_support: [
      { from: "2024-01-01", value: 0, sources: ["psrn"], confidence: "one_source" },
      {
        from: "2026-04-01",
        value: 0.0023,
        sources: ["oikawa", "psrn"],
        confidence: "two_sources",
      },
    ],
    pension: [
      {
        from: "2024-01-01",
        value: 0.183,
        sources: ["sr-serve", "riichi", "cells"],
        confidence: "two_sources",
      },
    ],
    child_allowance: [
      {
        from: "2024-01-01",
        value: 0.0036,
        sources: ["sr-serve", "workinnovation"],
        confidence: "two_sources",
      },
    ],
    employment: [
      {
        from: "2024-01-01",
        value: { employee: 0.006, employer: 0.0095 },
        sources: ["solare", "kenro"],
        confidence: "two_sources",
      },
      {
        from: "2025-04-01",
        value: { employee: 0.0055, employer: 0.009 },
        sources: ["kenro", "takada"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: { employee: 0.005, employer: 0.0085 },
        sources: ["takada"],
        confidence: "one_source",
      },
    ],
    accident: [
      {
        from: "2024-01-01",
        value: 0.003,
        sources: ["onestop-kawasaki", "japan-payroll"],
        confidence: "two_sources",
      },
    ],
    inhabitant_tax: [
      {
        from: "2024-01-01",
        value: {
          municipal_rate: 0.06,
          prefectural_rate: 0.04,
          per_capita: 5000,
          exempt_up_to: 450_000,
          basic_deduction: [
            { up_to: 24_000_000, amount: 430_000 },
            { up_to: 24_500_000, amount: 290_000 },
            { up_to: 25_000_000, amount: 150_000 },
            { up_to: null, amount: 0 },
          ],
          adjustment: {
            base: 50_000,
            municipal_rate: 0.03,
            prefectural_rate: 0.02,
            up_to: 25_000_000,
          },
        },
        sources: ["kasugai", "amakusa", "uchiko", "atsugi", "tanagura"],
        confidence: "one_source",
        note: "The standard rates; 1,000 of the amount per head is the forest environment tax.",
      },
    ],
  },
};
