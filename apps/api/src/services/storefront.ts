import * as schemas from "@almanac/questions/schemas/storefront";
import { storefront } from "@almanac/questions/storefront";
import { operationsOf } from "../http/operation/questions.ts";
import { requestTo, type Service } from "../http/service.ts";
import type { ServiceDependencies } from "./dependencies.ts";
import type { StorefrontDependencies } from "./storefront/dependencies.ts";
import { createIsExempt } from "./storefront/lab/guard.ts";
import { mountStorefront } from "./storefront/mount-storefront.ts";
import { seedHandlers } from "./storefront/seed-handlers.ts";
import { createSurfaces } from "./storefront/surfaces.ts";

/** A mock merchant: the seed contract, and the protocols of shopping agents. */
export function createStorefront(
  place: ServiceDependencies,
  own: StorefrontDependencies = {},
): Service {
  const surfaces = createSurfaces(place, own);
  return {
    ...storefront,
    description: storefront.says,
    example: requestTo(storefront.questions.listProducts, {
      query: { in_stock: "true", limit: "3" },
    }),
    operations: operationsOf(storefront, schemas, place, seedHandlers(surfaces)),
    mount: (app, gate) => mountStorefront(app, gate, surfaces),
    isExempt: createIsExempt(surfaces, place.limiters),
  };
}
