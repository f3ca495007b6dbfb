import { readPatternKey } from "../packages/vin/src/internal/plan/pattern-key.ts";
import { computeCheckDigit } from "../packages/vin/src/internal/vin/check-digit.ts";
import { symbols } from "../packages/vin/src/internal/vin/vin-characters.ts";
import { Vpic } from "../packages/vin/src/internal/vpic/vpic.ts";
import { createDecoder } from "../packages/vin/src/node/index.ts";

/**
 * Makes up distinct VINs of cars, MPVs and trucks. It takes NHTSA's codes in turn; for each, a
 * random schema; at each position, a random character that a key of the schema allows; the year
 * of the schema, a random serial number, and the right check digit. No VIN is left out because of
 * its answer.
 */
export function inventVins(data: Uint8Array, count: number) {
  const vpic = new Vpic(data);
  const judge = createDecoder(data);
  const vins = new Set<string>();
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const years = "ABCDEFGHJKLMNPRSTVWXY123456789";
  for (let index = 0; vins.size < count; index = (index + 1) % vpic.wmis.codes.length) {
    const wmi = vpic.wmis.find(vpic.wmis.codes.at(index));
    if (wmi?.code.length !== 3 || ![2, 3, 7].includes(wmi.vehicleTypeId)) continue;
    const link = wmi.links[random(wmi.links.length)];
    const keys =
      link === undefined ? [] : vpic.schemas.entriesOf(link.schema).map(({ key }) => key);
    if (link === undefined || keys.length === 0) continue;
    const slots = Array.from({ length: 17 }, (_, at) => symbols[random(at > 11 ? 10 : 33)] ?? "0");
    for (let each = 0; each <= keys.length; each++) {
      const text = vpic.keys.at(keys[each === keys.length ? random(keys.length) : each] ?? 0);
      const key = readPatternKey(text);
      for (const [at, position] of key.positions.entries()) {
        const allowed = [...symbols].filter((_, symbol) =>
          symbol === 32 ? key.high[at] === 1 : ((key.low[at] ?? 0) >>> symbol) & 1,
        );
        // The first key that reads a position fills it. Later keys sometimes change it. The last
        // key always matches as a whole.
        if (each > 0 && each < keys.length && random(3) > 0) continue;
        slots[position - 1] = allowed[random(allowed.length)] ?? "0";
      }
    }
    slots[9] = years[(link.yearFrom - 1980) % 30] ?? "A";
    const vin = wmi.code + slots.join("").slice(3);
    const right = vin.slice(0, 8) + computeCheckDigit(vin) + vin.slice(9);
    vins.add(right);
  }
  const made = [...vins];
  return {
    vins: made,
    descriptors: new Set(made.map((vin) => vin.slice(0, 8) + vin.slice(9, 11))).size,
    wmis: new Set(made.map((vin) => vin.slice(0, 3))).size,
    clean: made.filter((vin) => judge.safeDecodeVin(vin).data?.vpicCodes?.includes(0)),
  };
}

/** The VIN of another vehicle of the same type and plant. */
export function withOtherSerial(vin: string, index: number): string {
  const other = vin.slice(0, 12) + String((index * 7919) % 100_000).padStart(5, "0");
  return other.slice(0, 8) + computeCheckDigit(other) + other.slice(9);
}
