import type { Command } from "commander";
import type { Answer, Invocation } from "../../command.ts";
import type { Reply } from "../../output/print-reply.ts";
import { openShop } from "./open-shop.ts";
import type { AccessOptions } from "./shop-access.ts";
import { withAccess } from "./shop-options.ts";
import { orderReply } from "./view.ts";

interface CancelOptions extends AccessOptions {
  readonly reason?: string;
}

/** Adds `almanac shop cancel`. */
export function addCancel(shop: Command, answer: Answer): void {
  withAccess(shop.command("cancel").summary("cancel an order that has not been sent"))
    .usage("<id> [options]")
    .argument("<id>", "the order")
    .option("--reason <text>", "why, in words")
    .action(answer<CancelOptions>(cancel));
}

async function cancel({ words, options, context }: Invocation<CancelOptions>): Promise<Reply> {
  const [id = ""] = words;
  const { reason, ...access } = options;
  const request = reason === undefined ? {} : { reason };
  return orderReply(await openShop(access, context.io).cancelOrder(id, request));
}
