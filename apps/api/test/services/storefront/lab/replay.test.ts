import { expect, test } from "vitest";
import { lineOf, paidWith, readyCheckout } from "../flows.ts";
import { at, idOf, restAgent } from "./agents.ts";
import { createLabApp, type LabSandbox, openSandbox } from "./lab.ts";

const app = createLabApp();

/**
 * A purchase as one text: every answer with its ids and times, but without the address of
 * the sandbox.
 */
async function purchase({ prefix, variant }: LabSandbox, key = "replayed"): Promise<string> {
  const agent = restAgent(app, "2026-04-08", prefix);
  await agent.call("create_cart", {
    body: { line_items: [lineOf(variant("digital"))] },
    key: `${key} cart`,
  });
  const ready = await readyCheckout(agent, variant("one_variant"));
  const body = paidWith("success_token");
  const done = await agent.call("complete_checkout", {
    id: idOf(ready),
    body,
    key: `${key} order`,
  });
  await agent.call("get_order", { id: at<string>(done.body, "order", "id") });
  return JSON.stringify(agent.exchanged).replaceAll(prefix, "");
}

test("the same requests after restoring a snapshot give the same answers, including ids", async () => {
  const sandbox = await openSandbox(app, { seed: 7 });
  await purchase(sandbox, "before");
  const snapshot = await sandbox.lab("GET", `/sandboxes/${sandbox.prefix.slice(3)}/snapshot`);
  const first = await purchase(sandbox);
  await sandbox.lab("PUT", `/sandboxes/${sandbox.prefix.slice(3)}/snapshot`, snapshot);
  expect(await purchase(sandbox)).toBe(first);
  const forked = await openSandbox(app, { seed: 7, snapshot });
  expect(await purchase(forked)).toBe(first);
  const fresh = await openSandbox(app, { seed: 7 });
  expect(await purchase(fresh)).not.toBe(first);
});

test("two sandboxes with the same seed give the same answers, and one with another seed does not", async () => {
  const [left, right, other] = [
    await openSandbox(app, { seed: 7 }),
    await openSandbox(app, { seed: 7 }),
    await openSandbox(app, { seed: 8 }),
  ];
  const run = await purchase(left);
  expect(await purchase(right)).toBe(run);
  expect(await purchase(other)).not.toBe(run);
});

test("refuses the snapshot of another catalogue", async () => {
  const sandbox = await openSandbox(app, { seed: 7 });
  const snapshot = await sandbox.lab("GET", `/sandboxes/${sandbox.prefix.slice(3)}/snapshot`);
  const response = await app.request("/_lab/sandboxes", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ seed: 8, snapshot }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "unsupported_snapshot" });
});
