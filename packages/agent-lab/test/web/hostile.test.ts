import { StoreError, storeErrorCodes } from "@almanac/storefront-fixtures";
import { expect, test } from "vitest";
import { hostileValue, type Random, spoiled } from "../../../../test/hostile-inputs.ts";
import { hostileFault, safeOperations } from "../../../../test/safe-operations.ts";
import * as lab from "../../src/web/index.ts";

const kind = { error: StoreError, codes: storeErrorCodes };
const operations = safeOperations(lab);
const task = lab.tasks()[0] ?? refuse();
const { transcript, final_state } = await lab.runTask(task, {
  surface: "v1",
  agent: lab.carefulAgent,
});

function refuse(): never {
  throw new TypeError("the lab has no task");
}

function inputs(random: Random): unknown[] {
  const sound = [task, transcript, final_state];
  const worst = random(sound.length);
  return sound.map((each, index) => {
    if (index !== worst) return each;
    return random(3) === 0 ? hostileValue(random) : spoiled(each, random);
  });
}

test("the library exports safe operations", () => expect(operations.length).toBeGreaterThan(0));

test.each(operations)(
  "%s never throws for any input",
  async (_name, operation) => {
    expect(await hostileFault(operation, inputs, kind)).toBeUndefined();
  },
  3_600_000,
);
