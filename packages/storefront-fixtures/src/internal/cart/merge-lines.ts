import { StoreError, type StoreIssue } from "../../errors.ts";
import type { CommandOf } from "../../schema/command.ts";
import type { Message } from "../../types.ts";
import { getOffer, type Offer, priceNow, sellable, titleOf } from "../catalog/offer.ts";
import { recoverableError } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";
import { mostGoods } from "../values/money.ts";
import type { StoredLine } from "./priced-lines.ts";

interface Holder {
  readonly market: string;
  readonly lines: readonly StoredLine[];
  readonly lineCount: number;
}

type Wanted = NonNullable<CommandOf<"update_cart">["lines"]>;

/**
 * Replaces the lines of a cart or checkout by the requested ones. A line keeps its id if the
 * request names it, or if it has the same variant. A quantity above the limits is reduced, with a
 * warning. Throws if no requested product exists, or if an empty cart would get only products that
 * are sold out.
 */
export function mergeLines(
  turn: Turn,
  holder: Holder,
  wanted: Wanted,
): Pick<Holder, "lines" | "lineCount"> & { readonly messages: Message[] } {
  const { shop } = turn;
  const issues: StoreIssue[] = [];
  const messages: Message[] = [];
  const lines: StoredLine[] = [];
  const places = [0];
  const worths: number[] = [];
  let { lineCount } = holder;
  for (const [at, { product_id: id, quantity, id: lineId }] of wanted.entries()) {
    const offer = tryOffer(shop, id, at, issues);
    if (!offer) continue;
    const before = holder.lines.find(
      (line) => !lines.some(({ id: used }) => used === line.id) && isSame(line, lineId, offer),
    );
    const same = lines.findIndex((line) => line.variant_id === offer.variant.id);
    const already = lines[same]?.quantity ?? 0;
    const place = same >= 0 ? same : lines.length;
    const { amount: price } = priceNow(shop, offer, holder.market);
    const others = worths.reduce((sum, worth, other) => (other === place ? sum : sum + worth), 0);
    const granted = limitRequestedQuantity(
      turn,
      offer,
      already + quantity,
      mostExactUnits(price, others),
    );
    worths[place] = price * granted;
    places[place + 1] ??= (places[place] ?? 0) + 1 + (offer.product.bundle?.length ?? 0);
    if (granted < already + quantity) {
      messages.push(quantityAdjusted(shop, offer, granted, places[place] ?? 0));
    }
    if (!before && same < 0) lineCount += 1;
    lines[place] = {
      id: lines[same]?.id ?? before?.id ?? `li_${lineCount}`,
      variant_id: offer.variant.id,
      quantity: granted,
    };
  }
  const unknown = issues.map(({ message }) =>
    recoverableError("item_unavailable", "$.line_items", message),
  );
  if (issues.length > 0 && lines.length === 0) throw new StoreError(issues);
  if (holder.lines.length === 0) requireSomeStock(shop, lines);
  return { lines, lineCount, messages: [...unknown, ...messages] };
}

/** Throws if every product is sold out. */
function requireSomeStock(shop: Shop, lines: readonly StoredLine[]): void {
  const offers = lines.map(({ variant_id }) => getOffer(shop, variant_id));
  if (offers.length === 0 || offers.some((offer) => sellable(shop, offer) > 0)) return;
  throw new StoreError(
    offers.map((offer, at) => ({
      code: "insufficient_stock",
      path: ["lines", at, "quantity"],
      message: `${titleOf(offer)} is out of stock.`,
      available: 0,
    })),
  );
}

function tryOffer(shop: Shop, id: string, at: number, issues: StoreIssue[]): Offer | undefined {
  try {
    return getOffer(shop, id, ["lines", at, "product_id"]);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    issues.push(...error.issues);
    return undefined;
  }
}

function isSame(line: StoredLine, lineId: string | undefined, offer: Offer): boolean {
  return lineId === undefined ? line.variant_id === offer.variant.id : line.id === lineId;
}

/**
 * The largest quantity whose price, added to the other lines (minor units), is still exact; at
 * least 1.
 */
function mostExactUnits(price: number, others: number): number {
  if (price === 0) return Number.MAX_SAFE_INTEGER;
  return Math.max(1, Math.floor((mostGoods - others) / price));
}

/**
 * Reduces a quantity to what stock, order limit, scenario and exact sums allow. For a sold-out
 * product the stock does not count: `outOfStockLineErrors` reports it.
 */
function limitRequestedQuantity(turn: Turn, offer: Offer, wanted: number, most: number): number {
  const { shop } = turn;
  const clamp = turn.effect("clamp_quantity")?.max ?? Number.MAX_SAFE_INTEGER;
  const stock = sellable(shop, offer);
  return Math.min(wanted, offer.product.max_per_order, clamp, stock === 0 ? wanted : stock, most);
}

/** The warning that a line got fewer units than requested. */
function quantityAdjusted(shop: Shop, offer: Offer, granted: number, at: number): Message {
  const title = titleOf(offer);
  const content =
    sellable(shop, offer) === 0
      ? `At most ${granted} of ${title} ${granted === 1 ? "is" : "are"} allowed in one order; the quantity was adjusted.`
      : `Only ${granted} of ${title} ${granted === 1 ? "is" : "are"} available; the quantity was adjusted.`;
  return {
    type: "warning",
    code: "quantity_adjusted",
    content,
    path: `$.line_items[${at}].quantity`,
  };
}
