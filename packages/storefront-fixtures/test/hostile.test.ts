import { expect, test } from "vitest";
import { hostileValue, type Random, spoiled } from "../../../test/hostile-inputs.ts";
import { hostileFault, safeOperations } from "../../../test/safe-operations.ts";
import * as library from "../src/index.ts";

const kind = { error: library.StoreError, codes: library.storeErrorCodes };
const operations = safeOperations(library);
const sound = [
  { seed: 7, size: "tiny", market: "US", now: () => 0 },
  { seed: "seven", scenario: "latency", maxCarts: 3, strictBuyer: false, size: "tiny" },
  { reserveOnCheckout: true, idSecret: "secret", size: "tiny", startAt: 0 },
] as const;

function inputs(random: Random): unknown[] {
  return [random(3) === 0 ? hostileValue(random) : spoiled(sound[random(sound.length)], random)];
}

test("the library exports safe operations", () => expect(operations.length).toBeGreaterThan(0));

test.each(operations)(
  "%s never throws for any input",
  async (_name, operation) => {
    expect(await hostileFault(operation, inputs, kind)).toBeUndefined();
  },
  3_600_000,
);
