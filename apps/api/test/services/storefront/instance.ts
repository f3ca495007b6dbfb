import process from "node:process";
import { serveShop } from "../../../src/start/serve-shop.ts";
import { openSharedShops } from "./open-shared-shops.ts";

/** An instance in a process of its own: it prints its address, and ends with its parent's stdin. */
const [path = ""] = process.argv.slice(2);
const {
  shops: [shopStore],
  close,
} = await openSharedShops(path);
const served = await serveShop({ host: "127.0.0.1", port: 0, now: Date.now, shopStore });
process.stdout.write(`${served.url}\n`);
process.stdin.resume();
process.stdin.on("end", async () => {
  await served.close();
  await close();
});
