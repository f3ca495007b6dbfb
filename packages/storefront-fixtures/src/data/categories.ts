/**
 * A value of an option: its label, its code in ids, and its price in percent of the price of the
 * first value.
 */
export interface OptionValue {
  readonly label: string;
  readonly code: string;
  readonly pricePercent?: number;
  /** Grams of contents, for prices per 100 g. */
  readonly contentGrams?: number;
}

export interface OptionTemplate {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly fewest: number;
  readonly most: number;
}

export interface Category {
  readonly department: string;
  readonly name: string;
  /** The two letters of the category in an SKU. */
  readonly code: string;
  readonly nouns: readonly string[];
  readonly options: readonly OptionTemplate[];
  /** US cents. */
  readonly priceFrom: number;
  readonly priceTo: number;
  readonly weightFromGrams: number;
  readonly weightToGrams: number;
  /** Longest side. */
  readonly lengthMm: number;
  readonly taxClass: "standard" | "reduced" | "zero";
  readonly shippingClass: "parcel" | "bulky";
  readonly materials: readonly string[];
  readonly specNames: readonly string[];
}

const colours = [
  { label: "Black", code: "blk" },
  { label: "White", code: "wht" },
  { label: "Slate", code: "slt" },
  { label: "Forest", code: "for" },
  { label: "Rust", code: "rst" },
  { label: "Navy", code: "nvy" },
  { label: "Sand", code: "snd" },
  { label: "Plum", code: "plm" },
] as const satisfies readonly OptionValue[];

const colour = { name: "Color", values: colours, fewest: 1, most: 4 };

const clothingSizes = [
  { label: "S", code: "s" },
  { label: "M", code: "m" },
  { label: "L", code: "l" },
  { label: "XL", code: "xl" },
];

const shoeSizes = [
  { label: "38", code: "38" },
  { label: "40", code: "40" },
  { label: "42", code: "42" },
  { label: "44", code: "44" },
];

/** Eight categories under five departments, fixture version 1. All invented. */
export const categories = [
  {
    department: "Home",
    name: "Kitchen",
    code: "KT",
    nouns: [
      "Saucepan",
      "Kettle",
      "Chef Knife",
      "Mixing Bowl",
      "Colander",
      "Teapot",
      "Skillet",
      "Grater",
      "Carafe",
      "Cutting Board",
    ],
    options: [colour],
    priceFrom: 1200,
    priceTo: 14_000,
    weightFromGrams: 250,
    weightToGrams: 2600,
    lengthMm: 340,
    taxClass: "standard",
    shippingClass: "parcel",
    materials: ["steel", "enamel", "stoneware", "beech"],
    specNames: ["Material", "Dishwasher safe", "Care"],
  },
  {
    department: "Home",
    name: "Linen",
    code: "LN",
    nouns: [
      "Duvet Cover",
      "Bath Towel",
      "Tablecloth",
      "Pillowcase",
      "Throw",
      "Bath Mat",
      "Quilt",
      "Curtain",
    ],
    options: [
      { ...colour, most: 3 },
      {
        name: "Size",
        values: [
          { label: "Small", code: "sm" },
          { label: "Medium", code: "md", pricePercent: 130 },
          { label: "Large", code: "lg", pricePercent: 165 },
        ],
        fewest: 2,
        most: 3,
      },
    ],
    priceFrom: 1500,
    priceTo: 9000,
    weightFromGrams: 300,
    weightToGrams: 2200,
    lengthMm: 420,
    taxClass: "standard",
    shippingClass: "parcel",
    materials: ["cotton", "linen", "wool", "bamboo"],
    specNames: ["Material", "Thread count", "Care"],
  },
  {
    department: "Wear",
    name: "Clothing",
    code: "CL",
    nouns: [
      "Jacket",
      "Overshirt",
      "Jumper",
      "T-Shirt",
      "Cardigan",
      "Trousers",
      "Hoodie",
      "Raincoat",
      "Polo",
    ],
    options: [
      { ...colour, most: 3 },
      { name: "Size", values: clothingSizes, fewest: 3, most: 4 },
    ],
    priceFrom: 1800,
    priceTo: 19_000,
    weightFromGrams: 180,
    weightToGrams: 1300,
    lengthMm: 380,
    taxClass: "standard",
    shippingClass: "parcel",
    materials: ["cotton", "merino", "recycled polyester", "denim"],
    specNames: ["Material", "Fit", "Care"],
  },
  {
    department: "Wear",
    name: "Footwear",
    code: "FW",
    nouns: ["Trail Shoe", "Sneaker", "Chelsea Boot", "Sandal", "Loafer", "Slipper", "Running Shoe"],
    options: [
      { ...colour, most: 3 },
      { name: "Size", values: shoeSizes, fewest: 3, most: 4 },
    ],
    priceFrom: 3500,
    priceTo: 22_000,
    weightFromGrams: 400,
    weightToGrams: 1500,
    lengthMm: 330,
    taxClass: "standard",
    shippingClass: "parcel",
    materials: ["suede", "canvas", "leather", "mesh"],
    specNames: ["Upper", "Sole", "Care"],
  },
  {
    department: "Tech",
    name: "Audio",
    code: "AU",
    nouns: ["Headphones", "Speaker", "Turntable", "Earbuds", "Microphone", "Soundbar", "Radio"],
    options: [colour],
    priceFrom: 2500,
    priceTo: 42_000,
    weightFromGrams: 60,
    weightToGrams: 4800,
    lengthMm: 450,
    taxClass: "standard",
    shippingClass: "parcel",
    materials: ["aluminium", "walnut", "polycarbonate"],
    specNames: ["Material", "Battery life", "Connection"],
  },
  {
    department: "Tech",
    name: "Power",
    code: "PW",
    nouns: [
      "USB-C Cable",
      "Wall Charger",
      "Power Bank",
      "Travel Adapter",
      "Desk Dock",
      "Extension Lead",
    ],
    options: [
      {
        name: "Length",
        values: [
          { label: "1 m", code: "1m" },
          { label: "2 m", code: "2m", pricePercent: 125 },
          { label: "3 m", code: "3m", pricePercent: 150 },
        ],
        fewest: 1,
        most: 3,
      },
      { ...colour, most: 3 },
    ],
    priceFrom: 900,
    priceTo: 12_000,
    weightFromGrams: 40,
    weightToGrams: 700,
    lengthMm: 210,
    taxClass: "standard",
    shippingClass: "parcel",
    materials: ["braided nylon", "polycarbonate", "aluminium"],
    specNames: ["Material", "Output", "Plug"],
  },
  {
    department: "Outside",
    name: "Outdoor",
    code: "OD",
    nouns: [
      "Tent",
      "Sleeping Bag",
      "Camp Stool",
      "Lantern",
      "Dry Bag",
      "Daypack",
      "Water Bottle",
      "Hammock",
      "Bike Pump",
    ],
    options: [colour],
    priceFrom: 1400,
    priceTo: 38_000,
    weightFromGrams: 150,
    weightToGrams: 6800,
    lengthMm: 620,
    taxClass: "standard",
    shippingClass: "bulky",
    materials: ["ripstop nylon", "aluminium", "canvas"],
    specNames: ["Material", "Water resistance", "Season"],
  },
  {
    department: "Pantry",
    name: "Coffee and Tea",
    code: "CT",
    nouns: [
      "Espresso Beans",
      "Filter Coffee",
      "Green Tea",
      "Black Tea",
      "Cocoa",
      "Herbal Infusion",
      "Chai",
    ],
    options: [
      {
        name: "Weight",
        values: [
          { label: "250 g", code: "250", contentGrams: 250 },
          { label: "500 g", code: "500", pricePercent: 185, contentGrams: 500 },
          { label: "1 kg", code: "1kg", pricePercent: 340, contentGrams: 1000 },
        ],
        fewest: 2,
        most: 3,
      },
    ],
    priceFrom: 600,
    priceTo: 2600,
    weightFromGrams: 270,
    weightToGrams: 320,
    lengthMm: 240,
    taxClass: "reduced",
    shippingClass: "parcel",
    materials: ["whole bean", "loose leaf", "ground"],
    specNames: ["Form", "Origin", "Roast"],
  },
] as const satisfies readonly Category[];
