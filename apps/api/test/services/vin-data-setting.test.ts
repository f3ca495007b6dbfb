import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { useDataFiles } from "@almanac/vin";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { unavailableServices } from "../../src/http/service.ts";
import { createVin } from "../../src/services/vin.ts";
import { readSettings } from "../../src/settings.ts";

const shipped = new URL("../../../../packages/vin-data/data/", import.meta.url);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "almanac-vin-data-"));
  for (const name of ["vpic.bin.gz", "catalogue.bin.gz"]) {
    copyFileSync(new URL(name, shipped), join(folder, name));
  }
});
afterEach(() => {
  useDataFiles(undefined);
  rmSync(folder, { recursive: true });
});

/** Why the service cannot answer with the data in the folder; an empty list if it can. */
function reasons(data = folder): string[] {
  const settings = readSettings({ ALMANAC_VIN_DATA: data });
  const service = createVin({ now: Date.now }, settings.vin);
  return unavailableServices([service]).map(({ reason }) => reason);
}

describe("ALMANAC_VIN_DATA", () => {
  test("can be a folder or a file", () => {
    expect(reasons()).toEqual([]);
    expect(reasons(join(folder, "vpic.bin.gz"))).toEqual([]);
    expect(readSettings({}).vin).toEqual({ vpicQueryKey: false });
    expect(() => readSettings({ ALMANAC_VIN_DATA: "" })).not.toThrow();
  });

  test("makes the service unavailable if the file is missing, and names the file", () => {
    expect(reasons(join(folder, "nothing"))).toEqual([
      expect.stringMatching(
        /nothing cannot be read \(ENOENT\)\. Write it again from NHTSA's dump\.$/,
      ),
    ]);
    rmSync(join(folder, "catalogue.bin.gz"));
    expect(reasons()).toEqual([expect.stringContaining("catalogue.bin.gz cannot be read")]);
  });

  test.each(["vpic.bin.gz", "catalogue.bin.gz"])(
    "refuses %s with a flipped bit or a cut",
    (name) => {
      const file = join(folder, name);
      const packed = readFileSync(file);
      const inner = gunzipSync(packed);
      const at = inner.length >> 1;
      inner[at] = (inner[at] ?? 0) ^ 1;
      writeFileSync(file, gzipSync(inner, { level: 1 }));
      expect(reasons()).toEqual([
        expect.stringMatching(/is damaged: section \d+ \(.+\) does not match/),
      ]);
      expect(reasons()[0]).toContain(file);
      writeFileSync(file, packed.subarray(0, packed.length >> 1));
      expect(reasons()).toEqual([expect.stringContaining("is damaged: it cannot be unpacked")]);
      writeFileSync(file, gzipSync("another file"));
      expect(reasons()).toEqual([expect.stringContaining('it begins with "anoth"')]);
    },
  );
});
