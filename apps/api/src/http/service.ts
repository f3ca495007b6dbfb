import type { Category } from "@almanac/kernel/category";
import type { Hono } from "hono";
import type { ServiceId } from "../service-id.ts";
import type { Exemption, Gate } from "./gate.ts";
import type { Operation } from "./operation.ts";

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
  /** Undefined where every request without an API key counts against its address. */
  readonly isExempt?: Exemption | undefined;
}
