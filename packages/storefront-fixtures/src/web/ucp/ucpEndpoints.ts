import { type UcpVersion, ucpVersions } from "../../ucp/capabilities.ts";
import type { UcpEndpoint } from "./endpoint.ts";
import { mcpEndpoints } from "./mcp/endpoints.ts";
import { profileEndpoints } from "./profile-endpoints.ts";
import { restEndpoints } from "./rest.ts";

/**
 * Every path of the protocol, for a server that has its own rules for admission, shops and logs. Where two endpoints
 * match, the earlier one answers.
 *
 * @param versions the versions to serve; all unless given.
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
