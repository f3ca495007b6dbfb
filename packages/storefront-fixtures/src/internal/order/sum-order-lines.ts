import type { Order } from "../../types.ts";
import { addAmounts, multiply } from "../values/money.ts";

/** The price at which units of lines were sold, in minor units. */
export function sumOrderLines(
  { line_items }: Order,
  lines: readonly { readonly id: string; readonly quantity: number }[],
): number {
  return addAmounts(
    lines.map(({ id, quantity }) => {
      const line = line_items.find((one) => one.id === id);
      return line ? multiply(line.item.price, quantity) : 0;
    }),
  );
}
