import type { Service } from "../http/service.ts";
import type { ServiceId } from "../service-id.ts";
import type { Store } from "../store/store.ts";
import { type CertsDependencies, describeReach } from "./certs/settings.ts";
import { createCerts } from "./certs.ts";
import type { ServiceDependencies } from "./dependencies.ts";
import { createDimweight } from "./dimweight.ts";
import type { ServiceSettings } from "./settings.ts";
import { openStorefront, type StorefrontDependencies } from "./storefront/dependencies.ts";
import { createStorefront } from "./storefront.ts";
import { createTax } from "./tax.ts";
import type { VinDependencies } from "./vin/settings.ts";
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

/**
 * What the services of a server need besides the clock, made from their settings and the
 * platform's store.
 */
export function openServices(
  { vin, certs, storefront }: ServiceSettings,
  store: Store,
  publicUrl: string | undefined,
): OwnDependencies {
  return { vin, certs, storefront: openStorefront(storefront, store, publicUrl) };
}

/** What the operator should know about the settings: one sentence each, at the start. */
export function startMessages(
  settings: ServiceSettings & { readonly services: readonly ServiceId[] },
): readonly string[] {
  return settings.services.includes("certs") ? [describeReach(settings.certs)] : [];
}
