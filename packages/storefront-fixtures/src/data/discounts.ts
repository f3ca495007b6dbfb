import type { FixtureDiscount, FixturePromotion } from "../types.ts";

/**
 * Discounts of the generated shop, fixture version 1. Amounts are in US cents, converted to the
 * price list of each market.
 */
export const discounts: readonly FixtureDiscount[] = [
  { code: "WELCOME10", type: "percentage", value: 10, title: "10% off your order" },
  { code: "SAVE20", type: "percentage", value: 20, title: "20% off your order" },
  { code: "FIVEOFF", type: "fixed_amount", value: 500, title: "5.00 off" },
  { code: "FREESHIP", type: "free_shipping", value: 0, title: "Free delivery" },
  {
    code: "BIGBASKET",
    type: "percentage",
    value: 15,
    title: "15% off from 100.00",
    min_subtotal: 10_000,
  },
  { code: "SOLO25", type: "percentage", value: 25, title: "25% off, alone", combines: false },
  {
    code: "MEMBERS",
    type: "percentage",
    value: 12,
    title: "12% off for known buyers",
    customer_only: true,
  },
  { code: "ONCEONLY", type: "fixed_amount", value: 1000, title: "10.00 off, once", usage_limit: 1 },
  { code: "THREEFORTWO", type: "buy_x_get_y", value: 1, buy: 2, title: "Three for two" },
  {
    code: "LASTYEAR",
    type: "percentage",
    value: 15,
    title: "15% off in 2025",
    ends_at: "2025-12-31T23:59:59Z",
  },
  {
    code: "NEXTMONTH",
    type: "percentage",
    value: 15,
    title: "15% off from February",
    starts_at: "2026-02-01T00:00:00Z",
  },
];

/** Promotions of the generated shop that need no code. */
export const promotions: readonly FixturePromotion[] = [
  {
    id: "promo_free_delivery",
    type: "free_shipping",
    min_subtotal: 15_000,
    title: "Free delivery from 150.00",
  },
];
