import * as z from "zod";
import { fault } from "./fail.ts";
import { read } from "./read.ts";

const optionsSchema = z.strictObject({
  seed: z.union([z.int(), z.string().max(1000)], "A whole number or a text").optional(),
  fixtureVersion: z.int().optional(),
  size: z.enum(["tiny", "standard", "large", "huge"]).optional(),
  market: z.string().max(20).optional(),
  catalog: z.unknown().optional(),
  scenario: z.unknown().optional(),
  startAt: z
    .int()
    .min(0)
    .max(8.64e15 / 2)
    .optional(),
  now: z.custom<() => number>((value) => typeof value === "function", "A function").optional(),
  idSecret: z.string().min(1).max(1000).optional(),
  strictBuyer: z.boolean().optional(),
  reserveOnCheckout: z.boolean().optional(),
  dataFaults: z.boolean().optional(),
  maxCarts: z.int().min(1).optional(),
  cartLifetimeMs: z.int().min(1).optional(),
});

/** Options with every fault told at once. */
export function readOptions(options: unknown): z.infer<typeof optionsSchema> {
  const known = read(optionsSchema, options);
  const { fixtureVersion = 1 } = known;
  if (fixtureVersion === 1) return known;
  throw fault(
    "unsupported_fixture_version",
    `There is no fixture version ${fixtureVersion}. Version 1 is the only one so far.`,
    ["fixtureVersion"],
  );
}
