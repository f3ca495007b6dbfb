import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import type { CommandOf } from "../../schema/command.ts";
import type { Address } from "../../types.ts";
import type { Destination, StoredCheckout, StoredMethod } from "../checkout/stored-checkout.ts";
import { textDigest } from "../values/digest.ts";

type Methods = NonNullable<CommandOf<"update_checkout">["fulfillment"]>["methods"];

/** The methods that were sent. A field that a method leaves out stays unchanged. */
export function readMethods(methods: Methods, stored: StoredCheckout): StoredMethod[] {
  const known = new Set(stored.lines.map(({ id }) => id));
  return methods.map((method, at) => {
    const before = stored.methods.find(({ id }) => id === method.id) ?? stored.methods[at];
    const lineIds = method.line_item_ids?.filter((id) => known.has(id));
    const sent = method.destinations?.map(toDestination);
    return {
      id: method.id ?? before?.id ?? `mtd_${at + 1}`,
      type: method.type ?? before?.type ?? "shipping",
      ...(lineIds && lineIds.length > 0 ? { line_item_ids: lineIds } : {}),
      destinations: sent ?? before?.destinations ?? [],
      selected_destination_id:
        method.selected_destination_id === undefined
          ? (before?.selected_destination_id ?? null)
          : method.selected_destination_id,
      selected_option_ids: method.groups
        ? method.groups.map((group) => group.selected_option_id ?? null)
        : (before?.selected_option_ids ?? []),
    };
  });
}

/** The id of a place follows from its content, unless the request gives one. */
function toDestination(address: Address): Destination {
  const { id, ...place } = address;
  return { ...place, id: id ?? `dest_${textDigest(canonicalJson(place)).slice(0, 10)}` };
}
