import { createTax } from "./calculations.ts";
import { createCertificates } from "./certificates.ts";
import { createDimweight } from "./dimweight.ts";
import type { Service, ServiceDependencies } from "./service.ts";
import { createStorefront } from "./storefront/storefront.ts";
import { createVehicles } from "./vehicles.ts";

/** Every service, in the order in which the pages list them. A new one is one line here. */
export function createServices(dependencies: ServiceDependencies): readonly Service[] {
  return [
    createDimweight(dependencies),
    createVehicles(dependencies),
    createTax(dependencies),
    createCertificates(dependencies),
    createStorefront(dependencies),
  ];
}
