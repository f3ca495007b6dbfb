import type { Shop } from "../engine/shop.ts";
import type { DeliveryRate } from "../engine/trade-terms.ts";

/** The rates of a country. For a level without a rate of the country, the rates of `default`. */
export function ratesFor(shop: Shop, market: string, country: string): readonly DeliveryRate[] {
  const rates = shop.terms.rates(market);
  const own = rates.filter((rate) => rate.country.toUpperCase() === country);
  const levels = new Set(own.map(({ level }) => level));
  return rates.filter(
    (rate) => own.includes(rate) || (rate.country === "default" && !levels.has(rate.level)),
  );
}
