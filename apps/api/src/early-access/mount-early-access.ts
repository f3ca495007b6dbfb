import { createHash } from "node:crypto";
import { mustBe } from "@almanac/kernel/messages/wording";
import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import type { Hono } from "hono";
import * as z from "zod";
import type { Gate } from "../http/gate.ts";
import { watched } from "../http/observed-route.ts";
import { mountOperation } from "../http/operation/mount.ts";
import type { Call, DocumentedOperation, Operation, Reply } from "../http/operation/operation.ts";
import { isForm, readForm } from "../http/read-body.ts";
import type { Service } from "../http/service.ts";
import { createAddressLimiter, type Limiters } from "../limits/limiters.ts";
import { invalidRequest, platformProblem } from "../problems/problem-kinds.ts";
import { parseBody } from "../problems/schema-faults.ts";
import {
  claimIdempotencyKey,
  completeIdempotencyKey,
  type IdempotencyRow,
  releaseIdempotencyKey,
} from "../store/idempotency-keys.ts";
import { earlyAccessRequestSchema, receivedSentence } from "./early-access.ts";
import type { EarlyAccess } from "./mails.ts";
import {
  accept,
  acceptForm,
  countAddress,
  type EarlyAccessPages,
  mountEarlyAccessPages,
} from "./pages.ts";

const requestsPerHour = 5;

const acceptedSchema = z
  .object({
    status: z.literal("received").describe("Always `received`"),
    detail: z.string().describe("What happens next"),
  })
  .meta({ id: "EarlyAccessReceived", description: "The request was accepted" });

/** Early access over HTTP: pages for people, and `POST /early-access` for both a form and JSON. */
export function mountEarlyAccess(
  app: Hono,
  gate: Gate,
  { earlyAccess: access, limiters }: { earlyAccess: EarlyAccess; limiters: Limiters },
  services: readonly Service[],
): Operation {
  const pages: EarlyAccessPages = {
    access,
    services,
    perAddress: createAddressLimiter(limiters, "early-access:address", requestsPerHour, 3_600),
    perEmail: limiters.create("early-access:mail", requestsPerHour, 3_600),
  };
  const operation = jsonOperation(pages);
  const takeForm = watched(
    gate,
    { route: operation.path, readBody: (context) => readForm(context.req.raw) },
    (_context, { address }, fields) => acceptForm(fields, address, pages),
  );
  app.post(operation.path, (context, next) =>
    isForm(context.req.raw) ? takeForm(context) : next(),
  );
  mountOperation(app, operation, undefined, gate);
  mountEarlyAccessPages(app, gate, pages);
  return operation;
}

/** What the OpenAPI document says of `POST /early-access`. */
export const earlyAccessDocumentation: DocumentedOperation = {
  method: "post",
  path: "/early-access",
  operationId: "requestEarlyAccess",
  summary: "Ask for a key",
  description:
    "The answer is the same whether or not the address is known. The form of the page /early-access (application/x-www-form-urlencoded) is accepted too. " +
    `At most ${requestsPerHour} valid requests an hour from one address.`,
  body: earlyAccessRequestSchema,
  conditions: ["Idempotency-Key"],
  platformCodes: ["conflict", "idempotency_mismatch"],
  open: true,
  replies: { 202: { description: "The request was accepted", schema: acceptedSchema } },
};

function jsonOperation(pages: EarlyAccessPages): Operation {
  return {
    ...earlyAccessDocumentation,
    async handle(call) {
      const asked = parseBody(earlyAccessRequestSchema, call.body);
      const key = call.headers.get("idempotency-key");
      const work = async () => {
        // Invalid requests do not count.
        await countAddress(pages, call.address);
        await accept(pages, asked);
        return { status: "received", detail: receivedSentence(pages.access) };
      };
      return key === null
        ? { status: 202, body: await work() }
        : await once(key, call, pages.access, work);
    },
  };
}

const lockMs = 60_000;
const keepMs = 86_400_000;

/**
 * Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-06): the first request with a key does
 * the work, later ones get its answer.
 */
async function once(
  key: string,
  { caller, query, body }: Call,
  { store, now }: EarlyAccess,
  work: () => Promise<object>,
): Promise<Reply> {
  requireValid(key);
  const { method, path } = earlyAccessDocumentation;
  const id = { owner: caller.owner, route: `${method} ${path}`, key };
  const asked = canonicalJson([method, path, query, body]);
  const fingerprint = createHash("sha256").update(asked).digest("hex");
  const at = now();
  const claim = { ...id, fingerprint, now: at, lockMs, keepMs };
  const known = await claimIdempotencyKey(store, claim);
  if (known) return replay(known, fingerprint);
  try {
    const answer = await work();
    const kept = { status: 202, body: JSON.stringify(answer), headers: "{}" };
    const isKept = await store.write((queries) =>
      completeIdempotencyKey(queries, id, at + lockMs, kept),
    );
    if (!isKept) throw running();
    return { status: 202, body: answer };
  } catch (error) {
    await releaseIdempotencyKey(store.database, id).catch(() => {});
    throw error;
  }
}

function requireValid(key: string): void {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return;
  const parameter = "Idempotency-Key";
  const detail = mustBe(parameter, "a text of 1 to 255 visible ASCII characters", key);
  throw invalidRequest([{ parameter, code: "invalid_value", detail }]);
}

function replay({ status, body, fingerprint }: IdempotencyRow, asked: string): Reply {
  if (fingerprint !== asked) {
    throw platformProblem(
      "idempotency_mismatch",
      "This Idempotency-Key was used with another request. Use a new key for a new request.",
    );
  }
  if (status === null) throw running();
  return { status, body: JSON.parse(body ?? "null"), headers: { "Idempotent-Replayed": "true" } };
}

function running() {
  return platformProblem(
    "conflict",
    "A request with this Idempotency-Key is still running. Try again shortly.",
    { headers: { "Retry-After": "1" } },
  );
}
