import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { blocksHeldBy } from "../../../../scripts/examples/blocks/blocks-held-by.ts";
import { runScript } from "../../../../scripts/examples/replay-session.ts";
import { freePort } from "../real-services.ts";
import { startServer } from "../start-server.ts";

const [look, block, unblock] = blocksHeldBy("apps/api/test/start/runbook.services.test.ts");
const folder = mkdtempSync(join(tmpdir(), "almanac-runbook-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the runbook entry "One key or one address is hurting us" finds the caller and stops it on a running server', async () => {
  const metricsPort = String(await freePort());
  const server = await startServer({
    ALMANAC_DATA_DIR: folder,
    ALMANAC_METRICS_PORT: metricsPort,
    ALMANAC_TRUSTED_PROXIES: "127.0.0.1",
  });
  const from = async (address: string) => {
    const response = await fetch(`${server.url}/`, { headers: { "X-Forwarded-For": address } });
    await response.arrayBuffer();
    return response.status;
  };
  const run = async (printed = "") => {
    const { status, output, complaints } = await runScript(
      `set -e\n${printed.replaceAll("9464", metricsPort)}`,
      {
        folder: fileURLToPath(new URL("../../../../", import.meta.url)),
        environment: {
          HOME: folder,
          PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
          ALMANAC_DATA_DIR: folder,
        },
      },
    );
    expect(status, `${output}${complaints}`).toBe(0);
    return output;
  };
  try {
    for (let index = 0; index < 20; index += 1) await from("203.0.113.9");
    const [costliest] = (await run(look?.text)).split("\n");
    expect(costliest).toMatch(/^caller_processor_seconds\{kind="address",caller="203.0.113.9"\} 0/);
    const listed = await run(block?.text);
    expect(listed).toMatch(/^203\.0\.113\.0\/24 +none /m);
    expect(listed).toMatch(/^198\.51\.100\.7 +10\/min /m);
    await expect.poll(() => from("203.0.113.9"), { timeout: 5_000 }).toBe(403);
    expect(await from("203.0.114.9")).toBe(200);
    await run(unblock?.text);
    await expect.poll(() => from("203.0.113.9"), { timeout: 5_000 }).toBe(200);
  } finally {
    await server.kill();
  }
}, 60_000);
