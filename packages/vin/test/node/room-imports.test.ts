import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("../../src", import.meta.url));

/** Each room may import itself and the rooms above it, so there is no ring between rooms. */
const rooms = [
  "data",
  "errors.ts",
  "types.ts",
  "request-fields.ts",
  "internal/vin",
  "schema",
  "schema.ts",
  "internal/vpic",
  "internal/catalogue",
  "internal/plan",
  "internal/maker",
  "internal/nhtsa",
  "markets",
  "makers",
  "internal/evidence",
  "internal/answer",
  "internal/efficiency",
  "internal/elements",
  "checkDigit.ts",
  "createCatalogue.ts",
  "openEfficiency.ts",
  "parseVin.ts",
  "createDecoder.ts",
  "decodeElements.ts",
  "internal/lookup",
  "internal/generate",
  "internal/match",
  "createToolbox.ts",
  "index.ts",
  "use-core-or-browser.ts",
  "node",
  "web",
];

const roomOf = (file: string): string => {
  const [first = "", second = ""] = file.split("/");
  return first === "internal" ? `${first}/${second}` : first;
};

test("no file of vin imports a room that is listed below its own room", () => {
  const upward: string[] = [];
  const files = globSync("**/*.ts", { cwd: src });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const own = rooms.indexOf(roomOf(file));
    expect(own, `${file} is in a room that is not listed`).toBeGreaterThanOrEqual(0);
    for (const [, specifier = ""] of readFileSync(join(src, file), "utf8").matchAll(
      /from "(\.[^"]+)"/g,
    )) {
      const target = join(dirname(file), specifier);
      if (rooms.indexOf(roomOf(target)) > own) upward.push(`${file} imports ${target}`);
    }
  }
  expect(upward).toEqual([]);
});
