/**
 * A delivery option. Prices are in US cents, which are converted to the price list of each market.
 */
export interface DeliveryRow {
  readonly id: string;
  /**
   * ISO 3166-1 alpha-2, or `default`, which applies to every country without a row for the level.
   */
  readonly country: string;
  readonly level: "standard" | "express";
  readonly priceCents: number;
  readonly title: string;
  readonly carrier: string;
  readonly fromDays: number;
  readonly toDays: number;
}

/** Invented carriers and rates, fixture version 1. Express goes by air. */
export const deliveryRows: readonly DeliveryRow[] = [
  {
    id: "std-ship",
    country: "US",
    level: "standard",
    priceCents: 549,
    title: "Standard delivery",
    carrier: "Mock Post",
    fromDays: 3,
    toDays: 6,
  },
  {
    id: "exp-ship-us",
    country: "US",
    level: "express",
    priceCents: 1499,
    title: "Express delivery",
    carrier: "Mock Air",
    fromDays: 1,
    toDays: 2,
  },
  {
    id: "std-ship-de",
    country: "DE",
    level: "standard",
    priceCents: 499,
    title: "Standard delivery",
    carrier: "Mock Post",
    fromDays: 2,
    toDays: 4,
  },
  {
    id: "exp-ship-de",
    country: "DE",
    level: "express",
    priceCents: 1299,
    title: "Express delivery",
    carrier: "Mock Air",
    fromDays: 1,
    toDays: 1,
  },
  {
    id: "std-ship-gb",
    country: "GB",
    level: "standard",
    priceCents: 449,
    title: "Standard delivery",
    carrier: "Mock Post",
    fromDays: 2,
    toDays: 4,
  },
  {
    id: "exp-ship-gb",
    country: "GB",
    level: "express",
    priceCents: 1199,
    title: "Express delivery",
    carrier: "Mock Air",
    fromDays: 1,
    toDays: 1,
  },
  {
    id: "std-ship-jp",
    country: "JP",
    level: "standard",
    priceCents: 599,
    title: "Standard delivery",
    carrier: "Mock Post",
    fromDays: 1,
    toDays: 3,
  },
  {
    id: "exp-ship-jp",
    country: "JP",
    level: "express",
    priceCents: 1099,
    title: "Express delivery",
    carrier: "Mock Air",
    fromDays: 1,
    toDays: 1,
  },
  {
    id: "std-ship-kw",
    country: "KW",
    level: "standard",
    priceCents: 649,
    title: "Standard delivery",
    carrier: "Mock Post",
    fromDays: 2,
    toDays: 5,
  },
  {
    id: "exp-ship-kw",
    country: "KW",
    level: "express",
    priceCents: 1599,
    title: "Express delivery",
    carrier: "Mock Air",
    fromDays: 1,
    toDays: 2,
  },
  {
    id: "std-ship-intl",
    country: "default",
    level: "standard",
    priceCents: 1849,
    title: "International delivery",
    carrier: "Mock Post",
    fromDays: 7,
    toDays: 14,
  },
  {
    id: "exp-ship-intl",
    country: "default",
    level: "express",
    priceCents: 3999,
    title: "International express",
    carrier: "Mock Air",
    fromDays: 3,
    toDays: 5,
  },
];

/** The price for bulky goods, in percent of the rate. */
export const bulkyPercent = 150;

/**
 * Countries to which the shop does not deliver: Antarctica, and ZZ, which ISO 3166 reserves for
 * private use.
 */
export const undeliverableCountries: readonly string[] = ["AQ", "ZZ"];

/** The pickup locations. */
export const pickupLocations = [
  {
    id: "loc_harbour",
    name: "Almanac Mock Store, Harbour",
    street_address: "1 Quay Street",
    address_locality: "Springfield",
    address_region: "NY",
    postal_code: "12345",
    address_country: "US",
  },
] as const;
