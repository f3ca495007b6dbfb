// A whole purchase in process, without a port. `npm run check -- packages` runs this file a second
// time, on the packed tarball.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { createStore } from "../../../src/index.ts";
import { createUcpHandler, ucpVersions } from "../../../src/web/ucp.ts";
import { isGenuine } from "./verify-webhook.ts";

const origin = "https://shop.example";
const agentProfile = "https://agent.example/.well-known/ucp";
const webhookUrl = "https://agent.example/orders?agent=1";
const address = {
  id: "home",
  first_name: "Ada",
  last_name: "Example",
  street_address: "1 Loop Road",
  address_locality: "Springfield",
  address_region: "NY",
  postal_code: "12345",
  address_country: "US",
};
const payment = {
  instruments: [
    {
      id: "instr_1",
      handler_id: "mock_payment_handler",
      type: "mock_token",
      selected: true,
      credential: { type: "token", token: "success_token" },
    },
  ],
};

interface Service {
  readonly transport: string;
  readonly endpoint: string;
}

interface Profile {
  readonly ucp: {
    readonly version: string;
    readonly supported_versions?: Readonly<Record<string, string>>;
    readonly services: Readonly<Record<string, readonly Service[]>>;
  };
  readonly signing_keys: Parameters<typeof isGenuine>[1];
}

/** The fields of answers that this agent reads. */
interface Answer {
  readonly id: string;
  readonly status: string;
  readonly products: readonly { readonly variants: readonly { readonly id: string }[] }[];
  readonly totals: readonly { readonly type: string; readonly amount: number }[];
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
  readonly order: { readonly id: string };
  readonly checkout_id: string;
}

type Call = (operation: string, payload: string, body: unknown, id?: string) => Promise<Answer>;

const restPaths: Readonly<Record<string, readonly [method: string, path: string]>> = {
  search_catalog: ["POST", "/catalog/search"],
  create_cart: ["POST", "/carts"],
  create_checkout: ["POST", "/checkout-sessions"],
  update_checkout: ["PUT", "/checkout-sessions/:id"],
  complete_checkout: ["POST", "/checkout-sessions/:id/complete"],
  get_order: ["GET", "/orders/:id"],
};

/** The agent: it finds the shop's services through the profile, and receives webhooks. */
async function arrive(version: string, transport: "rest" | "mcp") {
  const webhooks: Request[] = [];
  const store = createStore();
  const shop = createUcpHandler(store, {
    origin,
    webhookUrl,
    async send(request) {
      webhooks.push(request);
      return new Response(null, { status: 200 });
    },
  });
  const read = async (url: string) => (await (await shop(new Request(url))).json()) as Profile;
  const newest = await read(`${origin}/.well-known/ucp`);
  const other = newest.ucp.supported_versions?.[version];
  const profile = other === undefined ? newest : await read(other);
  expect(profile.ucp.version).toBe(version);
  const services = profile.ucp.services["dev.ucp.shopping"] ?? [];
  const endpoint = services.find((service) => service.transport === transport)?.endpoint ?? "";
  return { store, shop, profile, endpoint, webhooks };
}

/** The steps of every agent, over any transport. */
async function purchase(call: Call) {
  const found = await call("search_catalog", "catalog", { query: "saucepan" });
  const variant = found.products[0]?.variants[0]?.id;
  const line_items = [{ item: { id: variant }, quantity: 2 }];
  const cart = await call("create_cart", "cart", { line_items });
  const started = await call("create_checkout", "checkout", {
    cart_id: cart.id,
    line_items: [],
    buyer: { email: "ada@shop.example" },
    fulfillment: {
      methods: [{ type: "shipping", destinations: [address], selected_destination_id: "home" }],
    },
  });
  const option = started.fulfillment.methods[0]?.groups[0]?.options[0]?.id;
  const ready = await call(
    "update_checkout",
    "checkout",
    { line_items, fulfillment: { methods: [{ groups: [{ selected_option_id: option }] }] } },
    started.id,
  );
  expect(ready.status).toBe("ready_for_complete");
  const done = await call("complete_checkout", "checkout", { payment }, ready.id);
  expect(done.status).toBe("completed");
  const order = await call("get_order", "order", undefined, done.order.id);
  expect(order).toMatchObject({ id: done.order.id, checkout_id: ready.id, totals: done.totals });
  return order;
}

/** Checks that the webhook of the new order is genuine, and that any change makes it invalid. */
async function expectWebhook(webhooks: readonly Request[], profile: Profile, orderId: string) {
  expect(webhooks.map(({ url }) => url)).toEqual([webhookUrl]);
  const [webhook] = webhooks as [Request];
  expect(await webhook.clone().json()).toMatchObject({ id: orderId });
  expect(await isGenuine(webhook, profile.signing_keys)).toBe(true);
  const forged = new Request(webhook.clone(), { body: "{}", method: "POST" });
  expect(await isGenuine(forged, profile.signing_keys)).toBe(false);
}

describe.for(ucpVersions)("UCP %s", (version) => {
  test("an agent buys over REST, and receives a genuine webhook", async () => {
    const { store, shop, profile, endpoint, webhooks } = await arrive(version, "rest");
    const order = await purchase(async (operation, _payload, body, id = "") => {
      const [method = "", path = ""] = restPaths[operation] ?? [];
      const response = await shop(
        new Request(endpoint + path.replace(":id", id), {
          method,
          headers: { "Content-Type": "application/json", "UCP-Agent": `profile="${agentProfile}"` },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      expect(response.ok).toBe(true);
      return (await response.json()) as Answer;
    });
    await expectWebhook(webhooks, profile, order.id);
    expect(store.execute({ type: "list_orders" }).orders).toMatchObject([{ id: order.id }]);
  });

  test.for([
    ["2025-11-25", { mode: "legacy" }],
    ["2026-07-28", { mode: "auto" }],
  ] as const)(
    "a client of the MCP SDK buys at revision %s, and receives a genuine webhook",
    async ([revision, versionNegotiation]) => {
      const { store, shop, profile, endpoint, webhooks } = await arrive(version, "mcp");
      const client = new Client({ name: "agent", version: "1" }, { versionNegotiation });
      const fetch = (url: string | URL, init?: RequestInit) => shop(new Request(url, init));
      await client.connect(new StreamableHTTPClientTransport(new URL(endpoint), { fetch }));
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      expect((await client.listTools()).tools).toHaveLength(13);
      let calls = 0;
      const order = await purchase(async (name, payload, body, id) => {
        calls += 1;
        const meta = {
          "ucp-agent": { profile: agentProfile },
          "idempotency-key": `call ${calls}`,
        };
        const given = { meta, ...(id === undefined ? {} : { id }), [payload]: body };
        const { structuredContent } = await client.callTool({ name, arguments: given });
        return structuredContent as unknown as Answer;
      });
      await client.close();
      await expectWebhook(webhooks, profile, order.id);
      expect(store.execute({ type: "list_orders" }).orders).toMatchObject([{ id: order.id }]);
    },
  );
});
