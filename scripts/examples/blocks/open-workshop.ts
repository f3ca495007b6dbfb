import { readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { startServer } from "../../../apps/api/test/start-server.ts";
import type { Shell } from "../replay-session.ts";
import { startTlsServer } from "../start-tls-server.ts";
import { startShop } from "./start-shop.ts";
import { workshopFiles } from "./workshop-files.ts";

/**
 * Where the commands of pages run: a folder with the packed command line, the files that pages
 * name, and a running API and shop.
 */
export interface Workshop extends Shell {
  readonly apiUrl: string;
  readonly key: string;
  readonly tlsPort: string;
  readonly close: () => Promise<void>;
}

/**
 * Prepares the folder in which the packages are installed, and starts the API, a shop and a
 * TLS server.
 */
export async function openWorkshop(folder: string): Promise<Workshop> {
  for (const [name, content] of Object.entries(workshopFiles())) {
    writeFileSync(join(folder, name), content);
  }
  const api = await startServer({
    ALMANAC_DATA_DIR: join(folder, ".almanac"),
    ALMANAC_LAB: "on",
    ALMANAC_CERTS_ALLOW: "127.0.0.0/8",
    ALMANAC_CERTS_PORTS: "any",
  });
  const tls = await startTlsServer({});
  const key = readFileSync(join(folder, ".almanac/local.key"), "utf8").trim();
  const path = [resolve(folder, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const shop = await startShop({ folder, environment: { PATH: path } });
  return {
    folder,
    apiUrl: api.url,
    key,
    tlsPort: tls.port,
    environment: { BASE: shop.url, KEY: key, PATH: path },
    async close() {
      tls.close();
      await shop.close();
      await api.kill();
    },
  };
}
