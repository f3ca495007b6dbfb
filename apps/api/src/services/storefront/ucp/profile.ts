import { paymentHandlerId } from "@almanac/storefront-fixtures";
import { capabilities, fullName, type UcpVersion, ucpVersions } from "./capabilities.ts";

/** Where the endpoints of a version begin, below the shop's address. */
export const endpointPaths: Readonly<Record<UcpVersion, string>> = {
  "2026-04-08": "/ucp",
  "2026-08-25": "/ucp/2026-08-25",
};

export const profilePaths: Readonly<Record<UcpVersion, string>> = {
  "2026-04-08": "/.well-known/ucp",
  "2026-08-25": "/ucp/profiles/2026-08-25",
};

/** The fake wallet. Its name is under a domain that is reserved for examples (RFC 2606), as everything of it is made up. */
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

/** Where agents that speak another version find the profile for it. */
function otherProfiles(base: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ucpVersions
      .filter((version) => version !== wellKnownVersion)
      .map((version) => [version, `${base}${profilePaths[version]}`]),
  );
}

/** What the shop offers to agents of one version: its transports, capabilities, handlers and keys. */
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
    // Each version reads its keys from a place of its own; who knows both finds them in both.
    signing_keys: keys,
    ...(version === "2026-08-25" ? { keys } : {}),
  };
}
