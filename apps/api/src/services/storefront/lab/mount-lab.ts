import type { Context, Hono } from "hono";
import type { Gate } from "../../../http/gate.ts";
import { type Watch, watched } from "../../../http/observed-route.ts";
import { readJsonBody } from "../../../http/read-body.ts";
import { isLibraryError, libraryProblem } from "../../../problems/library-problem.ts";
import { parseBody } from "../../../problems/schema-faults.ts";
import { apiHeaders } from "../../../security-headers.ts";
import type { Surfaces } from "../surfaces.ts";
import { guardLab } from "./guard.ts";
import type { LabOperation, LabReply } from "./lab-call.ts";
import { runCalls } from "./run-calls.ts";
import { sandboxCalls } from "./sandbox-calls.ts";
import { shopCalls } from "./shop-calls.ts";

/** Large, because catalogues and snapshots are large. */
const bodyLimitBytes = 16 * 1024 * 1024;

const labOperations: readonly LabOperation[] = [...sandboxCalls, ...shopCalls, ...runCalls];

/** `/_lab`: the API with which a test sets up a shop, controls it and inspects its state. */
export function mountLab(app: Hono, gate: Gate, surfaces: Surfaces): void {
  for (const operation of labOperations) {
    const [method = "", path = ""] = operation.at.split(" ");
    app.on(
      method,
      path,
      watched(
        gate,
        {
          route: path,
          service: "storefront",
          readBody: (context, mostBytes) => guarded(context, surfaces, mostBytes),
        },
        (context, watch, body) => answer(context, watch, surfaces, body, operation),
      ),
    );
  }
}

/** Checks the lab's key, then reads the body: a small one where no key is sent. */
async function guarded(context: Context, { settings }: Surfaces, mostBytes: number) {
  const { raw } = context.req;
  const { body, headers, method } = raw;
  guardLab(headers, settings.labKey);
  // A missing body is `{}`: some operations have a default for every field. Node gives a DELETE
  // request a body stream even if nothing was sent.
  if (method === "DELETE" || body === null || headers.get("content-length") === "0") return {};
  const limit =
    settings.labKey === undefined ? Math.min(bodyLimitBytes, mostBytes) : bodyLimitBytes;
  return await readJsonBody(raw, limit, headers);
}

async function answer(
  context: Context,
  watch: Watch,
  surfaces: Surfaces,
  body: unknown,
  operation: LabOperation,
): Promise<Response> {
  try {
    const reply = await operation.answer({
      surfaces,
      callerContext: watch,
      params: context.req.param(),
      query: context.req.query(),
      selected: () => surfaces.selectShop(watch),
      body: (schema) => parseBody(schema, body),
    });
    return respond(reply, watch.requestId);
  } catch (error) {
    throw isLibraryError(error) ? libraryProblem(error, "body") : error;
  }
}

function respond({ status = 200, body, lines }: LabReply, requestId: string): Response {
  const text =
    lines === undefined
      ? JSON.stringify(body)
      : lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const type = lines === undefined ? "application/json" : "application/jsonl";
  return new Response(status === 204 ? null : text, {
    status,
    headers: {
      ...apiHeaders,
      ...(status === 204 ? {} : { "Content-Type": type }),
      "X-Request-Id": requestId,
    },
  });
}
