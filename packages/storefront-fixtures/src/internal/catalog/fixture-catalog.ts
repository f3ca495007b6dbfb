import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import type { FixtureSet } from "../../types.ts";
import { textDigest } from "../values/digest.ts";
import { pictureOf } from "./generated/build-product.ts";
import { gtin, slugOf } from "./generated/identity.ts";
import {
  type Catalog,
  type Place,
  type RawProduct,
  type RawVariant,
  type Summary,
  searchFactsFrom,
} from "./raw-product.ts";

type FixtureProduct = FixtureSet["products"][number];

const stockUnlessSaid = 100;

/** The catalogue of a fixture set. Ids are used unchanged. */
export function fixtureCatalog(set: FixtureSet): Catalog {
  const stock = new Map(Object.entries(set.inventory ?? {}));
  const places = new Map<string, Place>();
  for (const [index, product] of set.products.entries()) {
    places.set(product.id, { index, match: "featured" });
    for (const [variant, { id, sku }] of (
      product.variants ?? [{ ...product, sku: undefined }]
    ).entries()) {
      places.set(id, { index, variant, match: "exact" });
      if (sku !== undefined && !places.has(sku))
        places.set(sku, { index, variant, match: "exact" });
    }
  }
  const products = set.products.map((product) => toRaw(product, stock));
  const at = (index: number): RawProduct => {
    const product = products[index];
    if (!product) throw new RangeError(`no product at ${index}`);
    return product;
  };
  return {
    count: products.length,
    fingerprint: textDigest(canonicalJson(set)),
    product: at,
    facts: searchFactsFrom(lastKept((index) => summarise(index, at(index)))),
    locate: (id) => places.get(id),
    indexOf: (id) => places.get(id)?.index,
    reviews: () => [],
    truth: (index) => ({ product_id: at(index).id, roles: [], attributes: {} }),
  };
}

/**
 * A search reads all facts of one product before the next, so keeping only the last summary
 * is enough.
 */
function lastKept(make: (index: number) => Summary): (index: number) => Summary {
  let last: Summary | undefined;
  return (index) => {
    if (last?.index !== index) last = make(index);
    return last;
  };
}

function summarise(index: number, product: RawProduct): Summary {
  const { title, brand, categories, tags, options, ageDays, variants } = product;
  const values = categories.map(({ value }) => value);
  return {
    index,
    brand,
    categories: values,
    titleWords: title.toLowerCase(),
    nearWords: `${brand} ${values.join(" ")}`.toLowerCase(),
    tags,
    rating: 0,
    ageDays,
    options: options.map(({ name, values: labels }) => ({ name, labels })),
    moving: false,
    price: (market) => Math.min(...variants.map((variant) => variant.price(market).amount)),
    isStocked: () => variants.some(({ stock }) => stock > 0),
  };
}

function toRaw(product: FixtureProduct, stock: ReadonlyMap<string, number>): RawProduct {
  const variants = product.variants ?? [{ id: product.id }];
  const media = product.image_url
    ? [
        {
          type: "image" as const,
          url: product.image_url,
          alt_text: product.title,
          width: 600,
          height: 600,
        },
      ]
    : undefined;
  const raw = variants.map((variant): RawVariant => {
    const amount = variant.price ?? product.price;
    return {
      id: variant.id,
      sku: variant.sku ?? variant.id,
      gtin: gtinFor(variant.id),
      title: variant.title ?? product.title,
      options: variant.options ?? [],
      price: () => ({ amount }),
      stock: stock.get(variant.id) ?? stockUnlessSaid,
      weight_g: 500,
      dimensions_mm: { length: 200, width: 150, height: 100 },
      media: media ?? [pictureOf(variant.id, product.title)],
    };
  });
  return {
    id: product.id,
    handle: slugOf(product.title),
    title: product.title,
    brand: product.brand ?? "",
    description: { plain: product.description ?? product.title },
    categories: (product.categories ?? []).map((value) => ({ value, taxonomy: "merchant" })),
    tags: product.tags ?? [],
    options: product.options ?? optionsIn(raw),
    variants: raw,
    media: raw[0]?.media ?? [],
    specs: {},
    tax_class: product.tax_class ?? "standard",
    shipping_class: product.shipping_class ?? "parcel",
    max_per_order: product.max_per_order ?? 999,
    ...(product.age_restricted === undefined ? {} : { age_restricted: product.age_restricted }),
    ...(product.shipping_class === "hazmat" ? { hazmat: true } : {}),
    seller: { name: "Almanac Mock Store" },
    disclosures:
      product.age_restricted === undefined
        ? []
        : [
            {
              code: "age_restricted",
              content: `For buyers aged ${product.age_restricted} and over.`,
            },
          ],
    ageDays: 1,
  };
}

/** A GTIN-13 of the in-store range, derived from an id. Two ids can get the same one. */
function gtinFor(id: string): string {
  const digits = `2${String(keyedRandom(0, id, 0, "gtin"))
    .padStart(11, "0")
    .slice(-11)}`;
  return gtin(digits);
}

function optionsIn(variants: readonly RawVariant[]): RawProduct["options"] {
  const labels = new Map<string, Set<string>>();
  for (const { name, label } of variants.flatMap(({ options }) => options)) {
    labels.set(name, (labels.get(name) ?? new Set()).add(label));
  }
  return [...labels].map(([name, values]) => ({ name, values: [...values] }));
}
