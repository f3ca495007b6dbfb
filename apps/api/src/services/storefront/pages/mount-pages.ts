import type { CommandResults, CommandType } from "@almanac/storefront-fixtures";
import type { Context, Hono } from "hono";
import type { Gate } from "../../../platform/mount.ts";
import { platformProblem } from "../../../platform/problem-kinds.ts";
import { pageHeaders } from "../../../platform/security-headers.ts";
import { admit } from "../http/admit.ts";
import type { AskedCommand } from "../http/asked-command.ts";
import { runCommand } from "../http/run-command.ts";
import type { SelectedShop } from "../http/select-shop.ts";
import type { Surfaces } from "../surfaces.ts";
import { cartPage } from "./cart-page.ts";
import { checkoutPage } from "./checkout-page.ts";
import { homePage } from "./home-page.ts";
import type { Page } from "./layout.ts";
import { notFoundPage } from "./not-found-page.ts";
import { orderPage } from "./order-page.ts";
import { policies, policyPage } from "./policies.ts";

/** The plain pages behind `continue_url`, `permalink_url` and the links of a checkout: forms, no script. */
export function mountStorePages(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const show = async <Type extends CommandType>(
    context: Context,
    command: AskedCommand<Type>,
    render: (data: CommandResults[Type], selected: SelectedShop) => Page,
  ) => {
    await admit(context, gate);
    const { headers } = context.req.raw;
    const selected = await surfaces.selectShop(headers);
    const { webhooks, settings } = surfaces;
    const { result } = await runCommand<Type>(
      { selected, headers, surface: "html", webhooks, lab: settings.lab },
      command,
    );
    return result.success
      ? pageResponse(render(result.data, selected))
      : pageResponse(notFoundPage(selected, result.error.message), 404);
  };

  app.get("/store", async (context) => {
    await admit(context, gate);
    return pageResponse(homePage(await surfaces.selectShop(context.req.raw.headers)));
  });
  app.get("/store/carts/:id", (context) =>
    show(context, { type: "get_cart", cart_id: context.req.param("id") }, cartPage),
  );
  app.get("/store/checkouts/:id", (context) =>
    show(context, { type: "get_checkout", checkout_id: context.req.param("id") }, checkoutPage),
  );
  app.post("/store/checkouts/:id", async (context) => {
    const form = await context.req.parseBody();
    const approve = form.decision === "approve";
    const checkout_id = context.req.param("id");
    return await show(context, { type: "resolve_escalation", checkout_id, approve }, checkoutPage);
  });
  app.get("/store/orders/:id", (context) =>
    show(context, { type: "get_order", order_id: context.req.param("id") }, orderPage),
  );
  app.get("/store/policies/:name", async (context) => {
    await admit(context, gate);
    const selected = await surfaces.selectShop(context.req.raw.headers);
    const policy = policies[context.req.param("name")];
    if (policy === undefined) throw platformProblem("not_found", "There is no such page.");
    return pageResponse(policyPage(policy, selected));
  });
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
