import type { Context } from "hono";
import type { Admission } from "../../access/admission-limits.ts";
import { type HeaderSource, incomingOf } from "../../incoming-request.ts";
import type { Pool } from "../../limits/in-flight.ts";
import type { WorkTimer } from "../../limits/processor-time.ts";
import type { ServiceId } from "../../service-id.ts";
import type { Gate } from "./gate.ts";
import { limitAddress } from "./limit-address.ts";

/** What `admit` needs to know about a route. */
export interface DoorPlace {
  readonly service?: ServiceId | undefined;
  /** Whether callers need no key. */
  readonly open: boolean;
}

/**
 * Every route admits requests through this function, before any of the body is read. If a request carries a key, the
 * key is always checked (scopes, rate, block on wrong keys), even if the route needs no key. Requests without a key are
 * limited by address.
 */
export function admit(
  context: Context,
  headers: HeaderSource,
  place: DoorPlace,
  gate: Gate,
): Promise<Admission | undefined> {
  const address = gate.clientAddress(context);
  const counting = gate.blocks?.checkAddress(address);
  if (counting) return counting.then(() => admitFrom(address, context, headers, place, gate));
  return admitFrom(address, context, headers, place, gate);
}

function admitFrom(
  address: string,
  context: Context,
  headers: HeaderSource,
  place: DoorPlace,
  gate: Gate,
): Promise<Admission | undefined> {
  const { access } = gate;
  if (access === undefined || (place.open && !headers.get("x-api-key"))) {
    return limitAddress(context, address, gate);
  }
  const request = { headers, url: context.req.url, incoming: incomingOf(context) };
  return access.admit(request, address, place.service);
}

/**
 * The pool in which an admitted request counts while it is in flight. If no keys are required, all callers share one
 * pool.
 */
export function poolOf(admission: Admission | undefined, { access, inFlight }: Gate): Pool {
  return admission === undefined && access !== undefined ? inFlight.keyless : inFlight.keyed;
}

/** Charges the work of a request that has ended to its key or, without a key, to its address. */
export function chargeWork(
  request: { readonly work: WorkTimer; readonly admission?: Admission | undefined },
  context: Context,
  { processorTime, clientAddress }: Gate,
): void {
  const { keyId, owner } = request.admission?.caller ?? {};
  const payer = { keyId, owner, address: clientAddress(context) };
  processorTime.charge(payer, request.work.stop());
}
