import { existsSync, writeFileSync } from "node:fs";
import process from "node:process";
import {
  type AlmanacProblem,
  createAlmanac,
  type Place,
  type UncheckedInit,
} from "@almanac/client";
import { entriesOf, keysOf } from "@almanac/kernel/objects/objects";
import { storefront } from "@almanac/questions/storefront";
import { canonicalJson, createStore, storeErrorCodes } from "@almanac/storefront-fixtures";
import {
  cartSchema,
  productPageSchema,
  seedCheckoutSchema,
  seedOrderSchema,
} from "@almanac/storefront-fixtures/schema";
import type * as z from "zod";
import { AlmanacError, refuse, wrongValue } from "../../errors/almanac-error.ts";
import { type ErrorKind, errorKinds } from "../../errors/exit-codes.ts";
import type { Io } from "../../io.ts";
import { inOption, inOptions, readJson, storeOptions } from "./options.ts";
import type { AccessOptions, ShopAccess } from "./shop-access.ts";

/**
 * Opens the shop that the options name: a served shop (--url), or one in this process (which
 * --state can save). Its errors name options in place of fields.
 */
export function openShop(options: AccessOptions, io: Pick<Io, "signal">): ShopAccess {
  const { url, ...local } = options;
  if (url === undefined) return openLocalShop(local);
  const misplaced = Object.keys(local).filter((name) =>
    ["seed", "size", "catalog", "state"].includes(name),
  );
  if (misplaced.length > 0) {
    refuse(
      ...misplaced.map((name) => ({
        code: "unknown_field",
        parameter: `--${name}`,
        what: `--${name} makes a shop here and cannot be used with --url`,
        see: "almanac help shop",
      })),
    );
  }
  return openRemoteShop(url, io.signal);
}

/**
 * Opens a shop in this process. With a state file, the shop continues from the state that the
 * previous call saved.
 */
function openLocalShop({ state, ...options }: Omit<AccessOptions, "url">): ShopAccess {
  const store = createStore(storeOptions(options));
  if (state !== undefined && existsSync(state)) store.restore(readJson(state, "--state"));
  const read = async <Answer>(ask: () => Answer): Promise<Answer> => {
    try {
      return ask();
    } catch (error) {
      throw inOptions(error);
    }
  };
  const write = <Answer>(ask: () => Answer) =>
    read(() => {
      const answer = ask();
      if (state !== undefined) writeFileSync(state, `${canonicalJson(store.snapshot())}\n`);
      return answer;
    });
  return {
    products: (query) => read(() => store.listProducts(query)),
    changeCart: (request) => write(() => store.changeCart(request)),
    cart: (id) => read(() => store.getCart(id)),
    clearCart: (id) => write(() => store.clearCart(id)),
    startCheckout: (cartId, request) => write(() => store.startCheckout(cartId, request)),
    pay: (id, token) => write(() => store.completeCheckout(id, { payment_token: token })),
    order: (id) => read(() => store.getOrder(id)),
    cancelOrder: (id, request) => write(() => store.cancelOrder(id, request)),
  };
}

const timeoutMs = 10_000;

/** Calls a served shop over HTTP, through its plain endpoints (the "seed contract"). */
function openRemoteShop(address: string, signal: AbortSignal): ShopAccess {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return refuse(wrongValue("--url", "an address such as http://127.0.0.1:8788", address));
  }
  const key = process.env.ALMANAC_API_KEY;
  const baseUrl = `${url.origin}${url.pathname.replace(/\/$/, "")}`;
  const ask = async <Schema extends z.ZodType>(
    schema: Schema,
    { at }: { readonly at: Place },
    init: UncheckedInit,
  ): Promise<z.output<Schema>> => {
    let asked = baseUrl;
    const send = (request: Request) => {
      asked = request.url;
      return fetch(request);
    };
    // A scenario can order any answer, and the user wants to see it.
    const almanac = createAlmanac({ baseUrl, retries: 0, fetch: send, ...(key && { key }) });
    const until = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const answered = await almanac
      .request(at, { ...init, signal: until })
      .catch((cause: unknown) => {
        throw noAnswer(asked, cause);
      });
    if (answered.error !== undefined) throw fromProblem(answered.error, asked);
    const parsed = schema.safeParse(answered.data);
    if (parsed.success) return parsed.data;
    throw unreachable(`${asked} returned something that is not an answer of a shop`);
  };
  const { questions } = storefront;
  const of = (path: Readonly<Record<string, string>>, body?: object): UncheckedInit =>
    body === undefined ? { params: { path } } : { params: { path }, body };
  return {
    products: (query) => ask(productPageSchema, questions.listProducts, { params: { query } }),
    changeCart: (body) => ask(cartSchema, questions.changeCart, { body }),
    cart: (cart_id) => ask(cartSchema, questions.getCart, of({ cart_id })),
    clearCart: (cart_id) => ask(cartSchema, questions.clearCart, of({ cart_id })),
    startCheckout: (cart_id, body) =>
      ask(seedCheckoutSchema, questions.startCheckout, of({ cart_id }, body)),
    pay: (checkout_id, payment_token) =>
      ask(seedCheckoutSchema, questions.completeCheckout, of({ checkout_id }, { payment_token })),
    order: (order_id) => ask(seedOrderSchema, questions.getOrder, of({ order_id })),
    cancelOrder: (order_id, body) =>
      ask(seedOrderSchema, questions.cancelOrder, of({ order_id }, body)),
  };
}

/**
 * Converts the problem that the shop returned to an error, with the shop's own messages about
 * the options.
 */
function fromProblem(problem: AlmanacProblem, asked: string): AlmanacError {
  const { code, status, message: detail, errors, cause } = problem;
  if (code === "connection_failed" || cause !== undefined) return noAnswer(asked, cause);
  if (code === "unexpected_answer") {
    return unreachable(`the shop answered status ${status} without a reason`);
  }
  const faults = errors.length > 0 ? errors : [{ code, detail }];
  const issues = faults.map(({ code: each, detail: message, pointer = "", parameter }) =>
    inOption({ code: each, path: parameter?.split(".") ?? pointer.split("/").slice(1), message }),
  );
  return new AlmanacError(categoryOf(code, status), issues);
}

/**
 * The category that the library gives a code. A status alone does not tell an invalid request from
 * an unsupported one.
 */
function categoryOf(code: string, status: number): ErrorKind {
  const known = entriesOf(storeErrorCodes).find(([, codes]) => codes.some((each) => each === code));
  if (known !== undefined) return known[0];
  if (status === 422) return "conflict";
  if (status === 401) return "blocked";
  if (status === 429) return "overloaded";
  const names = keysOf(errorKinds);
  return names.find((name) => errorKinds[name].status === status) ?? "unreachable";
}

/** The error for a connection that failed. Node names the reason in the cause of its error. */
function noAnswer(asked: string, error: unknown): AlmanacError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : "no reason given";
  return unreachable(`${asked} did not answer: ${reason}`);
}

function unreachable(what: string): AlmanacError {
  return new AlmanacError("unreachable", [{ code: "unreachable", parameter: "--url", what }]);
}
