import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { compileDump, DumpError } from "../src/node/compileDump.ts";
import { readDump } from "../src/node/read-dump.ts";
import { archiveOf } from "./archive-of.ts";
import { dump } from "./small-dump.ts";

const folder = mkdtempSync(join(tmpdir(), "vin-dump-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Uint8Array, name = "dump.sql") {
  const path = join(folder, name);
  writeFileSync(path, content);
  return readDump(path, () => {});
}

async function refusal(content: string | Uint8Array, name?: string): Promise<string> {
  const error: unknown = await read(content, name).catch((reason) => reason);
  expect(error).toBeInstanceOf(DumpError);
  return (error as DumpError).message;
}

const wanted = await read(dump);
const name = "vPICList_lite_2026_08.sql";
const line = (table: string) => new RegExp(`(COPY vpic\\.${table} .*\\n)(.*)\\n`);

function withLongDirectory(): Buffer {
  const bytes = archiveOf({ name, text: dump });
  bytes.writeUInt32LE(0xffff_ffff, bytes.length - 10);
  return bytes;
}

describe("the same dump in another form gives the same tables:", () => {
  const head = "--\n-- PostgreSQL database dump\n--\n\\restrict x\n";
  const tail = "--\n-- PostgreSQL database dump complete\n--\n";
  test.each([
    ["line ends of Windows", dump.replaceAll("\n", "\r\n")],
    ["a byte order mark", `\uFEFF${dump.slice(dump.indexOf("COPY"))}`],
    ["quoted names", dump.replace(/COPY vpic\.(\w+)/g, 'COPY "vpic"."$1"')],
    ["the first and last line of pg_dump", head + dump + tail],
    ["a further table and a further column", furtherColumn()],
    ["columns in another order", otherOrder()],
  ])("%s", async (_, text) => {
    expect(await read(text)).toEqual(wanted);
  });

  test.each([
    ["with its directory", archiveOf({ name, text: dump })],
    ["stored", archiveOf({ name, text: dump, isStored: true })],
    [
      "after a folder",
      archiveOf({ name: "vPIC/", text: "" }, { name: `vPIC/${name}`, text: dump }),
    ],
    ["after a text", archiveOf({ name: "README.txt", text: "Read me" }, { name, text: dump })],
    ["with a directory that says it has four gigabytes", withLongDirectory()],
    ["with a name that leads out of the folder", archiveOf({ name: "../../d.sql", text: dump })],
  ])("an archive %s", async (_, bytes) => {
    expect(await read(bytes, "dump.ZIP")).toEqual(wanted);
    expect(await read(bytes, "download")).toEqual(wanted);
  });
});

describe("what is damaged is named:", () => {
  test.each([
    ["vindescriptor", "has no table vindescriptor"],
    ["bodystyle", "has no table bodystyle, which has the values of Body Class"],
  ])("the missing table %s", async (table, message) => {
    const text = dump.replace(new RegExp(`COPY vpic\\.${table} [^]*?\\n\\\\\\.\\n`), "");
    const used = text.replace(
      "\n1\t10\tAB*",
      "\n9\t10\tAB*\t5\t13\t2020-01-01 00:00:00\t\\N\n1\t10\tAB*",
    );
    expect(await refusal(used)).toContain(message);
  });

  test.each([
    [
      "a missing column",
      dump.replace(", keys,", ", kees,"),
      "table pattern of the dump has no column keys",
    ],
    [
      "a short row",
      dump.replace(line("make"), "$11\tMake One\n"),
      "table make of the dump has 2 values instead of 4",
    ],
    [
      "a text as number",
      dump.replace(line("vindescriptor"), "$11\tX\tsoon\t\\N\t\\N\n"),
      'no number as modelyear: "soon"',
    ],
    [
      "a day that is none",
      dump.replaceAll("2026-08-02", "tomorrow"),
      "was changed on no day: tomorrow",
    ],
    [
      "an end within a row",
      dump.slice(0, dump.indexOf("\tMake One")),
      "ends within its table make",
    ],
    [
      "PostgreSQL's custom form",
      "PGDMP\u0001\u000f",
      "is PostgreSQL's custom form. Only the plain form",
    ],
    [
      "a backup of SQL Server",
      archiveOf({ name: "vPICList_lite.bak", text: "TAPE\u0000" }),
      "is a backup of SQL Server",
    ],
  ] as const)("%s", async (_, content, message) => {
    expect(await refusal(content)).toContain(message);
  });

  test("an archive that is cut, or whose content is not what its checksum says", async () => {
    const bytes = archiveOf({ name, text: dump });
    for (const length of [0, 20, 200, bytes.length >> 1]) {
      const message = await refusal(bytes.subarray(0, length), "cut.zip");
      expect(message).toMatch(/cut\.zip is (?:cut or damaged|not a zip archive)/);
    }
    const changed = archiveOf({ name, text: dump.replace("Make One", "Make Two"), isStored: true });
    const original = archiveOf({ name, text: dump, isStored: true });
    const mixed = Buffer.concat([changed.subarray(0, -200), original.subarray(-200)]);
    expect(await refusal(mixed, "mixed.zip")).toContain("its checksum is wrong");
  });

  test("an archive without a file, with a file of another method, or with a directory that names a wrong place", async () => {
    const directory = archiveOf({ name: "vpic/", text: "" });
    expect(await refusal(directory, "empty.zip")).toContain(
      "is not a zip archive with a file in it",
    );
    const bytes = archiveOf({ name, text: dump });
    const entry = bytes.lastIndexOf("PK\u0001\u0002", undefined, "latin1");
    const bzip2 = Buffer.from(bytes);
    bzip2.writeUInt16LE(12, entry + 10);
    expect(await refusal(bzip2, "bzip2.zip")).toContain("another method than deflate");
    const misplaced = Buffer.from(bytes);
    misplaced.writeUInt32LE(1, entry + 42);
    expect(await refusal(misplaced, "misplaced.zip")).toContain("has a damaged directory");
  });

  test("an archive that unpacks to far more than a dump has", async () => {
    const bomb = archiveOf({ name, text: "\0".repeat(8 * 1024 ** 2) });
    expect(bomb.length).toBeLessThan(20_000);
    expect(await refusal(bomb, "bomb.zip")).toContain("unpacks to more than a dump can have");
  });
});

test("what cannot be used is skipped, counted and named, and the rest is compiled", async () => {
  const path = join(folder, "key.sql");
  writeFileSync(path, dump);
  const whole = await compileDump(path);
  const unused = { table: "wmiyearvalidchars", rows: 1, reason: "unused_table" };
  expect(whole.skipped).toEqual([unused]);
  const further = [
    ["1\t10\tAB*", "6\t10\t[[A\t38\tnever\t2020-01-01 00:00:00\t\\N\n1\t10\tAB*"],
    ["2\t5\t11\t2010", "3\t5\t10\t2012\t2009\t\\N\n2\t5\t11\t2010"],
    ["6\t1AB", "7\t1AC\t-3\t1\t2\t\\N\t\\N\t6\t2015-01-01 00:00:00\t\\N\n6\t1AB"],
  ] as const;
  const text = further.reduce((before, [row, rows]) => before.replace(row, rows), dump);
  writeFileSync(path, `COPY vpic.news (id, title) FROM stdin;\n1\tNew\n2\tOld\n\\.\n${text}`);
  const { vpic, skipped } = await compileDump(path);
  expect(vpic).toEqual(whole.vpic);
  expect(skipped).toEqual([
    { table: "news", rows: 2, reason: "unused_table" },
    { table: "wmi", rows: 1, reason: "negative_number" },
    unused,
    { table: "wmi_vinschema", rows: 1, reason: "reversed_years" },
    { table: "pattern", rows: 1, reason: "unreadable_key" },
  ]);
});

function furtherColumn(): string {
  const further = "COPY vpic.news (id, title) FROM stdin;\n1\tNew\n\\.\n";
  const make = "COPY vpic.make (id, name, createdon, updatedon, keys_regex) FROM stdin;\n";
  return further + dump.replace(line("make"), (_, __, row) => `${make}${row}\tx\n`);
}

function otherOrder(): string {
  return dump.replace(
    line("make"),
    "COPY vpic.make (updatedon, name, id, createdon) FROM stdin;\n\\N\tMake One\t1\t\\N\n",
  );
}
