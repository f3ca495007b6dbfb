import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileDump } from "@almanac/vin-data/compile";
import { expect, test } from "vitest";
import { createDecoder, decodeElements, openCatalogue } from "../../src/node/index.ts";
import { readRecordedAnswers } from "../dump/recorded-answers.ts";
import { writeDump } from "../dump/write-dump.ts";

const seatBeltType = 79;
const note = 114;

// NHTSA's live answers of September 2026, such as the one for 1C9FA3822R1257465.
test("the different values of a free text are joined, and equal ones are given once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vin-several-"));
  const [answer] = readRecordedAnswers().filter(({ values }) => values.has("Seat Belt Type"));
  const { vin = "" } = answer ?? {};
  const dump = writeDump(answer === undefined ? [] : [answer], openCatalogue());
  const keys = [vin.slice(3, 8), vin.slice(3, 7), vin.slice(3, 6)];
  const rows = ["One", "Two", "One"].map((text, at) =>
    [900 + at, 1, keys[at], note, text, `2026-06-0${9 - at} 00:00:00`, "\\N"].join("\t"),
  );
  const head = /(COPY vpic\.pattern .*\n)/;
  try {
    writeFileSync(join(folder, "dump.sql"), dump.replace(head, `$1${rows.join("\n")}\n`));
    const { vpic } = await compileDump(folder);
    const { elements } = decodeElements(createDecoder(vpic.bytes), vin);
    const ids = elements.map(({ id }) => id);
    expect(ids).toContain(seatBeltType);
    expect(ids).toEqual([...new Set(ids)]);
    expect(
      elements
        .find(({ id }) => id === note)
        ?.value.split(", ")
        .sort(),
    ).toEqual(["One", "Two"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
