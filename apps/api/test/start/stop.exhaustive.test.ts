import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { parcel } from "../create-test-platform.ts";
import { type RunningServer, startServer } from "../start-server.ts";

let folder: string;
const held: Socket[] = [];
/**
 * Accepts connections and never answers, so that a request stays under way until the test ends
 * the connection.
 */
const silent = createServer((socket) => {
  socket.on("error", () => {});
  held.push(socket);
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "almanac-stop-"));
  await once(silent.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});
afterAll(() => {
  silent.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server that has a certificate lookup under way. */
async function startBusy(name: string, drainSeconds: number) {
  const dataDir = join(folder, name);
  const server = await startServer({
    ALMANAC_DATA_DIR: dataDir,
    ALMANAC_CERTS_ALLOW: "127.0.0.0/8",
    ALMANAC_CERTS_PORTS: "any",
    ALMANAC_LOG_LEVEL: "info",
    ALMANAC_DRAIN_SECONDS: String(drainSeconds),
  });
  const key = readFileSync(join(dataDir, "local.key"), "utf8").trim();
  const { port } = silent.address() as AddressInfo;
  const underWay = fetch(`${server.url}/v1/certificates?hostname=127.0.0.1&port=${port}`, {
    headers: { "X-API-Key": key },
  });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return { server, key, underWay };
}

const readiness = async ({ url }: RunningServer) => {
  const response = await fetch(`${url}/readyz`);
  const { status } = (await response.json()) as { status: string };
  return [response.status, status, response.headers.get("connection")];
};

test("after SIGTERM an instance is not ready, still answers while draining, finishes running requests, and has logged no secrets", async () => {
  const { server, key, underWay } = await startBusy("term", 5);
  const vin = "5UXWX7C57BA123456";
  const headers = { "X-API-Key": key, "Content-Type": "application/json" };
  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  await post("/v1/calculate", parcel);
  await fetch(`${server.url}/v1/vehicles/${vin}`, { headers });
  await post("/v1/calculations", { jurisdiction: "US", filing_status: "single", income: 123_457 });
  await post("/early-access", { email: "ada.secret@example.com" });
  await fetch(`${server.url}/v1/usage?key=${key}`);

  const ended = once(server.process, "close");
  server.process.kill("SIGTERM");
  await expect.poll(() => readiness(server), { interval: 20 }).toEqual([503, "draining", "close"]);
  expect((await post("/v1/calculate", parcel)).status).toBe(200);
  await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => "refused")).toBe("refused");
  for (const socket of held.splice(0)) socket.destroy();
  const answer = await underWay;
  // The connection was cut, or the lookup timed out on a slow machine. Either way it is answered.
  expect([502, 504]).toContain(answer.status);
  expect(answer.headers.get("connection")).toBe("close");
  expect(await ended).toEqual([0, null]);

  const lines = server
    .logged()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { route: string; status: number });
  expect(lines.map(({ route }) => route)).toEqual([
    "/v1/calculate",
    "/v1/vehicles/{vin}",
    "/v1/calculations",
    "/early-access",
    "/v1/usage",
    "/v1/calculate",
    "/v1/certificates",
  ]);
  for (const secret of [key, vin, "123457", "ada.secret", "lengthCm"]) {
    expect(server.logged()).not.toContain(secret);
  }
});

test("a second signal ends the process at once", async () => {
  const { server, underWay } = await startBusy("twice", 300);
  const cut = expect(underWay).rejects.toThrow();
  const ended = once(server.process, "close");
  server.process.kill("SIGTERM");
  await expect.poll(async () => (await readiness(server))[0], { interval: 20 }).toBe(503);
  server.process.kill("SIGTERM");
  expect(await ended).toEqual([130, null]);
  await cut;
});
