import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { ProcessorTime, WorkTimer } from "../../src/limits/processor-time.ts";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";

function withClock() {
  const clock = { at: 1_000_000 };
  return { clock, time: new ProcessorTime(() => clock.at) };
}

test("the largest payers of the last minute come first, keys and addresses together", () => {
  const { clock, time } = withClock();
  time.charge({ address: "192.0.2.1" }, 5);
  time.charge({ keyId: "k1", owner: "acme", address: "192.0.2.1" }, 7);
  clock.at += 30_000;
  time.charge({ address: "192.0.2.1" }, 4);
  time.charge({ address: "192.0.2.2" }, 1);
  expect(time.top(2)).toEqual([
    { payer: { address: "192.0.2.1" }, milliseconds: 9 },
    { payer: { keyId: "k1", owner: "acme", address: "192.0.2.1" }, milliseconds: 7 },
  ]);
  clock.at += 40_000;
  expect(time.top(9)).toEqual([
    { payer: { address: "192.0.2.1" }, milliseconds: 4 },
    { payer: { address: "192.0.2.2" }, milliseconds: 1 },
  ]);
  clock.at += 60_000;
  expect(time.top(9)).toEqual([]);
});

test("a key and an address of the same name are two payers, and many addresses displace no key", () => {
  const { time } = withClock();
  time.charge({ keyId: "local", owner: "acme", address: "local" }, 1);
  for (let at = 0; at < 20_000; at += 1) time.charge({ address: `local${at}` }, 2);
  time.charge({ address: "local" }, 3);
  const found = time.top(30_000);
  expect(found).toHaveLength(10_001);
  expect(found[0]).toEqual({ payer: { address: "local" }, milliseconds: 3 });
  expect(found.at(-1)?.payer.keyId).toBe("local");
});

test("time in which a request waits is not its work", async () => {
  const clock = { at: 0 };
  const timer = new WorkTimer(() => clock.at);
  clock.at += 100;
  timer.resume();
  clock.at += 3;
  await Promise.resolve();
  clock.at += 4;
  timer.resume();
  await setImmediate();
  clock.at += 100;
  timer.resume();
  clock.at += 5;
  expect(timer.stop()).toBe(12);
  clock.at += 100;
  expect(timer.stop()).toBe(12);
});

test("the same moment is never counted twice", () => {
  const clock = { at: 0 };
  const timers = [1, 2, 3].map(() => new WorkTimer(() => clock.at));
  for (const timer of timers) {
    timer.resume();
    clock.at += 2;
  }
  clock.at += 10;
  expect(timers.map((timer) => timer.stop())).toEqual([2, 2, 12]);
});

test("operations, pages and tools are charged to the key, or to the address", async () => {
  const { app, platform, issue } = await createTestPlatform();
  const { row, key } = await issue();
  await app.request("/coverage");
  const ofAddress = () =>
    platform.processorTime.top(10).find(({ payer }) => payer.keyId === undefined)?.milliseconds;
  const keyless = ofAddress();
  expect(keyless).toBeGreaterThan(0);
  const charged = () =>
    platform.processorTime.top(10).find(({ payer }) => payer.keyId === row.id)?.milliseconds ?? 0;
  await askWith(app, key, "/v1/calculate", parcel);
  const first = charged();
  const call = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  await app.request("/mcp", {
    method: "POST",
    headers: {
      "X-API-Key": key,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    },
    body: JSON.stringify(call),
  });
  expect([first > 0, charged() > first]).toEqual([true, true]);
  expect(ofAddress()).toBe(keyless);
  expect(platform.processorTime.top(1)[0]?.payer.address).toBe("local");
});
