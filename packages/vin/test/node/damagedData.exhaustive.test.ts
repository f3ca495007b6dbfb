import { spawnSync } from "node:child_process";
import { loadData } from "@almanac/vin-data/node";
import { describe, expect, test } from "vitest";
import { type Damage, damagedFile } from "../../../../test/damaged-file.ts";
import { createDecoder, VinError } from "../../src/index.ts";
import { ByteReader } from "../../src/internal/byte-reader.ts";
import { murmur3 } from "../../src/internal/murmur3.ts";
import { createRandom } from "./generate-vins.ts";

const data = loadData();
const vin = "1HGCM82633A004352";

/** Where the header ends and each section begins, read apart from the code under test. */
const starts = (() => {
  const reader = new ByteReader(data, 5);
  const lengths: number[] = [];
  for (let left = reader.varint(); left > 0; left--) {
    lengths.push(reader.varint());
    reader.varint();
  }
  reader.varint();
  const found = [reader.offset];
  for (const length of lengths) found.push((found.at(-1) ?? 0) + length);
  return found;
})();

const openedWith = (bytes: Uint8Array): VinError => {
  try {
    createDecoder(bytes);
  } catch (error) {
    if (error instanceof VinError) return error;
    throw error;
  }
  return expect.fail("opened");
};

const flipped = (at: number, bit = 0): Uint8Array => {
  const bytes = data.slice();
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  return bytes;
};

// The test vectors of https://en.wikipedia.org/wiki/MurmurHash with seed 0.
test.each([
  ["", 0],
  ["test", 0xba6bd213],
  ["Hello, world!", 0xc0363e43],
  ["The quick brown fox jumps over the lazy dog", 0x2e4ff723],
])("MurmurHash3 of %j", (text, hash) => {
  expect(murmur3(new TextEncoder().encode(text))).toBe(hash);
  // The same wherever the bytes lie in their buffer.
  const moved = new TextEncoder().encode(`.${text}`).subarray(1);
  expect(murmur3(moved)).toBe(hash);
});

describe("NHTSA's tables are refused by name", () => {
  const sections = starts
    .slice(0, -1)
    .map((start, index) => ({ index, start, end: starts[index + 1] ?? 0 }));

  test.for(sections)(
    "with a bit flipped in section $index, or cut there",
    ({ index, start, end }) => {
      for (const at of new Set([start, (start + end) >> 1, end - 1])) {
        const error = openedWith(flipped(at, at % 8));
        expect(error).toMatchObject({ code: "damaged_data", category: "unavailable" });
        expect(error.message).toContain("vpic.bin.gz of @almanac/vin-data");
        expect(error.message).toMatch(
          new RegExp(`section ${index} \\(.+\\) does not match its checksum`),
        );
        expect(error.message).toContain("Install");
      }
      expect(openedWith(data.subarray(0, end - 1)).message).toContain(
        `ends within section ${index} (`,
      );
    },
  );

  test("with any bit flipped in the header, and with any one elsewhere", () => {
    const random = createRandom(20_261_122);
    const first = starts[0] ?? 0;
    for (let at = 0; at < first; at++) {
      expect(openedWith(flipped(at, random(8))).code).toBe("damaged_data");
    }
    for (let each = 0; each < 100; each++) {
      expect(openedWith(flipped(random(data.length), random(8))).code).toBe("damaged_data");
    }
  });

  test("cut anywhere, with bytes after the end, and of another layout", () => {
    const random = createRandom(7);
    for (const length of [
      0,
      1,
      4,
      5,
      6,
      100,
      ...Array.from({ length: 30 }, () => random(data.length)),
    ]) {
      expect(openedWith(data.subarray(0, length)).code).toBe("damaged_data");
    }
    expect(openedWith(Uint8Array.from([...data, 0])).message).toContain("it is too long");
    const older = Uint8Array.from(data);
    older.set([..."AVIN2"].map((letter) => letter.charCodeAt(0)));
    expect(openedWith(older).message).toContain('it begins with "AVIN2"');
  });
});

test("a table of sizes that fails is an error of the answer, and never thrown", () => {
  for (const thrown of [new RangeError("cut"), "text", null]) {
    const { safeDecodeVin } = createDecoder(data, {
      dimensions: () => {
        throw thrown;
      },
    });
    const { error } = safeDecodeVin("5UXWX7C57BA123456");
    expect(error).toBeInstanceOf(VinError);
    expect(error).toMatchObject({ code: "damaged_data", category: "unavailable" });
    expect(safeDecodeVin("nonsense").error?.code).toBe("invalid_length");
  }
});

describe("the library that comes with its data", () => {
  const script = `
    const vin = await import(${JSON.stringify(new URL("../../src/node/index.ts", import.meta.url).href)});
    const caught = (run) => { try { run(); } catch (error) { return [error.name, error.code, error.message]; } };
    const { success, error } = vin.safeDecodeVin("5UXWX7C57BA123456");
    const [first] = vin.decodeVins(["5UXWX7C57BA123456"]);
    console.log(JSON.stringify({
      safe: [success, error?.name, error?.code, error?.message],
      list: first.error?.code,
      decode: caught(() => vin.decodeVin("5UXWX7C57BA123456")),
      check: caught(() => vin.checkData()),
      again: vin.safeDecodeVin("5UXWX7C57BA123456").error === error,
    }));`;

  const files = [
    ["vpic.bin.gz", "missing", "missing_data"],
    ["vpic.bin.gz", "cut", "damaged_data"],
    ["vpic.bin.gz", "garbled", "damaged_data"],
    ["vpic.bin.gz", "garbled within", "damaged_data"],
    ["dimensions.bin", "missing", "missing_data"],
    ["dimensions.bin", "cut", "damaged_data"],
    ["dimensions.bin", "garbled", "damaged_data"],
  ] as const satisfies readonly (readonly [string, Damage, string])[];

  test.for(files)(
    "reports %s that is %s as %s, with the file and the remedy",
    ([name, damage, code]) => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ["--import", damagedFile(name, damage), "--input-type=module", "--eval", script],
        { encoding: "utf8" },
      );
      expect(stderr).toBe("");
      const message = expect.stringMatching(
        new RegExp(
          `^${name.replaceAll(".", "\\.")} of @almanac/[a-z-]+ .*Install the package again`,
        ),
      );
      expect(JSON.parse(stdout)).toEqual({
        safe: [false, "VinError", code, message],
        list: code,
        decode: ["VinError", code, message],
        check: ["VinError", code, message],
        again: true,
      });
    },
  );
});

test("sound data are no error", async () => {
  const { checkData } = await import("../../src/node/index.ts");
  expect(checkData()).toBeUndefined();
  expect(createDecoder(data).decodeVin(vin).model).toBe("Accord");
});
