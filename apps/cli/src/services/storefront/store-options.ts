import { readFileSync } from "node:fs";
import { keysOf } from "@almanac/kernel/objects/keys-of";
import { catalogSizes, type FixtureSet, type StoreOptions } from "@almanac/storefront-fixtures";
import { fixtureSetSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import { whyUnreadable } from "../../errors/why-unreadable.ts";
import { wrongWord } from "../../errors/wrong-word.ts";
import { quoted } from "../../output/printable.ts";
import { refuse } from "./refuse.ts";
import type { ShopOptions } from "./shop-access.ts";

/** Converts the options of the command line to options of the library. */
export function storeOptions({ seed, size, catalog }: ShopOptions): StoreOptions {
  const sizes = keysOf(catalogSizes());
  const known = sizes.find((each) => each === size);
  if (size !== undefined && known === undefined) {
    return refuse(wrongWord("--size", sizes, size));
  }
  return {
    ...(seed === undefined ? {} : { seed: readSeed(seed) }),
    ...(known === undefined ? {} : { size: known }),
    ...(catalog === undefined ? {} : { catalog: readCatalog(catalog) }),
  };
}

/** A whole number of at most 32 bits is read as a number, anything else as a text. */
function readSeed(seed: string): number | string {
  return /^\d{1,10}$/.test(seed) && Number(seed) < 2 ** 32 ? Number(seed) : seed;
}

function readCatalog(path: string): FixtureSet {
  const parsed = fixtureSetSchema.safeParse(readJson(path, "--catalog"));
  if (parsed.success) return parsed.data;
  return refuse({
    code: "invalid_value",
    parameter: "--catalog",
    what: `--catalog ${quoted(path)} is not a FixtureSet: ${z.prettifyError(parsed.error).replaceAll(/\s+/g, " ")}`,
  });
}

/** Reads the JSON file that an option names. */
export function readJson(path: string, parameter: string): unknown {
  const text = readText(path, parameter);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it is not JSON";
    return refuse({
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
    return refuse({ code: "invalid_value", parameter, what });
  }
}
