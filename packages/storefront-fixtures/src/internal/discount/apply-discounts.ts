import { show } from "@almanac/kernel/messages/show";
import type { FixtureDiscount } from "../../types.ts";
import { addAmounts, multiply } from "../values/money.ts";
import { allocateDiscount } from "./allocate-discount.ts";
import type { Basket, DiscountResult } from "./discount-result.ts";
import { refusalByScenario, refusalOf } from "./refuse-discount.ts";

/** Applies automatic discounts and then the codes in the order given, each to what the previous ones left. */
export function applyDiscounts(basket: Basket, codes: readonly string[]): DiscountResult {
  const { turn, market, priced } = basket;
  const known = turn.shop.terms.discounts(market);
  const left = priced.map(({ line, price }) => multiply(price, line.quantity));
  const subtotal = addAmounts(left);
  const result: DiscountResult = {
    applied: [],
    offLine: left.map(() => 0),
    freeDelivery: undefined,
    messages: [],
  };
  let freeDelivery: FixtureDiscount | undefined;
  const taken: FixtureDiscount[] = [];
  const apply = (discount: FixtureDiscount) => {
    taken.push(discount);
    if (discount.type === "free_shipping") freeDelivery = discount;
    else allocateDiscount(basket, discount, left, result);
  };
  for (const discount of known) {
    if (discount.automatic && refusalOf(basket, discount, subtotal, taken) === undefined)
      apply(discount);
  }
  for (const [at, code] of codes.entries()) {
    const discount = known.find(
      (one) => !one.automatic && one.code.toUpperCase() === code.toUpperCase(),
    );
    const refusal = discount
      ? (refusalByScenario(turn) ?? refusalOf(basket, discount, subtotal, taken))
      : {
          code: "discount_code_invalid",
          content: `There is no discount code ${show(code)}.`,
        };
    if (discount && !refusal) apply(discount);
    else if (refusal)
      result.messages.push({ type: "warning", ...refusal, path: `$.discounts.codes[${at}]` });
  }
  return { ...result, freeDelivery };
}
