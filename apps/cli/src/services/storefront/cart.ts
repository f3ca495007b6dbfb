import { present } from "@almanac/kernel/objects/objects";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../command.ts";
import { missingField, wrongWord } from "../../errors/almanac-error.ts";
import type { Reply } from "../../output/print-reply.ts";
import { addOptions, type OptionTexts, type Typed } from "../../parser/options.ts";
import { openShop } from "./open-shop.ts";
import {
  type AccessOptions,
  accessOptions,
  addressOptions,
  fieldsFrom,
  refuseShop,
} from "./options.ts";
import { cartReply, checkoutReply, orderReply } from "./view.ts";

const cartOptions = {
  ...accessOptions,
  cart: ["--cart <id>", "which cart; without it add makes a new one"],
  quantity: ["--quantity <units>", "Default: 1"],
  email: ["--email <address>", "with checkout: the buyer's"],
  ...addressOptions,
  delivery: ["--delivery <id>", "with checkout: one of delivery_options"],
  code: ["--code <code>", "with checkout: a discount code"],
  token: ["--token <token>", "with pay: a test token (default: success_token)"],
} as const satisfies OptionTexts;

type CartOptions = Typed<typeof cartOptions>;

export function addCart(shop: Command, answer: Answer): void {
  const command = shop
    .command("cart")
    .summary("fill a cart, and buy what is in it")
    .usage("<action> [id] [options]")
    .argument("<action>", "add, update, remove, show, clear, checkout or pay")
    .argument("[id]", "the product; with pay the checkout");
  addOptions(command, cartOptions).action(answer<CartOptions>(cart));
}

const actions = ["add", "update", "remove", "show", "clear", "checkout", "pay"] as const;

async function cart(invocation: Invocation<CartOptions>): Promise<Reply> {
  const { words, options, context } = invocation;
  const [action = "", id] = words;
  const ask = openShop(shopOf(options), context.io);
  const params = () => ({ cart_id: needed(options.cart, "--cart", "the id of a cart") });
  switch (action) {
    case "add":
    case "update":
    case "remove": {
      const product_id = needed(id, "<id>", "the id of a product");
      return cartReply(
        await ask("changeCart", { body: { action, product_id, ...lineOf(options) } }),
      );
    }
    case "show":
      return cartReply(await ask("getCart", { params: params() }));
    case "clear":
      return cartReply(await ask("clearCart", { params: params() }));
    case "checkout":
      return checkoutReply(
        await ask("startCheckout", { params: params(), body: requestOf(options) }),
      );
    case "pay": {
      const checkout_id = needed(id, "<id>", "the id of a checkout");
      const body = { payment_token: options.token ?? "success_token" };
      return checkoutReply(await ask("completeCheckout", { params: { checkout_id }, body }), true);
    }
    default:
      return refuseShop(wrongWord("<action>", actions, action));
  }
}

function shopOf({ seed, size, catalog, state, url }: CartOptions): AccessOptions {
  return present({ seed, size, catalog, state, url });
}

function lineOf({ cart: cart_id, quantity }: CartOptions): object {
  // A text that is no whole number goes to the shop, which says what it accepts.
  const isWhole = quantity !== undefined && /^\d{1,6}$/.test(quantity);
  return present({ cart_id, quantity: isWhole ? Number(quantity) : quantity });
}

function requestOf(options: CartOptions): object {
  const address = fieldsFrom(options, addressOptions);
  return present({
    email: options.email,
    address: Object.keys(address).length > 0 ? address : undefined,
    delivery_option: options.delivery,
    discount_codes: options.code === undefined ? undefined : [options.code],
  });
}

function needed(value: string | undefined, parameter: string, allowed: string): string {
  if (value !== undefined) return value;
  return refuseShop(missingField(parameter, allowed));
}

export function addOrder(shop: Command, answer: Answer): void {
  const command = shop.command("order").summary("what was bought, and how far it is");
  addOptions(command.usage("<id> [options]").argument("<id>", "the order"), accessOptions).action(
    answer<AccessOptions>(order),
  );
}

async function order({ words, options, context }: Invocation<AccessOptions>): Promise<Reply> {
  const [order_id = ""] = words;
  const ask = openShop(options, context.io);
  return orderReply(await ask("getOrder", { params: { order_id } }));
}

const cancelOptions = {
  ...accessOptions,
  reason: ["--reason <text>", "why, in words"],
} as const satisfies OptionTexts;

type CancelOptions = Typed<typeof cancelOptions>;

export function addCancel(shop: Command, answer: Answer): void {
  const command = shop.command("cancel").summary("cancel an order that has not been sent");
  addOptions(command.usage("<id> [options]").argument("<id>", "the order"), cancelOptions).action(
    answer<CancelOptions>(cancel),
  );
}

async function cancel({ words, options, context }: Invocation<CancelOptions>): Promise<Reply> {
  const [order_id = ""] = words;
  const { reason, ...access } = options;
  const ask = openShop(access, context.io);
  return orderReply(await ask("cancelOrder", { params: { order_id }, body: present({ reason }) }));
}
