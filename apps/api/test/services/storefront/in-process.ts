import { createStore, type Store } from "@almanac/storefront-fixtures";
import { createFetchHandler } from "@almanac/storefront-fixtures/fetch";
import { createUcpHandler } from "@almanac/storefront-fixtures/ucp";
import { expect } from "vitest";
import type { Answering } from "./lab/agents.ts";
import type { LabSandbox } from "./lab/lab.ts";

export const inProcessOrigin = "https://shop.example";

/** A shop without a server: its UCP handler, and the part of the control API that the flows use. */
export function openInProcess(): { readonly app: Answering; readonly sandbox: LabSandbox } {
  const store = createStore();
  const ucp = createUcpHandler(store, { origin: inProcessOrigin });
  const seed = createFetchHandler(store);
  const app: Answering = {
    request: async (path, init) => {
      const decision = /^\/store\/checkouts\/([^/]+)$/.exec(path)?.[1];
      if (decision !== undefined) return page(store, decision);
      if (/^\/store\/orders\//.test(path)) return new Response("order");
      const request = new Request(inProcessOrigin + path, init);
      return await (path.startsWith("/v1/") ? seed(request) : ucp(request));
    },
  };
  const variant = (role: string) => {
    const entry = (store.roles as LabSandbox["roles"])[role];
    expect(entry, role).toBeDefined();
    return entry?.variant_id ?? "";
  };
  const { roles } = store;
  return { app, sandbox: { prefix: "", roles: roles as LabSandbox["roles"], variant, lab } };

  async function lab(method: string, path: string, body: unknown = {}): Promise<unknown> {
    const [, noun = "", id = "", verb = ""] = path.split("/");
    const fields = body as Readonly<Record<string, number>>;
    switch (`${method} ${noun} ${verb}`) {
      case "POST orders advance":
        return store.execute({ type: "advance_order", order_id: id, ...fields });
      case "POST orders refund":
        return store.execute({ type: "refund_order", order_id: id, ...fields });
      case "POST orders cancel":
        return store.execute({ type: "cancel_order", order_id: id, ...fields });
      case "POST prices ":
        return Object.entries(fields).map(([variant_id, amount]) =>
          store.execute({ type: "set_price", variant_id, amount }),
        );
      case "POST inventory ":
        return Object.entries(fields).map(([variant_id, stock]) =>
          store.execute({ type: "set_stock", variant_id, stock }),
        );
      case "PUT scenario ":
        return store.execute({ type: "set_scenario", scenario: String(fields.scenario) });
      case "POST clock ":
        expect(body).toEqual({ advance: "P2D" });
        return store.execute({ type: "advance_clock", ms: 2 * 24 * 3_600_000 });
      default:
        throw new Error(`No flow calls ${method} ${path}.`);
    }
  }
}

/** The page behind `continue_url`, on which the buyer approves. */
function page(store: Store, checkout_id: string): Response {
  const { status } = store.execute({ type: "resolve_escalation", checkout_id, approve: true });
  return new Response(status);
}
