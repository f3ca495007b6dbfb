import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { StoreOptions } from "@almanac/storefront-fixtures";
import { createShopApp } from "./serve-shop.ts";

interface ShopOnStdio {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly now: () => number;
  readonly onlyShop: StoreOptions;
}

/**
 * Serves one shop over two streams, until the input ends: the tools of `/ucp/mcp`, one JSON-RPC message on each line, in
 * the order of the requests.
 */
export async function serveShopOnStdio(options: ShopOnStdio): Promise<void> {
  const { stdin, stdout, now, onlyShop } = options;
  const app = createShopApp(now, { onlyShop });
  for await (const line of createInterface({ input: stdin })) {
    if (line.trim() === "") continue;
    const response = await app.request("/ucp/mcp", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: line,
    });
    const text = await response.text();
    // A notification has no answer.
    if (text !== "") stdout.write(`${text}\n`);
  }
}
