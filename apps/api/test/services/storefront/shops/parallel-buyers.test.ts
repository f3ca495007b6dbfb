import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStore } from "@almanac/storefront-fixtures";
import { expect, test } from "vitest";
import { createTestApp } from "../../../create-test-app.ts";
import { paidWith, readyCheckout } from "../flows.ts";
import { idOf, restAgent } from "../lab/agents.ts";
import { openSharedShops } from "./open-shared-shops.ts";
import { raceForLastUnit } from "./race-for-last-unit.ts";

// parallel-buyers.exhaustive.test.ts runs the same race between two processes.
test("one instance sells the last unit only once", () => raceForLastUnit([createTestApp()]));

test("two instances sell the last unit only once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "race-"));
  const path = join(folder, "shops.sqlite");
  const { shops, close } = await openSharedShops(path);
  try {
    await raceForLastUnit(shops.map((shopStore) => createTestApp({ storefront: { shopStore } })));
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

test("one idempotency key gives one order, however often the request is sent", async () => {
  const agent = restAgent(createTestApp(), "2026-04-08");
  const one = createStore().roles.one_variant?.variant_id ?? "";
  const id = idOf(await readyCheckout(agent, one));
  const body = paidWith("success_token");
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => agent.call("complete_checkout", { id, body, key: "same" })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(answers[0]?.body.status).toBe("completed");
  const other = await agent.call("complete_checkout", {
    id,
    body: paidWith("fail_token"),
    key: "same",
  });
  expect(other).toMatchObject({ status: 409, body: { code: "idempotency_conflict" } });
});
