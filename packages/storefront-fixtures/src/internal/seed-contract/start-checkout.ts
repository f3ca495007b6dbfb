import { invalidType, invalidValue, missingField } from "@almanac/kernel/errors/issue";
import { listed } from "@almanac/kernel/messages/wording";
import type { CommandOf } from "../../schema/command.ts";
import { checkoutRequestSchema } from "../../schema/seed-requests.ts";
import type { Store } from "../../store.ts";
import { toSeedCheckout } from "../../toSeedCheckout.ts";
import type { CheckoutRequest, CommandMeta, FulfillmentMethod, SeedCheckout } from "../../types.ts";
import { read } from "../engine/read-input.ts";
import { refuseAll } from "../engine/refuse.ts";
import { textDigest } from "../values/digest.ts";

export type Execute = Store["execute"];

/**
 * Does the work of three commands: creates the checkout of a cart, sets the address, and chooses
 * the requested delivery option, else the cheapest.
 */
export function startCheckout(
  execute: Execute,
  cartId: unknown,
  request: unknown,
  meta: CommandMeta,
): SeedCheckout {
  const asked = read(checkoutRequestSchema, request ?? {});
  const created = execute({ type: "create_checkout", cart_id: readId(cartId, "cart_id") }, meta);
  if (created.status === "completed" || created.status === "canceled")
    return toSeedCheckout(created);
  const methodId = created.fulfillment.methods[0]?.id;
  const addressed = execute(addressing(created.id, methodId, asked), stepOf(meta, 2));
  const group = addressed.fulfillment.methods[0]?.groups[0];
  if (!group || group.options.length === 0 || methodId === undefined)
    return toSeedCheckout(addressed);
  const chosen = chooseOption(group, asked.delivery_option);
  const method = { id: methodId, groups: [{ selected_option_id: chosen }] };
  return toSeedCheckout(
    execute(
      { type: "update_checkout", checkout_id: created.id, fulfillment: { methods: [method] } },
      stepOf(meta, 3),
    ),
  );
}

/** The second command: sets buyer, discount codes and destination. */
function addressing(
  checkoutId: string,
  methodId: string | undefined,
  asked: CheckoutRequest,
): CommandOf<"update_checkout"> {
  const { email, first_name, last_name, address, discount_codes } = asked;
  const buyer = {
    ...(email === undefined ? {} : { email }),
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  };
  const place = address && { id: "dest_1", ...address };
  return {
    type: "update_checkout",
    checkout_id: checkoutId,
    ...(Object.keys(buyer).length === 0 ? {} : { buyer }),
    ...(discount_codes ? { discount_codes } : {}),
    ...(place && methodId !== undefined
      ? {
          fulfillment: {
            methods: [{ id: methodId, destinations: [place], selected_destination_id: place.id }],
          },
        }
      : {}),
  };
}

type Group = FulfillmentMethod["groups"][number];

/** The requested option, else the one chosen before, else the cheapest. */
function chooseOption({ options, selected_option_id }: Group, asked: string | undefined) {
  const cheapest = [...options].sort((a, b) => priceOf(a) - priceOf(b))[0];
  if (asked !== undefined && !options.some(({ id }) => id === asked)) {
    const known = listed(
      options.map(({ id }) => id),
      "or",
    );
    refuseAll(invalidValue(["delivery_option"], known, asked));
  }
  return asked ?? selected_option_id ?? cheapest?.id ?? null;
}

/**
 * The metadata of a later command of a request. Its idempotency key is derived from that of the
 * request, so that repeating the request repeats the command.
 */
function stepOf(
  { idempotency_key: key, if_match: _, ...meta }: CommandMeta,
  step: number,
): CommandMeta {
  return key === undefined ? meta : { ...meta, idempotency_key: textDigest(`${step}\n${key}`) };
}

function priceOf({ totals }: { totals: readonly { type: string; amount: number }[] }): number {
  return totals.find(({ type }) => type === "total")?.amount ?? 0;
}

const allowed = "a text of at least 1 character";

/**
 * Checks an id that the caller passes as a separate argument, next to the request. Throws if it is
 * not a text.
 */
export function readId(value: unknown, field: string): string {
  if (typeof value === "string" && value !== "") return value;
  refuseAll(
    value === undefined ? missingField([field], allowed) : invalidType([field], allowed, value),
  );
}
