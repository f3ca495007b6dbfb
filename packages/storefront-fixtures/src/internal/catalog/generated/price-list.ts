import { type Market, markets } from "../../../data/markets.ts";

/** A price of so many US cents in the pattern of a market, in its minor units. */
export function priceIn(market: Market, usCents: number): number {
  const amount = (usCents * market.perCent) / 10_000;
  const steps = Math.max(1, Math.round(amount / market.step));
  return steps * market.step - (market.step - market.ending);
}

/** A market of the generated catalogue; the caller has checked that there is one. */
export function generatedMarket(id: string): Market {
  const market = markets.find((one) => one.id === id);
  if (!market) throw new RangeError(`no market ${id}`);
  return market;
}
