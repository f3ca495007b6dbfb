import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { paymentHandlerId } from "@almanac/storefront-fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve } from "../../../../src/http/serve.ts";
import { silentLog } from "../../../../src/observe/silent.ts";
import { closeGracefully } from "../../../../src/start/shutdown.ts";
import { lineOf, springfield } from "../flows.ts";
import { at, type Document } from "../lab/agents.ts";
import { createLabApp } from "../lab/lab.ts";

const bin = fileURLToPath(
  new URL("../../../../node_modules/@shopify/ucp-cli/dist/bin.js", import.meta.url),
);

let server: Server;
let home: string;
let business: string;

beforeAll(async () => {
  server = await serve(createLabApp(), silentLog, { host: "127.0.0.1", port: 0 });
  business = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  home = await mkdtemp(join(tmpdir(), "ucp-home-"));
});

afterAll(async () => {
  await closeGracefully(server, { drainMs: 0, deadlineMs: 1_000 });
  await rm(home, { recursive: true });
});

/** Runs the published client once, as a shopper would. The run must succeed. */
async function ucp(...words: readonly string[]): Promise<Document> {
  const stdout = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [bin, ...words, "--format", "json"],
      {
        env: {
          PATH: process.env.PATH,
          HOME: home,
          UCP_TEST_ALLOW_INSECURE_LOCALHOST: "true",
          NO_COLOR: "1",
        },
        maxBuffer: 32 * 1024 * 1024,
      },
      (error, out, err) =>
        error ? reject(new Error(`${words.join(" ")}\n${out}\n${err}`)) : resolve(out),
    );
  });
  return JSON.parse(stdout) as Document;
}

const call = async (words: readonly string[], input?: object) =>
  at(
    await ucp(
      ...words,
      "--business",
      business,
      ...(input === undefined ? [] : ["--input", JSON.stringify(input)]),
    ),
    "result",
  );

describe.for(["2026-04-08", "2026-08-25"])("the published UCP client, pinned to %s", (version) => {
  test("makes a whole purchase over MCP", async () => {
    const profile = `almanac-${version}`;
    const profileUrl = "https://agent.example/profile.json";
    await ucp(
      "profile",
      "init",
      "--name",
      profile,
      "--profile-url",
      profileUrl,
      "--version",
      version,
      "--activate",
    );
    const found = await call(["discover"]);
    expect(JSON.stringify(found)).toContain("complete_checkout");

    const page = await call(["catalog", "search"], {
      query: "saucepan",
      filters: { in_stock: true },
    });
    const variant = at<string>(page, "products", 0, "variants", 0, "id");
    const looked = await call(["catalog", "lookup"], { ids: [variant] });
    expect(at(looked, "products", 0, "variants", 0, "inputs", 0, "id")).toBe(variant);
    const detail = await call(["catalog", "get_product", variant]);
    expect(at(detail, "product", "variants", 0, "id")).toBe(variant);

    const cart = await call(["cart", "create"], { line_items: [lineOf(variant)] });
    const cartId = at<string>(cart, "id");
    const line_items = [lineOf(variant, 2)];
    const updated = await call(["cart", "update", cartId], { line_items });
    expect(at(updated, "line_items", 0, "quantity")).toBe(2);
    expect(await call(["cart", "get", cartId])).toMatchObject({ id: cartId });

    const created = await call(["checkout", "create"], { cart_id: cartId, line_items });
    const id = at<string>(created, "id");
    const destination = { id: "dest_1", ...springfield };
    const method = {
      type: "shipping",
      destinations: [destination],
      selected_destination_id: "dest_1",
    };
    const buyer = { email: "kim@shop.example", first_name: "Kim", last_name: "Example" };
    const offered = await call(["checkout", "update", id], {
      line_items,
      buyer,
      fulfillment: { methods: [method] },
    });
    const option = at<string>(
      offered,
      "fulfillment",
      "methods",
      0,
      "groups",
      0,
      "options",
      0,
      "id",
    );
    const groups = [
      {
        id: at(offered, "fulfillment", "methods", 0, "groups", 0, "id"),
        selected_option_id: option,
      },
    ];
    const ready = await call(["checkout", "update", id], {
      line_items,
      buyer,
      fulfillment: { methods: [{ ...method, groups }] },
    });
    expect(at(ready, "status")).toBe("ready_for_complete");
    const completed = await call(["checkout", "complete", id], {
      payment: {
        instruments: [
          {
            id: "instr_1",
            handler_id: paymentHandlerId,
            type: "mock_token",
            selected: true,
            credential: { type: "token", token: "success_token" },
          },
        ],
      },
    });
    expect(at(completed, "status")).toBe("completed");
    const order = await call(["order", "get", at<string>(completed, "order", "id")]);
    expect(at(order, "checkout_id")).toBe(id);
    expect(at(order, "line_items", 0, "quantity", "total")).toBe(2);
  });
});
