import { expect, test } from "vitest";
import { createAskTogether } from "../../src/remote/ask.ts";
import type { Server, ServerAnswer } from "../../src/remote/server.ts";

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

/** Asks a server that keeps each request until the test answers it. */
function open(mostItems: number) {
  const requests: { readonly items: unknown[]; readonly answer: (each: ServerAnswer) => void }[] =
    [];
  const server: Server = {
    url: "http://lab.test",
    post: (_at, body) =>
      new Promise((resolve) => {
        const { items } = body as { items: unknown[] };
        requests.push({ items, answer: resolve });
      }),
  };
  const errors = { has: () => false, create: () => undefined };
  const ask = createAskTogether({ at: "POST /v1/calculate/batch", mostItems, errors }, server);
  const answerNext = async () => {
    const { items, answer } = requests.shift() ?? { items: [], answer: () => undefined };
    answer({ data: { results: items.map((item) => ({ data: `answer to ${item}` })) } });
    await turnOfLoop();
    await turnOfLoop();
  };
  return { ask, answerNext, requests, sent: () => requests.map(({ items }) => items) };
}

test("items that come together are one request, and each gets its own answer", async () => {
  const { ask, answerNext, sent } = open(100);
  const answers = Promise.all([ask(1), ask(2), ask(3)]);
  await turnOfLoop();
  expect(sent()).toEqual([[1, 2, 3]]);
  await answerNext();
  expect(await answers).toEqual(
    [1, 2, 3].map((item) => ({ success: true, data: `answer to ${item}` })),
  );
});

test("a full request is sent while another is under way, and the rest after it", async () => {
  const { ask, answerNext, sent } = open(2);
  for (const item of [1, 2, 3, 4, 5]) void ask(item);
  await turnOfLoop();
  expect(sent()).toEqual([
    [1, 2],
    [3, 4],
  ]);
  await answerNext();
  await answerNext();
  expect(sent()).toEqual([[5]]);
});

test("a server that refuses a request, or leaves out a row, fails every item of the request", async () => {
  const { ask, answerNext, requests } = open(100);
  const refused = Promise.allSettled([ask(1), ask(2)]);
  await turnOfLoop();
  requests.shift()?.answer({ problem: { code: "unauthorized", status: 401, detail: "No." } });
  expect((await refused).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const short = ask(3);
  await turnOfLoop();
  requests.shift()?.answer({ data: { results: [] } });
  await expect(short).rejects.toThrow("left out a row");
  const next = ask(4);
  await turnOfLoop();
  await answerNext();
  expect(await next).toMatchObject({ data: "answer to 4" });
});
