import { success, unwrap } from "@almanac/kernel/errors/result";
import { add, type Exact, isGreater, toNumber, zero } from "@almanac/kernel/numbers/exact";
import { read } from "@almanac/kernel/requests/read-shape";
import type { SafeResult } from "./errors.ts";
import { allCarriers } from "./internal/all-carriers.ts";
import { type Evaluation, evaluate, inKg, type Parcel } from "./internal/evaluate.ts";
import { findRule } from "./internal/loaded-carriers.ts";
import {
  chooseDay,
  type DimWeightOptions,
  failure,
  isRule,
  unsupportedIn,
} from "./internal/operation.ts";
import { toParcel } from "./internal/parcel.ts";
import { readParcel } from "./internal/read-parcel.ts";
import type { ReadyRule } from "./internal/ready-rule.ts";
import { parcelWarnings, ruleWarnings, toResult } from "./internal/to-result.ts";
import { shipmentPieceFields, shipmentRequestFields } from "./request-fields.ts";
import type { ShipmentRequest, ShipmentResult } from "./types.ts";

/**
 * Calculates 1 to 1000 pieces for one carrier. Each piece is rounded separately, then the weights
 * are added exactly. `oversized` compares the sums.
 *
 * Carriers that round only the total of a shipment are not modelled.
 *
 * @example
 * const piece = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
 * calculateShipment({ pieces: [piece, piece], carrier: "dhl" }).billableWeightKg; // => 10
 *
 * @throws {DimWeightError} listing every fault of the request and of each piece.
 * @see docs/dimweight.md for the rules, their sources and how they round.
 */
export function calculateShipment(
  request: ShipmentRequest,
  options: DimWeightOptions = {},
): ShipmentResult {
  return unwrap(safeCalculateShipment(request, options));
}

/**
 * Like {@link calculateShipment}, but takes any input, and returns the error instead of
 * throwing it.
 *
 * @example
 * safeCalculateShipment({ pieces: [], carrier: "dhl" }).success; // => false
 */
export function safeCalculateShipment(
  request: unknown,
  options: DimWeightOptions = {},
): SafeResult<ShipmentResult> {
  const reading = read(shipmentRequestFields, request);
  const shipment = reading.request;
  if (!shipment) {
    return failure([
      ...reading.issues,
      ...unsupportedIn(allCarriers, reading.sound, reading.issues, options),
    ]);
  }
  const pieces = shipment.pieces.map((piece, index) =>
    readParcel(shipmentPieceFields, piece, ["pieces", index]),
  );
  const { carrier, profile, asOf } = shipment;
  const rule = findRule(allCarriers, carrier, profile, chooseDay(asOf, options));
  const issues = pieces.flatMap((piece) => piece.issues);
  if (!isRule(rule) || issues.length > 0) {
    return failure(isRule(rule) ? issues : [...issues, rule]);
  }
  const parcels = pieces.flatMap(({ request: piece }) => (piece ? [toParcel(piece)] : []));
  return success(addUp(parcels, rule, shipment));
}

function addUp(
  parcels: readonly Parcel[],
  rule: ReadyRule,
  options: { readonly asOf?: string | undefined; readonly explain?: boolean | undefined },
): ShipmentResult {
  const evaluations = parcels.map((parcel) => ({ parcel, evaluation: evaluate(parcel, rule) }));
  const sum = (part: (evaluation: Evaluation) => Exact) =>
    evaluations.reduce((total, { evaluation }) => add(total, part(evaluation)), zero);
  const actual = sum((evaluation) => evaluation.actual);
  const dimensional = sum((evaluation) => evaluation.dimensional);
  return {
    carrier: rule.carrier,
    ruleId: rule.row.id,
    profile: rule.row.profile,
    divisor: rule.divisor,
    divisorUnit: rule.row.divisorUnit,
    pieces: evaluations.map(({ parcel, evaluation }) =>
      toResult(parcel, rule, evaluation, options),
    ),
    actualWeightKg: toNumber(inKg(actual, rule), 4),
    dimensionalWeightKg: toNumber(inKg(dimensional, rule), 4),
    billableWeightKg: toNumber(
      inKg(
        sum((evaluation) => evaluation.billable),
        rule,
      ),
      4,
    ),
    oversized: isGreater(dimensional, actual),
    warnings: [
      ...ruleWarnings(rule, options.asOf),
      ...evaluations.flatMap(({ evaluation }, index) =>
        parcelWarnings(rule, evaluation).map(({ code, message }) => ({
          code,
          message: `Piece ${index + 1}: ${message}`,
        })),
      ),
    ],
  };
}
