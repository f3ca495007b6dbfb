import type { Vehicle } from "../types.ts";
import { hasSerialNumber } from "./cfr-565.ts";
import { computeCheckDigit } from "./check-digit.ts";
import type { DecodeRequest, Evidence } from "./evidence.ts";
import { descriptorOf, lengthOfDescriptor } from "./nhtsa.ts";
import { answerTo, type PartPool, type SharedAnswer, shareAnswer } from "./shared-answer.ts";

/** An answer takes about a kilobyte. */
const mostAnswers = 65_536;

/**
 * Answers by the characters that decide them. VINs of one type and plant differ in nothing but the serial number and the
 * check digit, so that nearly every answer has been given before.
 */
export class AnswerCache {
  /** By the descriptor an answer, or the further positions that decide it; then by it and what stands there. */
  readonly #known = new Map<string, SharedAnswer | readonly number[]>();
  readonly #parts: PartPool = new Map();
  #latestYear = 0;

  /** The answer that was given before to another VIN of the type. */
  recall(request: DecodeRequest): Vehicle | undefined {
    const { vin } = request;
    if (request.latestYear !== this.#latestYear) return undefined;
    const expected = computeCheckDigit(vin);
    const type = typeOf(request, expected);
    if (type === undefined) return undefined;
    let known = this.#known.get(type);
    if (isPositions(known)) known = this.#known.get(further(type, known, vin));
    return known === undefined || isPositions(known) ? undefined : answerTo(known, vin, expected);
  }

  /** Keeps an answer; all are forgotten when there are too many of them, or when other years have become possible. */
  remember(evidence: Evidence, vehicle: Vehicle): void {
    const { request, checkDigit, nhtsa } = evidence;
    const type = typeOf(request, checkDigit.expected);
    if (type === undefined) return;
    // Which of several characters puts a VIN right is for the check digit to say, and that reads the serial number.
    if (!checkDigit.valid && nhtsa?.asksCheckDigit) return;
    if (request.latestYear !== this.#latestYear || this.#known.size >= mostAnswers) {
      this.#known.clear();
      this.#parts.clear();
    }
    this.#latestYear = request.latestYear;
    const positions = furtherPositions(evidence);
    if (positions.length > 0) this.#known.set(type, positions);
    const key = further(type, positions, request.vin);
    this.#known.set(key, shareAnswer(this.#parts, vehicle, evidence.facts && nhtsa));
  }
}

/**
 * The descriptor, with position 9 where that is not the right check digit. Undefined where more than the type decides: a
 * setting, a serial number with letters, or the rules that a caller wants kept.
 */
function typeOf(
  { vin, year, strict, explain }: DecodeRequest,
  expected: string,
): string | undefined {
  if (year !== undefined || explain || !hasSerialNumber(vin)) return undefined;
  if (vin[8] === expected) return descriptorOf(vin);
  return strict ? undefined : vin.slice(0, lengthOfDescriptor(vin));
}

/** The positions behind the descriptor that a key of NHTSA's reads, and those that a maker's module does. */
function furtherPositions({ request: { vin }, nhtsa, makers }: Evidence): readonly number[] {
  const positions = makers.flatMap(({ furtherPositions: read }) => read ?? []);
  const last = nhtsa?.lastPosition ?? 0;
  for (let each = lengthOfDescriptor(vin) + 1; each <= last; each++) positions.push(each);
  return positions;
}

function further(type: string, positions: readonly number[], vin: string): string {
  return positions.reduce((text, position) => text + vin[position - 1], type);
}

function isPositions(
  known: SharedAnswer | readonly number[] | undefined,
): known is readonly number[] {
  return Array.isArray(known);
}
