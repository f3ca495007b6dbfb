import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  estonia: {
    title: "DHL Express Estonia: volumetric weight calculator",
    url: "https://dhlexpressestonia.ee/en/terms-and-conditions-2/volumetric-weight-calculator/",
    readOn: "2026-11-20",
  },
  unitedStates: {
    title: "DHL Express US: volumetric weight",
    url: "http://goglobal.dhl-usa.com/shipping-support-center/get-started/get-a-rate-quote-and-transit-time/volumetric-weight",
    readOn: "2026-11-20",
  },
  pakistanAgent: {
    title: "GPI Pakistan, DHL agent: dimensions, next half kilogram",
    url: "https://www.gpi.com.pk/info/dimensions",
    readOn: "2026-11-20",
  },
  metricRig: {
    title: "MetricRig: DHL volumetric divisor 5000, 30.1 cm counts as 31",
    url: "https://metricrig.com/logistics/dhl-volumetric-divisor-5000",
    readOn: "2026-11-20",
  },
  mitLogistics: {
    title: "MIT Logistics, DHL agent: questions and answers, every number taken up",
    url: "https://mitlogisticsllc.com/q-a/",
    readOn: "2026-11-20",
  },
  preferredShip: {
    title: "PreferredShip: DHL Express dimensional weight from 2011-01-01",
    url: "http://www.preferredship.com/alerts/calculate-intl-dimensional-weight/",
    readOn: "2026-11-20",
  },
  guide2025: {
    title:
      "DHL Express Service & Rate Guide 2025, United States (full text in a public repository)",
    url: "https://github.com/TalentP27/AiAgents/blob/HEAD/WorkflowAgents/FreightAgent/Markdown/dhl_document.md",
    readOn: "2026-11-22",
    date: "2025",
  },
  preferredShipSteps: {
    title: "PreferredShip: how dimensional weight is calculated for DHL",
    url: "https://preferredship.com/kc/calculate-dimensional-weight/",
    readOn: "2026-11-22",
  },
} as const satisfies Record<string, Source>;

/** The rules of DHL Express. */
export const dhl = {
  carrier: "dhl",
  name: "DHL Express",
  defaultProfile: "metric",
  rules: [
    {
      id: "dhl.metric",
      profile: "metric",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "ceil", increment: "1", unit: "cm" },
      weightRounding: { mode: "ceil", increment: "0.5", unit: "kg" },
      applies: { kind: "always" },
      effectiveFrom: "2011-01-01",
      effectiveTo: null,
      limits: {
        maxWeight: "70",
        weightUnit: "kg",
        maxLength: "120",
        maxLengthPlusGirth: null,
        lengthUnit: "cm",
      },
      confidence: {
        divisor: "published",
        dimensionRounding: "one_source",
        weightRounding: "one_source",
        limits: "published",
      },
      sources: [
        pages.estonia,
        pages.unitedStates,
        pages.pakistanAgent,
        pages.metricRig,
        pages.mitLogistics,
        pages.preferredShipSteps,
        pages.guide2025,
      ],
      notes: [
        "DHL pages state the divisor but not the rounding of sides. Agents round every side up.",
        "Some older pages of agents print 138.4 instead of 139, which is 5,000 cm3/kg converted.",
        "The guide of the United States for 2025 accepts pieces up to 150 lb and 48 x 32 x 32 in, and up to 70 kg outside the United States. The two shorter sides are not checked here. Larger pieces go on pallets.",
      ],
    },
    {
      id: "dhl.us",
      profile: "us",
      divisor: "139",
      divisorUnit: "in3/lb",
      dimensionRounding: { mode: "ceil", increment: "1", unit: "in" },
      weightRounding: { mode: "ceil", increment: "1", unit: "lb" },
      applies: { kind: "always" },
      effectiveFrom: "2011-01-01",
      effectiveTo: null,
      limits: {
        maxWeight: "150",
        weightUnit: "lb",
        maxLength: "48",
        maxLengthPlusGirth: null,
        lengthUnit: "in",
      },
      confidence: {
        divisor: "published",
        dimensionRounding: "one_source",
        weightRounding: "one_source",
        limits: "published",
      },
      sources: [pages.unitedStates, pages.guide2025, pages.preferredShip, pages.mitLogistics],
      notes: [
        "A piece that is not on a pallet may measure 48 x 32 x 32 in. Only the 48 in are checked here.",
      ],
    },
  ],
} as const satisfies CarrierRow;
