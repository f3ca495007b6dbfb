import type { FulfillmentMethod } from "../../types.ts";
import type { UcpVersion } from "../capabilities.ts";

type Destination = FulfillmentMethod["destinations"][number];

/**
 * Renders the destination of a fulfillment method. In 2026-04-08 the schema of an address also accepts the shape of a
 * pickup location. A location would match both alternatives of the schema's "oneOf" and would therefore be invalid. So
 * it is rendered as an address, with its name in the second address line.
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
