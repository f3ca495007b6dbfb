import { fieldsOf } from "@almanac/kernel/objects/fields-of";
import { keysOf } from "@almanac/kernel/objects/keys-of";
import * as z from "zod";
import { catalogSizes } from "../../data/catalog-sizes.ts";
import type { StorePacks } from "../../store-options.ts";
import { read } from "./read-input.ts";
import { refuse } from "./refuse.ts";

const sizes = keysOf(catalogSizes);

const optionsSchema = z.strictObject({
  seed: z
    .union([z.int(), z.string().max(1000)], "a whole number, or a text of at most 1000 characters")
    .optional(),
  fixtureVersion: z.int().optional(),
  size: z.enum(sizes).optional(),
  market: z.string().max(20).optional(),
  catalog: z.unknown().optional(),
  scenario: z.unknown().optional(),
  packs: z
    .custom<StorePacks>(
      (value) => typeof fieldsOf(value).open === "function",
      "the result of adversarialPacks",
    )
    .optional(),
  startAt: z
    .int()
    .min(0)
    .max(8.64e15 / 2)
    .optional(),
  now: z.custom<() => number>((value) => typeof value === "function", "a function").optional(),
  idSecret: z.string().min(1).max(1000).optional(),
  strictBuyer: z.boolean().optional(),
  reserveOnCheckout: z.boolean().optional(),
  dataFaults: z.boolean().optional(),
  maxCarts: z.int().min(1).optional(),
  cartLifetimeMs: z.int().min(1).optional(),
});

/** Checks options against their schema. Throws one error that lists every issue. */
export function readOptions(options: unknown): z.infer<typeof optionsSchema> {
  const known = read(optionsSchema, options, "The options");
  const { fixtureVersion = 1 } = known;
  if (fixtureVersion === 1) return known;
  refuse(
    "unsupported_fixture_version",
    `There is no fixture version ${fixtureVersion}. The only version is 1.`,
    ["fixtureVersion"],
  );
}
