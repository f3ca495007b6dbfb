import { readFileSync } from "node:fs";
import { isLibraryError } from "@almanac/kernel/errors/library-error";
import { keysOf, present } from "@almanac/kernel/objects/objects";
import { catalogSizes, type FixtureSet, type StoreOptions } from "@almanac/storefront-fixtures";
import { fixtureSetSchema } from "@almanac/storefront-fixtures/schema";
import type { Command } from "commander";
import * as z from "zod";
import {
  AlmanacError,
  type CommandIssue,
  inTwoLines,
  refuse,
  whyUnreadable,
  wrongWord,
} from "../../errors/almanac-error.ts";
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
  const parsed = fixtureSetSchema.safeParse(readJson(path, "--catalog"));
  if (parsed.success) return parsed.data;
  return refuseShop({
    code: "invalid_value",
    parameter: "--catalog",
    what: `--catalog ${quoted(path)} is not a FixtureSet: ${z.prettifyError(parsed.error).replaceAll(/\s+/g, " ")}`,
  });
}

export function readJson(path: string, parameter: string): unknown {
  const text = readText(path, parameter);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it is not JSON";
    return refuseShop({
      code: "invalid_value",
      parameter,
      what: `${parameter} ${quoted(path)} is not a JSON file: ${reason}`,
    });
  }
}

function readText(path: string, parameter: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const what = `${parameter} ${whyUnreadable(path, error)}`;
    return refuseShop({ code: "invalid_value", parameter, what });
  }
}

/** The option or argument of a field of a request that is not named as the field. */
const parameters: Readonly<Record<string, string>> = {
  product_id: "<id>",
  cart_id: "--cart",
  q: "[words]",
  "address.street_address": "--street",
  "address.address_locality": "--city",
  "address.address_region": "--region",
  "address.postal_code": "--postal-code",
  "address.address_country": "--country",
  delivery_option: "--delivery",
  "discount_codes.0": "--code",
  payment_token: "--token",
};

/** The options that have the name of their field, with hyphens in place of underscores. */
const sameNames = [
  "category",
  "brand",
  "tag",
  "min_price",
  "max_price",
  "min_rating",
  "in_stock",
  "sort",
  "limit",
  "cursor",
  "market",
  "quantity",
  "email",
  "reason",
];

/** A shop's error with options in place of fields. Any other error is unchanged. */
export function inOptions(error: unknown): unknown {
  if (!isLibraryError(error)) return error;
  return new AlmanacError(error.category, error.issues.map(inOption), { cause: error });
}

export function inOption({
  code,
  path,
  message,
}: {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}): CommandIssue {
  const field = path.join(".");
  const parameter = parameterOf(field);
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

function parameterOf(field: string): string | undefined {
  return sameNames.includes(field) ? `--${field.replaceAll("_", "-")}` : parameters[field];
}

/** Exactly, without an exponent. No currency has more than four decimals (ISO 4217). */
export function amount(value: number): string {
  return value.toLocaleString("en-US", {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 4,
  });
}

export interface ShopOptions {
  readonly seed?: string;
  readonly size?: string;
  readonly catalog?: string;
}

export interface AccessOptions extends ShopOptions {
  readonly state?: string;
  readonly url?: string;
}

export function withShop(command: Command): Command {
  return command
    .option("--seed <seed>", "what the shop is made from (default: 1)")
    .option("--size <size>", "tiny, standard, large or huge (default: standard)")
    .option("--catalog <file>", "a FixtureSet instead of the made-up catalogue");
}

/** The options that decide which shop is used: a new one, a saved one, or a served one. */
export function withAccess(command: Command): Command {
  return withShop(command)
    .option("--state <file>", "keep the shop in a file from one call to the next")
    .option("--url <address>", "a shop that is served; its key in ALMANAC_API_KEY");
}

/** A usage error of `almanac shop`, with its help unless the issue names another. */
export function refuseShop(issue: CommandIssue): never {
  return refuse({ see: "almanac help shop", ...issue });
}
