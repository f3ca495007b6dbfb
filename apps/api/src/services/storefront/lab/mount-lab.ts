import { createBuyerHandler, handOver } from "@almanac/agent-lab";
import type { Context, Hono } from "hono";
import type { Gate } from "../../../http/gate.ts";
import { watched } from "../../../http/observed-route.ts";
import { readJsonBody } from "../../../http/read-body.ts";
import { isLibraryError, libraryProblem } from "../../../problems/library-problem.ts";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { parseBody } from "../../../problems/schema-faults.ts";
import { apiHeaders } from "../../../security-headers.ts";
import { attempt } from "../shops/run-command.ts";
import type { Surfaces } from "../surfaces.ts";
import { guardLab } from "./guard.ts";
import type { LabReply } from "./lab-call.ts";
import { runCalls } from "./run-calls.ts";
import { sandboxCalls } from "./sandbox-calls.ts";
import { shopCalls } from "./shop-calls.ts";
import type { SandboxRun } from "./task-run.ts";

/** Large, because catalogues and snapshots are large. */
const bodyLimitBytes = 16 * 1024 * 1024;

/** `/_lab`: the API with which a test sets up a shop, controls it and inspects its state. */
export function mountLab(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const readBody = (context: Context, mostBytes: number) => guarded(context, surfaces, mostBytes);
  for (const operation of [...sandboxCalls, ...shopCalls, ...runCalls]) {
    const [method = "", route = ""] = operation.at.split(" ");
    const place = { route, service: "storefront", readBody } as const;
    const handle = watched(gate, place, async (context, watch, body) => {
      try {
        const reply = await operation.answer({
          surfaces,
          callerContext: watch,
          params: context.req.param(),
          query: context.req.query(),
          selected: () => surfaces.selectShop(watch),
          body: (schema) => parseBody(schema, body),
        });
        return respond(reply, watch.requestId);
      } catch (error) {
        throw isLibraryError(error) ? libraryProblem(error, "body") : error;
      }
    });
    app.on(method, route, handle);
  }
  mountBuyer(app, gate, surfaces);
}

/** Checks the lab's key, then reads the body: a small one where no key is sent. */
async function guarded(context: Context, { settings }: Surfaces, mostBytes: number) {
  const { raw } = context.req;
  const { body, headers, method } = raw;
  guardLab(headers, settings.labKey);
  // A missing body is `{}`: some operations have a default for every field. Node gives a DELETE
  // request a body stream even if nothing was sent.
  if (method === "DELETE" || body === null || headers.get("content-length") === "0") return {};
  const limit =
    settings.labKey === undefined ? Math.min(bodyLimitBytes, mostBytes) : bodyLimitBytes;
  return await readJsonBody(raw, limit, headers);
}

function respond({ status = 200, body, lines }: LabReply, requestId: string): Response {
  const [type, text] =
    lines === undefined
      ? ["application/json", JSON.stringify(body)]
      : ["application/jsonl", lines.map((line) => `${JSON.stringify(line)}\n`).join("")];
  return new Response(status === 204 ? null : text, {
    status,
    headers: {
      ...apiHeaders,
      ...(status === 204 ? {} : { "Content-Type": type }),
      "X-Request-Id": requestId,
    },
  });
}

const questionLimitBytes = 64 * 1024;

/** Where an agent asks the buyer. These addresses exist only in a sandbox whose run has a task. */
function mountBuyer(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const readBody = ({ req }: Context, mostBytes: number) =>
    readJsonBody(req.raw, Math.min(questionLimitBytes, mostBytes), req.raw.headers);
  for (const route of ["/buyer/ask", "/buyer/mcp"]) {
    const place = { route, service: "storefront", readBody } as const;
    const handle = watched(gate, place, async (context, watch, body) => {
      const { sandbox } = await surfaces.selectShop(watch);
      if (sandbox?.run === undefined) {
        throw platformProblem("not_found", "Only the run of a task has a buyer to ask.");
      }
      const { url } = context.req.raw;
      const asked = new Request(url, { method: "POST", body: JSON.stringify(body) });
      const answer = await handlerOf(sandbox.run)(asked);
      for (const [name, value] of Object.entries(apiHeaders)) answer.headers.set(name, value);
      return answer;
    });
    app.post(route, handle);
  }
}

function handlerOf(run: SandboxRun) {
  return createBuyerHandler({
    task: run.task,
    at: () =>
      run.shops.get(run.shop)?.shop.work((store) => ({
        result: new Date(store.now()).toISOString(),
      })) ?? "",
    record: (entry) => run.transcript.add(entry),
    handOver: async (checkoutId, name = run.shop) => {
      const sandbox = run.shops.get(name);
      if (sandbox === undefined) {
        throw platformProblem("not_found", "This run has no shop with this name.");
      }
      const outcome = await sandbox.shop.work((store) => ({
        result: attempt(() => handOver(run.task, store, checkoutId)),
      }));
      if (outcome.error) throw outcome.error;
      return outcome.data;
    },
  });
}
