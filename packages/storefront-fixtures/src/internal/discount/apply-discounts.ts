import { show } from "@almanac/kernel/messages/show";
import type { AppliedDiscount, FixtureDiscount, Message } from "../../types.ts";
import type { PricedLine } from "../cart/priced-lines.ts";
import { addAmounts, multiply, shareDown, splitByWeight } from "../values/money.ts";
import { type Basket, refusalByScenario, refusalOf } from "./refuse-discount.ts";

/** The result of applying discounts to lines. */
export interface DiscountResult {
  readonly applied: AppliedDiscount[];
  /** Minor units taken off each line, including its share of discounts on the whole order. */
  readonly offLine: number[];
  readonly freeDelivery: FixtureDiscount | undefined;
  readonly messages: Message[];
}

/**
 * Applies automatic discounts and then the codes in the order given, each to what the previous
 * ones left.
 */
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

/**
 * Takes one discount off the lines: reduces `left` (minor units per line) and adds the discount to
 * the result.
 */
function allocateDiscount(
  { priced }: Basket,
  discount: FixtureDiscount,
  left: number[],
  result: DiscountResult,
): void {
  const byItem = discount.eligible_item_ids !== undefined || discount.type === "buy_x_get_y";
  const chosen = priced.map(({ offer }) =>
    isEligible(discount, offer.variant.id, offer.product.id),
  );
  const amounts = left.map((amount, at) => (chosen[at] ? amount : 0));
  const whole = addAmounts(amounts);
  const parts =
    discount.type === "buy_x_get_y"
      ? freeUnits(discount, priced, amounts)
      : byItem && discount.type === "percentage"
        ? amounts.map((amount) => shareDown(amount, Math.min(discount.value, 100), 100))
        : splitByWeight(amountOff(discount, whole), amounts);
  const amount = addAmounts(parts);
  if (amount === 0) return;
  for (const [at, part] of parts.entries()) {
    left[at] = (left[at] ?? 0) - part;
    result.offLine[at] = (result.offLine[at] ?? 0) + part;
  }
  result.applied.push({
    ...(discount.automatic ? {} : { code: discount.code }),
    title: discount.title,
    amount,
    automatic: discount.automatic ?? false,
    method: byItem ? "each" : "across",
    priority: result.applied.length + 1,
    allocations: parts.flatMap((part, at) =>
      part === 0 ? [] : [{ path: `$.line_items[${priced[at]?.place ?? at}]`, amount: part }],
    ),
  });
}

/** Percentages round down; a fixed amount never takes off more than is left. */
function amountOff({ type, value }: FixtureDiscount, whole: number): number {
  return type === "percentage"
    ? shareDown(whole, Math.min(value, 100), 100)
    : Math.min(value, whole);
}

/** Of every `buy` + `value` units of a line, `value` units are free. */
function freeUnits(
  { value, buy = 1 }: FixtureDiscount,
  priced: readonly PricedLine[],
  amounts: readonly number[],
): number[] {
  return priced.map(({ line, price }, at) => {
    const free = Math.floor(line.quantity / (buy + value)) * value;
    return Math.min(amounts[at] ?? 0, multiply(price, free));
  });
}

function isEligible(
  { eligible_item_ids: ids }: FixtureDiscount,
  variant: string,
  product: string,
): boolean {
  return ids === undefined || ids.includes(variant) || ids.includes(product);
}
