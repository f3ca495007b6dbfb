import process from "node:process";
import { entriesOf, keysOf } from "@almanac/kernel/objects/objects";
import { storeErrorCodes } from "@almanac/storefront-fixtures";
import {
  cartSchema,
  productPageSchema,
  seedCheckoutSchema,
  seedOrderSchema,
} from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import { AlmanacError, refuse, wrongValue } from "../../errors/almanac-error.ts";
import { type ErrorKind, errorKinds } from "../../errors/exit-codes.ts";
import { inOption } from "./options.ts";
import type { ShopAccess } from "./shop-access.ts";

const timeoutMs = 10_000;

const problemSchema = z.looseObject({
  code: z.string(),
  detail: z.string(),
  errors: z
    .array(
      z.looseObject({
        code: z.string(),
        detail: z.string(),
        pointer: z.string().optional(),
        parameter: z.string().optional(),
      }),
    )
    .optional(),
});

/** Calls a served shop over HTTP, through its plain endpoints (the "seed contract"). */
export function openRemoteShop(address: string, signal: AbortSignal): ShopAccess {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return refuse(wrongValue("--url", "an address such as http://127.0.0.1:8788", address));
  }
  const base = `${url.origin}${url.pathname.replace(/\/$/, "")}/v1`;
  const ask = async <Schema extends z.ZodType>(
    schema: Schema,
    method: string,
    path: string,
    body?: object,
  ): Promise<z.output<Schema>> => {
    const { status, document } = await send(`${base}${path}`, method, body, signal);
    if (status >= 400) throw fromProblem(status, document);
    const parsed = schema.safeParse(document);
    if (parsed.success) return parsed.data;
    throw unreachable(`${base}${path} returned something that is not an answer of a shop`);
  };
  const part = encodeURIComponent;
  return {
    products: (query) => ask(productPageSchema, "GET", `/products?${new URLSearchParams(query)}`),
    changeCart: (request) => ask(cartSchema, "POST", "/carts", request),
    cart: (id) => ask(cartSchema, "GET", `/carts/${part(id)}`),
    clearCart: (id) => ask(cartSchema, "DELETE", `/carts/${part(id)}`),
    startCheckout: (cartId, request) =>
      ask(seedCheckoutSchema, "POST", `/carts/${part(cartId)}/checkout`, request),
    pay: (checkoutId, token) =>
      ask(seedCheckoutSchema, "POST", `/checkouts/${part(checkoutId)}/complete`, {
        payment_token: token,
      }),
    order: (id) => ask(seedOrderSchema, "GET", `/orders/${part(id)}`),
    cancelOrder: (id, request) =>
      ask(seedOrderSchema, "POST", `/orders/${part(id)}/cancel`, request),
  };
}

async function send(
  url: string,
  method: string,
  body: object | undefined,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly document: unknown }> {
  const key = process.env.ALMANAC_API_KEY;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: "application/json",
        ...(key === undefined ? {} : { "X-API-Key": key }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return { status: response.status, document: await response.json() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw unreachable(
      `${url} did not answer: ${cause instanceof Error ? cause.message : "no reason given"}`,
    );
  }
}

/** Converts the problem document that the shop returned to an error, with the shop's own messages about the options. */
function fromProblem(status: number, document: unknown): AlmanacError {
  const parsed = problemSchema.safeParse(document);
  if (!parsed.success) return unreachable(`the shop answered status ${status} without a reason`);
  const { code, detail, errors = [] } = parsed.data;
  const faults = errors.length > 0 ? errors : [{ code, detail, pointer: "" }];
  const issues = faults.map(({ code: each, detail: message, pointer = "", parameter }) =>
    inOption({ code: each, path: parameter?.split(".") ?? pointer.split("/").slice(1), message }),
  );
  return new AlmanacError(categoryOf(code, status), issues);
}

/** The category that the library gives a code. A status alone does not tell an invalid request from an unsupported one. */
function categoryOf(code: string, status: number): ErrorKind {
  const known = entriesOf(storeErrorCodes).find(([, codes]) => codes.some((each) => each === code));
  if (known !== undefined) return known[0];
  if (status === 422) return "conflict";
  if (status === 401) return "blocked";
  if (status === 429) return "overloaded";
  const names = keysOf(errorKinds);
  return names.find((name) => errorKinds[name].status === status) ?? "unreachable";
}

function unreachable(what: string): AlmanacError {
  return new AlmanacError("unreachable", [{ code: "unreachable", parameter: "--url", what }]);
}
