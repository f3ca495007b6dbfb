import { readFileSync } from "node:fs";
import type { FixtureSet } from "@almanac/storefront-fixtures";
import { fixtureSetSchema } from "@almanac/storefront-fixtures/schema";
import { checkSchema, faultLines } from "../../problems/schema-faults.ts";
import { SettingsError } from "../../settings-error.ts";

/**
 * Reads a custom catalogue from a file.
 * @throws SettingsError that says what is wrong with the file.
 */
export function readCatalog(path: string): FixtureSet {
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "the file cannot be read";
    throw wrong(path, `not valid JSON: ${reason}`);
  }
  const { success, data, faults } = checkSchema(fixtureSetSchema, document, "body");
  if (success) return data;
  throw wrong(path, `not a valid FixtureSet:\n${faultLines(faults)}`);
}

function wrong(path: string, what: string): SettingsError {
  return new SettingsError([`ALMANAC_STOREFRONT_CATALOG="${path}" is ${what}`]);
}
