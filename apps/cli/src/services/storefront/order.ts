import { present } from "@almanac/kernel/objects/objects";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../command.ts";
import type { Reply } from "../../output/print-reply.ts";
import { openShop } from "./open-shop.ts";
import { type AccessOptions, withAccess } from "./shop-access.ts";
import { orderReply } from "./view.ts";

export function addOrder(shop: Command, answer: Answer): void {
  withAccess(shop.command("order").summary("what was bought, and how far it is"))
    .usage("<id> [options]")
    .argument("<id>", "the order")
    .action(answer<AccessOptions>(order));
}

async function order({ words, options, context }: Invocation<AccessOptions>): Promise<Reply> {
  const [order_id = ""] = words;
  const ask = openShop(options, context.io);
  return orderReply(await ask("getOrder", { params: { order_id } }));
}

interface CancelOptions extends AccessOptions {
  readonly reason?: string;
}

export function addCancel(shop: Command, answer: Answer): void {
  withAccess(shop.command("cancel").summary("cancel an order that has not been sent"))
    .usage("<id> [options]")
    .argument("<id>", "the order")
    .option("--reason <text>", "why, in words")
    .action(answer<CancelOptions>(cancel));
}

async function cancel({ words, options, context }: Invocation<CancelOptions>): Promise<Reply> {
  const [order_id = ""] = words;
  const { reason, ...access } = options;
  const ask = openShop(access, context.io);
  return orderReply(await ask("cancelOrder", { params: { order_id }, body: present({ reason }) }));
}
