/** Every service, in the order used by pages, settings and the OpenAPI document. */
export const serviceIds = ["dimweight", "vin", "tax", "certs", "storefront"] as const;

/**
 * The id of a service. It names the package, file and factory of the service, and is used in
 * settings, scopes, usage and metrics.
 */
export type ServiceId = (typeof serviceIds)[number];
