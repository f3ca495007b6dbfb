import { expect, test } from "vitest";
import { inOrder } from "../../src/bulk/run/in-order.ts";

async function* count(end: number) {
  for (let each = 0; each < end; each++) yield each;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("results arrive in the order of the tasks, and a limited number of tasks runs at a time", async () => {
  let running = 0;
  let most = 0;
  const work = async (task: number) => {
    running++;
    most = Math.max(most, running);
    await pause((task * 7) % 5);
    running--;
    return task;
  };
  const results: number[] = [];
  for await (const result of inOrder(count(40), work, 3)) results.push(result);
  expect(results).toEqual([...Array(40).keys()]);
  expect(most).toBe(3);
});

test("a result arrives as soon as it is ready, even while the input waits for its next task", async () => {
  async function* openPipe() {
    yield "first";
    await new Promise(() => undefined);
  }
  const results = inOrder(openPipe(), async (task) => task, 4);
  expect(await results.next()).toEqual({ done: false, value: "first" });
  // Leaving does not wait for the input.
  expect(await results.return()).toEqual({ done: true, value: undefined });
});

test("tasks are read only when they can start", async () => {
  let read = 0;
  async function* tasks() {
    for (;;) yield read++;
  }
  const results = inOrder(tasks(), async (task) => task, 2);
  await results.next();
  await pause(20);
  expect(read).toBeLessThanOrEqual(4);
  await results.return();
});

test("a failure is thrown after the results of earlier tasks", async () => {
  const work = async (task: number) => {
    if (task === 2) throw new Error("broken");
    await pause(5);
    return task;
  };
  const results: number[] = [];
  const read = async () => {
    for await (const result of inOrder(count(5), work, 5)) results.push(result);
  };
  await expect(read()).rejects.toThrow("broken");
  expect(results).toEqual([0, 1]);
});
