import type { Invocation } from "../../command.ts";
import type { Reply } from "../../output/reply.ts";
import { type AccessOptions, openShop } from "./open-shop.ts";
import { orderReply } from "./view.ts";

export type OrderOptions = AccessOptions;

export async function order({ words, options, context }: Invocation<OrderOptions>): Promise<Reply> {
  const [id = ""] = words;
  return orderReply(await openShop(options, context.io).order(id));
}
