// Compares `almanac batch` with csv-parse, which reads the same file and writes as many bytes, and with Miller, which reads
// and writes it unchanged. The programs take turns, so that what else runs on the machine hits all of them. Builds the
// bundle first, as published. `ALMANAC_BENCH_ROWS` sets the number of rows; without it a million.
import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  createWriteStream,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { computeCheckDigit } from "../../packages/vin/src/internal/vin/check-digit.ts";
import { type BenchRow, median } from "../row.ts";

const rows = Number(process.env.ALMANAC_BENCH_ROWS ?? 1_000_000);
const rounds = 5;
const heads = {
  dim: "id,lengthCm,widthCm,heightCm,weightKg,carrier",
  vin: "id,vin",
  tax: "id,jurisdiction,gross_income,tax_year",
} as const;
type Service = keyof typeof heads;

export async function run(): Promise<BenchRow[]> {
  const cli = new URL("../../apps/cli/", import.meta.url).pathname;
  execFileSync("tsup", { cwd: cli, stdio: "ignore" });
  const main = join(cli, "dist/main.js");
  const folder = mkdtempSync(join(tmpdir(), "almanac-bench-"));
  try {
    const peer = new URL("../servers/csv-parse-copy.ts", import.meta.url).pathname;
    const results: BenchRow[] = [];
    for (const service of ["dim", "vin", "tax"] as const) {
      const input = join(folder, `${service}.csv`);
      await writeInput(input, service);
      results.push(...measure(service, input, folder, main, peer));
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(
  service: Service,
  input: string,
  folder: string,
  main: string,
  peer: string,
): BenchRow[] {
  const output = join(folder, "out.csv");
  const ours = () => time([process.execPath, main, "batch", service, input], output);
  ours();
  const bytes = String(statSync(output).size);
  const pairs = Array.from({ length: rounds }, () => ({
    batch: ours(),
    parse: time([process.execPath, peer, input, bytes, String(rows)], output),
    miller: hasMiller ? time(["mlr", "--icsv", "--ocsv", "cat", input], output) : undefined,
  }));
  const batchMs = median(pairs.map(({ batch }) => batch));
  const perSecond = (milliseconds: number) => (rows / milliseconds) * 1000;
  const ratio = median(pairs.map(({ batch, parse }) => batch / parse));
  const name = `batch ${service}, ${rows} rows`;
  const millerMs = median(pairs.flatMap(({ miller }) => miller ?? []));
  return [
    {
      name,
      value: perSecond(batchMs),
      unit: "ops/s",
      against: {
        name: "csv-parse reading it and writing as many bytes",
        value: perSecond(median(pairs.map(({ parse }) => parse))),
      },
      ratio,
      ...(service === "tax" ? {} : { budget: "at most 2 times its time", met: ratio <= 2 }),
      note: "the ratio is of times",
    },
    ...(hasMiller
      ? [
          {
            name,
            value: perSecond(batchMs),
            unit: "ops/s" as const,
            against: { name: "mlr cat of the input", value: perSecond(millerMs) },
            ratio: batchMs / millerMs,
            note: "the ratio is of times",
          },
        ]
      : []),
  ];
}

const hasMiller = spawnSync("mlr", ["--version"], { stdio: "ignore" }).status === 0;

/** The time of a program whose stdout is a file. `almanac batch` exits with 1 where a row failed. */
function time([command = "", ...args]: readonly string[], output: string): number {
  const target = openSync(output, "w");
  const start = performance.now();
  const { status } = spawnSync(command, args, { stdio: ["ignore", target, "ignore"] });
  const milliseconds = performance.now() - start;
  closeSync(target);
  if (status !== 0 && status !== 1) throw new Error(`${command} ${args[0]} exited with ${status}`);
  return milliseconds;
}

async function writeInput(path: string, service: Service): Promise<void> {
  let state = 17;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
  const types = service === "vin" ? readTypes() : [];
  const lineOf: Record<Service, (index: number) => string> = {
    dim: () =>
      `${10 + random(90)}.${random(10)},${10 + random(50)},${5 + random(45)},${1 + random(30)}.${random(100)},` +
      `${["ups", "fedex", "dhl", "usps"][random(4)]}`,
    vin: (index) => withCheckDigit(`${types[random(types.length)]}${100_000 + (index % 900_000)}`),
    tax: () => `${["US", "US-CA", "GB", "DE"][random(4)]},${20_000 + random(200_000)},2025`,
  };
  writeFileSync(path, "");
  const stream = createWriteStream(path);
  stream.write(`${heads[service]}\n`);
  for (let index = 0; index < rows; index++) {
    if (!stream.write(`${index},${lineOf[service](index)}\n`)) await once(stream, "drain");
  }
  stream.end();
  await once(stream, "finish");
}

/** Types of VIN from the cases of the decoder: the first eleven characters, with many characters for the plant. */
function readTypes(): readonly string[] {
  const known = ["vpic-answers", "makers-europe", "makers-world"].flatMap((name) => {
    const path = new URL(`../../packages/vin/test/cases/${name}.json`, import.meta.url);
    return [...readFileSync(path, "utf8").matchAll(/"([A-HJ-NPR-Z\d]{10})[A-HJ-NPR-Z\d]{7}"/g)];
  });
  const plants = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
  const all = plants.flatMap((plant) => known.map(([, type = ""]) => type + plant));
  const types = [...new Set(all)].slice(0, 5_000);
  if (types.length < 5_000) throw new Error(`only ${types.length} types of VIN`);
  return types;
}

function withCheckDigit(vin: string): string {
  return vin.slice(0, 8) + computeCheckDigit(vin) + vin.slice(9);
}
