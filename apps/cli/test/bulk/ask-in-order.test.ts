import { expect, test } from "vitest";
import { askInOrder } from "../../src/bulk/run/in-order.ts";

async function* count(end: number) {
  for (let each = 0; each < end; each++) yield each;
}

const never = new Promise<never>(() => undefined);
const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

test.for([
  { concurrency: 3, perSecond: undefined },
  { concurrency: 3, perSecond: 10_000 },
])("answers come in order, and %j asks no more than three at a time", async (pace) => {
  let running = 0;
  let most = 0;
  const ask = async (task: number) => {
    most = Math.max(most, ++running);
    for (let turns = (task * 7) % 5; turns >= 0; turns--) await turnOfLoop();
    running--;
    return task;
  };
  const answers: number[] = [];
  for await (const answer of askInOrder(count(40), ask, pace)) answers.push(answer);
  expect(answers).toEqual([...Array(40).keys()]);
  expect(most).toBe(3);
});

test("a computer that does not answer stops the others only when the answers after it are too many", async () => {
  const answered: number[] = [];
  const ask = async (task: number) => {
    if (task === 0) return await never;
    answered.push(task);
    return task;
  };
  const answers = askInOrder(count(100), ask, { concurrency: 2, perSecond: undefined }, 10);
  const first = answers.next();
  while (answered.length < 11) await turnOfLoop();
  for (let turns = 0; turns < 20; turns++) await turnOfLoop();
  expect(answered).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await Promise.race([first, "nothing yet"])).toBe("nothing yet");
});

test("after the reader has stopped, nothing more is asked", async () => {
  const asked: number[] = [];
  const ask = async (task: number) => {
    asked.push(task);
    await turnOfLoop();
    return task;
  };
  const answers = askInOrder(count(100), ask, { concurrency: 2, perSecond: undefined });
  await answers.next();
  const before = asked.length;
  await answers.return();
  for (let turns = 0; turns < 20; turns++) await turnOfLoop();
  expect(asked).toHaveLength(before);
  expect(before).toBeLessThan(10);
});

test("a failed question frees its place and is thrown in its turn", async () => {
  const ask = async (task: number) => {
    if (task === 1) throw new Error("broken");
    return task;
  };
  const answers = askInOrder(count(3), ask, { concurrency: 1, perSecond: undefined });
  expect((await answers.next()).value).toBe(0);
  await expect(answers.next()).rejects.toThrow("broken");
});
