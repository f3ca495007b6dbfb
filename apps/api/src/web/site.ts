import type { Gate } from "../http/gate/gate.ts";
import type { OwnAddressSettings } from "../http/own-address.ts";
import type { Service } from "../http/service.ts";
import type { Limiters } from "../limits/limiters.ts";

/** What the pages are built from. */
export interface Site {
  readonly gate: Gate;
  readonly services: readonly Service[];
  /** Builds the OpenAPI document. That takes about 0.1 s, so it is built for the first request of `/openapi.json`. */
  readonly buildOpenApiDocument: () => object;
  readonly address: OwnAddressSettings & { readonly trustedProxies?: unknown };
  readonly limiters: Limiters;
}
