import { storefront } from "@almanac/questions/storefront";
import { type Store, StoreError } from "@almanac/storefront-fixtures";
import type { Call, Reply } from "../../http/operation/operation.ts";
import type { Handler, Handlers } from "../../http/operation/questions.ts";
import { ProblemError } from "../../problems/problem.ts";
import { invalidRequest } from "../../problems/problem-kinds.ts";
import { conditions, etag, seedProblem } from "./seed-http.ts";
import { idsOf, takeTurn } from "./shops/run-command.ts";
import type { SelectedShop } from "./shops/select-shop.ts";
import type { Surfaces } from "./surfaces.ts";

type Questions = typeof storefront.questions;
/** Reads or changes what is stored under a version. */
type Run = (store: Store, call: Call, meta: SeedMeta) => { readonly version: number };
type StatusOf = (call: Call, created: boolean) => number;

/** How the shop of a caller answers each question of the seed contract. */
export function seedHandlers(context: SeedContext): Handlers<Questions> {
  const read = (operation: string, run: Run) => reader(context, operation, run);
  const write = (id: keyof Questions, operation: string, run: Run, statusOf?: StatusOf) =>
    writer(context, { id, operation, run, statusOf });
  return {
    listProducts: { handle: (call) => listProducts(context, call) },
    getProduct: { handle: (call) => getProduct(context, call) },
    changeCart: write(
      "changeCart",
      "change_cart",
      (store, { body }, meta) => store.changeCart(asSent(body), meta),
      ({ body }) => (namesCart(body) ? 200 : 201),
    ),
    getCart: read("get_cart", (store, { params }, meta) =>
      store.getCart(params.cart_id ?? "", meta),
    ),
    clearCart: write("clearCart", "clear_cart", (store, { params }, meta) =>
      store.clearCart(params.cart_id ?? "", meta),
    ),
    changeCartById: write("changeCartById", "change_cart", (store, { params, body }, meta) =>
      store.changeCart(asSent(withCartId(body, params.cart_id ?? "")), meta),
    ),
    startCheckout: write(
      "startCheckout",
      "create_checkout",
      (store, { params, body }, meta) =>
        store.startCheckout(params.cart_id ?? "", asSent(body), meta),
      (_call, created) => (created ? 201 : 200),
    ),
    getCheckout: read("get_checkout", (store, { params }, meta) =>
      store.getCheckout(params.checkout_id ?? "", meta),
    ),
    completeCheckout: write(
      "completeCheckout",
      "complete_checkout",
      (store, { params, body }, meta) =>
        store.completeCheckout(params.checkout_id ?? "", asSent(body), meta),
    ),
    getOrder: read("get_order", (store, { params }, meta) =>
      store.getOrder(params.order_id ?? "", meta),
    ),
    cancelOrder: write("cancelOrder", "cancel_order", (store, { params, body }, meta) =>
      store.cancelOrder(params.order_id ?? "", asSent(body), meta),
    ),
  };
}

function reader(context: SeedContext, operation: string, run: Run): Handler {
  return {
    async handle(call) {
      const { answer } = await runInShop(context, call, {
        operation,
        place: "parameter",
        run: (store, meta) => run(store, call, meta),
      });
      return { body: answer, headers: { ETag: etag(answer.version) } };
    },
  };
}

interface Write {
  readonly id: keyof Questions;
  readonly operation: string;
  readonly run: Run;
  readonly statusOf: StatusOf | undefined;
}

function writer(context: SeedContext, { id, operation, run, statusOf }: Write): Handler {
  const { at } = storefront.questions[id];
  const place = at.startsWith("POST ") ? "body" : "parameter";
  return {
    async handle(call) {
      const { answer, replayed, created } = await runInShop(context, call, {
        operation,
        place,
        meta: conditions(call.headers, pathOf(at, call), call.body),
        run: (store, meta) => run(store, call, meta),
      });
      const headers = {
        ETag: etag(answer.version),
        ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
      };
      return { status: statusOf?.(call, created) ?? 200, body: answer, headers };
    },
  };
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
