import { type UcpVersion, ucpVersions } from "../../ucp/capabilities.ts";
import { businessProfile, profilePathsOf } from "../../ucp/profile.ts";
import type { UcpEndpoint } from "./endpoint.ts";
import { mcpEndpoints } from "./mcp/endpoints.ts";
import { restEndpoints, restRefusal, restReply } from "./rest.ts";

/**
 * Every path of the protocol, for a server that has its own rules for admission, shops and logs.
 * Where two endpoints match, the earlier one answers.
 *
 * @param versions the versions to serve. Default: all.
 * @example
 * ucpEndpoints().map(({ path }) => path).includes("/ucp/mcp"); // => true
 */
export function ucpEndpoints(
  versions: readonly UcpVersion[] = ucpVersions,
): readonly UcpEndpoint[] {
  return [
    ...profileEndpoints(versions),
    ...versions.flatMap((version) => [...restEndpoints(version), ...mcpEndpoints(version)]),
  ];
}

/**
 * The endpoints that agents read first: one profile per version. They need no key and may
 * be cached.
 */
function profileEndpoints(versions: readonly UcpVersion[]): readonly UcpEndpoint[] {
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
          // Without a configured public address, links use the host of the request. A key or
          // X-Sandbox-Id selects the shop.
          Vary: "Host, X-API-Key, X-Sandbox-Id",
          "Access-Control-Allow-Origin": "*",
          "Cross-Origin-Resource-Policy": "cross-origin",
        },
        replayed: false,
      });
    },
  }));
}
