import type { Context } from "hono";
import type { Admission } from "../../access/admission-limits.ts";
import { type HeaderSource, incomingOf } from "../../incoming-request.ts";
import type { Pool } from "../../limits/pool.ts";
import type { WorkTimer } from "../../limits/processor-time.ts";
import { ProblemError } from "../../problems/problem.ts";
import type { ServiceId } from "../../service-id.ts";
import { plainBodyLimitBytes } from "../input/read-body.ts";
import type { Gate } from "./gate.ts";
import { isExempt, limitAddress } from "./limit-address.ts";

/** What `admit` needs to know about a route. */
export interface DoorPlace {
  readonly service?: ServiceId | undefined;
  /** Whether callers need no key. */
  readonly open: boolean;
}

export interface Admitted {
  /** Undefined if the request carries no key, or none is needed. */
  readonly admission: Admission | undefined;
  /** The pool in which the request counts while it is in flight. If no keys are required, all callers share one. */
  readonly pool: Pool;
  /** The largest body that is read, whatever the route allows. */
  readonly mostBodyBytes: number;
}

/**
 * Every route admits requests through this function, before any of the body is read. If a request carries a key, the
 * key is always checked (scopes, rate, block on wrong keys), even if the route needs no key. Requests without a key are
 * limited by address, and their bodies are small. The id of a sandbox is no key, but its requests do not count against
 * their address.
 */
export async function admit(
  context: Context,
  headers: HeaderSource,
  place: DoorPlace,
  gate: Gate,
): Promise<Admitted> {
  const address = gate.clientAddress(context);
  const counting = gate.blocks?.checkAddress(address);
  if (counting !== undefined) await counting;
  const { access, inFlight } = gate;
  if (access !== undefined && !(place.open && !headers.get("x-api-key"))) {
    const request = { headers, url: context.req.url, incoming: incomingOf(context) };
    const admission = await access.admit(request, address, place.service);
    return { admission, pool: inFlight.keyed, mostBodyBytes: Number.POSITIVE_INFINITY };
  }
  const exempt = await isExempt(context, address, gate);
  if (!exempt) await limitAddress(address, gate);
  if (access === undefined) {
    return { admission: undefined, pool: inFlight.keyed, mostBodyBytes: Number.POSITIVE_INFINITY };
  }
  const pool = exempt ? inFlight.exempt : inFlight.keyless;
  return { admission: undefined, pool, mostBodyBytes: plainBodyLimitBytes };
}

/** Ends the work of a request: it leaves its place, and its key or its address is charged. */
export function endWork(
  request: {
    readonly work: WorkTimer;
    readonly admission?: Admission | undefined;
    readonly pool?: Pool | undefined;
  },
  context: Context,
  { processorTime, clientAddress }: Gate,
): void {
  const { keyId, owner } = request.admission?.caller ?? {};
  const workMs = request.work.stop();
  processorTime.charge({ keyId, owner, address: clientAddress(context) }, workMs);
  request.pool?.leave(workMs);
}

const refusals: ReadonlySet<number> = new Set([401, 413, 429]);

/**
 * Waits until a caller without a key may be refused, if this error refuses one.
 * @returns the headers of the refusal. A long body that was not read would be read to its end otherwise, and thrown away.
 */
export async function paceRefusal(
  error: unknown,
  headers: HeaderSource,
  { access, inFlight }: Gate,
): Promise<Readonly<Record<string, string>>> {
  if (!(error instanceof ProblemError) || access === undefined) return {};
  if (error.caller !== undefined || !refusals.has(error.problem.status)) return {};
  await inFlight.keyless.refusalTurn();
  const isShort = Number(headers.get("content-length")) <= plainBodyLimitBytes;
  return isShort && headers.get("transfer-encoding") === null ? {} : { Connection: "close" };
}
