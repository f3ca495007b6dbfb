import { createBuyerHandler, handOver } from "@almanac/agent-lab";
import type { Context, Hono } from "hono";
import type { Gate } from "../../../http/gate.ts";
import { watched } from "../../../http/observed-route.ts";
import { readJsonBody } from "../../../http/read-body.ts";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { apiHeaders } from "../../../security-headers.ts";
import { attempt } from "../shops/run-command.ts";
import type { Surfaces } from "../surfaces.ts";
import type { SandboxRun } from "./task-run.ts";

const bodyLimitBytes = 64 * 1024;

/** Where an agent asks the buyer. These addresses exist only in a sandbox whose run has a task. */
export function mountBuyer(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const readBody = ({ req }: Context, mostBytes: number) =>
    readJsonBody(req.raw, Math.min(bodyLimitBytes, mostBytes), req.raw.headers);
  for (const route of ["/buyer/ask", "/buyer/mcp"]) {
    app.post(
      route,
      watched(gate, { route, service: "storefront", readBody }, async (context, watch, body) => {
        const { sandbox } = await surfaces.selectShop(watch);
        if (sandbox?.run === undefined) {
          throw platformProblem("not_found", "Only the run of a task has a buyer to ask.");
        }
        const { url } = context.req.raw;
        const asked = new Request(url, { method: "POST", body: JSON.stringify(body) });
        const answer = await handlerOf(sandbox.run)(asked);
        for (const [name, value] of Object.entries(apiHeaders)) answer.headers.set(name, value);
        return answer;
      }),
    );
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
