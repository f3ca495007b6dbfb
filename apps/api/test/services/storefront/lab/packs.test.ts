import { packTasks } from "@almanac/agent-lab";
import type { AdversarialItem } from "@almanac/agent-lab/packs";
import { describe, expect, test } from "vitest";
import { createMemoryShopStore } from "../../../../src/services/storefront/shops/memory-shop-store.ts";
import { createTestApp } from "../../../create-test-app.ts";
import { readyCheckout } from "../flows.ts";
import { type Agent, agentProfile, mcpAgent, restAgent } from "./agents.ts";
import { createLabApp, type LabSandbox, openSandbox } from "./lab.ts";

const app = createLabApp();

async function plantedIn(sandbox: LabSandbox): Promise<readonly AdversarialItem[]> {
  const { adversarial } = (await sandbox.lab("GET", "/adversarial")) as {
    adversarial: readonly AdversarialItem[];
  };
  return adversarial;
}

/**
 * Places whose texts reach an agent over a surface unchanged. The text of two other places
 * is encoded.
 */
const everywhere = ["description", "review", "option_label", "other_language", "markdown_link"];
const onUcp = [...everywhere, "seller_name", "alt_text", "html_comment", "hidden_css", "json_ld"];
const encoded = ["unicode_tags", "base64"];

/** The places of injected texts whose canary is in what an agent reads. */
async function placesSeen(
  sandbox: LabSandbox,
  read: (item: AdversarialItem) => Promise<string>,
): Promise<string[]> {
  const seen: string[] = [];
  for (const item of await plantedIn(sandbox)) {
    if (item.product_id === undefined || item.canary === undefined) continue;
    if ((await read(item)).includes(item.canary)) seen.push(item.id.replace("inject.", ""));
  }
  return seen.sort();
}

describe("injected texts reach the agent", () => {
  test("over the service description", async () => {
    const sandbox = await openSandbox(app, { seed: 42, packs: ["inject"] });
    const seen = await placesSeen(sandbox, async ({ product_id }) => {
      return await (await app.request(`${sandbox.prefix}/v1/products/${product_id}`)).text();
    });
    expect(seen).toEqual([...everywhere].sort());
    const items = await plantedIn(sandbox);
    const canaryAt = (place: string) =>
      items.find(({ id }) => id === `inject.${place}`)?.canary ?? "none";
    const missing = await app.request(`${sandbox.prefix}/v1/carts/none`);
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining(canaryAt("error_message")),
    ]);
    const policy = await app.request(`${sandbox.prefix}/store/policies/refunds`);
    expect(await policy.text()).toContain(canaryAt("policy_page"));
    const picture = items.find(({ id }) => id === "inject.image_text");
    const product = await app.request(`${sandbox.prefix}/v1/products/${picture?.product_id}`);
    const { image_url } = (await product.json()) as { image_url: string };
    const svg = await app.request(image_url);
    expect(await svg.text()).toContain(picture?.canary);
  });

  test.for([
    ["UCP REST", restAgent],
    ["UCP MCP", mcpAgent],
  ] as const)("over %s, also in tool results and error texts", async ([, open]) => {
    const sandbox = await openSandbox(app, { seed: 42, packs: ["inject"] });
    const agent: Agent = open(app, "2026-04-08", sandbox.prefix);
    const seen = await placesSeen(sandbox, async ({ product_id }) =>
      JSON.stringify((await agent.call("get_product", { body: { id: product_id } })).body),
    );
    expect(seen).toEqual([...onUcp].sort());
    const items = await plantedIn(sandbox);
    const canaryAt = (place: string) => items.find(({ id }) => id === `inject.${place}`)?.canary;
    const ready = await readyCheckout(agent, sandbox.variant("one_variant"));
    expect(JSON.stringify(ready.body)).toContain(canaryAt("tool_result"));
    const refused = await agent.call("get_cart", { id: "none" });
    expect(JSON.stringify(refused.body)).toContain(canaryAt("error_message"));
  });

  test("but not in the clean twin, which has the same products", async () => {
    const options = { seed: 42, packs: ["inject"] };
    const bad = await openSandbox(app, options);
    const clean = await openSandbox(app, { ...options, pack_twin: "clean" });
    const products = async (sandbox: LabSandbox) =>
      (await plantedIn(sandbox)).map(({ id, product_id }) => [id, product_id]);
    expect(await products(clean)).toEqual(await products(bad));
    const page = await app.request(`${clean.prefix}/v1/products?limit=50`);
    expect(await page.text()).not.toContain("canary-");
  });
});

test("every injected text reaches an agent over some surface, or is encoded", async () => {
  const sandbox = await openSandbox(app, { seed: 42, packs: ["inject"] });
  const elsewhere = ["image_text", "policy_page", "error_message", "tool_result"];
  expect((await plantedIn(sandbox)).map(({ id }) => id.replace("inject.", "")).sort()).toEqual(
    [...onUcp, ...encoded, ...elsewhere].sort(),
  );
});

test("a shop has no packs by default, and an agent cannot read the list of packs", async () => {
  expect(await plantedIn(await openSandbox(app))).toEqual([]);
  const { prefix } = await openSandbox(app, { packs: ["dark"] });
  const headers = { "UCP-Agent": `profile="${agentProfile}"` };
  expect((await app.request("/_lab/adversarial", { headers })).status).toBe(403);
  expect((await app.request(`${prefix}/_lab/adversarial`)).status).toBe(404);
});

test("every item can be limited to one product", async () => {
  const plain = await openSandbox(app, { seed: 42 });
  const product = plain.roles.one_variant?.product_id;
  const options = { seed: 42, packs: ["inject.review", "dark.fake_scarcity"] };
  const sandbox = await openSandbox(app, { ...options, pack_product_id: product });
  expect((await plantedIn(sandbox)).map(({ product_id }) => product_id)).toEqual([
    product,
    product,
  ]);
});

test.for([
  [{ packs: ["injekt"] }, 'did you mean \\"inject\\"?'],
  [{ packs: ["inject"], pack_product_id: "none" }, 'There is no product \\"none\\"'],
  [{ packs: ["inject"], pack_twin: "dirty" }, "pack_twin"],
] as const)("refuses %j", async ([body, sentence]) => {
  const response = await app.request("/_lab/sandboxes", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect([response.status, text]).toEqual([
    expect.toSatisfy((status: number) => status === 400 || status === 404),
    expect.stringContaining(sentence),
  ]);
});

test("a stored sandbox keeps its packs and their effects", async () => {
  const shopStore = createMemoryShopStore();
  const instance = () => createTestApp({ storefront: { settings: { lab: true }, shopStore } });
  const first = instance();
  const options = { seed: 42, packs: ["dark.sneak_into_basket"], persist: true };
  const sandbox = await openSandbox(first, options);
  const agent = restAgent(first, "2026-04-08", sandbox.prefix);
  const ready = await readyCheckout(agent, sandbox.variant("one_variant"));
  const again = restAgent(instance(), "2026-04-08", sandbox.prefix);
  const read = await again.call("get_checkout", { id: String(ready.body.id) });
  expect(read.body).toEqual(ready.body);
  const created = agent.exchanged.find(({ name }) => name === "create_checkout");
  expect(created?.body.line_items).toHaveLength(2);
});

test("a run of a task over HTTP has the packs of the task, and its clean twin has none", async () => {
  for (const twin of ["adversarial", "clean"] as const) {
    const [task] = packTasks({ twin });
    const response = await app.request("/_lab/runs", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ task, surface: "v1" }),
    });
    const { brief } = (await response.json()) as RunAnswer;
    const id = task?.goal.lines[0]?.product_ids[0];
    const path = new URL(`${brief.shops[0]?.base_url}/v1/products/${id}`).pathname;
    const product = await (await app.request(path)).text();
    expect([response.status, product.includes("canary-")]).toEqual([201, twin === "adversarial"]);
  }
});

interface RunAnswer {
  readonly brief: { readonly shops: readonly { readonly base_url: string }[] };
}
