import { describe, expect, test } from "vitest";
import { expectReported } from "./damaged-files.ts";
import {
  data,
  expectSectionRefused,
  flipped,
  headerEnd,
  openedWith,
  sections,
} from "./damaged-tables.ts";
import { createRandom } from "./generate-vins.ts";

describe("NHTSA's tables are refused with the name of the damaged part", () => {
  test.for(sections)(
    "if a bit is flipped in section $index of $file, or the file is cut there",
    expectSectionRefused,
  );

  test("if a bit is flipped in the header or elsewhere", () => {
    const random = createRandom(20_261_122);
    for (let at = 0; at < headerEnd; at += 1 + random(60)) {
      expect(openedWith(flipped(at, random(8))).code).toBe("damaged_data");
    }
    for (let each = 0; each < 100; each++) {
      expect(openedWith(flipped(random(data.length), random(8))).code).toBe("damaged_data");
    }
  });
});

describe("the library with its packaged data", () => {
  test.for([
    ["vpic.bin.gz", "missing", "missing_data"],
    ["vpic.bin.gz", "cut", "damaged_data"],
    ["vpic.bin.gz", "garbled", "damaged_data"],
    ["vpic.bin.gz", "garbled within", "damaged_data"],
    ["dimensions.bin", "missing", "missing_data"],
    ["dimensions.bin", "cut", "damaged_data"],
    ["dimensions.bin", "garbled", "damaged_data"],
  ] as const)(
    "reports %s that is %s as %s, with the file and the remedy",
    ([name, damage, code]) => {
      expectReported(name, damage, code);
    },
  );
});
