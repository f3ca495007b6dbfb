import { type Market, markets } from "../../../data/markets.ts";

/** Converts US cents to a price of a market, in its minor units, with the last digits that its price list uses. */
export function priceIn(market: Market, usCents: number): number {
  const amount = (usCents * market.perCent) / 10_000;
  const steps = Math.max(1, Math.round(amount / market.step));
  return steps * market.step - (market.step - market.ending);
}

/** A market by id. The caller has checked that it exists. */
export function generatedMarket(id: string): Market {
  const market = markets.find((one) => one.id === id);
  if (!market) throw new RangeError(`no market ${id}`);
  return market;
}
