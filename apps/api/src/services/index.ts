import type { Service, ServiceDependencies } from "../http/service.ts";
import { createCertificates } from "./certs.ts";
import { createDimweight } from "./dimweight.ts";
import { createStorefront } from "./storefront.ts";
import { createTax } from "./tax.ts";
import { createVehicles } from "./vin.ts";

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
