import { fieldsOf } from "@almanac/kernel/objects/objects";
import { type Fields, listOf, numberOf, textOf } from "./send.ts";
import { CallError, type SeenCheckout, type SeenOrder, type SeenProduct } from "./shop-client.ts";
import { messagesOf, optionsOf } from "./v1-client.ts";

export const isOwnLine = ({ parent_id }: Fields) => parent_id === undefined;

const isPrice = (price: unknown) => typeof fieldsOf(price).amount === "number";

export const isWholeProduct = (product: Fields) =>
  isPrice(fieldsOf(product.price_range).min) &&
  listOf(product.variants).every(
    ({ price, availability }) =>
      isPrice(price) && typeof fieldsOf(availability).available === "boolean",
  );

export const hasPrices = (page: Fields) =>
  Array.isArray(page.products) && listOf(page.products).every(isWholeProduct);

const statuses =
  /^(?:incomplete|requires_escalation|ready_for_complete|complete_in_progress|completed|canceled)$/;

export const isWholeCheckout = (checkout: Fields) =>
  statuses.test(textOf(checkout.status)) &&
  listOf(checkout.totals).some(
    ({ type, amount }) => type === "total" && typeof amount === "number",
  );

export function productOf(product: Fields): SeenProduct {
  const currency = textOf(fieldsOf(fieldsOf(product.price_range).min).currency);
  return {
    id: textOf(product.id),
    title: textOf(product.title),
    brand: textOf(fieldsOf(product.metadata).brand),
    category: textOf(listOf(product.categories)[0]?.value),
    pictureUrl: textOf(listOf(product.media)[0]?.url),
    reviews: listOf(fieldsOf(product.metadata).reviews).map(
      ({ rating, title, body, created_at }) => ({
        stars: numberOf(rating),
        text: `${textOf(title)}. ${textOf(body)}`,
        writtenAt: textOf(created_at),
      }),
    ),
    listing: JSON.stringify(product),
    rating: numberOf(fieldsOf(product.rating).value),
    currency,
    variants: listOf(product.variants).map((variant) => ({
      id: textOf(variant.id),
      options: optionsOf(variant),
      price: numberOf(fieldsOf(variant.price).amount),
      available: fieldsOf(variant.availability).available === true,
      unitPrice: numberOf(fieldsOf(variant.unit_price).amount),
    })),
  };
}

export function linesOf(document: Fields) {
  return listOf(document.line_items)
    .filter(isOwnLine)
    .map(({ item, quantity }) => ({
      variantId: textOf(fieldsOf(item).id),
      quantity: numberOf(quantity),
    }));
}

export function checkoutOf(checkout: Fields): SeenCheckout {
  if (typeof checkout.id !== "string") throw new CallError(409, codeOf(checkout));
  const totals = listOf(checkout.totals);
  const sum = (...types: string[]) =>
    totals.reduce(
      (total, { type, amount }) =>
        types.includes(textOf(type)) ? total + numberOf(amount) : total,
      0,
    );
  const total = sum("total");
  const parts = totals.reduce(
    (all, { type, amount }) => (type === "total" ? all : all + numberOf(amount)),
    0,
  );
  const groups = listOf(fieldsOf(checkout.fulfillment).methods).flatMap(({ groups }) =>
    listOf(groups),
  );
  const order = fieldsOf(checkout.order);
  return {
    id: checkout.id,
    status: textOf(checkout.status),
    currency: textOf(checkout.currency),
    lines: linesOf(checkout),
    items: sum("subtotal", "items_discount", "discount"),
    total,
    parts,
    discount: -sum("items_discount", "discount"),
    deliveries: groups.flatMap((group) =>
      listOf(group.options).map((option) => ({
        id: textOf(option.id),
        title: textOf(option.title),
        price: listOf(option.totals).reduce(
          (price, { type, amount }) => (type === "total" ? numberOf(amount) : price),
          0,
        ),
        selected: option.id === group.selected_option_id,
      })),
    ),
    messages: messagesOf(checkout),
    orderId: typeof order.id === "string" ? order.id : undefined,
    returnsUrl: textOf(listOf(checkout.links).find(({ type }) => type === "refund_policy")?.url),
  };
}

/** UCP reports an error of the shop as an answer that has messages instead of the resource. */
function codeOf(document: Fields): string {
  return textOf(listOf(document.messages)[0]?.code);
}

export function orderOf(order: Fields): SeenOrder {
  const lines = listOf(order.line_items).filter(isOwnLine);
  const units = (name: string) =>
    lines.reduce((sum, { quantity }) => sum + numberOf(fieldsOf(quantity)[name]), 0);
  const events = listOf(fieldsOf(order.fulfillment).events);
  const refunds = listOf(order.adjustments).flatMap(({ totals }) => listOf(totals));
  return {
    stage: textOf(events.at(-1)?.type) || "placed",
    titles: lines.map(({ item }) => textOf(fieldsOf(item).title)),
    units: units("total"),
    sent: units("fulfilled"),
    refunded: -refunds.reduce((sum, { amount }) => sum + numberOf(amount), 0),
    currency: textOf(order.currency),
    tracking: events.flatMap(({ tracking_number }) =>
      typeof tracking_number === "string" ? [tracking_number] : [],
    ),
  };
}
