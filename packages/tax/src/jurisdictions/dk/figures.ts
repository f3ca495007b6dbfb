import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface DkFigures {
  readonly labour_market_rate: number;
  readonly state_brackets: readonly Bracket[];
  /** Ceiling on the sum of the lowest state rate, the next state rate and the municipal rate. */
  readonly tax_ceiling: number;
  readonly personal_allowance: number;
  readonly employment_allowance: { readonly rate: number; readonly max: number };
  readonly job_allowance: { readonly rate: number; readonly over: number; readonly max: number };
  readonly average_municipal?: number;
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<DkFigures> = {
  code: "DK",
  name: "Denmark",
  currency: "DKK",
  decimals: 2,
  sources: {
    makrodata: {
      title: "Makrodata: rates of the tax system 2024 and 2025",
      url: "https://makrodata.dk/skatpc/sider/skattesystemet-2024-25.html",
      readOn: "2026-11-20",
    },
    blicher: {
      title: "Blicher: satser 2022/2023, 2023/2024, 2024/2025",
      url: "https://blicher.dk/blicher-support/skattemaessige-satser-og-beloebsgraenser/",
      readOn: "2026-11-20",
    },
    "blicher-2023": {
      title: "Blicher: satser 2022 and 2023, the edition before the second half of 2023",
      url: "https://blicher.dk/blicher-support/skattemaessige-satser-og-beloebsgraenser/",
      readOn: "2026-11-22",
    },
    skatteinform: {
      title: "SkatteInform: rates for persons, editions 2022-2023 and 2023-2024",
      url: "https://skatteinform.dk/dk/graenser-og-satser/graenser-og-satser/satser-for-personer/",
      readOn: "2026-11-22",
    },
    totaladm: {
      title: "Totaladministration: rates 2022 and 2023",
      url: "https://totaladm.dk/satser/",
      readOn: "2026-11-22",
    },
    "elov-19": {
      title: "Personskatteloven, section 19 (2010 to 2025)",
      url: "https://www.elov.dk/personskatteloven/paragraf/19/",
      readOn: "2026-11-22",
    },
    "pension-planner": {
      title:
        "PensionPlanner: the rates of 2026 with their pages of skm.dk and skat.dk, and worked examples",
      url: "https://github.com/jbhdk/PensionPlanner/blob/main/docs/satser/2026.md",
      readOn: "2026-11-22",
    },
    themis: {
      title: "Themis: amounts and rates 2026",
      url: "https://themis.dk/synopsis/docs/oversigt_over_beloebsgraenser_2026_.html",
      readOn: "2026-11-20",
    },
    elley: {
      title: "Elley revision: satser 2023-2024",
      url: "http://www.elley-revision.dk/Satser.html",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "dk-code": {
      title: "Public 2026 Danish implementation with the three top-tax steps",
      url: "https://svmn.dk",
      readOn: "2026-11-20",
    },
    "skm-kom": {
      title: "Skatteministeriet: average municipal rate 2023 = 25.018",
      url: "https://www.skm.dk/skattetal/satser/statistik-i-kommunerne/kommuneskatter-gennemsnitsprocenten-i-2023/",
      readOn: "2026-11-20",
    },
    "skm-2026": {
      title: "Danish Ministry of Taxation: average municipal rate 2025 and 2026",
      url: "https://skm.dk/tal-og-metode/satser/statistik-i-kommunerne/kommuneskatter-gennemsnitsprocenten-i-2026",
      readOn: "2025-10-27",
    },
    "skat-b": {
      title: "Skat.dk: B-skat instalments, none in June and December (2026)",
      url: "https://skat.dk/data.aspx?oid=2251707",
      readOn: "2026-11-20",
    },
    amino: {
      title: "Amino: 2026 deadlines (20th)",
      url: "https://www.amino.dk/regnskab/finans/frister",
      readOn: "2026-11-20",
    },
    "bdo-2021": {
      title: "BDO: calendar of 2021, B-tax of 20 February and 20 March (Saturdays) on the 22nd",
      url: "https://www.bdo.dk/da-dk/faglig-info/bdo-generelt/artikler/bdo-finanskalender-2021",
      readOn: "2026-11-22",
    },
    "skat-20": {
      title:
        "Tax Agency, legal guide: a last day of payment, the 20th, on a Saturday or holiday is extended to the next working day",
      url: "https://info.skat.dk/data.aspx?oid=1946409&chk=219250",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    labour_market_rate: [
      {
        from: "2023-01-01",
        value: 0.08,
        sources: ["makrodata", "blicher"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: 0.08, sources: ["themis"], confidence: "one_source" },
    ],
    state_brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.1209 },
          { over: 568_900, rate: 0.2709 },
        ],
        sources: ["blicher-2023", "skatteinform", "totaladm"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.1201 },
          { over: 588_900, rate: 0.2701 },
        ],
        sources: ["blicher"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.1201 },
          { over: 611_800, rate: 0.2701 },
        ],
        sources: ["ai2", "blicher"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.1201 },
          { over: 641_200, rate: 0.1951 },
          { over: 777_900, rate: 0.2701 },
          { over: 2_592_700, rate: 0.3201 },
        ],
        sources: ["ai2", "dk-code"],
        confidence: "two_sources",
      },
    ],
    tax_ceiling: [
      {
        from: "2023-01-01",
        value: 0.5207,
        sources: ["elov-19", "blicher-2023", "totaladm"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.4457,
        sources: ["pension-planner"],
        confidence: "one_source",
      },
    ],
    personal_allowance: [
      {
        from: "2023-01-01",
        value: 48_000,
        sources: ["blicher", "elley"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 49_700,
        sources: ["blicher", "elley"],
        confidence: "two_sources",
      },
      { from: "2025-01-01", value: 51_600, sources: ["ai2", "blicher"], confidence: "two_sources" },
      { from: "2026-01-01", value: 54_100, sources: ["ai2", "dk-code"], confidence: "two_sources" },
    ],
    employment_allowance: [
      {
        from: "2023-01-01",
        value: { rate: 0.1065, max: 45_600 },
        sources: ["blicher", "elley"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { rate: 0.1065, max: 45_100 },
        sources: ["blicher", "elley"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.123, max: 55_600 },
        sources: ["ai2", "blicher"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.1275, max: 63_300 },
        sources: ["ai2", "themis"],
        confidence: "two_sources",
      },
    ],
    job_allowance: [
      {
        from: "2023-01-01",
        value: { rate: 0.045, over: 208_700, max: 2700 },
        sources: ["blicher"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { rate: 0.045, over: 216_100, max: 2800 },
        sources: ["blicher"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.045, over: 224_500, max: 2900 },
        sources: ["blicher"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.045, over: 235_200, max: 3100 },
        sources: ["themis"],
        confidence: "one_source",
      },
    ],
    average_municipal: [
      { from: "2023-01-01", value: 0.25018, sources: ["skm-kom"], confidence: "one_source" },
      { from: "2024-01-01", value: null, sources: ["skm-kom"], confidence: "one_source" },
      { from: "2025-01-01", value: 0.25068, sources: ["skm-2026"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.25049, sources: ["skm-2026"], confidence: "one_source" },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: ["2024-05-20", "2025-04-21"] },
        sources: ["bdo-2021", "skat-20"],
        confidence: "two_sources",
        note: "2024-05-20 is Whit Monday, 2025-04-21 Easter Monday.",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "01", part: 1, of: 10, due: "01-20", year: 0 },
          { period: "02", part: 1, of: 10, due: "02-20", year: 0 },
          { period: "03", part: 1, of: 10, due: "03-20", year: 0 },
          { period: "04", part: 1, of: 10, due: "04-20", year: 0 },
          { period: "05", part: 1, of: 10, due: "05-20", year: 0 },
          { period: "07", part: 1, of: 10, due: "07-20", year: 0 },
          { period: "08", part: 1, of: 10, due: "08-20", year: 0 },
          { period: "09", part: 1, of: 10, due: "09-20", year: 0 },
          { period: "10", part: 1, of: 10, due: "10-20", year: 0 },
          { period: "11", part: 1, of: 10, due: "11-20", year: 0 },
        ],
        sources: ["skat-b", "amino"],
        confidence: "two_sources",
      },
    ],
  },
};
