import type { Context, Hono } from "hono";
import type { Limiters } from "../limits/limiters.ts";
import type { Category } from "../problems/problem-kinds.ts";
import type { CertsDependencies } from "../services/certs.ts";
import type { StorefrontDependencies } from "../services/storefront/dependencies.ts";
import type { Store } from "../store/store.ts";
import type { Gate } from "./mount.ts";
import type { Operation } from "./operation.ts";

export const serviceIds = ["dimweight", "vin", "tax", "certs", "storefront"] as const;

export type ServiceId = (typeof serviceIds)[number];

/** What services are built from: everything that is not a pure function of the request. */
export interface ServiceDependencies {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** Where state is kept; absent where an app is built without a platform. */
  readonly store?: Store;
  /** Limits of a service's own, such as lookups per target, counted where all instances count. */
  readonly limiters?: Limiters;
  readonly certs?: CertsDependencies;
  /** What the storefront is set up with; each part has a default that needs nothing. */
  readonly storefront?: StorefrontDependencies;
}

/** A library offered over HTTP: its operations, and the codes that its errors can carry. */
export interface Service {
  readonly id: ServiceId;
  readonly title: string;
  /** One paragraph of what the service does and does not do. */
  readonly description: string;
  readonly errorCodes: Readonly<Partial<Record<Category, readonly string[]>>>;
  readonly operations: readonly Operation[];
  /** Path and JSON body (or just the path) of a first request, printed at the first start. */
  readonly example: { readonly method: string; readonly path: string; readonly body?: unknown };
  /** Throws where the service cannot answer, such as when its data are damaged; `/readyz` then says that. */
  readonly check?: () => void;
  /** Paths beyond the operations, for protocols that bring documents of their own; mounted ahead of the operations. */
  readonly mount?: (app: Hono, gate: Gate) => void;
  /** Whether a request without an API key carries another credential, so that the limit of its address does not apply. */
  readonly isExempt?:
    | ((context: Context, address: string) => boolean | Promise<boolean>)
    | undefined;
}
