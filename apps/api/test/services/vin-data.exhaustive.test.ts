import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { damagedFile } from "../../../../test/damaged-file.ts";
import { parcel } from "../create-test-platform.ts";
import { startServer } from "../start-server.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-damaged-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vin = "5UXWX7C57BA123456";

test.for([
  ["vpic.bin.gz", "missing", "missing_data"],
  ["vpic.bin.gz", "garbled within", "damaged_data"],
  ["catalogue.bin.gz", "garbled within", "damaged_data"],
  ["dimensions.bin", "cut", "damaged_data"],
] as const)(
  "if %s is %s, the instance is not ready, vehicle calls answer 503, and the other services work",
  async ([name, damage, code]) => {
    const dataDir = join(folder, `${name}-${code}`);
    const server = await startServer({
      ALMANAC_DATA_DIR: dataDir,
      NODE_OPTIONS: `--import ${damagedFile(name, damage)}`,
    });
    const headers = {
      "X-API-Key": readFileSync(join(dataDir, "local.key"), "utf8").trim(),
      "Content-Type": "application/json",
    };
    const ask = async (path: string, body?: unknown) => {
      const method = body === undefined ? "GET" : "POST";
      const init = {
        headers,
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      const response = await fetch(`${server.url}${path}`, init);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    try {
      expect(await ask("/readyz")).toEqual({ status: 503, body: { status: "vin unavailable" } });
      expect((await ask("/healthz")).status).toBe(200);
      for (const path of [`/v1/vehicles/${vin}`, "/v1/vehicles/coverage"]) {
        expect(await ask(path)).toMatchObject({ status: 503, body: { code, status: 503 } });
      }
      const { status, body } = await ask("/v1/vehicles/batch", { items: [{ vin }, { vin }] });
      expect({ status, code: body.code }).toEqual({ status: 503, code });
      expect(body.detail).toContain(name);
      expect(body.detail).toContain("Install the package again");
      expect(body.detail).not.toContain("/packages/");
      expect((await fetch(`${server.url}${String(body.type)}`)).status).toBe(200);
      expect((await ask("/v1/calculate", parcel)).status).toBe(200);
    } finally {
      await server.stop();
    }
    const lines = server
      .logged()
      .split("\n")
      .filter((line) => line.includes("cannot answer"));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, service: "vin", reason: expect.stringContaining(name) },
    ]);
  },
);
