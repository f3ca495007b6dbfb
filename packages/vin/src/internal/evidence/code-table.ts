import type { Region } from "../../data/value-lists.ts";
import type { MakerIndex } from "../../makers/maker-index.ts";
import type { MakerModule } from "../maker/maker-module.ts";
import { firstYearOfCode } from "../vin/first-year.ts";
import {
  countryOf,
  isNorthAmericanCode,
  isSurrogate,
  regionOf,
} from "../vin/region-and-country.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { type VpicWmi, vpicCode } from "../vpic/wmi-table.ts";
import { findWorldWmi, type WorldWmi } from "../wmi/world-wmi.ts";

/** What the tables say about the code of a VIN: positions 1-3, or 1-3 and 12-14 for a small maker. */
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

/** The codes of makers. Each is looked up in all tables once, because nearly every VIN has a code that came before. */
export class CodeTable {
  readonly #vpic: Vpic;
  readonly #makers: MakerIndex;
  readonly #known = new Map<string, MakerCode>();

  constructor(vpic: Vpic, makers: MakerIndex) {
    this.#vpic = vpic;
    this.#makers = makers;
  }

  /** The code of a well-formed VIN. */
  of(vin: string): MakerCode {
    const code = vpicCode(vin);
    return this.#known.get(code) ?? this.#lookUp(code);
  }

  #lookUp(code: string): MakerCode {
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
    if (isListed || code.length <= 3) this.#known.set(code, found);
    return found;
  }
}
