import type { Vehicle } from "../../types.ts";
import type { DecodeRequest, Evidence } from "../evidence/evidence.ts";
import { hasSerialNumber } from "../nhtsa/cfr-565.ts";
import { lengthOfDescriptor } from "../nhtsa/read-nhtsa.ts";
import type { CheckDigitException } from "../vin/check-digit-exception.ts";
import { isSameAnswer, type SharedAnswer, shareAnswer } from "./shared-answer.ts";

type ExceptionFinder = (vin: string) => CheckDigitException | undefined;

/** The largest number of answers that are kept by default. */
const defaultCachedTypes = 32_768;
/** At most this number of answers of one descriptor is compared with a new one, because each comparison takes time. */
const mostCompared = 4;

/** A descriptor that does not decide the answer alone: the characters at further positions count too. */
interface Further {
  readonly positions: readonly number[];
  /** Different answers of the descriptor. Many characters at those positions give the same answer, and share it. */
  readonly answers: SharedAnswer[];
}

/**
 * Caches answers by the characters that decide them. VINs of one type and plant differ only in the serial number and
 * the check digit, so nearly every answer has been given before.
 */
export class AnswerCache {
  /**
   * Keyed by descriptor (positions 1-8 and 10-11). The value is the answer, or, if more positions decide, those
   * positions; the answer is then keyed by descriptor plus their characters.
   */
  #known = new Map<string, SharedAnswer | Further>();
  readonly #exceptionOf: ExceptionFinder;
  readonly #most: number;
  #latestYear = 0;

  constructor(exceptionOf: ExceptionFinder, most = defaultCachedTypes) {
    this.#exceptionOf = exceptionOf;
    this.#most = most;
  }

  /**
   * The key of the type: the descriptor, which includes position 9 only if that is not the right check digit. Undefined
   * if more than the type decides the answer: `year` or `explain` is given, position 10 is not a year code, the serial
   * number has letters, or the check digit is wrong and either `strict` is set or NHTSA excepts the VIN.
   */
  typeOf({ vin, year, strict, explain }: DecodeRequest, expected: string): string | undefined {
    if (year !== undefined || explain || !hasSerialNumber(vin)) return undefined;
    if (vin[8] === expected) return vin.slice(0, 8) + vin.slice(9, lengthOfDescriptor(vin));
    if (strict || this.#exceptionOf(vin) !== undefined) return undefined;
    return vin.slice(0, lengthOfDescriptor(vin));
  }

  /** Returns the answer that was given before to another VIN of the same type, or undefined. */
  recall(type: string, { vin, latestYear }: DecodeRequest): SharedAnswer | undefined {
    if (latestYear !== this.#latestYear) return undefined;
    let known = this.#known.get(type);
    if (isFurther(known)) known = this.#known.get(further(type, known.positions, vin));
    return isFurther(known) ? undefined : known;
  }

  /** The positions whose characters, besides the type, decide the answer. */
  furtherPositions(type: string): readonly number[] {
    const known = this.#known.get(type);
    return isFurther(known) ? known.positions : [];
  }

  /**
   * Stores an answer and its warnings. Clears the cache if it is full, or if the latest possible model year has
   * changed.
   */
  remember(
    type: string,
    evidence: Evidence,
    vehicle: Vehicle,
    warnings: Vehicle["warnings"],
  ): void {
    const { request, checkDigit, nhtsa } = evidence;
    // The check digit chooses among the possible corrections, and it depends on the serial number, so this answer is
    // not shared.
    if (!checkDigit.valid && nhtsa?.asksCheckDigit) return;
    if (request.latestYear !== this.#latestYear || this.#known.size >= this.#most) {
      // A new map instead of `clear()`: the engine links the old content of a cleared map to its new content, and frees
      // memory late.
      this.#known = new Map();
    }
    this.#latestYear = request.latestYear;
    const answer = shareAnswer(vehicle, warnings, evidence.facts && nhtsa?.pass);
    const positions = decidingPositions(evidence);
    if (positions.length === 0) this.#known.set(type, answer);
    else this.#rememberFurther(type, positions, request.vin, answer);
  }

  #rememberFurther(type: string, positions: readonly number[], vin: string, answer: SharedAnswer) {
    const before = this.#known.get(type);
    const answers = isFurther(before) ? before.answers : [];
    const same = answers.find((each) => isSameAnswer(each, answer));
    if (same === undefined && answers.length < mostCompared) answers.push(answer);
    this.#known.set(type, { positions, answers });
    this.#known.set(further(type, positions, vin), same ?? answer);
  }
}

/** The positions after the descriptor that a key of NHTSA reads, and those that a maker's module reads. */
function decidingPositions({ request: { vin }, nhtsa, makers }: Evidence): readonly number[] {
  const positions = makers.flatMap(({ furtherPositions: read }) => read ?? []);
  const last = nhtsa?.lastPosition ?? 0;
  for (let each = lengthOfDescriptor(vin) + 1; each <= last; each++) positions.push(each);
  return positions;
}

/** The key of the type with the characters at further positions. The star prevents confusion with a longer type. */
function further(type: string, positions: readonly number[], vin: string): string {
  if (positions.length === 0) return type;
  return positions.reduce((text, position) => text + vin[position - 1], `${type}*`);
}

function isFurther(known: SharedAnswer | Further | undefined): known is Further {
  return known !== undefined && "positions" in known;
}
