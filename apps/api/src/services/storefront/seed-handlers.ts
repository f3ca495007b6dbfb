import { mustBe } from "@almanac/kernel/messages/wording";
import { hasFields, keysOf, present, tableOf, textIn } from "@almanac/kernel/objects/objects";
import { type ShopQuestion, storefront } from "@almanac/questions/storefront";
import type { CommandMeta, StoreError, TransportFault } from "@almanac/storefront-fixtures";
import { idempotencyMeta, readIfMatch } from "@almanac/storefront-fixtures/ucp/server";
import type { Call, Reply } from "../../http/operation/operation.ts";
import type { Handlers } from "../../http/operation/questions.ts";
import { libraryProblem } from "../../problems/library-problem.ts";
import { type Fault, ProblemError } from "../../problems/problem.ts";
import { invalidRequest } from "../../problems/problem-kinds.ts";
import { attempt, idsOf, takeTurn } from "./shops/run-command.ts";
import type { SelectedShop } from "./shops/select-shop.ts";
import type { Surfaces } from "./surfaces.ts";

type Questions = typeof storefront.questions;

/** How the shop of a caller answers each question of the seed contract. */
export function seedHandlers(context: SeedContext): Handlers<Questions> {
  return tableOf(keysOf(storefront.questions), (id) => ({
    handle: (call) => answer(context, id, call),
  }));
}

/** What the calls of the seed contract need. */
type SeedContext = Pick<Surfaces, "selectShop" | "webhooks" | "settings">;

/**
 * Answers a question in one turn at the caller's shop. What the shop stores has a version, which is
 * the ETag. Throws the problem if the shop refuses.
 */
async function answer(
  { selectShop, webhooks, settings: { lab } }: SeedContext,
  id: keyof Questions,
  call: Call,
): Promise<Reply> {
  const { at, state, command, answerIn }: ShopQuestion = storefront.questions[id];
  const { body, params } = call;
  const meta = at.startsWith("GET ") ? {} : conditions(call.headers, pathOf(at, call), body);
  const selected = await selectShop(call);
  const request = { selected, callerContext: call, surface: "seed", body, webhooks, lab };
  const { outcome, faults } = await takeTurn(request, meta, (store, fullMeta) => {
    if (id === "changeCartById") requireSameCart(call);
    const attempted = attempt(() => answerIn(store, call, fullMeta));
    const { replayed, created, ...drained } = store.drain();
    const ids = idsOf(params, attempted.data);
    return { outcome: { ...attempted, replayed, created }, operation: command, ids, ...drained };
  });
  if (outcome.error !== undefined) throw seedProblem(outcome.error, at, faults);
  const { data, replayed, created } = outcome;
  const namesCart = typeof body === "object" && body !== null && "cart_id" in body;
  const isNew = id === "changeCart" ? !namesCart : id === "startCheckout" && created;
  const headers = {
    ...(state !== undefined && "version" in data ? { ETag: `"${data.version}"` } : {}),
    ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
  };
  return { status: isNew ? 201 : 200, body: withImages(data, selected.sandbox), headers };
}

type Conditions = Pick<CommandMeta, "if_match" | "idempotency_key" | "request_digest">;

/**
 * Reads the conditions in the headers of a write: the expected version (If-Match), and the key that
 * prevents a second execution (Idempotency-Key).
 */
function conditions(headers: Headers, path: string, body: unknown): Conditions {
  const key = headers.get("idempotency-key");
  const ifMatch = headers.get("if-match");
  if (key === null && ifMatch === null) return {};
  const versions = readIfMatch(ifMatch);
  const faults: Fault[] = [];
  if (key !== null && (key.trim() === "" || key.length > 255)) {
    faults.push(wrongHeader("Idempotency-Key", "a text of 1 to 255 characters", key));
  }
  if (versions === "malformed") {
    const allowed = 'ETags of this shop, such as "7" in its quotes, or *';
    faults.push(wrongHeader("If-Match", allowed, ifMatch));
  }
  if (faults.length > 0 || versions === "malformed") throw invalidRequest(faults);
  return {
    ...idempotencyMeta(key, path, body),
    ...(versions === "any" ? {} : { if_match: versions }),
  };
}

function wrongHeader(parameter: string, allowed: string, given: string | null): Fault {
  return { parameter, code: "invalid_value", detail: mustBe(parameter, allowed, given) };
}

/** The path of a call, which is part of what makes two requests equal. */
function pathOf(at: string, { params }: Call): string {
  return at
    .replace(/^\w+ /, "")
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? "");
}

/** Refuses a body that names another cart than the path. */
function requireSameCart({ body, params }: Call): void {
  if (!hasFields(body) || Array.isArray(body) || body.cart_id === undefined) return;
  if (body.cart_id === params.cart_id) return;
  const detail = `cart_id differs from the cart in the path, ${JSON.stringify(params.cart_id)}; leave it out of the body.`;
  throw invalidRequest([{ pointer: "/cart_id", code: "invalid_value", detail }]);
}

/** Puts the prefix of a sandbox before the paths of product images. */
function withImages(data: object, sandbox: SelectedShop["sandbox"]): object {
  if (sandbox === undefined) return data;
  if ("products" in data && Array.isArray(data.products)) {
    const products = data.products.map((product) => withImages(product, sandbox));
    return { ...data, products };
  }
  const url = textIn(data, "image_url");
  return url?.startsWith("/") ? { ...data, image_url: `/s/${sandbox.id}${url}` } : data;
}

/** Errors about a header, by code. All other errors are about the body or a parameter. */
const headersOfCodes: Readonly<Record<string, string>> = {
  idempotency_conflict: "Idempotency-Key",
  idempotency_in_flight: "Idempotency-Key",
  version_mismatch: "If-Match",
};

/**
 * Converts a refusal of the shop to a problem. It includes the remaining units, or the variants to
 * choose from, if the error has them.
 */
function seedProblem(
  error: StoreError,
  at: string,
  faults: readonly TransportFault[],
): ProblemError {
  const { problem, headers } = libraryProblem(error, at.startsWith("POST ") ? "body" : "parameter");
  // RFC 9457, section 3.1.2: the status in the body is that of the answer, also if a scenario
  // orders it. A used key with a different request is 422
  // (draft-ietf-httpapi-idempotency-key-header-06, section 2.7).
  const ordered = faults.find((fault) => fault.kind === "status")?.status;
  const status = error.code === "idempotency_conflict" ? 422 : problem.status;
  const errors = (problem.errors ?? []).map(({ pointer, parameter, ...fault }, index) => {
    const { available, variant_ids } = error.issues[index] ?? {};
    const header = headersOfCodes[fault.code];
    const named = header ?? (parameter === "id" ? "product_id" : parameter);
    return {
      ...present({ pointer: header === undefined ? pointer : undefined, parameter: named }),
      ...fault,
      ...present({ available, variant_ids: variant_ids && [...variant_ids] }),
    };
  });
  const available = error.issues.find((issue) => issue.available !== undefined)?.available;
  const body = { ...problem, status: ordered ?? status, errors, ...present({ available }) };
  const pause = error.category === "overloaded" ? { "Retry-After": "1" } : {};
  return new ProblemError(body, { ...headers, ...pause });
}
