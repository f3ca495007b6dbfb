import type { UcpVersion } from "../../ucp/capabilities.ts";
import { businessProfile, profilePathsOf } from "../../ucp/profile.ts";
import type { UcpEndpoint } from "./endpoint.ts";
import { restRefusal, restReply } from "./rest.ts";

/** The endpoints that agents read first: one profile per version. They need no key and may be cached. */
export function profileEndpoints(versions: readonly UcpVersion[]): readonly UcpEndpoint[] {
  const paths = profilePathsOf(versions);
  return versions.map((version) => ({
    binding: "profile",
    method: "GET",
    path: paths[version],
    body: "none",
    check: () => {},
    refusal: restRefusal,
    answer: async (_request, host) => {
      const { base } = await host.selectShop();
      return restReply({
        status: 200,
        body: businessProfile(version, base, await host.publicKeys(), versions),
        headers: {
          "Cache-Control": "public, max-age=300",
          // Without a configured public address, links use the host of the request. A key or X-Sandbox-Id selects the
          // shop.
          Vary: "Host, X-API-Key, X-Sandbox-Id",
          "Access-Control-Allow-Origin": "*",
          "Cross-Origin-Resource-Policy": "cross-origin",
        },
        replayed: false,
      });
    },
  }));
}
