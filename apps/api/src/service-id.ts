/** Every service, in the order in which pages, settings and the OpenAPI document list them. */
export const serviceIds = ["dimweight", "vin", "tax", "certs", "storefront"] as const;

/** The id of a service names its package, its file and its factory; settings, scopes, usage and metrics use it too. */
export type ServiceId = (typeof serviceIds)[number];
