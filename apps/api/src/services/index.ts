import { createDimweight } from "./dimweight.ts";
import type { Service, ServiceDependencies } from "./service.ts";
import { createStorefront } from "./storefront/storefront.ts";

/** Every service, in the order in which the pages list them. A new one is one line here. */
export function createServices(dependencies: ServiceDependencies): readonly Service[] {
  return [createDimweight(dependencies), createStorefront(dependencies)];
}
