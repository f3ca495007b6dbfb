import type { Hono } from "hono";
import type { Gate } from "../../http/gate.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";
import { openRoute } from "./http/open-route.ts";
import type { Surfaces } from "./surfaces.ts";

const widths = { least: 16, most: 2000 } as const;

/** Images of variants. They are drawn from the catalogue, are the same every time, and need no key. */
export function mountMedia(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const path = "/media/:file";
  app.get(
    path,
    openRoute(gate, path, async (context, callerContext) => {
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
    }),
  );
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
