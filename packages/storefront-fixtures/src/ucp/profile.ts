import { paymentHandlerId } from "@almanac/storefront-fixtures";
import { capabilities, fullName, type UcpVersion, ucpVersions } from "./capabilities.ts";

/** The prefix of the endpoints of each version, relative to the shop's address. */
export const endpointPaths: Readonly<Record<UcpVersion, string>> = {
  "2026-04-08": "/ucp",
  "2026-08-25": "/ucp/2026-08-25",
};

export const profilePaths: Readonly<Record<UcpVersion, string>> = {
  "2026-04-08": "/.well-known/ucp",
  "2026-08-25": "/ucp/profiles/2026-08-25",
};

/**
 * A fake wallet. Its name is under a domain reserved for examples (RFC 2606), because everything about it is made up.
 */
export function paymentHandlers(version: UcpVersion) {
  return {
    "com.example.mock_pay": [
      {
        id: paymentHandlerId,
        version,
        spec: "https://example.com/mock-pay",
        schema: "https://example.com/mock-pay/schema.json",
        available_instruments: [{ type: "card" }, { type: "mock_token" }],
        config: { environment: "test" },
      },
    ],
  };
}

const wellKnownVersion: UcpVersion = "2026-04-08";

/** The profiles of the other versions, for agents that support one of those. */
function otherProfiles(base: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ucpVersions
      .filter((version) => version !== wellKnownVersion)
      .map((version) => [version, `${base}${profilePaths[version]}`]),
  );
}

/** The shop's profile for one version: transports, capabilities, payment handlers and keys. */
export function businessProfile(version: UcpVersion, base: string, keys: readonly object[]) {
  const site = `https://ucp.dev/${version}`;
  const endpoint = `${base}${endpointPaths[version]}`;
  const service = (transport: string, schema: string, address: string) => ({
    version,
    spec: `${site}/specification/overview`,
    transport,
    schema: `${site}/services/shopping/${schema}`,
    endpoint: address,
  });
  const offered = Object.entries(capabilities[version]).map(([name, kind]) => {
    const parents = kind.extends?.map(fullName);
    const entry = {
      version,
      spec: `${site}/specification/${kind.spec}`,
      schema: `${site}/schemas/shopping/${kind.schema}.json`,
      ...(parents === undefined ? {} : { extends: parents.length === 1 ? parents[0] : parents }),
    };
    return [`dev.ucp.shopping.${name}`, [entry]];
  });
  return {
    ucp: {
      version,
      services: {
        "dev.ucp.shopping": [
          service("rest", "rest.openapi.json", endpoint),
          service("mcp", "mcp.openrpc.json", `${endpoint}/mcp`),
        ],
      },
      capabilities: Object.fromEntries(offered),
      payment_handlers: paymentHandlers(version),
      ...(version === wellKnownVersion ? { supported_versions: otherProfiles(base) } : {}),
    },
    // The versions use different names for the keys. The newer profile has them under both.
    signing_keys: keys,
    ...(version === "2026-08-25" ? { keys } : {}),
  };
}
