import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets } from "../us/figure-types.ts";

/** The figures of Washington. */
export interface UsWaFigures {
  readonly gain_deduction?: number;
  readonly gain_rates?: Brackets;

  readonly working_families_credit?: {
    readonly amounts: readonly number[];
    readonly widths: readonly number[];
    readonly least: number;
    readonly ages: readonly [least: number, most: number];
  };
}

export const data: JurisdictionData<UsWaFigures> = {
  code: "US-WA",
  name: "Washington",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "RCW 82.87.060(1) Deductions",
      url: "https://app.leg.wa.gov/RCW/default.aspx?cite=82.87.060",
      readOn: "2026-08-19",
    },
    s2: {
      title: "ESSB 5813, Chapter 421, Laws of 2025, Sec. 101",
      url: "https://lawfilesext.leg.wa.gov/biennium/2025-26/Htm/Bills/Session%20Laws/Senate/5813-S.SL.htm",
      readOn: "2026-08-19",
    },
    n1: {
      title:
        "RCW 82.08.0206: working families tax credit; amounts announced by the Department of Revenue for each year, as PolicyEngine US reads them",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/wa/tax/income/credits/working_families_tax_credit",
      readOn: "2026-11-28",
    },
  },
  years: [
    {
      label: "2021",
      from: "2021-01-01",
      to: "2021-12-31",
      status: "enacted",
      confidence: "one_source",
    },
    {
      label: "2022",
      from: "2022-01-01",
      to: "2022-12-31",
      status: "enacted",
      confidence: "one_source",
    },
    {
      label: "2023",
      from: "2023-01-01",
      to: "2023-12-31",
      status: "enacted",
      confidence: "one_source",
    },
    {
      label: "2024",
      from: "2024-01-01",
      to: "2024-12-31",
      status: "enacted",
      confidence: "one_source",
    },
    {
      label: "2025",
      from: "2025-01-01",
      to: "2025-12-31",
      status: "enacted",
      confidence: "one_source",
    },
    {
      label: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      status: "enacted",
      confidence: "one_source",
    },
  ],
  figures: {
    gain_deduction: [
      { from: "2022-01-01", value: 250_000, sources: ["s1"], confidence: "one_source" },
      { from: "2023-01-01", value: 262_000, sources: ["s1"], confidence: "one_source" },
      { from: "2024-01-01", value: 270_000, sources: ["s1"], confidence: "one_source" },
      { from: "2025-01-01", value: 278_000, sources: ["s1"], confidence: "one_source" },
    ],
    gain_rates: [
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0.07 },
          { over: 1_000_000, rate: 0.07 },
        ],
        sources: ["s2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.07 },
          { over: 1_000_000, rate: 0.099 },
        ],
        sources: ["s2"],
        confidence: "one_source",
      },
    ],
    working_families_credit: [
      {
        from: "2022-01-01",
        value: {
          amounts: [300, 600, 900, 1200],
          widths: [2500, 5000, 5000, 5000],
          least: 50,
          ages: [25, 64],
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          amounts: [315, 625, 940, 1255],
          widths: [2500, 5000, 5000, 5000],
          least: 50,
          ages: [25, 64],
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          amounts: [325, 640, 965, 1290],
          widths: [2500, 5000, 5000, 5000],
          least: 50,
          ages: [25, 64],
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          amounts: [335, 660, 995, 1330],
          widths: [2500, 5000, 5000, 5000],
          least: 50,
          ages: [25, 64],
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          amounts: [335, 660, 995, 1330],
          widths: [2500, 5000, 5000, 5000],
          least: 50,
          ages: [25, 64],
        },
        sources: ["n1"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
  },
};
