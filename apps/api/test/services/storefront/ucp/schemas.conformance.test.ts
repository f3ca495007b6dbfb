import { existsSync } from "node:fs";
import { join } from "node:path";
import type { UcpVersion } from "@almanac/storefront-fixtures/ucp/server";
import { kindOf, profilePaths } from "@almanac/storefront-fixtures/ucp/server";
import { describe, expect, test } from "vitest";
import { flows } from "../flows.ts";
import { type Exchanged, mcpAgent, restAgent } from "../lab/agents.ts";
import { createLabApp, openSandbox } from "../lab/lab.ts";
import { sumFaults } from "../sum-faults.ts";
import { openSchemaOracle } from "./schema-oracle.ts";

const setting = "ALMANAC_STOREFRONT_SCHEMAS";
const root = process.env[setting] ?? "";
if (!existsSync(join(root, "ucp-2026-04-08"))) {
  throw new Error(`${setting} must name the folder with the public schemas; "${root}" is not it.`);
}

interface Edition {
  readonly version: UcpVersion;
  readonly folder: string;
  readonly errorResponse: string;
  readonly profile: string;
}

/**
 * For 2026-08-25 these are the schemas of the main branch of three days earlier, until the files of
 * that version are available.
 */
const editions: readonly Edition[] = [
  {
    version: "2026-04-08",
    folder: "ucp-2026-04-08",
    errorResponse: "schemas/shopping/types/error_response.json",
    profile: "discovery/profile_schema.json#/$defs/business_profile",
  },
  {
    version: "2026-08-25",
    folder: "ucp-main-2026-08-22",
    errorResponse: "schemas/common/types/error_response.json",
    profile: "schemas/profile.json#/$defs/business_schema",
  },
];

const app = createLabApp();

/**
 * Every schema that an answer must match: the one of its capability, and those of its extensions.
 */
function schemasOf(
  { name, body }: Exchanged,
  { version, errorResponse }: Edition,
): readonly string[] {
  if ((body.ucp as { status?: string } | undefined)?.status === "error") return [errorResponse];
  const extended = (kind: string, names: readonly string[]) =>
    names.map((each) => `schemas/shopping/${each}.json#/$defs/dev.ucp.shopping.${kind}`);
  switch (kindOf(name)) {
    case "checkout":
      return [
        "schemas/shopping/checkout.json",
        ...extended("checkout", ["discount", "fulfillment", "buyer_consent"]),
      ];
    case "cart":
      return [
        "schemas/shopping/cart.json",
        ...extended(
          "cart",
          version === "2026-04-08" ? ["discount"] : ["discount", "buyer_consent"],
        ),
      ];
    case "order":
      return ["schemas/shopping/order.json"];
    case "search":
      return ["schemas/shopping/catalog_search.json#/$defs/search_response"];
    case "lookup":
      return [
        `schemas/shopping/catalog_lookup.json#/$defs/${name === "get_product" ? "get_product" : "lookup"}_response`,
      ];
  }
}

describe.for(editions)("every answer of every flow is valid in $version", (edition) => {
  const oracle = openSchemaOracle(join(root, edition.folder));
  const ways = [
    { way: "REST", open: restAgent },
    { way: "MCP", open: mcpAgent },
  ];

  describe.for(ways)("$way", ({ open }) => {
    test.for(Object.keys(flows))("%s", async (name) => {
      const sandbox = await openSandbox(app);
      const agent = open(app, edition.version, sandbox.prefix);
      await flows[name]?.({ agent, sandbox, app });
      expect(agent.exchanged.length).toBeGreaterThan(0);
      for (const answer of agent.exchanged) {
        for (const schema of schemasOf(answer, edition)) {
          const faults = oracle.faults(schema, answer.body);
          expect(faults, `${answer.name} ${schema}\n${JSON.stringify(answer.body)}`).toBe("");
        }
        expect(sumFaults(answer)).toEqual([]);
      }
    });
  });

  test("the profile is valid too", async () => {
    const response = await app.request(profilePaths[edition.version]);
    const profile = await response.json();
    expect(oracle.faults(edition.profile, profile)).toBe("");
  });

  test("the validator finds faults in invalid documents", () => {
    expect(oracle.faults("schemas/shopping/cart.json", { id: 1 })).not.toBe("");
    expect(oracle.faults(edition.errorResponse, { ucp: {}, messages: [] })).not.toBe("");
  });
});
