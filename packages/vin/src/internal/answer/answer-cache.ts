import type { Vehicle, VehicleWarning } from "../../types.ts";
import type { DecodeRequest, Evidence } from "../evidence/evidence.ts";
import type { Pass } from "../nhtsa/decoding-pass.ts";
import { asksCheckDigit } from "../nhtsa/read-nhtsa.ts";
import type { NhtsaTables } from "../nhtsa/read-patterns.ts";
import { checkDigitOf, wrongCheckDigit } from "../vin/check-digit.ts";
import { hasSerialNumber, replaceAt, symbolAt } from "../vin/vin-characters.ts";
import type { Draft } from "./draft.ts";
import { suggestedVin } from "./find-warnings.ts";
import { furtherClassesOf, type SymbolClasses } from "./further-classes.ts";

/** The largest number of answers that are kept by default. */
const defaultCachedTypes = 32_768;

/** The parts that are alike in many answers. */
const alikeParts = [
  "engine",
  "transmission",
  "battery",
  "brakes",
  "restraints",
  "driverAssistance",
  "confidence",
] as const;

/** A type that does not decide the answer alone. */
interface DividedType extends VinType {
  /** The classes of symbols that decide it, with the type. */
  readonly classes: SymbolClasses;
}

/**
 * Caches answers by the characters that decide them. VINs of one type and plant differ only in the
 * serial number and the check digit, so nearly every answer has been given before.
 */
export class AnswerCache {
  /**
   * Keyed by the hash of the type. Of two types with the same hash, which is rare, the later one
   * is kept.
   */
  #known = new Map<number, SharedAnswer | DividedType>();
  /** Parts of the answers that are kept, by their JSON. */
  #parts = new Map<string, object>();
  readonly #tables: NhtsaTables;
  readonly #most: number;
  #latestYear = 0;

  constructor(tables: NhtsaTables, most = defaultCachedTypes) {
    this.#tables = tables;
    this.#most = most;
  }

  /**
   * The type of a VIN. Undefined if more than the type decides the answer: `year` or `explain` is
   * given, position 10 is not a year code, the serial number has letters, or the check digit is
   * wrong and either `strict` is set or NHTSA excepts the VIN.
   */
  typeOf({ vin, year, strict, explain }: DecodeRequest, expected: string): VinType | undefined {
    if (year !== undefined || explain || !hasSerialNumber(vin)) return undefined;
    const isRight = vin[8] === expected;
    const { exceptions } = this.#tables.vpic;
    if (!isRight && (strict || exceptions.hasSorted(vin))) return undefined;
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

  /** Replaces parts of an answer by equal ones that are kept already. */
  shareParts(answer: Draft): void {
    if (this.#most > 0) for (const field of alikeParts) this.#share(answer, field);
  }

  #share<Field extends (typeof alikeParts)[number]>(answer: Draft, field: Field): void {
    const part = answer[field];
    if (part === undefined) return;
    const text = JSON.stringify(part);
    const known = this.#parts.get(text);
    // Parts of equal JSON are equal: they have only texts, numbers and truth values.
    if (known !== undefined) answer[field] = known as Draft[Field];
    else this.#parts.set(text, part);
  }

  /**
   * Stores a copy of an answer, whose parts must not be changed afterwards. Clears the cache if it
   * is full, or if the latest possible model year has changed.
   */
  remember(type: VinType, evidence: Evidence, vehicle: Vehicle): void {
    const { request, checkDigit, nhtsa } = evidence;
    // The check digit chooses among the possible corrections, and it depends on the serial number,
    // so this answer is not shared.
    if (!checkDigit.valid && nhtsa !== undefined && asksCheckDigit(nhtsa)) return;
    if (request.latestYear !== this.#latestYear || this.#known.size >= this.#most) {
      // A new map instead of `clear()`: the engine links the old content of a cleared map to its
      // new content, and frees memory late.
      this.#known = new Map();
      this.#parts = new Map();
    }
    this.#latestYear = request.latestYear;
    const classes = furtherClassesOf(this.#tables, evidence);
    if (classes !== undefined) this.#known.set(hashOf(type), { ...type, classes });
    const narrowed = classes ? narrowedType(type, classes.codeOf(request.vin)) : type;
    const answer = shareAnswer(narrowed, vehicle, evidence.facts && nhtsa?.pass);
    this.#known.set(hashOf(narrowed), answer);
  }
}

/**
 * What the VINs of one type have in common, as numbers, because the engine compares and finds
 * numbers faster than text. A symbol takes one digit of base 34; 33 means any symbol.
 */
export interface VinType {
  /** Positions 1-6. */
  readonly head: number;
  /** Positions 7, 8, 10 and 11, and position 9 if it is not the right check digit. */
  readonly body: number;
  /**
   * Positions 12-14 of a small maker, whose position 3 is 9; else 0. Then what else decides the
   * answer, if anything.
   */
  readonly rest: number;
}

const base = 34;
const anySymbol = 33;
/** More than the number of combinations of classes at seven positions. */
const mostClasses = 2 ** 36;

/** The type of a VIN. */
function vinTypeOf(vin: string, isCheckDigitRight: boolean): VinType {
  let head = 0;
  for (let position = 1; position <= 6; position++) head = head * base + symbolAt(vin, position);
  let body = isCheckDigitRight ? anySymbol : symbolAt(vin, 9);
  for (let position = 7; position <= 11; position++) {
    if (position !== 9) body = body * base + symbolAt(vin, position);
  }
  let rest = 0;
  if (vin[2] === "9") {
    for (let position = 12; position <= 14; position++)
      rest = rest * base + symbolAt(vin, position);
  }
  return { head, body, rest };
}

/** The part of a type whose VINs also have the same classes of symbols at further positions. */
function narrowedType({ head, body, rest }: VinType, classes: number): VinType {
  return { head, body, rest: rest * mostClasses + classes + 1 };
}

function isSameType(one: VinType, other: VinType): boolean {
  return one.head === other.head && one.body === other.body && one.rest === other.rest;
}

/** A number of 32 bits. Few types have the same one. */
function hashOf({ head, body, rest }: VinType): number {
  return Math.imul(head, 0x9e37_79b1) ^ Math.imul(body, 0x85eb_ca6b) ^ rest;
}

/** An answer that all VINs of one type share, and that type. Its parts are frozen. */
interface SharedAnswer extends VinType {
  /** The answer, without the fields of one VIN. */
  readonly vehicle: Vehicle;
  /** The warnings of the answer, if one of them contains the VIN or its check digit. */
  readonly quoting: QuotingWarnings | undefined;
}

/** Warnings that differ between VINs of one type. */
interface QuotingWarnings {
  readonly warnings: Vehicle["warnings"];
  /**
   * The one position that no pattern fits, and the character that it has in the corrected VIN;
   * else 0.
   */
  readonly wrongPosition: number;
  readonly rightSymbol: string;
}

const quotingCodes: readonly VehicleWarning["code"][] = ["check_digit", "suggested_vin"];

/** Turns the answer for one VIN into the shared answer of its type. */
function shareAnswer(
  { head, body, rest }: VinType,
  vehicle: Vehicle,
  pass: Pass | undefined,
): SharedAnswer {
  // The caller gets `vehicle` and may change it.
  const copy = { ...vehicle };
  // Every answer gets its own VIN. A VIN that was cut out of a longer text, such as a file, would
  // keep the whole text in memory for as long as the answer is cached.
  copy.vin = "";
  return {
    head,
    body,
    rest,
    vehicle: copy,
    quoting: quotingWarningsOf(vehicle, pass),
  };
}

function quotingWarningsOf(
  { warnings }: Vehicle,
  pass: Pass | undefined,
): QuotingWarnings | undefined {
  if (!warnings.some(({ code }) => quotingCodes.includes(code))) return undefined;
  const wrongPosition = pass?.corrected === undefined ? 0 : (pass.wrong[0]?.position ?? 0);
  return { warnings, wrongPosition, rightSymbol: pass?.corrected?.[wrongPosition - 1] ?? "" };
}

/**
 * The whole answer to one VIN. The fields are set one by one, which is fast, because every answer
 * from the cache is made here.
 */
export function answerTo(known: SharedAnswer, vin: string, expected: string): Vehicle {
  const answer = { ...known.vehicle };
  answer.vin = vin;
  answer.checkDigit = checkDigitOf(vin, expected);
  if (known.quoting !== undefined) answer.warnings = warningsFor(known.quoting, vin, expected);
  return answer;
}

/** Warnings for one VIN. Those that contain a VIN or its check digit are made anew. */
function warningsFor(
  { warnings, wrongPosition, rightSymbol }: QuotingWarnings,
  vin: string,
  expected: string,
): Vehicle["warnings"] {
  const own = warnings.map((each) => {
    if (each.code === "check_digit") return wrongCheckDigit(vin[8] ?? "", expected);
    if (each.code !== "suggested_vin" || wrongPosition === 0) return each;
    return suggestedVin(wrongPosition, replaceAt(vin, wrongPosition, rightSymbol));
  });
  // The type of an answer does not say that its lists are frozen.
  return Object.freeze(own) as Vehicle["warnings"];
}
