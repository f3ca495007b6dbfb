import { expect, test } from "vitest";
import { hostileValue, type Random, spoiled } from "../../../test/hostile-inputs.ts";
import { hostileFault, safeOperations } from "../../../test/safe-operations.ts";
import * as library from "../src/node/index.ts";

const kind = { error: library.VinError, codes: library.vinErrorCodes };
const operations = safeOperations(library);
const sound = [
  ["1HGCM82633A004352", { year: 2003, strict: true, explain: false, now: () => 0 }],
  ["WVWZZZ1KZAW000001", { now: () => Date.UTC(2026, 0, 1) }],
  ["5UXWX7C57BA123456", {}],
] as const;

function inputs(random: Random): unknown[] {
  const [vin, options] = sound[random(sound.length)] ?? sound[0];
  const given = random(3) === 0 ? hostileValue(random) : vin;
  return [given, random(2) === 0 ? spoiled(options, random) : hostileValue(random)];
}

test("the library exports safe operations", () => expect(operations.length).toBeGreaterThan(2));

test.each(operations)(
  "%s never throws for any input",
  async (_name, operation) => {
    expect(await hostileFault(operation, inputs, kind)).toBeUndefined();
  },
  3_600_000,
);
