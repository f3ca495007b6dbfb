import type { Hono } from "hono";
import { incomingOf } from "../../incoming-request.ts";
import type { Fault } from "../../problems/problem.ts";
import { invalidRequest } from "../../problems/problem-kinds.ts";
import { checkSchema } from "../../problems/schema-faults.ts";
import { apiHeaders } from "../../security-headers.ts";
import type { ServiceId } from "../../service-id.ts";
import { type Exchange, handleRequests } from "../exchange.ts";
import type { Gate } from "../gate.ts";
import { parseJson, plainBodyLimitBytes, readJsonBytes } from "../read-body.ts";
import { readQuery } from "../read-query.ts";
import { compressibleBytes, sendText } from "../send-text.ts";
import { createTextStore, etagOf, isKnown } from "../stored-file.ts";
import { answerOnThread } from "./on-thread.ts";
import { fieldPlaceOf, type Operation, type Reply } from "./operation.ts";

/** Parsing a larger body takes longer than sending it to a thread. */
const parsedHereBytes = 64 * 1024;
/** Tables are sent to many callers, so each is compressed once. */
const stored = createTextStore(500);
const jsonHeaders = { ...apiHeaders, "Content-Type": "application/json" };

export function mountOperation(
  app: Hono,
  operation: Operation,
  service: ServiceId | undefined,
  gate: Gate,
) {
  const method = operation.method.toUpperCase();
  const route = {
    route: operation.path,
    method,
    service,
    open: operation.open === true,
    fields: fieldPlaceOf(operation),
  };
  app.on(
    method,
    operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    handleRequests(gate, route, (exchange) => answer(exchange, operation)),
  );
}

async function answer(exchange: Exchange, operation: Operation): Promise<Response> {
  const { context, gate, headerFields } = exchange;
  const { query, faults } = readQuery(context, operation);
  const bytes = operation.body
    ? await readJsonBytes(
        incomingOf(context) ?? context.req.raw,
        Math.min(operation.bodyLimitBytes ?? plainBodyLimitBytes, exchange.mostBodyBytes),
        headerFields,
      )
    : undefined;
  const isHeavy = gate.work && faults.length === 0 ? operation.isHeavy : undefined;
  const isLarge = isHeavy !== undefined && (bytes?.byteLength ?? 0) > parsedHereBytes;
  const body =
    bytes === undefined || isLarge ? undefined : parseJson(bytes, operation.isolateNestedRows);
  const work = isLarge || isHeavy?.({ body, query }) ? gate.work : undefined;
  if (!work && operation.weight) await exchange.charge(operation.weight({ body, query }));
  exchange.resume();
  if (faults.length > 0) {
    // The caller also gets the faults that the schema of the body finds, to fix all at once. The
    // work is not begun.
    throw invalidRequest([...faults, ...bodyFaults(operation.envelope ?? operation.body, body)]);
  }
  exchange.begin();
  exchange.query = query;
  exchange.body = body;
  if (operation.path.includes("{")) exchange.params = context.req.param();
  const reply = work
    ? await answerOnThread(operation, exchange, bytes, work)
    : await operation.handle(exchange);
  exchange.resume();
  return respond(exchange, operation, reply);
}

function respond(
  exchange: Exchange,
  operation: Operation,
  reply: Reply,
): Response | Promise<Response> {
  const { headerFields, admission, requestId } = exchange;
  const json = reply.json ?? (reply.body === undefined ? null : JSON.stringify(reply.body));
  const isCached = operation.etag === "cached";
  const etag = isCached && operation.isOfFew && json !== null ? etagOf(json) : undefined;
  const table = isCached && !etag && typeof json === "string" ? stored(json) : undefined;
  const isKnownToCaller = etag
    ? isKnown(etag, headerFields.get("if-none-match"))
    : table?.isKnownTo(headerFields);
  const text = etag && isKnownToCaller ? null : json;
  const status = isKnownToCaller ? 304 : (reply.status ?? 200);
  exchange.settle(reply.spend ?? (status < 300 ? 1 : 0));
  exchange.status = status;
  exchange.bytes = text === null ? 0 : Buffer.byteLength(text);
  // A plain object keeps the adapter on its fast path; a Headers instance does not.
  const headers = {
    ...(text === null ? apiHeaders : jsonHeaders),
    "X-Request-Id": requestId,
    ...admission?.headers(),
    ...reply.headers,
    ...(etag && { ETag: etag }),
  };
  if (table) return table.respond(headerFields, headers);
  return text !== null && text.length >= compressibleBytes
    ? sendText(headerFields, text, headers, status)
    : new Response(text, { status, headers });
}

function bodyFaults(schema: Operation["body"], body: unknown): readonly Fault[] {
  return schema === undefined ? [] : checkSchema(schema, body, "body").faults;
}
