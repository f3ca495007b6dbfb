import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import { fromBase32, toBase32 } from "../../values/digest.ts";

/** A title as a-z, 0-9 and hyphens, at most 40 characters; `item` if none of its letters are among them. */
export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");
  return slug === "" ? "item" : slug;
}

/** Four characters that encode the index of a product, scrambled by the seed. */
export function suffixOf(seed: number, index: number): string {
  return toBase32(permuteNumber(seed, index));
}

export function productIdOf(seed: number, index: number, slug: string): string {
  return `prd_${slug}_${suffixOf(seed, index)}`;
}

export function variantIdOf(productId: string, code: string): string {
  return code === "" ? productId : `${productId}_${code}`;
}

export function skuOf(categoryCode: string, index: number, variant: number): string {
  return `${categoryCode}-${String(index).padStart(5, "0")}-${String(variant + 1).padStart(2, "0")}`;
}

/** A GTIN-13 with a prefix from 200 to 299, which GS1 reserves for use within a shop. */
export function gtinOf(seed: number, index: number, variant: number): string {
  const prefix = 200 + (keyedRandom(seed, "gtin", 0, "prefix") % 100);
  const digits = `${prefix}${String(index).padStart(6, "0")}${String(variant).padStart(3, "0")}`;
  return gtin(digits);
}

/**
 * The index that an id, SKU, GTIN or handle encodes. The caller must derive that product and compare, because the rest
 * of the id is not checked.
 */
export function indexNamedBy(seed: number, id: string): number | undefined {
  const suffix = /^prd_[a-z0-9-]+_([a-z0-9]{4})(?:_[a-z0-9-]+)?$/.exec(id)?.[1];
  if (suffix !== undefined) return indexOfSuffix(seed, suffix);
  const sku = /^[A-Z]{2}-(\d{5})-\d{2}$/.exec(id)?.[1];
  if (sku !== undefined) return Number(sku);
  const gtin = /^2\d{2}(\d{6})\d{4}$/.exec(id)?.[1];
  if (gtin !== undefined) return Number(gtin);
  const handle = /^[a-z0-9-]+-([a-z0-9]{4})$/.exec(id)?.[1];
  return handle === undefined ? undefined : indexOfSuffix(seed, handle);
}

function indexOfSuffix(seed: number, suffix: string): number | undefined {
  const scrambled = fromBase32(suffix);
  return scrambled === undefined ? undefined : restoreNumber(seed, scrambled);
}

const halfBits = 10;

const halfMask = (1 << halfBits) - 1;

/**
 * A one-to-one mapping of 0 to 1,048,575 that depends on the seed: a Feistel network of four rounds over two halves of
 * ten bits.
 */
function permuteNumber(seed: number, value: number): number {
  let [left, right] = [value >>> halfBits, value & halfMask];
  for (let round = 0; round < 4; round += 1) {
    [left, right] = [
      right,
      left ^ (keyedRandom(seed, "scramble", right, String(round)) & halfMask),
    ];
  }
  return (left << halfBits) | right;
}

/** The inverse of {@link permuteNumber}. */
function restoreNumber(seed: number, value: number): number {
  let [left, right] = [value >>> halfBits, value & halfMask];
  for (let round = 3; round >= 0; round -= 1) {
    [left, right] = [right ^ (keyedRandom(seed, "scramble", left, String(round)) & halfMask), left];
  }
  return (left << halfBits) | right;
}

/**
 * A GTIN-13 from its first twelve digits.
 *
 * @see GS1 General Specifications, section 7.9: the check digit, with weights 1 and 3 from the left.
 */
export function gtin(digits: string): string {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(digits[at]) * (at % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
