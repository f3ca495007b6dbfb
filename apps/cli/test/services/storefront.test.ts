import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { createStore, scenarios } from "@almanac/storefront-fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entry, run } from "../harness.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-shop-"));
afterAll(() => rmSync(folder, { recursive: true }));

const store = createStore();
const one = store.roles.one_variant?.variant_id ?? "";

async function json(...argv: readonly string[]) {
  const { exit, stdout, stderr } = await run(["shop", ...argv, "--json"]);
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
  return JSON.parse(stdout);
}

async function problem(...argv: readonly string[]) {
  const { exit, stdout, stderr } = await run(["shop", ...argv, "--json"]);
  expect(stdout).toBe("");
  const { code, errors } = JSON.parse(stderr);
  return { exit, code, parameter: errors[0].parameter, detail: errors[0].detail };
}

describe("products", () => {
  test("are printed as the library's product page", async () => {
    expect(await json("products", "--limit", "3")).toEqual(store.listProducts({ limit: "3" }));
    const query = {
      q: "desk dock",
      in_stock: "true",
      sort: "price_desc",
      max_price: "90.00",
    } as const;
    const options = ["--in-stock", "--sort", "price_desc", "--max-price", "90.00"];
    expect(await json("products", "desk", "dock", ...options)).toEqual(store.listProducts(query));
  });

  test("depend on the seed, the size and the catalogue", async () => {
    const path = join(folder, "catalog.json");
    const product = { id: "roses", title: "Roses", price: 3500 };
    writeFileSync(path, JSON.stringify({ fixture_set: 1, currency: "USD", products: [product] }));
    expect(await json("products", "--catalog", path)).toMatchObject({
      products: [{ id: "roses", price: 35 }],
      total_count: 1,
    });
    const tiny = await json("products", "--seed", "42", "--size", "tiny");
    expect(tiny).toEqual(createStore({ seed: 42, size: "tiny" }).listProducts({}));
    expect(tiny.total_count).toBe(12);
  });

  test("have every decimal place of a price", async () => {
    const path = join(folder, "funds.json");
    const product = { id: "fund", title: "Fund", price: 123_456 };
    writeFileSync(path, JSON.stringify({ fixture_set: 1, currency: "CLF", products: [product] }));
    const { stdout } = await run(["shop", "products", "--catalog", path]);
    expect(stdout).toContain("Fund  12.3456  CLF");
  });

  test("are printed as a table, with --ndjson as lines and with --quiet as ids", async () => {
    const human = await run(["shop", "products", "saucepan"]);
    expect(human.stdout).toContain(`${one}  Quiet Saucepan  24.99  USD  yes`);
    const lines = await run(["shop", "products", "--limit", "2", "--ndjson"]);
    expect(lines.stdout.trimEnd().split("\n")).toHaveLength(2);
    expect((await run(["shop", "products", "saucepan", "-q"])).stdout).toBe(`${one}\n`);
  });
});

test("a state file keeps the shop from call to call, through a whole purchase", async () => {
  const state = ["--state", join(folder, "shop.json")];
  const made = await json("cart", "add", one, "--quantity", "2", ...state);
  expect(made.items).toMatchObject([{ product_id: one, quantity: 2 }]);
  const cart = ["--cart", made.cart_id, ...state];
  await json("cart", "update", one, "--quantity", "3", ...cart);
  await json("cart", "add", store.roles.digital?.variant_id ?? "", ...cart);
  await json("cart", "remove", store.roles.digital?.variant_id ?? "", ...cart);
  expect((await json("cart", "show", ...cart)).items).toMatchObject([{ quantity: 3 }]);
  const address = "--street X --city Springfield --region NY --postal-code 12345 --country US";
  const buyer = ["--email", "kim@shop.example", ...address.split(" "), "--code", "WELCOME10"];
  const started = await json("cart", "checkout", ...buyer, ...cart);
  expect(started.status).toBe("ready_for_complete");
  expect(started.discount).not.toBe(0);
  const declined = await run([
    "shop",
    "cart",
    "pay",
    started.checkout_id,
    "--token",
    "fail_token",
    ...state,
  ]);
  expect(declined.exit).toBe(1);
  expect(declined.stdout).toContain("error:");
  const paid = await json("cart", "pay", started.checkout_id, ...state);
  expect(paid).toMatchObject({ status: "completed", total: started.total });
  const order = await json("order", paid.order_id, ...state);
  expect(order).toMatchObject({ checkout_id: started.checkout_id, total: paid.total });
  const seen = await run(["shop", "order", paid.order_id, ...state]);
  expect(seen.stdout).toContain("Quiet Saucepan");
  const canceled = await json("cancel", paid.order_id, "--reason", "Too many.", ...state);
  expect(canceled).toMatchObject({ status: "canceled", refunded: paid.total });
  expect(await json("order", paid.order_id, ...state)).toEqual(canceled);
  expect(await problem("cancel", paid.order_id, ...state)).toMatchObject({
    exit: 1,
    code: "order_not_modifiable",
  });
  const other = await json("cart", "add", one, ...state);
  expect((await json("cart", "clear", "--cart", other.cart_id, ...state)).items).toEqual([]);
});

test("every example of the help finds at least one product or cart line", async () => {
  const { stdout } = await run(["help", "shop"]);
  const examples = [...stdout.matchAll(/^ {2}almanac (shop (?!serve).*)$/gm)];
  expect(examples.length).toBeGreaterThanOrEqual(3);
  const state = join(folder, "examples.json");
  const bought = await buy(state);
  for (const [, example = ""] of examples) {
    const argv = example.replace("shop.json", state).replace("<order_id>", bought).split(" ");
    const answer = JSON.parse((await run([...argv, "--json"])).stdout);
    const found = answer.products ?? answer.items;
    expect(found?.length, example).toBeGreaterThan(0);
  }
});

/** Buys one product in the shop that is saved in a file, and returns the order id. */
async function buy(state: string): Promise<string> {
  const { cart_id } = await json("cart", "add", one, "--state", state);
  const country = ["--country", "US", "--email", "kim@shop.example"];
  const started = await json("cart", "checkout", "--cart", cart_id, ...country, "--state", state);
  return (await json("cart", "pay", started.checkout_id, "--state", state)).order_id;
}

test.for([
  ["an unknown product", ["cart", "add", "prd_nobody"], 1, "product_not_found"],
  ["an unknown cart", ["cart", "show", "--cart", "cart_nobody"], 1, "cart_not_found"],
  ["an unknown order", ["order", "ord_nobody"], 1, "order_not_found"],
  ["no product", ["cart", "add"], 2, "missing_field"],
  ["no cart", ["cart", "show"], 2, "missing_field"],
  ["an unknown action", ["cart", "steal", one], 2, "invalid_value"],
  ["half a unit", ["cart", "add", one, "--quantity", "1.5"], 2, "invalid_quantity"],
  ["an unknown size", ["products", "--size", "giant"], 2, "invalid_value"],
  ["an unknown market", ["products", "--market", "XX"], 3, "unsupported_market"],
  ["a missing catalogue", ["products", "--catalog", "/nowhere.json"], 2, "invalid_value"],
  ["an invalid address", ["products", "--url", "somewhere"], 2, "invalid_value"],
  [
    "a seed for a served shop",
    ["products", "--url", "http://127.0.0.1:1", "--seed", "1"],
    2,
    "unknown_field",
  ],
  ["no server at the address", ["products", "--url", "http://127.0.0.1:1"], 4, "unreachable"],
  ["an unknown scenario", ["scenarios", "price_upp"], 2, "unknown_scenario"],
  ["a shop with an unknown scenario", ["serve", "--scenario", "latencyy"], 2, "unknown_scenario"],
  ["a shop with an unknown pack", ["serve", "--packs", "dark,injekt"], 2, "invalid_value"],
  ["a public control API without a key", ["serve", "--host", "0.0.0.0"], 2, "missing_api_key"],
  ["an invalid port", ["serve", "--port", "99999"], 2, "invalid_value"],
] as const)("refuses %s", async ([, argv, exit, code]) => {
  expect(await problem(...argv)).toMatchObject({ exit, code });
});

test("scenarios prints all scenarios with their descriptions, or one of them", async () => {
  expect(await json("scenarios")).toEqual({ scenarios: JSON.parse(JSON.stringify(scenarios())) });
  const shown = await run(["shop", "scenarios", "price_up_mid_checkout"]);
  expect(shown.stdout).toMatch(/^price_up_mid_checkout\n/);
});

describe("a shop that is served", () => {
  let child: ReturnType<typeof spawn>;
  let url = "";

  beforeAll(async () => {
    const argv = ["shop", "serve", "--port", "0", "--seed", "42", "--size", "tiny", "--json"];
    child = spawn(process.execPath, [entry, ...argv], { stdio: ["ignore", "pipe", "inherit"] });
    if (child.stdout === null) throw new TypeError("stdout is piped");
    const [line] = (await once(createInterface(child.stdout), "line")) as [string];
    url = JSON.parse(line).base_url;
  });

  afterAll(async () => {
    const closed = once(child, "close");
    child.kill("SIGTERM");
    expect(await closed).toEqual([0, null]);
  });

  test("returns the products of its seed, byte for byte as the library does", async () => {
    const query = "limit=50&sort=title";
    const served = await (await fetch(`${url}/v1/products?${query}`)).text();
    const made = createStore({ seed: 42, size: "tiny" }).listProducts({
      limit: "50",
      sort: "title",
    });
    expect(served).toBe(JSON.stringify(made));
    expect(served).not.toBe(
      JSON.stringify(createStore({ size: "tiny" }).listProducts({ limit: "50", sort: "title" })),
    );
  });

  test("accepts the same commands as a local shop", async () => {
    const remote = ["--url", url];
    const page = await json("products", "--in-stock", "--limit", "1", ...remote);
    const id = page.products[0].variants[0].id;
    const made = await json("cart", "add", id, ...remote);
    expect(await json("cart", "show", "--cart", made.cart_id, ...remote)).toEqual(made);
    expect(await problem("cart", "add", "prd_nobody", ...remote)).toMatchObject({
      exit: 1,
      code: "product_not_found",
    });
    expect(await problem("order", "ord_nobody", ...remote)).toMatchObject({ exit: 1 });
    const country = ["--country", "US", "--email", "kim@shop.example"];
    const started = await json("cart", "checkout", "--cart", made.cart_id, ...country, ...remote);
    const paid = await json("cart", "pay", started.checkout_id, ...remote);
    expect(await json("cancel", paid.order_id, ...remote)).toMatchObject({ status: "canceled" });
  });

  test("refuses what a local shop refuses, in the same words", async () => {
    for (const argv of [
      ["products", "--limit", "x"],
      ["products", "--market", "XX"],
      ["cart", "add", "prd_x", "--quantity", "0"],
    ]) {
      const local = await problem(...argv);
      expect(local.parameter).toBe(argv.at(-2));
      expect(await problem(...argv, "--url", url)).toEqual(local);
    }
  });

  test("serves the UCP profile and the control API", async () => {
    const profile = await (await fetch(`${url}/.well-known/ucp`)).json();
    expect(JSON.stringify(profile)).toContain(`${url}/ucp/mcp`);
    const roles = await (await fetch(`${url}/_lab/roles`)).json();
    expect(roles).toHaveProperty("roles.one_variant");
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
  });
});
