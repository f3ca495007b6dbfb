import type { CommandResults, CommandType } from "@almanac/storefront-fixtures";
import { policies, type ShopCommand } from "@almanac/storefront-fixtures/ucp/server";
import type { Context, Hono } from "hono";
import type { Gate } from "../../../http/gate.ts";
import type { CallerContext } from "../../../http/operation/operation.ts";
import { readForm } from "../../../http/read-body.ts";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { pageHeaders } from "../../../security-headers.ts";
import { openRoute } from "../http/open-route.ts";
import { runCommand } from "../http/run-command.ts";
import type { SelectedShop } from "../http/select-shop.ts";
import type { Surfaces } from "../surfaces.ts";
import { cartPage } from "./cart-page.ts";
import { checkoutPage } from "./checkout-page.ts";
import { homePage } from "./home-page.ts";
import type { Page } from "./layout.ts";
import { notFoundPage } from "./not-found-page.ts";
import { orderPage } from "./order-page.ts";
import { policyPage } from "./policy-page.ts";

/**
 * The pages behind `continue_url`, `permalink_url` and the links of a checkout. They are plain forms without scripts.
 */
export function mountStorePages(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const show = async <Type extends CommandType>(
    callerContext: CallerContext,
    command: ShopCommand<Type>,
    render: (data: CommandResults[Type], selected: SelectedShop) => Page,
  ) => {
    const selected = await surfaces.selectShop(callerContext);
    const { webhooks, settings } = surfaces;
    const { result } = await runCommand<Type>(
      { selected, callerContext, surface: "html", webhooks, lab: settings.lab },
      command,
    );
    return result.success
      ? pageResponse(render(result.data, selected))
      : pageResponse(notFoundPage(selected, result.error.message), statusOf(result.error.category));
  };
  const id = (context: Context) => context.req.param("id") ?? "";
  const get = (
    path: string,
    handler: (context: Context, callerContext: CallerContext) => Promise<Response>,
  ) => app.get(path, openRoute(gate, path, handler));

  get("/store", async (_context, callerContext) =>
    pageResponse(homePage(await surfaces.selectShop(callerContext))),
  );
  get("/store/carts/:id", (context, callerContext) =>
    show(callerContext, { type: "get_cart", cart_id: id(context) }, cartPage),
  );
  get("/store/checkouts/:id", (context, callerContext) =>
    show(callerContext, { type: "get_checkout", checkout_id: id(context) }, checkoutPage),
  );
  get("/store/orders/:id", (context, callerContext) =>
    show(callerContext, { type: "get_order", order_id: id(context) }, orderPage),
  );
  get("/store/policies/:name", async (context, callerContext) => {
    const policy = policies.get(context.req.param("name") ?? "");
    if (policy === undefined) throw platformProblem("not_found", "There is no such page.");
    const selected = await surfaces.selectShop(callerContext);
    const note = await selected.shop.work((store) => ({ result: store.policyNote ?? "" }));
    return pageResponse(policyPage(policy, note, selected));
  });
  app.post(
    "/store/checkouts/:id",
    openRoute<URLSearchParams>(
      gate,
      "/store/checkouts/:id",
      async (context, callerContext, form) => {
        const approve = decisionOf(form) === "approve";
        const command = { type: "resolve_escalation", checkout_id: id(context), approve } as const;
        return await show(callerContext, command, checkoutPage);
      },
      (context) => readForm(context.req.raw),
    ),
  );
}

/** The button that the buyer pressed. Any other value is refused, so that it is never read as a decision. */
function decisionOf(form: URLSearchParams): "approve" | "refuse" {
  const decision = form.get("decision");
  if (decision === "approve" || decision === "refuse") return decision;
  throw platformProblem("invalid_request", "The form sends decision=approve or decision=refuse.");
}

function statusOf(category: string): number {
  return category === "not_found" ? 404 : 409;
}

function pageResponse(page: Page, status = 200): Response {
  return new Response(String(page), {
    status,
    headers: {
      ...pageHeaders,
      "Cache-Control": "no-store",
      "Content-Type": "text/html; charset=utf-8",
    },
  });
}
