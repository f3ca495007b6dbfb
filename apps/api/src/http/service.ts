import type { Category } from "@almanac/kernel/errors/category";
import type { Hono } from "hono";
import type { ServiceId } from "../service-id.ts";
import type { Exemption, Gate } from "./gate/gate.ts";
import type { Operation } from "./operation/operation.ts";

/** A library offered over HTTP: its operations and the codes of its errors. */
export interface Service {
  readonly id: ServiceId;
  readonly title: string;
  /** One paragraph: what the service does and what it does not do. */
  readonly description: string;
  readonly errorCodes: Readonly<Partial<Record<Category, readonly string[]>>>;
  readonly operations: readonly Operation[];
  /** Path and JSON body (or only the path) of an example request, printed at each start. */
  readonly example: { readonly method: string; readonly path: string; readonly body?: unknown };
  /** Throws if the service cannot answer, for example because its data is damaged. `/readyz` then reports it. */
  readonly check?: () => void;
  /**
   * Mounts paths besides the operations, for protocols with documents of their own. Called before the operations are
   * mounted.
   */
  readonly mount?: (app: Hono, gate: Gate) => void;
  /** Undefined if every request without an API key counts against its address. */
  readonly isExempt?: Exemption | undefined;
}
