import type { Context, Hono } from "hono";
import type { Admission } from "../../access/admission-limits.ts";
import { type HeaderSource, headersOf, incomingOf, requestIdOf } from "../../incoming-request.ts";
import type { Pool } from "../../limits/in-flight.ts";
import { WorkTimer } from "../../limits/processor-time.ts";
import type { Log } from "../../observe/log.ts";
import { continueTrace, type Outcome, reportRequests } from "../../observe/request-report.ts";
import {
  internalErrorProblem,
  isLibraryError,
  libraryProblem,
} from "../../problems/library-problem.ts";
import { type Fault, ProblemError, problemBody } from "../../problems/problem.ts";
import { invalidRequest } from "../../problems/problem-kinds.ts";
import { checkSchema } from "../../problems/schema-faults.ts";
import { apiHeaders } from "../../security-headers.ts";
import type { ServiceId } from "../../service-id.ts";
import {
  admit,
  type DoorPlace,
  endWork,
  type Gate,
  paceRefusal,
  requireLaunched,
} from "../gate.ts";
import { parseJson, plainBodyLimitBytes, readJsonBytes } from "../read-body.ts";
import { readQuery } from "../read-query.ts";
import { compressibleBytes, sendProblem, sendText } from "../send-text.ts";
import { createTextStore, type StoredFile } from "../stored-file.ts";
import { answerOnThread } from "./on-thread.ts";
import { fieldPlaceOf, type Operation, type Reply } from "./operation.ts";
import { RequestCall } from "./request-call.ts";
import { runOnce } from "./run-once.ts";

/** What is known about a request so far, whether it succeeds or fails. */
interface Progress extends Outcome {
  readonly work: WorkTimer;
  admission?: Admission | undefined;
  /** The pool in which the request counts, from the moment it is in flight. */
  pool?: Pool;
}

const noParams = {};
/** Parsing a larger body takes longer than sending it to a thread. */
const parsedHereBytes = 64 * 1024;
/** Tables are sent to many callers, so each is compressed once. */
const stored = createTextStore(500);
const jsonHeaders = { ...apiHeaders, "Content-Type": "application/json" };

/**
 * Mounts one operation. One function handles the whole request instead of a chain of middleware: each step of a chain
 * costs a promise, and reading or changing a finished response halves the throughput.
 */
export function mountOperation(
  app: Hono,
  operation: Operation,
  service: ServiceId | undefined,
  gate: Gate,
) {
  const route = operation.path.replaceAll(/\{(\w+)\}/g, ":$1");
  const method = operation.method.toUpperCase();
  const report = reportRequests(gate, { method, route: operation.path, service });
  const place: DoorPlace = { service, open: operation.open === true };
  app.on(method, route, async (context) => {
    const startMs = performance.now();
    const headers = headersOf(context);
    const requestId = requestIdOf(headers.get("x-request-id"));
    const progress: Progress = { status: 200, work: new WorkTimer() };
    try {
      return await answer(context, headers, operation, place, gate, requestId, progress);
    } catch (error) {
      const problem = asProblem(error, operation, requestId, gate.log);
      progress.status = problem.problem.status;
      progress.code = problem.problem.code;
      progress.caller ??= problem.caller;
      progress.admission?.settle(0);
      const body = problemBody(problem, requestId);
      progress.bytes = Buffer.byteLength(body);
      const known = progress.admission?.headers() ?? (await paceRefusal(error, headers, gate));
      return await sendProblem(headers, problem, requestId, known, body);
    } finally {
      endWork(progress, context, gate);
      report(requestId, startMs, progress);
    }
  });
}

// long: a chain of functions costs a promise for each step; see mountOperation.
async function answer(
  context: Context,
  headers: HeaderSource,
  operation: Operation,
  place: DoorPlace,
  gate: Gate,
  requestId: string,
  progress: Progress,
): Promise<Response> {
  const { service } = place;
  if (service !== undefined) requireLaunched(service, gate.prelaunch);
  const trace = continueTrace(headers.get("traceparent"));
  progress.traceId = trace?.traceId;
  const { admission, pool, mostBodyBytes } = await admit(context, headers, place, gate);
  progress.admission = admission;
  progress.caller = admission?.caller;
  pool.requireFreePlace();
  const reserving = admission?.reserve(1);
  if (reserving !== undefined) await reserving;
  const { query, faults } = readQuery(context, operation);
  const bytes = operation.body
    ? await readJsonBytes(
        incomingOf(context) ?? context.req.raw,
        Math.min(operation.bodyLimitBytes ?? plainBodyLimitBytes, mostBodyBytes),
        headers,
      )
    : undefined;
  const isHeavy = gate.work && faults.length === 0 ? operation.isHeavy : undefined;
  const isLarge = isHeavy !== undefined && (bytes?.byteLength ?? 0) > parsedHereBytes;
  const body =
    bytes === undefined || isLarge ? undefined : parseJson(bytes, operation.isolateNestedRows);
  const work = isLarge || isHeavy?.({ body, query }) ? gate.work : undefined;
  const units = work ? 1 : (operation.weight?.({ body, query }) ?? 1);
  if (units > 1 && admission) await gate.access?.charge(admission, units);
  progress.work.resume();
  if (faults.length > 0) {
    // The caller also gets the faults that the schema of the body finds, to fix all at once. The work is not begun.
    throw invalidRequest([...faults, ...bodyFaults(operation.envelope ?? operation.body, body)]);
  }
  pool.enter();
  progress.pool = pool;
  const call = new RequestCall({
    context,
    gate,
    params: operation.path.includes("{") ? context.req.param() : noParams,
    query,
    body,
    requestId,
    admission,
    traceparent: trace?.traceparent,
    transact: gate.store?.transact,
    timer: progress.work,
  });
  const reply = work
    ? await answerOnThread(operation, call, bytes, { work, gate, timer: progress.work, admission })
    : await handle(operation, call, gate, context.req.path);
  progress.work.resume();
  const text = reply.json ?? (reply.body === undefined ? null : JSON.stringify(reply.body));
  const table = tableOf(operation, reply, text);
  progress.status = table?.isKnownTo(headers) ? 304 : (reply.status ?? 200);
  const spent = reply.spend ?? (progress.status < 300 ? 1 : 0);
  if (admission) {
    admission.settle(spent);
    if (service !== undefined) progress.spent = spent;
  }
  progress.bytes = text === null ? 0 : Buffer.byteLength(text);
  // A plain object keeps the adapter on its fast path; a Headers instance does not.
  const answerHeaders = {
    ...(text === null ? apiHeaders : jsonHeaders),
    "X-Request-Id": requestId,
    ...admission?.headers(),
    ...reply.headers,
  };
  if (table) return table.respond(headers, answerHeaders);
  if (text !== null && text.length >= compressibleBytes) {
    return sendText(headers, text, answerHeaders, progress.status);
  }
  return new Response(text, { status: progress.status, headers: answerHeaders });
}

/** The stored form of a table, unless the handler made its own ETag. */
function tableOf(
  { etag }: Operation,
  reply: Reply,
  text: string | Uint8Array | null,
): StoredFile | undefined {
  if (etag !== "cached" || typeof text !== "string" || reply.headers?.ETag !== undefined)
    return undefined;
  return stored(text);
}

function bodyFaults(schema: Operation["body"], body: unknown): readonly Fault[] {
  return schema === undefined ? [] : checkSchema(schema, body, "body").faults;
}

function handle(
  operation: Operation,
  call: RequestCall,
  { store, now }: Gate,
  path: string,
): Reply | Promise<Reply> {
  const key = operation.changesState && store ? call.headers.get("idempotency-key") : null;
  if (key === null || store === undefined) return operation.handle(call);
  // An invalid request claims no key, and its canonical form is not computed.
  const faults = bodyFaults(operation.body, call.body);
  if (faults.length > 0) throw invalidRequest(faults);
  const once = {
    store,
    now,
    owner: call.caller.owner,
    route: `${operation.method} ${operation.path}`,
    key,
    request: [operation.method, path, call.query, call.body],
  };
  return runOnce(once, (transact) => operation.handle(call.with(transact)));
}

function asProblem(
  error: unknown,
  operation: Operation,
  requestId: string,
  log: Log,
): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isLibraryError(error)) return libraryProblem(error, fieldPlaceOf(operation));
  return internalErrorProblem(error, { requestId, route: operation.path }, log);
}
