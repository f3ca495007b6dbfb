import { type ErrorCodes, pathOf } from "@almanac/questions/question";
import type { Hono } from "hono";
import type * as z from "zod";
import { apiHeaders } from "../security-headers.ts";
import type { ServiceId } from "../service-id.ts";
import type { Exemption, Gate } from "./gate.ts";
import type { Operation } from "./operation/operation.ts";

/** A library offered over HTTP: its operations and the codes of its errors. */
export interface Service {
  readonly id: ServiceId;
  readonly title: string;
  /** One paragraph: what the service does and what it does not do. */
  readonly description: string;
  readonly errorCodes: ErrorCodes;
  readonly operations: readonly Operation[];
  /** An example request, printed at each start. */
  readonly example: ExampleRequest;
  /**
   * Looks up a certificate for an assistant, under the rules of this server. Only the service
   * `certs` has it.
   */
  readonly inspectCertificate?: (request: unknown, signal: AbortSignal) => Promise<object>;
  /**
   * Throws if the service cannot answer, for example because its data is damaged. `/readyz` then
   * reports it.
   */
  readonly check?: () => void;
  /**
   * Mounts paths besides the operations, for protocols with documents of their own. Called before
   * the operations are mounted.
   */
  readonly mount?: (app: Hono, gate: Gate) => void;
  /** Undefined if every request without an API key counts against its address. */
  readonly isExempt?: Exemption | undefined;
}

/** What a request to an operation consists of. */
export interface RequestParts {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export interface ExampleRequest {
  readonly method: string;
  /** With its parameters and its query. */
  readonly path: string;
  readonly body?: unknown;
}

/** The request that asks a question. */
export function requestTo(
  { at }: { readonly at: string },
  { body, params = {}, query = {} }: RequestParts,
): ExampleRequest {
  const path = pathOf({ at }).replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return {
    method: at.slice(0, at.indexOf(" ")),
    path: search === "" ? path : `${path}?${search}`,
    ...(body === undefined ? {} : { body }),
  };
}

export function exampleOf(request: z.ZodType): unknown {
  const examples: unknown = request.meta()?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
}

interface UnavailableService {
  readonly id: ServiceId;
  readonly reason: string;
}

/** The services that cannot answer at the moment, each with the reason. */
export function unavailableServices(services: readonly Service[]): UnavailableService[] {
  return services.flatMap(({ id, check }) => {
    try {
      check?.();
      return [];
    } catch (error) {
      return [{ id, reason: error instanceof Error ? error.message : String(error) }];
    }
  });
}

/** What decides whether this instance accepts requests. */
interface Readiness {
  /** False while draining. */
  readonly isReady: () => boolean;
  /** Whether callers with a key are refused because too many requests are being handled. */
  readonly isOverloaded: () => boolean;
  /** Rejects if the store does not answer. */
  readonly ping?: (() => Promise<void>) | undefined;
  readonly services: readonly Service[];
}

/**
 * `/healthz`: the process is alive. `/readyz`: it accepts requests, its services can answer, and
 * its store answers. Neither needs a key, has a rate limit, or writes a log line.
 */
export function mountHealth(app: Hono, readiness: Readiness): void {
  const ping = shared(readiness.ping ?? (async () => {}));
  app.get("/healthz", () => Response.json({ status: "ok" }, { headers: apiHeaders }));
  app.get("/readyz", async () => {
    const status = await statusOf(readiness, ping);
    return Response.json(
      { status },
      { status: status === "ready" ? 200 : 503, headers: apiHeaders },
    );
  });
}

/** Anyone may call `/readyz`, so all calls that arrive together share one query to the store. */
function shared(ping: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= ping().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function statusOf(
  { isReady, isOverloaded, services }: Readiness,
  ping: () => Promise<void>,
): Promise<string> {
  if (!isReady()) return "draining";
  if (isOverloaded()) return "overloaded";
  const unavailable = unavailableServices(services).map(({ id }) => id);
  if (unavailable.length > 0) return `${unavailable.join(", ")} unavailable`;
  try {
    await ping();
    return "ready";
  } catch {
    return "store unavailable";
  }
}
