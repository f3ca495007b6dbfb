import type { AppliedDiscount } from "../../schema/discount.ts";
import type { FixtureDiscount } from "../../schema/fixture-set.ts";
import type { Message } from "../../schema/message.ts";
import type { PricedLine } from "../cart/lines.ts";
import { addAmounts, multiply, shareDown, splitByWeight } from "../engine/money.ts";
import type { Shop } from "../engine/shop.ts";

/** What the discounts make of the lines. */
export interface Discounted {
  readonly applied: AppliedDiscount[];
  /** Taken off each line, its share of discounts over the whole order included. */
  readonly offLine: number[];
  readonly freeDelivery: FixtureDiscount | undefined;
  readonly messages: Message[];
}

interface Basket {
  readonly shop: Shop;
  readonly market: string;
  readonly priced: readonly PricedLine[];
  readonly email: string | undefined;
}

/** Applies automatic discounts and then the codes in the order given, each to what the ones before have left. */
export function applyDiscounts(basket: Basket, codes: readonly string[]): Discounted {
  const { shop, market, priced } = basket;
  const known = shop.book.discounts(market);
  const left = priced.map(({ line, price }) => multiply(price, line.quantity));
  const subtotal = addAmounts(left);
  const result: Discounted = {
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
    else takeOff(basket, discount, left, result);
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
      ? (refusalByScenario(shop) ?? refusalOf(basket, discount, subtotal, taken))
      : {
          code: "discount_code_invalid",
          content: `There is no discount code ${JSON.stringify(code)}.`,
        };
    if (discount && !refusal) apply(discount);
    else if (refusal)
      result.messages.push({ type: "warning", ...refusal, path: `$.discounts.codes[${at}]` });
  }
  return { ...result, freeDelivery };
}

type Refusal = Pick<Message, "code" | "content">;

function refusalByScenario(shop: Shop): Refusal | undefined {
  switch (shop.effect("refuse_discounts")?.reason) {
    case "expired":
      return { code: "discount_code_expired", content: "This code has expired." };
    case "minimum_not_met":
      return {
        code: "discount_code_invalid",
        content: "The basket is below the minimum of this code.",
      };
    case "not_combinable":
      return {
        code: "discount_code_combination_disallowed",
        content: "This code cannot be combined with what is in the basket.",
      };
    case undefined:
      return undefined;
  }
}

function refusalOf(
  { shop, email }: Basket,
  discount: FixtureDiscount,
  subtotal: number,
  taken: readonly FixtureDiscount[],
): Refusal | undefined {
  const {
    code,
    starts_at,
    ends_at,
    usage_limit,
    min_subtotal = 0,
    combines,
    customer_only,
  } = discount;
  const now = shop.now();
  if (taken.includes(discount)) {
    return { code: "discount_code_already_applied", content: `${code} is applied already.` };
  }
  if (ends_at !== undefined && now > Date.parse(ends_at)) {
    return { code: "discount_code_expired", content: `${code} ended on ${ends_at}.` };
  }
  if (starts_at !== undefined && now < Date.parse(starts_at)) {
    return { code: "discount_code_invalid", content: `${code} is not valid before ${starts_at}.` };
  }
  if (usage_limit !== undefined && usesOf(shop, code) >= usage_limit) {
    return { code: "discount_code_expired", content: `${code} has been used up.` };
  }
  if (subtotal < min_subtotal) {
    return {
      code: "discount_code_invalid",
      content: `${code} needs a subtotal of at least ${min_subtotal} minor units; this one is ${subtotal}.`,
    };
  }
  if (customer_only && email === undefined) {
    return {
      code: "discount_code_user_not_logged_in",
      content: `${code} needs the e-mail of a known buyer.`,
    };
  }
  if (customer_only && !shop.book.customers.some((one) => one.email === email)) {
    return { code: "discount_code_user_ineligible", content: `${code} is for known buyers only.` };
  }
  const codesTaken = taken.filter((one) => !one.automatic);
  if (
    codesTaken.length > 0 &&
    (combines === false || codesTaken.some((one) => one.combines === false))
  ) {
    return {
      code: "discount_code_combination_disallowed",
      content: `${code} cannot be combined with ${codesTaken.map((one) => one.code).join(", ")}.`,
    };
  }
  return undefined;
}

function usesOf(shop: Shop, code: string): number {
  return shop.records.get<{ count: number }>("usage", code.toUpperCase())?.count ?? 0;
}

function takeOff(
  { priced }: Basket,
  discount: FixtureDiscount,
  left: number[],
  result: Discounted,
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

/** Percentages round down; a fixed amount never takes more than there is. */
function amountOff({ type, value }: FixtureDiscount, whole: number): number {
  return type === "percentage"
    ? shareDown(whole, Math.min(value, 100), 100)
    : Math.min(value, whole);
}

/** So many units of each line free for every so many bought. */
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
