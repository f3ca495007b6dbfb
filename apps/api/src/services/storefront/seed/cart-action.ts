import type { Call, Reply } from "../../../http/operation/call.ts";
import { asSent } from "./as-sent.ts";
import { conditions } from "./preconditions.ts";
import { runInShop, type SeedContext } from "./run-in-shop.ts";
import { versionHeaders } from "./version-headers.ts";

/**
 * Applies the action in a body to the cart that it names, or to a new cart. `path` is part of what makes two requests
 * equal.
 */
export async function cartAction(
  context: SeedContext,
  call: Call,
  path: string,
  body: unknown,
): Promise<Reply> {
  const { answer, replayed } = await runInShop(context, call, {
    operation: "change_cart",
    place: "body",
    meta: conditions(call.headers, path, call.body),
    run: (store, meta) => store.changeCart(asSent(body), meta),
  });
  const status = namesCart(body) ? 200 : 201;
  return { status, body: answer, headers: versionHeaders(answer, replayed) };
}

function namesCart(body: unknown): boolean {
  return typeof body === "object" && body !== null && "cart_id" in body;
}
