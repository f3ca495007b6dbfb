/**
 * A family of VINs whose check digit was stamped wrong and which NHTSA therefore excepts from
 * the rule.
 */
export interface CheckDigitFamily {
  /** The vehicles of the family. */
  readonly name: string;
  /** Every VIN of the family; the group is the serial number, if it is limited. */
  readonly pattern: RegExp;
  /** The first and the last serial number on the list. */
  readonly serials?: readonly [first: number, last: number];
  /** The serial number between those two that is not on the list. */
  readonly without?: number;
  /**
   * Stamped minus computed digit, modulo 11, where it was the same in every sample that was read.
   */
  readonly offset?: number;
  /** Whether every VIN that fits is on the list. Otherwise the list holds only some of them. */
  readonly isComplete: boolean;
}

/**
 * The families of NHTSA's list of exceptions, by the first three characters: table `vinexception`
 * of the vPIC dump of September 2026, 18,805 rows, public domain;
 * https://github.com/AIKitLLC/nhtsa-edge-api, read on 2026-11-22. The table itself was read in
 * part, so some families are wider than the list.
 */
export const checkDigitFamilies: ReadonlyMap<string, readonly CheckDigitFamily[]> = new Map([
  [
    "KMT",
    [
      {
        name: "Genesis of model year 2024, KMTGE4S1",
        pattern: /^KMTGE4S1PRU(\d{6})$/,
        serials: [8142, 8188],
        without: 8182,
        isComplete: true,
      },
      {
        name: "Genesis of model year 2024, KMTGA4SC, KMTGB4SC and KMTGB4SD",
        pattern: /^KMTG(?:A4SC|B4SC|B4SD)DRU(\d{6})$/,
        serials: [227_654, 228_061],
        isComplete: false,
      },
    ],
  ],
  [
    "ZN0",
    [
      {
        name: "SWM motorcycles of model year 2021",
        pattern: /^ZN0A4ACD[0-9X]MV(\d{6})$/,
        serials: [401_011, 401_070],
        offset: 2,
        isComplete: true,
      },
    ],
  ],
  [
    "ZAC",
    [
      {
        name: "Jeep Renegade of model year 2015",
        pattern: /^ZACCJ[AB][A-D][TH]0FPB(\d{5})$/,
        serials: [52_184, 76_827],
        isComplete: false,
      },
    ],
  ],
  [
    "ZFB",
    [
      {
        name: "Fiat 500X of model year 2016",
        pattern: /^ZFBCF[XY][A-E][TW]0GP(\d{6})$/,
        serials: [317_640, 338_889],
        isComplete: false,
      },
    ],
  ],
  [
    "1C9",
    [
      {
        name: "trailers of model year 2024 with the code 1C9257",
        pattern: /^1C9F[AB]\d{3}[0-9X]R1257(\d{3})$/,
        serials: [0, 949],
        offset: 2,
        isComplete: false,
      },
    ],
  ],
  [
    "7XF",
    [
      {
        name: "7XFTC16 and 7XFTC20 of model year 2025",
        pattern: /^7XFTC(?:161|201)[0-9X]S1(\d{6})$/,
        serials: [2152, 2381],
        offset: 1,
        isComplete: false,
      },
    ],
  ],
  [
    "PFD",
    [
      {
        name: "PFDKB4AE of model year 2025",
        pattern: /^PFDKB4AE[0-9X]SF(\d{6})$/,
        serials: [117, 139],
        offset: 8,
        isComplete: true,
      },
    ],
  ],
  ["VKD", [single(/^VKD2C700(?:VRP001817|SPP002555|VPP002561)$/)]],
  ["1L9", [single(/^1L9L6CV21PL593738$/)]],
  ["1P9", [single(/^1P9PB443(?:9SL881035|0SL881036|2SL881037)$/)]],
  ["4S9", [single(/^4S9BDETA2LB559700$/)]],
  ["1K9", [single(/^1K9SM5329KK007337$/)]],
  ["1T9", [single(/^1T9S262B43N013045$/)]],
]);

/** VINs that the list names one by one. */
function single(pattern: RegExp): CheckDigitFamily {
  return { name: "single VINs", pattern, isComplete: true };
}
