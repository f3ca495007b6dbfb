import type { Hono } from "hono";
import type { Gate } from "../../../http/gate/gate.ts";
import type { Surfaces } from "../surfaces.ts";
import { ucpVersions } from "./capabilities.ts";
import { businessProfile, profilePaths } from "./profile.ts";
import { answering } from "./rest.ts";

/** What agents read first: one profile per version. It needs no key and may be cached. */
export function mountProfiles(app: Hono, gate: Gate, surfaces: Surfaces): void {
  for (const version of ucpVersions) {
    const path = profilePaths[version];
    app.get(
      path,
      answering(gate, path, async (_context, watch) => {
        const { base } = await surfaces.selectShop(watch);
        const { publicJwk } = await surfaces.signingKey();
        return {
          status: 200,
          body: businessProfile(version, base, [publicJwk]),
          headers: {
            "Cache-Control": "public, max-age=300",
            // Without a configured public address, links use the host of the request. A key or X-Sandbox-Id selects the shop.
            Vary: "Host, X-API-Key, X-Sandbox-Id",
            "Access-Control-Allow-Origin": "*",
            "Cross-Origin-Resource-Policy": "cross-origin",
          },
          replayed: false,
        };
      }),
    );
  }
}
