import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "../apps/api/test/create-test-app.ts";
import { run } from "../apps/cli/test/harness.ts";
import type { ContractCase } from "./contract-case.ts";
import { type ServedApp, serveApp } from "./serve-app.ts";

let server: ServedApp;
const folder = mkdtempSync(join(tmpdir(), "almanac-server-"));
beforeAll(async () => {
  server = await serveApp(createTestApp());
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const key = "test";
const environment = { folder, home: folder, configHome: undefined, key, variables: {} };

/** Runs a command line on this machine and on the server. */
async function runBoth(argv: readonly string[], input = "") {
  const options = { now: Date.now, input, environment };
  const local = await run(argv, options);
  const before = server.seen.length;
  const remote = await run([...argv, "--api", server.url], options);
  return { local, remote, asked: server.seen.slice(before) };
}

const root = new URL("../", import.meta.url);
const offered = /^(?:dim|vin|tax|pay|cert)$/;
/** The catalogue and the toolbox of vin work only on this machine, and refuse `--api`. */
const answeredHere = /^vin (?:wmi|makes|models|match|generate)\b/;
const paths = globSync("packages/*/test/contract.ts", { cwd: root }).sort();

for (const path of paths) {
  const cases: readonly ContractCase[] = (await import(new URL(path, root).href)).default;
  const lookups = cases
    .filter(({ cli: [command = ""] }) => offered.test(command))
    .filter(({ cli }) => !answeredHere.test(cli.join(" ")));
  if (lookups.length === 0) continue;
  describe(path.split("/")[1] ?? path, () => {
    test.for(lookups)("$name: the same output and exit code from the server", async ({ cli }) => {
      const { local, remote, asked } = await runBoth(cli);
      expect(remote).toEqual(local);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.every((each) => each.key === key)).toBe(true);
    });
  });
}

test.for([
  "dim 40x30x20cm 2kg --carrier dhl",
  "dim 40x30x20cm 2kg --carrier dhl --explain",
  "dim 40x30x20cm 2kg --carrier upz",
  "dim 40x30x20cm 2kg --carrier ups --profile us-daily",
  "dim 40x30x0cm 2kg --carrier dhl",
  "dim 40x30x20cm 2kg",
  "vin 1HGCM82633A004352",
  "vin 1HGCM82633A004352 WDD2040821A540000 --csv",
  "vin 1HGCM82633A00435",
  "tax US-CA 85000 --year 2025 --explain",
  "tax US,GB 85000 --year 2025",
  "tax XX 85000",
  "tax compare --jurisdiction US --income 85000 --by filing_status --year 2025",
  "pay --jurisdiction DE --income 58000 --year 2026",
])("%s prints the same text for people from the server", async (line) => {
  const { local, remote, asked } = await runBoth(line.split(" "));
  expect(remote).toEqual(local);
  expect(asked.length).toBeGreaterThan(0);
});

const parcel = (index: number) =>
  `p${index},40,30,20,${(index % 30) + 1},${["ups", "dhl", "upz"][index % 3]}`;
const csv = `id,lengthCm,widthCm,heightCm,weightKg,carrier\n${Array.from({ length: 2_300 }, (_, index) => parcel(index)).join("\n")}\n`;

test.for(["csv", "ndjson", "json", "tsv"])(
  "a batch has the same %s rows from the server, and sends chunks of the server's limit",
  async (format) => {
    const { local, remote, asked } = await runBoth(["batch", "dim", "-", `--${format}`], csv);
    expect(local.exit).toBe(1);
    expect(remote).toEqual(local);
    expect(asked.every(({ line }) => line === "POST /v1/calculate/batch")).toBe(true);
    expect(Math.max(...asked.map(({ items }) => items))).toBe(1_000);
    expect(asked.reduce((sum, { items }) => sum + items, 0)).toBe(2_300);
  },
);

test.for([
  ["vin", "id,vin\n1,1HGCM82633A004352\n2,1HGCM82633A00435\n3,WDD2040821A540000\n"],
  ["tax", "jurisdiction,gross_income,tax_year\nUS,85000,2025\nXX,1,2025\nGB,-1,2025-26\n"],
] as const)("a batch of %s has the same rows, with the same faults", async ([service, input]) => {
  const { local, remote } = await runBoth(["batch", service, "-"], input);
  expect(local.stdout.split("\n")).toHaveLength(5);
  expect(remote).toEqual(local);
});

test("lists from stdin are also answered by the server", async () => {
  const vins = "1HGCM82633A004352\nnonsense\n";
  for (const format of [[], ["--ndjson"], ["--csv"], ["-q"]]) {
    const { local, remote, asked } = await runBoth(["vin", ...format], vins);
    expect(remote).toEqual(local);
    expect(asked.map(({ line }) => line)).toEqual(["POST /v1/vehicles/batch"]);
  }
});
