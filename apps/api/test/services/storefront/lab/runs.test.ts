import {
  type AgentTools,
  carefulAgent,
  naiveAgent,
  type RunBrief,
  type RunReport,
  replayTranscript,
  runTask,
  score,
  type Task,
  type TaskSurface,
  tasks,
} from "@almanac/agent-lab";
import { describe, expect, test } from "vitest";
import { createLabApp, openSandbox } from "./lab.ts";

const app = createLabApp();

interface OpenedRun {
  readonly run_id: string;
  readonly brief: RunBrief;
  readonly sandboxes: readonly { readonly name: string; readonly sandbox_id: string }[];
}

async function lab(method: string, path: string, body?: unknown): Promise<Response> {
  return await app.request(`/_lab${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function openRun(task: Task, surface: TaskSurface): Promise<OpenedRun> {
  const response = await lab("POST", "/runs", { task, surface });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as OpenedRun;
}

/** Sends the requests of an agent to the app. Waiting takes no time. */
const tools: AgentTools = {
  fetch: async (request) => await app.request(request),
  wait: async () => {},
};

function taskNamed(id: string): Task {
  const task = tasks().find((each) => each.id === id);
  if (task === undefined) throw new TypeError(`there is no task ${id}`);
  return task;
}

async function runOverHttp(task: Task, surface: TaskSurface, agent = carefulAgent) {
  const { run_id, brief } = await openRun(task, surface);
  const result = await agent(brief, tools);
  const scored = await lab("POST", `/runs/${run_id}/score`, { answer: result?.answer ?? "" });
  expect(scored.status).toBe(200);
  expect((await lab("DELETE", `/runs/${run_id}`)).status).toBe(204);
  return (await scored.json()) as RunReport;
}

const sample = [
  "exact-colour-and-size",
  "basket-code-within-budget",
  "stock-substitute",
  "payment-3ds-approved",
  "price-rises-ask-first",
  "after-sale-what-was-refunded",
  "mall-next-shop",
];

describe.for(["v1", "ucp", "mcp"] as const)("a run of a task over %s", (surface) => {
  test.for(sample)("of %s has the same result as in process", async (id) => {
    const task = taskNamed(id);
    const agents = [carefulAgent, naiveAgent];
    for (const agent of agents) {
      const over = await runOverHttp(task, surface, agent);
      const within = await runTask(task, { surface, agent });
      const judged = ({ success, violations, components, end_state }: RunReport) => ({
        success,
        components,
        end_state,
        violations,
      });
      expect(judged(over)).toEqual(judged(within));
      expect(over.final_state).toEqual(within.final_state);
      expect(over.cost.calls).toBe(within.cost.calls);
    }
  });
});

test("the saved transcript of a run over HTTP has the same score", async () => {
  const task = taskNamed("payment-second-card");
  const report = await runOverHttp(task, "ucp");
  expect(report).toMatchObject(score(task, report.transcript, report.final_state));
});

test.for(["v1", "ucp", "mcp"] as const)(
  "the saved transcript of a run over HTTP, over %s, replays in process with the same score",
  async (surface) => {
    for (const id of ["payment-third-card", "price-fee-ask-first"]) {
      const task = taskNamed(id);
      const report = await runOverHttp(task, surface);
      const { transcript } = JSON.parse(JSON.stringify(report)) as RunReport;
      const replay = await replayTranscript(task, transcript);
      expect([id, replay.differences]).toEqual([id, []]);
      expect(replay.final_state).toEqual(report.final_state);
      const { success, score: points, components, violations } = replay.score;
      expect(report).toMatchObject({ success, score: points, components, violations });
    }
  },
);

describe("the buyer's addresses", () => {
  const ask = (base: string, body: unknown) =>
    app.request(`${base}/buyer/ask`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });

  test("exist only while a run has a task", async () => {
    const { prefix } = await openSandbox(app);
    expect((await ask(prefix, { about: "fee" })).status).toBe(404);
    expect((await ask("", { about: "fee" })).status).toBe(404);
    const { run_id, brief } = await openRun(taskNamed("price-fee-ask-first"), "v1");
    const base = new URL(brief.shops[0]?.base_url ?? "").pathname;
    const answer = await ask(base, { about: "fee" });
    expect(await answer.json()).toEqual({ about: "fee", answer: "Yes, go ahead.", agrees: true });
    await lab("DELETE", `/runs/${run_id}`);
    expect((await ask(base, { about: "fee" })).status).toBe(404);
  });

  test("refuse a body that is not a question with a problem", async () => {
    const { brief } = await openRun(taskNamed("price-fee-ask-first"), "v1");
    const base = new URL(brief.shops[0]?.base_url ?? "").pathname;
    const wrong = await ask(base, { subject: "fee" });
    expect(wrong.status).toBe(400);
    expect(wrong.headers.get("content-type")).toBe("application/problem+json");
    const missing = await ask(base, { about: "continue_url", checkout_id: "chk_none" });
    expect(missing.status).toBe(404);
    const cut = await app.request(`${base}/buyer/ask`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{",
    });
    expect(cut.status).toBe(400);
  });
});

test("the brief has neither the goal nor the address of the control API", async () => {
  const { brief } = await openRun(taskNamed("stock-substitute"), "v1");
  const text = JSON.stringify(brief);
  for (const secret of ["goal", "_lab", "buyer_script", "Then take size 44"]) {
    expect(text).not.toContain(secret);
  }
});

test("a mall is several sandboxes with overlapping products", async () => {
  const response = await lab("POST", "/malls", { seed: 42, shops: 3 });
  expect(response.status).toBe(201);
  const { shops } = (await response.json()) as { shops: { name: string; base_url: string }[] };
  expect(shops.map(({ name }) => name)).toEqual(["shop-1", "shop-2", "shop-3"]);
  for (const { base_url } of shops) {
    const path = `${new URL(base_url).pathname}/v1/products?q=colander`;
    const page = (await (await app.request(path)).json()) as { products: { name: string }[] };
    expect(page.products[0]?.name).toContain("Studio Colander");
  }
});

test("a task that does not match its schema is refused with every fault", async () => {
  const response = await lab("POST", "/runs", { task: { id: "Wrong Id" }, surface: "fax" });
  expect(response.status).toBe(400);
  expect((await lab("POST", "/runs/none/score", {})).status).toBe(404);
});
