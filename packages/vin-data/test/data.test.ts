import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compile } from "../src/compile/compile.ts";
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
    patterns: 1_346_482,
    schemas: 25_293,
    wmis: 13_014,
    links: 41_810,
    engines: 346,
    yearOverrides: 69,
    elements: 127,
    specifications: 17_341,
    exceptions: 18_806,
  });
  expect(manifest.licence).toContain("public domain");
});

test("the committed catalogue matches its manifest", () => {
  const data = loadCatalogue();
  const { bytes, sha256, rows } = manifest.catalogue;
  expect(data.length).toBe(bytes);
  expect(createHash("sha256").update(data).digest("hex")).toBe(sha256);
  expect(rows).toEqual({
    makes: 12_387,
    models: 32_070,
    manufacturers: 23_098,
    wmis: 13_014,
    elements: 161,
    lists: 68,
  });
});

test("the file for browsers matches its manifest, and is small", () => {
  const packed = readFileSync(new URL("../data/vpic-browser.bin.gz", import.meta.url));
  const data = gunzipSync(packed);
  const { bytes, sha256, rows } = manifest.browser;
  expect(data.length).toBe(bytes);
  expect(createHash("sha256").update(data).digest("hex")).toBe(sha256);
  expect(rows).toMatchObject({ schemas: manifest.rows.schemas, wmis: manifest.rows.wmis });
  expect(packed.length).toBeLessThan(2_500_000);
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
    const schemas = compiled.schemas.map(({ id, entries }) => ({ id, entries }));
    expect(schemas).toMatchObject([
      // NHTSA has not checked this schema: its key allows a character, and gives no value.
      { id: 11, entries: [{ key: "A", facts: [] }] },
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
    const older = compile(await readText(dump.replaceAll("2026-08-02", "2019-01-01")));
    expect(findRanks(older)).toEqual([{ schema: 1, entry: 1, elementId: 38, rank: 1 }]);
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
    expect(String.fromCharCode(...(one ?? []).slice(0, 5))).toBe("AVIN6");
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
