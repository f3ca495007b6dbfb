import process from "node:process";
import { serveShop } from "../../src/services/storefront/serve-shop.ts";
import { openSqliteShopStore } from "../../src/services/storefront/shops/sqlite-shop-store.ts";

/** An instance in a process of its own: it prints its address, and ends with its parent's stdin. */
const [path = ""] = process.argv.slice(2);
const shopStore = openSqliteShopStore(path);
const served = await serveShop({ host: "127.0.0.1", port: 0, now: Date.now, shopStore });
process.stdout.write(`${served.url}\n`);
process.stdin.resume();
process.stdin.on("end", async () => {
  await served.close();
  await shopStore.close();
});
