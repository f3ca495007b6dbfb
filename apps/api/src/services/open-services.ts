import type { Store } from "../store/store.ts";
import type { OwnDependencies } from "./index.ts";
import type { ServiceSettings } from "./settings.ts";
import { openStorefront } from "./storefront/dependencies.ts";

/** What the services of a server need besides the clock, made from their settings and the platform's store. */
export function openServices(
  { vin, certs, storefront }: ServiceSettings,
  store: Store,
  publicUrl: string | undefined,
): OwnDependencies {
  return { vin, certs, storefront: openStorefront(storefront, store, publicUrl) };
}
