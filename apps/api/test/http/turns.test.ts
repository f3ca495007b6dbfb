import { describe, expect, test } from "vitest";
import * as z from "zod";
import { batchOperation } from "../../src/http/operation/batch.ts";
import { yieldAfter } from "../../src/work/turns.ts";
import { createTestApp } from "../create-test-app.ts";

const rowMs = 6;

function keepBusy(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Counts the turns of the event loop until the work is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await work.finally(() => {
    done = true;
  });
  return turns;
}

const slowBatch = batchOperation({
  path: "/v1/slow/batch",
  operationId: "slowBatch",
  summary: "Rows that take long",
  description: "",
  item: z.unknown(),
  result: z.unknown(),
  maxItems: 199,
  run(item) {
    keepBusy(rowMs);
    return item;
  },
});

const app = createTestApp({
  services: [
    {
      id: "dimweight",
      title: "",
      description: "",
      errorCodes: {},
      example: { method: "POST", path: "/v1/slow/batch" },
      operations: [slowBatch],
    },
  ],
});

const send = async (rows: number, signal?: AbortSignal) =>
  app.request("/v1/slow/batch", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ items: Array.from({ length: rows }, (_, index) => index) }),
    ...(signal === undefined ? {} : { signal }),
  });

describe("a batch on the main thread", () => {
  test("lets other requests in between rows", async () => {
    expect(await turnsDuring(send(20))).toBeGreaterThanOrEqual(20);
  });

  test("shares the turns with other batches, so that each turn has the rows of one", async () => {
    expect(await turnsDuring(Promise.all([send(10), send(10), send(10)]))).toBeGreaterThanOrEqual(
      30,
    );
  });

  test("stops when its caller goes", async () => {
    const caller = new AbortController();
    const answered = send(199, caller.signal);
    setImmediate(() => setImmediate(() => caller.abort()));
    expect((await answered).status).toBe(400);
    expect(await (await answered).json()).toMatchObject({ code: "malformed_http" });
  });
});

test("work that is short goes on without a wait", async () => {
  const pause = yieldAfter(10_000);
  await pause();
  expect(Array.from({ length: 1_000 }, pause).every((each) => each === undefined)).toBe(true);
});
