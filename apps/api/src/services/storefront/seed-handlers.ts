import { mustBe } from "@almanac/kernel/messages/wording";
import { storefront } from "@almanac/questions/storefront";
import { type CommandMeta, type Store, StoreError } from "@almanac/storefront-fixtures";
import { idempotencyMeta, readIfMatch } from "@almanac/storefront-fixtures/ucp/server";
import type { Call, Reply } from "../../http/operation/operation.ts";
import type { Handler, Handlers } from "../../http/operation/questions.ts";
import { type Fault, ProblemError } from "../../problems/problem.ts";
import { invalidRequest } from "../../problems/problem-kinds.ts";
import { seedProblem } from "./seed-problem.ts";
import { idsOf, takeTurn } from "./shops/run-command.ts";
import type { SelectedShop } from "./shops/select-shop.ts";
import type { Surfaces } from "./surfaces.ts";

type Questions = typeof storefront.questions;
/** Reads or changes what is stored under a version. */
type Run = (store: Store, call: Call, meta: SeedMeta) => { readonly version: number };
type StatusOf = (call: Call, created: boolean) => number;

/** How the shop of a caller answers each question of the seed contract. */
export function seedHandlers(context: SeedContext): Handlers<Questions> {
  const ask = (id: keyof Questions, operation: string, run: Run, statusOf?: StatusOf) =>
    answering(context, { id, operation, run, statusOf });
  return {
    listProducts: { handle: (call) => listProducts(context, call) },
    getProduct: { handle: (call) => getProduct(context, call) },
    changeCart: ask(
      "changeCart",
      "change_cart",
      (store, { body }, meta) => store.changeCart(asSent(body), meta),
      ({ body }) => (namesCart(body) ? 200 : 201),
    ),
    getCart: ask("getCart", "get_cart", (store, { params }, meta) =>
      store.getCart(params.cart_id ?? "", meta),
    ),
    clearCart: ask("clearCart", "clear_cart", (store, { params }, meta) =>
      store.clearCart(params.cart_id ?? "", meta),
    ),
    changeCartById: ask("changeCartById", "change_cart", (store, { params, body }, meta) =>
      store.changeCart(asSent(withCartId(body, params.cart_id ?? "")), meta),
    ),
    startCheckout: ask(
      "startCheckout",
      "create_checkout",
      (store, { params, body }, meta) =>
        store.startCheckout(params.cart_id ?? "", asSent(body), meta),
      (_call, created) => (created ? 201 : 200),
    ),
    getCheckout: ask("getCheckout", "get_checkout", (store, { params }, meta) =>
      store.getCheckout(params.checkout_id ?? "", meta),
    ),
    completeCheckout: ask(
      "completeCheckout",
      "complete_checkout",
      (store, { params, body }, meta) =>
        store.completeCheckout(params.checkout_id ?? "", asSent(body), meta),
    ),
    getOrder: ask("getOrder", "get_order", (store, { params }, meta) =>
      store.getOrder(params.order_id ?? "", meta),
    ),
    cancelOrder: ask("cancelOrder", "cancel_order", (store, { params, body }, meta) =>
      store.cancelOrder(params.order_id ?? "", asSent(body), meta),
    ),
  };
}

interface Question {
  readonly id: keyof Questions;
  readonly operation: string;
  readonly run: Run;
  readonly statusOf: StatusOf | undefined;
}

/** Answers with what the shop stores under a version, which is the ETag. */
function answering(context: SeedContext, { id, operation, run, statusOf }: Question): Handler {
  const { at } = storefront.questions[id];
  return {
    async handle(call) {
      const { answer, replayed, created } = await runInShop(context, call, {
        operation,
        place: at.startsWith("POST ") ? "body" : "parameter",
        meta: at.startsWith("GET ") ? {} : conditions(call.headers, pathOf(at, call), call.body),
        run: (store, meta) => run(store, call, meta),
      });
      const headers = {
        ETag: `"${answer.version}"`,
        ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
      };
      return { status: statusOf?.(call, created) ?? 200, body: answer, headers };
    },
  };
}

/**
 * Reads the conditions in the headers of a write: the expected version (If-Match), and the key that
 * prevents a second execution (Idempotency-Key).
 */
function conditions(
  headers: Headers,
  path: string,
  body: unknown,
): Pick<CommandMeta, "if_match" | "idempotency_key" | "request_digest"> {
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

async function listProducts(context: SeedContext, call: Call): Promise<Reply> {
  const { answer, selected } = await runInShop(context, call, {
    operation: "search_catalog",
    place: "parameter",
    run: (store, meta) => store.listProducts(call.query, meta),
  });
  const products = answer.products.map((product) => withImage(product, selected));
  return { body: { ...answer, products } };
}

async function getProduct(context: SeedContext, call: Call): Promise<Reply> {
  const { answer, selected } = await runInShop(context, call, {
    operation: "get_product",
    place: "parameter",
    names: { id: "product_id" },
    run: (store, meta) => store.getProduct(call.params.product_id ?? "", meta),
  });
  return { body: withImage(answer, selected) };
}

/** The path of a call, which is part of what makes two requests equal. */
function pathOf(at: string, { params }: Call): string {
  return at
    .replace(/^\w+ /, "")
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? "");
}

/** A body in the type that a method of the shop takes. */
function asSent<Request>(body: unknown): Request {
  // The library judges the body. It may be anything here.
  return body as Request;
}

function namesCart(body: unknown): boolean {
  return typeof body === "object" && body !== null && "cart_id" in body;
}

/** Puts the cart id of the path into the body. A body that names another cart is refused. */
function withCartId(body: unknown, cartId: string): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  if (!("cart_id" in body) || body.cart_id === undefined) return { ...body, cart_id: cartId };
  if (body.cart_id === cartId) return body;
  const detail = `cart_id differs from the cart in the path, ${JSON.stringify(cartId)}; leave it out of the body.`;
  throw invalidRequest([{ pointer: "/cart_id", code: "invalid_value", detail }]);
}

/** Puts the prefix of a sandbox before the path of a product image. */
function withImage<Product extends { readonly image_url?: string | undefined }>(
  product: Product,
  { sandbox }: SelectedShop,
): Product {
  const url = product.image_url;
  return sandbox !== undefined && url?.startsWith("/")
    ? { ...product, image_url: `/s/${sandbox.id}${url}` }
    : product;
}

/** What the calls of the seed contract need. */
type SeedContext = Pick<Surfaces, "selectShop" | "webhooks" | "settings">;

type SeedMeta = Parameters<Store["changeCart"]>[1];

interface SeedTurn<Answer> {
  readonly operation: string;
  readonly place: "body" | "parameter";
  /** Parameters that have another name in the library than in the path. */
  readonly names?: Readonly<Record<string, string>>;
  readonly meta?: SeedMeta;
  readonly run: (store: Store, meta: SeedMeta) => Answer;
}

/**
 * Takes one turn at the caller's shop. Returns its answer, or throws the problem if the
 * shop refuses.
 */
async function runInShop<Answer extends object>(
  { selectShop, webhooks, settings }: SeedContext,
  call: Call,
  { operation, place, names, meta = {}, run }: SeedTurn<Answer>,
) {
  const { body, params } = call;
  const selected = await selectShop(call);
  const request = {
    selected,
    callerContext: call,
    surface: "seed",
    body,
    webhooks,
    lab: settings.lab,
  };
  const { outcome, faults } = await takeTurn(request, meta, (store, fullMeta) => {
    const attempted = attempt(() => run(store, fullMeta));
    const { replayed, created, ...drained } = store.drain();
    const ids = idsOf(params, attempted.answer);
    return { outcome: { ...attempted, replayed, created }, operation, ids, ...drained };
  });
  if (outcome.error === undefined) return { ...outcome, selected };
  const { problem, headers } = seedProblem(outcome.error, place, names);
  // RFC 9457, section 3.1.2: the status in the body is that of the answer, also if a scenario
  // orders it.
  const ordered = faults.find((fault) => fault.kind === "status");
  throw new ProblemError({ ...problem, status: ordered?.status ?? problem.status }, headers);
}

type Attempted<Answer> =
  | { readonly answer: Answer; readonly error?: never }
  | { readonly answer?: never; readonly error: StoreError };

function attempt<Answer>(run: () => Answer): Attempted<Answer> {
  try {
    return { answer: run() };
  } catch (error) {
    if (error instanceof StoreError) return { error };
    throw error;
  }
}
