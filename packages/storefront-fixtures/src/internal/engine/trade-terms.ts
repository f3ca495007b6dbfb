import { customers } from "../../data/customers.ts";
import { bulkyPercent, deliveryRows } from "../../data/delivery-rates.ts";
import { discounts, promotions } from "../../data/discounts.ts";
import { type Market, markets } from "../../data/markets.ts";
import { type PaymentOutcome, paymentTokens } from "../../data/payment-tokens.ts";
import { taxes } from "../../data/taxes.ts";
import type {
  FixtureCustomer,
  FixtureDiscount,
  FixturePromotion,
  FixtureSet,
  TaxRow,
} from "../../types.ts";

/** A delivery option, with prices in minor units of one market. */
export interface DeliveryRate {
  readonly id: string;
  readonly country: string;
  readonly level: string;
  readonly price: number;
  readonly bulkyPrice: number;
  readonly title: string;
  readonly carrier: string;
  readonly fromDays: number;
  readonly toDays: number;
}

export interface TermsMarket {
  readonly id: string;
  readonly currency: string;
  readonly country: string;
}

/**
 * The trade terms of a shop: markets, discounts, delivery rates, taxes, known buyers and
 * payment tokens.
 */
export interface TradeTerms {
  readonly markets: readonly TermsMarket[];
  readonly customers: readonly FixtureCustomer[];
  readonly taxes: readonly TaxRow[];
  readonly tokens: Readonly<Record<string, PaymentOutcome>>;
  discounts(market: string): readonly FixtureDiscount[];
  promotions(market: string): readonly FixturePromotion[];
  rates(market: string): readonly DeliveryRate[];
}

/**
 * The terms of the generated shop. Its tables have prices in US cents, which are converted to the
 * price list of each market.
 */
export function generatedTerms(): TradeTerms {
  const exact = (market: string, cents: number) => priceIn(generatedMarket(market), cents);
  const round = (market: string, cents: number) => {
    const { perCent, step } = generatedMarket(market);
    return Math.max(step, Math.round((cents * perCent) / 10_000 / step) * step);
  };
  const inMarket = <Row extends { min_subtotal?: number | undefined }>(
    market: string,
    row: Row,
  ): Row =>
    row.min_subtotal === undefined
      ? row
      : { ...row, min_subtotal: round(market, row.min_subtotal) };
  return {
    markets,
    customers,
    taxes,
    tokens: paymentTokens,
    discounts: perMarket((market) =>
      discounts.map((row) => ({
        ...inMarket(market, row),
        value: row.type === "fixed_amount" ? round(market, row.value) : row.value,
      })),
    ),
    promotions: perMarket((market) => promotions.map((row) => inMarket(market, row))),
    rates: perMarket((market) =>
      deliveryRows.map(({ priceCents, ...row }) => ({
        ...row,
        price: exact(market, priceCents),
        bulkyPrice: exact(market, (priceCents * bulkyPercent) / 100),
      })),
    ),
  };
}

/** The delivery rate of a fixture set that has none. */
const freeEverywhere = {
  id: "std-ship",
  country: "default",
  level: "standard",
  price: 0,
  title: "Standard delivery",
} as const;

/** The terms of a fixture set: one market, amounts unchanged. */
export function fixtureTerms(set: FixtureSet): TradeTerms {
  const known = markets.find(({ currency }) => currency === set.currency);
  const market: TermsMarket = known ?? { id: set.currency, currency: set.currency, country: "US" };
  const rates = (set.shipping_rates ?? [freeEverywhere]).map(
    (row): DeliveryRate => ({
      ...row,
      bulkyPrice: row.price,
      carrier: "Mock Post",
      fromDays: row.level === "express" ? 1 : 3,
      toDays: row.level === "express" ? 2 : 6,
    }),
  );
  return {
    markets: [market],
    customers: set.customers ?? [],
    taxes: set.taxes ?? [],
    tokens: { ...paymentTokens, ...tokensOf(set) },
    discounts: () => set.discounts ?? [],
    promotions: () => set.promotions ?? [],
    rates: () => rates,
  };
}

function tokensOf({ payment_tokens: rows = [] }: FixtureSet): Record<string, PaymentOutcome> {
  // The schema has refused every other outcome.
  return Object.fromEntries(rows.map(({ token, outcome }) => [token, outcome as PaymentOutcome]));
}

function perMarket<Rows>(make: (market: string) => Rows): (market: string) => Rows {
  const made = new Map<string, Rows>();
  return (market) => {
    const rows = made.get(market) ?? make(market);
    made.set(market, rows);
    return rows;
  };
}

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
