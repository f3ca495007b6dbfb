import type { JurisdictionData } from "../../engine/figures.ts";
import type { UntaxedStateFigures } from "../us/states/define-state.ts";

/** South Dakota has no individual income tax. */
export const data: JurisdictionData<UntaxedStateFigures> = {
  code: "US-SD",
  name: "South Dakota",
  currency: "USD",
  decimals: 2,
  sources: {
    law: {
      title: "South Dakota Department of Revenue: no individual income tax",
      url: "https://dor.sd.gov/individuals/taxes/",
      readOn: "2026-11-20",
    },
  },
  years: [
    {
      label: "2018",
      from: "2018-01-01",
      to: "2018-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2019",
      from: "2019-01-01",
      to: "2019-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2020",
      from: "2020-01-01",
      to: "2020-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2021",
      from: "2021-01-01",
      to: "2021-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2022",
      from: "2022-01-01",
      to: "2022-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2023",
      from: "2023-01-01",
      to: "2023-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2024",
      from: "2024-01-01",
      to: "2024-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2025",
      from: "2025-01-01",
      to: "2025-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
  ],
  figures: {
    income_tax: [{ from: "2018-01-01", value: false, sources: ["law"], confidence: "two_sources" }],
  },
};
