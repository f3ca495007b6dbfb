import process from "node:process";
import { serveShop } from "../../../src/start/serve-shop.ts";
import { openSharedShops } from "./shops/open-shared-shops.ts";

/**
 * Runs an instance as a separate process. It prints its address and ends when its stdin is closed.
 */
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
