import type { SafeResult } from "./errors.ts";
import { toResult } from "./internal/answer.ts";
import { type Evaluation, evaluate, inKg, type Parcel } from "./internal/evaluate.ts";
import { add, type Fraction, isGreater, toNumber, zero } from "./internal/exact.ts";
import {
  chooseDay,
  type DimWeightOptions,
  failure,
  isRule,
  unsupportedIn,
  unwrap,
} from "./internal/operation.ts";
import { toParcel } from "./internal/parcel.ts";
import { readObject, readParcel } from "./internal/read.ts";
import { findRule, type ReadyRule } from "./internal/rules.ts";
import { pieceShapes, shipmentShape } from "./internal/shapes.ts";
import { parcelWarnings, ruleWarnings } from "./internal/warnings.ts";
import type { ShipmentResult } from "./schema.ts";

/**
 * Calculates 1 to 1000 pieces that go with one carrier: each piece is rounded on its own, then the weights are added up
 * exactly. `oversized` compares the sums.
 *
 * It does not model carriers that bill the total of a shipment and round once.
 *
 * @example
 * const piece = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
 * calculateShipment({ pieces: [piece, piece], carrier: "dhl" }).billableWeightKg; // => 10
 *
 * @throws {DimWeightError} listing every fault of the request and of each piece.
 * @see docs/dimweight.md for the rules, their sources and how they round.
 */
export function calculateShipment(
  request: unknown,
  options: DimWeightOptions = {},
): ShipmentResult {
  return unwrap(safeCalculateShipment(request, options));
}

/**
 * As {@link calculateShipment}, but returns the error.
 *
 * @example
 * safeCalculateShipment({ pieces: [], carrier: "dhl" }).success; // => false
 */
export function safeCalculateShipment(
  request: unknown,
  options: DimWeightOptions = {},
): SafeResult<ShipmentResult> {
  const reading = readObject(shipmentShape, request);
  const read = reading.request;
  if (!read) {
    return failure([...reading.issues, ...unsupportedIn(request, reading.issues, options)]);
  }
  const pieces = read.pieces.map((piece, index) =>
    readParcel(pieceShapes, piece, ["pieces", index]),
  );
  const rule = findRule(read.carrier, read.profile, chooseDay(read.asOf, options));
  const issues = pieces.flatMap((piece) => piece.issues);
  if (!isRule(rule) || issues.length > 0) {
    return failure(isRule(rule) ? issues : [...issues, rule]);
  }
  const parcels = pieces.flatMap(({ request: piece }) => (piece ? [toParcel(piece)] : []));
  return { success: true, data: addUp(parcels, rule, read) };
}

function addUp(
  parcels: readonly Parcel[],
  rule: ReadyRule,
  options: { readonly asOf?: string | undefined; readonly explain?: boolean | undefined },
): ShipmentResult {
  const evaluations = parcels.map((parcel) => ({ parcel, evaluation: evaluate(parcel, rule) }));
  const sum = (part: (evaluation: Evaluation) => Fraction) =>
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
