import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openStorefront, readCatalog } from "../../../src/services/storefront/dependencies.ts";
import { readSettings } from "../../../src/settings.ts";
import { SettingsError } from "../../../src/settings-error.ts";
import { openPlatform } from "../../../src/start/open-platform.ts";
import { createTestApp } from "../../create-test-app.ts";
import { lineOf, paidWith } from "./flows.ts";
import { at, codesOf, idOf, restAgent } from "./lab/agents.ts";

const folder = mkdtempSync(join(tmpdir(), "catalog-"));
afterAll(() => rmSync(folder, { recursive: true }));

const flowers = {
  fixture_set: 1,
  currency: "USD",
  products: [
    { id: "bouquet_roses", title: "Red Roses", price: 3500 },
    { id: "pot_ceramic", title: "Ceramic Pot", price: 1500 },
    { id: "gardenias", title: "Gardenias", price: 2000 },
  ],
  inventory: { bouquet_roses: 10, pot_ceramic: 2000, gardenias: 0 },
  customers: [
    {
      id: "cust_1",
      name: "Kim Example",
      email: "kim@shop.example",
      addresses: [
        {
          id: "addr_1",
          street_address: "1 Main Street",
          address_locality: "Springfield",
          address_region: "IL",
          postal_code: "62704",
          address_country: "US",
        },
      ],
    },
  ],
  discounts: [
    { code: "10OFF", type: "percentage", value: 10, title: "10% Off" },
    { code: "WELCOME20", type: "percentage", value: 20, title: "20% Off" },
  ],
  shipping_rates: [
    { id: "std-ship", country: "default", level: "standard", price: 500, title: "Standard" },
    { id: "exp-ship-us", country: "US", level: "express", price: 1500, title: "Express" },
    { id: "exp-ship-intl", country: "default", level: "express", price: 2500, title: "Express" },
  ],
  payment_tokens: [
    { token: "success_token", outcome: "success" },
    { token: "fail_token", outcome: "declined" },
  ],
};

const promotion = { id: "promo_1", type: "free_shipping", title: "Free delivery" };

function save(name: string, document: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof document === "string" ? document : JSON.stringify(document));
  return path;
}

test("a shop with a custom catalogue sells its products with its prices, discounts and delivery options", async () => {
  const catalog = readCatalog(save("flowers.json", flowers));
  const agent = restAgent(createTestApp({ storefront: { settings: { catalog } } }), "2026-04-08");
  const created = await agent.call("create_checkout", {
    body: {
      line_items: [lineOf("bouquet_roses")],
      buyer: { email: "kim@shop.example" },
      discounts: { codes: ["10off", "WELCOME20"] },
      fulfillment: {
        methods: [
          {
            type: "shipping",
            destinations: [{ id: "dest_1", address_country: "US", postal_code: "62704" }],
            selected_destination_id: "dest_1",
            groups: [{ selected_option_id: "std-ship" }],
          },
        ],
      },
    },
  });
  // Ten per cent off 35.00, then twenty per cent off the rest, plus delivery.
  const totals = at<{ type: string; amount: number }[]>(created.body, "totals");
  expect(totals.find(({ type }) => type === "total")?.amount).toBe(2520 + 500);
  expect(at(created.body, "status"), JSON.stringify(created.body.messages)).toBe(
    "ready_for_complete",
  );
  const done = await agent.call("complete_checkout", {
    id: idOf(created),
    body: paidWith("success_token"),
  });
  expect(at(done.body, "status")).toBe("completed");
  const none = await agent.call("create_checkout", { body: { line_items: [lineOf("gardenias")] } });
  expect(codesOf(none)).toEqual(["out_of_stock"]);
});

test.for([
  ["CLP", "3500 CLP"],
  ["TND", "3.500 TND"],
])("the page of a cart shows prices in the minor unit of %s", async ([currency, shown]) => {
  const catalog = readCatalog(save("prices.json", { ...flowers, currency }));
  const app = createTestApp({ storefront: { settings: { catalog } } });
  const made = await restAgent(app, "2026-04-08").call("create_cart", {
    body: { line_items: [lineOf("bouquet_roses")] },
  });
  const page = await app.request(at<string>(made.body, "continue_url"));
  expect(await page.text()).toContain(`<td>${shown}</td>`);
});

test("shops opened from the settings survive a restart of the process", async () => {
  const catalogPath = save("flowers.json", flowers);
  const { storefront } = readSettings({ ALMANAC_STOREFRONT_CATALOG: catalogPath });
  const settings = readSettings({ ALMANAC_DATA_DIR: join(folder, "data"), ALMANAC_AUTH: "off" });
  const start = async () => {
    const platform = await openPlatform(settings, { warn() {} }, Date.now);
    const shops = openStorefront(storefront, platform.store, "https://shop.example");
    const agent = restAgent(createTestApp({ storefront: shops }), "2026-04-08");
    return { agent, stop: platform.close };
  };
  const first = await start();
  const made = await first.agent.call("create_cart", {
    body: { line_items: [lineOf("pot_ceramic", 3)] },
  });
  await first.stop();
  const second = await start();
  const found = await second.agent.call("get_cart", { id: idOf(made) });
  await second.stop();
  expect(found.body).toEqual(made.body);
  expect(at(found.body, "continue_url")).toBe(`https://shop.example/store/carts/${idOf(made)}`);
});

test.for([
  ["nothing.json", undefined],
  ["text.json", "{"],
  ["other.json", { fixture_set: 2, products: [{}] }],
  ["outcome.json", { ...flowers, payment_tokens: [{ token: "t", outcome: "fail" }] }],
  ["ghost.json", { ...flowers, promotions: [{ ...promotion, eligible_item_ids: ["ghost"] }] }],
] as const)(
  "a catalogue file that cannot be used is a SettingsError that names it: %s",
  ([name, document]) => {
    const path = document === undefined ? join(folder, name) : save(name, document);
    expect(() => readCatalog(path)).toThrow(SettingsError);
    expect(() => readCatalog(path)).toThrow(path);
  },
);
