import {
  carriers,
  DimWeightError,
  dimWeightErrorCodes,
  safeCalculateDimWeight,
  safeCalculateShipment,
  safeCompareCarriers,
} from "@almanac/dimweight";
import type * as schemas from "@almanac/dimweight/schema";
import { success } from "@almanac/kernel/errors/result";
import type { Service } from "./question.ts";

const units =
  "Send lengthCm, widthCm, heightCm and weightKg, or lengthIn, widthIn, heightIn and weightLb; never mix them.";
const publishedOnly =
  "Published rules only: no prices, no negotiated rates, no guarantee of the bill.";

/** From so many pieces on, a shipment is work for a thread, and counts as two requests. */
const manyPieces = 200;

const limits =
  "Applies the carrier's published divisor and rounding rules only: no negotiated rates, no exceptions, no rate quotes, " +
  "and no guarantee of the final billed amount.";

/** What a parcel is billed at. */
export const dimweight = {
  id: "dimweight",
  title: "Dimensional weight",
  says: "What a parcel is billed at under a carrier's published rules.",
  limits,
  errorCodes: dimWeightErrorCodes,
  errorClass: DimWeightError,
  questions: {
    calculateDimWeight: {
      at: "POST /v1/calculate",
      summary: "Dimensional and billable weight of one parcel",
      request: "dimWeightRequestSchema",
      explain: true,
      answer: "dimWeightResultSchema",
      says: "The weights and the rule",
      ask: safeCalculateDimWeight,
      batch: {
        most: 1000,
        rows: "parcels",
        gets: "result",
        columns: [
          "carrier",
          "divisor",
          "dimensionalWeightKg",
          "billableWeightKg",
          "oversized",
          "ruleId",
          "divisorUnit",
          "profile",
        ],
        rest: ["warnings", "explanation"],
      },
      tool: {
        name: "calculate_dim_weight",
        title: "Billable weight of a parcel",
        description:
          "Calculates what one carrier bills one parcel at: its dimensional weight and billable weight in kilograms, and whether size or " +
          `actual weight decides. Use it if the carrier is known; compare_carriers otherwise. ${units} ${publishedOnly}`,
      },
    },
    compareCarriers: {
      at: "POST /v1/calculate/compare",
      summary: "One parcel under every carrier's rule, lightest bill first",
      request: "compareRequestSchema",
      explain: true,
      answer: "compareResultSchema",
      says: "One result per carrier",
      ask: safeCompareCarriers,
      tool: {
        name: "compare_carriers",
        title: "Compare carriers for a parcel",
        description:
          "Calculates the billable weight of one parcel under the rule of every carrier, or of those in `carriers`, lightest bill first. " +
          `Use it for questions such as "which carrier bills this box the least". ${units} ${publishedOnly}`,
      },
    },
    calculateShipment: {
      at: "POST /v1/calculate/shipment",
      summary: "Several pieces of one shipment: each rounded on its own, then summed",
      limits: `${limits} ${manyPieces} pieces or more count as two requests of the minute.`,
      request: "shipmentRequestSchema",
      explain: true,
      isLarge: true,
      answer: "shipmentResultSchema",
      says: "The pieces and the sums",
      weight: (request) => (hasManyPieces(request) ? 2 : 1),
      isHeavy: hasManyPieces,
      ask: safeCalculateShipment,
      tool: {
        name: "calculate_shipment",
        title: "Billable weight of several pieces",
        description:
          "Calculates what one carrier bills a shipment of several pieces at: each piece is rounded on its own, then all are added. " +
          `Each entry of pieces has four measures. ${units} ${publishedOnly}`,
      },
    },
    listCarriers: {
      at: "GET /v1/carriers",
      summary: "Every carrier and rule, with dates, sources and confidence",
      answer: "carriersSchema",
      says: "The carriers",
      errorCodes: {},
      cachedSeconds: 3600,
      ask: () => success({ carriers: carriers() }),
    },
  },
} as const satisfies Service<typeof schemas>;

function hasManyPieces(request: unknown): boolean {
  const { pieces }: { readonly pieces?: unknown } = request ?? {};
  return Array.isArray(pieces) && pieces.length >= manyPieces;
}
