import type { Cart, SeedCheckout, SeedOrder } from "@almanac/storefront-fixtures";
import type { Reply } from "../../output/print-reply.ts";
import { block } from "../../text/lines.ts";
import { printable } from "../../text/printable.ts";
import type { Style } from "../../text/style.ts";
import { right, table } from "../../text/table.ts";
import { amount } from "./options.ts";

const columns = ["product", "name", right("quantity"), right("price each")] as const;

function lines(items: Cart["items"], style: Style): string {
  if (items.length === 0) return "nothing in it\n";
  const rows = items.map(({ product_id, name, quantity, unit_price }) => [
    product_id,
    name,
    String(quantity),
    amount(unit_price),
  ]);
  return table(columns, rows, style);
}

export function cartReply(cart: Cart): Reply {
  return {
    document: cart,
    quiet: cart.cart_id,
    human: (style) =>
      [
        `${style("bold", `Cart ${printable(cart.cart_id)}`)}\n`,
        lines(cart.items, style),
        block([{ key: "total", amount: amount(cart.total), unit: cart.currency }], style),
      ].join(""),
  };
}

const sumNames = ["subtotal", "discount", "delivery", "tax", "fee", "total"] as const;

type Sums = Pick<SeedCheckout, (typeof sumNames)[number] | "currency">;

function sums(of: Sums, style: Style): string {
  const rows = sumNames
    .filter((name) => of[name] !== 0 || name === "total")
    .map((name) => ({ key: name, amount: amount(of[name]), unit: of.currency }));
  return block(rows, style);
}

/** If `paid` is set and the checkout is not completed, the answer is "no" (exit code 1). */
export function checkoutReply(checkout: SeedCheckout, paid = false): Reply {
  return {
    document: checkout,
    quiet: checkout.order_id ?? checkout.checkout_id,
    failed: paid && checkout.status !== "completed",
    human: (style) =>
      [
        `${style("bold", `Checkout ${printable(checkout.checkout_id)}`)}: ${checkout.status}\n`,
        lines(checkout.items, style),
        sums(checkout, style),
        ...checkout.messages.map(
          ({ type, content }) => `${style("yellow", `${type}:`)} ${printable(content)}\n`,
        ),
        ...checkout.delivery_options.map(
          ({ id, title, price, selected }) =>
            `${selected ? "*" : " "} ${id}  ${printable(title)}  ${amount(price)} ${checkout.currency}\n`,
        ),
        checkout.order_id === undefined ? "" : `order  ${checkout.order_id}\n`,
      ].join(""),
  };
}

export function orderReply(order: SeedOrder): Reply {
  return {
    document: order,
    quiet: order.status,
    human: (style) =>
      [
        `${style("bold", `Order ${printable(order.order_id)}`)}: ${order.status}\n`,
        lines(order.items, style),
        sums(order, style),
        ...order.events.map(
          ({ occurred_at, type, tracking_number }) =>
            `${occurred_at}  ${type}${tracking_number === undefined ? "" : `  ${tracking_number}`}\n`,
        ),
      ].join(""),
  };
}
