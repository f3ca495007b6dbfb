import type { Region } from "./value-lists.ts";

/**
 * The country that holds each block of codes: for each first character, ranges of the second in the
 * order A-Z, 1-9, 0. From ISO 3780, as in the current lists (vininfo,
 * https://github.com/idlesign/vininfo, May 2026, and the Wikibooks list
 * https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)/World_Manufacturer_Identifier_(WMI),
 * read 2026-11-20), confirmed by registrations in vPIC of February 2026. If the lists contradict
 * each other, the block has no country: N U-V, S 3-4, V X-2, X 1-2, 9 1 and 9 0.
 */
export const codeBlocks: Readonly<Record<string, string>> = {
  A: "A-H ZA,J-K CI",
  B: "A-B AO,F-G KE,L-L NG,R-R DZ",
  C: "A-B EG,F-G MA,L-M ZM",
  D: "A-E EG",
  H: "A-0 CN",
  J: "A-0 JP",
  K: "F-H IL,L-R KR,S-T JO",
  L: "A-0 CN",
  M: "A-E IN,F-K ID,L-R TH,S-S MM,U-U MN,X-X KZ,Y-0 IN",
  N: "A-E IR,F-G PK,J-J IQ,L-R TR,S-T UZ,Y-Y AM,1-5 IR,7-8 TR",
  P: "A-C PH,F-G SG,L-R MY,S-T BD",
  R: "A-B AE,F-K TW,L-N VN,P-P LA,S-T SA,U-W RU,1-1 HK",
  S: "A-M GB,N-T DE,U-Z PL,1-2 LV",
  T: "A-H CH,J-P CZ,R-V HU,W-2 PT,3-5 RS",
  U: "A-C ES,H-M DK,N-R IE,U-W RO,5-7 SK,8-0 BA",
  V: "A-E AT,F-R FR,S-W ES,3-5 HR,6-8 EE",
  W: "A-0 DE",
  X: "A-C BG,D-E RU,F-H GR,J-K RU,L-R NL,S-W RU,X-Y LU,Z-Z RU,3-0 RU",
  Y: "A-E BE,F-K FI,N-N MT,S-W SE,X-2 NO,3-5 BY,6-8 UA",
  Z: "A-U IT,X-Z SI,3-5 LT,6-0 RU",
  1: "A-0 US",
  2: "A-0 CA",
  3: "A-X MX",
  4: "A-0 US",
  5: "A-0 US",
  6: "A-X AU,Y-1 NZ",
  7: "A-A NZ,B-0 US",
  8: "A-E AR,F-G CL,L-N EC,S-T PE,X-Z VE,2-2 BO,4-4 CR",
  9: "A-E BR,F-G CO,S-V UY,2-9 BR",
};

/** The region of each first character (ISO 3780). H moved from Africa to China; 0 is not used. */
export const regionByFirst: readonly (readonly [string, Region])[] = [
  ["ABCDEFG", "africa"],
  ["HJKLMNPR", "asia"],
  ["STUVWXYZ", "europe"],
  ["123457", "north-america"],
  ["6", "oceania"],
  ["89", "south-america"],
];
