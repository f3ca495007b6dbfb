import { METHODS } from "node:http";
import { expect, test } from "vitest";
import { createTestPlatform } from "../create-test-platform.ts";
import { keptLog } from "../kept-log.ts";
import { listenRaw } from "../raw-request.ts";

const inside = ["/ucp/carts", "/ucp/mcp", "/v1/products", "/store", "/.well-known/ucp", "/nothing"];
const paths = [
  ...inside,
  ...inside.map((path) => `/s/0123456789abcdef01${path}`),
  "/s/x/_lab/sandboxes",
  "/s/x/s/y/ucp/carts",
  "/s/x",
  "/s/x/",
  "/_lab/sandboxes",
  "/buyer/ask",
  "/",
  "/try/parcel",
  "/docs.js",
  "/mcp",
  "/vpic/api/vehicles/getallmakes",
];

/** Servers see CONNECT in another way: see server.test.ts. */
const methods = METHODS.filter((method) => method !== "CONNECT");

test("no method is a fault of the program anywhere, and none writes a stack", async () => {
  const { log, errors } = keptLog();
  const { app } = await createTestPlatform({
    unlimited: true,
    environment: { ALMANAC_LAB: "on", ALMANAC_OPEN_LIMIT: "1000000" },
    dependencies: { log },
  });
  const { send, close } = await listenRaw(app, log);
  const notRefused: string[] = [];
  try {
    for (const method of methods) {
      for (const path of paths) {
        const { status } = await send({ method, path, headers: [] });
        if (status >= 500) notRefused.push(`${method} ${path} ${status}`);
        const isServed = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"].includes(method);
        const isRefused = [401, 404, 405].includes(status);
        if (!isServed && !isRefused) notRefused.push(`${method} ${path} ${status}`);
      }
    }
    const refused = await send({ method: "TRACE", path: "/s/x/ucp/carts", headers: [] });
    expect([refused.status, refused.headers.includes("POST")]).toEqual([405, true]);
  } finally {
    close();
  }
  expect(notRefused).toEqual([]);
  expect(errors).toEqual([]);
});
