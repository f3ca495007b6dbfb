import { storeErrorCodes } from "@almanac/storefront-fixtures";
import type { Service } from "../http/service.ts";
import type { ServiceDependencies } from "./dependencies.ts";
import { createSurfaces } from "./storefront/create-surfaces.ts";
import type { StorefrontDependencies } from "./storefront/dependencies.ts";
import { createIsExempt } from "./storefront/http/is-exempt.ts";
import { mountStorefront } from "./storefront/mount-storefront.ts";
import { seedOperations } from "./storefront/seed/operations.ts";

/** A mock merchant: the seed contract, and the protocols of shopping agents. */
export function createStorefront(
  common: ServiceDependencies,
  own: StorefrontDependencies = {},
): Service {
  const surfaces = createSurfaces(common, own);
  return {
    id: "storefront",
    title: "Mock storefront",
    description:
      "A mock merchant that shopping agents can query and shop against: a seeded catalogue, carts, checkout and orders, " +
      "over plain HTTP, UCP and MCP. All data is synthetic: no payment is taken, nothing is shipped, no merchant is checked.",
    errorCodes: storeErrorCodes,
    example: { method: "GET", path: "/v1/products?in_stock=true&limit=3" },
    operations: seedOperations({
      selectShop: surfaces.selectShop,
      webhooks: surfaces.webhooks,
      lab: surfaces.settings.lab,
    }),
    mount: (app, gate) => mountStorefront(app, gate, surfaces),
    isExempt: createIsExempt(surfaces, common.limiters),
  };
}
