import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dns, utc } from "../../packages/certs/test/lab/mint.ts";
import { startFlakyApi } from "../../packages/client/test/flaky-api.ts";
import { redirect } from "./redirect.ts";
import { startTlsServer } from "./start-tls-server.ts";

/** Starts the servers that the examples ask: the API, and a TLS server for `example.com`. */
export async function startServers(folder: string) {
  const day = 86_400_000;
  const tls = await startTlsServer({
    notAfter: utc(Date.now() + 60 * day),
    sans: [dns("example.com")],
  });
  const api = await startFlakyApi();
  writeFileSync(join(folder, "redirect.mjs"), redirect);
  return {
    environment: {
      API_KEY: api.key,
      API_URL: api.baseUrl,
      CHROMIUM: process.env.CHROMIUM ?? "/usr/bin/chromium",
      TLS_PORT: tls.port,
    },
    close: () => {
      tls.close();
      void api.close();
    },
  };
}
