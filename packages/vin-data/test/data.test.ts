import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { yearOverrides } from "../scripts/year-overrides.ts";
import { type Compiled, compile } from "../src/compile/compile.ts";
import { compileCatalogue } from "../src/compile/compile-catalogue.ts";
import { encode } from "../src/compile/encode.ts";
import { findRanks } from "../src/compile/ranks.ts";
import { manifest } from "../src/index.ts";
import { loadCatalogue, loadData } from "../src/node/index.ts";
import { readDump } from "../src/node/read-dump.ts";
import { dump } from "./small-dump.ts";
import { zipOf } from "./zip-of.ts";

test("the committed file matches its manifest", () => {
  const data = loadData();
  expect(data.length).toBe(manifest.bytes);
  expect(createHash("sha256").update(data).digest("hex")).toBe(manifest.sha256);
  expect(manifest.rows).toEqual({
    patterns: 799_121,
    schemas: 24_566,
    wmis: 12_765,
    links: 41_347,
    engines: 346,
    yearOverrides: 69,
    elements: 33,
    specifications: 0,
    exceptions: 0,
  });
  expect(manifest.licence).toContain("public domain");
});

test("the committed catalogue matches its manifest", () => {
  const data = loadCatalogue();
  const { bytes, sha256, rows } = manifest.catalogue;
  expect(data.length).toBe(bytes);
  expect(createHash("sha256").update(data).digest("hex")).toBe(sha256);
  expect(rows).toEqual({
    makes: 12_119,
    models: 31_396,
    manufacturers: 22_447,
    wmis: 12_765,
    elements: 160,
    lists: 68,
  });
});

test("the year overrides have NHTSA's 69 descriptors", () => {
  expect(yearOverrides.size).toBe(69);
  for (const [descriptor, year] of yearOverrides) {
    expect(descriptor).toMatch(/^[A-HJ-NPR-Z0-9]{8}\*[A-HJ-NPR-Z0-9]{2}(?:[A-HJ-NPR-Z0-9]{3})?$/);
    expect(year).toBeGreaterThan(2008);
  }
});

describe("NHTSA's own dump", () => {
  const folder = mkdtempSync(join(tmpdir(), "vin-data-"));
  const read = async (name: string, bytes: string | Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    return readDump(join(folder, name), () => {});
  };

  test("gives the same tables as .sql and as the published .zip", async () => {
    const plain = await read("dump.sql", dump);
    expect(await read("dump.zip", zipOf("d.sql", dump))).toEqual(plain);
    expect(plain.date).toBe("2026-08-02");
    await expect(read("broken.zip", "no archive, no archive, no archive")).rejects.toThrow(
      "not a zip",
    );
    await expect(read("empty.sql", "--\n")).rejects.toThrow("has no table");
    rmSync(folder, { recursive: true });
  });

  test("compiles to public codes, checked schemas and visible elements, and ranks a newer row only if its key is not shorter", async () => {
    const compiled = compile(await readText(dump));
    expect(compiled.wmis.map(({ wmi, manufacturer }) => [wmi, manufacturer])).toEqual([
      ["1AA", "MAKER ONE"],
    ]);
    expect(compiled.schemas).toMatchObject([
      {
        id: 10,
        entries: [
          { key: "A", facts: [{ elementId: 38, value: "new" }] },
          { key: "AB*", facts: [{ elementId: 28 }, { elementId: 38, value: "old" }] },
        ],
      },
    ]);
    // The newer row has the shorter key and wins anyway, so it needs no rank.
    expect(findRanks(compiled)).toEqual([]);
    const older: Compiled = JSON.parse(JSON.stringify(compiled), (key, value) =>
      key === "changedOn" && String(value).startsWith("2026") ? "2019-01-01" : value,
    );
    expect(findRanks({ ...older, makeOfModel: compiled.makeOfModel })).toEqual([
      { schema: 0, entry: 1, elementId: 38, rank: 1 },
    ]);
  });

  test("gives the catalogue names, days and the years of a model, but none of an unchecked schema", async () => {
    const { makes, manufacturers, wmis, elements, lists } = compileCatalogue(await readText(dump));
    const years = [{ vehicleTypeId: 2, from: 2010, to: null }];
    expect(makes).toEqual([{ id: 1, name: "Make One", models: [{ id: 7, name: "Seven", years }] }]);
    expect(manufacturers).toEqual([{ id: 3, name: "MAKER ONE", makeIds: [] }]);
    expect(wmis.map(({ wmi, makeIds, availableOn }) => [wmi, makeIds, availableOn])).toEqual([
      ["1AA", [1], "2015-01-01"],
    ]);
    expect(elements.map(({ id }) => id)).toEqual([5, 28, 38, 999]);
    expect(lists).toEqual([{ name: "bodystyle", values: [["13", "Sedan/Saloon"]] }]);
  });

  test("gives equal bytes for equal input", async () => {
    const bytes = [0, 1].map(async () => {
      const snapshot = await readText(dump);
      const compiled = compile(snapshot);
      return encode(compiled, findRanks(compiled), snapshot.yearOverrides, snapshot.date);
    });
    const [one, other] = await Promise.all(bytes);
    expect(one).toEqual(other);
    expect(String.fromCharCode(...(one ?? []).slice(0, 5))).toBe("AVIN4");
  });
});

async function readText(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "vin-data-"));
  try {
    writeFileSync(join(folder, "dump.sql"), text);
    return await readDump(join(folder, "dump.sql"), () => {});
  } finally {
    rmSync(folder, { recursive: true });
  }
}
