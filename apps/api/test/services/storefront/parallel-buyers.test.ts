import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createStore } from "@almanac/storefront-fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "../../create-test-app.ts";
import { type Answering, codesOf, idOf, restAgent } from "./agents.ts";
import { paidWith, readyCheckout } from "./flows.ts";
import { openSharedShops } from "./open-shared-shops.ts";

const lastUnit = createStore().roles.last_unit?.variant_id ?? "";

/** Ten buyers who are all one step from paying for the one unit that is left. */
async function race(apps: readonly Answering[]) {
  const agents = Array.from({ length: 10 }, (_, index) => {
    const app = apps[index % apps.length];
    if (app === undefined) throw new TypeError("there is an app for every buyer");
    return restAgent(app, "2026-04-08");
  });
  const checkouts = [];
  for (const agent of agents)
    checkouts.push({ agent, id: idOf(await readyCheckout(agent, lastUnit)) });
  const answers = await Promise.all(
    checkouts.map(({ agent, id }) =>
      agent.call("complete_checkout", { id, body: paidWith("success_token") }),
    ),
  );
  const won = answers.filter(({ body }) => body.status === "completed");
  const lost = answers.filter(({ body }) => body.status !== "completed");
  expect(won).toHaveLength(1);
  expect(lost).toHaveLength(9);
  for (const answer of lost) {
    expect(answer.body.order).toBeUndefined();
    expect(codesOf(answer)).toContain("out_of_stock");
  }
}

test("the last unit is sold once on one instance", () => race([createTestApp()]));

test("the last unit is sold once on two instances", async () => {
  const folder = mkdtempSync(join(tmpdir(), "race-"));
  const path = join(folder, "shops.sqlite");
  const { shops, close } = await openSharedShops(path);
  try {
    await race(shops.map((shopStore) => createTestApp({ storefront: { shopStore } })));
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

describe("two processes", () => {
  const folder = mkdtempSync(join(tmpdir(), "instances-"));
  const script = fileURLToPath(new URL("./instance.ts", import.meta.url));
  const children: ChildProcess[] = [];
  const urls: string[] = [];

  beforeAll(async () => {
    for (let index = 0; index < 2; index += 1) {
      const argv = [script, join(folder, "shops.sqlite")];
      const child = spawn(process.execPath, argv, { stdio: ["pipe", "pipe", "inherit"] });
      children.push(child);
      const [line] = (await once(createInterface(child.stdout), "line")) as [string];
      urls.push(line);
    }
  });

  afterAll(async () => {
    for (const child of children) {
      const closed = once(child, "close");
      child.stdin?.end();
      expect(await closed).toEqual([0, null]);
    }
    rmSync(folder, { recursive: true });
  });

  test("sell the last unit once between them", () =>
    race(urls.map((url) => ({ request: (path, init) => fetch(`${url}${path}`, init) }))));

  test("with one seed serve catalogues that are equal byte for byte", async () => {
    const path = "/v1/products?limit=50&sort=title";
    const [left, right] = await Promise.all(
      urls.map(async (url) => await (await fetch(`${url}${path}`)).text()),
    );
    expect(left).toBe(right);
    expect(JSON.parse(left ?? "")).toHaveProperty("products.49");
  });
});

test("one key, one order, however often it is sent", async () => {
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
