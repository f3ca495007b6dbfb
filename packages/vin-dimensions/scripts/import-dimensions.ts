// Builds data/dimensions.bin and src/data/manifest.json from the two tables of AllCarsDB:
//   node scripts/import-dimensions.ts <body-configs.csv> <year-make-model.csv> [--check]
// With --check it writes nothing and compares. Equal input gives equal bytes.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { bodyStyles } from "../src/internal/body-styles.ts";
import { crc32 } from "../src/internal/crc-32.ts";
import { normalName } from "../src/internal/normal-name.ts";
import { readCsv } from "./read-csv.ts";

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const [bodiesPath, yearsPath] = paths;
if (bodiesPath === undefined || yearsPath === undefined) {
  throw new Error("usage: import-dimensions.ts <body-configs.csv> <year-make-model.csv> [--check]");
}
const bodies = readCsv(readFileSync(bodiesPath, "utf8"));
const years = readCsv(readFileSync(yearsPath, "utf8"));

/**
 * Restores the whole centimetres of the original source. AllCarsDB converted them to inches,
 * rounded to a tenth.
 */
const centimetres = (inches: string): number => Math.round((Number(inches) * 25.4) / 10);

const sizeOf = (row: Readonly<Record<string, string>>): string => {
  const sides = [row.Length_in, row.Width_in, row.Height_in];
  return sides.every((side) => side !== undefined && side !== "")
    ? sides.map((side) => String(centimetres(side ?? ""))).join(" ")
    : "";
};

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
const indexOf = (items: Iterable<string>): Map<string, number> =>
  new Map([...new Set(items)].toSorted(compare).map((item, index) => [item, index]));

const sizes = indexOf(bodies.map(sizeOf).filter((size) => size !== ""));
const names: readonly string[] = bodyStyles;
const configurationOf = (row: Readonly<Record<string, string>>): string => {
  const style = (row.Body_Style ?? "").toLowerCase();
  const body = style === "" ? 0 : names.indexOf(style) + 1;
  if (style !== "" && body === 0) throw new Error(`unknown body style ${style}`);
  const size = sizeOf(row);
  return `${Number(row.Doors ?? "") * 16 + body} ${size === "" ? 0 : (sizes.get(size) ?? 0) + 1}`;
};
const configurationByRef = new Map(bodies.map((row) => [row.Ref ?? "", configurationOf(row)]));
const configurations = indexOf(configurationByRef.values());

const listsByCar = new Map<string, Map<number, Set<number>>>();
for (const row of years) {
  const configuration = configurationByRef.get(row.Body_Config_Ref ?? "");
  if (configuration === undefined) throw new Error(`no body ${row.Body_Config_Ref}`);
  const make = normalName(row.Make ?? "");
  const named = normalName(row.Model ?? "");
  const model = named.startsWith(make) && named !== make ? named.slice(make.length) : named;
  const car = `${make} ${model}`;
  const byYear = listsByCar.get(car) ?? new Map<number, Set<number>>();
  listsByCar.set(car, byYear);
  const year = Number(row.Year);
  byYear.set(
    year,
    (byYear.get(year) ?? new Set<number>()).add(configurations.get(configuration) ?? 0),
  );
}
const listKey = (set: ReadonlySet<number>): string =>
  [...set].toSorted((left, right) => left - right).join(" ");
const lists = indexOf(
  [...listsByCar.values()].flatMap((byYear) => [...byYear.values()].map(listKey)),
);

let bytes: number[] = [];
const number = (value: number): void => {
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) + 128);
    if (rest < 128) return;
  }
};
const text = (value: string): void => {
  number(value.length);
  bytes.push(...[...value].map((letter) => letter.charCodeAt(0)));
};
/** Writes the length of what a function writes, then what it writes. */
const withLength = (write: () => void): void => {
  const before = bytes;
  bytes = [];
  write();
  const written = bytes;
  bytes = before;
  number(written.length);
  bytes = bytes.concat(written);
};
const short = (value: number): void => {
  bytes.push(value & 255, value >> 8);
};

number(sizes.size);
for (const size of sizes.keys()) for (const side of size.split(" ")) short(Number(side));
number(configurations.size);
for (const configuration of configurations.keys()) {
  const [body, size] = configuration.split(" ");
  bytes.push(Number(body));
  short(Number(size));
}
/** The place of each list among the bytes of all lists. */
const places: number[] = [];
withLength(() => {
  const start = bytes.length;
  for (const list of lists.keys()) {
    places.push(bytes.length - start);
    const each = list.split(" ");
    number(each.length);
    for (const configuration of each) number(Number(configuration));
  }
});

interface Run {
  readonly from: number;
  to: number;
  readonly list: number;
}
const runsOf = (byYear: ReadonlyMap<number, ReadonlySet<number>>): readonly Run[] => {
  const runs: Run[] = [];
  for (const [year, set] of [...byYear].toSorted(([left], [right]) => left - right)) {
    const list = lists.get(listKey(set)) ?? 0;
    const last = runs.at(-1);
    if (last && last.list === list && last.to === year - 1) last.to = year;
    else runs.push({ from: year, to: year, list });
  }
  return runs;
};

const cars = [...listsByCar].toSorted(([left], [right]) => compare(left, right));
const makes = new Map<string, [string, ReadonlyMap<number, ReadonlySet<number>>][]>();
for (const [car, byYear] of cars) {
  const [make = "", model = ""] = car.split(" ");
  makes.set(make, [...(makes.get(make) ?? []), [model, byYear]]);
}
const writeRuns = (byYear: ReadonlyMap<number, ReadonlySet<number>>): void => {
  let year = 1900;
  for (const run of runsOf(byYear)) {
    number(run.from - year);
    number(run.to - run.from);
    number(places[run.list] ?? 0);
    year = run.to;
  }
};
number(makes.size);
for (const [make, models] of makes) {
  text(make);
  withLength(() => {
    number(models.length);
    for (const [model, byYear] of models) {
      text(model);
      withLength(() => writeRuns(byYear));
    }
  });
}

const checksum = crc32(Uint8Array.from(bytes));
const file = Uint8Array.from([
  ...[..."AVD3"].map((letter) => letter.charCodeAt(0)),
  ...[0, 8, 16, 24].map((shift) => (checksum >>> shift) & 255),
  ...bytes,
]);
const manifest = `${JSON.stringify(
  {
    source: "Transport Canada, Canadian Vehicle Specifications, by AllCarsDB (CC BY-SA 4.0)",
    sourceUrl: "https://github.com/shifter907/allcarsdb",
    readOn: "2026-08-31",
    licence: "CC-BY-SA-4.0",
    changes:
      "inches taken back to whole centimetres; joined by make, model and year; packed; nothing added",
    configurations: bodies.length,
    makeModelYears: cars.reduce((sum, [, byYear]) => sum + byYear.size, 0),
    firstYear: Math.min(...cars.flatMap(([, byYear]) => [...byYear.keys()])),
    lastYear: Math.max(...cars.flatMap(([, byYear]) => [...byYear.keys()])),
    bytes: file.length,
    sha256: createHash("sha256").update(file).digest("hex"),
  },
  null,
  2,
)}\n`;

const binary = new URL("../data/dimensions.bin", import.meta.url);
const manifestFile = new URL("../src/data/manifest.json", import.meta.url);
if (process.argv.includes("--check")) {
  const same = readFileSync(binary).equals(file) && readFileSync(manifestFile, "utf8") === manifest;
  process.stdout.write(
    same ? "the dimension file is what its source gives\n" : "the dimension file differs\n",
  );
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(binary, file);
  writeFileSync(manifestFile, manifest);
  process.stdout.write(manifest);
}
