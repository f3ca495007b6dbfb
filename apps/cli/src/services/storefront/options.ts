import { readFileSync } from "node:fs";
import type { Issue } from "@almanac/kernel/errors/issue";
import { isLibraryError } from "@almanac/kernel/errors/library-error";
import { keysOf, mapValues, present } from "@almanac/kernel/objects/objects";
import { catalogSizes, type FixtureSet, type StoreOptions } from "@almanac/storefront-fixtures";
import { fixtureSetSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import {
  AlmanacError,
  type CommandIssue,
  fault,
  inTwoLines,
  refuse,
  whyUnreadable,
  wrongWord,
} from "../../errors/almanac-error.ts";
import {
  flagOf,
  type OptionTexts,
  type Typed,
  type TypedOptions,
  typedFor,
} from "../../parser/options.ts";
import { quoted } from "../../text/printable.ts";

export function storeOptions({ seed, size, catalog }: ShopOptions): StoreOptions {
  const sizes = keysOf(catalogSizes());
  const known = sizes.find((each) => each === size);
  if (size !== undefined && known === undefined) {
    return refuseShop(wrongWord("--size", sizes, size));
  }
  return present({
    seed: seed === undefined ? undefined : readSeed(seed),
    size: known,
    catalog: catalog === undefined ? undefined : readCatalog(catalog),
  });
}

/** A whole number of at most 32 bits is read as a number, anything else as a text. */
function readSeed(seed: string): number | string {
  return /^\d{1,10}$/.test(seed) && Number(seed) < 2 ** 32 ? Number(seed) : seed;
}

function readCatalog(path: string): FixtureSet {
  const document = readJson(path, "--catalog");
  return matching(fixtureSetSchema, document, { path, parameter: "--catalog", noun: "FixtureSet" });
}

/** The content of a file, if it matches a schema. Refuses other content. */
export function matching<Content>(
  schema: z.ZodType<Content>,
  document: unknown,
  { path, parameter, noun }: Readonly<Record<"path" | "parameter" | "noun", string>>,
): Content {
  const parsed = schema.safeParse(document);
  if (parsed.success) return parsed.data;
  const reason = z.prettifyError(parsed.error).replaceAll(/\s+/g, " ");
  return refuseValue(parameter, `${quoted(path)} is not a ${noun}: ${reason}`);
}

export function readJson(path: string, parameter: string): unknown {
  const text = readText(path, parameter);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it is not JSON";
    return refuseValue(parameter, `${quoted(path)} is not a JSON file: ${reason}`);
  }
}

export function readText(path: string, parameter: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return refuseValue(parameter, whyUnreadable(path, error));
  }
}

/** Refuses the value of an option or argument. `why` completes the sentence that names it. */
export function refuseValue(parameter: string, why: string): never {
  return refuseShop(fault("invalid_value", parameter, why));
}

/** The options of `shop products`, by the parameters of the query that they fill. */
export const queryOptions = {
  category: ["--category <name>", "only this category"],
  brand: ["--brand <name>", "only this brand"],
  tag: ["--tag <tag>", "only with this tag"],
  min_price: ["--min-price <amount>", "decimal, included"],
  max_price: ["--max-price <amount>", "decimal, included"],
  min_rating: ["--min-rating <stars>", "0 to 5"],
  in_stock: ["--in-stock", "only what can be bought now"],
  sort: ["--sort <order>", "relevance, price_asc, price_desc, rating_desc, newest, title"],
  limit: ["--limit <count>", "Default: 10, at most 50"],
  cursor: ["--cursor <cursor>", "next_cursor of the page before"],
  market: ["--market <id>", "US, DE, GB, JP or KW"],
} as const satisfies OptionTexts;

/** The options of `shop cart checkout`, by the fields of the buyer's address. */
export const addressOptions = {
  street_address: ["--street <text>", "with checkout: where the goods go"],
  address_locality: ["--city <text>", "likewise"],
  address_region: ["--region <text>", "likewise: NY"],
  postal_code: ["--postal-code <text>", "likewise"],
  address_country: ["--country <code>", "likewise: US"],
} as const satisfies OptionTexts;

/** The fields that typed options fill. A flag is the text `true`. */
export function fieldsFrom(options: TypedOptions, texts: OptionTexts): Record<string, string> {
  const given = mapValues(texts, ([words]) => typedFor(words, options));
  return mapValues(present(given), String);
}

/** The option or argument of each field of a request. */
const parameters: Readonly<Record<string, string>> = {
  product_id: "<id>",
  cart_id: "--cart",
  quantity: "--quantity",
  q: "[words]",
  email: "--email",
  delivery_option: "--delivery",
  "discount_codes.0": "--code",
  payment_token: "--token",
  reason: "--reason",
  ...mapValues(queryOptions, ([words]) => flagOf(words)),
  ...Object.fromEntries(
    Object.entries(addressOptions).map(([field, [words]]) => [`address.${field}`, flagOf(words)]),
  ),
};

/** A shop's error with options in place of fields. Any other error is unchanged. */
export function inOptions(error: unknown): unknown {
  if (!isLibraryError(error)) return error;
  return new AlmanacError(error.category, error.issues.map(inOption), { cause: error });
}

export function inOption({ code, path, message }: Issue): CommandIssue {
  const field = path.join(".");
  const parameter = parameters[field];
  const said = message.replace(/\.$/, "");
  const see = "almanac help shop";
  if (parameter === undefined) return { code, what: said, see };
  const lines = inTwoLines(said);
  return { code, parameter, ...lines, what: named(lines.what, field, parameter), see };
}

/** Puts the option into the sentence: `limit must be` becomes `--limit must be`. */
function named(fault: string, field: string, parameter: string): string {
  if (fault.startsWith(`${field} `)) return `${parameter}${fault.slice(field.length)}`;
  return /^"(?:[^"\\]|\\.)*" is not a known /.test(fault) ? `${parameter} ${fault}` : fault;
}

/** Exactly, without an exponent. No currency has more than four decimals (ISO 4217). */
export function amount(value: number): string {
  return value.toLocaleString("en-US", {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 4,
  });
}

/** The options that make a new shop. */
export const shopOptions = {
  seed: ["--seed <seed>", "what the shop is made from (default: 1)"],
  size: ["--size <size>", "tiny, standard, large or huge (default: standard)"],
  catalog: ["--catalog <file>", "a FixtureSet instead of the made-up catalogue"],
} as const satisfies OptionTexts;

export type ShopOptions = Typed<typeof shopOptions>;

/** The options that decide which shop is used: a new one, a saved one, or a served one. */
export const accessOptions = {
  ...shopOptions,
  state: ["--state <file>", "keep the shop in a file from one call to the next"],
  url: ["--url <address>", "a shop that is served; its key in ALMANAC_API_KEY"],
} as const satisfies OptionTexts;

export type AccessOptions = Typed<typeof accessOptions>;

/** A usage error of `almanac shop`, with its help unless the issue names another. */
export function refuseShop(issue: CommandIssue): never {
  return refuse({ see: "almanac help shop", ...issue });
}
