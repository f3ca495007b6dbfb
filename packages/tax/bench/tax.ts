import { spawnSync } from "node:child_process";
import { type BenchRow, median } from "../../../bench/row.ts";
import { calculateTax } from "../src/index.ts";

const budget = 100_000;
const seconds = 1;

/** Incomes as they come in, with a state each. */
const requests = Array.from({ length: 64 }, (_, index) => ({
  federal: {
    jurisdiction: "US",
    gross_income: 20_000 + index * 3127,
    filing_status: "single",
    tax_year: 2025,
  },
  state: {
    jurisdiction: "US-CA",
    gross_income: 20_000 + index * 3127,
    filing_status: "single",
    tax_year: 2025,
  },
  british: { jurisdiction: "GB", gross_income: 20_000 + index * 3127, tax_year: "2025-26" },
  dutch: { jurisdiction: "NL", gross_income: 20_000 + index * 3127, tax_year: 2025 },
}));

type Pair = (typeof requests)[number];

/** Calculations per second on one core, validation and marginal rate included. */
export async function run(): Promise<BenchRow[]> {
  const pair = rate(({ federal, state }) => {
    calculateTax(federal);
    calculateTax(state);
  });
  const traced = rate(({ federal, state }) => {
    calculateTax({ ...federal, explain: true });
    calculateTax({ ...state, explain: true });
  });
  const load = median(Array.from({ length: 9 }, importMilliseconds));
  const row = (name: string, value: number): BenchRow => ({ name, value, unit: "ops/s" });
  return [
    {
      ...row("United States and California", pair),
      budget: "at least 100,000",
      met: pair >= budget,
    },
    {
      ...row("the same with the full trace", traced),
      budget: "under 50 us",
      met: traced > 20_000,
    },
    row(
      "United Kingdom",
      rate(({ british }) => void calculateTax(british)),
    ),
    row(
      "Netherlands",
      rate(({ dutch }) => void calculateTax(dutch)),
    ),
    {
      name: "import of the root, as it is published",
      value: load,
      unit: "ms",
      budget: "under 60 ms",
      met: load < 60,
      note: "zod included; build the package first",
    },
  ];
}

function rate(once: (pair: Pair) => void): number {
  for (let round = 0; round < 500; round++) for (const pair of requests) once(pair);
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < seconds * 1000) {
    for (const pair of requests) once(pair);
    done += requests.length;
  }
  return (done / (performance.now() - start)) * 1000;
}

/** In a process of its own, less what starting one takes. */
function importMilliseconds(): number {
  const dist = new URL("../dist/index.js", import.meta.url).href;
  const code = `const start = performance.now(); await import(${JSON.stringify(dist)}); process.stdout.write(String(performance.now() - start));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code]);
  return Number(String(stdout));
}
