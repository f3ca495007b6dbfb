import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { yearOverrides } from "../scripts/year-overrides.ts";
import { type Compiled, compile } from "../src/compile/compile.ts";
import { compileCatalogue } from "../src/compile/compile-catalogue.ts";
import { encode } from "../src/compile/encode.ts";
import { findRanks } from "../src/compile/ranks.ts";
import { manifest } from "../src/index.ts";
import { loadCatalogue, loadData } from "../src/node/index.ts";
import { readDump } from "../src/node/read-dump.ts";

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

/** A dump of two schemas, in the form in which NHTSA publishes its standalone database. */
const dump = `--
SET statement_timeout = 0;
COPY vpic.bodystyle (id, name) FROM stdin;
13	Sedan/Saloon
\\.
COPY vpic.country (id, name, displayorder) FROM stdin;
6	UNITED STATES (USA)	1
\\.
COPY vpic.element (id, name, code, lookuptable, description, isprivate, groupname, datatype, decode) FROM stdin;
5	Body Class	\\N	BodyStyle	\\N	f	\\N	lookup	Pattern
28	Model	\\N	Model	\\N	f	\\N	lookup	Pattern
38	Trim	\\N	\\N	\\N	f	\\N	string	Pattern
999	Secret	\\N	\\N	\\N	t	\\N	string	Pattern
\\.
COPY vpic.enginemodel (id, name, description) FROM stdin;
\\.
COPY vpic.enginemodelpattern (id, enginemodelid, attributeid, elementid, createdon, updatedon) FROM stdin;
\\.
COPY vpic.make (id, name, createdon, updatedon) FROM stdin;
1	Make One	\\N	\\N
\\.
COPY vpic.make_model (id, makeid, modelid, createdon, updatedon) FROM stdin;
1	1	7	\\N	\\N
\\.
COPY vpic.manufacturer (id, name) FROM stdin;
3	MAKER\\tONE
\\.
COPY vpic.model (id, name, createdon, updatedon) FROM stdin;
7	Seven	\\N	\\N
\\.
COPY vpic.pattern (id, vinschemaid, keys, elementid, attributeid, createdon, updatedon) FROM stdin;
2	10	ab*	28	7	2020-01-01 00:00:00	\\N
1	10	AB*	38	old	2020-01-01 00:00:00	\\N
3	10	A	38	new	2020-01-01 00:00:00	2026-08-02 00:00:00
4	10	A	999	hidden	2020-01-01 00:00:00	\\N
5	11	A	28	7	2020-01-01 00:00:00	\\N
\\.
COPY vpic.vindescriptor (id, descriptor, modelyear, createdon, updatedon) FROM stdin;
1	1AAAB000*A1	2011	\\N	\\N
\\.
COPY vpic.vinschema (id, name, sourcewmi, createdon, updatedon, notes, tobeqced) FROM stdin;
10	Schema of ten	\\N	\\N	\\N	\\N	f
11	Not yet checked	\\N	\\N	\\N	\\N	t
\\.
COPY vpic.wmi (id, wmi, manufacturerid, makeid, vehicletypeid, createdon, updatedon, countryid, publicavailabilitydate, trucktypeid) FROM stdin;
5	1AA	3	1	2	\\N	\\N	6	2015-01-01 00:00:00	\\N
6	1AB	3	1	2	\\N	\\N	6	2027-01-01 00:00:00	\\N
\\.
COPY vpic.wmi_make (wmiid, makeid) FROM stdin;
5	1
\\.
COPY vpic.wmi_vinschema (id, wmiid, vinschemaid, yearfrom, yearto, orgid) FROM stdin;
1	5	10	2010	\\N	\\N
2	5	11	2010	2011	\\N
\\.
COPY vpic.wmiyearvalidchars (id, wmi, year) FROM stdin;
1	1AA	2010
\\.
`;

describe("NHTSA's own dump", () => {
  const folder = mkdtempSync(join(tmpdir(), "vin-data-"));
  const read = async (name: string, bytes: string | Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    return readDump(join(folder, name), () => {});
  };

  test("gives the same tables as .sql and as the published .zip", async () => {
    const packed = deflateRawSync(dump);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(8, 8);
    header.writeUInt16LE(5, 26);
    const zip = Buffer.concat([header, Buffer.from("d.sql"), packed]);
    const plain = await read("dump.sql", dump);
    expect(await read("dump.zip", zip)).toEqual(plain);
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
          { key: "A", facts: [{ element: 38, value: "new" }] },
          { key: "AB*", facts: [{ element: 28 }, { element: 38, value: "old" }] },
        ],
      },
    ]);
    // The newer row has the shorter key and wins anyway, so it needs no rank.
    expect(findRanks(compiled)).toEqual([]);
    const older: Compiled = JSON.parse(JSON.stringify(compiled), (key, value) =>
      key === "changedOn" && String(value).startsWith("2026") ? "2019-01-01" : value,
    );
    expect(findRanks({ ...older, makeOfModel: compiled.makeOfModel })).toEqual([
      { schema: 0, entry: 1, element: 38, rank: 1 },
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
