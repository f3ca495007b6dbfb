import type { FulfillmentMethod } from "@almanac/storefront-fixtures";
import type { UcpVersion } from "../capabilities.ts";

type Destination = FulfillmentMethod["destinations"][number];

/**
 * Where a method brings goods to. In 2026-04-08 the schema of an address also accepts what has the shape of a shop, so
 * that a shop would fit both of its alternatives and thus neither ("oneOf"): a shop is rendered as its address, with
 * its name in the line that extends the street.
 */
export function renderDestination(
  { id, name, ...address }: Destination,
  method: FulfillmentMethod["type"],
  version: UcpVersion,
): object {
  if (version === "2026-04-08") {
    return { id, ...address, ...(name === undefined ? {} : { extended_address: name }) };
  }
  return method === "pickup"
    ? { type: "business_location", id, name: name ?? id, address }
    : { type: "shipping_address", id, ...address };
}
