// Compares `almanac batch` with csv-parse, which reads the same file and writes as many bytes, and
// with Miller, which reads and writes it unchanged. A batch of VINs is also compared with the
// library alone. Also measures memory and the time to the first row. The programs take turns, so
// that other work on the machine affects all of them. Builds the bundle first, as published.
// `ALMANAC_BENCH_ROWS` sets the number of rows, which is a million by default.
import { execFileSync, spawn, spawnSync } from "node:child_process";
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
import { setTimeout as pause } from "node:timers/promises";
import { computeCheckDigit } from "../../packages/vin/src/internal/vin/check-digit.ts";
import { safeDecodeVin } from "../../packages/vin/src/node/index.ts";
import { type BenchRow, median } from "../row.ts";

const rows = Number(process.env.ALMANAC_BENCH_ROWS ?? 1_000_000);
const rounds = 5;
const heads = {
  dim: "id,lengthCm,widthCm,heightCm,weightKg,carrier",
  vin: "id,vin",
  tax: "id,jurisdiction,gross_income,tax_year",
} as const;
type Service = keyof typeof heads;
const firstRows: Readonly<Record<Service, string>> = {
  dim: "1,40,30,20,2,dhl",
  vin: "1,1HGCM82633A004352",
  tax: "1,US-CA,85000,2025",
};
/** After this time, a batch has started and waits for its input. */
const startMs = 500;
const symbols = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

interface Input {
  readonly service: Service;
  readonly title: string;
  /** The number of descriptors of the VINs; 0 if no two are alike. */
  readonly kinds: number;
  readonly budget?: "csv-parse" | "decodeVin";
  /** Two threads each open the tables of the service. */
  readonly mostMb: number;
}

const inputs: readonly Input[] = [
  { service: "dim", title: "", kinds: 0, budget: "csv-parse", mostMb: 200 },
  {
    service: "vin",
    title: " of 5,000 descriptors",
    kinds: 5_000,
    budget: "decodeVin",
    mostMb: 300,
  },
  { service: "vin", title: " of distinct descriptors", kinds: 0, mostMb: 300 },
  { service: "tax", title: "", kinds: 0, mostMb: 200 },
];

export async function run(): Promise<BenchRow[]> {
  const cli = new URL("../../apps/cli/", import.meta.url).pathname;
  execFileSync("tsup", { cwd: cli, stdio: "ignore" });
  const main = join(cli, "dist/main.js");
  const folder = mkdtempSync(join(tmpdir(), "almanac-bench-"));
  try {
    const results: BenchRow[] = [];
    for (const input of inputs) {
      const path = join(folder, `${input.service}.csv`);
      await writeInput(path, input);
      results.push(...measure(input, path, folder, main));
    }
    for (const service of ["dim", "vin", "tax"] as const) {
      results.push(await measureFirstRow(service, main));
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const peer = new URL("../servers/csv-parse-copy.ts", import.meta.url).pathname;
const reporter = new URL("../servers/report-usage.ts", import.meta.url).href;

function measure(
  { service, title, budget, mostMb }: Input,
  input: string,
  folder: string,
  main: string,
): BenchRow[] {
  const output = join(folder, "out.csv");
  const usage = join(folder, "usage.json");
  const node = [process.execPath, "--import", reporter];
  const ours = () => time([...node, main, "batch", service, input], output, usage);
  ours();
  const bytes = String(statSync(output).size);
  const turns = Array.from({ length: rounds }, () => ({
    batch: ours(),
    parse: time([...node, peer, input, bytes, String(rows)], output, usage),
    millerMs: hasMiller
      ? time(["mlr", "--icsv", "--ocsv", "cat", input], output).wallMs
      : undefined,
  }));
  const batchMs = median(turns.map(({ batch }) => batch.wallMs));
  const perSecond = (milliseconds: number) => (rows / milliseconds) * 1000;
  const wallRatio = median(turns.map(({ batch, parse }) => batch.wallMs / parse.wallMs));
  const peakMb = Math.max(...turns.map(({ batch }) => batch.peakMb));
  const name = `batch ${service}, ${rows} rows${title}`;
  const csvParse = "csv-parse reading it and writing as many bytes";
  const millerMs = turns.flatMap((turn) => turn.millerMs ?? []);
  return [
    {
      name,
      value: perSecond(batchMs),
      unit: "ops/s",
      against: {
        name: csvParse,
        value: perSecond(median(turns.map(({ parse }) => parse.wallMs))),
      },
      ratio: wallRatio,
      ...(budget === "csv-parse"
        ? { budget: "at most 2 times its time", met: wallRatio <= 2 }
        : {}),
      note: "the ratio is of times",
    },
    ...(budget === "decodeVin" ? [againstLibrary(name, input, perSecond(batchMs))] : []),
    {
      name: `${name}, processor time`,
      value: median(turns.map(({ batch }) => batch.processorMs)),
      unit: "ms",
      against: { name: csvParse, value: median(turns.map(({ parse }) => parse.processorMs)) },
      ratio: median(turns.map(({ batch, parse }) => batch.processorMs / parse.processorMs)),
      note: "of all threads",
    },
    {
      name: `${name}, memory`,
      value: peakMb,
      unit: "MB",
      budget: `at most ${mostMb}`,
      met: peakMb <= mostMb,
    },
    ...(millerMs.length === 0
      ? []
      : [
          {
            name,
            value: perSecond(batchMs),
            unit: "ops/s" as const,
            against: { name: "mlr cat of the input", value: perSecond(median(millerMs)) },
            ratio: batchMs / median(millerMs),
            note: "the ratio is of times",
          },
        ]),
  ];
}

/**
 * Compares a batch of VINs, which answers on all cores, with `decodeVin` on one, when it has seen
 * all types.
 *
 * The batch reaches about a fifth of that rate, not the half that is its budget. `decodeVin`
 * returns an object whose parts it shares with all vehicles of the type; a row of the batch is
 * also 760 bytes of text in some 90 cells, from 25 bytes of input. Of the 16 microseconds of a row
 * on one core, reading takes 0.3, decoding 4 to 5, writing 8, and collecting garbage the rest.
 * Both cores are busy for nine tenths of the time. The plants of these VINs are replaced, and in
 * 40 % of them the plant fits no pattern: such a row has warnings of its own, and writing it takes
 * twice as long. The texts of shared parts are kept already. To keep the text of whole rows for
 * each type was tried twice: it was fast for few types, not for many, and took hundreds of lines.
 */
function againstLibrary(name: string, input: string, batchRate: number): BenchRow {
  const vins = readFileSync(input, "utf8").trimEnd().split("\n").slice(1);
  const decodeAll = () => {
    const start = performance.now();
    for (const line of vins) safeDecodeVin(line.slice(line.indexOf(",") + 1));
    return (vins.length / (performance.now() - start)) * 1000;
  };
  decodeAll();
  const value = median(Array.from({ length: rounds }, decodeAll));
  const ratio = batchRate / value;
  return {
    name,
    value: batchRate,
    unit: "ops/s",
    against: { name: "decodeVin of its VINs, warm", value },
    ratio,
    budget: "at least 0.50",
    met: ratio >= 0.5,
  };
}

/** The time from the first row that a waiting batch is sent to the first row of its output. */
async function measureFirstRow(service: Service, main: string): Promise<BenchRow> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const child = spawn(process.execPath, [main, "batch", service, "-", "--from", "csv"], {
      stdio: ["pipe", "pipe", "ignore"],
    });
    const exit = once(child, "close");
    await pause(startMs);
    const start = performance.now();
    child.stdin.write(`${heads[service]}\n${firstRows[service]}\n`);
    let text = "";
    for await (const chunk of child.stdout) {
      text += String(chunk);
      // The heading is the first line.
      if (text.split("\n").length > 2) break;
    }
    times.push(performance.now() - start);
    child.stdin.end();
    await exit;
  }
  const value = median(times);
  return {
    name: `batch ${service}, first row in to first row out`,
    value,
    unit: "ms",
    budget: "at most 100",
    met: value <= 100,
  };
}

const hasMiller = spawnSync("mlr", ["--version"], { stdio: "ignore" }).status === 0;

interface Usage {
  readonly wallMs: number;
  /** The processor time of all threads, user and system. */
  readonly processorMs: number;
  readonly peakMb: number;
}

/**
 * Runs a program with its stdout in a file, and measures it. `almanac batch` exits with 1 if a row
 * failed. `usage` is the file that report-usage.ts writes; without it, only the time is known.
 */
function time([command = "", ...args]: readonly string[], output: string, usage = ""): Usage {
  const target = openSync(output, "w");
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", target, "ignore"],
    env: { ...process.env, ALMANAC_BENCH_USAGE: usage },
  });
  const wallMs = performance.now() - start;
  closeSync(target);
  if (status !== 0 && status !== 1) throw new Error(`${command} ${args[0]} exited with ${status}`);
  if (usage === "") return { wallMs, processorMs: Number.NaN, peakMb: Number.NaN };
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    readFileSync(usage, "utf8"),
  ) as NodeJS.ResourceUsage;
  return { wallMs, processorMs: (userCPUTime + systemCPUTime) / 1000, peakMb: maxRSS / 1000 };
}

async function writeInput(path: string, { service, kinds }: Input): Promise<void> {
  let state = 17;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
  const types = service === "vin" && kinds > 0 ? readTypes(kinds) : [];
  const lineOf: Record<Service, (index: number) => string> = {
    dim: () =>
      `${10 + random(90)}.${random(10)},${10 + random(50)},${5 + random(45)},${1 + random(30)}.${random(100)},` +
      `${["ups", "fedex", "dhl", "usps"][random(4)]}`,
    vin: (index) =>
      withCheckDigit(
        kinds > 0
          ? `${types[random(types.length)]}${100_000 + (index % 900_000)}`
          : `${distinctType(index)}${100_000 + (index % 900_000)}`,
      ),
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

/**
 * Types of VIN from the cases of the decoder: the first eleven characters, with many characters for
 * the plant.
 */
function readTypes(count: number): readonly string[] {
  const all = [...symbols].flatMap((plant) => knownTypes().map((type) => type + plant));
  const types = [...new Set(all)].slice(0, count);
  if (types.length < count) throw new Error(`only ${types.length} types of VIN`);
  return types;
}

/** The first ten characters of VINs from the cases of the decoder. */
function knownTypes(): readonly string[] {
  return ["vpic-answers", "makers-europe", "makers-world"].flatMap((name) => {
    const path = new URL(`../../packages/vin/test/cases/${name}.json`, import.meta.url);
    const text = readFileSync(path, "utf8");
    return [...text.matchAll(/"([A-HJ-NPR-Z\d]{10})[A-HJ-NPR-Z\d]{7}"/g)].map(
      ([, type = ""]) => type,
    );
  });
}

const makers = [...new Map(knownTypes().map((type) => [distinguishing(type), type])).values()];

/** The characters of a type without its positions 4, 5 and 8, which are replaced. */
function distinguishing(type: string): string {
  return type.slice(0, 3) + type.slice(5, 7) + type.slice(8);
}

/**
 * A type for each index, no two alike: a known type with other characters at the positions 4, 5, 8
 * and 11.
 */
function distinctType(index: number): string {
  const known = makers[index % makers.length] ?? "";
  const turn = Math.floor(index / makers.length);
  const symbol = (place: number) => {
    const step = Math.floor(turn / symbols.length ** place);
    return symbols[step % symbols.length] ?? "";
  };
  return `${known.slice(0, 3)}${symbol(2)}${symbol(3)}${known.slice(5, 7)}${symbol(0)}${known.slice(8)}${symbol(1)}`;
}

function withCheckDigit(vin: string): string {
  return vin.slice(0, 8) + computeCheckDigit(vin) + vin.slice(9);
}
