import type { Total } from "../../types.ts";
import type { Taxed } from "../checkout/tax-on.ts";
import type { DiscountResult } from "../discount/apply-discounts.ts";
import { addAmounts, multiply } from "../values/money.ts";
import type { PricedLine } from "./priced-lines.ts";

interface Parts {
  readonly priced: readonly PricedLine[];
  readonly discounted: DiscountResult;
  /** Undefined until the delivery is known. */
  readonly delivery?: { readonly title: string; readonly amount: number } | undefined;
  readonly deliveryDiscount?: number;
  readonly taxed?: Taxed;
  readonly fee?: { readonly title: string; readonly amount: number } | undefined;
}

function subtotalOf(priced: readonly PricedLine[]): number {
  return addAmounts(priced.map(({ line, price }) => multiply(price, line.quantity)));
}

/** The entries of the totals, `total` last: the entries before it add up to it. */
export function buildTotals(parts: Parts): Total[] {
  const { priced, discounted, delivery, deliveryDiscount = 0, taxed, fee } = parts;
  // UCP, discount.md, "Determining the type": a discount that is allocated to lines is
  // items_discount, any other is discount.
  const offItems = addAmounts(discounted.offLine);
  const entries: Total[] = [
    { type: "subtotal", amount: subtotalOf(priced), display_text: "Subtotal" },
    ...(offItems > 0
      ? [{ type: "items_discount" as const, amount: -offItems, display_text: "Item discounts" }]
      : []),
    ...(deliveryDiscount > 0
      ? [{ type: "discount" as const, amount: -deliveryDiscount, display_text: "Discounts" }]
      : []),
    ...(delivery
      ? [{ type: "fulfillment" as const, amount: delivery.amount, display_text: delivery.title }]
      : []),
    ...(taxed?.added ?? []).map(({ title, amount }) => ({
      type: "tax" as const,
      amount,
      display_text: title,
    })),
    ...(fee ? [{ type: "fee" as const, amount: fee.amount, display_text: fee.title }] : []),
  ];
  const total = addAmounts(entries.map(({ amount }) => amount));
  return [...entries, { type: "total", amount: total, display_text: "Total" }];
}

/** The sum of the entries of one type, in minor units; 0 if there are none. */
export function sumTotals(totals: readonly Total[], type: Total["type"]): number {
  return totals.reduce((sum, entry) => (entry.type === type ? sum + entry.amount : sum), 0);
}
