import type { Context, ContextVariableMap } from "hono";
import type { Admission } from "../access/admission-limits.ts";
import { anyone, type Caller } from "../access/caller.ts";
import { type HeaderSource, headersOf, incomingOf, requestIdOf } from "../incoming-request.ts";
import type { Pool } from "../limits/in-flight.ts";
import { WorkTimer } from "../limits/processor-time.ts";
import { memoize } from "../observe/memoize.ts";
import { continueTrace, type Outcome, reportRequests } from "../observe/request-report.ts";
import { type FieldPlace, problemOf } from "../problems/library-problem.ts";
import { ProblemError, problemBody } from "../problems/problem.ts";
import type { ServiceId } from "../service-id.ts";
import { type Gate, isExempt, limitAddress, paceRefusal, requireLaunched } from "./gate.ts";
import type { Call } from "./operation/operation.ts";
import { plainBodyLimitBytes } from "./read-body.ts";
import { sendProblem } from "./send-text.ts";

/** What is the same for all requests of a route. */
export interface Route {
  /** The pattern, not the path. */
  readonly route: string;
  readonly service?: ServiceId | undefined;
  /** Whether callers need no key. */
  readonly open: boolean;
  /** The method that the log names. Default: that of the request. */
  readonly method?: string;
  /** How many requests of the minute one with a key counts as. Default: 1. */
  readonly units?: number;
  /** A header that may name the request, and goes before `X-Request-Id`. */
  readonly idHeader?: string;
  /** The headers from which the key is read. Default: those of the request. */
  readonly headersOf?: (context: Context) => HeaderSource;
  /** Where the fields of the library's request come from. Default: the body. */
  readonly fields?: FieldPlace;
  /** Throws the problem of a request that is refused before its key is read. */
  readonly check?: (context: Context) => void;
  /** Builds the answer to a request that is refused or fails. Default: problem+json. */
  readonly refusal?: (error: unknown, exchange: Exchange) => Response | Promise<Response>;
}

const nothing: Readonly<Record<string, string>> = {};

/**
 * One request on its way: who sent it, what its handler receives, and what is known of its
 * answer. It is a class, so that its accessors are on the prototype: accessors and closures
 * created for each request survive the young generation of the heap. In a measurement, that alone
 * halved the throughput.
 */
export class Exchange implements Call, Outcome {
  readonly context: Context;
  readonly gate: Gate;
  readonly requestId: string;
  /** The header fields, without the cost of a Headers object. */
  readonly headerFields: HeaderSource;
  readonly traceId: string | undefined;
  /** The caller's trace, to send with requests to other servers. */
  readonly traceparent: string | undefined;
  params = nothing;
  query = nothing;
  body: unknown;
  admission: Admission | undefined;
  /** The service whose work it is. `/mcp` learns it from the body. */
  service: ServiceId | undefined;
  /** The largest body that may be read, whatever the route allows. */
  mostBodyBytes = Number.POSITIVE_INFINITY;
  /** The holder of the key, also if the request is refused. */
  holder: Outcome["holder"];
  status = 500;
  /** The code of the problem in the answer. */
  code: string | undefined;
  bytes: number | undefined;
  /** How many successes the answer costs. Default: 1 for each 2xx answer. */
  spend: number | undefined;
  /** How many successes counted against the quota. */
  spent: number | undefined;
  readonly timer = new WorkTimer();
  /**
   * The pool in which the request counts while it is in flight. If no keys are required, all
   * callers share one.
   */
  #pool: Pool;
  #isInFlight = false;

  constructor(context: Context, gate: Gate, requestId: string, headerFields = headersOf(context)) {
    this.context = context;
    this.gate = gate;
    this.requestId = requestId;
    this.headerFields = headerFields;
    this.#pool = gate.inFlight.keyed;
    const trace = continueTrace(headerFields.get("traceparent"));
    this.traceId = trace?.traceId;
    this.traceparent = trace?.traceparent;
  }

  get headers(): Headers {
    return this.context.req.raw.headers;
  }

  get signal(): AbortSignal {
    return this.context.req.raw.signal;
  }

  get caller(): Caller {
    return this.admission?.caller ?? anyone;
  }

  get address(): string {
    return this.gate.clientAddress(this.context);
  }

  get variables(): Readonly<ContextVariableMap> {
    return this.context.var;
  }

  /**
   * Admits the request, before any of its body is read. If it carries a key, the key is always
   * checked (scopes, rate, block on wrong keys), even if the route needs none. A request without a
   * key is limited by its address, and its body is small. The id of a sandbox is no key, but its
   * requests do not count against their address.
   */
  async enter(headers: HeaderSource, { service, open, units }: Route): Promise<void> {
    const { context, gate, address } = this;
    const { access, inFlight } = gate;
    this.service = service;
    const counting = gate.blocks?.checkAddress(address);
    if (counting !== undefined) await counting;
    if (access !== undefined && !(open && !headers.get("x-api-key"))) {
      const request = { headers, url: context.req.url, incoming: incomingOf(context) };
      const admission = await access.admit(request, address, service);
      this.admission = admission;
      this.holder = admission.caller;
      this.#pool.requireFreePlace();
      if (units !== undefined) await access.charge(admission, units);
      const reserving = admission.reserve(1);
      if (reserving !== undefined) await reserving;
      return;
    }
    const exempt = await isExempt(context, address, gate);
    if (!exempt) await limitAddress(address, gate);
    if (access !== undefined) {
      this.#pool = exempt ? inFlight.exempt : inFlight.keyless;
      this.mostBodyBytes = plainBodyLimitBytes;
    }
    this.#pool.requireFreePlace();
  }

  reserve(rows: number): void | Promise<void> {
    return this.admission?.reserve(rows);
  }

  /** Counts the request as this many of the minute of its key. */
  async charge(units: number): Promise<void> {
    if (units > 1 && this.admission) await this.gate.access?.charge(this.admission, units);
  }

  resume(): void {
    this.timer.resume();
  }

  /** Takes a place among the requests in flight. From here on its work counts. */
  begin(): void {
    this.timer.resume();
    this.#pool.enter();
    this.#isInFlight = true;
  }

  /** Counts what the answer costs the key. */
  settle(spent: number): void {
    if (this.admission === undefined) return;
    this.admission.settle(spent);
    if (this.admission.service !== undefined) this.spent = spent;
  }

  /** Leaves the place in flight, and charges the key or the address for the work. */
  end(): void {
    const { keyId, owner } = this.admission?.caller ?? {};
    const workMs = this.timer.stop();
    this.gate.processorTime.charge({ keyId, owner, address: this.address }, workMs);
    if (this.#isInFlight) this.#pool.leave(workMs);
  }
}

/**
 * The way of every request, whatever its route: the service is launched, the request is admitted
 * and counted, `answer` reads it and does its work, and what it cost is settled and reported. An
 * operation, a page, a protocol and `/mcp` differ only in `answer`. It is one function instead of a
 * chain of middleware: each step of a chain costs a promise, and reading or changing a finished
 * response halves the throughput.
 */
export function handleRequests(
  gate: Gate,
  route: Route,
  answer: (exchange: Exchange) => Promise<Response>,
): (context: Context) => Promise<Response> {
  const { service, idHeader, method } = route;
  const keyHeadersOf = route.headersOf ?? headersOf;
  // There are few methods, because Node's HTTP parser accepts only about thirty.
  const reportOf = memoize((method: string) =>
    memoize((service: ServiceId | undefined) =>
      reportRequests(gate, { method, route: route.route, service }),
    ),
  );
  // What is measured is prepared now, not by the first request.
  if (method !== undefined) reportOf(method)(service);
  return async (context) => {
    const startMs = performance.now();
    const headers = headersOf(context);
    const named = idHeader === undefined ? null : headers.get(idHeader);
    const id = requestIdOf(named ?? headers.get("x-request-id"));
    const exchange = new Exchange(context, gate, id, headers);
    try {
      if (service !== undefined) requireLaunched(service, gate.prelaunch);
      route.check?.(context);
      await exchange.enter(keyHeadersOf(context), route);
      const response = await answer(exchange);
      if (exchange.admission?.noted !== undefined) await exchange.admission.noted;
      return response;
    } catch (error) {
      return await refuse(error, exchange, route);
    } finally {
      exchange.end();
      const report = reportOf(method ?? context.req.method)(exchange.service);
      report(exchange.requestId, startMs, exchange);
    }
  };
}

async function refuse(
  error: unknown,
  exchange: Exchange,
  { route, fields, refusal }: Route,
): Promise<Response> {
  const { admission, gate, requestId } = exchange;
  if (error instanceof ProblemError) exchange.holder ??= error.caller;
  admission?.settle(0);
  const known = admission?.headers() ?? (await paceRefusal(error, exchange.headerFields, gate));
  if (refusal) {
    const response = await refusal(error, exchange);
    for (const [name, value] of Object.entries(known)) response.headers.set(name, value);
    // The answer is meant for this key, so no shared cache may store it.
    if (admission) response.headers.set("Cache-Control", "no-store");
    exchange.status = response.status;
    return response;
  }
  const problem = problemOf(error, fields, { requestId, route }, gate.log);
  exchange.status = problem.problem.status;
  exchange.code = problem.problem.code;
  const body = problemBody(problem, requestId);
  exchange.bytes = Buffer.byteLength(body);
  return await sendProblem(exchange.headerFields, problem, requestId, known, body);
}
