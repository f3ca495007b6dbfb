import type { Service } from "../http/service.ts";
import type { CertsDependencies } from "./certs/dependencies.ts";
import { createCerts } from "./certs.ts";
import type { ServiceDependencies } from "./dependencies.ts";
import { createDimweight } from "./dimweight.ts";
import type { StorefrontDependencies } from "./storefront/dependencies.ts";
import { createStorefront } from "./storefront.ts";
import { createTax } from "./tax.ts";
import type { VinDependencies } from "./vin/dependencies.ts";
import { createVin } from "./vin.ts";

/** What some services need in addition, by service id. Each part has a default. */
export interface OwnDependencies {
  readonly vin?: VinDependencies;
  readonly certs?: CertsDependencies;
  readonly storefront?: StorefrontDependencies;
}

/** Every service, in the order in which pages list them. A new service is one line here. */
export function createServices({
  vin,
  certs,
  storefront,
  ...common
}: ServiceDependencies & OwnDependencies): readonly Service[] {
  return [
    createDimweight(common),
    createVin(common, vin),
    createTax(common),
    createCerts(common, certs),
    createStorefront(common, storefront),
  ];
}
