// Compares the interfaces for programs and assistants with simpler ways to ask the same question. A
// call over MCP is compared with a call over /v1 and with the library, in this process. The typed
// client is compared with fetch, over loopback. The ways take turns in one run.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { calculateDimWeight } from "@almanac/dimweight";
import { serve } from "../../apps/api/src/http/serve.ts";
import { silentLog } from "../../apps/api/src/observe/silent.ts";
import { createTestPlatform, parcel } from "../../apps/api/test/create-test-platform.ts";
import { connect } from "../../apps/api/test/mcp/connect.ts";
import { createAlmanac } from "../../packages/client/src/web/index.ts";
import { type BenchRow, median } from "../row.ts";

const rounds = 9;
const roundMs = 400;

type Way = () => unknown;

export async function run(): Promise<BenchRow[]> {
  const { app, issue } = await createTestPlatform({ unlimited: true });
  const { key } = await issue({ tier: "custom" });
  const server = await serve(app, silentLog, { host: "127.0.0.1", port: 0 });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { "X-API-Key": key, "Content-Type": "application/json" };
  const post = { method: "POST", headers, body: JSON.stringify(parcel) };
  const assistant = await connect(app, { "X-API-Key": key });
  const almanac = createAlmanac({ baseUrl, key });
  const tool = { name: "calculate_dim_weight", arguments: parcel };
  try {
    const [mcp = 0, http = 0, library = 0] = await takeTurns([
      () => assistant.callTool(tool),
      async () => (await app.request("/v1/calculate", post)).json(),
      () => calculateDimWeight(parcel as never),
    ]);
    const [client = 0, bare = 0] = await takeTurns([
      () => almanac.POST("/v1/calculate", { body: parcel as never }),
      async () => (await fetch(`${baseUrl}/v1/calculate`, post)).json(),
    ]);
    return [
      compared(
        "MCP: a tool call through the SDK's client, in process",
        mcp,
        "POST /v1/calculate, in process",
        http,
      ),
      compared("MCP: the same call", mcp, "the library", library),
      compared("client: a calculation over loopback", client, "fetch and its json()", bare),
    ];
  } finally {
    await assistant.close();
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}

/** Calls per second of each way: the median of rounds that take turns, after one warm-up round. */
async function takeTurns(ways: readonly Way[]): Promise<number[]> {
  const rates = ways.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, way] of ways.entries()) {
      const rate = await rateOf(way);
      if (round > 0) rates[index]?.push(rate);
    }
  }
  return rates.map(median);
}

async function rateOf(way: Way): Promise<number> {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < roundMs) {
    await way();
    count += 1;
  }
  return (count / (performance.now() - start)) * 1000;
}

function compared(name: string, value: number, against: string, other: number): BenchRow {
  return {
    name,
    value,
    unit: "ops/s",
    against: { name: against, value: other },
    ratio: value / other,
  };
}
