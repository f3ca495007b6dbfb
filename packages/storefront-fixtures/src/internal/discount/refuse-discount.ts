import type { FixtureDiscount, Message } from "../../types.ts";
import type { PricedLine } from "../cart/priced-lines.ts";
import type { Shop, Turn } from "../engine/shop.ts";

export interface Basket {
  readonly turn: Turn;
  readonly market: string;
  readonly priced: readonly PricedLine[];
  readonly email: string | undefined;
}

type Refusal = Pick<Message, "code" | "content">;

export function refusalByScenario(turn: Turn): Refusal | undefined {
  switch (turn.effect("refuse_discounts")?.reason) {
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
        content: "This code cannot be combined with the contents of the basket.",
      };
    case undefined:
      return undefined;
  }
}

export function refusalOf(
  { turn, email }: Basket,
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
  const { shop } = turn;
  const now = shop.now();
  if (taken.includes(discount)) {
    return { code: "discount_code_already_applied", content: `${code} is already applied.` };
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
  if (customer_only && !shop.terms.customers.some((one) => one.email === email)) {
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
