import { present } from "@almanac/kernel/objects/objects";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../command.ts";
import { missingField, wrongWord } from "../../errors/almanac-error.ts";
import type { Reply } from "../../output/print-reply.ts";
import { openShop } from "./open-shop.ts";
import { type AccessOptions, refuseShop, withAccess } from "./options.ts";
import { cartReply, checkoutReply, orderReply } from "./view.ts";

interface CartOptions extends AccessOptions {
  readonly cart?: string;
  readonly quantity?: string;
  readonly email?: string;
  readonly street?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country?: string;
  readonly delivery?: string;
  readonly code?: string;
  readonly token?: string;
}

export function addCart(shop: Command, answer: Answer): void {
  withAccess(shop.command("cart").summary("fill a cart, and buy what is in it"))
    .usage("<action> [id] [options]")
    .argument("<action>", "add, update, remove, show, clear, checkout or pay")
    .argument("[id]", "the product; with pay the checkout")
    .option("--cart <id>", "which cart; without it add makes a new one")
    .option("--quantity <units>", "Default: 1")
    .option("--email <address>", "with checkout: the buyer's")
    .option("--street <text>", "with checkout: where the goods go")
    .option("--city <text>", "likewise")
    .option("--region <text>", "likewise: NY")
    .option("--postal-code <text>", "likewise")
    .option("--country <code>", "likewise: US")
    .option("--delivery <id>", "with checkout: one of delivery_options")
    .option("--code <code>", "with checkout: a discount code")
    .option("--token <token>", "with pay: a test token (default: success_token)")
    .action(answer<CartOptions>(cart));
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
  return present({
    cart_id,
    quantity: quantity === undefined ? undefined : readQuantity(quantity),
  });
}

/** A text that is no whole number goes to the shop, which says what it accepts. */
function readQuantity(text: string): number | string {
  return /^\d{1,6}$/.test(text) ? Number(text) : text;
}

function requestOf(options: CartOptions): object {
  const address = present({
    street_address: options.street,
    address_locality: options.city,
    address_region: options.region,
    postal_code: options.postalCode,
    address_country: options.country,
  });
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
