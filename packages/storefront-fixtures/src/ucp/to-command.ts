import { present } from "@almanac/kernel/objects/objects";
import type { CommandOf } from "../commands.ts";
import type { Store } from "../store.ts";
import type { Buyer } from "../types.ts";
import { readConsent } from "./render/consent.ts";
import type { AskedBuyer, AskedContext, RequestOf } from "./request-schema.ts";

/** The largest page size. A larger one is reduced, and the answer says so. */
export const maxPage = 50;

/** The market of the buyer's country, if the shop has one. */
function marketOf(store: Store, context: AskedContext | undefined): string | undefined {
  const country = context?.address_country?.toUpperCase();
  return store.markets.find((market) => market === country);
}

function linesOf(items: RequestOf<"update_cart">["line_items"]) {
  return items.map(({ id, item, quantity }) => present({ id, product_id: item.id, quantity }));
}

function buyerOf({ consent, ...buyer }: AskedBuyer): Buyer {
  return { ...buyer, ...(consent === undefined ? {} : { consent: readConsent(consent) }) };
}

export const toCommand = {
  search_catalog(store: Store, asked: RequestOf<"search_catalog">): CommandOf<"search_catalog"> {
    const { query, filters, context, pagination, sort } = asked;
    return present({
      type: "search_catalog" as const,
      query,
      filters,
      sort,
      cursor: pagination?.cursor,
      limit: Math.min(pagination?.limit ?? 10, maxPage),
      market: marketOf(store, context),
    });
  },

  lookup_catalog(store: Store, asked: RequestOf<"lookup_catalog">): CommandOf<"lookup_catalog"> {
    const { ids, filters, context } = asked;
    return present({
      type: "lookup_catalog" as const,
      ids,
      filters,
      market: marketOf(store, context),
    });
  },

  get_product(store: Store, asked: RequestOf<"get_product">): CommandOf<"get_product"> {
    const { id, selected, preferences, context } = asked;
    return present({
      type: "get_product" as const,
      id,
      selected,
      preferences,
      market: marketOf(store, context),
    });
  },

  create_cart(store: Store, asked: RequestOf<"create_cart">): CommandOf<"create_cart"> {
    const { line_items, buyer, context, discounts } = asked;
    return present({
      type: "create_cart" as const,
      market: marketOf(store, context),
      lines: linesOf(line_items),
      discount_codes: discounts?.codes,
      buyer: buyer && buyerOf(buyer),
      context,
    });
  },

  /** Replaces the whole cart: what the request leaves out is removed. */
  update_cart(cartId: string, asked: RequestOf<"update_cart">): CommandOf<"update_cart"> {
    const { line_items, buyer, context, discounts } = asked;
    return {
      type: "update_cart",
      cart_id: cartId,
      lines: linesOf(line_items),
      discount_codes: discounts?.codes ?? [],
      buyer: buyerOf(buyer ?? {}),
      context: context ?? {},
    };
  },

  create_checkout(
    store: Store,
    asked: RequestOf<"create_checkout">,
    webhookUrl: string | undefined,
  ): CommandOf<"create_checkout"> {
    return present({
      type: "create_checkout" as const,
      cart_id: asked.cart_id,
      market: marketOf(store, asked.context),
      lines: asked.line_items && linesOf(asked.line_items),
      ...checkoutFields(asked),
      webhook_url: webhookUrl,
    });
  },

  /**
   * Replaces the lines. Other fields that the request leaves out stay unchanged, because clients of
   * this standard rely on it.
   */
  update_checkout(
    checkoutId: string,
    asked: RequestOf<"update_checkout">,
    webhookUrl: string | undefined,
  ): CommandOf<"update_checkout"> {
    return present({
      type: "update_checkout" as const,
      checkout_id: checkoutId,
      lines: linesOf(asked.line_items),
      ...checkoutFields(asked),
      webhook_url: webhookUrl,
    });
  },

  complete_checkout(
    checkoutId: string,
    asked: RequestOf<"complete_checkout">,
    webhookUrl: string | undefined,
  ): CommandOf<"complete_checkout"> {
    return present({
      type: "complete_checkout" as const,
      checkout_id: checkoutId,
      payment: { instruments: asked.payment.instruments.map((instrument) => present(instrument)) },
      webhook_url: webhookUrl,
    });
  },
};

function checkoutFields(asked: Omit<RequestOf<"update_checkout">, "line_items">) {
  const { buyer, context, discounts, fulfillment, payment, attribution } = asked;
  return present({
    discount_codes: discounts?.codes,
    buyer: buyer && buyerOf(buyer),
    context,
    fulfillment: fulfillment?.methods && { methods: fulfillment.methods.map(withoutEmptyIds) },
    payment: payment?.instruments && { instruments: payment.instruments },
    attribution,
  });
}

type AskedMethod = NonNullable<
  NonNullable<RequestOf<"update_checkout">["fulfillment"]>["methods"]
>[number];

/** A place with an empty id has none yet. */
function withoutEmptyIds({ destinations, ...method }: AskedMethod) {
  return present({
    ...method,
    destinations: destinations?.map(({ id, ...place }) =>
      present({ ...place, id: id === "" ? undefined : id }),
    ),
  });
}
