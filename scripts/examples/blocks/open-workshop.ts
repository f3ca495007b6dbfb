import { readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { startServer } from "../../../apps/api/test/start-server.ts";
import type { Shell } from "../replay-session.ts";
import { startTlsServer } from "../start-tls-server.ts";

/** Where the commands of pages run: a folder with the packed command line, the files that pages name, and a running API. */
export interface Workshop extends Shell {
  readonly apiUrl: string;
  readonly key: string;
  readonly tlsPort: string;
  readonly close: () => Promise<void>;
}

/** The files that the commands of pages read. */
const files = {
  // As on a terminal: curl shows its progress where the output goes elsewhere.
  ".curlrc": "no-progress-meter\n",
  "fleet.csv": "id,vin\n1,1HGCM82633A004352\n",
  "incomes.ndjson": '{"jurisdiction":"US","gross_income":85000,"tax_year":2025}\n',
  "my-agent.mjs": readFileSync(new URL("buying-agent.mjs", import.meta.url), "utf8"),
  "orders.csv": "id,len,widthCm,heightCm,kg\na,40,30,20,2\n",
  "parcels.csv": "id,lengthCm,widthCm,heightCm,weightKg,carrier\na,40,30,20,2,dhl\n",
  "vins.txt": "5UXWX7C57BA123456\n1HGCM82633A004352\n",
};

/** Prepares the folder in which the packages are installed, and starts the API and a TLS server. */
export async function openWorkshop(folder: string): Promise<Workshop> {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const api = await startServer({
    ALMANAC_DATA_DIR: join(folder, ".almanac"),
    ALMANAC_LAB: "on",
    ALMANAC_CERTS_ALLOW: "127.0.0.0/8",
    ALMANAC_CERTS_PORTS: "any",
  });
  const tls = await startTlsServer({});
  const key = readFileSync(join(folder, ".almanac/local.key"), "utf8").trim();
  const path = [resolve(folder, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return {
    folder,
    apiUrl: api.url,
    key,
    tlsPort: tls.port,
    environment: { BASE: api.url, KEY: key, PATH: path },
    async close() {
      tls.close();
      await api.kill();
    },
  };
}
