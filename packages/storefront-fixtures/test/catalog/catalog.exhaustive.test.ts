import { expect, test } from "vitest";
import type { StoreOptions } from "../../src/index.ts";
import golden from "../cases/golden.json" with { type: "json" };
import { digestOf } from "./digest-of.ts";

test.for(golden.catalogues)(
  "the same options give the same catalogue: $size with seed $seed in $market",
  ({ digest, ...options }) => {
    expect(digestOf(options as StoreOptions)).toBe(digest);
  },
);
