import { readFileSync } from "node:fs";
import { type FixtureSet, fixtureSetSchema } from "@almanac/storefront-fixtures";
import * as z from "zod";

/** Reads a catalogue of one's own from a file. Throws an `Error` that says what is wrong with it. */
export function readCatalog(path: string): FixtureSet {
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be read";
    throw new Error(`The catalogue ${path} is no JSON file: ${reason}`);
  }
  const parsed = fixtureSetSchema.safeParse(document);
  if (parsed.success) return parsed.data;
  throw new Error(`The catalogue ${path} is no FixtureSet:\n${z.prettifyError(parsed.error)}`);
}
