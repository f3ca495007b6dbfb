import type { Region } from "../../data/value-lists.ts";
import type { MakerIndex } from "../../makers/maker-index.ts";
import type { MakerModule } from "../maker/maker-module.ts";
import { findWorldWmi, type WorldWmi } from "../maker/world-wmi.ts";
import {
  countryOf,
  isNorthAmericanCode,
  isSurrogate,
  regionOf,
} from "../vin/region-and-country.ts";
import { symbolAt, symbols } from "../vin/vin-characters.ts";
import { firstYearOfCode } from "../vin/year-code.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { type VpicWmi, vpicCode } from "../vpic/wmi-table.ts";

/**
 * What the tables say about the code of a VIN: positions 1-3, or 1-3 and 12-14 for a small maker.
 */
export interface MakerCode {
  readonly code: string;
  readonly vpicWmi: VpicWmi | undefined;
  readonly worldWmi: WorldWmi | undefined;
  /** The maker modules that may read the VIN, in this order. */
  readonly makers: readonly MakerModule[];
  readonly region: Region | undefined;
  /** The country that holds the code, ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  readonly isNorthAmerican: boolean;
  readonly isSurrogate: boolean;
  /** The first year in which the code can occur. */
  readonly firstYear: number;
}

/**
 * The symbols of a VIN at a position and the two after it as digits, which follow those of
 * another number.
 */
function digitsOf(vin: string, position: number, before: number): number {
  let number = before;
  for (let at = position; at < position + 3; at++) {
    number = number * (symbols.length + 1) + symbolAt(vin, at) + 1;
  }
  return number;
}

/**
 * The codes of makers. Each is looked up in all tables once, because nearly every VIN has a code
 * that came before.
 */
export class CodeTable {
  readonly #vpic: Vpic;
  readonly #makers: MakerIndex;
  /**
   * By the symbols of the code as digits of a number, because the engine finds numbers faster
   * than text.
   */
  readonly #known = new Map<number, MakerCode>();

  constructor(vpic: Vpic, makers: MakerIndex) {
    this.#vpic = vpic;
    this.#makers = makers;
  }

  /** The code of a well-formed VIN. */
  of(vin: string): MakerCode {
    const key = vin[2] === "9" ? digitsOf(vin, 12, digitsOf(vin, 1, 0)) : digitsOf(vin, 1, 0);
    return this.#known.get(key) ?? this.#lookUp(key, vpicCode(vin));
  }

  #lookUp(key: number, code: string): MakerCode {
    const wmi = code.slice(0, 3);
    const found = {
      code,
      vpicWmi: this.#vpic.wmis.find(code),
      worldWmi: findWorldWmi(code),
      makers: this.#makers.find(wmi),
      region: regionOf(wmi),
      country: countryOf(wmi),
      isNorthAmerican: isNorthAmericanCode(wmi),
      isSurrogate: isSurrogate(wmi),
      firstYear: firstYearOfCode(wmi),
    };
    // A longer code that no table has is not kept, because there are millions of them.
    const isListed = found.vpicWmi !== undefined || found.worldWmi !== undefined;
    if (isListed || code.length <= 3) this.#known.set(key, found);
    return found;
  }
}
