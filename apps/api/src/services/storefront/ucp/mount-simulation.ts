import type { Hono } from "hono";
import type { CallerContext } from "../../../http/caller-context.ts";
import type { Gate } from "../../../http/gate/gate.ts";
import { runCommand } from "../http/run-command.ts";
import { sameSecret } from "../http/same-secret.ts";
import type { Surfaces } from "../surfaces.ts";
import type { UcpAnswer } from "./answer.ts";
import { UcpFault } from "./fault.ts";
import { callFault } from "./refusal.ts";
import { answering } from "./rest.ts";

/**
 * Ships an order at the request of a test. The public conformance suite of UCP calls this path (in `webhook_test` and
 * `security_test`). It exists only if a secret is set.
 */
export function mountSimulation(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const { simulationSecret } = surfaces.settings;
  if (simulationSecret === undefined) return;
  const route = "/testing/simulate-shipping/:id";
  app.post(
    route,
    answering(gate, route, (context, watch) =>
      ship(context.req.param("id") ?? "", watch, surfaces, simulationSecret),
    ),
  );
}

async function ship(
  order_id: string,
  callerContext: CallerContext,
  surfaces: Surfaces,
  secret: string,
): Promise<UcpAnswer> {
  if (!sameSecret(callerContext.headers.get("simulation-secret") ?? "", secret)) {
    throw new UcpFault(403, "forbidden", "Send the secret of this shop in Simulation-Secret.");
  }
  const selected = await surfaces.selectShop(callerContext);
  const run = { selected, callerContext, surface: "lab", webhooks: surfaces.webhooks, lab: false };
  const { result } = await runCommand(run, { type: "advance_order", order_id, to: "shipped" });
  if (!result.success) throw callFault(result.error);
  const { id, stage, version } = result.data;
  return { status: 200, body: { order_id: id, status: stage }, version, replayed: false };
}
