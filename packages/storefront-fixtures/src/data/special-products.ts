import type { OptionValue } from "./categories.ts";

/**
 * A product that is in the catalogue on purpose. Fields that it leaves out are derived as for any
 * other product.
 */
export interface SpecialProduct {
  readonly role: string;
  readonly category: string;
  /** Whether the smallest catalogue has it, too. */
  readonly tiny?: boolean;
  readonly title?: string;
  /** The role whose product this one imitates. */
  readonly like?: string;
  readonly model?: string;
  readonly options?: readonly { readonly name: string; readonly values: readonly OptionValue[] }[];
  /** Combinations of option codes that do not exist, joined by hyphens. */
  readonly impossible?: readonly string[];
  /** The same number of minor units in every market. */
  readonly priceMinor?: number;
  /** US cents, which are converted to the price list of each market. */
  readonly priceCents?: number;
  readonly listPercent?: number;
  /** Stock by position of the variant; the last entry applies to the remaining variants. */
  readonly stock?: readonly number[];
  readonly status?: "backorder" | "preorder";
  /** Days from the opening of the shop until it can be sent. */
  readonly readyInDays?: number;
  readonly shippingClass?: "parcel" | "bulky" | "hazmat" | "digital";
  readonly countries?: readonly string[];
  readonly ageRestricted?: number;
  /** Roles whose first variants are the parts of the bundle. */
  readonly bundle?: readonly string[];
  readonly withoutImage?: boolean;
  readonly withoutRating?: boolean;
  readonly seller?: number;
  /** Applies only with the option `dataFaults`; without it the list price is above the price. */
  readonly dataFault?: boolean;
  /**
   * The lower price begins this number of days before the opening of the shop, and ends this number
   * of days after it.
   */
  readonly saleDays?: readonly [before: number, after: number];
  readonly maxPerOrder?: number;
}

const colour = (...values: OptionValue[]) => ({ name: "Color", values });
const size = (...values: OptionValue[]) => ({ name: "Size", values });
const black = { label: "Black", code: "blk" };
const white = { label: "White", code: "wht" };
const rust = { label: "Rust", code: "rst" };
const small = { label: "S", code: "s" };
const medium = { label: "M", code: "m" };
const large = { label: "L", code: "l" };

/** Returns the rows unchanged; its type keeps the literal type of each role. */
function inRoles<const Role extends string>(
  rows: readonly (SpecialProduct & { readonly role: Role })[],
): typeof rows {
  return rows;
}

/** The special products of fixture version 1, by their role. */
export const specialProducts = /* @__PURE__ */ inRoles([
  {
    role: "one_variant",
    category: "Kitchen",
    tiny: true,
    options: [],
    priceCents: 2499,
    stock: [250],
  },
  {
    role: "two_options",
    category: "Clothing",
    tiny: true,
    options: [colour(black, white, rust), size(small, medium, large)],
    impossible: ["wht-l", "rst-s"],
    stock: [40],
  },
  {
    role: "three_options",
    category: "Power",
    options: [
      {
        name: "Length",
        values: [
          { label: "1 m", code: "1m" },
          { label: "2 m", code: "2m", pricePercent: 125 },
        ],
      },
      colour(black, white),
      {
        name: "Plug",
        values: [
          { label: "Type A", code: "a" },
          { label: "Type G", code: "g" },
        ],
      },
    ],
    impossible: ["1m-wht-g", "2m-blk-a", "2m-wht-a"],
    stock: [25],
  },
  {
    role: "out_of_stock",
    category: "Audio",
    tiny: true,
    options: [colour(black, white)],
    stock: [0],
  },
  {
    role: "out_of_stock_variant",
    category: "Footwear",
    tiny: true,
    options: [
      size({ label: "40", code: "40" }, { label: "42", code: "42" }, { label: "44", code: "44" }),
    ],
    stock: [12, 0, 9],
  },
  { role: "last_unit", category: "Outdoor", tiny: true, options: [], stock: [1] },
  {
    role: "backorder",
    category: "Audio",
    options: [],
    stock: [0],
    status: "backorder",
    readyInDays: 21,
  },
  {
    role: "preorder",
    category: "Outdoor",
    options: [],
    stock: [50],
    status: "preorder",
    readyInDays: 45,
  },
  {
    role: "free_item",
    category: "Coffee and Tea",
    tiny: true,
    title: "Free Tea Sample",
    options: [],
    priceMinor: 0,
    stock: [500],
  },
  {
    role: "smallest_price",
    category: "Kitchen",
    title: "Single Coffee Filter",
    options: [],
    priceMinor: 1,
    stock: [900],
  },
  {
    role: "highest_price",
    category: "Audio",
    title: "Reference Turntable One",
    options: [],
    priceMinor: 999_999,
    stock: [3],
  },
  {
    role: "long_title",
    category: "Linen",
    title:
      "Extra Long Waffle Weave Cotton Bath Towel With Hanging Loop, Reinforced Double Stitched Edges, Quick" +
      " Drying, Pre-Washed for Softness, Suitable for Home, Gym, Travel, Sauna and Guest Rooms Alike Today.",
    options: [],
  },
  { role: "rtl_title", category: "Coffee and Tea", title: "شاي أخضر بالنعناع", options: [] },
  { role: "cjk_title", category: "Kitchen", title: "鋳鉄の急須 六百ミリ", options: [] },
  { role: "emoji_title", category: "Kitchen", title: "Party Mug 🎉☕", options: [] },
  {
    role: "markup_title",
    category: "Kitchen",
    tiny: true,
    title: 'Stock Pot "No. 5" & <Lid>',
    options: [],
  },
  {
    role: "model_a",
    category: "Audio",
    title: "Studio Headphones HD-450",
    model: "HD-450",
    options: [],
    priceCents: 12_999,
    stock: [30],
  },
  {
    role: "model_b",
    category: "Audio",
    title: "Studio Headphones HD-540",
    model: "HD-540",
    options: [],
    priceCents: 15_999,
    stock: [30],
  },
  {
    role: "original",
    category: "Outdoor",
    options: [colour(black, rust)],
    priceCents: 8999,
    stock: [40],
    seller: 0,
  },
  {
    role: "near_duplicate",
    category: "Outdoor",
    like: "original",
    options: [colour(black, rust)],
    priceCents: 9799,
    stock: [40],
    seller: 1,
  },
  {
    role: "list_price_below_price",
    category: "Linen",
    options: [],
    priceCents: 4999,
    listPercent: 130,
    dataFault: true,
  },
  {
    role: "digital",
    category: "Audio",
    tiny: true,
    title: "Field Recordings Album (Download)",
    options: [],
    priceCents: 999,
    stock: [100_000],
    shippingClass: "digital",
  },
  {
    role: "hazmat",
    category: "Outdoor",
    title: "Camping Gas Cartridge",
    options: [],
    priceCents: 1299,
    stock: [80],
    shippingClass: "hazmat",
  },
  {
    role: "region_restricted",
    category: "Power",
    title: "Wall Charger, Type G",
    options: [],
    priceCents: 1999,
    stock: [60],
    countries: ["GB", "IE"],
  },
  {
    role: "age_restricted",
    category: "Kitchen",
    title: "Chef Knife Set, Ages 18 and Up",
    options: [],
    priceCents: 7999,
    stock: [35],
    ageRestricted: 18,
  },
  {
    role: "bundle",
    category: "Kitchen",
    title: "Breakfast Bundle",
    options: [],
    priceCents: 3999,
    stock: [20],
    bundle: ["one_variant", "smallest_price"],
  },
  { role: "without_image", category: "Linen", options: [], withoutImage: true },
  { role: "without_rating", category: "Footwear", options: [], withoutRating: true },
  {
    role: "unit_price",
    category: "Coffee and Tea",
    tiny: true,
    options: [
      {
        name: "Weight",
        values: [
          { label: "250 g", code: "250", contentGrams: 250 },
          { label: "1 kg", code: "1kg", pricePercent: 360, contentGrams: 1000 },
        ],
      },
    ],
    priceCents: 899,
    stock: [70],
  },
  { role: "limited_quantity", category: "Footwear", options: [], stock: [40], maxPerOrder: 2 },
  {
    role: "on_sale",
    category: "Clothing",
    options: [],
    priceCents: 5999,
    listPercent: 150,
    stock: [60],
    saleDays: [7, 3],
  },
]);

/** The role of a product that is no longer in the catalogue: its id is answered with 404. */
export const discontinuedRole = { role: "discontinued", slug: "discontinued-desk-lamp" } as const;

/** The roles of the special products: the keys of `store.roles`. */
export type StoreRole =
  | (typeof specialProducts)[number]["role"]
  | (typeof discontinuedRole)["role"];
