import type { CommandResults, CommandType } from "@almanac/storefront-fixtures";
import { policies, type ShopCommand } from "@almanac/storefront-fixtures/ucp/server";
import type { Context, Hono } from "hono";
import type { Gate } from "../../http/gate.ts";
import { watched } from "../../http/observed-route.ts";
import type { CallerContext } from "../../http/operation/operation.ts";
import { readForm } from "../../http/read-body.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";
import { uncachedPage } from "../../security-headers.ts";
import {
  cartPage,
  checkoutPage,
  homePage,
  notFoundPage,
  orderPage,
  type Page,
  policyPage,
} from "./pages.ts";
import { runCommand } from "./shops/run-command.ts";
import type { SelectedShop } from "./shops/select-shop.ts";
import type { Surfaces } from "./surfaces.ts";

/** The pages behind `continue_url`, `permalink_url` and links: forms without scripts. */
export function mountStorePages(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const { selectShop, webhooks, settings } = surfaces;
  const show = async <Type extends CommandType>(
    callerContext: CallerContext,
    command: ShopCommand<Type>,
    render: (data: CommandResults[Type], selected: SelectedShop) => Page,
  ) => {
    const selected = await selectShop(callerContext);
    const run = { selected, callerContext, surface: "html", webhooks, lab: settings.lab };
    const { result } = await runCommand<Type>(run, command);
    return result.success
      ? uncachedPage(render(result.data, selected))
      : uncachedPage(
          notFoundPage(selected, result.error.message),
          result.error.category === "not_found" ? 404 : 409,
        );
  };
  const id = (context: Context) => context.req.param("id") ?? "";
  const get = (
    path: string,
    handler: (context: Context, callerContext: CallerContext) => Promise<Response>,
  ) => app.get(path, watched(gate, { route: path, service: "storefront" }, handler));

  get("/store", async (_context, callerContext) =>
    uncachedPage(homePage(await selectShop(callerContext))),
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
    const selected = await selectShop(callerContext);
    const note = await selected.shop.work((store) => ({ result: store.policyNote ?? "" }));
    return uncachedPage(policyPage(policy, note, selected));
  });
  const route = "/store/checkouts/:id";
  const readBody = (context: Context) => readForm(context.req.raw);
  const place = { route, service: "storefront", readBody } as const;
  const decide = watched(gate, place, (context, callerContext, form) => {
    const approve = decisionOf(form) === "approve";
    const command = { type: "resolve_escalation", checkout_id: id(context), approve } as const;
    return show(callerContext, command, checkoutPage);
  });
  app.post(route, decide);
}

/** The button that the buyer pressed. Any other value is refused, not read as a decision. */
function decisionOf(form: URLSearchParams): "approve" | "refuse" {
  const decision = form.get("decision");
  if (decision === "approve" || decision === "refuse") return decision;
  throw platformProblem("invalid_request", "The form sends decision=approve or decision=refuse.");
}

const widths = { least: 16, most: 2000 } as const;

/**
 * Images of variants. They are drawn from the catalogue, are the same every time, and need no key.
 */
export function mountMedia(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const route = "/media/:file";
  const draw = watched(gate, { route, service: "storefront" }, async (context, callerContext) => {
    const variantId = /^(.+)\.svg$/.exec(context.req.param("file") ?? "")?.[1] ?? "";
    const widthPx = widthOf(context.req.query("w"));
    const { shop } = await surfaces.selectShop(callerContext);
    const svg = await shop.work((store) => ({
      result: widthPx === undefined ? store.image(variantId) : store.image(variantId, widthPx),
    }));
    if (svg === undefined) throw platformProblem("not_found", "There is no such picture.");
    return new Response(svg, {
      headers: {
        "Content-Type": "image/svg+xml",
        "Cache-Control": "public, max-age=86400",
        // The host, the key or a header can select the shop.
        Vary: "Host, X-API-Key, X-Sandbox-Id",
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
    });
  });
  app.get(route, draw);
}

function widthOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const width = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (width >= widths.least && width <= widths.most) return width;
  const detail = `w is a whole number of pixels from ${widths.least} to ${widths.most}.`;
  throw platformProblem("invalid_request", detail, {
    errors: [{ parameter: "w", code: "invalid_value", detail }],
  });
}
