import {
  safeCalculateDimWeight,
  safeCalculateShipment,
  safeCompareCarriers,
} from "@almanac/dimweight";
import {
  compareRequestSchema,
  compareResultSchema,
  dimWeightRequestSchema,
  dimWeightResultSchema,
  shipmentRequestSchema,
  shipmentResultSchema,
} from "@almanac/dimweight/schema";
import { unwrap } from "@almanac/kernel/errors/result";
import { defineTool, type Tool } from "../tool.ts";

const units =
  "Send lengthCm, widthCm, heightCm and weightKg, or lengthIn, widthIn, heightIn and weightLb; never mix them.";
const limits = "Published rules only: no prices, no negotiated rates, no guarantee of the bill.";

export const dimweightTools: readonly Tool[] = [
  defineTool({
    name: "calculate_dim_weight",
    title: "Billable weight of a parcel",
    description:
      "Calculates what one carrier bills one parcel at: its dimensional weight and billable weight in kilograms, and whether size or " +
      `actual weight decides. Use it if the carrier is known; compare_carriers otherwise. ${units} ${limits}`,
    service: "dimweight",
    request: dimWeightRequestSchema,
    answer: dimWeightResultSchema,
    run: (given, { now }) => unwrap(safeCalculateDimWeight(given, { now })),
  }),
  defineTool({
    name: "compare_carriers",
    title: "Compare carriers for a parcel",
    description:
      "Calculates the billable weight of one parcel under the rule of every carrier, or of those in `carriers`, lightest bill first. " +
      `Use it for questions such as "which carrier bills this box the least". ${units} ${limits}`,
    service: "dimweight",
    request: compareRequestSchema,
    answer: compareResultSchema,
    run: (given, { now }) => unwrap(safeCompareCarriers(given, { now })),
  }),
  defineTool({
    name: "calculate_shipment",
    title: "Billable weight of several pieces",
    description:
      "Calculates what one carrier bills a shipment of several pieces at: each piece is rounded on its own, then all are added. " +
      `Each entry of pieces has four measures. ${units} ${limits}`,
    service: "dimweight",
    request: shipmentRequestSchema,
    answer: shipmentResultSchema,
    run: (given, { now }) => unwrap(safeCalculateShipment(given, { now })),
  }),
];
