import * as z from "zod";
import type { Snapshot } from "../../store-results.ts";
import { copyJson } from "../values/copy-json.ts";
import { read } from "./read-input.ts";
import { refuse } from "./refuse.ts";
import type { Shop } from "./shop.ts";

/** What buyers send has up to 20 levels, and a row adds levels around it. */
const rowLevels = 64;

const row = z.record(z.string(), z.unknown()).transform((value, context) => {
  const copy = copyJson(value, rowLevels);
  if (copy !== undefined) return copy;
  context.addIssue({
    code: "custom",
    input: value,
    message: `plain JSON of at most ${rowLevels} levels`,
  });
  return z.NEVER;
});

const snapshotSchema = z.strictObject({
  snapshot: z.literal(1),
  fixture_version: z.literal(1),
  catalog: z.string(),
  rows: z.array(z.tuple([z.string(), z.string(), row])),
});

/** The whole state, with the fingerprint of its catalogue. */
export function takeSnapshot({ catalog, records }: Shop): Snapshot {
  return {
    snapshot: 1,
    fixture_version: 1,
    catalog: catalog.fingerprint,
    rows: records.rows(),
  };
}

/** Replaces the whole state by that of a snapshot. */
export function restoreSnapshot(shop: Shop, value: unknown): void {
  const snapshot = read(snapshotSchema, value, "The snapshot");
  if (snapshot.catalog !== shop.catalog.fingerprint) {
    refuse(
      "unsupported_snapshot",
      "The snapshot belongs to a shop with another catalogue. Create the shop with the same seed, size and catalogue.",
      ["catalog"],
    );
  }
  shop.records.replace(snapshot.rows);
}
