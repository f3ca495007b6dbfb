import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blocksHeldBy } from "../scripts/examples/blocks/blocks-held-by.ts";
import { runScript } from "../scripts/examples/replay-session.ts";
import { runCli } from "./run-cli.ts";

/**
 * The agent that examples/agent/README.md starts. Here, a stand-in answers in place of its model.
 */
const agent = fileURLToPath(new URL("../examples/agent/agent.mjs", import.meta.url));

interface Message {
  readonly role: string;
  readonly content?: string;
}

let server: Server;
const seen: {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly model: string | undefined;
  readonly tools: string[];
}[] = [];

/** The last result of a tool, as JSON. Over HTTP it is preceded by the status. */
function lastResult<Fields>(messages: readonly Message[]): Fields {
  const text = messages.findLast(({ role }) => role === "tool")?.content ?? "{}";
  return JSON.parse(text.replace(/^\d{3} /, ""));
}

const address = {
  street_address: "12 Orchard Lane",
  address_locality: "Springfield",
  address_region: "NY",
  postal_code: "12345",
  address_country: "US",
};

/** A scripted stand-in for a model: it buys the first grater over the service description. */
const overV1: readonly ((messages: readonly Message[]) => readonly [string, object] | string)[] = [
  () => ["shop_request", { method: "GET", path: "/v1/products?q=everyday+grater" }],
  (messages) => {
    const { products } = lastResult<{ products: { id: string }[] }>(messages);
    const body = { action: "add", product_id: products[0]?.id, quantity: 1 };
    return ["shop_request", { method: "POST", path: "/v1/carts", body }];
  },
  (messages) => {
    const { cart_id } = lastResult<{ cart_id: string }>(messages);
    const body = { email: "ada@shop.example", address };
    return ["shop_request", { method: "POST", path: `/v1/carts/${cart_id}/checkout`, body }];
  },
  (messages) => {
    const { checkout_id } = lastResult<{ checkout_id: string }>(messages);
    const path = `/v1/checkouts/${checkout_id}/complete`;
    const body = { payment_token: "success_token" };
    return ["shop_request", { method: "POST", path, body, idempotency_key: "pay-1" }];
  },
  () => "I have bought one Everyday Grater.",
];

/** Over MCP the stand-in only searches, then gives up. */
const overMcp: typeof overV1 = [
  () => ["search_catalog", { catalog: { query: "earbuds" } }],
  () => ["no_such_tool", {}],
  () => ["ask_buyer", { about: "substitute" }],
  () => "Nothing was bought.",
];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    const { messages, model, tools } = JSON.parse(text) as {
      messages: Message[];
      model?: string;
      tools: { function: { name: string } }[];
    };
    const names = tools.map((tool) => tool.function.name);
    const { authorization } = request.headers;
    seen.push({ path: request.url, authorization, model, tools: names });
    const script = names.includes("shop_request") ? overV1 : overMcp;
    const turn = messages.filter(({ role }) => role === "assistant").length;
    const said = script[turn]?.(messages) ?? "I am lost.";
    const message =
      typeof said === "string"
        ? { role: "assistant", content: said }
        : {
            role: "assistant",
            content: null,
            tool_calls: [
              {
                id: `call_${turn}`,
                type: "function",
                function: { name: said[0], arguments: JSON.stringify(said[1]) },
              },
            ],
          };
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ choices: [{ message }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  process.env.AGENT_API_URL = `http://127.0.0.1:${port}/v1/chat/completions`;
  process.env.AGENT_API_KEY = "key-of-the-stand-in";
});

afterAll(() => {
  delete process.env.AGENT_API_URL;
  delete process.env.AGENT_API_KEY;
  server.close();
});

const command = `"${process.execPath}" "${agent}"`;

async function runExample(task: string, surface: string) {
  const argv = ["shop", "run", "--agent", command, "--tasks", task, "--surface", surface];
  const { stdout } = await runCli([...argv, "--json", "--quiet"]);
  return JSON.parse(stdout).runs[0];
}

test("the example lets a model buy over plain HTTP", async () => {
  const run = await runExample("exact-one-item", "v1");
  expect(run).toMatchObject({
    success: true,
    score: 100,
    answer: "I have bought one Everyday Grater.",
    agent_error: null,
  });
  expect(seen[0]?.authorization).toBe("Bearer key-of-the-stand-in");
});

test("the example offers the tools of the shop's MCP server, and survives wrong calls", async () => {
  const run = await runExample("stock-sold-out", "mcp");
  expect(run).toMatchObject({ success: true, agent_error: null, answer: "Nothing was bought." });
  expect(run.cost.questions).toBe(1);
  expect(seen.at(-1)?.tools).toContain("complete_checkout");
});

test("the example reports missing settings", async () => {
  const address = process.env.AGENT_API_URL;
  delete process.env.AGENT_API_URL;
  const run = await runExample("exact-one-item", "v1").finally(() => {
    process.env.AGENT_API_URL = address;
  });
  expect(run.agent_error).toContain("Set AGENT_API_URL to a chat-completions address.");
});

test("the commands of examples/agent/README.md run a family of tasks and write a report", async () => {
  const [{ text } = { text: "" }, ...others] = blocksHeldBy(
    "test/example-agent.exhaustive.test.ts",
  );
  expect(others).toEqual([]);
  expect(text).toContain("=https://models.example/");
  const checkout = mkdtempSync(join(tmpdir(), "almanac-agent-"));
  try {
    // The report is written into the current folder, so the commands run in a copy that has what
    // they name.
    cpSync(dirname(agent), join(checkout, "examples/agent"), { recursive: true });
    const entry = fileURLToPath(new URL("../apps/cli/src/main.ts", import.meta.url));
    const scripts = { almanac: `node ${entry}` };
    writeFileSync(join(checkout, "package.json"), JSON.stringify({ scripts }));
    const { origin } = new URL(process.env.AGENT_API_URL ?? "");
    // The stand-in is at another host than the reader's model.
    const { status, output, complaints } = await runScript(
      text.replace("https://models.example", origin),
      {
        folder: checkout,
        environment: { PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
      },
    );
    // The stand-in buys the same article for every task, so that one run passes and the
    // others fail.
    expect(status, `${output}${complaints}`).toBe(1);
    const [, passed] = /^v1 +(1 of \d\d) /m.exec(output) ?? expect.fail(output);
    expect(readFileSync(join(checkout, "report.html"), "utf8")).toContain(`<td>${passed}</td>`);
    const settings = { path: "/v1/chat/completions", authorization: "Bearer ...", model: "..." };
    expect(seen.at(-1)).toMatchObject(settings);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
});
