import { createHash, createPublicKey, verify } from "node:crypto";
import type { Hono } from "hono";
import { expect, test } from "vitest";
import { createTestApp } from "../../../create-test-app.ts";
import { paidWith, readyCheckout } from "../flows.ts";
import { at, idOf, restAgent } from "../lab/agents.ts";
import { type LabSandbox, openSandbox } from "../lab/lab.ts";
import { fakeOutbound, type Posted } from "../outbound/fake-outbound.ts";

const hook = "https://agent.example/hooks/orders?agent=1";

function createHookedApp(statuses: readonly number[] = []) {
  const { outbound, posted } = fakeOutbound({}, statuses);
  const app = createTestApp({ storefront: { settings: { lab: true }, outbound } });
  return { app, posted };
}

async function buy(app: Hono, { prefix, variant, lab }: LabSandbox): Promise<string> {
  const agent = restAgent(app, "2026-04-08", prefix);
  const ready = await readyCheckout(agent, variant("one_variant"));
  const done = await agent.call("complete_checkout", {
    id: idOf(ready),
    body: paidWith("success_token"),
  });
  // The webhooks that the purchase caused have been sent when this call returns.
  await lab("POST", "/clock", { advance: "PT1S" });
  return at<string>(done.body, "order", "id");
}

/**
 * Verifies a webhook as an agent does: with the key in the profile and the signature base of the
 * request (RFC 9421 section 3.2).
 */
async function isGenuine(
  app: Hono,
  prefix: string,
  { url, headers, body }: Posted,
): Promise<boolean> {
  const profile = (await (await app.request(`${prefix}/.well-known/ucp`)).json()) as {
    signing_keys: { kid: string }[];
  };
  const input = headers["signature-input"] ?? "";
  const parameters = input.slice("sig1=".length);
  const names = [...(/^\(([^)]*)\)/.exec(parameters)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  const { host, pathname, search } = new URL(url);
  const derived: Readonly<Record<string, string>> = {
    "@method": "POST",
    "@authority": host,
    "@path": pathname,
    "@query": search,
  };
  const lines = names.map((name) => `"${name}": ${derived[name] ?? headers[name]}`);
  const base = [...lines, `"@signature-params": ${parameters}`].join("\n");
  const jwk = profile.signing_keys.find(({ kid }) => input.includes(`keyid="${kid}"`));
  if (jwk === undefined) return false;
  const digest = `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;
  const covered = [
    "@method",
    "@authority",
    "@path",
    "@query",
    "ucp-agent",
    "content-digest",
    "content-type",
    "idempotency-key",
    "webhook-id",
    "webhook-timestamp",
  ];
  expect([...names].sort()).toEqual(covered.sort());
  return (
    digest === headers["content-digest"] &&
    verify(
      "sha256",
      Buffer.from(base),
      { key: createPublicKey({ format: "jwk", key: jwk }), dsaEncoding: "ieee-p1363" },
      Buffer.from(/^sig1=:(.+):$/.exec(headers.signature ?? "")?.[1] ?? "", "base64"),
    )
  );
}

test("an order is sent, complete and signed, to the agent that placed it", async () => {
  const { app, posted } = createHookedApp();
  const sandbox = await openSandbox(app, { webhook_url: hook });
  const orderId = await buy(app, sandbox);
  const [first] = posted;
  if (first === undefined) throw new Error("nothing was posted");
  expect(first.url).toBe(hook);
  expect(JSON.parse(first.body)).toMatchObject({ id: orderId, ucp: { version: "2026-04-08" } });
  expect(first.headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": expect.stringMatching(/^[\w-]{22,}$/),
    "webhook-id": expect.any(String),
    "webhook-timestamp": expect.stringMatching(/^\d{10}$/),
    "ucp-agent": `profile="http://localhost${sandbox.prefix}/.well-known/ucp"`,
  });
  expect(await isGenuine(app, sandbox.prefix, first)).toBe(true);
  expect(await isGenuine(app, sandbox.prefix, { ...first, body: `${first.body} ` })).toBe(false);
  for (const name of ["idempotency-key", "webhook-id", "webhook-timestamp"]) {
    const headers = { ...first.headers, [name]: `${first.headers[name]}0` };
    expect(await isGenuine(app, sandbox.prefix, { ...first, headers }), name).toBe(false);
  }
  await sandbox.lab("POST", `/orders/${orderId}/advance`);
  expect(posted).toHaveLength(2);
  for (const name of ["idempotency-key", "webhook-id"])
    expect(posted[1]?.headers[name]).not.toBe(first.headers[name]);
});

test("a failed delivery is sent three times in all, with the same id and key, by the shop's clock", async () => {
  const { app, posted } = createHookedApp([500, 503, 500, 500]);
  const sandbox = await openSandbox(app, { webhook_url: hook });
  await buy(app, sandbox);
  expect(posted).toHaveLength(1);
  // Less than an hour in total, so that the order itself has no new event.
  for (let step = 0; step < 11; step += 1) await sandbox.lab("POST", "/clock", { advance: "PT5M" });
  expect(posted.length).toBe(3);
  for (const name of ["idempotency-key", "webhook-id"])
    expect(new Set(posted.map(({ headers }) => headers[name])).size).toBe(1);
  const { webhooks } = (await sandbox.lab("GET", "/webhooks")) as { webhooks: object[] };
  expect(webhooks[0]).toMatchObject({ status: "failed", attempts: [{}, {}, {}] });
});

test("a scenario can send a webhook twice, or with a wrong signature", async () => {
  const { app, posted } = createHookedApp();
  const twice = await openSandbox(app, { webhook_url: hook, scenario: "webhook_duplicate" });
  await buy(app, twice);
  expect(posted.length).toBeGreaterThan(1);
  for (const name of ["idempotency-key", "webhook-id"])
    expect(new Set(posted.map(({ headers }) => headers[name])).size).toBe(1);
  posted.length = 0;
  const forged = await openSandbox(app, { webhook_url: hook, scenario: "webhook_bad_signature" });
  await buy(app, forged);
  const [first] = posted;
  expect(first && (await isGenuine(app, forged.prefix, first))).toBe(false);
});

test("without a webhook address nothing is sent, but the webhook is still listed", async () => {
  const { app, posted } = createHookedApp();
  const sandbox = await openSandbox(app);
  const orderId = await buy(app, sandbox);
  expect(posted).toEqual([]);
  const { webhooks } = (await sandbox.lab("GET", "/webhooks")) as { webhooks: object[] };
  expect(webhooks).toMatchObject([{ order_id: orderId }]);
});
