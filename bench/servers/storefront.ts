import type { AddressInfo } from "node:net";
import { createStore } from "@almanac/storefront-fixtures";
import { createFetchHandler } from "@almanac/storefront-fixtures/fetch";
import { serve } from "@hono/node-server";

// The shop over HTTP, without the rest of the API. It is compared with json-server.
const handle = createFetchHandler(createStore({ seed: 42 }));
const server = serve({ fetch: handle, hostname: "127.0.0.1", port: 0 }, () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
