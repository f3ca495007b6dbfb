import { type CommandResults, type CommandType, scenarios } from "@almanac/storefront-fixtures";
import type * as z from "zod";
import { platformProblem } from "../../../platform/problem-kinds.ts";
import type { AskedCommand } from "../http/asked-command.ts";
import type { SelectedShop } from "../http/select-shop.ts";
import type { Sandbox, SandboxOptions } from "../shops/sandboxes.ts";
import type { Surfaces } from "../surfaces.ts";
import { profilePaths } from "../ucp/profile.ts";
import { present } from "../ucp/render/parts.ts";
import { durationMs } from "./duration.ts";
import type { LabCall, LabReply } from "./mount-lab.ts";
import { labSchemas } from "./request-schema.ts";
import { restoreShop } from "./restore-shop.ts";

type Handle = (call: LabCall) => Promise<LabReply>;

/** The routes of the control API by method and path. */
export function createLabCalls(surfaces: Surfaces): Readonly<Record<string, Handle>> {
  const { sandboxes } = surfaces;

  const describe = (sandbox: Sandbox, base: string) => ({
    sandbox_id: sandbox.id,
    base_url: base,
    ucp_profile_url: `${base}${profilePaths["2026-04-08"]}`,
    mcp_url: `${base}/ucp/mcp`,
    persisted: sandbox.persisted,
    created_at: new Date(sandbox.createdAt).toISOString(),
  });

  const originOf = async (call: LabCall) => {
    const headers = new Headers(call.headers);
    headers.delete("x-sandbox-id");
    return (await surfaces.selectShop(headers)).base;
  };

  const named = async (call: LabCall): Promise<SelectedShop & { readonly sandbox: Sandbox }> => {
    const sandbox = await sandboxes.find(call.params.id ?? "");
    if (sandbox === undefined) throw platformProblem("not_found", "There is no such sandbox.");
    return { shop: sandbox.shop, sandbox, base: `${await originOf(call)}/s/${sandbox.id}` };
  };

  return {
    async "POST /_lab/sandboxes"(call) {
      const { persist, snapshot, ...asked } = call.body(labSchemas.sandbox);
      const sandbox = await sandboxes.create(optionsOf(asked), persist ?? false);
      try {
        if (snapshot === undefined) await sandbox.shop.work(() => ({ result: undefined }));
        else await restoreShop(sandbox.shop, snapshot);
      } catch (error) {
        await sandboxes.remove(sandbox.id);
        throw error;
      }
      return { status: 201, body: describe(sandbox, `${await originOf(call)}/s/${sandbox.id}`) };
    },
    async "GET /_lab/sandboxes"(call) {
      const origin = await originOf(call);
      return {
        body: {
          sandboxes: sandboxes.list().map((each) => describe(each, `${origin}/s/${each.id}`)),
        },
      };
    },
    async "GET /_lab/sandboxes/:id"(call) {
      const { sandbox, base } = await named(call);
      return { body: describe(sandbox, base) };
    },
    async "DELETE /_lab/sandboxes/:id"(call) {
      const { sandbox } = await named(call);
      await sandboxes.remove(sandbox.id);
      return { status: 204 };
    },
    async "GET /_lab/sandboxes/:id/snapshot"(call) {
      const { shop } = await named(call);
      return { body: await shop.work((store) => ({ result: store.snapshot() })) };
    },
    async "PUT /_lab/sandboxes/:id/snapshot"(call) {
      const { shop, sandbox, base } = await named(call);
      await restoreShop(shop, call.body(labSchemas.snapshot));
      return { body: describe(sandbox, base) };
    },
    async "POST /_lab/clock"(call) {
      const { advance } = call.body(labSchemas.clock);
      const ms = durationMs(advance);
      if (ms === undefined) {
        throw platformProblem(
          "invalid_request",
          "advance is an ISO 8601 duration of weeks, days, hours, minutes and seconds: PT2H, P1DT30M.",
          {
            errors: [
              { pointer: "/advance", code: "invalid_value", detail: "advance: not a duration." },
            ],
          },
        );
      }
      return { body: await command(call, { type: "advance_clock", ms }) };
    },
    async "GET /_lab/clock"(call) {
      const { shop } = await call.selected();
      const now = await shop.work((store) => ({ result: store.now() }));
      return { body: { now: new Date(now).toISOString() } };
    },
    async "PUT /_lab/scenario"(call) {
      const { scenario } = call.body(labSchemas.scenario);
      return { body: await command(call, { type: "set_scenario", scenario }) };
    },
    async "GET /_lab/scenarios"() {
      return { body: { scenarios } };
    },
    async "POST /_lab/inventory"(call) {
      const wanted = Object.entries(call.body(labSchemas.inventory));
      const inventory = [];
      for (const [variant_id, stock] of wanted) {
        inventory.push(await command(call, { type: "set_stock", variant_id, stock }));
      }
      return { body: { inventory } };
    },
    async "POST /_lab/prices"(call) {
      const wanted = Object.entries(call.body(labSchemas.prices));
      const market = call.query.market;
      const prices = [];
      for (const [variant_id, amount] of wanted) {
        prices.push(
          await command(call, present({ type: "set_price" as const, variant_id, amount, market })),
        );
      }
      return { body: { prices } };
    },
    async "GET /_lab/orders"(call) {
      return { body: await command(call, { type: "list_orders" }) };
    },
    async "POST /_lab/orders/:id/advance"(call) {
      const { to } = call.body(labSchemas.advance);
      const order_id = call.params.id ?? "";
      return {
        body: await command(call, present({ type: "advance_order" as const, order_id, to })),
      };
    },
    async "POST /_lab/orders/:id/cancel"(call) {
      const { reason } = call.body(labSchemas.cancel);
      const order_id = call.params.id ?? "";
      return {
        body: await command(call, present({ type: "cancel_order" as const, order_id, reason })),
      };
    },
    async "POST /_lab/orders/:id/refund"(call) {
      const { amount, reason } = call.body(labSchemas.refund);
      const order_id = call.params.id ?? "";
      const refund = present({ type: "refund_order" as const, order_id, amount, reason });
      return { body: await command(call, refund) };
    },
    async "GET /_lab/transcript"(call) {
      return { lines: (await sandboxOf(call)).transcript.entries };
    },
    async "DELETE /_lab/transcript"(call) {
      (await sandboxOf(call)).transcript.clear();
      return { status: 204 };
    },
    async "GET /_lab/webhooks"(call) {
      const { shop } = await call.selected();
      return { body: { webhooks: await shop.work((store) => ({ result: store.webhooks() })) } };
    },
    async "GET /_lab/roles"(call) {
      const { shop } = await call.selected();
      return { body: { roles: await shop.work((store) => ({ result: store.roles })) } };
    },
    async "GET /_lab/truth"(call) {
      const { shop } = await call.selected();
      const id = call.query.product_id ?? "";
      const truth = await shop.work((store) => ({ result: store.truth(id) }));
      if (truth === undefined) {
        throw platformProblem("not_found", "There is no such product; give it as ?product_id=.");
      }
      return { body: { product_id: id, truth } };
    },
  };

  async function command<Type extends CommandType>(
    call: LabCall,
    asked: AskedCommand<Type>,
  ): Promise<CommandResults[Type]> {
    const selected = await call.selected();
    const { result, due } = await selected.shop.work((store) => ({
      result: {
        result: store.dispatch<Type>(asked, { surface: "lab" }).result,
        due: store.dueWebhooks().length > 0,
      },
    }));
    if (!result.success) throw result.error;
    if (due) {
      // Whoever steers the clock wants to see what it has set off.
      surfaces.webhooks.wake(selected);
      await surfaces.webhooks.idle();
    }
    return result.data;
  }
}

async function sandboxOf(call: LabCall): Promise<Sandbox> {
  const { sandbox } = await call.selected();
  if (sandbox !== undefined) return sandbox;
  throw platformProblem("not_found", "Only sandboxes keep a transcript; name one in X-Sandbox-Id.");
}

type AskedSandbox = Omit<z.output<typeof labSchemas.sandbox>, "persist" | "snapshot">;

function optionsOf(asked: AskedSandbox): SandboxOptions {
  return present({
    seed: asked.seed,
    size: asked.size,
    market: asked.market,
    catalog: asked.catalog,
    // The library refuses an id that it does not know.
    scenario: asked.scenario as SandboxOptions["scenario"],
    startAt: asked.start_at === undefined ? undefined : Date.parse(asked.start_at),
    strictBuyer: asked.strict_buyer,
    reserveOnCheckout: asked.reserve_on_checkout,
    dataFaults: asked.data_faults,
    realTime: asked.real_time,
    webhookUrl: asked.webhook_url,
  });
}
