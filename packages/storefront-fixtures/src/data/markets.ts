/** A market: its country, currency, and the pattern of its prices. */
export interface Market {
  /** Id of the market. */
  readonly id: string;
  /** Country, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Currency, ISO 4217. */
  readonly currency: string;
  /** Decimal places of the currency's minor unit, ISO 4217. */
  readonly exponent: number;
  /**
   * Minor units per US cent, times 10,000: a fixed price list of this fixture, not an
   * exchange rate.
   */
  readonly perCent: number;
  /** A price is a multiple of `step`, plus `ending`. */
  readonly step: number;
  /** The last digits of prices, in minor units. */
  readonly ending: number;
  /** Language, BCP 47. */
  readonly language: string;
}

/** Synthetic price lists, fixture version 1. */
export const markets = [
  {
    id: "US",
    country: "US",
    currency: "USD",
    exponent: 2,
    perCent: 10_000,
    step: 50,
    ending: 49,
    language: "en-US",
  },
  {
    id: "DE",
    country: "DE",
    currency: "EUR",
    exponent: 2,
    perCent: 9_600,
    step: 100,
    ending: 95,
    language: "de-DE",
  },
  {
    id: "GB",
    country: "GB",
    currency: "GBP",
    exponent: 2,
    perCent: 8_300,
    step: 50,
    ending: 49,
    language: "en-GB",
  },
  {
    id: "JP",
    country: "JP",
    currency: "JPY",
    exponent: 0,
    perCent: 15_000,
    step: 100,
    ending: 80,
    language: "ja-JP",
  },
  {
    id: "KW",
    country: "KW",
    currency: "KWD",
    exponent: 3,
    perCent: 31_000,
    step: 250,
    ending: 250,
    language: "ar-KW",
  },
] as const satisfies readonly Market[];

/**
 * The markets of the generated shop. A custom catalogue has one market, named after its currency.
 */
export type MarketId = (typeof markets)[number]["id"];

/** A market of the generated shop. */
export interface GeneratedMarket extends Market {
  /** Id of the market. */
  readonly id: MarketId;
}
