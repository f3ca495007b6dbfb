// Writes the tables of docs/vin-coverage.md: what the makers' tables contain, and what the decoder
// finds for the known cars in test/cases, per market. Run `node scripts/update-coverage.ts`. With
// --check it writes nothing, and fails if the page is out of date.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { MakerTables } from "../src/internal/maker/table-rows.ts";
import { decodeVin, type Vehicle } from "../src/node/index.ts";

interface KnownCar {
  readonly vin: string;
  readonly market?: string;
  readonly year?: number | null;
}

interface Share {
  vins: number;
  make: number;
  model: number;
  candidates: number;
  yearWritten: number;
  year: number;
  engine: number;
}

const now = (): number => Date.UTC(2026, 10, 20);

const casesOf = (name: string): readonly KnownCar[] => {
  const file = new URL(`../test/cases/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { cases: readonly KnownCar[] }).cases;
};

const add = (share: Share, car: KnownCar, vehicle: Vehicle): void => {
  share.vins += 1;
  if (vehicle.make !== undefined) share.make += 1;
  if (vehicle.model !== undefined) share.model += 1;
  else if (vehicle.modelCandidates) share.candidates += 1;
  if (typeof car.year === "number") share.yearWritten += 1;
  if (typeof car.year === "number" && vehicle.year !== undefined) share.year += 1;
  const { fuel, capacityCc, capacityLitres } = vehicle.engine ?? {};
  if (fuel ?? capacityCc ?? capacityLitres) share.engine += 1;
};

const sharesOf = (
  cars: readonly KnownCar[],
  marketOf: (car: KnownCar, vehicle: Vehicle) => string,
): ReadonlyMap<string, Share> => {
  const shares = new Map<string, Share>();
  for (const car of cars) {
    const vehicle = decodeVin(car.vin, { now });
    for (const market of [marketOf(car, vehicle), "all"]) {
      const share = shares.get(market) ?? {
        vins: 0,
        make: 0,
        model: 0,
        candidates: 0,
        yearWritten: 0,
        year: 0,
        engine: 0,
      };
      shares.set(market, share);
      add(share, car, vehicle);
    }
  }
  return shares;
};

const tableOf = (shares: ReadonlyMap<string, Share>): string =>
  [
    "| Market | VINs | make | model | several possible models | year, of VINs that have one | engine |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...[...shares]
      .toSorted(([left], [right]) =>
        left === "all" ? 1 : right === "all" ? -1 : left < right ? -1 : 1,
      )
      .map(
        ([market, share]) =>
          `| ${market} | ${share.vins} | ${share.make} | ${share.model} | ${share.candidates} | ${share.year} of ${share.yearWritten} | ${share.engine} |`,
      ),
  ].join("\n");

/**
 * Results for cars with European schemes, by the country of their code, and for cars of
 * other markets.
 */
export const marketTables = (): { readonly europe: string; readonly world: string } => ({
  europe: tableOf(sharesOf(casesOf("makers-europe"), (_, vehicle) => vehicle.country ?? "?")),
  world: tableOf(sharesOf(casesOf("makers-world"), (car) => car.market ?? "?")),
});

/** The number of rows of each kind, for each maker family. */
export const makerTable = async (): Promise<string> => {
  const folder = new URL("../src/makers/", import.meta.url);
  const lines: string[] = [];
  for (const file of globSync("*/tables.ts", { cwd: folder }).toSorted()) {
    const exported: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href);
    const found = Object.entries(exported).find(([name]) => name.endsWith("Tables"))?.[1];
    const { wmis, models, engines = [], plants = [] } = found as MakerTables;
    const graded = (grade: string): number => models.filter((row) => row[4] === grade).length;
    lines.push(
      `| ${dirname(file)} | ${Object.keys(wmis).length} | ${graded("A")} | ${graded("B")} | ${engines.length} | ${plants.length} |`,
    );
  }
  return [
    "| Family | WMIs | models, grade A | models, grade B | engines | plants |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...lines,
  ].join("\n");
};

/** The page with its three tables brought up to date. */
const withTables = async (page: string): Promise<string> => {
  const { europe, world } = marketTables();
  const tables = { makers: await makerTable(), europe, world };
  return Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n\\n)[^]*?(\\n\\n<!-- /${name} -->)`),
        (_, before: string, after: string) => before + table + after,
      ),
    page,
  );
};

if (import.meta.main) {
  const file = new URL("../../../docs/vin-coverage.md", import.meta.url);
  const page = readFileSync(file, "utf8");
  const now = await withTables(page);
  const isCurrent = now === page;
  if (!process.argv.includes("--check")) writeFileSync(file, now);
  else if (!isCurrent) process.exitCode = 1;
  process.stdout.write(`docs/vin-coverage.md ${isCurrent ? "is" : "was not"} up to date\n`);
}
