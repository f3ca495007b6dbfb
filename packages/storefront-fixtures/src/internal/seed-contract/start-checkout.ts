import type { CommandMeta } from "../../schema/command-meta.ts";
import { checkoutRequestSchema, type SeedCheckout } from "../../schema.ts";
import type { Store } from "../../store.ts";
import { toSeedCheckout } from "../../toSeedCheckout.ts";
import { textDigest } from "../engine/digest.ts";
import { fault } from "../engine/fail.ts";
import { read } from "../engine/read.ts";
import { textOf } from "./text-of.ts";

export type Execute = Store["execute"];

/**
 * One call in place of three: starts the checkout of a cart, names the address and chooses the delivery that was asked
 * for, else the cheapest.
 */
export function startCheckout(
  execute: Execute,
  cartId: unknown,
  request: unknown,
  meta: CommandMeta,
): SeedCheckout {
  const { email, first_name, last_name, address, delivery_option, discount_codes } = read(
    checkoutRequestSchema,
    request ?? {},
  );
  const buyer = {
    ...(email === undefined ? {} : { email }),
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  };
  const created = execute({ type: "create_checkout", cart_id: textOf(cartId, "cart_id") }, meta);
  if (created.status === "completed" || created.status === "canceled")
    return toSeedCheckout(created);
  const method = created.fulfillment.methods[0];
  const place = address && { id: "dest_1", ...address };
  const wanted = {
    type: "update_checkout" as const,
    checkout_id: created.id,
    ...(Object.keys(buyer).length === 0 ? {} : { buyer }),
    ...(discount_codes ? { discount_codes } : {}),
  };
  const addressed = execute(
    {
      ...wanted,
      ...(place && method
        ? {
            fulfillment: {
              methods: [
                { id: method.id, destinations: [place], selected_destination_id: place.id },
              ],
            },
          }
        : {}),
    },
    stepOf(meta, 2),
  );
  const group = addressed.fulfillment.methods[0]?.groups[0];
  const options = group?.options ?? [];
  if (options.length === 0 || !method) return toSeedCheckout(addressed);
  const cheapest = [...options].sort((a, b) => priceOf(a) - priceOf(b))[0];
  if (delivery_option !== undefined && !options.some(({ id }) => id === delivery_option)) {
    throw fault(
      "invalid_value",
      `delivery_option must be one of ${options.map(({ id }) => id).join(", ")}, not ${JSON.stringify(delivery_option)}.`,
      ["delivery_option"],
    );
  }
  const chosen = delivery_option ?? group?.selected_option_id ?? cheapest?.id ?? null;
  const chosenMethod = { id: method.id, groups: [{ selected_option_id: chosen }] };
  return toSeedCheckout(
    execute(
      {
        type: "update_checkout",
        checkout_id: created.id,
        fulfillment: { methods: [chosenMethod] },
      },
      stepOf(meta, 3),
    ),
  );
}

/** The meta of a later step of one request: a key of its own under that of the request, so that a repetition repeats it, too. */
function stepOf(
  { idempotency_key: key, if_match: _, ...meta }: CommandMeta,
  step: number,
): CommandMeta {
  return key === undefined ? meta : { ...meta, idempotency_key: textDigest(`${step}\n${key}`) };
}

function priceOf({ totals }: { totals: readonly { type: string; amount: number }[] }): number {
  return totals.find(({ type }) => type === "total")?.amount ?? 0;
}
