import { undeliverableCountries } from "../../data/delivery-rates.ts";
import type { Message } from "../../types.ts";
import type { PricedLine } from "../cart/price-lines.ts";
import { titleOf } from "../catalog/title-of.ts";
import type { Destination } from "../checkout/stored-checkout.ts";
import { recoverableError } from "../engine/recoverable-error.ts";
import type { DeliveryOrder } from "./delivery-order.ts";
import { ratesFor } from "./rates-for.ts";

/** The error if the goods cannot be delivered to a place. */
export function findDeliveryRefusal(
  { turn, checkout }: DeliveryOrder,
  destination: Destination,
  lines: readonly PricedLine[],
  path: string,
): Message | undefined {
  const where = `${path}.selected_destination_id`;
  const country = destination.address_country?.toUpperCase();
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) {
    return recoverableError(
      "invalid",
      where,
      "address_country must be an ISO 3166-1 code of two letters.",
    );
  }
  const nowhere =
    undeliverableCountries.includes(country) ||
    ratesFor(turn.shop, checkout.market, country).length === 0;
  if (nowhere || turn.effect("undeliverable")) {
    return recoverableError(
      "address_undeliverable",
      where,
      `Nothing can be delivered to this address in ${country}.`,
    );
  }
  const barred = lines.find(({ offer }) => offer.product.countries?.includes(country) === false);
  return (
    barred &&
    recoverableError(
      "address_undeliverable",
      `$.line_items[${barred.place}]`,
      `${titleOf(barred.offer)} is only delivered to ${barred.offer.product.countries?.join(", ")}.`,
    )
  );
}
