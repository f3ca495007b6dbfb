import type { Vehicle } from "../../types.ts";
import type { DecodeRequest, Evidence } from "../evidence/evidence.ts";
import { hasSerialNumber } from "../nhtsa/cfr-565.ts";
import { asksCheckDigit } from "../nhtsa/read-nhtsa.ts";
import type { NhtsaTables } from "../nhtsa/read-patterns.ts";
import type { SymbolClasses } from "../vin/symbol-classes.ts";
import { furtherClassesOf } from "./further-classes.ts";
import { type SharedAnswer, shareAnswer } from "./shared-answer.ts";
import { hashOf, isSameType, narrowedType, type VinType, vinTypeOf } from "./vin-type.ts";

/** The largest number of answers that are kept by default. */
const defaultCachedTypes = 32_768;

/** A type that does not decide the answer alone. */
interface DividedType extends VinType {
  /** The classes of symbols that decide it, with the type. */
  readonly classes: SymbolClasses;
}

/**
 * Caches answers by the characters that decide them. VINs of one type and plant differ only in the serial number and
 * the check digit, so nearly every answer has been given before.
 */
export class AnswerCache {
  /** Keyed by the hash of the type. Of two types with the same hash, which is rare, the later one is kept. */
  #known = new Map<number, SharedAnswer | DividedType>();
  readonly #tables: NhtsaTables;
  readonly #most: number;
  #latestYear = 0;

  constructor(tables: NhtsaTables, most = defaultCachedTypes) {
    this.#tables = tables;
    this.#most = most;
  }

  /**
   * The type of a VIN. Undefined if more than the type decides the answer: `year` or `explain` is given, position 10 is
   * not a year code, the serial number has letters, or the check digit is wrong and either `strict` is set or NHTSA
   * excepts the VIN.
   */
  typeOf({ vin, year, strict, explain }: DecodeRequest, expected: string): VinType | undefined {
    if (year !== undefined || explain || !hasSerialNumber(vin)) return undefined;
    const isRight = vin[8] === expected;
    if (!isRight && (strict || this.#tables.vpic.exceptionOf(vin) !== undefined)) return undefined;
    return vinTypeOf(vin, isRight);
  }

  /** Returns the answer that was given before to another VIN of the same type, or undefined. */
  recall(type: VinType, { vin, latestYear }: DecodeRequest): SharedAnswer | undefined {
    if (latestYear !== this.#latestYear) return undefined;
    const found = this.#find(type);
    if (found === undefined || !("classes" in found)) return found;
    const narrowed = this.#find(narrowedType(type, found.classes.codeOf(vin)));
    return narrowed !== undefined && "classes" in narrowed ? undefined : narrowed;
  }

  #find(type: VinType): SharedAnswer | DividedType | undefined {
    const known = this.#known.get(hashOf(type));
    return known !== undefined && isSameType(known, type) ? known : undefined;
  }

  /**
   * Stores a copy of an answer, whose parts must not be changed afterwards. Clears the cache if it is full, or if the
   * latest possible model year has changed.
   */
  remember(type: VinType, evidence: Evidence, vehicle: Vehicle): void {
    const { request, checkDigit, nhtsa } = evidence;
    // The check digit chooses among the possible corrections, and it depends on the serial number, so this answer is
    // not shared.
    if (!checkDigit.valid && nhtsa !== undefined && asksCheckDigit(nhtsa)) return;
    if (request.latestYear !== this.#latestYear || this.#known.size >= this.#most) {
      // A new map instead of `clear()`: the engine links the old content of a cleared map to its new content, and frees
      // memory late.
      this.#known = new Map();
    }
    this.#latestYear = request.latestYear;
    const classes = furtherClassesOf(this.#tables, evidence);
    if (classes !== undefined) this.#known.set(hashOf(type), { ...type, classes });
    const narrowed = classes ? narrowedType(type, classes.codeOf(request.vin)) : type;
    const answer = shareAnswer(narrowed, vehicle, evidence.facts && nhtsa?.pass);
    this.#known.set(hashOf(narrowed), answer);
  }
}
