import { below, keyedRandom, pick } from "@almanac/kernel/numbers/keyed-random";
import { benefits, care, sellers, specValues } from "../../../data/product-words.ts";
import type { SpecialProduct } from "../../../data/special-products.ts";
import type { RoleEntry } from "../../../store-results.ts";
import type { Media } from "../../../types.ts";
import { generatedMarket, priceIn } from "../../engine/trade-terms.ts";
import type { RawPrice, RawProduct, RawVariant } from "../raw-product.ts";
import { type Blueprint, tagsOf } from "./blueprint.ts";
import { type Combination, chooseStock, combinationsOf, type Draw } from "./choices.ts";
import { gtinOf, productIdOf, skuOf, slugOf, suffixOf, variantIdOf } from "./identity.ts";

interface Plan {
  readonly seed: number;
  readonly blueprint: Blueprint;
  readonly dataFaults: boolean;
  readonly identify: (role: string) => RoleEntry | undefined;
}

/** Builds the whole product from its blueprint. */
export function buildProduct(plan: Plan): RawProduct {
  const { seed, blueprint } = plan;
  const { index, special, category, title, brand, options, rating } = blueprint;
  const draw: Draw = (field) => keyedRandom(seed, "detail", index, field);
  const slug = slugOf(title);
  const id = productIdOf(seed, index, slug);
  const variants = combinationsOf(options, special?.impossible).map((combination, position) =>
    buildVariant(plan, draw, id, combination, position),
  );
  const shippingClass = special?.shippingClass ?? category.shippingClass;
  return {
    id,
    handle: `${slug}-${suffixOf(seed, index)}`,
    title,
    brand,
    description: describe(draw, blueprint),
    categories: [
      { value: category.name, taxonomy: "merchant" },
      { value: `${category.department} > ${category.name}`, taxonomy: "merchant" },
    ],
    tags: tagsOf(blueprint),
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(({ label }) => label),
    })),
    variants,
    media: variants[0]?.media ?? [],
    ...(rating
      ? { rating: { value: rating.value, scale_max: 5 as const, count: rating.count } }
      : {}),
    specs: specsOf(draw, blueprint),
    tax_class: category.taxClass,
    shipping_class: shippingClass,
    max_per_order: special?.maxPerOrder ?? 999,
    seller: { name: sellers[special?.seller ?? 0] ?? sellers[0] },
    disclosures: disclosuresOf(special, shippingClass),
    ageDays: blueprint.ageDays,
    ...flagsOf(plan),
  };
}

function flagsOf({ blueprint: { special }, identify }: Plan) {
  const held = (special?.bundle ?? []).map(identify).filter((entry) => entry !== undefined);
  return {
    ...(special?.ageRestricted === undefined ? {} : { age_restricted: special.ageRestricted }),
    ...(special?.shippingClass === "hazmat" ? { hazmat: true } : {}),
    ...(special?.countries ? { countries: [...special.countries] } : {}),
    ...(held.length > 0
      ? { bundle: held.map(({ variant_id }) => ({ variant_id, quantity: 1 })) }
      : {}),
    ...(special?.status ? { status: special.status } : {}),
    ...(special?.readyInDays === undefined ? {} : { readyInDays: special.readyInDays }),
    ...(special?.saleDays ? { saleDays: special.saleDays } : {}),
  };
}

function buildVariant(
  { seed, blueprint, dataFaults }: Plan,
  draw: Draw,
  productId: string,
  { values, code }: Combination,
  position: number,
): RawVariant {
  const { index, special, category, title } = blueprint;
  const id = variantIdOf(productId, code);
  const labels = values.map(({ value }) => value.label).join(" / ");
  const percent = values.reduce(
    (product, { value }) => (product * (value.pricePercent ?? 100)) / 100,
    100,
  );
  const content = values.find(({ value }) => value.contentGrams !== undefined)?.value.contentGrams;
  const weight =
    category.weightFromGrams +
    below(draw("weight"), category.weightToGrams - category.weightFromGrams);
  const digital = special?.shippingClass === "digital";
  const length = category.lengthMm - below(draw("length"), Math.floor(category.lengthMm / 3));
  return {
    id,
    sku: skuOf(category.code, index, position),
    gtin: gtinOf(seed, index, position),
    title: labels === "" ? title : labels,
    options: values.map(({ name, value }) => ({ name, label: value.label })),
    price: priceOf(blueprint, percent, dataFaults),
    ...(content === undefined ? {} : { contentGrams: content }),
    stock: stockOf(draw, special, position),
    weight_g: digital ? 0 : content === undefined ? weight : content + 30,
    dimensions_mm: digital
      ? { length: 0, width: 0, height: 0 }
      : { length, width: Math.ceil(length * 0.6), height: Math.ceil(length * 0.35) },
    media: special?.withoutImage
      ? []
      : [pictureOf(id, labels === "" ? title : `${title}, ${labels}`)],
  };
}

export function pictureOf(variantId: string, text: string): Media {
  return { type: "image", url: `/media/${variantId}.svg`, alt_text: text, width: 600, height: 600 };
}

function priceOf(
  { special, basePriceCents, listPercent }: Blueprint,
  percent: number,
  dataFaults: boolean,
) {
  const list = special?.dataFault && dataFaults ? 75 : listPercent;
  return (market: string): RawPrice => {
    const table = generatedMarket(market);
    if (special?.priceMinor !== undefined) return { amount: special.priceMinor };
    const amount = priceIn(table, (basePriceCents * percent) / 100);
    return list === 0
      ? { amount }
      : { amount, list: priceIn(table, (basePriceCents * percent * list) / 10_000) };
  };
}

function stockOf(draw: Draw, special: SpecialProduct | undefined, position: number): number {
  const fixed = special?.stock;
  if (fixed) return fixed[Math.min(position, fixed.length - 1)] ?? 0;
  return special ? 10 + (draw(`stock ${position}`) % 90) : chooseStock(draw, position);
}

function describe(draw: Draw, { title, brand, category }: Blueprint): RawProduct["description"] {
  const material = pick(draw("material"), category.materials);
  const benefit = pick(draw("benefit"), benefits);
  const plain = `${title} by ${brand}, in ${material}. ${benefit}`;
  return {
    plain,
    html: `<p>${escapeMarkup(`${title} by ${brand}, in ${material}.`)}</p><p>${benefit}</p>`,
    markdown: `**${title.replace(/([\\`*_[\]<>])/g, "\\$1")}** by ${brand}, in ${material}.\n\n${benefit}`,
  };
}

export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function specsOf(
  draw: Draw,
  { category, brand, special, options }: Blueprint,
): Record<string, string> {
  const specs: Record<string, string> = { Brand: brand };
  for (const [at, name] of category.specNames.entries()) {
    specs[name] =
      at === 0
        ? pick(draw("material"), category.materials)
        : pick(draw(name), name === "Care" ? care : specValues);
  }
  if (special?.model !== undefined) specs["Model number"] = special.model;
  if (options.length === 0) specs["Pack size"] = "1";
  return specs;
}

function disclosuresOf(
  special: SpecialProduct | undefined,
  shippingClass: string,
): RawProduct["disclosures"] {
  return [
    ...(special?.ageRestricted === undefined
      ? []
      : [
          { code: "age_restricted", content: `For buyers aged ${special.ageRestricted} and over.` },
        ]),
    ...(shippingClass === "hazmat"
      ? [{ code: "hazmat", content: "Pressurised gas: not sent by air." }]
      : []),
    ...(shippingClass === "digital"
      ? [{ code: "final_sale", content: "Downloads cannot be returned." }]
      : []),
  ];
}
