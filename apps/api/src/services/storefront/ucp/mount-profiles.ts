import type { Hono } from "hono";
import type { Gate } from "../../../http/gate.ts";
import type { Surfaces } from "../surfaces.ts";
import { ucpVersions } from "./capabilities.ts";
import { businessProfile, profilePaths } from "./profile.ts";
import { answering } from "./rest.ts";

/** What agents read first: one profile per version, open to everyone and to caches. */
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
            // The address of the shop is that of the request where none is set, and the shop that of the key.
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
