import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { ProblemError } from "../../src/problems/problem.ts";
import { FairQueue } from "../../src/work/fair-queue.ts";

const mebibyte = 1024 * 1024;

/** A queue whose jobs end when the test says so. */
function createDesk(places: number, limitBytes = 64 * mebibyte) {
  const queue = new FairQueue(places, limitBytes);
  const started: string[] = [];
  const endings = new Map<string, () => void>();
  const send = (name: string, { bytes = 0, signal = new AbortController().signal } = {}) =>
    queue.run({ payer: name.slice(0, 1), signal, bytes }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => endings.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    endings.get(name)?.();
    await nextTurn();
  };
  return { send, end, started };
}

test("a payer has one job under way, and payers take turns", async () => {
  const { send, end, started } = createDesk(2);
  const jobs = ["a1", "a2", "a3", "b1", "b2", "c1"].map((name) => send(name));
  await nextTurn();
  expect(started).toEqual(["a1", "b1"]);
  await end("a1");
  expect(started.slice(2)).toEqual(["c1"]);
  await end("b1");
  expect(started.slice(3)).toEqual(["a2"]);
  await end("c1");
  expect(started.slice(4)).toEqual(["b2"]);
  await end("a2");
  await end("b2");
  await end("a3");
  expect(await Promise.all(jobs)).toEqual(["a1", "a2", "a3", "b1", "b2", "c1"]);
});

test("a payer who comes while another one works is next, however much the other one has sent", async () => {
  const { send, end, started } = createDesk(1);
  const jobs = ["a1", "a2", "a3"].map((name) => send(name));
  await nextTurn();
  jobs.push(send("b1"));
  await end("a1");
  expect(started).toEqual(["a1", "b1"]);
  for (const name of ["b1", "a2", "a3"]) await end(name);
  await Promise.all(jobs);
});

test("a free place stays free while only busy payers wait", async () => {
  const { send, end, started } = createDesk(2);
  const jobs = ["a1", "a2"].map((name) => send(name));
  await nextTurn();
  expect(started).toEqual(["a1"]);
  jobs.push(send("b1"));
  await nextTurn();
  expect(started).toEqual(["a1", "b1"]);
  for (const name of ["a1", "b1", "a2"]) await end(name);
  await Promise.all(jobs);
});

test("a job whose caller has gone leaves the queue", async () => {
  const { send, end, started } = createDesk(1);
  const first = send("a1");
  const caller = new AbortController();
  const second = send("b1", { signal: caller.signal });
  const third = send("c1");
  caller.abort();
  await expect(second).rejects.toThrow("The caller closed the connection.");
  await expect(send("d1", { signal: caller.signal })).rejects.toThrow("The caller closed");
  await end("a1");
  expect(started).toEqual(["a1", "c1"]);
  await end("c1");
  await Promise.all([first, third]);
});

test("a failed job frees its place", async () => {
  const queue = new FairQueue(1, mebibyte);
  const order = { payer: "a", signal: new AbortController().signal, bytes: 0 };
  const failing = queue.run(order, () => Promise.reject(new Error("broken")));
  await expect(failing).rejects.toThrow("broken");
  expect(await queue.run(order, async () => "done")).toBe("done");
});

test("what waits is bounded, and one payer takes at most half of it", async () => {
  const { send, end } = createDesk(1, 8 * mebibyte);
  const first = send("a0");
  const sizes = { bytes: mebibyte };
  const waiting = ["a1", "a2", "a3", "b1", "b2", "b3", "c1"].map((name) => send(name, sizes));
  const refusals = await Promise.allSettled([send("a4", sizes), send("c2", sizes)]);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: "rejected" });
    const { reason } = refusal as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(ProblemError);
    expect(reason).toMatchObject({
      problem: { status: 503, code: "overloaded" },
      headers: { "Retry-After": "1" },
    });
  }
  for (const name of ["a0", "b1", "c1", "a1", "b2", "a2", "b3", "a3"]) await end(name);
  await Promise.all([first, ...waiting]);
});
