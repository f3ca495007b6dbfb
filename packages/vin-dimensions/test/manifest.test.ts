import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { manifest } from "../src/index.ts";

test("the manifest describes the file", () => {
  const file = readFileSync(new URL("../data/dimensions.bin", import.meta.url));
  expect(file.length).toBe(manifest.bytes);
  expect(createHash("sha256").update(file).digest("hex")).toBe(manifest.sha256);
  expect(manifest.bytes).toBeLessThan(100_000);
});

test("the licence file of the data names source, licence and changes", () => {
  const licence = readFileSync(new URL("../LICENSE-DATA.md", import.meta.url), "utf8");
  for (const words of [
    "CC BY-SA 4.0",
    "Transport Canada",
    "AllCarsDB",
    manifest.sourceUrl,
    "Changes",
  ]) {
    expect(licence).toContain(words);
  }
});
