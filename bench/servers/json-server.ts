import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createStore, toListedProduct } from "@almanac/storefront-fixtures";
import jsonServer from "json-server";

// json-server with the same catalogue in memory. The shop is compared with it.
const products = [...createStore({ seed: 42 }).products()].map(toListedProduct);
const app = jsonServer.create();
app.use(jsonServer.router({ products }));
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
