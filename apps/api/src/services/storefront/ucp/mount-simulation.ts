import {
  callFault,
  restRefusal,
  restReply,
  UcpFault,
  type UcpReply,
} from "@almanac/storefront-fixtures/ucp/server";
import type { Hono } from "hono";
import type { Gate } from "../../../http/gate.ts";
import { type Watch, watched } from "../../../http/observed-route.ts";
import { runCommand } from "../http/run-command.ts";
import { sameSecret } from "../http/same-secret.ts";
import type { Surfaces } from "../surfaces.ts";
import { asFault } from "./as-fault.ts";
import { respond } from "./mount-ucp.ts";

const rest = { binding: "rest" } as const;

/**
 * Ships an order at the request of a test. The public conformance suite of UCP calls this path (in `webhook_test` and
 * `security_test`). It exists only if a secret is set.
 */
export function mountSimulation(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const { simulationSecret } = surfaces.settings;
  if (simulationSecret === undefined) return;
  const route = "/testing/simulate-shipping/:id";
  const refusal = (error: unknown, watch: Watch) => {
    const fault = asFault(error, gate.log, { requestId: watch.requestId, route });
    return respond(rest, restRefusal(fault), watch);
  };
  app.post(
    route,
    watched(gate, { route, service: "storefront", refusal }, async (context, watch) => {
      const reply = await ship(context.req.param("id") ?? "", watch, surfaces, simulationSecret);
      return respond(rest, reply, watch);
    }),
  );
}

async function ship(
  order_id: string,
  watch: Watch,
  surfaces: Surfaces,
  secret: string,
): Promise<UcpReply> {
  if (!sameSecret(watch.headers.get("simulation-secret") ?? "", secret)) {
    throw new UcpFault(403, "forbidden", "Send the secret of this shop in Simulation-Secret.");
  }
  const selected = await surfaces.selectShop(watch);
  const run = {
    selected,
    callerContext: watch,
    surface: "lab",
    webhooks: surfaces.webhooks,
    lab: false,
  };
  const { result } = await runCommand(run, { type: "advance_order", order_id, to: "shipped" });
  if (!result.success) throw callFault(result.error);
  const { id, stage, version } = result.data;
  return restReply({
    status: 200,
    body: { order_id: id, status: stage },
    version,
    replayed: false,
  });
}
