import { expect, test } from "vitest";
import { hostileValue, type Random, spoiled } from "../../../test/hostile-inputs.ts";
import { hostileFault, safeOperations } from "../../../test/safe-operations.ts";
import * as library from "../src/index.ts";

const kind = { error: library.DimWeightError, codes: library.dimWeightErrorCodes };
const operations = safeOperations(library);
const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
const sound = [
  { ...parcel, carrier: "dhl", explain: true },
  { ...parcel, carriers: ["dhl", "ups"], asOf: "2026-01-01" },
  { carrier: "dhl", pieces: [parcel, parcel] },
] as const;

function inputs(random: Random): unknown[] {
  const request =
    random(5) === 0 ? hostileValue(random) : spoiled(sound[random(sound.length)], random);
  return [request, random(3) === 0 ? hostileValue(random) : spoiled({ now: () => 0 }, random)];
}

test("the library exports safe operations", () => expect(operations.length).toBeGreaterThan(2));

test.each(operations)(
  "%s never throws for any input",
  async (_name, operation) => {
    expect(await hostileFault(operation, inputs, kind)).toBeUndefined();
  },
  3_600_000,
);
