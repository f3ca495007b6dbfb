import { readPatternKey } from "../../src/internal/plan/pattern-key.ts";
import { computeCheckDigit } from "../../src/internal/vin/check-digit.ts";
import { isSymbolIn, symbols } from "../../src/internal/vin/vin-characters.ts";
import type { Vpic } from "../../src/internal/vpic/vpic.ts";

/** A small random number generator with a seed, so that every run uses the same numbers. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * One VIN for each schema: it matches some of its keys, and has a year of its link and a right
 * check digit.
 */
export function* vinsOfEverySchema(
  vpic: Vpic,
  seed: number,
): Generator<{ schema: number; vin: string }> {
  const random = createRandom(seed);
  const seen = new Set<number>();
  for (let index = 0; index < vpic.wmis.codes.length; index++) {
    const wmi = vpic.wmis.codes.at(index);
    if (/[IOQ]/.test(wmi)) continue;
    for (const { schema, yearFrom: from, yearTo: to } of vpic.wmis.find(wmi)?.links ?? []) {
      if (seen.has(schema)) continue;
      seen.add(schema);
      const keys = vpic.schemas.entriesOf(schema).map(({ key }) => vpic.keys.at(key));
      const year = from + random(Math.max(1, Math.min(to, 2027) - from + 1));
      const slots = Array.from(
        { length: 17 },
        (_, at) => (at > 12 ? symbols[random(10)] : symbols[random(33)]) ?? "0",
      );
      for (let each = 0; each < 4; each++) {
        const { positions, low, high } = readPatternKey(keys[random(keys.length)] ?? "");
        for (const [at, position] of positions.entries()) {
          const allowed = [...symbols].filter((_, symbol) =>
            isSymbolIn(symbol, low[at] ?? 0, high[at] ?? 0),
          );
          if (allowed.length > 0) slots[position - 1] = allowed[random(allowed.length)] ?? "0";
        }
      }
      slots[9] = yearCodes[(((year - 2010) % 30) + 30) % 30] ?? "A";
      const body = slots.join("");
      const vin =
        wmi.slice(0, 3) +
        body.slice(3, 11) +
        (wmi.length === 6 ? wmi.slice(3) + body.slice(14) : body.slice(11));
      yield { schema, vin: vin.slice(0, 8) + computeCheckDigit(vin) + vin.slice(9) };
    }
  }
}
