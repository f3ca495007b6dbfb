import { characterValues, positionWeights } from "../../data/check-digit-values.ts";
import type { Vehicle } from "../../types.ts";
import { type Clock, latestYearOf } from "../request/latest-year.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import type { SymbolClasses } from "../vin/symbol-classes.ts";
import { isWholeVin, symbolIndex, symbols } from "../vin/vin-characters.ts";
import { markedAnswer, type SharedAnswer } from "./shared-answer.ts";
import type { Tables } from "./tables.ts";
import { TypeTable } from "./type-table.ts";

/** At most this number of keys is kept. They take two megabytes. */
const mostKeys = 65_536;
const noSymbol = 255;
const lengthOfVin = 17;
const placeOfCheckDigit = 8;
/** The serial number of every maker of many vehicles ends with these places. They are digits. */
const firstSerialPlace = 12;
/** The numbers of the table are smaller than this. */
const tooLarge = 2 ** 31 - 1;
/** Takes the place of a check digit that is right. */
const right = symbols.length;
/** The check digits that the rule can compute: 0-9 and X. */
const remainders = 11;

/** A type of VIN that has a number. */
export interface KnownType {
  /** From 1 on. VINs with the same number have the same answer, except where it quotes the VIN. */
  readonly number: number;
  /**
   * The answer to the VINs of the type. Where it quotes a VIN, it has marks in place of the characters: U+FDD0 for
   * position 1, to U+FDE0 for position 17.
   */
  readonly marked: () => Vehicle;
}

/**
 * Numbers for the types of VIN, which are found by the characters that decide the answer. VINs with the same number
 * have the same answer, except where it quotes the VIN.
 */
export class KnownTypes {
  readonly #tables: Tables;
  readonly #clock: Clock | undefined;
  readonly #table = new TypeTable();
  #numbers = new WeakMap<SharedAnswer, Map<number, number>>();
  /** What decides the answers of types that do not decide them alone. The table has the index as a negative number. */
  #divided: (SymbolClasses | undefined)[] = [undefined];
  #highest = 0;
  #latestYear: number | undefined;
  /** The symbols of the VIN that was read last, by place. */
  readonly #symbols = new Uint8Array(lengthOfVin);
  #first = 0;
  #second = 0;
  #isRight = false;
  #remainder = 0;

  constructor(tables: Tables, clock: Clock | undefined) {
    this.#tables = tables;
    this.#clock = clock;
  }

  /** The number of the type of a VIN, whose 17 characters are the bytes from `at` on; 0 if it has none. */
  find(bytes: Uint8Array, at: number): number {
    if (!this.#isSameYear() || !this.#read(bytes, at)) return 0;
    const found = this.#table.find(this.#first, this.#second, 0);
    // Most VINs have a right check digit, and a type that decides their answer alone.
    if (found === 0 || (found > 0 && this.#isRight)) return found;
    const vin = String.fromCharCode(...bytes.subarray(at, at + lengthOfVin));
    // A serial number can belong to NHTSA's exceptions, which make a wrong check digit right.
    if (!this.#isRight && this.#tables.vpic.exceptionOf(vin) !== undefined) return 0;
    const classes = this.#divided[-found];
    if (classes === undefined) return found;
    return this.#table.find(this.#first, this.#second, 1 + classes.codeOf(vin));
  }

  /** Gives the type of a VIN that was decoded a number. Undefined if the type does not decide the answer. */
  add(vin: string): KnownType | undefined {
    const bytes = Uint8Array.from(vin, (character) => character.charCodeAt(0));
    if (!isWholeVin(vin) || !this.#isSameYear() || !this.#read(bytes, 0)) return undefined;
    const { answers } = this.#tables;
    const latestYear = this.#latestYear ?? 0;
    const expected = computeCheckDigit(vin);
    const request = { vin, year: undefined, strict: false, explain: false, latestYear };
    const type = answers.typeOf(request, expected);
    const known = type === undefined ? undefined : answers.recall(type, request);
    if (type === undefined || known === undefined) return undefined;
    if (this.#table.size + 2 > mostKeys) this.#clear();
    const classes = answers.classesOf(type);
    const number = this.#numberOf(known);
    if (classes === undefined) this.#table.set(this.#first, this.#second, 0, number);
    else if (classes.codeOf(vin) + 1 >= tooLarge) return undefined;
    else {
      if (this.#table.find(this.#first, this.#second, 0) === 0) {
        this.#table.set(this.#first, this.#second, 0, -this.#divided.length);
        this.#divided.push(classes);
      }
      this.#table.set(this.#first, this.#second, 1 + classes.codeOf(vin), number);
    }
    return { number, marked: () => markedAnswer(known, vin, expected) };
  }

  /** A number for an answer. If the check digit is wrong, the answer contains the right one, which can differ. */
  #numberOf(known: SharedAnswer): number {
    const numbers = this.#numbers.get(known) ?? new Map<number, number>();
    this.#numbers.set(known, numbers);
    const digit = this.#isRight ? remainders : this.#remainder;
    const number = numbers.get(digit) ?? ++this.#highest;
    numbers.set(digit, number);
    return number;
  }

  /** Whether the year is still the same. If not, other model years are possible, so no type is known any more. */
  #isSameYear(): boolean {
    const latestYear = latestYearOf(this.#clock, Date.now);
    if (typeof latestYear !== "number") return false;
    if (latestYear !== this.#latestYear) this.#clear();
    this.#latestYear = latestYear;
    return true;
  }

  #clear(): void {
    this.#table.clear();
    this.#numbers = new WeakMap();
    this.#divided = [undefined];
  }

  /**
   * Reads the characters of a VIN into the first two numbers of its key: those of the descriptor, and the check digit
   * if it is wrong. False if the text is not a VIN in capitals whose serial number is five digits.
   */
  #read(bytes: Uint8Array, at: number): boolean {
    const known = this.#symbols;
    let sum = 0;
    for (let place = 0; place < lengthOfVin; place++) {
      const symbol = symbolIndex[bytes[at + place] ?? 0] ?? noSymbol;
      if (symbol === noSymbol) return false;
      known[place] = symbol;
      sum += (positionWeights[place] ?? 0) * (characterValues[symbol] ?? 0);
    }
    for (let place = firstSerialPlace; place < lengthOfVin; place++) {
      if ((known[place] ?? 0) > 9) return false;
    }
    // Makers of few vehicles share such codes, and positions 12-14 tell them apart.
    if (known[2] === 9) return false;
    this.#remainder = sum % remainders;
    const given = known[placeOfCheckDigit] ?? 0;
    this.#isRight = given === (this.#remainder === 10 ? symbolIndex[0x58] : this.#remainder);
    this.#first = this.#digits(0, 6, 0);
    const descriptor = this.#digits(9, 11, this.#digits(6, 8, 0));
    const digit = this.#isRight ? right : given;
    const remainder = this.#isRight ? remainders : this.#remainder;
    this.#second = (descriptor * (right + 1) + digit) * (remainders + 1) + remainder;
    return true;
  }

  /** The symbols of some places as digits of a number. Six of them are less than 2 to the power of 31. */
  #digits(start: number, end: number, before: number): number {
    let number = before;
    for (let place = start; place < end; place++) {
      number = number * symbols.length + (this.#symbols[place] ?? 0);
    }
    return number;
  }
}
