import type { Command } from "commander";
import type { Answer, Invocation } from "../../command.ts";
import type { Reply } from "../../output/print-reply.ts";
import { openShop } from "./open-shop.ts";
import type { AccessOptions } from "./shop-access.ts";
import { withAccess } from "./shop-options.ts";
import { orderReply } from "./view.ts";

/** Adds `almanac shop order`. */
export function addOrder(shop: Command, answer: Answer): void {
  withAccess(shop.command("order").summary("what was bought, and how far it is"))
    .usage("<id> [options]")
    .argument("<id>", "the order")
    .action(answer<AccessOptions>(order));
}

async function order({ words, options, context }: Invocation<AccessOptions>): Promise<Reply> {
  const [id = ""] = words;
  return orderReply(await openShop(options, context.io).order(id));
}
