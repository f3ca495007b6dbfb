import { tableOf } from "@almanac/kernel/objects/objects";
import { paymentHandlerId } from "../data/payment-tokens.ts";
import { capabilities, fullName, type UcpVersion, ucpVersions } from "./capabilities.ts";

/** The prefix of the endpoints of each version, relative to the shop's address. */
export const endpointPaths: Readonly<Record<UcpVersion, string>> = {
  "2026-04-08": "/ucp",
  "2026-08-25": "/ucp/2026-08-25",
};

/**
 * A fake wallet. Its name is under a domain reserved for examples (RFC 2606), because everything
 * about it is made up.
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

/**
 * The path of the profile of each version. The oldest version that is served has the path that the
 * standard names, because most agents know that version.
 */
export function profilePathsOf(
  versions: readonly UcpVersion[],
): Readonly<Record<UcpVersion, string>> {
  const first = ucpVersions.find((version) => versions.includes(version));
  return tableOf(ucpVersions, (version) =>
    version === first ? "/.well-known/ucp" : `/ucp/profiles/${version}`,
  );
}

/** The path of the profile of each version, if all versions are served. */
export const profilePaths = profilePathsOf(ucpVersions);

/**
 * The addresses of the profiles of the other versions. Only the profile at `/.well-known/ucp`
 * lists them.
 */
function otherProfiles(
  version: UcpVersion,
  base: string,
  versions: readonly UcpVersion[],
): { readonly supported_versions?: Readonly<Record<string, string>> } {
  const paths = profilePathsOf(versions);
  const others = versions.filter((other) => other !== version);
  if (paths[version] !== "/.well-known/ucp" || others.length === 0) return {};
  return {
    supported_versions: Object.fromEntries(
      others.map((other) => [other, `${base}${paths[other]}`]),
    ),
  };
}

/** The shop's profile for one version: transports, capabilities, payment handlers and keys. */
export function businessProfile(
  version: UcpVersion,
  base: string,
  keys: readonly object[],
  versions: readonly UcpVersion[],
) {
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
      ...otherProfiles(version, base, versions),
    },
    // The versions use different names for the keys. The newer profile has them under both.
    signing_keys: keys,
    ...(version === "2026-08-25" ? { keys } : {}),
  };
}
