import { describe, expect, test } from "vitest";
import {
  type Agent,
  carefulAgent,
  runTask,
  type ScoreComponent,
  score,
  scoreWeights,
  spoilerAgent,
  taskSchema,
  tasks,
} from "../../src/web/index.ts";
import { carefully, taskNamed } from "./reference-agents.ts";
import { testReferenceAgents } from "./test-reference-agents.ts";

test("there are more than 40 tasks with unique ids, and each matches its schema", () => {
  const ids = tasks().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(40);
  for (const task of tasks()) expect(taskSchema.parse(task)).toEqual(task);
});

// run-task.exhaustive.test.ts runs them over the other surfaces.
describe("the reference agents over mcp", () => testReferenceAgents("mcp"));

describe("each component of the score", () => {
  const components = Object.keys(scoreWeights()) as ScoreComponent[];

  test.for(components)("%s can be lost without the others", async (spoils) => {
    const task = taskNamed(spoils === "item" ? "exact-one-item" : "basket-all-components");
    const whole = await carefully(task, "v1");
    const spoilt = await runTask(task, { surface: "v1", agent: spoilerAgent(spoils) });
    const lost = components.filter(
      (name) => spoilt.components[name].points < whole.components[name].points,
    );
    expect(lost).toEqual([spoils]);
    expect(spoilt.score).toBeLessThan(whole.score);
  });
});

describe("a run", () => {
  test("has the same report, byte for byte, when it is repeated", async () => {
    for (const id of ["payment-lost-answer", "mall-cheapest", "price-fee-ask-first"]) {
      const [first, second] = [
        await carefully(taskNamed(id), "v1", 3),
        await carefully(taskNamed(id), "v1", 3),
      ];
      expect(JSON.stringify(first)).toBe(JSON.stringify(second));
    }
  });

  test("scores the same from its saved transcript and final state", async () => {
    const task = taskNamed("payment-second-card");
    const { transcript, final_state, ...report } = await carefully(task, "v1");
    const saved = JSON.parse(JSON.stringify({ transcript, final_state })) as {
      transcript: typeof transcript;
      final_state: typeof final_state;
    };
    expect(report).toMatchObject(score(task, saved.transcript, saved.final_state));
  });

  test("gives the agent neither the goal nor the address of the control API", async () => {
    const task = taskNamed("stock-substitute");
    let text = "";
    const agent: Agent = async (brief) => {
      text = JSON.stringify(brief);
      return undefined;
    };
    await runTask(task, { surface: "v1", agent });
    expect(text).toContain(task.instruction);
    for (const secret of ["goal", "_lab", "buyer_script", "forbidden", "Then take size 44"]) {
      expect(text).not.toContain(secret);
    }
  });

  test("is scored up to the error if the agent throws", async () => {
    const report = await runTask(taskNamed("exact-one-item"), {
      surface: "v1",
      agent: () => Promise.reject(new Error("out of ideas")),
    });
    expect(report).toMatchObject({ success: false, score: 0, agent_error: "out of ideas" });
  });

  test("lasts as long as the agent waits in virtual time", async () => {
    const { cost } = await carefully(taskNamed("payment-error-503"), "v1");
    expect(cost.errors).toBeGreaterThan(0);
    expect(cost.retries).toBe(cost.errors);
    expect(cost.virtual_ms).toBe(2000 * cost.errors);
  });

  test("counts a needless question, and each question gets the same answer", async () => {
    const task = taskNamed("exact-one-item");
    const answers: unknown[] = [];
    const agent: Agent = async (brief, tools) => {
      for (const about of ["delivery", "delivery"]) {
        const body = JSON.stringify({ about });
        const response = await tools.fetch(new Request(brief.buyer_url, { method: "POST", body }));
        answers.push(await response.json());
      }
      return await carefulAgent(brief, tools);
    };
    const report = await runTask(task, { surface: "v1", agent });
    expect(answers[0]).toEqual(answers[1]);
    expect(report.success).toBe(true);
    expect(report.components.process.points).toBe(8);
    expect(report.violations.map(({ code, seq }) => [code, seq])).toEqual([
      ["needless_question", 1],
      ["needless_question", 2],
    ]);
  });
});

describe("the buyer", () => {
  /** Runs an agent that sends one request to the buyer, and returns the answer. */
  async function sent(path: string, init: RequestInit, id = "stock-substitute") {
    let answer: { status: number; body: unknown } = { status: 0, body: undefined };
    const agent: Agent = async (brief, tools) => {
      const url = brief.buyer_url.replace("/buyer/ask", path);
      const response = await tools.fetch(new Request(url, init));
      const text = await response.text();
      answer = { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
      return undefined;
    };
    await runTask(taskNamed(id), { surface: "v1", agent });
    return answer;
  }
  const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

  test("answers from the table of the task", async () => {
    expect(await sent("/buyer/ask", post({ about: "substitute" }))).toEqual({
      status: 200,
      body: { about: "substitute", answer: "Then take size 44.", agrees: true },
    });
    expect((await sent("/buyer/ask", post({ about: "colour of the box" }))).body).toMatchObject({
      answer: "I have no preference.",
    });
  });

  test("answers through the only tool of an MCP server", async () => {
    const rpc = (method: string, params: object = {}) =>
      post({ jsonrpc: "2.0", id: 7, method, params });
    const listed = await sent("/buyer/mcp", rpc("tools/list"));
    expect(listed.body).toMatchObject({ result: { tools: [{ name: "ask_buyer" }] } });
    const asked = await sent(
      "/buyer/mcp",
      rpc("tools/call", { name: "ask_buyer", arguments: { about: "substitute" } }),
    );
    expect(asked.body).toMatchObject({
      id: 7,
      result: { structuredContent: { answer: "Then take size 44." } },
    });
    const refused = await sent("/buyer/mcp", rpc("tools/call", { name: "buy" }));
    expect(refused.body).toMatchObject({ error: { code: -32602 } });
  });

  test.for<[string, string, RequestInit, number, string]>([
    ["an unknown path", "/buyer/tell", post({}), 404, "not_found"],
    ["another method", "/buyer/ask", { method: "GET" }, 405, "method_not_allowed"],
    ["no JSON", "/buyer/ask", { method: "POST", body: "{" }, 400, "malformed_json"],
    ["no subject", "/buyer/ask", post({}), 400, "missing_field"],
    ["an unknown field", "/buyer/ask", post({ about: "fee", x: 1 }), 400, "unknown_field"],
    [
      "a checkout that does not exist",
      "/buyer/ask",
      post({ about: "continue_url", checkout_id: "none" }),
      404,
      "checkout_not_found",
    ],
  ])("refuses %s with a problem", async ([, path, init, status, code]) => {
    const answer = await sent(path, init);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
  });
});

test.for([
  "exact-colour-and-size",
  "basket-all-components",
  "delivery-other-address",
  "payment-second-card",
  "price-fee-ask-first",
])("%s ends in the same state over every surface, with costs side by side", async (id) => {
  const reports = await Promise.all(
    (["v1", "ucp", "mcp"] as const).map((surface) => carefully(taskNamed(id), surface)),
  );
  const [v1, ucp, mcp] = reports.map(({ final_state }) => final_state);
  expect(ucp).toEqual(v1);
  expect(mcp).toEqual(v1);
  for (const { cost } of reports) {
    expect(cost.calls).toBeGreaterThan(3);
    expect(cost.bytes_received).toBeGreaterThan(cost.bytes_sent);
  }
});

test("the final state of a mall names its shops", async () => {
  const { final_state } = await carefully(taskNamed("mall-cheapest"), "v1");
  expect(final_state.shops.map(({ shop }) => shop)).toEqual([
    "shop-1",
    "shop-2",
    "shop-3",
    "shop-4",
  ]);
});
