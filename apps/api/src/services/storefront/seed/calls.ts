import { type Store, StoreError } from "@almanac/storefront-fixtures";
import type { Call, Reply } from "../../../http/call.ts";
import { invalidRequest } from "../../../problems/problem-kinds.ts";
import { leaveNote } from "../http/notes.ts";
import type { SelectedShop, SelectShop } from "../http/select-shop.ts";
import type { WebhookSender } from "../webhooks/sender.ts";
import { conditions, etag } from "./conditions.ts";
import { seedProblem } from "./seed-problem.ts";

export interface SeedContext {
  readonly selectShop: SelectShop;
  readonly webhooks: WebhookSender;
  readonly lab: boolean;
}

type Meta = Parameters<Store["changeCart"]>[1];

interface Work<Answer> {
  readonly operation: string;
  readonly place: "body" | "parameter";
  /** What the library calls otherwise than the path. */
  readonly names?: Readonly<Record<string, string>>;
  readonly meta?: Meta;
  readonly run: (store: Store, meta: Meta) => Answer;
}

/** The handlers of the seed contract: each is one turn at the caller's shop. */
export function createSeedCalls(context: SeedContext) {
  const { selectShop } = context;

  async function work<Answer extends object>(call: Call, asked: Work<Answer>) {
    const selected = await selectShop(call);
    const done = await takeTurn(context, selected, call, asked);
    if (done.error !== undefined) throw seedProblem(done.error, asked.place, asked.names);
    return { ...done, selected };
  }

  const versioned = (answer: { readonly version: number }, replayed: boolean) => ({
    ETag: etag(answer.version),
    ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
  });

  return {
    async listProducts(call: Call): Promise<Reply> {
      const { answer, selected } = await work(call, {
        operation: "search_catalog",
        place: "parameter",
        run: (store, meta) => store.listProducts(call.query, meta),
      });
      const products = answer.products.map((product) => withImage(product, selected));
      return { body: { ...answer, products } };
    },

    async getProduct(call: Call): Promise<Reply> {
      const { answer, selected } = await work(call, {
        operation: "get_product",
        place: "parameter",
        names: { id: "product_id" },
        run: (store, meta) => store.getProduct(call.params.product_id, meta),
      });
      return { body: withImage(answer, selected) };
    },

    async changeCart(call: Call, cartId: string | undefined): Promise<Reply> {
      const body = cartId === undefined ? call.body : withCartId(call.body, cartId);
      const path = cartId === undefined ? "/v1/carts" : `/v1/carts/${cartId}`;
      const { answer, replayed } = await work(call, {
        operation: "change_cart",
        place: "body",
        meta: conditions(call.headers, path, call.body),
        run: (store, meta) => store.changeCart(body, meta),
      });
      const created = !hasCartId(body);
      return { status: created ? 201 : 200, body: answer, headers: versioned(answer, replayed) };
    },

    async getCart(call: Call): Promise<Reply> {
      const { answer } = await work(call, {
        operation: "get_cart",
        place: "parameter",
        run: (store, meta) => store.getCart(call.params.cart_id, meta),
      });
      return { body: answer, headers: versioned(answer, false) };
    },

    async clearCart(call: Call): Promise<Reply> {
      const id = call.params.cart_id;
      const { answer, replayed } = await work(call, {
        operation: "clear_cart",
        place: "parameter",
        meta: conditions(call.headers, `/v1/carts/${id}`, undefined),
        run: (store, meta) => store.clearCart(id, meta),
      });
      return { body: answer, headers: versioned(answer, replayed) };
    },

    async startCheckout(call: Call): Promise<Reply> {
      const id = call.params.cart_id ?? "";
      const { answer, replayed, created } = await work(call, {
        operation: "create_checkout",
        place: "body",
        meta: conditions(call.headers, `/v1/carts/${id}/checkout`, call.body),
        run: (store, meta) => store.startCheckout(id, call.body, meta),
      });
      const headers = versioned(answer, replayed);
      return { status: created ? 201 : 200, body: answer, headers };
    },

    async getCheckout(call: Call): Promise<Reply> {
      const { answer } = await work(call, {
        operation: "get_checkout",
        place: "parameter",
        run: (store, meta) => store.getCheckout(call.params.checkout_id, meta),
      });
      return { body: answer, headers: versioned(answer, false) };
    },

    async completeCheckout(call: Call): Promise<Reply> {
      const id = call.params.checkout_id;
      const { answer, replayed } = await work(call, {
        operation: "complete_checkout",
        place: "body",
        meta: conditions(call.headers, `/v1/checkouts/${id}/complete`, call.body),
        run: (store, meta) => store.completeCheckout(id, call.body, meta),
      });
      return { body: answer, headers: versioned(answer, replayed) };
    },

    async getOrder(call: Call): Promise<Reply> {
      const { answer } = await work(call, {
        operation: "get_order",
        place: "parameter",
        run: (store, meta) => store.getOrder(call.params.order_id, meta),
      });
      return { body: answer, headers: versioned(answer, false) };
    },
  };
}

/** One turn at the shop: what the library throws comes out as a value, so that what it has done so far is kept. */
async function takeTurn<Answer>(
  { webhooks, lab }: SeedContext,
  selected: SelectedShop,
  call: Call,
  { operation, meta, run }: Work<Answer>,
) {
  const { headers, body, params } = call;
  const scenario = lab ? headers.get("x-lab-scenario") : null;
  const fullMeta: Meta = {
    surface: "seed",
    ...meta,
    ...(selected.client === undefined ? {} : { client: selected.client }),
    ...(selected.sandbox === undefined ? {} : { headers: Object.fromEntries(headers) }),
    ...(scenario === null ? {} : { scenario }),
  };
  const done = await selected.shop.work((store) => {
    const outcome = attempt(() => run(store, fullMeta));
    const { changes, ...drained } = store.drain();
    const at = new Date(store.now()).toISOString();
    return {
      result: { outcome, ...drained, at, due: store.dueWebhooks().length > 0 },
      changes,
    };
  });
  leaveNote(call, {
    sandbox: selected.sandbox,
    surface: "seed",
    operation,
    at: done.at,
    body,
    ids: idsOf(params, done.outcome),
    faults: done.faults,
    rulesFired: done.rules_fired,
  });
  if (done.due) webhooks.wake(selected);
  return { ...done.outcome, replayed: done.replayed, created: done.created };
}

type Outcome<Answer> =
  | { readonly answer: Answer; readonly error?: never }
  | { readonly answer?: never; readonly error: StoreError };

function attempt<Answer>(run: () => Answer): Outcome<Answer> {
  try {
    return { answer: run() };
  } catch (error) {
    if (error instanceof StoreError) return { error };
    throw error;
  }
}

function idsOf(params: Readonly<Record<string, string>>, { answer }: Outcome<unknown>) {
  const ids: Record<string, string> = {};
  for (const [name, value] of [...Object.entries(params), ...Object.entries(answer ?? {})]) {
    const kind = /^(cart|checkout|order)_id$/.exec(name)?.[1];
    if (kind !== undefined && typeof value === "string") ids[kind] = value;
  }
  return ids;
}

function hasCartId(body: unknown): boolean {
  return typeof body === "object" && body !== null && "cart_id" in body;
}

/** The path names the cart; a body that names another one contradicts it. */
function withCartId(body: unknown, cartId: string): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  if (!("cart_id" in body) || body.cart_id === undefined) return { ...body, cart_id: cartId };
  if (body.cart_id === cartId) return body;
  const detail = `cart_id is not the one that the path names, ${JSON.stringify(cartId)}; leave it out of the body.`;
  throw invalidRequest([{ pointer: "/cart_id", code: "invalid_value", detail }]);
}

/** Pictures are on this host: those of a sandbox below its prefix. */
function withImage<Product extends { readonly image_url?: string | undefined }>(
  product: Product,
  { sandbox }: SelectedShop,
): Product {
  const url = product.image_url;
  return sandbox !== undefined && url?.startsWith("/")
    ? { ...product, image_url: `/s/${sandbox.id}${url}` }
    : product;
}
